"""The worked examples of the specification on creation, summoning, terrain, pushes and flying, exactly."""

import pytest

from manawell.games.athlas.events import AlphaRevealed, Attacked
from tests.athlas.table import Table, battle, create, new

OTHERS = ("G02", "G04", "G08")


@pytest.mark.rule("ATH-7.1", "ATH-7.2", "ATH-7.3", "ATH-7.4", "ATH-7.5", "ATH-7.6", "ATH-4.5")
def test_summoning_the_32_point_ranger() -> None:
    """EX-09"""
    table = create(("ranger32", "G04", "G05"), OTHERS)
    assert table.view(1).piles[0].cards is None
    table.play("summon 1 -3,5 ranger")
    revealed = table.happened(AlphaRevealed)[0]
    assert (revealed.figure, revealed.cost, revealed.life) == ("ranger", 32, 10)
    assert (table.spent, table.pool("g1"), table.at("g1.1")) == ((32, 0), 10, "-3,5")
    assert (table.armour("g1.1"), table.view().board.markers[0]) == ((2, 0), {"S03": 1})
    table.play("end summon", "summon 1 3,-5 knight", "end summon", "end all", "summon 1 -2,5")
    assert (table.spent[0], table.markers("g", "S03"), table.pool("g1")) == (64, 2, 10)


@pytest.mark.rule("ATH-4.2", "ATH-4.3", "ATH-4.4")
@pytest.mark.parametrize(
    ("cards", "refused", "cost"),
    [
        ("G01 E01 E02", "ATH-4.3", 0),
        ("G01 E01 A10 E02", None, 20),
        ("G01 S01 S02", "ATH-4.4", 0),
        ("G01 S01", None, 15),
        ("G01 S01 E20 S02", None, 21),
        ("G01 E08 G02", "ATH-4.2", 0),
    ],
)
def test_creation_checks(cards: str, refused: str | None, cost: int) -> None:
    """EX-10"""
    genus, *rest, last = cards.split()
    if refused:
        table = new(mode="standard").play(f"genus 1 {genus}", *(f"card 1 {card}" for card in rest))
        assert table.refusal(f"card 1 {last}").rule == refused
    else:
        table = create((cards, "G04", "G05"), OTHERS).play("summon 1 -3,5 ranger")
        assert table.spent == (cost, 0)


def first_turn(army: str) -> Table:
    return new(mode="quick", armies="chosen").chance(0).play(f"preset {army}", "preset raid")


FIGURES = {1: "knight", 2: "ranger", 3: "master"}


def summon(table: Table, alphas: list[int]) -> Table:
    for place, alpha in enumerate(alphas):
        figure = "" if alpha in alphas[:place] else f" {FIGURES[alpha]}"
        table.play(f"summon {alpha} {place - 5},5{figure}")
    return table


@pytest.mark.rule("ATH-6.2", "ATH-6.3")
@pytest.mark.parametrize(
    ("army", "alphas", "total"),
    [
        ("water", [2, 1], 53),
        ("water", [2, 2], 60),
        ("water", [1, 3], 44),
        ("raid", [2, 2, 2], 60),
    ],
)
def test_first_turns_that_are_legal(army: str, alphas: list[int], total: int) -> None:
    """EX-11"""
    table = summon(first_turn(army), alphas)
    assert table.spent == (total, 0)
    assert table.play("end summon").asks == ("turn-end", 1)


@pytest.mark.rule("ATH-6.3")
@pytest.mark.parametrize(("alphas", "third"), [([3, 3], "summon 3 0,5"), ([2, 1], "summon 3 0,5 master")])
def test_first_turns_whose_third_unit_is_refused(alphas: list[int], third: str) -> None:
    """EX-11: 21 + 21 + 21 = 63, 30 + 23 + 21 = 74"""
    assert summon(first_turn("water"), alphas).refusal(third).rule == "ATH-6.3"


