"""The same tournament on one core, on several, and on a cluster; with notes, and with processes that die."""

import logging
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from manawell.kernel.faults import Fault
from manawell.kernel.registry import find_game
from manawell.research.spread import Found, Task, alone, on_ray, over_processes, play_all
from manawell.research.tournament import Result, schedule

ENCOUNTERS = schedule("gegensatz", find_game("gegensatz").settle({}), ("random", "greedy"), 16, "spread")


@pytest.fixture(scope="module")
def expected() -> list[Result]:
    return play_all(ENCOUNTERS, alone)


def test_a_killed_process_costs_nothing_but_time(expected: list[Result]) -> None:
    killed: list[int] = []

    def kill_one() -> None:
        if not killed:
            victim = multiprocessing.active_children()[0]
            victim.kill()
            killed.append(victim.pid or 0)

    assert play_all(ENCOUNTERS, over_processes(2), kill_one) == expected
    assert killed


def test_a_pool_that_always_breaks_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manawell.research.spread.play_encounter", _die)
    with pytest.raises(Exception, match="terminated abruptly"):
        play_all(ENCOUNTERS, over_processes(2))


def _die(encounter: object) -> None:
    os._exit(1)


def counted(played: list[int]) -> Any:
    def spread(tasks: Sequence[Task]) -> Found:
        for number, result in alone(tasks):
            played.append(number)
            yield number, result

    return spread


def test_a_tournament_that_was_broken_off_goes_on(tmp_path: Path, expected: list[Result]) -> None:
    notes, played, ticks = tmp_path / "notes.jsonl", list[int](), list[int]()

    def breaks_off(tasks: Sequence[Task]) -> Found:
        yield from alone(tasks[:5])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_all(ENCOUNTERS, breaks_off, notes=notes)
    notes.write_bytes(notes.read_bytes()[:-20])
    assert play_all(ENCOUNTERS, counted(played), lambda: ticks.append(1), notes) == expected
    assert played == list(range(4, 16)), "four whole lines were left"
    assert len(ticks) == 16
    played.clear()
    assert play_all(ENCOUNTERS, counted(played), notes=notes) == expected
    assert played == []


def test_notes_of_another_tournament_are_refused(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    play_all(ENCOUNTERS[:3], alone, notes=notes)
    before = notes.read_bytes()
    with pytest.raises(Fault, match=r"another tournament \(line 1\)"):
        play_all(ENCOUNTERS[1:], alone, notes=notes)
    with pytest.raises(Fault, match=r"another tournament \(line 3\)"):
        play_all(ENCOUNTERS[:2], alone, notes=notes)
    assert notes.read_bytes() == before


def test_a_file_that_holds_no_notes_is_refused(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    notes.write_text('{"number": 0}\n', encoding="utf-8")
    with pytest.raises(Fault, match=r"Line 1 of .* is not a tournament result"):
        play_all(ENCOUNTERS, alone, notes=notes)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    return pytest.importorskip("ray", reason="the extra manawell[ray] is not installed")


@pytest.fixture
def cluster(ray: Any) -> Iterator[Any]:
    """Two nodes of one core each on this machine."""
    from ray.cluster_utils import Cluster

    nodes: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    ray.init(address=nodes.address, logging_level=logging.ERROR, log_to_driver=False)
    yield nodes
    ray.shutdown()
    nodes.shutdown()


@pytest.mark.filterwarnings("default")
def test_a_node_that_dies_changes_nothing(ray: Any, cluster: Any, expected: list[Result]) -> None:
    alive: list[int] = []

    def lose_one() -> None:
        alive.append(sum(node["Alive"] for node in ray.nodes()))
        if len(alive) == 3:
            (second,) = cluster.worker_nodes
            cluster.remove_node(second, allow_graceful=False)

    assert play_all(ENCOUNTERS, on_ray, lose_one) == expected
    assert alive[0] == 2
    assert cluster.list_all_nodes() == [cluster.head_node]
