# Bevor jemand aufgibt
resign-ask-campaign = Die ganze Kampagne endet sofort, nicht nur diese Partie, und du verlierst sie.

# Das Spielfeld
ath-battlefield = Kampfplatz, 91 Felder
ath-turn = Zug { $turn }
ath-turn-of = Zug { $turn } von { $limit }
ath-game-of = { $turn } · Partie { $game } von { $games }
ath-steps = Schritte des Zuges
ath-step-maintenance = Wartung
ath-step-activation = Aktivierung { $unit } von { $units }
ath-step-summoning = Beschwörung
ath-step-maintenance-short = Wartung
ath-step-activation-short = Aktivierung
ath-step-summoning-short = Beschwörung
ath-armies = Alle Alphas
ath-unknown = unbekannt
ath-unknown-alpha = Noch verdeckt
ath-hidden = noch nicht aufgedeckt
ath-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

# Einheiten und Felder in Worten
ath-prompt-summon = Beschwöre eine Einheit.
ath-unit =
    { $seat-is ->
        [you] Deine Einheit: { $unit }.
       *[other] { $seat }: { $unit }.
    }
ath-unit-life =
    { $life ->
        [one] { $life } Lebenspunkt im Vorrat
       *[other] { $life } Lebenspunkte im Vorrat
    }, Rüstung { $physical } physisch, { $magic } magisch.
ath-unit-flying = Fliegt.
ath-unit-exposed = Fliegt, angreifbar.
ath-unit-waiting = Noch zu aktivieren.
ath-unit-holds = Hält: { $relic }.
ath-mark-turns =
    { $turns ->
        [one] { $condition }, noch { $turns } Zug
       *[other] { $condition }, noch { $turns } Züge
    }
ath-mark-until = { $condition } bis zur Wartung des Urhebers
ath-field = Feld { $field }, { $terrain }.
ath-field-relic = { $relic } liegt hier.
ath-field-choose = Wählbar.

# Werte
ath-life = Leben { $life } / { $most }, geteilt
ath-life-short = Leben { $life }
ath-armour = Rüstung in diesem Zug: { $physical } physisch, { $magic } magisch
ath-armour-cost =
    { $magic ->
        [0] Rüstung { $physical }
       *[other] Rüstung { $physical } + { $magic }
    } · Kosten { $cost }
ath-cost = Kosten { $cost }
ath-costs = kostet { $cost }
ath-on-board = { $count } auf dem Plan
ath-markers =
    { $count ->
        [0] kein Zeitmarker
        [one] { $count } Zeitmarker
       *[other] { $count } Zeitmarker
    }
ath-points-of = { $points } von { $most } Beschwörungspunkten übrig
ath-points-short = Beschwörungspunkte übrig
ath-points-left =
    { $points ->
        [one] { $points } Beschwörungspunkt übrig
       *[other] { $points } Beschwörungspunkte übrig
    }
ath-relics-held =
    { $count ->
        [0] Hält kein Relikt
        [one] Hält { $count } Relikt
       *[other] Hält { $count } Relikte
    }
ath-relics-short =
    { $count ->
        [0] kein Relikt
        [one] { $count } Relikt
       *[other] { $count } Relikte
    }
ath-wins =
    { $wins ->
        [one] { $wins } Partie gewonnen
       *[other] { $wins } Partien gewonnen
    }
ath-interventions = Eingriffe:
ath-stack-order = { $cards }
ath-face-down = { $count } verdeckt
ath-none-left = keine mehr
ath-played-this-turn = · in diesem Zug gespielt
ath-left-both = Bewegung und Aktion frei
ath-left-move = Aktion benutzt, Bewegung frei
ath-left-action = bewegt, Aktion frei
ath-left-none = Bewegung und Aktion benutzt

