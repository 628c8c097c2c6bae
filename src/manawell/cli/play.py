"""The loop of a game: whoever must decide is asked, people at the keyboard and bots out of sight."""

from typing import Final

from manawell.cli.actions import carry_out, is_yes
from manawell.cli.commands import parse_command
from manawell.cli.sitting import Leave, Sitting
from manawell.cli.words import Misuse
from manawell.kernel.faults import Fault, Illegal, Unreadable
from manawell.kernel.state import NOBODY

PROMPT: Final = "> "
AT_ONCE: Final = "!"
"""After a move that need not be shown before it is played."""


def play(sitting: Sitting) -> None:
    """Play to the end. Ctrl-C, a closed input and `Leave` keep the game first, then go on to the caller."""
    match, keeper = sitting.table.match, sitting.keeper
    keeper.keep()
    try:
        while match.actor != NOBODY:
            if match.actor in sitting.table.bots:
                _bot_decides(sitting, match.actor)
            else:
                _person_decides(sitting, match.actor)
            keeper.keep()
    except (KeyboardInterrupt, EOFError, Leave):
        sitting.desk.terminal.say()
        keeper.farewell()
        raise
    sitting.close()


def _bot_decides(sitting: Sitting, seat: int) -> None:
    table, desk = sitting.table, sitting.desk
    if not table.shared:
        sitting.tell_news(table.witness)
    bot, game, view = table.bots[seat], table.match.game, table.match.view(seat)
    notice = desk.word("thinking", player=table.names(desk.language)[seat])
    table.match.play_move(desk.terminal.wait_for(lambda: bot.choose(game, view), notice))


def _person_decides(sitting: Sitting, seat: int) -> None:
    sitting.hand_over(seat)
    sitting.tell_news(seat)
    sitting.draw(seat)
    while not _answered(sitting, seat, sitting.desk.terminal.ask(PROMPT)):
        pass


def _answered(sitting: Sitting, seat: int, line: str) -> bool:
    """Carry out a line; say whether the position has changed. What is refused changes nothing."""
    desk = sitting.desk
    try:
        if not line:
            sitting.say_how()
        elif command := parse_command(line):
            return carry_out(sitting, seat, command)
        else:
            return _moved(sitting, seat, line)
    except Illegal as fault:
        _refuse(sitting, seat, fault)
    except Unreadable as fault:
        desk.complain(fault)
        sitting.say_how()
    except Fault as fault:
        desk.complain(fault)
    return False


def _moved(sitting: Sitting, seat: int, line: str) -> bool:
    """Play the move in a line; what it leads to is shown first, unless that stands on the list or `!` follows."""
    match = sitting.table.match
    if sitting.listed:
        match.play(seat, _move_in(sitting, line))
        return True
    move = match.game.read(match.state, seat, _move_in(sitting, line.removesuffix(AT_ONCE).rstrip()))
    if not line.endswith(AT_ONCE):
        sitting.preview(seat, match.game.text_of(match.state, move))
        answer = sitting.desk.terminal.ask(sitting.desk.word("confirm-move") + " ")
        if answer and not is_yes(answer):
            return _thought_better(sitting, seat, answer)
    match.play_move(move)
    return True


def _thought_better(sitting: Sitting, seat: int, answer: str) -> bool:
    """Another move or a command is taken at its word; anything else is a no."""
    if answer.isdecimal() or parse_command(answer) or sitting.table.match.game.parse(answer.removesuffix(AT_ONCE)):
        return _answered(sitting, seat, answer)
    sitting.desk.say("not-confirmed")
    return False


def _move_in(sitting: Sitting, line: str) -> str:
    """The notation behind a number of the list; anything else is taken as notation."""
    if not line.isdecimal():
        return line
    if not 1 <= int(line) <= len(sitting.moves):
        raise Misuse("fault-no-such-number", number=line, count=len(sitting.moves))
    return sitting.moves[int(line) - 1]


def _refuse(sitting: Sitting, seat: int, fault: Illegal) -> None:
    """What was wrong, the rule, and what would be legal."""
    refusal, desk = fault.refusal, sitting.desk
    desk.terminal.say(sitting.scene(seat).voice.refusal(refusal), "yellow")
    desk.say("refused", rule=refusal.rule, nearest=desk.texts.join(refusal.nearest))
