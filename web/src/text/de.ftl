# The house
brand = Manawell
home = Startseite
nav-main = Hauptmenü
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
share = Teilen
share-title = Diese Partie teilen
share-text = Wer den Link hat, sieht die Partie, ihre Wiederholung und ihre Analyse.
share-text-unanalysed = Wer den Link hat, sieht die Partie und ihre Wiederholung. Ist sie analysiert, zeigt das Bild auch den Verlauf der Siegchancen.
share-link = Link zur Partie
share-sheet = Senden …
share-png = Bild
share-svg = Bild (SVG)
share-annotated = Aufzeichnung mit Anmerkungen
share-picture-alt = Ein Bild der Partie: das Ergebnis, die Spieler, der Verlauf ihrer Siegchancen
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

# Wer ich bin
nav-games = Partien
nav-me = Du: { $name }
me = Du
me-lead = Du musst dich nie anmelden. Name, Partien und Lektionen gehören zu diesem Browser; hier kannst du sie mitnehmen, vollständig nachlesen oder löschen.
me-emblem = Zeichen
me-tint = Farbe
me-tint-text = am Tisch entscheidet dein Platz, überall sonst diese
me-kept = Was wir aufbewahren
me-kept-text = Deinen Namen und dein Zeichen, deine Partien mit dem, was du dort gesagt hast, und die abgeschlossenen Lektionen; wenn du gerufen werden willst, wo. Keine Verfolgung.
me-export = Alles speichern
me-delete = Alles löschen
me-delete-title = Alles über dich löschen?
me-delete-text = Name, Partien gegen Bots, Lektionen, Passkeys und Codes werden gelöscht. Laufende Partien mit anderen werden aufgegeben. In Partien mit anderen bleibt dein Platz als ehemaliger Gast ohne Namen, und was du dort gesagt hast, wird geleert.
me-delete-next = Weiter
me-delete-really = Wirklich alles löschen?
me-delete-really-text = { $name }, das lässt sich auf keinem deiner Geräte rückgängig machen.
me-delete-yes = Endgültig löschen
former-guest = Ehemaliger Gast
chat-deleted = gelöscht
emblem-golem = Golem
emblem-horned = Gehörnter Golem
emblem-peaked = Spitzer Golem
emblem-wizard = Zauberer
emblem-mage = Zaubermeister
emblem-knight = Ritter
emblem-ranger = Waldläufer
emblem-dragon = Drache
emblem-ship = Schiff
emblem-feather = Feder
emblem-ring = Ring
emblem-skull = Schädel
tint-orange = Orange
tint-purple = Violett
tint-teal = Türkis
tint-rose = Rosé
tint-gold = Gold
tint-silver = Silber
tint-stone = Stein
carry-title = Mein Profil auf ein anderes Gerät mitnehmen
carry-text = Name, Partien und Lektionen kommen mit. Einer dieser Wege genügt.
carry-passkey = Passkey
carry-passkey-text = Fingerabdruck, Gesicht oder Bildschirmsperre. Dein Gerät oder Passwortmanager bewahrt ihn auf.
carry-passkey-not-here = Geht nur unter einer Adresse mit Namen, die mit https beginnt.
carry-passkey-add = Passkey hinzufügen
carry-passkey-since = Passkey seit { $day }
carry-passkey-remove = Entfernen
passkey-cancelled = Es wurde kein Passkey benutzt. Nichts hat sich geändert.
carry-link = Link für ein anderes Gerät
carry-link-text = Ein QR-Code oder Link, gültig einmal und zehn Minuten lang.
carry-link-show = Zeigen
carry-link-warning = Scanne ihn mit dem anderen Gerät oder öffne den Link dort innerhalb von { $minutes } Minuten. Wer ihn öffnet, wird zu dir; zeige ihn also niemandem.
carry-qr = QR-Code mit dem Link für ein anderes Gerät
carry-code = Wiederherstellungscode
carry-code-text = Zwanzig Zeichen zum Aufschreiben. Sie bringen dein Profil auf jedes Gerät, einmal.
carry-code-since = Du hast am { $day } einen erstellt. Ein neuer macht ihn ungültig.
carry-code-make = Code erstellen
carry-code-again = Neuen Code erstellen
carry-code-once = Schreib ihn jetzt auf: Er wird nur dieses eine Mal gezeigt.
carry-here = Ich habe ein Profil auf einem anderen Gerät und möchte es hier
carry-here-title = Mein Profil hierher holen
carry-here-text = Hol das Profil, das du auf einem anderen Gerät hast.
carry-here-link = Oder öffne auf dem anderen Gerät „Du“, wähle „Link für ein anderes Gerät“ und scanne den QR-Code mit diesem hier.
carry-becomes = Du wirst hier zu { $name }
carry-happens =
    { $games ->
        [0] Danach gehört dieser Browser zu jenem Profil, mit dessen Namen, Partien und Lektionen.
        [one] Danach gehört dieser Browser zu jenem Profil, mit dessen Namen, Partien und Lektionen. Deine eine Partie hier als { $name } kommt dazu. Das lässt sich nicht wieder trennen.
       *[other] Danach gehört dieser Browser zu jenem Profil, mit dessen Namen, Partien und Lektionen. Deine { $games } Partien hier als { $name } kommen dazu. Das lässt sich nicht wieder trennen.
    }
