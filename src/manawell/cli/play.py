"""The main loop of a game: people decide at the keyboard, bots out of sight."""

from typing import Final

from manawell.boards import board_of
from manawell.cli.actions import carry_out, idle_verbs
from manawell.cli.auto_answers import auto_answer_in, change_auto_answer
from manawell.cli.commands import Command, Verb, is_yes, parse_command, words_of
from manawell.cli.halves import answer_half
from manawell.cli.lines import BETWEEN_MOVES, play_in_turn, take_all, unfold
from manawell.cli.seats import forced
from manawell.cli.synonyms import in_notation
from manawell.cli.table_screen import Leave, TableScreen
from manawell.cli.words import Misuse
from manawell.kernel.faults import Fault, Illegal, Unreadable
from manawell.kernel.state import NOBODY

PROMPT: Final = "> "
AT_ONCE: Final = "!"
"""Written after a move that should be played without a preview."""


def play(screen: TableScreen) -> None:
    """Play to the end. On Ctrl-C, closed input or `Leave`, save the game before passing the exception on."""
    table, autosave = screen.table, screen.autosave
    screen.recall_auto_answers()
    autosave.keep()
    try:
        while (seat := table.match.actor) != NOBODY:
            if seat in screen.seats.bots:
                _bot_decides(screen, seat)
            else:
                _person_decides(screen, seat)
            autosave.keep()
    except (KeyboardInterrupt, EOFError, Leave):
        screen.context.terminal.say()
        autosave.farewell()
        raise
    screen.close()


def _bot_decides(screen: TableScreen, seat: int) -> None:
    table, seats, context = screen.table, screen.seats, screen.context
    if not seats.shared:
        screen.tell_news(seats.witness)
    bot, game, view = seats.bots[seat], table.match.game, table.view(seat)
    notice = context.word("thinking", player=seats.names(context.language)[seat])
    move = context.terminal.wait_for(lambda: bot.choose(game, view), notice)
    screen.play(seat, game.text_of(table.match.state, move))


def _person_decides(screen: TableScreen, seat: int) -> None:
    if _goes_by_itself(screen, seat):
        return
    screen.hand_over(seat)
    screen.tell_news(seat, at_once=False)
    screen.draw(seat)
    while not answered(screen, seat, screen.context.terminal.ask(PROMPT, offers(screen))):
        pass


def offers(screen: TableScreen) -> list[str]:
    """What Tab can complete: moves, and the commands in the player's language."""
    texts = screen.context.texts
    return [*screen.moves, *(word for verb in Verb for word in words_of(verb, texts))]


def _goes_by_itself(screen: TableScreen, seat: int) -> bool:
    """Play the only legal move if it needs no question, and say so."""
    text = forced(screen.table.match)
    if text is None:
        return False
    if not screen.seats.shared:
        screen.tell_news(seat)
    screen.context.say("forced-move", "dim", "" if screen.context.terminal.plain else "  ", move=text)
    screen.play(seat, text, auto=True)
    return True


def answered(screen: TableScreen, seat: int, line: str) -> bool:
    """Carry out a line; return whether the position has changed. A refused line changes nothing."""
    context, steps = screen.context, len(screen.table.line)
    line = screen.understand(line)
    try:
        if not line and not context.terminal.paged:
            screen.say_how()
        elif not line:
            screen.draw(seat)
        elif (command := parse_command(line)) and not _is_move(screen, seat, line, command):
            return carry_out(screen, seat, command)
        elif found := auto_answer_in(screen.table.match.game, line):
            change_auto_answer(screen, seat, *found)
            return len(screen.table.line) > steps
        else:
            return _moved(screen, seat, line)
    except Illegal as fault:
        screen.refuse(seat, fault)
    except Unreadable as fault:
        answer_half(screen, seat, fault.values["attempt"])
    except Fault as fault:
        context.complain(fault)
    return False


def _is_move(screen: TableScreen, seat: int, line: str, command: Command) -> bool:
    """A line that begins with a command without meaning in this game may be a move, such as `army NUR2 3`."""
    if not command.argument or command.verb not in idle_verbs(board_of(screen.table.match.game)):
        return False
    words = line.removesuffix(AT_ONCE).rstrip()
    return any(_is_readable(screen, seat, form) for form in (words, in_notation(screen.table.match.game, words)))


def _is_readable(screen: TableScreen, seat: int, words: str) -> bool:
    game = screen.table.match.game
    return BETWEEN_MOVES in words or game.parse(words) is not None or unfold(screen, seat, words) is not None


def _understood(screen: TableScreen, seat: int, words: str) -> str:
    """The line itself if it can be read; otherwise with words of any language replaced by those of the notation."""
    if words.isdecimal() or (BETWEEN_MOVES not in words and _is_readable(screen, seat, words)):
        return words
    return in_notation(screen.table.match.game, words)


def _moved(screen: TableScreen, seat: int, line: str) -> bool:
    """Play the move in a line; what it leads to is shown first, unless that was already shown or `!` follows.

    A line may also stand for several moves.
    """
    match = screen.table.match
    words = _understood(screen, seat, line.removesuffix(AT_ONCE).rstrip())
    if several := unfold(screen, seat, words):
        if several.steps:
            return take_all(screen, seat, several, ask=not line.endswith(AT_ONCE))
        if len(several.moves) > 1:
            return play_in_turn(screen, seat, several.moves)
        words = "".join(several.moves)
    move = match.game.read(match.state, seat, _move_in(screen, words))
    text = match.game.text_of(match.state, move)
    if not line.endswith(AT_ONCE) and screen.weigh(seat, text):
        answer = screen.context.terminal.ask(screen.context.word("confirm-move") + " ")
        if answer and not is_yes(answer):
            return _thought_better(screen, seat, answer)
    screen.play(seat, text)
    return True


def _thought_better(screen: TableScreen, seat: int, answer: str) -> bool:
    """Carry out another move or a command given instead of a confirmation; anything else means no."""
    if (
        answer.isdecimal()
        or parse_command(answer)
        or _is_readable(screen, seat, _understood(screen, seat, answer.removesuffix(AT_ONCE)))
    ):
        return answered(screen, seat, answer)
    screen.context.say("not-confirmed")
    return False


def _move_in(screen: TableScreen, line: str) -> str:
    """The move behind a number of the list; anything else is taken as notation."""
    if not line.isdecimal():
        return line
    if not 1 <= int(line) <= len(screen.moves):
        raise Misuse("fault-no-such-number", number=line, count=len(screen.moves))
    return screen.moves[int(line) - 1]
