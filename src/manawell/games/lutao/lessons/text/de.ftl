# Was die Lehrerin in den Lektionen von Lutao sagt: lesson-<Lektion>-<Schritt>[-Teil]
lesson-other = Erlaubt, aber nicht das, was wir hier üben. Schau auf das, was leuchtet.
part-first = Erste Schritte
part-base = Das Grundspiel
part-peoples = Völker
part-runes = Runen
part-variants = Mehr Spieler, andere Pläne, andere Enden

## Wo die Dinge sind, im Terminal
light-province = die Provinz { $what }
light-ship = das Schiff an { $what }
light-land = das Land { $what }
light-spell = der Zauber { $what }
light-button = der Zug { $what }
light-panel =
    { $what ->
        [0] deine Tafel
        [1] die Tafel von Violett
       *[other] die Tafel des dritten Volkes
    }
light-tool =
    { $what ->
        [city] Stadt bauen
        [ship] Schiff setzen
       *[lift] Falle aufnehmen
    }
light-reserve = die Armeen zum Setzen
light-stepper = die Anzahl
light-cards = deine Kampfkarten
light-battle = der Kampf
light-buying = der Einkauf
light-race = das Rennen um die Stadt auf Lutao
light-round = die Nummer der Runde
light-command = die Golem-Aktionen
light-offers = die Karten zur Wahl
light-people = dein Volk
light-piece = das Land in deiner Hand

## So wird gespielt
howto-1 = Du bist Karminrot. Ein Stein ist eine Gruppe von Armeen, die Zahl sagt, wie viele; eine Provinz gehört dem, der darin steht.
howto-2 = In deinem Zug darf jede Armee einmal in eine Nachbarprovinz ziehen. Eine bleibt immer zurück. Leeres Land gehört sofort dir.
howto-3 = Wo andere stehen, wird gekämpft. Eine, zwei oder drei Armeen ziehen zwei, drei oder vier Karten. Eine geht zurück, der Rest wird gespielt; beide Seiten verlieren zugleich.
howto-4 = Ein Treffer vernichtet eine Armee, ein Stadttreffer auch hinter Mauern eine, ein Heldenschlag zwei (hinter Mauern eine), ein Schild hebt einen Treffer auf, ein Fehlschlag bewirkt nichts.
howto-5 = Eine Stadt schützt ihre Verteidiger: Einfache Treffer wirken nicht.
howto-6 = Nach den Kämpfen formierst du deine Armeen neu, zwischen eigenen Nachbarprovinzen. Höchstens acht bleiben in einer Provinz, der Rest geht verloren.
howto-7 = Dann zählen alle ihre Punkte: einen je Provinz und Stadt, den Bonus jedes kompletten Landes und noch einen, wenn deine Stadt darin steht.
howto-8 = Gib alle Punkte aus: Armeen ab 2, Schiff 4, Stadtmarker 5, Hölzchen 1. Gesetzt wird in der nächsten Runde. Jede Stadt lehrt außerdem einen Zauber.
howto-9 = Schiffe tragen Armeen über das Meer; jedes Meeresfeld kostet ein Hölzchen.
howto-10 = Golems spielen keine Karten: Jeder teilt in jeder Kampfrunde einen sicheren Treffer aus. Ihr Land bringt Golems mal Gegner.
howto-11 = Nimm dein eigenes Artefakt: eine Runde weniger zu halten, und die Macht deines Volkes wirkt auf der Insel.
howto-12 = Stürme die Stadt mit acht Armeen oder mehr. Halte sie am Ende von drei Runden in Folge, und du gewinnst.

## Marschieren und kämpfen
lesson-march = Marschieren und kämpfen
lesson-march-about = Du nimmst freies Land ein, greifst einen Nachbarn an und kämpfst deinen ersten Kampf.
lesson-march-1 = Die karminroten Steine sind deine Armeen, die Zahl sagt, wie viele. Nuriel III steht leer: Drücke auf Nuriel II, dann auf Nuriel III.
lesson-march-1-a = Nuriel I gehört dir schon. Das Geschenk ist das leere Nuriel III.
lesson-march-1-b = Diese fünf kämpfen gleich. Geh zuerst von Nuriel II in das leere Nuriel III.
lesson-march-2 = Wie viele gehen? Eine Armee bleibt immer zurück, von dreien also höchstens zwei.
lesson-march-2-refused-a = Eine muss bleiben: Eine Provinz ohne Armeen gehört niemandem.
lesson-march-3 = Alle drei Teile von Nuriel gehören dir: Ein komplettes Land zählt extra. Greif jetzt Ilarnat I mit vier deiner fünf Armeen an.
lesson-march-3-a = Eine gegen zwei verliert fast immer. Schick alle vier.
lesson-march-3-b = Freies Land, aber jede Armee zieht nur einmal, und für den Angriff bleibt niemand. Geh nach Ilarnat I.
lesson-march-3-c = Ein schwächeres Ziel, gut gesehen. Nimm für diese Übung Ilarnat I mit seinen zwei Armeen.
lesson-march-4 = Niemand kämpft, bevor du sagst, dass du mit dem Ziehen fertig bist. Drücke „Bewegen beenden“.
lesson-march-5 = Drei oder mehr Armeen ziehen vier Karten und spielen drei. Eine geht zurück: Wähle den Fehlschlag, er bewirkt nichts.
lesson-march-5-a = Ein Treffer vernichtet eine Armee. Behalte ihn und gib den Fehlschlag zurück.
lesson-march-5-b = Ein Stadttreffer vernichtet eine Armee, auch in einer Stadt. Behalte ihn und gib den Fehlschlag zurück.
lesson-march-5-c = Ein Schild hebt einen Treffer gegen dich auf. Behalte ihn und gib den Fehlschlag zurück.
lesson-march-6 = Zwei Treffer vernichteten beide, dein Schild hob den gegnerischen auf. Nach den Kämpfen darfst du dich noch formieren oder, wie jetzt, einfach den Zug beenden.
lesson-march-6-right = Dein Zug ist vorbei, und beide Seiten werden gezählt: fünf für Provinzen und einer für Nuriel machen sechs Punkte.
lesson-march-6-a = So formierst du dich zwischen eigenen Provinzen; das kommt später. Beende einfach deinen Zug.
lesson-march-7 = Jetzt du: Nimm Violett in diesem Zug eine Provinz ab.
lesson-march-7-right = Die Provinz gehört dir. Viele gegen wenige und keine Mauern: Das ist ein guter Angriff.
lesson-march-7-a = Eine Armee gegen drei hinter Mauern ist aussichtslos. Such wenige Verteidiger ohne Stadt.
lesson-march-7-b = Niemand ist gezogen. Such einen schwachen Nachbarn und schick eine starke Gruppe.

