# A thing and what it is
pair = { $name }: { $value }

# At the table
you = Du

# Gegensatz
geg-of = { $count } von { $full }
geg-position = Position { $position }: { $card }.
geg-tag-codex = Kodex-Farbe
geg-tag-own-wand = dein Zauberstab
geg-tag-wand = Zauberstab: { $player }
geg-place = Position { $position }, neben { $card }
geg-play = { $how }, nimmt { $taken }
geg-ahead = { $steps ->
        [one] 1 Schritt voraus
       *[other] { $steps } Schritte voraus
    }
geg-back-colour = zurück, gleiche Farbe
geg-back-symbol = zurück, gleiches Symbol
geg-replace = Position { $position }, statt { $card }
geg-paradox = Paradoxon möglich
geg-duel = Duell, du { $own } gegen { $other }
geg-duel-later = danach Duell
geg-crystal = du bekommst einen Kristall
geg-codex = Kodex wird { $colour }
geg-stolen = du erbeutest einen Kristall
geg-robbed = du verlierst einen Kristall
geg-unrewarded = kein Kristall in Gefahr
geg-last-stone = der letzte Zeitstein geht
geg-draw = eine Karte wird gezogen
geg-shrine = { $card } kommt in den Schrein
geg-win = du gewinnst
geg-lose = du verlierst
geg-lacking = es fehlt noch: { $things }
geg-complete = vollständig

# Rivality
riv-turn = Zug { $number }
riv-round = Runde { $number }
riv-short-mana_well = Quell
riv-short-stone_circle = Stein
riv-short-hut = Hütte
riv-short-fortress = Fest
riv-suramun = Magier Suramun
riv-score = Punkte
riv-supply = Vorrat
riv-deck = Stapel
riv-hands = Hand
riv-wizard = Zauberer
riv-scoring = Punktwertung
riv-total = Summe
riv-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
riv-shields = { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }
riv-shield = Schild (+1 verschanzt)
riv-contested = umkämpft
riv-empty = leer
riv-controls = { $side } kontrolliert
riv-nobody = keine Golems
riv-dug-in = verschanzt, ein Schild mehr
riv-wizard-of = Zauberer von { $side }
riv-face-down = verdeckt
riv-can-choose = wählbar
riv-in-hand = auf der Hand
riv-free = Ein Plättchen darf liegen auf
riv-waiting-at = Auf ein Plättchen auf { $cell } warten: { $golems }.
riv-spells = Zaubersprüche
riv-waiting-spells = wartende Zaubersprüche
riv-upright = Oberseite nach Norden: { $spells }.
riv-spell = { $direction }, { $count ->
        [one] 1 Golem
       *[other] { $count } Golems
    } auf Entfernung { $reach }
riv-spell-breaking = { $direction }, { $count ->
        [one] 1 Golem
       *[other] { $count } Golems
    } auf Entfernung { $reach }, bricht Schilde
riv-legend-spell = 2 Golems auf Entfernung 3 (3 bricht Schilde)
riv-legend-waiting = Golems, die auf ein Plättchen warten
riv-legend-free = freies Feld
riv-legend-target = Koordinaten: wählbar
riv-how = Schreib Plättchen@x,y/Seite: { $move } legt { $tile }, Oberseite nach Osten.
riv-unscored-wizard = dort steht ein Zauberer
riv-unscored-contested = umkämpft
riv-scored-well = umkämpft, durch die Quelle
riv-scored-contested = umkämpft
riv-reduced = −1 wegen fremder Golems
riv-see-towards = { $spell } auf { $place }
riv-see-towards-plain = { $spell }, auf { $place }
riv-see-then = { $what }; danach { $state }
riv-see-change = von { $before } auf { $after }
riv-see-land = { $count ->
        [0] nichts landet
        [one] 1 Golem landet
       *[other] { $count } Golems landen
    }
