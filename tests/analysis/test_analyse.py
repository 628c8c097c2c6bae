"""The analysis of whole games: what adds up, what is forced, what is refused, and that it can be cut off."""

from functools import cache
from itertools import islice, pairwise

import msgspec
import pytest

from manawell.analysis.analyse import analyse
from manawell.analysis.balance import SEEN
from manawell.analysis.faults import Unfinished
from manawell.analysis.report import Budget, Grade, Kind, Report
from manawell.cli.words import fault_line
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES
from manawell.table.entries import Agree, Concede, Resign
from manawell.table.table import Table
from tests.analysis.games import finished, new_table, play

SMALL = Budget(simulations=12, worlds=2)
GAMES: dict[str, dict[str, str]] = {
    "gegensatz": {},
    "gegensatz-solo": {"mode": "solo"},
    "rivality": {},
    "rivality-three": {"mode": "three"},
    "rivality-teams": {"mode": "teams"},
    "athlas": {"mode": "quick"},
    "lutao": {"players": "3"},
}
LONG = {"athlas": 28, "lutao": 32}
"""So many steps are enough."""


@cache
def game_called(name: str) -> Table:
    return finished(name.partition("-")[0], "analysis", options=GAMES[name], most=LONG.get(name))


@cache
def report_on(name: str) -> Report:
    return list(analyse(game_called(name), SMALL, "test"))[-1]


every_game = pytest.mark.parametrize("name", GAMES, scope="module")
"""Game by game, so that one process usually analyses a game for all its tests."""


@every_game
def test_luck_skill_and_residue_add_up_to_the_result(name: str) -> None:
    """The residue, which is computed from the totals, is also what is left in each step."""
    report = report_on(name)
    assert len(report.steps) == report.last + 1 == len(game_called(name).line) + 1
    assert report.runs == 1
    assert report.progress == 1.0
    for balance, side in zip(report.balances, report.sides, strict=True):
        chances = [report.start[side], *(step.true[side] for step in report.steps)]
        left = report.ending.change[side] + sum(
            now - then - step.luck[side] - step.skill[side]
            for (then, now), step in zip(pairwise(chances), report.steps, strict=True)
        )
        assert balance.residue == pytest.approx(left, abs=1e-9)
        total = balance.start + balance.luck + balance.own + balance.others + balance.residue
        assert total == pytest.approx(report.result[side], abs=1e-9)
        assert balance.own <= 0.0


@every_game
def test_chances_add_up_to_one_and_swings_to_nothing(name: str) -> None:
    report = report_on(name)
    assert name in LONG or report.steps[-1].true == report.result
    for step in report.steps:
        for chances in (step.true, *step.knew):
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert len(chances) == 1 or sum(chances) == pytest.approx(1.0)
        for swing in (step.luck, step.skill):
            assert len(swing) == 1 or sum(swing) == pytest.approx(0.0, abs=1e-9)
        assert step.chance or not any(step.luck)
        if step.decision is not None and step.seat is not None:
            assert step.skill[report.sides[step.seat]] == -step.decision.loss


def test_whom_a_decision_helps_among_several_others_is_booked_as_the_movers() -> None:
    """What is left of such a step is the mover's own change, shared evenly."""
    table = finished("rivality", "three", options={"mode": "three"}, most=12)
    report = list(analyse(table, SMALL))[-1]
    swings = []
    for before, step in pairwise(report.steps):
        if step.seat is None or step.decision is None or step.decision.grade is Grade.FORCED:
            continue
        left = [
            now - then - luck - skill
            for now, then, luck, skill in zip(step.true, before.true, step.luck, step.skill, strict=True)
        ]
        one, other = (left[side] for side in range(3) if side != step.seat)
        assert one == pytest.approx(other)
        assert sum(left) == pytest.approx(0.0, abs=1e-9)
        swings.append(max(map(abs, step.skill)))
    assert len(swings) > 5
    assert max(swings) > 0.01


@every_game
def test_a_decision_without_a_choice_is_forced(name: str) -> None:
    report, table = report_on(name), game_called(name)
    for step, state in zip(report.steps[1:], list(table.positions())[:-1], strict=True):
        assert step.decision is not None
        assert (step.decision.grade is Grade.FORCED) == (len(state.moves()) == 1)
        assert step.decision.grade is not Grade.FORCED or not any(step.skill)


@every_game
def test_the_move_that_was_made_is_among_those_told(name: str) -> None:
    for step in report_on(name).steps[1:]:
        assert step.decision is not None
        made = [candidate.text for candidate in step.decision.candidates if candidate.played]
        assert made in ([], [step.move])
        assert step.decision.loss == 0.0 or (made and step.decision.line)