carry-only-own = Mach nur weiter, wenn es dein eigenes Profil ist.
carry-take = Hierher holen
carry-not-now = Jetzt nicht
carry-by-passkey = Passkey benutzen
carry-by-code = Code benutzen
devices =
    { $count ->
        [one] Ein Gerät
       *[other] { $count } Geräte
    }
devices-text = In so vielen Browsern ist dein Profil offen. Ist einer verloren oder nicht mehr deiner, dann melde dich überall sonst ab.
sign-out = Überall sonst abmelden
sign-out-title = Überall sonst abmelden?
sign-out-text = Alle anderen Browser vergessen dich; Links, die du erstellt hast, werden ungültig. Passkeys und dein Wiederherstellungscode bleiben.
sign-out-done = Du bist überall abgemeldet außer hier.
ratings = Wertungen
rating = Wertung
rating-history = So entstand die Wertung in { $game }
rating-games =
    { $count ->
        [one] Eine Partie
       *[other] Die letzten { $count } gewerteten Partien
    }
rating-game = Partie
rating-day = Datum
ratings-text = Der Strich ist die beste Schätzung, der blasse Balken sagt, wie sicher sie ist: wenige Partien, breiter Balken. Bots stehen auf derselben Skala.
rating-not-yet = noch keine
rating-after = nach { $count } gewerteten Partien
rating-range = { $low } bis { $high }
blocked = Blockiert
blocked-text = Sie können sich weder an deine Tische setzen noch dort schreiben.
unblock = Aufheben

# Meine Partien
my-turns =
    { $count ->
        [one] In einer Partie bist du am Zug
       *[other] In { $count } Partien bist du am Zug
    }
my-games-all = Alle Partien
games-title = Deine Partien
games-count =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
games-open = Aufzeichnung öffnen
games-record = Aufzeichnung speichern
games-review = Nachspielen
games-play = Zum Tisch
games-filters = Welche Partien
games-pages = Seiten
games-page = Seite { $page } von { $pages }
games-newer = Neuere
games-older = Ältere
games-none = Noch keine Partien
games-none-text = Was du spielst, bleibt hier mit Ergebnis und jedem Zug.
games-none-such = Keine solchen Partien
games-none-such-text = Keine deiner Partien passt zu all diesen Filtern.
filter-game = Spiel
filter-against = Gegen
filter-result = Ergebnis
filter-state = Stand
filter-all = Alle
filter-none = Alle Partien zeigen
state-running = Laufend
state-over = Beendet
result-is-won = Gewonnen
result-is-lost = Verloren
result-is-drawn = Remis
against-people = Menschen
against-alone = allein
against-mixed = Verschiedene Bots
statistics = Statistik
statistics-sum = { $won } von { $played } gewonnen
statistics-played = Partien
statistics-drawn = { $drawn } remis

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
level-others = Andere Bots
level-others-about = Ein eigener Bot des Gastgebers. Wie stark er ist, wurde nicht gemessen.
level-rating-tip = { $rating } ± { $error }, gemessen in Partien der Bots gegeneinander. Wer um 200 vorne liegt, gewinnt etwa drei von vier Partien.
level-greedy = Gierhals
level-random = Zufall
chair-name = Name, wenn du magst
chair-name-of = Name von { $seat }
chair-hint-open = Du bekommst einen Link zum Weitergeben.
chair-hint-hot = Mehrere Plätze für dich: Gerät weiterreichen. Jeder Platz kann einen Namen haben.

# Time
clock = Zeit
clock-none = keine Uhr
clock-kind-none = Keine Uhr
clock-kind-none-about = so lange ihr wollt
clock-kind-live = Live
clock-kind-live-about = Minuten für die ganze Partie
clock-kind-days = Tage
clock-kind-days-about = ein Zug, wann immer es passt
clock-minutes = Minuten für jede Person
clock-seconds = Dazu mit jedem Zug
clock-days = Zeit für jeden Zug
clock-then = Wenn jemandes Zeit abgelaufen ist
late-wait = warten oder entscheiden die anderen
late-lose = ist die Partie verloren
late-bot = spielt ein Bot weiter: { $level }
terms-public = Alle dürfen mitspielen
terms-public-about = An: Der Tisch steht unter „Offene Tische“. Aus: nur wer Link oder Code hat.
terms-rated = Gewertet
terms-rated-about = Es zählt: kein Zurücknehmen, keine Tipps, und kein Bot spielt für einen Menschen weiter.
terms-rated-solo = Ein Spiel für eine Person kann nicht gewertet werden.
terms-rated-hot = Nicht mit mehreren an einem Gerät.
time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
    }
time-hours = { $count } Std.
time-minutes = { $count } Min.
time-seconds = { $count } Sek.
clock-each-turn = { $time } für jeden Zug
clock-live-words = { $increment ->
    [0] { $minutes } Min. für jede Person
   *[other] { $minutes } Min. + { $increment } Sek.
    }
clock-increment = + { $seconds } s je Zug
clock-of = von { $time }
clock-late = Zeit abgelaufen
clock-of-player = { $name }: noch { $time }
clock-warning = Du hast noch { $time }.
seat-deputy-yours = ein Bot spielt für dich ({ $level })
seat-deputy = fort; ein Bot spielt weiter ({ $level })
vanished-late = Die Zeit von { $name } ist abgelaufen.
vanished-away = { $name } ist seit einer Weile fort. Die Uhr läuft weiter.
vanished-text = Du kannst einfach warten. Kommt { $name } zurück und entscheidet, geht es weiter.
vanished-wait = Warten
vanished-bot = Bot weiterspielen lassen
vanished-claim = Sieg beanspruchen
vanished-return = Platz wieder übernehmen
vanished-mine = Deine Zeit ist abgelaufen. Die anderen warten auf dich; entscheide, sobald du kannst.
table-rated = gewertet

