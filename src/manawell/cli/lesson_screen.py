"""A lesson at the keyboard: the table as in any game, and what the coach says about it."""

from collections.abc import Sequence
from typing import Final

from manawell.boards import board_of
from manawell.cli.actions import idle_verbs
from manawell.cli.autosave import Autosave
from manawell.cli.commands import Verb, command_lines
from manawell.cli.context import Context
from manawell.cli.rules import say_rule, show_rule
from manawell.cli.seats import Seats
from manawell.cli.table_screen import Leave, TableScreen
from manawell.cli.words import Misuse, trouble_line
from manawell.kernel.faults import Illegal
from manawell.kernel.rulebook import find_rule
from manawell.learn.lesson_run import DONE, RIGHT, TASK, LessonRun
from manawell.table.entries import Entry as TableEntry

NO_USE: Final = (Verb.CHANCES, Verb.LOG, Verb.SAVE, Verb.RESIGN, Verb.COACH)
"""Commands without a meaning in lessons."""


class Bookmark(Autosave):
    """Keeps the learner's place in a lesson, in place of a game."""

    def __init__(self, context: Context, run: LessonRun) -> None:
        super().__init__(context, run.table, context.folder.lessons)
        self._run = run

    def keep(self) -> None:
        """Keep what is finished and where the learner is; a failure is reported once."""
        run, folder = self._run, self.context.folder
        learned = folder.learned(run.course.game.id)
        learned.at.pop(run.lesson.id, None)
        if run.phase != DONE:
            learned.at[run.lesson.id] = min(run.at + (run.phase == RIGHT), len(run.lesson.steps) - 1)
        elif run.lesson.id not in learned.done:
            learned.done.append(run.lesson.id)
        try:
            folder.keep_learned(run.course.game.id, learned)
            self.refused = None
        except OSError as error:
            if self.refused is None:
                self.context.terminal.say(trouble_line(error, self.context.language, self.path), "yellow")
            self.refused = error

    def farewell(self) -> None:
        """Say how to go on, if the place could be kept."""
        self.keep()
        if self.refused is None:
            self.context.say("learn-left", "bold", game=self._run.course.game.id, lesson=self._run.lesson.id)


class LessonScreen(TableScreen):
    """The table of a lesson. Moves go to the run, and the coach speaks below the picture."""

    def __init__(self, context: Context, run: LessonRun, autosave: Autosave | None = None) -> None:
        self.run = run
        keeper = autosave or Bookmark(context, run)
        super().__init__(context, run.table, Seats(run.table.match, run.seat), keeper)
        self.actions = {
            Verb.HELP: self._help,
            Verb.HINT: self._show,
            Verb.UNDO: self._back,
            Verb.QUIT: self._leave,
            **dict.fromkeys(NO_USE, self._refuse_command),
        }

    def follow(self) -> None:
        """Turn to the table and the seat of the run, which may have begun another position."""
        run = self.run
        if self.table is not run.table or self.seats.humans != [run.seat]:
            self.table, self.seats = run.table, Seats(run.table.match, run.seat)
            self._told, self._news = {run.seat: self._recall(run.seat)}, []

    def play(self, seat: int, text: str, auto: bool = False) -> None:
        self.run.play(text)

    def add(self, entry: TableEntry) -> None:
        """Nothing but moves belongs into a lesson."""
        raise Misuse("fault-not-in-lessons")

    def take_back(self) -> None:
        self.run.take_back()
        self.forget_news()

    def refuse(self, seat: int, fault: Illegal) -> None:
        super().refuse(seat, fault)
        game, attempt = self.table.match.game, fault.values["attempt"]
        typed = game.parse(attempt)
        if answer := self.run.answer_to(attempt if typed is None else game.write(typed)):
            self._coach(answer)

    def draw(self, seat: int) -> None:
        """Draw the table and what the coach says; moves are listed unless they would leave no room for the picture."""
        terminal = self.context.terminal
        self.moves, self.shown, self.numbered = [], set(), set()
        below, offered = terminal.caught(self._speak), ""
        if self.run.phase == TASK:
            self.moves = self.table.match.legal()
            offered = terminal.caught(lambda: self._offer(seat, self.showing(seat)))
        if terminal.paged and offered.count("\n") > terminal.console.height // 2:
            offered, self.shown, self.numbered = "", set(), set()
        self._show_table(self.showing(seat), below + offered + terminal.caught(self.say_how))

    def say_how(self) -> None:
        if self.run.phase == TASK:
            super().say_how()
        self.context.say(f"learn-how-{self.run.phase}", "dim")

    def tell_end(self) -> None:
        """What was learned, after the last news."""
        texts, lesson = self.run.course.texts(self.context.language), self.run.lesson
        self.tell_news(self.run.seat)
        self.context.terminal.say()
        self.context.say("learn-done", "bold green", lesson=texts.say(f"lesson-{lesson.id}"))
        self.context.say("learn-about", about=texts.say(f"lesson-{lesson.id}-about"))

    def _speak(self) -> None:
        """The coach's sentence, and in a task what to look at."""
        run, context, step = self.run, self.context, self.run.step
        lesson = run.course.texts(context.language).say(f"lesson-{run.lesson.id}")
        context.terminal.say()
        context.say("learn-step", "bold", lesson=lesson, step=run.at + 1, steps=len(run.lesson.steps), phase=run.phase)
        if run.coach:
            self._coach(run.coach)
        if run.phase == TASK:
            self._name("learn-star", step.star)
            self._name("learn-light", [name for name in step.light if name not in step.star])

    def _coach(self, message: str) -> None:
        words = self.run.course.texts(self.context.language).say(message)
        self.context.say("coach-says", "magenta", words=words)

    def _name(self, message: str, lights: Sequence[str]) -> None:
        """Name what the page would light."""
        if lights:
            self.context.say(message, "dim", things=self.context.texts.join([self._light(name) for name in lights]))

    def _light(self, name: str) -> str:
        kind, _, what = name.partition(":")
        values = {"what": int(what) if what.isdecimal() else what} if what else {}
        return self.run.course.texts(self.context.language).say(f"light-{kind}", **values)

    def _help(self, seat: int, argument: str) -> bool:
        """The rule of this step, and in a task what can be typed; or the rule that was asked for."""
        context, match = self.context, self.table.match
        if argument:
            with context.terminal.pages():
                show_rule(context, match.game, argument, match.options)
            return False
        rule = self.run.step.rule or self.run.lesson.rules[0]
        say_rule(context, find_rule(match.game, context.language, rule))
        if self.run.phase == TASK:
            idle = [*NO_USE, *idle_verbs(board_of(match.game))]
            context.terminal.say()
            lines = command_lines(context.texts, idle, "learn-command")
            context.terminal.say_all(lines, indent="" if context.terminal.plain else "  ")
        return False

    def _show(self, _seat: int, _argument: str) -> bool:
        """The coach plays the solution."""
        if self.run.phase != RIGHT:
            self.take_back()
        self.run.show()
        return True

    def _back(self, _seat: int, _argument: str) -> bool:
        self.take_back()
        return True

    def _leave(self, _seat: int, _argument: str) -> bool:
        raise Leave

    def _refuse_command(self, _seat: int, _argument: str) -> bool:
        raise Misuse("fault-not-in-lessons")
