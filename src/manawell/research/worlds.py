"""A game whose chance is drawn by the caller: decisions and chance outcomes in turn, and what each seat was told.

Up to `FEW` draws are asked for one by one, each outcome as likely as the rules say. More, as in a deal, follow from a
seed of `SEED_BYTES` bytes, which are asked for instead.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from librt.strings import BytesWriter

from manawell.kernel.chance import Tape
from manawell.kernel.game import Saved
from manawell.kernel.journal import SPECTATOR, Journal
from manawell.kernel.learning import Recall
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import REFUSED, State
from manawell.research.interface import Interface, NoAction

FEW: Final = 8
SEED_BYTES: Final = 4
BYTE: Final = 256
DEAL: Final = -1
"""In place of a move: the deal before the first decision."""

Trail = tuple["Trail", int] | None
"""The steps before the last one, and the last step."""


Origin = tuple[Saved, tuple[str, ...], tuple[bytes, ...]]


class World:
    """The position after some steps; a step is an action, or an outcome of chance."""

    def __init__(self, interface: Interface) -> None:
        self.interface = interface
        self.trail: Trail = None
        self.origin: Origin | None = None
        """The position where an imagined world began, and what the seats had been told."""
        self.told: tuple[str, ...] = ("",) * len(interface.seats)
        """By seat: everything it was told, and its own moves."""
        self.recalled: tuple[bytes, ...] = (b"",) * len(interface.seats)
        """By seat: the same as features and rows (`Recall`), where the game has them."""
        self.rows: tuple[bytes, ...] = (b"",) * len(interface.seats)
        """By seat: the rows of what everybody was told."""
        self.public = ""
        """What a spectator was told."""
        self.state: State | None = None
        self._draws: list[int] = []
        self._move = DEAL
        self._seeded = False
        self.bound = 0
        """The number of equally likely outcomes of the open draw; 0 if no draw is open."""
        self._begin(DEAL)

    def clone(self) -> "World":
        other = World.__new__(World)
        other.__dict__.update(self.__dict__)
        other._draws = self._draws[:]
        other.state = None if self.state is None else self.state.clone()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "World":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A world is pickled as its steps."""
        options = {name: str(value) for name, value in self.interface.options.items()}
        return _again, (self.interface.game.id, options, self.origin, self.steps())

    def steps(self) -> list[int]:
        """All steps from the beginning."""
        found: list[int] = []
        trail = self.trail
        while trail is not None:
            trail, step = trail
            found.append(step)
        return found[::-1]

    @property
    def actor(self) -> int:
        """The seat that decides, NOBODY at the end; undefined while a draw is open."""
        assert self.state is not None
        return self.state.actor

    def moves(self) -> list[int]:
        assert self.state is not None
        return self.state.moves()

    def take(self, step: int) -> None:
        """Carry out a legal action, or an outcome of chance."""
        if self.bound:
            if not 0 <= step < self.bound:
                raise NoAction(step)
            self.trail = (self.trail, step)
            self._draws.append(step)
            self._go_on()
        else:
            assert self.state is not None
            move = self.interface.action_table(self.state).move(step)
            if move == REFUSED:
                raise NoAction(step)
            self.trail = (self.trail, step)
            self._begin(move)

    def _begin(self, move: int) -> None:
        """Try the move and ask for the draws it needs. A deal is not tried: it may draw until a board fits."""
        self._move, self._draws, self._seeded = move, [], move == DEAL
        if self._seeded:
            self.bound = BYTE
            return
        tape = Tape([])
        after = self._after(tape)
        self._seeded = len(tape.open) > FEW
        if self._seeded:
            self.bound = BYTE
        else:
            self._settle(tape, after)

    def _go_on(self) -> None:
        if self._seeded:
            if len(self._draws) == SEED_BYTES:
                self._finish(self._after(rng_from(b"world " + bytes(self._draws))))
            return
        tape = Tape(self._draws)
        self._settle(tape, self._after(tape))

    def _settle(self, tape: Tape, after: State) -> None:
        if tape.open:
            self.bound = tape.open[0]
        else:
            self._finish(after)

    def _after(self, rng: Rng) -> State:
        journal = Journal()
        if self._move == DEAL:
            dealt: State = self.interface.game.new(self.interface.options, rng, journal)
            return dealt
        assert self.state is not None
        after = self.state.clone()
        after.rng, after.journal = rng, journal
        after.play(self._move)
        return after

    def _finish(self, after: State) -> None:
        game, journal = self.interface.game, after.journal
        assert journal is not None
        news = [_written(journal.told_to(seat)) for seat in range(len(self.told))]
        if self.state is None:
            news = [_written([game.view(after, seat)]) + new for seat, new in enumerate(news)]
        else:
            actor = self.state.actor
            news[actor] = f"> {game.text_of(self.state, self._move)}\n" + news[actor]
        self.told = tuple(old + new for old, new in zip(self.told, news, strict=True))
        self.public += _written(journal.told_to(SPECTATOR))
        if self.interface.recall is not None:
            self._recall(self.interface.recall, after, journal)
        after.journal = None
        self.state, self.bound = after, 0

    def _recall(self, recall: Recall, after: State, journal: Journal) -> None:
        """Add to what the seats remember, from the deal on."""
        news = [_rows(recall, journal.told_to(seat), seat) for seat in range(len(self.told))]
        if self.state is None:
            news = [_features(after, seat) for seat in range(len(self.told))]
        else:
            actor = self.state.actor
            news[actor] = recall.row_of_action(self.state.action(self._move)) + news[actor]
        self.recalled = tuple(old + new for old, new in zip(self.recalled, news, strict=True))
        public = journal.told_to(SPECTATOR)
        self.rows = tuple(rows + _rows(recall, public, seat) for seat, rows in enumerate(self.rows))

    def imagine(self, seat: int, rng: Rng) -> "World":
        """A world that the seat cannot tell from this one.

        In it, the other seats have been told what everybody was told, and see what they would see there.
        """
        assert self.state is not None
        game = self.interface.game
        other = self.clone()
        other.state = imagined = game.resample(self.state, seat, rng)
        other.told = tuple(
            told if place == seat else self.public + _written([game.view(imagined, place)])
            for place, told in enumerate(self.told)
        )
        if self.interface.recall is not None:
            other.recalled = tuple(
                recalled if place == seat else _features(imagined, place) + self.rows[place]
                for place, recalled in enumerate(self.recalled)
            )
        other.origin, other.trail = (game.save(imagined), other.told, other.recalled), None
        return other


def _again(game: str, options: dict[str, object], origin: Origin | None, steps: Sequence[int]) -> World:
    world = World(Interface(game, options))
    if origin is not None:
        world.state, world.told, world.recalled = world.interface.game.load(origin[0]), origin[1], origin[2]
        world.origin, world.bound = origin, 0
    for step in steps:
        world.take(step)
    return world


def _features(state: State, seat: int) -> bytes:
    paper = BytesWriter()
    state.describe(seat, paper)
    return paper.getvalue()


def _rows(recall: Recall, events: Sequence[Any], seat: int) -> bytes:
    return b"".join(row for event in events if (row := recall.row_of_event(event, seat)) is not None)


def _written(things: Sequence[msgspec.Struct]) -> str:
    return "".join(msgspec.json.encode(thing).decode() + "\n" for thing in things)
