# The program and its help
help-program = Vier Brettspiele um Magie im Terminal. Los geht es mit: manawell play
help-play = Eine Partie spielen. Was du nicht angibst, wirst du gefragt.
help-learn = Ein Spiel in kurzen Lektionen lernen. Manawell fragt nach allem, was du weglässt.
help-puzzles = Rätsel lösen, die unsere Bots gefunden haben.
help-replay = Eine Aufzeichnung Zug für Zug ansehen.
help-verify = Eine Partie anhand ihres Startwerts prüfen.
help-rules = Die Regeln eines Spiels lesen, ganz oder einzeln.
help-games = Die Spiele und ihre Optionen auflisten.
help-new-game = Ein eigenes Spiel als Paket anlegen, um damit anzufangen.
help-new-name = Die Kennung des neuen Spiels, etwa muehle.
help-check = Prüfen, ob ein Spiel hält, was es verspricht.
help-lang = Sprache: en, de oder fr.
help-plain = Schlichte Sätze ohne Zeichnungen und Farben, für Screenreader.
help-data = Ordner für gespeicherte Partien (sonst die Variable MANAWELL_DATA, sonst der übliche Ort deines Systems).
help-file = Eine Aufzeichnung (.mana).
help-replay-file = Eine Aufzeichnung (.mana); ohne sie werden deine beendeten Partien angeboten.
help-version = Die Version nennen und ob die kompilierten Regeln im Einsatz sind.
help-word-usage = Aufruf:
help-word-arguments = Argumente:
help-word-options = Optionen:
help-word-commands = Befehle:
help-word-any-options = [OPTIONEN]
help-word-any-command = BEFEHL …
help-word-help = Diese Hilfe zeigen.
help-word-required = nötig
help-word-default = sonst:
help-word-variable = Variable:
help-game = Welches Spiel; manawell games listet sie auf.
help-lesson = Welche Lektion; manawell learn --list zählt sie auf.
help-step = Mit diesem Schritt der Lektion beginnen statt dort, wo du aufgehört hast.
help-list = Die Lektionen nur aufzählen.
help-puzzles-action = Rätsel auflisten (list), das des Tages lösen (daily), eines lösen (play) oder neue suchen (make).
help-puzzle = Welches Rätsel; manawell puzzles list SPIEL listet sie auf.
help-puzzles-count = Wie viele neue Rätsel gesucht werden.
help-puzzles-minutes = Nach der Partie aufhören, in der so viele Minuten um sind.
help-puzzles-goal = Nur dieses Ziel stellen, mit seinem Namen in goals.toml; kann mehrmals angegeben werden.
help-puzzles-out = Die neuen Rätsel in diese Datei schreiben statt in die des Spiels.
help-mode = Der Spielmodus; kurz für -o mode=…
help-difficulty = Der Schwierigkeitsgrad; kurz für -o difficulty=…
help-option = Eine beliebige Option des Spiels; auch mehrfach.
help-level = Dein Gegenüber, die schwächsten zuerst: sprout (Spross), apprentice (Lehrling), scholar (Scholar), journeyman (Geselle), adept (Adept), master (Meister), archmage (Erzmagier), wellspring (Urquell); oder ein anderer Bot: random, greedy, search:N, ein installierter oder paket.modul:Klasse.
help-hotseat = Mehrere Menschen an dieser Tastatur.
help-guided = Deine erste Partie, begleitet: eine lehrreiche Verteilung, ein leichter Gegner, und Kiesel schaut zu.
help-from = Ab dieser Stellung spielen (.position.json); siehe manawell position.
help-position = Eine Stellung entnehmen oder prüfen.
help-position-check = Sagen, ob es eine Stellung geben kann, und wenn nicht, warum nicht.
help-position-take = Eine Stellung einer Aufzeichnung in eine Datei schreiben, um sie zu ändern, zu spielen oder zu teilen.
help-position-file = Eine Stellung (.position.json).
help-position-step = Nach welchem Schritt; ohne Angabe nach dem letzten.
help-seat = Dein Platz.
help-seed = Der geheime Startwert, der jedes Mischen bestimmt; der gleiche Startwert teilt gleich aus.
help-salt = Dein eigener Beitrag zum Mischen.
help-verify-salt = Dein eigenes Salz, das in der Aufzeichnung stehen muss.
help-resume = Eine angefangene Partie fortsetzen: mit ihrer Kennung, mit ihrer Datei oder, ohne Namen, aus einer Liste.
help-replay-seat = Wessen Sicht: ein Platz oder all für alles.
help-query = Ein Spiel, dann vielleicht eine Regelnummer, ein Kapitel, ein Wort oder ziel: gegensatz 7.2
version-compiled = Manawell { $version }, mit kompilierten Regeln.
version-plain = Manawell { $version }, mit den Regeln in reinem Python.

