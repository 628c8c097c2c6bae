# The house
brand = Manawell
home = Startseite
nav-play = Spielen
nav-create = Neuer Tisch
nav-learn = Lernen
nav-rules = Regeln
menu = Menü
settings = Einstellungen
close = Schließen
cancel = Abbrechen
yes = Ja
no = Nein
copy = Kopieren
copied = Kopiert
loading = Wird geladen …
try-again = Noch einmal versuchen
guest = Gast
your-name = Dein Name

# Languages and theme
language = Sprache
language-en = English
language-de = Deutsch
language-fr = Français
theme = Farbschema
theme-light = Hell
theme-dark = Dunkel
theme-system = Wie das System
sound-on = Töne sind an
sound-off = Töne sind aus

# Home
hero-title = Vier magische Duelle, ein Brunnen der Kraft.
hero-text = Spiele im Browser: mit Freunden, gegen ehrliche Bots oder allein. Frei, quelloffen, ohne Konto.
play-bot = Sofort gegen einen Bot spielen
play-which = Welches Spiel?
play-which-text = Du spielst gegen einen Bot: { $level }.
create-table = Tisch eröffnen
join-code = Tischcode oder Link
join-placeholder = Link oder Code einfügen
join = Beitreten
join-bad = Das ist kein Link und kein Code eines Tisches.
my-games = Deine Partien
my-games-none = Noch keine Partien. Beginne eine gegen einen Bot.
my-solo = allein
my-turn = du bist dran
my-over = beendet
my-waits = wartet
my-unplayable = lässt sich nicht öffnen
play-now = Losspielen
rules = Regeln
soon = In Arbeit
soon-text = Noch nicht spielbar.
meta-players = { $least }–{ $most } Personen
meta-players-exactly =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
meta-gegensatz = 1–2 Personen · 20 Min. · leicht zu lernen
meta-rivality = 1–4 Personen · 25 Min.
meta-athlas = 2 Personen · 50 Min.
meta-lutao = 2–4 Personen · 120 Min.
title-gegensatz = Gegensatz
title-rivality = Rivality
title-athlas = Athlas
title-lutao = Lutao
about-gegensatz = Schlüpfe durch neun Relikte der Zeit, bilde ein Paradoxon, erbeute den entscheidenden Kristall.
about-rivality = Lege Plättchen, deren Zauber Golems auf genaue Entfernung rufen. Halte mehr Land als die anderen.
about-athlas = Erschaffe drei Wesen aus Karten, forme das Gelände, bringe zwei Relikte zusammen.
about-lutao = Führe ein Volk von Insel zu Insel und nimm die Stadt der steinernen Wächter.

# Creating a table
create-title = Ein neuer Tisch
create-game = Spiel
create-options = Spielweise
create-more = Weitere Optionen
create-seats = Wer sitzt wo
create-team = { $name } · Team { $team }
create-name = Dein Name, damit man weiß, wer wartet
create-go = Tisch eröffnen
option-range =
    { $step ->
        [1] Eine ganze Zahl von { $least } bis { $most }
       *[other] Von { $least } bis { $most }, in Schritten von { $step }
    }{ $none ->
        [yes] {", oder 0 für keine Grenze"}.
       *[no] .
    }
create-nobody = Mindestens ein Platz muss deiner oder frei sein.
chair-me = Ich
chair-open = Freund
chair-bot = Bot
chair-level = Stärke
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
level-rating = etwa { $rating }
level-rated = { $level }, etwa { $rating }
level-measured = { $level }, { $rating } ± { $error }. { $about }
level-unmeasured = { $level }. { $about }
level-rating-tip = { $rating } ± { $error }, gemessen in Partien der Bots gegeneinander. Wer um 200 vorne liegt, gewinnt etwa drei von vier Partien.
level-greedy = Gierhals
level-random = Zufall
chair-name = Name, wenn du magst
chair-name-of = Name von { $seat }
chair-hint-open = Du bekommst einen Link zum Weitergeben.
chair-hint-hot = Mehrere Plätze für dich: Gerät weiterreichen. Jeder Platz kann einen Namen haben.

