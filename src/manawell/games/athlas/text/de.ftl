# The game
game-title = Athlas
game-about = Baue deine Geschöpfe aus Karten, schicke sie auf einem Feld aus Sechsecken in den Kampf um drei Relikte, und lass die Götter eingreifen. Vereine zwei Relikte bei einer einzigen Einheit, und du gewinnst.
goal =
    { $mode ->
        [campaign] Halte zwei Relikte mit einer Einheit; gewinne mehr Partien als dein Gegenüber.
       *[other] Halte zwei Relikte mit einer Einheit.
    }
minute = Drei Relikte liegen auf einem Kampfplatz aus Sechsecken. Sobald eine deiner Einheiten zwei davon hält, gewinnst du. In jedem deiner Spielzüge handelt jede deiner Einheiten einmal, mit einer Bewegung und einer Aktion: gehen, fliegen, zuschlagen, ein Relikt ein Feld weit tragen. Danach darfst du eine weitere beschwören. Einheiten derselben Art teilen sich einen einzigen Lebenspunktvorrat. Angriffe von einem Hügel treffen härter, und im Wasser ertrinkt man. Und von oben greifen Götter ein: In jedem Spielzug, auch mitten im gegnerischen, darfst du einmal die oberste Karte deines Stapels spielen.

# Cards, interventions and basic abilities, by their printed names; a unit is called by its genus card
card-G01 = Schattenranger
card-G02 = Wilder Krieger
card-G03 = Verlassener Drache
card-G04 = Himmlischer Ritter
card-G05 = Zauberspruchmeister
card-G06 = Räuber aus der Tiefe
card-G07 = Finsterer Gedankenleser
card-G08 = Horde der Untoten
card-G09 = Wachturm
card-E01 = Axt aus Lorios
card-E02 = Obsidianschild
card-E03 = Obsidian Brustpanzer
card-E04 = Etynianische Armbrust
card-E05 = Ganzkörperrüstung
card-E06 = Rakios Kampfanzug
card-E07 = Himmlischer Schild
card-E08 = Karoosklinge
card-E09 = Obsidianschwert
card-E10 = Wurfaxt
card-E11 = Katapult
card-E12 = Heiltrank
card-E13 = Minenwerkzeuge
card-E14 = Sand von Athlas
card-E15 = Telekinesekugel
card-E16 = Nekromantische Handstulpen
card-E17 = Gedankenkontrollreif
card-E18 = Lähmendes Gift
card-E19 = Beschwörungsbanner
card-E20 = Zauberstab
card-E21 = Etynianischer Speer
card-E22 = Jagdbogen
card-E23 = Schleuder
card-E24 = Kriegshammer
card-E25 = Kettenhaken
card-E26 = Magierrobe
card-E27 = Windstiefel
card-E28 = Lebensamulett
card-E29 = Naphthabombe
card-E30 = Taucherausrüstung
card-A01 = Treffsicherheit
card-A02 = Waffenkunde
card-A03 = Erholung
card-A04 = Explosive Gene
card-A05 = Terraforming
card-A06 = Vergessene Flügel
card-A07 = Pfadfinder
card-A08 = Bergbesteigung
card-A09 = Heilende Hände
card-A10 = Zusätzliche Hand
card-A11 = Rohe Kraft
card-A12 = Zauberaffinität
card-A13 = Standfest
card-A14 = Raserei
card-S01 = Feuerschlag
card-S02 = Magischer Blitz
card-S03 = Lebensentzug
card-S04 = Schweben
card-S05 = Heldenhafte Eingebung
card-S06 = Erdbeben
card-S07 = Wassersäule
card-S08 = Artefaktbeschwörung
card-S09 = Steinhaut
card-S10 = Blinzelsprung
card-S11 = Bannfessel
card-S12 = Kettenblitz
card-D01 = Himmlische Flügel
card-D02 = Annullierung
card-D03 = Athilianische Stärke
card-D04 = Stasisfeld
card-D05 = Übernatürliche Kraft
card-D06 = Erderhebung
card-D07 = Flut
card-D08 = Tsunami
card-D09 = Blitzschlag
card-D10 = Zeitschleife
card-D11 = Kurzzeitiges Portal
card-D12 = Reliktverlagerung
card-D13 = Polymorph
card-D14 = Göttlicher Schutz
card-D15 = Göttliche Heilung
card-D16 = Dürre
card-D17 = Meteor
card-D18 = Eilbeschwörung
card-D19 = Zeitgeschenk
card-walk = Gehen
card-climb = Klettern
card-fly = Fliegen
card-hand_over = Überreichen

# Figure types, relics, terrains, conditions; the last three stand inside sentences
figure-knight = Himmlischer Ritter
figure-ranger = Schattenranger
figure-master = Zauberspruchmeister
figure-dragon = Verlassener Drache
relic-west = Westrelikt
relic-centre = Mittelrelikt
relic-east = Ostrelikt
terrain-plain = Ebene
terrain-hill = Hügel
terrain-water = Wasser
terrain-crater = Krater
condition-levitating = schwebend
condition-inspired = beflügelt
condition-stone_skin = Steinhaut
condition-paralysed = gelähmt
condition-bound = gebannt
condition-artefact = Artefakt
condition-winged = geflügelt
condition-strengthened = gestärkt
condition-shielded = beschirmt
condition-stasis = Stasis

# Causes of life loss, types of attack, preset armies, reasons for a draw, seats
cause-effect = Effekt
cause-fall = Sturz
cause-drown = Ertrinken
cause-squeeze = Quetschen
cause-sacrifice = Opfer
attack-melee = Nahkampf
attack-ranged = Fernkampf
attack-spell = Zauberkampf
army-water = Wasserstrategie
army-raid = Überfallstrategie
draw-no_progress = kein Fortschritt
draw-turn_limit = Zuglimit
seat-gold = Gold
seat-silver = Silber

# Phases: what you have to do now
window-turn_start = zu Beginn des Spielzugs
window-activation_end = nach der Aktivierung
window-turn_end = am Ende des Spielzugs
window-response = als Antwort
window-last_chance = letzte Gelegenheit
phase-genus = die Gattung eines Alphas wählen
phase-card = deinem Alpha Karten geben oder ihn für fertig erklären
phase-stack = deinen Stapel Göttlicher Eingriffe zusammenstellen
phase-rebuild = einen Alpha umbauen oder alle behalten
phase-preset = deine Alpha-Vorgabe wählen
phase-summon = beschwören oder die Beschwörung beenden
phase-choose = eine Einheit wählen, die du aktivierst
phase-act = eine Fähigkeit nutzen oder die Aktivierung beenden
phase-window = eingreifen oder passen
phase-pick = die nächste Entscheidung für deinen Eingriff treffen
phase-relic = sagen, ob die gestoßene Einheit ein Relikt mitnimmt
phase-casualty = wählen, welche deiner Einheiten stirbt
phase-second = das zweite Ziel wählen
phase-over = nichts mehr tun: Die Partie ist vorbei
phase-creating = warten, bis die Armeen erschaffen sind

# Options
option-mode = Spielart
option-mode-quick = Schnellstart
option-mode-quick-about = Jeder Spieler nimmt eine von zwei Alpha-Vorgaben, und der Kampf beginnt sofort; so lernst du das Spiel am leichtesten.
option-mode-standard = Standardduell
option-mode-standard-about = Jeder Spieler erschafft im Geheimen drei Alphas und einen Stapel Göttlicher Eingriffe; dann beginnt der Kampf.
option-mode-campaign = Kampagne
option-mode-campaign-about = Mehrere Duelle nacheinander mit je vier Alphas, von denen in einer Partie höchstens drei aufgedeckt werden; zwischen den Partien darf ein Alpha umgebaut werden.
option-armies = Alpha-Vorgaben
option-armies-given = Festgelegt
option-armies-given-about = { seat-gold } spielt die { army-water }, { seat-silver } die { army-raid }.
option-armies-chosen = Frei gewählt
option-armies-chosen-about = Jeder Spieler wählt im Geheimen eine Vorgabe und die Reihenfolge ihres Stapels; beide dürfen dieselbe nehmen.
option-points = Beschwörungspunkte
option-points-about = So viel darf jeder Spieler in einer Partie für Einheiten ausgeben; üblich sind 250, mit weniger wird sie kürzer.
option-games = Partien
option-games-about = Wer mehr von diesen Partien gewinnt, gewinnt die Kampagne; sie endet vorzeitig, wenn der Vorsprung nicht mehr aufzuholen ist.
option-turn_limit = Zuglimit
option-turn_limit-about = Nach so vielen Spielzügen, von beiden zusammen gezählt, endet die Partie unentschieden; 0 heißt ohne Limit. Üblich sind etwa 24.
option-cards = Karten
option-cards-standard = Standardkarten
option-cards-standard-about = Die Karten dieser Fassung: was aus dem Regelheft bekannt ist, ergänzt durch eigene.

