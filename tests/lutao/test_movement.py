"""The action turn and movement on land (LUT-7)."""

import pytest

from manawell.games.lutao.components.tables import PROVINCE_OF
from manawell.games.lutao.events import ArmiesMoved, BattleBegun, ProvinceConquered, ProvinceContested, TurnBegun
from manawell.games.lutao.information.view import Arrival
from tests.lutao.table import table

# The course of a turn.


@pytest.mark.rule("LUT-7.1", "LUT-5.2")
def test_a_turn_is_movement_combat_formation_golem_actions_and_then_the_next_people_begins() -> None:
    field = table(
        "A LUT0 4; A NUR1 3; B LUT5 3; B NUR2 1; A NUR3 2; C RHU1 1",
        peoples="elves shapeshifters giants",
        piles={"A": "HMMM", "B": "MMM"},
        controller="A 3",
    )
    asked = [field.asks]
    field.play("move NUR1", "to NUR2", "take 2", "end")
    asked.append(field.asks)
    field.play("return miss", "return miss")
    asked.append(field.asks)
    field.play("move NUR3", "to NUR1", "take 1", "end")
    asked.append(field.asks)
    field.play("end")
    asked.append(field.asks)
    assert asked == [("move", "A"), ("return", "A"), ("form", "A"), ("golems", "A"), ("move", "B")]
    assert [event.people for event in field.happened(TurnBegun)] == ["shapeshifters"]


@pytest.mark.rule("LUT-7.2")
def test_before_a_turn_the_assassin_strikes_and_then_the_window_opens() -> None:
    field = table("A NUR1 3; B SIG1 3", runes="wrath assassin", hands={"A": "lightning"}, step="lurking")
    assert field.asks == ("kill", "B")
    field.play("kill NUR1")
    assert (field.asks, field.at("NUR1")) == (("window-w2", "A"), "A2")
    field.play("pass")
    assert field.asks == ("move", "A")


@pytest.mark.rule("LUT-7.2", "LUT-7.1")
def test_the_window_opens_before_every_action_turn() -> None:
    field = table("A NUR1 3; B SIG1 3", hands={"B": "lightning"}, step="before_turn")
    assert field.asks == ("window-w2", "B")
    field.play("pass", "end", "end")
    assert field.asks == ("window-w8", "B")
    assert field.play("pass").asks == ("window-w2", "B")
    assert field.play("pass").asks == ("move", "B")


# Moves.


@pytest.mark.rule("LUT-7.3")
def test_armies_move_from_an_own_province_into_an_adjacent_one() -> None:
    field = table("A NUR1 3; B SIG1 3")
    assert field.legal == ["end", "move NUR1"]
    assert field.refusal("move SIG1").rule == "LUT-7.3"
    field.play("move NUR1")
    assert field.legal == ["to ILA2", "to ILA3", "to NUR2", "to NUR3"]
    assert field.refusal("to SIG2").rule == "LUT-7.3"
    field.play("to NUR3", "take 2")
    assert field.happened(ArmiesMoved) == [ArmiesMoved("bards", "NUR1", "NUR3", 2, 0, "land")]


@pytest.mark.rule("LUT-7.3")
def test_an_army_moves_once_only() -> None:
    field = table("A NUR1 4; A NUR3 1; B SIG1 1").play("move NUR1", "to NUR3", "take 2")
    assert (field.at("NUR1"), field.at("NUR3")) == ("A2", "A3")
    field.play("move NUR3", "to SIG2")
    assert field.legal == ["take 1"]
    field.play("take 1")
    assert field.refusal("move NUR3").rule == "LUT-7.3"


@pytest.mark.rule("LUT-7.3", "LUT-7.6")
def test_armies_that_took_an_empty_province_do_not_go_on() -> None:
    field = table("A NUR1 4; B SIG1 1").play("move NUR1", "to NUR3", "take 3")
    assert field.refusal("move NUR3").rule == "LUT-7.3"


@pytest.mark.rule("LUT-7.4")
def test_at_least_one_army_stays() -> None:
    field = table("A NUR1 3; A NUR2 1; B SIG1 1")
    assert field.refusal("move NUR2").rule == "LUT-7.4"
    field.play("move NUR1", "to NUR3")
    assert field.legal == ["take 1", "take 2"]
    assert field.refusal("take 3").rule == "LUT-7.4"