# Fähigkeiten
ath-abilities = Fähigkeiten
ath-inspect = { $unit }: alle Karten zeigen
ath-walk = Gehen
ath-walk-line = 1 Feld, gleiche Höhe
ath-climb = Klettern
ath-climb-line = 1 Feld, eine Stufe höher oder tiefer
ath-fly = Fliegen
ath-fly-line = 1 oder 2 Felder, vor der Aktion
ath-give = Überreichen
ath-give-line = ein Relikt an eine Einheit daneben
ath-part-claws = Klauen
ath-part-dominate = Beherrschen
ath-part-rise = Auferstehen
ath-part-scramble = eine Stufe
ath-part-scale = Klippe
ath-attack = { $attack } { $value }, Reichweite { $range }
ath-attack-anywhere = { $attack } { $value }
ath-why-used-already = schon benutzt
ath-why-no-move = M schon benutzt
ath-why-no-action = A schon benutzt
ath-why-no-marker = kein Zeitmarker mehr
ath-why-paralysed = gelähmt: kann M nicht zahlen
ath-why-bound = gebannt: kann A nicht zahlen
ath-why-bound-frenzy = gebannt: kein Angriff
ath-why-no-second-control = nicht, solange beherrscht
ath-why-immobile = verlässt ihr Feld nie
ath-why-does-not-fly = fliegt nicht
ath-why-flies = nur am Boden
ath-why-no-flight-after-action = nicht nach der Aktion
ath-why-nowhere-to-walk = kein freies Feld gleicher Höhe
ath-why-nowhere-to-climb = kein freies Feld eine Stufe anders
ath-why-nowhere-to-fly = kein freies Feld in Reichweite
ath-why-nowhere-to-go = kein freies Feld in Reichweite
ath-why-nowhere-to-summon = kein freies Feld daneben
ath-why-no-points = zu wenig Beschwörungspunkte
ath-why-no-figures = keine Figuren mehr
ath-why-three-revealed = drei Alphas schon aufgedeckt
ath-why-holds-nothing = hält kein Relikt
ath-why-relic-moved = Relikt schon bewegt
ath-why-nobody-to-give-to = niemand daneben kann es halten
ath-why-no-enemy-in-reach = kein Gegner in Reichweite { $range }
ath-why-no-unit-in-reach = keine Einheit in Reichweite { $range }
ath-why-no-field-in-reach = kein passendes Feld
ath-why-no-chained-enemy = kein Gegner auf einer Geländekette
ath-why-nobody-near-water = niemand am Wasser in Reichweite
ath-why-already-healthy = Leben ist voll
ath-why-too-much-life = zu wenig Leben
ath-why-no-attack-to-make = kein Angriff möglich
ath-why-nothing-to-conjure = keine Ausrüstung zum Nachbilden

# Auswählen
ath-choose = Wählen
ath-choose-unit = Einheiten zum Aktivieren
ath-choose-ability = Welche Fähigkeit?
ath-choose-direction = In welche Richtung stoßen?
ath-choose-x = Wie viele Lebenspunkte werden geopfert?
ath-choose-terrain = Welches Gelände?
ath-choose-relic = Ein Relikt mitnehmen?
ath-choose-way = Welcher Weg?
ath-which-field = Welches Feld?
ath-take = mitnehmen: { $relic }
ath-take-none = zurücklassen
ath-with = mit { $relic }
ath-x = X = { $x }
ath-way-over = zuerst { $way }
ath-way-straight = direkt
ath-way-E = Osten
ath-way-SE = Südosten
ath-way-SW = Südwesten
ath-way-W = Westen
ath-way-NW = Nordwesten
ath-way-NE = Nordosten
ath-summon-from = Alphas zum Beschwören
ath-show-cards = Karten
ath-summon-none = Im Augenblick kannst du nichts mehr beschwören.
ath-play-now = Spielen
ath-first-summons =
    { $units ->
        [one] Erster Zug: noch { $units } Einheit
       *[other] Erster Zug: noch { $units } Einheiten
    } für höchstens { $cost } Punkte
