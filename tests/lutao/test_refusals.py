"""Moves that are refused: by which rule, for which reason, and what would be legal instead."""

import re
from pathlib import Path

import pytest

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
