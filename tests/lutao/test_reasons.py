"""What speaks for a move: an example of every reason."""

from typing import Any

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.rules.turn import Lutao
from manawell.kernel import odds
from manawell.kernel.game import Reason
from manawell.kernel.rng import rng_from
from tests.lutao.claims import CLAIMS
from tests.lutao.table import Table, table, whole
from tests.lutao.told import Told

FEW = 45
"""Battles for each chance, so that the tests need not wait."""


@pytest.fixture(autouse=True)
def few_battles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "BATTLES", FEW)


def reasons(state: Lutao, text: str) -> tuple[Reason, ...]:
    """As the one who must decide is told."""
    return GAME.why(GAME.view(state, state.actor), text, rng_from(b"why"))


def told(field: Table, *moves: str) -> dict[str, dict[str, Any]]:
    """The reasons of the last move, after the others; they are true."""
    field.play(*moves[:-1])
    found = reasons(field.state, moves[-1])
    assert all(CLAIMS[reason.id](Told(field.state, moves[-1], reason)) for reason in found)
    return {reason.id: reason.values for reason in found}


ISLAND = "A LUT4 8; A LUT1 4; B SIG1 3"


def test_a_city_about_to_win_is_attacked() -> None:
    field = table("A LUT1 8; B LUT0 2; B SIG1 1", controller="B 1", round_=3)
    found = told(field, "move LUT1", "to LUT0", "take 7")
    assert list(found)[:2] == ["stops", "storms"]
    assert found["stops"]["people"] == "druids"
    assert "stops" not in told(table("A LUT1 8; B LUT0 2", controller="B 2", round_=3), "move LUT1", "to LUT0")


def test_the_city_of_lutao_is_stormed() -> None:
    assert (
        told(table("A LUT1 8; B SIG1 1", golems={"LUT0": 2}), "move LUT1", "to LUT0", "take 7")["storms"]["odds"] > 75
    )
    assert told(table("A LUT1 8; B SIG1 1", golems={"LUT0": 0}), "move LUT1", "to LUT0", "take 7")["storms"] == {
        "odds": 0
    }
    assert "storms" not in told(table("A LUT1 8; B SIG1 1"), "move LUT1", "to LUT0", "take 1")


def test_an_artefact_is_taken() -> None:
    field = table("A LUT5 8; B SIG1 1", golems={"LUT4": 0})
    found = told(field, "move LUT5", "to LUT4", "take 2")
    assert found["artefact"] == {"kind": "people", "required": 2, "odds": 0}


def test_armies_keep_the_city() -> None:
    armies = "A LUT0 3; B LUT1 4; B SIG1 1"
    field = table(armies, controller="A 2", reserve={"A": "2 armies"}, step="placing")
    assert told(field, "army LUT0", "take 2")["holds-city"] == {"armies": 5}
    field = table(armies.replace("LUT1 4", "LUT1 1"), controller="A 2", reserve={"A": "2 armies"}, step="placing")
    assert "holds-city" not in told(field, "army LUT0")


def test_a_first_foothold() -> None:
    field = table("A NUR2 8; B SIG1 1", ships="NUR2 NE", sticks={"A": 3}, golems={"LUT4": 0}, artefacts="2 3")
    found = told(field, "sail NUR2 NE", "take 4", "land LUT4 SW")
    assert list(found) == ["foothold", "walks-in"]


def test_enough_armies_gather_beside_the_city() -> None:
    beside = [text.removeprefix("to ") for text in table("A LUT0 3; B SIG1 1").play("move LUT0").legal]
    armies = f"A {beside[0]} 5; A {beside[1]} 2; B SIG1 1"
    field = table(armies, reserve={"A": "6 armies"}, step="placing", golems={"LUT0": 3})
    assert told(field, f"army {beside[1]}", "take 3")["gathers"] == {"armies": 8}
    assert "gathers" not in told(field, "take 2")


def test_a_land_is_completed_or_broken() -> None:
    field = table("A NUR1 3; A NUR2 1; B SIG1 1", cities="NUR1")
    found = told(field, "move NUR1", "to NUR3", "take 1")
    assert found["completes"]["land"] == "NUR"
    assert list(found) == ["completes", "walks-in"]
    field = table("A ILA2 8; B NUR1 1; B NUR2 1; B NUR3 1; B SIG1 1", cities="NUR3")
    found = told(field, "move ILA2", "to NUR1", "take 7")
    assert list(found) == ["breaks", "wins-battle"]
    assert (found["breaks"]["people"], found["breaks"]["land"]) == ("druids", "NUR")