## Länder, Städte, Punkte
lesson-lands = Länder, Städte, Punkte
lesson-lands-about = Du baust eine Stadt, machst ein Land komplett und gibst die Punkte aus, die es bringt.
lesson-lands-1 = Eine Runde beginnt mit dem Setzen. Bau deine Stadt auf das Stadtsymbol von Nuriel I: Sie schützt Armeen, bringt Punkte und lehrt Zauber.
lesson-lands-1-a = Auch ein Stadtsymbol, aber bis dir ganz Ilarnat gehört, ist es weit. In einem kompletten Land bringt eine Stadt mehr: Nuriel I.
lesson-lands-1-b = Die Armeen kommen gleich. Bau zuerst die Stadt.
lesson-lands-1-refused-a = Dort ist kein Stadtsymbol. Nur in einem Land, das ganz dir gehört, darfst du überall bauen.
lesson-lands-2 = Drei neue Armeen warten. Setz alle drei nach Nuriel I, neben Nuriel II, das letzte Stück deines Landes.
lesson-lands-2-a = Auch Nuriel III liegt daneben. Nimm hier Nuriel I: Hinter Mauern stehen sie sicherer.
lesson-lands-2-b = Von Ilarnat V erreichen sie Nuriel II in diesem Zug nicht. Setz sie nach Nuriel I.
lesson-lands-2-c = Das geht, aber auch die anderen müssen gesetzt werden. Zusammen sind sie stark.
lesson-lands-2-refused-a = Neue Armeen warten nie: Alle müssen jetzt gesetzt werden.
lesson-lands-3 = Drücke „Fertig gesetzt“. Stadtmarker und Schiffe dürfen auf eine spätere Runde warten, Armeen nicht.
lesson-lands-4 = Greif Nuriel II mit drei Armeen an und drücke dann „Bewegen beenden“.
lesson-lands-4-a = Dann bleibt Nuriel unvollständig. Greif zuerst Nuriel II an.
lesson-lands-4-b = Eine gegen eine lässt meist niemanden am Leben. Schick drei.
lesson-lands-5 = Gib einen Fehlschlag zurück. Der Treffer greift an, der Schild schützt.
lesson-lands-5-a = Dann spielst du nichts, was eine Armee vernichten kann. Behalte den Treffer.
lesson-lands-5-b = Dann kostet dich der gegnerische Treffer eine Armee. Behalte den Schild.
lesson-lands-6 = Nuriel ist komplett. Beende den Zug, und die Punkte werden gezählt.
lesson-lands-7 = Zehn Provinzen, eine Stadt, ganz Nuriel und die Stadt darin: 13 Punkte, und was übrig bleibt, verfällt. Kauf vier Armeen (8), ein Schiff (4) und ein Hölzchen (1), das es über ein Meeresfeld trägt.
lesson-lands-7-right = Vier Armeen und ein Schiff liegen in deiner Reserve, das Hölzchen in deinem Bestand. Gesetzt wird zu Beginn der nächsten Runde.
lesson-lands-7-a = Sechs Armeen kosten alle 13: kein Schiff, kein Weg zur Insel. Vier lassen genug übrig.
lesson-lands-7-b = Ohne Armeen fährt das Schiff leer. Vier sind ein guter Anfang.
lesson-lands-7-c = Vier Armeen sind richtig. Die Insel ruft: Kauf auch das Schiff.
lesson-lands-7-d = Ein Punkt würde verfallen, und ein Schiff ohne Hölzchen bleibt zu Hause.
lesson-lands-8 = Du hast 20 Punkte. Kauf ein Schiff, drei Hölzchen und so viele Armeen, wie der Rest hergibt.
lesson-lands-8-right = Sechs Armeen für 13, das Schiff für 4, drei Hölzchen für 3: Alles ist ausgegeben.
lesson-lands-8-a = Drei Punkte blieben übrig. Sechs Armeen kosten 13.
lesson-lands-8-b = Sieben Armeen kosten 16: Für das Schiff bleibt kein Hölzchen.

## Über das Meer
lesson-sea = Über das Meer
lesson-sea-about = Du fährst zur Insel, besiegst deinen ersten Golem und setzt neue Armeen gleich dort an Land.
lesson-sea-1 = Die graue Insel ist Lutao, und nur Schiffe erreichen sie. Setz deines an Nuriel II, an die Küste im Osten, zur Insel hin.
lesson-sea-1-a = Auch von hier reicht ein Hölzchen zur Insel. Nimm für diese Übung die Küste im Osten.
lesson-sea-1-b = Auch die Ecke dieser Küste berührt das Meer um Lutao. Nimm für diese Übung die Küste im Osten.
lesson-sea-1-c = Von dort ist die Insel zwei Meeresfelder entfernt, und du hast ein Hölzchen. Nuriel II liegt näher.
lesson-sea-1-d = Diese Küste schaut von der Insel weg: elf Hölzchen. Versuch Nuriel II im Osten.
lesson-sea-1-e = Von hier reicht ein Hölzchen nach Lutao IX. Schön, aber wir wollen auf Lutao X landen: Nimm die Küste im Osten.
lesson-sea-2 = Sonst ist nichts zu setzen: Drücke „Fertig gesetzt“.
lesson-sea-3 = Drücke auf das Schiff, schick fünf Armeen an Bord und lande auf Lutao X. Ein Hölzchen bezahlt das eine Meeresfeld dazwischen.
lesson-sea-3-a = Dort warten zwei Golems. Fang mit dem einzelnen auf Lutao X an.
lesson-sea-3-b = Eine Armee kann nicht gewinnen: Sie spielt eine einzige Karte, und der Golem trifft immer. Nimm fünf.
lesson-sea-3-refused-a = Diese Küste ist zwei Meeresfelder entfernt; du hast ein Hölzchen.
lesson-sea-4 = Beende das Bewegen. Golems spielen keine Karten: Jeder teilt in jeder Kampfrunde einen sicheren Treffer aus.
lesson-sea-5 = Du hältst drei Fehlschläge und einen Treffer. Gib einen Fehlschlag zurück, und der Treffer zerbricht den Golem.
lesson-sea-5-a = Dann spielst du drei Fehlschläge, und der Golem bleibt stehen. Behalte den Treffer.
lesson-sea-6 = Du hast auf Lutao Fuß gefasst! Beende den Zug.
lesson-sea-7 = Sieben Punkte: Kauf drei Armeen für 6 und ein Hölzchen für den letzten.
lesson-sea-7-a = Ein zweites Schiff brauchst du nicht, gleich siehst du, warum. Kauf drei Armeen und ein Hölzchen.
lesson-sea-8 = Und nun der Kniff: Neue Armeen dürfen in jede deiner Provinzen, auch auf Lutao. Setz alle drei nach Lutao X.
lesson-sea-8-right = Sieben Armeen stehen auf der Insel, und für die letzten drei brauchtest du kein Schiff.
lesson-sea-8-a = Dann brauchen sie wieder Schiff und Hölzchen. Auf Lutao X sind sie sofort am Ziel.
lesson-sea-9 = Jetzt du: Geh von Tavani aus auf Lutao an Land. Du hast zwei Hölzchen.
lesson-sea-9-right = Du hast auf Lutao Fuß gefasst, zwei Meeresfelder von Tavani entfernt.
lesson-sea-9-a = Das ist Yssala, nicht die Insel. Lutao VII ist genauso nah.
lesson-sea-9-b = Ein Kampf an Land bringt niemanden nach Lutao. Nimm das Schiff.

## Die Stadt auf Lutao
lesson-city = Die Stadt auf Lutao
lesson-city-about = Du nimmst ein Artefakt, stürmst die Stadt auf Lutao und hältst sie, bis du gewinnst.
lesson-city-1 = Dein eckiger Stern liegt auf Lutao IV: ein Artefakt, das nur du nehmen kannst. Greif die zwei Golems mit fünf Armeen an und beende das Bewegen.
lesson-city-1-a = Drei Golems hinter Mauern: Fünf Armeen scheitern dort meistens. Zuerst das Artefakt.
lesson-city-1-b = Zwei Golems teilen in jeder Kampfrunde zwei sichere Treffer aus. Schick fünf.
lesson-city-2 = Zwei Golems, zwei sichere Treffer; der Schild hebt einen davon auf. Gib den Fehlschlag zurück.
lesson-city-2-right = Das Artefakt gehört dir. Du musst die Stadt nur noch zwei Runden halten statt drei.
lesson-city-2-a = Schilde heben auch die Treffer von Golems auf. Gib den Fehlschlag zurück.
lesson-city-3 = Eine Runde später. Drei Golems bewachen die Stadt hinter ihren Mauern: Stürme sie mit vier Armeen von Lutao IV und fünf von Lutao V, dann beende das Bewegen.
lesson-city-3-a = Vier Armeen erobern die Stadt nur in etwa einem von acht Versuchen. Nimm auch Lutao V dazu.
lesson-city-4 = Mauern halten einfache Treffer ab. Behalte Stadttreffer und Heldenschlag; gib den Fehlschlag oder den Treffer zurück.
lesson-city-4-a = Selbst hier vernichtet ein Heldenschlag einen Golem. Behalte ihn.
lesson-city-4-b = Der Stadttreffer ist für Mauern gemacht. Behalte ihn.
lesson-city-5 = Noch ein Golem. Behalte den Stadttreffer und den Schild.
lesson-city-5-right = Die Stadt gehört dir, mit sechs Armeen. Das ist Runde 1 von 2.
lesson-city-5-a = Ohne ihn halten die Mauern. Behalte den Stadttreffer.
lesson-city-5-b = Der Golem trifft noch einmal. Der Schild hebt das auf.
lesson-city-6 = Nächste Runde. Hältst du die Stadt bis zu ihrem Ende, gewinnst du. Aber Violett lauert auf Lutao III: Verstärke die Stadt.
lesson-city-6-a = Niemand greift Nuriel an. Violett braucht die Stadt.
lesson-city-7 = Jetzt halt still: Drücke „Fertig gesetzt“, „Bewegen beenden“, „Zug beenden“ und „Golem-Aktionen beenden“.
lesson-city-7-a = Draußen verlierst du den Schutz der Mauern, und die Stadt steht fast leer. Bleib drin.
lesson-city-8 = Dein Artefakt weckt auch die Macht deines Volkes auf der Insel: Elfen dürfen zuerst zuschlagen. Drücke „Zuerst zuschlagen“, dann gib den Fehlschlag zurück.
lesson-city-8-a = Warum warten? Der Erstschlag kostet nichts.
lesson-city-9 = Bring es zu Ende: Gib den Fehlschlag zurück.
lesson-city-9-right = Der letzte Angreifer ist gefallen, und du hast die Stadt zwei Runden lang gehalten: Du gewinnst.
lesson-city-10 = Du hältst die Stadt in der zweiten Runde, und ohne Artefakt brauchst du drei. Gewinne trotzdem in dieser Runde.
lesson-city-10-right = Mit dem Artefakt reichen zwei Runden, und zwei hast du gehalten. Du gewinnst.
lesson-city-10-a = Drei Runden waren nötig, du hattest zwei. Dein Artefakt liegt nebenan.

