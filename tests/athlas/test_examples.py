"""The worked examples of the specification, exactly."""

import pytest

from tests.athlas.table import battle


@pytest.mark.rule("ATH-15.3", "ATH-C.5", "ATH-20.2", "ATH-13.8", "ATH-17.1", "ATH-10.3", "ATH-16.2", "ATH-19.4")
@pytest.mark.rule("ATH-16.3", "ATH-20.7", "ATH-17.4", "ATH-22.2", "ATH-22.3", "ATH-22.9", "ATH-8.4", "ATH-C.32")
def test_the_seven_turns_of_the_rulebook() -> None:
    """EX-01 to EX-07"""
    table = battle(
        "g1.1 1,4; g1.2 -1,2; g1.3 0,1; s1.1 1,0; s1.2 0,-1",
        active="s",
        relics={"centre": "0,1", "east": "0,4"},
        pools={"g1": 2},
        markers={"g E10": 1, "s E12": 1},
        stacks=("D02 D03", "D06"),
        spent=(250, 250),
    )
    # EX-01
    table.play("act s1.1", "fly 0,2", "use E13 0,1")
    assert table.terrain("0,1") == "crater"
    assert table.at("g1.3") is None
    assert table.pool("g1") == 12
    assert table.relic("centre") == "0,1"
    assert table.exposed("s1.1")
    table.play("end", "pass", "act s1.2", "fly 0,1")
    assert table.holds("s1.2") == set()
    table.play("use G03 g1.2")
    assert (table.pool("g1"), table.armour("g1.2"), table.exposed("s1.2")) == (9, (0, 0), True)
    table.play("end", "pass", "end summon", "pass")
    # EX-02
    table.play("pass", "act g1.1", "walk 0,4")
    assert table.holds("g1.1") == {"east"}
    table.play("use E10 s1.1")
    assert (table.pool("s1"), table.armour("s1.1"), table.markers("g", "E10")) == (8, (0, 0), 0)
    table.play("end", "pass", "act g1.2")
    assert table.legal_with("use E08") == ["use E08 s1.2", "use E08 s1.1"]
    table.play("use E08 s1.1")
    assert table.pool("s1") == 2
    assert table.legal_with("walk") + table.legal_with("climb") == ["walk -2,2"]
    table.play("end", "pass", "end summon", "pass")
    # EX-03
    table.play("pass", "act s1.1", "use E12")
    assert (table.pool("s1"), table.markers("s", "E12"), table.exposed("s1.1")) == (7, 0, False)
    table.play("end", "pass", "act s1.2", "use G03 g1.2")
    assert (table.pool("g1"), table.exposed("s1.2"), table.legal_with("fly")) == (6, True, [])
    table.play("end", "pass", "end summon", "pass")
    # EX-04
    table.play("pass", "act g1.1", "walk 0,3 +east")
    assert (table.relic("east"), table.moved("east")) == ("0,3", True)
    assert table.refusal("use E08 s1.1").rule == "ATH-16.2"
    table.play("end", "pass", "act g1.2", "use E08 s1.2")
    assert table.pool("s1") == 4
    table.play("end", "pass", "end summon", "pass")
    # EX-05
    table.play("pass", "act s1.1", "use G03 g1.2", "end", "pass")
    assert table.pool("g1") == 3
    table.play("act s1.2", "use G03 g1.2")
    assert (table.pool("g1"), table.at("g1.2")) == (12, None)
    table.play("end", "pass", "end summon", "pass")
    # EX-06
    table.play("pass", "act g1.1", "discard 1", "play D03 @now", "unit g1.1", "pass")
    assert table.conditions("g1.1") == ["strengthened [6]"]
    table.play("use E08 s1.1")
    assert (table.at("s1.1"), table.pool("s1")) == (None, 8)
    table.play("end", "pass", "end summon", "pass")
    # EX-07
    assert table.conditions("g1.1") == ["strengthened [5]"]
    table.play("act s1.2", "fly 0,2", "use E13 0,3")
    assert (table.terrain("0,3"), table.pool("g1"), table.holds("g1.1")) == ("crater", 9, {"east"})
    table.play("play D06 @now", "field 0,3", "field 1,2", "field -1,3", "field -1,4", "field 0,4")
    raised = ("1,2", "-1,3", "-1,4", "0,4")
    assert [table.terrain(field) for field in raised] == ["hill"] * 4
    table.play("end", "end summon", "act g1.1")
    assert [move for move in table.legal if move != "end"] == ["use E08 s1.2"]
    table.play("use E08 s1.2")
    assert table.pool("s1") == 2
