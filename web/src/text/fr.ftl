# The house
brand = Manawell
home = Accueil
nav-play = Jouer
nav-create = Nouvelle table
nav-learn = Apprendre
nav-rules = Règles
menu = Menu
settings = Réglages
close = Fermer
cancel = Annuler
yes = Oui
no = Non
copy = Copier
copied = Copié
loading = Chargement…
try-again = Réessayer
guest = Invité
your-name = Votre nom

# Languages and theme
language = Langue
language-en = English
language-de = Deutsch
language-fr = Français
theme = Thème
theme-light = Clair
theme-dark = Sombre
theme-system = Comme le système
sound-on = Les sons sont activés
sound-off = Les sons sont coupés

# Home
hero-title = Quatre duels de magie, un seul puits.
hero-text = Jouez dans le navigateur : entre amis, contre des bots honnêtes ou en solo. Libre, gratuit, sans compte.
play-bot = Jouer contre un bot
play-which = Quel jeu ?
play-which-text = Vous jouez contre un bot : { $level }.
create-table = Créer une table
join-code = Code ou lien de la table
join-placeholder = Collez un lien ou un code
join = Rejoindre
join-bad = Ce n’est ni un lien ni un code de table.
my-games = Vos parties
my-games-none = Aucune partie pour l’instant. Commencez contre un bot.
my-solo = en solo
my-turn = à vous
my-over = terminée
my-waits = en attente
my-unplayable = ne peut pas s’ouvrir
play-now = Jouer
rules = Règles
soon = En préparation
soon-text = Pas encore jouable.
meta-players = { $least }–{ $most } joueurs
meta-players-exactly =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
meta-gegensatz = 1–2 joueurs · 20 min · facile à apprendre
meta-rivality = 1–4 joueurs · 25 min
meta-athlas = 2 joueurs · 50 min
meta-lutao = 2–4 joueurs · 120 min
title-gegensatz = Antinomie
title-rivality = Rivality
title-athlas = Athlas
title-lutao = Lutao
about-gegensatz = Glissez entre neuf reliques du temps, formez un paradoxe, volez le cristal décisif.
about-rivality = Posez des tuiles dont les sorts invoquent des golems à portée exacte. Tenez plus de terres que vos rivaux.
about-athlas = Créez trois créatures, remodelez le terrain, réunissez deux reliques.
about-lutao = Menez un peuple d’île en île et prenez la cité des gardiens de pierre.

# Creating a table
create-title = Une nouvelle table
create-game = Jeu
create-options = Façon de jouer
create-more = Plus d’options
create-seats = Qui joue
create-team = { $name } · équipe { $team }
create-name = Votre nom, pour que l’on sache qui attend
create-go = Ouvrir la table
option-range =
    { $step ->
        [1] Un nombre entier de { $least } à { $most }
       *[other] De { $least } à { $most }, par pas de { $step }
    }{ $none ->
        [yes] {", ou 0 pour aucune limite"}.
       *[no] .
    }
create-nobody = Au moins une place doit être à vous ou libre.
chair-me = Moi
chair-open = Un ami
chair-bot = Bot
chair-level = Force
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
level-rating = environ { $rating }
level-rated = { $level }, environ { $rating }
level-measured = { $level }, { $rating } ± { $error }. { $about }
level-unmeasured = { $level }. { $about }
level-rating-tip = { $rating } ± { $error }, mesuré dans des parties entre les bots. Avec 200 de plus, on gagne environ trois parties sur quatre.
level-greedy = Glouton
level-random = Hasard
chair-name = Nom, si vous voulez
chair-name-of = Nom pour { $seat }
chair-hint-open = Vous recevrez un lien à partager.
chair-hint-hot = Plusieurs places pour vous : passez l’appareil. Chaque place peut avoir un nom.

