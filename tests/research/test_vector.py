"""Many games in one environment: the same games as one by one, dealt again when they are over."""

from collections.abc import Iterator
from multiprocessing import active_children
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded

from manawell.contract.settings import GAMES
from manawell.research import gym
from manawell.research.faults import ResearchFault
from manawell.research.interface import BadNumber, Interface, UnknownWord
from manawell.research.shares import LEGAL_ACTIONS, Common, FarShare, WorkerFault
from manawell.research.vector import GameVectorEnv


def choices(masks: Any, chance: np.random.Generator) -> Any:
    """A random legal action of every game, 0 where none is legal."""
    return (masks * chance.random(masks.shape)).argmax(1)


def test_gymnasium_makes_it() -> None:
    gym.register()
    envs = gymnasium.make_vec("manawell/gegensatz-v1", num_envs=3, observation="features")
    seen, info = envs.reset(seed=1)
    assert isinstance(envs, GameVectorEnv)
    assert envs.observation_space.contains(seen)
    assert info["seat"].tolist() == [0, 0, 0]
    seen, *_ = envs.step(choices(seen["action_mask"], np.random.default_rng(1)))
    assert envs.observation_space.contains(seen)


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.features is not None])
def test_rows_are_what_the_deciding_seats_observe(game: str) -> None:
    envs, interface = GameVectorEnv(game, 4, seat="each"), Interface(game, {}, observation="counts")
    chance = np.random.default_rng(2)
    seen, info = envs.reset(seed=2)
    for _ in range(30):
        tables = envs._near.crowd.tables
        for place, table in enumerate(tables):
            seat = max(0, table.state.actor)
            assert info["seat"][place] == seat
            assert np.array_equal(seen["observation"][place], interface.observe(table.state, seat))
            assert sorted(table.legal) == seen["action_mask"][place].nonzero()[0].tolist()
        seen, _, _, _, info = envs.step(choices(seen["action_mask"], chance))


def test_a_game_that_is_over_pays_and_is_dealt_again() -> None:
    envs, chance = GameVectorEnv("rivality", 6), np.random.default_rng(3)
    seen, _ = envs.reset(seed=3)
    ended, paid = 0, []
    for _ in range(60):
        was_over = envs._over
        seen, rewards, over, cut_off, info = envs.step(choices(seen["action_mask"], chance))
        assert not over[was_over].any()
        assert not cut_off.any()
        assert seen["action_mask"][was_over].any(1).all()
        assert not seen["action_mask"][over].any()
        assert not rewards[~over].any()
        assert np.array_equal(rewards, info["rewards"][:, 0])
        ended += int(over.sum())
        paid += rewards[over].tolist()
    assert ended >= 12
    assert {-1.0, 1.0} <= set(paid) <= {-1.0, 0.0, 1.0}


def test_a_refused_action_loses_that_game_only() -> None:
    envs = GameVectorEnv("gegensatz", 3)
    seen, _ = envs.reset(seed=4)
    actions = seen["action_mask"].argmax(1)
    actions[1] = 57
    _, rewards, over, _, _ = envs.step(actions)
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    _, _, over, _, _ = envs.step(actions)
    assert not over[1]


def test_equal_seeds_give_equal_runs() -> None:
    def run() -> list[Any]:
        envs, chance = GameVectorEnv("gegensatz", 5), np.random.default_rng(5)
        seen, _ = envs.reset(seed=9)
        rows = []
        for _ in range(150):
            seen, rewards, *_ = envs.step(choices(seen["action_mask"], chance))
            rows.append((seen["observation"].tobytes(), rewards.tolist()))
        return rows

    assert run() == run()


def test_other_opponents_are_refused() -> None:
    with pytest.raises(UnknownWord, match="master"):
        GameVectorEnv("gegensatz", 2, opponent="master")


@pytest.mark.parametrize(
    "actions",
    [np.zeros(2, np.int64), np.zeros(4, np.int64), np.zeros((3, 1), np.int64), np.zeros(3), 0, None],
    ids=lambda one: str(np.shape(one)),
)
def test_there_is_one_whole_number_for_each_game(actions: Any) -> None:
    envs = GameVectorEnv("gegensatz", 3)
    envs.reset(seed=1)
    with pytest.raises(ResearchFault, match="3 games need an array"):
        envs.step(actions)


@pytest.mark.parametrize(
    "setting", [{"num_envs": 0}, {"num_envs": -1}, {"num_envs": 1.5}, {"workers": 0}, {"workers": "two"}], ids=str
)
def test_numbers_of_games_and_processes_are_at_least_one(setting: Any) -> None:
    with pytest.raises(BadNumber, match="cannot be"):
        GameVectorEnv("gegensatz", **{"num_envs": 2, **setting})


