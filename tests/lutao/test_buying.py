"""Spell cards (LUT-13) and purchases (LUT-14)."""

from typing import Any

import pytest

from manawell.games.lutao.events import Bought, BuyingEnded, SpellDiscarded, SpellsDrawn, SpellsReshuffled
from tests.lutao.table import Table, table

PRICES = [2, 4, 6, 8, 10, 13, 16, 19, 22, 26, 30, 34, 39, 44, 49]


def learning(armies: str, **more: Any) -> Table:
    """The spell card phase is about to begin; players who hold a card pass until someone has drawn."""
    field = table(armies, peoples="elves witches", step="forming", active="B", **more).play("end")
    while field.asks[0] in ("golems", "window-w8", "window-w9"):
        field.play("end" if field.asks[0] == "golems" else "pass")
    return field


def drawn(field: Table) -> list[tuple[str, int, str]]:
    return [(event.people, event.count, event.cause) for event in field.happened(SpellsDrawn)]


def buying(points: int, armies: str = "A NUR1 1") -> Table:
    return table(f"{armies}; B SIG1 1", step="buying", budget={"A": points, "B": 0})


# Spell cards.


@pytest.mark.rule("LUT-13.1", "LUT-5.2")
def test_a_card_for_every_own_city_on_a_land_in_turn_order() -> None:
    field = learning("A NUR1 1; A RHU1 1; B SIG1 1; B CAN2 1; B TAV1 1", cities="NUR1 RHU1 SIG1 DHO1 ILA1")
    assert field.order == "BA"
    assert drawn(field.pass_all()) == [("witches", 1, "cities"), ("elves", 2, "cities")]
    assert (len(field.hand("A")), len(field.hand("B"))) == (2, 1)
    assert field.view().spell_pile == 57


@pytest.mark.rule("LUT-13.1", "LUT-1.4", "LUT-13.5")
def test_the_city_of_lutao_gives_a_card_for_every_opponent() -> None:
    field = learning("A LUT0 1; A NUR1 1; B SIG1 1", controller="A 3", cities="NUR1")
    assert drawn(field.pass_all()) == [("elves", 1, "cities"), ("elves", 1, "lutao")]
    assert sorted(card.endswith("'") for card in field.hand("A")) == [False, True]


@pytest.mark.rule("LUT-13.1")
def test_nobody_draws_for_a_city_that_is_nobodys() -> None:
    field = learning("A NUR1 1; B SIG1 1", cities="RHU1")
    assert drawn(field) == []


@pytest.mark.rule("LUT-13.2")
def test_ex_26_the_limit_of_the_hand() -> None:
    """EX-26: three cards and three cities; any-time spells in the window, then discards down to four."""
    hands = {"A": "lightning strength strength"}
    field = learning("A NUR1 1; A RHU1 1; A TAV1 1; B SIG1 1", cities="NUR1 RHU1 TAV1", hands=hands)
    assert (field.asks, len(field.hand("A"))) == (("window-w10", "A"), 6)
    assert "play lightning" in field.legal
    assert "play strength" not in field.legal
    field.play("pass")
    assert field.asks == ("surplus", "A")
    assert set(field.legal) == {f"discard {card}" for card in field.hand("A")}
    field.play("discard strength", "discard lightning")
    assert len(field.hand("A")) == 4
    assert [(event.spell, event.cause) for event in field.happened(SpellDiscarded)] == [
        ("strength", "limit"),
        ("lightning", "limit"),
    ]
    assert field.asks == ("buy-armies", "A")


@pytest.mark.rule("LUT-13.2")
def test_ex_26_a_card_played_in_the_window_need_not_be_discarded() -> None:
    """EX-26"""
    hands = {"A": "lightning strength strength"}
    field = learning("A NUR1 1; A RHU1 1; B SIG1 3", cities="NUR1 RHU1", hands=hands)
    assert len(field.hand("A")) == 5
    field.play("play lightning", "at SIG1")
    assert field.at("SIG1") == "B2"
    field.pass_all()
    assert (len(field.hand("A")), field.asks[0]) == (4, "buy-armies")