@pytest.mark.rule("LUT-7.3", "LUT-7.4")
def test_ex_28_the_last_army() -> None:
    """EX-28"""
    field = table("A SIG1 3; A SIG2 2; B SIG5 1").play("move SIG2", "to SIG1", "take 1")
    assert (field.at("SIG2"), field.at("SIG1")) == ("A1", "A4")
    field.play("move SIG1", "to SIG5")
    assert field.legal == ["take 1", "take 2", "take 3"]
    assert field.refusal("take 4").rule == "LUT-7.4"
    field.play("take 3")
    assert (field.at("SIG1"), field.at("SIG5")) == ("A1", "B1<A3")


@pytest.mark.rule("LUT-7.5")
def test_every_kind_of_neighbour_may_be_entered() -> None:
    field = table("A NUR1 8; A NUR2 1; B ILA2 1; B SIG1 1; A LUT4 3; A LUT9 1")
    field.play("move NUR1", "to ILA2", "take 1")
    assert field.play("move NUR1").legal == ["to ILA2", "to ILA3", "to NUR2", "to NUR3"]
    field.play("to ILA2", "take 1", "move LUT4")
    assert field.legal == ["to LUT0", "to LUT3", "to LUT5", "to LUT9"]
    field.play("to LUT0", "take 1")
    assert (field.at("ILA2"), field.at("LUT0")) == ("B1<A2", "golems 3<A1")


@pytest.mark.rule("LUT-7.5")
def test_no_move_raises_a_province_of_ones_own_above_eight() -> None:
    field = table("A NUR1 8; A NUR2 6; A NUR3 8; B SIG1 1").play("move NUR1")
    assert "to NUR3" not in field.legal
    assert field.refusal("to NUR3").rule == "LUT-7.5"
    field.play("to NUR2")
    assert field.legal == ["take 1", "take 2"]


@pytest.mark.rule("LUT-7.5", "LUT-4.7")
def test_a_province_conquered_in_this_turn_may_hold_more_than_eight() -> None:
    field = table("A NUR1 8; A SIG2 8; B SIG1 1")
    field.play("move NUR1", "to NUR3", "take 7", "move SIG2", "to NUR3")
    assert field.legal[-1] == "take 7"
    assert field.play("take 7").at("NUR3") == "A14"


@pytest.mark.rule("LUT-7.6", "LUT-16.2")
def test_an_empty_province_is_conquered_at_once() -> None:
    field = table("A LUT0 3; B SIG1 1", golems={"LUT4": 0}, artefacts="1 2", ships="LUT4 NW")
    field.play("move LUT0", "to LUT4", "take 1")
    assert (field.at("LUT4"), field.ships("LUT4")) == ("A1", ["NW"])
    assert field.people("A").people_artefact
    assert field.happened(ProvinceConquered) == [ProvinceConquered("bards", "LUT4")]
    assert field.asks == ("move", "A")


@pytest.mark.rule("LUT-7.7", "LUT-4.4")
def test_entering_among_armies_or_golems_contests_the_province_and_the_battle_waits() -> None:
    field = table("A NUR1 4; A LUT1 4; B NUR3 2", peoples="elves druids")
    field.play("move NUR1", "to NUR3", "take 3", "move LUT1", "to LUT7", "take 2")
    assert (field.at("NUR3"), field.at("LUT7")) == ("B2<A3", "golems 1<A2")
    assert [(event.defender, event.armies) for event in field.happened(ProvinceContested)] == [
        ("druids", 3),
        ("golems", 2),
    ]
    assert not field.happened(BattleBegun)
    field.play("end")
    assert field.legal == ["fight NUR3", "fight LUT7"]


@pytest.mark.rule("LUT-7.8")
def test_several_provinces_attack_one_and_one_attacks_several() -> None:
    field = table("A NUR1 4; A SIG2 3; B NUR3 2; B NUR2 1")
    field.play("move NUR1", "to NUR3", "take 2", "move SIG2", "to NUR3", "take 2", "move NUR1", "to NUR2", "take 1")
    assert (field.at("NUR1"), field.at("SIG2"), field.at("NUR3"), field.at("NUR2")) == ("A1", "A1", "B2<A4", "B1<A1")


