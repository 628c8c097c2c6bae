"""Units of either player enter the board by the same rules, and nothing of the dead clings to them (ATH-7)."""

import pytest

from manawell.games.athlas.components.tables import FIGURES, NONE
from manawell.games.athlas.events import UnitSummoned
from manawell.games.athlas.state import PER_PLAYER
from tests.athlas.table import battle

AWAY = {"centre": "-5,0"}


@pytest.mark.rule("ATH-7.3")
def test_each_player_has_figures_of_his_own() -> None:
    """s1 is the first figure type, s3 the third; of Gold's alphas three are shown."""
    table = battle("g1.1 0,4; s1.1 0,-4", silver=["G02", "G01", "G04"], active="s", hidden="s2").play("end all")
    figures = {move.split()[3] for move in table.legal_with("summon 2")}
    shown = {FIGURES[figure] for figure in table.state.figures[PER_PLAYER:] if figure != NONE}
    assert (len(shown), figures) == (2, set(FIGURES) - shown)


@pytest.mark.rule("ATH-7.3")
def test_a_revealed_figure_leaves_the_others_as_they_are() -> None:
    table = battle("g1.1 0,4; s1.1 0,-4", gold=["G04", "G01", "G02"], hidden="g2").play("end all")
    before = table.state.figures
    table.play(table.legal_with("summon 2")[0])
    after = table.state.figures
    assert (before[1] == NONE, after[1] != NONE) == (True, True)
    assert before[:1] + before[2:] == after[:1] + after[2:]


@pytest.mark.rule("ATH-7.6", "ATH-7.4")
@pytest.mark.parametrize(("active", "field"), [("g", "-3,5"), ("s", "3,-5")])
def test_a_unit_is_paid_told_and_gets_its_markers_on_the_cards_of_its_owner(active: str, field: str) -> None:
    armies = ["G01", "G02 E15"]
    table = battle("g1.1 0,4; s1.1 0,-4", gold=armies, silver=armies, active=active).play(
        "end all", f"summon 2 {field}"
    )
    seat, (q, r) = "gs".index(active), map(int, field.split(","))
    cost = table.spent[seat]
    assert table.happened(UnitSummoned) == [UnitSummoned(seat, f"{active}2.1", "G02", q, r, seat, cost, cost)]
    assert (table.markers(active, "E15"), table.markers("sg"[seat], "E15")) == (1, 0)


@pytest.mark.rule("ATH-C.2")
@pytest.mark.parametrize("active", ["g", "s"])
def test_a_watchtower_appears_near_own_units_and_away_from_the_enemy(active: str) -> None:
    """The own unit on (0,0), the enemy on (3,0), the enemy's summoning fields and two relics within reach."""
    other = "sg"["gs".index(active)]
    table = battle(
        f"{active}2.1 0,0; {other}1.1 3,0; {active}2.2 0,{'4' if active == 'g' else '-4'}",
        gold=["G09", "G01"] if active == "g" else ["G02"],
        silver=["G09", "G01"] if active == "s" else ["G02"],
        active=active,
        relics={"west": "-1,0", "centre": "0,-1"},
    ).play("end all")
    moves = table.legal_with("summon 1")
    fields = {move.split()[2] for move in moves}
    assert len(moves) == len(set(moves))
    assert {"-2,0", "1,0", "0,3", "0,-3"} - {f"0,{'3' if active == 's' else '-3'}"} <= fields
    assert fields & {"2,0", "3,-1", "2,1", "-1,0", "0,-1", "0,0", "4,0"} == set()


@pytest.mark.rule("ATH-C.2")
@pytest.mark.parametrize(("active", "edge"), [("g", "0,-5"), ("s", "0,5")])
def test_a_watchtower_does_not_appear_on_the_summoning_fields_of_the_enemy(active: str, edge: str) -> None:
    other = "sg"["gs".index(active)]
    near = "0,-3" if active == "g" else "0,3"
    table = battle(
        f"{active}2.1 {near}; {other}1.1 5,0",
        gold=["G09", "G01"] if active == "g" else ["G02"],
        silver=["G09", "G01"] if active == "s" else ["G02"],
        active=active,
    ).play("end all")
    fields = {move.split()[2] for move in table.legal_with("summon 1")}
    enemy = battle("g1.1 5,0; s1.1 -5,0", active=other).play("end all")
    edges = {move.split()[2] for move in enemy.legal_with("summon 1")}
    assert (edge in edges, fields & edges) == (True, set())
    assert near.replace("3", "4") in fields


@pytest.mark.rule("ATH-C.2")
def test_a_watchtower_does_not_appear_near_units_of_the_enemy_only() -> None:
    table = battle("s1.1 5,-5; g1.1 -1,0", silver=["G09", "G01"], active="s").play("end all")
    fields = {move.split()[2] for move in table.legal_with("summon 1")}
    assert fields & {"-3,0", "1,0", "-1,3"} == set()


@pytest.mark.rule("ATH-25.2")
@pytest.mark.parametrize(
    ("active", "hidden", "can"),
    [
        ("s", "s4", False),
        ("s", "s3 s4", True),
        ("s", "s3 s4 g2 g3 g4", True),
        ("s", "s4 g3 g4", False),
        ("g", "g3 g4", True),
        ("g", "g4 s3 s4", False),
    ],
)
def test_in_a_campaign_only_the_own_alphas_count_against_the_fourth(active: str, hidden: str, can: bool) -> None:
    army = ["G01", "G02", "G04", "G05"]
    table = battle("g1.1 0,4; s1.1 0,-4", army, army, mode="campaign", active=active, hidden=hidden).play("end all")
    assert bool(table.legal_with("summon 4")) == can


@pytest.mark.rule("ATH-21.6", "ATH-C.3")
def test_without_control_a_unit_may_be_summoned_onto_two_relics() -> None:
    table = battle("g1.1 0,1; s1.1 5,-5", gold=["G08"], relics={"west": "0,0"}).play("act g1.1")
    assert table.legal_with("use G08 0,0") != []
    assert table.play(table.legal_with("use G08 0,0")[0]).over


@pytest.mark.rule("ATH-21.6", "ATH-17.2", "ATH-C.3")
@pytest.mark.parametrize(("cards", "can"), [("G08 A06", True), ("G08", False)])
def test_under_control_a_flying_unit_may_appear_above_two_relics(cards: str, can: bool) -> None:
    """It cannot hold them."""
    table = battle("s1.1 -1,1; g1.1 0,1", gold=[cards], silver=["G07"], active="s", relics={"west": "0,0"}).play(
        "act s1.1", "use G07 g1.1"
    )
    assert bool(table.legal_with("use G08 0,0")) == can


@pytest.mark.rule("ATH-8.2", "ATH-20.2")
def test_whoever_takes_the_place_of_a_dead_unit_has_all_its_armour() -> None:
    """The Spell Master strikes a unit of its own."""
    table = battle(
        "g1.1 -2,1; g2.1 0,0; s1.1 5,-5",
        gold=["G05 S01", "G06 E07"],
        markers={"g S01": 1},
        pools={"g2": 1},
        relics=AWAY,
    )
    armour = table.armour("g2.1")
    table.play("act g1.1", "use S01 0,0", "end")
    assert table.at("g2.1") is None
    assert table.play("summon 2 -3,5").armour("g2.2") == armour
