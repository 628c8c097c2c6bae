# Avant un abandon
resign-ask =
    { $players ->
        [3] Votre peuple quitte la partie pour de bon. Les autres continuent sans vous.
        [4] Votre peuple quitte la partie pour de bon. Les autres continuent sans vous.
       *[other] La partie s’arrête aussitôt, et vous la perdez.
    }

# La carte
lut-archipelago = L’archipel de Lutao
lut-people-you = { $people } (vous)
lut-people-of = { $people } ({ $name })
lut-empty = vide
lut-count-armies =
    { $mine ->
        [yes] { $count ->
            [one] { $count } armée à vous
           *[other] { $count } armées à vous
        }
       *[no] { $count ->
            [one] { $count } armée, { $people }
           *[other] { $count } armées, { $people }
        }
    }
lut-count-golems =
    { $count ->
        [one] { $count } golem
       *[other] { $count } golems
    }
lut-count-hostages =
    { $count ->
        [one] { $count } otage
       *[other] { $count } otages
    }
lut-attacked-by = attaquée par { $count }
lut-city = ville
lut-city-symbol = une ville peut y être bâtie
lut-city-site = symbole de ville
lut-ships-at =
    { $count ->
        [one] navire sur la côte : { $directions }
       *[other] { $count } navires sur les côtes : { $directions }
    }
lut-artefact-people = artefact de peuple : { $people }
lut-artefact-rune = artefact de rune : { $people }
lut-your-artefact-people = votre artefact de peuple
lut-your-artefact-rune = votre artefact de rune
lut-trap-here = votre piège
lut-land-open = { $land } : prime { $bonus } pour le pays entier
lut-land-whole = { $land } : complet, { $people }, prime { $bonus }
lut-ship-at-sea = Navire { $number } en mer, { $armies } à bord.
lut-deed-attack = Attaquer avec 1 à { $most } armées.
lut-deed-go = Y aller avec 1 à { $most } armées.

# La manche
lut-stages = Phases de la manche
lut-round = Manche { $round }
lut-round-of = Manche { $round } sur { $rounds }
lut-stage-placement = Déploiement
lut-stage-action = Déplacement ou attaque · combats · regroupement
lut-stage-scoring = Décompte
lut-stage-spells = Sorts
lut-stage-buying = Achat
lut-step-choosing = choix des peuples
lut-step-laying = mise en place
lut-step-starting = premières facultés
lut-step-placing = déploiement
lut-step-trapping = pièges
lut-step-after_placement = après le déploiement
lut-step-lurking = l’Assassine
lut-step-before_turn = avant un tour
lut-step-moving = Déplacement ou attaque
lut-step-fighting = Combats
lut-step-forming = Regroupement
lut-step-commanding = Actions de golem
lut-step-after_turn = fin d’un tour
lut-step-scoring = décompte
lut-step-after_scoring = après le décompte
lut-step-learning = cartes Sort
lut-step-learned = cartes Sort
lut-step-limiting = limite de main
lut-step-buying = achat

# La cité de Lutao
lut-city-race = Cité de Lutao
lut-city-guarded = Personne ne la tient.
lut-city-held = { $people } : manche { $held } sur { $required }
lut-city-needs = { $who } : { $required ->
        [one] { $required } manche à tenir
       *[other] { $required } manches à tenir
    }

# Les joueurs
lut-no-people-yet = choisit un peuple
lut-place = place { $place } dans l’ordre du tour
lut-points-short =
    { $points ->
        [one] point
       *[other] points
    }
lut-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lut-armies = { $count } armées sur le plateau, { $supply } en réserve générale

# La main
lut-your-hand = Votre main
lut-hand-of = Main de ce peuple
lut-hidden-spell = Sort caché
lut-hidden-card = Carte Combat cachée
lut-no-spells = Pas encore de sorts. Les villes les enseignent.
lut-limit =
    { $limit ->
        [999] Sans limite
       *[other] Limite { $limit }
    }
lut-marked = marqué par le Vrai Savoir
lut-from-lutao = appris à Lutao
lut-seen = connu d’un autre
lut-banned = scellée cette manche
lut-deck = Vos cartes
lut-deck-of = Cartes Combat
lut-people = Peuple
lut-rune = Rune
lut-kind-people = Peuple
lut-kind-rune = Rune
lut-kind-spell = Sort
lut-kind-combat = Carte Combat
lut-card-copies =
    { $copies ->
        [one] Une carte de cette sorte dans le jeu.
       *[other] { $copies } cartes de cette sorte dans le jeu.
    }
