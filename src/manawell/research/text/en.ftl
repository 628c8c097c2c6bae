# Faults: each names the value and what to do
fault-tournament-bots = A tournament of several players needs at least 2 bots. Seats: { $seats }, bots named: { $given }.
fault-notes = Line { $line } of “{ $file }” is not a tournament result: { $problem }
fault-other-notes = “{ $file }” belongs to another tournament (line { $line }). Name another file, or use the same game, bots, options and seed.
fault-no-ray = --ray needs the package ray. Install it from the source folder with: pip install ".[ray]"
fault-visitor = The bot { $name } of another installation cannot play: { $problem }
fault-no-action = There is no action { $action } here.
fault-unknown-word = There is no { $setting } “{ $value }”. Known: { $known }.
fault-weights = “{ $file }” does not hold the weights of a network: { $problem }
fault-weights-fit = The weights in “{ $file }” do not fit. Needed: { $wanted }; found: { $found }.
fault-policy = The policy { $name } cannot be used: { $problem }. Name it as policy:package.module:function.
fault-no-research = This needs packages that are not installed ({ $problem }). Install them from the source folder with: pip install ".[research]"
fault-yardstick = The usual options of { $game } are not those of a game for two, so there is no suite for it.
fault-dataset = “{ $folder }” is not a data set: { $problem }
fault-other-dataset = “{ $folder }” holds another data set. Name another folder, or use the same game, options, bot and seed.
fault-no-balance = There are no finished games of { $game } to count, or nothing is counted in it.
