"""Imagines what is hidden: hands and piles that the viewer cannot rule out (GEG-27, GEG-28)."""

from itertools import chain

import msgspec

from manawell.games.gegensatz.components.tables import CARD_OF, CARDS, RELICS
from manawell.games.gegensatz.information.view import MODES, Blanks, View
from manawell.games.gegensatz.state import DUEL
from manawell.kernel.rng import Rng


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
    hands = tuple([_deal(hand, sorted([next(dealt) for card in hand if card is None])) for hand in view.hands])
    pile = _deal(view.pile, list(dealt))
    return msgspec.structs.replace(view, codex_card=codex_card, hands=hands, pile=pile)


def _deal(cards: Blanks, dealt: list[int]) -> Blanks:
    """The cards with the blanks filled in this order."""
    names = iter([CARDS[card] for card in dealt])
    return tuple([next(names) if card is None else card for card in cards])


def _unseen(view: View) -> list[int]:
    """The cards of this mode that are nowhere in sight (GEG-27.4, 28.2)."""
    zones = (view.timeline, *view.hands, view.pile, view.removed, view.shrine, (view.codex_card, view.drawn))
    seen = set(chain.from_iterable(zones))
    in_play = CARDS[:RELICS] if view.mode == MODES[DUEL] else CARDS
    return [CARD_OF[name] for name in in_play if name not in seen]
