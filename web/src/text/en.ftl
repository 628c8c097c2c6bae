# The house
brand = Manawell
home = Home
nav-main = Main menu
nav-play = Play
nav-create = New table
nav-learn = Learn
nav-rules = Rules
menu = Menu
settings = Settings
close = Close
cancel = Cancel
yes = Yes
no = No
copy = Copy
copied = Copied
share = Share
share-title = Share this game
share-text = Whoever has the link can see the game, its replay and its analysis.
share-text-unanalysed = Whoever has the link can see the game and its replay. Once it is analysed, the picture also shows the curve of the chances.
share-link = Link to the game
share-sheet = Send …
share-png = Picture
share-svg = Picture (SVG)
share-annotated = Record with comments
share-picture-alt = A picture of the game: the result, the players, the curve of their chances
loading = Loading…
try-again = Try again
guest = Guest
your-name = Your name

# Languages and theme
language = Language
language-en = English
language-de = Deutsch
language-fr = Français
theme = Theme
theme-light = Light
theme-dark = Dark
theme-system = Match system
sound-on = Sounds are on
sound-off = Sounds are off

# Home
hero-title = Four duels of magic, one well to drink from.
hero-text = Play in the browser: with friends, against honest bots, or alone. Free, open source, no account needed.
play-bot = Play now against a bot
play-which = Which game?
play-which-text = You will play against a bot: { $level }.
create-table = Create a table
join-code = Table code or link
join-placeholder = Paste a link or code
join = Join
join-bad = That is not a table link or code.
my-games = Your games
my-games-none = No games yet. Start one against a bot.
my-solo = alone
my-turn = your move
my-over = finished
my-waits = waiting
my-unplayable = cannot be opened
play-now = Play now
rules = Rules
soon = On its way
soon-text = Not playable yet.
meta-players = { $least }–{ $most } players
meta-players-exactly =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
meta-gegensatz = 1–2 players · 20 min · easy to learn
meta-rivality = 1–4 players · 25 min
meta-athlas = 2 players · 50 min
meta-lutao = 2–4 players · 120 min
title-gegensatz = Gegensatz
title-rivality = Rivality
title-athlas = Athlas
title-lutao = Lutao
about-gegensatz = Slip through nine relics of time, line up a paradox, steal the deciding crystal.
about-rivality = Lay tiles whose spells summon golems at exact range. Hold more land than your rivals.
about-athlas = Build three creatures from cards, reshape the ground, bring two relics together.
about-lutao = Lead a people from island to island and take the city of the stone guardians.

# Who I am
nav-games = Games
nav-me = You: { $name }
me = You
me-lead = You never have to register. Your name, games and lessons belong to this browser; here you can take them along, read all of it, or delete it.
me-emblem = Emblem
me-tint = Colour
me-tint-text = at the table your seat decides, everywhere else this one
me-kept = What we keep
me-kept-text = Your name and emblem, your games with what you said in them, the lessons you finished; if you want to be called, where. No tracking.
me-export = Save everything
me-delete = Delete everything
me-delete-title = Delete everything about you?
me-delete-text = Your name, games against bots, lessons, passkeys and codes are deleted. Running games with others are given up. In games with others your seat stays as a former guest without a name, and what you said there is blanked.
me-delete-next = Go on
me-delete-really = Really delete everything?
me-delete-really-text = { $name }, this cannot be undone, on any of your devices.
me-delete-yes = Delete for good
former-guest = Former guest
chat-deleted = deleted
emblem-golem = Golem
emblem-horned = Horned golem
emblem-peaked = Peaked golem
emblem-wizard = Wizard
emblem-mage = Spell master
emblem-knight = Knight
emblem-ranger = Ranger
emblem-dragon = Dragon
emblem-ship = Ship
emblem-feather = Feather
emblem-ring = Ring
emblem-skull = Skull
tint-orange = Orange
tint-purple = Purple
tint-teal = Turquoise
tint-rose = Rose
tint-gold = Gold
tint-silver = Silver
tint-stone = Stone
carry-title = Carry my profile to another device
carry-text = Your name, games and lessons come along. One of these ways is enough.
carry-passkey = Passkey
carry-passkey-text = Fingerprint, face or screen lock. Your device or password manager keeps it.
carry-passkey-not-here = Only works at an address that begins with https and has a name.
carry-passkey-add = Add a passkey
carry-passkey-since = Passkey since { $day }
carry-passkey-remove = Remove
passkey-cancelled = No passkey was used. Nothing has changed.
carry-link = Link for another device
carry-link-text = A QR code or a link, valid once and for ten minutes.
carry-link-show = Show
carry-link-warning = Scan it with the other device, or open the link there within { $minutes } minutes. Whoever opens it becomes you, so show it to nobody.
carry-qr = QR code with the link for another device
carry-code = Recovery code
carry-code-text = Twenty characters to write down. They bring your profile to any device, once.
carry-code-since = You made one on { $day }. A new one makes it void.
carry-code-make = Make a code
carry-code-again = Make a new code
carry-code-once = Write it down now: it is shown only this once.
carry-here = I have a profile on another device and want it here
carry-here-title = Bring my profile here
carry-here-text = Bring the profile that you have on another device.
carry-here-link = Or open “You” on the other device, choose “Link for another device” and scan the QR code with this one.
carry-becomes = You become { $name } here
carry-happens =
    { $games ->
        [0] Afterwards this browser belongs to that profile, with its name, games and lessons.
        [one] Afterwards this browser belongs to that profile, with its name, games and lessons. Your one game here as { $name } is joined to it. This cannot be taken apart again.
       *[other] Afterwards this browser belongs to that profile, with its name, games and lessons. Your { $games } games here as { $name } are joined to it. This cannot be taken apart again.
    }
carry-only-own = Only go on if this is your own profile.
carry-take = Bring it here
carry-not-now = Not now
carry-by-passkey = Use a passkey
carry-by-code = Use the code
devices =
    { $count ->
        [one] One device
       *[other] { $count } devices
    }
