"""The vocabulary of reasons: when each can be said of a turn. A tile is named by its kind and its cell."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import (
    COLOURS,
    ENEMY_PENALTY,
    ENTRENCHED,
    IS_FORTRESS,
    KIND,
    LEADERS,
    MANA_WELL,
    SOLO_MASTER_PENALTY,
    STRENGTH,
    TILE_OF,
)
from manawell.games.rivality.moves import Place
from manawell.games.rivality.reasons import expert, solo
from manawell.games.rivality.reasons.turns import Turn, count_of, tile_of_wizard
from manawell.games.rivality.rules.scoring import has_wizard, is_reduced, owner, well_controller, worth
from manawell.games.rivality.state import NONE, OVER, SOLO, THREE, Position
from manawell.kernel.state import NOBODY

STRONG_SPELL: Final = max(STRENGTH)
LOW_SUPPLY: Final = 6
"""Two turns like most use up so many golems."""
MANY_GOLEMS: Final = 2

Values = Iterator[dict[str, Any]]


# The end.


def wins(turn: Turn) -> Values:
    if turn.is_over and turn.side in turn.after.winners:
        yield {}


def loses(turn: Turn) -> Values:
    if turn.is_over and turn.side not in turn.after.winners:
        yield {}


def avoids_end(turn: Turn) -> Values:
    """The mover is not ahead, could end the game without winning it, and does not."""
    before, points = turn.before, turn.points_before()
    others = points[: turn.side] + points[turn.side + 1 :]
    if before.mode == SOLO or turn.is_over or points[turn.side] > max(others):
        return
    for move in before.moves():
        after = before.clone()
        after.play(move)
        if after.phase == OVER and turn.side not in after.winners:
            yield {}
            return


def nears_end(turn: Turn) -> Values:
    """The mover is alone in front, and has few golems left."""
    points, golems = turn.points_after(), turn.after.supplies[turn.side]
    others = points[: turn.side] + points[turn.side + 1 :]
    if not turn.is_over and golems <= LOW_SUPPLY and points[turn.side] > max(others):
        yield {"golems": golems}


# Tiles that change hands.


def takes_well(turn: Turn) -> Values:
    if MANA_WELL in turn.taken:
        yield {"points": worth(turn.after, MANA_WELL, turn.side)}


def takes_two(turn: Turn) -> Values:
    if len(turn.taken) > 1:
        yield {"count": len(turn.taken)}


def takes_fortress(turn: Turn) -> Values:
    yield from _takes(turn, [tile for tile in turn.taken if IS_FORTRESS[tile]])


def takes_tile(turn: Turn) -> Values:
    yield from _takes(turn, [tile for tile in turn.taken if not IS_FORTRESS[tile] and tile != MANA_WELL])


def _takes(turn: Turn, tiles: list[int]) -> Values:
    for tile in tiles:
        points = worth(turn.after, tile, turn.side)
        if points > 0:
            yield turn.named(tile) | {"points": points}


def tips_tie(turn: Turn) -> Values:
    for tile in turn.taken:
        if len(LEADERS[turn.before.golems[tile]]) > 1:
            yield turn.named(tile)


def frees_well(turn: Turn) -> Values:
    if turn.held_before(MANA_WELL) not in (NOBODY, turn.side) and turn.held_after(MANA_WELL) == NOBODY:
        yield {}


def evens(turn: Turn) -> Values:
    """An enemy's tile becomes contested, and that enemy would not score it either."""
    well = NOBODY if turn.after.mode == SOLO else well_controller(turn.after)
    for tile in turn.laid:
        holder, leaders = turn.held_before(tile), LEADERS[turn.after.golems[tile]]
        if holder in (NOBODY, turn.side) or len(leaders) < 2 or turn.side not in leaders:
            continue
        if tile != MANA_WELL and owner(turn.after, tile, well) != holder:
            yield turn.named(tile)


# Golems.


def breaks_shields(turn: Turn) -> Values:
    for spell in turn.casts():
        if spell.broken and spell.landed:
            yield {"kind": KIND[TILE_OF[spell.tile]], "x": spell.x, "y": spell.y}


def repelled(turn: Turn) -> Values:
    golems = sum(spell.repelled for spell in turn.casts())
    if golems:
        yield {"golems": golems}


def blocked(turn: Turn) -> Values:
    """A spell of the tile being laid aims at a wizard."""
    if isinstance(turn.move, Place):
        for event in turn.told:
            if isinstance(event, events.SpellBlocked):
                yield {"x": event.x, "y": event.y}


def digs_out(turn: Turn) -> Values:
    for tile in turn.laid:
        for side in range(turn.before.sides):
            counts = count_of(turn.before, tile, side), count_of(turn.after, tile, side)
            if side != turn.side and counts[0] >= ENTRENCHED > counts[1]:
                yield turn.named(tile)


def digs_in(turn: Turn) -> Values:
    for tile in turn.laid:
        if turn.own(turn.before, tile) < ENTRENCHED <= turn.own(turn.after, tile):
            yield turn.named(tile)


