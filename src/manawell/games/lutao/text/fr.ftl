# The game
game-title = Lutao
game-about = Unissez des pays, bâtissez des villes qui vous enseignent des sorts, et traversez la mer jusqu’à l’île des gardiens de pierre. Tenez la cité de Lutao trois manches de suite, et vous gagnez ; vos artefacts sur l’île raccourcissent ce délai.
goal = Tenez la cité de Lutao trois manches ; chacun de vos artefacts en épargne une.
minute = Des golems de pierre gardent l’île de Lutao, et votre peuple commence dispersé dans les pays d’alentour. Une manche : tous posent de nouvelles armées ; puis chacun à son tour se déplace, se bat avec des cartes et se regroupe ; puis tous marquent des points pour leurs provinces, leurs villes et leurs pays complets, apprennent un sort par ville et achètent armées, navires et bâtonnets. Les navires portent les armées sur l’île. Tenez sa cité trois manches de suite, et vous gagnez ; chacun de vos artefacts trouvé sur l’île épargne une manche.

# Peoples, plural: they stand after “les” or “des”; then the two sides of a battle, as the one who is asked sees them
people-bards = Bardes
people-druids = Druides
people-elves = Elfes
people-faeries = Fées
people-goblins = Gobelins
people-witches = Sorcières
people-clerics = Clercs
people-shapeshifters = Métamorphes
people-orcs = Orques
people-giants = Géants
people-knights = Chevaliers
people-dwarves = Nains
people-golems = golems
people-none = personne
people-own = votre camp
people-other = l’autre camp

# Runes and spells
rune-assassin = Rune de l’Assassine
rune-ghosts = Rune des Spectres
rune-moons = Rune des Lunes
rune-flying = Rune du Vol
rune-reincarnation = Rune de la Réincarnation
rune-traps = Rune des Pièges
rune-plagues = Rune des Fléaux
rune-choice = Rune du Choix
rune-enslavement = Rune de l’Asservissement
rune-true_knowledge = Rune du Vrai Savoir
rune-wisdom = Rune de la Sagesse
rune-wrath = Rune du Courroux
rune-none = aucune rune
spell-strength = Force
spell-counterspell = Contresort
spell-courage_of_the_few = Courage des braves
spell-great_host = Grande armée
spell-weakness = Faiblesse
spell-stone_skin = Peau de pierre
spell-second_chance = Seconde chance
spell-silence = Mutisme
spell-resurrection = Résurrection
spell-lightning = Foudre
spell-firestorm = Tempête de feu
spell-earthquake = Séisme
spell-defectors = Transfuges
spell-mind_theft = Vol de pensée
spell-rune_shift = Mutation runique
spell-new_blood = Sang neuf
spell-rune_ban = Sceau runique
spell-storm = Tempête
spell-fair_wind = Vent favorable
spell-phantom_ship = Vaisseau fantôme
spell-teleport = Téléportation
spell-levy = Levée en masse
spell-rich_harvest = Riche moisson
spell-famine = Famine
spell-time_swirl = Tourbillon du temps

# Combat cards; people and rune cards are cards as well
card-miss = Coup manqué
card-hit = Touche
card-city_hit = Touche de siège
card-hero = Coup héroïque
card-shield = Bouclier
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
card-none = aucune carte

# What peoples, runes, spells and combat cards do
people-text-bards = À chaque assaut, ils piochent et révèlent avant l’adversaire. Une fois par bataille, ils peuvent alors offrir une carte révélée et en piocher une autre ; l’adversaire pioche une carte de moins, et aucune s’il n’a qu’une armée.
people-text-druids = Ils piochent une carte de plus et choisissent en dernier : c’est quand l’adversaire a révélé qu’ils rendent deux cartes et révèlent les autres.
people-text-elves = Quand on les attaque, ils peuvent frapper les premiers : ils piochent, rendent une carte et détruisent des attaquants avant la bataille. Les Boucliers y comptent comme des Coups manqués.
people-text-faeries = Chacun de leurs Boucliers qui arrête une touche renvoie une Touche. Elle ne fait rien à un adversaire à l’abri d’une ville.
people-text-goblins = Ils piochent 2, 4 ou 6 cartes pour 1, 2 ou 3 armées et en rendent une. Leur Coup héroïque ne détruit qu’une armée.
people-text-witches = Une fois chacun par manche, après un assaut, elles peuvent donner pour toujours à l’adversaire une de leurs cartes jouées, et lui prendre pour toujours une des siennes.
people-text-clerics = Une fois par bataille, quand toutes les cartes sont révélées, ils peuvent déclarer nulles toutes les cartes d’un camp. Ce camp en pioche autant de nouvelles, qui comptent aussitôt.
people-text-shapeshifters = Ils utilisent le pouvoir d’un peuple inutilisé. Après chaque décompte où ils ont reculé ou sont derniers, ils en empruntent un autre.
people-text-orcs = Ils en imposent : une ou deux armées de l’adversaire comptent pour 1, trois ou plus pour 2 ; il pioche donc moins de cartes.
people-text-giants = Leur Touche de siège détruit deux armées dans une province sans ville. Leur Coup héroïque en détruit deux même dans une ville.
people-text-knights = Ils piochent une carte de plus. Ils en rendent une et, quand l’adversaire a choisi, en défaussent une deuxième avant la révélation.
people-text-dwarves = Dans chaque bataille, ils ignorent la première touche que leurs Boucliers n’arrêtent pas.
rune-text-assassin = Avant le tour d’action de chaque peuple d’un autre joueur, vous pouvez retirer une de ses armées, même la dernière d’une province.
rune-text-ghosts = Au début de chacune de vos batailles de ville, vous pouvez appeler 3 armées spectrales de votre réserve générale. Elles comptent pour vos cartes, sont détruites d’abord et repartent après la bataille.
rune-text-moons = Au début, vous tirez une rune pour chaque place de l’ordre du tour. Vous avez toujours la faculté de la rune de votre place actuelle.
rune-text-flying = Au déplacement et au regroupement, vos armées peuvent voler vers toute province à distance 1 ou 2, par-dessus la mer et les autres peuples, sans navire.
rune-text-reincarnation = Chaque fois que vous perdez une province, sauf face aux golems, vous mettez 1 armée de votre réserve générale dans une autre de vos provinces.
rune-text-traps = Vous posez jusqu’à 3 pièges cachés dans vos provinces des pays. Tout autre peuple qui y fait entrer des armées en perd une, et le piège est usé ; après chaque phase de déploiement, vous pouvez reposer les pièges usés.
rune-text-plagues = Qui vous attaque et vous bat doit aussitôt quitter la province et rentrer d’où il venait. La province reste vide.
rune-text-choice = Chaque fois que vous piochez des cartes Sort, vous en prenez deux fois plus, gardez le nombre prévu et défaussez les autres.
rune-text-enslavement = Après une bataille gagnée, vous pouvez prendre en otage des armées ennemies détruites, une sous chacune de vos armées sur place. Les touches enlèvent les otages avant les armées.
rune-text-true_knowledge = À la phase des sorts, vous piochez une carte de plus, même sans ville. Cette carte marquée n’agit sur Lutao qu’avec votre artefact de la rune.
rune-text-wisdom = Vous commencez avec 2 cartes Sort, pouvez en tenir 7 et voyez les sorts de tous les autres.
rune-text-wrath = À l’étape des combats, vous pouvez attaquer de nouveau, par terre, depuis les provinces conquises à ce tour.
spell-text-strength = Au début d’une bataille ou d’un assaut suivant : vous piochez et jouez une carte de plus à chaque assaut de cette bataille. Vaut aussi contre des golems.
spell-text-counterspell = En réaction à n’importe quel sort : il n’a pas d’effet et est défaussé.
spell-text-courage_of_the_few = Au début d’une bataille ou d’un assaut suivant : chacune de vos armées comptées donne une carte de plus dans cette bataille, jusqu’au plafond habituel. Vaut aussi contre des golems.
spell-text-great_host = Au début d’une bataille ou d’un assaut suivant : jusqu’à 5 de vos armées donnent des cartes dans cette bataille, au lieu de 3. Vaut aussi contre des golems.
spell-text-weakness = Au début d’une bataille ou d’un assaut suivant : le peuple adverse pioche une carte de moins à chaque assaut de cette bataille, mais peut toujours en jouer une.
spell-text-stone_skin = Quand les cartes Combat sont révélées : jusqu’à 2 touches contre vous que les Boucliers n’arrêtent pas sont évitées à cet assaut. Vaut aussi contre des golems.
spell-text-second_chance = Quand les cartes Combat sont révélées : toutes vos cartes jouées sont défaussées, et vous en piochez et révélez autant. Vaut aussi contre des golems.
spell-text-silence = Au début d’une bataille : le pouvoir du peuple adverse n’agit pas dans cette bataille.
spell-text-resurrection = Après une bataille gagnée : 1 ou 2 de vos armées qui y ont été détruites reviennent dans la province. Vaut aussi contre des golems.
spell-text-lightning = À tout moment : 1 armée est retirée d’une province ennemie sans ville.
spell-text-firestorm = À tout moment : la moitié des armées d’une province ennemie, arrondie vers le bas et 3 au plus, est retirée ; une ville ne les protège pas.
spell-text-earthquake = À tout moment : une ville dans une province d’un pays qui n’est pas à vous est détruite. Les armées restent.
spell-text-defectors = À tout moment : une province ennemie d’un pays, voisine d’une des vôtres, avec exactement 1 armée, sans ville ni otage, devient la vôtre. Une armée de votre réserve générale y prend la place de l’autre.
spell-text-mind_theft = À tout moment : vous prenez un sort au hasard à un peuple d’un autre joueur.
spell-text-rune_shift = À tout moment : votre rune retourne parmi les inutilisées ; vous en tirez deux et en gardez une.
spell-text-new_blood = À tout moment : votre carte Peuple retourne parmi les inutilisées ; vous en tirez deux et en gardez une.
spell-text-rune_ban = Après la phase de déploiement, avant un tour d’action ou au début d’une bataille : la rune d’un adversaire n’agit pas jusqu’à la fin de la manche.
spell-text-storm = Quand une traversée est annoncée : elle n’a pas lieu. Les bâtonnets sont perdus, et les armées débarquent là où se trouve le navire.
spell-text-fair_wind = À votre déplacement ou regroupement : vous recevez 3 bâtonnets de plus jusqu’à la fin de votre tour d’action.
spell-text-phantom_ship = À votre déploiement, déplacement ou regroupement : un navire apparaît sur une côte libre d’une de vos provinces et peut naviguer aussitôt.
spell-text-teleport = À votre déplacement ou regroupement : 1 à 3 armées qui n’ont pas bougé vont d’une de vos provinces à n’importe quelle autre des vôtres.
spell-text-levy = À votre déploiement : jusqu’à 2 armées viennent de votre réserve générale et sont posées aussitôt.
spell-text-rich_harvest = Après le décompte : vous avez 5 points de plus à dépenser à cette phase d’achat.
spell-text-famine = Après le décompte : un adversaire a 5 points de moins à dépenser à cette phase d’achat.
spell-text-time_swirl = Après le décompte : vous échangez votre place dans l’ordre du tour avec un autre peuple jusqu’au prochain décompte.
card-text-miss = Ne fait rien.
card-text-hit = Détruit une armée, mais aucune dans une ville.
card-text-city_hit = Détruit une armée, même dans une ville.
card-text-hero = Détruit deux armées, une seule dans une ville.
card-text-shield = Arrête une touche contre votre camp.

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
province-LUT0 = Cité de Lutao
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
province-none = nulle part

