# The program and its help
help-program = Quatre jeux de duels magiques dans le terminal. Pour commencer : manawell play
help-play = Jouer une partie. Ce que vous n’indiquez pas vous sera demandé.
help-learn = Apprendre un jeu en courtes leçons. Manawell demande ce que vous n’indiquez pas.
help-puzzles = Résoudre des énigmes trouvées par nos bots.
help-replay = Revoir un enregistrement coup par coup.
help-verify = Vérifier une partie d’après sa graine.
help-rules = Lire les règles d’un jeu, ou l’une d’elles.
help-games = Présenter les jeux et leurs options.
help-new-game = Créer un jeu à vous, sous forme de paquet, pour commencer.
help-new-name = L’identifiant du nouveau jeu, par exemple moulin.
help-check = Vérifier qu’un jeu tient ses promesses.
help-lang = Langue : en, de ou fr.
help-plain = Des phrases simples, sans dessins ni couleurs, pour les lecteurs d’écran.
help-data = Dossier des parties (sinon la variable MANAWELL_DATA, sinon l’endroit habituel de votre système).
help-file = Un enregistrement (.mana).
help-replay-file = Un enregistrement (.mana) ; sans lui, vos parties terminées sont proposées.
help-version = Indiquer la version et si les règles compilées sont utilisées.
help-game = Quel jeu ; manawell games en donne la liste.
help-lesson = Quelle leçon ; manawell learn --list en donne la liste.
help-step = Commencer à cette étape de la leçon plutôt que là où vous en étiez.
help-list = Donner seulement la liste des leçons.
help-puzzles-action = lister les énigmes (list), résoudre celle du jour (daily), en résoudre une (play) ou en chercher d’autres (make).
help-puzzle = Quelle énigme ; manawell puzzles list JEU en donne la liste.
help-puzzles-count = Combien de nouvelles énigmes chercher.
help-puzzles-minutes = S’arrêter après la partie pendant laquelle ce nombre de minutes est dépassé.
help-puzzles-out = Écrire les nouvelles énigmes dans ce fichier plutôt que dans celui du jeu.
help-mode = Le mode de jeu ; abrège -o mode=…
help-difficulty = Le niveau de difficulté ; abrège -o difficulty=…
help-option = Une option quelconque du jeu ; peut être répétée.
help-level = Votre adversaire, du plus faible au plus fort : sprout (Pousse), apprentice (Apprenti), scholar (Érudit), journeyman (Compagnon), adept (Adepte), master (Maître), archmage (Archimage), wellspring (Source) ; ou un autre bot : random, greedy, search:N, un bot installé ou paquet.module:Classe.
help-hotseat = Plusieurs personnes à ce clavier.
help-guided = Votre première partie, guidée : une donne instructive, un adversaire facile, et Galet qui vous accompagne.
help-from = Jouer à partir de cette position (.position.json) ; voir manawell position.
help-position = Extraire ou vérifier une position.
help-position-check = Dire si une position est possible et, sinon, pourquoi.
help-position-take = Écrire une position d’un enregistrement dans un fichier, pour la modifier, la jouer ou la partager.
help-position-file = Une position (.position.json).
help-position-step = Après quel coup ; le dernier par défaut.
help-seat = Votre place.
help-seed = La graine secrète qui décide de chaque mélange ; la même graine donne la même distribution.
help-salt = Votre propre grain de sel dans le mélange.
help-verify-salt = Votre propre sel, qui doit figurer dans la partie enregistrée.
help-resume = Reprendre une partie commencée : par son identifiant, par son fichier ou, sans nom, dans une liste.
help-replay-seat = Le point de vue : une place, ou all pour tout voir.
help-query = Un jeu, puis au besoin un numéro de règle, un chapitre, un mot ou but : gegensatz 7.2
version-compiled = Manawell { $version }, avec les règles compilées.
version-plain = Manawell { $version }, avec les règles en pur Python.

# What can be wrong
fault-no-report = Dans « { $game } », les joueurs n’apportent rien de leur choix : il n’y a rien à rapporter.
fault-file = Le fichier { $path } est inutilisable : { $reason }.
fault-output = La sortie ne peut pas être écrite : { $reason }.
fault-port-taken = Le port { $port } est déjà pris, peut-être par un autre serveur. Choisissez-en un autre avec --port, ou omettez --port pour en prendre un libre.
fault-port-forbidden = Le port { $port } ne vous est pas permis. Choisissez-en un au-dessus de 1023 avec --port.
fault-host = Cette machine n’a pas d’adresse « { $host } ». Choisissez-en une autre avec --host, par exemple 127.0.0.1 ou 0.0.0.0.
fault-file-exists = { $path } existe déjà et reste inchangé. Choisissez un autre nom.
fault-what-if = { $variable } est définie, les jeux ne seraient donc pas ceux qui sont imprimés. Retirez-la ; `manawell balance JEU --components FICHIER` joue des jeux modifiés.
fault-unknown-command = La commande « { $command } » n’existe pas. Commandes connues : { $known }. Pour jouer, tapez : manawell play
fault-game-name = Un jeu ne peut pas s’appeler « { $name } ». Prenez de 3 à 20 lettres minuscules et chiffres, dont trois lettres au début.
fault-game-exists = Un jeu nommé « { $name } » existe déjà. Choisissez un autre nom.
fault-no-contract = Pour vérifier un jeu, il vous faut ce qui manque ici : pip install { $missing }
fault-unknown-flag = L’option « { $option } » n’existe pas. Ajoutez --help pour voir celles qui existent.
fault-usage = Cette ligne de commande est incompréhensible : { $problem } Ajoutez --help pour voir ce qui est possible.
fault-option-form = « { $given } » n’est pas une option. Écrivez NOM=VALEUR, par exemple : -o mode=solo
fault-seat = La place « { $seat } » n’existe pas. Choix possibles : { $known }.
fault-bot-uninvited = Le bot « { $name } » est du code que cette partie exécuterait. Installez-le sous un nom à lui (docs/bots.md) ou commencez une nouvelle partie avec --level.
fault-bot-name = Le nom « { $name } » est trop long pour un bot à une table : { $most } caractères au plus. Installez-le sous un nom plus court.
fault-solo-option = Dans ce mode, vous jouez en solitaire : { $option } n’a pas de sens. Retirez cette option ou choisissez un autre mode.
fault-hotseat-level = Avec --hotseat, tous les joueurs sont humains : le niveau « { $level } » n’a pas de sens. Retirez l’un des deux.
fault-guided-option = La première partie guidée décide de tout elle-même : { $option } n’a pas de sens. Retirez l’un des deux.
fault-from-option = La position indique elle-même le jeu et les options : { $option } n’a pas de sens. Retirez l’un des deux.
fault-no-such-save = Il n’y a pas de partie « { $name } » dans { $folder }. Parties commencées : { $known }.
fault-nothing-to-resume = Il n’y a pas de partie commencée dans { $folder }. Commencez-en une avec : manawell play
fault-resume-over = La partie dans { $path } est terminée. Revoyez-la avec : manawell replay { $path }
fault-game-open = La partie { $id } est ouverte dans un autre terminal (processus { $process }). Continuez là-bas, ou quittez-la d’abord là-bas.
fault-nothing-to-replay = Il n’y a pas de partie terminée dans { $folder }. Nommez un enregistrement : manawell replay FICHIER
fault-replay-which = Quelle partie ? Nommez le fichier de l’une de celles-ci : { $known }
fault-no-such-number = Le numéro { $number } n’est pas dans la liste. Tapez un nombre de 1 à { $count }.
fault-no-such-step = Le coup « { $line } » n’existe pas. Tapez un nombre de 0 à { $last }.
fault-no-rule-found = Aucune règle ne contient « { $query } ». Essayez un autre mot, ou manawell rules pour le sommaire.
reason-missing = il n’existe pas
reason-forbidden = vous n’en avez pas le droit
reason-folder = c’est un dossier
reason-not-folder = un fichier se trouve là où il faut un dossier
reason-full = le disque est plein
reason-read-only = le disque est en lecture seule

