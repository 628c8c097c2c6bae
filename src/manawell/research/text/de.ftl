# Faults: each names the value and what to do
fault-tournament-bots = Ein Turnier zu mehreren braucht mindestens 2 Bots. Plätze: { $seats }, genannte Bots: { $given }.
fault-notes = Zeile { $line } von „{ $file }“ ist kein Turnierergebnis: { $problem }
fault-other-notes = „{ $file }“ gehört zu einem anderen Turnier (Zeile { $line }): Nenne eine andere Datei oder dasselbe Spiel, dieselben Bots, Optionen und denselben Startwert.
fault-no-ray = --ray braucht das Paket ray. Installiere es im Ordner der Quellen mit: pip install ".[ray]"
fault-visitor = Der Bot { $name } einer anderen Installation kann nicht spielen: { $problem }
fault-no-action = Die Aktion { $action } bedeutet hier nichts.
fault-unknown-word = { $setting } kann nicht „{ $value }“ sein. Bekannt: { $known }.
fault-weights = „{ $file }“ enthält nicht die Gewichte eines Netzes: { $problem }
fault-weights-fit = Die Gewichte in „{ $file }“ passen nicht. Gebraucht: { $wanted }; gefunden: { $found }.
fault-policy = Die Strategie { $name } lässt sich nicht verwenden: { $problem }. Nenne sie als policy:paket.modul:funktion.
fault-no-research = Das braucht Pakete, die nicht installiert sind ({ $problem }). Installiere sie im Ordner der Quellen mit: pip install ".[research]"
fault-yardstick = Die üblichen Optionen von { $game } sind nicht die eines Spiels zu zweit; dafür gibt es keine Prüfreihe.
fault-dataset = „{ $folder }“ ist kein Datensatz: { $problem }
fault-other-dataset = „{ $folder }“ enthält einen anderen Datensatz. Nenne einen anderen Ordner oder dasselbe Spiel, dieselben Optionen, denselben Bot und Startwert.
fault-no-balance = Es gibt keine beendeten Partien von { $game } zu zählen, oder dort wird nichts gezählt.