# Directions, which stand after “côte” too; a province may be followed by one
direction-E = est
direction-NE = nord-est
direction-NW = nord-ouest
direction-W = ouest
direction-SW = sud-ouest
direction-SE = sud-est
province-E = { direction-E }
province-NE = { direction-NE }
province-NW = { direction-NW }
province-W = { direction-W }
province-SW = { direction-SW }
province-SE = { direction-SE }
province-card_1 = carte Artefact 1
province-card_2 = carte Artefact 2
province-card_3 = carte Artefact 3
province-card_4 = carte Artefact 4

# Phases: what you have to do now
phase-choose = choisir un peuple et une rune
phase-choose_people = choisir un peuple
phase-lay = poser le pays retourné
phase-moon = attribuer une rune à une place
phase-place = poser vos armées, villes et navires
phase-place_count = dire combien d’armées vous y posez
phase-trap = poser des pièges, ou dire que cela suffit
phase-relay = poser ailleurs le piège relevé
phase-kill = choisir une victime pour votre assassine, ou passer
phase-move = déplacer armées et navires ou attaquer, ou terminer le déplacement
phase-move_to = choisir où vont les armées
phase-move_count = dire combien d’armées partent
phase-board = dire combien d’armées embarquent
phase-course = choisir la route et le lieu de débarquement
phase-combat = choisir la prochaine bataille
phase-ghosts = dire si vous appelez des armées spectrales
phase-strike = dire si vous frappez en premier
phase-return = rendre une carte Combat
phase-discard = défausser une carte Combat
phase-gift = offrir une carte, ou passer
phase-void = annuler des cartes, ou passer
phase-give = donner une carte pour toujours, ou passer
phase-steal = prendre une carte pour toujours, ou passer
phase-hostages = dire combien d’otages vous prenez
phase-retreat = répartir les armées qui doivent partir
phase-row = dire jusqu’où le navire revient
phase-rise = choisir où apparaît la nouvelle armée
phase-form = regrouper vos armées, ou terminer le regroupement
phase-stop = dire si la traversée finit ici
phase-ashore = dire combien d’armées débarquent
phase-aboard = dire combien d’armées embarquent
phase-golems = commander les golems, ou terminer votre tour
phase-golem_from = choisir d’où les golems attaquent
phase-window = jouer un sort, ou passer
phase-for = choisir pour lequel de vos peuples est le sort
phase-at = choisir la province pour le sort
phase-against = choisir le peuple pour le sort
phase-ship_at = choisir la côte pour le navire
phase-teleport_to = choisir où vont les armées
phase-teleport_count = dire combien d’armées partent
phase-revive = dire combien d’armées reviennent
phase-keep_spell = choisir un sort à garder
phase-keep_card = choisir la carte à garder
phase-give_up = dire combien d’otages vous rendez
phase-surplus = défausser un sort
phase-buy_armies = dire combien d’armées vous achetez
phase-buy_ships = dire combien de navires vous achetez
phase-buy_cities = dire combien de marqueurs de ville vous achetez
phase-buy_sticks = dire combien de bâtonnets vous achetez
phase-over = en rester là : la partie est finie

# Steps: where in a turn or round the game stands
step-choosing = Choix des peuples et des runes
step-laying = Pose des pays
step-starting = Facultés de départ
step-placing = Phase de déploiement
step-trapping = Pose des pièges
step-after_placement = Après le déploiement
step-lurking = Assassine
step-before_turn = Avant le tour d’action
step-moving = Déplacement
step-fighting = Combats
step-forming = Regroupement
step-commanding = Actions de golem
step-after_turn = Après le tour d’action
step-scoring = Phase de décompte
step-after_scoring = Après le décompte
step-learning = Pioche des sorts
step-learning_more = Pioche d’un sort de plus
step-learned = Après la pioche des sorts
step-limiting = Limite de main
step-buying = Phase d’achat

# Windows: moments for spells, inside brackets
window-W1 = après la phase de déploiement
window-W2 = avant un tour d’action
window-W3 = traversée annoncée
window-W4 = début d’une bataille
window-W5 = début d’un assaut
window-W6 = cartes révélées
window-W7 = bataille gagnée
window-W8 = fin d’un tour d’action
window-W9 = après le décompte
window-W10 = sorts piochés
window-R = en réaction à un sort

# Causes, ways, artefacts, goods, ends; causes stand inside brackets
cause-deal = selon les cartes Étendard
cause-scoring = selon les points
cause-time_swirl = { spell-time_swirl }
cause-elimination = après l’élimination
cause-cities = pour les villes
cause-lutao = pour la cité de Lutao
cause-true_knowledge = { rune-true_knowledge }
cause-wisdom = { rune-wisdom }
cause-mind_theft = { spell-mind_theft }
cause-limit = limite de main
cause-choice = { rune-choice }
cause-clerics = { people-clerics }
cause-second_chance = { spell-second_chance }
way-land = par terre
way-flight = en volant
way-wrath = par Courroux
way-formation = au regroupement
way-ship = par navire
way-sea = depuis le large
artefact-people = artefact du peuple
artefact-rune = artefact de la rune
item-armies = armées
item-ships = navires
item-cities = marqueurs de ville
item-sticks = bâtonnets
end-city = cité de Lutao
end-elimination = élimination
end-rounds = limite de manches
end-concession = abandon

# Seats
seat-crimson = Carmin
seat-violet = Violet
seat-teal = Sarcelle
seat-amber = Ambre

# Options
option-mode = Mode de jeu
option-mode-standard = Partie standard
option-mode-standard-about = Chaque joueur mène un peuple avec un pouvoir et une rune.
option-mode-beginner = Variante débutant
option-mode-beginner-about = Chaque joueur mène un peuple avec son pouvoir, sans runes ; la meilleure façon d’apprendre.
option-mode-pro = Variante expert
option-mode-pro-about = Deux joueurs mènent deux peuples chacun, avec une rune par peuple. Les deux ne sont pas alliés.
option-players = Joueurs
option-players-2 = Deux joueurs
option-players-2-about = Un duel : chaque peuple a 75 armées.
option-players-3 = Trois joueurs
option-players-3-about = Chaque peuple a 50 armées, et Lutao vaut deux fois plus.
option-players-4 = Quatre joueurs
option-players-4-about = Chaque peuple a 38 armées, et Lutao vaut trois fois plus.
option-board = Plateau
option-board-standard = Plateau standard
option-board-standard-about = Les pays sont toujours aux mêmes places.
option-board-random = Plateau aléatoire
option-board-random-about = Les pays entourent Lutao au hasard ; de chacun, une route de mer mène à l’île.
option-board-strategic = Mise en place stratégique
option-board-strategic-about = Vous posez les pays vous-mêmes, l’un après l’autre.
option-max_rounds = Limite de manches
option-max_rounds-about = Si personne n’a gagné après ce nombre de manches, c’est le maître de la cité de Lutao qui gagne, sinon le peuple qui a le plus de points ; 0 signifie sans limite. La plupart des parties finissent bien avant 20.
option-material = Cartes et plateau
option-material-standard = Jeu standard
option-material-standard-about = Les cartes Combat, les sorts et le plateau standard de cette version.

