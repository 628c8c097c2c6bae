"""The worked examples of fights, relics, control and interventions, exactly."""

from collections.abc import Mapping

import pytest

from manawell.games.athlas.events import Attacked
from tests.athlas.table import Table, battle

AWAY = {"centre": "0,-5"}


def last(table: Table) -> tuple[int, int, int]:
    """Value, armour counted and damage of the last attack."""
    attack = table.happened(Attacked)[-1]
    return attack.value, attack.armour, attack.damage


def idle_until(table: Table, turn: int) -> Table:
    """Do nothing until the active player has to decide in that turn."""
    while table.view().turn < turn:
        table.play(next(move for move in ("pass", "end summon", "end all", "end") if move in table.legal))
    return table


def moments(table: Table) -> set[str]:
    return {move.split("@")[1] for move in table.legal_with("play")}


@pytest.mark.rule("ATH-19.1", "ATH-19.2", "ATH-19.3", "ATH-19.4", "ATH-19.5", "ATH-19.7", "ATH-20.2")
def test_ex_08_the_armour_example() -> None:
    table = battle("s1.1 0,2; s1.2 -1,2; g1.1 0,0; g1.2 -1,0", ["deep_guard"], ["archer"], active="s")
    assert (table.armour("g1.1"), table.pool("g1"), table.holds("g1.1")) == ((5, 1), 11, {"centre"})
    table.play("act s1.1", "use E04 g1.1")
    assert (last(table), table.pool("g1")) == ((4 + 1 + 1 + 2, 5, 3), 8)
    table.play("end", "act s1.2")
    other = table.copy().play("use E04 g1.2")
    assert (last(other), other.pool("g1")) == ((8, 5, 3), 5)
    table.play("use E04 g1.1")
    assert (last(table), table.pool("g1"), table.at("g1.1"), table.relic("centre")) == ((8, 0, 8), 11, None, "0,0")


@pytest.mark.rule("ATH-19.3", "ATH-19.6", "ATH-19.7")
def test_ex_08_a_spell_attack_of_8_on_a_fresh_guard() -> None:
    """A Magic Bolt of a Spell Master from a hill."""
    table = battle("s1.1 0,2; g1.1 0,0", ["deep_guard"], ["G05 S02"], active="s", markers={"s S02": 1})
    table.play("act s1.1", "use S02 g1.1")
    assert (last(table), table.pool("g1")) == ((8, 6, 2), 9)


@pytest.mark.rule("ATH-1.2", "ATH-17.4", "ATH-17.6", "ATH-17.7")
def test_ex_17_a_relic_moves_once_per_turn() -> None:
    table = battle("g1.1 1,0; g1.2 -1,1", relics={"centre": "1,0"}).play("act g1.1", "walk 0,1 +centre")
    assert (table.relic("centre"), table.moved("centre")) == ("0,1", True)
    assert table.refusal("give centre g1.2").rule == "ATH-17.6"
    table.play("end", "act g1.2", "end", "end summon", "end summon", "act g1.1", "give centre g1.2")
    assert (table.relic("centre"), table.holds("g1.2"), table.moved("centre")) == ("-1,1", {"centre"}, True)
    table.play("end", "act g1.2")
    assert table.refusal("walk -2,1 +centre").rule == "ATH-17.7"
    assert table.play("walk -2,1").relic("centre") == "-1,1"


@pytest.mark.rule("ATH-24.1", "ATH-15.4")
def test_ex_18_victory() -> None:
    """The centre relic must lie elsewhere, or the first step would win."""
    table = battle("g1.1 1,0; g1.2 -1,0", relics={"east": "1,0", "west": "-1,0", **AWAY})
    table.play("act g1.1", "walk 0,0 +east")
    assert (table.moved("east"), table.moved("west"), table.over) == (True, False, False)
    table.play("end", "act g1.2", "give west g1.1")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((0,), "relics")


@pytest.mark.rule("ATH-19.8")
def test_ex_20_weapon_lore() -> None:
    units = "s1.1 0,0; g1.1 1,0; g1.2 0,1; g2.1 -1,1"
    table = battle(units, ["G02 E08 A02", "G02 E08"], ["G02 E05 E28"], relics=AWAY)
    assert (table.pool("s1"), table.armour("s1.1")) == (17, (2, 0))
    for unit, armour, pool, left in (("g1.1", 1, 12, 1), ("g1.2", 0, 6, 1), ("g2.1", 1, 1, 0)):
        table.play(f"act {unit}", "use E08 s1.1", "end")
        assert (last(table), table.pool("s1"), table.armour("s1.1")) == ((6, armour, 6 - armour), pool, (left, 0))