# What can be wrong
fault-no-report = In „{ $game }“ bringen die Spieler nichts nach Wahl mit, also gibt es nichts zu berichten.
fault-file = Die Datei { $path } lässt sich nicht verwenden: { $reason }.
fault-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
fault-port-taken = Der Port { $port } ist belegt, vielleicht von einem anderen Server. Wähle mit --port einen anderen, oder lass --port weg; dann wird ein freier genommen.
fault-port-forbidden = Der Port { $port } ist dir nicht erlaubt. Wähle mit --port einen über 1023.
fault-host = Dieser Rechner hat keine Adresse „{ $host }“. Wähle mit --host eine andere, etwa 127.0.0.1 oder 0.0.0.0.
fault-file-exists = { $path } gibt es schon und bleibt unverändert. Wähle einen anderen Namen.
fault-what-if = { $variable } ist gesetzt, die Spiele wären also nicht die gedruckten. Entferne die Variable; geänderte Spiele spielt `manawell balance SPIEL --components DATEI`.
fault-unknown-command = Den Befehl „{ $command }“ gibt es nicht. Bekannte Befehle: { $known }. Zum Spielen gib ein: manawell play
fault-game-name = Ein Spiel kann nicht „{ $name }“ heißen. Nimm 3 bis 20 kleine Buchstaben und Ziffern, am Anfang drei Buchstaben.
fault-game-exists = Ein Spiel namens „{ $name }“ gibt es schon. Wähle einen anderen Namen.
fault-no-contract = Um ein Spiel zu prüfen, brauchst du noch, was hier fehlt: pip install { $missing }
fault-unknown-flag = Die Option „{ $option }“ gibt es nicht. Mit --help siehst du alle bekannten.
fault-balance-records = Aufzeichnungen werden gezählt, wie sie sind; { $option } bewirkt dabei nichts. Lass { $option } oder --records weg.
fault-usage = Diese Befehlszeile ist nicht zu verstehen: { $problem } Mit --help siehst du, was möglich ist.
fault-extra = Für „{ $given }“ ist in diesem Befehl kein Platz. Mit --help siehst du, was er annimmt.
fault-missing = { $name } fehlt. Mit --help siehst du, was dieser Befehl braucht.
fault-no-command = Hier fehlt noch der Befehl: { $known }. Mit --help siehst du, was sie tun.
fault-no-value = Nach { $option } fehlt der Wert. Mit --help siehst du, was möglich ist.
fault-takes-no-value = { $option } nimmt keinen Wert an.
fault-unknown-subcommand = Den Befehl „{ $command }“ gibt es hier nicht. Bekannte Befehle: { $known }.
fault-not-one-of = „{ $value }“ geht hier nicht. Zur Wahl stehen: { $known }.
fault-number = „{ $value }“ geht bei { $option } nicht. Möglich ist { $kind ->
        [int] eine ganze Zahl
       *[float] eine Zahl
    }{ $bounds ->
        [least-most] { "" } von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }.
        [least] { "" } ab { NUMBER($least, useGrouping: 0) }.
        [most] { "" } bis { NUMBER($most, useGrouping: 0) }.
       *[none] .
    }
fault-option-form = „{ $given }“ ist keine Option. Schreibe NAME=WERT, zum Beispiel: -o mode=solo
fault-seat = Den Platz „{ $seat }“ gibt es nicht. Zur Wahl stehen: { $known }.
fault-bot-uninvited = Der Bot „{ $name }“ ist Code, den dieses Spiel ausführen würde. Installiere ihn unter eigenem Namen (docs/bots.md) oder beginne mit --level ein neues Spiel.
fault-bot-name = Der Name „{ $name }“ ist zu lang für einen Bot am Tisch: höchstens { $most } Zeichen. Installiere ihn unter einem kürzeren.
fault-solo-option = In diesem Modus spielst du allein, daher hat { $option } keine Bedeutung. Lass es weg oder wähle einen anderen Modus.
fault-hotseat-level = Mit --hotseat spielen nur Menschen, daher hat die Stufe „{ $level }“ keine Bedeutung. Lass eines von beiden weg.
fault-guided-option = Die begleitete erste Partie legt alles selbst fest, daher hat { $option } keine Bedeutung. Lass eines von beiden weg.
fault-from-option = Die Stellung nennt Spiel und Optionen selbst, daher hat { $option } keine Bedeutung. Lass eines von beiden weg.
fault-no-such-save = Eine gespeicherte Partie „{ $name }“ gibt es in { $folder } nicht. Angefangene Partien: { $known }.
fault-nothing-to-resume = In { $folder } liegt keine angefangene Partie. Beginne eine mit: manawell play
fault-resume-over = Die Partie in { $path } ist vorbei. Sieh sie dir an mit: manawell replay { $path }
fault-game-open = Die Partie { $id } ist in einem anderen Terminal offen (Prozess { $process }). Spiele dort weiter, oder verlasse sie dort zuerst.
fault-nothing-to-replay = In { $folder } liegt keine beendete Partie. Nenne eine Aufzeichnung: manawell replay DATEI
fault-replay-which = Welche Partie? Nenne die Datei einer von diesen: { $known }
fault-no-such-number = Die Nummer { $number } steht nicht auf der Liste. Gib eine Zahl von 1 bis { $count } ein.
fault-no-such-step = Den Zug „{ $line }“ gibt es nicht. Gib eine Zahl von 0 bis { $last } ein.
fault-no-rule-found = Keine Regel enthält „{ $query }“. Versuche ein anderes Wort, oder manawell rules für das Inhaltsverzeichnis.
reason-missing = es gibt sie nicht
reason-forbidden = das ist dir dort nicht erlaubt
reason-folder = es ist ein Ordner
reason-not-folder = wo ein Ordner sein müsste, liegt eine Datei
reason-full = der Datenträger ist voll
reason-read-only = der Datenträger ist schreibgeschützt

# Menus
which-game = Welches Spiel möchtest du spielen?
which-rules = Von welchem Spiel?
which-settings = Wie möchtest du spielen?
settings-usual = Mit den üblichen Einstellungen
settings-usual-about = { $settings }.
settings-opponent = gegen { $level }
settings-chosen = Alles selbst wählen
settings-chosen-about = Modus, Gegenüber, Platz und was es sonst zu wählen gibt.
which-opponent = Gegen wen spielst du?
which-seat = Wo sitzt du?
which-save = Welche Partie möchtest du fortsetzen?
which-replay = Welche Partie möchtest du noch einmal sehen?
go-on = Eine Partie fortsetzen?
new-game = Eine neue Partie beginnen
seat-random = Irgendwo
seat-order = { $seat }: { $number ->
        [1] du beginnst
        [2] du bist als Zweites dran
       *[other] du bist an { $number }. Stelle dran
    }
