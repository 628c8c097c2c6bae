# Avant un abandon
resign-ask-campaign = Toute la campagne s’arrête aussitôt, et pas seulement cette partie, et vous la perdez.

# Le plateau
ath-battlefield = Champ de bataille, 91 cases
ath-turn = Tour { $turn }
ath-turn-of = Tour { $turn } sur { $limit }
ath-game-of = { $turn } · partie { $game } sur { $games }
ath-steps = Étapes du tour
ath-step-maintenance = Maintenance
ath-step-activation = Activation { $unit } sur { $units }
ath-step-summoning = Invocation
ath-step-maintenance-short = Maintenance
ath-step-activation-short = Activation
ath-step-summoning-short = Invocation
ath-armies = Tous les alphas
ath-unknown = inconnu
ath-unknown-alpha = Encore caché
ath-hidden = pas encore révélé
ath-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

# Les unités et les cases en mots
ath-prompt-summon = Invoquez une unité.
ath-unit =
    { $seat-is ->
        [you] La vôtre : { $unit }.
       *[other] { $seat } : { $unit }.
    }
ath-unit-life =
    { $life ->
        [one] { $life } point de vie dans sa réserve
       *[other] { $life } points de vie dans sa réserve
    }, armure { $physical } physique, { $magic } magique.
ath-unit-flying = Vole.
ath-unit-exposed = Vole, exposée.
ath-unit-waiting = Encore à activer.
ath-unit-holds = Tient : { $relic }.
ath-mark-turns =
    { $turns ->
        [one] { $condition }, encore { $turns } tour
       *[other] { $condition }, encore { $turns } tours
    }
ath-mark-until = { $condition } jusqu’à la maintenance de son auteur
ath-field = Case { $field }, { $terrain }.
ath-field-relic = { $relic } est posée ici.
ath-field-choose = Peut être choisie.

# Valeurs
ath-life = vie { $life } / { $most }, réserve commune
ath-life-short = vie { $life }
ath-armour = Armure pour ce tour : { $physical } physique, { $magic } magique
ath-armour-cost =
    { $magic ->
        [0] armure { $physical }
       *[other] armure { $physical } + { $magic }
    } · coût { $cost }
ath-cost = coût { $cost }
ath-costs = coûte { $cost }
ath-on-board = { $count } sur le plateau
ath-markers =
    { $count ->
        [0] aucun marqueur de temps
        [one] { $count } marqueur de temps
       *[other] { $count } marqueurs de temps
    }
ath-points-of =
    { $points ->
        [one] { $points } point d’invocation restant sur { $most }
       *[other] { $points } points d’invocation restants sur { $most }
    }
ath-points-short = points d’invocation
ath-points-left =
    { $points ->
        [one] { $points } point d’invocation restant
       *[other] { $points } points d’invocation restants
    }
ath-relics-held =
    { $count ->
        [0] Ne tient aucune relique
        [one] Tient { $count } relique
       *[other] Tient { $count } reliques
    }
ath-relics-short =
    { $count ->
        [0] aucune relique
        [one] { $count } relique
       *[other] { $count } reliques
    }
ath-wins =
    { $wins ->
        [one] { $wins } partie gagnée
       *[other] { $wins } parties gagnées
    }
ath-interventions = Interventions :
ath-stack-order = { $cards }
ath-face-down = { $count } face cachée
ath-none-left = plus aucune
ath-played-this-turn = · jouée ce tour
ath-left-both = mouvement et action libres
ath-left-move = action faite, mouvement libre
ath-left-action = déplacée, action libre
ath-left-none = mouvement et action faits

