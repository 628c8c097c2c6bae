"""What a watcher expects of bots: a won game is walked home, cards have a purpose, units do something."""

import pytest

from manawell.bots.levels import make_bot
from manawell.games.athlas import GAME
from manawell.games.athlas.bot.home import unopposed
from manawell.games.athlas.events import UnitDied
from manawell.kernel.rng import rng_from
from tests.athlas.table import Table, battle

SEEDS = ["one", "two", "three"]
WATER_ARMY = ["G06 E19 E09 E05", "G03 E04 E18 A01 A02", "G07 A06"]
RAID_ARMY = ["G05 A07 S06 S02 S05 A05 A08", "G01 E11 A02", "G09 A09 E09"]


def turns_home(table: Table, seed: str, level: str = "search:20", most: int = 12) -> int:
    """How many turns of Gold's pass until Gold has won; Silver only passes."""
    player = make_bot(level, rng_from(seed.encode()))
    first = table.state.turn
    while not table.over and table.state.turn - first < 2 * most:
        mine = table.state.actor == 0
        table.state.play(player.choose(GAME, GAME.view(table.state, 0)) if mine else table.state.moves()[0])
    assert table.outcome is not None, "not won"
    assert table.outcome.winners == (0,)
    return (table.state.turn - first) // 2 + 1


@pytest.mark.rule("ATH-24.1")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("units", "turns"),
    [
        ("g1.1 -4,0; g1.2 0,0", 2),
        ("g1.1 -4,0; g1.2 0,0; g1.3 -2,0", 2),
        ("g1.1 -4,0; g1.2 -1,5; g2.1 0,4; g3.1 1,4; g2.2 -2,5", 4),
        ("g1.1 0,5; g1.2 1,4; g2.1 0,0; g2.2 -4,0; g3.1 2,3", 8),
    ],
    ids=["both held", "given on", "one to the other", "dragons make room"],
)
def test_nobody_is_left_so_two_relics_are_walked_home(units: str, turns: int, seed: str) -> None:
    """The review's draw: every enemy dead, two relics in hand four fields apart, and forty turns of drifting."""
    table = battle(units, gold=WATER_ARMY, silver=RAID_ARMY, spent=(250, 243))
    assert turns_home(table, seed) <= turns


@pytest.mark.rule("ATH-24.1")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("units", "relics"),
    [
        (
            "g3.1 0,2; g2.1 -3,1; g2.2 4,-1; g3.2 1,0; g2.3 3,-1; g3.3 -2,-2; g3.4 0,5; g3.5 3,2; g2.4 1,4; g1.1 -1,-3",
            {"west": "3,-5", "centre": "-3,-1", "east": "4,0"},
        ),
        ("g2.1 -3,-2; g3.1 -3,1; g2.2 -2,5; g1.1 -2,2", {"west": "1,2", "centre": "-4,-1", "east": "0,-5"}),
    ],
    ids=["in a crowd", "one bearer"],
)
def test_games_that_were_drawn_are_walked_home(units: str, relics: dict[str, str], seed: str) -> None:
    table = battle(units, gold=WATER_ARMY, silver=RAID_ARMY, spent=(250, 243), relics=relics)
    assert turns_home(table, seed) <= 9


@pytest.mark.rule("ATH-24.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_way_home_leads_around_water_and_cliffs(seed: str) -> None:
    """Whoever would drown takes the longer way."""
    units = "g2.1 -4,0; g2.2 0,0; g1.1 0,5"
    table = battle(units, gold=RAID_ARMY, silver=WATER_ARMY, spent=(250, 240), pools={"g2": 5})
    assert turns_home(table, seed) <= 4
    assert table.happened(UnitDied) == []


@pytest.mark.rule("ATH-24.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_tower_left_behind_does_not_hold_anybody_up(seed: str) -> None:
    table = battle("g1.1 -4,0; g1.2 0,0; s3.1 0,-3", gold=WATER_ARMY, silver=RAID_ARMY, spent=(250, 243))
    assert turns_home(table, seed) <= 2


def test_opposed_is_who_has_an_enemy_that_moves_or_may_bring_two() -> None:
    alone = battle("g1.1 0,0", silver=RAID_ARMY, spent=(250, 243))
    assert unopposed(alone.state, 0)
    assert not unopposed(alone.state, 1)
    assert not unopposed(battle("g1.1 0,0", silver=RAID_ARMY, spent=(250, 216)).state, 0)
    assert not unopposed(battle("g1.1 0,0; s2.1 5,-5", silver=RAID_ARMY, spent=(250, 243)).state, 0)
    hidden = battle("g1.1 0,0", silver=RAID_ARMY, spent=(250, 230), hidden="s3")
    assert not unopposed(hidden.state, 0)
