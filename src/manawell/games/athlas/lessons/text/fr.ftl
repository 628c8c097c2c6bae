# Ce que dit le guide dans les leçons d’Athlas : lesson-<leçon>-<étape>[-partie]
lesson-other = C’est permis, mais ce n’est pas ce que nous travaillons ici. Relisez la consigne.
part-first = Premiers pas
part-base = Tout le combat
part-modes = Modes de jeu

## Comment jouer, image par image
howto-1 = Le champ de bataille. Vous jouez Or, en bas ; Argent est en haut. Trois reliques, des collines, deux lacs.
howto-2 = Vous gagnez dès qu’une unité tient deux reliques.
howto-3 = Invoquez sur votre rangée du fond en payant des points. Premier tour : une unité, ou jusqu’à trois pour 60 points en tout. Ensuite : une par tour.
howto-4 = Agissez : chaque unité une fois par tour, avec un mouvement M et une action A, dans n’importe quel ordre.
howto-5 = Une unité tient la relique de sa case. Elle peut l’emporter, ou la remettre à une unité voisine. Aucune relique ne bouge deux fois par tour : la coche le rappelle.
howto-6 = Les unités d’une même sorte partagent une barre de vie. Qui perd le dernier point meurt, et la barre se remplit.
howto-7 = Attaque moins armure, voilà les dégâts. Chaque point d’armure ne sert qu’une fois par tour : frappez encore la même cible.
howto-8 = Grimper d’un niveau coûte M et A. D’en haut, une attaque a +2. Une colline plus haute que le tireur et la cible, entre les deux, arrête le tir.
howto-9 = Entrer dans l’eau coûte 5 points de vie, et 5 encore si l’activation y commence et y finit. Qui nage ou vole ne craint rien.
howto-10 = Les unités volantes survolent tout, deux cases au plus, avant d’agir. Elles ne tiennent pas de relique. Du sol, les coups de portée 1 ne les atteignent que si elles ont attaqué le sol.
howto-11 = Le terrain peut changer. Colline contre cratère, c’est une falaise que nul ne gravit ; un cratère au bord de l’eau se remplit.
howto-12 = Interventions divines : seulement la carte du dessus, une fois par tour de chaque joueur. Au tour de l’ennemi, vous choisissez le moment, et ce qui a suivi est annulé.

## Ce qui est éclairé, là où on ne peut que le nommer
light-unit = unité { $what }
light-field = case { $what }
light-relic =
    { $what ->
        [west] la relique de l’ouest
        [centre] la relique du centre
        [east] la relique de l’est
       *[other] la relique « { $what } »
    }
light-ability = la capacité { $what }
light-coin = le { $what } de l’unité qui agit
light-pool = la vie de l’alpha { $what }
light-alpha = votre alpha { $what }
light-button = le coup { $what }
light-steps = les étapes du tour
light-stack = votre pile d’interventions
light-discard = la défausse
light-window = la question : intervenir ou non
light-card = la carte { $what }
light-rebuild = le choix de l’alpha à reconstruire
light-army = l’armée { $what }
light-panel = le panneau de la place { $what }

## Deux reliques pour gagner
lesson-relics = Deux reliques pour gagner
lesson-relics-about = Tenez une relique, portez-la et rejoignez-en une deuxième.
lesson-relics-1 = Trois reliques reposent sur le champ de bataille. Dès qu’une de vos unités en tient deux, vous gagnez. Activez votre Maraudeur.
lesson-relics-1-a = Ainsi, votre unité se repose ce tour-ci. Activez plutôt le Maraudeur.
lesson-relics-2 = Il agit maintenant. Marchez sur la relique : l’unité qui est sur sa case la tient, sans autre coût.
lesson-relics-2-right = Votre Maraudeur tient la relique ; votre camp en affiche 1. Argent n’a pas encore d’unité et passe.
lesson-relics-2-a = Jolie promenade, mais la relique repose sur une autre des cases éclairées.
lesson-relics-2-b = La relique repose une case plus à l’est.
lesson-relics-2-c = Ce pas éloigne de la relique.
lesson-relics-2-d = C’est une colline : y grimper coûte le mouvement et l’action. Marchez d’abord vers la relique.
lesson-relics-2-e = L’activation est finie avant d’avoir commencé. Marchez plutôt vers la relique.
lesson-relics-3 = Votre tour suivant. Une relique suit son porteur, mais d’une seule case par tour. Avancez vers l’autre relique et emportez la vôtre.
lesson-relics-3-right = La pierre suit son porteur. La petite coche dit qu’elle a déjà bougé ce tour-ci.
lesson-relics-3-a = Votre Maraudeur est parti sans la relique. Choisissez de l’emporter.
lesson-relics-3-b = Vous la portez, mais loin de la deuxième, qui se trouve à l’est.
lesson-relics-3-c = Rester sur place ne rapporte rien. Marchez vers l’est, relique en main.
lesson-relics-4 = Encore un pas, sur la deuxième relique, la première en main.
lesson-relics-4-right = Deux reliques tenues par une même unité : c’est gagné. Voilà tout le but du jeu.
lesson-relics-4-a = Vous tenez la nouvelle relique, mais l’ancienne est restée en chemin. Emportez-la.
lesson-relics-5 = À vous maintenant : gagnez dès ce tour.
lesson-relics-5-right = Bien joué : une unité, deux reliques.
lesson-relics-5-a = Deux reliques, mais tenues par deux unités. Une seule doit tenir les deux.
lesson-relics-5-b = La relique de l’ouest est restée derrière. Emportez-la.
lesson-relics-5-hint = Qui en tient déjà une ?
lesson-relics-5-other = Votre tour est fini, et aucune unité ne tient encore deux reliques.

## Un mouvement, une action
lesson-fight = Un mouvement, une action
lesson-fight-about = Déplacez-vous, frappez, et voyez qui y perd de la vie.
lesson-fight-1 = À votre tour, chacune de vos unités agit une fois, avec un mouvement (M) et une action (A). D’abord le mouvement : amenez ce Maraudeur à côté du Rôdeur.
lesson-fight-1-a = De là, votre épée n’atteint personne : elle ne frappe qu’une case voisine.
lesson-fight-1-b = Trop à l’est : l’épée frappe une case voisine.
lesson-fight-1-c = Grimper coûte le mouvement et l’action : vous ne pourriez plus frapper ce tour-ci.
lesson-fight-2 = Le M est utilisé, le A encore libre. L’action maintenant : frappez le Rôdeur avec l’Épée d’obsidienne.
lesson-fight-2-right = 4 dégâts : la vie de l’alpha II d’Argent passe de 10 à 6.
lesson-fight-2-a = Il vous restait une action. Frappez avant de terminer l’activation.
lesson-fight-3 = Les deux Rôdeurs n’ont que cette barre : les unités d’un alpha partagent leur vie. L’arbalète du Dragon touche à deux cases exactement : tirez sur l’autre Rôdeur.
lesson-fight-3-right = La même barre descend, quel que soit le Rôdeur touché. Et le poison du Dragon paralyse sa cible.
lesson-fight-3-a = Le voilà à côté du Rôdeur, sans avoir attaqué. Tirez de là où il était.
lesson-fight-3-refused-a = Trois cases, c’est trop loin : l’arbalète tire à deux cases exactement.
lesson-fight-4 = Il leur reste peu de vie à tous deux. Qui perd le dernier point meurt : que votre second Maraudeur choisisse bien sa victime.
lesson-fight-4-right = Le porteur meurt, la relique est libre, et la barre se remplit : l’autre Rôdeur repart avec 10.
lesson-fight-4-a = Un Rôdeur tombe, mais l’autre garde la relique. Frappez celui qui la tient.
lesson-fight-5 = Votre Maraudeur a utilisé son action, mais son mouvement est libre. Prenez la relique.
lesson-fight-5-right = Vous tenez 1 relique. Mouvement et action se font dans l’ordre que vous voulez.
lesson-fight-5-a = Le mouvement est perdu. Allez d’abord sur la relique.
lesson-fight-5-b = Si près, et pourtant à côté.
lesson-fight-6 = À vous : gagnez dès ce tour avec un seul Maraudeur.
lesson-fight-6-right = Le coup d’abord, le pas ensuite : beau combat.
lesson-fight-6-a = Le Rôdeur n’est plus là, mais votre mouvement était déjà fait. Frappez, puis marchez.
lesson-fight-6-b = Une relique est restée derrière. Emportez-la.
lesson-fight-6-hint = Mouvement et action se font dans n’importe quel ordre.
lesson-fight-6-other = Votre tour est fini, et aucune unité ne tient encore deux reliques.

