# Le champ de bataille
riv-battlefield = Champ de bataille
riv-turn = Tour { $turn } sur { $turns }
riv-hand = Votre main
riv-deck =
    { $count ->
        [0] La pioche est vide
        [one] Pioche : { $count } tuile
       *[other] Pioche : { $count } tuiles
    }
riv-dug = retranché
riv-suramun = Souramoun
riv-unknown-tile = Tuile inconnue
riv-hidden-tile = Tuile cachée
riv-remove-which = Quel Golem retirer ?
riv-points =
    { $points ->
        [one] point
       *[other] points
    }
riv-golems =
    { $golems ->
        [one] Golem
       *[other] Golems
    }
riv-tiles = pioche + { $hand }
riv-score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
riv-score-golems =
    { $golems ->
        [one] { $golems } Golem en réserve
       *[other] { $golems } Golems en réserve
    }
riv-score-tiles = pioche : { $deck }, main : { $hand }

# Comment s’appelle une case
riv-cell = { $name }, { $cell } :
riv-cell-empty = Case vide { $cell }.
riv-cell-worth =
    { $points ->
        [one] { $points } point,
       *[other] { $points } points,
    } { $shields ->
        [0] aucun Bouclier.
        [one] { $shields } Bouclier.
       *[other] { $shields } Boucliers.
    }
riv-holds = { $colour } la contrôle.
riv-contested = Contestée.
riv-contested-by = Contestée : { $colours }.
riv-empty = Vide.
riv-cell-golems = Golems : { $golems }.
riv-cell-wizard = Le Magicien { $colour } s’y trouve.
riv-cell-waits =
    { $golems ->
        [one] Un Sort vers { $direction } attend une tuile en { $cell } : { $golems } Golem.
       *[other] Un Sort vers { $direction } attend une tuile en { $cell } : { $golems } Golems.
    }
riv-cell-threat = { $colour } contrôle { $held } de ses 4 voisines : un siège menace.
riv-cell-spells = Sorts : { $spells }.
riv-cell-choose = Peut être choisie.
riv-cell-latest = Posée en dernier.
riv-cell-then = Ensuite : { $then }.
riv-spell =
    { $golems ->
        [one] { $direction } { $range } : { $golems } Golem
       *[other] { $direction } { $range } : { $golems } Golems
    }{ $breaks ->
        [yes] , brise les Boucliers
       *[no] {""}
    }
riv-hand-tile = Tuile { $number } en main, { $name } :
riv-can-choose = Peut être posée.

# Écrit sur le plateau pendant qu’on examine un coup
riv-then-yours = à vous
riv-then-theirs = passe à { $colour }
riv-then-contested = contestée
riv-then-nobody = à personne
riv-tip-broken =
    { $landed ->
        [one] Boucliers brisés · { $landed } arrive
       *[other] Boucliers brisés · { $landed } arrivent
    }
riv-tip-repelled =
    { $repelled ->
        [one] { $repelled } repoussé
       *[other] { $repelled } repoussés
    }
riv-tip-some-repelled =
    { $repelled ->
        [one] { $repelled } repoussé
       *[other] { $repelled } repoussés
    } · { $landed ->
        [one] { $landed } arrive
       *[other] { $landed } arrivent
    }
riv-tip-delayed =
    { $landed ->
        [one] déclenché · { $landed } arrive
       *[other] déclenché · { $landed } arrivent
    }
riv-tip-lost = perdu
riv-tip-blocked = bloqué
riv-tip-waits = en attente
riv-tip-undone = personne ne le lance

# Un coup avant d’être joué
riv-title-place = Poser { $tile } en { $cell } ?
riv-detail-place = {""}
riv-verb-place = Poser
riv-title-keep = Garder cette main ?
riv-detail-keep = Vous jouez avec ces deux tuiles.
riv-verb-keep = Garder la main
riv-title-redraw = Repiocher les deux tuiles ?
riv-detail-redraw = Vous piochez deux nouvelles tuiles, celles-ci retournent dans la pioche. Une seule fois.
riv-verb-redraw = Repiocher
riv-title-cast = Lancer maintenant le Sort vers { $direction } ?
riv-detail-cast = Votre réserve ne suffira peut-être pas pour tous les Sorts.
riv-verb-cast = Lancer
riv-title-remove = Retirer un Golem { $colour } ?
riv-detail-remove = Une tuile porte cinq Golems au plus ; celui-ci retourne dans sa réserve.
riv-verb-remove = Retirer
riv-title-cast-delayed = Lancer maintenant le Sort en attente de { $cell } ?
riv-detail-cast-delayed = Tous les Sorts en attente qui visent la nouvelle tuile sont lancés l’un après l’autre.
riv-verb-cast-delayed = Lancer
riv-title-besiege = Assiéger maintenant { $tile } en { $cell } ?
riv-detail-besiege = Tous les autres Golems quittent la tuile, et un des vôtres arrive.
riv-verb-besiege = Assiéger
riv-title-enter = Entrer en { $cell } ?
riv-detail-enter = Votre Magicien amène un Golem. Celui de Souramoun apparaît en { $mirror } et lance ses Sorts en premier.
riv-verb-enter = Entrer
riv-title-go = Aller en { $cell } ({ $tile }) ?
riv-detail-go = Votre Magicien amène un Golem. Celui de Souramoun va en { $mirror } et lance ses Sorts en premier.
riv-verb-go = Aller

