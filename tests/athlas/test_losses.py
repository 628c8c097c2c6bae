"""Life, death, simultaneous losses (ATH-20)."""

import pytest

from manawell.games.athlas.events import Attacked, LifeLost, UnitDied, UnitExploded
from tests.athlas.table import Table, battle

AWAY = {"centre": "-5,0"}


def fire(units: str, *silver: str, marks: tuple[str, ...] = (), gold: str = "G01", **pools: int) -> Table:
    """A Spell Master on (-2,1) strikes (0,0) and its neighbours with fire, a spell attack of 5."""
    table = battle(
        f"g1.1 -2,1; {units}",
        gold=["G05 S01", gold],
        silver=silver,
        marks=marks,
        pools=pools,
        markers={"g S01": 1},
        relics=AWAY,
    )
    return table.play("act g1.1", "use S01 0,0")


# ATH-20.1 to 20.3: the pool.


@pytest.mark.rule("ATH-20.1")
def test_all_units_of_an_alpha_share_one_pool() -> None:
    table = battle("g1.1 0,4; s1.1 -1,4; s1.2 1,4; s2.1 0,5", silver=["G02", "G01"])
    table.play("act g1.1", "use E08 s1.1", "end", "end summon")
    assert (table.pool("s1"), table.pool("s2")) == (6, 10)
    table.play("end all", "end summon", "act g1.1", "use E08 s1.2")
    assert (table.pool("s1"), table.at("s1.1"), table.at("s1.2")) == (12, "-1,4", None)


@pytest.mark.rule("ATH-20.2")
@pytest.mark.parametrize("pool", [6, 5, 1])
def test_the_unit_that_empties_the_pool_dies_and_the_surplus_is_lost(pool: int) -> None:
    table = battle("g1.1 0,4; s1.1 -1,4; s1.2 5,-5", silver=["G02"], pools={"s1": pool}, marks=["s1.1 inspired s"])
    table.play("act g1.1", "use E08 s1.1")
    assert (table.at("s1.1"), table.at("s1.2"), table.pool("s1")) == (None, "5,-5", 12)
    assert table.happened(UnitDied) == [UnitDied(1, "s1.1", "G02", -1, 4, 12)]
    assert table.view().board.marks == ()


@pytest.mark.rule("ATH-20.2")
def test_a_unit_lives_while_one_point_is_left() -> None:
    table = battle("g1.1 0,4; s1.1 -1,4", silver=["G02"], pools={"s1": 7}).play("act g1.1", "use E08 s1.1")
    assert (table.at("s1.1"), table.pool("s1")) == ("-1,4", 1)


@pytest.mark.rule("ATH-20.3")
def test_life_loss_knows_no_armour() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", silver=["G06 E06 E07"], stacks=("D09", ""), marks=["s1.1 shielded s D14 6"])
    table.play("play D09 @now", "unit s1.1")
    assert (table.pool("s1"), table.armour("s1.1")) == (11 - 3, (7, 3))
    assert table.happened(LifeLost) == [LifeLost(1, "s1.1", "G06", "effect", 3, 8)]
    assert table.happened(Attacked) == []


# ATH-20.4, 20.5: several units of one alpha.


@pytest.mark.rule("ATH-20.4")
def test_the_damage_of_one_attack_to_an_alpha_is_added() -> None:
    table = fire("s1.1 0,0; s1.2 1,0; s1.3 0,1", "G02 E05", s1=10)
    assert (table.pool("s1"), table.asks) == (10 - 9, ("act", 0))


@pytest.mark.rule("ATH-20.4")
@pytest.mark.parametrize("pool", [9, 6, 1])
@pytest.mark.parametrize("victim", ["s1.1", "s1.2", "s1.3"])
def test_exactly_one_unit_dies_chosen_by_its_owner(victim: str, pool: int) -> None:
    table = fire("s1.1 0,0; s1.2 1,0; s1.3 0,1; s1.4 5,-5", "G02 E05", s1=pool)
    assert table.asks == ("casualty", 1)
    assert sorted(table.legal) == ["lose s1.1", "lose s1.2", "lose s1.3"]
    table.play(f"lose {victim}")
    assert [event.unit for event in table.happened(UnitDied)] == [victim]
    assert (table.at(victim), table.pool("s1"), table.asks) == (None, 12, ("act", 0))


