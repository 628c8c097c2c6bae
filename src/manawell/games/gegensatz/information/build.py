"""Builds the position that a view without blanks shows."""

from itertools import chain

from manawell.games.gegensatz.components.tables import (
    CARD_BIT,
    CARD_OF,
    COLOURS,
    DIFFICULTIES,
    DUEL_TARGET,
    RELICS,
    SOLO_TARGETS,
    TIME_STONES,
)
from manawell.games.gegensatz.information.checks import check
from manawell.games.gegensatz.information.view import MODES, PHASES, Blanks, View
from manawell.games.gegensatz.rules.ending import REASONS
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.games.gegensatz.state import DUEL, NONE
from manawell.kernel.faults import Unshaped
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY


def build(view: View, rng: Rng) -> Gegensatz:
    """The position that a view without blanks shows, checked for contradictions."""
    p = Gegensatz(rng)
    try:
        p.mode = MODES.index(view.mode)
        p.phase = PHASES.index(view.phase)
        p.difficulty = NONE if view.difficulty is None else DIFFICULTIES.index(view.difficulty)
        p.codex = COLOURS.index(view.codex_colour)
        p.reason = REASONS.index(view.reason)
        _build_cards(p, view)
    except (KeyError, ValueError) as problem:
        raise Unshaped(f"unknown name {problem}") from problem
    p.turn_limit = view.turn_limit
    p.turn = view.turn
    p.actor = NOBODY if view.actor is None else view.actor
    p.winner = NOBODY if view.winner is None else view.winner
    p.wands = [NONE if wand is None else wand for wand in view.wands]
    p.crystals = list(view.crystals)
    if p.mode == DUEL:
        p.target = DUEL_TARGET
    elif p.difficulty != NONE:
        p.target = SOLO_TARGETS[p.difficulty]
        p.full_stones = TIME_STONES[p.difficulty]
        p.stones = view.time_stones
    check(p)
    if p.exotic:
        p.open_turn()
    return p


def _cards(names: Blanks) -> list[int]:
    return [CARD_OF[name] for name in names if name is not None]


def _build_cards(p: Gegensatz, view: View) -> None:
    p.set_timeline(_cards(view.timeline))
    p.hands = [sorted(_cards(hand)) for hand in view.hands]
    p.seats = len(p.hands)
    p.codex_card = NONE if view.codex_card is None else CARD_OF[view.codex_card]
    p.pile = _cards(view.pile)[::-1]
    p.removed = _cards(view.removed)
    p.shrine = _cards(view.shrine)
    p.drawn = NONE if view.drawn is None else CARD_OF[view.drawn]
    for hand, known in zip(p.hands, view.known, strict=True):
        for card in set(hand) - set(_cards(known)) if p.mode == DUEL else ():
            p.secret |= CARD_BIT[card]
    if view.swap is not None:
        p.played, p.taken = CARD_OF[view.swap.card], CARD_OF[view.swap.taken]
        p.origin = view.swap.origin
        p.secret_before = p.secret if view.swap.was_known else p.secret | CARD_BIT[p.played]
    p.exotic = p.mode != DUEL or any([card >= RELICS for card in chain(p.timeline, *p.hands, [p.codex_card])])
