"""Figures as each language writes them."""

from babel.numbers import format_decimal

from manawell.kernel.text import Texts


def number(language: str, value: float, digits: int = 0) -> str:
    """With so many digits after the decimal sign."""
    return str(format_decimal(value, "0." + "0" * digits if digits else "0", locale=language))


def signed(language: str, value: float, digits: int = 0) -> str:
    """With its sign, unless it rounds to nothing."""
    absolute = number(language, abs(value), digits)
    return absolute if not float(f"{value:.{digits}f}") else f"{'+' if value > 0 else '−'}{absolute}"


def percent(texts: Texts, share: float, digits: int = 0) -> str:
    """A share from 0 to 1 as a percentage."""
    return texts.say("percent", percent=number(texts.language, 100 * share, digits))


def percents(texts: Texts, low: float, high: float, digits: int = 0) -> str:
    """From one percentage to another."""
    return f"{percent(texts, low, digits)} – {percent(texts, high, digits)}"