## Die Kampfkarten
lesson-cards = Die Kampfkarten
lesson-cards-about = Wie viele Karten du ziehst, was jede bewirkt und wie du Mauern brichst.
lesson-cards-1 = Eine, zwei oder drei Armeen ziehen zwei, drei oder vier Karten, und eine geht zurück; mehr Armeen halten nur länger durch. Greif Nuriel I mit drei an und beende das Bewegen.
lesson-cards-1-a = Zwei Armeen zögen nur drei Karten. Schick drei.
lesson-cards-2 = Du hältst Treffer, Schild und zwei Fehlschläge. Gib einen Fehlschlag zurück.
lesson-cards-2-a = Du kennst die gegnerischen Karten noch nicht: Ein Schild kann eine Armee retten.
lesson-cards-3 = Beide Seiten verlieren gleichzeitig, dann beginnt die nächste Kampfrunde. Zurückziehen darf sich niemand: Gib den Fehlschlag zurück.
lesson-cards-3-right = Dein Stadttreffer vernichtete den letzten Verteidiger, dein Schild hob seinen Treffer auf. Nuriel I gehört dir, mit zwei Armeen.
lesson-cards-3-a = Ohne Mauern ist ein Stadttreffer ein Treffer wie jeder andere. Behalte ihn.
lesson-cards-4 = Eine Stadt schützt ihre Verteidiger; Angreifer schützt sie nie. Greif Sigari I mit vier an und beende das Bewegen.
lesson-cards-4-a = Gegen Mauern brauchst du etwa doppelt so viele. Schick vier.
lesson-cards-5 = Einfache Treffer richten gegen Mauern nichts aus, ein Heldenschlag vernichtet nur eine Armee. Gib zurück, was hier nutzlos ist.
lesson-cards-5-a = Auf Stadttreffer kommt es hier an. Behalte ihn.
lesson-cards-5-b = Auch hinter Mauern vernichtet er eine Armee. Behalte ihn.
lesson-cards-6 = Nichts davon bricht Mauern. Behalte wenigstens den Schild.
lesson-cards-6-a = Dann kostet dich der gegnerische Treffer umsonst eine Armee.
lesson-cards-7 = Zwei Stadttreffer! Gib den Fehlschlag zurück. Zurückgegebene Karten kommen unter deinen Stapel, gespielte auf die Ablage; zusammen sind es 23.
lesson-cards-7-right = Die Stadt von Sigari gehört dir, samt ihren Mauern.
lesson-cards-8 = Jetzt du: Nimm Yssala III hinter seinen Mauern, ohne Verlust.
lesson-cards-8-right = Ein einziger Stadttreffer genügte.
lesson-cards-8-a = Nur der Stadttreffer konnte die Mauern brechen.
lesson-cards-9 = Zwei Armeen gegen einen Golem auf Lutao VIII: Gewinne, ohne eine Armee zu verlieren.
lesson-cards-9-right = Der Treffer zerbrach den Golem, der Schild hob seinen sicheren Treffer auf.
lesson-cards-9-a = Der Golem fiel, aber sein sicherer Treffer nahm dir eine Armee. Ein Schild hebt ihn auf.
lesson-cards-9-b = Ohne den Treffer bleibt der Golem stehen.

## Formieren nach dem Kampf
lesson-formation = Formieren nach dem Kampf
lesson-formation-about = Nach deinen Kämpfen ordnest du deine Armeen neu, an Land und mit Schiffen.
lesson-formation-1 = Nach den Kämpfen kommt das Formieren: Jede Armee darf einmal in eine eigene Nachbarprovinz, auch wenn sie schon gezogen ist. Bring drei von Ilarnat I nach Ilarnat II.
lesson-formation-1-a = Nebenan stehen drei von Violett, und Nuriel I ist schwach. Formiere dich zuerst.
lesson-formation-1-refused-a = Eine Armee bleibt immer zurück.
lesson-formation-2 = Diese drei sind jetzt gezogen, die anderen in Ilarnat II nicht. Schick zwei davon weiter nach Nuriel I.
lesson-formation-2-right = Nuriel I ist jetzt stark genug.
lesson-formation-2-refused-a = Nur drei sind in diesem Schritt noch nicht gezogen.
lesson-formation-2-refused-b = Beim Formieren gehst du nur in eigene Provinzen: keine Kämpfe.
lesson-formation-3 = Zehn Armeen haben Sigari II erobert. Am Ende des Zuges dürfen nur acht in einer Provinz stehen: Zieh mindestens zwei ab.
lesson-formation-3-right = Niemand geht verloren: Überall stehen acht oder weniger.
lesson-formation-3-a = Zwei Armeen gingen in deinen Vorrat zurück, für nichts verloren.
lesson-formation-3-b = Neun sind noch eine zu viel. Zieh mehr ab.
lesson-formation-4 = Auch Schiffe fahren beim Formieren, aber nur zwischen deinen eigenen Küsten. Bring drei Armeen nach Lutao X.
lesson-formation-4-refused-a = Fremde Ufer sind beim Bewegen dran.
lesson-formation-5 = Du könntest hier einige absetzen und mit deinem zweiten Hölzchen weiterfahren. Drücke diesmal „Alle an Land“.
lesson-formation-5-right = Fünf Armeen stehen auf Lutao X, und ein Hölzchen ist übrig.
lesson-formation-5-a = Das ist erlaubt: Eine würde zu deinem Ormeth I weiterfahren. Bring jetzt alle an Land.
lesson-formation-6 = Violett hat sechs in Nuriel I. Bring Ilarnat II auf mindestens vier Armeen.
lesson-formation-6-right = Vier Armeen geben Violett zu denken.
lesson-formation-6-a = Zwei Armeen halten Ilarnat II nicht gegen sechs.

