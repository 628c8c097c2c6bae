"""Data sets of games between strong bots: records, and the same games as arrays, in shards that are read one by one.

    manawell dataset make rivality --games 10000 --level archmage data/rivality

A data set is a folder. `dataset.json` says what was played (`About`). Shard *n* holds the games from *n* times `SHARD`
on: `00000.npz` has the columns of a `batch.Batch`, `00000.zip` the record of each game (`0.mana`, `1.mana`, …). Every
game is a pure function of the seed and its number, so a data set that was interrupted goes on with the same command,
and two that say the same hold the same games.

Thinking takes hours, replaying takes minutes: a data set can be packed into one small file that holds only the actions
(`Packed`), and unpacked by playing them again.

    manawell dataset unpack examples/games/rivality.npz data/rivality
"""

import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import nullcontext
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from manawell.kernel.action_table import REFUSED
from manawell.kernel.match import Match
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.kernel.state import NOBODY
from manawell.research.batch import Batch
from manawell.research.faults import ResearchFault
from manawell.research.interface import COUNTS, Interface
from manawell.research.tournament import Encounter, deal_match, play_match
from manawell.table.record import Record, parse_record, record_match

SHARD: Final = 50
"""Games in a shard."""
ABOUT: Final = "dataset.json"


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a data set holds."""

    game: str
    rules: int
    options: dict[str, Any]
    level: str
    """The bot on all seats."""
    seed: str
    features: int
    actions: int
    """The lengths of an observation and of a mask."""
    format: int = 1

    def shard(self, number: int, games: int) -> "Shard":
        return Shard(self, number, min(SHARD, games - SHARD * number))


class Shard(msgspec.Struct, frozen=True):
    """Some games to be played."""

    about: About
    number: int
    games: int
    packed: "Packed | None" = None
    """What is known of them already: then nobody thinks."""


class Packed(msgspec.Struct, frozen=True):
    """The games of a data set, from the first one on, by nothing but what was done in them."""

    about: About
    lengths: NDArray[np.int32]
    """By game: its decisions."""
    actions: NDArray[Any]
    """Those of all games, one after another."""
    rewards: NDArray[np.float32]
    """By game and seat; whoever plays them again must come to the same."""

    def part(self, first: int, games: int) -> "Packed":
        """Some of the games."""
        start, wanted = int(self.lengths[:first].sum()), slice(first, first + games)
        lengths = self.lengths[wanted]
        return Packed(self.about, lengths, self.actions[start : start + int(lengths.sum())], self.rewards[wanted])

    def save(self, file: Path) -> None:
        about = np.frombuffer(msgspec.json.encode(self.about), np.uint8)
        with file.open("wb") as target:
            np.savez_compressed(target, about=about, lengths=self.lengths, actions=self.actions, rewards=self.rewards)


def read_packed(file: Path) -> Packed:
    try:
        with np.load(file, allow_pickle=False) as columns:
            about = msgspec.json.decode(columns["about"].tobytes(), type=About)
            return Packed(about, columns["lengths"], columns["actions"], columns["rewards"])
    except (OSError, EOFError, ValueError, KeyError, TypeError, zipfile.BadZipFile) as problem:
        raise ResearchFault("fault-packed", file=str(file), problem=str(problem)) from problem


def describe(game: str, options: Options, level: str, seed: str) -> About:
    interface = Interface(game, options, observation=COUNTS)
    rules = interface.game.rules_version
    return About(game, rules, dict(options), level, seed, interface.size, interface.actions)


def make(
    folder: Path,
    about: About,
    games: int,
    workers: int,
    tick: Callable[[int], None] = lambda _: None,
    packed: Packed | None = None,
) -> None:
    """Play what is missing of a data set, or play it again; what is there stays, also where fewer games are asked for.
    `tick` is told how many more of them are there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / ABOUT).exists() and Dataset(folder).about != about:
        raise ResearchFault("fault-other-dataset", folder=str(folder))
    (folder / ABOUT).write_bytes(msgspec.json.format(msgspec.json.encode(about)))
    missing = []
    for shard in (about.shard(number, games) for number in range(-(-games // SHARD))):
        if _size(folder / f"{shard.number:05}.npz") >= shard.games:
            tick(shard.games)
        else:
            missing.append(shard)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) if missing else nullcontext() as pool:
        if packed:
            parts = [packed.part(SHARD * shard.number, shard.games) for shard in missing]
            missing = [msgspec.structs.replace(shard, packed=part) for shard, part in zip(missing, parts, strict=True)]
        playing = {pool.submit(write_shard, folder, shard): shard.games for shard in missing} if pool else {}
        for done in as_completed(playing):
            done.result()
            tick(playing[done])


def unpack(packed: Packed, folder: Path, workers: int, tick: Callable[[int], None] = lambda _: None) -> None:
    """Write the data set that was packed, playing its games again."""
    make(folder, packed.about, len(packed.lengths), workers, tick, packed)


def _size(shard: Path) -> int:
    """How many games a shard holds; 0 if it is not there."""
    if not shard.exists():
        return 0
    with np.load(shard, allow_pickle=False) as columns:
        return len(columns["lengths"])


def write_shard(folder: Path, shard: Shard) -> None:
    """Play the games of a shard and write them. The arrays come last and at once, so what is there is complete."""
    about, first = shard.about, SHARD * shard.number
    interface = Interface(find_game(about.game, about.rules), about.options, observation=COUNTS)
    rows: list[_Game] = []
    part, path = folder / f"{shard.number:05}.part.npz", folder / f"{shard.number:05}"
    with zipfile.ZipFile(path.with_suffix(".zip"), "w", zipfile.ZIP_DEFLATED) as records:
        for place in range(shard.games):
            number = first + place
            game = _Game(interface, about, number, shard.packed and shard.packed.part(place, 1))
            records.writestr(f"{number}.mana", str(game.record))
            rows.append(game)
    np.savez_compressed(part, **_columns(rows)._asdict())
    part.replace(path.with_suffix(".npz"))


class _Game:
    """One game as it is played for the first time or again, with what was seen at each decision."""

    def __init__(self, interface: Interface, about: About, number: int, packed: Packed | None = None) -> None:
        self.number = number
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.legal: list[list[int]] = []
        self.seen: list[Any] = []
        self._interface = interface
        encounter = Encounter(about.game, about.options, (about.level,) * len(interface.seats), about.seed, number)
        match = self._follow(encounter, packed) if packed else play_match(encounter, self._watch)[0]
        self.rewards = interface.pay(match.state)
        self.record = record_match(match, with_seed=True)
        if packed and (match.actor != NOBODY or self.rewards != packed.rewards[0].tolist()):
            raise ResearchFault("fault-packed-game", number=number)

    def _follow(self, encounter: Encounter, packed: Packed) -> Match:
        """Play what is known to have been played."""
        match = deal_match(encounter, self._interface.game)
        for action in packed.actions.tolist():
            table = self._interface.action_table(match.state)
            move = table.move(action)
            if move == REFUSED:
                raise ResearchFault("fault-packed-game", number=self.number)
            self._watch(match.state, move)
            match.play_move(move)
        return match

    def _watch(self, state: Any, move: int) -> None:
        table = self._interface.action_table(state)
        self.seats.append(state.actor)
        self.seen.append(self._interface.observe(state, state.actor))
        self.legal.append(table.legal)
        self.actions.append(table.action(move))


def _columns(games: list[_Game]) -> Batch:
    lists = [legal for game in games for legal in game.legal]
    lengths = np.array([len(game.actions) for game in games], np.int32)
    return Batch(
        games=np.repeat(np.array([game.number for game in games], np.int32), lengths),
        seats=np.array([seat for game in games for seat in game.seats], np.int8),
        actions=np.array([action for game in games for action in game.actions], np.int32),
        observations=np.stack([seen for game in games for seen in game.seen]),
        choices=np.array([len(legal) for legal in lists], np.int32),
        legal=np.array([action for legal in lists for action in legal], np.int32),
        rewards=np.array([game.rewards for game in games], np.float32),
        lengths=lengths,
    )


def _read(file: Path) -> Batch:
    with np.load(file, allow_pickle=False) as columns:
        return Batch(**{name: columns[name] for name in Batch._fields})


class Dataset:
    """A data set on disk. Only the shard that is being read is in memory."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        try:
            self.about = msgspec.json.decode((self.folder / ABOUT).read_bytes(), type=About)
        except (OSError, msgspec.MsgspecError) as problem:
            raise ResearchFault("fault-dataset", folder=str(folder), problem=str(problem)) from problem
        self._shards = sorted(self.folder.glob("[0-9]*[0-9].npz"))

    @property
    def interface(self) -> Interface:
        """What the numbers mean: names of features and of actions."""
        return Interface(find_game(self.about.game, self.about.rules), self.about.options, observation=COUNTS)

    def __len__(self) -> int:
        """How many games it holds."""
        return sum(_size(shard) for shard in self._shards)

    def batches(self, chance: np.random.Generator | None = None) -> Iterator[Batch]:
        """The shards one after another, or in an order that is drawn."""
        order = range(len(self._shards)) if chance is None else chance.permutation(len(self._shards))
        for number in order:
            yield _read(self._shards[number])

    def pack(self) -> Packed:
        """What was done in its games, which is all that it takes to play them again."""
        small = np.min_scalar_type(self.about.actions)
        shards = [(games.lengths, games.actions.astype(small), games.rewards) for games in self.batches()]
        lengths, actions, rewards = map(np.concatenate, zip(*shards, strict=True))
        return Packed(self.about, lengths, actions, rewards)

    def records(self) -> Iterator[Record]:
        """The games as records, in their order."""
        for shard in self._shards:
            with zipfile.ZipFile(shard.with_suffix(".zip")) as records:
                for name in sorted(records.namelist(), key=lambda name: int(name.partition(".")[0])):
                    yield parse_record(records.read(name).decode())
