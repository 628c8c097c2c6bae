# Ce que dit le guide dans les leçons d’Athlas : lesson-<leçon>-<étape>[-partie]
lesson-other = Permis, mais ce n’est pas ce que nous exerçons ici. Relisez la consigne.
part-first = Premiers pas

## Comment jouer, image par image

## Ce qui est éclairé, là où on ne peut que le nommer
light-unit = unité { $what }
light-field = case { $what }
light-relic = la relique « { $what } »
light-ability = la capacité { $what }
light-coin = le { $what } de l’unité qui agit
light-pool = la vie de l’alpha { $what }
light-alpha = votre alpha { $what }
light-button = le coup { $what }
light-steps = les étapes du tour

## Deux reliques font gagner
lesson-relics = Deux reliques font gagner
lesson-relics-about = Tenez une relique, portez-la et rejoignez-en une deuxième.
lesson-relics-1 = Trois reliques reposent sur le champ de bataille. Dès qu’une de vos unités en tient deux, vous gagnez. Activez votre Maraudeur : touchez-le.
lesson-relics-1-a = Ainsi, votre unité se repose ce tour-ci. Touchez plutôt le Maraudeur.
lesson-relics-2 = Il agit maintenant. Marchez sur la relique : qui se tient sur sa case la tient, sans autre coût.
lesson-relics-2-right = Votre Maraudeur tient la relique ; votre camp en affiche 1. Argent n’a pas encore d’unité et passe.
lesson-relics-2-a = Jolie promenade, mais la relique repose sur une autre des cases éclairées.
lesson-relics-2-b = La relique repose une case plus à l’est.
lesson-relics-2-c = Cela éloigne de la relique.
lesson-relics-2-d = C’est une colline : y grimper coûte le mouvement et l’action. Marchez d’abord vers la relique.
lesson-relics-2-e = Finie avant d’avoir commencé. Marchez plutôt vers la relique.
lesson-relics-3 = Votre tour suivant. Une relique suit qui la tient, mais d’une seule case par tour. Avancez vers l’autre relique et emportez la vôtre.
lesson-relics-3-right = La pierre suit son porteur. La petite coche dit qu’elle a déjà bougé ce tour-ci.
lesson-relics-3-a = Vous êtes parti en laissant la relique. Choisissez de l’emporter.
lesson-relics-3-b = Vous la portez, mais loin de la deuxième, qui se trouve à l’est.
lesson-relics-3-c = Rester sur place ne gagne rien aujourd’hui. Marchez vers l’est, relique en main.
lesson-relics-4 = Encore un pas, sur la deuxième relique, la première en main.
lesson-relics-4-right = Deux reliques tenues par une même unité : c’est gagné. Voilà tout le but du jeu.
lesson-relics-4-a = Vous tenez la nouvelle relique, mais l’ancienne est restée en chemin. Emportez-la.
lesson-relics-5 = À vous maintenant : gagnez à ce tour.
lesson-relics-5-right = Bien joué : une unité, deux reliques.
lesson-relics-5-a = Deux reliques, mais tenues par deux unités. Une seule doit tenir les deux.
lesson-relics-5-b = La relique de l’ouest est restée derrière. Emportez-la.
lesson-relics-5-hint = Qui en tient déjà une ?
lesson-relics-5-other = Votre tour est fini, et aucune unité ne tient encore deux reliques.

