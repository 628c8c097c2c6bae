# Ce que dit le guide dans les leçons de Lutao : lesson-<leçon>-<étape>[-partie]
lesson-other = C’est permis, mais ce n’est pas ce que nous travaillons ici. Regardez ce qui est éclairé.
part-first = Premiers pas
part-base = Le jeu de base
part-peoples = Les peuples
part-runes = Les runes
part-variants = Plus de joueurs, d’autres plateaux, d’autres fins

## Où sont les choses, dans le terminal
light-province = la province { $what }
light-ship = le navire à { $what }
light-land = le pays { $what }
light-spell = le sort { $what }
light-button = le coup { $what }
light-panel =
    { $what ->
        [0] votre panneau
        [1] le panneau de Violet
       *[other] le panneau du troisième peuple
    }
light-tool =
    { $what ->
        [city] bâtir une ville
        [ship] lancer un navire
       *[lift] relever un piège
    }
light-reserve = les armées à placer
light-stepper = le nombre
light-cards = vos cartes Combat
light-battle = la bataille
light-buying = l’achat
light-race = la course à la cité de Lutao
light-round = le numéro de la manche
light-command = les actions de golem
light-offers = les cartes à choisir
light-people = votre peuple
light-piece = le pays en main

## Comment jouer
howto-1 = Le cramoisi, c’est vous. Un pion est un groupe d’armées, son nombre les compte ; une province est à qui l’occupe.
howto-2 = À votre tour, chaque armée peut aller une fois dans une province voisine. Une reste toujours sur place. Une terre vide est aussitôt à vous.
howto-3 = Si d’autres s’y trouvent, on se bat. Une, deux ou trois armées piochent deux, trois ou quatre cartes. Rendez-en une, jouez les autres ; les deux camps perdent en même temps.
howto-4 = Une Touche détruit une armée, une Touche de siège aussi, même derrière des murs ; un Coup héroïque deux (une derrière des murs). Un Bouclier arrête une touche, un Coup manqué ne fait rien.
howto-5 = Une ville abrite ses défenseurs : les simples Touches n’y font rien.
howto-6 = Après les batailles, regroupez-vous entre vos provinces voisines. Au-delà de huit dans une province, les armées sont perdues.
howto-7 = Puis chacun compte : un point par province et par ville, la prime de chaque pays complet, un de plus si votre ville s’y trouve.
howto-8 = Dépensez tous vos points : armées à partir de 2, navire 4, marqueur de ville 5, bâtonnet 1. On les pose à la manche suivante. Chaque ville enseigne aussi un sort.
howto-9 = Les navires font passer la mer aux armées ; chaque case de mer coûte un bâtonnet.
howto-10 = Les golems ne jouent pas de cartes : chacun inflige une touche sûre à chaque assaut. Une fois à vous, leur province rapporte golems × adversaires.
howto-11 = Prenez votre propre artefact : une manche de moins à tenir, et le pouvoir de votre peuple agit sur l’île.
howto-12 = Attaquez la cité avec huit armées ou plus. Tenez-la à la fin de trois manches de suite, et vous gagnez.

## Marcher et combattre
lesson-march = Marcher et combattre
lesson-march-about = Vous entrez en terre libre, attaquez un voisin et livrez votre première bataille.
lesson-march-1 = Les pions cramoisis sont vos armées ; le nombre les compte. Nuriel III est vide : appuyez sur Nuriel II, puis sur Nuriel III.
lesson-march-1-a = Nuriel I est déjà à vous. Le cadeau, c’est Nuriel III, qui est vide.
lesson-march-1-b = Ces cinq-là se battront bientôt. Allez d’abord de Nuriel II à Nuriel III, qui est vide.
lesson-march-2 = Combien partent ? Une armée reste toujours, donc deux au plus sur trois.
lesson-march-2-refused-a = Une armée doit rester : une province sans armées n’est à personne.
lesson-march-3 = Les trois parties de Nuriel sont à vous : un pays complet rapporte davantage. Attaquez maintenant Ilarnat I avec quatre de vos cinq armées.
lesson-march-3-a = Une contre deux perd presque toujours. Envoyez les quatre.
lesson-march-3-b = Terre libre, mais chaque armée ne bouge qu’une fois, et il ne reste personne pour l’attaque. Allez à Ilarnat I.
lesson-march-3-c = Une cible plus faible, bien vu. Pour cet exercice, prenez Ilarnat I et ses deux armées.
lesson-march-4 = Personne ne se bat avant que vous ayez fini de bouger. Appuyez sur « Fin du déplacement ».
lesson-march-5 = Trois armées ou plus piochent quatre cartes et en jouent trois. Une est rendue : choisissez le Coup manqué, il ne fait rien.
lesson-march-5-a = Une Touche détruit une armée. Gardez-la et rendez le Coup manqué.
lesson-march-5-b = Une Touche de siège détruit une armée, même dans une ville. Gardez-la et rendez le Coup manqué.
lesson-march-5-c = Un Bouclier arrête une touche contre vous. Gardez-le et rendez le Coup manqué.
lesson-march-6 = Deux touches ont détruit les deux armées, votre Bouclier a arrêté la leur. Après les batailles, vous pouvez encore vous regrouper ou, comme ici, terminer le tour.
lesson-march-6-right = Votre tour est fini, et chacun compte ses points : cinq provinces et un point pour Nuriel font six.
lesson-march-6-a = C’est un regroupement entre vos provinces ; il viendra plus tard. Terminez simplement le tour.
lesson-march-7 = À vous maintenant : prenez une province à Violet pendant ce tour.
lesson-march-7-right = La province est à vous. Beaucoup contre peu, et pas de murs : c’est une bonne attaque.
lesson-march-7-a = Une armée contre trois derrière des murs : sans espoir. Cherchez peu de défenseurs, et pas de ville.
lesson-march-7-b = Personne n’a bougé. Choisissez un voisin faible et envoyez un groupe fort.