## Punkte und Preise
lesson-points = Punkte und Preise
lesson-points-about = Was Provinzen, Städte und komplette Länder bringen und wie du es gut ausgibst.
lesson-points-1 = Sechs von sieben Teilen von Rhuam gehören dir, die Stadt auch. Welcher Angriff bringt am meisten? Schick so viele, wie du kannst, und beende das Bewegen.
lesson-points-1-a = Dhorun II bringt einen Punkt. Rhuam VII bringt einen, dazu drei für das ganze Land und einen für seine Stadt.
lesson-points-2 = Gib den Fehlschlag zurück.
lesson-points-3 = Beende den Zug, und deine Punkte werden Zeile für Zeile gezählt.
lesson-points-4 = Armeen werden teurer: Fünf kosten 10, sechs 13, zehn 26. Gib alle zwölf Punkte aus, damit nichts verfällt.
lesson-points-4-right = Alles ist ausgegeben, nichts verfiel.
lesson-points-4-other = So verfielen Punkte. Punkte kann man nicht sparen, Hölzchen schon: Kauf für den Rest Hölzchen.
lesson-points-5 = Nuriel ist komplett, also darfst du in jedem Teil bauen. Vier von Violett stehen in Sigari II: Wo helfen Mauern?
lesson-points-5-a = Das Stadtsymbol ist der übliche Platz, aber Violett erreicht nur Nuriel III.
lesson-points-6 = Ein Land hat nur eine Stadt; dein zweiter Marker wartet auf ein anderes Land. Drücke „Fertig gesetzt“.
lesson-points-6-right = Der zweite Marker bleibt in deiner Reserve, bis du ein Land für ihn hast.
lesson-points-6-refused-a = Nuriel hat schon seine Stadt. Eine je Land.
lesson-points-7 = Ein Kampf in diesem Zug: Bring deine Punkte von 6 auf mindestens 9.
lesson-points-7-right = Yssala ist komplett: einer für die Provinz, einer für das Land, einer für seine Stadt.
lesson-points-7-a = Lutao III bringt zwei, einen je Golem, der dort stand. Yssala zu vollenden bringt drei.
lesson-points-7-b = Eine einzelne Provinz ist ein einzelner Punkt. Such ein Land, das du vollenden kannst.

## Gute Seefahrt
lesson-sailing = Gute Seefahrt
lesson-sailing-about = Wo eine Seefahrt beginnt und endet, wem ein Schiff gehört und wie du mehrmals anlegst.
lesson-sailing-1 = Eine Seefahrt beginnt auf dem Meeresfeld vor dem Schiff oder an einer Ecke seiner Küste. Fahr mit deinen zwei Hölzchen nach Lutao IX.
lesson-sailing-1-a = Canli III ist ein Feld entfernt, aber das ist nicht die Insel. Lutao IX liegt in Reichweite.
lesson-sailing-1-refused-a = Lutao IV ist drei Meeresfelder entfernt.
lesson-sailing-2 = Die Landung war ein Angriff: Beende das Bewegen und kämpf um das Ufer. Gib einen Fehlschlag zurück.
lesson-sailing-2-right = Lutao IX gehört dir, mit vier Armeen, und das Schiff liegt am Ufer.
lesson-sailing-3 = Ein Schiff gehört dem Besitzer der Provinz. Das von Violett liegt an der Küste im Osten von Lutao VII: Nimm vier Armeen und lande genau dort, es macht Platz.
lesson-sailing-3-a = Rhuam III ist freies Land, aber Lutao VII ist schwach besetzt. Nimm das Schiff.
lesson-sailing-3-refused-a = Eine Armee bleibt zu Hause an Land.
lesson-sailing-4 = Beende das Bewegen, dann gib den Fehlschlag zurück: Land und Schiff gehören danach dir.
lesson-sailing-4-right = Lutao VII gehört dir, mit vier Armeen, und das Schiff am Ufer auch.
lesson-sailing-5 = Beim Formieren darf ein Schiff auf einer Seefahrt mehrmals anlegen. Fahr mit drei Armeen nach Lutao X.
lesson-sailing-6 = Drücke „Weiterfahren“: Zwei gehen hier an Land, niemand kommt an Bord; mit der letzten landest du in Ormeth I und drückst dort „Alle an Land“.
lesson-sailing-6-right = Vier Armeen auf Lutao X, zwei in Ormeth I; alle drei Hölzchen sind verbraucht.
lesson-sailing-6-a = Alle drei an Land: gut für Lutao, aber Ormeth I bleibt schwach. Fahr weiter.
lesson-sailing-7 = Ein Hölzchen, eine Seefahrt: Lande, wo dein eigenes Artefakt liegt.
lesson-sailing-7-right = Ein Hölzchen, und dein Artefakt gehört dir.
lesson-sailing-7-a = Du hast Fuß gefasst, aber dein Stern liegt auf Lutao VI, an der nächsten Küste.

## Golems unter deinem Befehl
lesson-golems = Golems unter deinem Befehl
lesson-golems-about = Wer die Stadt auf Lutao hält, befehligt ihre Golems.
lesson-golems-1 = Wer die Stadt auf Lutao hält, befehligt die Golems, mit so vielen Aktionen je Zug, wie es Gegner gibt. Drücke „Zug beenden“.
lesson-golems-2 = Zwei Armeen von Violett auf Lutao II bedrohen deine Stadt. Schick die Golems von Lutao III gegen sie.
lesson-golems-2-right = Zwei sichere Treffer vernichteten beide Armeen, und ein Golem zerbrach. Golems halten Lutao II wieder.
lesson-golems-2-a = Neue Golems auf dem leeren Lutao I würden diese Seite schützen. Aber Violett steht schon auf Lutao II.
lesson-golems-2-b = Die Aktion würde verfallen, und sie kostet nichts.
lesson-golems-2-refused-a = Golems verlassen die Insel nie.
lesson-golems-3 = Hier sammelt sich Violett auf Lutao VII, und das leere Lutao I ist die offene Tür zu deiner Stadt. Beende den Zug, dann erwecke Golems auf Lutao I.
lesson-golems-3-right = Zwei Golems stehen auf Lutao I. Kein Zauber, keine Macht, keine Rune kann ihnen etwas anhaben.
lesson-golems-3-a = Dann geht Violett im nächsten Zug durch das leere Lutao I.
lesson-golems-4 = Vertreib Violett aus der Provinz neben deiner Stadt.
lesson-golems-4-right = Golems halten Lutao IV: Der Weg zu deiner Stadt ist zu.
lesson-golems-4-a = Golems auf Lutao I stören Violett auf Lutao IV nicht.
lesson-golems-4-b = Lutao VII grenzt nicht an die Stadt, Lutao IV schon.

## Das Rennen um die Stadt
lesson-race = Das Rennen um die Stadt
lesson-race-about = Du hältst in der Stadt auf Lutao einen Gegner auf und gewinnst das Rennen selbst.
lesson-race-1 = Violett hat letzte Runde die Stadt genommen und besitzt ein Artefakt: Am Ende dieser Runde gewinnt es. Stürme die Stadt mit sieben Armeen von Lutao I und fünf von Lutao II, dann beende das Bewegen.
lesson-race-1-a = Violett hielt die Stadt zwei Runden lang und gewann.
lesson-race-1-b = Fünf gegen vier hinter Mauern sind zu wenige. Nimm beide Gruppen.
lesson-race-2 = Wieder Mauern: Welche Karte geht zurück?
lesson-race-2-a = Stadttreffer brechen Mauern. Behalte ihn.
lesson-race-3 = Zwei Stadttreffer für zwei Verteidiger: Gib den Fehlschlag zurück.
lesson-race-3-right = Die Stadt gehört dir. Violett fängt von vorn an; du stehst bei Runde 1 von 3.
lesson-race-3-a = Dann bleibt ein Verteidiger stehen. Behalte beide Stadttreffer.
lesson-race-4 = Beide Artefakte hast du: das eckige deines Volkes und das runde deiner Rune. Jetzt reicht eine Runde: Stürme die Stadt mit fünf und fünf.
lesson-race-4-a = Fünf Armeen scheitern an drei Golems hinter Mauern meistens. Nimm beide Gruppen.
lesson-race-5 = Gib den Fehlschlag oder den Treffer zurück.
lesson-race-6 = Du bist in dieser Runde zuletzt am Zug, niemand kann antworten. Gib den Fehlschlag zurück, dann beende den Zug.
lesson-race-6-right = Die Stadt fiel, und gleich darauf wurde geprüft: eine Runde nötig, eine gehalten. Du gewinnst.
lesson-race-7 = Violett gewinnt am Ende dieser Runde, wenn die Stadt nicht den Besitzer wechselt. Du hast ein Artefakt: Tu mehr, als Violett nur aufzuhalten.
lesson-race-7-right = Stadt und Artefakt in einem Zug: zwei Runden gespart, eine gehalten. Du gewinnst.
lesson-race-7-a = Die zweite Runde von Violett ist voll. Stürme die Stadt.

