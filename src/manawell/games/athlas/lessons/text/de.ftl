# Was die Lehrerin in den Lektionen von Athlas sagt: lesson-<Lektion>-<Schritt>[-Teil]
lesson-other = Erlaubt, aber nicht das, was wir hier üben. Lies die Aufgabe noch einmal.
part-first = Erste Schritte

## So wird gespielt, Bild für Bild

## Was erleuchtet ist, wo man es nur nennen kann
light-unit = Einheit { $what }
light-field = Feld { $what }
light-relic = das Relikt „{ $what }“
light-ability = die Fähigkeit { $what }
light-coin = das { $what } der Einheit, die handelt
light-pool = das Leben von Alpha { $what }
light-alpha = dein Alpha { $what }
light-button = der Zug { $what }
light-steps = die Schritte des Zuges

## Zwei Relikte gewinnen
lesson-relics = Zwei Relikte gewinnen
lesson-relics-about = Halte ein Relikt, trage es und bring es zu einem zweiten.
lesson-relics-1 = Drei Relikte liegen auf dem Kampfplatz. Sobald eine deiner Einheiten zwei davon hält, gewinnst du. Aktiviere deinen Räuber: Tippe ihn an.
lesson-relics-1-a = So ruht deine Einheit in diesem Zug. Tippe lieber den Räuber an.
lesson-relics-2 = Jetzt handelt er. Geh auf das Relikt: Wer auf seinem Feld steht, hält es, und das kostet nichts.
lesson-relics-2-right = Dein Räuber hält das Relikt; auf deiner Seite steht jetzt 1 Relikt. Silber hat noch keine Einheit und passt.
lesson-relics-2-a = Ein schöner Spaziergang, aber das Relikt liegt auf einem anderen der hellen Felder.
lesson-relics-2-b = Das Relikt liegt ein Feld weiter östlich.
lesson-relics-2-c = Das führt vom Relikt weg.
lesson-relics-2-d = Das ist ein Hügel: Klettern kostet Bewegung und Aktion. Geh zuerst zum Relikt.
lesson-relics-2-e = Vorbei, ehe es begann. Geh lieber zum Relikt.
lesson-relics-3 = Dein nächster Zug. Ein Relikt kommt mit, aber nur ein Feld je Zug. Geh auf das andere Relikt zu und nimm deines mit.
lesson-relics-3-right = Der Stein reist mit. Der kleine Haken sagt: In diesem Zug ist er schon bewegt worden.
lesson-relics-3-a = Du bist losgegangen und hast das Relikt liegen lassen. Wähle „mitnehmen“.
lesson-relics-3-b = Du trägst es, aber vom zweiten Relikt weg. Das liegt im Osten.
lesson-relics-3-c = Stehenbleiben gewinnt heute nichts. Geh nach Osten, mit dem Relikt in der Hand.
lesson-relics-4 = Noch ein Schritt auf das zweite Relikt, mit dem ersten in der Hand.
lesson-relics-4-right = Zwei Relikte bei einer Einheit: gewonnen. Das ist das ganze Ziel des Spiels.
lesson-relics-4-a = Du hältst das neue Relikt, hast aber das alte unterwegs gelassen. Nimm es mit.
lesson-relics-5 = Jetzt allein: Gewinne in diesem Zug.
lesson-relics-5-right = Gut gemacht: eine Einheit, zwei Relikte.
lesson-relics-5-a = Zwei Relikte, aber bei zwei Einheiten. Eine muss beide halten.
lesson-relics-5-b = Das Westrelikt blieb zurück. Nimm es mit.
lesson-relics-5-hint = Wer hält schon eines?
lesson-relics-5-other = Dein Zug ist vorbei, und noch hält keine Einheit zwei Relikte.