## Pays, villes, points
lesson-lands = Pays, villes, points
lesson-lands-about = Vous bâtissez une ville, complétez un pays et dépensez les points qu’il rapporte.
lesson-lands-1 = Une manche commence par le déploiement. Bâtissez votre ville sur le symbole de ville de Nuriel I : elle abrite des armées, rapporte des points et enseigne des sorts.
lesson-lands-1-a = C’est aussi un symbole de ville, mais vous êtes loin de posséder tout Ilarnat. Dans un pays complet, une ville rapporte plus : Nuriel I.
lesson-lands-1-b = Les armées viennent dans un instant. Bâtissez d’abord la ville.
lesson-lands-1-refused-a = Il n’y a pas de symbole de ville ici. On ne bâtit partout que dans un pays tout à soi.
lesson-lands-2 = Trois nouvelles armées attendent. Placez-les toutes à Nuriel I, à côté de Nuriel II, la dernière partie de votre pays.
lesson-lands-2-a = Nuriel III y touche aussi. Prenez ici Nuriel I : derrière des murs, elles sont plus en sûreté.
lesson-lands-2-b = Depuis Ilarnat V, elles n’atteignent pas Nuriel II ce tour-ci. Placez-les à Nuriel I.
lesson-lands-2-c = C’est possible, mais il faut placer aussi les autres. Ensemble, elles sont fortes.
lesson-lands-2-refused-a = Les nouvelles armées n’attendent jamais : toutes doivent être placées maintenant.
lesson-lands-3 = Appuyez sur « Fin du déploiement ». Marqueurs de ville et navires peuvent attendre une autre manche ; les armées, non.
lesson-lands-4 = Attaquez Nuriel II avec trois armées, puis appuyez sur « Fin du déplacement ».
lesson-lands-4-a = Nuriel resterait incomplet. Attaquez d’abord Nuriel II.
lesson-lands-4-b = Une contre une, il ne reste souvent personne. Envoyez-en trois.
lesson-lands-5 = Rendez un Coup manqué. La Touche attaque, le Bouclier protège.
lesson-lands-5-a = Aucune de vos cartes ne détruirait alors d’armée. Gardez la Touche.
lesson-lands-5-b = Leur Touche vous coûterait alors une armée. Gardez le Bouclier.
lesson-lands-6 = Nuriel est complet. Terminez le tour, et les points sont comptés.
lesson-lands-7 = Dix provinces, une ville, tout Nuriel et la ville qui s’y trouve : 13 points, et le reste serait perdu. Achetez quatre armées (8), un navire (4) et un bâtonnet (1), qui lui fait passer une case de mer.
lesson-lands-7-right = Quatre armées et un navire attendent dans vos renforts, le bâtonnet dans votre stock. On les pose au début de la manche suivante.
lesson-lands-7-a = Six armées coûtent les 13 points : pas de navire, pas de chemin vers l’île. Quatre laissent de quoi faire.
lesson-lands-7-b = Sans armées, le navire partirait vide. Quatre sont un bon début.
lesson-lands-7-c = Quatre armées, c’est bien. L’île vous appelle : achetez aussi le navire.
lesson-lands-7-d = Un point serait perdu, et un navire sans bâtonnets reste au port.
lesson-lands-8 = Vous avez 20 points. Achetez un navire, trois bâtonnets et autant d’armées que le reste le permet.
lesson-lands-8-right = Six armées pour 13, le navire pour 4, trois bâtonnets pour 3 : tout est dépensé.
lesson-lands-8-a = Il restait trois points. Six armées coûtent 13.
lesson-lands-8-b = Sept armées coûtent 16 : il ne reste aucun bâtonnet pour le navire.

## Par-delà la mer
lesson-sea = Par-delà la mer
lesson-sea-about = Vous rejoignez l’île, battez votre premier golem et y posez directement de nouvelles armées.
lesson-sea-1 = L’île grise est Lutao, et seuls les navires y mènent. Lancez le vôtre à Nuriel II, sur la côte est, face à l’île.
lesson-sea-1-a = D’ici aussi, un bâtonnet mène à l’île. Pour cet exercice, prenez la côte est.
lesson-sea-1-b = Le coin de cette côte touche aussi l’anneau de mer. Pour cet exercice, prenez la côte est.
lesson-sea-1-c = De là, l’île est à deux cases de mer, et vous n’avez qu’un bâtonnet. Nuriel II est plus près.
lesson-sea-1-d = Cette côte tourne le dos à l’île : onze bâtonnets. Essayez Nuriel II, à l’est.
lesson-sea-1-e = D’ici, un bâtonnet mène à Lutao IX. Bien, mais débarquons sur Lutao X : prenez la côte est.
lesson-sea-2 = Rien d’autre à poser : appuyez sur « Fin du déploiement ».
lesson-sea-3 = Appuyez sur le navire, embarquez cinq armées et débarquez sur Lutao X. Un bâtonnet paie la case de mer entre les deux.
lesson-sea-3-a = Deux golems vous y attendent. Commencez par celui de Lutao X, qui est seul.
lesson-sea-3-b = Une armée ne peut pas gagner : elle joue une seule carte, et le golem touche toujours. Prenez-en cinq.
lesson-sea-3-refused-a = Cette côte est à deux cases de mer ; vous n’avez qu’un bâtonnet.
lesson-sea-4 = Terminez le déplacement. Les golems ne jouent pas de cartes : chacun inflige une touche sûre à chaque assaut.
lesson-sea-5 = Vous avez trois Coups manqués et une Touche. Rendez un Coup manqué, et la Touche brise le golem.
lesson-sea-5-a = Vous joueriez trois Coups manqués, et le golem resterait debout. Gardez la Touche.
lesson-sea-6 = Vous avez pris pied sur Lutao ! Terminez le tour.
lesson-sea-7 = Sept points : achetez trois armées pour 6, et un bâtonnet pour le dernier.
lesson-sea-7-a = Un deuxième navire est inutile, vous verrez bientôt pourquoi. Achetez trois armées et un bâtonnet.
lesson-sea-8 = Voici l’astuce : les nouvelles armées vont dans n’importe laquelle de vos provinces, sur Lutao aussi. Placez les trois sur Lutao X.
lesson-sea-8-right = Sept armées sont sur l’île, et les trois dernières n’ont pas eu besoin de navire.
lesson-sea-8-a = Il leur faudrait encore un navire et des bâtonnets. Sur Lutao X, elles sont aussitôt sur place.
lesson-sea-9 = Prenez pied sur Lutao depuis Tavani. Vous avez deux bâtonnets.
lesson-sea-9-right = Vous avez pris pied sur Lutao, à deux cases de mer de Tavani.
lesson-sea-9-a = C’est Yssala, pas l’île. Lutao VII est tout aussi près.
lesson-sea-9-b = Une bataille sur terre ne mène personne à Lutao. Prenez le navire.

## La cité de Lutao
lesson-city = La cité de Lutao
lesson-city-about = Vous prenez un artefact, donnez l’assaut à la cité de Lutao et la tenez jusqu’à la victoire.
lesson-city-1 = Votre étoile carrée se trouve sur Lutao IV : un artefact réservé à votre peuple. Attaquez ses deux golems avec cinq armées, puis terminez le déplacement.
lesson-city-1-a = Trois golems derrière des murs : cinq armées y échouent le plus souvent. L’artefact d’abord.
lesson-city-1-b = Deux golems infligent deux touches sûres à chaque assaut. Envoyez-en cinq.
lesson-city-2 = Deux golems, deux touches sûres ; le Bouclier en arrête une. Rendez le Coup manqué.
lesson-city-2-right = L’artefact est à vous. Il ne vous faut plus tenir la cité que deux manches au lieu de trois.
lesson-city-2-a = Les Boucliers arrêtent aussi les touches des golems. Rendez le Coup manqué.
lesson-city-3 = Une manche plus tard. Trois golems gardent la cité derrière ses murs : attaquez-la avec quatre armées de Lutao IV et cinq de Lutao V, puis terminez le déplacement.
lesson-city-3-a = Quatre armées prennent la cité environ une fois sur huit. Amenez aussi celles de Lutao V.
lesson-city-4 = Les murs arrêtent les simples Touches. Gardez la Touche de siège et le Coup héroïque ; rendez le Coup manqué ou la Touche.
lesson-city-4-a = Même ici, un Coup héroïque détruit un golem. Gardez-le.
lesson-city-4-b = La Touche de siège est faite pour les murs. Gardez-la.
lesson-city-5 = Encore un golem. Gardez la Touche de siège et le Bouclier.
lesson-city-5-right = La cité est à vous, avec six armées. C’est la manche 1 sur 2.
lesson-city-5-a = Sans elle, les murs tiennent. Gardez la Touche de siège.
lesson-city-5-b = Le golem touche encore ; le Bouclier l’arrête.
lesson-city-6 = Manche suivante. Tenez la cité jusqu’à la fin de la manche, et vous gagnez. Mais Violet guette sur Lutao III : renforcez la cité.
lesson-city-6-a = Personne n’attaque Nuriel. C’est la cité qu’il faut à Violet.
lesson-city-7 = Maintenant, ne bougez plus : appuyez sur « Fin du déploiement », « Fin du déplacement », « Fin du tour » et « Fin des golems ».
lesson-city-7-a = Hors des murs, vous perdez leur abri, et la cité reste presque vide. Restez à l’intérieur.
lesson-city-8 = Votre artefact éveille aussi le pouvoir de votre peuple sur l’île : les Elfes peuvent frapper les premiers. Appuyez sur « Frapper d’abord », puis rendez le Coup manqué.
lesson-city-8-a = Pourquoi attendre ? La première frappe ne coûte rien.
lesson-city-9 = Achevez-les : rendez le Coup manqué.
lesson-city-9-right = Le dernier attaquant est tombé, et vous avez tenu la cité deux manches : vous gagnez.
lesson-city-10 = Vous tenez la cité pour la deuxième manche, et sans artefact il en faut trois. Gagnez tout de même dès cette manche.
lesson-city-10-right = Avec l’artefact, deux manches suffisent, et vous en avez tenu deux. Vous gagnez.
lesson-city-10-a = Il fallait trois manches, vous en aviez deux. Votre artefact est juste à côté.

