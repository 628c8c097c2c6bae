# Bevor jemand aufgibt
resign-ask-teams = Die Partie endet sofort, und wer mit dir spielt, verliert mit dir.

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
riv-score-tiles =
    { $deck ->
        [0] kein Plättchen im Stapel, { $hand } auf der Hand
       *[other] { $deck } Plättchen im Stapel, { $hand } auf der Hand
    }

# Wie ein Feld heißt
riv-cell = { $tile }:
riv-cell-empty = Leeres Feld { $place }.
riv-cell-worth =
    { $points ->
        [one] { $points } Punkt,
       *[other] { $points } Punkte,
    } { $shields ->
        [0] kein Schild.
        [one] { $shields } Schild.
       *[other] { $shields } Schilde.
    }
riv-holds =
    { $side-is ->
        [you] Du kontrollierst es.
       *[other] Kontrolliert von { $side }.
    }
riv-contested = Umkämpft.
riv-contested-by = Umkämpft: { $sides }.
riv-empty = Leer.
riv-cell-golems = Golems: { $golems }.
riv-cell-wizard =
    { $side-is ->
        [you] Hier steht dein Zauberer.
       *[other] Hier steht der Zauberer von { $side }.
    }
riv-cell-waits =
    { $golems ->
        [one] Ein Zauberspruch nach { $direction } wartet auf ein Plättchen { $place }: { $golems } Golem.
       *[other] Ein Zauberspruch nach { $direction } wartet auf ein Plättchen { $place }: { $golems } Golems.
    }
riv-cell-threat =
    { $side-is ->
        [you] Du kontrollierst { $held } der 4 Nachbarplättchen: Umzingelung droht.
       *[other] { $side } kontrolliert { $held } der 4 Nachbarplättchen: Umzingelung droht.
    }
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
riv-then-theirs = geht an { $side }
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
riv-title-place = { $tile } { $place } legen?
riv-detail-place = {""}
riv-verb-place = Legen
riv-prompt-keep = Deine Hand berechtigt nicht zum Neustart. Behalte sie.
riv-title-keep = Diese Hand behalten?
riv-detail-keep = Du spielst mit diesen zwei Plättchen.
riv-verb-keep = Hand behalten
riv-title-redraw = Beide Plättchen neu ziehen?
riv-detail-redraw = Du ziehst zwei neue, und diese gehen zurück in den Stapel. Nur ein Mal.
riv-verb-redraw = Neu ziehen
riv-title-cast = Als Nächstes nach { $direction } zaubern?
riv-detail-cast = Dein Vorrat reicht vielleicht nicht für alle Zaubersprüche.
riv-verb-cast = Wirken
riv-title-remove = Einen Golem von { $side } entfernen?
riv-detail-remove = Auf einem Plättchen stehen höchstens fünf Golems; dieser geht zurück in seinen Vorrat.
riv-verb-remove = Entfernen
riv-title-cast-delayed = Als Nächstes den wartenden Zauberspruch des Plättchens { $place } wirken?
riv-detail-cast-delayed = Alle wartenden Zaubersprüche auf das neue Plättchen werden nacheinander gewirkt.
riv-verb-cast-delayed = Wirken
riv-title-besiege = Als Nächstes { $there } umzingeln?
riv-detail-besiege = Alle anderen Golems verlassen das Plättchen, und einer von dir kommt.
riv-verb-besiege = Umzingeln
riv-title-enter = Auf { $cell } eintreten?
riv-detail-enter = Dein Zauberer bringt einen Golem mit. Suramuns Zauberer erscheint auf { $mirror ->
        [unknown] dem Spiegelbild dieser Zelle
       *[other] { $mirror }
    } und zaubert zuerst.
riv-verb-enter = Eintreten
riv-title-go = Auf { $cell } gehen ({ $tile })?
riv-detail-go = Dein Zauberer bringt einen Golem mit. Suramuns Zauberer geht auf { $mirror ->
        [unknown] das Spiegelbild dieser Zelle
       *[other] { $mirror }
    } und zaubert zuerst.
riv-verb-go = Gehen

