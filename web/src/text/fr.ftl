# The house
brand = Manawell
home = Accueil
nav-main = Menu principal
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
share = Partager
share-title = Partager cette partie
share-text = Qui a le lien peut voir la partie, sa rediffusion et son analyse.
share-text-unanalysed = Qui a le lien peut voir la partie et sa rediffusion. Une fois analysée, l’image montre aussi la courbe des chances.
share-link = Lien vers la partie
share-sheet = Envoyer …
share-png = Image
share-svg = Image (SVG)
share-annotated = Enregistrement commenté
share-picture-alt = Une image de la partie : le résultat, les joueurs, la courbe de leurs chances
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

# Qui je suis
nav-games = Parties
nav-me = Vous : { $name }
me = Vous
me-lead = Vous n’avez jamais à vous inscrire. Votre nom, vos parties et vos leçons appartiennent à ce navigateur ; ici, vous pouvez les emporter, tout relire ou tout effacer.
me-emblem = Emblème
me-tint = Couleur
me-tint-text = à la table, votre place décide ; partout ailleurs, celle-ci
me-kept = Ce que nous gardons
me-kept-text = Votre nom et votre emblème, vos parties avec ce que vous y avez dit, les leçons terminées ; si vous voulez être appelé, où. Aucun pistage.
me-export = Tout enregistrer
me-delete = Tout effacer
me-delete-title = Effacer tout ce qui vous concerne ?
me-delete-text = Votre nom, vos parties contre des bots, vos leçons, clés d’accès et codes sont effacés. Les parties en cours avec d’autres sont abandonnées. Dans les parties avec d’autres, votre place reste celle d’un ancien invité sans nom, et ce que vous y avez dit est vidé.
me-delete-next = Continuer
me-delete-really = Vraiment tout effacer ?
me-delete-really-text = { $name }, c’est irréversible, sur tous vos appareils.
me-delete-yes = Effacer définitivement
former-guest = Ancien invité
chat-deleted = effacé
emblem-golem = Golem
emblem-horned = Golem cornu
emblem-peaked = Golem pointu
emblem-wizard = Magicien
emblem-mage = Maître des sorts
emblem-knight = Chevalier
emblem-ranger = Rôdeur
emblem-dragon = Dragon
emblem-ship = Navire
emblem-feather = Plume
emblem-ring = Anneau
emblem-skull = Crâne
tint-orange = Orange
tint-purple = Violet
tint-teal = Turquoise
tint-rose = Rose
tint-gold = Or
tint-silver = Argent
tint-stone = Pierre
carry-title = Emporter mon profil sur un autre appareil
carry-text = Votre nom, vos parties et vos leçons suivent. Un seul de ces moyens suffit.
carry-passkey = Clé d’accès
carry-passkey-text = Empreinte, visage ou verrouillage de l’écran. Votre appareil ou gestionnaire de mots de passe la garde.
carry-passkey-not-here = Ne marche qu’à une adresse qui commence par https et qui a un nom.
carry-passkey-add = Ajouter une clé d’accès
carry-passkey-since = Clé d’accès depuis le { $day }
carry-passkey-remove = Retirer
passkey-cancelled = Aucune clé d’accès n’a été utilisée. Rien n’a changé.
carry-link = Lien pour un autre appareil
carry-link-text = Un QR code ou un lien, valable une fois pendant dix minutes.
carry-link-show = Afficher
carry-link-warning = Scannez-le avec l’autre appareil, ou ouvrez-y le lien dans les { $minutes } minutes. Qui l’ouvre devient vous : ne le montrez à personne.
carry-qr = QR code avec le lien pour un autre appareil
carry-code = Code de secours
carry-code-text = Vingt caractères à noter. Ils apportent votre profil sur n’importe quel appareil, une fois.
carry-code-since = Vous en avez créé un le { $day }. Un nouveau l’annule.
carry-code-make = Créer un code
carry-code-again = Créer un nouveau code
carry-code-once = Notez-le maintenant : il n’est montré que cette fois.
carry-here = J’ai un profil sur un autre appareil et je le veux ici
carry-here-title = Apporter mon profil ici
carry-here-text = Apportez le profil que vous avez sur un autre appareil.
carry-here-link = Ou ouvrez « Vous » sur l’autre appareil, choisissez « Lien pour un autre appareil » et scannez le QR code avec celui-ci.
carry-becomes = Ici, vous devenez { $name }
carry-happens =
    { $games ->
        [0] Ensuite, ce navigateur appartient à ce profil, avec son nom, ses parties et ses leçons.
        [one] Ensuite, ce navigateur appartient à ce profil, avec son nom, ses parties et ses leçons. Votre partie jouée ici sous le nom { $name } s’y ajoute. On ne peut plus les séparer.
       *[other] Ensuite, ce navigateur appartient à ce profil, avec son nom, ses parties et ses leçons. Vos { $games } parties jouées ici sous le nom { $name } s’y ajoutent. On ne peut plus les séparer.
    }
