"""Card sets: the standard one, and those that owners of the printed game enter from their cards.

Such a file lists only what differs, card by card, in the format of components.toml:

    [[card]]
    id = "E11"
    cost = 8

    [[intervention]]
    id = "D07"
    god_points = 2

The environment variable MANAWELL_ATHLAS_CARDS names a folder of such files. A set is named after its file and a
fingerprint of its content, so that a record cannot be replayed with other cards by mistake.
"""

import hashlib
import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from manawell.games.athlas.components.cards import ARMIES, STANDARD, Alpha, CardSet
from manawell.games.athlas.components.tables import CONDITIONS, DATA, GOD_POINTS, POINTS_DEFAULT, TIMED
from manawell.kernel.faults import Fault

FOLDER_VARIABLE = "MANAWELL_ATHLAS_CARDS"

_WORDS: dict[str, Any] = DATA["vocabulary"]
Small = Literal["M", "A", "T"]


class BadCards(Fault):
    """A file of cards that cannot be used."""

    def __init__(self, file: str, problem: str) -> None:
        super().__init__("fault-bad-cards", file=file, problem=problem)


class EffectData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A primitive with its parameters."""

    do: str
    on: str | msgspec.UnsetType = msgspec.UNSET
    type: str | msgspec.UnsetType = msgspec.UNSET
    value: int | str | msgspec.UnsetType = msgspec.UNSET
    n: int | str | msgspec.UnsetType = msgspec.UNSET
    cause: str | msgspec.UnsetType = msgspec.UNSET
    mode: str | msgspec.UnsetType = msgspec.UNSET
    steps: int | msgspec.UnsetType = msgspec.UNSET
    direction: str | msgspec.UnsetType = msgspec.UNSET
    to: str | msgspec.UnsetType = msgspec.UNSET
    condition: str | msgspec.UnsetType = msgspec.UNSET
    until: str | msgspec.UnsetType = msgspec.UNSET
    alpha: str | msgspec.UnsetType = msgspec.UNSET
    types: list[str] | msgspec.UnsetType = msgspec.UNSET
    when: str | msgspec.UnsetType = msgspec.UNSET
    if_: str | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name="if")


class AbilityData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An active ability."""

    id: str
    cost: list[Small]
    target: str
    range: tuple[int, int]
    effects: list[EffectData]
    x: tuple[int, int] | msgspec.UnsetType = msgspec.UNSET


Number = int | msgspec.UnsetType


class CardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a file may say about a card."""

    id: str
    cost: Number = msgspec.UNSET
    hands_need: Number = msgspec.UNSET
    hands_give: Number = msgspec.UNSET
    life: Number = msgspec.UNSET
    life_plus: Number = msgspec.UNSET
    spell_points: Number = msgspec.UNSET
    armour_physical: Number = msgspec.UNSET
    armour_magic: Number = msgspec.UNSET
    mod_melee: Number = msgspec.UNSET
    mod_ranged: Number = msgspec.UNSET
    mod_spell: Number = msgspec.UNSET
    flags: list[str] | msgspec.UnsetType = msgspec.UNSET
    text_en: str | msgspec.UnsetType = msgspec.UNSET
    text_de: str | msgspec.UnsetType = msgspec.UNSET
    text_fr: str | msgspec.UnsetType = msgspec.UNSET
    ability: list[AbilityData] | msgspec.UnsetType = msgspec.UNSET
    passives: list[EffectData] | msgspec.UnsetType = msgspec.UNSET


class InterventionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a file may say about an intervention: its choices stay as they are."""

    id: str
    god_points: Number = msgspec.UNSET
    time: Number = msgspec.UNSET
    text_en: str | msgspec.UnsetType = msgspec.UNSET
    text_de: str | msgspec.UnsetType = msgspec.UNSET
    text_fr: str | msgspec.UnsetType = msgspec.UNSET
    effects: list[EffectData] | msgspec.UnsetType = msgspec.UNSET


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A user's own card file."""

    card: list[CardData] = []
    intervention: list[InterventionData] = []


_VOCABULARY: dict[str, list[str]] = {
    "do": _WORDS["primitives"],
    "on": _WORDS["on"],
    "type": _WORDS["attack_types"],
    "cause": _WORDS["loss_causes"],
    "mode": _WORDS["move_modes"],
    "direction": _WORDS["push_directions"],
    "to": _WORDS["set_terrain_to"],
    "condition": CONDITIONS,
    "until": ["next_maintenance", "time"],
    "alpha": _WORDS["summon_alpha"],
    "when": _WORDS["triggers"],
    "if": _WORDS["if"],
}
_LEAST = {"cost": 1, "god_points": 1}
_MOST = 60
"""No number on a card may be larger."""