# At the table
board = Spielbrett
dock = Deine Hand und was gefragt ist
side = Mitspieler und Protokoll
views = Ansichten
skip = Zu dem, was von dir gefragt ist
effects-more =
    { $count ->
        [one] noch eine Folge
       *[other] noch { $count } Folgen
    }
effects-fewer = Weniger Folgen
tab-board = Brett
tab-log = Protokoll
tab-chat = Chat
tab-rules = Regeln
table-crumb = { $mode } · Tisch { $table }
your-turn = Du bist am Zug
to-move = am Zug
player-to-move = { $name }, am Zug
watching = Du schaust zu
choose-target = Wähle nun einen der leuchtenden Plätze.
what-now = Was kann ich tun?
rule-link = Regel { $rule }
hint = Tipp
hint-thinking = Ein guter Zug wird gesucht …
hint-title = Ein guter Zug leuchtet
hint-worth = Er gewinnt etwa { $worth } von 100 Partien.
hint-exact = Bis zum Ende berechnet: Er gewinnt { $worth } von 100 Partien.
hint-plain = Ein Meister würde so spielen.
hint-equal = { $count ->
        [one] Ein anderer Zug ist etwa ebenso gut.
       *[other] { $count } andere Züge sind etwa ebenso gut.
    }
hint-reason = Das { $reason }.
hint-second = Etwa gleich gut: { $move }; das { $reason }.
hint-only-title = Es gibt nur diesen Zug
hint-only = Etwas anderes ist hier nicht möglich.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzes Spielfeld zeigen
turn = Drehen
turn-it = Im Uhrzeigersinn drehen
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-nothing = Es gibt nichts zurückzunehmen.
undo-revealed = Etwas Verdecktes wurde aufgedeckt; das lässt sich nicht zurücknehmen.
undo-over = Die Partie ist zu Ende.
resign = Aufgeben
resign-title = Aufgeben?
resign-text = Die Partie endet sofort, und du verlierst sie.
offer-draw-ask = Remis anbieten
offer-undo = { $name } möchte den letzten Zug zurücknehmen.
offer-undo-mine = Du hast um Rücknahme gebeten.
offer-draw = { $name } bietet Remis an.
offer-draw-mine = Du hast Remis angeboten.
offer-rematch = { $name } möchte noch eine Partie.
offer-rematch-mine = Du hast um eine neue Partie gebeten.
offer-agreed = Du hast zugestimmt. Die anderen sind noch gefragt.
declined-undo = Dein Zug bleibt: Die Rücknahme wurde abgelehnt.
declined-draw = Dein Remisangebot wurde abgelehnt.
declined-rematch = Eine weitere Partie wurde abgelehnt.
seat-you = Du
seat-yours = Dein anderer Platz
seat-bot = Ehrlicher Bot: sieht nur die eigene Hand
seat-open = Freier Platz
seat-waiting = Wartet auf jemanden
bot-name = { $level } (Bot)
name-of-seat = { $seat } ({ $name })
online = online
offline = abwesend
since = Seit deinem letzten Zug
since-more =
    { $count ->
        [one] noch eine Zeile im Protokoll, dann:
       *[other] noch { $count } Zeilen im Protokoll, dann:
    }
show-me = Zeig’s mir
show-me-about = Zeigt noch einmal langsam, was seit deinem letzten Zug geschah.
understood = Verstanden
chat-empty = Noch hat niemand etwas gesagt.
chat-message = Nachricht
chat-placeholder = Sag etwas Nettes …
chat-earlier = Frühere Zeilen
chat-spectator = { $name } (schaut zu)
chat-send = Senden
waiting-for-player = Warten auf Mitspieler
invite = Einladung
invite-title = Lade jemanden ein
invite-text =
    { $open ->
        [one] Verschicke diesen Link. Das Spiel beginnt, sobald sich jemand setzt.
       *[other] Verschicke diesen Link. Das Spiel beginnt, wenn sich { $open } weitere gesetzt haben.
    }
invite-link = Link zu diesem Tisch
invite-code = Oder der Code:
join-title = { $name } wartet auf dich
join-watch = Oder bleib und schau zu.
sit-down = Platz nehmen
close-table = Tisch schließen
close-table-title = Diesen Tisch schließen?
close-table-text = Der Tisch verschwindet, und sein Link führt nirgends mehr hin. Wer schon da ist, erfährt es.
table-closed = Dieser Tisch wurde geschlossen
table-closed-text = Wer ihn eröffnet hat, hat ihn vor Beginn der Partie wieder geschlossen.
curtain-title = Gib das Gerät an { $name } weiter
curtain-text = Die Hand bleibt verdeckt, bis es weitergeht.
curtain-open = Ich bin { $name }