def test_a_city_is_taken() -> None:
    field = table("A NUR1 8; B NUR2 1; B SIG1 1", cities="NUR2")
    assert told(field, "move NUR1", "to NUR2", "take 7")["takes-city"]["province"] == "NUR2"


def test_a_battle_is_likely_won() -> None:
    found = told(table("A NUR1 8; B NUR2 1; B SIG1 1"), "move NUR1", "to NUR2", "take 7")
    assert list(found) == ["wins-battle"]
    assert (found["wins-battle"]["armies"], found["wins-battle"]["others"]) == (7, 1)
    assert told(table("A NUR1 8; B NUR2 8; B SIG1 1"), "move NUR1", "to NUR2", "take 1") == {}


def test_no_word_of_a_province_that_a_trap_could_keep() -> None:
    """LUT-20.6: where the trap lies is unknown, and one army is what it takes."""
    field = table("A NUR1 3; B SIG1 1", runes="flying traps", traps=["SIG1"])
    assert told(field, "move NUR1", "to NUR2", "take 1") == {}
    assert list(told(field, "take 2")) == ["walks-in"]


def test_cards_are_returned() -> None:
    field = table("A NUR1 8; B NUR2 3; B SIG1 1", cities="NUR2", piles={"A": whole("MHCS")})
    field.play("move NUR1", "to NUR2", "take 7", "end").pass_all()
    assert list(told(field, "return miss")) == ["idle-card", "keeps-breakers"]
    assert list(told(field, "return hit")) == ["idle-card", "keeps-breakers"]
    assert list(told(field, "return shield")) == ["keeps-breakers"]
    assert list(told(field, "return city_hit")) == []


def test_a_shield_is_kept_against_golems() -> None:
    field = table("A LUT1 8; B SIG1 1", piles={"A": whole("MXCS")})
    field.play("move LUT1", "to LUT0", "take 7", "end").pass_all()
    assert "keeps-shield" in told(field, "return hero")
    assert "keeps-shield" not in told(field, "return shield")


def test_new_armies_stand_on_the_island() -> None:
    field = table(ISLAND, reserve={"A": "3 armies"}, step="placing")
    assert list(told(field, "army LUT1")) == ["island", "readies"]


def test_a_ship_is_launched_where_lutao_is_near() -> None:
    field = table("A NUR2 3; A RHU1 1; B SIG1 3", reserve={"A": "1 ship"}, step="placing")
    near = {text: told(field, text).get("launches") for text in field.legal_with("ship ")}
    assert {values["sticks"] for values in near.values() if values} == {1}
    assert None in near.values()


def test_the_crossing_is_paid() -> None:
    field = table("A NUR2 3; B SIG1 3", step="buying", ships="NUR2 NE", budget={"A": 4})
    field.play(*[text for text in ("armies 0", "ships 0", "cities 0") if text.split()[0] in str(field.legal)])
    while "sticks 1" not in field.legal:
        field.play(field.legal[0])
    assert told(field, "sticks 1") == {"crossing": {"sticks": 1}}
    assert list(told(field, "sticks 4")) == ["crossing", "spends-all"]
    assert told(field, "sticks 0") == {}


@pytest.mark.parametrize(("armies", "points"), [("A NUR1 3; B SIG1 1", 1), ("A NUR1 3; A NUR2 1; A NUR3 1", 2)])
def test_a_city_is_founded(armies: str, points: int) -> None:
    field = table(armies, reserve={"A": "1 city"}, step="placing")
    city = field.legal_with("city ")[0]
    assert told(field, city) == {"founds": {"points": points}}


def test_armies_guard_a_province() -> None:
    field = table("A NUR1 2; B NUR2 5; B SIG1 1", reserve={"A": "3 armies"}, step="placing")
    found = told(field, "army NUR1", "take 2")
    assert found["guards"] == {"province": "NUR1", "armies": 4}
    assert list(told(field, "take 1")) == ["border"]


def test_surplus_armies_are_saved() -> None:
    field = table("A NUR1 10; A NUR2 7; B SIG1 1", step="forming")
    assert told(field, "move NUR1", "to NUR2", "take 1") == {"saves-surplus": {"armies": 1}}
    assert told(field, "take 2") == {"saves-surplus": {"armies": 1}}


