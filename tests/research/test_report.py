"""Reports on what players bring."""

from manawell.games.athlas import GAME
from manawell.kernel.game import Outcome
from manawell.research.report import Worth, varied_schedule, worths
from manawell.research.spread import alone, play_all
from manawell.research.tournament import Encounter, Result

OPTIONS = GAME.settle({"mode": "standard", "turn_limit": 60})


def result(winners: tuple[int, ...], *equipment: dict[str, bool]) -> Result:
    encounter = Encounter("athlas", OPTIONS, ("random", "random"), "s", 0)
    return Result(encounter, Outcome(winners, "relics", (0, 0)), 10, equipment)


def test_a_thing_is_worth_what_those_won_who_had_brought_it() -> None:
    results = [
        result((0,), {"E01": True, "E02": False}, {"E02": True}),
        result((1,), {"E01": True}, {"E02": True}),
        result((), {"E01": False}, {"E01": True}),
    ]
    assert worths(results) == [Worth("E02", 3, 2.0, 2), Worth("E01", 4, 2.0, 3)]


def test_a_verdict_needs_many_games() -> None:
    assert Worth("E01", 4, 4.0, 4).verdict == "strong"
    assert Worth("E01", 2, 2.0, 2).verdict == "even"
    assert Worth("E01", 100, 30.0, 4).verdict == "weak"


def test_games_of_a_report_differ_in_what_is_brought() -> None:
    found = play_all(varied_schedule("athlas", OPTIONS, "random", 3, "seed"), alone)
    again = play_all(varied_schedule("athlas", OPTIONS, "random", 3, "seed"), alone)
    assert found == again
    assert len({str(one.equipment) for one in found}) == 3
    assert all(len(one.equipment) == 2 for one in found)
