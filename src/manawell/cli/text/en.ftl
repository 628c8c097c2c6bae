# The program and its help
help-program = Four magic-duel board games in the terminal. Start with: manawell play
help-play = Play a game. Manawell asks for whatever you leave out.
help-learn = Learn a game in short lessons. Manawell asks for whatever you leave out.
help-puzzles = Solve puzzles: one right answer, found and checked by the bots.
help-replay = Step through a record move by move.
help-verify = Check a game against its seed.
help-rules = Read the rules of a game, or a single rule.
help-games = List the games and their options.
help-new-game = Write a game of your own to start from, as a package.
help-new-name = The id of the new game, such as mill.
help-check = Check that a game keeps its promises.
help-lang = Language: en, de or fr.
help-plain = Plain sentences without drawings or colours, for screen readers.
help-data = Folder for saved games (default: the variable MANAWELL_DATA, or else your system’s usual place).
help-file = A record (.mana).
help-replay-file = A record (.mana); without one, choose from your finished games.
help-version = Show the version, and whether the compiled rules are in use.
help-word-usage = Usage:
help-word-arguments = Arguments:
help-word-options = Options:
help-word-commands = Commands:
help-word-any-options = [OPTIONS]
help-word-any-command = COMMAND …
help-word-help = Show this help.
help-word-required = required
help-word-default = default:
help-word-variable = variable:
help-game = Which game; manawell games lists them.
help-lesson = Which lesson; manawell learn --list lists them.
help-step = Begin with this step of the lesson instead of where you left off.
help-list = Only list the lessons.
help-puzzles-action = list the puzzles, solve the one of the day (daily), solve one (play), or find more (make).
help-puzzle = Which puzzle; manawell puzzles list GAME lists them.
help-puzzles-count = How many new puzzles to find.
help-puzzles-minutes = Stop after the game in which this many minutes are over.
help-puzzles-goal = Ask for this goal only, by its name in goals.toml; may be given several times.
help-puzzles-out = Write the new puzzles to this file instead of the game’s own.
help-mode = The game mode; short for -o mode=…
help-difficulty = The difficulty; short for -o difficulty=…
help-option = Any option of the game; may be repeated.
help-level = Your opponent, the weakest first: sprout, apprentice, scholar, journeyman, adept, master, archmage, wellspring; or another bot: random, greedy, search:N, an installed one, or package.module:Class.
help-hotseat = Several people share this keyboard.
help-guided = Your first game, guided: a deal that teaches, an easy opponent, and a coach who looks on.
help-from = Play from this position (.position.json); see manawell position.
help-position = Take a position out of a record, or check one.
help-position-check = Say whether a position is possible, and if not, why not.
help-position-take = Write a position of a record to a file, to edit, play or share it.
help-position-file = A position (.position.json).
help-position-step = After which step; the last one if none is named.
help-seat = Your seat.
help-seed = The secret that decides every shuffle; the same seed gives the same deal.
help-salt = Your own addition to the shuffle.
help-verify-salt = Your own salt, which must be in the record.
help-resume = Continue an unfinished game: by its id, by its file, or, without a name, from a list.
help-replay-seat = Whose view to show: a seat, or all.
help-query = A game, then optionally a rule id, a chapter number, a word, or goal: gegensatz 7.2
version-compiled = Manawell { $version }, with compiled rules.
version-plain = Manawell { $version }, with the rules in plain Python.

