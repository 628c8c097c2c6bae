"""What clocks show follows from the times in the log, and from nothing that is hidden from anybody."""

import pytest

from manawell.contract.settings import quick_choice
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.table.auto_answers import add_with_answers
from manawell.table.clocks import AT_LEAST, Clocks
from manawell.table.entries import Answers, Entry, Move, Return, Say, Start, TakeBack, TimeOut
from manawell.table.record import parse_record, record_of, replay, verify
from manawell.table.setting import Setting, Terms, TimeControl
from manawell.table.table import Table

LIVE = TimeControl("live", 600, 5)
DAYS = TimeControl("days", 2 * 86400)


def a_table(game: str = "gegensatz", clock: TimeControl = LIVE, late: str = "wait", **options: str) -> Table:
    found = find_game(game)
    terms = Terms(clock=clock, late=late)
    setting = Setting(game=game, rules=1, options=found.settle(options), seal=Seal("clocks"), terms=terms)
    return Table(setting)


def clocks_of(table: Table) -> Clocks:
    assert table.clocks is not None
    return table.clocks


def play_until_the_decision_passes(table: Table, at: float) -> int:
    """Play the first legal move again and again until somebody else must decide; return who."""
    seat = table.match.actor
    while table.match.actor == seat:
        table.add(Move(table.match.legal()[0], seat=seat, at=at))
    return table.match.actor


def test_no_clock_runs_before_everybody_is_there() -> None:
    table = a_table(mode="duel")
    table.add(Say("Ada", "hello", at=50.0))
    assert table.clocks is None
    table.add(Start((0, 1), at=100.0))
    clocks = clocks_of(table)
    assert (clocks.left, clocks.running, clocks.due) == ((600.0, 600.0), table.match.actor, 700.0)


def test_a_turn_costs_its_time_and_adds_the_increment() -> None:
    table = a_table(mode="duel")
    table.add(Start((0, 1), at=100.0))
    first = table.match.actor
    table.add(Say("Ada", "talking costs nothing", at=110.0))
    second = play_until_the_decision_passes(table, 130.0)
    clocks = clocks_of(table)
    assert clocks.left[first] == 575.0
    assert (clocks.running, clocks.since, clocks.due) == (second, 130.0, 730.0)


def test_an_answer_that_took_no_time_earns_nothing() -> None:
    table = a_table(mode="duel")
    table.add(Start((0, 1), at=100.0))
    first = table.match.actor
    play_until_the_decision_passes(table, 100.0)
    assert clocks_of(table).left[first] == 600.0


def test_an_increment_is_given_once_for_a_turn_however_often_it_is_taken_back() -> None:
    table = a_table(mode="duel")
    table.add(Start((0, 1), at=0.0))
    first = table.match.actor
    for at in (10.0, 30.0):
        play_until_the_decision_passes(table, at)
        table.add(TakeBack(0, True, at=at + 10))
        assert table.match.actor == first
    assert clocks_of(table).left[first] == 600.0 - 10.0 - 10.0 + 5.0


def test_days_are_counted_anew_for_every_decision_that_others_wait_for() -> None:
    table = a_table(clock=DAYS, mode="duel")
    table.add(Start((0, 1), at=0.0))
    first = table.match.actor
    play_until_the_decision_passes(table, 86_400.0)
    assert clocks_of(table).left[first] == 86_400.0
    play_until_the_decision_passes(table, 90_000.0)
    assert (clocks_of(table).running, clocks_of(table).due) == (first, 90_000.0 + DAYS.seconds)


def test_a_bot_has_no_clock() -> None:
    table = a_table(mode="duel")
    first = table.match.actor
    table.add(Start((1 - first,), at=0.0))
    assert clocks_of(table).left[first] is None
    assert clocks_of(table).due is None
    play_until_the_decision_passes(table, 50.0)
    assert clocks_of(table).due == 650.0


@pytest.mark.parametrize(("away", "reason"), [(False, "time"), (True, "absence")])
def test_whoever_has_no_time_left_may_lose(away: bool, reason: str) -> None:
    table = a_table(mode="duel", late="lose")
    table.add(Start((0, 1), at=0.0))
    late = table.match.actor
    table.add(table.timing_out(late, "lose", away))
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1 - late,), reason)
    assert clocks_of(table).running == NOBODY


def test_the_others_may_wait_and_then_go_on() -> None:
    table = a_table(mode="duel")
    table.add(Start((0, 1), at=0.0))
    late = table.match.actor
    table.add(TimeOut("wait", seat=late, at=600.0))
    assert (clocks_of(table).late, clocks_of(table).due) == ((late,), None)
    play_until_the_decision_passes(table, 700.0)
    assert clocks_of(table).late == ()
    assert clocks_of(table).left[late] == 5.0


