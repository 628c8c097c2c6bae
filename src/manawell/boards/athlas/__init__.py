"""Athlas in the terminal: the battlefield, the camps, creating alphas, and moves with what they lead to."""

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from manawell.boards import Board, Bundle, Expansion, MenuLine, Showing
from manawell.boards.athlas.army import army_line, expand_army, fitted
from manawell.boards.athlas.camp import draw_camps, draw_low_camps, draw_low_player
from manawell.boards.athlas.entries import about, subject
from manawell.boards.athlas.field import WIDTH, draw_field, draw_low_field
from manawell.boards.athlas.forecast import Forecast
from manawell.boards.athlas.lore import look
from manawell.boards.athlas.offers import bundles
from manawell.boards.athlas.reading import sentences
from manawell.boards.athlas.sheet import MAKING, own_seat
from manawell.boards.athlas.shorthand import with_figure
from manawell.boards.athlas.status import status, title
from manawell.boards.athlas.workshop import draw_workshop
from manawell.boards.flow import DOT, folded
from manawell.games.athlas import events
from manawell.games.athlas.bot.armies import STYLES
from manawell.games.athlas.moves import End, EndSummon, StackDone
from manawell.kernel.event import Event
from manawell.kernel.foresight import Foresight


class AthlasBoard(Board):
    """How Athlas is shown in the terminal."""

    drawn: ClassVar[tuple[type[Event], ...]] = (
        events.CardChosen,
        events.AlphaMade,
        events.ActivationBegun,
        events.ActivationEnded,
    )
    by_itself: ClassVar[tuple[type[msgspec.Struct], ...]] = (End, EndSummon, StackDone)

    def picture(self, showing: Showing, width: int) -> RenderableType:
        if width < WIDTH:
            return Text("\n".join(self.sentences(showing)))
        lines = [Text(DOT.join(title(showing)), "bold")]
        if showing.view.phase in MAKING:
            lines += draw_workshop(showing, width)
        else:
            lines += draw_camps(showing, width)
            lines += draw_field(showing, min(width, WIDTH + 10))
            lines += [line for words in status(showing) for line in folded(words, width, "bold")]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return Group(*lines)

    def compact(self, showing: Showing, width: int, room: int) -> RenderableType:
        if width < WIDTH or showing.view.phase in MAKING:
            return self.picture(showing, width)
        head, camps = Text(DOT.join(title(showing)), "bold"), list(draw_low_camps(showing, width))
        below = [line for words in status(showing) for line in folded(words, width, "bold")]
        lines = [head, *camps, *draw_field(showing, min(width, WIDTH + 10)), *below]
        if len(lines) > room:
            players = [draw_low_player(showing, seat) for seat in (1 - own_seat(showing), own_seat(showing))]
            lines = [head, *players, *draw_low_field(showing, width), *below]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return Group(*lines)

    def sentences(self, showing: Showing) -> list[str]:
        return list(sentences(showing))

    def entry(self, showing: Showing, foresight: Foresight) -> MenuLine:
        forecast = Forecast(showing, foresight)
        return MenuLine(
            foresight.text,
            about(showing, foresight),
            "; ".join(forecast.brief()),
            subject(showing, foresight),
            style="bold cyan",
            steps=tuple(forecast.steps()),
        )

    def bundles(self, showing: Showing, moves: Mapping[str, msgspec.Struct]) -> list[Bundle]:
        return bundles(showing, moves)

    def expand(self, showing: Showing, line: str) -> Expansion | None:
        return expand_army(showing, line) or with_figure(showing, line)

    def look(self, showing: Showing, word: str) -> list[str]:
        return look(showing, word)

    def armies(self, showing: Showing) -> dict[str, str]:
        return {name: fitted(showing.view, line) for name, line in STYLES.items()}

    def army(self, showing: Showing) -> str | None:
        return army_line(showing)


BOARD: Final[Board] = AthlasBoard()
