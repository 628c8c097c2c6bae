# Faults of lessons: each says what to do
fault-no-course = There are no lessons for { $game } yet. Games with lessons: { $known }.
fault-no-lesson = { $game } has no lesson “{ $lesson }”. Its lessons: { $known }.
fault-no-step = The lesson “{ $lesson }” has no step { $step }; its steps are numbered from 1 to { $steps }.
fault-lesson-wait =
    { $phase ->
        [right] You have solved this step. Go on to the next one.
        [wrong] First take your move back.
        [done] This lesson is finished. Begin it again or choose another one.
       *[task] First solve this step, or let the coach show you the move.
    }