# Something went wrong
refused = Das ist nicht erlaubt
failed = Das hat nicht geklappt
fault-offline = Der Server ist nicht erreichbar. Es wurde nichts geändert.
fault-server = Der Server meldet einen Fehler ({ $status }). Es wurde nichts geändert.
table-missing = Dieser Tisch lässt sich nicht zeigen
lost-title = Hier ist nichts
lost-text = Die Adresse führt ins Leere. Deine Partien sind sicher.
connection-lost = Keine Verbindung. Du kannst weiterspielen, sobald sie wieder da ist; nichts geht verloren.
connection-long = Noch immer keine Verbindung. Die Partie ist auf dem Server sicher gespeichert.
connection-retry = Nächster Versuch in { $seconds } s.
connection-now = Verbinde …
connection-try = Jetzt

# The end
game-over = Die Partie ist zu Ende
result-won = Du gewinnst!
result-lost = Du verlierst
result-watching =
    { $count ->
        [one] { $name } gewinnt
       *[other] { $name } gewinnen
    }
result-shared = Du und { $names }: Ihr gewinnt!
result-winner = gewonnen
result-draw = Unentschieden
show-result = Ergebnis zeigen
rematch = Noch einmal
rematch-asked = Revanche angefragt
rematch-go = Zum neuen Tisch
review = Noch einmal ansehen
record = Aufzeichnung sichern

# Replay
replay-title = Wiedergabe
replay-start = Anfang
replay-at = Nach Zug { $step } von { $steps }
replay-slider = Zug
replay-first = Zum Anfang
replay-back = Zurück
replay-on = Weiter
replay-last = Zum Ende
replay-run = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-eyes = Mit wessen Augen
replay-as = Wie { $name } es sah
replay-all = Alles
replay-watcher = Als Zuschauer
replay-fork = Von hier weiterspielen
replay-table = Zurück zum Tisch

# Analysis of a finished game
analyse = Analysieren
analysis-title = Analyse
analysis-waiting = Die Analyse beginnt gleich …
analysis-running = Analyse läuft: { $percent } %
analysis-stuck = Die Analyse wurde mehrmals unterbrochen.
analysis-again = Noch einmal versuchen
analysis-findings = Ergebnisse
analysis-course = Verlauf der Partie
analysis-slider = Schritt
analysis-at = { $where }: { $what } { $name }: { $percent } %
analysis-where = { $where } · { $name }
analysis-stop-turn = Zug { $number }
analysis-stop-round = Runde { $number }
analysis-stop-setup = Aufbau
analysis-stop-game = Partie
analysis-turn = Zug oder Runde
analysis-chance = Chance
analysis-deal = Die Partie wird aufgebaut.
analysis-unseen = Eine Entscheidung, die nicht zu sehen war.
analysis-steps = Schritte dieses Zuges
analysis-turn-back = Voriger Zug oder vorige Runde
analysis-turn-on = Nächster Zug oder nächste Runde
analysis-know = Wissen
analysis-knew =
    { $you ->
        [yes] Was du wusstest
       *[other] Was { $name } wusste
    }
analysis-true = Was wahr war
analysis-eyes = Aus der Sicht von
analysis-chance-of = { $name } { $percent } %
analysis-lane-chances = Chancen
analysis-lane-luck = Glück
analysis-lane-choices = Entscheidungen
analysis-moments = Schlüsselmomente
analysis-moments-of = Prozentpunkte
analysis-moments-none = Noch hat nichts die Chancen stark verändert.
analysis-fork-before = Von hier weiterspielen
analysis-better = Zeig mir die bessere Fortsetzung
analysis-line = Besser: { $move }.
analysis-line-on = So hätte es weitergehen können, in der Notation der Aufzeichnungen:
analysis-instead = Stattdessen: { $move }
analysis-best = Am besten hier
analysis-best-of =
    { $you ->
        [yes] nach deinem Wissen
       *[other] nach dem Wissen von { $name }
    }