# Capacités
ath-abilities = Capacités
ath-inspect = { $unit } : montrer toutes les cartes
ath-walk = Marcher
ath-walk-line = 1 case, même niveau
ath-climb = Grimper
ath-climb-line = 1 case, un niveau plus haut ou plus bas
ath-fly = Voler
ath-fly-line = 1 ou 2 cases, avant d’agir
ath-give = Remettre
ath-give-line = une relique à une unité voisine
ath-part-claws = Griffes
ath-part-dominate = Dominer
ath-part-rise = Se relever
ath-part-scramble = un niveau
ath-part-scale = falaise
ath-attack = { $attack } { $value }, portée { $range }
ath-attack-anywhere = { $attack } { $value }
ath-why-used-already = déjà utilisée
ath-why-no-move = M déjà utilisé
ath-why-no-action = A déjà utilisé
ath-why-no-marker = plus de marqueur de temps
ath-why-paralysed = paralysée : ne peut pas payer M
ath-why-bound = entravée : ne peut pas payer A
ath-why-bound-frenzy = entravée : aucune attaque
ath-why-no-second-control = pas sous contrôle
ath-why-immobile = ne quitte jamais sa case
ath-why-does-not-fly = ne vole pas
ath-why-flies = au sol seulement
ath-why-no-flight-after-action = pas après son action
ath-why-nowhere-to-walk = aucune case libre de même niveau
ath-why-nowhere-to-climb = aucune case libre à un niveau d’écart
ath-why-nowhere-to-fly = aucune case libre à portée
ath-why-nowhere-to-go = aucune case libre à portée
ath-why-nowhere-to-summon = aucune case libre à côté
ath-why-no-points = pas assez de points d’invocation
ath-why-no-figures = plus de figurines
ath-why-three-revealed = trois alphas déjà révélés
ath-why-holds-nothing = ne tient aucune relique
ath-why-relic-moved = relique déjà déplacée
ath-why-nobody-to-give-to = personne à côté ne peut la tenir
ath-why-no-enemy-in-reach = aucun ennemi à portée { $range }
ath-why-no-unit-in-reach = aucune unité à portée { $range }
ath-why-no-field-in-reach = aucune case convenable
ath-why-no-chained-enemy = aucun ennemi sur une chaîne de terrain
ath-why-nobody-near-water = personne près de l’eau à portée
ath-why-already-healthy = la vie est au maximum
ath-why-too-much-life = pas assez de vie
ath-why-no-attack-to-make = aucune attaque possible
ath-why-nothing-to-conjure = aucun équipement à copier

# Choisir
ath-choose = Choisir
ath-choose-unit = Unités à activer
ath-choose-ability = Quelle capacité ?
ath-choose-direction = Pousser dans quelle direction ?
ath-choose-x = Combien de vie est sacrifiée ?
ath-choose-terrain = Quel terrain ?
ath-choose-relic = Emporter une relique ?
ath-choose-way = Quel chemin ?
ath-which-field = Quelle case ?
ath-take = emporter : { $relic }
ath-take-none = la laisser
ath-with = avec { $relic }
ath-x = X = { $x }
ath-way-over = d’abord { $way }
ath-way-straight = tout droit
ath-way-E = est
ath-way-SE = sud-est
ath-way-SW = sud-ouest
ath-way-W = ouest
ath-way-NW = nord-ouest
ath-way-NE = nord-est
ath-summon-from = Alphas à invoquer
ath-show-cards = Cartes
ath-summon-none = Rien d’autre ne peut être invoqué maintenant.
ath-play-now = Jouer
ath-first-summons =
    { $units ->
        [one] Premier tour : encore { $units } unité
       *[other] Premier tour : encore { $units } unités
    }, pour { $cost } points au plus
ath-pick-on-board = Choisissez sur le plateau.
ath-play-card = Jouer…
ath-discard = Défausser…
ath-discard-about = Les interventions défaussées sont montrées et quittent la partie, en partant du dessus.
ath-discards = { $count } : { $cards }
ath-stack-played = Vous avez déjà joué une intervention ce tour.
ath-stack-not-now = Ne peut pas être jouée à cet instant.
ath-when = Quand est-elle jouée ?
ath-moment-now = Maintenant
ath-moment-end = À la fin de l’activation
ath-moment-start = Au début de l’activation
ath-moment-after =
    { $number ->
        [one] Après la première capacité
       *[other] Après la capacité { $number }
    }
ath-did-summoned = { $unit } apparaît { $field }
ath-did-moved = { $unit } { $way }
ath-did-died = { $unit } meurt
ath-did-pool = { $unit } { $from } → { $to }
ath-did-terrain = une case { $field } devient { $terrain }
ath-did-marked = { $unit } { $condition }

