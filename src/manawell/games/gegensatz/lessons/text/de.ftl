# Was die Lehrerin in den Lektionen von Gegensatz sagt: lesson-<Lektion>-<Schritt>[-Teil]
lesson-other = Erlaubt, aber nicht das, was wir hier üben. Lies die Aufgabe noch einmal.
part-first = Erste Schritte
part-duel = Das ganze Spiel zu zweit
part-solo = Solo-Spiel
part-shrine = Schrein-Variante

# Was auf dem Brett leuchtet, in Worten
light-slot = Position { $what }
light-hand = { $what } in deiner Hand
light-side =
    { $what ->
        [left] die linke Seite
       *[right] die rechte Seite
    }
light-wand =
    { $what ->
        [own] dein Zauberstab
       *[other] der andere Zauberstab
    }
light-crystals =
    { $what ->
        [own] deine Kristalle
       *[other] die Kristalle deines Gegenübers
    }
light-button =
    { $what ->
        [decline] „Verzichten“
        [sit-out] „Aussetzen“
        [left] „linke Seite“
       *[right] „rechte Seite“
    }
light-opponent-hand = die Hand deines Gegenübers
light-unseen = die ungesehenen Relikte
light-codex = der Kodex
light-axis-past = deine Vergangenheit
light-axis-future = deine Zukunft
light-pile = der Nachziehstapel
light-drawn = die gezogene Karte
light-stones = die Zeitsteine
light-shrine = der Schrein

# So wird gespielt
howto-1 = Neun Relikte bilden den Zeitstrahl. Dein Zauberstab steht darunter, deine drei Relikte liegen vor dir.
howto-2 = Rechts ist deine Zukunft: Ein Relikt trägt deinen Zauberstab genau so viele Schritte, wie seine Zahl angibt.
howto-3 = Dann wird getauscht: Dein Relikt bleibt dort, das andere kommt auf deine Hand.
howto-4 = Links ist deine Vergangenheit: Du gehst zurück zu einem beliebigen Relikt derselben Farbe oder desselben Symbols, egal wie weit. Die Zahl spielt keine Rolle.
howto-5 = Drei Relikte, die in Farbe, Zahl oder Symbol übereinstimmen, ergeben ein Paradoxon. Es bringt einen Kristall.
howto-6 = Deine drei Relikte werden gemischt und tauschen den Platz mit den dreien auf einer Seite deines Zauberstabs. Sind beide Seiten vollständig, wählst du.
howto-7 = Jeder Kristall dreht den Kodex weiter: Grün, Lila, Rot, Blau, Grün. Relikte in dieser Farbe verderben ein Paradoxon und zählen im Duell null.
howto-8 = Die rote 3 wäre die dritte Drei, aber Rot ist die Kodex-Farbe. Es muss die lila 3 sein.
howto-9 = Landest du beim anderen Zauberstab, kommt es zum Duell. Beide zählen ihre Zahlen zusammen: Die höhere Summe erbeutet einen Kristall, wenn der Verlierer einen hat.
howto-10 = Gleiche Summen? Beide decken ein zufälliges Relikt auf, das höhere gewinnt. Sind auch die gleich, geschieht nichts.
howto-11 = Vor dem ersten Spielzug bestimmt das Relikt auf Position 0 die Kodex-Farbe. Platziere deinen Zauberstab bei einem Relikt dieser Farbe.
howto-12 = Der fünfte Kristall gewinnt auf der Stelle.

## Vor und zurück
lesson-travel = Vor und zurück
lesson-travel-about = Eine Zahl trägt dich in die Zukunft, eine Farbe oder ein Symbol zurück in die Vergangenheit.
lesson-travel-1 = Diese Reihe ist der Zeitstrahl; dein Zauberstab steht auf Position 4. Spiele die grüne 3: Ihre Zahl trägt dich genau drei Schritte nach rechts, in deine Zukunft.
lesson-travel-1-right = Die grüne 3 bleibt dort, die grüne 4 hast du genommen. Jeder Zug ist so ein Tausch, du hast also immer drei Relikte auf der Hand.
lesson-travel-1-a = Eine 1 trägt dich einen Schritt weit. Das geht auch, aber versuch zuerst den weiten Sprung: die grüne 3.
lesson-travel-1-b = Du bist nach links gegangen, in deine Vergangenheit. Das kommt gleich; geh zuerst nach rechts.
lesson-travel-2 = Links liegt deine Vergangenheit. Geh mit einem Relikt derselben Farbe zurück: Grün zu Grün oder Lila zu Lila, egal wie weit.
lesson-travel-2-right = Gleiche Farbe, jede Entfernung: Das ist der Weg zurück.
lesson-travel-2-a = Die lila 2 ist eine Feder wie die grüne 1: Auch das Symbol zählt, aber das kommt als Nächstes. Suche jetzt die gleiche Farbe.
lesson-travel-2-b = Ring zu Ring: Auch das Symbol zählt, aber das kommt als Nächstes. Suche jetzt die gleiche Farbe.
lesson-travel-2-c = Du bist auf den anderen Zauberstab getroffen, und das heißt Duell. Davon bald mehr; suche die gleiche Farbe anderswo.
lesson-travel-2-d = Ein Schritt nach vorn ist deine Zukunft. Suche links nach der gleichen Farbe.
lesson-travel-3 = Auch ein Symbol trägt dich zurück. Die blaue 3 zeigt eine Feder: Spiele sie auf die andere Feder links von dir.
lesson-travel-3-right = Feder zu Feder. Auf dem Rückweg spielt die Zahl eines Relikts keine Rolle.
lesson-travel-3-a = Rot zu Rot ist die gleiche Farbe und erlaubt. Suche diesmal die zweite Feder.
lesson-travel-3-b = Das führte über die Zahl nach rechts. Suche die Feder links von dir.
lesson-travel-4 = Am linken Ende hast du keine Vergangenheit, hier zählen nur Zahlen. Hol die blaue 4 mit dem Stern: Mit welchem Relikt kommst du genau hin?
lesson-travel-4-right = Genau drei Schritte, nicht mehr und nicht weniger. Auf dem Weg in die Zukunft zählt nur die Zahl.
lesson-travel-4-a = Eine 1 trägt dich nur einen Schritt weit, zur grünen 3. Der Stern liegt drei Schritte entfernt.
lesson-travel-5 = Jetzt du: Hol das Relikt mit dem Stern.
lesson-travel-5-right = Schlüssel zu Schlüssel. Gut gereist!
lesson-travel-5-a = Die lila 2 und die grüne 2 haben nur die Zahl gemeinsam, und die führt nicht zurück. Welches Relikt hat mit der grünen 2 die Farbe oder das Symbol gemeinsam?
lesson-travel-5-other = Damit hast du ein anderes Relikt genommen. Nach links brauchst du die gleiche Farbe oder das gleiche Symbol.
lesson-travel-6 = Und noch einmal: Hol das Relikt mit dem Stern.
lesson-travel-6-right = Richtig: Die Vieren würden über das Ende der Reihe hinausführen, und das ist nicht erlaubt.
lesson-travel-6-other = Das führte in deine Vergangenheit. Der Stern liegt zwei Schritte weiter rechts.