# Automatic answers: what a seat need not be asked about
auto-calm_windows = Moments calmes
auto-calm_windows-about = Si l’on vous propose de jouer des sorts entre les tours : après le déploiement, avant et après les tours d’action, après le décompte, après la pioche. Personne d’autre ne l’apprend.
auto-calm_windows-ask = Demander
auto-calm_windows-ask-about = On vous interroge quand vous tenez un sort de ce moment.
auto-calm_windows-always = À chaque fois
auto-calm_windows-always-about = On vous interroge même si vous ne pouvez que passer ; ainsi l’attente ne révèle à personne ce que vous tenez.
auto-calm_windows-rest = Pas maintenant
auto-calm_windows-rest-about = Vous passez automatiquement jusqu’à votre prochain déploiement ou déplacement ; ensuite, on vous interroge de nouveau.
auto-calm_windows-pass = Passer
auto-calm_windows-pass-about = Vous passez automatiquement.
auto-battle_windows = Dans les batailles
auto-battle_windows-about = Si l’on vous propose de jouer des sorts dans vos batailles. Personne d’autre ne l’apprend.
auto-battle_windows-ask = Demander
auto-battle_windows-ask-about = On vous interroge quand vous tenez un sort de ce moment.
auto-battle_windows-always = À chaque fois
auto-battle_windows-always-about = On vous interroge même si vous ne pouvez que passer ; ainsi l’attente ne révèle à personne ce que vous tenez.
auto-battle_windows-pass = Passer
auto-battle_windows-pass-about = Vous passez automatiquement.
auto-answers = Réactions
auto-answers-about = Si l’on vous propose de réagir aux sorts et aux traversées des autres. Personne d’autre ne l’apprend.
auto-answers-concerned = Si concerné
auto-answers-concerned-about = On ne vous interroge que si votre peuple, vos provinces ou votre bataille sont concernés et que vous tenez un sort qui convient.
auto-answers-ask = Si possible
auto-answers-ask-about = On vous interroge quand vous tenez un sort qui convient.
auto-answers-always = À chaque fois
auto-answers-always-about = On vous interroge même si vous ne pouvez que passer ; ainsi l’attente ne révèle à personne ce que vous tenez.
auto-answers-pass = Jamais
auto-answers-pass-about = Vous passez automatiquement.
auto-combat_cards = Cartes Combat
auto-combat_cards-about = Si l’on vous demande quelle carte Combat rendre ou défausser. Quand plusieurs personnes jouent, on vous le demande toujours.
auto-combat_cards-ask = Demander
auto-combat_cards-ask-about = On vous interroge à chaque fois.
auto-combat_cards-spare = Sans les Coups manqués
auto-combat_cards-spare-about = Un Coup manqué part de lui-même ; si vous n’en avez pas, on vous interroge.

# Counts and parts, for use in other messages
count-armies =
    { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    }
count-hostages =
    { $hostages ->
        [one] { $hostages } otage
       *[other] { $hostages } otages
    }
count-golems =
    { $golems ->
        [one] { $golems } golem
       *[other] { $golems } golems
    }
count-sticks =
    { $sticks ->
        [one] { $sticks } bâtonnet
       *[other] { $sticks } bâtonnets
    }
count-required =
    { $required ->
        [one] { $required } manche
       *[other] { $required } manches
    }
part-in =
    { $province-id ->
        [LUT0] dans la cité de Lutao
       *[other] en { $province }
    }
part-to =
    { $province-id ->
        [LUT0] vers la cité de Lutao
       *[other] vers { $province }
    }
part-from =
    { $origin-id ->
        [LUT0] depuis la cité de Lutao
       *[other] depuis { $origin }
    }
part-the =
    { $province-id ->
        [LUT0] la cité de Lutao
       *[other] { $province }
    }
part-home =
    { $origin-id ->
        [LUT0] vers la cité de Lutao
       *[other] vers { $origin }
    }
part-place =
    { $spot-id ->
        [card_1] dans les deux provinces de la carte Artefact 1
        [card_2] dans les deux provinces de la carte Artefact 2
        [card_3] dans les deux provinces de la carte Artefact 3
        [card_4] dans les deux provinces de la carte Artefact 4
       *[other] en { $spot }
    }
part-troop =
    { $hostages ->
        [0] { count-armies }
       *[other] { count-armies } avec { count-hostages }
    }

# Events: the log
event-cards-offered =
    { $seat-is ->
        [you] Vous pouvez choisir un de ces peuples
       *[other] { $seat } peut choisir un de ces peuples
    } : { $peoples }.{ $runes-count ->
        [0] {""}
       *[other] {" "}Runes au choix : { $runes }.
    }
event-choice-made =
    { $seat-is ->
        [you] Vous avez choisi.
       *[other] { $seat } a choisi.
    }
event-people-shown =
    { $seat-is ->
        [you] Vous menez
       *[other] { $seat } mène
    } les { $people }{ $rune-id ->
        [none] .
       *[other] {" "}avec la { $rune }.
    }
event-artefacts-laid =
    Les { $people } ont la carte Artefact { $number } : leur artefact du peuple est en { $province }{ $rune-province-id ->
        [none] .
       *[other] , leur artefact de la rune en { $rune-province }.
    }
event-builder-drawn =
    { $seat-is ->
        [you] Le sort vous désigne : vous posez le premier pays.
       *[other] Le sort désigne { $seat }, qui pose le premier pays.
    }
event-land-turned-up =
    { $seat-is ->
        [you] Vous retournez { $land } et le posez maintenant.
       *[other] { $seat } retourne { $land } et le pose maintenant.
    }
event-land-laid =
    { $seat-is ->
        [you] Vous posez { $land } en ({ $q }, { $r })
       *[other] { $seat } pose { $land } en ({ $q }, { $r })
    }{ $rotation ->
        [0] , sans le tourner.
        [one] , tourné une fois de 60°.
       *[other] , tourné { $rotation } fois de 60°.
    }
event-provinces-dealt =
    Les { $people } tiennent { $provinces } ; { $standards ->
        [one] { $standards } autre armée attend d’être posée.
       *[other] { $standards } autres armées attendent d’être posées.
    }
event-order-set = Ordre du tour ({ $cause }) : { $peoples }.
event-round-begun = La manche { $round } commence.
event-power-borrowed = Les { $people } empruntent un pouvoir : { $borrowed }.
event-moons-drawn = Les { $people } tirent les runes des Lunes : { $runes }.
event-moon-assigned = Les { $people } attribuent la { $rune } à la place { $place }.
event-moon-turned = Les Lunes tournent : la { $rune } agit maintenant pour les { $people }.
event-spells-gained = Les { $people } reçoivent ces sorts ({ $cause }) : { $spells }.
event-spells-drawn =
    { $count ->
        [one] Les { $people } reçoivent { $count } carte Sort ({ $cause }).
       *[other] Les { $people } reçoivent { $count } cartes Sort ({ $cause }).
    }
event-spells-offered = Les { $people } peuvent garder { $kept } de ces sorts : { $spells }.
event-spell-kept = Les { $people } gardent « { $spell } ».
event-spell-discarded = Les { $people } défaussent « { $spell } » ({ $cause }).
event-spells-reshuffled = La pioche des sorts est vide : les sorts défaussés sont mélangés.
event-picked = Choix pour les { $people } : { $province }.
event-armies-placed = Les { $people } posent { count-armies } { part-in }, { $total } s’y trouvent maintenant.
event-city-built = Les { $people } bâtissent une ville { part-in }.
event-ship-placed = Les { $people } posent un navire en { $province }, côte { $direction }.
event-placement-ended =
    { $returned ->
        [0] Les { $people } ont fini leur déploiement.
        [one] Les { $people } ont fini leur déploiement ; { $returned } armée ne trouve pas de place et retourne à la réserve générale.
       *[other] Les { $people } ont fini leur déploiement ; { $returned } armées ne trouvent pas de place et retournent à la réserve générale.
    }
event-trap-laid = Les { $people } posent un piège { part-place }.
event-trap-lifted = Les { $people } relèvent le piège { part-place }.
event-traps-changed =
    { $count ->
        [one] Les { $people } ont { $count } piège sur le plateau.
       *[other] Les { $people } ont { $count } pièges sur le plateau.
    }
event-trap-sprung = Un piège des { $people } se déclenche { part-in } : les { $victim } perdent une armée.
event-turn-begun = Les { $people } commencent leur tour d’action.
event-assassinated =
    { $province-id ->
        [none] L’assassine des { $people } frappe : les { $victim } perdent une armée sur un navire en mer.
       *[other] L’assassine des { $people } frappe : les { $victim } perdent une armée { part-in }.
    }
event-assassin-spared = L’assassine des { $people } épargne les { $victim }.
event-armies-moved =
    { $how-id ->
        [flight] Les { $people } volent
        [wrath] Les { $people } poursuivent par Courroux
        [formation] Les { $people } se regroupent
       *[land] Les { $people } marchent
    } { part-from } { part-to } : { part-troop }.
event-ship-boarded = { $armies ->
        [0] Personne n’embarque
        [one] { $armies } armée des { $people } embarque
       *[other] { $armies } armées des { $people } embarquent
    } en { $province }.
event-course-set =
    { $length ->
        [one] La route des { $people } a { $length } case de mer.
       *[other] La route des { $people } a { $length } cases de mer.
    }
event-ship-anchored = { $armies ->
        [0] Personne ne débarque
        [one] { $armies } armée des { $people } débarque
       *[other] { $armies } armées des { $people } débarquent
    } en { $province }.
event-voyage-declared =
    { $origin-id ->
        [none] Les { $people } naviguent depuis le large
       *[other] Les { $people } naviguent depuis { $origin }
    } vers { $province }, côte { $direction }, avec { count-armies }{ $hostages ->
        [0] {""}
       *[other] {" "}et { count-hostages }
    }, pour { count-sticks }.
event-ship-landed =
    Les { $people } abordent en { $province }, côte { $direction }, avec { count-armies }{ $displaced ->
        [0] .
       *[other]  ; le navire qui s’y trouvait est retiré.
    }
event-voyage-stopped =
    { $sticks ->
        [one] La traversée des { $people } est arrêtée ; { $sticks } bâtonnet perdu.
       *[other] La traversée des { $people } est arrêtée ; { $sticks } bâtonnets perdus.
    }
event-ship-lost = Un navire des { $people } est perdu en mer avec { count-armies }.
event-province-contested = Les { $people } attaquent les { $defender } { part-in } avec { count-armies }.
event-province-conquered = Les { $people } conquièrent { part-the }.
event-province-lost = Les { $people } perdent { part-the }.
event-artefact-taken = Les { $people } prennent leur { $kind } en { $province } et doivent maintenant tenir la cité de Lutao { count-required } en tout.
event-city-taken =
    { $people-id ->
        [none] Plus personne ne contrôle la cité de Lutao.
       *[other] Les { $people } contrôlent la cité de Lutao depuis la manche { $round } et doivent la tenir { count-required }.
    }
event-movement-ended = Les { $people } terminent leur déplacement.
event-combat-ended = Les { $people } terminent leurs attaques.
event-formation-ended =
    { $returned ->
        [0] Les { $people } terminent leur regroupement.
        [one] Les { $people } terminent leur regroupement ; { $returned } armée en trop retourne à la réserve générale.
       *[other] Les { $people } terminent leur regroupement ; { $returned } armées en trop retournent à la réserve générale.
    }
