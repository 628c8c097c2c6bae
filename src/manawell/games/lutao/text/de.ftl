# The game
game-title = Lutao
game-about = Vereine Länder, baue Städte, die dich Zauber lehren, und fahre über das Meer zur Insel der steinernen Wächter. Wer die Stadt auf Lutao drei Spielrunden in Folge hält, gewinnt; die eigenen Artefakte auf der Insel verkürzen die Zeit.
goal = Halte die Stadt auf Lutao drei Spielrunden lang; jedes deiner Artefakte spart eine.
minute = Steinerne Golems bewachen die Insel Lutao, und dein Volk beginnt verstreut über die Länder ringsum. Eine Spielrunde: Alle setzen neue Armeen; dann sind sie nacheinander am Zug, bewegen sich, kämpfen mit Karten und formieren sich neu; dann werten alle Provinzen, Städte und komplette Länder, lernen für jede Stadt einen Zauber und kaufen Armeen, Schiffe und Hölzchen. Schiffe bringen Armeen zur Insel. Hältst du ihre Stadt drei Spielrunden in Folge, gewinnst du; jedes deiner Artefakte, das du auf der Insel findest, spart eine Runde.

# Peoples, plural: they stand after “die” or “der”; then the two sides of a battle, as the one who is asked sees them
people-bards = Barden
people-druids = Druiden
people-elves = Elfen
people-faeries = Feen
people-goblins = Goblins
people-witches = Hexen
people-clerics = Kleriker
people-shapeshifters = Gestaltenwandler
people-orcs = Orks
people-giants = Riesen
people-knights = Ritter
people-dwarves = Zwerge
people-golems = Golems
people-none = niemand
people-own = deine Seite
people-other = die andere Seite

# Runes and spells
rune-assassin = Rune der Assassine
rune-ghosts = Rune der Geister
rune-moons = Rune der Monde
rune-flying = Rune des Fliegens
rune-reincarnation = Rune der Reinkarnation
rune-traps = Rune der Fallen
rune-plagues = Rune der Seuchen
rune-choice = Rune der Auswahl
rune-enslavement = Rune der Versklavung
rune-true_knowledge = Rune des wahren Wissens
rune-wisdom = Rune der Weisheit
rune-wrath = Rune des Zorns
rune-none = keine Rune
spell-strength = Stärke
spell-counterspell = Stoppt den Zauber
spell-courage_of_the_few = Mut der Wenigen
spell-great_host = Heerschar
spell-weakness = Schwäche
spell-stone_skin = Steinhaut
spell-second_chance = Zweite Chance
spell-silence = Machtbann
spell-resurrection = Wiedererweckung
spell-lightning = Blitzschlag
spell-firestorm = Feuersturm
spell-earthquake = Erdbeben
spell-defectors = Überläufer
spell-mind_theft = Gedankenraub
spell-rune_shift = Runenwandel
spell-new_blood = Volkswandel
spell-rune_ban = Runenbann
spell-storm = Sturm
spell-fair_wind = Rückenwind
spell-phantom_ship = Geisterschiff
spell-teleport = Teleportation
spell-levy = Aushebung
spell-rich_harvest = Reiche Ernte
spell-famine = Hungersnot
spell-time_swirl = Zeitwirbel

# Combat cards; people and rune cards are cards as well
card-miss = Fehlschlag
card-hit = Treffer
card-city_hit = Stadttreffer
card-hero = Heldenschlag
card-shield = Schild
card-bards = { people-bards }
card-druids = { people-druids }
card-elves = { people-elves }
card-faeries = { people-faeries }
card-goblins = { people-goblins }
card-witches = { people-witches }
card-clerics = { people-clerics }
card-shapeshifters = { people-shapeshifters }
card-orcs = { people-orcs }
card-giants = { people-giants }
card-knights = { people-knights }
card-dwarves = { people-dwarves }
card-assassin = { rune-assassin }
card-ghosts = { rune-ghosts }
card-moons = { rune-moons }
card-flying = { rune-flying }
card-reincarnation = { rune-reincarnation }
card-traps = { rune-traps }
card-plagues = { rune-plagues }
card-choice = { rune-choice }
card-enslavement = { rune-enslavement }
card-true_knowledge = { rune-true_knowledge }
card-wisdom = { rune-wisdom }
card-wrath = { rune-wrath }
card-none = keine Karte

# What peoples, runes, spells and combat cards do
people-text-bards = In jeder Kampfrunde ziehen sie und decken auf, bevor der Gegner zieht. Einmal pro Kampf dürfen sie dann eine aufgedeckte Karte verschenken und eine andere ziehen; der Gegner zieht eine weniger, mit nur einer Armee gar keine.
people-text-druids = Sie ziehen eine Karte mehr und wählen zuletzt: Erst wenn der Gegner aufgedeckt hat, geben sie zwei Karten zurück und decken die übrigen auf.
people-text-elves = Werden sie angegriffen, dürfen sie zuerst zuschlagen: Sie ziehen Karten, geben eine zurück und vernichten Angreifer, bevor der Kampf beginnt. Schilde gelten dabei als Fehlschläge.
people-text-faeries = Jeder ihrer Schilde, der einen Treffer aufhebt, wirft einen Treffer zurück. Einem Gegner im Schutz einer Stadt tut er nichts.
people-text-goblins = Sie ziehen 2, 4 oder 6 Karten bei 1, 2 oder 3 Armeen und geben eine zurück. Ihr Heldenschlag vernichtet nur eine Armee.
people-text-witches = Je einmal pro Spielrunde, nach einer Kampfrunde, dürfen sie dem Gegner eine ihrer gespielten Karten für immer geben und ihm eine seiner gespielten für immer nehmen.
people-text-clerics = Einmal pro Kampf, wenn alle Karten aufgedeckt sind, dürfen sie alle Karten einer Seite für nichtig erklären. Diese Seite zieht ebenso viele neue, die sofort gelten.
people-text-shapeshifters = Sie nutzen die Macht eines unbenutzten Volkes. Nach jeder Zählung, bei der sie zurückgefallen oder Letzte sind, leihen sie sich eine andere.
people-text-orcs = Sie flößen Furcht ein: Eine oder zwei Armeen des Gegners zählen als 1, drei oder mehr als 2; so zieht er weniger Karten.
people-text-giants = Ihr Stadttreffer vernichtet in einer Provinz ohne Stadt zwei Armeen. Ihr Heldenschlag vernichtet auch in einer Stadt zwei.
people-text-knights = Sie ziehen eine Karte mehr. Eine geben sie zurück, und wenn der Gegner gewählt hat, legen sie vor dem Aufdecken eine zweite ab.
people-text-dwarves = In jedem Kampf beachten sie den ersten Treffer nicht, den ihre Schilde nicht aufheben.
rune-text-assassin = Vor dem Zug jedes Volkes eines anderen Spielers darfst du eine seiner Armeen entfernen, auch die letzte einer Provinz.
rune-text-ghosts = Zu Beginn jedes deiner Stadtkämpfe darfst du 3 Geisterarmeen aus deinem Vorrat rufen. Sie zählen für deine Karten, werden zuerst vernichtet und kehren nach dem Kampf zurück.
rune-text-moons = Am Anfang ziehst du für jeden Platz der Zugreihenfolge eine Rune. Du hast immer die Fähigkeit der Rune an deinem derzeitigen Platz.
rune-text-flying = Beim Bewegen und Formieren dürfen deine Armeen in jede Provinz im Abstand 1 oder 2 fliegen, über Meer und Fremde hinweg und ohne Schiff.
rune-text-reincarnation = Jedes Mal, wenn du eine Provinz verlierst, nur nicht an Golems, stellst du 1 Armee aus deinem Vorrat in eine andere deiner Provinzen.
rune-text-traps = Du legst bis zu 3 verborgene Fallen in deine Provinzen der Länder. Wer sonst dort Armeen hineinbewegt, verliert eine davon, und die Falle ist verbraucht; nach jeder Setz-Phase darfst du verbrauchte neu legen.
rune-text-plagues = Wer dich angreift und besiegt, muss die Provinz sofort wieder verlassen, dorthin zurück, woher er kam. Die Provinz bleibt leer.
rune-text-choice = Immer wenn du Zauberkarten ziehst, ziehst du doppelt so viele, behältst die eigentliche Anzahl und legst die anderen ab.
rune-text-enslavement = Nach einem gewonnenen Kampf darfst du vernichtete gegnerische Armeen als Geiseln nehmen, eine unter jede deiner Armeen dort. Treffer kosten Geiseln vor Armeen.
rune-text-true_knowledge = Beim Erhalt von Zauberkarten ziehst du eine mehr, auch ohne Stadt. Diese gekennzeichnete Karte wirkt auf Lutao nur mit deinem Artefakt der Rune.
rune-text-wisdom = Du beginnst mit 2 Zauberkarten, darfst 7 halten und siehst die Zauber aller anderen.
rune-text-wrath = Im Schritt „Kämpfe“ darfst du aus Provinzen, die du in diesem Zug erobert hast, über Land wieder angreifen.
spell-text-strength = Zu Beginn eines Kampfes oder einer späteren Kampfrunde: Du ziehst und spielst in diesem Kampf jede Kampfrunde eine Karte mehr. Auch gegen Golems.
spell-text-counterspell = Als Reaktion auf einen beliebigen Zauber: Er hat keine Wirkung und wird abgelegt.
spell-text-courage_of_the_few = Zu Beginn eines Kampfes oder einer späteren Kampfrunde: Jede deiner gezählten Armeen bringt in diesem Kampf eine Karte mehr, bis zur üblichen Obergrenze. Auch gegen Golems.
spell-text-great_host = Zu Beginn eines Kampfes oder einer späteren Kampfrunde: In diesem Kampf bringen bis zu 5 deiner Armeen Karten statt 3. Auch gegen Golems.
spell-text-weakness = Zu Beginn eines Kampfes oder einer späteren Kampfrunde: Das gegnerische Volk zieht in diesem Kampf jede Kampfrunde eine Karte weniger, kann aber immer eine spielen.
spell-text-stone_skin = Wenn die Kampfkarten aufgedeckt sind: Bis zu 2 Treffer auf dich, die Schilde nicht aufheben, werden in dieser Kampfrunde verhindert. Auch gegen Golems.
spell-text-second_chance = Wenn die Kampfkarten aufgedeckt sind: Alle deine gespielten Karten werden abgelegt, und du ziehst ebenso viele neue und deckst sie auf. Auch gegen Golems.
spell-text-silence = Zu Beginn eines Kampfes: Die Macht des gegnerischen Volkes wirkt in diesem Kampf nicht.
spell-text-resurrection = Nach einem gewonnenen Kampf: 1 oder 2 deiner darin vernichteten Armeen kehren in die Provinz zurück. Auch gegen Golems.
spell-text-lightning = Jederzeit: 1 Armee wird aus einer gegnerischen Provinz ohne Stadt entfernt.
spell-text-firestorm = Jederzeit: Die Hälfte der Armeen einer gegnerischen Provinz, abgerundet und höchstens 3, wird entfernt; eine Stadt schützt sie nicht.
spell-text-earthquake = Jederzeit: Eine Stadt in einer Provinz eines Landes, die dir nicht gehört, wird zerstört. Die Armeen bleiben.
spell-text-defectors = Jederzeit: Eine gegnerische Provinz eines Landes neben einer von deinen, mit genau 1 Armee und ohne Stadt und Geisel, gehört nun dir. Eine Armee aus deinem Vorrat tritt an die Stelle der gegnerischen.
spell-text-mind_theft = Jederzeit: Du nimmst einem Volk eines anderen Spielers einen zufälligen Zauber.
spell-text-rune_shift = Jederzeit: Deine Rune kommt zu den unbenutzten zurück; du ziehst zwei und behältst eine.
spell-text-new_blood = Jederzeit: Deine Völkerkarte kommt zu den unbenutzten zurück; du ziehst zwei und behältst eine.
spell-text-rune_ban = Nach der Setz-Phase, vor einem Zug oder zu Beginn eines Kampfes: Die Rune eines Gegenspielers wirkt bis zum Ende der Spielrunde nicht.
spell-text-storm = Wenn eine Seefahrt angesagt ist: Sie findet nicht statt. Die Hölzchen sind verloren, und die Armeen gehen dort an Land, wo das Schiff liegt.
spell-text-fair_wind = Bei deinem Bewegen oder Formieren: Du bekommst bis zum Ende deines Zuges 3 zusätzliche Hölzchen.
spell-text-phantom_ship = Bei deinem Setzen, Bewegen oder Formieren: An einer freien Küste einer deiner Provinzen erscheint ein Schiff, das sofort fahren darf.
spell-text-teleport = Bei deinem Bewegen oder Formieren: 1 bis 3 noch nicht bewegte Armeen gehen von einer deiner Provinzen in eine beliebige andere von dir.
spell-text-levy = Bei deinem Setzen: Bis zu 2 Armeen kommen aus deinem Vorrat und werden sofort gesetzt.
spell-text-rich_harvest = Nach der Zählung: Du hast in dieser Kauf-Phase 5 Punkte mehr auszugeben.
spell-text-famine = Nach der Zählung: Ein Gegenspieler hat in dieser Kauf-Phase 5 Punkte weniger auszugeben.
spell-text-time_swirl = Nach der Zählung: Du tauschst mit einem anderen Volk bis zur nächsten Zählung den Platz in der Zugreihenfolge.
card-text-miss = Bewirkt nichts.
card-text-hit = Vernichtet eine Armee, in einer Stadt aber keine.
card-text-city_hit = Vernichtet eine Armee, auch in einer Stadt.
card-text-hero = Vernichtet zwei Armeen, in einer Stadt eine.
card-text-shield = Hebt einen Treffer auf deine Seite auf.