riv-see-repelled = { $count } abgewehrt
riv-see-removed = { $count } von { $side } entfernt
riv-see-wizard = Zauberer von { $side } mit 1 Golem
riv-see-delayed = wartender Spruch von { $cell }
riv-see-lost = dort liegt nichts, verpufft
riv-see-waits = dort liegt noch nichts, wartet
riv-see-blocked = verpufft, dort steht der Zauberer von { $side }
riv-see-unowned = verpufft, niemand kontrolliert es
riv-see-siege = umzingelt von { $side }, { $count } entfernt
riv-see-revealed = { $place } wird aufgedeckt
riv-see-silent = du kontrollierst das Plättchen nicht: keiner deiner Sprüche wird gewirkt
riv-see-redraw = zwei neue Plättchen; die alten kommen zurück in den Stapel
riv-see-exhausted = der Vorrat von { $side } ist leer: Das Spiel endet
riv-see-end = das Spiel endet
riv-see-wins = { $side } gewinnt
riv-see-solo-won = du gewinnst
riv-see-solo-lost = du verlierst
riv-see-hidden = der Rest hängt von verdeckten Plättchen ab
riv-see-ask-cast = dann wählst du die Reihenfolge der Zaubersprüche
riv-see-ask-remove = dann wählst du, welcher Golem geht
riv-see-ask-delayed = dann wählst du einen wartenden Zauberspruch
riv-see-ask-siege = dann wählst du eine Umzingelung

# Athlas
ath-flying = fliegend
ath-marked = Marke
ath-held = gehalten
ath-free = frei
ath-moved = schon bewegt
ath-held-by = gehalten von { $unit }
ath-points = noch { $left } von { $all } Punkten
ath-stack = Stapel
ath-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
ath-gone = verbraucht
ath-has-played = hat in diesem Spielzug eingegriffen
ath-face-down = verdeckt, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
ath-hidden = verdeckt
ath-armour-left = Rüstung übrig { $armour }
ath-exposed = angreifbar
ath-turns = { $count ->
        [one] 1 Spielzug
       *[other] { $count } Spielzüge
    }
ath-until = bis zur Wartung von { $player }
ath-game = Partie { $number } von { $games }, Stand { $won }
ath-turn = Spielzug { $number }
ath-turn-of = Spielzug { $number } von { $limit }
ath-idle = { $count } von { $most } Spielzügen ohne Fortschritt
ath-your-turn = du bist am Zug
ath-turn-of-player = { $player } ist am Zug
ath-announced = { $player } spielt { $card } ({ $moment })
ath-summoned = Erster Spielzug: eine Einheit oder bis zu drei für { $most } Punkte. Bisher { $count } für { $cost }.
ath-moments = Zeitpunkte dieser Aktivierung
ath-window = { $player } darf eingreifen
ath-unit-gone = Die aktivierte Einheit ist nicht mehr da.
ath-move-left = Bewegung (M) übrig
ath-move-used = Bewegung (M) verbraucht
ath-action-left = Aktion (A) übrig
ath-action-used = Aktion (A) verbraucht
ath-commanded = unter dem Befehl von { $player }
ath-will-drown = sie ertrinkt, wenn sie im Wasser endet
ath-now = jetzt
ath-end = Ende
ath-beginning = Anfang
ath-changes = { $what } von { $before } auf { $after }
ath-off-board = jenseits des Rands
ath-look-how = Frag nach einer Karte (zeig E04 oder ein Teil ihres Namens), einer Kartenart (zeig Zauberspruch), einem Alpha (zeig g1), einer Einheit (zeig g1.1) oder einem Feld (zeig 0,3).
ath-kind-genus = Gattung
ath-kind-equipment = Ausrüstung
ath-kind-ability = Fähigkeit
ath-kind-spell = Zauberspruch
ath-kind-intervention = Eingriff
ath-god-points = { $count ->
        [one] 1 Götterpunkt
       *[other] { $count } Götterpunkte
    }
ath-costs = Kosten { $count }
ath-gives-hands = { $count ->
        [one] gibt 1 Hand
       *[other] gibt { $count } Hände
    }
ath-needs-hands = { $count ->
        [one] braucht 1 Hand
       *[other] braucht { $count } Hände
    }