level-random = Zufall
level-greedy = Gierhals
level-sprout = Spross
level-sprout-about = Sieht wenig, übersieht viel. Für erste Partien.
level-apprentice = Lehrling
level-apprentice-about = Sieht das Naheliegende und übersieht es oft.
level-scholar = Scholar
level-scholar-about = Weiß, was zählt, und übersieht doch manches.
level-journeyman = Geselle
level-journeyman-about = Spielt mit Verstand und irrt sich manchmal.
level-adept = Adept
level-adept-about = Spielt solide und macht wenige Fehler.
level-master = Meister
level-master-about = Spielt gut und verzeiht wenig.
level-archmage = Erzmagier
level-archmage-about = Spielt sehr gut und schwankt kaum.
level-wellspring = Urquell
level-wellspring-about = Der stärkste Bot, den wir haben.
level-rated = { $level }, Stärke { $rating } ± { $error }
level-hotseat = { $count ->
        [2] Zwei Menschen an dieser Tastatur
       *[other] { $count } Menschen an dieser Tastatur
    }
level-hotseat-about = Ihr seid abwechselnd am Zug; eure Hände bleiben voreinander verborgen.
menu-default = (Vorgabe)
menu-how = Gib eine Zahl von 1 bis { $count } ein; Enter nimmt { $default }, q beendet.
menu-unknown = „{ $line }“ steht nicht auf der Liste.
kept-game = { $title }, { $modes }, { $when }
kept-game-about = { $players }. Gespielte Züge: { $count }. Kennung: { $id }

# At the table
type-something = { $count ->
        [one] Gib 1 oder den Zug ein; ? erklärt alles.
       *[other] Gib eine Zahl von 1 bis { $count } oder einen Zug ein; ? erklärt alles.
    }
refused-rule = Die Regel zeigt ? { $rule }.
refused = Die Regel zeigt ? { $rule }. Erlaubt wäre: { $nearest }.
pass-keyboard = Gib die Tastatur an { $player } weiter; dann Enter drücken.
thinking = { $player } denkt nach …
thinking-hint = Ein Meister denkt darüber nach …
hint-plain = Ein Meister würde { $number } spielen, { $move }.
hint-best = Ein Meister würde { $number } spielen, { $move }: { $chance }.
hint-equal = Etwa ebenso gut ist { $number }, { $move }: { $chance }.
hint-next = Danach kommt { $number }, { $move }: { $chance }.
hint-reason = Das { $reason }.
hint-only = Es gibt nur einen Zug: { $number }, { $move }.
thinking-chances = Deine Siegchancen werden abgewogen …
chances-line = Siegchancen: { $chances }. { $standing }
chances-hidden = Deine Siegchancen werden nicht mehr gezeigt.
chance = etwa { $percent } % Siegchance
chance-exact = { $percent } % Siegchance, bis zum Ende berechnet
taken-back = { $count ->
        [one] Ein Zug wurde zurückgenommen.
       *[other] { $count } Züge wurden zurückgenommen.
    }
log-title = Was bisher geschah:
saved = Die Partie liegt in { $path }.
language-how = Gib ein: lang en, lang de oder lang fr.
resign-sure = Möchtest du die Partie wirklich aufgeben? (j/n)
resign-not = Dann geht es weiter.
bots-go-on = Du bist aus dem Spiel; die Bots spielen ohne dich weiter.
watch-or-leave = Enter, um bis zum Ende zuzusehen, q, um zu gehen; die Partie bleibt erhalten, und du kannst den Rest später sehen:
save-refused = Die Partie lässt sich nicht in { $path } speichern: { $reason }. Du kannst weiterspielen; nach jedem Zug wird es wieder versucht. Für eine Kopie an anderer Stelle gib ein: save DATEI
save-recovered = Die Partie ist wieder gespeichert: { $path }
save-lost = Die Partie ließ sich nicht in { $path } speichern: { $reason }. Hier ist sie; bewahre diesen Text in einer Datei auf und spiele weiter mit manawell play --resume DATEI
quit-unsaved = Die Partie ließ sich nicht speichern und ginge verloren. Gib save DATEI ein, um sie anderswo zu behalten, oder noch einmal quit, um sie aufzugeben.
left = Deine Partie ist gespeichert. Weiter geht es mit: manawell play --resume { $id }
resumed = Du setzt { $id } fort. Gespielte Züge: { $count }.
scores = Ergebnis: { $scores }.
note-hints = Tipps: { $count }.
note-chances = Die Siegchancen wurden gezeigt.
note-takebacks = Zurückgenommen: { $count }.
record-lies = Die Aufzeichnung dieser Partie: { $path }
again-alone = Noch eine Partie? (j/n)
again = Noch eine Partie, mit getauschten Plätzen? (j/n)

# Commands, each with its words, and what it does
help-answers = Du kannst eine Zahl von 1 bis { $count } eingeben, einen Zug, wie er daneben steht, oder:
command-help = hilfe, warum
command-help-about = erklärt diese Frage; mit einer Regel, etwa ? 7.2, zeigt es diese
command-rules = regeln
command-rules-about = das ganze Regelheft; mit einem Kapitel, einer Regel oder einem Wort, was darin davon steht; regeln ziel erzählt das Spiel in einer Minute
command-hint = hinweis, tipp
command-hint-about = was ein Meister täte; es wird in der Aufzeichnung vermerkt
command-chances = chancen
command-chances-about = deine Siegchancen zeigen, nach dem, was du weißt, oder nicht mehr; es wird in der Aufzeichnung vermerkt
command-undo = zurück, zurueck
command-undo-about = zurück zu deiner letzten Entscheidung; es wird in der Aufzeichnung vermerkt
command-log = verlauf
command-log-about = was bisher geschah
command-board = brett, tisch
command-board-about = zeichnet den Tisch neu
command-save = speichern
command-save-about = sagt, wo die Partie liegt; mit einem Namen legt es dort eine Kopie ab
command-language = sprache, lang
command-language-about = eine andere Sprache: lang en, lang de oder lang fr
command-resign = aufgeben
command-resign-about = gibt die Partie auf
command-quit = beenden, ende
command-quit-about = geht; die Partie bleibt erhalten und lässt sich fortsetzen

