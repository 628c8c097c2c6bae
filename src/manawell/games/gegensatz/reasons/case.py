"""A legal move whose reasons are asked for, as the mover sees it."""

from typing import Any

from manawell.games.gegensatz.components.tables import CARDS, HAND_SIZE
from manawell.games.gegensatz.information.view import View
from manawell.games.gegensatz.moves import typed, write
from manawell.games.gegensatz.reasons.sight import Foresight, Turn, sums, turns, worlds
from manawell.games.gegensatz.rules.actions import DECLINE, FORM, LEFT, PLAY, PLAY_TARGET, REPLACE_AT, RIGHT
from manawell.games.gegensatz.rules.codex import turn_codex
from manawell.games.gegensatz.rules.paradox import first_of_side
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.games.gegensatz.state import DUEL, MOVE, PARADOX
from manawell.kernel.rng import Rng

Values = dict[str, Any]
"""The values of a reason that holds; None stands for one that does not."""


class Case:
    """One legal move in every world; what is dear to find is found once, and only if it is needed."""

    def __init__(self, view: View, text: str, rng: Rng) -> None:
        self.view = view
        self.worlds = worlds(view, rng)
        self.world = self.worlds[0]
        """Any of them: whatever the mover sees is the same in all."""
        self.seat = self.world.actor
        self.duel = self.world.mode == DUEL
        self.legal = self.world.moves()
        self.move = next(move for move in self.legal if write(typed(self.world, move)) == text)
        self.plays = PLAY <= self.move < DECLINE
        self.answers = self.world.phase == PARADOX
        self.forms = self.answers and self.move != DECLINE
        self._foreseen: dict[int, Foresight] = {}
        self._threats: list[list[Turn]] | None = None

    @property
    def mine(self) -> int:
        return int(self.world.crystals[self.seat])

    @property
    def theirs(self) -> int:
        return int(self.world.crystals[1 - self.seat])

    @property
    def missing(self) -> int:
        """The crystals that the mover still needs."""
        return self.world.target - self.mine

    @property
    def play(self) -> Foresight:
        return self.foresee(self.move)

    def foresee(self, move: int) -> Foresight:
        if move not in self._foreseen:
            self._foreseen[move] = Foresight(self.worlds, move)
        return self._foreseen[move]

    def others(self) -> list[Foresight]:
        """The other plays of this turn."""
        if self.world.phase != MOVE:
            return []
        return [self.foresee(move) for move in self.legal if PLAY <= move < DECLINE and move != self.move]

    def threats(self) -> list[list[Turn]]:
        """By world: what the opponent could do if it were their turn now."""
        if self._threats is None:
            self._threats = [turns(world, 1 - self.seat) for world in self.worlds]
        return self._threats

    def duels(self, move: int | None = None) -> list[tuple[int, int]]:
        """By world: the sums of the duel that a move starts; nothing if there is none."""
        move = self.move if move is None else move
        if not self.duel:
            return []
        if PLAY <= move < DECLINE:
            found = self.foresee(move)
            return [(one.own, one.other) for one in found.turns] if found.fights else []
        if not self.answers or self.world.wands[0] != self.world.wands[1]:
            return []
        if move != DECLINE and self.missing <= 1:
            return []  # the crystal ends the game before the duel
        return [sums(answered(world, move), self.seat) for world in self.worlds]


def answered(p: Gegensatz, move: int) -> Gegensatz:
    """A duel's position with the paradox answered, before the wands are looked at; the order of the row is left."""
    after = p.clone()
    if move in (LEFT, RIGHT):
        after.crystals[p.actor] += 1
        turn_codex(after)
        after.hands[p.actor] = side_cards(p, move)
    return after


def side_cards(p: Gegensatz, side: int) -> list[int]:
    first = first_of_side(p, side)
    return sorted(p.timeline[first : first + HAND_SIZE])


def where(found: Turn) -> Values:
    """A play in words: the relic and its target."""
    return {"card": CARDS[found.played], "position": PLAY_TARGET[found.move]}


def is_form(move: int) -> bool:
    return FORM <= move < REPLACE_AT
