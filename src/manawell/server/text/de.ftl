# Meldungen des Servers: jede sagt, was zu tun ist
fault-no-guest = Wir kennen dich noch nicht. Gib dir zuerst einen Namen.
fault-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
fault-language = Die Sprache „{ $language }“ gibt es nicht. Wähle eine von: { $known }.
fault-no-table = Den Tisch „{ $table }“ gibt es nicht. Prüfe den Link.
fault-no-static = Das Spiel { $game } bringt keine Datei „{ $name }“ mit.
fault-table-game = Das Spiel dieses Tisches, { $game }, ist auf diesem Server nicht installiert.
fault-table-unplayable = Der Tisch „{ $table }“ lässt sich nicht mehr spielen: Was von ihm gespeichert ist, passt nicht zu den Regeln seines Spiels. Verloren ist nichts; frag, wer diesen Server betreibt.
fault-table-rules = An diesem Tisch wurde nach Version { $version } der Regeln von { $game } gespielt, und dieser Server kennt nur: { $known }. Nichts ist verloren; frag, wer diesen Server betreibt.
fault-no-page = Unter „{ $path }“ gibt es nichts.
fault-no-own-seat = Nimm selbst mindestens einen Platz ein.
fault-seat-count =
    { $needed ->
        [one] Dieses Spiel hat { $needed } Platz. Angegebene Plätze: { $given }.
       *[other] Dieses Spiel hat { $needed } Plätze. Angegebene Plätze: { $given }.
    }
