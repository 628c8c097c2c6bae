"""What a strong player sees of one side, as numbers: its way, its points and cards, its units, and what they must fear.

All numbers are at an offset from the side's first one; `features` has a block for each side.
"""

from typing import Final

from manawell.games.athlas.bot.dangers import OWN_ABILITIES, Dangers, attack_of, is_grip
from manawell.games.athlas.bot.evaluation import Race, nearness
from manawell.games.athlas.bot.home import unopposed
from manawell.games.athlas.bot.policy import BAD, liking_of
from manawell.games.athlas.bot.roads import FAR
from manawell.games.athlas.components.cards import (
    ADD_MARKERS,
    AT_PATH,
    ATTACK,
    EXTRA_MOVE,
    HEAL,
    LOSE_LIFE,
    MARK,
    MOVE_RELIC,
    PUSH,
    SET_TERRAIN,
    TELEPORT,
)
from manawell.games.athlas.components.tables import (
    AMPHIBIOUS,
    ATTACKS,
    CARDS,
    CONDITIONS,
    DISTANCE,
    FIELDS,
    FLYING,
    GENERA,
    IMMOBILE,
    INTERVENTIONS,
    NONE,
    PLAYERS,
    SUMMONING,
    TERRAINS,
    WATER,
)
from manawell.games.athlas.rules.units import alpha_at, can_hold, magic_left, physical_left
from manawell.games.athlas.state import PER_PLAYER, Position

SCALE: Final = 32
"""A point of the written judge."""
TURN_SCALE: Final = 16
MOST: Final = 480
LITTLE: Final = 4
"""Life that one blow may take."""
CLOSE: Final = 2
"""How far away from a bearer a unit still counts as near."""


def classes(bounds: list[int]) -> list[int]:
    """By number, up to FAR: how many of the bounds it exceeds."""
    return [len([bound for bound in bounds if number > bound]) for number in range(FAR + 1)]


WAY_OF: Final[list[int]] = classes([1, 2, 3, 4, 5, 6, 8, 11, 16])
WAYS: Final = 10
FUND_OF: Final[list[int]] = classes([0, 1, 2, 4])
FUNDS: Final = 5
PLACE_OF: Final[list[int]] = classes([1, 3])
PLACES: Final = 3


def _purposes() -> list[int]:
    """By primitive: the purpose of interventions that begin with it; the last one is any other."""
    found = [PURPOSES - 1] * (ADD_MARKERS + 1)
    for purpose, does in enumerate(
        [[PUSH], [MOVE_RELIC], [TELEPORT], [EXTRA_MOVE], [SET_TERRAIN], [MARK], [LOSE_LIFE, ATTACK]]
    ):
        for do in does:
            found[do] = purpose
    return found


PURPOSES: Final = 8
PURPOSE: Final[list[int]] = _purposes()
LIKINGS: Final = 3
LIKING: Final[list[int]] = [liking_of(condition) - BAD for condition in range(len(CONDITIONS))]
"""By condition: whether it harms, may do either, or helps."""
HOMES: Final[list[list[int]]] = [
    [min([DISTANCE[field * FIELDS + home] for home in SUMMONING[player]]) for field in range(FIELDS)]
    for player in range(len(PLAYERS))
]
"""By player and field: how far it is from where the player's units arrive."""

# The terms of the written judge.
NEARNESS: Final = 0
TURNS: Final = 1
HELD: Final = 2
NEAR: Final = 3
GODS: Final = 4
FORCE: Final = 5

# Other counts.
POINTS: Final = 6
LIFE: Final = 7
UNITS: Final = 8
COVERED: Final = 9
"""Relics under units that cannot hold them."""
HOME: Final = 10
HELD_HOME: Final = 11
"""How far relics lie from the side's summoning fields: all of them, and those it holds."""
DOORS: Final = 12
"""Free summoning fields."""
SAFE: Final = 13
SAFE_TURNS: Final = 14
"""Nobody is left to prevent its victory, and its turns until then."""
MAY_PLAY: Final = 15
FLYERS: Final = 16
SWIMMERS: Final = 17
TOWERS: Final = 18
BEARERS: Final = 19
"""Units that can hold a relic."""
TO_ACT: Final = 20
DROWNING: Final = 21
PHYSICAL: Final = 22
MAGIC: Final = 23
MARKERS: Final = 24
GRIPPERS: Final = 25
HEALERS: Final = 26
PATHFINDERS: Final = 27
SHAPERS: Final = 28
REVEALED: Final = 29
WEAK: Final = 30
"""Alphas on the board with little life left."""
ESCORTS: Final = 31
HUNTERS: Final = 32
"""Friends and enemies near units that hold a relic."""
ATTACKERS: Final = 33
"""Units by types of attack."""

