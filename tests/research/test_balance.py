"""The laboratory: effects that are there are found, those that are not are not, and games tell what seats had."""

import random
from pathlib import Path

import pytest

from manawell.contract.settings import GAMES
from manawell.kernel.balance import Single
from manawell.kernel.elements import START, Element
from manawell.kernel.game import AnyGame
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.kernel.text import LANGUAGES
from manawell.research.balance import counted_schedule, report, results_in
from manawell.research.effects import Seat, Slope, effect, estimates, excess, pairs_of
from manawell.research.faults import ResearchFault
from manawell.research.plots import forest
from manawell.research.spread import alone, play_all
from manawell.research.tournament import Encounter, play_encounter, play_match
from manawell.table.record import record_match

A, B, C = (Element("card", name) for name in "abc")
COUNTED = [game for game in GAMES if game.kinds]


def invented(games: int, worth: dict[Element, float], together: float = 0.0, seed: int = 1) -> list[Seat]:
    """Games of two in which each card is had by chance, and its owner wins more often by its worth."""
    chance = random.Random(seed)
    seats = []
    for number in range(games):
        hands = [frozenset(card for card in (A, B, C) if chance.random() < 0.4) for _ in range(2)]
        values = [sum(worth.get(card, 0.0) for card in hand) + (together if {A, B} <= hand else 0.0) for hand in hands]
        won = chance.random() < 0.5 + (values[0] - values[1]) / 2
        seats += [Seat(number, place, float(won == (place == 0)), hands[place]) for place in (0, 1)]
    return seats


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held = tried = 0
    for seed in range(40):
        seats = invented(200, {A: 0.2, B: -0.1}, seed=seed)
        for card, true in ((A, 0.1), (B, -0.05), (C, 0.0)):
            slope = effect(seats, card)
            assert slope is not None
            (one,) = estimates([slope])
            held, tried = held + (one.low < true < one.high), tried + 1
    assert 0.88 < held / tried < 1


def test_a_strong_card_is_clear_and_one_without_effect_is_not() -> None:
    seats = invented(4000, {A: 0.2, B: -0.1})
    found = estimates([slope for card in (A, B, C) if (slope := effect(seats, card))])
    assert found[0].q < 0.001
    assert found[2].q > 0.05


def test_errors_count_games_and_not_seats() -> None:
    """Who begins wins 60 of 100: the difference of 20 has the error of 100 games, not of 200 seats."""
    seats = []
    for number in range(100):
        first = float(number % 10 < 6)
        seats += [Seat(number, None, first, frozenset((A,))), Seat(number, None, 1 - first, frozenset())]
    slope = effect(seats, A)
    assert slope is not None
    assert slope.value == pytest.approx(0.2)
    assert slope.error == pytest.approx(2 * (0.24 / 100) ** 0.5, rel=0.02)


def test_the_place_does_not_count_as_an_effect() -> None:
    """A card that only the better place has looks strong, but nothing can be said about it within a place."""
    places = [(number, place) for number in range(50) for place in (0, 1)]
    seats = [Seat(number, place, float(place == 0), frozenset((A,) * (place == 0))) for number, place in places]
    assert effect(seats, A) is None


def test_pairs_tell_what_exceeds_the_sum() -> None:
    none, much = (excess(invented(6000, {A: 0.1, B: 0.1}, together), A, B) for together in (0.0, 0.4))
    assert none is not None
    assert much is not None
    assert abs(none.value) < 2.6 * none.error
    assert much.value > 5 * much.error
    assert excess(invented(10, {}), A, B) is None, "too few"
    assert pairs_of([C, A, B, Element("other", "x")]) == [(A, B), (A, C), (B, C)]


def test_many_comparisons_make_each_less_clear() -> None:
    lone, crowd = estimates([Slope(2.0, 1.0)]), estimates([Slope(2.0, 1.0)] + [Slope(0.0, 1.0)] * 19)
    assert lone[0].q < 0.05 < crowd[0].q
    assert (lone[0].low, lone[0].high) == (crowd[0].low, crowd[0].high)


@pytest.mark.parametrize("game", COUNTED, ids=lambda game: str(game.id))
def test_every_game_tells_the_same_shape_with_names(game: AnyGame) -> None:
    options = game.settle({})
    (encounter,) = counted_schedule(game.id, options, "random", 1, "shape", False)
    result = play_encounter(encounter)
    assert len(result.elements) == len(game.seats(options))
    kinds = {kind.id for kind in game.kinds}
    for had in result.elements:
        assert {element.kind for element in had} <= kinds
        assert list(had) == sorted(set(had))
    starts = [element.id for had in result.elements for element in had if element.kind == START.id]
    assert sorted(starts) == ["first", "second"]
    found = report(game, [result], "bots")
    for language in LANGUAGES:
        named = {f"{row.kind}:{row.id}" for row in found.singles if row.kind != START.id}
        assert set(found.names[language]) == named, "every element has a name"


def test_records_and_games_give_the_same_report(tmp_path: Path) -> None:
    game = find_game("gegensatz")
    encounters = counted_schedule("gegensatz", game.settle({}), "random", 12, "same", False)
    played = report(game, play_all(encounters, alone), "bots")
    for encounter in encounters:
        match, _ = play_match(encounter)
        (tmp_path / f"{encounter.deal:02}.mana").write_text(str(record_match(match)), "utf-8")
    (tmp_path / "unfinished.mana").write_text(str(record_match(unfinished())), "utf-8")
    read = report(game, list(results_in(tmp_path, "gegensatz")), "records")
    assert read.games == 12
    assert (read.singles, read.pairs) == (played.singles, played.pairs)
    with pytest.raises(ResearchFault, match="no finished games of rivality"):
        report(find_game("rivality"), list(results_in(tmp_path, "rivality")), "records")


def unfinished() -> Match:
    return Match(find_game("gegensatz"), {}, Seal("unfinished"))


def test_chance_takes_the_choice_where_equipment_is_varied() -> None:
    game = find_game("lutao")
    encounter = Encounter("lutao", game.settle({"max_rounds": 8}), ("random", "random"), "varied", 0, None, True, True)
    result = play_encounter(encounter)
    chosen = [report(game, [result], "bots", "", varied).chosen for varied in (False, True)]
    assert chosen == [("people", "rune", "spell"), ("spell",)]


def test_a_plot_has_a_line_for_each_element() -> None:
    rows = [Single("card", name, 10, 5.0, 0.5, 0.2, 0.8) for name in "xyz"]
    picture = forest("a < b", rows, lambda row: row.id)
    assert picture.count("<circle") == 3
    assert "a &lt; b" in picture