# Meeting
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand. Such eine Partie oder eröffne einen Tisch für alle.
open-seats = { $all } Personen, { $open ->
        [one] ein Platz frei
       *[other] { $open } Plätze frei
    }
look = Ansehen
sit-down-with = Zu { $name } setzen: { $game }
find-game = Partie suchen
find-game-text = Du setzt dich zu jemandem, der dasselbe Spiel sucht, oder wartest an einem eigenen Tisch.
find-game-go = Suchen
seek-clock-none = Keine Uhr
seek-clock-quick = Schnell: 5 Min. + 5 Sek.
seek-clock-usual = Üblich: 15 Min. + 10 Sek.
seek-clock-long = Lang: 45 Min. + 20 Sek.
seek-clock-days = 3 Tage für jeden Zug
seek-title = Suche nach Mitspielern …
seek-text = Sobald jemand dasselbe Spiel sucht, setzt er oder sie sich hierher. Verlässt du diese Seite, endet die Suche.
seek-stop = Suche beenden
challenge = Herausfordern
challenge-title = { $name } herausfordern
challenge-text = Du wählst das Spiel; der Tisch öffnet sich sofort, und die andere Person erfährt davon.
challenge-from = { $name } fordert dich heraus: { $game }
accept = Annehmen
no-thanks = Nein, danke
invite-public = Er steht auch unter „Offene Tische“.
invite-local = Diese Adresse gilt nur auf diesem Rechner. Für Freunde anderswo öffne Manawell unter der Netzwerkadresse des Rechners oder starte es mit --host 0.0.0.0.
invite-qr = QR-Code des Links zu diesem Tisch
invite-share = Teilen …
share-mail = E-Mail
invite-share-text = { $name } lädt dich zu einer Partie { $game } ein.
fill-bot = Platz mit diesem Bot besetzen

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
press-waits = Sobald der Server antwortet: { $what }
press-sent = Unterwegs zum Server: { $what }
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
chances = Deine Siegchancen
chances-show = Meine Siegchancen zeigen
chances-hide = Meine Siegchancen ausblenden
chances-percent = { $percent } %
chances-waiting = Deine Siegchancen werden abgewogen …
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
seat-program = Bot aus dem Netz
person-program = Das ist ein Bot: Hier spielt ein Programm.
person-you = Das bist du
person-look = Profil von { $name } ansehen
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
showing-again = Rückblick
understood = Verstanden
chat-empty = Noch hat niemand etwas gesagt.
chat-message = Nachricht
chat-placeholder = Sag etwas Nettes …
chat-earlier = Frühere Zeilen
chat-spectator = { $name } (schaut zu)
chat-send = Senden
watched-by =
    { $count ->
        [0] Du schaust zu
        [one] { $names } schaut zu
       *[other] { $names } schauen zu
    }
watching-you = du
watching-guests =
    { $count ->
        [one] ein Gast
       *[other] { $count } Gäste
    }
watching-block = { $name } blockieren
watching-about = Wer zuschaut, sieht vor dem Ende keine Hand. Alle sehen, wer zuschaut.
chat-about = Zu { $name }
chat-mute = Stumm schalten
chat-mute-spectators = Zuschauer stumm schalten
chat-unmute = Wieder hören
chat-muted = stumm
chat-report = Melden
chat-block = Blockieren
chat-block-text = Wer blockiert ist, kann sich weder an deine Tische setzen noch dort schreiben.
chat-done-reports = Dem Betreiber dieses Servers gemeldet.
chat-done-blocks = { $name } ist blockiert. Aufheben kannst du das auf der Seite „Du“.
waiting-for-player = Warten auf Mitspieler
waiting-for-deal = Alle sind da. Die Karten werden gegeben.
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
failed-unsure = Hat das geklappt?
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
replay-at = Nach Schritt { $step } von { $steps }
replay-slider = Schritt
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
analysis-unseen = Eine verdeckte Entscheidung.
analysis-unseen-was = Damals verdeckt: { $what }
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
analysis-chapters = Kapitel der Partie
analysis-chapters-turn = Züge
analysis-chapters-round = Runden
analysis-chapters-setup = Aufbau
analysis-chapters-game = Partie
analysis-chapter =
    { $kind ->
        [round] Runden { $from }–{ $to }
       *[other] Züge { $from }–{ $to }
    }
analysis-stops = Züge dieses Kapitels
analysis-stop-all = Alle zusammen
analysis-spread = Was hätte kommen können
analysis-spread-came = Was kam, lässt { $name } { $percent } Prozent.
analysis-spread-bin = { $share }-mal von 100: { $from } bis { $to } Prozent.
analysis-spread-axis = { $name }: Chance danach, %
analysis-tray = { $name } hält
analysis-hidden-card = verdeckte Karte
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
analysis-once-more = Noch einmal analysieren, um zu sehen, wie sicher die Zahlen sind
analysis-runs = Mittel aus { $runs } Durchgängen; ± ist ein halbes 95-%-Intervall.
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
seal-waiting = Noch ist nichts gegeben: Niemand kennt die Karten
seal-how = Der Server hat seinen Teil der Mischung festgelegt und zeigt davon den Fingerabdruck. Erst danach steuert das Gerät jedes Spielers eine Zufallszahl bei, das Salz. Aus allem zusammen werden die Karten gegeben, sobald alle da sind: So kann niemand sie aussuchen.
seal-salt = { $name } gibt dazu:
seal-salt-any = Dazu kam:
seal-salt-none = nichts
seal-salt-awaited = kommt noch
seal-salt-own = (dieses Gerät)
seal-no-salts = Zu dieser Mischung hat niemand Salz gegeben.
seal-menu = Wie die Karten gegeben werden

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