## Aller guten Dinge sind drei
lesson-paradox = Aller guten Dinge sind drei
lesson-paradox-about = Drei Relikte, die in Farbe, Zahl oder Symbol übereinstimmen, ergeben ein Paradoxon und bringen einen Kristall.
lesson-paradox-1 = Zwei deiner Relikte sind lila. Hol ein drittes, ohne ein lila Relikt herzugeben.
lesson-paradox-1-right = Drei lila Relikte, und Lila ist nicht die Kodex-Farbe.
lesson-paradox-1-a = So erreichst du die lila 4 auch, hast aber mit einem lila Relikt bezahlt: Es bleibt bei zwei.
lesson-paradox-1-b = Damit ist die lila 1 aus deiner Hand. Du willst drei lila Relikte.
lesson-paradox-2 = Ein Paradoxon! Es bringt einen Kristall, und deine drei Relikte tauschen den Platz mit den dreien neben deinem Zauberstab. Nimm sie.
lesson-paradox-2-right = Ein Kristall von fünf. Der Kristall hat auch den Kodex weitergedreht: von Rot zu Blau.
lesson-paradox-2-a = Du darfst verzichten, aber dann geschieht nichts. Ein Kristall wartet: Nimm ihn.
lesson-paradox-2-refused-a = Links von dir liegen keine drei Relikte. Eine Seite kannst du nur ganz nehmen: Nimm die rechte.
lesson-paradox-3 = Du hast drei Einsen, aber Blau ist jetzt die Kodex-Farbe und darf in keinem Paradoxon vorkommen. Tausche die blaue 1 gegen die lila 1.
lesson-paradox-3-right = Drei Einsen, keine davon blau.
lesson-paradox-3-a = Die lila 1 hast du, aber die blaue 1 ist noch auf deiner Hand und verdirbt den Satz.
lesson-paradox-3-other = Damit fällt der Satz auseinander. Gib die blaue 1 her und nimm dafür die lila 1.
lesson-paradox-4 = Hier haben beide Seiten drei Relikte. Zeig auf jede, um deine neue Hand zu sehen, und wähle dann.
lesson-paradox-4-right = Zwei Kristalle! Farbe, Zahl oder Symbol: Hauptsache, dreimal gleich.
lesson-paradox-4-a = Verzichten bringt dir hier nichts. Wähle eine Seite und nimm den Kristall.
lesson-paradox-5 = Jetzt du: Ein einziger Zug führt zum Paradoxon. Finde ihn.
lesson-paradox-5-right = Drei Schädel, keiner davon blau.
lesson-paradox-5-other = Daraus wird kein Paradoxon. Du brauchst dreimal dieselbe Farbe, dieselbe Zahl oder dasselbe Symbol und nichts in der Kodex-Farbe.
lesson-paradox-6 = Noch einmal. Achte auf die Kodex-Farbe.
lesson-paradox-6-right = Drei Dreien ohne Rot. Jetzt weißt du, wie man zu Kristallen kommt.
lesson-paradox-6-a = Drei Dreien, aber die rote 3 hat die Kodex-Farbe: kein Paradoxon.
lesson-paradox-6-other = Daraus wird kein Paradoxon. Zwei deiner Relikte sind Dreien: Suche eine dritte, die nicht rot ist.

## Wenn Zauberstäbe sich treffen
lesson-duel = Wenn Zauberstäbe sich treffen
lesson-duel-about = Wer beim anderen Zauberstab landet, löst ein Duell aus; die höhere Summe erbeutet einen Kristall.
lesson-duel-1 = Zwei Schritte voraus steht der andere Zauberstab. Landest du dort, kommt es zum Duell: Die Hand mit der höheren Summe erbeutet einen Kristall.
lesson-duel-1-right = 10 gegen 7: Der Kristall deines Gegenübers gehört dir, und der Kodex dreht sich weiter.
lesson-duel-1-other = Ein ruhiger Zug. Der andere Zauberstab steht auf Position 6: Welches Relikt trägt dich zwei Schritte weit?
lesson-duel-2 = Lila ist die Kodex-Farbe und zählt null, dein Gegenüber hat also nur 5. Zwei deiner Relikte reichen bis zum anderen Zauberstab: Welches kannst du entbehren?
lesson-duel-2-right = 6 gegen 5. Du kämpfst mit der Hand nach dem Tausch, und da war die 4 noch dabei.
lesson-duel-2-a = Du hast deine 4 hergegeben: 4 gegen 5, und du verlierst einen Kristall.
lesson-duel-2-other = Ein ruhiger Zug. Zieh zum anderen Zauberstab auf Position 3, mit der blauen 2 oder der blauen 4.
lesson-duel-3 = Noch hat niemand einen Kristall, ein verlorenes Duell kostet also nichts. Spiele die grüne 1 zum anderen Zauberstab und sieh dir die verdeckte Hand an.
lesson-duel-3-right = 4 gegen 9: verloren, aber es gab nichts zu erbeuten. Jetzt sind beide Hände bekannt.
lesson-duel-3-other = Ein ruhiger Zug. Der andere Zauberstab steht einen Schritt voraus.
lesson-duel-4 = Jetzt du: Drei deiner Relikte reichen bis zum anderen Zauberstab. Gewinne das Duell.
lesson-duel-4-right = Rot zählt null, die rote 2 konntest du also hergeben: 7 gegen 6.
lesson-duel-4-a = Die lila 4 war dein bestes Relikt: 3 gegen 6.
lesson-duel-4-b = 5 gegen 6: knapp, aber verloren.
lesson-duel-4-other = Ein ruhiger Zug. Der andere Zauberstab steht auf Position 4.

