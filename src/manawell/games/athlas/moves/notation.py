"""Moves as text that a person can read and type, and back."""

import re

import msgspec

from manawell.games.athlas.components.cards import (
    ARMIES,
    CARD_OF,
    INTERVENTION_IDS,
    INTERVENTION_OF,
)
from manawell.games.athlas.components.tables import (
    DIRECTIONS,
    FIGURES,
    RELICS,
    TERRAINS,
)
from manawell.games.athlas.moves.kinds import (
    Act,
    Cancel,
    Card,
    Discard,
    Done,
    End,
    EndAll,
    EndSummon,
    Enough,
    Genus,
    Give,
    Go,
    Keep,
    Leave,
    Lose,
    MarkCard,
    Move,
    Pass,
    PickAlpha,
    PickArea,
    PickDirection,
    PickField,
    PickFigure,
    PickRelic,
    PickUnit,
    Play,
    Preset,
    Rebuild,
    Stack,
    StackDone,
    Summon,
    Then,
    Use,
)
from manawell.games.athlas.state import PER_PLAYER

NOTATION = (
    "genus 1 G01",
    "card 1 E04",
    "done 1",
    "stack D07",
    "stack done",
    "rebuild 3",
    "rebuild none",
    "preset water",
    "summon 2 -3,5 dragon",
    "end summon",
    "act g2.1",
    "walk 0,3 +west",
    "climb 0,2",
    "fly 1,1",
    "give west g2.2",
    "use E13 0,3",
    "use E15 s1.2 NE",
    "use E16 s1.2 x3",
    "use A05 0,3 hill",
    "use A08 scale 0,1 +west",
    "use A14 E08 s1.2",
    "use E25 s1.2 0,1",
    "use A07 0,1 0,2",
    "end",
    "end all",
    "play D05 @c1",
    "discard 1",
    "pass",
    "unit s1.2",
    "toward SW",
    "field 1,1",
    "enough",
    "area -2,-1",
    "relic west",
    "alpha 2",
    "figure dragon",
    "mark 1 S02",
    "cancel s D03",
    "keep west",
    "leave",
    "lose g2.3",
    "then s1.3",
)


def write(move: Move) -> str:
    if isinstance(move, Use):
        return _write_use(move)
    if isinstance(move, Go | PickField):
        verb = move.how if isinstance(move, Go) else "field"
        return f"{verb} {move.q},{move.r}" + ("" if move.relic is None else f" +{move.relic}")
    if isinstance(move, Genus | Card | Stack | Preset | Rebuild | Summon):
        return _write_creation(move)
    match move:
        case Give(relic, unit):
            return f"give {relic} {unit}"
        case Play(card, moment):
            return f"play {card} @{moment}"
        case PickArea(q, r):
            return f"area {q},{r}"
        case MarkCard(alpha, card):
            return f"mark {alpha} {card}"
        case Cancel(owner, card):
            return f"cancel {owner} {card}"
    verb = next(word for word, kind in WORDS.items() if kind is type(move))
    values = [str(getattr(move, field)) for field in move.__struct_fields__]
    return " ".join([verb, *values])


WORDS: dict[str, type[msgspec.Struct]] = {
    "done": Done,
    "stack done": StackDone,
    "end summon": EndSummon,
    "act": Act,
    "end": End,
    "end all": EndAll,
    "discard": Discard,
    "pass": Pass,
    "unit": PickUnit,
    "toward": PickDirection,
    "enough": Enough,
    "relic": PickRelic,
    "alpha": PickAlpha,
    "figure": PickFigure,
    "keep": Keep,
    "leave": Leave,
    "lose": Lose,
    "then": Then,
}
"""The moves that are written as a word and one value at most."""


def _write_creation(move: Genus | Card | Stack | Preset | Rebuild | Summon) -> str:
    match move:
        case Genus(alpha, card):
            return f"genus {alpha} {card}"
        case Card(alpha, card):
            return f"card {alpha} {card}"
        case Stack(card):
            return f"stack {card}"
        case Preset(army, stack):
            return " ".join(["preset", army, *stack])
        case Rebuild(alpha):
            return f"rebuild {'none' if alpha is None else alpha}"
        case Summon(alpha, q, r, figure):
            return f"summon {alpha} {q},{r}" + ("" if figure is None else f" {figure}")


def _write_use(move: Use) -> str:
    parts = ["use", move.card]
    parts += [part for part in (move.ability, move.other, move.unit) if part is not None]
    parts += [f"{q},{r}" for q, r in ((move.q, move.r), (move.q2, move.r2)) if q is not None]
    parts += [part for part in (move.direction, move.terrain) if part is not None]
    parts += [] if move.x is None else [f"x{move.x}"]
    parts += [] if move.relic is None else [f"+{move.relic}"]
    return " ".join(parts)


# From text to words.

_FIELD = re.compile(r"\(?(-?[0-9]{1,2}),(-?[0-9]{1,2})\)?")
_UNIT = re.compile(r"[gs][1-4]\.[0-9]{1,3}")
_MOMENT = re.compile(r"@(now|c[0-9]{1,3}|ce)")
_SHORT: dict[type[msgspec.Struct], tuple[str, ...]] = {
    PickDirection: tuple(DIRECTIONS),
    PickRelic: tuple(RELICS),
    PickFigure: tuple(FIGURES),
    Keep: tuple(RELICS),
}


