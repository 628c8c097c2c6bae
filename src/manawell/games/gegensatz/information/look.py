"""What a viewer may know: the only place that hides anything (GEG-27, GEG-28)."""

from manawell.games.gegensatz.components.tables import CARD_BIT, CARDS, COLOURS, DIFFICULTIES
from manawell.games.gegensatz.information.view import MODES, PHASES, Blanks, Cards, Swap, View
from manawell.games.gegensatz.rules.ending import REASONS
from manawell.games.gegensatz.rules.movement import unswap
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.games.gegensatz.state import DUEL, MOVE, NONE, OVER, PARADOX, Position
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.state import NOBODY


def look(position: Position, viewer: int) -> View:
    """The view of a seat, a spectator, or the all-knowing."""
    p = _as_seen(position, viewer)
    everything = viewer == ALL_KNOWING or p.phase == OVER  # GEG-4.5: afterwards nothing needs hiding
    waits = p.phase == PARADOX and p.mode == DUEL
    known = [_known(p, seat) for seat in range(len(p.hands))]
    return View(
        viewer=viewer,
        mode=MODES[p.mode],
        difficulty=None if p.difficulty == NONE else DIFFICULTIES[p.difficulty],
        target=p.target,
        turn_limit=p.turn_limit,
        timeline=_names(p.timeline),
        hands=tuple(
            [
                _hand(hand, hand if everything or _sees_hand(p, seat, viewer) else known[seat])
                for seat, hand in enumerate(p.hands)
            ]
        ),
        known=tuple([_names(cards) for cards in known]),
        wands=tuple([None if wand == NONE else wand for wand in p.wands]),
        crystals=tuple(p.crystals),
        supply=p.supply(),
        codex_colour=COLOURS[p.codex],
        codex_card=CARDS[p.codex_card] if everything else None,  # GEG-4.1, 27.2, 28.1
        phase=PHASES[p.phase],
        actor=None if p.actor == NOBODY else p.actor,
        turn=p.turn,
        swap=Swap(CARDS[p.played], CARDS[p.taken], p.origin, not p.secret_before & CARD_BIT[p.played])
        if waits
        else None,
        pile=tuple([CARDS[card] if everything else None for card in reversed(p.pile)]),
        time_stones=p.stones,
        full_stones=p.full_stones,
        drawn=None if p.drawn == NONE else CARDS[p.drawn],
        removed=_names(p.removed),
        shrine=_names(p.shrine),
        winner=None if p.winner == NOBODY else p.winner,
        reason=REASONS[p.reason],
    )


def _as_seen(position: Position, viewer: int) -> Position:
    """Others see the position before the move until the paradox is decided (GEG-27.10)."""
    secret = position.phase == PARADOX and position.mode == DUEL
    if not secret or viewer in (position.actor, ALL_KNOWING):
        return position
    before = Gegensatz(position.rng)
    position.copy_to(before)
    unswap(before)
    before.phase = MOVE
    return before


def _sees_hand(p: Position, seat: int, viewer: int) -> bool:
    """The viewer's own hand, or a solo hand, which is no secret because there is no opponent."""
    return viewer == seat or p.mode != DUEL


def _hand(hand: list[int], shown: list[int]) -> Blanks:
    return _names(shown) + (None,) * (len(hand) - len(shown))


def _known(p: Position, seat: int) -> list[int]:
    """What everyone knows about a hand; nothing in a solo game."""
    return [card for card in p.hands[seat] if not p.secret & CARD_BIT[card]] if p.mode == DUEL else []


def _names(cards: list[int]) -> Cards:
    return tuple([CARDS[card] for card in cards])