@pytest.mark.rule("ATH-19.3", "ATH-19.6")
def test_ex_21_magic_and_physical_armour() -> None:
    units = "g1.1 0,0; s1.1 1,0; s2.1 1,1"
    table = battle(units, ["deep_guard"], ["G05 S02", "archer"], active="s", markers={"s S02": 1}, relics=AWAY)
    table.play("act s1.1", "use S02 g1.1", "end")
    assert (last(table), table.armour("g1.1")) == ((6, 6, 0), (0, 0))
    table.play("act s2.1", "use E04 g1.1")
    assert (last(table), table.pool("g1")) == ((6, 0, 6), 5)
    other = battle("g1.1 0,0; s1.1 1,0", ["deep_guard"], ["G01 S02"], active="s", markers={"s S02": 1}, relics=AWAY)
    other.play("act s1.1", "use S02 g1.1")
    assert (last(other), other.armour("g1.1"), other.pool("g1")) == ((5, 5, 0), (1, 0), 11)


def fire_strike(**pools: int) -> Table:
    units = "s1.1 -2,1; g1.1 0,0; g1.2 1,0; g1.3 0,1; s2.1 -1,0"
    return battle(
        units, ["warrior"], ["G05 S01", "G01"], active="s", markers={"s S01": 1}, pools=pools, relics=AWAY
    ).play("act s1.1", "use S01 0,0")


@pytest.mark.rule("ATH-20.4", "ATH-C.17")
def test_ex_22_fire_strike_on_several_units() -> None:
    table = fire_strike()
    assert {attack.value for attack in table.happened(Attacked)} == {4 + 1}
    assert {attack.target: attack.damage for attack in table.happened(Attacked)} == {
        "g1.1": 3,
        "g1.2": 3,
        "g1.3": 3,
        "s2.1": 5,
    }
    assert (table.pool("g1"), table.pool("s2"), table.asks) == (3, 5, ("act", 1))
    table = fire_strike(g1=6)
    assert (table.asks, set(table.legal)) == (("casualty", 0), {"lose g1.1", "lose g1.2", "lose g1.3"})
    table.play("lose g1.2")
    assert (table.pool("g1"), table.at("g1.2"), table.pool("s2")) == (12, None, 5)


def control(gold: str = "warrior", relics: Mapping[str, str] | None = None) -> Table:
    """W is g1.1, V is g1.2, M is s1.1."""
    others = "; g1.2 1,1" if gold == "warrior" else ""
    table = battle(f"s1.1 -1,1; g1.1 0,1{others}", [gold], ["G07"], active="s", markers={"g E10": 1}, relics=relics)
    return table.play("act s1.1", "use G07 g1.1")


@pytest.mark.rule("ATH-21.1", "ATH-21.2", "ATH-21.3", "ATH-21.4", "ATH-21.5", "ATH-21.6")
def test_ex_23_control() -> None:
    table = control()
    assert [(one.unit, one.moves, one.actions, one.commander) for one in table.view().board.activations] == [
        ("s1.1", 1, 0, 1),
        ("g1.1", 1, 1, 1),
    ]
    axe = table.copy().play("use E10 g1.2")
    assert (last(axe), axe.pool("g1"), axe.markers("g", "E10")) == ((3, 2, 1), 11, 0)
    table.play("use E08 g1.2")
    assert (last(table), table.pool("g1"), table.armour("g1.2")) == ((6, 2, 4), 8, (0, 0))
    table.play("end", "end", "end summon")
    assert set(table.legal_with("act")) == {"act g1.1", "act g1.2"}
    holding = control(relics={"west": "0,1"})
    assert holding.refusal("walk 0,0 +west").rule == "ATH-21.6"
    assert holding.play("walk 0,0").holds("g1.1") == {"centre"}
    horde = control("G08").play("use G08 1,1")
    assert (horde.unit_on("1,1"), horde.spent) == ("g1.2", (0, 8))


def slotted(gold: str = "") -> Table:
    """W is g1.1 and has walked, struck and ended; B is s1.1."""
    table = battle("g1.1 0,4; s1.1 1,2", ["warrior"], ["G01"], stacks=(gold, "D05"), markers={"g E10": 1})
    table.play("act g1.1", "walk 0,3", "use E08 s1.1", "end")
    assert (table.pool("s1"), moments(table)) == (4, {"c0", "c1", "c2", "cE"})
    return table


