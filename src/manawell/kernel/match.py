"""A game being played: the one boundary where moves are checked and carried out."""

from collections.abc import Mapping, Sequence
from typing import Any

from manawell.kernel.faults import Fault
from manawell.kernel.game import AnyGame, Outcome
from manawell.kernel.journal import Journal
from manawell.kernel.options import Options
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY, State

RESIGNATION = "resignation"
TIME = "time"
"""A seat had no time left."""
ABSENCE = "absence"
"""Whoever sat there did not come back."""
AGREEMENT = "agreement"
CONCEDE = "concede "
"""Marks an item of `moves`: the seat whose number follows gave up, and the rules went on."""


class Match:
    """Position = f(options, seal, moves)."""

    def __init__(
        self,
        game: AnyGame,
        options: Mapping[str, object],
        seal: Seal,
        players: Sequence[str] | None = None,
        origin: "Match | None" = None,
    ) -> None:
        self.game = game
        self.options: Options = game.settle(options) if origin is None else origin.options
        self.seats: tuple[str, ...] = game.seats(self.options) if origin is None else origin.seats
        self.seal = seal
        self.players = self.seats if players is None else tuple(players)
        if len(self.players) != len(self.seats):
            raise Fault("fault-player-count", given=len(self.players), needed=len(self.seats))
        self.moves: list[str] = []
        """What was played, in notation."""
        self.deciders: list[int] = []
        """Which seat made each move."""
        self.resigned: int | None = None
        self.why = RESIGNATION
        """Why the seat `resigned`."""
        self.agreed = False
        """The players agreed on a draw."""
        self.journal = Journal()
        self.state: State = game.new(self.options, seal.rng(), self.journal) if origin is None else origin.state

    def fresh(self) -> "Match":
        """The same deal before its first move."""
        return Match(self.game, self.options, self.seal, self.players)

    def after(self, moves: int, told: int, state: State) -> "Match":
        """A separate match of the same deal, with only the first `moves` moves and `told` events, at this position."""
        other = Match(self.game, self.options, self.seal, self.players, self)
        other.moves, other.deciders = self.moves[:moves], self.deciders[:moves]
        other.journal = self.journal.first(told)
        other.state = state
        return other

    @property
    def actor(self) -> int:
        """The seat that must decide, or NOBODY."""
        return NOBODY if self.resigned is not None or self.agreed else self.state.actor

    def outcome(self) -> Outcome | None:
        if self.resigned is None and not self.agreed:
            return self.game.outcome(self.state)
        return self.called_off(self.resigned, self.why)

    def called_off(self, resigned: int | None, why: str = RESIGNATION) -> Outcome:
        """The result if a seat gives up here or, with None, if the players agree on a draw."""
        winners, reason = ((), AGREEMENT) if resigned is None else (self._others(resigned), why)
        return Outcome(winners, reason, self.game.scores(self.state), self.game.figures(self.state))

    def _others(self, resigned: int) -> tuple[int, ...]:
        """All seats that are not on the side of the one that gave up."""
        sides = self.game.sides(self.options)
        return tuple(seat for seat, side in enumerate(sides) if side != sides[resigned])

    def view(self, viewer: int) -> Any:
        return self.game.view(self.state, viewer)

    def legal(self) -> list[str]:
        """The legal moves of the actor in notation."""
        return [self.game.text_of(self.state, move) for move in self.state.moves()]

    def play(self, seat: int, text: str) -> None:
        """Carry out what a seat wrote. An `Unreadable` or `Illegal` attempt changes nothing."""
        self.check_running()
        self.play_move(self.game.read(self.state, seat, text))

    def play_move(self, move: int, text: str | None = None) -> None:
        """Carry out a move that is known to be legal; its text is computed if it is not given."""
        self.moves.append(self.game.text_of(self.state, move) if text is None else text)
        self.deciders.append(self.state.actor)
        self.state.play(move)

    def resign(self, seat: int, why: str = RESIGNATION) -> None:
        """A seat gives up, or has to. Where the rules go on without it, this becomes an item of `moves`."""
        self.check_running()
        if self.state.concede(seat):
            self.moves.append(f"{CONCEDE}{seat}")
            self.deciders.append(seat)
        else:
            self.resigned, self.why = seat, why

    def repeat(self, text: str) -> None:
        """Play an item of `moves`: a move of the actor, or that a seat gave up."""
        seat = self.conceding(text)
        if seat is None:
            self.play(self.state.actor, text)
        else:
            self.resign(seat)

    def conceding(self, text: str) -> int | None:
        """The seat that gave up, if this item of `moves` says so."""
        seat = text.removeprefix(CONCEDE)
        return int(seat) if seat != text and seat.isdecimal() and int(seat) < len(self.seats) else None

    def gone(self) -> set[int]:
        """The seats that gave up while the rules went on."""
        return {seat for seat, text in zip(self.deciders, self.moves, strict=True) if text.startswith(CONCEDE)}

    def agree(self) -> None:
        """End the game as a draw that its players agreed on."""
        self.check_running()
        self.agreed = True

    def check_running(self) -> None:
        """Refuse whatever is done after the end."""
        if self.actor == NOBODY:
            raise Fault("fault-game-over")
