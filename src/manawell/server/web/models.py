"""The bodies of HTTP requests and answers; the OpenAPI description and the browser's types are generated from here."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool

from manawell.server.people.avatars import AVATAR


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Objection(Model):
    """The rule of a game that excludes a position, and why: a message of the game's texts with values."""

    rule: str
    reason: str
    values: dict[str, Any]


class FaultBody(Model):
    """A fault: a message id with values, and its English text."""

    fault: str
    values: dict[str, Any]
    message: str
    objection: Objection | None = None
    """For `fault-impossible`."""


Name = Annotated[str, Field(min_length=1, max_length=40)]
Language = Literal["en", "de", "fr"]


class NewGuest(Model):
    name: Name
    language: Language = "en"
    program: StrictBool = False
    """A bot that plays over the network; everybody sees it marked as one."""


class GuestChange(Model):
    name: Name | None = None
    language: Language | None = None
    avatar: Annotated[str, Field(pattern=AVATAR)] | None = None


class Me(Model):
    id: str
    name: str
    language: str
    avatar: str
    program: bool


class RatingStep(Model):
    """What somebody's rating was after one of their games."""

    at: float
    rating: int
    error: int
    """Half of the 95 % interval."""


class RatingInfo(Model):
    """How strong somebody is in a game, on the scale of the levels of bots."""

    game: str
    rating: int
    error: int
    """Half of the 95 % interval."""
    games: int
    steps: list[RatingStep]
    """How it came about: one for each of the last hundred rated games, in their order."""


class Person(Model):
    """What everybody may know of a guest."""

    id: str
    name: str
    avatar: str
    program: bool
    ratings: list[RatingInfo]


class PasskeyInfo(Model):
    id: str
    added_at: float


class Profile(Model):
    """By which ways I can come from another device."""

    devices: int
    """How many browsers hold a cookie of mine."""
    passkeys: list[PasskeyInfo]
    recovery_since: float | None
    """When my recovery code was made; null without one."""


Minute = Annotated[int, Field(ge=0, lt=24 * 60)]
Zone = Annotated[str, Field(min_length=1, max_length=64, pattern="^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$")]
Endpoint = Annotated[str, Field(min_length=10, max_length=1000)]


class NoticeWishes(Model):
    """What I want to be told, and when not."""

    off: Annotated[list[Literal["turn", "joined", "over", "challenge"]], Field(max_length=4)]
    """The kinds that I do not want."""
    quiet_from: Minute | None
    """The quiet hours, in minutes of the day; null without any."""
    quiet_to: Minute | None
    zone: Zone
    """My time zone, as in `Europe/Berlin`."""


class NoticeInfo(Model):
    """How I am called."""

    key: str
    """The server's key, with which a browser subscribes (`applicationServerKey`)."""
    browsers: int
    """In how many browsers I am called."""
    mail: bool
    """Whether this server can send mail."""
    address: str | None
    confirmed: bool
    """Whether the address has been confirmed; before that nothing is sent there."""
    wishes: NoticeWishes


class BrowserEndpoint(Model):
    endpoint: Endpoint