# Ce qu’il apporterait
riv-way-N = Nord
riv-way-E = Est
riv-way-S = Sud
riv-way-W = Ouest
riv-fx-by = { $colour },
riv-fx-delayed = à retardement,
riv-fx-landed =
    { $landed ->
        [0] { $direction } { $range } : sans effet
        [one] { $direction } { $range } : { $landed } Golem arrive
       *[other] { $direction } { $range } : { $landed } Golems arrivent
    }
riv-fx-broken =
    { $landed ->
        [one] { $direction } { $range } : brise les Boucliers, { $landed } Golem arrive
       *[other] { $direction } { $range } : brise les Boucliers, { $landed } Golems arrivent
    }
riv-fx-some =
    { $repelled ->
        [one] { $direction } { $range } : { $repelled } repoussé,
       *[other] { $direction } { $range } : { $repelled } repoussés,
    } { $landed ->
        [one] { $landed } arrive
       *[other] { $landed } arrivent
    }
riv-fx-none =
    { $repelled ->
        [one] { $direction } { $range } : { $repelled } repoussé, aucun n’arrive
       *[other] { $direction } { $range } : { $repelled } repoussés, aucun n’arrive
    }
riv-fx-short = seulement { $summoned } sur { $strength } en réserve
riv-fx-then-yours = { $tile } à vous
riv-fx-then-theirs = { $tile } passe à { $colour }
riv-fx-then-contested = { $tile } : tuile contestée
riv-fx-then-nobody = { $tile } à personne
riv-fx-lost = { $direction } { $range } : pas de tuile, perdu
riv-fx-blocked = { $direction } { $range } : bloqué par un Magicien
riv-fx-waits = { $direction } { $range } : pas encore de tuile, en attente
riv-fx-undone = Un Sort en attente est perdu : personne ne contrôle sa tuile
riv-fx-removed =
    { $removed ->
        [one] { $tile } : { $removed } Golem { $colour } repart
       *[other] { $tile } : { $removed } Golems { $colour } repartent
    }
riv-fx-siege = Siège : { $tile } passe à { $colour }
riv-fx-no-spells = Vous ne contrôlez pas votre tuile : aucun Sort
riv-fx-supply = Réserve { $colour } épuisée : la partie se termine
riv-fx-end = La partie se termine
riv-fx-wins =
    { $you ->
        [yes] Vous gagnez
       *[no] { $colour } gagne
    }
riv-fx-solo-won = Vous gagnez
riv-fx-solo-lost = Vous perdez
riv-fx-reveals =
    { $count ->
        [0] Des tuiles inconnues décident du reste
        [one] Une tuile inconnue est révélée
       *[other] { $count } tuiles inconnues sont révélées
    }
riv-fx-ask-cast = Vous choisissez l’ordre des Sorts
riv-fx-ask-remove = Vous choisissez quel Golem repart
riv-fx-ask-delayed = Vous choisissez l’ordre des Sorts en attente
riv-fx-ask-siege = Vous choisissez l’ordre des sièges
riv-fx-points-you = Vous { $from } → { $to }
riv-fx-points = { $name } { $from } → { $to }

# La table lue à voix haute
riv-say-turn = Tour { $turn }.
riv-say-side =
    { $points ->
        [one] { $colour } : { $points } point,
       *[other] { $colour } : { $points } points,
    } { $golems ->
        [one] { $golems } Golem en réserve.
       *[other] { $golems } Golems en réserve.
    }
riv-say-wizard = Le Magicien { $colour } se trouve en { $cell }.
riv-say-hand = Votre main : { $tiles }.
riv-say-tiles =
    { $count ->
        [0] Aucune tuile ne porte de Golem.
        [one] Une tuile porte des Golems :
       *[other] { $count } tuiles portent des Golems :
    }

# Le calcul des scores
riv-scoring = Calcul des scores
riv-scoring-tile = Tuile
riv-scoring-cell = Case
riv-scoring-why = Raison
riv-scoring-points = Points
riv-scoring-nobody = Personne
riv-because-control = contrôle
riv-because-well = égalité gagnée par le Puits
riv-because-contested = contestée
riv-because-wizard = Magicien dessus
riv-because-reduced = 1 de moins : Golem adverse
riv-mark-well = Puits
riv-mark-contested = contestée
riv-mark-wizard = Magicien
riv-mark-reduced = adverse −1
