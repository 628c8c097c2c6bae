"""The course of a table: what its log adds up to. Pure: it reads entries and does nothing else.

Everything a client is told is read off here, for one viewer at a time. What changes by a decision that a viewer may
not know of (GEG-27.10 is the hard case) must not change anything this module says to that viewer: no count, no time,
no offer.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from manawell.kernel.event import Event
from manawell.kernel.game import Outcome
from manawell.kernel.journal import SPECTATOR, only
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.state import State
from manawell.server.protocol import LegalMove, Line, Offer
from manawell.server.storage import Entry, Setting

HINTS: Final = "hints"
TAKEBACKS: Final = "takebacks"


class Mark(NamedTuple):
    """How things stood before a decision."""

    told: int
    """Entries of the journal."""
    state: State
    """The position, so that taking back need not play the game again."""


class Known(NamedTuple):
    """A legal move: its number, and its text as the notation writes it."""

    move: int
    text: str


@dataclass
class Asked:
    """An open offer, who has agreed to it, and what every viewer had been told when it was made."""

    kind: str
    by: int
    agreed: set[int]
    versions: dict[int, int]
    kept: int
    """For a take-back: how many moves would stay."""


class Course:
    """A cache: it can be dropped and read again at any time. A game of 300 moves takes a few milliseconds to replay,
    so there are no stored positions that could contradict the log. Every move of the log is played once, also one that
    was taken back later: what offers, versions and times add up to depends on it.
    """

    def __init__(self, setting: Setting, players: tuple[str, ...]) -> None:
        self.setting = setting
        match = Match(find_game(setting.game), setting.options, setting.seal, players)
        match.notes.update(setting.notes)
        self.viewers = (SPECTATOR, *range(len(match.seats)))
        self.follow(match)
        self.count = 0
        """Entries so far."""
        self.latest = setting.made_at
        """When the last of them happened."""
        self.requests: set[str] = set()
        self.chat: list[Line] = []
        self.asked: list[Asked] = []
        self.rematch: str | None = None
        usual = {habit.id: habit.default for habit in match.game.habits}
        self.habits = [dict(usual) for _ in match.seats]
        """By seat: what it leaves to itself."""
        self.draws: set[tuple[int, str]] = set()
        """The occasions on which a seat has offered a draw."""
        self.rewritten = dict.fromkeys(self.viewers, 0)
        """By viewer: how often something it had been told was taken back."""
        self._taken_back = dict.fromkeys(self.viewers, 0)
        self.changed_at = dict.fromkeys(self.viewers, setting.made_at)
        """By viewer: when it was last told something."""

    def follow(self, match: Match) -> None:
        """Go on with this match from where it stands."""
        self.match = match
        self.marks: list[Mark] = []
        """One per move."""
        self._forget()
        self._heard = 0
        self._told: dict[int, list[Event]] = {viewer: [] for viewer in self.viewers}
        self._hear()

    def _forget(self) -> None:
        """The position has changed."""
        self._views: dict[int, Any] = {}
        self._outcome: list[Outcome | None] = []
        self._legal: list[LegalMove] | None = None
        self._known: dict[str, Known] = {}
        """By text: the legal moves that were read."""

    def legal(self) -> list[LegalMove]:
        """Of whoever is to decide; kept until the next move."""
        if self._legal is None:
            game, state = self.match.game, self.match.state
            typed = [game.typed(state, move) for move in state.moves()]
            self._legal = [LegalMove(game.write(move), move) for move in typed]
        return self._legal

    def read(self, seat: int, text: str) -> Known:
        """The legal move that a seat wrote; kept, since it is checked, tried and then played."""
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
        """Of the position as it is; kept until the next move, since it is asked for all the time."""
        if viewer not in self._views:
            self._views[viewer] = self.match.view(viewer)
        return self._views[viewer]

    def told(self, viewer: int) -> list[Event]:
        """As the journal has it; kept by viewer, since it is asked for all the time."""
        return self._told[viewer]

    def version(self, viewer: int) -> int:
        """It grows whenever the viewer is told something or something told is taken back, and at no other time."""
        return len(self._told[viewer]) + self._taken_back[viewer]

    @property
    def takebacks(self) -> int:
        return self.match.notes.get(TAKEBACKS, 0)

    def outcome(self) -> Outcome | None:
        if not self._outcome:
            self._outcome.append(self.match.outcome())
        return self._outcome[0]

    @property
    def over(self) -> bool:
        return self.outcome() is not None

    def offers(self) -> list[Offer]:
        return [Offer(asked.kind, asked.by, sorted(asked.agreed)) for asked in self.asked]

    def offer(self, kind: str) -> Asked | None:
        return next((asked for asked in self.asked if asked.kind == kind), None)

    def add(self, entry: Entry) -> None:
        """Take the next entry of the log into account."""
        assert entry.number == self.count, f"entry {entry.number} follows {self.count} others"
        before = [self.version(viewer) for viewer in self.viewers]
        over = self.over
        self.count += 1
        self.latest = max(self.latest, entry.at)
        self.requests.add(entry.request)
        getattr(self, f"_{entry.kind}")(entry)
        ended = self.over != over
        for viewer, version in zip(self.viewers, before, strict=True):
            if ended or self.version(viewer) != version:
                self.changed_at[viewer] = entry.at
        if self.asked:
            self.asked = [asked for asked in self.asked if not self._is_past(asked)]

    def play(self, text: str) -> None:
        """Carry out a legal move of whoever is to decide, or somebody's giving up."""
        self.marks.append(self._mark())
        known = self._known.get(text)
        if known is not None:
            self.match.play_move(known.move, known.text)
        else:
            self.match.repeat(text)
        self._hear()
        self._forget()

    def _mark(self) -> Mark:
        return Mark(len(self.match.journal.entries), self.match.state.clone())

    def follow_up(
        self, entry: Entry, people: Collection[int], watched: bool = False
    ) -> tuple[list[Entry], Outcome | None]:
        """This entry, not yet added, with the moves that the seats of people then leave to their habits, until
        somebody must really decide; and the result if that ends the game. `watched` says whether several people play.
        """
        entries, outcome, game = [entry], self._outcome_after(entry), self.match.game
        if not game.habits or outcome is not None or entry.kind not in ("move", "undo", "habits"):
            return entries, outcome
        state, habits = self._position_after(entry), list(self.habits)
        if entry.kind == "habits":
            habits[entry.seat] = entry.data["habits"]

        def add(kind: str, seat: int, data: dict[str, Any]) -> None:
            number = self.count + len(entries)
            entries.append(Entry(number, kind, seat, data, f"habit:{number}", entry.at))

        while (seat := state.actor) in people:
            text, changed = game.habit(game.view(state, seat), habits[seat], watched)
            if changed != habits[seat]:
                habits[seat] = changed
                add("habits", seat, {"habits": changed})
            if text is None:
                break
            add("move", seat, {"text": text})
            state.play(game.read(state, seat, text))
        return entries, game.outcome(state)

    def _position_after(self, entry: Entry) -> State:
        match = self.match
        if entry.kind == "undo":
            return self._before(entry.data["kept"]).state.clone()
        state = match.state.clone()
        if entry.kind == "move":
            state.play(self.read(entry.seat, entry.data["text"]).move)
        return state

    def _outcome_after(self, entry: Entry) -> Outcome | None:
        match = self.match
        if entry.kind == "move":
            return match.game.outcome(self._position_after(entry))
        if entry.kind == "agree":
            return match.called_off(None)
        if entry.kind != "resign":
            return None
        state = match.state.clone()
        return match.game.outcome(state) if state.concede(entry.seat) else match.called_off(entry.seat)

    def _hear(self) -> None:
        entries = self.match.journal.entries
        for event, audience in entries[self._heard :]:
            for viewer, told in self._told.items():
                if audience & only(viewer):
                    told.append(event)
        self._heard = len(entries)

    def _is_past(self, asked: Asked) -> bool:
        """Once everybody has been told of something else; never by a decision that is hidden from somebody."""
        if asked.kind != "rematch" and self.over:
            return True
        return all(self.version(viewer) != version for viewer, version in asked.versions.items())

    def _move(self, entry: Entry) -> None:
        self.play(entry.data["text"])

    def _undo(self, entry: Entry) -> None:
        lost = self._go_back(entry.data["kept"])
        self._note(TAKEBACKS)
        for viewer in self.viewers:
            if lost[viewer]:
                self.rewritten[viewer] += 1
                self._taken_back[viewer] += lost[viewer] + 1
        if entry.data.get("agreed"):  # one's own quiet take-back must not end another's question
            self._close("undo")

    def _before(self, kept: int) -> Mark:
        """How things stood after so many moves."""
        return self.marks[kept] if kept < len(self.marks) else self._mark()

    def _go_back(self, kept: int) -> dict[int, int]:
        """To how things stood after so many moves, by a match of its own: whoever thinks about the old one finds out.
        How many events each viewer loses.
        """
        match, mark = self.match, self._before(kept)
        again = match.fresh()
        again.notes, again.moves, again.deciders = match.notes, match.moves[:kept], match.deciders[:kept]
        again.journal.entries = match.journal.entries[: mark.told]
        again.state = mark.state.clone()
        again.state.journal = again.journal
        lost = dict.fromkeys(self.viewers, 0)
        for _, audience in match.journal.entries[mark.told :]:
            for viewer in self.viewers:
                lost[viewer] += bool(audience & only(viewer))
        for viewer, told in self._told.items():
            del told[len(told) - lost[viewer] :]
        self.match, self.marks, self._heard = again, self.marks[:kept], mark.told
        self._forget()
        return lost

    def _resign(self, entry: Entry) -> None:
        """Where the rules go on without the seat, this counts among the moves."""
        mark = self._mark()
        self.match.resign(entry.seat)
        self._forget()
        if self.match.resigned is None:
            self.marks.append(mark)
            self._hear()

    def _agree(self, _entry: Entry) -> None:
        self.match.agree()
        self._forget()

    def _hint(self, _entry: Entry) -> None:
        self._note(HINTS)

    def _say(self, entry: Entry) -> None:
        self.chat.append(Line(entry.data["name"], entry.data["text"], entry.at, entry.seat))

    def _habits(self, entry: Entry) -> None:
        self.habits[entry.seat] = dict(entry.data["habits"])

    def _offer(self, entry: Entry) -> None:
        if entry.data["kind"] == "draw":
            self.draws.add((entry.seat, str(self.match.game.draw_occasion(self.match.state, entry.seat))))
        versions = {viewer: self.version(viewer) for viewer in self.viewers}
        self.asked.append(Asked(entry.data["kind"], entry.seat, {entry.seat}, versions, entry.data.get("kept", 0)))

    def _accept(self, entry: Entry) -> None:
        if asked := self.offer(entry.data["kind"]):
            asked.agreed.add(entry.seat)

    def _decline(self, entry: Entry) -> None:
        self._close(entry.data["kind"])

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]
        self._close("rematch")

    def _close(self, kind: str) -> None:
        self.asked = [asked for asked in self.asked if asked.kind != kind]

    def _note(self, name: str) -> None:
        self.match.notes[name] = self.match.notes.get(name, 0) + 1
