"""The messages of a table's socket, both ways; the browser's types are generated from here.

A client is sent a view, never a position. `version` counts what this client's seat has been told, take-backs included,
so it reveals nothing about decisions that are hidden from the seat; a client names the version it acts on, and the
server accepts no other. A frame to the server holds one message, a frame to the client a list of them.
"""

from typing import Any

import msgspec

from manawell.analysis.prospects import Prospect
from manawell.kernel.faults import Refusal
from manawell.kernel.game import Outcome, Prompt, Reason
from manawell.kernel.odds import Odds
from manawell.kernel.options import Options
from manawell.server.cluster.bus import Watcher
from manawell.table.setting import WAIT, LegalMove, TimeControl


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A chair at the table."""

    id: str
    kind: str
    """`person`, `bot` or `open`."""
    name: str
    """The person's name, or the bot's level."""
    online: bool = False
    yours: bool = False
    avatar: str | msgspec.UnsetType = msgspec.UNSET
    """The person's emblem and tint, as in `feather-teal`, if they have chosen one."""
    program: bool | msgspec.UnsetType = msgspec.UNSET
    """The “person” is a bot that plays over the network."""
    guest: str | msgspec.UnsetType = msgspec.UNSET
    """The id of the person, under which everybody finds their profile."""
    deputy: str | None = None
    """The level of the bot that decides for a person who is gone."""


class Story(msgspec.Struct, frozen=True):
    """One way a move can turn out, as far as the mover can see, and how likely it is."""

    share: float
    events: list[dict[str, Any]]


class Sight(msgspec.Struct, frozen=True):
    """What a legal move may lead to, as far as the mover can see."""

    text: str
    stories: list[Story]
    next_prompt: str | None
    """The decision that the same seat will face next, if that is certain."""
    odds: Odds | None
    """The odds of the battle it leads to, if chance decides one."""


class Line(msgspec.Struct, frozen=True):
    """Something said at the table."""

    name: str
    text: str
    at: float
    seat: int | None
    """The seat of the speaker; -1 for a spectator, null in old lines that did not store it."""


class Offer(msgspec.Struct, frozen=True):
    """A request that everybody else at the table must agree to: `undo`, `draw` or `rematch`."""

    kind: str
    by: int
    agreed: list[int]
    """The seats that have agreed, including the one that asks."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What does not change with every move."""

    id: str
    game: str
    options: Options
    seats: list[Seat]
    commitment: str
    """The hash of the seed, known before anybody adds a salt."""
    salts: list[str | None]
    """What was added to the seed, by seat: empty where a seat has added nothing, null while it is open or its player's
    client has yet to send one. Empty if nobody has added any.
    """
    seed: str | None
    """Revealed when the game is over."""
    host: int | None
    """A seat of the guest who made the table, if known."""
    offers: list[Offer]
    rematch: str | None
    """The table of the rematch."""
    watchers: int
    """How many people watch."""
    watching: list[Watcher]
    """The first of them, if they have a name and nobody who plays has blocked them."""
    guided: bool
    """A first game, in which the coach helps."""
    clock: TimeControl | None = None
    late: str = WAIT
    """What follows when time has run out: `lose`, `wait`, or the level of the bot that plays on."""
    rated: bool = False
    public: bool = False
    """Anybody may join while a seat is open."""
    seek: bool = False
    """It waits for whoever looks for the same game."""
    code: str | None = None
    """A few letters that lead to it while a seat is open; only for those who sit at it."""
    event: str | msgspec.UnsetType = msgspec.UNSET
    """The id of the event that it belongs to, if any."""


class ClockInfo(msgspec.Struct, frozen=True):
    """All clocks. Everybody is told the same, and only when the decision passes to another seat."""

    left: list[float | None]
    """By seat: the seconds left when its clock last started; null where none runs, as for bots."""
    running: int | None
    """The seat whose clock runs."""
    since: float
    """When it started, in seconds since 1970 on the server's clock."""
    late: list[int]
    """The seats whose time has run out; the others may wait or decide."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """The table as this client sees it now."""

    version: int
    viewer: int
    view: Any
    actor: int | None
    prompt: Prompt | None
    legal: list[LegalMove]
    outcome: Outcome | None
    auto_answers: dict[str, str]
    """The answers that the viewer's seat gives automatically; private."""
    chances: bool
    """Whether the viewer's seat has its chances shown; private."""
    undo: str
    """`free`, `ask`, or the reason why there is nothing to take back: `nothing`, `revealed`, `over`, `rated`."""
    clock: ClockInfo | None = None
    """Null without clocks, and before they start."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, tag="snapshot"):
    """Everything, after joining, reconnecting or a take-back."""

    table: TableInfo
    scene: Scene | None
    """Null before the cards are dealt: as long as a seat is open or a salt awaited, there is nothing to see."""
    events: list[Any]
    at: float = 0.0
    """At tables with clocks: the server's time when this was sent, in seconds since 1970."""
    sights: list[Sight] | msgspec.UnsetType = msgspec.UNSET
    """For a client that asked for them: what each legal move may lead to, as `foresee` would tell. Missing if there is
    nothing to decide, or too much to look at.
    """


