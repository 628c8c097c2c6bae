# Was die Lehrerin in den Lektionen von Rivality sagt: lesson-<Lektion>-<Schritt>[-Teil]
lesson-other = Erlaubt, aber nicht das, was wir hier üben. Lies die Aufgabe noch einmal.
part-first = Erste Schritte
part-base = Das ganze Grundspiel
part-more = Zu dritt und zu viert
part-expert = Expertenregeln
part-solo = Solo-Modus

# Was leuchtet, in Worten, für alle, die das Leuchten nicht sehen
light-cell = Feld { $what }
light-hand = { $what } auf deiner Hand
light-wizard = { $what ->
        [0] der Zauberer von Orange
       *[1] der Zauberer von Lila
    }
light-panel = { $what ->
        [0] deine Punkte und Golems
        [1] Punkte und Golems von Lila
       *[2] Punkte und Golems von Türkis
    }
light-suramun = Suramuns Punkte und Golems
light-deck = der Stapel
light-golem = die Wahl „{ $what ->
        [purple] Lila
       *[turquoise] Türkis
    }“
light-button = die Antwort „{ $what ->
        [keep] Hand behalten
       *[redraw] Neu ziehen
    }“

# So wird gespielt
howto-1 = Du hast zwei Plättchen auf der Hand. In jedem Zug legst du eines, Kante an Kante mit einem anderen und beliebig gedreht. Dann ziehst du ein neues.
howto-2 = Die Zeichen an den Kanten sind Zaubersprüche. Die Zahl sagt, wie viele Golems kommen, die Rauten sagen, wie weit.
howto-3 = Mit dem Plättchen kommen dein Zauberer und ein Golem. Dann werden alle seine Zaubersprüche gewirkt.
howto-4 = Zwei Rauten bedeuten genau zwei Felder in gerader Linie, egal was dazwischen liegt. Liegt dort kein Plättchen, verpufft der Zauberspruch.
howto-5 = Mehr Golems als jeder andere: Das Plättchen gehört dir. Der Rahmen zeigt deine Farbe, die Münze die Punkte.
howto-6 = Gleich viele Golems: Das Plättchen ist umkämpft und gehört niemandem.
howto-7 = Ein Zauberer schützt das Plättchen, auf dem er steht, bis er mit dem nächsten weiterzieht.
howto-8 = Fünf Golems haben auf einem Plättchen Platz. Sind es mehr, müssen zuerst gegnerische gehen, zurück in ihren Vorrat.
howto-9 = Hält jemand ein Plättchen, wirken seine Schilde: Jeder wehrt bei jedem Angriff einen Golem ab. Eine Hütte hat einen, eine Festung zwei, und fünf Golems einer Seite bringen einen dazu.
howto-10 = Rote Zaubersprüche brechen Schilde.
howto-11 = Achte auf die Vorräte: Ist einer leer, endet die Partie sofort.
howto-12 = Sonst endet sie mit dem letzten Plättchen. Plättchen mit Zauberer zählen nicht. Die Manaquelle bringt drei Punkte, und wer sie hält, gewinnt bei Gleichstand: auf Plättchen und in der Wertung.

## Plättchen und Zauberspruch
lesson-tile = Plättchen und Zauberspruch
lesson-tile-about = Lege ein Plättchen, dreh es und lass seine Zaubersprüche Golems auf andere Plättchen bringen.
lesson-tile-1 = Dieses Plättchen hat einen Zauberspruch: vier Golems und eine Raute, also ein Feld weit. Leg es neben die Manaquelle und dreh es so, dass der Zauberspruch die Quelle trifft.
lesson-tile-1-right = Mit dem Plättchen kamen dein Zauberer und ein Golem, und der Zauberspruch schickte vier Golems auf die Quelle. Sie gehört dir: 3 Punkte.
lesson-tile-1-other = Der Zauberspruch fand kein Plättchen, also verpuffte er. Dreh das Plättchen, bis der Zauberspruch zur Quelle zeigt.
lesson-tile-1-refused-a = Nur an der Ecke? Ein Plättchen muss eine ganze Kante mit einem anderen gemeinsam haben.
lesson-tile-2 = Nach jedem Zug ziehst du ein neues Plättchen. Auf deinem Steinkreis südlich der Quelle steht nur ein Golem: Leg die Hütte so, dass ihre drei Golems dazukommen.
lesson-tile-2-right = Dein Zauberer ging auf die Hütte, und drei Golems kamen auf den Steinkreis. Ohne Zauberer zählt er endlich: Du hast 4 Punkte.
lesson-tile-2-a = In einer Partie ein feiner Zug: Die Quelle gehört jetzt ganz dir. Hilf hier aber dem Steinkreis, den dein Zauberer gleich verlässt.
lesson-tile-2-b = Ein Zauberer schützt das Plättchen, auf dem er steht, also verpuffte der Zauberspruch. Davon bald mehr; ziele auf dein eigenes Plättchen.
lesson-tile-2-other = Der Steinkreis hat keine Hilfe bekommen. Der Zauberspruch mit drei Golems muss vom Feld daneben zu ihm zeigen.
lesson-tile-2-refused-a = Dieses Feld berührt das Schlachtfeld nur an einer Ecke. Es muss eine ganze Kante sein.
lesson-tile-2-refused-b = Neben diesem Feld liegt kein Plättchen. Das Schlachtfeld wächst Kante an Kante.
lesson-tile-3 = Von jetzt an hast du zwei Plättchen und wählst eines. Lila hält die Quelle mit zwei Golems: Schick mehr als zwei.
lesson-tile-3-right = Drei Golems gegen zwei: Der Rahmen der Quelle wird orange, und ihre 3 Punkte gehören dir.
lesson-tile-3-a = Zwei gegen zwei heißt umkämpft: Niemand hat das Plättchen, niemand bekommt die Punkte. Suche einen Zauberspruch mit drei Golems.
lesson-tile-3-b = Ein Golem gegen zwei ändert noch nichts. Dreh den Zauberspruch mit drei Golems zur Quelle.
lesson-tile-3-other = Kein Golem kam auf die Quelle. Leg das Plättchen so daneben, dass der größere Zauberspruch zu ihr zeigt.
lesson-tile-4 = Jeder Zauberspruch eines Plättchens wird gewirkt. Ein Zug erobert zwei Plättchen auf einmal: Finde ihn.
lesson-tile-4-right = Drei Golems holten die Quelle, und einer entschied den umkämpften Steinkreis: von 0 auf 6 Punkte.
lesson-tile-4-a = Ein Plättchen gehört dir. Eines mit zwei Zaubersprüchen kann mehr: Suche das Feld zwischen zwei Zielen.
lesson-tile-4-other = Kein Plättchen hat den Besitzer gewechselt. Welches von deinen hat zwei Zaubersprüche mit einer Raute?

