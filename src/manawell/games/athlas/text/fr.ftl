# The game
game-title = Athlas
game-about = Composez vos créatures avec des cartes, lancez-les sur un champ d’hexagones à la conquête de trois reliques, et laissez les dieux intervenir. Réunissez deux reliques entre les mains d’une seule unité, et vous gagnez.
goal =
    { $mode ->
        [campaign] Tenez deux reliques avec une même unité ; gagnez plus de parties que l’adversaire.
       *[other] Tenez deux reliques avec une même unité.
    }
minute = Trois reliques reposent sur un champ de bataille d’hexagones. Dès qu’une de vos unités en tient deux, vous gagnez. À chacun de vos tours, chacune de vos unités agit une fois, avec un mouvement et une action : marcher, voler, frapper, porter une relique d’une case. Ensuite, vous pouvez en invoquer une de plus. Les unités d’une même sorte partagent une seule réserve de vie. D’une colline, on frappe plus fort ; l’eau noie. Et d’en haut, les dieux s’en mêlent : une fois par tour de chaque joueur, même au milieu de celui de l’adversaire, vous pouvez jouer la carte du dessus de votre pile.

# Cards, interventions and basic abilities, by their printed names; a unit is called by its genus card
card-G01 = Rôdeur des ombres
card-G02 = Guerrier sauvage
card-G03 = Dragon délaissé
card-G04 = Chevalier céleste
card-G05 = Maître des sorts
card-G06 = Maraudeur des profondeurs
card-G07 = Sombre liseur d’esprit
card-G08 = Horde de morts-vivants
card-G09 = Tour de guet
card-E01 = Hache de Lorios
card-E02 = Bouclier d’obsidienne
card-E03 = Plastron d’obsidienne
card-E04 = Arbalète étynienne
card-E05 = Armure complète
card-E06 = Tenue de combat de Rakio
card-E07 = Bouclier céleste
card-E08 = Lame de Karoos
card-E09 = Épée d’obsidienne
card-E10 = Hache de jet
card-E11 = Catapulte
card-E12 = Potion de soin
card-E13 = Outils de mineur
card-E14 = Sable d’Athlas
card-E15 = Orbe de télékinésie
card-E16 = Gantelets nécromantiques
card-E17 = Diadème de contrôle mental
card-E18 = Poison paralysant
card-E19 = Bannière d’invocation
card-E20 = Baguette magique
card-E21 = Lance étynienne
card-E22 = Arc de chasse
card-E23 = Fronde
card-E24 = Marteau de guerre
card-E25 = Grappin à chaîne
card-E26 = Robe de mage
card-E27 = Bottes de vent
card-E28 = Amulette de vie
card-E29 = Bombe de naphte
card-E30 = Équipement de plongée
card-A01 = Adresse au tir
card-A02 = Science des armes
card-A03 = Récupération
card-A04 = Gènes explosifs
card-A05 = Terraformation
card-A06 = Ailes oubliées
card-A07 = Éclaireur
card-A08 = Alpinisme
card-A09 = Mains guérisseuses
card-A10 = Main supplémentaire
card-A11 = Force brute
card-A12 = Affinité magique
card-A13 = Inébranlable
card-A14 = Frénésie
card-S01 = Frappe de feu
card-S02 = Éclair magique
card-S03 = Drain de vie
card-S04 = Lévitation
card-S05 = Inspiration héroïque
card-S06 = Tremblement de terre
card-S07 = Colonne d’eau
card-S08 = Conjuration d’artefact
card-S09 = Peau de pierre
card-S10 = Saut éclair
card-S11 = Entrave
card-S12 = Chaîne d’éclairs
card-D01 = Ailes célestes
card-D02 = Annulation
card-D03 = Force athilienne
card-D04 = Champ de stase
card-D05 = Force surnaturelle
card-D06 = Soulèvement de terre
card-D07 = Inondation
card-D08 = Tsunami
card-D09 = Coup de foudre
card-D10 = Boucle temporelle
card-D11 = Portail éphémère
card-D12 = Transfert de relique
card-D13 = Polymorphie
card-D14 = Protection divine
card-D15 = Guérison divine
card-D16 = Sécheresse
card-D17 = Météore
card-D18 = Invocation rapide
card-D19 = Don du temps
card-walk = Marcher
card-climb = Grimper
card-fly = Voler
card-hand_over = Remettre

# Figure types, relics, terrains, conditions; the last three stand inside sentences
figure-knight = Chevalier céleste
figure-ranger = Rôdeur des ombres
figure-master = Maître des sorts
figure-dragon = Dragon délaissé
relic-west = Relique de l’ouest
relic-centre = Relique du centre
relic-east = Relique de l’est
terrain-plain = plaine
terrain-hill = colline
terrain-water = eau
terrain-crater = cratère
condition-levitating = en lévitation
condition-inspired = inspirée
condition-stone_skin = peau de pierre
condition-paralysed = paralysée
condition-bound = entravée
condition-artefact = artefact
condition-winged = ailée
condition-strengthened = renforcée
condition-shielded = protégée
condition-stasis = stase

# Causes of life loss, types of attack, preset armies, reasons for a draw, seats
cause-effect = effet
cause-fall = chute
cause-drown = noyade
cause-squeeze = écrasement
cause-sacrifice = sacrifice
attack-melee = mêlée
attack-ranged = à distance
attack-spell = magique
army-water = Stratégie de l’eau
army-raid = Stratégie de raid
draw-no_progress = absence de progrès
draw-turn_limit = limite de tours
seat-gold = Or
seat-silver = Argent

# Phases: what you have to do now
window-turn_start = au début du tour
window-activation_end = après l’activation
window-turn_end = à la fin du tour
window-response = en réponse
window-last_chance = dernière chance
phase-genus = choisir le genre d’un alpha
phase-card = ajouter des cartes à votre alpha, ou le déclarer complet
phase-stack = composer votre pile d’interventions divines
phase-rebuild = reconstruire un alpha, ou les garder tous
phase-preset = choisir votre armée
phase-summon = invoquer, ou terminer l’invocation
phase-choose = choisir une unité à activer
phase-act = utiliser une capacité, ou terminer l’activation
phase-window = intervenir ou passer
phase-pick = faire le choix suivant pour votre intervention
phase-relic = dire si l’unité poussée emporte une relique
phase-casualty = choisir laquelle de vos unités meurt
phase-second = choisir la deuxième cible
phase-over = en rester là : la partie est finie
phase-creating = attendre que les armées soient créées

# Options
option-mode = Mode de jeu
option-mode-quick = Départ rapide
option-mode-quick-about = Chaque joueur prend une des deux armées prédéfinies, et le combat commence aussitôt ; la meilleure façon d’apprendre.
option-mode-standard = Duel standard
option-mode-standard-about = Chaque joueur crée en secret trois alphas et une pile d’interventions divines ; puis le combat commence.
option-mode-campaign = Campagne
option-mode-campaign-about = Plusieurs duels de suite avec quatre alphas chacun, dont trois au plus sont révélés dans une partie ; entre deux parties, un alpha peut être reconstruit.
option-armies = Armées
option-armies-given = Imposées
option-armies-given-about = { seat-gold } joue la { army-water }, { seat-silver } la { army-raid }.
option-armies-chosen = Au choix
option-armies-chosen-about = Chaque joueur choisit en secret une armée et l’ordre de sa pile ; tous deux peuvent prendre la même.
option-points = Points d’invocation
option-points-about = Ce que chaque joueur peut dépenser en unités dans une partie ; 250 d’habitude, et moins pour une partie plus courte.
option-games = Parties
option-games-about = Qui gagne le plus de ces parties gagne la campagne ; elle s’arrête plus tôt quand l’avance ne peut plus être rattrapée.
option-turn_limit = Limite de tours
option-turn_limit-about = Après ce nombre de tours, ceux des deux joueurs comptés ensemble, la partie est nulle ; 0 signifie sans limite. Une partie ordinaire en dure environ 24.
option-cards = Cartes
option-cards-standard = Cartes standard
option-cards-standard-about = Les cartes de cette version : celles que le livret de règles fait connaître, complétées par les nôtres.