## Wo es beginnt
lesson-start = Wo du beginnst
lesson-start-about = Platziere deinen Zauberstab bei einem Relikt in der Kodex-Farbe, und sieh dir die Reihe von der anderen Seite an.
lesson-start-1 = Das Relikt auf Position 0 gibt die erste Kodex-Farbe vor: Grün. Platziere deinen Zauberstab bei einem grünen Relikt, mit Platz auf beiden Seiten.
lesson-start-1-right = Vier Relikte auf jeder Seite: viel Zukunft und viel Vergangenheit.
lesson-start-1-a = Erlaubt, aber links von dir liegt nichts: Du würdest ohne Vergangenheit beginnen.
lesson-start-1-b = Erlaubt, aber dort bleibt nur ein Schritt Zukunft.
lesson-start-1-refused-a = Dort liegt die blaue 3. Dein Zauberstab beginnt bei einem Relikt in der Kodex-Farbe, und die ist Grün.
lesson-start-2 = Dein Gegenüber hat dieselbe Position gewählt. Beim Platzieren gibt es nie ein Duell; mach deinen ersten Zug, wie du magst.
lesson-start-2-right = Los geht’s. Zum Duell kommt es ab jetzt nur durch einen Zug.
lesson-start-3 = Auch auf der anderen Seite des Tisches liegt deine Zukunft rechts, aber dort werden die Nummern der Positionen kleiner. Hol die lila 4 mit dem Stern.
lesson-start-3-right = Zwei Schritte nach rechts, von 4 auf 2.
lesson-start-3-other = Das war nicht der Stern. Zähle zwei Schritte nach rechts.
lesson-start-4 = Und links liegt deine Vergangenheit, bei den höheren Nummern. Hol die blaue 3 mit dem Stern.
lesson-start-4-right = Feder zu Feder, wie immer.
lesson-start-4-other = Das war nicht der Stern. Welches deiner Relikte ist blau oder zeigt eine Feder?
lesson-start-5 = Jetzt du, noch auf der anderen Seite des Tisches: Beginne dort, wo du Zukunft und Vergangenheit hast.
lesson-start-5-right = Fünf Relikte Zukunft, drei Relikte Vergangenheit.
lesson-start-5-a = Position 0 ist jetzt dein rechtes Ende: gar keine Zukunft.
lesson-start-5-b = Position 8 ist jetzt dein linkes Ende: gar keine Vergangenheit.

## Welche Seite?
lesson-sides = Welche Seite?
lesson-sides-about = Sieh dir an, was du bei einem Paradoxon nimmst, und halte drei passende Relikte für das nächste zusammen.
lesson-sides-1 = Bilde ein Paradoxon.
lesson-sides-1-right = Drei lila Relikte.
lesson-sides-1-a = Die lila 1 hast du, aber die lila 3 ist weg: Es bleibt bei zwei.
lesson-sides-1-b = Dort liegt kein drittes lila Relikt. Die lila 1 liegt drei Schritte voraus.
lesson-sides-2 = Erst schauen, dann nehmen: Der Kodex wird gleich blau. Auf der rechten Seite liegen zwei blaue Relikte, auf der linken drei grüne.
lesson-sides-2-right = Wie deine lila Relikte zu liegen kommen, bestimmt der Zufall; dein Zauberstab und die rote 3 bleiben. Dein Gegenüber kennt deine neue Hand: Sie lag ja offen.
lesson-sides-2-a = Den Kristall bekommst du auch so, aber Blau ist jetzt gesperrt: Zwei deiner drei neuen Relikte nützen dir eine Weile nichts.
lesson-sides-2-b = Dann behältst du drei lila Relikte und gewinnst nichts. Nimm eine Seite.
lesson-sides-3 = Du hast drei grüne Relikte, aber vor einem Paradoxon kommt immer ein Zug. Tausche ein grünes gegen das vierte grüne, und der Satz bleibt zusammen.
lesson-sides-3-right = Grün gegen Grün.
lesson-sides-3-other = Damit fällt der Satz auseinander. Das vierte grüne Relikt liegt auf Position 0.
lesson-sides-4 = Am Ende der Reihe hat nur die rechte Seite drei Relikte. Nimm sie.
lesson-sides-4-right = Sie passen schon wieder zusammen! Aber mehr als ein Paradoxon je Spielzug geht nicht: Heb sie für den nächsten auf.
lesson-sides-4-a = Warten lohnt sich nicht: Der Satz müsste noch einen Tausch überstehen.
lesson-sides-4-refused-a = Links von dir liegt nichts. Nimm die rechte Seite.
lesson-sides-5 = Jetzt du: drei Schlüssel, einer davon in der Kodex-Farbe. Bilde ein Paradoxon.
lesson-sides-5-right = Grün ging, Blau kam, und die Schlüssel blieben zusammen.
lesson-sides-5-a = Die blaue 4 ist ein Schlüssel, aber die grüne 2 ist noch auf deiner Hand.
lesson-sides-5-other = Die Schlüssel sind nicht mehr zusammen. Tausche den grünen gegen einen anderen Schlüssel.
lesson-sides-6 = Bilde hier ein Paradoxon. Die Seite wählst du danach.
lesson-sides-6-right = Drei Zweien.
lesson-sides-6-other = Daraus wird kein Paradoxon. Zwei deiner Relikte sind Zweien.
lesson-sides-7 = Und jetzt die Seite.
lesson-sides-7-right = Drei lila Relikte, und der Kodex ist grün: gut gewählt.
lesson-sides-7-a = Zwei davon sind grün, und Grün ist von nun an die Kodex-Farbe.
lesson-sides-7-b = Ein Kristall hat gewartet. Nimm eine Seite.

