# Ce que dit le guide dans les leçons de Gegensatz : lesson-<leçon>-<étape>[-partie]
lesson-other = C’est permis, mais ce n’est pas ce que nous travaillons ici. Relisez la consigne.
part-first = Premiers pas
part-duel = Toute la partie à deux
part-solo = En solo
part-shrine = Variante du sanctuaire

# Ce qui est éclairé sur le plateau, en mots
light-slot = emplacement { $what }
light-hand = { $what } dans votre main
light-side =
    { $what ->
        [left] le côté gauche
       *[right] le côté droit
    }
light-wand =
    { $what ->
        [own] votre baguette
       *[other] l’autre baguette
    }
light-crystals =
    { $what ->
        [own] vos cristaux
       *[other] les cristaux de l’adversaire
    }
light-button =
    { $what ->
        [decline] « Renoncer »
        [sit-out] « Passer »
        [left] « côté gauche »
       *[right] « côté droit »
    }
light-opponent-hand = la main de l’adversaire
light-unseen = les reliques inconnues
light-codex = le codex
light-axis-past = votre passé
light-axis-future = votre futur
light-pile = la pioche
light-drawn = la carte piochée
light-stones = les pierres du temps
light-shrine = le sanctuaire

# Comment jouer
howto-1 = Neuf reliques forment la ligne du temps. Votre baguette se trouve en dessous, vos trois reliques sont devant vous.
howto-2 = À droite, c’est votre futur : une relique fait avancer votre baguette d’autant de pas que son nombre, exactement.
howto-3 = Puis vous échangez : votre relique reste là, l’autre rejoint votre main.
howto-4 = À gauche, c’est votre passé : revenez à une relique de même couleur ou de même symbole, aussi loin que vous voulez. Le nombre ne compte pas.
howto-5 = Trois reliques de même couleur, de même nombre ou de même symbole forment un paradoxe. Il donne un cristal.
howto-6 = Vos trois reliques sont mélangées et échangées contre les trois d’un côté de votre baguette. Si les deux côtés sont complets, vous choisissez.
howto-7 = Chaque cristal fait tourner le codex : vert, violet, rouge, bleu, vert. Une relique de cette couleur empêche un paradoxe et compte zéro en duel.
howto-8 = Le 3 rouge serait le troisième 3, mais le rouge est la couleur du codex. Il faut le 3 violet.
howto-9 = Rejoignez l’autre baguette, et c’est le duel. Chacun additionne sa main : la plus grande somme vole un cristal au perdant, s’il en a un.
howto-10 = Sommes égales ? Chacun révèle une relique au hasard, et la plus forte gagne. Encore une égalité ? Rien ne se passe.
howto-11 = Avant le premier tour, la relique de l’emplacement 0 fixe la couleur du codex. Placez votre baguette devant une relique de cette couleur.
howto-12 = Le cinquième cristal donne aussitôt la victoire.

## Aller et retour
lesson-travel = Aller et retour
lesson-travel-about = Un nombre vous porte vers le futur, une couleur ou un symbole vous ramène vers le passé.
lesson-travel-1 = Cette rangée est la ligne du temps ; votre baguette se trouve à l’emplacement 4. Jouez le 3 vert : son nombre vous fait avancer d’exactement trois pas vers la droite, dans votre futur.
lesson-travel-1-right = Vous y laissez le 3 vert et prenez le 4 vert. Chaque coup est un échange comme celui-ci : vous avez toujours trois reliques.
lesson-travel-1-a = Un 1 avance d’un pas. C’est possible, mais essayez d’abord le grand saut : le 3 vert.
lesson-travel-1-b = Vous voilà à gauche, dans votre passé. Nous y viendrons ; allez d’abord à droite.
lesson-travel-2 = À gauche s’étend votre passé. Revenez avec une relique de la même couleur : du vert au vert ou du violet au violet, à n’importe quelle distance.
lesson-travel-2-right = Même couleur, n’importe quelle distance : voilà le chemin du retour.
lesson-travel-2-a = Le 2 violet porte une plume, comme le 1 vert : un symbole commun marche aussi, nous y viendrons. Cherchez d’abord la même couleur.
lesson-travel-2-b = Anneau sur anneau : un symbole commun marche aussi, nous y viendrons. Cherchez d’abord la même couleur.
lesson-travel-2-c = Vous avez rejoint l’autre baguette : c’est un duel. Nous y viendrons ; cherchez la même couleur ailleurs.
lesson-travel-2-d = Un pas en avant, c’est votre futur. Cherchez la même couleur à gauche.
lesson-travel-3 = Un symbole ramène aussi vers le passé. Le 3 bleu porte une plume : jouez-le sur l’autre plume, à votre gauche.
lesson-travel-3-right = Plume sur plume. Vers le passé, le nombre ne compte jamais.
lesson-travel-3-a = Du rouge au rouge, c’est la même couleur, et c’est permis. Cherchez cette fois la deuxième plume.
lesson-travel-3-b = Ce coup menait à droite, par le nombre. Cherchez la plume à votre gauche.
lesson-travel-4 = Au bout gauche de la rangée, vous n’avez pas de passé : seuls les nombres comptent. Prenez le 4 bleu marqué d’une étoile : quelle relique l’atteint exactement ?
lesson-travel-4-right = Exactement trois pas, ni plus ni moins. Vers le futur, seul le nombre compte.
lesson-travel-4-a = Un 1 avance d’un pas, jusqu’au 3 vert. L’étoile est à trois pas.
lesson-travel-5 = Sans aide maintenant : prenez la relique marquée d’une étoile.
lesson-travel-5-right = Clé sur clé. Beau voyage !
lesson-travel-5-a = Le 2 violet et le 2 vert n’ont que le nombre en commun, et il ne ramène pas vers le passé. Quelle relique partage sa couleur ou son symbole ?
lesson-travel-5-other = Vous avez pris une autre relique. Vers la gauche, il faut la même couleur ou le même symbole.
lesson-travel-6 = Encore une fois : prenez la relique marquée d’une étoile.
lesson-travel-6-right = Exact : les 4 sortiraient de la rangée, et ce n’est pas permis.
lesson-travel-6-other = Ce coup menait vers votre passé. L’étoile est deux pas à droite.