# Automatic answers: what a seat need not be asked about
auto-auto_pass = Passe automatique
auto-auto_pass-about = Dans quelles fenêtres du tour adverse on vous propose d’intervenir ; dans les autres, vous passez automatiquement. Vous pouvez changer ce réglage à tout moment, et personne d’autre ne l’apprend.
auto-auto_pass-smart = Avisée
auto-auto_pass-smart-about = On vous interroge quand vous pouvez répondre à une intervention ou éviter la défaite, et après une activation qui a touché vos unités ou une relique.
auto-auto_pass-never = Jamais
auto-auto_pass-never-about = Vous ne passez jamais automatiquement : on vous interroge dans chaque fenêtre.
auto-auto_pass-always = Toujours
auto-auto_pass-always-about = Vous passez partout automatiquement, sauf quand vous pouvez répondre à une intervention ou éviter la défaite.
auto-stop = Drapeau d’arrêt
auto-stop-about = M’interroger à la prochaine fenêtre, quelle que soit la passe automatique ; ensuite, le drapeau est retiré.
auto-stop-off = Retiré
auto-stop-off-about = C’est la passe automatique qui décide si l’on vous interroge.
auto-stop-on = Posé
auto-stop-on-about = La prochaine fenêtre vous interroge à coup sûr.

# Counts and parts, for use in other messages
count-amount =
    { $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
    }
part-unit =
    { $genus-id ->
        [G08] La { $genus } { $unit }
        [G09] La { $genus } { $unit }
       *[other] Le { $genus } { $unit }
    }
part-target =
    { $target-genus-id ->
        [G08] la { $target-genus } { $target }
        [G09] la { $target-genus } { $target }
       *[other] le { $target-genus } { $target }
    }
part-weapon =
    { $card-id ->
        [G03] ses griffes
        [G07] son pouvoir mental
        [G08] son appel d’outre-tombe
       *[other] « { $card } »
    }
part-with =
    { $card-id ->
        [G03] avec ses griffes
       *[other] avec « { $card } »
    }
part-value =
    { $modifiers ->
        [0]
            { $high-ground ->
                [0] { $value }
               *[other] { $base } + { $high-ground } (avantage de hauteur) = { $value }
            }
       *[other]
            { $high-ground ->
                [0] { $base } + { $modifiers } = { $value }
               *[other] { $base } + { $modifiers } + { $high-ground } (avantage de hauteur) = { $value }
            }
    }
part-until =
    { $time ->
        [0] jusqu’à la prochaine maintenance de son auteur
        [one] pour { $time } tour
       *[other] pour { $time } tours
    }
part-payer =
    { $payer-is ->
        [you] vous payez
       *[other] { $payer } paie
    }
part-direction =
    { $direction-id ->
        [E] vers l’est
        [SE] vers le sud-est
        [SW] vers le sud-ouest
        [W] vers l’ouest
        [NW] vers le nord-ouest
       *[NE] vers le nord-est
    }
part-choice =
    { $choice-id ->
        [E] est
        [SE] sud-est
        [SW] sud-ouest
        [W] ouest
        [NW] nord-ouest
        [NE] nord-est
        [west] { relic-west }
        [centre] { relic-centre }
        [east] { relic-east }
        [knight] { figure-knight }
        [ranger] { figure-ranger }
        [master] { figure-master }
        [dragon] { figure-dragon }
       *[other] { $choice }
    }

# Events: the log
event-card-chosen =
    { $alpha ->
        [0] Ensuite dans votre pile : { $card }.
       *[other] Votre alpha { $alpha } reçoit « { $card } ».
    }
event-alpha-made = Votre alpha { $alpha } est complet et coûte { $cost } : { $cards }.
event-rebuild-chosen =
    { $alpha ->
        [0] Tous vos alphas restent tels quels.
       *[other] Vous démontez votre alpha { $alpha } pour le reconstruire.
    }
event-army-ready =
    { $seat-is ->
        [you] Votre armée est prête.
       *[other] { $seat } a terminé son armée.
    }
event-game-begun = La partie { $game } sur { $games } commence.
event-starter-drawn =
    { $seat-is ->
        [you] Le sort vous désigne : vous commencez.
       *[other] Le sort désigne { $seat }, qui commence.
    }
event-turn-begun =
    { $seat-is ->
        [you] Tour { $turn } : c’est à vous de jouer.
       *[other] Tour { $turn } : c’est à { $seat } de jouer.
    }
event-alpha-revealed =
    { $seat-is ->
        [you] Vous révélez votre alpha { $alpha }
       *[other] { $seat } révèle son alpha { $alpha }
    } (figurine : { $figure }) : { $cards }. Il coûte { $cost } et a { $life } points de vie.
event-unit-summoned = { part-unit } apparaît en ({ $q }, { $r }) ; { part-payer } { $cost } points d’invocation, { $spent } dépensés en tout.
event-summoning-ended = { $seat-is ->
        [you] Vous terminez votre invocation.
       *[other] { $seat } termine l’invocation.
    }
event-window-passed = { $seat-is ->
        [you] Vous n’intervenez pas ({ $window }).
       *[other] { $seat } n’intervient pas ({ $window }).
    }
event-activation-begun = { part-unit } commence son activation.
event-activation-ended = { part-unit } termine son activation.
event-ability-used =
    { $target ->
        [none] { part-unit } utilise { part-weapon }.
       *[other] { part-unit } utilise { part-weapon } sur { part-target }.
    }
event-unit-moved =
    { $card-id ->
        [walk] { part-unit } marche
        [climb] { part-unit } grimpe
        [fly] { part-unit } vole
       *[other] { part-unit } se déplace avec « { $card } »
    } de ({ $from-q }, { $from-r }) à ({ $q }, { $r }){ $relic ->
        [none] .
       *[other] {" "}et emporte la { $relic }.
    }
event-unit-pushed =
    { part-unit } subit une poussée de ({ $from-q }, { $from-r }) à ({ $q }, { $r }){ $relic ->
        [none] .
       *[other] {" "}et emporte la { $relic }.
    }
event-unit-squeezed = { part-unit } ne peut pas reculer et subit un écrasement.
event-attacked =
    { $unit ->
        [none] { $card } touche { part-target } ({ $type })
       *[other] { part-unit } touche { part-target } { part-with } ({ $type })
    } : { part-value }{ $armour ->
        [0]
            { $pierced ->
                [0] {""}
               *[other] , armure perforée de { $pierced }
            }
       *[other]
            { $pierced ->
                [0] , l’armure absorbe { $armour }
               *[other] , l’armure, perforée de { $pierced }, absorbe { $armour }
            }
    }, dégâts : { $damage } sur { $pool } points de vie.
