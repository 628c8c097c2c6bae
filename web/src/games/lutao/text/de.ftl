# Bevor jemand aufgibt
resign-ask =
    { $players ->
        [3] Dein Volk verlässt die Partie für immer. Die anderen spielen ohne dich weiter.
        [4] Dein Volk verlässt die Partie für immer. Die anderen spielen ohne dich weiter.
       *[other] Die Partie endet sofort, und du verlierst sie.
    }

# Die Karte
lut-archipelago = Die Inselwelt von Lutao
lut-people-you = { $people } (du)
lut-people-of = { $people } ({ $name })
lut-empty = leer
lut-count-armies =
    { $mine ->
        [yes] { $count ->
            [one] { $count } eigene Armee
           *[other] { $count } eigene Armeen
        }
       *[no] { $count ->
            [one] { $count } Armee, { $people }
           *[other] { $count } Armeen, { $people }
        }
    }
lut-count-golems =
    { $count ->
        [one] { $count } Golem
       *[other] { $count } Golems
    }
lut-count-hostages =
    { $count ->
        [one] { $count } Geisel
       *[other] { $count } Geiseln
    }
lut-attacked-by = angegriffen von { $count }
lut-city = Stadt
lut-city-symbol = hier darf eine Stadt gebaut werden
lut-city-site = Stadtsymbol
lut-ships-at =
    { $count ->
        [one] Schiff an der Küste: { $directions }
       *[other] { $count } Schiffe an den Küsten: { $directions }
    }
lut-artefact-people = Volksartefakt: { $people }
lut-artefact-rune = Runenartefakt: { $people }
lut-your-artefact-people = dein Volksartefakt
lut-your-artefact-rune = dein Runenartefakt
lut-trap-here = deine Falle
lut-land-open = { $land }: Bonus { $bonus } für das ganze Land
lut-land-whole = { $land }: komplett, { $people }, Bonus { $bonus }
lut-ship-at-sea = Schiff { $number } auf See, { $armies } an Bord.
lut-deed-attack = Mit 1 bis { $most } Armeen angreifen.
lut-deed-go = Mit 1 bis { $most } Armeen dorthin gehen.

# Die Runde
lut-stages = Phasen der Runde
lut-round = Runde { $round }
lut-round-of = Runde { $round } von { $rounds }
lut-stage-placement = Setzen
lut-stage-action = Ziehen oder angreifen · Kämpfen · Formieren
lut-stage-scoring = Zählen
lut-stage-spells = Zauber
lut-stage-buying = Kaufen
lut-step-choosing = Völker wählen
lut-step-laying = Aufbau
lut-step-starting = erste Fähigkeiten
lut-step-placing = Setzen
lut-step-trapping = Fallen
lut-step-after_placement = nach dem Setzen
lut-step-lurking = die Assassine
lut-step-before_turn = vor einem Zug
lut-step-moving = Ziehen oder angreifen
lut-step-fighting = Kämpfe
lut-step-forming = Formieren
lut-step-commanding = Golem-Aktionen
lut-step-after_turn = Ende eines Zuges
lut-step-scoring = Zählen
lut-step-after_scoring = nach dem Zählen
lut-step-learning = Zauberkarten
lut-step-learned = Zauberkarten
lut-step-limiting = Handgrenze
lut-step-buying = Kaufen

# Die Stadt auf Lutao
lut-city-race = Stadt auf Lutao
lut-city-guarded = Niemand hält sie.
lut-city-held = { $people }: Runde { $held } von { $required }
lut-city-needs = { $who }: { $required ->
        [one] { $required } Runde zu halten
       *[other] { $required } Runden zu halten
    }

# Die Spieler
lut-no-people-yet = wählt ein Volk
lut-place = Platz { $place } in der Zugreihenfolge
lut-points-short =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
lut-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
lut-armies = { $count } Armeen auf dem Plan, { $supply } im Vorrat

# Die Hand
lut-your-hand = Deine Hand
lut-hand-of = Hand dieses Volkes
lut-hidden-spell = Verdeckter Zauber
lut-hidden-card = Verdeckte Kampfkarte
lut-no-spells = Noch keine Zauber. Städte lehren sie.
lut-limit =
    { $limit ->
        [999] Kein Limit
       *[other] Limit { $limit }
    }
lut-marked = markiert vom wahren Wissen
lut-from-lutao = auf Lutao gelernt
lut-seen = anderen bekannt
lut-banned = in dieser Runde gebannt
lut-deck = Deine Karten
lut-deck-of = Kampfkarten
lut-people = Volk
lut-rune = Rune
lut-kind-people = Volk
lut-kind-rune = Rune
lut-kind-spell = Zauber
lut-kind-combat = Kampfkarte
lut-card-copies =
    { $copies ->
        [one] Eine solche Karte ist im Spiel.
       *[other] { $copies } solche Karten sind im Spiel.
    }
