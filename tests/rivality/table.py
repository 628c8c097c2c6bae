"""Positions of Rivality written as the worked examples write them.

A battlefield is a line for each tile: cell, tile, rotation, golems, and the wizard that stands there, as in
`-1,0 hu_a1 0 O1 O` or `0,0 mw 0 -`. Colours are O, P and T.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import TypeVar

from manawell.games.rivality import GAME
from manawell.games.rivality.components.tables import (
    COLOURS,
    CONTROLLER,
    DECK_TILES,
    FORTRESSES_PER_DECK,
    GOLEM,
    GOLEMS_AT_START,
    HAND_SIZE,
    IS_FORTRESS,
    LEVELS,
    MANA_WELL,
    TILE_OF,
    TILES,
    TILES_PER_DECK,
    cell_at,
    x_of,
    y_of,
)
from manawell.games.rivality.information.view import EDITIONS, View
from manawell.games.rivality.rules.ending import finish
from manawell.games.rivality.rules.placement import extend_rim, lay
from manawell.games.rivality.rules.setup import MODES, SEATS, set_up, set_up_solo, split_by_star
from manawell.games.rivality.rules.turn import Rivality
from manawell.games.rivality.state import BY_NO_MOVE, BY_TILES, ENTER, MOVE, NO_TILE, NONE, PLACE, SOLO, THREE
from manawell.kernel.event import Event
from manawell.kernel.faults import Illegal, Refusal
from manawell.kernel.game import ALL_KNOWING, Outcome
from manawell.kernel.journal import Journal
from manawell.kernel.rng import Scripted, rng_from
from manawell.kernel.state import NOBODY

LETTERS = "OPT"
Cell = tuple[int, int]
E = TypeVar("E", bound=Event)


class Table:
    """A position with the few words a test needs. Cells are written `0,0`."""

    def __init__(self, state: Rivality) -> None:
        self.state = state
        self.journal = state.journal = Journal()

    # What happens.

    def play(self, *moves: str) -> "Table":
        """Play moves in notation, each by the seat that has the move."""
        for move in moves:
            self.state.play(GAME.read(self.state, self.state.actor, move))
        return self

    def chance(self, *outcomes: int) -> "Table":
        """Script the coming outcomes of chance."""
        self.state.rng = Scripted(list(outcomes))
        return self

    def luck(self, seed: int) -> "Table":
        """Let chance go another way from here."""
        self.state.rng = rng_from(b"luck %d" % seed)
        return self

    def stop(self) -> "Table":
        """End the game here: the position is scored as it stands."""
        finish(self.state, BY_NO_MOVE if self.state.mode == SOLO else BY_TILES)
        return self

    def copy(self) -> "Table":
        """The same position once more, to try something else."""
        return Table(self.state.clone())

    def refusal(self, move: str, by: int | None = None) -> Refusal:
        """Why a move is refused; an assertion fails if it is legal or changes anything."""
        before = GAME.save(self.state)
        try:
            GAME.read(self.state, self.state.actor if by is None else by, move)
        except Illegal as illegal:
            assert GAME.save(self.state) == before
            return illegal.refusal
        raise AssertionError(f"{move} is legal")

    # What is to be seen.

    @property
    def legal(self) -> list[str]:
        return [GAME.text_of(self.state, move) for move in self.state.moves()]

    def cells_for(self, tile: str) -> set[str]:
        """Where a tile in hand may go."""
        return {found[1] for move in self.legal if (found := re.fullmatch(rf"{tile}@(.+)/.", move))}

    def golems(self, cell: str) -> str:
        """`O2P1`, or `-` for an empty tile."""
        counts = self.state.golems_of(self._tile(cell))
        return "".join(f"{LETTERS[side]}{count}" for side, count in enumerate(counts) if count) or "-"

    def controller(self, cell: str) -> str:
        """A colour, `contested` or `empty`."""
        golems = self.state.golems[self._tile(cell)]
        side = CONTROLLER[golems]
        return COLOURS[side] if side != NOBODY else "contested" if golems else "empty"

    def wizard(self, cell: str) -> str:
        """The letter of the side whose wizard stands there, or nothing."""
        at = cell_at(*parse_cell(cell))
        return "".join(LETTERS[side] for side, where in enumerate(self.state.wizards) if where == at)

    def shows(self, after: str) -> bool:
        """Whether each line `cell golems controller [wizard]` of an *after* table is true; says which is not."""
        for line in filter(None, map(str.strip, after.splitlines())):
            cell, golems, controller, wizard = (*line.split(), "")[:4]
            seen = (self.golems(cell), self.controller(cell), self.wizard(cell))
            assert seen == (golems, controller, wizard), f"{cell}: {seen}, expected {line}"
        return True

    def became(self, after: str, before: "Table") -> bool:
        """Like `shows`; also, no unlisted tile has been placed, been turned over or changed its golems."""
        was, now = before.fields, self.fields
        listed = {line.split()[0] for line in after.splitlines() if line.strip()}
        changed = {cell for cell in was.keys() | now.keys() if was.get(cell) != now.get(cell)}
        assert changed <= listed, f"{sorted(changed - listed)} changed too"
        return self.shows(after)

    @property
    def fields(self) -> dict[str, tuple[str | None, int, tuple[int, ...], bool]]:
        """By cell: tile, rotation, golems, and whether it lies face-down."""
        return {
            f"{field.x},{field.y}": (field.tile, field.rotation, field.golems, field.face_down)
            for field in self.view().battlefield
        }

    @property
    def supplies(self) -> str:
        """`O27 P30`."""
        return " ".join(f"{LETTERS[side]}{count}" for side, count in enumerate(self.state.supplies))

    @property
    def points(self) -> tuple[int, ...]:
        """By side, what the tiles are worth now."""
        return self.view().points

    @property
    def over(self) -> bool:
        return self.state.actor == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def asks(self) -> tuple[str, int]:
        """Which decision is open, and whose."""
        prompt = GAME.prompt(self.view())
        return ("over" if prompt is None else prompt.id, self.state.actor)

    def hand(self, seat: int) -> list[str]:
        return [TILES[tile] for tile in self.state.hands[seat]]

    def view(self, viewer: int = ALL_KNOWING) -> View:
        return GAME.view(self.state, viewer)

    def told(self, kind: type[Event] | None = None, viewer: int | None = None) -> list[Event]:
        """The events so far, of one kind if given, to one viewer if given."""
        entries = self.journal.entries if viewer is None else [(event, 0) for event in self.journal.told_to(viewer)]
        return [event for event, _ in entries if kind is None or isinstance(event, kind)]

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind so far, with their own fields."""
        return [event for event, _ in self.journal.entries if isinstance(event, kind)]

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events so far."""
        return [type(event).__name__ for event, _ in self.journal.entries]

    def _tile(self, cell: str) -> int:
        tile = self.state.grid[cell_at(*parse_cell(cell))]
        assert tile != NO_TILE, f"no tile lies on {cell}"
        return tile


def parse_cell(text: str) -> Cell:
    x, y = text.strip("()").split(",")
    return int(x), int(y)


def cell_of(table: Table, tile: str) -> str:
    """Where a tile lies, as `x,y`."""
    cell = table.state.cell_of(TILE_OF[tile])
    return f"{x_of(cell)},{y_of(cell)}"


def new(seed: str = "table", **options: str) -> Table:
    """A game as it is dealt, with its journal from the beginning."""
    journal = Journal()
    table = Table(GAME.new(GAME.settle(options), rng_from(seed.encode()), journal))
    table.journal = table.state.journal = journal
    return table


def dealt(*decks: str, mode: str = "duel", first: int = 0, edition: str = "de", expert: bool = False) -> Table:
    """A game before the mulligans, with its journal: the decks by side, top tile first; unnamed tiles lie below."""
    p = Rivality(rng_from(b"table"))
    p.edition, p.expert = EDITIONS.index(edition), expert
    p.journal = journal = Journal()
    named = [[TILE_OF[tile] for tile in deck.split()] for deck in decks]
    rest = [tile for tiles in DECK_TILES for tile in tiles if tile not in chain(*named)]
    full = []
    for side, top in enumerate(named):
        below: list[int] = []
        for fortress, most in ((True, FORTRESSES_PER_DECK), (False, TILES_PER_DECK - FORTRESSES_PER_DECK)):
            missing = most - sum(IS_FORTRESS[tile] == fortress for tile in top)
            fitting = [tile for tile in rest if IS_FORTRESS[tile] == fortress]
            below += fitting[:missing] if mode == "three" else [t for t in fitting if t in split_by_star(1)[side]]
        rest = [tile for tile in rest if tile not in below]
        full.append([*top, *below][::-1])
    set_up(p, MODES.index(mode), NONE if mode == "three" else 1, first, full)
    table = Table(p)
    table.journal = table.state.journal = journal
    return table


def walk(table: Table, seed: str) -> Iterator[Table]:
    """A random game from here on: the same table, again after each move until the game is over."""
    chance = rng_from(seed.encode())
    yield table
    while not table.over:
        moves = table.state.moves()
        table.state.play(moves[chance.below(len(moves))])
        yield table


def random_game(seed: int, **options: str) -> Iterator[Table]:
    """A game of random legal moves from its deal, shown at every decision and at its end."""
    return walk(new(f"deal {seed}", **options), f"moves {seed}")


def battle(
    board: str,
    active: str | int = "O",
    hand: str = "",
    *,
    mode: str = "duel",
    expert: bool = False,
    edition: str = "de",
    hands: Mapping[int, str] | None = None,
    laid_by: Mapping[str, str] | None = None,
    gained: Mapping[str, int] | None = None,
    starred: str | None = "P",
    last_tiles: bool = False,
) -> Table:
    """A multiplayer position before a placement by the active side (or seat).

    `hand` is the active player's, `hands` those of others by seat. Tiles that are not mentioned fill up the hands and
    the decks. With `last_tiles` the decks are empty and nobody holds more than is mentioned; the other tiles then lie
    nowhere, which only a test may do. `laid_by` (tile to letter) says who laid a tile, with three players only;
    `gained` (cell to number) is the bookkeeping of joint sieges.
    """
    p = Rivality(rng_from(b"table"))
    p.mode = MODES.index(mode)
    p.expert = expert
    p.edition = EDITIONS.index(edition)
    p.seats = SEATS[p.mode]
    p.sides = 3 if p.mode == THREE else 2
    p.starred = NONE if p.mode == THREE or starred is None else LETTERS.index(starred)
    p.active = p.actor = p.first = active if isinstance(active, int) else LETTERS.index(active)
    p.gained = [0] * len(TILES) if p.mode == THREE and expert else []
    p.answered = p.seats
    p.returned = [[] for _ in range(p.seats)]
    held = {p.active: hand, **(hands or {})}
    p.hands = [[TILE_OF[tile] for tile in held.get(seat, "").split()] for seat in range(p.seats)]
    _lay_out(p, board, {TILE_OF[tile]: LETTERS.index(side) for tile, side in (laid_by or {}).items()})
    for cell, number in (gained or {}).items():
        p.gained[p.grid[cell_at(*parse_cell(cell))]] = number
        p.changes = max(p.changes, number)
    p.phase = PLACE
    if last_tiles:
        p.decks = [[] for _ in range(p.sides)]
    else:
        _deal_rest(p)
        GAME.load(GAME.save(p))  # the position does not contradict itself
    p.hands = [sorted(tiles) for tiles in p.hands]
    return Table(p)


S1 = """
sc_a1 hu_a1 sc_a4 fo_a1
sc_a2 fo_a2 sc_a5 hu_a2
sc_a3 hu_a4 hu_a3 fo_a3
fo_b1 sc_b1 hu_b1 sc_b3
sc_b4 hu_b2 fo_b2 hu_b3
hu_b4 sc_b5 sc_b2 fo_b3
"""
"""The solo layout of the worked examples; the starred tiles belong to the solo player, who is purple."""


def alone(
    golems: str = "", *, layout: str = S1, level: str = "apprentice", face_up: Iterable[str] = (), human: str = "P"
) -> Table:
    """A solo position before a move: `golems` has a line `cell golems [wizard]` for each tile that is not empty.

    Suramun's tiles lie face-down unless they hold golems or are named in `face_up`. Without a line, the game has just
    been set up and the wizard is to enter.
    """
    p = Rivality(rng_from(b"table"))
    rows = [[TILE_OF[tile] for tile in row.split()] for row in layout.strip().splitlines()]
    above, below = [*chain(*rows[:3])], [*chain(*rows[3:])]
    side = LETTERS.index(human)
    starred = side if set(below) == set(split_by_star(0)[0]) else 1 - side
    set_up_solo(p, LEVELS.index(level), side, starred, [below, above] if side == 0 else [above, below])
    for line in filter(None, map(str.strip, golems.splitlines())):
        cell, counts, *wizard = line.split()
        tile = p.grid[cell_at(*parse_cell(cell))]
        _stand(p, tile, counts, wizard)
        p.face_down &= ~(1 << tile)
    for cell in face_up:
        p.face_down &= ~(1 << p.grid[cell_at(*parse_cell(cell))])
    p.phase = ENTER if NONE in p.wizards else MOVE
    p.turn = 0 if p.phase == ENTER else 1
    GAME.load(GAME.save(p))  # the position does not contradict itself
    return Table(p)


def destinations(table: Table) -> set[str]:
    """Where the solo player's wizard may go."""
    return {move.removeprefix("go:") for move in table.legal}