# A thing and what it is
pair = { $name } : { $value }

# Menus
which-game = À quel jeu voulez-vous jouer ?
which-rules = De quel jeu ?
which-settings = Comment voulez-vous jouer ?
settings-usual = Avec les réglages habituels
settings-usual-about = { $settings }.
settings-opponent = contre { $level }
settings-chosen = Tout choisir vous-même
settings-chosen-about = Mode, adversaire, place et tout ce qui se choisit.
which-opponent = Contre qui jouez-vous ?
which-seat = Où vous asseyez-vous ?
which-save = Quelle partie voulez-vous reprendre ?
which-replay = Quelle partie voulez-vous revoir ?
go-on = Reprendre une partie ?
new-game = Commencer une nouvelle partie
seat-random = N’importe où
seat-order = { $seat } : { $number ->
        [1] vous commencez
        [2] vous jouez en second
       *[other] vous jouez en position { $number }
    }
level-random = Hasard
level-greedy = Glouton
level-sprout = Pousse
level-sprout-about = Voit peu, manque beaucoup. Pour débuter.
level-apprentice = Apprenti
level-apprentice-about = Voit l’évidence, et la manque souvent.
level-scholar = Érudit
level-scholar-about = Sait ce qui compte, sans toujours tout voir.
level-journeyman = Compagnon
level-journeyman-about = Joue avec bon sens, se trompe parfois.
level-adept = Adepte
level-adept-about = Joue solidement et fait peu d’erreurs.
level-master = Maître
level-master-about = Joue bien et pardonne peu.
level-archmage = Archimage
level-archmage-about = Joue très bien et n’hésite guère.
level-wellspring = Source
level-wellspring-about = Le plus fort de nos bots.
level-rated = { $level }, force { $rating } ± { $error }
level-hotseat = { $count ->
        [2] Deux joueurs à ce clavier
       *[other] { $count } joueurs à ce clavier
    }
level-hotseat-about = Vous jouez tour à tour ; vos mains restent cachées l’une à l’autre.
menu-default = (par défaut)
menu-how = Tapez un nombre de 1 à { $count } ; Entrée choisit { $default }, q quitte.
menu-unknown = « { $line } » n’est pas dans la liste.
kept-game = { $title }, { $modes }, { $when }
kept-game-about = { $players }. Coups joués : { $count }. Identifiant : { $id }

# At the table
you = Vous
type-something = { $count ->
        [one] Tapez 1 ou le coup ; « ? » explique tout.
       *[other] Tapez un nombre de 1 à { $count } ou un coup ; « ? » explique tout.
    }
refused-rule = Tapez « ? { $rule } » pour lire la règle.
refused = Tapez « ? { $rule } » pour lire la règle. Coups possibles : { $nearest }.
pass-keyboard = Passez le clavier à { $player }, puis appuyez sur Entrée.
thinking = { $player } réfléchit…
thinking-hint = Un maître y réfléchit…
hint-plain = Un maître jouerait { $number }, { $move }.
hint-best = Un maître jouerait { $number }, { $move } : { $chance }.
hint-equal = { $number }, { $move } vaut à peu près autant : { $chance }.
hint-next = Ensuite { $number }, { $move } : { $chance }.
hint-reason = Ce coup { $reason }.
hint-only = Il n’y a qu’un seul coup : { $number }, { $move }.
thinking-chances = Vos chances sont évaluées…
chances-line = Chances : { $chances }. { $standing }
chances-hidden = Vos chances ne sont plus montrées.
chance = environ { $percent } % de chances de gagner
chance-exact = { $percent } % de chances de gagner, calculé jusqu’au bout
taken-back = { $count ->
        [one] Un coup a été repris.
       *[other] { $count } coups ont été repris.
    }
log-title = Ce qui s’est passé jusqu’ici :
saved = La partie se trouve dans { $path }.
language-how = Tapez lang en, lang de ou lang fr.
resign-sure = Voulez-vous vraiment abandonner la partie ? (o/n)
resign-not = Alors la partie continue.
bots-go-on = Vous avez quitté la partie ; les bots continuent sans vous.
watch-or-leave = Entrée pour regarder jusqu’à la fin, q pour partir ; la partie est gardée, et vous pourrez voir la suite plus tard :
save-refused = La partie ne peut pas être enregistrée dans { $path } : { $reason }. Vous pouvez continuer ; un nouvel essai suit chaque coup. Pour garder une copie ailleurs, tapez : save FICHIER
save-recovered = La partie est de nouveau enregistrée : { $path }
save-lost = La partie n’a pas pu être enregistrée dans { $path } : { $reason }. La voici ; gardez ce texte dans un fichier et continuez avec manawell play --resume FICHIER
quit-unsaved = La partie n’a pas pu être enregistrée et serait perdue. Tapez save FICHIER pour la garder ailleurs, ou encore une fois quit pour y renoncer.
left = Votre partie est enregistrée. Pour continuer : manawell play --resume { $id }
resumed = Vous reprenez { $id }. Coups joués : { $count }.
scores = Résultat : { $scores }.
note-hints = Indices demandés : { $count }.
note-chances = Les chances de gagner ont été montrées.
note-takebacks = Retours en arrière : { $count }.
record-lies = L’enregistrement de cette partie : { $path }
again-alone = Une autre partie ? (o/n)
again = Une autre partie, en échangeant les places ? (o/n)

# Commands, each with its words, and what it does
help-answers = Vous pouvez taper un nombre de 1 à { $count }, un coup comme il est écrit à côté, ou :
command-help = aide, pourquoi
command-help-about = explique cette question ; avec une règle, par exemple « ? 7.2 », la montre
command-rules = règles, regles
command-rules-about = tout le livret de règles ; avec un chapitre, une règle ou un mot, ce qu’il en dit ; regles but raconte le jeu en une minute
command-hint = indice
command-hint-about = ce que ferait un maître ; l’enregistrement le mentionne
command-chances = chances
command-chances-about = montrer vos chances de gagner, selon ce que vous savez, ou ne plus les montrer ; l’enregistrement le mentionne
command-undo = annuler, retour
command-undo-about = revient à votre dernière décision ; l’enregistrement le mentionne
command-log = journal
command-log-about = ce qui s’est passé jusqu’ici
command-board = plateau, table
command-board-about = dessine de nouveau la table
command-save = enregistrer, sauver
command-save-about = dit où se trouve la partie ; avec un nom, y met une copie
command-language = langue, lang
command-language-about = une autre langue : lang en, lang de ou lang fr
command-resign = abandonner
command-resign-about = abandonne la partie
command-quit = quitter
command-quit-about = quitte ; la partie est gardée et peut être reprise

# Lessons
which-course = Quel jeu voulez-vous apprendre ?
which-lesson = { $game } : quelle leçon ?
learn-count =
    { $done ->
        [one] { $done } leçon sur { $count }
       *[other] { $done } leçons sur { $count }
    }
