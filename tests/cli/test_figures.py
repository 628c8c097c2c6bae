"""Figures as each language writes them."""

import pytest

from manawell.cli.figures import number, percent, percents, signed
from manawell.cli.words import cli_texts


@pytest.mark.parametrize(
    ("language", "whole", "exact", "span"),
    [
        ("en", "53%", "52.5%", "0.0% – 100.0%"),
        ("de", "53\u00a0%", "52,5\u00a0%", "0,0\u00a0% – 100,0\u00a0%"),
        ("fr", "53\u00a0%", "52,5\u00a0%", "0,0\u00a0% – 100,0\u00a0%"),
    ],
)
def test_a_percentage(language: str, whole: str, exact: str, span: str) -> None:
    texts = cli_texts(language)
    assert (percent(texts, 0.526), percent(texts, 0.525, 1)) == (whole, exact)
    assert percents(texts, 0.0, 1.0, 1) == span


def test_a_number_has_its_sign_unless_it_is_nothing() -> None:
    assert [signed("de", value, 1) for value in (1.25, -0.04, -2.0)] == ["+1,2", "0,0", "−2,0"]
    assert signed("en", -0.4) == "0"
    assert number("fr", 12.3456, 2) == "12,35"