event-life-lost =
    { $cause-id ->
        [fall] { part-unit } fait une chute et perd { count-amount }
        [drown] { part-unit } se noie et perd { count-amount }
        [squeeze] { part-unit } perd { count-amount } par écrasement
        [sacrifice] { part-unit } sacrifie { count-amount }
       *[effect] { part-unit } perd { count-amount }
    }{ $left ->
        [0]  : la réserve de vie est vide.
       *[other]  ; il en reste { $left } dans la réserve.
    }
event-unit-died = { part-unit } meurt en ({ $q }, { $r }). La réserve de vie de son alpha revient à { $life }.
event-unit-exploded = Explosion en ({ $q }, { $r }) ! Chaque unité voisine perd { count-amount }.
event-healed =
    { $seat-is ->
        [you] Votre alpha { $alpha } ({ $genus }) récupère
       *[other] { $seat } : l’alpha { $alpha } ({ $genus }) récupère
    } { count-amount } ; la réserve en compte { $left }.
event-terrain-changed =
    { $terrain-id ->
        [water] La case ({ $q }, { $r }) devient de l’{ $terrain }.
        [crater] La case ({ $q }, { $r }) devient un { $terrain }.
       *[other] La case ({ $q }, { $r }) devient une { $terrain }.
    }
event-field-flooded = L’eau envahit le cratère en ({ $q }, { $r }).
event-unit-marked =
    { $condition-id ->
        [stasis] { part-unit } entre en { $condition } { part-until }.
       *[other] { part-unit } reçoit l’état « { $condition } » { part-until }.
    }
event-artefact-conjured = { part-unit } conjure une copie de « { $card } ».
event-condition-ended =
    { $condition-id ->
        [artefact] { part-unit } perd son { $condition }.
        [stasis] { part-unit } sort de sa { $condition }.
       *[other] { part-unit } perd l’état « { $condition } ».
    }
event-relic-moved = La { $relic } passe en ({ $q }, { $r }).
event-relic-held = { part-unit } tient la { $relic }.
event-relic-freed = La { $relic } est libre en ({ $q }, { $r }).
event-control-taken =
    { $seat-is ->
        [you] { part-unit } vous obéit le temps d’une activation.
       *[other] { part-unit } obéit à { $seat } le temps d’une activation.
    }
event-intervention-played =
    { $seat-is ->
        [you] Vous jouez « { $card } »
       *[other] { $seat } joue « { $card } »
    }{ $moment-id ->
        [now] .
        [cE] {" "}à la fin de cette activation.
       *[other] {" "}au point d’insertion { $moment } de cette activation.
    }
event-choice-named = Choix pour « { $card } » : { part-choice }.
event-intervention-announced =
    { $unit ->
        [none] « { $card } » est annoncée avec tous ses choix.
       *[other] Cible de « { $card } » : { $genus } { $unit }.
    }
event-intervention-resolved = « { $card } » prend effet.
event-intervention-cancelled =
    { $seat-is ->
        [you] Votre intervention « { $card } » est annulée.
       *[other] L’intervention « { $card } », jouée par { $seat }, est annulée.
    }
event-intervention-ended =
    { $seat-is ->
        [you] Votre intervention « { $card } » prend fin.
       *[other] L’intervention « { $card } », jouée par { $seat }, prend fin.
    }
event-interventions-discarded =
    { $seat-is ->
        [you] Vous défaussez : { $cards }.
       *[other] { $seat } défausse : { $cards }.
    }
event-activation-set-back = Le temps revient au point d’insertion { $moment } : ce que cette activation a fait ensuite est annulé.
event-marker-added =
    { $seat-is ->
        [you] Votre alpha { $alpha } reçoit
       *[other] { $seat } : l’alpha { $alpha } reçoit
    } un marqueur de temps sur « { $card } » et y en a maintenant { $markers }.
event-unit-transformed =
    { $cost ->
        [0] L’unité { $unit } se transforme. Nouveau genre : { $genus }.
       *[other] L’unité { $unit } se transforme pour { $cost } points d’invocation. Nouveau genre : { $genus }.
    }
event-game-won =
    { $seat-is ->
        [you] { part-unit } tient deux reliques : vous gagnez !
       *[other] { part-unit } tient deux reliques : { $seat } gagne !
    }
event-game-drawn =
    { $reason-id ->
        [turn_limit] Après { $turns } tours, la limite est atteinte : la partie est nulle.
       *[no_progress] { $turns } tours de suite sans progrès : la partie est nulle.
    }
event-campaign-scored = Parties gagnées après la partie { $game } : { $seat-0 } { $gold }, { $seat-1 } { $silver }.

