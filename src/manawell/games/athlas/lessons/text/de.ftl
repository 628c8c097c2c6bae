# Was die Lehrerin in den Lektionen von Athlas sagt: lesson-<Lektion>-<Schritt>[-Teil]
lesson-other = Erlaubt, aber nicht das, was wir hier üben. Lies die Aufgabe noch einmal.
part-first = Erste Schritte
part-base = Der ganze Kampf
part-modes = Spielarten

## So wird gespielt, Bild für Bild
howto-1 = Der Kampfplatz. Du bist Gold, unten; Silber ist oben. Drei Relikte, Hügel, zwei Seen.
howto-2 = Du gewinnst, sobald eine Einheit zwei Relikte hält.
howto-3 = Beschwöre in deiner hintersten Reihe und zahle Punkte. Im ersten Zug: eine Einheit oder bis zu drei für zusammen 60 Punkte. Später: eine je Zug.
howto-4 = Handle: jede Einheit einmal je Zug, mit einer Bewegung M und einer Aktion A, in beliebiger Reihenfolge.
howto-5 = Wer auf einem Relikt steht, hält es. Trag es mit oder überreiche es einem Nachbarn. Kein Relikt wird im selben Zug zweimal bewegt: Das zeigt der Haken.
howto-6 = Einheiten derselben Art teilen sich einen Lebensbalken. Wer den letzten Punkt verliert, stirbt, und der Balken ist wieder voll.
howto-7 = Angriff minus Rüstung ergibt den Schaden. Jeder Rüstungspunkt wirkt einmal je Zug; triff also dasselbe Ziel noch einmal.
howto-8 = Eine Stufe klettern kostet M und A. Angriffe von oben erhalten +2. Ein Hügel dazwischen, höher als beide, hält den Schuss auf.
howto-9 = Wasser zu betreten kostet 5 Lebenspunkte, und noch einmal 5, wenn eine Einheit ihre Aktivierung im Wasser beginnt und beendet. Schwimmern und Fliegern macht es nichts.
howto-10 = Flieger überqueren alles und kommen bis zu zwei Felder weit, aber nur vor ihrer Aktion. Sie halten keine Relikte. Schläge der Reichweite 1 vom Boden treffen sie nur, wenn sie zuvor den Boden angegriffen haben.
howto-11 = Der Boden kann sich ändern. Zwischen Hügel und Krater ist eine Klippe, die niemand erklettert; ein Krater neben Wasser läuft voll.
howto-12 = Göttliche Eingriffe: nur die oberste Karte, einmal in jedem Zug. Im gegnerischen Zug darfst du den Moment wählen, und was danach kam, wird rückgängig gemacht.

## Was erleuchtet ist, wo man es nur nennen kann
light-unit = Einheit { $what }
light-field = Feld { $what }
light-relic =
    { $what ->
        [west] das Westrelikt
        [centre] das Mittelrelikt
        [east] das Ostrelikt
       *[other] das Relikt „{ $what }“
    }
light-ability = die Fähigkeit { $what }
light-coin = das { $what } der Einheit, die handelt
light-pool = das Leben von Alpha { $what }
light-alpha = dein Alpha { $what }
light-button = der Zug { $what }
light-steps = die Schritte des Zuges
light-stack = dein Stapel Göttlicher Eingriffe
light-discard = das Abwerfen
light-window = die Frage, ob du eingreifst
light-card = die Karte { $what }
light-rebuild = die Wahl des Alphas zum Umbauen
light-army = die Armee { $what }
light-panel = die Tafel von Platz { $what }

## Zwei Relikte gewinnen
lesson-relics = Zwei Relikte gewinnen
lesson-relics-about = Halte ein Relikt, trage es und bring es zu einem zweiten.
lesson-relics-1 = Drei Relikte liegen auf dem Kampfplatz. Sobald eine deiner Einheiten zwei davon hält, gewinnst du. Aktiviere deinen Räuber.
lesson-relics-1-a = So ruht deine Einheit in diesem Zug. Aktiviere lieber den Räuber.
lesson-relics-2 = Jetzt handelt er. Geh auf das Relikt: Wer auf seinem Feld steht, hält es, und das kostet nichts.
lesson-relics-2-right = Dein Räuber hält das Relikt; bei dir steht jetzt 1 Relikt. Silber hat noch keine Einheit und passt.
lesson-relics-2-a = Ein schöner Spaziergang, aber das Relikt liegt auf einem anderen der hellen Felder.
lesson-relics-2-b = Das Relikt liegt ein Feld weiter östlich.
lesson-relics-2-c = Das führt vom Relikt weg.
lesson-relics-2-d = Das ist ein Hügel: Klettern kostet Bewegung und Aktion. Geh zuerst zum Relikt.
lesson-relics-2-e = Vorbei, ehe es begann. Geh lieber zum Relikt.
lesson-relics-3 = Dein nächster Zug. Ein Relikt kommt mit, aber nur ein Feld je Zug. Geh auf das andere Relikt zu und nimm deines mit.
lesson-relics-3-right = Das Relikt reist mit. Der kleine Haken sagt: In diesem Zug ist es schon bewegt worden.
lesson-relics-3-a = Du bist losgegangen und hast das Relikt liegen lassen. Wähle „mitnehmen“.
lesson-relics-3-b = Du trägst es, aber vom zweiten Relikt weg. Das liegt im Osten.
lesson-relics-3-c = Mit Stehenbleiben gewinnst du heute nichts. Geh nach Osten, mit dem Relikt in der Hand.
lesson-relics-4 = Noch ein Schritt auf das zweite Relikt, mit dem ersten in der Hand.
lesson-relics-4-right = Zwei Relikte bei einer Einheit: gewonnen. Das ist das ganze Ziel des Spiels.
lesson-relics-4-a = Du hältst das neue Relikt, hast aber das alte unterwegs gelassen. Nimm es mit.
lesson-relics-5 = Jetzt du: Gewinne in diesem Zug.
lesson-relics-5-right = Gut gemacht: eine Einheit, zwei Relikte.
lesson-relics-5-a = Zwei Relikte, aber bei zwei Einheiten. Eine muss beide halten.
lesson-relics-5-b = Das Westrelikt blieb zurück. Nimm es mit.
lesson-relics-5-hint = Wer hält schon eines?
lesson-relics-5-other = Dein Zug ist vorbei, und noch hält keine Einheit zwei Relikte.

## Eine Bewegung, eine Aktion
lesson-fight = Eine Bewegung, eine Aktion
lesson-fight-about = Beweg dich, schlag zu und sieh, wessen Leben das kostet.
lesson-fight-1 = In deinem Zug handelt jede deiner Einheiten einmal, mit einer Bewegung (M) und einer Aktion (A). Zuerst die Bewegung: Bring diesen Räuber neben den Ranger.
lesson-fight-1-a = Von dort reicht dein Schwert nicht hin: Es trifft nur auf Nachbarfeldern.
lesson-fight-1-b = Zu weit östlich: Das Schwert trifft nur auf Nachbarfeldern.
lesson-fight-1-c = Klettern kostet Bewegung und Aktion; zum Schlag käme es in diesem Zug nicht mehr.
lesson-fight-2 = Das M ist verbraucht, das A noch frei. Jetzt die Aktion: Triff den Ranger mit dem Obsidianschwert.
lesson-fight-2-right = 4 Schaden: Das Leben von Silbers Alpha II fällt von 10 auf 6.
lesson-fight-2-a = Du hattest noch eine Aktion. Schlag zu, bevor du die Aktivierung beendest.
lesson-fight-3 = Beide Ranger leben von diesem einen Balken: Einheiten eines Alphas teilen sich ihr Leben. Die Armbrust deines Drachen trifft auf genau zwei Felder: Schieß auf den anderen Ranger.
lesson-fight-3-right = Derselbe Balken fällt, egal welcher Ranger getroffen wird. Und das Gift des Drachen lähmt sein Ziel.
lesson-fight-3-a = Jetzt schwebt er neben dem Ranger und hat nicht angegriffen. Schieß von seinem alten Platz aus.
lesson-fight-3-refused-a = Drei Felder sind zu weit: Die Armbrust braucht genau zwei.
lesson-fight-4 = Für beide ist kaum noch Leben übrig. Wer den letzten Punkt verliert, stirbt: Dein zweiter Räuber soll gut wählen.
lesson-fight-4-right = Der Träger stirbt, das Relikt liegt frei, und der Balken ist wieder voll: Der andere Ranger hat nun wieder 10.
lesson-fight-4-a = Ein Ranger fällt, aber der andere behält das Relikt. Triff den, der es hält.
lesson-fight-5 = Dein Räuber hat seine Aktion benutzt, aber seine Bewegung ist noch frei. Hol das Relikt.
lesson-fight-5-right = Du hältst 1 Relikt. Bewegung und Aktion dürfen in beliebiger Reihenfolge kommen.
lesson-fight-5-a = Die Bewegung ist nun verloren. Tritt vorher auf das Relikt.
lesson-fight-5-b = So nah, und doch daran vorbei.
lesson-fight-6 = Jetzt du: Gewinne in diesem Zug mit einem einzigen Räuber.
lesson-fight-6-right = Erst der Schlag, dann der Schritt: gut gekämpft.
lesson-fight-6-a = Der Ranger ist weg, aber deine Bewegung war schon verbraucht. Erst zuschlagen, dann gehen.
lesson-fight-6-b = Ein Relikt blieb zurück. Nimm es mit.
lesson-fight-6-hint = Bewegung und Aktion dürfen in beliebiger Reihenfolge kommen.
lesson-fight-6-other = Dein Zug ist vorbei, und noch hält keine Einheit zwei Relikte.

