"""The order of a turn (GEG-6, GEG-18): the position with its rules."""

from librt.strings import BytesWriter

from manawell.games.gegensatz import events
from manawell.games.gegensatz.components.tables import CARD_BIT, CARDS, DIRECTION, POSITIONS
from manawell.games.gegensatz.information.features import describe
from manawell.games.gegensatz.information.vector import write_duel
from manawell.games.gegensatz.rules.actions import (
    DECLINE,
    END,
    FORM,
    PLAY,
    PLAY_SLOT,
    PLAY_TARGET,
    REPLACE_AT,
    RETURN,
    SIT_OUT,
)
from manawell.games.gegensatz.rules.codex import turn_codex
from manawell.games.gegensatz.rules.duel import fight
from manawell.games.gegensatz.rules.ending import draw_by_limit, judge_solo, win
from manawell.games.gegensatz.rules.fixed import MIRRORED
from manawell.games.gegensatz.rules.movement import plays, swap, tell_swap, unswap
from manawell.games.gegensatz.rules.paradox import choices, exchange, is_possible, sides
from manawell.games.gegensatz.rules.setup import place, placements
from manawell.games.gegensatz.rules.solo import (
    form,
    lose_stone,
    replace,
    replacements,
    return_relic,
    returns,
    sit_out,
    take_side,
)
from manawell.games.gegensatz.state import (
    BY_PARADOX,
    DUEL,
    MOVE,
    OVER,
    PARADOX,
    PLACE,
    REPLACE,
    SHRINE,
    SIDE,
    Position,
)
from manawell.kernel.journal import EVERYONE, all_but, only


class Gegensatz(Position):
    """A position of Gegensatz that can be played."""

    def moves(self) -> list[int]:
        phase = self.phase
        if phase == MOVE:
            moves = plays(self)
            if self.mode != DUEL:
                moves.append(SIT_OUT)  # GEG-18.1, 18.4, 24.4, 24.5
            return moves
        if phase == PARADOX:
            return choices(self)
        if phase == PLACE:
            return placements(self)
        if phase == SIDE:
            return sides(self)
        if phase == REPLACE:
            return replacements(self)
        if phase == SHRINE:
            return returns(self)
        return []

    def play(self, move: int) -> None:
        phase = self.phase
        if phase == MOVE:
            if move == SIT_OUT:
                sit_out(self)
            else:
                swap(self, PLAY_SLOT[move], PLAY_TARGET[move])
                if is_possible(self):
                    self.phase = PARADOX  # step 2 (GEG-6.1, 18.2)
                    tell_swap(self, only(self.actor) if self.mode == DUEL else EVERYONE)  # GEG-27.10
                else:
                    if self.journal is not None:
                        tell_swap(self, EVERYONE)
                    self._end_move()
        elif phase == PARADOX:
            self._decide_paradox(move)
        elif phase == PLACE:
            place(self, move)
            if self.exotic:
                self.open_turn()
        elif phase == SIDE:
            take_side(self, move)
        elif phase == REPLACE:
            replace(self, move - REPLACE_AT)
        elif phase == SHRINE:
            return_relic(self, move - RETURN)

    def clone(self) -> "Gegensatz":
        other = Gegensatz(self.rng.clone())
        self.copy_to(other)
        return other

    def payoff(self, seat: int) -> float:
        if self.winner < 0 and self.mode == DUEL:
            return 0.5
        return 1.0 if self.winner == seat else 0.0

    def label(self, move: int) -> int:
        """A played relic is identified by its card, since others cannot know its slot."""
        if PLAY <= move < DECLINE and self.phase == MOVE:
            return END + self.hands[self.actor][PLAY_SLOT[move]] * POSITIONS + PLAY_TARGET[move]
        return move

    def action(self, move: int) -> int:
        return move if DIRECTION[self.actor] > 0 else MIRRORED[move]

    def actions(self, moves: list[int]) -> list[int]:
        return moves if DIRECTION[self.actor] > 0 else [MIRRORED[move] for move in moves]

    def describe(self, seat: int, paper: BytesWriter) -> bool:
        seen = self
        if self.phase == PARADOX and self.mode == DUEL and seat != self.actor:  # GEG-27.10
            seen = Gegensatz(self.rng)
            self.copy_to(seen)
            unswap(seen)
            seen.phase = MOVE
        describe(seen, seat, paper)
        return True

    def write(self, viewer: int, paper: BytesWriter) -> bool:
        return write_duel(self, viewer, paper)

    def _decide_paradox(self, move: int) -> None:
        """Step 2. In the duel the turn is told only now, as a whole (GEG-10.6, 10.7, 10.8, 27.10)."""
        if self.mode == DUEL:
            self.phase = MOVE
            tell_swap(self, all_but(self.actor))
        if move == DECLINE:  # GEG-21.9
            if self.journal is not None:
                self.journal.tell(events.ParadoxDeclined(self.actor), only(self.actor))
            self._end_move()
        elif self.mode == DUEL:
            self._form_in_duel(move)
        else:
            form(self, move - FORM)

    def _form_in_duel(self, side: int) -> None:
        seat = self.actor
        hand = self.hands[seat]
        for card in hand:
            self.secret &= ~CARD_BIT[card]  # GEG-10.6, 27.5: revealed
        if self.journal is not None:
            self.journal.tell(events.ParadoxFormed(seat, tuple([CARDS[card] for card in hand])))
        self.crystals[seat] += 1
        if self.journal is not None:
            self.journal.tell(events.CrystalGained(seat, self.crystals[seat]))
        if self.crystals[seat] == self.target:
            win(self, seat, BY_PARADOX)  # GEG-16.1, 16.2
            self.turn += 1
            return
        turn_codex(self)
        exchange(self, side, hand)
        self._end_move()

    def _end_move(self) -> None:
        """Step 3: a time stone, or a duel when the wands meet (GEG-2.6, 12.1); then the next turn (GEG-6.1, 10.4)."""
        if self.mode != DUEL:
            lose_stone(self)
            return
        wands = self.wands
        if wands[0] == wands[1]:
            fight(self)
            if self.phase == OVER:
                self.turn += 1
                return
        self.turn += 1
        self.actor = 1 - self.actor
        if self.turn >= self.turn_limit:
            draw_by_limit(self)
        elif self.exotic:
            self.open_turn()

    def open_turn(self) -> None:
        """Handles what only an edited position can contain: a solo player with no pile, a seat with no legal move.

        The first has lost (GEG-24.6); the second's turn passes (GEG-6.3, 6.4).
        """
        if self.mode != DUEL:
            if self.phase == MOVE and not self.pile:
                judge_solo(self)
            return
        while self.phase == MOVE and not self.moves():
            if self.journal is not None:
                self.journal.tell(events.TurnSkipped(self.actor))
            self.turn += 1
            self.actor = 1 - self.actor
            if self.turn >= self.turn_limit:
                draw_by_limit(self)
