"""A recorded game, told move by move."""

from manawell.kernel.match import Match, replay
from manawell.kernel.record import Record
from manawell.kernel.steps import Step, steps


class Story:
    """A record that adds up, and the match at any of its moves."""

    def __init__(self, record: Record, viewer: int) -> None:
        self.whole = replay(record)
        self.viewer = viewer
        self.steps: list[Step] = list(steps(self.whole, viewer))

    def at(self, step: int) -> Match:
        """The match after so many moves."""
        if step == len(self.whole.moves):
            return self.whole
        match = self.whole.fresh()
        for move in self.whole.moves[:step]:
            match.repeat(move)
        return match