devices-text = Your profile is open in this many browsers. If one of them is lost or not yours any more, sign out everywhere else.
sign-out = Sign out everywhere else
sign-out-title = Sign out everywhere else?
sign-out-text = All other browsers forget you; links that you have made are void. Passkeys and your recovery code stay.
sign-out-done = You are signed out everywhere but here.
ratings = Ratings
rating = Rating
rating-history = How the rating in { $game } came about
rating-games =
    { $count ->
        [one] One game
       *[other] The last { $count } rated games
    }
rating-game = Game
rating-day = Date
ratings-text = The mark is the best guess, the pale bar is how sure we are: few games, wide bar. Bots stand on the same scale.
rating-not-yet = not yet
rating-after = after { $count } rated games
rating-range = { $low } to { $high }
blocked = Blocked
blocked-text = They can neither join your tables nor write there.
unblock = Unblock

# My games
my-turns =
    { $count ->
        [one] Your turn in one game
       *[other] Your turn in { $count } games
    }
my-games-all = All games
games-title = Your games
games-count =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
games-open = Open a record
games-record = Save the record
games-review = Review
games-play = Go to the table
games-filters = Which games
games-pages = Pages
games-page = Page { $page } of { $pages }
games-newer = Newer
games-older = Older
games-none = No games yet
games-none-text = What you play is kept here, with its result and every move.
games-none-such = No such games
games-none-such-text = None of your games fits all of these filters.
filter-game = Game
filter-against = Against
filter-result = Result
filter-state = State
filter-all = All
filter-none = Show all games
state-running = Running
state-over = Finished
result-is-won = Won
result-is-lost = Lost
result-is-drawn = Draw
against-people = People
against-alone = alone
against-mixed = Various bots
statistics = Statistics
statistics-sum = { $won } of { $played } won
statistics-played = Games
statistics-drawn = { $drawn } drawn

# Creating a table
create-title = A new table
create-game = Game
create-options = How to play
create-more = More options
create-seats = Who plays
create-team = { $name } · team { $team }
create-name = Your name, so your friend knows who is waiting
create-go = Open the table
option-range =
    { $step ->
        [1] A whole number from { $least } to { $most }
       *[other] From { $least } to { $most }, in steps of { $step }
    }{ $none ->
        [yes] {", or 0 for no limit"}.
       *[no] .
    }
create-nobody = At least one seat must be yours or open.
chair-me = Me
chair-open = A friend
chair-bot = Bot
chair-level = Strength
level-sprout = Sprout
level-sprout-about = Sees little and misses much. For first games.
level-apprentice = Apprentice
level-apprentice-about = Sees the obvious and still misses it often.
level-scholar = Scholar
level-scholar-about = Knows what matters, but overlooks things.
level-journeyman = Journeyman
level-journeyman-about = Plays with sense, and errs now and then.
level-adept = Adept
level-adept-about = Plays soundly and makes few mistakes.
level-master = Master
level-master-about = Plays well and forgives little.
level-archmage = Archmage
level-archmage-about = Plays very well and hardly wavers.
level-wellspring = Wellspring
level-wellspring-about = The strongest we have.
level-rating = about { $rating }
level-rated = { $level }, about { $rating }
level-measured = { $level }, { $rating } ± { $error }. { $about }
level-unmeasured = { $level }. { $about }
level-others = Other bots
level-others-about = A bot of the host’s own. How strong it is was not measured.
level-rating-tip = { $rating } ± { $error }, measured in games between the bots. A lead of 200 wins about three games out of four.
level-greedy = Greedy
level-random = Random
chair-name = Name, if you like
chair-name-of = Name of { $seat }
chair-hint-open = You get a link to share.
chair-hint-hot = Several seats for you: pass the device around. Each seat can have a name.

# Time
clock = Time
clock-none = no clock
clock-kind-none = No clock
clock-kind-none-about = as long as you like
clock-kind-live = Live
clock-kind-live-about = minutes for the whole game
clock-kind-days = Days
clock-kind-days-about = a turn whenever you can
clock-minutes = Minutes for each player
clock-seconds = Added with every turn
clock-days = Time for each turn
clock-then = When somebody’s time has run out
late-wait = the others wait or decide
late-lose = they lose
late-bot = a bot plays on: { $level }
terms-public = Anyone may join
terms-public-about = On: listed under open tables. Off: only people with your link or code.
terms-rated = Rated
terms-rated-about = It counts: no take-backs, no hints, and no bot plays on for a person.
terms-rated-solo = A game for one player cannot be rated.
terms-rated-hot = Not with several people at one device.
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
    }
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
clock-each-turn = { $time } for each turn
clock-live-words = { $increment ->
    [0] { $minutes } min for each
   *[other] { $minutes } min + { $increment } s
    }
clock-increment = + { $seconds } s a turn
clock-of = of { $time }
clock-late = time is up
clock-of-player = { $name }: { $time } left
clock-warning = You have { $time } left.
seat-deputy-yours = a bot plays for you ({ $level })
seat-deputy = away; a bot plays on ({ $level })
vanished-late = { $name } has run out of time.
vanished-away = { $name } has been away for a while. The clock runs on.
vanished-text = You can simply wait. If { $name } comes back and decides, the game goes on.
vanished-wait = Wait
vanished-bot = Let a bot play on
vanished-claim = Claim the win
vanished-return = Take my seat back
vanished-mine = Your time is up. The others wait for you; decide as soon as you can.
table-rated = rated

# Meeting
open-tables = Open tables
open-tables-none = Nobody is waiting right now. Look for a game, or open a table for anyone.
open-seats = { $all } players, { $open ->
        [one] one seat free
       *[other] { $open } seats free
    }
