"""What speaks for a move: what is said is true of the position after it, and depends on what the mover knows only."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.rules.turn import Lutao
from manawell.kernel import odds
from manawell.kernel.game import Reason, Saved
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES, Voice
from tests.lutao.claims import CLAIMS, Told, legal
from tests.lutao.table import Table, table, whole

POSITIONS = sorted(Path(str(GAME.folder)).joinpath("lessons", "positions").glob("*.json"))
PLAYERS = ("Anna", "Ben", "Chloé", "Dörte")
FEW = 45
"""Battles for each chance, so that the tests need not wait."""
MANY_KINDS = 6
"""Reasons heard on the way; the examples hear all."""
LONGEST = 90
"""Characters of a clause."""


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


# Examples.

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
    assert list(told(field, "army LUT1")) == ["island"]


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
    assert told(field, "army NUR1", "take 2") == {"guards": {"province": "NUR1", "armies": 4}}
    assert told(field, "take 1") == {}


def test_surplus_armies_are_saved() -> None:
    field = table("A NUR1 10; A NUR2 7; B SIG1 1", step="forming")
    assert told(field, "move NUR1", "to NUR2", "take 1") == {"saves-surplus": {"armies": 1}}
    assert told(field, "take 2") == {"saves-surplus": {"armies": 1}}


# What is always so.


def positions() -> Iterator[tuple[str, Lutao]]:
    """Along the first steps from every other position of the lessons, in all modes, and along whole openings."""
    for path in POSITIONS[::2]:
        found = msgspec.json.decode(path.read_bytes())
        saved = Saved(found["position"], found["key"], found["place"], found["rules"])
        yield from walk(path.stem, GAME.load(saved), 3)
    for mode in ("beginner", "standard", "pro"):
        state = GAME.new(GAME.settle({"mode": mode}), rng_from(f"reasons {mode}".encode()))
        yield from walk(mode, state, 40)


def walk(name: str, state: Lutao, steps: int) -> Iterator[tuple[str, Lutao]]:
    rng = rng_from(f"walk {name}".encode())
    for step in range(steps):
        if state.actor == NOBODY:
            return
        yield f"{name} {step}", state.clone()
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])


def sample(name: str, state: Lutao, most: int) -> list[str]:
    texts, rng = legal(state), rng_from(f"sample {name}".encode())
    order = list(range(len(texts)))
    rng.shuffle(order)
    return [texts[at] for at in order[:most]]


def test_every_reason_has_a_claim_and_no_mistake_is_known() -> None:
    assert tuple(CLAIMS) == GAME.reasons
    assert GAME.mistakes == ()


def test_what_is_told_is_true() -> None:
    heard: Counter[str] = Counter()
    for name, state in positions():
        for text in sample(name, state, 2):
            found = reasons(state, text)
            assert [reason.id for reason in found] == [one for one in GAME.reasons if one in {r.id for r in found}]
            for reason in found:
                assert CLAIMS[reason.id](Told(state, text, reason)), f"{name}: {text} {reason}"
                heard[reason.id] += 1
                check_words(reason)
    assert len(heard) >= MANY_KINDS, heard


def check_words(reason: Reason) -> None:
    for language in LANGUAGES:
        clause = Voice(GAME, language, PLAYERS, 0).reason(reason)
        assert 10 < len(clause) <= LONGEST, clause


def test_worlds_that_the_mover_cannot_tell_apart_have_the_same_reasons() -> None:
    for name, state in list(positions())[::9]:
        other = GAME.resample(state, state.actor, rng_from(name.encode()))
        for text in sample(name, state, 2):
            assert reasons(state, text) == reasons(other, text), f"{name}: {text}"
