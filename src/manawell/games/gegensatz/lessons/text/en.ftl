# What the coach says in the lessons of Gegensatz: lesson-<lesson>-<step>[-part]
lesson-other = Allowed, but not what we are practising here. Look at the task again.
part-first = First steps

## Forward and back
lesson-travel = Forward and back
lesson-travel-about = A number carries you into the future, a colour or a symbol back into the past.
lesson-travel-1 = This row is the timeline; your wand stands at position 4. Play green 3: its number carries you exactly three steps to the right, into your future.
lesson-travel-1-right = You left green 3 there and took green 4. Every move is such a swap, so you always hold three relics.
lesson-travel-1-a = A 1 goes one step. That works, but try the long jump first: green 3.
lesson-travel-1-b = You went to the left, into your past. That comes next; first go to the right.
lesson-travel-2 = To the left lies your past. Go back with a relic of the same colour: green to green or purple to purple, however far it is.
lesson-travel-2-right = Same colour, any distance: that is the way back.
lesson-travel-2-a = Purple 2 is a feather like green 1: symbols work too, and they come next. Now find the same colour.
lesson-travel-2-b = Ring to ring: symbols work too, and they come next. Now find the same colour.
lesson-travel-2-c = You met the other wand, which means a duel. More about that soon; find the same colour elsewhere.
lesson-travel-2-d = One step ahead is your future. Look to the left for the same colour.
lesson-travel-3 = A symbol carries you back as well. Blue 3 bears a feather: play it onto the other feather on your left.
lesson-travel-3-right = Feather to feather. The number of a relic never matters on the way back.
lesson-travel-3-a = Red to red is the same colour, and allowed. This time look for the second feather.
lesson-travel-3-b = That led to the right, by the number. Look for the feather on your left.
lesson-travel-4 = At the left end you have no past, only numbers count. Fetch the blue 4 with the star: which relic reaches it exactly?
lesson-travel-4-right = Exactly three steps, no more and no less. Into the future only the number counts.
lesson-travel-4-a = A 1 goes one step, to green 3. The star lies three steps away.
lesson-travel-5 = On your own now: fetch the relic with the star.
lesson-travel-5-right = Key to key. Well travelled!
lesson-travel-5-a = Purple 2 and green 2 share only the number, and that does not lead back. Which relic shares its colour or its symbol?
lesson-travel-5-other = That took another relic. To the left you need the same colour or the same symbol.
lesson-travel-6 = And once more: fetch the relic with the star.
lesson-travel-6-right = Right: the 4s would run past the end of the row, and that is not allowed.
lesson-travel-6-other = That led into your past. The star lies two steps to the right.
