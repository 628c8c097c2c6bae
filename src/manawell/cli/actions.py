"""What the commands at the table do. Each returns whether the position has changed."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from manawell.boards import Board, Showing, board_of
from manawell.bots.hints import ADVICE_SECONDS, ADVISER, Thought, reasoned, think
from manawell.cli.auto_answers import auto_answer_lines
from manawell.cli.commands import Command, Verb, command_lines, is_yes, parse_command, vocabulary
from manawell.cli.context import Context
from manawell.cli.lines import take_all
from manawell.cli.rules import say_rule, show_book, show_rule
from manawell.cli.table_screen import LONGEST_LIST, Leave, TableScreen
from manawell.cli.words import Misuse, trouble_line
from manawell.kernel.game import Reason
from manawell.kernel.rulebook import find_rule
from manawell.kernel.state import NOBODY
from manawell.table.entries import Chances, Hint, TakeBack
from manawell.table.faults import TableFault
from manawell.table.requests import check_chances, check_hint
from manawell.table.takebacks import FREE, takeback

ADVISED: Final = 3
"""How many moves a hint names."""
DELETE: Final = ("delete", "löschen", "loeschen", "supprimer")
MOVE_COLUMN: Final = 20
"""Width of a move with its number in a long list."""


def carry_out(screen: TableScreen, seat: int, command: Command) -> bool:
    if own := screen.actions.get(command.verb):
        return own(seat, command.argument)
    return _ACTIONS[command.verb](screen, seat, command.argument)


def _help(screen: TableScreen, seat: int, argument: str) -> bool:
    """Explain the open decision, with its rule; or show the rule that was asked for."""
    context, showing = screen.context, screen.showing(seat)
    if argument:
        return _rules(screen, seat, argument)
    prompt = showing.game.prompt(showing.view)
    if prompt is not None:
        context.terminal.say(" ".join(_explained(showing, prompt.id)))
        context.terminal.say()
        say_rule(context, find_rule(showing.game, context.language, prompt.rule))
        context.terminal.say()
    message = "help-answers" if screen.listed else "help-answers-many"
    context.say(message, "bold", count=len(screen.moves), move=next(iter(screen.moves), "–"))
    context.say("help-line")
    idle = [verb for verb in idle_verbs(board_of(showing.game)) if verb not in screen.actions]
    lines = [*command_lines(context.texts, idle, screen.place), *auto_answer_lines(screen, seat)]
    context.terminal.say_all(lines, indent="" if context.terminal.plain else "  ")
    return False


def _rules(screen: TableScreen, _seat: int, argument: str) -> bool:
    """Show the whole rulebook, or what it says about something."""
    context, match = screen.context, screen.table.match
    if not argument:
        show_book(context, match.game, match.options)
    else:
        with context.terminal.pages():
            show_rule(context, match.game, argument, match.options)
    return False


def _explained(showing: Showing, prompt: str) -> Iterator[str]:
    """What the decision is about, and how to type an answer, which only the terminal explains."""
    yield showing.name(f"help-{prompt}")
    if showing.voice.texts.has(f"type-{prompt}"):
        yield showing.name(f"type-{prompt}")


def idle_verbs(board: Board) -> list[Verb]:
    """The commands that have no meaning in this game, unless the table gives them one."""
    idle = [Verb.COACH, *([Verb.LOOK] if type(board).look is Board.look else [])]
    return [*idle, Verb.ARMY] if type(board).army is Board.army else idle


def _hint(screen: TableScreen, seat: int, _argument: str) -> bool:
    """Say what a master would do, from this seat's own view; it is noted in the record."""
    context, table = screen.context, screen.table
    check_hint(table, seat, len(screen.seats.humans))
    game, view = table.match.game, table.view(seat)
    thought = context.terminal.wait_for(
        lambda: reasoned(
            game, view, think(game, view, ADVISER, screen.seats.fancy, ADVICE_SECONDS), screen.seats.fancy
        ),
        context.word("thinking-hint"),
    )
    voice = screen.showing(seat).voice
    for message, move, worth, reason in hint_lines(thought):
        chance = "" if worth is None else _chance(context, worth, thought.exact)
        number = str(screen.moves.index(move) + 1)
        context.say(message, "magenta", number=number, move=move, chance=chance)
        if reason is not None:
            context.say("hint-reason", "magenta", "  ", reason=voice.reason(reason))
    screen.add(Hint(seat=seat))
    screen.autosave.keep()
    return False