## Jamais deux sans trois
lesson-paradox = Jamais deux sans trois
lesson-paradox-about = Trois reliques de même couleur, nombre ou symbole forment un paradoxe et donnent un cristal.
lesson-paradox-1 = Deux de vos reliques sont violettes. Prenez-en une troisième sans céder de relique violette.
lesson-paradox-1-right = Trois reliques violettes, et le violet n’est pas la couleur du codex.
lesson-paradox-1-a = Vous prenez bien le 4 violet, mais en cédant une relique violette : vous n’en avez toujours que deux.
lesson-paradox-1-b = Le 1 violet a quitté votre main. Il vous faut trois reliques violettes.
lesson-paradox-2 = Un paradoxe ! Il donne un cristal, et vos trois reliques s’échangent contre les trois voisines de votre baguette. Prenez-les.
lesson-paradox-2-right = Un cristal sur cinq. Il a aussi fait tourner le codex : du rouge au bleu.
lesson-paradox-2-a = Vous pouvez renoncer, mais alors rien ne se passe. Un cristal vous attend : prenez-le.
lesson-paradox-2-refused-a = Il n’y a pas trois reliques à votre gauche. Un côté ne se prend qu’en entier : prenez le côté droit.
lesson-paradox-3 = Vous avez trois 1, mais le bleu est maintenant la couleur du codex, interdite dans un paradoxe. Échangez le 1 bleu contre le 1 violet.
lesson-paradox-3-right = Trois 1, et aucun n’est bleu.
lesson-paradox-3-a = Le 1 violet est à vous, mais le 1 bleu est encore dans votre main et gâche tout.
lesson-paradox-3-other = Les trois ne vont plus ensemble. Débarrassez-vous du 1 bleu et prenez le 1 violet à sa place.
lesson-paradox-4 = Ici, les deux côtés ont trois reliques. Pointez chacun d’eux pour voir votre nouvelle main, puis choisissez.
lesson-paradox-4-right = Deux cristaux ! Couleur, nombre ou symbole, peu importe : il suffit que les trois s’accordent.
lesson-paradox-4-a = Renoncer n’apporte rien ici. Choisissez un côté et prenez le cristal.
lesson-paradox-5 = Sans aide : un seul coup mène à un paradoxe. Trouvez-le.
lesson-paradox-5-right = Trois crânes, et aucun n’est bleu.
lesson-paradox-5-other = Pas de paradoxe ainsi. Il vous faut trois reliques de même couleur, nombre ou symbole, dont aucune de la couleur du codex.
lesson-paradox-6 = Encore une fois. Attention à la couleur du codex.
lesson-paradox-6-right = Trois 3 sans rouge. Vous savez maintenant comment naissent les cristaux.
lesson-paradox-6-a = Trois 3, mais le 3 rouge a la couleur du codex : pas de paradoxe.
lesson-paradox-6-other = Pas de paradoxe ainsi. Deux de vos reliques sont des 3 : cherchez-en un troisième qui ne soit pas rouge.

## Quand les baguettes se rencontrent
lesson-duel = Quand les baguettes se rencontrent
lesson-duel-about = Rejoindre l’autre baguette provoque un duel ; la plus grande somme vole un cristal.
lesson-duel-1 = L’autre baguette est deux pas devant vous. Rejoignez-la, et c’est le duel : la plus grande somme vole un cristal.
lesson-duel-1-right = 10 contre 7 : son cristal est à vous, et le codex tourne.
lesson-duel-1-other = Un coup tranquille. L’autre baguette est à l’emplacement 6 : quelle relique avance de deux pas ?
lesson-duel-2 = Le violet est la couleur du codex et compte zéro : l’adversaire n’a que 5. Deux de vos reliques atteignent sa baguette : laquelle pouvez-vous céder ?
lesson-duel-2-right = 6 contre 5. Le duel se joue avec la main d’après l’échange, et le 4 y était encore.
lesson-duel-2-a = Vous avez cédé votre 4 : 4 contre 5, et l’adversaire vous vole un cristal.
lesson-duel-2-other = Un coup tranquille. Rejoignez sa baguette, à l’emplacement 3, avec le 2 bleu ou le 4 bleu.
lesson-duel-3 = Personne n’a encore de cristal : un duel perdu ne coûte rien. Jouez le 1 vert jusqu’à l’autre baguette et regardez la main cachée.
lesson-duel-3-right = 4 contre 9 : perdu, mais il n’y avait rien à voler. Les deux mains sont maintenant connues.
lesson-duel-3-other = Un coup tranquille. L’autre baguette est un pas devant vous.
lesson-duel-4 = Sans aide : trois de vos reliques atteignent l’autre baguette. Gagnez le duel.
lesson-duel-4-right = Le rouge compte zéro, vous pouviez donc céder le 2 rouge : 7 contre 6.
lesson-duel-4-a = Le 4 violet était votre meilleure relique : 3 contre 6.
lesson-duel-4-b = 5 contre 6 : de peu, mais perdu.
lesson-duel-4-other = Un coup tranquille. L’autre baguette est à l’emplacement 4.

