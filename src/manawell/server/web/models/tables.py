"""Tables, seats, seeks and replays."""

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool

from manawell.server.web.models.base import FaultBody, Model, Name


class SeatWish(Model):
    """`me`, possibly for several seats at one screen, each with its own name if wished; `open` for anyone with the
    link; or `bot` with a level.
    """

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Annotated[str, Field(max_length=40)] | None = None


class LiveClock(Model):
    """Minutes for the whole game, and seconds that every turn adds."""

    kind: Literal["live"]
    seconds: Annotated[int, Field(ge=30, le=3 * 3600)]
    increment: Annotated[int, Field(ge=0, le=180)] = 0


class DaysClock(Model):
    """Time for each decision that somebody waits for."""

    kind: Literal["days"]
    seconds: Annotated[int, Field(ge=3600, le=14 * 86400)]


Clock = Annotated[LiveClock | DaysClock, Field(discriminator="kind")]


class TermsWish(Model):
    """What people agree on besides the options of the game."""

    clock: Clock | None = None
    late: Annotated[str, Field(max_length=20)] = "wait"
    """What follows when time has run out: `lose`, `wait` (the others decide), or the level of a bot that plays on."""
    rated: StrictBool = False
    """It counts: no take-backs, no hints."""
    public: StrictBool = False
    """Anybody may join while a seat is open."""


class NewTable(Model):
    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, str | int], Field(max_length=20, default_factory=dict)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    terms: TermsWish = TermsWish()
    salted: StrictBool = False
    """My client sends a salt over the socket, and nothing is dealt before."""


class Seek(Model):
    """Find me a game: somebody who wants the same, or else a table that waits for them."""

    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, str | int], Field(max_length=20, default_factory=dict)]
    clock: Clock | None = None
    rated: StrictBool = False
    salted: StrictBool = False
    """My client sends a salt over the socket, and nothing is dealt before."""


class Challenge(Seek):
    """A table for me and one other guest; what follows when time has run out is left to the others."""

    guest: Annotated[str, Field(max_length=16)]
    seat: Annotated[int, Field(ge=0, le=7)] = 0
    """My seat."""


class BotWish(Model):
    level: Annotated[str, Field(max_length=40)]


class Join(Model):
    salted: StrictBool = False
    """My client sends a salt over the socket, and nothing is dealt before."""


class TableId(Model):
    id: str


class Joined(Model):
    seat: int


class ListedSeat(Model):
    id: str
    kind: str
    name: str
    yours: bool
    avatar: str = ""
    program: bool = False


class ListedResult(Model):
    winners: list[int]
    reason: str
    scores: list[int]


class ClockTerms(Model):
    kind: str
    seconds: int
    increment: int


class ListedTable(Model):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str | int]
    seats: list[ListedSeat]
    actor: int | None
    """Whose turn it is, as far as you can see; null when the game is over or a seat is open."""
    your_turn: bool
    result: ListedResult | None
    made_at: float
    changed_at: float
    """When you were last told something."""
    clock: ClockTerms | None = None
    rated: StrictBool = False
    due: float | None = None
    """When the running clock runs out, in seconds since 1970."""
    problem: FaultBody | None = None
    """Why the table cannot be opened; then it is nobody's turn."""


class GamesPage(Model):
    """Some of my games, the latest first."""

    games: list[ListedTable]
    total: int
    size: int
    """The number of games on a full page."""


class TallyInfo(Model):
    """How I have done in a game against bots of a level, or `people`, `mixed` bots, or `alone`."""

    game: str
    against: str
    played: int
    won: int
    drawn: int


class Turns(Model):
    count: int
    """In how many games it is my turn."""


class GameRecord(Model):
    record: str


class ReplayStep(Model):
    """The first step is the deal, without a move."""

    move: str | None
    seat: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Model):
    viewer: int
    steps: list[ReplayStep]


class Comments(Model):
    """Remarks on single steps, by their numbers."""

    steps: dict[int, str]


class Fork(Model):
    """Play on from the position after `step` steps, against bots of `level` or else of the weakest."""

    step: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    level: Annotated[str, Field(max_length=40)] | None = None
