"""Imagines what a viewer cannot see: every way to deal the unseen tiles that the viewer cannot rule out is equally
likely.
"""

from collections.abc import Iterator
from itertools import chain

import msgspec

from manawell.games.rivality.components.tables import (
    COLOURS,
    DECK_TILES,
    FORTRESSES_PER_DECK,
    HAND_SIZE,
    HAS_NEAR_SPELL,
    IS_FORTRESS,
    PLAIN,
    STARRED,
    TILE_OF,
    TILES,
)
from manawell.games.rivality.information.view import Blanks, View
from manawell.kernel.rng import Rng

TRIES = 100
"""A deal that fits is usually found after a few tries; if an edited position allows none, any deal must do."""
MIXED_TRIES = 2000
"""With three players a mulligan is rare, and so is a deal that explains two of them."""


def fill(view: View, rng: Rng) -> View:
    """A view without blanks."""
    if view.mode == "solo":
        return _fill_map(view, rng)
    if not any(None in tiles for tiles in (*view.hands, *view.decks, *view.returned)):
        return view
    filled = view
    for _ in range(TRIES):
        filled = _deal(view, _pools(view, rng), rng)
        fits = all(_fits(filled, seat) for seat in range(len(view.hands))) and _bottoms_fit(filled)
        if fits and list(map(len, filled.returned)) == list(map(len, view.returned)):
            break
    return filled


def _fill_map(view: View, rng: Rng) -> View:
    """Suramun's unseen tiles may be anywhere among the face-down ones."""
    seen = {field.tile for field in view.battlefield}
    suramun = next(colour for colour in COLOURS if colour != view.human)
    unseen = [tile for tile in _set_of(view, suramun) if TILES[tile] not in seen]
    rng.shuffle(unseen)
    dealt = map(TILES.__getitem__, unseen)
    fields = tuple(
        msgspec.structs.replace(field, tile=next(dealt)) if field.tile is None else field for field in view.battlefield
    )
    return msgspec.structs.replace(view, battlefield=fields)


def _set_of(view: View, colour: str) -> list[int]:
    return DECK_TILES[STARRED if colour == view.starred else PLAIN]


def _sides(view: View) -> int:
    return len(view.supplies)


def _blanks(view: View, side: int) -> int:
    """How many tiles of a side this viewer does not see."""
    zones = [hand for seat, hand in enumerate(view.hands) if seat % _sides(view) == side]
    return sum(tile is None for zone in (*zones, view.decks[side]) for tile in zone)


def _pools(view: View, rng: Rng) -> list[list[int]]:
    """By side: the unseen tiles that are in its hands or its deck, in random order."""
    seen = {field.tile for field in view.battlefield}
    seen.update(tile for zone in (*view.hands, *view.decks) for tile in zone)
    if view.starred is None:
        unseen = [tile for deck in DECK_TILES for tile in deck if TILES[tile] not in seen]
        pools = _mixed_pools(view, unseen, rng)
        for _ in range(MIXED_TRIES):
            if all(_may_have_exchanged(view, side, pool) for side, pool in enumerate(pools)):
                break
            pools = _mixed_pools(view, unseen, rng)
        return pools
    pools = [[tile for tile in _set_of(view, colour) if TILES[tile] not in seen] for colour in COLOURS[:2]]
    for pool in pools:
        rng.shuffle(pool)
    return pools


def _mixed_pools(view: View, unseen: list[int], rng: Rng) -> list[list[int]]:
    """Three players: each has two fortresses; the tiles a player has returned are in their own deck (RIV-1.5, 2.5)."""
    unseen = unseen[:]
    rng.shuffle(unseen)
    pools: list[list[int]] = []
    for side in range(_sides(view)):
        returned = [tile for tile in unseen if TILES[tile] in view.returned[side]]
        unseen = [tile for tile in unseen if tile not in returned]
        pools.append(returned)
    for side, pool in enumerate(pools):
        known = [TILE_OF[name] for name in _known(view, side)] + pool
        missing = FORTRESSES_PER_DECK - sum(IS_FORTRESS[tile] for tile in known)
        fortresses = [tile for tile in unseen if IS_FORTRESS[tile]][: max(0, missing)]
        unseen = [tile for tile in unseen if tile not in fortresses]
        pool += fortresses
    for side, pool in enumerate(pools):
        others = sorted(unseen, key=lambda tile: IS_FORTRESS[tile])[: _blanks(view, side) - len(pool)]
        unseen = [tile for tile in unseen if tile not in others]
        pool += others
        rng.shuffle(pool)
    return pools


