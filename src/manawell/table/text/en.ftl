# Faults of a table, shared by page, terminal and research: each says what to do
fault-no-takeback =
    { $why ->
        [revealed] You cannot take this decision back: it revealed something new to you.
        [rated] This game counts: nothing can be taken back.
        [over] The game is over; you can no longer take anything back.
       *[nothing] You have made no decision that you could take back.
    }
fault-no-draw-now = You can offer a draw once in each of your own turns, while the decision is yours.
fault-hint-unfair = Hints are only for somebody who plays alone or against bots.
fault-hint-waiting = You can ask for a hint only when it is your turn to decide.
fault-chances-unfair = Chances during a game are shown only to somebody who plays alone or against bots, never while another person plays.
fault-unfinished = This game is not over yet. Only finished games can be analysed: an analysis shows what was hidden.
fault-hint-rated = This game counts: there are no hints.

# How a game ended, where no rule of the game ended it
outcome-time =
    { $you ->
        [won] Victory! The other side ran out of time.
        [lost] Defeat. Your side ran out of time.
       *[watching] The game was decided by the clock. Victory: { $winner }.
    }
outcome-absence =
    { $you ->
        [won] Victory! The other side left and did not come back.
        [lost] Defeat. Your side left and did not come back.
       *[watching] The game ended because somebody did not come back. Victory: { $winner }.
    }

# How a player stands, beside the chances
standing-winning = Your victory is almost certain.
standing-ahead = You are clearly ahead.
standing-better = You are slightly ahead.
standing-even = It is about even.
standing-worse = You are slightly behind.
standing-behind = You are clearly behind.
standing-losing = The game is almost lost.

# Comments in records: what a step gave away, what was better, luck
comment-inaccuracy = Inaccuracy: it gives away { $points } points.
comment-mistake = Mistake: it gives away { $points } points.
comment-blunder = Blunder: it gives away { $points } points.
comment-better = Better: { $move } ({ $percent }%, not { $made }%).
comment-luck = Luck: { $gains }.
