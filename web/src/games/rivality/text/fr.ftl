# Avant un abandon
resign-ask-teams = La partie s’arrête aussitôt, et votre partenaire la perd avec vous.

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
riv-score-tiles =
    { $deck ->
        [0] aucune tuile dans la pioche, { $hand } en main
        [one] { $deck } tuile dans la pioche, { $hand } en main
       *[other] { $deck } tuiles dans la pioche, { $hand } en main
    }

# Comment s’appelle une case
riv-cell = { $tile } :
riv-cell-empty = Case vide { $place }.
riv-cell-worth =
    { $points ->
        [one] { $points } point,
       *[other] { $points } points,
    } { $shields ->
        [0] aucun Bouclier.
        [one] { $shields } Bouclier.
       *[other] { $shields } Boucliers.
    }
riv-holds =
    { $side-is ->
        [you] Vous la contrôlez.
       *[other] { $side } la contrôle.
    }
riv-contested = Contestée.
riv-contested-by = Contestée : { $sides }.
riv-empty = Vide.
riv-cell-golems = Golems : { $golems }.
riv-cell-wizard =
    { $side-is ->
        [you] Votre Magicien s’y trouve.
       *[other] Le Magicien de { $side } s’y trouve.
    }
riv-cell-waits =
    { $golems ->
        [one] Un Sort vers { $direction } attend une tuile { $place } : { $golems } Golem.
       *[other] Un Sort vers { $direction } attend une tuile { $place } : { $golems } Golems.
    }
riv-cell-threat =
    { $side-is ->
        [you] Vous contrôlez { $held } de ses 4 voisines : un siège menace.
       *[other] { $side } contrôle { $held } de ses 4 voisines : un siège menace.
    }
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
riv-then-theirs = passe à { $side }
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
riv-title-place = Poser { $tile } { $place } ?
riv-detail-place = {""}
riv-verb-place = Poser
riv-prompt-keep = Votre main ne donne pas droit au Mulligan. Gardez-la.
riv-title-keep = Garder cette main ?
riv-detail-keep = Vous jouez avec ces deux tuiles.
riv-verb-keep = Garder la main
riv-title-redraw = Repiocher les deux tuiles ?
riv-detail-redraw = Vous piochez deux nouvelles tuiles, celles-ci retournent dans la pioche. Une seule fois.
riv-verb-redraw = Repiocher
riv-title-cast = Lancer maintenant le Sort vers { $direction } ?
riv-detail-cast = Votre réserve ne suffira peut-être pas pour tous les Sorts.
riv-verb-cast = Lancer
riv-title-remove = Retirer un Golem de { $side } ?
riv-detail-remove = Une tuile porte cinq Golems au plus ; celui-ci retourne dans sa réserve.
riv-verb-remove = Retirer
riv-title-cast-delayed = Lancer maintenant le Sort en attente de la tuile { $place } ?
riv-detail-cast-delayed = Tous les Sorts en attente qui visent la nouvelle tuile sont lancés l’un après l’autre.
riv-verb-cast-delayed = Lancer
riv-title-besiege = Assiéger maintenant { $there } ?
riv-detail-besiege = Tous les autres Golems quittent la tuile, et un des vôtres arrive.
riv-verb-besiege = Assiéger
riv-title-enter = Entrer en { $cell } ?
riv-detail-enter = Votre Magicien amène un Golem. Celui de Souramoun apparaît { $mirror ->
        [unknown] sur la case symétrique
       *[other] en { $mirror }
    } et lance ses Sorts en premier.
riv-verb-enter = Entrer
riv-title-go = Aller en { $cell } ({ $tile }) ?
riv-detail-go = Votre Magicien amène un Golem. Celui de Souramoun va { $mirror ->
        [unknown] sur la case symétrique
       *[other] en { $mirror }
    } et lance ses Sorts en premier.
riv-verb-go = Aller

