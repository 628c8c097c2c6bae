# The board
geg-codex-tag = codex
geg-codex-is = Codex : { $colour }
geg-codex-means = { $colour } : 0 en duel, exclu des paradoxes
geg-codex-means-solo = { $colour } : exclu des paradoxes
geg-codex-next = ensuite : { $colour }
geg-codex-label = Couleur du codex : { $colour }. Ensuite : { $next }. { $supply } cristaux dans la réserve.
geg-codex-card = La carte du codex était { $card }.
geg-why = pourquoi ?
geg-supply = réserve
geg-holds = { $name } tient
geg-known = connue
geg-unseen = inconnues
geg-removed = retirées
geg-axis-past = votre passé · même couleur ou symbole
geg-axis-future = votre futur · exactement le nombre
geg-axis-past-of = { $name }, passé · même couleur ou symbole
geg-axis-future-of = { $name }, futur · exactement le nombre
geg-crystals = Cristaux : { $crystals } sur { $target }
geg-pile = Cartes dans la pioche : { $pile }
geg-drawn = Carte piochée : { $card }
geg-stones = Pierres du temps : { $stones } sur { $full }
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
geg-slot-wand = Baguette : { $name }.
geg-slot-legal = Peut être choisi : { $why }.
geg-slot-duel = Un duel s’ensuivrait.
geg-hand-card = Carte { $number } de la main, { $card }.
geg-card-known = Connue de tous.
geg-can-choose = Peut être jouée.
geg-can-remove = Peut être retirée.

# A move before it is made
geg-title-play = Échanger { $card } contre { $taken } ?
geg-detail-play = Vers l’emplacement { $position } : { $how }. Vous y laissez { $card } et prenez { $taken } en main.
geg-verb-play = Échanger
geg-title-place = Commencer devant { $taken } ?
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
geg-detail-replace = À l’emplacement { $position }, elle est remplacée par { $cards }.
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
geg-say-crystals = Vos cristaux : { $crystals } sur { $target }.
geg-say-other-crystals = Votre adversaire en a { $crystals }.
geg-say-known = Connu de tous, dans votre main : { $cards }.
geg-say-unseen = Encore inconnu : { $cards }.
geg-say-removed = Retiré du jeu : { $cards }.
geg-say-solo = Pierres du temps : { $stones }. Cartes dans la pioche : { $pile }.

# Une relique, vue de près
geg-card-number = Le nombre dit de combien de pas elle vous porte vers le futur, et ce qu’elle vaut dans un duel.
geg-card-symbol = Le symbole ramène à toute relique à votre gauche qui a le même symbole. Trois symboles pareils forment un paradoxe.
geg-card-colour =
    { $suit ->
        [ash] Une relique éteinte n’a pas de couleur et ne fait jamais partie d’un paradoxe.
        [sun] Une éruption solaire n’est jamais une cible, et un côté qui en contient une ne peut pas être pris pour un paradoxe. Seule une carte piochée peut la remplacer.
       *[other] La couleur ramène à la même couleur à votre gauche. Dans la couleur du codex, une relique ne sert pas à un paradoxe et compte zéro dans un duel.
    }

# Légende : ce que signifie chaque chose sur la table
geg-legend-relic =
    { $number ->
        [one] { $number } pas
       *[other] { $number } pas
    } vers le futur, ou retour à la même couleur ou au même symbole. Aucune autre relique n’a deux de ces trois caractéristiques en commun avec elle.