fault-no-open-seat = Es ist kein Platz mehr frei. Du kannst zuschauen.
fault-not-your-seat = Du schaust dieser Partie zu und hast keinen Platz darin.
fault-not-host = Nur wer einen Tisch eröffnet hat, kann ihn schließen.
fault-table-begun = Die Partie hat begonnen; der Tisch lässt sich nicht mehr schließen.
fault-no-such-seat = Den Platz { $seat } gibt es nicht. Die Partie hat { $seats }.
fault-fork-step = Den Schritt { $step } gibt es nicht. Die Partie hat { $steps }.
fault-stale-version = Am Tisch hat sich inzwischen etwas geändert. Schau noch einmal hin und entscheide dann.
fault-foresee-count = Nenne 1 bis { $most } Züge, die angesehen werden sollen. Genannt: { $given }.
fault-seats-open = Die Partie beginnt, wenn alle da sind.
fault-salt = „{ $salt }“ kann nicht in die Kartengabe eingehen: Es müssen 1 bis { $most } druckbare Zeichen sein.
fault-salt-late = Die Karten sind schon gegeben, oder dein Platz hat sein Salz schon beigesteuert; „{ $salt }“ kommt zu spät.
fault-not-over = Das geht erst, wenn die Partie vorbei ist.
fault-nobody-to-ask = An diesem Tisch sitzt sonst niemand, der zustimmen könnte.
fault-no-offer = Danach fragt niemand mehr.
fault-unknown-wish = Um „{ $kind }“ kann niemand bitten.
fault-coach-said = Kiesel wurden { $given } Bemerkungen genannt; höchstens { $most } sind möglich.
fault-not-in-lessons = Das gibt es in Lektionen nicht: Spiele, oder frage Kiesel.
fault-no-thought = Kein Bot hat rechtzeitig einen Zug gefunden. Versuche es gleich noch einmal.
fault-chat-length = Sag etwas mit höchstens { $most } Zeichen.
fault-chat-full = Dieser Tisch behält { $most } Zeilen, und alle sind schon gesagt. Redet am nächsten Tisch weiter.
fault-chat-fast = In einer Minute werden höchstens { $most } Zeilen gehört. Warte einen Augenblick und sag es noch einmal.
fault-takebacks-spent = An diesem Tisch wurden { $most } Entscheidungen zurückgenommen. Mehr geht nicht.
fault-table-full = Das Protokoll dieses Tisches ist voll: { $most } Einträge. Beginne eine neue Partie.
fault-hint-under-way = Du wartest schon auf einen Tipp. Er kommt.
fault-chances-off = Deine Siegchancen werden nicht gezeigt. Schalte sie zuerst im Menü ein.
fault-chances-under-way = Deine Siegchancen werden schon berechnet.
fault-no-analyses = Dieser Server analysiert keine Partien.
fault-weighing = Du wartest schon auf die Analyse einer Stellung.
fault-no-analysis = Diese Partie ist noch nicht analysiert. Lass sie zuerst analysieren.
fault-analyses = Du wartest schon auf { $most } Analysen. Versuch es wieder, wenn eine davon fertig ist.
fault-request-id = Eine Anfrage braucht eine Kennung von 1 bis { $most } druckbaren Zeichen.
fault-request = Die Anfrage ist nicht zu verstehen. { $where }: { $problem }
fault-message = Die Nachricht ist nicht zu verstehen: { $problem }
fault-http = Die Anfrage wurde abgelehnt ({ $status }): { $problem }
fault-origin = Diese Seite gehört nicht zu diesem Server.
fault-too-large = Das ist zu groß. Höchstens { $most } Bytes werden gelesen.
fault-too-many = Das war zu viel auf einmal. Warte einen Augenblick und versuche es noch einmal.
fault-storage = Der Server kann gerade nichts speichern; es wurde nichts geändert. Versuche es gleich noch einmal.
fault-storage-unsure = Der Server hat nicht erfahren, ob das gespeichert wurde. Sieh nach, ob es da ist, bevor du es noch einmal versuchst.
fault-folder-taken = Ein anderer Server (Prozess { $process }) benutzt schon den Ordner { $folder }. Halte ihn an oder gib mit --data einen anderen Ordner an.
fault-start = Der Server konnte nicht starten; warum, sagen die Zeilen darüber. Sein Datenordner ist { $folder }.
fault-address = Das ist keine Adresse der Art { $scheme }://name:passwort@rechner:port/….
fault-no-extra = Dafür fehlt das Paket { $package }. Installiere es im Ordner der Quellen mit: pip install ".[{ $extra }]"
fault-redis-alone = Redis verbindet Prozesse, die eine Datenbank teilen. Nenne auch die Datenbank, mit --database postgresql://…
fault-workers-need = { $workers } Serverprozesse brauchen eine Datenbank und einen Bus, die sie teilen können: --database postgresql://… und --redis redis://…
fault-unreachable = { $service } auf { $place } ist nicht zu benutzen ({ $problem }). Sieh nach, ob es läuft und ob Name und Passwort stimmen.
fault-database-file = Die Datenbank in { $folder } ist nicht zu benutzen ({ $problem }). Sieh nach, ob der Ordner beschreibbar und die Platte nicht voll ist; ist die Datei beschädigt, spiele eine Kopie ein.
fault-database-newer = Die Datenbank stammt von einer neueren Version von Manawell (Schritt { $version }; diese kennt nur bis { $known }). Installiere jene Version, oder spiele die Sicherung von vor dem Upgrade ein.
fault-database-unversioned = Die Datenbank enthält schon Tabellen, aber nichts sagt, welche Version sie angelegt hat. Nenne eine leere Datenbank, oder spiele eine Sicherung ein.
fault-worker-start = Ein Serverprozess konnte nicht starten; warum, sagen die Zeilen darüber.
fault-no-metrics = Dieser Server sagt niemandem seine Kennzahlen: Seine Einstellung metrics_token ist leer.
fault-metrics-token = Diese Kennzahlen sind nur für Leute mit dem Geheimnis des Betreibers (metrics_token).
fault-blocked-house = Der Betreiber hat dich auf diesem Server gesperrt. Du kannst dich umsehen, speichern, was über dich gespeichert ist, und es löschen.
fault-no-such-report = Eine Meldung { $number } gibt es nicht.
fault-database-version = Die Datenbank hat die Version { $version }, dieses Programm braucht { $known }. Starte einmal den Server, er bringt sie auf den neuen Stand, und versuch es dann noch einmal.
fault-no-database = In { $folder } liegt keine Datenbank.
fault-guest-id = Einen Gast „{ $guest }“ gibt es nicht. `manawell admin guests list` zeigt die Kennungen.
fault-undealt = Von Tisch „{ $table }“ gibt es noch keine Aufzeichnung: Die Partie hat noch nicht begonnen.
fault-announcement = Eine Ankündigung hat 1 bis { $most } Zeichen.
fault-database-tool = Die Datenbank ist nicht zu benutzen ({ $problem }).
fault-move-no-database = Zum Umziehen braucht es beide Datenbanken: den Ordner von SQLite und die Adresse von PostgreSQL (database).
fault-move-busy = Mit PostgreSQL ist noch jemand verbunden ({ $count }). Halte alle Server und Werkzeuge an und versuch es dann noch einmal.
fault-move-used = Das Ziel hat in „{ $table }“ eigene Zeilen. Ziel sein kann nur eine leere Datenbank oder ein unterbrochener Umzug.
fault-move-differs = Die Zeilen von „{ $table }“ unterscheiden sich nach dem Umzug. Bleib bei der Quelle, dort wurde nichts geändert; leere das Ziel, bevor du es noch einmal versuchst.
fault-move-outcome = Die Partie an Tisch { $table } endet nicht so, wie es in ihrer Zeile steht. Bleib bei der Quelle; dort wurde nichts geändert.
fault-setting-name = Eine Einstellung „{ $name }“ gibt es nicht. Wähle eine von: { $known }.
fault-setting-value = „{ $value }“ ist für die Einstellung { $name } nicht möglich. Schreib zum Beispiel { $name }={ $usual }.
fault-settings-file = { $file } ist nicht als TOML zu lesen: { $problem }.
fault-answer-first = Die andere Seite hat zuerst gefragt. Antworte, dann frage.
fault-recovery-code = Dieser Wiederherstellungscode gilt nicht. Prüfe jedes Zeichen; ein Code gilt nur einmal.
fault-carry-link = Dieser Link gilt nicht mehr. Ein Link gilt einmal und zehn Minuten lang; erstelle auf dem anderen Gerät einen neuen.
fault-carry-same = Dieses Gerät hat dieses Profil schon. Öffne den Link auf dem anderen Gerät.
fault-passkey = Dieser Passkey wurde nicht angenommen. Nichts wurde geändert.
fault-passkeys = Du hast schon { $most } Passkeys. Entferne zuerst einen davon.
fault-no-passkey = Einen solchen Passkey hast du nicht.
fault-too-many-guesses = Zu viele Versuche aus deinem Netz. Warte eine Minute und versuche es noch einmal.