class Update(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="update"):
    """What has happened since the last message."""

    scene: Scene
    events: list[Any]
    at: float = 0.0
    """At tables with clocks: the server's time when this was sent, in seconds since 1970."""
    frames: list[Any] = []
    """For a client that asked for them: for each event, the viewer's view at that moment, as its difference from the
    next frame's view (for the last event, from the scene's view). A difference is `[value]`, which replaces the old
    value, or an object of differences by key or index. Empty if there is too much to show.
    """
    sights: list[Sight] | msgspec.UnsetType = msgspec.UNSET
    """For a client that asked for them: what each legal move may lead to, as in a snapshot."""


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """Somebody came, went, or asked for something."""

    table: TableInfo


class Said(msgspec.Struct, frozen=True, tag="said"):
    line: Line


class Chat(msgspec.Struct, frozen=True, tag="chat"):
    """Lines of chat: the last ones after joining, earlier ones in answer to `recall`."""

    id: str
    """The id of the request; empty after joining."""
    first: int
    """How many lines came before."""
    lines: list[Line]


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """The answer to a request for a hint: a good move."""

    id: str
    text: str
    worth: float | None
    """Its chance to win; null if it was not estimated."""
    exact: bool
    """The worth is proven."""
    only: bool
    """There is no other move."""
    equal: list[str]
    """Other moves that are about as good."""
    reason: Reason | None
    """What speaks for it, if anything can be said in a clause."""
    second: Reason | None
    """What speaks for the first of the equal moves."""


class Evaluated(msgspec.Struct, frozen=True, tag="evaluated"):
    """The answer to `evaluate`: how the viewer stands, by what the viewer knows."""

    id: str
    version: int
    prospect: Prospect


class Foreseen(msgspec.Struct, frozen=True, tag="foreseen"):
    """The answer to `foresee`: what each of the named moves may lead to, and the odds of battles by their ids."""

    id: str
    version: int
    moves: list[Sight]
    battles: dict[str, Odds]
    unusable: dict[str, Refusal]
    """What the seat has but cannot use now, by its id in the reference, and why."""


class MissedAnswer(msgspec.Struct, frozen=True):
    """What a wrong answer to a puzzle misses."""

    move: str
    reason: Reason | None
    """What speaks against it, if that can be said in a clause."""
    chance: float | None
    best: float | None
    """Its chance of winning and that of the right answer, where moves were compared by search."""


