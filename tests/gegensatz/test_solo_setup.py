"""Setup of the solo game, and what its player knows (GEG-17, GEG-28)."""

from collections import Counter

import pytest

from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.information.view import View
from manawell.kernel.rng import rng_from
from tests.gegensatz.table import Table, cards, solo
from tests.gegensatz.test_expansion_cards import walk

RELICS = set(cards("G1 G2 G3 G4 P1 P2 P3 P4 R1 R2 R3 R4 B1 B2 B3 B4"))
EXPANSION = set(cards("X1 X2 X3 X4 S13 S24"))


def fresh(seed: int, **options: str) -> Table:
    """A solo game before the wand is placed."""
    return Table(GAME.new(GAME.settle({"mode": "solo", **options}), rng_from(b"deal %d" % seed)))


def unseen(view: View) -> set[str]:
    """The cards of the game that the viewer sees nowhere."""
    in_sight = {*view.timeline, *view.hands[0], *view.removed, *view.shrine, view.drawn}
    return (RELICS | EXPANSION) - in_sight


@pytest.mark.rule("GEG-17.1")
@pytest.mark.parametrize("mode", ["solo", "solo_shrine"])
def test_the_left_over_relics_and_the_expansion_form_a_pile_of_nine(mode: str) -> None:
    for seed in range(100):
        table = fresh(seed, mode=mode)
        assert (len(table.hand()), len(table.timeline), len(table.all.pile)) == (3, 9, 9)
        assert set(table.all.pile) > EXPANSION
        assert {*table.hand(), *table.timeline, *table.all.pile, table.all.codex_card} == RELICS | EXPANSION


@pytest.mark.rule("GEG-17.1", "GEG-17.2")
def test_every_relic_can_lie_anywhere_and_the_pile_is_shuffled() -> None:
    deals = [fresh(seed).all for seed in range(1200)]
    for zone in ([deal.codex_card for deal in deals], [deal.timeline[0] for deal in deals]):
        shares = Counter(zone)
        assert set(shares) == RELICS
        assert max(shares.values()) < 2 * min(shares.values()) + 20
    for place in (0, 8):
        assert 730 < sum(deal.pile[place] in EXPANSION for deal in deals) < 870  # 2/3 of 1200


@pytest.mark.rule("GEG-17.3")
def test_the_player_has_seat_a_and_places_one_wand_in_the_codex_colour() -> None:
    assert GAME.seats(GAME.settle({"mode": "solo"})) == ("A",)
    for seed in range(50):
        table = fresh(seed)
        colour = table.timeline[0][0]
        assert table.legal == [f"@{index}" for index, card in enumerate(table.timeline) if card[0] == colour]
        table.play(table.legal[-1])
        assert (len(table.all.wands), table.all.phase, table.all.actor) == (1, "move", 0)


@pytest.mark.rule("GEG-17.3")
def test_her_future_lies_towards_higher_indices() -> None:
    timeline, pile = "R1 G1 B3 P2 R2 G4 B4 P1 R4", "X1 X2 X3 X4 S13 S24 B1 G2 P3"
    table = solo(timeline, "B2 R3 P4", codex="red", wand=None, phase="place", codex_card="G3", pile=pile)
    table.play("@4")
    assert (table.targets("P4"), table.targets("B2")) == ([3, 8], [2, 6])


@pytest.mark.rule("GEG-17.4")
@pytest.mark.parametrize("mode", ["solo", "solo_shrine"])
@pytest.mark.parametrize(
    ("difficulty", "stones", "target", "supply"), [("easy", 4, 5, 5), ("normal", 3, 5, 6), ("hard", 3, 6, 6)]
)
def test_the_difficulty_sets_time_stones_and_target(
    mode: str, difficulty: str, stones: int, target: int, supply: int
) -> None:
    start = fresh(1, mode=mode, difficulty=difficulty).all
    assert (start.time_stones, start.full_stones, start.target, start.supply) == (stones, stones, target, supply)
    assert start.crystals == (0,)


@pytest.mark.rule("GEG-17.4")
def test_normal_is_the_difficulty_unless_another_is_chosen() -> None:
    assert GAME.settle({"mode": "solo"}) == {"mode": "solo", "difficulty": "normal"}
    assert fresh(1).all == fresh(1, difficulty="normal").all


@pytest.mark.rule("GEG-17.5")
def test_hand_and_timeline_start_with_ordinary_relics_only() -> None:
    for seed in range(100):
        table = fresh(seed)
        assert {*table.hand(), *table.timeline} < RELICS
        assert table.all.codex_card in RELICS


@pytest.mark.rule("GEG-28.1")
def test_the_player_sees_everything_but_the_pile_and_the_codex_card() -> None:
    timeline, hand = "X1 R4 P1 X4 P3 B2 X3 X2 G1", "P2 P4 R3"
    table = solo(
        timeline, hand, codex="green", wand=5, codex_card="G2", pile="S24 R2 B1", removed="S13", shrine="B3 B4 G3 R1 G4"
    )
    view = table.view("A")
    assert (view.timeline, view.hands) == (cards(timeline), (cards(hand),))
    assert (view.codex_colour, view.crystals, view.time_stones, view.supply) == ("green", (0,), 3, 6)
    assert (view.removed, set(view.shrine)) == (("S13",), set(cards("B3 B4 G3 R1 G4")))
    assert (view.pile, view.codex_card) == ((None, None, None), None)


