# Fehler bei Rätseln: jeder sagt, was zu tun ist
fault-no-puzzles = Für { $game } gibt es noch keine Rätsel. Spiele mit Rätseln: { $known }.
fault-no-puzzles-yet = Für { $game } wurde noch kein Rätsel gefunden. Suche welche mit: manawell puzzles make { $game }
fault-no-puzzle = { $game } hat kein Rätsel „{ $puzzle }“. manawell puzzles list { $game } listet sie auf.