# Lessons
which-course = Welches Spiel möchtest du lernen?
which-lesson = { $game }: Welche Lektion?
learn-count = { $done } von { $count } Lektionen
learn-lesson = { $far ->
        [done] ✓ { $lesson } · { $minutes } Min. · geschafft
        [begun] { $lesson } · { $minutes } Min. · Schritt { $step } von { $steps }
       *[new] { $lesson } · { $minutes } Min.
    }
learn-list-how = Eine Lektion beginnst du mit: manawell learn { $game } { $lesson }
learn-step = { $phase ->
        [right] { $lesson }, Schritt { $step } von { $steps }: Gut gemacht!
        [wrong] { $lesson }, Schritt { $step } von { $steps }: Möglich, aber diesmal nicht
       *[task] { $lesson }, Schritt { $step } von { $steps }
    }
coach-says = Kiesel: { $words }
learn-star = ★ Der Stern: { $things }
learn-light = Schau hin: { $things }
learn-show-word = zeig
learn-how-task = tipp zeigt den Zug, warum die Regel; zurück beginnt neu, ende hört auf.
learn-how-right = Enter: weiter; warum zeigt die Regel, zurück beginnt neu, ende hört auf.
learn-how-wrong = Enter nimmt es zurück; tipp zeigt den Zug, warum die Regel, ende hört auf.
learn-done = Lektion geschafft: { $lesson }
learn-about = Das hast du gelernt: { $about }
learn-next = Wie geht es weiter?
learn-all = Alle Lektionen
learn-first-game = Begleitete erste Partie · { $minutes } Min.
learn-all-done = Du hast alle Lektionen geschafft. Jetzt spiel: manawell play { $game }
learn-left = Dein Stand ist gespeichert. Weiter geht es mit: manawell learn { $game } { $lesson }
learn-command-help-about = die Regel zu diesem Schritt; mit einer Regel, etwa ? 7.2, zeigt es diese
learn-command-hint-about = Kiesel macht den Zug
learn-command-undo-about = beginnt diesen Schritt von vorn
learn-command-quit-about = hört auf; dein Stand bleibt gespeichert
fault-not-in-lessons = Das geht in einer Lektion nicht. ? zeigt, was geht.

# Replay, verify, rules, games
replay-deal = Vor dem ersten von { $last } Zügen
replay-move = Zug { $number } von { $last }: { $player } { $move }
replay-keys = Enter oder → weiter, b oder ← zurück, g zu einem Zug, q Ende. Züge: 0 bis { $last }.
replay-which = Welcher Zug, 0 bis { $last }?
replay-unfinished = Hier endet die Aufzeichnung; die Partie ist nicht vorbei.
new-game-written = Im Ordner { $name } liegt ein vollständiges Spiel: Nim unter seinem neuen Namen.
new-game-next = Installiere es mit pip install --editable { $name }, spiele es mit manawell play { $name } und prüfe es mit manawell check { $name }. Dann mach es zu deinem, Datei für Datei.
check-kept = { $game } hält, was es verspricht.
check-broken = { $game } bricht ein Versprechen; oben steht, was es tun sollte.
verify-good = { $path }: Alles stimmt.
verify-so-far = { $path }: noch nicht zu Ende; bis hierher stimmt alles.
verify-seed = Der Startwert gehört zur Festlegung { $commitment }.
verify-position = Die Partie begann mit einer aufgebauten Stellung; wie es zu ihr kam, ist nicht bewiesen.
position-good = { $game }: Diese Stellung kann es geben.
position-over = Die Partie ist darin zu Ende.
position-actor = { $player } muss entscheiden; mögliche Züge: { $count }.
position-taken = Die Stellung nach Schritt { $step } liegt in { $path }.
verify-salts = Beitrag der Spieler zum Mischen: { $salts }.
verify-salt =
    { $added ->
        [yes] { $name } gab das Salz { $salt } dazu.
       *[no] { $name } gab kein Salz dazu.
    }
verify-moves = Alle { $count } Züge sind erlaubt.
verify-result = Das Ergebnis stimmt: { $result } ({ $scores })
verify-bad = { $path } stimmt nicht. { $problem }
rule-neighbours = Kapitel { $chapter }; siehe auch { $rules }.
minute-title = { $title } in einer Minute
minute-more = regeln zeigt das ganze Regelheft, ? erklärt die offene Frage.
minute-begin = Enter drücken, um zu beginnen.
minute-words = ziel, minute
rules-how = Lies weiter, zum Beispiel mit: manawell rules { $game }, manawell rules { $game } 7 oder manawell rules { $game } { $rule }
rules-how-here = Lies weiter, zum Beispiel mit: regeln 7, regeln { $rule } oder regeln ziel
games-how = Spiele es mit: manawell play { $game }
option-needs = nur mit { $needs }
option-span = Von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }, Vorgabe { NUMBER($default, useGrouping: 0) }.

# Tournament
tournament-running = Gespielte Partien
tournament-bot = Bot
tournament-rival = Gegen
tournament-rate = Siege
tournament-interval = 95 % sicher
tournament-games = Partien
tournament-draws = Remis
tournament-moves = Züge je Partie
tournament-elo = Elo
tournament-rating = Spielstärke
tournament-seconds = Sekunden
report-thing = Karte
report-rate = Gewonnen
report-interval = 95 % sicher
report-games = Armeen
report-used = Genutzt
report-verdict = Urteil
report-verdict-strong = stark
report-verdict-weak = schwach
report-verdict-even = –

# Maßstab
score-title = { $policy } · Prüfreihe { $suite } · Ausbeute (95 % sicher) je Stufe
dataset-unpacking = Die Partien werden nachgespielt
dataset-made = { $count ->
        [one] Eine Partie liegt in { $folder }.
       *[other] { $count } Partien liegen in { $folder }.
    }

