# Faults of the server: each says what to do
fault-no-guest = We do not know you yet. Give yourself a name first.
fault-name = A name must have 1 to { $most } visible characters.
fault-language = There is no language “{ $language }”. Choose one of: { $known }.
fault-no-table = There is no table “{ $table }”. Check the link.
fault-no-static = The game { $game } brings no file “{ $name }”.
fault-table-game = The game of this table, { $game }, is not installed on this server.
fault-table-unplayable = Table “{ $table }” can no longer be played: its stored moves do not fit the rules of its game. Nothing is lost; ask the person who runs this server.
fault-table-rules = This table was played under version { $version } of the rules of { $game }, but this server knows only: { $known }. Nothing is lost; ask the person who runs this server.
fault-no-page = There is nothing at “{ $path }”.
fault-no-own-seat = Take at least one seat yourself.
fault-seat-count =
    { $needed ->
        [one] This game has { $needed } seat. Seats given: { $given }.
       *[other] This game has { $needed } seats. Seats given: { $given }.
    }
fault-no-open-seat = All seats are taken. You can watch.
fault-not-your-seat = You are watching this game and have no seat in it.
fault-not-host = Only the person who made a table can close it.
fault-table-begun = The game has begun, so the table can no longer be closed.
fault-no-such-seat = There is no seat { $seat }. The game has { $seats }.
fault-fork-step = There is no step { $step }. The game has { $steps }.
fault-stale-version = The table has changed in the meantime. Look again before you decide.
fault-foresee-count = Name 1 to { $most } moves to preview. Named: { $given }.
fault-seats-open = The game starts when everybody is there.
fault-salt = “{ $salt }” cannot be added to the deal: it must have 1 to { $most } printable characters.
fault-salt-late = The cards are dealt, or your seat has added its salt already; “{ $salt }” comes too late.
fault-not-over = You can do that only after the game is over.
fault-nobody-to-ask = There is nobody else at this table to ask.
fault-no-offer = That request is no longer open.
fault-unknown-wish = “{ $kind }” is not something you can ask for.
fault-coach-said = The coach was told of { $given } remarks; { $most } are the most.
fault-not-in-lessons = Lessons offer nothing of this kind: play, or ask the coach.
fault-no-thought = The bot did not find a move in time. Try again in a moment.
fault-chat-length = A message can have at most { $most } characters.
fault-chat-full = This table keeps { $most } messages, and that limit is reached. Continue the conversation at your next table.
fault-chat-fast = You can send at most { $most } messages a minute. Wait a moment and try again.
fault-takebacks-spent = { $most } decisions have already been taken back at this table. That is the limit.
fault-table-full = The log of this table is full: { $most } entries. Start a new game.
fault-hint-under-way = Your hint is already on its way.
fault-chances-off = Your chances are not shown. Switch them on in the menu first.
fault-chances-under-way = Your chances are already being computed.
fault-no-analyses = This server does not analyse games.
fault-weighing = You are already waiting for the analysis of a position.
fault-no-analysis = This game has not been analysed yet. Have it analysed first.
fault-analyses = You are waiting for { $most } analyses already. Come back when one of them is done.
fault-request-id = A request needs an id of 1 to { $most } printable characters.
fault-request = The request is not valid. { $where }: { $problem }
fault-message = The message is not valid: { $problem }
fault-http = The request was refused ({ $status }): { $problem }
fault-origin = This page does not belong to this server.
fault-too-large = That is too large. The limit is { $most } bytes.
fault-too-many = Too many requests at once. Wait a moment and try again.
fault-storage = The server cannot save anything right now; nothing was changed. Try again in a moment.
fault-storage-unsure = The server was not told whether this was saved. Look whether it is there before you try again.
fault-folder-taken = Another server (process { $process }) is already using the folder { $folder }. Stop it, or choose another folder with --data.
fault-start = The server could not start; the lines above say why. Its data folder is { $folder }.
fault-address = Not a valid { $scheme } address. Write it as { $scheme }://name:password@host:port/….
fault-no-extra = This needs the package { $package }. Install it from the source folder with: pip install ".[{ $extra }]"
fault-redis-alone = Redis connects workers that share a database, so name the database as well: --database postgresql://…
fault-workers-need = { $workers } workers need a shared database and a shared bus: --database postgresql://… and --redis redis://…
fault-unreachable = { $service } at { $place } cannot be used ({ $problem }). Check that it is running and that the name and password are right.
fault-database-file = The database in { $folder } cannot be used ({ $problem }). Check that the folder is writable and the disk is not full; if the file is damaged, restore a backup.
fault-database-newer = The database was made by a newer version of Manawell (step { $version }; this one knows up to { $known }). Install that version, or restore the dump from before the upgrade.
fault-database-unversioned = The database already contains tables, but nothing says which version made them. Name an empty database, or restore a dump.
fault-worker-start = A worker could not start; the lines above say why.
fault-no-metrics = This server tells nobody its metrics: its setting metrics_token is empty.
fault-metrics-token = These metrics are only for who knows the host’s secret (metrics_token).
fault-blocked-house = The host has blocked you on this server. You can look around, save what is stored about you, and delete it.
fault-no-such-report = There is no report { $number }.
fault-database-version = The database is of version { $version }, this program needs { $known }. Start the server once, which upgrades it, and try again.
fault-no-database = There is no database in { $folder }.
fault-guest-id = There is no guest “{ $guest }”. `manawell admin guests list` shows their ids.
fault-undealt = There is no record of table “{ $table }” yet: its game has not begun.
fault-announcement = An announcement has 1 to { $most } characters.
fault-database-tool = The database cannot be used ({ $problem }).
fault-move-no-database = Moving needs both databases: the folder of SQLite, and the address of PostgreSQL (database).
fault-move-busy = Somebody is connected to PostgreSQL ({ $count }). Stop all servers and tools, then try again.
fault-move-used = The target has rows of its own in “{ $table }”. Only an empty database, or a move that was interrupted, can be the target.
fault-move-differs = The rows of “{ $table }” differ after the move. Keep using the source, where nothing was changed; empty the target before you try again.
fault-move-outcome = The game at table { $table } does not end as its row says. Keep using the source; nothing was changed there.
fault-setting-name = There is no setting “{ $name }”. Choose one of: { $known }.
fault-setting-value = “{ $value }” is not possible for the setting { $name }. Write it like { $name }={ $usual }.
fault-settings-file = { $file } cannot be read as TOML: { $problem }.
fault-answer-first = Another player asked first. Answer them before you ask.
fault-recovery-code = This recovery code is not valid. Check every character; a code works only once.
fault-carry-link = This link is not valid any more. A link works once and for ten minutes; make a new one on the other device.
fault-carry-same = This device has this profile already. Open the link on the other device.
fault-passkey = This passkey was not accepted. Nothing was changed.
fault-passkeys = You have { $most } passkeys already. Remove one of them first.
fault-no-passkey = You have no such passkey.
fault-too-many-guesses = Too many attempts from your network. Wait a minute and try again.

