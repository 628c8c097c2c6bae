# The game
game-title = Antinomie
game-about = Voyagez sur une ligne du temps de neuf reliques, formez des paradoxes avec votre main et gagnez vos cristaux magiques avant que l’adversaire – ou le temps lui-même – ne vous devance.
goal =
    { $mode ->
        [duel] Soyez le premier à 5 cristaux : paradoxes et duels en donnent.
        [solo_shrine] { $difficulty ->
            [hard] 6 cristaux et un sanctuaire complet avant la fin de la pioche.
           *[other] 5 cristaux et un sanctuaire complet avant la fin de la pioche.
        }
       *[solo] { $difficulty ->
            [hard] 6 cristaux avant la fin de la pioche.
           *[other] 5 cristaux avant la fin de la pioche.
        }
    }
minute = Voyagez le long d’une rangée de neuf reliques et changez en cristaux ce que vous portez. À votre tour, jouez une de vos trois reliques et échangez-la : vers la droite, d’exactement autant de pas que son nombre, ou vers la gauche, sur n’importe quelle relique de même couleur ou de même symbole. Trois reliques de même couleur, nombre ou symbole, aucune de la couleur du codex, forment un paradoxe : un cristal, et le codex change de couleur. { $mode ->
        [solo] En solo, pas de duel : chaque mouvement sans paradoxe coûte une pierre du temps, la dernière pierre fait piocher une carte, chaque paradoxe aussi. Réunissez vos cristaux avant que les neuf cartes ne soient épuisées.
        [solo_shrine] En solo, pas de duel : chaque mouvement sans paradoxe coûte une pierre du temps, la dernière pierre fait piocher une carte, chaque paradoxe aussi. Réunissez vos cristaux avant que les neuf cartes ne soient épuisées ; et les reliques abandonnées doivent montrer toutes les couleurs, tous les nombres et tous les symboles.
       *[other] Rejoignez l’autre baguette, et c’est le duel : la plus forte somme vole un cristal. Cinq cristaux donnent la victoire.
    }

# Cards: they stand in sentences with their article, never at the beginning
card-G1 = la plume verte 1
card-G2 = la clé verte 2
card-G3 = le crâne vert 3
card-G4 = l’anneau vert 4
card-P1 = l’anneau violet 1
card-P2 = la plume violette 2
card-P3 = la clé violette 3
card-P4 = le crâne violet 4
card-R1 = la clé rouge 1
card-R2 = le crâne rouge 2
card-R3 = l’anneau rouge 3
card-R4 = la plume rouge 4
card-B1 = le crâne bleu 1
card-B2 = l’anneau bleu 2
card-B3 = la plume bleue 3
card-B4 = la clé bleue 4
card-X1 = la clé éteinte 1
card-X2 = l’anneau éteint 2
card-X3 = la plume éteinte 3
card-X4 = le crâne éteint 4
card-S13 = l’éruption solaire 1/3
card-S24 = l’éruption solaire 2/4

# Colours, symbols, sides, seats
colour-green = vert
colour-purple = violet
colour-red = rouge
colour-blue = bleu
symbol-key = clé
symbol-skull = crâne
symbol-ring = anneau
symbol-feather = plume
side-left = côté gauche
side-right = côté droit
seat-A = Joueur A
seat-B = Joueur B

# Phases: what you have to do now
phase-place = placer votre baguette
phase-move = jouer votre coup
phase-paradox = vous décider pour ou contre le paradoxe
phase-side = choisir un côté
phase-replace = remplacer une carte de la ligne du temps
phase-shrine = remettre dans la boîte une relique du sanctuaire

# Options
option-mode = Mode de jeu
option-mode-duel = Partie à deux
option-mode-duel-about = Deux apprentis, une ligne du temps : le premier qui possède 5 cristaux gagne.
option-mode-solo = Partie solo
option-mode-solo-about = Vous contre le temps : réunissez vos cristaux avant que la pioche de 9 cartes ne s’épuise.
option-mode-solo_shrine = Variante du sanctuaire
option-mode-solo_shrine-about = Une partie solo où les reliques que vous abandonnez doivent aussi montrer, au sanctuaire, toutes les couleurs, tous les nombres et tous les symboles.
option-difficulty = Niveau de difficulté
option-difficulty-easy = Facile
option-difficulty-easy-about = 4 pierres du temps, et 5 cristaux sont nécessaires pour gagner.
option-difficulty-normal = Normal
option-difficulty-normal-about = 3 pierres du temps, et 5 cristaux sont nécessaires pour gagner.
option-difficulty-hard = Difficile
option-difficulty-hard-about = 3 pierres du temps, et 6 cristaux sont nécessaires pour gagner.
option-turn_limit = Limite de tours
option-turn_limit-about = Après ce nombre de tours des deux joueurs ensemble, la partie est nulle ; une partie ordinaire en dure une trentaine.