## Genau so weit
lesson-range = Genau so weit
lesson-range-about = Golems landen genau so viele Felder entfernt, wie ein Zauberspruch Rauten hat, niemals näher.
lesson-range-1 = Zwei Rauten bedeuten genau zwei Felder, nie nur eins. Schick die drei Golems auf die Manaquelle, egal was dazwischen liegt.
lesson-range-1-right = Sie flogen über das Plättchen dazwischen. Was auf dem Weg steht, spielt nie eine Rolle, auch kein Zauberer.
lesson-range-1-a = Sie flogen über die Quelle hinweg auf deine eigene Hütte. Leg das Plättchen zwei Felder von der Quelle entfernt.
lesson-range-1-b = Nur der einzelne Golem fand ein Plättchen, deine eigene Hütte. Lass die drei Golems zwei Felder weit zur Quelle fliegen.
lesson-range-1-c = Das war der kleine Zauberspruch: ein Golem gegen zwei. Der große braucht zwei Felder Abstand.
lesson-range-1-d = Das Plättchen südlich der Quelle schützt ein Zauberer, also verpuffte der Zauberspruch. Ziele an ihm vorbei auf die Quelle.
lesson-range-1-other = Kein Golem kam auf die Quelle. Zähle die Rauten: zwei Felder, in gerader Linie.
lesson-range-2 = Ein Steinkreis auf deiner Hand hat einen nahen und einen weiten Zauberspruch. Finde das Feld, von dem aus sie zwei lila Plättchen auf einmal holen: das südlich der Quelle und das nördlich deiner Hütte.
lesson-range-2-right = Zwei Golems landeten nebenan, zwei weitere flogen über deine Hütte: Beide Plättchen gehören dir.
lesson-range-2-a = Eines der beiden gehört dir. Suche ein Feld, das vom einen einen Schritt und vom anderen zwei Schritte entfernt ist.
lesson-range-2-b = Dort steht der Zauberer von Lila und hält jeden Zauberspruch auf. Wähle Plättchen ohne Zauberer.
lesson-range-2-other = Du hast kein lila Plättchen geholt. Ein Zauberspruch muss das südlich der Quelle erreichen, der andere das nördlich deiner Hütte.
lesson-range-3 = Drei Rauten: genau drei Felder. Hol die Manaquelle mit dem roten Zauberspruch dieser Hütte.
lesson-range-3-right = Zwei Golems flogen über zwei Plättchen und nahmen die Quelle. Der andere Zauberspruch der Hütte fand kein Plättchen: Er ist verpufft und für immer verloren.
lesson-range-3-a = Das geht auch: Der andere Zauberspruch erreichte die Quelle über zwei Felder. Versuch jetzt den roten, drei Felder weit.
lesson-range-3-other = Die Quelle gehört noch Lila. Zähle drei Felder in gerader Linie von der Hütte bis zur Quelle.
lesson-range-4 = Lila hält die Quelle, und ein Steinkreis ist umkämpft. Hol beide mit einem Plättchen.
lesson-range-4-right = Drei Golems flogen über die Hütte zur Quelle, und einer entschied den Steinkreis nebenan.
lesson-range-4-a = Eins von beiden! Welches Plättchen hat einen weiten und einen nahen Zauberspruch?
lesson-range-4-other = Keines von beiden gehört dir. Suche ein Feld, von dem aus beide in gerader Linie liegen.

## Wer ein Plättchen hält
lesson-control = Wer ein Plättchen hält
lesson-control-about = Wer die meisten Golems hat, hält ein Plättchen; ein Zauberer schützt es, und nur fünf Golems haben Platz.
lesson-control-1 = Zwei Golems auf jeder Seite: Die Quelle ist umkämpft, niemand hat sie. Ein Golem mehr entscheidet. Schick mindestens einen.
lesson-control-1-right = Der gemischte Rahmen wird orange: Die Quelle gehört dir. Und das Plättchen, das dein Zauberer verließ, bringt auch einen Punkt.
lesson-control-1-other = Die Quelle ist noch umkämpft. Leg ein Plättchen so, dass einer seiner Zaubersprüche sie erreicht.
lesson-control-2 = Ein Zauberer schützt sein Plättchen: Jeder Zauberspruch, der darauf zielt, verpufft. Hol das lila Plättchen ohne Schutz, südlich der Quelle.
lesson-control-2-right = Vier gegen einen: Das Plättchen gehört dir. Aber auch dein Zauberer ist weitergezogen, und das Plättchen, das er verließ, ist jetzt ungeschützt. Sieh zu, was Lila tut.
lesson-control-2-a = Dort stand der Zauberer von Lila: vier Golems, keine Wirkung. Das Plättchen südlich der Quelle schützt niemand.
lesson-control-2-b = Du hast ein eigenes Plättchen verstärkt. Nützlich, aber hol jetzt das ungeschützte von Lila.
lesson-control-2-other = Der Zauberspruch traf kein Plättchen. Dreh ihn zum lila Plättchen südlich der Quelle.
lesson-control-3 = Lila nahm das Plättchen, das dein Zauberer verlassen hat. Aber auch der Zauberer von Lila ist weitergezogen: Hol ein lila Plättchen, das er nicht mehr schützt.
lesson-control-3-right = Das Plättchen gehört dir. Jeder Zauberer schützt nur das neueste; um alle anderen kann gekämpft werden.
lesson-control-3-a = Dort steht der Zauberer jetzt, also verpuffte der Zauberspruch. Schau, wo er vorher stand.
lesson-control-3-other = Kein lila Plättchen fiel. Zähle: Du brauchst dort mehr Golems als Lila.
lesson-control-4 = Auf ein Plättchen passen fünf Golems. Schick vier gegen die vier von Lila auf der Quelle und sieh, wer gehen muss.
lesson-control-4-right = Acht Golems sind drei zu viel, und zuerst müssen gegnerische gehen: Drei von Lila kehren in ihren Vorrat zurück. Vier gegen einen, die Quelle gehört dir.
lesson-control-4-a = Zu wenige: Lila hat immer noch mehr. Schick alle vier.
lesson-control-4-other = Kein Golem kam auf die Quelle. Dreh den Zauberspruch mit vier Golems zu ihr.
lesson-control-5 = Auf der Quelle führt Lila mit drei zu eins. Hol die Quelle und noch ein lila Plättchen in einem Zug.
lesson-control-5-right = Drei gegen drei wären auf der Quelle sechs, also musste einer von Lila gehen. Und der zweite Zauberspruch holte ein weiteres Plättchen.
lesson-control-5-a = Die Quelle gehört dir. Kann der zweite Zauberspruch auch etwas holen?
lesson-control-5-b = Ein Plättchen hast du, aber nicht die Quelle. Dort genügen zwei Golems: Einer von Lila muss gehen.
lesson-control-5-other = Kein Plättchen hat den Besitzer gewechselt. Nur fünf Golems haben Platz, und die gegnerischen gehen zuerst.

