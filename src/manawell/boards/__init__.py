"""How a game looks in letters, in the terminal and in pictures of environments; without its own board, in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import msgspec
from rich.console import RenderableType

from manawell.boards.words import board_texts
from manawell.kernel.event import Event, kebab
from manawell.kernel.foresight import Foresight
from manawell.kernel.game import AnyGame
from manawell.kernel.text import Texts, Voice

GROUP: Final = "manawell.terminals"
BETWEEN: Final = " · "
"""Separates a bot's level from its seat, where several bots have the same level."""


@dataclass(frozen=True)
class Showing:
    """A view with the words to describe it."""

    game: AnyGame
    view: Any
    viewer: int
    players: Sequence[str]
    """The names to show, by seat."""
    voice: Voice
    plain: bool = False
    """For a screen reader: words instead of signs."""

    @property
    def texts(self) -> Texts:
        """The boards' own words; the game's are `voice.texts`."""
        return board_texts(self.voice.texts.language)

    def name(self, message: str, **values: Any) -> str:
        """A message of the game."""
        return self.voice.texts.say(message, **values)

    def pair(self, name: str, value: object) -> str:
        """A name and its value, with the colon that is usual in the language."""
        # Fluent refuses values of more than a thousand characters, so the value is put in afterwards.
        return self.texts.say("pair", name=name, value="\0").replace("\0", str(value))

    def move_words(self, foresight: Foresight) -> str:
        """The move as the game's texts say it."""
        fields = {name: getattr(foresight.typed, name) for name in foresight.typed.__struct_fields__}
        return self.name(f"move-{kebab(type(foresight.typed).__name__)}", **self.voice.values(fields))


class MenuLine(NamedTuple):
    """A legal move in the list: what it is, and what it leads to."""

    text: str
    about: str
    result: str
    subject: str = ""
    """What makes the move; on a screen it is named once for all its moves."""
    style: str = ""
    steps: tuple[str, ...] = ()
    """The result step by step, for the preview of a single move."""


class Bundle(NamedTuple):
    """Moves that are offered together: one line each, or one line for all that says how they are typed."""

    moves: tuple[str, ...]
    form: str = ""
    """How one of them is typed; empty if each has its own line."""
    about: str = ""
    sure: bool = False
    """They do what they say and nothing else, so they need no preview."""


class Expansion(NamedTuple):
    """The moves that a line stands for, and what they add up to."""

    moves: tuple[str, ...]
    steps: tuple[str, ...] = ()
    ask: bool = True
    """Whether the player must confirm; not needed for a small step that is easily taken back."""


class Board(Protocol):
    """How a game is shown in the terminal. The first three methods are required; the others are for complex games."""

    drawn: ClassVar[tuple[type[Event], ...]] = ()
    """Events that need no sentence in the news, since the picture shows them better."""
    by_itself: ClassVar[tuple[type[msgspec.Struct], ...]] = ()
    """Moves that are made without asking if no other is legal."""

    def picture(self, showing: Showing, width: int) -> RenderableType:
        """The table as a picture of this width."""

    def compact(self, showing: Showing, width: int, room: int) -> RenderableType:
        """The same in fewer lines, in at most `room` lines if possible."""
        return self.picture(showing, width)

    def sentences(self, showing: Showing) -> list[str]:
        """The same facts, one sentence per line."""

    def entry(self, showing: Showing, foresight: Foresight) -> MenuLine:
        """A move as a line of the list."""

    def bundles(self, showing: Showing, moves: Mapping[str, msgspec.Struct]) -> list[Bundle]:
        """How the legal moves are offered; empty for a plain list, if there are not too many."""
        return []

    def expand(self, showing: Showing, line: str) -> Expansion | None:
        """The moves that a line stands for if it is not a move itself, such as a whole army; None otherwise."""
        return None

    def look(self, showing: Showing, word: str) -> list[str]:
        """Everything that can be said about a card or a piece; without a word, what can be asked about."""
        return []

    def armies(self, showing: Showing) -> dict[str, str]:
        """The armies that anybody may bring, by name, each as a line for `expand`."""
        return {}

    def army(self, showing: Showing) -> str | None:
        """The viewer's own army, as such a line."""
        return None


@cache
def board_of(game: AnyGame) -> Board:
    """The game's own board, or the generic one in words."""
    from manawell.boards.generic import WordBoard

    found = entry_points(group=GROUP, name=game.id)
    board: Board = next(iter(found)).load() if found else WordBoard()
    return board