## Collines et eau
lesson-ground = Collines et eau
lesson-ground-about = D’en haut, on frappe plus fort ; dans l’eau profonde, on se noie.
lesson-ground-1 = Les collines sont un niveau plus haut. Grimper coûte le mouvement et l’action : grimpez sur la colline voisine du Rôdeur.
lesson-ground-1-right = Vous voilà en haut ; M et A sont utilisés. Argent attend, et c’est de nouveau à vous.
lesson-ground-1-a = Toujours dans la vallée. Grimpez sur la colline.
lesson-ground-1-b = De cette colline, votre épée n’atteint pas le Rôdeur. Prenez celle qui est à côté de lui.
lesson-ground-1-refused-a = On marche au même niveau. Monter ou descendre, c’est grimper.
lesson-ground-2 = D’en haut, chaque coup compte deux de plus. Frappez le Rôdeur en contrebas.
lesson-ground-2-right = 4 + 2 pour la hauteur = 6 dégâts : la vie de l’alpha II d’Argent passe de 10 à 4.
lesson-ground-2-a = Vous gardez la hauteur, mais perdez votre attaque. Frappez.
lesson-ground-3 = Vous menez maintenant des Rôdeurs, qui ne savent pas nager. Allez à la relique au plus court, par le lac, et voyez ce qu’il en coûte.
lesson-ground-3-right = Le Rôdeur se noie : la vie de vos Rôdeurs passe de 10 à 5. Une armure n’y aurait rien fait.
lesson-ground-3-a = Par la terre, il faut trois tours de plus. Pour une fois, mouillez-vous.
lesson-ground-4 = Qui commence et finit son activation dans l’eau se noie encore. Sortez de là, vers la relique.
lesson-ground-4-right = Rien de perdu cette fois, et vous tenez la relique de l’est. Puis le Maraudeur d’Argent entre dans l’autre lac sans rien perdre : les Maraudeurs nagent.
lesson-ground-4-a = Cinq points de vie de plus, et le Rôdeur disparaît. Sortez de l’eau.
lesson-ground-4-b = Encore de l’eau : cinq points de vie de plus, et le Rôdeur disparaît.
lesson-ground-5 = À vous : gagnez dès ce tour.
lesson-ground-5-right = Droit à travers le lac : un Maraudeur le peut.
lesson-ground-5-a = Les pieds au sec, mais pas de victoire. Votre Maraudeur sait nager.
lesson-ground-5-hint = Qui a peur de l’eau ? Pas un Maraudeur.
lesson-ground-5-other = Votre tour est fini, et aucune unité ne tient encore deux reliques.
lesson-ground-6 = Encore une fois : tuez le Rôdeur d’un seul coup.
lesson-ground-6-right = 4 + 2 = 6 : la hauteur a fait la différence.
lesson-ground-6-a = En bas, personne ne frappe assez fort. Regardez plus haut.
lesson-ground-6-hint = Six points de vie, une épée de quatre, et deux pour la hauteur.
lesson-ground-6-other = Le Rôdeur vit encore. Quelqu’un peut frapper d’en haut.

## Votre armée arrive
lesson-summon = Votre armée arrive
lesson-summon-about = Invoquez des unités, jouez un tour entier, et préparez-vous à votre première partie.
lesson-summon-1 = Vous êtes Or. Votre premier tour sert à invoquer : une unité de n’importe quel coût, ou jusqu’à trois pour 60 points en tout. Invoquez un Maraudeur sur une de vos six cases, en bas.
lesson-summon-1-right = Ses cartes sont révélées, le Maraudeur est prêt, et 23 de vos 250 points sont dépensés.
lesson-summon-1-a = Le Dragon vient ensuite. Il ne peut pas tenir de relique : commencez par un Maraudeur.
lesson-summon-1-b = Les Liseurs d’esprit sont pour plus tard. Commencez par un Maraudeur.
lesson-summon-1-refused-a = Il faut invoquer au moins une unité à votre premier tour.
lesson-summon-2 = Il reste 37 des 60 points. Un Dragon en coûte 30 : faites-le venir aussi.
lesson-summon-2-right = 53 points sont dépensés. Un Liseur d’esprit à 21 dépasserait les 60.
lesson-summon-2-a = C’est permis, mais deux unités valent mieux qu’une. Faites venir le Dragon.
lesson-summon-2-b = Un second Maraudeur, c’est possible aussi. Pour cette leçon, prenez le Dragon.
lesson-summon-2-c = Le Liseur d’esprit, c’est possible aussi. Pour cette leçon, prenez le Dragon.
lesson-summon-3 = Rien d’autre ne tient dans les 60. Terminez votre invocation.
lesson-summon-3-right = Argent révèle maintenant un Maître des sorts et un Rôdeur des ombres. Puis c’est de nouveau à vous.
lesson-summon-3-refused-a = Cela ferait 74 points : plusieurs unités ensemble en coûtent 60 au plus.
lesson-summon-4 = Un tour ordinaire : chaque unité agit une fois, dans n’importe quel ordre. Envoyez le Maraudeur en avant, vers les reliques.
lesson-summon-4-right = Le Maraudeur s’estompe : il a fait sa part ce tour-ci.
lesson-summon-4-a = De côté, vous perdez un tour. Allez en avant.
lesson-summon-4-b = Une unité qui se repose ne gagne rien. Avancez.
lesson-summon-5 = Les unités volantes survolent tout, jusqu’à deux cases, mais seulement avant d’agir. Volez deux cases en avant.
lesson-summon-5-right = Toutes vos unités ont agi : la dernière étape du tour commence, l’invocation.
lesson-summon-5-a = Une case, c’est permis ; deux, c’est mieux.
lesson-summon-6 = Maintenant une nouvelle unité, si vous voulez. Un second Maraudeur coûte encore 23 et partage la vie du premier.
lesson-summon-6-right = 76 points sont dépensés, et la vie reste de 11 pour les deux. Le nouveau Maraudeur agira dès votre prochain tour.
lesson-summon-6-a = Vous pouvez économiser, mais les unités venues tôt vont le plus loin. Invoquez le Maraudeur.
lesson-summon-6-b = Trente points pour un second Dragon, c’est un choix aussi. Pour cette leçon, prenez le Maraudeur.
lesson-summon-6-c = Votre troisième alpha peut rester caché encore un peu. Prenez le Maraudeur.
lesson-summon-7 = Voilà un tour complet : toutes vos unités agissent, puis vous en invoquez une. Terminez-le.
lesson-summon-7-right = Vous savez tout ce qu’il faut pour votre première partie. Encore un petit exercice.
lesson-summon-8 = Le premier tour avec une autre armée : ses alphas coûtent 29, 20 et 17 points. Faites venir trois unités.
lesson-summon-8-right = Trois unités en 60 points. Votre première partie peut commencer !
lesson-summon-8-a = Voilà 49 points dépensés : une troisième unité dépasserait 60.
lesson-summon-8-b = Voilà 46 points dépensés, et même la moins chère dépasserait 60.
lesson-summon-8-c = 58 points pour deux unités : plus de place pour une troisième.
lesson-summon-8-refused-a = 29 + 20 + 17 font 66, plus que 60.
lesson-summon-8-hint = Vingt, vingt et vingt.
lesson-summon-8-other = Votre premier tour est fini avec moins de trois unités.