## Eine Bewegung, eine Aktion
lesson-fight = Eine Bewegung, eine Aktion
lesson-fight-about = Beweg dich, schlag zu und sieh, wessen Leben das kostet.
lesson-fight-1 = In deinem Zug handelt jede deiner Einheiten einmal, mit einer Bewegung (M) und einer Aktion (A). Zuerst die Bewegung: Bring diesen Räuber neben den Ranger.
lesson-fight-1-a = Von dort reicht dein Schwert nicht hin: Es braucht einen Nachbarn.
lesson-fight-1-b = Zu weit östlich: Das Schwert braucht einen Nachbarn.
lesson-fight-1-c = Klettern kostet Bewegung und Aktion; zum Schlag käme es in diesem Zug nicht mehr.
lesson-fight-2 = Das M ist verbraucht, das A noch frei. Jetzt die Aktion: Triff den Ranger mit dem Obsidianschwert.
lesson-fight-2-right = 4 Schaden: Das Leben von Silbers Alpha II fällt von 10 auf 6.
lesson-fight-2-a = Du hattest noch eine Aktion. Schlag zu, bevor du die Aktivierung beendest.
lesson-fight-3 = Beide Ranger leben von diesem einen Balken: Einheiten eines Alphas teilen ihr Leben. Die Armbrust deines Drachen trifft auf genau zwei Felder: Schieß auf den anderen Ranger.
lesson-fight-3-right = Derselbe Balken fällt, gleich welcher Ranger getroffen wird. Und das Gift des Drachen lähmt sein Ziel.
lesson-fight-3-a = Jetzt schwebt er neben dem Ranger und hat nicht angegriffen. Schieß von seinem alten Platz aus.
lesson-fight-3-refused-a = Drei Felder sind zu weit: Die Armbrust braucht genau zwei.
lesson-fight-4 = Für beide ist kaum noch Leben übrig. Wer den letzten Punkt verliert, stirbt: Dein zweiter Räuber soll gut wählen.
lesson-fight-4-right = Der Träger stirbt, das Relikt liegt frei, und der Balken ist wieder voll: Der andere Ranger hat nun wieder 10.
lesson-fight-4-a = Ein Ranger fällt, aber der andere behält das Relikt. Triff den, der es hält.
lesson-fight-5 = Dein Räuber hat seine Aktion benutzt, aber seine Bewegung ist noch frei. Hol das Relikt.
lesson-fight-5-right = Du hältst 1 Relikt. Bewegung und Aktion dürfen in beliebiger Reihenfolge kommen.
lesson-fight-5-a = Die Bewegung ist nun verloren. Tritt vorher auf das Relikt.
lesson-fight-5-b = So nah, und doch daran vorbei.
lesson-fight-6 = Allein: Gewinne in diesem Zug mit einem einzigen Räuber.
lesson-fight-6-right = Erst der Schlag, dann der Schritt: gut gekämpft.
lesson-fight-6-a = Der Ranger ist weg, aber deine Bewegung war schon verbraucht. Erst zuschlagen, dann gehen.
lesson-fight-6-b = Ein Relikt blieb zurück. Nimm es mit.
lesson-fight-6-hint = Bewegung und Aktion dürfen in beliebiger Reihenfolge kommen.
lesson-fight-6-other = Dein Zug ist vorbei, und noch hält keine Einheit zwei Relikte.

## Hügel und Wasser
lesson-ground = Hügel und Wasser
lesson-ground-about = Von oben trifft es sich härter, und im tiefen Wasser ertrinkt man.
lesson-ground-1 = Hügel liegen eine Stufe höher. Klettern kostet Bewegung und Aktion: Klettere auf den Hügel neben dem Ranger.
lesson-ground-1-right = Oben bist du; M und A sind beide verbraucht. Silber wartet, und dein nächster Zug kommt.
lesson-ground-1-a = Noch immer im Tal. Klettere auf den Hügel.
lesson-ground-1-b = Von diesem Hügel reicht dein Schwert nicht bis zum Ranger. Nimm den direkt neben ihm.
lesson-ground-1-refused-a = Gehen bleibt auf einer Höhe. Hinauf und hinab heißt Klettern.
lesson-ground-2 = Von oben zählt jeder Schlag zwei mehr. Triff den Ranger unter dir.
lesson-ground-2-right = 4 + 2 Höhenvorteil = 6 Schaden: Das Leben von Silbers Alpha II fällt von 10 auf 4.
lesson-ground-2-a = Die Höhe hast du behalten, den Schlag verschenkt. Schlag zu.
lesson-ground-3 = Jetzt führst du Ranger, die nicht schwimmen können. Nimm den kurzen Weg zum Relikt, durch den See, und sieh, was er kostet.
lesson-ground-3-right = Der Ranger ertrinkt: Das Leben deiner Ranger fällt von 10 auf 5. Rüstung hätte nicht geholfen.
lesson-ground-3-a = Der trockene Weg dauert drei Züge länger. Werde dieses eine Mal nass.
lesson-ground-4 = Wer eine Aktivierung im Wasser beginnt und beendet, ertrinkt noch einmal. Steig heraus, auf das Relikt.
lesson-ground-4-right = Diesmal nichts verloren, und du hältst das Ostrelikt. Dann watet Silbers Räuber in den anderen See und verliert nichts: Räuber schwimmen.
lesson-ground-4-a = Noch einmal fünf Leben, und der Ranger ist weg. Steig aus dem Wasser.
lesson-ground-4-b = Immer noch Wasser: noch einmal fünf Leben, und der Ranger ist weg.
lesson-ground-5 = Allein: Gewinne in diesem Zug.
lesson-ground-5-right = Mitten durch den See: Ein Räuber darf das.
lesson-ground-5-a = Trockene Füße, kein Sieg. Dein Räuber kann schwimmen.
lesson-ground-5-hint = Wer hat Angst vor Wasser? Ein Räuber nicht.
lesson-ground-5-other = Dein Zug ist vorbei, und noch hält keine Einheit zwei Relikte.
lesson-ground-6 = Und noch einmal: Töte den Ranger mit einem einzigen Schlag.
lesson-ground-6-right = 4 + 2 = 6: Die Höhe hat den Ausschlag gegeben.
lesson-ground-6-a = Dort unten kann niemand hart genug zuschlagen. Schau nach oben.
lesson-ground-6-hint = Sechs Leben, ein Schwert mit vier und zwei für die Höhe.
lesson-ground-6-other = Der Ranger lebt noch. Jemand kann von oben zuschlagen.

