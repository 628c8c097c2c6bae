"""Bots in a campaign: a battle is there to be won, and counts for what it brings."""

from fractions import Fraction
from math import comb

import pytest

from manawell.bots.levels import make_bot
from manawell.games.athlas import GAME
from manawell.games.athlas.bot.judge import Tactician
from manawell.games.athlas.components.tables import NONE
from manawell.kernel.rng import rng_from
from tests.athlas.test_campaign import decisive, drawn, won

STANDS = [(1, (0, 0)), (2, (1, 0)), (2, (0, 1)), (2, (0, 0)), (3, (1, 1)), (3, (0, 1)), (3, (1, 0))]
"""The number of a battle in a campaign of three, and the battles won."""


@pytest.mark.parametrize("level", ["greedy", "journeyman", "search:30", "wellspring"])
@pytest.mark.parametrize(("game", "wins"), STANDS, ids=str)
@pytest.mark.rule("ATH-25.6")
def test_a_bot_wins_the_battle_at_hand(level: str, game: int, wins: tuple[int, int]) -> None:
    state = decisive(game, wins).state
    state.play(make_bot(level, rng_from(b"battle")).choose(GAME, GAME.view(state, 0)))
    assert state.wins == [wins[0] + 1, wins[1]]


def test_a_search_prefers_to_win_the_battle() -> None:
    """Not only the plan does: its worth is the best of all moves."""
    state = decisive().state
    worths = {move: Tactician().worth(state, move, rng_from(b"look")) for move in state.moves()}
    best = max(worths, key=lambda move: worths[move])
    state.play(best)
    assert state.wins == [1, 0]


@pytest.mark.parametrize("games", range(4, 10))
@pytest.mark.parametrize("lead", [-1, 0, 1])
def test_after_a_battle_the_campaign_is_worth_what_equal_players_would_make_of_it(games: int, lead: int) -> None:
    """Counted in another way: how many of all courses of the games left are won, with drawn ones as half."""
    state = won(2, (max(lead, 0), max(-lead, 0)), games).state
    assert state.winner == NONE
    left = games - 2
    courses = [(lead + 1 + 2 * taken - left, comb(left, taken)) for taken in range(left + 1)]
    expected = sum(Fraction(many * (1 + (end > 0) - (end < 0)), 2) for end, many in courses) / 2**left
    assert Tactician().value(state, 0) == pytest.approx(float(expected))
    assert Tactician().value(state, 1) == pytest.approx(1.0 - float(expected))


def test_a_drawn_battle_lies_between_a_lost_and_a_won_one() -> None:
    lost = Tactician().value(won(1, winner=1).state, 0)
    assert lost < Tactician().value(drawn().state, 0) < Tactician().value(won(1).state, 0)


@pytest.mark.parametrize(("wins", "low", "high"), [((1, 0), 0.5, 1.0), ((0, 1), 0.0, 0.5)], ids=str)
def test_within_a_battle_the_worth_stays_between_its_two_ends(wins: tuple[int, int], low: float, high: float) -> None:
    state = decisive(2, wins).state
    assert low < Tactician().value(state, 0) < high
    assert Tactician().value(state, 0) + Tactician().value(state, 1) == pytest.approx(1.0)