# Ce qu’il apporterait
riv-way-N = Nord
riv-way-E = Est
riv-way-S = Sud
riv-way-W = Ouest
riv-fx-by = { $side },
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
riv-fx-then-theirs = { $tile } passe à { $side }
riv-fx-then-contested = { $tile } : tuile contestée
riv-fx-then-nobody = { $tile } à personne
riv-fx-lost = { $direction } { $range } : pas de tuile, perdu
riv-fx-blocked = { $direction } { $range } : bloqué par un Magicien
riv-fx-waits = { $direction } { $range } : pas encore de tuile, en attente
riv-fx-undone = Un Sort en attente est perdu : personne ne contrôle sa tuile
riv-fx-removed =
    { $side-is ->
        [you] { $removed ->
            [one] { $tile } : { $removed } de vos Golems repart
           *[other] { $tile } : { $removed } de vos Golems repartent
        }
       *[other] { $removed ->
            [one] { $tile } : { $removed } Golem de { $side } repart
           *[other] { $tile } : { $removed } Golems de { $side } repartent
        }
    }
riv-fx-siege =
    { $side-is ->
        [you] Siège : { $tile } passe à vous
       *[other] Siège : { $tile } passe à { $side }
    }
riv-fx-no-spells = Vous ne contrôlez pas votre tuile : aucun Sort
riv-fx-supply =
    { $side-is ->
        [you] Votre réserve est épuisée : la partie se termine
       *[other] La réserve de { $side } est épuisée : la partie se termine
    }
