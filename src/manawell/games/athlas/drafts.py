"""An army before it is submitted: what it adds up to, and what the rules say against it, as at the table (ATH-4, 5).

It is written in one line: `G06 E19 E09 / G03 E04 A01 / G07 A06 // D07 D08`, alphas before `//`, the stack after it.
"""

import re
from typing import Final

import msgspec

from manawell.games.athlas import moves as m
from manawell.games.athlas.components.cards import (
    CARD_IDS,
    CARD_OF,
    GENUS,
    INTERVENTION_IDS,
    INTERVENTION_OF,
    Alpha,
    CardSet,
)
from manawell.games.athlas.components.tables import ATTACKS, FIRST_TURN_COST, FIRST_TURN_UNITS, FLAGS
from manawell.games.athlas.refusals import explain
from manawell.games.athlas.rules.actions import CARD_IS
from manawell.games.athlas.rules.creation import alphas_of, creations, stackable
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import CARD, STACK
from manawell.games.athlas.state import GENUS as CHOOSE_GENUS
from manawell.kernel.faults import Refusal
from manawell.kernel.rng import rng_from

SEPARATOR: Final = "//"
MOST_LETTERS: Final = 2000
_GAP: Final = re.compile(r"[\s,;]+")


class Strike(msgspec.Struct, frozen=True):
    """An attack with all modifiers of its alpha."""

    card: str
    value: str
    """`6`, or `2X+1` where the player names the X."""
    worth: int
    """The same as a number; for a named X what the smallest is worth."""
    range: tuple[int, int]