## Schilde
lesson-shields = Schilde
lesson-shields-about = Schilde wehren bei jedem Angriff Golems ab, außer das Plättchen ist umkämpft oder der Zauberspruch rot.
lesson-shields-1 = Eine Hütte hat einen Schild: Er wehrt von jedem Zauberspruch, der sie angreift, einen Golem ab. Schick genug, um die Hütte von Lila zu holen.
lesson-shields-1-right = Ein Golem prallte ab und kehrte in deinen Vorrat zurück, zwei landeten. Die Hütte gehört dir, und jetzt wirkt ihr Schild für dich.
lesson-shields-1-a = Einer von zweien wurde abgewehrt: eins gegen eins, umkämpft. Von dreien würden zwei landen.
lesson-shields-1-b = Der Schild wehrte deinen Golem ab, keiner landete. Dreh den Zauberspruch mit drei Golems zur Hütte.
lesson-shields-1-other = Die Hütte wurde nicht angegriffen. Leg ein Plättchen so daneben, dass ein Zauberspruch zu ihr zeigt.
lesson-shields-2 = Eine Festung hat zwei Schilde und zählt vier Punkte. Rote Zaubersprüche brechen Schilde: Nimm den roten deiner Hütte, genau drei Felder weit.
lesson-shields-2-right = Die Schilde brachen, beide Golems landeten: zwei gegen einen. Die Festung zählt vier Punkte.
lesson-shields-2-a = Zwei von dreien wurden abgewehrt, einer landete: umkämpft. Mit dem roten Zauberspruch landen beide Golems.
lesson-shields-2-other = Die Festung wurde nicht getroffen, oder die Schilde wehrten alle ab. Der rote Zauberspruch braucht genau drei Felder in gerader Linie.
lesson-shields-3 = Schilde wirken nur, wenn jemand das Plättchen kontrolliert. Diese Festung ist umkämpft: Ein Golem holt sie. Und dein Steinkreis hat noch einen Zauberspruch für die Quelle.
lesson-shields-3-right = Kein Schild wirkte. Ein Golem entschied die Festung, drei holten die Quelle: von 0 auf 8 Punkte.
lesson-shields-3-a = Die Festung gehört dir, ohne einen Kratzer. Lass im selben Zug den größeren Zauberspruch die Quelle holen.
lesson-shields-3-b = Die Quelle gehört dir. Von einem besseren Feld aus holt der kleine Zauberspruch auch die Festung.
lesson-shields-3-other = Noch gehört dir keines von beiden. Finde das leere Feld, das an beide grenzt.
lesson-shields-4 = Nur ein lila Plättchen kann in diesem Zug fallen. Hol es.
lesson-shields-4-right = Zwei Golems flogen über die Quelle, brachen beide Schilde und holten die Festung.
lesson-shields-4-a = Umkämpft: Niemand bekommt die Punkte. Rechne Golems minus Schilde, oder brich die Schilde.
lesson-shields-4-b = Dieses Plättchen schützt der Zauberer von Lila. Dort landet nichts.
lesson-shields-4-other = Kein Plättchen hat den Besitzer gewechselt. Welcher deiner Zaubersprüche bricht Schilde, und wie weit reicht er?

## Fünf Golems: verschanzt
lesson-dug-in = Fünf Golems: verschanzt
lesson-dug-in-about = Fünf Golems einer Seite haben einen Schild mehr, und ein sechster Golem verdrängt einen anderen.
lesson-dug-in-1 = Fünf Golems einer Seite auf einem Plättchen sind verschanzt: Sie haben einen Schild mehr. Verschanze dich auf der Manaquelle.
lesson-dug-in-1-right = Auf der Quelle erscheint „verschanzt“. Sieh zu: Lila greift sie mit drei Golems an.
lesson-dug-in-1-other = Die Quelle braucht noch vier Golems. Dreh den Zauberspruch mit vier Golems zu ihr.
lesson-dug-in-2 = Einer von dreien wurde abgewehrt; zwei kamen hinein und verdrängten zwei von dir. Sorg dafür, dass die Quelle wieder dir allein gehört.
lesson-dug-in-2-right = Drei zu viel: Zuerst gingen beide von Lila, dann einer von dir. Fünf bleiben, verschanzt.
lesson-dug-in-2-other = Die Golems von Lila sind noch da. Drei Golems über zwei Felder verdrängen sie.
lesson-dug-in-3 = Lila ist auf dem Steinkreis südlich der Quelle verschanzt: fünf Golems, ein Schild. Welches deiner Plättchen ist stark genug, ihn zu holen?
lesson-dug-in-3-right = Einer wurde abgewehrt, drei landeten, und drei von Lila mussten gehen: drei gegen zwei, und niemand ist mehr verschanzt.
lesson-dug-in-3-a = Zwei landeten, zwei von Lila gingen: immer noch drei gegen zwei für Lila. Drei müssen landen.
lesson-dug-in-3-other = Der Steinkreis wurde nicht getroffen. Vier Golems minus ein Schild sind drei: Dreh diesen Zauberspruch zu ihm.
lesson-dug-in-4 = Eine verschanzte Festung hat drei Schilde. Bring mindestens einen Golem hinein.
lesson-dug-in-4-right = Der rote Zauberspruch bricht jeden Schild, auch den zusätzlichen. Zwei Golems landeten, zwei von Lila gingen, und Lila ist nicht mehr verschanzt.
lesson-dug-in-4-a = Drei Golems, drei Schilde: Keiner landete, alle gingen in deinen Vorrat zurück.
lesson-dug-in-4-other = Die Festung wurde nicht angegriffen. Der rote Zauberspruch bricht jeden Schild, drei Felder weit.
lesson-dug-in-5 = Lila ist auf der Manaquelle verschanzt. Hol sie.
lesson-dug-in-5-right = Drei von vier Golems landeten, und drei von Lila mussten gehen: Die Quelle gehört dir.
lesson-dug-in-5-a = Drei minus ein Schild: Nur zwei landeten. Es braucht einen mehr.
lesson-dug-in-5-other = Die Quelle wurde nicht getroffen. Schick vier Golems von der letzten freien Seite.

