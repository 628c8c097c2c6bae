"""The spells of travel and supply (LUT-22.19 to 22.26), and the words own, enemy and opponent (LUT-21.9, 22.28)."""

import pytest

from manawell.games.lutao.events import BudgetChanged, VoyageStopped
from tests.lutao.table import Table, table

PEOPLES = "elves shapeshifters giants"


def moving(spell: str, armies: str = "A NUR2 4; B SIG1 3", **more: object) -> Table:
    """A has the spell and moves."""
    return table(armies, peoples="elves giants", hands={"A": spell}, **more)  # type: ignore[arg-type]


def scored(spell: str, budget: int = 10, peoples: str = "elves giants", mode: str = "standard") -> Table:
    """A is asked after scoring; all have the same points to spend."""
    armies = "A NUR1 3; B SIG1 3; C RHU1 3; D CAN1 3"
    letters = "ABCD"[: len(peoples.split())]
    armies = ";".join(armies.split(";")[: len(letters)])
    purse = dict.fromkeys(letters, budget)
    return table(armies, peoples=peoples, mode=mode, step="scoring", hands={"A": spell}, budget=purse)


def targets(field: Table) -> set[str]:
    return {move.split()[1] for move in field.legal}


# Storm.


def sailing(step: str = "moving", **more: object) -> Table:
    """A sails from NUR2 over two hexes to LUT9, or to its ILA2; B may stop it."""
    armies = "A NUR2 4; A ILA2 1; B SIG1 3"
    field = table(
        armies,
        peoples="elves giants",
        step=step,
        ships="NUR2 E; NUR2 SE",
        sticks={"A": 5},
        golems={"LUT9": 0},
        hands={"B": "storm"},
        **more,  # type: ignore[arg-type]
    )
    goal = "land LUT9 SW" if step == "moving" else "land ILA2 E"
    return field.play("sail NUR2 E", "take 3", goal)


@pytest.mark.rule("LUT-22.19", "LUT-21.3", "LUT-8.15")
def test_storm_stops_a_voyage_and_its_sticks_are_spent() -> None:
    field = sailing()
    assert (field.asks, field.people("A").sticks, field.at("NUR2")) == (("window-w3", "B"), 3, "A1")
    calm = field.copy().play("pass")
    assert (calm.at("LUT9"), calm.ships("LUT9"), calm.people("A").sticks) == ("A3", ["SW"], 3)
    field.play("play storm")
    assert (field.at("LUT9"), field.at("NUR2"), field.ships("NUR2")) == ("empty", "A4", ["E", "SE"])
    assert (field.people("A").sticks, field.happened(VoyageStopped)) == (3, [VoyageStopped("elves", 2)])


@pytest.mark.rule("LUT-22.19")
def test_after_a_storm_ship_and_armies_have_made_their_way() -> None:
    """One army stayed ashore and must still stay, and the armies that have arrived may not leave."""
    field = sailing().play("play storm")
    assert field.asks == ("move", "A")
    assert field.refusal("sail NUR2 E").reason == "refusal-has-sailed"
    assert field.legal == ["end", "move NUR2", "sail NUR2 SE"]
    assert field.play("sail NUR2 SE").legal == ["take 1"]


@pytest.mark.rule("LUT-22.19", "LUT-10.5")
def test_storm_ends_the_rest_of_a_voyage_in_the_formation_step() -> None:
    field = sailing("forming").play("pass")
    assert field.asks == ("stop", "A")
    field.play("onward", "take 1", "take 0", "land NUR2 E")
    assert field.asks == ("window-w3", "B")
    field.play("play storm")
    assert (field.at("ILA2"), field.at("NUR2"), field.ships("ILA2")) == ("A4", "A1", ["E"])
    assert field.asks == ("form", "A")
    assert field.refusal("sail ILA2 E").reason == "refusal-has-sailed"


