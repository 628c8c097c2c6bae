"""The solo game: setting up (RIV-17.1 to 17.6)."""

import pytest

from manawell.games.rivality import GAME
from manawell.kernel.faults import BadOption
from manawell.kernel.rng import Scripted
from tests.rivality.table import S1, Table, alone, new

PLAIN = ["sc_a1", "sc_a2", "sc_a3", "sc_a4", "sc_a5", "hu_a1", "hu_a2", "hu_a3", "hu_a4", "fo_a1", "fo_a2", "fo_a3"]
STARRED = [tile.replace("_a", "_b") for tile in PLAIN]


def layout(table: Table) -> list[str]:
    """All 24 tiles, row by row."""
    return [str(field.tile) for field in table.view().battlefield]


@pytest.mark.rule("RIV-17.1")
@pytest.mark.parametrize("colour", ["orange", "purple"])
def test_thirty_golems_each_no_mana_well_and_the_colour_of_choice(colour: str) -> None:
    table = new(mode="solo", solo_colour=colour)
    seen = table.view()
    assert table.supplies == "O30 P30"
    assert "mw" not in layout(table)
    assert len(layout(table)) == 24
    assert (seen.human, seen.wizards) == (colour, (None, None))
    assert GAME.seats(GAME.settle({"mode": "solo", "solo_colour": colour})) == (colour,)
    table.play("enter:1")
    wizard = table.view().wizards[["orange", "purple"].index(colour)]
    assert wizard is not None
    assert (wizard.x, wizard.y) == (1, 5)


@pytest.mark.rule("RIV-17.1")
def test_purple_is_the_usual_colour() -> None:
    assert new(mode="solo").view().human == "purple"


@pytest.mark.rule("RIV-17.2")
@pytest.mark.parametrize("colour", ["orange", "purple"])
@pytest.mark.parametrize("starred", ["orange", "purple"])
def test_the_option_says_whose_territory_is_starred(colour: str, starred: str) -> None:
    tiles = layout(new(mode="solo", solo_colour=colour, starred_side=starred))
    above, below = (PLAIN, STARRED) if colour == starred else (STARRED, PLAIN)
    assert sorted(tiles[:12]) == sorted(above)
    assert sorted(tiles[12:]) == sorted(below)


@pytest.mark.rule("RIV-17.2")
def test_the_starred_side_can_be_left_to_chance() -> None:
    assert {new(f"{seed}", mode="solo", starred_side="random").view().starred for seed in range(20)} == {
        "orange",
        "purple",
    }


@pytest.mark.rule("RIV-17.3")
def test_both_decks_are_shuffled_and_a_fortress_may_come_last() -> None:
    layouts = [layout(new(f"{seed}", mode="solo")) for seed in range(60)]
    for last in (11, 23):
        assert {tiles[last][:2] for tiles in layouts} == {"sc", "hu", "fo"}
    assert len({tuple(tiles[:12]) for tiles in layouts}) == len({tuple(tiles[12:]) for tiles in layouts}) == 60


@pytest.mark.rule("RIV-17.4")
@pytest.mark.parametrize("colour", ["orange", "purple"])
def test_two_territories_of_three_rows_one_upright_one_face_down_and_upside_down(colour: str) -> None:
    seen = new(mode="solo", solo_colour=colour).view()
    other = "orange" if colour == "purple" else "purple"
    assert [(field.x, field.y) for field in seen.battlefield] == [(x, y) for y in range(6) for x in range(4)]
    assert {(field.face_down, field.rotation, field.laid_by) for field in seen.battlefield[:12]} == {(True, 2, other)}
    assert {(field.face_down, field.rotation, field.laid_by) for field in seen.battlefield[12:]} == {(False, 0, colour)}
    assert {field.golems for field in seen.battlefield} == {(0, 0)}


@pytest.mark.rule("RIV-17.5")
def test_each_territory_is_filled_row_by_row_from_left_to_right() -> None:
    unshuffled = [*range(11, 0, -1)]  # every tile is exchanged with itself
    options = GAME.settle({"mode": "solo"})
    table = Table(GAME.new(options, Scripted(unshuffled * 2)))
    assert sorted(layout(table)[:12]) == sorted(PLAIN)
    assert layout(table)[:12] == PLAIN
    assert layout(table)[12:] == STARRED


@pytest.mark.rule("RIV-17.6")
def test_there_are_no_hands_decks_or_placements() -> None:
    table = new(mode="solo")
    seen = table.view()
    assert (seen.hands, seen.decks, seen.returned) == ((), (), ())
    assert table.asks == ("enter", 0)
    for attempt in ("sc_b1@0,6/N", "keep", "redraw"):
        refusal = table.refusal(attempt)
        assert (refusal.rule, refusal.reason) == ("RIV-17.6", "refusal-no-hands")
    table.play("enter:0")
    assert table.asks[0] == "move"


@pytest.mark.rule("RIV-17.6")
def test_expert_rules_cannot_be_combined_with_solo() -> None:
    with pytest.raises(BadOption):
        GAME.settle({"mode": "solo", "expert": "true"})
    assert GAME.settle({"mode": "solo"}).get("expert") is None
    assert not new(mode="solo").view().expert


@pytest.mark.rule("RIV-17.4")
def test_the_layout_of_the_examples_lies_as_it_is_written() -> None:
    assert layout(alone()) == S1.split()
