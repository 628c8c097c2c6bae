"""The examples for learners run; where a library is missing, its example is skipped."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from manawell.contract.settings import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.features is not None])
def test_plain_pytorch_learns_from_every_game(game: str) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    learning = load("learn_torch")
    fresh, agent = (learning.train(game, lessons, 4) for lessons in (0, 2))
    assert any(not torch.equal(one, two) for one, two in zip(fresh.parameters(), agent.parameters(), strict=True))
    if game == "rivality":  # the others take long
        assert 0 <= learning.win_rate(agent, game, 4) <= 1


def test_maskable_ppo_learns_without_glue() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    learning = load("learn_sb3")
    learner = learning.train(decisions=64, envs=2, steps=32)
    assert 0 <= learning.win_rate(learner, 2) <= 1