# Counts, for use in other messages
count-crystals =
    { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    }
count-steps =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }

# Events: the log
event-timeline-laid = La ligne du temps est en place, de l’emplacement 0 à l’emplacement 8 : { $cards }.
event-hand-dealt =
    { $seat-is ->
        [you] Vous recevez en main { $cards }.
       *[other] { $seat } reçoit en main { $cards }.
    }
event-codex-set = La première couleur du codex est le { $colour }.
event-wand-placed =
    { $seat-is ->
        [you] Vous placez votre baguette à l’emplacement { $position }, devant { $card }.
       *[other] { $seat } place sa baguette à l’emplacement { $position }, devant { $card }.
    }
event-relic-swapped =
    { $seat-is ->
        [you]
            { $direction-id ->
                [future] Vous jouez { $card } vers votre futur, jusqu’à l’emplacement { $position }, et prenez { $taken }.
               *[past] Vous jouez { $card } vers votre passé, jusqu’à l’emplacement { $position }, et prenez { $taken }.
            }
       *[other]
            { $direction-id ->
                [future] { $seat } joue { $card } vers le futur, jusqu’à l’emplacement { $position }, et prend { $taken }.
               *[past] { $seat } joue { $card } vers le passé, jusqu’à l’emplacement { $position }, et prend { $taken }.
            }
    }
event-paradox-formed =
    { $seat-is ->
        [you] Paradoxe ! Vous révélez { $cards }.
       *[other] Paradoxe ! { $seat } révèle { $cards }.
    }
event-paradox-declined =
    { $seat-is ->
        [you] Vous renoncez au paradoxe.
       *[other] { $seat } renonce au paradoxe.
    }
event-crystal-gained =
    { $seat-is ->
        [you] Vous prenez un cristal dans la réserve. Vous avez maintenant { count-crystals }.
       *[other] { $seat } prend un cristal dans la réserve et possède maintenant { count-crystals }.
    }
event-codex-turned = Le codex passe au { $colour }.
event-relics-exchanged =
    { $seat-is ->
        [you] Vous prenez le { $side } : { $taken-cards }. À leur place, à partir de l’emplacement { $position }, se trouvent maintenant { $cards }.
       *[other] { $seat } prend { $taken-cards } dans la rangée. À leur place, à partir de l’emplacement { $position }, se trouvent maintenant { $cards }.
    }
event-duel-fought =
    { $seat-is ->
        [you] Vous provoquez un duel, et le { $colour } compte pour 0.
       *[other] { $seat } provoque un duel, et le { $colour } compte pour 0.
    } Sommes : { $seat-0 } { $sums-0 } ({ $hands-0 }), { $seat-1 } { $sums-1 } ({ $hands-1 }).
event-tie-broken = Égalité ! Pour le départage, { $seat-0 } et { $seat-1 } révèlent au hasard { $cards } : { $values-0 } contre { $values-1 }.
event-crystal-stolen =
    { $seat-is ->
        [you] Vous gagnez le duel et volez un cristal à { $loser }. Vous avez maintenant { count-crystals }.
       *[other]
            { $loser-is ->
                [you] { $seat } gagne le duel, vous vole un cristal et possède maintenant { count-crystals }.
               *[other] { $seat } gagne le duel, vole un cristal à { $loser } et possède maintenant { count-crystals }.
            }
    }
event-duel-unrewarded =
    { $seat-is ->
        [you] Vous gagnez le duel, mais { $loser } n’a pas de cristal à perdre.
       *[other]
            { $loser-is ->
                [you] { $seat } gagne le duel, mais vous n’avez pas de cristal à perdre.
               *[other] { $seat } gagne le duel, mais { $loser } n’a pas de cristal à perdre.
            }
    }
event-duel-drawn = Encore une égalité : duel sans vainqueur, aucun cristal ne bouge.
event-turn-skipped =
    { $seat-is ->
        [you] Vous n’avez aucun coup autorisé, et votre tour est sauté.
       *[other] { $seat } n’a aucun coup autorisé, et son tour est sauté.
    }