# What the other side can do: first what it can do now, because it is on turn, then what it can do next.
THREAT: Final = ATTACKERS + len(ATTACKS)
STRIKERS: Final = 0
STRUCK: Final = 1
HARM: Final = 2
FALLING: Final = 3
"""Alphas that can lose a unit."""
GRIPPED: Final = 4
BEARER_STRUCK: Final = 5
BEARER_FALLING: Final = 6
BEARER_GRIPPED: Final = 7
THREATS: Final = 8

# One of several, or a count for each.
WAY: Final = THREAT + 2 * THREATS
FUND: Final = WAY + WAYS
"""How many of the cheapest units can still be summoned."""
STANDS: Final = FUND + FUNDS
"""Units by the terrain under them."""
CONDITION: Final = STANDS + len(TERRAINS)
KIND: Final = CONDITION + LIKINGS
"""Units by genus and distance from the nearest relic."""
STACK: Final = KIND + GENERA * PLACES
TOP: Final = STACK + INTERVENTIONS
"""The purpose of the top card."""
PLAYED: Final = TOP + PURPOSES
"""The purpose of cards that are about to take effect."""
SIDE: Final = PLAYED + PURPOSES


def scaled(number: float) -> int:
    """Rounded away from nothing, so that both players see the same size."""
    whole = int(number + (0.5 if number >= 0 else -0.5))
    return max(-MOST, min(MOST, whole))


def rounded_up(turns: float) -> int:
    whole = int(turns)
    return whole + 1 if turns > whole else whole


def tell_side(
    p: Position, player: int, race: Race, force: float, dangers: Dangers, found: list[int], first: int
) -> None:
    """The numbers of one side, of which the first has this place."""
    found[first + NEARNESS] = scaled(SCALE * nearness(race))
    found[first + TURNS] = scaled(TURN_SCALE * race.turns)
    found[first + WAY + WAY_OF[rounded_up(race.turns)]] = 1
    found[first + HELD] = race.held
    found[first + NEAR] = race.near
    found[first + FORCE] = scaled(force)
    if unopposed(p, player):
        found[first + SAFE] = 1
        found[first + SAFE_TURNS] = scaled(TURN_SCALE * race.turns)
    _tell_relics(p, player, found, first)
    _tell_supply(p, player, found, first)
    _tell_cards(p, player, found, first)
    _tell_units(p, player, found, first)
    block = first + THREAT + (THREATS if p.active == player else 0)
    _tell_dangers(p, player, dangers, found, first, block)


def _tell_relics(p: Position, player: int, found: list[int], first: int) -> None:
    for field in p.core.relics:
        unit = p.core.occupant[field]
        found[first + HOME] += HOMES[player][field]
        if unit != NONE and p.owner_of(unit) == player:
            if can_hold(p, unit):
                found[first + HELD_HOME] += HOMES[player][field]
            else:
                found[first + COVERED] += 1


