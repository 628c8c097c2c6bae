# The game
game-title = Rivality
game-about = Posez des tuiles autour du Puits de Mana, invoquez des Golems à portée exacte et contrôlez une plus grande part du Champ de bataille que vos adversaires – ou que Souramoun, si vous jouez en solo.
goal =
    { $mode ->
        [solo] Finissez avec plus de points que Souramoun.
       *[other] Contrôlez les tuiles qui valent le plus quand tuiles ou Golems s’épuisent.
    }
minute = { $mode ->
        [solo] Souramoun et vous êtes deux Magiciens sur une carte de 24 tuiles, dont la moitié est à vous. À chaque tour, votre Magicien va sur une tuile vide et amène un Golem ; celui de Souramoun va sur la case symétrique et fait de même. Sa tuile lance ses Sorts d’abord, puis la vôtre, si vous la contrôlez : chaque Sort de ses côtés envoie des Golems exactement à autant de cases qu’il montre de losanges. Qui a le plus de Golems sur une tuile la contrôle. Quand une réserve de Golems est épuisée, ou que votre Magicien ne peut plus aller nulle part, chaque tuile rapporte ses points à qui la contrôle. Vous gagnez avec plus de points que Souramoun.
       *[other] Vous et vos rivaux êtes des Magiciens qui se disputent les terres autour du Puits de Mana. À votre tour, posez une de vos deux tuiles contre une autre, orientée à votre gré. Votre Magicien et un Golem l’accompagnent ; puis chaque Sort de ses côtés envoie des Golems exactement à autant de cases qu’il montre de losanges. Qui a le plus de Golems sur une tuile la contrôle. Quand toutes les tuiles sont posées, ou qu’une réserve de Golems est épuisée, les tuiles que vous contrôlez rapportent leurs points. Le plus de points gagne.
    }

# Tiles: kind, deck (a plain, b starred) and number; they stand in sentences after “la tuile” or in a list
tile-mw = Puits de Mana
tile-sc_a1 = Plaine à Dolmens a1
tile-sc_a2 = Plaine à Dolmens a2
tile-sc_a3 = Plaine à Dolmens a3
tile-sc_a4 = Plaine à Dolmens a4
tile-sc_a5 = Plaine à Dolmens a5
tile-hu_a1 = Chaumière a1
tile-hu_a2 = Chaumière a2
tile-hu_a3 = Chaumière a3
tile-hu_a4 = Chaumière a4
tile-fo_a1 = Forteresse a1
tile-fo_a2 = Forteresse a2
tile-fo_a3 = Forteresse a3
tile-sc_b1 = Plaine à Dolmens b1
tile-sc_b2 = Plaine à Dolmens b2
tile-sc_b3 = Plaine à Dolmens b3
tile-sc_b4 = Plaine à Dolmens b4
tile-sc_b5 = Plaine à Dolmens b5
tile-hu_b1 = Chaumière b1
tile-hu_b2 = Chaumière b2
tile-hu_b3 = Chaumière b3
tile-hu_b4 = Chaumière b4
tile-fo_b1 = Forteresse b1
tile-fo_b2 = Forteresse b2
tile-fo_b3 = Forteresse b3

# Kinds, colours, directions, decks, seats; a colour names its side, and a direction has its article
kind-mana_well = Puits de Mana
kind-stone_circle = Plaine à Dolmens
kind-hut = Chaumière
kind-fortress = Forteresse
colour-orange = Saumon
colour-purple = Mauve
colour-turquoise = Turquoise
direction-N = le nord
direction-E = l’est
direction-S = le sud
direction-W = l’ouest
deck-plain = pioche sans étoile
deck-starred = pioche avec étoile
seat-orange = Saumon
seat-purple = Mauve
seat-turquoise = Turquoise
seat-orange_1 = Saumon 1
seat-purple_1 = Mauve 1
seat-orange_2 = Saumon 2
seat-purple_2 = Mauve 2

