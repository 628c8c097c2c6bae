"""Moves in three forms: number, typed, and text that a person can read and type."""

import re

import msgspec

from manawell.games.athlas.components.cards import (
    ARMIES,
    AT_ATTACK,
    AT_EQUIPMENT,
    AT_PATH,
    CARD_IDS,
    CARD_OF,
    CLIMB,
    FLY,
    HAND_OVER,
    INTERVENTION_IDS,
    INTERVENTION_OF,
    ONE_STEP,
    PUSH_ANY,
    PUSH_TOWARDS,
    TARGETS,
    WALK,
)
from manawell.games.athlas.components.tables import (
    COORDINATES,
    DIRECTIONS,
    FIELDS,
    FIGURES,
    PLAYERS,
    RELICS,
    TERRAINS,
)
from manawell.games.athlas.rules import actions as at
from manawell.games.athlas.rules.creation import ORDERS
from manawell.games.athlas.rules.effects import owner_alpha
from manawell.games.athlas.rules.interventions import moment_name, moment_of
from manawell.games.athlas.rules.units import name_of
from manawell.games.athlas.state import GENUS, PER_PLAYER, Position


class Genus(msgspec.Struct, frozen=True, tag=True):
    """Begin an alpha with a genus card."""

    alpha: int
    card: str


class Card(msgspec.Struct, frozen=True, tag=True):
    """Add a card to the alpha."""

    alpha: int
    card: str


class Done(msgspec.Struct, frozen=True, tag=True):
    """The alpha is complete."""

    alpha: int


class Stack(msgspec.Struct, frozen=True, tag=True):
    """Put an intervention below those chosen before."""

    card: str


class StackDone(msgspec.Struct, frozen=True, tag=True):
    """The stack is complete."""


class Rebuild(msgspec.Struct, frozen=True, tag=True):
    """Rebuild an alpha between two games of a campaign, or none."""

    alpha: int | None


class Preset(msgspec.Struct, frozen=True, tag=True):
    """Take a preset army; without a stack, in the order listed."""

    army: str
    stack: tuple[str, ...] = ()


class Summon(msgspec.Struct, frozen=True, tag=True):
    """Summon a unit; the figure is chosen when this reveals its alpha."""

    alpha: int
    q: int
    r: int
    figure: str | None


class EndSummon(msgspec.Struct, frozen=True, tag=True):
    """End the summoning step."""


class Act(msgspec.Struct, frozen=True, tag=True):
    """Activate a unit."""

    unit: str


class End(msgspec.Struct, frozen=True, tag=True):
    """End the activation."""


class EndAll(msgspec.Struct, frozen=True, tag=True):
    """End the activation step: the units left do nothing."""


class Go(msgspec.Struct, frozen=True, tag=True):
    """Walk, climb or fly to a field, perhaps with a relic."""

    how: str
    q: int
    r: int
    relic: str | None


class Give(msgspec.Struct, frozen=True, tag=True):
    """Hand a relic over."""

    relic: str
    unit: str


