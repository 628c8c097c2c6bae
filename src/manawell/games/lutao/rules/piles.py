"""Drawing cards: combat cards, spells, unused peoples and runes (LUT-9.12, 9.14, 13, 24.1).

A pile keeps no order: which card lies on top is drawn when it is taken. Only cards put to the bottom have a place.
"""

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import SPELLS, W10
from manawell.games.lutao.components.codes import FROM_LUTAO, MARKED, SEEN, is_from_lutao, is_marked, spell_kind, unseen
from manawell.games.lutao.components.tables import CHOICE, COMBAT_CARDS, KINDS, NONE, TRUE_KNOWLEDGE
from manawell.games.lutao.rules.powers import hand_limit, name_of, rune_of
from manawell.games.lutao.state import (
    TO_DISCARD,
    TO_KEEP_SPELLS,
    Pending,
    Position,
)
from manawell.kernel.journal import all_but, only
from manawell.kernel.rng import Rng


def pick_kind(counts: list[int], rng: Rng) -> int:
    """A random card of a pile given as a count of each kind."""
    at = int(rng.below(sum(counts)))
    for kind in range(len(counts)):
        at -= counts[kind]
        if at < 0:
            return kind
    return NONE


# Combat cards.


def draw_card(p: Position, people: int) -> int:
    """The top card of a combat pile; the discards become the pile when it has run out (LUT-9.14)."""
    one = p.peoples[people]
    if not any(one.pile) and not one.sunk:
        if not any(one.discards):
            return NONE
        one.pile = one.discards
        one.discards = [0] * KINDS
        if p.journal is not None:
            p.journal.tell(events.PileReshuffled(name_of(p, people)))
    if any(one.pile):
        kind = pick_kind(one.pile, p.rng)
        one.pile[kind] -= 1
        return kind
    return one.sunk.pop(0)


def draw_cards(p: Position, people: int, number: int) -> list[int]:
    """Draw this many combat cards, fewer if the piles run out."""
    drawn: list[int] = []
    while len(drawn) < number:
        card = draw_card(p, people)
        if card == NONE:
            break
        drawn.append(card)
    drawn.sort()
    return drawn


def names_of(cards: list[int]) -> tuple[str, ...]:
    return tuple([COMBAT_CARDS[card] for card in cards])


def tell_drawn(p: Position, people: int, cards: list[int]) -> None:
    """The player sees the cards, the others their number."""
    if p.journal is not None:
        seat = p.player_of(people)
        p.journal.tell(events.CombatCardsSeen(name_of(p, people), names_of(cards)), only(seat))
        p.journal.tell(events.CombatCardsDrawn(name_of(p, people), len(cards)), all_but(seat))


# Spells.


def spell_name(card: int) -> str:
    """How events name a spell in a hand."""
    return SPELLS[spell_kind(card)]


def _draw_spell(p: Position) -> int:
    """The top spell; NONE if there is none left anywhere (LUT-13.4)."""
    if not any(p.spell_pile):
        if not any(p.spell_discards):
            return NONE
        p.spell_pile = p.spell_discards
        p.spell_discards = [0] * len(p.spell_pile)
        if p.journal is not None:
            p.journal.tell(events.SpellsReshuffled())
    kind = pick_kind(p.spell_pile, p.rng)
    p.spell_pile[kind] -= 1
    return kind


