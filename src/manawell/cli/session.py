"""An evening at the terminal: a new game or an unfinished one, and perhaps another after it."""

import contextlib
from datetime import datetime
from pathlib import Path
from typing import Final

from manawell.cli.commands import is_yes
from manawell.cli.desk import Desk
from manawell.cli.folder import Kept
from manawell.cli.keeper import Keeper
from manawell.cli.menu import Answer, choose
from manawell.cli.play import play
from manawell.cli.setup import Wishes, arrange, arrange_rematch, ask_language
from manawell.cli.sitting import Leave, Sitting
from manawell.cli.table import Table, display_name
from manawell.cli.words import Misuse
from manawell.kernel.faults import Fault
from manawell.kernel.match import Match, replay
from manawell.kernel.text import game_texts

LATEST: Final = ""
"""What `--resume` asks for without a name."""
NEW: Final = "new"
OFFERED: Final = 9


def spend(desk: Desk, wishes: Wishes, resume: str | None, language_given: bool) -> None:
    """Play until the player has had enough."""
    try:
        if not language_given and desk.folder.language() is None:
            ask_language(desk)
        match, path = _first_match(desk, wishes, resume)
    except (EOFError, Leave):
        return
    while True:
        try:
            play(Sitting(desk, Table(match), Keeper(desk, match, path)))
            if not _again(desk, len(match.seats)):
                return
        except (EOFError, Leave):
            return
        match = arrange_rematch(match)
        path = desk.folder.new_path(match)


def _first_match(desk: Desk, wishes: Wishes, resume: str | None) -> tuple[Match, Path]:
    kept = _kept_game(desk, wishes, resume)
    if kept is None:
        match = arrange(desk, wishes)
        return match, desk.folder.new_path(match)
    if kept.record.outcome is not None:
        raise Misuse("fault-resume-over", path=str(kept.path))
    match = replay(kept.record)
    desk.say("resumed", "bold", id=kept.id, count=len(match.moves))
    return match, kept.path


def _kept_game(desk: Desk, wishes: Wishes, resume: str | None) -> Kept | None:
    """The game to go on with; None for a new one."""
    if resume:
        return desk.folder.find(resume)
    if resume is None and (wishes != Wishes() or not desk.terminal.interactive):
        return None
    answers = _offers(desk)
    if resume == LATEST:
        if not answers:
            raise Misuse("fault-nothing-to-resume", folder=str(desk.folder.games))
        return desk.folder.find(choose(desk, desk.word("which-save"), answers, answers[0].value))
    if not answers:
        return None
    answers.append(Answer(NEW, desk.word("new-game")))
    chosen = choose(desk, desk.word("go-on"), answers, answers[0].value)
    return None if chosen == NEW else desk.folder.find(chosen)


def _offers(desk: Desk) -> list[Answer]:
    """The unfinished games that can be continued; one that no longer adds up must not bar the way to the others."""
    answers = []
    for kept in desk.folder.unfinished()[:OFFERED]:
        with contextlib.suppress(Fault):
            answers.append(_answer(desk, kept, replay(kept.record)))
    return answers


def _answer(desk: Desk, kept: Kept, match: Match) -> Answer:
    """An unfinished game as a line of a menu."""
    texts = game_texts(match.game, desk.language)
    names = [display_name(match, seat, desk.language) for seat in range(len(match.seats))]
    modes = [
        texts.say(f"option-{name}-{value}")
        for name, value in match.options.items()
        if texts.has(f"option-{name}-{value}")
    ]
    when = datetime.fromtimestamp(kept.path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    label = desk.word("kept-game", title=texts.say("game-title"), modes=", ".join(modes), when=when)
    about = desk.word("kept-game-about", players=", ".join(names), count=len(match.moves), id=kept.id)
    return Answer(kept.id, label, about)


def _again(desk: Desk, seats: int) -> bool:
    if not desk.terminal.interactive:
        return False
    return is_yes(desk.terminal.ask(desk.word("again" if seats > 1 else "again-alone") + " "))