@pytest.mark.rule("ATH-6.3", "ATH-6.4")
def test_one_dear_unit_or_none_in_the_first_turn() -> None:
    """EX-11: 75 alone is legal, 75 + 21 is not, and neither is nothing."""
    dear = "G01 E06 E05 E04 E16 E17 E29 A14 A09 A03 A07 A01 E28 E27"
    table = create((dear, "G07 A06", "G08"), OTHERS)
    assert table.refusal("end summon").rule == "ATH-6.4"
    table.play("summon 1 -3,5 ranger")
    assert table.spent == (75, 0)
    assert table.refusal("summon 2 -2,5 master").rule == "ATH-6.3"
    assert table.legal == ["end summon"]


@pytest.mark.rule("ATH-7.6", "ATH-10.2", "ATH-10.3")
def test_time_markers_are_shared() -> None:
    """EX-12"""
    table = battle("g1.1 0,0; g1.2 0,1; s1.1 1,1", ("ranger32",), ("warrior",), pools={"g1": 4}, markers={"g S03": 2})
    table.play("act g1.1", "use S03 s1.1")
    assert (table.pool("s1"), table.pool("g1"), table.markers("g", "S03")) == (9, 7, 1)
    table.play("end", "end all", "end summon", "end all", "end summon", "act g1.1", "use S03 s1.1")
    assert (table.pool("s1"), table.pool("g1"), table.markers("g", "S03")) == (6, 10, 0)
    table.play("end", "act g1.2")
    assert table.refusal("use S03 s1.1").rule == "ATH-10.3"


CRATERS = {"0,-1": "crater", "0,1": "crater"}


@pytest.mark.rule("ATH-12.1", "ATH-12.2", "ATH-12.3", "ATH-12.6", "ATH-13.3")
@pytest.mark.parametrize(
    ("here", "there", "terrain", "target", "value"),
    [
        ("0,1", "0,3", {}, "G01", None),
        ("1,1", "0,3", {}, "G01", 6),
        ("-2,2", "0,2", {}, "G01", 6),
        ("1,2", "-1,2", {}, "G01", 6),
        ("0,2", "0,4", {}, "G01", 8),
        ("0,-1", "0,1", CRATERS, "G01", None),
        ("0,-1", "0,1", {"0,-1": "crater"}, "G01", 6),
        ("0,1", "0,3", {}, "dragon", 6),
    ],
)
def test_terrain_protection(here: str, there: str, terrain: dict[str, str], target: str, value: int | None) -> None:
    """EX-13"""
    table = battle(f"g1.1 {here}; s1.1 {there}", ("archer",), (target,), terrain=terrain).play("act g1.1")
    if value is None:
        assert table.refusal("use E04 s1.1").rule == "ATH-12.1"
    else:
        assert table.play("use E04 s1.1").happened(Attacked)[0].value == value


@pytest.mark.rule("ATH-12.4", "ATH-12.1", "ATH-15.2", "ATH-13.3")
@pytest.mark.parametrize(
    ("here", "card", "refused", "bonus"),
    [
        ("0,2", "E08", "ATH-12.4", 0),
        ("0,2", "S02", None, 2),
        ("1,1", "E08", None, 2),
        ("0,3", "E04", "ATH-12.1", 0),
    ],
)
def test_across_a_cliff(here: str, card: str, refused: str | None, bonus: int) -> None:
    """EX-14"""
    terrain = {"0,1": "crater"}
    table = battle(f"g1.1 {here}; s1.1 0,1", (f"G01 {card}",), ("G02",), terrain=terrain, markers={"g S02": 1})
    table.play("act g1.1")
    if refused:
        assert table.refusal(f"use {card} s1.1").rule == refused
    else:
        assert table.play(f"use {card} s1.1").happened(Attacked)[0].high_ground == bonus


@pytest.mark.rule("ATH-15.2", "ATH-15.5")
def test_nobody_climbs_two_levels() -> None:
    """EX-14"""
    table = battle("g1.1 0,2", terrain={"0,1": "crater"}).play("act g1.1")
    assert "climb 0,1" not in table.legal
    assert "climb 1,1" in table.legal


