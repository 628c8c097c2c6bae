# Messages du serveur : chacun dit que faire
fault-no-guest = Nous ne vous connaissons pas encore. Choisissez d’abord un nom.
fault-name = Un nom compte de 1 à { $most } caractères visibles.
fault-language = La langue « { $language } » n’existe pas. Choisissez parmi : { $known }.
fault-no-table = Il n’y a pas de table « { $table } ». Vérifiez le lien.
fault-no-static = Le jeu { $game } n’apporte pas de fichier « { $name } ».
fault-table-game = Le jeu de cette table, { $game }, n’est pas installé sur ce serveur.
fault-table-unplayable = La table « { $table } » ne peut plus être jouée : ce qui en est conservé ne correspond plus aux règles de son jeu. Rien n’est perdu ; adressez-vous à la personne qui gère ce serveur.
fault-table-rules = Cette table a été jouée avec la version { $version } des règles du jeu { $game }, et ce serveur ne connaît que : { $known }. Rien n’est perdu ; adressez-vous à qui gère ce serveur.
fault-no-page = Il n’y a rien à l’adresse « { $path } ».
fault-no-own-seat = Prenez vous-même au moins une place.
fault-seat-count =
    { $needed ->
        [one] Ce jeu a { $needed } place. Places données : { $given }.
       *[other] Ce jeu a { $needed } places. Places données : { $given }.
    }
