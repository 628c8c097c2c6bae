"""The Rune of Plagues: winning attackers must leave (LUT-20.7)."""

from typing import Any

import pytest

from manawell.games.lutao.components.tables import PROVINCE_OF
from manawell.games.lutao.events import GroupRetreated, HitsTaken, PlagueBroke, ProvinceLost, ShipLost, VoyageDeclared
from tests.lutao.table import Table, table

PLAIN = "elves shapeshifters giants"
RETURNS = ("return miss", "return miss")
WIN = "HHHM"


def field_of(
    armies: str, runes: str = "wrath plagues ghosts", piles: str = WIN, losses: str = "MMM", **more: Any
) -> Table:
    """A moves against B, who has the Rune of Plagues."""
    given: dict[str, Any] = {"peoples": PLAIN, "runes": runes, "piles": {"A": piles, "B": losses}}
    return table(armies, **(given | more))


def fleet(field: Table) -> list[tuple[int, int, int]]:
    """Hex and armies of the ships at sea."""
    return [(ship.q, ship.r, ship.armies) for ship in field.view().fleet]


def next_round(field: Table, people: str = "A") -> Table:
    """Everyone passes until that people moves again."""
    field.play("end")
    while field.asks != ("move", people):
        field.play("end" if "end" in field.legal else "pass" if "pass" in field.legal else field.legal[0])
    return field


# Leaving.


@pytest.mark.rule("LUT-20.7", "LUT-20.7a", "LUT-4.5", "LUT-9.22")
def test_the_winning_attackers_leave_an_empty_province() -> None:
    field = field_of("A NUR1 4; B NUR2 2; B CAN1 1; C SIG2 3; C NUR3 2", cities="NUR2", ships="NUR2 E", piles="CCMM")
    field.play("move NUR1", "to NUR2", "take 3", "end", *RETURNS)
    assert (field.at("NUR2"), field.at("NUR1"), field.ships("NUR2")) == ("empty", "A4", ["E"])
    assert field.happened(PlagueBroke) == [PlagueBroke("shapeshifters", "elves", "NUR2")]
    assert field.happened(ProvinceLost) == [ProvinceLost("shapeshifters", "NUR2")]
    view = field.view()
    assert next(one for one in view.provinces if one.id == "NUR2").city
    assert view.conquered == ()
    next_round(field, "C").play("move NUR3", "to NUR2", "take 1")
    assert field.at("NUR2") == "C1"


@pytest.mark.rule("LUT-20.7a")
def test_nobody_leaves_a_defender_who_won_or_a_defender_without_the_rune() -> None:
    field = field_of("A NUR1 4; B NUR2 2; B CAN1 1; C SIG2 1", runes="ghosts wrath plagues")
    assert field.play("move NUR1", "to NUR2", "take 3", "end", *RETURNS).at("NUR2") == "A3"
    own = field_of("A NUR1 4; B NUR2 2; B CAN1 1; C SIG2 1", runes="plagues wrath ghosts")
    assert own.play("move NUR1", "to NUR2", "take 3", "end", *RETURNS).at("NUR2") == "A3"


@pytest.mark.rule("LUT-20.7a", "LUT-22.15")
def test_a_banned_plague_does_not_break_out() -> None:
    field = field_of("A NUR1 4; B NUR2 2; B CAN1 1; C SIG2 1", hands={"A": "rune_ban"})
    field.play("move NUR1", "to NUR2", "take 3", "end", "play rune_ban", "against shapeshifters", *RETURNS)
    assert (field.at("NUR2"), field.at("NUR1")) == ("A3", "A1")


