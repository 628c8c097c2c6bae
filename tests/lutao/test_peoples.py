"""The peoples from the Bards to the Goblins (LUT-19.1 to 19.5)."""

import pytest

from manawell.games.lutao.events import CardGifted, FirstStrikeChosen
from tests.lutao.fights import counts, drawn, fight, fought, hits, losses, shown, trace, two_battles

# LUT-19.1: Bards.


@pytest.mark.rule("LUT-19.1a", "LUT-9.15")
@pytest.mark.parametrize(("peoples", "bards", "other"), [("bards giants", "A", "B"), ("giants bards", "B", "A")])
def test_bards_are_done_before_the_opponent_draws(peoples: str, bards: str, other: str) -> None:
    field = fight(2, 2, "HMM MMM", "HMM MMM", peoples=peoples)
    assert (field.asks, drawn(field, other)) == (("return", bards), [])
    field.play("return miss")
    assert (field.asks, drawn(field, other), shown(field, bards)) == (("gift", bards), [], ["MH"])
    field.play("pass")
    assert (field.asks, drawn(field, other)) == (("return", other), [3])


@pytest.mark.rule("LUT-19.1a")
def test_bards_go_first_in_every_combat_round() -> None:
    field = fight(2, 2, "MMM" * 3, "MMM" * 3, peoples="giants bards")
    assert trace(field, 3) == ["return B", "gift B", "return A"] * 3


@pytest.mark.rule("LUT-19.1b")
def test_bards_may_give_one_of_the_revealed_cards_or_none() -> None:
    field = fight(3, 2, "HSM X", peoples="bards giants").play("return hero")
    assert field.legal == ["pass", "give miss", "give hit", "give shield"]
    field.play("give shield")
    assert (field.asks, field.happened(CardGifted)[0].card) == (("return", "B"), "shield")


@pytest.mark.rule("LUT-19.1b")
def test_bards_give_once_per_battle() -> None:
    field = fight(2, 3, "M" * 12, "M" * 12, peoples="bards giants")
    assert trace(field, 1) == ["return A", "gift A", "return B"]
    fought(field, 2, gift="give miss")
    assert trace(field, 3) == ["return A", "return B"]


@pytest.mark.rule("LUT-19.1b")
def test_bards_may_give_again_in_the_next_battle() -> None:
    field = two_battles("bards giants", "HHM" * 6, "MMMM")
    fought(field, 9, gift="give hit")
    assert trace(field, 1, gift="give hit") == ["return A", "gift A"]
    assert [event.card for event in field.happened(CardGifted)] == ["hit", "hit"]


@pytest.mark.rule("LUT-19.1c")
@pytest.mark.parametrize(("armies", "cards", "asked"), [(1, 0, []), (2, 2, ["return B"]), (3, 3, ["return B"])])
def test_a_gift_costs_the_opponent_a_card_and_a_single_army_all(armies: int, cards: int, asked: list[str]) -> None:
    field = fight(3, armies, peoples="bards giants").play("return miss", "give miss")
    assert drawn(field, "B") == [cards]
    assert trace(field) == asked
    assert sum(len(cards_) for cards_ in shown(field, "B")) == max(0, cards - 1)


@pytest.mark.rule("LUT-19.1c")
def test_a_single_army_with_ghosts_is_not_alone() -> None:
    field = fight(3, 1, peoples="bards giants", city=True, runes="- ghosts").play("yes", "return miss", "give miss")
    assert drawn(field, "B") == [3]


@pytest.mark.rule("LUT-19.1c")
def test_with_a_gift_the_only_card_drawn_is_returned() -> None:
    """Two armies under Weakness draw two cards, after the gift one."""
    field = fight(3, 2, "MMMM", "HHH", peoples="bards giants", hands={"A": "weakness"})
    field.play("play weakness", "return miss", "give miss")
    assert (drawn(field, "B"), field.asks) == ([1], ("return", "B"))
    field.play("return hit")
    assert (shown(field, "B"), losses(field, "A")) == ([], [0])


@pytest.mark.rule("LUT-19.1d")
def test_bards_draw_a_replacement_and_add_it_revealed() -> None:
    field = fight(3, 3, "HMM M CXS", peoples="bards giants").play("return miss", "give miss")
    assert field.happened(CardGifted) == [CardGifted("bards", "giants", "miss", "city_hit")]
    battle = field.view(1).battle
    assert battle is not None
    assert battle.sides[0].played == ("miss", "hit", "city_hit")
    assert field.pile("A") == "XSM"


