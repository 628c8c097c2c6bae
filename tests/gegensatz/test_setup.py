"""Components, orientation, deal, codex and placing the wands (GEG-1 to GEG-5)."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import msgspec
import pytest

from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.components.tables import (
    BITS,
    CARDS,
    COLOUR,
    COLOUR_BITS,
    COLOURS,
    NUMBER,
    NUMBER_BITS,
    SYMBOL_BITS,
)
from manawell.games.gegensatz.events import RelicSwapped
from manawell.games.gegensatz.information.view import Swap, View
from manawell.games.gegensatz.rules.paradox import ORDERS
from manawell.kernel.journal import SPECTATOR, Journal
from manawell.kernel.rng import Scripted, rng_from
from manawell.kernel.state import NOBODY
from tests.gegensatz.table import SEAT, Table, cards, duel

# The cards of the specification (A.1).

LETTERS = {"G": "green", "P": "purple", "R": "red", "B": "blue"}
TABLE = """
        1        2        3        4
  G  feather    key     skull     ring
  P   ring    feather    key     skull
  R    key     skull     ring   feather
  B   skull     ring   feather    key
"""
SYMBOL = {
    f"{letter}{number}": symbol
    for letter, *symbols in (row.split() for row in TABLE.strip().splitlines()[1:])
    for number, symbol in enumerate(symbols, 1)
}
RELIC_NAMES = tuple(SYMBOL)
EXTINGUISHED = {"X1": "key", "X2": "ring", "X3": "feather", "X4": "skull"}
FLARES = {"S13": {1, 3}, "S24": {2, 4}}

DATA = tomllib.loads(GAME.folder.joinpath("components", "components.toml").read_text("utf-8"))
ROW = "G3 B1 P4 R1 G2 B3 P3 G1 R4"
"""The timeline of example 1; then A holds R2 B4 P1, B holds G4 R3 P2, and the codex card is B2."""
MOVES_FROM_4 = ["P1>2", "P1>5", "R2>0", "R2>1", "R2>2", "R2>3", "R2>6", "B4>1", "B4>3", "B4>8"]
"""What A can play there from index 4 (example 3)."""


def random_game(seed: int, **options: object) -> Iterator[Table]:
    """A game of random legal moves, shown at every decision and at its end."""
    chooser = rng_from(b"chooser %d" % seed)
    table = Table(GAME.new(GAME.settle(options), rng_from(b"deal %d" % seed)))
    yield table
    while table.state.actor != NOBODY:
        moves = table.state.moves()
        table.state.play(moves[chooser.below(len(moves))])
        yield table


def opened(seed: int) -> Table:
    """A fresh deal."""
    return next(random_game(seed))


def dealt(permutation: str) -> Table:
    """The deal whose shuffle ends in this permutation, by explicit outcomes of chance (GEG-29.1)."""
    relics, outcomes = list(CARDS[:16]), []
    for last in range(15, 0, -1):
        other = relics.index(cards(permutation)[last])
        relics[last], relics[other] = relics[other], relics[last]
        outcomes.append(other)
    return Table(GAME.new(GAME.settle({}), Scripted(outcomes)))


def sharing(card: str, bits: int) -> set[str]:
    """All cards that show one of the things, among these bits, that this card shows."""
    return {name for name, shown in zip(CARDS, BITS, strict=True) if shown & BITS[CARDS.index(card)] & bits}


# 1. Components.


@pytest.mark.rule("GEG-1.1")
def test_twenty_five_cards_and_ten_crystals() -> None:
    kinds = ("relic", "wand", "extinguished_relic", "solar_flare")
    assert [len(DATA[kind]) for kind in kinds] == [16, 2, 4, 2]
    assert sum(len(DATA[kind]) for kind in kinds) + DATA["card_counts"]["overview"] == 25
    crystals = opened(1).all
    assert sum(crystals.crystals) + crystals.supply + DATA["crystals"]["on_codex"] == 10
    in_solo = next(random_game(1, mode="solo")).all
    assert len({*in_solo.timeline, *in_solo.hands[0], *in_solo.pile, in_solo.codex_card}) == 16 + 4 + 2


@pytest.mark.rule("GEG-1.2")
@pytest.mark.parametrize("relic", RELIC_NAMES)
def test_relic_shows_what_the_table_of_cards_says(relic: str) -> None:
    number, colour = int(relic[1]), LETTERS[relic[0]]
    listed = next(entry for entry in DATA["relic"] if entry["id"] == relic)
    assert (listed["number"], listed["colour"], listed["symbol"]) == (number, colour, SYMBOL[relic])
    card = CARDS.index(relic)
    assert (NUMBER[card], COLOURS[COLOUR[card]]) == (number, colour)
    assert sharing(relic, COLOUR_BITS) == {other for other in SYMBOL if other[0] == relic[0]}
    assert sharing(relic, SYMBOL_BITS) == {
        other for other, symbol in (SYMBOL | EXTINGUISHED).items() if symbol == SYMBOL[relic]
    }
    assert BITS[card].bit_count() == 3


@pytest.mark.rule("GEG-1.3")
@pytest.mark.parametrize(
    ("first", "second"), [(NUMBER_BITS, COLOUR_BITS), (NUMBER_BITS, SYMBOL_BITS), (COLOUR_BITS, SYMBOL_BITS)]
)
def test_relics_form_a_latin_square(first: int, second: int) -> None:
    relics = BITS[:16]
    assert set(Counter(bits & first for bits in relics).values()) == {4}
    assert set(Counter(bits & second for bits in relics).values()) == {4}
    assert set(Counter(bits & (first | second) for bits in relics).values()) == {1}


@pytest.mark.rule("GEG-1.4")
@pytest.mark.parametrize(("name", "symbol"), EXTINGUISHED.items())
def test_extinguished_relic_has_number_and_symbol_but_no_colour(name: str, symbol: str) -> None:
    listed = next(entry for entry in DATA["extinguished_relic"] if entry["id"] == name)
    assert (listed["number"], listed["symbol"], listed.get("colour")) == (int(name[1]), symbol, None)
    assert NUMBER[CARDS.index(name)] == int(name[1])
    assert sharing(name, COLOUR_BITS) == set()
    assert sharing(name, SYMBOL_BITS) - {name} == {relic for relic in SYMBOL if SYMBOL[relic] == symbol}


@pytest.mark.rule("GEG-1.5")
@pytest.mark.parametrize(("name", "numbers"), FLARES.items())
def test_solar_flare_shows_two_numbers_and_nothing_else(name: str, numbers: set[int]) -> None:
    listed = next(entry for entry in DATA["solar_flare"] if entry["id"] == name)
    assert set(listed["numbers"]) == numbers
    assert sharing(name, NUMBER_BITS) - {name} == {
        other for other in (*SYMBOL, *EXTINGUISHED) if int(other[1]) in numbers
    }
    assert sharing(name, COLOUR_BITS | SYMBOL_BITS) == set()


@pytest.mark.rule("GEG-1.6")
def test_nobody_picks_a_wand() -> None:
    table = opened(1)
    assert table.view("A").wands == (None, None)
    assert {move[0] for move in table.legal} == {"@"}
    assert {move[0] for move in table.play("@0").legal} == {"@"}
    assert table.play("@0").all.wands == (0, 0)
    assert table.all.phase == "move"


@pytest.mark.rule("GEG-1.7")
def test_two_players_use_the_sixteen_relics_only() -> None:
    for seed in range(30):
        seen = opened(seed).all
        assert {*seen.timeline, *seen.hands[0], *seen.hands[1], seen.codex_card} == set(SYMBOL)
        assert (seen.pile, seen.removed, seen.shrine, seen.time_stones) == ((), (), (), 0)
    assert opened(1).play("@0", "@0").refusal("replace:0").rule == "GEG-1.7"


# 2. Positions and orientation.


@pytest.mark.rule("GEG-2.1")
def test_cards_never_slide_along_the_row_of_nine() -> None:
    for seed in range(4):
        before: tuple[str, ...] = ()
        for table in random_game(seed, turn_limit=150):
            row = table.timeline
            assert len(row) == len(set(row)) == 9
            assert all(row.index(card) == before.index(card) for card in before if card in row)
            before = row
    assert table.state.turn > 20


@pytest.mark.rule("GEG-2.2", "GEG-2.3")
@pytest.mark.parametrize(
    ("seat", "wand", "lies"),
    [("A", 0, {"future"}), ("A", 8, {"past"}), ("B", 8, {"future"}), ("B", 0, {"past"})],
)
def test_the_leftmost_position_has_no_past_and_the_rightmost_no_future(seat: str, wand: int, lies: set[str]) -> None:
    assert GAME.seats(GAME.settle({})) == ("A", "B")
    assert set(directions(seat, wand).values()) - {"here"} == lies


@pytest.mark.rule("GEG-2.3")
def test_the_two_futures_are_opposite() -> None:
    assert directions("A", 4)[5] == directions("B", 4)[3] == "future"
    assert directions("A", 4)[3] == directions("B", 4)[5] == "past"


@pytest.mark.rule("GEG-2.4", "GEG-2.5")
@pytest.mark.parametrize("wand", range(9))
def test_future_lies_to_the_right_and_past_to_the_left(wand: int) -> None:
    for seat, d, ahead, behind in (("A", +1, 8 - wand, wand), ("B", -1, wand, 8 - wand)):
        lies = directions(seat, wand)
        assert {t for t in range(9) if lies[t] == "future"} == {t for t in range(9) if (t - wand) * d > 0}
        assert {t for t in range(9) if lies[t] == "past"} == {t for t in range(9) if (t - wand) * d < 0}
        assert Counter(lies.values()) == Counter(future=ahead, past=behind, here=1)


def directions(seat: str, wand: int) -> dict[int, str]:
    """Where every position lies, judged by the event of a move to it or by the reason for its refusal."""
    lies = {}
    refused = {"GEG-7.1": "future", "GEG-7.3": "future", "GEG-8.1": "past", "GEG-8.4": "here"}
    relic = {"A": "R2", "B": "P2"}[seat]
    for target in range(9):
        table = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", wands=(wand, wand), to_move=seat)
        if target in table.targets(relic):
            told = table.play(f"{relic}>{target}").told(seat)[0]
            assert isinstance(told, RelicSwapped)
            lies[target] = told.direction
        else:
            lies[target] = refused[table.refusal(f"{relic}>{target}").rule]
    return lies


@pytest.mark.rule("GEG-2.6")
def test_a_wand_neither_blocks_nor_covers_anything() -> None:
    alone = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", wands=(4, 4))
    assert alone.legal == MOVES_FROM_4
    for other in range(9):
        table = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", wands=(4, other))
        assert table.legal == alone.legal
        assert table.play("P1>5").timeline == cards("G3 B1 P4 R1 G2 P1 P3 G1 R4")


@pytest.mark.rule("GEG-2.7")
def test_the_codex_beyond_index_8_is_no_position() -> None:
    at_the_end = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", wands=(7, 0))
    assert [at_the_end.targets(relic) for relic in ("R2", "P1")] == [[0, 1, 2, 3], [2, 6, 8]]
    assert at_the_end.refusal("R2>9").rule == "GEG-2.1"
    assert opened(1).refusal("@9").rule == "GEG-2.1"


@pytest.mark.rule("GEG-2.8")
def test_views_and_log_keep_absolute_indices_for_both_seats() -> None:
    table = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", wands=(0, 7), to_move="B")
    table.play("P2>5")
    swapped = RelicSwapped(seat=1, card="P2", taken="B3", origin=7, position=5, direction="future")
    assert table.told("A") == table.told("B") == table.told() == [swapped]
    assert table.view("A").timeline == table.view("B").timeline == cards("G3 B1 P4 R1 G2 P2 P3 G1 R4")
    assert table.view("A").wands == table.view("B").wands == (0, 5)


@pytest.mark.rule("GEG-1.6", "GEG-2.9")
def test_a_mirrored_game_stays_mirrored() -> None:
    chooser, orders, ties = rng_from(b"mirror"), 0, 0
    for seed in range(3):
        table = opened(seed).play("@0", "@0")
        mirror = Table(GAME.build(mirrored(table.all), Scripted([])))
        while table.state.actor != NOBODY and table.state.turn < 150:
            move = table.legal[chooser.below(len(table.legal))]
            order, tie = chooser.below(6), chooser.below(9)
            reversed_order, swapped_tie = ORDERS.index(ORDERS[order][::-1]), tie % 3 * 3 + tie // 3
            forms = move in ("left", "right")
            table.chance(*[order] * forms, tie).play(move)
            mirror.chance(*[reversed_order] * forms, swapped_tie).play(reflected(move))
            assert mirror.all == mirrored(table.all)
        orders += table.kinds().count("RelicsExchanged")
        ties += table.kinds().count("TieBroken")
    assert orders > 0
    assert ties > 0


def reflected(move: str) -> str:
    """Left and right are a player's own, so only indices change."""
    return f"{move[:-1]}{8 - int(move[-1])}" if ">" in move else move