lut-card-pile = { $count } der { $all } Kampfkarten, mit denen jedes Volk beginnt.
lut-card-draws = Zieht { $draws } Kampfkarten mit 1 / 2 / 3 Armeen und gibt { $returned } zurück.
lut-card-awake = Wirkt auch auf Lutao: Das Artefakt ist genommen.
lut-card-asleep = Schläft auf Lutao, bis das Artefakt genommen ist.
lut-keep = Was behältst du?
lut-tool-army =
    { $count ->
        [one] { $count } Armee zu setzen
       *[other] { $count } Armeen zu setzen
    }
lut-tool-city =
    { $count ->
        [one] Stadt bauen
       *[other] Stadt bauen ({ $count })
    }
lut-tool-ship =
    { $count ->
        [one] Schiff setzen
       *[other] Schiff setzen ({ $count })
    }
lut-tool-lift = Falle aufnehmen
lut-tool-via = Eigene Route
lut-artefact-card = Artefaktkarte { $number }
lut-coast = Welche Küste?
lut-coast-sticks = { $direction }: { $sticks } Hölzchen
lut-golem-actions =
    { $count ->
        [one] Noch { $count } Golem-Aktion
       *[other] Noch { $count } Golem-Aktionen
    }
lut-golem-hint = Wähle eine leere Provinz von Lutao, um Golems dorthin zu setzen, oder eine fremde, um sie anzugreifen.
lut-golem-from-hint = Wähle die Golems, die angreifen. Jede Provinz kostet eine Aktion.
lut-lay = Lege { $land }
lut-lay-hint = Dreh es, wie du willst, und wähle einen Platz.
lut-lands-left =
    { $count ->
        [0] das letzte Land
        [one] danach noch ein Land
       *[other] danach noch { $count } Länder
    }
lut-window = Du darfst jetzt zaubern
lut-cast-now = { $who }: { $spell }
lut-moment-w1 = Das Setzen ist vorbei.
lut-moment-w2 = Vor einem Zug.
lut-moment-w3 = Eine Seefahrt ist angesagt.
lut-moment-w4 = Ein Kampf beginnt.
lut-moment-w5 = Eine neue Kampfrunde beginnt.
lut-moment-w6 = Alle Karten sind aufgedeckt.
lut-moment-w7 = Der Kampf ist gewonnen.
lut-moment-w8 = Ein Zug endet.
lut-moment-w9 = Die Punkte sind gezählt.
lut-moment-w10 = Du hast deine Zauber gezogen.
lut-moment-r = Ein Zauber ist angesagt: Er kann gestoppt werden.

# Zahlen
lut-how-many = Wie viele
lut-fewer = Eins weniger
lut-more = Eins mehr
lut-all = Alle { $count }
lut-max = max. { $count }
lut-with-hostages = Geiseln dabei
lut-ask-place-count = Armeen, die hierher kommen
lut-ask-move-count = Armeen, die gehen
lut-ask-board = Armeen, die an Bord gehen
lut-ask-ashore = Armeen, die hier an Land gehen
lut-ask-aboard = Armeen, die hier an Bord kommen
lut-ask-hostages = Geiseln, die du nimmst
lut-ask-retreat =
    { $afloat ->
        [yes] Armeen, die nach { $origin } zurückfahren
       *[no] Armeen, die nach { $origin } zurückgehen
    }
lut-ask-row =
    { $hexes ->
        [one] Hölzchen für die Rückfahrt ({ $hexes } reicht heim nach { $origin })
       *[other] Hölzchen für die Rückfahrt ({ $hexes } reichen heim nach { $origin })
    }
lut-ask-teleport-count = Armeen, die springen
lut-ask-revive = Armeen, die zurückkehren
lut-ask-give-up = Geiseln, die du hergibst

# Wahl
lut-choosing = Wähle dein Volk und deine Rune
lut-choosing-people = Wähle dein Volk
lut-choosing-wait = Die anderen wählen ihre Völker.
lut-draws = zieht { $draws } Karten bei 1 / 2 / 3 Armeen, gibt { $returned } zurück

# Kämpfe
lut-battle-for =
    { $id ->
        [LUT0] Kampf um die Stadt auf Lutao
       *[other] Kampf um { $province }
    }
lut-combat-round = Kampfrunde { $round }
lut-attacks = greift an
lut-defends = verteidigt
lut-defends-city = verteidigt die Stadt
lut-armies-left = { $count } übrig
lut-cards-of = Karten: { $people }
lut-golem-hits =
    { $count ->
        [one] { $count } sicherer Treffer, keine Karten
       *[other] { $count } sichere Treffer, keine Karten
    }
