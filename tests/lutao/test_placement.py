"""The placement phase (LUT-6), and what province, piece and supply mean (LUT-4)."""

from typing import Any

import pytest

from manawell.games.lutao.components.tables import LUTAO, PROVINCE_COUNT
from manawell.games.lutao.events import CityBuilt, PlacementEnded, RoundBegun
from tests.lutao.table import Table, table


def placing(armies: str, reserve: str, **more: Any) -> Table:
    """A's placement turn with this reserve."""
    return table(armies, step="placing", reserve={"A": reserve}, **more)


# Armies.


@pytest.mark.rule("LUT-6.1")
def test_pieces_are_placed_in_any_order() -> None:
    field = placing("A NUR1 1; A NUR2 1; B SIG1 1", "2 armies 1 city 1 ships")
    field.play("ship NUR2 E", "army NUR2", "take 1", "city NUR1")
    assert field.legal == ["army NUR1", "army NUR2"]
    field.play("army NUR1", "take 1", "end")
    assert (field.at("NUR1"), field.at("NUR2"), field.ships("NUR2")) == ("A2", "A2", ["E"])
    assert field.happened(CityBuilt) == [CityBuilt("bards", "NUR1")]


@pytest.mark.rule("LUT-6.1")
def test_the_turn_cannot_end_while_an_army_finds_room() -> None:
    field = placing("A NUR1 7; B SIG1 1", "2 armies 1 city")
    assert field.refusal("end").rule == "LUT-6.1"
    field.play("army NUR1", "take 1")
    assert "end" in field.legal


@pytest.mark.rule("LUT-6.1")
def test_cities_and_ships_may_be_kept_for_later() -> None:
    field = placing("A NUR1 3; B SIG1 1", "1 city 2 ships").play("end")
    one = field.people("A")
    assert (one.cities, one.ships) == (1, 2)
    assert field.asks == ("move", "A")


@pytest.mark.rule("LUT-6.2", "LUT-4.6")
def test_armies_go_into_own_provinces_with_city_and_on_lutao_up_to_eight() -> None:
    field = placing("A NUR1 5; A LUT4 1; A SIG1 8; B SIG2 1", "10 armies", cities="NUR1")
    assert field.legal == ["army NUR1", "army LUT4"]
    assert field.refusal("army SIG2").rule == "LUT-6.2"
    assert field.refusal("army CAN1").rule == "LUT-6.2"
    assert field.refusal("army SIG1").rule == "LUT-6.2"
    field.play("army NUR1")
    assert field.legal == ["take 1", "take 2", "take 3"]
    assert field.refusal("take 4").rule == "LUT-6.2"
    field.play("take 3", "army LUT4", "take 7")
    assert (field.at("NUR1"), field.at("LUT4")) == ("A8", "A8")


@pytest.mark.rule("LUT-6.2", "LUT-4.1", "LUT-4.2")
def test_armies_without_room_return_to_the_supply() -> None:
    field = placing("A NUR1 6; B SIG1 1", "5 armies")
    assert field.people("A").supply == 75 - 11
    field.play("army NUR1", "take 2", "end")
    assert (field.people("A").supply, field.people("A").reserve) == (75 - 8, 0)
    assert field.happened(PlacementEnded) == [PlacementEnded("bards", 3)]


@pytest.mark.rule("LUT-6.3", "LUT-9.3")
def test_armies_placed_in_a_province_with_a_city_stand_in_the_city() -> None:
    """Plain Hits do nothing to them."""
    piles = {"A": "MMM MMM", "B": "HHHH HHHH"}
    field = placing(
        "A NUR1 1; B NUR2 4; B SIG1 1", "1 armies", cities="NUR1", peoples="shapeshifters elves", piles=piles
    )
    field.play("army NUR1", "take 1", "end", "end", "end", "move NUR2", "to NUR1", "take 3", "end")
    field.play("return hit", "return miss")
    assert field.at("NUR1") == "A2<B3"


# Cities.


@pytest.mark.rule("LUT-6.4")
def test_a_city_goes_to_an_own_city_symbol_or_anywhere_in_a_complete_land() -> None:
    field = placing("A NUR1 1; A NUR2 1; A DHO1 1; A DHO2 1; A RHU2 1; B RHU1 1", "2 cities")
    assert field.legal_with("city") == ["city NUR1", "city DHO1", "city DHO2"]
    assert field.refusal("city NUR2").rule == "LUT-6.4"
    assert field.refusal("city RHU2").rule == "LUT-6.4"
    assert field.refusal("city RHU1").rule == "LUT-6.4"
    field.play("city DHO2")
    assert field.view().provinces[51].city


