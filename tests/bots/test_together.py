"""Several searches of the same view decide together."""

import pytest

from manawell.bots.searcher import Searcher
from manawell.bots.together import STRONGEST, Ballot, ballot, can_be_helped, elected
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal

GAME = find_game("gegensatz")
MATCH = Match(GAME, {"mode": "duel"}, Seal("seed"))
VIEW = MATCH.view(MATCH.actor)


def searched(seed: str) -> Ballot:
    rng = rng_from(seed.encode())
    return ballot(GAME, VIEW, Searcher(rng, 60), rng)


def test_one_search_decides_as_it_does_alone() -> None:
    found = searched("alone")
    alone = Searcher(rng_from(b"alone"), 60).choose(GAME, VIEW)
    assert elected(found, []) == found.text == GAME.text_of(MATCH.state, alone)
    assert sum(visits for _, visits in found.tried) == 60


def test_visits_are_added_up() -> None:
    first = Ballot("a", (("a", 5), ("b", 4), ("c", 1)))
    assert elected(first, [Ballot("b", (("b", 2), ("a", 0)))]) == "b"
    assert elected(first, [Ballot("b", (("b", 1),))]) == "a", "of equals, the one that the first prefers"
    assert elected(first, [Ballot("d", (("d", 90),)), Ballot("a")]) == "a", "of those that the first considers"


def test_what_needs_no_search_is_not_put_to_the_vote() -> None:
    assert elected(Ballot("plan"), [Ballot("a", (("a", 90),))]) == "plan"


def test_the_same_seeds_decide_alike() -> None:
    seeds = ["seed", "seed helper 0", "seed helper 1"]
    once, again = ([searched(seed) for seed in seeds] for _ in range(2))
    assert once == again
    assert sum(visits for found in once for _, visits in found.tried) == 180


def test_who_is_hurried_tells_what_was_found_so_far() -> None:
    rng = rng_from(b"hurried")
    found = ballot(GAME, VIEW, Searcher(rng, 10_000, hurried=lambda: True), rng)
    assert 0 < sum(visits for _, visits in found.tried) < 100


@pytest.mark.parametrize(
    ("game", "helped"), [("gegensatz", True), ("rivality", True), ("athlas", True), ("lutao", False)]
)
def test_only_the_strongest_level_is_helped_where_it_searches(game: str, helped: bool) -> None:
    assert can_be_helped(find_game(game), STRONGEST) is helped
    assert not can_be_helped(find_game(game), "archmage")