## Passer les reliques
lesson-carry = Passer les reliques
lesson-carry-about = Remettez une relique, laissez-la, et voyez pourquoi elle n’avance que d’une case par tour.
lesson-carry-1 = Une action peut remettre une relique à une unité voisine : elle avance ainsi d’une case vers le but. Remettez-la à l’autre Maraudeur.
lesson-carry-1-right = La relique est chez l’autre Maraudeur, une case plus loin. La coche dit qu’elle a bougé.
lesson-carry-1-a = Elle avance aussi d’une case, mais pas vers la relique de l’est. Remettez-la à l’autre Maraudeur.
lesson-carry-1-refused-a = Une unité volante ne tient pas de relique : un Dragon ne peut donc pas la prendre.
lesson-carry-2 = La coche dit : cette relique a déjà bougé ce tour-ci, quel que soit son porteur. Activez donc celui-ci et laissez-le sur place : terminez son activation.
lesson-carry-2-right = Un nouveau tour arrive, et la coche disparaît.
lesson-carry-2-a = Le Maraudeur est parti, et la relique est restée seule. Attendez avec elle.
lesson-carry-2-refused-a = Elle a déjà bougé ce tour-ci. Personne ne peut la déplacer encore.
lesson-carry-3 = Nouveau tour, plus de coche. Portez-la plus loin, à côté de la relique de l’est.
lesson-carry-3-right = La relique de l’est est maintenant voisine du porteur.
lesson-carry-3-a = Sans la relique ? Emportez-la.
lesson-carry-3-b = Portée, mais pas encore à côté de la relique de l’est.
lesson-carry-4 = Concluez.
lesson-carry-4-right = Deux reliques tenues par une même unité : victoire.
lesson-carry-4-a = L’une en main, l’autre au sol. Emportez-la.
lesson-carry-5 = À vous : gagnez dès ce tour. Attention à l’ordre.
lesson-carry-5-right = L’un s’approche d’abord avec sa relique, puis l’autre lui remet la sienne, qui n’a pas bougé.
lesson-carry-5-a = Côte à côte, mais cette relique a bougé et ne peut plus être remise. Changez l’ordre.
lesson-carry-5-hint = Seule une relique qui n’a pas bougé peut être remise.
lesson-carry-5-other = Votre tour est fini, et aucune unité ne tient encore deux reliques.

## Sur des ailes de dragon
lesson-wings = Sur des ailes de dragon
lesson-wings-about = Volez, tirez, et sachez quand les épées vous atteignent.
lesson-wings-1 = Une unité volante survole collines, lacs et unités, jusqu’à deux cases. L’arbalète tire à deux cases exactement : trouvez d’où tirer sur le Rôdeur.
lesson-wings-1-a = Trop près pour l’arbalète ; les griffes iraient, mais tirons.
lesson-wings-1-b = Trop loin : l’arbalète tire à deux cases exactement.
lesson-wings-2 = Exactement deux cases. Tirez !
lesson-wings-2-right = 4 + 1 = 5 dégâts, et le poison paralyse le Rôdeur : il ne peut pas bouger. Après son action, votre Dragon ne peut plus voler ce tour-ci.
lesson-wings-2-a = Une arbalète chargée et une action libre : tirez.
lesson-wings-3 = Une unité volante qui attaque le sol est exposée : les épées l’atteignent jusqu’à sa prochaine activation. Essayez : griffez la Tour de guet.
lesson-wings-3-right = 5 dégâts à la tour. Voyez la mire près de votre Dragon : il est exposé. La tour riposte à l’épée : de 8 à 4.
lesson-wings-3-a = Sans risque, mais sans effet. Griffez la tour.
lesson-wings-4 = Cette fois, volez seulement, et restez près de la tour si vous l’osez. Qui ne fait que voler est hors d’atteinte des épées.
lesson-wings-4-right = La tour n’a pas de cible : votre Dragon vole trop haut. Seuls l’atteignent une plus longue portée, une intervention ou une autre unité volante.
lesson-wings-4-a = Elle ripostera : quatre de plus, et votre Dragon meurt. Volez seulement.
lesson-wings-5 = La relique du centre est libre près de votre Maraudeur, et qui vole ne tient pas de relique. Qui doit y aller ?
lesson-wings-5-right = Le Maraudeur y va et tient les deux : victoire.
lesson-wings-5-a = Le Dragon plane au-dessus de la relique sans la tenir ; et il gêne.
lesson-wings-5-b = Une relique est restée derrière. Emportez-la.
lesson-wings-6 = À vous : tuez un Dragon avec votre épée.
lesson-wings-6-right = La mire disait lequel avait attaqué le sol.
lesson-wings-6-a = Vous aviez une cible à côté de vous. Cherchez la mire.
lesson-wings-6-refused-a = Celui-ci n’a fait que voler ; votre épée ne l’atteint pas.
lesson-wings-6-hint = Un seul d’entre eux a attaqué au tour précédent.
lesson-wings-6-other = Les deux Dragons vivent. L’un d’eux porte une mire.

## L’armure s’use
lesson-armour = L’armure s’use
lesson-armour-about = Unissez-vous contre une cible ; sorts et armure magique.
lesson-armour-1 = Les Maraudeurs ont 3 d’armure : chaque point arrête un dégât, une fois par tour. Frappez le porteur de la relique.
lesson-armour-1-right = 4 − 3 = 1 dégât. Mais son armure est épuisée jusqu’au début du prochain tour.
lesson-armour-1-a = Il faut bien entamer cette armure. Frappez.
lesson-armour-2 = Son armure est épuisée pour ce tour. Frappez encore la même cible.
lesson-armour-2-right = Cette fois, 4 − 0 = 4 dégâts.
lesson-armour-2-a = Un bouclier intact : 1 dégât seulement. Frappez celui dont l’armure est épuisée.
lesson-armour-3 = Votre Dragon a la Science des armes : ses tirs ignorent un point d’armure. Ici, ce n’est même pas nécessaire : tirez sur la même cible.
lesson-armour-3-right = 5 dégâts : il reste 1 point de vie. Au prochain tour, toutes les armures seront intactes.
lesson-armour-3-a = Hors de portée. Tirez de là où il était.
lesson-armour-4 = Cet ennemi a cinq points d’armure physique et un de magique. La physique arrête tout, la magique seulement les sorts. Épuisez-les avec votre Éclair magique.
lesson-armour-4-right = 6 contre 1 + 5 : aucun dégât, mais les six points sont épuisés.
lesson-armour-4-a = Le marqueur reste, mais l’occasion est passée. Lancez l’éclair.
lesson-armour-5 = Aucun dégât, et pourtant rien de perdu : plus rien n’arrête le carreau. Tirez.
lesson-armour-5-right = 6 dégâts entiers : de 11 à 5.
lesson-armour-5-a = L’armure n’est épuisée que pour ce tour. Tirez maintenant.
lesson-armour-6 = À vous : gagnez dès ce tour. Six points de vie et 3 d’armure vous séparent de la relique.
lesson-armour-6-right = Ensemble, et dans le bon ordre : bien joué.
lesson-armour-6-a = 1 et 4 : il manque un point. Que le Dragon vous aide.
lesson-armour-6-hint = L’arbalète et une épée suffisent tout juste.
lesson-armour-6-other = Votre tour est fini, et aucune unité ne tient encore deux reliques.