fault-no-open-seat = Il n’y a plus de place libre. Vous pouvez regarder.
fault-not-your-seat = Vous regardez cette partie sans y avoir de place.
fault-not-host = Seule la personne qui a ouvert une table peut la fermer.
fault-table-begun = La partie a commencé ; la table ne peut plus être fermée.
fault-no-such-seat = La place { $seat } n’existe pas. La partie en a { $seats }.
fault-fork-step = L’étape { $step } n’existe pas. La partie en a { $steps }.
fault-stale-version = La table a changé entre-temps. Regardez à nouveau, puis décidez.
fault-foresee-count = Nommez de 1 à { $most } coups à examiner. Nommés : { $given }.
fault-seats-open = La partie commence quand tout le monde est là.
fault-salt = « { $salt } » ne peut pas entrer dans la donne : il faut de 1 à { $most } caractères imprimables.
fault-salt-late = Les cartes sont déjà distribuées, ou votre place a déjà ajouté son sel ; « { $salt } » arrive trop tard.
fault-not-over = C’est possible quand la partie est terminée.
fault-nobody-to-ask = Personne d’autre à cette table ne peut donner son accord.
fault-no-offer = Plus personne ne demande cela.
fault-unknown-wish = Personne ne peut demander « { $kind } ».
fault-coach-said = { $given } remarques ont été indiquées à Galet ; { $most } au plus sont possibles.
fault-not-in-lessons = Les leçons n’offrent rien de tel : jouez, ou demandez à Galet.
fault-no-thought = Aucun bot n’a trouvé de coup à temps. Réessayez dans un instant.
fault-chat-length = Dites quelque chose en { $most } caractères au plus.
fault-chat-full = Cette table garde { $most } lignes, et toutes ont été dites. Continuez à parler à la prochaine table.
fault-chat-fast = On entend au plus { $most } lignes par minute. Attendez un instant et répétez.
fault-takebacks-spent = { $most } décisions ont été reprises à cette table. C’est la limite.
fault-table-full = Le journal de cette table est plein : { $most } entrées. Commencez une nouvelle partie.
fault-hint-under-way = Vous attendez déjà un conseil. Il va venir.
fault-chances-off = Vos chances ne sont pas montrées. Activez-les d’abord dans le menu.
fault-chances-under-way = Vos chances sont déjà en cours de calcul.
fault-no-analyses = Ce serveur n’analyse pas les parties.
fault-weighing = Vous attendez déjà l’analyse d’une position.
fault-no-analysis = Cette partie n’a pas encore été analysée. Faites-la d’abord analyser.
fault-analyses = Vous attendez déjà { $most } analyses. Réessayez quand l’une d’elles sera terminée.
fault-request-id = Une requête a besoin d’un identifiant de 1 à { $most } caractères imprimables.
fault-request = La requête est incompréhensible. { $where } : { $problem }
fault-message = Le message est incompréhensible : { $problem }
fault-http = La requête a été refusée ({ $status }) : { $problem }
fault-origin = Cette page n’appartient pas à ce serveur.
fault-too-large = C’est trop grand. Au plus { $most } octets sont lus.
fault-too-many = C’était trop à la fois. Attendez un instant et réessayez.
fault-storage = Le serveur ne peut rien enregistrer pour le moment ; rien n’a changé. Réessayez dans un instant.
fault-storage-unsure = Le serveur n’a pas su si cela a été enregistré. Vérifiez si c’est fait avant de réessayer.
fault-folder-taken = Un autre serveur (processus { $process }) utilise déjà le dossier { $folder }. Arrêtez-le ou donnez un autre dossier avec --data.
fault-start = Le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi. Son dossier de données est { $folder }.
fault-address = Ce n’est pas une adresse de la forme { $scheme }://nom:motdepasse@machine:port/….
fault-no-extra = Il manque le paquet { $package }. Dans le dossier des sources, installez-le avec : pip install ".[{ $extra }]"
fault-redis-alone = Redis relie des processus qui partagent une base de données. Indiquez aussi la base, avec --database postgresql://…
fault-workers-need = { $workers } processus serveurs ont besoin d’une base de données et d’un bus à partager : --database postgresql://… et --redis redis://…
fault-unreachable = { $service } sur { $place } est inutilisable ({ $problem }). Vérifiez qu’il tourne et que le nom et le mot de passe sont justes.
fault-database-file = La base de données dans { $folder } est inutilisable ({ $problem }). Vérifiez que le dossier accepte l’écriture et que le disque n’est pas plein ; si le fichier est endommagé, remettez une copie.
fault-database-newer = La base de données vient d’une version plus récente de Manawell (étape { $version } ; celle-ci ne connaît que jusqu’à { $known }). Installez cette version-là, ou restaurez la sauvegarde d’avant la mise à jour.
fault-database-unversioned = La base de données contient déjà des tables, mais rien ne dit quelle version les a faites. Indiquez une base vide, ou restaurez une sauvegarde.
fault-worker-start = Un processus serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
fault-no-metrics = Ce serveur ne donne ses mesures à personne : son réglage metrics_token est vide.
fault-metrics-token = Ces mesures sont réservées à qui connaît le secret de l’hébergeur (metrics_token).
fault-blocked-house = L’hébergeur vous a bloqué sur ce serveur. Vous pouvez regarder, enregistrer ce qui est conservé sur vous et le supprimer.
fault-no-such-report = Il n’y a pas de signalement { $number }.
fault-database-version = La base de données est en version { $version }, ce programme demande { $known }. Démarrez une fois le serveur, qui la met à jour, puis réessayez.
fault-no-database = Il n’y a pas de base de données dans { $folder }.
fault-guest-id = Il n’y a pas d’invité « { $guest } ». `manawell admin guests list` montre les identifiants.
fault-undealt = Il n’y a pas encore de compte rendu de la table « { $table } » : sa partie n’a pas commencé.
fault-announcement = Une annonce a de 1 à { $most } caractères.
fault-database-tool = La base de données ne peut être utilisée ({ $problem }).
fault-move-no-database = Pour déplacer, il faut les deux bases : le dossier de SQLite et l’adresse de PostgreSQL (database).
fault-move-busy = Quelqu’un est connecté à PostgreSQL ({ $count }). Arrêtez tous les serveurs et outils, puis réessayez.
fault-move-used = La cible a ses propres lignes dans « { $table } ». Seule une base vide, ou un déplacement interrompu, peut être la cible.
fault-move-differs = Les lignes de « { $table } » diffèrent après le déplacement. Gardez la source, où rien n’a été changé ; videz la cible avant de réessayer.
fault-move-outcome = La partie de la table { $table } ne finit pas comme le dit sa ligne. Gardez la source ; rien n’y a été changé.
fault-setting-name = Il n’y a pas de réglage « { $name } ». Choisissez parmi : { $known }.
fault-setting-value = « { $value } » n’est pas possible pour le réglage { $name }. Écrivez par exemple { $name }={ $usual }.
fault-settings-file = { $file } ne peut être lu comme du TOML : { $problem }.
fault-answer-first = L’autre côté a demandé en premier. Répondez, puis demandez.
fault-recovery-code = Ce code de secours n’est pas valable. Vérifiez chaque caractère ; un code ne sert qu’une fois.
fault-carry-link = Ce lien n’est plus valable. Un lien sert une fois, pendant dix minutes ; créez-en un nouveau sur l’autre appareil.
fault-carry-same = Cet appareil a déjà ce profil. Ouvrez le lien sur l’autre appareil.
fault-passkey = Cette clé d’accès n’a pas été acceptée. Rien n’a été modifié.
fault-passkeys = Vous avez déjà { $most } clés d’accès. Retirez-en une d’abord.
fault-no-passkey = Vous n’avez pas cette clé d’accès.
fault-too-many-guesses = Trop de tentatives depuis votre réseau. Attendez une minute et réessayez.

