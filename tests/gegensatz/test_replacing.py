"""Replacing in the timeline (GEG-23)."""

import pytest

from tests.gegensatz.table import Table, cards, solo
from tests.gegensatz.test_expansion_cards import rest, shows, walk


def drawing(drawn: str, timeline: str, *, wand: int = 4, hand: str = "") -> Table:
    """The player has sat out and drawn this card; the codex card and, if need be, the hand are other relics."""
    others = cards(rest(timeline, drawn, hand))
    hand = hand or " ".join(others[:3])
    codex_card, *pile = [card for card in others if card not in cards(hand)]
    table = solo(timeline, hand, codex="red", wand=wand, codex_card=codex_card, pile=" ".join([drawn, *pile]), stones=2)
    return table.play("sit-out")


def places(table: Table) -> list[int]:
    """The positions that may be replaced."""
    return [int(move.removeprefix("replace:")) for move in table.legal]


@pytest.mark.rule("GEG-23.1", "GEG-23.2", "GEG-23.4", "GEG-23.7", "GEG-23.9")
@pytest.mark.parametrize("mode", ["solo", "solo_shrine"])
def test_the_replacements_of_whole_games_follow_from_the_figures_on_the_cards(mode: str) -> None:
    replaced = 0
    for seed in range(60):
        for table in walk(mode, "normal", seed):
            if table.all.phase == "replace":
                drawn = shows(str(table.all.drawn))
                matching = [index for index, card in enumerate(table.timeline) if drawn & shows(card)]
                assert places(table) == (matching or list(range(9)))
                replaced += 1
    assert replaced > 300


@pytest.mark.rule("GEG-23.1")
def test_a_relic_replaces_its_number_its_colour_or_its_symbol() -> None:
    table = drawing("P1", "G1 P2 R3 G2 R2 B4 B3 R4 G3")
    assert places(table) == [0, 1, 2]  # number, colour, ring
    assert table.play("replace:2").timeline == cards("G1 P2 P1 G2 R2 B4 B3 R4 G3")


@pytest.mark.rule("GEG-23.2", "GEG-23.6", "GEG-23.7")
@pytest.mark.parametrize(
    ("drawn", "timeline"),
    [
        ("P1", "G2 G3 R2 R4 B3 B4 X3 X4 S24"),
        ("X1", "G3 G4 P2 P4 R2 R3 B2 B3 X2"),
        ("S13", "G2 G4 P2 P4 R2 B4 X2 X4 S24"),
        ("S24", "G1 G3 P1 P3 R1 B3 X1 X3 S13"),
    ],
)
def test_a_card_that_matches_nothing_replaces_any_card(drawn: str, timeline: str) -> None:
    assert places(drawing(drawn, timeline)) == list(range(9))


@pytest.mark.rule("GEG-23.2", "GEG-23.6")
def test_a_solar_flare_can_go_when_nothing_matches() -> None:
    table = drawing("P1", "G2 G3 R2 R4 B3 B4 X3 X4 S24").play("replace:8")
    assert table.timeline[8] == "P1"
    assert table.all.removed == ("S24",)


@pytest.mark.rule("GEG-23.3")
def test_the_replacement_is_mandatory_and_chosen_with_the_drawn_card_in_view() -> None:
    table = drawing("P1", "G1 P2 R3 G2 R2 B4 B3 R4 G3")
    assert (table.view("A").phase, table.view("A").drawn) == ("replace", "P1")
    assert table.legal == ["replace:0", "replace:1", "replace:2"]


@pytest.mark.rule("GEG-23.3")
def test_a_single_match_leaves_no_choice() -> None:
    assert places(drawing("P1", "G2 G3 R2 R4 B3 B4 X3 X2 S24")) == [7]  # a ring


@pytest.mark.rule("GEG-23.4", "GEG-19.7", "GEG-20.5")
@pytest.mark.parametrize(
    ("drawn", "matching"),
    [
        ("X3", [2, 3, 4, 6]),  # G3 and S13 by number, R4 and P2 as feathers
        ("X1", [0, 1, 6, 8]),  # R1, B1 and S13 by number, B4 as a key
        ("S24", [3, 4, 5, 7, 8]),  # every 2 and every 4
        ("G4", [2, 3, 5, 8]),  # G3 as green, R4 and B4 by number, X2 as a ring
    ],
)
def test_expansion_cards_match_by_what_they_show(drawn: str, matching: list[int]) -> None:
    assert places(drawing(drawn, "R1 B1 G3 R4 P2 X2 S13 R2 B4")) == matching


@pytest.mark.rule("GEG-23.5")
@pytest.mark.parametrize(("drawn", "lying"), [("S13", "S24"), ("S24", "S13")])
def test_the_solar_flares_do_not_match_each_other(drawn: str, lying: str) -> None:
    table = drawing(drawn, f"{lying} G1 G2 G3 G4 P1 P2 P3 P4")
    assert len(places(table)) == 4
    assert 0 not in places(table)


@pytest.mark.rule("GEG-23.7")
@pytest.mark.parametrize("wand", [0, 1, 2])
def test_the_card_at_the_wand_can_be_replaced(wand: int) -> None:
    table = drawing("P1", "G1 P2 R3 G2 R2 B4 B3 R4 G3", wand=wand)
    assert wand in places(table)
    assert table.play(f"replace:{wand}").timeline[wand] == "P1"


@pytest.mark.rule("GEG-23.8")
@pytest.mark.parametrize(("index", "gone"), [(0, "R1"), (5, "X1"), (6, "S13")])
def test_the_replaced_card_leaves_the_game_and_the_wand_stays(index: int, gone: str) -> None:
    table = drawing("G1", "R1 B3 P2 R4 P4 X1 S13 R2 B4", wand=4).play(f"replace:{index}")
    assert (table.all.removed, table.all.wands) == ((gone,), (4,))
    assert gone not in (*table.timeline, *table.hand(), *table.all.pile)


@pytest.mark.rule("GEG-23.9")
def test_a_flare_with_a_match_for_one_number_must_use_it() -> None:
    table = drawing("S13", "G2 G4 P2 P4 R2 B4 X2 X4 B3")
    assert places(table) == [8]


@pytest.mark.rule("GEG-23.9")
def test_a_relic_with_any_match_must_use_one() -> None:
    assert places(drawing("P1", "G2 G3 R2 R4 B3 B4 X3 S13 S24")) == [7]