## Abris, cratères et falaises
lesson-lines = Abris, cratères et falaises
lesson-lines-about = Les collines protègent, et le terrain lui-même peut changer.
lesson-lines-1 = Une colline plus haute que vous deux arrête le tir. Décalez-vous là où l’un des plus courts chemins est libre, puis tirez.
lesson-lines-1-right = 6 − 2 = 4 dégâts. Un seul plus court chemin libre suffit.
lesson-lines-1-a = De là, le Guerrier est à trois cases.
lesson-lines-1-refused-a = La colline entre vous est plus haute que vous deux : elle protège la cible.
lesson-lines-2 = La Terraformation change d’un niveau une case voisine de votre Maître des sorts. Creusez un cratère sous le Rôdeur, près du lac.
lesson-lines-2-right = Le cratère touche le lac et se remplit aussitôt : le Rôdeur se noie et perd 5.
lesson-lines-2-a = Voilà le Rôdeur en hauteur. Choisissez le cratère.
lesson-lines-2-b = Bel éclair ; mais le lac peut le faire sans dépenser de marqueur de temps.
lesson-lines-3 = Un Rôdeur sur la crête veut la relique. Changez la case entre eux en cratère : colline contre cratère, c’est une falaise, et nul ne la descend.
lesson-lines-3-right = Pas d’eau à côté, donc le cratère reste sec. Ni pas ni coup de portée 1 ne franchit la falaise.
lesson-lines-3-a = Le Rôdeur traverse maintenant à plat. Choisissez le cratère.
lesson-lines-4 = Cratères et eau peuvent être comblés. Changez d’avis : refaites du cratère une plaine.
lesson-lines-4-right = De nouveau une plaine. Collines, eau et cratères ne peuvent occuper plus de 42 cases à la fois.
lesson-lines-4-a = Comblez-le : un niveau au-dessus du cratère, c’est la plaine.
lesson-lines-4-refused-a = Un niveau à la fois : un cratère devient d’abord une plaine.
lesson-lines-5 = À vous : gagnez dès ce tour. Vos Rôdeurs ont 4 points de vie, et la relique est dans le lac.
lesson-lines-5-right = Assécher la case, puis y marcher : bel ouvrage.
lesson-lines-5-a = Le Rôdeur s’est noyé avant de la tenir. Asséchez d’abord la case.
lesson-lines-5-hint = D’un seul changement, l’eau devient plaine.
lesson-lines-5-other = Votre tour est fini, et aucune unité ne tient encore deux reliques.

## Poussé, tombé, écrasé
lesson-push = Poussé, tombé, écrasé
lesson-push-about = Poussez l’ennemi là où cela fait mal.
lesson-push-1 = L’Orbe de télékinésie de votre Chevalier pousse d’une case, dans la direction de votre choix, une unité à deux cases au plus. Envoyez le Rôdeur à l’eau.
lesson-push-1-right = Le Rôdeur glisse dans le lac, se noie et perd 5 : de 10 à 5. Aucune armure n’y peut rien.
lesson-push-1-a = Poussé sur la plaine sèche : aucun mal.
lesson-push-1-b = Encore la terre ferme : aucun mal.
lesson-push-2 = Une unité qui ne peut pas reculer est écrasée et perd 3 points de vie. Poussez le Rôdeur contre un obstacle, la crête par exemple.
lesson-push-2-right = Collines, bords et unités ne cèdent pas : de 10 à 7. L’unité heurtée ne perd rien.
lesson-push-2-a = Le Rôdeur recule, c’est tout. Poussez-le contre un obstacle.
lesson-push-3 = Vers le bas, c’est autre chose : qui est poussé plus bas tombe et perd 3. Faites tomber le Rôdeur de la colline.
lesson-push-3-right = La chute coûte 3 points de vie, même de la falaise dans le cratère. L’armure ne compte pas.
lesson-push-3-a = C’est la colline voisine : même niveau, pas de chute.
lesson-push-3-b = Une unité s’y trouve : le Rôdeur est seulement écrasé. Cherchez une case libre plus basse.
lesson-push-4 = Vous pouvez aussi pousser vos unités, et elles peuvent emporter une relique. Poussez votre archer sur la deuxième relique.
lesson-push-4-right = Une case, relique en main, sur la deuxième : victoire.
lesson-push-4-a = L’archer est parti sans sa relique. Emportez-la.
lesson-push-5 = À vous : huit points de vie, une poussée. Tuez le Rôdeur sur la colline.
lesson-push-5-right = 3 pour la chute et 5 pour l’eau : huit.
lesson-push-5-a = Une chute de 3 seulement. Cherchez plus humide.
lesson-push-5-b = De colline en colline : rien ne se passe.
lesson-push-5-hint = Chute et eau s’ajoutent : 3 + 5.
lesson-push-5-other = Le Rôdeur vit encore. Une poussée peut lui coûter huit points de vie.

## Marqueurs de temps et sorts
lesson-time = Marqueurs de temps et sorts
lesson-time-about = Des capacités qui se paient en temps.
lesson-time-1 = Certaines capacités coûtent un marqueur de temps (T) de leur carte, et chaque nouvelle unité en apporte un. Lancez l’Éclair magique sur le Maraudeur, pour A et T.
lesson-time-1-right = 5 + 1 − 3 d’armure = 3 dégâts. L’Éclair magique n’a plus de marqueur.
lesson-time-1-a = Le marqueur est là pour servir. Lancez l’éclair.
lesson-time-2 = Un nouveau Maître des sorts apporte un marqueur à chacune de ses cartes qui en demande. Invoquez-en un.
lesson-time-2-right = L’Éclair magique a de nouveau un marqueur.
lesson-time-2-a = Sans nouveau Maître des sorts, pas de nouvel éclair.
lesson-time-2-b = Un Rôdeur apporte un marqueur à la Catapulte, mais pas d’éclair.
lesson-time-3 = Un marqueur sert à toutes les unités de l’alpha. L’ancien Maître des sorts, à l’avant, peut dépenser ce que le nouveau a apporté : relancez l’éclair.
lesson-time-3-right = Trois de plus : de 8 à 5. Le marqueur est reparti, peu importe lequel l’a dépensé.
lesson-time-3-a = Celui-là est trop loin. Prenez celui de devant.
lesson-time-4 = Les états durent jusqu’au début de votre prochain tour. Donnez au Rôdeur l’Inspiration héroïque : toutes ses attaques ont +2.
lesson-time-4-right = Le signe au-dessus du Rôdeur dit : inspiré.
lesson-time-4-a = 10, un point d’armure ignoré, deux arrêtés : 8 dégâts, il en manque deux. Inspirez-le d’abord.
lesson-time-5 = La Catapulte maintenant : trois cases exactement, un marqueur, de lourds dégâts.
lesson-time-5-right = 9 + 1 + 2 = 12, l’armure arrête 2 : 10 dégâts. Le Maraudeur meurt, la relique est libre.
lesson-time-5-a = Le Rôdeur est trop près. Tirez de là où il était.
lesson-time-6 = Le Tremblement de terre n’a pas à viser : il court le long de collines, d’eau ou de cratères reliés, à partir de vous. Secouez le Maraudeur sur la crête.
lesson-time-6-right = 6 + 1 − 3 = 4 dégâts : de 11 à 7.
lesson-time-6-a = Un éclair pour l’autre : bien, mais il s’agit de la crête.
lesson-time-6-refused-a = Celui-là est sur une plaine : le séisme n’y va pas.
lesson-time-7 = À vous : onze points de vie, armure 3, un marqueur de Catapulte. Tuez le Maraudeur dès ce tour.
lesson-time-7-right = Hauteur, inspiration et une lourde pierre : juste assez.
lesson-time-7-a = De la colline, 12 − 2 = 10 : il manque un point.
lesson-time-7-b = Le Rôdeur inspiré n’est pas celui qui a tiré. Dix dégâts : il en manque un.
lesson-time-7-hint = Hauteur et inspiration s’ajoutent.
lesson-time-7-other = Le Maraudeur vit encore. Onze dégâts sont possibles en un tir.