def _may_have_exchanged(view: View, side: int, pool: list[int]) -> bool:
    """Whether a player who took a mulligan has two tiles without a spell of range 1 (RIV-2.1)."""
    tiles = [TILE_OF[name] for name in _known(view, side)] + pool
    return not view.returned[side] or sum(not HAS_NEAR_SPELL[tile] for tile in tiles) >= HAND_SIZE


def _known(view: View, side: int) -> Iterator[str]:
    """The tiles of a player that this viewer sees."""
    yield from (field.tile for field in view.battlefield if field.laid_by == COLOURS[side] and field.tile)
    yield from (tile for tile in view.hands[side] if tile)


def _deal(view: View, pools: list[list[int]], rng: Rng) -> View:
    sources = [iter([TILES[tile] for tile in pool]) for pool in pools]

    def deal(tiles: Blanks, side: int) -> Blanks:
        return tuple(next(sources[side]) if tile is None else tile for tile in tiles)

    hands = tuple(
        tuple(sorted(deal(hand, seat % _sides(view)), key=_place_in_list)) for seat, hand in enumerate(view.hands)
    )
    decks = tuple(deal(deck, side) for side, deck in enumerate(view.decks))
    filled = msgspec.structs.replace(view, hands=hands, decks=decks)
    returned = tuple(_returned(filled, seat, rng) for seat in range(len(view.returned)))
    return msgspec.structs.replace(filled, returned=returned)


def _place_in_list(tile: str | None) -> int:
    return -1 if tile is None else TILE_OF[tile]


def _returned(view: View, seat: int, rng: Rng) -> Blanks:
    """What a mulligan gave back: two tiles of that side without a spell of range 1 (RIV-2.1)."""
    given = view.returned[seat]
    if None not in given:
        return given
    side = seat % _sides(view)
    laid = [field.tile for field in view.battlefield if field.laid_by == COLOURS[side]]
    hands = [tile for other, hand in enumerate(view.hands) if other % _sides(view) == side for tile in hand]
    possible = [
        TILE_OF[tile] for tile in (*laid, *hands, *view.decks[side]) if tile and not HAS_NEAR_SPELL[TILE_OF[tile]]
    ]
    rng.shuffle(possible)
    return tuple(TILES[tile] for tile in sorted(possible[:HAND_SIZE]))


def _fits(view: View, seat: int) -> bool:
    """Whether a dealt hand agrees with what everyone has seen of its owner."""
    hand, side, seats = view.hands[seat], seat % _sides(view), len(view.hands)
    turns_waited = (seat - view.first) % seats
    turns_taken = max(0, view.turn - turns_waited + seats - 1) // seats
    partners = [tiles for other, tiles in enumerate(view.returned) if other % _sides(view) == side]
    returned = set(view.returned[seat] or chain(*partners))
    if len(returned & set(hand)) > turns_taken:
        return False  # fewer tiles have been drawn since the mulligan (RIV-2.5)
    if view.decks[side] or turns_waited < seats - _sides(view):
        return True
    # RIV-1.7: the last tile drawn from a deck is never a fortress.
    fortresses = sum(IS_FORTRESS[TILE_OF[tile]] for tile in hand if tile)
    if len(hand) == 1 and _laid_last(view, side) == seat:
        fortresses += _wizard_on_fortress(view, side)
    return fortresses < HAND_SIZE


def _laid_last(view: View, side: int) -> int:
    """The seat that has placed a side's last tile."""
    seats = len(view.hands)
    turn = view.turn if view.source is not None else view.turn - 1
    while (view.first + turn) % seats % _sides(view) != side:
        turn -= 1
    return (view.first + turn) % seats


def _wizard_on_fortress(view: View, side: int) -> bool:
    spot = view.wizards[side]
    tiles = [field.tile for field in view.battlefield if spot and (field.x, field.y) == (spot.x, spot.y)]
    return any(tile is not None and IS_FORTRESS[TILE_OF[tile]] for tile in tiles)


def _bottoms_fit(view: View) -> bool:
    """No fortress lies at the bottom of a deck (RIV-1.7, 2.6)."""
    return not any(deck and deck[-1] and IS_FORTRESS[TILE_OF[deck[-1]]] for deck in view.decks)
