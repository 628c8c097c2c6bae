"""Forced movement (ATH-18)."""

from collections.abc import Mapping

import pytest

from manawell.games.athlas.events import Attacked, LifeLost, UnitSqueezed
from tests.athlas.table import Table, battle


def pushed(
    at: str,
    direction: str,
    cards: str = "G01",
    terrain: Mapping[str, str] | None = None,
    others: str = "",
    **pools: int,
) -> Table:
    """Gold pushes s1.1 by Supernatural Force."""
    table = battle(
        f"g1.1 -5,5; s1.1 {at}; {others}", silver=[cards, "G05"], stacks=("D05", ""), terrain=terrain, pools=pools
    )
    return table.play("play D05 @now", "unit s1.1", f"toward {direction}")


# ATH-18.1, 18.2: what is pushed.


@pytest.mark.rule("ATH-18.1")
@pytest.mark.parametrize(
    ("direction", "to"), [("E", "1,0"), ("SE", "0,1"), ("SW", "-1,1"), ("W", "-1,0"), ("NW", "0,-1"), ("NE", "1,-1")]
)
def test_a_push_moves_a_unit_by_one_field_in_the_given_direction(direction: str, to: str) -> None:
    table = battle("g1.1 -5,5; s1.1 0,0", silver=["G01"], stacks=("D05", ""), relics={"centre": "0,-5"})
    table.play("play D05 @now", "unit s1.1", f"toward {direction}")
    assert (table.at("s1.1"), table.unit_on("0,0"), table.pool("s1")) == (to, None, 10)


@pytest.mark.rule("ATH-18.1", "ATH-C.31")
def test_a_push_costs_the_unit_nothing() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", stacks=("D05", "")).play("act g1.1", "play D05 @now", "unit g1.1", "toward W")
    (activation,) = table.view().board.activations
    assert (activation.moves, activation.actions) == (1, 1)
    assert table.play("walk -2,4").at("g1.1") == "-2,4"


@pytest.mark.rule("ATH-18.2", "ATH-C.10")
@pytest.mark.parametrize(("cards", "pool"), [("G02", 12 - 4 - 3), ("G02 A13", 12 - 4), ("G09", 14 - 3)])
def test_an_immobile_or_steadfast_unit_is_neither_moved_nor_squeezed(cards: str, pool: int) -> None:
    """A War Hammer (3 + 1) strikes it towards a hill; the tower has armour 1."""
    table = battle("g1.1 -1,0; s1.1 -1,1", gold=["G02 E24"], silver=[cards])
    table.play("act g1.1", "use E24 s1.1")
    assert (table.at("s1.1"), table.pool("s1")) == ("-1,1", pool)


@pytest.mark.rule("ATH-18.2", "ATH-C.41")
@pytest.mark.parametrize("direction", ["E", "SE"])
def test_a_unit_in_stasis_is_not_pushed(direction: str) -> None:
    """Silver answers the Force with a Stasis Field; in the south-east there is a hill."""
    table = battle("g1.1 -5,5; s1.1 -1,1", silver=["G01"], stacks=("D05", "D04"))
    table.play("play D05 @now", "unit s1.1", f"toward {direction}", "play D04 @now", "unit s1.1")
    assert (table.at("s1.1"), table.pool("s1"), table.conditions("s1.1")) == ("-1,1", 10, ["stasis [4]"])
    assert table.asks == ("choose", 0)


# ATH-18.3: squeezed.


@pytest.mark.rule("ATH-18.3")
@pytest.mark.parametrize(
    ("at", "direction", "terrain"),
    [
        ("0,5", "SE", {}),
        ("5,-5", "E", {}),
        ("-1,1", "SE", {}),
        ("0,0", "E", {"0,0": "crater", "1,0": "plain"}),
        ("0,0", "E", {"0,0": "crater", "1,0": "hill"}),
        ("2,0", "NW", {"2,-1": "hill"}),
    ],
    ids=["off the board", "off the corner", "plain to hill", "crater to plain", "crater to hill", "water to hill"],
)
def test_against_the_edge_or_a_higher_field_the_unit_is_squeezed(
    at: str, direction: str, terrain: dict[str, str]
) -> None:
    table = pushed(at, direction, terrain=terrain)
    assert (table.at("s1.1"), table.pool("s1")) == (at, 10 - 3)
    assert table.happened(UnitSqueezed) == [UnitSqueezed(1, "s1.1", "G01")]


@pytest.mark.rule("ATH-18.3")
@pytest.mark.parametrize("other", ["g1.2", "s2.1", "s1.2"])
@pytest.mark.parametrize("cards", ["G01", "G03"])
def test_against_a_unit_it_is_squeezed_and_the_other_loses_nothing(cards: str, other: str) -> None:
    table = pushed("1,1", "W", cards, others=f"{other} 0,1")
    life = {"G01": 10, "G03": 8}[cards]
    assert (table.at("s1.1"), table.at(other), table.pool("s1")) == ("1,1", "0,1", life - 3)
    assert (table.pool("g1"), table.pool("s2")) == (12, 8)


@pytest.mark.rule("ATH-18.3")
def test_a_unit_squeezed_to_death_leaves_the_board() -> None:
    table = pushed("0,5", "SE", s1=3)
    assert (table.at("s1.1"), table.pool("s1")) == (None, 10)


# ATH-18.4, 18.5: falls and drowning.


