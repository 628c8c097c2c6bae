"""What if: changed components change the game in the expected direction, and nobody mistakes it for the real one."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from manawell.kernel.components import BadComponent, UnknownComponent, changed, changes_of, environment, flat
from manawell.kernel.faults import BadRecord
from manawell.kernel.registry import find_game
from manawell.kernel.text import LANGUAGES
from manawell.research.balance import counted_schedule, printed, read_changes, report
from manawell.research.faults import ResearchFault
from manawell.research.spread import alone, over_processes, play_all
from manawell.research.tournament import Result
from manawell.table.record import parse_record, record_match, replay
from tests.table import what_if
from tests.test_readme import ROOT, blocks

GAME = find_game("gegensatz")
FAST = {"crystals": {"duel_target": 1}}


def played(changes: dict[str, Any], games: int = 6, game: str = "gegensatz") -> list[Result]:
    options = find_game(game).settle({})
    schedule = counted_schedule(game, options, "random", games, "what if", changes=changes)
    return play_all(schedule, over_processes(1))


def test_a_lower_target_makes_shorter_games_and_the_real_game_stays() -> None:
    before, fast, after = played({}), played(FAST), played({})
    assert before == after
    assert sum(one.moves for one in fast) < sum(one.moves for one in before)
    assert {max(one.outcome.scores) for one in fast} == {1}
    assert {max(one.outcome.scores) for one in before} == {5}
    found = report(GAME, fast, "bots")
    assert found.changes == {"crystals.duel_target": 1}
    assert report(GAME, before, "bots").changes == {}


def test_a_changed_game_is_never_played_in_a_process_with_the_real_one() -> None:
    schedule = counted_schedule("gegensatz", GAME.settle({}), "random", 1, "what if", changes=FAST)
    with pytest.raises(ResearchFault, match="has loaded the printed ones"):
        play_all(schedule, alone)


def test_changes_that_break_a_game_are_told() -> None:
    with pytest.raises(ResearchFault, match="cannot be played with these changes"):
        played({"hand": {"size": 40}}, 1)


@pytest.mark.rule("RIV-10.1", "RIV-10.3")
def test_the_example_of_the_document_can_be_played() -> None:
    (example,) = blocks(ROOT / "docs" / "balance.md", "toml")
    found = played(tomllib.loads(example), 20, "rivality")
    assert [one.outcome.reason for one in found] == ["supply"] * 20, "with two golems a wizard it does not last"


def test_a_record_names_its_changes_and_is_refused_as_a_normal_one() -> None:
    text = what_if.record(environment("gegensatz", FAST))
    assert 'components: {"crystals.duel_target":1}\n' in text
    record = parse_record(text)
    assert str(record) == text
    with pytest.raises(BadRecord, match="was not the printed one"):
        replay(record)
    hidden = "\n".join(line for line in text.splitlines() if not line.startswith("components"))
    with pytest.raises(BadRecord, match="damaged or was edited"):
        parse_record(hidden + "\n")
    real = record_match(what_if.match())
    assert "components" not in str(real)
    assert changes_of("gegensatz") == {}


@pytest.mark.parametrize(
    ("changes", "fault", "path"),
    [
        ({"crystals": {"duel_tarket": 1}}, UnknownComponent, "crystals.duel_tarket"),
        ({"nothing": 1}, UnknownComponent, "nothing"),
        ({"relic": [{"id": "Z9"}]}, UnknownComponent, "relic.Z9"),
        ({"crystals": {"duel_target": "1"}}, BadComponent, "crystals.duel_target"),
        ({"crystals": {"duel_target": True}}, BadComponent, "crystals.duel_target"),
        ({"crystals": 5}, BadComponent, "crystals"),
        ({"relic": [5]}, BadComponent, "relic"),
    ],
)
def test_what_is_unknown_or_of_another_kind_is_a_fault(
    changes: dict[str, Any], fault: type[Exception], path: str
) -> None:
    with pytest.raises(fault, match=path):
        changed(printed(GAME), changes)


@pytest.mark.parametrize("tiles", [3, [{"points": 6}]], ids=str)
def test_a_fault_names_what_is_long_in_few_words(tiles: object) -> None:
    with pytest.raises(BadComponent) as caught:
        changed(printed(find_game("rivality")), {"tiles": tiles})
    for language in LANGUAGES:
        assert len(caught.value.words(language)) < 1200


def test_changes_are_laid_over_by_id_and_told_by_path(tmp_path: Path) -> None:
    data = printed(GAME)
    found = changed(data, {"relic": [{"id": "G1", "number": 3}]})
    assert [one["number"] for one in found["relic"]][:2] == [3, 2]
    assert [one["number"] for one in data["relic"]][:2] == [1, 2]
    assert flat(data, {"relic": [{"id": "G1", "number": 3}, {"id": "G2", "number": 2}]}) == {"relic.G1.number": 3}
    file = tmp_path / "changes.toml"
    file.write_text("[crystals]\nduel_target = 1\n")
    assert read_changes(GAME, file) == FAST
    for text in ("[crystals]\nduel_target = 5\n", "nonsense"):
        file.write_text(text)
        with pytest.raises(ResearchFault, match="changes nothing"):
            read_changes(GAME, file)