def test_a_bot_that_plays_on_has_no_clock() -> None:
    table = a_table(mode="duel")
    table.add(Start((0, 1), at=0.0))
    late = table.match.actor
    table.add(TimeOut("master", seat=late, at=600.0))
    assert table.deputies == {late: "master"}
    assert clocks_of(table).due is None
    play_until_the_decision_passes(table, 900.0)
    assert clocks_of(table).left[late] is None


@pytest.mark.parametrize(
    ("clock", "away", "kept"),
    [(LIVE, True, 550.0), (LIVE, False, AT_LEAST), (TimeControl("live", 20), False, 20.0), (DAYS, True, DAYS.seconds)],
)
def test_whoever_comes_back_takes_over_from_the_bot(clock: TimeControl, away: bool, kept: float) -> None:
    """With what was left when it took over, at least a minute; by days, with a whole turn."""
    table = a_table(clock=clock, mode="duel", late="master")
    table.add(Start((0, 1), at=0.0))
    gone = table.match.actor
    table.add(TimeOut("master", away, seat=gone, at=50.0))
    table.add(Return(seat=gone, at=80.0))
    assert table.deputies == {}
    clocks = clocks_of(table)
    assert (clocks.running, clocks.left[gone], clocks.due) == (gone, kept, 80.0 + kept)
    table.add(table.giving_up(gone, at=90.0))
    record = record_of(table)
    assert f"!{'away' if away else 'time'}:{gone}=master !return:{gone}" in str(record)
    assert record_of(replay(parse_record(str(record)))) == record


def test_who_comes_back_while_another_must_decide_hurries_nobody() -> None:
    table = a_table(mode="duel", late="master")
    table.add(Start((0, 1), at=0.0))
    gone = table.match.actor
    table.add(TimeOut("master", True, seat=gone, at=50.0))
    other = play_until_the_decision_passes(table, 60.0)
    table.add(Return(seat=gone, at=80.0))
    clocks = clocks_of(table)
    assert (clocks.running, clocks.due, clocks.left[gone]) == (other, 660.0, 550.0)


def test_where_the_rules_go_on_without_a_seat_it_leaves() -> None:
    table = a_table("lutao")
    table.add(Start(tuple(range(len(table.match.seats))), at=0.0))
    late = table.match.actor
    entry = table.timing_out(late, "lose")
    assert entry.then == "leave"
    add_with_answers(table, entry, people=range(len(table.match.seats)))
    assert late in table.match.gone()
    assert clocks_of(table).running != late


@pytest.mark.parametrize("game", ["athlas", "lutao"])
def test_windows_run_on_the_clock_of_whoever_must_decide(game: str) -> None:
    """Automatic answers carry the time of what they answer, so they cost nothing and earn nothing."""
    table, rng = a_table(game), rng_from(b"windows")
    people = range(len(table.match.seats))
    table.add(Start(tuple(people), at=0.0))
    at, automatic = 0.0, 0
    for _ in range(600):
        if table.over:
            break
        before = clocks_of(table)
        at += 1.0
        seat = table.match.actor
        text = table.match.game.text_of(table.match.state, quick_choice(table.match, rng))
        added = add_with_answers(table, Move(text, seat=seat, at=at), people)
        automatic += sum(isinstance(entry, Move) and entry.auto for entry in added)
        for other in people:
            if other != seat:
                assert clocks_of(table).left[other] == before.left[other]
        assert clocks_of(table).running == table.match.actor
    assert automatic > 3


def test_a_record_tells_of_its_clocks_and_reads_back() -> None:
    table = a_table(mode="duel", late="lose")
    table.add(Start((0, 1), at=0.0))
    first = table.match.actor
    play_until_the_decision_passes(table, 20.0)
    table.add(TimeOut("wait", seat=table.match.actor, at=700.0))
    table.add(table.timing_out(table.match.actor, "lose"))
    record = record_of(table)
    text = str(record)
    assert "clock: live 600 5\n" in text
    assert f"!time:{1 - first}=wait !time:{1 - first}=lose" in text
    again = parse_record(text)
    assert again == record
    assert verify(again).reason == "time"
    assert record_of(replay(again)) == record


def test_hidden_decisions_and_private_choices_move_no_clock() -> None:
    table = a_table(mode="duel")
    table.add(Start((0, 1), at=0.0))
    before = clocks_of(table)
    quiet: list[Entry] = [Say("Ada", "hm", at=3.0), Answers({}, seat=1 - table.match.actor, at=4.0)]
    for entry in quiet:
        table.add(entry)
        assert table.clocks is before