## Das letzte Plättchen und die Wertung
lesson-score = Das letzte Plättchen und die Wertung
lesson-score-about = Wie am Ende gezählt wird und warum die Manaquelle so viel entscheidet.
lesson-score-1 = Das letzte Plättchen der Partie. Mit Zauberer darauf zählt es nicht, also kommt es nur auf seinen Zauberspruch an. Du liegst zurück: Hol mit vier Golems genug auf.
lesson-score-1-right = Zwei von vier Golems kamen an den Schilden vorbei und holten eine Festung. Auch das Plättchen, das dein Zauberer verließ, zählt: Du gewinnst 27 zu 24.
lesson-score-1-a = Ein Gewinn, aber zu klein: Lila hat noch mehr. Welches Plättchen zählt vier Punkte?
lesson-score-1-other = Die Partie ist zu Ende, und Lila hat mehr Punkte. Suche eine Festung mit einem einzigen Golem von Lila.
lesson-score-2 = Wer am Ende die Manaquelle hält, bekommt auch jedes umkämpfte Plättchen, auf dem er mit vorn liegt. Hol mit deinem letzten Plättchen die Quelle.
lesson-score-2-right = Die Quelle gehört dir, und die umkämpften Plättchen folgen: Du gewinnst 29 zu 22.
lesson-score-2-a = Ein kleiner Gewinn, aber Lila behält die Quelle und mit ihr die umkämpften Plättchen. Hol die Quelle.
lesson-score-2-other = Lila behält die Quelle und bekommt auch die umkämpften Plättchen. Zwei Golems auf der Quelle drehen alles um.
lesson-score-3 = Bei gleicher Punktzahl gewinnt, wer die Manaquelle hält. Gewinne mit deinem letzten Zug.
lesson-score-3-right = Du hast die Quelle geholt, und die umkämpften Plättchen folgten: 25 zu 25. Du hältst die Quelle, also gewinnst du.
lesson-score-3-a = Ein paar Punkte mehr, aber lange nicht genug. Die Quelle ist mehr wert als ihre drei Punkte.
lesson-score-3-other = Lila gewinnt deutlich. Drei Golems über zwei Felder: Was könnten sie erreichen?
lesson-score-4 = Dein letztes Plättchen, und es steht 22 zu 28. Gewinne.
lesson-score-4-right = Einer von drei Golems kam hinein. Das waren sechs, also musste einer von Lila gehen: Die Festung gehört dir, du gewinnst 27 zu 24.
lesson-score-4-a = Ein, zwei Punkte, aber Lila bleibt vorn. Suche vier Punkte.
lesson-score-4-other = Lila gewinnt 28 zu 23. Wo können drei Golems über zwei Felder eine Festung entscheiden?
lesson-score-5 = Dein letztes Plättchen hat zwei Zaubersprüche, und du brauchst beide. Gewinne.
lesson-score-5-right = Zwei Golems kamen am Schild einer Hütte vorbei, einer entschied eine umkämpfte Festung: Du gewinnst 27 zu 24.
lesson-score-5-a = Ein Zauberspruch half, der andere nicht. Finde das Feld, auf dem beide helfen.
lesson-score-5-other = Lila gewinnt. Suche ein Plättchen einen Schritt entfernt und ein zweites zwei Schritte entfernt.
lesson-score-6 = Zwei Plättchen sind übrig, deines und eines von Lila. Nur eines mit Stern liegt noch nicht aus, du kennst also das von Lila. Leg deines so, dass Lila nicht mehr gewinnen kann.
lesson-score-6-right = Zwei Golems holten die Quelle über zwei Felder. Was Lila jetzt auch legt, du gewinnst.
lesson-score-6-other = Das letzte Plättchen von Lila kann die Partie noch drehen. Wer die Quelle hält, gewinnt jeden Gleichstand.

## Behalte den Vorrat im Auge
lesson-supply = Behalte den Vorrat im Auge
lesson-supply-about = Ein leerer Vorrat beendet die Partie sofort: eine Gefahr und ein Weg zum Sieg.
lesson-supply-1 = Du hast noch vier Golems, und ein leerer Vorrat beendet die Partie sofort. Leg die Festung so auf das leuchtende Feld, dass sie beide Steinkreise mit Golems von Lila trifft.
lesson-supply-1-right = Der Zauberer nahm einen Golem mit; drei bleiben, aber die Zaubersprüche verlangen fünf. Deshalb wirst du gefragt, welcher zuerst kommt.
lesson-supply-1-a = Das gewinnt sofort: Dein Vorrat war leer, und du lagst mit 12 zu 11 vorn. Versuch auch das leuchtende Feld, um die Wahl der Reihenfolge zu sehen.
lesson-supply-1-other = Damit hast du nicht beide getroffen. Vom leuchtenden Feld aus erreichst du, richtig gedreht, beide Steinkreise.
lesson-supply-2 = Die Zaubersprüche verlangen fünf Golems, drei sind da, also wählst du die Reihenfolge. Die Partie endet in dem Augenblick, in dem dein Vorrat leer ist.
lesson-supply-2-right = Drei Golems holten das Plättchen im Osten. Dein Vorrat ist leer, die Partie endet sofort, der andere Zauberspruch wird nie gewirkt: 12 zu 11 für dich.
lesson-supply-2-a = Im Süden änderten zwei Golems nichts, und der letzte kam zu spät: 11 zu 12. Zauberst du zuerst nach Osten, holst du ein Plättchen.
lesson-supply-3 = Du liegst vorn. Beende die Partie jetzt: Brauche deinen Vorrat auf.
lesson-supply-3-right = Deine letzten Golems fanden Platz, der Vorrat ist leer, und die Partie endet sofort. Das bringt keine Extrapunkte, aber du liegst vorn.
lesson-supply-3-a = Ein volles Plättchen hat keinen Platz: Golems kamen in deinen Vorrat zurück, und die Partie geht weiter.
lesson-supply-3-other = Du hast noch Golems, also geht die Partie weiter, und Lila kann aufholen. Alle vier müssen den Vorrat verlassen: einer mit dem Zauberer, drei dorthin, wo Platz ist.
lesson-supply-4 = Du führst, und Lila hat noch einen Golem: Das nächste Plättchen von Lila beendet die Partie. Verdrängte Golems würden den Vorrat wieder füllen, also verdränge keinen.
lesson-supply-4-right = Lila muss ein Plättchen legen, und der Zauberer bringt den letzten Golem mit. Die Partie endet, bevor ein Zauberspruch gewirkt wird, und du gewinnst.
lesson-supply-4-other = Du hast Golems verdrängt. Sie sind wieder im Vorrat von Lila, und die Partie geht weiter.
lesson-supply-5 = Du liegst zurück, und dein Vorrat ist fast leer. Brauche ihn so auf, dass du gewinnst.
lesson-supply-5-right = Drei Golems kamen auf die Quelle, und drei von Lila mussten gehen. Dein Vorrat ist leer, die Partie endet, du gewinnst 10 zu 7.
lesson-supply-5-a = Dein Vorrat war leer, als Lila noch vorn lag. Die Partie zu beenden heißt nicht, sie zu gewinnen.
lesson-supply-5-other = Du hast noch Golems, also geht die Partie weiter. Was wäre, wenn drei von ihnen auf die Quelle kämen?
lesson-supply-6 = In deinem Vorrat sind noch drei Golems, und Lila liegt vorn. Ein Zug beendet die Partie und gewinnt sie.
lesson-supply-6-right = Der Zauberer nahm einen Golem mit, und der rote Zauberspruch schickte die letzten zwei an den Schilden vorbei: Dein Vorrat ist leer, du gewinnst.
lesson-supply-6-a = Die Partie ist zu Ende, aber Lila hat mehr Punkte. Deine letzten zwei Golems müssen etwas holen, das mehr wert ist.
lesson-supply-6-b = Nur zwei Golems waren noch da, und Schilde warfen welche zurück: Dein Vorrat ist nicht leer, die Partie geht weiter.
lesson-supply-6-other = Die Partie geht weiter, und Lila liegt vorn. Welcher Zauberspruch bringt zwei Golems an jedem Schild vorbei?