# What can be wrong
fault-no-report = In “{ $game }” players bring nothing of their own, so there is nothing to report.
fault-file = The file { $path } cannot be used: { $reason }.
fault-output = The output cannot be written: { $reason }.
fault-port-taken = Port { $port } is in use, perhaps by another server. Choose another with --port, or leave --port out to get a free one.
fault-port-forbidden = You are not allowed to use port { $port }. Choose one above 1023 with --port.
fault-host = This machine does not have the address “{ $host }”. Choose another with --host, such as 127.0.0.1 or 0.0.0.0.
fault-file-exists = { $path } already exists and was not overwritten. Choose another name.
fault-what-if = { $variable } is set, so the games would not be the printed ones. Unset it; `manawell balance GAME --components FILE` plays changed games.
fault-unknown-command = There is no command “{ $command }”. Known commands: { $known }. To play, type: manawell play
fault-game-name = A game cannot be called “{ $name }”. Use 3 to 20 small letters and digits, the first three of them letters.
fault-game-exists = There is already a game called “{ $name }”. Choose another name.
fault-no-contract = To check a game, you need what is missing here: pip install { $missing }
fault-unknown-flag = There is no option “{ $option }”. Add --help to see the known ones.
fault-balance-records = Records are counted as they are, so { $option } has no effect on them. Leave out { $option } or --records.
fault-usage = This command line is not valid: { $problem } Add --help to see what is possible.
fault-extra = There is no place for “{ $given }” in this command. Add --help to see what it takes.
fault-missing = { $name } is missing. Add --help to see what this command takes.
fault-no-command = Say which command: { $known }. Add --help to see what they do.
fault-no-value = A value is missing after { $option }. Add --help to see what is possible.
fault-takes-no-value = { $option } takes no value.
fault-unknown-subcommand = There is no command “{ $command }” here. Known commands: { $known }.
fault-not-one-of = “{ $value }” is not possible here. Choose one of: { $known }.
fault-number = “{ $value }” is not possible for { $option }. Give { $kind ->
        [int] a whole number
       *[float] a number
    }{ $bounds ->
        [least-most] { "" } from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
        [least] { "" } of at least { NUMBER($least, useGrouping: 0) }.
        [most] { "" } of at most { NUMBER($most, useGrouping: 0) }.
       *[none] .
    }
fault-option-form = “{ $given }” is not an option. Write it as NAME=VALUE, for example: -o mode=solo
fault-seat = There is no seat “{ $seat }”. Choose one of: { $known }.
fault-bot-uninvited = The bot “{ $name }” is code that this game would run. Install it under a name of its own (docs/bots.md), or begin a new game with --level.
fault-bot-name = The name “{ $name }” is too long for a bot at a table: at most { $most } characters. Install it under a shorter one.
fault-solo-option = You play alone in this mode, so { $option } has no effect. Leave it out, or choose another mode.
fault-hotseat-level = With --hotseat all players are people, so the level “{ $level }” has no effect. Leave out one of the two.
fault-guided-option = The guided first game decides everything itself, so { $option } has no effect. Leave out one of the two.
fault-from-option = The position names game and options itself, so { $option } has no effect. Leave out one of the two.
fault-no-such-save = There is no saved game “{ $name }” in { $folder }. Unfinished games: { $known }.
fault-nothing-to-resume = There is no unfinished game in { $folder }. Start one with: manawell play
fault-resume-over = The game in { $path } is over. Watch it with: manawell replay { $path }
fault-game-open = The game { $id } is open in another terminal (process { $process }). Continue there, or leave it there first.
fault-nothing-to-replay = There is no finished game in { $folder }. Name a record: manawell replay FILE
fault-replay-which = Which game? Name one of these files: { $known }
fault-no-such-number = The list has no number { $number }. Type a number from 1 to { $count }.
fault-no-such-step = There is no move “{ $line }”. Type a number from 0 to { $last }.
fault-no-rule-found = No rule contains “{ $query }”. Try another word, or see the contents with manawell rules.
reason-missing = it does not exist
reason-forbidden = permission denied
reason-folder = it is a folder
reason-not-folder = a file is in the place of a folder
reason-full = the disk is full
reason-read-only = the disk is read-only

# Menus
which-game = Which game would you like to play?
which-rules = The rules of which game?
which-settings = How would you like to play?
settings-usual = With the usual settings
settings-usual-about = { $settings }.
settings-opponent = against { $level }
settings-chosen = Choose everything yourself
settings-chosen-about = Mode, opponent, seat and every other choice.
which-opponent = Who should your opponent be?
which-seat = Where would you like to sit?
which-save = Which game would you like to continue?
which-replay = Which game would you like to watch again?
go-on = Continue a game?
new-game = Start a new game
seat-random = Anywhere
seat-order = { $seat }: { $number ->
        [1] you go first
        [2] you go second
       *[other] you are number { $number }
    }
level-random = Random
level-greedy = Greedy
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
level-rated = { $level }, strength { $rating } ± { $error }
level-hotseat = { $count ->
        [2] Two players at this keyboard
       *[other] { $count } players at this keyboard
    }
