"""What is said for a move: an example of each reason."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas.rules.turn import Athlas
from manawell.kernel.game import Reason
from tests.athlas.claims import CLAIMS, check
from tests.athlas.deeds import lesson
from tests.athlas.table import battle


def test_every_reason_has_a_claim_that_is_checked() -> None:
    assert set(CLAIMS) == set(GAME.reasons)


def last_chance(stack: str, *line: str) -> Athlas:
    """Gold's warrior carries the West relic to the one in the centre; Silver may have a card against it."""
    relics = {"west": "0,1"}
    table = battle("g1.1 0,1; s1.1 0,-3", relics=relics, stacks=("", stack))
    return table.play("act g1.1", *line).state


def swimmer() -> Athlas:
    """Between Gold's swimmer and the relic in the centre lies a pond."""
    return battle("g1.1 -2,0; s1.1 0,-4", ["G06"], terrain={"-1,0": "water"}).play("act g1.1").state


def summoning() -> Athlas:
    """The West relic lies near one end of Gold's row of fields for summoning."""
    return battle("g1.1 0,3; s1.1 0,-3", relics={"west": "-5,3"}).play("end all").state


def reinforcing(units: str) -> Athlas:
    """Gold may summon a warrior or a dragon."""
    return battle(f"{units}; s1.1 0,-3", ["warrior", "dragon"]).play("end all").state


CARRY: Final = "walk 0,0 +west"
EXAMPLES: Final[list[tuple[str, Callable[[], Athlas], str, dict[str, Any]]]] = [
    ("wins", partial(lesson, "relics-2", "act g1.1"), "walk 0,0 +west", {}),
    ("averts-defeat", partial(last_chance, "D04", CARRY, "play D04 @c0"), "unit g1.1", {}),
    ("wins-unless", partial(last_chance, "D05"), CARRY, {}),
    ("leads-to-win", partial(lesson, "ground-3"), "act g1.1", {}),
    ("stops-win", partial(lesson, "end-3", "act g1.1"), "walk 0,0", {}),
    ("frees-relic", partial(lesson, "fight-2", "act g1.1"), "use E09 s2.1", {"genus": "G01", "relic": "centre"}),
    ("takes-relic", partial(lesson, "relics-1", "act g1.1"), "walk 0,0", {"relic": "centre"}),
    ("drops-relic", partial(lesson, "cards-6", "act g1.1"), "use S04 s1.1", {"relic": "centre"}),
    ("joins-relics", partial(lesson, "carry-1", "act g1.1"), "give centre g1.2", {"count": 2, "before": 3}),
    ("undoes", partial(lesson, "answer-1", "play D05 @c1", "unit s1.1"), "toward E", {"amount": 3}),
    ("cancels", partial(lesson, "answer-4"), "play D02 @now", {"card": "D12"}),
    ("kills", partial(lesson, "ground-4", "act g1.1"), "use E09 s2.1", {"genus": "G01"}),
    ("hits-several", partial(lesson, "gods-1", "play D07 @now", "field -1,-1", "field 1,-1"), "enough", {"count": 2}),
    ("own-weapon", partial(lesson, "mind-1", "act g3.1", "use G07 s2.1"), "use E11 s1.1", {}),
    ("drowns", partial(lesson, "push-1", "act g1.1"), "use E15 s1.1 E", {"amount": 5}),
    ("armour-spent", partial(lesson, "armour-1", "act g1.1", "use E09 s1.1", "end", "act g1.2"), "use E09 s1.1", {}),
    ("opens-armour", partial(lesson, "armour-1", "act g1.1"), "use E09 s1.1", {}),
    ("next-kills", partial(lesson, "armour-3", "act g2.1"), "use E04 s1.1", {"amount": 3}),
    ("high-ground", partial(lesson, "ground-4", "act g1.1"), "use E09 s2.1", {"amount": 2}),
    ("stops-carrier", partial(lesson, "armour-3", "act g2.1"), "use E04 s1.1", {"relic": "centre"}),
    ("can-take", partial(lesson, "relics-1"), "act g1.1", {"relic": "centre"}),
    ("can-kill", partial(lesson, "fight-2"), "act g1.1", {"genus": "G01"}),
    ("hurts", partial(lesson, "armour-3", "act g2.1"), "use E04 s1.1", {"genus": "G06", "amount": 3}),
    ("covers-relic", partial(lesson, "end-4", "act g2.1"), "fly 0,0", {"relic": "centre"}),
    ("blocks-way", partial(lesson, "end-4", "act g2.1"), "fly 4,-3", {"relic": "east"}),
    ("can-hurt", partial(lesson, "armour-1"), "act g2.1", {"genus": "G06", "amount": 3}),
    ("out-of-reach", partial(lesson, "cards-3", "act g1.1"), "walk 1,1", {"card": "E10"}),
    ("flyer-safe", partial(lesson, "wings-2", "act g2.1"), "end", {}),
    ("heals", partial(lesson, "answer-3", "play D15 @now"), "alpha 1", {"amount": 3}),
    ("fresh-marker", partial(lesson, "army-1"), "summon 1 -5,5 dragon", {"card": "S02"}),
    ("gains-ground", partial(lesson, "cards-2", "act g1.1"), "climb 0,2", {}),
    ("short-water", swimmer, "walk -1,0", {"relic": "centre"}),
    ("nearer-relic", partial(lesson, "armour-2", "act g1.1"), "walk 2,-1", {"relic": "centre"}),
    ("can-join", partial(lesson, "carry-1"), "act g1.1", {"count": 2, "before": 3}),
    ("can-near", partial(lesson, "armour-2"), "act g1.1", {"relic": "centre"}),
    ("summons-near", summoning, "summon 1 -5,5", {"relic": "west", "count": 2}),
    ("summons-reach", partial(reinforcing, "g2.1 0,3"), "summon 1 -5,5", {"count": 2}),
    ("summons-flyer", partial(reinforcing, "g1.1 0,3"), "summon 2 -5,5", {}),
    ("summons-carrier", partial(reinforcing, "g2.1 0,3"), "summon 1 -5,5", {"count": 0}),
    ("keeps-card", partial(last_chance, "D05", "walk 1,1", "end"), "pass", {}),
]


