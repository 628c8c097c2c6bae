# The board
geg-codex-tag = Kodex
geg-codex-is = Kodex: { $colour }
geg-codex-means = { $colour } zählt 0 im Duell und nicht im Paradoxon
geg-codex-means-solo = { $colour } ist im Paradoxon gesperrt
geg-codex-next = danach: { $colour }
geg-codex-label = Kodex-Farbe: { $colour }. Danach: { $next }. { $supply } Kristalle im Vorrat.
geg-codex-card = Die Kodex-Karte war { $card }.
geg-why = warum?
geg-supply = Vorrat
geg-holds = { $name } hat
geg-known = bekannt
geg-axis-past = deine Vergangenheit · gleiche Farbe oder gleiches Symbol
geg-axis-future = deine Zukunft · genau die Zahl
geg-crystals = { $crystals } von { $target } Kristallen
geg-pile = Nachziehstapel: { $pile } Karten
geg-drawn = Gezogene Karte: { $card }
geg-stones = { $stones } von { $full } Zeitsteinen
geg-shrine = Schrein: { $cards }
geg-shrine-empty = Der Schrein ist leer
geg-shrine-give = { $card } in die Schachtel zurücklegen
geg-duel-title = Duell!

# Why a place can be reached
geg-why-steps =
    { $steps ->
        [one] { $steps } Schritt voraus
       *[other] { $steps } Schritte voraus
    }
geg-why-colour = gleiche Farbe
geg-why-symbol = gleiches Symbol
geg-why-side = diese Seite
geg-why-place = hier beginnen
geg-why-replace = ersetzen

# What a place is called
geg-slot = Position { $position }, { $card }.
geg-slot-codex = Kodex-Farbe.
geg-slot-mine = Dein Zauberstab.
geg-slot-theirs = Zauberstab deines Gegenübers.
geg-slot-legal = Kann gewählt werden: { $why }.
geg-slot-duel = Ein Duell würde folgen.
geg-hand-card = Handkarte { $number }, { $card }.
geg-can-choose = Kann gespielt werden.
geg-can-remove = Kann entfernt werden.

# A move before it is made
geg-title-play = { $card } gegen { $taken } tauschen?
geg-detail-play = Nach Position { $position }: { $how }. Du lässt { $card } dort und nimmst { $taken } auf die Hand.
geg-verb-play = Tauschen
geg-title-place = Bei { $taken } beginnen?
geg-detail-place = Dein Zauberstab kommt an Position { $position }.
geg-verb-place = Platzieren
geg-title-take = Paradoxon: die { $side } nehmen?
geg-detail-take = Deine Relikte werden gemischt und tauschen mit diesen den Platz.
geg-verb-take = Die { $side } nehmen
geg-title-decline = Auf das Paradoxon verzichten?
geg-detail-decline = Du behältst deine Hand.
geg-verb-decline = Verzichten
geg-title-sit-out = Aussetzen?
geg-detail-sit-out = Du ziehst eine Karte und ersetzt damit eine im Zeitstrahl.
geg-verb-sit-out = Aussetzen
geg-title-form = Paradoxon: { $card } entfernen?
geg-detail-form = { $card } verlässt das Spiel, und die oberste Karte des Stapels tritt an die Stelle.
geg-verb-form = Paradoxon bilden
geg-title-replace = { $taken } ersetzen?
geg-detail-replace = { $cards } kommt an Position { $position }.
geg-verb-replace = Ersetzen
geg-title-return = { $card } zurücklegen?
geg-detail-return = { $card } verlässt den Schrein für immer.
geg-verb-return = Zurücklegen

# What it would bring
geg-paradox-ready = Paradoxon möglich
geg-duel-later = Ein Duell folgt
geg-duel = Duell: du { $own }, Gegenüber { $other }
geg-duel-chances = Sieg { $win } %, Niederlage { $lose } %
geg-crystal = Kristall: { $from } → { $to } von { $target }
geg-codex-turns = Kodex wird { $colour }
geg-taken = werden deine Hand
geg-shrine-gets = kommt in den Schrein
geg-leaves = verlässt das Spiel
geg-stone =
    { $stones ->
        [0] Der letzte Zeitstein geht: eine Karte wird gezogen
        [one] Ein Zeitstein geht, einer bleibt
       *[other] Ein Zeitstein geht, { $stones } bleiben
    }
geg-draw =
    { $pile ->
        [0] Die letzte Karte des Stapels
        [one] Eine Karte wird gezogen, eine bleibt
       *[other] Eine Karte wird gezogen, { $pile } bleiben
    }
geg-stones-back = { $stones } Zeitsteine kommen zurück
geg-wins =
    { $chance ->
        [100] Das gewinnt die Partie
       *[other] Kann gewinnen: { $chance } %
    }
geg-loses =
    { $chance ->
        [100] Das verliert die Partie
       *[other] Kann verlieren: { $chance } %
    }
geg-nothing-more = Sonst geschieht nichts

# The table read aloud
geg-say-codex = Kodex-Farbe: { $colour }.
geg-say-hand = Deine Hand: { $cards }.
geg-say-row = Zeitstrahl von links nach rechts: { $cards }.
geg-say-wand = Dein Zauberstab ist an Position { $position }.
geg-say-other-wand = Der andere Zauberstab ist an Position { $position }.
geg-say-crystals = Du hast { $crystals } von { $target } Kristallen.
geg-say-other-crystals = Dein Gegenüber hat { $crystals }.
geg-say-solo = { $stones } Zeitsteine, { $pile } Karten im Stapel.

# Ein Relikt, näher betrachtet
geg-card-number = Die Zahl sagt, wie viele Schritte es dich in die Zukunft trägt und was es im Duell wert ist.
geg-card-symbol = Das Symbol führt zurück zu jedem Relikt links von dir mit demselben Symbol. Drei gleiche ergeben ein Paradoxon.
geg-card-colour =
    { $suit ->
        [ash] Ein erloschenes Relikt hat keine Farbe und ist nie Teil eines Paradoxons.
        [sun] Eine Sonneneruption ist nie ein Ziel, und eine Seite mit ihr ist für ein Paradoxon gesperrt. Nur eine gezogene Karte kann sie ersetzen.
       *[other] Die Farbe führt zurück zur selben Farbe links von dir. In der Kodex-Farbe nützt ein Relikt nichts für ein Paradoxon und zählt im Duell null.
    }
