"""The order of a turn (RIV-3)."""

from collections import Counter

import pytest

from manawell.games.rivality.events import TurnSkipped
from tests.rivality.table import Table, battle, random_game
from tests.rivality.test_setup import SEATS, every_mode

NEARLY_EMPTY = """
    0,-1 sc_b2 0 O1P3
    -2,0 sc_a2 0 O5 O
    -1,0 sc_a5 0 O5
    0,0 mw 0 O5
    1,0 fo_a1 0 O5
    2,0 hu_a2 0 O5
    -1,1 sc_b3 0 P2
    0,1 hu_b1 0 P1 P
"""
"""Orange has 4 golems left; fo_a2 on -1,-1 turned to the south makes the order of two spells a choice (EX-16)."""


def deck_sizes(table: Table) -> list[int]:
    return [len(deck) for deck in table.view().decks]


@pytest.mark.rule("RIV-3.1")
def test_a_tile_then_wizard_and_golem_then_spells_then_a_new_tile_and_the_next_player() -> None:
    table = battle("0,0 mw 0 -", "P", "sc_b5")
    sizes = deck_sizes(table)
    table.play("sc_b5@0,1/N")
    steps = [kind for kind in table.kinds if kind in ("TilePlaced", "WizardSet", "SpellCast", "TileDrawn")]
    assert steps == ["TilePlaced", "WizardSet", "SpellCast", "TileDrawn"]
    assert "sc_b5" not in table.hand(1)
    assert len(table.hand(1)) == 2
    assert deck_sizes(table) == [sizes[0], sizes[1] - 1]
    assert table.asks == ("place", 0)


@pytest.mark.rule("RIV-3.1")
def test_the_golem_is_set_before_the_spells_and_nothing_is_drawn_before_they_are_cast() -> None:
    """The choice of an order lets us look into the middle of a turn."""
    table = battle(NEARLY_EMPTY, "O", "fo_a2 sc_a1")
    sizes = deck_sizes(table)
    table.play("fo_a2@-1,-1/S")
    assert table.asks == ("cast", 0)
    assert table.shows("-1,-1 O1 orange O")
    assert table.supplies == "O3 P24"
    assert table.hand(0) == ["sc_a1"]
    assert deck_sizes(table) == sizes


@pytest.mark.rule("RIV-3.2")
@pytest.mark.parametrize(
    ("expert", "kinds", "after", "supplies"),
    [
        (
            True,
            ["WizardSet", "SpellCast", "DelayedSpellCast", "TileBesieged", "TileDrawn"],
            "1,1 O1 orange\n1,2 O3P2 orange\n1,3 O4 orange O",
            "O17 P24",
        ),
        (
            False,
            ["WizardSet", "SpellCast", "TileDrawn"],
            "1,1 P5 purple\n1,2 O3P2 orange\n1,3 O1 orange O",
            "O21 P19",
        ),
    ],
)
def test_experts_cast_delayed_spells_and_then_resolve_sieges(
    expert: bool, kinds: list[str], after: str, supplies: str
) -> None:
    """The spell takes 1,2; its waiting spell 3@1 comes back to 1,3; and 1,1 is enclosed (EX-06, 1,2 turned)."""
    before = battle(
        """
        -1,0 sc_b3 0 P1 P
        0,0 mw 0 P3
        1,0 sc_a2 0 O2
        0,1 hu_a2 0 O2
        1,1 fo_b1 0 P5
        2,1 sc_a4 0 O1 O
        1,2 hu_b3 3 P2
        """,
        "O",
        "sc_a1",
        expert=expert,
    )
    assert before.supplies == "O25 P19"
    table = before.copy().play("sc_a1@1,3/N")
    assert [kind for kind in table.kinds if kind not in ("TilePlaced", "PointsCounted")] == kinds
    assert table.became(after, before)
    assert table.supplies == supplies


@pytest.mark.rule("RIV-3.3")
@every_mode
@pytest.mark.parametrize("expert", ["false", "true"])
def test_nobody_can_pass(mode: str, expert: str) -> None:
    """A player who has to place a tile can do nothing else, and can always do so."""
    for seed in range(3):
        for table in random_game(seed, mode=mode, expert=expert):
            if table.asks[0] == "place":
                assert {move.split("@")[0] for move in table.legal} == set(table.hand(table.asks[1]))
                assert table.legal


@pytest.mark.rule("RIV-3.4")
@every_mode
def test_players_go_on_with_the_tiles_in_hand_when_the_deck_is_empty(mode: str) -> None:
    """Of the 12, 8 or 6 tiles that each player gets in all, the last is played from a hand of one."""
    tiles = {"duel": 12, "three": 8, "teams": 6}[mode]
    lone = 0
    for seed in range(6):
        turns: Counter[int] = Counter()
        for table in random_game(seed, mode=mode):
            if table.asks[0] == "place":
                seat = table.asks[1]
                assert len(table.hand(seat)) == min(2, tiles - turns[seat])
                lone += len(table.hand(seat)) == 1
                turns[seat] += 1
    assert lone >= SEATS[mode]


@pytest.mark.rule("RIV-3.4")
def test_the_last_tile_must_be_played_without_drawing() -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a1 sc_a2", hands={1: "sc_b1"}, last_tiles=True)
    table.play("sc_a1@0,1/N")
    assert "TileDrawn" not in table.kinds
    assert table.hand(0) == ["sc_a2"]
    table.play("sc_b1@1,0/E")
    assert table.asks == ("place", 0)
    assert all(move.startswith("sc_a2@") for move in table.legal)
    assert table.play("sc_a2@-1,0/N").over


@pytest.mark.rule("RIV-3.5")
def test_a_player_without_tiles_is_skipped() -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a1", hands={1: "", 2: "sc_b1 sc_b2"}, mode="three", last_tiles=True)
    assert table.play("sc_a1@0,1/N").asks == ("place", 2)
    assert table.told(TurnSkipped) == [TurnSkipped(1)]
    assert table.play("sc_b1@1,0/N").asks == ("place", 2)
    assert table.told(TurnSkipped) == [TurnSkipped(1), TurnSkipped(0), TurnSkipped(1)]
    assert table.play("sc_b2@-1,0/N").over


@pytest.mark.rule("RIV-3.6")
def test_a_placement_cannot_be_taken_back_or_changed() -> None:
    table = battle(NEARLY_EMPTY, "O", "fo_a2 sc_a1").play("fo_a2@-1,-1/S")
    assert table.legal == ["cast:E", "cast:S"]
    for again in ("fo_a2@-1,-1/N", "fo_a2@1,1/S", "sc_a1@1,1/N"):
        assert table.refusal(again).rule == "RIV-3.1"
    assert table.fields["-1,-1"][:2] == ("fo_a2", 2)
