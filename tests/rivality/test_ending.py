"""Drawing (RIV-11) and the end of the multiplayer game (RIV-13)."""

import pytest

from manawell.games.rivality.events import (
    DelayedSpellCast,
    SpellCast,
    SupplyExhausted,
    TileBesieged,
    TileDrawn,
    TilesUsedUp,
)
from tests.rivality.table import Table, battle, new, walk


def row(letter: str, golems: int = 25) -> str:
    """Stone Circles of a side in a row to the west of the Well, five golems each; none of them aims south or east."""
    lines = []
    for place in range(1, 6):
        here = min(5, golems - 5 * (place - 1))
        tile = f"sc_{'a' if letter == 'O' else 'b'}{place}"
        lines.append(f"-{place},0 {tile} 0 {letter}{here}" if here > 0 else f"-{place},0 {tile} 0 -")
    return "\n".join(lines)


def kinds(table: Table) -> list[str]:
    return [type(event).__name__ for event in table.told()]


def ended(table: Table) -> tuple[str, str | None]:
    """Why the game is over, and who ran out; it has been told, too."""
    assert table.outcome is not None
    reason, ran_out = table.outcome.reason, table.view().ran_out
    assert table.told(SupplyExhausted) == ([SupplyExhausted(ran_out)] if ran_out else [])
    assert len(table.told(TilesUsedUp)) == (reason == "tiles")
    return reason, ran_out


# RIV-11: drawing.


@pytest.mark.rule("RIV-11.1")
def test_the_top_tile_restores_the_hand_of_the_active_player() -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a5 hu_a4")
    before = table.view()
    top = before.decks[0][0]
    table.play("sc_a5@1,0/N")
    after = table.view()
    assert set(after.hands[0]) == {"hu_a4", top}
    assert after.decks == (before.decks[0][1:], before.decks[1])
    assert after.hands[1] == before.hands[1]
    assert table.told(TileDrawn) == [TileDrawn(0, str(top))]


@pytest.mark.rule("RIV-11.1")
def test_the_draw_comes_after_spells_delayed_spells_and_sieges() -> None:
    table = battle(
        """
        0,0 mw 0 O1
        1,0 hu_b1 0 P2
        2,0 hu_a1 0 O1
        1,-1 hu_a2 0 O1
        2,1 sc_a2 3 O1
        """,
        "O",
        "sc_a1",
        expert=True,
    ).play("sc_a1@1,1/W")  # sc_a2 aims W at (1,1); the new tile's spell finds no tile
    steps = ["TilePlaced", "WizardSet", "SpellWaits", "DelayedSpellCast", "TileBesieged", "TileDrawn", "PointsCounted"]
    assert kinds(table) == steps


@pytest.mark.rule("RIV-11.2")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a5 hu_a4", hands={1: "sc_b1 sc_b2"}, last_tiles=True).play("sc_a5@1,0/N")
    assert table.hand(0) == ["hu_a4"]
    assert table.asks == ("place", 1)
    assert table.told(TileDrawn) == []


@pytest.mark.rule("RIV-11.2", "RIV-13.4", "RIV-13.5")
def test_nothing_is_drawn_after_the_end() -> None:
    table = last_golem_with_the_wizard()
    decks = table.view().decks
    table.play("hu_a3@0,1/N")
    assert table.hand(0) == ["fo_a3"]
    assert table.view().decks == decks
    assert table.told(TileDrawn) == []


@pytest.mark.rule("RIV-11.3")
def test_emptying_a_deck_does_not_end_the_game() -> None:
    laid = ("sc_a1", "sc_a2", "sc_a3", "sc_a4", "sc_a5", "hu_a1", "hu_a2", "hu_a3", "fo_a1")
    board = "0,0 mw 0 -\n" + "\n".join(f"{x},0 {tile} 0 -" for x, tile in enumerate(laid, start=1))
    table = battle(board, "O", "fo_a2 fo_a3")
    assert table.view().decks[0] == ("hu_a4",)
    table.play("fo_a2@-1,0/N")
    assert table.view().decks[0] == ()
    assert table.hand(0) == ["hu_a4", "fo_a3"]
    assert table.asks == ("place", 1)


# RIV-13.1: the tiles are used up.


@pytest.mark.rule("RIV-13.1")
def test_the_game_goes_on_until_every_hand_is_empty() -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a5", hands={1: "sc_b5"}, last_tiles=True)
    assert not table.play("sc_a5@1,0/N").over
    assert table.asks == ("place", 1)
    table.play("sc_b5@0,1/N")
    assert table.over
    assert ended(table) == ("tiles", None)
    assert table.legal == []


