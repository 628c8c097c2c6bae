"""Records of format 2 tell all that belongs to a game: also who was advised, and what was taken back."""

from pathlib import Path

import msgspec
import pytest

from manawell.kernel.faults import BadRecord
from manawell.kernel.registry import find_game, games
from manawell.kernel.seal import Seal
from manawell.table.entries import Agree, Answers, Chances, Concede, Entry, Hint, Move, Offer, Resign, Say, TakeBack
from manawell.table.record import FIRST_FORMAT, FORMAT, Record, parse_record, record_of, replay, verify
from manawell.table.setting import Setting
from manawell.table.table import Table

RECORDS = Path(__file__).parents[1] / "records"


def table_of(game: str, *entries: Entry, **options: str) -> Table:
    found = find_game(game)
    table = Table(Setting(game=game, rules=1, options=found.settle(options), seal=Seal("paper")), None)
    for entry in entries:
        table.add(entry)
    return table


def play(table: Table, moves: int, auto: bool = False) -> None:
    for _ in range(moves):
        table.add(Move(table.match.legal()[0], auto))


def written(record: Record) -> str:
    return str(record).partition("\n\n")[2].strip()


def test_everything_that_belongs_to_the_game_is_written_in_its_order() -> None:
    table = table_of("gegensatz")
    play(table, 3)
    first, second, third = table.match.moves
    table.add(Hint(seat=1))
    table.add(TakeBack(1, seat=1))
    play(table, 1, auto=True)
    table.add(Say("Ada", "a word", seat=0))
    table.add(Answers({}, seat=0))
    table.add(Offer("draw", seat=0))
    table.add(Agree(seat=0))
    record = record_of(table)
    assert written(record) == f"{first} {second} {third} !hint:1 !back:1 !auto {second} !agree"
    assert record.moves == (first, second)
    assert parse_record(str(record)) == record
    assert verify(record) == table.outcome()
    assert replay(record).notes == {"hints": 1, "takebacks": 1}


def test_chances_that_were_shown_are_noted_once_each_time_they_are_switched_on() -> None:
    table = table_of("gegensatz")
    table.add(Chances(True, seat=0))
    play(table, 1)
    table.add(Chances(True, seat=0))
    assert table.chances_shown == {0}
    table.add(Chances(False, seat=0))
    table.add(Chances(False, seat=1))
    play(table, 1)
    first, second = table.match.moves
    record = record_of(table)
    assert written(record) == f"!chances:0 {first} !chances:0 !chances-off:0 !chances-off:1 {second}"
    again = replay(parse_record(str(record_of(table, with_seed=True))))
    assert (again.notes, again.chances_shown) == ({"chances": 1}, set())
    assert again.match.moves == [first, second]


def test_comments_stand_below_their_steps_and_are_read_again() -> None:
    table = table_of("gegensatz")
    play(table, 3)
    table.add(TakeBack(1, seat=1))
    play(table, 12)
    table.add(Agree(seat=0))
    bare = record_of(table)
    record = msgspec.structs.replace(
        bare, comments={0: "a fair deal", 1: "well  done", 2: "# 4. not so good", 13: "54\u00a0% at the end"}
    )
    lines = str(record).split("\n\n", 1)[1].splitlines()
    moves = table.match.moves
    assert lines[0] == "# 0. a fair deal"
    assert lines[1:3] == [moves[0], "# 1. well done"]
    assert lines[3].endswith(f"!back:1 {moves[1]}")
    assert lines[4] == "# 2. # 4. not so good"
    assert lines[-2:] == ["# 13. 54\u00a0% at the end", "!agree"]
    again = parse_record(str(record))
    assert again.comments == {**record.comments, 1: "well done"}
    assert parse_record(str(again)) == again
    assert verify(again) == table.outcome()
    assert msgspec.structs.replace(again, comments={}) == bare
    assert (
        parse_record(str(bare).replace("\ngame:", "\n# 1. in the header\ngame:") + "# 99. too late\n# free\n") == bare
    )


def test_who_gives_up_is_an_entry_and_not_a_move() -> None:
    table = table_of("lutao", players="3")
    play(table, 12)
    table.add(table.giving_up(1))
    play(table, 2)
    assert isinstance(table.entries[12], Concede)
    assert "!concede:1;" in written(record_of(table))
    again = replay(parse_record(str(record_of(table, with_seed=True))))
    assert again.match.moves == table.match.moves
    duel = table_of("gegensatz")
    duel.add(duel.giving_up(1))
    assert isinstance(duel.entries[0], Resign)
    assert (record_of(duel).resigned, written(record_of(duel))) == (1, "!resign:1")


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_no_move_begins_like_an_entry(game: object) -> None:
    assert not [text for text in find_game(game.id).notation if text.startswith("!")]  # type: ignore[attr-defined]
    assert find_game(game.id).parse("!hint:1") is None  # type: ignore[attr-defined]


def forged(record: Record, old: str, new: str) -> str:
    """The record with another body, and the check that belongs to it."""
    text = str(record)
    assert old in text
    try:
        parse_record(text.replace(old, new))
    except BadRecord as fault:
        if fault.message == "fault-record-check":
            return text.replace(old, new).replace(str(fault.values["found"]), str(fault.values["expected"]))
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("new", "named"),
    [
        ("!dance:1", "“!dance:1”"),
        ("!hint:one", "“!hint:one”"),
        ("!hint", "“!hint”"),
        ("!auto", "“!auto”"),
        ("!auto !hint:1", "“!hint:1”"),
        ("!back:99", "“!back:99”"),
        ("!resign:7", "seat 7"),
        ("!resign:0 !resign:1", "seat 1"),
    ],
)
def test_a_forged_entry_is_named(new: str, named: str) -> None:
    table = table_of("gegensatz")
    play(table, 2)
    table.add(Hint(seat=0))
    with pytest.raises(BadRecord) as caught:
        verify(parse_record(forged(record_of(table, with_seed=True), "!hint:0", new)))
    assert named in str(caught.value)


def test_records_of_the_first_format_are_read_and_written_as_the_second() -> None:
    old = (RECORDS / "gegensatz" / "duel-resignation-of-the-waiting-player.mana").read_text("utf-8")
    assert old.startswith(FIRST_FORMAT)
    record = parse_record(old)
    assert isinstance(record.entries[-1], Resign)
    assert record.notes["hints"] == 2
    new = str(record)
    assert new.startswith(FORMAT)
    assert parse_record(new) == record
    assert msgspec.structs.replace(record_of(replay(record)), players=record.players) == record


def test_a_record_of_rules_that_are_gone_names_all_that_are_known() -> None:
    record = record_of(table_of("lutao"), with_seed=True)
    with pytest.raises(BadRecord) as caught:
        replay(msgspec.structs.replace(record, rules=9))
    assert (caught.value.message, caught.value.values) == ("fault-record-rules", {"version": 9, "known": "2, 1"})
