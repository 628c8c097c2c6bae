"""Recorded games of every mode and every end, replayed to the exact result and the exact list of events.

Beside `<name>.mana` is `<name>.events`: what the game told, one event per line, and to whom; `story` writes it. What is
recorded stays as it is: a change that alters it raises the version of the rules (docs/upgrades.md).
"""

import re
from pathlib import Path

import msgspec
import pytest

from manawell.kernel.game import AnyGame
from manawell.kernel.journal import EVERYONE, only
from manawell.kernel.match import Match
from manawell.kernel.options import every_setting
from manawell.kernel.registry import games
from manawell.table.record import (
    FORMAT,
    SUFFIX,
    Record,
    parse_record,
    read_record,
    record_of,
    replay,
    verify,
)

FOLDER = Path(__file__).parent
PATHS = sorted(FOLDER.glob(f"*/*{SUFFIX}"))
GAMES = list(games().values())
NEVER_RECORDED = {"turn-skipped": "GEG-6.4, RIV-3.5: somebody always has a move, unless a position was edited"}


def name_of(value: Path | AnyGame) -> str:
    return value.stem if isinstance(value, Path) else value.id


def story(match: Match) -> str:
    """The events of a match, one JSON line each, with their audience."""
    viewers = ("spectators", *match.seats)
    lines = []
    for event, audience in match.journal.entries:
        told = [name for viewer, name in enumerate(viewers, -1) if audience & only(viewer)]
        to = "everyone" if audience == EVERYONE else " ".join(told)
        lines.append(msgspec.json.encode({"to": to} | msgspec.to_builtins(event)).decode())
    return "\n".join(lines) + "\n"


def records_of(game: AnyGame) -> list[Record]:
    return [read_record(path) for path in PATHS if path.parent.name == game.id]


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_it_is_a_true_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(path)
    assert record.game == path.parent.name
    assert verify(record) == record.outcome
    assert parse_record(str(record)) == record_of(replay(record)) == record
    if text.startswith(FORMAT):
        assert str(record) == text


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_its_game_tells_the_same_events(path: Path) -> None:
    told = story(replay(read_record(path)).match).splitlines()
    assert told == path.with_suffix(".events").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_mode_is_recorded(game: AnyGame) -> None:
    recorded = [game.settle(record.options) for record in records_of(game)]
    assert [options for options in every_setting(game.options) if options not in recorded] == []


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_end_reason_is_recorded(game: AnyGame) -> None:
    words = game.folder.joinpath("text", "en.ftl").read_text(encoding="utf-8")
    reasons = set(re.findall(r"^outcome-([a-z_-]+) =", words, re.MULTILINE))
    if "concession" in reasons:  # there the rules handle resignation
        reasons.remove("resignation")
    assert {record.outcome.reason for record in records_of(game) if record.outcome} == reasons


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_event_is_recorded(game: AnyGame) -> None:
    lists = (FOLDER / game.id).glob("*.events")
    told = {msgspec.json.decode(line)["event"] for path in lists for line in path.read_text("utf-8").splitlines()}
    assert {event.name() for event in game.events} - told == set(NEVER_RECORDED) & {e.name() for e in game.events}


def test_records_and_event_lists_come_in_pairs() -> None:
    assert [path.with_suffix(".events") for path in PATHS] == sorted(FOLDER.glob("*/*.events"))