carry-only-own = Ne continuez que si c’est votre propre profil.
carry-take = Apporter ici
carry-not-now = Pas maintenant
carry-by-passkey = Utiliser une clé d’accès
carry-by-code = Utiliser le code
devices =
    { $count ->
        [one] Un appareil
       *[other] { $count } appareils
    }
devices-text = Votre profil est ouvert dans autant de navigateurs. Si l’un d’eux est perdu ou n’est plus à vous, déconnectez-vous partout ailleurs.
sign-out = Se déconnecter partout ailleurs
sign-out-title = Se déconnecter partout ailleurs ?
sign-out-text = Tous les autres navigateurs vous oublient ; les liens que vous avez créés sont annulés. Les clés d’accès et votre code de secours restent.
sign-out-done = Vous êtes déconnecté partout, sauf ici.
ratings = Classements
rating = Classement
rating-history = L’évolution du classement à { $game }
rating-games =
    { $count ->
        [one] Une partie
       *[other] Les { $count } dernières parties classées
    }
rating-game = Partie
rating-day = Date
ratings-text = Le trait est la meilleure estimation, la barre pâle dit à quel point elle est sûre : peu de parties, barre large. Les bots sont sur la même échelle.
rating-not-yet = pas encore
rating-after = après { $count } parties classées
rating-range = de { $low } à { $high }
blocked = Bloqués
blocked-text = Ils ne peuvent ni s’asseoir à vos tables ni y écrire.
unblock = Débloquer

# Mes parties
my-turns =
    { $count ->
        [one] À vous de jouer dans une partie
       *[other] À vous de jouer dans { $count } parties
    }
my-games-all = Toutes les parties
games-title = Vos parties
games-count =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
games-open = Ouvrir un enregistrement
games-record = Enregistrer la partie
games-review = Revoir
games-play = Aller à la table
games-filters = Quelles parties
games-pages = Pages
games-page = Page { $page } sur { $pages }
games-newer = Plus récentes
games-older = Plus anciennes
games-none = Pas encore de parties
games-none-text = Ce que vous jouez est gardé ici, avec le résultat et chaque coup.
games-none-such = Aucune partie de ce genre
games-none-such-text = Aucune de vos parties ne répond à tous ces filtres.
filter-game = Jeu
filter-against = Contre
filter-result = Résultat
filter-state = État
filter-all = Tout
filter-none = Voir toutes les parties
state-running = En cours
state-over = Terminées
result-is-won = Gagnée
result-is-lost = Perdue
result-is-drawn = Nulle
against-people = Des personnes
against-alone = en solo
against-mixed = Divers bots
statistics = Statistiques
statistics-sum = { $won } gagnées sur { $played }
statistics-played = Parties
statistics-drawn = { $drawn } nulles

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
level-others = Autres bots
level-others-about = Un bot de l’hôte. Sa force n’a pas été mesurée.
level-rating-tip = { $rating } ± { $error }, mesuré dans des parties entre les bots. Avec 200 de plus, on gagne environ trois parties sur quatre.
level-greedy = Glouton
level-random = Hasard
chair-name = Nom, si vous voulez
chair-name-of = Nom pour { $seat }
chair-hint-open = Vous recevrez un lien à partager.
chair-hint-hot = Plusieurs places pour vous : passez l’appareil. Chaque place peut avoir un nom.

# Time
clock = Temps
clock-none = sans pendule
clock-kind-none = Sans pendule
clock-kind-none-about = aussi longtemps que vous voulez
clock-kind-live = En direct
clock-kind-live-about = des minutes pour toute la partie
clock-kind-days = En jours
clock-kind-days-about = un tour quand vous pouvez
clock-minutes = Minutes par personne
clock-seconds = Ajout à chaque tour
clock-days = Temps pour chaque tour
clock-then = Quand le temps de quelqu’un est écoulé
late-wait = les autres attendent ou décident
late-lose = la partie est perdue
late-bot = un bot continue : { $level }
terms-public = Ouverte à tous
terms-public-about = Oui : affichée parmi les tables ouvertes. Non : seulement avec votre lien ou votre code.
terms-rated = Classée
terms-rated-about = Elle compte : rien à reprendre, aucun conseil, et aucun bot ne continue à la place d’une personne.
terms-rated-solo = Une partie pour une personne ne peut pas être classée.
terms-rated-hot = Pas à plusieurs sur un appareil.
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
    }
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
clock-each-turn = { $time } pour chaque tour
clock-live-words = { $increment ->
    [0] { $minutes } min par personne
   *[other] { $minutes } min + { $increment } s
    }