lut-returned =
    { $count ->
        [one] { $count } Karte zurückgegeben
       *[other] { $count } Karten zurückgegeben
    }
lut-void = Für nichtig erklären
lut-sum-hits =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
lut-sum-shields =
    { $count ->
        [one] { $count } Schild
       *[other] { $count } Schilde
    }
lut-sum-reflected = { $count } zurückgeworfen
lut-sum-skin = { $count } Steinhaut
lut-sum-ignored = { $count } ignoriert
lut-loss-ghosts =
    { $count ->
        [one] { $count } Geist
       *[other] { $count } Geister
    }
lut-loss-hostages =
    { $count ->
        [one] { $count } Geisel
       *[other] { $count } Geiseln
    }
lut-loss-armies = { $count }
lut-loses = verliert { $losses }
lut-loses-nothing = verliert nichts
lut-nobody-left = Niemand ist übrig. Die Provinz ist leer.
lut-wins-battle = { $people }: gewonnen, { $armies } übrig.
lut-fold = Kampf einklappen
lut-unfold = Kampf ausklappen
doubt-no-attack = Du hast nicht angegriffen
doubt-no-attack-text = Angriffe sind Züge: Drücke eine deiner leuchtenden Provinzen, dann eine fremde. Gekämpft wird nach dem Bewegen.
lut-read = Weiter
lut-hint-return = Welche Karte geht unter deinen Stapel zurück? Der Rest wird gespielt.
lut-hint-discard = Welche Karte legst du ab?
lut-hint-give = Welche Karte gibst du her?
lut-hint-steal = Welche Karte stiehlst du?
lut-hint-number = Wähle unten die Anzahl.
lut-odds = { $wins } % Siegchance, etwa { $left } übrig
lut-odds-none = kaum eine Siegchance
lut-odds-attacker = Angreifer: { $chance }

# Was ein Zug bringt
lut-fx-golems =
    { $count ->
        [one] { $count } Golem: { $count } sicherer Treffer je Kampfrunde
       *[other] { $count } Golems: { $count } sichere Treffer je Kampfrunde
    }
lut-fx-against =
    { $count ->
        [one] gegen { $count } Armee, { $people }
       *[other] gegen { $count } Armeen, { $people }
    }
lut-fx-city = Eine Stadt schützt sie: einfache Treffer wirken nicht
lut-fx-rest = Deine Macht ruht auf Lutao
lut-fx-free = Du nimmst { part-the } ohne Kampf ein
lut-fx-artefact-people = Dein Volksartefakt: die Stadt von Lutao eine Runde weniger halten
lut-fx-artefact-rune = Dein Runenartefakt: die Stadt von Lutao eine Runde weniger halten
lut-fx-sticks = { $sticks } von { $stock } Hölzchen
lut-fx-golems-join =
    { $count ->
        [one] { $count } Golem greift mit an
       *[other] { $count } Golems greifen mit an
    }
lut-fx-golem-supply =
    { $count ->
        [one] { $count } Golem im Vorrat
       *[other] { $count } Golems im Vorrat
    }
lut-fx-city-built = Die Stadt von { $land }: je Runde 1 Punkt und 1 Zauber
lut-fx-there =
    { $count ->
        [one] dort { $count } Armee, { $people }
       *[other] dort { $count } Armeen, { $people }
    }

# Titel und Wörter der Züge
lut-title-other = { $move }
lut-title-choose = Führst du dieses Volk: { $people }?
lut-verb-choose = Wählen
lut-title-lay = { $land } hierher legen?
lut-verb-lay = Legen
lut-title-moon = { $rune } für Platz { $place }?
lut-verb-moon = Zuordnen
lut-title-army = Armeen { part-in } aufstellen
lut-title-take-place-count = { $armies } { part-in } aufstellen?
lut-verb-take-place-count = { $armies } setzen
lut-title-city = Eine Stadt { part-in } bauen?
lut-verb-city = Bauen
lut-title-ship = Ein Schiff an { $province } setzen, { $direction }?
lut-verb-ship = Setzen
lut-title-trap = Eine Falle in { $province } legen?
lut-verb-trap = Falle legen
lut-title-trap-card = Eine Falle auf Artefaktkarte { $number } legen?
lut-verb-trap-card = Falle legen
lut-title-lift = Die Falle in { $province } aufnehmen?
lut-verb-lift = Aufnehmen
lut-title-lift-card = Die Falle auf Artefaktkarte { $number } aufnehmen?
lut-verb-lift-card = Aufnehmen
lut-title-enough = Es ist genug
lut-title-enough-golems = Die Golems greifen { part-the } an
lut-verb-enough-golems = Jetzt angreifen
lut-verb-enough = Genug
lut-title-kill = Eine Armee { part-in } töten?
lut-verb-kill = Zuschlagen
lut-title-kill-ship = Eine Armee auf Schiff { $number } töten?
lut-verb-kill-ship = Zuschlagen
lut-title-move =
    { $province-id ->
        [LUT0] Aus der Stadt auf Lutao ziehen oder angreifen
       *[other] Aus { $province } ziehen oder angreifen
    }
