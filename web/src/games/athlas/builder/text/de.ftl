# Die Werkstatt
workshop = Werkstatt der Alphas
loading = Die Karten werden ausgelegt …
load-failed = Die Karten konnten nicht geholt werden.
try-again = Noch einmal
secret = Nichts davon verlässt diese Seite, bevor du bereit bist.
tab-cards = Karten
tab-alphas = Alphas
tab-stack = Stapel
parts = Teile der Werkstatt
undo = Letzte Änderung zurücknehmen
suggest = Armee vorschlagen
armies = Armeen
armies-hint = Vorgaben, eigene Armeen, Import und Export
ready = Bereit
ready-hint = Die Armee wird abgegeben und bleibt, wie sie ist.
ready-why = Noch nicht bereit: { $why }
ready-empty = Dein Stapel ist leer. Ganz ohne Eingriff antreten?
ready-anyway = Trotzdem antreten
back = Zurück
submitting = Deine Armee wird verdeckt ausgelegt …
submitted = Schritt { $done } von { $all }
waiting = Deine Armee ist bereit
waiting-text = Sie wird von selbst abgegeben, sobald du an der Reihe bist. Noch kannst du sie ändern.
change = Doch noch ändern
handed = Deine Armee liegt verdeckt
handed-text = Die Schlacht beginnt, sobald auch { $name } bereit ist.
watching = Schöpfung im Geheimen
watching-text = Beide erschaffen ihre Alphas und stapeln ihre Eingriffe; niemand sieht sie, bevor sie aufgedeckt werden.
watching-asked = { $name } erschafft
watching-ready = { $name } ist bereit
face-down = Verdeckt
none-yet = noch nichts

# Das Kartenregal
shelf = Kartenregal
search = Namen und Texte durchsuchen
kinds = Kartenart
kind-all = Alle
kind-genus = Gattung
kind-equipment = Ausrüstung
kind-ability = Fähigkeit
kind-spell = Zauberspruch
tags = Was sie bringt
tag-attack = Angriff
tag-armour = Rüstung
tag-movement = Bewegung
tag-healing = Heilung
tag-control = Kontrolle
tag-terrain = Gelände
tag-magic = Magie
tag-summoning = Beschwörung
only-fitting = Nur passende
sort = Reihenfolge
sort-kind = nach Art
sort-cost = nach Kosten
sort-name = nach Namen
count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
none-found = So eine Karte gibt es nicht.
clear-filters = Alle Karten zeigen
in-this = in diesem Alpha
in-stack-at = { $place } im Stapel

# Werte
cost = Kosten
points-cost =
    { $cost ->
        [one] kostet { $cost } Punkt
       *[other] kostet { $cost } Punkte
    }
life = Lebenspunkte
hands = Hände frei
hands-given =
    { $hands ->
        [one] gibt { $hands } Hand
       *[other] gibt { $hands } Hände
    }
hands-needed =
    { $hands ->
        [one] braucht { $hands } Hand
       *[other] braucht { $hands } Hände
    }
spell-points = Zauberspruchpunkte frei
spell-points-given = gibt { $points } Zauberspruchpunkte
spell-points-needed = braucht { $points } Zauberspruchpunkte
physical = physische Rüstung
magic = magische Rüstung
attack-melee = Nahkampf
attack-ranged = Fernkampf
attack-spell = Zauberkampf
cost-M = Bewegung
cost-A = Aktion
cost-T = Zeitdauermarker
flag-flying = fliegend
flag-amphibious = amphibisch
flag-steadfast = standfest
flag-immobile = unbeweglich
best-attack = { $type } { $value }, Reichweite { $range } ({ $card })
best-attack-anywhere = { $type } { $value } ({ $card })
units =
    { $units ->
        [one] { $units } Einheit für { $points } Punkte
       *[other] { $units } Einheiten für { $points } Punkte
    }
first-turn =
    { $units ->
        [one] { $units } im ersten Spielzug
       *[other] { $units } im ersten Spielzug
    }
together = Von jedem einer: { $cost } Punkte
together-first = passt in den ersten Spielzug ({ $most })
together-late = zu viel für den ersten Spielzug ({ $most })

# Alphas
alphas = Deine Alphas
alpha = Alpha { $alpha }
no-genus = wähle eine Gattung
alpha-empty = Jeder Alpha beginnt mit einer Gattung: klicke eine im Regal an oder zieh sie hierher.
alpha-of = Alpha { $alpha }: { $name }
made-badge = ausgelegt
kept-badge = bleibt
work-on = An Alpha { $alpha } arbeiten
remove = { $card } herausnehmen
clear = Alpha { $alpha } leeren
totals = Alpha { $alpha }: Kosten { $cost }, Lebenspunkte { $life }, freie Hände { $hands }, freie Zauberspruchpunkte { $spells }.
added = { $card } kommt zu Alpha { $alpha }.
removed = { $card } ist nicht mehr in Alpha { $alpha }.
moved-to = { $card } wechselt zu Alpha { $alpha }.
move-here = Hierher nehmen
rebuild = Einen Alpha neu erschaffen, oder keinen
rebuild-text = Partie { $game } von { $games }. Seine Karten kommen zurück ins Regal; die anderen Alphas bleiben, wie sie sind.
score = Gewonnene Partien: { $first } { $wins }, { $second } { $others }.
break-title = Partie { $game } von { $games } ist zu Ende
break-next = Du kannst jetzt einen Alpha umbauen und deinen Stapel ändern.
break-on = Weiter zu Partie { $game }
rebuild-none = keinen
rebuild-this = Neu erschaffen

