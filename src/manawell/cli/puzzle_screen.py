"""A puzzle at the keyboard: the table of a lesson, with a goal in place of a coach."""

from datetime import date

from manawell.bots.levels import LEVELS
from manawell.cli.autosave import Autosave
from manawell.cli.context import Context
from manawell.cli.lesson import wait_for_answer
from manawell.cli.lesson_screen import LessonScreen
from manawell.cli.table_screen import Leave
from manawell.cli.words import trouble_line
from manawell.learn.lesson_run import DONE, TASK, WRONG
from manawell.puzzles.book import Book
from manawell.puzzles.puzzle import Puzzle
from manawell.puzzles.run import PuzzleRun


class Solved(Autosave):
    """Keeps that the puzzle was solved, in place of a game."""

    def __init__(self, context: Context, run: PuzzleRun, day: date | None) -> None:
        super().__init__(context, run.table, context.folder.lessons)
        self._run = run
        self._day = day
        """The day whose puzzle it is, if it is one."""

    def keep(self) -> None:
        run, folder = self._run, self.context.folder
        if run.phase != DONE or run.shown:
            return
        learned = folder.learned(run.book.game.id)
        learned.solved = [*dict.fromkeys([*learned.solved, run.puzzle.id])]
        if self._day is not None:
            learned.days = [*dict.fromkeys([*learned.days, self._day.isoformat()])]
        try:
            folder.keep_learned(run.book.game.id, learned)
        except OSError as error:
            self.context.terminal.say(trouble_line(error, self.context.language, self.path), "yellow")


class PuzzleScreen(LessonScreen):
    """The goal stands below the picture; the first hint is a reason, the second the line."""

    def __init__(self, context: Context, run: PuzzleRun, day: date | None = None) -> None:
        self.puzzle_run = run
        super().__init__(context, run, Solved(context, run, day))

    def say_how(self) -> None:
        if self.run.phase == TASK:
            super(LessonScreen, self).say_how()
        self.context.say(f"puzzle-how-{self.run.phase}", "dim")

    def tell_end(self) -> None:
        run, context = self.puzzle_run, self.context
        self.tell_news(run.seat)
        context.terminal.say()
        how = "shown" if run.shown else "clean" if run.clean else "solved"
        context.say("puzzle-end", "bold green", how=how)
        context.say("puzzle-line", line=" ".join(run.puzzle.line))
        if reason := run.reason():
            context.say("puzzle-reason", reason=self.showing(run.seat).voice.reason(reason))
        tell_check(context, run.puzzle)

    def _speak(self) -> None:
        run, context = self.puzzle_run, self.context
        context.terminal.say()
        goal = run.book.words(context.language, run.puzzle)
        level = context.word(f"level-{LEVELS[run.puzzle.level]}")
        context.say("puzzle-goal", "bold", goal=goal, level=level)
        if run.puzzle.star:
            things = [name.partition(":")[2] or name for name in run.puzzle.star]
            context.say("puzzle-marked", "dim", things=context.texts.join(things))
        if run.phase == WRONG and run.missed is not None:
            self._tell_missed()

    def _tell_missed(self) -> None:
        missed, context = self.puzzle_run.missed, self.context
        assert missed is not None
        context.say("puzzle-wrong", "magenta", move=missed.move)
        if missed.reason is not None:
            reason = self.showing(self.run.seat).voice.reason(missed.reason)
            context.say("puzzle-wrong-reason", "magenta", reason=reason)
        if missed.chance is not None and missed.best is not None:
            chance, best = round(100 * missed.chance), round(100 * missed.best)
            context.say("puzzle-wrong-chance", "magenta", chance=chance, best=best)

    def _show(self, seat: int, argument: str) -> bool:
        """A reason first; whoever asks again is shown the line."""
        run = self.puzzle_run
        if run.hinted or run.phase == WRONG:
            return super()._show(seat, argument)
        reason = run.hint()
        if reason is None:
            self.context.say("puzzle-hint-line", "magenta", move=run.puzzle.line[0])
        else:
            self.context.say("puzzle-hint", "magenta", reason=self.showing(run.seat).voice.reason(reason))
        return False


def tell_check(context: Context, puzzle: Puzzle) -> None:
    """How it is known that the answer is right."""
    found = puzzle.checked
    margin = round(100 * found.margin)
    words = context.word(
        "puzzle-checked", by=found.by, worlds=found.worlds, positions=found.positions, runs=found.runs, margin=margin
    )
    context.terminal.say(words, "dim")


def solve(context: Context, book: Book, puzzle: Puzzle, day: date | None = None) -> None:
    """One puzzle to its end."""
    screen = PuzzleScreen(context, PuzzleRun(book, puzzle), day)
    run = screen.puzzle_run
    try:
        while run.phase != DONE:
            screen.tell_news(run.seat, at_once=False)
            screen.draw(run.seat)
            wait_for_answer(screen)
    except (KeyboardInterrupt, EOFError, Leave):
        context.say("puzzle-left", "bold", game=book.game.id, puzzle=puzzle.id)
        return
    screen.autosave.keep()
    screen.tell_end()