lut-title-to = Weiter { part-to }
lut-title-to-attack = Angriff auf { part-the }
lut-title-attack = Angriff mit { $armies } auf { part-the }?
lut-verb-attack = Angreifen
lut-title-take-move-count = { $armies } { part-to } bewegen?
lut-verb-take-move-count = { $armies } bewegen
lut-title-sail = Von { $province } lossegeln
lut-title-sail-ship = Mit Schiff { $number } weiterfahren
lut-title-take-board = { $armies } in { $origin } an Bord?
lut-verb-take-board = { $armies } an Bord
lut-title-via = Über dieses Feld fahren ({ $sticks })
lut-verb-via = Dieser Weg
lut-title-land = In { $province } landen?
lut-verb-land = Landen
lut-title-land-attack = { $province } von See angreifen?
lut-verb-land-attack = Von See angreifen
lut-title-take-ashore = { $armies } an Land?
lut-verb-take-ashore = An Land: { $armies }
lut-title-take-aboard = { $armies } an Bord?
lut-verb-take-aboard = An Bord: { $armies }
lut-title-anchor = Alle gehen an Land; die Fahrt ist vorbei.
lut-verb-anchor = Alle an Land
lut-title-onward = Von hier weiterfahren
lut-verb-onward = Weiterfahren
lut-title-fight = Um { part-the } kämpfen?
lut-verb-fight = Kämpfen
lut-title-wrath =
    { $province-id ->
        [LUT0] Aus der Stadt auf Lutao erneut angreifen
       *[other] Aus { $province } erneut angreifen
    }
lut-title-yes-ghosts = Die Geister in diesen Kampf rufen
lut-verb-yes-ghosts = Geister rufen
lut-title-no-ghosts = Ohne Geister kämpfen
lut-verb-no-ghosts = Keine Geister
lut-title-yes-strike = Zuerst zuschlagen
lut-verb-yes-strike = Zuerst zuschlagen
lut-title-no-strike = Nicht zuerst zuschlagen
lut-verb-no-strike = Abwarten
lut-title-card-return = { $card } zurückgeben?
lut-verb-card-return = { $card } zurückgeben
lut-title-card-discard = { $card } ablegen?
lut-verb-card-discard = { $card } ablegen
lut-title-card-give = { $card } hergeben?
lut-verb-card-give = { $card } hergeben
lut-title-card-steal = { $card } stehlen?
lut-verb-card-steal = { $card } stehlen
lut-title-void = Diese Karten für nichtig erklären?
lut-verb-void = Für nichtig erklären
lut-title-take-hostages = { $armies } als Geiseln nehmen?
lut-verb-take-hostages = { $armies } nehmen
lut-title-take-retreat = { $armies } gehen so zurück?
lut-verb-take-retreat = Zurück: { $armies }
lut-title-row = Mit { $number } Hölzchen zurückfahren?
lut-verb-row = Zurückfahren
lut-title-rise = Auferstehen { part-in }?
lut-verb-rise = Hier
lut-title-golems = Golems gegen { part-the } schicken
lut-title-from =
    { $province-id ->
        [LUT0] Golems aus der Stadt auf Lutao
       *[other] Golems aus { $province }
    }
lut-title-raise = Golems { part-in } erwecken?
lut-verb-raise = Erwecken
lut-title-spell-play = { $spell } spielen?
lut-verb-spell-play = Spielen
lut-title-spell-keep = { $spell } behalten?
lut-verb-spell-keep = Behalten
lut-title-spell-discard = { $spell } ablegen?
lut-verb-spell-discard = Ablegen
lut-title-for = Für dieses Volk: { $people }?
lut-verb-for = Für sie
lut-title-against = Gegen dieses Volk: { $people }?
lut-verb-against = Gegen sie
lut-title-at = Den Zauber { part-in } wirken?
lut-verb-at = Dort
lut-title-take-teleport-count = { $armies } springen lassen?
lut-verb-take-teleport-count = { $armies } springen
lut-title-take-revive = { $armies } zurückholen?
lut-verb-take-revive = { $armies } zurückholen
lut-title-take-give-up = { $armies ->
        [one] { $armies } Geisel
       *[other] { $armies } Geiseln
    } hergeben?