ath-pick-on-board = Wähle auf dem Plan.
ath-play-card = Spielen …
ath-discard = Abwerfen …
ath-discard-about = Abgeworfene Eingriffe werden gezeigt und verlassen das Spiel, von oben an.
ath-discards = { $count }: { $cards }
ath-stack-played = Du hast in diesem Zug schon eingegriffen.
ath-stack-not-now = In diesem Moment nicht spielbar.
ath-when = Wann wird die Karte gespielt?
ath-moment-now = Jetzt
ath-moment-end = Am Ende der Aktivierung
ath-moment-start = Am Anfang der Aktivierung
ath-moment-after =
    { $number ->
        [one] Nach der ersten Fähigkeit
       *[other] Nach Fähigkeit { $number }
    }
ath-did-summoned = { $unit } erscheint { $field }
ath-did-moved = { $unit } { $way }
ath-did-died = { $unit } stirbt
ath-did-pool = { $unit } { $from } → { $to }
ath-did-terrain = ein Feld { $field } wird { $terrain }
ath-did-marked = { $unit } { $condition }

# Zeitfenster
ath-may-intervene = Du kannst eingreifen
ath-may-answer = Du kannst antworten
ath-just-now = Was eben geschah
ath-pass = Passen
ath-window-turn_start = der Zug beginnt
ath-window-activation_end = eine Aktivierung ist beendet
ath-window-turn_end = der Zug endet
ath-window-response = Antwort auf einen Eingriff
ath-window-last_chance = letzte Gelegenheit
ath-banner-other = { $seat } kann eingreifen: { $window }
ath-banner-picks = { $seat } spielt { $card }
ath-banner-control = { $seat } kontrolliert diese Einheit
ath-banner-past = So war es in jenem Moment
ath-auto-stop = Nächstes Mal fragen
ath-auto-stop-about = Du wirst beim nächsten Moment gefragt, in dem du eingreifen könntest, was auch geschieht.
ath-auto-pass = Wann wirst du nach Eingriffen gefragt?
ath-auto-smart = Wenn es mich betrifft
ath-auto-smart-about = Nach einer Aktivierung, die dir geschadet oder etwas von dir bewegt hat, und bei jeder Antwort.
ath-auto-never = Immer
ath-auto-never-about = Jedes Mal, wenn du eine Karte spielen könntest.
ath-auto-always = Nur zum Antworten
ath-auto-always-about = Du passt von selbst, außer um auf eine Karte zu antworten und bei der letzten Gelegenheit.

# Was ein Zug bewirkt
ath-sum-bonus = { $value } Bonus
ath-sum-high = { $value } Höhenvorteil
ath-sum-armour = { $value } Rüstung
ath-sum-pierced = { $value } durchdrungen
ath-sum-damage = { $value } Schaden
ath-pool = { $unit }: Leben { $from } → { $to }
ath-tip-fall = stürzt: −{ $amount }
ath-tip-drown = ertrinkt: −{ $amount }
ath-tip-squeeze = wird gequetscht: −{ $amount }
ath-tip-dies = stirbt
ath-tip-holds = hält: { $relic }
ath-fx-fall = { $unit } stürzt: −{ $amount }
ath-fx-drown = { $unit } ertrinkt: −{ $amount }
ath-fx-squeeze = { $unit } wird gequetscht: −{ $amount }
ath-fx-dies = { $unit } stirbt
ath-fx-healed = { $unit } wird auf { $left } geheilt
ath-fx-marked = { $unit }: { $condition }
ath-fx-terrain =
    { $count ->
        [one] 1 Feld wird { $terrain }
       *[other] { $count } Felder werden { $terrain }
    }
ath-fx-perhaps = Es kann auch anders ausgehen.
ath-title-go =
    { $taken ->
        [yes] { $how } { $way } mit { $relic }
       *[no] { $how } { $way }
    }