@pytest.mark.rule("ATH-22.5", "ATH-22.6", "ATH-22.7", "ATH-22.22", "ATH-22.23", "ATH-22.25")
def test_ex_24_an_intervention_slotted_in() -> None:
    table = slotted().play("play D05 @c0", "unit g1.1", "toward SE")
    (activation,) = table.view().board.activations
    assert (table.pool("s1"), table.at("g1.1"), activation.moves, activation.actions) == (10, "0,5", 1, 1)
    assert table.play("walk 0,4", "use E10 s1.1").pool("s1") == 7
    table = slotted().play("play D05 @c1", "unit g1.1", "toward SE")
    (activation,) = table.view().board.activations
    assert (table.pool("s1"), table.at("g1.1"), activation.moves, activation.actions) == (10, "0,4", 0, 1)
    assert table.refusal("use E08 s1.1").rule == "ATH-11.2"
    assert table.play("use E10 s1.1").pool("s1") == 7
    for moment in ("c2", "cE"):
        table = slotted().play(f"play D05 @{moment}", "unit g1.1", "toward W")
        assert (table.pool("s1"), table.at("g1.1")) == (4, "-1,3")
    table = slotted("D02").play("play D05 @c1", "unit g1.1", "toward SE", "play D02 @now")
    assert (table.at("g1.1"), table.pool("s1"), table.asks) == ("0,3", 4, ("summon", 0))
    assert table.view().stacks == ((), ())


@pytest.mark.rule("ATH-22.6")
def test_ex_25_response() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", silver=["ranger32"], stacks=("D09", "D15"), pools={"s1": 3})
    table.play("play D09 @now", "unit s1.1", "play D15 @now", "alpha 1")
    assert (table.pool("s1"), table.at("s1.1")) == (6, "5,-5")


@pytest.mark.rule("ATH-C.20")
@pytest.mark.parametrize(("at", "legal"), [("-2,2", True), ("0,2", True), ("-4,3", False), ("1,1", False)])
def test_ex_26_earthquake(at: str, legal: bool) -> None:
    table = battle(f"s1.1 0,1; g1.1 {at}", ["warrior"], ["G05 S06"], active="s", markers={"s S06": 1}).play("act s1.1")
    if legal:
        table.play("use S06 g1.1")
        assert (last(table), table.pool("g1")) == ((7, 2, 5), 7)
    else:
        assert table.refusal("use S06 g1.1").rule == "ATH-C.20"


@pytest.mark.rule("ATH-14.1", "ATH-14.2", "ATH-14.3")
def test_ex_27_drowning() -> None:
    table = battle("g1.1 1,0", ["G01"]).play("act g1.1", "walk 2,0")
    assert table.pool("g1") == 5
    assert table.play("end", "end summon", "end summon", "act g1.1").pool("g1") == 5
    assert table.copy().play("walk 3,0", "end").pool("g1") == 5
    stays = table.copy().play("end")
    assert (stays.at("g1.1"), stays.pool("g1")) == (None, 10)  # the other 5 of its 10
    flood = battle("g1.1 0,4; s1.1 5,-5", ["G01"], stacks=("D07", "")).play("play D07 @now", "field 0,4", "enough")
    assert flood.pool("g1") == 5
    assert flood.play("act g1.1", "end").at("g1.1") is None


@pytest.mark.rule("ATH-8.3", "ATH-23.2")
def test_ex_28_levitate() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", ["G05 S04"], ["G01"], markers={"g S04": 1}, turn=11)
    table.play("act g1.1", "use S04 g1.1")
    assert idle_until(table, 12).conditions("g1.1") == ["levitating"]
    assert idle_until(table, 13).conditions("g1.1") == []


@pytest.mark.rule("ATH-8.4", "ATH-22.9")
@pytest.mark.parametrize(
    ("player", "card", "turn", "condition", "until"),
    [(0, "D03", 6, "strengthened", 11), (1, "D01", 7, "winged", 14)],
)
def test_ex_28_interventions(player: int, card: str, turn: int, condition: str, until: int) -> None:
    """Played in the turn of the opponent."""
    stacks = (card, "") if player == 0 else ("", card)
    table = battle("g1.1 0,4; s1.1 5,-5", silver=["G01"], active="sg"[player], turn=turn, stacks=stacks).play("end all")
    assert table.asks == ("activation-end", player)
    table.play(f"play {card} @cE", "unit g1.1")
    for left, now in enumerate(range(until, turn - 1, -1), 1):
        assert idle_until(table.copy(), now).conditions("g1.1") == [f"{condition} [{left}]"]
    assert idle_until(table, until + 1).conditions("g1.1") == []