@pytest.mark.rule("LUT-22.19", "LUT-20.7f")
def test_a_ship_at_sea_keeps_its_armies_and_its_duty_moves_on() -> None:
    field = table(
        "A NUR2 4; A CAN1 1; B LUT9 1; B SIG1 2",
        peoples="elves giants",
        runes="wrath plagues",
        taken="Br",
        ships="NUR2 E",
        sticks={"A": 5},
        hands={"B": "storm"},
        piles={"A": "HHHM", "B": "MM"},
        golems={"LUT9": 0},
    )
    field.play(
        "sail NUR2 E", "take 3", "land LUT9 SW", "pass", "end", "pass", "return miss", "return miss", "pass", "row 1"
    )
    assert [(ship.q, ship.r, ship.armies, ship.stayed) for ship in field.view().fleet] == [(-3, 1, 3, False)]
    field.go("end", "end", "end")
    while field.asks[0] != "move" or field.asks[1] != "A":
        field.play("end" if "end" in field.legal else "pass" if "pass" in field.legal else field.legal[0])
    before = field.people("A").sticks
    field.play("sail ship 1", "land NUR2 NW", "play storm")
    assert [(ship.q, ship.r, ship.armies, ship.stayed) for ship in field.view().fleet] == [(-3, 1, 3, True)]
    assert field.people("A").sticks == before - 1
    field.play("end")
    assert [(ship.armies, ship.stayed) for ship in field.view().fleet] == [(3, False)]


# Fair Wind.


@pytest.mark.rule("LUT-22.20")
def test_fair_wind_gives_three_sticks_that_are_spent_first() -> None:
    field = moving("fair_wind", ships="NUR2 E", sticks={"A": 2}, golems={"LUT9": 0}).play("play fair_wind")
    assert (field.people("A").wind, field.people("A").sticks) == (3, 2)
    field.play("sail NUR2 E", "take 1", "land LUT9 SW")
    assert (field.people("A").wind, field.people("A").sticks) == (1, 2)


@pytest.mark.rule("LUT-22.20", "LUT-21.11")
def test_what_is_left_of_the_wind_vanishes_with_the_action_turn() -> None:
    field = moving("fair_wind fair_wind", sticks={"A": 2}).play("play fair_wind", "play fair_wind")
    assert field.people("A").wind == 6
    field.play("end")
    assert (field.asks, field.people("A").wind) == (("form", "A"), 6)
    field.play("end")
    assert (field.people("A").wind, field.people("A").sticks) == (0, 2)


# Phantom Ship.


@pytest.mark.rule("LUT-22.21", "LUT-4.10")
def test_a_phantom_ship_lies_on_a_free_coast_of_ones_own_and_sails_at_once() -> None:
    field = moving("phantom_ship", "A NUR2 3; A LUT7 1; B SIG1 3", ships="NUR2 E", sticks={"A": 1})
    field.play("play phantom_ship")
    edges = {"NUR2 NE", "NUR2 NW", "NUR2 SE", "LUT7 E", "LUT7 NE", "LUT7 NW", "LUT7 SE"}
    assert set(field.legal) == {f"ship {edge}" for edge in edges}
    field.play("ship NUR2 NE")
    assert field.ships("NUR2") == ["E", "NE"]
    assert "sail NUR2 NE" in field.legal


@pytest.mark.rule("LUT-22.21")
def test_a_phantom_ship_in_the_placement_turn_is_no_ship_of_the_reserve() -> None:
    field = table("A NUR2 3; B SIG1 3", step="placing", hands={"A": "phantom_ship"}, reserve={"A": "1 ship"})
    field.play("play phantom_ship", "ship NUR2 E")
    assert (field.ships("NUR2"), field.people("A").ships) == (["E"], 1)


# Teleport.


@pytest.mark.rule("LUT-22.22")
def test_teleport_carries_up_to_three_armies_to_another_own_province() -> None:
    field = moving("teleport", "A NUR2 5; A LUT7 6; A SIG1 1; B SIG4 3").play("play teleport")
    assert field.legal == ["at NUR2", "at LUT7"]
    field.play("at NUR2")
    assert field.legal == ["to SIG1", "to LUT7"]
    assert field.copy().play("to SIG1").legal == ["take 1", "take 2", "take 3"]
    field.play("to LUT7")
    assert field.legal == ["take 1", "take 2"]
    field.play("take 2")
    assert (field.at("NUR2"), field.at("LUT7")) == ("A3", "A8")