# Uhren, und Tische, die zählen
fault-late = „{ $given }“ sagt nicht, was nach Ablauf der Zeit geschieht. Wähle eines von: { $known }.
fault-not-late = Niemand lässt dich warten: Es ist noch Zeit, und niemand ist lange genug fort.
fault-not-agreed = An diesem Tisch ist für den Ablauf der Zeit etwas anderes vereinbart.
fault-own-side = Ihr seid auf derselben Seite; lass einen Bot weiterspielen oder warte.
fault-bot-plays = Ein Bot spielt für dich. Übernimm deinen Platz wieder, um selbst zu entscheiden.
fault-no-bot-plays = Hier spielt kein Bot für dich.
fault-rated-bot = Diese Partie zählt; da darf kein Bot für einen Menschen weiterspielen.
fault-rated-alone = Ein Spiel für nur eine Seite kann nicht gewertet werden.
fault-rated-hotseat = Eine gewertete Partie braucht auf jedem Platz einen anderen Menschen.
fault-public-full = An diesen Tisch kann sich niemand setzen: Lass einen Platz frei oder halte ihn privat.

# Treffen
fault-code = „{ $code }“ ist kein Code. Ein Code hat { $length } Buchstaben und Ziffern.
fault-no-code = Unter dem Code { $code } wartet kein Tisch. Vielleicht hat die Partie begonnen.
fault-not-in-hall = Hier gibt es nichts zu erfragen.
fault-challenge-self = Dich selbst kannst du nicht herausfordern.
fault-challenge-alone = Das ist ein Spiel für eine Person; wähle ein anderes, um jemanden herauszufordern.
fault-no-such-guest = Dieses Profil gehört niemandem.

# Vorschau von Links
preview-open = { $name } wartet auf dich · { $game }
preview-running = { $players } · { $game }
preview-open-about = Setz dich und spiel { $game } im Browser. Ohne Anmeldung. { $clock }
preview-running-about = Hier wird { $game } gespielt. Du kannst zusehen.
preview-free-seat = Freier Platz
preview-waiting = Wartet auf Mitspieler
preview-rated = Mit Wertung.
preview-stop =
    { $kind ->
        [setup] Aufbau
        [round] Runde { $number }
       *[turn] Zug { $number }
    }
preview-live = { $minutes } Min. + { $increment } Sek. je Zug.
preview-days =
    { $days ->
        [one] { $days } Tag für jeden Zug.
       *[other] { $days } Tage für jeden Zug.
    }
fault-program-tables = Ein Bot darf { $most } Partien zugleich spielen. Erst muss eine zu Ende sein.
fault-blocked-seat = An diesen Tisch kannst du dich nicht setzen. Zuschauen darfst du gern.
fault-blocked-challenge = Du kannst diesen Gast nicht herausfordern.
fault-blocked-chat = An diesem Tisch kannst du nicht schreiben.
fault-block-nobody = Hier gibt es niemanden, der blockiert werden könnte.
fault-no-line = Diese Zeile gibt es im Chat nicht.

# Das Bild einer beendeten Partie
card-bot = { $level ->
        [sprout] Spross (Bot)
        [apprentice] Lehrling (Bot)
        [scholar] Scholar (Bot)
        [journeyman] Geselle (Bot)
        [adept] Adept (Bot)
        [master] Meister (Bot)
        [archmage] Erzmagier (Bot)
        [wellspring] Urquell (Bot)
        [greedy] Gierhals (Bot)
        [random] Zufall (Bot)
        [practice] Übungspartner (Bot)
       *[other] { $level } (Bot)
    }
