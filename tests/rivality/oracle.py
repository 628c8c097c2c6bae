"""A second Rivality, written from the rules specification alone.

It shares no code with the engine and does not aim for speed: dicts by cell, tile names, one function per rule. The game
is one long generator (`story`) that stops wherever a player has to decide; `begin` and `after` run it up to the next
question.
Where the engine differs, one of the two is wrong, and the specification says which.
"""

from __future__ import annotations

from collections.abc import Generator
from copy import deepcopy
from dataclasses import dataclass, field

# The table of spec 3, as printed there: printed left, top and right edge of each tile.
PRINTED = """
| `sc_a1` | – | 4@1 | – | | `sc_b1` | – | 4@1 | – |
| `sc_a2` | 3@1 | 1@1 | – | | `sc_b2` | 1@1 | 3@1 | – |
| `sc_a3` | 3@1 | 1@2 | – | | `sc_b3` | 1@2 | 3@1 | – |
| `sc_a4` | 3@2 | 1@1 | – | | `sc_b4` | 1@1 | 3@2 | – |
| `sc_a5` | 2@1 | 2@2 | – | | `sc_b5` | 2@2 | 2@1 | – |
| `hu_a1` | 2@3* | 1@2 | 2@1 | | `hu_b1` | 1@2 | 2@1 | 2@3* |
| `hu_a2` | 1@1 | 2@3* | 2@2 | | `hu_b2` | 2@2 | 2@3* | 1@1 |
| `hu_a3` | 2@3* | 3@1 | – | | `hu_b3` | 3@1 | 2@3* | – |
| `hu_a4` | 2@3* | 3@2 | – | | `hu_b4` | 3@2 | 2@3* | – |
| `fo_a1` | 2@1 | 2@3* | 2@2 | | `fo_b1` | 2@2 | 2@3* | 2@1 |
| `fo_a2` | 3@1 | 2@2 | 1@3* | | `fo_b2` | 2@2 | 1@3* | 3@1 |
| `fo_a3` | 2@2 | 2@2 | 2@3* | | `fo_b3` | 2@3* | 2@2 | 2@2 |
"""
POINTS = {"mw": 3, "sc": 1, "hu": 2, "fo": 4}
SHIELDS = {"mw": 0, "sc": 0, "hu": 1, "fo": 2}  # RIV-8.1

DIRECTIONS = ("N", "E", "S", "W")  # spec 3.1
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
EDGES = {"top": 0, "right": 1, "left": 3}
COLOURS = ("orange", "purple", "turquoise")
SEATS = {"duel": 2, "three": 3, "teams": 4, "solo": 1}  # spec 1.1
GOLEMS = {"duel": 30, "three": 20, "teams": 30, "solo": 30}
LIMIT = 5  # RIV-9.1
WELL = (0, 0)
NOBODY = -1  # no seat: a spectator, chance, or the end
ALL_KNOWING = -2

Cell = tuple[int, int]


@dataclass(frozen=True)
class Spell:
    """What is printed on an edge."""

    edge: str
    golems: int
    range: int
    breaks: bool


def read_printed() -> dict[str, list[Spell]]:
    """The spells of every tile; the Mana Well has none."""
    tiles: dict[str, list[Spell]] = {"mw": []}
    for line in PRINTED.strip().splitlines():
        cells = [cell.strip(" `") for cell in line.strip("|").split("|")]
        for name, *edges in (cells[0:4], cells[5:9]):
            tiles[name] = []
            for edge, text in zip(("left", "top", "right"), edges, strict=True):
                if text != "–":
                    golems, distance = text.rstrip("*").split("@")
                    tiles[name].append(Spell(edge, int(golems), int(distance), text.endswith("*")))
    return tiles


SPELLS = read_printed()
PLAIN = {name for name in SPELLS if name[2:4] == "_a"}
STARRED = {name for name in SPELLS if name[2:4] == "_b"}


@dataclass
class Tile:
    """A tile on the battlefield."""

    name: str
    rotation: int
    golems: dict[str, int]
    laid_by: str  # nobody laid the Mana Well
    face_down: bool = False