look = Look
sit-down-with = Sit down with { $name }: { $game }
find-game = Find me a game
find-game-text = You sit down with whoever looks for the same game, or wait for them at a table of your own.
find-game-go = Look for a game
seek-clock-none = No clock
seek-clock-quick = Quick: 5 min + 5 s
seek-clock-usual = Usual: 15 min + 10 s
seek-clock-long = Long: 45 min + 20 s
seek-clock-days = 3 days for each turn
seek-title = Looking for somebody …
seek-text = As soon as anyone looks for the same game, they sit down here. If you leave this page, the search ends.
seek-stop = Stop looking
challenge = Challenge
challenge-title = Challenge { $name }
challenge-text = You choose the game; a table opens at once, and they are told of it.
challenge-from = { $name } challenges you: { $game }
accept = Accept
no-thanks = No, thanks
invite-public = It is listed under open tables, too.
invite-local = This address works on this computer only. For friends elsewhere, open Manawell under the computer’s address in your network, or start it with --host 0.0.0.0.
invite-qr = QR code of the link to this table
invite-share = Share …
share-mail = E-mail
invite-share-text = { $name } invites you to a game of { $game }.
fill-bot = Fill a seat with this bot

# At the table
board = Board
dock = Your hand and your options
side = Players and log
views = Views
skip = Skip to your options
effects-more =
    { $count ->
        [one] one more consequence
       *[other] { $count } more consequences
    }
effects-fewer = Fewer consequences
tab-board = Board
tab-log = Log
tab-chat = Chat
tab-rules = Rules
table-crumb = { $mode } · table { $table }
your-turn = Your turn
to-move = to move
player-to-move = { $name } to move
watching = You are watching
choose-target = Now choose one of the highlighted places.
what-now = What can I do?
rule-link = Rule { $rule }
hint = Hint
hint-thinking = Looking for a good move …
press-waits = As soon as the server answers: { $what }
press-sent = On its way to the server: { $what }
hint-title = A good move is highlighted
hint-worth = It wins about { $worth } out of 100 games.
hint-exact = Solved to the end: it wins { $worth } out of 100 games.
hint-plain = A master would play this.
hint-equal = { $count ->
        [one] One other move is about as good.
       *[other] { $count } other moves are about as good.
    }
hint-reason = It { $reason }.
hint-second = About as good: { $move }, which { $reason }.
hint-only-title = This is the only move
hint-only = You can play nothing else here.
chances = Your chances
chances-show = Show my chances
chances-hide = Hide my chances
chances-percent = { $percent }%
chances-waiting = Weighing your chances …
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
turn = Rotate
turn-it = Rotate it clockwise
undo = Take back
undo-ask = Ask to take back
undo-nothing = There is nothing to take back.
undo-revealed = Hidden information was revealed, so this cannot be taken back.
undo-over = The game is over.
resign = Resign
resign-title = Resign?
resign-text = The game ends at once and you lose.
offer-draw-ask = Offer a draw
offer-undo = { $name } asks to take back the last move.
offer-undo-mine = You asked to take back your move.
offer-draw = { $name } offers a draw.
offer-draw-mine = You offered a draw.
offer-rematch = { $name } asks for a rematch.
offer-rematch-mine = You asked for a rematch.
offer-agreed = You agreed. Waiting for the others.
declined-undo = Your take-back was declined; the move stands.
declined-draw = Your draw offer was declined.
declined-rematch = The rematch was declined.
seat-you = You
seat-yours = Your other seat
seat-bot = Honest bot: sees only its own hand
seat-program = bot on the network
person-program = This is a bot: somebody’s program plays here.
person-you = This is you
person-look = Look at { $name }’s profile
seat-open = Open seat
seat-waiting = Waiting for someone
bot-name = { $level } (bot)
name-of-seat = { $seat } ({ $name })
online = online
offline = away
since = Since your last turn
since-more =
    { $count ->
        [one] one more line in the log, then:
       *[other] { $count } more lines in the log, then:
    }
show-me = Show me
show-me-about = Replays slowly what happened since your last turn.
showing-again = Looking back
understood = Got it
chat-empty = Nobody has said anything yet.
chat-message = Message
chat-placeholder = Say something nice…
chat-earlier = Earlier messages
chat-spectator = { $name } (spectator)
chat-send = Send
watched-by =
    { $count ->
        [0] You are watching
        [one] { $names } is watching
       *[other] { $names } are watching
    }
watching-you = you
watching-guests =
    { $count ->
        [one] a guest
       *[other] { $count } guests
    }
watching-block = Block { $name }
watching-about = Spectators never see a hand before the game is over. Everyone sees who watches.
chat-about = About { $name }
chat-mute = Mute
chat-mute-spectators = Mute spectators
chat-unmute = Hear again
chat-muted = muted
chat-report = Report
chat-block = Block
chat-block-text = Who is blocked can neither join your tables nor write there.
chat-done-reports = Reported to the host of this server.
chat-done-blocks = { $name } is blocked. You can undo this on the page “You”.
waiting-for-player = Waiting for another player
waiting-for-deal = Everybody is here. The cards are being dealt.
invite = Invitation
invite-title = Invite someone
invite-text =
    { $open ->
        [one] Share this link. The game starts as soon as someone sits down.
       *[other] Share this link. The game starts once { $open } more players have sat down.
    }
invite-link = Link to this table
invite-code = Or share the code:
join-title = { $name } is waiting for you
join-watch = Or just watch.
sit-down = Sit down
close-table = Close this table
close-table-title = Close this table?
close-table-text = The table disappears, and its link no longer works. Anyone already here is told.
table-closed = This table was closed
table-closed-text = The person who made it closed it before the game began.
curtain-title = Pass the device to { $name }
curtain-text = The hand stays hidden until you continue.
curtain-open = I am { $name }