# Der Stellungseditor
editor-instead = Oder eine eigene Stellung aufbauen
editor-title = Stellungseditor
editor-good = Diese Stellung kann es geben. { $name } muss entscheiden.
editor-over = Diese Stellung kann es geben. Die Partie ist darin zu Ende.
editor-undo = Rückgängig
editor-seat = Dein Platz
editor-as = Ich spiele { $name }
editor-level = Gegner
editor-play = Spielen
editor-weighing = Analyse läuft …
editor-link = Link kopieren
editor-save = Datei sichern
editor-open = Datei öffnen
editor-views = Was du änderst
editor-tab-pieces = Figuren und Karten
editor-tab-all = Alles Übrige
editor-tab-text = Als Text
editor-apply = Übernehmen
editor-held = { $name } ist aufgenommen: Wähle etwas anderes, um beides zu tauschen, oder „hierher“, um es dort abzulegen.
editor-how = Wähle etwas, um es aufzunehmen, dann etwas anderes, um beides zu tauschen, oder „hierher“. Die Stellung wird bei jeder Änderung geprüft.
editor-how-all = Einzelheiten, die nur wenige Stellungen brauchen. Was aus dem Rest folgt, wird von selbst berichtigt.
editor-anew = Mit einer anderen Verteilung beginnen
editor-deal = Neu austeilen
editor-here = hierher
editor-tool-move = Bewegen
editor-tool-remove = Entfernen
editor-done = Geändert.
editor-remove = { $name } entfernen
editor-add = Hinzufügen: { $name }
editor-less = { $name }: weniger
editor-more = { $name }: mehr
editor-none = { $name }: nichts
editor-set = setzen
editor-no-file = Das ist keine Stellung von Manawell.
editor-other-game = Das ist eine Stellung eines anderen Spiels ({ $game }).
editor-exact = Bis zum Ende berechnet.
editor-estimated = Schätzungen des stärksten Bots, für Spieler, die weiterspielen wie Bots.
editor-edit = Diese Stellung ändern
field-timeline = Zeitstrahl
field-hands = Hände
field-hand = Hand
field-known = Allen bekannt
field-wands = Zauberstäbe (Position)
field-crystals = Kristalle
field-codex-colour = Kodex-Farbe
field-codex-card = Kodex-Karte
field-phase = Entscheidung
field-actor = Wer entscheidet
field-active = Wer am Zug ist
field-turn = Zug
field-round = Runde
field-pile = Stapel
field-drawn = Gezogene Karte
field-removed = Aus dem Spiel
field-shrine = Schrein
field-time-stones = Zeitsteine
field-battlefield = Schlachtfeld
field-tile = Plättchen
field-rotation = Drehung
field-golems = Golems
field-face-down = Verdeckt
field-laid-by = Gelegt von
field-decks = Decks
field-supplies = Vorräte
field-open = Offene Plättchen
field-points = Punkte
field-wizards = Zauberer
field-sides = Seiten
field-x = Spalte
field-y = Reihe
field-q = Achse q
field-r = Achse r
field-units = Einheiten
field-unit = Einheit
field-piles = Armeen
field-stacks = Stapel
field-cards = Karten
field-card = Karte
field-life = Leben
field-hits = Treffer
field-figure = Figur
field-relics = Relikte
field-relic = Relikt
field-markers = Marker
field-field = Feld
field-fields = Felder
field-seat = Spieler
field-starter = Wer begann
field-wins = Gewonnene Partien
field-provinces = Provinzen
field-owner = Besitzer
field-armies = Armeen
field-attackers = Angreifer
field-city = Stadt
field-ships = Schiffe
field-peoples = Völker
field-people = Volk
field-runes = Runen
field-rune = Rune
field-spells = Zauber
field-player = Spieler
field-lands = Länder
field-land = Land
field-supply = Vorrat
field-reserve = Reserve
field-sticks = Stöcke
field-winner = Sieger
field-target = Ziel
field-swap = Letzter Tausch
field-full-stones = Zeitsteine zu Beginn
field-reason = Grund des Endes
field-taken = Genommene Karte
field-origin = Von
field-was-known = Vorher bekannt
field-level = Stufe
field-human = Farbe des Spielers
field-starred = Seite mit den Stern-Plättchen
field-first = Wer beginnt
field-answered = Antworten bisher
field-returned = Zurückgegebene Plättchen
field-step = Schritt
field-source = Ausgangspunkt
field-caster = Wer zaubert
field-held-by = Gehalten von
field-changes = Wechsel der Kontrolle
field-ran-out = Vorrat leer bei
field-winners = Gewinner
field-gained = Gewonnen durch Wechsel Nr.
field-leaders = Meiste Golems
field-entrenched = Verschanzt
field-waits = Wartende Zaubersprüche
field-threat = Drohende Umzingelung
field-colour = Farbe
field-held = Gehalten
field-game = Partie der Kampagne
field-gone = Gebrauchte Eingriffe
field-played = Gespielt
field-slot = Alpha in Arbeit
field-draft = Seine Karten bisher
field-board = Spielplan
field-checkpoints = Frühere Momente der Aktivierung
field-aside = Beiseitegelegter Spielplan
field-window = Gelegenheit
field-summoned = Beschworene Einheiten
field-summoned-cost = Ihre Kosten
field-ending-all = Übrige Einheiten übersprungen
field-announced = Angesagte Karten
field-effects = Wirkung in Ausführung
field-task = Was als Nächstes folgt
field-stage = Abschnitt
field-amounts = Verluste
field-venom = Gift
field-asked = Alphas mit einem Gefallenen
field-doomed = Sterbende Einheiten
field-blasts = Explosionen
field-soaked = Überflutete Felder
field-pushed = Gestoßen auf
field-abilities = Fähigkeiten
field-size = Anzahl
field-revealed = Aufgedeckt
field-seen = Von anderen gesehen
field-totals = Summen
field-cost = Kosten
field-physical = Physische Rüstung
field-magic = Magische Rüstung
field-mods = Angriffsboni
field-flags = Eigenschaften
field-terrain = Gelände
field-marks = Zustände
field-pools = Leben
field-serials = Bisher nummerierte Einheiten
field-spent = Ausgegebene Punkte
field-idle = Ohne Fortschritt
field-progress = Fortschritt in diesem Zug
field-activations = Aktivierungen
field-stirred = Etwas hat sich geändert
field-alarms = Alarme
field-name = Name
field-alpha = Alpha
field-spent-physical = Verbrauchte physische Rüstung
field-spent-magic = Verbrauchte magische Rüstung
field-exposed = Angreifbar
field-waiting = Noch zu aktivieren
field-arrived = Gerade erschienen
field-holds = Hält
field-condition = Zustand
field-maker = Stammt von
field-time = Zeit
field-moved = Bewegt
field-commander = Wer befiehlt
field-wet = Begann im Wasser
field-moves = Bewegungen übrig
field-actions = Aktionen übrig
field-used = Genutzt
field-moment = Moment
field-picked = Getroffene Entscheidungen
field-direction = Richtung
field-area = Gebiet
field-movement = Bewegung
field-ended = Beendete Karte
field-ability = Fähigkeit
field-user = Wer es nutzt
field-extra = Weitere Wahl
field-next = Nächster Teil
field-lowered = Boden gesenkt
field-seats = Spieler
field-stack = Noch zu legende Länder
field-hidden-lands = Verdeckte Länder
field-builder = Wer legt
field-order = Zugreihenfolge
field-who = Gefragtes Volk
field-fleet = Schiffe auf See
field-arrivals = Angreifende Armeen
field-golem-supply = Golems im Vorrat
field-controller = Hält die Stadt Lutao
field-since = Seit Spielrunde
field-attacker = Angreifer
field-home = Eigen zu Beginn des Zugs
field-conquered = In diesem Zug erobert
field-commands = Golem-Aktionen übrig
field-goal = Ziel
field-source-province = Aus Provinz
field-goal-province = In Provinz
field-aboard = Armeen an Bord
field-captives = Geiseln der Angreifer
field-route = Route
field-paid = Bezahlte Hölzchen
field-sources = Golems greifen an aus
field-traps = Fallen
field-sprung = Ausgelöste Falle
field-lifted = Aufgenommene Falle
field-people-stack = Ungenutzte Völker
field-people-bottom = Daruntergelegte Völker
field-rune-stack = Ungenutzte Runen
field-rune-bottom = Daruntergelegte Runen
field-spell-pile = Zauber im Stapel
field-spell-discards = Abgelegte Zauber
field-battle = Kampf
field-poll = Danach gefragt
field-casts = Angesagte Zauber
field-errands = Anstehende Entscheidungen
field-leavers = Ausgeschieden
field-id = Name
field-sailed = Gefahrene Schiffe
field-hostages = Geiseln
field-borrowed = Geliehenes Volk
field-current = Jetzt wirksame Rune
field-moons = Runen der Monde
field-artefact-card = Artefaktkarte
field-people-artefact = Hat das Artefakt des Volkes
field-rune-artefact = Hat das Artefakt der Rune
field-bound = An Länder gebunden
field-cities = Stadtmarker
field-wind = Freie Felder durch Wind
field-bound-wind = Davon an Länder gebunden
field-limit = Grenze
field-deck = Kampfkarten nach Art
field-sunk = Unter dem Stapel
field-discards = Abgelegt
field-budget = Auszugeben
field-income = Punkte, die es zählen würde
field-required = Nötige Spielrunden in der Stadt
field-people-artefact-at = Artefakt des Volkes liegt in
field-rune-artefact-at = Artefakt der Rune liegt in
field-place = Platz
field-banned = Rune gebannt
field-gave = Hat eine Karte gegeben
field-stole = Hat eine Karte genommen
field-out = Ausgeschieden
field-spell = Zauber
field-marked = Gekennzeichnet
field-lutao = Für die Stadt gezogen
field-stayed = Auf See geblieben
field-province = Provinz
field-way = Weg
field-start = Kamen aus
field-landing = Landeplatz
field-returns = Zurückzugebende Karten
field-driven-off = Vertrieben
field-shares = Anteile am Rückzug
field-captive-shares = Geiseln darin
field-leaving = Gruppe, die abzieht
field-ghosts = Geister
field-lost = Verloren
field-fixed = Feste Karten
field-per-army = Karten je Armee
field-counted = Gezählte Armeen
field-most = Meiste Karten
field-weak = Geschwächt um
field-silenced = Kraft verstummt
field-skin = Steinhaut
field-draws = Gezogene Karten
field-given = Gegebene Karte
field-number = Zahl
field-stopped = Aufgehalten
field-kind = Art
field-numbers = Zahlen
field-value-over = beendet
field-value-undecided = unentschieden
field-value-none = nichts
field-value-nothing = nichts

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

