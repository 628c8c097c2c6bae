"""The order of a turn (GEG-6, GEG-18): the position with its rules."""

from manawell.games.gegensatz import events
from manawell.games.gegensatz.components import CARDS, POSITIONS
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
from manawell.games.gegensatz.rules.ending import draw_by_limit, win
from manawell.games.gegensatz.rules.movement import plays, swap, tell_swap
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
                self._after_swap()
        elif phase == PARADOX:
            if self.mode == DUEL:
                self._decide_paradox(move)
            elif move == DECLINE:
                self._tell_declined()
                lose_stone(self)  # GEG-21.9
            else:
                form(self, move - FORM)
        elif phase == PLACE:
            place(self, move)
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
        """A played relic goes by its card, since others cannot know its slot."""
        if PLAY <= move < DECLINE and self.phase == MOVE:
            return END + self.hands[self.actor][PLAY_SLOT[move]] * POSITIONS + PLAY_TARGET[move]
        return move

    def _after_swap(self) -> None:
        """Step 2 if it is open, else step 3 (GEG-6.1, 18.2)."""
        waits = is_possible(self)
        if self.journal is not None:
            secret = waits and self.mode == DUEL  # GEG-27.10
            tell_swap(self, only(self.actor) if secret else EVERYONE)
        if waits:
            self.phase = PARADOX
        elif self.mode == DUEL:
            self._end_duel_turn()
        else:
            lose_stone(self)

    def _decide_paradox(self, move: int) -> None:
        """Now the turn is told as a whole (GEG-10.6, 10.7, 10.8, 27.10)."""
        seat = self.actor
        tell_swap(self, all_but(seat))
        if move == DECLINE:
            self._tell_declined()
        else:
            hand = self.hands[seat]
            self.crystals[seat] += 1
            if self.journal is not None:
                self.journal.tell(events.ParadoxFormed(seat, tuple([CARDS[card] for card in hand])))
                self.journal.tell(events.CrystalGained(seat, self.crystals[seat]))
            if self.crystals[seat] == self.target:
                win(self, seat, BY_PARADOX)  # GEG-16.1, 16.2
                return
            turn_codex(self)
            exchange(self, move, hand)
        self._end_duel_turn()

    def _tell_declined(self) -> None:
        if self.journal is not None:
            self.journal.tell(events.ParadoxDeclined(self.actor), only(self.actor))

    def _end_duel_turn(self) -> None:
        """Step 3 when the wands meet (GEG-2.6, 12.1), then the other player's turn (GEG-6.1, 10.4)."""
        wands = self.wands
        if wands[0] == wands[1]:
            fight(self)
            if self.phase == OVER:
                return
        self.phase = MOVE
        self.turn += 1
        self.actor = 1 - self.actor
        if self.turn >= self.turn_limit:
            draw_by_limit(self)
        elif self.exotic:
            self.skip_stuck_turns()

    def skip_stuck_turns(self) -> None:
        """Without a legal move the turn passes; only an edited position can come to this (GEG-6.3, 6.4)."""
        while self.phase == MOVE and not self.moves():
            if self.journal is not None:
                self.journal.tell(events.TurnSkipped(self.actor))
            self.turn += 1
            self.actor = 1 - self.actor
            if self.turn >= self.turn_limit:
                draw_by_limit(self)