# Fenêtres
ath-may-intervene = Vous pouvez intervenir
ath-may-answer = Vous pouvez répondre
ath-just-now = Ce qui vient de se passer
ath-pass = Passer
ath-window-turn_start = le tour commence
ath-window-activation_end = une activation est terminée
ath-window-turn_end = le tour se termine
ath-window-response = réponse à une intervention
ath-window-last_chance = dernière chance
ath-banner-other = { $seat } peut intervenir : { $window }
ath-banner-picks = { $seat } joue { $card }
ath-banner-control = { $seat } contrôle cette unité
ath-banner-past = Voici comment c’était à cet instant
ath-auto-stop = Me demander la prochaine fois
ath-auto-stop-about = On vous demande au prochain instant où vous pourriez intervenir, quoi qu’il arrive.
ath-auto-pass = Quand vous proposer d’intervenir ?
ath-auto-smart = Quand cela me concerne
ath-auto-smart-about = Après une activation qui a blessé ou déplacé une de vos unités, et pour chaque réponse.
ath-auto-never = Toujours
ath-auto-never-about = Chaque fois que vous pourriez jouer une carte.
ath-auto-always = Seulement pour répondre
ath-auto-always-about = Vous passez d’office, sauf pour répondre à une carte et à la dernière chance.

# Ce qu’apporte un coup
ath-sum-bonus = { $value } bonus
ath-sum-high = { $value } hauteur
ath-sum-armour = { $value } armure
ath-sum-pierced = { $value } percé
ath-sum-damage =
    { $value ->
        [one] { $value } dégât
       *[other] { $value } dégâts
    }
ath-pool = { $unit } : vie { $from } → { $to }
ath-tip-fall = tombe : −{ $amount }
ath-tip-drown = se noie : −{ $amount }
ath-tip-squeeze = est écrasée : −{ $amount }
ath-tip-dies = meurt
ath-tip-holds = tient : { $relic }
ath-fx-fall = { $unit } tombe : −{ $amount }
ath-fx-drown = { $unit } se noie : −{ $amount }
ath-fx-squeeze = { $unit } est écrasée : −{ $amount }
ath-fx-dies = { $unit } meurt
ath-fx-healed = { $unit } remonte à { $left }
ath-fx-marked = { $unit } : { $condition }
ath-fx-terrain =
    { $count ->
        [one] 1 case devient { $terrain }
       *[other] { $count } cases deviennent { $terrain }
    }
ath-fx-perhaps = Une autre issue est possible.
ath-title-go =
    { $taken ->
        [yes] { $how } { $way } avec { $relic }
       *[no] { $how } { $way }
    }
ath-title-give = Remettre à { $unit } : { $relic }
ath-title-use-unit = { $card } : { $unit }
ath-title-use-field = { $card } : { $field }
ath-title-use-card = { $card } : { $other }
ath-title-use-self = { $card }
ath-title-use = { $card }
ath-title-summon = Invoquer { $alpha }
ath-title-act = Activer { $unit }
ath-title-play = { $card } : { $moment }
ath-title-discard =
    { $count ->
        [one] Défausser l’intervention du dessus
       *[other] Défausser { $count } interventions
    }
ath-title-pick-unit = { $unit }
ath-title-pick-field = Une case { $field }
ath-title-pick-area = L’eau { $field }
ath-title-pick-direction = Vers : { $direction }
ath-title-pick-relic = { $relic }
ath-title-pick-alpha = { $alpha }
ath-title-pick-figure = { $figure }
ath-title-mark-card = Un marqueur de temps pour { $card }
ath-title-cancel = Mettre fin à { $card }
ath-title-keep = { $relic } suit l’unité
ath-title-leave = La relique reste sur place
ath-title-lose = { $unit } meurt
ath-title-then = { $unit } est frappée ensuite
ath-title-pass = Passer
ath-title-end = Terminer l’activation
ath-title-end-all = Terminer toutes les activations
ath-title-end-summon = Terminer l’invocation
ath-title-enough = Choix suffisant
ath-title-other = { $move }
ath-verb-go = Aller
ath-verb-give = Remettre
ath-verb-use = Utiliser
ath-verb-summon = Invoquer
ath-verb-act = Activer
ath-verb-play = Jouer
ath-verb-discard = Défausser
ath-verb-pick-unit = Choisir
ath-verb-pick-field = Choisir
ath-verb-pick-area = Choisir
ath-verb-pick-direction = Pousser
ath-verb-pick-relic = Choisir
ath-verb-pick-alpha = Choisir
ath-verb-pick-figure = Choisir
ath-verb-mark-card = Choisir
ath-verb-cancel = Y mettre fin
ath-verb-keep = Emporter : { $relic }
ath-verb-leave = Laisser sur place
ath-verb-lose = Laisser mourir
ath-verb-then = Frapper
ath-verb-pass = Passer
ath-verb-end = Terminer l’activation
ath-verb-end-all = Tout terminer
ath-verb-end-summon = Terminer l’invocation
ath-verb-enough = Assez
ath-verb-other = Choisir
ath-detail-summon =
    { $left ->
        [one] Coûte { $cost }, il reste alors { $left } point.
       *[other] Coûte { $cost }, il reste alors { $left } points.
    }
