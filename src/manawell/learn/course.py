"""The course of a game: its lessons, step by step, as data beside the game.

    games/<id>/lessons/
      course.toml        the parts of the course, in order, and what the other seats do when nothing is scripted
      <lesson>.toml      one lesson
      positions/*.json   positions as `game.save` writes them, with their options
      text/              what the coach says, in three languages

What is said has no name in the data; its message follows from its place: see `Lesson.message`.
"""

import tomllib
from functools import cache
from importlib.resources.abc import Traversable
from string import ascii_lowercase
from typing import Any, Final, Protocol

import msgspec

from manawell.kernel.game import AnyGame, Saved
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game, games
from manawell.kernel.seal import Seal
from manawell.kernel.text import Texts
from manawell.learn.faults import UnknownLesson

FOLDER: Final = "lessons"
Line = list[str]
"""Moves of the learner, one after another; `*` stands for any letters."""


class Answered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Wrong but legal play that the coach answers: by its moves, or by what holds afterwards."""

    lines: list[Line] = []
    when: list[str] = []
    """Conditions (`conditions.py`) that must all hold."""
    then: list[str] = []
    """Moves that follow, whoever makes them, so that the learner sees what comes of it."""


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that the rules do not allow, and which the coach explains."""

    move: str
    rule: str
    """The rule that the refusal names."""
    after: Line = []
    """What is played before it; empty: it is explained whenever it is tried in this step."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the learner, or a few in a row."""

    right: list[Line]
    """Every line that solves the step. The first is the solution that the coach shows, move by move as it stands."""
    goal: list[str] = []
    """Conditions; where they hold, the step is solved whatever was played."""
    until: list[str] = []
    """Where these hold and the goal does not, it has been missed. Without them it is missed when somebody else has had
    to decide.
    """
    wrong: list[Answered] = []
    refused: list[Refused] = []
    then: list[str] = []
    """Moves that follow without the learner: those of others whenever they must decide, and, once the step is solved,
    the learner's own.
    """
    position: str = ""
    """Where it begins; empty: where the step before it ended."""
    seat: int | None = None
    """The learner's seat from here on."""
    light: list[str] = []
    """What is lit: names of things on the board, such as `slot:7`."""
    star: list[str] = []
    """What bears a star: what the task is about."""
    challenge: bool = False
    """The coach is silent until something goes wrong."""
    answers: dict[str, str] = {}
    """The answers that the learner's seat gives automatically from here on."""
    rule: str = ""
    """The rule to read for more; empty: the first of the lesson."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few steps about one subject."""

    minutes: float
    rules: list[str]
    """The rules it teaches."""
    steps: list[Step]
    id: str = ""
    """The name of its file."""

    def message(self, step: int, part: str = "") -> str:
        """The message for a part of a step, counted from 0: the task itself, `right`, `other`, `hint`, an answer to
        wrong play (`a`, `b`, …) or to a refused move (`refused-a`, …).
        """
        return "-".join(["lesson", self.id, str(step + 1), *([part] if part else [])])

    def messages(self) -> list[str]:
        """Every message that the lesson needs."""
        found = [f"lesson-{self.id}", f"lesson-{self.id}-about"]
        for number, step in enumerate(self.steps):
            letters = [letter(at) for at in range(len(step.wrong))]
            letters += [f"refused-{letter(at)}" for at in range(len(step.refused))]
            found += [self.message(number), *[self.message(number, part) for part in letters]]
        return found

    def optional_messages(self) -> list[str]:
        """Messages that steps may have: praise, an answer to everything else, a hint."""
        return [self.message(at, part) for at in range(len(self.steps)) for part in ("right", "other", "hint")]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the course; its title is the message `part-<id>`."""

    id: str
    lessons: list[str]


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of the page “How to play”; its caption is the message `howto-<number>`."""

    position: str
    moves: list[str] = []
    """What is played first, by whoever must decide."""
    aim: str = ""
    """The legal move that is aimed at."""
    seat: int = 0
    """Through whose eyes it is seen."""
    light: list[str] = []
    """What the picture is about."""
    wide: bool = False
    """It shows the whole table."""


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guided first game: a deal that teaches, against the first level."""

    options: Options
    seed: str
    seat: int
    minutes: int
    salts: list[str] = []
    auto_answers: dict[str, str] = {}
    """What the learner need not decide yet: the automatic answers that differ from the usual ones."""

    @property
    def seal(self) -> Seal:
        return Seal(self.seed, tuple(self.salts))


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What happens at a table of lessons or puzzles where nothing is scripted."""

    idle: list[str] = []
    """What other seats do where nothing is scripted: the first of these patterns that a legal move fits, else the first
    legal move.
    """
    answers: dict[str, str] = {}
    """The answers that the learner's seat gives automatically in lessons."""
    patient: bool = False
    """Others wait until any play is judged: in this game, what they decide is no part of the learner's move."""


class Plan(Habits, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What `course.toml` says."""

    parts: list[Part]
    first_game: FirstGame
    howto: list[Picture] = []


class Position(msgspec.Struct, frozen=True):
    """A position to begin with."""

    options: dict[str, Any]
    position: dict[str, Any]
    key: str
    place: int
    rules: int = 1

    def saved(self) -> Saved:
        return Saved(self.position, self.key, self.place, self.rules)


class Shelf(Protocol):
    """Where a lesson finds its position and its words: the course of a game, or its puzzles."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def plan(self) -> Habits: ...

    def position(self, name: str) -> Position: ...

    def texts(self, language: str) -> Texts: ...


class Course:
    """All lessons of one game."""

    def __init__(self, game: AnyGame, folder: Traversable) -> None:
        self.game = game
        self._folder = folder
        self.plan = msgspec.convert(tomllib.loads(folder.joinpath("course.toml").read_text("utf-8")), Plan)
        names = [name for part in self.plan.parts for name in part.lessons]
        self.lessons = {name: self._lesson(name) for name in names}
        """In the order of the course."""

    def _lesson(self, name: str) -> Lesson:
        found = tomllib.loads(self._folder.joinpath(f"{name}.toml").read_text("utf-8"))
        return msgspec.convert({**found, "id": name}, Lesson)

    def lesson(self, name: str) -> Lesson:
        if name not in self.lessons:
            known = ", ".join(self.lessons)
            raise UnknownLesson("fault-no-lesson", game=self.game.id, lesson=name, known=known)
        return self.lessons[name]

    def position(self, name: str) -> Position:
        text = self._folder.joinpath("positions", f"{name}.json").read_bytes()
        return msgspec.json.decode(text, type=Position)

    def source(self, language: str) -> bytes:
        """The Fluent file of the lessons."""
        return self._folder.joinpath("text", f"{language}.ftl").read_bytes()

    @cache  # noqa: B019 a course lives as long as its game
    def texts(self, language: str) -> Texts:
        """The words of the game and of its lessons."""
        return Texts(language, self.game.folder.joinpath("text"), self._folder.joinpath("text"))


def letter(index: int) -> str:
    return ascii_lowercase[index]


def has_course(game: AnyGame) -> bool:
    return game.folder.joinpath(FOLDER, "course.toml").is_file()


@cache
def _course(game: AnyGame) -> Course:
    return Course(game, game.folder.joinpath(FOLDER))


def find_course(name: str) -> Course:
    """The course of a game; `UnknownLesson` if it has none."""
    game = find_game(name)
    if not has_course(game):
        known = ", ".join(found.id for found in games().values() if has_course(found)) or "–"
        raise UnknownLesson("fault-no-course", game=name, known=known)
    return _course(game)
