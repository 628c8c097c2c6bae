"""The worked examples of the solo game, with exact results."""

import pytest

from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.components.tables import CARDS
from manawell.kernel.rng import Scripted
from tests.gegensatz.table import Table, cards, solo

STATES = {
    "start of a turn": ("move", 0, None, ""),
    "victory": ("over", None, 0, "goal"),
    "defeat": ("over", None, None, "pile"),
}


def rows(
    *,
    timeline: str,
    hand: str,
    codex_card: str,
    pile: str,
    codex: str,
    wand: int,
    crystals: str,
    stones: str,
    supply: int,
    removed: str,
    shrine: str = "",
    state: str = "start of a turn",
) -> dict[str, object]:
    """The rows of a worked example, as they are printed."""
    phase, actor, winner, reason = STATES[state]
    return {
        "timeline": cards(timeline),
        "hand": set(cards(hand)),
        "codex": (codex_card, codex),
        "pile": cards(pile),
        "wand": (wand,),
        "crystals": crystals,
        "stones": stones,
        "supply": supply,
        "removed": cards(removed),
        "shrine": set(cards(shrine)),
        "state": (phase, actor, winner, reason, None),
    }


def seen(table: Table) -> dict[str, object]:
    """The same rows, read from the position."""
    view = table.all
    return {
        "timeline": view.timeline,
        "hand": set(view.hands[0]),
        "codex": (view.codex_card, view.codex_colour),
        "pile": view.pile,
        "wand": view.wands,
        "crystals": f"{view.crystals[0]} of {view.target}",
        "stones": f"{view.time_stones} of {view.full_stones}",
        "supply": view.supply,
        "removed": view.removed,
        "shrine": set(view.shrine),
        "state": (view.phase, view.actor, view.winner, view.reason, view.drawn),
    }


def shuffle_to(wanted: tuple[str, ...], start: tuple[str, ...]) -> list[int]:
    """The outcomes by which a shuffle brings these cards into this order."""
    items, outcomes = list(start), []
    for last in range(len(items) - 1, 0, -1):
        other = items.index(wanted[last])
        outcomes.append(other)
        items[last], items[other] = items[other], items[last]
    return outcomes


def dealt(permutation: str, pile: str, **options: str) -> Table:
    """A solo game dealt from these two permutations (GEG-17.2)."""
    relics = cards(permutation)
    deal = shuffle_to(relics, tuple(CARDS[:16])) + shuffle_to(cards(pile), (*relics[13:], *CARDS[16:]))
    return Table(GAME.new(GAME.settle({"mode": "solo", **options}), Scripted(deal)))


@pytest.mark.rule("GEG-17.1", "GEG-17.2", "GEG-17.3", "GEG-17.4", "GEG-28.2")
def test_example_18_setup_on_normal() -> None:
    table = dealt("B2 R3 P4 · R1 G4 B3 P2 R2 G1 B4 P1 R4 · G3 · B1 G2 P3", "X3 B1 S24 G2 X1 X4 P3 S13 X2")
    after = table.all
    assert (after.mode, after.difficulty, after.phase) == ("solo", "normal", "place")
    assert set(table.hand()) == set(cards("B2 R3 P4"))
    assert after.timeline == cards("R1 G4 B3 P2 R2 G1 B4 P1 R4")
    assert (after.codex_card, after.codex_colour) == ("G3", "red")
    assert after.pile == cards("X3 B1 S24 G2 X1 X4 P3 S13 X2")
    assert (after.time_stones, after.crystals, after.target, after.supply) == (3, (0,), 5, 6)
    assert (after.wands, after.removed, after.shrine) == ((None,), (), ())
    assert table.legal == ["@0", "@4", "@8"]


@pytest.mark.rule("GEG-17.2", "GEG-28.2")
def test_example_18_leaves_ten_cards_unseen() -> None:
    table = dealt("B2 R3 P4 · R1 G4 B3 P2 R2 G1 B4 P1 R4 · G3 · B1 G2 P3", "X3 B1 S24 G2 X1 X4 P3 S13 X2")
    view = table.view("A")
    assert (view.codex_card, view.pile) == (None, (None,) * 9)
    assert set(CARDS) - {*view.timeline, *view.hands[0]} == set(cards("G3 B1 G2 P3 X1 X2 X3 X4 S13 S24"))
    assert table.play("@4", "sit-out").all.drawn == "X3"


