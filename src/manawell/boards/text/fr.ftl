# A thing and what it is
pair = { $name } : { $value }

# At the table
you = Vous

# Gegensatz
geg-of = { $count } sur { $full }
geg-position = Emplacement { $position } : { $card }.
geg-tag-codex = couleur du codex
geg-tag-own-wand = votre baguette
geg-tag-wand = baguette : { $player }
geg-place = emplacement { $position } : { $card }
geg-play = { $how }, prend { $taken }
geg-ahead = { $steps ->
        [one] 1 pas en avant
       *[other] { $steps } pas en avant
    }
geg-back-colour = retour, même couleur
geg-back-symbol = retour, même symbole
geg-replace = emplacement { $position }, remplace { $card }
geg-paradox = paradoxe possible
geg-duel = duel, vous { $own } contre { $other }
geg-duel-later = puis duel
geg-crystal = vous gagnez un cristal
geg-codex = le codex devient { $colour }
geg-stolen = vous volez un cristal
geg-robbed = vous perdez un cristal
geg-unrewarded = aucun cristal en jeu
geg-last-stone = la dernière pierre du temps s’en va
geg-draw = une carte est piochée
geg-shrine = { $card } rejoint le sanctuaire
geg-win = vous gagnez
geg-lose = vous perdez
geg-lacking = il manque encore : { $things }
geg-complete = complet

