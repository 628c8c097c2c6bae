"""Data sets: complete, repeatable, resumable, and equal to the records beside them."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from manawell.contract.settings import GAMES, made_short
from manawell.kernel.registry import find_game
from manawell.research.dataset import SHARD, About, Dataset, Shard, describe, make, read_packed, unpack, write_shard
from manawell.research.faults import ResearchFault
from manawell.research.trajectory import trajectory_of, transitions
from manawell.table.record import verify

PACKED = Path(__file__).parents[2] / "examples" / "games"
SHIPPED = 10_000
"""By game: how many games."""


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.features is not None])
def test_arrays_and_records_tell_the_same_games(game: str, tmp_path: Path) -> None:
    about = describe(game, made_short(find_game(game), find_game(game).settle({})), "random", "test")
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
    make(tmp_path, about, SHARD + 10, 1)
    assert len(Dataset(tmp_path)) == SHARD + 20, "fewer games throw nothing away"
    with pytest.raises(ResearchFault, match="another data set"):
        make(tmp_path, describe("gegensatz", options, "greedy", "test"), 1, 1)


def test_a_packed_data_set_is_unpacked_to_the_same_games(tmp_path: Path) -> None:
    options = find_game("gegensatz").settle({"turn_limit": 10})
    make_alone(tmp_path, describe("gegensatz", options, "random", "test"), 3)
    file, folder = tmp_path / "packed", tmp_path / "again"
    Dataset(tmp_path).pack().save(file)
    unpack(read_packed(file), folder, 1)
    assert Dataset(folder).about == Dataset(tmp_path).about
    (before,), (after,) = Dataset(tmp_path).batches(), Dataset(folder).batches()
    for name in before._fields:
        assert np.array_equal(getattr(before, name), getattr(after, name)), name
    assert [*map(str, Dataset(folder).records())] == [*map(str, Dataset(tmp_path).records())]


def test_a_damaged_packed_data_set_is_a_fault(tmp_path: Path) -> None:
    options = find_game("gegensatz").settle({"turn_limit": 10})
    about = describe("gegensatz", options, "random", "test")
    make_alone(tmp_path, about, 2)
    packed, file = Dataset(tmp_path).pack(), tmp_path / "packed"
    for text in (b"", b"no archive"):
        file.write_bytes(text)
        with pytest.raises(ResearchFault, match="is not a packed data set"):
            read_packed(file)
    with pytest.raises(ResearchFault, match="is not a packed data set"):
        read_packed(tmp_path / "00000.npz")
    with pytest.raises(ResearchFault, match="is not a packed data set"):
        read_packed(tmp_path / "missing")
    for other in (
        msgspec.structs.replace(packed, actions=packed.actions[::-1]),
        msgspec.structs.replace(packed, lengths=packed.lengths - 1),
        msgspec.structs.replace(packed, rewards=1 - packed.rewards),
    ):
        shard = msgspec.structs.replace(about.shard(0, 2), packed=other)
        with pytest.raises(ResearchFault, match=r"Game \d of the packed data set cannot be played again"):
            write_shard(tmp_path, shard)


@pytest.mark.parametrize("file", sorted(PACKED.glob("*.npz")), ids=lambda file: file.stem)
def test_the_games_that_come_with_the_sources_can_be_played_again(file: Path, tmp_path: Path) -> None:
    packed = read_packed(file)
    assert (packed.about.game, len(packed.lengths)) == (file.stem, SHIPPED)
    last = packed.part(len(packed.lengths) - 1, 1)
    assert len(last.actions) == last.lengths[0] > 0
    write_shard(tmp_path, Shard(packed.about, 0, 4, packed.part(0, 4)))
    (tmp_path / "dataset.json").write_bytes(msgspec.json.encode(packed.about))
    assert [verify(record).winners for record in Dataset(tmp_path).records()] == [
        tuple(np.flatnonzero(rewards > 0)) for rewards in packed.rewards[:4]
    ]
