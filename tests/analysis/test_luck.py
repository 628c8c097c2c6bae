"""Luck is fair, is what nobody could foresee, and is nothing else."""

from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

from manawell.analysis.chances import Evaluator
from manawell.analysis.luck import SAMPLES, draw_of
from manawell.kernel.registry import find_game
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY, State
from tests.analysis.games import finished

DEALS = 100
WORLDS = 2
WALKS = 16
FEW_WALKS = 4
"""Whether luck is fair does not depend on how well it is judged."""
FAIR = 2.6
"""Standard errors: of a hundred fair means, one is farther from zero."""


def luck_in(evaluator: Evaluator, state: State, rng: Rng) -> float:
    """The luck of the first side in a quick game that is played on from here."""
    total = 0.0
    while state.actor != NOBODY:
        moves = state.moves()
        move = evaluator.game.judge.choose(state, moves, rng)
        before, state = state, state.clone()
        state.play(move)
        total += draw_of(evaluator, before, move, state, rng).luck[0]
    return total


def test_the_luck_of_fair_shuffles_averages_to_zero() -> None:
    game = find_game("rivality")
    options = game.settle({})
    evaluator = Evaluator(game, options, 1, FEW_WALKS)
    totals = []
    for deal in range(DEALS):
        rng = rng_from(b"thinking %d" % deal)
        totals.append(luck_in(evaluator, game.new(options, rng_from(b"shuffle %d" % deal)), rng))
    error = stdev(totals) / sqrt(DEALS)
    assert abs(fmean(totals)) < FAIR * error
    assert 0.001 < error < 0.05  # there is luck, and the mean is known well enough to mean something


def test_only_what_nobody_knew_is_luck() -> None:
    """Rivality's placements draw a tile that nobody has seen as long as there is a deck; without one, nothing is left
    to chance, although hands stay hidden.
    """
    table = finished("rivality", "luck")
    evaluator = Evaluator(table.match.game, table.match.options, WORLDS, WALKS)
    states = list(table.positions())
    game, found = table.match.game, set()
    for (before, after), text in zip(pairwise(states), table.match.moves, strict=True):
        move = game.read(before, before.actor, text)
        draw = draw_of(evaluator, before, move, after, rng_from(text.encode()))
        drawn = sum(map(len, game.view(before, 0).decks)) - sum(map(len, game.view(after, 0).decks))
        left = max(map(len, game.view(before, 0).decks))
        if drawn == 0:
            assert not draw.chance
            assert draw.luck == (0.0, 0.0)
        found.add((draw.chance, drawn > 0, left > 1))
    assert (True, True, True) in found
    assert any(not chance for chance, _, _ in found)


def test_showing_a_card_that_somebody_held_is_not_luck() -> None:
    """In Gegensatz hands are dealt in secret, but whoever plays a card knew it. Chance can come in only where wands
    meet, to break a tie.
    """
    table = finished("gegensatz", "shown")
    evaluator = Evaluator(table.match.game, table.match.options, WORLDS, WALKS)
    game, rng, shown = table.match.game, rng_from(b"shown"), 0
    states = list(table.positions())
    for (before, after), text in zip(pairwise(states), table.match.moves, strict=True):
        wands = game.view(after, 0).wands
        if game.view(before, before.actor).phase == "move" and wands[0] != wands[1]:
            draw = draw_of(evaluator, before, game.read(before, before.actor, text), after, rng)
            assert not draw.chance
            assert draw.luck == (0.0, 0.0)
            shown += 1
    assert shown > 10


def test_how_likely_few_outcomes_are_is_counted_more_closely() -> None:
    """A tie of wands has two outcomes: many more throws of it are imagined than are judged."""
    table = finished("gegensatz", "shown")
    evaluator = Evaluator(table.match.game, table.match.options, 4, FEW_WALKS)
    game, rng = table.match.game, rng_from(b"tie")
    states = list(table.positions())
    played = zip(pairwise(states), table.match.moves, strict=True)
    draws = (draw_of(evaluator, old, game.read(old, old.actor, text), new, rng) for (old, new), text in played)
    assert any(len(draw.outcomes) == 4 * SAMPLES for draw in draws)
