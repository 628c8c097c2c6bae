# Faults of a table, shared by page, terminal and research: each says what to do
fault-no-takeback =
    { $why ->
        [revealed] You cannot take this decision back: it revealed something new to you.
        [over] The game is over; you can no longer take anything back.
       *[nothing] You have made no decision that you could take back.
    }
fault-no-draw-now = You can offer a draw once in each of your own turns, while the decision is yours.
fault-hint-unfair = Hints are not available against other people.
fault-hint-waiting = You can ask for a hint only when it is your turn to decide.
fault-unfinished = This game is not over yet. Only finished games can be analysed: an analysis shows what was hidden.