# Phases: what you have to do now
phase-mulligan = garder votre main ou repiocher
phase-place = poser une tuile
phase-cast = choisir le prochain Sort
phase-remove = choisir à qui retirer un Golem
phase-delayed = choisir le prochain Sort à retardement
phase-siege = choisir le prochain siège
phase-enter = choisir où entre votre Magicien
phase-move = déplacer votre Magicien

# Steps: where in a turn or round the game stands
step-placing = Pose d’une tuile
step-spells = Sorts
step-delayed = Sorts à retardement
step-sieges = Sièges

# Options
option-mode = Mode de jeu
option-mode-duel = Partie à deux joueurs
option-mode-duel-about = Saumon contre Mauve, avec 12 tuiles et 30 Golems chacun.
option-mode-three = Partie à trois joueurs
option-mode-three-about = Chacun seul contre deux adversaires, avec 8 tuiles et 20 Golems.
option-mode-teams = Partie par équipes
option-mode-teams-about = Deux contre deux : les coéquipiers partagent Magicien, pioche et réserve, mais chacun cache sa main.
option-mode-solo = Mode Solo
option-mode-solo-about = Vous contre Souramoun, qui reproduit en miroir chaque déplacement de votre Magicien sur une carte de 24 tuiles.
option-expert = Règles Expert
option-expert-false = Règles de base
option-expert-false-about = Un Sort sans tuile d’arrivée est perdu, et une tuile contrôlée rapporte tous ses points.
option-expert-true = Règles Expert
option-expert-true-about = Un Sort sans tuile d’arrivée en attend une, une tuile encerclée sur ses quatre côtés tombe lors d’un siège, et une tuile qui porte un Golem adverse vaut 1 point de moins.
option-solo_level = Niveau
option-solo_level-apprentice = Débutant
option-solo_level-apprentice-about = Chaque camp compte les tuiles qu’il contrôle, et il vous faut plus de points que Souramoun.
option-solo_level-journeyman = Normal
option-solo_level-journeyman-about = Souramoun obtient en plus les points de toutes les tuiles contestées.
option-solo_level-master = Chevronné
option-solo_level-master-about = Souramoun obtient en plus les points de toutes les tuiles contestées, et chacune de vos tuiles qui porte un de ses Golems vaut 1 point de moins.
option-edition = Édition
option-edition-de = Édition allemande
option-edition-de-about = Tout joueur dont la main y donne droit peut faire un Mulligan ; le camp actif lance ses Sorts à retardement en premier.
option-edition-fr = Édition française
option-edition-fr-about = Seul le premier joueur peut faire un Mulligan ; le camp actif lance ses Sorts à retardement en dernier.
option-solo_colour = Votre couleur
option-solo_colour-purple = Mauve
option-solo_colour-purple-about = Vous jouez Mauve, et Souramoun joue Saumon.
option-solo_colour-orange = Saumon
option-solo_colour-orange-about = Vous jouez Saumon, et Souramoun joue Mauve.
option-starred_side = Pioche avec étoile
option-starred_side-purple = Mauve
option-starred_side-purple-about = Mauve joue avec les tuiles avec étoile, Saumon avec les tuiles sans étoile.
option-starred_side-orange = Saumon
option-starred_side-orange-about = Saumon joue avec les tuiles avec étoile, Mauve avec les tuiles sans étoile.
option-starred_side-random = Au hasard
option-starred_side-random-about = Le hasard décide qui joue avec les tuiles avec étoile.
option-first_player = Premier joueur
option-first_player-random = Au hasard
option-first_player-random-about = Le hasard décide qui commence.
option-first_player-0 = { seat-orange }
option-first_player-0-about = { seat-orange } commence ; dans la partie par équipes, { seat-orange_1 }.
option-first_player-1 = { seat-purple }
option-first_player-1-about = { seat-purple } commence ; dans la partie par équipes, { seat-purple_1 }.
option-first_player-2 = { seat-turquoise } ou { seat-orange_2 }
option-first_player-2-about = { seat-turquoise } commence ; dans la partie par équipes, { seat-orange_2 }.
option-first_player-3 = { seat-purple_2 }
option-first_player-3-about = { seat-purple_2 } commence.

# Counts and parts, for use in other messages
count-summoned =
    { $summoned ->
        [one] { $summoned } Golem
       *[other] { $summoned } Golems
    }