clock-increment = + { $seconds } s par tour
clock-of = sur { $time }
clock-late = temps écoulé
clock-of-player = { $name } : encore { $time }
clock-warning = Il vous reste { $time }.
seat-deputy-yours = un bot joue pour vous ({ $level })
seat-deputy = absence ; un bot continue ({ $level })
vanished-late = Le temps de { $name } est écoulé.
vanished-away = { $name } n’est plus là depuis un moment. La pendule tourne.
vanished-text = Vous pouvez simplement attendre. Si { $name } revient et décide, la partie continue.
vanished-wait = Attendre
vanished-bot = Laisser un bot continuer
vanished-claim = Réclamer la victoire
vanished-return = Reprendre ma place
vanished-mine = Votre temps est écoulé. Les autres vous attendent ; décidez dès que possible.
table-rated = classée

# Meeting
open-tables = Tables ouvertes
open-tables-none = Personne n’attend en ce moment. Cherchez une partie ou ouvrez une table à tous.
open-seats = { $all } personnes, { $open ->
        [one] une place libre
       *[other] { $open } places libres
    }
look = Voir
sit-down-with = S’asseoir avec { $name } : { $game }
find-game = Trouver une partie
find-game-text = Vous rejoignez quelqu’un qui cherche le même jeu, ou vous l’attendez à votre propre table.
find-game-go = Chercher
seek-clock-none = Sans pendule
seek-clock-quick = Rapide : 5 min + 5 s
seek-clock-usual = Habituelle : 15 min + 10 s
seek-clock-long = Longue : 45 min + 20 s
seek-clock-days = 3 jours pour chaque tour
seek-title = Recherche en cours …
seek-text = Dès que quelqu’un cherche le même jeu, il s’assied ici. Si vous quittez cette page, la recherche s’arrête.
seek-stop = Arrêter la recherche
challenge = Défier
challenge-title = Défier { $name }
challenge-text = Vous choisissez le jeu ; la table s’ouvre aussitôt, et l’autre personne en est avertie.
challenge-from = { $name } vous défie : { $game }
accept = Accepter
no-thanks = Non, merci
invite-public = Elle figure aussi parmi les tables ouvertes.
invite-local = Cette adresse ne fonctionne que sur cet ordinateur. Pour des amis ailleurs, ouvrez Manawell sous l’adresse réseau de l’ordinateur, ou lancez-le avec --host 0.0.0.0.
invite-qr = Code QR du lien vers cette table
invite-share = Partager …
share-mail = E-mail
invite-share-text = { $name } vous invite à une partie de { $game }.
fill-bot = Donner une place à ce bot

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
press-waits = Dès que le serveur répondra : { $what }
press-sent = En route vers le serveur : { $what }
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
chances = Vos chances
chances-show = Montrer mes chances
chances-hide = Masquer mes chances
chances-percent = { $percent } %
chances-waiting = Vos chances sont évaluées …
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
seat-program = bot du réseau
person-program = C’est un bot : un programme joue ici.
person-you = C’est vous
person-look = Voir le profil de { $name }
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
showing-again = Retour en arrière
understood = Compris
chat-empty = Personne n’a encore rien dit.
chat-message = Message
chat-placeholder = Dites un mot gentil…
chat-earlier = Lignes précédentes
chat-spectator = { $name } (regarde la partie)
chat-send = Envoyer
watched-by =
    { $count ->
        [0] Vous regardez la partie
        [1] { $names } regarde
       *[other] { $names } regardent
    }
watching-you = vous
watching-guests =
    { $count ->
        [1] un invité
       *[other] { $count } invités
    }
watching-block = Bloquer { $name }
watching-about = Aucune main n’est visible pour le public avant la fin de la partie. Tout le monde voit qui regarde.
chat-about = À propos de { $name }
chat-mute = Rendre muet
chat-mute-spectators = Rendre les spectateurs muets
chat-unmute = Entendre à nouveau
chat-muted = muet
chat-report = Signaler
chat-block = Bloquer
chat-block-text = Une personne bloquée ne peut ni s’asseoir à vos tables ni y écrire.
chat-done-reports = Signalé à l’hôte de ce serveur.
chat-done-blocks = { $name } est bloqué. Vous pouvez l’annuler sur la page « Vous ».
waiting-for-player = En attente d’un joueur
waiting-for-deal = Tout le monde est là. Les cartes sont distribuées.
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
failed-unsure = Cela a-t-il marché ?
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
replay-at = Après l’étape { $step } sur { $steps }
replay-slider = Étape
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
analysis-unseen = Une décision cachée.
analysis-unseen-was = Caché alors : { $what }
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
analysis-chapters = Chapitres de la partie
analysis-chapters-turn = Tours
analysis-chapters-round = Manches
analysis-chapters-setup = Mise en place
analysis-chapters-game = Partie
analysis-chapter =
    { $kind ->
        [round] Manches { $from }–{ $to }
       *[other] Tours { $from }–{ $to }
    }
