"""Shares of a vector of games: games at neighbouring places, played in this process or in another one.

Every place has its own stream of chance, and is told which game of the run it deals next; so it does not matter which
places are played together.
"""

import signal
import traceback
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from manawell.kernel.action_table import ActionTable
from manawell.kernel.crowd import Crowd, wander
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.research.batch import rows_of
from manawell.research.extras import leads
from manawell.research.faults import ResearchFault
from manawell.research.interface import INT8, LOST, PLANES, Interface
from manawell.research.spaces import Observation, observation_space

EACH: Final = "each"
RANDOM: Final = "random"
ALIGNED: Final = 64
"""Arrays in shared memory begin at multiples of so many bytes."""
PATIENCE: Final = 10.0
"""Seconds that a process may take to end before it is ended."""

STEP: Final = "step"
RANDOM_ACTIONS: Final = "random actions"
LEGAL_ACTIONS: Final = "legal actions"
RESET: Final = "reset "
"""What another process can be asked for; the name of the run follows."""

Numbers = NDArray[np.int64]


class WorkerFault(ResearchFault):
    """A process that plays a share has failed, or is gone."""

    def __init__(self, problem: str) -> None:
        super().__init__("fault-worker", problem=problem)


class Common(NamedTuple):
    """What every share of a vector has to know."""

    game: AnyGame | str
    options: dict[str, Any]
    observation: str
    actions: str
    seat: int | str
    """The agent's seat, RANDOM, or EACH."""
    shaping: float

    def interface(self) -> Interface:
        return Interface(self.game, self.options, observation=self.observation, actions=self.actions)


class Told(NamedTuple):
    """What a share tells, by game."""

    seen: Observation
    seats: NDArray[np.int8]
    """Who is told what is seen, and decides."""
    rewards: NDArray[np.float64]
    """Of the seat that decided last."""
    everybody: NDArray[np.float64]
    """By seat: what the end pays."""
    over: NDArray[np.bool_]


def together(shares: list[Told]) -> Told:
    """What all shares tell, as that of one."""
    if len(shares) == 1:
        return shares[0]
    seen = {name: np.concatenate([told.seen[name] for told in shares]) for name in shares[0].seen}
    _, *others = zip(*shares, strict=True)
    return Told(seen, *map(np.concatenate, others))


class Share:
    """Games that are played in this process, from place `first` on."""

    def __init__(self, common: Common, first: int, games: int) -> None:
        self._interface = common.interface()
        self._places = range(first, first + games)
        self._seat = common.seat
        self._shaping = common.shaping
        self._own = [NOBODY if isinstance(common.seat, str) else common.seat] * games
        self._everybody = (games, len(self._interface.seats))

    def reset(self, run: str) -> Told:
        """Deal the first games of a run, those with the numbers of their places."""
        self._run = run
        self._rngs = [rng_from(f"{run}/others/{place}".encode()) for place in self._places]
        self.crowd = Crowd([self._deal(place, number) for place, number in enumerate(self._places)])
        self._over: list[int] = []
        self._leads = self._find_leads()
        everybody = np.zeros(self._everybody)
        return self._told(everybody[:, 0], everybody)

    def _deal(self, place: int, number: int) -> ActionTable:
        """A game of the run, at its agent's first decision."""
        table = self._interface.begin(Seal(f"{self._run}/{number}"))
        if self._seat == RANDOM:
            self._own[place] = self._rngs[place].below(len(self._interface.seats))
        if self._own[place] != NOBODY:
            wander(table, self._own[place], self._rngs[place])
        return table

    def step(self, actions: Numbers, numbers: Numbers) -> Told:
        """Play one action in every game, and random moves of others after it. Where a game is over, deal the one with
        the given number instead.
        """
        crowd, decided, idle = self.crowd, self._deciding, self._over
        ended, refused = crowd.advance(actions.tolist(), self._own, idle, self._rngs)
        everybody = np.zeros(self._everybody)
        rewards = np.zeros(len(decided))
        for place in ended:
            everybody[place] = self._interface.pay(crowd.tables[place].state)
        for place in refused:
            everybody[place, decided[place]] = LOST
        self._over = sorted(ended + refused)
        for place in self._over:
            rewards[place] = everybody[place, decided[place]]
        for place in idle:
            crowd.tables[place] = self._deal(place, int(numbers[place]))
        if self._shaping:
            before, self._leads = self._leads, self._find_leads()
            gained = (self._leads - before)[np.arange(len(decided)), decided]
            gained[idle] = 0.0
            rewards += self._shaping * gained
        return self._told(rewards, everybody)

    def _find_leads(self) -> NDArray[np.float64]:
        """By game and seat, where they are paid for."""
        if not self._shaping:
            return np.zeros(0)
        return np.array([leads(self._interface, table.state) for table in self.crowd.tables])

    def _told(self, rewards: NDArray[np.float64], everybody: NDArray[np.float64]) -> Told:
        self._deciding = self.crowd.seats(self._own)
        over = np.zeros(len(rewards), np.bool_)
        over[self._over] = True
        return Told(self._seen(), np.frombuffer(bytearray(self._deciding), INT8), rewards, everybody, over)

    def _seen(self) -> Observation:
        rows, meanings = rows_of(self._interface, self.crowd, self._deciding)
        masks = np.frombuffer(self.crowd.masks(self._deciding), INT8).reshape(len(rows), -1)
        found = {"observation": rows, "action_mask": masks}
        if self._interface.observation == PLANES:
            games = zip(self.crowd.tables, rows, strict=True)
            found["planes"] = np.stack([self._interface.planes(table.state, row) for table, row in games])
        return found if meanings is None else {**found, "actions": meanings}

    def legal_actions(self) -> list[list[int]]:
        return [table.legal[:] for table in self.crowd.tables]

    def random_actions(self) -> Numbers:
        return np.frombuffer(bytearray(self.crowd.random_actions(self._rngs)), np.int64)