@pytest.mark.rule("ATH-20.4")
def test_a_unit_that_lost_nothing_cannot_be_chosen() -> None:
    """Its armour of 4/2 absorbs the fire."""
    table = fire("s1.1 0,0; s1.2 1,0; s1.3 0,1", "G02 E05", marks=("s1.2 shielded s D14 6",), s1=6)
    assert sorted(table.legal) == ["lose s1.1", "lose s1.3"]


@pytest.mark.rule("ATH-20.4")
def test_a_single_candidate_dies_without_a_question() -> None:
    table = fire("s1.1 0,0; s1.2 1,0", "G02 E05", marks=("s1.2 shielded s D14 6",), s1=3)
    assert (table.at("s1.1"), table.at("s1.2"), table.pool("s1"), table.asks) == (None, "1,0", 12, ("act", 0))


@pytest.mark.rule("ATH-20.5", "ATH-14.2")
@pytest.mark.parametrize(("pool", "dies"), [(11, False), (10, True), (1, True)])
def test_units_that_drown_together_lose_together(pool: int, dies: bool) -> None:
    table = battle("g1.1 -5,5; s1.1 0,3; s1.2 -1,4", silver=["G02"], stacks=("D07", ""), pools={"s1": pool})
    table.play("play D07 @now", "field 0,3", "field -1,4", "enough")
    if dies:
        assert table.asks == ("casualty", 1)
        assert table.play("lose s1.2").at("s1.1") == "0,3"
    assert table.pool("s1") == (12 if dies else 1)
    assert len(table.happened(UnitDied)) == dies


@pytest.mark.rule("ATH-20.5", "ATH-14.2")
def test_an_amphibious_unit_is_no_candidate_of_drowning() -> None:
    table = battle(
        "g1.1 -5,5; s1.1 0,3; s2.1 -1,4", silver=["G02", "G06"], stacks=("D07", ""), pools={"s1": 5, "s2": 1}
    )
    table.play("play D07 @now", "field 0,3", "field -1,4", "enough")
    assert (table.at("s1.1"), table.at("s2.1"), table.pool("s2")) == (None, "-1,4", 1)


@pytest.mark.rule("ATH-20.5", "ATH-C.14")
@pytest.mark.parametrize(("pool", "dies"), [(7, False), (6, True)])
def test_units_hurt_by_one_explosion_lose_together(pool: int, dies: bool) -> None:
    units = "g1.1 0,4; s1.1 -1,4; s2.1 -2,4; s2.2 -2,5"
    table = battle(units, silver=["G02 A04", "G01"], pools={"s1": 1, "s2": pool})
    table.play("act g1.1", "use E08 s1.1")
    assert table.asks == (("casualty", 1) if dies else ("act", 0))
    if dies:
        table.play("lose s2.1")
    assert (table.pool("s2"), table.pool("g1")) == (10 if dies else 1, 12 - 3)


# ATH-20.6: order.


@pytest.mark.rule("ATH-20.6")
def test_different_alphas_are_counted_separately() -> None:
    table = fire("s1.1 0,0; s1.2 1,0; s2.1 0,1; s2.2 -1,1", "G02", "G01", s1=10, s2=10)
    assert table.legal == ["lose s1.1", "lose s1.2"]
    table.play("lose s1.2")
    assert (table.at("s1.2"), sorted(table.legal)) == ("1,0", ["lose s2.1", "lose s2.2"])
    table.play("lose s2.1")
    assert [event.unit for event in table.happened(UnitDied)] == ["s1.2", "s2.1"]
    assert (table.pool("s1"), table.pool("s2")) == (12, 10)


