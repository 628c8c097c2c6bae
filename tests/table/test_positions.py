"""A game can begin with any position that can be, and with no other."""

import random
from typing import Any

import msgspec
import pytest

from manawell.analysis.analyse import analyse
from manawell.analysis.report import Budget
from manawell.contract.settings import SETTINGS, name_of
from manawell.kernel.faults import BadPosition, Fault, OtherRules
from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.match import Match
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.table.entries import Move, Resign
from manawell.table.positions import MOST_BYTES, StartPosition, check_playable, check_start, read_start, start_of
from manawell.table.record import parse_record, record_of, replay, verify
from manawell.table.setting import Setting
from manawell.table.table import Table

NONSENSE: tuple[Any, ...] = (None, -7, 10**9, "nonsense", [], {}, [[]], True)


def reached(game: AnyGame, options: Options, steps: int, seed: str = "position") -> Match:
    match, rng = Match(game, options, Seal(seed)), random.Random(seed)
    while match.actor >= 0 and len(match.moves) < steps:
        match.play(match.actor, rng.choice(match.legal()))
    return match


def duel(**changes: Any) -> StartPosition:
    game = find_game("gegensatz")
    match = reached(game, game.settle({"mode": "duel"}), 5)
    start = start_of(game, match.options, match.state)
    return msgspec.structs.replace(start, **changes)


def table_from(start: StartPosition, seed: str = "further chance") -> Table:
    return Table(
        Setting(game=start.game, rules=start.rules, options=start.options, seal=Seal(seed), position=start.position)
    )


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)
def test_every_position_of_a_game_can_be_written_read_and_played(game: AnyGame, options: Options) -> None:
    for steps in (0, 7, 60):
        match = reached(game, options, steps)
        start = start_of(game, match.options, match.state)
        checked = check_start(read_start(str(start).encode()))
        assert checked.start == start
        assert game.view(checked.state, ALL_KNOWING) == match.view(ALL_KNOWING)
        if match.actor < 0:
            continue
        table = table_from(start)
        assert table.match.legal() == match.legal()
        assert all(table.told(viewer) == [] for viewer in table.viewers)


def test_a_record_names_the_position_and_proves_what_followed() -> None:
    table, rng = table_from(duel()), random.Random("moves")
    for _ in range(6):
        table.add(Move(rng.choice(table.match.legal()), seat=table.match.actor))
    table.add(Resign(seat=0))
    record = record_of(table)
    again = parse_record(str(record))
    assert again == record
    assert again.position == duel().position
    assert verify(again) == table.outcome()
    assert replay(again).match.state.moves() == table.match.state.moves()
    position = again.position | {"turn": again.position["turn"] + 1} if again.position else None
    with pytest.raises(Fault):
        parse_record(str(again).replace(msgspec.json.encode(again.position).decode(), "{}"))
    other = msgspec.structs.replace(again, position=position)
    assert str(parse_record(str(other))) != str(record)


def test_the_analysis_of_such_a_game_begins_with_the_position_and_not_with_a_deal() -> None:
    table = table_from(duel())
    table.add(Move(table.match.legal()[0], seat=table.match.actor))
    table.add(Resign(seat=0))
    *_, report = analyse(table, Budget(4, worlds=2), "position")
    first = report.steps[0]
    assert (first.luck, first.chance, first.true) == ((0.0, 0.0), False, report.start)
    for balance in report.balances:
        parts = balance.start + balance.luck + balance.own + balance.others + balance.residue
        assert parts == pytest.approx(balance.result)


def changed(**fields: Any) -> StartPosition:
    return duel(position=duel().position | fields)


@pytest.mark.parametrize(
    ("start", "problem"),
    [
        (changed(timeline=["G1"] * 9), "two places"),
        (changed(crystals=[0, 9]), "crystals"),
        (changed(actor=7), "waits for one of its players"),
        (changed(phase="dance"), "unknown name"),
        (changed(codex_card=None), "codex"),
        (changed(hands=[["G1", None, None], ["P1", "P2", "P3"]]), ""),
        (changed(wands=["far", 0]), "wands"),
        (changed(hands=5), "hands"),
        (duel(position={}), "missing"),
        (duel(options={"mode": "solo"}), "Players by the options: 1"),
        (duel(options={"mode": "duel", "turn_limit": 7}), "turn_limit"),
    ],
)
def test_what_cannot_be_is_refused_in_words(start: StartPosition, problem: str) -> None:
    with pytest.raises(BadPosition) as refused:
        check_start(start)
    assert problem in str(refused.value)


def test_what_follows_from_the_rest_is_computed_again() -> None:
    start = changed(supply=3)
    assert check_start(start).start == duel()


def test_unknown_rules_games_and_forms_are_refused() -> None:
    with pytest.raises(OtherRules):
        check_start(duel(rules=99))
    for data in (
        b"{}",
        b"[]",
        b"\xff",
        b"[" * 100_000,
        b" " * (MOST_BYTES + 1),
        str(duel()).replace(" 1", " 2").encode(),
    ):
        with pytest.raises(BadPosition):
            read_start(data)


def test_a_finished_position_cannot_be_played() -> None:
    game = find_game("gegensatz")
    match = reached(game, game.settle({"mode": "duel", "turn_limit": 4}), 1000)
    with pytest.raises(Fault, match="over"):
        check_playable(check_start(start_of(game, match.options, match.state)))


@pytest.mark.parametrize("name", ["gegensatz", "rivality", "athlas", "lutao"])
def test_damaged_positions_are_refused_and_never_break_anything(name: str) -> None:
    """Every field in turn is replaced by things that do not belong there."""
    game = find_game(name)
    match = reached(game, game.settle({}), 30)
    start = start_of(game, match.options, match.state)
    for field in start.position:
        for value in NONSENSE:
            damaged = msgspec.structs.replace(start, position=start.position | {field: value})
            try:
                state = check_start(damaged).state
            except BadPosition:
                continue
            game.view(state, 0)
