# Goals of puzzles
goal-land = Complete a land with one movement.
goal-income = With one movement, raise what you would score from { $now } to { $value }.
goal-form = With one move of your formation, raise what you would score from { $now } to { $value }.
goal-city = The city of Lutao is at stake. Find the move that decides.
goal-artefact = Find the move that brings you nearer to victory: a foothold, an artefact, a free way.
goal-spell = A spell is in play. Find the right answer.

# Themes
theme-city = City of Lutao
theme-land = Whole lands
theme-income = Income
theme-battle = Battles
theme-walk = Without a fight
theme-voyage = Voyages
theme-guard = Guarding