# Privacy and what the host announces
announcement = Vom Betreiber:
announcement-close = Ankündigung schließen
privacy = Datenschutz
privacy-who = Wer diesen Server betreibt
privacy-operator = { $operator } betreibt diesen Server und ist verantwortlich für das, was hier gespeichert ist.
privacy-nobody = Wer diesen Server betreibt, hat sich nicht genannt.
privacy-contact = Kontakt:
privacy-stored = Was gespeichert ist
privacy-stored-text = Niemand meldet sich an. Dein Browser behält ein zufälliges Cookie; der Server speichert dessen Fingerabdruck, deinen Namen, deine Sprache, dein Zeichen und wann du zuletzt da warst. Dazu kommt, was du tust: deine Tische mit jedem Zug und jeder Zeile im Chat, Wertungen, abgeschlossene Lektionen und gelöste Rätsel, wen du gesperrt und was du gemeldet hast. Von Wiederherstellungscodes und Links sind nur Fingerabdrücke gespeichert, von Passkeys der öffentliche Schlüssel. Wer gerufen werden will, hinterlässt außerdem die Adresse seines Browsers für Benachrichtigungen oder eine E-Mail-Adresse, mit den Ruhezeiten. Wer den Server betreibt, kann all das lesen.
privacy-never = Was nicht gespeichert ist
privacy-never-text = Keine Werbung, keine Verfolgung, nichts für Dritte; nur Benachrichtigungen, um die du gebeten hast, gehen durch den Push-Dienst des Browserherstellers oder per E-Mail. Die Adresse, von der du kommst, hat der Server nur so lange im Arbeitsspeicher, wie er damit die Grenzen einhält, die für alle gelten; weder in der Datenbank noch in seinem eigenen Protokoll steht sie.
privacy-others = Was andere sehen
privacy-others-text = Deinen Namen, dein Zeichen und deine Wertungen, deine Partien an ihren Tischen und was du dort sagst. Wer den Link einer beendeten Partie hat, kann sie sich noch einmal ansehen.
privacy-long = Wie lange
privacy-yours = Deine Daten
privacy-yours-text = Auf der Seite über dich kannst du alles speichern, was über dich gespeichert ist, und es sofort löschen. Gelöschtes kann noch eine Weile in Sicherungskopien des Betreibers liegen.
privacy-to-me = Zur Seite über dich
privacy-days-guests = { $days ->
    [0] Dein Profil bleibt, bis du es löschst.
   *[other] Warst du { $days } Tage nicht da, wird dein Profil vergessen; beendete Partien bleiben, ohne deinen Namen.
}
privacy-days-waiting = { $days ->
    [0] Tische, die auf Mitspieler warten, bleiben.
   *[other] Tische, die vergeblich auf Mitspieler warten, verschwinden nach { $days } Tagen.
}
privacy-days-unfinished = { $days ->
    [0] Partien, die niemand weiterspielt, bleiben.
   *[other] Partien, die niemand weiterspielt, verschwinden nach { $days } Tagen.
}
privacy-days-finished = { $days ->
    [0] Beendete Partien bleiben.
   *[other] Beendete Partien verschwinden nach { $days } Tagen.
}
privacy-days-chat = { $days ->
    [0] Was an einem Tisch gesagt wurde, bleibt so lange wie die Partie.
   *[other] Was an einem Tisch gesagt wurde, ist { $days } Tage nach dem Ende der Partie gelöscht.
}