ath-title-give = An { $unit } überreichen: { $relic }
ath-title-use-unit = { $card }: { $unit }
ath-title-use-field = { $card }: { $field }
ath-title-use-card = { $card }: { $other }
ath-title-use-self = { $card }
ath-title-use = { $card }
ath-title-summon = { $alpha } beschwören
ath-title-act = { $unit } aktivieren
ath-title-play = { $card }: { $moment }
ath-title-discard =
    { $count ->
        [one] Den obersten Eingriff abwerfen
       *[other] { $count } Eingriffe abwerfen
    }
ath-title-pick-unit = { $unit }
ath-title-pick-field = Ein Feld { $field }
ath-title-pick-area = Das Wasser { $field }
ath-title-pick-direction = Nach { $direction }
ath-title-pick-relic = { $relic }
ath-title-pick-alpha = { $alpha }
ath-title-pick-figure = { $figure }
ath-title-mark-card = Ein Zeitmarker für { $card }
ath-title-cancel = { $card } beenden
ath-title-keep = { $relic } kommt mit
ath-title-leave = Das Relikt bleibt zurück
ath-title-lose = { $unit } stirbt
ath-title-then = { $unit } wird als Nächstes getroffen
ath-title-pass = Passen
ath-title-end = Aktivierung beenden
ath-title-end-all = Alle Aktivierungen beenden
ath-title-end-summon = Beschwörung beenden
ath-title-enough = Genug gewählt
ath-title-other = { $move }
ath-verb-go = Los
ath-verb-give = Überreichen
ath-verb-use = Einsetzen
ath-verb-summon = Beschwören
ath-verb-act = Aktivieren
ath-verb-play = Spielen
ath-verb-discard = Abwerfen
ath-verb-pick-unit = Wählen
ath-verb-pick-field = Wählen
ath-verb-pick-area = Wählen
ath-verb-pick-direction = Stoßen
ath-verb-pick-relic = Wählen
ath-verb-pick-alpha = Wählen
ath-verb-pick-figure = Wählen
ath-verb-mark-card = Wählen
ath-verb-cancel = Beenden
ath-verb-keep = Mitnehmen: { $relic }
ath-verb-leave = Zurücklassen
ath-verb-lose = Sterben lassen
ath-verb-then = Treffen
ath-verb-pass = Passen
ath-verb-end = Aktivierung beenden
ath-verb-end-all = Alle beenden
ath-verb-end-summon = Beschwörung beenden
ath-verb-enough = Genug
ath-verb-other = Wählen
ath-detail-summon =
    { $left ->
        [one] Kostet { $cost }, dann bleibt { $left } Punkt.
       *[other] Kostet { $cost }, dann bleiben { $left } Punkte.
    }
ath-detail-push = Stoß nach { $direction }.
ath-detail-relic = Mitgenommen: { $relic }.

# Das Kartenblatt
ath-kind-genus = Gattung
ath-kind-equipment = Ausrüstung
ath-kind-ability = Fähigkeit
ath-kind-spell = Zauberspruch
ath-kind-intervention = Göttlicher Eingriff
ath-god-points =
    { $points ->
        [one] { $points } Götterpunkt
       *[other] { $points } Götterpunkte
    }
ath-num-life = Leben { $value }
ath-num-physical = Rüstung { $value }
ath-num-magic = magische Rüstung { $value }
ath-num-mod = { $attack } +{ $value }
ath-num-hands = Hände { $value }
ath-num-spell = Zauberpunkte { $value }
ath-flag-flying = fliegend
ath-flag-amphibious = amphibisch
ath-flag-steadfast = standfest
ath-flag-immobile = unbeweglich
ath-flag-no_relic = hält keine Relikte
ath-flag-deploy_near = darf nahe deinen Einheiten erscheinen

# Das Ende, und der Tisch in Sätzen
ath-end-turns =
    { $turns ->
        [one] Die Partie dauerte { $turns } Zug.
       *[other] Die Partie dauerte { $turns } Züge.
    }
ath-end-nobody = niemand
ath-end-line = { $name }: { $text }
ath-end-spent = { $points } Punkte ausgegeben
ath-say-creating = Die Armeen werden erschaffen.
ath-say-turn =
    Zug { $turn }, { $seat-is ->
        [you] du
       *[other] { $seat }
    }: { $step }.