# Lands and provinces
land-rhuam = Rhuam
land-sigari = Sigari
land-canli = Canli
land-keshari = Keshari
land-ilarnat = Ilarnat
land-ormeth = Ormeth
land-tavani = Tavani
land-belkor = Belkor
land-nuriel = Nuriel
land-yssala = Yssala
land-dhorun = Dhorun
land-RHU = { land-rhuam }
land-SIG = { land-sigari }
land-CAN = { land-canli }
land-KES = { land-keshari }
land-ILA = { land-ilarnat }
land-ORM = { land-ormeth }
land-TAV = { land-tavani }
land-BEL = { land-belkor }
land-NUR = { land-nuriel }
land-YSS = { land-yssala }
land-DHO = { land-dhorun }
province-RHU1 = { land-rhuam } I
province-RHU2 = { land-rhuam } II
province-RHU3 = { land-rhuam } III
province-RHU4 = { land-rhuam } IV
province-RHU5 = { land-rhuam } V
province-RHU6 = { land-rhuam } VI
province-RHU7 = { land-rhuam } VII
province-SIG1 = { land-sigari } I
province-SIG2 = { land-sigari } II
province-SIG3 = { land-sigari } III
province-SIG4 = { land-sigari } IV
province-SIG5 = { land-sigari } V
province-SIG6 = { land-sigari } VI
province-SIG7 = { land-sigari } VII
province-CAN1 = { land-canli } I
province-CAN2 = { land-canli } II
province-CAN3 = { land-canli } III
province-CAN4 = { land-canli } IV
province-CAN5 = { land-canli } V
province-CAN6 = { land-canli } VI
province-KES1 = { land-keshari } I
province-KES2 = { land-keshari } II
province-KES3 = { land-keshari } III
province-KES4 = { land-keshari } IV
province-KES5 = { land-keshari } V
province-KES6 = { land-keshari } VI
province-ILA1 = { land-ilarnat } I
province-ILA2 = { land-ilarnat } II
province-ILA3 = { land-ilarnat } III
province-ILA4 = { land-ilarnat } IV
province-ILA5 = { land-ilarnat } V
province-ORM1 = { land-ormeth } I
province-ORM2 = { land-ormeth } II
province-ORM3 = { land-ormeth } III
province-ORM4 = { land-ormeth } IV
province-ORM5 = { land-ormeth } V
province-TAV1 = { land-tavani } I
province-TAV2 = { land-tavani } II
province-TAV3 = { land-tavani } III
province-TAV4 = { land-tavani } IV
province-BEL1 = { land-belkor } I
province-BEL2 = { land-belkor } II
province-BEL3 = { land-belkor } III
province-BEL4 = { land-belkor } IV
province-NUR1 = { land-nuriel } I
province-NUR2 = { land-nuriel } II
province-NUR3 = { land-nuriel } III
province-YSS1 = { land-yssala } I
province-YSS2 = { land-yssala } II
province-YSS3 = { land-yssala } III
province-DHO1 = { land-dhorun } I
province-DHO2 = { land-dhorun } II
province-LUT0 = Stadt auf Lutao
province-LUT1 = { game-title } I
province-LUT2 = { game-title } II
province-LUT3 = { game-title } III
province-LUT4 = { game-title } IV
province-LUT5 = { game-title } V
province-LUT6 = { game-title } VI
province-LUT7 = { game-title } VII
province-LUT8 = { game-title } VIII
province-LUT9 = { game-title } IX
province-LUT10 = { game-title } X
province-LUT11 = { game-title } XI
province-none = nirgends

# Directions, which stand after “im”; a province may be followed by one
direction-E = Osten
direction-NE = Nordosten
direction-NW = Nordwesten
direction-W = Westen
direction-SW = Südwesten
direction-SE = Südosten
province-E = { direction-E }
province-NE = { direction-NE }
province-NW = { direction-NW }
province-W = { direction-W }
province-SW = { direction-SW }
province-SE = { direction-SE }
province-card_1 = Artefaktkarte 1
province-card_2 = Artefaktkarte 2
province-card_3 = Artefaktkarte 3
province-card_4 = Artefaktkarte 4

# Phases: what you have to do now
phase-choose = ein Volk und eine Rune wählen
phase-choose_people = ein Volk wählen
phase-lay = das aufgedeckte Land legen
phase-moon = einem Platz eine Rune zuordnen
phase-place = deine Armeen, Städte und Schiffe setzen
phase-place_count = sagen, wie viele Armeen du dorthin setzt
phase-trap = Fallen legen oder es genug sein lassen
phase-relay = die aufgenommene Falle woanders hinlegen
phase-kill = ein Opfer für deine Assassine wählen oder passen
phase-move = mit Armeen und Schiffen ziehen oder angreifen oder das Bewegen beenden
phase-move_to = wählen, wohin die Armeen gehen
phase-move_count = sagen, wie viele Armeen gehen
phase-board = sagen, wie viele Armeen an Bord gehen
phase-course = die Route und den Landeplatz wählen
phase-combat = den nächsten Kampf wählen
phase-ghosts = sagen, ob du Geisterarmeen rufst
phase-strike = sagen, ob du zuerst zuschlägst
phase-return = eine Kampfkarte zurückgeben
phase-discard = eine Kampfkarte ablegen
phase-gift = eine Karte verschenken oder passen
phase-void = Karten für nichtig erklären oder passen
phase-give = eine Karte für immer geben oder passen
phase-steal = eine Karte für immer nehmen oder passen
phase-hostages = sagen, wie viele Geiseln du nimmst
phase-retreat = die Armeen verteilen, die abziehen müssen
phase-row = sagen, wie weit das Schiff zurückfährt
phase-rise = wählen, wo die neue Armee erscheint
phase-form = deine Armeen formieren oder das Formieren beenden
phase-stop = sagen, ob die Seefahrt hier endet
phase-ashore = sagen, wie viele Armeen an Land gehen
phase-aboard = sagen, wie viele Armeen an Bord gehen
phase-golems = den Golems befehlen oder deinen Zug beenden
phase-golem_from = wählen, von wo Golems angreifen
phase-window = einen Zauber spielen oder passen
phase-for = wählen, für welches deiner Völker der Zauber ist
phase-at = die Provinz für den Zauber wählen
phase-against = das Volk für den Zauber wählen
phase-ship_at = die Küste für das Schiff wählen
phase-teleport_to = wählen, wohin die Armeen gehen
phase-teleport_count = sagen, wie viele Armeen gehen
phase-revive = sagen, wie viele Armeen zurückkehren
phase-keep_spell = einen Zauber wählen, den du behältst
phase-keep_card = die Karte wählen, die du behältst
phase-give_up = sagen, wie viele Geiseln du hergibst
phase-surplus = einen Zauber ablegen
phase-buy_armies = sagen, wie viele Armeen du kaufst
phase-buy_ships = sagen, wie viele Schiffe du kaufst
phase-buy_cities = sagen, wie viele Stadtmarker du kaufst
phase-buy_sticks = sagen, wie viele Hölzchen du kaufst
phase-over = nichts mehr tun: Die Partie ist vorbei

# Steps: where in a turn or round the game stands
step-choosing = Völker und Runen wählen
step-laying = Länder legen
step-starting = Startfähigkeiten
step-placing = Setz-Phase
step-trapping = Fallen legen
step-after_placement = Nach der Setz-Phase
step-lurking = Assassine
step-before_turn = Vor dem Aktionszug
step-moving = Bewegen
step-fighting = Kämpfe
step-forming = Formieren
step-commanding = Golem-Aktionen
step-after_turn = Nach dem Aktionszug
step-scoring = Zähl-Phase
step-after_scoring = Nach der Zähl-Phase
step-learning = Zauber ziehen
step-learning_more = Einen weiteren Zauber ziehen
step-learned = Nach dem Ziehen der Zauber
step-limiting = Handgrenze
step-buying = Kauf-Phase

# Windows: moments for spells, inside brackets
window-W1 = nach der Setz-Phase
window-W2 = vor einem Zug
window-W3 = Seefahrt angesagt
window-W4 = Beginn eines Kampfes
window-W5 = Beginn einer Kampfrunde
window-W6 = Karten aufgedeckt
window-W7 = Kampf gewonnen
window-W8 = Ende eines Zuges
window-W9 = nach der Zählung
window-W10 = Zauber gezogen
window-R = Reaktion auf einen Zauber

# Causes, ways, artefacts, goods, ends; causes stand inside brackets
cause-deal = nach Bonuskarten mit Standarte
cause-scoring = nach Punkten
cause-time_swirl = { spell-time_swirl }
cause-elimination = nach dem Ausscheiden
cause-cities = für Städte
cause-lutao = für die Stadt auf Lutao
cause-true_knowledge = { rune-true_knowledge }
cause-wisdom = { rune-wisdom }
cause-mind_theft = { spell-mind_theft }
cause-limit = Grenze für Handkarten
cause-choice = { rune-choice }
cause-clerics = { people-clerics }
cause-second_chance = { spell-second_chance }
way-land = über Land
way-flight = im Flug
way-wrath = im Zorn
way-formation = beim Formieren
way-ship = mit dem Schiff
way-sea = von offener See
artefact-people = Artefakt des Volkes
artefact-rune = Artefakt der Rune
item-armies = Armeen
item-ships = Schiffe
item-cities = Stadtmarker
item-sticks = Hölzchen
end-city = Stadt auf Lutao
end-elimination = Ausscheiden
end-rounds = Rundengrenze
end-concession = Aufgabe

