"""How bots take their turns: unhurried, and without a hint of how long they thought.

A turn that holds two decisions, one of them hidden from the others (GEG-27.10), must not take longer than a turn with
one. So every turn is told when a whole number of paces has passed since it began, and the thinking fits within one.
"""

import asyncio
import math
import secrets
from functools import partial
from time import monotonic
from typing import NamedTuple

from manawell.kernel.journal import SPECTATOR, Journal, only
from manawell.kernel.match import Match
from manawell.kernel.state import NOBODY
from manawell.server.bots import FIRST_SHARE, PACE, USUAL_PACE, Thinkers
from manawell.server.faults import Unstored, Unthought
from manawell.server.seating import is_full
from manawell.server.tables import Table

PATIENCE = 2.0
"""Seconds before a write that the storage refused, or a thought that failed, is tried again."""


def bot_to_move(table: Table) -> int | None:
    """The seat of a bot that must decide."""
    actor = table.course.match.actor
    if actor == NOBODY or not is_full(table.chairs) or table.chairs[actor].kind != "bot":
        return None
    return actor


def is_deserted(table: Table) -> bool:
    """Every person has given up and nobody watches: the bots finish among themselves."""
    return not table.clients and not table.company.elsewhere and set(table.people()) <= table.course.match.gone()


async def play_bots(table: Table, thinkers: Thinkers, scale: float) -> None:
    """Decide for the bots until a person is to move."""
    began = monotonic()
    while (seat := bot_to_move(table)) is not None:
        match, number = table.course.match, len(table.course.match.moves)
        level = table.chairs[seat].level or ""
        pace = 0.0 if is_deserted(table) else PACE.get(level, USUAL_PACE) * scale * match.game.judge.effort(level)
        seconds = max(pace * FIRST_SHARE - (monotonic() - began), pace / 10) if pace else None
        question = match.game.id, match.view(seat), level
        try:
            thought = await thinkers.think(table.id, *question, secrets.token_hex(16), seconds)
        except Unthought:
            await asyncio.sleep(PATIENCE)
            continue
        asked = Asked(match, number, seat)
        unseen = asked.is_open(table) and is_unseen(match, seat, thought.text)
        if pace and not unseen:
            spent = monotonic() - began
            await asyncio.sleep(math.ceil(spent / pace) * pace - spent)
        try:
            made = await table.change(partial(asked.answer, table, thought.text))
        except Unstored:
            made = False
        if not made:
            await asyncio.sleep(PATIENCE if table.in_doubt else 0)
        if not unseen or not made:
            began = monotonic()


class Asked(NamedTuple):
    """The decision about which a bot thinks."""

    match: Match
    number: int
    """Moves before it."""
    seat: int

    def is_open(self, table: Table) -> bool:
        """The game has not gone on without the bot."""
        match = self.match
        return table.course.match is match and len(match.moves) == self.number and match.actor == self.seat

    async def answer(self, table: Table, text: str) -> bool:
        """Whether the move was still wanted."""
        if not self.is_open(table):
            return False
        await table.append("move", self.seat, {"text": text}, f"bot:{secrets.token_hex(8)}")
        return True


def is_unseen(match: Match, seat: int, text: str) -> bool:
    """The move would be told to its seat alone."""
    state = match.state.clone()
    state.journal = journal = Journal()
    state.play(match.game.read(state, seat, text))
    others = sum(only(viewer) for viewer in (SPECTATOR, *range(len(match.seats))) if viewer != seat)
    return not any(audience & others for _, audience in journal.entries)