## Les cartes Combat
lesson-cards = Les cartes Combat
lesson-cards-about = Combien de cartes vous piochez, ce que fait chacune et comment venir à bout des murs.
lesson-cards-1 = Une, deux ou trois armées piochent deux, trois ou quatre cartes, et une est rendue ; en avoir plus ne sert qu’à tenir plus longtemps. Attaquez Nuriel I avec trois armées et terminez le déplacement.
lesson-cards-1-a = Deux armées ne piocheraient que trois cartes. Envoyez-en trois.
lesson-cards-2 = Vous avez une Touche, un Bouclier et deux Coups manqués. Rendez un Coup manqué.
lesson-cards-2-a = Vous ne connaissez pas encore leurs cartes : un Bouclier peut sauver une armée.
lesson-cards-3 = Les deux camps perdent en même temps, puis un nouvel assaut commence. Personne ne peut fuir : rendez le Coup manqué.
lesson-cards-3-right = Votre Touche de siège a détruit le dernier défenseur, votre Bouclier a arrêté sa Touche. Nuriel I est à vous, avec deux armées.
lesson-cards-3-a = Sans murs, une Touche de siège est une touche comme les autres. Gardez-la.
lesson-cards-4 = Une ville abrite ses défenseurs, jamais les attaquants. Attaquez Sigari I avec quatre armées et terminez le déplacement.
lesson-cards-4-a = Contre des murs, il en faut environ le double. Envoyez-en quatre.
lesson-cards-5 = Les simples Touches ne font rien aux murs, un Coup héroïque n’y détruit qu’une armée. Rendez ce qui ne sert à rien ici.
lesson-cards-5-a = Ici, ce sont les Touches de siège qui comptent. Gardez-la.
lesson-cards-5-b = Même derrière des murs, il détruit une armée. Gardez-le.
lesson-cards-6 = Rien ici ne vient à bout des murs. Gardez au moins le Bouclier.
lesson-cards-6-a = Leur Touche vous coûterait alors une armée pour rien.
lesson-cards-7 = Deux Touches de siège ! Rendez le Coup manqué. Les cartes rendues vont sous votre pioche, les cartes jouées à la défausse ; il y en a 23 en tout.
lesson-cards-7-right = La ville de Sigari est à vous, murs compris.
lesson-cards-8 = À vous : prenez Yssala III derrière ses murs, sans perte.
lesson-cards-8-right = Une seule Touche de siège a suffi.
lesson-cards-8-a = Seule la Touche de siège pouvait venir à bout des murs.
lesson-cards-9 = Deux armées contre un golem sur Lutao VIII : gagnez sans perte.
lesson-cards-9-right = La Touche a brisé le golem, le Bouclier a arrêté sa touche sûre.
lesson-cards-9-a = Le golem est tombé, mais sa touche sûre vous a pris une armée. Un Bouclier l’arrête.
lesson-cards-9-b = Sans la Touche, le golem reste debout.

## Se regrouper après la bataille
lesson-formation = Se regrouper après la bataille
lesson-formation-about = Après vos batailles, vous réorganisez vos armées, sur terre et par navire.
lesson-formation-1 = Après les batailles vient le regroupement : chaque armée peut aller une fois dans une province voisine à vous, même si elle a déjà marché. Menez-en trois d’Ilarnat I à Ilarnat II.
lesson-formation-1-a = Trois armées de Violet sont à côté, et Nuriel I est mal défendu. Regroupez-vous d’abord.
lesson-formation-1-refused-a = Une armée reste toujours.
lesson-formation-2 = Ces trois-là ont bougé, les autres d’Ilarnat II non. Envoyez-en deux à Nuriel I.
lesson-formation-2-right = Nuriel I est maintenant assez fort.
lesson-formation-2-refused-a = Trois seulement n’ont pas encore bougé pendant cette étape.
lesson-formation-2-refused-b = Au regroupement, on ne va que dans ses propres provinces : pas de bataille.
lesson-formation-3 = Dix armées ont conquis Sigari II. À la fin du tour, huit au plus peuvent rester dans une province : retirez-en au moins deux.
lesson-formation-3-right = Personne n’est perdu : il y en a partout huit ou moins.
lesson-formation-3-a = Deux armées sont retournées dans votre réserve générale, perdues pour rien.
lesson-formation-3-b = À neuf, il y en a encore une de trop. Retirez-en davantage.
lesson-formation-4 = Les navires naviguent aussi au regroupement, mais seulement entre vos propres côtes. Menez trois armées à Lutao X.
lesson-formation-4-refused-a = On n’aborde une côte étrangère qu’au déplacement.
lesson-formation-5 = Vous pourriez en débarquer quelques-unes ici et repartir avec votre deuxième bâtonnet. Cette fois, appuyez sur « Tous à terre ».
lesson-formation-5-right = Cinq armées sont sur Lutao X, et il reste un bâtonnet.
lesson-formation-5-a = C’est permis : une repartirait vers votre Ormeth I. Pour l’instant, débarquez-les toutes.
lesson-formation-6 = Violet a six armées à Nuriel I. Portez Ilarnat II à quatre armées au moins.
lesson-formation-6-right = Quatre armées feront réfléchir Violet.
lesson-formation-6-a = Deux armées ne tiendront pas Ilarnat II contre six.

