"""A line that stands for several moves: separated by `;`, or expanded by the board."""

from collections.abc import Sequence
from typing import Final

from manawell.boards import Expansion, board_of
from manawell.cli.commands import is_yes
from manawell.cli.table_screen import TableScreen
from manawell.kernel.faults import Fault, Illegal

BETWEEN_MOVES: Final = ";"


def unfold(screen: TableScreen, seat: int, line: str) -> Expansion | None:
    """The moves that a line stands for; None if it must be a single move."""
    if BETWEEN_MOVES in line:
        return Expansion(tuple(part.strip() for part in line.split(BETWEEN_MOVES) if part.strip()))
    return board_of(screen.table.match.game).expand(screen.showing(seat), line)


def take_all(screen: TableScreen, seat: int, expansion: Expansion, ask: bool = True) -> bool:
    """Show and play all moves of an expansion, or none. Returns whether they were played."""
    context = screen.context
    rehearse(screen, seat, expansion.moves)
    context.terminal.say_all(expansion.steps, "green", "" if context.terminal.plain else "  ")
    if ask and expansion.ask:
        answer = context.terminal.ask(context.word("confirm-line", count=len(expansion.moves)) + " ")
        if answer and not is_yes(answer):
            context.say("not-confirmed")
            return False
    return play_in_turn(screen, seat, expansion.moves)


def rehearse(screen: TableScreen, seat: int, moves: Sequence[str]) -> None:
    """Raise the fault of the first move that would not be legal in its turn."""
    match = screen.table.match
    rehearsal = match.state.clone()
    for text in moves:
        rehearsal.play(match.game.read(rehearsal, seat, text))


def play_in_turn(screen: TableScreen, seat: int, moves: Sequence[str]) -> bool:
    """Play the moves in order while each is legal and the seat must still decide; a fault of the first is raised."""
    table, context = screen.table, screen.context
    for at, text in enumerate(moves):
        if table.match.actor != seat:
            context.say("line-stopped", "yellow", moves=f" {BETWEEN_MOVES} ".join(moves[at:]))
            break
        try:
            _play_part(screen, seat, text, auto=at > 0)
        except Fault as fault:
            if at == 0:
                raise
            screen.refuse(seat, fault) if isinstance(fault, Illegal) else context.complain(fault)
            context.say("line-stopped", "yellow", moves=f" {BETWEEN_MOVES} ".join(moves[at:]))
            break
    return True


def _play_part(screen: TableScreen, seat: int, text: str, auto: bool) -> None:
    """Play a move, perhaps in a short form that the board understands, or an expansion: all of it or nothing. Only the
    first move of a line counts as a decision.
    """
    meant = board_of(screen.table.match.game).expand(screen.showing(seat), text)
    moves = (text,) if meant is None else meant.moves
    if len(moves) > 1:
        rehearse(screen, seat, moves)
    for at, move in enumerate(moves):
        screen.play(seat, move, auto or at > 0)
