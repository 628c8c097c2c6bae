"""Tournaments: fair pairs, equal results however they are spread, honest intervals."""

import pickle
import sys
from math import inf

import pytest

from manawell.kernel.faults import Fault, Illegal, Refusal, Unshaped
from manawell.kernel.game import Outcome
from manawell.kernel.registry import games
from manawell.research.spread import alone, over_processes, play_all
from manawell.research.statistics import elo, ratings, wilson
from manawell.research.tournament import Encounter, Result, invite, play_encounter, schedule, standings
from manawell.research.visitor import Visitor

GAME = games()["gegensatz"]
RIVALITY = games()["rivality"]
DUEL = GAME.settle({})
SOLO = GAME.settle({"mode": "solo"})


def test_every_deal_is_played_twice_with_seats_exchanged() -> None:
    encounters = schedule("gegensatz", DUEL, ("random", "greedy", "apprentice"), 4, "seed")
    assert len(encounters) == 3 * 4
    for first, second in zip(encounters[::2], encounters[1::2], strict=True):
        assert (first.deal, first.bots) == (second.deal, second.bots[::-1])


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    encounters = schedule("gegensatz", DUEL, ("random", "greedy"), 6, "seed")
    assert play_all(encounters, alone) == play_all(encounters, over_processes(2))


def test_seeds_decide() -> None:
    first, again, other = (schedule("gegensatz", DUEL, ("greedy", "greedy"), 1, seed)[0] for seed in ("a", "a", "b"))
    assert play_encounter(first) == play_encounter(again)
    assert play_encounter(first) != play_encounter(other)


def test_scores_of_a_pair_add_up() -> None:
    rows = standings(play_all(schedule("gegensatz", DUEL, ("random", "greedy"), 8, "sum"), alone))
    assert {row.bot: row.rival for row in rows} == {"random": "greedy", "greedy": "random"}
    assert sum(row.score for row in rows) == 8
    assert all(row.games == 8 for row in rows)


def test_a_solo_tournament_counts_victories() -> None:
    ticks: list[int] = []
    results = play_all(schedule("gegensatz", SOLO, ("random",), 5, "solo"), alone, lambda: ticks.append(1))
    (row,) = standings(results)
    assert (row.bot, row.rival, row.games, len(ticks)) == ("random", None, 5, 5)
    assert row.score == sum(bool(result.outcome.winners) for result in results)


def test_one_bot_cannot_play_a_duel() -> None:
    with pytest.raises(Fault, match="Seats: 2, bots named: 1"):
        schedule("gegensatz", DUEL, ("random",), 2, "alone")


def test_partners_are_the_same_bot() -> None:
    teams = RIVALITY.settle({"mode": "teams"})
    encounters = schedule("rivality", teams, ("random", "apprentice"), 2, "seed")
    assert [encounter.bots for encounter in encounters] == [
        ("random", "apprentice", "random", "apprentice"),
        ("apprentice", "random", "apprentice", "random"),
    ]


def test_three_sides_each_bot_sits_alone_on_every_side() -> None:
    three = RIVALITY.settle({"mode": "three"})
    encounters = schedule("rivality", three, ("random", "apprentice"), 7, "seed")
    assert len(encounters) == 12
    assert len({encounter.bots for encounter in encounters}) == 6
    assert all(1 <= encounter.bots.count("random") <= 2 for encounter in encounters)
    rows = standings(play_all(encounters, alone))
    assert sum(row.score for row in rows) == pytest.approx(12)


def test_a_shared_victory_is_shared_and_a_draw_divided() -> None:
    three = RIVALITY.settle({"mode": "three"})
    encounter = Encounter("rivality", three, ("random", "apprentice", "apprentice"), "seed", 0)

    def score(*winners: int) -> tuple[float, float]:
        result = Result(encounter, Outcome(winners, "tiles", (5, 5, 5)), 24)
        assert result.undecided == (len(winners) != 1)
        return result.score_of("random"), result.score_of("apprentice")

    assert score(0) == (1, 0)
    assert score(1, 2) == (0, 1)
    assert score(0, 1) == (0.5, 0.5)
    assert score() == pytest.approx((1 / 3, 2 / 3))


