"""What an event is made of: who plays, which games there were, and what was agreed."""

from typing import Any, Final

import msgspec

from manawell.kernel.options import Options
from manawell.table.setting import Terms

SWISS: Final = "swiss"
ARENA: Final = "arena"
WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
CANCELLED: Final = "cancelled"
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part: a person with `guest`, or a bot with `level`."""

    number: int
    """From 1, in the order in which they came."""
    kind: str
    name: str = ""
    guest: str | None = None
    """None for a bot, and for a person who has deleted their profile."""
    level: str | None = None
    strength: float = 0.0
    """Their rating when they came, for the first pairing."""
    away: bool = False
    """They are not paired until they come back."""
    avatar: str = ""
    program: bool = False


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game of an event, or a bye, which has one player, one point and no table."""

    number: int
    """From 1, in the order in which they were paired."""
    round: int
    """From 1; always 1 in an arena."""
    players: tuple[int, ...]
    """By seat."""
    table: str | None = None
    points: tuple[float, ...] | None = None
    """By seat: the share of the others who were beaten. None while it runs, and for a game that does not count."""
    ended_at: float | None = None

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed when an event was opened."""

    name: str
    kind: str
    game: str
    options: Options
    terms: Terms
    seats: int
    """How many play at a table."""
    rounds: int = 0
    """Of a Swiss event."""
    round_minutes: int | None = None
    """After so long the next round begins, and a game that still runs counts as drawn."""
    minutes: int = 0
    """Of an arena."""
    starts_at: float | None = None
    wanted: int | None = None
    """It starts as soon as so many have come."""


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """An event as it is stored."""

    id: str
    plan: Plan
    host: str | None
    """The guest who opened it."""
    made_at: float
    version: int = 0
    """Counts its changes, apart from the results of games."""
    state: str = WAITING
    round: int = 0
    began_at: float | None = None
    round_at: float | None = None
    """When the present round began."""
    ended_at: float | None = None
    players: tuple[Player, ...] = ()
    games: tuple[Game, ...] = ()

    @property
    def present(self) -> list[Player]:
        """Those who can be paired."""
        return [player for player in self.players if not player.away]

    @property
    def ends_at(self) -> float | None:
        """When an arena is over."""
        if self.plan.kind == SWISS or self.began_at is None:
            return None
        return self.began_at + 60 * self.plan.minutes

    @property
    def round_due(self) -> float | None:
        """When a round is over even if a game still runs."""
        if self.round_at is None or self.plan.round_minutes is None:
            return None
        return self.round_at + 60 * self.plan.round_minutes

    def of_round(self) -> list[Game]:
        return [game for game in self.games if game.round == self.round]


def points_of(outcome: dict[str, Any], seats: int) -> tuple[float, ...]:
    """By seat: the share of the others whom it has beaten, a tie counting half. Winners are ahead of all others, who
    are ranked by their scores; a draw is a tie of all.
    """
    winners, scores = outcome["winners"], outcome["scores"]

    def standing(seat: int) -> tuple[bool, int]:
        won = seat in winners
        return won, 0 if won or not winners else scores[seat]

    ranks = [standing(seat) for seat in range(seats)]
    return tuple(
        sum((mine > other) + (mine == other) / 2 for at, other in enumerate(ranks) if at != seat) / (seats - 1)
        for seat, mine in enumerate(ranks)
    )
