"""What a viewer may know (GEG-27, GEG-28): the only place that hides, and the way back from paper to position."""

from itertools import chain

import msgspec

from manawell.games.gegensatz.checks import check
from manawell.games.gegensatz.components import (
    CARD_BIT,
    CARD_OF,
    CARDS,
    COLOURS,
    DIFFICULTIES,
    DUEL_TARGET,
    RELICS,
    SOLO_TARGETS,
    TIME_STONES,
)
from manawell.games.gegensatz.rules.ending import REASONS
from manawell.games.gegensatz.rules.movement import unswap
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.games.gegensatz.state import DUEL, MOVE, NONE, OVER, PARADOX, Position
from manawell.kernel.faults import BadPosition
from manawell.kernel.game import ALL_KNOWING, Prompt
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY

MODES = ("duel", "solo", "solo_shrine")
PHASES = ("place", "move", "paradox", "side", "replace", "shrine", "over")

Cards = tuple[str, ...]
Blanks = tuple[str | None, ...]
"""Cards of which some may be hidden: a blank is a card that is there, but not known."""


class Swap(msgspec.Struct, frozen=True):
    """The move that waits for the paradox decision; only the active player knows of it (GEG-27.10)."""

    card: str
    taken: str
    origin: int
    was_known: bool


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one viewer sees it (GEG-31)."""

    viewer: int
    mode: str
    difficulty: str | None
    target: int
    turn_limit: int
    timeline: Cards
    hands: tuple[Blanks, ...]
    """Per seat: the cards this viewer knows in canonical order, then the blanks."""
    known: tuple[Cards, ...]
    """Per seat: the cards that everybody knows (GEG-27.3, 27.8)."""
    wands: tuple[int | None, ...]
    crystals: tuple[int, ...]
    supply: int
    codex_colour: str
    codex_card: str | None
    phase: str
    actor: int | None
    turn: int
    swap: Swap | None
    pile: Blanks
    """Top card first."""
    time_stones: int
    full_stones: int
    drawn: str | None
    removed: Cards
    shrine: Cards
    winner: int | None
    reason: str


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


_PLACE = Prompt("place", "GEG-5.2")
_IN_A_DUEL = {
    "place": _PLACE,
    "move": Prompt("move", "GEG-6.2"),
    "paradox": Prompt("paradox", "GEG-10.8"),
}
_ALONE = {
    "place": _PLACE,
    "move": Prompt("turn", "GEG-18.1"),
    "paradox": Prompt("form", "GEG-21.3"),
    "side": Prompt("side", "GEG-21.2"),
    "replace": Prompt("replace", "GEG-23.1"),
    "shrine": Prompt("shrine", "GEG-25.2"),
}


def prompt(view: View) -> Prompt | None:
    """The decision points (GEG-30)."""
    return (_IN_A_DUEL if view.mode == MODES[DUEL] else _ALONE).get(view.phase)


def fill(view: View, rng: Rng) -> View:
    """Deal the unseen cards to the blanks, each possible way equally likely (GEG-27.4, 27.6, 28.2, 28.3)."""
    unseen = _unseen(view)
    codex_card = view.codex_card
    if codex_card is None:
        relics = [card for card in unseen if card < RELICS]  # GEG-28.3: always an ordinary relic
        card = relics[rng.below(len(relics))]
        unseen.remove(card)
        codex_card = CARDS[card]
    rng.shuffle(unseen)
    dealt = iter(unseen)

    def deal(cards: Blanks) -> Blanks:
        return tuple(CARDS[next(dealt)] if card is None else card for card in cards)

    return msgspec.structs.replace(
        view, codex_card=codex_card, hands=tuple(deal(hand) for hand in view.hands), pile=deal(view.pile)
    )


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
        raise BadPosition(f"unknown name {problem}") from problem
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


def _as_seen(position: Position, viewer: int) -> Position:
    """Others see the position before the move until the paradox decision is taken (GEG-27.10)."""
    secret = position.phase == PARADOX and position.mode == DUEL
    if not secret or viewer in (position.actor, ALL_KNOWING):
        return position
    before = Gegensatz(position.rng)
    position.copy_to(before)
    unswap(before)
    before.phase = MOVE
    return before


def _sees_hand(p: Position, seat: int, viewer: int) -> bool:
    """One's own hand; and a solo hand is no secret, since nobody plays against it."""
    return viewer == seat or p.mode != DUEL


def _hand(hand: list[int], shown: list[int]) -> Blanks:
    return _names(shown) + (None,) * (len(hand) - len(shown))


def _known(p: Position, seat: int) -> list[int]:
    """What everybody knows of a hand; in a solo game there is nobody to know it."""
    return [card for card in p.hands[seat] if not p.secret & CARD_BIT[card]] if p.mode == DUEL else []


def _names(cards: list[int]) -> Cards:
    return tuple([CARDS[card] for card in cards])


def _unseen(view: View) -> list[int]:
    """The cards of this mode that lie nowhere in sight (GEG-27.4, 28.2)."""
    zones = (view.timeline, *view.hands, view.pile, view.removed, view.shrine, (view.codex_card, view.drawn))
    seen = set(chain.from_iterable(zones))
    in_play = CARDS[:RELICS] if view.mode == MODES[DUEL] else CARDS
    return [CARD_OF[name] for name in in_play if name not in seen]


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
    p.exotic = p.mode != DUEL or any(card >= RELICS for card in chain(p.timeline, *p.hands, [p.codex_card]))
