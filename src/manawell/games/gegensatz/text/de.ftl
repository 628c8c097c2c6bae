# The game
game-title = Gegensatz
game-about = Reise an einem Zeitstrahl aus neun Relikten entlang, bilde aus deiner Hand Paradoxa und gewinne deine Magie-Kristalle, bevor dein Gegenüber – oder die Zeit selbst – dir zuvorkommt.
goal =
    { $mode ->
        [duel] Wer zuerst 5 Kristalle hat, gewinnt: durch Paradoxa und Duelle.
        [solo_shrine] { $difficulty ->
            [hard] 6 Kristalle und ein voller Schrein, ehe der Stapel leer ist.
           *[other] 5 Kristalle und ein voller Schrein, ehe der Stapel leer ist.
        }
       *[solo] { $difficulty ->
            [hard] 6 Kristalle, ehe der Stapel leer ist.
           *[other] 5 Kristalle, ehe der Stapel leer ist.
        }
    }
minute = Reise an einer Reihe von neun Relikten entlang und mache aus dem, was du trägst, Kristalle. In deinem Zug spielst du eines deiner drei Relikte und tauschst es: nach rechts genau so viele Schritte, wie seine Zahl sagt, oder nach links auf ein beliebiges Relikt derselben Farbe oder desselben Symbols. Drei Relikte, die in Farbe, Zahl oder Symbol übereinstimmen, keines davon in der Kodex-Farbe, ergeben ein Paradoxon: einen Kristall, und der Kodex wechselt die Farbe. { $mode ->
        [solo] Allein gibt es kein Duell: Jede Bewegung ohne Paradoxon kostet einen Zeitstein, der letzte Stein zieht eine Karte vom Stapel, und jedes Paradoxon auch. Sammle deine Kristalle, bevor die neun Karten verbraucht sind.
        [solo_shrine] Allein gibt es kein Duell: Jede Bewegung ohne Paradoxon kostet einen Zeitstein, der letzte Stein zieht eine Karte vom Stapel, und jedes Paradoxon auch. Sammle deine Kristalle, bevor die neun Karten verbraucht sind; und die Relikte, die du hergegeben hast, müssen alle Farben, Zahlen und Symbole zeigen.
       *[other] Triffst du auf den anderen Zauberstab, gibt es ein Duell: Die höhere Summe erbeutet einen Kristall. Fünf Kristalle gewinnen.
    }

# Cards: they stand in sentences without an article, so that nothing is inflected
card-G1 = Feder Grün 1
card-G2 = Schlüssel Grün 2
card-G3 = Schädel Grün 3
card-G4 = Ring Grün 4
card-P1 = Ring Lila 1
card-P2 = Feder Lila 2
card-P3 = Schlüssel Lila 3
card-P4 = Schädel Lila 4
card-R1 = Schlüssel Rot 1
card-R2 = Schädel Rot 2
card-R3 = Ring Rot 3
card-R4 = Feder Rot 4
card-B1 = Schädel Blau 1
card-B2 = Ring Blau 2
card-B3 = Feder Blau 3
card-B4 = Schlüssel Blau 4
card-X1 = Schlüssel Erloschen 1
card-X2 = Ring Erloschen 2
card-X3 = Feder Erloschen 3
card-X4 = Schädel Erloschen 4
card-S13 = Sonneneruption 1/3
card-S24 = Sonneneruption 2/4

# Colours, symbols, sides, seats
colour-green = Grün
colour-purple = Lila
colour-red = Rot
colour-blue = Blau
symbol-key = Schlüssel
symbol-skull = Schädel
symbol-ring = Ring
symbol-feather = Feder
side-left = linke Seite
side-right = rechte Seite
seat-A = Spieler A
seat-B = Spieler B

# Phases: what you have to do now
phase-place = deinen Zauberstab platzieren
phase-move = deinen Zug machen
phase-paradox = über das Paradoxon entscheiden
phase-side = eine Seite wählen
phase-replace = eine Karte im Zeitstrahl ersetzen
phase-shrine = ein Relikt aus dem Schrein in die Schachtel zurücklegen