# Refusals: what was wrong, and what the rule says
refusal-over = La partie est finie. On ne peut plus rien jouer.
refusal-not-your-creation = Quelqu’un d’autre est en train de créer son armée. On vous interrogera à votre tour ; aucun de vous ne voit ce que fait l’autre.
refusal-not-your-turn = Ce n’est pas à vous de décider maintenant. On vous interrogera quand ce sera votre tour ou que vous pourrez intervenir.
refusal-other-decision = Ce n’est pas la question du moment. Il vous faut maintenant { $phase }.
refusal-creation-over = Les armées sont faites. Une fois le combat commencé, on ne change plus ni les alphas ni les piles.
refusal-other-alpha = Il ne s’agit pas de l’alpha { $alpha } pour l’instant. Les alphas se créent l’un après l’autre, dans l’ordre de leurs numéros.
refusal-not-the-stack = La pile de la { $army } ne se compose pas de { $cards }. Vous pouvez ranger ses quatre cartes dans un autre ordre, mais pas les échanger.
refusal-one-genus = Cet alpha a déjà un genre : { $card }. Un alpha a exactement un genre.
refusal-no-genus = « { $card } » n’est pas un genre. Chaque alpha commence par un genre ; les autres cartes suivent.
refusal-card-used = « { $card } » est déjà prise. Chaque carte n’existe qu’une fois dans votre jeu.
refusal-genus-first = Cet alpha n’a pas encore de genre. Choisissez d’abord son genre.
refusal-no-hand = Pas assez de mains pour « { $card } » : { $needed } requises, { $free } disponibles. Ajoutez d’abord une carte qui donne des mains, comme « { card-A10 } ».
refusal-no-spell-points = Pas assez de points de sort pour « { $card } » : { $needed } requis, { $free } disponibles. Ajoutez d’abord une carte qui donne des points de sort, comme « { card-E20 } ».
refusal-too-dear = Avec « { $card } », cet alpha coûterait { $cost }. Aucun alpha ne peut coûter plus que les { $points } points d’invocation de la partie.
refusal-no-such-card = Il n’y a pas de carte { $word }. Les numéros de cartes ressemblent à G06, E19, A01, S02 ou D05.
refusal-misplaced = { $card } n’a pas sa place ici. Les interventions (D…) suivent //, toutes les autres cartes le précèdent.
refusal-many-alphas = Cela fait { $count } alphas. Dans cette partie, chaque joueur en a { $most }.
refusal-two-stacks = Il y a plus d’un //. Une seule pile suit les alphas.
refusal-stack-full = Votre pile est pleine. Elle contient au plus { $most } interventions divines.
refusal-god-points = Pas assez de points divins pour « { $card } » : { $needed } requis, { $free } restants. Choisissez une carte moins chère, ou déclarez la pile complète.
refusal-summon-one = Il vous faut d’abord invoquer. À votre premier tour, au moins une unité doit arriver sur le plateau.
refusal-no-alpha = Vous n’avez pas d’alpha { $alpha }. Choisissez un des alphas que vous avez créés.
refusal-off-board = La case ({ $q }, { $r }) n’existe pas. Sur le plateau, q, r et leur somme sont compris entre -5 et 5.
refusal-occupied = La case ({ $q }, { $r }) est occupée par { $unit }. Il n’y a jamais plus d’une unité sur une case.
refusal-no-summoning-field = Vous ne pouvez pas invoquer cette unité en ({ $q }, { $r }). Il lui faut une case libre parmi vos six cases d’invocation ; seule une { card-G09 } peut aussi apparaître près de vos unités, mais ni sur une relique ni à côté d’une unité ennemie.
refusal-figure-needed = Il manque un type de figurine. Cette invocation révèle l’alpha { $alpha } : nommez donc sa figurine, knight, ranger, master ou dragon.
refusal-figure-known = L’alpha { $alpha } a déjà sa figurine. On ne la choisit qu’une fois ; ne la nommez pas cette fois-ci.
refusal-figure-used = La figurine { $figure } représente déjà un autre de vos alphas. Chaque alpha a besoin d’un type de figurine à lui.
refusal-summoned-already = Vous avez déjà invoqué ce tour-ci. Sauf à votre premier tour, la limite est d’une unité.
refusal-first-turn = Cela ferait { $units } unités pour { $cost } points. À votre premier tour, vous invoquez une unité, quel que soit son coût, ou jusqu’à trois unités dont le coût total ne dépasse pas { $most }.
refusal-no-points = Vous ne pouvez pas payer cette unité : elle coûte { $cost }, et il vous reste { $left } points d’invocation.
refusal-change-too-dear = Vous ne pouvez pas payer cette transformation : elle coûte { $cost }, et il vous reste { $left } points d’invocation.
refusal-no-figures = Il ne reste plus de figurine pour cet alpha. Au plus { $most } de ses unités peuvent être sur le plateau en même temps.
refusal-three-revealed = Trois de vos alphas sont déjà révélés. Dans une partie de la campagne, le quatrième reste à l’écart.
refusal-finish-first = Une activation est encore en cours. Terminez-la d’abord ; aucune unité ne peut attendre au milieu de son activation.
refusal-no-unit = Il n’y a pas d’unité { $unit } sur le plateau. Une unité se nomme par sa couleur, son alpha et son numéro, comme g2.1 ou s1.2.
refusal-not-own = L’unité { $unit } n’est pas à vous. Il vous faut ici une de vos unités.
refusal-frozen = L’unité { $unit } est en stase. D’ici la fin de sa stase, elle ne peut ni agir ni être choisie comme cible.
refusal-activated-already = L’unité { $unit } a déjà été activée ce tour-ci. Chaque unité est activée une fois par tour.
refusal-just-arrived = L’unité { $unit } vient d’arriver. Vous pourrez l’activer à partir de votre prochain tour.
refusal-no-such-movement = Ce déplacement ne fait pas partie des choix. Seule « { card-D10 } » en demande un : une capacité qui coûte exactement un mouvement, selon toutes les règles habituelles.
refusal-unit-gone = L’unité activée ne peut plus agir. Terminez son activation, ou intervenez.
refusal-not-its-card = L’unité { $unit } n’a aucune capacité de « { $card } ». Une unité utilise les cartes de son propre alpha et les capacités de base.
refusal-which-ability = Dites quelle capacité de « { $card } » vous voulez utiliser. Voici les siennes : { $abilities }.
refusal-used-already = L’unité { $unit } a déjà utilisé cette capacité. Chaque capacité s’utilise une fois par activation.
refusal-no-move = L’unité { $unit } n’a plus de mouvement. Elle en a un par activation, et cette capacité le coûte.
refusal-no-action = L’unité { $unit } n’a plus d’action. Elle en a une par activation, et cette capacité la coûte.
refusal-no-marker = Il n’y a pas de marqueur de temps sur « { $card } ». La carte en reçoit un à chaque invocation d’une unité de son alpha, et chaque utilisation en retire un.
refusal-paralysed = L’unité { $unit } est paralysée. Elle ne peut pas utiliser de capacité qui coûte un mouvement ; son action reste libre.
refusal-bound = L’unité { $unit } est entravée. Elle ne peut pas utiliser de capacité qui coûte une action ; son mouvement reste libre.
refusal-bound-frenzy = L’unité { $unit } est entravée. Elle ne peut pas utiliser de capacité qui coûte une action, et « { card-A14 } » n’y change rien : seul le coût est remplacé.
refusal-no-plain-attack = « { $card } » n’offre aucune attaque pour « { card-A14 } ». Il faut une attaque qui coûte exactement une action, sans marqueur de temps.
refusal-cannot-conjure = « { $card } » ne peut pas être conjurée. Il faut une carte d’équipement d’un alpha déjà révélé, à vous ou à l’adversaire, et que l’alpha de l’unité n’a pas lui-même.
refusal-no-second-control = L’unité { $unit } est elle-même contrôlée. Une unité contrôlée ne peut pas en contrôler une autre.
refusal-immobile = L’unité { $unit } ne quitte jamais sa case. Rien ne peut la déplacer.
refusal-does-not-fly = L’unité { $unit } ne vole pas. Elle se déplace au sol : au même niveau en marchant, un niveau plus haut ou plus bas en grimpant.
refusal-flies = L’unité { $unit } vole et ne peut donc pas se déplacer au sol. Elle vole jusqu’à une case libre à distance 1 ou 2.
refusal-no-flight-after-action = L’unité { $unit } a déjà utilisé son action. Une unité volante ne peut se déplacer elle-même qu’avant.
refusal-no-such-choice = « { $card } » ne s’utilise pas ainsi. Regardez ce que demande la carte, et nommez chaque choix.
refusal-target-needed = Il manque une cible. Nommez l’unité ou la case que vise la capacité.
refusal-already-healthy = Il n’y a rien à soigner. La réserve de vie est au maximum.
refusal-not-held = L’unité ne tient pas la { $relic }. Elle ne peut emporter ou remettre que ce qu’elle tient.
refusal-relic-moved = La { $relic } a déjà été déplacée ce tour-ci. Une relique ne se déplace que d’une case par tour.
refusal-not-adjacent = L’unité { $unit } n’est pas voisine de celle qui remet la relique. Les deux doivent être côte à côte.
refusal-cannot-hold = L’unité { $unit } ne peut pas tenir de reliques. Les unités volantes ne le peuvent pas, sauf si elles sont ailées, et une { card-G09 } non plus.
refusal-too-much-life = Impossible de sacrifier { $x } points de vie : la réserve en a { $left } et ne doit pas se vider.
refusal-one-step-only = En une étape, la case ne peut pas devenir « { $terrain } » : colline en plaine, plaine en colline ou cratère, cratère ou eau en plaine.
refusal-no-tile = Il ne reste aucune tuile de terrain : une plaine ne peut pas changer maintenant.
refusal-no-cliff = Il n’y a pas de falaise entre ces cases.
refusal-cliff = Une falaise les sépare, là où une colline touche un cratère. Ni un pas ni une capacité de portée 1 ne la franchit.
refusal-second-relic = Cela donnerait une deuxième relique à l’unité { $unit }. Pendant qu’une unité contrôlée agit, personne ne peut en obtenir deux.
refusal-enemies-only = L’unité { $unit } est à vous. Cette capacité demande une unité ennemie.
refusal-own-only = L’unité { $unit } est ennemie. Cette capacité demande une de vos unités.
refusal-no-chain = Le tremblement de terre n’atteint pas l’unité { $unit }. Il faut une chaîne ininterrompue de collines, d’eau ou de cratères depuis une case voisine de vous jusqu’à la cible, et une cible qui ne vole pas.
refusal-not-near-water = L’unité { $unit } n’est ni dans l’eau ni à côté. Ce sort ne peut la projeter en l’air que là.
refusal-out-of-range = La distance est de { $distance }, et cette capacité porte de { $least } à { $most }. La distance doit être dans cet intervalle.
refusal-flies-too-high = L’unité { $unit } vole trop haut. Avec une portée de 1, vous ne l’atteignez que si vous volez aussi, ou si sa dernière activation l’a exposée.
refusal-protected = L’unité { $unit } bénéficie de la protection du terrain. Tout plus court chemin jusqu’à elle passe par une case plus haute que vous deux.
refusal-cannot-be-pushed = L’unité { $unit } ne peut pas être poussée. Elle est immobile ou inébranlable.
refusal-field-protected = La case bénéficie de la protection du terrain. Tout plus court chemin jusqu’à elle passe par une case plus haute que les deux extrémités.
refusal-same-terrain = Cette case ne peut pas être changée ainsi. Elle a déjà ce terrain, le changement de niveau ne convient pas, ou il ne reste pas de tuile de terrain pour une plaine.
refusal-not-on-relic = Une { card-G09 } ne peut pas être placée sur une relique. Choisissez une autre case.
refusal-other-level = La case est à un autre niveau. En marchant, une unité reste au même niveau ; un niveau plus haut ou plus bas, elle grimpe.
refusal-wrong-step = La différence de niveau ne convient pas. Grimper mène exactement un niveau plus haut ou plus bas ; au même niveau une unité marche, et seul « { card-A08 } » aide à franchir une falaise.
refusal-no-way = L’unité ne peut pas aller là. Chaque pas demande une case voisine libre du bon niveau.
refusal-nowhere-to-walk = L’unité ne peut marcher nulle part. Il lui faut une case voisine libre de même niveau.
refusal-nowhere-to-climb = L’unité ne peut grimper nulle part. Il lui faut une case voisine libre, exactement un niveau plus haut ou plus bas.
refusal-nowhere-to-fly = L’unité ne peut voler nulle part. Il lui faut une case libre à distance 1 ou 2.
refusal-nowhere-to-go = Cette capacité ne peut mener l’unité nulle part en ce moment. Il lui faut une case libre à sa portée.
refusal-nowhere-to-summon = Il n’y a pas de case pour la nouvelle unité. Il lui faut une case libre à côté de l’unité qui l’invoque, et une { card-G09 } ne peut pas être placée sur une relique.
refusal-holds-nothing = L’unité { $unit } ne tient aucune relique. Elle ne peut remettre que ce qu’elle tient.
refusal-nobody-to-give-to = L’unité { $unit } ne peut remettre sa relique à personne. Il faut sur une case voisine une de vos unités qui puisse tenir des reliques, sans falaise entre elles.
refusal-no-enemy-in-reach = Aucune unité adverse ne peut être prise pour cible. Cette capacité porte de { $least } à { $most }, et la cible ne doit ni bénéficier de la protection du terrain, ni voler trop haut, ni être en stase.
refusal-no-unit-in-reach = Aucune unité ne peut être prise pour cible. Cette capacité porte de { $least } à { $most } et doit avoir un effet sur sa cible.
refusal-no-field-in-reach = Aucune case ne peut être prise pour cible. Cette capacité porte de { $least } à { $most } ; les cases à cette distance sont protégées par le terrain, ou elle n’y changerait rien.
refusal-no-chained-enemy = Le tremblement de terre n’atteint aucune unité adverse. Il faut une chaîne ininterrompue de collines, d’eau ou de cratères depuis une case voisine de l’unité jusqu’à un ennemi qui ne vole pas.
refusal-nobody-near-water = Aucune autre unité à portée n’est dans l’eau ou à côté. Ce sort ne peut en projeter une en l’air que là.
refusal-no-attack-to-make = Il n’y a pas d’attaque pour « { card-A14 } ». L’unité doit en avoir une qui coûte exactement une action et qui ait une cible.
refusal-nothing-to-conjure = Il n’y a pas de carte à conjurer. Il faut une carte d’équipement d’un alpha révélé que l’alpha de l’unité n’a pas lui-même.
refusal-relic-too-far = La { $relic } ne peut pas être emportée si loin. Une unité n’emporte une relique que d’un seul pas, sur une case voisine.
refusal-inside-a-choice = On ne peut ni jouer ni défausser d’intervention maintenant. Il vous faut d’abord { $phase }.
refusal-stack-empty = Votre pile est vide. Il n’y a plus d’intervention à jouer ni à défausser.
refusal-stack-smaller = Vous ne pouvez pas défausser { $count } cartes. Il en reste { $left } dans votre pile.
refusal-played-already = Vous avez déjà joué une intervention ce tour-ci. À chaque tour, le vôtre ou celui de l’adversaire, vous pouvez en jouer une.
refusal-not-on-top = « { $card } » n’est pas sur le dessus de votre pile. Vous ne pouvez jouer que la carte du dessus, « { $top } » ; les cartes qui en cachent une autre peuvent être défaussées.
refusal-no-such-moment = Cette activation n’a pas de point d’insertion { $moment }. Choisissez-en un qu’elle a, à partir de c0, ou le moment présent.
refusal-nothing-to-choose =
    { $moment-id ->
        [now] Vous ne pouvez pas jouer « { $card } » maintenant.
        [cE] Vous ne pouvez pas jouer « { $card } » à la fin de cette activation.
       *[other] Vous ne pouvez pas jouer « { $card } » au point d’insertion { $moment }.
    } Ce moment doit vous être ouvert, et la carte doit y trouver tout ce qu’elle vous demande de choisir.