@pytest.mark.rule("LUT-20.7a", "LUT-15.1", "LUT-16.2")
@pytest.mark.parametrize(("taken", "owner", "artefact"), [("", "A3", True), ("Bp", "A3", True), ("Br", "empty", False)])
def test_on_lutao_the_plague_needs_the_rune_artefact(taken: str, owner: str, artefact: bool) -> None:
    """LUT7 holds the rune artefact of A: a people that is driven out has not conquered."""
    field = field_of("A LUT2 4; B LUT7 2; B CAN1 1; C SIG2 1", taken=taken)
    field.play("move LUT2", "to LUT7", "take 3", "end", *RETURNS)
    assert (field.at("LUT7"), field.people("A").rune_artefact) == (owner, artefact)


@pytest.mark.rule("LUT-20.7g", "LUT-11.6")
def test_golem_attackers_do_not_leave() -> None:
    field = table(
        "A LUT0 3; B LUT1 1; B CAN1 1",
        runes="wrath plagues",
        peoples="elves giants",
        taken="Br",
        controller="A 2",
        step="forming",
        piles={"B": "MM"},
    ).play("end", "golems LUT1", "from LUT2", "return miss")
    assert (field.at("LUT1"), field.happened(PlagueBroke)) == ("golems 2", [])


# Who goes where.


@pytest.mark.rule("LUT-20.7b", "LUT-7.10")
def test_survivors_are_shared_out_among_the_groups_that_came() -> None:
    """Two from NUR1, two from SIG2; one falls."""
    field = field_of("A NUR1 3; A SIG2 3; B NUR3 2; B CAN1 1; C RHU1 1", losses="HMM")
    field.play("move NUR1", "to NUR3", "take 2", "move SIG2", "to NUR3", "take 2", "end", *RETURNS)
    assert (field.asks, field.legal) == (("retreat", "A"), ["take 1", "take 2"])
    other = field.copy().play("take 1")
    assert (other.at("NUR1"), other.at("SIG2"), other.at("NUR3")) == ("A2", "A3", "empty")
    field.play("take 2")
    assert (field.at("NUR1"), field.at("SIG2")) == ("A3", "A2")


@pytest.mark.rule("LUT-20.7b", "LUT-20.9b")
def test_hostages_leave_with_the_armies_at_most_one_each() -> None:
    armies = "A NUR1 3; A SIG2 3; B NUR3 2; B CAN1 1; C RHU1 1"
    field = field_of(armies, runes="enslavement plagues ghosts", losses="HMM")
    field.play("move NUR1", "to NUR3", "take 2", "move SIG2", "to NUR3", "take 2", "end", *RETURNS, "take 2")
    assert field.legal == ["take 1", "take 1+1", "take 2+1", "take 2+2"]
    field.play("take 2+1")
    held = {one.id: one.hostages for one in field.view().provinces if one.hostages}
    assert held == {"NUR1": (0, 1, 0, 0), "SIG2": (0, 1, 0, 0)}


@pytest.mark.rule("LUT-20.7c", "LUT-20.4a")
def test_flying_armies_return_where_they_came_from() -> None:
    field = field_of("A NUR2 4; B SIG4 2; B CAN1 1; C RHU1 1", runes="flying plagues ghosts")
    field.play("move NUR2", "to SIG4", "take 3", "end", *RETURNS)
    assert (field.at("SIG4"), field.at("NUR2")) == ("empty", "A4")
    assert field.happened(GroupRetreated) == [GroupRetreated("elves", 3, "NUR2", False)]


@pytest.mark.rule("LUT-20.7c", "LUT-4.2")
def test_a_group_whose_origin_is_foreign_by_then_is_lost() -> None:
    field = field_of("A NUR1 4; A SIG1 1; B NUR2 2; B CAN1 1; C RHU1 1")
    field.play("move NUR1", "to NUR2", "take 3", "end", "return miss")
    field.state.owner[PROVINCE_OF["NUR1"]] = 2
    supply = field.people("A").supply
    field.play("return miss")
    assert (field.at("NUR1"), field.at("NUR2"), field.people("A").supply) == ("C1", "empty", supply + 3)
    assert field.happened(GroupRetreated) == [GroupRetreated("elves", 3, "none", True)]