## Vor dem ersten Zug
lesson-mulligan = Vor dem ersten Zug
lesson-mulligan-about = Sieh dir deine ersten zwei Plättchen an: Behalte sie, oder zieh neu, wenn sie die Quelle nicht erreichen.
lesson-mulligan-1 = Vor dem ersten Zug siehst du dir deine zwei Plättchen an. Keines hat einen Zauberspruch mit einer Raute, also kann keines die Quelle erreichen: Zieh neu.
lesson-mulligan-1-right = Das war ein Neustart: Du hast zwei neue Plättchen gezogen, und die alten wurden in deinen Stapel gemischt. Lila sieht, dass du neu gezogen hast, aber nicht, was.
lesson-mulligan-1-a = Erlaubt, aber dein erstes Plättchen könnte die Quelle nicht erreichen. Neu ziehen darfst du nur jetzt und nur einmal.
lesson-mulligan-2 = Diese Hand hat einen Zauberspruch mit einer einzigen Raute, also musst du sie behalten. Behalte sie.
lesson-mulligan-2-right = Als Nächstes wird Lila gefragt, ohne etwas zu zeigen. Dann beginnt dein erster Zug.
lesson-mulligan-2-refused-a = Nur eine Hand ohne jeden Zauberspruch mit einer Raute darf neu gezogen werden.
lesson-mulligan-3 = Zwei Plättchen, eine leere Quelle: Welches kann sofort Golems dorthin schicken?
lesson-mulligan-3-right = Zwei Golems stehen auf der Quelle. Du ziehst aus deinen eigenen zwölf Plättchen nach; Lila hat die anderen zwölf, die mit Stern.
lesson-mulligan-3-a = Die Zaubersprüche der Hütte reichen zwei und drei Felder weit, und dort liegt noch nichts. Heb sie für später auf.
lesson-mulligan-3-other = Das richtige Plättchen, aber sein Zauberspruch mit einer Raute muss zur Quelle zeigen.
lesson-mulligan-4 = Französische Ausgabe: Nur wer beginnt, darf neu ziehen, und das bist du. Tu, was dir mehr hilft.
lesson-mulligan-4-right = Du hast neu gezogen. Lila wird gar nicht gefragt, und dein erster Zug beginnt.
lesson-mulligan-4-a = Du behältst zwei Plättchen, die die Quelle nicht erreichen. Unter zwei neuen wäre vielleicht eines, das es kann.

## Zu dritt
lesson-three = Zu dritt
lesson-three-about = Mehr Golems als jeder andere, nicht als beide zusammen; und manchmal wählst du, wer geht.
lesson-three-1 = Drei Seiten mit je zwanzig Golems und acht Plättchen. Du brauchst mehr Golems als jede andere, nicht als beide zusammen: Hol den umkämpften Steinkreis.
lesson-three-1-right = Sieben Golems sind zwei zu viel. Die anderen haben gleich viele, also verliert jeder einen: drei gegen eins und eins.
lesson-three-1-a = Dieses Plättchen schützt ein Zauberer, und beide anderen haben einen. Ziele auf den umkämpften Steinkreis.
lesson-three-1-other = Der Steinkreis wurde nicht getroffen. Dreh den Zauberspruch mit drei Golems zu ihm.
lesson-three-2 = Schick einen Golem in die umkämpfte Hütte. Er wird der sechste sein, und die anderen haben dort gleich viele: Du wirst wählen müssen.
lesson-three-2-right = Zwei von jeder Farbe, einer zu viel. Du wirst gefragt, wessen Golem geht.
lesson-three-2-a = Auch die Quelle ist ein gutes Ziel. Schick hier aber den einzelnen Golem in die Hütte und sieh dir die Wahl an.
lesson-three-2-other = Die Hütte wurde nicht getroffen. Der einzelne Golem fliegt ein Feld weit.
lesson-three-3 = Türkis hält die Quelle und bekommt am Ende jedes umkämpfte Plättchen, auf dem Türkis mit vorn liegt. Wessen Golem soll gehen?
lesson-three-3-right = Du und Lila liegt gleichauf vorn, Türkis dahinter: Die Hütte zählt für niemanden.
lesson-three-3-a = Jetzt bist du mit Türkis gleichauf, und die Quelle gibt so ein Plättchen Türkis. Entferne einen türkisen Golem.
lesson-three-4 = Türkis kontrolliert diese Hütte, also wirkt ihr Schild gegen dich, obwohl ein Golem von dir darin steht. Hol die Hütte.
lesson-three-4-right = Ein Golem wurde abgewehrt, zwei landeten: drei gegen zwei.
lesson-three-4-a = Einer von zweien wurde abgewehrt: zwei gegen zwei. Von dreien würden zwei landen.
lesson-three-4-b = Ein einzelner Golem prallt am Schild ab.
lesson-three-4-other = Die Hütte wurde nicht getroffen. Leg ein Plättchen so daneben, dass ein Zauberspruch zu ihr zeigt.
lesson-three-5 = Lila und Türkis liegen gleichauf vorn, und du hältst die Quelle. Ein Gleichstand an der Spitze geht an dich: Beende die Partie, indem du deinen Vorrat aufbrauchst.
lesson-three-5-right = Dein Vorrat ist leer, die Partie endet: Du gewinnst. Liegen zwei gleichauf an der Spitze, siegt, wer die Manaquelle hält, sogar mit weniger Punkten.
lesson-three-5-other = Du hast noch Golems, also geht die Partie weiter, und der Gleichstand kann sich auflösen. Lass zwei Golems dort landen, wo Platz ist.
lesson-three-6 = Hol zwei Plättchen in einem Zug: die Manaquelle und eines, um das die anderen kämpfen.
lesson-three-6-right = Zwei Golems flogen zur Quelle, zwei holten die umkämpfte Hütte nebenan.
lesson-three-6-a = Ein Plättchen hast du. Ein zweiter Zauberspruch kann noch eines holen: Auf umkämpften Plättchen wirkt kein Schild.
lesson-three-6-other = Kein Plättchen hat den Besitzer gewechselt. Suche ein Feld, das mit der Quelle in einer Linie liegt.

