# Faults of puzzles: each says what to do
fault-no-puzzles = There are no puzzles for { $game } yet. Games with puzzles: { $known }.
fault-no-puzzles-yet = Nobody has found a puzzle for { $game } yet. Find some with: manawell puzzles make { $game }
fault-no-puzzle = { $game } has no puzzle “{ $puzzle }”. manawell puzzles list { $game } lists them.