analysis-stops = Tours de ce chapitre
analysis-stop-all = Tous ensemble
analysis-spread = Ce qui aurait pu venir
analysis-spread-came = Ce qui est venu laisse { $percent } pour cent à { $name }.
analysis-spread-bin = { $share } fois sur 100 : de { $from } à { $to } pour cent.
analysis-spread-axis = { $name } : chances ensuite, %
analysis-tray = { $name } a en main
analysis-hidden-card = carte cachée
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
analysis-once-more = Analyser encore une fois, pour voir si les chiffres sont sûrs
analysis-runs = Moyennes de { $runs } passages ; ± est la moitié d’un intervalle à 95 %.
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
seal-waiting = Rien n’est encore distribué : personne ne connaît les cartes
seal-how = Le serveur a fixé sa part du mélange et en montre l’empreinte. Ensuite seulement, l’appareil de chaque joueur ajoute un nombre au hasard, le sel. Les cartes sont distribuées à partir de tout cela dès que tout le monde est là : personne ne peut les choisir.
seal-salt = { $name } ajoute :
seal-salt-any = Ajouté :
seal-salt-none = rien
seal-salt-awaited = encore à venir
seal-salt-own = (cet appareil)
seal-no-salts = Personne n’a ajouté de sel à ce mélange.
seal-menu = Comment les cartes sont distribuées

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

