"""The numbers that a learned judge of Athlas sees: always the same ones, seen from one side, and true."""

from functools import cache
from types import ModuleType

import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas.bot import features as both
from manawell.games.athlas.bot import sides
from manawell.games.athlas.bot.dangers import Dangers
from manawell.games.athlas.bot.evaluation import forces_of, lead_of
from manawell.games.athlas.bot.features import LEAD, OTHER, OWN, SIZE, features
from manawell.games.athlas.bot.judge import Tactician, written
from manawell.games.athlas.components.cards import INTERVENTION_OF
from manawell.games.athlas.components.tables import CARDS, FIELDS, HILL, NONE, PLAIN
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import CREATION, LAST_CHANCE, PER_PLAYER, SUMMON, Mark
from manawell.kernel.net import Net
from manawell.kernel.rng import rng_from
from tests.athlas.table import Table, battle, new

GAMES: dict[str, dict[str, str | int]] = {
    "quick": {},
    "standard": {"points": 500, "turn_limit": 60},
    "campaign": {},
}
MOVES = 500
EVERY = 7
"""Of so many positions, one is looked at."""


@cache
def battles(mode: str) -> list[Athlas]:
    """Positions of a game of quick players who sometimes wander."""
    rng = rng_from(mode.encode())
    state = new(mode, mode=mode, **GAMES[mode]).state
    found = []
    for number in range(MOVES):
        moves = state.moves()
        if state.phase in CREATION:
            state.play(GAME.judge.vary(state, moves, rng))
        elif rng.below(8) == 0:
            state.play(moves[rng.below(len(moves))])
        else:
            state.play(GAME.judge.choose(state, moves, rng))
        if number % EVERY == 0 and state.phase not in CREATION:
            found.append(state.clone())
    return found


def mirrored(p: Athlas) -> Athlas:
    """The same battle seen from across the table: turned by half a turn, with the players exchanged."""
    q = p.clone()
    core = q.core
    core.terrain = core.terrain[::-1]
    core.occupant = core.occupant[::-1]
    core.place = [field if field == NONE else FIELDS - 1 - field for field in core.place]
    core.relics = [FIELDS - 1 - field for field in core.relics]
    core.alpha = [(alpha + PER_PLAYER) % (2 * PER_PLAYER) for alpha in core.alpha]
    core.pools = core.pools[PER_PLAYER:] + core.pools[:PER_PLAYER]
    core.markers = core.markers[CARDS:] + core.markers[:CARDS]
    core.spent = core.spent[::-1]
    core.marks = [Mark(mark.unit, mark.condition, 1 - mark.maker, mark.card, mark.time) for mark in core.marks]
    q.alphas = q.alphas[PER_PLAYER:] + q.alphas[:PER_PLAYER]
    q.revealed = q.revealed >> PER_PLAYER | (q.revealed & (1 << PER_PLAYER) - 1) << PER_PLAYER
    q.stacks, q.wins = q.stacks[::-1], q.wins[::-1]
    q.played = q.played >> 1 | (q.played & 1) << 1
    q.active, q.starter, q.actor = 1 - q.active, 1 - q.starter, 1 - q.actor
    for announcement in q.announced:
        announcement.player = 1 - announcement.player
    return q


@pytest.mark.parametrize("mode", GAMES)
def test_numbers_are_small_relative_to_the_player_and_change_nothing(mode: str) -> None:
    assert len(battles(mode)) > 30
    for state in battles(mode):
        saved = GAME.save(state)
        seen = [features(state, 0), features(state, 1)]
        assert [len(numbers) for numbers in seen] == [SIZE, SIZE]
        assert all(-sides.MOST <= number <= sides.MOST for numbers in seen for number in numbers)
        assert features(state, 0) == seen[0]
        assert GAME.save(state) == saved
        assert seen[0][OWN:OTHER] == seen[1][OTHER:]
        assert seen[0][OTHER:] == seen[1][OWN:OTHER]
        assert seen[0][LEAD] == -seen[1][LEAD] == sides.scaled(sides.SCALE * lead_of(state, 0))
        across = mirrored(state)
        assert features(across, 1) == seen[0]
        assert features(across, 0) == seen[1]


