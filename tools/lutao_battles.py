"""Plays out battles of Lutao and says how far the bots' forecasts are from what happens.

    python tools/lutao_battles.py 500

plays so many of each size: 1 to 18 attackers against 1 to 8 armies, 1 to 12 against 1 to 4 golems, with and without
walls. The compiled build takes a minute.
"""

import sys
from math import sqrt

from manawell.games.lutao.bot.battles import STONE, forecast
from manawell.games.lutao.components.tables import ELVES, GOLEMS, LUTAO, NONE, SHAPESHIFTERS
from manawell.games.lutao.odds import fight_out
from manawell.games.lutao.rules.flow import carry_on
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import FIGHTING, People
from manawell.kernel.rng import rng_from

ON_LAND = 0
HOMES = (8, 9)
"""Where the two peoples live; far from the battle."""


def before(attackers: int, defenders: int, city: bool, golems: bool, seed: int) -> tuple[Lutao, int]:
    """Attacking Elves and Shapeshifters who have borrowed nothing: no power matters."""
    p = Lutao(rng_from(b"battle %d" % seed))
    for people, card in enumerate((ELVES, SHAPESHIFTERS)):
        one = People()
        one.card = card
        one.pile = p.material.combat[:]
        p.peoples.append(one)
        p.owner[HOMES[people]], p.armies[HOMES[people]] = people, 1
    p.order, p.seats, p.round = [0, 1], 2, 1
    place = (LUTAO if city else LUTAO + 1) if golems else ON_LAND
    p.owner[place] = GOLEMS if golems else 1
    p.armies[place], p.attack[place], p.city[place] = defenders, attackers, city
    p.step = FIGHTING
    carry_on(p)
    return p, place


def measure(attackers: int, defenders: int, city: bool, golems: bool, battles: int) -> tuple[float, float]:
    """The share of battles won, and the attackers left on average."""
    won = left = 0
    for seed in range(battles):
        survivors, _ = fight_out(*before(attackers, defenders, city, golems, seed))
        won += survivors > 0
        left += survivors
    return won / battles, left / battles


def compare(city: bool, golems: bool, battles: int) -> None:
    most = (12, 4) if golems else (18, 8)
    sizes = [(a, d) for d in range(1, most[1] + 1) for a in range(1, most[0] + 1)]
    errors, worst = [], (0.0, "")
    for a, d in sizes:
        won, left = measure(a, d, city, golems, battles)
        found = forecast(a, d, city, NONE, STONE if golems else NONE)
        errors.append((found.won - won, found.left - left))
        worst = max(worst, (abs(found.won - won), f"{a} against {d}"))
    wins, survivors = (sqrt(sum(error[part] ** 2 for error in errors) / len(errors)) for part in (0, 1))
    where = f"{'golems' if golems else 'armies'}{' behind walls' if city else ''}"
    print(
        f"{where}: chance ± {wins:.3f}, attackers left ± {survivors:.2f}; worst {worst[0]:.2f}, {worst[1]}", flush=True
    )


if __name__ == "__main__":
    for walls in (False, True):
        for stone in (False, True):
            compare(walls, stone, int(sys.argv[1]))
