# Ce que dit le guide dans les leçons de Rivality : lesson-<leçon>-<étape>[-partie]
lesson-other = C’est permis, mais ce n’est pas ce que nous travaillons ici. Relisez la consigne.
part-first = Premiers pas
part-base = Tout le jeu de base
part-more = À trois ou à quatre
part-expert = Règles Expert
part-solo = En solo

# Ce qui est éclairé, en mots, pour qui ne voit pas la lumière
light-cell = la case { $what }
light-hand = { $what } dans votre main
light-wizard = { $what ->
        [0] le Magicien Saumon
       *[1] le Magicien Mauve
    }
light-panel = { $what ->
        [0] vos points et vos Golems
        [1] les points et les Golems de Mauve
       *[2] les points et les Golems de Turquoise
    }
light-suramun = les points et les Golems de Souramoun
light-deck = la pioche
light-golem = le choix « { $what ->
        [purple] Mauve
       *[turquoise] Turquoise
    } »
light-button = la réponse « { $what ->
        [keep] Garder la main
       *[redraw] Repiocher
    } »

# Comment jouer
howto-1 = Vous avez deux tuiles en main. À chaque tour, vous en posez une, côté contre côté avec une autre, orientée à votre gré. Puis vous en piochez une nouvelle.
howto-2 = Les marques sur ses côtés sont des Sorts. Le nombre dit combien de Golems, les losanges à quelle distance.
howto-3 = Votre Magicien et un Golem accompagnent la tuile. Puis tous ses Sorts sont lancés.
howto-4 = Deux losanges, c’est exactement deux cases en ligne droite, par-dessus tout le reste. S’il n’y a pas de tuile à l’arrivée, le Sort est perdu.
howto-5 = Plus de Golems que chaque rival : la tuile est à vous. Son cadre montre votre couleur, sa pièce les points.
howto-6 = Autant de Golems : la tuile est contestée. Personne ne la contrôle.
howto-7 = Un Magicien protège la tuile où il se trouve, jusqu’à ce qu’il la quitte pour la tuile suivante.
howto-8 = Une tuile porte au plus cinq Golems. S’il y en a plus, ceux de l’adversaire partent d’abord et retournent dans sa réserve.
howto-9 = Les Boucliers d’une tuile contrôlée agissent : chacun repousse un Golem de chaque attaque. Une Chaumière en a un, une Forteresse deux, et cinq Golems retranchés en ajoutent un.
howto-10 = Les Sorts rouges brisent les Boucliers.
howto-11 = Surveillez les réserves : dès que l’une est épuisée, la partie se termine.
howto-12 = Sinon, elle se termine avec la dernière tuile. Une tuile avec un Magicien ne rapporte rien. Le Puits de Mana vaut trois points, et qui le contrôle gagne les égalités : sur les tuiles et au score final.

## Tuile et Sort
lesson-tile = Tuile et Sort
lesson-tile-about = Posez une tuile, tournez-la, et ses Sorts amènent des Golems sur d’autres tuiles.
lesson-tile-1 = Cette tuile a un seul Sort : quatre Golems et un losange, donc à une case. Posez-la contre le Puits de Mana et tournez-la pour que son Sort atteigne le Puits.
lesson-tile-1-right = Votre Magicien et un Golem ont accompagné la tuile, et le Sort a envoyé quatre Golems sur le Puits. Il est à vous : 3 points.
lesson-tile-1-other = Le Sort n’a pas trouvé de tuile : il est perdu. Tournez la tuile jusqu’à ce que son Sort vise le Puits.
lesson-tile-1-refused-a = Par un coin seulement ? Une tuile doit toucher une autre tuile par tout un côté.
lesson-tile-2 = Après chaque tour, vous piochez une tuile. Votre Plaine à Dolmens, au sud du Puits, n’a qu’un Golem : posez la Chaumière pour que ses trois Golems l’y rejoignent.
lesson-tile-2-right = Votre Magicien est passé sur la Chaumière, et trois Golems sont arrivés sur la Plaine à Dolmens. Sans Magicien, elle compte enfin : vous avez 4 points.
lesson-tile-2-a = Dans une partie, ce serait un beau coup : le Puits est tout à vous. Mais ici, aidez la Plaine à Dolmens que votre Magicien va quitter.
lesson-tile-2-b = Un Magicien protège la tuile où il se trouve : ce Sort est perdu. Nous y reviendrons ; visez votre propre tuile.
lesson-tile-2-other = La Plaine à Dolmens n’a pas reçu d’aide. Le Sort de trois Golems doit la viser depuis la case voisine.
lesson-tile-2-refused-a = Cette case ne touche le Champ de bataille que par un coin. Il faut tout un côté.
lesson-tile-2-refused-b = Il n’y a pas de tuile à côté de cette case. Le Champ de bataille grandit côté contre côté.
lesson-tile-3 = Désormais, vous avez deux tuiles en main et en choisissez une. Mauve contrôle le Puits avec deux Golems : envoyez-en plus de deux.
lesson-tile-3-right = Trois Golems contre deux : le cadre du Puits prend votre couleur, et ses 3 points sont à vous.
lesson-tile-3-a = Deux contre deux : la tuile est contestée et ne compte pour personne. Trouvez un Sort de trois Golems.
lesson-tile-3-b = Un Golem contre deux ne change encore rien. Tournez le Sort de trois Golems vers le Puits.
lesson-tile-3-other = Aucun Golem n’a atteint le Puits. Posez la tuile à côté, le plus grand Sort tourné vers lui.
lesson-tile-4 = Tous les Sorts d’une tuile sont lancés. Une seule pose peut prendre deux tuiles à la fois : trouvez-la.
lesson-tile-4-right = Trois Golems ont pris le Puits, et un autre a fait basculer la Plaine à Dolmens contestée : de 0 à 6 points.
lesson-tile-4-a = Une tuile est à vous. Une tuile à deux Sorts peut faire plus : cherchez la case entre deux cibles.
lesson-tile-4-other = Aucune tuile n’a changé de camp. Laquelle de vos tuiles a deux Sorts à un losange ?