# Notices
call-me = Ruf mich
call-me-turn = Ruf mich, wenn ich am Zug bin
call-me-text = Du kannst die Seite ruhig schließen: Wir rufen dich, wenn du am Zug bist.
call-me-wait = Du musst nicht hier warten: Wir rufen dich, wenn sich jemand zu dir setzt.
call-me-off = In diesem Browser ausgeschaltet.
call-me-on = Eingeschaltet: Dieser Browser ruft dich, auch wenn die Seite geschlossen ist.
call-me-blocked = Dein Browser lässt von dieser Seite keine Mitteilungen zu. Öffne neben der Adresse die Einstellungen der Seite (das Schloss oder die Regler), erlaube Mitteilungen und lade die Seite neu.
call-me-install = Lege Manawell auf iPhone oder iPad zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“) und öffne es von dort.
call-me-insecure = Browser zeigen Mitteilungen nur von Seiten mit https. Frag, wer diesen Server betreibt.
call-me-none = Dieser Browser kann keine Mitteilungen zeigen.
call-me-failed = Das hat nicht geklappt: Der Browser hat seinen Dienst für Mitteilungen nicht erreicht. Versuche es später noch einmal.
call-me-no = Jetzt nicht
notices = Mitteilungen
notices-text = Wir rufen dich einmal für jeden Zug und nur, wenn du gerade nicht auf den Tisch schaust.
notices-browser = In diesem Browser
notices-browsers = { $count ->
        [one] Du wirst in einem Browser gerufen.
       *[other] Du wirst in { $count } Browsern gerufen.
    }