@pytest.mark.rule("GEG-28.1")
@pytest.mark.parametrize(("codex_card", "pile"), [("G2", "B1 S24 R2"), ("R2", "S24 G2 B1"), ("B1", "R2 G2 S24")])
def test_what_is_hidden_makes_no_difference_to_the_view(codex_card: str, pile: str) -> None:
    def view(codex_card: str, pile: str) -> View:
        return solo(
            "X1 R4 P1 X4 P3 B2 X3 X2 G1",
            "P2 P4 R3",
            codex="green",
            wand=5,
            codex_card=codex_card,
            pile=pile,
            removed="S13 B3 B4 G3 R1 G4",
        ).view("A")

    assert view(codex_card, pile) == view("G2", "S24 R2 B1")


@pytest.mark.rule("GEG-28.1")
@pytest.mark.parametrize("mode", ["solo", "solo_shrine"])
def test_the_player_is_told_of_no_card_that_lies_hidden(mode: str) -> None:
    for seed in range(30):
        for table in walk(mode, "normal", seed):
            hidden = {*table.all.pile, table.all.codex_card}
            if table.all.phase != "over":
                assert not any(str(card) in str(event) for event in table.told("A") for card in hidden)


@pytest.mark.rule("GEG-28.1")
@pytest.mark.parametrize("mode", ["solo", "solo_shrine"])
def test_an_imagined_position_looks_like_the_true_one(mode: str) -> None:
    rng = rng_from(b"imagination")
    for seed in range(10):
        for table in walk(mode, "hard", seed):
            view = table.view("A")
            assert GAME.view(GAME.imagine(view, rng), 0) == view


@pytest.mark.rule("GEG-28.2")
def test_ten_cards_are_unseen_at_the_start() -> None:
    for seed in range(50):
        table = fresh(seed)
        hidden = unseen(table.view("A"))
        assert (len(hidden), len(hidden & RELICS), hidden & EXPANSION) == (10, 4, EXPANSION)
        assert hidden == {*table.all.pile, table.all.codex_card}
        assert table.all.codex_card in RELICS


@pytest.mark.rule("GEG-28.2")
def test_each_of_the_four_unseen_relics_is_the_codex_card_as_often() -> None:
    view, rng = fresh(7).view("A"), rng_from(b"worlds")
    shares = Counter(GAME.fill(view, rng).codex_card for _ in range(2400))
    assert set(shares) == unseen(view) & RELICS
    assert all(500 < share < 700 for share in shares.values())  # 1/4 of 2400


@pytest.mark.rule("GEG-28.2")
def test_the_first_card_of_an_imagined_pile_is_an_ordinary_relic_in_a_third_of_the_worlds() -> None:
    view, rng = fresh(7).view("A"), rng_from(b"worlds")
    tops = Counter(GAME.fill(view, rng).pile[0] for _ in range(2400))
    assert 700 < sum(tops[card] for card in RELICS) < 900  # 3/9 of 2400; GEG-29: 1/12 for each unseen relic
    assert 950 < sum(tops[card] for card in cards("X1 X2 X3 X4")) < 1180  # 4/9
    assert 440 < tops["S13"] + tops["S24"] < 630  # 2/9


@pytest.mark.rule("GEG-28.3")
def test_with_two_unseen_relics_and_a_flare_the_flare_is_next_in_half_of_the_worlds() -> None:
    table = solo(
        "X1 R4 P1 X4 P3 B2 X3 X2 G1",
        "P2 P4 R3",
        codex="green",
        wand=5,
        codex_card="G2",
        pile="S24 R2",
        removed="S13 B3 B4 G3 R1 G4 B1",
    )
    view, rng = table.view("A"), rng_from(b"worlds")
    tops = Counter(GAME.fill(view, rng).pile[0] for _ in range(1200))
    assert 530 < tops["S24"] < 670
    assert 240 < tops["G2"] < 360  # (q - 1) / (q * r) = 1/4
    assert 240 < tops["R2"] < 360


@pytest.mark.rule("GEG-28.3")
@pytest.mark.parametrize("mode", ["solo", "solo_shrine"])
def test_one_card_more_is_unseen_than_lies_in_the_pile(mode: str) -> None:
    for seed in range(40):
        for table in walk(mode, "easy", seed):
            hidden = unseen(table.view("A"))
            assert len(hidden) == len(table.all.pile) + 1
            assert table.all.codex_card in hidden & RELICS


@pytest.mark.rule("GEG-28.3")
def test_the_last_unseen_relic_is_known_to_be_the_codex_card() -> None:
    rng, known = rng_from(b"worlds"), 0
    for seed in range(40):
        for table in walk("solo", "easy", seed):
            view = table.view("A")
            if view.codex_card is None and len(unseen(view) & RELICS) == 1:
                assert {GAME.fill(view, rng).codex_card for _ in range(5)} == {table.all.codex_card}
                known += 1
    assert known > 20