# L’éditeur de positions
editor-instead = Ou composer votre propre position
editor-title = Éditeur de positions
editor-good = Cette position est possible. { $name } doit décider.
editor-over = Cette position est possible. La partie y est terminée.
editor-undo = Annuler
editor-seat = Votre place
editor-as = Je joue { $name }
editor-level = Adversaire
editor-play = Jouer
editor-weighing = Analyse en cours …
editor-link = Copier le lien
editor-save = Enregistrer le fichier
editor-open = Ouvrir un fichier
editor-views = Que modifier
editor-tab-pieces = Pièces et cartes
editor-tab-all = Tout le reste
editor-tab-text = En texte
editor-apply = Reprendre
editor-held = { $name } est en main : touchez une autre pièce pour les échanger, ou « ici » pour la poser.
editor-how = Touchez une pièce pour la prendre, puis une autre pour les échanger, ou « ici ». La position est vérifiée à chaque changement.
editor-how-all = Des détails dont peu de positions ont besoin. Ce qui découle du reste est corrigé automatiquement.
editor-anew = Commencer par une autre donne
editor-deal = Redistribuer
editor-here = ici
editor-tool-move = Déplacer
editor-tool-remove = Retirer
editor-done = Modifié.
editor-remove = Retirer { $name }
editor-add = Ajouter : { $name }
editor-less = { $name } : moins
editor-more = { $name } : plus
editor-none = { $name } : rien
editor-set = définir
editor-no-file = Ce n’est pas une position de Manawell.
editor-other-game = C’est une position d’un autre jeu ({ $game }).
editor-exact = Calculé jusqu’au bout.
editor-estimated = Estimations du bot le plus fort, pour des joueurs qui continuent comme des bots.
editor-edit = Modifier cette position
field-timeline = Ligne du temps
field-hands = Mains
field-hand = Main
field-known = Connues de tous
field-wands = Baguettes (emplacement)
field-crystals = Cristaux
field-codex-colour = Couleur du codex
field-codex-card = Carte du codex
field-phase = Décision
field-actor = Qui décide
field-active = À qui le tour
field-turn = Tour
field-round = Manche
field-pile = Pile
field-drawn = Carte piochée
field-removed = Hors du jeu
field-shrine = Sanctuaire
field-time-stones = Pierres de temps
field-battlefield = Champ de bataille
field-tile = Tuile
field-rotation = Rotation
field-golems = Golems
field-face-down = Face cachée
field-laid-by = Posée par
field-decks = Pioches
field-supplies = Réserves
field-open = Tuiles ouvertes
field-points = Points
field-wizards = Magiciens
field-sides = Camps
field-x = Colonne
field-y = Rangée
field-q = Axe q
field-r = Axe r
field-units = Unités
field-unit = Unité
field-piles = Armées
field-stacks = Piles
field-cards = Cartes
field-card = Carte
field-life = Vie
field-hits = Coups reçus
field-figure = Figurine
field-relics = Reliques
field-relic = Relique
field-markers = Marqueurs
field-field = Case
field-fields = Cases
field-seat = Joueur
field-starter = Qui a commencé
field-wins = Parties gagnées
field-provinces = Provinces
field-owner = Propriétaire
field-armies = Armées
field-attackers = Attaquants
field-city = Ville
field-ships = Navires
field-peoples = Peuples
field-people = Peuple
field-runes = Runes
field-rune = Rune
field-spells = Sorts
field-player = Joueur
field-lands = Terres
field-land = Terre
field-supply = Réserve
field-reserve = Réserve
field-sticks = Bâtons
field-winner = Vainqueur
field-target = But
field-swap = Dernier échange
field-full-stones = Pierres du temps au début
field-reason = Raison de la fin
field-taken = Carte prise
field-origin = Depuis
field-was-known = Connue avant
field-level = Niveau
field-human = Couleur du joueur
field-starred = Camp des tuiles à étoile
field-first = Premier joueur
field-answered = Réponses données
field-returned = Tuiles rendues
field-step = Étape
field-source = Point de départ
field-caster = Qui lance le sort
field-held-by = Tenu par
field-changes = Changements de contrôle
field-ran-out = Réserve épuisée chez
field-winners = Vainqueurs
field-gained = Gagnée au changement nº
field-leaders = Le plus de golems
field-entrenched = Retranché
field-waits = Sorts en attente
field-threat = Siège menaçant
field-colour = Couleur
field-held = Tenu
field-game = Partie de la campagne
field-gone = Interventions utilisées
field-played = Joué
field-slot = Alpha en cours
field-draft = Ses cartes jusqu’ici
field-board = Plateau
field-checkpoints = Moments précédents de l’activation
field-aside = Plateau mis de côté
field-window = Occasion
field-summoned = Unités invoquées
field-summoned-cost = Leur coût
field-ending-all = Autres unités passées
field-announced = Cartes annoncées
field-effects = Effet en cours
field-task = Ce qui suit
field-stage = Stade
field-amounts = Pertes
field-venom = Venin
field-asked = Alphas avec une perte
field-doomed = Unités mourantes
field-blasts = Explosions
field-soaked = Cases inondées
field-pushed = Poussée vers
field-abilities = Capacités
field-size = Nombre
field-revealed = Révélé
field-seen = Vu par d’autres
field-totals = Totaux
field-cost = Coût
field-physical = Armure physique
field-magic = Armure magique
field-mods = Bonus d’attaque
field-flags = Propriétés
field-terrain = Terrain
field-marks = États
field-pools = Points de vie
field-serials = Unités numérotées
field-spent = Points dépensés
field-idle = Sans progrès
field-progress = Progrès à ce tour
field-activations = Activations
field-stirred = Changement survenu
field-alarms = Alarmes
field-name = Nom
field-alpha = Alpha
field-spent-physical = Armure physique dépensée
field-spent-magic = Armure magique dépensée
field-exposed = Exposée
field-waiting = Encore à activer
field-arrived = Vient d’arriver
field-holds = Tient
field-condition = État
field-maker = Vient de
field-time = Temps
field-moved = Déplacé
field-commander = Qui commande
field-wet = Commencée dans l’eau
field-moves = Déplacements restants
field-actions = Actions restantes
field-used = Utilisé
field-moment = Moment
field-picked = Choix faits
field-direction = Direction
field-area = Zone
field-movement = Déplacement
field-ended = Carte terminée
field-ability = Capacité
field-user = Utilisateur
field-extra = Choix supplémentaire
field-next = Partie suivante
field-lowered = Sol abaissé
field-seats = Joueurs
field-stack = Pays encore à poser
field-hidden-lands = Pays cachés
field-builder = Qui pose
field-order = Ordre du tour
field-who = Peuple interrogé
field-fleet = Navires en mer
field-arrivals = Armées qui attaquent
field-golem-supply = Golems en réserve
field-controller = Tient la cité de Lutao
field-since = Depuis la manche
field-attacker = Attaquant
field-home = À soi au début du tour
field-conquered = Conquises à ce tour
field-commands = Actions de golems restantes
field-goal = Destination
field-source-province = Depuis la province
field-goal-province = Vers la province
field-aboard = Armées à bord
field-captives = Otages des attaquants
field-route = Route
field-paid = Bâtonnets payés
field-sources = Les golems attaquent depuis
field-traps = Pièges
field-sprung = Piège déclenché
field-lifted = Piège relevé
field-people-stack = Peuples inutilisés
field-people-bottom = Peuples mis dessous
field-rune-stack = Runes inutilisées
field-rune-bottom = Runes mises dessous
field-spell-pile = Sorts dans la pioche
field-spell-discards = Sorts défaussés
field-battle = Combat
field-poll = Interrogé à ce sujet
field-casts = Sorts déclarés
field-errands = Décisions en attente
field-leavers = Partis
field-id = Nom
field-sailed = Navires qui ont navigué
field-hostages = Otages
field-borrowed = Peuple emprunté
field-current = Rune qui agit
field-moons = Runes des Lunes
field-artefact-card = Carte d’artefact
field-people-artefact = A l’artefact du peuple
field-rune-artefact = A l’artefact de la rune
field-bound = Liées aux pays
field-cities = Marqueurs de ville
field-wind = Cases gratuites du vent
field-bound-wind = Dont liées aux pays
field-limit = Limite
field-deck = Cartes de combat par type
field-sunk = Sous la pioche
field-discards = Défaussées
field-budget = À dépenser
field-income = Points qu’il marquerait
field-required = Manches à tenir la cité
field-people-artefact-at = L’artefact du peuple est en
field-rune-artefact-at = L’artefact de la rune est en
field-place = Place
field-banned = Rune bannie
field-gave = A donné une carte
field-stole = A pris une carte
field-out = Éliminé
field-spell = Sort
field-marked = Marqué
field-lutao = Pioché pour la cité
field-stayed = Resté en mer
field-province = Province
field-way = Voie
field-start = Venues de
field-landing = Lieu de débarquement
field-returns = Cartes à rendre
field-driven-off = Chassés
field-shares = Parts de la retraite
field-captive-shares = Otages dedans
field-leaving = Groupe qui part
field-ghosts = Fantômes
field-lost = Perdues
field-fixed = Cartes fixes
field-per-army = Cartes par armée
field-counted = Armées comptées
field-most = Cartes au plus
field-weak = Affaibli de
field-silenced = Pouvoir réduit au silence
field-skin = Peau de pierre
field-draws = Cartes piochées
field-given = Carte donnée
field-number = Nombre
field-stopped = Arrêté
field-kind = Type
field-numbers = Nombres
field-value-over = finie
field-value-undecided = en suspens
field-value-none = rien
field-value-nothing = rien

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

