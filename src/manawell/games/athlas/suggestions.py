"""An army out of the drawer: one of several styles, varied by a card or two, always legal."""

from typing import Final

from manawell.games.athlas.components.cards import INTERVENTION_OF, CardSet
from manawell.games.athlas.drafts import Checked, Part, check, write
from manawell.kernel.rng import Rng

STYLES: Final[dict[str, tuple[str, str]]] = {
    "flyers": (
        "G03 E04 A01 / G04 A06 E08 E07 / G05 A12 S02 S12 S10 / G06 E09 E05 // D01 D11 D12 D09",
        "E18 A02 E03 / A11 E28 E03 / E26 S09 S04 / E02 E12",
    ),
    "archers": (
        "G01 E04 A01 E05 / G02 E22 A02 E03 / G09 E23 A09 / G03 E29 E10 // D05 D04 D10 D09",
        "S09 E12 E28 / E10 E29 A07 / E06 A03 E13 / E18 E27",
    ),
    "water": (
        "G06 E19 E09 E05 / G03 E04 E18 A01 A02 / G07 A06 / G05 S07 S02 S10 E30 // D07 D08 D05 D09",
        "E02 E12 A11 / E10 E03 E29 / S07 E28 E27 / A12 E26",
    ),
    "raid": (
        "G05 A07 S06 S02 S05 A05 A08 / G01 E11 A02 / G09 A09 E09 / G04 E08 E27 // D10 D11 D12 D05",
        "E27 A12 E26 / E10 A01 E29 / E03 E02 A03 / E07 A11",
    ),
    "knights": (
        "G04 E08 E02 E05 / G02 E01 A11 E03 / G05 S05 S09 S02 / G06 E24 E07 // D03 D14 D10 D05",
        "A13 A03 E12 / A14 A02 A07 / E26 A12 A09 / E28 A08",
    ),
    "mages": (
        "G05 S12 S02 E26 A12 / G01 E20 S03 S11 E23 / G04 E08 E07 S04 / G09 E13 E09 // D19 D17 D04 D15",
        "S09 S10 E28 / A01 S09 E27 / A11 E03 A13 / A09 E03",
    ),
    "horde": (
        "G08 E09 E03 / G02 E08 E02 A11 / G07 E17 / G04 E21 E05 // D18 D05 D12 D10",
        "A04 E12 E10 / A02 E28 A13 / A06 S02 E28 / A03 E18",
    ),
}
"""By style: an army, and for each of its alphas what goes well with it."""


def suggest(table: CardSet, mode: int, points: int, style: str, rng: Rng) -> str:
    """An army of a style, as one line."""
    line, more = STYLES[style]
    alphas = [cards.split() for cards in line.partition(" // ")[0].split(" / ")]
    stack = line.partition(" // ")[2].split()
    extras = [cards.split() for cards in more.split(" / ")]
    alphas = alphas[: len(check(table, mode, points, "").alphas)]
    for _ in range(1 + rng.below(2)):
        _vary(table, mode, points, alphas, extras, rng)
    if rng.below(2):
        _exchange(table, stack, rng)
    return _legal(table, mode, points, alphas, stack)


def _checked(table: CardSet, mode: int, points: int, alphas: list[list[str]], stack: list[str]) -> Checked:
    return check(table, mode, points, write(alphas, stack))


def _vary(table: CardSet, mode: int, points: int, alphas: list[list[str]], extras: list[list[str]], rng: Rng) -> None:
    """A card that goes well with an alpha joins it, or takes the place of another."""
    at = rng.below(len(alphas))
    free = [card for card in extras[at] if not any(card in cards for cards in alphas)]
    if not free:
        return
    extra = free[rng.below(len(free))]
    before = _checked(table, mode, points, alphas, []).alphas[at]
    place = 1 + rng.below(max(1, len(alphas[at]) - 1))
    if extra not in before.refused:
        alphas[at] = [*alphas[at], extra]
        return
    swapped = [extra if number == place else card for number, card in enumerate(alphas[at])]
    after = _checked(table, mode, points, [*alphas[:at], swapped, *alphas[at + 1 :]], []).alphas[at]
    if not after.problems and _kinds(after) >= _kinds(before):
        alphas[at] = swapped


def _kinds(part: Part) -> int:
    """How many kinds of attack it has."""
    return len(part.sums.best)


def _exchange(table: CardSet, stack: list[str], rng: Rng) -> None:
    """One intervention for another of the same god points."""
    place = rng.below(len(stack))
    price = table.interventions[INTERVENTION_OF[stack[place]]].god_points
    others = [card.id for card in table.interventions if card.god_points == price and card.id not in stack]
    if others:
        stack[place] = others[rng.below(len(others))]


def _legal(table: CardSet, mode: int, points: int, alphas: list[list[str]], stack: list[str]) -> str:
    """Cards are laid aside, the last first, until nothing stands against the rest: points may be few."""
    for at in range(len(alphas)):
        while len(alphas[at]) > 1 and _checked(table, mode, points, alphas, []).alphas[at].problems:
            alphas[at] = alphas[at][:-1]
    while stack and _checked(table, mode, points, alphas, stack).problems:
        stack = stack[:-1]
    return write(alphas, stack)
