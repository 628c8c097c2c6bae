"""A line that is not a move yet: how it could continue, or what can be typed instead."""

import re
from collections.abc import Sequence
from typing import Final

from manawell.cli.table_screen import TableScreen

FEW: Final = 12
"""Up to this many moves are listed with what they lead to."""
EXAMPLES: Final = 6
BETWEEN: Final = re.compile(r"[\s@/:>]+")


def begun(moves: Sequence[str], line: str) -> list[str]:
    """The moves that begin like the line, whatever separates its parts: `hu_a1 1,0` begins `hu_a1@1,0/N`."""
    start = _parts(line)
    if not start:
        return []
    found = [move for move in moves if _parts(move).startswith(start)]
    return [move for move in found if not (start[-1].isdigit() and _parts(move)[len(start) :][:1].isdigit())]


def answer_half(screen: TableScreen, seat: int, attempt: str) -> None:
    """Say how the line can continue; if it cannot, give an example of each kind of move that is legal now."""
    context, found = screen.context, begun(screen.moves, attempt)
    if not found:
        context.say("not-a-move", "yellow", attempt=attempt, examples=context.texts.join(_examples(screen)))
        screen.say_how()
    elif len(found) <= FEW:
        context.say("half-a-move", "yellow", attempt=attempt)
        screen.list_moves(seat, found)
    else:
        examples = context.texts.join(found[:EXAMPLES])
        context.say("half-a-move-many", "yellow", attempt=attempt, count=len(found), examples=examples)


def _examples(screen: TableScreen) -> list[str]:
    match = screen.table.match
    kinds = {
        type(match.game.typed(match.state, move)): match.game.text_of(match.state, move)
        for move in match.state.moves()[::-1]
    }
    return list(kinds.values())[::-1][:EXAMPLES]


def _parts(line: str) -> str:
    return BETWEEN.sub(" ", line.casefold()).strip()
