"""Whole armies in one line: `G06 E19 E09 E05 / G03 E04 E18 A01 A02 / G07 A06 // D07 D08 D05 D09`.

Alphas are separated by /, the stack follows after //. A line may also contain only the next alphas, cards for the alpha
that is being created, or cards for the stack.
"""

import re
from typing import Final, NamedTuple

from manawell.boards import Expansion, Showing
from manawell.boards.athlas.lore import sum_words
from manawell.boards.athlas.sheet import alpha_of, creatures, table_of
from manawell.boards.athlas.workshop import god_points
from manawell.boards.words import BadLine
from manawell.games.athlas.components.cards import CARD_OF, GENUS, INTERVENTION_OF
from manawell.games.athlas.components.tables import ALPHAS, CAMPAIGN_ALPHAS, GOD_POINTS, PLAYERS, STACK_CARDS
from manawell.games.athlas.drafts import laying_order, read, write
from manawell.games.athlas.information.view import View
from manawell.kernel.faults import Illegal

STACK: Final = "//"
_WORD: Final = re.compile(r"[A-Z][0-9]{2}")


class Army(NamedTuple):
    """A parsed line."""

    alphas: list[list[str]]
    stack: list[str] | None
    """None if the line does not mention it."""


def expand_army(showing: Showing, line: str) -> Expansion | None:
    """The moves that create what the line says, from the current state of creation; None if it is no such line."""
    view: View = showing.view
    army = read_army(line)
    if army is None or view.actor != showing.viewer or view.phase not in ("genus", "card", "stack", "rebuild"):
        return None
    if problems := read(write(army.alphas, army.stack or [])).problems:
        raise Illegal(line, problems[0])
    if view.phase == "rebuild":
        return _rebuilt(showing, army)
    return _made(showing, army)


def army_line(showing: Showing) -> str | None:
    """The viewer's army, once it is complete."""
    view: View = showing.view
    if showing.viewer not in range(len(PLAYERS)) or view.phase in ("genus", "card"):
        return None
    alphas = [list(creature.cards or ()) for creature in creatures(view, showing.viewer)]
    left = [card for card in view.stacks[showing.viewer] or () if card is not None]
    stack = [*view.gone[showing.viewer], *left]
    if not alphas or not all(alphas):
        return None
    line = " / ".join(" ".join(cards) for cards in alphas)
    return f"{line} {STACK} {' '.join(stack)}" if stack else line


def fitted(view: View, line: str) -> str:
    """A line with as many alphas as the game needs."""
    alphas, _, stack = line.partition(f" {STACK} ")
    return f"{' / '.join(alphas.split(' / ')[: _wanted(view)])} {STACK} {stack}"


def _wanted(view: View) -> int:
    return CAMPAIGN_ALPHAS if view.mode == "campaign" else ALPHAS


def read_army(line: str) -> Army | None:
    """The cards of a line; None if it contains anything else."""
    before, found, after = line.upper().partition(STACK)
    words = re.split(r"[\s,]+", f"{before.replace('/', ' ')} {after}".strip())
    if not all(_WORD.fullmatch(word) for word in words) or not any(words):
        return None
    alphas = [cards for part in before.split("/") if (cards := re.findall(_WORD, part))]
    stack = re.findall(_WORD, after) if found else None
    if len(alphas) == 1 and stack is None and all(card in INTERVENTION_OF for card in alphas[0]):
        return Army([], alphas[0])
    return Army(alphas, stack)