## Erst Paradoxon, dann Duell
lesson-clash = Erst Paradoxon, dann Duell
lesson-clash-about = Ein Paradoxon beim anderen Zauberstab ändert die Hand, mit der du kämpfst: Überlege, bevor du es bildest.
lesson-clash-1 = Der andere Zauberstab steht bei der grünen 1. Geh mit der grünen 2 dorthin: Erst kommt das Paradoxon, dann das Duell.
lesson-clash-1-right = Drei Einsen.
lesson-clash-1-other = Nicht dorthin. Grün führt zurück zur grünen 1, beim anderen Zauberstab.
lesson-clash-2 = Du kämpfst mit den Relikten, die du jetzt nimmst, und Rot zählt dann null. Dein Gegenüber kommt auf 6: Mit welcher Seite hast du mehr?
lesson-clash-2-right = Ein Kristall gewonnen und einer erbeutet, in einem einzigen Spielzug.
lesson-clash-2-a = 3 und 1, die rote 3 zählt null: 4 gegen 6. Du hast einen Kristall gewonnen und gleich wieder verloren.
lesson-clash-2-b = Dann mussten deine drei Einsen kämpfen: 3 gegen 8, und dein Kristall ist weg.
lesson-clash-3 = Hier kannst du mit drei Vieren beim anderen Zauberstab landen. Tu es.
lesson-clash-3-right = Drei Vieren, und du wirst nach dem Paradoxon gefragt.
lesson-clash-3-other = Nicht dorthin. Die grüne 2 trägt dich zwei Schritte weit, zur roten 4.
lesson-clash-4 = Mit beiden Seiten stünde es 4 gegen 9. Verzichte, dann kämpfen deine drei Vieren: 12 gegen 6.
lesson-clash-4-right = Du erbeutest einen Kristall und behältst eine starke Hand. Von deinem Verzicht erfährt niemand.
lesson-clash-4-a = Ein Kristall gewonnen, einer verloren: 4 gegen 9. Am Ende hat dein Gegenüber mehr als du.
lesson-clash-5 = Jetzt du: Geh so zum anderen Zauberstab, dass dort ein Paradoxon möglich ist.
lesson-clash-5-right = Drei Zweien.
lesson-clash-5-other = Der andere Zauberstab steht auf Position 3, bei der lila 2.
lesson-clash-6 = Links, rechts oder verzichten?
lesson-clash-6-right = 9 gegen 8. Zwei Kristalle in einem Spielzug.
lesson-clash-6-a = 3 gegen 8: verloren.
lesson-clash-6-b = 6 gegen 9: verloren.
lesson-clash-7 = Und nun hier: Geh zum anderen Zauberstab.
lesson-clash-7-right = Drei rote Relikte.
lesson-clash-7-other = Der andere Zauberstab steht auf Position 3, drei Schritte voraus.
lesson-clash-8 = Links, rechts oder verzichten?
lesson-clash-8-right = 7 gegen 3. Manchmal ist das beste Paradoxon das, auf das du verzichtest.
lesson-clash-8-a = 2 gegen 9: verloren.
lesson-clash-8-b = 7 gegen 9: verloren.

## Gleiche Summen
lesson-ties = Gleiche Summen
lesson-ties-about = Bei Gleichstand deckt der Zufall ein Relikt jeder Hand auf: Kenne deine Chancen, bevor du kämpfst.
lesson-ties-1 = 7 gegen 7 ist Gleichstand: Beide decken ein zufälliges Relikt auf, das höhere gewinnt. Fünf von neun Paarungen gewinnst du, drei verlierst du: Versuch es.
lesson-ties-1-right = Lila 4 gegen Grün 3: Du gewinnst den Stichentscheid und damit einen Kristall.
lesson-ties-1-other = Ein ruhiger Zug. Die blaue 2 trägt dich zwei Schritte weit, zum anderen Zauberstab.
lesson-ties-2 = Auf Position 5 gäbe es wieder Gleichstand, aber Blau zählt auch im Stichentscheid null: Drei Paarungen gewinnst du, vier verlierst du, zwei ändern nichts. Spiel woandershin.
lesson-ties-2-right = Klug. Ein Gleichstand lohnt sich nur, wenn die Chancen auf deiner Seite sind.
lesson-ties-2-a = Blau 1 gegen Blau 3: null gegen null, das Duell endet unentschieden, und nichts geschieht. Es hätte einen Kristall kosten können.
lesson-ties-3 = Jetzt du: Zwei deiner Relikte reichen bis zum anderen Zauberstab. Nimm das, mit dem du sicher gewinnst.
lesson-ties-3-right = 8 gegen 4: Lila zählte ohnehin null.
lesson-ties-3-a = 4 gegen 4 überlässt es dem Zufall. Mit dem anderen gewinnst du sicher.
lesson-ties-3-other = Ein ruhiger Zug. Der andere Zauberstab steht auf Position 3.