analysis-no-decision = Hier gab es nichts zu entscheiden.
analysis-gave-up = Hier wurde aufgegeben.
analysis-forced = Es gab keinen anderen erlaubten Zug.
analysis-played = gespielt
analysis-exact = bis zum Ende berechnet
analysis-worth = { $percent } %
analysis-worth-equal = ≈ { $percent } %
analysis-grade-best = Der beste Zug oder ebenso gut
analysis-grade-good = Ein guter Zug
analysis-grade-inaccuracy = Ungenauigkeit
analysis-grade-mistake = Fehler
analysis-grade-blunder = Grober Fehler
analysis-sign-blunder = Grober Fehler
analysis-sign-mistake = Fehler
analysis-sign-inaccuracy = Ungenauigkeit
analysis-sign-only = Der einzige gute Zug
analysis-sign-luck = Zufall
analysis-accuracy = { $name }: Genauigkeit { $accuracy }
analysis-balance = Glück und Entscheidungen
analysis-points = Prozentpunkte
analysis-start = Anfang
analysis-luck = Glück
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen anderer
analysis-residue = Rest
analysis-result = Ergebnis
analysis-luck-short = Glück
analysis-own-short = eigene
analysis-others-short = andere
analysis-residue-short = Rest
analysis-part = { $part } { $points }
analysis-table = Der Verlauf als Tabelle
analysis-how = So liest man das
analysis-how-balance = Eine Entscheidung kann Chancen nur verschenken, verglichen mit der besten, die es gab; was sie verschenkt, bekommen die anderen. Glück ist, was ein Nachziehen, ein Austeilen oder eine aufgedeckte Karte verändert hat, verglichen mit allem, was hätte kommen können. Der Rest ist, was beides nicht erklärt: verborgene Karten, die nur manche kannten, und die Grenzen der Suche. Alles zusammen ergibt mit dem Anfang genau das Ergebnis.
analysis-how-accuracy = Die Genauigkeit ist 100, wenn nichts verschenkt wurde. Eine Entscheidung, die 8 Punkte verschenkt, zählt zwei Drittel, eine mit 16 weniger als die Hälfte; die Zahl ist der Durchschnitt über alle Entscheidungen, bei denen es eine Wahl gab.
analysis-tab-board = Brett
analysis-tab-moments = Momente
analysis-tab-balance = Bilanz

# Rules
rules-title = Regeln von { $game }
rules-search = Regeln durchsuchen
rules-nothing = Keine Regel spricht von „{ $wanted }“.
rules-failed = Die Regeln lassen sich nicht laden.

# Settings
settings-name = Dein Name am Tisch
settings-save = Speichern
settings-saved = Gespeichert
settings-motion = Bewegung
motion-slow = Langsam
motion-normal = Normal
motion-fast = Schnell
motion-off = Keine
settings-still = Dein System wünscht weniger Bewegung, darum bewegt sich hier nichts.
settings-confirm = Jeden Zug bestätigen
settings-confirm-text = Ohne Bestätigung spielt ein Klick auf einen leuchtenden Platz sofort.
settings-sound = Töne
settings-volume = Lautstärke
settings-keys = Tasten am Tisch
key-choose = Karte oder Knopf wählen
key-step = nächster leuchtender Platz
key-confirm = bestätigen, oder den einzigen Knopf drücken
key-cancel = abbrechen
key-undo = zurücknehmen
key-hint = Tipp
key-rules = Regel dieses Schritts
key-skip = Bewegung überspringen; passen oder den Schritt beenden
key-space = Leertaste
key-situation = Lage vorlesen
key-tabs = Protokoll, Chat, Brett
key-explain = die Zeichen eins nach dem anderen erklären
explain-keys = Pfeiltasten: nächstes Zeichen. Esc beendet.

# A board in words
fallback-view = Was auf dem Tisch liegt
fallback-moves = Was du tun kannst
fallback-score = Punkte: { $points }
board-broken = Das Brett dieses Spiels lässt sich nicht zeigen. Du kannst in Worten weiterspielen.

