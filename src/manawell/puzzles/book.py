"""The puzzles of a game, read when they are first asked for, and the puzzle of the day."""

import tomllib
from collections.abc import Iterable
from datetime import date, timedelta
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources.abc import Traversable

import msgspec

from manawell.kernel.game import AnyGame
from manawell.kernel.registry import find_game, games
from manawell.kernel.text import Texts
from manawell.puzzles.faults import UnknownPuzzle
from manawell.puzzles.puzzle import FILE, FOLDER, Plan, Puzzle


class Book:
    """All puzzles of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.folder: Traversable = game.folder.joinpath(FOLDER)

    @cached_property
    def aims(self) -> Plan:
        """What may be asked in this game."""
        return msgspec.convert(tomllib.loads(self.folder.joinpath("goals.toml").read_text("utf-8")), Plan)

    @cached_property
    def puzzles(self) -> dict[str, Puzzle]:
        """By id. Those made under other rules are left out."""
        file = self.folder.joinpath(FILE)
        found = msgspec.json.Decoder(Puzzle).decode_lines(file.read_bytes()) if file.is_file() else []
        return {one.id: one for one in found if one.rules == self.game.rules_version}

    def puzzle(self, name: str) -> Puzzle:
        if name not in self.puzzles:
            raise UnknownPuzzle("fault-no-puzzle", game=self.game.id, puzzle=name)
        return self.puzzles[name]

    def source(self, language: str) -> bytes:
        """The Fluent file of the puzzles."""
        return self.folder.joinpath("text", f"{language}.ftl").read_bytes()

    @cache  # noqa: B019 a book lives as long as its game
    def texts(self, language: str) -> Texts:
        """The words of the game and of its puzzles."""
        return Texts(language, self.game.folder.joinpath("text"), self.folder.joinpath("text"))

    def words(self, language: str, puzzle: Puzzle) -> str:
        """The goal of a puzzle in words."""
        return self.texts(language).say(f"goal-{puzzle.goal}", **puzzle.values)

    def following(self, puzzle: Puzzle) -> Puzzle:
        """The next one, from the easiest to the hardest, then from the beginning."""
        order = self.by_level()
        return order[(order.index(puzzle) + 1) % len(order)]

    def by_level(self) -> list[Puzzle]:
        """The easiest first."""
        return sorted(self.puzzles.values(), key=lambda one: (one.level, one.id))


def has_puzzles(game: AnyGame) -> bool:
    return game.folder.joinpath(FOLDER, "goals.toml").is_file()


@cache
def _book(game: AnyGame) -> Book:
    return Book(game)


def find_book(name: str) -> Book:
    """The puzzles of a game; `UnknownPuzzle` if it has none."""
    game = find_game(name)
    if not has_puzzles(game):
        known = ", ".join(book.game.id for book in books()) or "–"
        raise UnknownPuzzle("fault-no-puzzles", game=name, known=known)
    return _book(game)


def books() -> list[Book]:
    """Those of all games that have any, the lightest game first."""
    return [_book(game) for game in games().values() if has_puzzles(game)]


def daily(day: date) -> tuple[Book, Puzzle] | None:
    """The puzzle of a day, the same for everybody: the games take turns, and none comes twice before all were there."""
    filled = [book for book in books() if book.puzzles]
    if not filled:
        return None
    number, which = divmod(day.toordinal(), len(filled))
    book = filled[which]
    order = sorted(book.puzzles.values(), key=lambda one: sha256(one.id.encode()).digest())
    return book, order[number % len(order)]


def streak(days: Iterable[str], today: date) -> int:
    """How many days in a row are among these, until today, or until yesterday as long as today is not over."""
    known = set(days)
    day = today if today.isoformat() in known else today - timedelta(days=1)
    count = 0
    while day.isoformat() in known:
        count += 1
        day -= timedelta(days=1)
    return count
