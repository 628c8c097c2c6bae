"""How a game looks in the terminal. A game without a board of its own is told in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import msgspec
from rich.console import RenderableType

from manawell.kernel.event import Event, kebab
from manawell.kernel.foresight import Foresight
from manawell.kernel.game import AnyGame
from manawell.kernel.text import Texts, Voice

GROUP: Final = "manawell.terminals"
BETWEEN: Final = " · "
"""Between a bot's level and its seat, where several have the same level."""


@dataclass(frozen=True)
class Scene:
    """A view with the words to tell it."""

    game: AnyGame
    view: Any
    viewer: int
    players: Sequence[str]
    """The names to show, by seat."""
    voice: Voice
    texts: Texts
    """The terminal's own words; the game's are `voice.texts`."""
    plain: bool = False
    """For a screen reader: words instead of signs."""

    def name(self, message: str, **values: Any) -> str:
        """A word of the game."""
        return self.voice.texts.say(message, **values)

    def pair(self, name: str, value: object) -> str:
        """A thing and what it is, with the language's own colon."""
        # Fluent refuses values of more than a thousand characters, so a long one is put in afterwards.
        return self.texts.say("pair", name=name, value="\0").replace("\0", str(value))

    def move_words(self, foresight: Foresight) -> str:
        """The move as the game's texts say it."""
        fields = {name: getattr(foresight.typed, name) for name in foresight.typed.__struct_fields__}
        return self.name(f"move-{kebab(type(foresight.typed).__name__)}", **self.voice.values(fields))


class MenuLine(NamedTuple):
    """A legal move on the list: what it is, and what it leads to."""

    text: str
    about: str
    result: str
    subject: str = ""
    """What the move is made with; on a screen it is named once for all its moves."""
    style: str = ""
    steps: tuple[str, ...] = ()
    """The result step by step, for a move that is looked at alone."""


class Bundle(NamedTuple):
    """Moves that are offered together: each in a line of its own, or all in one line that says how they are typed."""

    moves: tuple[str, ...]
    form: str = ""
    """How one of them is typed; empty where each has its own line."""
    about: str = ""
    sure: bool = False
    """They do what they say and nothing else, so none needs to be shown before it is played."""


class Expansion(NamedTuple):
    """The moves that a line stands for, and what they add up to."""

    moves: tuple[str, ...]
    steps: tuple[str, ...] = ()
    ask: bool = True
    """Whether the player is asked once more; a small step can be taken back as easily."""


class Board(Protocol):
    """What a game adds to look good here. The first three methods are needed; the others are for games with more."""

    drawn: ClassVar[tuple[type[Event], ...]] = ()
    """Events that the picture tells better than a sentence in the news."""
    by_itself: ClassVar[tuple[type[msgspec.Struct], ...]] = ()
    """Moves that are made without a question where no other one is legal."""

    def picture(self, scene: Scene, width: int) -> RenderableType:
        """The table, drawn for a terminal of this width."""

    def compact(self, scene: Scene, width: int, room: int) -> RenderableType:
        """The same in fewer lines, for a screen that has no room for the picture; in so many, if that can be done."""
        return self.picture(scene, width)

    def sentences(self, scene: Scene) -> list[str]:
        """The same facts, one sentence per line."""

    def entry(self, scene: Scene, foresight: Foresight) -> MenuLine:
        """A move for the list."""

    def bundles(self, scene: Scene, moves: Mapping[str, msgspec.Struct]) -> list[Bundle]:
        """How the legal moves are offered; none for a plain list, as long as they are not too many."""
        return []

    def expand(self, scene: Scene, line: str) -> Expansion | None:
        """What a line stands for that is not a move itself, such as a whole army; None when it is no such line."""
        return None

    def look(self, scene: Scene, word: str) -> list[str]:
        """All that can be said of a card or a piece; of nothing in particular, what can be asked for."""
        return []

    def armies(self, scene: Scene) -> dict[str, str]:
        """What anybody may bring to the table, by name, each as a line for `expand`."""
        return {}

    def army(self, scene: Scene) -> str | None:
        """What the viewer has brought, as such a line."""
        return None


@cache
def board_of(game: AnyGame) -> Board:
    """The game's own board, or the one that only needs words."""
    from manawell.cli.boards.generic import WordBoard

    found = entry_points(group=GROUP, name=game.id)
    board: Board = next(iter(found)).load() if found else WordBoard()
    return board
