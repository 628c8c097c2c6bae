# Ziele von Rätseln
goal-win = Gewinne in dieser Aktivierung.
goal-relic = Nimm in dieser Aktivierung ein Relikt.
goal-kill = Vernichte in dieser Aktivierung die markierte Einheit.
goal-defend = Die Gegenseite steht kurz vor dem Sieg. Finde den Zug, der sie aufhält.
goal-fetch = Komm den Relikten näher: Finde den stärksten Zug.
goal-best = Ein Zug ist deutlich der beste. Finde ihn.

# Themen
theme-relic = Relikte
theme-kill = Vernichten
theme-armour = Rüstung
theme-ground = Gelände
theme-cards = Eingriffe
theme-defence = Abwehr