@pytest.mark.rule("RIV-13.1")
def test_the_last_turn_is_carried_out_completely() -> None:
    """The rulebook's siege, by the very last tile: spell and siege still happen."""
    table = battle(
        """
        -1,0 sc_b3 0 P1 P
        0,0 mw 0 P3
        1,0 sc_a2 0 O2
        0,1 hu_a2 0 O2
        1,1 fo_b1 0 P5
        2,1 sc_a4 0 O1 O
        1,2 hu_b3 0 P2
        """,
        "O",
        "sc_a1",
        expert=True,
        last_tiles=True,
    ).play("sc_a1@1,3/N")
    assert table.shows("""
        1,1 O1 orange
        1,2 O3P2 orange
        1,3 O1 orange O
    """)
    assert ended(table) == ("tiles", None)


# RIV-13.2 to 13.6: a supply is empty.


def last_golem_with_the_wizard(mine: str = "O4") -> Table:
    """Orange has one golem left; the spell of hu_a3 could reach the Well."""
    board = f"{row('O')}\n0,0 mw 0 {mine}\n1,0 fo_b1 0 P2\n2,0 hu_b1 0 P1 P"
    return battle(board, "O", "hu_a3 fo_a3")


@pytest.mark.rule("RIV-13.2", "RIV-13.3", "RIV-13.4", "RIV-13.5")
def test_the_wizards_golem_was_the_last() -> None:
    table = last_golem_with_the_wizard()
    assert table.supplies == "O1 P27"
    table.play("hu_a3@0,1/N")
    assert table.shows("""
        0,0 O4 orange
        0,1 O1 orange O
        2,0 P1 purple P
    """)
    assert table.supplies == "O0 P27"
    assert ended(table) == ("supply", "orange")
    assert table.told(SpellCast) == []
    assert table.points == (8, 4)


@pytest.mark.rule("RIV-13.2", "RIV-13.3")
def test_with_one_golem_more_the_spell_is_cast_and_ends_the_game() -> None:
    table = last_golem_with_the_wizard("O1").play("hu_a3@0,1/N")  # 4 in supply: 1 with the wizard, 3 by the spell
    assert table.shows("0,0 O4 orange")
    assert ended(table) == ("supply", "orange")
    assert len(table.told(SpellCast)) == 1
    goes_on = battle(f"{row('O', 24)}\n0,0 mw 0 O1", "O", "hu_a3").play("hu_a3@0,1/N")
    assert goes_on.supplies == "O1 P30"
    assert not goes_on.over


@pytest.mark.rule("RIV-13.3", "RIV-13.4")
def test_no_further_spell_is_cast_after_the_one_that_empties_the_supply() -> None:
    board = f"{row('O')}\n0,0 mw 0 O1\n1,0 fo_b1 0 P2\n2,0 hu_b1 0 P1 P\n2,1 sc_b1 0 P1"
    table = battle(board, "O", "fo_a2").play("fo_a2@0,1/E")
    assert table.asks == ("cast", 0)
    assert table.legal == ["cast:N", "cast:E"]
    table.play("cast:N")
    assert table.shows("""
        0,0 O4 orange
        2,1 P1 purple
    """)
    assert table.view().open == ()
    assert ended(table) == ("supply", "orange")


@pytest.mark.rule("RIV-13.3")
def test_golems_that_come_back_within_the_same_spell_keep_the_game_going() -> None:
    table = battle(f"{row('O', 20)}\n0,0 mw 0 O5\n1,0 hu_a1 0 O1", "O", "hu_a3").play("hu_a3@0,1/N")
    assert table.shows("0,0 O5 orange")  # 3 in supply, 3 summoned, 3 too many
    assert table.supplies == "O3 P30"
    assert not table.over
    repelled = battle(f"{row('O', 21)}\n0,0 mw 0 O5\n1,0 fo_b1 0 P1", "O", "hu_a1").play("hu_a1@1,1/W")
    assert repelled.supplies == "O3 P29"  # R 2@1 faces N: both repelled by the Fortress
    assert not repelled.over


def delayed_for_both(orange: str, purple: str, others: str, hand: str, edition: str) -> Table:
    """On (2,0) wait 2@1 of hu_a1 from the west and 4@1 of sc_b1 from the south."""
    board = f"{others}\n1,0 hu_a1 0 {orange}\n1,1 hu_b1 0 {purple} P\n2,1 sc_b1 0 P1"
    return battle(board, "O", hand, expert=True, edition=edition)


@pytest.mark.rule("RIV-13.3", "RIV-13.4")
def test_a_delayed_spell_of_the_active_side_empties_its_supply() -> None:
    table = delayed_for_both("O1", "P1", f"{row('O')}\n0,0 mw 0 O1", "fo_a3", "de")
    assert table.supplies == "O3 P28"
    table.play("fo_a3@2,0/E")
    assert table.shows("2,0 O3 orange O")  # purple's delayed spell is no longer cast
    assert table.supplies == "O0 P28"
    assert ended(table) == ("supply", "orange")
    assert len(table.hand(0)) == 1


