"""A puzzle of one client: the room of a lesson. Nothing of the answer is sent before it is found or given up."""

from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from manawell.bots.levels import LEVELS
from manawell.kernel.game import Reason
from manawell.learn.lesson_run import DONE
from manawell.puzzles.book import daily
from manawell.puzzles.run import PuzzleRun
from manawell.server.storage.interface import Solved, Storage
from manawell.server.tables.client import Client
from manawell.server.tables.lessons import LessonRoom
from manawell.server.tables.protocol import Lesson, MissedAnswer, PuzzleState


class PuzzleRoom(LessonRoom):
    """Sends the solver what happens, what a wrong answer misses, and in the end the line."""

    def __init__(self, run: PuzzleRun, client: Client, storage: Storage) -> None:
        self.puzzle_run = run
        self._hint: Reason | None = None
        super().__init__(run, client, storage)

    def _wishes(self) -> dict[str, Callable[[], object]]:
        return {**super()._wishes(), "hint": self._give_hint}

    def _give_hint(self) -> None:
        self._hint = self.puzzle_run.hint()

    def _restart(self) -> None:
        self.run = self.puzzle_run = PuzzleRun(self.puzzle_run.book, self.puzzle_run.puzzle)
        self._hint = None

    async def _note_the_end(self) -> None:
        run, guest = self.puzzle_run, self.client.guest
        if run.phase == DONE and not run.shown and guest is not None:
            day = datetime.now(UTC).date()
            is_daily = daily(day) == (run.book, run.puzzle)
            solved = Solved(run.book.game.id, run.puzzle.id, day.isoformat(), is_daily)
            await self._storage.add_solved(guest.id, solved)

    def _lesson(self, coach: str | None) -> Lesson:
        told = super()._lesson(None)
        return msgspec.structs.replace(told, solution="", puzzle=self._puzzle())

    def _puzzle(self) -> PuzzleState:
        run, puzzle = self.puzzle_run, self.puzzle_run.puzzle
        missed, is_over = run.missed, run.phase == DONE
        return PuzzleState(
            goal=puzzle.goal,
            values=puzzle.values,
            level=LEVELS[puzzle.level],
            themes=puzzle.themes if is_over else [],
            hint=self._hint,
            hinted=run.hinted,
            clean=run.clean,
            missed=None if missed is None else MissedAnswer(*msgspec.structs.astuple(missed)),
            line=puzzle.line if is_over else [],
            why=run.reason() if is_over else None,
            checked=msgspec.to_builtins(puzzle.checked) if is_over else {},
            following=run.book.following(puzzle).id,
        )