@pytest.mark.rule("ATH-20.6", "ATH-20.4")
def test_the_player_on_turn_names_his_casualty_first() -> None:
    table = fire("g2.1 1,0; g2.2 0,1; s1.1 0,0; s1.2 -1,1", "G02", g2=10, s1=10)
    assert (table.asks, set(table.legal)) == (("casualty", 0), {"lose g2.1", "lose g2.2"})
    assert table.play("lose g2.2").asks == ("casualty", 1)
    table.play("lose s1.1")
    assert (table.at("g2.2"), table.at("s1.1"), table.asks) == (None, None, ("act", 0))


@pytest.mark.rule("ATH-20.6")
def test_one_alpha_may_live_on_while_another_loses_a_unit() -> None:
    table = fire("s1.1 0,0; s2.1 0,1", "G02", "G01", s1=5)
    assert (table.at("s1.1"), table.pool("s1"), table.at("s2.1"), table.pool("s2")) == (None, 12, "0,1", 5)


@pytest.mark.rule("ATH-20.6", "ATH-C.14", "ATH-1.5")
def test_all_die_together_then_the_turn_players_units_explode_first() -> None:
    """s1.1 in the middle and g2.1 in the east die by the same fire."""
    table = fire("s1.1 0,0; g2.1 1,0", "G02 A04", gold="G01 A04", s1=1, g2=1)
    assert [kind for kind in table.kinds if kind in ("UnitDied", "UnitExploded")] == ["UnitDied"] * 2 + [
        "UnitExploded"
    ] * 2
    assert table.happened(UnitExploded) == [UnitExploded(1, 0, 3), UnitExploded(0, 0, 3)]
    assert (table.pool("s1"), table.pool("g2")) == (12, 10)  # the dead lose nothing by the explosions


@pytest.mark.rule("ATH-20.6")
def test_each_explosion_is_an_event_of_its_own() -> None:
    """Two units next to both dead ones, 5 life after the fire: the first explosion kills one, the second hurts the
    other.
    """
    units = "s1.1 0,0; g2.1 1,0; s2.1 0,1; s2.2 1,-1"
    table = fire(units, "G02 A04", "G04", gold="G01 A04", s1=1, g2=1)
    assert table.asks == ("casualty", 1)
    table.play("lose s2.1")
    hurt = [event.unit for event in table.happened(LifeLost)]
    assert sorted(hurt[:2]) == ["s2.1", "s2.2"]
    assert hurt[2:] == ["s2.2"]
    assert table.pool("s2") == 11 - 3


# ATH-20.7, 20.8: healing and sacrifice.


@pytest.mark.rule("ATH-20.7", "ATH-10.8")
@pytest.mark.parametrize(("pool", "after"), [(1, 6), (7, 12), (9, 12), (11, 12)])
def test_healing_never_exceeds_the_maximum(pool: int, after: int) -> None:
    table = battle("g1.1 0,4", gold=["G02 E12"], pools={"g1": pool}, markers={"g E12": 1})
    assert table.play("act g1.1", "use E12").pool("g1") == after


@pytest.mark.rule("ATH-20.7", "ATH-10.8")
def test_an_unhurt_alpha_cannot_be_healed() -> None:
    table = battle("g1.1 0,4", gold=["G02 E12"], markers={"g E12": 1}).play("act g1.1")
    assert table.refusal("use E12").rule == "ATH-10.8"


@pytest.mark.rule("ATH-20.8", "ATH-C.11")
@pytest.mark.parametrize(("pool", "most"), [(1, 0), (2, 1), (3, 2), (5, 4), (6, 5), (12, 5)])
def test_a_sacrifice_does_not_empty_the_pool(pool: int, most: int) -> None:
    table = battle("g1.1 0,4; s1.1 -1,4", gold=["G02 E16"], silver=["G02"], pools={"g1": pool}).play("act g1.1")
    assert table.legal_with("use E16") == [f"use E16 s1.1 x{x}" for x in range(1, most + 1)]