## Hügel und Wasser
lesson-ground = Hügel und Wasser
lesson-ground-about = Von oben triffst du härter, und im Wasser ertrinkt man.
lesson-ground-1 = Hügel liegen eine Stufe höher. Klettern kostet Bewegung und Aktion: Klettere auf den Hügel neben dem Ranger.
lesson-ground-1-right = Du bist oben; M und A sind beide verbraucht. Silber wartet, und dein nächster Zug kommt.
lesson-ground-1-a = Noch immer im Tal. Klettere auf den Hügel.
lesson-ground-1-b = Von diesem Hügel reicht dein Schwert nicht bis zum Ranger. Nimm den direkt neben ihm.
lesson-ground-1-refused-a = Gehen bleibt auf einer Höhe. Hinauf und hinab heißt Klettern.
lesson-ground-2 = Von oben zählt jeder Schlag zwei mehr. Triff den Ranger unter dir.
lesson-ground-2-right = 4 + 2 Höhenvorteil = 6 Schaden: Das Leben von Silbers Alpha II fällt von 10 auf 4.
lesson-ground-2-a = Die Höhe hast du behalten, den Schlag verschenkt. Schlag zu.
lesson-ground-3 = Jetzt führst du Ranger, die nicht schwimmen können. Nimm den kurzen Weg zum Relikt, durch den See, und sieh, was er kostet.
lesson-ground-3-right = Das Ertrinken kostet 5: Das Leben deiner Ranger fällt von 10 auf 5. Rüstung hätte nicht geholfen.
lesson-ground-3-a = Der trockene Weg dauert drei Züge länger. Mach dich dieses eine Mal nass.
lesson-ground-4 = Wer eine Aktivierung im Wasser beginnt und beendet, verliert noch einmal 5. Steig heraus, auf das Relikt.
lesson-ground-4-right = Diesmal nichts verloren, und du hältst das Ostrelikt. Dann watet Silbers Räuber in den anderen See und verliert nichts: Räuber schwimmen.
lesson-ground-4-a = Noch einmal fünf Lebenspunkte, und der Ranger ist weg. Steig aus dem Wasser.
lesson-ground-4-b = Immer noch Wasser: noch einmal fünf Lebenspunkte, und der Ranger ist weg.
lesson-ground-5 = Jetzt du: Gewinne in diesem Zug.
lesson-ground-5-right = Mitten durch den See: Ein Räuber darf das.
lesson-ground-5-a = Trockene Füße, kein Sieg. Dein Räuber kann schwimmen.
lesson-ground-5-hint = Wer hat Angst vor Wasser? Ein Räuber nicht.
lesson-ground-5-other = Dein Zug ist vorbei, und noch hält keine Einheit zwei Relikte.
lesson-ground-6 = Und noch einmal: Töte den Ranger mit einem einzigen Schlag.
lesson-ground-6-right = 4 + 2 = 6: Die Höhe hat den Ausschlag gegeben.
lesson-ground-6-a = Dort unten kann niemand hart genug zuschlagen. Schau nach oben.
lesson-ground-6-hint = Sechs Lebenspunkte, ein Schwert mit vier und zwei für die Höhe.
lesson-ground-6-other = Der Ranger lebt noch. Jemand kann von oben zuschlagen.

## Deine Armee erscheint
lesson-summon = Deine Armee erscheint
lesson-summon-about = Beschwöre Einheiten, spiele einen ganzen Zug und sei bereit für deine erste Partie.
lesson-summon-1 = Du bist Gold. Dein erster Zug dient der Beschwörung: eine Einheit mit beliebigen Kosten oder bis zu drei für zusammen 60 Punkte. Beschwöre einen Räuber auf eines deiner sechs Felder unten.
lesson-summon-1-right = Seine Karten sind aufgedeckt, der Räuber steht bereit, und 23 deiner 250 Punkte sind ausgegeben.
lesson-summon-1-a = Der Drache kommt gleich. Er kann keine Relikte halten; beginne also mit einem Räuber.
lesson-summon-1-b = Gedankenleser sind für später. Beginne mit einem Räuber.
lesson-summon-1-refused-a = In deinem ersten Zug muss mindestens eine Einheit kommen.
lesson-summon-2 = 37 der 60 Punkte sind übrig. Ein Drache kostet 30: Beschwöre auch ihn.
lesson-summon-2-right = 53 Punkte sind ausgegeben. Ein Gedankenleser für weitere 21 ginge über die 60 hinaus.
lesson-summon-2-a = Das darfst du, aber zwei Einheiten sind stärker als eine. Beschwöre den Drachen dazu.
lesson-summon-2-b = Ein zweiter Räuber passt auch. Nimm für diese Lektion den Drachen.
lesson-summon-2-c = Der Gedankenleser passt auch. Nimm für diese Lektion den Drachen.
lesson-summon-3 = Mehr passt nicht in die 60. Beende deine Beschwörung.
lesson-summon-3-right = Jetzt deckt Silber einen Zauberspruchmeister und einen Schattenranger auf. Dann bist du wieder am Zug.
lesson-summon-3-refused-a = Das wären 74 Punkte: Mehrere Einheiten dürfen zusammen höchstens 60 kosten.
lesson-summon-4 = Ein gewöhnlicher Zug: Jede Einheit handelt einmal, in beliebiger Reihenfolge. Schick den Räuber nach vorn, zu den Relikten.
lesson-summon-4-right = Der Räuber wird dunkler: Er hat in diesem Zug seinen Teil getan.
lesson-summon-4-a = Seitwärts kostet einen Zug. Geh nach vorn.
lesson-summon-4-b = Eine Einheit, die ruht, gewinnt nichts. Geh nach vorn.
lesson-summon-5 = Flieger überqueren alles und kommen bis zu zwei Felder weit, aber nur vor ihrer Aktion. Flieg zwei Felder nach vorn.
lesson-summon-5-right = Alle deine Einheiten haben gehandelt: Der letzte Schritt des Zuges beginnt, die Beschwörung.
lesson-summon-5-a = Ein Feld ist erlaubt; zwei sind besser.
lesson-summon-6 = Jetzt eine neue Einheit, wenn du magst. Ein zweiter Räuber kostet wieder 23 und teilt sich das Leben mit dem ersten.
lesson-summon-6-right = 76 Punkte sind ausgegeben, und das Leben bleibt 11 für beide. Der neue Räuber handelt ab deinem nächsten Zug.
lesson-summon-6-a = Du darfst sparen, aber frühe Einheiten kommen am weitesten. Beschwöre den Räuber.
lesson-summon-6-b = Dreißig Punkte für einen zweiten Drachen gehen auch. Nimm für diese Lektion den Räuber.
lesson-summon-6-c = Dein dritter Alpha darf noch etwas verdeckt bleiben. Nimm den Räuber.
lesson-summon-7 = Das ist der ganze Zug: mit allen handeln, dann eine Einheit beschwören. Beende ihn.
lesson-summon-7-right = Jetzt weißt du alles für deine erste Partie. Eine kleine Aufgabe bleibt noch.
lesson-summon-8 = Der erste Zug mit einer anderen Armee: Ihre Alphas kosten 29, 20 und 17 Punkte. Beschwöre drei Einheiten.
lesson-summon-8-right = Drei Einheiten mit 60 Punkten. Deine erste Partie kann beginnen!
lesson-summon-8-a = Jetzt sind 49 Punkte weg: Mit einer dritten Einheit kämst du über 60.
lesson-summon-8-b = 46 Punkte sind weg, und selbst mit dem billigsten Alpha kämst du über 60.
lesson-summon-8-c = 58 Punkte für zwei Einheiten: Für eine dritte ist kein Platz.
lesson-summon-8-refused-a = 29 + 20 + 17 ist 66, mehr als 60.
lesson-summon-8-hint = Zwanzig, zwanzig, zwanzig.
lesson-summon-8-other = Dein erster Zug ist vorbei, und es sind weniger als drei Einheiten.