def mirrored(view: View) -> View:
    """The players exchanged and the row reversed."""
    swap = view.swap and Swap(view.swap.card, view.swap.taken, 8 - view.swap.origin, view.swap.was_known)
    return msgspec.structs.replace(
        view,
        timeline=view.timeline[::-1],
        hands=view.hands[::-1],
        known=view.known[::-1],
        wands=tuple(None if wand is None else 8 - wand for wand in reversed(view.wands)),
        crystals=view.crystals[::-1],
        actor=None if view.actor is None else 1 - view.actor,
        winner=None if view.winner is None else 1 - view.winner,
        swap=swap,
    )


# 3. Setup of the two-player game.


@pytest.mark.rule("GEG-3.1")
def test_deal_gives_two_hands_of_three_a_row_of_nine_and_an_unseen_codex_card() -> None:
    for seed in range(30):
        table = opened(seed)
        seen = table.all
        assert (len(set(seen.hands[0])), len(set(seen.hands[1])), len(set(seen.timeline))) == (3, 3, 9)
        assert seen.codex_card not in (*seen.timeline, *seen.hands[0], *seen.hands[1], None)
        for viewer in ("A", "B", None):
            assert table.view(viewer).codex_card is None
            assert table.view(viewer).timeline == seen.timeline


@pytest.mark.rule("GEG-3.1", "GEG-3.2")
def test_every_permutation_of_the_relics_can_be_dealt() -> None:
    """Fifteen outcomes below 16, 15, … 2 are 16! scripts; each permutation has one, so all are equally likely."""
    shuffler = rng_from(b"permutations")
    for _ in range(100):
        d = list(range(16))
        shuffler.shuffle(d)
        names = [CARDS[card] for card in d]
        seen = dealt(" ".join(names)).all
        assert [set(hand) for hand in seen.hands] == [set(names[0:3]), set(names[3:6])]
        assert (seen.timeline, seen.codex_card) == (tuple(names[6:15]), names[15])