# Automatic answers: what a seat need not be asked about
auto-auto_pass = Automatisches Passen
auto-auto_pass-about = In welchen Zeitfenstern du im Spielzug deines Gegners nach einem Eingriff gefragt wirst; in den übrigen passt du von selbst. Du kannst es jederzeit ändern, und niemand sonst erfährt davon.
auto-auto_pass-smart = Klug
auto-auto_pass-smart-about = Du wirst gefragt, wenn du auf einen Eingriff antworten oder eine Niederlage abwenden kannst, und nach einer Aktivierung, die deine Einheiten oder ein Relikt berührt hat.
auto-auto_pass-never = Nie
auto-auto_pass-never-about = Du passt nie von selbst: In jedem Zeitfenster wirst du gefragt.
auto-auto_pass-always = Immer
auto-auto_pass-always-about = Du passt überall von selbst, außer wenn du auf einen Eingriff antworten oder eine Niederlage abwenden kannst.
auto-stop = Haltemarke
auto-stop-about = Frag mich beim nächsten Zeitfenster, gleich was für das automatische Passen gilt; danach ist die Haltemarke gelöscht.
auto-stop-off = Aus
auto-stop-off-about = Ob du gefragt wirst, entscheidet das automatische Passen.
auto-stop-on = Gesetzt
auto-stop-on-about = Beim nächsten Zeitfenster wirst du sicher gefragt.

# Counts and parts, for use in other messages
count-amount =
    { $amount ->
        [one] { $amount } Lebenspunkt
       *[other] { $amount } Lebenspunkte
    }
part-unit =
    { $genus-id ->
        [G08] Die { $genus } { $unit }
        [G09] Der { $genus } { $unit }
       *[other] { $genus } { $unit }
    }
part-target =
    { $target-genus-id ->
        [G02] den Wilden Krieger { $target }
        [G03] den Verlassenen Drachen { $target }
        [G04] den Himmlischen Ritter { $target }
        [G07] den Finsteren Gedankenleser { $target }
        [G08] die { $target-genus } { $target }
       *[other] den { $target-genus } { $target }
    }
part-weapon =
    { $card-id ->
        [G03] seine Klauen
        [G07] seine Gedankenkraft
        [G08] ihren Ruf aus dem Grab
       *[other] „{ $card }“
    }
part-with =
    { $card-id ->
        [G03] mit den Klauen
       *[other] mit „{ $card }“
    }
part-value =
    { $modifiers ->
        [0]
            { $high-ground ->
                [0] { $value }
               *[other] { $base } + { $high-ground } (Höhenvorteil) = { $value }
            }
       *[other]
            { $high-ground ->
                [0] { $base } + { $modifiers } = { $value }
               *[other] { $base } + { $modifiers } + { $high-ground } (Höhenvorteil) = { $value }
            }
    }
part-until =
    { $time ->
        [0] bis zur nächsten Wartung des Urhebers
        [one] für { $time } Spielzug
       *[other] für { $time } Spielzüge
    }
part-payer =
    { $payer-is ->
        [you] du zahlst
       *[other] { $payer } zahlt
    }
part-direction =
    { $direction-id ->
        [E] nach Osten
        [SE] nach Südosten
        [SW] nach Südwesten
        [W] nach Westen
        [NW] nach Nordwesten
       *[NE] nach Nordosten
    }
part-choice =
    { $choice-id ->
        [E] Osten
        [SE] Südosten
        [SW] Südwesten
        [W] Westen
        [NW] Nordwesten
        [NE] Nordosten
        [west] { relic-west }
        [centre] { relic-centre }
        [east] { relic-east }
        [knight] { figure-knight }
        [ranger] { figure-ranger }
        [master] { figure-master }
        [dragon] { figure-dragon }
       *[other] { $choice }
    }

# Events: the log
event-card-chosen =
    { $alpha ->
        [0] Als Nächstes in deinem Stapel: { $card }.
       *[other] Dein Alpha { $alpha } erhält „{ $card }“.
    }
event-alpha-made = Dein Alpha { $alpha } ist fertig und kostet { $cost }: { $cards }.
event-rebuild-chosen =
    { $alpha ->
        [0] Alle deine Alphas bleiben, wie sie sind.
       *[other] Du zerlegst deinen Alpha { $alpha }, um ihn umzubauen.
    }
event-army-ready =
    { $seat-is ->
        [you] Deine Armee ist bereit.
       *[other] Die Armee von { $seat } ist bereit.
    }
event-game-begun = Partie { $game } von { $games } beginnt.
event-starter-drawn =
    { $seat-is ->
        [you] Das Los fällt auf dich: Du beginnst.
       *[other] Das Los fällt auf { $seat }: { $seat } beginnt.
    }
event-turn-begun =
    { $seat-is ->
        [you] Spielzug { $turn }: Du bist am Zug.
       *[other] Spielzug { $turn }: { $seat } ist am Zug.
    }
event-alpha-revealed =
    { $seat-is ->
        [you] Du deckst deinen Alpha { $alpha } auf
       *[other] { $seat } deckt Alpha { $alpha } auf
    } (Figur: { $figure }): { $cards }. Er kostet { $cost } und hat { $life } Lebenspunkte.
event-unit-summoned = { part-unit } erscheint auf ({ $q }, { $r }); { part-payer } { $cost } Beschwörungspunkte, ausgegeben sind nun { $spent }.
event-summoning-ended = { $seat-is ->
        [you] Du beendest deine Beschwörung.
       *[other] { $seat } beendet die Beschwörung.
    }
event-window-passed = { $seat-is ->
        [you] Du greifst nicht ein ({ $window }).
       *[other] { $seat } greift nicht ein ({ $window }).
    }
event-activation-begun = { part-unit } wird aktiviert.
event-activation-ended = { part-unit } beendet die Aktivierung.
event-ability-used =
    { $target ->
        [none] { part-unit } nutzt { part-weapon }.
       *[other]
            { $card-id ->
                [G03] { part-unit } greift { part-target } mit den Klauen an.
                [G07] { part-unit } unterwirft { part-target } durch die Kraft der Gedanken.
               *[other] { part-unit } wendet „{ $card }“ auf { part-target } an.
            }
    }
event-unit-moved =
    { $card-id ->
        [walk] { part-unit } geht
        [climb] { part-unit } klettert
        [fly] { part-unit } fliegt
       *[other] { part-unit } zieht mit „{ $card }“
    } von ({ $from-q }, { $from-r }) nach ({ $q }, { $r }){ $relic ->
        [none] .
       *[other] {" "}und nimmt das { $relic } mit.
    }
event-unit-pushed =
    { part-unit } wird von ({ $from-q }, { $from-r }) nach ({ $q }, { $r }) gestoßen{ $relic ->
        [none] .
       *[other] {" "}und nimmt das { $relic } mit.
    }
event-unit-squeezed = { part-unit } kann nicht ausweichen und wird gequetscht.
event-attacked =
    { $unit ->
        [none] { $card } trifft { part-target } ({ $type })
       *[other] { part-unit } trifft { part-target } { part-with } ({ $type })
    }: { part-value }{ $armour ->
        [0]
            { $pierced ->
                [0] {""}
               *[other] , { $pierced } Rüstung durchdrungen
            }
       *[other]
            { $pierced ->
                [0] , Rüstung fängt { $armour } ab
               *[other] , Rüstung fängt { $armour } ab, { $pierced } durchdrungen
            }
    }, { $damage } Schaden bei { $pool } Lebenspunkten.
event-life-lost =
    { $cause-id ->
        [fall] { part-unit } stürzt und verliert { count-amount }
        [drown] { part-unit } ertrinkt und verliert { count-amount }
        [squeeze] { part-unit } verliert { count-amount } durch Quetschen
        [sacrifice] { part-unit } opfert { count-amount }
       *[effect] { part-unit } verliert { count-amount }
    }{ $left ->
        [0] : Der Lebenspunktvorrat ist leer.
       *[other] ; im Vorrat bleiben { $left }.
    }