# Balance
balance-title = { $game }: { $count } Partien
balance-element = Element
balance-second = Und
balance-count = Plätze
balance-rate = Gewonnen
balance-interval = 95 % sicher
balance-effect = Unterschied
balance-excess = Über die Summe hinaus
balance-drawn = vom Zufall gegeben
balance-chosen = von Spielern gewählt
balance-pairs = Die deutlichsten von { $count } Paaren
balance-caution = Unterschied: Prozentpunkte gegenüber gleichen Plätzen ohne das Element; * ist deutlich, alle Vergleiche mitgezählt. Wo Spieler wählen, sagt er auch, wann sie es tun.
balance-changed = Nicht das gedruckte Spiel, sondern geändert: { $changes }
balance-published = Der Bericht liegt in { $path }.
kind-start = Reihenfolge
kind-dealt = Ausgeteilt
kind-played = Gespielt
kind-deck = Stapel
kind-brought = Mitgebracht
kind-used = Eingesetzt
kind-people = Volk
kind-rune = Rune
kind-spell = Zauber
start-first = beginnt
start-second = an zweiter Stelle
start-third = an dritter Stelle
start-fourth = an vierter Stelle

# Gegensatz
help-tournament = Bots gegeneinander spielen lassen.
    Sie bekommen dieselben Blätter mit getauschten Plätzen; im Solo-Spiel spielt jeder allein.
help-bots = Bots beim Namen: sprout, apprentice, scholar, journeyman, adept, master, archmage, wellspring, die schwächsten zuerst; oder random, greedy, search:N, ein installierter oder paket.modul:Klasse.
help-games-per-pair = Partien je Paarung, auf halb so vielen Blättern.
help-tournament-seed = Gleiche Startwerte geben gleiche Ergebnisse.
help-workers = Zahl der Prozesse.
help-seconds = Grenze für das Nachdenken eines Bots in Sekunden; dann hängt das Ergebnis von der Maschine ab.
help-report = Bericht über das, was Spieler mitbringen können (etwa Karten), statt über Bots: gleiche Bots, zufällige Ausstattung.
help-gate = Gegen die gleichnamigen Bots einer anderen Installation von Manawell messen, angegeben durch deren Python. Sekunden gelten je Entscheidung.
help-ray = Verteilt die Partien auf einen Ray-Cluster: den, den RAY_ADDRESS nennt, sonst einen, der hier gestartet wird.
help-notes = Schreibt Ergebnisse laufend hierhin; derselbe Befehl macht später dort weiter.
help-json = Schreibt jedes Ergebnis in diese Datei.
help-score = Messen, wie stark eine Strategie spielt (Manawell-4).
    Sie spielt gegen jede der acht Stufen auf festen Blättern, jedes zweimal mit vertauschten Plätzen.
help-policy = Was gemessen wird: ein Bot wie im Turnier, policy:paket.modul:funktion über Merkmalen und festen Aktionen, oder eine Datei mit Gewichten (.npz).
help-score-games = Nur diese Spiele; sonst alle.
help-score-quick = Ein Fünftel der Blätter.
help-score-json = Schreibt die Zeilen in diese Datei.
help-dataset = Partien starker Bots als Daten für Lernende.
help-dataset-make = Partien eines Bots gegen sich selbst spielen und als Aufzeichnungen und Felder schreiben.
    Derselbe Befehl macht später dort weiter, wo er unterbrochen wurde.
help-dataset-folder = Wohin die Daten geschrieben werden.
help-dataset-games = Wie viele Partien es werden sollen.
help-dataset-level = Der Bot auf allen Plätzen.
help-dataset-pack = Nur was in den Partien eines Datensatzes getan wurde in eine kleine Datei schreiben.
help-dataset-unpack = Einen Datensatz aus so einer Datei schreiben; seine Partien werden dafür nachgespielt.
help-dataset-source = Der Ordner eines Datensatzes.
help-dataset-file = Die Datei, die geschrieben wird.
help-dataset-packed = Eine Datei, die „dataset pack“ geschrieben hat.
help-balance = Ist es gerecht? Was Karten, Völker und Plätze wert sind.
    Aus Partien eines Bots gegen sich selbst oder aus Aufzeichnungen.
help-balance-records = Zählt die beendeten Partien unter den Aufzeichnungen (.mana) dieses Ordners, statt zu spielen.
help-balance-games = Wie viele Partien gespielt werden.
help-balance-varied = Die Plätze bringen zufällige Ausrüstung mit statt dessen, was der Bot wählen würde, wo es das gibt.
help-balance-json = Schreibt den ganzen Bericht in diese Datei.
help-balance-csv = Schreibt die Tabelle der Elemente in diese Datei.
help-balance-svg = Zeichnet die Elemente mit ihrer Unsicherheit in diese Datei.
help-balance-publish = Zeigt den Bericht auf der Seite des Servers: Er liegt dann in dessen Datenordner.
help-balance-components = Was wäre, wenn? Spielt mit den geänderten Werten dieser Datei; sie hat die Form der components.toml des Spiels und nennt nur, was abweicht.
help-serve = Einen Server für den Browser starten.
    Spiele hier, mit anderen über einen Link oder gegen Bots.
help-host = Adresse, an der er lauscht; 0.0.0.0 für das ganze Netz.
help-port = Port; 0 nimmt einen freien.
help-serve-data = Ordner der Datenbank.
help-serve-database = PostgreSQL statt der eingebauten Datenbank: postgresql://name:passwort@rechner/datenbank
help-serve-redis = Redis, über das mehrere Serverprozesse voneinander hören: redis://rechner
help-serve-workers = Prozesse, die bedienen; mehr als einer braucht --database und --redis.
help-bot-workers = Prozesse, in denen Bots denken, je Serverprozess.
help-serve-bot = Auch diesen eigenen Bot als Gegner anbieten: ein installierter Name oder paket.modul:Klasse. Mehrfach möglich.
help-set = Eine Einstellung, etwa request_seconds=60; mehrfach möglich. docs/settings.md nennt alle.
help-settings = Datei mit Einstellungen in TOML (sonst die Variable MANAWELL_SETTINGS).
help-serve-address = Unter welcher Adresse man diesen Server findet, etwa https://spiel.example; Links in Mails beginnen damit.
help-serve-smtp = Ein Mailserver für Nachrichten: smtps://name:passwort@rechner, smtp://… (STARTTLS) oder smtp+plain://… (ohne TLS). Braucht --address und --mail-from.
help-serve-mail = Die Adresse, von der Mails kommen.
help-open = Die Seite öffnen, wenn ein Bildschirm da ist.
serve-address = Manawell ist bereit: { $address }
serve-stop = Strg-C hält den Server an. Jede Partie bleibt erhalten.