event-sat-out =
    { $seat-is ->
        [you] Vous passez votre tour.
       *[other] { $seat } passe son tour.
    }
event-card-drawn =
    { $pile ->
        [0] La dernière carte de la pioche est { $card }.
        [one] De la pioche sort { $card } ; il reste une carte.
       *[other] De la pioche sort { $card } ; il reste { $pile } cartes.
    }
event-card-removed = Hors du jeu : { $card }.
event-shrine-joined = Le sanctuaire accueille { $card }.
event-relic-returned = Une relique en trop au sanctuaire : { $card } retourne dans la boîte.
event-card-replaced = À l’emplacement { $position }, { $card } remplace { $replaced }.
event-stone-removed =
    { $stones ->
        [0] La dernière pierre du temps est retirée.
        [one] Une pierre du temps est retirée ; il en reste une.
       *[other] Une pierre du temps est retirée ; il en reste { $stones }.
    }
event-stones-restored =
    { $stones ->
        [one] { $stones } pierre du temps est remise.
       *[other] { $stones } pierres du temps sont remises.
    }
event-game-won =
    { $seat-is ->
        [you]
            { $reason-id ->
                [paradox] Le cristal décisif vient d’un paradoxe : vous gagnez !
                [duel] Le cristal décisif vient d’un duel : vous gagnez !
               *[goal] L’objectif est atteint à temps : vous gagnez !
            }
       *[other]
            { $reason-id ->
                [paradox] Le cristal décisif vient d’un paradoxe : { $seat } gagne !
                [duel] Le cristal décisif vient d’un duel : { $seat } gagne !
               *[goal] L’objectif est atteint à temps : { $seat } gagne !
            }
    }
event-game-lost =
    { $seat-is ->
        [you] La pioche est épuisée : vous perdez.
       *[other] La pioche est épuisée : { $seat } perd.
    }
event-game-drawn =
    { $turns ->
        [one] Après { $turns } tour, la limite est atteinte : la partie est nulle.
       *[other] Après { $turns } tours, la limite est atteinte : la partie est nulle.
    }

# Refusals: what was wrong, and what the rule says
refusal-over = La partie est finie. On ne peut plus rien jouer.
refusal-not-your-turn = Ce n’est pas à vous de jouer. On joue à tour de rôle, et c’est à l’adversaire de décider.
refusal-no-passing = Vous ne pouvez pas passer votre tour. Dans la partie à deux, chaque tour commence par un déplacement.
refusal-other-decision = Ce n’est pas la question du moment. Il vous faut maintenant { $phase }.
refusal-no-position = L’emplacement { $position } n’existe pas. La ligne du temps va de 0 à 8.
refusal-not-codex-colour = À l’emplacement { $position } se trouve { $card }. Votre baguette part d’une relique de la couleur du codex, et c’est le { $colour }.
refusal-not-in-hand = Vous n’avez pas en main { $card }. Choisissez dans votre main : { $cards }.
refusal-own-position = Votre baguette est déjà à l’emplacement { $position }. La relique qui s’y trouve n’est ni dans votre futur ni dans votre passé et n’est jamais une cible.
refusal-flare = À l’emplacement { $position } se trouve { $taken }. Une éruption solaire n’est jamais la cible d’un déplacement.
refusal-no-match = L’emplacement { $position } est dans votre passé, mais { $card } et { $taken } n’ont ni la même couleur ni le même symbole. Vers le passé, les deux reliques doivent avoir en commun leur couleur ou leur symbole.
refusal-beyond-row = Avec { $card }, vous feriez { count-steps } et sortiriez de la rangée. On ne s’arrête pas avant le compte et l’on ne revient pas par l’autre bout.
refusal-wrong-distance = Avec { $card }, vous faites { count-steps }, jusqu’à l’emplacement { $reached } et non { $position }. Vers le futur, on avance exactement du nombre de la relique.
refusal-move-first = Il n’y a pas encore de paradoxe à décider. Déplacez-vous d’abord ; un paradoxe ne vient qu’après l’échange.
refusal-remove-first = Le côté viendra plus tard. Choisissez d’abord laquelle de ces reliques quitte le jeu : { $cards }.
refusal-side-blocked = Le { $side } contient une éruption solaire. Un tel côté ne peut pas être choisi pour un paradoxe.
refusal-side-missing = Ici, le { $side } n’a pas trois emplacements. Un côté ne se prend qu’en entier.
refusal-duel-takes-side = Dans la partie à deux, un paradoxe ne retire aucune relique du jeu. Choisissez le côté à prendre, ou renoncez.
refusal-solo-only = Dans la partie à deux, on ne remplace aucune carte. Seule la partie solo a une pioche.
refusal-shrine-only = Il n’y a pas de sanctuaire dans cette partie. On ne remet de reliques dans la boîte que dans la variante du sanctuaire.
refusal-not-in-shrine = Le sanctuaire ne contient pas { $card }. Choisissez au sanctuaire : { $cards }.
refusal-no-replacement = La carte piochée, { $card }, n’a rien en commun avec { $replaced }. Elle remplace une carte de même nombre, de même couleur ou de même symbole.

