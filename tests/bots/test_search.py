"""What a search keeps at hand changes nothing about what it finds."""

from collections.abc import Iterator

import pytest

from manawell.bots.search import Search
from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY, State

WORLDS, SIMULATIONS, ROOM = 4, 200, 1000
SETTINGS = [("athlas", {"mode": "quick"}), ("gegensatz", {}), ("rivality", {}), ("rivality", {"mode": "three"})]


def decisions(game: AnyGame, options: dict[str, str]) -> Iterator[State]:
    """Some positions of a game of quick players."""
    rng = rng_from(b"a game to search in")
    state = game.new(game.settle(options), rng.clone())
    for number in range(120):
        if state.actor == NOBODY:
            return
        moves = state.moves()
        if number % 8 == 5 and len(moves) > 1:
            yield state
        state.play(game.judge.choose(state, moves, rng))


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_positions_that_are_kept_change_nothing(name: str, options: dict[str, str]) -> None:
    game = games()[name]
    kept = 0
    for state in decisions(game, options):
        rng = rng_from(b"worlds")
        worlds = [game.resample(state, state.actor, rng) for _ in range(WORLDS)]
        keeping, forgetting = (Search(worlds, game.judge, rng_from(b"search")) for _ in range(2))
        keeping.often, keeping.room, forgetting.room = 1, ROOM, 0
        for search in (keeping, forgetting):
            search.run(SIMULATIONS)
        assert keeping.ranking() == forgetting.ranking()
        assert keeping.worths == forgetting.worths
        assert keeping.rng.place() == forgetting.rng.place()
        kept += ROOM - keeping.room
    assert kept > 0


def test_worlds_that_are_the_same_count_as_one() -> None:
    game = games()["athlas"]
    deals = (
        [game.resample(state, state.actor, rng_from(deal)) for deal in (b"one", b"one", b"other")]
        for state in decisions(game, {"mode": "quick"})
    )
    worlds = next(found for found in deals if game.view(found[0], ALL_KNOWING) != game.view(found[2], ALL_KNOWING))
    assert Search(worlds, game.judge, rng_from(b"search")).alike == [0, 0, 2]