@pytest.mark.rule("LUT-22.22", "LUT-7.3", "LUT-7.4")
def test_teleported_armies_have_moved_and_one_stays() -> None:
    field = moving("teleport teleport", "A NUR2 3; A CAN1 1; B SIG1 1").play("play teleport", "at NUR2", "to CAN1")
    assert field.legal == ["take 1", "take 2"]
    field.play("take 2")
    assert (field.at("NUR2"), field.at("CAN1")) == ("A1", "A3")
    field.play("move CAN1", "to CAN2")
    assert field.legal == ["take 1"]  # the one that had stood there


@pytest.mark.rule("LUT-22.22")
def test_teleport_asks_for_unmoved_armies_and_room() -> None:
    field = moving("teleport", "A NUR2 3; A NUR1 1; A CAN1 8; B SIG1 1").play("move NUR2", "to NUR1", "take 2")
    assert field.play("play teleport").legal == ["at CAN1", "at NUR1"]
    assert field.copy().play("at NUR1").legal == ["to NUR2"]
    assert field.play("at CAN1", "to NUR2", "take 3").at("NUR2") == "A4"


@pytest.mark.rule("LUT-22.22", "LUT-20.9b")
def test_hostages_go_with_teleported_armies() -> None:
    field = table("A NUR2 4 h B2; A CAN1 1; B SIG1 1", runes="enslavement wrath", hands={"A": "teleport"})
    field.play("play teleport", "at NUR2", "to CAN1")
    assert field.legal == ["take 1", "take 1+1", "take 2", "take 2+1", "take 2+2", "take 3+1", "take 3+2"]
    field.play("take 3+1")
    held = {one.id: one.hostages for one in field.view().provinces if one.hostages}
    assert held == {"NUR2": (0, 1, 0, 0), "CAN1": (0, 1, 0, 0)}


# Levy.


@pytest.mark.rule("LUT-22.23", "LUT-6.1")
def test_levy_brings_two_armies_to_be_placed_now() -> None:
    field = table("A NUR2 3; B SIG1 3", step="placing", hands={"A": "levy"})
    supply = field.people("A").supply
    assert field.legal == ["end", "play levy"]
    field.play("play levy")
    assert (field.people("A").reserve, field.people("A").supply) == (2, supply - 2)
    assert field.legal == ["army NUR2"]
    field.play("army NUR2", "take 2")
    assert (field.at("NUR2"), field.people("A").reserve) == ("A5", 0)


@pytest.mark.rule("LUT-22.23", "LUT-4.8")
@pytest.mark.parametrize(("left", "levied"), [(1, 1), (0, 0)])
def test_levy_takes_no_more_than_the_supply_has(left: int, levied: int) -> None:
    armies = "; ".join(f"A RHU{number} 8" for number in range(1, 8)) + f"; A SIG1 8; A SIG2 8; A SIG3 {3 - left}"
    field = table(armies + "; B CAN1 3", step="placing", hands={"A": "levy"}).play("play levy")
    assert (field.people("A").reserve, field.people("A").supply) == (levied, 0)


# The purse.


@pytest.mark.rule("LUT-22.24", "LUT-22.26")
@pytest.mark.parametrize(("budget", "after"), [(10, 15), (55, 60), (58, 60), (60, 60)])
def test_rich_harvest_gives_five_points_never_over_sixty(budget: int, after: int) -> None:
    field = scored("rich_harvest", budget)
    points, order = [one.points for one in field.state.peoples], field.order
    field.play("play rich_harvest")
    assert (field.people("A").budget, field.people("B").budget) == (after, budget)
    assert ([one.points for one in field.state.peoples], field.order) == (points, order)


@pytest.mark.rule("LUT-22.25", "LUT-22.26", "LUT-22.28", "LUT-1.10")
@pytest.mark.parametrize(("budget", "after"), [(10, 5), (3, 0)])
def test_famine_costs_an_opponent_five_points(budget: int, after: int) -> None:
    field = scored("famine", budget, PEOPLES)
    points, order = [one.points for one in field.state.peoples], field.order
    assert field.play("play famine").legal == ["against shapeshifters", "against giants"]
    field.play("against giants")
    assert [field.people(letter).budget for letter in "ABC"] == [budget, budget, after]
    assert ([one.points for one in field.state.peoples], field.order) == (points, order)
    assert [event.budget for event in field.happened(BudgetChanged)] == [after]


