# The game
game-title = Nim
game-about = Trois tas de pierres : prenez-en autant que vous voulez dans un seul, et gare à la dernière.
goal =
    { $mode ->
        [misere] Ne prenez pas la dernière pierre : qui la prend perd.
       *[normal] Prenez la dernière pierre : qui la prend gagne.
    }
minute = Trois tas de pierres sont sur la table. À votre tour, prenez une ou plusieurs pierres dans un seul tas, au plus le tas entier. { $mode ->
        [misere] Qui prend la toute dernière pierre perd.
       *[normal] Qui prend la toute dernière pierre gagne.
    } Un petit conseil : laissez deux tas égaux, et ce que l’autre fait à l’un, faites-le à l’autre.

# Options
option-mode = Mode
option-mode-normal = Normal
option-mode-normal-about = Qui prend la dernière pierre gagne.
option-mode-misere = Misère
option-mode-misere-about = Qui prend la dernière pierre perd.

# Names
seat-1 = Personne 1
seat-2 = Personne 2
heap-A = tas A
heap-B = tas B
heap-C = tas C
count-stones =
    { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }
holds = { $heap } : { count-stones }

# Prompts
prompt-take = À vous : prenez des pierres dans un tas.
prompt-waiting = En attente de { $seat }.
help-take = Prenez autant de pierres que vous voulez dans un seul tas, au moins une. La toute dernière pierre décide de la partie.
type-take = Tapez un tas et un nombre : B2 prend deux pierres dans le tas B.

# Moves and events
move-take = Prendre { count-stones } dans le { $heap }
event-taken =
    { $seat-is ->
        [you] Vous prenez { count-stones } dans le { $heap }.
       *[other] { $seat } prend { count-stones } dans le { $heap }.
    }

# Refusals
refusal-over = La partie est finie. Il n’y a plus de pierres.
refusal-not-your-turn = Ce n’est pas votre tour. On joue chacun à son tour.
refusal-no-heap = Il n’y a pas de tas { $name }. Les tas sont A, B et C.
refusal-nothing = Vous devez prendre au moins une pierre.
refusal-too-many =
    { $stones ->
        [0] Il n’y a plus de pierres dans le { $heap }.
        [one] Il n’y a qu’une pierre dans le { $heap }.
       *[other] Il n’y a que { $stones } pierres dans le { $heap }.
    }

# Why a position cannot be
impossible-heaps = Il y a trois tas, et aucun n’a plus de { $most } pierres.
impossible-last-stone = Tant qu’il reste des pierres, c’est à quelqu’un de jouer ; quand il n’en reste plus, quelqu’un a gagné.

# How it ended
outcome-normal =
    { $you ->
        [won] Victoire ! Vous avez pris la dernière pierre.
        [lost] Défaite. { $winner } a pris la dernière pierre.
       *[watching] { $winner } gagne et a pris la dernière pierre.
    }
outcome-misere =
    { $you ->
        [won] Victoire ! Vous n’avez pas eu à prendre la dernière pierre.
        [lost] Défaite. Vous avez pris la dernière pierre, et { $winner } gagne.
       *[watching] { $winner } gagne et n’a pas pris la dernière pierre.
    }
outcome-resignation =
    { $you ->
        [won] Victoire ! L’autre personne a abandonné.
        [lost] Défaite. Vous avez abandonné.
       *[watching] La partie s’est terminée par un abandon. Victoire : { $winner }.
    }
outcome-agreement = Match nul, d’un commun accord.
