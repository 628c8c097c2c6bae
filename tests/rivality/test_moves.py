"""Moves as text: what is written, what may be typed, and what is not understood."""

import pytest

from manawell.games.rivality import GAME
from manawell.games.rivality.moves import (
    NOTATION,
    Besiege,
    Cast,
    CastDelayed,
    Enter,
    Go,
    Keep,
    Move,
    Place,
    Redraw,
    Remove,
    parse,
    write,
)
from manawell.kernel.faults import Unreadable
from tests.rivality.table import Table, battle, dealt, new, walk
from tests.rivality.test_sieges import two_sieges

WRITTEN: list[tuple[str, Move]] = [
    ("keep", Keep()),
    ("redraw", Redraw()),
    ("sc_a5@1,0/N", Place("sc_a5", 1, 0, "N")),
    ("fo_b3@-12,-7/W", Place("fo_b3", -12, -7, "W")),
    ("cast:E", Cast("E")),
    ("remove:turquoise", Remove("turquoise")),
    ("delayed:-1,2", CastDelayed(-1, 2)),
    ("siege:0,0", Besiege(0, 0)),
    ("enter:2", Enter(2)),
    ("go:2,3", Go(2, 3)),
]


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_every_kind_of_move_is_written_and_read(text: str, move: Move) -> None:
    assert write(move) == text
    assert parse(text) == move


def test_the_examples_of_the_notation_are_written_as_they_stand() -> None:
    moves = [parse(text) for text in NOTATION]
    assert [write(move) for move in moves if move] == list(NOTATION)
    assert {type(move) for move in moves} == {type(move) for _, move in WRITTEN}


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("place sc_b5 (0,1) rot 1", "sc_b5@0,1/E"),
        ("place: sc_b5 @ 0,1 rot 0", "sc_b5@0,1/N"),
        ("PLACE SC_B5 (0, 1) ROT 3", "sc_b5@0,1/W"),
        ("place hu_a1 (-2,-3) rot 2", "hu_a1@-2,-3/S"),
        ("sc_b5 0,1 N", "sc_b5@0,1/N"),
        ("scb5@0,1/s", "sc_b5@0,1/S"),
        ("sc_b5@(0,1)/2", "sc_b5@0,1/S"),
        ("sc_b5@0,\u22121/N", "sc_b5@0,-1/N"),  # a minus sign
        ("  Keep ", "keep"),
        ("REDRAW", "redraw"),
        ("cast e", "cast:E"),
        ("Cast: w", "cast:W"),
        ("remove Purple", "remove:purple"),
        ("delayed (-1, 2)", "delayed:-1,2"),
        ("siege 0,0", "siege:0,0"),
        ("enter 3", "enter:3"),
        ("go (2,3)", "go:2,3"),
        ("Go: 2 , 3", "go:2,3"),
    ],
)
def test_people_may_type_more_freely(typed: str, text: str) -> None:
    assert parse(typed) == parse(text) is not None


@pytest.mark.rule("RIV-4.2")
def test_a_rotation_counts_quarter_turns_clockwise() -> None:
    for rotation, direction in enumerate("NESW"):
        assert parse(f"place sc_a1 (1,0) rot {rotation}") == Place("sc_a1", 1, 0, direction)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "keepkeep",
        "keep redraw",
        "pass",
        "mw@0,1/N",
        "sc_a9@0,1/N",
        "sc_c1@0,1/N",
        "xx_a1@0,1/N",
        "sc_a1@0,1",
        "sc_a1@0,1/X",
        "sc_a1@0,1/4",
        "sc_a1@0/N",
        "sc_a1@100,0/N",
        "sc_a1@0,0.5/N",
        "sc_a1/N",
        "sc_a1@0,1/NE",
        "place",
        "cast",
        "cast:X",
        "cast:1",
        "cast:NE",
        "remove",
        "remove:green",
        "remove:1",
        "delayed",
        "delayed:1",
        "siege:0",
        "siege:a,b",
        "enter",
        "enter:x",
        "enter:-1",
        "enter:100",
        "go:2",
        "go:2,3,4",
        "\u0441c_a1@0,1/N",  # a Cyrillic letter
        "enter:\u0663",  # an Arabic digit
        "go:2,\u00b3",
        "k\u0435ep",
    ],
)
def test_nonsense_is_not_understood(text: str) -> None:
    assert parse(text) is None
    with pytest.raises(Unreadable):
        GAME.read(new().state, 0, text)


def check_legal(table: Table) -> set[type]:
    """Each legal move is written differently, and read back as itself; says which kinds there were."""
    moves = table.state.moves()
    texts = [GAME.text_of(table.state, move) for move in moves]
    assert moves == sorted(moves)
    assert len(set(texts)) == len(texts)
    for move, text in zip(moves, texts, strict=True):
        assert parse(text) == GAME.typed(table.state, move)
        if len(moves) < 30:
            assert GAME.read(table.state, table.state.actor, text) == move
    if moves:
        assert GAME.read(table.state, table.state.actor, texts[-1]) == moves[-1]
    return {type(parse(text)) for text in texts}


@pytest.mark.parametrize("mode", ["duel", "three", "teams", "solo"])
def test_every_legal_move_of_a_game_is_read_back(mode: str) -> None:
    options = {} if mode == "solo" else {"expert": "true"}
    kinds: set[type] = set()
    for table in walk(new(f"moves {mode}", mode=mode, **options), "moves"):
        kinds |= check_legal(table)
    assert kinds >= ({Enter, Go} if mode == "solo" else {Keep, Place})


def test_rare_decisions_are_read_back() -> None:
    assert check_legal(two_sieges(0, "P")) == {Besiege}
    assert check_legal(dealt("hu_a4 fo_a3", "")) == {Keep, Redraw}
    level = battle("0,0 mw 0 O1T1\n1,0 sc_a1 0 -", "P", "sc_b1", mode="three").play("sc_b1@0,1/N")
    assert check_legal(level) == {Remove}
    board = "0,0 mw 0 -\n1,0 sc_a1 1 O1\n1,1 hu_b4 0 -\n2,1 sc_b2 1 O1"
    assert check_legal(battle(board, "O", "sc_a5", expert=True).play("sc_a5@2,0/E")) == {CastDelayed}


@pytest.mark.rule("RIV-4.1", "RIV-4.2")
def test_the_number_of_placements() -> None:
    """Two tiles, the six cells around two tiles, four rotations; of a single tile half of them."""
    assert len(battle("0,0 mw 0 -\n1,0 sc_b1 0 -", "O", "sc_a1 sc_a2").legal) == 2 * 6 * 4
    assert len(battle("0,0 mw 0 -\n1,0 sc_b1 0 -", "O", "sc_a1", last_tiles=True).legal) == 6 * 4


@pytest.mark.rule("RIV-3.3")
def test_a_placement_has_a_name_that_tells_nothing_of_the_rest_of_the_hand() -> None:
    one, two = (battle("0,0 mw 0 -", "O", hand, last_tiles=True) for hand in ("sc_a5", "sc_a1 sc_a5"))
    names = [
        {GAME.text_of(table.state, move): table.state.label(move) for move in table.state.moves()}
        for table in (one, two)
    ]
    assert names[0].items() <= names[1].items()
    assert len(set(names[1].values())) == len(names[1])