# Seats
seat-crimson = Karmin
seat-violet = Violett
seat-teal = Petrol
seat-amber = Bernstein

# Options
option-mode = Spielart
option-mode-standard = Standardspiel
option-mode-standard-about = Jeder Spieler führt ein Volk mit einer Macht und einer Rune.
option-mode-beginner = Anfängervariante
option-mode-beginner-about = Jeder Spieler führt ein Volk mit seiner Macht, ohne Runen; so lernst du das Spiel am leichtesten.
option-mode-pro = Profivariante
option-mode-pro-about = Zwei Spieler führen je zwei Völker, jedes mit einer Rune. Verbündet sind die beiden nicht.
option-players = Spieler
option-players-2 = Zwei Spieler
option-players-2-about = Ein Duell: Jedes Volk hat 75 Armeen.
option-players-3 = Drei Spieler
option-players-3-about = Jedes Volk hat 50 Armeen, und Lutao ist doppelt so viel wert.
option-players-4 = Vier Spieler
option-players-4-about = Jedes Volk hat 38 Armeen, und Lutao ist dreimal so viel wert.
option-board = Plan
option-board-standard = Standardaufbau
option-board-standard-about = Die Länder liegen immer am selben Ort.
option-board-random = Zufälliger Aufbau
option-board-random-about = Die Länder liegen zufällig um Lutao; von jedem führt ein Weg übers Meer zur Insel.
option-board-strategic = Strategischer Aufbau
option-board-strategic-about = Ihr legt die Länder selbst, eines nach dem anderen.
option-max_rounds = Rundengrenze
option-max_rounds-about = Hat nach so vielen Spielrunden niemand gewonnen, siegt, wer die Stadt auf Lutao beherrscht, sonst das Volk mit den meisten Punkten; 0 heißt ohne Grenze. Die meisten Partien enden lange vor 20.
option-material = Karten und Plan
option-material-standard = Standardsatz
option-material-standard-about = Die Kampfkarten, Zauber und der Standardaufbau dieser Fassung.

# Automatic answers: what a seat need not be asked about
auto-calm_windows = Ruhige Momente
auto-calm_windows-about = Ob du zwischen den Zügen nach Zaubern gefragt wirst: nach dem Setzen, vor und nach Zügen, nach der Zählung, nach dem Ziehen. Niemand sonst erfährt davon.
auto-calm_windows-ask = Fragen
auto-calm_windows-ask-about = Du wirst gefragt, wenn du einen Zauber für diesen Moment hast.
auto-calm_windows-always = Jedes Mal
auto-calm_windows-always-about = Du wirst auch gefragt, wenn du nur passen kannst; so verrät das Warten niemandem, was du hast.
auto-calm_windows-rest = Jetzt nicht
auto-calm_windows-rest-about = Du passt von selbst, bis du das nächste Mal setzt oder ziehst; danach wirst du wieder gefragt.
auto-calm_windows-pass = Passen
auto-calm_windows-pass-about = Du passt von selbst.
auto-battle_windows = In Kämpfen
auto-battle_windows-about = Ob du in deinen Kämpfen nach Zaubern gefragt wirst. Niemand sonst erfährt davon.
auto-battle_windows-ask = Fragen
auto-battle_windows-ask-about = Du wirst gefragt, wenn du einen Zauber für diesen Moment hast.
auto-battle_windows-always = Jedes Mal
auto-battle_windows-always-about = Du wirst auch gefragt, wenn du nur passen kannst; so verrät das Warten niemandem, was du hast.
auto-battle_windows-pass = Passen
auto-battle_windows-pass-about = Du passt von selbst.
auto-answers = Reaktionen
auto-answers-about = Ob du gefragt wirst, wenn du auf Zauber und Seefahrten anderer reagieren kannst. Niemand sonst erfährt davon.
auto-answers-concerned = Wenn betroffen
auto-answers-concerned-about = Du wirst nur gefragt, wenn dein Volk, deine Provinzen oder dein Kampf betroffen sind und du einen passenden Zauber hast.
auto-answers-ask = Wenn möglich
auto-answers-ask-about = Du wirst gefragt, wenn du einen passenden Zauber hast.
auto-answers-always = Jedes Mal
auto-answers-always-about = Du wirst auch gefragt, wenn du nur passen kannst; so verrät das Warten niemandem, was du hast.
auto-answers-pass = Nie
auto-answers-pass-about = Du passt von selbst.
auto-combat_cards = Kampfkarten
auto-combat_cards-about = Ob du gefragt wirst, welche Kampfkarte du zurückgibst oder ablegst. Spielen mehrere Menschen mit, wirst du immer gefragt.
auto-combat_cards-ask = Fragen
auto-combat_cards-ask-about = Du wirst jedes Mal gefragt.
auto-combat_cards-spare = Fehlschläge weg
auto-combat_cards-spare-about = Ein Fehlschlag geht von selbst; hast du keinen, wirst du gefragt.

# Counts and parts, for use in other messages
count-armies =
    { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }
count-hostages =
    { $hostages ->
        [one] { $hostages } Geisel
       *[other] { $hostages } Geiseln
    }
count-golems =
    { $golems ->
        [one] { $golems } Golem
       *[other] { $golems } Golems
    }
count-sticks = { $sticks ->
        [one] { $sticks } Hölzchen
       *[other] { $sticks } Hölzchen
    }
count-required =
    { $required ->
        [one] { $required } Spielrunde
       *[other] { $required } Spielrunden
    }
part-in =
    { $province-id ->
        [LUT0] in der Stadt auf Lutao
       *[other] in { $province }
    }
part-to =
    { $province-id ->
        [LUT0] in die Stadt auf Lutao
       *[other] nach { $province }
    }
part-from =
    { $origin-id ->
        [LUT0] aus der Stadt auf Lutao
       *[other] aus { $origin }
    }
part-the =
    { $province-id ->
        [LUT0] die Stadt auf Lutao
       *[other] { $province }
    }
part-home =
    { $origin-id ->
        [LUT0] in die Stadt auf Lutao
       *[other] nach { $origin }
    }
part-place =
    { $spot-id ->
        [card_1] in beiden Provinzen der Artefaktkarte 1
        [card_2] in beiden Provinzen der Artefaktkarte 2
        [card_3] in beiden Provinzen der Artefaktkarte 3
        [card_4] in beiden Provinzen der Artefaktkarte 4
       *[other] in { $spot }
    }
part-troop =
    { $hostages ->
        [0] { count-armies }
       *[other] { count-armies } mit { count-hostages }
    }

# Events: the log
event-cards-offered =
    { $seat-is ->
        [you] Du darfst eines dieser Völker wählen
       *[other] { $seat } darf eines dieser Völker wählen
    }: { $peoples }.{ $runes-count ->
        [0] {""}
       *[other] {" "}Runen zur Wahl: { $runes }.
    }
event-choice-made =
    { $seat-is ->
        [you] Du hast gewählt.
       *[other] { $seat } hat gewählt.
    }
event-people-shown =
    { $seat-is ->
        [you] Du führst
       *[other] { $seat } führt
    } die { $people }{ $rune-id ->
        [none] .
       *[other] {" "}mit der { $rune }.
    }
event-artefacts-laid =
    Die { $people } haben Artefaktkarte { $number }: Ihr Artefakt des Volkes liegt in { $province }{ $rune-province-id ->
        [none] .
       *[other] , ihr Artefakt der Rune in { $rune-province }.
    }
event-builder-drawn =
    { $seat-is ->
        [you] Das Los fällt auf dich: Du legst das erste Land.
       *[other] Das Los fällt auf { $seat }: { $seat } legt das erste Land.
    }
event-land-turned-up =
    { $seat-is ->
        [you] Du deckst { $land } auf und legst es nun.
       *[other] { $seat } deckt { $land } auf und legt es nun.
    }
event-land-laid =
    { $seat-is ->
        [you] Du legst { $land } auf ({ $q }, { $r })
       *[other] { $seat } legt { $land } auf ({ $q }, { $r })
    }{ $rotation ->
        [0] , nicht gedreht.
        [one] , einmal um 60° gedreht.
       *[other] , { $rotation }-mal um 60° gedreht.
    }
event-provinces-dealt =
    Die { $people } halten { $provinces }; { $standards ->
        [one] { $standards } weitere Armee wartet auf das Setzen.
       *[other] { $standards } weitere Armeen warten auf das Setzen.
    }
event-order-set = Zugreihenfolge ({ $cause }): { $peoples }.
event-round-begun = Spielrunde { $round } beginnt.
event-power-borrowed = Die { $people } leihen sich eine Macht: { $borrowed }.
event-moons-drawn = Die { $people } ziehen die Runen der Monde: { $runes }.
event-moon-assigned = Die { $people } ordnen dem Platz { $place } die { $rune } zu.
event-moon-turned = Die Monde wandern: Für die { $people } wirkt nun die { $rune }.
event-spells-gained = Die { $people } erhalten diese Zauber ({ $cause }): { $spells }.
event-spells-drawn =
    { $count ->
        [one] Die { $people } erhalten { $count } Zauberkarte ({ $cause }).
       *[other] Die { $people } erhalten { $count } Zauberkarten ({ $cause }).
    }
event-spells-offered = Die { $people } dürfen { $kept } von diesen Zaubern behalten: { $spells }.
event-spell-kept = Die { $people } behalten „{ $spell }“.
event-spell-discarded = Die { $people } legen „{ $spell }“ ab ({ $cause }).
event-spells-reshuffled = Der Zauberstapel ist leer: Die abgelegten Zauber werden gemischt.
event-picked = Gewählt für die { $people }: { $province }.
event-armies-placed = Die { $people } stellen { count-armies } { part-in } auf, dort stehen nun { $total }.
event-city-built = Die { $people } bauen eine Stadt { part-in }.
event-ship-placed = Die { $people } setzen ein Schiff in { $province }, an die Küste im { $direction }.
event-placement-ended =
    { $returned ->
        [0] Die { $people } haben gesetzt.
        [one] Die { $people } haben gesetzt; { $returned } Armee findet keinen Platz und kehrt in den Vorrat zurück.
       *[other] Die { $people } haben gesetzt; { $returned } Armeen finden keinen Platz und kehren in den Vorrat zurück.
    }
event-trap-laid = Die { $people } haben nun eine Falle { part-place }.
event-trap-lifted = Die { $people } nehmen die Falle { part-place } auf.
event-traps-changed =
    { $count ->
        [one] Die { $people } haben { $count } Falle auf dem Plan.
       *[other] Die { $people } haben { $count } Fallen auf dem Plan.
    }
event-trap-sprung = Eine Falle der { $people } schnappt { part-in } zu: Die { $victim } verlieren eine Armee.
event-turn-begun = Die { $people } beginnen ihren Zug.
event-assassinated =
    { $province-id ->
        [none] Die Assassine der { $people } schlägt zu: Die { $victim } verlieren eine Armee auf einem Schiff auf See.
       *[other] Die Assassine der { $people } schlägt zu: Die { $victim } verlieren eine Armee { part-in }.
    }
event-assassin-spared = Die Assassine der { $people } verschont die { $victim }.
event-armies-moved =
    { $how-id ->
        [flight] Die { $people } fliegen
        [wrath] Die { $people } ziehen im Zorn weiter
        [formation] Die { $people } ziehen beim Formieren
       *[land] Die { $people } ziehen
    } { part-from } { part-to }: { part-troop }.