## À la distance exacte
lesson-range = À la distance exacte
lesson-range-about = Les Golems arrivent exactement à autant de cases que le Sort a de losanges, jamais plus près.
lesson-range-1 = Deux losanges, c’est exactement deux cases, jamais une. Envoyez les trois Golems sur le Puits de Mana, par-dessus ce qui se trouve entre les deux.
lesson-range-1-right = Ils ont survolé la tuile du milieu. Ce qui se trouve en chemin ne compte jamais, pas même un Magicien.
lesson-range-1-a = Ils ont survolé le Puits et sont arrivés sur votre propre Chaumière. Posez la tuile à deux cases du Puits.
lesson-range-1-b = Seul le petit Sort a trouvé une tuile, votre propre Chaumière. Envoyez les trois Golems à deux cases, sur le Puits.
lesson-range-1-c = C’était le petit Sort : un Golem contre deux. Le grand demande deux cases de distance.
lesson-range-1-d = Un Magicien protège la tuile au sud du Puits : le Sort est perdu. Visez plus loin, le Puits.
lesson-range-1-other = Aucun Golem n’a atteint le Puits. Comptez les losanges : deux cases, en ligne droite.
lesson-range-2 = Une Plaine à Dolmens de votre main a un Sort proche et un Sort lointain. Trouvez la case d’où ils prennent deux tuiles de Mauve : au sud du Puits et au nord de votre Chaumière.
lesson-range-2-right = Deux Golems sont arrivés à côté, deux autres ont survolé votre Chaumière : les deux tuiles sont à vous.
lesson-range-2-a = L’une des deux est à vous. Cherchez une case à un pas de l’une et à deux pas de l’autre.
lesson-range-2-b = Le Magicien de Mauve s’y trouve et arrête tout Sort. Choisissez des tuiles sans Magicien.
lesson-range-2-other = Aucune tuile de Mauve n’est prise. Un Sort doit atteindre celle au sud du Puits, l’autre celle au nord de votre Chaumière.
lesson-range-3 = Trois losanges : exactement trois cases. Prenez le Puits de Mana avec le Sort rouge de cette Chaumière.
lesson-range-3-right = Deux Golems ont survolé deux tuiles et pris le Puits. L’autre Sort de la Chaumière n’a pas trouvé de tuile : il est perdu pour de bon.
lesson-range-3-a = Cela marche aussi : l’autre Sort a atteint le Puits à deux cases. Essayez maintenant le rouge, à trois cases.
lesson-range-3-other = Le Puits est encore à Mauve. Comptez trois cases en ligne droite de la Chaumière au Puits.
lesson-range-4 = Mauve contrôle le Puits, et une Plaine à Dolmens est contestée. Prenez les deux avec une seule tuile.
lesson-range-4-right = Trois Golems ont survolé la Chaumière jusqu’au Puits, et un autre a fait basculer la Plaine à Dolmens voisine.
lesson-range-4-a = Une sur deux ! Quelle tuile a un Sort long et un Sort court ?
lesson-range-4-other = Ni l’un ni l’autre n’est pris. Cherchez une case alignée avec les deux.

## Qui contrôle une tuile
lesson-control = Qui contrôle une tuile
lesson-control-about = Qui a le plus de Golems contrôle la tuile, un Magicien la protège, et elle porte au plus cinq Golems.
lesson-control-1 = Deux Golems de chaque camp : le Puits est contesté, personne ne le contrôle. Un Golem de plus fait la différence. Envoyez-en au moins un.
lesson-control-1-right = Le cadre mêlé prend votre couleur : le Puits est à vous. Et la tuile que votre Magicien a quittée rapporte aussi son point.
lesson-control-1-other = Le Puits est toujours contesté. Posez une tuile dont un Sort atteint le Puits.
lesson-control-2 = Un Magicien protège sa tuile : tout Sort qui la vise est perdu. Prenez la tuile de Mauve qui n’est pas protégée, au sud du Puits.
lesson-control-2-right = Quatre contre un : la tuile est à vous. Mais votre Magicien est parti lui aussi, et la tuile qu’il a quittée n’est plus protégée. Regardez ce que fait Mauve.
lesson-control-2-a = Le Magicien de Mauve s’y trouvait : quatre Golems, aucun effet. La tuile au sud du Puits n’est pas protégée.
lesson-control-2-b = Vous avez renforcé une de vos tuiles. C’est utile, mais prenez maintenant celle que Mauve ne protège pas.
lesson-control-2-other = Le Sort n’a touché aucune tuile. Tournez-le vers la tuile de Mauve au sud du Puits.
lesson-control-3 = Mauve a pris la tuile que votre Magicien a quittée. Mais le Magicien de Mauve est parti aussi : prenez une tuile de Mauve qu’il ne protège plus.
lesson-control-3-right = La tuile est à vous. Chaque Magicien ne protège que la tuile où il se trouve ; toutes les autres peuvent être prises.
lesson-control-3-a = Le Magicien s’y trouve maintenant : le Sort est perdu. Regardez où il se trouvait avant.
lesson-control-3-other = Aucune tuile de Mauve n’est tombée. Comptez : il vous y faut plus de Golems que Mauve.
lesson-control-4 = Une tuile porte au plus cinq Golems. Envoyez-en quatre contre les quatre de Mauve sur le Puits et voyez qui doit partir.
lesson-control-4-right = Huit Golems, c’est trois de trop, et ceux de l’adversaire partent d’abord : trois retournent dans la réserve de Mauve. Quatre contre un, le Puits est à vous.
lesson-control-4-a = Trop peu : Mauve en a toujours plus. Envoyez les quatre.
lesson-control-4-other = Aucun Golem n’a atteint le Puits. Tournez le Sort de quatre Golems vers lui.
lesson-control-5 = Sur le Puits, Mauve mène trois à un. Prenez le Puits et une autre tuile de Mauve en un seul tour.
lesson-control-5-right = Sur le Puits, trois contre trois feraient six : un Golem de Mauve a dû partir. Et le second Sort a pris une autre tuile.
lesson-control-5-a = Le Puits est à vous. Le second Sort peut-il prendre quelque chose, lui aussi ?
lesson-control-5-b = Une tuile, mais pas le Puits. Deux Golems y suffisent : un de ceux de Mauve doit partir.
lesson-control-5-other = Aucune tuile n’a changé de camp. Une tuile porte au plus cinq Golems, et ceux de l’adversaire partent d’abord.