# At the table
board = Plateau
dock = Votre main et ce qui est demandé
side = Joueurs et journal
views = Vues
skip = Vers ce qui vous est demandé
effects-more =
    { $count ->
        [one] encore une conséquence
       *[other] encore { $count } conséquences
    }
effects-fewer = Moins de conséquences
tab-board = Plateau
tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
table-crumb = { $mode } · table { $table }
your-turn = À vous de jouer
to-move = à jouer
player-to-move = { $name }, à son tour
watching = Vous regardez
choose-target = Choisissez maintenant un emplacement éclairé.
what-now = Que puis-je faire ?
rule-link = Règle { $rule }
hint = Conseil
hint-thinking = Recherche d’un bon coup…
hint-title = Un bon coup est mis en évidence
hint-worth = Il devrait gagner environ { $worth } parties sur 100.
hint-exact = Calculé jusqu’au bout : il gagne { $worth } parties sur 100.
hint-plain = Un maître jouerait ainsi.
hint-equal = { $count ->
        [one] Un autre coup vaut à peu près autant.
       *[other] { $count } autres coups valent à peu près autant.
    }
hint-reason = Ce coup { $reason }.
hint-second = À peu près aussi bon : { $move }. Ce coup { $reason }.
hint-only-title = Il n’y a que ce coup
hint-only = Rien d’autre n’est possible ici.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Montrer tout le plateau
turn = Pivoter
turn-it = Faire pivoter vers la droite
undo = Reprendre le coup
undo-ask = Demander à reprendre le coup
undo-nothing = Il n’y a rien à reprendre.
undo-revealed = Quelque chose de caché a été révélé ; impossible de revenir en arrière.
undo-over = La partie est terminée.
resign = Abandonner
resign-title = Abandonner ?
resign-text = La partie s’arrête aussitôt, et vous la perdez.
offer-draw-ask = Proposer la nulle
offer-undo = { $name } demande à reprendre son dernier coup.
offer-undo-mine = Vous avez demandé à reprendre votre coup.
offer-draw = { $name } propose la nulle.
offer-draw-mine = Vous avez proposé la nulle.
offer-rematch = { $name } demande une revanche.
offer-rematch-mine = Vous avez demandé une revanche.
offer-agreed = Vous avez accepté. Les autres doivent encore répondre.
declined-undo = Votre coup reste joué : la reprise a été refusée.
declined-draw = Votre proposition de nulle a été refusée.
declined-rematch = Une nouvelle partie a été refusée.
seat-you = Vous
seat-yours = Votre autre place
seat-bot = Bot honnête : ne voit que sa main
seat-open = Place libre
seat-waiting = En attente
bot-name = { $level } (bot)
name-of-seat = { $seat } ({ $name })
online = en ligne
offline = absent
since = Depuis votre dernier tour
since-more =
    { $count ->
        [one] encore une ligne dans le journal, puis :
       *[other] encore { $count } lignes dans le journal, puis :
    }
show-me = Montrez-moi
show-me-about = Montre encore une fois, lentement, ce qui s’est passé depuis votre dernier tour.
understood = Compris
chat-empty = Personne n’a encore rien dit.
chat-message = Message
chat-placeholder = Dites un mot gentil…
chat-earlier = Lignes précédentes
chat-spectator = { $name } (regarde la partie)
chat-send = Envoyer
waiting-for-player = En attente d’un joueur
invite = Invitation
invite-title = Invitez quelqu’un
invite-text =
    { $open ->
        [one] Envoyez ce lien. La partie commence dès que quelqu’un s’assoit.
       *[other] Envoyez ce lien. La partie commence quand { $open } autres personnes sont assises.
    }
invite-link = Lien vers cette table
invite-code = Ou le code :
join-title = { $name } vous attend
join-watch = Ou restez simplement regarder.
sit-down = S’asseoir
close-table = Fermer cette table
close-table-title = Fermer cette table ?
close-table-text = La table disparaît et son lien ne mène plus nulle part. Les personnes déjà présentes en sont averties.
table-closed = Cette table a été fermée
table-closed-text = La personne qui l’avait ouverte l’a fermée avant le début de la partie.
curtain-title = Passez l’appareil à { $name }
curtain-text = La main reste cachée jusqu’à ce que vous continuiez.
curtain-open = Je suis { $name }