BOTH = """LEAD EDGE MINE ASKED FIRST IDLE LATE HURRY WINS GAMES MOVE_LEFT ACTION_LEFT MOVED PHASE WINDOW TURN RACE PAIR
REACH GROUND"""
ONE = """NEARNESS TURNS HELD NEAR GODS FORCE POINTS LIFE UNITS COVERED HOME HELD_HOME DOORS SAFE SAFE_TURNS MAY_PLAY
FLYERS SWIMMERS TOWERS BEARERS TO_ACT DROWNING PHYSICAL MAGIC MARKERS GRIPPERS HEALERS PATHFINDERS SHAPERS REVEALED WEAK
ESCORTS HUNTERS ATTACKERS THREAT WAY FUND STANDS CONDITION KIND STACK TOP PLAYED"""
THREATS = ["STRIKERS", "STRUCK", "HARM", "FALLING", "GRIPPED", "BEARER_STRUCK", "BEARER_FALLING", "BEARER_GRIPPED"]
RARE = {"LATE", "WINS", "SAFE", "SAFE_TURNS", "HURRY"}
"""Ends of long games and second games of a campaign; tested below."""


def block_ends(names: str, starts: ModuleType, end: int) -> list[tuple[str, int, int]]:
    """The blocks in order, each with its first place and the one after its last."""
    first = [getattr(starts, name) for name in names.split()]
    return list(zip(names.split(), first, [*first[1:], end], strict=True))


def test_every_block_is_met() -> None:
    met = [False] * SIZE
    for mode in GAMES:
        for state in battles(mode):
            for seat in range(2):
                for place, number in enumerate(features(state, seat)):
                    met[place] |= number != 0
    unmet = {name for name, start, end in block_ends(BOTH, both, OWN) if not any(met[start:end])}
    unmet |= {name for name, start, end in block_ends(ONE, sides, sides.SIDE) if not any(met[OWN + start : OWN + end])}
    assert unmet == RARE
    assert all(met[OWN + sides.THREAT : OWN + sides.WAY])


def own(table: Table, offset: int, player: int = 0) -> int:
    return features(table.state, player)[OWN + offset]


def test_the_terms_of_the_written_judge_are_told_apart() -> None:
    table = battle("g1.1 0,0; g1.2 1,4; s1.1 5,-5", stacks=("D05 D09", "D07"), spent=(48, 28), points=200)
    seen = features(table.state, 0)
    assert seen[OWN + sides.HELD] == 1
    assert seen[OTHER + sides.HELD] == 0
    assert seen[OWN + sides.GODS] == 3
    assert seen[OTHER + sides.GODS] == 3
    assert seen[OWN + sides.FORCE] == sides.scaled(forces_of(table.state)[0])
    assert (seen[OWN + sides.POINTS], seen[OTHER + sides.POINTS]) == (152, 172)
    assert (seen[OWN + sides.UNITS], seen[OTHER + sides.UNITS]) == (2, 1)
    assert seen[OWN + sides.LIFE] == 12
    assert seen[both.EDGE] > 0


def test_cards_are_told_by_name_and_by_what_the_top_one_does() -> None:
    table = battle("g1.1 0,0; s1.1 5,-5", stacks=("D05 D09", "D12"))
    seen = features(table.state, 0)
    held = [card for card in INTERVENTION_OF if seen[OWN + sides.STACK + INTERVENTION_OF[card]]]
    assert held == ["D05", "D09"]
    assert seen[OWN + sides.TOP : OWN + sides.PLAYED] == [1, 0, 0, 0, 0, 0, 0, 0]
    assert seen[OTHER + sides.TOP : OTHER + sides.PLAYED] == [0, 1, 0, 0, 0, 0, 0, 0]
    table.play("play D05 @now")
    assert own(table, sides.PLAYED) == 1
    assert own(table, sides.PLAYED, 1) == 0