## Interventions divines
lesson-gods = Interventions divines
lesson-gods-about = Des cartes d’en haut : seule celle du dessus compte, une fois par tour de chaque joueur.
lesson-gods-1 = Vous pouvez jouer la carte du dessus de votre pile, une fois par tour de chaque joueur. L’Inondation change en eau jusqu’à quatre cases : noyez les deux ennemis, puis choisissez « Assez ».
lesson-gods-1-right = Deux cases deviennent de l’eau : Maîtres des sorts de 8 à 3, Rôdeurs de 10 à 5. L’Inondation quitte la partie ; le Tsunami est maintenant dessus.
lesson-gods-1-a = L’eau a manqué quelqu’un. Choisissez les cases où se tiennent les deux ennemis.
lesson-gods-1-b = Un pas, c’est bien, mais que le ciel aide d’abord : jouez la carte.
lesson-gods-1-refused-a = Seule la carte du dessus peut être jouée : l’Inondation.
lesson-gods-1-other = Le tour est fini sans inondation. Jouez la carte de votre pile.
lesson-gods-2 = Il vous faut une carte d’en dessous ? Vous pouvez à tout moment défausser des cartes du dessus. Défaussez le Tsunami, puis faites tomber le Rôdeur de sa colline.
lesson-gods-2-right = Le Tsunami est montré, puis perdu. Le Rôdeur perd ses 3 derniers points de vie et meurt.
lesson-gods-2-a = De colline en colline, pas de chute. Poussez-le vers le bas.
lesson-gods-2-b = Tout est parti pour rien. N’en défaussez qu’une.
lesson-gods-3 = Certaines cartes restent : la Force athilienne donne +3 en mêlée pendant six tours. Donnez-la à votre Guerrier, puis frappez le Dragon.
lesson-gods-3-right = 5 + 1 + 3 − 3 d’armure = 6 : le Dragon meurt. Le signe sur votre Guerrier décompte de 6, un par tour.
lesson-gods-3-a = 5 + 1 − 3 = 3 : le Dragon vit. Jouez d’abord la carte.
lesson-gods-3-b = C’est l’autre qui est renforcé. Choisissez le Guerrier voisin du Dragon.
lesson-gods-4 = Argent inonde vos deux Rôdeurs à la fois : dix points de vie perdus, huit en réserve. Un seul meurt, et vous choisissez lequel.
lesson-gods-4-right = Un Rôdeur meurt, et la réserve est pleine : 10. Le reste de la perte est oublié.
lesson-gods-4-a = La relique serait libre dans l’eau. Gardez son porteur.
lesson-gods-5 = À vous : gagnez dès ce tour. Huit points de vie occupent la relique.
lesson-gods-5-right = Le lac a grandi, l’épée a fait le reste : bien joué.
lesson-gods-5-a = Écrasé pour 3, frappé pour 4 : il reste un point. La carte du dessus était-elle vraiment inutile ?
lesson-gods-5-hint = Un lac de trois cases peut grandir de trois.
lesson-gods-5-other = Votre tour est fini, et aucune unité ne tient encore deux reliques.

## Pendant le tour ennemi
lesson-answer = Pendant le tour ennemi
lesson-answer-about = Intervenez dans le tour ennemi, remontez le temps et sauvez la situation.
lesson-answer-1 = Le Maître des sorts d’Argent s’est approché et vous a infligé 3 dégâts. Après une activation, vous pouvez jouer à tout moment de celle-ci : poussez-le vers le nord-est après sa marche, avant l’éclair.
lesson-answer-1-right = L’éclair est annulé, votre vie revient à 11. Le Maître est dans le lac, avec 5 points de vie de moins. « Quand vous proposer d’intervenir ? » règle la fréquence.
lesson-answer-1-a = Les trois dégâts restent alors. Il y a un meilleur moment.
lesson-answer-1-b = Le voilà mouillé, mais l’éclair a déjà touché. Choisissez le moment d’avant.
lesson-answer-1-c = Il n’a pas encore marché : il peut marcher et lancer de nouveau. Choisissez le moment après sa marche.
lesson-answer-1-d = Sur la terre ferme, il peut lancer de nouveau. Poussez-le dans le lac, au nord-est.
lesson-answer-2 = Argent réunit deux reliques, mais vous avez une carte : une dernière chance, à un moment avant ce pas. Poussez le Rôdeur là d’où il ne pourra pas revenir.
lesson-answer-2-right = Son pas est annulé. La relique de l’ouest a bougé ce tour-ci et ne peut plus être portée : c’est sauvé.
lesson-answer-2-a = La partie est alors perdue. Jouez la carte.
lesson-answer-2-b = Une colline : le Rôdeur est seulement écrasé et peut revenir. Choisissez une case où il peut aller.
lesson-answer-2-c = Vous l’avez poussé vous-même sur la relique !
lesson-answer-3 = Argent annonce le Coup de foudre sur votre archer : 3 points de vie, et il en reste 3. Vous pouvez répondre avec votre carte, et la réponse passe d’abord.
lesson-answer-3-right = D’abord +6, de 3 à 9 ; puis la foudre, de 9 à 6. Personne ne meurt.
lesson-answer-3-a = L’archer meurt et perd la relique. Répondez.
lesson-answer-4 = Le Transfert de relique mettrait la deuxième relique sous les pieds d’un ennemi. L’Annulation supprime une carte annoncée : jouez-la.
lesson-answer-4-right = Le Transfert de relique est annulé ; les deux cartes sont perdues, et la relique reste en place.
lesson-answer-4-a = Vous perdez alors aussitôt. Annulez la carte.
lesson-answer-5 = À vous : dernière chance. Survivez.
lesson-answer-5-right = Une carte défaussée, un pas annulé, une partie sauvée.
lesson-answer-5-a = Trois points de vie sur quatre : le Rôdeur vit et peut revenir.
lesson-answer-5-b = C’est perdu.
lesson-answer-5-hint = Ici aussi, vous pouvez défausser pour atteindre la carte suivante.
lesson-answer-5-other = De là, le Rôdeur peut encore réunir les deux reliques.