## Zwei Teams
lesson-teams = Zwei Teams
lesson-teams-about = Zwei teilen sich Farbe, Zauberer, Vorrat und Stapel, aber nicht die Hand.
lesson-teams-1 = Zusammen mit Orange 2 gegenüber bist du Orange: ein Zauberer, ein Vorrat, ein Stapel, aber getrennte Hände. Beginne mit zwei Golems auf der Quelle, vom leuchtenden Feld im Osten aus.
lesson-teams-1-right = Jetzt spielen die anderen: Lila 1, dann Orange 2, dann Lila 2. Behalte euren Zauberer im Auge.
lesson-teams-1-a = In einer Partie genauso gut. Schick in dieser Lektion zwei Golems vom leuchtenden Feld aus, damit wir sehen, was die anderen tun.
lesson-teams-1-other = Die zwei Golems kamen nicht vom leuchtenden Feld auf die Quelle. Der Zauberspruch mit einer Raute muss zu ihr zeigen.
lesson-teams-2 = Orange 2 hat euren gemeinsamen Zauberer mitgenommen, also war dein erstes Plättchen ungeschützt, und Lila 2 hat es geholt. Hol es zurück.
lesson-teams-2-right = Dein erstes Plättchen gehört wieder eurem Team, und der Zauberer steht jetzt auf deinem neuen.
lesson-teams-2-a = Die Quelle ist ein guter Fang. Hol diesmal aber dein eigenes Plättchen zurück.
lesson-teams-2-other = Dieses Plättchen gehört noch Lila. Greif es von der freien Seite im Norden an.
lesson-teams-3 = In der neuen Festung von Orange 2 steht nur ein Golem, und sobald du legst, verlässt sie der Zauberer. Sichere sie: mit drei Golems oder mehr.
lesson-teams-3-right = Die Festung ist jetzt gut besetzt, und ihre zwei Schilde wirken für euer Team.
lesson-teams-3-a = Zwei Golems in einer Festung ohne Zauberer locken Lila an. Schick gleich mehr.
lesson-teams-3-other = Die Festung bleibt mit einem Golem und ohne Zauberer zurück. Richte einen Zauberspruch auf sie.
lesson-teams-4 = Verstärke die Festung von Orange 2 und hol im selben Zug die Quelle.
lesson-teams-4-right = Zwei Golems für die Festung, zwei für die Quelle: An beiden Orten steht dein Team besser da.
lesson-teams-4-a = Die Quelle gehört euch, aber die Festung bleibt schwach. Ein Plättchen kann beides.
lesson-teams-4-b = Die Festung ist sicher. Hol jetzt mit demselben Plättchen auch die Quelle.
lesson-teams-4-other = Beides ist nicht gelungen. Eine Raute zur Festung, zwei zur Quelle.

## Experten: wartende Zaubersprüche
lesson-waiting = Experten: verzögerte Zaubersprüche
lesson-waiting-about = Ein Zauberspruch ohne Ziel wartet und wirkt für die Seite, die dann sein Plättchen hält.
lesson-waiting-1 = Expertenregeln: Ein Zauberspruch ohne Ziel verpufft nicht, er wartet. Der auf deinem Steinkreis wartet auf ein Plättchen im Osten. Leg dort eines hin und hol drei Golems dazu.
lesson-waiting-1-right = Zuerst die Zaubersprüche des neuen Plättchens, dann der wartende: Seine drei Golems kamen zu dem einen, der mit deinem Zauberer kam.
lesson-waiting-1-a = Dort wartete ein Zauberspruch von Lila auf ein Plättchen und traf dich. Kleine Marken zeigen, welche Zaubersprüche warten.
lesson-waiting-1-other = Dort wartete nichts auf dich. Dein Steinkreis wartet auf ein Plättchen auf dem Feld östlich von ihm.
lesson-waiting-2 = Wartende Zaubersprüche von Lila treffen dein neues Plättchen, und dein Zauberer hält sie nicht auf. Hol die Hütte, ohne in einen hineinzulaufen.
lesson-waiting-2-right = Die Hütte gehört dir. Und merk dir: Wer ein Plättchen kontrolliert, wirkt auch die Zaubersprüche, die dort warten.
lesson-waiting-2-a = Auf dieses Feld wartete ein Zauberspruch von Lila und traf dein neues Plättchen, Zauberer hin oder her. Komm von einer anderen Seite.
lesson-waiting-2-other = Die Hütte gehört dir noch nicht. Ihr Schild wehrt einen Golem ab, also schick drei oder nimm einen roten Zauberspruch.
lesson-waiting-3 = Ein wartender Zauberspruch gehört der Seite, die sein Plättchen kontrolliert, wenn er wirkt. Hol das lila Plättchen südlich der Quelle vom leuchtenden Feld aus, dann bringt er dir vier Golems.
lesson-waiting-3-right = Zuerst holten deine drei Golems das lila Plättchen. Dann wirkte sein wartender Zauberspruch, für dich: fünf Golems, sofort verschanzt.
lesson-waiting-3-a = Lila hielt das Plättchen mit dem wartenden Zauberspruch noch, also traf er deines. Dreh den Zauberspruch mit drei Golems dorthin.
lesson-waiting-3-other = Der wartende Zauberspruch wirkte nicht. Er zielt auf das leuchtende Feld neben seinem Plättchen.
lesson-waiting-4 = Lila legte eine Festung dorthin, wo zwei deiner Zaubersprüche warten, einer mit drei Golems, einer mit einem. Die Schilde wirken gegen jeden von Neuem: Welcher zuerst?
lesson-waiting-4-right = Von dreien landete einer: umkämpft, also wirkt kein Schild mehr. Dann holt der einzelne Golem die Festung.
lesson-waiting-4-a = Der einzelne wurde abgewehrt, und von den dreien landete nur einer: umkämpft. Den großen zuerst.
lesson-waiting-5 = Französische Ausgabe: Die wartenden Zaubersprüche der anderen wirken zuerst, deine zuletzt. Leg ein Plättchen auf das leuchtende Feld, auf das beide zielen, und behalte die Kontrolle darüber.
lesson-waiting-5-right = Nur ein Golem von Lila kam an den zwei Schilden vorbei: eins gegen eins. Dann landeten deine zwei, ohne Schild im Weg.
lesson-waiting-5-a = Zwei Golems von Lila kamen an einem Schild vorbei, und dann wirkte der Schild der Hütte gegen dich: umkämpft.
lesson-waiting-5-other = Das ist nicht das Feld, auf das beide Zaubersprüche zielen.
lesson-waiting-6 = Leg ein Plättchen so auf das Feld östlich deines Steinkreises, dass jeder Zauberspruch, der darauf wartet, für dich wirkt.
lesson-waiting-6-right = Drei Golems holten das lila Plättchen im Süden. Jetzt gehören beide wartenden Zaubersprüche dir, und egal in welcher Reihenfolge: Fünf Golems bleiben auf deinem neuen Plättchen.
lesson-waiting-6-a = Der wartende Zauberspruch von Lila wirkte gegen dich. Hol sein Plättchen im selben Zug.
lesson-waiting-6-other = Kein wartender Zauberspruch wirkte. Das Feld liegt östlich deines Steinkreises.

