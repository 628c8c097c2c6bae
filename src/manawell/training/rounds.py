"""Several rounds: play with the newest judge, learn from all games so far, measure against the written judge."""

from collections.abc import Callable
from concurrent.futures import Executor, as_completed
from pathlib import Path
from typing import Final

import msgspec

from manawell.research.statistics import wilson
from manawell.training.fit import fit, in_integers
from manawell.training.origin import origin
from manawell.training.samples import load, save
from manawell.training.selfplay import School, play_games, play_match

PORTION: Final = 50
"""Games in a file of samples; what is lost when training is interrupted."""


class Plan(msgspec.Struct, frozen=True):
    rounds: int
    games: int
    matches: int
    seconds: float


def train(school: School, plan: Plan, folder: Path, pool: Executor, tell: Callable[[str], None]) -> Path:
    """The file of the last network. What already lies in the folder is not made again."""
    newest: Path | None = None
    for number in range(1, plan.rounds + 1):
        place = folder / f"round-{number}"
        place.mkdir(parents=True, exist_ok=True)
        _play(school, plan, number, newest, place, pool, tell)
        newest = place / "net.json"
        if not newest.exists():
            _learn(school, plan, number, folder, newest, tell)
        if plan.matches:
            _measure(school, plan, newest, pool, tell)
    assert newest is not None, "there is at least one round"
    return newest


def _play(
    school: School,
    plan: Plan,
    number: int,
    newest: Path | None,
    place: Path,
    pool: Executor,
    tell: Callable[[str], None],
) -> None:
    weights = newest.read_bytes() if newest else None
    first = (number - 1) * plan.games
    tasks = {}
    for at in range(first, first + plan.games, PORTION):
        path = place / f"games-{at:06}.npz"
        if not path.exists():
            numbers = range(at, min(at + PORTION, first + plan.games))
            tasks[pool.submit(play_games, school, weights, numbers)] = path
    for done, task in enumerate(as_completed(tasks), 1):
        save(task.result(), tasks[task])
        tell(f"round {number}: {done} of {len(tasks)} portions of games")


def _learn(school: School, plan: Plan, number: int, folder: Path, net: Path, tell: Callable[[str], None]) -> None:
    samples = load(*sorted(folder.glob("round-*/games-*.npz")))
    network, losses = fit(samples)
    provenance = {
        "commit": origin(),
        "game": school.game,
        "branch": school.branch,
        "seed": school.seed,
        "simulations": school.simulations,
        "rounds": number,
        "games": number * plan.games,
        "samples": len(samples.game),
        **{f"loss_{name}": round(one, 4) for name, one in losses._asdict().items()},
    }
    net.write_bytes(msgspec.json.encode(in_integers(network, samples, provenance)))
    tell(f"round {number}: log loss {losses.learned:.4f} (written {losses.written:.4f}, coin {losses.coin:.4f})")


def _measure(school: School, plan: Plan, newest: Path, pool: Executor, tell: Callable[[str], None]) -> None:
    weights = newest.read_bytes()
    games = [pool.submit(play_match, school, weights, None, number, plan.seconds) for number in range(plan.matches)]
    score = sum(game.result() for game in games)
    low, high = wilson(score, plan.matches)
    tell(f"against the written judge: {score / plan.matches:.1%} of {plan.matches} ({low:.1%} to {high:.1%})")