class Use(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Use an ability of a card with all its choices; `other` is the attack of Frenzy or the conjured card."""

    card: str
    ability: str | None = None
    """Only for a card with two."""
    other: str | None = None
    unit: str | None = None
    q: int | None = None
    r: int | None = None
    q2: int | None = None
    r2: int | None = None
    direction: str | None = None
    terrain: str | None = None
    x: int | None = None
    relic: str | None = None


class Play(msgspec.Struct, frozen=True, tag=True):
    """Play the top intervention at a moment: now, c0, c1, …, cE."""

    card: str
    moment: str


class Discard(msgspec.Struct, frozen=True, tag=True):
    """Discard interventions from the top."""

    count: int


class Pass(msgspec.Struct, frozen=True, tag=True):
    """Do not intervene."""


class PickUnit(msgspec.Struct, frozen=True, tag=True):
    """The unit that a played card is for."""

    unit: str


class PickDirection(msgspec.Struct, frozen=True, tag=True):
    """The direction of a push."""

    direction: str


class PickField(msgspec.Struct, frozen=True, tag=True):
    """A field for a played card, perhaps with a relic that goes there."""

    q: int
    r: int
    relic: str | None


class Enough(msgspec.Struct, frozen=True, tag=True):
    """No more fields or cards."""


class PickArea(msgspec.Struct, frozen=True, tag=True):
    """A connected stretch of water, named by its first field."""

    q: int
    r: int


class PickRelic(msgspec.Struct, frozen=True, tag=True):
    """The relic to shift."""

    relic: str


class PickAlpha(msgspec.Struct, frozen=True, tag=True):
    """The alpha that a played card is for."""

    alpha: int


class PickFigure(msgspec.Struct, frozen=True, tag=True):
    """The figure type of an alpha that is revealed by a card."""

    figure: str


class MarkCard(msgspec.Struct, frozen=True, tag=True):
    """A card that gets a time marker."""

    alpha: int
    card: str


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """The active intervention to end; `owner` is its player."""

    owner: str
    card: str


class Keep(msgspec.Struct, frozen=True, tag=True):
    """The pushed unit takes this relic along."""

    relic: str


class Leave(msgspec.Struct, frozen=True, tag=True):
    """The pushed unit leaves its relics."""


class Lose(msgspec.Struct, frozen=True, tag=True):
    """The unit that dies."""

    unit: str


class Then(msgspec.Struct, frozen=True, tag=True):
    """The second target."""

    unit: str


Move = (
    Genus
    | Card
    | Done
    | Stack
    | StackDone
    | Rebuild
    | Preset
    | Summon
    | EndSummon
    | Act
    | End
    | EndAll
    | Go
    | Give
    | Use
    | Play
    | Discard
    | Pass
    | PickUnit
    | PickDirection
    | PickField
    | Enough
    | PickArea
    | PickRelic
    | PickAlpha
    | PickFigure
    | MarkCard
    | Cancel
    | Keep
    | Leave
    | Lose
    | Then
)

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

BASIC_WORDS = {WALK: "walk", CLIMB: "climb", FLY: "fly"}


# From numbers to words.


def typed(p: Position, move: int) -> Move:
    """The typed form of a legal move."""
    if move >= at.USE:
        return _typed_use(p, move)
    if move >= at.SUMMON_AT:
        code, figure = divmod(move - at.SUMMON_AT, 5)
        alpha, field = divmod(code, FIELDS)
        return Summon(alpha + 1, *COORDINATES[field], FIGURES[figure - 1] if figure else None)
    if move >= at.UNIT_IS:
        return _typed_unit(p, move)
    if move >= at.FIELD_IS:
        field, relic = divmod(move - at.FIELD_IS, 4)
        return PickField(*COORDINATES[field], RELICS[relic - 1] if relic else None)
    if move >= at.CARD_IS:
        return _typed_creation(p, move)
    return _typed_word(p, move)


def _typed_unit(p: Position, move: int) -> Move:
    if move >= at.CANCEL_MARK:
        player, card = divmod(move - at.CANCEL_MARK, 32)
        return Cancel(PLAYERS[player][0], INTERVENTION_IDS[card])
    if move >= at.MARK_CARD:
        card = move - at.MARK_CARD
        return MarkCard(owner_alpha(p, p.actor, card) % PER_PLAYER + 1, CARD_IDS[card])
    if move >= at.AREA_IS:
        return PickArea(*COORDINATES[move - at.AREA_IS])
    kinds = ((at.THEN, Then), (at.LOSE, Lose), (at.ACTIVATE, Act), (at.UNIT_IS, PickUnit))
    start, kind = next((start, kind) for start, kind in kinds if move >= start)
    return kind(_unit_on(p, move - start))


def _typed_creation(p: Position, move: int) -> Move:
    if move >= at.PRESET_IS:
        army, order = divmod(move - at.PRESET_IS, len(ORDERS))
        stack = [INTERVENTION_IDS[ARMIES[army].stack[place]] for place in ORDERS[order]]
        return Preset(ARMIES[army].id, tuple(stack) if order else ())
    if move >= at.STACK_CARD:
        return Stack(INTERVENTION_IDS[move - at.STACK_CARD])
    card = CARD_IDS[move - at.CARD_IS]
    return Genus(p.slot + 1, card) if p.phase == GENUS else Card(p.slot + 1, card)


def _typed_word(p: Position, move: int) -> Move:
    if move >= at.PLAY_NOW:
        return Play(INTERVENTION_IDS[p.stacks[p.actor][0]], moment_name(moment_of(move)))
    if move >= at.TOWARD:
        return PickDirection(DIRECTIONS[move - at.TOWARD])
    if move > at.DISCARD:
        return Discard(move - at.DISCARD)
    if move >= at.REBUILD_ALPHA:
        return Rebuild(move - at.REBUILD_ALPHA + 1)
    if move >= at.ALPHA_IS:
        return PickAlpha(move - at.ALPHA_IS + 1)
    if move >= at.FIGURE_IS:
        return PickFigure(FIGURES[move - at.FIGURE_IS])
    if move >= at.RELIC_IS:
        return PickRelic(RELICS[move - at.RELIC_IS])
    if move >= at.KEEP:
        return Keep(RELICS[move - at.KEEP])
    words: dict[int, Move] = {
        at.PASS: Pass(),
        at.END: End(),
        at.END_ALL: EndAll(),
        at.END_SUMMON: EndSummon(),
        at.ENOUGH: Enough(),
        at.LEAVE: Leave(),
        at.STACK_DONE: StackDone(),
        at.REBUILD_NONE: Rebuild(None),
        at.DONE: Done(p.slot + 1),
    }
    return words[move]


def _typed_use(p: Position, move: int) -> Move:
    ability = p.table.abilities[at.ability_in(move)]
    field, extra, relic = at.field_in(move), at.extra_in(move), at.relic_in(move)
    taken = None if relic < 0 else RELICS[relic]
    if ability.number == HAND_OVER:
        return Give(RELICS[relic], _unit_on(p, field))
    if ability.number in BASIC_WORDS:
        return Go(BASIC_WORDS[ability.number], *COORDINATES[field], taken)
    card = CARD_IDS[ability.card]
    known = len(p.table.cards[ability.card].abilities) == 1
    written = Use(card=card, ability=None if known else ability.id, relic=taken)
    if ability.target == AT_EQUIPMENT:
        return msgspec.structs.replace(written, other=CARD_IDS[extra])
    if ability.target == AT_ATTACK:
        attack = p.table.abilities[at.attack_in(move)]
        x = extra if attack.x_most else None
        return msgspec.structs.replace(written, other=CARD_IDS[attack.card], unit=_unit_on(p, field), x=x)
    if field == at.NO_FIELD:
        return written
    if aims_at_unit(ability.target):
        written = msgspec.structs.replace(written, unit=_unit_on(p, field))
        if ability.x_most:
            return msgspec.structs.replace(written, x=extra)
        if ability.only_pushes and ability.first.direction == PUSH_ANY:
            return msgspec.structs.replace(written, direction=DIRECTIONS[extra])
        if ability.only_pushes and ability.first.direction == PUSH_TOWARDS:
            return _at(written, extra)
        return written
    if ability.target == AT_PATH and extra != at.NO_FIELD:
        q, r = COORDINATES[extra]
        return msgspec.structs.replace(_at(written, field), q2=q, r2=r)
    if ability.first.to == ONE_STEP:
        return msgspec.structs.replace(_at(written, field), terrain=TERRAINS[extra])
    return _at(written, field)


def aims_at_unit(target: int) -> bool:
    """The target of an ability is a unit, not a field or a card."""
    return "unit" in TARGETS[target]


def _at(move: Use, field: int) -> Use:
    q, r = COORDINATES[field]
    return msgspec.structs.replace(move, q=q, r=r)


def _unit_on(p: Position, field: int) -> str:
    return name_of(p.core.name[p.core.occupant[field]])


# From words to text.


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