# Options
option-mode = Spielart
option-mode-duel = Spiel zu zweit
option-mode-duel-about = Zwei Lehrlinge, ein Zeitstrahl: Wer zuerst 5 Kristalle besitzt, gewinnt.
option-mode-solo = Solo-Spiel
option-mode-solo-about = Du gegen die Zeit: Sammle deine Kristalle, bevor der Nachziehstapel aus 9 Karten aufgebraucht ist.
option-mode-solo_shrine = Schrein-Variante
option-mode-solo_shrine-about = Ein Solo-Spiel, in dem die Relikte, die du hergibst, im Schrein auch noch alle Farben, Zahlen und Symbole zeigen müssen.
option-difficulty = Schwierigkeitsgrad
option-difficulty-easy = Einfach
option-difficulty-easy-about = 4 Zeitsteine, und du brauchst 5 Kristalle zum Sieg.
option-difficulty-normal = Normal
option-difficulty-normal-about = 3 Zeitsteine, und du brauchst 5 Kristalle zum Sieg.
option-difficulty-hard = Schwer
option-difficulty-hard-about = 3 Zeitsteine, und du brauchst 6 Kristalle zum Sieg.
option-turn_limit = Zuglimit
option-turn_limit-about = Nach so vielen Spielzügen, von beiden zusammen gezählt, endet die Partie unentschieden; üblich sind etwa 30.

# Counts, for use in other messages
count-crystals =
    { $crystals ->
        [one] { $crystals } Kristall
       *[other] { $crystals } Kristalle
    }
count-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }

# Events: the log
event-timeline-laid = Der Zeitstrahl liegt aus, von Position 0 bis 8: { $cards }.
event-hand-dealt =
    { $seat-is ->
        [you] Du bekommst { $cards } auf die Hand.
       *[other] { $seat } bekommt { $cards } auf die Hand.
    }
event-codex-set = Die erste Kodex-Farbe ist { $colour }.
event-wand-placed =
    { $seat-is ->
        [you] Du platzierst deinen Zauberstab auf Position { $position }, bei { $card }.
       *[other] { $seat } platziert den Zauberstab auf Position { $position }, bei { $card }.
    }
event-relic-swapped =
    { $seat-is ->
        [you]
            { $direction-id ->
                [future] Du spielst { $card } in deine Zukunft, auf Position { $position }, und nimmst { $taken }.
               *[past] Du spielst { $card } zurück in deine Vergangenheit, auf Position { $position }, und nimmst { $taken }.
            }
       *[other]
            { $direction-id ->
                [future] { $seat } spielt { $card } in die Zukunft, auf Position { $position }, und nimmt { $taken }.
               *[past] { $seat } spielt { $card } zurück in die Vergangenheit, auf Position { $position }, und nimmt { $taken }.
            }
    }
event-paradox-formed =
    { $seat-is ->
        [you] Paradoxon! Du deckst { $cards } auf.
       *[other] Paradoxon! { $seat } deckt { $cards } auf.
    }
event-paradox-declined =
    { $seat-is ->
        [you] Du verzichtest auf das Paradoxon.
       *[other] { $seat } verzichtet auf das Paradoxon.
    }
event-crystal-gained =
    { $seat-is ->
        [you] Du nimmst einen Kristall aus dem Vorrat und hast jetzt { count-crystals }.
       *[other] { $seat } nimmt einen Kristall aus dem Vorrat und hat jetzt { count-crystals }.
    }
event-codex-turned = Der Kodex wechselt zu { $colour }.
event-relics-exchanged =
    { $seat-is ->
        [you] Du nimmst die { $side }: { $taken-cards }. Dafür liegen dort, ab Position { $position }, nun { $cards }.
       *[other] { $seat } nimmt { $taken-cards } aus der Reihe. Dafür liegen dort, ab Position { $position }, nun { $cards }.
    }
event-duel-fought =
    { $seat-is ->
        [you] Du löst ein Duell aus, und { $colour } zählt als 0.
       *[other] { $seat } löst ein Duell aus, und { $colour } zählt als 0.
    } Summen: { $seat-0 } { $sums-0 } ({ $hands-0 }), { $seat-1 } { $sums-1 } ({ $hands-1 }).