# Something went wrong
refused = Ce n’est pas permis
failed = Cela n’a pas marché
fault-offline = Le serveur est injoignable. Rien n’a été modifié.
fault-server = Le serveur a répondu par une erreur ({ $status }). Rien n’a été modifié.
table-missing = Impossible d’afficher cette table
lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part. Vos parties sont en sécurité.
connection-lost = Pas de connexion. Vous pourrez continuer dès qu’elle sera rétablie ; rien n’est perdu.
connection-long = Toujours pas de connexion. La partie est en sécurité sur le serveur.
connection-retry = Prochain essai dans { $seconds } s.
connection-now = Connexion…
connection-try = Maintenant

# The end
game-over = La partie est terminée
result-won = Vous gagnez !
result-lost = Vous perdez
result-watching =
    { $count ->
        [one] { $name } gagne
       *[other] { $name } gagnent
    }
result-shared = Vous et { $names } gagnez !
result-winner = gagnant
result-draw = Partie nulle
show-result = Voir le résultat
rematch = Revanche
rematch-asked = Revanche demandée
rematch-go = Vers la nouvelle table
review = Revoir
record = Enregistrer la partie

# Replay
replay-title = Rediffusion
replay-start = Début
replay-at = Après le coup { $step } sur { $steps }
replay-slider = Coup
replay-first = Au début
replay-back = En arrière
replay-on = En avant
replay-last = À la fin
replay-run = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Par les yeux de qui
replay-as = Comme { $name } l’a vu
replay-all = Tout
replay-watcher = Comme spectateur
replay-fork = Continuer d’ici
replay-table = Retour à la table

# Analysis of a finished game
analyse = Analyser
analysis-title = Analyse
analysis-waiting = L’analyse commence dans un instant…
analysis-running = Analyse en cours : { $percent } %
analysis-stuck = L’analyse a été interrompue plusieurs fois.
analysis-again = Réessayer
analysis-findings = Résultats
analysis-course = Déroulement de la partie
analysis-slider = Étape
analysis-at = { $where } : { $what } { $name } : { $percent } %
analysis-where = { $where } · { $name }
analysis-stop-turn = Tour { $number }
analysis-stop-round = Manche { $number }
analysis-stop-setup = Mise en place
analysis-stop-game = Partie
analysis-turn = Tour ou manche
analysis-chance = Chances de gagner
analysis-deal = La partie est mise en place.
analysis-unseen = Une décision que l’on ne pouvait pas voir.
analysis-steps = Étapes de ce tour
analysis-turn-back = Tour ou manche précédente
analysis-turn-on = Tour ou manche suivante
analysis-know = Connaissances
analysis-knew =
    { $you ->
        [yes] Ce que vous saviez
       *[other] Ce que { $name } savait
    }
analysis-true = Ce qui était vrai
analysis-eyes = Du point de vue de
analysis-chance-of = { $name } { $percent } %
analysis-lane-chances = Chances
analysis-lane-luck = Chance
analysis-lane-choices = Décisions
analysis-moments = Moments clés
analysis-moments-of = points de pourcentage
analysis-moments-none = Rien n’a encore beaucoup changé les chances.
analysis-fork-before = Continuer d’ici
analysis-better = Montrez-moi la meilleure suite
analysis-line = Mieux : { $move }.
analysis-line-on = La suite aurait pu être, dans la notation des enregistrements :
analysis-instead = À la place : { $move }
analysis-best = Le mieux ici
analysis-best-of =
    { $you ->
        [yes] d’après ce que vous saviez
       *[other] d’après ce que { $name } savait
    }