@pytest.mark.rule("GEG-3.2")
def test_every_order_has_one_script_of_the_shuffle() -> None:
    every = []
    for script in range(24):
        items = [0, 1, 2, 3]
        Scripted([script // 6, script // 2 % 3, script % 2]).shuffle(items)
        every.append(tuple(items))
    assert sorted(every) == sorted(permutations(range(4)))


@pytest.mark.rule("GEG-3.3")
def test_nine_crystals_lie_in_the_supply_and_one_on_the_codex() -> None:
    seen = opened(1).all
    assert (seen.crystals, seen.supply) == ((0, 0), 9)
    assert DATA["crystals"]["total"] - seen.supply == 1


@pytest.mark.rule("GEG-3.4")
def test_seat_a_starts_whatever_the_deal() -> None:
    for seed in range(30):
        table = opened(seed)
        assert table.all.actor == SEAT["A"] == 0
        assert table.play("@0", "@0").all.actor == SEAT["A"]


@pytest.mark.rule("GEG-3.5")
def test_setup_goes_deal_codex_wand_wand_first_turn() -> None:
    journal = Journal()
    state = GAME.new(GAME.settle({}), rng_from(b"setup"), journal)
    phases = [(GAME.view(state, SPECTATOR).phase, state.actor)]
    for _ in range(2):
        state.play(0)
        phases.append((GAME.view(state, SPECTATOR).phase, state.actor))
    assert phases == [("place", 0), ("place", 1), ("move", 0)]
    told = [type(event).__name__ for event in journal.told_to(SEAT["A"])]
    assert told == ["HandDealt", "TimelineLaid", "CodexSet", "WandPlaced", "WandPlaced"]


# 4. The codex.


@pytest.mark.rule("GEG-4.1")
def test_codex_card_lies_face_down_for_the_whole_game() -> None:
    for seed in range(3):
        first = opened(seed).all.codex_card
        for table in random_game(seed, turn_limit=150):
            assert table.all.codex_card == first
            if table.outcome is None:
                assert [table.view(viewer).codex_card for viewer in ("A", "B", None)] == [None] * 3


@pytest.mark.rule("GEG-4.1")
@pytest.mark.parametrize("codex_card", cards("B2 G4 R3 P2"))
def test_codex_card_has_no_effect(codex_card: str) -> None:
    held = " ".join(card for card in cards("B2 G4 R3 P2") if card != codex_card)
    table = duel(ROW, "R2 B4 P1", held, codex="green", wands=(4, 0))
    plain = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", wands=(4, 0))
    assert table.legal == plain.legal
    assert table.play("R2>6").view("A") == plain.play("R2>6").view("A")


@pytest.mark.rule("GEG-4.2")
def test_the_relic_at_index_0_gives_the_first_codex_colour() -> None:
    colours = set()
    for seed in range(40):
        seen = opened(seed).all
        assert seen.codex_colour == LETTERS[seen.timeline[0][0]]
        colours.add(seen.codex_colour)
    assert colours == {"green", "purple", "red", "blue"}


@pytest.mark.rule("GEG-4.3")
def test_the_crystal_on_the_codex_belongs_to_nobody() -> None:
    for seed in range(3):
        for table in random_game(seed):
            seen = table.all
            assert seen.codex_colour in LETTERS.values()
            assert sum(seen.crystals) + seen.supply == 9


@pytest.mark.rule("GEG-4.4")
@pytest.mark.parametrize("codex", LETTERS.values())
def test_codex_colour_restricts_no_movement(codex: str) -> None:
    table = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex=codex, wands=(4, 0))
    assert table.legal == MOVES_FROM_4
    for move in table.legal:
        other = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex=codex, wands=(4, 8))
        taken = other.timeline[int(move[-1])]
        assert taken in other.play(move).hand("A")