# Was er bringen würde
riv-way-N = Norden
riv-way-E = Osten
riv-way-S = Süden
riv-way-W = Westen
riv-fx-by = { $side },
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
riv-fx-then-theirs = { $tile } geht an { $side }
riv-fx-then-contested = { $tile } ist umkämpft
riv-fx-then-nobody = { $tile } gehört niemandem
riv-fx-lost = { $direction } { $range }: kein Plättchen, verpufft
riv-fx-blocked = { $direction } { $range }: von einem Zauberer blockiert
riv-fx-waits = { $direction } { $range }: noch kein Plättchen, wartet
riv-fx-undone = Ein wartender Zauberspruch ist verloren: Niemand kontrolliert sein Plättchen
riv-fx-removed =
    { $side-is ->
        [you] { $removed ->
            [one] { $tile }: { $removed } Golem von dir geht
           *[other] { $tile }: { $removed } Golems von dir gehen
        }
       *[other] { $removed ->
            [one] { $tile }: { $removed } Golem von { $side } geht
           *[other] { $tile }: { $removed } Golems von { $side } gehen
        }
    }
riv-fx-siege =
    { $side-is ->
        [you] Umzingelung: { $tile } geht an dich
       *[other] Umzingelung: { $tile } geht an { $side }
    }
riv-fx-no-spells = Du kontrollierst dein Plättchen nicht: keine Zaubersprüche
riv-fx-supply =
    { $side-is ->
        [you] Dein Vorrat ist leer: Das Spiel endet
       *[other] Vorrat von { $side } leer: Das Spiel endet
    }