@pytest.mark.rule("GEG-18.1", "GEG-19.1", "GEG-19.2", "GEG-19.3", "GEG-20.1", "GEG-20.2")
def test_example_19_legal_moves_next_to_a_solar_flare() -> None:
    table = solo(
        "G1 G2 P2 R4 R3 S13 G4 X1 X2",
        "B2 G3 P1",
        codex="red",
        wand=4,
        codex_card="P3",
        pile="P4 R1 R2 B1 B3 B4 X3 X4 S24",
    )
    assert table.targets("B2") == [6]
    assert table.targets("G3") == [0, 1, 7]
    assert table.targets("P1") == [2]
    assert len(table.legal) == 6
    assert "sit-out" in table.legal


@pytest.mark.rule("GEG-18.4", "GEG-19.1", "GEG-23.1", "GEG-23.4", "GEG-23.7", "GEG-24.2", "GEG-24.3", "GEG-24.4")
def test_example_20_forced_to_sit_out() -> None:
    table = solo(
        "R2 P1 R3 B2 S24 X3 B3 P3 B4",
        "G4 P4 R4",
        codex="blue",
        wand=0,
        codex_card="G2",
        pile="X4 P2 R1 S13 X2",
        crystals=2,
        stones=1,
        removed="G3 X1 B1 G1",
    )
    assert table.all.supply == 6
    assert table.legal == ["sit-out"]
    table.play("sit-out")
    assert table.all.drawn == "X4"
    assert table.legal == ["replace:0", "replace:4", "replace:8"]
    table.play("replace:0")
    assert seen(table) == rows(
        timeline="X4 P1 R3 B2 S24 X3 B3 P3 B4",
        hand="G4 P4 R4",
        codex_card="G2",
        pile="P2 R1 S13 X2",
        codex="blue",
        wand=0,
        crystals="2 of 5",
        stones="1 of 3",
        supply=6,
        removed="G3 X1 B1 G1 R2",
    )


@pytest.mark.rule("GEG-20.4", "GEG-21.1", "GEG-21.3", "GEG-21.4", "GEG-21.6", "GEG-21.7")
def test_example_21_paradox() -> None:
    table = solo(
        "X1 B4 G2 B1 X4 P4 P1 R3 R1",
        "B2 B3 G3",
        codex="purple",
        wand=7,
        codex_card="G1",
        pile="S24 R4 S13 X2 R2 P2 X3",
        crystals=2,
        stones=2,
        removed="P3 G4",
    )
    assert table.all.supply == 5
    table.lays("B3 B1 S24", of="B1 B3 S24").play("G3>3")
    assert table.legal == ["decline", "form:B1", "form:B2", "form:B3"]
    table.play("form:B2")
    assert table.all.drawn == "S24"
    assert table.legal == ["left", "right"]
    table.play("left")
    assert seen(table) == rows(
        timeline="B3 B1 S24 G3 X4 P4 P1 R3 R1",
        hand="B4 G2 X1",
        codex_card="G1",
        pile="R4 S13 X2 R2 P2 X3",
        codex="red",
        wand=3,
        crystals="3 of 5",
        stones="2 of 3",
        supply=4,
        removed="P3 G4 B2",
    )


@pytest.mark.rule("GEG-19.4", "GEG-21.2", "GEG-22.1")
def test_example_22_both_sides_blocked() -> None:
    table = solo(
        "G4 G1 S13 R4 P4 S24 B1 X4 R2",
        "B4 P1 P3",
        codex="red",
        wand=0,
        codex_card="G2",
        pile="X1 B2 G3 P2",
        crystals=2,
        stones=3,
        removed="B3 X3 X2 R3 R1",
    )
    assert table.all.supply == 4
    table.play("B4>4")
    assert seen(table) == rows(
        timeline="G4 G1 S13 R4 B4 S24 B1 X4 R2",
        hand="P1 P3 P4",
        codex_card="G2",
        pile="X1 B2 G3 P2",
        codex="red",
        wand=4,
        crystals="2 of 5",
        stones="2 of 3",
        supply=5,
        removed="B3 X3 X2 R3 R1",
    )
    assert table.kinds("A") == ["RelicSwapped", "StoneRemoved"]