event-unit-died = { part-unit } stirbt auf ({ $q }, { $r }). Der Lebenspunktvorrat des Alphas ist wieder bei { $life }.
event-unit-exploded = Explosion auf ({ $q }, { $r })! Jede benachbarte Einheit verliert { count-amount }.
event-healed =
    { $seat-is ->
        [you] Dein Alpha { $alpha }
       *[other] Alpha { $alpha } von { $seat }
    } ({ $genus }) wird um { count-amount } geheilt; im Vorrat sind nun { $left }.
event-terrain-changed =
    { $terrain-id ->
        [plain] Das Feld ({ $q }, { $r }) wird zur { $terrain }.
        [water] Das Feld ({ $q }, { $r }) wird zu { $terrain }.
       *[other] Das Feld ({ $q }, { $r }) wird zum { $terrain }.
    }
event-field-flooded = Wasser strömt in den Krater auf ({ $q }, { $r }).
event-unit-marked =
    { $condition-id ->
        [stone_skin] { part-unit } hat { part-until } { $condition }.
        [stasis] { part-unit } ist { part-until } in { $condition }.
       *[other] { part-unit } ist { part-until } { $condition }.
    }
event-artefact-conjured = { part-unit } beschwört eine Kopie von „{ $card }“.
event-condition-ended =
    { $condition-id ->
        [stone_skin] { part-unit } verliert die { $condition }.
        [artefact] { part-unit } verliert das { $condition }.
        [stasis] { part-unit } erwacht aus der { $condition }.
       *[other] { part-unit } ist nicht mehr { $condition }.
    }
event-relic-moved = Das { $relic } kommt auf ({ $q }, { $r }).
event-relic-held = { part-unit } hält das { $relic }.
event-relic-freed = Das { $relic } liegt frei auf ({ $q }, { $r }).
event-control-taken =
    { $seat-is ->
        [you] { part-unit } gehorcht dir für eine Aktivierung.
       *[other] { part-unit } gehorcht { $seat } für eine Aktivierung.
    }
event-intervention-played =
    { $seat-is ->
        [you] Du spielst „{ $card }“
       *[other] { $seat } spielt „{ $card }“
    }{ $moment-id ->
        [now] .
        [cE] {" "}am Ende dieser Aktivierung.
       *[other] {" "}zum Zeitpunkt { $moment } dieser Aktivierung.
    }
event-choice-named = Wahl für „{ $card }“: { part-choice }.
event-intervention-announced =
    { $unit ->
        [none] „{ $card }“ ist mit allen Entscheidungen angekündigt.
       *[other] Ziel von „{ $card }“: { $genus } { $unit }.
    }
event-intervention-resolved = „{ $card }“ wirkt.
event-intervention-cancelled =
    { $seat-is ->
        [you] Dein Eingriff „{ $card }“ wird annulliert.
       *[other] „{ $card }“ von { $seat } wird annulliert.
    }
event-intervention-ended =
    { $seat-is ->
        [you] Dein Eingriff „{ $card }“ endet.
       *[other] „{ $card }“ von { $seat } endet.
    }
event-interventions-discarded =
    { $seat-is ->
        [you] Du wirfst ab: { $cards }.
       *[other] { $seat } wirft ab: { $cards }.
    }
event-activation-set-back = Die Zeit läuft zurück zum Zeitpunkt { $moment }: Was in dieser Aktivierung danach geschah, ist rückgängig gemacht.
event-marker-added =
    { $seat-is ->
        [you] Dein Alpha { $alpha }
       *[other] Alpha { $alpha } von { $seat }
    } erhält einen Zeitdauermarker auf „{ $card }“ und hat dort nun { $markers }.
event-unit-transformed =
    { $cost ->
        [0] Einheit { $unit } verwandelt sich. Neue Gattung: { $genus }.
       *[other] Einheit { $unit } verwandelt sich für { $cost } Beschwörungspunkte. Neue Gattung: { $genus }.
    }
event-game-won =
    { $seat-is ->
        [you] { part-unit } hält zwei Relikte: Du gewinnst!
       *[other] { part-unit } hält zwei Relikte: { $seat } gewinnt!
    }
event-game-drawn =
    { $reason-id ->
        [turn_limit] Nach { $turns } Spielzügen ist das Zuglimit erreicht: Die Partie endet unentschieden.
       *[no_progress] { $turns } Spielzüge nacheinander ohne Fortschritt: Die Partie endet unentschieden.
    }
event-campaign-scored = Gewonnene Partien nach Partie { $game }: { $seat-0 } { $gold }, { $seat-1 } { $silver }.

