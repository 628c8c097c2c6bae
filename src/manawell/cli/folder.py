"""The player's own folder: games, armies, automatic answers, finished lessons, and the chosen language."""

import contextlib
import errno
import os
import re
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import platformdirs

from manawell.cli.words import Misuse
from manawell.kernel.faults import Fault
from manawell.kernel.match import Match
from manawell.kernel.text import LANGUAGES
from manawell.learn.coach import Said
from manawell.table.record import SUFFIX, Record, read_record

VARIABLE: Final = "MANAWELL_DATA"
ARMY: Final = ".txt"
KNOWN_GAMES: Final = "known-games"
NAME: Final = re.compile(r"\w[\w .-]{0,39}")
"""What an army can be called, since it becomes a file name."""


AutoAnswers = dict[str, dict[str, str]]
"""By game, then by id of the answer."""
AUTO_ANSWERS: Final = "habits.json"
"""The file name is that of the first version, so that players keep their settings."""


LESSONS: Final = "lessons.json"


class Guidance(msgspec.Struct):
    """What the coach has said in the guided first game, and whether the player has sent it away."""

    said: Said = msgspec.field(default_factory=Said)
    away: bool = False


class Learned(msgspec.Struct):
    """What a player has learned of a game."""

    done: list[str] = []
    """The lessons they have finished."""
    at: dict[str, int] = {}
    """By lesson they have begun: the number of their step, from 0."""
    guidance: Guidance = msgspec.field(default_factory=Guidance)
    """Of the latest guided first game."""
    solved: list[str] = []
    """The puzzles they have solved."""
    days: list[str] = []
    """The days whose puzzle they have solved."""


class Kept(NamedTuple):
    """A game on disk."""

    path: Path
    record: Record

    @property
    def id(self) -> str:
        return self.path.stem


