"""Engine and oracle, two readings of one specification, agree question by question, move by move, view by view."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from manawell.contract.settings import name_of
from manawell.games.rivality import GAME
from manawell.games.rivality.information.view import Field, Spot, View
from manawell.kernel.options import Options, every_setting
from manawell.kernel.rng import Scripted
from manawell.kernel.seal import Seal
from manawell.table.record import read_record
from tests.perft.reader import FOLDER, Entry, read
from tests.rivality import oracle
from tests.rivality.oracle import ALL_KNOWING, NOBODY, Position, Table, Tile, controller

RECORDS = Path(__file__).parents[1] / "records" / "rivality"
SETTINGS = list(every_setting(GAME.options))
Pair = tuple[Any, Position]
"""The same position as the engine and as the oracle hold it."""


# --- One language ---


def shown(view: View) -> dict[str, object]:
    """What the engine shows, in the oracle's words."""
    removing = view.phase == "remove"
    cells = {field.tile: (field.x, field.y) for field in view.battlefield}
    return {
        "game": (view.mode, view.edition, view.expert, view.level, view.human),
        "battlefield": {
            (field.x, field.y): (field.tile, field.rotation, field.golems, field.laid_by, field.face_down)
            for field in view.battlefield
        },
        "wizards": [spot and (spot.x, spot.y) for spot in view.wizards],
        "supplies": list(view.supplies),
        "points": list(view.points),
        "hands": [sorted(hand, key=str) for hand in view.hands],
        "decks": [list(deck) for deck in view.decks],
        "returned": [sorted(tiles, key=str) for tiles in view.returned],
        "first": view.first,
        "active": view.active if view.actor is not None else None,
        "turn": view.turn,
        "phase": view.phase,
        "actor": view.actor,
        "removing": (view.caster, cells[view.target]) if removing else None,
        "reason": view.reason,
        "ran_out": view.ran_out,
        "winners": list(view.winners),
    }


def as_view(table: Table, dealt: View) -> View:
    """An edited table between two turns on the engine's paper, on the sheet of its deal."""
    fields = [
        Field(
            x=x,
            y=y,
            tile=tile.name,
            rotation=tile.rotation,
            golems=tuple(tile.golems.values()),
            laid_by=tile.laid_by or None,
            face_down=tile.face_down,
            gained=table.gained.get((x, y), 0) if table.mode == "three" and table.expert else 0,
            leaders=(),
            entrenched=False,
            waits=(),
            threat=None,
        )
        for (x, y), tile in table.tiles.items()
    ]
    spots = [table.wizards.get(colour) for colour in table.colours]
    return msgspec.structs.replace(
        dealt,
        battlefield=tuple(fields),
        wizards=tuple(spot and Spot(*spot) for spot in spots),
        supplies=tuple(table.supply.values()),
        hands=tuple(map(tuple, table.hands)),
        decks=tuple(map(tuple, table.decks.values())),
        active=table.active,
        actor=table.active,
        turn=table.turn,
        answered=len(table.hands),
        phase="move" if table.mode == "solo" else "place",
        changes=table.changes,
    )


def deal(options: Options, seal: Seal) -> Pair:
    """A fresh deal of the engine, taken over by the oracle if the rules allow it."""
    state = GAME.new(options, seal.rng())
    return state, oracle.begin(take_over(GAME.view(state, ALL_KNOWING), options))


def take_over(view: View, options: Options) -> Table:
    wanted = options.get("starred_side")
    assert wanted in (None, "random", view.starred)
    if view.mode == "solo":
        assert view.human == options["solo_colour"]
        rows = [str(field.tile) for field in sorted(view.battlefield, key=lambda field: (field.y, field.x))]
        return oracle.deal_solo(
            view.edition, str(options["solo_level"]), str(view.human), str(view.starred), rows[:12], rows[12:]
        )
    assert options["first_player"] in ("random", str(view.first))
    hands, decks = ([list(map(str, tiles)) for tiles in zone] for zone in (view.hands, view.decks))
    expert = options["expert"] == "true"
    return oracle.deal(view.mode, view.edition, expert, view.first, str(view.starred), hands, decks)


# --- The comparison ---


def assert_same(state: Any, position: Position) -> None:
    """Same moves, by ascending number; same views for everybody; same outcome."""
    moves = state.moves()
    assert list(moves) == sorted(set(moves))
    assert sorted(GAME.text_of(state, move) for move in moves) == sorted(oracle.legal(position))
    for viewer in range(ALL_KNOWING, state.seats):
        view = GAME.view(state, viewer)
        engine, expected = shown(view), oracle.seen_by(position, viewer)
        differences = [
            f"{name}: {engine[name]}, not {expected[name]}" for name in expected if engine[name] != expected[name]
        ]
        assert differences == [], f"viewer {viewer}"
    assert_same_gains(state, position.table)
    assert_same_outcome(state, position)