## Boucliers
lesson-shields = Boucliers
lesson-shields-about = Les Boucliers repoussent des Golems de chaque attaque, sauf si la tuile est contestée ou le Sort rouge.
lesson-shields-1 = Une Chaumière a un Bouclier : il repousse un Golem de chaque Sort qui l’attaque. Envoyez assez de Golems pour prendre celle de Mauve.
lesson-shields-1-right = Un Golem a rebondi et est retourné dans votre réserve, deux sont arrivés. La Chaumière est à vous, et son Bouclier agit maintenant pour vous.
lesson-shields-1-a = Un sur deux a été repoussé : un contre un, la tuile est contestée. Sur trois Golems, deux arriveraient.
lesson-shields-1-b = Le Bouclier a repoussé votre seul Golem. Tournez le Sort de trois Golems vers la Chaumière.
lesson-shields-1-other = La Chaumière n’a pas été attaquée. Posez une tuile à côté, un Sort tourné vers elle.
lesson-shields-2 = Une Forteresse a deux Boucliers et vaut quatre points. Les Sorts rouges brisent les Boucliers : servez-vous de celui de votre Chaumière, à trois cases exactement.
lesson-shields-2-right = Les Boucliers sont brisés, et les deux Golems sont arrivés : deux contre un. La Forteresse vaut quatre points.
lesson-shields-2-a = Deux sur trois ont été repoussés, un est arrivé : la tuile est contestée. Avec le Sort rouge, les deux Golems arriveraient.
lesson-shields-2-other = La Forteresse n’a pas été touchée, ou les Boucliers ont tout repoussé. Le Sort rouge demande exactement trois cases en ligne droite.
lesson-shields-3 = Les Boucliers n’agissent que si quelqu’un contrôle la tuile. Cette Forteresse est contestée : un Golem la prend. Et votre Plaine à Dolmens a un second Sort pour le Puits.
lesson-shields-3-right = Aucun Bouclier n’a agi. Un Golem a fait basculer la Forteresse, trois ont pris le Puits : de 0 à 8 points.
lesson-shields-3-a = La Forteresse est à vous, sans une égratignure. Que le plus grand Sort prenne le Puits dans le même tour.
lesson-shields-3-b = Le Puits est à vous. D’une meilleure case, le petit Sort prend aussi la Forteresse.
lesson-shields-3-other = Ni l’un ni l’autre n’est à vous. Trouvez la case vide qui touche les deux.
lesson-shields-4 = Une seule tuile de Mauve peut tomber ce tour-ci. Prenez-la.
lesson-shields-4-right = Deux Golems ont survolé le Puits, brisé les deux Boucliers et pris la Forteresse.
lesson-shields-4-a = Contestée, elle ne compte pour personne. Comptez les Golems moins les Boucliers, ou brisez les Boucliers.
lesson-shields-4-b = Le Magicien de Mauve protège cette tuile. Aucun Golem n’y arrive.
lesson-shields-4-other = Aucune tuile n’a changé de camp. Lequel de vos Sorts brise les Boucliers, et à quelle distance ?

## Cinq Golems retranchés
lesson-dug-in = Cinq Golems retranchés
lesson-dug-in-about = Cinq Golems d’un même camp ont un Bouclier de plus, et un sixième en chasse un.
lesson-dug-in-1 = Cinq Golems d’un même camp sur une tuile sont retranchés : ils ont un Bouclier de plus. Retranchez-vous sur le Puits de Mana.
lesson-dug-in-1-right = « Retranché » apparaît sur le Puits. Regardez : Mauve l’attaque avec trois Golems.
lesson-dug-in-1-other = Il manque quatre Golems au Puits. Tournez le Sort de quatre Golems vers lui.
lesson-dug-in-2 = Un sur trois a été repoussé ; deux sont entrés et ont chassé deux des vôtres. Reprenez le Puits pour vous seul.
lesson-dug-in-2-right = Trois de trop : les deux de Mauve sont partis d’abord, puis un des vôtres. Cinq restent, retranchés.
lesson-dug-in-2-other = Les Golems de Mauve sont toujours là. Trois Golems envoyés à deux cases les chassent.
lesson-dug-in-3 = Mauve est retranché sur la Plaine à Dolmens au sud du Puits : cinq Golems, un Bouclier. Laquelle de vos tuiles est assez forte pour la prendre ?
lesson-dug-in-3-right = Un a été repoussé, trois sont arrivés, et trois de Mauve ont dû partir : trois contre deux, et plus personne n’est retranché.
lesson-dug-in-3-a = Deux sont arrivés, deux de Mauve sont partis : toujours trois contre deux pour Mauve. Il faut que trois arrivent.
lesson-dug-in-3-other = La Plaine à Dolmens n’a pas été touchée. Quatre Golems moins un Bouclier font trois : tournez ce Sort vers elle.
lesson-dug-in-4 = Une Forteresse aux cinq Golems retranchés a trois Boucliers. Faites-y entrer au moins un Golem.
lesson-dug-in-4-right = Le Sort rouge brise tous les Boucliers, même celui des Golems retranchés. Deux Golems sont arrivés, deux de Mauve sont partis : Mauve n’est plus retranché.
lesson-dug-in-4-a = Trois Golems, trois Boucliers : aucun n’est arrivé, tous sont retournés dans votre réserve.
lesson-dug-in-4-other = La Forteresse n’a pas été attaquée. Le Sort rouge brise tous les Boucliers, à trois cases.
lesson-dug-in-5 = Mauve est retranché sur le Puits de Mana. Prenez-le.
lesson-dug-in-5-right = Trois Golems sur quatre sont arrivés, et trois de Mauve ont dû partir : le Puits est à vous.
lesson-dug-in-5-a = Trois moins un Bouclier : deux seulement sont arrivés. Il en faut un de plus.
lesson-dug-in-5-other = Le Puits n’a pas été touché. Envoyez quatre Golems du dernier côté libre.