## Où commencer
lesson-start = Où commencer
lesson-start-about = Placez votre baguette devant une relique de la couleur du codex, et voyez la rangée depuis l’autre place.
lesson-start-1 = La relique de l’emplacement 0 fixe la première couleur du codex : le vert. Placez votre baguette devant une relique verte, avec de la place des deux côtés.
lesson-start-1-right = Quatre reliques de chaque côté : beaucoup de futur et beaucoup de passé.
lesson-start-1-a = C’est permis, mais il n’y a rien à votre gauche : vous commenceriez sans passé.
lesson-start-1-b = C’est permis, mais il ne vous y reste qu’un pas de futur.
lesson-start-1-refused-a = Là se trouve le 3 bleu. Votre baguette part d’une relique de la couleur du codex, et c’est le vert.
lesson-start-2 = L’adversaire a choisi le même emplacement. Placer sa baguette ne provoque jamais de duel ; jouez votre premier tour comme il vous plaît.
lesson-start-2-right = C’est parti. Désormais, tout duel vient d’un déplacement.
lesson-start-3 = De l’autre côté de la table, votre futur est toujours à droite, mais les numéros diminuent. Prenez le 4 violet marqué d’une étoile.
lesson-start-3-right = Deux pas vers la droite, de 4 à 2.
lesson-start-3-other = Ce n’était pas l’étoile. Comptez deux pas vers la droite.
lesson-start-4 = Et votre passé est à gauche, vers les numéros plus grands. Prenez le 3 bleu marqué d’une étoile.
lesson-start-4-right = Plume sur plume, comme toujours.
lesson-start-4-other = Ce n’était pas l’étoile. Laquelle de vos reliques est bleue ou porte une plume ?
lesson-start-5 = Sans aide, toujours de l’autre côté de la table : choisissez un départ avec un futur et un passé.
lesson-start-5-right = Cinq reliques devant, trois derrière.
lesson-start-5-a = L’emplacement 0 est maintenant tout à droite : aucun futur.
lesson-start-5-b = L’emplacement 8 est maintenant tout à gauche : aucun passé.

## Quel côté ?
lesson-sides = Quel côté ?
lesson-sides-about = Regardez ce que vous prenez lors d’un paradoxe, et gardez trois reliques qui s’accordent pour le suivant.
lesson-sides-1 = Formez un paradoxe.
lesson-sides-1-right = Trois reliques violettes.
lesson-sides-1-a = Le 1 violet est à vous, mais le 3 violet est parti : vous n’en avez que deux.
lesson-sides-1-b = Pas de troisième violette par là. Le 1 violet est trois pas devant vous.
lesson-sides-2 = Regardez avant de prendre : le codex va passer au bleu. Le côté droit a deux reliques bleues, le côté gauche trois vertes.
lesson-sides-2-right = Le hasard décide de l’ordre de vos violettes ; votre baguette et le 3 rouge restent en place. L’adversaire connaît votre nouvelle main : elle était visible.
lesson-sides-2-a = Un cristal aussi, mais le bleu est maintenant exclu : deux de vos trois nouvelles reliques sont inutiles pour un temps.
lesson-sides-2-b = Vous gardez alors trois violettes, mais ne gagnez rien. Prenez un côté.
lesson-sides-3 = Vous avez trois reliques vertes, mais un paradoxe demande d’abord un déplacement. Échangez une verte contre la quatrième, et vous en aurez toujours trois.
lesson-sides-3-right = Vert contre vert.
lesson-sides-3-other = Vous n’en avez plus trois. La quatrième relique verte est à l’emplacement 0.
lesson-sides-4 = Au bout de la rangée, seul le côté droit a trois reliques. Prenez-le.
lesson-sides-4-right = Elles s’accordent encore ! Mais un seul paradoxe par tour : gardez-les pour le tour suivant.
lesson-sides-4-a = Inutile d’attendre : il faudrait encore les garder toutes les trois au prochain échange.
lesson-sides-4-refused-a = Il n’y a rien à votre gauche. Prenez le côté droit.
lesson-sides-5 = Sans aide : trois clés, dont une de la couleur du codex. Formez un paradoxe.
lesson-sides-5-right = La verte est partie, la bleue est venue : toujours trois clés.
lesson-sides-5-a = Le 4 bleu est une clé, mais le 2 vert est encore dans votre main.
lesson-sides-5-other = Vous n’avez plus trois clés. Échangez la verte contre une autre clé.
lesson-sides-6 = Formez un paradoxe ici. Le côté viendra ensuite.
lesson-sides-6-right = Trois 2.
lesson-sides-6-other = Pas de paradoxe ainsi. Deux de vos reliques sont des 2.
lesson-sides-7 = Choisissez maintenant le côté.
lesson-sides-7-right = Trois violettes, et le codex est vert : bien choisi.
lesson-sides-7-a = Deux d’entre elles sont vertes, et le vert est désormais la couleur du codex.
lesson-sides-7-b = Un cristal vous attendait. Prenez un côté.