@pytest.mark.rule("GEG-4.5")
def test_codex_card_may_be_seen_after_the_game() -> None:
    row, a, b = "B2 P4 R2 P3 G3 G1 R4 B1 B4", "B3 P1 R3", "G2 G4 P2"
    table = duel(row, a, b, codex="red", wands=(5, 4), crystals=(2, 4), to_move="B")
    assert table.view("A").codex_card is None
    table.play("P2>5", "left")
    assert [table.view(viewer).codex_card for viewer in ("A", "B", None)] == ["R1"] * 3


# 5. Placing the wands.


@pytest.mark.rule("GEG-5.1")
def test_a_places_before_b() -> None:
    table = opened(1)
    assert table.refusal("@0", by="B").rule == "GEG-5.1"
    table.play("@0")
    assert table.all.wands == (0, None)
    assert table.refusal("@0", by="A").rule == "GEG-5.1"
    assert table.play("@0").all.wands == (0, 0)
    assert table.refusal("@0").rule == "GEG-5.1"


@pytest.mark.rule("GEG-5.2")
def test_a_wand_is_placed_on_a_relic_in_the_codex_colour() -> None:
    table = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", phase="place")
    assert table.legal == ["@0", "@4", "@7"]
    refusal = table.refusal("@8")
    assert (refusal.rule, refusal.values["card"], refusal.values["colour"]) == ("GEG-5.2", "R4", "green")


