"""A game being played: the one boundary where moves are checked, kept, taken back and written down."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from manawell.kernel.faults import BadRecord, Fault
from manawell.kernel.game import AnyGame, Outcome
from manawell.kernel.journal import Journal
from manawell.kernel.record import Record
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY, State

RESIGNATION = "resignation"
AGREEMENT = "agreement"
CONCEDE = "concede "
"""Before the number of a seat: it gave up, and the rules went on."""


class Match:
    """Position = f(options, seal, moves)."""

    def __init__(
        self, game: AnyGame, options: Mapping[str, object], seal: Seal, players: Sequence[str] | None = None
    ) -> None:
        self.game = game
        self.options = game.settle(options)
        self.seats = game.seats(self.options)
        self.seal = seal
        self.players = self.seats if players is None else tuple(players)
        if len(self.players) != len(self.seats):
            raise Fault("fault-player-count", given=len(self.players), needed=len(self.seats))
        self.moves: list[str] = []
        """What was played, in notation."""
        self.deciders: list[int] = []
        """Which seat made each move."""
        self.resigned: int | None = None
        self.agreed = False
        """The players agreed on a draw."""
        self.notes: dict[str, int] = {}
        """What the record should say besides the moves, such as hints taken."""
        self._deal()

    def fresh(self) -> "Match":
        """The same deal before its first move."""
        return Match(self.game, self.options, self.seal, self.players)

    def _deal(self) -> None:
        self.journal = Journal()
        self.state: State = self.game.new(self.options, self.seal.rng(), self.journal)

    @property
    def actor(self) -> int:
        """The seat that must decide, or NOBODY."""
        return NOBODY if self.resigned is not None or self.agreed else self.state.actor

    def outcome(self) -> Outcome | None:
        if self.resigned is None and not self.agreed:
            return self.game.outcome(self.state)
        return self.called_off(self.resigned)

    def called_off(self, resigned: int | None) -> Outcome:
        """The result if a seat gives up here, or if, with None, the players agree on a draw."""
        winners, reason = ((), AGREEMENT) if resigned is None else (self._others(resigned), RESIGNATION)
        return Outcome(winners, reason, self.game.scores(self.state), self.game.figures(self.state))

    def _others(self, resigned: int) -> tuple[int, ...]:
        """All seats that do not play for the side of the one that gave up."""
        sides = self.game.sides(self.options)
        return tuple(seat for seat, side in enumerate(sides) if side != sides[resigned])

    def view(self, viewer: int) -> Any:
        return self.game.view(self.state, viewer)

    def legal(self) -> list[str]:
        """The legal moves of the actor in notation."""
        return [self.game.text_of(self.state, move) for move in self.state.moves()]

    def play(self, seat: int, text: str) -> None:
        """Carry out what a seat wrote. An `Unreadable` or `Illegal` attempt changes nothing."""
        self._check_running()
        self.play_move(self.game.read(self.state, seat, text))

    def play_move(self, move: int, text: str | None = None) -> None:
        """Carry out a move that is known to be legal; its text is written unless it is known as well."""
        self.moves.append(self.game.text_of(self.state, move) if text is None else text)
        self.deciders.append(self.state.actor)
        self.state.play(move)

    def resign(self, seat: int) -> None:
        """A seat gives up. Where the rules go on without it, this stands among the moves."""
        self._check_running()
        if self.state.concede(seat):
            self.moves.append(f"{CONCEDE}{seat}")
            self.deciders.append(seat)
        else:
            self.resigned = seat

    def repeat(self, text: str) -> None:
        """Play what a record tells: a move of whoever is asked, or that somebody gave up."""
        seat = self.conceding(text)
        if seat is None:
            self.play(self.state.actor, text)
        else:
            self.resign(seat)

    def conceding(self, text: str) -> int | None:
        """The seat that gave up, if this is what the text among the moves says."""
        seat = text.removeprefix(CONCEDE)
        return int(seat) if seat != text and seat.isdecimal() and int(seat) < len(self.seats) else None

    def gone(self) -> set[int]:
        """The seats that gave up while the rules went on."""
        return {seat for seat, text in zip(self.deciders, self.moves, strict=True) if text.startswith(CONCEDE)}

    def agree(self) -> None:
        """End the game as a draw that its players agreed on."""
        self._check_running()
        self.agreed = True

    def undo(self, count: int = 1) -> None:
        """Take the last moves back by playing the rest again."""
        if not 0 < count <= len(self.moves):
            raise Fault("fault-nothing-to-undo", count=count, played=len(self.moves))
        kept, self.moves, self.deciders, self.resigned = self.moves[:-count], [], [], None
        self.agreed = False
        self._deal()
        for text in kept:
            self.repeat(text)

    def record(self, *, with_seed: bool | None = None) -> Record:
        """The game on paper. The seed joins when the game is over, or when the keeper asks for it."""
        outcome = self.outcome()
        reveal = outcome is not None if with_seed is None else with_seed
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            options={name: str(value) for name, value in self.options.items()},
            players=self.players,
            commitment=self.seal.commitment,
            salts=self.seal.salts,
            seed=self.seal.seed if reveal else None,
            moves=tuple(self.moves),
            resigned=self.resigned,
            agreed=self.agreed,
            outcome=outcome,
            notes=dict(self.notes),
        )

    def _check_running(self) -> None:
        if self.actor == NOBODY:
            raise Fault("fault-game-over")


def replay(record: Record) -> Match:
    """The match that a record tells, played again to its last move; `BadRecord` when it does not add up."""
    match = _set_up(record)
    for number, text in enumerate(record.moves, 1):
        try:
            match.repeat(text)
        except Fault as problem:
            raise BadRecord("fault-record-move", number=number, move=text, problem=problem) from problem
    match.notes.update(record.notes)
    if record.resigned is not None:
        over = match.actor == NOBODY
        if over or record.resigned not in range(len(match.seats)):
            raise BadRecord("fault-record-resigned", seat=record.resigned, over="yes" if over else "no")
        match.resign(record.resigned)
    if record.agreed:
        try:
            match.agree()
        except Fault as problem:
            raise BadRecord("fault-record-header", problem=problem) from problem
    return match


def _set_up(record: Record) -> Match:
    """The match before its first move, if the header is sound."""
    try:
        game = find_game(record.game)
    except Fault as problem:
        raise BadRecord("fault-record-header", problem=problem) from problem
    if record.rules != game.rules_version:
        raise BadRecord("fault-record-rules", version=record.rules, known=game.rules_version)
    if record.seed is None:
        raise BadRecord("fault-record-no-seed")
    seal = Seal(record.seed, record.salts)
    if seal.commitment != record.commitment:
        raise BadRecord("fault-record-commitment", seed=record.seed, commitment=record.commitment)
    try:
        return Match(game, record.options, seal, record.players)
    except Fault as problem:
        raise BadRecord("fault-record-header", problem=problem) from problem


def verify(record: Record) -> Outcome:
    """Recompute a finished game from its seed; the outcome if record and rules agree, else `BadRecord`."""
    outcome = replay(record).outcome()
    if outcome is None:
        raise BadRecord("fault-record-unfinished", moves=len(record.moves))
    if outcome != record.outcome:
        claimed = "–" if record.outcome is None else msgspec.json.encode(record.outcome).decode()
        raise BadRecord("fault-record-result", claimed=claimed, computed=msgspec.json.encode(outcome).decode())
    return outcome
