"""Armies for bots in several styles, the steps that build them, and the figures that fit them."""

from typing import Final

from manawell.games.athlas.components.cards import CARD_IDS, CARD_OF, INTERVENTION_OF, Alpha
from manawell.games.athlas.components.tables import FIELDS, FIGURES, NONE
from manawell.games.athlas.rules.actions import (
    ALPHA_IS,
    CARD_IS,
    DONE,
    FIGURE_IS,
    REBUILD_NONE,
    STACK_CARD,
    STACK_DONE,
    SUMMON_AT,
)
from manawell.games.athlas.rules.summoning import figures_for
from manawell.games.athlas.state import CARD, GENUS, PER_PLAYER, PICK, PRESET, REBUILD, STACK, SUMMON, Position
from manawell.kernel.rng import Rng

STYLES: Final[dict[str, str]] = {
    "water": "G06 E19 E09 E05 / G03 E04 E18 A01 A02 / G07 A06 / G02 E08 E02 E03 // D07 D08 D05 D09",
    "raid": "G05 A07 S06 S02 S05 A05 A08 / G01 E11 A02 / G09 A09 E09 / G04 E08 E02 // D10 D11 D12 D05",
    "runners": "G04 A07 A08 E27 / G02 E08 E02 E03 / G01 E22 A01 / G06 E24 E05 // D11 D10 D12 D05",
    "dragons": "G03 E06 E12 / G04 E08 E02 A07 / G06 E09 E19 E05 / G01 E04 A01 // D05 D10 D12 D11",
    "archers": "G01 E04 A01 E05 / G02 E22 A02 / G04 A07 E08 E02 / G06 E24 E03 // D10 D05 D12 D09",
    "guards": "G06 E24 E05 A13 / G04 E08 E07 E03 / G05 S02 S12 S09 A12 / G01 E04 A01 // D14 D11 D12 D09",
    "horde": "G08 E08 A11 E03 / G04 A07 E09 E02 / G01 E23 E29 / G06 E24 E05 // D10 D12 D11 D05",
    "minds": "G07 E03 E30 / G04 A07 E08 E02 / G03 E13 E12 / G06 E24 E05 // D05 D12 D10 D11",
}
"""In the players' notation: the alphas, the fourth for campaigns, and the stack from the top."""

LIKENESS: Final[dict[str, str]] = {"G01": "ranger", "G03": "dragon", "G04": "knight", "G05": "master"}
"""Genera that a figure is named after."""

CHEAP: Final = 18
DEAR: Final = 34
"""A random alpha may be complete when its cost is between these."""


class Blueprint:
    """An army to be built."""

    def __init__(self, text: str) -> None:
        alphas, stack = text.split(" // ")
        self.alphas: list[list[int]] = [
            sorted([CARD_OF[card] for card in alpha.split()]) for alpha in alphas.split(" / ")
        ]
        self.stack: list[int] = [INTERVENTION_OF[card] for card in stack.split()]


BLUEPRINTS: Final[list[Blueprint]] = [Blueprint(text) for text in STYLES.values()]