# Something went wrong
refused = That is not allowed
failed = That did not work
failed-unsure = Did that work?
fault-offline = Cannot reach the server. Nothing was changed.
fault-server = The server answered with an error ({ $status }). Nothing was changed.
table-missing = Cannot show this table
lost-title = Page not found
lost-text = This address leads nowhere. Your games are safe.
connection-lost = Connection lost. You can continue as soon as it is back; nothing is lost.
connection-long = Still no connection. The game is stored safely on the server.
connection-retry = Next attempt in { $seconds } s.
connection-now = Connecting…
connection-try = Try now

# The end
game-over = The game is over
result-won = You win!
result-lost = You lose
result-watching =
    { $count ->
        [one] { $name } wins
       *[other] { $name } win
    }
result-shared = You and { $names } win!
result-winner = winner
result-draw = Draw
show-result = Show result
rematch = Play again
rematch-asked = Rematch requested
rematch-go = Go to the new table
review = Watch again
record = Download record

# Replay
replay-title = Replay
replay-start = Start
replay-at = After step { $step } of { $steps }
replay-slider = Step
replay-first = To the start
replay-back = Back
replay-on = Next
replay-last = To the end
replay-run = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = View as
replay-as = As { $name } saw it
replay-all = Everything
replay-watcher = As a spectator
replay-fork = Continue from here
replay-table = Back to the table

# Analysis of a finished game
analyse = Analyse
analysis-title = Analysis
analysis-waiting = The analysis begins in a moment …
analysis-running = Analysing: { $percent }%
analysis-stuck = The analysis was interrupted several times.
analysis-again = Try again
analysis-findings = Findings
analysis-course = Course of the game
analysis-slider = Step
analysis-at = { $where }: { $what } { $name }: { $percent }%
analysis-where = { $where } · { $name }
analysis-stop-turn = Turn { $number }
analysis-stop-round = Round { $number }
analysis-stop-setup = Setup
analysis-stop-game = Game
analysis-turn = Turn or round
analysis-chance = Chance
analysis-deal = The game is set up.
analysis-unseen = A hidden decision.
analysis-unseen-was = Hidden then: { $what }
analysis-steps = Steps of this turn
analysis-turn-back = Previous turn or round
analysis-turn-on = Next turn or round
analysis-know = Knowledge
analysis-knew =
    { $you ->
        [yes] What you knew
       *[other] What { $name } knew
    }
analysis-true = What was true
analysis-eyes = From the view of
analysis-chance-of = { $name } { $percent }%
analysis-lane-chances = Chances
analysis-lane-luck = Luck
analysis-lane-choices = Decisions
analysis-chapters = Chapters of the game
analysis-chapters-turn = Turns
analysis-chapters-round = Rounds
analysis-chapters-setup = Setup
analysis-chapters-game = Game
analysis-chapter =
    { $kind ->
        [round] Rounds { $from }–{ $to }
       *[other] Turns { $from }–{ $to }
    }
analysis-stops = Turns of this chapter
analysis-stop-all = Everybody
analysis-spread = What could have come
analysis-spread-came = What came leaves { $name } { $percent } percent.
analysis-spread-bin = { $share } times in 100: { $from } to { $to } percent.
analysis-spread-axis = { $name }: chance after it, %
analysis-tray = { $name } holds
analysis-hidden-card = hidden card
analysis-moments = Key moments
analysis-moments-of = points of chance
analysis-moments-none = Nothing has changed the chances much yet.
analysis-fork-before = Play on from here
analysis-better = Show me the better line
analysis-line = Better: { $move }.
analysis-line-on = It might have gone on like this, in the notation of records:
analysis-instead = Instead: { $move }
analysis-best = Best here
analysis-best-of =
    { $you ->
        [yes] as far as you knew
       *[other] as far as { $name } knew
    }
analysis-no-decision = Nothing was decided here.
analysis-gave-up = A player gave up here.
analysis-forced = There was no other legal move.
analysis-played = played
analysis-exact = solved to the end
analysis-worth = { $percent }%
analysis-worth-equal = ≈ { $percent }%
analysis-grade-best = The best move, or as good as it
analysis-grade-good = A good move
analysis-grade-inaccuracy = Inaccuracy
analysis-grade-mistake = Mistake
analysis-grade-blunder = Blunder
analysis-sign-blunder = Blunder
analysis-sign-mistake = Mistake
analysis-sign-inaccuracy = Inaccuracy
analysis-sign-only = The only good move
analysis-sign-luck = Chance
analysis-accuracy = { $name }: accuracy { $accuracy }
analysis-balance = Luck and decisions
analysis-points = points of chance
analysis-start = Start
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = Decisions of others
analysis-residue = Rest
analysis-result = Result
analysis-luck-short = luck
analysis-own-short = own
analysis-others-short = others
analysis-residue-short = rest
analysis-part = { $part } { $points }
analysis-table = The curve as a table
analysis-once-more = Analyse once more, to see how certain the figures are
analysis-runs = Means of { $runs } runs; ± is half of a 95% interval.
analysis-how = How to read this
analysis-how-balance = A decision can only give chances away, compared with the best one there was; what it gave away goes to the others. Luck is what a draw, a deal or a turned card changed, compared with everything that could have come. The rest is what neither explains: hidden cards that only some knew, and the limits of the search. All of it together with the start is exactly the result.
analysis-how-accuracy = Accuracy is 100 if nothing was given away. A decision that gives away 8 points counts two thirds, one that gives away 16 less than half; the number is the average over all decisions with a choice.
analysis-tab-board = Board
analysis-tab-moments = Moments
analysis-tab-balance = Balance

# Rules
rules-title = Rules of { $game }
rules-search = Search the rules
rules-nothing = No rule mentions “{ $wanted }”.
rules-failed = Could not load the rulebook.

# Settings
settings-name = Your name at the table
settings-save = Save
settings-saved = Saved
settings-motion = Motion
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
motion-off = None
settings-still = Your system asks for reduced motion, so nothing is animated here.
settings-confirm = Confirm each move
settings-confirm-text = When off, clicking a highlighted place plays at once.
settings-sound = Sounds
settings-volume = Volume
settings-keys = Keys at the table
key-choose = choose a card or a button
key-step = next highlighted place
key-confirm = confirm, or press the only button
key-cancel = cancel
key-undo = take back
key-hint = hint
key-rules = rule for this step
key-skip = skip the animation; pass or end the step
key-space = Space
key-situation = read the table aloud
key-tabs = log, chat, board
key-explain = explain the signs one after another
explain-keys = Arrow keys: next sign. Esc ends.