def parse(text: str) -> Move | None:
    """The move that a text means, whether legal or not. Case and spaces at a comma do not matter."""
    if not text.isascii() and "−" not in text:
        return None
    text = re.sub(r"\s*,\s*", ",", text.replace("−", "-").lower().strip())
    words = text.split()
    if not words or not text.isascii():
        return None
    verb, rest = words[0], words[1:]
    if verb == "use":
        return _parse_use(rest)
    if verb in ("walk", "climb", "fly", "field"):
        return _parse_go(verb, rest)
    for count in (2, 1):
        kind = WORDS.get(" ".join(words[:count]))
        if kind is not None and len(words) >= count:
            return _parse_short(kind, words[count:])
    return _parse_long(verb, rest)


def _parse_short(kind: type[msgspec.Struct], values: list[str]) -> Move | None:
    fields = kind.__struct_fields__
    if len(values) != len(fields):
        return None
    if not fields:
        return kind()  # type: ignore[return-value]
    value = values[0]
    if fields[0] in ("alpha", "count"):
        return kind(int(value)) if value.isdecimal() and 0 < int(value) <= PER_PLAYER else None  # type: ignore[return-value]
    if fields[0] == "unit":
        return kind(value) if _UNIT.fullmatch(value) else None  # type: ignore[return-value]
    allowed = _SHORT[kind]
    found = [one for one in allowed if one.lower() == value]
    return kind(found[0]) if found else None  # type: ignore[return-value]


def _parse_go(verb: str, rest: list[str]) -> Move | None:
    if not 1 <= len(rest) <= 2 or not (field := _FIELD.fullmatch(rest[0])):
        return None
    relic = None
    if len(rest) == 2:
        relic = rest[1].removeprefix("+")
        if relic not in RELICS or not rest[1].startswith("+"):
            return None
    q, r = int(field[1]), int(field[2])
    return PickField(q, r, relic) if verb == "field" else Go(verb, q, r, relic)


def _parse_use(rest: list[str]) -> Move | None:
    if not rest or rest[0].upper() not in CARD_OF:
        return None
    found: dict[str, str | int] = {"card": rest[0].upper()}
    for word in rest[1:]:
        parts = _use_part(word, "q" in found)
        if parts is None or parts.keys() & found.keys():
            return None
        found |= parts
    return msgspec.convert(found, Use)


def _use_part(word: str, second: bool) -> dict[str, str | int] | None:
    """What one word of an ability says."""
    if field := _FIELD.fullmatch(word):
        return {"q2" if second else "q": int(field[1]), "r2" if second else "r": int(field[2])}
    if word.startswith("+"):
        return {"relic": word[1:]} if word[1:] in RELICS else None
    if _UNIT.fullmatch(word):
        return {"unit": word}
    if re.fullmatch(r"x[0-9]{1,2}", word):
        return {"x": int(word[1:])}
    if word.upper() in DIRECTIONS:
        return {"direction": word.upper()}
    if word in TERRAINS:
        return {"terrain": word}
    if word.upper() in CARD_OF:
        return {"other": word.upper()}
    return {"ability": word} if re.fullmatch(r"[a-z_]+", word) else None


def _parse_long(verb: str, rest: list[str]) -> Move | None:
    upper = [word.upper() for word in rest]
    numbered = len(rest) == 2 and rest[0] in ("1", "2", "3", "4")
    if verb in ("genus", "card", "mark") and numbered and upper[1] in CARD_OF:
        kinds: dict[str, type[Genus | Card | MarkCard]] = {"genus": Genus, "card": Card, "mark": MarkCard}
        return kinds[verb](int(rest[0]), upper[1])
    if verb == "stack" and len(rest) == 1 and upper[0] in INTERVENTION_OF:
        return Stack(upper[0])
    if verb == "play" and len(rest) == 2 and upper[0] in INTERVENTION_OF and (moment := _MOMENT.fullmatch(rest[1])):
        return Play(upper[0], "cE" if moment[1] == "ce" else moment[1])
    if verb == "give" and len(rest) == 2 and rest[0] in RELICS and _UNIT.fullmatch(rest[1]):
        return Give(rest[0], rest[1])
    if verb == "cancel" and len(rest) == 2 and rest[0] in ("g", "s") and upper[1] in INTERVENTION_OF:
        return Cancel(rest[0], upper[1])
    if verb == "area" and len(rest) == 1 and (field := _FIELD.fullmatch(rest[0])):
        return PickArea(int(field[1]), int(field[2]))
    if verb == "rebuild" and rest in (["none"], ["1"], ["2"], ["3"], ["4"]):
        return Rebuild(None if rest == ["none"] else int(rest[0]))
    if verb == "preset":
        return _parse_preset(rest, upper)
    return _parse_summon(rest) if verb == "summon" else None


def _parse_preset(rest: list[str], upper: list[str]) -> Move | None:
    armies = {army.id: army for army in ARMIES}
    if not rest or rest[0] not in armies:
        return None
    stack = tuple(upper[1:])
    if not all(card in INTERVENTION_OF for card in stack):
        return None
    listed = tuple(INTERVENTION_IDS[card] for card in armies[rest[0]].stack)
    return Preset(rest[0], () if stack == listed else stack)


def _parse_summon(rest: list[str]) -> Move | None:
    if not 2 <= len(rest) <= 3 or rest[0] not in ("1", "2", "3", "4"):
        return None
    field = _FIELD.fullmatch(rest[1])
    figure = rest[2] if len(rest) == 3 else None
    if not field or (figure is not None and figure not in FIGURES):
        return None
    return Summon(int(rest[0]), int(field[1]), int(field[2]), figure)
