"""What the moves of the open decision may lead to and how battles may end; computed once, when somebody asks."""

import asyncio
from collections.abc import Collection
from typing import Any, cast

from manawell.kernel.faults import Refusal
from manawell.kernel.foresight import Foresight, foresee, unusable
from manawell.kernel.odds import Odds, Scales
from manawell.kernel.rng import rng_from
from manawell.server.tables.protocol import Sight, Story
from manawell.table.table import Table


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

    async def look(self, table: Table, seat: int, texts: Collection[str]) -> list[Sight]:
        """Look ahead from the seat's view, with a random stream that depends on nothing hidden from the seat."""
        game, seen = table.match.game, self._at(table, seat)
        unseen = [text for text in texts if text not in seen.moves]
        together = max(1, len(unseen)) if game.looks_ahead else 1
        for at in range(0, len(unseen), together):
            rng = rng_from(f"foresight {table.setting.id} {seat} {table.version(seat)}".encode())
            found = foresee(game, table.view(seat), seat, rng, unseen[at : at + together])
            seen.moves |= {one.text: sight(one) for one in found}
            await asyncio.sleep(0)
        return [seen.moves[text] for text in texts]

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


def sight(found: Foresight) -> Sight:
    """As it is sent: an event is written as its fields."""
    stories = [Story(share, cast(list[dict[str, Any]], list(events))) for share, events in found.stories]
    return Sight(found.text, stories, found.next_prompt, found.odds)