refusal-not-for-this-card = Cela ne convient pas à « { $card } ». Répondez à ce que la carte demande ensuite.
refusal-no-such-water = ({ $q }, { $r }) ne désigne aucune étendue d’eau qui puisse grandir. Choisissez-en une de la liste ; chacune borde une plaine et se nomme par sa première case.
refusal-not-on-the-shore = Le { card-D08 } n’atteint pas ({ $q }, { $r }). Il n’inonde que des plaines, chacune voisine de l’eau choisie ou d’une case déjà choisie.
refusal-no-such-answer = Ce n’est pas une des réponses possibles. Choisissez-en une dans la liste.

# Why a position cannot be
impossible-points = Une partie a au moins 1 point d’invocation, et non { $points }.
impossible-turn-limit = Une limite de tours ne peut pas être négative : { $limit }.
impossible-games = La partie { $number } sur { $games } n’existe pas ; seule la campagne a plusieurs parties.
impossible-wins = Les parties gagnées ne peuvent pas être négatives ni plus nombreuses que les parties : { $games }.
impossible-turn = C’est le tour d’Or ou d’Argent, et les tours se comptent à partir de 0.
impossible-played = Seuls Or et Argent jouent des interventions.
impossible-turn-phase = Au tour { $turn }, cette décision n’existe pas : les armées se créent au tour 0, et plus jamais ensuite.
impossible-card-twice = Cette carte est utilisée deux fois : { $card }. Un jeu n’a chaque carte qu’une fois.
impossible-alpha-missing = L’alpha { $alpha } manque.
impossible-one-genus = L’alpha { $alpha } doit avoir exactement un genre, et ses cartes doivent être en ordre.
impossible-alpha-hands = L’alpha { $alpha } demande plus de mains qu’il n’en a.
impossible-alpha-spells = L’alpha { $alpha } demande plus de points de sort qu’il n’en a.
impossible-alpha-cost = L’alpha { $alpha } coûte { $cost }, plus que les { $points } points d’invocation de la partie.
impossible-figure-shown = Un alpha révélé a une figurine, un alpha caché n’en a pas.
impossible-figure-twice = Deux alphas d’un même joueur ont le même type de figurine.
impossible-stack = Une pile a au plus { $most } interventions, toutes différentes.
impossible-god-points = Les interventions d’une pile coûtent au plus { $most } points divins.
impossible-counters = Il manque des réserves de vie, des numéros d’unités ou des marqueurs de temps, ou il y en a trop.
impossible-tiles = Le plateau a { $fields } cases, dont { $most } au plus portent une tuile.
impossible-too-many-units = L’alpha { $alpha } a plus de { $most } unités sur le plateau.
impossible-hidden-alpha = L’alpha { $alpha } a une unité sur le plateau et doit être révélé.
impossible-no-alpha = Une unité appartient à un alpha qui n’existe pas.
impossible-two-units = Deux unités se trouvent en ({ $q }, { $r }).
impossible-piles = Il y a deux joueurs, chacun avec { $piles } places d’alphas, une pile et une défausse d’interventions.
impossible-pool = L’alpha { $alpha } a { $found } de vie ; c’est de 0 à { $most }.
impossible-relics = Il y a { $relics } reliques, et les points dépensés se comptent pour deux joueurs.
impossible-spent = Chacun a dépensé de 0 à { $most } points, et aucun compte n’est négatif.
impossible-condition = Chaque état vient d’Or ou d’Argent, et sa durée n’est pas négative.
impossible-activations = Deux activations au plus ont lieu en même temps : celle d’une unité et celle d’une unité qu’elle contrôle.
impossible-commander = C’est le joueur dont c’est le tour qui commande chaque activation.
impossible-unit-name = Deux unités portent le même nom.
impossible-armour = Aucune unité n’a dépensé moins que zéro d’armure.
impossible-arrived = Une unité qui vient d’arriver n’est pas activée à ce tour.
impossible-over = Une partie finie n’attend personne et a une raison de finir.
impossible-running = Une partie en cours attend Or ou Argent et n’a pas de raison de finir.
impossible-decides = C’est au joueur dont c’est le tour de décider ici.
impossible-window = Une occasion d’intervenir est ouverte exactement tant qu’on pose la question.
impossible-activation = Une activation dure exactement tant que son unité agit.
impossible-two-relics = Une unité qui tient deux reliques a gagné ; il ne reste alors que la dernière chance d’intervenir.
impossible-preset = Les armées prédéfinies appartiennent au départ rapide, et à lui seul.
impossible-rebuild = Avant la première partie, il n’y a rien à reconstruire.
impossible-draft = Un alpha inachevé n’existe que pendant le choix de ses cartes.
impossible-announced = Une carte est annoncée exactement tant qu’on fait ses choix, qu’on y répond ou qu’elle prend effet.
impossible-announcer = Seuls Or et Argent annoncent des cartes.
impossible-announced-choices = La carte annoncée ne demande pas autant de choix.
impossible-no-effect = Ce choix appartient à un effet, et aucun n’est en cours.
impossible-casualty = On ne choisit une perte que parmi deux unités ou plus.
impossible-losses = À chaque unité touchée correspond exactement une perte.
impossible-effect-field = L’effet en cours demande une case du plateau.
impossible-second-target = Il n’y a pas de deuxième cible à choisir.