event-battle-begun =
    Bataille { part-in } : les { $attacker } ({ $attackers }) attaquent les { $defender } ({ $defenders }){ $city ->
        [0] .
       *[other] , à l’abri d’une ville.
    }
event-ghosts-called =
    { $armies ->
        [one] { $armies } armée spectrale rejoint les { $people }.
       *[other] { $armies } armées spectrales rejoignent les { $people }.
    }
event-ghosts-declined = Les { $people } n’appellent pas d’armées spectrales.
event-first-strike-chosen =
    { $used ->
        [0] Les { $people } renoncent à la première frappe.
       *[other] Les { $people } portent la première frappe.
    }
event-combat-round-begun = Assaut { $round } { part-in } : { $attackers } contre { $defenders } ; cartes à piocher : { $attacker-cards } contre { $defender-cards }.
event-combat-cards-seen = Les { $people } piochent : { $cards }.
event-combat-cards-drawn =
    { $count ->
        [one] Les { $people } piochent { $count } carte Combat.
       *[other] Les { $people } piochent { $count } cartes Combat.
    }
event-pile-reshuffled = Les { $people } mélangent leurs cartes Combat défaussées.
event-card-returned = Les { $people } rendent « { $card } » sous leur pioche.
event-card-sunk = Les { $people } rendent une carte Combat, face cachée.
event-card-dropped = Les { $people } défaussent « { $card } ».
event-cards-revealed = Les { $people } révèlent : { $cards }.
event-card-gifted =
    Les { $people } offrent « { $card } » aux { $other }{ $drawn-id ->
        [none] .
       *[other] {" "}et piochent « { $drawn } ».
    }
event-gift-declined = Les { $people } n’offrent rien.
event-cards-voided =
    { $cause-id ->
        [second_chance] { $cause } : les cartes des { $side } sont remplacées, { $drawn } au lieu de { $cards }.
       *[clerics] Les { $people } annulent les cartes des { $side } : { $drawn } au lieu de { $cards }.
    }
event-void-declined = Les { $people } n’annulent rien.
event-hits-taken =
    Touches contre les { $people } { part-in } : { $potential }{ $reflected ->
        [0] {""}
       *[other] {" "}+ { $reflected } en retour
    }{ $shields ->
        [0] {""}
       *[other] {" "}− { $shields } (Boucliers)
    }{ $skin ->
        [0] {""}
       *[other] {" "}− { $skin } ({ spell-stone_skin })
    }{ $ignored ->
        [0] {""}
       *[other] {" "}− { $ignored } (peau dure)
    }. Pertes : { $armies }{ $ghosts ->
        [0] {""}
       *[other] , spectres : { $ghosts }
    }{ $hostages ->
        [0] {""}
       *[other] , otages : { $hostages }
    } ; reste : { $left }.
event-card-given-away = Les { $people } donnent pour toujours une carte aux { $other } : « { $card } ».
event-card-stolen = Les { $people } prennent pour toujours une carte aux { $other } : « { $card } ».
event-witches-passed = Les { $people } n’échangent pas de carte.
event-battle-ended =
    { $limit ->
        [0]
            { $winner-id ->
                [none] La bataille { part-in } est finie : il ne reste personne.
               *[other] Les { $winner } gagnent la bataille { part-in } ; reste : { $armies }.
            }
       *[other]
            { $winner-id ->
                [none] La bataille { part-in } a trop duré : il ne reste personne.
               *[other] La bataille { part-in } a trop duré, et les attaquants sont retirés. Les { $winner } gagnent ; reste : { $armies }.
            }
    }
event-hostages-taken = Les { $people } prennent { count-hostages } aux { $other } { part-in }.
event-hostages-freed =
    { $hostages ->
        [one] { $hostages } otage des { $people } rentre chez lui.
       *[other] { $hostages } otages des { $people } rentrent chez eux.
    }
event-plague-broke = Un fléau des { $people } chasse les vainqueurs : les { $victim } quittent { part-the }.
event-group-retreated =
    { $lost ->
        [0]
            { $origin-id ->
                [none] Un navire des { $people } attend en mer avec { count-armies }.
               *[other] Les { $people } se replient { part-home } avec { count-armies }.
            }
       *[other] Les { $people } perdent { count-armies } dans le repli.
    }
event-retreat-shared = Avec ce groupe, les { $people } renvoient { part-troop }.
event-reincarnated = Une nouvelle armée des { $people } apparaît { part-in }.
event-golems-sent = Les { $people } envoient contre { part-the } les golems de ces provinces : { $provinces }.
event-golems-raised = Les { $people } posent { count-golems } { part-in }.
event-command-ended = Les { $people } ne donnent plus d’ordre aux golems.
event-spell-shown = Les { $people } montrent « { $spell } ».
event-spell-aimed = Les { $people } utilisent le sort pour les { $user }.
event-spell-declared =
    Les { $people } jouent « { $spell } »{ $province-id ->
        [none] {""}
        [LUT0] {" "}sur la cité de Lutao
       *[other] {" "}sur { $province }
    }{ $goal-id ->
        [none] {""}
       *[other] {" "}→ { $goal }
    }{ $target-id ->
        [none] {""}
       *[other] {" "}contre les { $target }
    }{ $number ->
        [0] .
        [one] , { $number } armée.
       *[other] , { $number } armées.
    }
event-window-passed = Les { $people } ne jouent pas de sort ({ $window }).
event-spell-stopped = Le sort « { $spell } » des { $people } est arrêté.
event-spell-failed = Le sort « { $spell } » des { $people } a perdu sa cible et ne fait rien.
event-battle-changed =
    { $spell-id ->
        [strength] Les { $people } jouent une carte de plus à chaque assaut.
        [courage_of_the_few] Chaque armée des { $people } donne une carte de plus.
        [great_host] Jusqu’à 5 armées des { $people } donnent des cartes.
        [weakness] Les { $people } piochent une carte de moins à chaque assaut.
        [stone_skin] Jusqu’à 2 touches contre les { $people } sont évitées à cet assaut.
        [silence] Le pouvoir des { $people } n’agit pas dans cette bataille.
       *[other] « { $spell } » agit sur les { $people } dans cette bataille.
    }
event-armies-removed =
    { $armies ->
        [0] { $spell } { part-in } : les { $people } rendent { count-hostages } au lieu d’armées.
       *[other]
            { $hostages ->
                [0] { $spell } { part-in } : les { $people } perdent { count-armies }.
               *[other] { $spell } { part-in } : les { $people } perdent { count-armies } et rendent { count-hostages }.
            }
    }
event-armies-returned = { $armies ->
        [one] { $armies } armée détruite des { $people } revient
       *[other] { $armies } armées détruites des { $people } reviennent
    } { part-in }.
event-city-razed = La ville en { $province } est détruite.
event-spell-stolen = Les { $people } prennent « { $spell } » dans la main des { $victim }.
event-theft-seen = Les { $people } prennent un sort dans la main des { $victim }.
event-rune-banned =
    { $rune-id ->
        [none] Les { $people } ne peuvent utiliser aucune rune jusqu’à la fin de la manche.
       *[other] La { $rune } n’agit plus pour les { $people } jusqu’à la fin de la manche.
    }
event-cards-turned-up = Les { $people } tirent des cartes et en gardent une. Peuples : { $peoples }. Runes : { $runes }.
event-rune-changed = Les { $people } changent de rune : { $rune } au lieu de { $old-rune }.
event-people-changed = Les { $old } deviennent les { $people }.
event-wind-raised = Vent favorable : les { $people } reçoivent { count-sticks } pour ce tour.
event-teleported = { $armies ->
        [one] { $armies } armée des { $people } passe
       *[other] { $armies } armées des { $people } passent
    } d’un bond { part-from } { part-to }.
event-armies-levied = Les { $people } lèvent { count-armies }, à poser maintenant.
event-budget-changed =
    { $budget ->
        [one] Les { $people } ont maintenant { $budget } point à dépenser (changement : { $points }).
       *[other] Les { $people } ont maintenant { $budget } points à dépenser (changement : { $points }).
    }
event-points-counted =
    Points des { $people } : { $total } (provinces { $provinces }{ $lutao ->
        [0] {""}
       *[other] , Lutao { $lutao }
    }{ $cities ->
        [0] {""}
       *[other] , villes { $cities }
    }{ $lands ->
        [0] {""}
       *[other] , pays complets { $lands }
    }{ $land-cities ->
        [0] {""}
       *[other] , pays complets avec ville { $land-cities }
    }).
event-bought =
    { $item-id ->
        [armies]
            { $number ->
                [0] Les { $people } n’achètent pas d’armée
                [one] Les { $people } achètent { $number } armée
               *[other] Les { $people } achètent { $number } armées
            }
        [ships]
            { $number ->
                [0] Les { $people } n’achètent pas de navire
                [one] Les { $people } achètent { $number } navire
               *[other] Les { $people } achètent { $number } navires
            }
        [cities]
            { $number ->
                [0] Les { $people } n’achètent pas de marqueur de ville
                [one] Les { $people } achètent { $number } marqueur de ville
               *[other] Les { $people } achètent { $number } marqueurs de ville
            }
       *[sticks]
            { $number ->
                [0] Les { $people } n’achètent pas de bâtonnet
                [one] Les { $people } achètent { $number } bâtonnet
               *[other] Les { $people } achètent { $number } bâtonnets
            }
    } : prix { $price }, points restants { $budget }.
event-buying-ended =
    { $unspent ->
        [0] Les { $people } ont fini leurs achats.
        [one] Les { $people } ont fini leurs achats ; { $unspent } point est perdu.
       *[other] Les { $people } ont fini leurs achats ; { $unspent } points sont perdus.
    }
event-eliminated = Les { $people } n’ont plus rien et quittent la partie.
event-conceded =
    { $seat-is ->
        [you] Vous abandonnez. Vos armées quittent le plateau.
       *[other] { $seat } abandonne. Ses armées quittent le plateau.
    }