## La dernière tuile et le score
lesson-score = La dernière tuile et le score
lesson-score-about = Comment on compte à la fin, et pourquoi le Puits de Mana pèse si lourd.
lesson-score-1 = La dernière tuile de la partie. Une tuile avec un Magicien ne compte pas : seul compte son Sort. Mauve mène : reprenez assez de points avec quatre Golems.
lesson-score-1-right = Deux Golems sur quatre ont passé les Boucliers et pris une Forteresse. La tuile que votre Magicien a quittée compte aussi : vous gagnez 27 à 24.
lesson-score-1-a = Un gain, mais trop petit : Mauve garde l’avantage. Quelle tuile vaut quatre points ?
lesson-score-1-other = La partie est finie, et Mauve a plus de points. Cherchez une Forteresse avec un seul Golem de Mauve.
lesson-score-2 = À la fin, qui contrôle le Puits de Mana obtient aussi chaque tuile contestée où il est à égalité en tête. Prenez le Puits avec votre dernière tuile.
lesson-score-2-right = Le Puits est à vous, et les tuiles contestées suivent : vous gagnez 29 à 22.
lesson-score-2-a = Un petit gain, mais Mauve garde le Puits et, avec lui, les tuiles contestées. Visez le Puits.
lesson-score-2-other = Mauve garde le Puits et obtient aussi les tuiles contestées. Deux Golems sur le Puits renversent tout.
lesson-score-3 = À égalité de points, qui contrôle le Puits de Mana gagne. Trouvez la dernière pose qui gagne.
lesson-score-3-right = Vous avez pris le Puits, et les tuiles contestées ont suivi : 25 à 25. Vous contrôlez le Puits : vous gagnez.
lesson-score-3-a = Quelques points de plus, mais loin du compte. Le Puits vaut plus que ses trois points.
lesson-score-3-other = Mauve gagne nettement. Trois Golems à deux cases : que pourraient-ils atteindre ?
lesson-score-4 = Votre dernière tuile ; Mauve mène 28 à 22. Gagnez.
lesson-score-4-right = Un Golem sur trois est entré. Cela faisait six, un de Mauve a donc dû partir : la Forteresse est à vous, et vous gagnez 27 à 24.
lesson-score-4-a = Un point ou deux, mais Mauve reste en tête. Cherchez quatre points.
lesson-score-4-other = Mauve gagne 28 à 23. Où trois Golems, à deux cases, peuvent-ils faire basculer une Forteresse ?
lesson-score-5 = Votre dernière tuile a deux Sorts, et il vous faut les deux. Gagnez.
lesson-score-5-right = Deux Golems ont passé le Bouclier d’une Chaumière, un autre a fait basculer une Forteresse contestée : vous gagnez 27 à 24.
lesson-score-5-a = Un Sort a servi, l’autre non. Trouvez la case où les deux servent.
lesson-score-5-other = Mauve gagne. Cherchez une tuile à un pas et une autre à deux pas.
lesson-score-6 = Il reste deux tuiles, la vôtre et celle de Mauve. Une seule tuile avec étoile n’est pas encore posée : vous savez donc ce que Mauve a en main. Posez la vôtre pour que Mauve ne puisse plus gagner.
lesson-score-6-right = Deux Golems ont pris le Puits, deux cases plus loin. Quoi que pose Mauve maintenant, vous gagnez.
lesson-score-6-other = La dernière tuile de Mauve peut encore tout renverser. Qui contrôle le Puits gagne les égalités.

## Surveillez la réserve
lesson-supply = Surveillez la réserve
lesson-supply-about = Une réserve épuisée met aussitôt fin à la partie : un danger, et un moyen de gagner.
lesson-supply-1 = Il vous reste quatre Golems, et une réserve épuisée met aussitôt fin à la partie. Posez la Forteresse sur la case éclairée pour toucher les deux Plaines à Dolmens où se trouvent des Golems de Mauve.
lesson-supply-1-right = Le Magicien a pris un Golem ; il en reste trois pour les cinq que demandent les Sorts. On vous demande donc lequel vient d’abord.
lesson-supply-1-a = Vous gagnez aussitôt : votre réserve est épuisée et vous menez, 12 à 11. Mais essayez aussi la case éclairée, pour voir le choix de l’ordre.
lesson-supply-1-other = Vous n’avez pas touché les deux. De la case éclairée, la bonne orientation atteint les deux Plaines à Dolmens.
lesson-supply-2 = Les Sorts demandent cinq Golems, il en reste trois : vous choisissez l’ordre. La partie s’arrête à l’instant où votre réserve est épuisée.
lesson-supply-2-right = Trois Golems ont pris la tuile de l’est. Votre réserve est épuisée : la partie se termine, l’autre Sort n’est jamais lancé. 12 à 11 pour vous.
lesson-supply-2-a = Au sud, deux Golems n’ont rien changé, et le dernier est venu trop tard : 11 à 12. Lancez d’abord le Sort de l’est : il prend une tuile.
lesson-supply-3 = Vous menez. Mettez fin à la partie : épuisez votre propre réserve.
lesson-supply-3-right = Vos derniers Golems ont trouvé place, la réserve est épuisée, et la partie se termine. Cela ne donne pas de bonus, mais vous menez.
lesson-supply-3-a = Une tuile pleine n’a plus de place : des Golems sont revenus dans votre réserve, et la partie continue.
lesson-supply-3-other = Il vous reste des Golems : la partie continue, et Mauve peut vous rattraper. Sortez-en quatre de la réserve : un avec le Magicien, trois là où il y a de la place.
lesson-supply-4 = Vous menez, et Mauve n’a plus qu’un Golem : sa prochaine tuile met fin à la partie. Des Golems chassés rempliraient sa réserve : n’en chassez aucun.
lesson-supply-4-right = Mauve doit poser une tuile, et son Magicien amène le dernier Golem. La partie se termine avant tout Sort, et vous gagnez.
lesson-supply-4-other = Vous avez chassé des Golems. Ils sont retournés dans la réserve de Mauve, et la partie continue.
lesson-supply-5 = Mauve mène, et votre réserve est presque épuisée. Épuisez-la de façon à gagner.
lesson-supply-5-right = Trois Golems ont atteint le Puits, et trois de Mauve ont dû partir. Votre réserve est épuisée, la partie se termine, et vous gagnez 10 à 7.
lesson-supply-5-a = Votre réserve s’est épuisée alors que Mauve menait. Mettre fin à la partie ne suffit pas pour la gagner.
lesson-supply-5-other = Il vous reste des Golems : la partie continue. Et si trois d’entre eux allaient sur le Puits ?
lesson-supply-6 = Il reste trois Golems dans votre réserve, et Mauve mène. Une seule pose met fin à la partie et la gagne.
lesson-supply-6-right = Le Magicien a pris un Golem, et le Sort rouge a fait passer les deux derniers malgré les Boucliers : votre réserve est épuisée, vous gagnez.
lesson-supply-6-a = La partie est finie, mais Mauve a plus de points. Vos deux derniers Golems doivent prendre quelque chose qui vaut plus.
lesson-supply-6-b = Il ne restait que deux Golems à envoyer, et des Boucliers en ont repoussé : votre réserve n’est pas épuisée, la partie continue.
lesson-supply-6-other = La partie continue, et Mauve mène. Quel Sort fait passer deux Golems malgré tout Bouclier ?