def pushes_out(turn: Turn) -> Values:
    """The mover's own spells make so many enemy golems leave."""
    caster, count = COLOURS[turn.before.caster] if turn.before.caster != NONE else "", 0
    for event in turn.told:
        if isinstance(event, events.SpellCast | events.DelayedSpellCast):
            caster = event.colour
        elif isinstance(event, events.GolemsRemoved) and caster == turn.colour != event.colour:
            count += event.removed
    if count >= MANY_GOLEMS:
        yield {"count": count}


def covers_left_tile(turn: Turn) -> Values:
    """The tile that the wizard leaves stays the mover's, with more golems."""
    if isinstance(turn.move, Place):
        tile = tile_of_wizard(turn.before, turn.side)
        if tile != NONE and _grows(turn, tile):
            yield turn.named(tile)


def strengthens(turn: Turn) -> Values:
    """A tile that the mover held by one golem has a greater lead."""
    for tile in turn.laid:
        if _grows(turn, tile) and turn.lead(turn.before, tile) == 1 < turn.lead(turn.after, tile):
            yield turn.named(tile)


def _grows(turn: Turn, tile: int) -> bool:
    stays = turn.held_before(tile) == turn.side == turn.held_after(tile)
    return stays and turn.own(turn.after, tile) > turn.own(turn.before, tile)


def penalty(position: Position) -> int:
    """What an enemy golem on a tile costs."""
    return SOLO_MASTER_PENALTY if position.mode == SOLO else ENEMY_PENALTY


def cleans(turn: Turn) -> Values:
    """A tile of the mover is worth its full points again."""
    for tile in turn.laid:
        stays = turn.held_before(tile) == turn.side == turn.held_after(tile) and not has_wizard(turn.after, tile)
        if stays and is_reduced(turn.before, tile, turn.side) and not is_reduced(turn.after, tile, turn.side):
            yield turn.named(tile) | {"points": penalty(turn.before)}


def spoils(turn: Turn) -> Values:
    """An enemy's tile is worth less to them because of the mover's golems."""
    for tile in turn.laid:
        holder = turn.held_before(tile)
        if holder in (NOBODY, turn.side) or holder != turn.held_after(tile) or has_wizard(turn.after, tile):
            continue
        becomes = not is_reduced(turn.before, tile, holder) and is_reduced(turn.after, tile, holder)
        if becomes and turn.own(turn.after, tile):
            yield turn.named(tile) | {"points": penalty(turn.before)}


def hits_leader(turn: Turn) -> Values:
    """Three sides: the rival alone in front loses points."""
    before, after = turn.points_before(), turn.points_after()
    leader = before.index(max(before))
    leads_alone = leader != turn.side and before.count(max(before)) == 1
    if turn.before.mode == THREE and leads_alone and after[leader] < before[leader]:
        yield {"colour": COLOURS[leader]}


# The tile that is laid, and the one that stays in the hand.


def lays_fortress(turn: Turn) -> Values:
    if isinstance(turn.move, Place):
        tile = TILE_OF[turn.move.tile]
        if IS_FORTRESS[tile] and turn.held_after(tile) == turn.side and not turn.is_over:
            yield {}


def all_spells(turn: Turn) -> Values:
    if isinstance(turn.move, Place):
        tile = TILE_OF[turn.move.tile]
        spells = sum(strength > 0 for strength in STRENGTH[16 * tile : 16 * tile + 4])
        casts = [spell for spell in turn.casts() if isinstance(spell, events.SpellCast)]
        if spells > 1 and sum(spell.landed > 0 for spell in casts) == spells:
            yield {}


def keeps_strong(turn: Turn) -> Values:
    """The other tile of the hand is a Hut, a Fortress, or has one of the strongest spells."""
    if isinstance(turn.move, Place) and not turn.is_over:
        for tile in turn.before.hands[turn.before.actor]:
            strong = KIND[tile] != "stone_circle" or STRONG_SPELL in STRENGTH[16 * tile : 16 * tile + 4]
            if tile != TILE_OF[turn.move.tile] and strong:
                yield {"kind": KIND[tile]}


CLAIMS: Final[dict[str, Callable[[Turn], Values]]] = {
    "wins": wins,
    "loses": loses,
    "takes-well": takes_well,
    "siege": expert.siege,
    "takes-two": takes_two,
    "takes-fortress": takes_fortress,
    "frees-well": frees_well,
    "opens-ring": expert.opens_ring,
    "turns-waiting": expert.turns_waiting,
    "uses-waiting": expert.uses_waiting,
    "breaks-shields": breaks_shields,
    "digs-out": digs_out,
    "tips-tie": tips_tie,
    "takes-tile": takes_tile,
    "evens": evens,
    "cleans": cleans,
    "spoils": spoils,
    "pushes-out": pushes_out,
    "covers-left-tile": covers_left_tile,
    "digs-in": digs_in,
    "strengthens": strengthens,
    "hits-leader": hits_leader,
    "parks-suramun": solo.parks_suramun,
    "opens-paths": solo.opens_paths,
    "keeps-casting": solo.keeps_casting,
    "lays-fortress": lays_fortress,
    "all-spells": all_spells,
    "avoids-end": avoids_end,
    "nears-end": nears_end,
    "keeps-strong": keeps_strong,
    "blocked": blocked,
    "repelled": repelled,
}
"""In the order of their weight; a claim yields the values of its reason, once for each thing it holds of."""
