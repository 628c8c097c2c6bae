# Faults: each names the value and what to do
fault-no-drafts = Personne n’apporte rien de sa composition à { $game }.
fault-unknown-style = { $game } ne connaît pas le style { $style }. Il connaît { $known }.
fault-unknown-game = Il n’y a pas de jeu nommé « { $name } ». Jeux connus : { $known }.
fault-unknown-bot = Il n’y a pas de bot nommé « { $name } ». Bots connus : { $known }.
fault-own-bot = Le bot « { $name } » est inutilisable : { $problem }.
fault-own-bot-move = Le bot « { $name } » voulait jouer le coup { $move }, qui n’est pas permis.
fault-other-rules = Cette partie du jeu { $game } a été jouée avec la version { $version } de ses règles. Connues ici : { $known }.
fault-unknown-language = La langue « { $language } » n’existe pas ici. Choisissez parmi : { $known }.
fault-unknown-rule = Le livret de règles du jeu { $game } n’a pas de règle « { $rule } ».
fault-option-unknown = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
fault-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Choisissez parmi : { $allowed }.
fault-option-count =
    L’option « { $option } » ne peut pas valoir « { $value } ». Donnez un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }{ $step ->
        [1] { "" }
       *[other] { " " }par pas de { NUMBER($step, useGrouping: 0) }
    }{ $zero ->
        [yes] , ou 0 pour aucune.
       *[no] .
    }
fault-option-idle = L’option « { $option } » (donnée avec la valeur « { $value } ») n’existe qu’avec { $needs }.
fault-position-form = Ceci ne se lit pas comme une position : { $problem }
fault-position-size = Un fichier de position compte au plus { $most } octets ; celui-ci en a { $found }.
fault-position-stuck = Cette position est impossible : celui qui doit décider n’a aucun coup autorisé.
fault-position-seats = Cette position ne va pas avec ses options. Joueurs selon les options : { $wanted }, dans la position : { $found }.
fault-position-option = Cette position ne va pas avec ses options : { $option } y vaut { $wanted }, et { $found } dans la position.
fault-impossible = Cette position est impossible. { $problem } ({ $rule })
fault-bad-cards = Le fichier de cartes « { $file } » est inutilisable : { $problem }
fault-bad-material = Le fichier « { $file } » de paquets et de plateaux est inutilisable : { $problem }
fault-unknown-material = Il n’existe pas de jeu de paquets et de plateaux nommé « { $name } » ; il y a : { $known }.
fault-unreadable = « { $attempt } » n’est pas un coup. Les coups s’écrivent ainsi : { $forms }.
fault-illegal =
    { $count ->
        [0] « { $attempt } » n’est pas autorisé ici ({ $rule }). Vous n’avez aucun coup autorisé pour le moment.
       *[other] « { $attempt } » n’est pas autorisé ici ({ $rule }). Vous pourriez jouer, par exemple : { $nearest }.
    }
fault-game-over = La partie est finie ; on ne peut plus rien jouer.
fault-nothing-to-undo =
    { $played ->
        [0] Aucun coup n’a encore été joué, on ne peut donc en reprendre aucun (demandé : { $count }).
       *[other] On ne peut pas reprendre autant de coups : { $count }. Donnez un nombre de 1 à { $played }.
    }
fault-player-count =
    { $needed ->
        [one] Ce jeu a { $needed } place. Joueurs nommés : { $given }.
       *[other] Ce jeu a { $needed } places. Joueurs nommés : { $given }.
    }
fault-record-format = Ce n’est pas un enregistrement de Manawell : il commence par « { $found } » au lieu de « { $expected } ».
fault-record-size = Ce fichier est trop gros pour un enregistrement : { $size } octets, on en lit au plus { $most }.
fault-record-line = La ligne { $number } de l’enregistrement est incompréhensible : « { $line } »
fault-record-check = L’enregistrement est abîmé ou a été modifié : sa somme de contrôle est « { $found } », son contenu donne « { $expected } ».
fault-record-field = La ligne « { $field } » de l’enregistrement a une valeur impossible : { $problem }
fault-record-header = Cet enregistrement ne peut pas être une partie : { $problem }
fault-record-entry = L’entrée { $number } de l’enregistrement, « { $entry } », est incompréhensible.
fault-record-rules = L’enregistrement a été joué avec la version { $version } des règles ; versions connues ici : { $known }.
fault-record-no-seed = L’enregistrement ne contient pas de graine, sa partie ne peut donc pas être rejouée. La graine y est ajoutée quand la partie est finie.
fault-record-commitment = La graine « { $seed } » ne correspond pas à l’engagement { $commitment } : le mélange n’est pas celui qui était promis.
fault-record-salt = Le sel « { $salt } » ne figure pas dans la partie enregistrée.
fault-record-move = Le coup { $number } de l’enregistrement, « { $move } », ne peut pas être joué : { $problem }
fault-record-resigned = Selon l’enregistrement, la place { $seat } a abandonné, mais { $over ->
    [yes] la partie a été jouée jusqu’au bout.
   *[no] cette place n’existe pas.
  }
fault-record-unfinished =
    { $moves ->
        [one] L’enregistrement s’arrête après { $moves } coup, avant la fin de la partie.
       *[other] L’enregistrement s’arrête après { $moves } coups, avant la fin de la partie.
    }
fault-record-result = L’enregistrement annonce le résultat { $claimed }, mais ses coups mènent à { $computed }.
fault-out-of-bounds = Le champ « { $field } » contient « { $value } » ; son jeu n’a prévu de place que pour { $most }.
fault-record-components = La partie de cet enregistrement n’était pas le jeu imprimé. Elle a été jouée avec des valeurs modifiées : { $changes }
fault-unknown-component = Les valeurs ne contiennent pas « { $path } ». Connu à cet endroit : { $known }.
fault-bad-component = « { $path } » ne peut pas devenir { $value } : il faut une valeur du même genre que { $wanted }.
