# Fautes d’une table, par quelque porte que ce soit : chacune dit que faire
fault-no-takeback =
    { $why ->
        [revealed] Cette décision ne peut pas être reprise : elle vous a montré quelque chose de nouveau.
        [rated] Cette partie compte : rien ne peut être repris.
        [over] La partie est terminée ; plus rien ne peut être repris.
       *[nothing] Vous n’avez encore rien décidé qui puisse être repris.
    }
fault-no-draw-now = On peut proposer la nulle une fois à chacun de ses propres tours, quand c’est à soi de décider.
fault-hint-unfair = Les conseils sont réservés à qui joue en solo ou contre des bots.
fault-hint-waiting = Un conseil porte sur l’une de vos décisions. Attendez votre tour.
fault-chances-unfair = Pendant une partie, les chances ne sont montrées qu’à qui joue seul ou contre des bots, jamais quand une autre personne joue.
fault-unfinished = Cette partie n’est pas terminée. Seules les parties terminées peuvent être analysées : une analyse montre ce qui était caché.
fault-hint-rated = Cette partie compte : il n’y a pas de conseils.

# Comment une partie s’est terminée, quand aucune règle du jeu ne l’a terminée
outcome-time =
    { $you ->
        [won] Victoire ! L’autre camp n’a plus de temps.
        [lost] Défaite. Votre camp n’a plus de temps.
       *[watching] La pendule a tranché. Victoire : { $winner }.
    }
outcome-absence =
    { $you ->
        [won] Victoire ! L’autre camp est parti et n’est pas revenu.
        [lost] Défaite. Votre camp est parti et n’est pas revenu.
       *[watching] La partie s’est arrêtée, faute de retour d’un joueur. Victoire : { $winner }.
    }

# La situation d’un joueur, à côté des chances
standing-winning = La victoire vous est presque acquise.
standing-ahead = Vous menez nettement.
standing-better = Vous menez légèrement.
standing-even = La partie est à peu près égale.
standing-worse = Vous avez un léger retard.
standing-behind = Vous avez un net retard.
standing-losing = La partie est presque perdue.

# Remarques dans les enregistrements : ce qu’un coup a cédé, ce qui valait mieux, la chance
comment-inaccuracy = Imprécision : { $points } points cédés.
comment-mistake = Erreur : { $points } points cédés.
comment-blunder = Gaffe : { $points } points cédés.
comment-better = Mieux : { $move } ({ $percent } % au lieu de { $made } %).
comment-luck = Chance : { $gains }.
