# Faults: each names the value and what to do
fault-tournament-bots = Ein Turnier zu mehreren braucht mindestens 2 Bots. Plätze: { $seats }, genannte Bots: { $given }.
fault-notes = Zeile { $line } von „{ $file }“ ist kein Turnierergebnis: { $problem }
fault-other-notes = „{ $file }“ gehört zu einem anderen Turnier (Zeile { $line }): Nenne eine andere Datei oder dasselbe Spiel, dieselben Bots, Optionen und denselben Startwert.
fault-no-ray = --ray braucht das Paket ray. Installiere es im Ordner der Quellen mit: pip install ".[ray]"
fault-visitor = Der Bot { $name } einer anderen Installation kann nicht spielen: { $problem }
fault-no-action = Die Aktion { $action } bedeutet hier nichts.
fault-unknown-word = { $setting } kann nicht „{ $value }“ sein. Bekannt: { $known }.
