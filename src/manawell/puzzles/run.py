"""One solver at one puzzle: the table of a lesson, a hint with its reason, and what a wrong answer misses."""

from typing import Any

import msgspec

from manawell.kernel.game import Reason
from manawell.kernel.rng import rng_from
from manawell.kernel.text import Texts
from manawell.learn.course import Habits, Lesson, Position, Step
from manawell.learn.lesson_run import WRONG, LessonRun
from manawell.puzzles.book import Book
from manawell.puzzles.puzzle import Puzzle
from manawell.table.entries import Move


class Desk:
    """Where the puzzle finds its position and its words, as a lesson does in its course."""

    plan = Habits(patient=True)

    def __init__(self, book: Book, puzzle: Puzzle) -> None:
        self.game = book.game
        self._book = book
        self._puzzle = puzzle

    def position(self, _name: str) -> Position:
        one = self._puzzle
        return Position(one.options, one.position, one.key, one.place, one.rules)

    def texts(self, language: str) -> Texts:
        return self._book.texts(language)


class Missed(msgspec.Struct, frozen=True):
    """Why an answer is not right."""

    move: str
    reason: Reason | None = None
    """What speaks against it, if that can be said in a clause."""
    chance: float | None = None
    best: float | None = None
    """Its chance of winning and that of the right answer, where they were compared by search."""


class PuzzleRun(LessonRun):
    """The phases are those of a lesson, of which a puzzle needs `task`, `wrong` and `done`."""

    def __init__(self, book: Book, puzzle: Puzzle) -> None:
        self.book = book
        self.puzzle = puzzle
        self.missed: Missed | None = None
        self.hinted = False
        super().__init__(Desk(book, puzzle), lesson_of(book, puzzle))

    def play(self, text: str) -> None:
        view = self.table.view(self.seat)
        super().play(text)
        self.missed = self._missed(view, self._played[-1]) if self.phase == WRONG else None

    def _solve(self) -> None:
        """What is left without a choice is played as well, until the goal is there to be seen."""
        while self.puzzle.holds and not self._hold(self.puzzle.holds) and self.table.match.actor == self.seat:
            legal = self.table.match.legal()
            if len(legal) > 1:
                break
            self._follow(Move(legal[0], True, seat=self.seat))
        super()._solve()

    def hint(self) -> Reason | None:
        """Help: what speaks for the first move of the answer."""
        self.hinted = True
        return self.reason()

    def reason(self) -> Reason | None:
        """What speaks for the first move of the answer, from what the solver sees at the beginning."""
        game = self.book.game
        view = game.view(game.load(self.puzzle.saved()), self.seat)
        why = game.why(view, self.puzzle.line[0], rng_from(b"the hint of a puzzle"))
        return next((reason for reason in why if reason.id not in game.mistakes), None)

    @property
    def clean(self) -> bool:
        """Whether it was solved at the first try, without a hint."""
        return not (self.hinted or self.shown or self.tries)

    def _missed(self, view: Any, text: str) -> Missed:
        game, worths = self.book.game, self.puzzle.worths
        why = game.why(view, text, rng_from(b"what a wrong answer misses"))
        against = next((reason for reason in why if reason.id in game.mistakes), None)
        return Missed(text, against, worths.get(text), worths.get(self.puzzle.line[0]))


def lesson_of(book: Book, puzzle: Puzzle) -> Lesson:
    """The puzzle as a lesson of a single step."""
    step = Step(
        right=[puzzle.line, *puzzle.also],
        goal=puzzle.holds,
        until=puzzle.until,
        position=puzzle.id,
        seat=puzzle.seat,
        star=puzzle.star,
        challenge=True,
    )
    prompt = book.game.prompt(book.game.view(book.game.load(puzzle.saved()), puzzle.seat))
    return Lesson(minutes=1, rules=["" if prompt is None else prompt.rule], steps=[step], id=puzzle.id)