## D’abord le paradoxe, puis le duel
lesson-clash = D’abord le paradoxe, puis le duel
lesson-clash-about = Un paradoxe près de l’autre baguette change la main du duel : réfléchissez avant de le former.
lesson-clash-1 = L’autre baguette est devant le 1 vert. Allez-y avec le 2 vert : d’abord vient le paradoxe, puis le duel.
lesson-clash-1-right = Trois 1.
lesson-clash-1-other = Pas là. Le vert ramène au 1 vert, devant l’autre baguette.
lesson-clash-2 = Le duel se jouera avec les reliques que vous prenez maintenant, et le rouge comptera zéro. L’adversaire aura 6 : quel côté fait mieux ?
lesson-clash-2-right = Un cristal gagné et un cristal volé, en un seul tour.
lesson-clash-2-a = 3 et 1, le 3 rouge compte zéro : 4 contre 6. Vous avez gagné un cristal et l’avez aussitôt reperdu.
lesson-clash-2-b = Ce sont alors vos trois 1 qui se sont battus : 3 contre 8, et votre cristal est parti.
lesson-clash-3 = Ici, vous pouvez rejoindre l’autre baguette en réunissant trois 4. Faites-le.
lesson-clash-3-right = Trois 4, et la question du paradoxe se pose.
lesson-clash-3-other = Pas là. Le 2 vert avance de deux pas, jusqu’au 4 rouge.
lesson-clash-4 = Les deux côtés vous laisseraient à 4 contre 9. Renoncez, et ce sont vos trois 4 qui se battent : 12 contre 6.
lesson-clash-4-right = Vous volez un cristal et gardez une main forte. Personne n’apprend que vous avez renoncé.
lesson-clash-4-a = Un cristal gagné, un perdu : 4 contre 9. L’adversaire finit avec plus que vous.
lesson-clash-5 = Sans aide : rejoignez l’autre baguette de façon à former un paradoxe.
lesson-clash-5-right = Trois 2.
lesson-clash-5-other = L’autre baguette est à l’emplacement 3, devant le 2 violet.
lesson-clash-6 = Gauche, droite, ou renoncer ?
lesson-clash-6-right = 9 contre 8. Deux cristaux en un seul tour.
lesson-clash-6-a = 3 contre 8 : perdu.
lesson-clash-6-b = 6 contre 9 : perdu.
lesson-clash-7 = Et ici : rejoignez l’autre baguette.
lesson-clash-7-right = Trois rouges.
lesson-clash-7-other = L’autre baguette est à l’emplacement 3, trois pas devant vous.
lesson-clash-8 = Gauche, droite, ou renoncer ?
lesson-clash-8-right = 7 contre 3. Le meilleur paradoxe est parfois celui auquel on renonce.
lesson-clash-8-a = 2 contre 9 : perdu.
lesson-clash-8-b = 7 contre 9 : perdu.

## Sommes égales
lesson-ties = Sommes égales
lesson-ties-about = En cas d’égalité, le hasard révèle une relique de chaque main : connaissez vos chances avant le duel.
lesson-ties-1 = 7 contre 7, c’est une égalité : chacun révèle une relique au hasard, et la plus forte gagne. Sur neuf paires, cinq vous font gagner, trois perdre : essayez.
lesson-ties-1-right = 4 violet contre 3 vert : vous gagnez le départage, et avec lui un cristal.
lesson-ties-1-other = Un coup tranquille. Le 2 bleu avance de deux pas, jusqu’à l’autre baguette.
lesson-ties-2 = À l’emplacement 5, ce serait encore une égalité, mais le bleu compte aussi zéro au départage : trois paires vous font gagner, quatre perdre, deux ne changent rien. Jouez ailleurs.
lesson-ties-2-right = Sage décision. Une égalité n’en vaut la peine que si les chances sont de votre côté.
lesson-ties-2-a = 1 bleu contre 3 bleu : zéro partout, le duel est sans vainqueur et rien ne bouge. Il aurait pu vous coûter un cristal.
lesson-ties-3 = Sans aide : deux de vos reliques atteignent l’autre baguette. Choisissez celle qui gagne à coup sûr.
lesson-ties-3-right = 8 contre 4 : le violet comptait zéro de toute façon.
lesson-ties-3-a = 4 contre 4 s’en remet au hasard. L’autre relique gagne à coup sûr.
lesson-ties-3-other = Un coup tranquille. L’autre baguette est à l’emplacement 3.

