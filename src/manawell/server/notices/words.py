"""What a notice says, and whether it is still true: from the table as the person sees it, and nothing more."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from manawell.kernel.faults import Fault
from manawell.kernel.text import game_texts
from manawell.server.faults import StorageDown, server_texts
from manawell.server.storage.interface import OPEN, Chair, Guest
from manawell.server.storage.notices import Notice
from manawell.server.storage.rows import result_of
from manawell.server.tables.calling import CHALLENGE, JOINED, OVER, PAIRED, REMATCH, TURN, decided
from manawell.server.tables.cards import seat_names
from manawell.server.tables.live import LiveTable
from manawell.server.tables.registry import TableRegistry

HOME: Final = "/"
MANY: Final = "many"
"""The tag of a message about several tables."""


MOST_TURNS: Final = 100
"""The most running games in which we look whose turn it is."""


class Fact(NamedTuple):
    """Something that a person should know, which is true now."""

    notice: Notice
    text: str
    """A sentence or two."""
    game: str


class Message(msgspec.Struct, frozen=True):
    """What a browser is sent; `sw.js` shows it."""

    title: str
    body: str
    path: str
    """What to open."""
    tag: str
    """A later message with the same tag replaces it."""
    count: int
    """In how many games it is the person's turn."""


async def fact_of(registry: TableRegistry, guest: Guest, notice: Notice) -> Fact | None:
    """What a notice says now; None if it is no longer true."""
    try:
        async with registry.table(notice.table_id) as live:
            text = await _told(registry, live, guest, notice)
            return None if text is None else Fact(notice, text, _game(live, guest.language))
    except StorageDown:
        raise
    except Fault:
        return None  # the table was removed, or cannot be opened


def is_my_turn(live: LiveTable, guest: str) -> bool:
    if live.log.over or not live.dealt:
        return False
    actor = live.table.view(live.viewer(guest)).actor
    return actor in live.mine(guest) and actor not in live.table.deputies


async def my_turns(registry: TableRegistry, guest: str) -> int:
    """In how many games it is this guest's turn."""
    count = 0
    for name in (await registry.storage.profiles.running(guest))[:MOST_TURNS]:
        try:
            async with registry.table(name) as live:
                count += is_my_turn(live, guest)
        except StorageDown:
            raise
        except Fault:
            continue  # the list of games says what is wrong with it
    return count


def message_of(facts: Sequence[Fact], language: str, count: int) -> Message:
    """All of them as one message; of several facts about one table the first says enough."""
    words = server_texts(language)
    tables = {fact.notice.table_id: fact for fact in reversed(facts)}
    told = [tables[name] for name in dict.fromkeys(fact.notice.table_id for fact in facts)]
    if len(told) == 1:
        only = told[0]
        path = HOME if only.notice.kind == CHALLENGE else f"/t/{only.notice.table_id}"
        return Message(only.game, only.text, path, only.notice.table_id, count)
    body = "\n".join(f"{fact.game}: {fact.text}" for fact in told)
    return Message(words.say("notice-many", count=len(told)), body, HOME, MANY, count)


async def _told(registry: TableRegistry, live: LiveTable, guest: Guest, notice: Notice) -> str | None:
    words, mine = server_texts(guest.language), live.mine(guest.id)
    turn = is_my_turn(live, guest.id)
    others = _others(live.chairs, guest)
    if notice.kind == CHALLENGE:
        return await _challenged(registry, live, guest)
    if not mine:
        return None
    if notice.kind == TURN and turn and decided(live.log.entries, mine) == notice.key:
        return words.say("notice-turn", others=others)
    if notice.kind == OVER and live.log.over:
        return _ended(live, guest, others)
    if notice.kind != JOINED or live.log.over or decided(live.log.entries, mine):
        return None
    if notice.key == REMATCH:
        told = words.say("notice-rematch", others=others)
    elif notice.key == PAIRED:
        told = words.say("notice-paired", others=others)
    elif (who := live.chairs[notice.key]) == OPEN:
        return None
    else:
        told = words.say("notice-joined", name=who.name)
    then = "notice-your-turn" if turn else "notice-begun" if live.dealt else None
    return told if then is None else f"{told} {words.say(then)}"


async def _challenged(registry: TableRegistry, live: LiveTable, guest: Guest) -> str | None:
    storage, host = registry.storage, live.host
    if OPEN not in live.chairs or host is None or await storage.notices.invited(live.id) != guest.id:
        return None
    if await storage.manners.is_blocked(host, [guest.id]):
        return None
    name = next((chair.name for chair in live.chairs if chair.guest == host), "")
    return server_texts(guest.language).say("notice-challenge", name=name)


def _ended(live: LiveTable, guest: Guest, others: str) -> str:
    outcome = live.table.outcome()
    assert outcome is not None, "the game is over"
    ended = {"winners": outcome.winners, "scores": outcome.scores}
    results = {result_of(ended, seat) for seat in live.mine(guest.id)}
    result = results.pop() if len(results) == 1 else "mixed"
    return server_texts(guest.language).say("notice-over", result=result, others=others)


def _others(chairs: list[Chair], guest: Guest) -> str:
    """Who else sits at the table, by their names."""
    names = seat_names(chairs, guest.language)
    others = [name for name, chair in zip(names, chairs, strict=True) if chair.guest != guest.id and chair != OPEN]
    return server_texts(guest.language).join(others)


def _game(live: LiveTable, language: str) -> str:
    return game_texts(live.game, language).say("game-title")
