# Faults: each names the value and what to do
fault-tournament-bots = Un tournoi à plusieurs demande au moins 2 bots. Places : { $seats }, bots nommés : { $given }.
fault-notes = La ligne { $line } de « { $file } » n’est pas un résultat de tournoi : { $problem }
fault-other-notes = « { $file } » appartient à un autre tournoi (ligne { $line }) : indiquez un autre fichier, ou le même jeu, les mêmes bots, options et graine.
fault-no-ray = --ray a besoin du paquet ray. Dans le dossier des sources, installez-le avec : pip install ".[ray]"
fault-visitor = Le bot { $name } d’une autre installation ne peut pas jouer : { $problem }
fault-no-action = L’action { $action } ne signifie rien ici.
fault-unknown-word = { $setting } ne peut pas être « { $value } ». Connus : { $known }.
fault-weights = « { $file } » ne contient pas les poids d’un réseau : { $problem }
fault-weights-fit = Les poids de « { $file } » ne conviennent pas. Attendu : { $wanted } ; trouvé : { $found }.
fault-policy = La stratégie { $name } est inutilisable : { $problem }. Nommez-la policy:paquet.module:fonction.
fault-no-research = Il manque des paquets ({ $problem }). Dans le dossier des sources, installez-les avec : pip install ".[research]"
fault-yardstick = Les options habituelles de { $game } ne sont pas celles d’une partie à deux : il n’y a pas de série pour ce jeu.
fault-dataset = « { $folder } » n’est pas un jeu de données : { $problem }
fault-other-dataset = « { $folder } » contient un autre jeu de données : indiquez un autre dossier, ou le même jeu, les mêmes options, bot et graine.
fault-no-balance = Il n’y a aucune partie finie de { $game } à compter, ou rien n’y est compté.