# Why a position cannot be
impossible-players = Les mains, les baguettes et les cristaux ne correspondent pas au nombre de joueurs : { $players }.
impossible-actor = Une partie en cours attend l’un de ses joueurs, une partie finie n’attend personne.
impossible-difficulty = Une partie solo a un niveau de difficulté, la partie à deux n’en a pas.
impossible-timeline = La ligne du temps a { $wanted } cartes, et non { $found }.
impossible-codex-card = La carte du codex doit être une relique ordinaire.
impossible-two-places = Cette carte se trouve à deux endroits : { $card }.
impossible-all-cards = Le jeu compte { $wanted } cartes ; cette position en a { $found }.
impossible-card-count = Le nombre de cette carte est faux : { $card }. Dans le jeu : { $wanted }, dans cette position : { $found }.
impossible-hand-size = À ce moment, chaque main a { $wanted } cartes.
impossible-flare-in-hand = Une éruption solaire n’est jamais en main.
impossible-shrine-relics = Seules les reliques ordinaires vont au sanctuaire.
impossible-crystals = Chaque joueur a de 0 à { $most } cristaux.
impossible-crystal-sum = Le compte des cristaux et des pierres du temps n’y est pas : avec la réserve générale, il y en a { $wanted }.
impossible-turn = Les tours se comptent à partir de 0, et la limite de tours est d’au moins 1.
impossible-wand-outside = Une baguette se trouve hors de la ligne du temps, dont les emplacements vont de 0 à { $last }.
impossible-wands-first = Les baguettes se placent avant le premier tour.
impossible-solo-phase = Cette décision appartient à la partie solo.
impossible-won = Avec ces cristaux, la partie est déjà gagnée.
impossible-drawn-card = Une carte piochée est ouverte exactement quand il faut choisir un côté ou une carte à remplacer.
impossible-no-stone = Un tour commence avec au moins une pierre du temps.
impossible-shrine-return = On ne remet une relique dans la boîte que si le sanctuaire en a { $wanted }.
impossible-shrine-full = Le sanctuaire contient au plus { $most } reliques, et non { $found }.
impossible-no-paradox = Il n’y a pas de paradoxe à décider : la main n’en forme pas.

# Prompts: what is asked of you now
prompt-place = Placez votre baguette devant une relique de la couleur du codex.
prompt-move = À vous de jouer : une relique vers le futur ou vers le passé.
prompt-turn = À vous de jouer : jouez une relique ou passez votre tour.
prompt-paradox = Vous pouvez former un paradoxe : choisissez le côté à prendre, ou renoncez.
prompt-form = Vous pouvez former un paradoxe : choisissez la relique à retirer, ou renoncez.
prompt-side = Choisissez le côté dont les trois reliques deviennent votre main.
prompt-replace = Choisissez la carte de la ligne du temps que la carte piochée remplace.
prompt-shrine = Une relique en trop au sanctuaire : choisissez celle qui retourne dans la boîte.
prompt-waiting = C’est à { $seat } de jouer.