ath-say-side =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } noch { $points ->
        [one] { $points } Beschwörungspunkt
       *[other] { $points } Beschwörungspunkte
    } und { $cards ->
        [one] { $cards } Eingriff.
       *[other] { $cards } Eingriffe.
    }
ath-say-alpha = { $unit }: Leben { $life }, { $count } auf dem Plan.
ath-say-held = { $relic } auf { $field }, gehalten von { $unit }.
ath-say-relic = { $relic } liegt auf { $field }.

# Orte und Wege nach der Windrose: Auf der Seite liegt Norden oben
ath-in-C = in der Mitte
ath-in-N = im Norden
ath-in-NE = im Nordosten
ath-in-E = im Osten
ath-in-SE = im Südosten
ath-in-S = im Süden
ath-in-SW = im Südwesten
ath-in-W = im Westen
ath-in-NW = im Nordwesten
ath-to-N = nach Norden
ath-to-NE = nach Nordosten
ath-to-E = nach Osten
ath-to-SE = nach Südosten
ath-to-S = nach Süden
ath-to-SW = nach Südwesten
ath-to-W = nach Westen
ath-to-NW = nach Nordwesten
ath-away =
    { $fields ->
        [one] { $fields } Feld { $way }
       *[other] { $fields } Felder { $way }
    }

# Das Protokoll in den Worten der Seite: ohne Koordinaten, und die Figuren sind die der Gattung
page-event-alpha-revealed =
    { $seat-is ->
        [you] Du deckst deinen Alpha { $alpha } auf
       *[other] { $seat } deckt Alpha { $alpha } auf
    }: { $cards }. Er kostet { $cost } und hat { $life } Lebenspunkte.
page-event-unit-summoned = { part-unit } erscheint; { part-payer } { $cost } Beschwörungspunkte, ausgegeben sind nun { $spent }.
page-event-unit-moved =
    { $card-id ->
        [walk] { part-unit } geht { $way }
        [climb] { part-unit } klettert { $way }
        [fly] { part-unit } fliegt { $way }
       *[other] { part-unit } zieht mit „{ $card }“ { $way }
    }{ $relic ->
        [none] .
       *[other] {" "}und nimmt das { $relic } mit.
    }
page-event-unit-pushed =
    { part-unit } wird { $way } gestoßen{ $relic ->
        [none] .
       *[other] {" "}und nimmt das { $relic } mit.
    }
page-event-unit-died = { part-unit } stirbt. Der Lebenspunktvorrat des Alphas ist wieder bei { $life }.
page-event-unit-exploded = Explosion { $place }! Jede benachbarte Einheit verliert { count-amount }.
page-event-terrain-changed =
    { $terrain-id ->
        [plain] Ein Feld { $place } wird zur { $terrain }.
        [water] Ein Feld { $place } wird zu { $terrain }.
       *[other] Ein Feld { $place } wird zum { $terrain }.
    }
page-event-field-flooded = Wasser strömt in einen Krater { $place }.
page-event-relic-moved = Das { $relic } kommt auf ein Feld { $place }.
page-event-relic-freed = Das { $relic } liegt frei.
page-event-intervention-played =
    { $seat-is ->
        [you] Du spielst „{ $card }“
       *[other] { $seat } spielt „{ $card }“
    }{ $moment-id ->
        [now] .
        [cE] {" "}am Ende dieser Aktivierung.
        [c0] {" "}am Anfang dieser Aktivierung.
       *[other]
            { $number ->
                [one] {" "}nach der ersten Fähigkeit dieser Aktivierung.
               *[other] {" "}nach Fähigkeit { $number } dieser Aktivierung.
            }
    }
page-event-intervention-announced =
    { $unit ->
        [none] „{ $card }“ ist angekündigt.
       *[other] Ziel von „{ $card }“: { $genus } { $unit }.
    }
