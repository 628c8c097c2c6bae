"""Why a move is not legal: the rule, in the order in which a player would check."""

from manawell.games.gegensatz.components.tables import (
    CARD_OF,
    CARDS,
    COLOURS,
    DIRECTION,
    HAND_SIZE,
    IS_FLARE,
    NUMBER,
    POSITIONS,
    RELICS,
)
from manawell.games.gegensatz.moves import Decline, Form, Move, Place, Play, Replace, Return, SitOut, Take
from manawell.games.gegensatz.rules.actions import LEFT, RIGHT
from manawell.games.gegensatz.rules.paradox import first_of_side
from manawell.games.gegensatz.state import (
    BY_LIMIT,
    BY_PILE,
    DUEL,
    MOVE,
    OVER,
    PARADOX,
    PLACE,
    REPLACE,
    SHRINE,
    SIDE,
    SOLO_SHRINE,
    Position,
)
from manawell.kernel.faults import Refusal

Values = str | int | tuple[str, ...]


def explain(p: Position, seat: int, attempt: Move) -> Refusal:
    """The first rule that forbids the attempt."""
    if p.phase == OVER:
        rule = {BY_LIMIT: "GEG-16.4", BY_PILE: "GEG-26.2"}.get(p.reason, "GEG-16.1" if p.mode == DUEL else "GEG-26.1")
        return _no(rule, "over")
    if seat != p.actor:
        return _no("GEG-5.1" if p.phase == PLACE else "GEG-6.1", "not-your-turn")
    match attempt:
        case Place(position):
            return _place(p, position)
        case Play(card, position):
            return _play(p, CARD_OF[card], position)
        case SitOut():
            return _no("GEG-6.2", "no-passing") if p.mode == DUEL else _phase(p, "GEG-24.1")
        case Decline():
            return _paradox(p)
        case Take(side):
            return _take(p, side)
        case Form(card):
            return _form(p, card)
        case Replace(position):
            return _replace(p, position)
        case Return(card):
            return _return(p, card)


def _no(rule: str, reason: str, **values: Values) -> Refusal:
    return Refusal(rule, f"refusal-{reason}", dict(values))


def _phase(p: Position, rule: str) -> Refusal:
    """Another decision is open."""
    asked = ("place", "move", "paradox", "side", "replace", "shrine")[p.phase]
    return _no(rule, "other-decision", phase=asked)


def _place(p: Position, position: int) -> Refusal:
    if p.phase != PLACE:
        return _phase(p, "GEG-5.1")
    if position >= POSITIONS:
        return _no("GEG-2.1", "no-position", position=position)
    card = CARDS[p.timeline[position]]
    return _no("GEG-5.2", "not-codex-colour", position=position, card=card, colour=COLOURS[p.codex])


def _play(p: Position, card: int, position: int) -> Refusal:
    if p.phase != MOVE:
        return _phase(p, "GEG-3.5" if p.phase == PLACE else "GEG-6.1")
    if card not in p.hands[p.actor]:
        return _no("GEG-6.2", "not-in-hand", card=CARDS[card], cards=_hand(p))
    if position >= POSITIONS:
        return _no("GEG-2.1", "no-position", position=position)
    target, name = CARDS[p.timeline[position]], CARDS[card]
    wand, direction = p.wands[p.actor], DIRECTION[p.actor]
    if position == wand:
        return _no("GEG-8.4", "own-position", position=position)
    if IS_FLARE[p.timeline[position]]:
        return _no("GEG-19.1", "flare", position=position, taken=target)
    if (position - wand) * direction < 0:
        rule = "GEG-8.1" if card < RELICS and p.timeline[position] < RELICS else "GEG-20.2"
        return _no(rule, "no-match", card=name, taken=target, position=position)
    reached = wand + direction * NUMBER[card]
    if not 0 <= reached < POSITIONS:
        return _no("GEG-7.3", "beyond-row", card=name, steps=NUMBER[card])
    return _no("GEG-7.1", "wrong-distance", card=name, steps=NUMBER[card], position=position, reached=reached)


def _paradox(p: Position) -> Refusal:
    """No paradox decision is open."""
    if p.phase != MOVE:
        return _phase(p, "GEG-10.1")
    return _no("GEG-10.5", "move-first")


def _take(p: Position, side: str) -> Refusal:
    if p.phase not in (PARADOX, SIDE):
        return _paradox(p)
    if p.phase == PARADOX and p.mode != DUEL:
        return _no("GEG-21.3", "remove-first", cards=_hand(p))
    first = first_of_side(p, LEFT if side == "left" else RIGHT)
    if 0 <= first <= POSITIONS - HAND_SIZE:
        return _no("GEG-19.4", "side-blocked", side=side)
    return _no("GEG-11.2", "side-missing", side=side)


def _form(p: Position, card: str) -> Refusal:
    if p.mode == DUEL:
        return _no("GEG-10.8", "duel-takes-side")
    if p.phase != PARADOX:
        return _paradox(p)
    return _no("GEG-21.3", "not-in-hand", card=card, cards=_hand(p))


def _replace(p: Position, position: int) -> Refusal:
    if p.mode == DUEL:
        return _no("GEG-1.7", "solo-only")
    if p.phase != REPLACE:
        return _phase(p, "GEG-23.1")
    if position >= POSITIONS:
        return _no("GEG-2.1", "no-position", position=position)
    return _no("GEG-23.1", "no-replacement", card=CARDS[p.drawn], replaced=CARDS[p.timeline[position]])


def _return(p: Position, card: str) -> Refusal:
    if p.mode != SOLO_SHRINE:
        return _no("GEG-25.1", "shrine-only")
    if p.phase != SHRINE:
        return _phase(p, "GEG-25.2")
    return _no("GEG-25.2", "not-in-shrine", card=card, cards=tuple(CARDS[relic] for relic in sorted(p.shrine)))


def _hand(p: Position) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in p.hands[p.actor])