# Help: the decision explained to a newcomer
help-place = Votre baguette part d’une relique de la couleur du codex. Tout ce qui est à sa droite est votre futur, tout ce qui est à sa gauche votre passé.
help-move = Vers le futur, une relique porte votre baguette vers la droite d’exactement son nombre. Vers le passé, elle vous ramène à n’importe quelle relique à votre gauche de même couleur ou de même symbole. Vous l’y laissez et prenez l’autre relique en main.
help-turn = Une relique vous porte vers la droite d’exactement son nombre, ou vous ramène à n’importe quelle relique à votre gauche de même couleur ou de même symbole ; une éruption solaire n’est jamais une cible. Un déplacement sans paradoxe coûte une pierre du temps. Si vous préférez passer votre tour, vous piochez une carte et remplacez avec elle une carte de la ligne du temps.
help-paradox = Vos trois reliques s’accordent et aucune n’a la couleur du codex : un paradoxe vous donne un cristal, et le codex change de couleur. Vos reliques sont mélangées et échangées contre les trois d’un côté de votre baguette. Si vous renoncez, personne n’en saura rien.
help-form = Vos trois reliques s’accordent et aucune n’a la couleur du codex : un paradoxe vous donne un cristal et ne coûte aucune pierre du temps. L’une des trois quitte le jeu, et la carte du dessus de la pioche la remplace ; vous choisissez ensuite le côté à prendre. Si vous renoncez, vous perdez une pierre du temps.
help-side = Les deux reliques gardées et la carte piochée sont mélangées et posées d’un côté de votre baguette ; les trois reliques qui s’y trouvent deviennent votre main. Un côté doit avoir ses trois emplacements, sans aucune éruption solaire.
help-replace = La carte piochée prend la place d’une carte de même nombre, de même couleur ou de même symbole ; s’il n’y en a aucune, n’importe quelle carte peut partir. C’est la seule façon de se débarrasser d’une éruption solaire.
help-shrine = Le sanctuaire a de la place pour cinq reliques, et en voilà six. N’importe laquelle peut partir, même la nouvelle. Pour gagner, il vous faut un sanctuaire qui montre toutes les couleurs, tous les nombres et tous les symboles.

# How an answer is typed, said only in the terminal
type-place = Tapez par exemple @4 pour partir de l’emplacement 4.
type-move = Tapez par exemple P3>6 pour jouer { card-P3 } vers l’emplacement 6.
type-turn = Tapez par exemple P3>6 pour jouer { card-P3 } vers l’emplacement 6, ou sit-out pour passer votre tour.
type-paradox = Tapez left pour la gauche, right pour la droite ou decline pour renoncer.
type-form = Tapez par exemple form:B2 pour retirer { card-B2 }, ou decline pour renoncer.
type-side = Tapez left pour la gauche ou right pour la droite.
type-replace = Tapez par exemple replace:0 pour remplacer la carte de l’emplacement 0.
type-shrine = Tapez par exemple return:B3 pour abandonner { card-B3 }.

# Moves: entries of a menu
move-place = Placer la baguette à l’emplacement { $position }
move-play = Jouer { $card } vers l’emplacement { $position }
move-decline = Renoncer au paradoxe
move-take = Paradoxe : prendre le { $side }
move-sit-out = Passer votre tour
move-form = Former le paradoxe et retirer { $card }
move-replace = Remplacer la carte de l’emplacement { $position }
move-return = Remettre { $card } dans la boîte

# Outcomes: the closing sentence
outcome-paradox =
    { $you ->
        [won] Victoire ! Un paradoxe vous a donné le cristal décisif.
        [lost] Défaite. Un paradoxe a donné le cristal décisif à { $winner }.
       *[watching] { $winner } gagne : un paradoxe a donné le cristal décisif.
    }
outcome-duel =
    { $you ->
        [won] Victoire ! Un duel vous a donné le cristal décisif.
        [lost] Défaite. Un duel a donné le cristal décisif à { $winner }.
       *[watching] { $winner } gagne : un duel a donné le cristal décisif.
    }
outcome-limit = Partie nulle : la limite de tours est atteinte, et personne n’a gagné.
outcome-goal =
    { $you ->
        [won] Victoire ! Vous avez atteint votre objectif à temps.
       *[watching] { $winner } gagne : l’objectif a été atteint à temps.
    }
outcome-pile =
    { $you ->
        [lost] Défaite. La pioche est épuisée, et votre objectif n’est pas atteint.
       *[watching] Défaite : la pioche est épuisée, et l’objectif n’est pas atteint.
    }
outcome-agreement = Partie nulle : les joueurs en sont convenus.
outcome-resignation =
    { $you ->
        [won] Victoire ! L’adversaire a abandonné.
        [lost] Défaite. Vous avez abandonné.
       *[watching] La partie s’est terminée par un abandon. Vainqueur : { $winner }.
    }

