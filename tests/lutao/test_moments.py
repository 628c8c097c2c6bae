"""The moments of all spells: when each may be played, against golems, and for a second people (LUT-21.2 to 21.4)."""

from collections.abc import Callable

import pytest

from manawell.games.lutao.components.cards import SPELLS
from tests.lutao.table import Table, table

ALL = " ".join(SPELLS)
ANY_TIME = {"lightning", "firestorm", "earthquake", "defectors", "mind_theft", "rune_shift", "new_blood"}
COUNTING = {"strength", "courage_of_the_few", "great_host"}
PLAIN = "elves shapeshifters"
FIELD = "A NUR1 6; A CAN1 3; B NUR2 2; B ILA2 1; B SIG1 2"
HAND = {"A": ALL, "B": "levy"}


def at_step(step: str) -> Table:
    """A, with one copy of every spell, is asked in this step."""
    return table(
        FIELD,
        peoples=PLAIN,
        runes="wrath ghosts",
        step=step,
        cities="SIG1",
        hands=HAND,
        piles={"A": "HMMM HHMM MMMM", "B": "HMM HMM MMM"},
    )


def in_battle(*moves: str) -> Table:
    return at_step("moving").play("move NUR1", "to NUR2", "take 3", "end").go(*moves)


def on_voyage() -> Table:
    armies, ships = "A NUR1 6; B SIG4 3; B CAN1 3", "SIG4 NE"
    field = table(armies, peoples=PLAIN, order="BA", active="B", hands={"A": ALL}, sticks={"B": 3}, ships=ships)
    return field.play("sail SIG4 NE", "take 1", "land LUT10 SW")


def answering() -> Table:
    hands = {"A": ALL, "B": "fair_wind"}
    return table(FIELD, peoples=PLAIN, order="BA", active="B", cities="SIG1", hands=hands).play("play fair_wind")


MOMENTS: dict[str, tuple[Callable[[], Table], set[str]]] = {
    "W1": (lambda: at_step("after_placement"), ANY_TIME | {"rune_ban"}),
    "W2": (lambda: at_step("before_turn"), ANY_TIME | {"rune_ban"}),
    "W3": (on_voyage, {"storm"}),
    "W4": (in_battle, COUNTING | {"weakness", "silence", "rune_ban"}),
    "W5": (lambda: in_battle("return miss", "return miss", "pass", "pass"), COUNTING | {"weakness"}),
    "W6": (lambda: in_battle("return miss", "return miss"), {"stone_skin", "second_chance"}),
    "W7": (lambda: in_battle(*["return miss", "return miss"] * 2).play("pass", "pass"), {"resurrection"}),
    "W8": (lambda: at_step("commanding"), ANY_TIME),
    "W9": (lambda: at_step("scoring"), ANY_TIME | {"time_swirl", "rich_harvest", "famine"}),
    "W10": (lambda: at_step("learned"), ANY_TIME),
    "R": (answering, {"counterspell"}),
    "OWN_PLACE": (lambda: at_step("placing"), ANY_TIME | {"phantom_ship", "levy"}),
    "OWN_MOVE": (lambda: at_step("moving"), ANY_TIME | {"fair_wind", "phantom_ship", "teleport"}),
    "OWN_FORM": (lambda: at_step("forming"), ANY_TIME | {"fair_wind", "phantom_ship", "teleport"}),
}


def plays(field: Table) -> set[str]:
    return {move.removeprefix("play ") for move in field.legal_with("play ")}


@pytest.mark.rule(
    "LUT-21.2",
    "LUT-21.3",
    "LUT-21.4",
    "LUT-22.1",
    "LUT-22.2",
    "LUT-22.3",
    "LUT-22.4",
    "LUT-22.5",
    "LUT-22.6",
    "LUT-22.7",
    "LUT-22.8",
    "LUT-22.9",
    "LUT-22.10",
    "LUT-22.11",
    "LUT-22.12",
    "LUT-22.13",
    "LUT-22.14",
    "LUT-22.15",
    "LUT-22.16",
    "LUT-22.17",
    "LUT-22.18",
    "LUT-22.19",
    "LUT-22.20",
    "LUT-22.21",
    "LUT-22.22",
    "LUT-22.23",
    "LUT-22.24",
    "LUT-22.25",
)
@pytest.mark.parametrize("moment", sorted(MOMENTS))
def test_what_may_be_played_at_each_moment(moment: str) -> None:
    builder, expected = MOMENTS[moment]
    field = builder()
    assert (field.view().moment, field.asks[1], plays(field)) == (moment, "A", expected)


def against_golems(*moves: str) -> Table:
    """A, with one copy of every spell, attacks one golem on LUT9 from LUT4."""
    field = table(
        "A LUT4 5; B NUR2 2; B SIG1 2", peoples=PLAIN, cities="SIG1", hands=HAND, piles={"A": "MMMM HSMM", "B": "MM"}
    )
    return field.play("move LUT4", "to LUT9", "take 3", "end").go(*moves)


@pytest.mark.rule(
    "LUT-15.4",
    "LUT-21.12",
    "LUT-11.8",
    "LUT-22.1",
    "LUT-22.2",
    "LUT-22.3",
    "LUT-22.4",
    "LUT-22.5",
    "LUT-22.6",
    "LUT-22.7",
    "LUT-22.8",
)
@pytest.mark.parametrize(
    ("moves", "moment", "expected"),
    [
        ("", "W4", COUNTING),
        ("return miss", "W6", {"stone_skin", "second_chance"}),
        ("return miss,pass", "W5", COUNTING),
        ("return miss,return miss,pass", "W7", {"resurrection"}),
    ],
)
def test_what_may_be_played_against_golems(moves: str, moment: str, expected: set[str]) -> None:
    field = against_golems(*filter(None, moves.split(",")))
    assert (field.view().moment, field.asks[1], plays(field)) == (moment, "A", expected)


@pytest.mark.rule(
    "LUT-18.2",
    "LUT-21.12",
    "LUT-22.1",
    "LUT-22.2",
    "LUT-22.3",
    "LUT-22.4",
    "LUT-22.5",
    "LUT-22.6",
    "LUT-22.7",
    "LUT-22.8",
    "LUT-22.15",
)
@pytest.mark.parametrize(
    ("moves", "moment", "expected"),
    [
        ("", "W4", {"weakness", "silence", "rune_ban"}),
        ("return miss,return miss", "W6", set()),
        ("return miss,return miss,pass", "W5", {"weakness"}),
        ("return miss,return miss,return miss,return miss,pass", "W7", set()),
    ],
)
def test_cards_of_the_holder_only_do_not_serve_the_second_people(moves: str, moment: str, expected: set[str]) -> None:
    """B is the second people of the attacking player and holds one copy of every spell."""
    field = table(
        "A NUR1 6; B CAN1 3; C NUR2 2; C SIG1 2; D RHU1 2",
        peoples="elves witches shapeshifters giants",
        mode="pro",
        hands={"B": ALL},
        piles={"A": "HMMM HHMM", "C": "HMM MMM"},
    )
    field.play("move NUR1", "to NUR2", "take 3", "end").go(*filter(None, moves.split(",")))
    assert (field.view().moment, field.asks[1], plays(field)) == (moment, "B", expected)
