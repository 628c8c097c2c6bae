"""Players build alphas and stacks in small steps, Gold first; neither sees the other's (ATH-4, 5, 25, 26)."""

from itertools import permutations
from typing import Final

from manawell.games.athlas import events
from manawell.games.athlas.components.cards import ARMIES, Alpha
from manawell.games.athlas.components.cards import GENUS as GENUS_CARD
from manawell.games.athlas.components.tables import (
    ALPHAS,
    CAMPAIGN_ALPHAS,
    CARDS,
    GENERA,
    GOD_POINTS,
    GOLD,
    INTERVENTIONS,
    SILVER,
    STACK_CARDS,
)
from manawell.games.athlas.rules.actions import (
    CARD_IS,
    DONE,
    PRESET_IS,
    REBUILD_ALPHA,
    REBUILD_NONE,
    STACK_CARD,
    STACK_DONE,
)
from manawell.games.athlas.state import CAMPAIGN, CARD, GENUS, PER_PLAYER, PRESET, REBUILD, STACK, Position
from manawell.kernel.journal import only

ORDERS: Final[list[list[int]]] = [list(order) for order in permutations(range(STACK_CARDS))]


def alphas_of(p: Position) -> int:
    """How many alphas each player builds (ATH-4.1, 25.1)."""
    return CAMPAIGN_ALPHAS if p.mode == CAMPAIGN else ALPHAS


def used_cards(p: Position, player: int) -> list[int]:
    """Cards in a player's alphas; each exists once (ATH-2.2)."""
    found = p.draft[:]
    for alpha in p.alphas[PER_PLAYER * player : PER_PLAYER * player + PER_PLAYER]:
        if alpha is not None:
            found += alpha.cards
    return found


def creations(p: Position) -> list[int]:
    """The legal steps."""
    if p.phase == GENUS:
        used = used_cards(p, p.actor)
        return [CARD_IS + card for card in range(GENERA) if card not in used]
    if p.phase == CARD:
        return [DONE] + [CARD_IS + card for card in additions(p)]
    if p.phase == STACK:
        return [STACK_DONE] + [STACK_CARD + card for card in stackable(p, p.actor)]
    if p.phase == REBUILD:
        return [REBUILD_NONE] + [REBUILD_ALPHA + alpha for alpha in range(CAMPAIGN_ALPHAS)]
    return [PRESET_IS + len(ORDERS) * army + order for army in range(len(ARMIES)) for order in range(len(ORDERS))]


def additions(p: Position) -> list[int]:
    """Cards that keep hands, spell points and cost within the limits (ATH-4.3, 4.4, 4.7, 4.10)."""
    used = used_cards(p, p.actor)
    made = Alpha(p.table, p.draft)
    found: list[int] = []
    for number in range(GENERA, CARDS):
        card = p.table.cards[number]
        if number in used or card.kind == GENUS_CARD:
            continue
        if made.hands + card.hands < 0 or made.spell_points + card.spell_points < 0:
            continue
        if made.cost + card.cost <= p.points:
            found.append(number)
    return found


def stackable(p: Position, player: int) -> list[int]:
    """ATH-5.1"""
    stack = p.stacks[player]
    if len(stack) == STACK_CARDS:
        return []
    left = GOD_POINTS - sum([p.table.interventions[card].god_points for card in stack])
    return [
        card for card in range(INTERVENTIONS) if card not in stack and p.table.interventions[card].god_points <= left
    ]


def create(p: Position, move: int) -> bool:
    """Take a step of creation; True when both players are ready."""
    player = p.actor
    _tell_step(p, player, move)
    if p.phase == GENUS:
        p.draft = [move - CARD_IS]
        p.phase = CARD
    elif p.phase == CARD:
        if move != DONE:
            p.draft = sorted(p.draft + [move - CARD_IS])
            return False
        set_alpha(p, PER_PLAYER * player + p.slot, p.draft)
        p.draft = []
        rebuilding = p.game > 0
        p.slot += 1
        p.phase = STACK if rebuilding or p.slot == alphas_of(p) else GENUS
    elif p.phase == REBUILD:
        p.phase = STACK
        if move != REBUILD_NONE:
            p.slot = move - REBUILD_ALPHA
            set_alpha(p, PER_PLAYER * player + p.slot, [])
            p.phase = GENUS
    elif p.phase == STACK:
        if move != STACK_DONE:
            set_stack(p, player, p.stacks[player] + [move - STACK_CARD])
            return False
        return _ready(p, player)
    else:
        army, order = divmod(move - PRESET_IS, len(ORDERS))
        take_army(p, player, army, ORDERS[order])
        return _ready(p, player)
    return False


def _tell_step(p: Position, player: int, move: int) -> None:
    """The owner is told of each step."""
    if p.journal is None:
        return
    if p.phase in (GENUS, CARD) and move != DONE:
        card = p.table.cards[move - CARD_IS].id
        p.journal.tell(events.CardChosen(player, p.slot + 1, card), only(player))
    elif p.phase == CARD:
        cards = tuple([p.table.cards[card].id for card in p.draft])
        cost = Alpha(p.table, p.draft).cost
        p.journal.tell(events.AlphaMade(player, p.slot + 1, cards, cost), only(player))
    elif p.phase == STACK and move != STACK_DONE:
        card = p.table.interventions[move - STACK_CARD].id
        p.journal.tell(events.CardChosen(player, 0, card), only(player))
    elif p.phase == REBUILD:
        alpha = 0 if move == REBUILD_NONE else move - REBUILD_ALPHA + 1
        p.journal.tell(events.RebuildChosen(player, alpha), only(player))


def set_alpha(p: Position, alpha: int, cards: list[int]) -> None:
    made = Alpha(p.table, cards) if cards else None
    p.alphas = p.alphas[:alpha] + [made] + p.alphas[alpha + 1 :]


def set_stack(p: Position, player: int, stack: list[int]) -> None:
    p.stacks = [stack, p.stacks[SILVER]] if player == GOLD else [p.stacks[GOLD], stack]


def take_army(p: Position, player: int, army: int, order: list[int]) -> None:
    """A preset army with its stack in an order of choice (ATH-26.1, 26.2)."""
    for number, cards in enumerate(ARMIES[army].alphas):
        set_alpha(p, PER_PLAYER * player + number, sorted(cards))
    set_stack(p, player, [ARMIES[army].stack[place] for place in order])


def _ready(p: Position, player: int) -> bool:
    if p.journal is not None:
        p.journal.tell(events.ArmyReady(player))
    if player == SILVER:
        return True
    open_creation(p, SILVER)
    return False


def open_creation(p: Position, player: int) -> None:
    """Ask a player for an army (ATH-4.10, 25.3, 25.4)."""
    p.actor = player
    p.slot = 0
    if p.mode == CAMPAIGN and p.game > 0:
        p.phase = REBUILD
    elif p.phase != PRESET:
        p.phase = GENUS