## Avant le premier tour
lesson-mulligan = Avant le premier tour
lesson-mulligan-about = Regardez vos deux premières tuiles : gardez-les, ou repiochez si elles ne peuvent pas atteindre le Puits.
lesson-mulligan-1 = Avant le premier tour, vous regardez vos deux tuiles. Aucune n’a de Sort à un losange, aucune ne peut donc atteindre le Puits : repiochez.
lesson-mulligan-1-right = Vous avez pioché deux nouvelles tuiles, et les anciennes ont été mélangées à votre pioche. Mauve voit que vous avez repioché, mais pas quoi.
lesson-mulligan-1-a = C’est permis, mais votre première tuile ne pourrait pas atteindre le Puits. On ne peut repiocher que maintenant, et une seule fois.
lesson-mulligan-2 = Cette main a un Sort à un seul losange : vous devez la garder. Gardez-la.
lesson-mulligan-2-right = C’est ensuite à Mauve de décider, sans rien montrer. Puis votre premier tour commence.
lesson-mulligan-2-refused-a = On ne peut repiocher qu’une main sans aucun Sort à un losange.
lesson-mulligan-3 = Deux tuiles, un Puits vide : quelle tuile peut y envoyer des Golems tout de suite ?
lesson-mulligan-3-right = Deux Golems se trouvent sur le Puits. Vous piochez dans vos douze tuiles ; Mauve a les douze autres, avec une étoile.
lesson-mulligan-3-a = Les Sorts de la Chaumière portent à deux et à trois cases, où il n’y a encore rien. Gardez-la pour plus tard.
lesson-mulligan-3-other = La bonne tuile, mais son Sort à un losange doit viser le Puits.
lesson-mulligan-4 = Édition française : seul le premier joueur peut repiocher, et c’est vous. Faites ce qui vous aide le plus.
lesson-mulligan-4-right = Vous avez repioché. On ne demande rien à Mauve, et votre premier tour commence.
lesson-mulligan-4-a = Vous gardez deux tuiles qui ne peuvent pas atteindre le Puits. En repiochant, vous en auriez peut-être une qui le peut.

## À trois
lesson-three = À trois
lesson-three-about = Plus de Golems que chaque rival, pas que les deux ensemble ; et parfois vous choisissez qui part.
lesson-three-1 = Trois camps, vingt Golems et huit tuiles chacun. Il vous faut plus de Golems que chaque rival, pas que les deux ensemble : prenez la Plaine à Dolmens contestée.
lesson-three-1-right = Sept Golems, c’est deux de trop. Vos rivaux en ont autant l’un que l’autre, chacun en perd donc un : trois contre un et un.
lesson-three-1-a = Un Magicien protège cette tuile, et vos deux rivaux en ont un. Visez la Plaine à Dolmens contestée.
lesson-three-1-other = La Plaine à Dolmens n’a pas été touchée. Tournez le Sort de trois Golems vers elle.
lesson-three-2 = Envoyez un Golem dans la Chaumière contestée. Ce sera le sixième, et vos rivaux y sont à égalité : vous devrez choisir.
lesson-three-2-right = Deux de chaque couleur, un de trop. On vous demande quel Golem repart.
lesson-three-2-a = Le Puits est aussi une bonne cible. Mais ici, envoyez un seul Golem dans la Chaumière, et vous aurez à choisir.
lesson-three-2-other = La Chaumière n’a pas été touchée. Le Sort d’un seul Golem porte à une case.
lesson-three-3 = Turquoise contrôle le Puits : à la fin, ce camp obtient toute tuile contestée où il est à égalité en tête. Quel Golem doit repartir ?
lesson-three-3-right = Mauve et vous êtes à égalité en tête, Turquoise derrière : la Chaumière ne compte pour personne.
lesson-three-3-a = Vous voilà à égalité avec Turquoise, et le Puits lui donne une telle tuile. Retirez un Golem Turquoise.
lesson-three-4 = Turquoise contrôle cette Chaumière : son Bouclier agit contre vous, même si un de vos Golems s’y trouve. Prenez-la.
lesson-three-4-right = Un Golem a été repoussé, deux sont arrivés : trois contre deux.
lesson-three-4-a = Un sur deux a été repoussé : deux contre deux. Sur trois Golems, deux arriveraient.
lesson-three-4-b = Un Golem seul rebondit sur le Bouclier.
lesson-three-4-other = La Chaumière n’a pas été touchée. Posez une tuile à côté, un Sort tourné vers elle.
lesson-three-5 = Mauve et Turquoise sont à égalité en tête, et vous contrôlez le Puits. Une égalité pour la première place vous revient : mettez fin à la partie en épuisant votre réserve.
lesson-three-5-right = Votre réserve est épuisée, la partie se termine : vous gagnez. Si deux camps sont à égalité en tête, le Puits de Mana l’emporte, même avec moins de points.
lesson-three-5-other = Il vous reste des Golems : la partie continue, et l’égalité peut se rompre. Faites arriver deux Golems là où il y a de la place.
lesson-three-6 = Prenez deux tuiles en un tour : le Puits de Mana, et une que vos rivaux se disputent.
lesson-three-6-right = Deux Golems ont volé jusqu’au Puits, deux ont pris la Chaumière contestée voisine.
lesson-three-6-a = Une tuile. Un second Sort peut en prendre une autre : sur une tuile contestée, aucun Bouclier n’agit.
lesson-three-6-other = Aucune tuile n’a changé de camp. Cherchez une case alignée avec le Puits.