event-ship-boarded = { $armies ->
        [0] Niemand geht
        [one] { $armies } Armee der { $people } geht
       *[other] { $armies } Armeen der { $people } gehen
    } in { $province } an Bord.
event-course-set =
    { $length ->
        [one] Die Route der { $people } ist { $length } Meeresfeld lang.
       *[other] Die Route der { $people } ist { $length } Meeresfelder lang.
    }
event-ship-anchored = { $armies ->
        [0] Niemand geht
        [one] { $armies } Armee der { $people } geht
       *[other] { $armies } Armeen der { $people } gehen
    } in { $province } an Land.
event-voyage-declared =
    { $origin-id ->
        [none] Die { $people } fahren von offener See
       *[other] Die { $people } fahren von { $origin }
    } nach { $province }, Küste im { $direction }, mit { count-armies }{ $hostages ->
        [0] {""}
       *[other] {" "}und { count-hostages }
    }, für { count-sticks }.
event-ship-landed =
    Die { $people } landen in { $province } an der Küste im { $direction } mit { count-armies }{ $displaced ->
        [0] .
       *[other] ; das Schiff, das dort lag, wird entfernt.
    }
event-voyage-stopped = Die Seefahrt der { $people } wird aufgehalten; { count-sticks } verloren.
event-ship-lost = Ein Schiff der { $people } ist auf See verloren, mit { count-armies }.
event-province-contested = Die { $people } greifen die { $defender } { part-in } an, mit { count-armies }.
event-province-conquered = Die { $people } erobern { part-the }.
event-province-lost = Die { $people } verlieren { part-the }.
event-artefact-taken = Die { $people } nehmen ihr { $kind } in { $province } und müssen die Stadt auf Lutao nun insgesamt { count-required } halten.
event-city-taken =
    { $people-id ->
        [none] Niemand beherrscht mehr die Stadt auf Lutao.
       *[other] Die { $people } beherrschen ab Spielrunde { $round } die Stadt auf Lutao und müssen sie { count-required } halten.
    }
event-movement-ended = Die { $people } beenden das Bewegen.
event-combat-ended = Die { $people } beenden ihre Angriffe.
event-formation-ended =
    { $returned ->
        [0] Die { $people } beenden das Formieren.
        [one] Die { $people } beenden das Formieren; { $returned } überzählige Armee kehrt in den Vorrat zurück.
       *[other] Die { $people } beenden das Formieren; { $returned } überzählige Armeen kehren in den Vorrat zurück.
    }
event-battle-begun =
    Kampf { part-in }: Die { $attacker } ({ $attackers }) greifen die { $defender } ({ $defenders }) an{ $city ->
        [0] .
       *[other] , die in einer Stadt geschützt sind.
    }
event-ghosts-called =
    { $armies ->
        [one] { $armies } Geisterarmee kämpft für die { $people }.
       *[other] { $armies } Geisterarmeen kämpfen für die { $people }.
    }
event-ghosts-declined = Die { $people } rufen keine Geisterarmeen.
event-first-strike-chosen =
    { $used ->
        [0] Die { $people } verzichten auf den Erstschlag.
       *[other] Die { $people } schlagen zuerst zu.
    }
event-combat-round-begun = Kampfrunde { $round } { part-in }: { $attackers } gegen { $defenders }; zu ziehende Karten: { $attacker-cards } gegen { $defender-cards }.
event-combat-cards-seen = Die { $people } ziehen { $cards }.
event-combat-cards-drawn =
    { $count ->
        [one] Die { $people } ziehen { $count } Kampfkarte.
       *[other] Die { $people } ziehen { $count } Kampfkarten.
    }
event-pile-reshuffled = Die { $people } mischen ihre abgelegten Kampfkarten.
event-card-returned = Die { $people } geben „{ $card }“ unter ihren Stapel zurück.
event-card-sunk = Die { $people } geben eine Kampfkarte verdeckt zurück.
event-card-dropped = Die { $people } legen „{ $card }“ ab.
event-cards-revealed = Die { $people } decken auf: { $cards }.
event-card-gifted =
    Geschenk der { $people } an die { $other }: „{ $card }“{ $drawn-id ->
        [none] .
       *[other] ; dafür ziehen sie „{ $drawn }“.
    }
event-gift-declined = Die { $people } verschenken nichts.
event-cards-voided =
    { $cause-id ->
        [second_chance] { $cause }: Die Karten der { $side } werden ersetzt, { $drawn } statt { $cards }.
       *[clerics] Die { $people } erklären die Karten der { $side } für nichtig: { $drawn } statt { $cards }.
    }
event-void-declined = Die { $people } erklären nichts für nichtig.
event-hits-taken =
    Treffer auf die { $people } { part-in }: { $potential }{ $reflected ->
        [0] {""}
       *[other] {" "}+ { $reflected } zurückgeworfen
    }{ $shields ->
        [0] {""}
       *[other] {" "}− { $shields } (Schilde)
    }{ $skin ->
        [0] {""}
       *[other] {" "}− { $skin } ({ spell-stone_skin })
    }{ $ignored ->
        [0] {""}
       *[other] {" "}− { $ignored } (dicke Haut)
    }. Verloren: { $armies }{ $ghosts ->
        [0] {""}
       *[other] , Geister: { $ghosts }
    }{ $hostages ->
        [0] {""}
       *[other] , Geiseln: { $hostages }
    }; übrig: { $left }.
event-card-given-away = Die { $people } geben eine Karte für immer an die { $other }: „{ $card }“.
event-card-stolen = Die { $people } nehmen für immer eine Karte der { $other }: „{ $card }“.
event-witches-passed = Die { $people } tauschen keine Karte.
event-battle-ended =
    { $limit ->
        [0]
            { $winner-id ->
                [none] Der Kampf { part-in } ist vorbei: Niemand ist übrig.
               *[other] Die { $winner } gewinnen den Kampf { part-in }; übrig: { $armies }.
            }
       *[other]
            { $winner-id ->
                [none] Der Kampf { part-in } hat zu lange gedauert: Niemand ist übrig.
               *[other] Der Kampf { part-in } hat zu lange gedauert, und die Angreifer werden entfernt. Die { $winner } gewinnen; übrig: { $armies }.
            }
    }
event-hostages-taken = Die { $people } nehmen { count-hostages } der { $other } { part-in }.
event-hostages-freed =
    { $hostages ->
        [one] { $hostages } Geisel der { $people } kehrt heim.
       *[other] { $hostages } Geiseln der { $people } kehren heim.
    }
event-plague-broke = Eine Seuche der { $people } vertreibt die Sieger: Die { $victim } verlassen { part-the }.
event-group-retreated =
    { $lost ->
        [0]
            { $origin-id ->
                [none] Ein Schiff der { $people } wartet auf See, mit { count-armies }.
               *[other] Die { $people } ziehen sich { part-home } zurück, mit { count-armies }.
            }
       *[other] Die { $people } verlieren beim Rückzug { count-armies }.
    }
event-retreat-shared = Die { $people } schicken mit dieser Gruppe { part-troop } zurück.
event-reincarnated = Eine neue Armee der { $people } erscheint { part-in }.
event-golems-sent = Die { $people } schicken die Golems von { $provinces } gegen { part-the }.
event-golems-raised = Die { $people } stellen { count-golems } auf, { part-in }.
event-command-ended = Die { $people } geben den Golems keinen Befehl mehr.
event-spell-shown = Die { $people } zeigen „{ $spell }“.
event-spell-aimed = Die { $people } nutzen den Zauber für die { $user }.
event-spell-declared =
    Die { $people } spielen „{ $spell }“{ $province-id ->
        [none] {""}
        [LUT0] {" "}auf die Stadt auf Lutao
       *[other] {" "}auf { $province }
    }{ $goal-id ->
        [none] {""}
       *[other] {" "}→ { $goal }
    }{ $target-id ->
        [none] {""}
       *[other] {" "}gegen die { $target }
    }{ $number ->
        [0] .
        [one] , { $number } Armee.
       *[other] , { $number } Armeen.
    }
event-window-passed = Die { $people } spielen keinen Zauber ({ $window }).
event-spell-stopped = „{ $spell }“ der { $people } wird gestoppt.
event-spell-failed = „{ $spell }“ der { $people } hat das Ziel verloren und bewirkt nichts.
event-battle-changed =
    { $spell-id ->
        [strength] Die { $people } spielen in jeder Kampfrunde eine Karte mehr.
        [courage_of_the_few] Jede Armee der { $people } bringt eine Karte mehr.
        [great_host] Bis zu 5 Armeen der { $people } bringen Karten.
        [weakness] Die { $people } ziehen in jeder Kampfrunde eine Karte weniger.
        [stone_skin] Bis zu 2 Treffer auf die { $people } werden in dieser Kampfrunde verhindert.
        [silence] Die Macht der { $people } wirkt in diesem Kampf nicht.
       *[other] „{ $spell }“ wirkt in diesem Kampf auf die { $people }.
    }
event-armies-removed =
    { $armies ->
        [0] { $spell } { part-in }: Die { $people } geben { count-hostages } her statt Armeen.
       *[other]
            { $hostages ->
                [0] { $spell } { part-in }: Die { $people } verlieren { count-armies }.
               *[other] { $spell } { part-in }: Die { $people } verlieren { count-armies } und geben { count-hostages } her.
            }
    }
event-armies-returned = { $armies ->
        [one] { $armies } vernichtete Armee der { $people } ersteht wieder
       *[other] { $armies } vernichtete Armeen der { $people } erstehen wieder
    } { part-in }.
event-city-razed = Die Stadt in { $province } wird zerstört.
event-spell-stolen = Die { $people } nehmen „{ $spell }“ aus der Hand der { $victim }.
event-theft-seen = Die { $people } nehmen einen Zauber aus der Hand der { $victim }.
event-rune-banned =
    { $rune-id ->
        [none] Die { $people } dürfen bis zum Ende der Spielrunde keine Rune nutzen.
       *[other] Die { $rune } wirkt für die { $people } bis zum Ende der Spielrunde nicht.
    }
event-cards-turned-up = Die { $people } ziehen Karten, von denen sie eine behalten. Völker: { $peoples }. Runen: { $runes }.
event-rune-changed = Die { $people } wechseln ihre Rune: { $rune } statt { $old-rune }.
event-people-changed = Aus einem Volk wird ein anderes: { $people } statt { $old }.
event-wind-raised = Rückenwind: Die { $people } bekommen { count-sticks } für diesen Zug.
event-teleported = { $armies ->
        [one] { $armies } Armee der { $people } springt
       *[other] { $armies } Armeen der { $people } springen
    } { part-from } { part-to }.
event-armies-levied = Die { $people } heben { count-armies } aus und setzen sie nun.
event-budget-changed =
    { $budget ->
        [one] Die { $people } haben nun { $budget } Punkt auszugeben (Änderung: { $points }).
       *[other] Die { $people } haben nun { $budget } Punkte auszugeben (Änderung: { $points }).
    }
event-points-counted =
    Punkte der { $people }: { $total } (Provinzen { $provinces }{ $lutao ->
        [0] {""}
       *[other] , Lutao { $lutao }
    }{ $cities ->
        [0] {""}
       *[other] , Städte { $cities }
    }{ $lands ->
        [0] {""}
       *[other] , komplette Länder { $lands }
    }{ $land-cities ->
        [0] {""}
       *[other] , komplette Länder mit Stadt { $land-cities }
    }).