geg-legend-ash = Éteinte : nombre et symbole, sans couleur. Vous pouvez voyager avec ; elle n’a pas sa place dans un paradoxe.
geg-legend-sun = Éruption solaire : deux nombres seulement. Jamais une cible ; bloque son côté ; ne part que remplacée.
geg-legend-number = Les pas dont elle vous porte vers le futur, et sa valeur dans un duel.
geg-legend-chevrons = Encore le nombre : un chevron par pas vers la droite.
geg-legend-symbol = Ramène à toute relique à votre gauche qui a le même symbole. Trois symboles pareils forment un paradoxe.
geg-legend-colour = Feuille verte, œil violet, flamme rouge, goutte bleue. Ramène à la même couleur à votre gauche.
geg-legend-codex = De la couleur du codex : inutile pour un paradoxe, zéro en duel. On peut voyager avec.
geg-legend-position = Le nom de cet emplacement, le même pour les deux joueurs.
geg-legend-mine = Votre baguette : vous êtes ici. La relique devant votre baguette n’est jamais une cible.
geg-legend-theirs = L’autre baguette : votre adversaire est ici. Arrivez à cet emplacement et un duel s’ensuit.
geg-legend-past = À votre gauche. On y va par la même couleur ou le même symbole, à n’importe quelle distance.
geg-legend-future = À votre droite. On y va exactement du nombre d’une relique.
geg-legend-why-steps = Vers le futur : le nombre convient exactement.
geg-legend-why-colour = Retour dans le passé : cette relique a la même couleur que celle que vous jouez.
geg-legend-why-symbol = Retour dans le passé : cette relique a le même symbole que celle que vous jouez.
geg-legend-why-side = Ces trois reliques deviennent votre main ; les vôtres sont mélangées et posées ici.
geg-legend-why-place = Une relique de la couleur du codex : votre baguette peut commencer ici.
geg-legend-why-replace = Partage nombre, couleur ou symbole avec la carte piochée ; si aucune ne le fait, toute carte peut partir.
geg-legend-swords = Épées croisées : ce coup mène à un duel.
geg-legend-their-hand = Trois reliques. Celles qui étaient visibles sont montrées ; les autres restent cachées jusqu’à un duel.
geg-legend-back = Une relique cachée : distribuée au début et pas encore montrée.
geg-legend-known = Connue : cette relique était visible, tout le monde sait donc qui la tient.
geg-legend-unseen =
    { $cards ->
        [one] La seule relique que vous ne voyez nulle part : c’est la carte du codex.
       *[other] Les reliques que vous ne voyez nulle part : l’une est la carte du codex, les autres sont cachées dans une main.
    }
geg-legend-unseen-solo = Les cartes que vous n’avez pas encore vues : une relique est la carte du codex, les autres sont dans la pioche.
geg-legend-removed = Les cartes qui ont quitté le jeu pour de bon.
geg-legend-wheel = La couleur du codex maintenant. Chaque cristal gagné ou volé la fait tourner d’une couleur.
geg-legend-wheel-crystal = Marque la couleur du codex. Il n’est à personne et ne peut être gagné.
geg-legend-next = La couleur du codex après le prochain cristal.
geg-legend-codex-card = La seule relique hors du jeu. Elle reste cachée jusqu’à la fin de la partie.
geg-legend-supply = Les cristaux qui ne sont encore à personne. C’est d’ici que se paient les paradoxes.
geg-legend-crystals = Les cristaux gagnés, et ceux qui manquent encore pour la victoire.
geg-legend-paradox = Après cet échange votre main s’accorde, et la question vous sera posée.
geg-legend-duel = Les sommes des deux mains après ce coup ; les reliques cachées en font un intervalle.
geg-legend-chances = La probabilité de chaque issue, d’après tout ce que vous savez.
geg-legend-gain = Vos cristaux avant et après.
geg-legend-turns = La couleur du codex après ce coup.
geg-legend-pile = Neuf cartes au début. Si la pioche s’épuise avant le but, la partie est perdue.
geg-legend-drawn = La carte qui vient d’être piochée. Elle va dans la rangée, jamais dans votre main.
geg-legend-stone = Un coup sans paradoxe en retire une. La dernière fait piocher une carte ; puis toutes reviennent.
geg-legend-stone-spent = Une pierre du temps déjà dépensée.
geg-legend-shrine = Contient cinq reliques que vous avez cédées. Il faut chaque couleur, nombre et symbole. Après le dernier cristal, les paradoxes ne font que le remplir.

# L’éditeur de positions
geg-edit-table = Table
geg-edit-exchange = Échanger
geg-edit-wand = Baguette : { $name }
geg-edit-crystals = Cristaux : { $name }
geg-edit-how-move = Touchez une relique pour la prendre, puis une autre pour les échanger.
geg-edit-how-wand = Touchez la relique de la ligne du temps où cette baguette doit se tenir.
