"""How bots take their turns: at an even pace that does not show how long they thought.

A turn with two decisions, one of them hidden from the others (GEG-27.10), must not take longer than a turn with one. So
every turn is shown when a whole number of paces has passed since it began, and the thinking must fit within one.
"""

import math
import secrets
from asyncio import sleep
from functools import partial
from time import monotonic
from typing import NamedTuple

from manawell.kernel.journal import Journal, only
from manawell.kernel.state import State
from manawell.server.faults import StorageDown, Unthought
from manawell.server.tables.bot_pool import FIRST_SHARE, PACE, USUAL_PACE, BotPool
from manawell.server.tables.live import LiveTable
from manawell.server.telemetry.metrics import THOUGHT_SECONDS
from manawell.table.entries import Move
from manawell.table.table import Table

PATIENCE = 2.0
"""Seconds before a write that the storage refused, or a thought that failed, is tried again."""


def is_deserted(live: LiveTable) -> bool:
    """Whether every person has given up and nobody watches: then the bots finish without pauses."""
    return not live.clients and not live.presence.elsewhere and set(live.people()) <= live.table.match.gone()


async def play_bots(live: LiveTable, bot_pool: BotPool, scale: float) -> None:
    """Play the bots' turns until a person must move."""
    began = monotonic()
    while (seat := live.bot_to_move()) is not None:
        match = live.table.match
        level = live.level_of(seat) or ""
        pace = 0.0 if is_deserted(live) else PACE.get(level, USUAL_PACE) * scale * match.game.judge.share()
        seconds = max(pace * FIRST_SHARE - (monotonic() - began), pace / 10) if pace else None
        decision, question = Decision(match.state, seat), (match.game, match.view(seat), level)
        try:
            with THOUGHT_SECONDS.time():
                text = await bot_pool.decide(live.id, *question, secrets.token_hex(16), seconds)
        except Unthought:
            await sleep(PATIENCE)
            continue
        unseen = bool(pace) and decision.is_open(live) and is_unseen(live.table, seat, text)
        if pace and not unseen:
            spent = monotonic() - began
            await sleep(math.ceil(spent / pace) * pace - spent)
        try:
            made = await live.change(partial(decision.answer, live, text))
        except StorageDown:
            made = False
        if not made:
            await sleep(PATIENCE if live.in_doubt else 0)
        if not unseen or not made:
            began = monotonic()


class Decision(NamedTuple):
    """The decision a bot is thinking about."""

    state: State
    seat: int

    def is_open(self, live: LiveTable) -> bool:
        """Whether the game is still at this decision, and a bot's: every position is a separate object."""
        return live.table.match.state is self.state and live.bot_to_move() == self.seat

    async def answer(self, live: LiveTable, text: str) -> bool:
        """Play the move if the decision is still open; whether it was."""
        if not self.is_open(live):
            return False
        await live.append(Move(text, seat=self.seat, request=f"bot:{secrets.token_hex(8)}"))
        return True


def is_unseen(table: Table, seat: int, text: str) -> bool:
    """Whether the move would be told to its own seat alone."""
    match, state = table.match, table.match.state.clone()
    state.journal = journal = Journal()
    state.play(match.game.read(state, seat, text))
    others = sum(only(viewer) for viewer in table.viewers if viewer != seat)
    return not any(audience & others for audience in journal.audiences)