@pytest.mark.rule("ATH-14.4", "ATH-23.2")
def test_ex_28_levitation_that_ends_over_water() -> None:
    table = battle("g1.1 2,0; s1.1 5,-5", ["G01"], marks=["g1.1 levitating g"], start=True)
    assert (table.conditions("g1.1"), table.pool("g1")) == ([], 5)


def windows(silver: str = "D05 D09", second: str = "-3,4") -> Table:
    units = f"g1.1 0,4; g1.2 {second}; g1.3 -5,5; s1.1 5,-5"
    return battle(units, ["G01"], ["G02"], stacks=("", silver), start=True)


@pytest.mark.rule("ATH-9.4", "ATH-22.20")
def test_ex_29_which_windows_open() -> None:
    table = windows()
    assert table.asks == ("turn-start", 1)
    table.play("pass", "act g1.1", "walk 0,3", "end")
    assert (table.asks, moments(table)) == (("activation-end", 1), {"c0", "c1", "cE"})
    played = table.copy().play("play D05 @cE", "unit s1.1", "toward W", "end all", "end summon")
    assert (played.view().turn, played.asks[1]) == (12, 1)
    table.play("pass", "end all")
    assert (table.asks, moments(table)) == (("activation-end", 1), {"c0", "cE"})
    assert table.play("pass", "end summon").asks == ("turn-end", 1)


@pytest.mark.rule("ATH-9.4", "ATH-22.20", "ATH-14.3")
def test_ex_29_a_unit_that_drowns_opens_a_window() -> None:
    table = windows(second="2,0").play("pass", "act g1.1", "walk 0,3", "end", "pass", "end all")
    assert (table.asks, table.pool("g1")) == (("activation-end", 1), 5)
    table.play("pass")
    assert table.asks == ("activation-end", 1)
    assert table.play("pass").asks == ("summon", 0)


@pytest.mark.rule("ATH-22.20")
def test_ex_29_no_window_for_an_empty_stack() -> None:
    table = windows("").play("act g1.1", "walk 0,3", "end", "end all", "end summon")
    assert (table.view().turn, table.asks) == (12, ("choose", 1))


def control_checkpoints() -> Table:
    """M is s1.1, W g1.1, V g1.2."""
    table = battle("s1.1 -1,1; s1.2 5,-5; g1.1 0,1; g1.2 1,1", silver=["G07"], active="s", stacks=("D11", ""))
    table.play("act s1.1", "use G07 g1.1", "use E08 g1.2", "end", "walk -2,1", "end")
    assert (table.pool("g1"), table.asks) == (8, ("activation-end", 0))
    assert moments(table) == {"c0", "c1", "c2", "c3", "c4", "cE"}
    return table


def running(table: Table) -> list[tuple[str | None, int, int]]:
    return [(one.unit, one.moves, one.actions) for one in table.view().board.activations]


@pytest.mark.rule("ATH-21.1", "ATH-22.22", "ATH-22.24")
def test_ex_30_checkpoints_of_a_control() -> None:
    table = control_checkpoints().play("play D11 @c0", "unit g1.1", "field 0,4")
    assert (table.pool("g1"), table.at("s1.1"), running(table)) == (12, "-1,1", [("s1.1", 1, 1)])
    assert table.legal_with("use G07") == ["use G07 g1.2"]
    table = control_checkpoints().play("play D11 @c1", "unit g1.1", "field 0,4")
    assert (table.pool("g1"), table.at("g1.1")) == (12, "0,4")
    assert running(table) == [("s1.1", 1, 0), ("g1.1", 1, 1)]
    assert (table.asks, table.refusal("use E08 g1.2").rule) == (("act", 1), "ATH-11.2")
    table = control_checkpoints().play("play D11 @c2", "unit g1.2", "field 3,1")
    assert (table.pool("g1"), running(table)) == (8, [("s1.1", 1, 0), ("g1.1", 1, 0)])
    assert table.play("end", "walk -2,1").at("s1.1") == "-2,1"
    table = control_checkpoints().play("play D11 @cE", "unit g1.2", "field 3,1")
    assert (table.pool("g1"), running(table), table.asks) == (8, [], ("choose", 1))
    table = control_checkpoints().play("pass", "act s1.2", "walk 4,-4", "end")
    assert moments(table) == {"c0", "c1", "cE"}
    assert table.play("play D11 @c0", "unit g1.1", "field 0,4").pool("g1") == 8