## Ce qui est caché
lesson-known = Ce qui est caché
lesson-known-about = Déduisez ce que l’adversaire peut avoir en main, et voyez ce qu’il sait de la vôtre.
lesson-known-1 = Quatre reliques sont inconnues : la main adverse et la carte du codex. Prenez le 4 bleu marqué d’une étoile, puis regardez ce que prend l’adversaire.
lesson-known-1-other = Ce n’était pas l’étoile. Comptez deux pas vers la droite.
lesson-known-2 = L’adversaire a joué le 3 vert et pris le 1 violet, désormais connu ; trois reliques restent inconnues. De votre main, il ne connaît que le 4 bleu : rejouez-le, et les autres restent cachées.
lesson-known-2-right = Cela vaut dans les deux sens : une relique prise dans la rangée reste connue de tous tant qu’elle est en main.
lesson-known-2-other = Vous venez de montrer une relique cachée. Le 4 bleu porte l’étiquette « connue » : jouez celui-là.
lesson-known-3 = L’adversaire cache le 3 rouge ou le 1 bleu. Avec le 1 bleu, le 1 vert lui donnerait trois 1 : prenez le 1 vert, tout en restant à l’abri d’un duel.
lesson-known-3-right = À l’abri dans les deux cas. Vous avez 7, et ici l’adversaire ne peut pas faire mieux.
lesson-known-3-a = Le 1 vert est parti, mais son 4 rouge vous rejoint et prend votre 4 vert : 5 ou 6 contre votre 5.
lesson-known-3-other = Si l’adversaire cache le 1 bleu, son 4 rouge prend le 1 vert, et c’est un paradoxe.
lesson-known-4 = Qui cache encore une relique n’a aucun cristal : en gagner un aurait montré sa main. Ici, un duel ne peut que vous coûter un cristal ; jouez ailleurs.
lesson-known-4-right = Exact : ne vous battez jamais pour rien.
lesson-known-4-a = Le 4 bleu était caché : 5 contre 6, et un cristal est perdu. Une victoire n’aurait rien rapporté.
lesson-known-5 = Sans aide : l’adversaire cache le 1 vert ou le 3 violet. Trouvez le seul coup sûr dans les deux cas.
lesson-known-5-right = C’est le 4 vert qui aurait pu lui servir.
lesson-known-5-a = Le 1 vert était caché, et avec le 4 vert l’adversaire garde trois vertes : un paradoxe.

## Sur vos gardes
lesson-guard = Sur vos gardes
lesson-guard-about = Prévoyez ce que l’adversaire pourrait faire : empêchez-le, ou mettez-vous hors de portée.
lesson-guard-1 = L’adversaire a le 2 vert et le 2 rouge, et le 2 bleu est tout près de sa baguette, dans son futur. Prenez-le d’abord.
lesson-guard-1-right = Son paradoxe s’est envolé, au moins pour un tour.
lesson-guard-1-a = Avec le 1 bleu, l’adversaire avance d’un pas jusqu’au 2 bleu : trois 2, un paradoxe. Prenez-lui le 2 bleu.
lesson-guard-2 = Vous avez trois cristaux, mais sa main vaut 9 et la vôtre 3. Trouvez un emplacement hors de sa portée : ni à 2, 3 ou 4 pas, ni par une couleur ou un symbole.
lesson-guard-2-right = Hors de portée. Il n’y a duel que si les deux baguettes sont au même emplacement.
lesson-guard-2-a = Avec le 4 bleu, l’adversaire avance de quatre pas, droit sur votre baguette.
lesson-guard-2-b = Avec le 3 bleu, l’adversaire avance de trois pas, droit sur votre baguette.
lesson-guard-2-c = Le 3 violet s’y trouve maintenant : le 2 violet, par la couleur, et le 4 bleu, par la clé, y ramènent l’adversaire.
lesson-guard-3 = Sans aide : trouvez le seul coup sûr.
lesson-guard-3-right = Le 3 bleu aurait été sa troisième plume.
lesson-guard-3-a = Le 1 bleu ramène l’adversaire au 3 bleu : avec le 1 vert et le 4 rouge, cela fait trois plumes.

## Le cinquième cristal
lesson-win = Le cinquième cristal
lesson-win-about = Le cinquième cristal donne aussitôt la victoire : prenez-le, ou empêchez l’adversaire de le prendre.
lesson-win-1 = Vous avez quatre cristaux. L’autre baguette est devant le 1 rouge, et vous perdriez le duel : allez-y quand même.
lesson-win-1-right = Trois 1 : le paradoxe vient avant le duel.
lesson-win-1-other = Pas là. Le rouge ramène au 1 rouge : trois 1.
lesson-win-2 = Le cinquième cristal met aussitôt fin à la partie. Ni échange, ni duel : prenez-le.
lesson-win-2-right = Victoire !
lesson-win-2-a = Vient alors le duel, 3 contre 7, et l’adversaire vous vole un cristal.
lesson-win-3 = Quatre à quatre : qui gagne un duel gagne la partie, même si ce n’est pas son tour. Trois reliques atteignent l’autre baguette ; choisissez.
lesson-win-3-right = Le rouge compte zéro, vous pouviez donc céder le 3 rouge : 8 contre 7. Victoire !
lesson-win-3-a = 6 contre 7 : l’adversaire reçoit son cinquième cristal, pendant votre tour.
lesson-win-3-other = Un coup tranquille, mais vous pouviez gagner tout de suite.
lesson-win-4 = Il ne manque qu’un cristal à l’adversaire, et son 8 vous bat. Il a 1, 3 et 4 en main : trouvez l’emplacement hors de sa portée.
lesson-win-4-right = À deux pas, et il n’a pas de 2.
lesson-win-4-a = Vous avez provoqué le duel vous-même : 4 contre 8. L’adversaire gagne.
lesson-win-4-b = Avec le 3 violet, l’adversaire vous rejoint et gagne le duel.
lesson-win-4-c = Avec le 4 violet, l’adversaire vous rejoint et gagne le duel.
lesson-win-4-d = Le 2 rouge s’y trouve maintenant : par le crâne, le 4 violet y ramène l’adversaire, qui gagne le duel.
lesson-win-4-e = Le 2 rouge s’y trouve maintenant : le crâne du 4 violet mène l’adversaire droit sur vous, et il gagne le duel.
lesson-win-4-f = Avec le 1 violet, l’adversaire vous rejoint et gagne le duel.
lesson-win-5 = Sans aide : préparez le paradoxe de la victoire.
lesson-win-5-right = Trois bleues.
lesson-win-5-other = Ce coup ne gagne pas. Deux de vos reliques sont bleues.
lesson-win-6 = Concluez.
lesson-win-6-right = Cinq cristaux. Victoire !
lesson-win-6-a = Le cinquième cristal était à vous. Prenez-le.
lesson-win-7 = Et maintenant, défendez-vous : un seul coup ne perd pas.
lesson-win-7-right = Le 1 rouge lui aurait donné la victoire.
lesson-win-7-a = Un duel perdu, 2 contre 4 : son cinquième cristal.
lesson-win-7-b = Le 2 vert ramène l’adversaire au 1 rouge : trois 1, et il gagne.

