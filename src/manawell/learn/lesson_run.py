"""One learner in one lesson: a table, the step it has come to, and what the coach says about it.

Wrong play is carried out and seen, then taken back; chance comes out the same way again, since it is part of the
position.
"""

import re
from typing import Final

from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.learn.conditions import hold
from manawell.learn.course import Lesson, Line, Shelf, Step, letter
from manawell.learn.faults import LearnFault, UnknownLesson
from manawell.table.auto_answers import add_with_answers
from manawell.table.entries import Answers, Entry, Move, TakeBack
from manawell.table.setting import Setting
from manawell.table.table import Table

TASK: Final = "task"
RIGHT: Final = "right"
WRONG: Final = "wrong"
DONE: Final = "done"


class LessonRun:
    """The learner plays, the others follow the script; `phase` says what the learner may do next:

    task    play
    right   go on: the step is solved, and the coach praises
    wrong   take back
    done    nothing: the lesson is finished
    """

    def __init__(self, course: Shelf, lesson: Lesson, step: int = 0) -> None:
        """At the beginning of a step; those before it are played as the coach would show them."""
        if not 0 <= step < len(lesson.steps):
            raise UnknownLesson("fault-no-step", lesson=lesson.id, step=step + 1, steps=len(lesson.steps))
        self.course = course
        self.lesson = lesson
        self.seat = 0
        self.phase = TASK
        self.at = 0
        """The number of the step, from 0."""
        self.tries = 0
        """How often this step was missed."""
        self.shown = False
        """Whether the coach has played the solution of this step."""
        self.coach: str | None = None
        """The message that the coach says now."""
        self._script: list[str] = []
        """What is left of the step's `then`."""
        self._played: Line = []
        """The learner's moves in this step."""
        self._kept: tuple[int, list[str]] = 0, []
        """How many steps the table had when this one began, and the script then."""
        self._others = 0
        """How often others have decided since the learner's last move."""
        first = max(at for at in range(step + 1) if lesson.steps[at].position or at == 0)
        self._begin(first)
        while self.at < step:
            self.show()
            if self.phase == RIGHT:
                self.go_on()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def begun(self) -> bool:
        """Whether the learner has made a move of a step that needs several."""
        return self.phase == TASK and bool(self._played)

    def play(self, text: str) -> None:
        """Make a move; `Illegal` and `Unreadable` change nothing."""
        self._check(TASK)
        move = Move(self.table.read(self.seat, text).text, seat=self.seat)
        self._played.append(move.text)
        self._follow(move)
        if not self._judge_line():
            self._settle()
            self._judge_position()

    def answer_to(self, text: str) -> str | None:
        """What the coach says to a move that the rules refuse, if anything."""
        for index, refused in enumerate(self.step.refused):
            if _is_like(text, refused.move) and (not refused.after or _fits(refused.after, self._played)):
                return self._message(f"refused-{letter(index)}")
        return None

    def take_back(self) -> None:
        """Return to the beginning of the step."""
        self._check(TASK, RIGHT, WRONG)
        self._return()

    def show(self) -> None:
        """Play the solution: the first line that can be played from here."""
        self._check(TASK, WRONG)
        self._return()
        self.shown = True
        at = self.at
        while self.phase == TASK and self.at == at:
            self.play(self._shown())

    def _shown(self) -> str:
        lines, legal = self.step.right, [move.text for move in self.table.legal()]
        done = len(self._played)
        going_on = [line for line in lines if len(line) > done and _fits(line[:done], self._played)]
        return next((text for line in going_on for text in legal if _is_like(text, line[done])), lines[0][done])

    def go_on(self) -> None:
        """Let the others do what is scripted, and begin the next step."""
        self._check(RIGHT)
        self._advance()

    def _check(self, *phases: str) -> None:
        if self.phase not in phases:
            raise LearnFault("fault-lesson-wait", phase=self.phase)

    def _begin(self, at: int) -> None:
        """Begin a step, at its own position or where the table stands."""
        self.at, self.tries = at, 0
        step = self.step
        if step.seat is not None:
            self.seat = step.seat
        if step.position:
            self._set_up(step.position)
            self._answer_by(self.course.plan.answers)
        self._answer_by(step.answers)
        self._script, self._played = list(step.then), []
        self._settle()
        self._kept = len(self.table.line), list(self._script)
        self.phase, self.shown, self.coach = TASK, False, self._message()

    def _set_up(self, name: str) -> None:
        game, found = self.course.game, self.course.position(name)
        setting = Setting(
            game=game.id, rules=game.rules_version, options=game.settle(found.options), seal=Seal("lesson"), id="lesson"
        )
        self.table = Table(setting, position=game.load(found.saved()))

    def _answer_by(self, answers: dict[str, str]) -> None:
        if answers:
            self.table.add(Answers(self.table.auto_answers[self.seat] | answers, seat=self.seat))

    def _return(self) -> None:
        kept, script = self._kept
        if len(self.table.line) > kept:
            self.table.add(TakeBack(kept, seat=self.seat))
        self._script, self._played = list(script), []
        self.phase, self.shown, self.coach = TASK, False, self._message()

    def _follow(self, entry: Entry) -> None:
        """Add an entry, and the learner's automatic answers to it."""
        add_with_answers(self.table, entry, [self.seat])

    def _settle(self, solved: bool = False) -> None:
        """Play what is scripted, idle answers of others, and decisions of the learner with a single answer that nobody
        wants to see pressed.
        """
        self._others = 0
        while (actor := self.table.match.actor) != NOBODY:
            legal = [move.text for move in self.table.legal()]
            if actor != self.seat:
                self._others += 1
                if self.course.plan.patient and self._played and not solved:
                    return
                self._follow(Move(self._reply(legal), seat=actor))
            elif solved and self._script and self._script[0] in legal:
                self._follow(Move(self._script.pop(0), seat=actor))
            elif len(legal) == 1 and not self._is_wanted(legal[0], solved):
                if self._script[:1] == legal:
                    self._script.pop(0)
                self._follow(Move(legal[0], True, seat=actor))
            else:
                return

    def _reply(self, legal: list[str]) -> str:
        if self._script and self._script[0] in legal:
            return self._script.pop(0)
        for pattern in self.course.plan.idle:
            for text in legal:
                if _is_like(text, pattern):
                    return text
        return legal[0]

    def _is_wanted(self, text: str, solved: bool) -> bool:
        """Whether a line of the step, or of the next one once this is solved, goes on with this move. Before another
        position follows, nothing is pressed unseen.
        """
        done = solved or any(_fits(line, self._played) for line in self.step.right)
        at = self.at + done
        if at == len(self.lesson.steps) or (done and self.lesson.steps[at].position):
            return True
        step, played = self.lesson.steps[at], [] if done else self._played
        return any(_fits(line[: len(played) + 1], [*played, text]) for line in _lines(step))

    def _judge_line(self) -> bool:
        """Whether what was played is a line that the step names; nobody else decides before it is answered."""
        step, played = self.step, self._played
        if any(_fits(line, played) for line in step.right):
            self._solve()
            return True
        for index, answered in enumerate(step.wrong):
            if any(_fits(line, played) for line in answered.lines):
                self._answer(index)
                return True
        return False

    def _judge_position(self) -> None:
        """Judge what has come of it, and whether a line or the goal is still within reach."""
        step, played = self.step, self._played
        if step.goal and self._hold(step.goal):
            self._solve()
            return
        for index, answered in enumerate(step.wrong):
            if answered.when and self._hold(answered.when):
                self._answer(index)
                return
        going_on = any(len(line) > len(played) and _fits(line[: len(played)], played) for line in _lines(step))
        if self.table.over or not (going_on or (step.goal and not self._too_late())):
            self._miss(self._message("other") or "lesson-other")

    def _too_late(self) -> bool:
        waiting = self._others > 0
        until = self.step.until
        return self._hold(until) or (waiting and self.course.plan.patient) if until else waiting

    def _hold(self, conditions: list[str]) -> bool:
        return hold(conditions, self.table, self.seat)

    def _solve(self) -> None:
        self.phase, self.coach = RIGHT, self._message("right")
        last = self.at + 1 == len(self.lesson.steps)
        if self.coach is None and (last or not self.lesson.steps[self.at + 1].position):
            self._advance()  # there is nothing to read, and what happened stays on the table

    def _answer(self, index: int) -> None:
        """Answer wrong play, once the learner has seen what comes of it."""
        self._script = list(self.step.wrong[index].then)
        self._play_script()
        self._miss(self._message(letter(index)))

    def _miss(self, message: str | None) -> None:
        self.tries += 1
        self.phase, self.coach = WRONG, message

    def _advance(self) -> None:
        last = self.at + 1 == len(self.lesson.steps)
        if not last and not self.lesson.steps[self.at + 1].position:
            self._settle(solved=True)
        else:
            self._play_script()
        if last:
            self.phase, self.coach = DONE, None
        else:
            self._begin(self.at + 1)

    def _play_script(self) -> None:
        """Play only what is scripted: what comes of wrong play, or what is still seen before another position."""
        while self._script and self._script[0] in self.table.match.legal():
            self._follow(Move(self._script.pop(0), seat=self.table.match.actor))

    def _message(self, part: str = "") -> str | None:
        """The message for a part of this step; None if the coach has nothing to say there."""
        found = self.lesson.message(self.at, part)
        return found if self.course.texts("en").has(found) else None


def _lines(step: Step) -> list[Line]:
    return [*step.right, *[line for answered in step.wrong for line in answered.lines]]


def _fits(line: Line, played: Line) -> bool:
    return len(line) == len(played) and all(map(_is_like, played, line))


def _is_like(text: str, pattern: str) -> bool:
    """Whether a move fits a pattern, in which `*` stands for any letters."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), text) is not None
