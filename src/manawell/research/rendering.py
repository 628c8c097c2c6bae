"""The table as a seat sees it: the terminal's board below whose turn it is and the scores, as text or as an image."""

from collections.abc import Iterator
from io import StringIO
from typing import Final

from rich.console import Console, Group
from rich.text import Text

from manawell.boards import Showing, board_of
from manawell.kernel.action_table import ActionTable
from manawell.kernel.state import NOBODY
from manawell.kernel.text import Voice
from manawell.research.interface import Interface
from manawell.research.pixels import Pixels, pixels_of

MODES: Final = ("human", "ansi", "svg", "rgb_array")
LANGUAGE: Final = "en"
WIDTH: Final = 100
HEIGHT: Final = 50
"""Columns and lines of an image: all have the same size, as videos need. A larger table is drawn smaller."""

LETTER: Final = 0.632
"""What Rich takes as the width of a letter of 20 pixels. With letters of 21 the lines of a box meet."""
IMAGE: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">
<style>.{unique_id}-matrix {{ font: 21px "DejaVu Sans Mono", ui-monospace, Menlo, Consolas, monospace }}
{styles}</style>
<defs>{lines}</defs>
<rect width="100%" height="100%" fill="#292929"/>
<g transform="translate({terminal_x}, 25)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def rendered(interface: Interface, action_table: ActionTable, viewer: int, mode: str | None) -> str | Pixels | None:
    """What `render()` returns in a mode; None where it prints."""
    if mode == "svg":
        return svg(interface, action_table, viewer)
    if mode == "rgb_array":
        return pixels_of(svg(interface, action_table, viewer))
    if mode == "ansi":
        return ansi(interface, action_table, viewer)
    if mode == "human":
        _console().print(_picture(interface, action_table, viewer))
    return None


def ansi(interface: Interface, action_table: ActionTable, viewer: int) -> str:
    """The whole table, with the colours of a terminal."""
    console = _console(file=StringIO(), force_terminal=True, color_system="256", no_color=False)
    with console.capture() as caught:
        console.print(_picture(interface, action_table, viewer))
    return caught.get()


def svg(interface: Interface, action_table: ActionTable, viewer: int) -> str:
    """The table on a page of fixed size."""
    console = _console(file=StringIO(), record=True)
    lines = console.render_lines(_picture(interface, action_table, viewer))
    if len(lines) > HEIGHT:
        lines = console.render_lines(_picture(interface, action_table, viewer, HEIGHT))[:HEIGHT]
    for line in [*lines, *([()] * (HEIGHT - len(lines)))]:
        console.print(Text.assemble(*((part.text, part.style or "") for part in line)), overflow="crop", no_wrap=True)
    return console.export_svg(code_format=IMAGE, font_aspect_ratio=LETTER, unique_id="table")


def _console(**settings: object) -> Console:
    return Console(width=WIDTH, highlight=False, emoji=False, markup=False, **settings)  # type: ignore[arg-type]


def _picture(interface: Interface, action_table: ActionTable, viewer: int, room: int | None = None) -> Group:
    """A few lines about the game, and its board; in `room` lines if possible."""
    game, heading = interface.game, list(_heading(interface, action_table, viewer))
    words = Voice(game, LANGUAGE, interface.seats, viewer).texts
    names = [words.say(f"seat-{seat}") if words.has(f"seat-{seat}") else seat for seat in interface.seats]
    voice = Voice(game, LANGUAGE, names, viewer)
    showing = Showing(game, game.view(action_table.state, viewer), viewer, names, voice)
    board = board_of(game)
    drawn = board.picture(showing, WIDTH) if room is None else board.compact(showing, WIDTH, room - len(heading) - 1)
    return Group(*(Text(line, "dim", overflow="ellipsis", no_wrap=True) for line in heading), Text(), drawn)


def _heading(interface: Interface, action_table: ActionTable, viewer: int) -> Iterator[str]:
    """Game and mode, whose turn it is or how it ended, and the scores."""
    game, state, seats = interface.game, action_table.state, interface.seats
    yield f"{game.id}: " + " ".join(f"{name}={value}" for name, value in interface.options.items())
    outcome = game.outcome(state)
    if outcome is not None:
        yield f"over ({outcome.reason}), won by " + (", ".join(seats[seat] for seat in outcome.winners) or "nobody")
    elif state.actor != NOBODY:
        prompt = game.prompt(game.view(state, viewer))
        asked = f" ({prompt.id}, {prompt.rule})" if prompt else ""
        yield f"{seats[state.actor]} decides{asked}; seen by {seats[viewer]}"
    yield "scores: " + ", ".join(f"{name} {score}" for name, score in zip(seats, game.scores(state), strict=True))