@dataclass
class Table:
    """Everything there is (spec 8, state to keep)."""

    mode: str
    edition: str
    expert: bool
    level: str
    human: str
    first: int
    colours: tuple[str, ...]
    tiles: dict[Cell, Tile]
    supply: dict[str, int]
    hands: list[list[str]]
    decks: dict[str, list[str]]  # top tile first
    wizards: dict[str, Cell] = field(default_factory=dict)  # those on the battlefield
    returned: dict[int, list[str]] = field(default_factory=dict)  # by seat: tiles given back by a mulligan
    answered: int = 0  # how many have decided about the mulligan
    active: int = 0
    turn: int = 0  # completed turns or rounds
    changes: int = 0
    gained: dict[Cell, int] = field(default_factory=dict)  # RIV-19.5
    removing: tuple[str, Cell] | None = None  # who has to take a golem from where
    notes: list[str] = field(default_factory=list)  # rare things that happened, for a test to count
    reason: str = ""
    ran_out: str = ""
    winners: tuple[str, ...] = ()


@dataclass(frozen=True)
class Question:
    """A decision: D1 to D8, or the outcome of a shuffle."""

    kind: str
    seat: int
    answers: tuple[str, ...]


@dataclass(frozen=True)
class Position:
    """A table with the question that is open there; it is never changed."""

    table: Table
    question: Question
    start: Table  # as it was when the turn (or the mulligan decision) began
    answers: tuple[str, ...] = ()  # since then