# Refusals: what was wrong, and what the rule says
refusal-over = Die Partie ist vorbei. Es kann nichts mehr gespielt werden.
refusal-not-your-creation = Gerade erschafft jemand anderes seine Armee. Du wirst gefragt, wenn du an der Reihe bist; keiner von euch sieht, was der andere baut.
refusal-not-your-turn = Jetzt hast nicht du zu entscheiden. Du wirst gefragt, wenn du am Zug bist oder eingreifen darfst.
refusal-other-decision = Das ist gerade nicht gefragt. Jetzt musst du { $phase }.
refusal-creation-over = Die Armeen stehen fest. Hat der Kampf begonnen, lassen sich weder Alphas noch Stapel ändern.
refusal-other-alpha = Um Alpha { $alpha } geht es gerade nicht. Die Alphas entstehen nacheinander, in der Reihenfolge ihrer Nummern.
refusal-not-the-stack = Die { $army } hat andere Karten im Stapel als { $cards }. Du darfst ihre vier Karten umordnen, aber nicht austauschen.
refusal-one-genus = Dieser Alpha hat schon eine Gattung: { $card }. Ein Alpha hat genau eine Gattung.
refusal-no-genus = { $card } ist keine Gattung. Jeder Alpha beginnt mit einer; Karten anderer Art folgen.
refusal-card-used = { $card } ist schon vergeben. In deinem Satz gibt es jede Karte nur einmal.
refusal-genus-first = Dieser Alpha hat noch keine Gattung. Wähle zuerst seine Gattung.
refusal-no-hand = Für „{ $card }“ fehlen Hände: benötigt { $needed }, frei { $free }. Nimm zuerst eine Karte, die Hände gibt, etwa „{ card-A10 }“.
refusal-no-spell-points = Für „{ $card }“ fehlen Zauberspruchpunkte: benötigt { $needed }, frei { $free }. Nimm zuerst eine Karte, die Zauberspruchpunkte gibt, etwa „{ card-E20 }“.
refusal-too-dear = Mit „{ $card }“ würde dieser Alpha { $cost } kosten. Kein Alpha darf mehr kosten als die { $points } Beschwörungspunkte der Partie.
refusal-no-such-card = Eine Karte { $word } gibt es nicht. Kartennummern sehen aus wie G06, E19, A01, S02 oder D05.
refusal-misplaced = { $card } gehört nicht dorthin. Göttliche Eingriffe (D…) stehen hinter //, alle anderen Karten davor.
refusal-many-alphas = Das sind { $count } Alphas. In dieser Partie hat jeder { $most }.
refusal-two-stacks = Da steht mehr als ein //. Hinter den Alphas folgt nur ein Stapel.
refusal-stack-full = Dein Stapel ist voll. Er fasst höchstens { $most } Göttliche Eingriffe.
refusal-god-points = Für „{ $card }“ fehlen Götterpunkte: benötigt { $needed }, übrig { $free }. Wähle eine billigere Karte, oder erkläre den Stapel für fertig.
refusal-summon-one = Zuerst musst du beschwören. In deinem ersten Spielzug muss mindestens eine Einheit auf den Spielplan kommen.
refusal-no-alpha = Einen Alpha { $alpha } hast du nicht. Wähle einen der Alphas, die du erschaffen hast.
refusal-off-board = Ein Feld ({ $q }, { $r }) gibt es nicht. Auf dem Spielplan liegen q, r und ihre Summe zwischen -5 und 5.
refusal-occupied = Auf dem Feld ({ $q }, { $r }) steht schon { $unit }. Auf einem Feld steht nie mehr als eine Einheit.
refusal-no-summoning-field = Auf ({ $q }, { $r }) kannst du diese Einheit nicht beschwören. Sie braucht ein freies unter deinen sechs Beschwörungsfeldern; nur ein { card-G09 } darf auch nahe bei deinen Einheiten erscheinen, aber nicht auf einem Relikt und nicht neben einer gegnerischen Einheit.
refusal-figure-needed = Ein Figurentyp fehlt. Diese Beschwörung deckt Alpha { $alpha } auf; nenne also seine Figur: knight, ranger, master oder dragon.
refusal-figure-known = Alpha { $alpha } hat seine Figur schon. Sie wird nur einmal gewählt; lass sie diesmal weg.
refusal-figure-used = Die Figur { $figure } steht schon für einen anderen deiner Alphas. Jeder Alpha braucht einen eigenen Figurentyp.
refusal-summoned-already = Du hast in diesem Spielzug schon beschworen. Außer in deinem ersten Spielzug ist eine Einheit die Grenze.
refusal-first-turn = Das wären { $units } Einheiten für { $cost } Punkte. In deinem ersten Spielzug darfst du eine Einheit mit beliebigen Kosten beschwören oder bis zu drei, die zusammen höchstens { $most } kosten.
refusal-no-points = Diese Einheit kannst du nicht bezahlen: Sie kostet { $cost }, und du hast noch { $left } Beschwörungspunkte.
refusal-change-too-dear = Diese Verwandlung kannst du nicht bezahlen: Sie kostet { $cost }, und du hast noch { $left } Beschwörungspunkte.
refusal-no-figures = Für diesen Alpha ist keine Figur mehr da. Höchstens { $most } seiner Einheiten können gleichzeitig auf dem Spielplan sein.
refusal-three-revealed = Drei deiner Alphas sind schon aufgedeckt. In einer Partie der Kampagne bleibt der vierte draußen.
refusal-finish-first = Eine Aktivierung läuft noch. Beende sie zuerst; mitten in ihrer Aktivierung kann keine Einheit warten.
refusal-no-unit = Auf dem Spielplan gibt es keine Einheit { $unit }. Einheiten heißen nach Farbe, Alpha und Nummer, wie g2.1 oder s1.2.
refusal-not-own = Einheit { $unit } gehört dir nicht. Hier brauchst du eine eigene.
refusal-frozen = Einheit { $unit } ist in Stasis. Bis das endet, kann sie weder handeln noch als Ziel gewählt werden.
refusal-activated-already = Einheit { $unit } wurde in diesem Spielzug schon aktiviert. Jede Einheit wird nur einmal je Spielzug aktiviert.
refusal-just-arrived = Einheit { $unit } ist gerade erst erschienen. Du kannst sie ab deinem nächsten Spielzug aktivieren.
refusal-no-such-movement = Diese Bewegung steht nicht zur Wahl. Nur „{ card-D10 }“ fragt nach einer: nach einer Fähigkeit, die genau eine Bewegung kostet, nach allen üblichen Regeln.
refusal-unit-gone = Die aktivierte Einheit kann nicht mehr handeln. Beende ihre Aktivierung, oder greife ein.
refusal-not-its-card = Einheit { $unit } hat keine Fähigkeit von „{ $card }“. Eine Einheit nutzt die Karten ihres eigenen Alphas und die Grundfähigkeiten.
refusal-which-ability = Sag, welche Fähigkeit von „{ $card }“ du meinst. Es gibt diese: { $abilities }.
refusal-used-already = Einheit { $unit } hat diese Fähigkeit schon genutzt. Jede Fähigkeit lässt sich einmal je Aktivierung nutzen.
refusal-no-move = Einheit { $unit } hat keine Bewegung mehr. Sie hat eine je Aktivierung, und diese Fähigkeit kostet sie.
refusal-no-action = Einheit { $unit } hat keine Aktion mehr. Sie hat eine je Aktivierung, und diese Fähigkeit kostet sie.
refusal-no-marker = Auf „{ $card }“ liegt kein Zeitdauermarker. Bei jeder Beschwörung einer Einheit ihres Alphas kommt einer dazu, und jede Nutzung nimmt einen weg.
refusal-paralysed = Einheit { $unit } ist gelähmt. Fähigkeiten, die eine Bewegung kosten, kann sie nicht nutzen; ihre Aktion ist noch frei.
refusal-bound = Einheit { $unit } ist gebannt. Fähigkeiten, die eine Aktion kosten, kann sie nicht nutzen; ihre Bewegung ist noch frei.
refusal-bound-frenzy = Einheit { $unit } ist gebannt. Fähigkeiten, die eine Aktion kosten, kann sie nicht nutzen, und „{ card-A14 }“ hilft nicht: Ersetzt werden nur die Kosten.
refusal-no-plain-attack = „{ $card }“ hat keinen Angriff für „{ card-A14 }“. Dafür taugt nur ein Angriff, der genau eine Aktion und keinen Zeitdauermarker kostet.
refusal-cannot-conjure = „{ $card }“ lässt sich nicht beschwören. Es muss eine Ausrüstungskarte eines schon aufgedeckten Alphas sein, deines oder eines gegnerischen, und keine, die der eigene Alpha der Einheit hat.
refusal-no-second-control = Einheit { $unit } steht selbst unter Kontrolle. Eine kontrollierte Einheit kann keine andere kontrollieren.
refusal-immobile = Einheit { $unit } verlässt ihr Feld nie. Nichts kann sie bewegen.
refusal-does-not-fly = Einheit { $unit } fliegt nicht. Sie bewegt sich am Boden: auf derselben Höhenstufe gehend, eine Stufe höher oder tiefer kletternd.
refusal-flies = Einheit { $unit } fliegt, also kann sie sich nicht am Boden bewegen. Sie fliegt auf ein freies Feld in Entfernung 1 oder 2.
refusal-no-flight-after-action = Einheit { $unit } hat ihre Aktion schon genutzt. Eine fliegende Einheit kann sich nur davor selbst bewegen.
refusal-no-such-choice = So lässt sich „{ $card }“ nicht nutzen. Sieh nach, was die Karte verlangt, und nenne jede Entscheidung.
refusal-target-needed = Ein Ziel fehlt. Nenne die Einheit oder das Feld, dem die Fähigkeit gilt.
refusal-already-healthy = Es gibt nichts zu heilen. Der Lebenspunktvorrat ist am Höchstmaß.
refusal-not-held = Die Einheit hält das { $relic } nicht. Mitnehmen oder überreichen kann sie nur, was sie hält.
refusal-relic-moved = Das { $relic } wurde in diesem Spielzug schon bewegt. Ein Relikt bewegt sich in einem Spielzug höchstens ein Feld weit.
refusal-not-adjacent = Einheit { $unit } ist der Einheit, die das Relikt überreicht, nicht benachbart. Die beiden müssen nebeneinanderstehen.
refusal-cannot-hold = Einheit { $unit } kann keine Relikte halten. Fliegende Einheiten können es nicht, außer wenn sie geflügelt sind, und ein { card-G09 } auch nicht.
refusal-too-much-life = { $x } Lebenspunkte lassen sich nicht opfern: Der Vorrat hat { $left } und darf nicht leer werden.
refusal-one-step-only = In einem Schritt wird daraus nicht „{ $terrain }“: Hügel zu Ebene, Ebene zu Hügel oder Krater, Krater oder Wasser zu Ebene.
refusal-no-tile = Es ist kein Geländeplättchen mehr frei, also kann jetzt keine Ebene verändert werden.
refusal-no-cliff = Zwischen diesen Feldern liegt keine Klippe.
refusal-cliff = Dazwischen liegt eine Klippe, denn dort stößt ein Hügel an einen Krater. Weder ein Schritt noch eine Fähigkeit mit Reichweite 1 führt hinüber.
refusal-second-relic = So käme Einheit { $unit } zu einem zweiten Relikt. Solange eine kontrollierte Einheit handelt, darf niemand zwei bekommen.
refusal-enemies-only = Einheit { $unit } ist deine eigene. Diese Fähigkeit braucht eine gegnerische Einheit.
refusal-own-only = Einheit { $unit } ist eine gegnerische. Diese Fähigkeit braucht eine eigene Einheit.
refusal-no-chain = Das Erdbeben erreicht Einheit { $unit } nicht. Von einem Feld neben dir muss eine lückenlose Kette aus Hügeln, aus Wasser oder aus Kratern bis zum Ziel führen, und das Ziel darf nicht fliegen.
refusal-not-near-water = Einheit { $unit } ist weder auf noch neben Wasser. Nur dort kann dieser Zauberspruch sie in die Höhe schleudern.
refusal-out-of-range = Die Entfernung ist { $distance }, und diese Fähigkeit reicht von { $least } bis { $most }. Die Entfernung muss in dieser Spanne liegen.
refusal-flies-too-high = Einheit { $unit } fliegt zu hoch. Mit Reichweite 1 erreichst du sie nur, wenn du selbst fliegst oder wenn sie durch ihre letzte Aktivierung angreifbar ist.
refusal-protected = Einheit { $unit } steht im Geländeschutz. Jeder kürzeste Weg zu ihr führt über ein Feld, das höher liegt als ihr beide.
refusal-cannot-be-pushed = Einheit { $unit } lässt sich nicht stoßen. Sie ist unbeweglich oder standfest.
refusal-field-protected = Das Feld liegt im Geländeschutz. Jeder kürzeste Weg dorthin führt über ein Feld, das höher liegt als beide Enden.
refusal-same-terrain = So lässt sich dieses Feld nicht ändern. Es hat dieses Gelände schon, die Stufe passt nicht, oder für eine Ebene ist kein Geländeplättchen mehr frei.
refusal-not-on-relic = Ein { card-G09 } kann nicht auf einem Relikt stehen. Wähle ein anderes Feld.
refusal-other-level = Das Feld liegt auf einer anderen Höhenstufe. Gehend bleibt eine Einheit auf derselben; eine Stufe höher oder tiefer klettert sie.
refusal-wrong-step = Der Höhenunterschied passt nicht. Klettern führt genau eine Höhenstufe hinauf oder hinab; auf derselben Stufe geht eine Einheit, und über eine Klippe hilft nur „{ card-A08 }“.
refusal-no-way = Dorthin kann die Einheit nicht. Jeder Schritt braucht ein freies Nachbarfeld der richtigen Höhenstufe.
refusal-nowhere-to-walk = Die Einheit kann nirgendwohin gehen. Sie braucht ein freies Nachbarfeld derselben Höhenstufe.
refusal-nowhere-to-climb = Die Einheit kann nirgendwohin klettern. Sie braucht ein freies Nachbarfeld, das genau eine Höhenstufe höher oder tiefer liegt.
refusal-nowhere-to-fly = Die Einheit kann nirgendwohin fliegen. Sie braucht ein freies Feld in Entfernung 1 oder 2.
refusal-nowhere-to-go = Diese Fähigkeit kann die Einheit gerade nirgendwohin bringen. Sie braucht ein freies Feld, das sie erreichen kann.
refusal-nowhere-to-summon = Für die neue Einheit gibt es kein Feld. Sie braucht ein freies Feld neben der Einheit, die sie ruft, und ein { card-G09 } darf nicht auf einem Relikt stehen.
refusal-holds-nothing = Einheit { $unit } hält kein Relikt. Überreichen kann sie nur, was sie hält.
refusal-nobody-to-give-to = Einheit { $unit } kann ihr Relikt niemandem überreichen. Dafür brauchst du auf einem Nachbarfeld eine eigene Einheit, die Relikte halten kann, ohne Klippe dazwischen.
refusal-no-enemy-in-reach = Keine gegnerische Einheit kommt als Ziel infrage. Diese Fähigkeit reicht von { $least } bis { $most }, und das Ziel darf weder im Geländeschutz stehen noch zu hoch fliegen oder in Stasis sein.
refusal-no-unit-in-reach = Keine Einheit kommt als Ziel infrage. Diese Fähigkeit reicht von { $least } bis { $most } und muss bei ihrem Ziel etwas bewirken.
refusal-no-field-in-reach = Kein Feld kommt als Ziel infrage. Diese Fähigkeit reicht von { $least } bis { $most }; die Felder dort stehen im Geländeschutz, oder sie würde auf ihnen nichts ändern.
refusal-no-chained-enemy = Das Erdbeben erreicht keine gegnerische Einheit. Von einem Feld neben der Einheit muss eine lückenlose Kette aus Hügeln, aus Wasser oder aus Kratern zu einem Gegner führen, der nicht fliegt.
refusal-nobody-near-water = In Reichweite ist keine andere Einheit auf oder neben Wasser. Nur dort kann dieser Zauberspruch jemanden in die Höhe schleudern.
refusal-no-attack-to-make = Für „{ card-A14 }“ gibt es keinen Angriff. Die Einheit braucht einen, der genau eine Aktion kostet und ein Ziel hat.
refusal-nothing-to-conjure = Es gibt keine Karte zum Beschwören. Es muss eine Ausrüstungskarte eines aufgedeckten Alphas sein, die der eigene Alpha der Einheit nicht hat.
refusal-relic-too-far = So weit kann das { $relic } nicht mitkommen. Eine Einheit nimmt ein Relikt nur bei einem einzigen Schritt auf ein Nachbarfeld mit.
refusal-inside-a-choice = Jetzt lässt sich kein Eingriff spielen oder abwerfen. Zuerst musst du { $phase }.
refusal-stack-empty = Dein Stapel ist leer. Es gibt keinen Eingriff mehr zu spielen oder abzuwerfen.
refusal-stack-smaller = { $count } Karten kannst du nicht abwerfen. In deinem Stapel sind noch { $left }.
refusal-played-already = Du hast in diesem Spielzug schon einen Eingriff gespielt. In jedem Spielzug, ob deinem oder dem deines Gegners, darfst du einen spielen.
refusal-not-on-top = „{ $card }“ liegt nicht oben auf deinem Stapel. Spielen kannst du nur die oberste Karte, „{ $top }“; Karten, die darüber liegen, kannst du abwerfen.
refusal-no-such-moment = Einen Zeitpunkt { $moment } hat diese Aktivierung nicht. Wähle einen, den sie hat, ab c0, oder den gegenwärtigen.
refusal-nothing-to-choose =
    { $moment-id ->
        [now] „{ $card }“ kannst du jetzt nicht spielen.
        [cE] „{ $card }“ kannst du am Ende dieser Aktivierung nicht spielen.
       *[other] „{ $card }“ kannst du zum Zeitpunkt { $moment } nicht spielen.
    } Der Zeitpunkt muss dir offenstehen, und die Karte muss dort alles finden, was du für sie wählen sollst.