class _Memory:
    """What this process and another one both see: what is to be done, and what is told."""

    def __init__(self, interface: Interface, games: int, buffer: Any = None) -> None:
        """Without a buffer, only its size is found."""
        self.size = 0
        self._buffer = buffer
        seats = len(interface.seats)
        self.actions = self._array((games,), np.int64)
        self.numbers = self._array((games,), np.int64)
        seen = {
            name: self._array((games, *(space.shape or ())), space.dtype)
            for name, space in observation_space(interface).items()
        }
        self.told = Told(
            seen,
            self._array((games,), np.int8),
            self._array((games,), np.float64),
            self._array((games, seats), np.float64),
            self._array((games,), np.bool_),
        )

    def _array(self, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
        begin, count = self.size, int(np.prod(shape))
        self.size = -(-(begin + count * np.dtype(kind).itemsize) // ALIGNED) * ALIGNED
        if self._buffer is None:
            return np.zeros(0, kind)
        return np.frombuffer(self._buffer, kind, count, begin).reshape(shape)

    def write(self, told: Told) -> None:
        for name, array in told.seen.items():
            self.told.seen[name][:] = array
        self.told.seats[:] = told.seats
        self.told.rewards[:] = told.rewards
        self.told.everybody[:] = told.everybody
        self.told.over[:] = told.over


FAILED: Final = b"!"
"""Begins an answer that says why something could not be done."""


class FarShare:
    """Games that are played in another process. Each request is answered before the next; what is told lies in shared
    memory, which has no name, so that nothing is left of it when both processes are gone.
    """

    def __init__(self, common: Common, first: int, games: int) -> None:
        interface, context = common.interface(), get_context("spawn")
        buffer = context.RawArray("b", _Memory(interface, games).size)
        self._memory = _Memory(interface, games, buffer)
        self._wire, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, buffer, common, first, games), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, what: str) -> None:
        """Messages are short, and bytes: they are sent at every step."""
        try:
            self._wire.send_bytes(what.encode())
        except OSError as problem:
            raise WorkerFault(self._end()) from problem

    def ask_step(self, actions: Numbers, numbers: Numbers) -> None:
        self._memory.actions[:] = actions
        self._memory.numbers[:] = numbers
        self.ask(STEP)

    def _answer(self) -> bytes:
        try:
            answer = self._wire.recv_bytes()
        except (EOFError, OSError) as problem:
            raise WorkerFault(self._end()) from problem
        if answer.startswith(FAILED):
            raise WorkerFault(answer.removeprefix(FAILED).decode())
        return answer

    def told(self) -> Told:
        """The answer to a reset or a step; it holds until the next one."""
        self._answer()
        return self._memory.told

    def random_actions(self) -> Numbers:
        """The answer to RANDOM_ACTIONS, which holds until the next one."""
        self._answer()
        return self._memory.actions

    def legal_actions(self) -> list[list[int]]:
        """The answer to LEGAL_ACTIONS."""
        return msgspec.json.decode(self._answer(), type=list[list[int]])

    def _end(self) -> str:
        """How the process ended."""
        self.process.join(PATIENCE)
        return f"exit code {self.process.exitcode}"

    def close(self) -> None:
        self._wire.close()  # the process ends when it sees this
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def _serve(wire: Connection, buffer: Any, common: Common, first: int, games: int) -> None:
    """Play a share until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks is interrupted, and then closes the wire
    share, memory = Share(common, first, games), _Memory(common.interface(), games, buffer)
    while True:
        try:
            asked = wire.recv_bytes().decode()
        except EOFError:
            return
        try:
            answer = _do(share, memory, asked)
        except Exception:
            answer = FAILED + traceback.format_exc().encode()
        try:
            wire.send_bytes(answer)
        except BrokenPipeError:
            return


def _do(share: Share, memory: _Memory, asked: str) -> bytes:
    if asked == STEP:
        memory.write(share.step(memory.actions, memory.numbers))
    elif asked == RANDOM_ACTIONS:
        memory.actions[:] = share.random_actions()
    elif asked == LEGAL_ACTIONS:
        return msgspec.json.encode(share.legal_actions())
    else:
        memory.write(share.reset(asked.removeprefix(RESET)))
    return b""
