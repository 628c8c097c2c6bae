"""Data sets: complete, repeatable, resumable, and equal to the records beside them."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from manawell.contract.settings import GAMES
from manawell.kernel.registry import find_game
from manawell.research.dataset import SHARD, About, Dataset, describe, make, write_shard
from manawell.research.faults import ResearchFault
from manawell.research.trajectory import trajectory_of, transitions
from manawell.table.record import verify


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.features is not None])
def test_arrays_and_records_tell_the_same_games(game: str, tmp_path: Path) -> None:
    about = describe(game, find_game(game).settle({}), "random", "test")
    (tmp_path / "dataset.json").write_bytes(b"{}")
    with pytest.raises(ResearchFault, match="is not a data set"):
        Dataset(tmp_path)
    (tmp_path / "dataset.json").unlink()
    make_alone(tmp_path, about, 2)
    data = Dataset(tmp_path)
    (columns,) = data.batches()
    assert len(data) == 2
    assert columns.observations is not None
    assert columns.observations.shape == (columns.lengths.sum(), about.features)
    masks, place = columns.masks(about.actions), 0
    for number, record in enumerate(data.records()):
        assert verify(record).winners == tuple(np.flatnonzero(columns.rewards[number] > 0))
        for step in transitions(trajectory_of(record)):
            assert (columns.games[place], columns.seats[place]) == (number, step.seat)
            assert columns.actions[place] == step.action
            assert np.allclose(columns.observations[place] * data.interface.scales, step.observation)
            assert (masks[place] == step.mask).all()
            place += 1
    assert place == len(columns.actions)


def make_alone(folder: Path, about: About, games: int) -> None:
    """One shard, written in this process."""
    (folder / "dataset.json").write_bytes(msgspec.json.encode(about))
    write_shard(folder, about.shard(0, games))


def test_an_interrupted_data_set_goes_on_and_another_is_refused(tmp_path: Path) -> None:
    options = find_game("gegensatz").settle({"turn_limit": 10})
    about = describe("gegensatz", options, "random", "test")
    ticks: list[int] = []
    make(tmp_path, about, SHARD + 10, 2, ticks.append)
    assert sorted(ticks) == [10, SHARD]
    first, second = sorted(tmp_path.glob("*.npz"))
    with np.load(first) as columns:
        actions, kept = columns["actions"].tolist(), first.stat().st_mtime_ns
    second.unlink()
    (tmp_path / "00001.part.npz").write_bytes(b"cut off")
    make(tmp_path, about, SHARD + 20, 1)
    assert first.stat().st_mtime_ns == kept, "what is there is not played again"
    data = Dataset(tmp_path)
    assert (len(data), sum(1 for _ in data.records())) == (SHARD + 20, SHARD + 20)
    assert [int(one.games[0]) for one in data.batches()] == [0, SHARD]
    write_shard(tmp_path, about.shard(0, SHARD))
    with np.load(first) as columns:
        assert columns["actions"].tolist() == actions, "every game follows from seed and number"
    with pytest.raises(ResearchFault, match="another data set"):
        make(tmp_path, describe("gegensatz", options, "greedy", "test"), 1, 1)
