"""The bots of Lutao: what they reckon with, and that they do nothing senseless."""

from collections import Counter

import pytest

from manawell.bots.levels import make_bot
from manawell.games.lutao import GAME
from manawell.games.lutao.bot.ahead import play_on
from manawell.games.lutao.bot.battles import STONE, battle, forecast
from manawell.games.lutao.components.tables import NONE, PEOPLES, PROVINCE_COUNT, PROVINCE_OF, PROVINCES
from manawell.games.lutao.odds import fight_out
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import (
    ACTION_TURN,
    CHOOSE,
    FORMING,
    GOLEM,
    GOLEM_FROM,
    MOVE,
    MOVE_COUNT,
    MOVING,
    PLACING,
    SCORING,
    SET_UP,
)
from manawell.kernel.rng import rng_from
from tests.lutao.fights import PLAIN
from tests.lutao.table import Table, table

LEVELS = ("greedy", "search:12")
SEEDS = range(5)


def moving(field: Table, level: str, seed: int) -> Lutao:
    """The bot decides for whoever is asked until the movement step is about to end."""
    bot = make_bot(level, rng_from(b"moving %d" % seed))
    p = field.state
    while p.step == MOVING:
        move = bot.choose(GAME, GAME.view(p, p.actor))
        if p.phase == MOVE and GAME.text_of(p, move) == "end":
            break
        p.play(move)
    return p


def attacks(p: Lutao) -> dict[str, tuple[int, int]]:
    """By contested province: how many attack how many."""
    return {PROVINCES[at]: (p.attack[at], p.armies[at]) for at in range(PROVINCE_COUNT) if p.attack[at] > 0}


# What they reckon with.


@pytest.mark.rule("LUT-27.1")
@pytest.mark.parametrize(
    ("attackers", "defenders", "city", "won", "held"),
    [
        (1, 1, False, 20, 19),
        (2, 1, False, 88, 1),
        (2, 2, False, 34, 33),
        (3, 2, False, 84, 5),
        (4, 3, False, 69, 17),
        (4, 4, False, 43, 42),
        (6, 4, False, 88, 6),
        (8, 4, False, 100, 0),
        (2, 1, True, 79, 6),
        (3, 2, True, 64, 21),
        (4, 4, True, 9, 86),
        (6, 4, True, 41, 50),
        (8, 4, True, 85, 12),
        (14, 8, True, 53, 41),
        (16, 8, True, 85, 13),
    ],
)
def test_the_odds_are_those_of_the_rules(attackers: int, defenders: int, city: bool, won: int, held: int) -> None:
    found = forecast(attackers, defenders, city)
    assert (100 * found.won, 100 * found.held) == pytest.approx((won, held), abs=10)


@pytest.mark.rule("LUT-27.1")
@pytest.mark.parametrize(
    ("attackers", "golems", "city", "won", "left"),
    [(2, 1, 0, 92, 1.2), (3, 1, 0, 100, 2.4), (3, 2, 0, 80, 1.1), (4, 2, 0, 97, 2.2), (6, 2, 0, 100, 4.2)]
    + [(4, 3, 1, 13, 0.2), (6, 3, 1, 66, 1.5), (8, 3, 1, 93, 3.4), (10, 3, 1, 100, 5.4)],
)
def test_the_odds_against_golems_are_those_of_the_rules(
    attackers: int, golems: int, city: int, won: int, left: float
) -> None:
    found = forecast(attackers, golems, bool(city), NONE, STONE)
    assert 100 * found.won == pytest.approx(won, abs=5)
    assert found.left == pytest.approx(left, abs=0.3)


@pytest.mark.rule("LUT-9.18")
def test_a_lone_army_never_wins_against_golems() -> None:
    assert forecast(1, 1, False, NONE, STONE).won == 0.0


@pytest.mark.rule("LUT-9.8", "LUT-9.9", "LUT-19.4a", "LUT-19.10a", "LUT-19.12a", "LUT-19.3a")
@pytest.mark.parametrize("name", [name for name in PEOPLES if name != "shapeshifters"])
@pytest.mark.parametrize("defends", [False, True])
def test_powers_count_as_they_do_in_battles(name: str, defends: bool) -> None:
    """Five against four, 150 battles."""
    won = 0
    for number in range(150):
        peoples = f"{'witches' if name != 'witches' else 'elves'} {name}" if defends else f"{name} shapeshifters"
        field = table("A NUR2 6; B NUR1 4; B SIG1 1", peoples=peoples)
        field.state.rng = rng_from(b"power %d" % number)
        field.go("move NUR2", "to NUR1", "take 5")
        expected = battle(field.state, PROVINCE_OF["NUR1"], 0, 5, 4).won
        attackers, _ = fight_out(field.state, PROVINCE_OF["NUR1"])
        won += attackers > 0
    assert won / 150 == pytest.approx(expected, abs=0.16)


# No lone army against a stack.


@pytest.mark.rule("LUT-9.15")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("armies", "more"),
    [
        ("A ILA2 2; B NUR1 8; B NUR2 1; B NUR3 1; A RHU1 1", {}),
        ("A ILA2 2; B NUR1 8; B NUR2 1; B NUR3 1; A RHU1 1", {"cities": "NUR1"}),
        ("A LUT1 2; B LUT0 8; A RHU1 1; B SIG1 1", {"controller": "B 2"}),
        ("A LUT9 2; B SIG1 3; A RHU1 1", {}),
    ],
    ids=["a complete land", "a city", "the city of Lutao", "golems"],
)
def test_no_lone_army_attacks_a_stack(armies: str, more: dict[str, str], level: str) -> None:
    for seed in SEEDS:
        field = table(armies, peoples=PLAIN, **more)  # type: ignore[arg-type]
        hopeless = {at: sizes for at, sizes in attacks(moving(field, level, seed)).items() if sizes[0] < sizes[1]}
        assert not hopeless