## Experten: Umzingelungen
lesson-sieges = Experten: Umzingelungen
lesson-sieges-about = Ein Plättchen fällt, wenn eine Seite alle vier Nachbarn hält; Schilde und Zauberer helfen nicht.
lesson-sieges-1 = Halte alle vier Nachbarn eines Plättchens, und es fällt: Alle anderen Golems gehen, und einer von dir kommt. Bei der Quelle fehlt dir noch ein Nachbar.
lesson-sieges-1-right = Der Ring ist geschlossen. Fünf verschanzte Golems verlassen die Quelle, Schilde hin oder her, und einer von dir kommt.
lesson-sieges-1-other = Der Ring ist noch offen. Hol den lila Steinkreis nördlich der Quelle.
lesson-sieges-2 = Auch dein neues Plättchen zählt für den Ring, und ein Zauberer hilft nicht gegen eine Umzingelung. Hol das Plättchen mit dem Zauberer von Lila.
lesson-sieges-2-right = Der Golem von Lila ging, einer von dir kam. Der Zauberer bleibt, also zählt das Plättchen für niemanden, bis er weiterzieht.
lesson-sieges-2-a = Zaubersprüche verpuffen dort weiterhin. Schließ lieber den Ring: Ein Nachbar fehlt.
lesson-sieges-2-other = Der Ring um den Zauberer ist noch offen. Welches Nachbarfeld ist leer?
lesson-sieges-3 = Lila hält drei Nachbarn deiner Festung und wird den Ring schließen. Verhindere es.
lesson-sieges-3-right = Der Ring bleibt offen: Zu einer Umzingelung müssten alle vier Nachbarn Lila gehören.
lesson-sieges-3-other = Lila kann den Ring mit dem nächsten Plättchen noch schließen. Füll das leere Feld südlich der Festung, oder brich den Ring im Norden oder Westen auf.
lesson-sieges-4 = Zu dritt können zwei Seiten einen Ring gemeinsam schließen. Halten beide je zwei Nachbarn, bekommt die Mitte, wer zuletzt einen davon gewonnen hat. Hol die Quelle.
lesson-sieges-4-right = Du und Lila haltet je zwei Nachbarn, und deiner kam zuletzt: Drei türkise Golems verlassen die Quelle, einer von dir kommt.
lesson-sieges-4-other = Ein Nachbar der Quelle gehört noch Türkis, der im Westen. Hol ihn, dann hast du zuletzt einen gewonnen.
lesson-sieges-5 = Lila ist in der Festung verschanzt. Bring sie in diesem Zug zu Fall.
lesson-sieges-5-right = Zwei Golems holten die Hütte im Süden, einer entschied die im Osten: Der Ring ist geschlossen, und fünf Golems verlassen die Festung.
lesson-sieges-5-a = Ein Nachbar mehr. Der letzte muss im selben Zug fallen.
lesson-sieges-5-other = Der Ring ist an zwei Stellen offen. Finde das Feld, das beide erreicht.

## Experten: die Wertung
lesson-expert-score = Experten: die Wertung
lesson-expert-score-about = Mit den Expertenregeln zählt ein Plättchen schon bei einem gegnerischen Golem einen Punkt weniger.
lesson-expert-score-1 = Expertenregeln: Ein Plättchen, das du hältst, zählt einen Punkt weniger, solange ein gegnerischer Golem darauf steht. Verdränge den letzten aus deiner Festung.
lesson-expert-score-1-right = Mehr als fünf: Der Golem von Lila ging zuerst. Die Festung zählt wieder 4 statt 3.
lesson-expert-score-1-a = Auch nützlich. Befreie hier aber die Festung: Ein sechster Golem verdrängt den von Lila.
lesson-expert-score-1-other = In der Festung hat sich nichts geändert. Ein Golem mehr genügt.
lesson-expert-score-2 = Es gilt auch umgekehrt: Ein Golem von dir auf einem Plättchen von Lila kostet Lila einen Punkt. Nimm Lila mit einem Plättchen zwei Punkte.
lesson-expert-score-2-right = Ein Golem kam in die Festung, einer auf den Steinkreis: Jedes zählt einen Punkt weniger, der Steinkreis gar nichts mehr.
lesson-expert-score-2-a = Ein Punkt weniger für Lila. Von einem Feld neben beiden aus sind es zwei.
lesson-expert-score-2-other = Lila hat keinen Punkt verloren. Lass Golems auf Plättchen von Lila landen, und denk an die Schilde.
lesson-expert-score-3 = Zwei Golems sind übrig: Einer kommt mit dem Zauberer, der andere beendet die Partie, wo er landet. Gleichstand reicht nicht, denn Lila hält die Quelle. Finde den einen Punkt.
lesson-expert-score-3-right = Ein einziger Golem machte den Punkt aus. Dein Vorrat ist leer, und du gewinnst.
lesson-expert-score-3-a = 10 zu 10, und Lila hält die Quelle. Dein letzter Golem sollte ein Plättchen von dir befreien oder auf einem von Lila landen.
lesson-expert-score-3-b = Dein letzter Golem prallte an den Schilden ab und kam zurück. Suche ein Plättchen, auf dem kein Schild wirkt.
lesson-expert-score-3-other = Der letzte Golem fand kein Ziel oder keinen Platz, also geht die Partie weiter. Wo ist ein Golem einen Punkt wert?
lesson-expert-score-4 = Verdränge mit einem Plättchen Lila aus deiner Festung und schick einen Golem auf den lila Steinkreis im Nordosten.
lesson-expert-score-4-right = In der Festung stehen fünf von dir, verschanzt, und der Steinkreis bringt Lila nichts mehr.
lesson-expert-score-4-a = Die Festung gehört ganz dir. Dasselbe Plättchen könnte auch den Steinkreis erreichen.
lesson-expert-score-4-b = Der Steinkreis bringt Lila nichts mehr. Befreie mit demselben Plättchen auch die Festung.
lesson-expert-score-4-other = Beides ist nicht gelungen. Suche das Feld neben beiden.

