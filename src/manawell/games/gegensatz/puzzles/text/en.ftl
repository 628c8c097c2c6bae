# Goals of puzzles
goal-win = Win the game this turn.
goal-crystals = Have { $value ->
        [one] { $value } crystal
       *[other] { $value } crystals
    } at the end of your turn.
goal-force = One move wins by force, whatever they do. Find it.
goal-defend = They are about to strike. Find the move that holds.
goal-prepare = Prepare your next crystal: find the strongest move.
goal-best = One move is clearly best. Find it.

# Themes
theme-last-crystal = Last crystal
theme-paradox = Paradox
theme-duel = Duel
theme-force = By force
theme-defence = Defence
theme-preparation = Preparation
theme-shrine = Shrine
theme-codex = Codex
