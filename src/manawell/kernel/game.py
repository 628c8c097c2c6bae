"""A game as the rest of the program knows it: readable methods around a fast `State`."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from manawell.kernel.bounds import Bounds
from manawell.kernel.calibration import EVEN, VALUE, Calibration
from manawell.kernel.elements import Element, Kind
from manawell.kernel.event import Event
from manawell.kernel.faults import Fault, Illegal, OtherRules, Refusal, Unreadable, Unshaped
from manawell.kernel.journal import Journal
from manawell.kernel.judge import Judge
from manawell.kernel.learning import Actions, Features, Recall
from manawell.kernel.levels import USUAL_LEVELS, Level
from manawell.kernel.net import Net, chance_of
from manawell.kernel.options import Choice, Option, Options, settle
from manawell.kernel.rng import Rng, rng_at
from manawell.kernel.state import State

ALL_KNOWING = -2
"""The viewer that sees everything: for saving, and for finished games."""

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
M = TypeVar("M", bound=msgspec.Struct)


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    winners: tuple[int, ...]
    """The seats that won; empty after a draw, or when a solo player lost."""
    reason: str
    scores: tuple[int, ...]
    figures: dict[str, int] = {}


class Prompt(msgspec.Struct, frozen=True):
    """The decision the actor must make: `prompt-<id>` states it in a line, `help-<id>` explains it."""

    id: str
    rule: str


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a move, in one clause: `reason-<id>` says it. True of the position, as far as the mover knows."""

    id: str
    values: dict[str, Any] = {}


class Stop(msgspec.Struct, frozen=True):
    """A turn or round: where a reader of a long game stops. Two positions of the same turn have the same stop."""

    kind: str
    """`turn`, `round`, `setup` before the first, or `game` where the game tells no more."""
    number: int = 0
    """From 1; 0 outside turns and rounds."""
    seat: int | None = None
    """Whose turn it is, also within a round; None where it is nobody's."""


class Saved(msgspec.Struct, frozen=True):
    """A complete position as data, including its place in the stream of chance."""

    position: dict[str, Any]
    key: str
    place: int
    """The generator's key in hexadecimal, and how many words of its stream have been read."""
    rules: int = 1
    """The version of the rules by which it was played."""