## Zauber
lesson-spells = Zauber
lesson-spells-about = Jeder Zauber hat seinen Augenblick: im Kampf, zwischen Zügen oder als Antwort auf einen anderen.
lesson-spells-1 = Jeder Zauber nennt seinen Augenblick. „Stärke“ gehört in den Kampf: Greif Nuriel III mit drei Armeen an und beende das Bewegen.
lesson-spells-1-refused-a = „Stärke“ wartet auf den Beginn eines Kampfes.
lesson-spells-2 = Spiele „Stärke“: In jeder Runde dieses Kampfes ziehst du eine Karte mehr.
lesson-spells-2-a = Drei gegen drei ist ausgeglichen. Eine fünfte Karte gibt den Ausschlag.
lesson-spells-3 = Fünf Karten statt vier. Gib den Fehlschlag zurück.
lesson-spells-3-right = Vier Treffer für drei Armeen: Nuriel III gehört dir.
lesson-spells-4 = „Blitzschlag“ hat keinen festen Augenblick: Spiele ihn, wenn es ruhig ist, so wie jetzt. Entferne die einzelne Armee in Nuriel II.
lesson-spells-4-a = Eine von vieren ist weg, und Nuriel III steht noch. Wo nur eine Armee steht, bleibt leeres Land.
lesson-spells-4-b = Ein Zauber auf der Hand gewinnt hier nichts. Spiele „Blitzschlag“.
lesson-spells-5 = Nuriel II nebenan ist leer, aber die eine Armee von Nuriel I muss bleiben. „Teleportation“ holt Verstärkung: zwei von Ilarnat II nach Nuriel I.
lesson-spells-6 = Diese zwei sind gezogen, die alte Wache von Nuriel I aber nicht: Schick sie nach Nuriel II.
lesson-spells-6-right = Nuriel II gehört dir, ohne Kampf.
lesson-spells-6-refused-a = Teleportierte Armeen sind in diesem Schritt schon gezogen.
lesson-spells-7 = Violett zaubert „Feuersturm“ auf deine Stadt: Drei von sieben Armeen würden verbrennen. Halt ihn auf.
lesson-spells-7-right = Der Feuersturm ist gestoppt, beide Karten sind abgelegt. Alle sieben Armeen stehen.
lesson-spells-7-a = Drei Armeen sind verbrannt. „Stoppt den Zauber“ hält jeden Zauber auf, sogar ein gegnerisches „Stoppt den Zauber“.
lesson-spells-8 = Deine Stadt lehrte dich „Blitzschlag“, deinen fünften Zauber, und vier darfst du behalten. Spiele ihn jetzt, oder passe und leg eine Karte ab.
lesson-spells-8-right = Vier Karten bleiben auf deiner Hand.
lesson-spells-8-a = Es war die einzige Karte, die du gerade nutzen konntest. Spiele sie lieber.
lesson-spells-9 = Nimm Violett in diesem Zug die Stadt ab. Du hast zwei Zauber.
lesson-spells-9-right = Erst das Feuer, dann der Angriff: Die Stadt gehört dir.
lesson-spells-9-a = Violett behält die Stadt noch eine Runde. Schwäche zuerst ihre Besatzung.
lesson-spells-10 = Ein Schiff, aber keine Hölzchen. Erreiche Lutao in diesem Zug.
lesson-spells-10-right = Drei Hölzchen aus Wind, und du stehst auf Lutao.
lesson-spells-10-a = Irgendwo auf deiner Hand weht ein Wind.

## Ein Zauber für jeden Augenblick
lesson-moments = Ein Zauber für jeden Augenblick
lesson-moments-about = Zauber für die See, den Kampf und danach, und solche, die vieles umwerfen.
lesson-moments-1 = „Geisterschiff“: An einer freien Küste erscheint ein Schiff und darf sofort fahren. Wähle die Küste im Osten von Nuriel II.
lesson-moments-1-right = Das Schiff liegt an Nuriel II, bereit zur Fahrt.
lesson-moments-1-a = Von dort ist die Insel elf Hölzchen entfernt.
lesson-moments-1-b = Das Schiff steckt in deiner Hand. Spiele es.
lesson-moments-2 = Die Flotte von Violett hält auf deine einzelne Armee auf Lutao X zu. „Sturm“ stoppt eine eben angesagte Seefahrt.
lesson-moments-2-right = Die Seefahrt findet nicht statt, und ihr Hölzchen ist verloren.
lesson-moments-2-a = Fünf Armeen landeten auf Lutao X, gegen deine eine.
lesson-moments-3 = Die Karten sind aufgedeckt: Drei Treffer würden deine drei vernichten. „Steinhaut“ verhindert zwei davon.
lesson-moments-3-right = Du hast eine Armee verloren statt drei, und Nuriel I gehört dir.
lesson-moments-3-a = Alle drei fielen, und die Provinz gehört niemandem.
lesson-moments-4 = Du hast gewonnen, aber zwei verloren. „Wiedererweckung“ bringt bis zu zwei in die Provinz zurück.
lesson-moments-4-right = Drei Armeen stehen wieder in Nuriel I.
lesson-moments-4-a = Die Karte passt nur gleich nach einem gewonnenen Kampf. Nutze sie.
lesson-moments-4-b = Zwei fielen, zwei dürfen zurück.
lesson-moments-5 = „Überläufer“: Eine einzelne fremde Armee in einer Nachbarprovinz ohne Stadt, nicht auf Lutao, wechselt die Seite. Nimm Nuriel III.
lesson-moments-5-right = Nuriel III gehört dir, und Nuriel ist komplett.
lesson-moments-5-a = Keine deiner Armeen kann ziehen, aber Worte können es.
lesson-moments-6 = „Gedankenraub“ nimmt einen zufälligen Zauber aus einer anderen Hand. Die Ritter haben zwei, Violett einen: Wähle die Ritter.
lesson-moments-6-right = Du hast jetzt einen Feuersturm.
lesson-moments-6-a = Violett hat eine Karte, die Ritter haben zwei starke.
lesson-moments-7 = „Volkswandel“ ändert mitten in der Partie dein Volk: Zwei werden gezogen, eines behältst du.
lesson-moments-7-right = Du führst das neue Volk. Artefakte, die du genommen hast, gelten weiter.
lesson-moments-8 = Vier Verteidiger hinter Mauern, vier Angreifer, ein Zauber. Nimm Sigari I.
lesson-moments-8-right = Ohne Mauern zählt jeder Treffer wieder.
lesson-moments-8-a = Deine Treffer prallten an den Mauern ab. Bring zuerst die Mauern zu Fall.