## Points et prix
lesson-points = Points et prix
lesson-points-about = Ce que rapportent provinces, villes et pays complets, et comment bien le dépenser.
lesson-points-1 = Six des sept parties de Rhuam sont à vous, sa ville aussi. Quelle attaque rapporte le plus ? Envoyez-en autant que possible, puis terminez le déplacement.
lesson-points-1-a = Dhorun II vaut un point. Rhuam VII en vaut un, plus trois pour le pays entier, plus un pour sa ville.
lesson-points-2 = Rendez le Coup manqué.
lesson-points-3 = Terminez le tour, et vos points sont comptés ligne par ligne.
lesson-points-4 = Les armées sont de plus en plus chères : cinq coûtent 10, six 13, dix 26. Dépensez les douze points sans rien perdre.
lesson-points-4-right = Tout est dépensé, rien n’est perdu.
lesson-points-4-other = Des points ont été perdus. Les points ne se gardent pas, les bâtonnets si : achetez-en avec le reste.
lesson-points-5 = Nuriel est complet : vous pouvez y bâtir partout. Quatre armées de Violet sont à Sigari II : où les murs seront-ils utiles ?
lesson-points-5-a = Le symbole de ville est la place habituelle, mais Violet ne peut atteindre que Nuriel III.
lesson-points-6 = Un pays n’a qu’une ville ; votre deuxième marqueur attend un autre pays. Appuyez sur « Fin du déploiement ».
lesson-points-6-right = Le deuxième marqueur reste dans vos renforts jusqu’à ce que vous ayez un pays pour lui.
lesson-points-6-refused-a = Nuriel a déjà sa ville. Une par pays.
lesson-points-7 = Une bataille ce tour-ci : portez vos points de 6 à 9 au moins.
lesson-points-7-right = Yssala est complet : un point pour la province, un pour le pays, un pour sa ville.
lesson-points-7-a = Lutao III rapporte deux points, un par golem qui s’y trouvait. Compléter Yssala en rapporte trois.
lesson-points-7-b = Une seule province, un seul point. Cherchez un pays que vous pouvez compléter.

## Bien naviguer
lesson-sailing = Bien naviguer
lesson-sailing-about = Où commence et finit une traversée, à qui est un navire, et comment faire plusieurs escales.
lesson-sailing-1 = Une traversée commence par la case de mer devant le navire ou à un coin de sa côte. Allez à Lutao IX avec vos deux bâtonnets.
lesson-sailing-1-a = Canli III est à une case, mais ce n’est pas l’île. Lutao IX est à portée.
lesson-sailing-1-refused-a = Lutao IV est à trois cases de mer.
lesson-sailing-2 = Débarquer était une attaque : terminez le déplacement et battez-vous pour le rivage. Rendez un Coup manqué.
lesson-sailing-2-right = Lutao IX est à vous, avec quatre armées, et le navire est sur sa côte.
lesson-sailing-3 = Un navire appartient au maître de la province. Celui de Violet est sur la côte est de Lutao VII : prenez quatre armées et débarquez juste là, il laissera la place.
lesson-sailing-3-a = Rhuam III est une terre libre, mais Lutao VII est mal gardée. Prenez le navire.
lesson-sailing-3-refused-a = Une armée reste à terre, chez vous.
lesson-sailing-4 = Terminez le déplacement, puis rendez le Coup manqué : terre et navire seront à vous.
lesson-sailing-4-right = Lutao VII est à vous, avec quatre armées, et le navire sur sa côte aussi.
lesson-sailing-5 = Au regroupement, une traversée peut avoir plusieurs escales. Allez à Lutao X avec trois armées.
lesson-sailing-6 = Appuyez sur « Continuer » : deux débarquent ici, personne ne monte ; accostez à Ormeth I avec la dernière et appuyez là-bas sur « Tous à terre ».
lesson-sailing-6-right = Quatre armées sur Lutao X, deux à Ormeth I ; les trois bâtonnets sont utilisés.
lesson-sailing-6-a = Toutes les trois à terre : bien pour Lutao, mais Ormeth I reste faible. Continuez.
lesson-sailing-7 = Un bâtonnet, une traversée : débarquez là où se trouve votre propre artefact.
lesson-sailing-7-right = Un bâtonnet, et votre artefact est à vous.
lesson-sailing-7-a = Vous avez pris pied, mais votre étoile est sur Lutao VI, la côte suivante.

## Les golems à vos ordres
lesson-golems = Les golems à vos ordres
lesson-golems-about = Qui tient la cité de Lutao commande ses golems.
lesson-golems-1 = Qui tient la cité de Lutao commande les golems, avec autant d’actions par tour que d’adversaires. Appuyez sur « Fin du tour ».
lesson-golems-2 = Deux armées de Violet sur Lutao II menacent votre cité. Envoyez contre elles les golems de Lutao III.
lesson-golems-2-right = Deux touches sûres ont détruit les deux armées, et un golem s’est brisé. Les golems tiennent de nouveau Lutao II.
lesson-golems-2-a = De nouveaux golems sur Lutao I, vide, garderaient ce côté. Mais Violet est déjà sur Lutao II.
lesson-golems-2-b = L’action serait perdue, et elle ne coûte rien.
lesson-golems-2-refused-a = Les golems ne quittent jamais l’île.
lesson-golems-3 = Ici, Violet se rassemble sur Lutao VII, et Lutao I, vide, est la porte ouverte vers votre cité. Terminez le tour, puis éveillez des golems sur Lutao I.
lesson-golems-3-right = Deux golems sont sur Lutao I. Ni sort, ni pouvoir, ni rune n’a prise sur eux.
lesson-golems-3-a = Violet passera alors par Lutao I, vide, au prochain tour.
lesson-golems-4 = Chassez Violet de la province voisine de votre cité.
lesson-golems-4-right = Les golems tiennent Lutao IV : le chemin de votre cité est fermé.
lesson-golems-4-a = Des golems sur Lutao I ne gênent pas Violet sur Lutao IV.
lesson-golems-4-b = Lutao VII ne touche pas la cité ; Lutao IV, si.

## La course à la cité
lesson-race = La course à la cité
lesson-race-about = Vous arrêtez un rival dans la cité de Lutao et gagnez la course vous-même.
lesson-race-1 = Violet a pris la cité à la manche précédente et possède un artefact : à la fin de cette manche, il gagne. Attaquez-la avec sept armées de Lutao I et cinq de Lutao II, puis terminez le déplacement.
lesson-race-1-a = Violet a tenu la cité deux manches et a gagné.
lesson-race-1-b = Cinq contre quatre derrière des murs, c’est trop peu. Amenez les deux groupes.
lesson-race-2 = Encore des murs : quelle carte rendre ?
lesson-race-2-a = Les Touches de siège viennent à bout des murs. Gardez-la.
lesson-race-3 = Deux Touches de siège pour deux défenseurs : rendez le Coup manqué.
lesson-race-3-right = La cité est à vous. Violet repart de zéro ; vous en êtes à la manche 1 sur 3.
lesson-race-3-a = Un défenseur resterait. Gardez les deux Touches de siège.
lesson-race-4 = Vous avez pris vos deux artefacts : le carré de votre peuple, le rond de votre rune. Une manche suffit maintenant : attaquez la cité avec cinq et cinq.
lesson-race-4-a = Cinq armées contre trois golems derrière des murs échouent le plus souvent. Amenez les deux groupes.
lesson-race-5 = Rendez le Coup manqué ou la Touche.
lesson-race-6 = Vous jouez en dernier cette manche, personne ne peut répondre. Rendez le Coup manqué, puis terminez le tour.
lesson-race-6-right = La cité est tombée, et la manche se termine aussitôt : 1 manche tenue sur 1. Vous gagnez.
lesson-race-7 = Violet gagne à la fin de cette manche si la cité ne change pas de mains. Vous avez un artefact : ne vous contentez pas d’arrêter Violet.
lesson-race-7-right = La cité et l’artefact en un tour : deux manches épargnées, une tenue. Vous gagnez.
lesson-race-7-a = Violet a tenu sa deuxième manche. Attaquez la cité.