notices-turn-on = Einschalten
notices-turn-off = Ausschalten
notices-mail = Per E-Mail
notices-mail-text = Wenn keiner deiner Browser zu erreichen ist. Zuerst schicken wir dir einen Link, mit dem du die Adresse bestätigst.
notices-mail-sent = Wir haben einen Link an { $address } geschickt. Öffne ihn innerhalb eines Tages, dann rufen wir dich dort.
notices-mail-on = An { $address }, wenn keiner deiner Browser zu erreichen ist.
notices-mail-ask = Link schicken
notices-mail-forget = Adresse vergessen
notices-address = Deine E-Mail-Adresse
notices-kinds = Ruf mich, wenn
notices-kind-turn = ich am Zug bin
notices-kind-joined = sich jemand an meinen Tisch setzt
notices-kind-over = eine Partie zu Ende ist
notices-kind-challenge = mich jemand herausfordert
notices-quiet = Ruhezeit
notices-quiet-text = Ruf mich nachts nicht; sag mir danach alles auf einmal
notices-quiet-from = von
notices-quiet-to = bis
mail-title = Mitteilungen per E-Mail
mail-wait = Einen Augenblick …
mail-confirmed = Danke. Von jetzt an rufen wir dich unter dieser Adresse.
mail-stopped = Erledigt. An diese Adresse geht nichts mehr, und wir haben sie vergessen.

