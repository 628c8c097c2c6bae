"""Golem actions (LUT-11)."""

from typing import Any

import pytest

from manawell.games.lutao.components.tables import PROVINCE_COUNT
from manawell.games.lutao.events import BattleBegun, GolemsRaised, GolemsSent
from tests.lutao.table import Table, table


def commanding(armies: str, golems: dict[str, int] | None = None, **more: Any) -> Table:
    """Four peoples; A controls the city of Lutao and ends its formation step."""
    options: dict[str, Any] = {"peoples": "elves shapeshifters giants dwarves", "controller": "A 3", "step": "forming"}
    options.update(more)
    return table(f"A LUT0 3; {armies}; C RHU1 1; D TAV1 1", golems=golems, **options).play("end")


# Who, and how many.


@pytest.mark.rule("LUT-11.1", "LUT-1.4")
@pytest.mark.parametrize(
    ("peoples", "actions"), [("elves witches", 1), ("elves witches orcs", 2), ("elves witches orcs bards", 3)]
)
def test_the_controller_of_the_city_has_as_many_actions_as_opponents(peoples: str, actions: int) -> None:
    others = "; ".join(f"{letter} RHU{place} 1" for place, letter in enumerate("BCD"[:actions], 1))
    field = table(
        f"A LUT0 3; {others}",
        peoples=" ".join(["elves", "witches", "orcs", "bards"][: actions + 1]),
        controller="A 3",
        golems={f"LUT{number}": 0 for number in range(1, 12)},
        step="forming",
    ).play("end")
    for number in range(1, actions + 1):
        assert field.asks == ("golems", "A")
        field.play(f"raise LUT{number}")
    assert field.asks == ("move", "B")
    assert len(field.happened(GolemsRaised)) == actions


@pytest.mark.rule("LUT-11.1")
def test_control_counts_at_the_end_of_the_formation_step() -> None:
    taken = table(
        "A LUT1 8; B RHU1 1; B LUT7 1", golems={"LUT0": 1}, peoples="elves shapeshifters", piles={"A": "CCCM"}
    ).play("move LUT1", "to LUT0", "take 7", "end", "return miss", "end")
    assert (taken.asks, taken.at("LUT0")) == (("golems", "A"), "A6")
    other = table("A LUT1 3; B LUT0 3; A RHU1 1", controller="B 3", step="forming").play("end")
    assert other.asks == ("move", "B")


@pytest.mark.rule("LUT-11.1")
def test_golem_actions_may_be_declined() -> None:
    field = commanding("B LUT2 1")
    assert field.asks == ("golems", "A")
    assert field.play("end").asks == ("move", "B")
    assert field.at("LUT1") == "golems 2"


# Attacks.


@pytest.mark.rule("LUT-11.2")
def test_all_golems_of_a_province_attack_an_adjacent_one_of_another_people() -> None:
    field = commanding("B LUT2 2; A LUT6 1", piles={"B": "MMM MMM"})
    assert field.legal_with("golems") == ["golems LUT2"]
    assert field.refusal("golems LUT6").rule == "LUT-11.2"
    assert field.refusal("golems LUT4").rule == "LUT-11.2"
    field.play("golems LUT2")
    assert field.legal == ["from LUT1", "from LUT3", "from LUT7"]
    field.play("from LUT3", "enough")
    assert field.happened(GolemsSent) == [GolemsSent("elves", ("LUT3",), "LUT2")]
    assert field.happened(BattleBegun) == [BattleBegun("golems", "shapeshifters", "LUT2", 2, 2, False)]
    assert field.at("LUT3") == "empty"


@pytest.mark.rule("LUT-11.3")
def test_a_combined_attack_costs_an_action_for_every_province() -> None:
    field = commanding("B LUT2 2", piles={"B": "MMM MMM"}).play("golems LUT2", "from LUT1", "from LUT3", "enough")
    assert field.happened(BattleBegun)[0].attackers == 4
    field.play("return miss")
    assert (field.at("LUT2"), field.asks, field.view().commands) == ("golems 4", ("golems", "A"), 1)


@pytest.mark.rule("LUT-11.3")
def test_an_attack_joins_no_more_provinces_than_actions_are_left() -> None:
    field = table("A LUT0 3; B LUT2 2; B SIG1 1", peoples="elves shapeshifters", controller="A 3", step="forming").play(
        "end", "golems LUT2", "from LUT1"
    )
    assert field.happened(BattleBegun)[0].attackers == 2
    assert field.asks == ("return", "B")


# Placing.


@pytest.mark.rule("LUT-11.4")
def test_two_golems_go_into_an_empty_province_of_lutao() -> None:
    field = commanding("B SIG1 1", {"LUT5": 0, "LUT6": 0})
    assert field.legal_with("raise") == ["raise LUT5", "raise LUT6"]
    assert field.refusal("raise LUT1").rule == "LUT-11.4"
    assert field.refusal("raise NUR1").rule == "LUT-11.4"
    supply = field.view().golem_supply
    field.play("raise LUT6")
    assert (field.at("LUT6"), field.view().golem_supply) == ("golems 2", supply - 2)