ath-detail-push = Poussée vers : { $direction }.
ath-detail-relic = Emportée : { $relic }.

# La fiche des cartes
ath-kind-genus = genre
ath-kind-equipment = équipement
ath-kind-ability = capacité
ath-kind-spell = sort
ath-kind-intervention = intervention divine
ath-god-points =
    { $points ->
        [one] { $points } point divin
       *[other] { $points } points divins
    }
ath-num-life = vie { $value }
ath-num-physical = armure { $value }
ath-num-magic = armure magique { $value }
ath-num-mod = { $attack } +{ $value }
ath-num-hands = mains { $value }
ath-num-spell = points de sort { $value }
ath-flag-flying = volante
ath-flag-amphibious = amphibie
ath-flag-steadfast = inébranlable
ath-flag-immobile = immobile
ath-flag-no_relic = ne tient pas de relique
ath-flag-deploy_near = peut apparaître près de vos unités

# La fin, et la table en phrases
ath-end-turns =
    { $turns ->
        [one] La partie a duré { $turns } tour.
       *[other] La partie a duré { $turns } tours.
    }
ath-end-nobody = personne
ath-end-line = { $name } : { $text }
ath-end-spent = { $points } points dépensés
ath-say-creating = Les armées sont en cours de création.
ath-say-turn =
    Tour { $turn }, { $seat-is ->
        [you] vous
       *[other] { $seat }
    } : { $step }.
ath-say-side =
    { $seat-is ->
        [you] Vous avez
       *[other] { $seat } a
    } encore { $points ->
        [one] { $points } point d’invocation
       *[other] { $points } points d’invocation
    } et { $cards ->
        [one] { $cards } intervention.
       *[other] { $cards } interventions.
    }
ath-say-alpha = { $unit } : vie { $life }, { $count } sur le plateau.
ath-say-held = { $relic } en { $field }, tenue par { $unit }.
ath-say-relic = { $relic } est posée en { $field }.

# Lieux et directions selon la boussole : sur la page, le nord est en haut
ath-in-C = au milieu
ath-in-N = au nord
ath-in-NE = au nord-est
ath-in-E = à l’est
ath-in-SE = au sud-est
ath-in-S = au sud
ath-in-SW = au sud-ouest
ath-in-W = à l’ouest
ath-in-NW = au nord-ouest
ath-to-N = vers le nord
ath-to-NE = vers le nord-est
ath-to-E = vers l’est
ath-to-SE = vers le sud-est
ath-to-S = vers le sud
ath-to-SW = vers le sud-ouest
ath-to-W = vers l’ouest
ath-to-NW = vers le nord-ouest
ath-away =
    { $fields ->
        [one] { $fields } case { $way }
       *[other] { $fields } cases { $way }
    }

# Le journal avec les mots de la page : sans coordonnées, et les figurines sont celles du genre
page-event-alpha-revealed =
    { $seat-is ->
        [you] Vous révélez votre alpha { $alpha }
       *[other] { $seat } révèle son alpha { $alpha }
    } : { $cards }. Il coûte { $cost } et a { $life } points de vie.
page-event-unit-summoned = { part-unit } apparaît ; { part-payer } { $cost } points d’invocation, { $spent } dépensés en tout.
page-event-unit-moved =
    { $card-id ->
        [walk] { part-unit } marche { $way }
        [climb] { part-unit } grimpe { $way }
        [fly] { part-unit } vole { $way }
       *[other] { part-unit } se déplace { $way } avec « { $card } »
    }{ $relic ->
        [none] .
       *[other] {" "}et emporte la { $relic }.
    }