def next_step(p: Position, moves: list[int], rng: Rng) -> int:
    """The next step towards an army that fits what is built so far; ends the building step if none does."""
    if p.phase == PRESET:
        return moves[0 if rng.below(2) else len(moves) // 2]
    if p.phase == REBUILD:
        return REBUILD_NONE
    fitting = [blueprint for blueprint in BLUEPRINTS if _fits(p, blueprint)]
    if not fitting:
        return moves[rng.below(len(moves))] if p.phase == GENUS else moves[0]
    blueprint = fitting[rng.below(len(fitting))]
    if p.phase == STACK:
        for card in blueprint.stack:
            if STACK_CARD + card in moves:
                return STACK_CARD + card
        return STACK_DONE
    for card in blueprint.alphas[p.slot]:
        if CARD_IS + card in moves:
            return CARD_IS + card
    # a card that needs hands or spell points waits for those that give them
    return DONE if p.phase == CARD else moves[rng.below(len(moves))]


def varied_step(p: Position, moves: list[int], rng: Rng) -> int:
    """A step towards a sensible random army: every alpha can attack or control, and three units are affordable."""
    if p.phase == CARD:
        made = Alpha(p.table, p.draft)
        fitting = [move for move in moves if move != DONE]
        armed = [move for move in fitting if _arms(p, move - CARD_IS)]
        if not _armed(p, made) and armed:
            return armed[rng.below(len(armed))]
        light = [move for move in fitting if made.cost + p.table.cards[move - CARD_IS].cost <= DEAR]
        if not light or (made.cost >= CHEAP and rng.below(3) == 0):
            return DONE
        return light[rng.below(len(light))]
    if p.phase == STACK and len(moves) > 1:
        return moves[1 + rng.below(len(moves) - 1)]
    return moves[rng.below(len(moves))]


def _arms(p: Position, card: int) -> bool:
    """The card gives an attack or control."""
    for number in p.table.cards[card].abilities:
        ability = p.table.abilities[number]
        if ability.attacks or ability.controls:
            return True
    return False


def _armed(p: Position, alpha: Alpha) -> bool:
    return any([_arms(p, card) for card in alpha.cards])


def equipment_of(p: Position, player: int) -> dict[str, bool]:
    """By card: whether it was used."""
    found: dict[str, bool] = {}
    for alpha in range(PER_PLAYER * player, PER_PLAYER * player + PER_PLAYER):
        made = p.alphas[alpha]
        if made is not None:
            for card in made.cards:
                found[p.table.cards[card].id] = bool(p.revealed >> alpha & 1)
    for card in p.stacks[player]:
        found[p.table.interventions[card].id] = False
    for card in p.gone[player]:
        found[p.table.interventions[card].id] = True
    return found


def _fits(p: Position, blueprint: Blueprint) -> bool:
    """What is built so far belongs to this army."""
    start = PER_PLAYER * p.actor
    for place in range(PER_PLAYER):
        made = p.alphas[start + place]
        if made is not None and (place >= len(blueprint.alphas) or made.cards != blueprint.alphas[place]):
            return False
    if p.slot < len(blueprint.alphas):
        for card in p.draft:
            if card not in blueprint.alphas[p.slot]:
                return False
    return all([card in blueprint.stack for card in p.stacks[p.actor]])


def fitting_figure(genus: str, others: list[str], free: list[str]) -> str:
    """The free figure named after the genus, or one that no other genus shares its name with: the choice has no
    effect on play (ATH-7.3).
    """
    wished = [LIKENESS.get(other, "") for other in others]
    return sorted(free, key=lambda figure: (figure != LIKENESS.get(genus), figure in wished))[0]


def fittingly(p: Position, moves: list[int]) -> list[int]:
    """These moves without those that would reveal an alpha with a figure that does not fit."""
    if p.phase == PICK and FIGURE_IS <= moves[0] < ALPHA_IS:
        return [FIGURE_IS + _figure_for(p, p.announced[-1].alpha)]
    if p.phase != SUMMON:
        return moves
    figures = [_figure_for(p, PER_PLAYER * p.active + number) for number in range(PER_PLAYER)]
    found: list[int] = []
    for move in moves:
        code = move - SUMMON_AT
        if move < SUMMON_AT or code % 5 - 1 == figures[code // 5 // FIELDS]:
            found.append(move)
    return found


def _figure_for(p: Position, alpha: int) -> int:
    """NONE where there is nothing to choose."""
    free = figures_for(p, alpha)
    if p.alphas[alpha] is None or free == [NONE]:
        return NONE
    start = PER_PLAYER * (alpha // PER_PLAYER)
    genera = {other: CARD_IDS[made.cards[0]] for other in range(start, start + PER_PLAYER) if (made := p.alphas[other])}
    others = [genus for other, genus in genera.items() if other != alpha]
    return FIGURES.index(fitting_figure(genera[alpha], others, [FIGURES[figure] for figure in free]))