level-hotseat-about = You take turns; your hands stay hidden from each other.
menu-default = (default)
menu-how = Type a number from 1 to { $count }; Enter chooses { $default }, q quits.
menu-unknown = “{ $line }” is not on the list.
kept-game = { $title }, { $modes }, { $when }
kept-game-about = { $players }. Moves played: { $count }. Id: { $id }

# At the table
type-something = { $count ->
        [one] Type 1 or the move; ? explains everything.
       *[other] Type a number from 1 to { $count } or a move; ? explains everything.
    }
refused-rule = Type ? { $rule } to read the rule.
refused = Type ? { $rule } to read the rule. Legal moves include: { $nearest }.
pass-keyboard = Pass the keyboard to { $player }, then press Enter.
thinking = { $player } is thinking…
thinking-hint = A master is thinking about it…
hint-plain = A master would play { $number }, { $move }.
hint-best = A master would play { $number }, { $move }: { $chance }.
hint-equal = { $number }, { $move } is about as good: { $chance }.
hint-next = The next best is { $number }, { $move }: { $chance }.
hint-reason = It { $reason }.
hint-only = There is only one move: { $number }, { $move }.
thinking-chances = Weighing your chances…
chances-line = Chances: { $chances }. { $standing }
chances-hidden = Your chances are no longer shown.
chance = about { $percent }% chance of winning
chance-exact = { $percent }% chance of winning, solved to the end
taken-back = { $count ->
        [one] One move was taken back.
       *[other] { $count } moves were taken back.
    }
log-title = What has happened so far:
saved = The game is in { $path }.
language-how = Type lang en, lang de or lang fr.
resign-sure = Do you really want to resign? (y/n)
resign-not = The game goes on.
bots-go-on = You are out of the game; the bots play on without you.
watch-or-leave = Enter to watch to the end, q to leave; the game is saved, and you can watch the rest later:
save-refused = The game cannot be saved to { $path }: { $reason }. You can keep playing; saving is tried again after every move. To save a copy elsewhere, type: save FILE
save-recovered = The game is being saved again: { $path }
save-lost = The game could not be saved to { $path }: { $reason }. Here it is; put this text in a file and continue with manawell play --resume FILE
quit-unsaved = The game could not be saved and would be lost. Type save FILE to save it elsewhere, or quit again to abandon it.
left = Your game is saved. Continue with: manawell play --resume { $id }
resumed = Continuing { $id }. Moves played: { $count }.
scores = Result: { $scores }.
note-hints = Hints taken: { $count }.
note-chances = The chances of winning were shown.
note-takebacks = Moves taken back: { $count }.
record-lies = The record of this game: { $path }
again-alone = Play again? (y/n)
again = Play again with the seats swapped? (y/n)

# Commands, each with its words, and what it does
help-answers = You can type a number from 1 to { $count }, a move as shown next to it, or:
command-help = help, why
command-help-about = explain this question; with a rule, such as ? 7.2, show that rule
command-rules = rules
command-rules-about = the whole rulebook; with a chapter, a rule or a word, only that part; rules goal explains the game in one minute
command-hint = hint
command-hint-about = what a master would do; the record notes it
command-chances = chances
command-chances-about = show your chances of winning, by what you know, or hide them again; the record notes it
command-undo = undo, back
command-undo-about = go back to your last decision; the record notes it
command-log = log
command-log-about = what has happened so far
command-board = board
command-board-about = draw the table again
command-save = save
command-save-about = say where the game is saved; with a name, save a copy there
command-language = lang, language
command-language-about = change the language: lang en, lang de or lang fr
command-resign = resign
command-resign-about = give up the game
command-quit = quit, exit
command-quit-about = leave; the game is saved and you can continue it later

# Lessons
which-course = Which game would you like to learn?
which-lesson = { $game }: which lesson?
learn-count = { $done } of { $count } lessons
learn-lesson = { $far ->
        [done] ✓ { $lesson } · { $minutes } min · done
        [begun] { $lesson } · { $minutes } min · step { $step } of { $steps }
       *[new] { $lesson } · { $minutes } min
    }
learn-list-how = Begin a lesson with: manawell learn { $game } { $lesson }
learn-step = { $phase ->
        [right] { $lesson }, step { $step } of { $steps }: well done!
        [wrong] { $lesson }, step { $step } of { $steps }: possible, but not this time
       *[task] { $lesson }, step { $step } of { $steps }
    }