## Un mouvement, une action
lesson-fight = Un mouvement, une action
lesson-fight-about = Déplacez-vous, frappez, et voyez qui y perd de la vie.
lesson-fight-1 = À votre tour, chacune de vos unités agit une fois, avec un mouvement (M) et une action (A). D’abord le mouvement : amenez ce Maraudeur à côté du Rôdeur.
lesson-fight-1-a = De là, votre épée n’atteint personne : il lui faut une case voisine.
lesson-fight-1-b = Trop à l’est : l’épée frappe une case voisine.
lesson-fight-1-c = Grimper coûte le mouvement et l’action : plus de coup possible ce tour-ci.
lesson-fight-2 = Le M est utilisé, le A encore libre. L’action maintenant : frappez le Rôdeur avec l’Épée d’obsidienne.
lesson-fight-2-right = 4 dégâts : la vie de l’alpha II d’Argent passe de 10 à 6.
lesson-fight-2-a = Il vous restait une action. Frappez avant de terminer l’activation.
lesson-fight-3 = Les deux Rôdeurs vivent de cette seule barre : les unités d’un alpha partagent leur vie. L’arbalète du Dragon touche à deux cases exactement : tirez sur l’autre Rôdeur.
lesson-fight-3-right = La même barre descend, quel que soit le Rôdeur touché. Et le poison du Dragon paralyse sa cible.
lesson-fight-3-a = Le voilà à côté du Rôdeur, sans avoir attaqué. Tirez de là où il était.
lesson-fight-3-refused-a = Trois cases, c’est trop loin : l’arbalète en veut exactement deux.
lesson-fight-4 = Il reste peu de vie pour les deux. Qui perd le dernier point meurt : que votre second Maraudeur choisisse bien sa victime.
lesson-fight-4-right = Le porteur meurt, la relique est libre, et la barre se remplit : l’autre Rôdeur repart avec 10.
lesson-fight-4-a = Un Rôdeur tombe, mais l’autre garde la relique. Frappez celui qui la tient.
lesson-fight-5 = Votre Maraudeur a utilisé son action, mais son mouvement est libre. Prenez la relique.
lesson-fight-5-right = Vous tenez 1 relique. Mouvement et action se font dans l’ordre que vous voulez.
lesson-fight-5-a = Le mouvement est perdu. Allez d’abord sur la relique.
lesson-fight-5-b = Si près, et pourtant à côté.
lesson-fight-6 = À vous : gagnez à ce tour avec un seul Maraudeur.
lesson-fight-6-right = Le coup d’abord, le pas ensuite : bien combattu.
lesson-fight-6-a = Le Rôdeur n’est plus là, mais votre mouvement était déjà fait. Frappez, puis marchez.
lesson-fight-6-b = Une relique est restée derrière. Emportez-la.
lesson-fight-6-hint = Mouvement et action se font dans n’importe quel ordre.
lesson-fight-6-other = Votre tour est fini, et aucune unité ne tient encore deux reliques.

## Collines et eau
lesson-ground = Collines et eau
lesson-ground-about = D’en haut, on frappe plus fort ; dans l’eau profonde, on se noie.
lesson-ground-1 = Les collines sont un niveau plus haut. Grimper coûte le mouvement et l’action : grimpez sur la colline voisine du Rôdeur.
lesson-ground-1-right = Vous voilà en haut ; M et A sont utilisés. Argent attend, et votre prochain tour arrive.
lesson-ground-1-a = Toujours dans la vallée. Grimpez sur la colline.
lesson-ground-1-b = De cette colline, votre épée n’atteint pas le Rôdeur. Prenez celle qui est à côté de lui.
lesson-ground-1-refused-a = Marcher reste au même niveau. Monter ou descendre, c’est grimper.
lesson-ground-2 = D’en haut, chaque coup compte deux de plus. Frappez le Rôdeur en contrebas.
lesson-ground-2-right = 4 + 2 pour la hauteur = 6 dégâts : la vie de l’alpha II d’Argent passe de 10 à 4.
lesson-ground-2-a = Vous avez gardé la hauteur et perdu le coup. Frappez.
lesson-ground-3 = Vous menez maintenant des Rôdeurs, qui ne savent pas nager. Prenez le chemin court vers la relique, par le lac, et voyez ce qu’il coûte.
lesson-ground-3-right = Le Rôdeur se noie : la vie de vos Rôdeurs passe de 10 à 5. Une armure n’y aurait rien fait.
lesson-ground-3-a = Le chemin sec prend trois tours de plus. Pour une fois, mouillez-vous.
lesson-ground-4 = Qui commence et finit son activation dans l’eau se noie encore. Sortez, sur la relique.
lesson-ground-4-right = Rien de perdu cette fois, et vous tenez la relique de l’est. Puis le Maraudeur d’Argent entre dans l’autre lac sans rien perdre : les Maraudeurs nagent.
lesson-ground-4-a = Cinq points de vie de plus, et le Rôdeur disparaît. Sortez de l’eau.
lesson-ground-4-b = Encore de l’eau : cinq points de vie de plus, et le Rôdeur disparaît.
lesson-ground-5 = À vous : gagnez à ce tour.
lesson-ground-5-right = Droit à travers le lac : un Maraudeur le peut.
lesson-ground-5-a = Pieds secs, pas de victoire. Votre Maraudeur sait nager.
lesson-ground-5-hint = Qui a peur de l’eau ? Pas un Maraudeur.
lesson-ground-5-other = Votre tour est fini, et aucune unité ne tient encore deux reliques.
lesson-ground-6 = Encore une fois : tuez le Rôdeur d’un seul coup.
lesson-ground-6-right = 4 + 2 = 6 : la hauteur a fait la différence.
lesson-ground-6-a = En bas, personne ne frappe assez fort. Regardez plus haut.
lesson-ground-6-hint = Six points de vie, une épée de quatre, et deux pour la hauteur.
lesson-ground-6-other = Le Rôdeur vit encore. Quelqu’un peut frapper d’en haut.

