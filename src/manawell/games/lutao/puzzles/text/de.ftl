# Ziele von Rätseln
goal-land = Vervollständige mit einer Bewegung ein Land.
goal-income = Bring mit einer Bewegung deine Wertung von { $now } auf { $value }.
goal-form = Bring mit einer Bewegung deiner Formation deine Wertung von { $now } auf { $value }.
goal-city = Es geht um die Stadt Lutao. Finde den Zug, der entscheidet.
goal-artefact = Finde den Zug, der dich dem Sieg näher bringt: ein Brückenkopf, ein Artefakt, ein freier Weg.
goal-spell = Ein Zauber ist im Spiel. Finde die richtige Antwort.

# Themen
theme-city = Stadt Lutao
theme-land = Ganze Länder
theme-income = Wertung
theme-battle = Schlachten
theme-walk = Kampflos
theme-voyage = Seefahrt
theme-guard = Bewachen