## Les sorts
lesson-spells = Les sorts
lesson-spells-about = Chaque sort a son moment : en bataille, entre les coups, ou en réponse à un autre.
lesson-spells-1 = Chaque sort indique son moment. « Force » se joue en bataille : attaquez Nuriel III avec trois armées et terminez le déplacement.
lesson-spells-1-refused-a = « Force » attend le début d’une bataille.
lesson-spells-2 = Jouez « Force » : une carte de plus à chaque assaut de cette bataille.
lesson-spells-2-a = Trois contre trois, les chances sont égales. Une cinquième carte fait pencher la balance.
lesson-spells-3 = Cinq cartes au lieu de quatre. Rendez le Coup manqué.
lesson-spells-3-right = Quatre touches pour trois armées : Nuriel III est à vous.
lesson-spells-4 = « Foudre » n’a pas de moment fixe : jouez-la quand tout est calme, comme maintenant. Retirez l’armée isolée de Nuriel II.
lesson-spells-4-a = Une sur quatre a disparu, et Nuriel III tient encore. Là où l’armée est seule, la province se vide.
lesson-spells-4-b = Un sort gardé en main ne sert à rien ici. Jouez « Foudre ».
lesson-spells-5 = Nuriel II, à côté, est vide, mais l’unique armée de Nuriel I doit rester. « Téléportation » amène des amis : deux d’Ilarnat II à Nuriel I.
lesson-spells-6 = Ces deux-là ont bougé, mais pas l’ancienne garde de Nuriel I : envoyez-la à Nuriel II.
lesson-spells-6-right = Nuriel II est à vous, sans bataille.
lesson-spells-6-refused-a = Les armées téléportées ont déjà bougé pendant cette étape.
lesson-spells-7 = Violet lance « Tempête de feu » sur votre ville : trois armées sur sept brûleraient. Arrêtez-la.
lesson-spells-7-right = La Tempête de feu est arrêtée, et les deux cartes sont défaussées. Les sept armées tiennent.
lesson-spells-7-a = Trois armées ont brûlé. Un Contresort arrête n’importe quel sort, même un autre Contresort.
lesson-spells-8 = Votre ville vous a appris « Foudre », votre cinquième sort, et vous n’en gardez que quatre. Jouez « Foudre » maintenant, ou passez et défaussez une carte.
lesson-spells-8-right = Quatre cartes restent dans votre main.
lesson-spells-8-a = C’était la seule carte utile en ce moment. Mieux vaut la jouer.
lesson-spells-9 = Prenez la cité à Violet pendant ce tour. Vous avez deux sorts.
lesson-spells-9-right = D’abord le feu, puis l’attaque : la cité est à vous.
lesson-spells-9-a = Violet garde la cité une manche de plus. Affaiblissez d’abord sa garnison.
lesson-spells-10 = Un navire, mais pas de bâtonnets. Atteignez Lutao pendant ce tour.
lesson-spells-10-right = Trois bâtonnets de vent, et vous voilà sur Lutao.
lesson-spells-10-a = Quelque part dans votre main, il y a du vent.

## Un sort pour chaque moment
lesson-moments = Un sort pour chaque moment
lesson-moments-about = Des sorts pour la mer, la bataille et la suite, et d’autres qui changent la donne.
lesson-moments-1 = « Vaisseau fantôme » : un navire apparaît sur une côte libre et peut partir aussitôt. Choisissez la côte est de Nuriel II.
lesson-moments-1-right = Le navire est à Nuriel II, prêt à partir.
lesson-moments-1-a = De là, l’île est à onze bâtonnets.
lesson-moments-1-b = Le navire est dans votre main. Jouez-le.
lesson-moments-2 = La flotte de Violet vogue vers votre unique armée de Lutao X. « Tempête » arrête une traversée qui vient d’être annoncée.
lesson-moments-2-right = La traversée n’a pas lieu, et son bâtonnet est perdu.
lesson-moments-2-a = Cinq armées ont débarqué sur Lutao X contre la vôtre.
lesson-moments-3 = Les cartes sont révélées : trois touches détruiraient vos trois armées. « Peau de pierre » en évite deux.
lesson-moments-3-right = Vous avez perdu une armée au lieu de trois, et Nuriel I est à vous.
lesson-moments-3-a = Toutes les trois sont tombées, et la province n’est à personne.
lesson-moments-4 = Vous avez gagné, mais perdu deux armées. « Résurrection » en ramène jusqu’à deux dans la province.
lesson-moments-4-right = Trois armées sont de nouveau à Nuriel I.
lesson-moments-4-a = La carte ne sert que juste après une bataille gagnée. Jouez-la.
lesson-moments-4-b = Deux sont tombées, deux peuvent revenir.
lesson-moments-5 = « Transfuges » : hors de Lutao, une armée ennemie isolée, dans une province voisine sans ville, change de camp. Prenez Nuriel III.
lesson-moments-5-right = Nuriel III est à vous, et Nuriel est complet.
lesson-moments-5-a = Aucune de vos armées ne peut marcher, mais les mots le peuvent.
lesson-moments-6 = « Vol de pensée » prend un sort au hasard dans une autre main. Les Chevaliers en ont deux, Violet un : choisissez les Chevaliers.
lesson-moments-6-right = Vous avez maintenant une Tempête de feu.
lesson-moments-6-a = Violet a une carte, les Chevaliers en ont deux très fortes.
lesson-moments-7 = « Sang neuf » change votre peuple en cours de partie : deux sont piochés, vous en gardez un.
lesson-moments-7-right = Vous menez le nouveau peuple. Les artefacts déjà pris restent valables.
lesson-moments-8 = Quatre défenseurs derrière des murs, quatre attaquants, un sort. Prenez Sigari I.
lesson-moments-8-right = Sans murs, chaque Touche compte de nouveau.
lesson-moments-8-a = Vos Touches se sont brisées sur les murs. Abattez d’abord les murs.

