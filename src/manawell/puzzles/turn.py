"""All that a seat can do before anybody else decides, tried out: what each beginning can lead to.

Decisions without a choice are made unseen, as at the table of a puzzle (`learn/lesson_run.py`).
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.state import State
from manawell.puzzles.goals import Task, facts_for

Line = tuple[str, ...]
MOST_DECISIONS: Final = 12
"""A turn with more of them in a row is not tried out."""
MOST_LINES: Final = 12
"""So many lines to the same end are kept."""


class Reached(msgspec.Struct):
    """The most that can be reached from a position, and the shortest lines to it."""

    worth: float
    lines: list[Line]

    def note(self, worth: float, lines: list[Line]) -> None:
        length, shortest = len(lines[0]), len(self.lines[0])
        if worth > self.worth or (worth == self.worth and length < shortest):
            self.worth, self.lines = worth, list(lines)
        elif worth == self.worth and length == shortest:
            self.lines += lines[: MOST_LINES - len(self.lines)]


class TooMany(Exception):
    """The turn has more positions than are looked at."""


class Turn:
    """A turn in one world, and for every task what each first move leads to."""

    def __init__(self, game: AnyGame, world: State, tasks: Sequence[Task], most: int) -> None:
        self.game = game
        self.seat = world.actor
        self.place = world.rng.place()
        self.lucky = False
        """Whether chance is drawn on anywhere."""
        self.tasks = tasks
        self.most = most
        """A turn with more positions is `TooMany`."""
        self._known: dict[bytes, list[Reached]] = {}
        self.reached: list[dict[str, Reached]] = [{} for _ in tasks]
        """By task, then by first move."""
        for move in world.moves():
            text = game.text_of(world, move)
            for index, found in enumerate(self._after(world, move, 1)):
                self.reached[index][text] = Reached(found.worth, [(text, *line) for line in found.lines])

    @property
    def positions(self) -> int:
        """How many were looked at."""
        return len(self._known)

    def _after(self, state: State, move: int, decisions: int) -> list[Reached]:
        """By task, what can be reached after a move."""
        after = state.clone()
        after.play(move)
        while after.actor == self.seat and len(moves := after.moves()) == 1:
            after.play(moves[0])
        key = msgspec.json.encode(self.game.view(after, ALL_KNOWING))
        if key not in self._known:
            if len(self._known) >= self.most or decisions > MOST_DECISIONS:
                raise TooMany
            self._known[key] = []
            self._known[key] = self._look(after, decisions)
        return self._known[key]

    def _look(self, state: State, decisions: int) -> list[Reached]:
        self.lucky = self.lucky or state.rng.place() != self.place
        facts = facts_for(self.game, state, self.seat)
        found = [Reached(task.worth(facts), [()]) for task in self.tasks]
        going_on = [
            index
            for index, task in enumerate(self.tasks)
            if (task.measure or not found[index].worth) and not task.is_over(facts)
        ]
        if going_on and state.actor == self.seat:
            for move in state.moves():
                text, later = self.game.text_of(state, move), self._after(state, move, decisions + 1)
                for index in going_on if later else ():
                    found[index].note(later[index].worth, [(text, *line) for line in later[index].lines])
        return found
