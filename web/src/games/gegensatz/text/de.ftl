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
geg-unseen = ungesehen
geg-removed = entfernt
geg-axis-past = deine Vergangenheit · gleiche Farbe oder gleiches Symbol
geg-axis-future = deine Zukunft · genau die Zahl
geg-axis-past-of = Vergangenheit von { $name } · gleiche Farbe oder gleiches Symbol
geg-axis-future-of = Zukunft von { $name } · genau die Zahl
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
geg-slot-wand = Zauberstab von { $name }.
geg-slot-legal = Kann gewählt werden: { $why }.
geg-slot-duel = Ein Duell würde folgen.
geg-hand-card = Handkarte { $number }, { $card }.
geg-card-known = Allen bekannt.
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
geg-say-known = Von deiner Hand allen bekannt: { $cards }.
geg-say-unseen = Ungesehen: { $cards }.
geg-say-removed = Aus dem Spiel entfernt: { $cards }.
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

# Legende: was jedes Ding auf dem Tisch bedeutet
geg-legend-relic =
    { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    } in die Zukunft oder zurück zu gleicher Farbe oder gleichem Symbol. Je zwei von Zahl, Farbe und Symbol gibt es zusammen nur hier.
geg-legend-ash = Erloschen: Zahl und Symbol, keine Farbe. Du kannst damit reisen; in ein Paradoxon passt es nicht.
geg-legend-sun = Sonneneruption: nur zwei Zahlen. Nie ein Ziel; sperrt ihre Seite; geht nur, wenn sie ersetzt wird.
geg-legend-number = So viele Schritte trägt es dich in die Zukunft, und so viel zählt es im Duell.
geg-legend-chevrons = Noch einmal die Zahl: ein Winkel für jeden Schritt nach rechts.
geg-legend-symbol = Führt zurück zu jedem Relikt links von dir mit demselben Symbol. Drei gleiche ergeben ein Paradoxon.
geg-legend-colour = Grünes Blatt, lila Auge, rote Flamme, blauer Tropfen. Führt zurück zur selben Farbe links von dir.
geg-legend-codex = In der Kodex-Farbe: nutzlos für ein Paradoxon, null im Duell. Reisen kann man damit.
geg-legend-position = Der Name dieses Platzes, für beide Seiten derselbe.
geg-legend-mine = Dein Zauberstab: Du bist hier. Das Relikt am eigenen Zauberstab ist nie ein Ziel.
geg-legend-theirs = Der andere Zauberstab: Dein Gegenüber ist hier. Wer an diesem Platz landet, löst ein Duell aus.
geg-legend-past = Links von dir. Erreichbar über gleiche Farbe oder gleiches Symbol, beliebig weit.
geg-legend-future = Rechts von dir. Erreichbar genau mit der Zahl eines Relikts.
geg-legend-why-steps = In die Zukunft: Die Zahl passt genau.
geg-legend-why-colour = Zurück in die Vergangenheit: Dieses Relikt hat dieselbe Farbe wie das gespielte.
geg-legend-why-symbol = Zurück in die Vergangenheit: Dieses Relikt hat dasselbe Symbol wie das gespielte.
geg-legend-why-side = Diese drei Relikte werden deine Hand; deine werden gemischt und hierher gelegt.
geg-legend-why-place = Ein Relikt in der Kodex-Farbe: Hier darf dein Zauberstab beginnen.
geg-legend-why-replace = Teilt Zahl, Farbe oder Symbol mit der gezogenen Karte; tut das keine, darf jede gehen.
geg-legend-swords = Gekreuzte Schwerter: Dieser Zug führt zu einem Duell.
geg-legend-their-hand = Drei Relikte. Gezeigt werden die, die offen lagen; die anderen bleiben bis zu einem Duell verdeckt.
geg-legend-back = Ein verdecktes Relikt: zu Beginn ausgeteilt und noch nicht gezeigt.
geg-legend-known = Bekannt: Dieses Relikt lag schon offen, also wissen alle, wer es hat.
geg-legend-unseen =
    { $cards ->
        [one] Das einzige Relikt, das du nirgends siehst: Es ist die Kodex-Karte.
       *[other] Relikte, die du nirgends siehst: Eines ist die Kodex-Karte, die anderen sind verdeckt auf einer Hand.
    }
geg-legend-unseen-solo = Karten, die du noch nicht gesehen hast: Ein Relikt ist die Kodex-Karte, die anderen liegen im Nachziehstapel.
geg-legend-removed = Karten, die das Spiel endgültig verlassen haben.
geg-legend-wheel = Die Kodex-Farbe jetzt. Jeder gewonnene oder gestohlene Kristall dreht sie eine Farbe weiter.
geg-legend-wheel-crystal = Zeigt die Kodex-Farbe. Er gehört niemandem und ist nicht zu gewinnen.
geg-legend-next = Die Kodex-Farbe nach dem nächsten Kristall.
geg-legend-codex-card = Das eine Relikt außerhalb des Spiels. Es bleibt verdeckt, bis die Partie zu Ende ist.
geg-legend-supply = Kristalle, die noch niemandem gehören. Von hier werden Paradoxa bezahlt.
geg-legend-crystals = Gewonnene Kristalle und die, die zum Sieg noch fehlen.
geg-legend-paradox = Nach diesem Tausch passt deine Hand zusammen, und du wirst gefragt.
geg-legend-duel = Die Summen beider Hände nach diesem Zug; verdeckte Relikte machen daraus eine Spanne.
geg-legend-chances = Wie wahrscheinlich jeder Ausgang ist, nach allem, was du weißt.
geg-legend-gain = Deine Kristalle vorher und nachher.
geg-legend-turns = Die Kodex-Farbe nach diesem Zug.
geg-legend-pile = Neun Karten zu Beginn. Ist er aufgebraucht und das Ziel nicht erreicht, ist die Partie verloren.
geg-legend-drawn = Die eben gezogene Karte. Sie kommt in die Reihe, nie auf deine Hand.
geg-legend-stone = Ein Zug ohne Paradoxon entfernt einen. Der letzte zieht eine Karte; dann kommen alle zurück.
geg-legend-stone-spent = Ein schon verbrauchter Zeitstein.
geg-legend-shrine = Fasst fünf Relikte, die du abgegeben hast. Braucht jede Farbe, Zahl und jedes Symbol. Nach dem letzten Kristall füllen Paradoxa nur ihn.

# Der Stellungseditor
geg-edit-table = Tisch
geg-edit-exchange = Tauschen
geg-edit-wand = Zauberstab: { $name }
geg-edit-crystals = Kristalle: { $name }
geg-edit-how-move = Wähle ein Relikt, um es aufzunehmen, dann ein anderes, um beide zu tauschen.
geg-edit-how-wand = Wähle das Relikt der Zeitlinie, an dem dieser Zauberstab stehen soll.
