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
from manawell.cli.setup import Wishes, arrange, arrange_rematch, ask_language, check_wishes
from manawell.cli.sitting import Leave, Sitting
from manawell.cli.table import Table
from manawell.cli.words import Misuse
from manawell.kernel.match import Match, replay
from manawell.kernel.record import read_record

LATEST: Final = ""
"""What `--resume` asks for without a name."""
NEW: Final = "new"


def spend(desk: Desk, wishes: Wishes, resume: str | None, language_given: bool) -> None:
    """Play until the player has had enough."""
    with contextlib.suppress(EOFError, Leave), contextlib.ExitStack() as locks:
        check_wishes(wishes)
        if desk.terminal.interactive and not language_given and desk.folder.language() is None:
            ask_language(desk)
        match, path = _first_match(desk, wishes, resume, locks)
        while True:
            _introduce(desk, match)
            play(Sitting(desk, Table(match), Keeper(desk, match, path)))
            if not _again(desk, len(match.seats)):
                return
            match = arrange_rematch(match)
            path = desk.folder.new_path(match)
            locks.close()
            locks.enter_context(only_here(path))


def _first_match(desk: Desk, wishes: Wishes, resume: str | None, locks: contextlib.ExitStack) -> tuple[Match, Path]:
    kept = _kept_game(desk, wishes, resume)
    if kept is None:
        match = arrange(desk, wishes)
        path = desk.folder.new_path(match)
        locks.enter_context(only_here(path))
        return match, path
    if kept.record.outcome is not None:
        raise Misuse("fault-resume-over", path=str(kept.path))
    locks.enter_context(only_here(kept.path))
    match = replay(read_record(kept.path))
    desk.say("resumed", "bold", id=kept.id, count=len(match.moves))
    return match, kept.path


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