class Game(ABC, Generic[S, V, M]):
    """One registered game. Stateless; `S` is its position, `V` what a viewer may know of it, `M` its moves."""

    id: ClassVar[str]
    rules_version: ClassVar[int] = 1
    """Raised by every change to the rules that alters games already played."""
    older: "ClassVar[tuple[AnyGame, ...]]" = ()
    """The game by earlier versions of its rules, where they are kept: a game begun under one is finished under it."""
    weight: ClassVar[int] = 2
    """How much there is to learn, from 1 to 4; lists begin with the lightest game."""
    looks_ahead: ClassVar[bool] = True
    """Whether players are shown what a move may lead to; False where chance has too many branches to show."""
    options: ClassVar[tuple[Option, ...]]
    auto_answers: ClassVar[tuple[Choice, ...]] = ()
    """Answers that a seat can choose to give automatically, such as passing; private, and unknown to the rules."""
    view_type: ClassVar[type[msgspec.Struct]]
    bounds: ClassVar[Bounds] = Bounds({}, {})
    """How much its views can hold."""
    codes: ClassVar[int] = 0
    """All moves are numbers below this; 0 if there are too many to list."""
    most_moves: ClassVar[int] = 1024
    """No position has more legal moves."""
    actions: ClassVar[Actions | None] = None
    """Its fixed actions, where it has them: `State.action` says which one a move is. See `actions_in`."""
    features: ClassVar[Features | None] = None
    """What `State.describe` writes, where it does."""
    details_type: ClassVar[type[msgspec.Struct] | None] = None
    """What `details` returns, where a move means more than it says."""
    draft_type: ClassVar[type[msgspec.Struct] | None] = None
    """What `check` returns, where players bring something they made themselves, such as an army."""
    events: ClassVar[tuple[type[Event], ...]]
    names: ClassVar[Mapping[str, str]]
    """By field of an event, refusal or move: the stem of the messages that name its value."""
    notation: ClassVar[tuple[str, ...]]
    """One example of every form a move can be written in."""
    judge: ClassVar[Judge]
    levels: ClassVar[tuple[Level, ...]] = USUAL_LEVELS
    """How the eight levels of bots think, the weakest first."""
    calibration: ClassVar[Calibration] = Calibration()
    """What chance of winning the worths of its judge and bots stand for."""
    foretellers: ClassVar[Mapping[str, Net]] = {}
    """By branch of the judge: networks that foretell how games end better than worths do, without playing better."""
    reasons: ClassVar[tuple[str, ...]] = ()
    """The ids of the reasons that `why` can give, the weightiest first."""
    mistakes: ClassVar[tuple[str, ...]] = ()
    """Those of them that speak against a move; hints do not give them."""
    kinds: ClassVar[tuple[Kind, ...]] = ()
    """The kinds of elements that `elements` tells."""
    folder: ClassVar[Traversable]
    """The folder that contains `text/` and `rulebook/`."""

    def settle(self, given: Mapping[str, object]) -> Options:
        """Complete and check options; a bad one raises `BadOption`."""
        return settle(self.options, given)

    @abstractmethod
    def seats(self, options: Options) -> tuple[str, ...]:
        """The ids of the seats, in order."""

    def sides(self, options: Options) -> tuple[int, ...]:
        """By seat, the side it plays for; partners win and lose together."""
        return tuple(range(len(self.seats(options))))

    @abstractmethod
    def new(self, options: Options, rng: Rng, journal: Journal | None = None) -> S:
        """The first position of a game with settled options."""

    @abstractmethod
    def ending(self, state: S) -> tuple[tuple[int, ...], str] | None:
        """The winners and the reason, or None while the game goes on."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """The current score of each seat."""

    def stop(self, state: S) -> Stop:
        """The turn or round that an unfinished game is in."""
        return Stop("game")

    def figures(self, state: S) -> dict[str, int]:
        """Other figures of a finished game that statistics should keep."""
        return {}

    def outcome(self, state: S) -> Outcome | None:
        ending = self.ending(state)
        return ending and Outcome(*ending, self.scores(state), self.figures(state))

    @abstractmethod
    def view(self, state: S, viewer: int, /) -> V:
        """Everything a seat, SPECTATOR or ALL_KNOWING may know. The only place that hides anything."""

    def variety(self, view: V, /) -> str:
        """The mode, number of players and the like on which it depends what a worth means."""
        return ""

    def chances(self, state: S, options: Options) -> tuple[float, ...]:
        """By seat, how likely it is to win an unfinished game; those of two or more sides add up to 1."""
        sides, variety = self.sides(options), self.variety(self.view(state, ALL_KNOWING))
        seats = [sides.index(side) for side in range(max(sides) + 1)]
        values = [self.judge.value(state, seat) for seat in seats]
        found = self.calibration.chances(VALUE, variety, values, [self.outlook(state, seat) for seat in seats])
        return tuple(found[side] for side in sides)

    def outlook(self, state: S, seat: int) -> float:
        """How a seat's chances look to a network that foretells the end of such games."""
        net = self.foretellers.get(self.judge.branch(state))
        return EVEN if net is None else chance_of(net.logit(self.judge.features(state, seat)))

    @abstractmethod
    def prompt(self, view: V, /) -> Prompt | None:
        """The decision that is open in a view, or None when the game is over."""

    @abstractmethod
    def fill(self, view: V, rng: Rng, /) -> V:
        """A view without blanks: the hidden things drawn from what the viewer cannot rule out."""

    @abstractmethod
    def build(self, view: V, rng: Rng, /) -> S:
        """The position that a view without blanks shows; `BadPosition` when it contradicts itself."""

    def digits(self, move: int, /) -> tuple[int, ...]:
        """The small numbers a move consists of, equally many for every move; no two moves share them all."""
        return (move,)

    @abstractmethod
    def parse(self, text: str, /) -> M | None:
        """The typed move that a text writes, legal or not; None when it is not in the notation."""

    @abstractmethod
    def typed(self, state: S, move: int, /) -> M:
        """The typed form of a legal move."""

    @abstractmethod
    def write(self, typed: M, /) -> str:
        """The text of a typed move."""

    @abstractmethod
    def explain(self, state: S, seat: int, attempt: M, /) -> Refusal:
        """Why a seat may not make this move, judged by what the seat knows."""

    def why(self, view: V, text: str, rng: Rng) -> tuple[Reason, ...]:
        """What can be said for or against a legal move, from the view of the seat that must decide; in the order of
        `reasons`. What is said holds in every world that the seat cannot rule out.
        """
        return ()

    def actions_in(self, options: Options) -> Actions | None:
        """The fixed actions of a game with these options, where they are not those of every game."""
        return self.actions

    def recall_in(self, options: Options) -> Recall | None:
        """How a seat's history is told to learners, where its length has a bound with these options."""
        return None

    def places(self, state: S, /) -> list[tuple[int, int]]:
        """By cell of the features' board: its row and column; (-1, -1) where it lies nowhere."""
        return []

    def unusable(self, state: S, /) -> dict[str, Refusal]:
        """What the actor has but cannot use in the open decision, by its id in the reference, and why; judged by what
        the actor knows.
        """
        return {}

    def reference(self, options: Options) -> dict[str, Any]:
        """What a client needs to know about the components besides their names."""
        return {}

    def check(self, options: Options, draft: str) -> msgspec.Struct:
        """What the rules say about a draft, such as an army written in one line: a `draft_type`."""
        raise Fault("fault-no-drafts", game=self.id)

    def suggest(self, options: Options, style: str, rng: Rng) -> str:
        """A draft in one of the styles that the reference lists."""
        raise Fault("fault-no-drafts", game=self.id)

    def answer_automatically(
        self, view: V, chosen: Mapping[str, str], watched: bool = False
    ) -> tuple[str | None, dict[str, str]]:
        """The move that a seat makes automatically at the open decision, if any, and its choices from then on. When
        `watched`, whether it is asked must not depend on anything the other people do not know: they see it think.
        """
        return None, dict(chosen)

    def equipment(self, state: S) -> tuple[dict[str, bool], ...]:
        """By seat: the ids of what it chose to bring, such as cards, and whether each was used."""
        return ()

    def elements(self, state: S, options: Options, events: Sequence[Event]) -> list[list[Element]]:
        """By seat of a finished game with all its events: what it had or used, for statistics; some perhaps twice."""
        return []

    def draw_occasion(self, state: S, seat: int) -> str | None:
        """The occasion on which a seat may offer a draw now, once per occasion; None: not now; empty: at any time."""
        return ""

    def details(self, state: S, move: int, /) -> msgspec.Struct | None:
        """What a client should show about a legal move besides the move itself, such as the route of a ship: a
        `details_type`. It depends only on what the actor knows.
        """
        return None

    def battles(self, view: V) -> tuple[str, ...]:
        """The ids of the battles that are announced or under way, where chance decides them."""
        return ()

    def battle_of(self, state: S, move: int) -> str | None:
        """The id of the battle that a legal move leads to, if any."""
        return None

    def fight(self, state: S, battle: str) -> tuple[int, int]:
        """Play on as bots would until a battle is over; return how many attackers and how many others are left."""
        return 0, 0

    def imagine(self, view: V, rng: Rng) -> S:
        """A position that the viewer cannot tell from the true one, with its own stream of chance."""
        return self.build(self.fill(view, rng), rng.clone())

    def resample(self, state: S, seat: int, rng: Rng) -> S:
        return self.imagine(self.view(state, seat), rng)

    def text_of(self, state: S, move: int) -> str:
        """A legal move in notation."""
        return self.write(self.typed(state, move))

    def read(self, state: S, seat: int, text: str) -> int:
        """The legal move that a seat wrote; raises `Unreadable` or `Illegal` if it is not one."""
        attempt = self.parse(text)
        if attempt is None:
            raise Unreadable(text, self.notation)
        if seat == state.actor:
            for move in state.moves():
                if self.typed(state, move) == attempt:
                    return move
        raise Illegal(text, self.refuse(state, seat, attempt))

    def refuse(self, state: S, seat: int, attempt: M) -> Refusal:
        """The explanation, with the legal moves that come closest."""
        refusal = self.explain(state, seat, attempt)
        legal = [self.typed(state, move) for move in state.moves()] if seat == state.actor else []
        return msgspec.structs.replace(refusal, nearest=tuple(map(self.write, nearest(attempt, legal))))

    def save(self, state: S) -> Saved:
        position = msgspec.json.decode(msgspec.json.encode(self.view(state, ALL_KNOWING)))
        return Saved(position, state.rng.key.hex(), state.rng.place(), self.rules_version)

    def load(self, saved: Saved) -> S:
        """The saved position; `BadPosition` names what is wrong with it, `OtherRules` the version it belongs to."""
        if saved.rules != self.rules_version:
            raise OtherRules("fault-other-rules", game=self.id, version=saved.rules, known=self.rules_version)
        try:
            view: V = msgspec.convert(saved.position, self.view_type, strict=True)  # type: ignore[assignment]
            rng = rng_at(saved.key, saved.place)
        except (msgspec.ValidationError, ValueError) as problem:
            raise Unshaped(str(problem)) from problem
        return self.build(view, rng)


AnyGame = Game[Any, Any, Any]


def nearest(attempt: M, legal: Sequence[M], most: int = 3) -> list[M]:
    """The legal moves that share most with the attempt, best first."""
    return sorted(legal, key=lambda move: -_likeness(attempt, move))[:most]


def _likeness(attempt: msgspec.Struct, move: msgspec.Struct) -> int:
    mine, theirs = msgspec.structs.asdict(attempt), msgspec.structs.asdict(move)
    return (type(attempt) is type(move)) + sum(bool(theirs.get(name) == value) for name, value in mine.items())