## Allein gegen Suramun
lesson-solo = Allein gegen Suramun
lesson-solo-about = Geh über deine Golems auf leere Plättchen, während Suramun jeden Schritt spiegelt.
lesson-solo-1 = Du bist Lila, und die drei unteren Reihen gehören dir. Beginne in der untersten Reihe dort, wo dein Plättchen fünf Golems auf drei Plättchen bringt.
lesson-solo-1-right = Dein Zauberer brachte einen Golem mit. Suramuns Zauberer erschien gegenüber in der obersten Reihe, deckte das Plättchen dort auf und zauberte zuerst; dann du.
lesson-solo-1-a = Fünf Golems, aber auch Suramun hat eines der Plättchen erreicht: umkämpft. Versuch die Spalte daneben.
lesson-solo-1-b = Nur drei Golems kamen: Manche Zaubersprüche fanden kein Plättchen. Suche eines, dessen zwei Zaubersprüche beide treffen.
lesson-solo-2 = Jetzt gehst du: über Plättchen mit deinen Golems auf ein leeres. Suramun geht immer auf das Spiegelfeld und zaubert zuerst, und nahe der Grenze kann dich das treffen. Wähle ein Plättchen, das du behältst.
lesson-solo-2-right = Suramun zauberte vom Spiegelfeld, dein Plättchen blieb deines, und du wirktest alle seine Zaubersprüche.
lesson-solo-2-a = Suramun zauberte zuerst, und das Plättchen gehört dir nicht: Zauberer schützen hier nichts, und ohne Kontrolle zauberst du nicht.
lesson-solo-2-refused-a = Dort stehen deine Golems. Du darfst darüber ziehen, aber enden musst du auf einem leeren Plättchen.
lesson-solo-2-refused-b = Dein Zauberer muss sich bewegen; stehen bleiben darf er nicht.
lesson-solo-2-refused-c = Über deine Golems führt kein Weg dorthin.
lesson-solo-3 = Deine Golems bilden einen Weg nach Norden. Geh auf ihm bis zur ersten Reihe von Suramuns Territorium und deck ein verdecktes Plättchen auf.
lesson-solo-3-right = Das Plättchen liegt auf dem Kopf, seine Zaubersprüche zeigen andersherum. Und Suramuns Zauberer kam auf das Spiegelfeld in deinem Territorium und wirkte dort die Zaubersprüche deines Plättchens.
lesson-solo-3-other = Das liegt näher bei dir. Dein Weg führt nach Norden, zum verdeckten Plättchen in derselben Spalte.
lesson-solo-4 = Erreicht dein Zauberer kein leeres Plättchen mehr, endet die Partie und wird gewertet. Wähle den letzten Schritt.
lesson-solo-4-right = Kein leeres Plättchen ist mehr zu erreichen: Die Partie endet, 20 zu 18 für dich.
lesson-solo-4-a = Dort bringen Suramuns Zaubersprüche mehr als deine. Sieh dir an, was vom Spiegelfeld gezaubert würde.
lesson-solo-5 = Suramun hat noch einen Golem, also endet die Partie, sobald sein Zauberer das Spiegelfeld betritt. Plättchen mit Zauberer zählen nicht, und ein Gleichstand ist verloren. Gewinne.
lesson-solo-5-right = Suramuns Zauberer endet auf einer Hütte, die Suramun hält, und sie zählt für niemanden: Du gewinnst 18 zu 17.
lesson-solo-5-a = Gleichstand: Suramun gewinnt. Auf welchem seiner Plättchen sollte sein Zauberer enden?
lesson-solo-5-b = Suramun hat mehr Punkte. Wo würde ihn sein eigener Zauberer etwas kosten?

## Suramuns drei Stufen
lesson-levels = Suramuns drei Stufen
lesson-levels-about = Zauberlehrling, Zaubergeselle, Zaubermeister: was auf welcher Stufe für Suramun zählt.
lesson-levels-1 = Zauberlehrling: Jede Seite zählt die Plättchen, die sie hält. Suramun hat noch drei Golems, und sie gehen ihm jetzt aus: Wähle deinen letzten Schritt.
lesson-levels-1-right = Suramun zauberte, bis sein Vorrat leer war, und die Partie endete sofort: Du gewinnst 19 zu 18.
lesson-levels-1-a = Dort bringen ihm seine letzten Golems zu viel. Vergleiche, was er von den beiden Spiegelfeldern zaubert.
lesson-levels-2 = Zaubergeselle: Umkämpfte Plättchen zählen für Suramun. Er hat noch einen Golem und endet auf dem Spiegelfeld. Gib das Plättchen auf, das dich weniger kostet.
lesson-levels-2-right = Die umkämpften Plättchen zählen für Suramun, und doch liegst du vorn: 24 zu 22.
lesson-levels-2-a = Sein Zauberer endete auf deinem besseren Plättchen, das jetzt für niemanden zählt. Das andere kostet dich weniger.
lesson-levels-3 = Zaubermeister: Jedes deiner Plättchen mit einem Golem von Suramun zählt für dich einen Punkt weniger. Finde den Schritt, der trotzdem gewinnt.
lesson-levels-3-right = Einige deiner Plättchen verlieren einen Punkt, und 22 zu 19 reicht trotzdem.
lesson-levels-3-a = 19 zu 19, und ein Gleichstand ist verloren. Vergleiche, was sein Zauberer auf jedem Spiegelfeld tut.
lesson-levels-4 = Noch einmal Zaubermeister. Ein Schritt gewinnt sofort.
lesson-levels-4-right = Suramuns Vorrat ist leer, und die Partie endet: Du gewinnst 20 zu 15.
lesson-levels-4-a = Suramun hat mehr: Umkämpfte Plättchen zählen für ihn, und jedes deiner Plättchen mit seinen Golems zählt einen Punkt weniger.
lesson-levels-4-other = Die Partie geht weiter. Einer deiner Schritte beendet sie zu deinen Gunsten.

## The guided first game
coach-welcome = Willkommen! Mit diesen zwei Plättchen kannst du gut anfangen: Behalte sie, dann geht es los.
coach-begin = Du weißt schon alles: Wähle ein Plättchen, dreh es, leg es an. Viele Golems auf der Manaquelle wären ein guter Anfang.
coach-guard = Der Zauberer von Lila schützt sein Plättchen: Ein Zauberspruch dorthin ist verloren. Ziele anderswohin.
coach-dug-in = Fünf Golems einer Seite: verschanzt, mit einem Schild mehr. Ein sechster hat keinen Platz.
coach-repelled = Die Schilde wehren ihren Teil ab. Schick mehr Golems, oder nimm einen roten Zauberspruch.
coach-overflow = Mehr als fünf für ein Plättchen: Zuerst gehen Golems der angegriffenen Seite, zurück in ihren Vorrat.
coach-fortress = Eine Festung: vier Punkte und zwei Schilde. Dein Zauberer schützt sie eine Runde lang; denk auch an danach.
coach-red-spell = Dein roter Zauberspruch kommt an Schilden vorbei. Such ein Feld, von dem aus er trifft: genau so weit entfernt, wie er Rauten zeigt.
coach-contested = Ein Plättchen ist umkämpft: Gleichstand, und niemand hat es. Ein Golem mehr entscheidet, und die Schilde dort wirken nicht.
coach-two-at-once = Mit einem deiner Züge holst du zwei Plättchen auf einmal. Siehst du ihn?
coach-own-supply = Dein Vorrat geht zur Neige. Ist einer leer, endet die Partie sofort: Sieh zu, dass du dann vorn liegst.
coach-their-supply = Der Vorrat von Lila geht zur Neige. Ist einer leer, endet die Partie sofort: Sieh zu, dass du dann vorn liegst.
coach-ends = Das beendet die Partie. Sieh dir zuerst den Punktestand in der Vorschau an.
coach-last-tile = Dein letztes Plättchen zählt nichts, weil der Zauberer darauf steht. Nur seine Zaubersprüche zählen.
coach-deck-empty = Dein Stapel ist leer: Du hast nur noch die Plättchen auf der Hand.
coach-over = Sieh dir an, was jedes Plättchen gebracht hat. Wer die Manaquelle hält, gewinnt bei Gleichstand.
