"""Setup of a multiplayer game (RIV-1)."""

import tomllib
from collections import Counter
from itertools import chain, combinations

import msgspec
import pytest

from manawell.games.rivality import GAME
from manawell.games.rivality.components.tables import (
    COLUMNS,
    DECK_TILES,
    FARTHEST,
    FORTRESSES_PER_DECK,
    IS_FORTRESS,
    ROWS_PER_SIDE,
    TILES_PER_DECK,
)
from manawell.games.rivality.events import FirstPlayerChosen, HandDrawn, TilePlaced
from manawell.kernel.journal import SPECTATOR
from tests.rivality.table import Table, battle, dealt, new, random_game

DATA = tomllib.loads(GAME.folder.joinpath("components", "components.toml").read_text("utf-8"))
KINDS = {"sc": 5, "hu": 4, "fo": 3}
"""How many of each kind are in either deck."""
PLAIN, STARRED = ({f"{kind}_{deck}{n}" for kind, count in KINDS.items() for n in range(1, count + 1)} for deck in "ab")
FORTRESSES = {tile for tile in PLAIN | STARRED if tile.startswith("fo")}
SEATS = {"duel": 2, "three": 3, "teams": 4}
COLOURS = {
    "duel": ["orange", "purple"],
    "three": ["orange", "purple", "turquoise"],
    "teams": ["orange", "purple", "orange", "purple"],
}
every_mode = pytest.mark.parametrize("mode", SEATS)


def side_tiles(table: Table, side: int) -> list[str]:
    """All tiles in the hands and in the deck of a side."""
    view = table.view()
    sides = len(view.decks)
    hands = [hand for seat, hand in enumerate(view.hands) if seat % sides == side]
    return [str(tile) for tile in chain(*hands, view.decks[side])]


def is_near(count: int, tries: int, chance: float) -> bool:
    """Whether an event of this chance happened about as often as it should: within five standard deviations."""
    return (count - tries * chance) ** 2 < 25 * tries * chance * (1 - chance)


@pytest.mark.rule("RIV-1.1")
@every_mode
def test_only_the_empty_mana_well_lies_on_the_battlefield(mode: str) -> None:
    for viewer in (0, SPECTATOR):
        (well,) = new(mode=mode).view(viewer).battlefield
        assert (well.tile, well.x, well.y, well.face_down) == ("mw", 0, 0, False)
        assert sum(well.golems) == 0
    assert new(mode=mode).wizard("0,0") == ""


@pytest.mark.rule("RIV-1.1")
def test_the_rotation_of_the_mana_well_is_irrelevant() -> None:
    board = """
        0,0 mw {} P3
        0,1 sc_b5 0 P1 P
    """
    results = []
    for rotation in range(4):
        before = battle(board.format(rotation), "O", "sc_a1", expert=True)
        tables = [before.copy().play(move) for move in before.legal]
        results.append([[table.golems("0,0"), table.golems("0,1"), table.supplies] for table in tables])
    assert results[0] == results[1] == results[2] == results[3]


@pytest.mark.rule("RIV-1.2", "RIV-1.10")
def test_two_sides_with_thirty_golems_and_a_wizard_each() -> None:
    table = new(mode="duel")
    assert table.supplies == "O30 P30"
    assert table.view().wizards == (None, None)
    assert GAME.seats(GAME.settle({"mode": "duel"})) == ("orange", "purple")


@pytest.mark.rule("RIV-1.3")
@pytest.mark.parametrize("mode", ["duel", "teams"])
@pytest.mark.parametrize(
    ("options", "starred"), [({}, 1), ({"starred_side": "purple"}, 1), ({"starred_side": "orange"}, 0)]
)
def test_one_side_has_the_starred_tiles_and_the_other_the_plain_ones(
    mode: str, options: dict[str, str], starred: int
) -> None:
    for seed in range(20):
        table = new(str(seed), mode=mode, **options)
        assert sorted(side_tiles(table, starred)) == sorted(STARRED)
        assert sorted(side_tiles(table, 1 - starred)) == sorted(PLAIN)


@pytest.mark.rule("RIV-1.3")
def test_the_starred_side_can_be_left_to_chance() -> None:
    games = [new(str(seed), mode="duel", starred_side="random") for seed in range(400)]
    owners = Counter("O" if set(side_tiles(table, 0)) == STARRED else "P" for table in games)
    assert all(set(side_tiles(table, 0)) in (STARRED, PLAIN) for table in games)
    assert is_near(owners["O"], 400, 1 / 2)


