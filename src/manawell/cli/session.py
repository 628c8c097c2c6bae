"""An evening at the terminal: a new game or an unfinished one, and perhaps another after it."""

import contextlib
from pathlib import Path
from typing import Final

from manawell.cli.commands import is_yes
from manawell.cli.desk import Desk
from manawell.cli.folder import Kept
from manawell.cli.keeper import Keeper, only_here
from manawell.cli.kept import unfinished_answers
from manawell.cli.menu import Answer, choose
from manawell.cli.play import play
from manawell.cli.rules import say_minute
from manawell.cli.seats import Seats
from manawell.cli.setup import Wishes, arrange, arrange_rematch, ask_language, check_wishes
from manawell.cli.sitting import Leave, Sitting
from manawell.cli.words import Misuse
from manawell.kernel.match import Match
from manawell.table.record import read_record, replay
from manawell.table.table import Table

LATEST: Final = ""
"""What `--resume` asks for without a name."""
NEW: Final = "new"


def spend(desk: Desk, wishes: Wishes, resume: str | None, language_given: bool) -> None:
    """Play until the player has had enough."""
    with contextlib.suppress(EOFError, Leave), contextlib.ExitStack() as locks:
        check_wishes(wishes)
        if desk.terminal.interactive and not language_given and desk.folder.language() is None:
            ask_language(desk)
        table, path = _first_table(desk, wishes, resume, locks)
        while True:
            _introduce(desk, table.match)
            play(Sitting(desk, table, Seats(table.match), Keeper(desk, table, path)))
            if not _again(desk, len(table.match.seats)):
                return
            table = arrange_rematch(table.match)
            path = desk.folder.new_path(table.match)
            locks.close()
            locks.enter_context(only_here(path))


def _first_table(desk: Desk, wishes: Wishes, resume: str | None, locks: contextlib.ExitStack) -> tuple[Table, Path]:
    kept = _kept_game(desk, wishes, resume)
    if kept is None:
        table = arrange(desk, wishes)
        path = desk.folder.new_path(table.match)
        locks.enter_context(only_here(path))
        return table, path
    if kept.record.outcome is not None:
        raise Misuse("fault-resume-over", path=str(kept.path))
    locks.enter_context(only_here(kept.path))
    table = replay(read_record(kept.path))
    desk.say("resumed", "bold", id=kept.id, count=len(table.line))
    return table, kept.path


def _kept_game(desk: Desk, wishes: Wishes, resume: str | None) -> Kept | None:
    """The game to go on with; None for a new one."""
    if resume:
        return desk.folder.find(resume)
    if resume is None and (wishes != Wishes() or not desk.terminal.interactive):
        return None
    answers = unfinished_answers(desk)
    if resume == LATEST:
        if not answers:
            raise Misuse("fault-nothing-to-resume", folder=str(desk.folder.games))
        return desk.folder.find(choose(desk, desk.word("which-save"), answers, answers[0].value))
    if not answers:
        return None
    answers.append(Answer(NEW, desk.word("new-game")))
    chosen = choose(desk, desk.word("go-on"), answers, answers[0].value)
    return None if chosen == NEW else desk.folder.find(chosen)


def _introduce(desk: Desk, match: Match) -> None:
    """Before somebody's first game of this kind: what it is about."""
    if match.moves or not desk.terminal.interactive or desk.folder.knows(match.game.id):
        return
    desk.terminal.say()
    say_minute(desk, match.game, match.options)
    desk.say("minute-more", "dim")
    if not desk.terminal.plain:  # where the screen is not emptied for the table, nothing is lost
        desk.terminal.say()
        desk.terminal.ask(desk.word("minute-begin") + " ")
    desk.folder.remember_game(match.game.id)


def _again(desk: Desk, seats: int) -> bool:
    if not desk.terminal.interactive:
        return False
    desk.terminal.drop_typed()
    return is_yes(desk.terminal.ask(desk.word("again" if seats > 1 else "again-alone") + " "))