## Was verborgen ist
lesson-known = Was verborgen ist
lesson-known-about = Überlege, was dein Gegenüber haben kann und was es über dich weiß.
lesson-known-1 = Vier Relikte sind ungesehen: die Hand deines Gegenübers und die Kodex-Karte. Hol die blaue 4 mit dem Stern und achte dann darauf, was dein Gegenüber nimmt.
lesson-known-1-other = Das war nicht der Stern. Zähle zwei Schritte nach rechts.
lesson-known-2 = Dein Gegenüber hat die grüne 3 gespielt und die lila 1 genommen: Die kennst du jetzt, drei Relikte bleiben ungesehen. Von deiner Hand ist nur die blaue 4 bekannt. Spiel sie, dann bleiben die anderen verborgen.
lesson-known-2-right = Das gilt für beide: Was aus der Reihe genommen wurde, ist allen bekannt, bis es die Hand verlässt.
lesson-known-2-other = Damit liegt ein verborgenes Relikt von dir offen. Die blaue 4 trägt das Schildchen „bekannt“: Spiel diese.
lesson-known-3 = Das verdeckte Relikt deines Gegenübers ist die rote 3 oder die blaue 1. Ist es die blaue 1, fehlt ihm zu drei Einsen nur die grüne 1: Nimm sie, und zwar so, dass dir kein Duell droht.
lesson-known-3-right = Sicher in beiden Fällen. Du hast 7, und das ist hier nicht zu schlagen.
lesson-known-3-a = Die grüne 1 ist weg, aber die rote 4 folgt dir dorthin und nimmt deine grüne 4: Es steht 5 oder 6 gegen deine 5.
lesson-known-3-other = Ist das verdeckte Relikt die blaue 1, holt die rote 4 die grüne 1, und dein Gegenüber hat ein Paradoxon.
lesson-known-4 = Die Hand deines Gegenübers ist noch zum Teil verdeckt. Einen Kristall hat es also nicht, denn der hätte sie aufgedeckt. Ein Duell kann dich hier nur etwas kosten; spiel woandershin.
lesson-known-4-right = Richtig: Kämpfe nie um nichts.
lesson-known-4-a = Verdeckt war die blaue 4: 5 gegen 6, und ein Kristall ist weg. Ein Sieg hätte dir nichts gebracht.
lesson-known-5 = Jetzt du: Das verdeckte Relikt ist die grüne 1 oder die lila 3. Finde den einen Zug, der in beiden Fällen sicher ist.
lesson-known-5-right = Genau die grüne 4 hätte dein Gegenüber vielleicht gebraucht.
lesson-known-5-a = Verdeckt war die grüne 1, und die grüne 4 hält den Satz zusammen: ein Paradoxon.

## Auf der Hut
lesson-guard = Auf der Hut
lesson-guard-about = Sieh voraus, was dein Gegenüber tun könnte: Schnapp es ihm weg oder geh außer Reichweite.
lesson-guard-1 = Dein Gegenüber hat die grüne 2 und die rote 2, und die blaue 2 liegt gleich neben seinem Zauberstab, in seiner Zukunft. Nimm sie zuerst.
lesson-guard-1-right = Das Paradoxon deines Gegenübers ist dahin, wenigstens für einen Spielzug.
lesson-guard-1-a = Die blaue 1 trägt dein Gegenüber einen Schritt zur blauen 2: drei Zweien, ein Paradoxon. Nimm die blaue 2 weg.
lesson-guard-2 = Du hast drei Kristalle, aber im Duell stünde es 3 gegen 9. Finde eine Position, die dein Gegenüber nicht erreicht: weder mit 2, 3 oder 4 Schritten noch über Farbe oder Symbol.
lesson-guard-2-right = Außer Reichweite. Zum Duell kommt es nur, wenn beide Zauberstäbe auf derselben Position stehen.
lesson-guard-2-a = Die blaue 4 trägt dein Gegenüber vier Schritte, genau zu deinem Zauberstab.
lesson-guard-2-b = Die blaue 3 trägt dein Gegenüber drei Schritte, genau zu deinem Zauberstab.
lesson-guard-2-c = Dort liegt jetzt die lila 3: Die lila 2 führt über die Farbe, die blaue 4 über den Schlüssel zu dir zurück.
lesson-guard-3 = Jetzt du: Finde den einzigen sicheren Zug.
lesson-guard-3-right = Die blaue 3 wäre die dritte Feder geworden.
lesson-guard-3-a = Die blaue 1 führt dein Gegenüber zurück zur blauen 3: Mit der grünen 1 und der roten 4 sind das drei Federn.