# A board in words
fallback-view = On the table
fallback-moves = What you can do
fallback-score = Points: { $points }
board-broken = The board of this game cannot be shown. You can play on in words.

# The sealed shuffle
seal = The shuffle is sealed: nobody can change it
seal-commitment = Fingerprint:
seal-seed = The seed behind it:
seal-verify = Save the record and check it with “manawell verify”.
seal-waiting = Nothing is dealt yet: nobody knows the cards
seal-how = The server has fixed its part of the shuffle and shows its fingerprint. After that, each player’s device adds a random number, the salt. The cards are dealt from all of it once everybody is here, so nobody can choose them.
seal-salt = { $name } adds:
seal-salt-any = Added:
seal-salt-none = nothing
seal-salt-awaited = still to come
seal-salt-own = (this device)
seal-no-salts = The players have added no salts to this deal.
seal-menu = How the cards are dealt

## Learning
learn-title = Learn by playing.
learn-text = Pebble shows you the first moves on a real table. A minute or two at a time, in any order you like.
learn-begin = { $game }: { $lesson }
learn-go-on = Continue { $game }: { $lesson }
learn-minute = In one minute
learn-minutes = { $minutes } min
learn-progress = { $done } of { $count } lessons
learn-known = done
first-game = Guided first game
howto = How to play
howto-title = How to play { $game }
howto-about = { $count } pictures, two minutes.
howto-print = Print
howto-you = You
howto-them = Opponent
lesson-of = Lesson { $number } of { $count }
lesson-side = This lesson
lesson-steps = Step { $step } of { $steps }
lesson-back = Back to the lesson
lesson-leave = Leave
lesson-next = { $lesson } · { $minutes } min
lesson-again = Once more
lesson-all = All lessons
seat-practice = Plays along
level-practice = Practice partner
coach-challenge = Your turn to find it
coach-shown = Like this.
coach-right = Well done!
coach-wrong = Possible, but not this time
coach-done = Lesson complete
coach-next = Next
coach-back = Take it back
coach-show = Show the solution
coach-why = Why?
coach-star = This is what the task is about
coach-thanks = Got it
coach-what-now = What now?
coach-off = Stop coaching
coach-on = Call the coach back
learn-first = Learn to play in five minutes
howto-short = How to play