@pytest.mark.rule("LUT-6.5")
def test_a_land_holds_one_city_at_most_and_it_is_never_moved() -> None:
    field = placing("A NUR1 1; A NUR2 1; A NUR3 1; B SIG1 1", "2 cities").play("city NUR3")
    assert field.legal == ["end"]
    assert field.refusal("city NUR1").rule == "LUT-6.5"
    foreign = placing("A CAN2 1; B CAN1 1", "1 city", cities="CAN1")
    assert foreign.refusal("city CAN2").rule == "LUT-6.5"


@pytest.mark.rule("LUT-6.6", "LUT-2.10")
def test_no_city_is_built_on_lutao() -> None:
    field = placing("A LUT1 1; A LUT0 1; B SIG1 1", "1 city")
    assert field.legal_with("city") == []
    assert field.refusal("city LUT1").rule == "LUT-6.6"


# Ships.


@pytest.mark.rule("LUT-6.7", "LUT-4.10")
def test_a_ship_goes_to_a_free_coastal_edge_of_an_own_province() -> None:
    field = placing("A NUR2 1; A LUT9 1; B SIG1 1", "2 ships", ships="NUR2 E")
    coasts = ["NUR2 NE", "NUR2 NW", "NUR2 SE", "LUT9 NE", "LUT9 NW", "LUT9 W", "LUT9 SW", "LUT9 SE"]
    assert sorted(field.legal_with("ship")) == sorted(f"ship {coast}" for coast in coasts)
    assert field.refusal("ship NUR2 E").rule == "LUT-6.7"
    assert field.refusal("ship NUR2 W").rule == "LUT-2.6"
    field.play("ship NUR2 NE")
    assert field.refusal("ship NUR2 NE").rule == "LUT-6.7"
    assert field.ships("NUR2") == ["E", "NE"]


@pytest.mark.rule("LUT-6.7")
def test_a_ship_is_not_placed_at_a_foreign_province() -> None:
    field = placing("A NUR2 1; B SIG4 1", "1 ships")
    assert field.refusal("ship SIG4 NE").rule == "LUT-6.7"


@pytest.mark.rule("LUT-6.8")
def test_ships_are_not_loaded_in_this_phase() -> None:
    field = placing("A NUR2 3; B SIG1 1", "1 ships", sticks={"A": 3})
    field.play("ship NUR2 E")
    assert field.legal == ["end"]
    assert field.refusal("sail NUR2 E").rule == "LUT-5.1"
    assert field.at("NUR2") == "A3"


# After the placement.


@pytest.mark.rule("LUT-6.9", "LUT-5.2")
def test_traps_come_after_the_last_placement_turn_and_before_the_window() -> None:
    field = table(
        "A NUR1 1; B SIG1 1",
        step="placing",
        runes="traps assassin",
        reserve={"A": "1 armies", "B": "1 armies"},
        hands={"A": "lightning"},
    )
    field.play("army NUR1", "take 1", "end")
    assert field.asks == ("place", "B")
    field.play("army SIG1", "take 1", "end")
    assert field.asks == ("trap", "A")
    field.play("enough")
    assert field.asks == ("window-w1", "A")


@pytest.mark.rule("LUT-5.2", "LUT-6.1")
def test_placement_turns_follow_the_turn_order() -> None:
    field = table(
        "A NUR1 1; B SIG1 1; C RHU1 1",
        peoples="bards druids elves",
        order="CAB",
        active="C",
        step="placing",
        reserve={"A": "1 armies", "B": "1 armies", "C": "1 armies"},
    )
    asked = []
    for province in ("RHU1", "NUR1", "SIG1"):
        asked.append(field.asks[1])
        field.play(f"army {province}", "take 1", "end")
    assert asked == ["C", "A", "B"]


# What things belong to (LUT-4).