# Werkzeuge für Betreiber
help-admin = Sich um einen Server kümmern.
    Tische, Gäste, Meldungen, Ankündigungen, während er läuft.
help-admin-tables = Tische auflisten, zeigen, schließen, löschen und speichern.
help-admin-guests = Gäste auflisten, zeigen, vergessen, sperren und umbenennen.
help-admin-reports = Was Gäste in Chats gemeldet haben.
help-admin-table = Kennung des Tischs, wie in seiner Adresse.
help-admin-guest = Kennung des Gastes.
help-admin-report = Nummer der Meldung.
help-admin-list = Die Tische, die mit den neuesten Ereignissen zuerst.
help-admin-state = Nur Tische mit diesem Stand.
help-admin-show = Wer an einem Tisch sitzt und wie es um ihn steht.
help-admin-close = Einen Tisch schließen: Niemand sieht ihn mehr. Er lässt sich wieder öffnen.
help-admin-reopen = Einen geschlossenen Tisch wieder öffnen.
help-admin-delete = Einen Tisch endgültig löschen, mit Partie und Chat.
help-admin-export = Die Aufzeichnungen von Tischen schreiben, mit ihren Startwerten.
help-admin-to = Ordner für die Aufzeichnungen (sonst dieser).
help-admin-guests-list = Die Gäste, die zuletzt da waren.
help-admin-guests-show = Ein Gast und seine Tische.
help-admin-name = Nur Gäste, in deren Namen das vorkommt.
help-admin-forget = Alles über einen Gast löschen, wie es die Seite auf seinen eigenen Wunsch tut.
help-admin-block = Einen Gast sperren: Er darf zusehen, aber nichts tun. Seine laufenden Partien werden aufgegeben.
help-admin-unblock = Einen gesperrten Gast wieder mitmachen lassen.
help-admin-rename = Einem Gast einen anderen Namen geben.
help-admin-new-name = Der neue Name.
help-admin-events = Die Turniere, die Leute eröffnet haben.
help-admin-events-list = Die Turniere, die warten oder laufen, die neuesten zuerst.
help-admin-events-cancel = Ein Turnier absagen: Es endet ohne Ergebnis; laufende Partien gehen weiter.
help-admin-event = Die Kennung eines Turniers: der letzte Teil seiner Adresse.
help-admin-reports-list = Die unerledigten Meldungen, die neuesten zuerst.
help-admin-reports-all = Auch die erledigten.
help-admin-reports-show = Eine Meldung mit der ganzen Zeile.
help-admin-resolve = Eine Meldung als erledigt vermerken.
help-admin-note = Was daraufhin geschehen ist.
help-admin-who = Wer jetzt da ist, auf die Minute.
help-admin-settings = Die geltenden Einstellungen und woher jede kommt.
help-admin-announce = Allen auf jeder Seite eine Zeile zeigen, etwa vor Wartungsarbeiten.
help-admin-text = Die Zeile; auch für Deutsch und Französisch, wenn dort keine eigene steht.
help-admin-text-de = Dasselbe auf Deutsch.
help-admin-text-fr = Dasselbe auf Französisch.
help-admin-minutes = Für so viele Minuten; sonst bis --clear.
help-admin-clear = Die Zeile wegnehmen.
help-admin-retention = Jetzt entfernen, was die Einstellungen nicht länger aufheben; der Server tut es jede Stunde.
help-dry-run = Nichts ändern, nur sagen, was geschähe.
help-admin-json = Als JSON, mit allen Feldern.
help-most = Höchstens so viele Zeilen.
admin-none = Nichts.
admin-default = Vorgabe
admin-dry = Probelauf, nichts wurde geändert. Ohne --dry-run wäre das Ergebnis: { $done }
admin-closed = Tisch { $table } ist geschlossen.
admin-reopened = Tisch { $table } ist wieder offen.
admin-deleted = Tisch { $table } ist gelöscht, mit { $entries } Einträgen.
admin-exported = Geschrieben: { $path }
admin-forgotten = { $name } ist vergessen; betroffene Tische: { $tables }.
admin-blocked = { $name } ist gesperrt.
admin-unblocked = { $name } darf wieder mitmachen.
admin-renamed = { $was } heißt jetzt { $name }.
admin-event-cancelled = Das Turnier „{ $name }“ ({ $players } Spieler) ist abgesagt.
admin-resolved = Meldung { $number } ist erledigt.
admin-announced = Alle lesen: { $text }
admin-cleared = Angekündigt ist nichts mehr.
admin-retention = Entfernt: { $guests } Gäste, { $waiting } wartende Tische, { $unfinished } nicht beendete und { $finished } beendete Partien, { $chats } Chats.
fault-admin-clear = Entweder „{ $text }“ ankündigen oder die Zeile mit --clear wegnehmen, nicht beides.
fault-admin-state = Einen Stand „{ $state }“ gibt es nicht. Wähle einen von: { $known }.
help-migrate = Zwischen SQLite und PostgreSQL umziehen.
    Halte die Server vorher an. Jede Partie wird zur Prüfung nachgespielt.
