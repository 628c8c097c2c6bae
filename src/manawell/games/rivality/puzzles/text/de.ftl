# Ziele von Rätseln
goal-win = Gewinne die Partie mit diesem Zug.
goal-well = Nimm mit diesem Zug die Manaquelle: Am Ende muss sie dir allein gehören.
goal-points = Erreiche mit diesem Zug { $value } Punkte (du hast { $now }).
goal-siege = Hier entscheidet eine Belagerung. Finde die Stelle.
goal-capture = Nimm, worauf es ankommt: Finde das richtige Plättchen und seinen Platz.
goal-best = Ein Zug ist deutlich der beste. Finde ihn.

# Themen
theme-endgame = Endspiel
theme-well = Manaquelle
theme-siege = Belagerung
theme-fortress = Festung
theme-capture = Eroberung
theme-waiting = Wartende Zauber
theme-shields = Schilde
theme-defence = Abwehr