event-bought =
    { $item-id ->
        [armies]
            { $number ->
                [0] Die { $people } kaufen keine Armeen
                [one] Die { $people } kaufen { $number } Armee
               *[other] Die { $people } kaufen { $number } Armeen
            }
        [ships]
            { $number ->
                [0] Die { $people } kaufen keine Schiffe
                [one] Die { $people } kaufen { $number } Schiff
               *[other] Die { $people } kaufen { $number } Schiffe
            }
        [cities]
            { $number ->
                [0] Die { $people } kaufen keine Stadtmarker
                [one] Die { $people } kaufen { $number } Stadtmarker
               *[other] Die { $people } kaufen { $number } Stadtmarker
            }
       *[sticks]
            { $number ->
                [0] Die { $people } kaufen keine Hölzchen
                [one] Die { $people } kaufen { $number } Hölzchen
               *[other] Die { $people } kaufen { $number } Hölzchen
            }
    }: Preis { $price }, Punkte übrig { $budget }.
event-buying-ended =
    { $unspent ->
        [0] Die { $people } haben eingekauft.
        [one] Die { $people } haben eingekauft; { $unspent } Punkt verfällt.
       *[other] Die { $people } haben eingekauft; { $unspent } Punkte verfallen.
    }
event-eliminated = Die { $people } haben nichts mehr und scheiden aus.
event-conceded =
    { $seat-is ->
        [you] Du gibst auf. Deine Armeen verlassen den Plan.
       *[other] { $seat } gibt auf. Die Armeen verlassen den Plan.
    }
event-game-ended =
    { $reason-id ->
        [city] Die Partie endet in Spielrunde { $round }: Die Stadt auf Lutao wurde lange genug gehalten.
        [elimination] Die Partie endet in Spielrunde { $round }: Nur ein Spieler ist übrig.
        [rounds] Die Partie endet mit Spielrunde { $round }: Die Rundengrenze ist erreicht.
       *[concession] Die Partie endet in Spielrunde { $round }: Alle anderen haben aufgegeben.
    }

# Refusals: what was wrong, and what the rule says
refusal-over = Die Partie ist vorbei. Es kann nichts mehr gespielt werden.
refusal-not-your-turn = Jetzt hast nicht du zu entscheiden. Du wirst gefragt, wenn du am Zug bist oder einen Zauber spielen darfst.
refusal-other-decision = Das ist gerade nicht gefragt. Jetzt musst du { $phase }.
refusal-armies-left =
    { $number ->
        [one] { $number } Armee wartet noch und findet Platz. Alle Armeen müssen jetzt gesetzt werden; nur Städte und Schiffe darfst du aufheben.
       *[other] { $number } Armeen warten noch und finden Platz. Alle Armeen müssen jetzt gesetzt werden; nur Städte und Schiffe darfst du aufheben.
    }
refusal-battles-left =
    { $number ->
        [one] { $number } Kampf steht noch aus. Alle Kämpfe müssen in diesem Schritt ausgetragen werden.
       *[other] { $number } Kämpfe stehen noch aus. Alle Kämpfe müssen in diesem Schritt ausgetragen werden.
    }
refusal-no-trap-here = Du kannst { part-in } keine Falle legen. Wähle eine eigene Provinz eines Landes, in der noch keine liegt; eine aufgenommene Falle muss woanders hin.
refusal-no-victim = Deine Assassine findet { part-in } kein Opfer. Wähle eine Provinz des Spielers, dessen Zug beginnt; auf Lutao brauchst du dein Artefakt der Rune.
refusal-no-room-to-rise = Die Armee kann { part-in } nicht erscheinen. Wähle eine eigene, nicht umkämpfte Provinz mit weniger als 8 Armeen; auf Lutao brauchst du dein Artefakt der Rune.
refusal-no-spell-target = „{ $spell }“ kann nicht auf { part-the } zielen. Wähle eine Provinz, die der Zauber erlaubt; umkämpfte sind es nie.
refusal-no-battle-here = Gekämpft werden kann { part-in } nicht. Wähle eine umkämpfte Provinz oder mit der { rune-wrath } eine, die du in diesem Zug erobert hast und die Armeen übrig hat.
refusal-no-golems-here = Das können die Golems { part-in } nicht. Sie greifen auf Lutao eine benachbarte Provinz eines anderen Volkes an; neue Golems brauchen eine leere Provinz von Lutao.
refusal-not-own = Diese Provinz gehört dir nicht oder ist umkämpft: { $province }. Wähle eine eigene Provinz.
refusal-reserve-empty = Du hast keine Armeen mehr zu setzen. Baue Städte, setze Schiffe, oder beende dein Setzen.
refusal-province-full = Es ist kein Platz mehr { part-in }. In einer Provinz dürfen höchstens { $most } Armeen stehen; wähle eine andere.
refusal-bound-to-lands = Was dir ein gekennzeichneter Zauber gebracht hat, kannst du nicht { part-in } aufstellen. Auf Lutao geht das nur mit deinem Artefakt der Rune; wähle eine Provinz eines Landes.
refusal-no-city-on-lutao = Auf Lutao wird nicht gebaut. Die Stadt dort steht von Anfang an; baue in einem der Länder.
refusal-no-city-marker = Du hast keinen Stadtmarker. In der Kauf-Phase kannst du einen für 5 Punkte kaufen.
refusal-city-there = In { $land } steht schon eine Stadt. Mehr als eine hat kein Land; wähle ein anderes.
refusal-no-city-symbol = Du kannst in { $province } keine Stadt bauen. Das Stadtsymbol ist in { $symbol }; anderswo in diesem Land darfst du nur bauen, wenn es dir ganz gehört.
refusal-last-army = Nur eine Armee steht { part-in }, und eine muss immer bleiben. Wähle eine Provinz mit mehr Armeen.
refusal-all-moved = Die Armeen { part-in } sind schon bewegt, oder eine muss bleiben. Jede Armee zieht nur einmal pro Schritt.
refusal-nowhere-to-go = Für { part-the } gibt es jetzt kein Ziel. Wähle eine andere Provinz.
refusal-not-adjacent = Die Armeen kommen { part-from } nicht { part-to }. Sie gehen in eine benachbarte Provinz, mit der { rune-flying } bis zu zwei Felder weit.
refusal-no-flight-on-lutao = Deine Armeen können nicht { part-to } fliegen: Von Lutao, nach Lutao und über Lutao fliegen sie nur mit deinem Artefakt der Rune. Ein Feld weit ziehen sie wie sonst auch.
refusal-no-wrath-there = Der Zorn führt nicht { part-to }. Wähle eine benachbarte Provinz ohne Golems, die fremd, leer oder von dir umkämpft ist; auf Lutao brauchst du dein Artefakt der Rune.
refusal-no-coast = { $province } hat in dieser Richtung keine Küste ({ $direction }). Wähle eine Seite am Meer.
refusal-no-landing-there = In { $province } ({ $direction }) kannst du jetzt nicht landen. Beim Bewegen landest du nur in Provinzen, die dir nicht gehören, beim Formieren nur in eigenen.
refusal-too-far = Mit { count-sticks } erreichst du { $province } ({ $direction }) nicht. Jedes Meeresfeld der Route kostet eines; wähle einen näheren Landeplatz.
refusal-no-ship = Du hast kein Schiff zu setzen. In der Kauf-Phase kannst du eines für 4 Punkte kaufen.
refusal-ship-there = In { $province } liegt auf dieser Seite ({ $direction }) schon ein Schiff. An einer Küstenkante ist Platz für eines; wähle eine freie.
refusal-no-ship-there = In { $province } hast du auf dieser Seite ({ $direction }) kein Schiff. Wähle ein Schiff an der Küste einer eigenen Provinz.
refusal-has-sailed = Das Schiff in { $province } ({ $direction }) hat seine Seefahrt schon gemacht. Jedes Schiff fährt einmal pro Schritt.
refusal-nobody-to-board = In { $province } ({ $direction }) kann niemand an Bord gehen. Die Armeen dürfen noch nicht bewegt sein, und eine bleibt zurück.
refusal-no-voyage = Das Schiff in { $province } ({ $direction }) findet mit { count-sticks } keinen Landeplatz. Jedes Meeresfeld der Route kostet eines.
refusal-number = { $number } ist nicht möglich. Wähle eine Zahl von { $least } bis { $most }.
refusal-hostages = { $number } Geiseln können nicht mitgehen. Jede Armee bewacht höchstens eine; wähle eine Zahl von { $least } bis { $most }.
refusal-row = So weit kann das Schiff nicht zurückfahren: { $number }. Es zahlt mindestens ein Hölzchen und höchstens die Länge seiner Route; du hast { count-sticks }.
refusal-too-many-armies = { $number } Armeen sind zu viele. In einer Kauf-Phase darfst du höchstens { $most } kaufen.
refusal-supply = { $number } Armeen sind zu viele. Dein Vorrat hat nur noch { $most }.
refusal-too-expensive = { $number } würden { $price } kosten, und du hast { $budget } auszugeben. Leisten kannst du dir höchstens { $most }.
refusal-not-drawn = „{ $spell }“ hast du nicht gezogen. Behalte eine der gezogenen Karten.
refusal-not-in-hand = „{ $spell }“ hast du in dieser Form nicht auf der Hand. Wähle eine deiner Karten; eine gekennzeichnete wird mit Sternchen geschrieben.
refusal-wrong-moment = „{ $spell }“ kann in diesem Moment nicht gespielt werden. Die Karte sagt, wann es geht.
refusal-golems-immune = Gegen „{ $spell }“ sind Golems immun. Gegen sie darfst du nur Zauber spielen, die deine eigenen Armeen oder Karten betreffen.
refusal-marked-on-lutao = Diese Karte „{ $spell }“ ist gekennzeichnet. Auf, gegen oder für Lutao darfst du sie nur mit deinem Artefakt der Rune benutzen.
refusal-no-target = „{ $spell }“ findet jetzt kein Ziel. Warte, bis es eines gibt.
refusal-holder-only = „{ $spell }“ wirkt nur für das Volk, das die Karte hält, und dieses Volk kämpft hier nicht. Spiele einen Zauber, der auch deinem anderen Volk hilft, oder passe.
refusal-not-offered = Dieses Volk oder diese Rune steht dir nicht zur Wahl ({ $card }). Wähle ein Volk und eine Rune von denen, die du gezogen hast.
refusal-other-land = Aufgedeckt ist { $land }. Lege jetzt dieses Land.
refusal-land-does-not-fit = { $land } würde dort nichts berühren. Es muss eine Kante mit den Meeresfeldern um Lutao oder mit einem Land teilen.
refusal-land-on-something = { $land } würde dort Lutao, das Meer darum oder ein anderes Land bedecken. Wähle einen freien Ort oder eine andere Drehung.
refusal-land-off-the-mat = { $land } würde dort über den Rand der Spielunterlage ragen. Alle Felder müssen darauf liegen; wähle einen anderen Ort oder eine andere Drehung.
refusal-no-way = Über ({ $q }, { $r }) kann die Route nicht führen. Wähle ein benachbartes Meeresfeld, von dem aus du eine Landung noch bezahlen kannst.
refusal-no-such-card = „{ $card }“ kannst du hier nicht wählen. Wähle eine der angebotenen Karten.
refusal-gave-already = Die Hexen haben in dieser Spielrunde schon eine Karte gegeben. Sie geben und nehmen je einmal pro Spielrunde.
refusal-no-cards-to-void = Diese Seite hat keine Karten, die nichtig werden könnten. Wähle die andere Seite oder passe.
refusal-no-target-people = Die { $people } kannst du für diesen Zauber nicht wählen. Wähle eines der angebotenen Völker.
refusal-no-ship-at-sea = Schiff { $number } auf See kann nicht gewählt werden. Schiffe auf See sind nach ihrer Ankunft dort nummeriert; wähle eines der angebotenen.
refusal-no-stick = Schiff { $number } auf See kann ohne Hölzchen nicht fahren. Es zahlt mindestens eines; kaufen kannst du sie in der Kauf-Phase.

