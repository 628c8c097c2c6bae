"""A table: what its log adds up to. Pure: it reads entries and does nothing else.

Everything that a viewer is told is read here. A decision that a viewer may not know of (GEG-27.10 is the hard case)
must not change anything that this module says to that viewer: no count, no time, no offer.

A move is always played on a copy of the position, and the position before it is kept for a while. So a take-back plays
nothing again, or a few moves, and walking through the game costs little. An entry can be rehearsed before it is stored;
when it is then added, the rules do not run again.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from manawell.kernel.event import Event
from manawell.kernel.faults import Fault
from manawell.kernel.game import AnyGame, Outcome
from manawell.kernel.journal import SPECTATOR, Journal, only
from manawell.kernel.match import ABSENCE, CONCEDE, RESIGNATION, TIME, Match
from manawell.kernel.registry import find_game
from manawell.kernel.state import NOBODY, State
from manawell.table.clocks import Clocks, tick
from manawell.table.entries import (
    Accept,
    Agree,
    Answers,
    Chances,
    Concede,
    Decline,
    Entry,
    Hint,
    Move,
    Offer,
    Rematch,
    Resign,
    Return,
    Say,
    Start,
    TakeBack,
    TimeOut,
)
from manawell.table.positions import build_start
from manawell.table.setting import LEAVE, LOSE, WAIT, LegalMove, Setting

HINTS: Final = "hints"
CHANCES: Final = "chances"
"""How often a seat has begun to watch its chances."""
TAKEBACKS: Final = "takebacks"


RECENT: Final = 4
"""The last so many positions are kept,"""
STRIDE: Final = 16
"""and of those before every so many-th: a long game would take megabytes otherwise, and the garbage collector would go
through all of them again and again.
"""


class Mark:
    """How things stood before a step of the game."""

    def __init__(self, told: int, state: State, move: int) -> None:
        self.told = told
        """The number of entries in the journal."""
        self.state: State | None = state
        """The position, while it is kept; nobody plays on it."""
        self.move = move
        """The number of the move that was made then, or NOBODY where a seat gave up."""


class Known:
    """A legal move: its number, and its text as the notation writes it."""

    def __init__(self, move: int, text: str) -> None:
        self.move = move
        self.text = text


class Rehearsed:
    """A step that may be added next, and what it leads to."""

    def __init__(self, entry: Entry, before: State, after: State, known: Known, told: Journal) -> None:
        self.entry = entry
        self.before = before
        self.after = after
        self.known = known
        self.told = told


class Proposal(NamedTuple):
    """An open offer, who has agreed to it, and what every viewer had been told when it was made."""

    kind: str
    by: int
    agreed: tuple[int, ...]
    versions: dict[int, int]
    kept: int
    """For a take-back: how many steps would stay."""


class Table:
    """A cache of its log: it can be dropped and rebuilt at any time. A game of 300 moves takes a few milliseconds, so
    there are no stored positions that could contradict the log. Every move in the log is played once, even one that was
    taken back later, because offers, versions and times depend on it.
    """

    def __init__(self, setting: Setting, players: tuple[str, ...] | None = None, position: State | None = None) -> None:
        """The table before its first entry. With a `position`, given here or in the setting, it begins there instead of
        with the deal.
        """
        self.setting = setting
        game = find_game(setting.game, setting.rules)
        self.match = Match(game, setting.options, setting.seal, players)
        if position is None and setting.position is not None:
            position = build_start(game, self.match.options, setting.position, setting.seal.rng())
        if position is not None:
            self.match.state = position
            self.match.journal.clear()
        self.viewers = (SPECTATOR, *range(len(self.match.seats)))
        self.entries: list[Entry] = []
        """The log so far."""
        self.line: list[Entry] = []
        """The entries that are steps of the game as it stands."""
        self.marks: list[Mark] = []
        """One for each entry of `line`."""
        self.notes = dict(setting.notes)
        """What is counted besides the moves, such as hints."""
        self.latest = setting.made_at
        """When the last entry happened."""
        self.chat: list[Say] = []
        self.proposals: list[Proposal] = []
        """Replaced, never modified, so that a change can be noticed by identity."""
        self.rematch: str | None = None
        self.clocks: Clocks | None = None
        """None while none has been started."""
        self.deputies: dict[int, str] = {}
        """By seat: the level of the bot that decides for a person who is gone. Replaced, never modified."""
        usual = {choice.id: choice.default for choice in game.auto_answers}
        self.auto_answers = [usual for _ in self.match.seats]
        """By seat: which answers it gives automatically. Each is replaced, never modified."""
        self.chances_shown: set[int] = set()
        """The seats that have their chances of winning shown."""
        self.draws: set[tuple[int, str]] = set()
        """The occasions on which a seat has offered a draw."""
        self.rewritten = dict.fromkeys(self.viewers, 0)
        """By viewer: how often something it had been told was taken back."""
        self.changed_at = dict.fromkeys(self.viewers, setting.made_at)
        """By viewer: when it was last told something."""
        self._taken_back = dict.fromkeys(self.viewers, 0)
        self._told: dict[int, list[Event]] = {viewer: [] for viewer in self.viewers}
        self._heard = 0
        self._found: State | None = None
        """The position last found that is not kept: whoever asks for it again gets the same one,"""
        self._found_at = NOBODY
        """and before which step it stands."""
        self._rehearsed: list[Rehearsed] = []
        self._forget()
        self._hear()

    def _forget(self) -> None:
        """Drop everything cached for the previous position."""
        self._views: dict[int, Any] = {}
        self._outcome: list[Outcome | None] = []
        self._legal: list[LegalMove] | None = None
        self._known: dict[str, Known] = {}
        """By text: the legal moves that have been read."""

    @property
    def count(self) -> int:
        """The number of entries so far."""
        return len(self.entries)

    def positions(self) -> Iterator[State]:
        """The position before each step of the game, and the current one; nobody may play on them."""
        last: State | None = None
        for at, mark in enumerate(self.marks):
            last = self._played_again(last, at - 1) if mark.state is None and last is not None else mark.state
            assert last is not None, "the first position is kept"
            yield last
        yield self.match.state

    def position(self, step: int) -> State:
        """The position before a step of the game, or the current one; nobody may play on it."""
        if step == len(self.marks):
            return self.match.state
        state = self.marks[step].state
        if state is None:
            if self._found_at != step:
                self._found, self._found_at = self._find_position(step), step
            state = self._found
        assert state is not None, "it was kept or found"
        return state

    def _find_position(self, step: int) -> State:
        """The position before a step, played again from the one before it that is kept."""
        kept = step - step % STRIDE
        state = self.marks[kept].state
        assert state is not None, "every so many-th position is kept"
        found = state.clone()
        for at in range(kept, step):
            self.play_again(found, at)
        return found

    def _played_again(self, before: State, step: int) -> State:
        after = before.clone()
        self.play_again(after, step)
        return after

    def play_again(self, state: State, step: int) -> None:
        """Carry out a step of the game on a copy of the position before it."""
        move = self.marks[step].move
        if move == NOBODY:
            state.concede(self.match.deciders[step])
        else:
            state.play(move)

    def legal(self) -> list[LegalMove]:
        """The legal moves of the actor; cached until the next move."""
        if self._legal is None:
            game, state = self.match.game, self.match.state
            self._legal = [legal_move(game, state, move) for move in state.moves()]
        return self._legal

    def read(self, seat: int, text: str) -> Known:
        """The legal move that a seat wrote; cached, since it is checked first and played afterwards."""
        if seat != self.match.state.actor or text not in self._known:
            self._known[text] = self._find(seat, text)
        return self._known[text]

    def _find(self, seat: int, text: str) -> Known:
        game, state = self.match.game, self.match.state
        if seat == state.actor and self._legal is not None:
            for at, legal in enumerate(self._legal):
                if legal.text == text:
                    return Known(state.moves()[at], text)
        move = game.read(state, seat, text)
        return Known(move, game.text_of(state, move))

    def view(self, viewer: int) -> Any:
        """What a viewer sees of the current position; cached until the next move."""
        if viewer not in self._views:
            self._views[viewer] = self.match.view(viewer)
        return self._views[viewer]

    def told(self, viewer: int) -> list[Event]:
        """The events that a viewer was told and that still stand."""
        return self._told[viewer]

    def version(self, viewer: int) -> int:
        """It grows whenever the viewer is told something or something told is taken back, and at no other time."""
        return len(self._told[viewer]) + self._taken_back[viewer]

    @property
    def takebacks(self) -> int:
        return self.notes.get(TAKEBACKS, 0)

    def outcome(self) -> Outcome | None:
        if not self._outcome:
            self._outcome.append(self.match.outcome())
        return self._outcome[0]

    @property
    def over(self) -> bool:
        return self.outcome() is not None

    def proposal(self, kind: str) -> Proposal | None:
        return next((proposal for proposal in self.proposals if proposal.kind == kind), None)

    def goes_on_without(self, seat: int) -> bool:
        """Whether the rules go on if this seat gives up."""
        return self.match.actor != NOBODY and self.match.state.clone().concede(seat)

    def giving_up(self, seat: int, at: float = 0.0, request: str = "") -> Entry:
        """The entry by which a seat gives up: `Concede` if the rules go on without it, else `Resign`."""
        goes_on = self.goes_on_without(seat)
        return Concede(seat=seat, at=at, request=request) if goes_on else Resign(seat=seat, at=at, request=request)

    def forget_words(self, requests: str) -> None:
        """Blank what was said by the requests that begin so; the log keeps its length."""
        blank_words(self.entries, requests)
        blank_words(self.chat, requests)

    def timing_out(self, seat: int, then: str, away: bool = False) -> TimeOut:
        """The entry by which the time of a seat runs out, where `then` follows."""
        return TimeOut(LEAVE if then == LOSE and self.goes_on_without(seat) else then, away, seat=seat)

    def begin_rehearsal(self) -> None:
        """Forget what was rehearsed before."""
        self._rehearsed = []

    def rehearse(self, entry: Entry, before: State) -> State:
        """The position that a move or a concession leads to from `before`. The table does not change; but if this entry
        is added next, the rules need not run again.
        """
        after = before.clone()
        after.journal = journal = Journal()
        if isinstance(entry, Move):
            known = self._known_move(entry, before)
            after.play(known.move)
        else:
            after.concede(entry.seat)
            known = Known(NOBODY, f"{CONCEDE}{entry.seat}")
        after.journal = None
        self._rehearsed.append(Rehearsed(entry, before, after, known, journal))
        return after

    def _known_move(self, entry: Move, state: State) -> Known:
        seat = state.actor if entry.seat == NOBODY else entry.seat
        if state is self.match.state:
            return self.read(seat, entry.text)
        move = self.match.game.read(state, seat, entry.text)
        return Known(move, self.match.game.text_of(state, move))

    def add(self, entry: Entry) -> None:
        """Apply the next entry of the log."""
        before = [self.version(viewer) for viewer in self.viewers]
        over = self.over
        self._take(entry)
        self.entries.append(entry)
        self.latest = max(self.latest, entry.at)
        if self.setting.terms.clock is not None:
            self.clocks = self.tick(self.clocks, entry, self.match.state, self.match.actor)
        ended = self.over != over
        for viewer, version in zip(self.viewers, before, strict=True):
            if ended or self.version(viewer) != version:
                self.changed_at[viewer] = entry.at
        if self.proposals:
            self.proposals = [proposal for proposal in self.proposals if not self._is_past(proposal)]

    def tick(self, clocks: Clocks | None, entry: Entry, state: State, actor: int) -> Clocks | None:
        """The clocks after an entry that leads to this position, in which `actor` must decide."""
        match = self.match
        return tick(clocks, self.setting.terms.clock, len(match.seats), entry, actor, match.game.stop(state))

    def _take(self, entry: Entry) -> None:
        if isinstance(entry, Move):
            self._play(entry)
        elif isinstance(entry, (Concede, Resign)):
            self._give_up(entry)
        elif isinstance(entry, TakeBack):
            self._take_back(entry)
        elif isinstance(entry, Agree):
            self.match.agree()
            self._forget()
        elif isinstance(entry, Answers):
            self.auto_answers[entry.seat] = dict(entry.answers)
        elif isinstance(entry, Hint):
            self._note(HINTS)
        elif isinstance(entry, Chances):
            self._show_chances(entry)
        elif isinstance(entry, Say):
            self.chat.append(entry)
        elif isinstance(entry, TimeOut):
            self._time_out(entry)
        elif isinstance(entry, Return):
            self.deputies = {seat: level for seat, level in self.deputies.items() if seat != entry.seat}
        elif not isinstance(entry, Start):
            self._negotiate(entry)

    def _negotiate(self, entry: Entry) -> None:
        if isinstance(entry, Offer):
            self._offer(entry)
        elif isinstance(entry, Accept):
            self.proposals = [
                one._replace(agreed=(*one.agreed, entry.seat)) if one.kind == entry.kind else one
                for one in self.proposals
            ]
        elif isinstance(entry, Decline):
            self._close(entry.kind)
        elif isinstance(entry, Rematch):
            self.rematch = entry.table
            self._close("rematch")
        else:
            raise TypeError(f"nobody knows an entry of the kind {type(entry).__name__}")

    def _play(self, entry: Move) -> None:
        """Play a move of whoever must decide."""
        if self._repeat(entry):
            return
        known = self._known.get(entry.text)
        if known is None:
            self.match.check_running()
            known = self._find(self.match.actor if entry.seat == NOBODY else entry.seat, entry.text)
        mark = self._leave(known.move)
        self.match.play_move(known.move, known.text)
        self._arrive(entry, mark)

    def _time_out(self, entry: TimeOut) -> None:
        if entry.then in (LOSE, LEAVE):
            self._give_up(entry, ABSENCE if entry.away else TIME)
        elif entry.then != WAIT:
            self.deputies = {**self.deputies, entry.seat: entry.then}

    def _give_up(self, entry: Entry, why: str = RESIGNATION) -> None:
        """Where the rules go on without the seat, this is a step of the game."""
        if self._repeat(entry):
            return
        before, mark = self.match.state, self._leave(NOBODY)
        self.match.resign(entry.seat, why)
        if self.match.resigned is None:
            self._arrive(entry, mark)
        else:
            self.match.state = before
            self._forget()

    def _repeat(self, entry: Entry) -> bool:
        """Take over the entry if it was rehearsed from this very position; whether it was."""
        match = self.match
        for step in self._rehearsed:
            if step.entry is entry and step.before is match.state:
                mark = Mark(match.journal.count, match.state, step.known.move)
                match.moves.append(step.known.text)
                match.deciders.append(match.state.actor if isinstance(entry, Move) else entry.seat)
                match.journal.extend(step.told)
                match.state = step.after
                self._arrive(entry, mark)
                return True
        return False

    def _leave(self, move: int) -> Mark:
        """Mark the current position, and let the match go on with a copy of it."""
        match = self.match
        mark = Mark(match.journal.count, match.state, move)
        match.state = match.state.clone()
        match.state.journal = match.journal
        return mark

    def _arrive(self, entry: Entry, mark: Mark) -> None:
        self.line.append(entry)
        self.marks.append(mark)
        old = len(self.marks) - 1 - RECENT
        if old > 0 and old % STRIDE:
            self.marks[old].state = None
        self._hear()
        self._forget()

    def _hear(self) -> None:
        journal = self.match.journal
        for at in range(self._heard, journal.count):
            event, audience = journal.events[at], journal.audiences[at]
            for viewer, told in self._told.items():
                if audience & only(viewer):
                    told.append(event)
        self._heard = journal.count

    def _take_back(self, entry: TakeBack) -> None:
        lost = self._go_back(entry.kept)
        self._note(TAKEBACKS)
        for viewer in self.viewers:
            if lost[viewer]:
                self.rewritten[viewer] += 1
                self._taken_back[viewer] += lost[viewer] + 1
        if entry.agreed:  # a seat that takes back without asking must not end an offer of another
            self._close("undo")

    def _go_back(self, kept: int) -> dict[int, int]:
        """Go back to the first `kept` steps; return how many events each viewer loses."""
        match = self.match
        if not 0 <= kept <= len(self.line):
            raise Fault("fault-nothing-to-undo", count=len(self.line) - kept, played=len(self.line))
        told, state = match.journal.count, self.position(kept)
        if kept < len(self.marks):
            told = self.marks[kept].told
        lost = dict.fromkeys(self.viewers, 0)
        for audience in match.journal.audiences[told:]:
            for viewer in self.viewers:
                lost[viewer] += bool(audience & only(viewer))
        for viewer, heard in self._told.items():
            del heard[len(heard) - lost[viewer] :]
        self.match = match.after(kept, told, state)
        self.line, self.marks, self._heard = self.line[:kept], self.marks[:kept], told
        self._found, self._found_at = None, NOBODY
        self._forget()
        return lost

    def _is_past(self, proposal: Proposal) -> bool:
        """An offer ends when every viewer has been told something new, so no decision hidden from somebody ends it."""
        if proposal.kind != "rematch" and self.over:
            return True
        return all(self.version(viewer) != version for viewer, version in proposal.versions.items())

    def _show_chances(self, entry: Chances) -> None:
        if entry.shown and entry.seat not in self.chances_shown:
            self._note(CHANCES)
            self.chances_shown.add(entry.seat)
        elif not entry.shown:
            self.chances_shown.discard(entry.seat)

    def _offer(self, entry: Offer) -> None:
        if entry.kind == "draw":
            occasion = str(self.match.game.draw_occasion(self.match.state, entry.seat))
            self.draws.add((entry.seat, occasion))
        versions = {viewer: self.version(viewer) for viewer in self.viewers}
        self.proposals = [*self.proposals, Proposal(entry.kind, entry.seat, (entry.seat,), versions, entry.kept)]

    def _close(self, kind: str) -> None:
        self.proposals = [proposal for proposal in self.proposals if proposal.kind != kind]

    def _note(self, name: str) -> None:
        self.notes[name] = self.notes.get(name, 0) + 1


def blank_words(told: list[Any], requests: str) -> None:
    """Blank what was said by the requests that begin so."""
    for at, entry in enumerate(told):
        if isinstance(entry, Say) and entry.request.startswith(requests):
            told[at] = Say("", "", entry.watching, seat=entry.seat, at=entry.at, request=entry.request)


def legal_move(game: AnyGame, state: State, move: int) -> LegalMove:
    typed = game.typed(state, move)
    return LegalMove(game.write(typed), typed, game.details(state, move))
