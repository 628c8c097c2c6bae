"""After a response, cards take effect as far as their choices are still legal; auto-pass takes this into account."""

import pytest

from manawell.games.athlas import GAME
from tests.athlas.table import battle

SMART = {"auto_pass": "smart", "stop": "off"}


@pytest.mark.rule("ATH-22.6", "ATH-1.2", "ATH-17.4", "ATH-1.7")
@pytest.mark.parametrize(("answer", "relic"), [("keep centre", "-1,0"), ("leave", "0,0")])
def test_a_portal_does_not_take_a_relic_along_that_was_moved_or_left_by_the_answer(answer: str, relic: str) -> None:
    table = battle("g1.1 0,0; s1.1 5,-5", silver=["G01"], stacks=("D11", "D05"))
    table.play("play D11 @now", "unit g1.1", "field 1,0 +centre", "play D05 @now", "unit g1.1", "toward W", answer)
    assert table.relic("centre") == relic


@pytest.mark.rule("ATH-22.6", "ATH-C.36")
def test_a_portal_does_not_reach_a_field_that_is_too_far_by_now() -> None:
    table = battle("g1.1 0,0; s1.1 5,-5", silver=["G01"], stacks=("D11", "D05"), relics={"centre": "-5,0"})
    table.play("play D11 @now", "unit g1.1", "field 3,0", "play D05 @now", "unit g1.1", "toward W")
    assert table.at("g1.1") == "-1,0"


@pytest.mark.rule("ATH-22.6", "ATH-C.34")
def test_a_tsunami_does_not_flood_a_plain_that_is_a_hill_by_now() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", silver=["G01"], stacks=("D08", "D06")).play("play D08 @now", "area -2,-1")
    table.play("field -1,-1", "enough", "play D06 @now", "field 0,-1", "field -1,-1", "enough")
    assert table.terrain("-1,-1") == "hill"


@pytest.mark.rule("ATH-22.6", "ATH-C.34")
def test_a_tsunami_does_not_come_from_a_lake_that_is_dry_by_now() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", silver=["G01"], stacks=("D08", "D16")).play("play D08 @now", "area -2,-1")
    table.play("field -1,-1", "enough", "play D16 @now", "field -2,-1", "field -2,0", "field -3,1", "enough")
    assert table.terrain("-1,-1") == "plain"


@pytest.mark.rule("ATH-22.6")
def test_a_drought_does_not_level_a_water_that_is_a_hill_by_now() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", silver=["G01"], stacks=("D16", "D06")).play("play D16 @now", "field -2,0")
    table.play("enough", "play D06 @now", "field -1,0", "field -2,0", "enough")
    assert table.terrain("-2,0") == "hill"


@pytest.mark.rule("ATH-22.20")
@pytest.mark.parametrize(
    ("cards", "gold", "moves", "asked"),
    [
        ("G03", "", ["fly 0,0"], False),
        ("G08", "", ["use G08 0,0"], True),
    ],
    ids=["a flyer over a relic holds nothing", "a summoned unit holds a relic"],
)
def test_smart_asks_when_a_relic_is_newly_held(cards: str, gold: str, moves: list[str], asked: bool) -> None:
    table = battle("g1.1 1,0; s1.1 5,-5", gold=[cards], silver=["G01"], stacks=(gold, "D05"))
    table.play("act g1.1", *moves, "end")
    assert (GAME.answer_automatically(table.view(1), SMART)[0] is None) == asked


@pytest.mark.rule("ATH-22.20", "ATH-C.38")
def test_smart_asks_when_a_transformed_unit_newly_holds_a_relic() -> None:
    table = battle("g1.1 0,0; g2.2 -5,5; s1.1 5,-5", ["G03", "G01"], ["G02"], stacks=("D13", "D09"))
    table.play("act g1.1", "play D13 @now", "unit g1.1", "alpha 2", "pass", "end")
    assert GAME.answer_automatically(table.view(1), SMART)[0] is None