@pytest.mark.rule("RIV-13.3", "RIV-13.4", "RIV-13.6")
def test_a_delayed_spell_empties_the_supply_of_a_side_that_is_not_active() -> None:
    board = row("P").replace("sc_b1", "hu_b2") + "\n0,0 mw 0 -"
    table = delayed_for_both("O1", "P1", board, "sc_a2", "fr")
    assert table.supplies == "O29 P3"
    table.play("sc_a2@2,0/E")
    assert table.shows("2,0 O1P3 purple O")  # purple first: 3 of 4 golems; orange's spell is no longer cast
    assert table.supplies == "O28 P0"
    assert ended(table) == ("supply", "purple")
    assert len(table.told(DelayedSpellCast)) == 1
    german = delayed_for_both("O1", "P1", board, "sc_a2", "de").play("sc_a2@2,0/E")
    assert german.shows("2,0 O2P3 purple O")  # orange first: O3, then P3, one too many
    assert ended(german) == ("supply", "purple")


def siege_of_orange(well: str) -> Table:
    """The fourth tile around (1,0) is missing; orange has as many golems left as the Well lacks."""
    board = f"{row('O')}\n0,0 mw 0 {well}\n1,0 hu_b1 0 P2\n2,0 hu_a1 0 O1\n1,-1 hu_a2 0 O1"
    return battle(board, "O", "fo_a3 hu_a3", expert=True)


@pytest.mark.rule("RIV-13.3", "RIV-13.4", "RIV-19.16")
def test_a_siege_of_the_active_side_empties_its_supply() -> None:
    table = siege_of_orange("O1").play("fo_a3@1,1/S")
    assert table.shows("1,0 O1 orange")
    assert table.supplies == "O0 P30"
    assert ended(table) == ("supply", "orange")
    assert table.hand(0) == ["hu_a3"]


@pytest.mark.rule("RIV-13.4", "RIV-13.5")
def test_no_siege_follows_when_the_wizards_golem_was_the_last() -> None:
    table = siege_of_orange("O2").play("fo_a3@1,1/S")
    assert table.shows("1,0 P2 purple")
    assert table.told(TileBesieged) == []
    assert ended(table) == ("supply", "orange")


@pytest.mark.rule("RIV-13.3", "RIV-13.6", "RIV-19.10", "RIV-19.16")
def test_a_siege_empties_the_supply_of_a_side_that_is_not_active() -> None:
    """Orange contests a tile inside four purple ones; purple takes it back with its last golem."""
    board = f"{row('P', 24)}\n0,0 mw 0 P1\n1,0 hu_b1 0 P1\n2,0 hu_b2 0 P1\n1,-1 hu_b3 0 P1\n1,1 fo_b1 0 P1"
    table = battle(board, "O", "sc_a5", expert=True)
    assert table.supplies == "O30 P1"
    table.play("sc_a5@1,2/N")  # 2@2 at the Hut: one golem is repelled, the other makes it contested
    assert table.shows("1,0 P2 purple")
    assert table.supplies == "O29 P0"
    assert ended(table) == ("supply", "purple")
    assert len(table.hand(0)) == 1


# RIV-13.7 to 13.9: what it means.


@pytest.mark.rule("RIV-13.7", "RIV-13.8", "RIV-14.5")
@pytest.mark.parametrize("last_tiles", [False, True])
def test_who_ends_the_game_can_lose_and_tiles_not_laid_count_nothing(last_tiles: bool) -> None:
    board = f"{row('O')}\n0,0 mw 0 P5\n0,-1 hu_a1 0 O4\n1,0 fo_b1 0 P2\n2,0 fo_b2 0 P2\n3,0 hu_b1 0 P1 P"
    table = battle(board, "O", "hu_a3 fo_a3", hands={1: "fo_b3"}, last_tiles=last_tiles).play("hu_a3@0,1/N")
    assert ended(table) == ("supply", "orange")
    assert table.points == (5 + 2, 3 + 4 + 4)
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


@pytest.mark.rule("RIV-13.9")
def test_an_empty_supply_is_the_reason_even_in_the_turn_of_the_very_last_tile() -> None:
    board = f"{row('O')}\n0,0 mw 0 O1"
    table = battle(board, "O", "hu_a3", last_tiles=True).play("hu_a3@0,1/N")
    assert table.points == (8, 0)
    assert ended(table) == ("supply", "orange")
    by_tiles = battle(board, "O", "hu_a3", last_tiles=True).play("hu_a3@1,0/E")  # no spell finds a tile
    assert ended(by_tiles) == ("tiles", None)


@pytest.mark.rule("RIV-13.2", "RIV-13.9")
@pytest.mark.parametrize("mode", ["duel", "three", "teams"])
def test_no_game_goes_on_with_an_empty_supply_and_two_are_never_empty_at_once(mode: str) -> None:
    for seed in range(8):
        for table in walk(new(f"{seed}", mode=mode, expert="true"), f"{seed}"):
            assert table.state.supplies.count(0) <= (1 if table.over else 0)
        reason, ran_out = ended(table)
        assert (reason == "supply") == (0 in table.state.supplies) == (ran_out is not None)