def _lay_out(p: Rivality, board: str, laid_by: dict[int, int]) -> None:
    p.supplies = [GOLEMS_AT_START[MODES[p.mode]]] * p.sides
    p.wizards = [NONE] * p.sides
    lines = [line.split() for line in board.strip().splitlines() if line.strip()]
    tiles = [TILE_OF[tile] for _, tile, *_ in lines]
    p.turn = len(tiles) - 1
    owners = _owners(p, laid_by, tiles)
    for (cell, _, rotation, golems, *wizard), tile in zip(lines, tiles, strict=True):
        lay(p, tile, cell_at(*parse_cell(cell)), int(rotation), owners[tile])
        _stand(p, tile, golems, wizard)
    for tile in tiles:
        extend_rim(p, p.cell_of(tile))


def _stand(p: Rivality, tile: int, golems: str, wizard: list[str]) -> None:
    for letter, count in re.findall(r"([OPT])(\d)", golems):
        side = LETTERS.index(letter)
        p.golems[tile] += int(count) * GOLEM[side]
        p.supplies[side] -= int(count)
    for letter in wizard:
        p.wizards[LETTERS.index(letter)] = p.cell_of(tile)


def _owners(p: Rivality, laid_by: dict[int, int], tiles: list[int]) -> dict[int, int]:
    """Who laid each tile: by its set; with three players as given, otherwise a side that may still have such a tile."""
    if p.mode != THREE:
        sets = split_by_star(p.starred)
        return {tile: NONE if tile == MANA_WELL else 0 if tile in sets[0] else 1 for tile in tiles}
    owners = {MANA_WELL: NONE, **laid_by}
    for tile in tiles:
        if tile not in owners:
            owners[tile] = max(range(3), key=lambda side: _room(p, owners, side, IS_FORTRESS[tile]))
    return owners


