# Fehler an einem Tisch, gleich durch welche Tür: jeder sagt, was zu tun ist
fault-no-takeback =
    { $why ->
        [revealed] Diese Entscheidung lässt sich nicht zurücknehmen: Sie hat dir etwas Neues gezeigt.
        [rated] Diese Partie zählt: Zurücknehmen lässt sich nichts.
        [over] Die Partie ist vorbei; zurücknehmen lässt sich nichts mehr.
       *[nothing] Du hast noch nichts entschieden, was sich zurücknehmen ließe.
    }
fault-no-draw-now = Remis kannst du einmal in jedem eigenen Zug anbieten, solange du am Entscheiden bist.
fault-hint-unfair = Tipps gibt es nur, wenn du allein oder gegen Bots spielst.
fault-hint-waiting = Ein Tipp gilt einer Entscheidung von dir. Warte, bis du am Zug bist.
fault-chances-unfair = Siegchancen werden während einer Partie nur gezeigt, wenn du allein oder gegen Bots spielst, nie, wenn ein anderer Mensch mitspielt.
fault-unfinished = Diese Partie ist noch nicht zu Ende. Nur beendete Partien lassen sich analysieren, denn eine Analyse zeigt, was verborgen war.
fault-hint-rated = Diese Partie zählt: Es gibt keine Tipps.

# Wie eine Partie endete, wenn keine Spielregel sie beendet hat
outcome-time =
    { $you ->
        [won] Sieg! Die Bedenkzeit der Gegenseite ist abgelaufen.
        [lost] Niederlage. Die Bedenkzeit deiner Seite ist abgelaufen.
       *[watching] Die Uhr hat entschieden. Sieg: { $winner }.
    }
outcome-absence =
    { $you ->
        [won] Sieg! Die Gegenseite ist gegangen und nicht zurückgekommen.
        [lost] Niederlage. Deine Seite ist gegangen und nicht zurückgekommen.
       *[watching] Die Partie ist zu Ende, weil jemand nicht zurückgekommen ist. Sieg: { $winner }.
    }

# Wie jemand steht, neben den Siegchancen
standing-winning = Der Sieg ist dir fast sicher.
standing-ahead = Du liegst klar vorn.
standing-better = Du liegst leicht vorn.
standing-even = Es steht etwa ausgeglichen.
standing-worse = Du liegst leicht zurück.
standing-behind = Du liegst klar zurück.
standing-losing = Die Partie ist fast verloren.

# Anmerkungen in Aufzeichnungen: was ein Schritt verschenkte, was besser war, Glück
comment-inaccuracy = Ungenauigkeit: verschenkt { $points } Punkte.
comment-mistake = Fehler: verschenkt { $points } Punkte.
comment-blunder = Patzer: verschenkt { $points } Punkte.
comment-better = Besser: { $move } ({ $percent } % statt { $made } %).
comment-luck = Glück: { $gains }.
