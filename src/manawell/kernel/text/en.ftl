# Faults: each names the value and what to do
fault-no-drafts = Players bring nothing of their own making to { $game }.
fault-unknown-style = { $game } knows no style { $style }. It knows { $known }.
fault-unknown-game = There is no game called “{ $name }”. Known games: { $known }.
fault-unknown-bot = There is no bot called “{ $name }”. Known bots: { $known }.
fault-own-bot = The bot “{ $name }” cannot be used: { $problem }.
fault-own-bot-move = The bot “{ $name }” wanted to play move { $move }, which is not legal.
fault-other-rules = This game of { $game } was played under version { $version } of its rules. Known here: { $known }.
fault-unknown-language = There is no language “{ $language }”. Choose one of: { $known }.
fault-unknown-rule = The rulebook of { $game } has no rule “{ $rule }”.
fault-option-unknown = There is no option “{ $option }”. Known options: { $known }.
fault-option-value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $allowed }.
fault-option-count =
    The option “{ $option }” cannot be “{ $value }”. Give a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }{ $step ->
        [1] { "" }
       *[other] { " " }in steps of { NUMBER($step, useGrouping: 0) }
    }{ $zero ->
        [yes] , or 0 for none.
       *[no] .
    }
fault-option-idle = The option “{ $option }” (given as “{ $value }”) is only available with { $needs }.
fault-position-form = This cannot be read as a position: { $problem }
fault-position-size = A file with a position has at most { $most } bytes; this one has { $found }.
fault-position-stuck = This position is impossible: whoever has to decide has no legal move.
fault-position-seats = This position does not fit its options. Players by the options: { $wanted }, in the position: { $found }.
fault-position-option = This position does not fit its options: { $option } is { $wanted } there, and { $found } in the position.
fault-impossible = This position is impossible. { $problem } ({ $rule })
fault-bad-cards = The card file “{ $file }” cannot be used: { $problem }
fault-bad-material = The deck and board file “{ $file }” cannot be used: { $problem }
fault-unknown-material = There is no set of decks and boards called “{ $name }”. Known sets: { $known }.
fault-unreadable = “{ $attempt }” is not a move. Moves are written like this: { $forms }.
fault-illegal =
    { $count ->
        [0] “{ $attempt }” is not allowed here ({ $rule }). You have no legal move now.
       *[other] “{ $attempt }” is not allowed here ({ $rule }). Legal moves include: { $nearest }.
    }
fault-game-over = The game is over; no more moves can be played.
fault-nothing-to-undo =
    { $played ->
        [0] No move has been played yet, so there is nothing to take back (requested: { $count }).
       *[other] { $count } moves cannot be taken back. Give a number from 1 to { $played }.
    }
fault-player-count =
    { $needed ->
        [one] This game has { $needed } seat. Players named: { $given }.
       *[other] This game has { $needed } seats. Players named: { $given }.
    }
fault-record-format = This is not a Manawell record: it starts with “{ $found }” instead of “{ $expected }”.
fault-record-size = This file is too large for a record: { $size } bytes, but the limit is { $most }.
fault-record-line = Line { $number } of the record is not valid: “{ $line }”
fault-record-check = The record is damaged or was edited: it states the checksum “{ $found }”, but its content gives “{ $expected }”.
fault-record-field = The line “{ $field }” of the record has an impossible value: { $problem }
fault-record-header = The record does not describe a valid game: { $problem }
fault-record-entry = Entry { $number } of the record, “{ $entry }”, is not valid.
fault-record-rules = The record was played under rules version { $version }; known here: { $known }.
fault-record-no-seed = The record contains no seed, so its game cannot be replayed. The seed is added when the game is over.
fault-record-commitment = The seed “{ $seed }” does not match the commitment { $commitment }: this is not the shuffle that was promised.
fault-record-salt = The salt “{ $salt }” is not in the record.
fault-record-move = Move { $number } of the record, “{ $move }”, cannot be played: { $problem }
fault-record-resigned = The record says that seat { $seat } resigned, but { $over ->
    [yes] the game was played to its end.
   *[no] there is no such seat.
  }
fault-record-unfinished =
    { $moves ->
        [one] The record ends after { $moves } move, before the game does.
       *[other] The record ends after { $moves } moves, before the game does.
    }
fault-record-result = The record claims the result { $claimed }, but its moves give { $computed }.
fault-out-of-bounds = The field “{ $field }” holds “{ $value }”, but the game declares a maximum of { $most }.
fault-record-components = The game of this record was not the printed one. It was played with changed components: { $changes }
fault-unknown-component = The components have no “{ $path }”. Known there: { $known }.
fault-bad-component = “{ $path }” cannot become { $value }: it must be of the same kind as { $wanted }.
