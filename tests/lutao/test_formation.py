"""The formation step, and the limit of eight armies (LUT-10, LUT-4.6, LUT-4.7)."""

import pytest

from manawell.games.lutao.events import ArmiesMoved, FormationEnded, ShipLanded, VoyageDeclared
from tests.lutao.table import table

# On land.


@pytest.mark.rule("LUT-10.1")
def test_armies_move_between_adjacent_own_provinces_only() -> None:
    field = table("A NUR1 4; A NUR2 1; B NUR3 1", step="forming")
    assert field.refusal("move NUR3").rule == "LUT-10.1"
    field.play("move NUR1")
    assert field.legal == ["to NUR2"]
    assert field.refusal("to NUR3").rule == "LUT-10.1"
    assert field.refusal("to ILA2").rule == "LUT-10.1"
    field.play("to NUR2", "take 3")
    assert (field.at("NUR1"), field.at("NUR2")) == ("A1", "A4")
    assert field.happened(ArmiesMoved) == [ArmiesMoved("bards", "NUR1", "NUR2", 3, 0, "formation")]


@pytest.mark.rule("LUT-10.1")
def test_an_army_moves_once_in_this_step() -> None:
    field = table("A NUR1 4; A NUR2 1; B SIG1 1", step="forming").play("move NUR1", "to NUR2", "take 3", "move NUR2")
    field.play("to NUR1")
    assert field.legal == ["take 1"]


@pytest.mark.rule("LUT-10.2")
def test_one_army_stays_in_every_province() -> None:
    field = table("A NUR1 3; A NUR2 1; B SIG1 1", step="forming")
    assert field.refusal("move NUR2").rule == "LUT-10.2"
    assert field.play("move NUR1", "to NUR2").legal == ["take 1", "take 2"]


@pytest.mark.rule("LUT-10.3")
def test_armies_that_moved_in_the_movement_step_may_move_again() -> None:
    field = table("A NUR1 4; A NUR3 1; B SIG1 1").play("move NUR1", "to NUR2", "take 3", "end")
    assert field.asks == ("form", "A")
    field.play("move NUR2", "to NUR1", "take 2")
    assert (field.at("NUR1"), field.at("NUR2")) == ("A3", "A1")


@pytest.mark.rule("LUT-10.1", "LUT-10.2", "LUT-10.3")
def test_ex_21_a_chain_of_moves() -> None:
    """EX-21"""
    field = table("A ILA1 4; A ILA2 3; A NUR1 1; B SIG1 1", step="forming")
    field.play("move ILA1", "to ILA2", "take 3")
    assert [field.at(name) for name in ("ILA1", "ILA2", "NUR1")] == ["A1", "A6", "A1"]
    assert field.refusal("move ILA1").rule == "LUT-10.2"
    field.play("move ILA2", "to NUR1")
    assert field.legal == ["take 1", "take 2", "take 3"]
    field.play("take 2")
    assert [field.at(name) for name in ("ILA1", "ILA2", "NUR1")] == ["A1", "A4", "A3"]
    field.play("move ILA2", "to NUR1")
    assert field.legal == ["take 1"]
    field.play("take 1")
    assert "move ILA2" not in field.legal


# The limit.


@pytest.mark.rule("LUT-4.6", "LUT-4.7", "LUT-10.4", "LUT-7.5")
def test_ex_22_the_limit_of_eight() -> None:
    """EX-22: ten armies take SIG2, one goes on to SIG1, one of the nine returns to the supply."""
    field = table("A NUR3 7; A SIG1 5; A SIG7 3; B RHU1 1")
    field.play("move NUR3", "to SIG2", "take 6", "move SIG1", "to SIG2", "take 4", "end")
    assert (field.at("SIG2"), field.at("SIG1")) == ("A10", "A1")
    supply = field.people("A").supply
    field.play("move SIG2", "to SIG1", "take 1", "end")
    assert (field.at("SIG2"), field.at("SIG1")) == ("A8", "A2")
    assert field.people("A").supply == supply + 1
    assert field.happened(FormationEnded) == [FormationEnded("bards", 1)]


@pytest.mark.rule("LUT-4.7", "LUT-4.6")
def test_attackers_may_be_more_than_eight_and_the_survivors_stand_until_the_end_of_formation() -> None:
    field = table(
        "A NUR1 8; A SIG2 6; B NUR3 1; B SIG1 1", peoples="elves shapeshifters", piles={"A": "HMMM", "B": "MM"}
    )
    field.play("move NUR1", "to NUR3", "take 7", "move SIG2", "to NUR3", "take 5", "end")
    field.play("return miss", "return miss")
    assert (field.asks, field.at("NUR3")) == (("form", "A"), "A12")
    field.play("end")
    assert field.at("NUR3") == "A8"


@pytest.mark.rule("LUT-4.6")
def test_hostages_do_not_count_for_the_limit() -> None:
    field = table("A NUR1 8 h B3; B SIG1 1", runes="enslavement assassin", step="forming").play("end")
    assert field.at("NUR1") == "A8"
    assert field.people("B").supply == 75 - 4


@pytest.mark.rule("LUT-10.4")
def test_a_move_of_formation_may_raise_a_province_above_eight_until_the_end() -> None:
    field = table("A NUR1 8; A NUR2 6; A NUR3 2; B SIG1 1", step="forming").play("move NUR2", "to NUR1", "take 5")
    assert field.at("NUR1") == "A13"
    field.play("move NUR1", "to NUR3", "take 6", "end")
    assert [field.at(name) for name in ("NUR1", "NUR2", "NUR3")] == ["A7", "A1", "A8"]


# Ships.