coach-says = Pebble: { $words }
learn-star = ★ The star: { $things }
learn-light = Look at: { $things }
learn-show-word = show
learn-how-task = hint shows the move, why the rule; back starts the step again, quit leaves.
learn-how-right = Enter goes on; why shows the rule, back starts the step again, quit leaves.
learn-how-wrong = Enter takes it back; hint shows the move, why the rule, quit leaves.
learn-done = Lesson complete: { $lesson }
learn-about = You have learned: { $about }
learn-next = What next?
learn-all = All lessons
learn-first-game = Guided first game · { $minutes } min
learn-all-done = You have finished every lesson. Now play: manawell play { $game }
learn-left = Your place is kept. Continue with: manawell learn { $game } { $lesson }
learn-command-help-about = the rule of this step; with a rule, such as ? 7.2, show that rule
learn-command-hint-about = Pebble plays the move
learn-command-undo-about = start this step again
learn-command-quit-about = leave; your place is kept
fault-not-in-lessons = That is not possible in a lesson. Type ? to see what is.

# Replay, verify, rules, games
replay-deal = Before the first of { $last } moves
replay-move = Move { $number } of { $last }: { $player } { $move }
replay-keys = Enter or → next, b or ← back, g go to a move, q quit. Moves: 0 to { $last }.
replay-which = Which move, 0 to { $last }?
replay-unfinished = The record ends here, before the game is over.
new-game-written = The folder { $name } holds a complete game: Nim, under its new name.
new-game-next = Install it with pip install --editable { $name }, play it with manawell play { $name }, and check it with manawell check { $name }. Then make it yours, file by file.
check-kept = { $game } keeps its promises.
check-broken = { $game } breaks a promise; what it should do is written above.
verify-good = { $path }: everything adds up.
verify-so-far = { $path }: not finished; everything adds up so far.
verify-seed = The seed matches the commitment { $commitment }.
verify-position = The game began with a position that somebody set up; how it came about is not proven.
position-good = { $game }: this position is possible.
position-over = The game is over in it.
position-actor = { $player } must decide; legal moves: { $count }.
position-taken = The position after step { $step } is in { $path }.
verify-salts = Salts from the players: { $salts }.
verify-salt =
    { $added ->
        [yes] { $name } added the salt { $salt }.
       *[no] { $name } added no salt.
    }