def _room(p: Rivality, owners: Mapping[int, int], side: int, fortress: bool) -> int:
    """How many more tiles of this sort a player may have laid (RIV-1.5)."""
    own = [tile for tile, owner in owners.items() if owner == side] + p.hands[side]
    most = FORTRESSES_PER_DECK if fortress else TILES_PER_DECK - FORTRESSES_PER_DECK
    return most - sum(IS_FORTRESS[tile] == fortress for tile in own)


def _deal_rest(p: Rivality) -> None:
    """Every tile that is not mentioned goes to a hand or a deck, no fortress to the bottom."""
    seen = [tile for tile in range(len(TILES)) if p.spots[tile] != NONE] + [*chain(*p.hands)]
    rest = [tile for deck in DECK_TILES for tile in deck if tile not in seen]
    pools: list[list[int]] = [[], [], []]
    owners = {tile: p.layers[tile] for tile in seen if p.layers[tile] != NONE}
    for tile in rest:
        if p.mode == THREE:
            side = max(range(3), key=lambda one: _room(p, owners, one, IS_FORTRESS[tile]))
            owners[tile] = side
        else:
            side = 0 if tile in split_by_star(p.starred)[0] else 1
        pools[side].append(tile)
    p.decks = []
    for side in range(p.sides):
        pool = sorted(pools[side], key=lambda tile: IS_FORTRESS[tile])
        for seat in range(p.seats):
            while p.side_of(seat) == side and len(p.hands[seat]) < HAND_SIZE and len(pool) > 0:
                p.hands[seat].append(pool.pop())
        p.decks.append(pool)
