# The game
game-title = Nim
game-about = Three heaps of stones: take as many as you like from one of them, and mind the last stone.
goal =
    { $mode ->
        [misere] Do not take the last stone: whoever does loses.
       *[normal] Take the last stone: whoever does wins.
    }
minute = Three heaps of stones lie on the table. On your turn, take one or more stones from a single heap, up to all of it. { $mode ->
        [misere] Whoever takes the last stone of all loses.
       *[normal] Whoever takes the last stone of all wins.
    } A small hint: leave two equal heaps, and whatever the other player does to one of them, do to the other.

# Options
option-mode = Mode
option-mode-normal = Normal
option-mode-normal-about = Whoever takes the last stone wins.
option-mode-misere = Misère
option-mode-misere-about = Whoever takes the last stone loses.

# Names
seat-1 = Player 1
seat-2 = Player 2
heap-A = heap A
heap-B = heap B
heap-C = heap C
count-stones =
    { $stones ->
        [one] one stone
       *[other] { $stones } stones
    }
holds = { $heap }: { count-stones }

# Prompts
prompt-take = Your turn: take stones from one heap.
prompt-waiting = Waiting for { $seat }.
help-take = Take as many stones as you like from a single heap, at least one. The last stone of all decides the game.
type-take = Type a heap and a number: B2 takes two stones from heap B.

# Moves and events
move-take = Take { count-stones } from { $heap }
event-taken =
    { $seat-is ->
        [you] You take { count-stones } from { $heap }.
       *[other] { $seat } takes { count-stones } from { $heap }.
    }

# Refusals
refusal-over = The game is over. All stones are gone.
refusal-not-your-turn = It is not your turn. Players take turns.
refusal-no-heap = There is no heap { $name }. The heaps are A, B and C.
refusal-nothing = You must take at least one stone.
refusal-too-many =
    { $stones ->
        [0] There are no stones left in { $heap }.
        [one] There is only one stone in { $heap }.
       *[other] There are only { $stones } stones in { $heap }.
    }

# Why a position cannot be
impossible-heaps = There are three heaps, and none has more than { $most } stones.
impossible-last-stone = While stones are left, somebody is to move; when none is left, somebody has won.

# How it ended
outcome-normal =
    { $you ->
        [won] You win! You took the last stone.
        [lost] You lose. { $winner } took the last stone.
       *[watching] { $winner } wins and took the last stone.
    }
outcome-misere =
    { $you ->
        [won] You win! You did not have to take the last stone.
        [lost] You lose. You took the last stone, and { $winner } wins.
       *[watching] { $winner } wins and did not take the last stone.
    }
outcome-resignation =
    { $you ->
        [won] You win! The other player has resigned.
        [lost] You lose. You have resigned.
       *[watching] The game ended by resignation. Winner: { $winner }.
    }
outcome-agreement = A draw: the players agreed on it.