event-tie-broken = Gleichstand! Im Stichentscheid decken { $seat-0 } und { $seat-1 } zufällig { $cards } auf: { $values-0 } gegen { $values-1 }.
event-crystal-stolen =
    { $seat-is ->
        [you] Du gewinnst das Duell, erbeutest einen Kristall von { $loser } und hast jetzt { count-crystals }.
       *[other]
            { $loser-is ->
                [you] { $seat } gewinnt das Duell, erbeutet einen Kristall von dir und hat jetzt { count-crystals }.
               *[other] { $seat } gewinnt das Duell, erbeutet einen Kristall von { $loser } und hat jetzt { count-crystals }.
            }
    }
event-duel-unrewarded =
    { $seat-is ->
        [you] Du gewinnst das Duell, aber { $loser } hat keinen Kristall zu verlieren.
       *[other]
            { $loser-is ->
                [you] { $seat } gewinnt das Duell, aber du hast keinen Kristall zu verlieren.
               *[other] { $seat } gewinnt das Duell, aber { $loser } hat keinen Kristall zu verlieren.
            }
    }
event-duel-drawn = Wieder Gleichstand: Das Duell endet unentschieden, und kein Kristall wechselt den Besitzer.
event-turn-skipped =
    { $seat-is ->
        [you] Du hast keinen erlaubten Zug, dein Spielzug entfällt.
       *[other] { $seat } hat keinen erlaubten Zug, der Spielzug entfällt.
    }
event-sat-out =
    { $seat-is ->
        [you] Du setzt aus.
       *[other] { $seat } setzt aus.
    }
event-card-drawn =
    { $pile ->
        [0] Die letzte Karte des Nachziehstapels ist { $card }.
        [one] Der Nachziehstapel bringt { $card }; eine Karte ist noch übrig.
       *[other] Der Nachziehstapel bringt { $card }; { $pile } Karten sind noch übrig.
    }
event-card-removed = Aus dem Spiel: { $card }.
event-shrine-joined = Der Schrein nimmt { $card } auf.
event-relic-returned = Ein Relikt zu viel im Schrein: { $card } kommt zurück in die Schachtel.
event-card-replaced = Auf Position { $position } tritt { $card } an die Stelle von { $replaced }.
event-stone-removed =
    { $stones ->
        [0] Der letzte Zeitstein wird entfernt.
        [one] Ein Zeitstein wird entfernt; einer bleibt übrig.
       *[other] Ein Zeitstein wird entfernt; { $stones } bleiben übrig.
    }
event-stones-restored =
    { $stones ->
        [one] { $stones } Zeitstein wird zurückgelegt.
       *[other] { $stones } Zeitsteine werden zurückgelegt.
    }
event-game-won =
    { $seat-is ->
        [you]
            { $reason-id ->
                [paradox] Der entscheidende Kristall kommt aus einem Paradoxon: Du gewinnst!
                [duel] Der entscheidende Kristall kommt aus einem Duell: Du gewinnst!
               *[goal] Das Ziel ist rechtzeitig erreicht: Du gewinnst!
            }
       *[other]
            { $reason-id ->
                [paradox] Der entscheidende Kristall kommt aus einem Paradoxon: { $seat } gewinnt!
                [duel] Der entscheidende Kristall kommt aus einem Duell: { $seat } gewinnt!
               *[goal] Das Ziel ist rechtzeitig erreicht: { $seat } gewinnt!
            }
    }
event-game-lost =
    { $seat-is ->
        [you] Der Nachziehstapel ist aufgebraucht: Du verlierst.
       *[other] Der Nachziehstapel ist aufgebraucht: { $seat } verliert.
    }
event-game-drawn =
    { $turns ->
        [one] Nach { $turns } Spielzug ist das Zuglimit erreicht: Die Partie endet unentschieden.
       *[other] Nach { $turns } Spielzügen ist das Zuglimit erreicht: Die Partie endet unentschieden.
    }

