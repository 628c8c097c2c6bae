"""Many games at once: what the deciding seats see is written into one buffer, row after row."""

from typing import Final

from librt.strings import BytesWriter, write_i32_le, write_i64_le

from manawell.kernel.action_table import REFUSED, ActionTable
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY

NUMBER_BYTES: Final = 4
"""Of a 32-bit number."""


class Crowd:
    """The tables of games that are played side by side."""

    def __init__(self, tables: list[ActionTable]) -> None:
        self.tables = tables
        self._paper = BytesWriter()

    def random_actions(self, rngs: list[Rng]) -> bytes:
        """A random legal action of each game, drawn from its stream; 0 where it is over; as 64-bit numbers."""
        paper = self._paper
        paper.truncate(0)
        for place in range(len(rngs)):
            table = self.tables[place]
            moves = table.moves
            write_i64_le(paper, table.at(rngs[place].below(len(moves))) if moves else 0)
        return paper.getvalue()

    def features(self, seats: list[int]) -> bytes:
        """One row of features for each game, as one seat of it sees it."""
        paper = self._paper
        paper.truncate(0)
        for place in range(len(seats)):
            self.tables[place].state.describe(seats[place], paper)
        return paper.getvalue()

    def choices(self) -> tuple[bytes, bytes, bytes]:
        """For each game how many actions are legal, where they begin, and all of them one after another, as 32-bit
        numbers.
        """
        numbers, starts, paper = BytesWriter(), BytesWriter(), self._paper
        paper.truncate(0)
        start = 0
        for table in self.tables:
            if table.is_known():
                table.state.write_actions(paper)
            else:
                for action in table.legal:
                    write_i32_le(paper, action)
            end = len(paper) // NUMBER_BYTES
            write_i32_le(numbers, end - start)
            write_i32_le(starts, start)
            start = end
        return numbers.getvalue(), starts.getvalue(), paper.getvalue()

    def masks(self, seats: list[int]) -> bytes:
        """One row for each game: 1 where the seat may take the action now."""
        paper = self._paper
        paper.truncate(0)
        for place in range(len(seats)):
            self.tables[place].write_mask(seats[place], paper)
        return paper.getvalue()

    def actors(self) -> list[int]:
        """By game: who decides, or NOBODY."""
        return [table.state.actor for table in self.tables]

    def seats(self, own: list[int]) -> list[int]:
        """Who is told: the own seat, or without one (NOBODY) whoever decides; at the end, the first."""
        found: list[int] = []
        for place in range(len(own)):
            seat = own[place]
            if seat == NOBODY:
                seat = self.tables[place].state.actor
            found.append(0 if seat == NOBODY else seat)
        return found

    def play(self, actions: list[int]) -> int:
        """Carry out one action in every game; the number of the first that is refused, or REFUSED if none is. The
        games before that one have gone on. What is legal next is found at once, while the position is still in the
        processor's cache.
        """
        for place in range(len(actions)):
            table = self.tables[place]
            actor = table.play(actions[place])
            if actor == REFUSED:
                return place
            if actor != NOBODY and not table.is_known():
                table.find_legal()
        return REFUSED

    def advance(
        self, actions: list[int], own: list[int], idle: list[int], rngs: list[Rng]
    ) -> tuple[list[int], list[int]]:
        """Carry out one action in every game but the idle ones, in ascending order; then random moves, drawn from the
        game's stream, until its own seat decides again. Without an own seat (NOBODY) it stops at once. Returns the
        numbers of the games that are over now, and of those in which the action was refused.
        """
        ended: list[int] = []
        refused: list[int] = []
        waiting = 0
        for place in range(len(actions)):
            if waiting < len(idle) and idle[waiting] == place:
                waiting += 1
                continue
            table = self.tables[place]
            actor = table.play(actions[place])
            if actor == REFUSED:
                refused.append(place)
                continue
            if own[place] != NOBODY:
                actor = wander(table, own[place], rngs[place])
            if actor == NOBODY:
                ended.append(place)
            elif not table.is_known():
                table.find_legal()  # at once, while the position is still in the processor's cache
        return ended, refused


def wander(table: ActionTable, own: int, rng: Rng) -> int:
    """Play random moves until a seat decides, or the game is over; who decides then."""
    state = table.state
    if state.actor == own or state.actor == NOBODY:
        return state.actor
    while state.actor != own and state.actor != NOBODY:
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    table.turn()
    return state.actor