def assert_same_gains(state: Any, table: Table) -> None:
    """Controlled tiles were gained in the same order (RIV-19.5); the numbers themselves are the engine's matter."""
    if table.mode == "three" and table.expert:
        fields = GAME.view(state, ALL_KNOWING).battlefield
        gained = {(field.x, field.y): field.gained for field in fields}
        changing = table.removing[1] if table.removing else None  # RIV-7.12
        held = [cell for cell, tile in table.tiles.items() if controller(tile) and cell != changing]
        assert sorted(held, key=lambda cell: gained[cell]) == sorted(held, key=lambda cell: table.gained[cell])
        assert len({gained[cell] for cell in held}) == len(held)


def assert_same_outcome(state: Any, position: Position) -> None:
    outcome, table = GAME.outcome(state), position.table
    assert (outcome is None) == (table.reason == "") == (position.question.kind != "over")
    if outcome is None:
        return
    total = oracle.scores(table)
    colours = [oracle.colour_of(table, seat) for seat in range(oracle.SEATS[table.mode])]
    assert outcome.reason == table.reason
    assert outcome.winners == tuple(seat for seat, colour in enumerate(colours) if colour in table.winners)
    assert outcome.scores == tuple(total[colour] for colour in colours)
    figures = dict(outcome.figures)
    if table.mode == "solo":
        assert figures == {"rounds": table.turn, "suramun": sum(total.values()) - total[table.human]}
    else:
        assert figures.pop("turns") == table.turn
        ranks = oracle.ranks(table) if table.mode == "three" else {}
        assert figures == {f"rank_{colour}": rank for colour, rank in ranks.items()}


def play(pair: Pair, text: str) -> Pair:
    """Both play the same move; the engine's position is changed. A shuffle is the engine's, if it is a legal one."""
    state, position = pair
    move = next(move for move in state.moves() if GAME.text_of(state, move) == text)
    seat = state.actor
    state.play(move)
    position = oracle.after(position, text)
    if position.question.kind == "shuffle":
        colour = oracle.colour_of(position.table, seat)
        deck = GAME.view(state, ALL_KNOWING).decks[position.table.colours.index(colour)]
        position = oracle.after(position, " ".join(map(str, deck)))
    return state, position


def walk(pair: Pair, chance: random.Random, style: str, steps: int = 10**6) -> Iterator[Position]:
    """Compare along a path."""
    assert_same(*pair)
    yield pair[1]
    while pair[1].question.kind != "over" and steps > 0:
        steps -= 1
        pair = play(pair, choose(pair[1], chance, style))
        assert_same(*pair)
        yield pair[1]


def choose(position: Position, chance: random.Random, style: str) -> str:
    """`random`, but `redraw` when possible; `close`: what hits many tiles; `odd`: what is asked or noted rarely."""
    answers = position.question.answers
    if "redraw" in answers:
        return "redraw" if style == "redraw" else chance.choice(answers)
    if style == "close" and position.question.kind == "place":
        return max(chance.sample(answers, min(12, len(answers))), key=lambda text: hits(position.table, text))
    if style == "odd" and len(answers) > 2:
        return max(chance.sample(answers, min(8, len(answers))), key=lambda text: oddity(position, text))
    return chance.choice(answers)


def hits(table: Table, text: str) -> int:
    """How many golems a placement would summon, and how many neighbours it has."""
    name, cell, rotation = oracle.read_placement(text)
    targets = [
        (oracle.beyond(cell, oracle.direction_of(spell.edge, rotation), spell.range), spell.golems)
        for spell in oracle.SPELLS[name]
    ]
    symbols = sum(golems for target, golems in targets if target in table.tiles)
    return 2 * symbols + sum(there in table.tiles for there in oracle.neighbours(cell))


def oddity(position: Position, text: str) -> int:
    """How much is asked or noted on the way to the next turn, the rarest most."""
    after = oracle.after(position, text)
    new = after.table.notes[len(position.table.notes) :]
    asked = {"siege": 20, "remove": 4, "delayed": 4, "cast": 4}.get(after.question.kind, 0)
    return asked + sum(20 if note in RAREST else 1 for note in new)


