"""The examples for learners run. A missing library skips its example, unless `make learners` asks for all of them."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np
import pytest

from manawell.contract.settings import GAMES
from manawell.kernel.registry import find_game
from manawell.research import aec
from manawell.research.dataset import SHARD, Dataset, describe, make
from manawell.research.interface import Interface
from manawell.research.network import read_network

EXAMPLES = Path(__file__).parents[2] / "examples"


def require(library: str) -> ModuleType:
    """The library; without it the test is skipped, or fails in `make learners`."""
    if os.environ.get("MANAWELL_TEST_LEARNERS"):
        return importlib.import_module(library)
    return cast(ModuleType, pytest.importorskip(library, reason=f"{library} is not installed: make learners"))


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.features is not None])
def test_plain_pytorch_learns_from_every_game(game: str) -> None:
    torch = require("torch")
    learning = load("learn_torch")
    (fresh, _), (agent, _) = (learning.train(game, decisions, games=4, steps=8) for decisions in (0, 16))
    assert any(not torch.equal(one, two) for one, two in zip(fresh.parameters(), agent.parameters(), strict=True))
    if game == "rivality":  # the others take long
        assert 0 <= learning.victories(agent, game, 4) <= 4


def test_what_was_learned_is_saved_and_plays_the_same(tmp_path: Path) -> None:
    torch = require("torch")
    learning, interface = load("learn_torch"), Interface("rivality", {})
    agent, _ = learning.train("rivality", 2000, games=16, steps=32)
    agent.network(interface).save(tmp_path / "learned.npz")
    network, agreed = read_network(tmp_path / "learned.npz", interface), 0
    seen: list[Any] = []
    env = aec.env("rivality", observation="counts")
    for seed in range(4):
        env.reset(seed=seed)
        while not env.terminations[env.agent_selection]:
            seen.append(env.last()[0])
            env.step(env.legal_actions()[-1])
    for one in seen:
        counts, mask = torch.tensor(one["observation"])[None], one["action_mask"][None]
        legal = learning.legal_of({"action_mask": mask})
        likeliest = int(legal[0, agent(counts, legal)[0].argmax()])
        agreed += network({**one, "observation": one["observation"] * interface.scales}) == likeliest
    assert agreed > 0.9 * len(seen), "eight bits change few choices"


def test_whoever_imitates_games_comes_to_play_like_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torch = require("torch")
    monkeypatch.syspath_prepend(EXAMPLES)
    learning = load("imitate_torch")
    monkeypatch.setattr(learning, "KEPT_OUT", 1)
    monkeypatch.setattr(learning, "PORTION", 32)
    about = describe("gegensatz", find_game("gegensatz").settle({"turn_limit": 10}), "greedy", "imitated")
    make(tmp_path, about, games=10 * SHARD, workers=1)
    data = Dataset(tmp_path)
    _, (*_, learned) = learning.imitate(data, times=3)
    with torch.no_grad():
        loss, right = learning.judge(learning.Agent(data.interface), learning.examples_of(next(data.batches())))
    assert learned.loss < float(loss)
    assert learned.right > float(right)


def test_near_relics_are_promising() -> None:
    require("torch")
    interface = Interface("athlas", {})
    assert interface.features is not None
    promise, names = load("learn_torch").relics_together(interface), interface.features.names
    counts = np.zeros((4, interface.size), np.int8)
    for row, (own, places) in enumerate(
        [("", "-4,0 0,0 4,0"), ("0,0", "-4,0 0,0 4,0"), ("1,0", "-4,0 1,0 4,0"), ("3,0", "-4,0 3,0 3,0")]
    ):
        relics = zip(("west", "centre", "east"), places.split(), strict=True)
        for name in [f"own unit {own}"] * bool(own) + [f"relic {relic} {place}" for relic, place in relics]:
            counts[row, names.index(name)] = 1
    assert promise(counts).tolist() == pytest.approx([0, 1.8, 2.1, 3])


def test_maskable_ppo_learns_without_glue(monkeypatch: pytest.MonkeyPatch) -> None:
    require("sb3_contrib")
    learning = load("learn_sb3")
    monkeypatch.setattr(learning, "PORTION", 32)
    learner, curve = learning.train(decisions=64, envs=2, steps=32)
    assert [point["decisions"] for point in curve.points] == [32, 64]
    assert 0 <= learning.victories(learner, 1) <= 1


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning", "ignore::FutureWarning")  # its own
def test_tianshou_learns_rivality() -> None:
    require("tianshou")
    learning = load("learn_tianshou")
    learner, curve = learning.train(decisions=128, envs=4, steps=64)
    assert [point["decisions"] for point in curve] == [64, 128]
    assert 0 <= learning.victories(learner, 2) <= 2


def test_cfr_makes_a_policy_hard_to_exploit() -> None:
    (_, uniform), *_, (_, solved) = load("solve_openspiel").solve(deals=8, times=8)
    assert solved < uniform / 4
