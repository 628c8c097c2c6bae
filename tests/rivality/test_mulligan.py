"""The mulligan (RIV-2)."""

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from manawell.games.rivality.events import HandDrawn, HandKept, HandRedrawn, TilePlaced
from manawell.kernel.journal import SPECTATOR
from tests.rivality.table import battle, dealt
from tests.rivality.test_setup import FORTRESSES, PLAIN, SEATS, STARRED, every_mode, is_near

NO_NEAR_SPELL = {"hu_a4", "fo_a3", "hu_b4", "fo_b3"}
"""The tiles without any spell of range 1 (section 3 of the rules)."""
QUALIFYING = "hu_a4 fo_a3", "hu_b4 fo_b3"
"""The only such hands of the two decks."""


@pytest.mark.rule("RIV-2.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_qualifies_when_no_tile_has_a_spell_of_range_one(seat: int) -> None:
    offers = 0
    for hand in combinations(sorted((PLAIN, STARRED)[seat]), 2):
        table = dealt(*[" ".join(hand) if side == seat else "" for side in (0, 1)], first=seat)
        qualifies = NO_NEAR_SPELL.issuperset(hand)
        assert table.legal == (["keep", "redraw"] if qualifies else ["keep"]), hand
        offers += qualifies
    assert offers == 1


@pytest.mark.rule("RIV-2.1")
@pytest.mark.parametrize("tile", sorted(PLAIN | STARRED))
def test_only_a_spell_of_range_one_reaches_the_mana_well_in_the_opening(tile: str) -> None:
    before = battle("0,0 mw 0 -", 0 if tile in PLAIN else 1, tile)
    placements = [move for move in before.legal if move.startswith(tile)]
    assert len(placements) == 4 * 4
    reaches = [before.copy().play(move).golems("0,0") != "-" for move in placements]
    assert any(reaches) == (tile not in NO_NEAR_SPELL)


@pytest.mark.rule("RIV-2.2", "RIV-2.3")
@every_mode
@pytest.mark.parametrize("first", range(4))
def test_in_the_german_edition_all_decide_in_turn_order_before_the_first_turn(mode: str, first: int) -> None:
    first %= SEATS[mode]
    table = dealt(*[""] * (3 if mode == "three" else 2), mode=mode, first=first)
    for turn in range(SEATS[mode]):
        assert table.asks == ("mulligan", (first + turn) % SEATS[mode])
        assert [len(hand) for hand in table.view().hands] == [2] * SEATS[mode]
        table.play("keep")
    assert table.asks == ("place", first)
    assert table.happened(TilePlaced) == []


@pytest.mark.rule("RIV-2.2", "RIV-2.9")
@pytest.mark.parametrize("mode", ["duel", "teams"])
@pytest.mark.parametrize("first", range(4))
def test_in_the_french_edition_only_the_first_player_decides(mode: str, first: int) -> None:
    """Not the partner either, whose hand qualifies here just as the opponent's does."""
    first %= SEATS[mode]
    below = "" if mode == "duel" else "sc_{0}1 sc_{0}2 "
    own, other = QUALIFYING[first % 2], QUALIFYING[1 - first % 2]
    mine = below.format("ab"[first % 2]) + own
    tops = [mine, other] if first % 2 == 0 else [other, mine]
    table = dealt(*tops, mode=mode, first=first, edition="fr")
    assert table.asks == ("mulligan", first)
    assert table.legal == (["keep", "redraw"] if mode == "duel" else ["keep"])
    assert table.play("keep").asks == ("place", first)


@pytest.mark.rule("RIV-2.4")
def test_a_hand_that_qualifies_may_be_kept() -> None:
    table = dealt(*QUALIFYING)
    assert table.legal == ["keep", "redraw"]
    kept = table.copy().play("keep")
    assert kept.view().hands == table.view().hands
    assert kept.view().decks == table.view().decks
    assert kept.play("keep").asks == ("place", 0)


DECK = "sc_a1 fo_a1 hu_a2 sc_a2 sc_a3 sc_a4 hu_a1 hu_a3 fo_a2 sc_a5"


@pytest.mark.rule("RIV-2.5", "RIV-2.6")
def test_two_new_tiles_are_drawn_before_the_old_ones_are_shuffled_into_the_deck() -> None:
    """Every order of the deck without a fortress at the bottom is equally likely: 8 other tiles of 10 places."""
    tries = 2000
    places: Counter[tuple[str, int]] = Counter()
    for seed in range(tries):
        table = dealt(f"hu_a4 fo_a3 {DECK}", "").luck(seed).play("redraw")
        assert set(table.hand(0)) == {"sc_a1", "fo_a1"}
        deck = [str(tile) for tile in table.view().decks[0]]
        assert sorted(deck) == sorted(["hu_a4", "fo_a3", *DECK.split()[2:]])
        places.update((tile, place) for place, tile in enumerate(deck))
    for tile in ("fo_a3", "fo_a2"):
        assert places[tile, 9] == 0
        assert all(is_near(places[tile, place], tries, 1 / 9) for place in range(9))
    for tile in ("hu_a4", "hu_a2", "sc_a5"):
        assert is_near(places[tile, 9], tries, 1 / 8)
        assert all(is_near(places[tile, place], tries, (1 - 1 / 8) / 9) for place in range(9))


@pytest.mark.rule("RIV-2.5")
def test_an_exchange_touches_nothing_else() -> None:
    before = dealt(*QUALIFYING)
    after = before.copy().play("redraw").view()
    assert (after.hands[1], after.decks[1]) == (before.view().hands[1], before.view().decks[1])
    assert (after.supplies, after.battlefield) == (before.view().supplies, before.view().battlefield)


@pytest.mark.rule("RIV-2.7")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_a_new_hand_that_qualifies_cannot_be_exchanged_again(edition: str) -> None:
    """Only mixed decks hold four tiles without a spell of range 1."""
    table = dealt("hu_a4 fo_a3 hu_b4 fo_b3", "", "", mode="three", edition=edition).play("redraw")
    assert {*table.hand(0), "hu_a4", "fo_a3"} == NO_NEAR_SPELL
    assert table.asks == (("mulligan", 1) if edition == "de" else ("place", 0))
    if edition == "de":
        assert table.play("keep", "keep").asks == ("place", 0)
    assert len(table.told(HandRedrawn)) == 1


@pytest.mark.rule("RIV-2.8")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_others_see_that_a_hand_was_exchanged_but_no_tile_of_it(viewer: int) -> None:
    table = dealt(*QUALIFYING).play("redraw")
    assert table.told(HandRedrawn, viewer) == [HandRedrawn(0)]
    view = table.view(viewer)
    assert (view.hands[0], view.returned[0]) == ((None, None), (None, None))
    assert not {tile for tile in PLAIN if tile in str(table.told(viewer=viewer))}
    own = table.view(0)
    assert set(own.returned[0]) == {"hu_a4", "fo_a3"}
    assert table.told(HandDrawn, 0)[-1] == HandDrawn(0, tuple(map(str, own.hands[0])))


@pytest.mark.rule("RIV-2.9")
@pytest.mark.parametrize("partner", [0, 2])
def test_each_partners_own_hand_is_judged_and_exchanged_with_the_team_deck(partner: int) -> None:
    hands = ["hu_a4 fo_a3", "sc_a1 sc_a2"]
    top = " ".join(hands if partner == 0 else hands[::-1])
    table = dealt(f"{top} sc_a3 hu_a1", "", mode="teams")
    for seat in range(4):
        assert table.asks == ("mulligan", seat)
        assert table.legal == (["keep", "redraw"] if seat == partner else ["keep"])
        table.play("redraw" if seat == partner else "keep")
    assert set(table.hand(partner)) == {"sc_a3", "hu_a1"}
    assert set(table.hand(2 - partner)) == {"sc_a1", "sc_a2"}
    assert set(table.view().decks[0]) == PLAIN - {"sc_a3", "hu_a1", "sc_a1", "sc_a2"}
    assert table.view().decks[0][-1] not in FORTRESSES


@pytest.mark.rule("RIV-2.10")
@every_mode
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_to_others_a_kept_hand_looks_the_same_whether_it_qualifies_or_not(mode: str, edition: str) -> None:
    others = ["sc_b1 hu_b2", "sc_b3 hu_b3"][: 2 if mode == "three" else 1]
    mixed = "hu_a4 sc_a5 fo_a3", "hu_a4 fo_a3 sc_a5"
    kept = [dealt(deck, *others, mode=mode, edition=edition) for deck in mixed]
    assert [table.legal for table in kept] == [["keep"], ["keep", "redraw"]]
    for moves in ([], ["keep"]):
        for table in kept:
            table.play(*moves)
        for viewer in (SPECTATOR, *range(1, SEATS[mode])):
            if mode == "teams" and viewer == 2:
                continue  # the partner has drawn other tiles
            plain, qualifying = (table.view(viewer) for table in kept)
            assert plain == qualifying
            assert msgspec.to_builtins(kept[0].told(viewer=viewer)) == msgspec.to_builtins(kept[1].told(viewer=viewer))
    assert kept[0].told(HandKept, SPECTATOR) == [HandKept(0)]
