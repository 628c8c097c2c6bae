"""The guided first game at the keyboard: the table of any game, and Pebble, who looks on until sent away."""

from functools import cache
from typing import Final

from manawell.cli.autosave import Autosave
from manawell.cli.commands import Verb
from manawell.cli.context import Context
from manawell.cli.folder import Guidance
from manawell.cli.seats import Seats
from manawell.cli.table_screen import TableScreen
from manawell.cli.words import cli_texts
from manawell.kernel.text import LANGUAGES
from manawell.learn.coach import remark, turn_of
from manawell.learn.course import find_course
from manawell.table.table import Table

UNASKED: Final = -1
"""Before the coach has been asked about any position."""


class GuidedScreen(TableScreen):
    """The coach speaks below the picture, and of a move before it is played."""

    place = "guided-command"

    def __init__(self, context: Context, table: Table, seats: Seats, autosave: Autosave) -> None:
        super().__init__(context, table, seats, autosave)
        self._course = find_course(table.match.game.id)
        self._learner = self._course.plan.first_game.seat
        self._guidance = context.folder.guidance(table.match.game.id) if table.line else Guidance()
        self._remark: str | None = None
        """What the coach says of this position."""
        self._asked_at = UNASKED
        self.actions = {Verb.COACH: self._send_or_call}

    def greet(self) -> None:
        """Say whether the coach is there, and how to talk to it."""
        self.context.say("guided-away" if self._guidance.away else "guided-here", "magenta")

    def understand(self, line: str) -> str:
        return Verb.HINT.value if line.casefold().rstrip(" ?") in _what_now() else line

    def draw(self, seat: int) -> None:
        if self._asked_at != len(self.table.line):
            self._asked_at = len(self.table.line)
            self._remark = self._ask_coach()
        super().draw(seat)

    def weigh(self, seat: int, text: str) -> bool:
        is_doubtful = super().weigh(seat, text)
        found = self._ask_coach(text)
        if found is not None:
            self._say(found)
        return is_doubtful or found is not None

    def _ask(self, seat: int) -> None:
        if self._remark is not None:
            self.context.terminal.say()
            self._say(self._remark)
            self.context.say("guided-how", "dim")
        super()._ask(seat)

    def _tell_end(self) -> None:
        super()._tell_end()
        if (found := self._ask_coach()) is not None:
            self._say(found)

    def _ask_coach(self, aimed: str | None = None) -> str | None:
        """What the coach has to say, which is kept as said."""
        said = self._guidance.said
        if self._guidance.away:
            return None
        found = next((one for one in remark(self._course, self.table, self._learner, said, aimed) if one), None)
        if found is not None:
            said.add(found, turn_of(self._course, self.table, self._learner))
            self._keep()
        return found

    def _say(self, found: str) -> None:
        words = self._course.texts(self.context.language).say(f"coach-{found}")
        self.context.say("coach-says", "magenta", words=words)

    def _send_or_call(self, _seat: int, _argument: str) -> bool:
        self._guidance.away = not self._guidance.away
        self._remark = None
        self._keep()
        self.context.say("guided-sent" if self._guidance.away else "guided-called", "magenta")
        return False

    def _keep(self) -> None:
        self.context.folder.remember_guidance(self._course.game.id, self._guidance)


@cache
def _what_now() -> frozenset[str]:
    """How to ask for a move, in all languages."""
    words = [cli_texts(language).say("guided-what-now") for language in LANGUAGES]
    return frozenset(word.strip() for several in words for word in several.split(","))