# Refusals: what was wrong, and what the rule says
refusal-over = Die Partie ist vorbei. Es kann nichts mehr gespielt werden.
refusal-not-your-turn = Du bist nicht am Zug. Ihr spielt abwechselnd, und jetzt entscheidet dein Gegenüber.
refusal-no-passing = Aussetzen kannst du nicht. Im Spiel zu zweit beginnt jeder Spielzug mit einer Bewegung.
refusal-other-decision = Das ist gerade nicht gefragt. Jetzt musst du { $phase }.
refusal-no-position = Eine Position { $position } gibt es nicht. Der Zeitstrahl reicht von 0 bis 8.
refusal-not-codex-colour = Auf Position { $position } liegt { $card }. Dein Zauberstab beginnt bei einem Relikt in der Kodex-Farbe, und die ist { $colour }.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand. Wähle aus deiner Hand: { $cards }.
refusal-own-position = Dein Zauberstab steht schon auf Position { $position }. Das Relikt dort liegt weder in deiner Zukunft noch in deiner Vergangenheit und ist nie ein Ziel.
refusal-flare = Auf Position { $position } liegt { $taken }. Eine Sonneneruption ist nie Ziel einer Bewegung.
refusal-no-match = Position { $position } liegt in deiner Vergangenheit, aber { $card } und { $taken } haben weder Farbe noch Symbol gemeinsam. In die Vergangenheit reist du nur zu einem Relikt mit derselben Farbe oder demselben Symbol.
refusal-beyond-row = Mit { $card } würdest du { count-steps } gehen, über das Ende der Reihe hinaus. Du kannst weder früher anhalten noch am anderen Ende weiterzählen.
refusal-wrong-distance = Mit { $card } gehst du { count-steps }, auf Position { $reached } und nicht auf { $position }. In die Zukunft reist du genau so weit, wie die Zahl des Relikts angibt.
refusal-move-first = Noch ist über kein Paradoxon zu entscheiden. Zuerst bewegst du dich; ein Paradoxon kommt immer erst nach dem Tausch.
refusal-remove-first = Die Seite kommt später. Wähle zuerst, welches dieser Relikte das Spiel verlässt: { $cards }.
refusal-side-blocked = Die { $side } enthält eine Sonneneruption. Eine solche Seite kannst du für ein Paradoxon nicht wählen.
refusal-side-missing = Hier hat die { $side } keine drei Positionen. Eine Seite kannst du nur ganz nehmen.
refusal-duel-takes-side = Im Spiel zu zweit wird für ein Paradoxon kein Relikt entfernt. Wähle die Seite, die du nimmst, oder verzichte.
refusal-solo-only = Im Spiel zu zweit wird keine Karte ersetzt. Einen Nachziehstapel hat nur das Solo-Spiel.
refusal-shrine-only = In dieser Partie gibt es keinen Schrein. Relikte legst du nur in der Schrein-Variante in die Schachtel zurück.
refusal-not-in-shrine = Im Schrein liegt { $card } nicht. Wähle aus dem Schrein: { $cards }.
refusal-no-replacement = Die gezogene Karte, { $card }, hat mit { $replaced } nichts gemeinsam. Sie ersetzt eine Karte mit derselben Zahl, derselben Farbe oder demselben Symbol.

# Why a position cannot be
impossible-players = Hände, Zauberstäbe und Kristalle passen nicht zur Zahl der Spieler: { $players }.
impossible-actor = In einer laufenden Partie ist jemand am Zug, in einer beendeten niemand.
impossible-difficulty = Ein Solo-Spiel hat einen Schwierigkeitsgrad, das Spiel zu zweit hat keinen.
impossible-timeline = Der Zeitstrahl hat { $wanted } Karten, nicht { $found }.
impossible-codex-card = Die Kodex-Karte muss ein gewöhnliches Relikt sein.
impossible-two-places = Diese Karte liegt an zwei Orten: { $card }.
impossible-all-cards = Das Spiel hat { $wanted } Karten, diese Stellung hat { $found }.
impossible-card-count = Von dieser Karte stimmt die Zahl nicht: { $card }. Im Spiel: { $wanted }, in dieser Stellung: { $found }.
impossible-hand-size = In diesem Moment hat jede Hand { $wanted } Karten.
impossible-flare-in-hand = Eine Sonneneruption kommt nie auf eine Hand.
impossible-shrine-relics = In den Schrein kommen nur gewöhnliche Relikte.
impossible-crystals = Jeder hat 0 bis { $most } Kristalle.
impossible-crystal-sum = Kristalle und Zeitsteine gehen nicht auf: Mit dem allgemeinen Vorrat sind es zusammen { $wanted }.
impossible-turn = Spielzüge werden ab 0 gezählt, und das Zuglimit ist mindestens 1.
impossible-wand-outside = Ein Zauberstab steht außerhalb des Zeitstrahls; dessen Positionen sind 0 bis { $last }.
impossible-wands-first = Die Zauberstäbe werden vor dem ersten Spielzug platziert.
impossible-solo-phase = Diese Entscheidung gehört zum Solo-Spiel.
impossible-won = Mit diesen Kristallen ist die Partie schon gewonnen.
impossible-drawn-card = Eine gezogene Karte liegt genau dann offen, wenn eine Seite oder eine zu ersetzende Karte zu wählen ist.
impossible-no-stone = Ein Spielzug beginnt mit mindestens einem Zeitstein.
impossible-shrine-return = Ein Relikt kommt nur dann in die Schachtel zurück, wenn der Schrein { $wanted } hat.
impossible-shrine-full = Der Schrein fasst höchstens { $most } Relikte, nicht { $found }.
impossible-no-paradox = Über kein Paradoxon ist zu entscheiden: Die Hand bildet keines.