@pytest.mark.rule("LUT-19.1e")
def test_a_given_card_counts_for_the_opponent_and_returns_to_the_bards_discards() -> None:
    field = fight(3, 2, "XHM M MMMMM", "MMM MMM", peoples="bards druids")
    field.play("return miss", "give hero")
    assert field.play("return miss", "return miss").state.battle is not None
    assert (losses(field, "A"), losses(field, "B")) == ([2], [1])
    assert (field.discards("A"), field.discards("B")) == ("MMHX", "M")


@pytest.mark.rule("LUT-19.1e", "LUT-9.19")
def test_a_given_shield_protects_the_opponent() -> None:
    field = fought(fight(3, 2, "HHS M MMMM", peoples="bards giants").play("return miss", "give shield"))
    assert [(one.shields, one.armies) for one in hits(field, "B")] == [(1, 1)]


@pytest.mark.rule("LUT-19.1f", "LUT-19.7b")
def test_a_voided_set_with_a_given_card_is_replaced_from_the_own_pile() -> None:
    field = fight(3, 2, "XHM M CCCC CCCC", "HM SSM MMM", peoples="bards clerics")
    field.play("return miss", "give hero", "return miss")
    assert field.legal == ["pass", "void own", "void other"]
    other = field.copy()
    field.play("void own")
    assert (losses(field, "A"), [one.shields for one in hits(field, "B")]) == ([0], [2])
    assert (field.discards("A"), field.discards("B")) == ("MHCX", "HSS")
    other.play("void other")
    assert (losses(other, "A"), losses(other, "B"), other.discards("B")) == ([3], [2], "H")


@pytest.mark.rule("LUT-19.1a", "LUT-19.1b", "LUT-19.1c", "LUT-19.1d", "LUT-19.1e")
def test_ex_14_the_bards_gift() -> None:
    """EX-14"""
    field = fight(3, 1, "MHH M SMM", "XX", peoples="bards giants")
    assert shown(field.play("return miss"), "A") == ["MHH"]
    field.play("give miss")
    assert [(one.potential, one.armies) for one in hits(field, "B")] == [(2, 1)]
    assert [(one.potential, one.armies) for one in hits(field, "A")] == [(0, 0)]
    assert (drawn(field, "B"), field.at("NUR1")) == ([0], "A3")
    assert (field.discards("A"), field.discards("B")) == ("MHHS", "")


@pytest.mark.rule("LUT-19.1c")
def test_ex_14_with_two_armies() -> None:
    """EX-14"""
    field = fight(3, 2, "MHM M SMM", "HXM", peoples="bards giants").play("return miss", "give miss")
    assert (drawn(field, "B"), field.legal) == ([2], ["return hit", "return hero"])
    assert shown(field.play("return hero"), "B") == ["H"]


# LUT-19.2: Druids.


@pytest.mark.rule("LUT-19.2a", "LUT-9.8")
@pytest.mark.parametrize(("armies", "cards"), [(1, 3), (2, 4), (3, 5), (6, 5)])
def test_druids_draw_a_card_more(armies: int, cards: int) -> None:
    assert counts(fight(3, armies, peoples="elves druids")) == [(3, armies, 4, cards)]
    assert drawn(fight(armies, 3, "M" * 5, peoples="druids giants"), "A") == [cards]


@pytest.mark.rule("LUT-19.2b")
def test_druids_return_two_cards_after_the_opponents_reveal() -> None:
    field = fight(2, 2, "HXMM CCCC", "SMM MMM", peoples="druids giants")
    assert field.asks == ("return", "B")
    field.play("return miss")
    assert (shown(field, "B"), shown(field, "A"), field.asks) == (["MS"], [], ("return", "A"))
    assert field.legal == ["return miss", "return hit", "return hero"]
    field.play("return hero")
    assert field.legal == ["return miss", "return hit"]
    field.play("return miss")
    assert (shown(field, "A"), losses(field, "B"), field.pile("A")) == (["MH"], [0], "XM")


@pytest.mark.rule("LUT-19.2c", "LUT-9.9")
@pytest.mark.parametrize(("armies", "cards"), [(1, 3), (2, 3), (3, 4), (5, 4)])
def test_druids_against_orcs(armies: int, cards: int) -> None:
    assert counts(fight(3, armies, peoples="orcs druids")) == [(3, armies, 4, cards)]


