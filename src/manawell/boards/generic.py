"""The board for a game without its own: a line for every field of the view, every move with its certain results."""

from typing import Any, ClassVar

import msgspec
from rich.console import RenderableType
from rich.text import Text

from manawell.boards import Board, MenuLine, Showing
from manawell.kernel.event import Event
from manawell.kernel.foresight import Foresight


class WordBoard(Board):
    """Knows only the view, the texts and the events of a game."""

    drawn: ClassVar[tuple[type[Event], ...]] = ()

    def picture(self, showing: Showing, width: int) -> RenderableType:
        return Text("\n".join(self.sentences(showing)))

    def sentences(self, showing: Showing) -> list[str]:
        fields = msgspec.to_builtins(showing.view)
        return [
            showing.pair(self._label(showing, name), _words(value))
            for name, value in fields.items()
            if value is not None
        ]

    def entry(self, showing: Showing, foresight: Foresight) -> MenuLine:
        surely = " ".join(showing.voice.event(event) for event in foresight.certain)
        return MenuLine(foresight.text, showing.move_words(foresight), surely)

    def _label(self, showing: Showing, field: str) -> str:
        message = "label-" + field.replace("_", "-")
        return showing.name(message) if showing.voice.texts.has(message) else field.replace("_", " ")


def _words(value: Any) -> str:
    """Plain data as words."""
    if value is None:
        return "?"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_words(item)}" for name, item in value.items())
    if isinstance(value, (list, tuple)):
        nested = any(isinstance(item, (list, tuple, dict)) for item in value)
        return ("; " if nested else ", ").join(map(_words, value)) or "–"
    return str(value)
