# Goals of puzzles
goal-win = Win the game with this turn.
goal-well = Take the Mana Well with this turn: it must be yours alone at the end.
goal-points = Reach { $value } points with this turn (you have { $now }).
goal-siege = A siege decides here. Find the placement.
goal-capture = Take what matters most: find the placement.
goal-best = One placement is clearly best. Find it.

# Themes
theme-endgame = Endgame
theme-well = Mana Well
theme-siege = Siege
theme-fortress = Fortress
theme-capture = Capture
theme-waiting = Waiting spells
theme-shields = Shields
theme-defence = Defence
