"""What the moves of the open decision may lead to; looked at when somebody asks, and each move once."""

from collections.abc import Collection

from manawell.kernel.foresight import Foresight, foresee
from manawell.kernel.rng import rng_from
from manawell.server.protocol import Sight, Story
from manawell.server.scenes import telling
from manawell.table.table import Table


class Sights:
    """One per table. It keeps what was seen for one decision, so that to ask again costs nothing."""

    def __init__(self) -> None:
        self._decision: tuple[int, int, int] | None = None
        self._seen: dict[str, Sight] = {}

    def look(self, table: Table, seat: int, texts: Collection[str]) -> list[Sight]:
        """Imagined from the seat's view, by a stream that depends on nothing the seat does not know."""
        decision = seat, table.version(seat), len(table.match.moves)
        if decision != self._decision:
            self._decision, self._seen = decision, {}
        unseen = [text for text in texts if text not in self._seen]
        if unseen:
            rng = rng_from(f"foresight {table.setting.id} {seat} {table.version(seat)}".encode())
            found = foresee(table.match.game, table.view(seat), seat, rng, unseen)
            self._seen |= {one.text: sight(one) for one in found}
        return [self._seen[text] for text in texts]


def sight(found: Foresight) -> Sight:
    return Sight(found.text, [Story(share, telling(events)) for share, events in found.stories], found.next_prompt)