count-landed =
    { $landed ->
        [one] { $landed } arrive
       *[other] { $landed } arrivent
    }
count-removed =
    { $removed ->
        [one] { $removed } Golem
       *[other] { $removed } Golems
    }
count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-tile =
    { $tile-id ->
        [mw] le { $tile } ({ $x }, { $y })
       *[other] la tuile { $tile } ({ $x }, { $y })
    }
part-summoned =
    { $repelled ->
        [0]
            { $broken ->
                [0] { count-summoned } sur { part-tile }.
                [one] { count-summoned } sur { part-tile }, { $broken } Bouclier est brisé.
               *[other] { count-summoned } sur { part-tile }, { $broken } Boucliers sont brisés.
            }
        [one]
            { $landed ->
                [0]
                    { $summoned ->
                        [one] { count-summoned } sur { part-tile }, mais les Boucliers le repoussent.
                       *[other] { count-summoned } sur { part-tile }, mais les Boucliers les repoussent tous.
                    }
               *[other] { count-summoned } sur { part-tile }, dont { $repelled } repoussé par les Boucliers ; { count-landed }.
            }
       *[other]
            { $landed ->
                [0]
                    { $summoned ->
                        [one] { count-summoned } sur { part-tile }, mais les Boucliers le repoussent.
                       *[other] { count-summoned } sur { part-tile }, mais les Boucliers les repoussent tous.
                    }
               *[other] { count-summoned } sur { part-tile }, dont { $repelled } repoussés par les Boucliers ; { count-landed }.
            }
    }
part-totals =
    { $sides ->
        [2] { colour-orange } { $points-0 }, { colour-purple } { $points-1 }
       *[other] { colour-orange } { $points-0 }, { colour-purple } { $points-1 }, { colour-turquoise } { $points-2 }
    }

