"""A record as a trajectory, and back: who decided, which action, and the rewards at the end. Moves that were taken back
and hints are left out; only their number is kept, in the notes.

A seat may give up out of turn while the rules go on (Lutao's `concede`). Such a step has the seat that gave up and the
action GIVE_UP, which no mask allows.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from manawell.kernel.game import ALL_KNOWING, Outcome
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.kernel.state import State
from manawell.research.interface import NO_ACTION, Interface, Mask, Signs
from manawell.table.entries import Entry, Move
from manawell.table.record import Record, record_match, replay
from manawell.table.steps import steps

GIVE_UP: Final = NO_ACTION


class Trajectory(msgspec.Struct, frozen=True, kw_only=True):
    """A game as an environment sees it."""

    game: str
    rules: int = 1
    """The version of the game's rules."""
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
    """By seat, at the end; zeros if the game is unfinished."""
    notes: dict[str, int] = {}


class Transition(NamedTuple):
    """A step with what the seat observed when it decided."""

    seat: int
    observation: Signs
    mask: Mask
    action: int


def trajectory_of(record: Record) -> Trajectory:
    """The trajectory of the game as it stands, without what was taken back; `BadRecord` if it does not add up."""
    table = replay(record)
    match, interface = table.match, Interface(table.match.game, table.match.options)
    return Trajectory(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seal=match.seal,
        players=record.players,
        seats=tuple(match.deciders),
        actions=tuple(
            _action(interface, before.state, entry)
            for before, entry in zip(steps(table, ALL_KNOWING), table.line, strict=False)
        ),
        resigned=match.resigned,
        agreed=match.agreed,
        rewards=_rewards(table.outcome(), interface),
        notes=table.notes,
    )


def record_of(trajectory: Trajectory) -> Record:
    """The record of a trajectory, which is played again."""
    *_, (match, _) = _played(trajectory)
    if trajectory.resigned is not None:
        match.resign(trajectory.resigned)
    if trajectory.agreed:
        match.agree()
    return msgspec.structs.replace(record_match(match, with_seed=True), notes=trajectory.notes)


def transitions(trajectory: Trajectory) -> Iterator[Transition]:
    """What the deciding seat saw and did, step by step."""
    interface = Interface(find_game(trajectory.game, trajectory.rules), trajectory.options)
    for match, step in _played(trajectory):
        if step < len(trajectory.actions):
            seat = trajectory.seats[step]
            mask = interface.mask(interface.action_table(match.state), seat)
            yield Transition(seat, interface.observe(match.state, seat), mask, trajectory.actions[step])


def _played(trajectory: Trajectory) -> Iterator[tuple[Match, int]]:
    """The match before each step and after the last, with the number of steps played."""
    interface = Interface(find_game(trajectory.game, trajectory.rules), trajectory.options)
    match = Match(interface.game, trajectory.options, trajectory.seal, trajectory.players)
    for step, (seat, action) in enumerate(zip(trajectory.seats, trajectory.actions, strict=True)):
        yield match, step
        if action == GIVE_UP:
            match.resign(seat)
        else:
            match.play_move(interface.action_table(match.state).move(action))
    yield match, len(trajectory.actions)


def _action(interface: Interface, before: State, entry: Entry) -> int:
    if not isinstance(entry, Move):
        return GIVE_UP
    return interface.action_table(before).action(interface.game.read(before, before.actor, entry.text))


def _rewards(outcome: Outcome | None, interface: Interface) -> tuple[float, ...]:
    """The rewards that environments pay; winning sides share a victory."""
    sides = interface.sides
    if outcome is None:
        return (0.0,) * len(sides)
    won = {sides[seat] for seat in outcome.winners}
    if not won and len(sides) > 1:
        return (0.0,) * len(sides)
    return tuple(2 / len(won) - 1 if side in won else -1.0 for side in sides)
