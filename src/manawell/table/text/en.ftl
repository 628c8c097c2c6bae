# Faults of a table, at whatever door it stands: each says what to do
fault-no-takeback =
    { $why ->
        [revealed] This decision cannot be taken back: it has shown you something new.
        [over] The game is over; nothing can be taken back any more.
       *[nothing] You have not decided anything that could be taken back.
    }
fault-no-draw-now = A draw can be offered once in each of your own turns, while you are to decide.
fault-hint-unfair = There are no hints against other people.
fault-hint-waiting = A hint is for a decision of yours. Wait until it is your turn.
