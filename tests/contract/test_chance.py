"""The generator refuses what it cannot draw without bias; tests of records and builds compare what it draws."""

import pytest

from manawell.kernel.rng import MOST, block, rng_from


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