## Votre armée arrive
lesson-summon = Votre armée arrive
lesson-summon-about = Invoquez des unités, jouez un tour entier, et soyez prêt pour votre première partie.
lesson-summon-1 = Vous êtes Or. Votre premier tour sert à invoquer : une unité de n’importe quel coût, ou jusqu’à trois pour 60 points en tout. Invoquez un Maraudeur sur une de vos six cases, en bas.
lesson-summon-1-right = Ses cartes sont révélées, le Maraudeur est prêt, et 23 de vos 250 points sont dépensés.
lesson-summon-1-a = Le Dragon vient ensuite. Il ne peut pas tenir de relique : commencez par un Maraudeur.
lesson-summon-1-b = Les Liseurs d’esprit sont pour plus tard. Commencez par un Maraudeur.
lesson-summon-1-refused-a = Au moins une unité doit venir à votre premier tour.
lesson-summon-2 = Il reste 37 des 60 points. Un Dragon en coûte 30 : faites-le venir aussi.
lesson-summon-2-right = 53 points sont dépensés. Un Liseur d’esprit à 21 dépasserait les 60.
lesson-summon-2-a = C’est permis, mais deux unités valent mieux qu’une. Faites venir le Dragon.
lesson-summon-2-b = Un second Maraudeur convient aussi. Pour cette leçon, prenez le Dragon.
lesson-summon-2-c = Le Liseur d’esprit convient aussi. Pour cette leçon, prenez le Dragon.
lesson-summon-3 = Rien d’autre ne tient dans les 60. Terminez votre invocation.
lesson-summon-3-right = Argent révèle maintenant un Maître des sorts et un Rôdeur des ombres. Puis c’est de nouveau à vous.
lesson-summon-3-refused-a = Cela ferait 74 points : plusieurs unités ensemble peuvent en coûter 60.
lesson-summon-4 = Un tour ordinaire : chaque unité agit une fois, dans n’importe quel ordre. Envoyez le Maraudeur en avant, vers les reliques.
lesson-summon-4-right = Le Maraudeur s’estompe : il a fait sa part ce tour-ci.
lesson-summon-4-a = De côté, vous perdez un tour. Allez en avant.
lesson-summon-4-b = Une unité qui se repose ne gagne rien. Avancez.
lesson-summon-5 = Les unités volantes survolent tout, jusqu’à deux cases, mais seulement avant d’agir. Volez de deux cases en avant.
lesson-summon-5-right = Toutes vos unités ont agi : la dernière étape du tour commence, l’invocation.
lesson-summon-5-a = Une case, c’est permis ; deux, c’est mieux.
lesson-summon-6 = Maintenant une nouvelle unité, si vous voulez. Un second Maraudeur coûte encore 23 et partage la vie du premier.
lesson-summon-6-right = 76 points sont dépensés, et la vie reste de 11 pour les deux. Le nouveau Maraudeur agira dès votre prochain tour.
lesson-summon-6-a = Vous pouvez économiser, mais les unités venues tôt vont le plus loin. Invoquez le Maraudeur.
lesson-summon-6-b = Trente points pour un second Dragon, c’est un choix aussi. Pour cette leçon, prenez le Maraudeur.
lesson-summon-6-c = Votre troisième alpha peut rester caché encore un peu. Prenez le Maraudeur.
lesson-summon-7 = Voilà tout le tour : agir avec chacun, puis invoquer une unité. Terminez-le.
lesson-summon-7-right = Vous savez maintenant tout pour votre première partie. Il reste une petite tâche.
lesson-summon-8 = Le premier tour avec une autre armée : ses alphas coûtent 29, 20 et 17 points. Faites venir trois unités.
lesson-summon-8-right = Trois unités en 60 points. Votre première partie peut commencer !
lesson-summon-8-a = Voilà 49 points dépensés : une troisième unité dépasserait 60.
lesson-summon-8-b = Voilà 46 points dépensés, et même la moins chère dépasserait 60.
lesson-summon-8-c = 58 points pour deux unités : plus de place pour une troisième.
lesson-summon-8-refused-a = 29 + 20 + 17 font 66, plus que 60.
lesson-summon-8-hint = Vingt, vingt et vingt.
lesson-summon-8-other = Votre premier tour est fini avec moins de trois unités.