event-game-ended =
    { $reason-id ->
        [city] La partie finit à la manche { $round } : la cité de Lutao a été tenue assez longtemps.
        [elimination] La partie finit à la manche { $round } : il ne reste qu’un joueur.
        [rounds] La partie finit avec la manche { $round } : la limite de manches est atteinte.
       *[concession] La partie finit à la manche { $round } : tous les autres ont abandonné.
    }

# Refusals: what was wrong, and what the rule says
refusal-over = La partie est finie. On ne peut plus rien jouer.
refusal-not-your-turn = Ce n’est pas à vous de décider maintenant. On vous interrogera quand ce sera votre tour ou que vous pourrez jouer un sort.
refusal-other-decision = Ce n’est pas la question du moment. Il vous faut maintenant { $phase }.
refusal-armies-left =
    { $number ->
        [one] { $number } armée attend encore et trouve de la place. Toutes les armées doivent être posées maintenant ; seuls les villes et les navires peuvent attendre.
       *[other] { $number } armées attendent encore et trouvent de la place. Toutes les armées doivent être posées maintenant ; seuls les villes et les navires peuvent attendre.
    }
refusal-battles-left =
    { $number ->
        [one] { $number } bataille reste à livrer. Toutes les batailles doivent l’être à cette étape.
       *[other] { $number } batailles restent à livrer. Toutes les batailles doivent l’être à cette étape.
    }
refusal-no-trap-here = Vous ne pouvez pas poser de piège { part-in }. Choisissez une de vos provinces d’un pays où il n’y en a pas encore ; un piège relevé doit aller ailleurs.
refusal-no-victim = Votre assassine ne trouve pas de victime { part-in }. Choisissez une province du joueur dont le tour commence ; sur Lutao, il faut votre artefact de la rune.
refusal-no-room-to-rise = L’armée ne peut pas apparaître { part-in }. Choisissez une de vos provinces non disputées qui a moins de 8 armées ; sur Lutao, il faut votre artefact de la rune.
refusal-no-spell-target = « { $spell } » ne peut pas viser { part-the }. Choisissez une province que le sort permet ; une province disputée ne l’est jamais.
refusal-no-battle-here = Il n’y a pas de combat à livrer { part-in }. Choisissez une province disputée ou, avec la { rune-wrath }, une province conquise à ce tour qui a des armées à envoyer.
refusal-no-golems-here = Les golems ne peuvent pas faire cela { part-in }. Sur Lutao, ils attaquent une province voisine d’un autre peuple ; de nouveaux golems demandent une province vide de Lutao.
refusal-not-own = Cette province n’est pas à vous, ou elle est disputée : { $province }. Choisissez une de vos provinces.
refusal-reserve-empty = Vous n’avez plus d’armées à poser. Bâtissez des villes, posez des navires, ou terminez votre déploiement.
refusal-province-full = Il n’y a plus de place { part-in }. Une province contient au plus { $most } armées ; choisissez-en une autre.
refusal-bound-to-lands = Ce qu’un sort marqué vous a donné ne peut pas être posé { part-in }. Sur Lutao, il y faut votre artefact de la rune ; choisissez une province d’un pays.
refusal-no-city-on-lutao = On ne bâtit pas de ville sur Lutao. Sa cité s’y dresse depuis le début ; bâtissez dans un des pays.
refusal-no-city-marker = Vous n’avez pas de marqueur de ville. Vous pouvez en acheter un pour 5 points à la phase d’achat.
refusal-city-there = Ce pays a déjà une ville : { $land }. Un pays en a une au plus ; choisissez-en un autre.
refusal-no-city-symbol = Vous ne pouvez pas bâtir de ville en { $province }. Le symbole de ville est en { $symbol } ; ailleurs dans ce pays, il faut le posséder tout entier.
refusal-last-army = Il n’y a qu’une armée { part-in }, et une doit toujours rester. Choisissez une province qui en a davantage.
refusal-all-moved = Les armées { part-in } ont déjà bougé, ou une doit rester. Chaque armée ne bouge qu’une fois par étape.
refusal-nowhere-to-go = Il n’y a maintenant aucune destination depuis { part-the }. Choisissez une autre province.
refusal-not-adjacent = Les armées ne peuvent pas aller { part-from } { part-to }. Elles vont dans une province adjacente, avec la { rune-flying } jusqu’à deux cases.
refusal-no-flight-on-lutao = Vos armées ne peuvent pas voler { part-to } : depuis Lutao, vers Lutao ou au-dessus, elles ne volent qu’avec votre artefact de la rune. Case par case, elles avancent comme d’habitude.
refusal-no-wrath-there = Le Courroux ne mène pas { part-to }. Choisissez une province adjacente étrangère, vide ou disputée par vous, sans golems ; sur Lutao, il faut votre artefact de la rune.
refusal-no-coast = Il n’y a pas de côte dans cette direction ({ $province }, { $direction }). Choisissez un côté qui borde la mer.
refusal-no-landing-there = Vous ne pouvez pas débarquer en { $province } ({ $direction }) maintenant. Au déplacement, on ne débarque que dans des provinces qui ne sont pas à soi, au regroupement que dans les siennes.
refusal-too-far = Avec { count-sticks }, vous n’atteignez pas { $province } ({ $direction }). Chaque case de mer de la route en coûte un ; choisissez un lieu plus proche.
refusal-no-ship = Vous n’avez pas de navire à poser. Vous pouvez en acheter un pour 4 points à la phase d’achat.
refusal-ship-there = Il y a déjà un navire de ce côté en { $province } ({ $direction }). Une arête côtière n’en accueille qu’un ; choisissez-en une libre.
refusal-no-ship-there = Vous n’avez pas de navire de ce côté en { $province } ({ $direction }). Choisissez un navire sur la côte d’une de vos provinces.
refusal-has-sailed = Le navire en { $province } ({ $direction }) a déjà fait sa traversée. Chaque navire navigue une fois par étape.
refusal-nobody-to-board = Personne ne peut embarquer en { $province } ({ $direction }). Il faut des armées qui n’ont pas bougé, et une doit rester.
refusal-no-voyage = Le navire en { $province } ({ $direction }) ne trouve pas de lieu où débarquer avec { count-sticks }. Chaque case de mer de la route en coûte un.
refusal-number = { $number } n’est pas possible. Choisissez un nombre de { $least } à { $most }.
refusal-hostages = Ce nombre d’otages ne peut pas suivre : { $number }. Chaque armée en garde un au plus ; choisissez un nombre de { $least } à { $most }.
refusal-row = Le navire ne peut pas revenir de { $number } cases. Il paie au moins un bâtonnet et au plus la longueur de sa route ; vous avez { count-sticks }.
refusal-too-many-armies = { $number } armées, c’est trop. On peut en acheter { $most } au plus en une phase d’achat.
refusal-supply = { $number } armées, c’est trop. Il n’en reste que { $most } dans votre réserve générale.
refusal-too-expensive = { $number } coûteraient { $price }, et vous avez { $budget } à dépenser. Vous pouvez en acheter { $most } au plus.
refusal-not-drawn = « { $spell } » n’est pas parmi les cartes piochées. Gardez l’une de celles-ci.
refusal-not-in-hand = Vous n’avez pas « { $spell } » en main sous cette forme. Choisissez une carte de votre main ; une carte marquée s’écrit avec un astérisque.
refusal-wrong-moment = « { $spell } » ne peut pas être joué en ce moment. La carte dit quand elle peut l’être.
refusal-golems-immune = Les golems sont insensibles au sort « { $spell } ». Contre eux, vous ne pouvez jouer que des sorts qui touchent vos propres armées ou cartes.
refusal-marked-on-lutao = Cette carte « { $spell } » est marquée. Sur Lutao, contre Lutao ou pour Lutao, elle ne sert qu’avec votre artefact de la rune.
refusal-no-target = « { $spell } » ne trouve pas de cible maintenant. Attendez qu’il y en ait une.
refusal-holder-only = « { $spell } » ne sert qu’au peuple qui tient la carte, et ce peuple ne combat pas ici. Jouez un sort qui peut aider votre autre peuple, ou passez.
refusal-not-offered = Ce peuple ou cette rune n’est pas dans votre choix ({ $card }). Choisissez un peuple et une rune parmi ceux que vous avez tirés.
refusal-other-land = Le pays retourné est { $land }. Posez-le maintenant.
refusal-land-does-not-fit = { $land } ne toucherait rien à cet endroit. Il doit partager une arête avec l’anneau de mer ou avec un pays.
refusal-land-on-something = { $land } recouvrirait là Lutao, la mer qui l’entoure ou un autre pays. Choisissez un endroit libre ou une autre rotation.
refusal-land-off-the-mat = { $land } dépasserait là du tapis. Toutes ses cases doivent s’y trouver ; choisissez un autre endroit ou une autre rotation.
refusal-no-way = La route ne peut pas passer par ({ $q }, { $r }). Choisissez une case de mer adjacente d’où vous pourrez encore payer un débarquement.
refusal-no-such-card = Vous ne pouvez pas choisir « { $card } » ici. Choisissez une des cartes proposées.
refusal-gave-already = Les Sorcières ont déjà donné une carte pendant cette manche. Par manche, elles donnent une fois et prennent une fois.
refusal-no-cards-to-void = Ce camp n’a pas de cartes à annuler. Choisissez l’autre camp, ou passez.
refusal-no-target-people = Vous ne pouvez pas choisir les { $people } pour ce sort. Choisissez un des peuples proposés.
refusal-no-ship-at-sea = Le navire en mer numéro { $number } ne peut pas être choisi. Les navires en mer sont numérotés dans l’ordre de leur arrivée ; choisissez l’un de ceux qui sont proposés.
refusal-no-stick = Le navire { $number } en mer ne peut pas avancer sans bâtonnet. Il en paie au moins un ; vous en achetez pendant la phase d’achat.

