"""Environments of one game: copies that play on alike, and nothing before the first deal; seeds, seals and options."""

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.seal import Seal
from manawell.research import aec, gym, parallel, vector
from manawell.research.faults import ResearchFault
from manawell.research.interface import BadNumber, UnknownWord

FORMS: dict[str, Callable[..., Any]] = {"aec": aec.env, "parallel": parallel.parallel_env, "gym": gym.GameEnv}
every_form = pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)


class Moody:
    """An opponent whose choices depend on how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seen: dict[str, Any]) -> int:
        self.asked += 1
        legal = seen["action_mask"].nonzero()[0]
        return int(legal[self.asked % len(legal)])


def is_over(env: Any) -> bool:
    if isinstance(env, aec.GameEnv):
        return any((*env.terminations.values(), *env.truncations.values()))
    return env._over if isinstance(env, gym.GameEnv) else not env.agents


def go_on(env: Any, seed: bytes, steps: int) -> list[str]:
    """What the next steps of random choices show, new games included."""
    rng, shown = rng_from(seed), []
    for _ in range(steps):
        if is_over(env):
            env.reset()
        legal = env.action_table.legal
        action = legal[rng.below(len(legal))]
        given = dict.fromkeys(env.agents, action) if isinstance(env, parallel.GameEnv) else action
        told = env.step(given)
        if isinstance(env, aec.GameEnv):
            told = (*env.last(), env.agent_selection, env.rewards, env.infos)
        shown.append(f"{action} {told} {env.seal}")
    return shown


@pytest.mark.parametrize(
    ("form", "settings"),
    [
        (aec.env, {}),
        (parallel.parallel_env, {}),
        (aec.env, {"shaping": 0.5, "max_cycles": 30, "info": ("scores",)}),
        (aec.env, {"observation": "planes"}),
        (aec.env, {"actions": "slots"}),
        (gym.GameEnv, {"opponent": ["random", "greedy"], "seat": "random"}),
        (gym.GameEnv, {"opponent": "search:2", "masks": "info"}),
        (gym.GameEnv, {"opponent": Moody().choose}),
    ],
)
@pytest.mark.parametrize("game", ["gegensatz", "rivality"])
def test_a_copy_is_independent_and_plays_on_alike(game: str, form: Callable[..., Any], settings: Any) -> None:
    env = form(game, **settings)
    env.reset(seed=3)
    go_on(env, b"before", 7)
    copies = [deepcopy(env) for _ in range(3)]
    other = go_on(copies[0], b"other", 24)
    wanted = go_on(env, b"after", 24)
    assert go_on(copies[1], b"after", 24) == wanted, "neither the original nor another copy has changed it"
    assert go_on(deepcopy(copies[2]), b"after", 24) == wanted, "a copy of a copy"
    assert go_on(copies[2], b"other", 24) == other != wanted


def test_a_copy_of_a_finished_game_is_finished() -> None:
    env = aec.env("rivality")
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(env.legal_actions()[0])
    copied = deepcopy(env)
    for one in (copied, env):
        assert one.last()[2]
        with pytest.raises(ValueError, match="None"):
            one.step(0)
        one.step(None)
        assert len(one.agents) == 1


def test_a_game_that_was_cut_off_or_lost_by_an_illegal_action_is_over_in_a_copy_too() -> None:
    cut_off = aec.env("gegensatz", max_cycles=1)
    cut_off.reset(seed=1)
    cut_off.step(cut_off.legal_actions()[0])
    assert deepcopy(cut_off).last()[3]
    env = gym.GameEnv("gegensatz", opponent="random")
    env.reset(seed=1)
    env.step(57)
    with pytest.raises(ResetNeeded):
        deepcopy(env).step(0)


def test_what_gymnasium_has_made_can_be_copied() -> None:
    env = gymnasium.make("manawell/gegensatz-v1", opponent="greedy")
    env.reset(seed=4)
    copied = deepcopy(env)
    for _ in range(5):
        action = env.unwrapped.legal_actions()[0]  # type: ignore[attr-defined]
        assert repr(copied.step(action)) == repr(env.step(action))


def test_a_copied_stream_of_chance_goes_on_alike() -> None:
    rng = rng_from(b"copies")
    for _ in range(600):
        rng.below(7)
    copied: Rng = deepcopy(rng)
    assert [copied.below(100) for _ in range(9)] == [rng.below(100) for _ in range(9)]


@every_form
def test_a_copy_before_the_first_deal_can_be_dealt(form: Callable[..., Any]) -> None:
    env = form("gegensatz")
    copied = deepcopy(env)
    copied.reset(seed=2)
    with pytest.raises(ResetNeeded):
        env.render()
    env.reset(seed=2)
    assert go_on(copied, b"", 5) == go_on(env, b"", 5)


@pytest.mark.parametrize("seed", [-1, "x", 1.5, True, [1, 2], np.int64(-1)], ids=repr)
@pytest.mark.parametrize("form", [*FORMS.values(), vector.GameVectorEnv], ids=[*FORMS, "vector"])
def test_a_seed_is_a_whole_number_from_0(form: Callable[..., Any], seed: Any) -> None:
    with pytest.raises(BadNumber, match=re.escape(f"seed cannot be “{seed}”")):
        form("gegensatz").reset(seed=seed)


@pytest.mark.parametrize("form", [*FORMS.values(), vector.GameVectorEnv], ids=[*FORMS, "vector"])
def test_a_number_of_numpy_is_the_same_seed(form: Callable[..., Any]) -> None:
    one, other = form("gegensatz"), form("gegensatz")
    assert repr(one.reset(seed=7)) == repr(other.reset(seed=np.uint8(7)))
    if not isinstance(one, vector.GameVectorEnv):
        assert one.seal == other.seal


@every_form
def test_a_seal_is_that_of_a_game(form: Callable[..., Any]) -> None:
    env = form("gegensatz")
    env.reset(options={"seal": Seal("x")})
    with pytest.raises(ResearchFault, match="seal cannot be “x”"):
        env.reset(options={"seal": "x"})
    assert env.seal == Seal("x")


def test_options_of_a_reset_that_do_not_exist_are_refused() -> None:
    with pytest.raises(UnknownWord, match="“seel”"):
        gym.GameEnv("gegensatz").reset(options={"seel": Seal("x")})
    with pytest.raises(UnknownWord, match="“seal”"):
        vector.GameVectorEnv("gegensatz").reset(options={"seal": Seal("x")})


QUESTIONS: dict[str, Callable[[Any], Any]] = {
    "step": lambda env: env.step({} if isinstance(env, parallel.GameEnv) else 0),
    "last": lambda env: env.last(),
    "last without observation": lambda env: env.last(observe=False),
    "observe": lambda env: env.observe("player_0"),
    "state": lambda env: env.state(),
    "legal": lambda env: env.legal(),
    "legal_actions": lambda env: env.legal_actions(),
    "structured": lambda env: env.structured("player_0") if isinstance(env, aec.GameEnv) else env.structured(),
    "action_masks": lambda env: env.action_masks(),
    "render": lambda env: env.render(),
}


@pytest.mark.parametrize("asked", QUESTIONS)
@pytest.mark.parametrize("mode", [None, "ansi"])
@every_form
def test_nothing_can_be_asked_before_the_first_reset(form: Callable[..., Any], mode: str | None, asked: str) -> None:
    env = form("gegensatz", render_mode=mode)
    if hasattr(env, asked.partition(" ")[0]):
        with pytest.raises(ResetNeeded):
            QUESTIONS[asked](env)