## Der fünfte Kristall
lesson-win = Der fünfte Kristall
lesson-win-about = Der fünfte Kristall gewinnt auf der Stelle: Hol ihn dir oder verwehre ihn deinem Gegenüber.
lesson-win-1 = Du hast vier Kristalle. Der andere Zauberstab steht bei der roten 1, und ein Duell würdest du verlieren: Geh trotzdem hin.
lesson-win-1-right = Drei Einsen: Das Paradoxon kommt vor dem Duell.
lesson-win-1-other = Nicht dorthin. Rot führt zurück zur roten 1: drei Einsen.
lesson-win-2 = Der fünfte Kristall beendet die Partie auf der Stelle. Kein Austausch, kein Duell: Nimm ihn.
lesson-win-2-right = Sieg!
lesson-win-2-a = Dann kommt das Duell, 3 gegen 7, und du verlierst einen Kristall.
lesson-win-3 = Vier zu vier: Wer ein Duell gewinnt, gewinnt die Partie, egal wer am Zug ist. Drei Relikte reichen bis zum anderen Zauberstab; wähle.
lesson-win-3-right = Rot zählt null, die rote 3 konntest du also hergeben: 8 gegen 7. Sieg!
lesson-win-3-a = 6 gegen 7: Dein Gegenüber bekommt den fünften Kristall, und das in deinem Spielzug.
lesson-win-3-other = Ein ruhiger Zug, aber du könntest sofort gewinnen.
lesson-win-4 = Dein Gegenüber braucht noch einen Kristall, und seine 8 schlägt dich im Duell. Es hat eine 1, eine 3 und eine 4: Finde die Position, die es nicht erreicht.
lesson-win-4-right = Zwei Schritte entfernt, und eine 2 hat dein Gegenüber nicht.
lesson-win-4-a = Du bist selbst ins Duell gegangen: 4 gegen 8. Dein Gegenüber gewinnt.
lesson-win-4-b = Die lila 3 trägt dein Gegenüber zu dir, und es gewinnt das Duell.
lesson-win-4-c = Die lila 4 trägt dein Gegenüber zu dir, und es gewinnt das Duell.
lesson-win-4-d = Dort liegt jetzt die rote 2: Über den Schädel führt die lila 4 dorthin zurück, und das Duell ist verloren.
lesson-win-4-e = Dort liegt jetzt die rote 2: Der Schädel der lila 4 führt dein Gegenüber genau zu dir, und das Duell ist verloren.
lesson-win-4-f = Die lila 1 trägt dein Gegenüber zu dir, und es gewinnt das Duell.
lesson-win-5 = Jetzt du: Bilde das siegreiche Paradoxon.
lesson-win-5-right = Drei blaue Relikte.
lesson-win-5-other = Das gewinnt nicht. Zwei deiner Relikte sind blau.
lesson-win-6 = Bring es zu Ende.
lesson-win-6-right = Fünf Kristalle. Sieg!
lesson-win-6-a = Der fünfte Kristall lag bereit. Nimm ihn.
lesson-win-7 = Und nun verteidige dich: Nur ein Zug verliert nicht.
lesson-win-7-right = Mit der roten 1 hätte dein Gegenüber gewonnen.
lesson-win-7-a = Ein verlorenes Duell, 2 gegen 4: der fünfte Kristall für dein Gegenüber.
lesson-win-7-b = Die grüne 2 führt dein Gegenüber zurück zur roten 1: drei Einsen, und die Partie ist verloren.

## Allein mit der Zeit
lesson-solo = Allein mit der Zeit
lesson-solo-about = Allein spielst du gegen den Nachziehstapel: was ein Paradoxon kostet und wozu Zeitsteine da sind.
lesson-solo-1 = Allein brauchst du fünf Kristalle, bevor der Nachziehstapel aus neun Karten aufgebraucht ist. Platziere deinen Zauberstab bei einem lila Relikt, in der Mitte.
lesson-solo-1-right = Drei Zeitsteine sind dein Vorrat an Geduld.
lesson-solo-1-a = Erlaubt, aber du würdest ohne Vergangenheit beginnen.
lesson-solo-1-b = Erlaubt, aber es bleibt nur ein Schritt Zukunft.
lesson-solo-2 = Du hast zwei Schädel. Spiele die blaue 4 zur grünen 4: Von dort führt Grün zurück zum dritten Schädel.
lesson-solo-2-right = Ein Zug ohne Paradoxon kostet einen Zeitstein: Zwei bleiben.
lesson-solo-2-a = Du hast eine Karte vom Stapel gezogen, statt dich zu bewegen. Das kommt später; spiel jetzt die blaue 4.
lesson-solo-2-other = Auch das kostet einen Zeitstein. Folge diesmal dem Plan: die blaue 4 zur grünen 4.
lesson-solo-3 = Jetzt zurück zur grünen 3, dem dritten Schädel.
lesson-solo-3-right = Drei Schädel, keiner davon lila.
lesson-solo-3-other = Das nicht. Die grüne 4 führt zurück zur grünen 3.
lesson-solo-4 = Allein kostet ein Paradoxon eines seiner drei Relikte: Es verlässt das Spiel, und eine Karte vom Stapel tritt an seine Stelle. Wähle eines.
lesson-solo-4-right = Der Stapel bringt eine Sonneneruption. Sie kommt in die Reihe, nie auf deine Hand.
lesson-solo-4-a = Dann verlierst du einen Zeitstein und gewinnst nichts.
lesson-solo-5 = Wähle jetzt die Seite. Deine zwei Relikte und die gezogene Karte werden gemischt und dorthin gelegt.
lesson-solo-5-right = Ein Kristall, und kein Zeitstein verloren. Bei „Einfach“ hast du vier Zeitsteine, bei „Schwer“ brauchst du sechs Kristalle.
lesson-solo-6 = Jetzt du: Finde das Paradoxon.
lesson-solo-6-right = Drei rote Relikte, und kein Zeitstein verloren.
lesson-solo-6-a = Aussetzen kostet eine Karte vom Stapel. Hier gibt es ein Paradoxon zu finden.
lesson-solo-6-other = Das kostet einen Zeitstein. Zwei deiner Relikte sind rot: Suche das dritte.