lut-verb-take-give-up = { $armies } hergeben
lut-title-armies = Armeen: { $number }
lut-verb-armies = { $number } kaufen
lut-title-ships = Schiffe: { $number }
lut-verb-ships = { $number } kaufen
lut-title-cities = Stadtmarker: { $number }
lut-verb-cities = { $number } kaufen
lut-title-sticks = Hölzchen: { $number }
lut-verb-sticks = { $number } kaufen
lut-title-keep = { $card } behalten?
lut-verb-keep = Behalten
lut-title-pass-window = Jetzt keinen Zauber spielen
lut-verb-pass-window = Passen
lut-title-pass-kill = Niemanden töten
lut-verb-pass-kill = Verschonen
lut-title-pass-gift = Keine Karte verschenken
lut-verb-pass-gift = Kein Geschenk
lut-title-pass-void = Die Karten gelten lassen
lut-verb-pass-void = Gelten lassen
lut-title-pass-give = Keine Karte hergeben
lut-verb-pass-give = Keine geben
lut-title-pass-steal = Keine Karte stehlen
lut-verb-pass-steal = Keine stehlen
lut-title-end-placing = Das Setzen ist fertig
lut-verb-end-placing = Fertig gesetzt
lut-title-end-moving =
    { $battles ->
        [0] Kein Angriff in diesem Zug: das Formieren folgt
        [one] Keine Züge und Angriffe mehr: der Kampf folgt
       *[other] Keine Züge und Angriffe mehr: { $battles } Kämpfe folgen
    }
lut-verb-end-moving = Bewegen beenden
lut-title-end-fighting = Keine Angriffe mehr
lut-verb-end-fighting = Kämpfe beenden
lut-title-end-forming = Das Formieren ist fertig: der Zug endet
lut-verb-end-forming = Zug beenden
lut-title-end-commanding = Keine Golem-Aktion mehr
lut-verb-end-commanding = Golem-Aktionen beenden

# Kaufen und Zählen
lut-buying = Kaufen
lut-item-armies = Armeen
lut-item-ships = Schiffe
lut-item-cities = Stadtmarker
lut-item-sticks = Hölzchen
lut-next-costs =
    { $points ->
        [one] die nächste kostet { $points } Punkt
       *[other] die nächste kostet { $points } Punkte
    }
lut-each-costs =
    { $points ->
        [one] je { $points } Punkt
       *[other] je { $points } Punkte
    }
lut-supply-end = mehr gibt es nicht
lut-budget-left = von { $budget } übrig
lut-price-curve = Preise der Armeen, zusammen gekauft
lut-unspent =
    { $points ->
        [one] { $points } Punkt verfiele.
       *[other] { $points } Punkte verfielen.
    }
lut-all-spent = Alles ist ausgegeben.
lut-buy =
    { $points ->
        [0] Nichts kaufen
        [one] Für { $points } Punkt kaufen
       *[other] Für { $points } Punkte kaufen
    }
lut-count-provinces =
    { $count ->
        [one] { $count } Provinz
       *[other] { $count } Provinzen
    }
