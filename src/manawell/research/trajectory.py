"""A record is a trajectory: who decided, which action, and what the end paid; and back, bit for bit.

Somebody may give up out of turn, and the rules go on (Lutao's `concede`). Such a step has the seat that gave up and the
action GIVE_UP, which no mask allows.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from manawell.kernel.faults import BadRecord, Fault
from manawell.kernel.game import Outcome
from manawell.kernel.match import CONCEDE, Match, replay
from manawell.kernel.record import Record
from manawell.kernel.seal import Seal
from manawell.research.setting import NO_ACTION, Mask, Setting
from manawell.research.tensors import Numbers

GIVE_UP: Final = NO_ACTION


class Trajectory(msgspec.Struct, frozen=True, kw_only=True):
    """A game as an environment meets it."""

    game: str
    options: dict[str, str]
    seal: Seal
    players: tuple[str, ...]
    seats: tuple[int, ...]
    """By step: who decided."""
    actions: tuple[int, ...]
    resigned: int | None = None
    """Who gave up at the end, if that ended the game."""
    agreed: bool = False
    """The players agreed on a draw at the end."""
    rewards: tuple[float, ...]
    """By seat, at the end; zeros while there is none."""
    notes: dict[str, int] = {}


class Transition(NamedTuple):
    """A step with what the seat was given when it decided."""

    seat: int
    observation: Numbers
    mask: Mask
    action: int


def trajectory_of(record: Record) -> Trajectory:
    """`BadRecord` when it does not add up."""
    match = replay(msgspec.structs.replace(record, moves=(), resigned=None, agreed=False))
    setting = Setting(match.game, match.options)
    actions: list[int] = []
    for number, text in enumerate(record.moves, 1):
        try:
            action = _action(setting, match, text)
            actions.append(action)
            if action == GIVE_UP:
                match.repeat(text)
            else:
                match.play_move(setting.desk(match.state).move(action))
        except Fault as problem:
            raise BadRecord("fault-record-move", number=number, move=text, problem=problem) from problem
    _end(match, record.resigned, record.agreed)
    return Trajectory(
        game=record.game,
        options=record.options,
        seal=match.seal,
        players=record.players,
        seats=tuple(match.deciders),
        actions=tuple(actions),
        resigned=record.resigned,
        agreed=record.agreed,
        rewards=_rewards(match.outcome(), setting),
        notes=record.notes,
    )


def record_of(trajectory: Trajectory) -> Record:
    """The game on paper, played again."""
    *_, (match, _) = _played(trajectory)
    match.notes.update(trajectory.notes)
    _end(match, trajectory.resigned, trajectory.agreed)
    return match.record(with_seed=True)


def transitions(trajectory: Trajectory) -> Iterator[Transition]:
    """Step by step, what the deciding seat saw and did."""
    setting = Setting(trajectory.game, trajectory.options)
    for match, step in _played(trajectory):
        if step < len(trajectory.actions):
            seat = trajectory.seats[step]
            mask = setting.mask(setting.desk(match.state), seat)
            yield Transition(seat, setting.observe(match.state, seat), mask, trajectory.actions[step])


def _played(trajectory: Trajectory) -> Iterator[tuple[Match, int]]:
    """The match before each step, and after the last."""
    setting = Setting(trajectory.game, trajectory.options)
    match = Match(setting.game, trajectory.options, trajectory.seal, trajectory.players)
    for step, (seat, action) in enumerate(zip(trajectory.seats, trajectory.actions, strict=True)):
        yield match, step
        if action == GIVE_UP:
            match.resign(seat)
        else:
            match.play_move(setting.desk(match.state).move(action))
    yield match, len(trajectory.actions)


def _action(setting: Setting, match: Match, text: str) -> int:
    if text.startswith(CONCEDE):
        return GIVE_UP
    return setting.desk(match.state).action(match.game.read(match.state, match.state.actor, text))


def _end(match: Match, resigned: int | None, agreed: bool) -> None:
    if resigned is not None:
        match.resign(resigned)
    if agreed:
        match.agree()


def _rewards(outcome: Outcome | None, setting: Setting) -> tuple[float, ...]:
    """As the environments pay; a victory is shared by the sides that won."""
    sides = setting.sides
    if outcome is None:
        return (0.0,) * len(sides)
    won = {sides[seat] for seat in outcome.winners}
    if not won and len(sides) > 1:
        return (0.0,) * len(sides)
    return tuple(2 / len(won) - 1 if side in won else -1.0 for side in sides)
