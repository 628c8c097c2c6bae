# Das Schlachtfeld
riv-battlefield = Schlachtfeld
riv-turn = Zug { $turn } von { $turns }
riv-hand = Deine Hand
riv-deck =
    { $count ->
        [0] Der Stapel ist leer
       *[other] Stapel: { $count } Plättchen
    }
riv-dug = verschanzt
riv-suramun = Suramun
riv-unknown-tile = Unbekanntes Plättchen
riv-hidden-tile = Verdecktes Plättchen
riv-remove-which = Wessen Golem wird entfernt?
riv-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
riv-golems =
    { $golems ->
        [one] Golem
       *[other] Golems
    }
riv-tiles = Stapel + { $hand }
riv-score-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
riv-score-golems =
    { $golems ->
        [one] { $golems } Golem im Vorrat
       *[other] { $golems } Golems im Vorrat
    }
riv-score-tiles = { $deck } Plättchen im Stapel, { $hand } auf der Hand

# Wie ein Feld heißt
riv-cell = { $name }, { $cell }:
riv-cell-empty = Leeres Feld { $cell }.
riv-cell-worth =
    { $points ->
        [one] { $points } Punkt,
       *[other] { $points } Punkte,
    } { $shields ->
        [0] kein Schild.
        [one] { $shields } Schild.
       *[other] { $shields } Schilde.
    }
riv-holds = Kontrolliert von { $colour }.
riv-contested = Umkämpft.
riv-contested-by = Umkämpft: { $colours }.
riv-empty = Leer.
riv-cell-golems = Golems: { $golems }.
riv-cell-wizard = Hier steht der Zauberer von { $colour }.
riv-cell-waits =
    { $golems ->
        [one] Ein Zauberspruch nach { $direction } wartet auf ein Plättchen auf { $cell }: { $golems } Golem.
       *[other] Ein Zauberspruch nach { $direction } wartet auf ein Plättchen auf { $cell }: { $golems } Golems.
    }
riv-cell-threat = { $colour } kontrolliert { $held } der 4 Nachbarplättchen: Umzingelung droht.
riv-cell-spells = Zaubersprüche: { $spells }.
riv-cell-choose = Wählbar.
riv-cell-latest = Zuletzt gelegt.
riv-cell-then = Danach: { $then }.
riv-spell =
    { $golems ->
        [one] { $direction } { $range }: { $golems } Golem
       *[other] { $direction } { $range }: { $golems } Golems
    }{ $breaks ->
        [yes] , bricht Schilde
       *[no] {""}
    }
riv-hand-tile = Plättchen { $number } auf der Hand, { $name }:
riv-can-choose = Kann gelegt werden.

# Was auf dem Schlachtfeld steht, solange ein Zug betrachtet wird
riv-then-yours = wird deins
riv-then-theirs = geht an { $colour }
riv-then-contested = umkämpft
riv-then-nobody = gehört niemandem
riv-tip-broken =
    { $landed ->
        [one] Schilde gebrochen · { $landed } landet
       *[other] Schilde gebrochen · { $landed } landen
    }
riv-tip-repelled = { $repelled } abgewehrt
riv-tip-some-repelled =
    { $landed ->
        [one] { $repelled } abgewehrt · { $landed } landet
       *[other] { $repelled } abgewehrt · { $landed } landen
    }
riv-tip-delayed =
    { $landed ->
        [one] ausgelöst · { $landed } landet
       *[other] ausgelöst · { $landed } landen
    }
riv-tip-lost = verpufft
riv-tip-blocked = blockiert
riv-tip-waits = wartet
riv-tip-undone = niemand wirkt ihn

# Ein Zug, bevor er gemacht ist
riv-title-place = { $tile } auf { $cell } legen?
riv-detail-place = {""}
riv-verb-place = Legen
riv-title-keep = Diese Hand behalten?
riv-detail-keep = Du spielst mit diesen zwei Plättchen.
riv-verb-keep = Hand behalten
riv-title-redraw = Beide Plättchen neu ziehen?
riv-detail-redraw = Du ziehst zwei neue, und diese gehen zurück in den Stapel. Nur ein Mal.
riv-verb-redraw = Neu ziehen
riv-title-cast = Als Nächstes nach { $direction } zaubern?
riv-detail-cast = Dein Vorrat reicht vielleicht nicht für alle Zaubersprüche.
riv-verb-cast = Wirken
riv-title-remove = Einen Golem von { $colour } entfernen?
riv-detail-remove = Auf einem Plättchen stehen höchstens fünf Golems; dieser geht zurück in seinen Vorrat.
riv-verb-remove = Entfernen
riv-title-cast-delayed = Als Nächstes den wartenden Zauberspruch von { $cell } wirken?
riv-detail-cast-delayed = Alle wartenden Zaubersprüche auf das neue Plättchen werden nacheinander gewirkt.
riv-verb-cast-delayed = Wirken
riv-title-besiege = Als Nächstes { $tile } auf { $cell } umzingeln?
riv-detail-besiege = Alle anderen Golems verlassen das Plättchen, und einer von dir kommt.
riv-verb-besiege = Umzingeln
riv-title-enter = Auf { $cell } eintreten?
riv-detail-enter = Dein Zauberer bringt einen Golem mit. Suramuns Zauberer erscheint auf { $mirror } und zaubert zuerst.
riv-verb-enter = Eintreten
riv-title-go = Auf { $cell } gehen ({ $tile })?
riv-detail-go = Dein Zauberer bringt einen Golem mit. Suramuns Zauberer geht auf { $mirror } und zaubert zuerst.
riv-verb-go = Gehen

