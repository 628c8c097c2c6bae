"""What a watcher expects of bots: a won game is walked home, cards have a purpose, units do something."""

import pytest

from manawell.bots.levels import make_bot
from manawell.games.athlas import GAME
from manawell.games.athlas.bot.home import unopposed
from manawell.games.athlas.bot.policy import sensible
from manawell.games.athlas.events import InterventionPlayed, UnitDied
from manawell.kernel.rng import rng_from
from tests.athlas.table import Table, battle, new

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


def decided(table: Table, seat: int, level: str, seed: str) -> list[str]:
    """What the bot of one seat does until somebody else is asked."""
    player = make_bot(level, rng_from(seed.encode()))
    done = []
    while table.state.actor == seat:
        move = player.choose(GAME, GAME.view(table.state, seat))
        done.append(GAME.text_of(table.state, move))
        table.state.play(move)
    return done


@pytest.mark.parametrize("seed", SEEDS)
def test_time_loop_is_not_burnt_in_the_first_turns(seed: str) -> None:
    """Silver used to play it on turn 1 or 2, for two fields of a fresh unit."""
    table = new(seed, mode="quick")
    players = [make_bot("search:30", rng_from(f"{seed} {seat}".encode())) for seat in range(2)]
    while table.state.turn <= 2:
        view = GAME.view(table.state, table.state.actor)
        table.state.play(players[table.state.actor].choose(GAME, view))
    assert [event for event in table.happened(InterventionPlayed) if event.seat == 1] == []


@pytest.mark.rule("ATH-24.2")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("level", ["greedy", "search:30"])
@pytest.mark.parametrize(
    ("card", "units", "relics"),
    [
        ("D12", "g1.1 0,0; s1.1 5,-5", {"west": "0,1"}),
        ("D11", "g1.1 0,3; s1.1 5,-5", {"west": "0,1", "centre": "0,1"}),
        ("D10", "g1.1 0,0; s1.1 5,-5", {"west": "1,0"}),
        ("D05", "g1.1 0,0; s1.1 5,-5", {"west": "1,0"}),
    ],
    ids=["Relic Shift", "Portal", "Time Loop", "a push"],
)
def test_a_card_that_wins_is_played(card: str, units: str, relics: dict[str, str], level: str, seed: str) -> None:
    table = battle(units, stacks=(card, ""), relics=relics, active="s", start=True)
    decided(table, 0, level, seed)
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("ATH-24.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_push_is_used_against_whoever_is_about_to_win(seed: str) -> None:
    table = battle(
        "g1.1 0,5; s1.1 1,0",
        silver=["warrior"],
        stacks=("D05", ""),
        relics={"west": "0,0", "centre": "1,0"},
        active="s",
    )
    table.play("act s1.1", "walk 0,0 +centre")
    assert table.asks == ("last-chance", 0)
    assert decided(table, 0, "search:30", seed)[0].startswith("play D05")
    for move in table.state.moves():
        after = table.state.clone()
        after.play(move)
        assert GAME.outcome(after) is None


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("pool", "played"), [(8, False), (3, True)], ids=["a scratch", "a kill"])
def test_a_bolt_is_kept_for_a_kill(pool: int, played: bool, seed: str) -> None:
    """Silver's only bearer is on its way with a relic."""
    units = "g1.1 0,5; s1.1 0,0; s2.1 5,-5"
    table = battle(units, silver=["G05 S02", "dragon"], stacks=("D09", ""), pools={"s1": pool}, active="s", start=True)
    turn = table.state.turn
    while table.state.turn == turn:
        if table.state.actor == 0:
            decided(table, 0, "search:30", seed)
        else:
            table.state.play(table.state.moves()[0])
    assert (len(table.happened(InterventionPlayed)) == 1) == played


@pytest.mark.parametrize(
    ("card", "wrong", "right"),
    [
        ("S01", "2,0", "-2,0"),
        ("S07", "g1.2", "s1.1"),
        ("E13", "1,0", "-1,0"),
        ("S02", "", "s1.1"),
        ("S11", "", "s1.1"),
        ("S05", "", "g1.2"),
        ("S09", "", "g1.2"),
        ("A09", "", "g1.2"),
    ],
)
def test_no_ability_is_for_the_wrong_side(card: str, wrong: str, right: str) -> None:
    far = card == "S01"
    units = "g1.1 0,0; g1.2 2,0; s1.1 -2,0" if far else "g1.1 0,0; g1.2 1,0; s1.1 -1,0"
    terrain = {"1,-1": "water", "-1,1": "water"}
    table = battle(
        units, [f"G05 {card}"], ["G02 E08"], markers={f"g {card}": 1}, terrain=terrain, pools={"g1": 4}
    ).play("act g1.1")
    kept = [GAME.text_of(table.state, move) for move in sensible(table.state, table.state.moves())]
    assert f"use {card} {right}" in kept
    assert not wrong or f"use {card} {wrong}" in table.legal
    assert f"use {card} {wrong}" not in kept


def test_a_controlled_enemy_is_not_made_to_drink_its_potion() -> None:
    table = battle("g1.1 0,0; s1.1 1,0", gold=["G07 E03"], silver=["G02 E12"], markers={"s E12": 1}, pools={"s1": 3})
    table.play("act g1.1", "use G07 s1.1")
    assert "use E12" in table.legal
    assert "use E12" not in [GAME.text_of(table.state, move) for move in sensible(table.state, table.state.moves())]


@pytest.mark.rule("ATH-C.30")
@pytest.mark.parametrize(
    ("marks", "ended"),
    [
        (["g1.1 shielded g D14 4", "s1.1 strengthened s D03 4"], "D03"),
        (["g1.1 stasis s D04 4", "g1.2 shielded g D14 4"], "D04"),
    ],
)
def test_annulment_ends_what_helps_the_enemy_or_harms_friends(marks: list[str], ended: str) -> None:
    table = battle("g1.1 0,0; g1.2 0,3; s1.1 0,-3", stacks=("D02", ""), marks=marks).play("play D02 @now")
    kept = [GAME.text_of(table.state, move) for move in sensible(table.state, table.state.moves())]
    assert len(kept) == 1
    assert ended in kept[0]


def test_annulment_is_kept_while_only_friends_are_helped() -> None:
    table = battle("g1.1 0,0; s1.1 0,-3", stacks=("D02", ""), marks=["g1.1 shielded g D14 4"]).play("act g1.1")
    assert "play D02 @now" in table.legal
    assert not any("play" in GAME.text_of(table.state, move) for move in sensible(table.state, table.state.moves()))


def test_a_meteor_falls_on_enemies() -> None:
    table = battle("g1.1 0,3; s1.1 0,-3", stacks=("D17", "")).play("play D17 @now")
    kept = [GAME.text_of(table.state, move) for move in sensible(table.state, table.state.moves())]
    assert "field 0,-3" in kept
    assert "field 0,3" not in kept


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_stays_on_the_home_row(seed: str) -> None:
    """Six Spell Masters used to stand there for ten turns."""
    home = ["-5,5", "-4,5", "-3,5", "-2,5", "-1,5", "0,5"]
    units = "; ".join(f"g1.{number} {field}" for number, field in enumerate(home, 1))
    table = battle(f"{units}; s1.1 0,-5; s1.2 1,-5", RAID_ARMY, WATER_ARMY)
    player = make_bot("search:30", rng_from(seed.encode()))
    while table.state.turn < 15:
        mine = table.state.actor == 0
        table.state.play(player.choose(GAME, GAME.view(table.state, 0)) if mine else table.state.moves()[0])
    assert not {table.at(f"g1.{number}") for number in range(1, 7)} & set(home)