riv-fx-end = Das Spiel endet
riv-fx-wins =
    { $side-is ->
        [you] Du gewinnst
       *[other] { $side } gewinnt
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
riv-fx-wizard = Das neue Plättchen zählt, sobald dein Zauberer es verlässt
riv-fx-points-you = Du { $from } → { $to }
riv-fx-points = { $name } { $from } → { $to }

# Der Tisch, vorgelesen
riv-say-turn = Zug { $turn }.
riv-say-side =
    { $side-is ->
        [you] Du
       *[other] { $side }
    }: { $points ->
        [one] { $points } Punkt,
       *[other] { $points } Punkte,
    } { $golems ->
        [one] { $golems } Golem im Vorrat.
       *[other] { $golems } Golems im Vorrat.
    }
riv-say-wizard =
    { $side-is ->
        [you] Dein Zauberer steht { $place }.
       *[other] Der Zauberer von { $side } steht { $place }.
    }
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
riv-scoring-cell = Ort
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

# Wo ein Feld liegt, von der Quelle aus; Solopartien haben keine Quelle und gehen nach Zahlen
riv-side-N = nördlich
riv-side-NE = nordöstlich
riv-side-E = östlich
riv-side-SE = südöstlich
riv-side-S = südlich
riv-side-SW = südwestlich
riv-side-W = westlich
riv-side-NW = nordwestlich
riv-place-well = auf der Quelle
riv-place-near = { $way } der Quelle
riv-place-far = { $cells } Felder { $way } der Quelle
riv-place-both = { $rows } { $along } und { $columns } { $across } der Quelle
riv-place-cell = auf { $cell }
riv-part-tile =
    { $tile-id ->
        [mw] die { $tile }
       *[other] { $tile } { $place }
    }

# Was geschah, mit Orten statt Koordinaten
page-event-tile-placed =
    { $seat-is ->
        [you] Du legst { $tile } { $place },
       *[other] { $seat } legt { $tile } { $place },
    } obere Kante nach { $rotation ->
        [0] { direction-N }
        [1] { direction-E }
        [2] { direction-S }
       *[other] { direction-W }
    }.
riv-part-you = du
riv-part-totals =
    { $sides ->
        [2] { $side-0 } { $points-0 }, { $side-1 } { $points-1 }
       *[other] { $side-0 } { $points-0 }, { $side-1 } { $points-1 }, { $side-2 } { $points-2 }
    }
page-event-deck-given =
    { $side-is ->
        [you] Du spielst mit dem { $deck }.
       *[other] { $side } spielt mit dem { $deck }.
    }
page-event-supply-exhausted =
    { $side-is ->
        [you] Dein Vorrat ist leer: Die Partie ist zu Ende.
       *[other] Der Vorrat von { $side } ist leer: Die Partie ist zu Ende.
    }
page-event-points-counted = Zwischenstand: { riv-part-totals }.
page-event-game-scored = Endstand: { riv-part-totals }.
page-event-game-won =
    { $tie ->
        [1] {"Gleichstand! Die Manaquelle entscheidet: "}
       *[other] {""}
    }{ $side-is ->
        [you] Du gewinnst!
       *[other] { $side } gewinnt!
    }
page-event-victory-shared = Gleichstand, und niemand kontrolliert die Manaquelle: Der Sieg wird geteilt ({ $winners })!
page-event-wizard-set =
    { $side-is ->
        [you] Dein Zauberer und 1 Golem kommen auf das Plättchen { $place }.
       *[other] Der Zauberer von { $side } und 1 Golem kommen auf das Plättchen { $place }.
    }
page-event-spell-lost = Der Zauberspruch nach { $direction } verpufft: Dort liegt kein Plättchen.
page-event-spell-blocked =
    { $side-is ->
        [you] Der Zauberspruch nach { $direction } verpufft: Dort steht dein Zauberer.
       *[other] Der Zauberspruch nach { $direction } verpufft: Dort steht der Zauberer von { $side }.
    }
page-event-spell-waits = Der Zauberspruch nach { $direction } wartet: Dort liegt noch kein Plättchen.
page-event-delayed-spell-lost = Der verzögerte Zauberspruch des Plättchens { $source-place } ist verloren: Niemand kontrolliert es.
page-event-golems-removed =
    { $side-is ->
        [you] Zu viele Golems { $place }: Du nimmst { count-removed } zurück.
       *[other] Zu viele Golems { $place }: { $side } nimmt { count-removed } zurück.
    }
page-event-tile-revealed = Aufgedeckt { $place }: { $tile }.
page-event-no-spells =
    { $side-is ->
        [you] Du wirkst keinen Zauberspruch, denn du kontrollierst das Plättchen { $place } nicht.
       *[other] { $side } wirkt keinen Zauberspruch, denn das Plättchen { $place } steht nicht unter eigener Kontrolle.
    }
riv-part-summoned =
    { $repelled ->
        [0]
            { $broken ->
                [0] { count-summoned } auf { riv-part-tile }.
                [one] { count-summoned } auf { riv-part-tile }, { $broken } Schild wird durchbrochen.
               *[other] { count-summoned } auf { riv-part-tile }, { $broken } Schilde werden durchbrochen.
            }
       *[other]
            { $landed ->
                [0]
                    { $summoned ->
                        [one] { count-summoned } auf { riv-part-tile }, aber die Schilde wehren ihn ab.
                       *[other] { count-summoned } auf { riv-part-tile }, aber die Schilde wehren alle ab.
                    }
               *[other] { count-summoned } auf { riv-part-tile }; die Schilde wehren { $repelled } ab, { count-landed }.
            }
    }
page-event-spell-cast =
    { $side-is ->
        [you] Du zauberst nach { $direction }: { riv-part-summoned }
       *[other] { $side } zaubert nach { $direction }: { riv-part-summoned }
    }
page-event-delayed-spell-cast =
    { $side-is ->
        [you] Du wirkst den verzögerten Zauberspruch des Plättchens { $source-place } nach { $direction }: { riv-part-summoned }
       *[other] { $side } wirkt den verzögerten Zauberspruch des Plättchens { $source-place } nach { $direction }: { riv-part-summoned }
    }
page-event-tile-besieged =
    Umzingelt! { $side-is ->
        [you] Du nimmst
       *[other] { $side } nimmt
    } { riv-part-tile } { $removed ->
        [0] mit 1 Golem ein.
        [one] ein: { $removed } gegnerischer Golem geht, 1 eigener kommt.
       *[other] ein: { $removed } gegnerische Golems gehen, 1 eigener kommt.
    }
page-event-tile-scored =
    { $side-is ->
        [you] Du erhältst
       *[other] { $side } erhält
    } { count-points } für { riv-part-tile }{ $because-id ->
        [well] , umkämpft, aber durch die Manaquelle gewonnen
        [contested] , ein umkämpftes Plättchen
       *[control] {""}
    }{ $reduced ->
        [1] , 1 weniger wegen gegnerischer Golems.
       *[other] .
    }
page-event-tile-unscored =
    { $because-id ->
        [wizard] { $tile } { $place } zählt für niemanden: Dort steht ein Zauberer.
       *[contested]
            { $tile-id ->
                [mw] Die { $tile } zählt für niemanden: Sie ist umkämpft.
               *[other] { $tile } { $place } zählt für niemanden: Das Plättchen ist umkämpft.
            }
    }

# Plättchen ohne ihre Nummer, die nur beim Tippen zählt
page-tile-mw = { kind-mana_well }
page-tile-sc_a1 = { kind-stone_circle }
page-tile-sc_a2 = { kind-stone_circle }
page-tile-sc_a3 = { kind-stone_circle }
page-tile-sc_a4 = { kind-stone_circle }
page-tile-sc_a5 = { kind-stone_circle }
page-tile-hu_a1 = { kind-hut }
page-tile-hu_a2 = { kind-hut }
page-tile-hu_a3 = { kind-hut }
page-tile-hu_a4 = { kind-hut }
page-tile-fo_a1 = { kind-fortress }
page-tile-fo_a2 = { kind-fortress }
page-tile-fo_a3 = { kind-fortress }
page-tile-sc_b1 = { kind-stone_circle }
page-tile-sc_b2 = { kind-stone_circle }
page-tile-sc_b3 = { kind-stone_circle }
page-tile-sc_b4 = { kind-stone_circle }
page-tile-sc_b5 = { kind-stone_circle }
page-tile-hu_b1 = { kind-hut }
page-tile-hu_b2 = { kind-hut }
page-tile-hu_b3 = { kind-hut }
page-tile-hu_b4 = { kind-hut }
page-tile-fo_b1 = { kind-fortress }
page-tile-fo_b2 = { kind-fortress }
page-tile-fo_b3 = { kind-fortress }

# Legende: was jedes Ding auf dem Tisch bedeutet
riv-legend-coin = Punkte, die dieses Plättchen am Ende bringt, wenn man es hält.
riv-legend-coin-wizard = Ein Plättchen mit Zauberer zählt nicht: Diese Punkte gelten, sobald der Zauberer geht.
riv-legend-shield = Schild: wehrt von jedem gegnerischen Zauberspruch einen Golem ab, solange jemand das Plättchen hält.
riv-legend-shields = Zwei Schilde: wehren von jedem gegnerischen Zauberspruch zwei Golems ab, solange jemand das Plättchen hält.
riv-legend-star = Dieses Plättchen gehört zum Satz mit Stern, zwölf Stück. Der andere Satz hat keinen Stern.
riv-legend-mana_well = Manaquelle: 3 Punkte, kein Schild. Wer sie hält, gewinnt umkämpfte Plättchen und einen Gleichstand.
riv-legend-stone_circle = Steinkreis: 1 Punkt, kein Schild.
riv-legend-hut = Hütte: 2 Punkte, 1 Schild.
riv-legend-fortress = Festung: 4 Punkte, 2 Schilde.
riv-legend-held = Farbiger Rahmen: Diese Seite hat hier mehr Golems als jede andere, also hält sie das Plättchen.
riv-legend-contested = Gemischter Rahmen: Zwei oder mehr Seiten liegen gleichauf vorn. Niemand hält das Plättchen.
riv-legend-empty = Dunkler Rahmen: Hier steht kein Golem. Niemand hält das Plättchen, niemand erhält die Punkte.
riv-legend-latest = Kräftiger Rand: das zuletzt gelegte Plättchen.
riv-legend-spell = Ein Zauberspruch: so viele Golems, genau so viele Felder weit wie Rauten, in diese Richtung.
riv-legend-breaks = Rot: bricht Schilde. Alle seine Golems landen, welche Schilde das Plättchen auch hat.
riv-legend-waiting = Kleine Marke: ein wartender Zauberspruch. Er wirkt, sobald dort ein Plättchen liegt, für die Seite, die dann dieses hier hält.
riv-legend-printed = Kleine Marken: die Zaubersprüche dieses Plättchens, wie es liegt. Der Zauberer, der es betritt, wirkt sie.
riv-legend-golem = Golems: Die meisten halten das Plättchen; fünf haben Platz.
riv-legend-wizard = Zauberer: Zaubersprüche neuer Plättchen hierher verpuffen. Ein Plättchen mit Zauberer zählt nicht.
riv-legend-wizard-solo = Zauberer: wirkt die Zaubersprüche seines Plättchens, schützt nichts. Ein Plättchen mit Zauberer zählt nicht.
riv-legend-dug = Verschanzt: fünf Golems einer Seite, ein Schild mehr, bis einer von ihnen geht.
riv-legend-threat = Gekreuzte Schwerter: So viele der vier Nachbarn hält eine Seite. Mit allen vieren fällt das Plättchen.
riv-legend-face-down = Dieses Plättchen kennt noch niemand. Es wird aufgedeckt, wenn ein Zauberer oder Golems kommen.
riv-legend-free = Hier darf ein Plättchen liegen: Es grenzt mit einer Kante an ein anderes.
riv-legend-points = Was diese Seite bekäme, wenn die Partie jetzt endete.
riv-legend-supply = Golems im Vorrat. Hat eine Seite keinen mehr, endet die Partie sofort.
riv-legend-low = Höchstens fünf Golems sind übrig: Das Ende kann nahe sein.
riv-legend-tiles = Plättchen im Stapel und Plättchen auf der Hand.
riv-legend-turn = Bisher gelegte Plättchen, dieser Zug mitgezählt, von allen Plättchen der Partie.
riv-legend-suramun = Punkte, Golems und Stufe Suramuns. Sein Zauberer geht immer auf das Spiegelfeld des deinen.
riv-legend-hand = Eines deiner Plättchen. Wähle es, dreh es, lege es neben ein anderes.
riv-legend-turn-it = Das Plättchen um ein Viertel drehen. Auch mit R, dem Mausrad oder einem Tipp auf das Plättchen.
riv-legend-deck = Deine verdeckten Plättchen. Nach jedem Zug ziehst du eines, solange es welche gibt.
riv-legend-hidden = Ein Plättchen auf fremder Hand. Nur wer es hält, kennt es.
riv-legend-ruler = Zahlen, um über Felder zu reden: Die erste wächst nach Osten, die zweite nach Süden.
riv-legend-repelled = So viele Golems prallen an den Schilden ab und gehen zurück in den Vorrat.
riv-legend-broken = Der rote Zauberspruch achtet hier keine Schilde.
riv-legend-lands = Golems kommen genau so weit entfernt an, wie der Zauberspruch Rauten hat.
riv-legend-lost = Genau dort liegt kein Plättchen: Der Zauberspruch ist verloren.
riv-legend-blocked = Dort steht ein Zauberer: Der Zauberspruch ist verloren.
riv-legend-waits = Dort liegt noch kein Plättchen: Der Zauberspruch wartet auf eines.
riv-legend-triggered = Ein wartender Zauberspruch wirkt und trifft das neue Plättchen.
riv-legend-undone = Niemand hält das Plättchen dieses wartenden Zauberspruchs: Er ist verloren.
riv-legend-change = Die Punkte jetzt und nach diesem Zug.
riv-legend-scored = Diese Seite erhält die Punkte des Plättchens.
riv-legend-scored-well = Ein umkämpftes Plättchen, gewonnen von der Seite, die die Manaquelle hält.
riv-legend-scored-contested = Gleichauf vorn, und die Quelle entscheidet es nicht: Niemand erhält Punkte.
riv-legend-scored-wizard = Hier steht ein Zauberer: Niemand erhält Punkte.
riv-legend-scored-reduced = Ein Punkt weniger, weil hier ein gegnerischer Golem steht.

# What speaks for a move, with places in words
riv-part-field =
    { $kind-id ->
        [mana_well] die { $kind }
        [stone_circle] den { $kind } { $place }
       *[other] die { $kind } { $place }
    }
page-reason-siege = bringt { riv-part-field } durch Umzingelung zu Fall
page-reason-takes-fortress = nimmt { riv-part-field }: { count-points }
page-reason-opens-ring = durchbricht den Ring um { riv-part-field }
page-reason-breaks-shields = greift { riv-part-field } an und durchbricht alle Schilde
page-reason-digs-out = sprengt die Verschanzung { $place }
page-reason-tips-tie = entscheidet das umkämpfte Plättchen { $place }
page-reason-takes-tile = nimmt { riv-part-field }: { count-points }
page-reason-evens = macht das gegnerische Plättchen { $place } umkämpft
page-reason-cleans = befreit { riv-part-field } von Gegnern: { count-points } mehr
page-reason-spoils = kostet den Gegner { count-points } { $place }
page-reason-covers-left-tile = verstärkt { riv-part-field }, wenn der Zauberer weiterzieht
page-reason-digs-in = verschanzt die Golems { $place }
page-reason-strengthens = sichert { riv-part-field } besser ab
page-reason-blocked = verschwendet einen Zauberspruch { $place }, wo ein Zauberer steht

# Der Stellungseditor
riv-edit-field = Schlachtfeld
riv-edit-turn = Drehen
riv-edit-golems = Golems: { $side }
riv-edit-wizard = Zauberer: { $side }
riv-edit-held = { $name } ist aufgenommen: Wähle das Feld, auf das es soll, ein anderes Plättchen zum Tauschen, oder dasselbe, um loszulassen.
riv-edit-laying = { $name } ist aufgenommen: Wähle ein leeres Feld, um es dorthin zu legen.
riv-edit-how-move = Wähle ein Plättchen, dann ein Feld. Um noch eines zu legen, nimm es unten aus einer Hand oder einem Stapel und wähle ein leeres Feld. Die Golems des zuletzt gewählten Plättchens stellst du unten ein.
riv-edit-how-turn = Wähle Plättchen, um sie zu drehen.
riv-edit-how-wizard = Wähle das Plättchen, auf dem dieser Zauberer stehen soll; noch einmal dasselbe nimmt ihn vom Tisch.
riv-edit-how-remove = Wähle Plättchen, um sie unter den Stapel dessen zu legen, der sie gelegt hat.
riv-edit-keys = Die Pfeiltasten gehen von Feld zu Feld, Enter benutzt das gewählte Werkzeug, Escape lässt los.
