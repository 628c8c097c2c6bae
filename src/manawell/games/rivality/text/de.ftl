# The game
game-title = Rivality
game-about = Lege Plättchen rund um die Manaquelle, beschwöre Golems auf genau bemessene Entfernung und kontrolliere mehr vom Schlachtfeld als deine Gegner – oder als Suramun, wenn du allein spielst.
goal =
    { $mode ->
        [solo] Hol bis zum Ende mehr Punkte als Suramun.
       *[other] Halte die wertvollsten Plättchen, wenn Plättchen oder Golems ausgehen.
    }
minute = { $mode ->
        [solo] Du und Suramun seid Zauberer auf einer Auslage von 24 Plättchen, die Hälfte davon gehört dir. In jeder Runde geht dein Zauberer auf ein leeres Plättchen und bringt einen Golem mit; Suramuns Zauberer geht auf das Spiegelfeld und tut dasselbe. Sein Plättchen zaubert zuerst, dann deines, wenn du es kontrollierst: Jeder Zauberspruch an seinen Kanten schickt Golems genau so viele Felder weit, wie er Rauten zeigt. Wer auf einem Plättchen die meisten Golems hat, kontrolliert es. Ist ein Golemvorrat leer oder kann dein Zauberer nirgends mehr hin, bringt jedes Plättchen dem seine Punkte, der es kontrolliert. Du gewinnst mit mehr Punkten als Suramun.
       *[other] Du und die anderen seid Zauberer und kämpft um das Land rings um die Manaquelle. In deinem Zug legst du eines deiner zwei Plättchen an ein anderes, gedreht, wie du willst. Dein Zauberer und ein Golem kommen dazu; dann schickt jeder Zauberspruch an seinen Kanten Golems genau so viele Felder weit, wie er Rauten zeigt. Wer auf einem Plättchen die meisten Golems hat, kontrolliert es. Liegen alle Plättchen oder ist ein Golemvorrat leer, bringen die Plättchen, die du kontrollierst, ihre Punkte. Die meisten Punkte gewinnen.
    }

# Tiles: kind, deck (a plain, b starred) and number; they stand in sentences without an article, so that nothing is inflected
tile-mw = Manaquelle
tile-sc_a1 = Steinkreis a1
tile-sc_a2 = Steinkreis a2
tile-sc_a3 = Steinkreis a3
tile-sc_a4 = Steinkreis a4
tile-sc_a5 = Steinkreis a5
tile-hu_a1 = Hütte a1
tile-hu_a2 = Hütte a2
tile-hu_a3 = Hütte a3
tile-hu_a4 = Hütte a4
tile-fo_a1 = Festung a1
tile-fo_a2 = Festung a2
tile-fo_a3 = Festung a3
tile-sc_b1 = Steinkreis b1
tile-sc_b2 = Steinkreis b2
tile-sc_b3 = Steinkreis b3
tile-sc_b4 = Steinkreis b4
tile-sc_b5 = Steinkreis b5
tile-hu_b1 = Hütte b1
tile-hu_b2 = Hütte b2
tile-hu_b3 = Hütte b3
tile-hu_b4 = Hütte b4
tile-fo_b1 = Festung b1
tile-fo_b2 = Festung b2
tile-fo_b3 = Festung b3

# Kinds, colours, directions, decks, seats; a colour names its side
kind-mana_well = Manaquelle
kind-stone_circle = Steinkreis
kind-hut = Hütte
kind-fortress = Festung
colour-orange = Orange
colour-purple = Lila
colour-turquoise = Türkis
direction-N = Norden
direction-E = Osten
direction-S = Süden
direction-W = Westen
deck-plain = Stapel ohne Stern
deck-starred = Stapel mit Stern
seat-orange = Orange
seat-purple = Lila
seat-turquoise = Türkis
seat-orange_1 = Orange 1
seat-purple_1 = Lila 1
seat-orange_2 = Orange 2
seat-purple_2 = Lila 2

# Phases: what you have to do now
phase-mulligan = deine Hand behalten oder neu ziehen
phase-place = ein Plättchen legen
phase-cast = den nächsten Zauberspruch wählen
phase-remove = wählen, wessen Golem entfernt wird
phase-delayed = den nächsten verzögerten Zauberspruch wählen
phase-siege = die nächste Umzingelung wählen
phase-enter = wählen, wo dein Zauberer beginnt
phase-move = deinen Zauberer bewegen

