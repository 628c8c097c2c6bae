"""Every power where it works and where it does not: on Lutao, against golems, under Silence (LUT-9.5, 15, 19)."""

from collections.abc import Callable

import pytest

from tests.lutao.fights import counts, fight, fought, golems_attack, hits, losses, trace
from tests.lutao.table import Table

SITUATIONS = {
    "land": (True, "NUR1", "", False),
    "lutao with the artefact": (True, "LUT2", "Ap Bp", False),
    "lutao with the rune artefact": (False, "LUT2", "Ar Br", False),
    "lutao": (False, "LUT2", "", False),
    "silence": (False, "NUR1", "", True),
    "silence on lutao": (False, "LUT2", "Ap Bp", True),
}
"""Whether the power is active, where, artefacts taken, Silence."""


def asked(question: str) -> Callable[[Table], object]:
    """Whether a question is asked in the first combat round."""
    return lambda field: question in trace(field)


def cards_of(side: int) -> Callable[[Table], object]:
    return lambda field: counts(fought(field))[0][2 + side]


def lost_by(letter: str) -> Callable[[Table], object]:
    return lambda field: losses(fought(field), letter)[0]


def reflected(field: Table) -> object:
    return hits(fought(field), "B")[0].reflected


@pytest.mark.rule("LUT-9.5", "LUT-15.1", "LUT-15.2", "LUT-22.7")
@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize(
    ("peoples", "a", "b", "observe", "with_power", "without"),
    [
        pytest.param(
            "bards giants",
            "MMMM",
            "MMMM",
            asked("gift A"),
            True,
            False,
            marks=pytest.mark.rule("LUT-19.1", "LUT-19.1a"),
        ),
        pytest.param(
            "druids giants", "MMMMM", "MMMM", cards_of(0), 5, 4, marks=pytest.mark.rule("LUT-19.2", "LUT-19.2a")
        ),
        pytest.param(
            "giants elves",
            "MMMM",
            "MMMM",
            asked("strike B"),
            True,
            False,
            marks=pytest.mark.rule("LUT-19.3", "LUT-19.3a"),
        ),
        pytest.param(
            "faeries giants", "SMMM", "HMMM", reflected, 1, 0, marks=pytest.mark.rule("LUT-19.4", "LUT-19.4a")
        ),
        pytest.param(
            "goblins giants", "MMMMMM", "MMMM", cards_of(0), 6, 4, marks=pytest.mark.rule("LUT-19.5", "LUT-19.5a")
        ),
        pytest.param(
            "giants goblins", "MMMM", "XMMMMM", lost_by("A"), 1, 2, marks=pytest.mark.rule("LUT-19.5", "LUT-19.5b")
        ),
        pytest.param(
            "witches giants",
            "MMMM",
            "MMMM",
            asked("give A"),
            True,
            False,
            marks=pytest.mark.rule("LUT-19.6", "LUT-19.6a"),
        ),
        pytest.param(
            "clerics giants",
            "MMMM",
            "MMMM",
            asked("void A"),
            True,
            False,
            marks=pytest.mark.rule("LUT-19.7", "LUT-19.7a"),
        ),
        pytest.param(
            "shapeshifters=goblins giants",
            "MMMMMM",
            "MMMM",
            cards_of(0),
            6,
            4,
            marks=pytest.mark.rule("LUT-19.8", "LUT-19.8c"),
        ),
        pytest.param("orcs giants", "MMMM", "MMMM", cards_of(1), 3, 4, marks=pytest.mark.rule("LUT-19.9", "LUT-19.9a")),
        pytest.param(
            "giants shapeshifters",
            "CMMM",
            "MMMM",
            lost_by("B"),
            2,
            1,
            marks=pytest.mark.rule("LUT-19.10", "LUT-19.10a"),
        ),
        pytest.param(
            "knights giants", "MMMMM", "MMMM", cards_of(0), 5, 4, marks=pytest.mark.rule("LUT-19.11", "LUT-19.11a")
        ),
        pytest.param(
            "knights giants",
            "MMMMM",
            "MMMM",
            asked("discard A"),
            True,
            False,
            marks=pytest.mark.rule("LUT-19.11", "LUT-19.11b"),
        ),
        pytest.param(
            "dwarves giants", "MMMM", "HMMM", lost_by("A"), 0, 1, marks=pytest.mark.rule("LUT-19.12", "LUT-19.12a")
        ),
    ],
)
def test_powers_against_peoples(
    situation: str,
    peoples: str,
    a: str,
    b: str,
    observe: Callable[[Table], object],
    with_power: object,
    without: object,
) -> None:
    """Each row: the peoples, their cards, what is observed, with the power and without."""
    active, at, taken, silence = SITUATIONS[situation]
    caster = "A" if peoples in ("giants elves", "giants goblins") else "B"
    hands = {caster: "silence"} if silence else {}
    field = fight(3, 3, a, b, peoples=peoples, at=at, taken=taken, hands=hands)
    if silence:
        field.play("play silence")
    assert observe(field) == (with_power if active else without)