@pytest.mark.rule("LUT-13.2", "LUT-15.7")
def test_ex_26_the_controller_of_the_city_keeps_all() -> None:
    """EX-26"""
    hands = {"A": "lightning strength strength"}
    field = learning(
        "A NUR1 1; A RHU1 1; A TAV1 1; A LUT0 1; B SIG1 1", cities="NUR1 RHU1 TAV1", hands=hands, controller="A 3"
    )
    assert field.play("pass").asks == ("buy-armies", "A")
    assert len(field.hand("A")) == 3 + 3 + 1


@pytest.mark.rule("LUT-13.2", "LUT-20.11b")
def test_the_rune_of_wisdom_holds_seven() -> None:
    hands = {"A": "levy levy levy storm storm teleport teleport silence"}
    field = learning("A NUR1 2; B SIG1 1", hands=hands, runes="wisdom wrath").pass_all()
    assert field.asks == ("surplus", "A")
    assert field.play("discard levy").asks[0].startswith("buy")
    assert len(field.hand("A")) == 7


@pytest.mark.rule("LUT-13.2", "LUT-13.3")
def test_the_limit_is_checked_without_draws_too_and_returns_with_the_loss_of_the_city() -> None:
    """A has lost the city of Lutao; its six cards are counted in its next spell card phase, not before."""
    hands = {"A": "levy levy levy storm storm teleport"}
    field = table("A NUR1 1; B SIG1 1; B LUT0 3", hands=hands, controller="B 2", active="B", peoples="elves witches")
    field.go("end", "end")
    while field.asks[0] != "surplus":
        assert len(field.hand("A")) == 6
        field.play("end" if field.asks[0] == "golems" else "pass")
    assert field.asks == ("surplus", "A")
    field.play("discard levy", "discard storm")
    assert field.hand("A") == ["storm", "teleport", "levy", "levy"]


@pytest.mark.rule("LUT-13.3", "LUT-21.13")
def test_the_limit_is_enforced_at_the_next_draw_outside_the_phase_too() -> None:
    hands = {"A": "levy levy levy storm storm mind_theft", "B": "teleport"}
    field = table("A NUR1 1; B SIG1 1", hands=hands, peoples="elves witches")
    field.go("play mind_theft", "against witches").pass_all()
    assert (field.asks, len(field.hand("A"))) == (("surplus", "A"), 6)
    field.play("discard levy", "discard levy")
    assert field.asks == ("move", "A")


@pytest.mark.rule("LUT-13.4")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    """One card is left in the pile; two were discarded."""
    field = table(
        "A NUR1 1; A RHU1 1; B SIG1 1",
        cities="NUR1 RHU1",
        spells="storm",
        step="forming",
        active="B",
        peoples="elves orcs",
    )
    field.state.spell_discards[0] = 2
    field.play("end").pass_all()
    assert len(field.happened(SpellsReshuffled)) == 1
    assert sorted(field.hand("A")) == ["storm", "strength"]
    assert (field.view().spell_pile, sum(field.view().spell_discards)) == (1, 0)


@pytest.mark.rule("LUT-13.4", "LUT-1.10")
def test_without_any_card_none_is_drawn() -> None:
    field = table(
        "A NUR1 1; A RHU1 1; B SIG1 1",
        cities="NUR1 RHU1",
        spells="storm",
        step="forming",
        active="B",
        peoples="elves orcs",
    )
    field.play("end").pass_all()
    assert field.hand("A") == ["storm"]
    assert field.asks == ("buy-armies", "A")


@pytest.mark.rule("LUT-13.5")
def test_lutao_cards_and_marked_cards_are_remembered() -> None:
    field = learning("A LUT0 1; A NUR1 1; B SIG1 1", controller="A 3", cities="NUR1", runes="true_knowledge wrath")
    field.pass_all()
    assert sorted(card[-1] if card[-1] in "*'" else "" for card in field.hand("A")) == ["", "'", "*"]


@pytest.mark.rule("LUT-13.5")
@pytest.mark.parametrize("card", ["storm*", "storm'"])
def test_a_card_that_changes_hands_loses_its_marks(card: str) -> None:
    field = table("A NUR1 1; B SIG1 1", hands={"A": "mind_theft", "B": card}, runes="wrath true_knowledge")
    field.play("play mind_theft", "against druids").pass_all()
    assert (field.hand("A"), field.hand("B")) == (["storm"], [])


# Purchases.