page-event-unit-pushed =
    { part-unit } subit une poussée { $way }{ $relic ->
        [none] .
       *[other] {" "}et emporte la { $relic }.
    }
page-event-unit-died = { part-unit } meurt. La réserve de vie de son alpha revient à { $life }.
page-event-unit-exploded = Explosion { $place } ! Chaque unité voisine perd { count-amount }.
page-event-terrain-changed =
    { $terrain-id ->
        [water] Une case { $place } devient de l’{ $terrain }.
        [crater] Une case { $place } devient un { $terrain }.
       *[other] Une case { $place } devient une { $terrain }.
    }
page-event-field-flooded = L’eau envahit un cratère { $place }.
page-event-relic-moved = La { $relic } passe sur une case { $place }.
page-event-relic-freed = La { $relic } est libre.
page-event-intervention-played =
    { $seat-is ->
        [you] Vous jouez « { $card } »
       *[other] { $seat } joue « { $card } »
    }{ $moment-id ->
        [now] .
        [cE] {" "}à la fin de cette activation.
        [c0] {" "}au début de cette activation.
       *[other]
            { $number ->
                [one] {" "}après la première capacité de cette activation.
               *[other] {" "}après la capacité { $number } de cette activation.
            }
    }
page-event-intervention-announced =
    { $unit ->
        [none] « { $card } » est annoncée.
       *[other] Cible de « { $card } » : { $genus } { $unit }.
    }
page-event-activation-set-back =
    { $moment-id ->
        [c0] Le temps revient au début de cette activation : tout ce qu’elle a fait est annulé.
       *[other]
            { $number ->
                [one] Le temps revient à la première capacité : ce que cette activation a fait ensuite est annulé.
               *[other] Le temps revient à la capacité { $number } : ce que cette activation a fait ensuite est annulé.
            }
    }
page-event-unit-transformed =
    { $cost ->
        [0] Une unité se transforme en { $genus } { $unit }.
       *[other] Une unité se transforme pour { $cost } points d’invocation en { $genus } { $unit }.
    }

# À qui est le moment, quand ce n’est pas son tour
pill-turn-start = Vous pouvez intervenir
pill-activation-end = Vous pouvez intervenir
pill-turn-end = Vous pouvez intervenir
pill-response = Vous pouvez répondre
pill-last-chance = Dernière chance
pill-pick = À vous de choisir
pill-relic = À vous de choisir
pill-casualty = À vous de choisir
pill-second = À vous de choisir

# Infobulles : ce que chaque signe veut dire
ath-about-plain = Plaine, niveau 1. Y marcher depuis une plaine ou de l’eau coûte M.
ath-about-hill = Colline, niveau 2. Y grimper coûte M + A ; les attaques vers le bas gagnent +2.
ath-about-water = Eau, niveau 1. Y entrer coûte 5 points de vie, y rester 5 de plus ; nageurs et volants ne craignent rien.
ath-about-crater = Cratère, niveau 0. À côté de l’eau, il se remplit aussitôt. Entre colline et cratère, une falaise : ni marche, ni escalade, ni capacité de portée 1 ne la franchit.
ath-about-edge =
    { $seat-is ->
        [you] Case d’invocation : vos nouvelles unités apparaissent ici.
       *[other] Case d’invocation : { $seat } fait apparaître ici ses nouvelles unités.
    }