## Relikte weitergeben
lesson-carry = Relikte weitergeben
lesson-carry-about = Überreiche ein Relikt, lass es zurück, und lerne, warum es je Zug nur ein Feld weit kommt.
lesson-carry-1 = Mit einer Aktion kannst du ein Relikt einem Nachbarn überreichen; so kommt es ein Feld näher ans Ziel. Überreiche es dem anderen Räuber.
lesson-carry-1-right = Das Relikt ist jetzt beim anderen Räuber, ein Feld weiter. Der Haken sagt: Es ist bewegt worden.
lesson-carry-1-a = Auch so kommt es ein Feld weit, aber nicht zum Ostrelikt. Überreiche es.
lesson-carry-1-refused-a = Flieger können keine Relikte halten, ein Drache kann es also nicht nehmen.
lesson-carry-2 = Der Haken sagt: Dieses Relikt ist in diesem Zug schon bewegt worden, egal wer es jetzt trägt. Aktiviere also seinen Träger und lass ihn stehen: Beende die Aktivierung.
lesson-carry-2-right = Ein neuer Zug kommt, und der Haken ist dann weg.
lesson-carry-2-a = Der Räuber ging, und das Relikt blieb allein zurück. Warte bei ihm.
lesson-carry-2-refused-a = Es ist in diesem Zug schon bewegt worden. Niemand kann es noch einmal bewegen.
lesson-carry-3 = Neuer Zug, Haken weg. Trag es weiter, neben das Ostrelikt.
lesson-carry-3-right = Jetzt liegt das Ostrelikt neben dem Träger.
lesson-carry-3-a = Ohne das Relikt? Nimm es mit.
lesson-carry-3-b = Getragen, aber noch nicht neben das Ostrelikt.
lesson-carry-4 = Bring es zu Ende.
lesson-carry-4-right = Zwei Relikte bei einer Einheit: Sieg.
lesson-carry-4-a = Eines in der Hand, eines am Boden. Nimm es mit.
lesson-carry-5 = Jetzt du: Gewinne in diesem Zug. Achte darauf, wer zuerst handelt.
lesson-carry-5-right = Erst kommt einer mit seinem Relikt näher, dann überreicht der andere ein Relikt, das noch nicht bewegt wurde.
lesson-carry-5-a = Seite an Seite, aber dieses Relikt wurde schon bewegt und kann nicht überreicht werden. Ändere die Reihenfolge.
lesson-carry-5-hint = Nur ein Relikt, das noch nicht bewegt wurde, lässt sich überreichen.
lesson-carry-5-other = Dein Zug ist vorbei, und noch hält keine Einheit zwei Relikte.

## Auf Drachenflügeln
lesson-wings = Auf Drachenflügeln
lesson-wings-about = Flieg, schieß und lerne, wann Schwerter dich erreichen.
lesson-wings-1 = Ein Flieger überquert Hügel, Seen und Einheiten, bis zu zwei Felder weit. Die Armbrust braucht genau zwei Felder bis zum Ziel: Such einen Platz, von dem du den Ranger triffst.
lesson-wings-1-a = Zu nah für die Armbrust; mit den Klauen ginge es, aber wir wollen schießen.
lesson-wings-1-b = Zu weit weg: Die Armbrust braucht genau zwei Felder.
lesson-wings-2 = Genau zwei Felder. Schieß!
lesson-wings-2-right = 4 + 1 = 5 Schaden, und das Gift lähmt den Ranger: Er kann sich nicht bewegen. Nach seiner Aktion kann dein Drache in diesem Zug nicht mehr fliegen.
lesson-wings-2-a = Eine geladene Armbrust und eine freie Aktion: Schieß.
lesson-wings-3 = Ein Flieger, der etwas am Boden angreift, ist angreifbar: Schwerter erreichen ihn, bis er wieder handelt. Probier es: Triff den Wachturm mit deinen Klauen.
lesson-wings-3-right = 5 Schaden am Turm. Sieh das Fadenkreuz an deinem Drachen: Er ist angreifbar. Das Schwert des Turms schlägt zurück: 8 fällt auf 4.
lesson-wings-3-a = Sicher, aber harmlos. Nimm deine Klauen.
lesson-wings-4 = Flieg diesmal nur, und bleib ruhig neben dem Turm. Ein Flieger, der nur fliegt, ist für Schwerter zu hoch.
lesson-wings-4-right = Der Turm findet kein Ziel: Dein Drache fliegt zu hoch. Nur größere Reichweiten, Eingriffe oder andere Flieger erreichen ihn.
lesson-wings-4-a = Dann schlägt er zurück: noch einmal vier, und dein Drache ist tot. Flieg nur.
lesson-wings-5 = Das Mittelrelikt liegt frei neben deinem Räuber, und Flieger können keine Relikte halten. Wer soll hin?
lesson-wings-5-right = Der Räuber geht hin und hält beide: Sieg.
lesson-wings-5-a = Der Drache schwebt über dem Relikt und hält nichts; jetzt ist er sogar im Weg.
lesson-wings-5-b = Ein Relikt blieb zurück. Nimm es mit.
lesson-wings-6 = Jetzt du: Töte einen Drachen mit deinem Schwert.
lesson-wings-6-right = Das Fadenkreuz hat verraten, welcher den Boden angegriffen hatte.
lesson-wings-6-a = Du hattest ein Ziel neben dir. Such das Fadenkreuz.
lesson-wings-6-refused-a = Dieser ist zuletzt nur geflogen; dein Schwert erreicht ihn nicht.
lesson-wings-6-hint = Nur einer von ihnen hat zuletzt angegriffen.
lesson-wings-6-other = Beide Drachen leben noch. Einer trägt ein Fadenkreuz.

## Rüstung nutzt sich ab
lesson-armour = Rüstung nutzt sich ab
lesson-armour-about = Nimm ein Ziel mit mehreren aufs Korn; dazu Zaubersprüche und magische Rüstung.
lesson-armour-1 = Räuber tragen Rüstung 3: Jeder Punkt fängt einen Schaden ab, einmal je Zug. Triff den Träger des Relikts.
lesson-armour-1-right = 4 − 3 = 1 Schaden. Aber seine Rüstung ist nun verbraucht, bis der nächste Zug beginnt.
lesson-armour-1-a = Jemand muss die Rüstung knacken. Schlag zu.
lesson-armour-2 = Seine Rüstung ist für diesen Zug verbraucht. Schlag dort noch einmal zu.
lesson-armour-2-right = Diesmal 4 − 0 = 4 Schaden.
lesson-armour-2-a = Hier ist die Rüstung noch frisch: nur 1 Schaden. Triff den, dessen Rüstung verbraucht ist.
lesson-armour-3 = Dein Drache beherrscht Waffenkunde: Seine Schüsse ignorieren einen Rüstungspunkt. Hier ist nicht einmal das nötig: Schieß auf dasselbe Ziel.
lesson-armour-3-right = 5 Schaden: 1 Lebenspunkt bleibt. Im nächsten Zug ist alle Rüstung wieder ganz.
lesson-armour-3-a = Jetzt außer Reichweite. Schieß von seinem alten Platz aus.
lesson-armour-4 = Dieser Gegner hat fünf physische Rüstungspunkte und einen magischen. Physische Rüstung wirkt gegen alles, magische nur gegen Zaubersprüche. Knack sie mit deinem Magischen Blitz.
lesson-armour-4-right = 6 gegen 1 + 5: kein Schaden, aber alle sechs Punkte sind verbraucht.
lesson-armour-4-a = Der Marker bleibt, aber die Gelegenheit ist vorbei. Wirke den Blitz.
lesson-armour-5 = Kein Schaden und doch nicht vergeudet: Nichts hält den Bolzen noch auf. Schieß.
lesson-armour-5-right = Volle 6 Schaden: 11 fällt auf 5.
lesson-armour-5-a = Nur in diesem Zug ist die Rüstung verbraucht. Schieß jetzt.
lesson-armour-6 = Jetzt du: Gewinne in diesem Zug. Sechs Lebenspunkte und Rüstung 3 stehen zwischen dir und dem Relikt.
lesson-armour-6-right = Gemeinsam und in der richtigen Reihenfolge: gut gemacht.
lesson-armour-6-a = 1 und 4: Ein Lebenspunkt fehlt. Lass den Drachen helfen.
lesson-armour-6-hint = Die Armbrust und ein Schwert reichen gerade.
lesson-armour-6-other = Dein Zug ist vorbei, und noch hält keine Einheit zwei Relikte.