# Why a position cannot be
impossible-peoples = { $found } peuples ne vont pas avec { $players } joueurs : chacun en mène un, deux dans la variante expert.
impossible-order = Chaque peuple figure au plus une fois dans l’ordre du tour, et seulement les peuples de cette partie.
impossible-order-out = Un peuple figure dans l’ordre du tour exactement tant qu’il est en jeu.
impossible-turn = Le tour { $turn } de la manche { $round } n’existe pas.
impossible-hostage-list = Les otages se comptent pour chacun des quatre peuples.
impossible-no-goal = Les armées vont vers un lieu qui n’existe pas.
impossible-nobodys-turn = À cette étape, c’est le tour d’un peuple, et ici ce n’est celui de personne.
impossible-unknown-offer = Les peuples et les runes proposés doivent être connus.
impossible-unknown-fighter = Quelqu’un combat qui n’est pas dans la partie.
impossible-combat-turn = Un combat n’a pas autant de tours ni de manches.
impossible-overlap = Un pays recouvre l’anneau de mer ou un autre pays.
impossible-land-count = Ce pays doit être posé ou encore à poser, exactement une fois : { $land }.
impossible-nothing-to-lay = Il ne reste aucun pays à poser.
impossible-unlaid-land = Ce pays doit être posé avant toute autre chose : { $land }.
impossible-off-the-mat = Ce pays n’est pas sur le tapis : { $land }.
impossible-no-coast = Un navire se trouve sur un côté sans côte : { $province }.
impossible-unknown-owner = Cette province appartient à quelqu’un qui n’est pas dans la partie : { $province }.
impossible-unlaid-province = Quelqu’un se trouve dans une province qui n’est pas encore posée : { $province }.
impossible-negative-armies = Il ne peut pas y avoir moins que zéro armée.
impossible-owner = Une province a un propriétaire exactement tant que des armées s’y trouvent : { $province }.
impossible-moved = Plus d’armées ont bougé qu’il n’y en a ici : { $province }.
impossible-golems = Il y a { $wanted } golems en tout, sur Lutao et dans la réserve ; cette position en a { $found }.
impossible-golems-abroad = Les golems ne quittent jamais Lutao.
impossible-armies = { $people-id ->
        [none] Un peuple doit avoir { $wanted } armées en tout et en a { $found }.
       *[other] Les { $people } doivent avoir { $wanted } armées en tout et en ont { $found }.
    }
impossible-stock = Un peuple a moins que rien de quelque chose, ou plus d’armées liées que n’en a sa réserve.
impossible-people-card = Chaque peuple a sa propre carte.
impossible-negative-spells = Il ne peut pas y avoir moins que zéro sort.
impossible-hostages = Ces otages ne sont tenus par personne qui puisse les tenir.
impossible-spell-count = Le nombre de ce sort est faux : { $spell }. Dans le jeu : { $wanted }, dans cette position : { $found }.
impossible-card-count = Le nombre de cette carte de combat est faux : { $card }. Dans le jeu : { $wanted }, dans cette position : { $found }.
impossible-people-count = Le nombre de cette carte de peuple est faux : { $people }. Dans le jeu : { $wanted }, dans cette position : { $found }.
impossible-rune-count = Le nombre de cette rune est faux : { $rune }. Dans le jeu : { $wanted }, dans cette position : { $found }.
impossible-over = Une partie finie n’attend personne et a une raison de finir.
impossible-running = Une partie en cours attend le joueur du peuple qui décide, et n’a pas de raison de finir.
impossible-setup = C’est au début, et alors seulement, qu’on choisit les peuples et pose les pays.
impossible-no-errand = Rien n’attend qui demande cette décision.
impossible-errand-first = Il y a quelque chose à décider avant de pouvoir jouer des sorts.
impossible-no-battle = Cette décision appartient à un combat, et il n’y en a pas.
impossible-not-fighting = Seul un peuple qui se bat dans ce combat décide cela.
impossible-no-group = Il ne reste dans ce combat aucun groupe qui pourrait rebrousser chemin à la rame.
impossible-no-spell = Cette décision appartient à un sort, et le peuple qui décide n’en a déclaré aucun.
impossible-no-window = Personne ne peut jouer de sort à ce moment.
impossible-no-ship = Il n’y a pas de navire qui puisse partir.
impossible-no-province = La province des armées n’est pas choisie.
impossible-route = Une route quitte le tapis.
impossible-two-sides = Un combat a deux camps et suit ses étapes.
impossible-fights-itself = Un peuple combat contre lui-même.
impossible-unknown-caster = Un sort appartient à un peuple qui n’est pas dans la partie.
impossible-nothing-to-decide = Il n’y a rien à décider ici : aucun choix n’est possible.

# Prompts: what is asked of you now
prompt-choose = Choisissez votre peuple et votre rune.
prompt-choose-people = Choisissez votre peuple.
prompt-lay = Posez le pays retourné.
prompt-moon = Attribuez une rune des Lunes à la place suivante.
prompt-place = Posez vos armées, villes et navires.
prompt-place-count = Combien d’armées y posez-vous ?
prompt-trap = Posez vos pièges, ou dites que cela suffit.
prompt-relay = Posez ailleurs le piège relevé.
prompt-kill = Choisissez l’armée que retire votre assassine, ou passez.
prompt-move = Déplacez vos armées ou attaquez, faites naviguer vos navires, ou terminez votre déplacement.
prompt-move-to = Où vont les armées ?
prompt-move-count = Combien d’armées partent ?
prompt-board = Combien d’armées embarquent ?
prompt-course = Choisissez où le navire aborde.
prompt-combat = Choisissez la prochaine bataille.
prompt-ghosts = Appelez-vous des armées spectrales dans cette bataille ?
prompt-strike = Frappez-vous en premier ?
prompt-return = Rendez une carte Combat.
prompt-discard = Défaussez une deuxième carte Combat.
prompt-gift = Offrez une de vos cartes révélées, ou passez.
prompt-void = Annulez les cartes d’un camp, ou passez.
prompt-give = Donnez pour toujours une de vos cartes à l’adversaire, ou passez.
prompt-steal = Prenez pour toujours une carte à l’adversaire, ou passez.
prompt-hostages = Combien d’otages prenez-vous ?
prompt-retreat = Un fléau vous chasse : combien d’armées repartent avec ce groupe ?
prompt-row = Combien de bâtonnets payez-vous pour le retour ?
prompt-rise = Vous avez perdu une province : où apparaît la nouvelle armée ?
prompt-form = Regroupez vos armées, ou terminez votre regroupement.
prompt-form-to = Dans laquelle de vos provinces vont les armées ?
prompt-stop = Le navire a abordé : la traversée finit-elle ici ?
prompt-ashore = Combien d’armées débarquent ici ?
prompt-aboard = Combien d’autres armées embarquent ici ?
prompt-golems = Commandez les golems, ou terminez votre tour.
prompt-golem-from = Choisissez d’où les golems attaquent.
prompt-window-w1 = Le déploiement est fini : jouez un sort, ou passez.
prompt-window-w2 = Un tour d’action va commencer : jouez un sort, ou passez.
prompt-window-w3 = Une traversée est annoncée : arrêtez-la par un sort, ou passez.
prompt-window-w4 = La bataille commence : jouez un sort, ou passez.
prompt-window-w5 = L’assaut suivant commence : jouez un sort, ou passez.
prompt-window-w6 = Les cartes sont révélées : jouez un sort, ou passez.
prompt-window-w7 = Vous avez gagné la bataille : jouez un sort, ou passez.
prompt-window-w8 = Un tour d’action est fini : jouez un sort, ou passez.
prompt-window-w9 = Les points sont comptés : jouez un sort, ou passez.
prompt-window-w10 = Vous avez pioché vos sorts : jouez-en un, ou passez.
prompt-window-r = Un sort est annoncé : arrêtez-le, ou passez.
prompt-for = Pour lequel de vos peuples est le sort ?
prompt-at = Choisissez la province pour le sort.
prompt-against = Choisissez le peuple pour le sort.
prompt-ship-at = Choisissez la côte où apparaît le navire.
prompt-teleport-to = Où vont les armées ?
prompt-teleport-count = Combien d’armées partent ?
prompt-revive = Combien d’armées reviennent ?
prompt-keep-spell = Choisissez un sort à garder.
prompt-keep-card = Choisissez la carte que vous gardez.
prompt-give-up = Un sort retire des armées : combien d’otages rendez-vous à la place ?
prompt-surplus = Vous avez trop de sorts : défaussez-en un.
prompt-buy-armies = Combien d’armées achetez-vous ?
prompt-buy-ships = Combien de navires achetez-vous ?
prompt-buy-cities = Combien de marqueurs de ville achetez-vous ?
prompt-buy-sticks = Combien de bâtonnets achetez-vous ?
prompt-waiting = C’est à { $seat } de décider.