class GameOver(Exception):
    """Nothing else happens (RIV-13.4)."""

    def __init__(self, reason: str, ran_out: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.ran_out = ran_out


Story = Generator[Question, str, None]
OVER = Question("over", NOBODY, ())
CLEAN = ("mulligan", "place", "enter", "move", "over")  # nothing is in the middle of happening


# --- Telling the story ---


def begin(table: Table) -> Position:
    """The first question from a table on where no turn is in progress."""
    return tell(table, ())


def after(position: Position, answer: str) -> Position:
    """What follows an answer; a shuffle is answered with the new order of the deck."""
    question = position.question
    if question.kind == "over" or (question.kind != "shuffle" and answer not in question.answers):
        raise ValueError(f"{answer} is not legal here")
    return tell(position.start, (*position.answers, answer))


def tell(start: Table, answers: tuple[str, ...]) -> Position:
    table = deepcopy(start)
    telling = story(table)
    question = next(telling, OVER)
    for answer in answers:
        try:
            question = telling.send(answer)
        except StopIteration:
            question = OVER
    return Position(table, question, table) if question.kind in CLEAN else Position(table, question, start, answers)


def legal(position: Position) -> tuple[str, ...]:
    return position.question.answers


def story(table: Table) -> Story:
    """The whole game from here on."""
    try:
        if table.mode == "solo":
            while True:
                yield from solo_round(table)
        yield from mulligans(table)
        while True:
            yield from turn(table)
    except GameOver as end:
        table.reason, table.ran_out = end.reason, end.ran_out
        table.winners = solo_winners(table) if table.mode == "solo" else winners(table)


# --- Setup ---


def deal(
    mode: str, edition: str, expert: bool, first: int, starred: str, hands: list[list[str]], decks: list[list[str]]
) -> Table:
    """A multiplayer game with these hands and decks, if they can have been dealt (RIV-1)."""
    colours = COLOURS if mode == "three" else COLOURS[:2]
    table = Table(
        mode=mode,
        edition=edition,
        expert=expert,
        level="",
        human="",
        first=first,
        active=first,
        colours=colours,
        tiles={WELL: Tile("mw", 0, dict.fromkeys(colours, 0), "")},  # RIV-1.1
        supply=dict.fromkeys(colours, GOLEMS[mode]),  # RIV-1.2, 1.4, 1.6
        hands=[list(hand) for hand in hands],
        decks={colour: list(deck) for colour, deck in zip(colours, decks, strict=True)},
    )
    assert first in range(SEATS[mode])
    assert [len(hand) for hand in hands] == [2] * SEATS[mode]  # RIV-1.8
    own = {colour: list(deck) for colour, deck in table.decks.items()}
    for seat, hand in enumerate(hands):
        own[colour_of(table, seat)] += hand
    assert sorted(name for tiles in own.values() for name in tiles) == sorted(PLAIN | STARRED)
    for colour in colours:
        assert kind(table.decks[colour][-1]) != "fo"  # RIV-1.7
        if mode == "three":  # RIV-1.5
            assert sorted(kind(name) == "fo" for name in own[colour]) == [False] * 6 + [True] * 2
        else:  # RIV-1.3, 1.6
            assert set(own[colour]) == (STARRED if colour == starred else PLAIN)
    return table


def deal_solo(edition: str, level: str, human: str, starred: str, above: list[str], below: list[str]) -> Table:
    """The map, each territory given in the order of its filling (RIV-17.1 to 17.5)."""
    colours = COLOURS[:2]
    suramun = colours[1 - colours.index(human)]
    tiles: dict[Cell, Tile] = {}
    for at in range(12):
        x, y = at % 4, at // 4
        tiles[x, y] = Tile(above[at], 2, dict.fromkeys(colours, 0), suramun, face_down=True)
        tiles[x, y + 3] = Tile(below[at], 0, dict.fromkeys(colours, 0), human)
    assert set(below) == (STARRED if starred == human else PLAIN)
    assert set(above) == (STARRED if starred == suramun else PLAIN)
    return Table(
        mode="solo",
        edition=edition,
        expert=False,
        level=level,
        human=human,
        first=0,
        colours=colours,
        tiles=tiles,
        supply=dict.fromkeys(colours, GOLEMS["solo"]),
        hands=[],
        decks={},
    )


# --- Tiles, cells and seats ---


def kind(name: str) -> str:
    return name[:2]


def direction_of(edge: str, rotation: int) -> str:
    """Where an edge faces (spec 3.1)."""
    return DIRECTIONS[(EDGES[edge] + rotation) % 4]


def beyond(cell: Cell, direction: str, distance: int) -> Cell:
    """Exactly so far, straight on (RIV-7.2)."""
    dx, dy = STEPS[direction]
    return (cell[0] + distance * dx, cell[1] + distance * dy)


def neighbours(cell: Cell) -> list[Cell]:
    return [beyond(cell, direction, 1) for direction in DIRECTIONS]


def spells_at(table: Table, cell: Cell) -> dict[str, Spell]:
    """The spells of a tile by the direction they fly, in the order N, E, S, W."""
    tile = table.tiles[cell]
    found = {direction_of(spell.edge, tile.rotation): spell for spell in SPELLS[tile.name]}
    return {direction: found[direction] for direction in DIRECTIONS if direction in found}


def colour_of(table: Table, seat: int) -> str:
    """RIV-1.13, 16.1, 17.1"""
    if table.mode == "solo":
        return table.human
    return table.colours[seat % 2] if table.mode == "teams" else table.colours[seat]


def next_seat(table: Table, seat: int) -> int:
    """Clockwise (RIV-1.11)."""
    return (seat + 1) % SEATS[table.mode]


def decider(table: Table, colour: str) -> int:
    """The active player, or the first of that colour clockwise from there (RIV-16.8)."""
    seat = table.active
    while colour_of(table, seat) != colour:
        seat = next_seat(table, seat)
    return seat


def clockwise(table: Table) -> list[str]:
    """The sides, beginning with the active one."""
    at = table.colours.index(colour_of(table, table.active))
    return [*table.colours[at:], *table.colours[:at]]


# --- Control, shields, golems ---


def leaders(tile: Tile) -> list[str]:
    """All sides that share the highest number (RIV-6.2, 6.3)."""
    most = max(tile.golems.values())
    return [colour for colour, number in tile.golems.items() if number == most and number > 0]


def controller(tile: Tile) -> str:
    """RIV-6.1"""
    first = leaders(tile)
    return first[0] if len(first) == 1 else ""


def shields(tile: Tile, caster: str, breaks: bool) -> int:
    """RIV-8.11"""
    holder = controller(tile)
    if breaks or holder in ("", caster):
        return 0
    return SHIELDS[kind(tile.name)] + (1 if tile.golems[holder] == LIMIT else 0)


def add_golems(table: Table, cell: Cell, colour: str, number: int) -> None:
    table.supply[colour] -= number
    table.tiles[cell].golems[colour] += number


def take_golem(table: Table, cell: Cell, colour: str) -> None:
    """Back to the supply of its owner (RIV-7.11)."""
    add_golems(table, cell, colour, -1)


def complete_change(table: Table, cell: Cell, held_by: str, cause: str) -> None:
    """An atomic change is over: who gained control (RIV-19.5), is a supply empty (RIV-13.2, 13.3, 13.6)?"""
    table.changes += 1
    now = controller(table.tiles[cell])
    if now not in ("", held_by):
        table.gained[cell] = table.changes
    for colour in table.colours:
        if table.supply[colour] == 0:
            table.notes.append(f"supply ends with {cause}")
            raise GameOver("supply", colour)


def resolve(table: Table, cell: Cell, caster: str, spell: Spell, cause: str) -> Story:
    """RIV-7.9"""
    tile = table.tiles[cell]
    held_by = controller(tile)
    summoned = min(spell.golems, table.supply[caster])
    lost = min(summoned, shields(tile, caster, spell.breaks))
    if summoned > 0:
        tile.face_down = False  # RIV-17.19
    if summoned < spell.golems:
        table.notes.append("short supply")
    if shields(tile, caster, spell.breaks) == 3:
        table.notes.append("three shields")
    if spell.breaks and shields(tile, caster, False) > 0:
        table.notes.append("shields broken")
    if lost == summoned > 0:
        table.notes.append("all repelled")
    add_golems(table, cell, caster, summoned - lost)
    yield from overflow(table, cell, caster)
    complete_change(table, cell, held_by, cause)


def overflow(table: Table, cell: Cell, caster: str) -> Story:
    """RIV-9.2 to 9.7"""
    golems = table.tiles[cell].golems
    while sum(golems.values()) > LIMIT:
        too_many = sum(golems.values()) - LIMIT
        enemies = [colour for colour in table.colours if colour != caster and golems[colour] > 0]
        tied = [colour for colour in enemies if golems[colour] == max(golems[enemy] for enemy in enemies)]
        if not enemies:
            table.notes.append("own golem removed")
            take_golem(table, cell, caster)
        elif len(tied) == 1:
            take_golem(table, cell, tied[0])
        elif too_many >= 2:
            table.notes.append("one of each enemy removed")
            for colour in tied:
                take_golem(table, cell, colour)
        else:
            table.removing = (caster, cell)
            if caster != colour_of(table, table.active):
                table.notes.append("removal by a waiting side")
            options = tuple(f"remove:{colour}" for colour in tied)
            answer = yield Question("remove", decider(table, caster), options)  # D4
            table.removing = None
            take_golem(table, cell, answer.removeprefix("remove:"))


# --- Mulligan ---


def qualifies(hand: list[str]) -> bool:
    """RIV-2.1"""
    return not any(spell.range == 1 for name in hand for spell in SPELLS[name])


def mulligans(table: Table) -> Story:
    """RIV-2.2, 2.3, 2.7, 2.10"""
    order = [(table.first + at) % SEATS[table.mode] for at in range(SEATS[table.mode])]
    admitted = order if table.edition == "de" else order[:1]
    for seat in admitted[table.answered :]:
        options = ("keep", "redraw") if qualifies(table.hands[seat]) else ("keep",)
        answer = yield Question("mulligan", seat, options)
        if answer == "redraw":
            yield from redraw(table, seat)
        table.answered += 1


def redraw(table: Table, seat: int) -> Story:
    """RIV-2.5, 2.6, 2.9"""
    colour = colour_of(table, seat)
    aside, deck = table.hands[seat], table.decks[colour]
    table.returned[seat] = aside
    table.hands[seat] = deck[:2]
    order = (yield Question("shuffle", NOBODY, ())).split()
    assert sorted(order) == sorted(deck[2:] + aside)
    assert kind(order[-1]) != "fo"
    table.decks[colour] = order


# --- The turn ---


def turn(table: Table) -> Story:
    """RIV-3.1, 3.2"""
    seat = table.active
    if table.hands[seat]:  # RIV-3.5
        colour = colour_of(table, seat)
        name, cell, rotation = read_placement((yield Question("place", seat, placements(table))))
        table.hands[seat].remove(name)
        table.tiles[cell] = Tile(name, rotation, dict.fromkeys(table.colours, 0), colour)
        set_wizard(table, colour, cell)
        yield from cast_spells(table, cell, colour, asks=True)
        if table.expert:
            yield from cast_delayed(table, cell)
            yield from sieges(table)
        if table.decks[colour]:  # RIV-11.1, 11.2
            table.hands[seat].append(table.decks[colour].pop(0))
        table.turn += 1
    else:
        table.notes.append("turn skipped")
    if not any(table.hands):
        raise GameOver("tiles")  # RIV-13.1
    table.active = next_seat(table, seat)


def placements(table: Table) -> tuple[str, ...]:
    """Any empty cell that shares an edge with a tile, in any rotation (RIV-4.1 to 4.6)."""
    cells = {there for cell in table.tiles for there in neighbours(cell) if there not in table.tiles}
    return tuple(
        f"{name}@{x},{y}/{direction_of('top', rotation)}"
        for name in table.hands[table.active]
        for x, y in sorted(cells)
        for rotation in range(4)
    )


def read_placement(answer: str) -> tuple[str, Cell, int]:
    name, _, where = answer.partition("@")
    place, _, top = where.partition("/")
    x, _, y = place.partition(",")
    return name, (int(x), int(y)), DIRECTIONS.index(top)


def set_wizard(table: Table, colour: str, cell: Cell) -> None:
    """The wizard and one golem, which is no spell (RIV-5.1, 5.2, 13.5)."""
    table.wizards[colour] = cell
    add_golems(table, cell, colour, 1)
    complete_change(table, cell, "", "the wizard")


def blocks(table: Table, cell: Cell, caster: str) -> bool:
    """A wizard on the target (RIV-5.3, 5.4), never in the solo game (RIV-17.17)."""
    there = [colour for colour, where in table.wizards.items() if where == cell]
    if table.mode == "solo":
        return False
    return there != [] if table.edition == "de" else any(colour != caster for colour in there)


def cast_spells(table: Table, source: Cell, caster: str, asks: bool) -> Story:
    """All of them, one at a time, in an order that is asked only where it can matter (RIV-7.5 to 7.8)."""
    live = {
        direction: spell
        for direction, spell in spells_at(table, source).items()
        if beyond(source, direction, spell.range) in table.tiles
        and not blocks(table, beyond(source, direction, spell.range), caster)
    }
    while live:
        direction = next(iter(live))
        if asks and len(live) >= 2 and sum(spell.golems for spell in live.values()) > table.supply[caster]:
            options = tuple(f"cast:{direction}" for direction in live)
            direction = (yield Question("cast", table.active, options)).removeprefix("cast:")  # D3
        spell = live.pop(direction)
        yield from resolve(table, beyond(source, direction, spell.range), caster, spell, "a spell")


# --- Expert rules ---


def cast_delayed(table: Table, target: Cell) -> Story:
    """Spells of other tiles that were waiting for this cell (RIV-18)."""
    waiting: dict[str, dict[Cell, Spell]] = {colour: {} for colour in table.colours}
    for cell, tile in table.tiles.items():
        for direction, spell in spells_at(table, cell).items():
            if beyond(cell, direction, spell.range) == target:  # RIV-18.3
                if controller(tile):  # RIV-18.5
                    waiting[controller(tile)][cell] = spell
                else:  # RIV-18.6
                    table.notes.append("delayed spell lost")
    if len([colour for colour in table.colours if waiting[colour]]) >= 2:
        table.notes.append("delayed spells of several sides")
    active, *others = clockwise(table)
    for caster in [active, *others] if table.edition == "de" else [*others, active]:  # RIV-18.10
        spells = waiting[caster]
        while spells:
            source = next(iter(spells))
            if len(spells) >= 2:
                options = tuple(f"delayed:{x},{y}" for x, y in spells)
                answer = yield Question("delayed", decider(table, caster), options)  # D5
                source = read_cell(answer)
            cause = "a delayed spell" if caster == active else "a delayed spell of a waiting side"
            table.notes.append(cause)
            yield from resolve(table, target, caster, spells.pop(source), cause)


def read_cell(answer: str) -> Cell:
    x, _, y = answer.partition(":")[2].partition(",")
    return int(x), int(y)


def besieger(table: Table, cell: Cell) -> str:
    """RIV-19.1, 19.2, 19.4 to 19.7"""
    around = neighbours(cell)
    if not all(there in table.tiles for there in around):
        return ""
    holders = [controller(table.tiles[there]) for there in around]
    middle = controller(table.tiles[cell])
    sides = set(holders)
    if "" in sides or middle in sides or len(sides) > 2:
        return ""
    if len(sides) == 1:
        return holders[0]
    if len(table.colours) < 3:
        return ""
    one, other = sides
    if holders.count(one) != holders.count(other):
        return one if holders.count(one) > holders.count(other) else other
    return controller(table.tiles[max(around, key=lambda there: table.gained[there])])


def sieges(table: Table) -> Story:
    """RIV-19.11"""
    before: dict[Cell, str] | None = None
    cell = WELL
    while True:
        besieged = {cell: besieger(table, cell) for cell in sorted(table.tiles) if besieger(table, cell)}
        if before is not None and set(besieged) - set(before):
            table.notes.append("siege creates a siege")
        if before is not None and set(before) - set(besieged) - {cell}:
            table.notes.append("siege cancels a siege")
        if not besieged:
            return
        side = next(colour for colour in clockwise(table) if colour in besieged.values())
        own = [cell for cell in besieged if besieged[cell] == side]
        cell = own[0]
        if len(own) >= 2:
            options = tuple(f"siege:{x},{y}" for x, y in own)
            cell = read_cell((yield Question("siege", decider(table, side), options)))  # D6
        before = besieged
        note_siege(table, cell, side)
        take_by_siege(table, cell, side)


def note_siege(table: Table, cell: Cell, side: str) -> None:
    own = [controller(table.tiles[there]) for there in neighbours(cell)].count(side)
    waiting = "" if side == colour_of(table, table.active) else " by a waiting side"
    table.notes.append(f"siege {own}:{4 - own}{waiting}")
    if cell == WELL:
        table.notes.append("siege of the Well")
    if cell in table.wizards.values():
        table.notes.append("siege of a wizard's tile")
    if table.tiles[cell].golems[side] > 0:
        table.notes.append("siege with own golems inside")


def take_by_siege(table: Table, cell: Cell, side: str) -> None:
    """RIV-19.3, 19.16"""
    tile = table.tiles[cell]
    held_by = controller(tile)
    for colour in table.colours:
        while colour != side and tile.golems[colour] > 0:
            take_golem(table, cell, colour)
    add_golems(table, cell, side, 1)
    complete_change(table, cell, held_by, "a siege")


# --- The solo game ---


def solo_round(table: Table) -> Story:
    """RIV-17.7"""
    human = table.human
    suramun = next(colour for colour in table.colours if colour != human)
    if human not in table.wizards:  # RIV-17.8
        answer = yield Question("enter", 0, ("enter:0", "enter:1", "enter:2", "enter:3"))
        cell = (int(answer.removeprefix("enter:")), 5)
    else:
        options = tuple(f"go:{x},{y}" for x, y in destinations(table))
        if not options:
            raise GameOver("no_move")  # RIV-17.24
        cell = read_cell((yield Question("move", 0, options)))
    table.tiles[cell].face_down = False  # RIV-17.13
    set_wizard(table, human, cell)

    mirror = (cell[0], 5 - cell[1])  # RIV-17.14
    held_by = controller(table.tiles[mirror])
    table.wizards[suramun] = mirror
    add_golems(table, mirror, suramun, 1)
    if sum(table.tiles[mirror].golems.values()) > LIMIT:
        table.notes.append("Suramun's wizard comes to five golems")
    yield from overflow(table, mirror, suramun)  # RIV-17.15; two sides never ask
    complete_change(table, mirror, held_by, "Suramun's wizard")

    table.tiles[mirror].face_down = False  # RIV-17.16
    yield from cast_spells(table, mirror, suramun, asks=False)

    if controller(table.tiles[cell]) == human:  # RIV-17.22
        yield from cast_spells(table, cell, human, asks=True)
    else:
        table.notes.append("the human casts nothing")
    table.turn += 1


def destinations(table: Table) -> list[Cell]:
    """Empty tiles at the end of a path over tiles with own golems (RIV-17.9 to 17.12)."""
    start = table.wizards[table.human]
    reached, passable = set[Cell](), [start]
    seen = {start}
    while passable:
        for there in neighbours(passable.pop()):
            if there not in table.tiles or there in seen:
                continue
            seen.add(there)
            golems = table.tiles[there].golems
            if sum(golems.values()) == 0:
                reached.add(there)
            if golems[table.human] > 0:
                passable.append(there)
    return sorted(reached)


# --- Scoring ---


def scores(table: Table) -> dict[str, int]:
    """RIV-14.1 to 14.4, 12.2, 20"""
    if table.mode == "solo":
        return solo_scores(table)
    total = dict.fromkeys(table.colours, 0)
    well = controller(table.tiles[WELL])
    for cell, tile in table.tiles.items():
        first = leaders(tile)
        if cell in table.wizards.values():
            continue
        if len(first) == 1:
            owner = first[0]
        elif well and well in first:
            owner = well
        else:
            continue
        mixed = any(number > 0 for colour, number in tile.golems.items() if colour != owner)
        total[owner] += POINTS[kind(tile.name)] - (1 if table.expert and mixed else 0)
    return total


def winners(table: Table) -> tuple[str, ...]:
    """RIV-14.5 to 14.8"""
    total, well = scores(table), controller(table.tiles[WELL])
    tied = tuple(colour for colour in table.colours if total[colour] == max(total.values()))
    return (well,) if len(tied) > 1 and well else tied


def ranks(table: Table) -> dict[str, int]:
    """RIV-14.9: one more than there are sides in front."""
    total = scores(table)
    rank = {}
    for colour in table.colours:
        in_front = [one for one in table.colours if one in table.winners or total[one] > total[colour]]
        rank[colour] = 1 if colour in table.winners else 1 + len(in_front)
    return rank


def solo_scores(table: Table) -> dict[str, int]:
    """RIV-17.25 to 17.28"""
    human = table.human
    suramun = next(colour for colour in table.colours if colour != human)
    total = dict.fromkeys(table.colours, 0)
    for cell, tile in table.tiles.items():
        mine, his, points = tile.golems[human], tile.golems[suramun], POINTS[kind(tile.name)]
        if cell in table.wizards.values():
            continue
        if mine > his:
            total[human] += points - (1 if table.level == "master" and his > 0 else 0)
        elif his > mine or (his > 0 and table.level in ("journeyman", "master")):
            total[suramun] += points
    return total


def solo_winners(table: Table) -> tuple[str, ...]:
    """RIV-17.29"""
    suramun = next(colour for colour in table.colours if colour != table.human)
    total = solo_scores(table)
    return (table.human,) if total[table.human] > total[suramun] else (suramun,)


# --- What an observer knows ---


def seen_by(position: Position, viewer: int) -> dict[str, object]:
    """All that a seat, a spectator (NOBODY) or the all-knowing may know of the table (spec 6)."""
    table, question = position.table, position.question
    everything = viewer == ALL_KNOWING or question.kind == "over"  # the record of a finished game tells the rest

    def shown(names: list[str], owner: int | None) -> list[str | None]:
        return list(names) if everything or owner == viewer else [None] * len(names)

    return {
        "game": (table.mode, table.edition, table.expert, table.level or None, table.human or None),
        "battlefield": {
            cell: (
                None if tile.face_down and not everything else tile.name,
                tile.rotation,
                tuple(tile.golems.values()),
                tile.laid_by or None,
                tile.face_down,
            )
            for cell, tile in table.tiles.items()
        },
        "wizards": [table.wizards.get(colour) for colour in table.colours],
        "supplies": list(table.supply.values()),
        "points": list(scores(table).values()),
        "hands": [shown(sorted(hand), seat) for seat, hand in enumerate(table.hands)],
        "decks": [shown(deck, None) for deck in table.decks.values()],
        "returned": [shown(sorted(table.returned.get(seat, [])), seat) for seat in range(len(table.hands))],
        "first": table.first,
        "active": None if question.kind == "over" else table.active,
        "turn": table.turn,
        "phase": question.kind,
        "actor": None if question.seat == NOBODY else question.seat,
        "removing": table.removing,
        "reason": table.reason,
        "ran_out": table.ran_out or None,
        "winners": list(table.winners),
    }