## Deckung, Krater und Klippen
lesson-lines = Deckung, Krater und Klippen
lesson-lines-about = Hügel geben Deckung, und selbst der Boden lässt sich ändern.
lesson-lines-1 = Ein Hügel, der höher liegt als ihr beide, hält den Schuss auf. Geh dorthin, wo einer der kürzesten Wege frei ist, und schieß dann.
lesson-lines-1-right = 6 − 2 = 4 Schaden. Ist auch nur einer der kürzesten Wege frei, genügt das.
lesson-lines-1-a = Von dort ist der Krieger drei Felder entfernt.
lesson-lines-1-refused-a = Der Hügel dazwischen ist höher als beide Enden und schützt das Ziel.
lesson-lines-2 = Terraforming ändert ein Feld neben deinem Zauberspruchmeister um eine Stufe. Mach einen Krater unter dem Ranger am See.
lesson-lines-2-right = Der Krater berührt den See und läuft sofort voll: Das Ertrinken kostet den Ranger 5.
lesson-lines-2-a = Jetzt genießt der Ranger die Höhe. Wähle den Krater.
lesson-lines-2-b = Ein guter Blitz; aber der See kann es, ohne einen Zeitmarker zu verbrauchen.
lesson-lines-3 = Ein Ranger auf dem Kamm will das Relikt. Mach aus dem Feld dazwischen einen Krater: Zwischen Hügel und Krater ist eine Klippe, und die klettert niemand hinab.
lesson-lines-3-right = Kein Wasser in der Nähe, also bleibt der Krater trocken. Kein Schritt und kein Schlag der Reichweite 1 führt über die Klippe.
lesson-lines-3-a = Jetzt geht der Ranger auf gleicher Höhe hinüber. Wähle den Krater.
lesson-lines-4 = Krater und Wasser lassen sich wieder auffüllen. Überleg es dir anders: Mach aus dem Krater wieder Ebene.
lesson-lines-4-right = Wieder Ebene. Höchstens 42 Felder können zugleich Hügel, Wasser oder Krater sein.
lesson-lines-4-a = Füll ihn auf: Eine Stufe über dem Krater liegt die Ebene.
lesson-lines-4-refused-a = Eine Stufe nach der anderen: Ein Krater wird zuerst Ebene.
lesson-lines-5 = Jetzt du: Gewinne in diesem Zug. Deine Ranger haben 4 Lebenspunkte, und das Relikt liegt im See.
lesson-lines-5-right = Erst das Feld trockenlegen, dann darauftreten: gut gebaut.
lesson-lines-5-a = Der Ranger ist ertrunken, ehe er das Relikt halten konnte. Leg zuerst das Feld trocken.
lesson-lines-5-hint = Wasser wird mit einer Änderung zur Ebene.
lesson-lines-5-other = Dein Zug ist vorbei, und noch hält keine Einheit zwei Relikte.

## Gestoßen, gestürzt, gequetscht
lesson-push = Gestoßen, gestürzt, gequetscht
lesson-push-about = Schieb Gegner dorthin, wo es wehtut.
lesson-push-1 = Die Telekinesekugel deines Ritters stößt eine Einheit, die höchstens zwei Felder entfernt ist, um ein Feld in eine Richtung deiner Wahl. Schick den Ranger schwimmen.
lesson-push-1-right = Der Ranger rutscht in den See, und das Ertrinken kostet 5: 10 fällt auf 5. Dagegen hilft keine Rüstung.
lesson-push-1-a = Auf trockene Ebene gestoßen: Nichts passiert.
lesson-push-1-b = Wieder trockenes Land: Nichts passiert.
lesson-push-2 = Eine Einheit, die nicht ausweichen kann, wird gequetscht und verliert 3 Lebenspunkte. Stoß den Ranger gegen etwas Festes, zum Beispiel den Kamm.
lesson-push-2-right = Hügel, Ränder und andere Einheiten geben nicht nach: 10 fällt auf 7. Wer angerempelt wird, verliert nichts.
lesson-push-2-a = Der Ranger weicht einfach aus. Stoß ihn gegen etwas Festes.
lesson-push-3 = Nach unten ist es anders: Wer auf niedrigeren Boden gestoßen wird, stürzt und verliert 3. Wirf den Ranger vom Hügel.
lesson-push-3-right = 3 Lebenspunkte durch den Sturz, auch die Klippe hinab in den Krater. Rüstung zählt nicht.
lesson-push-3-a = Das ist der nächste Hügel: gleiche Höhe, kein Sturz.
lesson-push-3-b = Dort steht eine Einheit, also wird der Ranger nur gequetscht. Such ein freies, niedrigeres Feld.
lesson-push-4 = Du darfst auch eigene Einheiten stoßen, und sie dürfen ein Relikt mitnehmen. Stoß deinen Schützen auf das zweite Relikt.
lesson-push-4-right = Ein Feld, Relikt in der Hand, auf das zweite Relikt: Sieg.
lesson-push-4-a = Der Schütze kam ohne sein Relikt. Nimm es mit.
lesson-push-5 = Jetzt du: acht Lebenspunkte, ein Stoß. Töte den Ranger auf dem Hügel.
lesson-push-5-right = 3 für den Sturz und 5 für das Wasser: acht.
lesson-push-5-a = Nur ein Sturz, also 3. Such etwas Nasseres.
lesson-push-5-b = Von Hügel zu Hügel: Nichts geschieht.
lesson-push-5-hint = Sturz und Wasser zählen zusammen: 3 + 5.
lesson-push-5-other = Der Ranger lebt noch. Ein Stoß kann ihn acht Lebenspunkte kosten.

## Zeitmarker und Zaubersprüche
lesson-time = Zeitmarker und Zaubersprüche
lesson-time-about = Fähigkeiten, die Zeit kosten.
lesson-time-1 = Manche Fähigkeiten kosten einen Zeitmarker (T) ihrer Karte, und jede neue Einheit bringt einen. Wirke den Magischen Blitz auf den Räuber, für A und T.
lesson-time-1-right = 5 + 1 − 3 Rüstung = 3 Schaden. Der Magische Blitz hat keinen Marker mehr.
lesson-time-1-a = Der Marker ist zum Gebrauch da. Wirke den Blitz.
lesson-time-2 = Ein neuer Zauberspruchmeister bringt einen Marker für jede seiner Karten, die Marker braucht. Beschwöre einen.
lesson-time-2-right = Der Magische Blitz hat wieder einen Marker.
lesson-time-2-a = Ohne neuen Zauberspruchmeister gibt es keinen neuen Blitz.
lesson-time-2-b = Ein Ranger bringt einen Marker für das Katapult, aber keinen Blitz.
lesson-time-3 = Ein Marker dient jeder Einheit des Alphas. Der alte Zauberspruchmeister vorn darf ausgeben, was der neue gebracht hat: Wirke den Blitz noch einmal.
lesson-time-3-right = Noch einmal drei: 8 fällt auf 5. Der Marker ist wieder weg, egal wer von beiden ihn ausgibt.
lesson-time-3-a = Der steht zu weit hinten. Nimm den vorderen.
lesson-time-4 = Zustände halten, bis dein nächster Zug beginnt. Gib dem Ranger die Heldenhafte Eingebung: Alle seine Angriffe erhalten +2.
lesson-time-4-right = Das Zeichen über dem Ranger sagt: beflügelt.
lesson-time-4-a = 10, ein Rüstungspunkt ignoriert, zwei abgefangen: 8 Schaden, zwei zu wenig. Erst die Eingebung.
lesson-time-5 = Jetzt das Katapult: genau drei Felder, ein Marker, großer Schaden.
lesson-time-5-right = 9 + 1 + 2 = 12, Rüstung fängt 2 ab: 10 Schaden. Der Räuber stirbt, und das Relikt liegt frei.
lesson-time-5-a = Jetzt ist der Ranger zu nah. Schieß von seinem alten Platz aus.
lesson-time-6 = Das Erdbeben braucht kein freies Schussfeld: Es läuft über zusammenhängende Hügel, Gewässer oder Krater, die neben dir beginnen. Erschüttere den Räuber auf dem Kamm.
lesson-time-6-right = 6 + 1 − 3 = 4 Schaden: 11 fällt auf 7.
lesson-time-6-a = Ein Blitz für den anderen: schön, aber hier geht es um den Kamm.
lesson-time-6-refused-a = Der steht auf einer Ebene: Dorthin läuft das Beben nicht.
lesson-time-7 = Jetzt du: elf Lebenspunkte, Rüstung 3, ein Marker für das Katapult. Töte den Räuber in diesem Zug.
lesson-time-7-right = Höhe, Eingebung und ein schwerer Stein: gerade genug.
lesson-time-7-a = Vom Hügel 12 − 2 = 10: Ein Lebenspunkt fehlt.
lesson-time-7-b = Nicht der beflügelte Ranger hat geschossen. Zehn Schaden: Einer fehlt.
lesson-time-7-hint = Höhe und Eingebung zählen zusammen.
lesson-time-7-other = Der Räuber lebt noch. Elf Schaden sind mit einem Schuss möglich.