@pytest.mark.rule("LUT-11.4", "LUT-4.9")
@pytest.mark.parametrize(("extra", "raised"), [(4, 1), (5, 0)])
def test_fewer_golems_when_the_supply_is_short(extra: int, raised: int) -> None:
    """A stands in the city, LUT5 and LUT6 are empty: 17 - 4 golems on Lutao, and this many more in LUT1."""
    field = commanding("B SIG1 1", {"LUT5": 0, "LUT6": 0, "LUT1": 2 + 5 + extra})
    assert field.view().golem_supply == (1 if raised else 0)
    if raised:
        assert field.play("raise LUT6").at("LUT6") == "golems 1"
    assert field.asks == ("move", "B")


@pytest.mark.rule("LUT-11.5")
def test_ex_17_place_attack_and_place_again() -> None:
    """EX-17"""
    field = commanding("B LUT2 2; B SIG1 1", {"LUT1": 0, "LUT10": 3, "LUT11": 3}, piles={"B": "HMM MMM"})
    assert field.view().golem_supply == 6
    field.play("raise LUT1")
    assert (field.at("LUT1"), field.view().golem_supply) == ("golems 2", 4)
    field.play("golems LUT2", "from LUT1", "enough")
    assert field.asks == ("return", "B")
    assert len(field.legal) == 2
    field.play("return miss")
    assert (field.at("LUT2"), field.at("LUT1"), field.view().golem_supply) == ("golems 1", "empty", 5)
    field.play("raise LUT1")
    assert (field.at("LUT1"), field.view().golem_supply) == ("golems 2", 3)
    assert field.asks == ("move", "B")


@pytest.mark.rule("LUT-11.3", "LUT-9.18")
def test_ex_17_two_provinces_attack_together() -> None:
    """EX-17, the other choice: LUT1 and LUT3 hit four times in a combat round."""
    field = commanding("B LUT2 5", piles={"B": "MMMM MMMM"}).play("golems LUT2", "from LUT1", "from LUT3", "enough")
    field.play("return miss")
    assert field.at("LUT2") == "B1"
    assert field.view().battle is not None


# What golems are not.


@pytest.mark.rule("LUT-11.6", "LUT-11.8")
def test_golems_that_win_hold_the_province_and_its_ships_are_nobodys() -> None:
    field = commanding("B LUT2 1; B SIG1 1", piles={"B": "MM"}, ships="LUT2 NE", sticks={"B": 3})
    field.play("golems LUT2", "from LUT1", "enough", "return miss")
    assert (field.at("LUT2"), field.ships("LUT2")) == ("golems 2", ["NE"])
    field.play("end")
    assert (field.asks, field.legal_with("sail")) == (("move", "B"), [])


@pytest.mark.rule("LUT-11.6")
def test_traps_runes_and_powers_do_not_touch_golems() -> None:
    """B has both artefacts; its trap on the card of LUT2, its plagues and its first strike keep still."""
    field = commanding(
        "B LUT2 1; B SIG1 1",
        peoples="witches elves giants dwarves",
        runes="wrath plagues flying traps",
        artefacts="1 3 2 4",
        taken="Bp Br Dp Dr",
        traps=("3",),
        piles={"B": "MM"},
    )
    field.play("golems LUT2", "from LUT1", "enough")
    assert field.asks == ("return", "B")
    field.play("return miss")
    assert field.at("LUT2") == "golems 2"
    assert field.view().traps == ("card_3",)


@pytest.mark.rule("LUT-11.6", "LUT-11.8")
def test_only_the_people_that_fights_the_golems_decides_and_is_asked() -> None:
    hands = {"A": "strength stone_skin", "B": "strength", "C": "strength"}
    field = commanding("B LUT2 3", piles={"B": "MMMM MMMM M"}, hands=hands)
    while field.asks[0].startswith("window"):
        field.play("pass")
    field.play("golems LUT2", "from LUT1", "enough")
    asked = []
    while field.view().battle is not None:
        asked.append(field.asks)
        field.play("pass" if field.asks[0].startswith("window") else "return miss")
    assert {letter for _, letter in asked} == {"B"}
    assert asked[:4] == [("window-w4", "B"), ("return", "B"), ("window-w6", "B"), ("window-w5", "B")]


@pytest.mark.rule("LUT-11.7", "LUT-2.9")
def test_golems_never_leave_lutao() -> None:
    field = commanding("B NUR2 1; B RHU3 1; B LUT9 1", {"LUT8": 0})
    assert field.legal == ["end", "golems LUT9", "raise LUT8"]
    for province in range(52, PROVINCE_COUNT):
        assert all(near >= 52 for near in field.state.chart.near[province])


@pytest.mark.rule("LUT-11.9", "LUT-18.2")
def test_in_the_pro_variant_golems_may_attack_the_players_own_second_people() -> None:
    field = commanding("B LUT2 1", mode="pro")
    assert field.legal_with("golems") == ["golems LUT2"]
    assert field.state.player_of(0) == field.state.player_of(1)
    field.play("golems LUT2", "from LUT1")
    assert field.asks == ("return", "B")


@pytest.mark.rule("LUT-11.6", "LUT-15.4", "LUT-20.5b")
def test_no_rune_answers_when_nobody_is_left_of_a_golem_battle() -> None:
    field = commanding(
        "B LUT2 1; B SIG1 1",
        {"LUT1": 1},
        runes="wrath reincarnation flying traps",
        taken="Br",
        piles={"B": "HM"},
    )
    field.play("golems LUT2", "from LUT1", "enough", "return miss")
    assert field.at("LUT2") == "empty"
    assert field.asks[0] != "rise"
