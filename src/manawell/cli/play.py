"""The loop of a game: whoever must decide is asked, people at the keyboard and bots out of sight."""

from typing import Final

from manawell.cli.actions import carry_out, idle_verbs
from manawell.cli.auto_answers import auto_answer_in, change_auto_answer
from manawell.cli.boards import board_of
from manawell.cli.commands import Command, Verb, is_yes, parse_command, words_of
from manawell.cli.halves import answer_half
from manawell.cli.lines import BETWEEN_MOVES, play_in_turn, take_all, unfold
from manawell.cli.seats import forced
from manawell.cli.sitting import Leave, Sitting
from manawell.cli.synonyms import in_notation
from manawell.cli.words import Misuse
from manawell.kernel.faults import Fault, Illegal, Unreadable
from manawell.kernel.state import NOBODY

PROMPT: Final = "> "
AT_ONCE: Final = "!"
"""After a move that need not be shown before it is played."""


def play(sitting: Sitting) -> None:
    """Play to the end. Ctrl-C, a closed input and `Leave` keep the game first, then go on to the caller."""
    table, keeper = sitting.table, sitting.keeper
    keeper.keep()
    try:
        while (seat := table.match.actor) != NOBODY:
            if seat in sitting.seats.bots:
                _bot_decides(sitting, seat)
            else:
                _person_decides(sitting, seat)
            keeper.keep()
    except (KeyboardInterrupt, EOFError, Leave):
        sitting.context.terminal.say()
        keeper.farewell()
        raise
    sitting.close()


def _bot_decides(sitting: Sitting, seat: int) -> None:
    table, seats, context = sitting.table, sitting.seats, sitting.context
    if not seats.shared:
        sitting.tell_news(seats.witness)
    bot, game, view = seats.bots[seat], table.match.game, table.view(seat)
    notice = context.word("thinking", player=seats.names(context.language)[seat])
    move = context.terminal.wait_for(lambda: bot.choose(game, view), notice)
    sitting.play(seat, game.text_of(table.match.state, move))


def _person_decides(sitting: Sitting, seat: int) -> None:
    if _goes_by_itself(sitting, seat):
        return
    sitting.hand_over(seat)
    sitting.tell_news(seat, at_once=False)
    sitting.draw(seat)
    while not _answered(sitting, seat, sitting.context.terminal.ask(PROMPT, _offers(sitting))):
        pass


def _offers(sitting: Sitting) -> list[str]:
    """What Tab can complete: the moves, and the commands in the player's language."""
    texts = sitting.context.texts
    return [*sitting.moves, *(word for verb in Verb for word in words_of(verb, texts))]


def _goes_by_itself(sitting: Sitting, seat: int) -> bool:
    """Make the move that is the only one anyway, and say so."""
    text = forced(sitting.table.match)
    if text is None:
        return False
    if not sitting.seats.shared:
        sitting.tell_news(seat)
    sitting.context.say("forced-move", "dim", "" if sitting.context.terminal.plain else "  ", move=text)
    sitting.play(seat, text, auto=True)
    return True


def _answered(sitting: Sitting, seat: int, line: str) -> bool:
    """Carry out a line; say whether the position has changed. What is refused changes nothing."""
    context, steps = sitting.context, len(sitting.table.line)
    try:
        if not line and not context.terminal.paged:
            sitting.say_how()
        elif not line:
            sitting.draw(seat)
        elif (command := parse_command(line)) and not _is_move(sitting, seat, line, command):
            return carry_out(sitting, seat, command)
        elif found := auto_answer_in(sitting.table.match.game, line):
            change_auto_answer(sitting, seat, *found)
            return len(sitting.table.line) > steps
        else:
            return _moved(sitting, seat, line)
    except Illegal as fault:
        sitting.refuse(seat, fault)
    except Unreadable as fault:
        answer_half(sitting, seat, fault.values["attempt"])
    except Fault as fault:
        context.complain(fault)
    return False


def _is_move(sitting: Sitting, seat: int, line: str, command: Command) -> bool:
    """A line that begins with a command which means nothing in this game may be a move, such as `army NUR2 3`."""
    if not command.argument or command.verb not in idle_verbs(board_of(sitting.table.match.game)):
        return False
    words = line.removesuffix(AT_ONCE).rstrip()
    return any(_is_readable(sitting, seat, form) for form in (words, in_notation(sitting.table.match.game, words)))


def _is_readable(sitting: Sitting, seat: int, words: str) -> bool:
    game = sitting.table.match.game
    return BETWEEN_MOVES in words or game.parse(words) is not None or unfold(sitting, seat, words) is not None


def _understood(sitting: Sitting, seat: int, words: str) -> str:
    """The words as they are if they can be read so, else with words of any language for those of the notation."""
    if words.isdecimal() or (BETWEEN_MOVES not in words and _is_readable(sitting, seat, words)):
        return words
    return in_notation(sitting.table.match.game, words)


def _moved(sitting: Sitting, seat: int, line: str) -> bool:
    """Play the move in a line; what it leads to is shown first, unless that stands on the list or `!` follows.

    A line may also stand for several moves.
    """
    match = sitting.table.match
    words = _understood(sitting, seat, line.removesuffix(AT_ONCE).rstrip())
    if several := unfold(sitting, seat, words):
        if several.steps:
            return take_all(sitting, seat, several, ask=not line.endswith(AT_ONCE))
        if len(several.moves) > 1:
            return play_in_turn(sitting, seat, several.moves)
        words = "".join(several.moves)
    move = match.game.read(match.state, seat, _move_in(sitting, words))
    text = match.game.text_of(match.state, move)
    if text not in sitting.shown and not line.endswith(AT_ONCE):
        sitting.preview(seat, text)
        answer = sitting.context.terminal.ask(sitting.context.word("confirm-move") + " ")
        if answer and not is_yes(answer):
            return _thought_better(sitting, seat, answer)
    sitting.play(seat, text)
    return True


def _thought_better(sitting: Sitting, seat: int, answer: str) -> bool:
    """Another move or a command is taken at its word; anything else is a no."""
    if (
        answer.isdecimal()
        or parse_command(answer)
        or _is_readable(sitting, seat, _understood(sitting, seat, answer.removesuffix(AT_ONCE)))
    ):
        return _answered(sitting, seat, answer)
    sitting.context.say("not-confirmed")
    return False


def _move_in(sitting: Sitting, line: str) -> str:
    """The notation behind a number of the list; anything else is taken as notation."""
    if not line.isdecimal():
        return line
    if not 1 <= int(line) <= len(sitting.moves):
        raise Misuse("fault-no-such-number", number=line, count=len(sitting.moves))
    return sitting.moves[int(line) - 1]