# Prompts: what is asked of you now
prompt-genus = Commencez votre prochain alpha : choisissez son genre.
prompt-card = Ajoutez des cartes à votre alpha, ou déclarez-le complet.
prompt-stack = Composez votre pile d’interventions divines, en partant du dessus.
prompt-rebuild = Reconstruisez un de vos alphas, ou gardez-les tous.
prompt-preset = Choisissez votre armée.
prompt-creating = Les armées se créent en secret.
prompt-summon = Invoquez une unité, ou terminez l’invocation.
prompt-choose = À vous de jouer : choisissez la prochaine unité à activer.
prompt-act = Utilisez les capacités de l’unité, ou terminez son activation.
prompt-turn-start = Le tour de l’adversaire commence : intervenez, ou passez.
prompt-activation-end = Une activation est terminée : intervenez à n’importe lequel de ses moments, ou passez.
prompt-turn-end = Le tour de l’adversaire se termine : intervenez, ou passez.
prompt-response = L’adversaire a annoncé une intervention : répondez-y, ou passez.
prompt-last-chance = Deux reliques sont réunies : empêchez-le par une intervention, ou la partie est perdue.
prompt-pick = Faites le choix suivant pour votre intervention.
prompt-relic = Votre unité est poussée : emporte-t-elle une relique ?
prompt-casualty = La réserve de vie est vide : choisissez laquelle de vos unités meurt.
prompt-second = L’éclair rebondit : choisissez la deuxième cible.
prompt-waiting = C’est à { $seat } de décider.

