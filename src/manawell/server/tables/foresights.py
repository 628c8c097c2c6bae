"""What the moves of the open decision may lead to and how battles may end."""

import asyncio
from collections.abc import Collection
from typing import Any, Final

import msgspec

from manawell.kernel.event import Event
from manawell.kernel.faults import Refusal
from manawell.kernel.foresight import Foresight, foresee, outlooks, unusable
from manawell.kernel.odds import Odds, Scales
from manawell.kernel.rng import Rng, unread_rng_from
from manawell.server.tables.client import encode
from manawell.server.tables.protocol import Sight, Story
from manawell.table.setting import LegalMove
from manawell.table.table import Table

MOST_SIGHTS: Final = 64
"""The most moves that are looked at in one go."""


class Seen:
    """What one viewer has asked about at one point of the game."""

    def __init__(self, moment: tuple[int, int]) -> None:
        self.moment = moment
        self.moves: dict[str, Sight] = {}
        self.battles: dict[str, Odds] | None = None
        self.unusable: dict[str, Refusal] | None = None


class Foresights:
    """One per table. It keeps what each viewer has seen at this point of the game, so that asking again costs nothing.

    Others are served between two battles, since each battle is played out hundreds of times.
    """

    def __init__(self) -> None:
        self._seen: dict[int, Seen] = {}
        self._foretold = msgspec.Raw(b"[]")
        self._foretold_to: tuple[int, int, int] | None = None
        """The seat, and the point of the game."""

    async def look(self, table: Table, seat: int, texts: Collection[str]) -> list[Sight]:
        """What these legal moves may lead to."""
        game, seen = table.match.game, self._at(table, seat)
        unseen = [text for text in texts if text not in seen.moves]
        together = max(1, len(unseen)) if game.looks_ahead else 1
        for at in range(0, len(unseen), together):
            seen.moves |= {one.text: one for one in _look(table, seat, unseen[at : at + together])}
            await asyncio.sleep(0)
        return [seen.moves[text] for text in texts]

    def foretell(self, table: Table, seat: int, legal: list[LegalMove]) -> Any:
        """What all legal moves that a seat is shown may lead to, for clients that want to know it at every decision: a
        list of sights, already encoded. Nothing where that would keep others waiting.
        """
        if not 0 < len(legal) <= MOST_SIGHTS or not table.match.game.looks_ahead:
            return msgspec.UNSET
        now = seat, table.version(seat), len(table.match.moves)
        if now != self._foretold_to:
            self._foretold = msgspec.Raw(encode(_look_at_all(table, seat, legal)))
            self._foretold_to = now
        return self._foretold

    async def weigh(self, table: Table, viewer: int) -> dict[str, Odds]:
        """How the battles that are announced or under way may end, as far as the viewer can tell."""
        game, seen = table.match.game, self._at(table, viewer)
        if seen.battles is None:
            view = table.view(viewer)
            scales, battles = Scales(game, view), {}
            for battle in game.battles(view):
                battles[battle] = scales.weigh(battle)
                await asyncio.sleep(0)
            seen.battles = battles
        return seen.battles

    def explain(self, table: Table, seat: int) -> dict[str, Refusal]:
        """What the seat, whose decision it is, cannot use now, and why."""
        seen = self._at(table, seat)
        if seen.unusable is None:
            seen.unusable = unusable(table.match.game, table.view(seat))
        return seen.unusable

    def _at(self, table: Table, viewer: int) -> Seen:
        moment = table.version(viewer), len(table.match.moves)
        seen = self._seen.get(viewer)
        if seen is None or seen.moment != moment:
            seen = self._seen[viewer] = Seen(moment)
        return seen


def _look(table: Table, seat: int, texts: Collection[str]) -> list[Sight]:
    return [sight(one) for one in foresee(table.match.game, table.view(seat), seat, _rng(table, seat), texts)]


def _look_at_all(table: Table, seat: int, legal: list[LegalMove]) -> list[Sight]:
    found = outlooks(table.match.game, table.view(seat), seat, _rng(table, seat))
    return [
        Sight(move.text, [_story(share, events) for share, events in stories], next_prompt, odds)
        for move, (stories, next_prompt, odds) in zip(legal, found, strict=True)
    ]


def _rng(table: Table, seat: int) -> Rng:
    """Looking ahead from the seat's view needs a random stream that depends on nothing hidden from the seat."""
    return unread_rng_from(f"foresight {table.setting.id} {seat} {table.version(seat)}".encode())


def sight(found: Foresight) -> Sight:
    stories = [_story(share, events) for share, events in found.stories]
    return Sight(found.text, stories, found.next_prompt, found.odds)


def _story(share: float, events: tuple[Event, ...]) -> Story:
    """As it is sent: an event is written as its fields."""
    written: Any = events
    return Story(share, written)