# Clocks, and tables that count
fault-late = “{ $given }” is no answer to what follows when time has run out. Choose one of: { $known }.
fault-not-late = Nobody keeps you waiting: there is still time, and they are not away long enough.
fault-not-agreed = This table has agreed on something else for the case that time runs out.
fault-own-side = You are on the same side; let a bot play on, or wait.
fault-bot-plays = A bot plays for you. Take your seat back to decide yourself.
fault-no-bot-plays = No bot plays for you here.
fault-rated-bot = This game counts, so no bot may play on for a person.
fault-rated-alone = A game for one side alone cannot be rated.
fault-rated-hotseat = A rated game needs a different person on each seat.
fault-public-full = Nobody can join this table: leave a seat open, or keep it private.

# Meeting
fault-code = “{ $code }” is not a code. A code has { $length } letters and digits.
fault-no-code = No table waits under the code { $code }. Perhaps the game has begun.
fault-not-in-hall = There is nothing to ask for here.
fault-challenge-self = You cannot challenge yourself.
fault-challenge-alone = This is a game for one; choose another to challenge somebody.
fault-no-such-guest = There is nobody with this profile.

# Link previews
preview-open = { $name } is waiting for you · { $game }
preview-running = { $players } · { $game }
preview-open-about = Sit down and play { $game } in your browser. No registration. { $clock }
preview-running-about = A game of { $game } is being played. You can watch.
preview-free-seat = Free seat
preview-waiting = Waiting for somebody to play with
preview-rated = Rated.
preview-stop =
    { $kind ->
        [setup] Setup
        [round] Round { $number }
       *[turn] Turn { $number }
    }