@pytest.mark.rule("LUT-10.5")
def test_a_ship_sails_to_own_provinces_and_pays_for_every_leg() -> None:
    field = table("A NUR2 4; A SIG4 1; A SIG5 1; B SIG1 1", ships="NUR2 SE", sticks={"A": 3}, step="forming")
    field.play("sail NUR2 SE")
    assert field.legal == ["take 1", "take 2", "take 3"]
    field.play("take 3")
    assert {move.split()[1] for move in field.legal_with("land")} == {"NUR2", "SIG4", "SIG5"}
    assert field.refusal("land SIG2 NE").rule == "LUT-10.5"
    field.play("land SIG4 NW", "anchor")
    assert (field.at("NUR2"), field.at("SIG4"), field.ships("SIG4")) == ("A1", "A4", ["NW"])
    assert field.people("A").sticks == 2
    assert field.asks == ("form", "A")


@pytest.mark.rule("LUT-10.5")
def test_several_legs_with_armies_going_ashore_and_aboard() -> None:
    field = table("A NUR2 4; A SIG4 3; A LUT5 1; B SIG1 1", ships="NUR2 SE", sticks={"A": 5}, step="forming")
    field.play("sail NUR2 SE", "take 3", "land SIG4 NW", "onward", "take 2", "take 1")
    assert field.at("SIG4") == "A4"
    field.play("land LUT5 W", "anchor")
    legs = field.happened(VoyageDeclared)
    assert [(leg.origin, leg.province, leg.armies) for leg in legs] == [("NUR2", "SIG4", 3), ("SIG4", "LUT5", 2)]
    assert field.people("A").sticks == 5 - sum(len(leg.route) for leg in legs)
    assert [field.at(name) for name in ("NUR2", "SIG4", "LUT5")] == ["A1", "A4", "A3"]
    assert (field.ships("SIG4"), field.ships("LUT5")) == ([], ["W"])


@pytest.mark.rule("LUT-10.5")
def test_each_leg_needs_an_army_aboard_and_one_stays_ashore() -> None:
    """SIG4 has one army of its own: armies that went ashore there may not board again, the other one may."""
    field = table("A NUR2 3; A SIG4 1; A LUT5 1; B SIG1 1", ships="NUR2 SE", sticks={"A": 5}, step="forming")
    field.play("sail NUR2 SE", "take 2", "land SIG4 NW", "onward")
    assert field.legal == ["take 0", "take 1", "take 2"]
    unloaded = field.copy().play("take 2")
    assert unloaded.legal == ["take 1"]
    assert field.play("take 0").legal == ["take 0"]


@pytest.mark.rule("LUT-10.5", "LUT-10.1")
def test_an_army_that_was_aboard_has_moved() -> None:
    field = table("A NUR2 4; A SIG4 1; A SIG2 1; B SIG1 1", ships="NUR2 SE", sticks={"A": 1}, step="forming")
    field.play("sail NUR2 SE", "take 3", "land SIG4 NW", "anchor", "move SIG4", "to SIG2")
    assert field.legal == ["take 1"]


@pytest.mark.rule("LUT-10.5")
def test_an_army_that_moved_in_this_step_does_not_board() -> None:
    field = table("A NUR1 4; A NUR2 1; A SIG4 1; B SIG1 1", ships="NUR2 SE", sticks={"A": 1}, step="forming")
    field.play("move NUR1", "to NUR2", "take 3", "sail NUR2 SE")
    assert field.legal == ["take 1"]


@pytest.mark.rule("LUT-10.5", "LUT-8.12")
def test_landing_displaces_another_ship_on_that_edge() -> None:
    field = table("A NUR2 4; A SIG4 1; B SIG1 1", ships="NUR2 SE; SIG4 NW", sticks={"A": 1}, step="forming")
    field.play("sail NUR2 SE", "take 1", "land SIG4 NW", "anchor")
    assert field.happened(ShipLanded) == [ShipLanded("bards", "SIG4", "NW", 1, True)]
    assert (field.ships("NUR2"), field.ships("SIG4")) == ([], ["NW"])


@pytest.mark.rule("LUT-10.5")
def test_each_ship_makes_one_voyage_in_this_step() -> None:
    field = table("A NUR2 4; A SIG4 3; B SIG1 1", ships="NUR2 SE", sticks={"A": 5}, step="forming")
    field.play("sail NUR2 SE", "take 1", "land SIG4 NW", "anchor")
    assert field.refusal("sail SIG4 NW").rule == "LUT-8.14"


@pytest.mark.rule("LUT-10.5")
def test_a_ship_that_sailed_in_the_movement_step_may_sail_again() -> None:
    field = table("A NUR2 4; B SIG1 1", ships="NUR2 SE", sticks={"A": 2})
    field.play("sail NUR2 SE", "take 3", "land SIG4 NW", "end")
    assert field.asks == ("form", "A")
    field.play("sail SIG4 NW", "take 2", "land NUR2 SE", "anchor")
    assert (field.at("NUR2"), field.at("SIG4"), field.people("A").sticks) == ("A3", "A1", 0)


@pytest.mark.rule("LUT-10.5", "LUT-8.15")
def test_every_leg_opens_the_window_for_a_storm() -> None:
    field = table(
        "A NUR2 4; A SIG4 1; A LUT5 1; B SIG1 1",
        ships="NUR2 SE",
        sticks={"A": 5},
        hands={"B": "storm"},
        step="forming",
    )
    field.play("sail NUR2 SE", "take 3", "land SIG4 NW")
    assert field.asks == ("window-w3", "B")
    field.play("pass", "onward", "take 1", "take 0", "land LUT5 W")
    assert field.asks == ("window-w3", "B")
    field.play("play storm")
    assert (field.at("SIG4"), field.at("LUT5"), field.asks) == ("A4", "A1", ("form", "A"))