## Völker und ihre Mächte
lesson-peoples = Völker und ihre Mächte
lesson-peoples-about = Du wählst ein Volk und probierst sieben der Mächte aus.
lesson-peoples-1 = Am Anfang bekommst du drei Völker und behältst eines. Drücke auf eine Karte, um ihre Macht zu lesen, und wähle; auch die anderen wählen verdeckt.
lesson-peoples-1-right = Alle Völker werden zusammen aufgedeckt, dann werden Provinzen und Armeen verteilt. Probier jetzt ein paar Mächte aus.
lesson-peoples-2 = Ritter ziehen eine Karte mehr, hier fünf. Gib jetzt einen Fehlschlag zurück; eine zweite Karte legst du ab, wenn Violett gewählt hat.
lesson-peoples-3 = Leg den anderen Fehlschlag ab: Drei gute Karten bleiben.
lesson-peoples-3-right = Treffer, Stadttreffer und Schild: Beide Armeen von Violett fielen, und du hast niemanden verloren.
lesson-peoples-3-a = Dieser Treffer könnte eine Armee vernichten. Leg den Fehlschlag ab.
lesson-peoples-4 = Druiden wählen zuletzt: Violett zeigt nur Fehlschläge, also sind deine Schilde nutzlos. Gib beide Schilde zurück.
lesson-peoples-4-right = Treffer und Stadttreffer vernichteten beide.
lesson-peoples-4-a = Du hast gesehen, dass dir nichts droht. Behalte, was trifft.
lesson-peoples-5 = Barden decken zuerst auf und dürfen eine Karte verschenken: Gib einen Fehlschlag zurück, den anderen gib Violett.
lesson-peoples-5-right = Violett musste deinen Fehlschlag spielen und zog nichts. Nuriel I gehört dir, ohne Verlust.
lesson-peoples-5-a = Dann zieht Violett selbst zwei Karten und schlägt mit einem Heldenschlag zurück.
lesson-peoples-6 = Einmal pro Kampf dürfen Kleriker alle Karten einer Seite für nichtig erklären; diese Seite zieht neue. Deine sind drei Fehlschläge: Erkläre die eigenen für nichtig.
lesson-peoples-6-right = Die neuen Karten waren Treffer, Stadttreffer und Heldenschlag: Beide Armeen von Violett fielen.
lesson-peoples-6-a = Drei Fehlschläge vernichten niemanden. Erkläre deine eigenen Karten für nichtig.
lesson-peoples-6-b = Violett hat nur einen Treffer. Deine Fehlschläge sind das größere Übel.
lesson-peoples-7 = Hexen tauschen Karten für immer, je Runde eine hin und eine her: Gib Violett deinen Fehlschlag, nimm seinen Heldenschlag.
lesson-peoples-7-right = Dein Stapel hat jetzt zwei Heldenschläge, der von Violett keinen.
lesson-peoples-7-a = Der Tausch kostet nichts und gilt für die ganze Partie.
lesson-peoples-8 = Du wirst angegriffen! Elfen schlagen vor dem Kampf zu: Drücke „Zuerst zuschlagen“, dann gib den Fehlschlag zurück.
lesson-peoples-8-right = Zwei von fünf Angreifern fielen, bevor der Kampf begann. Schilde gelten beim Erstschlag als Fehlschläge.
lesson-peoples-8-a = Der Erstschlag kostet nichts und kann den Angriff früh beenden.
lesson-peoples-9 = Manche Mächte wirken von selbst. Stadttreffer der Riesen vernichten, wo keine Stadt steht, zwei Armeen: Greif Nuriel I mit drei an, beende das Bewegen und gib den Fehlschlag zurück.
lesson-peoples-9-right = Zwei Stadttreffer vernichteten vier Armeen.
lesson-peoples-10 = Auf Lutao schläft deine Macht, bis du dein Artefakt nimmst, und Golems spüren sie nie. Greif die zwei Golems auf Lutao V mit drei an und gib wieder den Fehlschlag zurück.
lesson-peoples-10-right = Dieselben zwei Stadttreffer vernichteten zwei Golems, jeder einen.
lesson-peoples-11 = Du führst die Kleriker, drei gegen drei. Nutze deine Macht, wo sie am meisten rettet.
lesson-peoples-11-right = Neue Karten für Violett, und die vier Treffer waren weg.
lesson-peoples-11-a = Die vier Treffer von Violett vernichteten alle drei deiner Armeen.
lesson-peoples-11-b = Deine drei Treffer waren gut. Die Gefahr waren die vier von Violett.

## Mächte, die von selbst wirken
lesson-powers = Mächte, die von selbst wirken
lesson-powers-about = Fünf Völker, deren Mächte keine Entscheidung von dir brauchen.
lesson-powers-1 = Orks flößen Furcht ein: Drei oder mehr Armeen des Gegners zählen als zwei, eine oder zwei als eine. Gib den Fehlschlag zurück.
lesson-powers-1-right = Die drei Armeen von Violett zogen drei Karten statt vier, und deine vier Treffer vernichteten sie alle.
lesson-powers-2 = Goblins ziehen zwei Karten je Armee, hier sechs, aber ihr Heldenschlag vernichtet nur eine Armee. Gib einen Fehlschlag zurück.
lesson-powers-2-right = Zwei Treffer und ein Stadttreffer vernichteten alle drei; der Schild hob den gegnerischen Treffer auf.
lesson-powers-2-a = Für drei Verteidiger brauchst du drei Treffer. Gib einen Fehlschlag zurück.
lesson-powers-3 = Zwerge ignorieren in jedem Kampf den ersten Treffer, den kein Schild aufhebt. Gib einen Fehlschlag zurück.
lesson-powers-3-right = Der Treffer von Violett wurde ignoriert: Du hast niemanden verloren.
lesson-powers-4 = Jeder Schild der Feen, der einen Treffer aufhebt, wirft ihn zurück. Du hältst zwei Schilde und zwei Fehlschläge: Gib einen Fehlschlag zurück.
lesson-powers-4-right = Zwei Treffer aufgehoben, zwei zurückgeworfen: Die Verteidiger fielen durch ihre eigenen Schläge.
lesson-powers-4-a = Schilde sind deine Schwerter. Gib einen Fehlschlag zurück.
lesson-powers-5 = Gestaltenwandler leihen sich die Macht eines unbenutzten Volkes, hier die der Orks. Fallen sie beim Zählen zurück oder sind sie Letzte, leihen sie sich eine andere: Beende den Zug.
lesson-powers-5-right = Du hattest die wenigsten Punkte, also wurde eine neue Macht aufgedeckt.
lesson-powers-6 = Du führst die Riesen und hast fünf Armeen übrig. Nimm eine Provinz, die von vieren gehalten wird.
lesson-powers-6-right = Wo keine Stadt steht, vernichten deine Stadttreffer je zwei Armeen.
lesson-powers-6-a = Hinter Mauern vernichten deine Stadttreffer je eine Armee, ohne Stadt je zwei.

## Runen des Angriffs
lesson-attack = Runen des Angriffs
lesson-attack-about = Du wählst eine Rune und greifst mit vier verschiedenen an.
lesson-attack-1 = Außer in der Anfängervariante behältst du auch eine von drei Runen, mit eigener Fähigkeit und eigenem rundem Artefakt. Wähle ein Volk und eine Rune.
lesson-attack-1-right = Völker und Runen liegen offen. Auf Lutao hat jedes Volk einen eckigen und einen runden Stern.
lesson-attack-2 = Rune des Fliegens: Deine Armeen ziehen ein oder zwei Felder weit, über Meer und Fremde hinweg. Flieg mit drei ins leere Sigari IV.
lesson-attack-2-right = Sigari IV gehört dir, über das Wasser hinweg.
lesson-attack-2-a = Das ist nur ein Spaziergang. Breite die Flügel aus: Sigari IV.
lesson-attack-2-refused-a = Nicht nach Lutao: Dort schläft die Rune, bis du ihr Artefakt nimmst.
lesson-attack-3 = Mit deinem runden Artefakt fliegst du auch nach Lutao, sogar gegen Golems: Schick drei von Nuriel II nach Lutao X, beende das Bewegen und gib den Fehlschlag zurück.
lesson-attack-3-right = Lutao X gehört dir, ohne Schiff.
lesson-attack-4 = Rune des Zorns: Erobere Nuriel I mit fünf Armeen, und du darfst im selben Zug von dort weiter angreifen. Gib den Fehlschlag zurück.
lesson-attack-5 = Weiter von Nuriel I nach Nuriel III mit vier, und gib wieder den Fehlschlag zurück. Eine Armee bleibt wie immer zurück.
lesson-attack-5-right = Nuriel III fiel im selben Zug.
lesson-attack-5-a = Deine Armeen könnten noch zuschlagen. Greif Nuriel III an.
lesson-attack-6 = Rune der Assassine: Vor jedem Zug eines anderen stirbt eine von dessen Armeen. Beende den Zug, dann wähle die einzelne Armee in Nuriel II.
lesson-attack-6-right = Nuriel II ist leer.
lesson-attack-6-a = Dort bleiben zwei übrig. Stirbt die letzte Armee einer Provinz, ist sie leer.
lesson-attack-7 = Rune der Geister: In Stadtkämpfen kämpfen drei Armeen aus deinem Vorrat mit. Du greifst Sigari I an: Drücke „Geister rufen“, dann gib den Fehlschlag zurück.
lesson-attack-7-right = Ein Geist fing den Verlust ab; die Stadt gehört dir, mit allen drei Armeen.
lesson-attack-7-a = Geister fallen vor deinen eigenen und kehren in den Vorrat zurück. Ruf sie.
lesson-attack-8 = Du hast die Rune des Zorns. Nimm in einem Zug drei Provinzen von Ilarnat.
lesson-attack-8-right = Drei Provinzen in einem Zug.
lesson-attack-8-a = Eine hast du. Von Ilarnat IV aus darfst du weiter angreifen.