@pytest.mark.rule("RIV-1.4", "RIV-1.10")
def test_three_sides_with_twenty_golems_and_a_wizard_each() -> None:
    table = new(mode="three")
    assert table.supplies == "O20 P20 T20"
    assert table.view().wizards == (None, None, None)
    in_the_box = {colour["id"]: colour["golems_in_box"] for colour in DATA["colours"]}
    stay_there = {colour: count - DATA["modes"]["three"]["golems"] for colour, count in in_the_box.items()}
    assert stay_there == {"orange": 10, "purple": 10, "turquoise": 0}


@pytest.mark.rule("RIV-1.3", "RIV-1.5", "RIV-17.4")
def test_every_mode_uses_all_tiles_of_both_decks() -> None:
    """A tile more would be left over with three players and alone, a tile less would be missing."""
    plain, starred = DECK_TILES
    assert len(plain) == len(starred) == COLUMNS * ROWS_PER_SIDE
    assert 3 * TILES_PER_DECK == len(plain) + len(starred) == FARTHEST
    assert sum(IS_FORTRESS[tile] for tile in (*plain, *starred)) == 3 * FORTRESSES_PER_DECK


@pytest.mark.rule("RIV-1.5")
def test_each_of_three_players_gets_two_fortresses_and_six_other_tiles() -> None:
    for seed in range(100):
        table = new(str(seed), mode="three")
        decks = [side_tiles(table, side) for side in range(3)]
        assert [len(FORTRESSES.intersection(deck)) for deck in decks] == [2, 2, 2]
        assert [len(deck) for deck in decks] == [8, 8, 8]
        assert sorted(chain(*decks)) == sorted(PLAIN | STARRED)


@pytest.mark.rule("RIV-1.5")
def test_with_three_players_every_deal_is_equally_likely_whatever_the_star() -> None:
    pairs: Counter[tuple[str, ...]] = Counter()
    others: Counter[tuple[str, int]] = Counter()
    for seed in range(1500):
        table = new(str(seed), mode="three")
        pairs[tuple(sorted(FORTRESSES.intersection(side_tiles(table, 0))))] += 1
        others.update((tile, side) for side in range(3) for tile in side_tiles(table, side) if tile not in FORTRESSES)
    assert set(pairs) == set(combinations(sorted(FORTRESSES), 2))
    assert all(is_near(count, 1500, 1 / 15) for count in pairs.values())
    assert len(others) == 18 * 3
    assert all(is_near(count, 1500, 1 / 3) for count in others.values())


@pytest.mark.rule("RIV-1.6")
def test_a_team_shares_a_deck_a_supply_and_a_wizard() -> None:
    table = new(mode="teams")
    assert table.supplies == "O30 P30"
    assert table.view().wizards == (None, None)
    assert GAME.sides(GAME.settle({"mode": "teams"})) == (0, 1, 0, 1)
    assert [len(deck) for deck in table.view().decks] == [12 - 2 - 2, 12 - 2 - 2]
    assert [set(side_tiles(table, side)) for side in (0, 1)] == [PLAIN, STARRED]


@pytest.mark.rule("RIV-1.7")
def test_every_order_of_a_deck_without_a_fortress_at_the_bottom_is_equally_likely() -> None:
    """A reshuffle of the whole deck, not a repair: below the hand a place holds one of 3 fortresses of 11 places."""
    bottoms: Counter[str] = Counter()
    fortresses: Counter[int] = Counter()
    for seed in range(3000):
        deck = [str(tile) for tile in new(str(seed), mode="duel").view().decks[0]]
        bottoms[deck[-1]] += 1
        fortresses.update(place for place, tile in enumerate(deck) if tile in FORTRESSES)
    assert set(bottoms) == PLAIN - FORTRESSES
    assert all(is_near(count, 3000, 1 / 9) for count in bottoms.values())
    assert set(fortresses) == set(range(9))
    assert all(is_near(count, 3000, 3 / 11) for count in fortresses.values())


@pytest.mark.rule("RIV-1.7")
@every_mode
def test_no_fortress_lies_at_the_bottom_of_any_deck(mode: str) -> None:
    bottoms = [{deck[-1] for deck in new(str(seed), mode=mode).view().decks} for seed in range(300)]
    assert {str(tile) for tile in chain(*bottoms)} == (PLAIN | STARRED) - FORTRESSES