# Help: the decision explained to a newcomer
help-choose = Gardez un de vos trois peuples et une de vos trois runes. Personne ne voit votre choix avant que tous aient choisi.
help-choose-people = Gardez un de vos trois peuples, et avec lui son pouvoir. Personne ne voit votre choix avant que tous aient choisi.
help-lay = Le pays doit toucher l’anneau de mer autour de Lutao ou un pays déjà posé, et peut être tourné.
help-moon = Vous aurez toujours la rune de votre place dans l’ordre du tour : la place 1 joue la première.
help-place = Les armées vont dans vos propres provinces, 8 au plus dans chacune, et toutes doivent être posées. Une ville demande un symbole de ville ou un pays complet et vous enseigne un sort par manche ; un navire se pose sur une côte.
help-place-count = Une province contient 8 armées au plus.
help-trap = Les autres peuples qui font entrer des armées dans une province piégée en perdent une. Personne ne voit où sont vos pièges.
help-relay = Le piège que vous avez relevé doit maintenant aller ailleurs.
help-kill = Avant le tour d’un peuple d’un autre joueur, votre rune retire une de ses armées, même la dernière d’une province.
help-move = Chaque armée peut bouger une fois, vers une province adjacente, et une reste toujours. Une province vide est à vous aussitôt ; pour toute autre, on se bat ensuite. Les navires portent les armées par mer, un bâtonnet par case.
help-move-to = Une province vide est à vous aussitôt. Si d’autres s’y trouvent, une bataille suit le déplacement.
help-move-count = Une armée doit rester.
help-board = Une armée doit rester dans la province.
help-course = Le navire prend le chemin le plus court vers la côte choisie ; chaque case de mer coûte un bâtonnet. Pour le faire passer par une case précise, nommez-la d’abord.
help-combat = Toutes les batailles doivent être livrées, dans l’ordre de votre choix. Avec la { rune-wrath }, vous pouvez attaquer de nouveau depuis les provinces que vous venez de conquérir.
help-ghosts = Jusqu’à 3 armées de votre réserve générale se battent avec vous, sont détruites d’abord et repartent après la bataille.
help-strike = Vous piochez, rendez une carte et détruisez des attaquants avant qu’ils ne jouent.
help-return = Vous piochez plus de cartes que vous n’en jouez : rendez celle qui vous aide le moins ; elle va sous votre pioche.
help-discard = Une autre de vos cartes est défaussée sans effet avant la révélation.
help-gift = Une fois par bataille, vous pouvez donner à l’adversaire une carte révélée, souvent un Coup manqué, et en piocher une autre. Il pioche alors une carte de moins, et aucune s’il n’a qu’une armée.
help-void = Une fois par bataille, vous pouvez faire remplacer toutes les cartes d’un camp par de nouvelles de sa pioche : les vôtres si elles sont mauvaises, celles de l’adversaire si elles sont bonnes.
help-give = Une fois par manche, vous pouvez mettre pour toujours une de vos cartes jouées dans le paquet de l’adversaire.
help-steal = Une fois par manche, vous pouvez mettre pour toujours une carte jouée de l’adversaire dans votre paquet.
help-hostages = Chacune de vos armées ici peut garder en otage une armée ennemie détruite. Les touches enlèvent les otages avant les armées.
help-retreat = Vos survivants doivent partir dans les groupes où ils sont venus, chacun avec au plus autant d’armées qu’il en avait amené. On vous interroge groupe par groupe.
help-row = Avec autant de bâtonnets que la route avait de cases, le navire rentre. Avec moins, il attend en mer et devra repartir à votre prochain tour.
help-rise = Une armée de votre réserve générale apparaît dans une de vos provinces qui a moins de 8 armées.
help-form = Chaque armée peut aller une fois dans une de vos provinces adjacentes, et les navires peuvent naviguer entre vos provinces. À la fin, ce qui dépasse 8 armées dans une province retourne à la réserve générale.
help-form-to = Au regroupement, les armées ne vont que dans vos propres provinces, et il n’y a pas de bataille. Ce qui vient d’arriver dans une province y reste.
help-stop = Vous pouvez débarquer toutes les armées, ou continuer vers une autre de vos provinces.
help-ashore = Celles qui restent à bord continuent.
help-aboard = Des armées qui n’ont pas bougé peuvent monter à bord, et une reste dans la province.
help-golems = Vous contrôlez la cité de Lutao : vous pouvez faire attaquer par des golems une province voisine d’un autre peuple, ou poser de nouveaux golems dans une province vide de Lutao.
help-golem-from = Tous les golems de la province choisie se joignent à l’attaque ; chaque province coûte une action de golem.
help-window-w1 = Toutes les armées sont posées, et aucun peuple n’a encore bougé.
help-window-w2 = Le prochain peuple va se déplacer et attaquer.
help-window-w3 = Les bâtonnets sont payés, mais le navire n’est pas encore parti.
help-window-w4 = Les sorts joués maintenant valent pour toute la bataille.
help-window-w5 = Les sorts joués maintenant valent dès cet assaut.
help-window-w6 = Les touches ne sont pas encore comptées ; c’est la dernière occasion de les éviter.
help-window-w7 = Quelques-unes de vos armées détruites peuvent revenir dans la province.
help-window-w8 = Après le dernier tour d’action d’une manche, c’est la dernière occasion avant le contrôle de victoire.
help-window-w9 = Le nouvel ordre du tour est fixé, et les achats viennent ensuite.
help-window-w10 = Ce qui dépasse votre limite de main devra être défaussé ensuite : jouez ce qui peut servir.
help-window-r = Un { spell-counterspell } fait échouer le sort annoncé ; il peut lui-même être arrêté par un autre.
help-for = Le sort peut servir à l’un ou l’autre de vos peuples ; choisissez celui qui en profite.
help-at = Le sort demande une province ; seules celles qui sont permises sont proposées.
help-against = Le sort demande un peuple ; seuls ceux qui sont permis sont proposés.
help-ship-at = Le navire apparaît sur une côte libre d’une de vos provinces.
help-teleport-to = Choisissez une autre de vos provinces où il y a de la place.
help-teleport-count = Jusqu’à 3 armées qui n’ont pas bougé peuvent partir, et une doit rester.
help-revive = Des armées détruites dans cette bataille reviennent de votre réserve générale.
help-keep-spell = Vous piochez deux fois plus de sorts que vous ne pouvez en garder ; les autres sont défaussés.
help-keep-card = L’autre carte retourne parmi les inutilisées ; les artefacts pris restent valables.
help-give-up = Chaque otage rendu sauve une de vos armées.
help-surplus = Vous pouvez tenir 4 sorts, 7 avec la { rune-wisdom }, et autant que vous voulez tant que vous contrôlez la cité de Lutao.
help-buy-armies = Le prix croît avec le nombre : 5 armées coûtent 10, 10 en coûtent 26, 15 en coûtent 49. Les points non dépensés sont perdus. Viennent ensuite navires, marqueurs de ville et bâtonnets.
help-buy-ships = Un navire coûte 4 et se pose sur une côte à la prochaine phase de déploiement.
help-buy-cities = Un marqueur de ville coûte 5. Une ville protège ses armées et rapporte un point et un sort par manche.
help-buy-sticks = Un bâtonnet coûte 1 et fait avancer un navire d’une case de mer. On peut garder les bâtonnets pour les manches suivantes.

# How an answer is typed, said only in the terminal
type-choose = Tapez par exemple choose elves flying.
type-choose-people = Tapez par exemple choose elves.
type-lay = Tapez par exemple lay RHU 5,0 3 : le pays, la case de sa première province et combien de fois il est tourné de 60°.
type-moon = Tapez par exemple moon 1 traps.
type-place = Tapez par exemple army NUR2, city NUR1 ou ship NUR2 W, play et un sort, ou end.
type-place-count = Tapez par exemple take 3.
type-trap = Tapez trap NUR2 pour en poser un, lift NUR2 pour en relever un et le poser ailleurs, trap card 2 pour une carte Artefact, ou enough.
type-relay = Tapez par exemple trap NUR2.
type-kill = Tapez kill NUR2, kill ship 1 pour un navire en mer, ou pass.
type-move = Tapez par exemple move NUR2, sail NUR2 W ou sail ship 1, play et un sort, ou end.
type-move-to = Tapez par exemple to SIG4.
type-move-count = Tapez par exemple take 3, ou take 3+1 si un otage suit.
type-board = Tapez par exemple take 3, ou take 3+1 si un otage suit.
type-course = Tapez par exemple land LUT9 W, ou via -3,1 pour la case (-3, 1).
type-combat = Tapez par exemple fight NUR2 ou wrath NUR2, ou end quand il n’y a plus de bataille.
type-ghosts = Tapez yes pour oui ou no pour non.
type-strike = Tapez yes pour oui ou no pour non.
type-return = Tapez par exemple return miss.
type-discard = Tapez par exemple discard hit.
type-gift = Tapez par exemple give miss, ou pass.
type-void = Tapez void own pour les vôtres, void other pour les autres, ou pass.
type-give = Tapez par exemple give miss, ou pass.
type-steal = Tapez par exemple steal hit, ou pass.
type-hostages = Tapez par exemple take 2.
type-retreat = Tapez par exemple take 2, ou take 2+1 si un otage suit.
type-row = Tapez par exemple row 2.
type-rise = Tapez par exemple rise NUR2.
type-form = Tapez par exemple move NUR2 ou sail NUR2 W, play et un sort, ou end.
type-form-to = Tapez par exemple to SIG4.
type-stop = Tapez anchor pour finir la traversée, ou onward pour continuer.
type-ashore = Tapez par exemple take 1, take 0 pour aucune, ou take 1+1 si un otage suit.
type-aboard = Tapez par exemple take 1, take 0 pour aucune, ou take 1+1 si un otage suit.
type-golems = Tapez golems LUT2 pour attaquer LUT2, raise LUT1 pour y poser des golems, ou end.
type-golem-from = Tapez par exemple from LUT1, ou enough pour lancer l’attaque.
type-window-w1 = Tapez par exemple play lightning, ou pass.
type-window-w2 = Tapez par exemple play lightning, ou pass.
type-window-w3 = Tapez play storm pour l’arrêter, ou pass.
type-window-w4 = Tapez par exemple play strength, ou pass.
type-window-w5 = Tapez par exemple play strength, ou pass.
type-window-w6 = Tapez par exemple play stone_skin, ou pass.
type-window-w7 = Tapez par exemple play resurrection, ou pass.
type-window-w8 = Tapez par exemple play lightning, ou pass.
type-window-w9 = Tapez par exemple play rich_harvest, ou pass.
type-window-w10 = Tapez par exemple play lightning, ou pass.
type-window-r = Tapez play counterspell, ou pass.
type-for = Tapez par exemple for elves.
type-at = Tapez par exemple at NUR2.
type-against = Tapez par exemple against elves.
type-ship-at = Tapez par exemple ship NUR2 W.
type-teleport-to = Tapez par exemple to SIG4.
type-teleport-count = Tapez par exemple take 3.
type-revive = Tapez par exemple take 2.
type-keep-spell = Tapez par exemple keep lightning.
type-keep-card = Tapez par exemple keep elves ou keep traps.
type-give-up = Tapez par exemple take 1, ou take 0 pour aucun.
type-surplus = Tapez par exemple discard lightning ; un astérisque désigne une carte marquée.
type-buy-armies = Tapez par exemple armies 7.
type-buy-ships = Tapez par exemple ships 1.
type-buy-cities = Tapez par exemple cities 1.
type-buy-sticks = Tapez par exemple sticks 3.

