# Faults: each names the value and what to do
fault-no-drafts = Zu { $game } bringt niemand etwas selbst Gemachtes mit.
fault-unknown-style = { $game } kennt keinen Stil { $style }. Es kennt { $known }.
fault-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Bekannte Spiele: { $known }.
fault-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Bekannte Bots: { $known }.
fault-own-bot = Der Bot „{ $name }“ ist nicht zu gebrauchen: { $problem }.
fault-own-bot-move = Der Bot „{ $name }“ wollte den Zug { $move } spielen, der nicht erlaubt ist.
fault-other-rules = Diese Partie { $game } wurde nach Version { $version } der Regeln gespielt. Hier bekannt: { $known }.
fault-unknown-language = Die Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $known }.
fault-unknown-rule = Im Regelbuch von { $game } gibt es keine Regel „{ $rule }“.
fault-option-unknown = Die Option „{ $option }“ gibt es nicht. Bekannte Optionen: { $known }.
fault-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $allowed }.
fault-option-count =
    Die Option „{ $option }“ kann nicht „{ $value }“ sein. Gib eine ganze Zahl an, von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }{ $step ->
        [1] { "" }
       *[other] { " " }in Schritten von { NUMBER($step, useGrouping: 0) }
    }{ $zero ->
        [yes] , oder 0 für keine.
       *[no] .
    }
fault-option-idle = Die Option „{ $option }“ (angegeben als „{ $value }“) gibt es nur mit { $needs }.
fault-position-form = Das ist nicht als Stellung zu lesen: { $problem }
fault-position-size = Eine Datei mit einer Stellung hat höchstens { $most } Bytes; diese hat { $found }.
fault-position-stuck = Diese Stellung kann es nicht geben: Wer entscheiden muss, hat keinen erlaubten Zug.
fault-position-seats = Diese Stellung passt nicht zu ihren Optionen. Spieler laut Optionen: { $wanted }, in der Stellung: { $found }.
fault-position-option = Diese Stellung passt nicht zu ihren Optionen: { $option } ist dort { $wanted } und in der Stellung { $found }.
fault-impossible = Diese Stellung kann es nicht geben. { $problem } ({ $rule })
fault-bad-cards = Die Kartendatei „{ $file }“ lässt sich nicht verwenden: { $problem }
fault-bad-material = Die Datei „{ $file }“ mit Kartenstapeln und Spielplänen lässt sich nicht verwenden: { $problem }
fault-unknown-material = Es gibt keinen Satz von Kartenstapeln und Spielplänen namens „{ $name }“; es gibt: { $known }.
fault-unreadable = „{ $attempt }“ ist kein Zug. So werden Züge geschrieben: { $forms }.
fault-illegal =
    { $count ->
        [0] „{ $attempt }“ ist hier nicht erlaubt ({ $rule }). Für dich gibt es gerade keinen erlaubten Zug.
       *[other] „{ $attempt }“ ist hier nicht erlaubt ({ $rule }). Erlaubt wäre zum Beispiel: { $nearest }.
    }
fault-game-over = Die Partie ist vorbei; es kann nichts mehr gespielt werden.
fault-nothing-to-undo =
    { $played ->
        [0] Es wurde noch kein Zug gespielt, also lässt sich keiner zurücknehmen (verlangt: { $count }).
       *[other] { $count } Züge lassen sich nicht zurücknehmen. Gib eine Zahl von 1 bis { $played } an.
    }
fault-player-count =
    { $needed ->
        [one] Dieses Spiel hat { $needed } Platz. Genannte Spieler: { $given }.
       *[other] Dieses Spiel hat { $needed } Plätze. Genannte Spieler: { $given }.
    }
fault-record-format = Das ist keine Aufzeichnung von Manawell: Sie beginnt mit „{ $found }“ statt mit „{ $expected }“.
fault-record-size = Diese Datei ist zu groß für eine Aufzeichnung: { $size } Bytes; gelesen werden höchstens { $most }.
fault-record-line = Zeile { $number } der Aufzeichnung ist nicht zu verstehen: „{ $line }“
fault-record-check = Die Aufzeichnung ist beschädigt oder wurde verändert: Ihre Prüfsumme ist „{ $found }“, ihr Inhalt ergibt „{ $expected }“.
fault-record-field = Die Zeile „{ $field }“ der Aufzeichnung hat einen unmöglichen Wert: { $problem }
fault-record-header = Diese Aufzeichnung kann keine Partie sein: { $problem }
fault-record-entry = Eintrag { $number } der Aufzeichnung, „{ $entry }“, ist nicht zu verstehen.
fault-record-rules = Die Aufzeichnung wurde nach Regelversion { $version } gespielt; hier bekannt: { $known }.
fault-record-no-seed = Die Aufzeichnung enthält keinen Startwert, darum lässt sich ihre Partie nicht nachspielen. Der Startwert kommt hinzu, wenn die Partie vorbei ist.
fault-record-commitment = Der Startwert „{ $seed }“ gehört nicht zur Zusage { $commitment }: Es wurde anders gemischt als versprochen.
fault-record-salt = Das Salz „{ $salt }“ steht nicht in der Aufzeichnung.
fault-record-move = Zug { $number } der Aufzeichnung, „{ $move }“, kann nicht gespielt werden: { $problem }
fault-record-resigned = Laut Aufzeichnung hat Platz { $seat } aufgegeben, aber { $over ->
    [yes] die Partie wurde zu Ende gespielt.
   *[no] diesen Platz gibt es nicht.
  }
fault-record-unfinished =
    { $moves ->
        [one] Die Aufzeichnung endet nach { $moves } Zug, die Partie aber noch nicht.
       *[other] Die Aufzeichnung endet nach { $moves } Zügen, die Partie aber noch nicht.
    }
fault-record-result = Die Aufzeichnung behauptet das Ergebnis { $claimed }, aber ihre Züge führen zu { $computed }.
fault-out-of-bounds = Das Feld „{ $field }“ enthält „{ $value }“; sein Spiel hat nur Platz für { $most } angemeldet.
fault-record-components = Die Partie dieser Aufzeichnung war nicht das gedruckte Spiel. Gespielt wurde mit geänderten Werten: { $changes }
fault-unknown-component = Bei den Werten gibt es kein „{ $path }“. Bekannt sind dort: { $known }.
fault-bad-component = „{ $path }“ kann nicht { $value } werden: Es muss von derselben Art sein wie { $wanted }.