## Les peuples et leurs pouvoirs
lesson-peoples = Les peuples et leurs pouvoirs
lesson-peoples-about = Vous choisissez un peuple et essayez sept des pouvoirs.
lesson-peoples-1 = Au début, vous recevez trois peuples et en gardez un. Appuyez sur une carte pour lire son pouvoir, puis choisissez ; les autres choisissent aussi en secret.
lesson-peoples-1-right = Tous les choix sont révélés ensemble, puis provinces et armées sont distribuées. Essayez maintenant quelques pouvoirs.
lesson-peoples-2 = Les Chevaliers piochent une carte de plus, cinq ici. Rendez un Coup manqué ; vous en défausserez une deuxième quand Violet aura choisi.
lesson-peoples-3 = Défaussez l’autre Coup manqué : il reste trois bonnes cartes.
lesson-peoples-3-right = Touche, Touche de siège et Bouclier : les deux armées de Violet sont tombées, et vous n’avez perdu personne.
lesson-peoples-3-a = Cette Touche pourrait détruire une armée. C’est le Coup manqué qui doit partir.
lesson-peoples-4 = Les Druides choisissent en dernier : Violet ne montre que des Coups manqués, vos Boucliers sont donc inutiles. Rendez les deux Boucliers.
lesson-peoples-4-right = La Touche et la Touche de siège ont détruit les deux armées.
lesson-peoples-4-a = Vous avez vu que rien ne vous menace. Gardez ce qui touche.
lesson-peoples-5 = Les Bardes révèlent d’abord et peuvent offrir une carte : rendez un Coup manqué, puis donnez l’autre à Violet.
lesson-peoples-5-right = Violet a dû jouer votre Coup manqué et n’a rien pioché. Nuriel I est à vous sans perte.
lesson-peoples-5-a = Violet pioche alors ses deux cartes et riposte avec un Coup héroïque.
lesson-peoples-6 = Une fois par bataille, les Clercs peuvent déclarer nulles toutes les cartes d’un camp, qui en pioche d’autres. Vous avez trois Coups manqués : déclarez nulles les vôtres.
lesson-peoples-6-right = Les nouvelles cartes étaient Touche, Touche de siège et Coup héroïque : les deux armées de Violet sont tombées.
lesson-peoples-6-a = Trois Coups manqués ne détruisent personne. Déclarez nulles vos propres cartes.
lesson-peoples-6-b = Violet n’a qu’une Touche. Vos Coups manqués sont le vrai souci.
lesson-peoples-7 = Les Sorcières échangent des cartes pour toujours, une fois par manche dans chaque sens : donnez à Violet votre Coup manqué, prenez son Coup héroïque.
lesson-peoples-7-right = Votre pioche compte maintenant deux Coups héroïques, celle de Violet aucun.
lesson-peoples-7-a = L’échange ne coûte rien et vaut pour toute la partie.
lesson-peoples-8 = On vous attaque ! Les Elfes frappent avant la bataille : appuyez sur « Frapper d’abord », puis rendez le Coup manqué.
lesson-peoples-8-right = Deux attaquants sur cinq sont tombés avant la bataille. À la première frappe, les Boucliers comptent comme des Coups manqués.
lesson-peoples-8-a = La frappe ne coûte rien et peut mettre fin à l’attaque.
lesson-peoples-9 = Certains pouvoirs agissent d’eux-mêmes. Sans ville, les Touches de siège des Géants détruisent deux armées : attaquez Nuriel I avec trois armées, terminez le déplacement et rendez le Coup manqué.
lesson-peoples-9-right = Deux Touches de siège ont détruit quatre armées.
lesson-peoples-10 = Sur Lutao, votre pouvoir dort tant que vous n’avez pas votre artefact, et il n’agit jamais sur les golems. Attaquez les deux golems de Lutao V avec trois armées et rendez encore le Coup manqué.
lesson-peoples-10-right = Les deux mêmes Touches de siège ont détruit deux golems, un chacune.
lesson-peoples-11 = Vous menez les Clercs, trois contre trois. Usez de votre pouvoir là où il sauve le plus.
lesson-peoples-11-right = De nouvelles cartes pour Violet, et les quatre touches ont disparu.
lesson-peoples-11-a = Les quatre touches de Violet ont détruit vos trois armées.
lesson-peoples-11-b = Vos trois touches étaient bonnes. Le danger, c’étaient les quatre de Violet.

## Des pouvoirs qui agissent seuls
lesson-powers = Des pouvoirs qui agissent seuls
lesson-powers-about = Cinq peuples dont le pouvoir ne vous demande aucune décision.
lesson-powers-1 = Les Orques en imposent : trois armées adverses ou plus comptent pour deux, une ou deux pour une. Rendez le Coup manqué.
lesson-powers-1-right = Les trois armées de Violet ont pioché trois cartes au lieu de quatre, et vos quatre touches les ont toutes détruites.
lesson-powers-2 = Les Gobelins piochent deux cartes par armée, six ici, mais leur Coup héroïque ne touche qu’une fois. Rendez un Coup manqué.
lesson-powers-2-right = Deux Touches et une Touche de siège les ont détruites toutes les trois ; le Bouclier a arrêté leur Touche.
lesson-powers-2-a = Trois défenseurs demandent trois touches. Rendez un Coup manqué.
lesson-powers-3 = Dans chaque bataille, les Nains ignorent la première touche qu’aucun Bouclier n’arrête. Rendez un Coup manqué.
lesson-powers-3-right = La Touche de Violet a été ignorée : vous n’avez perdu personne.
lesson-powers-4 = Chaque Bouclier des Fées qui arrête une touche la renvoie. Vous avez deux Boucliers et deux Coups manqués : rendez un Coup manqué.
lesson-powers-4-right = Deux touches arrêtées, deux renvoyées : les défenseurs sont tombés sous leurs propres coups.
lesson-powers-4-a = Vos Boucliers sont vos épées. Rendez un Coup manqué.
lesson-powers-5 = Les Métamorphes empruntent le pouvoir d’un peuple inutilisé, ici celui des Orques. S’ils reculent ou sont derniers au décompte, ils en empruntent un autre : terminez le tour.
lesson-powers-5-right = Vous aviez le moins de points : un nouveau pouvoir a été retourné.
lesson-powers-6 = Vous menez les Géants et disposez de cinq armées. Prenez une province tenue par quatre.
lesson-powers-6-right = Sans ville, vos Touches de siège détruisent deux armées chacune.
lesson-powers-6-a = Derrière des murs, vos Touches de siège en détruisent une. Sans ville, elles en détruisent deux.

## Runes d’attaque
lesson-attack = Runes d’attaque
lesson-attack-about = Vous choisissez une rune et attaquez avec quatre d’entre elles.
lesson-attack-1 = Hors de la variante débutant, vous gardez aussi une rune sur trois, avec sa faculté et son artefact rond. Choisissez un peuple et une rune.
lesson-attack-1-right = Peuples et runes sont visibles de tous. Sur Lutao, chaque peuple a une étoile carrée et une étoile ronde.
lesson-attack-2 = Rune du Vol : vos armées vont à une ou deux cases, par-dessus la mer et les autres peuples. Faites-en voler trois jusqu’à Sigari IV, qui est vide.
lesson-attack-2-right = Sigari IV est à vous, par-dessus l’eau.
lesson-attack-2-a = Ce n’est qu’une promenade. Déployez vos ailes : Sigari IV.
lesson-attack-2-refused-a = Pas vers Lutao : la rune y dort tant que vous n’avez pas pris son artefact.
lesson-attack-3 = Avec votre artefact rond, vous volez aussi vers Lutao, même contre des golems : envoyez-en trois de Nuriel II à Lutao X, terminez le déplacement et rendez le Coup manqué.
lesson-attack-3-right = Lutao X est à vous, sans navire.
lesson-attack-4 = Rune du Courroux : conquérez Nuriel I avec cinq armées, et vous pourrez attaquer encore de là pendant le même tour. Rendez le Coup manqué.
lesson-attack-5 = Continuez de Nuriel I à Nuriel III avec quatre armées, et rendez encore le Coup manqué. Une armée reste, comme toujours.
lesson-attack-5-right = Nuriel III est tombé pendant le même tour.
lesson-attack-5-a = Vos armées pouvaient encore frapper. Attaquez Nuriel III.
lesson-attack-6 = Rune de l’Assassine : avant chaque tour d’un autre joueur, une de ses armées meurt. Terminez le tour, puis choisissez l’armée isolée de Nuriel II.
lesson-attack-6-right = Nuriel II est vide.
lesson-attack-6-a = Il en reste deux là-bas. Retirez plutôt la dernière armée d’une province : elle sera vide.
lesson-attack-7 = Rune des Spectres : dans les batailles de ville, trois armées de votre réserve générale combattent avec vous. Vous attaquez Sigari I : appuyez sur « Appeler les spectres », puis rendez le Coup manqué.
lesson-attack-7-right = Un spectre est tombé à leur place ; la ville est à vous avec vos trois armées.
lesson-attack-7-a = Les spectres tombent avant vos armées et retournent à la réserve générale. Appelez-les.
lesson-attack-8 = Vous avez la Rune du Courroux. Prenez trois provinces d’Ilarnat en un tour.
lesson-attack-8-right = Trois provinces en un tour.
lesson-attack-8-a = Et d’une. Depuis Ilarnat IV, vous pouvez attaquer encore.