# Moves: entries of a menu
move-word =
    { $word-id ->
        [pass] Passer
        [enough] Cela suffit
        [yes] Oui
        [no] Non
        [anchor] Tous à terre : finir la traversée
        [onward] Continuer la traversée
       *[end] Terminer
    }
move-choose =
    { $rune-id ->
        [none] { $people }
       *[other] { $people } avec la { $rune }
    }
move-lay = Poser { $land } en ({ $q }, { $r }), rotation : { $rotation }
move-moon = Place numéro { $place } : { $rune }
move-at =
    { $word-id ->
        [army] Poser des armées { part-in }
        [city] Bâtir une ville { part-in }
        [trap] Poser un piège { part-in }
        [lift] Relever le piège { part-in }
        [kill] Retirer une armée { part-in }
        [move] Déplacer des armées depuis { part-the }
        [to] Aller { part-to }
        [fight] Se battre { part-in }
        [wrath] Attaquer de nouveau depuis { part-the }
        [rise] Nouvelle armée { part-in }
        [golems] Attaquer { part-the } avec des golems
        [from] Golems depuis { part-the }
        [raise] Poser des golems { part-in }
       *[at] Choisir { part-the }
    }
move-edge =
    { $word-id ->
        [ship] Poser un navire en { $province }, côte { $direction }
        [sail] Partir de la côte { $direction } en { $province }
       *[land] Débarquer en { $province }, côte { $direction }
    }
move-trap-card =
    { $word-id ->
        [lift] Relever le piège de la carte Artefact { $number }
       *[trap] Poser un piège sur la carte Artefact { $number }
    }
move-vessel =
    { $word-id ->
        [kill] Retirer une armée du navire en mer { $number }
       *[sail] Repartir avec le navire en mer { $number }
    }
move-via = Route par ({ $q }, { $r })
move-take =
    { $hostages ->
        [0] Nombre : { $armies }
       *[other] Nombre : { $armies }, avec { count-hostages }
    }
move-count =
    { $word-id ->
        [row] Revenir, bâtonnets : { $number }
        [armies] Armées : { $number }
        [ships] Navires : { $number }
        [cities] Marqueurs de ville : { $number }
       *[sticks] Bâtonnets : { $number }
    }
move-card =
    { $word-id ->
        [return] Rendre « { $card } »
        [discard] Défausser « { $card } »
        [give] Donner « { $card } »
       *[steal] Prendre « { $card } »
    }
move-void =
    { $side-id ->
        [own] Annuler vos propres cartes
       *[other] Annuler les cartes de l’adversaire
    }
move-spell =
    { $word-id ->
        [play] Jouer « { $spell } »
        [keep] Garder « { $spell } »
       *[discard] Défausser « { $spell } »
    }{ $marked ->
        [0] {""}
       *[other] {" "}(carte marquée)
    }
move-toward =
    { $word-id ->
        [for] Pour les { $people }
       *[against] Choisir les { $people }
    }
move-keep = Garder : { $card }

# Reasons: each completes “Ce coup …”
reason-stops = attaque la cité avant que cette manche ne donne la victoire aux { $people } ({ $odds } %)
reason-storms =
    { $odds ->
        [0] prend la cité de Lutao sans combat
       *[other] donne l’assaut à la cité de Lutao : { $odds } % de chances de gagner
    }
reason-artefact =
    { $odds ->
        [0] prend votre { $kind } : il suffira de tenir la cité { count-required }
       *[other] prend votre { $kind } ({ $odds } %) : il suffira de tenir la cité { count-required }
    }
reason-holds-city = tient la cité de Lutao avec { count-armies }
reason-foothold =
    { $odds ->
        [0] prend pied pour la première fois sur Lutao
       *[other] prend pied pour la première fois sur Lutao : { $odds } % de chances de gagner
    }
reason-gathers = réunit { count-armies } à côté de la cité de Lutao, assez pour lui donner l’assaut
reason-completes =
    { $odds ->
        [0] complète { $land } : une prime de { $bonus } par manche
       *[other] complète { $land } en cas de victoire ({ $odds } %) : une prime de { $bonus } par manche
    }
reason-breaks = met fin à la prime des { $people } pour { $land } ({ $odds } %) : { $bonus } par manche
reason-takes-city =
    { $odds ->
        [0] prend la ville en { $province } : un point et un sort par manche
       *[other] prend la ville en { $province } ({ $odds } %) : un point et un sort par manche
    }
reason-walks-in = prend { $province } sans combat
reason-wins-battle = attaque à { $armies } contre { $others } : { $odds } % de chances de gagner
reason-idle-card = rend une carte qui n’a aucun effet ici
reason-keeps-breakers = garde les cartes qui touchent même dans une ville
reason-keeps-shield = garde un Bouclier contre les touches sûres des golems
reason-island = pose de nouvelles armées directement sur l’île
reason-launches = pose le navire à seulement { count-sticks } de Lutao
reason-crossing = paie la traversée : un navire et { count-sticks }
reason-founds =
    { $points ->
        [one] bâtit une ville : { $points } point et un sort par manche
       *[other] bâtit une ville : { $points } points et un sort par manche
    }
reason-guards = protège { $province }, menacée par { count-armies }
reason-saves-surplus = sauve { count-armies } qui seraient en trop
reason-spends-all = dépense tous les points
reason-wins = gagne la partie à la fin de cette manche
reason-drives-off = chasse les { $people } de { $province } avec des golems : { $odds } % de chances de gagner
reason-closes = ferme avec des golems un accès à votre cité : les { $people } sont proches
reason-saves = sauve { count-armies } du sort « { $spell } »
reason-removes-last = retire aux { $people } leur dernière armée { part-in }
reason-opens =
    { $odds ->
        [0] permet de prendre { part-the } sans combat
       *[other] permet d’attaquer { part-the } : { $odds } % de chances de gagner
    }
reason-adds-cards =
    { $number ->
        [1] vous fait piocher une carte de plus à cet assaut
       *[other] vous fait piocher { $number } cartes de plus à cet assaut
    }
reason-prevents =
    { $hits ->
        [1] évite une touche
       *[other] évite { $hits } touches
    }
reason-free-power = profite d’un avantage qui ne coûte rien ici
reason-voids =
    { $whose ->
        [own] remplace votre mauvais tirage (cartes : { $number }, touches : { $hits })
       *[other] remplace un bon tirage adverse (cartes : { $number }, touches : { $hits })
    }
reason-readies = tient { $armies } armées prêtes face à { $others } { part-in }
reason-border = renforce { part-the }, à côté des { $people }
reason-leads =
    { $use ->
        [surplus] permet de sauver des armées en trop en les envoyant { part-to }
       *[border] permet d’amener des armées { part-to }, face à l’adversaire
    }
reason-leaves-crossing =
    { $points ->
        [one] laisse { $points } point, assez pour la traversée vers Lutao
       *[other] laisse { $points } points, assez pour la traversée vers Lutao
    }
reason-no-attack = en reste là : aucune attaque n’a ici une chance sur deux de réussir
reason-unharmed = garde « { spell-counterspell } » : le sort « { $spell } » ne vous nuit pas

# Outcomes: the closing sentence
outcome-city =
    { $you ->
        [won] Victoire ! Vous avez tenu assez longtemps la cité de Lutao.
        [lost] Défaite. { $winner } a tenu assez longtemps la cité de Lutao.
       *[watching] La cité de Lutao a été tenue assez longtemps. Victoire : { $winner }.
    }
outcome-elimination =
    { $you ->
        [won] Victoire ! Tous les autres peuples sont éliminés.
        [lost] Défaite. Votre peuple est éliminé. Victoire : { $winner }.
       *[watching] Tous les autres sont éliminés. Victoire : { $winner }.
    }
outcome-rounds =
    { $you ->
        [won] Victoire ! La limite de manches est atteinte, et vous êtes en tête.
        [lost] Défaite. La limite de manches est atteinte. Victoire : { $winner }.
        [drawn] La limite de manches est atteinte, et la première place est partagée : { $winner }.
       *[watching] La limite de manches est atteinte. Victoire : { $winner }.
    }
outcome-concession =
    { $you ->
        [won] Victoire ! Tous les autres ont abandonné ou sont éliminés.
        [lost] Défaite. Il ne reste à la table que { $winner }.
       *[watching] Tous les autres ont abandonné ou sont éliminés. Victoire : { $winner }.
    }
outcome-agreement = Partie nulle : les joueurs en sont convenus.
outcome-resignation =
    { $you ->
        [won] Victoire ! Votre adversaire a abandonné.
        [lost] Défaite. Vous avez abandonné.
       *[watching] La partie s’est terminée par un abandon. Victoire : { $winner }.
    }

# Faults: sets of cards and boards from files

# Words of moves as they may be typed too, in any language; records keep the words of the notation
word-choose = choisir
word-lay = poser
word-moon = lune
word-army = armée
word-take = prendre
word-city = ville
word-ship = navire
word-trap = piège
word-card = carte
word-lift = relever
word-kill = tuer
word-move = déplacer
word-to = vers
word-sail = naviguer
word-via = par
word-land = débarquer
word-fight = combattre
word-wrath = colère
word-return = rendre
word-discard = défausser
word-give = donner
word-steal = voler
word-void = vider
word-own = miennes
word-other = autres
word-row = ramer
word-rise = surgir
word-anchor = ancrer
word-onward = continuer
word-from = depuis
word-raise = lever
word-play = jouer
word-for = pour
word-at = à
word-against = contre
word-keep = garder
word-armies = armées
word-ships = navires
word-cities = villes
word-sticks = bâtonnets
word-yes = oui
word-no = non
word-enough = assez
word-pass = passer
word-end = fin