## Face au temps
lesson-solo = Face au temps
lesson-solo-about = En solo, vous jouez contre la pioche : ce que coûte un paradoxe et à quoi servent les pierres du temps.
lesson-solo-1 = En solo, il vous faut cinq cristaux avant que la pioche de neuf cartes ne s’épuise. Placez votre baguette devant une relique violette, au milieu.
lesson-solo-1-right = Trois pierres du temps : c’est toute votre patience.
lesson-solo-1-a = C’est permis, mais vous commenceriez sans passé.
lesson-solo-1-b = C’est permis, mais il ne vous reste qu’un pas de futur.
lesson-solo-2 = Vous avez deux crânes. Jouez le 4 bleu jusqu’au 4 vert : de là, le vert ramène au troisième crâne.
lesson-solo-2-right = Un coup sans paradoxe coûte une pierre du temps : il en reste deux.
lesson-solo-2-a = Vous avez pioché une carte au lieu de vous déplacer. Cela vient plus tard ; jouez maintenant le 4 bleu.
lesson-solo-2-other = Cela coûte aussi une pierre du temps. Suivez le plan cette fois : le 4 bleu jusqu’au 4 vert.
lesson-solo-3 = Revenez maintenant au 3 vert : le troisième crâne.
lesson-solo-3-right = Trois crânes, et aucun n’est violet.
lesson-solo-3-other = Pas ainsi. Le 4 vert ramène au 3 vert.
lesson-solo-4 = En solo, un paradoxe coûte une de ses trois reliques : elle quitte le jeu, et une carte de la pioche prend sa place. Choisissez-en une.
lesson-solo-4-right = La pioche apporte une éruption solaire. Elle va dans la rangée, jamais dans votre main.
lesson-solo-4-a = Vous perdez alors une pierre du temps et ne gagnez rien.
lesson-solo-5 = Choisissez maintenant le côté. Vos deux reliques et la carte piochée y seront posées, mélangées.
lesson-solo-5-right = Un cristal, et aucune pierre du temps perdue. Le niveau facile donne quatre pierres ; le niveau difficile demande six cristaux.
lesson-solo-6 = Sans aide : trouvez le paradoxe.
lesson-solo-6-right = Trois rouges, et aucune pierre du temps perdue.
lesson-solo-6-a = Passer son tour coûte une carte de la pioche. Il y a ici un paradoxe à trouver.
lesson-solo-6-other = Cela coûte une pierre du temps. Deux de vos reliques sont rouges : cherchez la troisième.

## Cendres et feu
lesson-flares = Cendres et feu
lesson-flares-about = Les éruptions solaires barrent le chemin, les reliques éteintes empêchent un paradoxe.
lesson-flares-1 = Une éruption solaire brûle près de votre baguette. On ne s’y arrête jamais, mais elle compte pour un pas : prenez le 4 vert marqué d’une étoile.
lesson-flares-1-right = Deux pas, par-dessus l’éruption.
lesson-flares-1-other = Ce n’était pas l’étoile. Elle est deux pas devant vous, éruption comprise.
lesson-flares-1-refused-a = À un pas se trouve l’éruption solaire, et elle n’est jamais une cible.
lesson-flares-2 = Les reliques grises sont éteintes : plus de couleur, seulement un nombre et un symbole. Revenez à la clé éteinte.
lesson-flares-2-right = Clé sur clé. Sans couleur, une relique éteinte ne s’accorde jamais par la couleur.
lesson-flares-2-other = Pas là. Laquelle de vos reliques porte une clé ?
lesson-flares-3 = Trois anneaux, mais l’un est éteint, et il empêche le paradoxe. Échangez-le contre un anneau en couleur.
lesson-flares-3-right = Les trois ont maintenant une couleur.
lesson-flares-3-a = Le 2 bleu est à vous, mais l’anneau éteint est encore dans votre main.
lesson-flares-3-other = Pas de paradoxe ainsi. Échangez l’anneau gris contre le 2 bleu, un anneau lui aussi.
lesson-flares-4 = Un côté avec une éruption ne peut pas être pris. Deux trios sont à portée, trois 4 ou trois clés : lequel vous laisse un côté libre ?
lesson-flares-4-right = Aucune éruption du côté droit.
lesson-flares-4-a = Trois clés, mais le seul côté contient une éruption : pas de paradoxe, et une pierre du temps de moins.
lesson-flares-4-other = Pas de trio ainsi. Cherchez le troisième 4 ou la troisième clé.
lesson-flares-5 = Sans aide : trouvez le paradoxe.
lesson-flares-5-right = Anneau sur anneau : voilà la troisième rouge.
lesson-flares-5-other = Pas de paradoxe ainsi. La relique grise doit partir.