learn-lesson = { $far ->
        [done] ✓ { $lesson } · { $minutes } min · terminée
        [begun] { $lesson } · { $minutes } min · étape { $step } sur { $steps }
       *[new] { $lesson } · { $minutes } min
    }
learn-list-how = Pour commencer une leçon : manawell learn { $game } { $lesson }
learn-step = { $phase ->
        [right] { $lesson }, étape { $step } sur { $steps } : bien joué !
        [wrong] { $lesson }, étape { $step } sur { $steps } : possible, mais pas cette fois
       *[task] { $lesson }, étape { $step } sur { $steps }
    }
coach-says = Galet : { $words }
learn-star = ★ L’étoile : { $things }
learn-light = Regardez : { $things }
learn-show-word = montrer
learn-how-task = indice montre le coup, pourquoi la règle ; retour recommence, quitter arrête.
learn-how-right = Entrée continue ; pourquoi montre la règle, retour recommence, quitter arrête.
learn-how-wrong = Entrée le reprend ; indice montre le coup, pourquoi la règle, quitter arrête.
learn-done = Leçon terminée : { $lesson }
learn-about = Vous avez appris : { $about }
learn-next = Et maintenant ?
learn-all = Toutes les leçons
learn-first-game = Première partie guidée · { $minutes } min
learn-all-done = Vous avez terminé toutes les leçons. À vous de jouer : manawell play { $game }
learn-left = Votre progression est enregistrée. Pour continuer : manawell learn { $game } { $lesson }
learn-command-help-about = la règle de cette étape ; avec une règle, par exemple « ? 7.2 », la montre
learn-command-hint-about = Galet joue le coup
learn-command-undo-about = recommence cette étape
learn-command-quit-about = quitte ; votre progression est enregistrée
fault-not-in-lessons = Ce n’est pas possible dans une leçon. Tapez ? pour voir ce qui l’est.

# Replay, verify, rules, games
replay-deal = Avant le premier des { $last } coups
replay-move = Coup { $number } sur { $last } : { $player } { $move }
replay-keys = Entrée ou → suivant, b ou ← précédent, g aller à un coup, q quitter. Coups : 0 à { $last }.
replay-which = Quel coup, de 0 à { $last } ?
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.
new-game-written = Le dossier { $name } contient un jeu complet : Nim, sous son nouveau nom.
new-game-next = Installez-le avec pip install --editable { $name }, jouez-y avec manawell play { $name } et vérifiez-le avec manawell check { $name }. Puis faites-en le vôtre, fichier par fichier.
check-kept = { $game } tient ses promesses.
check-broken = { $game } manque à une promesse ; ce qu’il devrait faire est écrit plus haut.
verify-good = { $path } : tout concorde.
verify-so-far = { $path } : pas encore terminée ; jusqu’ici, tout concorde.
verify-seed = La graine correspond à l’engagement { $commitment }.
verify-position = La partie a commencé par une position composée ; rien ne prouve comment elle est née.
position-good = { $game } : cette position est possible.
position-over = La partie y est terminée.
position-actor = { $player } doit décider ; coups permis : { $count }.
position-taken = La position après le coup { $step } se trouve dans { $path }.
verify-salts = Grain de sel des joueurs : { $salts }.
verify-salt =
    { $added ->
        [yes] { $name } a ajouté le sel { $salt }.
       *[no] { $name } n’a pas ajouté de sel.
    }