page-event-activation-set-back =
    { $moment-id ->
        [c0] Die Zeit läuft zurück zum Anfang dieser Aktivierung: Alles, was sie bewirkt hat, ist rückgängig gemacht.
       *[other]
            { $number ->
                [one] Die Zeit läuft zurück zur ersten Fähigkeit: Was in dieser Aktivierung danach geschah, ist rückgängig gemacht.
               *[other] Die Zeit läuft zurück zu Fähigkeit { $number }: Was in dieser Aktivierung danach geschah, ist rückgängig gemacht.
            }
    }
page-event-unit-transformed =
    { $cost ->
        [0] Eine Einheit verwandelt sich in { $genus } { $unit }.
       *[other] Eine Einheit verwandelt sich für { $cost } Beschwörungspunkte in { $genus } { $unit }.
    }

# Wessen Augenblick es ist, wenn man nicht am Zug ist
pill-turn-start = Du kannst eingreifen
pill-activation-end = Du kannst eingreifen
pill-turn-end = Du kannst eingreifen
pill-response = Du kannst antworten
pill-last-chance = Letzte Chance
pill-pick = Deine Wahl
pill-relic = Deine Wahl
pill-casualty = Deine Wahl
pill-second = Deine Wahl

# Hinweise: was jedes Zeichen bedeutet
ath-about-plain = Ebene, Höhe 1. Von Ebene oder Wasser hierher zu gehen kostet M.
ath-about-hill = Hügel, Höhe 2. Hinaufklettern kostet M + A; Angriffe nach unten erhalten +2.
ath-about-water = Wasser, Höhe 1. Betreten kostet 5 Lebenspunkte, Bleiben 5 weitere; Schwimmern und Fliegern macht es nichts.
ath-about-crater = Krater, Höhe 0. Neben Wasser läuft er sofort voll. Zwischen Hügel und Krater ist eine Klippe: Darüber führt weder Gehen noch Klettern noch eine Fähigkeit der Reichweite 1.
ath-about-edge =
    { $seat-is ->
        [you] Beschwörungsfeld: Hier erscheinen deine neuen Einheiten.
       *[other] Beschwörungsfeld: Hier erscheinen neue Einheiten von { $seat }.
    }
