# Buts des énigmes
goal-win = Gagne la partie avec ce tour.
goal-well = Prends le Puits de Mana avec ce tour : à la fin, il doit être à toi seul.
goal-points = Atteins { $value } points avec ce tour (tu en as { $now }).
goal-siege = Un siège décide ici. Trouve la pose.
goal-capture = Prends ce qui compte le plus : trouve la tuile et sa place.
goal-best = Une pose est nettement la meilleure. Trouve-la.

# Thèmes
theme-endgame = Fin de partie
theme-well = Puits de Mana
theme-siege = Siège
theme-fortress = Forteresse
theme-capture = Conquête
theme-waiting = Sorts en attente
theme-shields = Boucliers
theme-defence = Défense