def test_relics_are_told_by_holders_distance_and_ground() -> None:
    table = battle("g1.1 0,0; s1.1 -4,0", silver=["warrior"], terrain={"0,0": "hill", "-4,0": "plain", "4,0": "plain"})
    seen = features(table.state, 0)
    pairs = {place - both.PAIR: seen[place] for place in range(both.PAIR, both.REACH) if seen[place]}
    far, farther = both.APART_OF[4], both.APART_OF[8]
    assert pairs == {both.APARTS * 4 + far: 1, both.APARTS + far: 1, both.APARTS * 2 + farther: 1}
    assert seen[both.REACH + both.REACHES * both.REACH_OF[0] + both.REACH_OF[4]] >= 1
    assert (seen[both.GROUND + HILL], seen[both.GROUND + PLAIN]) == (1, 2)
    assert seen[OWN + sides.HELD_HOME] == 5


def test_a_relic_under_a_flyer_is_covered() -> None:
    table = battle("g1.1 0,5; s1.1 0,0")
    assert own(table, sides.COVERED, 1) == 1
    assert own(table, sides.HELD, 1) == 0
    assert own(table, sides.FLYERS, 1) == 1
    assert own(table, sides.BEARERS, 1) == 0


def test_kinds_are_told_with_their_distance_from_relics() -> None:
    table = battle("g1.1 0,1; g1.2 0,5; g2.1 0,3; s1.1 5,-5", gold=["warrior", "G06"])
    kinds = features(table.state, 0)[OWN + sides.KIND : OWN + sides.STACK]
    assert {place: count for place, count in enumerate(kinds) if count} == {3 * 1: 1, 3 * 1 + 2: 1, 3 * 5 + 1: 1}
    assert own(table, sides.SWIMMERS) == 1


def threat(table: Table, player: int, when: int) -> dict[str, int]:
    """What a player must fear: now (0) or next (1)."""
    first = OWN + sides.THREAT + sides.THREATS * when
    numbers = features(table.state, player)[first : first + sides.THREATS]
    return {name: number for name, number in zip(THREATS, numbers, strict=True) if number}


def test_a_step_and_a_blow_are_seen_before_they_come() -> None:
    table = battle("g1.1 0,4; s1.1 1,2", silver=["G01"])
    assert threat(table, 1, 0) == {"STRIKERS": 1, "STRUCK": 1, "HARM": 6}
    assert threat(table, 1, 1) == {}
    assert threat(battle("g1.1 0,4; s1.1 1,1", silver=["G01"]), 1, 0) == {}
    weak = battle("g1.1 0,4; s1.1 1,2", silver=["G01"], pools={"s1": 6}, relics={"centre": "1,2"})
    assert threat(weak, 1, 0)["FALLING"] == threat(weak, 1, 0)["BEARER_FALLING"] == 1
    assert own(weak, sides.HUNTERS, 1) == 1
    assert own(weak, sides.ESCORTS, 1) == 0


def test_who_has_acted_is_no_danger_in_this_turn() -> None:
    table = battle("g1.1 0,4; g1.2 5,0; s1.1 1,2", silver=["G01"]).play("act g1.1")
    assert threat(table, 1, 0)["STRIKERS"] == 1
    table.play("walk -1,4")
    assert threat(table, 1, 0) == {}
    later = battle("g1.1 0,4; g1.2 5,0; s1.1 1,2", silver=["G01"]).play("act g1.1", "end")
    assert threat(later, 1, 0) == {}
    silver = battle("g1.1 0,4; s1.1 1,2", silver=["G01"], active="s")
    assert threat(silver, 1, 1)["STRIKERS"] == 1


def test_the_bound_and_the_frozen_are_no_danger() -> None:
    bound = battle("g1.1 0,4; s1.1 0,3", silver=["G01"], marks=["g1.1 bound s"])
    assert threat(bound, 1, 0) == {}
    assert own(bound, sides.CONDITION) == 1
    assert Dangers(bound.state).strikers == [0, 0]
    frozen = battle("g1.1 0,4; s1.1 0,3", silver=["G01"], marks=["s1.1 stasis s D04 4"])
    assert threat(frozen, 1, 0) == {}
    paralysed = battle("g1.1 0,4; s1.1 1,2; s1.2 0,3", silver=["G01"], marks=["g1.1 paralysed s"])
    assert threat(paralysed, 1, 0)["STRUCK"] == 1