@pytest.mark.rule("LUT-19.2d", "LUT-19.11c")
def test_bards_and_knights_reveal_before_the_druids_choose() -> None:
    assert trace(fight(2, 2, "M" * 8, "M" * 8, peoples="druids bards")) == [
        "return B",
        "gift B",
        "return A",
        "return A",
    ]
    field = fight(2, 2, "M" * 8, "HMMM", peoples="druids knights")
    field.play("return miss", "discard miss")
    assert (shown(field, "B"), field.asks) == (["MH"], ("return", "A"))
    assert trace(field) == ["return A", "return A"]


# LUT-19.3: Elves.


@pytest.mark.rule("LUT-19.3a")
def test_defending_elves_may_strike_first() -> None:
    field = fight(3, 3, peoples="giants elves")
    assert (field.asks, field.legal) == (("strike", "B"), ["yes", "no"])
    refused = field.copy().play("no")
    assert (refused.happened(FirstStrikeChosen)[0].used, refused.asks, drawn(refused, "B")) == (
        False,
        ("return", "A"),
        [4],
    )
    field.play("yes")
    assert (field.asks, drawn(field, "A"), drawn(field, "B")) == (("return", "B"), [], [4])


@pytest.mark.rule("LUT-19.3a")
def test_attacking_elves_do_not_strike_first() -> None:
    assert trace(fight(3, 3, peoples="elves giants")) == ["return A", "return B"]


@pytest.mark.rule("LUT-19.3b", "LUT-9.3")
@pytest.mark.parametrize(
    ("cards", "city", "lost"),
    [("HSC", False, 2), ("HSC", True, 2), ("XHM", True, 3), ("SSS", False, 0), ("XXX", True, 6)],
)
def test_the_first_strike_hits_unsheltered_attackers_at_once(cards: str, city: bool, lost: int) -> None:
    field = fight(8, 3, b=f"{cards}M MMMM", peoples="giants elves", city=city).play("yes", "return miss")
    assert losses(field, "A") == [lost]
    assert (hits(field, "B"), field.at("NUR1")) == ([], f"B3<A{8 - lost}")


@pytest.mark.rule("LUT-19.3b", "LUT-9.10")
@pytest.mark.parametrize(
    ("attackers", "hands", "cards"),
    [
        ("giants", {}, 4),
        ("orcs", {}, 3),
        ("giants", {"B": "strength"}, 5),
        ("giants", {"A": "weakness"}, 3),
        ("orcs", {"B": "strength", "A": "weakness"}, 3),
    ],
)
def test_the_first_strike_draws_as_in_a_combat_round(attackers: str, hands: dict[str, str], cards: int) -> None:
    field = fight(3, 3, b="M" * 12, peoples=f"{attackers} elves", hands=hands)
    for letter in "BA":
        if letter in hands:
            field.go(f"play {hands[letter]}")
    field.go("yes")
    assert drawn(field, "B") == [cards]
    field.play("return miss")
    assert len(shown(field, "B")[0]) == cards - 1


@pytest.mark.rule("LUT-19.3c", "LUT-21.3")
def test_there_is_no_window_in_a_first_strike() -> None:
    field = fight(3, 3, b="M" * 8, peoples="giants elves", hands={"A": "stone_skin", "B": "stone_skin"})
    asked = trace(field, strike="yes")
    assert asked[2:] == ["strike B", "return B", "return A", "return B", "window-w6 A", "window-w6 B"]


@pytest.mark.rule("LUT-19.3c", "LUT-20.9c", "LUT-20.2b")
def test_hostages_and_ghosts_of_the_attacker_fall_first() -> None:
    field = fight(3, 3, b="XHM M MMMM", peoples="giants elves", runes="enslavement -", captives=(2, 0))
    field.play("yes", "return miss")
    assert [(one.hostages, one.armies) for one in hits(field, "A")] == [(2, 1)]
    field = fight(3, 3, b="XXM M MMMM", peoples="giants elves", runes="ghosts -", city=True)
    field.play("yes", "yes", "return miss")
    assert [(one.ghosts, one.armies) for one in hits(field, "A")] == [(3, 1)]