preview-live = { $minutes } min + { $increment } s per turn.
preview-days =
    { $days ->
        [one] { $days } day for each turn.
       *[other] { $days } days for each turn.
    }
fault-program-tables = A bot may play { $most } games at once. Finish one first.
fault-blocked-seat = You cannot sit down at this table. You are welcome to watch.
fault-blocked-challenge = You cannot challenge this guest.
fault-blocked-chat = You cannot write at this table.
fault-block-nobody = There is nobody to block here.
fault-no-line = There is no such line in the chat.

# The picture of a finished game
card-bot = { $level ->
        [sprout] Sprout (bot)
        [apprentice] Apprentice (bot)
        [scholar] Scholar (bot)
        [journeyman] Journeyman (bot)
        [adept] Adept (bot)
        [master] Master (bot)
        [archmage] Archmage (bot)
        [wellspring] Wellspring (bot)
        [greedy] Greedy (bot)
        [random] Random (bot)
        [practice] Practice partner (bot)
       *[other] { $level } (bot)
    }
card-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
card-accuracy = accuracy { $accuracy }
card-moment = Key moment, { $kind ->
        [setup] the setup
        [round] round { $number }
       *[turn] turn { $number }
    }: { $name } plays { $move } ({ $points })
card-moment-luck = Key moment, { $kind ->
        [setup] the setup
        [round] round { $number }
       *[turn] turn { $number }
    }: luck, { $name } { $points }
card-moment-deal = Key moment: the deal, { $name } { $points }

# Notices
notice-turn = It is your turn. You are playing with { $others }.
notice-joined = { $name } has sat down at your table.
notice-rematch = { $others } would like to play again: the new table is ready.
notice-paired = Your next game of an event: you play against { $others }.
notice-your-turn = It is your turn.
notice-begun = The game has begun.
notice-over = { $result ->
        [won] You have won against { $others }.
        [lost] The game with { $others } is over. You have lost.
        [drawn] The game with { $others } has ended in a draw.
       *[other] The game with { $others } is over.
    }
notice-challenge = { $name } challenges you to a game.
notice-many = { $count } of your games have news
mail-hello = Hello { $name },
mail-foot =
    You get this mail because you wanted to be called.
    No more mails: { $stop }
    What you are told, and when: { $me }
mail-confirm-subject = Is this your address?
mail-confirm =
    Hello,

    somebody who plays as “{ $name }” at { $home } wants to be called at this address when it is their turn. If that is you, open this link within a day:

    { $link }

    If it is not, do nothing: no other mail will be sent to you.
fault-zone = “{ $zone }” is not a time zone.
fault-browser = This browser cannot be called: what it has sent is not a subscription.
fault-no-mail = This server sends no mail.
fault-mail-address = This is not an address for mail.
fault-too-many-mails = A mail has just been sent. Wait a quarter of an hour before you ask for another one.
fault-mail-unsent = The mail could not be sent. Check the address, or try again later.
fault-mail-link = This link is no longer valid. On your page you can have another one sent.
fault-mail-stopped = This address is not known here any more: nothing is sent to it.
fault-smtp = Not the address of a mail server. Write it as smtps://name:password@host:port, smtp://… or smtp+plain://….
fault-mail-needs = To send mail, the server must also know its own address and the sender: --address https://… and --mail-from name@host
fault-home-address = “{ $address }” is not the address of a server. Write it as https://play.example, with nothing after it.

# Events
fault-no-event = There is no event { $event }. Check the address.
fault-events-open = You have opened { $most } events already. Wait until one is over, or cancel one.
fault-event-full = All { $most } places of this event are taken.
fault-event-over = This event is over.
fault-event-begun = This event has begun already.
fault-event-not-in = You do not take part in this event.
fault-event-not-yours = Only who opened this event can do that.
fault-event-blocked = You cannot take part in this event. You are welcome to watch.
fault-event-few = { $come } have come, and { $needed } are needed, at least one person among them.
fault-event-seats = An event needs a game for { $least } to { $most } players; this one is for { $seats }.
fault-event-teams = In an event everybody plays for themselves. Choose a mode without teams.
fault-event-days = An arena needs a live clock; days for a turn suit a Swiss event.
fault-event-wanted = The event cannot wait for { $wanted } players: at most { $most } can take part.
fault-event-start = The start must lie in the next { $days } days.
fault-event-bots = An event can have { $most } bots, not { $given }.