analysis-no-decision = Il n’y avait rien à décider ici.
analysis-gave-up = Un joueur a abandonné ici.
analysis-forced = Il n’y avait pas d’autre coup permis.
analysis-played = joué
analysis-exact = calculé jusqu’au bout
analysis-worth = { $percent } %
analysis-worth-equal = ≈ { $percent } %
analysis-grade-best = Le meilleur coup, ou aussi bon
analysis-grade-good = Un bon coup
analysis-grade-inaccuracy = Imprécision
analysis-grade-mistake = Erreur
analysis-grade-blunder = Gaffe
analysis-sign-blunder = Gaffe
analysis-sign-mistake = Erreur
analysis-sign-inaccuracy = Imprécision
analysis-sign-only = Le seul bon coup
analysis-sign-luck = Hasard
analysis-accuracy = { $name } : précision { $accuracy }
analysis-balance = Chance et décisions
analysis-points = points de pourcentage
analysis-start = Départ
analysis-luck = Chance
analysis-own = Propres décisions
analysis-others = Décisions des autres
analysis-residue = Reste
analysis-result = Résultat
analysis-luck-short = chance
analysis-own-short = propres
analysis-others-short = autres
analysis-residue-short = reste
analysis-part = { $part } { $points }
analysis-table = La courbe en tableau
analysis-how = Comment lire ceci
analysis-how-balance = Une décision ne peut que céder des chances, comparée à la meilleure qui existait ; ce qu’elle cède va aux autres. La chance est ce qu’une pioche, une donne ou une carte retournée a changé, comparé à tout ce qui aurait pu venir. Le reste est ce que ni l’une ni l’autre n’expliquent : les cartes cachées que seuls certains connaissaient, et les limites de la recherche. Le tout, avec le départ, donne exactement le résultat.
analysis-how-accuracy = La précision est de 100 si rien n’a été cédé. Une décision qui cède 8 points compte pour deux tiers, une qui en cède 16 pour moins de la moitié ; le nombre est la moyenne de toutes les décisions où il y avait un choix.
analysis-tab-board = Plateau
analysis-tab-moments = Moments
analysis-tab-balance = Bilan

# Rules
rules-title = Règles du jeu { $game }
rules-search = Chercher dans les règles
rules-nothing = Aucune règle ne parle de « { $wanted } ».
rules-failed = Impossible de charger les règles.

# Settings
settings-name = Votre nom à la table
settings-save = Enregistrer
settings-saved = Enregistré
settings-motion = Animations
motion-slow = Lentes
motion-normal = Normales
motion-fast = Rapides
motion-off = Aucune
settings-still = Votre système demande moins d’animations : rien ne bouge ici.
settings-confirm = Confirmer chaque coup
settings-confirm-text = Sans confirmation, un clic sur un emplacement éclairé joue aussitôt.
settings-sound = Sons
settings-volume = Volume
settings-keys = Touches à la table
key-choose = choisir une carte ou un bouton
key-step = emplacement suivant
key-confirm = confirmer, ou presser le seul bouton
key-cancel = annuler
key-undo = reprendre
key-hint = conseil
key-rules = règle de cette étape
key-skip = passer l’animation ; passer ou finir l’étape
key-space = Espace
key-situation = lire la situation
key-tabs = journal, discussion, plateau
key-explain = expliquer les signes l’un après l’autre
explain-keys = Flèches : signe suivant. Échap pour finir.

# A board in words
fallback-view = Ce qu’il y a sur la table
fallback-moves = Ce que vous pouvez faire
fallback-score = Points : { $points }
board-broken = Le plateau de ce jeu ne peut pas être affiché. Vous pouvez continuer en mots.

# The sealed shuffle
seal = Le mélange est scellé : personne ne peut le changer
seal-commitment = Empreinte :
seal-seed = La graine correspondante :
seal-verify = Enregistrez la partie et vérifiez-la avec « manawell verify ».