# Prompts: what is asked of you now
prompt-place = Platziere deinen Zauberstab bei einem Relikt in der Kodex-Farbe.
prompt-move = Du bist am Zug: Spiele ein Relikt in die Zukunft oder in die Vergangenheit.
prompt-turn = Du bist am Zug: Spiele ein Relikt oder setze aus.
prompt-paradox = Du kannst ein Paradoxon bilden: Wähle die Seite, die du nimmst, oder verzichte.
prompt-form = Du kannst ein Paradoxon bilden: Wähle das Relikt, das du entfernst, oder verzichte.
prompt-side = Wähle die Seite, deren drei Relikte deine Hand werden.
prompt-replace = Wähle die Karte im Zeitstrahl, die der gezogenen Karte weicht.
prompt-shrine = Im Schrein liegt ein Relikt zu viel: Wähle, welches zurück in die Schachtel kommt.
prompt-waiting = { $seat } ist am Zug.

# Help: the decision explained to a newcomer
help-place = Dein Zauberstab beginnt bei einem Relikt in der Kodex-Farbe. Alles rechts davon ist deine Zukunft, alles links davon deine Vergangenheit.
help-move = In die Zukunft trägt ein Relikt deinen Zauberstab genau um seine Zahl nach rechts. In die Vergangenheit trägt es dich zu einem beliebigen Relikt zu deiner Linken, das dieselbe Farbe oder dasselbe Symbol hat. Du lässt es dort liegen und nimmst das andere Relikt auf die Hand.
help-turn = Ein Relikt trägt dich genau um seine Zahl nach rechts oder zurück zu einem beliebigen Relikt zu deiner Linken, das dieselbe Farbe oder dasselbe Symbol hat; eine Sonneneruption ist nie ein Ziel. Eine Bewegung ohne Paradoxon kostet einen Zeitstein. Setzt du stattdessen aus, ziehst du eine Karte und ersetzt mit ihr eine Karte im Zeitstrahl.
help-paradox = Deine drei Relikte passen zusammen, und keines hat die Kodex-Farbe: Ein Paradoxon bringt dir einen Kristall, und der Kodex wechselt die Farbe. Deine Relikte werden gemischt und gegen die drei auf einer Seite deines Zauberstabs getauscht. Verzichtest du, erfährt es niemand.
help-form = Deine drei Relikte passen zusammen, und keines hat die Kodex-Farbe: Ein Paradoxon bringt dir einen Kristall und kostet keinen Zeitstein. Eines der drei verlässt das Spiel, und die oberste Karte des Nachziehstapels tritt an seine Stelle; danach wählst du die Seite, die du nimmst. Verzichtest du, verlierst du einen Zeitstein.
help-side = Die beiden behaltenen Relikte und die gezogene Karte werden gemischt und auf eine Seite deines Zauberstabs gelegt; die drei Relikte, die dort liegen, werden deine Hand. Eine Seite braucht alle drei Positionen, und auf keiner darf eine Sonneneruption liegen.
help-replace = Die gezogene Karte nimmt den Platz einer Karte mit derselben Zahl, derselben Farbe oder demselben Symbol ein; gibt es keine solche, darf jede weichen. Nur so wirst du eine Sonneneruption los.
help-shrine = Im Schrein ist Platz für fünf Relikte, und jetzt sind es sechs. Jedes darf weichen, auch das neue. Zum Sieg brauchst du einen Schrein, der alle Farben, alle Zahlen und alle Symbole zeigt.

