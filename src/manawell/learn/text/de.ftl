# Fehler in Lektionen: jeder sagt, was zu tun ist
fault-no-course = Für { $game } gibt es noch keine Lektionen. Spiele mit Lektionen: { $known }.
fault-no-lesson = { $game } hat keine Lektion „{ $lesson }“. Die Lektionen: { $known }.
fault-no-step = Die Lektion „{ $lesson }“ hat keinen Schritt { $step }; ihre Schritte haben die Nummern 1 bis { $steps }.
fault-lesson-wait =
    { $phase ->
        [right] Dieser Schritt ist gelöst. Weiter geht es mit dem nächsten.
        [wrong] Nimm zuerst deinen Zug zurück.
        [done] Diese Lektion ist geschafft. Beginne sie von vorn oder wähle eine andere.
       *[task] Löse zuerst diesen Schritt, oder lass dir den Zug zeigen.
    }
