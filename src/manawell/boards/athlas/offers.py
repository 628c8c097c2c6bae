"""The legal moves of Athlas in a readable order: important ones on their own lines, the rest in bundles."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from manawell.boards import Bundle, Showing
from manawell.boards.athlas.field import relic_signs
from manawell.boards.athlas.sheet import creatures, spot, table_of, terrain_of, unit_called, unit_on
from manawell.boards.athlas.status import drowns, moment_words
from manawell.games.athlas import moves as at
from manawell.games.athlas.components.cards import AT_PATH, CARD_OF, Ability
from manawell.games.athlas.components.tables import FIELD_OF, STEPS, SUMMONING
from manawell.games.athlas.information.view import View

FEW: Final = 9
"""Up to this many moves are always listed one by one."""
SMALL: Final = 3
"""A group of up to this many is listed one by one even among many others."""
ATTACKS: Final = 8
"""The same for a group of attacks."""
FIELD: Final = "q,r"
RELIC: Final = "[+relic]"
ORDER: Final[tuple[type[msgspec.Struct], ...]] = (
    at.Act,
    at.Use,
    at.Give,
    at.Go,
    at.Summon,
    at.Card,
    at.Preset,
    at.Pass,
    at.Play,
    at.Discard,
)
"""The order of the kinds of moves; all others follow."""
Typed = Mapping[str, msgspec.Struct]


def bundles(showing: Showing, moves: Typed) -> list[Bundle]:
    """Groups in order; large ones share one line if the whole list would be too long."""
    groups: dict[tuple[Any, ...], list[str]] = {}
    for text, move in moves.items():
        groups.setdefault(_key(move), []).append(text)
    found = []
    for key in sorted(groups, key=lambda key: _rank(key[0])):
        texts = groups[key]
        group = {text: moves[text] for text in texts}
        most = FEW if len(moves) <= FEW else ATTACKS if _attacks(showing, group) else SMALL
        told = _TOLD.get(key[0]) if len(texts) > _MOST.get(key[0], most) else None
        found += [Bundle(tuple(sorted(texts, key=_late)))] if told is None else told(showing, group)
    return found


def _late(text: str) -> bool:
    """Whether it acts at the present moment, which is listed after the earlier ones."""
    return text.endswith(("@now", "@cE"))


def _rank(kind: type[msgspec.Struct]) -> int:
    return ORDER.index(kind) if kind in ORDER else len(ORDER)


def _key(move: Any) -> tuple[Any, ...]:
    """Moves with the same key belong together."""
    match move:
        case at.Go(how=how):
            return at.Go, how
        case at.Use(card=card, ability=ability):
            return at.Use, card, ability
        case at.Summon(alpha=alpha):
            return at.Summon, alpha
        case at.Preset(army=army):
            return at.Preset, army
    return (type(move),)


def _attacks(showing: Showing, group: Typed) -> bool:
    return all(isinstance(move, at.Use) and _ability(showing, move).attacks for move in group.values())


def _ability(showing: Showing, move: at.Use) -> Ability:
    table = table_of(showing.view)
    numbers = table.cards[CARD_OF[move.card]].abilities
    return next(table.abilities[number] for number in numbers if move.ability in (None, table.abilities[number].id))


def _listed(words: Iterable[str]) -> str:
    """Each word once, in order."""
    return "  ".join(dict.fromkeys(words))


def _told_go(showing: Showing, group: Typed) -> list[Bundle]:
    """Moves that do more than a step get their own lines."""
    moves: dict[str, at.Go] = dict(group)  # type: ignore[arg-type]
    notable = tuple(text for text, move in moves.items() if _matters(showing.view, move))
    quiet = {text: move for text, move in moves.items() if text not in notable}
    found = [Bundle(notable)] if notable else []
    if quiet:
        how = next(iter(quiet.values())).how
        fields = _listed(spot((move.q, move.r)) for move in quiet.values())
        found.append(
            Bundle(tuple(quiet), f"{how} {FIELD}", showing.pair(showing.name(f"card-{how}"), fields), sure=True)
        )
    return found


def _matters(view: View, move: at.Go) -> bool:
    """Whether it makes the unit drown, or concerns a relic."""
    unit = unit_called(view.board, view.board.activations[-1].unit) if view.board.activations else None
    if unit is None or unit.holds or move.relic or relic_signs(view, (move.q, move.r)):
        return True
    return drowns(unit) and terrain_of(view.board, (move.q, move.r)) == "water"


def _told_use(showing: Showing, group: Typed) -> list[Bundle]:
    """The form shows which choices an ability needs; its targets follow the name of the card."""
    if hits := tuple(text for text, move in group.items() if _hits(showing, move)):
        rest = {text: move for text, move in group.items() if text not in hits}
        return [Bundle(hits), *(_told_use(showing, rest) if rest else [])]
    moves: list[at.Use] = list(group.values())  # type: ignore[arg-type]
    first = moves[0]
    form = ["use", first.card] + ([first.ability] if first.ability else [])
    if _ability(showing, first).target == AT_PATH:
        form.append(f"{FIELD} [{FIELD}]")
    else:
        words = ("card", "unit", FIELD, "direction", "terrain", "xN")
        values = (first.other, first.unit, first.q, first.direction, first.terrain, first.x)
        form += [word for word, value in zip(words, values, strict=True) if value is not None]
    if any(move.relic for move in moves):
        form.append(RELIC)
    about = showing.pair(showing.name(f"card-{first.card}"), _listed(map(_target, moves)))
    return [Bundle(tuple(group), " ".join(form), about)]


def _hits(showing: Showing, move: Any) -> bool:
    """Whether it attacks an area in which somebody is."""
    board = showing.view.board
    if not _ability(showing, move).attacks or move.unit is not None or move.q is None:
        return False
    near = [(move.q, move.r), *((move.q + q, move.r + r) for q, r in STEPS)]
    return any(unit_on(board, cell) is not None for cell in near)


def _target(move: at.Use) -> str:
    """The target of an ability; for a path, its end."""
    if move.q is None or move.r is None:
        return str(move.unit or move.other)
    if move.q2 is not None and move.r2 is not None:
        return spot((move.q2, move.r2))
    return move.unit or spot((move.q, move.r))


def _told_summon(showing: Showing, group: Typed) -> list[Bundle]:
    """An alpha with its cost, and the fields if they are not those at the edge; the figure can be omitted."""
    moves: list[at.Summon] = list(group.values())  # type: ignore[arg-type]
    first = moves[0]
    figure = " [figure]" if first.figure else ""
    words = summon_words(showing, first.alpha)
    fields = [(move.q, move.r) for move in moves]
    if any(FIELD_OF[field] not in SUMMONING[showing.viewer] for field in fields):
        words = showing.pair(words, _listed(map(spot, fields)))
    return [Bundle(tuple(group), f"summon {first.alpha} {FIELD}{figure}", words)]


def summon_words(showing: Showing, alpha: int) -> str:
    creature = next(one for one in creatures(showing.view, showing.viewer) if one.number == alpha)
    sums = creature.sums(showing.view)
    assert sums is not None, "one's own alphas are known"
    return f"{showing.name(f'card-{creature.genus}')}, {showing.texts.say('ath-costs', count=sums.cost)}"


def _told_fields(showing: Showing, group: Typed) -> list[Bundle]:
    moves: list[at.PickField] = list(group.values())  # type: ignore[arg-type]
    relic = f" {RELIC}" if any(move.relic for move in moves) else ""
    fields = showing.pair(showing.texts.say("ath-targets"), _listed(spot((move.q, move.r)) for move in moves))
    return [Bundle(tuple(group), f"field {FIELD}{relic}", fields)]


def _told_cards(showing: Showing, group: Typed) -> list[Bundle]:
    """The shelf shows the cards; the id of a card is enough."""
    text, move = next(iter(group.items()))
    assert isinstance(move, at.Card)
    return [Bundle(tuple(group), text, showing.texts.say("ath-how-cards", card=move.card))]


def _told_preset(showing: Showing, group: Typed) -> list[Bundle]:
    """A line for the listed order of the stack, and how to type another one."""
    first, *others = group
    move = group[others[0]]
    assert isinstance(move, at.Preset)
    form = " ".join(["preset", move.army, *move.stack])
    return [Bundle((first,)), Bundle(tuple(others), form, showing.texts.say("ath-how-preset"))]


def _told_play(showing: Showing, group: Typed) -> list[Bundle]:
    moves: list[at.Play] = list(group.values())  # type: ignore[arg-type]
    when = _listed(f"@{move.moment}" for move in moves)
    words = showing.pair(showing.name(f"card-{moves[0].card}"), when)
    last = [move.moment for move in moves if move.moment in ("now", "cE")]
    if last:
        words = f"{words} ({moment_words(showing, last[0])})"
    return [Bundle(tuple(group), f"play {moves[0].card} @…", words)]


def _told_discards(showing: Showing, group: Typed) -> list[Bundle]:
    return [Bundle(tuple(group), f"discard 1–{len(group)}", showing.texts.say("ath-how-discard"))]


_TOLD: Final[dict[type[msgspec.Struct], Callable[[Showing, Typed], list[Bundle]]]] = {
    at.Go: _told_go,
    at.Use: _told_use,
    at.Summon: _told_summon,
    at.PickField: _told_fields,
    at.Card: _told_cards,
    at.Preset: _told_preset,
    at.Play: _told_play,
    at.Discard: _told_discards,
}
_MOST: Final[dict[type[msgspec.Struct], int]] = {at.Card: 0, at.Preset: 0, at.Discard: 1}
"""Kinds that are always shown in one line if there are more than this many."""