# Privacy and what the host announces
announcement = De l’hébergeur :
announcement-close = Fermer l’annonce
privacy = Confidentialité
privacy-who = Qui tient ce serveur
privacy-operator = { $operator } tient ce serveur et répond de ce qui y est conservé.
privacy-nobody = La personne qui tient ce serveur ne s’est pas nommée.
privacy-contact = Contact :
privacy-stored = Ce qui est conservé
privacy-stored-text = Personne ne s’inscrit. Votre navigateur garde un cookie aléatoire ; le serveur en conserve l’empreinte, avec votre nom, votre langue, votre emblème et le moment de votre dernière visite. S’y ajoute ce que vous faites : vos tables avec chaque coup et chaque ligne de discussion, les classements, les leçons finies et les énigmes résolues, qui vous avez bloqué et ce que vous avez signalé. Des codes de secours et des liens, seule l’empreinte est conservée ; des clés d’accès, la clé publique. Qui veut être appelé laisse aussi l’adresse de son navigateur pour les notifications, ou une adresse e-mail, avec ses heures de repos. Qui tient le serveur peut lire tout cela.
privacy-never = Ce qui n’est pas conservé
privacy-never-text = Ni publicité, ni pistage, rien pour des tiers ; seules les notifications que vous avez demandées passent par le service du fabricant de votre navigateur, ou par e-mail. L’adresse d’où vous venez n’est dans la mémoire du serveur que le temps d’appliquer les limites valables pour tous ; ni la base de données ni son propre journal ne la contiennent.
privacy-others = Ce que voient les autres
privacy-others-text = Votre nom, votre emblème et vos classements, vos parties à leurs tables et ce que vous y dites. Qui a le lien d’une partie finie peut la revoir.
privacy-long = Combien de temps
privacy-yours = Vos données
privacy-yours-text = Sur la page qui vous concerne, vous pouvez enregistrer tout ce qui est conservé sur vous et le supprimer aussitôt. Ce qui est supprimé peut rester un temps dans les sauvegardes de l’hébergeur.
privacy-to-me = Vers votre page
privacy-days-guests = { $days ->
    [0] Votre profil est gardé jusqu’à ce que vous le supprimiez.
   *[other] Après { $days } jours d’absence, votre profil est oublié ; les parties finies restent, sans votre nom.
}
privacy-days-waiting = { $days ->
    [0] Les tables qui attendent des joueurs sont gardées.
   *[other] Les tables qui attendent en vain des joueurs disparaissent après { $days } jours.
}
privacy-days-unfinished = { $days ->
    [0] Les parties que personne ne poursuit sont gardées.
   *[other] Les parties que personne ne poursuit disparaissent après { $days } jours.
}
privacy-days-finished = { $days ->
    [0] Les parties finies sont gardées.
   *[other] Les parties finies disparaissent après { $days } jours.
}
privacy-days-chat = { $days ->
    [0] Ce qui s’est dit à une table est gardé aussi longtemps que la partie.
   *[other] Ce qui s’est dit à une table est effacé { $days } jours après la fin de la partie.
}

# Notices
call-me = Appelez-moi
call-me-turn = Appelez-moi quand c’est à moi
call-me-text = Vous pouvez fermer cette page : nous vous appellerons quand ce sera à vous.
call-me-wait = Inutile d’attendre ici : nous vous appellerons quand quelqu’un s’installera.
call-me-off = Désactivé dans ce navigateur.
call-me-on = Activé : ce navigateur vous appelle, même quand la page est fermée.
call-me-blocked = Votre navigateur bloque les notifications de cette page. Ouvrez les réglages de la page à côté de son adresse (le cadenas ou les curseurs), autorisez les notifications et rechargez la page.
call-me-install = Sur iPhone ou iPad, ajoutez d’abord Manawell à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvrez-le de là.
call-me-insecure = Les navigateurs ne montrent de notifications que pour des pages en https. Demandez à qui tient ce serveur.
call-me-none = Ce navigateur ne peut pas montrer de notifications.
call-me-failed = Cela n’a pas marché : le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.
call-me-no = Pas maintenant
notices = Notifications
notices-text = Nous vous appelons une fois par tour, et seulement quand vous ne regardez pas la table.
notices-browser = Dans ce navigateur
notices-browsers = { $count ->
        [one] On vous appelle dans un navigateur.
       *[other] On vous appelle dans { $count } navigateurs.
    }