## Runes de défense
lesson-defence = Runes de défense
lesson-defence-about = Des runes qui gardent vos terres : pièges, fléaux, otages et renaissance.
lesson-defence-1 = Rune des Pièges : après le déploiement, vous cachez jusqu’à trois pièges. Quatre armées de Violet sont à Sigari II ; où viendront-elles ?
lesson-defence-1-a = Personne n’est près d’Ilarnat I. Nuriel III touche Sigari.
lesson-defence-1-b = Un piège gardé en main n’attrape personne.
lesson-defence-2 = Encore deux : Nuriel I et Ilarnat I. Ensuite, Violet bouge.
lesson-defence-2-right = Trois armées sont entrées à Nuriel III, et le piège en a pris une avant la bataille : deux contre une.
lesson-defence-3 = Après une manche où aucun piège ne s’est refermé, vous pouvez en déplacer un : relevez celui d’Ilarnat I et posez-le à Nuriel II.
lesson-defence-3-right = Vos pièges sont à Nuriel I, II et III.
lesson-defence-3-a = Ilarnat I est tranquille. Rapprochez son piège de Violet.
lesson-defence-4 = Rune des Fléaux : qui vous attaque et vous bat doit repartir. Nuriel III est tombé, Violet a dû partir, et la province est vide : rentrez-y.
lesson-defence-4-right = Nuriel III est de nouveau à vous.
lesson-defence-4-a = Violet est à côté. Reprenez votre terre pendant qu’elle est libre.
lesson-defence-5 = Ici, Violet a la Rune des Fléaux, et vos cinq survivantes doivent quitter Ormeth I par où elles sont venues. Renvoyez-en trois par terre et deux par navire, avec deux bâtonnets pour rentrer.
lesson-defence-5-right = Ormeth I est vide, et personne ne s’est perdu en route.
lesson-defence-5-a = Avec un bâtonnet, le navire attend en mer et devra repartir au prochain tour. Vous en avez deux : rentrez.
lesson-defence-5-b = C’est permis aussi : deux par terre, trois par navire. Pour cet exercice, renvoyez-en trois par terre.
lesson-defence-6 = Rune de l’Asservissement : les armées vaincues deviennent des otages sous les vôtres. Vous avez gagné Nuriel I : prenez les deux.
lesson-defence-6-right = Deux otages de Violet sont sous vos trois armées et voyagent avec elles.
lesson-defence-6-a = Les otages ne coûtent rien, et ils tombent avant vos armées. Prenez les deux.
lesson-defence-7 = La Tempête de feu de Violet brûlerait une de vos trois armées à Nuriel I. Cédez plutôt un otage.
lesson-defence-7-right = Il reste trois armées et un otage.
lesson-defence-7-a = Une de vos armées disparaît alors. Cédez plutôt un otage.
lesson-defence-8 = Rune de la Réincarnation : vous avez perdu Nuriel III, une nouvelle armée renaît donc où vous voulez. Violet menace maintenant Nuriel II.
lesson-defence-8-right = Deux armées gardent maintenant Nuriel II.
lesson-defence-8-a = Nuriel I en a déjà trois. À Nuriel II, il n’y en a qu’une.
lesson-defence-9 = Attaquez Nuriel III depuis Nuriel I et II, de sorte que des otages encaissent les premières touches.
lesson-defence-9-right = Nuriel III est à vous, et les otages ont encaissé les touches.
lesson-defence-9-a = Aucun otage n’était du voyage : vos propres armées ont encaissé les touches.

## Runes des sorts et des lunes
lesson-knowledge = Runes des sorts et des lunes
lesson-knowledge-about = Des runes qui donnent plus de sorts, des mains ouvertes et des facultés changeantes.
lesson-knowledge-1 = Rune du Choix : pour chaque sort à piocher, vous en voyez deux et en gardez un. Votre ville vous propose ceux-ci.
lesson-knowledge-1-right = La carte gardée est dans votre main, l’autre est défaussée aux yeux de tous.
lesson-knowledge-2 = Rune du Vrai Savoir : un sort marqué de plus par manche. Sur Lutao, les cartes marquées n’agissent qu’avec votre artefact rond : jouez la « Foudre » sans marque sur Lutao VI.
lesson-knowledge-2-right = Une armée de Lutao VI a disparu. La carte marquée reste pour les pays.
lesson-knowledge-2-a = Elle agit sur les pays. Jouez maintenant la « Foudre » sans marque contre Lutao VI.
lesson-knowledge-2-refused-a = Une carte marquée ne peut pas encore atteindre Lutao.
lesson-knowledge-3 = Rune de la Sagesse : deux sorts au début, sept en main, et vous voyez toutes les mains. Le Contresort de Violet arrêterait votre « Force » : attaquez avec les quatre armées.
lesson-knowledge-3-right = Vous avez vu que « Force » serait arrêtée, et vous n’en aviez pas besoin.
lesson-knowledge-4 = Rune des Lunes : vous tirez une rune pour chaque place de l’ordre du tour et utilisez toujours celle de votre place. Vous êtes à la place 1.
lesson-knowledge-4-right = La rune de la place 1 agit maintenant. Si vous passez à la place 2, l’autre prend le relais.
lesson-knowledge-5 = Vous avez une « Foudre » marquée et une « Tempête de feu ». Prenez Nuriel III et Lutao VI pendant ce tour.
lesson-knowledge-5-right = Chaque carte là où elle agit : les deux provinces sont à vous.
lesson-knowledge-5-a = Nuriel III est encore à Violet. La « Foudre » marquée agit sur les pays.

## Trois et quatre joueurs
lesson-many = Trois et quatre joueurs
lesson-many-about = Avec plus d’adversaires, Lutao rapporte plus, et son maître a plus d’actions de golem.
lesson-many-1 = À trois ou quatre, vous avez moins d’armées, 50 ou 38, et Lutao rapporte plus : golems × adversaires. Attaquez Lutao VII avec quatre armées ou Rhuam V avec trois : qu’est-ce qui rapporte plus ?
lesson-many-1-a = Rhuam V vaut un point. Lutao VII avait un golem : avec trois adversaires, il en vaut trois.
lesson-many-2 = Terminez le tour et regardez le décompte.
lesson-many-2-right = Lutao rapporte neuf points : Lutao I avait deux golems, Lutao VII un seul, le tout fois trois adversaires.
lesson-many-3 = Vous tenez la cité et avez trois adversaires, donc trois actions de golem. Terminez le tour, puis éveillez des golems sur Lutao I, vide.
lesson-many-3-a = Trois actions, et chacune peut atteindre un rival.
lesson-many-4 = Envoyez ces deux golems de Lutao I contre Violet sur Lutao II, et appuyez sur « Attaquer maintenant ».
lesson-many-4-a = Deux actions seraient perdues.
lesson-many-5 = Lutao I est de nouveau vide. Refermez encore la brèche.
lesson-many-5-right = Les golems tiennent Lutao I et II, et vos trois actions sont utilisées.
lesson-many-6 = Quatre armées de Violet sur Lutao II, c’est trop pour un groupe. Terminez le tour, puis envoyez ensemble les golems de Lutao I et de Lutao III : deux actions, quatre touches sûres par assaut.
lesson-many-6-right = Quatre touches sûres contre un Bouclier : trois armées sont tombées d’un coup, puis la dernière.
lesson-many-6-a = Deux golems se brisent contre quatre armées. Envoyez les deux groupes.
lesson-many-7 = Trois joueurs. Gagnez quatre points de plus en une attaque.
lesson-many-7-right = Il y avait là deux golems, et avec deux adversaires chacun vaut deux points.
lesson-many-7-a = Un point. Sur Lutao, chaque golem qui s’y trouvait compte deux.
lesson-many-7-b = Un golem, deux points. Où y a-t-il deux golems ?