ath-about-relic = { $relic }: frei. Wer hier zu Fuß anhält, hält es.
ath-about-held = Hält das { $relic }. Zwei Relikte bei einer Einheit gewinnen die Partie.
ath-about-relic-moved = Der Haken: { $relic } ist in diesem Zug schon bewegt worden und bleibt bis zum nächsten liegen.
ath-about-alpha = Schild { $plate }: Alpha { $numeral }. Einheiten mit derselben Ziffer teilen Leben und Karten.
ath-about-flying = Fliegt: Das Gelände spielt keine Rolle, und sie hält keine Relikte.
ath-about-exposed = Das Fadenkreuz: angreifbar. Sie hat den Boden angegriffen; Schläge der Reichweite 1 treffen sie, bis sie wieder handelt.
ath-about-used = Abgedunkelt: Sie hat in diesem Zug schon gehandelt oder ist in ihm erschienen.
ath-about-active = Hellgoldenes Feld: Diese Einheit handelt gerade.
ath-about-marks = Türkiser Rahmen: von der eigenen Seite; roter: vom Gegner. Die Zahl zählt die restlichen Züge.
ath-about-levitating = fliegt bis zum nächsten Zug des Urhebers; hält keine Relikte.
ath-about-inspired = alle ihre Angriffe erhalten +2 bis zum nächsten Zug des Urhebers.
ath-about-stone_skin = +3 physische Rüstung bis zum nächsten Zug des Urhebers.
ath-about-paralysed = kann bis zum nächsten Zug des Urhebers keine Fähigkeit nutzen, die M kostet.
ath-about-bound = kann bis zum nächsten Zug des Urhebers keine Fähigkeit nutzen, die A kostet.
ath-about-artefact = hat bis zum nächsten Zug des Urhebers eine kopierte Ausrüstungskarte.
ath-about-winged = fliegt, darf Relikte halten, +1 physische Rüstung.
ath-about-strengthened = +3 auf Nahkampfangriffe.
ath-about-shielded = +2 physische und +2 magische Rüstung.
ath-about-stasis = erstarrt: kann nicht handeln und weder Ziel sein noch bewegt oder verletzt werden.
ath-about-points = Punkte, die diese Seite noch für Einheiten ausgeben kann. Sie kommen nie zurück.
ath-about-relics = Wie viele Relikte die Einheiten dieser Seite gerade halten. Zwei bei einer Einheit gewinnen.
ath-about-wins = So viele Partien der Kampagne sind bisher gewonnen.
ath-about-life = Leben, das alle Einheiten dieses Alphas teilen. Bei 0 stirbt die getroffene Einheit, und der Balken füllt sich wieder.
ath-about-on-board = Einheiten dieses Alphas im Spiel; höchstens 7.
ath-about-armour = Rüstung jeder Einheit: Jeder Punkt fängt einmal je Zug einen Schaden ab. Die zweite Zahl wirkt nur gegen Zaubersprüche. Kosten: Beschwörungspunkte für jede Einheit.
ath-about-markers = Zeitdauermarker auf dieser Karte. Jede Nutzung nimmt einen; jede beschworene Einheit bringt einen.
ath-about-back = Ein verdeckter Alpha. Er wird aufgedeckt, wenn seine erste Einheit beschworen wird.
ath-about-interventions = Göttliche Karten der Reihe nach; nur die erste kann gespielt werden, eine je Zug. Vom Gegner siehst du die Anzahl.
ath-about-M = M: die Bewegung. Durchgestrichen: verbraucht.
ath-about-A = A: die Aktion. Durchgestrichen: verbraucht.
ath-about-T = T: kostet einen Zeitdauermarker dieser Karte.
ath-about-shield = Schild: physische Rüstung, die in diesem Zug noch übrig ist. Violetter Stern: magische Rüstung, nur gegen Zaubersprüche.
ath-about-range = Reichweite: wie weit das Ziel entfernt sein muss, in Feldern gezählt.
ath-about-stack = Deine oberste göttliche Karte. Spiel sie, oder wirf sie ab, um an die nächste zu kommen.
ath-about-discard = Karten von oben abwerfen. Sie werden gezeigt und sind weg.
ath-about-moment = Der Augenblick in dieser Aktivierung. Alles danach wird rückgängig gemacht.
ath-about-window = Der Zug des Gegners wartet auf deine Karte. Mit „Passen“ behältst du sie.
ath-about-steps = Die Wartung läuft von selbst; dann handeln alle; dann darfst du eine Einheit beschwören. Die Züge beider Seiten werden zusammen gezählt.
ath-about-limit = Nach dem letzten Zug endet die Partie unentschieden.

# Der Stellungseditor
ath-battlefield-edit = Schlachtfeld
ath-edit-terrain-plain = Ebene
ath-edit-terrain-hill = Hügel
ath-edit-terrain-water = Wasser
ath-edit-terrain-crater = Krater
ath-edit-held = { $name } ist aufgenommen: Wähle das Feld, auf das es soll. Das eigene Feld noch einmal nimmt das Relikt dort oder lässt los.
ath-edit-how-move = Wähle eine Einheit oder ein Relikt, um sie oder es aufzunehmen, dann ein Feld.
ath-edit-how-terrain = Wähle Felder, um dieses Gelände zu legen.
ath-edit-how-unit = Wähle ein leeres Feld, um eine Einheit dieses Alphas aufzustellen.
ath-edit-how-remove = Wähle Einheiten, um sie zu entfernen.
ath-edit-keys = Die Pfeiltasten gehen von Feld zu Feld, Enter benutzt das gewählte Werkzeug, Escape lässt los.
ath-edit-life = Leben von { $name }
ath-edit-life-of = { $life } von { $most } Leben
ath-edit-unit = Noch eine Einheit aufstellen: { $name }
