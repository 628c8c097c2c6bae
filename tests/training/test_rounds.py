"""A miniature of training: two rounds of a few games, interrupted and resumed."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from manawell.kernel.net import Weights, read_net
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.training import rounds
from manawell.training.origin import origin
from manawell.training.rounds import Plan, train
from manawell.training.samples import load
from manawell.training.selfplay import School

PLAN = Plan(rounds=2, games=12, matches=2, seconds=0.0)


def school(game: str, branch: str, **options: str) -> School:
    return School(game, find_game(game).settle(options), branch, simulations=4, seed="miniature")


@pytest.fixture(autouse=True)
def _small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "PORTION", 6)


@pytest.mark.parametrize(("game", "branch", "mode"), [("gegensatz", "duel", "duel"), ("rivality", "three", "three")])
def test_rounds_leave_a_network_that_judges(tmp_path: Path, game: str, branch: str, mode: str) -> None:
    lines: list[str] = []
    lesson = school(game, branch, mode=mode)
    with ThreadPoolExecutor(1) as pool:
        net = train(lesson, PLAN, tmp_path, pool, lines.append)
    weights = msgspec.json.decode(net.read_bytes(), type=Weights)
    assert weights.provenance["commit"] == origin()
    assert weights.provenance["games"] == 24
    assert weights.provenance["samples"] == len(load(*tmp_path.glob("round-*/*.npz")).game)
    state = find_game(game).new(lesson.options, rng_from(b"judged"))
    features = find_game(game).judge.features(state, 0)
    assert read_net(net.read_bytes()).size == len(features)
    assert 0.0 < lesson.judge(net.read_bytes()).value(state, state.actor) < 1.0
    assert [line for line in lines if line.startswith("against the written judge")], "it is measured"


def test_what_lies_there_is_not_made_again(tmp_path: Path) -> None:
    lesson, lines = school("gegensatz", "duel", mode="duel"), list[str]()
    with ThreadPoolExecutor(1) as pool:
        first = train(lesson, Plan(1, 12, 0, 0.0), tmp_path, pool, lines.append).read_bytes()
        assert len(lines) == 3, "two portions and a loss"
        (tmp_path / "round-1" / "games-000006.npz").unlink()
        (tmp_path / "round-1" / "net.json").unlink()
        again = train(lesson, Plan(1, 12, 0, 0.0), tmp_path, pool, lines.append).read_bytes()
    assert lines[3] == "round 1: 1 of 1 portions of games"
    assert again == first, "the same games, the same network"


def test_self_play_is_the_same_on_any_number_of_cores(tmp_path: Path) -> None:
    lesson = school("gegensatz", "duel", mode="duel")
    nets = []
    for workers in (1, 2):
        with ThreadPoolExecutor(workers) as pool:
            nets.append(train(lesson, Plan(1, 12, 0, 0.0), tmp_path / str(workers), pool, lambda _: None).read_bytes())
    assert nets[0] == nets[1]