## Apprendre
learn-title = Apprenez en jouant.
learn-text = Galet vous montre les premiers coups à une vraie table. Une ou deux minutes à la fois, dans l’ordre qui vous plaît.
learn-begin = { $game } : { $lesson }
learn-go-on = Continuer { $game } : { $lesson }
learn-minute = En une minute
learn-minutes = { $minutes } min
learn-progress =
    { $done ->
        [one] { $done } leçon sur { $count }
       *[other] { $done } leçons sur { $count }
    }
learn-known = terminée
first-game = Première partie guidée
howto = Comment jouer
howto-title = Comment jouer à { $game }
howto-about = { $count } images, deux minutes.
howto-print = Imprimer
howto-you = Vous
howto-them = Adversaire
lesson-of = Leçon { $number } sur { $count }
lesson-side = Cette leçon
lesson-steps = Étape { $step } sur { $steps }
lesson-back = Retour à la leçon
lesson-leave = Quitter
lesson-next = { $lesson } · { $minutes } min
lesson-again = Encore une fois
lesson-all = Toutes les leçons
seat-practice = Vous accompagne
level-practice = Partenaire d’entraînement
coach-challenge = À vous de trouver
coach-shown = Comme ceci.
coach-right = Bien joué !
coach-wrong = Possible, mais pas cette fois
coach-done = Leçon terminée
coach-next = Suivant
coach-back = Reprendre
coach-show = Voir la solution
coach-why = Pourquoi ?
coach-star = C’est ce que vise la consigne
coach-thanks = Compris
coach-what-now = Que faire ?
coach-off = Continuer sans Galet
coach-on = Rappeler Galet
learn-first = Apprendre à jouer en cinq minutes
howto-short = Comment jouer

# Énigmes
puzzle = Énigme
puzzles = Énigmes
puzzle-daily = Énigme du jour
puzzle-solve = La résoudre
puzzle-solved = Résolue
puzzles-all = Toutes les énigmes
puzzles-none = Il n’y a pas encore d’énigmes.
puzzles-about = Des positions tirées de parties de nos bots, chacune avec une seule bonne réponse, vérifiée, et classées d’après le bot le plus faible qui la trouve. L’énigme du jour est la même pour tous ; une nouvelle arrive à minuit (UTC).
puzzles-progress = { $done } sur { $count } résolues
puzzle-streak = { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
puzzle-level = Le bot le plus faible qui la résout : { $level }
puzzle-themes = Il s’agit de : { $themes }
puzzle-back = Retour à l’énigme
puzzle-hint = Indice
puzzle-hint-reason = Le premier coup { $reason }.
puzzle-hint-none = Il n’y a rien à révéler de plus que le coup lui-même.
puzzle-wrong = Possible, mais ce n’est pas la réponse
puzzle-missed = À partir d’ici, le but est hors de portée.
puzzle-missed-reason = Ce coup { $reason }.
puzzle-missed-chance = Il gagne { $chance } % du temps, la réponse { $best } %.
puzzle-end = { $how ->
        [clean] Résolue du premier coup !
        [shown] C’était la réponse
       *[solved] Résolue !
    }
puzzle-line = La solution
puzzle-why = Le premier coup { $reason }.
puzzle-checked = { $by ->
        [turn] Comment nous le savons : tout ce qui peut se jouer ici a été essayé, dans { $worlds ->
            [one] la seule situation possible
           *[other] { $worlds } situations imaginées
        } ({ $positions } positions).
        [solver] Comment nous le savons : tout est connu ici, et la partie a été résolue à partir de cette position.
       *[search] Comment nous le savons : en { $runs } recherches ({ $positions } parcours en tout), ce coup devançait tous les autres d’au moins { $margin } points sur 100.
    }
puzzle-next = Énigme suivante
puzzle-look = Voir le plateau
puzzle-go-on = Continuer