# The position editor
editor-instead = Or set up a position of your own
editor-title = Position editor
editor-good = This position is possible. { $name } must decide.
editor-over = This position is possible. The game is over in it.
editor-undo = Undo
editor-seat = Your seat
editor-as = I play { $name }
editor-level = Opponent
editor-play = Play it
editor-weighing = Analysing …
editor-link = Copy link
editor-save = Save file
editor-open = Open file
editor-views = What to edit
editor-tab-pieces = Pieces
editor-tab-all = Everything else
editor-tab-text = As text
editor-apply = Take over
editor-held = { $name } is held: press another piece to exchange them, or “here” to lay it there.
editor-how = Press a piece to take it, then another one to exchange them, or “here”. The position is checked at every change.
editor-how-all = Details that few positions need. What follows from the rest is corrected automatically.
editor-anew = Begin with another deal
editor-deal = Deal anew
editor-here = here
editor-tool-move = Move
editor-tool-remove = Remove
editor-done = Changed.
editor-remove = Remove { $name }
editor-add = Add: { $name }
editor-less = { $name }: less
editor-more = { $name }: more
editor-none = { $name }: none
editor-set = set
editor-no-file = That is not a position of Manawell.
editor-other-game = That is a position of another game ({ $game }).
editor-exact = Solved to the end.
editor-estimated = Estimates of the strongest bot, for players who play on as bots would.
editor-edit = Edit this position
field-timeline = Timeline
field-hands = Hands
field-hand = Hand
field-known = Known to all
field-wands = Wands (position)
field-crystals = Crystals
field-codex-colour = Codex colour
field-codex-card = Codex card
field-phase = Decision
field-actor = Who decides
field-active = Whose turn
field-turn = Turn
field-round = Round
field-pile = Pile
field-drawn = Drawn card
field-removed = Out of the game
field-shrine = Shrine
field-time-stones = Time stones
field-battlefield = Battlefield
field-tile = Tile
field-rotation = Rotation
field-golems = Golems
field-face-down = Face down
field-laid-by = Laid by
field-decks = Decks
field-supplies = Supplies
field-open = Open tiles
field-points = Points
field-wizards = Wizards
field-sides = Sides
field-x = Column
field-y = Row
field-q = Axis q
field-r = Axis r
field-units = Units
field-unit = Unit
field-piles = Armies
field-stacks = Stacks
field-cards = Cards
field-card = Card
field-life = Life
field-hits = Hits
field-figure = Figure
field-relics = Relics
field-relic = Relic
field-markers = Markers
field-field = Field
field-fields = Fields
field-seat = Player
field-starter = Who began
field-wins = Games won
field-provinces = Provinces
field-owner = Owner
field-armies = Armies
field-attackers = Attackers
field-city = City
field-ships = Ships
field-peoples = Peoples
field-people = People
field-runes = Runes
field-rune = Rune
field-spells = Spells
field-player = Player
field-lands = Lands
field-land = Land
field-supply = Supply
field-reserve = Reserve
field-sticks = Sticks
field-winner = Winner
field-target = Goal
field-swap = Last swap
field-full-stones = Time stones at the start
field-reason = Reason of the end
field-taken = Card taken
field-origin = From
field-was-known = Known before
field-level = Level
field-human = Colour of the player
field-starred = Side with the starred tiles
field-first = First player
field-answered = Answers so far
field-returned = Returned tiles
field-step = Step
field-source = Starting point
field-caster = Caster
field-held-by = Held by
field-changes = Changes of control
field-ran-out = Supply used up by
field-winners = Winners
field-gained = Gained by change no.
field-leaders = Most golems
field-entrenched = Entrenched
field-waits = Waiting spells
field-threat = Threatened siege
field-colour = Colour
field-held = Held
field-game = Game of the campaign
field-gone = Used interventions
field-played = Played
field-slot = Alpha being made
field-draft = Its cards so far
field-board = Board
field-checkpoints = Earlier moments of the activation
field-aside = Board put aside
field-window = Opportunity
field-summoned = Units summoned
field-summoned-cost = Their cost
field-ending-all = Rest of the units skipped
field-announced = Announced cards
field-effects = Effect being carried out
field-task = What comes next
field-stage = Stage
field-amounts = Losses
field-venom = Venom
field-asked = Alphas with a casualty
field-doomed = Dying units
field-blasts = Explosions
field-soaked = Flooded fields
field-pushed = Pushed onto
field-abilities = Abilities
field-size = Number
field-revealed = Revealed
field-seen = Seen by others
field-totals = Totals
field-cost = Cost
field-physical = Physical armour
field-magic = Magic armour
field-mods = Attack bonuses
field-flags = Properties
field-terrain = Terrain
field-marks = Conditions
field-pools = Life
field-serials = Units numbered so far
field-spent = Points spent
field-idle = Without progress
field-progress = Progress this turn
field-activations = Activations
field-stirred = Something changed
field-alarms = Alarms
field-name = Name
field-alpha = Alpha
field-spent-physical = Physical armour spent
field-spent-magic = Magic armour spent
field-exposed = Exposed
field-waiting = Still to be activated
field-arrived = Just arrived
field-holds = Holds
field-condition = Condition
field-maker = Made by
field-time = Time
field-moved = Moved
field-commander = Commander
field-wet = Began in water
field-moves = Movements left
field-actions = Actions left
field-used = Used
field-moment = Moment
field-picked = Choices made
field-direction = Direction
field-area = Area
field-movement = Movement
field-ended = Ended card
field-ability = Ability
field-user = User
field-extra = Further choice
field-next = Next part
field-lowered = Ground lowered
field-seats = Players
field-stack = Lands still to lay
field-hidden-lands = Hidden lands
field-builder = Who lays
field-order = Turn order
field-who = People asked
field-fleet = Ships at sea
field-arrivals = Armies that attack
field-golem-supply = Golems in the supply
field-controller = Holds the city of Lutao
field-since = Since round
field-attacker = Attacker
field-home = Own at the start of the turn
field-conquered = Conquered this turn
field-commands = Golem actions left
field-goal = Destination
field-source-province = From province
field-goal-province = To province
field-aboard = Armies aboard
field-captives = Hostages of the attackers
field-route = Route
field-paid = Sticks paid
field-sources = Golems attack from
field-traps = Traps
field-sprung = Sprung trap
field-lifted = Trap picked up
field-people-stack = Unused peoples
field-people-bottom = Peoples put under
field-rune-stack = Unused runes
field-rune-bottom = Runes put under
field-spell-pile = Spells in the pile
field-spell-discards = Discarded spells
field-battle = Battle
field-poll = Asked about it
field-casts = Declared spells
field-errands = Pending decisions
field-leavers = Who left
field-id = Name
field-sailed = Ships that have sailed
field-hostages = Hostages
field-borrowed = Borrowed people
field-current = Rune that works now
field-moons = Runes of the Moons
field-artefact-card = Artefact card
field-people-artefact = Has the people artefact
field-rune-artefact = Has the rune artefact
field-bound = Bound to lands
field-cities = City markers
field-wind = Free hexes of wind
field-bound-wind = Of these bound to lands
field-limit = Limit
field-deck = Combat cards by kind
field-sunk = Under the pile
field-discards = Discarded
field-budget = To spend
field-income = Points it would score
field-required = Rounds it must hold the city
field-people-artefact-at = People artefact lies in
field-rune-artefact-at = Rune artefact lies in
field-place = Place
field-banned = Rune banned
field-gave = Has given a card
field-stole = Has taken a card
field-out = Out of the game
field-spell = Spell
field-marked = Marked
field-lutao = Drawn for the city
field-stayed = Stayed at sea
field-province = Province
field-way = Way
field-start = Came from
field-landing = Landing place
field-returns = Cards to return
field-driven-off = Driven off
field-shares = Shares of the retreat
field-captive-shares = Hostages in them
field-leaving = Group that leaves
field-ghosts = Ghosts
field-lost = Lost
field-fixed = Fixed cards
field-per-army = Cards per army
field-counted = Armies counted
field-most = Most cards
field-weak = Weakened by
field-silenced = Power silenced
field-skin = Stone skin
field-draws = Cards drawn
field-given = Card given
field-number = Number
field-stopped = Stopped
field-kind = Kind
field-numbers = Numbers
field-value-over = over
field-value-undecided = undecided
field-value-none = none
field-value-nothing = nothing