verify-moves = All { $count } moves are legal.
verify-result = The result is correct: { $result } ({ $scores })
verify-bad = { $path } does not add up. { $problem }
rule-neighbours = Chapter { $chapter }; see also { $rules }.
minute-title = { $title } in one minute
minute-more = rules shows the whole rulebook; ? explains the current question.
minute-begin = Press Enter to begin.
minute-words = goal, minute
rules-how = To read more, type for example: manawell rules { $game }, manawell rules { $game } 7, or manawell rules { $game } { $rule }
rules-how-here = To read more, type for example: rules 7, rules { $rule }, or rules goal
games-how = Play it with: manawell play { $game }
option-needs = only with { $needs }
option-span = From { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, default { NUMBER($default, useGrouping: 0) }.

# Tournament
tournament-running = Games played
tournament-bot = Bot
tournament-rival = Against
tournament-rate = Wins
tournament-interval = 95 % interval
tournament-games = Games
tournament-draws = Draws
tournament-moves = Moves per game
tournament-elo = Elo
tournament-rating = Strength
tournament-seconds = Seconds
report-thing = Card
report-rate = Won
report-interval = 95 % interval
report-games = Armies
report-used = Used
report-verdict = Verdict
report-verdict-strong = strong
report-verdict-weak = weak
report-verdict-even = –

# Yardstick
score-title = { $policy } · suite { $suite } · score (95 % interval) by level
dataset-unpacking = Playing the games again
dataset-made = { $count ->
        [one] One game is in { $folder }.
       *[other] { $count } games are in { $folder }.
    }

# Balance
balance-title = { $game }: { $count } games
balance-element = Element
balance-second = And
balance-count = Seats
balance-rate = Won
balance-interval = 95 % interval
balance-effect = Difference
balance-excess = Beyond the sum
balance-drawn = given by chance
balance-chosen = chosen by players
balance-pairs = The clearest of { $count } pairs
balance-caution = Difference: percentage points against seats in the same place without it; * is clear, with all comparisons counted. Where players choose, it also tells when they choose.
balance-changed = Not the printed game, but changed: { $changes }
balance-published = The report is in { $path }.
kind-start = Order of play
kind-dealt = Dealt
kind-played = Played
kind-deck = Deck
kind-brought = Brought
kind-used = Used
kind-people = People
kind-rune = Rune
kind-spell = Spell
start-first = begins
start-second = second
start-third = third
start-fourth = fourth

# Gegensatz
help-tournament = Play bots against each other.
    Every pairing plays the same deals with seats swapped; in a solo game each bot plays alone.
help-bots = Bots by name: sprout, apprentice, scholar, journeyman, adept, master, archmage, wellspring, the weakest first; or random, greedy, search:N, an installed one, or package.module:Class.
help-games-per-pair = Games per pair; half as many deals.
help-tournament-seed = The same seed gives the same results.
help-workers = Number of processes.
help-seconds = Limit on a bot’s thinking time, in seconds; results then depend on the machine.
help-report = Report on what players bring (cards, for instance) rather than on bots: equal bots, random equipment.
help-gate = Measure against the bots of the same names in another installation of Manawell, named by its Python. Seconds are per decision.
help-ray = Spread the games over a Ray cluster: the one named by RAY_ADDRESS, or else one started here.
help-notes = Write results to this file as they come; running the same command later continues from there.
help-json = Write every result to this file.
help-score = Measure how strong a policy is (Manawell-4).
    It plays each of the eight levels on fixed deals, each deal twice with seats swapped.
help-policy = What to measure: a bot as in a tournament, policy:package.module:function over features and fixed actions, or a file of weights (.npz).
help-score-games = Only these games; otherwise all of them.
help-score-quick = A fifth of the deals.
help-score-json = Write the rows to this file.
help-dataset = Games of strong bots as data for learners.
help-dataset-make = Play games of a bot against itself and write them as records and arrays.
    Running the same command again continues where it was interrupted.
help-dataset-folder = Where to write the data set.
help-dataset-games = How many games it shall hold.
help-dataset-level = The bot that plays all seats.
help-dataset-pack = Write what was done in the games of a data set, and nothing else, into one small file.
help-dataset-unpack = Write the data set that was packed into a file, by playing its games again.
help-dataset-source = The folder of a data set.
help-dataset-file = The file to write.
help-dataset-packed = A file that “dataset pack” wrote.
help-balance = Is it fair? What cards, peoples and places are worth.
    From games of a bot against itself, or from records.
help-balance-records = Count the finished games among the records (.mana) of this folder instead of playing.
help-balance-games = How many games to play.
help-balance-varied = The seats bring random equipment instead of what the bot would choose, where the game has some.
help-balance-json = Write the whole report to this file.
help-balance-csv = Write the table of elements to this file.
help-balance-svg = Draw the elements with their intervals to this file.
help-balance-publish = Show the report on the page of the server: it is kept in its data folder.
help-balance-components = What if? Play with the changed values of this file, which has the form of the game’s components.toml and names only what differs.
help-serve = Start a server for the browser.
    Play here, with friends by link, or against bots.
help-host = Address to listen on; 0.0.0.0 for the whole network.
help-port = Port; 0 takes a free one.
help-serve-data = Folder for the database.
help-serve-database = PostgreSQL instead of the embedded database: postgresql://name:password@host/database
help-serve-redis = Redis, which keeps several workers in touch with each other: redis://host
help-serve-workers = Number of server processes; more than one needs --database and --redis.
help-bot-workers = Number of bot processes for each worker.
help-serve-bot = Offer this bot of yours as an opponent, too: an installed name, or package.module:Class. May be repeated.
help-set = A setting, such as request_seconds=60; may be repeated. docs/settings.md lists them all.
help-settings = File of settings in TOML (default: the variable MANAWELL_SETTINGS).
help-serve-address = Where people find this server, such as https://play.example; links in mails begin with it.
help-serve-smtp = A mail server for notices: smtps://name:password@host, smtp://… (STARTTLS) or smtp+plain://… (no TLS). Needs --address and --mail-from.
help-serve-mail = The address from which mails come.
help-open = Open the page if there is a desktop.
serve-address = Manawell is ready: { $address }
serve-stop = Ctrl-C stops it. All games are saved.

# The host’s tools
help-admin = Look after a server that runs.
    Tables, guests, reports, announcements.
help-admin-tables = List, show, close, delete and export tables.
help-admin-guests = List, show, forget, block and rename guests.
help-admin-reports = What guests have reported in chats.
help-admin-table = Id of the table, as in its address.
help-admin-guest = Id of the guest.
help-admin-report = Number of the report.
help-admin-list = The tables with the latest news first.
help-admin-state = Only tables in this state.
help-admin-show = Who sits at a table, and how it stands.
help-admin-close = Close a table: nobody sees it any more. It can be reopened.
help-admin-reopen = Open a closed table again.
help-admin-delete = Delete a table for good, with its game and chat.
help-admin-export = Write the records of tables, with their seeds.
help-admin-to = Folder for the records (default: this one).
help-admin-guests-list = The guests who were here last.
help-admin-guests-show = A guest and their tables.
help-admin-name = Only guests with this in their name.
help-admin-forget = Delete everything about a guest, as the page does on their own wish.
help-admin-block = Block a guest: they may look, but do nothing. Their running games are given up.
help-admin-unblock = Let a blocked guest take part again.
help-admin-rename = Give a guest another name.
help-admin-new-name = The new name.
help-admin-events = The events that people have opened.
help-admin-events-list = The events that wait or are under way, the latest first.
help-admin-events-cancel = Cancel an event: it ends without a result; running games go on.
help-admin-event = The id of an event: the last part of its address.
help-admin-reports-list = The reports that are not settled, the latest first.
help-admin-reports-all = Also those that are settled.
help-admin-reports-show = A report with the whole line.
help-admin-resolve = Mark a report as settled.
help-admin-note = What was done about it.
help-admin-who = Who is here now, to the minute.
help-admin-settings = The settings in force, and where each comes from.
help-admin-announce = Show everybody a line on every page, for instance before maintenance.
help-admin-text = The line; for German and French readers, too, unless they get their own.
help-admin-text-de = The same in German.
help-admin-text-fr = The same in French.
help-admin-minutes = For how many minutes; otherwise until --clear.
help-admin-clear = Take the line away.
help-admin-retention = Remove now what the settings keep no longer; the server does so every hour.
help-dry-run = Change nothing, only say what would be done.
help-admin-json = As JSON, with all fields.
help-most = The most lines.
admin-none = Nothing.
admin-default = default
admin-dry = Dry run, nothing has been changed. Without --dry-run, the result would be: { $done }
admin-closed = Table { $table } is closed.
admin-reopened = Table { $table } is open again.
admin-deleted = Table { $table } is deleted, with { $entries } entries.
admin-exported = Written: { $path }
admin-forgotten = { $name } is forgotten; tables concerned: { $tables }.
admin-blocked = { $name } is blocked.
admin-unblocked = { $name } may take part again.
admin-renamed = { $was } is now called { $name }.
admin-event-cancelled = The event “{ $name }” ({ $players } players) is cancelled.
admin-resolved = Report { $number } is settled.
admin-announced = Everybody reads: { $text }
admin-cleared = Nothing is announced any more.
admin-retention = Removed: { $guests } guests, { $waiting } waiting tables, { $unfinished } unfinished and { $finished } finished games, { $chats } chats.
fault-admin-clear = Either announce “{ $text }” or take the line away with --clear, not both.
fault-admin-state = There is no state “{ $state }”. Choose one of: { $known }.
help-migrate = Move between SQLite and PostgreSQL.
    Stop the servers first. It is proven by replaying every game.
help-migrate-to = Where to: the PostgreSQL of --database, or the SQLite in --data; the other one is where it comes from.
migrate-done = Moved and proven: { $rows } rows, { $games } games replayed.
migrate-counted = { $rows } rows moved.
migrate-unplayable = Table { $table } is moved, but this version cannot replay it, there as here.
fault-migrate-to = “{ $to }” is not a database. Choose postgresql or sqlite.
admin-head-id = id
admin-head-game = game
admin-head-state = state
admin-head-players = players
admin-head-changed-at = last change
admin-head-entries = entries
admin-head-kind = seat
admin-head-name = name
admin-head-guest = guest
admin-head-level = level
admin-head-seen-at = last here
admin-head-tables = tables
admin-head-blocked = blocked
admin-head-program = program
admin-head-at = at
admin-head-table-id = table
admin-head-text = text
admin-head-host = opened by
admin-head-made-at = made
admin-head-resolved-at = settled
admin-head-line = line
admin-head-speaker = speaker
admin-head-reporter = reporter

# Many moves
type-move = Type a move to preview its result. m lists all { NUMBER($count, useGrouping: 0) }, ? explains everything.
confirm-move = Play it? Enter for yes, anything else to choose again:
not-confirmed = Nothing was played. Type another move.
help-answers-many = You can type a move, such as { $move }, with ! after it to play it without a preview; a number from 1 to { NUMBER($count, useGrouping: 0) } from the list that m shows; or:
command-moves = moves, list
command-moves-about = the legal moves; with part of a move, such as m 1,0, only those, and what they lead to
moves-none = No legal move contains “{ $word }”.
not-a-move = “{ $attempt }” is not a move. You could type, for example: { $examples }.
half-a-move = “{ $attempt }” is only the beginning of a move. It can continue like this:
half-a-move-many = “{ $attempt }” is the beginning of { $count } moves, such as { $examples }. m { $attempt } lists them all.
moves-more = Enter for more, anything else to stop:

# Lines for several moves, automatic answers, cards, armies
help-line = You can put several moves on one line, separated by ;. You can also type:
type-some = Type a number or a move; m lists all { NUMBER($count, useGrouping: 0) }, ? explains everything.
forced-move = This is the only move, so it is played for you: { $move }
confirm-line = Play it, { $count ->
        [one] one step
       *[other] { $count } steps
    }? Enter for yes, anything else to choose again:
line-stopped = Not played: { $moves }
auto-how = To change it, type one of these: { $forms }
command-look = look, show
command-look-about = explain a card, a piece or a place; look alone says what you can ask about
command-army = army, armies
command-army-about = the armies you can take; army NAME takes one, army save NAME saves your own
command-coach = coach, pebble
command-coach-about = send Pebble, the coach, away, or call it back
guided-command-hint-about = what a master would do, also as “what now”; the record notes it
guided-what-now = what now, now what
guided-how = why shows the rule, “what now” a good move; coach sends Pebble away.
guided-here = Pebble, the coach, looks on in this game and has a word to say now and then. coach sends it away.
guided-away = This is a guided game, but you have sent Pebble, the coach, away. coach calls it back.
guided-sent = Pebble goes and is silent from now on. coach calls it back.
guided-called = Pebble is back and looks on from your next decision.
fault-no-coach = Pebble, the coach, is only there in a guided first game: manawell play { $game } --guided
armies-own = Your armies
armies-offered = Armies for everyone
armies-how = army NAME takes one, army save NAME saves your own for later games, army delete NAME deletes it.
army-kept = Your army is saved in { $path }.
army-dropped = The army { $name } was deleted.
fault-no-armies = In this game nobody brings an army.
fault-army-unmade = You do not have an army to save yet.
fault-army-too-late = You can take an army only while armies are being created.
fault-no-such-army = There is no army “{ $name }”. Known armies: { $known }.
fault-army-name = “{ $name }” cannot be the name of an army. Use up to 40 letters, digits, spaces, dots or hyphens.
fault-nothing-known = There is nothing to show for “{ $word }”.
fault-no-look = In this game the board shows everything; there is nothing to look up. ? explains the question, rules explains the game.
fault-auto-value = “{ $word }” is not possible. Choose one of: { $known }.

# Analysis
help-analyse = Find out where a game was won, and what was luck.
help-analyse-seat = Whose knowledge the chances are judged by: a seat, or all for what was true.
help-analyse-seconds = Time for each run over the whole game; otherwise 60 to 600, depending on the game.
help-analyse-simulations = Simulations for each decision, instead of a time; results then repeat exactly.
help-analyse-runs = Analyse so many times, to see how certain the balance is.
help-analyse-json = Write the whole analysis to this file, as JSON.
help-analyse-annotate = Also write the record with comments to this file: what each step gave away, what was better, luck.
analyse-running = Analysing
analyse-steps = { $count } steps; at most { $simulations } simulations for each decision.
analyse-true = Chances as they truly were: by what all players knew together.
analyse-knew = Chances as { $player } could judge them.
analyse-curve = Chances of winning, turn by turn
analyse-turns = The turns
analyse-turn-column = Turn
analyse-turn-line = { $stop }: { $chances }.
analyse-pair = { $name }: { $what }.
analyse-turn = Turn { $number }
analyse-round = Round { $number }
analyse-setup = Setup
analyse-game = Game
percent = { $percent }%
analyse-luck = Luck
analyse-given = Given away
analyse-moments = Key moments, in points of chance
analyse-moment-deal = The deal: { $gains }.
analyse-moment-luck = { $stop }, step { $step }: luck after { $move }: { $gains }.
analyse-moment-good = { $stop }, step { $step }: { $player } played { $move }: { $gains }.
analyse-moment-inaccuracy = { $stop }, step { $step }: { $player } played { $move }, an inaccuracy (?!): { $gains }.
analyse-moment-mistake = { $stop }, step { $step }: { $player } played { $move }, a mistake (?): { $gains }.
analyse-moment-blunder = { $stop }, step { $step }: { $player } played { $move }, a blunder (??): { $gains }.
analyse-better = Better was { $move }: about { $percent }% instead of { $made }%.
analyse-better-exact = Better was { $move }: { $percent }% instead of { $made }%, solved to the end.
analyse-reason = To { $player }: { $move } { $reason }.
analyse-line = It might have gone on: { $moves }
analyse-balance = Luck and decisions, in points of chance
analyse-player = Player
analyse-start = Start
analyse-own = Own
analyse-others = Others
analyse-residue = Rest
analyse-result = Result
analyse-accuracy = Accuracy
analyse-note = Start, luck, own decisions, the others’ decisions and the rest add up to the result. Decisions are judged by what the player knew then, luck by what all players together could not foresee. The rest is hidden cards that only some knew, and the error of the search.
grade-forced = forced
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracies
grade-mistake = mistakes
grade-blunder = blunders

# Puzzles
puzzles-count = { $game } · { $title }: { $done } of { $count } solved
puzzles-entry = { $solved ->
        [yes] { $id } · { $goal } ({ $level }) · solved
       *[no] { $id } · { $goal } ({ $level })
    }
puzzles-how = Solve one with: manawell puzzles play GAME; the puzzle of the day with: manawell puzzles daily
puzzles-daily = Puzzle of the day, { $day }
puzzles-streak = { $days ->
        [one] Your streak: one day.
       *[other] Your streak: { $days } days in a row.
    }
puzzles-found = { $number }: { $id } { $goal }, { $line }
puzzles-made = { $count ->
        [one] One new puzzle in { $path }
       *[other] { $count } new puzzles in { $path }
    }
puzzle-goal = Puzzle: { $goal } (first solved by: { $level })
puzzle-marked = ★ Marked: { $things }
puzzle-wrong = { $move } is not the answer.
puzzle-wrong-reason = It { $reason }.
puzzle-wrong-chance = It leaves you { $chance }% chances of winning; the answer gives { $best }%.
puzzle-hint = The first move { $reason }. Ask again to see the line.
puzzle-hint-line = It begins with { $move }. Ask again to see the line.
puzzle-how-task = hint gives a reason, then shows the line; back starts again, quit leaves.
puzzle-how-wrong = Enter takes it back; hint shows the line, quit leaves.
puzzle-end = { $how ->
        [clean] Solved at the first try!
        [shown] That was the answer.
       *[solved] Solved!
    }
puzzle-line = The line: { $line }
puzzle-reason = The first move { $reason }.
puzzle-checked = { $by ->
        [turn] Checked: all that can be played here was tried out, in { $worlds ->
            [one] the only world there can be
           *[other] { $worlds } imagined worlds
        } ({ $positions } positions).
        [solver] Proven: everything is known here, and the game was solved from this position.
       *[search] Checked by search: ahead of every other move by at least { $margin } points in 100, in { $runs } runs ({ $positions } walks in all).
    }
puzzle-left = This puzzle waits for you: manawell puzzles play { $game } { $puzzle }
fault-no-daily = There are no puzzles yet. Find some with: manawell puzzles make GAME
fault-which-puzzles = Which game? For example: manawell puzzles play gegensatz
fault-unknown-goal = There is no goal { $goal } here. Known are: { $known }