## Deux équipes
lesson-teams = Deux équipes
lesson-teams-about = Deux joueurs partagent une couleur, un Magicien, une réserve et une pioche, mais pas leurs mains.
lesson-teams-1 = La personne en face de vous joue Saumon avec vous : un Magicien, une réserve, une pioche, mais deux mains. Commencez par deux Golems sur le Puits, depuis la case éclairée à l’est.
lesson-teams-1-right = Aux autres maintenant : Mauve 1, puis Saumon 2, puis Mauve 2. Gardez un œil sur votre Magicien.
lesson-teams-1-a = Tout aussi bon dans une partie. Pour cette leçon, envoyez deux Golems depuis la case éclairée, afin de suivre les autres.
lesson-teams-1-other = Les deux Golems ne sont pas allés de la case éclairée au Puits. Le Sort à un losange doit viser le Puits.
lesson-teams-2 = Saumon 2 a emmené votre Magicien commun : votre première tuile n’était plus protégée, et Mauve 2 l’a prise. Reprenez-la.
lesson-teams-2-right = Votre première tuile est de nouveau à votre équipe, et le Magicien se trouve sur votre nouvelle tuile.
lesson-teams-2-a = Le Puits est une belle prise. Mais cette fois, reprenez votre propre tuile.
lesson-teams-2-other = Cette tuile est encore à Mauve. Attaquez-la par son côté libre, au nord.
lesson-teams-3 = La nouvelle Forteresse de Saumon 2 n’a qu’un Golem, et le Magicien la quittera avec votre tuile. Mettez-la à l’abri : trois Golems ou plus.
lesson-teams-3-right = La Forteresse est bien gardée, et ses deux Boucliers agissent pour votre équipe.
lesson-teams-3-a = Deux Golems dans une Forteresse sans Magicien, c’est tentant pour Mauve. Envoyez-en plus d’un coup.
lesson-teams-3-other = La Forteresse reste avec un Golem et sans Magicien. Dirigez un Sort vers elle.
lesson-teams-4 = Renforcez la Forteresse de votre équipe et prenez le Puits dans le même tour.
lesson-teams-4-right = Deux Golems pour la Forteresse, deux pour le Puits : votre équipe est mieux placée des deux côtés.
lesson-teams-4-a = Le Puits est à vous, mais la Forteresse reste faible. Une seule tuile peut faire les deux.
lesson-teams-4-b = La Forteresse est à l’abri. Prenez aussi le Puits avec la même tuile.
lesson-teams-4-other = Ni l’un ni l’autre. Un losange vers la Forteresse, deux vers le Puits.

## Expert : Sorts en attente
lesson-waiting = Expert : Sorts en attente
lesson-waiting-about = Un Sort sans cible attend, puis se déclenche pour le camp qui contrôle alors sa tuile.
lesson-waiting-1 = Règles Expert : un Sort sans cible attend sur sa tuile. Celui de votre Plaine à Dolmens attend une tuile à l’est. Posez-en une et recevez trois Golems de plus.
lesson-waiting-1-right = D’abord les Sorts de la nouvelle tuile, puis celui qui attendait : ses trois Golems ont rejoint celui de votre Magicien.
lesson-waiting-1-a = Un Sort de Mauve y attendait une tuile et s’est déclenché contre vous. Les petites marques montrent quels Sorts attendent.
lesson-waiting-1-other = Rien ne vous y attendait. Votre Plaine à Dolmens attend une tuile sur la case à l’est.
lesson-waiting-2 = Les Sorts en attente de Mauve frappent votre nouvelle tuile, et votre Magicien ne les arrête pas. Prenez la Chaumière sans en déclencher un.
lesson-waiting-2-right = La Chaumière est à vous. Et retenez : qui contrôle une tuile lance aussi les Sorts qui y attendent.
lesson-waiting-2-a = Un Sort de Mauve attendait cette case et a frappé votre nouvelle tuile, Magicien ou non. Venez d’un autre côté.
lesson-waiting-2-other = La Chaumière n’est pas encore à vous. Son Bouclier repousse un Golem : envoyez-en trois, ou un Sort rouge.
lesson-waiting-3 = Un Sort en attente est au camp qui contrôle sa tuile quand il se déclenche. Depuis la case éclairée, prenez la tuile de Mauve au sud du Puits, et ses quatre Golems viendront pour vous.
lesson-waiting-3-right = Vos trois Golems ont d’abord pris la tuile de Mauve. Puis son Sort en attente s’est déclenché, pour vous : cinq Golems, aussitôt retranchés.
lesson-waiting-3-a = Mauve contrôlait encore la tuile du Sort en attente : il a frappé la vôtre. Tournez le Sort de trois Golems vers cette tuile.
lesson-waiting-3-other = Le Sort en attente ne s’est pas déclenché. Il vise la case éclairée, à côté de sa tuile.
lesson-waiting-4 = Mauve a posé une Forteresse là où deux de vos Sorts attendent, de trois Golems et d’un seul. Les Boucliers agissent à nouveau contre chacun : lequel d’abord ?
lesson-waiting-4-right = Sur trois Golems, un est arrivé : la tuile est contestée, aucun Bouclier n’agit plus. Le Golem seul prend alors la Forteresse.
lesson-waiting-4-a = Le Golem seul a été repoussé, et des trois un seul est arrivé : la tuile est contestée. Le grand Sort d’abord.
lesson-waiting-5 = Édition française : les Sorts en attente des autres se déclenchent d’abord, les vôtres en dernier. Posez une tuile sur la case éclairée que les deux visent, et gardez-en le contrôle.
lesson-waiting-5-right = Un seul Golem de Mauve a passé les deux Boucliers : un contre un. Puis vos deux sont arrivés, sans Bouclier pour les arrêter.
lesson-waiting-5-a = Deux Golems de Mauve ont passé l’unique Bouclier, puis celui de la Chaumière a agi contre vous : la tuile est contestée.
lesson-waiting-5-other = Ce n’est pas la case que visent les deux Sorts.
lesson-waiting-6 = Posez une tuile sur la case à l’est de votre Plaine à Dolmens, pour que tout Sort qui l’attend agisse pour vous.
lesson-waiting-6-right = Trois Golems ont pris la tuile de Mauve au sud. Les deux Sorts en attente sont à vous, et dans n’importe quel ordre cinq Golems restent sur votre tuile.
lesson-waiting-6-a = Le Sort en attente de Mauve s’est déclenché contre vous. Prenez sa tuile par la même pose.
lesson-waiting-6-other = Aucun Sort en attente ne s’est déclenché. La case est à l’est de votre Plaine à Dolmens.