# Puzzles
puzzle = Puzzle
puzzles = Puzzles
puzzle-daily = Puzzle of the day
puzzle-solve = Solve it
puzzle-solved = Solved
puzzles-all = All puzzles
puzzles-none = There are no puzzles yet.
puzzles-about = Positions from games of our bots, each with one right answer that was checked, sorted by the weakest bot that finds it. Everybody gets the same puzzle of the day; a new one comes at midnight (UTC).
puzzles-progress = { $done } of { $count } solved
puzzle-streak = { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
puzzle-level = Weakest bot that solves it: { $level }
puzzle-themes = About: { $themes }
puzzle-back = Back to the puzzle
puzzle-hint = Hint
puzzle-hint-reason = The first move { $reason }.
puzzle-hint-none = There is no more to say than the move itself.
puzzle-wrong = Possible, but not the answer
puzzle-missed = From here the goal is out of reach.
puzzle-missed-reason = This { $reason }.
puzzle-missed-chance = It wins { $chance }% of the time, the answer { $best }%.
puzzle-end = { $how ->
        [clean] Solved at the first try!
        [shown] That was the answer
       *[solved] Solved!
    }
puzzle-line = The line
puzzle-why = The first move { $reason }.
puzzle-checked = { $by ->
        [turn] How we know: all that can be played here was tried out, in { $worlds ->
            [one] the only world there can be
           *[other] { $worlds } imagined worlds
        } ({ $positions } positions).
        [solver] How we know: everything is known here, and the game was solved from this position.
       *[search] How we know: in { $runs } searches ({ $positions } walks in all) it was ahead of every other move by at least { $margin } points in 100.
    }
puzzle-next = Next puzzle
puzzle-look = Look at the board
puzzle-go-on = Go on

# Privacy and what the host announces
announcement = From the host:
announcement-close = Close the announcement
privacy = Privacy
privacy-who = Who runs this server
privacy-operator = { $operator } runs this server and is responsible for what is stored here.
privacy-nobody = Whoever runs this server has not said who they are.
privacy-contact = Contact:
privacy-stored = What is stored
privacy-stored-text = Nobody registers. Your browser keeps a random cookie; the server stores its fingerprint, your name, language and emblem, and when you were last here. Beside them is what you do: your tables with every move and every line of chat, ratings, finished lessons and solved puzzles, whom you have blocked and what you have reported. Of recovery codes and links only fingerprints are stored, of passkeys the public key. Who wants to be called also leaves their browser’s endpoint for notices, or an e-mail address, with their quiet hours. Whoever runs the server can read all of this.
privacy-never = What is not stored
privacy-never-text = No advertising, no tracking, nothing for third parties; only notices that you have asked for pass through the push service of your browser’s maker, or by e-mail. The address from which you come is in the server’s memory only while it keeps you within the limits that hold for everybody; neither the database nor the server’s own log has it.
privacy-others = What others see
privacy-others-text = Your name, emblem and ratings, your games at their tables, and what you say there. Who has the link of a finished game can watch it again.
privacy-long = How long
privacy-yours = Your data
privacy-yours-text = On the page about you, you can save everything that is stored about you, and delete it at once. What was deleted can remain in the host’s backups for a while.
privacy-to-me = To the page about you
privacy-days-guests = { $days ->
    [0] Your profile is kept until you delete it.
   *[other] If you were not here for { $days } days, your profile is forgotten; finished games stay, without your name.
}
privacy-days-waiting = { $days ->
    [0] Tables that wait for players are kept.
   *[other] Tables that wait for players in vain are removed after { $days } days.
}
privacy-days-unfinished = { $days ->
    [0] Games that nobody goes on with are kept.
   *[other] Games that nobody goes on with are removed after { $days } days.
}
privacy-days-finished = { $days ->
    [0] Finished games are kept.
   *[other] Finished games are removed after { $days } days.
}
privacy-days-chat = { $days ->
    [0] What was said at a table is kept as long as its game.
   *[other] What was said at a table is blank { $days } days after the end of its game.
}

# Notices
call-me = Call me
call-me-turn = Call me when it is my turn
call-me-text = Close this page if you like: we can call you when it is your turn.
call-me-wait = You need not wait here: we can call you when somebody sits down.
call-me-off = Off in this browser.
call-me-on = On: this browser calls you, also when the page is closed.
call-me-blocked = Your browser blocks notices from this page. Open the page's settings beside its address (the lock or the sliders), allow notifications, and load the page again.
call-me-install = On an iPhone or iPad, add Manawell to your home screen first (Share, then “Add to Home Screen”), and open it from there.
call-me-insecure = Browsers show notices only from pages at https. Ask whoever runs this server.
call-me-none = This browser cannot show notices.
call-me-failed = It did not work: the browser could not reach its push service. Try again later.
call-me-no = Not now
notices = Notices
notices-text = We call you once for each turn, and only while you are not looking at the table.
notices-browser = In this browser
notices-browsers = { $count ->
        [one] You are called in one browser.
       *[other] You are called in { $count } browsers.
    }
notices-turn-on = Turn on
notices-turn-off = Turn off
notices-mail = By e-mail
notices-mail-text = If none of your browsers can be reached. We first send you a link to confirm the address.
notices-mail-sent = We have sent a link to { $address }. Open it within a day, and you will be called there.
notices-mail-on = To { $address }, if none of your browsers can be reached.
notices-mail-ask = Send the link
notices-mail-forget = Forget the address
notices-address = Your e-mail address
notices-kinds = Call me when
notices-kind-turn = it is my turn
notices-kind-joined = somebody sits down at my table
notices-kind-over = a game is over
notices-kind-challenge = somebody challenges me
notices-quiet = Quiet hours
notices-quiet-text = Do not call me at night; tell me everything at once afterwards
notices-quiet-from = from
notices-quiet-to = to
mail-title = Notices by e-mail
mail-wait = One moment …
mail-confirmed = Thank you. From now on we call you at this address.
mail-stopped = Done. Nothing more is sent to this address, and we have forgotten it.

# Events
events = Events
events-about = Play several games against several people: in rounds, or in an arena against whoever is free.
events-none = No events right now
events-none-text = Open one yourself; whoever comes to this page finds it.
events-running = Under way
events-waiting = Sign up
events-over = Results
event-open = Open an event
event-open-go = Open the event
event-kind = What kind of event?
event-kind-swiss = Swiss
event-kind-swiss-about = A fixed number of rounds. Equals meet equals, nobody drops out.
event-kind-arena = Arena
event-kind-arena-about = A fixed time. Whoever is free plays the next game at once; wins in a row count double.
event-name = Name of the event
event-name-usual = { $game } for everyone
event-times = Times
event-clock = Clock of each game
event-deadline = A round lasts at most
event-deadline-none = until all are over
event-length = Length
event-start-when = When does it start?
event-start-host = when I press “Start”
event-start-full = as soon as enough have come
event-start-time = at a fixed time
event-start-date = Date and time
event-wanted = Number of players
event-rated-about = All games count for the ratings. Take-backs and hints do not exist in any event.
event-i-play = I play too
event-add-bot = Add a bot
event-add-bot-choose = Choose a level …
event-bots = Bots in this event
event-remove-bot = Remove this bot: { $level }
event-swiss-rounds = Swiss, { $count ->
        [one] one round
       *[other] { $count } rounds
    }
event-arena-minutes = Arena, { $count } min
event-unrated = not rated
event-state-waiting = not yet begun
event-state-over = over
event-state-cancelled = cancelled
event-round-of = Round { $round } of { $rounds }
event-round-number = Round { $number }
event-game-number = Game { $number }
event-rounds = Rounds
event-round-due = The round ends in { $time } at the latest; games that still run then are drawn.
event-time-left = { $time } left
event-starts-at = Starts { $when }
event-until = until { $when }
event-ended-at = Ended { $when }
event-standings = Standings
event-players = Players
event-players-count = { $count ->
        [one] one player
       *[other] { $count } players
    }
event-nobody = Nobody has signed up yet.
event-rank = Rank
event-player = Player
event-you = you
event-points = Points
event-buchholz = Buchholz
event-buchholz-about = The sum of the opponents’ points decides between equal points
event-last-games = Latest games
event-away = resting
event-streak-about = on a streak: the next game counts double
event-games = Games
event-no-games = No game has begun yet.
event-free-round = { $count ->
        [one] { $names } has a free round and a point.
       *[other] { $names } have a free round and a point each.
    }
event-watch = Watch
event-play = Play
event-go = Go to the table
event-back = Back to the event
event-begun = Your game has begun
event-against = Against { $names }. Your clock may be running already.
event-take-part = Take part?
event-join = Sign up
event-joined = you take part
event-leave = Withdraw
event-rest = Take a rest
event-return = I am back
event-start = Start now
event-you-are-in = You are in
event-you-rest = You are resting
event-rest-text = You are not paired until you come back. A game that has begun goes on.
event-running = Under way
event-late = You can still join; rounds that you missed give no points.
event-next = Your next game
event-next-round = The next round begins in { $time }.
event-looking = We are looking for an opponent …
event-you-sit-out = You have a free round and a point for it.
event-still = { $count ->
        [one] One game is still running.
       *[other] { $count } games are still running.
    } Then comes the next round.
event-ending = The results are being added up.
event-starts-in = It starts in { $time }.
event-starts-with = It starts when { $count } have come; { $come } are here.
event-starts-by-host = It starts when its host presses “Start”.
event-came = You came in at rank { $rank }
event-won = Winner: { $names }
event-cancelled = This event was cancelled
event-cancelled-text = Games that were running go on, but count for nothing here.
event-unknown = There is no such event
event-unknown-text = Perhaps the address has a slip of the pen.
event-how = How it works
event-how-swiss = Every round pairs players with equal points. Nobody meets twice where that can be avoided, and if the number is odd, somebody has a free round.
event-how-points = A win is worth one point, a draw half a point.
event-how-points-many = You get the share of the others at your table whom you leave behind: first place is worth one point, last place nothing.
event-how-breaks = Equal points: the sum of the opponents’ points decides (Buchholz), then the points of those you beat (Sonneborn-Berger), the game between you, and the number of wins.
event-how-arena = Whoever is free is paired again at once, if possible with somebody else.
event-how-streak = A win is worth 2 points, a draw 1. After two wins in a row everything counts double, until you fail to win.
event-how-streak-many = First place is worth 2 points, last place nothing, the others in between. After two wins in a row everything counts double, until you fail to win.
event-how-end = When the time is up, games that still run do not count.
event-how-clock = Clocks start when a game begins. Whoever does not come loses on time and rests until they come back.
event-copy = Copy the link
event-copied = Link copied
event-cancel = Cancel the event
event-cancel-ask = Cancel this event?
event-cancel-about = There will be no result. It cannot be undone.
event-cancel-no = Keep it

# The balance laboratory
lab = Balance laboratory
lab-about = What cards, tiles, peoples and places are worth, counted in finished games. The host of this server has made these reports.
lab-none = No reports yet
lab-none-text = The host can make one with “manawell balance GAME --publish”.
lab-games = { $count ->
        [one] One game
       *[other] { $count } games
    }
lab-by-bots = played by { $players }
lab-by-records = from records
lab-changed = Not the printed game, but changed:
lab-drawn = given by chance
lab-chosen = chosen by players
lab-element = Element
lab-count = Seats
lab-won = Won
lab-interval = 95 % interval
lab-effect = Difference
lab-points = { $value } points ({ $low } to { $high })
lab-clear = clear
lab-few = too few to compare
lab-pairs = Pairs that bring more or less than the sum
lab-pairs-about = The clearest of { $count }. In percentage points, with 95 % interval.
lab-pair = Pair
lab-excess = Beyond the sum
lab-caution = How to read this
lab-caution-text = “Won” is the share of points of those who had it. “Difference” compares them, in percentage points, with those in the same place who did not. “Clear” counts all comparisons: about one in twenty of these is still chance. Where chance gives something, the difference is its effect between such players. Where players choose, it also tells when they choose it: who is ahead plays other cards than who is behind.
lab-kind-start = Order of play
lab-kind-dealt = Dealt
lab-kind-played = Played
lab-kind-deck = Deck
lab-kind-brought = Brought
lab-kind-used = Used
lab-kind-people = People
lab-kind-rune = Rune
lab-kind-spell = Spell
lab-start-first = Begins
lab-start-second = Second
lab-start-third = Third
lab-start-fourth = Fourth