RAREST = {
    "removal by a waiting side",
    "siege creates a siege",
    "siege cancels a siege",
    "siege of a wizard's tile",
    "supply ends with a siege",
    "turn skipped",
}


# --- Edited positions ---


def edited(options: Options, chance: random.Random) -> Pair:
    """The start of a turn with golems thrown onto the tiles, often close to some edge of the rules."""
    dealt = GAME.view(GAME.new(options, Seal(str(chance.random())).rng()), ALL_KNOWING)
    table = take_over(dealt, options)
    if table.mode == "solo":
        people_map(table, chance)
    else:
        lay_tiles(table, chance)
        if table.expert and chance.random() < 0.6:
            surround(table, chance)
        throw_golems(table, chance)
    position = oracle.begin(table)
    if min(table.supply.values()) < 1 or position.question.kind == "over":
        return edited(options, chance)
    return GAME.build(as_view(table, dealt), Scripted([])), position


def lay_tiles(table: Table, chance: random.Random) -> None:
    """Tiles from the hands, close together, as if they had been placed without any effect."""
    table.answered = len(table.hands)
    for _ in range(chance.randrange(5, 19)):
        lay_one(table, chance)
    if chance.random() < 0.15:  # somebody lays all tiles, and will have no turn any more (RIV-3.5)
        hasty = table.active
        while table.hands[hasty]:
            table.active = hasty
            lay_one(table, chance)


def lay_one(table: Table, chance: random.Random) -> None:
    seat, colour = table.active, oracle.colour_of(table, table.active)
    texts = chance.sample(oracle.placements(table), 4)
    name, cell, rotation = oracle.read_placement(max(texts, key=lambda text: hits(table, text)))
    table.hands[seat].remove(name)
    table.hands[seat] += table.decks[colour][:1]
    table.decks[colour] = table.decks[colour][1:]
    table.tiles[cell] = Tile(name, rotation, dict.fromkeys(table.colours, 0), colour)
    table.wizards[colour] = cell
    table.turn += 1
    table.active = oracle.next_seat(table, seat)


def surround(table: Table, chance: random.Random) -> None:
    """Let one change besiege two tiles: they share a neighbour that is still missing."""
    inner = {cell for cell in table.tiles if all(there in table.tiles for there in oracle.neighbours(cell))}
    hinges = [cell for cell in table.tiles if len(inner.intersection(oracle.neighbours(cell))) >= 2]
    if not hinges:
        return
    hinge, colours = chance.choice(sorted(hinges)), chance.sample(table.colours, len(table.colours))
    middles = inner.intersection(oracle.neighbours(hinge))
    around = {there for middle in middles for there in oracle.neighbours(middle)} - middles - {hinge}
    for cell in sorted(around):
        oracle.add_golems(table, cell, chance.choice(colours[:-1]), 1)
    for cell in sorted(middles):
        oracle.add_golems(table, cell, colours[-1], chance.randrange(1, 4))


def throw_golems(table: Table, chance: random.Random) -> None:
    """Golems anywhere until each side has what it should keep; open sieges are carried out, controls numbered."""
    keep = {colour: chance.choice([1, 2, 3, 4, 8, 16]) for colour in table.colours}
    sparse = any(any(tile.golems.values()) for tile in table.tiles.values())
    for cell in chance.sample(sorted(table.tiles), len(table.tiles)):
        tile = table.tiles[cell]
        if sparse and (any(tile.golems.values()) or chance.random() < 0.4):
            continue
        for colour in chance.sample(table.colours, chance.choice([1, 1, 2, len(table.colours)])):
            room = min(oracle.LIMIT - sum(tile.golems.values()), table.supply[colour] - keep[colour])
            if room > 0:
                oracle.add_golems(table, cell, colour, chance.randint(1, room))
    while numbered(table, chance) and (besieged := [cell for cell in table.tiles if oracle.besieger(table, cell)]):
        cell, side = besieged[0], oracle.besieger(table, besieged[0])
        for colour in table.colours:
            oracle.add_golems(table, cell, colour, -table.tiles[cell].golems[colour])
        oracle.add_golems(table, cell, side, 1)


def numbered(table: Table, chance: random.Random) -> bool:
    """Number the controls as if they had been gained in some order; whether there can be sieges."""
    held = [cell for cell, tile in table.tiles.items() if controller(tile)]
    table.changes = len(held)
    table.gained = dict(zip(chance.sample(held, len(held)), range(1, len(held) + 1), strict=True))
    return table.expert