def test_the_city_is_held_long_enough() -> None:
    """LUT-17.2: whoever acts last in the round, with nothing more to happen."""
    field = table("A LUT0 5; B SIG1 3", controller="A 1", active="A", order="BA")
    assert list(told(field, "end"))[:1] == ["wins"]
    assert "wins" not in told(table("A LUT0 5; B SIG1 3", controller="A 2", order="BA"), "end")
    assert "wins" not in told(table("A LUT0 5; B SIG1 3", controller="A 1", order="AB"), "end")


def test_where_a_province_or_a_ship_can_lead() -> None:
    assert told(table("A NUR1 3; B SIG1 1"), "move NUR1")["opens"]["odds"] == 0
    field = table("A NUR2 8; B SIG1 1", ships="NUR2 NE", sticks={"A": 1}, golems={"LUT4": 1})
    assert told(field, "sail NUR2 NE")["opens"]["province"] == "LUT4"
    assert told(field, "sail NUR2 NE", "take 7")["opens"]["province"] == "LUT4"
    field = table("A LUT5 8; B SIG1 1", golems={"LUT0": 1})
    assert told(field, "move LUT5")["opens"]["province"] == "LUT0"


def test_no_word_of_a_province_from_which_plagues_drive_the_winners() -> None:
    """LUT-20.7a"""
    armies = "A NUR1 8; B NUR2 1; B SIG1 1"
    assert "wins-battle" in told(table(armies, runes="flying wrath"), "move NUR1", "to NUR2")
    assert told(table(armies, runes="flying plagues"), "move NUR1", "to NUR2") == {}


def test_a_battle_of_several_is_picked() -> None:
    field = table("A NUR1 8; B NUR2 1; B NUR3 2; B SIG1 1")
    field.play("move NUR1", "to NUR2", "take 4", "move NUR1", "to NUR3", "take 1", "end")
    assert list(told(field.pass_all(), "fight NUR2")) == ["wins-battle"]


def test_armies_are_ready_to_attack_or_come_to_the_border() -> None:
    field = table("A NUR1 2; A NUR2 3; B NUR3 2; B SIG1 1", reserve={"A": "5 armies"}, step="placing")
    near = [text.split()[1] for text in field.legal_with("army ") if "readies" in told(field.copy(), text)]
    assert near
    field = table("A KES4 6; A KES3 1; B KES1 2; B SIG1 1", step="forming")
    found = told(field, "move KES4")
    assert found["leads"] == {"province": "KES3", "use": "border"}
    assert told(field, "move KES4", "to KES3")["border"] == {"province": "KES3", "people": "druids"}


def test_armies_above_the_limit_can_go_somewhere() -> None:
    field = table("A NUR1 10; A NUR2 3; B SIG1 1", step="forming")
    assert told(field, "move NUR1")["leads"] == {"province": "NUR2", "use": "surplus"}


def test_points_are_left_for_the_crossing() -> None:
    field = table("A NUR2 3; B SIG1 3", step="buying", ships="NUR2 NE", budget={"A": 4})
    assert told(field, "armies 1")["leaves-crossing"]["points"] >= 1
    assert "leaves-crossing" not in told(field, field.legal_with("armies ")[-1])


def test_no_attack_is_worth_it() -> None:
    assert list(told(table("A NUR1 2; B NUR2 8; B NUR3 8; B ILA2 8; B SIG1 1"), "end")) in ([], ["no-attack"])
    assert told(table("A NUR1 1; B SIG1 1"), "end") == {"no-attack": {}}
    assert told(table("A NUR1 2; B SIG1 1"), "end") == {}


def test_golems_drive_a_foe_off() -> None:
    field = table("A LUT0 3; B LUT1 1; B SIG1 1", controller="A 3", step="forming", golems={"LUT2": 4}).play("end")
    near = [text for text in field.legal_with("golems ")]
    assert [told(field.copy(), text).get("drives-off", {}).get("people") for text in near] == ["druids"]
    assert "drives-off" in told(field, near[0], "from LUT2")


