# Fehler an einem Tisch, gleich durch welche Tür: jeder sagt, was zu tun ist
fault-no-takeback =
    { $why ->
        [revealed] Diese Entscheidung lässt sich nicht zurücknehmen: Sie hat dir etwas Neues gezeigt.
        [over] Die Partie ist vorbei; zurücknehmen lässt sich nichts mehr.
       *[nothing] Du hast noch nichts entschieden, was sich zurücknehmen ließe.
    }
fault-no-draw-now = Remis kannst du einmal in jedem eigenen Zug anbieten, solange du am Entscheiden bist.
fault-hint-unfair = Gegen andere Menschen gibt es keine Tipps.
fault-hint-waiting = Ein Tipp gilt einer Entscheidung von dir. Warte, bis du am Zug bist.
fault-unfinished = Diese Partie ist noch nicht zu Ende. Nur beendete Partien lassen sich analysieren, denn eine Analyse zeigt, was verborgen war.