## Pierres et pioche
lesson-time = Pierres et pioche
lesson-time-about = Dépensez la dernière pierre du temps, passez votre tour quand cela aide, et gagnez avec la dernière carte.
lesson-time-1 = Ce coup coûtera votre dernière pierre du temps. Jouez le 4 bleu vers le passé, jusqu’au 3 violet.
lesson-time-1-right = La dernière pierre est partie, la pioche révèle donc une carte : le 1 violet.
lesson-time-1-a = Passer votre tour épargnerait la pierre, mais ferait aussi piocher une carte. Voyez d’abord ce que fait la dernière pierre.
lesson-time-1-other = Cela coûte aussi la dernière pierre. Prenez cette fois le 3 violet.
lesson-time-2 = Le 1 violet doit remplacer une carte de même nombre, de même couleur ou de même symbole. Débarrassez-vous de l’éruption solaire.
lesson-time-2-right = Une éruption correspond par l’un ou l’autre de ses nombres. Les quatre pierres du temps sont de retour.
lesson-time-2-a = C’est permis, mais l’éruption reste sur votre chemin. Elle porte un 1, elle aussi.
lesson-time-3 = Le 3 vert donnerait trois 3, mais l’éruption voisine bloque le seul côté. Passez votre tour : piochez une carte au lieu de vous déplacer.
lesson-time-3-right = Le 2 bleu : il correspond à l’éruption 2/4.
lesson-time-3-a = Trois 3, mais le côté contient une éruption : pas de paradoxe, et une pierre du temps de moins.
lesson-time-3-other = Cela coûte une pierre du temps, et l’éruption reste. Passez votre tour cette fois.
lesson-time-4 = Posez-le là où il vous aide.
lesson-time-4-right = La voie est libre, et les deux pierres sont encore là.
lesson-time-4-other = C’est permis, mais l’éruption bloque encore le côté.
lesson-time-5 = Maintenant, les trois 3.
lesson-time-5-right = Enfin un paradoxe.
lesson-time-5-a = Cela coûterait une carte de plus. Le paradoxe est prêt.
lesson-time-5-other = Prenez le 3 vert avec le 1 bleu : trois 3.
lesson-time-6 = Les trois 4 mènent tous sur l’éruption, et au bout gauche il n’y a pas de passé. Il ne vous reste qu’à passer votre tour.
lesson-time-6-right = Un repos forcé, mais il ne coûte aucune pierre du temps.
lesson-time-7 = Le crâne éteint correspond à un crâne ou à un 4. Choisissez la carte qui vous ouvre la voie.
lesson-time-7-right = L’éruption est partie, et vous pouvez vous arrêter quatre pas plus loin.
lesson-time-7-a = C’est permis, mais vous ne pourriez toujours pas vous déplacer au tour suivant.
lesson-time-8 = Sans aide : une carte, une pierre, quatre cristaux. Seul un paradoxe vous sauve.
lesson-time-8-right = Trois bleues.
lesson-time-8-a = Passer votre tour fait piocher la dernière carte, et la partie est perdue. Cherchez le paradoxe.
lesson-time-8-other = La dernière pierre fait piocher la dernière carte, et la partie est perdue. Cherchez le paradoxe.
lesson-time-9 = Cédez l’une d’elles.
lesson-time-9-right = La pioche est vide, mais le tour n’est pas fini.
lesson-time-9-a = La dernière pierre fait alors piocher la dernière carte, et la partie est perdue.
lesson-time-10 = Et prenez le côté.
lesson-time-10-right = Le cinquième cristal compte avant la pioche vide. Victoire !
lesson-time-10-refused-a = Le côté gauche contient une éruption solaire et ne peut pas être pris. Prenez le côté droit.