## Esprits empruntés
lesson-mind = Esprits empruntés
lesson-mind-about = Commandez une unité ennemie le temps d’une activation.
lesson-mind-1 = Votre Liseur d’esprit fait agir pour vous, aussitôt, un ennemi à deux cases au plus. Dominez le Rôdeur.
lesson-mind-1-right = Or contrôle cette unité : son mouvement et son action sont à vous.
lesson-mind-1-a = Assez près, mais vous avez oublié de prendre son esprit.
lesson-mind-1-refused-a = Le Maître des sorts est trop loin : une ou deux cases.
lesson-mind-2 = Sa Catapulte, son marqueur, ses camarades : tirez sur le Maître des sorts.
lesson-mind-2-right = 9 + 1 = 10 dégâts : le Maître des sorts meurt, et le marqueur de Catapulte d’Argent est dépensé.
lesson-mind-2-a = Vous l’avez laissé partir sans rien en faire.
lesson-mind-3 = Il lui reste un mouvement, et le lac est profond. Faites-l’y marcher.
lesson-mind-3-right = 5 points de sa propre réserve : de 10 à 5. À son tour, il agira comme d’habitude.
lesson-mind-3-a = Une agréable promenade pour le Rôdeur. Pensez à l’eau.
lesson-mind-3-b = Son mouvement est encore à vous. Utilisez-le.
lesson-mind-4 = Ce Rôdeur tient une relique. Dominez-le, éloignez-le et laissez la relique. Une unité empruntée ne peut jamais en obtenir deux.
lesson-mind-4-right = La relique du centre est libre, près de vos unités.
lesson-mind-4-a = Il a emporté la relique. Laissez-la.
lesson-mind-4-refused-a = Personne ne peut obtenir une deuxième relique pendant qu’une unité empruntée agit.
lesson-mind-4-other = Le tour est fini, et le Rôdeur tient toujours sa relique.
lesson-mind-5 = À vous : gagnez dès ce tour.
lesson-mind-5-right = Ses jambes, votre victoire.
lesson-mind-5-a = Quatre dégâts ne le font pas bouger. Empruntez plutôt ses jambes.
lesson-mind-5-hint = Le Rôdeur peut être éloigné sans sa relique.
lesson-mind-5-other = Votre tour est fini, et aucune unité ne tient encore deux reliques.

## Tours et bannières
lesson-army = Tours et bannières
lesson-army-about = Des unités qui apparaissent là où il le faut.
lesson-army-1 = Une Tour de guet ne bouge jamais et ne tient pas de relique, mais peut apparaître à trois cases au plus de vos autres unités. Invoquez-en une à côté de votre Rôdeur blessé.
lesson-army-1-right = 117 points sont dépensés, et la tour est là où il le faut. Elle agira dès votre prochain tour.
lesson-army-1-a = C’est permis, mais pas à côté du Rôdeur. Ses soins n’atteignent qu’une unité voisine.
lesson-army-1-refused-a = Pas à côté d’une unité ennemie.
lesson-army-1-refused-b = Une tour ne peut pas être placée sur une relique.
lesson-army-2 = Ses Mains guérisseuses rendent trois points à la réserve d’une unité voisine. Soignez vos Rôdeurs.
lesson-army-2-right = De 4 à 7. On ne soigne jamais au-delà du maximum.
lesson-army-2-a = Vos Rôdeurs ont 4 sur 10. Soignez-les.
lesson-army-2-refused-a = La réserve des tours est pleine : rien à soigner.
lesson-army-3 = La Bannière d’invocation du Maraudeur en appelle un autre sur une case voisine, pour M, A et 23 points. Choisissez la meilleure.
lesson-army-3-right = Le nouveau Maraudeur apparaît sur la relique et la tient. Tous deux partagent une réserve, toujours 11.
lesson-army-3-a = Un nouveau Maraudeur, mais sur une case vide. Il y a mieux.
lesson-army-3-b = Bien ; mais la bannière pose un second Maraudeur sur la relique et laisse le premier libre.
lesson-army-4 = À vous : vous êtes dans un cratère, la relique sur la colline. Tenez-la dès ce tour.
lesson-army-4-right = Une unité invoquée n’a pas besoin de chemin : bien vu.
lesson-army-4-a = Sorti du cratère, mais sans relique.
lesson-army-4-refused-a = Colline contre cratère, c’est une falaise.
lesson-army-4-hint = Être invoqué, ce n’est pas marcher.

## Comment cela finit, ou pas
lesson-end = Comment cela finit, ou pas
lesson-end-about = Retours, parties nulles, et comment arrêter l’autre camp.
lesson-end-1 = Toutes vos unités sont mortes, mais vous n’avez pas perdu : seules comptent deux reliques tenues par une même unité. Invoquez un Maraudeur avec vos 23 derniers points.
lesson-end-1-right = Les 250 points sont dépensés. Les unités mortes n’en rendent aucun.
lesson-end-1-a = Vous pouvez attendre, mais des points ne font pas gagner. Invoquez.
lesson-end-2 = Quarante tours sans invocation, mort, intervention ni marqueur de temps dépensé font une partie nulle. Ce serait le quarantième : faites quelque chose qui compte.
lesson-end-2-right = Le compte repart de zéro. Vous pouvez aussi proposer la nulle une fois par tour, ou abandonner à tout moment.
lesson-end-2-a = La partie est nulle. Invoquez une unité.
lesson-end-3 = Argent ira sur la relique du centre au prochain tour et gagnera. Une case n’a de place que pour une unité : arrivez avant lui.
lesson-end-3-right = Vous tenez la relique du centre, et le chemin est barré.
lesson-end-3-a = Le Rôdeur passe à côté de vous, prend la relique et gagne. Mettez-vous dessus.
lesson-end-4 = À vous : Argent gagne au prochain tour. Mieux que barrer le chemin : tuez le porteur maintenant.
lesson-end-4-right = Cinq et quatre : le porteur n’est plus, sa relique est libre.
lesson-end-4-a = Bon barrage, et quatre dégâts ; mais le porteur vit. Il y avait mieux.
lesson-end-4-hint = Neuf points de vie : cinq et quatre.
lesson-end-4-other = Le porteur vit encore.

## Départ rapide : choisissez votre armée
lesson-armies = Départ rapide : choisissez votre armée
lesson-armies-about = Deux armées prêtes, et une décision sur leurs cartes.
lesson-armies-1 = Le départ rapide offre deux armées prêtes ; les deux joueurs peuvent prendre la même. Prenez la Stratégie de raid : rapide, à longue portée, avec quatre interventions dont vous pouvez changer l’ordre.
lesson-armies-1-right = Vos quatre cartes sont dans l’ordre choisi. Argent choisit en secret.
lesson-armies-1-a = La Stratégie de l’eau est l’armée de votre première partie. Essayez l’autre.
lesson-armies-1-refused-a = Vous pouvez changer l’ordre des quatre cartes, mais pas les cartes.
lesson-armies-2 = Le premier joueur est tiré au sort, seul hasard de ce jeu. C’est vous : invoquez un Maître des sorts et un Rôdeur, pour 49 points.
lesson-armies-2-right = Les deux alphas sont révélés ; le troisième reste caché tant qu’il ne sert pas.
lesson-armies-2-a = Une tour sur la rangée du fond ne garde encore rien.
lesson-armies-3 = Gardez le troisième alpha caché : on ne prévoit pas ce qu’on n’a pas vu. Terminez votre invocation.
lesson-armies-3-right = Argent voit combien de cartes compte ce paquet, et rien de plus.
lesson-armies-3-a = Ne défaussez rien sans raison. Terminez votre invocation.
lesson-armies-3-refused-a = 29 + 20 + 17 font 66 : plus que les 60 pour plusieurs unités.
lesson-armies-4 = À vous : gagnez dès ce tour avec la carte du dessus.
lesson-armies-4-right = La relique est venue à vous : beau transfert.
lesson-armies-4-a = Une case de trop : l’autre relique est à deux cases. Peut-elle se rapprocher ?
lesson-armies-4-hint = Le Transfert de relique déplace d’une case une relique libre.
lesson-armies-4-other = Votre tour est fini, et aucune unité ne tient encore deux reliques.

