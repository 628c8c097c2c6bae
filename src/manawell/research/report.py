"""What is worth bringing: games between equal bots with random equipment, counted by what each seat brought."""

from collections.abc import Iterable

import msgspec

from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.research.statistics import wilson
from manawell.research.tournament import Encounter, Result


class Worth(msgspec.Struct, frozen=True):
    """How the seats that brought one thing fared."""

    id: str
    games: int
    score: float
    used: int
    """In how many of these games it was used."""
    fair: float = 0.5
    """The score expected between equals."""

    @property
    def rate(self) -> float:
        return self.score / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.score, self.games)

    @property
    def verdict(self) -> str:
        """`strong` or `weak` if the whole interval is on that side of a fair share."""
        low, high = self.interval
        return "strong" if low > self.fair else "weak" if high < self.fair else "even"


def varied_schedule(game: str, options: Options, bot: str, games: int, seed: str) -> list[Encounter]:
    """The same bot on all seats, with different equipment in every game."""
    seats = len(find_game(game).seats(options))
    return [Encounter(game, options, (bot,) * seats, seed, deal, None, True) for deal in range(games)]


def worths(results: Iterable[Result]) -> list[Worth]:
    """The worth of each thing, best first. Games in which an opponent brought it too also count."""
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