## Göttliche Eingriffe
lesson-gods = Göttliche Eingriffe
lesson-gods-about = Karten von oben: Nur die oberste zählt, einmal in jedem Zug.
lesson-gods-1 = Du darfst die oberste Karte deines Stapels spielen, einmal in jedem Zug. Die Flut macht bis zu vier Felder zu Wasser: Ertränke beide Gegner und sag dann „Genug“.
lesson-gods-1-right = Zwei Felder werden zu Wasser: Zauberspruchmeister 8 auf 3, Ranger 10 auf 5. Die Flut verlässt das Spiel; nun liegt Tsunami oben.
lesson-gods-1-a = Das Wasser hat jemanden verfehlt. Wähle die Felder, auf denen die beiden Gegner stehen.
lesson-gods-1-b = Ein Schritt ist gut, aber lass zuerst den Himmel helfen: Spiel die Karte.
lesson-gods-1-refused-a = Nur die oberste Karte kann gespielt werden: die Flut.
lesson-gods-1-other = Der Zug ist ohne Flut vorbei. Spiel die Karte deines Stapels.
lesson-gods-2 = Brauchst du eine tiefere Karte? Karten von oben darfst du jederzeit abwerfen. Wirf Tsunami ab und stoß dann den Ranger von seinem Hügel.
lesson-gods-2-right = Tsunami wird gezeigt und ist weg. Der Ranger verliert seine letzten 3 Lebenspunkte und stirbt.
lesson-gods-2-a = Von Hügel zu Hügel, kein Sturz. Stoß ihn hinab.
lesson-gods-2-b = Alles weg, nichts getan. Wirf nur eine ab.
lesson-gods-3 = Manche Karten bleiben: Athilianische Stärke gibt einer Einheit sechs Züge lang +3 im Nahkampf. Gib sie deinem Krieger, dann triff den Drachen.
lesson-gods-3-right = 5 + 1 + 3 − 3 Rüstung = 6: Der Drache stirbt. Das Zeichen an deinem Krieger zählt von 6 abwärts, mit jedem Zug eins.
lesson-gods-3-a = 5 + 1 − 3 = 3: Der Drache lebt. Spiel zuerst die Karte.
lesson-gods-3-b = Jetzt ist der Falsche stark. Wähle den Krieger neben dem Drachen.
lesson-gods-4 = Silber flutet deine beiden Ranger zugleich: zehn Lebenspunkte verloren, acht im Vorrat. Genau einer stirbt, und du wählst, welcher.
lesson-gods-4-right = Ein Ranger stirbt, und der Vorrat ist wieder voll: 10. Der Rest des Verlusts ist vergessen.
lesson-gods-4-a = Dann liegt das Relikt frei im Wasser. Behalte seinen Träger.
lesson-gods-5 = Jetzt du: Gewinne in diesem Zug. Acht Lebenspunkte stehen auf dem Relikt.
lesson-gods-5-right = Der See wuchs, das Schwert tat den Rest: gut gemacht.
lesson-gods-5-a = 3 durchs Quetschen, 4 durchs Schwert: Ein Punkt bleibt. War die oberste Karte wirklich nutzlos?
lesson-gods-5-hint = Ein See aus drei Feldern kann um drei wachsen.
lesson-gods-5-other = Dein Zug ist vorbei, und noch hält keine Einheit zwei Relikte.

## In ihrem Zug
lesson-answer = Im gegnerischen Zug
lesson-answer-about = Greif in den gegnerischen Zug ein, dreh die Zeit zurück und rette die Lage.
lesson-answer-1 = Silbers Zauberspruchmeister kam heran und traf dich: 3 Schaden. Nach einer Aktivierung darfst du in jedem ihrer Momente eingreifen: Stoß ihn nach Nordosten, nach dem Gehen und vor dem Blitz.
lesson-answer-1-right = Der Blitz ist rückgängig gemacht, dein Leben wieder bei 11. Der Meister steht im See, um 5 Lebenspunkte ärmer. „Wann wirst du nach Eingriffen gefragt?“ legt fest, wie oft du gefragt wirst.
lesson-answer-1-a = Dann bleibt es bei drei Schaden. Du hast einen besseren Moment.
lesson-answer-1-b = Er wird nass, aber der Blitz hat schon getroffen. Wähle den Moment davor.
lesson-answer-1-c = Er ist noch nicht gegangen und kann einfach wieder gehen und zaubern. Wähle den Moment nach dem Gehen.
lesson-answer-1-d = Auf trockenes Land: Von dort kann er wieder zaubern. Stoß ihn in den See, nach Nordosten.
lesson-answer-2 = Silber vereint zwei Relikte, aber du hast eine Karte: eine letzte Gelegenheit, in einem Moment vor diesem Schritt. Stoß den Ranger dorthin, wo er nicht zurückkann.
lesson-answer-2-right = Sein Schritt ist rückgängig gemacht. Das Westrelikt gilt in diesem Zug nun als bewegt und kann nicht weitergetragen werden: Du bist gerettet.
lesson-answer-2-a = So verlierst du die Partie. Nutze die Karte.
lesson-answer-2-b = Ein Hügel: Der Ranger wird nur gequetscht und kann den Schritt wiederholen. Wähle ein Feld, auf das er bewegt werden kann.
lesson-answer-2-c = Jetzt hast du ihn selbst auf das Relikt gestoßen!
lesson-answer-3 = Silber kündigt Blitzschlag auf deinen Schützen an: 3 Lebenspunkte, und 3 sind übrig. Du darfst mit deiner Karte antworten, und eine Antwort wirkt zuerst.
lesson-answer-3-right = Erst +6, 3 auf 9; dann der Blitz, 9 auf 6. Niemand stirbt.
lesson-answer-3-a = Der Schütze stirbt, und das Relikt liegt frei. Antworte.
lesson-answer-4 = Die Reliktverlagerung brächte das zweite Relikt unter die Füße eines Gegners. Die Annullierung hebt eine angekündigte Karte auf: Nutze sie.
lesson-answer-4-right = Die Reliktverlagerung ist aufgehoben; beide Karten sind weg, und das Relikt bleibt, wo es war.
lesson-answer-4-a = So verlierst du auf der Stelle. Heb die Karte auf.
lesson-answer-5 = Jetzt du: deine letzte Gelegenheit. Überlebe.
lesson-answer-5-right = Eine Karte abgeworfen, ein Schritt rückgängig gemacht, eine Partie gerettet.
lesson-answer-5-a = Drei von vier Lebenspunkten: Der Ranger lebt und kann den Schritt wiederholen.
lesson-answer-5-b = So verlierst du.
lesson-answer-5-hint = Auch hier darfst du abwerfen, um an die nächste Karte zu kommen.
lesson-answer-5-other = Von dort kann der Ranger noch immer beide Relikte vereinen.

