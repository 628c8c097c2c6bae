"""Moves that are refused: by which rule, for which reason, and what would be legal instead."""

import re
from pathlib import Path

import pytest

from manawell.games.lutao import GAME
from manawell.kernel.faults import Illegal
from manawell.kernel.rng import rng_from
from tests.lutao.attempts import (
    CASES,
    RETURNS,
    Builder,
    Case,
    Values,
    buying,
    commanding,
    fighting,
    keeping,
    moving,
    new,
    placing,
)


def name(case: Case) -> str:
    return f"{case[3]}: {case[1]}"


@pytest.mark.rule("LUT-5.1", "LUT-5.2")
@pytest.mark.parametrize(("builder", "attempt", "rule", "reason", "values"), CASES, ids=map(name, CASES))
def test_a_refusal_names_its_rule_and_what_stands_against_it(
    builder: Builder, attempt: str, rule: str, reason: str, values: Values
) -> None:
    field = builder()
    refusal = field.refusal(attempt)
    assert (refusal.rule, refusal.reason, refusal.values) == (rule, f"refusal-{reason}", values)


@pytest.mark.rule("LUT-20.12a")
def test_wrath_into_an_own_province_is_refused_as_such() -> None:
    refusal = fighting(runes="wrath ghosts").play(*RETURNS, "wrath NUR2").refusal("to NUR1")
    assert (refusal.rule, refusal.reason) == ("LUT-20.12", "refusal-no-wrath-there")


@pytest.mark.rule("LUT-5.2")
@pytest.mark.parametrize("builder", [new, placing, moving, fighting, commanding, keeping, buying])
def test_it_is_somebody_elses_turn(builder: Builder) -> None:
    field = builder()
    refusal = field.refusal(field.legal[0], by=1 - field.state.actor)
    assert (refusal.rule, refusal.reason, refusal.values) == ("LUT-5.2", "refusal-not-your-turn", {})
    assert refusal.nearest == ()


@pytest.mark.rule("LUT-7.3")
def test_the_nearest_legal_moves_are_like_the_attempt() -> None:
    assert moving().refusal("move SIG1").nearest[0] == "move NUR2"
    assert buying().refusal("armies 9").nearest[0].startswith("armies")


SOURCE = Path(__file__).parents[2] / "src" / "manawell" / "games" / "lutao" / "refusals.py"


def test_every_reason_has_a_test() -> None:
    reasons = set(re.findall(r'_no\((?:[^"()]|"LUT[^"]*"|\bif\b)*"([a-z-]+)"', SOURCE.read_text("utf-8")))
    assert reasons == {reason for *_, reason, _ in CASES} | {"not-your-turn"}
    assert len(reasons) > 50


def test_every_rule_of_a_reason_has_a_test() -> None:
    pairs = set(re.findall(r'_no\("(LUT-[0-9.a-h]+)", "([a-z-]+)"', SOURCE.read_text("utf-8")))
    tested = {(rule, reason) for _, _, rule, reason, _ in CASES}
    assert pairs - tested == {("LUT-5.2", "not-your-turn")}


@pytest.mark.no_cover
@pytest.mark.rule("LUT-5.1")
def test_what_is_not_legal_is_refused_by_a_rule_whatever_the_position() -> None:
    attempts = ["choose elves flying", "lay RHU 5,0 3", "moon 1 traps", "army NUR2", "take 3", "take 99+1", "city LUT0"]
    attempts += ["ship NUR1 E", "trap NUR2", "trap card 2", "lift card 1", "kill ship 9", "move RHU1", "to SIG4", "end"]
    attempts += [
        "sail NUR2 W",
        "sail ship 3",
        "via 0,0",
        "land LUT9 W",
        "fight NUR2",
        "wrath NUR2",
        "return hero",
        "no",
    ]
    attempts += ["void own", "row 9", "rise NUR2", "onward", "golems LUT2", "from LUT1", "raise LUT1", "play storm"]
    attempts += ["for elves", "at NUR2", "against elves", "keep storm", "keep elves", "discard storm*", "armies 15"]
    rng, state = rng_from(b"attempts"), GAME.new(GAME.settle({"players": "3"}), rng_from(b"refused"))
    for number in range(900):
        moves = state.moves()
        if number % 9 == 0:
            legal = {GAME.text_of(state, move) for move in moves}
            for attempt in attempts:
                if attempt not in legal:
                    with pytest.raises(Illegal) as illegal:
                        GAME.read(state, state.actor, attempt)
                    assert re.fullmatch(r"LUT-\d+\.\d+[a-h]?", illegal.value.refusal.rule)
        state.play(moves[int(rng.below(len(moves)))])