refusal-not-for-this-card = Das passt nicht zu „{ $card }“. Antworte mit dem, wonach die Karte als Nächstes fragt.
refusal-no-such-water = ({ $q }, { $r }) bezeichnet kein Gewässer, das wachsen kann. Wähle eines der aufgeführten; jedes grenzt an eine Ebene und heißt nach seinem ersten Feld.
refusal-not-on-the-shore = Der { card-D08 } erreicht ({ $q }, { $r }) nicht. Er überflutet nur Ebenen, jede neben dem gewählten Gewässer oder neben einem schon gewählten Feld.
refusal-no-such-answer = Das ist keine der möglichen Antworten. Wähle eine der aufgeführten.

# Why a position cannot be
impossible-points = Eine Partie hat mindestens 1 Beschwörungspunkt, nicht { $points }.
impossible-turn-limit = Ein Zuglimit kann nicht negativ sein: { $limit }.
impossible-games = Eine Partie { $number } von { $games } gibt es nicht; mehrere Partien hat nur die Kampagne.
impossible-wins = Die gewonnenen Partien können nicht negativ sein und nicht mehr, als es gibt: { $games }.
impossible-turn = Am Zug ist Gold oder Silber, und Spielzüge werden ab 0 gezählt.
impossible-played = Eingriffe spielen nur Gold und Silber.
impossible-turn-phase = Im Spielzug { $turn } gibt es diese Entscheidung nicht: Die Armeen entstehen im Spielzug 0 und danach nie wieder.
impossible-card-twice = Diese Karte ist zweimal vergeben: { $card }. In einem Satz gibt es jede nur einmal.
impossible-alpha-missing = Alpha { $alpha } fehlt.
impossible-one-genus = Alpha { $alpha } braucht genau eine Gattung, und seine Karten müssen geordnet sein.
impossible-alpha-hands = Alpha { $alpha } braucht mehr Hände, als er hat.
impossible-alpha-spells = Alpha { $alpha } braucht mehr Zauberspruchpunkte, als er hat.
impossible-alpha-cost = Alpha { $alpha } kostet { $cost }, mehr als die { $points } Beschwörungspunkte der Partie.
impossible-figure-shown = Ein aufgedeckter Alpha hat eine Figur, ein verdeckter keine.
impossible-figure-twice = Zwei Alphas desselben Spielers haben denselben Figurentyp.
impossible-stack = Ein Stapel hat höchstens { $most } Eingriffe, alle verschieden.
impossible-god-points = Die Eingriffe eines Stapels kosten höchstens { $most } Götterpunkte.
impossible-counters = Lebensvorräte, Nummern von Einheiten oder Zeitmarker fehlen oder sind zu viele.
impossible-tiles = Der Spielplan hat { $fields } Felder, und höchstens { $most } davon haben ein Geländeplättchen.
impossible-too-many-units = Alpha { $alpha } hat mehr als { $most } Einheiten auf dem Spielplan.
impossible-hidden-alpha = Alpha { $alpha } hat eine Einheit auf dem Spielplan und muss aufgedeckt sein.
impossible-no-alpha = Eine Einheit gehört zu einem Alpha, den es nicht gibt.
impossible-two-units = Auf ({ $q }, { $r }) stehen zwei Einheiten.
impossible-piles = Es gibt zwei Spieler mit je { $piles } Plätzen für Alphas, einem Stapel und einer Ablage für Eingriffe.
impossible-pool = Alpha { $alpha } hat { $found } Leben; möglich sind 0 bis { $most }.
impossible-relics = Es gibt { $relics } Relikte, und die ausgegebenen Punkte werden für zwei Spieler gezählt.
impossible-spent = Jeder hat 0 bis { $most } Punkte ausgegeben, und keine Zählung ist negativ.
impossible-condition = Jeder Zustand stammt von Gold oder Silber, und seine Zeit ist nicht negativ.
impossible-activations = Höchstens zwei Aktivierungen laufen zugleich: die einer Einheit und die einer von ihr gelenkten.
impossible-commander = Jede Aktivierung lenkt, wer am Zug ist.
impossible-unit-name = Zwei Einheiten haben denselben Namen.
impossible-armour = Keine Einheit hat weniger als keine Rüstung verbraucht.
impossible-arrived = Eine Einheit, die gerade erschienen ist, wird in diesem Spielzug nicht aktiviert.
impossible-over = Eine beendete Partie fragt niemanden und hat einen Grund für ihr Ende.
impossible-running = Eine laufende Partie fragt Gold oder Silber und hat keinen Grund für ein Ende.
impossible-decides = Hier entscheidet, wer am Zug ist.
impossible-window = Eine Gelegenheit zum Eingreifen besteht genau dann, wenn jemand danach gefragt wird.
impossible-activation = Eine Aktivierung läuft genau so lange, wie ihre Einheit handelt.
impossible-two-relics = Eine Einheit mit zwei Relikten hat gewonnen; dann bleibt nur die letzte Gelegenheit zum Eingreifen.
impossible-preset = Alpha-Vorgaben gehören zum Schnellstart und nur zu ihm.
impossible-rebuild = Vor der ersten Partie gibt es nichts umzubauen.
impossible-draft = Ein unfertiger Alpha liegt genau dann da, wenn seine Karten gewählt werden.
impossible-announced = Eine Karte ist genau dann angesagt, wenn über sie entschieden, auf sie geantwortet oder sie ausgeführt wird.
impossible-announcer = Karten sagen nur Gold und Silber an.
impossible-announced-choices = So viele Entscheidungen hat die angesagte Karte nicht.
impossible-no-effect = Diese Entscheidung gehört zu einer Wirkung, und gerade wird keine ausgeführt.
impossible-casualty = Wer stirbt, wird nur unter zwei oder mehr Einheiten gewählt.
impossible-losses = Zu jeder getroffenen Einheit gehört genau ein Verlust.
impossible-effect-field = Die Wirkung, die gerade ausgeführt wird, braucht ein Feld des Spielplans.
impossible-second-target = Es gibt kein zweites Ziel zu wählen.