## Geliehene Gedanken
lesson-mind = Geliehene Gedanken
lesson-mind-about = Übernimm eine gegnerische Einheit für eine Aktivierung.
lesson-mind-1 = Dein Gedankenleser lässt einen Gegner, der höchstens zwei Felder entfernt ist, sofort für dich handeln. Kontrolliere den Ranger.
lesson-mind-1-right = Gold kontrolliert diese Einheit: Ihre Bewegung und ihre Aktion gehören dir.
lesson-mind-1-a = Nah genug, aber du hast nicht nach seinen Gedanken gegriffen.
lesson-mind-1-refused-a = Der Zauberspruchmeister ist zu weit weg: ein oder zwei Felder.
lesson-mind-2 = Sein Katapult, sein Marker, seine Gefährten: Schieß auf den Zauberspruchmeister.
lesson-mind-2-right = 9 + 1 = 10 Schaden: Der Zauberspruchmeister stirbt, und Silbers Marker für das Katapult ist verbraucht.
lesson-mind-2-a = Du hast ihn ungenutzt gehen lassen.
lesson-mind-3 = Eine Bewegung hat er noch, und der See ist tief. Führ ihn hinein.
lesson-mind-3-right = 5 Lebenspunkte aus seinem eigenen Vorrat: 10 auf 5. In seinem eigenen Zug handelt er wie gewohnt.
lesson-mind-3-a = Ein netter Spaziergang für den Ranger. Denk an Wasser.
lesson-mind-3-b = Seine Bewegung gehört dir noch. Nutze sie.
lesson-mind-4 = Dieser Ranger hält ein Relikt. Kontrolliere ihn, führ ihn fort und lass das Relikt liegen. Keine geliehene Einheit darf je zwei bekommen.
lesson-mind-4-right = Das Mittelrelikt liegt frei neben deinen eigenen Einheiten.
lesson-mind-4-a = Er hat das Relikt mitgenommen. Lass es liegen.
lesson-mind-4-refused-a = Niemand darf ein zweites Relikt bekommen, während eine geliehene Einheit handelt.
lesson-mind-4-other = Der Zug ist vorbei, und der Ranger hält sein Relikt noch.
lesson-mind-5 = Jetzt du: Gewinne in diesem Zug.
lesson-mind-5-right = Geliehene Beine, dein Sieg.
lesson-mind-5-a = Bei vier Schaden weicht der Ranger nicht. Leih dir lieber seine Beine.
lesson-mind-5-hint = Der Ranger lässt sich ohne sein Relikt fortführen.
lesson-mind-5-other = Dein Zug ist vorbei, und noch hält keine Einheit zwei Relikte.

## Türme und Banner
lesson-army = Türme und Banner
lesson-army-about = Einheiten, die dort erscheinen, wo du sie brauchst.
lesson-army-1 = Ein Wachturm bewegt sich nie und hält kein Relikt, darf aber bis zu drei Felder entfernt von deinen anderen Einheiten erscheinen. Beschwöre einen direkt neben deinem verletzten Ranger.
lesson-army-1-right = 117 Punkte sind ausgegeben, und der Turm steht, wo du ihn brauchst. Er handelt ab deinem nächsten Zug.
lesson-army-1-a = Erlaubt, aber nicht neben dem Ranger. Seine Heilung erreicht nur einen Nachbarn.
lesson-army-1-refused-a = Nicht neben einer gegnerischen Einheit.
lesson-army-1-refused-b = Ein Turm darf nicht auf ein Relikt gestellt werden.
lesson-army-2 = Seine Heilenden Hände geben dem Vorrat eines Nachbarn drei Lebenspunkte. Heile deine Ranger.
lesson-army-2-right = 4 auf 7. Über das Höchstmaß hinaus wird nicht geheilt.
lesson-army-2-a = Deine Ranger haben 4 von 10. Heile sie.
lesson-army-2-refused-a = Der Vorrat der Türme ist voll: nichts zu heilen.
lesson-army-3 = Das Beschwörungsbanner des Räubers ruft einen weiteren auf ein Feld daneben, für M, A und 23 Punkte. Wähle das beste Feld.
lesson-army-3-right = Der neue Räuber erscheint auf dem Relikt und hält es. Beide teilen sich einen Vorrat, noch immer 11.
lesson-army-3-a = Ein neuer Räuber, aber auf leerem Boden. Es gibt ein besseres Feld.
lesson-army-3-b = Gut; aber das Banner setzt einen zweiten Räuber auf das Relikt, und der erste bleibt frei.
lesson-army-4 = Jetzt du: Du sitzt im Krater, das Relikt liegt auf dem Hügel. Halte es in diesem Zug.
lesson-army-4-right = Wer beschworen wird, braucht keinen Weg: gut gerufen.
lesson-army-4-a = Aus dem Krater heraus, aber ohne Relikt.
lesson-army-4-refused-a = Zwischen Hügel und Krater ist eine Klippe.
lesson-army-4-hint = Beschworen werden ist nicht gehen.

## Wie es endet und wie nicht
lesson-end = Wie es endet und wie nicht
lesson-end-about = Wie du zurückkommst, wann es unentschieden steht und wie du die andere Seite aufhältst.
lesson-end-1 = Alle deine Einheiten sind tot, und doch hast du nicht verloren: Nur zwei Relikte bei einer Einheit entscheiden. Beschwöre mit deinen letzten 23 Punkten einen Räuber.
lesson-end-1-right = Alle 250 Punkte sind ausgegeben. Tote Einheiten geben keine zurück.
lesson-end-1-a = Du darfst warten, aber mit Punkten allein gewinnst du nichts. Beschwöre.
lesson-end-2 = Nach vierzig Zügen ohne Beschwörung, Tod, Eingriff oder verbrauchten Zeitmarker ist es unentschieden. Dies wäre der vierzigste: Tu etwas, das zählt.
lesson-end-2-right = Die Zählung beginnt von vorn. Du darfst auch einmal in jedem deiner Züge ein Unentschieden anbieten oder jederzeit aufgeben.
lesson-end-2-a = Die Partie endet unentschieden. Beschwöre eine Einheit.
lesson-end-3 = Silber tritt im nächsten Zug auf das Mittelrelikt und gewinnt. Auf jedem Feld hat nur eine Einheit Platz: Sei zuerst dort.
lesson-end-3-right = Du hältst das Mittelrelikt, und der Weg ist versperrt.
lesson-end-3-a = Der Ranger geht an dir vorbei auf das Relikt und gewinnt. Stell dich selbst darauf.
lesson-end-4 = Jetzt du: Silber gewinnt im nächsten Zug. Noch besser als Versperren: Töte jetzt den Träger.
lesson-end-4-right = Fünf und vier: Der Träger ist weg, sein Relikt liegt frei.
lesson-end-4-a = Gut versperrt und vier Schaden; aber der Träger lebt. Da war mehr möglich.
lesson-end-4-hint = Neun Lebenspunkte: fünf und vier.
lesson-end-4-other = Der Träger lebt noch.

## Schnellstart: Wähle deine Armee
lesson-armies = Schnellstart: Wähle deine Armee
lesson-armies-about = Zwei fertige Armeen und eine Entscheidung über ihre Karten.
lesson-armies-1 = Der Schnellstart bietet zwei fertige Armeen; beide Spieler dürfen dieselbe nehmen. Nimm die Überfallstrategie: schnell, mit großer Reichweite und vier Eingriffen, deren Reihenfolge du ändern darfst.
lesson-armies-1-right = Deine vier Karten liegen in deiner Reihenfolge. Silber wählt im Geheimen.
lesson-armies-1-a = Die Wasserstrategie ist die Armee deiner ersten Partie. Probier die andere.
lesson-armies-1-refused-a = Du darfst die vier Karten umordnen, aber nicht austauschen.
lesson-armies-2 = Wer beginnt, entscheidet das Los, der einzige Zufall in diesem Spiel. Du bist es: Beschwöre einen Zauberspruchmeister und einen Ranger, für 49 Punkte.
lesson-armies-2-right = Beide Alphas sind aufgedeckt; der dritte bleibt verdeckt, bis du ihn brauchst.
lesson-armies-2-a = Ein Turm in der letzten Reihe bewacht noch nichts.
lesson-armies-3 = Lass den dritten Alpha verdeckt: Was dein Gegner nicht kennt, kann er nicht einplanen. Beende deine Beschwörung.
lesson-armies-3-right = Silber sieht, wie viele Karten in diesem Stapel liegen, mehr nicht.
lesson-armies-3-a = Wirf keine Karten ohne Not ab. Beende deine Beschwörung.
lesson-armies-3-refused-a = 29 + 20 + 17 ist 66: mehr als die 60 für mehrere Einheiten.
lesson-armies-4 = Jetzt du: Gewinne in diesem Zug mit deiner obersten Karte.
lesson-armies-4-right = Das Relikt kam zu dir: gut verlagert.
lesson-armies-4-a = Ein Feld zu wenig: Das andere Relikt liegt zwei Felder weit weg. Kann es näher kommen?
lesson-armies-4-hint = Die Reliktverlagerung bewegt ein freies Relikt um ein Feld.
lesson-armies-4-other = Dein Zug ist vorbei, und noch hält keine Einheit zwei Relikte.

