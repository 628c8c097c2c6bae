"""Armies that bots take into battle, in several styles, and the steps that make them."""

from typing import Final

from manawell.games.athlas.cards import CARD_OF, INTERVENTION_OF, Alpha
from manawell.games.athlas.rules.actions import CARD_IS, DONE, REBUILD_NONE, STACK_CARD, STACK_DONE
from manawell.games.athlas.state import CARD, GENUS, PER_PLAYER, PRESET, REBUILD, STACK, Position
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
"""As players write them: alphas, the fourth for campaigns, and the stack from the top."""


CHEAP: Final = 18
DEAR: Final = 34
"""Between these costs an alpha of chance may be complete."""


class Blueprint:
    """An army to be made."""

    def __init__(self, text: str) -> None:
        alphas, stack = text.split(" // ")
        self.alphas: list[list[int]] = [
            sorted([CARD_OF[card] for card in alpha.split()]) for alpha in alphas.split(" / ")
        ]
        self.stack: list[int] = [INTERVENTION_OF[card] for card in stack.split()]


BLUEPRINTS: Final[list[Blueprint]] = [Blueprint(text) for text in STYLES.values()]


def next_step(p: Position, moves: list[int], rng: Rng) -> int:
    """The next step of an army that fits what is made so far; the end of the step when none does."""
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
    """A step towards a sensible army of chance: every alpha can attack or control, and costs what three can pay."""
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
    """The card brings an attack or control."""
    for number in p.table.cards[card].abilities:
        ability = p.table.abilities[number]
        if ability.attacks or ability.controls:
            return True
    return False


def _armed(p: Position, alpha: Alpha) -> bool:
    return any([_arms(p, card) for card in alpha.cards])


def equipment_of(p: Position, player: int) -> dict[str, bool]:
    """By card: whether it came to use."""
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
    """What is made so far belongs to this army."""
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