ath-gives-life = Leben { $count }
ath-gives-spells = gibt { $count } Zauberspruchpunkte
ath-needs-spells = braucht { $count } Zauberspruchpunkte
ath-gives-armour = Rüstung { $armour }
ath-free-hands = Hände frei { $count }
ath-free-spells = Zauberspruchpunkte frei { $count }
ath-seen = in einer früheren Partie gesehen
ath-pool = Leben { $pool } von { $most }
ath-level = Höhenstufe { $count }
ath-budget = Gib Karten ein (E04 A01), einen Alpha (G01 E04 A01) oder eine ganze Armee: Alphas mit / dazwischen, dann // und der Stapel. Der Befehl armee listet Armeen auf, zeig E04 erklärt eine Karte. Kein Alpha darf mehr als { $points } kosten.
ath-stack-room = { $cards } von { $most } Karten, { $points } von { $all } Götterpunkten
ath-shelf = Passende Karten, { $kind }, mit Kosten und (Händen)
ath-see-height = { $count } (Höhe)
ath-see-armour = { $count } Rüstung
ath-see-damage = { $sum } Schaden
ath-see-pierced = { $count } durchstoßen
ath-see-pool = Vorrat { $before } → { $after }
ath-see-loss = { $unit } verliert { $count } ({ $cause })
ath-see-dies = { $unit } stirbt
ath-see-dies-refilled = { $unit } stirbt, Vorrat wieder { $life }
ath-see-one-dies = eine Einheit von { $alpha } stirbt
ath-see-pushed = { $unit } landet auf { $field }
ath-see-ended = { $unit } nicht mehr { $condition }
ath-see-holds = { $unit } hält das { $relic }
ath-see-control = du befiehlst { $unit }
ath-see-paid = { $cost } bezahlt, noch { $left } Punkte
ath-see-becomes = { $unit } wird zu: { $genus }
ath-see-heals = { $alpha } gewinnt { $count }
ath-see-terrain = { $field } wird { $terrain }
ath-see-flooded = { $field } wird überflutet
ath-see-explodes = Explosion auf { $field }
ath-see-freed = { $relic } liegt frei
ath-see-relic = { $relic } kommt auf { $field }
ath-see-reveals = deckt Alpha { $alpha } auf
ath-see-annulled = { $card } wird annulliert
ath-see-win = du gewinnst
ath-see-lose = du verlierst
ath-see-draw = die Partie endet unentschieden
ath-see-undoes = macht rückgängig: { $changes }
ath-see-two = { $unit } hält zwei Relikte: Das gewinnt, wenn niemand eingreift
ath-see-ask-casualty = dann wählst du, wer stirbt
ath-see-ask-second = dann wählst du das zweite Ziel
ath-see-ask-relic = dann entscheidest du über das Relikt
ath-how-discard = legt Karten oben vom Stapel ungenutzt ab
ath-how-cards = oder nur { $card }, oder mehrere Karten auf einmal; die Summe wird gezeigt
ath-how-preset = dieselbe Armee mit dem Stapel in anderer Reihenfolge, von oben
ath-with-relic = mit dem { $relic }
ath-itself = sich selbst
ath-in-making = In Arbeit
ath-fitting = Passende Karten
ath-on-board = { $count ->
        [0] keine Einheit auf dem Plan
        [one] 1 Einheit auf dem Plan
       *[other] { $count } Einheiten auf dem Plan
    }
ath-markers = { $card }, { $count ->
        [one] 1 Zeitdauermarker
       *[other] { $count } Zeitdauermarker
    }
ath-holds = hält das { $relic }
ath-targets = Du kannst wählen
fault-ath-made = Dein Alpha { $alpha } ist schon fertig, mit anderen Karten als in dieser Zeile. Nimm ihn mit zurück wieder weg, oder gib nur ein, was fehlt.
fault-ath-begun = Dein Alpha { $alpha } hat schon Karten, die nicht in dieser Zeile stehen. Nimm sie mit zurück wieder weg, oder gib die anderen einzeln ein.
fault-ath-many = Die Zeile enthält { $count } Alphas, aber nur { $left } sind noch zu erschaffen.
fault-ath-few = Das sind { $count } Alphas, aber vor dem Stapel brauchst du { $wanted }.
fault-ath-rebuild = { $count } Alphas sind anders als deine. Zwischen zwei Partien darf nur einer umgebaut werden.