@pytest.mark.rule("LUT-19.3d", "LUT-9.13", "LUT-9.11")
def test_ex_15_the_elves_first_strike() -> None:
    """EX-15"""
    field = fight(5, 3, "MMMM", "HSC M MMMM", peoples="giants elves").play("yes", "return miss")
    assert (shown(field, "B"), losses(field, "A"), field.at("NUR1")) == (["HCS"], [2], "B3<A3")
    assert counts(field) == [(3, 3, 4, 4)]
    assert (drawn(field, "A"), drawn(field, "B"), field.discards("B")) == ([4], [4, 4], "HCS")


@pytest.mark.rule("LUT-19.3b", "LUT-19.3d", "LUT-9.15")
def test_if_no_attacker_is_left_the_battle_is_over() -> None:
    field = fight(2, 2, b="XMM", peoples="giants elves").play("yes", "return miss")
    assert (counts(field), field.at("NUR1"), field.asks) == ([], "B2", ("form", "A"))


# LUT-19.4: Faeries.


@pytest.mark.rule("LUT-19.4a")
@pytest.mark.parametrize(
    ("cards", "shields", "reflected"), [("XMM", "SMM", 1), ("XMM", "SSM", 2), ("HMM", "SSS", 1), ("HHH", "MMM", 0)]
)
def test_each_shield_that_cancels_a_point_sends_back_a_hit(cards: str, shields: str, reflected: int) -> None:
    field = fought(fight(3, 3, f"{cards}M", f"{shields}M", peoples="elves faeries"))
    assert losses(field, "A") == [reflected]
    field = fought(fight(3, 3, f"{shields}M", f"{cards}M", peoples="faeries giants"))
    assert [(one.reflected, one.armies) for one in hits(field, "B")] == [(reflected, reflected)]


@pytest.mark.rule("LUT-19.4b", "LUT-9.3")
def test_a_reflected_hit_does_nothing_to_a_sheltered_opponent() -> None:
    field = fought(fight(3, 3, "SSM M", "HHM M", peoples="faeries elves", city=True), strike="no")
    assert [(one.reflected, one.armies) for one in hits(field, "B")] == [(0, 0)]
    field = fought(fight(3, 3, "CCM M", "SSM M", peoples="elves faeries", city=True))
    assert losses(field, "A") == [2]


@pytest.mark.rule("LUT-19.4b", "LUT-9.20")
@pytest.mark.parametrize(
    ("cards", "own", "shields", "lost"), [("HHS", "SSM", 1, 1), ("HHS", "SSH", 1, 2), ("HSS", "SSH", 2, 0)]
)
def test_a_reflected_hit_is_cancelled_by_shields_not_needed_otherwise(
    cards: str, own: str, shields: int, lost: int
) -> None:
    field = fought(fight(3, 3, f"{cards}M", f"{own}M", peoples="elves faeries"))
    one = hits(field, "A")[0]
    assert (one.shields, one.armies) == (shields, lost)
    assert hits(field, "B")[0].reflected == 0


@pytest.mark.rule("LUT-19.4c")
def test_golem_hits_are_blocked_but_not_reflected() -> None:
    field = fight(3, 2, "SSM M", peoples="faeries giants", at="LUT2", golems=True, taken="Ap")
    assert trace(field) == ["return A"]
    assert (losses(field, "A"), field.at("LUT2")) == ([0], "golems 2<A3")


# LUT-19.5: Goblins.


@pytest.mark.rule("LUT-19.5a", "LUT-19.5c", "LUT-9.8")
@pytest.mark.parametrize(("armies", "cards", "against_orcs"), [(1, 2, 2), (2, 4, 2), (3, 6, 4), (7, 6, 4)])
def test_goblins_draw_twice_their_armies(armies: int, cards: int, against_orcs: int) -> None:
    field = fought(fight(3, armies, b="M" * 6, peoples="giants goblins"))
    assert (drawn(field, "B")[0], len(shown(field, "B")[0])) == (cards, cards - 1)
    assert counts(fight(3, armies, peoples="orcs goblins"))[0][3] == against_orcs


@pytest.mark.rule("LUT-19.5b", "LUT-9.16")
@pytest.mark.parametrize("city", [False, True])
def test_a_hero_strike_of_goblins_destroys_one_army(city: bool) -> None:
    assert losses(fought(fight(2, 5, "XXM M", peoples="goblins giants", city=city)), "B") == [2]
    assert losses(fought(fight(5, 2, b="XXM M", peoples="giants goblins", city=city)), "A") == [2]