@pytest.mark.rule("LUT-4.1")
def test_no_army_is_ever_lost_or_won() -> None:
    """Supply, reserve, board and hostages together."""
    field = table("A NUR1 4; A SIG1 2 h B2; B NUR2 3", reserve={"A": "3 armies"}, runes="enslavement assassin")

    def total(people: int) -> int:
        p = field.state
        one = p.peoples[people]
        board = sum(p.armies[at] for at in range(PROVINCE_COUNT) if p.owner[at] == people)
        attack = sum(p.attack) if people == 0 else 0
        held = sum(number for key, number in p.hostages.items() if key % 4 == people)
        return one.supply + one.reserve + board + attack + held

    assert (field.people("A").supply, field.people("B").supply) == (75 - 9, 75 - 5)
    field.play("move NUR1", "to NUR2", "take 3", "end")
    for _ in range(60):
        assert (total(0), total(1)) == (75, 75)
        if field.asks == ("form", "A"):
            break
        field.play(field.legal[0])
    else:
        raise AssertionError("the battle does not end")


@pytest.mark.rule("LUT-4.2")
def test_destroyed_armies_and_golems_return_to_their_supplies() -> None:
    field = table(
        "A NUR2 5; B SIG1 1; A LUT5 4",
        piles={"A": "CCCM CCCM"},
    )
    assert (field.view().golem_supply, field.people("A").supply) == (5, 66)
    field.play("move LUT5", "to LUT10", "take 3", "end", "return miss")
    assert field.at("LUT10") == "A2"
    assert (field.view().golem_supply, field.people("A").supply) == (6, 67)


@pytest.mark.rule("LUT-4.3", "LUT-4.5")
def test_a_province_without_armies_is_empty_and_its_city_and_ships_are_nobodys() -> None:
    field = table(
        "A NUR1 2; B NUR2 1; B SIG1 3",
        hands={"A": "lightning"},
        ships="NUR2 E",
        cities="SIG1",
        step="before_turn",
    )
    field.play("play lightning", "at NUR2")
    assert field.at("NUR2") == "empty"
    assert field.asks == ("move", "A")
    assert field.view().peoples[1].income == 1 + 1
    field.play("move NUR1", "to NUR2", "take 1")
    assert (field.at("NUR2"), field.ships("NUR2")) == ("A1", ["E"])


@pytest.mark.rule("LUT-4.3")
def test_a_golem_held_province_belongs_to_nobody() -> None:
    field = table("A LUT1 3; B SIG1 1")
    guarded = field.view().provinces[LUTAO + 2]
    assert (guarded.owner, guarded.golems, guarded.armies) == (None, 2, 0)
    assert field.view().peoples[0].income == 2


@pytest.mark.rule("LUT-4.5", "LUT-7.6")
def test_city_and_ships_go_to_whoever_takes_the_province() -> None:
    field = table("A NUR2 3; B SIG1 1", cities="NUR1", ships="NUR1 NE; NUR1 NW", sticks={"A": 9})
    assert field.view().peoples[0].income == 1
    field.play("move NUR2", "to NUR1", "take 2")
    assert field.view().peoples[0].income == 2 + 1
    field.play("end")
    assert field.asks == ("form", "A")
    assert field.legal_with("sail NUR1")


@pytest.mark.rule("LUT-4.8")
def test_ships_sticks_and_cities_never_run_out() -> None:
    field = table("A NUR1 1; B SIG1 1", step="buying", budget={"A": 60})
    field.play("armies 0")
    assert field.legal[-1] == "ships 15"
    field.play("ships 0")
    assert field.legal[-1] == "cities 12"
    field.play("cities 0")
    assert field.legal[-1] == "sticks 60"


@pytest.mark.rule("LUT-4.8")
def test_armies_are_limited_by_the_own_supply() -> None:
    armies = "; ".join(f"A RHU{number} 8" for number in range(1, 8)) + "; A NUR1 8; A NUR2 8; B SIG1 1"
    field = table(armies, step="buying", budget={"A": 60})
    assert field.people("A").supply == 3
    assert field.legal == ["armies 0", "armies 1", "armies 2", "armies 3"]


@pytest.mark.rule("LUT-5.1", "LUT-5.2")
def test_after_the_last_purchase_the_next_round_begins_with_placement() -> None:
    field = table("A NUR1 1; B SIG1 1", step="buying", budget={"A": 2, "B": 1})
    field.play("armies 1")
    assert field.asks == ("buy-sticks", "B")
    field.play("sticks 1")
    assert field.happened(RoundBegun) == [RoundBegun(4)]
    assert field.asks == ("place", "A")