lut-card-pile = { $count } des { $all } cartes Combat avec lesquelles chaque peuple commence.
lut-card-draws = Pioche { $draws } cartes Combat avec 1 / 2 / 3 armées et en rend { $returned }.
lut-card-awake = Agit aussi sur Lutao : l’artefact est pris.
lut-card-asleep = Dort sur Lutao tant que l’artefact n’est pas pris.
lut-keep = Que gardez-vous ?
lut-tool-army =
    { $count ->
        [one] { $count } armée à placer
       *[other] { $count } armées à placer
    }
lut-tool-city =
    { $count ->
        [one] Bâtir une ville
       *[other] Bâtir une ville ({ $count })
    }
lut-tool-ship =
    { $count ->
        [one] Lancer un navire
       *[other] Lancer un navire ({ $count })
    }
lut-tool-lift = Relever un piège
lut-tool-via = Tracer la route
lut-artefact-card = Carte Artefact { $number }
lut-coast = Quelle côte ?
lut-coast-sticks =
    { $sticks ->
        [one] { $direction } : { $sticks } bâtonnet
       *[other] { $direction } : { $sticks } bâtonnets
    }
lut-golem-actions =
    { $count ->
        [one] Encore { $count } action de golem
       *[other] Encore { $count } actions de golem
    }
lut-golem-hint = Choisissez une province vide de Lutao pour y poser des golems, ou une province étrangère pour l’attaquer.
lut-golem-from-hint = Choisissez les golems qui attaquent. Chaque province coûte une action.
lut-lay = Posez { $land }
lut-lay-hint = Tournez-le comme vous voulez, puis choisissez une place.
lut-lands-left =
    { $count ->
        [0] le dernier pays
        [one] encore un pays ensuite
       *[other] encore { $count } pays ensuite
    }
lut-window = Vous pouvez lancer un sort
lut-cast-now = { $who } : { $spell }
lut-moment-w1 = Le déploiement est fini.
lut-moment-w2 = Avant un tour d’action.
lut-moment-w3 = Une traversée est annoncée.
lut-moment-w4 = Une bataille commence.
lut-moment-w5 = Un nouvel assaut commence.
lut-moment-w6 = Toutes les cartes sont révélées.
lut-moment-w7 = La bataille est gagnée.
lut-moment-w8 = Un tour d’action finit.
lut-moment-w9 = Les points sont comptés.
lut-moment-w10 = Vous avez pioché vos sorts.
lut-moment-r = Un sort est annoncé : il peut être arrêté.

# Nombres
lut-how-many = Combien
lut-fewer = Un de moins
lut-more = Un de plus
lut-all = Les { $count }
lut-max = max { $count }
lut-with-hostages = otages avec elles
lut-ask-place-count = Armées à placer ici
lut-ask-move-count = Armées qui partent
lut-ask-board = Armées qui embarquent
lut-ask-ashore = Armées qui débarquent ici
lut-ask-aboard = Armées qui montent à bord ici
lut-ask-hostages = Otages à prendre
lut-ask-retreat =
    { $afloat ->
        [yes] Armées qui rentrent en navire à { $origin }
       *[no] Armées qui rentrent à { $origin }
    }
lut-ask-row =
    { $hexes ->
        [one] Bâtonnets pour le retour ({ $hexes } ramène à { $origin })
       *[other] Bâtonnets pour le retour ({ $hexes } ramènent à { $origin })
    }
lut-ask-teleport-count = Armées à téléporter
lut-ask-revive = Armées qui reviennent
lut-ask-give-up = Otages à céder

# Choix
lut-choosing = Choisissez votre peuple et votre rune
lut-choosing-people = Choisissez votre peuple
lut-choosing-wait = Les autres choisissent leurs peuples.
lut-draws = pioche { $draws } cartes avec 1 / 2 / 3 armées, en rend { $returned }

# Batailles
lut-battle-for =
    { $id ->
        [LUT0] Bataille pour la cité de Lutao
       *[other] Bataille pour { $province }
    }
