"""What the mover can foresee: every world they cannot rule out, and every turn that a seat could take in it."""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Final, NamedTuple

import msgspec

from manawell.games.gegensatz.components.tables import HAND_SIZE, POWER
from manawell.games.gegensatz.information.build import build
from manawell.games.gegensatz.information.fill import fill
from manawell.games.gegensatz.information.view import MODES, View
from manawell.games.gegensatz.rules.actions import PLAY_SLOT, PLAY_TARGET
from manawell.games.gegensatz.rules.movement import plays, swap
from manawell.games.gegensatz.rules.paradox import is_possible
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.games.gegensatz.state import DUEL, MOVE, OVER
from manawell.kernel.rng import Rng, Scripted

NEVER: Final = 0
PERHAPS: Final = 1
SURELY: Final = 2


class Turn(NamedTuple):
    """A play after its swap, before a paradox or a duel follows."""

    move: int
    played: int
    taken: int
    opens: bool
    """A paradox question follows."""
    meets: bool
    """The wands meet."""
    own: int
    other: int
    """The sums of both hands as a duel would count them now."""
    position: Gegensatz

    @property
    def key(self) -> tuple[int, int]:
        """The same play in other worlds: the relic and its target."""
        return self.played, PLAY_TARGET[self.move]


def worlds(view: View, rng: Rng) -> list[Gegensatz]:
    """Every way to deal the hidden relics of a duel, at most four (GEG-27.4). Alone, one: no reason looks into the
    pile.
    """
    full = fill(view, rng)
    if view.mode != MODES[DUEL]:
        return [build(full, rng.clone())]
    dealt = [(seat, slot) for seat, hand in enumerate(view.hands) for slot, card in enumerate(hand) if card is None]
    if not dealt:
        return [build(full, rng.clone())]
    unseen = [full.hands[seat][slot] for seat, slot in dealt]
    if view.codex_card is None:
        unseen.append(full.codex_card)
    found = []
    for cards in combinations(sorted(str(card) for card in unseen), len(dealt)):
        hands = [list(hand) for hand in view.hands]
        for (seat, slot), card in zip(dealt, cards, strict=True):
            hands[seat][slot] = card
        shown = msgspec.structs.replace(view, hands=tuple(map(tuple, hands)))
        found.append(build(fill(shown, rng), rng.clone()))
    return found


def turn(p: Gegensatz, move: int) -> Turn:
    """What a play of the actor leads to."""
    seat = p.actor
    after = p.clone()
    swap(after, PLAY_SLOT[move], PLAY_TARGET[move])
    meets = after.mode == DUEL and after.wands[0] == after.wands[1]
    own, other = sums(after, seat) if after.mode == DUEL else (0, 0)
    return Turn(move, after.played, after.taken, is_possible(after), meets, own, other, after)


def turns(p: Gegensatz, seat: int) -> list[Turn]:
    """All that a seat could do if it were its turn now; nothing once the game is over."""
    if p.phase == OVER:
        return []
    start = p.clone()
    start.actor = seat
    start.phase = MOVE
    return [turn(start, move) for move in plays(start)]


def sums(p: Gegensatz, seat: int) -> tuple[int, int]:
    """Their own sum in a duel and the other's (GEG-12.3)."""
    power = POWER[p.codex]
    return sum(power[card] for card in p.hands[seat]), sum(power[card] for card in p.hands[1 - seat])


def chance_to_win(found: Turn, seat: int) -> int:
    """Whether this turn can bring a seat its last crystal."""
    p = found.position
    missing = p.target - p.crystals[seat]
    if found.opens and missing <= 1:
        return SURELY
    if not found.meets or not p.crystals[1 - seat]:
        return NEVER
    if found.opens:
        return PERHAPS if missing <= 2 else NEVER  # a paradox, and the duel after it
    if missing > 1 or found.own < found.other:
        return NEVER
    return SURELY if found.own > found.other else PERHAPS


class Foresight:
    """A play in every world, with the positions it leads to and the replies to it."""

    def __init__(self, known: list[Gegensatz], move: int) -> None:
        self.seat = known[0].actor
        self.turns = [turn(world, move) for world in known]
        self.first = self.turns[0]
        self.opens = self.first.opens
        """A paradox question follows: what comes then depends on its answer."""
        self.fights = self.first.meets and not self.opens
        """A duel follows at once."""
        self._worlds = known
        self._positions: list[Gegensatz] | None = None
        self._replies: list[list[Turn]] | None = None

    def positions(self) -> list[Gegensatz]:
        """After a play without a paradox: every position of every world, whatever a tie-break shows."""
        if self._positions is None:
            self._positions = []
            for world, found in zip(self._worlds, self.turns, strict=True):
                tied = found.meets and found.own == found.other
                for pair in range(HAND_SIZE**2 if tied else 1):
                    after = world.clone()
                    after.rng = Scripted([pair])
                    after.play(found.move)
                    self._positions.append(after)
        return self._positions

    def replies(self) -> list[list[Turn]]:
        """By position: what the opponent can do."""
        if self._replies is None:
            self._replies = [turns(after, 1 - self.seat) for after in self.positions()]
        return self._replies

    def never(self, test: Callable[[Turn], bool]) -> bool:
        """Nothing of the kind can be the reply, in any world; a lost game is no defence against it."""
        if self.opens or any(after.winner == 1 - self.seat for after in self.positions()):
            return False
        return not any(test(reply) for line in self.replies() for reply in line)


def in_all(lines: Iterable[list[Turn]], test: Callable[[Turn], bool]) -> list[Turn]:
    """The turns that pass a test in every one of several worlds."""
    passing = [{found.key: found for found in line if test(found)} for line in lines]
    return [found for key, found in passing[0].items() if all(key in others for others in passing[1:])]
