"""A chance in a word."""

import pytest

from manawell.analysis.prospects import LIMITS, Standing, standing_of


@pytest.mark.parametrize(
    ("chances", "side", "standing"),
    [
        ((0.5, 0.5), 0, "even"),
        ((0.56, 0.44), 0, "better"),
        ((0.56, 0.44), 1, "worse"),
        ((0.75, 0.25), 0, "ahead"),
        ((0.95, 0.05), 0, "winning"),
        ((0.95, 0.05), 1, "losing"),
        ((0.25, 0.25, 0.25, 0.25), 2, "even"),
        ((0.4, 0.3, 0.3), 0, "better"),
        ((0.1, 0.45, 0.45), 0, "behind"),
        ((0.5,), 0, "even"),
        ((1.0,), 0, "winning"),
        ((0.0,), 0, "losing"),
    ],
)
def test_how_a_side_stands_is_measured_against_an_even_share(
    chances: tuple[float, ...], side: int, standing: str
) -> None:
    assert standing_of(chances, side) == standing


def test_every_word_is_used_and_worse_chances_never_sound_better() -> None:
    assert [standing for _, standing in LIMITS] + [Standing.LOSING] == list(Standing)
    assert [limit for limit, _ in LIMITS] == sorted((limit for limit, _ in LIMITS), reverse=True)