@pytest.mark.rule("LUT-20.6f", "LUT-20.7c")
def test_a_retreat_triggers_no_trap() -> None:
    field = field_of("A NUR1 4; B NUR2 2; B CAN1 1; C SIG2 1", runes="wrath plagues traps", traps=["NUR1"])
    field.play("move NUR1", "to NUR2", "take 3", "end", *RETURNS)
    assert (field.at("NUR1"), field.view().traps) == ("A4", ("NUR1",))


# Ships.

COAST = "A ILA2 4; B SIG4 2; B CAN1 1; C RHU1 1"


def landed(sticks: int, armies: str = COAST, landing: str = "NE", **more: Any) -> Table:
    """A sails from ILA2 over (-3,1) (-2,1) (-2,2) (-2,3) to SIG4 and wins; this many sticks are left."""
    field = field_of(armies, ships="ILA2 E", sticks={"A": 4 + sticks}, **more)
    field.play("sail ILA2 E", "take 3", f"land SIG4 {landing}")
    return field.pass_all().play("end").go(*RETURNS)


@pytest.mark.rule("LUT-20.7d")
@pytest.mark.parametrize(("sticks", "choices"), [(1, 1), (3, 3), (4, 4), (6, 4)])
def test_a_ship_group_sails_back_as_far_as_it_pays(sticks: int, choices: int) -> None:
    field = landed(sticks)
    route = field.happened(VoyageDeclared)[0].route
    assert (len(route), route[-1]) == (4, "-2,3")
    assert (field.asks, field.legal) == (("row", "A"), [f"row {number}" for number in range(1, choices + 1)])


@pytest.mark.rule("LUT-20.7d", "LUT-4.2")
def test_all_the_way_back_the_ship_lands_on_its_starting_edge() -> None:
    field = landed(4).play("row 4")
    assert (field.at("ILA2"), field.ships("ILA2"), field.ships("SIG4"), field.at("SIG4")) == ("A4", ["E"], [], "empty")
    assert (field.people("A").sticks, field.view().fleet) == (0, ())


@pytest.mark.rule("LUT-20.7d")
@pytest.mark.parametrize("sticks", [1, 2, 3])
def test_half_way_the_ship_waits_at_sea(sticks: int) -> None:
    """In hex S(n-k+1) of the route it came."""
    field = landed(5)
    route = field.happened(VoyageDeclared)[0].route
    field.play(f"row {sticks}")
    q, r = (int(number) for number in route[4 - sticks].split(","))
    assert (fleet(field), field.ships("SIG4"), field.ships("ILA2")) == ([(q, r, 3)], [], [])
    assert (field.people("A").sticks, field.at("SIG4")) == (5 - sticks, "empty")


@pytest.mark.rule("LUT-20.7d", "LUT-8.15", "LUT-22.19")
def test_the_retreat_is_no_voyage() -> None:
    field = landed(4, hands={"C": "storm"})
    assert field.asks == ("row", "A")
    field.play("row 4")
    assert (field.asks, field.ships("ILA2")) == (("form", "A"), ["E"])


@pytest.mark.rule("LUT-20.7e", "LUT-4.2")
def test_without_a_stick_the_armies_are_lost_and_the_ship_stays() -> None:
    field = landed(0)
    assert (field.at("SIG4"), field.ships("SIG4"), field.at("ILA2")) == ("empty", ["NE"], "A1")
    assert (field.people("A").supply, fleet(field)) == (50 - 1, [])
    assert field.happened(GroupRetreated) == [GroupRetreated("elves", 3, "none", True)]


# At sea.


def waiting(sticks: int, armies: str = COAST, **more: Any) -> Table:
    """A ship with three armies waits in (-2,2), two hexes from SIG4; it is A's movement step again."""
    field = landed(2 + sticks, armies, **more).play("row 2")
    spot = field.happened(VoyageDeclared)[0].route[2]
    assert [f"{q},{r}" for q, r, _ in fleet(field)] == [spot]
    return next_round(field)