# Pendules et tables qui comptent
fault-late = « { $given } » ne dit pas ce qui se passe quand le temps est écoulé. Choisissez parmi : { $known }.
fault-not-late = Personne ne vous fait attendre : il reste du temps, et personne n’est absent depuis assez longtemps.
fault-not-agreed = Cette table a convenu d’autre chose pour le cas où le temps est écoulé.
fault-own-side = Vous êtes du même camp ; laissez un bot continuer, ou attendez.
fault-bot-plays = Un bot joue à votre place. Reprenez votre place pour décider vous-même.
fault-no-bot-plays = Aucun bot ne joue ici à votre place.
fault-rated-bot = Cette partie compte : aucun bot ne peut y continuer à la place d’une personne.
fault-rated-alone = Une partie pour un seul camp ne peut pas être classée.
fault-rated-hotseat = Une partie classée demande une personne différente à chaque place.
fault-public-full = Personne ne peut s’asseoir à cette table : laissez une place libre ou gardez-la privée.

# Rencontres
fault-code = « { $code } » n’est pas un code. Un code compte { $length } lettres et chiffres.
fault-no-code = Aucune table n’attend sous le code { $code }. La partie a peut-être commencé.
fault-not-in-hall = Il n’y a rien à demander ici.
fault-challenge-self = Vous ne pouvez pas vous défier vous-même.
fault-challenge-alone = C’est un jeu pour une personne ; choisissez-en un autre pour défier quelqu’un.
fault-no-such-guest = Ce profil n’appartient à personne.

# Aperçu des liens
preview-open = { $name } vous attend · { $game }
preview-running = { $players } · { $game }
preview-open-about = Asseyez-vous et jouez à { $game } dans votre navigateur. Sans inscription. { $clock }
preview-running-about = Une partie de { $game } est en cours. Vous pouvez regarder.
preview-free-seat = Place libre
preview-waiting = Cherche à jouer
preview-rated = Classée.
preview-stop =
    { $kind ->
        [setup] Mise en place
        [round] Manche { $number }
       *[turn] Tour { $number }
    }
preview-live = { $minutes } min + { $increment } s par tour.
preview-days =
    { $days ->
        [one] { $days } jour pour chaque tour.
       *[other] { $days } jours pour chaque tour.
    }
fault-program-tables = Un bot peut jouer { $most } parties à la fois. Il faut d’abord en finir une.
fault-blocked-seat = Vous ne pouvez pas vous asseoir à cette table. Vous pouvez regarder.
fault-blocked-challenge = Vous ne pouvez pas défier cette personne.
fault-blocked-chat = Vous ne pouvez pas écrire à cette table.
fault-block-nobody = Il n’y a personne à bloquer ici.
fault-no-line = Cette ligne n’existe pas dans la discussion.

# L’image d’une partie terminée
card-bot = { $level ->
        [sprout] Pousse (bot)
        [apprentice] Apprenti (bot)
        [scholar] Érudit (bot)
        [journeyman] Compagnon (bot)
        [adept] Adepte (bot)
        [master] Maître (bot)
        [archmage] Archimage (bot)
        [wellspring] Source (bot)
        [greedy] Glouton (bot)
        [random] Hasard (bot)
        [practice] Partenaire d’entraînement (bot)
       *[other] { $level } (bot)
    }
card-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-accuracy = précision { $accuracy }
card-moment = Moment clé, { $kind ->
        [setup] mise en place
        [round] manche { $number }
       *[turn] tour { $number }
    } : { $name } joue { $move } ({ $points })