card-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
card-accuracy = Genauigkeit { $accuracy }
card-moment = Schlüsselmoment, { $kind ->
        [setup] Aufbau
        [round] Runde { $number }
       *[turn] Zug { $number }
    }: { $name } spielt { $move } ({ $points })
card-moment-luck = Schlüsselmoment, { $kind ->
        [setup] Aufbau
        [round] Runde { $number }
       *[turn] Zug { $number }
    }: Glück, { $name } { $points }
card-moment-deal = Schlüsselmoment: das Austeilen, { $name } { $points }

# Notices
notice-turn = Du bist am Zug. Du spielst mit { $others }.
notice-joined = { $name } sitzt jetzt an deinem Tisch.
notice-rematch = Noch eine Partie mit { $others }: Der neue Tisch ist gedeckt.
notice-paired = Deine nächste Partie eines Turniers: Du spielst gegen { $others }.
notice-your-turn = Du bist am Zug.
notice-begun = Die Partie hat begonnen.
notice-over = { $result ->
        [won] Du hast gegen { $others } gewonnen.
        [lost] Die Partie mit { $others } ist vorbei. Du hast verloren.
        [drawn] Die Partie mit { $others } ist unentschieden ausgegangen.
       *[other] Die Partie mit { $others } ist vorbei.
    }
notice-challenge = { $name } fordert dich zu einer Partie heraus.
notice-many = Neues in { $count } deiner Partien
mail-hello = Hallo { $name },
mail-foot =
    Du bekommst diese Mail, weil du gerufen werden wolltest.
    Keine Mails mehr: { $stop }
    Was dir gesagt wird und wann: { $me }
mail-confirm-subject = Ist das deine Adresse?
mail-confirm =
    Hallo,

    jemand, der auf { $home } als „{ $name }“ spielt, möchte unter dieser Adresse gerufen werden, wenn er am Zug ist. Bist du das, dann öffne innerhalb eines Tages diesen Link:

    { $link }

    Bist du es nicht, brauchst du nichts zu tun: Du bekommst keine weitere Mail.
fault-zone = „{ $zone }“ ist keine Zeitzone.
fault-browser = Dieser Browser kann nicht gerufen werden: Was er geschickt hat, ist keine Anmeldung dafür.
fault-no-mail = Dieser Server verschickt keine Mails.
fault-mail-address = Das ist keine Mailadresse.
fault-too-many-mails = Eben ist schon eine Mail hinausgegangen. Warte eine Viertelstunde, bevor du noch eine verlangst.
fault-mail-unsent = Die Mail ließ sich nicht verschicken. Sieh die Adresse noch einmal an oder versuche es später.
fault-mail-link = Dieser Link gilt nicht mehr. Auf deiner Seite kannst du dir einen neuen schicken lassen.
fault-mail-stopped = Diese Adresse ist hier nicht mehr bekannt: Es wird nichts dorthin geschickt.
fault-smtp = Das ist keine Adresse eines Mailservers. Schreibe sie als smtps://name:passwort@rechner:port, smtp://… oder smtp+plain://….
fault-mail-needs = Um Mails zu verschicken, muss der Server auch seine eigene Adresse und den Absender kennen: --address https://… und --mail-from name@rechner
fault-home-address = „{ $address }“ ist keine Adresse eines Servers. Schreibe sie als https://spiel.example, ohne etwas dahinter.

# Turniere
fault-no-event = Es gibt kein Turnier { $event }. Prüfe die Adresse.
fault-events-open = Du hast schon { $most } Turniere eröffnet. Warte, bis eines vorbei ist, oder sag eines ab.
fault-event-full = Alle { $most } Plätze dieses Turniers sind vergeben.
fault-event-over = Dieses Turnier ist vorbei.
fault-event-begun = Dieses Turnier hat schon begonnen.
fault-event-not-in = Du nimmst an diesem Turnier nicht teil.
fault-event-not-yours = Das kann nur, wer dieses Turnier eröffnet hat.
fault-event-blocked = An diesem Turnier kannst du nicht teilnehmen. Zuschauen kannst du gern.
fault-event-few = Gekommen sind { $come }, gebraucht werden { $needed }, darunter mindestens ein Mensch.
fault-event-seats = Ein Turnier braucht ein Spiel für { $least } bis { $most } Personen; dieses ist für { $seats }.
fault-event-teams = Im Turnier spielen alle für sich. Wähle einen Modus ohne Teams.
fault-event-days = Eine Arena braucht eine laufende Uhr; Tage pro Zug passen zu einem Turnier nach Schweizer System.
fault-event-wanted = Auf { $wanted } kann das Turnier nicht warten: Höchstens { $most } können teilnehmen.
fault-event-start = Der Beginn muss in den nächsten { $days } Tagen liegen.
fault-event-bots = Ein Turnier kann { $most } Bots haben, nicht { $given }.