def gain_spells(p: Position, people: int, number: int, cause: str) -> None:
    """Draw spell cards; the Rune of Choice draws double and keeps half (LUT-13.1, 20.8a, 20.8b)."""
    doubled = rune_of(p, people) == CHOICE and (cause != "lutao" or p.peoples[people].rune_artefact)
    flag = FROM_LUTAO if cause == "lutao" else MARKED if cause == "true_knowledge" else 0
    drawn: list[int] = []
    while len(drawn) < (2 * number if doubled else number):
        kind = _draw_spell(p)
        if kind == NONE:
            break
        drawn.append(kind)
    drawn.sort()
    if len(drawn) > number:
        p.pending.append(spells_to_keep(people, number, flag, drawn))
        if p.journal is not None:
            seat = p.player_of(people)
            names = tuple([SPELLS[kind] for kind in drawn])
            p.journal.tell(events.SpellsOffered(name_of(p, people), names, number), only(seat))
            p.journal.tell(events.SpellsDrawn(name_of(p, people), number, cause), all_but(seat))
        return
    add_spells(p, people, [kind | flag for kind in drawn])
    if p.journal is not None and drawn:
        seat = p.player_of(people)
        names = tuple([SPELLS[kind] for kind in drawn])
        p.journal.tell(events.SpellsGained(name_of(p, people), names, cause), only(seat))
        p.journal.tell(events.SpellsDrawn(name_of(p, people), len(drawn), cause), all_but(seat))


def spells_to_keep(people: int, number: int, marks: int, drawn: list[int]) -> Pending:
    pending = Pending(TO_KEEP_SPELLS, people)
    pending.number = number
    pending.marks = marks
    pending.cards = drawn
    return pending


def add_spells(p: Position, people: int, cards: list[int]) -> None:
    p.peoples[people].hand = sorted(p.peoples[people].hand + cards, key=hand_order)


def hand_order(card: int) -> int:
    """Sorted by kind; within a kind plain ones first, then those from Lutao, then marked ones."""
    flags = int(is_from_lutao(card)) + 2 * int(is_marked(card))
    return spell_kind(card) * 65536 + flags * 4096 + card // SEEN


def find_spell(p: Position, people: int, kind: int, marked: bool) -> int:
    """The copy that leaves the hand first: one that is not from Lutao."""
    for card in p.peoples[people].hand:
        if spell_kind(card) == kind and is_marked(card) == marked:
            return card
    return NONE


def drop_spell(p: Position, people: int, card: int) -> None:
    """A card leaves the hand; what others knew about its kind there is no longer certain."""
    hand = p.peoples[people].hand[:]
    hand.remove(card)
    kind = spell_kind(card)
    p.peoples[people].hand = [unseen(other) if spell_kind(other) == kind else other for other in hand]


def discard_spell(p: Position, people: int, card: int) -> None:
    drop_spell(p, people, card)
    p.spell_discards[spell_kind(card)] += 1


def check_limit(p: Position, people: int) -> None:
    """LUT-13.2, 21.13; a people that draws in the spell card phase is checked after window W10."""
    if p.window == W10 and p.order[p.turn] == people:
        return
    if len(p.peoples[people].hand) > hand_limit(p, people):
        p.pending.append(Pending(TO_DISCARD, people))


def has_extra_card(p: Position, people: int) -> bool:
    """LUT-20.10a"""
    return rune_of(p, people) == TRUE_KNOWLEDGE


# Unused peoples and runes.


def draw_unused(stack: list[int], bottom: list[int], rng: Rng) -> tuple[int, list[int], list[int]]:
    """The top card of an unused stack, and what is left of its two parts."""
    if stack:
        at = int(rng.below(len(stack)))
        return stack[at], stack[:at] + stack[at + 1 :], bottom
    if bottom:
        return bottom[0], stack, bottom[1:]
    return NONE, stack, bottom


def draw_people(p: Position) -> int:
    card, p.people_stack, p.people_bottom = draw_unused(p.people_stack, p.people_bottom, p.rng)
    return card


def draw_rune(p: Position) -> int:
    card, p.rune_stack, p.rune_bottom = draw_unused(p.rune_stack, p.rune_bottom, p.rng)
    return card


def shuffle_in_peoples(p: Position, cards: list[int]) -> None:
    p.people_stack = sorted(p.people_stack + p.people_bottom + cards)
    p.people_bottom = []


def shuffle_in_runes(p: Position, cards: list[int]) -> None:
    p.rune_stack = sorted(p.rune_stack + p.rune_bottom + cards)
    p.rune_bottom = []