def _tell_supply(p: Position, player: int, found: list[int], first: int) -> None:
    core = p.core
    cheapest = MOST
    for alpha in range(PER_PLAYER * player, PER_PLAYER * player + PER_PLAYER):
        made = p.alphas[alpha]
        if made is not None:
            cheapest = min(cheapest, made.cost)
        found[first + REVEALED] += p.revealed >> alpha & 1
    left = p.points - core.spent[player]
    found[first + POINTS] = min(left, MOST)
    found[first + FUND + FUND_OF[min(left // cheapest, FAR)]] = 1
    for field in SUMMONING[player]:
        if core.occupant[field] == NONE:
            found[first + DOORS] += 1


def _tell_cards(p: Position, player: int, found: list[int], first: int) -> None:
    table = p.table.interventions
    found[first + MAY_PLAY] = 1 if p.may_play(player) else 0
    stack = p.stacks[player]
    for card in stack:
        found[first + GODS] += table[card].god_points
        found[first + STACK + card] = 1
    if stack:
        found[first + TOP + PURPOSE[table[stack[0]].first.do]] = 1
    for announced in p.announced:
        if announced.player == player:
            found[first + PLAYED + PURPOSE[table[announced.card].first.do]] = 1


def _tell_units(p: Position, player: int, found: list[int], first: int) -> None:
    core = p.core
    counts = [0] * (len(PLAYERS) * PER_PLAYER)
    for unit in range(len(core.place)):
        if core.place[unit] != NONE and p.owner_of(unit) == player:
            counts[core.alpha[unit]] += 1
            _tell_unit(p, unit, core.place[unit], core.flags[unit], found, first)
    for mark in core.marks:
        if p.owner_of(mark.unit) == player:
            found[first + CONDITION + LIKING[mark.condition]] += 1
    for alpha in range(PER_PLAYER * player, PER_PLAYER * player + PER_PLAYER):
        if counts[alpha] > 0:
            _tell_alpha(p, alpha, counts[alpha], CARDS * player, found, first)


def _tell_unit(p: Position, unit: int, field: int, flags: int, found: list[int], first: int) -> None:
    core = p.core
    if flags & FLYING:
        found[first + FLYERS] += 1
    else:
        found[first + STANDS + core.terrain[field]] += 1
        if core.terrain[field] == WATER and flags & AMPHIBIOUS == 0:
            found[first + DROWNING] += 1
    if flags & AMPHIBIOUS:
        found[first + SWIMMERS] += 1
    if flags & IMMOBILE:
        found[first + TOWERS] += 1
    if can_hold(p, unit):
        found[first + BEARERS] += 1
    found[first + TO_ACT] += core.waiting >> unit & 1
    found[first + PHYSICAL] += physical_left(p, unit)
    found[first + MAGIC] += magic_left(p, unit)
    least = FAR
    for goal in core.relics:
        least = min(least, DISTANCE[field * FIELDS + goal])
    found[first + KIND + PLACES * p.alpha_of(unit).cards[0] + PLACE_OF[least]] += 1


def _tell_alpha(p: Position, alpha: int, count: int, markers: int, found: list[int], first: int) -> None:
    """The life of an alpha, and what its units on the board can do."""
    made = alpha_at(p, alpha)
    found[first + UNITS] += count
    found[first + LIFE] += p.core.pools[alpha]
    if p.core.pools[alpha] <= LITTLE:
        found[first + WEAK] += 1
    for card in made.timed:
        found[first + MARKERS] += p.core.markers[markers + card]
    for at in range(OWN_ABILITIES, len(made.abilities)):
        ability = p.table.abilities[made.abilities[at]]
        if ability.attacks:
            found[first + ATTACKERS + attack_of(ability).type] += count
        if is_grip(ability):
            found[first + GRIPPERS] += count
        elif ability.target == AT_PATH:
            found[first + PATHFINDERS] += count
        elif ability.first.do == HEAL:
            found[first + HEALERS] += count
        elif ability.first.do == SET_TERRAIN:
            found[first + SHAPERS] += count


def _tell_dangers(p: Position, player: int, dangers: Dangers, found: list[int], first: int, block: int) -> None:
    """What the side must fear, and who stands beside its bearers."""
    core = p.core
    worst = [0] * (len(PLAYERS) * PER_PLAYER)
    found[block + STRIKERS] = dangers.strikers[1 - player]
    for unit in range(len(core.place)):
        field = core.place[unit]
        if field == NONE or p.owner_of(unit) != player:
            continue
        harm, gripped = dangers.harm[unit], 1 if dangers.grips[unit] > 0 else 0
        struck = 1 if harm > 0 else 0
        alpha = core.alpha[unit]
        worst[alpha] = max(worst[alpha], harm)
        found[block + STRUCK] += struck
        found[block + GRIPPED] += gripped
        if field in core.relics and can_hold(p, unit):
            found[block + BEARER_STRUCK] += struck
            found[block + BEARER_GRIPPED] += gripped
            found[block + BEARER_FALLING] += 1 if struck and harm >= core.pools[alpha] else 0
            _tell_company(p, player, unit, found, first)
    for alpha in range(PER_PLAYER * player, PER_PLAYER * player + PER_PLAYER):
        found[block + HARM] += worst[alpha]
        if worst[alpha] > 0 and worst[alpha] >= core.pools[alpha]:
            found[block + FALLING] += 1


def _tell_company(p: Position, player: int, bearer: int, found: list[int], first: int) -> None:
    core = p.core
    here = core.place[bearer] * FIELDS
    for unit in range(len(core.place)):
        field = core.place[unit]
        if field != NONE and unit != bearer and DISTANCE[here + field] <= CLOSE:
            found[first + (ESCORTS if p.owner_of(unit) == player else HUNTERS)] += 1