@pytest.mark.rule("RIV-1.7")
@every_mode
def test_nobody_learns_what_lies_at_the_bottom(mode: str) -> None:
    table = new(mode=mode)
    for viewer in (SPECTATOR, *range(SEATS[mode])):
        view = table.view(viewer)
        assert all(tile is None for deck in view.decks for tile in deck)
        hand = view.hands[viewer] if viewer != SPECTATOR else ()
        named = {tile for tile in PLAIN | STARRED if tile in str(table.told(viewer=viewer))}
        assert named == set(hand)


@pytest.mark.rule("RIV-1.8")
@pytest.mark.parametrize("first", [0, 1])
def test_each_player_draws_the_two_top_tiles(first: int) -> None:
    table = dealt("fo_a1 sc_a3 hu_a1", "hu_b2 sc_b1 fo_b1", first=first)
    assert [set(table.hand(seat)) for seat in (0, 1)] == [{"fo_a1", "sc_a3"}, {"hu_b2", "sc_b1"}]
    assert [(deck[0], len(deck)) for deck in table.view().decks] == [("hu_a1", 10), ("fo_b1", 10)]


@pytest.mark.rule("RIV-1.8")
@pytest.mark.parametrize("first", range(4))
def test_partners_draw_in_turn_order_from_their_deck(first: int) -> None:
    tops = "fo_a1 sc_a3 hu_a1 sc_a4", "hu_b2 sc_b1 fo_b1 sc_b5"
    table = dealt(*tops, mode="teams", first=first)
    seats = [(first + turn) % 4 for turn in range(4)]
    assert [event.seat for event in table.happened(HandDrawn)] == seats
    for seat in seats[:2]:
        assert set(table.hand(seat)) == set(tops[seat % 2].split()[:2])
    for seat in seats[2:]:
        assert set(table.hand(seat)) == set(tops[seat % 2].split()[2:])


@pytest.mark.rule("RIV-1.9")
@every_mode
def test_any_player_can_be_the_first_one(mode: str) -> None:
    for first in range(SEATS[mode]):
        table = new(mode=mode, first_player=str(first))
        assert table.told(FirstPlayerChosen, SPECTATOR) == [FirstPlayerChosen(first)]
        assert table.play(*["keep"] * SEATS[mode]).asks == ("place", first)


@pytest.mark.rule("RIV-1.9")
@every_mode
def test_otherwise_chance_decides_who_is_first(mode: str) -> None:
    firsts = Counter(new(str(seed), mode=mode).asks[1] for seed in range(900))
    assert set(firsts) == set(range(SEATS[mode]))
    assert all(is_near(count, 900, 1 / SEATS[mode]) for count in firsts.values())


@pytest.mark.rule("RIV-1.11", "RIV-1.13")
@every_mode
def test_play_goes_clockwise_and_each_seat_has_its_colour(mode: str) -> None:
    for first in range(SEATS[mode]):
        *_, table = random_game(first, mode=mode, first_player=str(first))
        placed = table.happened(TilePlaced)
        assert [event.seat for event in placed] == [(first + turn) % SEATS[mode] for turn in range(len(placed))]
        assert len(placed) > 2 * SEATS[mode]
        assert all(event.colour == COLOURS[mode][event.seat] for event in placed)


@pytest.mark.rule("RIV-1.12")
@every_mode
def test_expert_rules_change_nothing_in_the_setup(mode: str) -> None:
    for seed in range(10):
        plain, expert = (new(str(seed), mode=mode, expert=value) for value in ("false", "true"))
        assert msgspec.structs.replace(expert.view(), expert=False) == plain.view()
        assert expert.told() == plain.told()


@pytest.mark.rule("RIV-1.13")
@pytest.mark.parametrize(("mode", "seat"), [(mode, seat) for mode, seats in SEATS.items() for seat in range(seats)])
def test_a_player_sets_golems_and_the_wizard_of_the_own_colour(mode: str, seat: int) -> None:
    table = new(mode=mode, first_player=str(seat)).play(*["keep"] * SEATS[mode])
    tile = table.hand(seat)[0]
    letter = COLOURS[mode][seat][0].upper()
    cell = "0,1"
    table.play(next(move for move in table.legal if move.startswith(f"{tile}@{cell}/")))
    assert (table.golems(cell), table.wizard(cell)) == (f"{letter}1", letter)