lut-count-lutao = { $count } auf Lutao
lut-count-cities =
    { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
lut-count-lands = { $count } für komplette Länder
lut-count-land-cities = { $count } für ihre Städte
lut-scoring = Zählung
lut-scoring-short = Punkte · Preise
lut-points-and-prices = Wertung und Preise
lut-no-scoring-yet = Noch wurde nicht gezählt.
lut-last-scoring = Die letzte Wertung, am Ende von Runde { $round }. Was jedes Volk jetzt zählen würde, steht in seinem Feld.
lut-prices = Preise
lut-score-provinces = Provinzen
lut-score-lutao = Lutao
lut-score-cities = Städte
lut-score-lands = Länder
lut-score-land-cities = Land mit Stadt
lut-score-where = Provinz für Provinz
lut-score-bonus = { $land } vollständig: +{ $bonus }
lut-score-total = Punkte

# Gewohnheiten
lut-auto = Wann willst du gefragt werden?
lut-auto-short = Zauberfenster
lut-auto-calm-windows = Zwischen den Zügen
lut-auto-battle-windows = In Kämpfen
lut-auto-answers = Antworten auf Zauber und Seefahrten
lut-auto-combat-cards = Kampfkarten zurückgeben und ablegen
lut-auto-ask = frag mich
lut-auto-always = jedes Mal
lut-auto-rest = bis zu meinem Zug nicht
lut-rest = Bis zu meinem Zug passen
lut-auto-pass = passe für mich
lut-auto-concerned = wenn es mich betrifft
lut-auto-spare = Fehlschläge von selbst

# Das Ende, und zum Vorlesen
lut-end-rounds =
    { $rounds ->
        [one] Nach { $rounds } Runde
       *[other] Nach { $rounds } Runden
    }
lut-end-ranking = Die Runden sind um: Vorn liegt, wer die Stadt auf Lutao hält; dann entscheiden die Punkte, dann genommene Artefakte, Provinzen und Armeen auf dem Plan.
lut-end-out = ausgeschieden
lut-end-people =
    { $provinces ->
        [one] { $provinces } Provinz
       *[other] { $provinces } Provinzen
    }, { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }, { $lands ->
        [one] { $lands } komplettes Land
       *[other] { $lands } komplette Länder
    }
lut-say-round = Runde { $round }, { $step }.
lut-say-people = { $who }: { $points } Punkte, { $provinces } Provinzen, { $armies } Armeen, { $lands } komplette Länder, { $spells } Zauber, { $sticks } Hölzchen, { $reserve } in Reserve.
lut-say-city-free = Niemand hält die Stadt auf Lutao.
lut-say-city = Stadt auf Lutao: { $people }, Runde { $held } von { $required }.
lut-say-battle = Kampf um { part-the }, Kampfrunde { $round }.

# Mächte der Völker, kurz
lut-power-bards = Decken zuerst auf; verschenken einmal je Kampf eine Karte, der Gegner zieht eine weniger.
lut-power-druids = Ziehen eine Karte mehr, geben zwei zurück, nachdem sie die des Gegners sahen.
lut-power-elves = Erstschlag, wenn sie angegriffen werden.
lut-power-faeries = Schilde werfen den Treffer zurück.
lut-power-goblins = Zwei Karten je Armee; Heldenschläge treffen nur einmal.
lut-power-witches = Je Runde eine Karte für immer hergeben, eine stehlen.
lut-power-clerics = Erklären einmal je Kampf die Karten einer Seite für nichtig.
lut-power-shapeshifters = Leihen sich die Macht eines anderen Volkes.
lut-power-orcs = Die Armeen des Gegners zählen weniger.
lut-power-giants = Stadttreffer zählen ohne Stadt doppelt; Heldenschläge immer.
lut-power-knights = Ziehen eine Karte mehr, geben eine zurück, legen eine ab.
lut-power-dwarves = Ignorieren den ersten Treffer jedes Kampfes.
# Fähigkeiten der Runen, kurz
lut-ability-assassin = Tötet vor jedem gegnerischen Zug eine Armee.
lut-ability-ghosts = Drei Geisterarmeen in deinen Stadtkämpfen.
lut-ability-moons = Für jeden Platz der Reihenfolge eine andere Rune.
lut-ability-flying = Armeen ziehen bis zu zwei Felder, über alles hinweg.
lut-ability-reincarnation = Für jede verlorene Provinz ersteht eine Armee.
lut-ability-traps = Drei geheime Fallen töten je einen Eindringling.
lut-ability-plagues = Wer dir eine Provinz nimmt, muss sie verlassen.
lut-ability-choice = Doppelt so viele Zauber ziehen, die Hälfte behalten.
lut-ability-enslavement = Besiegte werden Geiseln, die Treffer abfangen.
lut-ability-true_knowledge = Jede Runde ein Zauber mehr.
lut-ability-wisdom = Zwei Zauber zu Beginn, sieben auf der Hand, alle Hände sichtbar.
lut-ability-wrath = Eroberer dürfen sofort weiter angreifen.
# Was die Zauber tun, kurz
lut-does-strength = In jeder Runde dieses Kampfes eine Karte mehr.
lut-does-counterspell = Stoppt einen eben angesagten Zauber.
lut-does-courage_of_the_few = In diesem Kampf je Armee eine Karte mehr.
lut-does-great_host = In diesem Kampf zählen bis zu fünf Armeen.
lut-does-weakness = Der Gegner zieht in diesem Kampf eine Karte weniger.
lut-does-stone_skin = Bis zu zwei Treffer werden verhindert.
lut-does-second_chance = Neue Karten für deine gespielten.
lut-does-silence = Die Macht des Gegners wirkt in diesem Kampf nicht.
lut-does-resurrection = Bis zu zwei verlorene Armeen kehren nach dem Sieg zurück.
lut-does-lightning = Entfernt eine Armee aus einer Provinz ohne Stadt.
lut-does-firestorm = Entfernt die Hälfte der Armeen, höchstens drei.
lut-does-earthquake = Zerstört eine fremde Stadt auf einem Land.
lut-does-defectors = Eine einzelne Nachbararmee wird dein.
lut-does-mind_theft = Nimm einen zufälligen Zauber aus einer anderen Hand.
lut-does-rune_shift = Neue Rune: zwei ziehen, eine behalten.
lut-does-new_blood = Neues Volk: zwei ziehen, eines behalten.
lut-does-rune_ban = Eine gegnerische Rune ruht bis zum Rundenende.
lut-does-storm = Stoppt eine eben angesagte Seefahrt.
lut-does-fair_wind = Drei zusätzliche Hölzchen für diesen Zug.
lut-does-phantom_ship = Sofort ein Schiff an deiner Küste.
lut-does-teleport = Eine bis drei Armeen springen zwischen deinen Provinzen.
lut-does-levy = Sofort zwei Armeen mehr zu setzen.
lut-does-rich_harvest = Fünf Punkte mehr zum Ausgeben.
lut-does-famine = Ein Gegner hat fünf Punkte weniger.
lut-does-time_swirl = Tausche den Platz in der Zugreihenfolge.

# Legende: was jedes Zeichen und jede Zahl bedeutet
lut-tip-armies = Nach dem Setzen und am Ende eines Zuges dürfen höchstens 8 in einer Provinz stehen.
lut-tip-contested = Umkämpft: Angreifer sind eingedrungen. Gekämpft wird nach dem Bewegen; bis dahin gehört die Provinz niemandem.
lut-tip-empty = Wer hineingeht, dem gehört sie sofort.
lut-tip-golems = Jeder Golem teilt in jeder Kampfrunde einen sicheren Treffer aus; Zauber, Mächte und Runen spürt er nicht.
lut-tip-city-site = Hier darf eine Stadt gebaut werden. In jedem Land steht höchstens eine.
lut-tip-city = Schützt ihre Verteidiger vor einfachen Treffern. Jede Runde 1 Punkt und 1 Zauber.
lut-tip-city-lutao = Das Ziel des Spiels. Wer sie lange genug hält, gewinnt. Ihr Herrscher befehligt die Golems.
lut-tip-ship = Ein Schiff gehört dem Besitzer der Provinz. Es trägt beliebig viele Armeen; eine bleibt immer an Land.
lut-tip-ship-sailed = Ein blasses Schiff ist in diesem Schritt schon gefahren.
lut-tip-fleet = Von einer Seuche vertrieben. Im nächsten Zug seines Volkes muss es weiterfahren.
lut-tip-ring = Meer um Lutao. Hier liegt nie ein Land.
lut-tip-landing = Die Zahl nennt die Hölzchen, die eine Landung hier kostet: eines je Meeresfeld.
lut-tip-artefact-people = Sobald sein Volk es nimmt: eine Runde weniger zu halten, und die Macht des Volkes wirkt auf der Insel.
lut-tip-artefact-rune = Sobald sein Volk es nimmt: eine Runde weniger zu halten, und die Rune wirkt auf der Insel.
lut-tip-hostages = Geiseln unter diesen Armeen. Treffer nehmen zuerst sie.
lut-tip-trap = Für andere verborgen. Wer sonst hineinzieht, verliert eine Armee.
lut-tip-land-open = Bonus in jeder Runde für alle Provinzen dieses Landes.
lut-tip-land-whole = Dieses Land ist komplett: Sein Besitzer zählt den Bonus und darf überall darin bauen.
lut-tip-order = Platz in der Zugfolge. Nach jeder Wertung zieht zuerst, wer die meisten Punkte hat.
lut-tip-people = Drücken, um die Macht dieses Volkes zu lesen.
lut-tip-rune = Drücken, um die Fähigkeit dieser Rune zu lesen.
lut-tip-rune-banned = Bis zum Ende der Runde gebannt. Drücken, um die Fähigkeit dieser Rune zu lesen.
lut-tip-points = Was dieses Volk jetzt zählen würde.
lut-tip-provinces = Provinzen im Besitz.
lut-tip-spells = Zauber auf der Hand.
lut-tip-sticks = Hölzchen: Jedes Meeresfeld kostet eines. Man darf sie aufheben.
lut-tip-has-people = Sein Volksartefakt ist genommen: eine Runde weniger zu halten, und die Macht wirkt auf Lutao.
lut-tip-has-rune = Sein Runenartefakt ist genommen: eine Runde weniger zu halten, und die Rune wirkt auf Lutao.
lut-tip-race = Wer die Stadt auf Lutao hält, und seit wie vielen Runden.
lut-tip-race-rounds = Die Kreise sind die Runden, die dieses Volk die Stadt halten muss; gefüllte sind geschafft.
lut-tip-round = Am Ende der letzten Runde gewinnt der Herrscher der Stadt, sonst die meisten Punkte.
lut-tip-round-open = Gespielt wird, bis ein Volk die Stadt auf Lutao lange genug gehalten hat.
lut-tip-stage-placement = Alle setzen, was sie in der letzten Runde gekauft haben: Armeen, Städte, Schiffe.
lut-tip-stage-action = Ein Volk nach dem anderen zieht und greift an, trägt seine Kämpfe aus und formiert sich.
lut-tip-stage-scoring = Alle zählen Provinzen, Städte und komplette Länder.
lut-tip-stage-spells = Jede Stadt lehrt ihren Besitzer einen Zauber.
lut-tip-stage-buying = Punkte kaufen Armeen, Schiffe, Städte und Hölzchen für die nächste Runde.
lut-tip-deck = Karten, die noch aus deinem Stapel der Kampfkarten kommen, nach Art.
lut-tip-deck-of = Karten, die noch aus dem Stapel der Kampfkarten dieses Volkes kommen, nach Art.
lut-tip-sum = Wie die Verluste dieser Kampfrunde zustande kamen: Treffer, weniger Schilde und was sie sonst aufhielt.
lut-tip-count = Armeen, die auf dieser Seite noch kämpfen.
lut-tip-ghosts = Die Zahl nach dem Plus nennt Geister: Armeen, aus dem Vorrat geliehen. Sie fallen zuerst und gehen nach dem Kampf.
lut-tip-void = Alle Karten dieser Seite werden durch neue ersetzt, einmal je Kampf.
lut-tip-declared = Jemand spielt diesen Zauber. „{ spell-counterspell }“ kann ihn aufhalten, bevor er wirkt.
lut-tip-own-people = Schläft auf Lutao, bis du deinen eckigen Stern nimmst.
lut-tip-own-rune = Schläft auf Lutao, bis du deinen runden Stern nimmst.
lut-tip-marked = Durch das wahre Wissen gezogen: auf Lutao ohne deinen runden Stern ohne Wirkung.
lut-tip-limit = So viele Zauber behältst du nach dem Ziehen: vier, mit Weisheit sieben, als Herrscher der Stadt beliebig viele.
lut-tip-tool-army = Alle müssen in diesem Zug gesetzt werden, in eigene Provinzen.
lut-tip-tool-city = Auf ein Stadtsymbol oder irgendwo in einem Land, das ganz dir gehört.
lut-tip-tool-ship = An eine freie Küste einer deiner Provinzen.
lut-tip-tool-lift = Nimm eine deiner Fallen auf und lege sie anderswohin.
lut-tip-tool-via = Wähle jedes Meeresfeld selbst; sonst nimmt das Schiff einen kürzesten Weg.
lut-tip-odds = Geschätzt aus Hunderten gedachter Kämpfe: unbekannte Karten, Fallen und Zauber, wie sie sein könnten, beide Seiten gespielt wie von Bots.
lut-tip-golem-actions = Eine je Gegner: ein fremdes Nachbarfeld angreifen oder Golems in eine leere Provinz von Lutao setzen.
lut-tip-prices = Der ganze Preis der Armeen, die in dieser Phase zusammen gekauft werden.
lut-tip-unspent = Punkte kann man nicht sparen. Hölzchen schon.
lut-tip-scoring = Wie alle zuletzt gezählt haben, Zeile für Zeile, und was alles kostet.
lut-tip-auto = Wann du nach Zaubern gefragt werden willst. Niemand sonst sieht das.

# Der Stellungseditor
lut-edit-map = Karte
lut-edit-golem = Golem ({ $count } übrig)
lut-edit-city = Stadt
lut-edit-ship = Schiff
lut-edit-holder = Besetzt von
lut-edit-army = Armeen aufstellen: { $name }
lut-edit-supply = { $count } im Vorrat
lut-edit-held = Was in { $name } steht, ist aufgenommen: Wähle die Provinz, in die es soll, oder dieselbe, um loszulassen.
lut-edit-how-move = Ziehe Armeen oder Golems in eine andere Provinz, oder wähle erst die eine, dann die andere. Die zuletzt gewählte Provinz lässt sich unten ändern.
lut-edit-how-army = Wähle Provinzen: Jedes Mal kommt eine Armee dieses Volkes dazu.
lut-edit-how-golem = Wähle Provinzen der Insel Lutao: Jedes Mal kommt ein Golem dazu.
lut-edit-how-city = Wähle Provinzen, um dort eine Stadt zu gründen oder sie wegzunehmen.
lut-edit-how-ship = Wähle einen Punkt an einer Küste, um dort ein Schiff hinzulegen oder wegzunehmen. Mit der Tastatur: Wähle eine Provinz und unten ihre Küsten.
lut-edit-how-remove = Wähle Provinzen: Jedes Mal verschwindet eine Armee oder ein Golem, danach Stadt und Schiffe.
lut-edit-keys = Die Pfeiltasten gehen von Provinz zu Provinz, Enter benutzt das gewählte Werkzeug, Escape lässt los.