def _chances(screen: TableScreen, seat: int, _argument: str) -> bool:
    """Show the seat its chances from now on, or no longer; it is noted in the record."""
    check_chances(screen.table, len(screen.seats.humans))
    shown = seat not in screen.table.chances_shown
    screen.add(Chances(shown, seat=seat))
    screen.autosave.keep()
    if shown:
        screen.say_chances(seat)
    else:
        screen.context.say("chances-hidden")
    return False


def hint_lines(thought: Thought) -> list[tuple[str, str, float | None, Reason | None]]:
    """What to say about a few moves: the message, the move, and its worth and reason if known."""
    if thought.only:
        return [("hint-only", thought.text, None, None)]
    best = "hint-plain" if thought.worth is None else "hint-best"
    others = [("hint-equal" if one.equal else "hint-next", one.text, one.worth, one.reason) for one in thought.others]
    return [(best, thought.text, thought.worth, thought.reason), *others[: ADVISED - 1]]


def _chance(context: Context, worth: float, exact: bool) -> str:
    return context.word("chance-exact" if exact else "chance", percent=round(100 * worth))


def _undo(screen: TableScreen, _seat: int, _argument: str) -> bool:
    table = screen.table
    found, before = takeback(table, screen.seats.humans, others=False), len(table.line)
    if found.how != FREE:
        raise TableFault("fault-no-takeback", why=found.how)
    screen.add(TakeBack(found.kept, seat=table.match.deciders[found.kept]))
    count = before - found.kept
    screen.forget_news()
    screen.context.say("taken-back", "bold", count=count)
    return True


def _log(screen: TableScreen, seat: int, _argument: str) -> bool:
    """Everything that this seat has been told."""
    voice = screen.showing(seat).voice
    screen.context.say("log-title", "bold")
    for number, event in enumerate(screen.table.told(seat), 1):
        screen.context.terminal.say(f"{number}. {voice.event(event)}")
    return False


def _board(screen: TableScreen, seat: int, _argument: str) -> bool:
    screen.draw(seat)
    return False


def _moves(screen: TableScreen, seat: int, argument: str) -> bool:
    """The legal moves, or those that contain a word. Few are listed with what they lead to, many page by page."""
    context = screen.context
    word = r"[\s@/:>]*".join(map(re.escape, argument.split()))
    wanted = re.compile(rf"(?<![\d-]){word}(?!\d)", re.IGNORECASE)
    found = [move for move in screen.moves if not argument or wanted.search(move)]
    if not found:
        context.say("moves-none", "yellow", word=argument)
    elif len(found) <= LONGEST_LIST:
        screen.list_moves(seat, found)
    else:
        _show_pages(screen, found)
    return False