@pytest.mark.parametrize(
    ("people", "a", "lost", "destroyed", "cards"),
    [
        pytest.param("bards", "MMMM", 3, 0, 4, marks=pytest.mark.rule("LUT-19.1a", "LUT-15.4")),
        pytest.param("druids", "MMMM", 3, 0, 4, marks=pytest.mark.rule("LUT-19.2a", "LUT-15.4")),
        pytest.param("elves", "MMMM", 3, 0, 4, marks=pytest.mark.rule("LUT-19.3a", "LUT-15.4")),
        pytest.param("faeries", "SSMM", 1, 0, 4, marks=pytest.mark.rule("LUT-19.4c", "LUT-15.4")),
        pytest.param("goblins", "XMMM", 3, 2, 4, marks=pytest.mark.rule("LUT-19.5a", "LUT-19.5b", "LUT-15.4")),
        pytest.param("witches", "MMMM", 3, 0, 4, marks=pytest.mark.rule("LUT-19.6a", "LUT-15.4")),
        pytest.param("clerics", "MMMM", 3, 0, 4, marks=pytest.mark.rule("LUT-19.7a", "LUT-15.4")),
        pytest.param("shapeshifters=goblins", "XMMM", 3, 2, 4, marks=pytest.mark.rule("LUT-19.8c", "LUT-15.4")),
        pytest.param("orcs", "MMMM", 3, 0, 4, marks=pytest.mark.rule("LUT-19.9a", "LUT-15.3")),
        pytest.param("giants", "CMMM", 3, 1, 4, marks=pytest.mark.rule("LUT-19.10a", "LUT-15.3")),
        pytest.param("knights", "MMMM", 3, 0, 4, marks=pytest.mark.rule("LUT-19.11a", "LUT-19.11b", "LUT-15.4")),
        pytest.param("dwarves", "MMMM", 3, 0, 4, marks=pytest.mark.rule("LUT-19.12a", "LUT-15.4")),
    ],
)
def test_powers_against_golems(people: str, a: str, lost: int, destroyed: int, cards: int) -> None:
    other = "druids" if people == "giants" else "giants"
    field = fight(8, 3, a, peoples=f"{people} {other}", at="LUT2", golems=True, taken="Ap Ar")
    assert trace(field) == ["return A"]
    assert (losses(field, "A"), field.at("LUT2")) == ([lost], f"golems {3 - destroyed}<A{8 - lost}")
    assert counts(field)[0] == (8, 3, cards, 0)


@pytest.mark.rule("LUT-19.3a", "LUT-15.4", "LUT-11.6")
def test_elves_do_not_strike_first_when_golems_attack() -> None:
    assert golems_attack(3, "MMMM", "giants elves", taken="Bp Br").asks == ("return", "B")


@pytest.mark.rule("LUT-19.12a", "LUT-15.3", "LUT-11.6")
def test_dwarves_ignore_no_hit_when_golems_attack() -> None:
    assert losses(fought(golems_attack(3, "MMMM", "giants dwarves", taken="Bp Br")), "B") == [2]


@pytest.mark.rule("LUT-19.4c", "LUT-19.5a", "LUT-19.9a", "LUT-19.10a", "LUT-19.12a", "LUT-1.9")
@pytest.mark.parametrize("people", ["faeries", "goblins", "orcs", "giants", "dwarves"])
def test_powers_without_a_decision(people: str) -> None:
    field = fight(3, 3, "XCSMMM", "XCSMMM", peoples=f"elves {people}")
    assert trace(field) == ["return A", "return B"]
