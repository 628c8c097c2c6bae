# The game
game-title = Nim
game-about = Drei Haufen Steine: Nimm von einem so viele, wie du willst, und achte auf den letzten Stein.
goal =
    { $mode ->
        [misere] Nimm nicht den letzten Stein: Wer ihn nimmt, verliert.
       *[normal] Nimm den letzten Stein: Wer ihn nimmt, gewinnt.
    }
minute = Drei Haufen Steine liegen auf dem Tisch. In deinem Zug nimmst du von einem einzigen Haufen einen oder mehrere Steine, höchstens alle. { $mode ->
        [misere] Wer den allerletzten Stein nimmt, verliert.
       *[normal] Wer den allerletzten Stein nimmt, gewinnt.
    } Ein kleiner Tipp: Lass zwei gleiche Haufen übrig, und was dein Gegenüber mit dem einen macht, machst du mit dem anderen.

# Options
option-mode = Modus
option-mode-normal = Normal
option-mode-normal-about = Wer den letzten Stein nimmt, gewinnt.
option-mode-misere = Misère
option-mode-misere-about = Wer den letzten Stein nimmt, verliert.

# Names
seat-1 = Person 1
seat-2 = Person 2
heap-A = Haufen A
heap-B = Haufen B
heap-C = Haufen C
count-stones =
    { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }
holds = { $heap }: { count-stones }

# Prompts
prompt-take = Du bist am Zug: Nimm Steine von einem Haufen.
prompt-waiting = { $seat } ist am Zug.
help-take = Nimm von einem einzigen Haufen so viele Steine, wie du willst, mindestens einen. Der allerletzte Stein entscheidet das Spiel.
type-take = Tippe einen Haufen und eine Zahl: B2 nimmt zwei Steine von Haufen B.

# Moves and events
move-take = Nimm { count-stones } von { $heap }
event-taken =
    { $seat-is ->
        [you] Du nimmst { count-stones } von { $heap }.
       *[other] { $seat } nimmt { count-stones } von { $heap }.
    }

# Refusals
refusal-over = Die Partie ist vorbei. Alle Steine sind weg.
refusal-not-your-turn = Du bist nicht am Zug. Ihr spielt abwechselnd.
refusal-no-heap = Einen Haufen { $name } gibt es nicht. Die Haufen heißen A, B und C.
refusal-nothing = Du musst mindestens einen Stein nehmen.
refusal-too-many =
    { $stones ->
        [0] Auf { $heap } liegt kein Stein mehr.
        [one] Auf { $heap } liegt nur ein Stein.
       *[other] Auf { $heap } liegen nur { $stones } Steine.
    }

# Why a position cannot be
impossible-heaps = Es gibt drei Haufen, und keiner hat mehr als { $most } Steine.
impossible-last-stone = Solange Steine da sind, ist jemand am Zug; sind alle weg, hat jemand gewonnen.

# How it ended
outcome-normal =
    { $you ->
        [won] Sieg! Du hast den letzten Stein genommen.
        [lost] Niederlage. { $winner } hat den letzten Stein genommen.
       *[watching] { $winner } gewinnt und hat den letzten Stein genommen.
    }
outcome-misere =
    { $you ->
        [won] Sieg! Du musstest den letzten Stein nicht nehmen.
        [lost] Niederlage. Du hast den letzten Stein genommen, und { $winner } gewinnt.
       *[watching] { $winner } gewinnt und hat den letzten Stein nicht genommen.
    }
outcome-resignation =
    { $you ->
        [won] Sieg! Dein Gegenüber hat aufgegeben.
        [lost] Niederlage. Du hast aufgegeben.
       *[watching] Die Partie endete durch Aufgabe. Gewonnen hat: { $winner }.
    }
outcome-agreement = Unentschieden: Ihr habt euch darauf geeinigt.