class PuzzleState(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle, and how far the solver is. Words are messages of the game's puzzles. The answer is told at the end."""

    goal: str
    values: dict[str, int | str]
    level: str
    """The weakest level of bots that solves it."""
    themes: list[str]
    hint: Reason | None
    """What speaks for the first move, once that was asked."""
    hinted: bool
    clean: bool
    """No try was wrong, and no help was asked for."""
    missed: MissedAnswer | None
    line: list[str]
    """The answer, once it was found or shown."""
    why: Reason | None
    """What speaks for its first move, then."""
    checked: dict[str, int | float | str]
    """How it is known that it is right, then."""
    following: str
    """The id of the next puzzle."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, tag="lesson"):
    """What the coach says in a lesson, and where the learner stands. Words are messages of the game's lessons."""

    step: int
    """From 0."""
    phase: str
    """`task`: play; `right`: solved, ask for `next`; `wrong`: ask for `back`; `done`: the lesson is finished."""
    shown: bool
    """Whether the coach has played the solution."""
    coach: str | None
    tries: int
    """How often this step was missed."""
    light: list[str]
    """The things on the board that are meant, by name, such as `slot:7`."""
    star: list[str]
    challenge: bool
    rule: str
    """The rule to read for more."""
    solution: str
    """The first move of the solution; empty in a puzzle."""
    puzzle: PuzzleState | None = None
    """If it is a puzzle."""


class Coached(msgspec.Struct, frozen=True, tag="coached"):
    """The answer to `coach`."""

    id: str
    remark: str | None
    """The id of a remark: the message `coach-<id>` of the game's lessons."""
    turn: str = ""
    """The turn to which it belongs."""


class Done(msgspec.Struct, frozen=True, tag="done"):
    """A request was carried out and stored."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The rules do not allow it."""

    id: str
    attempt: str
    refusal: Refusal


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """It could not be done for another reason; `fault` is a message id with values."""

    id: str
    fault: str
    values: dict[str, Any]


class OpenSeat(msgspec.Struct, frozen=True):
    kind: str
    """`person`, `bot` or `open`."""
    name: str


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that waits for players."""

    id: str
    game: str
    options: Options
    seats: list[OpenSeat]
    host: str | None
    """The id of the guest who made it."""
    clock: TimeControl | None
    rated: bool
    made_at: float


class OpenTables(msgspec.Struct, frozen=True, tag="open"):
    """On the socket of the hall: the public tables that wait for players, except one's own; and those to which one was
    challenged.
    """

    tables: list[OpenTable]
    challenges: list[OpenTable]


class EventPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part in an event, and how they stand."""

    number: int
    """From 1, in the order in which they came."""
    kind: str
    """`person` or `bot`."""
    name: str
    """Empty if they have deleted their profile."""
    guest: str | None
    level: str | None
    avatar: str
    program: bool
    away: bool
    """They are not paired until they come back."""
    rank: int
    points: float
    breaks: tuple[float, ...]
    """What decides between equal points. Swiss: Buchholz, Sonneborn-Berger, direct encounter, wins. Arena: wins, and
    games.
    """
    games: int
    wins: int
    streak: bool
    """In an arena: the next game counts double."""
    sheet: tuple[float | None, ...]
    """Swiss: by round, null where there was no game or it still runs. Arena: by game."""
    table: str | None
    """Where they are playing now."""


class EventGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game of an event, or a bye, which has one player and no table."""

    number: int
    round: int
    players: tuple[int, ...]
    """By seat: the numbers of the players."""
    table: str | None
    points: tuple[float, ...] | None
    """By seat: the share of the others who were beaten; null without a result that counts."""
    over: bool


class EventTold(msgspec.Struct, frozen=True, kw_only=True, tag="event"):
    """On the socket of an event: all of it, whenever something has changed."""

    id: str
    name: str
    kind: str
    """`swiss` or `arena`."""
    game: str
    options: Options
    clock: TimeControl | None
    rated: bool
    state: str
    """`waiting`, `running`, `over` or `cancelled`."""
    host: str | None
    """The id of the guest who opened it."""
    seats: int
    """How many play at a table."""
    rounds: int
    """Of a Swiss event; 0 in an arena."""
    round: int
    round_due: float | None
    """When a game that still runs counts as drawn."""
    next_at: float | None
    """When the next round begins."""
    minutes: int
    """Of an arena; 0 in a Swiss event."""
    starts_at: float | None
    wanted: int | None
    """It starts as soon as so many have come."""
    most: int
    """How many may take part."""
    startable: bool
    """Whether enough have come."""
    began_at: float | None
    ends_at: float | None
    """When an arena is over."""
    ended_at: float | None
    players: list[EventPlayer]
    """The best first."""
    games: list[EventGame]
    """All games of a Swiss event; of an arena the latest."""
    me: int | None = None
    """The number of the reader."""
    mine: bool = False
    """Whether the reader has opened it."""
    now: float = 0.0
    """The time on the server when it was sent."""


ToClient = (
    Snapshot
    | Update
    | TableChanged
    | Said
    | Chat
    | Advised
    | Evaluated
    | Foreseen
    | Lesson
    | Coached
    | OpenTables
    | EventTold
    | Done
    | Refused
    | Failed
)


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """Make a move. If it is sent twice with the same id, it counts once."""

    id: str
    version: int
    move: str
    seat: int | None = None
    """The scene's viewer, so that at a hot seat a late click does not decide for the next player."""


class Foresee(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="foresee"):
    """Look ahead: what would these legal moves lead to? Viewers who need not decide may still ask about battles."""

    id: str
    version: int
    moves: list[str]
    battles: bool = False
    """Whether to include the battles that are announced or under way."""
    unusable: bool = False
    """Whether to include what the seat cannot use now."""


class Evaluate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="evaluate"):
    """How do I stand? Only where the seat has switched its chances on."""

    id: str
    version: int


class Coach(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="coach"):
    """In a guided first game: what is there to say now?"""

    id: str
    version: int
    said: list[str]
    """The ids of all remarks of this game so far."""
    turn: str = ""
    """The turn of the last one."""
    aimed: str | None = None
    """The legal move that the learner points at."""


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ask"):
    """At a table `undo`, `draw`, `rematch`, `resign`, `hint`, `chances` or `no_chances`, and about somebody who is too
    late or gone `claim` (they lose) or `deputy` (a bot plays on), and oneself when one is back `return` (it plays on no
    longer); in a lesson `back`, `next`, `show` or `restart`, in a puzzle also `hint`.
    """

    id: str
    kind: str


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """Accept or decline an offer."""

    id: str
    kind: str
    accept: bool


class AutoAnswers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="auto_answers"):
    """Change which answers the seat gives automatically."""

    id: str
    auto_answers: dict[str, str]


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    id: str
    text: str


class Recall(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="recall"):
    """Read earlier lines of the chat: those before line number `before`."""

    id: str
    before: int


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """Whether the page is in view, which it is at first; who is not looking is sent notices."""

    id: str
    looking: bool


class Salt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="salt"):
    """What this player's seats add to the deal, where `salts` of the table shows that it is awaited: 1 to 64 printable
    characters, chosen by the client after it was shown the commitment.
    """

    id: str
    salt: str


ToServer = Salt | Play | Foresee | Evaluate | Coach | Ask | Answer | AutoAnswers | Say | Recall | Look