## Standardduell: Erschaffe deine Alphas
lesson-create = Standardduell: Erschaffe deine Alphas
lesson-create-about = Drei Geschöpfe aus 65 Karten und ein Stapel mit bis zu vier Eingriffen.
lesson-create-1 = Ein Alpha ist ein Geschöpf aus Karten und beginnt mit genau einer Gattung. Der Schattenranger gibt 10 Leben, zwei Hände, fünf Zauberspruchpunkte und +1 im Fernkampf: Wähle ihn.
lesson-create-1-right = Alpha 1 kostet jetzt 10 und hat 10 Leben, zwei freie Hände und fünf freie Zauberspruchpunkte.
lesson-create-1-a = Ein guter Kämpfer, aber diese Lektion baut einen Schützen.
lesson-create-1-b = Ein guter Zauberer, aber diese Lektion baut einen Schützen.
lesson-create-1-refused-a = Die Gattung kommt zuerst.
lesson-create-2 = Waffen brauchen Hände. Die Etynianische Armbrust nimmt beide: Fernkampf 4 auf zwei Felder. Nimm sie dazu.
lesson-create-2-right = Kosten 18, und keine Hand ist frei.
lesson-create-2-a = Der Bogen reicht weiter, trifft aber schwächer. Nimm vorerst die Armbrust.
lesson-create-2-refused-a = Eine Gattung ist genug.
lesson-create-3 = Für einen Schild ist keine Hand mehr frei. Aber eine Rüstung trägt man am Leib: Nimm die Ganzkörperrüstung dazu.
lesson-create-3-right = Kosten 23, physische Rüstung 2.
lesson-create-3-a = Stärker und teurer: Jede Einheit zahlt dafür. Wähle die leichtere.
lesson-create-3-refused-a = Der Schild braucht eine Hand, und keine ist frei.
lesson-create-4 = Zaubersprüche brauchen Zauberspruchpunkte. Der Lebensentzug nimmt alle fünf: Nimm ihn dazu.
lesson-create-4-right = Kosten 28, und kein Zauberspruchpunkt ist frei. Seine +3 Lebenspunkte zählen nicht zum Vorrat.
lesson-create-4-a = Vier von fünf Punkten: geht auch. Nutze alle fünf.
lesson-create-5 = Treffsicherheit gibt jedem Schuss eins dazu. Nimm sie dazu und erklär den Alpha dann für fertig: 32 Punkte für jede Einheit.
lesson-create-5-right = Alpha 1: Kosten 32, Leben 10, Rüstung 2, Fernkampf 4 + 2.
lesson-create-5-a = Es geht auch ohne. Schärf zuerst den Blick.
lesson-create-5-refused-a = Es ist kein Zauberspruchpunkt frei; ein Zauberstab gäbe mehr.
lesson-create-6 = Billige Alphas kannst du oft beschwören. Bau eine Horde der Untoten mit der Karoosklinge: 13 Punkte, und sie vermehrt sich auf dem Kampfplatz.
lesson-create-6-right = Alpha 2: Kosten 13, Leben 6.
lesson-create-6-a = Acht Punkte, aber unbewaffnet. Gib ihr eine Klinge.
lesson-create-6-refused-a = Jede Karte gibt es einmal: Dein Schattenranger ist vergeben.
lesson-create-7 = Ein Flieger kundschaftet, und seine Klauen brauchen keine Hände. Der Verlassene Drache allein genügt.
lesson-create-7-right = Alpha 3: Kosten 12, Leben 8, fliegend.
lesson-create-7-a = Ein Turm steht fest, aber du brauchst Flügel.
lesson-create-7-refused-a = Die Armbrust gehört Alpha 1.
lesson-create-8 = Zuletzt der Stapel: bis zu vier Eingriffe für acht Götterpunkte, in der Reihenfolge des Einsatzes. Leg Übernatürliche Kraft nach oben.
lesson-create-8-right = 2 von 8 Götterpunkten sind verbraucht.
lesson-create-8-a = Die Annullierung hilft nur, wenn es etwas aufzuheben gibt. Leg Übernatürliche Kraft nach oben.
lesson-create-8-b = Ganz ohne Karte ist erlaubt, aber schade.
lesson-create-9 = Nimm Reliktverlagerung, Annullierung und Blitzschlag dazu, und du bist fertig.
lesson-create-9-right = 7 von 8 Götterpunkten. Die Armee liegt verdeckt: Niemand sieht eine Karte, bevor du sie aufdeckst.
lesson-create-9-a = Erlaubt, aber die Hälfte deiner Götterpunkte bleibt ungenutzt.
lesson-create-9-refused-a = Himmlische Flügel brauchen drei Punkte; zwei sind übrig.
lesson-create-10 = Jetzt du, Alpha 1: höchstens 20 Punkte, mit dem Obsidianschwert und mindestens einem Punkt Rüstung.
lesson-create-10-right = Billig, bewaffnet und gerüstet: Den kannst du oft beschwören.
lesson-create-10-a = Stark, aber mehr als 20 Punkte.
lesson-create-10-b = Keine Rüstung schützt ihn.
lesson-create-10-c = Gerüstet, aber ohne das Schwert.
lesson-create-10-hint = Manche Gattungen tragen schon Rüstung.
lesson-create-11 = Und noch einmal, Alpha 1: ein Schattenranger mit der Axt aus Lorios und dem Obsidianschild.
lesson-create-11-right = Eine Zusätzliche Hand für den Schild: gut gebaut.
lesson-create-11-a = Noch nicht ganz: Es soll ein Schattenranger mit beiden Karten sein.
lesson-create-11-refused-a = Drei Hände nötig, zwei vorhanden.
lesson-create-11-hint = Drei Hände sind nötig. Eine Karte kann eine geben.