# How an answer is typed, said only in the terminal
type-place = Tippe zum Beispiel @4, um auf Position 4 zu beginnen.
type-move = Tippe zum Beispiel P3>6, um { card-P3 } auf Position 6 zu spielen.
type-turn = Tippe zum Beispiel P3>6, um { card-P3 } auf Position 6 zu spielen, oder sit-out, um auszusetzen.
type-paradox = Tippe left für links, right für rechts oder decline, um zu verzichten.
type-form = Tippe zum Beispiel form:B2, um { card-B2 } zu entfernen, oder decline, um zu verzichten.
type-side = Tippe left für links oder right für rechts.
type-replace = Tippe zum Beispiel replace:0, um die Karte auf Position 0 zu ersetzen.
type-shrine = Tippe zum Beispiel return:B3, um { card-B3 } herzugeben.

# Moves: entries of a menu
move-place = Zauberstab auf Position { $position } platzieren
move-play = { $card } auf Position { $position } spielen
move-decline = Auf das Paradoxon verzichten
move-take = Paradoxon: die { $side } nehmen
move-sit-out = Aussetzen
move-form = Paradoxon bilden und { $card } entfernen
move-replace = Karte auf Position { $position } ersetzen
move-return = { $card } in die Schachtel zurücklegen

# Outcomes: the closing sentence
outcome-paradox =
    { $you ->
        [won] Sieg! Ein Paradoxon hat dir den entscheidenden Kristall gebracht.
        [lost] Niederlage. Ein Paradoxon hat { $winner } den entscheidenden Kristall gebracht.
       *[watching] { $winner } gewinnt: Ein Paradoxon hat den entscheidenden Kristall gebracht.
    }
outcome-duel =
    { $you ->
        [won] Sieg! Ein Duell hat dir den entscheidenden Kristall gebracht.
        [lost] Niederlage. Ein Duell hat { $winner } den entscheidenden Kristall gebracht.
       *[watching] { $winner } gewinnt: Ein Duell hat den entscheidenden Kristall gebracht.
    }
outcome-limit = Unentschieden: Das Zuglimit ist erreicht, und niemand hat gewonnen.
outcome-goal =
    { $you ->
        [won] Sieg! Du hast dein Ziel rechtzeitig erreicht.
       *[watching] { $winner } gewinnt: Das Ziel wurde rechtzeitig erreicht.
    }
outcome-pile =
    { $you ->
        [lost] Niederlage. Der Nachziehstapel ist aufgebraucht und dein Ziel nicht erreicht.
       *[watching] Niederlage: Der Nachziehstapel ist aufgebraucht und das Ziel nicht erreicht.
    }
outcome-agreement = Unentschieden: Die Spieler haben sich darauf geeinigt.
outcome-resignation =
    { $you ->
        [won] Sieg! Dein Gegenüber hat aufgegeben.
        [lost] Niederlage. Du hast aufgegeben.
       *[watching] Die Partie endete durch Aufgabe. Gewonnen hat: { $winner }.
    }

# Reasons: each completes “Das …”
reason-wins = gewinnt die Partie mit dem entscheidenden Kristall
reason-only-defence = ist der einzige Zug, nach dem dein Gegenüber nicht sofort gewinnen kann
reason-stops-win = verhindert den Sieg deines Gegenübers mit { $card } auf Position { $position }
reason-double = bringt einen Kristall und erbeutet im Duell noch einen
reason-decline =
    { $how ->
        [most] gewinnt das Duell mit { $own } zu höchstens { $other }; mit dem Paradoxon würdest du es verlieren
       *[exactly] gewinnt das Duell mit { $own } zu { $other }; mit dem Paradoxon würdest du es verlieren
    }
reason-completes-shrine = macht den Schrein vollständig
reason-fills-shrine =
    { $count ->
        [one] gibt dem Schrein { $card } und damit etwas, das ihm fehlt
       *[other] gibt dem Schrein { $card } und damit { $count } Dinge, die ihm fehlen
    }