## Le sanctuaire
lesson-shrine = Le sanctuaire
lesson-shrine-about = Les reliques cédées remplissent le sanctuaire ; pour gagner, il doit montrer chaque couleur, nombre et symbole.
lesson-shrine-1 = Les reliques qui quittent le jeu vont au sanctuaire ; pour gagner, il doit montrer toutes les couleurs, tous les nombres et tous les symboles. D’abord, formez un paradoxe.
lesson-shrine-1-right = Trois 1.
lesson-shrine-1-other = Pas de paradoxe ainsi. Deux de vos reliques sont des 1.
lesson-shrine-2 = Il manque au sanctuaire le vert, les nombres 1 et 2, et la plume. Lequel de vos 1 en apporte le plus ?
lesson-shrine-2-right = Vert, 1 et plume d’un coup : il ne manque plus qu’un 2.
lesson-shrine-2-a = Cela n’ajoute que le nombre 1. Le 1 vert ajoute trois choses.
lesson-shrine-2-b = Le sanctuaire a besoin de reliques, et vous de cristaux.
lesson-shrine-3 = Prenez le côté.
lesson-shrine-3-right = Quatre cristaux, quatre reliques au sanctuaire. Il en contient cinq au plus.
lesson-shrine-3-refused-a = Il n’y a rien à votre gauche. Prenez le côté droit.
lesson-shrine-4 = Ici, le sanctuaire est plein, mais ne montre ni violet ni 2. Formez le paradoxe.
lesson-shrine-4-right = Trois violettes.
lesson-shrine-4-other = Pas de paradoxe ainsi. Deux de vos reliques sont violettes.
lesson-shrine-5 = De quelle relique violette le sanctuaire a-t-il besoin ?
lesson-shrine-5-right = Du violet et un 2 d’un coup. Mais six reliques, c’est une de trop.
lesson-shrine-5-a = Du violet, oui, mais toujours pas de 2 au sanctuaire.
lesson-shrine-5-b = Le dernier cristal est à portée. Formez le paradoxe.
lesson-shrine-6 = Remettez dans la boîte une relique dont le sanctuaire peut se passer.
lesson-shrine-6-right = Toutes les couleurs, tous les nombres et tous les symboles sont encore là.
lesson-shrine-6-a = Il n’y aurait plus de crâne au sanctuaire.
lesson-shrine-6-b = Il n’y aurait plus d’anneau au sanctuaire.
lesson-shrine-6-c = Il manquerait le rouge et le nombre 1.
lesson-shrine-6-d = Il manquerait le violet et le 2.
lesson-shrine-7 = Prenez le côté, et la partie.
lesson-shrine-7-right = Cinq cristaux et un sanctuaire complet : victoire !
lesson-shrine-7-refused-a = Il n’y a pas trois reliques à votre gauche. Prenez le côté droit.
lesson-shrine-8 = Sans aide : vous avez cinq cristaux, mais le sanctuaire n’est pas complet. L’éruption 2/4 a été piochée : que doit-elle remplacer ?
lesson-shrine-8-right = Du rouge et un crâne : juste ce qui manquait.
lesson-shrine-8-other = C’est permis, mais il manque au sanctuaire le rouge et un crâne. Une relique de la rangée apporte les deux.
lesson-shrine-9 = Et quelle relique s’en va ?
lesson-shrine-9-right = Complet, avec l’avant-dernière carte. Victoire !
lesson-shrine-9-other = Il manquerait de nouveau quelque chose.

# Ce que dit le guide pendant la première partie : coach-<remarque>
coach-last-own = Plus qu’un cristal, et vous gagnez. Désormais, regardez d’abord ce que l’adversaire pourrait gagner au prochain tour.
coach-last-other = Il ne manque qu’un cristal à l’adversaire. Regardez d’abord ce qu’il pourrait gagner au prochain tour, puis vos propres plans.
coach-misses-paradox = Un paradoxe est à portée ce tour-ci, mais pas avec ce coup. Voulez-vous le chercher ?
coach-loses-duel = Attention : regardez les sommes. Ce duel vous coûterait un cristal.
coach-paradox = Un paradoxe ! Regardez d’abord la main qu’il vous donne, puis prenez-la.
coach-first-crystal = Votre premier cristal sur cinq. Il a fait tourner le codex : les reliques de la nouvelle couleur sont exclues des paradoxes et comptent zéro en duel.
coach-two-sides = Deux côtés au choix. Évitez la prochaine couleur du codex ; le codex indique laquelle.
coach-sure-duel = L’autre baguette est à portée, et votre main est plus forte. Et si nous volions un cristal ?
coach-their-duel = L’adversaire pourrait vous rejoindre et gagner le duel. Mettez-vous hors de portée, ou renforcez votre main.
coach-their-third = Il ne manque à l’adversaire qu’une relique pour un paradoxe. Pouvez-vous la prendre, ou poser autre chose à sa place ?
coach-tie = Sommes égales : le hasard a montré une relique de chacun. Une égalité est un pari ; regardez vos chances avant le duel.
coach-duel = Les deux mains sont maintenant connues. Elles restent telles quelles ; seul un cristal peut changer de propriétaire.
coach-their-paradox = L’adversaire a gagné un cristal. Sa nouvelle main était visible dans la rangée : vous la connaissez tout entière.
coach-their-swap = Le futur de l’adversaire est à votre gauche, son passé à votre droite. Ce qu’il a pris reste connu.
coach-first-paradox = Deux de vos reliques ont quelque chose en commun. Pouvez-vous échanger l’autre contre une troisième de cette sorte ?
coach-no-past = Vous commencez sans passé : seuls les nombres comptent. Sautez vers la droite et cherchez deux reliques semblables.
coach-place = Commencez devant une relique de la couleur du codex. Une place vers le milieu laisse de l’espace des deux côtés.
coach-pause = Vous savez maintenant jouer. Vous pouvez vous arrêter ici : la partie est enregistrée, et vous la reprendrez plus tard.