# Lutao
lut-golems = Golems
lut-people = Volk { $number }
lut-city = Stadt
lut-site = Stadtsymbol
lut-artefact = Artefakt
lut-ship = Schiff an dieser Kante
lut-choosable = wählbar
lut-out = ausgeschieden
lut-banned = gebannt
lut-points = { $points } Punkte (jetzt { $now })
lut-points-short = { $points }→{ $now } Pkt.
lut-legend-points = 7→9 Pkt.: Punkte der letzten Wertung und einer jetzigen
lut-low-ships = Schiffe
lut-low-legend = C5◆8 ist CAN5 mit 8 Armeen von ◆, G Golems, ⌂ Stadt, ⌃ Stadtsymbol, ★ Artefakt, › wählbar
lut-provinces-short = { $count } Prov.
lut-provinces = { $count ->
        [one] 1 Provinz
       *[other] { $count } Provinzen
    }
lut-cities = { $count ->
        [one] 1 Stadt
       *[other] { $count } Städte
    }
lut-supply = Vorrat { $count }
lut-sticks = { $count ->
        [one] 1 Hölzchen
       *[other] { $count } Hölzchen
    }
lut-spells = { $count ->
        [one] 1 Zauber
       *[other] { $count } Zauber
    }
lut-borrows = Macht: { $people }
lut-reserve = gekauft
lut-armies = { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    }
lut-city-markers = { $count ->
        [one] 1 Stadtmarker
       *[other] { $count } Stadtmarker
    }
lut-ships = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
lut-people-artefact = Artefakt des Volkes { $taken ->
        [true] genommen
       *[other] nicht genommen
    }
lut-rune-artefact = Artefakt der Rune { $taken ->
        [true] genommen
       *[other] nicht genommen
    }
lut-city-free = Stadt auf Lutao: niemand hält sie
lut-city-held = Stadt auf Lutao: { $people }, Runde { $held } von { $needed }
lut-rounds-needed = zu halten
lut-round = Runde { $number }
lut-round-of = Runde { $number } von { $limit }
lut-phase-placement = Setzen
lut-phase-action = Aktion
lut-phase-scoring = Zählen
lut-phase-spells = Zauber
lut-phase-buying = Kauf
lut-step-move = Bewegen
lut-step-fight = Kämpfen
lut-step-form = Formieren
lut-at-sea = Schiff { $number } auf See, { $people }, { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    }
lut-waiting = { $people } ({ $player }) entscheidet
lut-asked = Du entscheidest für: { $sign } { $people }
lut-to-place = Zu setzen
lut-commands = Golemaktionen übrig: { $count }; Golems im Vorrat: { $supply }
lut-traps = Deine Fallen
lut-trap = Falle
lut-sticks-left = { $count ->
        [one] Du hast 1 Bewegungshölzchen.
       *[other] Du hast { $count } Bewegungshölzchen.
    }
lut-prices = Schiff { $ship }, Stadtmarker { $city }, Hölzchen { $stick }
lut-budget = { $count ->
        [one] 1 Punkt auszugeben
       *[other] { $count } Punkte auszugeben
    }
lut-army-prices = Armeen=Punkte
lut-voyage = { $people } segeln mit { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    } nach { $goal }, Hölzchen: { $sticks }
lut-course = An Bord: { $count }; Felder der Route bisher: { $hexes }
lut-anchored = An Bord: { $count }
lut-way = Von { $source } nach { $goal }
lut-cast = { $people } spielen { $spell }
lut-stopped = gestoppt
lut-battle = Kampf
lut-combat-round = Kampfrunde { $number }
lut-idle = { $count ->
        [one] 1 Kampfrunde ohne Verlust
       *[other] { $count } Kampfrunden ohne Verlust
    }
lut-attacker = Angriff
lut-defender = Verteidigung
lut-golem-count = { $count ->
        [one] 1 Golem
       *[other] { $count } Golems
    }
lut-ghosts = { $count ->
        [one] 1 Geisterarmee
       *[other] { $count } Geisterarmeen
    }
lut-lost = verloren { $count }
lut-drawn = gezogen
lut-to-return = { $count ->
        [one] 1 zurückgeben
       *[other] { $count } zurückgeben
    }
