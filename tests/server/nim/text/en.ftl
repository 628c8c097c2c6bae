game-title = Nim
game-about = The player who takes the last stone wins.
minute = Take one to three stones from the heap. The player who takes the last one wins.
option-mode = Mode
option-mode-alone = Alone
option-mode-duel = Duel
option-mode-trio = Three
option-mode-pairs = Pairs
option-heap = Heap
option-heap-small = Small
option-heap-large = Large
option-heap-huge = Huge
option-open = Open heap
option-open-false = No
option-open-false-about = Nobody counts.
option-open-true = Yes
option-open-true-about = All can count.
seat-N = North
seat-E = East
seat-S = South
seat-W = West
prompt-take = Take stones
help-take = One, two or three.
prompt-waiting = { $seat } takes stones
move-take =
    { $stones ->
        [one] Take 1 stone
       *[other] Take { $stones } stones
    }
event-taken = { $seat } takes { $stones }.
refusal-take = Not now.
outcome-empty = The heap is empty: { $winner }.
outcome-resignation = Given up. Won: { $winner }.
outcome-agreement = Agreed.