## Deine Armee erscheint
lesson-summon = Deine Armee erscheint
lesson-summon-about = Beschwöre Einheiten, spiele einen ganzen Zug und sei bereit für deine erste Partie.
lesson-summon-1 = Du bist Gold. Dein erster Zug dient der Beschwörung: eine Einheit mit beliebigen Kosten oder bis zu drei für zusammen 60 Punkte. Beschwöre einen Räuber auf eines deiner sechs Felder unten.
lesson-summon-1-right = Seine Karten sind aufgedeckt, der Räuber steht bereit, und 23 deiner 250 Punkte sind ausgegeben.
lesson-summon-1-a = Der Drache kommt gleich. Er kann keine Relikte halten; beginne also mit einem Räuber.
lesson-summon-1-b = Gedankenleser sind für später. Beginne mit einem Räuber.
lesson-summon-1-refused-a = In deinem ersten Zug muss mindestens eine Einheit kommen.
lesson-summon-2 = 37 der 60 Punkte sind übrig. Ein Drache kostet 30: Bring auch ihn.
lesson-summon-2-right = 53 Punkte sind ausgegeben. Ein Gedankenleser für weitere 21 wäre zu viel für 60.
lesson-summon-2-a = Das darfst du, aber zwei Einheiten sind stärker als eine. Bring den Drachen.
lesson-summon-2-b = Ein zweiter Räuber passt auch. Nimm für diese Lektion den Drachen.
lesson-summon-2-c = Der Gedankenleser passt auch. Nimm für diese Lektion den Drachen.
lesson-summon-3 = Mehr passt nicht in die 60. Beende deine Beschwörung.
lesson-summon-3-right = Jetzt deckt Silber einen Zauberspruchmeister und einen Schattenranger auf. Dann bist du wieder am Zug.
lesson-summon-3-refused-a = Das wären 74 Punkte: Mehrere Einheiten dürfen zusammen 60 kosten.
lesson-summon-4 = Ein gewöhnlicher Zug: Jede Einheit handelt einmal, in beliebiger Reihenfolge. Schick den Räuber nach vorn, zu den Relikten.
lesson-summon-4-right = Der Räuber wird dunkler: Er hat in diesem Zug seinen Teil getan.
lesson-summon-4-a = Seitwärts kostet einen Zug. Geh nach vorn.
lesson-summon-4-b = Eine Einheit, die ruht, gewinnt nichts. Geh nach vorn.
lesson-summon-5 = Flieger überqueren alles und kommen bis zu zwei Felder weit, aber nur vor ihrer Aktion. Flieg zwei Felder nach vorn.
lesson-summon-5-right = Alle deine Einheiten haben gehandelt: Der letzte Schritt des Zuges beginnt, die Beschwörung.
lesson-summon-5-a = Ein Feld ist erlaubt; zwei sind besser.
lesson-summon-6 = Jetzt eine neue Einheit, wenn du magst. Ein zweiter Räuber kostet wieder 23 und teilt das Leben des ersten.
lesson-summon-6-right = 76 Punkte sind ausgegeben, und das Leben bleibt 11 für beide. Der neue Räuber handelt ab deinem nächsten Zug.
lesson-summon-6-a = Du darfst sparen, aber frühe Einheiten kommen am weitesten. Beschwöre den Räuber.
lesson-summon-6-b = Dreißig Punkte für einen zweiten Drachen gehen auch. Nimm für diese Lektion den Räuber.
lesson-summon-6-c = Dein dritter Alpha darf noch etwas verdeckt bleiben. Nimm den Räuber.
lesson-summon-7 = Das ist der ganze Zug: mit allen handeln, dann eine Einheit beschwören. Beende ihn.
lesson-summon-7-right = Jetzt weißt du alles für deine erste Partie. Eine kleine Aufgabe bleibt noch.
lesson-summon-8 = Der erste Zug mit einer anderen Armee: Ihre Alphas kosten 29, 20 und 17 Punkte. Bring drei Einheiten.
lesson-summon-8-right = Drei Einheiten mit 60 Punkten. Deine erste Partie kann beginnen!
lesson-summon-8-a = Jetzt sind 49 Punkte weg: Eine dritte Einheit käme über 60.
lesson-summon-8-b = 46 Punkte sind weg, und selbst der billigste Alpha käme über 60.
lesson-summon-8-c = 58 Punkte für zwei Einheiten: Für eine dritte ist kein Platz.
lesson-summon-8-refused-a = 29 + 20 + 17 ist 66, mehr als 60.
lesson-summon-8-hint = Zwanzig, zwanzig, zwanzig.
lesson-summon-8-other = Dein erster Zug ist vorbei, und es sind weniger als drei Einheiten.
