"""Imagines what is hidden: piles and stacks that the viewer cannot rule out (ATH-27)."""

from typing import Final

import msgspec

from manawell.games.athlas.components.cards import CARD_IDS, CARD_OF, INTERVENTION_IDS, INTERVENTION_OF, CardSet
from manawell.games.athlas.components.cardsets import card_set
from manawell.games.athlas.components.tables import (
    ALPHAS,
    CAMPAIGN_ALPHAS,
    CARDS,
    GENERA,
    GOD_POINTS,
    PLAYERS,
)
from manawell.games.athlas.information.view import CREATING, Pile, View
from manawell.games.athlas.state import PER_PLAYER
from manawell.kernel.rng import Rng

USUAL_SIZE: Final = 4
"""The size assumed for a pile of unknown size."""
PATIENCE: Final = 2000
"""Swaps to try before the search for legal piles starts again."""


def fill(view: View, rng: Rng) -> View:
    """Draw what is hidden; cards never seen are all equally likely."""
    creating = view.phase == CREATING or view.turn == 0
    piles = list(view.piles)
    stacks = list(view.stacks)
    for seat in range(len(PLAYERS)):
        start = PER_PLAYER * seat
        own = piles[start : start + PER_PLAYER]
        if any(pile.cards is None for pile in own):
            working = creating and seat == view.actor
            sizes = [_size(view, place, pile, working) for place, pile in enumerate(own)]
            piles[start : start + PER_PLAYER] = _piles(view, own, sizes, rng)
        stack = stacks[seat]
        if stack is None:
            stacks[seat] = ()
        elif None in stack:
            stacks[seat] = _stack(card_set(view.cards), len(stack), view.gone[seat], rng)
    hidden = view.phase == CREATING
    return msgspec.structs.replace(
        view,
        piles=tuple(piles),
        stacks=tuple(stacks),
        phase=_first_phase(view) if hidden else view.phase,
        slot=0 if view.slot is None else view.slot,
        draft=() if view.draft is None else view.draft,
    )


def _first_phase(view: View) -> str:
    """An unseen creation is imagined at its beginning."""
    if view.mode == "quick":
        return "preset"
    return "rebuild" if view.game > 0 else "genus"


def _size(view: View, place: int, pile: Pile, working: bool) -> int:
    """The size of a pile; one being rebuilt is empty."""
    if pile.cards is not None:
        return len(pile.cards)
    if pile.size is not None:
        return pile.size
    if place >= (CAMPAIGN_ALPHAS if view.mode == "campaign" else ALPHAS):
        return 0
    if view.game > 0:
        return max(1, len(pile.seen)) if pile.seen else USUAL_SIZE
    return 0 if working else USUAL_SIZE


def _piles(view: View, own: list[Pile], sizes: list[int], rng: Rng) -> list[Pile]:
    """Known piles stay; a pile seen in an earlier game may be unchanged."""
    table = card_set(view.cards)
    known = [card for pile in own for card in pile.cards or ()]
    chosen: list[list[int] | None] = []
    for pile, size in zip(own, sizes, strict=True):
        kept = pile.cards
        if kept is None and len(pile.seen) == size and not set(pile.seen) & set(known) and rng.below(4):
            kept = pile.seen
            known += kept
        chosen.append(None if kept is None else [CARD_OF[card] for card in kept])
    open_places = [place for place, cards in enumerate(chosen) if cards is None]
    drawn = draw_alphas(
        table, [sizes[place] for place in open_places], {CARD_OF[card] for card in known}, view.points, rng
    )
    for place, cards in zip(open_places, drawn, strict=True):
        chosen[place] = cards
    return [
        msgspec.structs.replace(pile, cards=tuple(CARD_IDS[card] for card in sorted(cards or ())))
        for pile, cards in zip(own, chosen, strict=True)
    ]


def draw_alphas(table: CardSet, sizes: list[int], taken: set[int], points: int, rng: Rng) -> list[list[int]]:
    """Random legal alphas of given sizes without the cards taken (ATH-4.2, 4.3, 4.4, 4.7).

    Cards are dealt at random; then cards are swapped, never for the worse, until all piles are legal.
    """
    while True:
        genera = [card for card in range(GENERA) if card not in taken]
        others = [card for card in range(GENERA, CARDS) if card not in taken]
        rng.shuffle(genera)
        rng.shuffle(others)
        piles = [[genera.pop()] + [others.pop() for _ in range(size - 1)] if size else [] for size in sizes]
        if _arrange(table, piles, genera, others, points, rng):
            return piles


def _arrange(
    table: CardSet, piles: list[list[int]], genera: list[int], others: list[int], points: int, rng: Rng
) -> bool:
    faults = [_faults(table, pile, points) for pile in piles]
    for _ in range(PATIENCE):
        bad = [place for place, fault in enumerate(faults) if fault]
        if not bad:
            return True
        place = bad[rng.below(len(bad))]
        at = rng.below(len(piles[place]))
        spare = genera if at == 0 else others
        partners = [other for other in range(len(piles)) if other != place and len(piles[other]) > (at > 0)]
        pick = rng.below(len(partners) + (1 if spare else 0)) if partners or spare else -1
        if pick < 0:
            continue
        if pick == len(partners):
            where, there = spare, rng.below(len(spare))
        else:
            where = piles[partners[pick]]
            there = 0 if at == 0 else 1 + rng.below(len(where) - 1)
        piles[place][at], where[there] = where[there], piles[place][at]
        after = [_faults(table, pile, points) for pile in piles]
        if sum(after) <= sum(faults):
            faults = after
        else:
            piles[place][at], where[there] = where[there], piles[place][at]
    return False


def _faults(table: CardSet, pile: list[int], points: int) -> int:
    """How far a pile is from a legal alpha."""
    cards = [table.cards[card] for card in pile]
    hands = -min(0, sum(card.hands for card in cards))
    spells = -min(0, sum(card.spell_points for card in cards))
    return hands + spells + max(0, sum(card.cost for card in cards) - points)


def _stack(table: CardSet, size: int, gone: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    """A legal stack from which some cards are already spent (ATH-5.1)."""
    left = GOD_POINTS - sum(table.interventions[INTERVENTION_OF[card]].god_points for card in gone)
    open_cards = [card for card in range(len(INTERVENTION_IDS)) if INTERVENTION_IDS[card] not in gone]
    costs = sorted(table.interventions[card].god_points for card in open_cards)
    chosen: list[int] = []
    while len(chosen) < size:
        missing = size - len(chosen) - 1
        fitting = [
            card
            for card in open_cards
            if card not in chosen and table.interventions[card].god_points + sum(costs[:missing]) <= left
        ]
        card = fitting[rng.below(len(fitting))]
        chosen.append(card)
        left -= table.interventions[card].god_points
        costs = sorted(table.interventions[other].god_points for other in open_cards if other not in chosen)
    rng.shuffle(chosen)
    return tuple(INTERVENTION_IDS[card] for card in chosen)