@pytest.mark.parametrize("name", [name for name in GAMES if name.partition("-")[0] != "gegensatz"])
def test_the_best_move_is_worth_what_the_curve_says(name: str) -> None:
    """As the mover could judge it, before anything is proven."""
    report, seen = report_on(name), 0
    for before, step in pairwise(report.steps[:16]):
        assert step.seat is not None
        assert step.decision is not None
        if step.decision.candidates:
            chance = before.knew[step.seat][report.sides[step.seat]]
            assert step.decision.candidates[0].worth == pytest.approx(chance, abs=1e-9)
            seen += 1
    assert seen > 2


@every_game
def test_turns_and_rounds_divide_the_game(name: str) -> None:
    report = report_on(name)
    assert [span.first for span in report.stops] == [0, *(span.last + 1 for span in report.stops[:-1])]
    assert report.stops[-1].last == report.last
    assert len(report.stops) > 2
    for step in report.steps:
        span = report.stops[step.stop]
        assert span.first <= step.number <= span.last
    numbers = [span.stop.number for span in report.stops]
    assert numbers == sorted(numbers)


@every_game
def test_key_moments_are_the_largest_swings(name: str) -> None:
    report = report_on(name)
    steps = [moment.step for moment in report.moments]
    assert steps == sorted(steps)
    sizes = [max(map(abs, swing)) for step in report.steps for swing in (step.luck, step.skill) if any(swing)]
    told = [max(map(abs, moment.swing)) for moment in report.moments]
    assert sorted(told) == [size for size in sorted(sizes)[-5:] if size >= SEEN]
    for moment in report.moments:
        step = report.steps[moment.step]
        assert moment.swing == (step.luck if moment.kind is Kind.LUCK else step.skill)


@every_game
def test_a_report_is_json_and_back(name: str) -> None:
    report = report_on(name)
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


def test_an_analysis_can_be_cut_off_and_continued() -> None:
    table = game_called("gegensatz")
    part = next(islice(analyse(table, SMALL, "test"), 20, None))
    assert len(part.steps) == 21
    assert not part.balances
    kept = msgspec.json.decode(msgspec.json.encode(part), type=Report)
    assert list(analyse(table, SMALL, "test", kept))[-1] == report_on("gegensatz")


def test_several_runs_tell_how_certain_the_balance_is() -> None:
    table = game_called("rivality")
    budget = msgspec.structs.replace(SMALL, runs=3)
    report = list(analyse(table, budget, "test"))[-1]
    assert report.runs == len(report.trials) == 3
    assert report.steps == report_on("rivality").steps
    assert report.trials[0] == report_on("rivality").balances
    for seat, balance in enumerate(report.balances):
        assert balance.luck == pytest.approx(sum(trial[seat].luck for trial in report.trials) / 3)
        assert balance.errors["luck"] > 0.0
        total = balance.start + balance.luck + balance.own + balance.others + balance.residue
        assert total == pytest.approx(balance.result)


@pytest.mark.parametrize("ending", [Resign(seat=1), Agree()])
def test_an_end_without_the_rules_is_booked(ending: Resign | Agree) -> None:
    """Who gives up gives away what was left; an agreed draw is nobody's doing."""
    table = new_table("gegensatz", "given up")
    for _ in range(8):
        play(table, table.match.state.moves()[0])
    table.add(ending)
    report = list(analyse(table, SMALL))[-1]
    last = report.steps[-1].true
    resigned = isinstance(ending, Resign)
    assert report.result == ((1.0, 0.0) if resigned else (0.5, 0.5))
    assert report.ending.change == (report.result[0] - last[0], report.result[1] - last[1])
    decided = sum(step.skill[1] for step in report.steps if step.seat == 1)
    assert report.balances[1].own == pytest.approx(decided + (report.ending.change[1] if resigned else 0.0))


def test_giving_up_while_the_others_play_on_is_a_decision() -> None:
    table = new_table("lutao", "conceded", {"players": "3"})
    while len(table.line) < 8:
        if len(table.line) == 5:
            table.add(Concede(seat=2))
        moves = table.match.state.moves()
        play(table, table.match.game.judge.choose(table.match.state, moves, rng_from(b"quick")))
    table.add(Agree())
    report = list(analyse(table, SMALL))[-1]
    step = report.steps[6]
    assert step.move == "concede 2"
    assert step.seat == 2
    assert step.skill[2] == pytest.approx(step.true[2] - report.steps[5].true[2])


def test_a_running_game_is_refused_in_every_language() -> None:
    table = new_table("gegensatz", "running")
    play(table, table.match.state.moves()[0])
    with pytest.raises(Unfinished) as refused:
        analyse(table, SMALL)
    lines = {fault_line(refused.value, language) for language in LANGUAGES}
    assert len(lines) == len(LANGUAGES)
    assert str(refused.value) in lines


def test_the_end_of_a_game_leaves_nothing_open() -> None:
    report, table = report_on("gegensatz"), game_called("gegensatz")
    assert table.match.state.actor == NOBODY
    assert set(report.steps[-1].knew) == {report.result}
