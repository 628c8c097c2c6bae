"""The examples for learners run; where a library is missing, its example is skipped."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from manawell.contract.settings import GAMES
from manawell.research.interface import Interface

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
    (fresh, _), (agent, _) = (learning.train(game, decisions, games=4, steps=8) for decisions in (0, 16))
    assert any(not torch.equal(one, two) for one, two in zip(fresh.parameters(), agent.parameters(), strict=True))
    if game == "rivality":  # the others take long
        assert 0 <= learning.victories(agent, game, 4) <= 4


def test_words_tell_all_actions_apart() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    actions = Interface("gegensatz", {}).fixed
    assert actions is not None
    words, count = load("learn_torch").words_of(actions)
    assert len({tuple(row) for row in words.tolist()}) == actions.size
    assert words.max() == count - 1


def test_maskable_ppo_learns_without_glue() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    learning = load("learn_sb3")
    learning.PORTION = 32
    learner, curve = learning.train(decisions=64, envs=2, steps=32)
    assert [point["decisions"] for point in curve.points] == [32, 64]
    assert 0 <= learning.victories(learner, 1) <= 1


def test_cfr_makes_a_policy_hard_to_exploit() -> None:
    (_, uniform), *_, (_, solved) = load("solve_openspiel").solve(deals=8, times=8)
    assert solved < uniform / 4