notices-turn-on = Activer
notices-turn-off = Désactiver
notices-mail = Par courriel
notices-mail-text = Si aucun de vos navigateurs ne répond. Nous vous envoyons d’abord un lien pour confirmer l’adresse.
notices-mail-sent = Nous avons envoyé un lien à { $address }. Ouvrez-le dans les vingt-quatre heures, et nous vous appellerons là.
notices-mail-on = À { $address }, si aucun de vos navigateurs ne répond.
notices-mail-ask = Envoyer le lien
notices-mail-forget = Oublier l’adresse
notices-address = Votre adresse de courriel
notices-kinds = Appelez-moi quand
notices-kind-turn = c’est à moi de jouer
notices-kind-joined = quelqu’un s’installe à ma table
notices-kind-over = une partie est finie
notices-kind-challenge = quelqu’un me défie
notices-quiet = Heures de silence
notices-quiet-text = Ne m’appelez pas la nuit ; dites-moi tout d’un coup ensuite
notices-quiet-from = de
notices-quiet-to = à
mail-title = Notifications par courriel
mail-wait = Un instant…
mail-confirmed = Merci. Désormais nous vous appelons à cette adresse.
mail-stopped = C’est fait. Plus rien n’est envoyé à cette adresse, et nous l’avons oubliée.

# Tournois
events = Tournois
events-about = Jouez plusieurs parties contre plusieurs personnes : par rondes, ou dans une arène contre qui est libre.
events-none = Aucun tournoi pour le moment
events-none-text = Ouvrez-en un ; qui vient sur cette page le trouvera.
events-running = En cours
events-waiting = Inscriptions ouvertes
events-over = Résultats
event-open = Ouvrir un tournoi
event-open-go = Ouvrir le tournoi
event-kind = Quel genre de tournoi ?
event-kind-swiss = Système suisse
event-kind-swiss-about = Un nombre fixe de rondes. On joue contre ses égaux, personne n’est éliminé.
event-kind-arena = Arène
event-kind-arena-about = Une durée fixe. Qui est libre joue aussitôt la partie suivante ; les victoires d’affilée comptent double.
event-name = Nom du tournoi
event-name-usual = { $game } pour tous
event-times = Horaires
event-clock = Temps de chaque partie
event-deadline = Une ronde dure au plus
event-deadline-none = jusqu’à la dernière fin
event-length = Durée
event-start-when = Quand commence-t-il ?
event-start-host = quand j’appuie sur « Commencer »
event-start-full = dès qu’il y a assez de monde
event-start-time = à une heure fixe
event-start-date = Date et heure
event-wanted = Nombre de joueurs
event-rated-about = Toutes les parties comptent pour les classements. Dans un tournoi, il n’y a ni reprises ni conseils.
event-i-play = Je joue aussi
event-add-bot = Ajouter un bot
event-add-bot-choose = Choisir un niveau…
event-bots = Bots de ce tournoi
event-remove-bot = Retirer ce bot : { $level }
event-swiss-rounds = Système suisse, { $count ->
        [one] une ronde
       *[other] { $count } rondes
    }
event-arena-minutes = Arène, { $count } min
event-unrated = non classé
event-state-waiting = pas encore commencé
event-state-over = terminé
event-state-cancelled = annulé
event-round-of = Ronde { $round } sur { $rounds }
event-round-number = Ronde { $number }
event-game-number = Partie { $number }
event-rounds = Rondes
event-round-due = La ronde finit dans { $time } au plus tard ; les parties encore en cours seront nulles.
event-time-left = encore { $time }
event-starts-at = Début : { $when }
event-until = jusqu’au { $when }
event-ended-at = Terminé : { $when }
event-standings = Classement
event-players = Participants
event-players-count = { $count ->
        [one] un participant
       *[other] { $count } participants
    }
event-nobody = Personne ne s’est encore inscrit.
event-rank = Rang
event-player = Nom
event-you = vous
event-points = Points
event-buchholz = Buchholz
event-buchholz-about = À égalité de points, la somme des points des adversaires décide
event-last-games = Dernières parties
event-away = en pause
event-streak-about = en série : la prochaine partie compte double
event-games = Parties
event-no-games = Aucune partie n’a encore commencé.
event-free-round = { $count ->
        [one] { $names } est exempt de cette ronde et reçoit un point.
       *[other] { $names } sont exempts de cette ronde et reçoivent un point chacun.
    }