class Browser(Model):
    """What `pushManager.subscribe` has given the page."""

    endpoint: Endpoint
    public_key: Annotated[str, Field(max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    """`p256dh`"""
    secret: Annotated[str, Field(max_length=40, pattern="^[A-Za-z0-9_-]+$")]
    """`auth`"""


class MailAddress(Model):
    address: Annotated[str, Field(min_length=5, max_length=254)]


class CarryLink(Model):
    """A link for another device; it can be used once, within `minutes`."""

    link: str
    minutes: int
    picture: str
    """The link as a QR code: the address of a picture."""


class RecoveryCode(Model):
    """Never shown again."""

    code: str


class Carried(Model):
    """Whose profile it is."""

    name: str
    avatar: str


class ReportWish(Model):
    line: Annotated[int, Field(ge=0, le=1_000_000)]
    """The number of the line in the chat, from 0."""


class BlockWish(Model):
    """Somebody who has a seat, or else who watches, or else who said a line of the chat."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    watcher: Annotated[str, Field(max_length=16)] | None = None
    line: Annotated[int, Field(ge=0, le=1_000_000)] = 0


class Blocked(Model):
    id: str
    """What I call them; nobody else does."""
    name: str
    avatar: str


class LinkToken(Model):
    token: Annotated[str, Field(min_length=1, max_length=100)]


class CodeGuess(Model):
    code: Annotated[str, Field(min_length=1, max_length=60)]


class PasskeyAnswer(Model):
    """What the browser says: a `PublicKeyCredential` as JSON."""

    credential: dict[str, Any]


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
    options: Annotated[dict[str, str | int], Field(max_length=20)] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    terms: TermsWish = TermsWish()
    salted: StrictBool = False
    """My client sends a salt over the socket, and nothing is dealt before."""


class Seek(Model):
    """Find me a game: somebody who wants the same, or else a table that waits for them."""

    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, str | int], Field(max_length=20)] = {}
    clock: Clock | None = None
    rated: StrictBool = False
    salted: StrictBool = False
    """My client sends a salt over the socket, and nothing is dealt before."""


class NewEvent(Model):
    """A tournament of one game. It starts at a time, or when so many have come, or when who opened it says so."""

    name: Name
    kind: Literal["swiss", "arena"]
    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, str | int], Field(max_length=20)] = {}
    clock: Clock
    rated: StrictBool = False
    rounds: Annotated[int, Field(ge=1, le=15)] = 5
    """Of a Swiss event."""
    round_minutes: Annotated[int, Field(ge=1, le=60 * 24 * 60)] | None = None
    """After so long the next round begins, and a game that still runs counts as drawn."""
    minutes: Annotated[int, Field(ge=1, le=600)] = 60
    """Of an arena."""
    starts_at: Annotated[float, Field(ge=0, le=1e11)] | None = None
    """In seconds since 1970."""
    wanted: Annotated[int, Field(ge=2, le=1000)] | None = None
    bots: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=100)] = []
    """Their levels."""


class EventId(Model):
    id: str


class ListedEvent(Model):
    """An event in the list."""

    id: str
    name: str
    kind: str
    game: str
    options: dict[str, Any]
    clock: "ClockTerms"
    rated: bool
    state: str
    host: str | None
    rounds: int
    round: int
    minutes: int
    starts_at: float | None
    wanted: int | None
    began_at: float | None
    ends_at: float | None
    ended_at: float | None
    people: int
    bots: int
    joined: bool
    """Whether I take part."""


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
    salted: StrictBool = False
    """My client sends a salt over the socket, and nothing is dealt before."""


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
    bots: list[str]
    """The other bots that the host offers."""
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


class HouseInfo(Model):
    announcement: str
    """What the host wants everybody to read now; empty if nothing."""


class Privacy(Model):
    """Who runs this server, and for how many days something is kept; 0 is for ever."""

    operator: str
    contact: str
    guests_days: float
    """Days after which a guest who was not here is forgotten."""
    waiting_days: float
    unfinished_days: float
    finished_days: float
    chat_days: float
    text: list[str]
    """The paragraphs of the host's own text, in place of ours."""


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


class PuzzleInfo(Model):
    """What is asked, and how hard it is: the weakest level of bots that solves it."""

    id: str
    goal: str
    values: dict[str, int | str]
    level: str


class PuzzlesOfGame(Model):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleInfo]


class DailyPuzzle(Model):
    """The puzzle of a day (UTC), the same for everybody."""

    day: str
    game: str
    puzzle: str


class AllPuzzles(Model):
    daily: DailyPuzzle | None
    games: list[PuzzlesOfGame]


class SolvedPuzzle(Model):
    game: str
    puzzle: str


class SolvedPuzzles(Model):
    """What a guest has solved, and on how many days in a row the puzzle of the day, until today or yesterday."""

    solved: list[SolvedPuzzle]
    streak: int
    today: bool
    """Whether the puzzle of today is among them."""


class BalanceEstimate(Model):
    """A difference in the share of points, with its 95 % interval, and the share of false findings to expect."""

    value: float
    low: float
    high: float
    q: float


class BalanceSingle(Model):
    """How the seats fared that had one element."""

    kind: str
    id: str
    games: int
    score: float
    fair: float
    low: float
    high: float
    effect: BalanceEstimate | None


class BalancePair(Model):
    """What two elements of one seat bring together beyond the sum."""

    kind: str
    first: str
    second: str
    games: int
    excess: BalanceEstimate


class BalanceReport(Model):
    """What some games say about the elements of a game; `changes` name components that differ from the printed ones."""

    id: str
    game: str
    rules: int
    source: str
    players: list[str]
    options: dict[str, Any]
    seed: str
    varied: bool
    games: int
    made: str
    singles: list[BalanceSingle]
    pairs: list[BalancePair]
    tested: int
    changes: dict[str, Any]
    names: dict[str, str]
    """By `kind:id`, in the language that was asked for."""
    chosen: list[str]
    """The kinds that players decide about."""


class Laboratory(Model):
    reports: list[BalanceReport]


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