def test_golems_close_a_way() -> None:
    armies = "A LUT0 3; B LUT6 2; B SIG1 1"
    field = table(armies, controller="A 3", step="forming", golems={"LUT1": 0, "LUT2": 0}).play("end")
    found = {text: told(field.copy(), text).get("closes") for text in field.legal_with("raise ")}
    assert {"people": "druids"} in found.values()
    alone = table(armies.replace("LUT6", "SIG2"), controller="A 3", step="forming", golems={"LUT1": 0}).play("end")
    assert "closes" not in told(alone, "raise LUT1")


def answering(spell: str, province: str, armies: str) -> Table:
    """B plays a spell against a province in its own turn; A may stop it."""
    hands = {"A": "counterspell", "B": spell}
    field = table(armies, peoples="elves witches", step="before_turn", order="BA", active="B", hands=hands)
    while f"play {spell}" not in field.legal:
        field.play("pass")
    return field.play(f"play {spell}", f"at {province}")


@pytest.mark.parametrize(("spell", "armies", "saved"), [("firestorm", 7, 3), ("firestorm", 4, 2), ("lightning", 4, 1)])
def test_a_spell_is_stopped_that_takes_armies(spell: str, armies: int, saved: int) -> None:
    field = answering(spell, "NUR1", f"A NUR1 {armies}; B SIG1 3; B NUR2 2")
    assert told(field, "play counterspell")["saves"] == {"armies": saved, "spell": spell}
    assert "unharmed" not in told(field, "pass")


def test_a_spell_that_does_no_harm_is_let_happen() -> None:
    field = table(
        "A NUR1 3; B SIG1 3",
        peoples="elves witches",
        step="before_turn",
        order="BA",
        active="B",
        hands={"A": "counterspell", "B": "fair_wind"},
    )
    while "play fair_wind" not in field.legal:
        field.play("pass" if "pass" in field.legal else field.legal[0])
    field.play("play fair_wind")
    assert told(field, "pass") == {"unharmed": {"spell": "fair_wind"}}
    assert told(field, "play counterspell") == {}


def test_the_last_army_of_a_province_goes() -> None:
    field = table("A LUT1 3; B SIG1 1; B NUR1 2", runes="assassin ghosts", order="BA", active="B", step="lurking")
    found = {text: told(field, text) for text in field.legal_with("kill ")}
    assert found["kill SIG1"] == {"removes-last": {"people": "druids", "province": "SIG1"}}
    assert found["kill NUR1"] == {}
    field = table("A NUR1 3; B NUR2 1; B SIG1 2", hands={"A": "lightning"}, step="before_turn").play("play lightning")
    assert told(field, "at NUR2") == {"removes-last": {"people": "druids", "province": "NUR2"}}
    assert told(field, "at SIG1") == {}


def attacked(attackers: int, **more: Any) -> Table:
    """A attacks NUR2."""
    given = {"peoples": "elves shapeshifters", **more}
    field = table(f"A NUR1 {attackers + 1}; B NUR2 3; B SIG1 1", **given)
    return field.play("move NUR1", "to NUR2", f"take {attackers}", "end")


def test_a_spell_brings_more_cards() -> None:
    hand = {"A": "strength courage_of_the_few great_host"}
    assert told(attacked(1, hands=hand), "play strength") == {"adds-cards": {"number": 1}}
    assert "adds-cards" in told(attacked(2, hands=hand), "play courage_of_the_few")
    assert told(attacked(3, hands=hand), "play great_host") == {}


def test_stone_skin_prevents_hits() -> None:
    field = attacked(3, hands={"B": "stone_skin"}, piles={"A": whole("HHHM"), "B": whole("SMMM")})
    field.play("pass", "return miss", "return miss")
    assert told(field, "play stone_skin") == {"prevents": {"hits": 2}}


def test_a_power_that_costs_nothing_is_used() -> None:
    field = table("A NUR1 4; B NUR2 3; B SIG1 1", runes="wrath ghosts", cities="NUR2")
    field.play("move NUR1", "to NUR2", "take 3", "end").pass_all()
    assert told(field, "yes") == {"free-power": {}}
    assert told(field, "no") == {}


def test_clerics_replace_a_bad_draw_of_theirs_or_a_good_one_of_others() -> None:
    piles = {"A": whole("MMHM"), "B": whole("CCCM")}
    field = attacked(3, peoples="clerics giants", piles=piles).play("return miss", "return miss")
    assert told(field, "void own") == {"voids": {"whose": "own", "number": 3, "hits": 1}}
    assert told(field, "void other")["voids"]["whose"] == "other"
    assert told(field, "pass") == {}
