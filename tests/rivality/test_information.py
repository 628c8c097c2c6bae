"""Who knows what, and what may be imagined of the rest (section 6 of the specification)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product

import msgspec
import pytest

from manawell.games.rivality import GAME
from manawell.games.rivality.components.tables import DECK_TILES, TILES
from manawell.games.rivality.events import HandDrawn, HandKept, HandRedrawn, TileDrawn
from manawell.games.rivality.information.view import View
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.rng import rng_from
from tests.rivality.table import Table, alone, battle, dealt, new, walk

MODES = ["duel", "three", "teams"]
PLAIN, STARRED = ({TILES[tile] for tile in deck} for deck in DECK_TILES)
PRIVATE = ("viewer", "hands", "decks", "returned", "battlefield")
"""What may differ between views; the battlefield only where tiles lie face-down."""
FAR = {"hu_a4", "fo_a3", "hu_b4", "fo_b3"}
"""The tiles without a spell of range 1: only two of them can be exchanged."""
World = tuple[object, ...]
"""Hidden things as somebody imagines them."""


def seats(table: Table) -> range:
    return range(table.state.seats)


def positions(mode: str, games: int = 2, **options: str) -> Iterator[Table]:
    """Every position of some random games, but for the last."""
    for seed in range(games):
        for table in walk(new(f"{mode} {seed}", mode=mode, **options), f"information {seed}"):
            if not table.over:
                yield table


def imagined(view: View, count: int, seed: str = "imagined") -> list[View]:
    chance = rng_from(seed.encode())
    return [GAME.fill(view, chance) for _ in range(count)]


def public(view: View) -> dict[str, object]:
    return {name: value for name, value in msgspec.structs.asdict(view).items() if name not in PRIVATE}


# What a viewer sees.


@pytest.mark.rule("RIV-10.2", "RIV-16.5", "RIV-1.7")
@pytest.mark.parametrize("mode", MODES)
def test_the_table_is_public_hands_are_private_and_decks_hidden_from_all(mode: str) -> None:
    for table in positions(mode, expert="true"):
        everything = table.view()
        assert not any(None in zone for zone in (*everything.hands, *everything.decks))
        for viewer in (SPECTATOR, *seats(table)):
            seen = table.view(viewer)
            assert public(seen) == public(everything)
            assert seen.battlefield == everything.battlefield
            for seat in seats(table):
                size = len(everything.hands[seat])
                assert seen.hands[seat] == (everything.hands[seat] if seat == viewer else (None,) * size)
            assert seen.decks == tuple((None,) * len(deck) for deck in everything.decks)


@pytest.mark.rule("RIV-16.5", "RIV-11.1", "RIV-1.8")
@pytest.mark.parametrize("mode", MODES)
def test_tiles_that_are_drawn_are_told_to_who_draws_them_only(mode: str) -> None:
    table = new("draws", mode=mode)
    for _ in walk(table, "draws"):
        pass
    for viewer in (SPECTATOR, *seats(table)):
        private = [event for event in table.told(viewer=viewer) if isinstance(event, HandDrawn | TileDrawn)]
        assert {event.seat for event in private} == ({viewer} if viewer != SPECTATOR else set())
    assert table.told(viewer=SPECTATOR) == [
        event for event in table.told() if not isinstance(event, HandDrawn | TileDrawn)
    ]


@pytest.mark.rule("RIV-1.3", "RIV-1.5")
def test_which_set_a_side_has_is_public_unless_the_decks_are_mixed() -> None:
    for viewer in (SPECTATOR, 0, 1):
        assert new(mode="duel", starred_side="orange").view(viewer).starred == "orange"
        assert new(mode="teams").view(viewer).starred == "purple"
        assert new(mode="three").view(viewer).starred is None


@pytest.mark.rule("RIV-17.4", "RIV-17.19")
def test_of_a_face_down_tile_everybody_sees_the_place_only() -> None:
    table = alone("1,3 P1 P\n1,2 O1P1 O", face_up=["0,0"])
    for viewer in (SPECTATOR, 0):
        seen = table.view(viewer)
        assert public(seen) == public(table.view())
        known = {(field.x, field.y) for field in seen.battlefield if field.tile}
        assert known == {(x, y) for y in range(3, 6) for x in range(4)} | {(1, 2), (0, 0)}
        for field, full in zip(seen.battlefield, table.view().battlefield, strict=True):
            assert field == (msgspec.structs.replace(full, tile=None) if full.face_down else full)
    assert None not in {field.tile for field in table.view(ALL_KNOWING).battlefield}


# The mulligan.


@pytest.mark.rule("RIV-2.8", "RIV-2.5")
@pytest.mark.parametrize(("mode", "seat"), [("duel", 1), ("three", 1), ("teams", 1), ("teams", 3)])
def test_that_a_hand_was_exchanged_is_public_but_not_the_tiles(mode: str, seat: int) -> None:
    decks = ("sc_a1 sc_a2", "hu_b4 fo_b3" if seat == 1 else "sc_b1 sc_b2 hu_b4 fo_b3", "sc_a3 sc_a4")
    table = dealt(*decks[: 3 if mode == "three" else 2], mode=mode)
    for other in range(seat + 1):
        table.play("redraw" if other == seat else "keep")
    assert table.view().returned[seat] == ("hu_b4", "fo_b3")
    for viewer in (SPECTATOR, *seats(table)):
        seen = table.view(viewer)
        assert seen.returned[seat] == (("hu_b4", "fo_b3") if viewer == seat else (None, None))
        assert [len(tiles) for tiles in seen.returned] == [2 * (other == seat) for other in seats(table)]
        assert HandRedrawn(seat) in table.told(viewer=viewer)


@pytest.mark.rule("RIV-2.10")
@pytest.mark.parametrize("mode", MODES)
def test_a_kept_hand_looks_the_same_whether_it_could_be_exchanged_or_not(mode: str) -> None:
    rest = {"duel": ["sc_b1"], "teams": ["sc_b1 sc_b2"], "three": ["sc_b1 sc_b2", "sc_b3 sc_b4"]}[mode]
    could, could_not = dealt("hu_a4 fo_a3", *rest, mode=mode), dealt("hu_a4 sc_a5", *rest, mode=mode)
    assert (could.legal, could_not.legal) == (["keep", "redraw"], ["keep"])
    for _ in range(2):
        for viewer in (SPECTATOR, 1):
            assert could.view(viewer) == could_not.view(viewer)
            assert GAME.prompt(could.view(viewer)) == GAME.prompt(could_not.view(viewer))
            assert could.told(viewer=viewer) == could_not.told(viewer=viewer)
        could.play("keep")
        could_not.play("keep")
    assert could.told(viewer=SPECTATOR)[-2] == HandKept(0)


# Worlds that a viewer cannot tell apart.


@pytest.mark.rule("RIV-1.7", "RIV-16.5")
@pytest.mark.parametrize("mode", [*MODES, "solo"])
def test_worlds_that_differ_in_hidden_things_only_look_the_same(mode: str) -> None:
    chance = rng_from(b"worlds")
    for table in positions(mode, games=1):
        for viewer in (SPECTATOR, *seats(table)):
            seen = table.view(viewer)
            world = GAME.imagine(seen, chance)
            assert GAME.view(world, viewer) == seen
            assert GAME.prompt(GAME.view(world, viewer)) == GAME.prompt(seen)


@pytest.mark.rule("RIV-16.5")
def test_other_hands_and_deck_orders_look_the_same() -> None:
    one = dealt("sc_a1 sc_a2 sc_a3 hu_a4", "sc_b1 sc_b2", mode="teams").play(*["keep"] * 4)
    two = dealt("sc_a1 sc_a2 fo_a1 fo_a2 hu_a3", "fo_b1 fo_b2 hu_b4", mode="teams").play(*["keep"] * 4)
    assert one.view() != two.view()
    assert one.view(0) == two.view(0)
    assert one.view(SPECTATOR) == two.view(SPECTATOR)
    assert one.play("sc_a1@1,0/N").view(1) != two.play("sc_a1@1,0/N").view(1)
    assert one.view(SPECTATOR) == two.view(SPECTATOR)


# What is imagined is possible.


def possible(world: View) -> bool:
    """Whether a dealt world keeps the rules of the deal, as far as everybody knows them."""
    sides = len(world.supplies)
    laid_out = [field.tile for field in world.battlefield if field.tile != "mw"]
    if Counter(tile for zone in (laid_out, *world.hands, *world.decks) for tile in zone) != Counter(PLAIN | STARRED):
        return False
    for side, deck in enumerate(world.decks):
        hands = [hand for seat, hand in enumerate(world.hands) if seat % sides == side]
        laid = [field.tile for field in world.battlefield if field.laid_by == ("orange", "purple", "turquoise")[side]]
        own = [str(tile) for zone in (laid, deck, *hands) for tile in zone]
        if world.mode == "three":
            fair = len(own) == 8 and sum(tile.startswith("fo") for tile in own) == 2
        else:
            fair = set(own) == (STARRED if world.starred == ("orange", "purple")[side] else PLAIN) and len(own) == 12
        if not fair or (deck and str(deck[-1]).startswith("fo")):  # RIV-1.5, 1.3, 1.7
            return False
        returned = [str(tile) for seat, tiles in enumerate(world.returned) if seat % sides == side for tile in tiles]
        if not set(returned) <= set(own) & FAR:  # RIV-2.1
            return False
    return all(_hand_is_possible(world, seat) for seat in range(len(world.hands)))


def _hand_is_possible(world: View, seat: int) -> bool:
    """Returned tiles come back by later draws only (RIV-2.5), and the last tile drawn is no Fortress (RIV-1.7)."""
    sides, hand, place = len(world.supplies), world.hands[seat], (seat - world.first) % len(world.hands)
    turns = len(range(place, world.turn, len(world.hands)))
    returned = {tile for other, tiles in enumerate(world.returned) if other % sides == seat % sides for tile in tiles}
    if len(returned & set(hand)) > turns or len(world.returned[seat]) not in (0, 2):
        return False
    drew_last = not world.decks[seat % sides] and len(hand) == 2 and place + sides >= len(world.hands)
    return not (drew_last and all(str(tile).startswith("fo") for tile in hand))


@pytest.mark.rule("RIV-1.3", "RIV-1.5", "RIV-1.7")
@pytest.mark.parametrize("mode", MODES)
def test_every_imagined_deal_is_possible(mode: str) -> None:
    for number, table in enumerate(positions(mode)):
        assert possible(table.view())
        for viewer in (SPECTATOR, *seats(table)):
            seen = table.view(viewer)
            for world in imagined(seen, 5, f"{number}"):
                assert possible(world)
                assert GAME.view(GAME.build(world, rng_from(b"any")), viewer) == seen


def after_a_mulligan(mode: str, turns: int) -> Table:
    """Seat 1 has exchanged hu_b4 and fo_b3; then some turns in a row of tiles."""
    third = ["sc_a3 sc_a4"] if mode == "three" else []
    table = dealt("sc_a1 sc_a2", "hu_b4 fo_b3 sc_b1 sc_b2", *third, mode=mode).play("keep", "redraw")
    while table.asks[0] == "mulligan":
        table.play("keep")
    for x in range(1, turns + 1):
        table.play(f"{table.hand(table.state.actor)[0]}@{x},0/S")
    assert table.state.turn == turns
    return table


@pytest.mark.rule("RIV-2.5", "RIV-2.6")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("turns", [0, 1])
def test_a_returned_tile_is_not_imagined_in_a_hand_that_has_not_been_filled_up_since(mode: str, turns: int) -> None:
    table = after_a_mulligan(mode, turns)
    for viewer in {SPECTATOR, *seats(table)} - {1}:
        for world in imagined(table.view(viewer), 50):
            assert possible(world)
            assert not {*world.hands[1]} & {*world.returned[1]}
            if mode != "three":
                assert set(world.returned[1]) == {"hu_b4", "fo_b3"}
    seen = {tile for world in imagined(table.view(0), 100) for tile in world.hands[1]}
    if mode != "three":
        assert seen == STARRED - {"hu_b4", "fo_b3", *table.view().hands[0]}


@pytest.mark.rule("RIV-2.5")
@pytest.mark.parametrize("mode", MODES)
def test_two_returned_tiles_are_not_imagined_in_a_hand_that_was_filled_up_once(mode: str) -> None:
    table = after_a_mulligan(mode, 2)  # seat 1 has laid one tile and drawn one: the other was never returned
    assert [world for world in imagined(table.view(SPECTATOR), 300) if not possible(world)] == []


@pytest.mark.rule("RIV-2.5")
@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_returned_tiles_can_come_back_later(mode: str) -> None:
    table = after_a_mulligan(mode, 6)  # seat 1 has drawn twice
    worlds = imagined(table.view(0), 300)
    assert {len({*world.hands[1]} & {"hu_b4", "fo_b3"}) for world in worlds} == {0, 1, 2}


@pytest.mark.rule("RIV-1.7", "RIV-2.5", "RIV-2.8")
@pytest.mark.parametrize("answers", [("redraw", "redraw", "keep"), ("redraw", "keep", "keep")])
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_rare_deals_of_three_players_are_imagined_well(answers: tuple[str, str, str], viewer: int) -> None:
    """All four tiles without a near spell were in two hands; nobody else can have returned them."""
    table = dealt("hu_a4 fo_a3", "hu_b4 fo_b3", "sc_a1 sc_a2", mode="three").play(*answers)
    assert [world for world in imagined(table.view(viewer), 150) if not possible(world)] == []


@pytest.mark.rule("RIV-1.5", "RIV-1.7", "RIV-2.5")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(3))
def test_a_mulligan_is_kept_in_mind_throughout_the_game(mode: str, seed: int) -> None:
    for table in walk(after_a_mulligan(mode, 0), f"mulligan {seed}"):
        for viewer in (SPECTATOR, *seats(table)):
            worlds = imagined(table.view(viewer), 4, f"{table.state.turn}")
            assert table.over or all(possible(world) for world in worlds)


@pytest.mark.rule("RIV-1.5", "RIV-2.1")
@pytest.mark.parametrize(
    ("second", "third", "returned", "hands"),
    [
        # purple has laid one Fortress and no tile without a near spell: it holds a Fortress and a Hut without one
        (
            "fo_a2 hu_a2 hu_a3 sc_b1 sc_b2 sc_b3",
            "fo_b2 sc_b4 sc_b5 hu_b1 hu_b2 hu_b3",
            "fo_a3 hu_a4",
            ["fo_a3 hu_a4", "fo_a3 hu_b4", "fo_b3 hu_a4", "fo_b3 hu_b4"],
        ),
        # purple has laid both Fortresses: it holds the two Huts
        ("fo_a2 fo_b2 hu_a2 hu_a3 sc_b1 sc_b2", "fo_b3 sc_b3 sc_b4 sc_b5 hu_b1 hu_b2", "hu_a4 hu_b4", ["hu_a4 hu_b4"]),
    ],
    ids=["one Fortress laid", "both laid"],
)
def test_who_has_exchanged_a_hand_has_two_tiles_for_it(
    second: str, third: str, returned: str, hands: list[str]
) -> None:
    """Three players before their last two tiles; purple took a mulligan, but nobody saw the tiles."""
    table = before_the_last_two("fo_a1 fo_b1 sc_a3 sc_a4 sc_a5 hu_a1", second, third, {1: returned})
    saved = GAME.save(table.state)
    saved.position["returned"][1] = returned.split()
    seen = Table(GAME.load(saved)).view(0)
    worlds: Counter[World] = Counter(tuple(sorted(map(str, world.hands[1]))) for world in imagined(seen, 400))
    check_equal(worlds, {tuple(hand.split()) for hand in hands})


def near_the_end(turns: int) -> Table:
    """Teams, the tiles in a row. Seat 1 keeps fo_b1 for the end, seat 3 keeps hu_b1, which it drew as the last tile;
    before that, in turn 17 and 19, they lay fo_b3 and fo_b2.
    """
    order = "sc_b1 sc_b2 sc_b3 sc_b4 sc_b5 hu_b2 hu_b3 hu_b4 fo_b3 fo_b2 fo_b1 hu_b1"
    table = dealt("", order, mode="teams").play(*["keep"] * 4)
    for x in range(1, turns + 1):
        hand = table.hand(table.state.actor)
        tile = min(hand, key=lambda tile: order.index(tile) if tile in order else 0)
        table.play(f"{tile}@{x},0/S")
    return table


@pytest.mark.rule("RIV-1.7")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_two_fortresses_are_not_imagined_in_the_hand_of_who_drew_the_last_tile(viewer: int) -> None:
    table = near_the_end(16)
    assert (set(table.hand(1)), set(table.hand(3))) == ({"fo_b3", "fo_b1"}, {"fo_b2", "hu_b1"})
    hands: Counter[World] = Counter(tuple(sorted(map(str, w.hands[3]))) for w in imagined(table.view(viewer), 300))
    check_equal(hands, {("fo_b1", "hu_b1"), ("fo_b2", "hu_b1"), ("fo_b3", "hu_b1")})


@pytest.mark.rule("RIV-1.7")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_who_then_lays_a_fortress_keeps_the_last_tile_which_is_none(viewer: int) -> None:
    """The purple wizard still stands on the Fortress that seat 3 has laid; so its other tile is the last one drawn."""
    table = near_the_end(20)
    assert (table.hand(1), table.hand(3), table.wizard("20,0")) == (["fo_b1"], ["hu_b1"], "P")
    assert {world.hands[3] for world in imagined(table.view(viewer), 50)} == {("hu_b1",)}


# Every possible deal is imagined, each about as often.


def check_equal(worlds: Counter[World], expected: set[World]) -> None:
    """All of them and no other, none much rarer or more frequent."""
    assert set(worlds) == expected
    mean = worlds.total() / len(expected)
    assert all(abs(count - mean) < 5 * mean**0.5 for count in worlds.values())


def in_a_row(*tiles: str) -> str:
    return "0,0 mw 0 -\n" + "\n".join(f"{x},0 {tile} 0 -" for x, tile in enumerate(" ".join(tiles).split(), start=1))


def before_the_last_two(first: str, second: str, third: str, hands: dict[int, str] | None = None) -> Table:
    """Three players, the tiles they have laid; orange holds sc_a1 and sc_a2."""
    laid_by = {tile: side for side, tiles in zip("OPT", (first, second, third), strict=True) for tile in tiles.split()}
    return battle(in_a_row(*laid_by), "O", "sc_a1 sc_a2", mode="three", laid_by=laid_by, hands=hands)


def laid(table: Table) -> list[str]:
    return [str(field.tile) for field in table.view().battlefield]


@pytest.mark.rule("RIV-1.3", "RIV-1.7")
def test_all_deals_of_a_duel_are_equally_likely() -> None:
    """Orange knows its hand, not the order of its deck; of purple one tile is in the deck and two are in the hand."""
    plain, starred = (
        "sc_a4 sc_a5 hu_a2 hu_a3 hu_a4 fo_a2 fo_a3",
        "sc_b2 sc_b3 sc_b4 sc_b5 hu_b2 hu_b3 hu_b4 fo_b2 fo_b3",
    )
    seen = battle(in_a_row(plain, starred), "O", "sc_a1 sc_a2").view(0)
    worlds: Counter[World] = Counter()
    for world in imagined(seen, 1600):
        worlds[world.decks[0], frozenset(world.hands[1]), world.decks[1]] += 1
    own = [deck for deck in permutations(("fo_a1", "hu_a1", "sc_a3")) if deck[-1] != "fo_a1"]
    hidden = {"fo_b1", "hu_b1", "sc_b1"}
    other = [(frozenset(hidden - {last}), (last,)) for last in ("hu_b1", "sc_b1")]
    check_equal(worlds, {(deck, *rest) for deck, rest in product(own, other)})


@pytest.mark.rule("RIV-1.7", "RIV-16.5")
def test_all_deals_of_a_team_game_are_equally_likely() -> None:
    """Hidden from seat 0: two hands and a deck of one tile with the enemy, one hand and a deck with the own team."""
    plain, starred = "sc_a4 sc_a5 hu_a2 hu_a4 fo_a1 fo_a2 fo_a3", "sc_b4 sc_b5 hu_b2 hu_b3 hu_b4 fo_b2 fo_b3"
    seen = battle(in_a_row(plain, starred), 0, "sc_a1 sc_a2", mode="teams").view(0)
    worlds: Counter[World] = Counter()
    for world in imagined(seen, 7200):
        worlds[world.decks, frozenset(world.hands[1]), frozenset(world.hands[2]), frozenset(world.hands[3])] += 1
    expected: set[World] = set()
    partner, enemy = {"sc_a3", "hu_a1", "hu_a3"}, {"fo_b1", "sc_b1", "sc_b2", "sc_b3", "hu_b1"}
    for own, last in product(partner, enemy - {"fo_b1"}):
        for first in combinations(enemy - {last}, 2):
            rest = frozenset(enemy - {last, *first})
            expected.add((((own,), (last,)), frozenset(first), frozenset(partner - {own}), rest))
    assert len(expected) == 72
    check_equal(worlds, expected)


@pytest.mark.rule("RIV-1.5")
@pytest.mark.parametrize(
    ("second", "third", "deals"),
    [
        # each of the two still has a Fortress, and one of two Huts
        ("fo_a2 hu_a2 hu_a3 hu_a4 sc_b1 sc_b2", "fo_a3 sc_b3 sc_b4 sc_b5 hu_b1 hu_b2", 4),
        # purple has laid both; turquoise has the last Fortress and one of three others
        ("fo_a2 fo_b2 hu_a2 hu_a3 hu_a4 sc_b1", "fo_a3 sc_b2 sc_b3 sc_b4 sc_b5 hu_b1", 3),
    ],
)
def test_all_deals_of_three_players_are_equally_likely(second: str, third: str, deals: int) -> None:
    table = before_the_last_two("fo_a1 fo_b1 sc_a3 sc_a4 sc_a5 hu_a1", second, third)
    unseen = (PLAIN | STARRED) - {str(tile) for zone in (table.view(0).hands[0], laid(table)) for tile in zone}
    worlds: Counter[World] = Counter()
    for world in imagined(table.view(0), 200 * deals):
        worlds[frozenset(world.hands[1]), frozenset(world.hands[2])] += 1
    missing = 2 - second.count("fo_")
    expected: set[World] = {
        (frozenset(hand), frozenset(unseen - {*hand}))
        for hand in combinations(unseen, 2)
        if sum(tile.startswith("fo") for tile in hand) == missing
    }
    assert len(expected) == deals
    check_equal(worlds, expected)


@pytest.mark.rule("RIV-17.4", "RIV-17.2")
def test_all_layouts_of_the_face_down_tiles_are_equally_likely() -> None:
    face_up = [f"{x},{y}" for y in range(3) for x in range(4) if (x, y) not in ((0, 0), (3, 1), (3, 2))]
    table = alone("1,3 P1 P\n1,2 O1 O", face_up=face_up)
    worlds: Counter[World] = Counter()
    for world in imagined(table.view(0), 1200):
        names = {(field.x, field.y): field.tile for field in world.battlefield}
        worlds[names[0, 0], names[3, 1], names[3, 2]] += 1
    check_equal(worlds, {*permutations(("sc_a1", "hu_a2", "fo_a3"))})


def test_whoever_knows_everything_has_nothing_to_imagine() -> None:
    for mode in (*MODES, "solo"):
        everything = new(mode=mode).view()
        assert GAME.fill(everything, rng_from(b"nothing")) == everything
