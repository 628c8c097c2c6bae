# The board
geg-codex-tag = codex
geg-codex-is = Codex : { $colour }
geg-codex-means = { $colour } compte 0 en duel, pas de paradoxe avec
geg-codex-means-solo = { $colour } est exclu d’un paradoxe
geg-codex-next = ensuite : { $colour }
geg-codex-label = Couleur du codex : { $colour }. Ensuite : { $next }. { $supply } cristaux dans la réserve.
geg-codex-card = La carte du codex était { $card }.
geg-why = pourquoi ?
geg-supply = réserve
geg-holds = { $name } tient
geg-known = connu
geg-axis-past = votre passé · même couleur ou symbole
geg-axis-future = votre futur · exactement le nombre
geg-crystals = { $crystals } cristaux sur { $target }
geg-pile = Pioche : { $pile } cartes
geg-drawn = Carte piochée : { $card }
geg-stones = { $stones } pierres du temps sur { $full }
geg-shrine = Sanctuaire : { $cards }
geg-shrine-empty = Le sanctuaire est vide
geg-shrine-give = Remettre { $card } dans la boîte
geg-duel-title = Duel !

# Why a place can be reached
geg-why-steps =
    { $steps ->
        [one] { $steps } pas en avant
       *[other] { $steps } pas en avant
    }
geg-why-colour = même couleur
geg-why-symbol = même symbole
geg-why-side = ce côté
geg-why-place = commencer ici
geg-why-replace = remplacer

# What a place is called
geg-slot = Emplacement { $position }, { $card }.
geg-slot-codex = Couleur du codex.
geg-slot-mine = Votre baguette.
geg-slot-theirs = La baguette de l’adversaire.
geg-slot-legal = Peut être choisi : { $why }.
geg-slot-duel = Un duel s’ensuivrait.
geg-hand-card = Carte { $number } de la main, { $card }.
geg-can-choose = Peut être jouée.
geg-can-remove = Peut être retirée.

# A move before it is made
geg-title-play = Échanger { $card } contre { $taken } ?
geg-detail-play = Vers l’emplacement { $position } : { $how }. Vous y laissez { $card } et prenez { $taken } en main.
geg-verb-play = Échanger
geg-title-place = Commencer près de { $taken } ?
geg-detail-place = Votre baguette va à l’emplacement { $position }.
geg-verb-place = Placer
geg-title-take = Paradoxe : prendre le { $side } ?
geg-detail-take = Vos reliques sont mélangées et échangées avec celles-ci.
geg-verb-take = Prendre le { $side }
geg-title-decline = Renoncer au paradoxe ?
geg-detail-decline = Vous gardez votre main.
geg-verb-decline = Renoncer
geg-title-sit-out = Passer son tour ?
geg-detail-sit-out = Vous piochez une carte et en remplacez une de la ligne du temps.
geg-verb-sit-out = Passer
geg-title-form = Paradoxe : retirer { $card } ?
geg-detail-form = Le jeu perd { $card } ; la première carte de la pioche prend sa place.
geg-verb-form = Former le paradoxe
geg-title-replace = Remplacer { $taken } ?
geg-detail-replace = À l’emplacement { $position }, elle laisse la place à { $cards }.
geg-verb-replace = Remplacer
geg-title-return = Remettre { $card } ?
geg-detail-return = Le sanctuaire perd { $card } pour de bon.
geg-verb-return = Remettre

# What it would bring
geg-paradox-ready = Paradoxe possible
geg-duel-later = Un duel suit
geg-duel = Duel : vous { $own }, adversaire { $other }
geg-duel-chances = gagné { $win } %, perdu { $lose } %
geg-crystal = Cristal : { $from } → { $to } sur { $target }
geg-codex-turns = Codex : { $colour }
geg-taken = deviennent votre main
geg-shrine-gets = rejoint le sanctuaire
geg-leaves = quitte le jeu
geg-stone =
    { $stones ->
        [0] La dernière pierre part : une carte est piochée
        [one] Une pierre part, il en reste une
       *[other] Une pierre part, il en reste { $stones }
    }
geg-draw =
    { $pile ->
        [0] La dernière carte de la pioche
        [one] Une carte est piochée, il en reste une
       *[other] Une carte est piochée, il en reste { $pile }
    }
geg-stones-back = { $stones } pierres du temps reviennent
geg-wins =
    { $chance ->
        [100] Gagne la partie
       *[other] Peut gagner : { $chance } %
    }
geg-loses =
    { $chance ->
        [100] Perd la partie
       *[other] Peut perdre : { $chance } %
    }
geg-nothing-more = Rien d’autre ne se passe

# The table read aloud
geg-say-codex = Couleur du codex : { $colour }.
geg-say-hand = Votre main : { $cards }.
geg-say-row = Ligne du temps de gauche à droite : { $cards }.
geg-say-wand = Votre baguette est à l’emplacement { $position }.
geg-say-other-wand = L’autre baguette est à l’emplacement { $position }.
geg-say-crystals = Vous avez { $crystals } cristaux sur { $target }.
geg-say-other-crystals = Votre adversaire en a { $crystals }.
geg-say-solo = { $stones } pierres du temps, { $pile } cartes dans la pioche.

# Une relique, vue de près
geg-card-number = Le nombre dit de combien de pas elle vous porte vers le futur, et ce qu’elle vaut dans un duel.
geg-card-symbol = Le symbole ramène à toute relique à votre gauche qui a le même symbole. Trois pareils forment un paradoxe.
geg-card-colour =
    { $suit ->
        [ash] Une relique éteinte n’a pas de couleur et ne fait jamais partie d’un paradoxe.
        [sun] Une éruption solaire n’est jamais une cible, et un côté qui en contient une ne peut pas être pris pour un paradoxe. Seule une carte piochée peut la remplacer.
       *[other] La couleur ramène à la même couleur à votre gauche. Dans la couleur du codex, une relique ne sert pas à un paradoxe et compte zéro dans un duel.
    }