## Duel standard : créez vos alphas
lesson-create = Duel standard : créez vos alphas
lesson-create-about = Trois créatures tirées de 65 cartes, et une pile d’au plus quatre interventions.
lesson-create-1 = Un alpha est une créature faite de cartes et commence par exactement un genre. Le Rôdeur des ombres donne 10 points de vie, deux mains, cinq points de sort et +1 à distance : choisissez-le.
lesson-create-1-right = L’alpha 1 coûte maintenant 10 : 10 points de vie, deux mains et cinq points de sort libres.
lesson-create-1-a = Un bon combattant, mais cette leçon crée un archer.
lesson-create-1-b = Un bon magicien, mais cette leçon crée un archer.
lesson-create-1-refused-a = Le genre vient d’abord.
lesson-create-2 = Les armes demandent des mains. L’Arbalète étynienne prend les deux : attaque à distance 4, à deux cases. Ajoutez-la.
lesson-create-2-right = Coût 18, et plus aucune main libre.
lesson-create-2-a = L’arc porte plus loin mais frappe moins fort. Prenez l’arbalète.
lesson-create-2-refused-a = Un seul genre suffit.
lesson-create-3 = Plus de main libre pour un bouclier. Mais une armure se porte sur soi : ajoutez l’Armure complète.
lesson-create-3-right = Coût 23, armure physique 2.
lesson-create-3-a = Plus solide et plus chère : chaque unité la paie. Choisissez la plus légère.
lesson-create-3-refused-a = Le bouclier demande une main, et aucune n’est libre.
lesson-create-4 = Les sorts demandent des points de sort. Le Drain de vie prend les cinq : ajoutez-le.
lesson-create-4-right = Coût 28, et plus aucun point de sort. Son +3 de vie ne compte pas dans la réserve.
lesson-create-4-a = Quatre points sur cinq : possible aussi. Utilisez les cinq.
lesson-create-5 = L’Adresse au tir ajoute un à chaque tir. Ajoutez-la, puis déclarez l’alpha complet : 32 points par unité.
lesson-create-5-right = Alpha 1 : coût 32, vie 10, armure 2, attaque à distance 4 + 2.
lesson-create-5-a = Il peut s’en passer. Mais affinez d’abord son tir.
lesson-create-5-refused-a = Plus de points de sort ; une Baguette magique en donnerait.
lesson-create-6 = Les alphas bon marché viennent souvent. Créez une Horde de morts-vivants avec la Lame de Karoos : 13 points, et elle se multiplie au combat.
lesson-create-6-right = Alpha 2 : coût 13, vie 6.
lesson-create-6-a = Huit points, mais sans arme. Donnez-lui une lame.
lesson-create-6-refused-a = Chaque carte est unique : votre Rôdeur est pris.
lesson-create-7 = Une créature volante part en éclaireur, et ses griffes n’ont pas besoin de mains. Le Dragon délaissé seul suffit.
lesson-create-7-right = Alpha 3 : coût 12, vie 8, volant.
lesson-create-7-a = Une tour tient bon, mais il vous faut des ailes.
lesson-create-7-refused-a = L’arbalète est à l’alpha 1.
lesson-create-8 = Enfin la pile : jusqu’à quatre interventions pour huit points divins, dans l’ordre d’usage. Mettez la Force surnaturelle dessus.
lesson-create-8-right = 2 points divins sur 8 sont utilisés.
lesson-create-8-a = L’Annulation n’aide que s’il y a quelque chose à annuler. Mettez la Force surnaturelle dessus.
lesson-create-8-b = Aucune carte, c’est permis, mais dommage.
lesson-create-9 = Ajoutez le Transfert de relique, l’Annulation et le Coup de foudre, et c’est fini.
lesson-create-9-right = 7 points divins sur 8. L’armée est face cachée : personne n’en voit une carte avant que vous la révéliez.
lesson-create-9-a = C’est permis, mais la moitié de vos points divins reste inutilisée.
lesson-create-9-refused-a = Les Ailes célestes demandent trois points ; il en reste deux.
lesson-create-10 = À vous, alpha 1 : 20 points au plus, avec l’Épée d’obsidienne et au moins un point d’armure.
lesson-create-10-right = Bon marché, armé et protégé : il viendra souvent.
lesson-create-10-a = Solide, mais plus de 20 points.
lesson-create-10-b = Aucune armure ne le protège.
lesson-create-10-c = Protégé, mais sans l’épée.
lesson-create-10-hint = Certains genres portent déjà une armure.
lesson-create-11 = Encore une fois, alpha 1 : un Rôdeur des ombres avec la Hache de Lorios et le Bouclier d’obsidienne.
lesson-create-11-right = Une Main supplémentaire pour le bouclier : bien créé.
lesson-create-11-a = Pas tout à fait : il faut un Rôdeur des ombres avec les deux cartes.
lesson-create-11-refused-a = Trois mains demandées, deux données.
lesson-create-11-hint = Il faut trois mains. Une carte peut en donner une.

