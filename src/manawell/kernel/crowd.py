"""Many games at once: what the deciding seats see is written into one buffer, row after row."""

from librt.strings import BytesWriter

from manawell.kernel.action_table import REFUSED, ActionTable
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY


class Crowd:
    """The tables of games that are played side by side."""

    def __init__(self, tables: list[ActionTable]) -> None:
        self.tables = tables

    def actors(self) -> list[int]:
        return [table.state.actor for table in self.tables]

    def features(self, seats: list[int]) -> bytes:
        """One row of features for each game, as one seat of it sees it."""
        paper = BytesWriter()
        for place in range(len(seats)):
            self.tables[place].state.describe(seats[place], paper)
        return paper.getvalue()

    def masks(self, seats: list[int]) -> bytes:
        """One row for each game: 1 where the seat may take the action now."""
        paper = BytesWriter()
        for place in range(len(seats)):
            self.tables[place].write_mask(seats[place], paper)
        return paper.getvalue()

    def play(self, actions: list[int]) -> int:
        """Carry out one action in every game; the number of the first that is refused, or REFUSED if none is. The
        games before that one have gone on.
        """
        for place in range(len(actions)):
            if self.tables[place].play(actions[place]) == REFUSED:
                return place
        return REFUSED

    def advance(self, actions: list[int], own: list[int], rng: Rng) -> list[int]:
        """Carry out one action in every game that goes on, then random moves until its own seat decides again; without
        an own seat (NOBODY) it stops at once. Returns the numbers of the games in which the action was refused.
        """
        refused: list[int] = []
        for place in range(len(actions)):
            table = self.tables[place]
            if table.state.actor == NOBODY:
                continue
            if table.play(actions[place]) == REFUSED:
                refused.append(place)
            elif own[place] != NOBODY:
                wander(table, own[place], rng)
        return refused


def wander(table: ActionTable, own: int, rng: Rng) -> None:
    """Play random moves until a seat decides, or the game is over."""
    actor = table.state.actor
    while actor != own and actor != NOBODY:
        actor = table.play(table.legal[rng.below(len(table.legal))])