# Der Stapel
stack = Stapel der Eingriffe
stack-empty = Bis zu { $cards } Göttliche Eingriffe mit { $points } Götterpunkten. Der oberste wird zuerst gespielt.
god-points = { $used } von { $all } Götterpunkten
god-points-cost =
    { $points ->
        [one] { $points } Götterpunkt
       *[other] { $points } Götterpunkte
    }
time = bleibt { $turns } Spielzüge
at-once = sofort
up = { $card }: weiter nach oben
down = { $card }: weiter nach unten
unstack = { $card } vom Stapel nehmen
stacked = { $card } ist Nummer { $place } im Stapel.
unstacked = { $card } ist nicht mehr im Stapel.
stack-keys = Auch die Pfeiltasten mit Alt verschieben die Karte.

# Armeen
start-from = Anfangen mit
presets = Alpha-Vorgaben
styles = Vorschläge
style-any = Überrasch mich
style-flyers = Flieger
style-archers = Schützen
style-water = Wasser
style-raid = Überfall
style-knights = Ritter
style-mages = Zauberer
style-horde = Horde
own = Deine Armeen
own-none = Du hast noch keine Armee gespeichert.
name = Name der Armee
save = Speichern
saved = { $name } ist in diesem Browser gespeichert.
saved-over = { $name } gab es schon und wurde überschrieben.
load = Laden
rename = Umbenennen
renamed = Umbenannt.
delete = Löschen
delete-sure = { $name } wirklich löschen?
deleted = { $name } ist gelöscht.
loaded = Jetzt in deiner Werkstatt: { $name }.
loaded-part = Jetzt in deiner Werkstatt, soweit deine Alphas noch offen sind: { $name }.
default-name = Meine Armee
text = Als eine Zeile Text
text-hint = Alphas trennt ein /, der Stapel folgt nach //.
export = Deine Armee
copy = Kopieren
copied = Kopiert
import = Eine Armee einlesen
import-paste = Eine Zeile Text einfügen
import-do = Einlesen
import-errors = Diese Armee kann nicht eingelesen werden:
close = Schließen

# Alpha-Vorgaben
preset-title = Wähle deine Armee
preset-text = Jede hat drei Alphas und vier Eingriffe. Deren Reihenfolge darfst du ändern: Der oberste wird zuerst gespielt.
preset-take = Diese Armee nehmen
preset-chosen = gewählt
preset-choose = { $army } wählen
army-water-about = Flutet das Feld, schlägt aus der Luft zu und übernimmt gegnerische Einheiten.
army-raid-about = Schnelle Füße und starke Sprüche: durch die Lücken zu den Relikten.

# Was gegen eine Karte spricht
of-alpha = Alpha { $alpha }: { $why }
no-alpha-made = Alpha { $alpha } ist ausgelegt und bleibt, wie er ist.
no-card-used = { $card } ist in Alpha { $alpha }: Jede Karte gibt es nur einmal.
no-import-empty = In diesem Text ist keine Armee.
brief-one-genus = ersetzt { $card }
brief-genus-first = erst eine Gattung
brief-no-hand = Hände: braucht { $needed }, { $free } frei
brief-no-spell-points = Zauberspruchpunkte: braucht { $needed }, { $free } frei
brief-too-dear = Kosten: { $cost } von { $points }
brief-alpha-made = Alpha { $alpha } ist ausgelegt
brief-card-used = in Alpha { $alpha }
brief-stack-full = { $most } sind im Stapel
brief-god-points = braucht { $needed }, { $free } übrig

# Hinweise: was jedes Zeichen bedeutet
about-kind-genus = Gattung: das Geschöpf selbst mit Leben, Händen und Zauberspruchpunkten. Genau eine je Alpha.
about-kind-equipment = Ausrüstung: Waffen, Rüstungen und Werkzeuge; viele brauchen Hände.
about-kind-ability = Fähigkeit: ein Talent. Sie braucht weder Hände noch Zauberspruchpunkte.
about-kind-spell = Zauberspruch: Magie. Seine Kosten müssen durch Zauberspruchpunkte gedeckt sein.
about-cost = Kosten. Alle Karten eines Alphas zusammen sind der Preis jeder seiner Einheiten.
about-life = Leben: kommt in den Vorrat, wenn der Alpha aufgedeckt wird.
about-physical = Physische Rüstung: Jeder Punkt fängt einmal je Zug einen Schaden jedes Angriffs ab.
about-magic = Magische Rüstung: fängt nur Schaden von Zaubersprüchen ab.
about-mod = Kommt zu jedem Angriff dieser Art hinzu: { $type }.
about-gods = Götterpunkte: der Preis einer göttlichen Karte; höchstens 8 für den ganzen Stapel.
about-flying = Fliegend: Das Gelände spielt keine Rolle; hält keine Relikte.
about-amphibious = Amphibisch: ertrinkt nie.
about-steadfast = Standfest: wird nicht gestoßen; Stürze und Quetschen kosten nichts.
about-immobile = Unbeweglich: verlässt nie ihr Feld.