# Reasons: each completes “Ce coup …”
reason-wins = gagne la partie : c’est le cristal décisif
reason-only-defence = est le seul après lequel l’adversaire ne peut pas gagner aussitôt
reason-stops-win = empêche l’adversaire de gagner avec { $card } à l’emplacement { $position }
reason-double = donne un cristal et en vole un autre en duel
reason-decline =
    { $how ->
        [most] gagne le duel, { $own } contre { $other } au plus ; le paradoxe vous le ferait perdre
       *[exactly] gagne le duel, { $own } contre { $other } ; le paradoxe vous le ferait perdre
    }
reason-completes-shrine = complète le sanctuaire
reason-fills-shrine =
    { $count ->
        [one] donne { $card } au sanctuaire : une caractéristique qui lui manquait
       *[other] donne { $card } au sanctuaire : { $count } caractéristiques qui lui manquaient
    }
reason-keeps-set = garde trois reliques qui s’accordent malgré l’échange
reason-side-set = vous donne trois reliques qui s’accordent pour le tour suivant
reason-side-clean = prend le côté sans relique de la prochaine couleur du codex
reason-paradox =
    { $how ->
        [alone] forme un paradoxe : cristal { $crystal } sur { $target }, sans dépenser de pierre
        [shrine] forme un paradoxe pour le sanctuaire, sans dépenser de pierre
       *[duel] forme un paradoxe : cristal { $crystal } sur { $target }
    }
reason-sure-duel =
    { $how ->
        [most] gagne le duel, { $own } contre { $other } au plus, et un cristal
       *[exactly] gagne le duel, { $own } contre { $other }, et un cristal
    }
reason-good-odds = mène à une égalité à { $sum } : { $wins } paires sur { $pairs } vous font gagner
reason-blocks-paradox =
    { $how ->
        [takes] prend { $card }, qu’il faut à l’adversaire pour un paradoxe
       *[breaks] empêche le paradoxe adverse
    }
reason-blocks-duel = vous met à l’abri d’un duel perdu
reason-removes-flare = écarte une éruption solaire
reason-sheds-ash = vous débarrasse d’une relique éteinte
reason-prepares =
    { $count ->
        [one] prépare un paradoxe : la troisième relique est à portée
       *[other] prépare un paradoxe : { $count } coups le compléteraient
    }
reason-attack-proof = ne laisse à l’adversaire que des duels qu’il perd
reason-free-look = ne risque aucun cristal et dévoile la main adverse
reason-start-paradox = commence avec un paradoxe à portée
reason-start-room = laisse de la place des deux côtés
reason-sheds-codex = vous débarrasse d’une relique de la couleur du codex
reason-stays-hidden = joue une relique connue et garde les autres cachées
reason-last-stone = dépense la dernière pierre : vous placez une carte, et toutes les pierres reviennent
reason-misses-win =
    { $how ->
        [play] manque la victoire : { $card } vers l’emplacement { $position }
       *[answer] manque la victoire : une autre réponse donne le cristal décisif
    }
reason-loses-duel =
    { $how ->
        [least] mène à un duel perdu, { $own } contre { $other } au moins
       *[exactly] mène à un duel perdu, { $own } contre { $other }
    }
reason-misses-paradox =
    { $how ->
        [play] manque un paradoxe : { $card } vers l’emplacement { $position }
       *[answer] renonce au paradoxe
    }
reason-leaves-paradox = laisse un paradoxe à l’adversaire : { $card } vers l’emplacement { $position }
reason-leaves-duel = laisse à l’adversaire un duel que vous perdez : { $card } vers l’emplacement { $position }

# Labels of the board
label-timeline = Ligne du temps
label-hand = Main
label-opponent-hand = Main de l’adversaire
label-codex = Codex
label-next-colour = Prochaine couleur
label-supply = Réserve
label-crystals = Cristaux
label-target = Cristaux nécessaires pour gagner
label-wand = Baguette
label-pile = Pioche
label-time-stones = Pierres du temps
label-shrine = Sanctuaire
label-removed = Retirées du jeu
label-drawn = Carte piochée
label-turn = Tour
label-known = Connue
label-hidden-relic = Relique cachée
label-past = Passé
label-future = Futur
label-unseen = Inconnues

# Words of moves as they may be typed too, in any language; records keep the words of the notation
word-left = gauche
word-right = droite
word-decline = renoncer
word-form = former
word-sit-out = passer
word-replace = remplacer
word-return = rendre
