"""Setting up (RIV-1, RIV-17): the caller draws the deals, so that a test can choose them."""

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import (
    COLOURS,
    COLUMNS,
    DECK_TILES,
    DECKS,
    FORTRESSES_PER_DECK,
    GOLEMS_AT_START,
    IS_FORTRESS,
    MANA_WELL,
    PLAIN,
    ROWS,
    ROWS_PER_SIDE,
    STARRED,
    TILES,
    TILES_PER_DECK,
    WELL_CELL,
    cell_at,
)
from manawell.games.rivality.rules.deck import draw_hand
from manawell.games.rivality.rules.placement import extend_rim, lay
from manawell.games.rivality.state import (
    DUEL,
    ENTER,
    MULLIGAN,
    NONE,
    SOLO,
    TEAMS,
    THREE,
    Position,
)
from manawell.kernel.rng import Rng

MODES = ("duel", "three", "teams", "solo")
SEATS = {DUEL: 2, THREE: 3, TEAMS: 4, SOLO: 1}
"""By mode (RIV-1.2, 1.4, 1.6, 17.1)."""


def split_by_star(starred: int) -> list[list[int]]:
    """The two sets of tiles, by side (RIV-1.3, 17.2)."""
    return [DECK_TILES[STARRED if side == starred else PLAIN] for side in range(2)]


def deal_mixed(rng: Rng) -> list[list[int]]:
    """Two fortresses and six other tiles for each of three players (RIV-1.5)."""
    tiles = [tile for deck in DECK_TILES for tile in deck]
    fortresses = [tile for tile in tiles if IS_FORTRESS[tile]]
    others = [tile for tile in tiles if not IS_FORTRESS[tile]]
    rng.shuffle(fortresses)
    rng.shuffle(others)
    rest = TILES_PER_DECK - FORTRESSES_PER_DECK
    return [
        fortresses[side * FORTRESSES_PER_DECK : (side + 1) * FORTRESSES_PER_DECK]
        + others[side * rest : (side + 1) * rest]
        for side in range(3)
    ]


def set_up(p: Position, mode: int, starred: int, first: int, decks: list[list[int]]) -> None:
    """A multiplayer game with these decks, bottom first (RIV-1.1, 1.2, 1.4, 1.6, 1.10, 1.11, 1.12)."""
    p.mode = mode
    p.starred = starred
    p.first = p.active = first
    p.seats = SEATS[mode]
    p.sides = len(decks)
    p.supplies = [GOLEMS_AT_START[MODES[mode]]] * p.sides
    p.wizards = [NONE] * p.sides
    p.decks = decks[:]
    p.gained = [0] * len(TILES) if mode == THREE and p.expert else []
    lay(p, MANA_WELL, WELL_CELL, 0, NONE)
    extend_rim(p, WELL_CELL)
    if p.journal is not None:
        _tell_decks(p)
        p.journal.tell(events.FirstPlayerChosen(first))
    p.hands = [[] for _ in range(p.seats)]
    p.returned = [[] for _ in range(p.seats)]
    for turn in range(p.seats):
        draw_hand(p, (first + turn) % p.seats)
    p.phase = MULLIGAN
    p.actor = first


def set_up_solo(p: Position, level: int, human: int, starred: int, decks: list[list[int]]) -> None:
    """The map of 4 x 6 tiles; decks in the order in which they are laid, by side (RIV-17.1, 17.2, 17.4, 17.5, 17.6)."""
    p.mode = SOLO
    p.level = level
    p.human = human
    p.starred = starred
    p.seats = 1
    p.sides = 2
    p.supplies = [GOLEMS_AT_START[MODES[SOLO]]] * 2
    p.wizards = [NONE, NONE]
    suramun = 1 - human
    for row in range(ROWS):
        for column in range(COLUMNS):
            side = suramun if row < ROWS_PER_SIDE else human
            tile = decks[side][row % ROWS_PER_SIDE * COLUMNS + column]
            lay(p, tile, cell_at(column, row), 2 if side == suramun else 0, side)
            if side == suramun:
                p.face_down |= 1 << tile
    if p.journal is not None:
        _tell_decks(p)
    p.phase = ENTER
    p.actor = 0


def _tell_decks(p: Position) -> None:
    assert p.journal is not None
    if p.starred == NONE:
        p.journal.tell(events.DecksMixed())
        return
    for side in range(p.sides):
        p.journal.tell(events.DeckGiven(COLOURS[side], DECKS[STARRED if side == p.starred else PLAIN]))