lut-combat-round = Assaut { $round }
lut-attacks = attaque
lut-defends = défend
lut-defends-city = défend la ville
lut-armies-left = { $count } restent
lut-cards-of = Cartes : { $people }
lut-golem-hits =
    { $count ->
        [one] { $count } touche sûre, sans carte
       *[other] { $count } touches sûres, sans carte
    }
lut-returned =
    { $count ->
        [one] { $count } carte rendue
       *[other] { $count } cartes rendues
    }
lut-void = Déclarer nulles
lut-sum-hits =
    { $count ->
        [one] { $count } touche
       *[other] { $count } touches
    }
lut-sum-shields =
    { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
lut-sum-reflected = { $count } renvoyées
lut-sum-skin = { $count } peau de pierre
lut-sum-ignored = { $count } ignorée
lut-loss-ghosts =
    { $count ->
        [one] { $count } spectre
       *[other] { $count } spectres
    }
lut-loss-hostages =
    { $count ->
        [one] { $count } otage
       *[other] { $count } otages
    }
lut-loss-armies = { $count }
lut-loses = perd { $losses }
lut-loses-nothing = ne perd rien
lut-nobody-left = Il ne reste personne. La province est vide.
lut-wins-battle = { $people } : victoire, { $armies } restent.
lut-fold = Replier la bataille
lut-unfold = Déplier la bataille
doubt-no-attack = Vous n’avez pas attaqué
doubt-no-attack-text = Les attaques sont des déplacements : appuyez sur une de vos provinces éclairées, puis sur une province étrangère. Les batailles suivent la fin du déplacement.
lut-read = Continuer
lut-hint-return = Quelle carte retourne sous votre pioche ? Les autres sont jouées.
lut-hint-discard = Quelle carte défaussez-vous ?
lut-hint-give = Quelle carte donnez-vous ?
lut-hint-steal = Quelle carte volez-vous ?
lut-hint-number = Choisissez le nombre en bas.
lut-odds = { $wins } % de victoire, environ { $left } restent
lut-odds-none = presque aucune chance
lut-odds-attacker = Attaquant : { $chance }

# Ce qu’apporte un coup
lut-fx-golems =
    { $count ->
        [one] { $count } golem : { $count } touche sûre par assaut
       *[other] { $count } golems : { $count } touches sûres par assaut
    }
lut-fx-against =
    { $count ->
        [one] contre { $count } armée, { $people }
       *[other] contre { $count } armées, { $people }
    }
lut-fx-city = Une ville les abrite : les touches simples n’y font rien
lut-fx-rest = Votre pouvoir dort sur Lutao
lut-fx-free = Vous prenez { part-the } sans combat
lut-fx-artefact-people = Votre artefact de peuple : tenir la cité de Lutao une manche de moins
lut-fx-artefact-rune = Votre artefact de rune : tenir la cité de Lutao une manche de moins
lut-fx-sticks =
    { $sticks ->
        [one] { $sticks } bâtonnet sur { $stock }
       *[other] { $sticks } bâtonnets sur { $stock }
    }
lut-fx-golems-join =
    { $count ->
        [one] { $count } golem se joint à l’attaque
       *[other] { $count } golems se joignent à l’attaque
    }
lut-fx-golem-supply =
    { $count ->
        [one] { $count } golem dans la réserve
       *[other] { $count } golems dans la réserve
    }
lut-fx-city-built = Ville bâtie ({ $land }) : 1 point et 1 sort par manche
lut-fx-there =
    { $count ->
        [one] { $count } armée là-bas, { $people }
       *[other] { $count } armées là-bas, { $people }
    }

# Titres et verbes des coups
lut-title-other = { $move }
lut-title-choose = Mener ce peuple : { $people } ?
lut-verb-choose = Choisir
lut-title-lay = Poser { $land } ici ?
lut-verb-lay = Poser
lut-title-moon = { $rune } pour la place { $place } ?
lut-verb-moon = Attribuer
lut-title-army = Placer des armées { part-in }
lut-title-take-place-count = En placer { $armies } { part-in } ?
lut-verb-take-place-count = Placer { $armies }
lut-title-city = Bâtir une ville { part-in } ?
lut-verb-city = Bâtir
lut-title-ship = Lancer un navire à { $province }, { $direction } ?
lut-verb-ship = Lancer
lut-title-trap = Poser un piège en { $province } ?
lut-verb-trap = Poser le piège
lut-title-trap-card = Poser un piège sur la carte Artefact { $number } ?
lut-verb-trap-card = Poser le piège
lut-title-lift = Relever le piège posé à { $province } ?
lut-verb-lift = Relever
lut-title-lift-card = Relever le piège de la carte Artefact { $number } ?
lut-verb-lift-card = Relever
lut-title-enough = C’est assez
lut-title-enough-golems = Les golems attaquent { part-the }
lut-verb-enough-golems = Attaquer maintenant
lut-verb-enough = Assez
lut-title-kill = Tuer une armée { part-in } ?
lut-verb-kill = Frapper
lut-title-kill-ship = Tuer une armée sur le navire { $number } ?
lut-verb-kill-ship = Frapper
lut-title-move = Bouger ou attaquer depuis { part-the }
lut-title-to = Aller { part-to }
lut-title-to-attack = Attaquer { part-the }
lut-title-attack = Attaquer { part-the } avec { $armies } ?
lut-verb-attack = Attaquer
lut-title-take-move-count = En déplacer { $armies } { part-to } ?
lut-verb-take-move-count = Déplacer { $armies }
lut-title-sail = Partir en mer depuis { $province }
lut-title-sail-ship = Repartir avec le navire { $number }
lut-title-take-board = En embarquer { $armies } à { $origin } ?
lut-verb-take-board = Embarquer { $armies }
lut-title-via = Passer par cette case ({ $sticks })
lut-verb-via = Par là
lut-title-land = Accoster en { $province } ?
lut-verb-land = Accoster
lut-title-land-attack = Attaquer { $province } par la mer ?
lut-verb-land-attack = Attaquer par la mer
lut-title-take-ashore = { $armies } débarquent ?
lut-verb-take-ashore = Débarquer : { $armies }
lut-title-take-aboard = { $armies } embarquent ?
lut-verb-take-aboard = Embarquer : { $armies }
lut-title-anchor = Tous débarquent ; la traversée est finie.
lut-verb-anchor = Tous à terre
lut-title-onward = Repartir d’ici
lut-verb-onward = Continuer
lut-title-fight = Se battre pour { part-the } ?
lut-verb-fight = Se battre
lut-title-wrath = Attaquer encore depuis { part-the }
lut-title-yes-ghosts = Appeler les spectres dans cette bataille
lut-verb-yes-ghosts = Appeler les spectres
lut-title-no-ghosts = Se battre sans spectres
lut-verb-no-ghosts = Sans spectres
lut-title-yes-strike = Frapper d’abord
lut-verb-yes-strike = Frapper d’abord
lut-title-no-strike = Ne pas frapper d’abord
lut-verb-no-strike = Se retenir
lut-title-card-return = Rendre { $card } ?
lut-verb-card-return = Rendre { $card }
lut-title-card-discard = Défausser { $card } ?
lut-verb-card-discard = Défausser { $card }
lut-title-card-give = Donner { $card } ?
lut-verb-card-give = Donner { $card }
lut-title-card-steal = Voler { $card } ?
lut-verb-card-steal = Voler { $card }
lut-title-void = Déclarer ces cartes nulles ?
lut-verb-void = Déclarer nulles
lut-title-take-hostages = En prendre { $armies } en otage ?
lut-verb-take-hostages = Prendre { $armies }
lut-title-take-retreat = { $armies } repartent par là ?
lut-verb-take-retreat = Repartir : { $armies }
lut-title-row = Revenir avec { $number ->
        [one] { $number } bâtonnet
       *[other] { $number } bâtonnets
    } ?
lut-verb-row = Revenir
lut-title-rise = Renaître { part-in } ?
lut-verb-rise = Ici
lut-title-golems = Envoyer des golems contre { part-the }
lut-title-from = Golems depuis { part-the }
lut-title-raise = Éveiller des golems { part-in } ?
lut-verb-raise = Éveiller
lut-title-spell-play = Jouer { $spell } ?
lut-verb-spell-play = Jouer
lut-title-spell-keep = Garder { $spell } ?
lut-verb-spell-keep = Garder
lut-title-spell-discard = Défausser { $spell } ?
lut-verb-spell-discard = Défausser
lut-title-for = Pour ce peuple : { $people } ?
lut-verb-for = Pour eux
lut-title-against = Contre ce peuple : { $people } ?
lut-verb-against = Contre eux
lut-title-at = Lancer le sort { part-in } ?
lut-verb-at = Là
lut-title-take-teleport-count = En téléporter { $armies } ?
lut-verb-take-teleport-count = Téléporter { $armies }
lut-title-take-revive = En ramener { $armies } ?
lut-verb-take-revive = Ramener { $armies }
lut-title-take-give-up = Céder { $armies ->
        [one] { $armies } otage
       *[other] { $armies } otages
    } ?
lut-verb-take-give-up = Céder { $armies }
lut-title-armies = Armées : { $number }
lut-verb-armies = En acheter { $number }
lut-title-ships = Navires : { $number }
lut-verb-ships = En acheter { $number }
lut-title-cities = Marqueurs de ville : { $number }
lut-verb-cities = En acheter { $number }
lut-title-sticks = Bâtonnets : { $number }
lut-verb-sticks = En acheter { $number }
lut-title-keep = Garder { $card } ?
lut-verb-keep = Garder
lut-title-pass-window = Ne pas jouer de sort
lut-verb-pass-window = Passer
lut-title-pass-kill = Ne tuer personne
lut-verb-pass-kill = Épargner
lut-title-pass-gift = Ne pas donner de carte
lut-verb-pass-gift = Pas de don
lut-title-pass-void = Laisser les cartes
lut-verb-pass-void = Laisser
lut-title-pass-give = Ne pas donner de carte
lut-verb-pass-give = Ne rien donner
lut-title-pass-steal = Ne pas voler de carte
lut-verb-pass-steal = Ne rien voler
lut-title-end-placing = Le déploiement est fini
lut-verb-end-placing = Fin du déploiement
lut-title-end-moving =
    { $battles ->
        [0] Pas d’attaque ce tour-ci : le regroupement suit
        [one] Plus de déplacement ni d’attaque : la bataille suit
       *[other] Plus de déplacement ni d’attaque : { $battles } batailles suivent
    }
lut-verb-end-moving = Fin du déplacement
lut-title-end-fighting = Plus d’attaques
lut-verb-end-fighting = Fin des combats
lut-title-end-forming = Le regroupement est fini : le tour s’achève
lut-verb-end-forming = Fin du tour
lut-title-end-commanding = Plus d’action de golem
lut-verb-end-commanding = Fin des golems

# Achat et décompte
lut-buying = Achat
lut-item-armies = Armées
lut-item-ships = Navires
lut-item-cities = Marqueurs de ville
lut-item-sticks = Bâtonnets
lut-next-costs =
    { $points ->
        [one] la suivante coûte { $points } point
       *[other] la suivante coûte { $points } points
    }
lut-each-costs =
    { $points ->
        [one] { $points } point pièce
       *[other] { $points } points pièce
    }
lut-supply-end = il n’y en a plus
lut-budget-left = sur { $budget }
lut-price-curve = Prix des armées achetées ensemble
lut-unspent =
    { $points ->
        [one] { $points } point serait perdu.
       *[other] { $points } points seraient perdus.
    }
lut-all-spent = Tout est dépensé.
lut-buy =
    { $points ->
        [0] Ne rien acheter
        [one] Acheter pour { $points } point
       *[other] Acheter pour { $points } points
    }
lut-count-provinces =
    { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
lut-count-lutao = { $count } sur Lutao
lut-count-cities =
    { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
lut-count-lands = { $count } pour pays complets
lut-count-land-cities = { $count } pour leurs villes
lut-scoring = Décompte
lut-scoring-short = Points · prix
lut-points-and-prices = Décompte et prix
lut-no-scoring-yet = Rien n’a encore été décompté.
lut-last-scoring = Le dernier décompte, à la fin de la manche { $round }. Ce que chaque peuple marquerait maintenant figure dans son panneau.
lut-prices = Prix
lut-score-provinces = Provinces
lut-score-lutao = Lutao
lut-score-cities = Villes
lut-score-lands = Pays
lut-score-land-cities = Pays avec ville
lut-score-where = Province par province
lut-score-bonus = { $land } au complet : +{ $bonus }
lut-score-total = Points

# Réponses automatiques
lut-auto = Quand voulez-vous être interrogé ?
lut-auto-short = Fenêtres de sort
lut-auto-calm-windows = Entre les tours
lut-auto-battle-windows = En bataille
lut-auto-answers = Réponses aux sorts et aux traversées
lut-auto-combat-cards = Rendre et défausser des cartes Combat
lut-auto-ask = demander
lut-auto-always = à chaque fois
lut-auto-rest = pas avant mon tour
lut-rest = Passer jusqu’à mon tour
lut-auto-pass = passer pour moi
lut-auto-concerned = si je suis concerné
lut-auto-spare = les Coups manqués d’eux-mêmes

# La fin, et la lecture à voix haute
lut-end-rounds =
    { $rounds ->
        [one] Après { $rounds } manche
       *[other] Après { $rounds } manches
    }
lut-end-ranking = Les manches sont écoulées : le premier est celui qui tient la cité de Lutao ; ensuite comptent les points, puis les artefacts pris, les provinces et les armées sur le plateau.
lut-end-out = éliminé
lut-end-people =
    { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }, { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    }, { $lands ->
        [one] { $lands } pays complet
       *[other] { $lands } pays complets
    }
lut-say-round = Manche { $round }, { $step }.
lut-say-people = { $who } : { $points } points, { $provinces } provinces, { $armies } armées, { $lands } pays complets, { $spells } sorts, { $sticks } bâtonnets, { $reserve } en renfort.
lut-say-city-free = Personne ne tient la cité de Lutao.
lut-say-city = Cité de Lutao : { $people }, manche { $held } sur { $required }.
lut-say-battle = Bataille pour { part-the }, assaut { $round }.

# Pouvoirs des peuples, en bref
lut-power-bards = Révèlent d’abord ; une fois par bataille donnent une carte, l’adversaire en pioche une de moins.
lut-power-druids = Une carte de plus, en rendent deux après avoir vu celles de l’adversaire.
lut-power-elves = Première frappe quand ils sont attaqués.
lut-power-faeries = Leurs boucliers renvoient la touche.
lut-power-goblins = Deux cartes par armée ; le coup héroïque ne touche qu’une fois.
lut-power-witches = Par manche, donnent une carte pour toujours et en volent une.
lut-power-clerics = Une fois par bataille déclarent nulles les cartes d’un camp.
lut-power-shapeshifters = Empruntent le pouvoir d’un autre peuple.
lut-power-orcs = Les armées adverses comptent moins.
lut-power-giants = Touches de siège doubles sans ville ; coups héroïques jamais affaiblis.
lut-power-knights = Une carte de plus ; en rendent une, en défaussent une.
lut-power-dwarves = Ignorent la première touche de chaque bataille.
# Facultés des runes, en bref
lut-ability-assassin = Tue une armée avant chaque tour adverse.
lut-ability-ghosts = Trois armées spectrales dans vos batailles de ville.
lut-ability-moons = Une autre rune pour chaque place de l’ordre.
lut-ability-flying = Les armées vont jusqu’à deux cases, par-dessus tout.
lut-ability-reincarnation = Pour chaque province perdue, une armée renaît.
lut-ability-traps = Trois pièges secrets tuent chacun un intrus.
lut-ability-plagues = Qui vous prend une province doit la quitter.
lut-ability-choice = Piochez deux fois plus de sorts, gardez la moitié.
lut-ability-enslavement = Les vaincus deviennent des otages qui encaissent.
lut-ability-true_knowledge = Un sort de plus par manche.
lut-ability-wisdom = Deux sorts au début, sept en main, toutes les mains visibles.
lut-ability-wrath = Les conquérants attaquent encore aussitôt.
# Ce que font les sorts, en bref
lut-does-strength = Une carte de plus à chaque assaut de cette bataille.
lut-does-counterspell = Arrête un sort qui vient d’être annoncé.
lut-does-courage_of_the_few = Une carte de plus par armée dans cette bataille.
lut-does-great_host = Jusqu’à cinq armées comptent dans cette bataille.
lut-does-weakness = L’adversaire pioche une carte de moins.
lut-does-stone_skin = Jusqu’à deux touches sont évitées.
lut-does-second_chance = De nouvelles cartes pour celles jouées.
lut-does-silence = Le pouvoir adverse ne joue pas dans cette bataille.
lut-does-resurrection = Jusqu’à deux armées perdues reviennent après la victoire.
lut-does-lightning = Retire une armée d’une province sans ville.
lut-does-firestorm = Retire la moitié des armées, trois au plus.
lut-does-earthquake = Détruit une ville étrangère d’un pays.
lut-does-defectors = Une armée voisine isolée devient vôtre.
lut-does-mind_theft = Prenez un sort au hasard dans une autre main.
lut-does-rune_shift = Nouvelle rune : deux piochées, une gardée.
lut-does-new_blood = Nouveau peuple : deux piochés, un gardé.
lut-does-rune_ban = Une rune adverse dort jusqu’à la fin de la manche.
lut-does-storm = Arrête une traversée qui vient d’être annoncée.
lut-does-fair_wind = Trois bâtonnets de plus pour ce tour.
lut-does-phantom_ship = Un navire sur votre côte, aussitôt.
lut-does-teleport = Une à trois armées sautent entre vos provinces.
lut-does-levy = Deux armées de plus à placer aussitôt.
lut-does-rich_harvest = Cinq points de plus à dépenser.
lut-does-famine = Un adversaire a cinq points de moins.
lut-does-time_swirl = Échangez votre place dans l’ordre du tour.

# Légende : le sens de chaque signe et de chaque nombre
lut-tip-armies = Huit au plus dans une province après le déploiement et à la fin d’un tour.
lut-tip-contested = Disputée : des attaquants sont entrés. La bataille suit la fin du déplacement ; d’ici là, la province n’est à personne.
lut-tip-empty = Qui y entre en devient aussitôt maître.
lut-tip-golems = Chaque golem inflige une touche sûre à chaque assaut et ne craint ni sort, ni pouvoir, ni rune.
lut-tip-city-site = Une ville peut être bâtie ici. Une seule par pays.
lut-tip-city = Abrite ses défenseurs des simples Touches. 1 point et 1 sort par manche.
lut-tip-city-lutao = Le but du jeu : qui la tient assez longtemps gagne. Son maître commande les golems.
lut-tip-ship = Un navire appartient au maître de la province. Il porte autant d’armées qu’on veut ; une reste toujours à terre.
lut-tip-ship-sailed = Un navire pâli a déjà navigué pendant cette étape.
lut-tip-fleet = Chassé par un fléau. Il doit reprendre la mer au prochain tour de son peuple.
lut-tip-ring = Mer autour de Lutao. Aucun pays ne s’y trouve jamais.
lut-tip-landing = Le nombre de bâtonnets pour débarquer ici : un par case de mer.
lut-tip-artefact-people = Dès que son peuple le prend : une manche de moins à tenir, et le pouvoir du peuple agit sur l’île.
lut-tip-artefact-rune = Dès que son peuple le prend : une manche de moins à tenir, et la rune agit sur l’île.
lut-tip-hostages = Otages sous ces armées. Les touches les prennent d’abord.
lut-tip-trap = Caché aux autres. Tout autre qui entre perd une armée.
lut-tip-land-open = Prime à chaque manche pour qui possède toutes les provinces de ce pays.
lut-tip-land-whole = Ce pays est complet : son maître marque la prime et peut bâtir partout.
lut-tip-order = Rang dans l’ordre du tour. Après chaque décompte, le plus de points joue d’abord.
lut-tip-people = Appuyez pour lire le pouvoir de ce peuple.
lut-tip-rune = Appuyez pour lire la faculté de cette rune.
lut-tip-rune-banned = Scellée jusqu’à la fin de la manche. Appuyez pour lire la faculté de cette rune.
lut-tip-points = Ce que ce peuple marquerait maintenant.
lut-tip-provinces = Provinces possédées.
lut-tip-spells = Sorts en main.
lut-tip-sticks = Bâtonnets : chaque case de mer en coûte un. On peut les garder.
lut-tip-has-people = Son artefact de peuple est pris : une manche de moins à tenir, et le pouvoir agit sur Lutao.
lut-tip-has-rune = Son artefact de rune est pris : une manche de moins à tenir, et la rune agit sur Lutao.
lut-tip-race = Qui tient la cité de Lutao, et depuis combien de manches.
lut-tip-race-rounds = Les cercles sont les manches où ce peuple doit tenir la cité ; les pleins sont acquis.
lut-tip-round = À la fin de la dernière manche, le maître de la cité gagne, sinon le plus de points.
lut-tip-round-open = La partie dure jusqu’à ce qu’un peuple ait tenu la cité de Lutao assez longtemps.
lut-tip-stage-placement = Chacun pose ce qu’il a acheté à la manche précédente : armées, villes, navires.
lut-tip-stage-action = Un peuple après l’autre bouge et attaque, livre ses batailles, puis se regroupe.
lut-tip-stage-scoring = Chacun compte ses provinces, ses villes et ses pays complets.
lut-tip-stage-spells = Chaque ville enseigne un sort à son maître.
lut-tip-stage-buying = Les points achètent armées, navires, villes et bâtonnets pour la manche suivante.
lut-tip-deck = Cartes encore à venir de votre pioche Combat, par sorte.
lut-tip-deck-of = Cartes encore à venir de la pioche Combat de ce peuple, par sorte.
lut-tip-sum = Comment naissent les pertes de cet assaut : les touches, moins les boucliers et ce qui les arrête.
lut-tip-count = Armées qui combattent encore de ce côté.
lut-tip-ghosts = Le nombre après le plus compte les fantômes : des armées prêtées par la réserve. Ils tombent d’abord et partent après la bataille.
lut-tip-void = Toutes les cartes de ce camp sont remplacées, une fois par bataille.
lut-tip-declared = Quelqu’un lance ce sort. { spell-counterspell } peut l’arrêter avant qu’il n’agisse.
lut-tip-own-people = Dort sur Lutao tant que vous n’avez pas pris votre étoile carrée.
lut-tip-own-rune = Dort sur Lutao tant que vous n’avez pas pris votre étoile ronde.
lut-tip-marked = Pioché grâce au Vrai Savoir : sans effet sur Lutao avant votre étoile ronde.
lut-tip-limit = Sorts gardés après la pioche : quatre, sept avec la Sagesse, autant qu’on veut pour le maître de la cité.
lut-tip-tool-army = Toutes doivent être posées ce tour-ci, dans vos provinces.
lut-tip-tool-city = Sur un symbole de ville, ou n’importe où dans un pays tout à vous.
lut-tip-tool-ship = Sur une côte libre d’une de vos provinces.
lut-tip-tool-lift = Relevez un de vos pièges pour le poser ailleurs.
lut-tip-tool-via = Choisissez chaque case de mer ; sinon le navire prend un plus court chemin.
lut-tip-odds = Estimé sur des centaines de batailles imaginées : cartes, pièges et sorts inconnus tels qu’ils peuvent être, les deux camps joués comme par des bots.
lut-tip-golem-actions = Une par adversaire : attaquer une voisine étrangère, ou lever des golems dans une province vide de Lutao.
lut-tip-prices = Le prix total des armées achetées ensemble pendant cette phase.
lut-tip-unspent = Les points ne se gardent pas. Les bâtonnets, si.
lut-tip-scoring = Ce que chacun a marqué la dernière fois, ligne par ligne, et le prix de chaque chose.
lut-tip-auto = Quand vous voulez être consulté pour les sorts. Personne d’autre ne le voit.

# L’éditeur de positions
lut-edit-map = Carte
lut-edit-golem = Golem (reste { $count })
lut-edit-city = Ville
lut-edit-ship = Navire
lut-edit-holder = Occupée par
lut-edit-army = Poser des armées : { $name }
lut-edit-supply = { $count } en réserve générale
lut-edit-held = Ce qui se trouve en { $name } est en main : touchez la province où le poser, ou la même pour lâcher.
lut-edit-how-move = Glissez armées ou golems vers une autre province, ou touchez l’une puis l’autre. La dernière province touchée se modifie ci-dessous.
lut-edit-how-army = Touchez des provinces : chaque fois, une armée de ce peuple s’y ajoute.
lut-edit-how-golem = Touchez des provinces de l’île de Lutao : chaque fois, un golem s’y ajoute.
lut-edit-how-city = Touchez des provinces pour y fonder une ville ou l’enlever.
lut-edit-how-ship = Touchez un point sur une côte pour y placer un navire ou l’enlever. Au clavier : choisissez une province, puis ses côtes ci-dessous.
lut-edit-how-remove = Touchez des provinces : chaque fois disparaît une armée ou un golem, puis la ville et les navires.
lut-edit-keys = Les flèches vont de province en province, Entrée utilise l’outil choisi, Échap lâche tout.