# Prompts: what is asked of you now
prompt-genus = Beginne deinen nächsten Alpha: Wähle seine Gattung.
prompt-card = Gib deinem Alpha Karten, oder erkläre ihn für fertig.
prompt-stack = Stelle deinen Stapel Göttlicher Eingriffe zusammen, von oben an.
prompt-rebuild = Baue einen deiner Alphas um, oder behalte alle.
prompt-preset = Wähle deine Alpha-Vorgabe.
prompt-creating = Die Armeen entstehen im Geheimen.
prompt-summon = Beschwöre eine Einheit, oder beende die Beschwörung.
prompt-choose = Du bist am Zug: Wähle die Einheit, die du als Nächstes aktivierst.
prompt-act = Nutze die Fähigkeiten der Einheit, oder beende ihre Aktivierung.
prompt-turn-start = Der Spielzug deines Gegners beginnt: Greife ein oder passe.
prompt-activation-end = Eine Aktivierung ist zu Ende: Greife zu einem ihrer Zeitpunkte ein oder passe.
prompt-turn-end = Der Spielzug deines Gegners endet: Greife ein oder passe.
prompt-response = Dein Gegner hat einen Eingriff angekündigt: Antworte darauf oder passe.
prompt-last-chance = Zwei Relikte sind vereint: Verhindere es mit einem Eingriff, oder die Partie ist verloren.
prompt-pick = Triff die nächste Entscheidung für deinen Eingriff.
prompt-relic = Deine Einheit wird gestoßen: Nimmt sie ein Relikt mit?
prompt-casualty = Der Lebenspunktvorrat ist leer: Wähle, welche deiner Einheiten stirbt.
prompt-second = Der Blitz springt über: Wähle das zweite Ziel.
prompt-waiting = { $seat } hat zu entscheiden.