def _made(showing: Showing, army: Army) -> Expansion:
    """A first army, or the rest of one; a line with all alphas must repeat those already created."""
    view: View = showing.view
    wanted = _wanted(view)
    slot = wanted if view.phase == "stack" and view.game == 0 else view.slot or 0
    alphas = army.alphas[:wanted] if len(army.alphas) >= wanted else army.alphas
    made = [set(creature.cards or ()) for creature in creatures(view, showing.viewer)]
    if len(alphas) == wanted:
        for number, old in enumerate(made[:slot]):
            if set(alphas[number]) != old:
                raise BadLine("fault-ath-made", alpha=number + 1)
        alphas = alphas[slot:]
    if len(alphas) > wanted - slot:
        raise BadLine("fault-ath-many", count=len(alphas), left=wanted - slot)
    moves: list[str] = []
    steps: list[str] = []
    loose = army.stack is None and len(alphas) == 1 and _unfinished(view, alphas[0])
    for number, cards in enumerate(alphas, slot + 1):
        draft = list(view.draft or ()) if number == slot + 1 and view.phase == "card" else []
        moves += _alpha_moves(view, number, cards, draft, finish=not loose)
        steps.append(_alpha_words(showing, number, [*draft, *(card for card in cards if card not in draft)]))
    if army.stack is not None:
        if slot + len(alphas) < wanted:
            raise BadLine("fault-ath-few", count=slot + len(alphas), wanted=wanted)
        finish = len(army.stack) == STACK_CARDS or bool(alphas) or len(army.alphas) >= wanted
        moves, steps = _with_stack(showing, moves, steps, army.stack, finish)
    return Expansion(tuple(moves), tuple(steps), ask=any("done" in move for move in moves))


def _rebuilt(showing: Showing, army: Army) -> Expansion:
    """For a later game of a campaign: at most one alpha may change."""
    view: View = showing.view
    old = [list(creature.cards or ()) for creature in creatures(view, showing.viewer)]
    if len(army.alphas) != len(old):
        raise BadLine("fault-ath-few", count=len(army.alphas), wanted=len(old))
    new = [number for number, cards in enumerate(army.alphas) if set(cards) != set(old[number])]
    if len(new) > 1:
        raise BadLine("fault-ath-rebuild", count=len(new))
    moves, steps = ["rebuild none"], []
    if new:
        number = new[0] + 1
        moves = [f"rebuild {number}", *_alpha_moves(view, number, army.alphas[new[0]], [], finish=True)]
        steps = [_alpha_words(showing, number, army.alphas[new[0]])]
    moves, steps = _with_stack(showing, moves, steps, army.stack or [], finish=True)
    return Expansion(tuple(moves), tuple(steps))


def _with_stack(
    showing: Showing, moves: list[str], steps: list[str], cards: list[str], finish: bool
) -> tuple[list[str], list[str]]:
    view: View = showing.view
    there = [card for card in view.stacks[showing.viewer] or () if card is not None] if view.phase == "stack" else []
    if there and cards[: len(there)] == there:
        cards = cards[len(there) :]
    words = ", ".join(showing.name(f"card-{card}") for card in [*there, *cards]) or "–"
    used = god_points(view, [*there, *cards])
    room = showing.texts.say(
        "ath-stack-room", cards=len(there) + len(cards), most=STACK_CARDS, points=used, all=GOD_POINTS
    )
    steps = [*steps, showing.pair(showing.texts.say("ath-stack"), f"{words} ({room})")]
    return [*moves, *(f"stack {card}" for card in cards), *(["stack done"] if finish else [])], steps


def _unfinished(view: View, cards: list[str]) -> bool:
    """Whether the cards only begin an alpha (a genus alone) or only continue it (no genus)."""
    genera = [card for card in cards if table_of(view).cards[CARD_OF[card]].kind == GENUS]
    return genera == cards if view.phase == "genus" else not genera


def _alpha_moves(view: View, number: int, cards: list[str], draft: list[str], *, finish: bool) -> list[str]:
    """The moves that create an alpha, in an order in which each is legal, if there is one."""
    table = table_of(view)
    missing = [card for card in cards if card not in draft]
    if finish and any(card not in cards for card in draft):
        raise BadLine("fault-ath-begun", alpha=number)
    ordered = laying_order(table, view.points, missing, draft)
    kinds = {card: "genus" if table.cards[CARD_OF[card]].kind == GENUS else "card" for card in ordered}
    moves = [f"{kinds[card]} {number} {card}" for card in ordered]
    return [*moves, f"done {number}"] if finish else moves


def _alpha_words(showing: Showing, number: int, cards: list[str]) -> str:
    names = ", ".join(showing.name(f"card-{card}") for card in cards)
    sums = sum_words(showing, alpha_of(table_of(showing.view), cards))
    return showing.pair(f"{PLAYERS[showing.viewer][0]}{number} {names}", sums)
