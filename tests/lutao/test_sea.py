"""Ships and sea movement (LUT-8)."""

import pytest

from manawell.games.lutao.components.chart import chart_of, empty_board, with_land
from manawell.games.lutao.components.tables import COORDINATES, HEX_OF, LANDS, PROVINCE_OF
from manawell.games.lutao.events import ShipLanded, VoyageDeclared
from manawell.games.lutao.state import Vessel
from tests.lutao.table import Table, table


def sailing(armies: str, ship: str, sticks: int = 1) -> Table:
    """A's movement step with one ship, all but one army of its province aboard."""
    field = table(f"{armies}; B DHO1 1", ships=ship, sticks={"A": sticks})
    field.play(f"sail {ship}")
    return field.play(field.legal[-1])


def voyage(field: Table) -> tuple[tuple[str, ...], int]:
    """Route and price of the last voyage."""
    declared = field.happened(VoyageDeclared)[-1]
    return declared.route, declared.sticks


def landings(field: Table) -> set[str]:
    return {move.removeprefix("land ") for move in field.legal_with("land")}


def at_sea(sticks: int) -> Table:
    """A ship of A with 3 armies waits in (1,3), driven from ORM1; it had come from BEL1 over (2,3)."""
    field = table("A BEL1 1; B ORM2 1; B SIG1 1", sticks={"A": sticks})
    field.state.fleet = [
        Vessel(0, HEX_OF[(1, 3)], 3, [0, 0, 0, 0], PROVINCE_OF["ORM1"], 6 * PROVINCE_OF["BEL1"] + 3),
    ]
    field.people("A").supply -= 3
    return field


# Routes.


@pytest.mark.rule("LUT-8.2", "LUT-8.3", "LUT-8.4")
@pytest.mark.parametrize(
    ("ship", "landing", "route", "sticks"),
    [
        ("RHU3 W", "LUT1 E", "2,0", 1),
        ("BEL1 W", "LUT11 E", "2,3 2,2 2,1", 3),
        ("ORM4 E", "BEL1 SW", "2,4", 1),
        ("TAV4 SW", "LUT7 NE", "4,-3 3,-2", 2),
    ],
)
def test_ex_18_routes(ship: str, landing: str, route: str, sticks: int) -> None:
    """EX-18"""
    field = sailing(f"A {ship.split()[0]} 3", ship, sticks).play(f"land {landing}")
    assert voyage(field) == (tuple(route.split()), sticks)
    assert field.people("A").sticks == 0


@pytest.mark.rule("LUT-8.2", "LUT-8.3")
def test_ex_18_a_route_from_the_corner_is_shorter() -> None:
    """EX-18: from KES5 / (-3,-2) to LUT9."""
    short = sailing("A KES5 3", "KES5 NE", 2)
    longer = sailing("A KES5 3", "KES5 NE", 3).play("via -3,-2", "via -3,-1", "via -2,-1", "land LUT9 NW")
    assert COORDINATES[short.state.chart.shores[6 * PROVINCE_OF["KES5"] + 1]] == (-3, -2)
    short.play("land LUT9 NW")
    assert voyage(short) == (("-3,-1", "-2,-1"), 2)
    assert voyage(longer) == (("-3,-2", "-3,-1", "-2,-1"), 3)


@pytest.mark.rule("LUT-8.2")
def test_a_route_costs_a_stick_for_every_hex() -> None:
    assert "LUT11 E" not in landings(sailing("A BEL1 3", "BEL1 W", 2))
    assert "LUT11 E" in landings(sailing("A BEL1 3", "BEL1 W", 3))
    field = table("A BEL1 3; B DHO1 1", ships="BEL1 W", sticks={"A": 2}).play("sail BEL1 W", "take 2")
    assert field.refusal("land LUT11 E").rule == "LUT-8.2"


@pytest.mark.rule("LUT-8.3")
def test_a_route_begins_at_the_edge_or_at_one_of_its_corners() -> None:
    field = sailing("A BEL1 3", "BEL1 W", 5)
    assert field.legal_with("via") == ["via 3,2", "via 2,3", "via 2,4"]
    assert field.refusal("via 2,2").rule == "LUT-8.2"


@pytest.mark.rule("LUT-8.2")
def test_each_hex_of_a_route_is_next_to_the_one_before() -> None:
    field = sailing("A BEL1 3", "BEL1 W", 5).play("via 2,3")
    assert set(field.legal_with("via")) == {"via 3,2", "via 2,2", "via 1,3", "via 2,4"}
    assert field.refusal("via 3,3").rule == "LUT-8.2"