# The sealed shuffle
seal = Die Mischung ist versiegelt: Niemand kann sie ändern
seal-commitment = Fingerabdruck:
seal-seed = Der Startwert dahinter:
seal-verify = Speichere die Aufzeichnung und prüfe sie mit „manawell verify“.

## Lernen
learn-title = Lerne beim Spielen.
learn-text = Kiesel zeigt dir die ersten Züge an einem echten Tisch. Immer nur ein, zwei Minuten, in beliebiger Reihenfolge.
learn-begin = { $game }: { $lesson }
learn-go-on = Weiter mit { $game }: { $lesson }
learn-minute = In einer Minute
learn-minutes = { $minutes } Min.
learn-progress = { $done } von { $count } Lektionen
learn-known = geschafft
first-game = Begleitete erste Partie
howto = So wird gespielt
howto-title = So wird { $game } gespielt
howto-about = { $count } Bilder, zwei Minuten.
howto-print = Drucken
howto-you = Du
howto-them = Gegenüber
lesson-of = Lektion { $number } von { $count }
lesson-side = Diese Lektion
lesson-steps = Schritt { $step } von { $steps }
lesson-back = Zurück zur Lektion
lesson-leave = Verlassen
lesson-next = { $lesson } · { $minutes } Min.
lesson-again = Noch einmal
lesson-all = Alle Lektionen
seat-practice = Spielt mit
level-practice = Übungspartner
coach-challenge = Jetzt findest du es selbst
coach-shown = So geht es.
coach-right = Gut gemacht!
coach-wrong = Möglich, aber diesmal nicht
coach-done = Lektion geschafft
coach-next = Weiter
coach-back = Zurücknehmen
coach-show = Lösung zeigen
coach-why = Warum?
coach-star = Darum geht es in der Aufgabe
coach-thanks = Verstanden
coach-what-now = Was jetzt?
coach-off = Ohne Kiesel weiter
coach-on = Wieder mit Kiesel
learn-first = In fünf Minuten spielen lernen
howto-short = So geht’s

# Rätsel
puzzle = Rätsel
puzzles = Rätsel
puzzle-daily = Rätsel des Tages
puzzle-solve = Lösen
puzzle-solved = Gelöst
puzzles-all = Alle Rätsel
puzzles-none = Es gibt noch keine Rätsel.
puzzles-about = Stellungen aus Partien unserer Bots, jede mit einer richtigen Antwort, die geprüft wurde, sortiert nach dem schwächsten Bot, der sie findet. Alle bekommen dasselbe Rätsel des Tages; um Mitternacht (UTC) kommt ein neues.
puzzles-progress = { $done } von { $count } gelöst
puzzle-streak = { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzle-level = Schwächster Bot, der es löst: { $level }
puzzle-themes = Darum geht es: { $themes }
puzzle-back = Zurück zum Rätsel
puzzle-hint = Tipp
puzzle-hint-reason = Der erste Zug { $reason }.
puzzle-hint-none = Mehr als den Zug selbst gibt es nicht zu verraten.
puzzle-wrong = Möglich, aber nicht die Lösung
puzzle-missed = Von hier aus ist das Ziel nicht mehr zu erreichen.
puzzle-missed-reason = Dieser Zug { $reason }.
puzzle-missed-chance = Er gewinnt in { $chance } % der Fälle, die Lösung in { $best } %.
puzzle-end = { $how ->
        [clean] Beim ersten Versuch gelöst!
        [shown] Das war die Lösung
       *[solved] Gelöst!
    }
puzzle-line = Die Lösung
puzzle-why = Der erste Zug { $reason }.
puzzle-checked = { $by ->
        [turn] Woher wir das wissen: Alles, was hier gespielt werden kann, wurde durchprobiert, in { $worlds ->
            [one] der einzigen möglichen Lage
           *[other] { $worlds } denkbaren Lagen
        } ({ $positions } Stellungen).
        [solver] Woher wir das wissen: Hier ist alles bekannt, und die Partie wurde von dieser Stellung aus gelöst.
       *[search] Woher wir das wissen: In { $runs } Suchen (zusammen { $positions } Läufe) war der Zug um mindestens { $margin } von 100 Punkten besser als jeder andere.
    }
puzzle-next = Nächstes Rätsel
puzzle-look = Brett ansehen
puzzle-go-on = Weiter