def _show_pages(screen: TableScreen, moves: Sequence[str]) -> None:
    """Moves with their numbers, as many per page as fit on the screen."""
    terminal = screen.context.terminal
    items = [f"{screen.moves.index(move) + 1:>4} {move}" for move in moves]
    room = max(MOVE_COLUMN, *(len(item) + 1 for item in items))
    columns = 1 if terminal.plain else max(1, terminal.width // room)
    rows = [items[at : at + columns] for at in range(0, len(items), columns)]
    lines = ["".join(f"{item:<{room}}" for item in row).rstrip() for row in rows]
    page = max(5, terminal.console.height - 3)
    for at in range(0, len(lines), page):
        if at and terminal.interactive and terminal.ask(screen.context.word("moves-more") + " "):
            return
        for line in lines[at : at + page]:
            terminal.console.print(line, soft_wrap=True)


def _look(screen: TableScreen, seat: int, argument: str) -> bool:
    """Everything that can be said about a card or a piece."""
    showing = screen.showing(seat)
    if Verb.LOOK in idle_verbs(board_of(showing.game)):
        raise Misuse("fault-no-look")
    told = board_of(showing.game).look(showing, argument)
    if not told:
        raise Misuse("fault-nothing-known", word=argument)
    screen.context.terminal.say_all(told)
    return False


def _army(screen: TableScreen, seat: int, argument: str) -> bool:
    """List the armies, use one, save one's own, or delete one."""
    context, showing = screen.context, screen.showing(seat)
    board, game = board_of(showing.game), showing.game.id
    if Verb.ARMY in idle_verbs(board):
        raise Misuse("fault-no-armies")
    own = context.folder.own_armies(game)
    word, _, name = argument.partition(" ")
    name = name.strip()
    if not argument:
        _list_armies(screen, own, board.armies(showing))
    elif name and vocabulary().get(word.casefold()) is Verb.SAVE:
        line = board.army(showing)
        if line is None:
            raise Misuse("fault-army-unmade")
        _put_army(screen, name, line)
    elif name in own and word.casefold() in DELETE:
        _put_army(screen, name, None)
    else:
        known = board.armies(showing) | own
        if argument not in known:
            raise Misuse("fault-no-such-army", name=argument, known=", ".join(known))
        expansion = board.expand(showing, known[argument])
        if expansion is None:
            raise Misuse("fault-army-too-late")
        return take_all(screen, seat, expansion)
    return False


def _coach(screen: TableScreen, _seat: int, _argument: str) -> bool:
    """Only a guided first game has a coach."""
    raise Misuse("fault-no-coach", game=screen.table.match.game.id)


def _put_army(screen: TableScreen, name: str, line: str | None) -> None:
    """Save an army under a name; without a line, delete it."""
    context, game = screen.context, screen.table.match.game.id
    try:
        if line is None:
            context.folder.drop_army(game, name)
            context.say("army-dropped", name=name)
        else:
            context.say("army-kept", path=str(context.folder.keep_army(game, name, line)))
            context.terminal.say(line, "bold")
    except OSError as error:
        context.terminal.say(trouble_line(error, context.language, context.folder.armies), "yellow")


def _list_armies(screen: TableScreen, own: Mapping[str, str], offered: Mapping[str, str]) -> None:
    context = screen.context
    for message, armies in (("armies-own", own), ("armies-offered", offered)):
        if armies:
            context.say(message, "bold")
            for name, line in armies.items():
                context.say("pair", indent="" if context.terminal.plain else "  ", name=name, value=line)
    context.say("armies-how", "dim")


def _save(screen: TableScreen, _seat: int, argument: str) -> bool:
    """Save the game, which happens after every move anyway; with a name, save a copy there."""
    context, autosave = screen.context, screen.autosave
    path = Path(argument).expanduser() if argument else autosave.path
    try:
        if argument:
            autosave.copy_to(path)
        else:
            autosave.keep()
            if autosave.refused is not None:
                raise autosave.refused
        context.say("saved", path=str(path))
    except OSError as error:
        context.terminal.say(trouble_line(error, context.language, path), "yellow")
    return False


def _language(screen: TableScreen, seat: int, argument: str) -> bool:
    if not argument:
        screen.context.say("language-how")
        return False
    screen.context.speak(argument)
    screen.draw(seat)
    return False


def _resign(screen: TableScreen, seat: int, _argument: str) -> bool:
    answer = screen.context.terminal.ask(screen.context.word("resign-sure") + " ")
    if not is_yes(answer):
        screen.context.say("resign-not")
        return False
    screen.add(screen.table.giving_up(seat))
    if screen.table.match.actor != NOBODY and screen.seats.humans == [seat]:
        screen.autosave.keep()
        screen.context.say("bots-go-on", "bold")
        if parse_command(screen.context.terminal.ask(screen.context.word("watch-or-leave") + " ")) == Command(
            Verb.QUIT
        ):
            raise Leave
    return True


def _quit(screen: TableScreen, _seat: int, _argument: str) -> bool:
    """Leave; if the game could not be saved, only when asked twice."""
    autosave = screen.autosave
    autosave.keep()
    if autosave.refused is not None and not screen.warned:
        screen.warned = True
        screen.context.say("quit-unsaved", "bold red")
        return False
    raise Leave


_ACTIONS: Final[dict[Verb, Callable[[TableScreen, int, str], bool]]] = {
    Verb.HELP: _help,
    Verb.RULES: _rules,
    Verb.HINT: _hint,
    Verb.CHANCES: _chances,
    Verb.UNDO: _undo,
    Verb.LOG: _log,
    Verb.BOARD: _board,
    Verb.MOVES: _moves,
    Verb.LOOK: _look,
    Verb.ARMY: _army,
    Verb.COACH: _coach,
    Verb.SAVE: _save,
    Verb.LANGUAGE: _language,
    Verb.RESIGN: _resign,
    Verb.QUIT: _quit,
}
