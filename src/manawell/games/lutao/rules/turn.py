"""The playable position: carries out every move."""

from librt.strings import BytesWriter

from manawell.games.lutao import events
from manawell.games.lutao.information.features import describe
from manawell.games.lutao.rules import concession, concession_first
from manawell.games.lutao.rules.actions import kind_of, one_of, two_of
from manawell.games.lutao.rules.answers import ANSWERS
from manawell.games.lutao.rules.choices import CHOICES
from manawell.games.lutao.rules.fixed import action_of
from manawell.games.lutao.rules.flow import carry_on
from manawell.games.lutao.state import BUSY, FIRST_RULES, OVER, SET_UP, Position


class Lutao(Position):
    """A position of Lutao that can be played."""

    def moves(self) -> list[int]:
        found = CHOICES[self.phase](self)
        found.sort()
        return found

    def play(self, move: int) -> None:
        ANSWERS[kind_of(move)](self, one_of(move), two_of(move))
        if self.phase == BUSY:
            carry_on(self)
        if self.leavers:
            self._see_off()

    def _leave(self, seat: int) -> None:
        if self.rules == FIRST_RULES:
            concession_first.leave_table(self, seat)
        else:
            concession.leave_table(self, seat)

    def concede(self, seat: int) -> bool:
        """The game goes on without a player, or ends; one who resigns in set-up leaves when it begins (LUT-4.12)."""
        if self.step in SET_UP:
            self.leavers = self.leavers + [seat]
            if self.journal is not None:
                self.journal.tell(events.Conceded(seat))
            self._see_off()
            return True
        self._leave(seat)
        if self.phase == BUSY:
            carry_on(self)
        return True

    def _see_off(self) -> None:
        """A player resigned during set-up: until the first round begins, the first legal move is played for them."""
        while self.actor in self.leavers and self.step in SET_UP:
            self.play(self.moves()[0])
        if self.step not in SET_UP:
            leavers, self.leavers = self.leavers, []
            for seat in leavers:
                if self.phase != OVER:
                    self._leave(seat)
            if self.phase == BUSY:
                carry_on(self)

    def clone(self) -> "Lutao":
        other = Lutao(self.rng.clone())
        self.copy_to(other)
        return other

    def action(self, move: int) -> int:
        return action_of(self, move)

    def describe(self, seat: int, paper: BytesWriter) -> bool:
        describe(self, seat, paper)
        return True

    def payoff(self, seat: int) -> float:
        """A shared first place is divided."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0
