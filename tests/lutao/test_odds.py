"""The odds of battles with the combat deck of LUT-27.1: a simulation with a fixed seed."""

from functools import cache
from statistics import mean, pstdev

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.components.tables import CITY_HIT, HERO, HIT, MISS, SHIELD
from manawell.games.lutao.events import HitsTaken
from manawell.games.lutao.rules.actions import one_of
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import RETURN
from manawell.kernel.journal import Journal
from manawell.kernel.rng import rng_from
from tests.lutao.table import Table, table

BATTLES = 500
CLOSE = 6.0
"""Points of a percentage: two of the table's own, and the error of so few battles."""
WORTH = {MISS: 0, SHIELD: 2, HIT: 3, CITY_HIT: 3, HERO: 4}
"""The least useful card is returned; against a sheltered target a Hit is hardly better than a Miss."""


def march(field: Table, attackers: int, origins: list[str], target: str) -> Table:
    """This many of A's armies come from these provinces, seven from each."""
    for origin in origins:
        moved = min(7, attackers)
        attackers -= moved
        if moved:
            field.play(f"move {origin}", f"to {target}", f"take {moved}")
    assert attackers == 0
    return field


@cache
def before_the_battle(attackers: int, defenders: int, city: bool) -> Table:
    """Plain peoples: Elves that attack, Shapeshifters that have borrowed no power."""
    field = table(
        f"A NUR2 8; A NUR3 8; A ILA2 8; B NUR1 {defenders}; B SIG1 1",
        peoples="elves shapeshifters",
        cities="NUR1" if city else "",
    )
    return march(field, attackers, ["NUR2", "NUR3", "ILA2"], "NUR1")


def fight(field: Table, number: int, city: bool, journal: Journal | None = None) -> Lutao:
    """One battle to its end, with fresh decks."""
    state = field.state.clone()
    state.rng = rng_from(number.to_bytes(2, "big"))
    state.journal = journal
    state.play(GAME.read(state, 0, "end"))
    while state.phase == RETURN:
        worth = {**WORTH, HIT: 1} if city and state.who == 0 else WORTH
        state.play(min(state.moves(), key=lambda move: worth[one_of(move)]))
    return state


@pytest.mark.rule("LUT-27.1")
@pytest.mark.parametrize(
    ("attackers", "defenders", "city", "odds"),
    [
        (1, 1, False, (20, 19, 62)),
        (2, 1, False, (88, 1, 10)),
        (3, 2, False, (84, 5, 11)),
        (4, 4, False, (43, 42, 16)),
        (2, 1, True, (79, 6, 15)),
        (4, 3, True, (35, 53, 12)),
        (4, 4, True, (9, 86, 5)),
        (14, 8, True, (53, 41, 6)),
    ],
)
def test_attackers_against_defenders(attackers: int, defenders: int, city: bool, odds: tuple[int, int, int]) -> None:
    field = before_the_battle(attackers, defenders, city)
    province = next(at for at, number in enumerate(field.state.attack) if number)
    battles = BATTLES if attackers < 14 else BATTLES // 3
    owners = [fight(field, number, city).owner[province] for number in range(battles)]
    found = [100 * owners.count(owner) / battles for owner in (0, 1, -1)]
    assert found == pytest.approx(odds, abs=CLOSE if attackers < 14 else 10)


@pytest.mark.rule("LUT-27.1")
@pytest.mark.parametrize(
    ("armies", "province", "wins", "survivors"),
    [
        (2, "LUT7", 92, 1.2),
        (3, "LUT7", 100, 2.4),
        (3, "LUT2", 80, 1.1),
        (4, "LUT2", 97, 2.2),
        (4, "LUT0", 13, 0.2),
        (6, "LUT0", 66, 1.5),
        (8, "LUT0", 93, 3.4),
        (10, "LUT0", 100, 5.4),
    ],
)
def test_against_golems(armies: int, province: str, wins: int, survivors: float) -> None:
    field = table("A LUT1 8; A LUT3 8; B SIG1 1", peoples="elves shapeshifters")
    march(field, armies, ["LUT1", "LUT3"], province)
    target = next(at for at, number in enumerate(field.state.attack) if number)
    ends = [fight(field, number, province == "LUT0") for number in range(BATTLES)]
    left = [state.armies[target] if state.owner[target] == 0 else 0 for state in ends]
    assert 100 * sum(number > 0 for number in left) / BATTLES == pytest.approx(wins, abs=CLOSE)
    assert mean(left) == pytest.approx(survivors, abs=0.25)


@pytest.mark.rule("LUT-27.1")
@pytest.mark.parametrize(
    ("armies", "city", "on_attacker", "on_defender"),
    [
        (1, False, (0.62, 0.62), (0.62, 0.62)),
        (3, False, (1.21, 1.07), (1.21, 1.07)),
        (1, True, (0.58, 0.62), (0.38, 0.48)),
        (3, True, (1.17, 1.07), (0.63, 0.77)),
    ],
)
def test_damage_in_a_combat_round(
    armies: int, city: bool, on_attacker: tuple[float, float], on_defender: tuple[float, float]
) -> None:
    """Mean and deviation after Shields, in the first combat round of each battle."""
    field = before_the_battle(armies, armies, city)
    found: dict[str, list[int]] = {"elves": [], "shapeshifters": []}
    for number in range(BATTLES):
        journal = Journal()
        fight(field, number, city, journal)
        for event in [event for event, _ in journal.entries if isinstance(event, HitsTaken)][:2]:
            found[event.people].append(event.potential - event.shields)
    assert (mean(found["elves"]), pstdev(found["elves"])) == pytest.approx(on_attacker, abs=0.12)
    assert (mean(found["shapeshifters"]), pstdev(found["shapeshifters"])) == pytest.approx(on_defender, abs=0.12)