@pytest.mark.rule("LUT-8.4")
def test_a_ship_lands_on_an_edge_of_the_last_hex_never_at_a_corner() -> None:
    """With one stick: the edges on (2,0) and on its corners (3,-1) and (2,1)."""
    assert landings(sailing("A RHU3 3", "RHU3 W", 1)) == {
        *("LUT1 E", "LUT7 SE", "LUT11 NE"),
        *("LUT7 E", "RHU5 W"),
        "LUT11 E",
    }


@pytest.mark.rule("LUT-8.4", "LUT-8.11")
def test_the_ship_lies_on_the_edge_where_it_landed() -> None:
    field = sailing("A RHU3 3", "RHU3 W", 1).play("land LUT1 E")
    assert (field.ships("RHU3"), field.ships("LUT1")) == ([], ["E"])
    assert field.happened(ShipLanded) == [ShipLanded("bards", "LUT1", "E", 2, False)]


@pytest.mark.rule("LUT-8.5", "LUT-8.1")
def test_routes_pass_foreign_coasts_and_ships_and_may_cross_themselves() -> None:
    field = table("A BEL1 3; B ORM1 1; B LUT11 1", ships="BEL1 W; ORM1 E; LUT11 SE", sticks={"A": 7})
    field.play(
        "sail BEL1 W", "take 2", "via 2,3", "via 1,3", "via 1,2", "via 2,2", "via 2,3", "via 2,2", "land LUT11 E"
    )
    assert voyage(field)[1] == 7
    assert field.at("LUT11") == "B1<A2"


@pytest.mark.rule("LUT-8.5")
def test_routes_do_not_leave_the_mat_or_enter_a_province() -> None:
    chart = chart_of(with_land(empty_board(), LANDS.index("dhorun"), HEX_OF[(9, 0)], 3))
    assert chart.courses[HEX_OF[(9, 0)]] == []
    assert {COORDINATES[spot] for spot in chart.courses[HEX_OF[(8, 1)]]} == {(7, 1), (7, 2), (8, 2)}
    field = sailing("A BEL1 3", "BEL1 W", 5).play("via 2,4")
    assert "via 3,3" not in field.legal


@pytest.mark.rule("LUT-8.6", "LUT-20.7f")
@pytest.mark.parametrize(
    ("moves", "landing", "sticks"),
    [((), "ORM1 E", 1), ((), "BEL1 W", 1), (("via 1,3", "via 2,2", "via 2,3"), "BEL1 W", 2)],
)
def test_the_first_hex_of_a_ship_at_sea_is_paid_already(moves: tuple[str, ...], landing: str, sticks: int) -> None:
    field = at_sea(sticks).play("sail ship 1")
    field.play(*moves, f"land {landing}")
    assert voyage(field)[1] == sticks
    assert field.people("A").sticks == 0


@pytest.mark.rule("LUT-8.6")
def test_a_ship_at_sea_without_a_stick_does_not_sail() -> None:
    assert not at_sea(0).legal_with("sail")
    assert at_sea(1).play("sail ship 1").legal_with("via") == ["via 1,3"]


@pytest.mark.rule("LUT-8.1")
def test_a_sea_hex_holds_any_number_of_ships() -> None:
    field = at_sea(5)
    field.state.fleet = field.state.fleet * 2
    field.state.ships[PROVINCE_OF["BEL1"]] = 1 << 3
    field.people("A").supply -= 3
    assert field.legal_with("sail ship") == ["sail ship 1", "sail ship 2"]
    field.play("sail ship 2", "land ORM1 E")
    assert field.at("ORM1") == "A3"
    assert len(field.view().fleet) == 1


@pytest.mark.rule("LUT-8.7")
def test_used_sticks_are_gone_and_the_others_are_kept() -> None:
    field = sailing("A RHU3 3", "RHU3 W", 5).play("land LUT1 E")
    assert field.people("A").sticks == 4
    field.play("end")
    while field.asks[0] == "return":
        field.play(field.legal[0])
    field.play("end")
    while field.asks[0] == "golems":
        field.play("end")
    assert field.asks == ("move", "B")
    assert field.people("A").sticks == 4


# Voyages in the movement step.