def people_map(table: Table, chance: random.Random) -> None:
    """A solo map in the middle of a game."""
    x, y = chance.randrange(4), chance.randrange(6)
    suramun = next(colour for colour in table.colours if colour != table.human)
    table.wizards = {table.human: (x, y), suramun: (x, 5 - y)}
    table.turn = 1 + chance.randrange(9)
    keep = {colour: chance.choice([1, 2, 3, 8]) for colour in table.colours}
    for cell in [(x, y), *chance.sample(sorted(table.tiles), chance.randrange(6, 20))]:
        tile = table.tiles[cell]
        first = table.human if cell == (x, y) else chance.choice(table.colours)
        for colour in (first, chance.choice(table.colours)):
            room = min(oracle.LIMIT - sum(tile.golems.values()), table.supply[colour] - keep[colour])
            if room > 0:
                oracle.add_golems(table, cell, colour, chance.randint(1, room))
    for cell, tile in table.tiles.items():
        if sum(tile.golems.values()) or cell in table.wizards.values() or chance.random() < 0.2:
            tile.face_down = False


# --- What is met ---


def signs(path: Iterable[Position]) -> Counter[str]:
    """The questions on a path, the rare things noted on it, and how it ended."""
    met: Counter[str] = Counter()
    position = None
    for position in path:
        met["positions"] += 1
        met[f"asked: {position.question.kind}"] += 1
        if len(position.question.answers) > 1:
            met[f"choice: {position.question.kind}"] += 1
        waiting = position.question.seat not in (NOBODY, position.table.active)
        if waiting and position.question.kind in ("remove", "delayed", "siege"):
            met[f"waiting player asked: {position.question.kind}"] += 1
    assert position is not None
    met.update(position.table.notes)
    if position.question.kind == "over":
        met.update(signs_of_end(position.table))
    return met


def signs_of_end(table: Table) -> Iterator[str]:
    yield f"end: {table.reason}"
    total = oracle.scores(table)
    best = [colour for colour in table.colours if total[colour] == max(total.values())]
    if table.mode == "solo":
        yield "solo won" if table.human in table.winners else "solo tied" if len(best) > 1 else "solo lost"
        return
    if len(table.winners) > 1:
        yield "victory shared"
    elif len(best) > 1:
        yield "the Well breaks a tie" if table.winners[0] in best else "the Well overrules a tie"
    if table.ran_out and table.ran_out != oracle.colour_of(table, table.active):
        yield "end: supply of a waiting side"
    if table.reason == "supply" and not any(table.hands):
        yield "end: supply with the last tile"
    well = controller(table.tiles[oracle.WELL])
    for cell, tile in table.tiles.items():
        if len(oracle.leaders(tile)) > 1 and cell not in table.wizards.values() and well:
            yield "contested, to the Well" if well in oracle.leaders(tile) else "contested, to nobody"


BY_SUPPLY = {"short supply", "supply ends with a spell", "supply ends with the wizard"}
BY_SHIELDS = {"all repelled", "shields broken", "three shields", "own golem removed"}
BY_DELAY = {
    "a delayed spell",
    "a delayed spell of a waiting side",
    "choice: delayed",
    "delayed spell lost",
    "delayed spells of several sides",
    "supply ends with a delayed spell",
}
BY_THREE = {"choice: remove", "one of each enemy removed", "contested, to nobody"}
BY_JOINT_SIEGE = {f"siege {sides}{whose}" for sides in ("2:2", "3:1") for whose in ("", " by a waiting side")}
BY_SOLO = {"Suramun's wizard comes to five golems", "the human casts nothing", "supply ends with Suramun's wizard"}


def to_be_met(options: Options) -> set[str]:
    """What a few edited positions of a setting are sure to show."""
    if options["mode"] == "solo":
        return BY_SUPPLY | BY_SHIELDS | BY_SOLO | {"choice: cast", "solo won", "solo lost"}
    base = BY_SUPPLY | BY_SHIELDS | {"turn skipped", "contested, to the Well"}
    expert = BY_DELAY if options["expert"] == "true" else set[str]()
    three = BY_THREE if options["mode"] == "three" else set[str]()
    return base | expert | three | (BY_JOINT_SIEGE if is_richest(options) else set[str]())


# --- The tests ---


def roam(options: Options, number: int) -> Counter[str]:
    """A few moves from an edited position."""
    chance = random.Random(f"edited {number} {options}")
    return signs(walk(edited(options, chance), chance, "odd", steps=4))


def is_richest(options: Options) -> bool:
    return options["mode"] == "three" and options["expert"] == "true"