help-migrate-to = Wohin: in das PostgreSQL von --database oder das SQLite in --data; das andere ist die Quelle.
migrate-done = Umgezogen und geprüft: { $rows } Zeilen, { $games } Partien nachgespielt.
migrate-counted = { $rows } Zeilen umgezogen.
migrate-unplayable = Tisch { $table } ist umgezogen, aber diese Version kann ihn nicht nachspielen, dort wie hier.
fault-migrate-to = „{ $to }“ ist keine Datenbank. Wähle postgresql oder sqlite.
admin-head-id = Kennung
admin-head-game = Spiel
admin-head-state = Stand
admin-head-players = Spieler
admin-head-changed-at = letzte Änderung
admin-head-entries = Einträge
admin-head-kind = Platz
admin-head-name = Name
admin-head-guest = Gast
admin-head-level = Stufe
admin-head-seen-at = zuletzt da
admin-head-tables = Tische
admin-head-blocked = gesperrt
admin-head-program = Programm
admin-head-at = Zeit
admin-head-table-id = Tisch
admin-head-text = Text
admin-head-host = eröffnet von
admin-head-made-at = eröffnet
admin-head-resolved-at = erledigt
admin-head-line = Zeile
admin-head-speaker = wer es sagte
admin-head-reporter = wer es meldete

# Many moves
type-move = Gib einen Zug ein; du siehst erst die Folgen. m listet alle { NUMBER($count, useGrouping: 0) } auf, ? hilft.
confirm-move = Spielen? Enter für ja, alles andere, um neu zu wählen:
not-confirmed = Nichts wurde gespielt. Gib einen anderen Zug ein.
help-answers-many = Du kannst einen Zug eingeben, etwa { $move }, mit ! dahinter, um ihn ohne Vorschau zu spielen; eine Zahl von 1 bis { NUMBER($count, useGrouping: 0) } aus der Liste, die m zeigt; oder:
command-moves = züge, zuege, liste
command-moves-about = die erlaubten Züge; mit einem Teil eines Zugs, etwa m 1,0, nur diese, und wozu sie führen
moves-none = Kein erlaubter Zug enthält „{ $word }“.
not-a-move = „{ $attempt }“ ist kein Zug. Jetzt kannst du zum Beispiel eingeben: { $examples }.
half-a-move = „{ $attempt }“ ist erst der Anfang eines Zuges. So kann es weitergehen:
half-a-move-many = „{ $attempt }“ ist erst der Anfang von { $count } Zügen, zum Beispiel { $examples }. m { $attempt } listet alle auf.
moves-more = Enter für mehr, alles andere hört auf:

# Zeilen für mehrere Züge, Gewohnheiten, Karten, Armeen
help-line = Mehrere Züge dürfen in einer Zeile stehen, mit ; dazwischen. Außerdem gibt es:
type-some = Gib eine Zahl oder einen Zug ein; m listet alle { NUMBER($count, useGrouping: 0) } auf, ? hilft.
forced-move = Etwas anderes ist nicht möglich, also gespielt: { $move }
confirm-line = Spielen, { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }? Enter für ja, alles andere, um neu zu wählen:
line-stopped = Der Rest wurde nicht gespielt: { $moves }
auto-how = Zum Ändern gib eines davon ein: { $forms }
command-look = zeig, karte
command-look-about = erklärt eine Karte, eine Figur oder einen Ort; zeig allein sagt, wonach du fragen kannst
command-army = armee, armeen
command-army-about = die Armeen zur Auswahl; armee NAME nimmt eine, armee speichern NAME behält deine eigene
command-coach = coach, kiesel
command-coach-about = schickt Kiesel weg oder ruft ihn zurück
guided-command-hint-about = was ein Meister täte, auch als „was jetzt“; es wird in der Aufzeichnung vermerkt
guided-what-now = was jetzt, was nun
guided-how = warum zeigt die Regel, „was jetzt“ einen guten Zug; coach schickt Kiesel weg.
guided-here = Kiesel schaut dir in dieser Partie zu und sagt ab und zu etwas. coach schickt Kiesel weg.
guided-away = Das ist eine begleitete Partie, aber du hast Kiesel weggeschickt. coach ruft ihn zurück.
guided-sent = Kiesel geht und schweigt von nun an. coach ruft ihn zurück.
guided-called = Kiesel ist wieder da und schaut ab deiner nächsten Entscheidung zu.
fault-no-coach = Kiesel ist nur in einer begleiteten ersten Partie dabei: manawell play { $game } --guided
armies-own = Deine Armeen
armies-offered = Armeen für alle
armies-how = armee NAME nimmt eine, armee speichern NAME behält deine für spätere Partien, armee löschen NAME vergisst sie.
army-kept = Deine Armee liegt in { $path }.
army-dropped = Die Armee { $name } ist gelöscht.
fault-no-armies = In dieses Spiel bringt niemand eine Armee mit.
fault-army-unmade = Du hast noch keine Armee, die sich behalten ließe.
fault-army-too-late = Eine Armee kannst du nur nehmen, solange die Armeen erschaffen werden.
fault-no-such-army = Es gibt keine Armee „{ $name }“. Bekannt sind: { $known }.
fault-army-name = „{ $name }“ kann keine Armee heißen. Nimm bis zu 40 Buchstaben, Ziffern, Leerzeichen, Punkte oder Bindestriche.
fault-nothing-known = Über „{ $word }“ ist nichts bekannt.
fault-no-look = In diesem Spiel zeigt der Tisch schon alles; nachzusehen gibt es nichts. ? erklärt die Frage, regeln das Spiel.
fault-auto-value = „{ $word }“ ist nicht möglich. Wähle eines davon: { $known }.