@pytest.mark.rule("ATH-13.6", "ATH-13.7", "ATH-14.2")
@pytest.mark.parametrize(("alpha", "pool", "left"), [("G01", 10, 2), ("G06", 11, 8), ("G03", 8, 8)])
def test_a_crater_next_to_water(alpha: str, pool: int, left: int) -> None:
    """EX-15"""
    table = battle("g1.1 0,1; s1.1 1,1", ("dragon",), (alpha,)).play("act g1.1")
    assert table.pool("s1") == pool
    table.play("use E13 1,1")
    assert (table.terrain("1,1"), table.pool("s1")) == ("water", left)


@pytest.mark.rule("ATH-18.1", "ATH-18.2", "ATH-18.3", "ATH-18.4", "ATH-18.5")
@pytest.mark.parametrize(
    ("alpha", "here", "direction", "terrain", "after", "loss"),
    [
        ("G01", "1,0", "W", {}, "0,0", 0),
        ("G01", "-1,1", "SE", {}, "-1,1", 3),
        ("G01", "0,2", "SE", {}, "0,3", 3),
        ("G01", "0,5", "SE", {}, "0,5", 3),
        ("G01", "1,0", "E", {}, "2,0", 5),
        ("G01", "0,2", "NE", {"1,1": "water"}, "1,1", 8),
        ("G01", "0,2", "NW", {"0,1": "crater"}, "0,1", 3),
        ("dragon", "-1,1", "SE", {}, "-1,2", 0),
        ("G06", "1,0", "E", {}, "2,0", 0),
    ],
)
def test_pushes(alpha: str, here: str, direction: str, terrain: dict[str, str], after: str, loss: int) -> None:
    """EX-16"""
    table = battle(f"s1.1 {here}", silver=(alpha,), terrain=terrain, stacks=("D05", ""))
    before = table.pool("s1")
    table.play("play D05 @now", "unit s1.1", f"toward {direction}")
    assert (table.at("s1.1"), before - table.pool("s1")) == (after, loss)


@pytest.mark.rule("ATH-18.3")
def test_a_push_against_another_unit() -> None:
    """EX-16"""
    table = battle("s1.1 1,0; s2.1 0,0", silver=("G01", "G02"), stacks=("D05", ""))
    table.play("play D05 @now", "unit s1.1", "toward W")
    assert (table.at("s1.1"), table.pool("s1"), table.pool("s2")) == ("1,0", 7, 12)


@pytest.mark.rule("ATH-18.2", "ATH-C.1")
def test_a_war_hammer_does_not_move_a_watchtower() -> None:
    """EX-16: 3 - 1 by the blow, nothing by the push."""
    table = battle("g1.1 0,4; s1.1 0,3", ("G01 E24",), ("G09",)).play("act g1.1", "use E24 s1.1")
    assert (table.at("s1.1"), table.pool("s1")) == ("0,3", 12)


FLEW = ["fly 0,0"]
DRANK = ["use E12"]
ATTACKED_FLYING = ["use G03 g2.1"]
ATTACKED = ["use G03 g1.1"]
DUG = ["use E13 0,-1"]


@pytest.mark.rule("ATH-16.2", "ATH-16.3")
@pytest.mark.parametrize(
    ("start", "moves", "blade"),
    [
        ("0,-2", FLEW, False),
        ("0,0", DRANK, False),
        ("0,0", ATTACKED_FLYING, False),
        ("0,0", ATTACKED, True),
        ("0,0", DUG, True),
    ],
)
def test_who_can_target_a_flying_unit(start: str, moves: list[str], blade: bool) -> None:
    """EX-19: the warrior V, the dragon F and the archer R, after what D has done."""
    table = battle(
        f"g1.1 -1,1; g2.1 1,0; g3.1 0,2; s1.1 {start}",
        gold=("warrior", "G03", "archer"),
        active="s",
        pools={"s1": 7},
        markers={"g E10": 1, "s E12": 1},
    ).play("act s1.1", *moves, "end", "end summon")
    assert table.at("s1.1") == "0,0"
    warrior = table.copy().play("act g1.1")
    assert ("use E08 s1.1" in warrior.legal) == blade
    assert "use E10 s1.1" in warrior.legal
    assert "use G03 s1.1" in table.copy().play("act g2.1").legal
    assert table.play("act g3.1", "use E04 s1.1").happened(Attacked)[-1].value == 6