# Help: the decision explained to a newcomer
help-genus = Un alpha est une créature que vous composez avec des cartes, et chacune de ses unités sait faire tout ce que disent ses cartes. Il a exactement un genre, qui lui donne de la vie, des mains et souvent des points de sort ; d’autres cartes suivent. Chaque carte n’existe qu’une fois dans votre jeu et ne peut donc servir qu’à un seul de vos alphas.
help-card = Les armes et les boucliers demandent des mains, les sorts des points de sort, et le total ne doit jamais dépasser ce que donnent les cartes de l’alpha : prenez donc d’abord les cartes qui donnent des mains ou des points de sort. Tous les coûts réunis sont le prix de chaque unité : moins l’alpha est cher, plus souvent vous pouvez l’invoquer.
help-stack = Choisissez jusqu’à 4 interventions divines pour 8 points divins au plus, ou aucune. Seule la carte du dessus peut être jouée : choisissez-les donc dans l’ordre où vous voulez vous en servir. Pendant le combat, vous pourrez défausser des cartes du dessus pour en atteindre une plus bas.
help-rebuild = Avant cette partie de la campagne, vous pouvez démonter un alpha et le reconstruire avec toutes vos cartes inutilisées, les siennes comprises. Il garde son numéro, et l’adversaire n’en sait rien. Ensuite, vous choisissez une nouvelle pile.
help-preset = La { army-water } combat depuis l’eau et les airs : des maraudeurs amphibies qui se multiplient, des dragons aux carreaux empoisonnés, des liseurs d’esprit volants et des flots venus du ciel. La { army-raid } gagne par la vitesse et la distance : un maître des sorts agile, des catapultes, des tours de guet qui soignent et des interventions qui déplacent unités et reliques.
help-creating = Les alphas et les piles se créent en secret, d’abord ceux du joueur { seat-gold }, puis ceux du joueur { seat-silver }. On voit seulement que quelqu’un est encore à l’œuvre.
help-summon = Une nouvelle unité d’un de vos alphas arrive sur une case libre parmi vos six cases d’invocation, et vous payez son coût d’invocation. À votre premier tour, vous invoquez une unité, quel que soit son coût, ou jusqu’à trois unités dont le coût total ne dépasse pas 60 ; ensuite, une au plus par tour, ou aucune. La première unité d’un alpha révèle ses cartes, et vous choisissez son type de figurine : { figure-knight }, { figure-ranger }, { figure-master } ou { figure-dragon }.
help-choose = Chacune de vos unités est activée une fois par tour, dans l’ordre de votre choix ; elle a alors un mouvement (M) et une action (A). Une activation se termine avant que la suivante ne commence. Vous pouvez aussi jouer ou défausser la carte du dessus de votre pile.
help-act = Avec son mouvement, une unité marche sur une case voisine libre de même niveau ou, si elle est volante, vole de 1 ou 2 cases ; grimper d’un niveau vers le haut ou vers le bas coûte mouvement et action. La plupart des attaques et des sorts coûtent l’action, remettre une relique aussi, et certaines capacités consomment un marqueur de temps de leur carte. Vous pouvez aussi jouer votre carte du dessus, maintenant ou à un point d’insertion antérieur de cette activation : ce qui est venu ensuite est alors annulé.
help-turn-start = La maintenance de l’adversaire est finie, et les activations vont commencer. Vous pouvez jouer la carte du dessus de votre pile, une à chaque tour de l’un ou de l’autre joueur, et défausser des cartes du dessus pour en atteindre une plus bas.
help-activation-end = Vous pouvez jouer la carte du dessus de votre pile à n’importe quel point d’insertion de l’activation qui vient de se terminer : à son début, après une capacité ou à sa fin. Ce qui est venu après le point choisi est annulé, et l’unité peut alors agir autrement.
help-turn-end = L’adversaire a fini d’invoquer, et votre tour va commencer. C’est le dernier moment pour intervenir dans ce tour.
help-response = Si vous répondez par une intervention, la vôtre prend effet d’abord ; puis celle qui est annoncée, pour autant que ses choix soient encore permis. « { card-D02 } » supprime entièrement la carte annoncée. On ne répond pas à une réponse.
help-last-chance = Une capacité de l’adversaire a réuni deux reliques. Vous pouvez encore jouer la carte du dessus de votre pile à un point d’insertion avant cette capacité, qui est alors annulée. Si vous passez, la partie est perdue.
help-pick = Une carte que vous avez commencé à jouer doit être menée à bien : elle demande ses choix un par un.
help-relic = Quand une unité est poussée, son propriétaire décide si elle emporte une relique qu’elle tient et qui n’a pas été déplacée ce tour-ci ; les autres restent sur place.
help-casualty = Plusieurs unités d’un alpha ont été touchées en même temps, et leurs pertes réunies vident la réserve de vie qu’elles partagent. Exactement une d’entre elles meurt ; puis la réserve est de nouveau pleine.
help-second = « { card-S12 } » frappe une deuxième unité ennemie voisine de la case de la première cible, quels que soient la distance et le terrain.

# How an answer is typed, said only in the terminal
type-genus = Tapez par exemple genus 1 G01 pour commencer l’alpha 1 par le genre { card-G01 }.
type-card = Tapez par exemple card 1 E04 pour ajouter « { card-E04 } » à l’alpha 1, ou done 1 quand l’alpha 1 est complet.
type-stack = Tapez par exemple stack D07 pour mettre « { card-D07 } » sous les cartes déjà choisies, ou stack done quand votre pile est complète.
type-rebuild = Tapez par exemple rebuild 3 pour reconstruire l’alpha 3, ou rebuild none pour les garder tous.
type-preset = Tapez preset water ou preset raid. Pour changer l’ordre de la pile, ajoutez ses quatre cartes en partant du dessus, par exemple preset water D05 D07 D08 D09.
type-summon = Tapez par exemple summon 2 -3,5 dragon pour invoquer l’alpha 2 en (-3, 5) avec la figurine { figure-dragon }, sans figurine si l’alpha est déjà connu, ou end summon quand vous avez fini. Les autres figurines s’écrivent knight, ranger et master. Une case s’écrit q,r : q augmente vers l’est, r vers le sud-est, et 0,0 est le centre.
type-choose = Tapez par exemple act g2.1 pour activer la première unité du deuxième alpha du joueur { seat-gold }, ou end all pour que toutes les unités restantes ne fassent rien. Tapez par exemple play D05 @now pour jouer « { card-D05 } » du dessus de votre pile, ou discard 1 pour défausser la carte.
type-act = Tapez walk 0,3 pour marcher, climb 0,2 pour grimper ou fly 1,1 pour voler ; ajoutez +west pour emporter la relique de l’ouest. Tapez use E04 s1.2 pour utiliser « { card-E04 } » sur l’unité s1.2, give west g2.2 pour remettre une relique, et end pour terminer l’activation. Tapez par exemple play D05 @now pour jouer aussitôt votre carte du dessus, ou play D05 @c1 pour le point d’insertion 1.
type-turn-start = Tapez par exemple play D05 @now pour jouer « { card-D05 } », discard 1 pour défausser la carte du dessus, ou pass pour passer.
type-activation-end = Tapez par exemple play D05 @c1 pour jouer « { card-D05 } » après la première capacité, discard 1 pour défausser la carte du dessus, ou pass pour passer. c0 est le début de l’activation, c1 suit la première capacité, et ainsi de suite, et cE est sa fin.
type-turn-end = Tapez par exemple play D05 @now pour jouer « { card-D05 } », discard 1 pour défausser la carte du dessus, ou pass pour passer.
type-response = Tapez par exemple play D02 @now pour jouer « { card-D02 } », discard 1 pour défausser la carte du dessus, ou pass pour passer.
type-last-chance = Tapez par exemple play D05 @c0 pour jouer « { card-D05 } » au début de l’activation, discard 1 pour défausser la carte du dessus, ou pass pour passer.
type-pick = Tapez ce qu’elle demande : unit s1.2 pour une unité, toward SW pour une direction (E est, SE sud-est, SW sud-ouest, W ouest, NW nord-ouest, NE nord-est), field 1,1 pour une case, area -2,-1 pour une étendue d’eau, relic west, alpha 2, figure dragon, mark 1 S02 pour un marqueur de temps sur « { card-S02 } », ou cancel s D03 pour mettre fin à « { card-D03 } » du joueur { seat-silver }. « { card-D10 } » demande un déplacement comme walk 0,3. Quand plusieurs cases ou cartes sont possibles, enough termine le choix.
type-relic = Tapez par exemple keep west pour emporter la relique de l’ouest, ou leave pour les laisser toutes.
type-casualty = Tapez par exemple lose g2.3 pour laisser mourir l’unité g2.3.
type-second = Tapez par exemple then s1.3 pour frapper l’unité s1.3.

# Moves: entries of a menu
move-genus = Commencer l’alpha { $alpha } par { $card }
move-card = Ajouter « { $card } » à l’alpha { $alpha }
move-done = L’alpha { $alpha } est complet
move-stack = Mettre ensuite « { $card } » dans la pile
move-stack-done = La pile est complète
move-rebuild =
    { $alpha ->
        [none] Ne reconstruire aucun alpha
       *[other] Reconstruire l’alpha { $alpha }
    }
move-preset = Prendre la { $army } (ordre de la pile : { $stack })
move-summon =
    Invoquer l’alpha { $alpha } en ({ $q }, { $r }){ $figure ->
        [none] {""}
       *[other] , figurine { $figure }
    }
move-end-summon = Terminer l’invocation
move-act = Activer { $unit }
move-end = Terminer l’activation
move-end-all = Terminer l’étape d’activation
move-go =
    { $how-id ->
        [walk] Marcher vers ({ $q }, { $r })
        [climb] Grimper vers ({ $q }, { $r })
       *[fly] Voler vers ({ $q }, { $r })
    }{ $relic ->
        [none] {""}
       *[other] , avec la { $relic }
    }