reason-keeps-set = hält trotz Tausch drei passende Relikte zusammen
reason-side-set = gibt dir drei passende Relikte für den nächsten Spielzug
reason-side-clean = nimmt die Seite ohne Relikt in der nächsten Kodex-Farbe
reason-paradox =
    { $how ->
        [alone] ergibt ein Paradoxon und kostet keinen Zeitstein: Kristall { $crystal } von { $target }
        [shrine] ergibt ein Paradoxon für den Schrein und kostet keinen Zeitstein
       *[duel] ergibt ein Paradoxon: Kristall { $crystal } von { $target }
    }
reason-sure-duel =
    { $how ->
        [most] gewinnt das Duell mit { $own } zu höchstens { $other } und damit einen Kristall
       *[exactly] gewinnt das Duell mit { $own } zu { $other } und damit einen Kristall
    }
reason-good-odds = führt zum Gleichstand mit je { $sum }; im Stichentscheid gewinnst du { $wins } von { $pairs } Paarungen
reason-blocks-paradox =
    { $how ->
        [takes] nimmt { $card }, das fehlende Relikt für das gegnerische Paradoxon
       *[breaks] vereitelt das gegnerische Paradoxon
    }
reason-blocks-duel = bringt dich dorthin, wo du kein Duell verlieren kannst
reason-removes-flare = räumt eine Sonneneruption aus dem Weg
reason-sheds-ash = wird ein Erloschenes Relikt los
reason-prepares =
    { $count ->
        [one] bereitet ein Paradoxon vor: Das dritte Relikt ist in Reichweite
       *[other] bereitet ein Paradoxon vor: { $count } Züge würden es vollenden
    }
reason-attack-proof = lässt deinem Gegenüber nur Duelle, die es verliert
reason-free-look = riskiert keinen Kristall und zeigt dir die Hand deines Gegenübers
reason-start-paradox = beginnt mit einem Paradoxon in Reichweite
reason-start-room = lässt auf beiden Seiten Platz
reason-sheds-codex = wird ein Relikt in der Kodex-Farbe los
reason-stays-hidden = spielt ein bekanntes Relikt und hält die anderen verborgen
reason-last-stone = kostet den letzten Zeitstein: Du ersetzt eine Karte, und alle Zeitsteine kommen zurück
reason-misses-win =
    { $how ->
        [play] verpasst den Sieg: { $card } auf Position { $position }
       *[answer] verpasst den Sieg: Eine andere Antwort bringt den entscheidenden Kristall
    }
reason-loses-duel =
    { $how ->
        [least] führt in ein verlorenes Duell, { $own } zu mindestens { $other }
       *[exactly] führt in ein verlorenes Duell, { $own } zu { $other }
    }
reason-misses-paradox =
    { $how ->
        [play] verpasst ein Paradoxon: { $card } auf Position { $position }
       *[answer] verschenkt das Paradoxon
    }
reason-leaves-paradox = lässt ein gegnerisches Paradoxon zu: { $card } auf Position { $position }
reason-leaves-duel = lässt ein Duell zu, das du verlierst: { $card } auf Position { $position }

# Labels of the board
label-timeline = Zeitstrahl
label-hand = Hand
label-opponent-hand = Hand des Gegenübers
label-codex = Kodex
label-next-colour = Nächste Farbe
label-supply = Vorrat
label-crystals = Kristalle
label-target = Kristalle zum Sieg
label-wand = Zauberstab
label-pile = Nachziehstapel
label-time-stones = Zeitsteine
label-shrine = Schrein
label-removed = Aus dem Spiel entfernt
label-drawn = Gezogene Karte
label-turn = Spielzug
label-known = Bekannt
label-hidden-relic = Verdecktes Relikt
label-past = Vergangenheit
label-future = Zukunft
label-unseen = Ungesehen

# Words of moves as they may be typed too, in any language; records keep the words of the notation
word-left = links
word-right = rechts
word-decline = verzichten, verzichte
word-form = bilden, bilde
word-sit-out = aussetzen, setze-aus
word-replace = ersetzen, ersetze
word-return = zurückgeben, hergeben