lut-played = ausgespielt
lut-silenced = Macht gebannt
lut-more-cards = +{ $count } Karten
lut-more-per-army = +{ $count } Karten je Armee
lut-more-counted = +{ $count } Armeen zählen
lut-weak = um { $count } geschwächt
lut-skin = Steinhaut hält { $count } ab
lut-hits = { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
lut-shields = { $count ->
        [one] hält 1 ab
       *[other] hält { $count } ab
    }
lut-hidden-cards = { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
lut-odds = { $wins } % Siegchance, etwa { $left } übrig
lut-odds-none = kaum eine Siegchance
lut-odds-attacker = Angreifer: { $chance }
lut-pile = Noch in deinem Ziehstapel
lut-costs = kostet { $count }
lut-empty = leer
lut-attackers = { $count ->
        [one] 1 Angreifer
       *[other] { $count } Angreifer
    }
lut-look-how = Frag nach einer Provinz (zeig NUR2), einem Land (zeig nuriel), einem Volk (zeig elves), einer Rune (zeig traps), einem Zauber (zeig lightning) oder einer Kampfkarte (zeig hero); auch ein Teil des Namens genügt.
lut-moon = Rune auf Platz { $place }
lut-artefacts = Seine Artefakte gehören nach
lut-required = Runden, die es die Stadt auf Lutao halten muss
lut-deck = Seine Kampfkarten
lut-discarded = Davon abgelegt
lut-artefact-of-people = Artefakt des Volkes: { $people }
lut-artefact-of-rune = Artefakt der Rune: { $people }
lut-worth = { $count ->
        [one] 1 Punkt je Gegner
       *[other] { $count } Punkte je Gegner
    }
lut-ship-at = Schiff im { $direction }
lut-hostages-of = { $count } Geiseln ({ $people })
lut-hostages = { $count ->
        [one] 1 Geisel
       *[other] { $count } Geiseln
    }
lut-moved = { $count } haben sich bewegt
lut-borders = Grenzt an
lut-coast = Küste
lut-land = { $count } Provinzen, Bonus { $bonus }
lut-targets = Du kannst wählen
lut-form-army = army PROV N
lut-form-move = move VON NACH N
lut-form-wrath = wrath VON NACH N
lut-form-sail = sail VON RI N NACH RI
lut-form-golems = golems NACH VON …
lut-form-province = PROV
lut-form-edge = PROV RI
lut-form-hostages = Geiseln
lut-form-rotation = DREHUNG
lut-list-army = Armeen dort
lut-list-move = mit Armeen, die gehen können
lut-list-wrath = mit Armeen, die gehen können
lut-list-sail = mit Schiffen, die fahren können
lut-list-ship = freie Küsten
lut-list-land = Landeplätze mit ihrem Preis in Hölzchen
lut-list-via = ein Feld der Route, wenn es nicht der kürzeste Weg sein soll
lut-marked = { $count } Provinzen, auf der Karte mit › bezeichnet
lut-turn-of = Zug: { $people }
lut-in-one-line = in einer Zeile: { $line }
lut-form-people = VOLK
lut-form-teleport = VON NACH N
lut-how-number = oder nur die Zahl
lut-how-buy = oder alles auf einmal, Armeen Schiffe Städte Hölzchen: buy 7 1 0 3
lut-shape = Bonus { $bonus }; seine Provinzen ungedreht, von der ersten aus gesehen: { $hexes }
lut-how-lay = { $count } Möglichkeiten; zum Beispiel { $move }, das Feld seiner ersten Provinz und Drehungen um 60 Grad
fault-lut-too-long = Nach { $moves } sollte die Zeile enden; „{ $rest }“ ist zu viel. Nichts wurde gespielt. Setze ; zwischen mehrere Züge.
fault-lut-part = Nach { $moves } verstehe ich „{ $part }“ nicht. Nichts wurde gespielt. Möglich wäre: { $next }
fault-lut-no-purchase = Jetzt ist nicht die Zeit zu kaufen.
fault-lut-purchase = Gib Zahlen in dieser Reihenfolge ein: { $form }. Was du weglässt, wird nicht gekauft.