def may_redraw(options: Options, position: Position) -> bool:
    table = position.table
    seats = [table.first] if options["edition"] == "fr" else range(len(table.hands))
    return any(oracle.qualifies(table.hands[seat]) for seat in seats)


@pytest.mark.parametrize("options", SETTINGS, ids=name_of)
def test_they_play_the_same_games(options: Options) -> None:
    chance = random.Random(f"games {options}")
    met: Counter[str] = Counter()
    for number, style in enumerate(("random", "close", "close", "odd", "odd")):
        met += signs(walk(deal(options, Seal(f"oracle {number}")), chance, style))
    assert met["asked: over"] == 5
    assert met["positions"] > 100 or options["mode"] == "solo"


@pytest.mark.parametrize("options", [options for options in SETTINGS if options["mode"] != "solo"], ids=name_of)
def test_they_exchange_hands_alike(options: Options) -> None:
    """Two tiles from the top, the old ones shuffled in, no Fortress at the bottom (RIV-2.5, 2.6)."""
    chance = random.Random(f"mulligans {options}")
    deals = (deal(options, Seal(f"mulligan {number}")) for number in range(1000))
    found = (pair for pair in deals if may_redraw(options, pair[1]))
    for style in ("redraw", "redraw", "random"):
        *_, last = walk(next(found), chance, style, steps=6)
        assert last.table.returned or style == "random"


@pytest.mark.parametrize("options", SETTINGS, ids=name_of)
def test_they_agree_on_edited_positions(options: Options) -> None:
    met: Counter[str] = sum((roam(options, number) for number in range(60 if is_richest(options) else 40)), Counter())
    assert {sign for sign in to_be_met(options) if not met[sign]} == set()


HUNTS = [
    ("duel-false-de", "choice: cast", 3),
    ("duel-false-de", "the Well breaks a tie", 2),
    ("duel-false-fr", "victory shared", 44),
    ("duel-true-de", "choice: siege", 6),
    ("duel-true-de", "siege of a wizard's tile", 20),
    ("duel-true-de", "siege 4:0 by a waiting side", 20),
    ("duel-true-fr", "siege cancels a siege", 93),
    ("duel-true-fr", "supply ends with a siege", 9),
    ("duel-true-fr", "end: supply with the last tile", 10),
    ("three-false-fr", "the Well overrules a tie", 5),
    ("three-true-de", "choice: siege", 22),
    ("three-true-de", "waiting player asked: siege", 50),
    ("three-true-de", "siege of the Well", 2),
    ("three-true-de", "removal by a waiting side", 235),
    ("three-true-de", "end: supply of a waiting side", 0),
    ("three-true-fr", "siege creates a siege", 64),
    ("three-true-fr", "siege 4:0", 22),
    ("teams-true-de", "choice: siege", 20),
    ("teams-true-fr", "choice: cast", 34),
    ("teams-true-fr", "siege with own golems inside", 0),
    ("solo-apprentice-de", "solo tied", 9),
    ("solo-master-fr", "end: no_move", 16),
]
"""Things too rare to be met by a few positions, and where to look for them."""


@pytest.mark.parametrize(("setting", "sign", "number"), HUNTS)
def test_they_agree_on_rare_things(setting: str, sign: str, number: int) -> None:
    options = next(options for options in SETTINGS if name_of(options).startswith(setting))
    assert any(roam(options, near)[sign] for near in range(number, number + 100))


@pytest.mark.parametrize("entry", list(read(FOLDER / "rivality.perft")), ids=str)
def test_they_count_the_same_positions(entry: Entry) -> None:
    position = retrace(entry.options, Seal(entry.seed), entry.moves)
    for depth, expected in entry.counts.items():
        assert count(position, depth) == expected, f"depth {depth}"


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.mana")), ids=lambda path: str(path.stem))
def test_they_play_recorded_games_alike(path: Path) -> None:
    record = read_record(path)
    retrace(record.options, Seal(str(record.seed), record.salts), record.moves)


def retrace(options: Mapping[str, object], seal: Seal, moves: Iterable[str]) -> Position:
    """The oracle's position after the same moves, compared all the way."""
    pair = deal(GAME.settle(options), seal)
    assert_same(*pair)
    for text in moves:
        pair = play(pair, text)
        assert_same(*pair)
    return pair[1]


def count(position: Position, depth: int) -> int:
    """How many ways there are to make that many moves; no shuffle may be among them."""
    if depth == 1:
        return len(oracle.legal(position))
    return sum(count(oracle.after(position, text), depth - 1) for text in oracle.legal(position))