## Asche und Feuer
lesson-flares = Asche und Feuer
lesson-flares-about = Sonneneruptionen versperren den Weg, Erloschene Relikte verderben ein Paradoxon.
lesson-flares-1 = Neben deinem Zauberstab lodert eine Sonneneruption. Landen kannst du auf ihr nie, aber sie zählt als Schritt: Hol die grüne 4 mit dem Stern.
lesson-flares-1-right = Zwei Schritte, über die Sonneneruption hinweg.
lesson-flares-1-other = Das war nicht der Stern. Er liegt zwei Schritte voraus, die Sonneneruption mitgezählt.
lesson-flares-1-refused-a = Einen Schritt voraus lodert die Sonneneruption, und die ist nie ein Ziel.
lesson-flares-2 = Graue Relikte sind erloschen: keine Farbe mehr, nur Zahl und Symbol. Geh zurück zum erloschenen Schlüssel.
lesson-flares-2-right = Schlüssel zu Schlüssel. Ohne Farbe gibt es auch keine gemeinsame Farbe.
lesson-flares-2-other = Nicht dorthin. Welches deiner Relikte zeigt einen Schlüssel?
lesson-flares-3 = Drei Ringe, aber einer ist erloschen, und das verhindert ein Paradoxon. Tausche ihn gegen einen Ring mit Farbe.
lesson-flares-3-right = Jetzt haben alle drei eine Farbe.
lesson-flares-3-a = Die blaue 2 hast du, aber der erloschene Ring ist noch auf deiner Hand.
lesson-flares-3-other = Daraus wird kein Paradoxon. Tausche den grauen Ring gegen die blaue 2, auch einen Ring.
lesson-flares-4 = Eine Seite mit einer Sonneneruption kannst du nicht nehmen. Erreichbar sind drei Vieren oder drei Schlüssel: Wobei bleibt dir eine freie Seite?
lesson-flares-4-right = Auf der rechten Seite liegt keine Sonneneruption.
lesson-flares-4-a = Drei Schlüssel, aber auf der einzigen Seite liegt eine Sonneneruption: kein Paradoxon, und ein Zeitstein ist weg.
lesson-flares-4-other = Daraus wird kein Satz. Suche die dritte 4 oder den dritten Schlüssel.
lesson-flares-5 = Jetzt du: Finde das Paradoxon.
lesson-flares-5-right = Ring zu Ring, und das dritte rote Relikt ist da.
lesson-flares-5-other = Daraus wird kein Paradoxon. Das graue Relikt muss weg.

## Steine und Stapel
lesson-time = Steine und Stapel
lesson-time-about = Gib den letzten Zeitstein aus, setze aus, wenn es hilft, und gewinne mit der letzten Karte.
lesson-time-1 = Dieser Zug kostet deinen letzten Zeitstein. Spiele die blaue 4 zurück zur lila 3.
lesson-time-1-right = Der letzte Zeitstein ist weg, also bringt der Stapel eine Karte: die lila 1.
lesson-time-1-a = Setzt du aus, sparst du den Stein und ziehst trotzdem eine Karte. Sieh dir aber zuerst an, was der letzte Stein bewirkt.
lesson-time-1-other = Auch das kostet den letzten Stein. Nimm diesmal die lila 3.
lesson-time-2 = Die lila 1 muss eine Karte mit derselben Zahl, derselben Farbe oder demselben Symbol ersetzen. Werde die Sonneneruption los.
lesson-time-2-right = Eine Sonneneruption passt über jede ihrer beiden Zahlen. Alle vier Zeitsteine sind zurück.
lesson-time-2-a = Erlaubt, aber die Sonneneruption bleibt dir im Weg. Auch sie zeigt eine 1.
lesson-time-3 = Mit der grünen 3 wären es drei Dreien, aber die Sonneneruption daneben sperrt die einzige Seite. Setz aus: Zieh eine Karte, statt dich zu bewegen.
lesson-time-3-right = Die blaue 2: Sie passt zur Sonneneruption 2/4.
lesson-time-3-a = Drei Dreien, aber auf der Seite liegt eine Sonneneruption: kein Paradoxon, und ein Zeitstein ist weg.
lesson-time-3-other = Das kostet einen Zeitstein, und die Sonneneruption bleibt. Setz diesmal aus.
lesson-time-4 = Leg sie dorthin, wo sie dir hilft.
lesson-time-4-right = Der Weg ist frei, und beide Zeitsteine sind noch da.
lesson-time-4-other = Erlaubt, aber die Sonneneruption sperrt die Seite immer noch.
lesson-time-5 = Und jetzt die drei Dreien.
lesson-time-5-right = Endlich ein Paradoxon.
lesson-time-5-a = Das würde noch eine Karte kosten. Das Paradoxon liegt bereit.
lesson-time-5-other = Hol mit der blauen 1 die grüne 3: drei Dreien.
lesson-time-6 = Alle drei Vieren führen auf die Sonneneruption, und am linken Ende gibt es keine Vergangenheit. Du kannst nur aussetzen.
lesson-time-6-right = Eine erzwungene Pause, aber sie kostet keinen Zeitstein.
lesson-time-7 = Der erloschene Schädel passt zu einem Schädel oder einer 4. Wähle die Karte, die dir den Weg öffnet.
lesson-time-7-right = Die Sonneneruption ist weg, und vier Schritte voraus kannst du landen.
lesson-time-7-a = Erlaubt, aber du könntest dich im nächsten Spielzug immer noch nicht bewegen.
lesson-time-8 = Jetzt du: eine Karte, ein Zeitstein, vier Kristalle. Nur ein Paradoxon rettet dich.
lesson-time-8-right = Drei blaue Relikte.
lesson-time-8-a = Setzt du aus, ziehst du die letzte Karte, und die Partie ist verloren. Suche das Paradoxon.
lesson-time-8-other = Mit dem letzten Zeitstein geht auch die letzte Karte, und die Partie ist verloren. Suche das Paradoxon.
lesson-time-9 = Gib eines davon her.
lesson-time-9-right = Der Nachziehstapel ist leer, aber der Spielzug ist noch nicht zu Ende.
lesson-time-9-a = Dann geht mit dem letzten Zeitstein auch die letzte Karte, und die Partie ist verloren.
lesson-time-10 = Und nimm die Seite.
lesson-time-10-right = Der fünfte Kristall zählt vor dem leeren Stapel. Sieg!
lesson-time-10-refused-a = Auf der linken Seite liegt eine Sonneneruption, sie ist also gesperrt. Nimm die rechte.