@pytest.mark.parametrize(
    "fault",
    [
        Fault("fault-game-over"),
        Unshaped("no tile"),
        Illegal("x", Refusal("RIV-4.1", "refusal-over", {"x": 1}, ("y",))),
    ],
)
def test_a_fault_in_another_process_arrives_as_it_was(fault: Fault) -> None:
    arrived = pickle.loads(pickle.dumps(fault))
    assert type(arrived) is type(fault)
    assert (arrived.message, arrived.values, str(arrived)) == (fault.message, fault.values, str(fault))
    assert getattr(arrived, "refusal", None) == getattr(fault, "refusal", None)


@pytest.mark.parametrize(
    ("successes", "trials", "interval"),
    [(0, 10, (0.0, 0.2775)), (5, 10, (0.2366, 0.7634)), (10, 10, (0.7225, 1.0)), (81, 263, (0.2553, 0.3662))],
)
def test_intervals_are_those_of_wilson(successes: int, trials: int, interval: tuple[float, float]) -> None:
    """The last line is Newcombe's example (1998), the others from published tables."""
    assert wilson(successes, trials) == pytest.approx(interval, abs=5e-5)


def test_a_bot_of_another_installation_plays_along() -> None:
    visitor = f"greedy@{sys.executable}"
    result = play_encounter(Encounter("gegensatz", DUEL, ("random", visitor), "visit", 1))
    assert sum(decisions for _, decisions in result.thinking) == result.moves
    assert all(decisions > 0 and seconds > 0.0 for seconds, decisions in result.thinking)
    assert {row.bot: row.seconds > 0.0 for row in standings([result])} == {"random": True, visitor: True}


@pytest.mark.parametrize(
    ("bot", "python", "problem"), [("greedy", "nowhere", "No such file"), ("nobody", sys.executable, "nobody")]
)
def test_an_installation_that_cannot_play_is_a_fault(bot: str, python: str, problem: str) -> None:
    with pytest.raises(Fault) as caught:
        play_encounter(Encounter("gegensatz", DUEL, ("greedy", f"{bot}@{python}"), "visit", 1))
    assert caught.value.message == "fault-visitor"
    assert problem in caught.value.values["problem"]


def test_other_rules_are_noticed() -> None:
    visitor = invite(Encounter("gegensatz", DUEL, ("greedy", f"greedy@{sys.executable}"), "visit", 1), 1)
    assert isinstance(visitor, Visitor)
    try:
        with pytest.raises(Fault, match="to decide there, 7 here"):
            visitor.play(visitor.choose(), 7)
    finally:
        visitor.leave()


def test_elo_grows_with_the_share_of_points() -> None:
    assert elo(0.5) == 0.0
    assert elo(0.64) == pytest.approx(100, abs=1)
    assert elo(0.36) == pytest.approx(-100, abs=1)
    assert (elo(0.0), elo(1.0)) == (-inf, inf)


def test_ratings_foretell_the_scores_they_come_from() -> None:
    found = ratings({("a", "b"): (30, 100), ("b", "c"): (30, 100), ("a", "c"): (15.5, 100)}, 600)
    (weakest, error), (middle, surer), (best, _) = found["a"], found["b"], found["c"]
    assert weakest == 600
    assert middle - weakest == pytest.approx(elo(0.7), abs=2)
    assert best - weakest == pytest.approx(elo(0.845), abs=4)
    assert error > surer > 20


def test_more_games_make_ratings_more_certain_and_a_clean_sweep_leaves_them_finite() -> None:
    few, many = (ratings({("a", "b"): (0.4 * games, games)}, 0)["a"][1] for games in (50, 200))
    assert few == pytest.approx(2 * many, rel=0.01)
    assert 0 < ratings({("a", "b"): (0, 20)}, 0)["b"][0] < 1000