@pytest.mark.rule("LUT-8.8", "LUT-4.4")
def test_only_ships_at_own_uncontested_provinces_sail() -> None:
    field = table("A NUR2 3; A NUR1 3; B SIG4 3; B SIG2 1", ships="NUR2 SE; SIG4 NE; ILA2 E", sticks={"A": 3})
    assert field.legal_with("sail") == ["sail NUR2 SE"]
    assert field.refusal("sail SIG4 NE").rule == "LUT-8.8"
    assert field.refusal("sail ILA2 E").rule == "LUT-8.8"
    assert field.refusal("sail NUR2 E").rule == "LUT-8.8"


@pytest.mark.rule("LUT-8.8")
def test_a_ship_at_a_contested_province_belongs_to_nobody() -> None:
    field = table("A NUR1 3; B NUR2 1", ships="NUR2 SE", sticks={"A": 3}).play("move NUR1", "to NUR2", "take 2")
    assert field.refusal("sail NUR2 SE").rule == "LUT-8.8"


@pytest.mark.rule("LUT-8.8", "LUT-8.9")
def test_a_ship_does_not_sail_without_armies_and_one_army_stays_ashore() -> None:
    field = table("A NUR2 3; A RHU3 1; B SIG1 1", ships="NUR2 SE; RHU3 W", sticks={"A": 3})
    assert field.refusal("sail RHU3 W").rule == "LUT-8.9"
    field.play("sail NUR2 SE")
    assert field.legal == ["take 1", "take 2"]
    assert field.refusal("take 3").rule == "LUT-8.9"


@pytest.mark.rule("LUT-8.9")
def test_boarding_is_not_a_move() -> None:
    """Two armies sail away, the third still walks when another has come in."""
    field = table("A NUR2 3; A NUR1 3; B SIG1 1", ships="NUR2 SE", sticks={"A": 1})
    field.play("sail NUR2 SE", "take 1", "land SIG4 NW", "move NUR1", "to NUR2", "take 1", "move NUR2", "to NUR3")
    assert field.legal == ["take 1", "take 2"]


@pytest.mark.rule("LUT-8.10")
def test_a_ship_lands_at_foreign_neutral_or_contested_provinces_only() -> None:
    field = table("A NUR2 4; A SIG5 1; A NUR3 3; B SIG2 1; B SIG1 1", ships="NUR2 SE", sticks={"A": 1})
    field.play("move NUR3", "to SIG2", "take 1", "sail NUR2 SE", "take 2")
    assert "SIG2 NE" in landings(field)
    assert "SIG4 NW" in landings(field)
    assert not any(edge.startswith(("NUR", "SIG5")) for edge in landings(field))
    assert field.refusal("land NUR3 E").rule == "LUT-8.10"
    field.play("land SIG2 NE")
    assert field.at("SIG2") == "B1<A3"


@pytest.mark.rule("LUT-8.10")
def test_a_ship_takes_on_nobody_on_the_way() -> None:
    """It passes NUR3 on its route, and its armies are still the two that boarded."""
    field = table("A NUR2 3; A NUR3 5; B SIG4 1", ships="NUR2 SE", sticks={"A": 2})
    field.play("sail NUR2 SE", "take 2", "via -3,3")
    assert all(not move.startswith(("onward", "anchor", "take")) for move in field.legal)
    assert field.play("land SIG4 NW").at("SIG4") == "B1<A2"


@pytest.mark.rule("LUT-8.11", "LUT-7.6", "LUT-7.7")
def test_all_armies_go_ashore() -> None:
    empty = sailing("A NUR2 4", "NUR2 SE").play("land SIG4 NW")
    assert (empty.at("NUR2"), empty.at("SIG4")) == ("A1", "A3")
    guarded = sailing("A NUR2 4", "NUR2 NE").play("land LUT5 W")
    assert guarded.at("LUT5") == "golems 2<A3"


@pytest.mark.rule("LUT-8.12", "LUT-4.10")
def test_a_ship_on_the_landing_edge_returns_to_the_supply() -> None:
    field = table("A NUR2 4; B SIG4 1", ships="NUR2 SE; SIG4 NW; SIG4 NE", sticks={"A": 1})
    field.play("sail NUR2 SE", "take 3", "land SIG4 NW")
    assert field.happened(ShipLanded) == [ShipLanded("bards", "SIG4", "NW", 3, True)]
    assert (field.ships("SIG4"), field.ships("NUR2")) == (["NE", "NW"], [])