@pytest.mark.rule("GEG-5.3")
def test_b_may_place_where_a_did() -> None:
    table = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", phase="place")
    assert table.play("@7", "@7").all.wands == (7, 7)


@pytest.mark.rule("GEG-5.4")
def test_placement_does_nothing_but_place() -> None:
    """A holds three blue relics and the wands meet, yet there is neither a paradox nor a duel."""
    table = duel("G3 R2 P4 R1 G2 P1 P3 G1 R4", "B1 B3 B4", "G4 R3 P2", codex="green", phase="place")
    before = table.all
    table.play("@4", "@4")
    assert table.kinds() == ["WandPlaced", "WandPlaced"]
    assert table.all == msgspec.structs.replace(before, wands=(4, 4), phase="move", actor=0)


@pytest.mark.rule("GEG-5.5")
def test_one_to_four_placements_the_same_for_both() -> None:
    """Every way the other three relics of the first colour can lie, with the odds of chapter 29."""
    rest = [card for card in RELIC_NAMES if card[0] != "G"]
    found: Counter[int] = Counter()
    for places in combinations([place for place in range(16) if place != 6], 3):
        filler = iter(rest)
        green = dict(zip(places, ("G2", "G3", "G4"), strict=True)) | {6: "G1"}
        table = dealt(" ".join(green.get(place) or next(filler) for place in range(16)))
        legal = table.legal
        assert legal == [f"@{place - 6}" for place in sorted(green) if 6 <= place < 15]
        assert legal[0] == "@0"
        assert table.play("@0").legal == legal
        found[len(legal)] += 1
    assert found == {1: 455 // 13, 2: 455 * 24 // 65, 3: 455 * 28 // 65, 4: 455 * 8 // 65}