## Der Schrein
lesson-shrine = Der Schrein
lesson-shrine-about = Relikte, die du hergibst, füllen den Schrein; zum Sieg muss er alle Farben, Zahlen und Symbole zeigen.
lesson-shrine-1 = Relikte, die das Spiel verlassen, kommen in den Schrein; zum Sieg muss er alle Farben, Zahlen und Symbole zeigen. Bilde zuerst ein Paradoxon.
lesson-shrine-1-right = Drei Einsen.
lesson-shrine-1-other = Daraus wird kein Paradoxon. Zwei deiner Relikte sind Einsen.
lesson-shrine-2 = Dem Schrein fehlen Grün, die Zahlen 1 und 2 und die Feder. Welche deiner Einsen bringt am meisten davon?
lesson-shrine-2-right = Grün, 1 und Feder auf einmal: Jetzt fehlt nur noch eine 2.
lesson-shrine-2-a = Das bringt nur die Zahl 1. Die grüne 1 bringt gleich drei Dinge.
lesson-shrine-2-b = Der Schrein braucht Relikte, und du brauchst Kristalle.
lesson-shrine-3 = Nimm die Seite.
lesson-shrine-3-right = Vier Kristalle, vier Relikte im Schrein. Mehr als fünf fasst er nicht.
lesson-shrine-3-refused-a = Links von dir liegt nichts. Nimm die rechte Seite.
lesson-shrine-4 = Hier ist der Schrein voll, zeigt aber weder Lila noch eine 2. Bilde das Paradoxon.
lesson-shrine-4-right = Drei lila Relikte.
lesson-shrine-4-other = Daraus wird kein Paradoxon. Zwei deiner Relikte sind lila.
lesson-shrine-5 = Welches lila Relikt braucht der Schrein?
lesson-shrine-5-right = Lila und eine 2 auf einmal. Aber sechs Relikte sind eines zu viel.
lesson-shrine-5-a = Lila, ja, aber dann fehlt dem Schrein immer noch die 2.
lesson-shrine-5-b = Der letzte Kristall ist in Reichweite. Bilde das Paradoxon.
lesson-shrine-6 = Leg ein Relikt in die Schachtel zurück, ohne dass dem Schrein danach etwas fehlt.
lesson-shrine-6-right = Alle Farben, Zahlen und Symbole sind noch da.
lesson-shrine-6-a = Dann ist kein Schädel mehr im Schrein.
lesson-shrine-6-b = Dann ist kein Ring mehr im Schrein.
lesson-shrine-6-c = Dann fehlen Rot und die Zahl 1.
lesson-shrine-6-d = Dann fehlen Lila und die 2.
lesson-shrine-7 = Nimm die Seite und damit den Sieg.
lesson-shrine-7-right = Fünf Kristalle und ein vollständiger Schrein: Sieg!
lesson-shrine-7-refused-a = Links von dir liegen keine drei Relikte. Nimm die rechte Seite.
lesson-shrine-8 = Jetzt du: Fünf Kristalle hast du, aber der Schrein ist nicht vollständig. Gezogen wurde die Sonneneruption 2/4: Was soll sie ersetzen?
lesson-shrine-8-right = Rot und ein Schädel: genau das, was fehlte.
lesson-shrine-8-other = Erlaubt, aber dem Schrein fehlen Rot und ein Schädel. Ein Relikt der Reihe bringt beides.
lesson-shrine-9 = Und welches Relikt geht?
lesson-shrine-9-right = Vollständig, mit der vorletzten Karte. Sieg!
lesson-shrine-9-other = Dann fehlt wieder etwas.

# Was der Coach im ersten Spiel sagt: coach-<Bemerkung>
coach-last-own = Noch ein Kristall, und du gewinnst. Schau von jetzt an zuerst, was dein Gegenüber in seinem nächsten Zug gewinnen könnte.
coach-last-other = Deinem Gegenüber fehlt nur noch ein Kristall. Schau zuerst, was es in seinem nächsten Zug gewinnen könnte, und dann auf deine Pläne.
coach-misses-paradox = Ein Paradoxon ist in Reichweite, aber nicht mit diesem Zug. Findest du es?
coach-loses-duel = Vorsicht: Schau auf die Summen. Dieses Duell würde dich einen Kristall kosten.
coach-paradox = Ein Paradoxon! Sieh dir erst die Hand an, die es dir gibt, und nimm sie dann.
coach-first-crystal = Dein erster Kristall von fünf. Er hat den Kodex weitergedreht: Relikte in der neuen Farbe verderben ein Paradoxon und zählen im Duell null.
coach-two-sides = Zwei Seiten stehen zur Wahl. Meide die nächste Kodex-Farbe; der Kodex zeigt, welche das ist.
coach-sure-duel = Der andere Zauberstab ist in Reichweite, und deine Hand ist stärker. Holen wir uns einen Kristall?
coach-their-duel = Dein Gegenüber könnte bei dir landen und das Duell gewinnen. Geh außer Reichweite oder verstärke deine Hand.
coach-their-third = Deinem Gegenüber fehlt nur noch ein Relikt zum Paradoxon. Kannst du es nehmen oder etwas anderes dorthin legen?
coach-tie = Gleiche Summen, also hat der Zufall je ein Relikt aufgedeckt. Ein Gleichstand ist ein Wagnis: Sieh dir vorher die Chancen an.
coach-duel = Beide Hände sind jetzt bekannt. Sie bleiben, wie sie sind; nur ein Kristall kann den Besitzer wechseln.
coach-their-paradox = Dein Gegenüber hat einen Kristall gewonnen. Die neue Hand lag vorher offen, du kennst sie also ganz.
coach-their-swap = Die Zukunft deines Gegenübers liegt links von dir, die Vergangenheit rechts. Was es genommen hat, bleibt dir bekannt.
coach-first-paradox = Zwei deiner Relikte haben etwas gemeinsam. Kannst du das andere gegen ein drittes dieser Art tauschen?
coach-no-past = Du beginnst ohne Vergangenheit, also zählen nur Zahlen. Spring nach rechts und such zwei Relikte, die zusammenpassen.
coach-place = Beginne bei einem Relikt in der Kodex-Farbe. Ein Platz nahe der Mitte lässt dir auf beiden Seiten Raum.
coach-pause = Inzwischen weißt du, wie es geht. Wenn du magst, hör hier auf: Die Partie bleibt erhalten, und du spielst später weiter.
