"""Which decision is open, and how far round and battle have come, as numbers with names."""

from typing import Final

RULES: Final = 2
"""The newest version; since the second, what has begun ends properly when a player resigns."""
FIRST_RULES: Final = 1
MODE_STANDARD: Final = 0
BEGINNER: Final = 1
PRO: Final = 2

# Which decision is open.
CHOOSE: Final = 0
LAY: Final = 1
MOON: Final = 2
PLACE: Final = 3
PLACE_COUNT: Final = 4
TRAP: Final = 5
RELAY: Final = 6
KILL: Final = 7
MOVE: Final = 8
MOVE_TO: Final = 9
MOVE_COUNT: Final = 10
BOARD: Final = 11
COURSE: Final = 12
COMBAT: Final = 13
GHOST: Final = 14
STRIKE: Final = 15
RETURN: Final = 16
DISCARD: Final = 17
GIFT: Final = 18
VOID: Final = 19
GIVE: Final = 20
STEAL: Final = 21
HOSTAGES: Final = 22
RETREAT: Final = 23
ROW: Final = 24
RISE: Final = 25
FORM: Final = 26
STOP: Final = 27
ASHORE: Final = 28
ABOARD: Final = 29
GOLEM: Final = 30
GOLEM_FROM: Final = 31
WINDOW: Final = 32
FOR: Final = 33
AT: Final = 34
AGAINST: Final = 35
SHIP_AT: Final = 36
TELEPORT_TO: Final = 37
TELEPORT_COUNT: Final = 38
REVIVE: Final = 39
KEEP_SPELL: Final = 40
KEEP_CARD: Final = 41
GIVE_UP: Final = 42
SURPLUS: Final = 43
BUY_ARMIES: Final = 44
BUY_SHIPS: Final = 45
BUY_CITIES: Final = 46
BUY_STICKS: Final = 47
OVER: Final = 48
BUSY: Final = 49
"""No decision is open: the game goes on automatically."""
SPELL_TARGETS: Final = frozenset({AT, AGAINST, SHIP_AT, TELEPORT_TO, TELEPORT_COUNT, REVIVE})
SPELL_CHOICES: Final = SPELL_TARGETS | {FOR}
"""What is asked while a spell is being declared."""
PURCHASES: Final[list[int]] = [BUY_ARMIES, BUY_SHIPS, BUY_CITIES, BUY_STICKS]
"""In the order in which they are asked (LUT-14.2)."""

# How far the round has come (LUT-5.1, 7.1).
CHOOSING: Final = 0
LAYING: Final = 1
STARTING: Final = 2
PLACING: Final = 3
TRAPPING: Final = 4
AFTER_PLACEMENT: Final = 5
LURKING: Final = 6
"""The Assassin, then window W2."""
BEFORE_TURN: Final = 7
MOVING: Final = 8
FIGHTING: Final = 9
FORMING: Final = 10
COMMANDING: Final = 11
"""Golem actions."""
AFTER_TURN: Final = 12
SCORING: Final = 13
AFTER_SCORING: Final = 14
LEARNING: Final = 15
LEARNING_MORE: Final = 16
LEARNED: Final = 17
LIMITING: Final = 18
"""Spell cards: for cities, for Lutao and True Knowledge, window W10, the limit of the hand."""
BUYING: Final = 19
SET_UP: Final = frozenset({CHOOSING, LAYING, STARTING})
ACTION_TURN: Final = frozenset({LURKING, BEFORE_TURN, MOVING, FIGHTING, FORMING, COMMANDING, AFTER_TURN})
SPELL_CARD_TURN: Final = frozenset({LEARNING, LEARNING_MORE, LEARNED, LIMITING})

# How a battle stands (LUT-9.15).
B_WINDOW: Final = 0
B_GHOSTS: Final = 1
B_STRIKE: Final = 2
B_STRIKE_CARDS: Final = 3
B_STRIKE_VOID: Final = 4
B_STRIKE_HIT: Final = 5
B_ROUND: Final = 6
B_COUNT: Final = 7
B_BARDS: Final = 8
B_GIFT: Final = 9
B_DRAW: Final = 10
B_RETURN: Final = 11
B_DISCARD: Final = 12
B_REVEAL: Final = 13
B_VOID: Final = 14
B_LAST_WINDOW: Final = 15
B_HITS: Final = 16
B_GIVE: Final = 17
B_STEAL: Final = 18
B_NEXT: Final = 19
B_END: Final = 20
B_HOSTAGES: Final = 21
B_PLAGUES: Final = 22
B_RETREAT: Final = 23
B_OWNER: Final = 24

# What is pending and comes before everything else.
TO_RISE: Final = 0
TO_KEEP_SPELLS: Final = 1
TO_KEEP_PEOPLE: Final = 2
TO_KEEP_RUNE: Final = 3
TO_ASSIGN_MOON: Final = 4
TO_DISCARD: Final = 5
TO_GIVE_UP: Final = 6
TO_PUT_AWAY: Final = 7
"""No decision: a spell is discarded when everything it caused is done."""

# How armies came (LUT-7.10).
BY_LAND: Final = 0
BY_SHIP: Final = 1
BY_FLIGHT: Final = 2
BY_SEA: Final = 3
"""With a ship that had waited at sea."""

UNDECIDED: Final = 0
BY_CITY: Final = 1
BY_ELIMINATION: Final = 2
BY_ROUNDS: Final = 3
BY_CONCESSION: Final = 4