# Rivality
riv-turn = tour { $number }
riv-round = manche { $number }
riv-short-mana_well = Puits
riv-short-stone_circle = Dolm
riv-short-hut = Chaum
riv-short-fortress = Forte
riv-suramun = Souramoun
riv-score = Points
riv-supply = Réserve
riv-deck = Pioche
riv-hands = Main
riv-wizard = Magicien
riv-scoring = Calcul des scores
riv-total = Somme
riv-points = { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
riv-shields = { $count ->
        [one] { $count } Bouclier
       *[other] { $count } Boucliers
    }
riv-shield = Bouclier (+1 retranché)
riv-contested = contestée
riv-empty = vide
riv-controls = contrôle : { $side }
riv-nobody = aucun Golem
riv-dug-in = retranchée, un Bouclier de plus
riv-wizard-of = Magicien : { $side }
riv-face-down = face cachée
riv-can-choose = au choix
riv-in-hand = en main
riv-free = Cases où poser une tuile
riv-waiting-at = En attente d’une tuile sur { $cell } : { $golems }.
riv-spells = Sorts
riv-waiting-spells = Sorts en attente
riv-upright = Haut vers le nord : { $spells }.
riv-spell = { $direction }, { $count ->
        [one] { $count } Golem
       *[other] { $count } Golems
    } à portée { $reach }
riv-spell-breaking = { $direction }, { $count ->
        [one] { $count } Golem
       *[other] { $count } Golems
    } à portée { $reach }, brise les Boucliers
riv-legend-spell = 2 Golems à portée 3 (3 brise les Boucliers)
riv-legend-waiting = Golems en attente d’une tuile
riv-legend-free = case libre
riv-legend-target = coordonnées : au choix
riv-how = Écrivez tuile@x,y/côté : { $move } pose { $tile }, le haut vers l’est.
riv-unscored-wizard = un Magicien s’y trouve
riv-unscored-contested = contestée
riv-scored-well = contestée, grâce au Puits
riv-scored-contested = contestée
riv-reduced = −1, Golems adverses
riv-see-towards = { $spell } vers { $place }
riv-see-towards-plain = { $spell }, sur { $place }
riv-see-then = { $what } ; ensuite { $state }
riv-see-change = de { $before } à { $after }
riv-see-land = { $count ->
        [0] rien n’arrive
        [one] { $count } Golem arrive
       *[other] { $count } Golems arrivent
    }
riv-see-repelled = { $count ->
        [one] { $count } repoussé
       *[other] { $count } repoussés
    }
riv-see-removed = { $side } perd { $count }
riv-see-wizard = Magicien avec 1 Golem, { $side }
riv-see-delayed = Sort en attente de { $cell }
riv-see-lost = aucune tuile, perdu
riv-see-waits = pas encore de tuile, en attente
riv-see-blocked = perdu, un Magicien s’y trouve ({ $side })
riv-see-unowned = perdu, personne ne contrôle la tuile
riv-see-siege = assiégée ({ $side }), { $count ->
        [one] { $count } Golem s’en va
       *[other] { $count } Golems s’en vont
    }
riv-see-revealed = { $place } est révélée
riv-see-silent = vous ne contrôlez pas la tuile : aucun de vos Sorts n’est lancé
riv-see-redraw = deux nouvelles tuiles ; les anciennes retournent dans la pioche
riv-see-exhausted = réserve épuisée ({ $side }) : la partie s’arrête
riv-see-end = la partie s’arrête
riv-see-wins = victoire : { $side }
riv-see-solo-won = vous gagnez
riv-see-solo-lost = vous perdez
riv-see-hidden = le reste dépend de tuiles cachées
riv-see-ask-cast = puis vous choisissez l’ordre des Sorts
riv-see-ask-remove = puis vous choisissez le Golem à retirer
riv-see-ask-delayed = puis vous choisissez un Sort en attente
riv-see-ask-siege = puis vous choisissez un siège

# Athlas
ath-flying = vole
ath-marked = marquée
ath-held = tenue
ath-free = libre
ath-moved = déjà bougée
ath-held-by = tenue par { $unit }
ath-points = reste { $left } points sur { $all }
ath-stack = pile
ath-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ath-gone = épuisées
ath-has-played = est déjà intervenu ce tour
ath-face-down = face cachée, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ath-hidden = face cachée
ath-armour-left = armure restante { $armour }
ath-exposed = exposée
ath-turns = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
ath-until = jusqu’à la maintenance ({ $player })
ath-game = partie { $number } sur { $games }, score { $won }
ath-turn = tour { $number }
ath-turn-of = tour { $number } sur { $limit }
ath-idle = { $count } tours sur { $most } sans progrès
ath-your-turn = à vous de jouer
ath-turn-of-player = à { $player } de jouer
ath-announced = { $player } joue { $card } ({ $moment })
ath-summoned = Premier tour : une unité, ou jusqu’à trois pour { $most } points. Jusqu’ici { $count } pour { $cost }.
ath-moments = Moments de cette activation
ath-window = { $player } peut intervenir
ath-unit-gone = L’unité activée n’est plus là.
ath-move-left = mouvement (M) disponible
ath-move-used = mouvement (M) utilisé
ath-action-left = action (A) disponible
ath-action-used = action (A) utilisée
ath-commanded = commandée par { $player }
ath-will-drown = elle se noie si elle finit dans l’eau
ath-now = maintenant
ath-end = fin
ath-beginning = début
ath-changes = { $what } de { $before } à { $after }
ath-off-board = hors du plateau
ath-look-how = Demandez une carte (voir E04, ou une partie de son nom), un type de carte (voir sort), un alpha (voir g1), une unité (voir g1.1) ou une case (voir 0,3).
ath-kind-genus = genre
ath-kind-equipment = équipement
ath-kind-ability = aptitude
ath-kind-spell = sort
ath-kind-intervention = interventions
ath-god-points = { $count ->
        [one] { $count } point divin
       *[other] { $count } points divins
    }
ath-costs = coût { $count }
ath-gives-hands = { $count ->
        [one] donne { $count } main
       *[other] donne { $count } mains
    }
ath-needs-hands = { $count ->
        [one] demande { $count } main
       *[other] demande { $count } mains
    }
ath-gives-life = vie { $count }
ath-gives-spells = donne { $count } points de sort
ath-needs-spells = demande { $count } points de sort
ath-gives-armour = armure { $armour }
ath-free-hands = mains libres { $count }
ath-free-spells = points de sort libres { $count }
ath-seen = vue dans une partie précédente
ath-pool = vie { $pool } sur { $most }
ath-level = niveau { $count }
ath-budget = Tapez des cartes (E04 A01), un alpha (G01 E04 A01) ou toute une armée : les alphas séparés par /, puis // et la pile. La commande armée liste des armées, voir E04 explique une carte. Aucun alpha ne peut coûter plus de { $points }.
ath-stack-room = { $cards } cartes sur { $most }, { $points } points divins sur { $all }
ath-shelf = Cartes possibles, { $kind }, avec coût et (mains)
ath-see-height = { $count } (hauteur)
ath-see-armour = { $count } armure
ath-see-damage = { $sum } dégâts
ath-see-pierced = { $count } percée
ath-see-pool = réserve { $before } → { $after }
ath-see-loss = { $unit } perd { $count } ({ $cause })
ath-see-dies = { $unit } meurt
ath-see-dies-refilled = { $unit } meurt, réserve de nouveau { $life }
ath-see-one-dies = une unité meurt ({ $alpha })
ath-see-pushed = { $unit } arrive en { $field }
ath-see-ended = { $unit } n’a plus { $condition }
ath-see-holds = { $unit } tient la { $relic }
ath-see-control = vous commandez { $unit }
ath-see-paid = { $cost } payés, reste { $left } points
ath-see-becomes = { $unit } devient { $genus }
ath-see-heals = { $alpha } gagne { $count }
ath-see-terrain = { $field } devient { $terrain }
ath-see-flooded = { $field } est submergée
ath-see-explodes = explosion en { $field }
ath-see-freed = { $relic } reste libre
ath-see-relic = { $relic } arrive en { $field }
ath-see-reveals = révèle l’alpha { $alpha }
ath-see-annulled = { $card } est annulée
ath-see-win = vous gagnez
ath-see-lose = vous perdez
ath-see-draw = la partie est nulle
ath-see-undoes = annule { $changes }
ath-see-two = { $unit } tient deux reliques : victoire, sauf intervention
ath-see-ask-casualty = puis vous choisissez qui meurt
ath-see-ask-second = puis vous choisissez la seconde cible
ath-see-ask-relic = puis vous décidez de la relique
ath-how-discard = abandonne des cartes du haut de votre pile, sans effet
ath-how-cards = ou seulement { $card }, ou plusieurs cartes à la fois ; le total est montré
ath-how-preset = la même armée avec la pile dans un autre ordre, à partir du haut
ath-with-relic = avec la { $relic }
ath-itself = elle-même
ath-in-making = En cours
ath-fitting = Cartes possibles
ath-on-board = { $count ->
        [0] aucune unité sur le plateau
        [one] { $count } unité sur le plateau
       *[other] { $count } unités sur le plateau
    }
ath-markers = { $card }, { $count ->
        [one] { $count } marqueur de temps
       *[other] { $count } marqueurs de temps
    }
ath-holds = tient la { $relic }
ath-targets = Vous pouvez choisir
fault-ath-made = Votre alpha { $alpha } est déjà fait, avec d’autres cartes que dans cette ligne. Revenez en arrière avec annuler, ou tapez seulement ce qui manque.
fault-ath-begun = Votre alpha { $alpha } a déjà des cartes qui ne sont pas dans cette ligne. Retirez-les avec annuler, ou ajoutez les autres une à une.
fault-ath-many = La ligne contient { $count } alphas, mais il n’en reste que { $left } à créer.
fault-ath-few = Cela fait { $count } alphas, mais il en faut { $wanted } avant la pile.
fault-ath-rebuild = { $count } alphas diffèrent des vôtres. Un seul peut être reconstruit entre deux parties.

# Lutao
lut-golems = golems
lut-people = Peuple { $number }
lut-city = ville
lut-site = symbole de ville
lut-artefact = artefact
lut-ship = navire sur ce bord
lut-choosable = au choix
lut-out = hors du jeu
lut-banned = bannie
lut-points = { $points } points (à présent { $now })
lut-points-short = { $points }→{ $now } pts
lut-legend-points = 7→9 pts : points du dernier décompte, et d’un décompte maintenant
lut-low-ships = Navires
lut-low-legend = C5◆8 est CAN5 avec 8 armées de ◆, G golems, ⌂ ville, ⌃ symbole, ★ artefact, › au choix
lut-provinces-short = { $count } prov.
lut-provinces = { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
lut-cities = { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
lut-supply = réserve { $count }
lut-sticks = { $count ->
        [one] { $count } bâtonnet
       *[other] { $count } bâtonnets
    }
lut-spells = { $count ->
        [one] { $count } sort
       *[other] { $count } sorts
    }
lut-borrows = pouvoir des { $people }
lut-reserve = renforts
lut-armies = { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    }
lut-city-markers = { $count ->
        [one] { $count } marqueur de ville
       *[other] { $count } marqueurs de ville
    }
lut-ships = { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }
lut-people-artefact = artefact du peuple { $taken ->
        [true] pris
       *[other] pas pris
    }
lut-rune-artefact = artefact de la rune { $taken ->
        [true] pris
       *[other] pas pris
    }
lut-city-free = Cité de Lutao : personne ne la tient
lut-city-held = Cité de Lutao : { $people }, manche { $held } sur { $needed }
lut-rounds-needed = à tenir
lut-round = manche { $number }
lut-round-of = manche { $number } sur { $limit }
lut-phase-placement = déploiement
lut-phase-action = action
lut-phase-scoring = décompte
lut-phase-spells = sorts
lut-phase-buying = achats
lut-step-move = déplacement
lut-step-fight = combats
lut-step-form = regroupement
lut-at-sea = Navire { $number } en mer, { $people }, { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    }
lut-waiting = { $people } ({ $player }) doit décider
lut-asked = Vous décidez pour : { $sign } { $people }
lut-to-place = À placer
lut-commands = Actions de golems restantes : { $count } ; golems en réserve : { $supply }
lut-traps = Vos pièges
lut-trap = piège
lut-sticks-left = { $count ->
        [one] Vous avez { $count } bâtonnet de navigation.
       *[other] Vous avez { $count } bâtonnets de navigation.
    }
lut-prices = navire { $ship }, marqueur de ville { $city }, bâtonnet { $stick }
lut-budget = { $count ->
        [one] { $count } point à dépenser
       *[other] { $count } points à dépenser
    }
lut-army-prices = Armées=points
lut-voyage = { $people } naviguent avec { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    } vers { $goal }, bâtonnets : { $sticks }
lut-course = À bord : { $count } ; cases du trajet jusqu’ici : { $hexes }
lut-anchored = À bord : { $count }
lut-way = Depuis { $source } vers { $goal }
lut-cast = { $people } jouent { $spell }
lut-stopped = contré
lut-battle = Bataille
lut-combat-round = assaut { $number }
lut-idle = { $count ->
        [one] { $count } assaut sans perte
       *[other] { $count } assauts sans perte
    }
lut-attacker = attaque
lut-defender = défense
lut-golem-count = { $count ->
        [one] { $count } golem
       *[other] { $count } golems
    }
lut-ghosts = { $count ->
        [one] { $count } armée spectrale
       *[other] { $count } armées spectrales
    }
lut-lost = perdu { $count }
lut-drawn = pioché
lut-to-return = { $count ->
        [one] { $count } à rendre
       *[other] { $count } à rendre
    }
lut-played = joué
lut-silenced = pouvoir muet
lut-more-cards = +{ $count } cartes
lut-more-per-army = +{ $count } cartes par armée
lut-more-counted = +{ $count } armées comptent
lut-weak = affaibli de { $count }
lut-skin = Peau de pierre arrête { $count }
lut-hits = { $count ->
        [one] { $count } touche
       *[other] { $count } touches
    }
lut-shields = { $count ->
        [one] arrête { $count }
       *[other] arrête { $count }
    }
lut-hidden-cards = { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
lut-odds = { $wins } % de victoire, environ { $left } restent
lut-odds-none = presque aucune chance
lut-odds-attacker = attaquant : { $chance }
lut-pile = Encore dans votre pioche
lut-costs = coûte { $count }
lut-empty = vide
lut-attackers = { $count ->
        [one] { $count } assaillant
       *[other] { $count } assaillants
    }
lut-look-how = Demandez une province (voir NUR2), un pays (voir nuriel), un peuple (voir elves), une rune (voir traps), un sort (voir lightning) ou une carte de combat (voir hero) ; une partie du nom suffit.
lut-moon = Rune à la place { $place }
lut-artefacts = Lieux de ses artefacts
lut-required = Manches à tenir la cité de Lutao
lut-deck = Ses cartes de combat
lut-discarded = Dont défaussées
lut-artefact-of-people = artefact du peuple ({ $people })
lut-artefact-of-rune = artefact de la rune ({ $people })
lut-worth = { $count ->
        [one] { $count } point par adversaire
       *[other] { $count } points par adversaire
    }
lut-ship-at = navire ({ $direction })
lut-hostages-of = { $count } otages ({ $people })
lut-hostages = { $count ->
        [one] { $count } otage
       *[other] { $count } otages
    }
lut-moved = { $count } ont bougé
lut-borders = Voisine de
lut-coast = Côte
lut-land = { $count } provinces, bonus { $bonus }
lut-targets = Vous pouvez choisir
lut-form-army = army PROV N
lut-form-move = move DE VERS N
lut-form-wrath = wrath DE VERS N
lut-form-sail = sail DE DIR N VERS DIR
lut-form-golems = golems VERS DE …
lut-form-province = PROV
lut-form-edge = PROV DIR
lut-form-hostages = otages
lut-form-rotation = ROTATION
lut-list-army = armées sur place
lut-list-move = avec des armées libres
lut-list-wrath = avec des armées libres
lut-list-sail = avec des navires prêts
lut-list-ship = côtes libres
lut-list-land = débarquements, avec leur prix en bâtonnets
lut-list-via = une case du trajet, si vous ne voulez pas le plus court
lut-marked = { $count } provinces, marquées › sur la carte
lut-turn-of = Tour d’action : { $people }
lut-in-one-line = en une ligne : { $line }
lut-form-people = PEUPLE
lut-form-teleport = DE VERS N
lut-how-number = ou seulement le nombre
lut-how-buy = ou tout à la fois, armées navires villes bâtonnets : buy 7 1 0 3
lut-shape = prime { $bonus } ; ses provinces sans rotation, vues de la première : { $hexes }
lut-how-lay = { $count } façons ; par exemple { $move }, la case de sa première province et des rotations de 60 degrés
fault-lut-too-long = Après { $moves } la ligne devrait finir ; « { $rest } » est de trop. Rien n’a été joué. Mettez ; entre plusieurs coups.
fault-lut-part = Après { $moves } je ne comprends pas « { $part } ». Rien n’a été joué. Serait possible : { $next }
fault-lut-no-purchase = Ce n’est pas le moment d’acheter.
fault-lut-purchase = Tapez des nombres dans cet ordre : { $form }. Ce que vous omettez n’est pas acheté.