riv-fx-end = La partie se termine
riv-fx-wins =
    { $side-is ->
        [you] Vous gagnez
       *[other] { $side } gagne
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
riv-fx-wizard = La nouvelle tuile compte dès que votre Magicien la quitte
riv-fx-points-you = Vous { $from } → { $to }
riv-fx-points = { $name } { $from } → { $to }

# La table lue à voix haute
riv-say-turn = Tour { $turn }.
riv-say-side =
    { $side-is ->
        [you] Vous
       *[other] { $side }
    } : { $points ->
        [one] { $points } point,
       *[other] { $points } points,
    } { $golems ->
        [one] { $golems } Golem en réserve.
       *[other] { $golems } Golems en réserve.
    }
riv-say-wizard =
    { $side-is ->
        [you] Votre Magicien se trouve { $place }.
       *[other] Le Magicien de { $side } se trouve { $place }.
    }
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
riv-scoring-cell = Lieu
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

# Où se trouve une case, vue du Puits ; en solo il n’y a pas de Puits, on compte en nombres
riv-side-N = au nord
riv-side-NE = au nord-est
riv-side-E = à l’est
riv-side-SE = au sud-est
riv-side-S = au sud
riv-side-SW = au sud-ouest
riv-side-W = à l’ouest
riv-side-NW = au nord-ouest
riv-place-well = sur le Puits
riv-place-near = { $way } du Puits
riv-place-far = à { $cells } cases { $way } du Puits
riv-place-both = { $rows } { $along } et { $columns } { $across } du Puits
riv-place-cell = en { $cell }
riv-part-tile =
    { $tile-id ->
        [mw] le { $tile }
       *[other] la tuile { $tile } { $place }
    }

# Ce qui s’est passé, avec des lieux au lieu de coordonnées
page-event-tile-placed =
    { $seat-is ->
        [you] Vous posez la tuile { $tile } { $place },
       *[other] { $seat } pose la tuile { $tile } { $place },
    } le haut vers { $rotation ->
        [0] { direction-N }
        [1] { direction-E }
        [2] { direction-S }
       *[other] { direction-W }
    }.
riv-part-you = vous
riv-part-totals =
    { $sides ->
        [2] { $side-0 } { $points-0 }, { $side-1 } { $points-1 }
       *[other] { $side-0 } { $points-0 }, { $side-1 } { $points-1 }, { $side-2 } { $points-2 }
    }
page-event-deck-given =
    { $side-is ->
        [you] Vous jouez avec la { $deck }.
       *[other] { $side } joue avec la { $deck }.
    }
page-event-supply-exhausted =
    { $side-is ->
        [you] Votre réserve est épuisée : la partie est finie.
       *[other] La réserve de { $side } est épuisée : la partie est finie.
    }
page-event-points-counted = Score provisoire : { riv-part-totals }.
page-event-game-scored = Score final : { riv-part-totals }.
page-event-game-won =
    { $tie ->
        [1] {"Égalité ! Le Puits de Mana décide : "}
       *[other] {""}
    }{ $side-is ->
        [you] { $tie ->
            [1] vous gagnez !
           *[other] Vous gagnez !
        }
       *[other] { $side } gagne !
    }
page-event-victory-shared = Égalité, et personne ne contrôle le Puits de Mana : la victoire est partagée ({ $winners }) !
page-event-wizard-set =
    { $side-is ->
        [you] Votre Magicien et 1 Golem arrivent sur la tuile { $place }.
       *[other] Le Magicien de { $side } et 1 Golem arrivent sur la tuile { $place }.
    }
page-event-spell-lost = Le Sort vers { $direction } est perdu : il n’y a pas de tuile.
page-event-spell-blocked =
    { $side-is ->
        [you] Le Sort vers { $direction } est perdu : votre Magicien s’y trouve.
       *[other] Le Sort vers { $direction } est perdu : le Magicien de { $side } s’y trouve.
    }
page-event-spell-waits = Le Sort vers { $direction } attend : il n’y a pas encore de tuile.
page-event-delayed-spell-lost = Le Sort à retardement de la tuile { $source-place } est perdu : personne ne contrôle cette tuile.
page-event-golems-removed =
    { $side-is ->
        [you] Trop de Golems { $place } : vous reprenez { count-removed }.
       *[other] Trop de Golems { $place } : { $side } reprend { count-removed }.
    }
page-event-tile-revealed = Tuile révélée { $place } : { $tile }.
page-event-no-spells =
    { $side-is ->
        [you] Vous ne lancez aucun Sort : la tuile { $place } n’est pas sous votre contrôle.
       *[other] { $side } ne lance aucun Sort : la tuile { $place } n’est pas sous son contrôle.
    }
riv-part-summoned =
    { $repelled ->
        [0]
            { $broken ->
                [0] { count-summoned } sur { riv-part-tile }.
                [one] { count-summoned } sur { riv-part-tile }, { $broken } Bouclier est brisé.
               *[other] { count-summoned } sur { riv-part-tile }, { $broken } Boucliers sont brisés.
            }
        [one]
            { $landed ->
                [0]
                    { $summoned ->
                        [one] { count-summoned } sur { riv-part-tile }, mais les Boucliers le repoussent.
                       *[other] { count-summoned } sur { riv-part-tile }, mais les Boucliers les repoussent tous.
                    }
               *[other] { count-summoned } sur { riv-part-tile }, dont { $repelled } repoussé par les Boucliers ; { count-landed }.
            }
       *[other]
            { $landed ->
                [0]
                    { $summoned ->
                        [one] { count-summoned } sur { riv-part-tile }, mais les Boucliers le repoussent.
                       *[other] { count-summoned } sur { riv-part-tile }, mais les Boucliers les repoussent tous.
                    }
               *[other] { count-summoned } sur { riv-part-tile }, dont { $repelled } repoussés par les Boucliers ; { count-landed }.
            }
    }
page-event-spell-cast =
    { $side-is ->
        [you] Vous lancez un Sort vers { $direction } : { riv-part-summoned }
       *[other] { $side } lance un Sort vers { $direction } : { riv-part-summoned }
    }
page-event-delayed-spell-cast =
    { $side-is ->
        [you] Vous lancez le Sort à retardement de la tuile { $source-place } vers { $direction } : { riv-part-summoned }
       *[other] { $side } lance le Sort à retardement de la tuile { $source-place } vers { $direction } : { riv-part-summoned }
    }
page-event-tile-besieged =
    Siège ! { $side-is ->
        [you] Vous prenez
       *[other] { $side } prend
    } { riv-part-tile }{ $removed ->
        [0] {" avec 1 Golem."}
        [one] {" "}: { $removed } Golem adverse part, 1 nouveau arrive.
       *[other] {" "}: { $removed } Golems adverses partent, 1 nouveau arrive.
    }
page-event-tile-scored =
    { $side-is ->
        [you] Vous marquez
       *[other] { $side } marque
    } { count-points } pour { $because-id ->
        [well] { riv-part-tile }, contestée mais gagnée grâce au Puits de Mana
        [contested] la tuile contestée { $tile } { $place }
       *[control] { riv-part-tile }
    }{ $reduced ->
        [1] , 1 de moins à cause de Golems adverses.
       *[other] .
    }
page-event-tile-unscored =
    { $because-id ->
        [wizard] La tuile { $tile } { $place } ne compte pour personne : un Magicien s’y trouve.
       *[contested]
            { $tile-id ->
                [mw] Le { $tile } ne compte pour personne : il est contesté.
               *[other] La tuile { $tile } { $place } ne compte pour personne : elle est contestée.
            }
    }

# Les tuiles sans leur numéro, qui ne compte que pour taper
page-tile-mw = { kind-mana_well }
page-tile-sc_a1 = { kind-stone_circle }
page-tile-sc_a2 = { kind-stone_circle }
page-tile-sc_a3 = { kind-stone_circle }
page-tile-sc_a4 = { kind-stone_circle }
page-tile-sc_a5 = { kind-stone_circle }
page-tile-hu_a1 = { kind-hut }
page-tile-hu_a2 = { kind-hut }
page-tile-hu_a3 = { kind-hut }
page-tile-hu_a4 = { kind-hut }
page-tile-fo_a1 = { kind-fortress }
page-tile-fo_a2 = { kind-fortress }
page-tile-fo_a3 = { kind-fortress }
page-tile-sc_b1 = { kind-stone_circle }
page-tile-sc_b2 = { kind-stone_circle }
page-tile-sc_b3 = { kind-stone_circle }
page-tile-sc_b4 = { kind-stone_circle }
page-tile-sc_b5 = { kind-stone_circle }
page-tile-hu_b1 = { kind-hut }
page-tile-hu_b2 = { kind-hut }
page-tile-hu_b3 = { kind-hut }
page-tile-hu_b4 = { kind-hut }
page-tile-fo_b1 = { kind-fortress }
page-tile-fo_b2 = { kind-fortress }
page-tile-fo_b3 = { kind-fortress }

# Légende : ce que signifie chaque chose sur la table
riv-legend-coin = Les points que cette tuile rapporte à qui la tient à la fin.
riv-legend-coin-wizard = Une tuile avec un Magicien ne compte pas : ces points valent dès que le Magicien la quitte.
riv-legend-shield = Bouclier : repousse un Golem de chaque Sort adverse tant que quelqu’un tient la tuile.
riv-legend-shields = Deux Boucliers : repoussent deux Golems de chaque Sort adverse tant que quelqu’un tient la tuile.
riv-legend-star = Cette tuile fait partie des douze à étoile. L’autre série n’a pas d’étoile.
riv-legend-mana_well = Puits de Mana : 3 points, aucun Bouclier. Qui le tient gagne les tuiles contestées et les égalités.
riv-legend-stone_circle = Plaine à Dolmens : 1 point, aucun Bouclier.
riv-legend-hut = Chaumière : 2 points, 1 Bouclier.
riv-legend-fortress = Forteresse : 4 points, 2 Boucliers.
riv-legend-held = Cadre de couleur : ce camp a ici plus de Golems que tout autre, il tient donc la tuile.
riv-legend-contested = Cadre mêlé : deux camps ou plus sont à égalité en tête. Personne ne tient la tuile.
riv-legend-empty = Cadre sombre : aucun Golem ici. Personne ne tient la tuile, personne ne la compte.
riv-legend-latest = Contour marqué : la tuile posée en dernier.
riv-legend-spell = Un Sort : autant de Golems, à autant de cases exactement que de losanges, dans cette direction.
riv-legend-breaks = Rouge : brise les Boucliers. Tous ses Golems arrivent, quels que soient les Boucliers de la tuile.
riv-legend-waiting = Petite marque : un Sort en attente. Il part quand une tuile est posée là, pour qui tient alors celle-ci.
riv-legend-printed = Petites marques : les Sorts de cette tuile telle qu’elle est posée. Le Magicien qui y arrive les lance.
riv-legend-golem = Golems : le plus grand nombre tient la tuile ; cinq y tiennent.
riv-legend-wizard = Magicien : les Sorts des tuiles nouvelles qui visent ici sont perdus. Une tuile avec un Magicien ne compte pas.
riv-legend-wizard-solo = Magicien : lance les Sorts de sa tuile, ne protège rien. Une tuile avec un Magicien ne compte pas.
riv-legend-dug = Retranché : cinq Golems d’un camp, un Bouclier de plus jusqu’à ce que l’un d’eux parte.
riv-legend-threat = Épées croisées : un camp tient autant des quatre voisines. Avec les quatre, la tuile tombe.
riv-legend-face-down = Personne ne connaît encore cette tuile. Elle est révélée quand un Magicien ou des Golems arrivent.
riv-legend-free = Une tuile peut être posée ici : elle touche une autre par un côté.
riv-legend-points = Ce que ce camp marquerait si la partie finissait maintenant.
riv-legend-supply = Golems restant en réserve. Si un camp n’en a plus, la partie finit aussitôt.
riv-legend-low = Il reste cinq Golems ou moins : la fin est peut-être proche.
riv-legend-tiles = Les tuiles dans la pioche, et les tuiles en main.
riv-legend-turn = Les tuiles posées jusqu’ici, ce tour compris, sur toutes celles de la partie.
riv-legend-suramun = Points, Golems et niveau de Souramoun. Son Magicien va toujours sur la case miroir du vôtre.
riv-legend-hand = Une de vos tuiles. Choisissez-la, tournez-la, posez-la à côté d’une autre.
riv-legend-turn-it = Tourner la tuile d’un quart de tour. Aussi avec R, la molette ou un appui sur la tuile.
riv-legend-deck = Vos tuiles cachées. Après chaque tour, vous en piochez une, tant qu’il y en a.
riv-legend-hidden = Une tuile en main. Seul son joueur la connaît.
riv-legend-ruler = Des nombres pour parler des cases : le premier croît vers l’est, le second vers le sud.
riv-legend-repelled = Autant de Golems rebondissent sur les Boucliers et retournent en réserve.
riv-legend-broken = Le Sort rouge ignore ici tous les Boucliers.
riv-legend-lands = Les Golems arrivent à autant de cases exactement que le Sort a de losanges.
riv-legend-lost = Aucune tuile exactement à cet endroit : le Sort est perdu.
riv-legend-blocked = Un Magicien s’y trouve : le Sort est perdu.
riv-legend-waits = Pas encore de tuile à cet endroit : le Sort en attend une.
riv-legend-triggered = Un Sort en attente part et frappe la nouvelle tuile.
riv-legend-undone = Personne ne tient la tuile de ce Sort en attente : il est perdu.
riv-legend-change = Les points maintenant, et après ce coup.
riv-legend-scored = Ce camp marque les points de la tuile.
riv-legend-scored-well = Une tuile contestée, gagnée par le camp qui tient le Puits de Mana.
riv-legend-scored-contested = Égalité en tête, et le Puits ne tranche pas : personne ne marque.
riv-legend-scored-wizard = Un Magicien s’y trouve : personne ne marque.
riv-legend-scored-reduced = Un point de moins, car un Golem adverse s’y trouve.

# What speaks for a move, with places in words
riv-part-field =
    { $kind-id ->
        [mana_well] le { $kind }
       *[other] la { $kind } { $place }
    }
page-reason-siege = assiège { riv-part-field }, qui tombe
page-reason-takes-fortress = prend { riv-part-field } : { count-points }
page-reason-opens-ring = brise l’encerclement qui menace { riv-part-field }
page-reason-breaks-shields = attaque { riv-part-field } en brisant les Boucliers
page-reason-digs-out = déloge des Golems retranchés { $place }
page-reason-tips-tie = emporte la tuile contestée { $place }
page-reason-takes-tile = prend { riv-part-field } : { count-points }
page-reason-evens = rend contestée la tuile adverse { $place }
page-reason-cleans = débarrasse { riv-part-field } des Golems adverses : { count-points } de plus
page-reason-spoils = coûte { count-points } à l’adversaire { $place }
page-reason-covers-left-tile = renforce { riv-part-field }, que le Magicien quitte
page-reason-digs-in = retranche vos Golems { $place }
page-reason-strengthens = consolide { riv-part-field }
page-reason-blocked = gaspille un Sort { $place }, où se trouve un Magicien

# L’éditeur de positions
riv-edit-field = Champ de bataille
riv-edit-turn = Tourner
riv-edit-golems = Golems : { $side }
riv-edit-wizard = Magicien : { $side }
riv-edit-held = En main : { $name }. Touchez la case où la poser, une autre tuile pour les échanger, ou la même pour lâcher.
riv-edit-laying = En main : { $name }. Touchez une case vide pour l’y poser.
riv-edit-how-move = Touchez une tuile, puis une case. Pour en poser une de plus, prenez-la ci-dessous dans une main ou une pioche, puis touchez une case vide. Les golems de la dernière tuile touchée se règlent ci-dessous.
riv-edit-how-turn = Touchez des tuiles pour les tourner.
riv-edit-how-wizard = Touchez la tuile où ce Magicien doit se tenir ; la même encore une fois le retire de la table.
riv-edit-how-remove = Touchez des tuiles pour les remettre sous la pioche de qui les a posées.
riv-edit-keys = Les flèches vont de case en case, Entrée utilise l’outil choisi, Échap lâche tout.