## Runen der Verteidigung
lesson-defence = Runen der Verteidigung
lesson-defence-about = Runen, die dein Land schützen: Fallen, Seuchen, Geiseln und Wiedergeburt.
lesson-defence-1 = Rune der Fallen: Nach dem Setzen versteckst du bis zu drei Fallen. Vier von Violett stehen in Sigari II; wohin werden sie kommen?
lesson-defence-1-a = Bei Ilarnat I ist niemand. Nuriel III grenzt an Sigari.
lesson-defence-1-b = Eine Falle in der Hand fängt niemanden.
lesson-defence-2 = Noch zwei: Nuriel I und Ilarnat I. Dann zieht Violett.
lesson-defence-2-right = Drei Armeen marschierten in Nuriel III ein, und die Falle nahm eine noch vor dem Kampf: zwei gegen eine.
lesson-defence-3 = Nach einer Runde, in der keine Falle zuschnappte, darfst du eine versetzen: Nimm die in Ilarnat I auf und leg sie nach Nuriel II.
lesson-defence-3-right = Deine Fallen liegen in Nuriel I, II und III.
lesson-defence-3-a = Um Ilarnat I ist es still. Leg die Falle näher zu Violett.
lesson-defence-4 = Rune der Seuchen: Wer dich angreift und besiegt, muss wieder gehen. Nuriel III fiel, Violett musste fort, und es liegt leer: Geh wieder hinein.
lesson-defence-4-right = Nuriel III gehört wieder dir.
lesson-defence-4-a = Violett steht nebenan. Hol dein Land zurück, solange es frei ist.
lesson-defence-5 = Hier hat Violett die Rune der Seuchen, und deine fünf müssen Ormeth I auf dem Weg verlassen, auf dem sie kamen. Schick drei über Land und zwei mit dem Schiff zurück, mit zwei Hölzchen bis nach Hause.
lesson-defence-5-right = Ormeth I liegt leer, und unterwegs ging niemand verloren.
lesson-defence-5-a = Mit einem Hölzchen wartet das Schiff auf See und muss im nächsten Zug weiterfahren. Du hast zwei: Fahr bis nach Hause.
lesson-defence-5-b = Auch erlaubt: zwei über Land, drei mit dem Schiff. Schick für diese Übung drei über Land.
lesson-defence-6 = Rune der Versklavung: Besiegte Armeen werden Geiseln unter deinen. Du hast Nuriel I gewonnen: Nimm beide.
lesson-defence-6-right = Zwei Geiseln von Violett liegen unter deinen drei Armeen und ziehen mit ihnen.
lesson-defence-6-a = Geiseln kosten nichts, und Treffer kosten dich zuerst Geiseln, dann erst Armeen. Nimm beide.
lesson-defence-7 = Der Feuersturm von Violett würde eine deiner drei Armeen in Nuriel I verbrennen. Gib stattdessen eine Geisel her.
lesson-defence-7-right = Drei Armeen und eine Geisel bleiben.
lesson-defence-7-a = Dann ist eine eigene Armee weg. Gib lieber eine Geisel her.
lesson-defence-8 = Rune der Reinkarnation: Du hast Nuriel III verloren, also ersteht eine neue Armee, wo du willst. Violett bedroht jetzt Nuriel II.
lesson-defence-8-right = Zwei Armeen bewachen jetzt Nuriel II.
lesson-defence-8-a = Nuriel I hat schon drei. In Nuriel II steht nur eine.
lesson-defence-9 = Greif Nuriel III von Nuriel I und II aus so an, dass Geiseln die ersten Treffer abfangen.
lesson-defence-9-right = Nuriel III gehört dir, und die Geiseln fingen die Treffer ab.
lesson-defence-9-a = Keine Geisel ging mit: Deine eigenen Armeen haben die Treffer eingesteckt.

## Runen der Zauber und Monde
lesson-knowledge = Runen der Zauber und Monde
lesson-knowledge-about = Runen, die mehr Zauber, offene Hände und wechselnde Fähigkeiten bringen.
lesson-knowledge-1 = Rune der Auswahl: Für jeden Zauber, den du ziehen würdest, siehst du zwei und behältst einen. Deine Stadt bietet dir diese an.
lesson-knowledge-1-right = Die behaltene Karte ist auf deiner Hand, die andere wird offen abgelegt.
lesson-knowledge-2 = Rune des wahren Wissens: jede Runde ein markierter Zauber mehr. Markierte wirken auf Lutao erst mit deinem runden Artefakt: Spiele den einfachen „Blitzschlag“ auf Lutao VI.
lesson-knowledge-2-right = Eine Armee auf Lutao VI ist weg. Die markierte Karte bleibt für die Länder.
lesson-knowledge-2-a = Auf den Ländern wirkt er. Spiele jetzt den einfachen „Blitzschlag“ auf Lutao VI.
lesson-knowledge-2-refused-a = Eine markierte Karte kann Lutao noch nichts anhaben.
lesson-knowledge-3 = Rune der Weisheit: Du beginnst mit zwei Zaubern, darfst sieben halten und siehst alle Hände. Violett kann deine „Stärke“ stoppen: Greif mit allen vier an.
lesson-knowledge-3-right = Du hast gesehen, dass „Stärke“ gestoppt würde, und sie nicht gebraucht.
lesson-knowledge-4 = Rune der Monde: Du ziehst für jeden Platz der Zugreihenfolge eine Rune und nutzt immer die deines Platzes. Jetzt bist du auf Platz 1.
lesson-knowledge-4-right = Die Rune auf Platz 1 wirkt jetzt. Fällst du auf Platz 2 zurück, gilt die andere.
lesson-knowledge-5 = Du hast einen markierten „Blitzschlag“ und einen „Feuersturm“. Nimm in diesem Zug Nuriel III und Lutao VI.
lesson-knowledge-5-right = Jede Karte dort, wo sie wirkt: Beide Provinzen gehören dir.
lesson-knowledge-5-a = Nuriel III gehört noch Violett. Der markierte „Blitzschlag“ wirkt auf den Ländern.

## Drei und vier Spieler
lesson-many = Zu dritt und zu viert
lesson-many-about = Mit mehr Gegnern bringt Lutao mehr, und der Herrscher der Stadt hat mehr Golem-Aktionen.
lesson-many-1 = Zu dritt oder zu viert hast du weniger Armeen, 50 oder 38, und Lutao bringt mehr: Golems mal Gegner. Greif Lutao VII mit vier oder Rhuam V mit drei an: Was bringt mehr?
lesson-many-1-a = Rhuam V bringt einen Punkt. Auf Lutao VII stand ein Golem: Bei drei Gegnern bringt das drei.
lesson-many-2 = Beende den Zug und sieh dir die Zählung an.
lesson-many-2-right = Lutao bringt neun: Auf Lutao I standen zwei Golems, auf Lutao VII einer, jeder mal drei Gegner.
lesson-many-3 = Du hältst die Stadt und hast drei Gegner, also drei Golem-Aktionen. Beende den Zug, dann erwecke Golems auf dem leeren Lutao I.
lesson-many-3-a = Drei Aktionen, und jede kann einen Gegner treffen.
lesson-many-4 = Schick diese zwei Golems von Lutao I gegen Violett auf Lutao II und drücke „Jetzt angreifen“.
lesson-many-4-a = Zwei Aktionen würden verfallen.
lesson-many-5 = Lutao I ist wieder leer. Schließ die Lücke noch einmal.
lesson-many-5-right = Golems halten Lutao I und II, und deine drei Aktionen sind verbraucht.
lesson-many-6 = Vier Armeen von Violett auf Lutao II sind zu viele für eine Gruppe. Beende den Zug, dann schick die Golems von Lutao I und Lutao III zusammen: zwei Aktionen, vier sichere Treffer je Kampfrunde.
lesson-many-6-right = Vier sichere Treffer gegen einen Schild: Drei fielen sofort, dann die letzte.
lesson-many-6-a = Zwei Golems zerbrechen an vier Armeen. Schick beide Gruppen.
lesson-many-7 = Ihr seid zu dritt. Hol mit einem Angriff vier Punkte mehr.
lesson-many-7-right = Dort standen zwei Golems, und bei zwei Gegnern bringt jeder zwei.
lesson-many-7-a = Ein Punkt. Auf Lutao zählt jeder Golem, der dort stand, zwei.
lesson-many-7-b = Ein Golem, zwei Punkte. Wo stehen zwei Golems?