# Steps: where in a turn or round the game stands
step-placing = Plättchen legen
step-spells = Zaubersprüche
step-delayed = Verzögerte Zaubersprüche
step-sieges = Umzingelungen

# Options
option-mode = Spielmodus
option-mode-duel = Spiel zu zweit
option-mode-duel-about = Orange gegen Lila, mit je 12 Plättchen und 30 Golems.
option-mode-three = Spiel zu dritt
option-mode-three-about = Jeder allein gegen zwei Gegner, mit je 8 Plättchen und 20 Golems.
option-mode-teams = Teamspiel
option-mode-teams-about = Zwei gegen zwei: Teamkameraden teilen sich Zauberer, Stapel und Vorrat, sehen aber nicht die Hand des anderen.
option-mode-solo = Solo-Modus
option-mode-solo-about = Du gegen Suramun, der auf einer Auslage von 24 Plättchen jede Bewegung deines Zauberers spiegelt.
option-expert = Expertenregeln
option-expert-false = Grundregeln
option-expert-false-about = Ein Zauberspruch ohne Zielplättchen verpufft, und kontrollierte Plättchen zählen ihre vollen Punkte.
option-expert-true = Expertenregeln
option-expert-true-about = Ein Zauberspruch ohne Zielplättchen wartet auf eines, ein auf allen vier Seiten eingeschlossenes Plättchen fällt durch Umzingelung, und Plättchen mit einem gegnerischen Golem zählen 1 Punkt weniger.
option-solo_level = Stufe
option-solo_level-apprentice = Zauberlehrling
option-solo_level-apprentice-about = Jede Seite wertet die Plättchen, die sie kontrolliert, und du brauchst mehr Punkte als Suramun.
option-solo_level-journeyman = Zaubergeselle
option-solo_level-journeyman-about = Suramun erhält außerdem die Punkte aller umkämpften Plättchen.
option-solo_level-master = Zaubermeister
option-solo_level-master-about = Suramun erhält außerdem die Punkte aller umkämpften Plättchen, und jedes deiner Plättchen mit einem Golem von ihm zählt 1 Punkt weniger.
option-edition = Ausgabe
option-edition-de = Deutsche Ausgabe
option-edition-de-about = Einen Neustart darf jeder machen, dessen Hand dazu berechtigt; verzögerte Zaubersprüche wirkt die aktive Seite zuerst.
option-edition-fr = Französische Ausgabe
option-edition-fr-about = Einen Neustart darf nur der Startspieler machen; verzögerte Zaubersprüche wirkt die aktive Seite zuletzt.
option-solo_colour = Deine Farbe
option-solo_colour-purple = Lila
option-solo_colour-purple-about = Du spielst Lila, Suramun spielt Orange.
option-solo_colour-orange = Orange
option-solo_colour-orange-about = Du spielst Orange, Suramun spielt Lila.
option-starred_side = Stapel mit Stern
option-starred_side-purple = Lila
option-starred_side-purple-about = Lila spielt mit den Plättchen mit Stern, Orange mit denen ohne.
option-starred_side-orange = Orange
option-starred_side-orange-about = Orange spielt mit den Plättchen mit Stern, Lila mit denen ohne.
option-starred_side-random = Zufällig
option-starred_side-random-about = Der Zufall entscheidet, wer mit den Plättchen mit Stern spielt.
option-first_player = Startspieler
option-first_player-random = Zufällig
option-first_player-random-about = Der Zufall entscheidet, wer beginnt.
option-first_player-0 = { seat-orange }
option-first_player-0-about = { seat-orange } beginnt, im Teamspiel { seat-orange_1 }.
option-first_player-1 = { seat-purple }
option-first_player-1-about = { seat-purple } beginnt, im Teamspiel { seat-purple_1 }.
option-first_player-2 = { seat-turquoise } oder { seat-orange_2 }
option-first_player-2-about = { seat-turquoise } beginnt, im Teamspiel { seat-orange_2 }.
option-first_player-3 = { seat-purple_2 }
option-first_player-3-about = { seat-purple_2 } beginnt.

# Counts and parts, for use in other messages
count-summoned =
    { $summoned ->
        [one] { $summoned } Golem
       *[other] { $summoned } Golems
    }
count-landed =
    { $landed ->
        [one] { $landed } kommt an
       *[other] { $landed } kommen an
    }
count-removed =
    { $removed ->
        [one] { $removed } Golem
       *[other] { $removed } Golems
    }