card-moment-luck = Moment clé, { $kind ->
        [setup] mise en place
        [round] manche { $number }
       *[turn] tour { $number }
    } : chance, { $name } { $points }
card-moment-deal = Moment clé : la distribution, { $name } { $points }

# Notices
notice-turn = C’est à vous. Vous jouez avec { $others }.
notice-joined = { $name } s’est installé(e) à votre table.
notice-rematch = Encore une partie avec { $others } : la nouvelle table est prête.
notice-paired = Votre prochaine partie d’un tournoi : vous jouez contre { $others }.
notice-your-turn = C’est à vous.
notice-begun = La partie a commencé.
notice-over = { $result ->
        [won] Vous avez gagné contre { $others }.
        [lost] La partie avec { $others } est finie. Vous avez perdu.
        [drawn] La partie avec { $others } s’est terminée sans vainqueur.
       *[other] La partie avec { $others } est finie.
    }
notice-challenge = { $name } vous défie.
notice-many = Du nouveau dans { $count } de vos parties
mail-hello = Bonjour { $name },
mail-foot =
    Vous recevez ce courriel parce que vous avez voulu être appelé(e).
    Plus de courriels : { $stop }
    Ce qu’on vous dit, et quand : { $me }
mail-confirm-subject = Est-ce votre adresse ?
mail-confirm =
    Bonjour,

    quelqu’un qui joue sous le nom de « { $name } » sur { $home } voudrait être appelé à cette adresse quand ce sera son tour. Si c’est vous, ouvrez ce lien dans les vingt-quatre heures :

    { $link }

    Sinon, ne faites rien : vous ne recevrez pas d’autre courriel.
fault-zone = « { $zone } » n’est pas un fuseau horaire.
fault-browser = Ce navigateur ne peut pas être appelé : ce qu’il a envoyé n’est pas un abonnement.
fault-no-mail = Ce serveur n’envoie pas de courriels.
fault-mail-address = Ce n’est pas une adresse de courriel.
fault-too-many-mails = Un courriel vient d’être envoyé. Attendez un quart d’heure avant d’en demander un autre.
fault-mail-unsent = Le courriel n’a pas pu être envoyé. Vérifiez l’adresse ou réessayez plus tard.
fault-mail-link = Ce lien n’est plus valable. Sur votre page, vous pouvez en faire envoyer un autre.
fault-mail-stopped = Cette adresse n’est plus connue ici : rien n’y est envoyé.
fault-smtp = Ce n’est pas l’adresse d’un serveur de courriel. Écrivez-la smtps://nom:motdepasse@machine:port, smtp://… ou smtp+plain://….
fault-mail-needs = Pour envoyer des courriels, le serveur doit aussi connaître sa propre adresse et l’expéditeur : --address https://… et --mail-from nom@machine
fault-home-address = « { $address } » n’est pas l’adresse d’un serveur. Écrivez-la https://jeu.example, sans rien après.

# Tournois
fault-no-event = Il n’y a pas de tournoi { $event }. Vérifiez l’adresse.
fault-events-open = Vous avez déjà ouvert { $most } tournois. Attendez la fin de l’un d’eux, ou annulez-en un.
fault-event-full = Les { $most } places de ce tournoi sont prises.
fault-event-over = Ce tournoi est terminé.
fault-event-begun = Ce tournoi a déjà commencé.
fault-event-not-in = Vous ne participez pas à ce tournoi.
fault-event-not-yours = Seule la personne qui a ouvert ce tournoi peut le faire.
fault-event-blocked = Vous ne pouvez pas participer à ce tournoi. Vous pouvez le regarder.
fault-event-few = Il y a { $come } inscrits et il en faut { $needed }, dont au moins une personne.
fault-event-seats = Un tournoi demande un jeu pour { $least } à { $most } joueurs ; celui-ci est pour { $seats }.
fault-event-teams = Dans un tournoi, chacun joue pour soi. Choisissez un mode sans équipes.
fault-event-days = Une arène demande une pendule en direct ; les jours par coup conviennent au système suisse.
fault-event-wanted = Le tournoi ne peut pas attendre { $wanted } joueurs : { $most } au plus peuvent participer.
fault-event-start = Le début doit être dans les { $days } prochains jours.
fault-event-bots = Un tournoi peut avoir { $most } bots, et non { $given }.
