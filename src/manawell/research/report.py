"""What is worth bringing: games of equal bots with equipment left to chance, counted by what they had brought."""

from collections.abc import Iterable

import msgspec

from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.research.statistics import wilson
from manawell.research.tournament import Encounter, Result


class Worth(msgspec.Struct, frozen=True):
    """How those fared who had brought one thing."""

    id: str
    games: int
    score: float
    used: int
    """In how many of these games it came to use."""
    fair: float = 0.5
    """What equals would score."""

    @property
    def rate(self) -> float:
        return self.score / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.score, self.games)

    @property
    def verdict(self) -> str:
        """`strong` or `weak` when even the far end of the interval is on that side of a fair share."""
        low, high = self.interval
        return "strong" if low > self.fair else "weak" if high < self.fair else "even"


def varied_schedule(game: str, options: Options, bot: str, games: int, seed: str) -> list[Encounter]:
    """The same bot on all sides; every game with other equipment."""
    seats = len(find_game(game).seats(options))
    return [Encounter(game, options, (bot,) * seats, seed, deal, None, True) for deal in range(games)]


def worths(results: Iterable[Result]) -> list[Worth]:
    """By thing, the best first. Who has brought it against an opponent who has it too counts as well."""
    tally: dict[str, list[float]] = {}
    for result in results:
        seats = len(result.equipment)
        winners = result.outcome.winners or range(seats)
        for seat, brought in enumerate(result.equipment):
            score = float(seat in winners) / len(winners)
            for thing, used in brought.items():
                row = tally.setdefault(thing, [0, 0, 0, 0])
                for place, count in enumerate((1, score, used, 1 / seats)):
                    row[place] += count
    found = [
        Worth(thing, int(games), score, int(used), fair / games) for thing, (games, score, used, fair) in tally.items()
    ]
    return sorted(found, key=lambda worth: (-worth.rate, worth.id))
