"""What is worth bringing: games of equal bots with equipment left to chance, counted by what they had brought."""

from collections.abc import Iterable

import msgspec

from manawell.kernel.options import Options
from manawell.research.statistics import wilson
from manawell.research.tournament import Encounter, Result


class Worth(msgspec.Struct, frozen=True):
    """How those fared who had brought one thing."""

    id: str
    games: int
    score: float
    used: int
    """In how many of these games it came to use."""

    @property
    def rate(self) -> float:
        return self.score / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.score, self.games)

    @property
    def verdict(self) -> str:
        """`strong` or `weak` when even the far end of the interval is on that side of a half."""
        low, high = self.interval
        return "strong" if low > 0.5 else "weak" if high < 0.5 else "even"


def varied_schedule(game: str, options: Options, bot: str, games: int, seed: str) -> list[Encounter]:
    """The same bot on both sides; every game with other equipment."""
    return [Encounter(game, options, (bot, bot), seed, deal, None, True) for deal in range(games)]


def worths(results: Iterable[Result]) -> list[Worth]:
    """By thing, the best first. Who has brought it against an opponent who has it too counts as well."""
    tally: dict[str, list[float]] = {}
    for result in results:
        winners = result.outcome.winners
        for seat, brought in enumerate(result.equipment):
            score = 0.5 if not winners else float(seat in winners)
            for thing, used in brought.items():
                row = tally.setdefault(thing, [0, 0, 0])
                row[0] += 1
                row[1] += score
                row[2] += used
    found = [Worth(thing, int(games), score, int(used)) for thing, (games, score, used) in tally.items()]
    return sorted(found, key=lambda worth: (-worth.rate, worth.id))