@pytest.mark.rule("LUT-7.8")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_too_weak_alone_attacks_together(level: str, seed: int) -> None:
    field = table("A ILA2 5; A ILA3 5; A ILA1 1; A ILA4 1; A ILA5 1; B NUR1 4; B SIG1 1", peoples=PLAIN)
    attackers, defenders = attacks(moving(field, level, seed))["NUR1"]
    assert attackers >= 6
    assert defenders == 4


# The main force does not wait.


@pytest.mark.rule("LUT-7.7")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_strong_force_goes_on_to_the_city(level: str, seed: int) -> None:
    field = table("A LUT9 8; B SIG1 3; B BEL1 3; A RHU1 2", peoples=PLAIN)
    attackers, golems = attacks(moving(field, level, seed))["LUT4"]
    assert attackers >= 6
    assert golems == 2


# No armies to and fro.


@pytest.mark.rule("LUT-10.1", "LUT-10.3")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(10))
def test_nobody_goes_to_and_fro_in_formation(level: str, seed: int) -> None:
    field = table(
        "A NUR1 4; A NUR2 3; A NUR3 2; A ILA2 5; A ILA3 4; A ILA1 2; A SIG2 3; B SIG7 4; B KES5 5; B RHU1 3",
        peoples=PLAIN,
        step="forming",
    )
    bot, p = make_bot(level, rng_from(b"forming %d" % seed)), field.state
    ways: Counter[tuple[int, int]] = Counter()
    while p.step == FORMING:
        if p.phase == MOVE_COUNT:
            ways[p.source, p.goal] += 1
        p.play(bot.choose(GAME, GAME.view(p, p.actor)))
    assert not [way for way in ways if (way[1], way[0]) in ways]


# Golems are commanded.


def commands(field: Table, level: str, seed: int) -> list[str]:
    bot, p = make_bot(level, rng_from(b"commands %d" % seed)), field.state
    found = []
    while p.phase in (GOLEM, GOLEM_FROM):
        move = bot.choose(GAME, GAME.view(p, p.actor))
        found.append(GAME.text_of(p, move))
        p.play(move)
    return found


@pytest.mark.rule("LUT-11.4")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", SEEDS)
def test_golems_are_placed_in_the_way_of_the_enemy(level: str, seed: int) -> None:
    """Eight armies could walk through an empty province to the city; another one leads nowhere."""
    field = table(
        "A LUT0 5; B LUT8 8; B BEL1 3; A RHU1 2",
        peoples=PLAIN,
        step="forming",
        controller="A 3",
        golems={"LUT3": 0, "LUT5": 0},
    ).play("end")
    assert commands(field, level, seed) == ["raise LUT3"]


@pytest.mark.rule("LUT-11.2")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", SEEDS)
def test_golems_are_sent_against_those_before_the_city(level: str, seed: int) -> None:
    field = table("A LUT0 4; B LUT2 7; B BEL1 3; A RHU1 2", peoples=PLAIN, step="forming", controller="A 3").play("end")
    assert commands(field, level, seed)[0] == "golems LUT2"


# Peoples and runes are chosen by what they won.


@pytest.mark.rule("LUT-3.3")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3])
def test_the_strongest_people_on_offer_is_chosen(level: str, players: int) -> None:
    """The Witches won most of all."""
    bot, chosen = make_bot(level, rng_from(b"choosing")), Counter[str]()
    for seed in range(12):
        p = GAME.new(GAME.settle({"players": players}), rng_from(b"offer %d" % seed))
        while p.phase == CHOOSE:
            offer = [PEOPLES[card] for card in p.peoples[p.actor].offer[:3]]
            move = bot.choose(GAME, GAME.view(p, p.actor))
            people = GAME.text_of(p, move).split()[1]
            assert people == "witches" or "witches" not in offer
            chosen[people] += 1
            p.play(move)
    assert chosen["witches"] > 2


# Playing on.


def battlefield(elsewhere: int, seed: int) -> Lutao:
    """Five against four, and some armies far away from it."""
    field = table(f"A NUR2 6; B NUR1 4; B SIG1 1; A RHU1 {elsewhere}; B BEL1 3", peoples=PLAIN)
    field.go("move NUR2", "to NUR1", "take 5")
    play_on(field.state, rng_from(b"luck %d" % seed))
    return field.state


def test_the_same_battle_has_the_same_luck_whatever_happens_elsewhere() -> None:
    at = PROVINCE_OF["NUR1"]
    found = [[(p.owner[at], p.armies[at]) for p in (battlefield(2, seed), battlefield(4, seed))] for seed in range(12)]
    alike = sum(one == other for one, other in found)
    assert alike >= 9
    assert len({one for one, _ in found}) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_playing_on_ends_after_the_round_and_an_answer(seed: int) -> None:
    p = GAME.new(GAME.settle({"players": 3}), rng_from(b"ahead %d" % seed))
    bot, rng = make_bot("greedy", rng_from(b"on")), rng_from(b"far")
    while p.round < 4 and p.actor >= 0:
        if p.step not in SET_UP and rng.below(20) == 0:
            late = p.step >= SCORING or (p.step in ACTION_TURN and p.turn == len(p.order) - 1)
            after = p.clone()
            play_on(after, rng)
            assert after.actor < 0 or (after.battle is None and after.round == p.round + 1)
            assert after.actor < 0 or (after.step, after.turn) == (PLACING, 0) or (late and after.turn == 1)
        p.play(bot.choose(GAME, GAME.view(p, p.actor)))
