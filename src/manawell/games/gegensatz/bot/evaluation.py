"""What a seat could do now: the raw material of every evaluation."""

from manawell.games.gegensatz.components.tables import BITS, COLOUR_BIT, POWER, RELICS
from manawell.games.gegensatz.rules.actions import PLAY_SLOT, PLAY_TARGET
from manawell.games.gegensatz.rules.movement import plays
from manawell.games.gegensatz.state import DUEL, NONE, Position


class Prospects:
    """What a seat could do if it were to move."""

    def __init__(self, p: Position, seat: int) -> None:
        self.paradoxes: list[int] = []
        self.won_duels: list[int] = []
        self.calm: list[int] = []
        actor = p.actor
        p.actor = seat
        moves = plays(p)
        p.actor = actor
        hand = p.hands[seat]
        codex = COLOUR_BIT[p.codex]
        rival = p.wands[1 - seat] if p.mode == DUEL else NONE
        for move in moves:
            slot = PLAY_SLOT[move]
            target = PLAY_TARGET[move]
            taken = p.timeline[target]
            first = hand[1] if slot == 0 else hand[0]
            second = hand[1] if slot == 2 else hand[2]
            a, b, c = BITS[first], BITS[second], BITS[taken]
            if a & b & c and not (a | b | c) & codex and second < RELICS and taken < RELICS:
                self.paradoxes.append(move)
            elif target == rival:
                self._weigh_duel(p, seat, move, slot, taken)
            else:
                self.calm.append(move)

    def _weigh_duel(self, p: Position, seat: int, move: int, slot: int, taken: int) -> None:
        power = POWER[p.codex]
        hand = p.hands[seat]
        balance = power[taken] - power[hand[slot]]
        for place in range(3):
            balance += power[hand[place]] - power[p.hands[1 - seat][place]]
        if balance > 0 and p.crystals[1 - seat] > 0:
            self.won_duels.append(move)
        elif balance >= 0 or p.crystals[seat] == 0:
            self.calm.append(move)
