"""The legal moves of Lutao in readable form: a few on their own lines, many in one line that says how to type them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from manawell.boards import Bundle, Showing
from manawell.boards.lutao.entries import label, sticks_to
from manawell.games.lutao import moves as mv
from manawell.games.lutao.information.view import View
from manawell.kernel.rng import rng_from

FEW: Final = 6
"""Up to this many moves are always listed one by one."""
SMALL: Final = 1
"""A group of up to this many is listed one by one even among many others."""
MANY: Final = 12
"""More provinces than this are not listed: the map shows them."""
Typed = Mapping[str, msgspec.Struct]
FORMS: Final = {
    "army": "lut-form-army",
    "move": "lut-form-move",
    "wrath": "lut-form-wrath",
    "sail": "lut-form-sail",
    "golems": "lut-form-golems",
}
"""Moves whose form shows the answers that follow; always shown, because typing the whole line is shorter."""


def bundles(showing: Showing, moves: Typed) -> list[Bundle]:
    """Groups of moves of one kind; `end` and `pass` come last."""
    groups: dict[tuple[Any, ...], dict[str, msgspec.Struct]] = {}
    for text, move in moves.items():
        groups.setdefault(_key(move), {})[text] = move
    found: list[Bundle] = []
    for key in sorted(groups, key=lambda key: key[0] is mv.Word):
        group = groups[key]
        told = _TOLD.get(key[0])
        most = 0 if key[1] in FORMS else _MOST.get(key[0], FEW if len(moves) <= FEW else SMALL)
        if told is None or len(group) <= most:
            found.append(Bundle(tuple(group)))
        else:
            found.append(told(showing, group))
    return found


def _key(move: Any) -> tuple[Any, ...]:
    return type(move), getattr(move, "word", "")


def _first(group: Typed) -> Any:
    return next(iter(group.values()))


def _form(showing: Showing, word: str, usual: str) -> str:
    return showing.texts.say(FORMS[word]) if word in FORMS else usual


def _listed(words: Iterable[str]) -> str:
    return "  ".join(dict.fromkeys(words))


def _told_places(showing: Showing, group: Typed) -> Bundle:
    moves: list[mv.At] = list(group.values())  # type: ignore[arg-type]
    word = moves[0].word
    if len(moves) > MANY and not showing.plain:
        about = showing.texts.say("lut-marked", count=len(moves))
    else:
        about = _lead(showing, word, _listed(label(showing, move.province, word) for move in moves))
    return Bundle(
        tuple(group), _form(showing, word, f"{word} {showing.texts.say('lut-form-province')}"), about, sure=True
    )


def _lead(showing: Showing, word: str, places: str) -> str:
    """The list, after what it is a list of."""
    message = f"lut-list-{word}"
    return showing.pair(showing.texts.say(message), places) if showing.texts.has(message) else places


def _told_edges(showing: Showing, group: Typed) -> Bundle:
    """Each province once, with its directions; landings with their cost."""
    moves: list[mv.Edge] = list(group.values())  # type: ignore[arg-type]
    word = moves[0].word
    names = dict.fromkeys(move.province for move in moves)
    if word == "land":
        about = _lead(showing, word, _landings(showing, moves))
    elif len(names) > MANY and not showing.plain:
        about = showing.texts.say("lut-marked", count=len(names))
    else:
        sides = {name: ",".join(move.direction for move in moves if move.province == name) for name in names}
        about = _lead(showing, word, _listed(f"{label(showing, name, word)}({found})" for name, found in sides.items()))
    return Bundle(tuple(group), _form(showing, word, f"{word} {showing.texts.say('lut-form-edge')}"), about, sure=True)


def _landings(showing: Showing, moves: list[mv.Edge]) -> str:
    """Nearest first; for many provinces, only the cheapest edge."""
    world: Any = showing.game.imagine(showing.view, rng_from(b"offers"))
    costs: dict[str, list[tuple[int, str]]] = {}
    for move in moves:
        costs.setdefault(move.province, []).append((sticks_to(world, move), move.direction))
    found = sorted(costs, key=lambda name: min(costs[name]))
    if len(found) > MANY:
        costs = {name: [min(costs[name])] for name in found}
    sides = {name: ",".join(f"{direction}={cost}" for cost, direction in sorted(costs[name])) for name in found}
    return _listed(f"{name}({sides[name]})" for name in found)


def _told_vias(showing: Showing, group: Typed) -> Bundle:
    moves: list[mv.Via] = list(group.values())  # type: ignore[arg-type]
    places = _listed(f"{move.q},{move.r}" for move in moves)
    return Bundle(tuple(group), "via q,r", _lead(showing, "via", places), sure=True)


def _told_numbers(showing: Showing, group: Typed) -> Bundle:
    """From the smallest to the largest number; typing the number is enough."""
    moves: list[mv.Take] = list(group.values())  # type: ignore[arg-type]
    least, most = min(move.armies for move in moves), max(move.armies for move in moves)
    held = max(move.hostages for move in moves)
    form = f"take {least}–{most}" + (f"[+{showing.texts.say('lut-form-hostages')}]" if held else "")
    return Bundle(tuple(group), form, showing.texts.say("lut-how-number"), sure=True)


def _told_counts(showing: Showing, group: Typed) -> Bundle:
    moves: list[mv.Count] = list(group.values())  # type: ignore[arg-type]
    numbers = [move.number for move in moves]
    view: View = showing.view
    how = showing.texts.say("lut-how-buy" if view.phase == "buy_armies" else "lut-how-number")
    return Bundle(tuple(group), f"{moves[0].word} {min(numbers)}–{max(numbers)}", how, sure=True)


def _told_lays(showing: Showing, group: Typed) -> Bundle:
    move = _first(group)
    words = showing.texts.say("lut-how-lay", count=len(group), move=mv.write(move))
    return Bundle(tuple(group), f"lay {move.land} q,r {showing.texts.say('lut-form-rotation')}", words, sure=True)


_TOLD: Final[dict[type[msgspec.Struct], Callable[[Showing, Typed], Bundle]]] = {
    mv.At: _told_places,
    mv.Edge: _told_edges,
    mv.Via: _told_vias,
    mv.Take: _told_numbers,
    mv.Count: _told_counts,
    mv.Lay: _told_lays,
}
_MOST: Final[dict[type[msgspec.Struct], int]] = {mv.Take: 1, mv.Count: 1, mv.Lay: FEW}
"""Kinds that are always shown in one line if there are more than this many."""
