"""Saved games as items of a menu."""

import contextlib
from collections.abc import Iterable
from datetime import datetime
from typing import Final

from manawell.cli.context import Context
from manawell.cli.folder import Kept
from manawell.cli.menu import Answer
from manawell.cli.seats import display_name
from manawell.kernel.faults import Fault
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.kernel.text import game_texts
from manawell.table.record import replay

OFFERED: Final = 9


def unfinished_answers(context: Context) -> list[Answer]:
    """The games that can be continued; broken ones are left out."""
    answers = []
    for kept in context.folder.unfinished()[:OFFERED]:
        with contextlib.suppress(Fault):
            answers.append(_answer(context, kept, replay(kept.record).match))
    return answers


def finished_answers(context: Context) -> list[Answer]:
    """The finished games, latest first."""
    return list(_undoubted(context, context.folder.finished()[:OFFERED]))


def _undoubted(context: Context, games: Iterable[Kept]) -> Iterable[Answer]:
    """Menu items without replaying each game, which can take a while; a broken one is reported when it is chosen."""
    for kept in games:
        record = kept.record
        with contextlib.suppress(Fault):
            match = Match(find_game(record.game, record.rules), record.options, Seal(record.seed or ""), record.players)
            yield _answer(context, kept, match)


def _answer(context: Context, kept: Kept, match: Match) -> Answer:
    texts = game_texts(match.game, context.language)
    names = [display_name(match, seat, context.language) for seat in range(len(match.seats))]
    modes = [
        texts.say(f"option-{name}-{value}")
        for name, value in match.options.items()
        if texts.has(f"option-{name}-{value}")
    ]
    when = datetime.fromtimestamp(kept.path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    label = context.word("kept-game", title=texts.say("game-title"), modes=", ".join(modes), when=when)
    count = len(kept.record.moves)
    return Answer(kept.id, label, context.word("kept-game-about", players=", ".join(names), count=count, id=kept.id))