ath-about-relic = { $relic } : libre. Qui s’arrête ici à pied la tient.
ath-about-held = Tient la { $relic }. Deux reliques tenues par une même unité gagnent la partie.
ath-about-relic-moved = La coche : { $relic } a déjà bougé ce tour-ci et ne bougera plus avant le prochain.
ath-about-alpha = Plaque { $plate } : alpha { $numeral }. Les unités de même chiffre partagent vie et cartes.
ath-about-flying = Vole : le terrain ne compte pas, et elle ne tient pas de relique.
ath-about-exposed = La mire : exposée. Elle a attaqué le sol, les coups de portée 1 l’atteignent jusqu’à sa prochaine activation.
ath-about-used = Estompée : elle a déjà agi ce tour-ci, ou vient d’arriver.
ath-about-active = Case dorée : cette unité est en train d’agir.
ath-about-marks = Cadre turquoise : posé par son camp ; rouge : par l’ennemi. Le nombre compte les tours restants.
ath-about-levitating = vole jusqu’au prochain tour de son auteur ; ne tient pas de relique.
ath-about-inspired = toutes ses attaques gagnent +2 jusqu’au prochain tour de son auteur.
ath-about-stone_skin = +3 d’armure physique jusqu’au prochain tour de son auteur.
ath-about-paralysed = ne peut utiliser aucune capacité qui coûte M jusqu’au prochain tour de son auteur.
ath-about-bound = ne peut utiliser aucune capacité qui coûte A jusqu’au prochain tour de son auteur.
ath-about-artefact = a une carte d’équipement copiée jusqu’au prochain tour de son auteur.
ath-about-winged = vole, peut tenir des reliques, +1 d’armure physique.
ath-about-strengthened = +3 aux attaques de mêlée.
ath-about-shielded = +2 d’armure physique et +2 d’armure magique.
ath-about-stasis = figée : ne peut ni agir, ni être ciblée, déplacée ou blessée.
ath-about-points = Points que ce camp peut encore dépenser en unités. Ils ne reviennent jamais.
ath-about-relics = Combien de reliques les unités de ce camp tiennent. Deux tenues par une même unité gagnent.
ath-about-wins = Parties de la campagne gagnées jusqu’ici.
ath-about-life = Vie partagée par toutes les unités de cet alpha. À 0, l’unité touchée meurt et la barre se remplit.
ath-about-on-board = Unités de cet alpha en jeu ; 7 au plus.
ath-about-armour = Armure de chaque unité : chaque point arrête un dégât, une fois par tour. Le second nombre ne vaut que contre les sorts. Coût : points d’invocation par unité.
ath-about-markers = Marqueurs de temps sur cette carte. Chaque usage en retire un ; chaque unité invoquée en ajoute un.
ath-about-back = Un alpha face cachée. Il est révélé quand sa première unité est invoquée.
ath-about-interventions = Cartes divines dans l’ordre ; seule la première peut être jouée, une par tour. De l’ennemi, vous voyez le nombre.
ath-about-M = M : son mouvement. Barré : utilisé.
ath-about-A = A : son action. Barré : utilisée.
ath-about-T = T : coûte un marqueur de temps de cette carte.
ath-about-shield = Bouclier : armure physique restante ce tour-ci. Étoile violette : armure magique, contre les sorts seulement.
ath-about-range = Portée : à quelle distance doit être la cible, comptée en cases.
ath-about-stack = Votre première carte divine. Jouez-la, ou défaussez-la pour atteindre la suivante.
ath-about-discard = Défausser des cartes du dessus. Elles sont montrées et perdues.
ath-about-moment = Le moment de cette activation. Tout ce qui suit est annulé.
ath-about-window = Le tour de l’ennemi attend votre carte. Passer la garde.
ath-about-steps = La maintenance se fait seule ; puis chacun agit ; puis vous pouvez invoquer une unité. Les tours des deux camps sont comptés ensemble.
ath-about-limit = Après le dernier tour, la partie est nulle.

# L’éditeur de positions
ath-battlefield-edit = Champ de bataille
ath-edit-terrain-plain = Plaine
ath-edit-terrain-hill = Colline
ath-edit-terrain-water = Eau
ath-edit-terrain-crater = Cratère
ath-edit-held = En main : { $name }. Touchez la case où la poser. Toucher encore sa propre case prend la relique qui s’y trouve, ou lâche tout.
ath-edit-how-move = Touchez une unité ou une relique pour la prendre, puis une case.
ath-edit-how-terrain = Touchez des cases pour y poser ce terrain.
ath-edit-how-unit = Touchez une case vide pour y poser une unité de cet alpha.
ath-edit-how-remove = Touchez des unités pour les retirer.
ath-edit-keys = Les flèches vont de case en case, Entrée utilise l’outil choisi, Échap lâche tout.
ath-edit-life = Vie de { $name }
ath-edit-life-of = { $life } points de vie sur { $most }
ath-edit-unit = Poser une unité de plus : { $name }