# Analyse
help-analyse = Zeigen, wo eine Partie entschieden wurde, was Glück war.
help-analyse-seat = Nach wessen Wissen die Chancen beurteilt werden: ein Platz oder all für das, was wirklich war.
help-analyse-seconds = Zeit für jeden Durchgang durch die ganze Partie; sonst je nach Spiel 60 bis 600.
help-analyse-simulations = Simulationen je Entscheidung statt einer Zeit; dann wiederholen sich die Ergebnisse genau.
help-analyse-runs = So oft analysieren, um zu sehen, wie sicher die Bilanz ist.
help-analyse-json = Die ganze Analyse als JSON in diese Datei schreiben.
help-analyse-annotate = Die Aufzeichnung mit Anmerkungen in diese Datei schreiben: was jeder Schritt verschenkte, was besser war, Glück.
analyse-running = Analyse läuft
analyse-steps = { $count } Schritte; höchstens { $simulations } Simulationen je Entscheidung.
analyse-true = Die Chancen, wie sie wirklich waren: nach dem, was alle zusammen wussten.
analyse-knew = Die Chancen, wie { $player } sie beurteilen konnte.
analyse-curve = Siegchancen, Zug um Zug
analyse-turns = Die Züge
analyse-turn-column = Zug
analyse-turn-line = { $stop }: { $chances }.
analyse-pair = { $name }: { $what }.
analyse-turn = Zug { $number }
analyse-round = Runde { $number }
analyse-setup = Aufbau
analyse-game = Partie
percent = { $percent } %
analyse-luck = Glück
analyse-given = Verschenkt
analyse-moments = Schlüsselmomente, in Prozentpunkten
analyse-moment-deal = Die Kartenverteilung: { $gains }.
analyse-moment-luck = { $stop }, Schritt { $step }: Glück nach { $move }: { $gains }.
analyse-moment-good = { $stop }, Schritt { $step }: { $player } spielt { $move }: { $gains }.
analyse-moment-inaccuracy = { $stop }, Schritt { $step }: { $player } spielt { $move }, eine Ungenauigkeit (?!): { $gains }.
analyse-moment-mistake = { $stop }, Schritt { $step }: { $player } spielt { $move }, ein Fehler (?): { $gains }.
analyse-moment-blunder = { $stop }, Schritt { $step }: { $player } spielt { $move }, ein grober Fehler (??): { $gains }.
analyse-better = Besser war { $move }: etwa { $percent } % statt { $made } %.
analyse-better-exact = Besser war { $move }: { $percent } % statt { $made } %, bis zum Ende berechnet.
analyse-reason = An { $player }: { $move } { $reason }.
analyse-line = So hätte es weitergehen können: { $moves }
analyse-balance = Glück und Entscheidungen, in Prozentpunkten
analyse-player = Spieler
analyse-start = Anfang
analyse-own = Eigene
analyse-others = Andere
analyse-residue = Rest
analyse-result = Ergebnis
analyse-accuracy = Genauigkeit
analyse-note = Anfang, Glück, eigene Entscheidungen, Entscheidungen der anderen und Rest ergeben zusammen das Ergebnis. Entscheidungen werden nach dem beurteilt, was der Spieler damals wusste, Glück nach dem, was alle zusammen nicht vorhersehen konnten. Der Rest sind verdeckte Karten, die nur manche kannten, und der Fehler der Suche.
grade-forced = erzwungen
grade-best = beste
grade-good = gute
grade-inaccuracy = Ungenauigkeiten
grade-mistake = Fehler
grade-blunder = grobe Fehler

# Rätsel
puzzles-count = { $game } · { $title }: { $done } von { $count } gelöst
puzzles-entry = { $solved ->
        [yes] { $id } · { $goal } ({ $level }) · gelöst
       *[no] { $id } · { $goal } ({ $level })
    }
puzzles-how = Eines lösen: manawell puzzles play SPIEL; das Rätsel des Tages: manawell puzzles daily
puzzles-daily = Rätsel des Tages, { $day }
puzzles-streak = { $days ->
        [one] Deine Serie: ein Tag.
       *[other] Deine Serie: { $days } Tage in Folge.
    }
puzzles-found = { $number }: { $id } { $goal }, { $line }
puzzles-made = { $count ->
        [one] Ein neues Rätsel in { $path }
       *[other] { $count } neue Rätsel in { $path }
    }
puzzle-goal = Rätsel: { $goal } (löst zuerst: { $level })
puzzle-marked = ★ Markiert: { $things }
puzzle-wrong = { $move } ist nicht die Lösung.
puzzle-wrong-reason = Der Zug { $reason }.
puzzle-wrong-chance = Damit gewinnst du in { $chance } % der Fälle, mit der Lösung in { $best } %.
puzzle-hint = Der erste Zug { $reason }. Frag noch einmal, um die Lösung zu sehen.
puzzle-hint-line = Es beginnt mit { $move }. Frag noch einmal, um die Lösung zu sehen.
puzzle-how-task = tipp nennt einen Grund, dann die Lösung; zurück beginnt neu, ende verlässt das Rätsel.
puzzle-how-wrong = Enter nimmt zurück; tipp zeigt die Lösung, ende verlässt das Rätsel.
puzzle-end = { $how ->
        [clean] Beim ersten Versuch gelöst!
        [shown] Das war die Lösung.
       *[solved] Gelöst!
    }
puzzle-line = Die Lösung: { $line }
puzzle-reason = Der erste Zug { $reason }.
puzzle-checked = { $by ->
        [turn] Geprüft: Alles, was hier gespielt werden kann, wurde durchprobiert, in { $worlds ->
            [one] der einzigen möglichen Lage
           *[other] { $worlds } denkbaren Lagen
        } ({ $positions } Stellungen).
        [solver] Bewiesen: Hier ist alles bekannt, und die Partie wurde von dieser Stellung aus gelöst.
       *[search] Durch Suche geprüft: in { $runs } Durchläufen um mindestens { $margin } von 100 Punkten besser als jeder andere Zug (zusammen { $positions } Läufe).
    }
puzzle-left = Dieses Rätsel wartet auf dich: manawell puzzles play { $game } { $puzzle }
fault-no-daily = Es gibt noch keine Rätsel. Suche welche mit: manawell puzzles make SPIEL
fault-which-puzzles = Welches Spiel? Zum Beispiel: manawell puzzles play gegensatz
fault-unknown-goal = Das Ziel { $goal } gibt es hier nicht. Bekannt sind: { $known }