class Folder:
    """This player's folder; nothing is created before something is written."""

    def __init__(self, given: Path | None = None) -> None:
        self.path = given or Path(os.environ.get(VARIABLE) or platformdirs.user_data_dir("manawell"))
        self.games = self.path / "games"
        self.armies = self.path / "armies"
        self.lessons = self.path / LESSONS

    def new_path(self, match: Match) -> Path:
        """An unused file name for a new game: game, date, and the start of its commitment."""
        stem = f"{match.game.id}-{date.today():%Y%m%d}-{match.seal.commitment[:4]}"
        names = (stem if number == 1 else f"{stem}-{number}" for number in range(1, 10_000))
        return next(path for name in names if not (path := self.games / f"{name}{SUFFIX}").exists())

    def unfinished(self) -> list[Kept]:
        """The games that can be continued, latest first. Unreadable files are ignored."""
        return [kept for kept in self._kept() if kept.record.outcome is None]

    def finished(self) -> list[Kept]:
        """The finished games, latest first."""
        return [kept for kept in self._kept() if kept.record.outcome is not None]

    def find(self, name: str) -> Kept:
        """A game by its id, or by the path of a record."""
        path = self.games / f"{name}{SUFFIX}"
        if not path.exists():
            path = Path(name)
        if not path.exists():
            known = ", ".join(kept.id for kept in self.unfinished())
            raise Misuse("fault-no-such-save", name=name, folder=str(self.games), known=known or "–")
        return Kept(path, read_record(path))

    def language(self) -> str | None:
        """The language chosen earlier."""
        with contextlib.suppress(OSError, UnicodeDecodeError):
            chosen = (self.path / "language").read_text("utf-8").strip()
            return chosen if chosen in LANGUAGES else None
        return None

    def remember_language(self, language: str) -> None:
        """Remember the language; if it cannot be written, it is asked again."""
        with contextlib.suppress(OSError):
            self.path.mkdir(parents=True, exist_ok=True)
            write_safely(self.path / "language", language + "\n")

    def knows(self, game: str) -> bool:
        """Whether the player has seen the introduction to this game."""
        return game in self._known_games()

    def remember_game(self, game: str) -> None:
        """Remember that the player has seen the introduction, if it can be written."""
        with contextlib.suppress(OSError):
            self.path.mkdir(parents=True, exist_ok=True)
            write_safely(self.path / KNOWN_GAMES, "\n".join([*self._known_games(), game]) + "\n")

    def _known_games(self) -> list[str]:
        with contextlib.suppress(OSError, UnicodeDecodeError):
            return (self.path / KNOWN_GAMES).read_text("utf-8").split()
        return []

    def own_armies(self, game: str) -> dict[str, str]:
        """The player's armies for a game by name, each a line of text. Unreadable files are ignored."""
        found = {}
        for path in sorted((self.armies / game).glob(f"*{ARMY}")):
            with contextlib.suppress(OSError, UnicodeDecodeError):
                found[path.stem] = path.read_text("utf-8").strip()
        return found

    def keep_army(self, game: str, name: str, line: str) -> Path:
        """Save an army; one with the same name is replaced."""
        path = self._army(game, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_safely(path, line + "\n")
        return path

    def drop_army(self, game: str, name: str) -> None:
        self._army(game, name).unlink()

    def auto_answers(self, game: str) -> dict[str, str]:
        """The automatic answers this player used when they last played this game."""
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            return msgspec.json.decode((self.path / AUTO_ANSWERS).read_bytes(), type=AutoAnswers).get(game, {})
        return {}

    def remember_auto_answers(self, game: str, answers: dict[str, str]) -> None:
        """Remember the automatic answers, if they can be written."""
        known: AutoAnswers = {}
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            known = msgspec.json.decode((self.path / AUTO_ANSWERS).read_bytes(), type=AutoAnswers)
        with contextlib.suppress(OSError):
            self.path.mkdir(parents=True, exist_ok=True)
            write_safely(self.path / AUTO_ANSWERS, msgspec.json.encode(known | {game: answers}).decode() + "\n")

    def learned(self, game: str) -> Learned:
        """What the player has learned of a game so far."""
        return self._all_learned().get(game, Learned())

    def keep_learned(self, game: str, learned: Learned) -> None:
        known = self._all_learned() | {game: learned}
        self.path.mkdir(parents=True, exist_ok=True)
        write_safely(self.lessons, msgspec.json.encode(known).decode() + "\n")

    def guidance(self, game: str) -> Guidance:
        """How far the coach has come in the guided first game."""
        return self.learned(game).guidance

    def remember_guidance(self, game: str, guidance: Guidance) -> None:
        """Remember it, if it can be written; otherwise a resumed game is guided from its start."""
        learned = self.learned(game)
        learned.guidance = guidance
        with contextlib.suppress(OSError):
            self.keep_learned(game, learned)

    def _all_learned(self) -> dict[str, Learned]:
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            return msgspec.json.decode(self.lessons.read_bytes(), type=dict[str, Learned])
        return {}

    def _army(self, game: str, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise Misuse("fault-army-name", name=name)
        return self.armies / game / f"{name}{ARMY}"

    def _kept(self) -> Iterator[Kept]:
        found = []
        with contextlib.suppress(OSError):
            found = [(path.stat().st_mtime, path) for path in self.games.glob(f"*{SUFFIX}")]
        for _, path in sorted(found, reverse=True):
            with contextlib.suppress(OSError, Fault):
                yield Kept(path, read_record(path))


def write_safely(path: Path, text: str) -> None:
    """Write a file atomically: at every moment the old or the new one is there, complete."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def make_room(*files: Path | None) -> None:
    """Make the folders of files that will be written much later, and tell now if a file cannot be written."""
    for file in files:
        if file is None:
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
        if not os.access(file if file.exists() else file.parent, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))


def export(path: Path, text: str) -> None:
    """Write a copy where the player wants it; an existing file is never overwritten."""
    if path.is_file():
        raise Misuse("fault-file-exists", path=str(path))
    if path.exists() and not path.is_dir():
        path.write_text(text, encoding="utf-8")  # a device or a pipe cannot be replaced, only written to
    else:
        write_safely(path, text)
