"""The generator refuses what it cannot draw without bias; tests of records and builds compare what it draws."""

import pytest

from manawell.kernel.chance import every_way
from manawell.kernel.foresight import foresee
from manawell.kernel.registry import find_game
from manawell.kernel.rng import BLOCK_WORDS, MOST, Rng, block, rng_from, unread_rng_from


@pytest.mark.parametrize("bound", [MOST + 1, 100_000, 2**31, 2**50])
def test_a_bound_of_more_than_a_word_is_refused(bound: int) -> None:
    rng = rng_from(b"chance")
    with pytest.raises(ValueError, match=f"at most 65536, not {bound}"):
        rng.below(bound)


def test_the_largest_bound_draws_the_words_themselves() -> None:
    rng = rng_from(b"chance")
    stream = block(rng.key, 0) + block(rng.key, 1)
    words = [int.from_bytes(stream[at : at + 2], "big") for at in range(0, len(stream), 2)]
    assert [rng.below(MOST) for _ in words] == words


def test_a_stream_that_is_read_later_is_the_same() -> None:
    rng, unread = rng_from(b"chance"), unread_rng_from(b"chance")
    assert (unread.key, unread.place()) == (rng.key, rng.place())
    again = unread.clone()
    drawn = [rng.below(1000) for _ in range(2 * BLOCK_WORDS)]
    assert [unread.below(1000) for _ in drawn] == drawn
    assert [again.below(1000) for _ in drawn] == drawn
    assert (unread.place(), again.place()) == (rng.place(), rng.place())


def test_every_way_is_found_once_with_its_probability() -> None:
    def draw(rng: Rng) -> tuple[int, ...]:
        first = rng.below(3)
        return (first, rng.below(2)) if first == 1 else (first,)

    assert every_way(draw) == [(1 / 3, (0,)), (1 / 6, (1, 0)), (1 / 6, (1, 1)), (1 / 3, (2,))]


def test_more_ways_than_wanted_are_none() -> None:
    assert len(every_way(lambda rng: rng.below(8), most=8)) == 8
    assert every_way(lambda rng: rng.below(9), most=8) == []


def test_who_draws_until_it_fits_is_not_awaited_for_ever() -> None:
    def draw(rng: Rng) -> int:
        while not (found := rng.below(2)):
            pass
        return found

    assert every_way(draw) == []


def test_worlds_that_can_be_counted_are_not_left_to_chance() -> None:
    """The four unseen cards of a duel can lie in few ways, so no sample is drawn."""
    game = find_game("gegensatz")
    state = game.new(game.settle({"mode": "duel"}), rng_from(b"worlds"))
    for _ in range(20):
        view = game.view(state, state.actor)
        one, two = (foresee(game, view, state.actor, rng_from(seed)) for seed in (b"one", b"two"))
        assert one == two
        state.play(state.moves()[0])
