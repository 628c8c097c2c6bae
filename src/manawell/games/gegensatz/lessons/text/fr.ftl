# Ce que dit le guide dans les leçons de Gegensatz : lesson-<leçon>-<étape>[-partie]
lesson-other = Permis, mais ce n’est pas ce que nous exerçons ici. Relisez la consigne.
part-first = Premiers pas

## Aller et retour
lesson-travel = Aller et retour
lesson-travel-about = Un nombre vous porte vers l’avenir, une couleur ou un symbole vous ramène dans le passé.
lesson-travel-1 = Cette rangée est la ligne du temps ; votre baguette se trouve à la position 4. Jouez le 3 vert : son nombre vous porte d’exactement trois pas vers la droite, dans votre avenir.
lesson-travel-1-right = Vous avez laissé le 3 vert et pris le 4 vert. Chaque coup est un tel échange : vous tenez toujours trois reliques.
lesson-travel-1-a = Un 1 avance d’un pas. C’est possible, mais essayez d’abord le grand saut : le 3 vert.
lesson-travel-1-b = Vous êtes allé à gauche, dans votre passé. Cela vient ensuite ; allez d’abord à droite.
lesson-travel-2 = À gauche s’étend votre passé. Revenez avec une relique de la même couleur : du vert au vert ou du violet au violet, quelle que soit la distance.
lesson-travel-2-right = Même couleur, n’importe quelle distance : voilà le chemin du retour.
lesson-travel-2-a = Le 2 violet porte une plume comme le 1 vert : les symboles conviennent aussi, ils viennent ensuite. Cherchez maintenant la même couleur.
lesson-travel-2-b = Anneau sur anneau : les symboles conviennent aussi, ils viennent ensuite. Cherchez maintenant la même couleur.
lesson-travel-2-c = Vous avez rencontré l’autre baguette, et cela veut dire duel. Nous y viendrons ; cherchez la même couleur ailleurs.
lesson-travel-2-d = Un pas en avant, c’est votre avenir. Cherchez la même couleur à gauche.
lesson-travel-3 = Un symbole ramène aussi en arrière. Le 3 bleu porte une plume : jouez-le sur l’autre plume, à votre gauche.
lesson-travel-3-right = Plume sur plume. Au retour, le nombre d’une relique ne compte jamais.
lesson-travel-3-a = Du rouge au rouge, c’est la même couleur, et c’est permis. Cherchez cette fois la deuxième plume.
lesson-travel-3-b = Cela menait à droite, par le nombre. Cherchez la plume à votre gauche.
lesson-travel-4 = À l’extrémité gauche, vous n’avez pas de passé : seuls les nombres comptent. Prenez le 4 bleu marqué d’une étoile : quelle relique l’atteint exactement ?
lesson-travel-4-right = Exactement trois pas, ni plus ni moins. Vers l’avenir, seul le nombre compte.
lesson-travel-4-a = Un 1 avance d’un pas, jusqu’au 3 vert. L’étoile est à trois pas.
lesson-travel-5 = À vous seul maintenant : prenez la relique marquée d’une étoile.
lesson-travel-5-right = Clé sur clé. Bien voyagé !
lesson-travel-5-a = Le 2 violet et le 2 vert n’ont que le nombre en commun, et il ne ramène pas en arrière. Quelle relique partage sa couleur ou son symbole ?
lesson-travel-5-other = Vous avez pris une autre relique. Vers la gauche, il faut la même couleur ou le même symbole.
lesson-travel-6 = Encore une fois : prenez la relique marquée d’une étoile.
lesson-travel-6-right = Exact : les 4 dépasseraient la fin de la rangée, et ce n’est pas permis.
lesson-travel-6-other = Cela menait dans votre passé. L’étoile est deux pas à droite.