## Expert : sièges
lesson-sieges = Expert : sièges
lesson-sieges-about = Une tuile tombe quand un camp contrôle ses quatre voisines ; ni Boucliers ni Magicien n’y changent rien.
lesson-sieges-1 = Contrôlez les quatre voisines d’une tuile, et elle tombe : tous les autres Golems partent, un des vôtres arrive. Autour du Puits, il en manque une.
lesson-sieges-1-right = Le cercle est fermé. Cinq Golems retranchés quittent le Puits, Bouclier ou non, et un des vôtres arrive.
lesson-sieges-1-other = Le cercle est encore ouvert. Prenez la Plaine à Dolmens de Mauve au nord du Puits.
lesson-sieges-2 = Votre nouvelle tuile compte aussi pour le cercle, et un Magicien ne protège pas d’un siège. Prenez la tuile où se trouve le Magicien de Mauve.
lesson-sieges-2-right = Le Golem de Mauve est parti, un des vôtres est arrivé. Le Magicien reste : la tuile ne compte pour personne jusqu’à son départ.
lesson-sieges-2-a = Les Sorts y sont toujours perdus. Fermez plutôt le cercle : il manque une voisine.
lesson-sieges-2-other = Le cercle autour du Magicien est encore ouvert. Quelle case voisine est vide ?
lesson-sieges-3 = Mauve contrôle trois voisines de votre Forteresse et va fermer le cercle. Empêchez-le.
lesson-sieges-3-right = Le cercle reste ouvert : pour un siège, les quatre voisines doivent être à Mauve.
lesson-sieges-3-other = Mauve peut encore fermer le cercle avec sa prochaine tuile. Remplissez la case vide au sud de la Forteresse, ou rompez le cercle au nord ou à l’ouest.
lesson-sieges-4 = À trois, deux camps peuvent fermer un cercle ensemble. S’ils contrôlent deux voisines chacun, celui qui a gagné la dernière prend la tuile du milieu. Prenez le Puits.
lesson-sieges-4-right = Mauve et vous contrôlez deux voisines chacun, et la vôtre est la dernière : trois Golems Turquoise quittent le Puits, un des vôtres arrive.
lesson-sieges-4-other = Une voisine du Puits est encore à Turquoise, à l’ouest. Prenez-la, et la dernière voisine gagnée sera la vôtre.
lesson-sieges-5 = Mauve est retranché dans la Forteresse. Faites-la tomber ce tour-ci.
lesson-sieges-5-right = Deux Golems ont pris la Chaumière du sud, un autre a fait basculer celle de l’est : le cercle est fermé, et cinq Golems quittent la Forteresse.
lesson-sieges-5-a = Une voisine de plus. La dernière doit tomber dans le même tour.
lesson-sieges-5-other = Le cercle est ouvert en deux endroits. Trouvez la case qui atteint les deux.

## Expert : le score
lesson-expert-score = Expert : le score
lesson-expert-score-about = Avec les Règles Expert, un seul Golem adverse fait perdre un point à une tuile.
lesson-expert-score-1 = Règles Expert : une tuile que vous contrôlez vaut un point de moins tant qu’un Golem adverse s’y trouve. Chassez le dernier de votre Forteresse.
lesson-expert-score-1-right = Plus de cinq : le Golem de Mauve est parti d’abord. La Forteresse vaut de nouveau 4 au lieu de 3.
lesson-expert-score-1-a = Utile aussi. Mais ici, chassez Mauve de la Forteresse : un sixième Golem suffit.
lesson-expert-score-1-other = Rien n’a changé dans la Forteresse. Un Golem de plus suffit.
lesson-expert-score-2 = L’inverse est vrai aussi : un de vos Golems sur une tuile de Mauve lui coûte un point. Faites-lui perdre deux points avec une seule tuile.
lesson-expert-score-2-right = Un Golem est entré dans la Forteresse, un est arrivé sur la Plaine à Dolmens : chacune vaut un point de moins, la Plaine plus rien.
lesson-expert-score-2-a = Un point de moins pour Mauve. D’une case voisine des deux, cela fait deux.
lesson-expert-score-2-other = Mauve n’a pas perdu de point. Faites arriver des Golems sur ses tuiles, en comptant les Boucliers.
lesson-expert-score-3 = Il reste deux Golems : l’un vient avec le Magicien, l’autre met fin à la partie en arrivant. L’égalité ne suffit pas, car Mauve contrôle le Puits. Trouvez le point qui manque.
lesson-expert-score-3-right = Un Golem a fait la différence d’un point. Votre réserve est épuisée, et vous gagnez.
lesson-expert-score-3-a = 10 à 10, et Mauve contrôle le Puits. Votre dernier Golem devrait chasser un intrus de chez vous ou coûter un point à Mauve.
lesson-expert-score-3-b = Votre dernier Golem a rebondi sur les Boucliers et est revenu. Trouvez une tuile où aucun Bouclier n’agit.
lesson-expert-score-3-other = Le dernier Golem n’a trouvé ni cible ni place : la partie continue. Où un Golem vaut-il un point ?
lesson-expert-score-4 = Avec une seule tuile, chassez Mauve de votre Forteresse et envoyez un Golem sur sa Plaine à Dolmens, au nord-est.
lesson-expert-score-4-right = La Forteresse porte cinq des vôtres, retranchés, et la Plaine à Dolmens ne rapporte plus rien à Mauve.
lesson-expert-score-4-a = La Forteresse est toute à vous. La même tuile pourrait aussi atteindre la Plaine à Dolmens.
lesson-expert-score-4-b = La Plaine à Dolmens ne rapporte plus rien à Mauve. Avec la même tuile, chassez-le aussi de la Forteresse.
lesson-expert-score-4-other = Ni l’un ni l’autre. Cherchez la case voisine des deux.

