"""Why an army cannot be built like that (ATH-4, 5, 25, 26)."""

from manawell.games.athlas import moves as m
from manawell.games.athlas.components.cards import CARD_IDS, CARD_OF, GENUS, INTERVENTION_OF, Alpha
from manawell.games.athlas.components.tables import GOD_POINTS, STACK_CARDS
from manawell.games.athlas.refusals.terms import no, other_decision
from manawell.games.athlas.rules.creation import alphas_of, used_cards
from manawell.games.athlas.state import CARD, CREATION, PRESET, STACK, Position
from manawell.games.athlas.state import GENUS as GENUS_PHASE
from manawell.kernel.faults import Refusal


def refuse_creation(p: Position, attempt: m.Move) -> Refusal:
    if p.phase not in CREATION:
        return no("ATH-4.8", "creation-over")
    match attempt:
        case m.Genus(alpha, card):
            return _genus(p, alpha, card)
        case m.Card(alpha, card):
            return _card(p, alpha, card)
        case m.Done(alpha):
            return other_decision(p, "ATH-4.10") if p.phase != CARD else no("ATH-4.10", "other-alpha", alpha=alpha)
        case m.Stack(card):
            return _stack(p, card)
        case m.Preset(army, stack):
            if p.phase != PRESET:
                return other_decision(p, "ATH-26.1")
            return no("ATH-26.2", "not-the-stack", army=army, cards=stack)
        case m.Rebuild():
            return other_decision(p, "ATH-25.3")
        case _:
            return other_decision(p, "ATH-5.1")


def _genus(p: Position, alpha: int, card: str) -> Refusal:
    if p.phase == CARD:
        return no("ATH-4.2", "one-genus", card=CARD_IDS[p.draft[0]])
    if p.phase != GENUS_PHASE:
        return other_decision(p, "ATH-4.10")
    if alpha != p.slot + 1 or alpha > alphas_of(p):
        return no("ATH-4.10", "other-alpha", alpha=alpha)
    if p.table.cards[CARD_OF[card]].kind != GENUS:
        return no("ATH-4.2", "no-genus", card=card)
    return no("ATH-2.2", "card-used", card=card)


def _card(p: Position, alpha: int, card: str) -> Refusal:
    if p.phase != CARD:
        return no("ATH-4.2", "genus-first") if p.phase == GENUS_PHASE else other_decision(p, "ATH-4.10")
    if alpha != p.slot + 1:
        return no("ATH-4.10", "other-alpha", alpha=alpha)
    if CARD_OF[card] in used_cards(p, p.actor):
        return no("ATH-2.2", "card-used", card=card)
    return _against(p, p.draft, card)


def _against(p: Position, draft: list[int], card: str) -> Refusal:
    """Why a card does not fit into an alpha."""
    found, made = p.table.cards[CARD_OF[card]], Alpha(p.table, draft)
    if found.kind == GENUS:
        return no("ATH-4.2", "one-genus", card=CARD_IDS[draft[0]])
    if made.hands + found.hands < 0:
        return no("ATH-4.3", "no-hand", card=card, needed=-found.hands, free=made.hands)
    if made.spell_points + found.spell_points < 0:
        return no("ATH-4.4", "no-spell-points", card=card, needed=found.cost, free=made.spell_points)
    return no("ATH-4.7", "too-dear", card=card, cost=made.cost + found.cost, points=p.points)


def _stack(p: Position, card: str) -> Refusal:
    if p.phase != STACK:
        return other_decision(p, "ATH-5.1")
    stack = p.stacks[p.actor]
    if INTERVENTION_OF[card] in stack:
        return no("ATH-2.2", "card-used", card=card)
    if len(stack) == STACK_CARDS:
        return no("ATH-5.1", "stack-full", most=STACK_CARDS)
    used = sum(p.table.interventions[one].god_points for one in stack)
    needed = p.table.interventions[INTERVENTION_OF[card]].god_points
    return no("ATH-5.1", "god-points", card=card, needed=needed, free=GOD_POINTS - used)
