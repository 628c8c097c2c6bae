"""Many games at once: the same whatever the number of processes, and true to the rules."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from manawell.kernel.faults import Illegal
from manawell.kernel.seal import Seal
from manawell.research import batch
from manawell.research.faults import ResearchFault
from manawell.research.interface import BadNumber, Interface, UnknownWord

EXAMPLE = Path(__file__).parents[2] / "examples/train_gegensatz.py"


def test_the_result_is_the_same_on_one_core_or_on_many() -> None:
    one, two = (batch.play("gegensatz", 80, seed=3, workers=workers, mode="solo") for workers in (1, 2))
    for first, second in zip(one, two, strict=True):
        assert first is not None
        assert second is not None
        assert np.array_equal(first, second)
    assert not np.array_equal(one.actions, batch.play("gegensatz", 80, seed=4, workers=1, mode="solo").actions)


def test_every_row_is_a_decision_of_its_game() -> None:
    played = batch.play("gegensatz", 3, seed=9, workers=1)
    assert played.observations is not None
    interface = Interface("gegensatz", {}, observation="counts")
    masks = played.masks(interface.actions)
    assert np.array_equal(played.masks(interface.actions, 5, 9), masks[5:9])
    assert played.lengths.sum() == len(played.actions)
    row = 0
    for number in range(3):
        action_table = interface.begin(Seal(f"9/{number}"))
        for _ in range(played.lengths[number]):
            seat = action_table.state.actor
            assert (played.games[row], played.seats[row]) == (number, seat)
            assert np.array_equal(played.observations[row], interface.observe(action_table.state, seat))
            assert np.array_equal(masks[row], interface.mask(action_table, seat))
            action_table.play(int(played.actions[row]))
            row += 1
        assert played.rewards[number].tolist() == interface.pay(action_table.state)


def test_portions_are_the_same_games() -> None:
    portions = list(batch.stream("gegensatz", 70, seed=2, workers=1, mode="solo"))
    assert [len(portion.lengths) for portion in portions] == [64, 6]
    whole = batch.play("gegensatz", 70, seed=2, workers=1, mode="solo")
    assert np.array_equal(np.concatenate([portion.actions for portion in portions]), whole.actions)
    assert np.array_equal(np.concatenate([portion.games for portion in portions]), whole.games)


def test_a_portion_has_as_many_games_as_wanted() -> None:
    portions = list(batch.stream("gegensatz", 7, seed=2, workers=1, mode="solo", together=3))
    assert [len(portion.lengths) for portion in portions] == [3, 3, 1]
    assert [portion.games[0] for portion in portions] == [0, 3, 6]


class Curious:
    """Compares the ways in which it is told the legal actions, and takes the first."""

    def __call__(self, seen: batch.Observations, chance: np.random.Generator) -> NDArray[np.int32]:
        assert [mask.nonzero()[0].tolist() for mask in seen.masks] == [sorted(legal) for legal in seen.legal]
        assert seen.every[seen.starts].tolist() == [legal[0] for legal in seen.legal]
        return seen.every[seen.starts]


def test_a_policy_is_told_the_legal_actions_in_three_ways() -> None:
    assert batch.play("gegensatz", 3, seed=1, workers=1, policies=(Curious(), batch.uniform)).actions.max() > 0


def test_without_observations_only_what_was_done_is_kept() -> None:
    played = batch.play("rivality", 2, workers=1, observations=False, mode="three")
    assert played.observations is None
    assert played.legal is None
    assert played.rewards.shape == (2, 3)


def last_slot(seen: batch.Observations, chance: np.random.Generator) -> NDArray[np.int64]:
    """The last of the legal slots, which the meanings show as well."""
    assert seen.meanings is not None
    return np.array([mask.nonzero()[0][-1] for mask in seen.masks])


def test_a_policy_is_told_what_slots_mean() -> None:
    played = batch.play(
        "athlas", 1, policies=(last_slot,), workers=1, observations=False, actions="slots", turn_limit=60
    )
    assert played.rewards.sum() == 0
    assert played.actions.max() > 0


def stubborn(seen: batch.Observations, chance: np.random.Generator) -> NDArray[np.int64]:
    return np.full(len(seen.masks), 57)


def test_an_illegal_action_of_a_policy_is_refused() -> None:
    with pytest.raises(Illegal, match="GEG-"):
        batch.play("gegensatz", 2, policies=(stubborn,), workers=1)


def example() -> ModuleType:
    interface = importlib.util.spec_from_file_location("train_gegensatz", EXAMPLE)
    assert interface is not None
    assert interface.loader is not None
    module = importlib.util.module_from_spec(interface)
    interface.loader.exec_module(module)
    return module


@pytest.mark.parametrize("chosen", [[], [0] * 4, [0.0] * 3, None], ids=str)
def test_a_policy_chooses_one_whole_number_for_each_row(chosen: Any) -> None:
    with pytest.raises(ResearchFault, match="3 games need an array"):
        batch.play("gegensatz", 3, workers=1, policies=[lambda _seen, _chance: chosen])


@pytest.mark.parametrize("setting", [{"games": 0}, {"workers": -1}, {"together": 0}, {"policies": ()}], ids=str)
def test_numbers_are_at_least_one(setting: Any) -> None:
    with pytest.raises(BadNumber, match=next(iter(setting))):
        batch.play(**{"game": "gegensatz", "games": 2, **setting})


@pytest.mark.parametrize("game", ["gegensatz", "rivality"])
def test_planes_are_refused_since_a_batch_has_only_rows(game: str) -> None:
    with pytest.raises(UnknownWord, match="observation cannot be “planes”"):
        batch.play(game, 1, workers=1, observation="planes")


def test_the_example_learns_something(capsys: pytest.CaptureFixture[str]) -> None:
    training = example()
    agent = training.train(10, 64, rate=0.6, workers=1)
    assert capsys.readouterr().out.count("round") == 10
    assert training.win_rate(agent, 200, 7, 1) > 0.65


def test_a_portion_that_is_held_is_not_overwritten() -> None:
    held, copied = [], []
    for portion in batch.stream("gegensatz", 20, seed=4, workers=1, together=2):
        assert portion.observations is not None
        held.append(portion.observations[::3])
        copied.append(portion.observations[::3].copy())
    assert len(held) == 10
    assert all(np.array_equal(one, other) for one, other in zip(held, copied, strict=True))


def test_memory_is_used_again_when_nobody_holds_it() -> None:
    room, kind = batch._Room(), np.dtype(np.int8)
    first = room.rows((100, 8), kind)
    second = room.rows((100, 8), kind)
    assert not np.shares_memory(first, second)
    part, block = first[3:], first.base
    del first
    assert room.rows((90, 8), kind).base is not block, "a part of it is still held"
    del part
    again = room.rows((90, 8), np.dtype(np.int8))
    assert again.shape == (90, 8)
    assert {id(known) for known in room._blocks} >= {id(again.base)}
