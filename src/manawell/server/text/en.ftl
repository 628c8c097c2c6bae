# Faults of the server: each says what to do
fault-no-guest = We do not know you yet. Give yourself a name first.
fault-name = A name has from 1 to { $most } visible characters.
fault-language = There is no language “{ $language }”. Choose one of: { $known }.
fault-no-table = There is no table “{ $table }”. Check the link.
fault-table-game = The game of this table, { $game }, is not installed on this server.
fault-table-unplayable = Table “{ $table }” can no longer be played: what is stored of it does not fit the rules of its game. Nothing is lost; ask whoever runs this server.
fault-table-rules = This table was played by version { $version } of the rules of { $game }, and this server knows only: { $known }. Nothing is lost; ask whoever runs this server.
fault-no-page = There is nothing at “{ $path }”.
fault-no-own-seat = Take at least one seat yourself.
fault-seat-count =
    { $needed ->
        [one] This game has { $needed } seat. Seats given: { $given }.
       *[other] This game has { $needed } seats. Seats given: { $given }.
    }
fault-no-open-seat = No seat is free any more. You can watch.
fault-not-your-seat = You watch this game and have no seat in it.
fault-no-such-seat = There is no seat { $seat }. The game has { $seats }.
fault-fork-step = There is no step { $step }. The game has { $steps }.
fault-stale-version = The table has changed in the meantime. Look again, then decide.
fault-foresee-count = Name from 1 to { $most } moves to look at. Named: { $given }.
fault-seats-open = The game begins when all seats are taken.
fault-not-over = That is possible when the game is over.
fault-nobody-to-ask = Nobody else sits at this table who could agree.
fault-no-offer = Nobody asks for this any more.
fault-unknown-wish = Nobody can ask for “{ $kind }”.
fault-no-thought = No bot has found a move in time. Try again in a moment.
fault-chat-length = Say something of at most { $most } characters.
fault-chat-full = This table keeps { $most } lines, and they have all been said. Go on talking at your next table.
fault-chat-fast = At most { $most } lines are heard in a minute. Wait a moment and say it again.
fault-takebacks-spent = { $most } decisions have been taken back at this table. That is the limit.
fault-table-full = The log of this table is full: { $most } entries. Begin a new game.
fault-hint-under-way = You are already waiting for a hint. It will come.
fault-request-id = A request needs an id of 1 to { $most } printable characters.
fault-request = The request cannot be understood. { $where }: { $problem }
fault-message = The message cannot be understood: { $problem }
fault-http = The request was refused ({ $status }): { $problem }
fault-origin = This page does not belong to this server.
fault-too-large = That is too large. At most { $most } bytes are read.
fault-too-many = That was too much at once. Wait a moment and try again.
fault-storage = The server cannot store anything at present; nothing was changed. Try again in a moment.
fault-folder-taken = Another server (process { $process }) already uses the folder { $folder }. Stop it, or give another folder with --data.
fault-start = The server could not start; the lines above say why. Its data folder is { $folder }.
fault-address = That is no address of the kind { $scheme }://name:password@host:port/….
fault-no-extra = This needs the package { $package }. In the folder of the sources, install it with: pip install ".[cluster]"
fault-redis-alone = Redis connects workers that share a database. Name the database too, with --database postgresql://…
fault-workers-need = { $workers } workers need a database and a bus that they can share: --database postgresql://… and --redis redis://…
fault-unreachable = { $service } at { $place } cannot be used ({ $problem }). See that it runs, and that name and password are right.
fault-database-file = The database in { $folder } cannot be used ({ $problem }). See that the folder can be written to and that the disk is not full; if the file is damaged, put back a copy.
fault-database-newer = The database was made by a newer version of Manawell (step { $version }; this one knows up to { $known }). Install that version, or restore the dump from before the upgrade.
fault-database-unversioned = The database already holds tables, but nothing says which version made them. Name an empty database, or restore a dump.
fault-worker-start = A worker could not start; the lines above say why.
fault-limit-name = There is no limit “{ $name }”. Choose one of: { $known }.
fault-limit-number = “{ $number }” is no number for { $name }. Write it like { $name }={ $usual }.
fault-answer-first = The other side has asked first. Answer, then ask.