# Events: the log
event-deck-given = { $colour } joue avec la { $deck }.
event-decks-mixed = Les pioches sont distribuées : 2 Forteresses et 6 autres tuiles pour chacun.
event-first-player-chosen =
    { $seat-is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
event-hand-drawn =
    { $seat-is ->
        [you] Vous prenez en main : { $tiles }.
       *[other] { $seat } prend en main : { $tiles }.
    }
event-hand-kept =
    { $seat-is ->
        [you] Vous gardez votre main.
       *[other] { $seat } garde sa main.
    }
event-hand-redrawn =
    { $seat-is ->
        [you] Vous faites un Mulligan et repiochez.
       *[other] { $seat } fait un Mulligan et repioche.
    }
event-tile-placed =
    { $seat-is ->
        [you] Vous posez la tuile { $tile } en ({ $x }, { $y }),
       *[other] { $seat } pose la tuile { $tile } en ({ $x }, { $y }),
    } le haut vers { $rotation ->
        [0] { direction-N }
        [1] { direction-E }
        [2] { direction-S }
       *[other] { direction-W }
    }.
event-wizard-set = Le Magicien { $colour } arrive en ({ $x }, { $y }) avec 1 Golem.
event-spell-cast = { $colour } lance un Sort vers { $direction } : { part-summoned }
event-delayed-spell-cast = { $colour } lance le Sort à retardement de ({ $source-x }, { $source-y }) vers { $direction } : { part-summoned }
event-spell-lost = Le Sort vers { $direction } est perdu : aucune tuile en ({ $x }, { $y }).
event-spell-blocked = Le Sort vers { $direction } est perdu : le Magicien { $colour } se trouve en ({ $x }, { $y }).
event-spell-waits = Le Sort vers { $direction } attend : pas encore de tuile en ({ $x }, { $y }).
event-delayed-spell-lost = Le Sort à retardement de ({ $source-x }, { $source-y }) vers ({ $x }, { $y }) est perdu : personne ne contrôle sa tuile d’origine.
event-golems-removed = Surnombre en ({ $x }, { $y }) : { $colour } reprend { count-removed }.
event-tile-besieged =
    { $removed ->
        [0] Siège ! { $colour } prend { part-tile } avec 1 Golem.
        [one] Siège ! { $colour } prend { part-tile } : { $removed } Golem adverse part, 1 des siens arrive.
       *[other] Siège ! { $colour } prend { part-tile } : { $removed } Golems adverses partent, 1 des siens arrive.
    }
event-tile-revealed = Tuile révélée en ({ $x }, { $y }) : { $tile }.
event-no-spells = { $colour } ne lance aucun Sort depuis ({ $x }, { $y }) : cette tuile n’est pas sous son contrôle.
event-tile-drawn =
    { $seat-is ->
        [you] Vous piochez la tuile { $tile }.
       *[other] { $seat } pioche la tuile { $tile }.
    }
event-turn-skipped =
    { $seat-is ->
        [you] Vous n’avez plus de tuile, et votre tour de jeu est sauté.
       *[other] { $seat } n’a plus de tuile, et son tour de jeu est sauté.
    }
event-points-counted = Score provisoire : { part-totals }.
event-supply-exhausted = La réserve { $colour } est épuisée : la partie est finie.
event-tiles-used-up = Toutes les tuiles sont posées : la partie est finie.
event-way-closed = Le Magicien ne peut plus atteindre de tuile vide : la partie est finie.
event-tile-scored =
    { $because-id ->
        [well] { $colour } marque { count-points } pour { part-tile }, contestée mais gagnée grâce au Puits de Mana
        [contested] { $colour } marque { count-points } pour la tuile contestée { $tile } ({ $x }, { $y })
       *[control] { $colour } marque { count-points } pour { part-tile }
    }{ $reduced ->
        [1] , 1 de moins à cause de Golems adverses.
       *[other] .
    }
event-tile-unscored =
    { $because-id ->
        [wizard] La tuile { $tile } ({ $x }, { $y }) ne compte pour personne : un Magicien s’y trouve.
       *[contested]
            { $tile-id ->
                [mw] Le { $tile } ({ $x }, { $y }) ne compte pour personne : il est contesté.
               *[other] La tuile { $tile } ({ $x }, { $y }) ne compte pour personne : elle est contestée.
            }
    }
event-game-scored = Score final : { part-totals }.
event-game-won =
    { $tie ->
        [1] Égalité ! Le Puits de Mana décide : { $colour } gagne.
       *[other] { $colour } gagne !
    }
event-victory-shared = Égalité, et personne ne contrôle le Puits de Mana : { $colours } se partagent la victoire !
event-solo-won =
    { $seat-is ->
        [you] Vous avez plus de points que Souramoun : vous gagnez !
       *[other] { $seat } a plus de points que Souramoun et gagne !
    }
event-solo-lost =
    { $seat-is ->
        [you] Vous n’avez pas plus de points que Souramoun : vous perdez.
       *[other] { $seat } n’a pas plus de points que Souramoun et perd.
    }

# Refusals: what was wrong, and what the rule says
refusal-over = La partie est finie. On ne peut plus rien jouer.
refusal-not-your-turn = Ce n’est pas à vous de jouer. Chacun décide à son tour, et c’est maintenant à quelqu’un d’autre.
refusal-other-decision = Ce n’est pas la question du moment. Il vous faut maintenant { $phase }.
refusal-no-hands = Il n’y a pas de main dans le Mode Solo. Toutes les tuiles sont déjà sur la carte, et vous déplacez votre Magicien.
refusal-mulligan-over = Il est trop tard pour cela. On garde sa main ou on repioche avant le premier tour de jeu ; il vous faut maintenant { $phase }.
refusal-no-mulligan = Votre main ne donne pas droit au Mulligan : { $tiles }. Vous ne pouvez repiocher que si aucune de vos tuiles n’a de Sort de portée 1.
refusal-not-in-hand = Vous n’avez pas en main la tuile { $tile }. Choisissez dans votre main : { $tiles }.
refusal-touches-nothing = La case ({ $x }, { $y }) ne touche aucune tuile. Une nouvelle tuile doit toucher par un côté une tuile du Champ de bataille.
refusal-cell-taken = La case est prise par { part-tile }. Une nouvelle tuile demande une case libre.
refusal-corner-only = La case ({ $x }, { $y }) ne touche le Champ de bataille que par un coin. Une nouvelle tuile doit toucher par un côté une tuile du Champ de bataille.
refusal-no-order = L’ordre des Sorts de la tuile n’est pas à choisir maintenant. Vous ne le choisissez que si deux Sorts ou plus sont jouables et que votre réserve risque de ne pas suffire pour tous ; il vous faut maintenant { $phase }.
refusal-no-spell = Telle qu’elle est orientée, la tuile { $tile } n’a pas de Sort vers { $direction }. On ne lance que les Sorts imprimés sur ses côtés.
refusal-spell-done = Le Sort vers { $direction } ne peut pas être choisi. Soit il est déjà lancé, soit il n’est pas jouable : aucune tuile sur la case visée, ou un Magicien qui le bloque.
refusal-no-choice = Il n’y a pas de Golem à choisir. Deux adversaires ne peuvent être à égalité que dans la partie à trois joueurs ; sinon, la règle dit quels Golems sont retirés.
refusal-own-golem = { $colour } est votre propre couleur. Tant qu’il y a un Golem adverse sur la tuile, c’est un Golem adverse qu’il faut retirer.
refusal-experts-only = Cette partie n’a ni Sorts à retardement ni sièges. Ils font partie des Règles Expert.
refusal-not-waiting = Vous n’avez pas de Sort à retardement à lancer depuis ({ $x }, { $y }). On lance, une fois chacun, les Sorts qui visent la tuile posée à l’instant depuis des tuiles que vous contrôlez.
refusal-not-besieged = Vous n’assiégez pas la case ({ $x }, { $y }). Un siège demande le contrôle des quatre tuiles adjacentes, autour d’une tuile que vous ne contrôlez pas.
refusal-solo-only = Dans cette partie, votre Magicien ne se promène pas. Il arrive sur chaque tuile que pose votre camp ; il ne parcourt la carte que dans le Mode Solo.
refusal-no-column = La colonne { $x } n’existe pas. Votre Magicien entre dans l’une des colonnes 0 à { $last }.
refusal-off-map = La case ({ $x }, { $y }) est hors de la carte. Les colonnes vont de 0 à 3, les lignes de 0 à 5.
refusal-stay = Votre Magicien se trouve déjà en ({ $x }, { $y }). Il doit se déplacer ; il ne peut pas rester sur place.
refusal-occupied =
    { $own ->
        [0] Des Golems de Souramoun se trouvent en ({ $x }, { $y }). La destination doit être vide, et l’on ne passe que par des tuiles qui portent un de vos Golems.
        [one] Un de vos Golems se trouve en ({ $x }, { $y }). Vous pouvez passer par cette tuile, mais la destination doit être vide.
       *[other] { $own } de vos Golems se trouvent en ({ $x }, { $y }). Vous pouvez passer par cette tuile, mais la destination doit être vide.
    }
refusal-no-path = Aucun chemin ne mène à ({ $x }, { $y }). Chaque tuile entre le départ et la destination doit porter au moins un de vos Golems.

# Why a position cannot be
impossible-solo-options = Une partie en Mode Solo a un niveau et la couleur de son joueur ; les autres parties n’en ont pas.
impossible-solo-expert = Les Règles Expert ne se combinent pas avec le Mode Solo.
impossible-starred = L’un des deux camps a les tuiles à étoile ; dans la partie à trois joueurs, personne ne les a.
impossible-solo-colour = Dans le Mode Solo, on joue orange ou violet.
impossible-hands = Les mains et les tuiles rendues ne correspondent pas au nombre de joueurs qui ont une main : { $players }.
impossible-sides = Les réserves, les Magiciens et les pioches ne correspondent pas au nombre de camps : { $sides }.
impossible-players = Le premier joueur, le joueur actif et celui qui décide doivent être de la partie ; nombre de joueurs : { $players }.
impossible-counts = Les tours, les réponses et les changements de contrôle se comptent à partir de 0, et personne ne répond deux fois.
impossible-two-places = Cette tuile se trouve à deux endroits : { $tile }.
impossible-one-cell = Deux tuiles se trouvent sur la même case.
impossible-tile-count = Le nombre de cette tuile est faux : { $tile }. Dans la partie : { $wanted }, dans cette position : { $found }.
impossible-hand-size = Une main a au plus { $most } tuiles.
impossible-fortress-last = La dernière tuile d’une pioche n’est jamais une Forteresse.
impossible-other-set = Un camp a une tuile du jeu de l’autre camp.
impossible-solo-map = La carte du Mode Solo a { $columns } colonnes et { $rows } lignes, chaque case avec une tuile.
impossible-solo-upright = Vos tuiles sont à l’endroit, celles de Souramoun à l’envers.
impossible-well = Le Puits de Mana se trouve en (0, 0).
impossible-apart = Toutes les tuiles du Champ de bataille se tiennent par leurs côtés.
impossible-laid-by = Toute tuile sauf le Puits de Mana a été posée par quelqu’un.
impossible-face-down = Il n’y a de tuiles face cachée que dans le Mode Solo.
impossible-golems = Chaque camp a { $wanted } Golems en tout, dans la réserve et sur les tuiles ; un camp en a { $found }.
impossible-supply-empty = Un camp sans Golem en réserve a mis fin à la partie.
impossible-tile-full = Une tuile porte au plus { $most } Golems ; celle-ci en a davantage : { $tile }.
impossible-golems-there = Ces Golems ne peuvent pas se trouver en ({ $x }, { $y }) : il faut un nombre possible pour chaque camp.
impossible-too-far = Aucune tuile ne peut se trouver aussi loin que ({ $x }, { $y }) : au plus à { $most } pas du Puits de Mana.
impossible-wizard = Chaque Magicien du Champ de bataille se tient sur une tuile à lui seul.
impossible-actor = Une partie en cours attend l’un de ses joueurs ; une partie finie n’attend personne et a une raison de finir.
impossible-phase = Cette décision n’appartient pas à cette étape du tour.
impossible-solo-wizards = Après la première manche, les deux Magiciens sont sur la carte.
impossible-nowhere = Sans tuile à portée de votre Magicien, la partie est finie.
impossible-nothing-to-place = Seul le joueur actif pose une tuile, et il doit en avoir une en main.
impossible-open-siege = Il reste un siège à résoudre avant de poser une tuile.
impossible-source = Les Sorts viennent d’une tuile posée sur le Champ de bataille.
impossible-removal = On ne choisit un Golem à retirer que dans la partie à trois joueurs, quand une tuile en a exactement un de trop.
impossible-removal-level = On ne choisit un Golem à retirer qu’entre deux adversaires qui en ont autant.
impossible-caster = C’est le joueur actif qui choisit l’ordre des Sorts.
impossible-delayed-aim = Un Sort à retardement vise la tuile posée à l’instant.
impossible-no-siege = Il n’y a pas de siège à choisir.
impossible-order = On ne choisit un ordre qu’à partir de deux Sorts.

# Prompts: what is asked of you now
prompt-mulligan = Gardez votre main, ou repiochez si elle donne droit au Mulligan.
prompt-place = À vous de jouer : posez une tuile de votre main.
prompt-cast = Votre réserve risque de ne pas suffire : choisissez le prochain Sort à lancer.
prompt-remove = Un Golem en trop : choisissez l’adversaire qui en reprend un.
prompt-delayed = Choisissez le prochain Sort à retardement à lancer.
prompt-siege = Choisissez le prochain siège à mener.
prompt-enter = Choisissez la colonne où entre votre Magicien.
prompt-move = À vous de jouer : déplacez votre Magicien vers une tuile vide.
prompt-waiting = C’est à { $seat } de jouer.

# Help: the decision explained to a newcomer
help-mulligan = Si aucune de vos tuiles n’a de Sort de portée 1, votre première tuile ne peut amener aucun Golem sur le Puits de Mana. Seule une telle main donne droit au Mulligan : vous piochez 2 nouvelles tuiles, et les anciennes sont mélangées à la pioche. Vous n’y avez droit qu’une fois ; toute autre main doit être gardée.
help-place = Votre tuile va sur une case libre qui touche par un côté une tuile du Champ de bataille, orientée à votre gré. Votre Magicien et 1 Golem l’accompagnent ; puis chaque Sort de la tuile invoque des Golems sur la tuile située exactement à autant de cases qu’il a de losanges.
help-cast = Deux Sorts ou plus de la tuile sont jouables, et votre réserve risque de ne pas suffire pour tous : vous en choisissez donc l’ordre. Dès que votre réserve est épuisée, la partie se termine, et les Sorts restants ne sont pas lancés.
help-remove = Une tuile porte au plus 5 Golems. En voici un de trop, et vos deux adversaires en ont autant l’un que l’autre sur la tuile : vous choisissez donc qui en reprend un dans sa réserve.
help-delayed = Plusieurs Sorts en attente, sur des tuiles que vous contrôlez, visent la tuile posée à l’instant. Tous doivent être lancés, l’un après l’autre, et les Boucliers de la tuile agissent à nouveau contre chacun ; vous choisissez l’ordre.
help-siege = Vous assiégez plusieurs tuiles à la fois. Lors d’un siège, tous les Golems adverses quittent la tuile et 1 des vôtres arrive ; ni Boucliers ni Magicien n’y changent rien. Après chaque siège, tout est déterminé de nouveau : l’ordre peut donc compter.
help-enter = Votre Magicien entre sur une tuile du Point d’entrée, avec 1 Golem. Le Magicien de Souramoun apparaît alors sur la case symétrique, dans la ligne du haut, et lance ses Sorts en premier ; vous lancez ensuite les vôtres, si vous contrôlez encore votre tuile.
help-move = Votre Magicien va de tuile en tuile, côté contre côté, jusqu’à une tuile vide, face visible ou face cachée. Chaque tuile du chemin doit porter au moins un de vos Golems. Le Magicien de Souramoun va alors sur la case symétrique et lance ses Sorts en premier ; vous lancez ensuite les vôtres, si vous contrôlez encore votre tuile.

# How an answer is typed, said only in the terminal
type-mulligan = Tapez keep pour la garder ou redraw pour repiocher.
type-place = Tapez par exemple sc_a5@1,0/N pour poser la tuile { tile-sc_a5 } en (1, 0) ; hu désigne une Chaumière, fo une Forteresse. La lettre après / est la direction vers laquelle est tourné le haut de la tuile : N nord, E est, S sud, W ouest. Une case s’écrit x,y : x augmente vers l’est, y vers le sud, et le Puits de Mana est en 0,0.
type-cast = Tapez par exemple cast:E pour lancer ensuite le Sort vers l’est ; N désigne le nord, S le sud, W l’ouest.
type-remove = Tapez par exemple remove:purple pour retirer un Golem { colour-purple } ; Saumon s’écrit orange, Turquoise turquoise.
type-delayed = Tapez par exemple delayed:-1,2 pour lancer ensuite le Sort de la tuile en (-1, 2).
type-siege = Tapez par exemple siege:0,0 pour prendre ensuite la tuile en (0, 0).
type-enter = Tapez par exemple enter:2 pour entrer dans la colonne 2 ; les colonnes vont de 0 à 3.
type-move = Tapez par exemple go:2,3 pour aller dans la colonne 2, ligne 3.

# Moves: entries of a menu
move-keep = Garder la main
move-redraw = Mulligan : repiocher
move-place = Poser la tuile { $tile } en ({ $x }, { $y }), le haut vers { $direction }
move-cast = Lancer le Sort vers { $direction }
move-remove = Retirer un Golem { $colour }
move-cast-delayed = Lancer le Sort à retardement de ({ $x }, { $y })
move-besiege = Mener le siège de ({ $x }, { $y })
move-enter = Entrer dans la colonne { $x }
move-go = Déplacer le Magicien en ({ $x }, { $y })

# Outcomes: the closing sentence
outcome-tiles =
    { $you ->
        [won] Victoire ! Toutes les tuiles sont posées, et le calcul des scores tourne à votre avantage.
        [lost] Défaite. Toutes les tuiles sont posées, et le calcul des scores tourne à votre désavantage.
       *[watching] Toutes les tuiles sont posées. Victoire : { $winner }.
    }
outcome-supply =
    { $you ->
        [won] Victoire ! Une réserve est épuisée, et le calcul des scores tourne à votre avantage.
        [lost] Défaite. Une réserve est épuisée, et le calcul des scores tourne à votre désavantage.
       *[watching] Une réserve est épuisée. Victoire : { $winner }.
    }
outcome-no_move =
    { $you ->
        [won] Victoire ! Votre Magicien ne peut plus atteindre de tuile vide, et le calcul des scores tourne à votre avantage.
        [lost] Défaite. Votre Magicien ne peut plus atteindre de tuile vide, et le calcul des scores tourne à votre désavantage.
       *[watching] Le Magicien ne peut plus atteindre de tuile vide. Victoire : { $winner }.
    }
outcome-agreement = Partie nulle : les joueurs en sont convenus.
outcome-resignation =
    { $you ->
        [won] Victoire ! Un adversaire a abandonné.
        [lost] Défaite. Votre camp a abandonné.
       *[watching] La partie s’est terminée par un abandon. Victoire : { $winner }.
    }

# Why a move is good or bad; each completes “Ce coup …”
count-golems =
    { $golems ->
        [one] { $golems } Golem
       *[other] { $golems } Golems
    }
part-field =
    { $kind-id ->
        [mana_well] le { $kind }
       *[other] la { $kind } en ({ $x }, { $y })
    }
reason-wins = gagne la partie sur-le-champ
reason-loses = termine la partie et la perd
reason-takes-well = prend le Puits de Mana : { count-points }, et il départage les égalités
reason-siege = assiège { part-field }, qui tombe
reason-takes-two = prend { $count } tuiles d’un coup
reason-takes-fortress = prend { part-field } : { count-points }
reason-frees-well = met fin au contrôle adverse du Puits de Mana
reason-opens-ring = brise l’encerclement qui menace { part-field }
reason-turns-waiting = utilise un Sort en attente sur une tuile posée par l’adversaire
reason-uses-waiting = amène { count-golems } grâce à un Sort en attente
reason-breaks-shields = attaque { part-field } en brisant les Boucliers
reason-digs-out = déloge des Golems retranchés en ({ $x }, { $y })
reason-tips-tie = emporte la tuile contestée en ({ $x }, { $y })
reason-takes-tile = prend { part-field } : { count-points }
reason-evens = rend contestée la tuile adverse en ({ $x }, { $y })
reason-cleans = débarrasse { part-field } des Golems adverses : { count-points } de plus
reason-spoils = coûte { count-points } à l’adversaire en ({ $x }, { $y })
reason-pushes-out = chasse { $count } Golems adverses
reason-covers-left-tile = renforce { part-field }, que le Magicien quitte
reason-digs-in = retranche vos Golems en ({ $x }, { $y })
reason-strengthens = consolide { part-field }
reason-hits-leader = coûte des points à { $colour }, le camp en tête
reason-parks-suramun = laisse le Magicien de Souramoun sur sa propre tuile ({ $x }, { $y }), qui ne compte plus
reason-opens-paths = met { $count } tuiles à portée
reason-keeps-casting = garde le contrôle de la tuile du Magicien, qui lance ses Sorts
reason-lays-fortress = pose une Forteresse, protégée par le Magicien
reason-all-spells = fait porter tous les Sorts de la tuile
reason-avoids-end = prolonge la partie au lieu de la perdre maintenant
reason-nears-end = mène, avec { count-golems } en réserve
reason-keeps-strong = garde une tuile forte pour plus tard : { $kind }
reason-blocked = gaspille un Sort en ({ $x }, { $y }), où se trouve un Magicien
reason-repelled = laisse { count-golems } rebondir sur des Boucliers

# Words of moves as they may be typed too, in any language; records keep the words of the notation
word-keep = garder
word-redraw = repiocher
word-cast = lancer
word-remove = retirer
word-delayed = attente
word-siege = assiéger, siège
word-enter = entrer
word-go = aller
