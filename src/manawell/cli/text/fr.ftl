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
help-word-usage = Utilisation :
help-word-arguments = Arguments :
help-word-options = Options :
help-word-commands = Commandes :
help-word-any-options = [OPTION]…
help-word-any-command = COMMANDE …
help-word-help = Afficher cette aide.
help-word-required = requis
help-word-default = défaut :
help-word-variable = variable :
help-game = Quel jeu ; manawell games en donne la liste.
help-lesson = Quelle leçon ; manawell learn --list en donne la liste.
help-step = Commencer à cette étape de la leçon plutôt que là où vous en étiez.
help-list = Donner seulement la liste des leçons.
help-puzzles-action = lister les énigmes (list), résoudre celle du jour (daily), en résoudre une (play) ou en chercher d’autres (make).
help-puzzle = Quelle énigme ; manawell puzzles list JEU en donne la liste.
help-puzzles-count = Combien de nouvelles énigmes chercher.
help-puzzles-minutes = S’arrêter après la partie pendant laquelle ce nombre de minutes est dépassé.
help-puzzles-goal = Ne proposer que ce but, par son nom dans goals.toml ; peut être répété.
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
fault-balance-records = Les enregistrements sont comptés tels quels ; { $option } n’y change rien. Retirez { $option } ou --records.
fault-usage = Cette ligne de commande est incompréhensible : { $problem } Ajoutez --help pour voir ce qui est possible.
fault-extra = « { $given } » est de trop dans cette commande. Ajoutez --help pour voir ce qu’elle accepte.
fault-missing = Il manque { $name }. Ajoutez --help pour voir ce qu’attend cette commande.
fault-no-command = Précisez la commande : { $known }. Ajoutez --help pour voir ce qu’elles font.
fault-no-value = Il manque une valeur après { $option }. Ajoutez --help pour voir ce qui est possible.
fault-takes-no-value = { $option } ne prend pas de valeur.
fault-unknown-subcommand = La commande « { $command } » n’existe pas ici. Commandes connues : { $known }.
fault-not-one-of = « { $value } » n’est pas possible ici. Choix possibles : { $known }.
fault-number = « { $value } » n’est pas possible pour { $option }. Donnez { $kind ->
        [int] un nombre entier
       *[float] un nombre
    }{ $bounds ->
        [least-most] { "" } de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }.
        [least] { "" } d’au moins { NUMBER($least, useGrouping: 0) }.
        [most] { "" } d’au plus { NUMBER($most, useGrouping: 0) }.
       *[none] .
    }
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
command-rules-about = tout le livret de règles ; avec un chapitre, une règle ou un mot, ce qu’il en dit ; règles but raconte le jeu en une minute
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
minute-more = règles montre tout le livret de règles, « ? » explique la question posée.
minute-begin = Appuyez sur Entrée pour commencer.
minute-words = but, minute
rules-how = Pour lire la suite, par exemple : manawell rules { $game }, manawell rules { $game } 7 ou manawell rules { $game } { $rule }
rules-how-here = Pour lire la suite, par exemple : règles 7, règles { $rule } ou règles but
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
dataset-unpacking = Les parties sont rejouées
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
help-dataset-pack = Écrire dans un petit fichier uniquement ce qui a été joué dans les parties d’un jeu de données.
help-dataset-unpack = Écrire le jeu de données contenu dans un tel fichier, en rejouant ses parties.
help-dataset-source = Le dossier d’un jeu de données.
help-dataset-file = Le fichier à écrire.
help-dataset-packed = Un fichier écrit par « dataset pack ».
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
help-admin-block = Bloquer un invité : il peut regarder, mais ne peut rien faire. Ses parties en cours sont abandonnées.
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
help-admin-announce = Montrer une ligne à tous sur chaque page, par exemple avant une maintenance.
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
admin-dry = Essai à blanc, rien n’a été changé. Sans --dry-run, le résultat serait : { $done }
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
fault-admin-clear = Annoncez « { $text } » ou retirez la ligne avec --clear, mais pas les deux.
fault-admin-state = Il n’y a pas d’état « { $state } ». Choisissez parmi : { $known }.
help-migrate = Passer de SQLite à PostgreSQL et retour.
    Arrêtez d’abord les serveurs. Chaque partie est rejouée pour preuve.
help-migrate-to = Vers où : le PostgreSQL de --database, ou le SQLite de --data ; l’autre est la source.
migrate-done = Déplacé et prouvé : { $rows } lignes, { $games } parties rejouées.
migrate-counted = { $rows } lignes déplacées.
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
guided-how = pourquoi montre la règle, « que faire » un bon coup ; coach renvoie Galet.
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
fault-no-look = Dans ce jeu, la table montre tout ; il n’y a rien à consulter. « ? » explique la question, règles le jeu.
fault-auto-value = « { $word } » n’est pas possible. Choisissez parmi : { $known }.

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
fault-unknown-goal = Le but { $goal } n’existe pas ici. Connus : { $known }
