# Was die Lehrerin in den Lektionen von Gegensatz sagt: lesson-<Lektion>-<Schritt>[-Teil]
lesson-other = Erlaubt, aber nicht das, was wir hier üben. Lies die Aufgabe noch einmal.
part-first = Erste Schritte

## Vor und zurück
lesson-travel = Vor und zurück
lesson-travel-about = Eine Zahl trägt dich in die Zukunft, eine Farbe oder ein Symbol zurück in die Vergangenheit.
lesson-travel-1 = Diese Reihe ist die Zeitlinie; dein Stab steht an Position 4. Spiele die grüne 3: Ihre Zahl trägt dich genau drei Schritte nach rechts, in deine Zukunft.
lesson-travel-1-right = Die grüne 3 bleibt dort, die grüne 4 hast du genommen. Jeder Zug ist so ein Tausch, also hältst du immer drei Relikte.
lesson-travel-1-a = Eine 1 geht einen Schritt. Das klappt, aber versuch zuerst den weiten Sprung: die grüne 3.
lesson-travel-1-b = Du bist nach links gegangen, in deine Vergangenheit. Das kommt gleich; geh zuerst nach rechts.
lesson-travel-2 = Links liegt deine Vergangenheit. Geh mit einem Relikt derselben Farbe zurück: Grün zu Grün oder Violett zu Violett, egal wie weit.
lesson-travel-2-right = Gleiche Farbe, jede Entfernung: Das ist der Weg zurück.
lesson-travel-2-a = Die violette 2 ist eine Feder wie die grüne 1: Auch Symbole gehen, sie kommen als Nächstes. Suche jetzt die gleiche Farbe.
lesson-travel-2-b = Ring zu Ring: Auch Symbole gehen, sie kommen als Nächstes. Suche jetzt die gleiche Farbe.
lesson-travel-2-c = Du bist auf den anderen Stab getroffen, und das heißt Duell. Davon bald mehr; suche die gleiche Farbe anderswo.
lesson-travel-2-d = Ein Schritt nach vorn ist deine Zukunft. Suche links nach der gleichen Farbe.
lesson-travel-3 = Auch ein Symbol trägt dich zurück. Die blaue 3 zeigt eine Feder: Spiele sie auf die andere Feder links von dir.
lesson-travel-3-right = Feder zu Feder. Auf dem Rückweg spielt die Zahl eines Relikts keine Rolle.
lesson-travel-3-a = Rot zu Rot ist die gleiche Farbe und erlaubt. Suche diesmal die zweite Feder.
lesson-travel-3-b = Das führte nach rechts, der Zahl nach. Suche die Feder links von dir.
lesson-travel-4 = Am linken Ende hast du keine Vergangenheit, nur Zahlen zählen. Hol die blaue 4 mit dem Stern: Welches Relikt erreicht sie genau?
lesson-travel-4-right = Genau drei Schritte, nicht mehr und nicht weniger. In die Zukunft zählt nur die Zahl.
lesson-travel-4-a = Eine 1 geht einen Schritt, zur grünen 3. Der Stern liegt drei Schritte entfernt.
lesson-travel-5 = Jetzt allein: Hol das Relikt mit dem Stern.
lesson-travel-5-right = Schlüssel zu Schlüssel. Gut gereist!
lesson-travel-5-a = Die violette 2 und die grüne 2 haben nur die Zahl gemeinsam, und die führt nicht zurück. Welches Relikt teilt seine Farbe oder sein Symbol?
lesson-travel-5-other = Damit hast du ein anderes Relikt genommen. Nach links brauchst du die gleiche Farbe oder das gleiche Symbol.
lesson-travel-6 = Und noch einmal: Hol das Relikt mit dem Stern.
lesson-travel-6-right = Richtig: Die Vieren liefen über das Ende der Reihe hinaus, und das geht nicht.
lesson-travel-6-other = Das führte in deine Vergangenheit. Der Stern liegt zwei Schritte weiter rechts.
