# Goals of puzzles
goal-win = Win in this activation.
goal-relic = Take a relic in this activation.
goal-kill = Wipe out the marked unit in this activation.
goal-defend = They are close to winning. Find the move that stops them.
goal-fetch = Get nearer to the relics: find the strongest move.
goal-best = One move is clearly best. Find it.

# Themes
theme-relic = Relics
theme-kill = Wiping out
theme-armour = Armour
theme-ground = Ground
theme-cards = Interventions
theme-defence = Defence