# Help: the decision explained to a newcomer
help-genus = Ein Alpha ist ein Geschöpf, das du aus Karten zusammensetzt, und jede seiner Einheiten kann alles, was auf seinen Karten steht. Er hat genau eine Gattung, die ihm Lebenspunkte, Hände und oft auch Zauberspruchpunkte gibt; weitere Karten folgen. In deinem Satz gibt es jede Karte einmal, sie kann also nur einem deiner Alphas dienen.
help-card = Waffen und Schilde brauchen Hände, Zaubersprüche brauchen Zauberspruchpunkte, und beides darf nicht mehr werden, als die Karten des Alphas hergeben; nimm also zuerst die Karten, die Hände oder Zauberspruchpunkte geben. Alle Kosten zusammen sind der Preis jeder Einheit: Je billiger der Alpha, desto öfter kannst du ihn beschwören.
help-stack = Wähle bis zu 4 Göttliche Eingriffe für zusammen höchstens 8 Götterpunkte, oder keinen. Nur die oberste Karte kann gespielt werden; wähle sie also in der Reihenfolge, in der du sie nutzen willst. Im Kampf kannst du Karten von oben abwerfen, um an eine tiefere zu kommen.
help-rebuild = Vor dieser Partie der Kampagne darfst du einen Alpha zerlegen und aus all deinen unbenutzten Karten, seine eigenen eingeschlossen, neu bauen. Er behält seine Nummer, und dein Gegner erfährt nichts davon. Danach wählst du einen neuen Stapel.
help-preset = Die { army-water } kämpft aus Wasser und Luft: amphibische Räuber, die sich vermehren, Drachen mit vergifteten Bolzen, fliegende Gedankenleser und Fluten von oben. Die { army-raid } siegt durch Tempo und Abstand: ein wendiger Meister der Zaubersprüche, Katapulte, heilende Wachtürme und Eingriffe, die Einheiten und Relikte bewegen.
help-creating = Alphas und Stapel entstehen im Geheimen, zuerst die von { seat-gold }, dann die von { seat-silver }. Zu sehen ist nur, dass jemand noch am Werk ist.
help-summon = Eine neue Einheit eines deiner Alphas kommt auf ein freies unter deinen sechs Beschwörungsfeldern, und du zahlst ihre Beschwörungskosten. In deinem ersten Spielzug beschwörst du eine Einheit mit beliebigen Kosten oder bis zu drei, die zusammen höchstens 60 kosten; später höchstens eine je Spielzug oder keine. Die erste Einheit eines Alphas deckt seine Karten auf, und du wählst seinen Figurentyp: { figure-knight }, { figure-ranger }, { figure-master } oder { figure-dragon }.
help-choose = Jede deiner Einheiten wird einmal je Spielzug aktiviert, in beliebiger Reihenfolge; sie hat dann eine Bewegung (M) und eine Aktion (A). Eine Aktivierung ist zu Ende, bevor die nächste beginnt. Du darfst auch die oberste Karte deines Stapels spielen oder abwerfen.
help-act = Mit ihrer Bewegung geht eine Einheit auf ein freies Nachbarfeld derselben Höhenstufe, oder sie fliegt 1 oder 2 Felder weit, wenn sie eine fliegende ist; eine Stufe hinauf oder hinab zu klettern kostet Bewegung und Aktion. Die meisten Angriffe und Zaubersprüche kosten die Aktion, ein Relikt zu überreichen auch, und manche Fähigkeiten verbrauchen einen Zeitdauermarker ihrer Karte. Deine oberste Karte darfst du jetzt spielen oder zu einem früheren Zeitpunkt dieser Aktivierung: Was danach kam, wird dann rückgängig gemacht.
help-turn-start = Die Wartung deines Gegners ist vorbei, gleich beginnen die Aktivierungen. Du darfst die oberste Karte deines Stapels spielen, in jedem Spielzug eine, und Karten von oben abwerfen, um an eine tiefere zu kommen.
help-activation-end = Du darfst die oberste Karte deines Stapels zu jedem Zeitpunkt der eben beendeten Aktivierung spielen: zu Beginn, nach jeder Fähigkeit oder am Ende. Was nach dem gewählten Zeitpunkt kam, wird rückgängig gemacht, und die Einheit darf dann anders handeln.
help-turn-end = Dein Gegner ist mit der Beschwörung fertig, gleich bist du am Zug. Dies ist der letzte Augenblick für einen Eingriff in diesem Spielzug.
help-response = Antwortest du mit einem eigenen Eingriff, so wirkt deiner zuerst; dann wirkt der angekündigte, soweit seine Entscheidungen noch erlaubt sind. „{ card-D02 }“ hebt die angekündigte Karte ganz auf. Auf eine Antwort kann niemand antworten.
help-last-chance = Eine Fähigkeit deines Gegners hat zwei Relikte zusammengebracht. Noch kannst du die oberste Karte deines Stapels zu einem Zeitpunkt vor dieser Fähigkeit spielen; dann wird sie rückgängig gemacht. Passt du, ist die Partie verloren.
help-pick = Eine Karte, die du zu spielen begonnen hast, musst du zu Ende bringen: Sie fragt nach einer Entscheidung nach der anderen.
help-relic = Wird eine Einheit gestoßen, entscheidet ihr Besitzer, ob sie ein Relikt mitnimmt, das sie hält und das in diesem Spielzug noch nicht bewegt wurde; die anderen bleiben liegen.
help-casualty = Mehrere Einheiten eines Alphas wurden gleichzeitig getroffen, und ihre Verluste zusammen leeren den gemeinsamen Lebenspunktvorrat. Genau eine von ihnen stirbt; dann ist der Vorrat wieder voll.
help-second = „{ card-S12 }“ trifft eine zweite gegnerische Einheit neben dem Feld des ersten Ziels, gleich wie weit und durch welches Gelände.

# How an answer is typed, said only in the terminal
type-genus = Tippe zum Beispiel genus 1 G01, um Alpha 1 mit der Gattung { card-G01 } zu beginnen.
type-card = Tippe zum Beispiel card 1 E04, um Alpha 1 die Karte „{ card-E04 }“ zu geben, oder done 1, wenn Alpha 1 fertig ist.
type-stack = Tippe zum Beispiel stack D07, um „{ card-D07 }“ unter die schon gewählten zu legen, oder stack done, wenn dein Stapel fertig ist.
type-rebuild = Tippe zum Beispiel rebuild 3, um Alpha 3 umzubauen, oder rebuild none, um alle zu behalten.
type-preset = Tippe preset water oder preset raid. Soll der Stapel eine andere Reihenfolge haben, füge seine vier Karten von oben an hinzu, etwa preset water D05 D07 D08 D09.
type-summon = Tippe zum Beispiel summon 2 -3,5 dragon, um Alpha 2 auf (-3, 5) mit der Figur { figure-dragon } zu beschwören, ohne Figur, wenn der Alpha schon bekannt ist, oder end summon, wenn du fertig bist. Die anderen Figuren heißen hier knight, ranger und master. Felder schreibst du q,r: q wächst nach Osten, r nach Südosten, und 0,0 ist die Mitte.
type-choose = Tippe zum Beispiel act g2.1, um die erste Einheit von Golds zweitem Alpha zu aktivieren, oder end all, damit alle übrigen Einheiten nichts tun. Tippe zum Beispiel play D05 @now, um „{ card-D05 }“ oben von deinem Stapel zu spielen, oder discard 1, um die Karte abzuwerfen.
type-act = Tippe walk 0,3, um zu gehen, climb 0,2, um zu klettern, oder fly 1,1, um zu fliegen; mit +west dahinter kommt das Westrelikt mit. Tippe use E04 s1.2, um „{ card-E04 }“ gegen Einheit s1.2 zu nutzen, give west g2.2, um ein Relikt zu überreichen, und end, um die Aktivierung zu beenden. Tippe zum Beispiel play D05 @now, um deine oberste Karte sofort zu spielen, oder play D05 @c1 für den Zeitpunkt 1.
type-turn-start = Tippe zum Beispiel play D05 @now, um „{ card-D05 }“ zu spielen, discard 1, um die oberste Karte abzuwerfen, oder pass, um zu passen.
type-activation-end = Tippe zum Beispiel play D05 @c1, um „{ card-D05 }“ nach der ersten Fähigkeit zu spielen, discard 1, um die oberste Karte abzuwerfen, oder pass, um zu passen. c0 ist der Beginn der Aktivierung, c1 folgt auf die erste Fähigkeit und so weiter, und cE ist ihr Ende.
type-turn-end = Tippe zum Beispiel play D05 @now, um „{ card-D05 }“ zu spielen, discard 1, um die oberste Karte abzuwerfen, oder pass, um zu passen.
type-response = Tippe zum Beispiel play D02 @now, um „{ card-D02 }“ zu spielen, discard 1, um die oberste Karte abzuwerfen, oder pass, um zu passen.
type-last-chance = Tippe zum Beispiel play D05 @c0, um „{ card-D05 }“ zu Beginn der Aktivierung zu spielen, discard 1, um die oberste Karte abzuwerfen, oder pass, um zu passen.
type-pick = Tippe, wonach sie fragt: unit s1.2 für eine Einheit, toward SW für eine Richtung (E Osten, SE Südosten, SW Südwesten, W Westen, NW Nordwesten, NE Nordosten), field 1,1 für ein Feld, area -2,-1 für ein Gewässer, relic west, alpha 2, figure dragon, mark 1 S02 für einen Zeitdauermarker auf „{ card-S02 }“ oder cancel s D03, um „{ card-D03 }“ von Silber zu beenden. „{ card-D10 }“ fragt nach einer Bewegung wie walk 0,3. Wo mehrere Felder oder Karten möglich sind, beendet enough die Wahl.
type-relic = Tippe zum Beispiel keep west, um das Westrelikt mitzunehmen, oder leave, um alle zurückzulassen.
type-casualty = Tippe zum Beispiel lose g2.3, um Einheit g2.3 aufzugeben.
type-second = Tippe zum Beispiel then s1.3, um Einheit s1.3 zu treffen.

# Moves: entries of a menu
move-genus = Alpha { $alpha } beginnen: { $card }
move-card = Alpha { $alpha } ergänzen: { $card }
move-done = Alpha { $alpha } ist fertig
move-stack = Als Nächstes in den Stapel: { $card }
move-stack-done = Der Stapel ist fertig
move-rebuild =
    { $alpha ->
        [none] Keinen Alpha umbauen
       *[other] Alpha { $alpha } umbauen
    }
move-preset = Die { $army } nehmen (Reihenfolge des Stapels: { $stack })
move-summon =
    Alpha { $alpha } auf ({ $q }, { $r }) beschwören{ $figure ->
        [none] {""}
       *[other] , Figur { $figure }
    }
move-end-summon = Die Beschwörung beenden
move-act = { $unit } aktivieren
move-end = Die Aktivierung beenden
move-end-all = Den Schritt der Aktivierung beenden
move-go =
    { $how-id ->
        [walk] Auf ({ $q }, { $r }) gehen
        [climb] Auf ({ $q }, { $r }) klettern
       *[fly] Auf ({ $q }, { $r }) fliegen
    }{ $relic ->
        [none] {""}
       *[other] , mit dem { $relic }
    }
