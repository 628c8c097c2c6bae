# Ziele von Rätseln
goal-win = Gewinne die Partie in diesem Zug.
goal-crystals = Besitze am Ende deines Zugs { $value ->
        [one] { $value } Kristall
       *[other] { $value } Kristalle
    }.
goal-force = Ein Zug gewinnt zwingend, was auch immer die Gegenseite tut. Finde ihn.
goal-defend = Die Gegenseite will zuschlagen. Finde den Zug, der hält.
goal-prepare = Bereite deinen nächsten Kristall vor: Finde den stärksten Zug.
goal-best = Ein Zug ist deutlich der beste. Finde ihn.

# Themen
theme-last-crystal = Letzter Kristall
theme-paradox = Paradoxon
theme-duel = Duell
theme-force = Zwingend
theme-defence = Abwehr
theme-preparation = Vorbereitung
theme-shrine = Schrein
theme-codex = Kodex