# Why a position cannot be
impossible-peoples = { $found } Völker passen nicht zu { $players } Spielern: Jeder führt ein Volk, in der Profivariante zwei.
impossible-order = In der Zugreihenfolge steht jedes Volk höchstens einmal, und nur Völker dieser Partie.
impossible-order-out = Ein Volk steht genau so lange in der Zugreihenfolge, wie es im Spiel ist.
impossible-turn = Den Zug { $turn } in Spielrunde { $round } gibt es nicht.
impossible-hostage-list = Geiseln werden für jedes der vier Völker gezählt.
impossible-no-goal = Die Armeen gehen an einen Ort, den es nicht gibt.
impossible-nobodys-turn = In diesem Schritt ist ein Volk am Zug, hier ist es keines.
impossible-unknown-offer = Die Völker und Runen, die zur Wahl stehen, müssen bekannt sein.
impossible-unknown-fighter = Es kämpft jemand, der nicht im Spiel ist.
impossible-combat-turn = So viele Züge oder Kampfrunden hat ein Kampf nicht.
impossible-overlap = Ein Land bedeckt die Meeresfelder um Lutao oder ein anderes Land.
impossible-land-count = Dieses Land muss genau einmal ausliegen oder noch zu legen sein: { $land }.
impossible-nothing-to-lay = Es ist kein Land mehr zu legen.
impossible-unlaid-land = Dieses Land muss ausliegen, bevor etwas anderes geschieht: { $land }.
impossible-off-the-mat = Dieses Land liegt nicht ganz auf der Spielunterlage: { $land }.
impossible-no-coast = Ein Schiff liegt auf einer Seite ohne Küste: { $province }.
impossible-unknown-owner = Diese Provinz gehört jemandem, der nicht im Spiel ist: { $province }.
impossible-unlaid-province = Jemand steht in einer Provinz, die noch nicht ausliegt: { $province }.
impossible-negative-armies = Weniger als keine Armeen gibt es nicht.
impossible-owner = Eine Provinz gehört genau so lange jemandem, wie dort Armeen stehen: { $province }.
impossible-moved = Hier sind mehr Armeen bewegt, als da stehen: { $province }.
impossible-golems = Auf Lutao und im Vorrat gibt es zusammen { $wanted } Golems; in dieser Stellung sind es { $found }.
impossible-golems-abroad = Golems verlassen Lutao nie.
impossible-armies = { $people-id ->
        [none] Ein Volk muss insgesamt { $wanted } Armeen haben und hat { $found }.
       *[other] Die { $people } müssen insgesamt { $wanted } Armeen haben und haben { $found }.
    }
impossible-stock = Ein Volk hat von etwas weniger als nichts, oder mehr gebundene Armeen, als in seiner Reserve sind.
impossible-people-card = Jedes Volk hat eine eigene Karte.
impossible-negative-spells = Weniger als keine Zauber gibt es nicht.
impossible-hostages = Diese Geiseln hält niemand, der sie halten könnte.
impossible-spell-count = Von diesem Zauber stimmt die Zahl nicht: { $spell }. Im Spiel: { $wanted }, in dieser Stellung: { $found }.
impossible-card-count = Von dieser Kampfkarte stimmt die Zahl nicht: { $card }. Im Spiel: { $wanted }, in dieser Stellung: { $found }.
impossible-people-count = Von dieser Volkskarte stimmt die Zahl nicht: { $people }. Im Spiel: { $wanted }, in dieser Stellung: { $found }.
impossible-rune-count = Von dieser Rune stimmt die Zahl nicht: { $rune }. Im Spiel: { $wanted }, in dieser Stellung: { $found }.
impossible-over = Eine beendete Partie fragt niemanden und hat einen Grund für ihr Ende.
impossible-running = Eine laufende Partie fragt den Spieler des Volkes, das entscheidet, und hat keinen Grund für ein Ende.
impossible-setup = Völker werden zu Beginn gewählt und Länder zu Beginn gelegt, und nur dann.
impossible-no-errand = Nichts steht an, was diese Entscheidung verlangt.
impossible-errand-first = Bevor Zauber gespielt werden dürfen, ist noch etwas zu entscheiden.
impossible-no-battle = Diese Entscheidung gehört zu einem Kampf, und es gibt keinen.
impossible-not-fighting = Das entscheidet nur ein Volk, das in diesem Kampf kämpft.
impossible-no-group = In diesem Kampf ist keine Gruppe mehr, die zurückrudern könnte.
impossible-no-spell = Diese Entscheidung gehört zu einem Zauber, und das Volk, das entscheidet, hat keinen angesagt.
impossible-no-window = In diesem Moment darf niemand einen Zauber spielen.
impossible-no-ship = Es ist kein Schiff da, das fahren könnte.
impossible-no-province = Die Provinz der Armeen ist nicht gewählt.
impossible-route = Eine Route verlässt die Spielunterlage.
impossible-two-sides = Ein Kampf hat zwei Seiten und läuft in seinen Schritten ab.
impossible-fights-itself = Ein Volk kämpft gegen sich selbst.
impossible-unknown-caster = Ein Zauber gehört einem Volk, das nicht im Spiel ist.
impossible-nothing-to-decide = Hier ist nichts zu entscheiden: Keine Wahl ist möglich.

# Prompts: what is asked of you now
prompt-choose = Wähle dein Volk und deine Rune.
prompt-choose-people = Wähle dein Volk.
prompt-lay = Lege das aufgedeckte Land.
prompt-moon = Ordne dem nächsten Platz eine Rune der Monde zu.
prompt-place = Setze deine Armeen, Städte und Schiffe.
prompt-place-count = Wie viele Armeen setzt du dorthin?
prompt-trap = Lege deine Fallen, oder lass es genug sein.
prompt-relay = Lege die aufgenommene Falle woanders hin.
prompt-kill = Wähle die Armee, die deine Assassine entfernt, oder passe.
prompt-move = Zieh oder greif an, lass Schiffe fahren, oder beende das Bewegen.
prompt-move-to = Wohin gehen die Armeen?
prompt-move-count = Wie viele Armeen gehen?
prompt-board = Wie viele Armeen gehen an Bord?
prompt-course = Wähle, wo das Schiff landet.
prompt-combat = Wähle den nächsten Kampf.
prompt-ghosts = Rufst du Geisterarmeen in diesen Kampf?
prompt-strike = Schlägst du zuerst zu?
prompt-return = Gib eine Kampfkarte zurück.
prompt-discard = Lege eine zweite Kampfkarte ab.
prompt-gift = Verschenke eine deiner aufgedeckten Karten, oder passe.
prompt-void = Erkläre die Karten einer Seite für nichtig, oder passe.
prompt-give = Gib dem Gegner eine deiner Karten für immer, oder passe.
prompt-steal = Nimm dem Gegner eine Karte für immer, oder passe.
prompt-hostages = Wie viele Geiseln nimmst du?
prompt-retreat = Eine Seuche vertreibt dich: Wie viele Armeen gehen mit dieser Gruppe zurück?
prompt-row = Wie viele Hölzchen zahlst du für die Rückfahrt?
prompt-rise = Du hast eine Provinz verloren: Wo erscheint die neue Armee?
prompt-form = Formiere deine Armeen, oder beende das Formieren.
prompt-form-to = In welche deiner Provinzen gehen die Armeen?
prompt-stop = Das Schiff ist gelandet: Endet die Seefahrt hier?
prompt-ashore = Wie viele Armeen gehen hier an Land?
prompt-aboard = Wie viele weitere Armeen gehen hier an Bord?
prompt-golems = Befiehl den Golems, oder beende deinen Zug.
prompt-golem-from = Wähle, von wo die Golems angreifen.
prompt-window-w1 = Alle haben gesetzt: Spiele einen Zauber oder passe.
prompt-window-w2 = Gleich beginnt ein Zug: Spiele einen Zauber oder passe.
prompt-window-w3 = Eine Seefahrt ist angesagt: Halte sie mit einem Zauber auf oder passe.
prompt-window-w4 = Der Kampf beginnt: Spiele einen Zauber oder passe.
prompt-window-w5 = Die nächste Kampfrunde beginnt: Spiele einen Zauber oder passe.
prompt-window-w6 = Die Karten sind aufgedeckt: Spiele einen Zauber oder passe.
prompt-window-w7 = Du hast den Kampf gewonnen: Spiele einen Zauber oder passe.
prompt-window-w8 = Ein Zug ist vorbei: Spiele einen Zauber oder passe.
prompt-window-w9 = Die Punkte sind gezählt: Spiele einen Zauber oder passe.
prompt-window-w10 = Du hast deine Zauber gezogen: Spiele einen oder passe.
prompt-window-r = Ein Zauber ist angesagt: Stoppe ihn oder passe.
prompt-for = Für welches deiner Völker ist der Zauber?
prompt-at = Wähle die Provinz für den Zauber.
prompt-against = Wähle das Volk für den Zauber.
prompt-ship-at = Wähle die Küste, an der das Schiff erscheint.
prompt-teleport-to = Wohin gehen die Armeen?
prompt-teleport-count = Wie viele Armeen gehen?
prompt-revive = Wie viele Armeen kehren zurück?
prompt-keep-spell = Wähle einen Zauber, den du behältst.
prompt-keep-card = Wähle die Karte, die du behältst.
prompt-give-up = Ein Zauber entfernt Armeen: Wie viele Geiseln gibst du stattdessen her?
prompt-surplus = Du hast zu viele Zauber: Lege einen ab.
prompt-buy-armies = Wie viele Armeen kaufst du?
prompt-buy-ships = Wie viele Schiffe kaufst du?
prompt-buy-cities = Wie viele Stadtmarker kaufst du?
prompt-buy-sticks = Wie viele Hölzchen kaufst du?
prompt-waiting = { $seat } hat zu entscheiden.

