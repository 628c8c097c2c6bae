"""Who controls a tile (RIV-6)."""

from itertools import product

import pytest

from manawell.games.rivality.events import DelayedSpellCast, DelayedSpellLost
from tests.rivality.table import LETTERS, Table, battle

COUNTS = [counts for counts in product(range(6), repeat=3) if sum(counts) <= 5]
"""All golems that can stand on a tile, by side."""
COLOURS = ("orange", "purple", "turquoise")


def written(counts: tuple[int, ...]) -> str:
    return "".join(f"{letter}{count}" for letter, count in zip(LETTERS, counts, strict=False) if count) or "-"


def fortress_with(counts: tuple[int, ...], hand: str = "sc_a1") -> Table:
    """A fortress beside the empty Mana Well; orange is to place a tile."""
    return battle(f"0,0 mw 0 -\n1,0 fo_b1 0 {written(counts)}", "O", hand, mode="three")


@pytest.mark.rule("RIV-6.1", "RIV-6.2", "RIV-6.3")
@pytest.mark.parametrize("counts", COUNTS, ids=written)
def test_control_needs_strictly_more_golems_than_each_other_side(counts: tuple[int, ...]) -> None:
    table = fortress_with(counts)
    leaders = [side for side in range(3) if counts[side] == max(counts) > 0]
    words = {0: "empty", 1: COLOURS[leaders[0]] if leaders else ""}
    assert table.controller("1,0") == words.get(len(leaders), "contested")
    assert table.points == tuple(4 if leaders == [side] else 0 for side in range(3))


@pytest.mark.rule("RIV-6.1", "RIV-6.2", "RIV-6.3")
@pytest.mark.parametrize(
    ("counts", "landed"),
    [
        ((0, 2, 1), 2),  # purple has more than each
        ((0, 3, 0), 2),
        ((1, 2, 1), 2),  # but not more than both together
        ((0, 2, 2), 4),
        ((1, 1, 1), 4),
        ((0, 0, 0), 4),
        ((1, 0, 0), 4),
    ],
)
def test_only_a_controller_has_the_use_of_the_shields(counts: tuple[int, ...], landed: int) -> None:
    """Orange summons 4 golems on a fortress with 2 shields."""
    table = fortress_with(counts)
    table.play("sc_a1@1,1/N")
    assert table.state.supplies[0] == 20 - counts[0] - 1 - landed


@pytest.mark.rule("RIV-6.2")
def test_a_tie_below_the_highest_number_does_not_matter() -> None:
    assert fortress_with((3, 1, 1)).points == (4, 0, 0)
    assert fortress_with((1, 1, 2)).points == (0, 0, 4)


@pytest.mark.rule("RIV-6.3")
def test_an_empty_tile_is_not_contested() -> None:
    """The controller of the Mana Well would get a contested tile; an empty one goes to nobody."""
    board = "0,0 mw 0 P1\n1,0 fo_b1 0 {}"
    assert battle(board.format("O1P1")).points == (0, 3 + 4)
    assert battle(board.format("-")).points == (0, 3)


@pytest.mark.rule("RIV-6.4")
def test_control_passes_on_as_soon_as_golems_have_come() -> None:
    """Purple loses its hut; its own attack then meets the shield of the hut."""
    table = battle(
        """
        0,0 mw 0 -
        1,0 hu_b2 0 P1
        """,
        "O",
        "sc_a1",
        hands={1: "sc_b1"},
    ).play("sc_a1@1,1/N")
    assert table.shows("1,0 O3P1 orange")
    table.play("sc_b1@1,-1/S")
    assert table.shows("1,0 O1P4 purple")
    assert table.supplies == "O28 P25"


@pytest.mark.rule("RIV-6.4")
def test_control_passes_on_within_a_turn() -> None:
    """The spell takes 1,0 before its waiting spell is cast."""
    table = battle(
        """
        -1,0 hu_a1 0 O1 O
        0,0 mw 0 O2P2
        1,0 sc_a3 2 O1
        0,1 sc_b2 0 P1 P
        """,
        "P",
        "sc_b5",
        expert=True,
    ).play("sc_b5@2,0/W")
    assert [event.colour for event in table.happened(DelayedSpellCast)] == ["purple"]
    assert table.shows("1,0 O1P2 purple\n2,0 P4 purple P")


@pytest.mark.rule("RIV-6.5")
def test_the_mana_well_gives_nobody_the_shields_of_a_contested_tile() -> None:
    """It would in the scoring: purple has the Mana Well."""
    before = battle(
        """
        0,0 mw 0 P2
        1,0 hu_b2 0 O2P2
        """,
        "O",
        "sc_a2",
    )
    assert before.points == (0, 3 + 2)
    table = before.copy().play("sc_a2@1,1/N")
    assert table.became("1,0 O3P2 orange\n1,1 O1 orange O", before)


@pytest.mark.rule("RIV-6.5")
def test_the_mana_well_gives_nobody_the_delayed_spell_of_a_contested_tile() -> None:
    before = battle(
        """
        0,0 mw 0 P2
        1,0 sc_a3 2 O1P1
        0,1 sc_b2 0 P1 P
        """,
        "P",
        "sc_b5",
        expert=True,
    )
    table = before.copy().play("sc_b5@2,0/E")
    assert table.became("2,0 P1 purple P", before)
    assert table.told(DelayedSpellLost) == [DelayedSpellLost(1, 0, 2, 0)]