@pytest.mark.rule("LUT-7.9", "LUT-8.9")
def test_an_army_that_moved_by_land_does_not_board() -> None:
    field = table("A NUR1 4; A NUR2 1; B SIG1 1", ships="NUR2 E", sticks={"A": 3})
    field.play("move NUR1", "to NUR2", "take 2", "sail NUR2 E")
    assert field.legal == ["take 1"]
    alone = table("A NUR1 4; B SIG1 1", ships="NUR2 E", sticks={"A": 3})
    alone.play("move NUR1", "to NUR2", "take 2")
    assert alone.refusal("sail NUR2 E").rule == "LUT-8.9"


@pytest.mark.rule("LUT-7.9")
def test_an_army_that_landed_does_not_move_on() -> None:
    field = table("A NUR2 4; B SIG1 1", ships="NUR2 SE", sticks={"A": 3})
    field.play("sail NUR2 SE", "take 3", "land SIG4 NW")
    assert field.at("SIG4") == "A3"
    assert field.refusal("move SIG4").rule == "LUT-7.3"


@pytest.mark.rule("LUT-7.10")
def test_where_the_armies_of_a_contested_province_came_from_is_kept() -> None:
    field = table(
        "A NUR1 4; A NUR2 3; A ILA2 3; B SIG2 2; B SIG4 1",
        runes="flying assassin",
        ships="NUR2 SE",
        sticks={"A": 3},
    )
    field.play("sail NUR2 SE", "take 2", "land SIG2 NE", "move NUR1", "to SIG2", "take 3")
    ship = 6 * PROVINCE_OF["NUR2"] + 5
    edge = 6 * PROVINCE_OF["SIG2"] + 1
    way, *_ = field.view().arrivals[0].route
    assert field.view().arrivals == (
        Arrival(province="SIG2", way="ship", origin=ship, start="NUR2", armies=2, route=(way,), landing=edge),
        Arrival(
            province="SIG2",
            way="flight",
            origin=PROVINCE_OF["NUR1"],
            start="NUR1",
            armies=3,
            route=(),
            landing=None,
        ),
    )
    (land,) = table("A NUR3 4; B SIG2 2").play("move NUR3", "to SIG2", "take 3").view().arrivals
    assert (land.way, land.origin, land.start, land.armies, land.landing) == (
        "land",
        PROVINCE_OF["NUR3"],
        "NUR3",
        3,
        None,
    )


# Worked examples.


@pytest.mark.rule("LUT-7.7", "LUT-7.8", "LUT-4.4")
def test_ex_25_movement() -> None:
    """EX-25"""
    field = table("A CAN3 5; A CAN6 2; B CAN2 2; B SIG1 1", hands={"A": "lightning lightning", "B": "lightning"})
    field.play("move CAN3", "to CAN2", "take 4", "move CAN6", "to CAN2", "take 1")
    assert [field.at(name) for name in ("CAN3", "CAN6", "CAN2")] == ["A1", "A1", "B2<A5"]
    field.play("play lightning")
    assert field.legal == ["at SIG1"]
    assert field.refusal("at CAN2").rule == "LUT-21.9"


@pytest.mark.rule("LUT-20.4")
@pytest.mark.parametrize(
    ("target", "without", "with_artefact"),
    [
        ("NUR3", True, True),
        ("SIG4", True, True),
        ("SIG2", True, True),
        ("ILA3", True, True),
        ("ILA4", False, False),
        ("LUT5", False, True),
        ("LUT9", False, True),
        ("LUT10", False, True),
    ],
)
def test_ex_20_the_rune_of_flying(target: str, without: bool, with_artefact: bool) -> None:
    """EX-20: from NUR2, no matter who owns NUR1; with the rune artefact also against golems."""
    plain = table("A NUR2 5; B NUR1 2; B SIG1 1", runes="flying assassin").play("move NUR2")
    assert (f"to {target}" in plain.legal) == without
    taken = table("A NUR2 5; B NUR1 2; B SIG1 1", runes="flying assassin", taken="Ar").play("move NUR2")
    assert (f"to {target}" in taken.legal) == with_artefact
    if target == "LUT10":
        assert taken.play("to LUT10", "take 4").at("LUT10") == "golems 1<A4"
