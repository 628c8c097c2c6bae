"""In which order moves are thought of: each as good as it looks at once."""

from typing import Final

from manawell.games.athlas.bot.cards import complete, is_play, outlook
from manawell.games.athlas.bot.evaluation import lead_of
from manawell.games.athlas.bot.roads import FAR, roads_of
from manawell.games.athlas.components.tables import DISTANCE, FIELDS, NONE
from manawell.games.athlas.rules.actions import ACTIVATE, END, END_ALL, LOSE, SUMMON_AT, USE
from manawell.games.athlas.rules.flow import drowns
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import ACT, CHOOSE, PICK, SUMMON

USEFUL: Final = 0.001
"""The gain a step must bring to be better than none."""
IDLE: Final = 0.3
"""The cost of leaving units idle, before anything else is known."""
HASTE: Final = 0.05
"""The cost of playing a card, before its effect is known."""
PLACES: Final = 3
"""How many fields are considered for the summoning of an alpha."""
TRIED: Final = -1.0
"""Instead of a cost."""
NOT_KNOWN: Final = -1000.0
ASIDE: Final = 2
"""Units at least this far from all relics and enemies are thought of after the end of the turn."""


def promise(p: Athlas, move: int) -> float:
    """How good a move looks at once to the player who makes it."""
    return promises(p, [move])[0]


def promises(p: Athlas, moves: list[int]) -> list[float]:
    """How good each of these moves looks at once to the player who makes it."""
    player = p.actor
    found: list[float] = []
    here = NOT_KNOWN
    for move in moves:
        cost = cost_of(p, move)
        if cost < 0.0:
            after = p.clone()
            after.play(move)
            if p.phase == PICK:
                complete(after)
            found.append(outlook(after, player, p))
        else:
            if here == NOT_KNOWN:
                here = lead_of(p, player)
            found.append(here - cost)
    return found


def cost_of(p: Athlas, move: int) -> float:
    """What a move costs that changes nothing else about the lead at once; TRIED if the move must be tried."""
    if is_play(p, move):
        return HASTE
    if p.phase == CHOOSE and move == END_ALL:
        return IDLE
    if p.phase == CHOOSE and move >= ACTIVATE:
        return 0.0
    return 0.0 if p.phase == ACT and move == END and not drowns(p) else TRIED


def ranked(p: Athlas, moves: list[int], width: int) -> list[int]:
    """The `width` best moves, best first. A unit does what is useful and stands still only if nothing is."""
    if p.phase == CHOOSE:
        return by_urgency(p, moves)[:width]
    if p.phase == SUMMON:
        moves = well_placed(p, moves)
    worth = promises(p, moves)
    if p.phase == ACT:
        still = worth[moves.index(END)]
        useful = [at for at in range(len(moves)) if moves[at] >= USE and worth[at] > still + USEFUL]
        others = [at for at in range(len(moves)) if moves[at] < USE and (moves[at] != END or not useful)]
        kept = useful + others
        return best_of([moves[at] for at in kept], [worth[at] for at in kept], width)
    return best_of(moves, worth, width)


def well_placed(p: Athlas, moves: list[int]) -> list[int]:
    """Of each alpha, only the summonings on the few fields from which it is nearest to a relic."""
    ways = roads_of(p).ways(False)
    kept: list[int] = []
    of_alpha: list[tuple[int, int]] = []
    alpha = NONE
    for move in moves:
        if move < SUMMON_AT:
            kept.append(move)
            continue
        code = (move - SUMMON_AT) // 5
        if code // FIELDS != alpha:
            kept += [summoning for _, summoning in sorted(of_alpha)[:PLACES]]
            of_alpha = []
            alpha = code // FIELDS
        field = code % FIELDS
        of_alpha.append((min(ways[0][field], ways[1][field], ways[2][field]), move))
    return kept + [summoning for _, summoning in sorted(of_alpha)[:PLACES]]


def by_urgency(p: Athlas, moves: list[int]) -> list[int]:
    """Units next to relics or enemies first, then the end of the turn, then the others."""
    far: list[int] = []
    for move in moves:
        far.append(distance_of(p, move - ACTIVATE) if ACTIVATE <= move < LOSE else ASIDE)
    order = sorted([(far[at], at) for at in range(len(moves))])
    return [moves[at] for _, at in order]


def distance_of(p: Athlas, field: int) -> int:
    """Fields to the nearest relic, or to an enemy."""
    core = p.core
    own = p.owner_of(core.occupant[field])
    least = FAR
    for relic in core.relics:
        least = min(least, DISTANCE[field * FIELDS + relic])
    for unit in range(len(core.place)):
        if core.place[unit] != NONE and p.owner_of(unit) != own:
            least = min(least, DISTANCE[field * FIELDS + core.place[unit]])
    return least


def best_of(moves: list[int], worth: list[float], width: int) -> list[int]:
    """The `width` best moves, best first; ties keep their order."""
    order = sorted([(-worth[at], at) for at in range(len(moves))])
    return [moves[at] for _, at in order[:width]]