move-give = Das { $relic } an { $unit } überreichen
move-use =
    { $ability ->
        [none] „{ $card }“ nutzen
       *[other] „{ $card }“ nutzen ({ $ability })
    }{ $other ->
        [none] {""}
       *[other] , { $other }
    }{ $unit ->
        [none] {""}
       *[other] , Ziel { $unit }
    }{ $q ->
        [none] {""}
       *[other] , Feld ({ $q }, { $r })
    }{ $q2 ->
        [none] {""}
       *[other] , dann ({ $q2 }, { $r2 })
    }{ $direction ->
        [none] {""}
       *[other] , { part-direction }
    }{ $terrain ->
        [none] {""}
       *[other] , neues Gelände: { $terrain }
    }{ $x ->
        [none] {""}
       *[other] , X = { $x }
    }{ $relic ->
        [none] {""}
       *[other] , mit dem { $relic }
    }
move-play =
    { $moment-id ->
        [now] „{ $card }“ jetzt spielen
        [cE] „{ $card }“ am Ende der Aktivierung spielen
       *[other] „{ $card }“ zum Zeitpunkt { $moment } spielen
    }
move-discard =
    { $count ->
        [one] Die oberste Karte abwerfen
       *[other] Die obersten { $count } Karten abwerfen
    }
move-pass = Passen
move-pick-unit = { $unit } wählen
move-pick-direction = Stoß { part-direction }
move-pick-field =
    Feld ({ $q }, { $r }) wählen{ $relic ->
        [none] {""}
       *[other] , mit dem { $relic }
    }
move-enough = Genug
move-pick-area = Das Gewässer um ({ $q }, { $r }) wählen
move-pick-relic = Das { $relic } wählen
move-pick-alpha = Alpha { $alpha } wählen
move-pick-figure = Die Figur { $figure } wählen
move-mark-card = Zeitdauermarker auf „{ $card }“ von Alpha { $alpha } legen
move-cancel =
    { $owner-id ->
        [g] „{ $card }“ von { seat-gold } beenden
       *[s] „{ $card }“ von { seat-silver } beenden
    }
move-keep = Das { $relic } mitnehmen
move-leave = Alle Relikte zurücklassen
move-lose = { $unit } sterben lassen
move-then = Als Nächstes { $unit } treffen

# Outcomes: the closing sentence
outcome-relics =
    { $you ->
        [won] Sieg! Eine deiner Einheiten hält zwei Relikte.
        [lost] Niederlage. Eine Einheit von { $winner } hält zwei Relikte.
       *[watching] { $winner } gewinnt: Eine Einheit hält zwei Relikte.
    }
outcome-no_progress = Unentschieden: 40 Spielzüge lang hat nichts eine Seite vorangebracht.
outcome-turn_limit = Unentschieden: Das Zuglimit ist erreicht, und niemand hat zwei Relikte vereint.
outcome-campaign =
    { $you ->
        [won] Sieg! Du hast mehr Partien der Kampagne gewonnen.
        [lost] Niederlage. { $winner } hat mehr Partien der Kampagne gewonnen.
        [drawn] Die Kampagne endet unentschieden: Beide haben gleich viele Partien gewonnen.
       *[watching] Die Kampagne ist zu Ende. Sieg: { $winner }.
    }
outcome-agreement = Unentschieden: Die Spieler haben sich darauf geeinigt.
outcome-resignation =
    { $you ->
        [won] Sieg! Dein Gegner hat aufgegeben.
        [lost] Niederlage. Du hast aufgegeben.
       *[watching] Die Partie endete durch Aufgabe. Gewonnen hat: { $winner }.
    }

# Reasons: a clause that follows “Das”
reason-wins = gewinnt: Eine Einheit hält zwei Relikte
reason-averts-defeat = wendet die Niederlage ab: Diese Aktivierung bringt dem Gegner keinen Sieg mehr
reason-wins-unless = gewinnt mit zwei Relikten, wenn keine gegnerische Karte es verhindert
reason-leads-to-win = öffnet den Weg zum Sieg: Diese Einheit kann gleich gewinnen
reason-stops-win = verhindert die Aktivierung, mit der dein Gegner im nächsten Spielzug gewinnen würde
reason-frees-relic = tötet die Einheit mit dem { $relic } ({ $genus }): Das Relikt liegt frei
reason-takes-relic = nimmt das { $relic }
reason-drops-relic = entreißt dem Gegner das { $relic }
reason-joins-relics = bringt dein Relikt näher an ein anderes: Abstand { $count } statt { $before }
reason-undoes = macht Schaden ungeschehen: { count-amount }
reason-cancels = beendet den gegnerischen Eingriff „{ $card }“
reason-kills = tötet einen Gegner: { $genus }
reason-hits-several = trifft { $count } Gegner auf einmal
reason-own-weapon = richtet eine gegnerische Einheit gegen ihre eigenen Reihen
reason-drowns = lässt einen Gegner ertrinken: { count-amount }, und keine Rüstung hilft
reason-armour-spent = trifft, wo die Rüstung schon verbraucht ist
reason-opens-armour = verbraucht die Rüstung: Dein nächster Treffer zählt voll
reason-next-kills = lässt { count-amount } übrig: Dein nächster Treffer kann töten
reason-high-ground = trifft von oben: +{ $amount }
reason-stops-carrier = behindert die Einheit, die das { $relic } hält
reason-can-take = lässt diese Einheit gleich das { $relic } nehmen
reason-can-kill = lässt diese Einheit gleich einen Gegner töten: { $genus }
reason-hurts = kostet einen Gegner { count-amount }: { $genus }
reason-covers-relic = besetzt das Feld mit dem { $relic }: Niemand sonst kann es nehmen
reason-heals = heilt { count-amount }, wo nur noch wenige übrig sind
reason-fresh-marker = bringt einen neuen Zeitdauermarker für „{ $card }“
reason-gains-ground = verschafft dir Höhenvorteil in der Nähe eines Gegners
reason-nearer-relic = bringt eine Einheit näher an das { $relic }
reason-keeps-card = spart deine Karte auf: Hier ging nichts verloren
reason-blocks-way = versperrt dem Gegner den Weg zum { $relic }
reason-can-hurt = lässt diese Einheit gleich einem Gegner schaden: { $genus }, { count-amount }
reason-out-of-reach = bringt eine Einheit außer Reichweite von „{ $card }“
reason-flyer-safe = bewahrt deine fliegende Einheit vor Schlägen vom Boden
reason-short-water = nimmt den kurzen Weg durchs Wasser zum { $relic }
reason-can-join = lässt diese Einheit dein Relikt näher an ein anderes bringen: Abstand { $count } statt { $before }
reason-can-near = lässt diese Einheit näher an das { $relic } rücken
reason-summons-near = beschwört eine Einheit so nah wie möglich am { $relic }: Abstand { $count }
reason-summons-reach = bringt Angriffe mit Reichweite { $count }, mehr als jede andere deiner Einheiten hat
reason-summons-flyer = bringt dir eine fliegende Einheit, die weder Gebirge noch Wasser aufhält
reason-summons-carrier =
    { $count ->
        [0] bringt dir eine Einheit, die Relikte halten kann; keine andere von dir kann das
       *[other] bringt dir eine zweite Einheit, die Relikte halten kann
    }

# Words of moves as they may be typed too, in any language; records keep the words of the notation
word-genus = gattung
word-card = zusatzkarte
word-done = fertig
word-stack = stapel
word-rebuild = umbauen
word-none = keinen, keine
word-preset = vorgabe
word-raid = überfall
word-summon = beschwören, beschwöre
word-end = schluss
word-all = alle
word-act = aktivieren, aktiviere
word-walk = gehen, gehe
word-climb = klettern, klettere
word-fly = fliegen, fliege
word-give = überreichen, gib
word-use = nutzen, nutze
word-play = spielen, spiele
word-discard = abwerfen, wirf
word-pass = passen, passe
word-unit = einheit
word-toward = richtung
word-field = feld
word-enough = genug
word-area = gewässer
word-relic = relikt
word-figure = figur
word-mark = marker
word-cancel = aufheben
word-keep = mitnehmen
word-leave = zurücklassen
word-lose = verlieren
word-then = dann
word-west = westen
word-east = osten
word-centre = mitte