# Was er bringen würde
riv-way-N = Norden
riv-way-E = Osten
riv-way-S = Süden
riv-way-W = Westen
riv-fx-by = { $colour },
riv-fx-delayed = verzögert,
riv-fx-landed =
    { $landed ->
        [0] { $direction } { $range }: nichts geschieht
        [one] { $direction } { $range }: { $landed } Golem landet
       *[other] { $direction } { $range }: { $landed } Golems landen
    }
riv-fx-broken =
    { $landed ->
        [one] { $direction } { $range }: bricht die Schilde, { $landed } Golem landet
       *[other] { $direction } { $range }: bricht die Schilde, { $landed } Golems landen
    }
riv-fx-some =
    { $landed ->
        [one] { $direction } { $range }: { $repelled } abgewehrt, { $landed } landet
       *[other] { $direction } { $range }: { $repelled } abgewehrt, { $landed } landen
    }
riv-fx-none = { $direction } { $range }: { $repelled } abgewehrt, keiner landet
riv-fx-short = nur { $summoned } von { $strength } im Vorrat
riv-fx-then-yours = { $tile } gehört dir
riv-fx-then-theirs = { $tile } geht an { $colour }
riv-fx-then-contested = { $tile } ist umkämpft
riv-fx-then-nobody = { $tile } gehört niemandem
riv-fx-lost = { $direction } { $range }: kein Plättchen, verpufft
riv-fx-blocked = { $direction } { $range }: von einem Zauberer blockiert
riv-fx-waits = { $direction } { $range }: noch kein Plättchen, wartet
riv-fx-undone = Ein wartender Zauberspruch ist verloren: Niemand kontrolliert sein Plättchen
riv-fx-removed =
    { $removed ->
        [one] { $tile }: { $removed } Golem von { $colour } geht
       *[other] { $tile }: { $removed } Golems von { $colour } gehen
    }
riv-fx-siege = Umzingelung: { $tile } geht an { $colour }
riv-fx-no-spells = Du kontrollierst dein Plättchen nicht: keine Zaubersprüche
riv-fx-supply = Vorrat von { $colour } leer: Das Spiel endet
riv-fx-end = Das Spiel endet
riv-fx-wins =
    { $you ->
        [yes] Du gewinnst
       *[no] { $colour } gewinnt
    }
riv-fx-solo-won = Du gewinnst
riv-fx-solo-lost = Du verlierst
riv-fx-reveals =
    { $count ->
        [0] Unbekannte Plättchen entscheiden den Rest
        [one] Ein unbekanntes Plättchen wird aufgedeckt
       *[other] { $count } unbekannte Plättchen werden aufgedeckt
    }
riv-fx-ask-cast = Du wählst die Reihenfolge der Zaubersprüche
riv-fx-ask-remove = Du wählst, wessen Golem geht
riv-fx-ask-delayed = Du wählst die Reihenfolge der wartenden Zaubersprüche
riv-fx-ask-siege = Du wählst die Reihenfolge der Umzingelungen
riv-fx-points-you = Du { $from } → { $to }
riv-fx-points = { $name } { $from } → { $to }

# Der Tisch, vorgelesen
riv-say-turn = Zug { $turn }.
riv-say-side =
    { $points ->
        [one] { $colour }: { $points } Punkt,
       *[other] { $colour }: { $points } Punkte,
    } { $golems ->
        [one] { $golems } Golem im Vorrat.
       *[other] { $golems } Golems im Vorrat.
    }
riv-say-wizard = Der Zauberer von { $colour } steht auf { $cell }.
riv-say-hand = Deine Hand: { $tiles }.
riv-say-tiles =
    { $count ->
        [0] Auf keinem Plättchen stehen Golems.
        [one] Auf einem Plättchen stehen Golems:
       *[other] Auf { $count } Plättchen stehen Golems:
    }

# Die Punktwertung
riv-scoring = Punktwertung
riv-scoring-tile = Plättchen
riv-scoring-cell = Feld
riv-scoring-why = Grund
riv-scoring-points = Punkte
riv-scoring-nobody = Niemand
riv-because-control = Kontrolle
riv-because-well = Gleichstand, die Quelle entscheidet
riv-because-contested = umkämpft
riv-because-wizard = Zauberer darauf
riv-because-reduced = 1 weniger: gegnerischer Golem
riv-mark-well = Quelle
riv-mark-contested = umkämpft
riv-mark-wizard = Zauberer
riv-mark-reduced = Gegner −1
