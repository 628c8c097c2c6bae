"""The bodies of HTTP requests and answers; the OpenAPI description and the browser's types are generated from here."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class FaultBody(Model):
    """A fault: a message id with values, and its English text."""

    fault: str
    values: dict[str, Any]
    message: str


Name = Annotated[str, Field(min_length=1, max_length=40)]
Language = Literal["en", "de", "fr"]


class NewGuest(Model):
    name: Name
    language: Language = "en"


class GuestChange(Model):
    name: Name | None = None
    language: Language | None = None


class Me(Model):
    id: str
    name: str
    language: str


class SeatWish(Model):
    """`me`, possibly for several seats at one screen, each with its own name if wished; `open` for anyone with the
    link; or `bot` with a level.
    """

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Annotated[str, Field(max_length=20)] | None = None


class NewTable(Model):
    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, str | int], Field(max_length=20)] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    salts: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=8)] = []


class TableId(Model):
    id: str


class Joined(Model):
    seat: int


class ListedSeat(Model):
    id: str
    kind: str
    name: str
    yours: bool


class ListedResult(Model):
    winners: list[int]
    reason: str
    scores: list[int]


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
    problem: FaultBody | None = None
    """Why the table cannot be opened; then it is nobody's turn."""


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
    level: Annotated[str, Field(max_length=20)] | None = None


class PositionFile(Model):
    """A position as a file holds it: what the all-knowing viewer sees."""

    format: Literal["manawell position 1"] = "manawell position 1"
    game: Annotated[str, Field(max_length=40)]
    rules: Annotated[int, Field(ge=1, le=1_000_000)]
    options: Annotated[dict[str, str | int], Field(max_length=20)]
    position: dict[str, Any]


class NewPosition(Model):
    """A new game whose deal shall be edited."""

    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, str | int], Field(max_length=20)] = {}


class CheckedPosition(Model):
    """A position that can be, with everything that follows from the rest, and the decision that it asks for."""

    file: PositionFile
    seats: list[str]
    actor: int | None
    """Who must decide; null if the game is over."""
    prompt: dict[str, str] | None
    outcome: dict[str, Any] | None


class Verdict(Model):
    """Whether a position can be: the position, or what is wrong with it."""

    checked: CheckedPosition | None
    problem: FaultBody | None


class PlayedPosition(Model):
    """Play a position from this seat, against bots of `level` or else of the weakest."""

    file: PositionFile
    seat: Annotated[int, Field(ge=0, le=7)] = 0
    level: Annotated[str, Field(max_length=20)] | None = None


class WeighedMove(Model):
    text: str
    worth: float | None
    """The chance of the mover's side after it; null where it was not estimated."""


class WeighedPosition(Model):
    """How a position stands, by what all seats know together, and what a strong bot would do who knows what its seat
    knows.
    """

    chances: list[float]
    """By side."""
    sides: list[int]
    """By seat."""
    moves: list[WeighedMove]
    """The best first."""
    exact: bool
    """The worths are proven."""


class ChoiceInfo(Model):
    kind: Literal["choice"] = "choice"
    id: str
    values: list[str]
    default: str
    only_with: dict[str, list[str]]
    value_only_with: dict[str, dict[str, list[str]]]
    deal: bool
    """It changes only where a game begins."""


class CountInfo(Model):
    kind: Literal["count"] = "count"
    id: str
    default: int
    minimum: int
    maximum: int
    step: int
    or_none: bool
    """0 is allowed as well, and means none."""
    only_with: dict[str, list[str]]


class ModeInfo(Model):
    """One combination of choices, the seats it has, and by seat the side it plays for."""

    options: dict[str, str | int]
    seats: list[str]
    sides: list[int]


class LevelInfo(Model):
    """A level of the bots, the weakest first."""

    id: str
    rating: int | None
    """Its strength on the scale of Elo, where it was measured."""
    error: int | None
    """Half of the 95 % interval of that."""


class GameInfo(Model):
    id: str
    rules_version: int
    options: list[Annotated[ChoiceInfo | CountInfo, Field(discriminator="kind")]]
    modes: list[ModeInfo]
    levels: list[LevelInfo]
    languages: list[str]
    names: dict[str, str]
    """By field of an event, refusal or move: the stem of the messages that name its value."""
    auto_answers: dict[str, list[str]]
    """The answers that a seat can give automatically, each with its values."""
    board: str | None
    """The address of the module that draws the board in a browser, if the game brings one."""
    cover: str | None
    """The address of a picture for lists of games, if the game brings one."""


class RuleInfo(Model):
    id: str
    text: str


class Chapter(Model):
    title: str
    rules: list[RuleInfo]


class RulebookInfo(Model):
    title: str
    chapters: list[Chapter]
    source: str
    """The whole rulebook in Markdown."""


class Health(Model):
    status: Literal["ok"]
    version: str
    uptime: float


class LessonInfo(Model):
    id: str
    minutes: float
    steps: int
    rules: list[str]


class PartInfo(Model):
    id: str
    lessons: list[LessonInfo]


class CourseInfo(Model):
    """The lessons of a game, in their order; nothing is locked."""

    game: str
    parts: list[PartInfo]
    first_game_minutes: int


class LearnedLesson(Model):
    game: str
    lesson: str


class PictureInfo(Model):
    """A picture of the page “How to play”: a scene, and the move that is aimed at."""

    options: dict[str, str | int]
    seats: list[str]
    seat: int
    view: dict[str, Any]
    actor: int | None
    prompt: dict[str, str] | None
    outcome: dict[str, Any] | None
    aim: dict[str, Any] | None
    light: list[str]
    wide: bool


class Suggestion(Model):
    """A draft in one line, as players write it."""

    style: str
    army: str