event-watch = Regarder
event-play = Jouer
event-go = Aller à la table
event-back = Retour au tournoi
event-begun = Votre partie a commencé
event-against = Contre { $names }. Votre pendule tourne peut-être déjà.
event-take-part = Participer ?
event-join = S’inscrire
event-joined = vous participez
event-leave = Se retirer
event-rest = Faire une pause
event-return = Je suis de retour
event-start = Commencer maintenant
event-you-are-in = Vous participez
event-you-rest = Vous êtes en pause
event-rest-text = Vous n’avez pas de nouvelle partie avant votre retour. Une partie commencée continue.
event-running = En cours
event-late = Vous pouvez encore entrer ; les rondes manquées ne donnent pas de points.
event-next = Votre prochaine partie
event-next-round = La ronde suivante commence dans { $time }.
event-looking = Nous vous cherchons un adversaire…
event-you-sit-out = Vous êtes exempt de cette ronde et recevez un point.
event-still = { $count ->
        [one] Une partie est encore en cours.
       *[other] { $count } parties sont encore en cours.
    } Puis vient la ronde suivante.
event-ending = On fait le compte des résultats.
event-starts-in = Il commence dans { $time }.
event-starts-with = Il commence quand il y a { $count } inscrits ; il y en a { $come }.
event-starts-by-host = Il commence quand on appuie sur « Commencer ».
event-came = Vous êtes au rang { $rank }
event-won = Gagné par { $names }
event-cancelled = Ce tournoi a été annulé
event-cancelled-text = Les parties en cours continuent, mais ne comptent pas ici.
event-unknown = Ce tournoi n’existe pas
event-unknown-text = Il y a peut-être une faute dans l’adresse.
event-how = Comment ça marche
event-how-swiss = Chaque ronde réunit des joueurs à égalité de points. Personne ne se rencontre deux fois si on peut l’éviter ; si le nombre est impair, quelqu’un est exempt.
event-how-points = Une victoire vaut un point, une partie nulle un demi-point.
event-how-points-many = Vous recevez la part des autres à votre table que vous devancez : la première place vaut un point, la dernière zéro.
event-how-breaks = À égalité de points décident la somme des points des adversaires (Buchholz), puis les points des battus (Sonneborn-Berger), la partie entre vous et le nombre de victoires.
event-how-arena = Qui est libre rejoue aussitôt, si possible contre quelqu’un d’autre.
event-how-streak = Une victoire vaut 2 points, une partie nulle 1. Après deux victoires d’affilée, tout compte double, tant que vous gagnez.
event-how-streak-many = La première place vaut 2 points, la dernière zéro, les autres entre les deux. Après deux victoires d’affilée, tout compte double, tant que vous gagnez.
event-how-end = À la fin du temps, les parties encore en cours ne comptent pas.
event-how-clock = Les pendules partent avec la partie. Qui ne vient pas perd au temps et reste en pause jusqu’à son retour.
event-copy = Copier le lien
event-copied = Lien copié
event-cancel = Annuler le tournoi
event-cancel-ask = Annuler ce tournoi ?
event-cancel-about = Il n’y aura pas de résultat. C’est définitif.
event-cancel-no = Le garder

# Le laboratoire d’équilibre
lab = Laboratoire d’équilibre
lab-about = Ce que valent cartes, tuiles, peuples et places, compté dans des parties finies. Ces rapports ont été faits par l’hôte de ce serveur.
lab-none = Pas encore de rapports
lab-none-text = L’hôte peut en faire un avec « manawell balance JEU --publish ».
lab-games = { $count ->
        [one] Une partie
       *[other] { $count } parties
    }
lab-by-bots = jouées par { $players }
lab-by-records = tirées d’enregistrements
lab-changed = Pas le jeu imprimé, mais modifié :
lab-drawn = donné par le hasard
lab-chosen = choisi par les joueurs
lab-element = Élément
lab-count = Places
lab-won = Gagné
lab-interval = IC 95 %
lab-effect = Différence
lab-points = { $value } points ({ $low } à { $high })
lab-clear = net
lab-few = trop peu pour comparer
lab-pairs = Paires qui apportent plus ou moins que la somme
lab-pairs-about = Les plus nettes de { $count }. En points de pourcentage, IC 95 %.
lab-pair = Paire
lab-excess = Au-delà de la somme
lab-caution = Comment lire ces chiffres
lab-caution-text = « Gagné » est la part des points de ceux qui l’avaient. « Différence » les compare, en points de pourcentage, à ceux qui étaient à la même place sans l’avoir. « Net » compte toutes les comparaisons : environ une sur vingt reste due au hasard. Là où le hasard donne, la différence est l’effet entre de tels joueurs. Là où les joueurs choisissent, elle dit aussi quand ils le font : qui mène ne joue pas les mêmes cartes que qui est mené.
lab-kind-start = Ordre du tour
lab-kind-dealt = Distribué
lab-kind-played = Joué
lab-kind-deck = Pioche
lab-kind-brought = Apporté
lab-kind-used = Utilisé
lab-kind-people = Peuple
lab-kind-rune = Rune
lab-kind-spell = Sort
lab-start-first = Commence
lab-start-second = En deuxième
lab-start-third = En troisième
lab-start-fourth = En quatrième
