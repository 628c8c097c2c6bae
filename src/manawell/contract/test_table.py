"""A table as a state machine: whatever is done to it in whatever order, its promises hold."""

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, precondition, rule

from manawell.contract.settings import SETTINGS
from manawell.kernel.faults import Illegal, Unreadable
from manawell.kernel.game import ALL_KNOWING, Saved
from manawell.kernel.match import AGREEMENT, Match
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.table.auto_answers import with_answers
from manawell.table.entries import Agree, Hint, Move, TakeBack
from manawell.table.record import parse_record, record_of, replay
from manawell.table.setting import Setting
from manawell.table.steps import steps
from manawell.table.table import Table

picks = st.integers(0, 10_000)


class TableMachine(RuleBasedStateMachine):
    """Moves, refusals, take-backs, saving, clones and resignation, mixed."""

    clones = Bundle("clones")

    @initialize(setting=st.sampled_from(SETTINGS), seed=st.text(max_size=8))
    def deal(self, setting: tuple[object, ...], seed: str) -> None:
        game, options = next(known for known in SETTINGS if known is setting)
        self.table = Table(Setting(game=game.id, rules=game.rules_version, options=options, seal=Seal(seed)))

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def running(self) -> bool:
        return self.match.actor != NOBODY

    @precondition(lambda self: self.running)
    @rule(pick=picks)
    def play(self, pick: int) -> None:
        legal = self.match.legal()
        told, played = len(self.match.journal.entries), len(self.match.moves)
        self.table.add(Move(legal[pick % len(legal)], auto=pick % 3 == 0))
        assert len(self.match.journal.entries) >= told, "a move may pass in silence, but nothing is taken back"
        assert len(self.match.moves) > played

    @precondition(lambda self: self.running)
    @rule(pick=picks, times=st.integers(2, 20))
    def play_on(self, pick: int, times: int) -> None:
        for step in range(times):
            if self.running:
                self.play(pick + step * 7)

    @precondition(lambda self: self.running)
    @rule(text=st.text(max_size=6) | st.from_regex(r"[A-Z][0-9]>[0-9]|@[0-9]", fullmatch=True))
    def attempt(self, text: str) -> None:
        before = self._snapshot()
        if text.strip().upper() in {move.upper() for move in self.match.legal()}:
            return
        try:
            self.table.add(Move(text))
        except (Illegal, Unreadable):
            assert self._snapshot() == before

    @precondition(lambda self: self.match.moves)
    @rule(pick=picks)
    def take_back(self, pick: int) -> None:
        kept = pick % len(self.match.moves)
        expected = self.match.moves[:kept]
        self.table.add(TakeBack(kept))
        assert self.match.moves == expected

    @rule()
    def be_advised(self) -> None:
        self.table.add(Hint(seat=0))

    @precondition(lambda self: self.running)
    @rule(pick=picks, happens=st.booleans())
    def rehearse(self, pick: int, happens: bool) -> None:
        """Nothing happens until it is added, and then it is what the rules say."""
        before, told, legal = self._snapshot(), len(self.match.journal.entries), self.match.legal()
        entries, outcome, _ = with_answers(self.table, Move(legal[pick % len(legal)]), range(len(self.match.seats)))
        assert (self._snapshot(), len(self.match.journal.entries)) == (before, told)
        if happens:
            for entry in entries:
                self.table.add(entry)
            assert self.table.outcome() == outcome

    @rule()
    def walk_through(self) -> None:
        """The positions that were kept are those that the moves lead to."""
        again = self.match.fresh()
        for step in steps(self.table, ALL_KNOWING):
            if step.move is not None:
                again.repeat(step.move)
            assert again.game.save(again.state) == again.game.save(step.state)
        assert (again.deciders, again.journal.entries) == (self.match.deciders, self.match.journal.entries)

    @rule(target=clones)
    def clone(self) -> tuple[object, Saved]:
        clone = self.match.state.clone()
        return clone, self.match.game.save(clone)

    @rule(clone=clones)
    def clones_stay_as_they_were(self, clone: tuple[object, Saved]) -> None:
        assert self.match.game.save(clone[0]) == clone[1]

    @rule()
    def write_down_and_read_again(self) -> None:
        record = record_of(self.table, with_seed=True)
        assert parse_record(str(record)) == record
        again = replay(record)
        assert again.match.game.save(again.match.state) == self.match.game.save(self.match.state)
        assert again.match.journal.entries == self.match.journal.entries
        assert again.outcome() == self.match.outcome()
        assert again.notes == self.table.notes

    @precondition(lambda self: self.running)
    @rule(pick=picks)
    def resign(self, pick: int) -> None:
        if pick % 10 == 0:
            seat = pick % len(self.match.seats)
            self.table.add(self.table.giving_up(seat))
            assert self.match.outcome() is not None or self.match.moves[-1] == f"concede {seat}"

    @precondition(lambda self: self.running)
    @rule(pick=picks)
    def agree_on_a_draw(self, pick: int) -> None:
        if pick % 10 == 0:
            self.table.add(Agree())
            outcome = self.match.outcome()
            assert outcome is not None
            assert (outcome.winners, outcome.reason) == ((), AGREEMENT)

    @invariant()
    def the_position_can_be_saved_and_loaded(self) -> None:
        game, state = self.match.game, self.match.state
        assert game.save(game.load(game.save(state))) == game.save(state)

    @invariant()
    def it_is_somebodys_turn_until_there_is_an_outcome(self) -> None:
        assert (self.match.outcome() is None) == self.running
        assert bool(self.match.state.moves()) == (self.match.state.actor != NOBODY)

    def _snapshot(self) -> bytes:
        return msgspec.json.encode((self.match.game.save(self.match.state), self.match.moves, self.match.actor))


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=60, stateful_step_count=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