# Help: the decision explained to a newcomer
help-choose = Behalte eines deiner drei Völker und eine deiner drei Runen. Niemand sieht deine Wahl, bevor alle gewählt haben.
help-choose-people = Behalte eines deiner drei Völker und mit ihm seine Macht. Niemand sieht deine Wahl, bevor alle gewählt haben.
help-lay = Das Land muss die Meeresfelder um Lutao oder ein liegendes Land berühren und darf gedreht werden.
help-moon = Du hast später immer die Rune deines Platzes in der Zugreihenfolge: Platz 1 zieht zuerst.
help-place = Armeen kommen in deine eigenen Provinzen, höchstens 8 in jede, und alle müssen gesetzt werden. Eine Stadt braucht ein Stadtsymbol oder ein komplettes Land und lehrt dich jede Spielrunde einen Zauber; ein Schiff liegt an einer Küste.
help-place-count = In einer Provinz dürfen höchstens 8 Armeen stehen.
help-trap = Andere, die Armeen in eine Provinz mit Falle bewegen, verlieren eine davon. Niemand sieht, wo deine Fallen liegen.
help-relay = Die Falle, die du aufgenommen hast, muss jetzt woanders liegen.
help-kill = Vor dem Zug eines Volkes eines anderen Spielers entfernt deine Rune eine seiner Armeen, auch die letzte einer Provinz.
help-move = Jede Armee darf einmal ziehen, in eine benachbarte Provinz, und eine bleibt immer zurück. Eine leere Provinz gehört dir sofort; um jede andere wird danach gekämpft. Schiffe bringen Armeen über das Meer, ein Hölzchen je Meeresfeld.
help-move-to = Eine leere Provinz gehört dir sofort. Stehen dort andere, folgt nach dem Bewegen ein Kampf.
help-move-count = Eine Armee muss zurückbleiben.
help-board = Eine Armee muss in der Provinz bleiben.
help-course = Das Schiff nimmt einen kürzesten Weg zu der Küste, die du wählst; jedes Meeresfeld kostet ein Hölzchen. Soll es über ein bestimmtes Feld fahren, nenne zuerst dieses.
help-combat = Alle Kämpfe müssen ausgetragen werden, in beliebiger Reihenfolge. Mit der { rune-wrath } darfst du aus gerade eroberten Provinzen wieder angreifen.
help-ghosts = Bis zu 3 Armeen deines Vorrats kämpfen mit, werden zuerst vernichtet und kehren nach dem Kampf zurück.
help-strike = Du ziehst Karten, gibst eine zurück und vernichtest Angreifer, bevor sie Karten spielen.
help-return = Du ziehst mehr Karten, als du spielst: Gib die zurück, die dir am wenigsten hilft; sie kommt unter deinen Stapel.
help-discard = Von deinen übrigen Karten wird vor dem Aufdecken noch eine ohne Wirkung abgelegt.
help-gift = Einmal pro Kampf darfst du dem Gegner eine aufgedeckte Karte geben, oft einen Fehlschlag, und ziehst dafür eine andere. Der Gegner zieht dann eine Karte weniger, mit nur einer Armee gar keine.
help-void = Einmal pro Kampf darfst du alle Karten einer Seite durch neue von ihrem Stapel ersetzen lassen: deine, wenn sie schlecht sind, die des Gegners, wenn sie gut sind.
help-give = Einmal pro Spielrunde darfst du eine deiner gespielten Karten für immer zu den Karten des Gegners legen.
help-steal = Einmal pro Spielrunde darfst du eine gespielte Karte des Gegners für immer zu deinen Karten nehmen.
help-hostages = Jede deiner Armeen hier darf eine vernichtete gegnerische Armee als Geisel halten. Treffer kosten Geiseln vor Armeen.
help-retreat = Deine Überlebenden müssen in den Gruppen abziehen, in denen sie kamen, in jeder höchstens so viele Armeen, wie sie mitbrachte. Du wirst für eine Gruppe nach der anderen gefragt.
help-row = Mit so vielen Hölzchen, wie die Route lang war, kommt das Schiff heim. Mit weniger wartet es auf See und muss in deinem nächsten Zug weiterfahren.
help-rise = Eine Armee aus deinem Vorrat erscheint in einer deiner Provinzen mit weniger als 8 Armeen.
help-form = Jede Armee darf einmal in eine benachbarte eigene Provinz gehen, und Schiffe dürfen zwischen deinen Provinzen fahren. Was am Ende über 8 Armeen in einer Provinz ist, kehrt in den Vorrat zurück.
help-form-to = Beim Formieren gehen Armeen nur in deine eigenen Provinzen, und es gibt keinen Kampf. Was jetzt in eine Provinz gekommen ist, bleibt dort.
help-stop = Du kannst alle Armeen an Land gehen lassen oder zu einer anderen eigenen Provinz weiterfahren.
help-ashore = Wer an Bord bleibt, fährt weiter.
help-aboard = Noch nicht bewegte Armeen dürfen zusteigen, und eine bleibt in der Provinz.
help-golems = Du beherrschst die Stadt auf Lutao und darfst deshalb Golems eine benachbarte Provinz eines anderen Volkes angreifen lassen oder neue Golems in eine leere Provinz von Lutao stellen.
help-golem-from = Alle Golems der gewählten Provinz greifen mit an; jede Provinz kostet eine Golem-Aktion.
help-window-w1 = Alle Armeen sind gesetzt, und noch ist kein Volk gezogen.
help-window-w2 = Gleich zieht das nächste Volk und greift an.
help-window-w3 = Die Hölzchen sind bezahlt, aber das Schiff ist noch nicht losgefahren.
help-window-w4 = Zauber, die du jetzt spielst, wirken im ganzen Kampf.
help-window-w5 = Zauber, die du jetzt spielst, wirken ab dieser Kampfrunde.
help-window-w6 = Die Treffer sind noch nicht gezählt; jetzt kannst du sie zum letzten Mal verhindern.
help-window-w7 = Einige deiner vernichteten Armeen dürfen in die Provinz zurückkehren.
help-window-w8 = Nach dem letzten Zug einer Spielrunde ist das die letzte Gelegenheit vor der Prüfung der Siegbedingung.
help-window-w9 = Die neue Zugreihenfolge steht fest, und das Kaufen kommt noch.
help-window-w10 = Was du über deiner Grenze hast, musst du danach ablegen; spiele also, was du brauchen kannst.
help-window-r = „{ spell-counterspell }“ nimmt dem angesagten Zauber die Wirkung; auch diese Karte kann von einer weiteren gestoppt werden.
help-for = Der Zauber darf für jedes deiner beiden Völker gelten; wähle das, dem er nützen soll.
help-at = Der Zauber braucht eine Provinz; angeboten werden nur erlaubte.
help-against = Der Zauber braucht ein Volk; angeboten werden nur erlaubte.
help-ship-at = Das Schiff erscheint an einer freien Küste einer deiner Provinzen.
help-teleport-to = Wähle eine andere deiner Provinzen, in der Platz ist.
help-teleport-count = Bis zu 3 noch nicht bewegte Armeen dürfen gehen, und eine muss zurückbleiben.
help-revive = In diesem Kampf vernichtete Armeen kehren aus deinem Vorrat zurück.
help-keep-spell = Du ziehst doppelt so viele Zauber, wie du behalten darfst; die anderen werden abgelegt.
help-keep-card = Die andere Karte kommt zu den unbenutzten zurück; genommene Artefakte gelten weiter.
help-give-up = Jede Geisel, die du hergibst, rettet eine deiner Armeen.
help-surplus = Du darfst 4 Zauber halten, mit der { rune-wisdom } 7, und beliebig viele, solange du die Stadt auf Lutao beherrschst.
help-buy-armies = Der Preis wächst mit der Anzahl: 5 Armeen kosten 10, 10 kosten 26, 15 kosten 49. Was du nicht ausgibst, verfällt. Danach kommen Schiffe, Stadtmarker und Hölzchen.
help-buy-ships = Ein Schiff kostet 4 und wird in der nächsten Setz-Phase an eine Küste gesetzt.
help-buy-cities = Ein Stadtmarker kostet 5. Eine Stadt schützt ihre Armeen und bringt jede Spielrunde einen Punkt und einen Zauber.
help-buy-sticks = Ein Hölzchen kostet 1 und bringt ein Schiff ein Meeresfeld weit. Hölzchen darfst du für spätere Spielrunden aufheben.

# How an answer is typed, said only in the terminal
type-choose = Tippe zum Beispiel choose elves flying.
type-choose-people = Tippe zum Beispiel choose elves.
type-lay = Tippe zum Beispiel lay RHU 5,0 3: das Land, das Feld seiner ersten Provinz und wie oft es um 60° gedreht ist.
type-moon = Tippe zum Beispiel moon 1 traps.
type-place = Tippe zum Beispiel army NUR2, city NUR1 oder ship NUR2 W, play und einen Zauber oder end.
type-place-count = Tippe zum Beispiel take 3.
type-trap = Tippe trap NUR2, um eine zu legen, lift NUR2, um eine aufzunehmen und woanders hinzulegen, trap card 2 für eine Artefaktkarte oder enough.
type-relay = Tippe zum Beispiel trap NUR2.
type-kill = Tippe kill NUR2, kill ship 1 für ein Schiff auf See oder pass.
type-move = Tippe zum Beispiel move NUR2, sail NUR2 W oder sail ship 1, play und einen Zauber oder end.
type-move-to = Tippe zum Beispiel to SIG4.
type-move-count = Tippe zum Beispiel take 3 oder take 3+1, wenn eine Geisel mitgeht.
type-board = Tippe zum Beispiel take 3 oder take 3+1, wenn eine Geisel mitgeht.
type-course = Tippe zum Beispiel land LUT9 W oder via -3,1 für das Feld (-3, 1).
type-combat = Tippe zum Beispiel fight NUR2 oder wrath NUR2 oder end, wenn kein Kampf mehr aussteht.
type-ghosts = Tippe yes für ja oder no für nein.
type-strike = Tippe yes für ja oder no für nein.
type-return = Tippe zum Beispiel return miss.
type-discard = Tippe zum Beispiel discard hit.
type-gift = Tippe zum Beispiel give miss oder pass.
type-void = Tippe void own für deine, void other für die anderen oder pass.
type-give = Tippe zum Beispiel give miss oder pass.
type-steal = Tippe zum Beispiel steal hit oder pass.
type-hostages = Tippe zum Beispiel take 2.
type-retreat = Tippe zum Beispiel take 2 oder take 2+1, wenn eine Geisel mitgeht.
type-row = Tippe zum Beispiel row 2.
type-rise = Tippe zum Beispiel rise NUR2.
type-form = Tippe zum Beispiel move NUR2 oder sail NUR2 W, play und einen Zauber oder end.
type-form-to = Tippe zum Beispiel to SIG4.
type-stop = Tippe anchor, um die Seefahrt zu beenden, oder onward, um weiterzufahren.
type-ashore = Tippe zum Beispiel take 1, take 0 für niemanden oder take 1+1, wenn eine Geisel mitgeht.
type-aboard = Tippe zum Beispiel take 1, take 0 für niemanden oder take 1+1, wenn eine Geisel mitgeht.
type-golems = Tippe golems LUT2, um LUT2 anzugreifen, raise LUT1, um dort Golems aufzustellen, oder end.
type-golem-from = Tippe zum Beispiel from LUT1 oder enough, um den Angriff zu beginnen.
type-window-w1 = Tippe zum Beispiel play lightning oder pass.
type-window-w2 = Tippe zum Beispiel play lightning oder pass.
type-window-w3 = Tippe play storm, um es aufzuhalten, oder pass.
type-window-w4 = Tippe zum Beispiel play strength oder pass.
type-window-w5 = Tippe zum Beispiel play strength oder pass.
type-window-w6 = Tippe zum Beispiel play stone_skin oder pass.
type-window-w7 = Tippe zum Beispiel play resurrection oder pass.
type-window-w8 = Tippe zum Beispiel play lightning oder pass.
type-window-w9 = Tippe zum Beispiel play rich_harvest oder pass.
type-window-w10 = Tippe zum Beispiel play lightning oder pass.
type-window-r = Tippe play counterspell oder pass.
type-for = Tippe zum Beispiel for elves.
type-at = Tippe zum Beispiel at NUR2.
type-against = Tippe zum Beispiel against elves.
type-ship-at = Tippe zum Beispiel ship NUR2 W.
type-teleport-to = Tippe zum Beispiel to SIG4.
type-teleport-count = Tippe zum Beispiel take 3.
type-revive = Tippe zum Beispiel take 2.
type-keep-spell = Tippe zum Beispiel keep lightning.
type-keep-card = Tippe zum Beispiel keep elves oder keep traps.
type-give-up = Tippe zum Beispiel take 1 oder take 0 für keine.
type-surplus = Tippe zum Beispiel discard lightning; ein Sternchen bezeichnet eine gekennzeichnete Karte.
type-buy-armies = Tippe zum Beispiel armies 7.
type-buy-ships = Tippe zum Beispiel ships 1.
type-buy-cities = Tippe zum Beispiel cities 1.
type-buy-sticks = Tippe zum Beispiel sticks 3.