## Standardduell: Karten, die Regeln beugen
lesson-cards = Standardduell: Karten, die Regeln beugen
lesson-cards-about = Ein Vorgeschmack auf das, was deine eigenen Alphas können.
lesson-cards-1 = Karten gehen den Regeln vor, bis auf zwei: eine Einheit je Feld, ein Feld je Relikt und Zug. Mit Himmlischen Flügeln fliegt eine Einheit und hält doch Relikte: Flieg aus dem Krater auf das Relikt.
lesson-cards-1-right = Über die Klippe, ein Feld, Relikt in der Hand: Sieg.
lesson-cards-1-a = Du bist ohne dein Relikt losgeflogen. Nimm es mit.
lesson-cards-1-refused-a = Zwischen Hügel und Krater ist eine Klippe; zu Fuß führt kein Weg hinauf.
lesson-cards-2 = Raserei macht aus der Bewegung einen zweiten Angriff. Töte den Ranger mit diesem Krieger allein.
lesson-cards-2-right = 6 und 6: Zehn Lebenspunkte sind weg, und das Relikt liegt frei.
lesson-cards-2-a = Sechs Schaden, vier fehlen. Nutze auch die Raserei.
lesson-cards-3 = Der Blinzelsprung springt genau zwei Felder über alles, für M und einen Zeitmarker. So weit kommt dein Relikt nicht mit, aber du kannst als Erster am anderen sein.
lesson-cards-3-right = Dein Zauberspruchmeister hält das Mittelrelikt; das Westrelikt blieb zurück.
lesson-cards-3-a = Langsam und stetig, aber der Gegner steht neben jenem Relikt. Spring.
lesson-cards-4 = Silber gewinnt im nächsten Zug, und du bist weit weg. Das Stasisfeld lässt eine Einheit vier Züge lang erstarren: Sie kann weder handeln noch verletzt werden. Spiel es.
lesson-cards-4-right = Der Träger ist erstarrt: In Silbers Zug kann er nicht aktiviert werden.
lesson-cards-4-a = Der war harmlos. Lass den Träger erstarren.
lesson-cards-5 = Flieger halten keine Relikte, egal wer sie fliegen lässt. Lass den Krieger auf dem Mittelrelikt schweben, und es liegt frei.
lesson-cards-5-right = Der Krieger schwebt; das Mittelrelikt liegt unter ihm frei, bis dein nächster Zug beginnt.
lesson-cards-5-a = Jetzt fliegt dein eigener Räuber und hat sein Relikt verloren!
lesson-cards-5-b = Sechs Schaden, und der Krieger hält es noch. Heb ihn in die Luft.
lesson-cards-6 = Dieser Ranger hat Explosive Gene: Stirbt er, verliert jeder Nachbar 3 Lebenspunkte, und deine Krieger haben 3. Töte ihn und verlier niemanden.
lesson-cards-6-right = Erst tritt der Krieger weg, dann schießt der Schütze vom Hügel. Die Explosion trifft niemanden.
lesson-cards-6-a = Bumm: Dein eigener Krieger starb daneben. Denk an den Abstand.
lesson-cards-6-other = Der Ranger lebt noch. Jemand kann ihn aus der Ferne treffen.
lesson-cards-7 = Dein Schütze schwebt noch; der Zauber endet, wenn dein nächster Zug beginnt. Wähl gut, wo er landet.
lesson-cards-7-right = In deiner nächsten Wartung endet der Zauber: Der Schütze landet, hält das Ostrelikt, und die Erholung gibt 2 Lebenspunkte.
lesson-cards-7-a = Endet der Zauber dort, fällt er in den See: fünf Lebenspunkte, und mehr hat er nicht.
lesson-cards-7-b = Sicher, aber das Relikt ist in Reichweite.
lesson-cards-8 = Jetzt du: Dein Zauberspruchmeister hat keine Waffe. Töte den Krieger, der zwei Felder entfernt steht.
lesson-cards-8-right = Eine nachgebildete Armbrust, und die Aktion war noch frei.
lesson-cards-8-a = Nah, aber mit leeren Händen. Wessen Waffe könntest du nachbilden?
lesson-cards-8-hint = Die Artefaktbeschwörung bildet für einen Zug eine Ausrüstungskarte nach und lässt deine Aktion frei.
lesson-cards-8-other = Der Krieger lebt noch. Wessen Waffe könntest du nachbilden?

## Kampagne: vier Alphas, mehrere Partien
lesson-campaign = Kampagne: vier Alphas, mehrere Partien
lesson-campaign-about = Gewinne die Reihe, und bau zwischen den Partien ein Geschöpf um.
lesson-campaign-1 = In einer Kampagne hast du vier Alphas, darfst aber in einer Partie nur drei aufdecken. Drei sind schon offen: Beschwöre eine weitere Einheit von einem davon.
lesson-campaign-1-right = Alpha IV bleibt für eine spätere Partie verdeckt.
lesson-campaign-1-a = Das darfst du, aber die Punkte sind da. Beschwöre.
lesson-campaign-1-refused-a = Drei Alphas sind aufgedeckt; der vierte bleibt in dieser Partie draußen.
lesson-campaign-2 = Jetzt geht es um die Partie: Geh bis auf einen Schritt an den Sieg heran, das Relikt in der Hand.
lesson-campaign-2-right = Der Krieger steht neben dem Mittelrelikt.
lesson-campaign-2-a = Noch nicht? Geh los.
lesson-campaign-2-b = Ein Relikt blieb zurück. Nimm es mit.
lesson-campaign-3 = Und gewinne Partie eins von drei.
lesson-campaign-3-right = 1 Partie gewonnen. Vor der nächsten wirst du gefragt, ob du einen Alpha umbaust.
lesson-campaign-3-a = Ein Relikt blieb zurück. Nimm es mit.
lesson-campaign-4 = Zwischen den Partien darfst du einen Alpha zerlegen und neu bauen; niemand erfährt es. Bau den vierten um.
lesson-campaign-4-right = Seine Karten sind wieder frei.
lesson-campaign-4-a = Erlaubt. Aber nutzen wir die Gelegenheit.
lesson-campaign-5 = Gib ihm etwas, das dein Gegner nicht kennt: zum Beispiel einen Räuber mit der Axt aus Lorios. Frei sind alle Karten, die deine anderen Alphas nicht nutzen.
lesson-campaign-5-right = Der vierte Alpha hat ein neues Gesicht, und niemand weiß es.
lesson-campaign-5-a = Dasselbe Gesicht wie zuvor. Überrasch sie.
lesson-campaign-5-refused-a = Der Wilde Krieger dient noch Alpha 1.
lesson-campaign-6 = Der Stapel wird vor jeder Partie neu gewählt. Eine Karte genügt vorerst: Übernatürliche Kraft.
lesson-campaign-6-right = Partie 2 von 3 beginnt: volles Leben und volle Punkte auf beiden Seiten.
lesson-campaign-6-a = Ohne geht es auch. Nimm eine Karte mit.
lesson-campaign-7 = Jetzt du: Zwei Alphas sind aufgedeckt. Deck den auf, der fliegen kann, und heb den anderen für später auf.
lesson-campaign-7-right = Der Drache ist aufgedeckt, und dein vierter Alpha bleibt geheim.
lesson-campaign-7-a = Das war der Zauberer: Jetzt bleibt der Drache in dieser Partie draußen.
lesson-campaign-7-hint = Sieh dir die Karten beider an, bevor du wählst.
lesson-campaign-7-other = Der Drache ist noch verdeckt. Beschwöre ihn.

## Kiesel im begleiteten ersten Spiel
coach-begin = Zwei Relikte bei einer Einheit gewinnen. Räuber tragen, also schick sie zu den Relikten; der Drache jagt.
coach-win = Schau genau hin: Diese Einheit kann jetzt gewinnen.
coach-win-unless = Schau genau hin: Diese Einheit kann jetzt zwei Relikte halten. Nur eine Karte von Silber könnte deinen Sieg noch verhindern.
coach-win-near = Schau genau hin: Eine deiner Einheiten kann jetzt gewinnen.
coach-danger = Vorsicht: Silber kann im nächsten Zug gewinnen. Versperr das Feld oder töte die Einheit mit dem Relikt.
coach-last-chance = Silber hält zwei Relikte. Deine oberste Karte ist die letzte Gelegenheit: Spiel sie in einem Moment davor, und was danach kam, wird rückgängig gemacht.
coach-exposed = Dein Drache hat den Boden angegriffen. Bis er wieder handelt, können Schwerter ihn erreichen.
coach-their-relic = Silber hält ein Relikt. Töte die Einheit, die es hält, oder stell dich ihr in den Weg.
coach-answer = Silber spielt eine Karte. Nur eine Antwort von dir käme ihr zuvor; du kannst ruhig passen.
coach-intervene = Du darfst mit deiner obersten Karte eingreifen, sogar vor dem, was gerade geschah. Wer passt, behält die Karte.
coach-third-alpha = Dein dritter Alpha ist noch geheim. Ein Gedankenleser lässt einmal je Zug einen Gegner für dich handeln.
coach-summon = Am Ende jedes Zuges darfst du eine neue Einheit beschwören. Ein Räuber trägt Relikte, ein Drache fliegt.
coach-fallen = Eine Einheit ist gefallen; deine anderen dieser Art haben nun wieder volles Leben. Du kannst eine neue beschwören.
coach-felled = Gut getroffen. Ihre Art hat wieder volles Leben, also überleg, wen du zuletzt triffst.
coach-armour = Deine Rüstung hat alles abgehalten. Jeder Punkt wirkt einmal je Zug; ein zweiter Treffer käme durch.
coach-first-relic = Eine deiner Einheiten hält ein Relikt! Lass sie es von nun an mitnehmen, wenn sie sich bewegt.
coach-in-reach = Ein Gegner ist in Reichweite. Sieh dir den Schaden an, bevor du zuschlägst.
coach-relic-near = Ein Relikt ist einen Schritt entfernt. Es genügt, darauf zu stehen.
