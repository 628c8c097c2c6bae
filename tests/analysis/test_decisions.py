"""Decisions are judged by what the mover knew: by proof where there is one, and blunders are found."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from manawell.analysis.analyse import analyse
from manawell.analysis.chances import Evaluator
from manawell.analysis.decisions import judge_decision
from manawell.analysis.grades import accuracy_of, grade_of
from manawell.analysis.report import Budget, Grade, Kind
from manawell.bots.graded import SOLVER_NODES
from manawell.bots.searcher import WORLDS, Searcher, settled
from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY, State
from manawell.table.record import parse_record, replay
from manawell.table.table import Table
from tests.analysis.games import finished

Bounds = dict[int, tuple[float, float]]
RECORDS = Path(__file__).parents[1] / "records"


def open_duel(number: int) -> tuple[AnyGame, State]:
    """Gegensatz at four crystals each, all hands known: the next crystal decides."""
    game, rng = find_game("gegensatz"), rng_from(b"endgame %d" % number)
    state = game.new(game.settle({}), rng)
    while game.view(state, 0).turn < 6 or game.view(state, 0).phase != "move":
        state.play(game.judge.choose(state, state.moves(), rng))
    view = msgspec.structs.replace(game.view(state, ALL_KNOWING), crystals=(4, 4), supply=1)
    view = msgspec.structs.replace(view, known=view.hands)
    return game, game.build(view, rng)


def last_tile(number: int) -> tuple[AnyGame, State]:
    """Rivality before its last placement, or earlier if it ended before."""
    game, rng = find_game("rivality"), rng_from(b"last %d" % number)
    state = last = game.new(game.settle({}), rng)
    while state.actor != NOBODY:
        last = state.clone()
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    return game, last


def proofs(game: AnyGame, view: Any) -> Bounds:
    """What the solver proves for the seat that must decide, if it is sure of the best move and of the world."""
    rng = rng_from(b"proofs")
    worlds = [game.imagine(view, rng) for _ in range(WORLDS)]
    bounds, exact = Searcher(rng, WORLDS, solver_nodes=SOLVER_NODES).proofs(game, worlds)
    return bounds if exact and settled(bounds) is not None else {}


@pytest.mark.parametrize(("make", "count"), [(open_duel, 40), (last_tile, 20)])
def test_where_the_solver_knows_the_best_move_it_is_named(
    make: Callable[[int], tuple[AnyGame, State]], count: int
) -> None:
    """Several legal moves are judged, each as if it had been played."""
    seen = 0
    for number in range(count):
        game, state = make(number)
        evaluator = Evaluator(game, game.settle({}), 2)
        view = game.view(state, state.actor)
        bounds = proofs(game, view)
        best = max((low for low, _ in bounds.values()), default=0.0)
        for move in list(bounds)[:: 1 + len(bounds) // 8]:
            decision = judge_decision(evaluator, view, move, 0.5, 16, None, rng_from(b"%d" % move))
            if not decision.candidates:
                continue
            low, high = bounds[move]
            first = game.read(state, state.actor, decision.candidates[0].text)
            assert bounds[first][0] == best
            assert decision.exact == (low == high)
            assert best - high <= decision.loss <= best - low
            seen += high < best
    assert seen > 5


def test_a_deliberate_blunder_is_found() -> None:
    """A strong bot once declines the paradox that would have won the game."""
    blunders: list[int] = []

    def decline_once(table: Table) -> int | None:
        game, state = table.match.game, table.match.state
        prompt = game.prompt(table.view(state.actor))
        if blunders or prompt is None or prompt.id != "paradox" or table.view(state.actor).crystals[state.actor] != 4:
            return None
        blunders.append(len(table.line) + 1)
        return game.read(state, state.actor, "decline")

    table = finished("gegensatz", "blunder 0", "search:60", decline_once)
    report = list(analyse(table, Budget(simulations=200, worlds=4), "other"))[-1]
    [step] = [report.steps[number] for number in blunders]
    assert step.decision is not None
    assert step.decision.grade is Grade.BLUNDER
    assert step.decision.line[0] != "decline"
    assert (step.number, Kind.SKILL) in [(moment.step, moment.kind) for moment in report.moments]
    worst = max(report.steps, key=lambda one: one.decision.loss if one.decision else 0.0)
    assert worst is step


def test_a_move_that_the_search_would_never_try_is_judged_as_well() -> None:
    """In Rivality the search looks only at the most promising of many placements."""
    table = finished("rivality", "never tried")
    state, game = table.position(6), table.match.game
    evaluator = Evaluator(game, table.match.options, 4)
    poor = game.judge.promising(state, state.moves(), len(state.moves()))[-1]
    view = game.view(state, state.actor)
    decision = judge_decision(evaluator, view, poor, 0.5, 300, None, rng_from(b"poor"))
    assert decision is not None
    [made] = [candidate for candidate in decision.candidates if candidate.played]
    assert made.text == game.text_of(state, poor)
    assert made is not decision.candidates[0]
    assert decision.loss > 0.0


def test_a_mistake_is_found_wherever_its_number_stands() -> None:
    """The move that was made is looked into as often as the best one, so visits alone do not tell the two apart."""
    table = finished("rivality", "never tried")
    state, game = table.position(8), table.match.game
    evaluator, view = Evaluator(game, table.match.options, 4), game.view(state, state.actor)
    ranked = game.judge.promising(state, state.moves(), len(state.moves()))
    lowest, highest = min(ranked[len(ranked) // 2 :]), max(ranked[len(ranked) // 2 :])
    for poor in (lowest, highest):
        decision = judge_decision(evaluator, view, poor, 0.5, 300, None, rng_from(b"order"))
        assert decision is not None
        best = game.read(state, state.actor, decision.candidates[0].text)
        assert lowest < best < highest
        assert decision.loss > 0.03


def test_a_better_move_than_the_bots_is_the_best() -> None:
    """What a closer look finds better than the choice of the search gave nothing away."""
    table = finished("gegensatz", "closer look", most=12)
    game, better = table.match.game, 0
    for state in list(table.positions())[:-1]:
        evaluator, view = Evaluator(game, table.match.options, 2), game.view(state, state.actor)
        for move in state.moves():
            decision = judge_decision(evaluator, view, move, 0.5, 24, None, rng_from(b"%d" % move))
            assert decision is not None
            worths = [candidate.worth for candidate in decision.candidates if candidate.played]
            assert not worths or worths[0] <= decision.candidates[0].worth or decision.exact
            better += bool(worths) and decision.candidates[0].played
    assert better > 20


def test_grades_and_accuracy() -> None:
    assert [grade_of(loss) for loss in (0.0, 0.01, 0.05, 0.1, 0.5)] == [
        Grade.BEST,
        Grade.GOOD,
        Grade.INACCURACY,
        Grade.MISTAKE,
        Grade.BLUNDER,
    ]
    assert accuracy_of([]) is None
    assert accuracy_of([0.0, 0.0]) == 100.0
    assert accuracy_of([0.0, 1.0]) == pytest.approx(50.3, abs=0.1)


def test_a_win_that_was_at_hand_counts_in_full() -> None:
    """The third side of this game can empty its supply and win, in every world it can think of, and does not."""
    told = RECORDS / "rivality" / "three-won-through-the-well-with-fewer-points.mana"
    match = replay(parse_record(told.read_text("utf-8"))).match
    game, before = match.game, Match(match.game, match.options, match.seal)
    for text in match.moves[:22]:
        before.play(before.actor, text)
    view, missed = before.view(2), match.moves[22]
    evaluator, rng = Evaluator(game, match.options, 4, walks=4), rng_from(b"at hand")
    assert evaluator.of_view(view, rng) == evaluator.of_all(before.state, rng) == (0.0, 0.0, 1.0)
    decision = judge_decision(evaluator, view, game.read(before.state, 2, missed), 1.0, 200, None, rng)
    best, made = decision.candidates[0], next(candidate for candidate in decision.candidates if candidate.played)
    assert (best.worth, made.text) == (1.0, missed)
    assert decision.loss == 1.0 - made.worth > 0.16
    assert decision.grade is Grade.BLUNDER
    better = judge_decision(evaluator, view, game.read(before.state, 2, best.text), 1.0, 200, None, rng)
    assert (better.grade, better.loss) == (Grade.BEST, 0.0)
    before.play(2, best.text)
    outcome = before.outcome()
    assert outcome is not None
    assert outcome.winners == (2,)