## Duel standard : des cartes qui défient les règles
lesson-cards = Duel standard : des cartes qui défient les règles
lesson-cards-about = Un avant-goût de ce que vos alphas peuvent faire.
lesson-cards-1 = Les cartes l’emportent sur les règles, sauf deux : une unité par case, une case par relique et par tour. Avec les Ailes célestes, une unité vole et tient des reliques : sortez du cratère, sur la relique.
lesson-cards-1-right = Par-dessus la falaise, une case, relique en main : victoire.
lesson-cards-1-a = L’unité s’est envolée sans sa relique. Emportez-la.
lesson-cards-1-refused-a = Colline contre cratère, c’est une falaise ; à pied, pas de passage.
lesson-cards-2 = La Frénésie change le mouvement en une seconde attaque. Tuez le Rôdeur avec ce seul Guerrier.
lesson-cards-2-right = 6 et 6 : les dix points de vie sont partis, et la relique est libre.
lesson-cards-2-a = Six dégâts, il en manque quatre. Utilisez aussi la Frénésie.
lesson-cards-3 = Le Saut éclair franchit exactement deux cases par-dessus tout, pour M et un marqueur de temps. Votre relique ne suit pas si loin, mais vous pouvez arriver à l’autre avant l’ennemi.
lesson-cards-3-right = Votre Maître des sorts tient la relique du centre ; celle de l’ouest est restée derrière.
lesson-cards-3-a = Lentement mais sûrement, or l’ennemi est à côté de cette relique. Sautez.
lesson-cards-4 = Argent gagne au prochain tour, et vous êtes loin. Le Champ de stase fige une unité pendant quatre tours : elle ne peut ni agir ni être blessée. Jouez-le.
lesson-cards-4-right = Le porteur est figé : au tour d’Argent, il ne peut pas être activé.
lesson-cards-4-a = Celui-là était inoffensif. Figez le porteur.
lesson-cards-5 = Qui vole ne tient pas de relique, peu importe qui l’a fait voler. Faites léviter le Guerrier sur la relique du centre : elle sera libre.
lesson-cards-5-right = Le Guerrier flotte ; la relique du centre est libre sous lui jusqu’au début de votre prochain tour.
lesson-cards-5-a = C’est votre Maraudeur qui vole, et il a lâché sa relique !
lesson-cards-5-b = Six dégâts, et le Guerrier la tient encore. Faites-le léviter.
lesson-cards-6 = Ce Rôdeur a des Gènes explosifs : à sa mort, chaque unité voisine perd 3 points de vie, et vos Guerriers en ont 3. Tuez-le sans perdre personne.
lesson-cards-6-right = Le Guerrier s’écarte d’abord, puis l’archer tire de la colline. L’explosion ne touche personne.
lesson-cards-6-a = Boum : votre Guerrier est mort à côté. Pensez à la distance.
lesson-cards-6-other = Le Rôdeur vit encore. Quelqu’un peut le toucher de loin.
lesson-cards-7 = Votre archer lévite encore ; le sort finit au début de votre prochain tour. Choisissez bien où il se posera.
lesson-cards-7-right = À votre prochaine maintenance, le sort finit : l’archer se pose, tient la relique de l’est, et la Récupération rend 2 points de vie.
lesson-cards-7-a = Quand le sort finira, il tombera dans le lac : cinq points de vie, et il n’en a que cinq.
lesson-cards-7-b = Sans risque, mais la relique est à portée.
lesson-cards-8 = À vous : votre Maître des sorts n’a pas d’arme. Tuez le Guerrier à deux cases.
lesson-cards-8-right = Une arbalète copiée, et l’action était encore libre.
lesson-cards-8-a = Tout près, mais les mains vides. Quelle arme pourriez-vous copier ?
lesson-cards-8-hint = La Conjuration d’artefact copie une carte d’équipement pour un tour et laisse votre action libre.
lesson-cards-8-other = Le Guerrier vit encore. Quelle arme pourriez-vous copier ?

## Campagne : quatre alphas, plusieurs parties
lesson-campaign = Campagne : quatre alphas, plusieurs parties
lesson-campaign-about = Gagnez la série, et reconstruisez une créature entre les parties.
lesson-campaign-1 = En campagne, vous avez quatre alphas, mais n’en révélez que trois par partie. Trois sont sortis : invoquez une autre unité de l’un d’eux.
lesson-campaign-1-right = L’alpha IV reste caché pour une autre partie.
lesson-campaign-1-a = C’est permis, mais les points sont là. Invoquez.
lesson-campaign-1-refused-a = Trois alphas sont révélés ; le quatrième reste hors de cette partie.
lesson-campaign-2 = Gagnez maintenant : avancez à un pas de la victoire, relique en main.
lesson-campaign-2-right = Le Guerrier est à côté de la relique du centre.
lesson-campaign-2-a = Pas encore ? Allez-y.
lesson-campaign-2-b = Une relique est restée derrière. Emportez-la.
lesson-campaign-3 = Et gagnez la première partie sur trois.
lesson-campaign-3-right = 1 partie gagnée. Avant la suivante, on vous demande si vous reconstruisez un alpha.
lesson-campaign-3-a = Une relique est restée derrière. Emportez-la.
lesson-campaign-4 = Entre les parties, vous pouvez démonter un alpha et le reconstruire ; personne ne le sait. Reconstruisez le quatrième.
lesson-campaign-4-right = Ses cartes reviennent sur votre étagère.
lesson-campaign-4-a = C’est permis. Mais profitons de l’occasion.
lesson-campaign-5 = Donnez-lui ce que l’ennemi n’a pas vu : un Maraudeur avec la Hache de Lorios, par exemple. Toutes les cartes que vos autres alphas n’utilisent pas sont libres.
lesson-campaign-5-right = Le quatrième alpha a un nouveau visage, et personne ne le sait.
lesson-campaign-5-a = Le même visage qu’avant. Surprenez-les.
lesson-campaign-5-refused-a = Le Guerrier sauvage sert encore l’alpha 1.
lesson-campaign-6 = La pile se compose de nouveau avant chaque partie. Une carte suffit pour l’instant : la Force surnaturelle.
lesson-campaign-6-right = La partie 2 sur 3 commence : vie et points au complet des deux côtés.
lesson-campaign-6-a = Partir sans, c’est permis. Prenez une carte.
lesson-campaign-7 = À vous : deux alphas sont révélés. Révélez celui qui vole, et gardez l’autre pour plus tard.
lesson-campaign-7-right = Le Dragon est sorti, et votre quatrième alpha reste secret.
lesson-campaign-7-a = C’était le magicien : le Dragon reste hors de cette partie.
lesson-campaign-7-hint = Regardez les cartes des deux avant de choisir.
lesson-campaign-7-other = Le Dragon est encore caché. Invoquez-le.

## Galet dans la première partie guidée
coach-begin = Deux reliques pour une même unité, et vous gagnez. Les Maraudeurs portent les reliques : envoyez-les les chercher ; le Dragon chasse.
coach-win = Regardez bien : cette unité peut gagner tout de suite.
coach-win-unless = Regardez bien : cette unité peut tenir deux reliques. Seule une carte d’Argent pourrait encore empêcher votre victoire.
coach-win-near = Regardez bien : une de vos unités peut gagner tout de suite.
coach-danger = Attention : Argent peut gagner au prochain tour. Bloquez cette case ou tuez l’unité qui tient la relique.
coach-last-chance = Argent tient deux reliques. Votre carte du dessus est la dernière chance : jouez-la à un moment antérieur, et la suite sera annulée.
coach-exposed = Votre Dragon a attaqué le sol. Jusqu’à sa prochaine activation, les épées peuvent l’atteindre.
coach-their-relic = Argent tient une relique. Tuez l’unité qui la tient, ou barrez-lui la route.
coach-answer = Argent joue une carte. Seule une réponse de votre part passerait avant elle ; vous pouvez passer sans crainte.
coach-intervene = Vous pouvez intervenir avec votre carte du dessus, même avant ce qui vient de se passer. Si vous passez, vous la gardez.
coach-third-alpha = Votre troisième alpha est encore secret. Un Liseur d’esprit fait agir un ennemi pour vous, une fois par tour.
coach-summon = À la fin de chaque tour, vous pouvez invoquer une nouvelle unité. Un Maraudeur porte des reliques, un Dragon vole.
coach-fallen = Une unité est tombée ; les autres de sa sorte ont de nouveau toute leur vie. Vous pouvez en invoquer une autre.
coach-felled = Bien frappé. Les autres de sa sorte ont de nouveau toute leur vie : choisissez donc qui vous frappez en dernier.
coach-armour = Votre armure a tout arrêté. Chaque point ne sert qu’une fois par tour : un second coup passerait.
coach-first-relic = Une de vos unités tient une relique ! Désormais, qu’elle l’emporte quand elle se déplace.
coach-in-reach = Un ennemi est à portée. Regardez les dégâts avant de frapper.
coach-relic-near = Une relique est à un pas. Il suffit de se tenir dessus.