@pytest.mark.rule("LUT-14.1", "LUT-14.2", "LUT-14.3", "LUT-14.4", "LUT-14.5")
def test_ex_1_a_mixed_purchase() -> None:
    """EX-1: 25 points; 7 armies, a ship and 3 sticks cost 23, the other two are lost."""
    field = buying(25).play("armies 7", "ships 1", "cities 0", "sticks 3")
    one = field.people("A")
    assert (one.reserve, one.ships, one.cities, one.sticks, one.supply) == (7, 1, 0, 3, 75 - 1 - 7)
    assert [event.price for event in field.happened(Bought)] == [16, 4, 0, 3]
    assert BuyingEnded("bards", 2) in field.happened(BuyingEnded)


@pytest.mark.rule("LUT-14.2", "LUT-14.3", "LUT-14.4")
def test_ex_1_sixty_points_to_the_last() -> None:
    """EX-1: 49 + 5 + 4 + 2."""
    field = buying(60).play("armies 15", "ships 1", "cities 1", "sticks 2")
    one = field.people("A")
    assert (one.reserve, one.ships, one.cities, one.sticks, one.budget) == (15, 1, 1, 2, 0)


@pytest.mark.rule("LUT-14.1", "LUT-14.3", "LUT-14.4")
def test_ex_1_refused_purchases() -> None:
    """EX-1: too dear; armies in two parts; more than the supply."""
    assert buying(12).refusal("armies 6").rule == "LUT-14.1"
    twice = buying(20).play("armies 5")
    assert twice.refusal("armies 5").rule == "LUT-5.1"
    assert buying(20).refusal("armies 10").rule == "LUT-14.1"
    scarce = "; ".join(f"A RHU{number} 8" for number in range(1, 8)) + "; A NUR1 8; A NUR2 2"
    poor = buying(60, scarce)
    assert poor.people("A").supply == 9
    assert poor.refusal("armies 10").rule == "LUT-14.4"
    assert poor.legal[-1] == "armies 9"


@pytest.mark.rule("LUT-14.3")
@pytest.mark.parametrize(("armies", "price"), list(enumerate(PRICES, 1)))
def test_the_price_of_armies(armies: int, price: int) -> None:
    assert buying(price).legal[-1] == f"armies {armies}"
    assert f"armies {armies}" not in buying(price - 1).legal
    field = buying(60).play(f"armies {armies}")
    assert field.people("A").budget == 60 - price


@pytest.mark.rule("LUT-14.2")
def test_the_prices_of_ships_cities_and_sticks() -> None:
    field = buying(19).play("armies 0", "ships 1", "cities 2", "sticks 5")
    assert [(event.item, event.number, event.price) for event in field.happened(Bought)] == [
        ("armies", 0, 0),
        ("ships", 1, 4),
        ("cities", 2, 10),
        ("sticks", 5, 5),
    ]


@pytest.mark.rule("LUT-14.4")
def test_no_more_than_fifteen_armies() -> None:
    field = buying(60)
    assert len(field.legal) == 16
    assert field.refusal("armies 16").rule == "LUT-14.4"


@pytest.mark.rule("LUT-14.1")
def test_the_points_of_this_scoring_are_spent_and_the_rest_is_lost() -> None:
    field = table("A NUR1 1; A NUR2 1; B SIG1 1; B SIG2 1; B SIG3 1", step="forming", active="B", peoples="elves orcs")
    field.play("end")
    assert (field.asks, field.order) == (("buy-armies", "B"), "BA")
    assert field.legal == ["armies 0", "armies 1"]
    field.play("armies 0", "sticks 1", "armies 0", "sticks 0")
    assert field.happened(BuyingEnded) == [BuyingEnded("orcs", 2), BuyingEnded("elves", 2)]
    field.play("end", "end", "end", "end")
    assert (field.view().round, field.view().phase) == (4, "buy_armies")
    assert [field.people(letter).budget for letter in "AB"] == [2, 3]


@pytest.mark.rule("LUT-14.5")
def test_what_was_bought_waits_in_the_reserve_and_sticks_are_at_hand() -> None:
    field = buying(12).play("armies 2", "ships 1", "sticks 4")
    assert field.at("NUR1") == "A1"
    assert field.asks == ("place", "A")
    assert field.legal_with("army") == ["army NUR1"]
    assert field.people("A").sticks == 4
