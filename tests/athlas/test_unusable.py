"""What an activated unit cannot do at all, and why: the rule, the reason, the values."""

import re
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas.components.cards import BASIC, CARD_OF
from manawell.games.athlas.rules.actions import USE, ability_in
from manawell.games.athlas.state import ACT
from tests.athlas.table import Table, battle, new, walk
from tests.athlas.test_refusals import acting, controlling, giving

SOURCE = Path(__file__).parents[2] / "src" / "manawell" / "games" / "athlas" / "refusals" / "unusable.py"
RING = "1,2 1,3 0,4 -1,4 -1,3 0,2"
"""The fields around 0,3."""
ONE, NEAR = {"least": 1, "most": 1}, {"unit": "g1.1"}
FAR = "s1.1 0,-5"


def number_of(table: Table, name: str) -> str:
    """The number of a basic ability or of the first one of a card."""
    if name in BASIC:
        return str(BASIC.index(name))
    return str(table.state.table.cards[CARD_OF[name]].abilities[0])


def enclosed(gold: str = "G01", **more: Any) -> Table:
    """Enemies all around g1.1."""
    return acting(gold, "; ".join(f"s1.{at + 1} {field}" for at, field in enumerate(RING.split())), **more)


def crowded() -> Table:
    """A flying unit in a corner, with enemies on all fields that it could reach."""
    fields = ["4,0", "4,1", "5,-1", "3,2", "5,-2", "3,0", "3,1", "4,-1"]
    units = "; ".join(f"s{at // 4 + 1}.{at % 4 + 1} {field}" for at, field in enumerate(fields))
    return battle(f"g1.1 5,0; {units}", ("G03",), ("G01", "G02")).play("act g1.1")


Case = tuple[Callable[[], Table], str, str, str, dict[str, Any]]
CASES: list[Case] = [
    (lambda: acting().play("walk -1,4"), "walk", "ATH-10.5", "used-already", NEAR),
    (lambda: acting().play("walk -1,4"), "climb", "ATH-10.2", "no-move", NEAR),
    (lambda: acting().play("use E08 s1.1"), "E10", "ATH-10.2", "no-action", NEAR),
    (
        lambda: battle("g1.1 0,3; s1.1 0,4", ("G02 E10",), ("G01",)).play("act g1.1"),
        "E10",
        "ATH-10.3",
        "no-marker",
        {"card": "E10"},
    ),
    (lambda: acting(marks=["g1.1 paralysed s"]), "walk", "ATH-23.5", "paralysed", NEAR),
    (lambda: acting(marks=["g1.1 bound s"]), "E08", "ATH-23.5", "bound", NEAR),
    (lambda: acting("G02 E08 A14", marks=["g1.1 bound s"]), "A14", "ATH-C.16", "bound-frenzy", NEAR),
    (lambda: controlling("s1.1 0,1"), "E17", "ATH-21.7", "no-second-control", {"unit": "s1.1"}),
    (lambda: acting("G09"), "walk", "ATH-C.1", "immobile", NEAR),
    (acting, "fly", "ATH-15.3", "does-not-fly", NEAR),
    (lambda: acting("G03"), "walk", "ATH-15.1", "flies", NEAR),
    (lambda: acting("G03").play("use G03 s1.1"), "fly", "ATH-16.6", "no-flight-after-action", NEAR),
    (enclosed, "walk", "ATH-15.1", "nowhere-to-walk", {}),
    (crowded, "fly", "ATH-15.3", "nowhere-to-fly", {}),
    (enclosed, "climb", "ATH-15.2", "nowhere-to-climb", {}),
    (lambda: enclosed("G01 A08"), "A08", "ATH-15.6", "nowhere-to-go", {}),
    (lambda: enclosed("G08"), "G08", "ATH-C.3", "nowhere-to-summon", {}),
    (lambda: acting("G08", spent=(245, 0)), "G08", "ATH-7.4", "no-points", {"cost": 8, "left": 5}),
    (acting, "hand_over", "ATH-15.4", "holds-nothing", NEAR),
    (lambda: giving("g3.1 0,3"), "hand_over", "ATH-15.4", "nobody-to-give-to", NEAR),
    (
        lambda: battle("g1.1 1,0; g1.2 -1,1", gold=("G01",), relics={"centre": "1,0"}).play(
            "act g1.1", "walk 0,1 +centre"
        ),
        "hand_over",
        "ATH-17.6",
        "relic-moved",
        {"relic": "centre"},
    ),
    (lambda: acting(units=FAR), "E08", "ATH-11.2", "no-enemy-in-reach", ONE),
    (lambda: acting("G05 S05", FAR), "S05", "ATH-11.2", "no-unit-in-reach", {"least": 1, "most": 2}),
    (
        lambda: acting("G02 E13", FAR, terrain=dict.fromkeys(RING.split(), "crater")),
        "E13",
        "ATH-11.2",
        "no-field-in-reach",
        ONE,
    ),
    (lambda: acting("G05 S06", FAR), "S06", "ATH-C.20", "no-chained-enemy", {}),
    (lambda: acting("G05 S07", FAR), "S07", "ATH-C.21", "nobody-near-water", {}),
    (lambda: acting("G02 E08 A14", FAR), "A14", "ATH-C.16", "no-attack-to-make", {}),
    (lambda: acting("G05 S08", FAR), "S08", "ATH-C.22", "nothing-to-conjure", {}),
    (lambda: acting("G02 E12"), "E12", "ATH-10.8", "already-healthy", {}),
    (lambda: acting("G01 E16", pools={"g1": 1}), "E16", "ATH-20.8", "too-much-life", {"x": 1, "left": 1}),
]


@pytest.mark.rule("ATH-10.1", "ATH-10.4")
@pytest.mark.parametrize(
    ("build", "ability", "rule", "reason", "values"), CASES, ids=[f"{one[1]} {one[3]}" for one in CASES]
)
def test_an_ability_that_cannot_be_used(
    build: Callable[[], Table], ability: str, rule: str, reason: str, values: dict[str, Any]
) -> None:
    table = build()
    refusal = GAME.unusable(table.state)[number_of(table, ability)]
    assert (refusal.rule, refusal.reason, refusal.values) == (rule, f"refusal-{reason}", values)


def test_every_reason_has_a_test() -> None:
    pairs = set(re.findall(r'"(ATH-[0-9BC.]+)", "([a-z-]+)"', SOURCE.read_text("utf-8")))
    assert len(pairs) > 15
    assert pairs <= {(rule, reason) for _, _, rule, reason, _ in CASES}


@pytest.mark.rule("ATH-10.1")
def test_what_cannot_be_used_is_what_has_no_legal_move() -> None:
    """And of what can be used or not, the view lists what the unit has."""
    seen = 0
    for number in range(3):
        for table in islice(walk(new(f"unusable {number}", mode="quick"), f"walk {number}"), 400):
            state = table.state
            legal = {str(ability_in(move)) for move in state.moves() if move >= USE}
            found = GAME.unusable(state)
            assert not legal & set(found)
            if state.phase == ACT:
                listed = {str(number) for number in table.view(state.actor).abilities}
                assert listed <= legal | set(found)
                assert legal <= listed
                seen += len(found)
            else:
                assert found == {}
    assert seen > 100