count-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
part-tile =
    { $tile-id ->
        [mw] die { $tile } ({ $x }, { $y })
       *[other] { $tile } ({ $x }, { $y })
    }
part-summoned =
    { $repelled ->
        [0]
            { $broken ->
                [0] { count-summoned } auf { part-tile }.
                [one] { count-summoned } auf { part-tile }, { $broken } Schild wird durchbrochen.
               *[other] { count-summoned } auf { part-tile }, { $broken } Schilde werden durchbrochen.
            }
       *[other]
            { $landed ->
                [0]
                    { $summoned ->
                        [one] { count-summoned } auf { part-tile }, aber die Schilde wehren ihn ab.
                       *[other] { count-summoned } auf { part-tile }, aber die Schilde wehren alle ab.
                    }
               *[other] { count-summoned } auf { part-tile }; die Schilde wehren { $repelled } ab, { count-landed }.
            }
    }
part-totals =
    { $sides ->
        [2] { colour-orange } { $points-0 }, { colour-purple } { $points-1 }
       *[other] { colour-orange } { $points-0 }, { colour-purple } { $points-1 }, { colour-turquoise } { $points-2 }
    }

# Events: the log
event-deck-given = { $colour } spielt mit dem { $deck }.
event-decks-mixed = Die Stapel sind verteilt: je 2 Festungen und 6 andere Plättchen.
event-first-player-chosen =
    { $seat-is ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
event-hand-drawn =
    { $seat-is ->
        [you] Du ziehst { $tiles }.
       *[other] { $seat } zieht { $tiles }.
    }
event-hand-kept =
    { $seat-is ->
        [you] Du behältst deine Hand.
       *[other] { $seat } behält die Hand.
    }
event-hand-redrawn =
    { $seat-is ->
        [you] Du machst einen Neustart und ziehst neu.
       *[other] { $seat } macht einen Neustart und zieht neu.
    }
event-tile-placed =
    { $seat-is ->
        [you] Du legst { $tile } auf ({ $x }, { $y }),
       *[other] { $seat } legt { $tile } auf ({ $x }, { $y }),
    } obere Kante nach { $rotation ->
        [0] { direction-N }
        [1] { direction-E }
        [2] { direction-S }
       *[other] { direction-W }
    }.
event-wizard-set = Der Zauberer von { $colour } kommt mit 1 Golem auf ({ $x }, { $y }).
event-spell-cast = { $colour } zaubert nach { $direction }: { part-summoned }
event-delayed-spell-cast = { $colour } wirkt den verzögerten Zauberspruch von ({ $source-x }, { $source-y }) nach { $direction }: { part-summoned }
event-spell-lost = Der Zauberspruch nach { $direction } verpufft: Auf ({ $x }, { $y }) liegt kein Plättchen.
event-spell-blocked = Der Zauberspruch nach { $direction } verpufft: Auf ({ $x }, { $y }) steht der Zauberer von { $colour }.
event-spell-waits = Der Zauberspruch nach { $direction } wartet: Auf ({ $x }, { $y }) liegt noch kein Plättchen.
event-delayed-spell-lost = Der verzögerte Zauberspruch von ({ $source-x }, { $source-y }) auf ({ $x }, { $y }) ist verloren: Niemand kontrolliert sein Ausgangsplättchen.
event-golems-removed = Überzahl auf ({ $x }, { $y }): { $colour } nimmt { count-removed } zurück.
event-tile-besieged =
    { $removed ->
        [0] Umzingelt! { $colour } nimmt { part-tile } mit 1 Golem ein.
        [one] Umzingelt! { $colour } nimmt { part-tile } ein: { $removed } gegnerischer Golem geht, 1 eigener kommt.
       *[other] Umzingelt! { $colour } nimmt { part-tile } ein: { $removed } gegnerische Golems gehen, 1 eigener kommt.
    }
event-tile-revealed = Aufgedeckt auf ({ $x }, { $y }): { $tile }.
event-no-spells = { $colour } wirkt keinen Zauberspruch von ({ $x }, { $y }), denn dieses Plättchen steht nicht unter eigener Kontrolle.
event-tile-drawn =
    { $seat-is ->
        [you] Du ziehst { $tile } nach.
       *[other] { $seat } zieht { $tile } nach.
    }
event-turn-skipped =
    { $seat-is ->
        [you] Du hast kein Plättchen mehr, dein Zug entfällt.
       *[other] { $seat } hat kein Plättchen mehr, der Zug entfällt.
    }
event-points-counted = Zwischenstand: { part-totals }.
event-supply-exhausted = Der Vorrat von { $colour } ist leer: Die Partie ist zu Ende.
event-tiles-used-up = Alle Plättchen sind gelegt: Die Partie ist zu Ende.
event-way-closed = Der Zauberer erreicht kein leeres Plättchen mehr: Die Partie ist zu Ende.
event-tile-scored =
    { $because-id ->
        [well] { $colour } erhält { count-points } für { part-tile }, umkämpft, aber durch die Manaquelle gewonnen
        [contested] { $colour } erhält { count-points } für { part-tile }, ein umkämpftes Plättchen
       *[control] { $colour } erhält { count-points } für { part-tile }
    }{ $reduced ->
        [1] , 1 weniger wegen gegnerischer Golems.
       *[other] .
    }
event-tile-unscored =
    { $because-id ->
        [wizard] { $tile } ({ $x }, { $y }) zählt für niemanden: Dort steht ein Zauberer.
       *[contested]
            { $tile-id ->
                [mw] Die { $tile } ({ $x }, { $y }) zählt für niemanden: Sie ist umkämpft.
               *[other] { $tile } ({ $x }, { $y }) zählt für niemanden: Das Plättchen ist umkämpft.
            }
    }
event-game-scored = Endstand: { part-totals }.
event-game-won =
    { $tie ->
        [1] Gleichstand! Die Manaquelle entscheidet: { $colour } gewinnt.
       *[other] { $colour } gewinnt!
    }
event-victory-shared = Gleichstand, und niemand kontrolliert die Manaquelle: geteilter Sieg für { $colours }!
event-solo-won =
    { $seat-is ->
        [you] Du hast mehr Punkte als Suramun: Du gewinnst!
       *[other] { $seat } hat mehr Punkte als Suramun und gewinnt!
    }
event-solo-lost =
    { $seat-is ->
        [you] Du hast nicht mehr Punkte als Suramun: Du verlierst.
       *[other] { $seat } hat nicht mehr Punkte als Suramun und verliert.
    }

# Refusals: what was wrong, and what the rule says
refusal-over = Die Partie ist vorbei. Es kann nichts mehr gespielt werden.
refusal-not-your-turn = Du bist nicht am Zug. Ihr entscheidet nacheinander, und jetzt ist jemand anderes gefragt.
refusal-other-decision = Das ist gerade nicht gefragt. Jetzt musst du { $phase }.
refusal-no-hands = Im Solo-Modus gibt es keine Hand. Alle Plättchen liegen schon aus, und du bewegst deinen Zauberer.
refusal-mulligan-over = Dafür ist es zu spät. Behalten oder neu gezogen wird die Hand vor dem ersten Zug; jetzt musst du { $phase }.
refusal-no-mulligan = Deine Hand berechtigt nicht zum Neustart: { $tiles }. Neu ziehen darfst du nur, wenn keines deiner Plättchen einen Zauberspruch mit Entfernung 1 hat.
refusal-not-in-hand = Du hast { $tile } nicht auf der Hand. Wähle aus deiner Hand: { $tiles }.
refusal-touches-nothing = Das Feld ({ $x }, { $y }) berührt kein Plättchen. Ein neues Plättchen muss mit einem auf dem Schlachtfeld eine Kante gemeinsam haben.
refusal-cell-taken = Dort liegt schon { part-tile }. Ein neues Plättchen braucht ein freies Feld.
refusal-corner-only = Das Feld ({ $x }, { $y }) berührt das Schlachtfeld nur an einer Ecke. Ein neues Plättchen muss mit einem auf dem Schlachtfeld eine Kante gemeinsam haben.
refusal-no-order = Nach der Reihenfolge der eigenen Zaubersprüche eines Plättchens ist jetzt nicht gefragt. Du wählst sie nur, wenn zwei oder mehr Zaubersprüche wirkbar sind und dein Vorrat vielleicht nicht für alle reicht; jetzt musst du { $phase }.
refusal-no-spell = { $tile } hat in dieser Lage keinen Zauberspruch nach { $direction }. Gewirkt werden nur die Zaubersprüche, die an den Kanten aufgedruckt sind.
refusal-spell-done = Der Zauberspruch nach { $direction } steht nicht zur Wahl. Entweder ist er schon gewirkt, oder er ist nicht wirkbar: Auf seinem Zielfeld liegt kein Plättchen, oder ein Zauberer blockiert ihn.
refusal-no-choice = Hier ist kein Golem zu wählen. Nur im Spiel zu dritt können zwei Gegner gleichauf sein; sonst sagt die Regel, wessen Golems entfernt werden.
refusal-own-golem = { $colour } ist deine eigene Farbe. Solange ein gegnerischer Golem auf dem Plättchen steht, muss ein gegnerischer entfernt werden.
refusal-experts-only = In dieser Partie gibt es weder verzögerte Zaubersprüche noch Umzingelungen. Sie gehören zu den Expertenregeln.
refusal-not-waiting = Von ({ $x }, { $y }) hast du keinen verzögerten Zauberspruch zu wirken. Zu wirken sind, jeder einmal, die Zaubersprüche, die auf das gerade gelegte Plättchen zielen und von Plättchen kommen, die du kontrollierst.
refusal-not-besieged = Du umzingelst ({ $x }, { $y }) nicht. Zu einer Umzingelung gehört die Kontrolle über alle vier Nachbarplättchen, um ein Plättchen herum, das du nicht kontrollierst.
refusal-solo-only = In dieser Partie läuft dein Zauberer nicht umher. Er kommt auf jedes Plättchen, das deine Seite legt; nur im Solo-Modus zieht er durch die Auslage.
refusal-no-column = Eine Spalte { $x } gibt es nicht. Dein Zauberer beginnt in einer der Spalten 0 bis { $last }.
refusal-off-map = Das Feld ({ $x }, { $y }) liegt außerhalb der Auslage. Die Spalten reichen von 0 bis 3, die Reihen von 0 bis 5.
refusal-stay = Dein Zauberer steht schon auf ({ $x }, { $y }). Er muss sich bewegen; stehen bleiben darf er nicht.
refusal-occupied =
    { $own ->
        [0] Auf ({ $x }, { $y }) stehen Golems von Suramun. Das Ziel muss leer sein, und der Weg führt nur über Plättchen mit einem deiner Golems.
        [one] Auf ({ $x }, { $y }) steht ein Golem von dir. Über dieses Plättchen darfst du ziehen, aber das Ziel muss leer sein.
       *[other] Auf ({ $x }, { $y }) stehen { $own } Golems von dir. Über dieses Plättchen darfst du ziehen, aber das Ziel muss leer sein.
    }
refusal-no-path = Kein Weg führt zu ({ $x }, { $y }). Auf jedem Plättchen zwischen Start und Ziel muss mindestens einer deiner Golems stehen.

# Why a position cannot be
impossible-solo-options = Ein Spiel im Solo-Modus hat eine Stufe und die Farbe seines Spielers, ein anderes hat beides nicht.
impossible-solo-expert = Die Expertenregeln lassen sich nicht mit dem Solo-Modus verbinden.
impossible-starred = Eine von zwei Seiten hat die Plättchen mit Stern; im Spiel zu dritt hat sie niemand.
impossible-solo-colour = Im Solo-Modus spielt man Orange oder Lila.
impossible-hands = Hände und zurückgegebene Plättchen passen nicht zur Zahl derer, die eine Hand haben: { $players }.
impossible-sides = Vorräte, Zauberer und Stapel passen nicht zur Zahl der Seiten: { $sides }.
impossible-players = Wer beginnt, wer am Zug ist und wer entscheidet, muss mitspielen; die Zahl der Spieler ist { $players }.
impossible-counts = Spielzüge, Antworten und Wechsel der Kontrolle werden ab 0 gezählt, und niemand antwortet zweimal.
impossible-two-places = Dieses Plättchen ist an zwei Orten: { $tile }.
impossible-one-cell = Zwei Plättchen liegen auf demselben Feld.
impossible-tile-count = Von diesem Plättchen stimmt die Zahl nicht: { $tile }. Im Spiel: { $wanted }, in dieser Stellung: { $found }.
impossible-hand-size = Eine Hand hat höchstens { $most } Plättchen.
impossible-fortress-last = Das unterste Plättchen eines Stapels ist nie eine Festung.
impossible-other-set = Eine Seite hat ein Plättchen aus dem Satz der anderen.
impossible-solo-map = Die Auslage im Solo-Modus hat { $columns } Spalten und { $rows } Reihen, jedes Feld mit einem Plättchen.
impossible-solo-upright = Deine Plättchen liegen aufrecht, die von Suramun auf dem Kopf.
impossible-well = Die Manaquelle liegt auf (0, 0).
impossible-apart = Alle Plättchen des Schlachtfelds hängen über Kanten zusammen.
impossible-laid-by = Jedes Plättchen außer der Manaquelle hat jemand gelegt.
impossible-face-down = Nur im Solo-Modus liegen Plättchen verdeckt.
impossible-golems = Jede Seite hat im Vorrat und auf Plättchen zusammen { $wanted } Golems; eine hat { $found }.
impossible-supply-empty = Eine Seite ohne Golem im Vorrat hat die Partie beendet.
impossible-tile-full = Auf einem Plättchen stehen höchstens { $most } Golems; auf diesem sind es mehr: { $tile }.
impossible-golems-there = Diese Golems können auf ({ $x }, { $y }) nicht stehen: Für jede Seite gehört eine passende Zahl dazu.
impossible-too-far = So weit weg wie ({ $x }, { $y }) kann kein Plättchen liegen: Weiter als { $most } Schritte von der Manaquelle geht es nicht.
impossible-wizard = Jeder Zauberer auf dem Schlachtfeld steht auf einem eigenen Plättchen.
impossible-actor = In einer laufenden Partie ist jemand gefragt; eine beendete fragt niemanden und hat einen Grund für ihr Ende.
impossible-phase = Diese Entscheidung gehört nicht zu diesem Schritt des Spielzugs.
impossible-solo-wizards = Nach der ersten Runde sind beide Zauberer auf der Auslage.
impossible-nowhere = Ohne ein Plättchen in Reichweite deines Zauberers ist die Partie vorbei.
impossible-nothing-to-place = Ein Plättchen legt nur, wer am Zug ist und eines auf der Hand hat.
impossible-open-siege = Bevor ein Plättchen gelegt wird, ist noch eine Umzingelung auszuführen.
impossible-source = Zaubersprüche kommen von einem Plättchen, das auf dem Schlachtfeld liegt.
impossible-removal = Welcher Golem entfernt wird, ist nur im Spiel zu dritt zu wählen, wenn auf einem Plättchen genau einer zu viel steht.
impossible-removal-level = Welcher Golem entfernt wird, ist nur zwischen zwei Gegnern mit gleich vielen zu wählen.
impossible-caster = Wer am Zug ist, wählt die Reihenfolge der Zaubersprüche.
impossible-delayed-aim = Ein verzögerter Zauberspruch zielt auf das gerade gelegte Plättchen.
impossible-no-siege = Es ist keine Umzingelung zu wählen.
impossible-order = Eine Reihenfolge ist nur bei zwei oder mehr Zaubersprüchen zu wählen.

# Prompts: what is asked of you now
prompt-mulligan = Behalte deine Hand, oder zieh neu, wenn sie zum Neustart berechtigt.
prompt-place = Du bist am Zug: Lege ein Plättchen aus deiner Hand.
prompt-cast = Dein Vorrat reicht vielleicht nicht: Wähle, welchen Zauberspruch du als Nächstes wirkst.
prompt-remove = Ein Golem zu viel: Wähle, welcher Gegner einen zurücknimmt.
prompt-delayed = Wähle, welchen verzögerten Zauberspruch du als Nächstes wirkst.
prompt-siege = Wähle, welche Umzingelung du als Nächstes ausführst.
prompt-enter = Wähle die Spalte, in der dein Zauberer beginnt.
prompt-move = Du bist am Zug: Bewege deinen Zauberer auf ein leeres Plättchen.
prompt-waiting = { $seat } ist am Zug.

# Help: the decision explained to a newcomer
help-mulligan = Hat keines deiner Plättchen einen Zauberspruch mit Entfernung 1, kannst du mit deinem ersten Plättchen keinen Golem auf die Manaquelle bringen. Nur eine solche Hand berechtigt zum Neustart: Du ziehst 2 neue Plättchen, und die alten werden in den Stapel gemischt. Das geht nur einmal; jede andere Hand musst du behalten.
help-place = Dein Plättchen kommt auf ein freies Feld, das mit einem Plättchen auf dem Schlachtfeld eine Kante gemeinsam hat, beliebig gedreht. Dein Zauberer und 1 Golem kommen dazu; dann beschwört jeder Zauberspruch des Plättchens Golems auf das Plättchen, das genau so viele Felder entfernt liegt, wie er Rauten hat.
help-cast = Zwei oder mehr Zaubersprüche des Plättchens sind wirkbar, und dein Vorrat reicht vielleicht nicht für alle; deshalb wählst du ihre Reihenfolge. Sobald dein Vorrat leer ist, endet die Partie, und die übrigen Zaubersprüche werden nicht mehr gewirkt.
help-remove = Auf einem Plättchen stehen höchstens 5 Golems. Hier ist einer zu viel, und deine beiden Gegner haben dort gleich viele; deshalb wählst du, wer einen Golem in den Vorrat zurücknimmt.
help-delayed = Mehrere wartende Zaubersprüche von Plättchen, die du kontrollierst, zielen auf das gerade gelegte Plättchen. Alle müssen gewirkt werden, einer nach dem anderen, und die Schilde des Plättchens wirken gegen jeden von Neuem; die Reihenfolge wählst du.
help-siege = Du umzingelst mehrere Plättchen zugleich. Bei einer Umzingelung verlassen alle gegnerischen Golems das Plättchen, und 1 von deinen kommt; Schilde und Zauberer helfen nicht. Nach jeder Umzingelung wird alles neu bestimmt, die Reihenfolge kann also zählen.
help-enter = Dein Zauberer betritt ein Plättchen der untersten Reihe und bringt 1 Golem mit. Suramuns Zauberer erscheint dann auf dem Spiegelfeld in der obersten Reihe und zaubert zuerst; danach zauberst du, falls du dein Plättchen noch kontrollierst.
help-move = Dein Zauberer geht von Plättchen zu Plättchen, Kante an Kante, auf ein leeres Plättchen, offen oder verdeckt. Auf jedem Plättchen dazwischen muss mindestens einer deiner Golems stehen. Suramuns Zauberer geht dann auf das Spiegelfeld und zaubert zuerst; danach zauberst du, falls du dein Plättchen noch kontrollierst.

# How an answer is typed, said only in the terminal
type-mulligan = Tippe keep, um sie zu behalten, oder redraw, um neu zu ziehen.
type-place = Tippe zum Beispiel sc_a5@1,0/N, um { tile-sc_a5 } auf (1, 0) zu legen; hu steht für eine Hütte, fo für eine Festung. Der Buchstabe nach / ist die Richtung, in die die obere Kante des Plättchens zeigt: N Norden, E Osten, S Süden, W Westen. Felder schreibst du x,y: x wächst nach Osten, y nach Süden, und die Manaquelle liegt auf 0,0.
type-cast = Tippe zum Beispiel cast:E, um als Nächstes den Zauberspruch nach Osten zu wirken; N ist Norden, S Süden, W Westen.
type-remove = Tippe zum Beispiel remove:purple, um einen Golem von { colour-purple } zu entfernen; Orange heißt orange, Türkis heißt turquoise.
type-delayed = Tippe zum Beispiel delayed:-1,2, um als Nächstes den Zauberspruch des Plättchens auf (-1, 2) zu wirken.
type-siege = Tippe zum Beispiel siege:0,0, um als Nächstes das Plättchen auf (0, 0) einzunehmen.
type-enter = Tippe zum Beispiel enter:2, um in Spalte 2 zu beginnen; die Spalten reichen von 0 bis 3.
type-move = Tippe zum Beispiel go:2,3, um nach Spalte 2, Reihe 3 zu gehen.

# Moves: entries of a menu
move-keep = Hand behalten
move-redraw = Neustart: neu ziehen
move-place = { $tile } auf ({ $x }, { $y }) legen, obere Kante nach { $direction }
move-cast = Zauberspruch nach { $direction } wirken
move-remove = Einen Golem von { $colour } entfernen
move-cast-delayed = Verzögerten Zauberspruch von ({ $x }, { $y }) wirken
move-besiege = Umzingelung von ({ $x }, { $y }) ausführen
move-enter = In Spalte { $x } beginnen
move-go = Zauberer auf ({ $x }, { $y }) bewegen

# Outcomes: the closing sentence
outcome-tiles =
    { $you ->
        [won] Sieg! Alle Plättchen sind gelegt, und die Punktwertung fällt zu deinen Gunsten aus.
        [lost] Niederlage. Alle Plättchen sind gelegt, und die Punktwertung fällt zu deinen Ungunsten aus.
       *[watching] Alle Plättchen sind gelegt. Sieg: { $winner }.
    }
outcome-supply =
    { $you ->
        [won] Sieg! Ein Vorrat ist leer, und die Punktwertung fällt zu deinen Gunsten aus.
        [lost] Niederlage. Ein Vorrat ist leer, und die Punktwertung fällt zu deinen Ungunsten aus.
       *[watching] Ein Vorrat ist leer. Sieg: { $winner }.
    }
outcome-no_move =
    { $you ->
        [won] Sieg! Dein Zauberer erreicht kein leeres Plättchen mehr, und die Punktwertung fällt zu deinen Gunsten aus.
        [lost] Niederlage. Dein Zauberer erreicht kein leeres Plättchen mehr, und die Punktwertung fällt zu deinen Ungunsten aus.
       *[watching] Der Zauberer erreicht kein leeres Plättchen mehr. Sieg: { $winner }.
    }
outcome-agreement = Unentschieden: Die Spieler haben sich darauf geeinigt.
outcome-resignation =
    { $you ->
        [won] Sieg! Ein Gegner hat aufgegeben.
        [lost] Niederlage. Deine Seite hat aufgegeben.
       *[watching] Die Partie endete durch Aufgabe. Sieg: { $winner }.
    }

# Why a move is good or bad; each completes “Das …”
count-golems =
    { $golems ->
        [one] { $golems } Golem
       *[other] { $golems } Golems
    }
part-field =
    { $kind-id ->
        [mana_well] die { $kind }
        [stone_circle] den { $kind } auf ({ $x }, { $y })
       *[other] die { $kind } auf ({ $x }, { $y })
    }
reason-wins = gewinnt die Partie sofort
reason-loses = beendet die Partie und verliert sie
reason-takes-well = nimmt die Manaquelle: { count-points }, und sie entscheidet bei Gleichstand
reason-siege = bringt { part-field } durch Umzingelung zu Fall
reason-takes-two = nimmt { $count } Plättchen auf einmal
reason-takes-fortress = nimmt { part-field }: { count-points }
reason-frees-well = beendet die gegnerische Kontrolle über die Manaquelle
reason-opens-ring = durchbricht den Ring um { part-field }
reason-turns-waiting = nutzt einen wartenden Zauberspruch des Gegners
reason-uses-waiting = bringt { count-golems } durch einen wartenden Zauberspruch
reason-breaks-shields = greift { part-field } an und durchbricht alle Schilde
reason-digs-out = sprengt die Verschanzung auf ({ $x }, { $y })
reason-tips-tie = entscheidet das umkämpfte Plättchen auf ({ $x }, { $y })
reason-takes-tile = nimmt { part-field }: { count-points }
reason-evens = macht das gegnerische Plättchen auf ({ $x }, { $y }) umkämpft
reason-cleans = befreit { part-field } von Gegnern: { count-points } mehr
reason-spoils = kostet den Gegner { count-points } auf ({ $x }, { $y })
reason-pushes-out = verdrängt { $count } gegnerische Golems
reason-covers-left-tile = verstärkt { part-field }, wenn der Zauberer weiterzieht
reason-digs-in = verschanzt die Golems auf ({ $x }, { $y })
reason-strengthens = sichert { part-field } besser ab
reason-hits-leader = kostet die führende Seite Punkte: { $colour }
reason-parks-suramun = lässt Suramuns Zauberer auf einem eigenen Plättchen ({ $x }, { $y }) enden: Es zählt nichts
reason-opens-paths = bringt { $count } Plättchen in Reichweite
reason-keeps-casting = hält das Plättchen deines Zauberers, sodass du von dort zauberst
reason-lays-fortress = legt eine Festung, geschützt vom Zauberer
reason-all-spells = lässt jeden Zauberspruch des Plättchens treffen
reason-avoids-end = hält die Partie offen, statt sie jetzt zu verlieren
reason-nears-end = führt, mit nur noch { count-golems } im Vorrat
reason-keeps-strong = hebt ein starkes Plättchen für später auf: { $kind }
reason-blocked = verschwendet einen Zauberspruch auf ({ $x }, { $y }), wo ein Zauberer steht
reason-repelled = lässt { count-golems } an Schilden abprallen

# Words of moves as they may be typed too, in any language; records keep the words of the notation
word-keep = behalten, behalte
word-redraw = neuziehen, neu
word-cast = zaubern, wirken
word-remove = entfernen, entferne
word-delayed = wartend, wartender
word-siege = umzingeln, umzingelung
word-enter = beginnen, betreten
word-go = gehen, gehe