@pytest.mark.rule("LUT-21.11", "LUT-22.24")
def test_two_harvests_add_up() -> None:
    field = scored("rich_harvest rich_harvest").play("play rich_harvest", "play rich_harvest")
    assert field.people("A").budget == 20


# The pro variant: whose enemy, whose opponent.

FOUR = "elves shapeshifters giants knights"
BOTH = "A NUR1 3; B SIG1 2; C RHU1 2; D CAN1 2"


@pytest.mark.rule("LUT-21.9", "LUT-22.28", "LUT-22.9", "LUT-22.10")
@pytest.mark.parametrize("spell", ["lightning", "firestorm"])
def test_an_enemy_is_a_people_of_another_player(spell: str) -> None:
    field = table(BOTH, peoples=FOUR, mode="pro", hands={"A": spell}).play(f"play {spell}")
    assert targets(field) == {"RHU1", "CAN1"}


@pytest.mark.rule("LUT-21.9", "LUT-22.11")
def test_an_earthquake_may_hit_the_players_second_people() -> None:
    field = table(BOTH, peoples=FOUR, mode="pro", hands={"A": "earthquake"}, cities="NUR1 SIG1")
    field.play("play earthquake", "for elves")
    assert targets(field) == {"SIG1"}


@pytest.mark.rule("LUT-22.25", "LUT-22.28", "LUT-18.2")
def test_famine_costs_both_peoples_of_an_opponent() -> None:
    field = scored("famine", 10, FOUR, "pro").play("play famine")
    assert field.legal == ["against giants", "against knights"]
    field.play("against knights")
    assert [field.people(letter).budget for letter in "ABCD"] == [10, 10, 5, 5]


@pytest.mark.rule("LUT-22.18", "LUT-21.9")
def test_time_swirl_may_swap_with_the_players_second_people() -> None:
    field = scored("time_swirl", 10, FOUR, "pro").play("play time_swirl", "for elves")
    assert field.legal == ["against shapeshifters", "against giants", "against knights"]
    assert field.play("against shapeshifters").order == "BACD"


@pytest.mark.rule("LUT-22.15", "LUT-22.28", "LUT-18.2")
def test_rune_ban_stops_both_runes_of_an_opponent() -> None:
    runes = "wrath ghosts flying choice"
    field = table(BOTH, peoples=FOUR, mode="pro", runes=runes, step="before_turn", hands={"B": "rune_ban"})
    assert field.play("play rune_ban").legal == ["against giants", "against knights"]
    field.play("against giants")
    assert [field.people(letter).banned for letter in "ABCD"] == [False, False, True, True]


@pytest.mark.rule("LUT-22.13", "LUT-22.28", "LUT-18.2")
def test_a_theft_for_the_second_people_fills_its_hand() -> None:
    hands = {"A": "mind_theft", "B": "levy", "C": "storm"}
    field = table(BOTH, peoples=FOUR, mode="pro", hands=hands).play("play mind_theft")
    assert field.legal == ["for elves", "for shapeshifters"]
    assert field.play("for shapeshifters").legal == ["against giants"]
    field.play("against giants").pass_all()
    assert (field.hand("A"), field.hand("B"), field.hand("C")) == ([], ["storm", "levy"], [])


@pytest.mark.rule("LUT-22.12", "LUT-21.9")
def test_defectors_come_to_the_people_that_borders_on_them() -> None:
    armies = "A CAN1 3; B SIG2 2; C NUR3 1; D SIG4 1; A NUR1 2"
    field = table(armies, peoples=FOUR, mode="pro", hands={"A": "defectors"}).play("play defectors")
    assert field.copy().play("for elves").legal == ["at NUR3"]
    field.play("for shapeshifters")
    assert field.legal == ["at SIG4", "at NUR3"]
    assert field.play("at NUR3").at("NUR3") == "B1"


@pytest.mark.rule("LUT-20.6c", "LUT-18.2")
def test_a_trap_does_not_know_the_holders_second_people() -> None:
    armies = "A NUR2 3; B SIG2 3; C RHU1 1; D ORM1 1"
    field = table(armies, peoples=FOUR, mode="pro", runes="traps wrath ghosts choice", active="B", traps=["NUR3"])
    assert field.play("move SIG2", "to NUR3", "take 2").at("NUR3") == "B1"