@pytest.mark.rule("LUT-20.7f", "LUT-8.6")
def test_a_ship_at_sea_sails_to_the_same_province_or_to_its_origin() -> None:
    field = waiting(4).play("sail ship 1")
    assert {move.split()[1] for move in field.legal_with("land")} == {"SIG4", "ILA2"}
    assert field.asks == ("course", "A")  # nobody boards


@pytest.mark.rule("LUT-20.7f", "LUT-8.6")
def test_a_ship_at_sea_attacks_the_same_province_again() -> None:
    """Empty by now, it is conquered; the first hex was paid for."""
    field = waiting(4)
    field.play("sail ship 1", "land SIG4 NE")
    assert (field.at("SIG4"), field.ships("SIG4"), field.people("A").sticks) == ("A3", ["NE"], 3)
    assert fleet(field) == []


@pytest.mark.rule("LUT-20.7f")
def test_a_ship_at_sea_may_land_at_its_own_origin_and_unloads() -> None:
    field = waiting(4).play("sail ship 1", "land ILA2 E")
    assert (field.at("ILA2"), field.ships("ILA2"), field.people("A").sticks) == ("A4", ["E"], 2)
    assert field.refusal("sail ILA2 E").reason == "refusal-has-sailed"


@pytest.mark.rule("LUT-20.7f")
def test_an_origin_that_is_foreign_by_then_is_attacked() -> None:
    field = waiting(4, COAST + "; A KES1 1")
    at = PROVINCE_OF["ILA2"]
    field.state.owner[at] = 2
    field.play("sail ship 1", "land ILA2 E")
    assert field.at("ILA2") == "C1<A3"


@pytest.mark.rule("LUT-20.7f")
def test_a_ship_that_does_not_sail_is_lost_with_its_armies() -> None:
    field = waiting(4)
    supply = field.people("A").supply
    field.play("end")
    assert (fleet(field), field.people("A").supply) == ([], supply + 3)
    assert field.happened(ShipLost) == [ShipLost("elves", 3)]


@pytest.mark.rule("LUT-20.7f")
def test_a_ship_that_cannot_pay_is_lost() -> None:
    field = waiting(0)
    assert field.legal_with("sail ship") == []
    assert fleet(field.play("end")) == []


@pytest.mark.rule("LUT-20.7d", "LUT-8.12")
def test_the_ship_coming_home_displaces_another_on_its_edge() -> None:
    field = landed(4)
    field.state.ships[PROVINCE_OF["ILA2"]] |= 1
    field.play("row 4")
    assert (field.ships("ILA2"), field.ships("SIG4"), field.at("ILA2"), fleet(field)) == (["E"], [], "A4", [])


@pytest.mark.rule("LUT-20.1a", "LUT-20.7f")
def test_the_assassin_finds_armies_at_sea() -> None:
    field = landed(4, runes="wrath plagues assassin").play("row 2", "end")
    while field.asks[0] != "kill" or field.state.active() != 0:
        field.play("end" if "end" in field.legal else "pass" if "pass" in field.legal else field.legal[0])
    assert "kill ship 1" in field.legal
    supply = field.people("A").supply
    field.play("kill ship 1")
    assert ([armies for *_, armies in fleet(field)], field.people("A").supply) == ([2], supply + 1)


@pytest.mark.rule("LUT-20.7a", "LUT-9.20")
def test_the_plague_comes_after_the_losses() -> None:
    field = field_of("A NUR1 4; B NUR2 2; B CAN1 1; C SIG2 1", losses="HHM")
    field.play("move NUR1", "to NUR2", "take 3", "end", *RETURNS)
    assert [event.armies for event in field.happened(HitsTaken)] == [2, 2]
    assert (field.at("NUR2"), field.at("NUR1")) == ("empty", "A2")