@pytest.mark.rule("GEG-19.6", "GEG-19.7", "GEG-22.2", "GEG-23.1", "GEG-23.3", "GEG-23.4")
def test_example_23_the_last_time_stone_replaces_a_flare() -> None:
    table = solo(
        "S13 P3 X1 R3 R4 X4 P4 G1 G3",
        "B4 G2 R2",
        codex="blue",
        wand=7,
        codex_card="B2",
        pile="P1 B1 S24 R1 X2 X3",
        crystals=1,
        stones=1,
        difficulty="easy",
        removed="P2 B3 G4",
    )
    assert table.all.supply == 7
    table.play("B4>1")
    assert table.all.drawn == "P1"
    assert table.legal == ["replace:0", "replace:2", "replace:3", "replace:6", "replace:7"]
    table.play("replace:0")
    assert seen(table) == rows(
        timeline="P1 B4 X1 R3 R4 X4 P4 G1 G3",
        hand="G2 P3 R2",
        codex_card="B2",
        pile="B1 S24 R1 X2 X3",
        codex="blue",
        wand=1,
        crystals="1 of 5",
        stones="4 of 4",
        supply=4,
        removed="P2 B3 G4 S13",
    )


@pytest.mark.rule("GEG-20.5", "GEG-23.1", "GEG-24.1", "GEG-24.2")
def test_example_24_an_extinguished_relic_replaces_by_number_or_symbol() -> None:
    table = solo(
        "G2 P2 X3 G1 B3 P4 R3 B4 R4",
        "B1 G4 R2",
        codex="blue",
        wand=5,
        codex_card="P1",
        pile="X2 X1 R1 P3 S24 S13 X4 G3",
        crystals=1,
        stones=2,
        removed="B2",
    )
    assert table.all.supply == 6
    table.play("sit-out")
    assert table.all.drawn == "X2"
    assert table.legal == ["replace:0", "replace:1", "replace:6"]
    table.play("replace:6")
    assert seen(table) == rows(
        timeline="G2 P2 X3 G1 B3 P4 X2 B4 R4",
        hand="B1 G4 R2",
        codex_card="P1",
        pile="X1 R1 P3 S24 S13 X4 G3",
        codex="blue",
        wand=5,
        crystals="1 of 5",
        stones="2 of 3",
        supply=6,
        removed="B2 R3",
    )


@pytest.mark.rule("GEG-25.1", "GEG-25.2", "GEG-25.3", "GEG-25.4", "GEG-26.1")
def test_example_25_shrine_overflow_and_victory() -> None:
    table = solo(
        "X1 R4 P1 X4 P3 B2 X3 X2 G1",
        "P2 P4 R3",
        codex="green",
        wand=5,
        codex_card="G2",
        pile="S24 R2 B1",
        crystals=4,
        stones=2,
        removed="S13",
        shrine="B3 B4 G3 R1 G4",
    )
    assert table.all.supply == 3
    table.lays("S24 P4 P1", of="P1 P4 S24").play("R3>2", "form:P2")
    assert table.legal == [f"return:{card}" for card in cards("G3 G4 P2 R1 B3 B4")]
    assert (table.all.drawn, len(table.all.pile)) == (None, 3)
    table.play("return:B3")
    assert (table.all.drawn, table.legal) == ("S24", ["right"])
    table.play("right")
    assert seen(table) == rows(
        timeline="X1 R4 R3 S24 P4 P1 X3 X2 G1",
        hand="B2 P3 X4",
        codex_card="G2",
        pile="R2 B1",
        codex="purple",
        wand=2,
        crystals="5 of 5",
        stones="2 of 3",
        supply=2,
        removed="S13 B3",
        shrine="B4 G3 R1 G4 P2",
        state="victory",
    )


@pytest.mark.rule("GEG-22.2", "GEG-26.1", "GEG-26.2")
def test_example_26_the_last_card_is_drawn_by_a_time_stone() -> None:
    table = solo(
        "S13 R1 G4 P4 S24 P3 B4 X3 X2",
        "B1 G3 P1",
        codex="red",
        wand=1,
        codex_card="R4",
        pile="X1",
        crystals=4,
        stones=1,
        removed="B3 G1 R3 X4 R2 G2 P2 B2",
    )
    assert table.all.supply == 4
    table.play("B1>2")
    assert table.all.drawn == "X1"
    assert table.legal == ["replace:0", "replace:1", "replace:2", "replace:5", "replace:6"]
    table.play("replace:0")
    assert seen(table) == rows(
        timeline="X1 R1 B1 P4 S24 P3 B4 X3 X2",
        hand="G3 G4 P1",
        codex_card="R4",
        pile="",
        codex="red",
        wand=2,
        crystals="4 of 5",
        stones="3 of 3",
        supply=2,
        removed="B3 G1 R3 X4 R2 G2 P2 B2 S13",
        state="defeat",
    )