# Moves: entries of a menu
move-word =
    { $word-id ->
        [pass] Passen
        [enough] Genug
        [yes] Ja
        [no] Nein
        [anchor] Alle an Land: Seefahrt beenden
        [onward] Weiterfahren
       *[end] Fertig
    }
move-choose =
    { $rune-id ->
        [none] { $people }
       *[other] { $people } mit der { $rune }
    }
move-lay = { $land } auf ({ $q }, { $r }) legen, Drehung: { $rotation }
move-moon = Platz { $place }: { $rune }
move-at =
    { $word-id ->
        [army] Armeen { part-in } aufstellen
        [city] Stadt { part-in } bauen
        [trap] Falle { part-in } legen
        [lift] Falle { part-in } aufnehmen
        [kill] Armee { part-in } entfernen
        [move] Armeen { part-in } bewegen
        [to] Ziel: { part-the }
        [fight] Kampf { part-in }
        [wrath] Neuer Angriff, Start: { part-the }
        [rise] Neue Armee { part-in }
        [golems] Golem-Angriff auf { part-the }
        [from] Golems { part-in } losschicken
        [raise] Golems { part-in } aufstellen
       *[at] Wahl: { part-the }
    }
move-edge =
    { $word-id ->
        [ship] Schiff in { $province } setzen, Küste im { $direction }
        [sail] Von { $province } abfahren, Küste im { $direction }
       *[land] In { $province } landen, Küste im { $direction }
    }
move-trap-card =
    { $word-id ->
        [lift] Falle der Artefaktkarte { $number } aufnehmen
       *[trap] Falle auf Artefaktkarte { $number } legen
    }
move-vessel =
    { $word-id ->
        [kill] Armee auf Schiff { $number } auf See entfernen
       *[sail] Mit Schiff { $number } auf See weiterfahren
    }
move-via = Route über ({ $q }, { $r })
move-take =
    { $hostages ->
        [0] Anzahl: { $armies }
       *[other] Anzahl: { $armies }, mit { count-hostages }
    }
move-count =
    { $word-id ->
        [row] Zurückfahren, Hölzchen: { $number }
        [armies] Armeen: { $number }
        [ships] Schiffe: { $number }
        [cities] Stadtmarker: { $number }
       *[sticks] Hölzchen: { $number }
    }
move-card =
    { $word-id ->
        [return] „{ $card }“ zurückgeben
        [discard] „{ $card }“ ablegen
        [give] „{ $card }“ geben
       *[steal] „{ $card }“ nehmen
    }
move-void =
    { $side-id ->
        [own] Deine eigenen Karten für nichtig erklären
       *[other] Die Karten des Gegners für nichtig erklären
    }
move-spell =
    { $word-id ->
        [play] „{ $spell }“ spielen
        [keep] „{ $spell }“ behalten
       *[discard] „{ $spell }“ ablegen
    }{ $marked ->
        [0] {""}
       *[other] {" "}(gekennzeichnet)
    }
move-toward =
    { $word-id ->
        [for] Für die { $people }
       *[against] Die { $people } wählen
    }
move-keep = Behalten: { $card }

# Reasons: each completes “Das …”; no people may stand in the dative, where some of them would add an n
reason-stops = greift die Stadt an ({ $odds } %): Sonst gewinnen die { $people } am Ende der Spielrunde
reason-storms =
    { $odds ->
        [0] nimmt die Stadt auf Lutao kampflos
       *[other] stürmt die Stadt auf Lutao: { $odds } % Siegchance
    }
reason-artefact =
    { $odds ->
        [0] nimmt dein { $kind }: Dann reicht es, die Stadt { count-required } zu halten
       *[other] nimmt dein { $kind } ({ $odds } %): Dann reicht es, die Stadt { count-required } zu halten
    }
reason-holds-city = hält die Stadt auf Lutao mit { count-armies }
reason-foothold =
    { $odds ->
        [0] fasst zum ersten Mal Fuß auf Lutao
       *[other] fasst zum ersten Mal Fuß auf Lutao: { $odds } % Siegchance
    }
reason-gathers = versammelt { count-armies } neben der Stadt auf Lutao, genug, um sie zu stürmen
reason-completes =
    { $odds ->
        [0] macht { $land } komplett: Bonus { $bonus } je Spielrunde
       *[other] macht { $land } mit einem Sieg komplett ({ $odds } %): Bonus { $bonus } je Spielrunde
    }
reason-breaks = beendet den Bonus der { $people } für { $land } ({ $odds } %): { $bonus } je Spielrunde
reason-takes-city =
    { $odds ->
        [0] nimmt die Stadt in { $province }: ein Punkt und ein Zauber je Spielrunde
       *[other] nimmt die Stadt in { $province } ({ $odds } %): ein Punkt und ein Zauber je Spielrunde
    }
reason-walks-in = nimmt { $province } kampflos
reason-wins-battle = greift mit { $armies } gegen { $others } an: { $odds } % Siegchance
reason-idle-card = gibt eine Karte zurück, die hier nichts bewirkt
reason-keeps-breakers = behält die Karten, die auch in einer Stadt treffen
reason-keeps-shield = behält einen Schild gegen die sicheren Treffer der Golems
reason-island = setzt neue Armeen gleich auf die Insel
reason-launches = braucht von dort nur { count-sticks } bis Lutao
reason-crossing = bezahlt die Überfahrt: ein Schiff und { count-sticks }
reason-founds =
    { $points ->
        [one] baut eine Stadt: { $points } Punkt und ein Zauber je Spielrunde
       *[other] baut eine Stadt: { $points } Punkte und ein Zauber je Spielrunde
    }
reason-guards = deckt { $province } gegen { count-armies } nebenan
reason-saves-surplus = rettet { count-armies }, für die sonst kein Platz wäre
reason-spends-all = gibt jeden Punkt aus
reason-wins = gewinnt die Partie am Ende dieser Spielrunde
reason-drives-off = vertreibt die { $people } mit Golems aus { $province }: { $odds } % Siegchance
reason-closes = versperrt mit Golems einen Weg zur Stadt auf Lutao: Die { $people } sind nah
reason-saves = rettet { count-armies } vor „{ $spell }“
reason-removes-last = entfernt die letzte Armee der { $people } { part-in }
reason-opens =
    { $odds ->
        [0] lässt dich von dort { part-the } kampflos nehmen
       *[other] lässt dich von dort { part-the } angreifen: { $odds } % Siegchance
    }
reason-adds-cards =
    { $number ->
        [1] lässt dich in dieser Kampfrunde eine Karte mehr ziehen
       *[other] lässt dich in dieser Kampfrunde { $number } Karten mehr ziehen
    }
reason-prevents =
    { $hits ->
        [1] verhindert einen Treffer
       *[other] verhindert { $hits } Treffer
    }
reason-free-power = nutzt einen Vorteil, der hier nichts kostet
reason-voids =
    { $whose ->
        [own] ersetzt deine schwachen Karten (Anzahl: { $number }, Treffer: { $hits })
       *[other] ersetzt starke Karten des Gegners (Anzahl: { $number }, Treffer: { $hits })
    }
reason-readies = hält { $armies } Armeen gegen { $others } { part-in } bereit
reason-border = verstärkt { part-the }: Die { $people } stehen daneben
reason-leads =
    { $use ->
        [surplus] lässt dich überzählige Armeen { part-to } retten
       *[border] lässt dich von dort Armeen { part-to } bringen, wo Gegner angrenzen
    }
reason-leaves-crossing =
    { $points ->
        [one] lässt { $points } Punkt übrig, genug für die Überfahrt nach Lutao
       *[other] lässt { $points } Punkte übrig, genug für die Überfahrt nach Lutao
    }
reason-no-attack = belässt es dabei: Kein Angriff hat hier auch nur 50 % Siegchance
reason-unharmed = behält „{ spell-counterspell }“: „{ $spell }“ schadet dir nicht

# Outcomes: the closing sentence
outcome-city =
    { $you ->
        [won] Sieg! Du hast die Stadt auf Lutao lange genug gehalten.
        [lost] Niederlage. { $winner } hat die Stadt auf Lutao lange genug gehalten.
       *[watching] Die Stadt auf Lutao wurde lange genug gehalten. Sieg: { $winner }.
    }
outcome-elimination =
    { $you ->
        [won] Sieg! Alle anderen Völker sind ausgeschieden.
        [lost] Niederlage. Dein Volk ist ausgeschieden. Sieg: { $winner }.
       *[watching] Alle anderen sind ausgeschieden. Sieg: { $winner }.
    }
outcome-rounds =
    { $you ->
        [won] Sieg! Die Rundengrenze ist erreicht, und du bist vorn.
        [lost] Niederlage. Die Rundengrenze ist erreicht. Sieg: { $winner }.
        [drawn] Die Rundengrenze ist erreicht, und der erste Platz wird geteilt: { $winner }.
       *[watching] Die Rundengrenze ist erreicht. Sieg: { $winner }.
    }
outcome-concession =
    { $you ->
        [won] Sieg! Alle anderen haben aufgegeben oder sind ausgeschieden.
        [lost] Niederlage. Als Letzter am Tisch bleibt { $winner }.
       *[watching] Alle anderen haben aufgegeben oder sind ausgeschieden. Sieg: { $winner }.
    }
outcome-agreement = Unentschieden: Die Spieler haben sich darauf geeinigt.
outcome-resignation =
    { $you ->
        [won] Sieg! Dein Gegner hat aufgegeben.
        [lost] Niederlage. Du hast aufgegeben.
       *[watching] Die Partie endete durch Aufgabe. Sieg: { $winner }.
    }

# Faults: sets of cards and boards from files

# Words of moves as they may be typed too, in any language; records keep the words of the notation
word-choose = wählen, wähle
word-lay = legen, lege
word-moon = mond
word-army = armee
word-take = nimm, nehmen
word-city = stadt
word-ship = schiff
word-trap = falle
word-card = artefaktkarte
word-lift = aufnehmen
word-kill = töten, töte
word-move = ziehen, ziehe
word-to = nach
word-sail = segeln, fahren
word-via = über
word-land = landen, lande
word-fight = kämpfen, kämpfe
word-wrath = zorn
word-return = zurückgeben, rückgabe
word-discard = abwerfen, ablegen
word-give = geben, gib
word-steal = stehlen, stiehl
word-void = leeren
word-own = eigene, meine
word-other = andere
word-row = rudern
word-rise = auferstehen
word-anchor = ankern
word-onward = weiter
word-from = von, aus
word-raise = aufstellen
word-play = spielen, spiele
word-for = für
word-at = bei, in
word-against = gegen
word-keep = behalten, behalte
word-armies = armeen
word-ships = schiffe
word-cities = städte
word-sticks = hölzchen
word-yes = ja
word-no = nein
word-enough = genug
word-pass = passen, passe
word-end = schluss, fertig
