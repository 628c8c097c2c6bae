game-title = Nim
game-about = Whoever takes the last stone wins.
minute = Prenez une à trois pierres du tas. Qui prend la dernière gagne.
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
        [one] Prendre { $stones } pierre
       *[other] Prendre { $stones } pierres
    }
event-taken = { $seat } takes { $stones }.
refusal-take = Not now.
outcome-empty = The heap is empty: { $winner }.
outcome-resignation = Given up. Won: { $winner }.
outcome-agreement = Agreed.