## Die Profivariante
lesson-pro = Die Profivariante
lesson-pro-about = Zwei Spieler führen je zwei Völker, und jedes Volk steht für sich.
lesson-pro-1 = Zwei Spieler, je zwei Völker. Du wählst ein Volk und eine Rune für das erste, dann für das zweite.
lesson-pro-1-right = Vier Völker erhalten je 21 Provinzkarten und 38 Armeen.
lesson-pro-2 = Jedes Volk hat eigene Armeen, Zauber und Punkte; deine Orks in Nuriel II sind keine Verbündeten deiner Elfen. Schick die Elfen von Nuriel I ins leere Nuriel III.
lesson-pro-2-right = Nuriel III gehört den Elfen.
lesson-pro-2-a = Das wäre ein Angriff auf deine eigenen Orks. Erlaubt, aber selten klug.
lesson-pro-3 = Violett zaubert „Feuersturm“ auf deine Elfen. Die Karte „Stoppt den Zauber“ haben deine Orks, und sie darf beide Völker schützen.
lesson-pro-3-right = Der Feuersturm ist gestoppt. Viele andere Zauber dienen nur dem Volk, das sie hält.
lesson-pro-3-a = Drei Armeen der Elfen sind verbrannt, obwohl die Orks helfen konnten.
lesson-pro-4 = Deine Elfen haben „Überläufer“, und beide deiner Völker stehen neben Nuriel II. Nutze die Karte für die Orks: Sie bekommen die Provinz.
lesson-pro-4-right = Nuriel II gehört den Orks.
lesson-pro-4-a = Auch erlaubt. Gib sie für diese Übung den Orks.
lesson-pro-5 = Deine Elfen halten die Stadt in ihrer zweiten und letzten Runde. Die Orks sind am Zug: Gewinne.
lesson-pro-5-right = Die Elfen haben die Stadt zwei Runden gehalten, und deine Seite gewinnt.
lesson-pro-5-a = Deine Orks haben deine eigene Stadt gestürmt. Überlass sie den Elfen: Ein Volk genügt.

## Andere Pläne
lesson-boards = Andere Pläne
lesson-boards-about = Beim strategischen Aufbau legt ihr die Länder selbst.
lesson-boards-1 = Beim strategischen Aufbau legt ihr die Länder selbst. Zuerst wählen alle ein Volk.
lesson-boards-2 = Das erste Land muss das helle Meer rund um Lutao berühren. Dreh es, wie du willst, und leg es irgendwo daran.
lesson-boards-2-right = Nuriel liegt im Meer. Violett legt das nächste Land, und so weiter reihum.
lesson-boards-2-refused-a = Das berührt weder das Meer um Lutao noch ein anderes Land.
lesson-boards-2-refused-b = Lutao und das Meer ringsum bleiben frei.
lesson-boards-3 = Hier liegt Nuriel im Westen, und Violett hat Sigari gelegt. Jetzt darf ein Land auch ein anderes berühren; dort gehen Armeen hinüber. Leg Tavani, wohin du willst: Nah an Lutao ist nah am Ziel.
lesson-boards-3-right = Liegen alle elf, werden die Provinzen wie gewohnt verteilt. Auf einem zufälligen Plan geschieht das alles von selbst.
lesson-boards-4 = Noch einmal derselbe Plan: Leg Tavani so, dass es Nuriel berührt.
lesson-boards-4-right = Tavani und Nuriel haben eine gemeinsame Grenze: Armeen können hinüber.
lesson-boards-4-other = Das berührt Nuriel nicht. Leg es so daneben, dass sie eine ganze Kante teilen.

## Andere Enden
lesson-ends = Andere Enden
lesson-ends-about = Die Partie kann auch mit der letzten Runde enden, oder wenn ein Gegner keine Provinz mehr hat.
lesson-ends-1 = Runde 8 von 8: Ist niemand in der Stadt auf Lutao, gewinnen die meisten Punkte. Du liegst drei zu vier zurück: Nimm Nuriel III mit drei Armeen und gib den Fehlschlag zurück.
lesson-ends-1-a = Vier Punkte gegen drei: Violett liegt vorn.
lesson-ends-2 = Beende den Zug: Die letzte Zählung entscheidet.
lesson-ends-2-right = Fünf Punkte gegen drei: Du gewinnst nach der letzten Runde. Wer die Stadt gehalten hätte, läge vorn.
lesson-ends-3 = Ein Volk ohne Provinz scheidet aus. Violett hat noch eine, mit einer Armee: Nimm Nuriel III mit vier und beende den Zug.
lesson-ends-3-right = Violett ist ausgeschieden, und du gewinnst sofort.
lesson-ends-3-a = Violett ist noch im Spiel. Nimm ihm die letzte Provinz.
lesson-ends-4 = Letzte Runde, und Violett liegt nach Punkten weit vorn. Gewinne trotzdem.
lesson-ends-4-right = Wer die Stadt auf Lutao hält, liegt vorn, egal wie die Punkte stehen.
lesson-ends-4-a = Nach Punkten kannst du nicht gewinnen. Vorn liegt, wer die Stadt hält.

# Was der Begleiter des ersten Spiels sagt
coach-people = Wähle eines der drei: Jede Karte sagt, welche Macht ihr Volk hat. Eine, die in jedem Kampf hilft, ist einfach für den Anfang.
coach-placement = In eine Provinz passen höchstens acht Armeen. Sammle sie dort, wo sie ein Land vervollständigen, oder an einer Küste mit Blick zur Insel.
coach-city = Du hast einen Stadtmarker. Setz ihn auf ein Stadtsymbol in einem Land, das bald ganz dir gehört.
coach-movement = Greif einzelne Armeen mit drei oder mehr an und lass starke in Ruhe. Ein Land zu vervollständigen lohnt sich am meisten.
coach-formation = Die Kämpfe sind vorbei. Bring untätige Armeen neben einen Gegner oder an deine Küste, dann beende den Zug.
coach-defence = Du wirst angegriffen und spielst auch selbst Karten. Schilde sind jetzt am meisten wert.
coach-cards = Du ziehst mehr Karten, als du spielst: Gib die zurück, die dir am wenigsten hilft. Fehlschläge gehen von selbst zurück.
coach-purchase = Kauf heute ein Schiff und zwei Hölzchen, vom Rest Armeen. Was du nicht ausgibst, verfällt.
coach-launch = Setz dein Schiff dorthin, wo Lutao ein Hölzchen entfernt ist, neben deine stärkste Gruppe.
coach-crossing = Dein Schiff ist bereit: Fahr zur Insel. Lande mit drei oder mehr, wo ein einzelner Golem steht.
coach-spell = Du hast einen Zauber für diesen Moment. Lies ihn; wenn du passt, behältst du ihn für später.
coach-island = Neue Armeen dürfen gleich auf der Insel stehen. Ein Schiff brauchen sie nicht.
coach-artefact = Dein Artefakt liegt nebenan. Wenn du es nimmst, sparst du am Ende eine Runde.
coach-storm = Du bist stark genug für die Stadt. Greif von allen Seiten zugleich an und behalte Stadttreffer.
coach-hold = Die Stadt gehört dir: Füll sie auf acht auf und bleib. Achte darauf, wie viele Runden du sie noch halten musst.
coach-race = Violett herrscht über die Stadt. Achte darauf, wie viele Runden Violett sie noch halten muss: Du musst sie vorher stürmen.