class Sums(msgspec.Struct, frozen=True, kw_only=True):
    """What the cards of an alpha add up to (ATH-4.5, 7.2)."""

    cost: int
    life: int
    hands: int
    spell_points: int
    physical: int
    magic: int
    mods: dict[str, int]
    flags: tuple[str, ...]
    best: dict[str, Strike]
    """By type of attack: the strongest, the one that reaches farther of equals."""
    units: int
    """How many of them the summoning points pay for."""
    first_turn: int
    """How many may come in the first turn (ATH-6.3)."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """An alpha of a draft."""

    cards: tuple[str, ...]
    """The genus first."""
    sums: Sums
    problems: tuple[Refusal, ...]
    """What the table would answer when these cards are laid down."""
    refused: dict[str, Refusal]
    """What stands against every other card that may not join."""
    elsewhere: dict[str, Refusal | None]
    """What would stand against cards of the other alphas if they were taken from there."""


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """A draft as the rules see it."""

    army: str
    alphas: tuple[Part, ...]
    cost: int
    """One unit of each alpha together."""
    stack: tuple[str, ...]
    god_points: int
    problems: tuple[Refusal, ...]
    """What stands against the line itself and against the stack."""
    refused: dict[str, Refusal]
    """What stands against every other intervention."""


class Line(msgspec.Struct, frozen=True):
    """What was read from a line."""

    alphas: list[list[str]]
    stack: list[str]
    problems: list[Refusal]


def read(text: str) -> Line:
    """The cards that exist, each once and where it belongs; a refusal for everything else (ATH-2.1, 2.2)."""
    before, _, after = text.upper().partition(SEPARATOR)
    problems = [_no("ATH-5.1", "two-stacks")] if SEPARATOR in after else []
    seen: set[str] = set()
    alphas = [_known(part, CARD_OF, INTERVENTION_OF, seen, problems) for part in before.split("/")]
    stack = _known(after.replace("/", " "), INTERVENTION_OF, CARD_OF, seen, problems)
    return Line(alphas, stack, problems)


def _no(rule: str, reason: str, **values: str | int) -> Refusal:
    return Refusal(rule, f"refusal-{reason}", dict(values))


def _known(
    part: str, here: dict[str, int], there: dict[str, int], seen: set[str], problems: list[Refusal]
) -> list[str]:
    found = []
    for word in filter(None, _GAP.split(part)):
        if word in seen:
            problems.append(_no("ATH-2.2", "card-used", card=word))
        elif word in here:
            found.append(word)
            seen.add(word)
        elif word in there:
            problems.append(_no("ATH-5.1", "misplaced", card=word))
        else:
            problems.append(_no("ATH-2.1", "no-such-card", word=word))
    return found


def write(alphas: list[list[str]], stack: list[str]) -> str:
    line = " / ".join(" ".join(cards) for cards in alphas)
    return f"{line} {SEPARATOR} {' '.join(stack)}" if stack else line


def check(table: CardSet, mode: int, points: int, text: str) -> Checked:
    """A draft for a game of this mode with so many summoning points."""
    line = read(text[:MOST_LETTERS])
    p = _paper(table, points)
    p.mode = mode
    wanted = alphas_of(p)
    problems = line.problems
    if len(line.alphas) > wanted:
        problems.append(_no("ATH-4.1", "many-alphas", count=len(line.alphas), most=wanted))
    alphas = [line.alphas[at] if at < len(line.alphas) else [] for at in range(wanted)]
    parts = [_part(p, alphas, slot) for slot in range(wanted)]
    against = _stacked(p, line.stack)
    refused = {
        card: explain(p, 0, m.Stack(card))
        for card in INTERVENTION_IDS
        if card not in line.stack and INTERVENTION_OF[card] not in stackable(p, 0)
    }
    return Checked(
        army=write([list(part.cards) for part in parts], line.stack),
        alphas=tuple(parts),
        cost=sum(part.sums.cost for part in parts),
        stack=tuple(line.stack),
        god_points=sum(table.interventions[INTERVENTION_OF[card]].god_points for card in line.stack),
        problems=(*problems, *against),
        refused=refused,
    )


def laying_order(table: CardSet, points: int, cards: list[str], begun: list[str]) -> list[str]:
    """These cards after those of an alpha that is begun, each as soon as it is legal; what never is comes last."""
    p = _paper(table, points)
    left = lay_down(p, 0, [*begun, *cards])
    laid = [CARD_IDS[card] for card in p.draft if CARD_IDS[card] not in begun]
    return laid + [card for card in left if card not in begun]


def _paper(table: CardSet, points: int) -> Athlas:
    """A table for one, on which Gold creates."""
    p = Athlas(rng_from(b"draft"))
    p.table, p.points, p.actor = table, points, 0
    return p


def _part(p: Athlas, alphas: list[list[str]], slot: int) -> Part:
    """One alpha, laid down card by card while the others lie there."""
    for at, cards in enumerate(alphas):
        p.alphas[at] = Alpha(p.table, numbers(cards)) if cards and at != slot else None
    cards = alphas[slot]
    left = lay_down(p, slot, cards)
    legal = _legal(p)
    elsewhere: dict[str, Refusal | None] = {}
    refused: dict[str, Refusal] = {}
    for card in CARD_IDS:
        if card not in cards and CARD_OF[card] not in legal:
            refused[card] = explain(p, 0, m.Card(slot + 1, card))
    others = [card for at, there in enumerate(alphas) if at != slot for card in there]
    p.alphas = [None] * len(p.alphas)
    legal = _legal(p)
    for card in others:
        elsewhere[card] = None if CARD_OF[card] in legal else explain(p, 0, m.Card(slot + 1, card))
    against = [explain(p, 0, m.Card(slot + 1, card)) for card in left]
    if not p.draft:
        against = [explain(p, 0, m.Card(slot + 1, CARD_IDS[-1]))]
    ordered = tuple(sorted(cards, key=lambda card: p.table.cards[CARD_OF[card]].kind != GENUS))
    return Part(
        cards=ordered,
        sums=sums_of(p.table, cards, p.points),
        problems=tuple(against),
        refused=refused,
        elsewhere=elsewhere,
    )


def lay_down(p: Athlas, slot: int, cards: list[str]) -> list[str]:
    """Begin an alpha with these cards, as far as each is legal in some order; those that are left (ATH-4.10)."""
    p.slot, p.draft, p.phase = slot, [], CHOOSE_GENUS
    left = list(cards)
    while fitting := [card for card in left if CARD_OF[card] in _legal(p)]:
        p.draft = [*p.draft, CARD_OF[fitting[0]]]
        p.phase = CARD
        left.remove(fitting[0])
    return left


def _legal(p: Athlas) -> list[int]:
    return [move - CARD_IS for move in creations(p) if move >= CARD_IS]


def _stacked(p: Athlas, cards: list[str]) -> list[Refusal]:
    """What stands against a stack, card by card from the top (ATH-5.1)."""
    p.phase, p.stacks = STACK, [[], []]
    against = []
    for card in cards:
        if INTERVENTION_OF[card] in stackable(p, 0):
            p.stacks = [[*p.stacks[0], INTERVENTION_OF[card]], []]
        else:
            against.append(explain(p, 0, m.Stack(card)))
    return against


def numbers(cards: list[str]) -> list[int]:
    return [CARD_OF[card] for card in cards]


def sums_of(table: CardSet, cards: list[str], points: int) -> Sums:
    made = Alpha(table, numbers(cards))
    return Sums(
        cost=made.cost,
        life=made.life,
        hands=made.hands,
        spell_points=made.spell_points,
        physical=made.physical,
        magic=made.magic,
        mods=dict(zip(ATTACKS, made.mods, strict=True)),
        flags=tuple(name for bit, name in enumerate(FLAGS) if made.flags >> bit & 1),
        best=_best(table, made),
        units=points // made.cost if made.cost else 0,
        first_turn=max(1, min(FIRST_TURN_UNITS, FIRST_TURN_COST // made.cost)) if made.cost else 0,
    )


def _best(table: CardSet, made: Alpha) -> dict[str, Strike]:
    found: dict[str, Strike] = {}
    for number in made.cards:
        for ability in (table.abilities[at] for at in table.cards[number].abilities):
            for effect in ability.effects:
                if effect.type < 0:
                    continue
                kind, bonus = ATTACKS[effect.type], made.mods[effect.type]
                strike = Strike(
                    CARD_IDS[number],
                    _worded(effect.value, effect.per_x, bonus),
                    effect.value + effect.per_x * ability.x_least + bonus,
                    (ability.least, ability.most),
                )
                best = found.get(kind)
                if best is None or (strike.worth, strike.range[1]) > (best.worth, best.range[1]):
                    found[kind] = strike
    return found


def _worded(value: int, per_x: int, bonus: int) -> str:
    if not per_x:
        return str(value + bonus)
    return f"{per_x}X+{bonus}" if bonus else f"{per_x}X"