move-give = Remettre la { $relic } à { $unit }
move-use =
    { $ability ->
        [none] Utiliser « { $card } »
       *[other] Utiliser « { $card } » ({ $ability })
    }{ $other ->
        [none] {""}
       *[other] , { $other }
    }{ $unit ->
        [none] {""}
       *[other] {" "}sur { $unit }
    }{ $q ->
        [none] {""}
       *[other] , case ({ $q }, { $r })
    }{ $q2 ->
        [none] {""}
       *[other] , puis ({ $q2 }, { $r2 })
    }{ $direction ->
        [none] {""}
       *[other] , { part-direction }
    }{ $terrain ->
        [none] {""}
       *[other] , nouveau terrain : { $terrain }
    }{ $x ->
        [none] {""}
       *[other] , X = { $x }
    }{ $relic ->
        [none] {""}
       *[other] , avec la { $relic }
    }
move-play =
    { $moment-id ->
        [now] Jouer « { $card } » maintenant
        [cE] Jouer « { $card } » à la fin de l’activation
       *[other] Jouer « { $card } » au point d’insertion { $moment }
    }
move-discard =
    { $count ->
        [one] Défausser la carte du dessus
       *[other] Défausser les { $count } cartes du dessus
    }
move-pass = Passer
move-pick-unit = Choisir { $unit }
move-pick-direction = Pousser { part-direction }
move-pick-field =
    Choisir la case ({ $q }, { $r }){ $relic ->
        [none] {""}
       *[other] , avec la { $relic }
    }
move-enough = Cela suffit
move-pick-area = Choisir l’eau autour de ({ $q }, { $r })
move-pick-relic = Choisir la { $relic }
move-pick-alpha = Choisir l’alpha { $alpha }
move-pick-figure = Choisir la figurine { $figure }
move-mark-card = Poser un marqueur de temps sur « { $card } » de l’alpha { $alpha }
move-cancel =
    { $owner-id ->
        [g] Mettre fin à « { $card } » du joueur { seat-gold }
       *[s] Mettre fin à « { $card } » du joueur { seat-silver }
    }
move-keep = Emporter la { $relic }
move-leave = Laisser toutes les reliques
move-lose = Laisser mourir { $unit }
move-then = Frapper ensuite { $unit }

# Outcomes: the closing sentence
outcome-relics =
    { $you ->
        [won] Victoire ! Une de vos unités tient deux reliques.
        [lost] Défaite. { $winner } a réuni deux reliques dans une seule unité.
       *[watching] { $winner } gagne : une unité tient deux reliques.
    }
outcome-no_progress = Partie nulle : pendant 40 tours, rien n’a fait avancer aucun camp.
outcome-turn_limit = Partie nulle : la limite de tours est atteinte, et personne n’a réuni deux reliques.
outcome-campaign =
    { $you ->
        [won] Victoire ! Vous avez gagné plus de parties de la campagne.
        [lost] Défaite. { $winner } a gagné plus de parties de la campagne.
        [drawn] La campagne est nulle : les deux joueurs ont gagné autant de parties.
       *[watching] La campagne est finie. Victoire : { $winner }.
    }
outcome-agreement = Partie nulle : les joueurs en sont convenus.
outcome-resignation =
    { $you ->
        [won] Victoire ! Votre adversaire a abandonné.
        [lost] Défaite. Vous avez abandonné.
       *[watching] La partie s’est terminée par un abandon. Victoire : { $winner }.
    }

# Reasons: a clause that follows “Ce coup”
reason-wins = gagne : une unité tient deux reliques
reason-averts-defeat = évite la défaite : cette activation ne peut plus faire gagner l’adversaire
reason-wins-unless = gagne avec deux reliques, sauf si une carte adverse l’empêche
reason-leads-to-win = ouvre la voie de la victoire : cette unité peut gagner ensuite
reason-stops-win = empêche l’activation qui ferait gagner l’adversaire au tour suivant
reason-frees-relic = tue le porteur ({ $genus }) : la { $relic } est libre
reason-takes-relic = prend la { $relic }
reason-drops-relic = fait perdre la { $relic } à l’adversaire
reason-joins-relics = rapproche votre relique d’une autre : distance { $count } au lieu de { $before }
reason-undoes = efface des dégâts : { count-amount }
reason-cancels = met fin à l’intervention adverse « { $card } »
reason-kills = tue un ennemi : { $genus }
reason-hits-several = touche { $count } ennemis à la fois
reason-own-weapon = retourne une unité de l’adversaire contre lui
reason-drowns = noie un ennemi : { count-amount }, et aucune armure n’y fait rien
reason-armour-spent = frappe là où l’armure est déjà épuisée
reason-opens-armour = épuise l’armure : votre prochaine attaque comptera en entier
reason-next-kills = laisse { count-amount } : votre prochaine attaque peut tuer
reason-high-ground = frappe d’en haut : +{ $amount }
reason-stops-carrier = handicape l’unité qui tient la { $relic }
reason-can-take = permet à cette unité de prendre ensuite la { $relic }
reason-can-kill = permet à cette unité de tuer ensuite un ennemi : { $genus }
reason-hurts = coûte { count-amount } à un ennemi : { $genus }
reason-covers-relic = occupe la case de la { $relic } : personne d’autre ne peut la prendre
reason-heals = rend { count-amount } là où il en reste peu
reason-fresh-marker = apporte un nouveau marqueur de temps pour « { $card } »
reason-gains-ground = prend l’avantage de hauteur près d’un ennemi
reason-nearer-relic = rapproche une unité de la { $relic }
reason-keeps-card = garde votre carte : rien n’a été perdu ici
reason-blocks-way = barre à l’adversaire le chemin de la { $relic }
reason-can-hurt = permet de blesser ensuite un ennemi : { $genus }, { count-amount }
reason-out-of-reach = met une unité hors de portée de « { $card } »
reason-flyer-safe = garde votre unité volante hors de portée des coups venus du sol
reason-short-water = prend le raccourci par l’eau vers la { $relic }
reason-can-join = permet de rapprocher votre relique d’une autre : distance { $count } au lieu de { $before }
reason-can-near = permet à cette unité de s’approcher de la { $relic }
reason-summons-near = invoque une unité au plus près de la { $relic } : distance { $count }
reason-summons-reach = apporte des attaques de portée { $count }, plus loin que toutes vos autres unités
reason-summons-flyer = vous donne une unité volante, que ni les montagnes ni l’eau n’arrêtent
reason-summons-carrier =
    { $count ->
        [0] vous donne une unité capable de tenir des reliques ; aucune autre des vôtres ne le peut
       *[other] vous donne une deuxième unité capable de tenir des reliques
    }

# Words of moves as they may be typed too, in any language; records keep the words of the notation
word-genus = genre
word-card = carte
word-done = terminé
word-stack = pile
word-rebuild = reconstruire
word-none = aucun
word-preset = préréglage
word-raid = incursion
word-summon = invoquer
word-end = fin
word-all = tout
word-act = activer
word-walk = marcher
word-climb = grimper
word-fly = voler
word-give = remettre
word-use = utiliser
word-play = jouer
word-discard = défausser
word-pass = passer
word-unit = unité
word-toward = vers
word-field = case
word-enough = assez
word-area = étendue
word-relic = relique
word-figure = figurine
word-mark = marqueur
word-cancel = supprimer
word-keep = emporter
word-leave = laisser
word-lose = perdre
word-then = puis
word-west = ouest
word-east = est
word-centre = milieu