# Turniere
events = Turniere
events-about = Spiel mehrere Partien gegen mehrere Leute: in Runden, oder in einer Arena gegen alle, die gerade frei sind.
events-none = Gerade gibt es keine Turniere
events-none-text = Eröffne selbst eines; wer auf diese Seite kommt, findet es.
events-running = Im Gange
events-waiting = Anmeldung offen
events-over = Ergebnisse
event-open = Turnier eröffnen
event-open-go = Turnier eröffnen
event-kind = Was für ein Turnier?
event-kind-swiss = Schweizer System
event-kind-swiss-about = Eine feste Zahl von Runden. Gleich Starke treffen aufeinander, niemand scheidet aus.
event-kind-arena = Arena
event-kind-arena-about = Eine feste Zeit. Wer frei ist, spielt sofort die nächste Partie; Siege in Folge zählen doppelt.
event-name = Name des Turniers
event-name-usual = { $game } für alle
event-times = Zeiten
event-clock = Bedenkzeit je Partie
event-deadline = Eine Runde dauert höchstens
event-deadline-none = bis alle fertig sind
event-length = Dauer
event-start-when = Wann geht es los?
event-start-host = wenn ich auf „Starten“ drücke
event-start-full = sobald genug da sind
event-start-time = zu einer festen Zeit
event-start-date = Datum und Uhrzeit
event-wanted = Zahl der Teilnehmenden
event-rated-about = Alle Partien zählen für die Wertungszahlen. Zurücknehmen und Tipps gibt es in keinem Turnier.
event-i-play = Ich spiele mit
event-add-bot = Bot hinzufügen
event-add-bot-choose = Stufe wählen …
event-bots = Bots in diesem Turnier
event-remove-bot = Diesen Bot entfernen: { $level }
event-swiss-rounds = Schweizer System, { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
event-arena-minutes = Arena, { $count } min
event-unrated = ohne Wertung
event-state-waiting = noch nicht begonnen
event-state-over = vorbei
event-state-cancelled = abgesagt
event-round-of = Runde { $round } von { $rounds }
event-round-number = Runde { $number }
event-game-number = Partie { $number }
event-rounds = Runden
event-round-due = Die Runde endet spätestens in { $time }; Partien, die dann noch laufen, gelten als unentschieden.
event-time-left = noch { $time }
event-starts-at = Beginn: { $when }
event-until = bis { $when }
event-ended-at = Beendet: { $when }
event-standings = Tabelle
event-players = Teilnehmende
event-players-count = { $count ->
        [one] eine Person
       *[other] { $count } dabei
    }
event-nobody = Noch hat sich niemand angemeldet.
event-rank = Platz
event-player = Name
event-you = du
event-points = Punkte
event-buchholz = Buchholz
event-buchholz-about = Bei gleichen Punkten entscheidet die Summe der Punkte der Gegner
event-last-games = Letzte Partien
event-away = macht Pause
event-streak-about = in Serie: Die nächste Partie zählt doppelt
event-games = Partien
event-no-games = Noch hat keine Partie begonnen.
event-free-round = { $count ->
        [one] { $names } hat spielfrei und bekommt einen Punkt.
       *[other] { $names } haben spielfrei und bekommen je einen Punkt.
    }
event-watch = Zuschauen
event-play = Spielen
event-go = Zum Tisch
event-back = Zurück zum Turnier
event-begun = Deine Partie hat begonnen
event-against = Gegen { $names }. Vielleicht läuft deine Uhr schon.
event-take-part = Mitmachen?
event-join = Anmelden
event-joined = du bist dabei
event-leave = Abmelden
event-rest = Pause machen
event-return = Ich bin wieder da
event-start = Jetzt starten
event-you-are-in = Du bist dabei
event-you-rest = Du machst Pause
event-rest-text = Du bekommst keine neue Partie, bis du zurückkommst. Eine begonnene Partie geht weiter.
event-running = Im Gange
event-late = Du kannst noch einsteigen; versäumte Runden bringen keine Punkte.
event-next = Deine nächste Partie
event-next-round = Die nächste Runde beginnt in { $time }.
event-looking = Wir suchen jemanden, der gegen dich spielt …
event-you-sit-out = Du hast spielfrei und bekommst einen Punkt dafür.
event-still = { $count ->
        [one] Eine Partie läuft noch.
       *[other] { $count } Partien laufen noch.
    } Dann kommt die nächste Runde.
event-ending = Die Ergebnisse werden zusammengezählt.
event-starts-in = Es beginnt in { $time }.
event-starts-with = Es beginnt, sobald { $count } da sind; bisher { $come }.
event-starts-by-host = Es beginnt, wenn auf „Starten“ gedrückt wird.
event-came = Du bist auf Platz { $rank }
event-won = Gewonnen: { $names }
event-cancelled = Dieses Turnier wurde abgesagt
event-cancelled-text = Laufende Partien gehen weiter, zählen hier aber nicht.
event-unknown = Dieses Turnier gibt es nicht
event-unknown-text = Vielleicht ist ein Tippfehler in der Adresse.
event-how = So geht’s
event-how-swiss = In jeder Runde treffen sich Leute mit gleich vielen Punkten. Niemand trifft zweimal auf dieselben, wenn es sich vermeiden lässt; ist die Zahl ungerade, hat jemand spielfrei.
event-how-points = Ein Sieg bringt einen Punkt, ein Unentschieden einen halben.
event-how-points-many = Du bekommst den Anteil derer an deinem Tisch, die du hinter dir lässt: der erste Platz bringt einen Punkt, der letzte keinen.
event-how-breaks = Bei gleichen Punkten entscheidet die Summe der Punkte der Gegner (Buchholz), dann die Punkte der Besiegten (Sonneborn-Berger), die Partie gegeneinander und die Zahl der Siege.
event-how-arena = Wer frei ist, spielt sofort wieder, möglichst gegen jemand anderen.
event-how-streak = Ein Sieg bringt 2 Punkte, ein Unentschieden 1. Nach zwei Siegen in Folge zählt alles doppelt, bis du nicht gewinnst.
event-how-streak-many = Der erste Platz bringt 2 Punkte, der letzte keinen, die anderen etwas dazwischen. Nach zwei Siegen in Folge zählt alles doppelt, bis du nicht gewinnst.
event-how-end = Ist die Zeit um, zählen Partien nicht mehr, die noch laufen.
event-how-clock = Mit der Partie laufen die Uhren. Wer nicht kommt, verliert nach Zeit und macht Pause, bis er zurückkommt.
event-copy = Link kopieren
event-copied = Link kopiert
event-cancel = Turnier absagen
event-cancel-ask = Dieses Turnier absagen?
event-cancel-about = Es gibt dann kein Ergebnis. Das lässt sich nicht rückgängig machen.
event-cancel-no = Behalten

# Das Balance-Labor
lab = Balance-Labor
lab-about = Was Karten, Plättchen, Völker und Plätze wert sind, gezählt in beendeten Partien. Diese Berichte hat erstellt, wer diesen Server betreibt.
lab-none = Noch keine Berichte
lab-none-text = Wer den Server betreibt, erstellt einen mit „manawell balance SPIEL --publish“.
lab-games = { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
lab-by-bots = gespielt von { $players }
lab-by-records = aus Aufzeichnungen
lab-changed = Nicht das gedruckte Spiel, sondern geändert:
lab-drawn = vom Zufall gegeben
lab-chosen = von Spielern gewählt
lab-element = Element
lab-count = Plätze
lab-won = Gewonnen
lab-interval = 95 % sicher
lab-effect = Unterschied
lab-points = { $value } Punkte ({ $low } bis { $high })
lab-clear = deutlich
lab-few = zu wenige zum Vergleichen
lab-pairs = Paare, die mehr oder weniger bringen als die Summe
lab-pairs-about = Die deutlichsten von { $count }. In Prozentpunkten, zu 95 % sicher.
lab-pair = Paar
lab-excess = Über die Summe hinaus
lab-caution = So liest man das
lab-caution-text = „Gewonnen“ ist der Anteil der Punkte, den die bekamen, die es hatten. „Unterschied“ vergleicht sie, in Prozentpunkten, mit denen auf demselben Platz, die es nicht hatten. „Deutlich“ zählt alle Vergleiche mit: Etwa einer von zwanzig davon ist dennoch Zufall. Was der Zufall gibt, dessen Wirkung zwischen solchen Spielern ist der Unterschied. Wo Spieler wählen, sagt er auch, wann sie es wählen: Wer vorn liegt, spielt andere Karten als wer hinten liegt.
lab-kind-start = Reihenfolge
lab-kind-dealt = Ausgeteilt
lab-kind-played = Gespielt
lab-kind-deck = Stapel
lab-kind-brought = Mitgebracht
lab-kind-used = Eingesetzt
lab-kind-people = Volk
lab-kind-rune = Rune
lab-kind-spell = Zauber
lab-start-first = Beginnt
lab-start-second = An zweiter Stelle
lab-start-third = An dritter Stelle
lab-start-fourth = An vierter Stelle