@pytest.mark.parametrize(("name", "start", "text", "values"), EXAMPLES, ids=[name for name, *_ in EXAMPLES])
def test_an_example_of_each_reason(name: str, start: Callable[[], Athlas], text: str, values: dict[str, Any]) -> None:
    assert Reason(name, values) in check(start(), text)


def test_every_reason_has_an_example() -> None:
    assert tuple(name for name, *_ in EXAMPLES) == GAME.reasons


@pytest.mark.parametrize(
    ("name", "start", "text"),
    [
        ("wins", partial(last_chance, "D05"), CARRY),
        ("wins-unless", partial(last_chance, ""), CARRY),
        ("averts-defeat", partial(last_chance, "D05", CARRY), "pass"),
        ("averts-defeat", partial(last_chance, "D05", CARRY, "play D05 @c0", "unit g1.1"), "toward SE"),
        ("stops-win", partial(lesson, "end-3", "act g1.1"), "end"),
        ("takes-relic", partial(lesson, "relics-1", "act g1.1"), "walk 0,1"),
        ("armour-spent", partial(lesson, "armour-1", "act g1.1"), "use E09 s1.1"),
        ("keeps-card", partial(lesson, "answer-1"), "pass"),
        ("blocks-way", partial(lesson, "end-4", "act g2.1"), "end"),
        ("can-hurt", partial(lesson, "armour-1", "act g2.1"), "end"),
        ("out-of-reach", partial(lesson, "cards-3", "act g1.1"), "end"),
        ("flyer-safe", partial(lesson, "cards-3", "act g1.1"), "end"),
        ("short-water", swimmer, "end"),
        ("can-near", partial(lesson, "armour-2", "act g1.1"), "walk 2,-1"),
        ("summons-near", summoning, "summon 1 -4,5"),
        ("summons-reach", partial(reinforcing, "g1.1 0,3"), "summon 1 -5,5"),
        ("summons-flyer", partial(reinforcing, "g2.1 0,3"), "summon 2 -5,5"),
        ("summons-carrier", partial(reinforcing, "g1.1 0,3; g1.2 0,4"), "summon 1 -5,5"),
    ],
)
def test_what_does_not_hold_is_not_said(name: str, start: Callable[[], Athlas], text: str) -> None:
    assert name not in [reason.id for reason in check(start(), text)]