verify-moves = Les { $count } coups sont tous autorisés.
verify-result = Le résultat est juste : { $result } ({ $scores })
verify-bad = { $path } ne concorde pas. { $problem }
rule-neighbours = Chapitre { $chapter } ; voir aussi { $rules }.
minute-title = { $title } en une minute
minute-more = regles montre tout le livret de règles, « ? » explique la question posée.
minute-begin = Appuyez sur Entrée pour commencer.
minute-words = but, minute
rules-how = Pour lire la suite, par exemple : manawell rules { $game }, manawell rules { $game } 7 ou manawell rules { $game } { $rule }
rules-how-here = Pour lire la suite, par exemple : regles 7, regles { $rule } ou regles but
games-how = Pour y jouer : manawell play { $game }
option-needs = seulement avec { $needs }
option-span = De { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, par défaut { NUMBER($default, useGrouping: 0) }.

# Tournament
tournament-running = Parties jouées
tournament-bot = Bot
tournament-rival = Contre
tournament-rate = Victoires
tournament-interval = IC 95 %
tournament-games = Parties
tournament-draws = Nulles
tournament-moves = Coups par partie
tournament-elo = Elo
tournament-rating = Force
tournament-seconds = Secondes
report-thing = Carte
report-rate = Victoires
report-interval = IC 95 %
report-games = Armées
report-used = Servie
report-verdict = Verdict
report-verdict-strong = forte
report-verdict-weak = faible
report-verdict-even = –

# Étalon
score-title = { $policy } · série { $suite } · score (IC 95 %) par niveau
dataset-made = { $count ->
        [one] Une partie se trouve dans { $folder }.
       *[other] { $count } parties se trouvent dans { $folder }.
    }

# Équilibre
balance-title = { $game } : { $count } parties
balance-element = Élément
balance-second = Et
balance-count = Places
balance-rate = Gagné
balance-interval = IC 95 %
balance-effect = Différence
balance-excess = Au-delà de la somme
balance-drawn = donné par le hasard
balance-chosen = choisi par les joueurs
balance-pairs = Les plus nettes de { $count } paires
balance-caution = Différence : points de pourcentage par rapport aux mêmes places sans l’élément ; * est net, toutes comparaisons comptées. Là où les joueurs choisissent, elle dit aussi quand ils le font.
balance-changed = Pas le jeu imprimé, mais modifié : { $changes }
balance-published = Le rapport est dans { $path }.
kind-start = Ordre du tour
kind-dealt = Distribué
kind-played = Joué
kind-deck = Pioche
kind-brought = Apporté
kind-used = Utilisé
kind-people = Peuple
kind-rune = Rune
kind-spell = Sort
start-first = commence
start-second = en deuxième
start-third = en troisième
start-fourth = en quatrième

# Gegensatz
geg-of = { $count } sur { $full }
geg-position = Emplacement { $position } : { $card }.
geg-tag-codex = couleur du codex
geg-tag-own-wand = votre baguette
geg-tag-wand = baguette : { $player }
geg-place = emplacement { $position } : { $card }
geg-play = { $how }, prend { $taken }
geg-ahead = { $steps ->
        [one] 1 pas en avant
       *[other] { $steps } pas en avant
    }
geg-back-colour = retour, même couleur
geg-back-symbol = retour, même symbole
geg-replace = emplacement { $position }, remplace { $card }
geg-paradox = paradoxe possible
geg-duel = duel, vous { $own } contre { $other }
geg-duel-later = puis duel
geg-crystal = vous gagnez un cristal
geg-codex = le codex devient { $colour }
geg-stolen = vous volez un cristal
geg-robbed = vous perdez un cristal
geg-unrewarded = aucun cristal en jeu
geg-last-stone = la dernière pierre du temps s’en va
geg-draw = une carte est piochée
geg-shrine = { $card } rejoint le sanctuaire
geg-win = vous gagnez
geg-lose = vous perdez
geg-lacking = il manque encore : { $things }
geg-complete = complet
help-tournament = Faire jouer les bots entre eux.

    Ils reçoivent les mêmes donnes en échangeant les places ; en solo, chacun joue seul.
help-bots = Bots par leur nom : sprout, apprentice, scholar, journeyman, adept, master, archmage, wellspring, du plus faible au plus fort ; ou random, greedy, search:N, un bot installé ou paquet.module:Classe.
help-games-per-pair = Parties par paire, sur deux fois moins de donnes.
help-tournament-seed = Des graines égales donnent des résultats égaux.
help-workers = Nombre de processus.
help-seconds = Limite de réflexion d’un bot en secondes ; le résultat dépend alors de la machine.
help-report = Rapport sur ce que les joueurs peuvent apporter (des cartes, par exemple) plutôt que sur les bots : bots égaux, équipement au hasard.
help-gate = Mesurer contre les bots du même nom d’une autre installation de Manawell, désignée par son Python. Les secondes valent par décision.
help-ray = Répartit les parties sur une grappe Ray : celle que nomme RAY_ADDRESS, sinon une grappe lancée ici.
help-notes = Écrit les résultats ici au fur et à mesure ; la même commande reprendra là plus tard.
help-json = Écrit chaque résultat dans ce fichier.
help-score = Mesurer la force d’une stratégie (Manawell-4).

    Elle joue contre chacun des huit niveaux sur des donnes fixes, chaque donne deux fois avec places échangées.
help-policy = Ce qui est mesuré : un bot comme en tournoi, policy:paquet.module:fonction sur les traits et actions fixes, ou un fichier de poids (.npz).
help-score-games = Seulement ces jeux ; sinon tous.
help-score-quick = Un cinquième des donnes.
help-score-json = Écrit les lignes dans ce fichier.
help-dataset = Des parties de bots forts comme données d’apprentissage.
help-dataset-make = Faire jouer un bot contre lui-même et écrire les parties comme enregistrements et tableaux de nombres.

    La même commande reprend là où elle a été interrompue.
help-dataset-folder = Où écrire les données.
help-dataset-games = Combien de parties il faut.
help-dataset-level = Le bot qui joue toutes les places.
help-balance = Est-ce équitable ? Ce que valent cartes, peuples et places.

    À partir de parties d’un bot contre lui-même, ou d’enregistrements.
help-balance-records = Compte les parties finies parmi les enregistrements (.mana) de ce dossier au lieu de jouer.
help-balance-games = Combien de parties jouer.
help-balance-varied = Les places apportent un équipement tiré au sort au lieu du choix du bot, là où il y en a un.
help-balance-json = Écrit tout le rapport dans ce fichier.
help-balance-csv = Écrit le tableau des éléments dans ce fichier.
help-balance-svg = Dessine les éléments et leurs intervalles dans ce fichier.
help-balance-publish = Montre le rapport sur la page du serveur : il est gardé dans son dossier de données.
help-balance-components = Et si ? Joue avec les valeurs modifiées de ce fichier, qui a la forme du components.toml du jeu et ne nomme que ce qui diffère.
help-serve = Démarrer un serveur pour le navigateur.

    Jouez ici, avec d’autres par un lien ou contre des bots.
help-host = Adresse d’écoute ; 0.0.0.0 pour tout le réseau.
help-port = Port ; 0 en prend un libre.
help-serve-data = Dossier de la base de données.
help-serve-database = PostgreSQL au lieu de la base intégrée : postgresql://nom:motdepasse@machine/base
help-serve-redis = Redis, par lequel plusieurs processus serveurs s’entendent : redis://machine
help-serve-workers = Processus qui servent ; à plus d’un, il faut --database et --redis.
help-bot-workers = Processus où réfléchissent les bots, par processus serveur.
help-serve-bot = Proposer aussi ce bot à vous comme adversaire : un nom installé ou paquet.module:Classe. Peut être répété.
help-set = Un réglage, par exemple request_seconds=60 ; peut être répété. docs/settings.md les énumère.
help-settings = Fichier de réglages en TOML (sinon la variable MANAWELL_SETTINGS).
help-serve-address = L’adresse où l’on trouve ce serveur, par exemple https://jeu.example ; les liens des courriels commencent par elle.
help-serve-smtp = Un serveur de courriel pour les avis : smtps://nom:motdepasse@machine, smtp://… (STARTTLS) ou smtp+plain://… (sans TLS). Il faut aussi --address et --mail-from.
help-serve-mail = L’adresse d’où viennent les courriels.
help-open = Ouvrir la page s’il y a un écran.
serve-address = Manawell est prêt : { $address }
serve-stop = Ctrl-C l’arrête. Chaque partie est conservée.

# Les outils de l’hébergeur
help-admin = S’occuper d’un serveur.

    Tables, invités, signalements, annonces, pendant qu’il tourne.
help-admin-tables = Lister, montrer, fermer, supprimer et exporter des tables.
help-admin-guests = Lister, montrer, oublier, bloquer et renommer des invités.
help-admin-reports = Ce que des invités ont signalé dans les discussions.
help-admin-table = Identifiant de la table, comme dans son adresse.
help-admin-guest = Identifiant de l’invité.
help-admin-report = Numéro du signalement.
help-admin-list = Les tables, les dernières actives d’abord.
help-admin-state = Seulement les tables dans cet état.
help-admin-show = Qui est assis à une table, et où elle en est.
help-admin-close = Fermer une table : personne ne la voit plus. On peut la rouvrir.
help-admin-reopen = Rouvrir une table fermée.
help-admin-delete = Supprimer une table pour de bon, avec sa partie et sa discussion.
help-admin-export = Écrire les comptes rendus des tables, avec leurs graines.
help-admin-to = Dossier des comptes rendus (sinon celui-ci).
help-admin-guests-list = Les invités venus en dernier.
help-admin-guests-show = Un invité et ses tables.
help-admin-name = Seulement les invités dont le nom contient ceci.
help-admin-forget = Supprimer tout ce qui concerne un invité, comme la page le fait à sa demande.
help-admin-block = Bloquer un invité : il peut regarder, mais rien faire. Ses parties en cours sont abandonnées.
help-admin-unblock = Laisser un invité bloqué participer de nouveau.
help-admin-rename = Donner un autre nom à un invité.
help-admin-new-name = Le nouveau nom.
help-admin-events = Les tournois que des gens ont ouverts.
help-admin-events-list = Les tournois en attente ou en cours, les plus récents d’abord.
help-admin-events-cancel = Annuler un tournoi : il se termine sans résultat ; les parties en cours continuent.
help-admin-event = L’identifiant d’un tournoi : la dernière partie de son adresse.
help-admin-reports-list = Les signalements en attente, les plus récents d’abord.
help-admin-reports-all = Aussi ceux qui sont réglés.
help-admin-reports-show = Un signalement avec la ligne entière.
help-admin-resolve = Marquer un signalement comme réglé.
help-admin-note = Ce qui a été fait.
help-admin-who = Qui est là en ce moment, à la minute près.
help-admin-settings = Les réglages en vigueur, et d’où vient chacun.
help-admin-announce = Montrer une ligne à tous sur chaque page, par exemple avant un entretien.
help-admin-text = La ligne ; aussi en allemand et en français, sauf texte propre.
help-admin-text-de = La même en allemand.
help-admin-text-fr = La même en français.
help-admin-minutes = Pendant tant de minutes ; sinon jusqu’à --clear.
help-admin-clear = Retirer la ligne.
help-admin-retention = Retirer maintenant ce que les réglages ne gardent plus ; le serveur le fait chaque heure.
help-dry-run = Ne rien changer, dire seulement ce qui serait fait.
help-admin-json = En JSON, avec tous les champs.
help-most = Au plus tant de lignes.
admin-none = Rien.
admin-default = par défaut
admin-dry = C’était un essai : rien n’a été changé.
admin-closed = La table { $table } est fermée.
admin-reopened = La table { $table } est rouverte.
admin-deleted = La table { $table } est supprimée, avec { $entries } entrées.
admin-exported = Écrit : { $path }
admin-forgotten = { $name } est oublié ; tables concernées : { $tables }.
admin-blocked = { $name } est bloqué.
admin-unblocked = { $name } peut de nouveau participer.
admin-renamed = { $was } s’appelle maintenant { $name }.
admin-event-cancelled = Le tournoi « { $name } » ({ $players } joueurs) est annulé.
admin-resolved = Le signalement { $number } est réglé.
admin-announced = Tout le monde lit : { $text }
admin-cleared = Plus rien n’est annoncé.
admin-retention = Retirés : { $guests } invités, { $waiting } tables en attente, { $unfinished } parties inachevées et { $finished } terminées, { $chats } discussions.
fault-admin-state = Il n’y a pas d’état « { $state } ». Choisissez parmi : { $known }.
help-migrate = Passer de SQLite à PostgreSQL et retour.

    Arrêtez d’abord les serveurs. Chaque partie est rejouée pour preuve.
help-migrate-to = Vers où : le PostgreSQL de --database, ou le SQLite de --data ; l’autre est la source.
migrate-done = Déplacé et prouvé : { $rows } lignes, { $games } parties rejouées.
migrate-counted = Il y a { $rows } lignes à déplacer.
migrate-unplayable = La table { $table } est déplacée, mais cette version ne peut la rejouer, ni ici ni là-bas.
fault-migrate-to = « { $to } » n’est pas une base de données. Choisissez postgresql ou sqlite.
admin-head-id = identifiant
admin-head-game = jeu
admin-head-state = état
admin-head-players = joueurs
admin-head-changed-at = dernier changement
admin-head-entries = entrées
admin-head-kind = place
admin-head-name = nom
admin-head-guest = invité
admin-head-level = niveau
admin-head-seen-at = vu
admin-head-tables = tables
admin-head-blocked = bloqué
admin-head-program = programme
admin-head-at = moment
admin-head-table-id = table
admin-head-text = texte
admin-head-host = ouvert par
admin-head-made-at = ouvert
admin-head-resolved-at = réglé
admin-head-line = ligne
admin-head-speaker = auteur
admin-head-reporter = signalé par

# Many moves
type-move = Tapez un coup ; son effet est montré d’abord. m donne la liste des { NUMBER($count, useGrouping: 0) } coups, « ? » explique tout.
confirm-move = Jouer ce coup ? Entrée pour oui, autre chose pour choisir à nouveau :
not-confirmed = Rien n’a été joué. Tapez un autre coup.
help-answers-many = Vous pouvez taper un coup, par exemple { $move }, suivi de « ! » pour le jouer sans aperçu ; un nombre de 1 à { NUMBER($count, useGrouping: 0) } de la liste que donne m ; ou :
command-moves = coups, liste
command-moves-about = les coups autorisés ; avec une partie d’un coup, par exemple m 1,0, seulement ceux-là, et leur effet
moves-none = Aucun coup autorisé ne contient « { $word } ».
not-a-move = « { $attempt } » n’est pas un coup. Vous pouvez taper maintenant, par exemple : { $examples }.
half-a-move = « { $attempt } » n’est que le début d’un coup. En voici la suite possible :
half-a-move-many = « { $attempt } » n’est que le début de { $count } coups, par exemple { $examples }. m { $attempt } en donne la liste.
moves-more = Entrée pour la suite, autre chose pour arrêter :

# Lignes de plusieurs coups, réponses automatiques, cartes, armées
help-line = Plusieurs coups peuvent tenir sur une ligne, séparés par un point-virgule. Et vous pouvez taper :
type-some = Tapez un nombre ou un coup ; m donne la liste des { NUMBER($count, useGrouping: 0) } coups, « ? » explique tout.
forced-move = Rien d’autre n’est possible, c’est donc joué : { $move }
confirm-line = Jouer cela, { $count ->
        [one] une étape
       *[other] { $count } étapes
    } ? Entrée pour oui, autre chose pour choisir à nouveau :
line-stopped = Le reste n’a pas été joué : { $moves }
auto-how = Pour changer, tapez l’une de ces lignes : { $forms }
command-look = voir, montrer
command-look-about = explique une carte, une pièce ou un lieu ; voir tout seul dit ce qui peut être demandé
command-army = armée, armées, armee
command-army-about = les armées à prendre ; armée NOM en prend une, armée sauver NOM garde la vôtre
command-coach = coach, galet
command-coach-about = renvoie Galet ou le rappelle
guided-command-hint-about = ce que ferait un maître, aussi par « que faire » ; l’enregistrement le mentionne
guided-what-now = que faire, et maintenant
guided-how = pourquoi montre la règle, que faire un bon coup ; coach renvoie Galet.
guided-here = Galet vous accompagne dans cette partie et dit un mot de temps en temps. coach renvoie Galet.
guided-away = C’est une partie guidée, mais vous avez renvoyé Galet. coach le rappelle.
guided-sent = Galet s’en va et se tait désormais. coach le rappelle.
guided-called = Galet est de retour et vous accompagne dès votre prochaine décision.
fault-no-coach = Galet n’est là que dans une première partie guidée : manawell play { $game } --guided
armies-own = Vos armées
armies-offered = Armées pour tous
armies-how = armée NOM en prend une, armée sauver NOM garde la vôtre pour d’autres parties, armée supprimer NOM l’oublie.
army-kept = Votre armée est gardée dans { $path }.
army-dropped = L’armée { $name } est supprimée.
fault-no-armies = Personne n’apporte d’armée à ce jeu.
fault-army-unmade = Vous n’avez pas encore d’armée à garder.
fault-army-too-late = On ne peut prendre une armée que pendant la création des armées.
fault-no-such-army = Il n’y a pas d’armée « { $name } ». Armées connues : { $known }.
fault-army-name = « { $name } » ne peut pas être le nom d’une armée. Prenez au plus 40 lettres, chiffres, espaces, points ou tirets.
fault-nothing-known = On ne sait rien de « { $word } ».
fault-no-look = Dans ce jeu, la table montre tout ; il n’y a rien à consulter. « ? » explique la question, regles le jeu.
fault-auto-value = « { $word } » n’est pas possible. Choisissez parmi : { $known }.

# Rivality
riv-turn = tour { $number }
riv-round = manche { $number }
riv-short-mana_well = Puits
riv-short-stone_circle = Dolm
riv-short-hut = Chaum
riv-short-fortress = Forte
riv-suramun = Souramoun
riv-score = Points
riv-supply = Réserve
riv-deck = Pioche
riv-hands = Main
riv-wizard = Magicien
riv-scoring = Calcul des scores
riv-total = Somme
riv-points = { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
riv-shields = { $count ->
        [one] { $count } Bouclier
       *[other] { $count } Boucliers
    }
riv-shield = Bouclier (+1 retranché)
riv-contested = contestée
riv-empty = vide
riv-controls = contrôle : { $side }
riv-nobody = aucun Golem
riv-dug-in = retranchée, un Bouclier de plus
riv-wizard-of = Magicien : { $side }
riv-face-down = face cachée
riv-can-choose = au choix
riv-in-hand = en main
riv-free = Cases où poser une tuile
riv-waiting-at = En attente d’une tuile sur { $cell } : { $golems }.
riv-spells = Sorts
riv-waiting-spells = Sorts en attente
riv-upright = Haut vers le nord : { $spells }.
riv-spell = { $direction }, { $count ->
        [one] { $count } Golem
       *[other] { $count } Golems
    } à portée { $reach }
riv-spell-breaking = { $direction }, { $count ->
        [one] { $count } Golem
       *[other] { $count } Golems
    } à portée { $reach }, brise les Boucliers
riv-legend-spell = 2 Golems à portée 3 (3 brise les Boucliers)
riv-legend-waiting = Golems en attente d’une tuile
riv-legend-free = case libre
riv-legend-target = coordonnées : au choix
riv-how = Écrivez tuile@x,y/côté : { $move } pose { $tile }, le haut vers l’est.
riv-unscored-wizard = un Magicien s’y trouve
riv-unscored-contested = contestée
riv-scored-well = contestée, grâce au Puits
riv-scored-contested = contestée
riv-reduced = −1, Golems adverses
riv-see-towards = { $spell } vers { $place }
riv-see-towards-plain = { $spell }, sur { $place }
riv-see-then = { $what } ; ensuite { $state }
riv-see-change = de { $before } à { $after }
riv-see-land = { $count ->
        [0] rien n’arrive
        [one] { $count } Golem arrive
       *[other] { $count } Golems arrivent
    }
riv-see-repelled = { $count ->
        [one] { $count } repoussé
       *[other] { $count } repoussés
    }
riv-see-removed = { $side } perd { $count }
riv-see-wizard = Magicien avec 1 Golem, { $side }
riv-see-delayed = Sort en attente de { $cell }
riv-see-lost = aucune tuile, perdu
riv-see-waits = pas encore de tuile, en attente
riv-see-blocked = perdu, un Magicien s’y trouve ({ $side })
riv-see-unowned = perdu, personne ne contrôle la tuile
riv-see-siege = assiégée ({ $side }), { $count ->
        [one] { $count } Golem s’en va
       *[other] { $count } Golems s’en vont
    }
riv-see-revealed = { $place } est révélée
riv-see-silent = vous ne contrôlez pas la tuile : aucun de vos Sorts n’est lancé
riv-see-redraw = deux nouvelles tuiles ; les anciennes retournent dans la pioche
riv-see-exhausted = réserve épuisée ({ $side }) : la partie s’arrête
riv-see-end = la partie s’arrête
riv-see-wins = victoire : { $side }
riv-see-solo-won = vous gagnez
riv-see-solo-lost = vous perdez
riv-see-hidden = le reste dépend de tuiles cachées
riv-see-ask-cast = puis vous choisissez l’ordre des Sorts
riv-see-ask-remove = puis vous choisissez le Golem à retirer
riv-see-ask-delayed = puis vous choisissez un Sort en attente
riv-see-ask-siege = puis vous choisissez un siège

# Athlas
ath-flying = vole
ath-marked = marquée
ath-held = tenue
ath-free = libre
ath-moved = déjà bougée
ath-held-by = tenue par { $unit }
ath-points = reste { $left } points sur { $all }
ath-stack = pile
ath-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ath-gone = épuisées
ath-has-played = est déjà intervenu ce tour
ath-face-down = face cachée, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ath-hidden = face cachée
ath-armour-left = armure restante { $armour }
ath-exposed = exposée
ath-turns = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
ath-until = jusqu’à la maintenance ({ $player })
ath-game = partie { $number } sur { $games }, score { $won }
ath-turn = tour { $number }
ath-turn-of = tour { $number } sur { $limit }
ath-idle = { $count } tours sur { $most } sans progrès
ath-your-turn = à vous de jouer
ath-turn-of-player = à { $player } de jouer
ath-announced = { $player } joue { $card } ({ $moment })
ath-summoned = Premier tour : une unité, ou jusqu’à trois pour { $most } points. Jusqu’ici { $count } pour { $cost }.
ath-moments = Moments de cette activation
ath-window = { $player } peut intervenir
ath-unit-gone = L’unité activée n’est plus là.
ath-move-left = mouvement (M) disponible
ath-move-used = mouvement (M) utilisé
ath-action-left = action (A) disponible
ath-action-used = action (A) utilisée
ath-commanded = commandée par { $player }
ath-will-drown = elle se noie si elle finit dans l’eau
ath-now = maintenant
ath-end = fin
ath-beginning = début
ath-changes = { $what } de { $before } à { $after }
ath-off-board = hors du plateau
ath-look-how = Demandez une carte (voir E04, ou une partie de son nom), un type de carte (voir sort), un alpha (voir g1), une unité (voir g1.1) ou une case (voir 0,3).
ath-kind-genus = genre
ath-kind-equipment = équipement
ath-kind-ability = aptitude
ath-kind-spell = sort
ath-kind-intervention = interventions
ath-god-points = { $count ->
        [one] { $count } point divin
       *[other] { $count } points divins
    }
ath-costs = coût { $count }
ath-gives-hands = { $count ->
        [one] donne { $count } main
       *[other] donne { $count } mains
    }
ath-needs-hands = { $count ->
        [one] demande { $count } main
       *[other] demande { $count } mains
    }
ath-gives-life = vie { $count }
ath-gives-spells = donne { $count } points de sort
ath-needs-spells = demande { $count } points de sort
ath-gives-armour = armure { $armour }
ath-free-hands = mains libres { $count }
ath-free-spells = points de sort libres { $count }
ath-seen = vue dans une partie précédente
ath-pool = vie { $pool } sur { $most }
ath-level = niveau { $count }
ath-budget = Tapez des cartes (E04 A01), un alpha (G01 E04 A01) ou toute une armée : les alphas séparés par /, puis // et la pile. La commande armée liste des armées, voir E04 explique une carte. Aucun alpha ne peut coûter plus de { $points }.
ath-stack-room = { $cards } cartes sur { $most }, { $points } points divins sur { $all }
ath-shelf = Cartes possibles, { $kind }, avec coût et (mains)
ath-see-height = { $count } (hauteur)
ath-see-armour = { $count } armure
ath-see-damage = { $sum } dégâts
ath-see-pierced = { $count } percée
ath-see-pool = réserve { $before } → { $after }
ath-see-loss = { $unit } perd { $count } ({ $cause })
ath-see-dies = { $unit } meurt
ath-see-dies-refilled = { $unit } meurt, réserve de nouveau { $life }
ath-see-one-dies = une unité meurt ({ $alpha })
ath-see-pushed = { $unit } arrive en { $field }
ath-see-ended = { $unit } n’a plus { $condition }
ath-see-holds = { $unit } tient la { $relic }
ath-see-control = vous commandez { $unit }
ath-see-paid = { $cost } payés, reste { $left } points
ath-see-becomes = { $unit } devient { $genus }
ath-see-heals = { $alpha } gagne { $count }
ath-see-terrain = { $field } devient { $terrain }
ath-see-flooded = { $field } est submergée
ath-see-explodes = explosion en { $field }
ath-see-freed = { $relic } reste libre
ath-see-relic = { $relic } arrive en { $field }
ath-see-reveals = révèle l’alpha { $alpha }
ath-see-annulled = { $card } est annulée
ath-see-win = vous gagnez
ath-see-lose = vous perdez
ath-see-draw = la partie est nulle
ath-see-undoes = annule { $changes }
ath-see-two = { $unit } tient deux reliques : victoire, sauf intervention
ath-see-ask-casualty = puis vous choisissez qui meurt
ath-see-ask-second = puis vous choisissez la seconde cible
ath-see-ask-relic = puis vous décidez de la relique
ath-how-discard = abandonne des cartes du haut de votre pile, sans effet
ath-how-cards = ou seulement { $card }, ou plusieurs cartes à la fois ; le total est montré
ath-how-preset = la même armée avec la pile dans un autre ordre, à partir du haut
ath-with-relic = avec la { $relic }
ath-itself = elle-même
ath-in-making = En cours
ath-fitting = Cartes possibles
ath-on-board = { $count ->
        [0] aucune unité sur le plateau
        [one] { $count } unité sur le plateau
       *[other] { $count } unités sur le plateau
    }
ath-markers = { $card }, { $count ->
        [one] { $count } marqueur de temps
       *[other] { $count } marqueurs de temps
    }
ath-holds = tient la { $relic }
ath-targets = Vous pouvez choisir
fault-ath-made = Votre alpha { $alpha } est déjà fait, avec d’autres cartes que dans cette ligne. Revenez en arrière avec annuler, ou tapez seulement ce qui manque.
fault-ath-begun = Votre alpha { $alpha } a déjà des cartes qui ne sont pas dans cette ligne. Retirez-les avec annuler, ou ajoutez les autres une à une.
fault-ath-many = La ligne contient { $count } alphas, mais il n’en reste que { $left } à créer.
fault-ath-few = Cela fait { $count } alphas, mais il en faut { $wanted } avant la pile.
fault-ath-rebuild = { $count } alphas diffèrent des vôtres. Un seul peut être reconstruit entre deux parties.

# Lutao
lut-golems = golems
lut-people = Peuple { $number }
lut-city = ville
lut-site = symbole de ville
lut-artefact = artefact
lut-ship = navire sur ce bord
lut-choosable = au choix
lut-out = hors du jeu
lut-banned = bannie
lut-points = { $points } points (à présent { $now })
lut-points-short = { $points }→{ $now } pts
lut-legend-points = 7→9 pts : points du dernier décompte, et d’un décompte maintenant
lut-low-ships = Navires
lut-low-legend = C5◆8 est CAN5 avec 8 armées de ◆, G golems, ⌂ ville, ⌃ symbole, ★ artefact, › au choix
lut-provinces-short = { $count } prov.
lut-provinces = { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
lut-cities = { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
lut-supply = réserve { $count }
lut-sticks = { $count ->
        [one] { $count } bâtonnet
       *[other] { $count } bâtonnets
    }
lut-spells = { $count ->
        [one] { $count } sort
       *[other] { $count } sorts
    }
lut-borrows = pouvoir des { $people }
lut-reserve = renforts
lut-armies = { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    }
lut-city-markers = { $count ->
        [one] { $count } marqueur de ville
       *[other] { $count } marqueurs de ville
    }
lut-ships = { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }
lut-people-artefact = artefact du peuple { $taken ->
        [true] pris
       *[other] pas pris
    }
lut-rune-artefact = artefact de la rune { $taken ->
        [true] pris
       *[other] pas pris
    }
lut-city-free = Cité de Lutao : personne ne la tient
lut-city-held = Cité de Lutao : { $people }, manche { $held } sur { $needed }
lut-rounds-needed = à tenir
lut-round = manche { $number }
lut-round-of = manche { $number } sur { $limit }
lut-phase-placement = déploiement
lut-phase-action = action
lut-phase-scoring = décompte
lut-phase-spells = sorts
lut-phase-buying = achats
lut-step-move = déplacement
lut-step-fight = combats
lut-step-form = regroupement
lut-at-sea = Navire { $number } en mer, { $people }, { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    }
lut-waiting = { $people } ({ $player }) doit décider
lut-asked = Vous décidez pour : { $sign } { $people }
lut-to-place = À placer
lut-commands = Actions de golems restantes : { $count } ; golems en réserve : { $supply }
lut-traps = Vos pièges
lut-trap = piège
lut-sticks-left = { $count ->
        [one] Vous avez { $count } bâtonnet de navigation.
       *[other] Vous avez { $count } bâtonnets de navigation.
    }
lut-prices = navire { $ship }, marqueur de ville { $city }, bâtonnet { $stick }
lut-budget = { $count ->
        [one] { $count } point à dépenser
       *[other] { $count } points à dépenser
    }
lut-army-prices = Armées=points
lut-voyage = { $people } naviguent avec { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    } vers { $goal }, bâtonnets : { $sticks }
lut-course = À bord : { $count } ; cases du trajet jusqu’ici : { $hexes }
lut-anchored = À bord : { $count }
lut-way = Depuis { $source } vers { $goal }
lut-cast = { $people } jouent { $spell }
lut-stopped = contré
lut-battle = Bataille
lut-combat-round = assaut { $number }
lut-idle = { $count ->
        [one] { $count } assaut sans perte
       *[other] { $count } assauts sans perte
    }
lut-attacker = attaque
lut-defender = défense
lut-golem-count = { $count ->
        [one] { $count } golem
       *[other] { $count } golems
    }
lut-ghosts = { $count ->
        [one] { $count } armée spectrale
       *[other] { $count } armées spectrales
    }
lut-lost = perdu { $count }
lut-drawn = pioché
lut-to-return = { $count ->
        [one] { $count } à rendre
       *[other] { $count } à rendre
    }
lut-played = joué
lut-silenced = pouvoir muet
lut-more-cards = +{ $count } cartes
lut-more-per-army = +{ $count } cartes par armée
lut-more-counted = +{ $count } armées comptent
lut-weak = affaibli de { $count }
lut-skin = Peau de pierre arrête { $count }
lut-hits = { $count ->
        [one] { $count } touche
       *[other] { $count } touches
    }
lut-shields = { $count ->
        [one] arrête { $count }
       *[other] arrête { $count }
    }
lut-hidden-cards = { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
lut-odds = { $wins } % de victoire, environ { $left } restent
lut-odds-none = presque aucune chance
lut-odds-attacker = attaquant : { $chance }
lut-pile = Encore dans votre pioche
lut-costs = coûte { $count }
lut-empty = vide
lut-attackers = { $count ->
        [one] { $count } assaillant
       *[other] { $count } assaillants
    }
lut-look-how = Demandez une province (voir NUR2), un pays (voir nuriel), un peuple (voir elves), une rune (voir traps), un sort (voir lightning) ou une carte de combat (voir hero) ; une partie du nom suffit.
lut-moon = Rune à la place { $place }
lut-artefacts = Lieux de ses artefacts
lut-required = Manches à tenir la cité de Lutao
lut-deck = Ses cartes de combat
lut-discarded = Dont défaussées
lut-artefact-of-people = artefact du peuple ({ $people })
lut-artefact-of-rune = artefact de la rune ({ $people })
lut-worth = { $count ->
        [one] { $count } point par adversaire
       *[other] { $count } points par adversaire
    }
lut-ship-at = navire ({ $direction })
lut-hostages-of = { $count } otages ({ $people })
lut-hostages = { $count ->
        [one] { $count } otage
       *[other] { $count } otages
    }
lut-moved = { $count } ont bougé
lut-borders = Voisine de
lut-coast = Côte
lut-land = { $count } provinces, bonus { $bonus }
lut-targets = Vous pouvez choisir
lut-form-army = army PROV N
lut-form-move = move DE VERS N
lut-form-wrath = wrath DE VERS N
lut-form-sail = sail DE DIR N VERS DIR
lut-form-golems = golems VERS DE …
lut-form-province = PROV
lut-form-edge = PROV DIR
lut-form-hostages = otages
lut-form-rotation = ROTATION
lut-list-army = armées sur place
lut-list-move = avec des armées libres
lut-list-wrath = avec des armées libres
lut-list-sail = avec des navires prêts
lut-list-ship = côtes libres
lut-list-land = débarquements, avec leur prix en bâtonnets
lut-list-via = une case du trajet, si vous ne voulez pas le plus court
lut-marked = { $count } provinces, marquées › sur la carte
lut-turn-of = Tour d’action : { $people }
lut-in-one-line = en une ligne : { $line }
lut-form-people = PEUPLE
lut-form-teleport = DE VERS N
lut-how-number = ou seulement le nombre
lut-how-buy = ou tout à la fois, armées navires villes bâtonnets : buy 7 1 0 3
lut-shape = prime { $bonus } ; ses provinces sans rotation, vues de la première : { $hexes }
lut-how-lay = { $count } façons ; par exemple { $move }, la case de sa première province et des rotations de 60 degrés
fault-lut-too-long = Après { $moves } la ligne devrait finir ; « { $rest } » est de trop. Rien n’a été joué. Mettez ; entre plusieurs coups.
fault-lut-part = Après { $moves } je ne comprends pas « { $part } ». Rien n’a été joué. Serait possible : { $next }
fault-lut-no-purchase = Ce n’est pas le moment d’acheter.
fault-lut-purchase = Tapez des nombres dans cet ordre : { $form }. Ce que vous omettez n’est pas acheté.

# Analyse

help-analyse = Montrer où une partie s’est jouée, et la part de chance.
help-analyse-seat = D’après le savoir de qui juger les chances : une place, ou all pour ce qui était vrai.
help-analyse-seconds = Temps de chaque passage sur toute la partie ; sinon de 60 à 600 selon le jeu.
help-analyse-simulations = Simulations par décision, au lieu d’un temps ; les résultats se répètent alors exactement.
help-analyse-runs = Analyser autant de fois, pour voir à quel point le bilan est sûr.
help-analyse-json = Écrire toute l’analyse dans ce fichier, en JSON.
help-analyse-annotate = Écrire aussi l’enregistrement commenté dans ce fichier : ce que chaque coup a cédé, ce qui valait mieux, la chance.
analyse-running = Analyse en cours
analyse-steps = { $count } étapes ; au plus { $simulations } simulations par décision.
analyse-true = Les chances telles qu’elles étaient vraiment : d’après ce que tous savaient ensemble.
analyse-knew = Les chances telles que { $player } pouvait les juger.
analyse-curve = Chances de gagner, tour par tour
analyse-turns = Les tours
analyse-turn-column = Tour
analyse-turn-line = { $stop } : { $chances }.
analyse-pair = { $name } : { $what }.
analyse-turn = Tour { $number }
analyse-round = Manche { $number }
analyse-setup = Mise en place
analyse-game = Partie
percent = { $percent } %
analyse-luck = Chance
analyse-given = Cédé
analyse-moments = Moments clés, en points de pourcentage
analyse-moment-deal = La donne : { $gains }.
analyse-moment-luck = { $stop }, étape { $step } : chance après { $move } : { $gains }.
analyse-moment-good = { $stop }, étape { $step } : { $player } joue { $move } : { $gains }.
analyse-moment-inaccuracy = { $stop }, étape { $step } : { $player } joue { $move }, une imprécision (?!) : { $gains }.
analyse-moment-mistake = { $stop }, étape { $step } : { $player } joue { $move }, une erreur (?) : { $gains }.
analyse-moment-blunder = { $stop }, étape { $step } : { $player } joue { $move }, une gaffe (??) : { $gains }.
analyse-better = Mieux valait { $move } : environ { $percent } % au lieu de { $made } %.
analyse-better-exact = Mieux valait { $move } : { $percent } % au lieu de { $made } %, calculé jusqu’au bout.
analyse-reason = À { $player } : { $move } { $reason }.
analyse-line = La suite possible : { $moves }
analyse-balance = Chance et décisions, en points de pourcentage
analyse-player = Joueur
analyse-start = Départ
analyse-own = Siennes
analyse-others = Autres
analyse-residue = Reste
analyse-result = Résultat
analyse-accuracy = Précision
analyse-note = Départ, chance, décisions propres, décisions des autres et reste donnent ensemble le résultat. Les décisions sont jugées d’après ce que le joueur savait alors, la chance d’après ce que tous ensemble ne pouvaient prévoir. Le reste, ce sont les cartes cachées que certains seulement connaissaient, et l’erreur de la recherche.
grade-forced = forcées
grade-best = meilleures
grade-good = bonnes
grade-inaccuracy = imprécisions
grade-mistake = erreurs
grade-blunder = gaffes

# Énigmes
puzzles-count = { $game } · { $title } : { $done } sur { $count } résolues
puzzles-entry = { $solved ->
        [yes] { $id } · { $goal } ({ $level }) · résolue
       *[no] { $id } · { $goal } ({ $level })
    }
puzzles-how = En résoudre une : manawell puzzles play JEU ; l’énigme du jour : manawell puzzles daily
puzzles-daily = Énigme du jour, { $day }
puzzles-streak = { $days ->
        [one] Votre série : un jour.
       *[other] Votre série : { $days } jours de suite.
    }
puzzles-found = { $number } : { $id } { $goal }, { $line }
puzzles-made = { $count ->
        [one] Une nouvelle énigme dans { $path }
       *[other] { $count } nouvelles énigmes dans { $path }
    }
puzzle-goal = Énigme : { $goal } (premier niveau à la résoudre : { $level })
puzzle-marked = ★ Marqué : { $things }
puzzle-wrong = { $move } n’est pas la réponse.
puzzle-wrong-reason = Ce coup { $reason }.
puzzle-wrong-chance = Il vous laisse { $chance } % de chances de gagner ; la réponse vous en donne { $best } %.
puzzle-hint = Le premier coup { $reason }. Redemandez pour voir la solution.
puzzle-hint-line = Cela commence par { $move }. Redemandez pour voir la solution.
puzzle-how-task = indice donne une raison, puis la solution ; retour recommence, quitter abandonne.
puzzle-how-wrong = Entrée le reprend ; indice montre la solution, quitter abandonne.
puzzle-end = { $how ->
        [clean] Résolue du premier coup !
        [shown] C’était la réponse.
       *[solved] Résolue !
    }
puzzle-line = La solution : { $line }
puzzle-reason = Le premier coup { $reason }.
puzzle-checked = { $by ->
        [turn] Vérifié : tout ce qui peut se jouer ici a été essayé, dans { $worlds ->
            [one] la seule situation possible
           *[other] { $worlds } situations imaginées
        } ({ $positions } positions).
        [solver] Prouvé : tout est connu ici, et la partie a été résolue à partir de cette position.
       *[search] Vérifié par recherche : au moins { $margin } points sur 100 devant tout autre coup, en { $runs } passages ({ $positions } parcours en tout).
    }
puzzle-left = Cette énigme vous attend : manawell puzzles play { $game } { $puzzle }
fault-no-daily = Il n’y a pas encore d’énigmes. Cherchez-en avec : manawell puzzles make JEU
fault-which-puzzles = Quel jeu ? Par exemple : manawell puzzles play gegensatz