@pytest.mark.rule("ATH-18.4")
@pytest.mark.parametrize(
    ("at", "direction", "terrain", "to", "loss"),
    [
        ("0,4", "W", {}, "-1,4", 0),
        ("0,2", "SE", {}, "0,3", 3),
        ("-1,2", "E", {"0,2": "crater"}, "0,2", 3),
        ("0,4", "W", {"-1,4": "crater"}, "-1,4", 3),
        ("-1,2", "W", {}, "-2,2", 0),
        ("0,4", "W", {"0,4": "crater", "-1,4": "crater"}, "-1,4", 0),
    ],
    ids=["plain", "hill to plain", "down a cliff", "plain to crater", "hill to hill", "crater to crater"],
)
def test_a_unit_pushed_to_lower_ground_falls_once(
    at: str, direction: str, terrain: dict[str, str], to: str, loss: int
) -> None:
    table = pushed(at, direction, terrain=terrain)
    assert (table.at("s1.1"), table.pool("s1")) == (to, 10 - loss)
    assert [event.cause for event in table.happened(LifeLost)] == ["fall"] * (loss > 0)


@pytest.mark.rule("ATH-18.4", "ATH-18.3", "ATH-13.4")
@pytest.mark.parametrize(("at", "direction", "to"), [("0,2", "SE", "0,3"), ("-1,1", "SE", "-1,2"), ("1,0", "E", "2,0")])
def test_a_flying_unit_neither_falls_nor_drowns_nor_is_stopped_by_a_hill(at: str, direction: str, to: str) -> None:
    table = pushed(at, direction, "G03")
    assert (table.at("s1.1"), table.pool("s1")) == (to, 8)


@pytest.mark.rule("ATH-18.5")
@pytest.mark.parametrize(
    ("at", "terrain", "cards", "pool"),
    [
        ("1,0", {}, "G01", 10 - 5),
        ("1,0", {"1,0": "hill"}, "G01", 10 - 3 - 5),
        ("1,0", {"1,0": "hill"}, "G06", 11 - 3),
        ("1,0", {}, "G06", 11),
    ],
)
def test_a_unit_pushed_into_water_drowns_after_its_fall(
    at: str, terrain: dict[str, str], cards: str, pool: int
) -> None:
    table = pushed(at, "E", cards, terrain)
    assert (table.at("s1.1"), table.pool("s1")) == ("2,0", pool)


@pytest.mark.rule("ATH-18.5", "ATH-1.6")
@pytest.mark.parametrize(("pool", "losses"), [(3, ["fall"]), (4, ["fall", "drown"]), (8, ["fall", "drown"])])
def test_a_unit_that_dies_by_the_fall_does_not_drown_as_well(pool: int, losses: list[str]) -> None:
    table = pushed("1,0", "E", terrain={"1,0": "hill"}, s1=pool)
    assert (table.at("s1.1"), table.pool("s1")) == (None, 10)
    assert [event.cause for event in table.happened(LifeLost)] == losses


# ATH-18.6: relics.


@pytest.mark.rule("ATH-18.6")
@pytest.mark.parametrize(("answer", "relic"), [("leave", "0,0"), ("keep centre", "1,0")])
def test_the_owner_of_the_pushed_unit_decides_about_its_relic(answer: str, relic: str) -> None:
    table = pushed("0,0", "E")
    assert table.asks == ("relic", 1)
    assert sorted(table.legal) == ["keep centre", "leave"]
    table.play(answer)
    assert (table.at("s1.1"), table.relic("centre"), table.moved("centre")) == ("1,0", relic, relic == "1,0")
    assert table.asks == ("choose", 0)


@pytest.mark.rule("ATH-18.6", "ATH-21.2")
def test_the_owner_decides_not_the_commander() -> None:
    table = battle("g1.1 -1,1; s1.1 0,0", gold=["G07"], silver=["G01"], stacks=("D05", ""))
    table.play("act g1.1", "use G07 s1.1", "play D05 @now", "unit s1.1", "toward E")
    assert table.asks == ("relic", 1)
    table.play("keep centre")
    assert (table.holds("s1.1"), table.asks) == ({"centre"}, ("act", 0))


@pytest.mark.rule("ATH-18.6", "ATH-1.2")
def test_a_relic_moved_in_this_turn_is_left_without_asking() -> None:
    table = battle("g1.1 0,0; g1.2 -5,5", stacks=("D05", "")).play("act g1.1", "walk 1,0 +centre")
    table.play("play D05 @now", "unit g1.1", "toward NE")
    assert table.asks == ("act", 0)
    assert (table.at("g1.1"), table.relic("centre"), table.holds("g1.1")) == ("2,-1", "1,0", set())


@pytest.mark.rule("ATH-18.6")
def test_nobody_is_asked_when_the_unit_is_only_squeezed() -> None:
    table = battle("g1.1 -5,5; s1.1 0,5", silver=["G01"], stacks=("D05", ""), relics={"centre": "0,5"})
    table.play("play D05 @now", "unit s1.1", "toward SE")
    assert (table.asks, table.relic("centre"), table.holds("s1.1")) == (("choose", 0), "0,5", {"centre"})


# ATH-18.7: no attacks.


@pytest.mark.rule("ATH-18.7", "ATH-20.3")
@pytest.mark.parametrize(("at", "cause"), [("-1,1", "squeeze"), ("0,2", "fall")])
def test_armour_does_not_help_against_squeezing_and_falling(at: str, cause: str) -> None:
    table = pushed(at, "SE", "G04 E06")
    assert (table.pool("s1"), table.armour("s1.1")) == (11 - 3, (4, 1))
    assert table.happened(LifeLost) == [LifeLost(1, "s1.1", "G04", cause, 3, 8)]
    assert table.happened(Attacked) == []