## En solo contre Souramoun
lesson-solo = En solo contre Souramoun
lesson-solo-about = Passez par vos Golems pour atteindre des tuiles vides, tandis que Souramoun imite chaque pas en miroir.
lesson-solo-1 = Vous êtes Mauve, et les trois lignes du bas sont à vous. Entrez par la ligne du bas, là où votre tuile met cinq Golems sur trois tuiles.
lesson-solo-1-right = Votre Magicien a amené un Golem. Celui de Souramoun est apparu en face, dans la ligne du haut, a révélé la tuile et lancé ses Sorts d’abord ; puis vous.
lesson-solo-1-a = Cinq Golems, mais Souramoun a atteint lui aussi une des tuiles : elle est contestée. Essayez la colonne voisine.
lesson-solo-1-b = Trois Golems seulement : des Sorts n’ont pas trouvé de tuile. Cherchez une tuile dont les deux Sorts portent.
lesson-solo-2 = Votre Magicien passe par des tuiles où vous avez des Golems, jusqu’à une tuile vide. Souramoun va toujours en face et lance ses Sorts d’abord ; près de la frontière, ils peuvent vous toucher. Choisissez une tuile que vous garderez.
lesson-solo-2-right = Souramoun a lancé ses Sorts de la case symétrique, votre tuile est restée à vous, et vous avez lancé tous ses Sorts.
lesson-solo-2-a = Souramoun a lancé ses Sorts d’abord, et la tuile n’est pas à vous : ici, les Magiciens ne protègent rien, et sans contrôle vous ne lancez aucun Sort.
lesson-solo-2-refused-a = Vos Golems s’y trouvent. Vous pouvez y passer, mais il faut finir sur une tuile vide.
lesson-solo-2-refused-b = Votre Magicien doit se déplacer ; il ne peut pas rester sur place.
lesson-solo-2-refused-c = Aucun chemin de vos Golems n’y mène.
lesson-solo-3 = Vos Golems forment un chemin vers le nord. Suivez-le jusqu’à la première ligne de Souramoun et révélez une tuile cachée.
lesson-solo-3-right = La tuile reste à l’envers, ses Sorts visent donc de l’autre côté. Et le Magicien de Souramoun est venu chez vous, en face, et y a lancé les Sorts de votre tuile.
lesson-solo-3-other = C’est plus près de chez vous. Votre chemin mène au nord, à la tuile cachée de la même colonne.
lesson-solo-4 = Quand votre Magicien ne peut plus atteindre de tuile vide, la partie se termine et l’on compte les points. Choisissez le dernier déplacement.
lesson-solo-4-right = Plus aucune tuile vide n’est à portée : la partie se termine, 20 à 18 pour vous.
lesson-solo-4-a = Là, les Sorts de Souramoun rapportent plus que les vôtres. Regardez ce qui serait lancé de la case symétrique.
lesson-solo-5 = Souramoun n’a plus qu’un Golem : la partie se termine quand son Magicien arrive sur la case symétrique. Une tuile avec un Magicien ne compte pas, et une égalité est une défaite. Gagnez.
lesson-solo-5-right = Le Magicien de Souramoun finit sur une Chaumière que Souramoun contrôle, et elle ne compte pour personne : vous gagnez 18 à 17.
lesson-solo-5-a = Égalité : Souramoun gagne. Sur laquelle de ses tuiles son Magicien devrait-il finir ?
lesson-solo-5-b = Souramoun a plus de points. Où son propre Magicien lui coûterait-il quelque chose ?

## Les trois niveaux de Souramoun
lesson-levels = Les trois niveaux de Souramoun
lesson-levels-about = Débutant, Normal, Chevronné : ce qui compte pour Souramoun à chaque niveau.
lesson-levels-1 = Débutant : chaque camp compte les tuiles qu’il contrôle. Souramoun a encore trois Golems et va les épuiser : choisissez votre dernier déplacement.
lesson-levels-1-right = Souramoun a lancé ses Sorts jusqu’à épuiser sa réserve, et la partie s’est terminée aussitôt : vous gagnez 19 à 18.
lesson-levels-1-a = Là, ses derniers Golems lui rapportent trop. Comparez ce qu’il lance des deux cases symétriques.
lesson-levels-2 = Normal : les tuiles contestées comptent pour Souramoun. Il lui reste un Golem, et il finira sur la case symétrique. Cédez la tuile qui vous coûte le moins.
lesson-levels-2-right = Les tuiles contestées comptent pour Souramoun, et pourtant vous menez : 24 à 22.
lesson-levels-2-a = Son Magicien a fini sur votre meilleure tuile, qui ne compte plus pour personne. L’autre coûte moins.
lesson-levels-3 = Chevronné : chacune de vos tuiles qui porte un Golem de Souramoun vaut pour vous un point de moins. Trouvez le déplacement qui gagne malgré tout.
lesson-levels-3-right = Quelques-unes de vos tuiles perdent un point, et 22 à 19 suffit pourtant.
lesson-levels-3-a = 19 à 19, et une égalité est une défaite. Comparez ce que fait son Magicien sur chaque case symétrique.
lesson-levels-4 = Encore Chevronné. Un déplacement gagne aussitôt.
lesson-levels-4-right = La réserve de Souramoun est épuisée, et la partie se termine : vous gagnez 20 à 15.
lesson-levels-4-a = Souramoun a plus : comptez pour lui les tuiles contestées, et un point de moins pour chacune de vos tuiles avec ses Golems.
lesson-levels-4-other = La partie continue. Un de vos déplacements y met fin à votre avantage.

## The guided first game
coach-welcome = Bienvenue ! Ces deux tuiles permettent un bon début : gardez-les, et c’est parti.
coach-begin = Vous savez tout : choisissez une tuile, orientez-la, posez-la. De nombreux Golems sur le Puits de Mana seraient un beau début.
coach-guard = Le Magicien de Mauve protège la tuile où il se trouve : un Sort qui la vise est perdu. Visez ailleurs.
coach-dug-in = Cinq Golems d’un même camp : retranchés, avec un Bouclier de plus. Et plus de place pour un sixième.
coach-repelled = Les Boucliers en repoussent toujours une partie. Envoyez plus de Golems, ou un Sort rouge.
coach-overflow = Plus de cinq sur une tuile : les Golems du camp attaqué partent d’abord et regagnent leur réserve.
coach-fortress = Une Forteresse : quatre points et deux Boucliers. Votre Magicien la protège le temps d’un tour de table ; pensez à la suite.
coach-red-spell = Votre Sort rouge brise les Boucliers. Cherchez d’où il peut toucher : à autant de cases exactement qu’il a de losanges.
coach-contested = Une tuile est contestée : égalité en tête, personne ne la contrôle. Un Golem de plus fait la différence, et aucun Bouclier n’agit.
coach-two-at-once = Vous pouvez prendre deux tuiles d’un coup. Voyez-vous comment ?
coach-own-supply = Votre réserve s’épuise. Dès qu’une réserve est vide, la partie s’arrête : soyez en tête à ce moment-là.
coach-their-supply = La réserve de Mauve s’épuise. Dès qu’une réserve est vide, la partie s’arrête : soyez en tête à ce moment-là.
coach-ends = Ce coup termine la partie. Regardez d’abord le score dans l’aperçu.
coach-last-tile = Votre dernière tuile ne rapporte rien, car le Magicien s’y trouve. Seuls ses Sorts comptent.
coach-deck-empty = Votre pioche est vide : il ne vous reste que les tuiles en main.
coach-over = Regardez ce que chaque tuile a rapporté. Qui contrôle le Puits de Mana gagne les égalités.