@pytest.mark.rule("LUT-8.14")
def test_a_ship_makes_one_voyage_in_a_step() -> None:
    """A Storm sends it back; armies are left that could board, but the ship has sailed."""
    field = table("A NUR2 5; B SIG1 1", ships="NUR2 SE", sticks={"A": 4}, hands={"B": "storm"})
    field.play("sail NUR2 SE", "take 2", "land SIG4 NW")
    field.play("play storm")
    assert (field.asks, field.at("NUR2")) == (("move", "A"), "A5")
    assert field.refusal("sail NUR2 SE").rule == "LUT-8.14"


@pytest.mark.rule("LUT-8.15")
def test_every_declared_voyage_opens_a_window_before_the_ship_moves() -> None:
    field = table("A NUR2 5; B SIG1 1", ships="NUR2 SE", sticks={"A": 4}, hands={"A": "storm", "B": "storm"})
    field.play("sail NUR2 SE", "take 2", "land SIG4 NW")
    assert (field.asks, field.ships("NUR2"), field.at("SIG4")) == (("window-w3", "B"), ["SE"], "empty")
    assert field.people("A").sticks == 3
    field.play("pass")
    assert (field.asks, field.ships("NUR2"), field.at("SIG4")) == (("move", "A"), [], "A2")


@pytest.mark.rule("LUT-8.16")
def test_routes_can_be_measured_from_what_everybody_sees_also_in_the_buying_phase() -> None:
    seen = table("A NUR1 1; B SIG1 1", step="buying", budget={"A": 4}).view(1)
    board = empty_board()
    for laid in seen.lands:
        board = with_land(board, LANDS.index(laid.land), HEX_OF[(laid.q, laid.r)], laid.rotation)
    chart = chart_of(board)
    ways = chart.ways_to(chart.shores[6 * PROVINCE_OF["LUT9"] + 2])
    assert seen.phase == "buy_armies"
    assert 1 + min(ways[start] for start in chart.starts(6 * PROVINCE_OF["KES5"] + 1)) == 2


# EX-19.


def ex_19(a: str, b: str) -> Table:
    """A lands at LUT7, where B has a ship on the same edge; then both play their cards."""
    field = table(
        "A RHU5 5; B LUT7 1; B SIG1 1",
        peoples="elves shapeshifters",
        ships="RHU5 W; LUT7 E",
        sticks={"A": 1},
        piles={"A": a, "B": b},
    )
    field.play("sail RHU5 W", "take 4", "land LUT7 E")
    assert (field.at("RHU5"), field.ships("RHU5")) == ("A1", [])
    assert (field.ships("LUT7"), field.people("A").sticks) == (["E"], 0)
    assert field.happened(ShipLanded)[0].displaced
    field.play("end")
    while field.asks[0] == "return":
        field.play("return miss")
    return field


@pytest.mark.rule("LUT-8.9", "LUT-8.12", "LUT-8.13", "LUT-8.7")
def test_ex_19_landing_and_the_attacker_wins() -> None:
    """EX-19"""
    field = ex_19("HMMM", "MM")
    assert (field.at("LUT7"), field.ships("LUT7"), field.asks) == ("A4", ["E"], ("form", "A"))
    field.people("A").sticks = 1
    assert field.legal_with("sail") == ["sail LUT7 E"]


@pytest.mark.rule("LUT-8.13")
def test_ex_19_landing_and_the_defender_wins() -> None:
    """EX-19: the ship that A came with belongs to B."""
    field = ex_19("MMMM MMMM", "XM XM MM")
    assert field.at("LUT7") == "B1"
    field.people("B").sticks = 1
    field.people("B").supply -= 1
    field.state.armies[PROVINCE_OF["LUT7"]] += 1
    field.play("end")
    assert field.legal_with("sail") == ["sail LUT7 E"]


@pytest.mark.rule("LUT-8.13", "LUT-4.5")
def test_ex_19_landing_and_nobody_is_left() -> None:
    """EX-19: the ship belongs to the next people that enters LUT7."""
    field = table(
        "A RHU5 2; B LUT7 1; B LUT1 2; B SIG1 1",
        peoples="elves shapeshifters",
        ships="RHU5 W",
        sticks={"A": 1, "B": 1},
        piles={"A": "HM", "B": "HM"},
    )
    field.play("sail RHU5 W", "take 1", "land LUT7 E", "end", "return miss", "return miss")
    assert (field.at("LUT7"), field.ships("LUT7")) == ("empty", ["E"])
    field.play("end", "move LUT1", "to LUT7", "take 1", "end")
    assert (field.at("LUT7"), field.ships("LUT7"), field.asks) == ("B1", ["E"], ("form", "B"))