## La variante expert
lesson-pro = La variante expert
lesson-pro-about = Deux joueurs mènent deux peuples chacun, et chaque peuple joue pour lui-même.
lesson-pro-1 = Deux joueurs, deux peuples chacun. Vous choisissez un peuple et une rune pour le premier, puis pour le second.
lesson-pro-1-right = Quatre peuples reçoivent chacun 21 cartes Province et 38 armées.
lesson-pro-2 = Chaque peuple a ses armées, ses sorts et ses points ; vos Orques de Nuriel II ne sont pas les alliés de vos Elfes. Envoyez les Elfes de Nuriel I à Nuriel III, vide.
lesson-pro-2-right = Nuriel III est aux Elfes.
lesson-pro-2-a = Ce serait une attaque contre vos propres Orques. Permis, mais rarement sage.
lesson-pro-3 = Violet lance « Tempête de feu » sur vos Elfes. Le Contresort est dans la main de vos Orques et peut protéger l’un ou l’autre peuple.
lesson-pro-3-right = La Tempête de feu est arrêtée. Beaucoup d’autres sorts ne servent que le peuple qui les a en main.
lesson-pro-3-a = Trois armées des Elfes ont brûlé, alors que les Orques pouvaient aider.
lesson-pro-4 = Vos Elfes ont « Transfuges » en main, et vos deux peuples sont à côté de Nuriel II. Jouez la carte pour les Orques : la province sera à eux.
lesson-pro-4-right = Nuriel II est aux Orques.
lesson-pro-4-a = C’est permis aussi. Pour cet exercice, donnez-la aux Orques.
lesson-pro-5 = Vos Elfes tiennent la cité pour leur deuxième et dernière manche. C’est aux Orques de jouer : gagnez.
lesson-pro-5-right = Les Elfes ont tenu la cité deux manches, et votre camp gagne.
lesson-pro-5-a = Vos Orques ont attaqué votre propre cité. Laissez-la aux Elfes : un peuple suffit.

## D’autres plateaux
lesson-boards = D’autres plateaux
lesson-boards-about = Sur un plateau stratégique, vous posez les pays vous-mêmes.
lesson-boards-1 = Sur un plateau stratégique, les joueurs posent eux-mêmes les pays. D’abord, chacun choisit un peuple.
lesson-boards-2 = Le premier pays doit toucher l’anneau de mer pâle autour de Lutao. Tournez-le comme vous voulez et posez-le n’importe où le long de l’anneau.
lesson-boards-2-right = Nuriel est posé sur la mer. Violet pose le pays suivant, et ainsi de suite.
lesson-boards-2-refused-a = Là, il ne touche ni l’anneau ni un autre pays.
lesson-boards-2-refused-b = Lutao et son anneau de mer restent libres.
lesson-boards-3 = Ici, Nuriel est à l’ouest et Violet a posé Sigari. Un pays peut maintenant en toucher un autre, et les armées y passeront à pied. Posez Tavani où vous voulez ; près de l’anneau, c’est près du but.
lesson-boards-3-right = Quand les onze sont posés, les provinces sont distribuées comme d’habitude. Sur un plateau aléatoire, tout cela se fait pour vous.
lesson-boards-4 = Encore le même plateau : posez Tavani de sorte qu’il touche Nuriel.
lesson-boards-4-right = Tavani et Nuriel ont une frontière commune : les armées y passeront.
lesson-boards-4-other = Là, il ne touche pas Nuriel. Posez-le à côté, de sorte qu’ils partagent une arête entière.

## D’autres fins
lesson-ends = D’autres fins
lesson-ends-about = La partie peut aussi se terminer à la dernière manche, ou quand un rival n’a plus de province.
lesson-ends-1 = Manche 8 sur 8 : si personne n’est dans la cité de Lutao, les points décident. Violet mène quatre à trois : prenez Nuriel III avec trois armées et rendez le Coup manqué.
lesson-ends-1-a = Quatre points contre trois : Violet est en tête.
lesson-ends-2 = Terminez le tour : le dernier décompte décide.
lesson-ends-2-right = Cinq points contre trois : vous gagnez à la dernière manche. Mais qui aurait tenu la cité serait passé devant.
lesson-ends-3 = Un peuple sans province est éliminé. Violet n’en a plus qu’une, avec une armée : prenez Nuriel III avec quatre, et terminez le tour.
lesson-ends-3-right = Violet est éliminé, et vous gagnez aussitôt.
lesson-ends-3-a = Violet survit. Prenez sa dernière province.
lesson-ends-4 = Dernière manche, et Violet est loin devant aux points. Gagnez tout de même.
lesson-ends-4-right = Qui tient la cité de Lutao passe devant, quels que soient les points.
lesson-ends-4-a = Aux points, vous ne pouvez pas gagner. Qui tient la cité passe devant.

# Ce que dit le guide de la première partie
coach-people = Choisissez l’un des trois : chaque carte dit le pouvoir de son peuple. Un pouvoir utile dans chaque combat est facile pour débuter.
coach-placement = Une province contient huit armées au plus. Rassemblez-les là où elles complètent un pays, ou sur une côte qui fait face à l’île.
coach-city = Vous avez une ville. Posez-la sur un symbole de ville, dans un pays qui sera bientôt tout à vous.
coach-movement = Attaquez les armées isolées à trois ou plus, et évitez les groupes forts. C’est compléter un pays qui rapporte le plus.
coach-formation = Les combats sont finis. Amenez les armées inactives près d’un adversaire ou de votre côte, puis terminez le tour.
coach-defence = On vous attaque, et vous jouez aussi des cartes. Les Boucliers sont maintenant les plus précieux.
coach-cards = Vous piochez plus de cartes que vous n’en jouez : rendez celle qui vous aide le moins. Les Coups manqués repartent d’eux-mêmes.
coach-purchase = Achetez aujourd’hui un navire et deux bâtonnets, et des armées avec le reste. Ce que vous ne dépensez pas est perdu.
coach-launch = Posez votre navire là où Lutao est à un bâtonnet, à côté de votre groupe le plus fort.
coach-crossing = Votre navire est prêt : mettez le cap sur l’île. Débarquez à trois ou plus là où il n’y a qu’un golem.
coach-spell = Vous avez un sort pour ce moment. Lisez-le ; si vous passez, vous le gardez pour plus tard.
coach-island = De nouvelles armées peuvent être posées sur l’île tout de suite. Il ne leur faut pas de navire.
coach-artefact = Votre artefact est juste à côté. Le prendre vous épargne une manche à la fin.
coach-storm = Vos forces suffisent pour la cité. Attaquez de tous les côtés à la fois, et gardez les Touches de siège.
coach-hold = La cité est à vous : remplissez-la jusqu’à huit et restez-y. Surveillez combien de manches il vous reste à la tenir.
coach-race = Violet tient la cité. Surveillez combien de manches il lui reste à la tenir : attaquez-la avant.