def test_nothing_can_be_done_before_the_first_reset() -> None:
    envs = GameVectorEnv("gegensatz", 2)
    with pytest.raises(ResetNeeded):
        envs.step(np.zeros(2, np.int64))
    with pytest.raises(ResetNeeded):
        envs.random_actions()


def test_a_seat_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(UnknownWord, match="Known: 0, 1, random, each"):
        GameVectorEnv("gegensatz", 2, seat=-1)


def test_random_actions_are_legal_and_seats_are_drawn() -> None:
    envs = GameVectorEnv("gegensatz", 12, seat="random", turn_limit=4)
    seen, info = envs.reset(seed=6)
    assert set(info["seat"].tolist()) == {0, 1}
    seats = set()
    for _ in range(40):
        actions = envs.random_actions()
        open_games = seen["action_mask"].any(1)
        assert seen["action_mask"][open_games, actions[open_games]].all()
        seen, rewards, _, _, told = envs.step(actions)
        assert np.array_equal(rewards, told["rewards"][np.arange(12), info["seat"]])
        seats |= {(place, seat) for place, seat in enumerate(told["seat"].tolist())}
        info = told
    assert len(seats) > 12, "a new game has a new seat"


def test_shaping_pays_the_lead_on_the_way() -> None:
    envs, paid = GameVectorEnv("rivality", 4, shaping=0.5), np.zeros(4)
    envs.reset(seed=7)
    ended = 0
    for _ in range(60):
        tables = list(envs._near.crowd.tables)
        _, rewards, over, _, info = envs.step(envs.random_actions())
        paid += rewards
        for place in over.nonzero()[0]:
            own, other = envs.interface.game.scores(tables[place].state)
            assert paid[place] == pytest.approx(0.5 * (own - other) + info["rewards"][place, 0])
            paid[place] = 0.0
            ended += 1
    assert ended >= 8


def test_planes_are_given_where_they_are_asked_for() -> None:
    envs = GameVectorEnv("athlas", 2, observation="planes", turn_limit=60)
    seen, _ = envs.reset(seed=8)
    assert envs.observation_space.contains(seen)


def history(envs: GameVectorEnv, steps: int) -> Iterator[bytes]:
    """Everything that a vector tells in a run of random actions."""
    seen, info = envs.reset(seed=11)
    for _ in range(steps):
        yield b"".join(array.tobytes() for array in (*seen.values(), *info.values()))
        yield repr(envs.legal_actions()).encode()
        actions = envs.random_actions()
        seen, rewards, over, cut_off, info = envs.step(actions)
        yield b"".join(array.tobytes() for array in (actions, rewards, over, cut_off))


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("gegensatz", {"seat": "each"}),
        ("gegensatz", {"seat": "random", "observation": "features", "turn_limit": 5}),
        ("rivality", {"shaping": 0.5}),
        ("rivality", {"observation": "planes", "actions": "slots"}),
    ],
)
def test_the_number_of_processes_changes_nothing(game: str, settings: dict[str, Any]) -> None:
    alone = list(history(GameVectorEnv(game, 5, workers=1, **settings), 50))
    shared = GameVectorEnv(game, 5, workers=3, **settings)
    assert len(shared._far) == 2
    assert list(history(shared, 50)) == alone
    shared.close()


def test_few_games_stay_in_this_process_unless_told() -> None:
    assert GameVectorEnv("gegensatz", 255)._far == []
    envs = GameVectorEnv("gegensatz", 2, workers=9)
    assert len(envs._far) == 1, "no process is without a game"
    envs.close()


def test_closing_ends_the_other_processes() -> None:
    envs = GameVectorEnv("gegensatz", 4, workers=2)
    envs.reset(seed=1)
    process = envs._far[0].process
    assert process in active_children()
    envs.close()
    assert process not in active_children()
    with pytest.raises(ClosedEnvironmentError):
        envs.step(np.zeros(4, np.int64))


def test_a_process_that_dies_is_told_of_and_the_rest_is_closed() -> None:
    envs = GameVectorEnv("gegensatz", 6, workers=3)
    envs.reset(seed=1)
    processes = [share.process for share in envs._far]
    processes[0].kill()
    processes[0].join()
    with pytest.raises(WorkerFault, match="exit code -9"):
        envs.step(envs.random_actions())
    assert not set(processes) & set(active_children())


def test_what_fails_in_another_process_is_told() -> None:
    share = FarShare(Common("gegensatz", {}, "counts", "fixed", 0, 0.0), 0, 1)
    share.ask(LEGAL_ACTIONS)  # nothing has been dealt
    with pytest.raises(WorkerFault, match="AttributeError"):
        share.legal_actions()
    share.close()
