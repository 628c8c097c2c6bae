"""Creation in Athlas: the alphas created so far with their sums, and the cards that fit."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from manawell.boards import Showing
from manawell.boards.athlas.camp import card_labels
from manawell.boards.athlas.lore import sum_words
from manawell.boards.athlas.sheet import PAINTS, Creature, alpha_of, creatures, player_name, table_of
from manawell.boards.flow import folded, wrapped
from manawell.games.athlas.components.cards import CARD_OF, INTERVENTION_OF, KINDS, Alpha
from manawell.games.athlas.components.tables import GOD_POINTS, PLAYERS, STACK_CARDS
from manawell.games.athlas.information.view import View
from manawell.games.athlas.moves import Card
from manawell.kernel.rng import rng_from

GAP: Final = 2
INDENT: Final = "  "
LEAST_COLUMNS: Final = 2


def draw_workshop(showing: Showing, width: int) -> Iterator[Text]:
    """What the viewer has created, what is being created, and the shelf."""
    view: View = showing.view
    if view.draft is None or showing.viewer not in range(len(PLAYERS)):
        for seat in range(len(PLAYERS)):
            yield Text(player_name(showing, seat), f"bold {PAINTS[seat]}")
        return
    paint = PAINTS[showing.viewer]
    yield from folded(showing.texts.say("ath-budget", points=view.points), width, "dim")
    for creature in creatures(view, showing.viewer):
        yield from _draw_made(showing, creature, width)
    if draft := draft_sums(view):
        number = (view.slot or 0) + 1
        yield Text.assemble((f"{PLAYERS[showing.viewer][0]}{number} ", f"bold {paint}"), ("… ", "bold"))
        cards = [Text(f"{card} {showing.name(f'card-{card}')}", "bold") for card in view.draft]
        yield from wrapped(cards, width, INDENT)
        yield from _folded(sum_words(showing, draft), width, "green")
    yield from wrapped([Text(words) for words in stack_lines(showing)], width)
    yield from _draw_shelf(showing, width)


def draft_sums(view: View) -> Alpha | None:
    """The current sums of the alpha that is being created."""
    return alpha_of(table_of(view), view.draft) if view.draft else None


def stack_lines(showing: Showing) -> list[str]:
    """The stack so far, from the top, and the god points it takes."""
    view: View = showing.view
    stack = [card for card in view.stacks[showing.viewer] or () if card is not None]
    if view.phase != "stack" and not stack:
        return []
    used = god_points(view, stack)
    words = [f"{card} {showing.name(f'card-{card}')}" for card in stack]
    say = showing.texts.say
    room = say("ath-stack-room", cards=len(stack), most=STACK_CARDS, points=used, all=GOD_POINTS)
    return [showing.pair(say("ath-stack"), room), *words]


def god_points(view: View, stack: Sequence[str]) -> int:
    return sum(table_of(view).interventions[INTERVENTION_OF[card]].god_points for card in stack)


def _draw_made(showing: Showing, creature: Creature, width: int) -> Iterator[Text]:
    sums = creature.sums(showing.view)
    if sums is None or creature.genus is None:
        return
    name = f"{creature.key} {showing.name(f'card-{creature.genus}')}"
    yield Text(name, f"bold {PAINTS[creature.seat]}")
    yield from wrapped((Text(label, "dim") for label, _ in card_labels(showing, creature)), width, INDENT)
    yield from _folded(sum_words(showing, sums), width)


def _folded(words: str, width: int, style: str = "") -> Iterator[Text]:
    parts = [Text(part, style) for part in words.split(", ")]
    yield from wrapped(parts, width, INDENT, ", ")


def fitting_cards(showing: Showing) -> list[str]:
    """The cards that may join the alpha now."""
    view: View = showing.view
    if view.phase != "card" or view.actor != showing.viewer:
        return []
    world = showing.game.imagine(view, rng_from(b"shelf"))
    moves = [showing.game.typed(world, move) for move in world.moves()]
    return [move.card for move in moves if isinstance(move, Card)]


def _draw_shelf(showing: Showing, width: int) -> Iterator[Text]:
    """All cards that fit, by kind, in columns: id, name, cost, and hands if it needs or gives any."""
    table = table_of(showing.view)
    fitting = fitting_cards(showing)
    labels = {card: f"{card} {showing.name(f'card-{card}')} {_price(showing, card)}" for card in fitting}
    widest = max(map(cell_len, labels.values()), default=1) + GAP
    columns = max(1, min(3, width // widest)) or LEAST_COLUMNS
    for number, kind in enumerate(KINDS):
        cards = [card for card in fitting if table.cards[CARD_OF[card]].kind == number]
        if not cards:
            continue
        yield Text(showing.texts.say("ath-shelf", kind=showing.texts.say(f"ath-kind-{kind}")), "dim")
        rows = -(-len(cards) // columns)
        for row in range(rows):
            yield Text("".join(_padded(labels[card], widest) for card in cards[row::rows]).rstrip())


def _price(showing: Showing, card: str) -> str:
    """`8 (−2)` for a card that needs two hands."""
    found = table_of(showing.view).cards[CARD_OF[card]]
    return f"{found.cost} ({found.hands:+d})".replace("-", "−") if found.hands else str(found.cost)


def _padded(words: str, room: int) -> str:
    return words + " " * (room - cell_len(words))
