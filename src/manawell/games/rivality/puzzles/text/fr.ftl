# Buts des énigmes
goal-win = Gagnez la partie avec ce tour.
goal-well = Prenez le Puits de Mana avec ce tour : à la fin, il doit être à vous seul.
goal-points = Atteignez { $value } points avec ce tour (vous en avez { $now }).
goal-siege = Un siège décide ici. Trouvez la pose.
goal-capture = Prenez ce qui compte le plus : trouvez la tuile et sa place.
goal-best = Une pose est nettement la meilleure. Trouvez-la.

# Thèmes
theme-endgame = Fin de partie
theme-well = Puits de Mana
theme-siege = Siège
theme-fortress = Forteresse
theme-capture = Conquête
theme-waiting = Sorts en attente
theme-shields = Boucliers
theme-defence = Défense