def test_control_is_a_grip_and_needs_its_reach() -> None:
    table = battle("g1.1 0,0; s1.1 0,-3", silver=["G07"])
    assert threat(table, 0, 1) == {"GRIPPED": 1, "BEARER_GRIPPED": 1}
    assert own(table, sides.GRIPPERS, 1) == 1
    assert threat(battle("g1.1 0,0; s1.1 0,-4", silver=["G07"]), 0, 1) == {}


@pytest.mark.parametrize("count", [0, 1, 2])
def test_attacks_that_cost_time_need_a_marker(count: int) -> None:
    table = battle("g1.1 0,2; s1.1 0,-1", gold=["G02 E10"], silver=["G01"], markers={"g E10": count})
    assert threat(table, 1, 0) == ({"STRIKERS": 1, "STRUCK": 1, "HARM": 3} if count else {})
    assert own(table, sides.MARKERS) == count


@pytest.mark.rule("ATH-6.1", "ATH-6.2")
def test_who_acts_first_is_known() -> None:
    table = battle("g1.1 0,4; s1.1 0,-4")
    assert [features(table.state, player)[both.FIRST] for player in range(2)] == [1, 0]
    table.play("end all")
    assert table.state.phase == SUMMON
    assert [features(table.state, player)[both.FIRST] for player in range(2)] == [0, 1]
    begun = new(mode="quick")
    starter = begun.state.starter
    assert features(begun.state, starter)[both.FIRST] == 1
    assert features(begun.state, 1 - starter)[both.MINE] == 0


def test_the_ends_of_games_are_seen_coming() -> None:
    table = battle("g1.1 0,0; g1.2 -4,0", spent=(0, 249))
    seen = features(table.state, 0)
    assert seen[OWN + sides.SAFE] == 1
    assert seen[OWN + sides.SAFE_TURNS] == seen[OWN + sides.TURNS] < 4 * sides.TURN_SCALE
    assert seen[OTHER + sides.SAFE] == 0
    assert seen[OTHER + sides.TURNS] == 20 * sides.TURN_SCALE
    table.state.core.idle = 37
    table.state.turn_limit = 20
    assert features(table.state, 0)[both.IDLE : both.HURRY + 1] == [37, 7, 11]


def test_a_campaign_is_more_than_its_game() -> None:
    table = battle("g1.1 0,4; s1.1 0,-4", mode="campaign")
    table.state.wins, table.state.game = [0, 1], 1
    assert features(table.state, 0)[both.WINS : both.GAMES + 1] == [-1, 1]
    assert features(table.state, 1)[both.WINS : both.GAMES + 1] == [1, 1]


@pytest.mark.rule("ATH-24.2")
def test_the_last_chance_looks_different_to_both() -> None:
    table = battle(
        "g1.1 0,5; s1.1 1,0",
        silver=["warrior"],
        stacks=("D05", ""),
        relics={"west": "0,0", "centre": "1,0"},
        active="s",
    ).play("act s1.1", "walk 0,0 +centre")
    place = both.WINDOW + 2 * (LAST_CHANCE - 1)
    assert features(table.state, 0)[place : place + 2] == [1, 0]
    assert features(table.state, 1)[place : place + 2] == [0, 1]


def lead_net() -> Net:
    """A network that knows only the lead."""
    rows = [[0, 8 if place == LEAD else 0] for place in range(SIZE)]
    return Net([*rows, [0, 0]], [[0], [0]], [0, 0])


def test_a_network_is_asked_in_battle_only() -> None:
    judge = Tactician({"duel": lead_net()})
    table = battle("g1.1 0,1; g1.2 1,4; s1.1 5,-5")
    assert judge.branch(table.state) == "duel"
    assert judge.features(table.state, 1) == features(table.state, 1)
    values = [judge.value(table.state, player) for player in range(2)]
    assert values[0] > 0.5
    assert sum(values) == 1.0
    assert values[0] != written(table.state, 0)
    creation = new(mode="standard").state
    assert judge.branch(creation) == ""
    assert judge.features(creation, 0) == []
    assert judge.value(creation, 0) == written(creation, 0) == 0.5


def test_without_a_network_the_written_judge_decides() -> None:
    table = battle("g1.1 0,1; g1.2 1,4; s1.1 5,-5")
    assert GAME.judge.value(table.state, 0) == written(table.state, 0)