def read_cards(name: str, text: str) -> CardSet:
    """The standard set with the changes of a file; `BadCards` names what is wrong."""
    try:
        file = msgspec.convert(tomllib.loads(text), CardFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadCards(name, str(problem)) from problem
    cards = _changed(name, DATA["card"], file.card)
    interventions = _changed(name, DATA["intervention"], file.intervention)
    for data in cards:
        _check_card(name, data)
    for standard, data in zip(DATA["intervention"], interventions, strict=True):
        _check_intervention(name, standard, data)
    fingerprint = hashlib.sha256(msgspec.json.encode([cards, interventions])).hexdigest()[:8]
    made = CardSet(f"{name}-{fingerprint}", cards, interventions)
    _check_armies(name, made)
    TEXTS[made.name] = texts_of(cards, interventions)
    return made


def _changed(
    name: str, standard: list[dict[str, Any]], changes: list[CardData] | list[InterventionData]
) -> list[dict[str, Any]]:
    """The standard cards with the changes laid over them."""
    by_id = {data["id"]: data for data in standard}
    seen: set[str] = set()
    for change in changes:
        given: dict[str, Any] = msgspec.to_builtins(change)
        if change.id not in by_id:
            raise BadCards(name, f"{change.id}: there is no such card")
        if change.id in seen:
            raise BadCards(name, f"{change.id}: it is listed twice")
        seen.add(change.id)
        old = by_id[change.id]
        acts_otherwise = any(
            given.get(field, old.get(field, [])) != old.get(field, []) for field in ("ability", "passives", "effects")
        )
        if acts_otherwise and "text_en" not in given:
            raise BadCards(name, f"{change.id}: it does something else, so it needs text_en (text_de, text_fr)")
        if acts_otherwise:
            given = {f"text_{language}": given["text_en"] for language in ("de", "fr")} | given
        by_id[change.id] = old | given
    return [by_id[data["id"]] for data in standard]


def _check_numbers(name: str, card: str, data: Mapping[str, Any]) -> None:
    for field, value in data.items():
        numeric = isinstance(value, int) and not isinstance(value, bool)
        if numeric and not _LEAST.get(field, 0) <= value <= _MOST:
            raise BadCards(name, f"{card}: {field} = {value} is not from {_LEAST.get(field, 0)} to {_MOST}")


def _check_intervention(name: str, standard: Mapping[str, Any], data: Mapping[str, Any]) -> None:
    """Numbers may change, but not what it does, in which order, or whether it lasts: its choices depend on these."""
    _check_numbers(name, data["id"], data)
    for effect in data["effects"]:
        _check_effect(name, data["id"], effect)
    _check_x(name, data["id"], data)
    if shape_of(data["effects"]) != shape_of(standard["effects"]):
        raise BadCards(name, f"{data['id']}: it must do the same things in the same order, with other numbers")
    if bool(data["time"]) != bool(standard["time"]):
        raise BadCards(name, f"{data['id']}: time = {data['time']}; only what lasts has a time, and that at least 1")


def _check_armies(name: str, table: CardSet) -> None:
    """The preset armies must stay legal."""
    for army in ARMIES:
        if sum(table.interventions[card].god_points for card in army.stack) > GOD_POINTS:
            raise BadCards(name, f"the stack of the preset army {army.id} would have more than {GOD_POINTS} god points")
        for number, cards in enumerate(army.alphas, 1):
            alpha = Alpha(table, cards)
            if alpha.hands < 0 or alpha.spell_points < 0 or alpha.cost > POINTS_DEFAULT:
                raise BadCards(name, f"the preset army {army.id} could not be made: its alpha {number} breaks ATH-4.3")


def shape_of(effects: Iterable[Mapping[str, Any]]) -> tuple[tuple[str | None, ...], ...]:
    """What effects do, without their numbers."""
    parts = ("do", "on", "mode", "direction", "if", "when", "alpha", "until")
    return tuple(
        (*(effect.get(part) for part in parts), "one_step" if effect.get("to") == "one_step" else None)
        for effect in effects
    )


_SHAPES: set[tuple[str, Any]] = {
    (ability["target"], shape_of(ability["effects"])) for card in DATA["card"] for ability in card.get("ability", [])
}
_PASSIVES: set[Any] = {shape_of([passive]) for card in DATA["card"] for passive in card["passives"]}


def _check_card(name: str, data: Mapping[str, Any]) -> None:
    _check_numbers(name, data["id"], data)
    if data["kind"] == "genus" and data["life"] == 0:
        raise BadCards(name, f"{data['id']}: a genus needs life")
    for flag in data["flags"]:
        _check_word(name, data["id"], "flag", flag, _WORDS["flags"])
    for effect in data["passives"]:
        _check_effect(name, data["id"], effect)
        _check_x(name, data["id"], {"effects": [effect]})
        if shape_of([effect]) not in _PASSIVES:
            raise BadCards(name, f"{data['id']}: no printed card has a passive like {dict(effect)}")
    names = [ability["id"] for ability in data.get("ability", [])]
    if len(set(names)) != len(names):
        raise BadCards(name, f"{data['id']}: two abilities have the same id")
    for ability in data.get("ability", []):
        least, most = ability["range"]
        _check_word(name, data["id"], "target", ability["target"], _WORDS["ability_targets"])
        if not re.fullmatch("[a-z_]+", ability["id"]):
            raise BadCards(name, f"{data['id']}: the ability id {ability['id']!r} is not made of small letters")
        if not 0 <= least <= most <= 10 or not ability["cost"] or not ability["effects"]:
            raise BadCards(name, f"{data['id']}: {ability['id']} needs a cost, effects, and a range from 0 to 10")
        for effect in ability["effects"]:
            _check_effect(name, data["id"], effect)
            if effect.get("direction") == "away" and most > 1:
                raise BadCards(name, f"{data['id']}: only a neighbour can be pushed away, so the range is [1, 1]")
        _check_x(name, data["id"], ability)
        if (ability["target"], shape_of(ability["effects"])) not in _SHAPES:
            raise BadCards(name, f"{data['id']}: no printed card does this to a target of the kind {ability['target']}")


def _check_x(name: str, card: str, ability: Mapping[str, Any]) -> None:
    """An announced number needs a range, and a range needs a number."""
    values = [effect.get(field) for effect in ability["effects"] for field in ("value", "n")]
    least, most = ability.get("x", (0, 0))
    if any(isinstance(value, str) for value in values) != (1 <= least <= most <= 10):
        raise BadCards(name, f"{card}: X in an effect and a span x from 1 to 10 belong together")


def _check_effect(name: str, card: str, effect: Mapping[str, Any]) -> None:
    for field, words in _VOCABULARY.items():
        if field in effect:
            _check_word(name, card, field, effect[field], words)
    for kind in effect.get("types", []):
        _check_word(name, card, "types", kind, _WORDS["attack_types"])
    for field in ("value", "n"):
        value = effect.get(field, 0)
        if isinstance(value, str) and value not in ("X", "2X", "3X"):
            raise BadCards(name, f"{card}: {field} = {value!r} is neither a number nor X, 2X or 3X")
        if isinstance(value, int) and not 0 <= value <= _MOST:
            raise BadCards(name, f"{card}: {field} = {value} is not from 0 to {_MOST}")
    needed = {"attack": ("type", "value"), "set_terrain": ("to",), "mark": ("condition",), "push": ("direction",)}
    needed |= {"move": ("mode",), "lose_life": ("n",), "heal": ("n",)}
    timed = "condition" in effect and TIMED[CONDITIONS.index(effect["condition"])]
    if effect["do"] == "mark" and timed != (effect.get("until") == "time"):
        raise BadCards(name, f"{card}: {effect['condition']} and until = {effect.get('until')!r} do not go together")
    for field in needed.get(effect["do"], ()):
        if field not in effect:
            raise BadCards(name, f"{card}: {effect['do']} needs {field}")


def _check_word(name: str, card: str, field: str, value: str, words: list[str]) -> None:
    if value not in words:
        raise BadCards(name, f"{card}: {field} = {value!r} is none of {', '.join(words)}")


Texts = dict[str, dict[str, str]]


def texts_of(cards: list[dict[str, Any]], interventions: list[dict[str, Any]]) -> Texts:
    """What each card does, by language and card."""
    return {
        language: {data["id"]: data[f"text_{language}"] for data in [*cards, *interventions]}
        for language in ("en", "de", "fr")
    }


TEXTS: dict[str, Texts] = {STANDARD.name: texts_of(DATA["card"], DATA["intervention"])}
"""By card set: the texts of its cards."""


def _found() -> dict[str, CardSet]:
    """The standard set, then those of the folder."""
    sets = {STANDARD.name: STANDARD}
    folder = os.environ.get(FOLDER_VARIABLE)
    for path in sorted(Path(folder).glob("*.toml")) if folder else []:
        made = read_cards(path.stem, path.read_text("utf-8"))
        sets[made.name] = made
    return sets


SETS: dict[str, CardSet] = _found()


def card_set(name: str) -> CardSet:
    """The card set of this name; `KeyError` when there is none."""
    return SETS[name]
