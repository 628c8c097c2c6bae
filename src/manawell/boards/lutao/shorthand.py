"""Several choices of Lutao typed in one line: `move NUR2 SIG4 3`, `sail NUR2 W 3 LUT9 W`, `buy 7 1 0 3`.

The line is followed in a world imagined from the view: each next question is answered by the beginning of what is left
of the line, with or without its first word. The rules refuse what is not legal.
"""

import re
from typing import Any, Final

from manawell.boards import Expansion, Showing
from manawell.boards.words import BadLine
from manawell.games.lutao import moves as mv
from manawell.games.lutao.components.tables import PROVINCES
from manawell.games.lutao.information.view import PHASES, View
from manawell.games.lutao.rules.buying import ITEMS
from manawell.kernel.rng import rng_from

BUY: Final = "buy"
BUYING: Final = tuple(f"buy_{item}" for item in ITEMS.values())
ENDLESS: Final = frozenset(
    ("place", "trap", "relay", "return", "keep_spell", "surplus", "moon", "golem_from", "lay", *BUYING)
)
"""Questions after which a line may continue with another answer of the same kind: nothing hidden is revealed in
between.
"""
SHORT_NAMES: Final = {f"{name[0]}{name[3:]}".lower(): name.lower() for name in PROVINCES}
"""A province by the first letter of its land, as on the small map: `c5` is CAN5."""
NUMBER: Final = re.compile(r"\d{1,3}(\+\d{1,3})?")


def expand(showing: Showing, line: str) -> Expansion | None:
    """The moves that a line stands for; None if it is a single move or none."""
    view: View = showing.view
    words = _words(line)
    if view.actor is None or view.actor != showing.viewer or not words or mv.parse(line) is not None:
        return None
    world = showing.game.imagine(view, rng_from(b"line"))
    if len(words) == 1 and (number := _number(showing, world, words[0])) is not None:
        return number
    if words[0] == BUY:
        return _purchase(showing, world, words[1:])
    if line.isdecimal():
        return None
    moves = _follow(showing, world, words)
    if moves is None:
        return None
    return _expansion(showing, moves) if len(moves) > 1 else Expansion(tuple(moves))


def _words(line: str) -> list[str]:
    line = line.replace("−", "-").replace("→", " ").lower()
    line = re.sub(r"\b[a-z]\d{1,2}\b", lambda found: SHORT_NAMES.get(found[0], found[0]), line)
    return re.sub(r"\s*([,+])\s*(?=\d|-)", r"\1", line).split()


def _expansion(showing: Showing, moves: list[str]) -> Expansion:
    between = ", " if showing.plain else " → "
    return Expansion(tuple(moves), (between.join(moves),), ask=False)


def _number(showing: Showing, world: Any, word: str) -> Expansion | None:
    """If only numbers are legal, a number is the answer itself, not a place in the list."""
    typed = [showing.game.typed(world, move) for move in world.moves()]
    if not NUMBER.fullmatch(word) or not all(isinstance(move, (mv.Take, mv.Count)) for move in typed):
        return None
    verb = typed[0].word if isinstance(typed[0], mv.Count) else "take"
    return Expansion((f"{verb} {word}",))


def _legal(showing: Showing, world: Any) -> list[str]:
    return [showing.game.text_of(world, move) for move in world.moves()]


def _follow(showing: Showing, world: Any, words: list[str]) -> list[str] | None:
    """One answer after another; None if the line does not even begin with a legal one."""
    found: list[str] = []
    first = _phase(world)
    rest = words
    while rest:
        if found and (world.actor != showing.viewer or (_phase(world) == first and first not in ENDLESS)):
            raise BadLine("fault-lut-too-long", rest=" ".join(rest), moves=" → ".join(found))
        legal = _legal(showing, world)
        answer, used = _answer(legal, rest, words[0])
        if answer is None:
            guess = _guess(legal, rest)
            if guess is None and not found:
                return None
            if guess is None:
                raise BadLine("fault-lut-part", part=" ".join(rest), moves=" → ".join(found), next=_forms(legal))
            return [*found, guess]
        found.append(answer)
        rest = rest[used:]
        world.play(next(move for move in world.moves() if showing.game.text_of(world, move) == answer))
    return found


def _phase(world: Any) -> str:
    return PHASES[world.phase]


def _answer(legal: list[str], rest: list[str], verb: str) -> tuple[str | None, int]:
    """The legal move at the beginning of the words, and how many of them it takes."""
    whole = [text for text in legal if rest[: text.count(" ") + 1] == text.lower().split()]
    if whole:
        longest = max(whole, key=lambda text: text.count(" "))
        return longest, longest.count(" ") + 1
    bare = [text for text in legal if " " in text and rest[: text.count(" ")] == text.lower().split()[1:]]
    if len(bare) > 1:
        bare = [text for text in bare if text.split()[0] == verb] or bare
    return (bare[0], bare[0].count(" ")) if len(bare) == 1 else (None, 0)


def _guess(legal: list[str], rest: list[str]) -> str | None:
    """The move that was probably meant although it is not legal, so that the rules can say why."""
    for length in range(min(len(rest), 4), 0, -1):
        if (move := mv.parse(" ".join(rest[:length]))) is not None:
            return mv.write(move)
    for verb in dict.fromkeys(text.split()[0] for text in legal if " " in text):
        for length in (2, 1):
            if (move := mv.parse(" ".join([verb, *rest[:length]]))) is not None:
                return mv.write(move)
    return None


def _forms(legal: list[str]) -> str:
    """A few possible answers."""
    return ", ".join(legal[:4]) + (", …" if len(legal) > 4 else "")


def _purchase(showing: Showing, world: Any, words: list[str]) -> Expansion:
    """Numbers for everything that can still be bought, in order; missing ones mean none."""
    phase = _phase(world)
    if phase not in BUYING:
        raise BadLine("fault-lut-no-purchase")
    items = list(ITEMS.values())[BUYING.index(phase) :]
    if not all(word.isdecimal() and len(word) < 4 for word in words) or len(words) > len(items):
        raise BadLine("fault-lut-purchase", form=" ".join([BUY, *items]))
    wanted = dict(zip(items, [*map(int, words), *[0] * len(items)], strict=False))
    moves = []
    buyer = showing.view.who
    for item, number in wanted.items():
        asked = world.who == buyer and _phase(world) == f"buy_{item}"
        if not asked and number == 0:
            continue
        text = f"{item} {number}"
        moves.append(text)
        if not asked or text not in _legal(showing, world):
            break
        world.play(next(move for move in world.moves() if showing.game.text_of(world, move) == text))
    return _expansion(showing, moves)
