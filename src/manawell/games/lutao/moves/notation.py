"""Moves as text that a person can read and type, and back."""

import re
from typing import Final

from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.tables import (
    COMBAT_CARDS,
    DIRECTIONS,
    LAND_CODES,
    NONE,
    PEOPLES,
    PROVINCE_OF,
    RUNES,
)
from manawell.games.lutao.moves.kinds import (
    At,
    Card,
    Choose,
    Count,
    Edge,
    Keep,
    Lay,
    Moon,
    Move,
    Spell,
    Take,
    Toward,
    TrapCard,
    Vessel,
    Via,
    Void,
    Word,
)
from manawell.games.lutao.rules import actions as do

NOTATION: Final = (
    "choose elves flying",
    "choose elves",
    "lay RHU 5,0 3",
    "moon 1 traps",
    "army NUR2",
    "take 3",
    "take 3+1",
    "city NUR1",
    "ship NUR2 W",
    "trap NUR2",
    "trap card 2",
    "lift NUR2",
    "lift card 2",
    "kill NUR2",
    "kill ship 1",
    "move NUR2",
    "to SIG4",
    "sail NUR2 W",
    "sail ship 1",
    "via -3,1",
    "land LUT9 W",
    "fight NUR2",
    "wrath NUR2",
    "return miss",
    "discard hit",
    "give miss",
    "steal hit",
    "void own",
    "void other",
    "row 2",
    "rise NUR2",
    "anchor",
    "onward",
    "golems LUT2",
    "from LUT1",
    "raise LUT1",
    "play lightning",
    "play lightning*",
    "for elves",
    "at NUR2",
    "against elves",
    "keep lightning",
    "keep elves",
    "keep traps",
    "discard lightning",
    "discard lightning*",
    "armies 7",
    "ships 1",
    "cities 0",
    "sticks 3",
    "yes",
    "no",
    "enough",
    "pass",
    "end",
)

WORDS: Final = {
    "end": do.END,
    "pass": do.PASS,
    "enough": do.ENOUGH,
    "yes": do.YES,
    "no": do.NO,
    "anchor": do.ANCHOR,
    "onward": do.ONWARD,
}
WITH_PROVINCE: Final = {
    "army": do.ARMY,
    "city": do.CITY,
    "trap": do.SET_TRAP,
    "lift": do.LIFT_TRAP,
    "kill": do.KILL_AT,
    "move": do.MOVE_FROM,
    "to": do.TO,
    "fight": do.FIGHT,
    "wrath": do.WRATH_FROM,
    "rise": do.RISE_AT,
    "golems": do.GOLEMS_AT,
    "from": do.FROM,
    "raise": do.RAISE,
    "at": do.AT_PROVINCE,
}
WITH_EDGE: Final = {"ship": do.SHIP, "sail": do.SAIL, "land": do.LAND}
WITH_NUMBER: Final = {
    "row": do.ROW_BACK,
    "armies": do.ARMIES,
    "ships": do.SHIPS,
    "cities": do.CITIES,
    "sticks": do.STICKS,
}
WITH_CARD: Final = {
    "return": do.RETURN_CARD,
    "discard": do.DISCARD_CARD,
    "give": do.GIVE_CARD,
    "steal": do.STEAL_CARD,
}
WITH_SPELL: Final = {"play": do.PLAY, "keep": do.KEEP, "discard": do.DROP}
WITH_PEOPLE: Final = {"for": do.FOR_PEOPLE, "against": do.AGAINST_PEOPLE}
ON_SHIPS: Final = {"kill": do.KILL_SHIP, "sail": do.SAIL_SEA}
ON_CARDS: Final = ("trap", "lift")
SIDES: Final = {"own": do.VOID_OWN, "other": do.VOID_OTHER}


def write(move: Move) -> str:
    match move:
        case Word(word):
            return word
        case Choose(people, rune):
            return f"choose {people} {rune}" if rune else f"choose {people}"
        case Lay(land, q, r, rotation):
            return f"lay {land} {q},{r} {rotation}"
        case Via(q, r):
            return f"via {q},{r}"
        case Take(armies, hostages):
            return f"take {armies}+{hostages}" if hostages else f"take {armies}"
        case Void(side):
            return f"void {side}"
        case Keep(card):
            return f"keep {card}"
        case Moon(place, rune):
            return f"moon {place} {rune}"
        case At(word, name) | Card(word, name) | Toward(word, name):
            return f"{word} {name}"
        case Edge(word, province, direction):
            return f"{word} {province} {direction}"
        case _:
            return _write_rest(move)


def _write_rest(move: TrapCard | Vessel | Count | Spell) -> str:
    match move:
        case TrapCard(word, number):
            return f"{word} card {number}"
        case Vessel(word, number):
            return f"{word} ship {number}"
        case Count(word, number):
            return f"{word} {number}"
        case Spell(word, spell, marked):
            return f"{word} {spell}*" if marked else f"{word} {spell}"


_HEX = re.compile(r"\(?(-?[0-9]{1,2}),(-?[0-9]{1,2})\)?")
_TAKE = re.compile(r"([0-9]{1,3})(?:\+([0-9]{1,3}))?")


def parse(text: str) -> Move | None:
    """The move that a text means, whether legal or not; case does not matter."""
    text = text.replace("−", "-").strip()
    if not text.isascii():  # letters of other scripts can look like ours
        return None
    words = re.sub(r"\s*,\s*", ",", re.sub(r"\s*\+\s*", "+", text.lower())).split()
    if not words:
        return None
    if len(words) == 1:
        return Word(words[0]) if words[0] in WORDS else None
    if len(words) == 2:
        return _parse_two(words[0], words[1])
    return _parse_three(words)


def _parse_two(word: str, value: str) -> Move | None:
    name = value.upper()
    if word in WITH_PROVINCE:
        return At(word, name) if name in PROVINCE_OF else None
    if word == "take" and (found := _TAKE.fullmatch(value)):
        return Take(int(found[1]), int(found[2] or 0))
    if word == "via" and (found := _HEX.fullmatch(value)):
        return Via(int(found[1]), int(found[2]))
    if word in WITH_NUMBER:
        return Count(word, int(value)) if value.isdecimal() and len(value) < 4 else None
    if word == "void":
        return Void(value) if value in SIDES else None
    return _parse_card(word, value)


def _parse_card(word: str, value: str) -> Move | None:
    if word in WITH_CARD and value in COMBAT_CARDS:
        return Card(word, value)
    if word in WITH_SPELL and value.removesuffix("*") in SPELLS:
        return Spell(word, value.removesuffix("*"), value.endswith("*"))
    if word in WITH_PEOPLE and value in PEOPLES:
        return Toward(word, value)
    if word == "keep" and (value in PEOPLES or value in RUNES):
        return Keep(value)
    return Choose(value, None) if word == "choose" and value in PEOPLES else None


def _parse_three(words: list[str]) -> Move | None:
    word, first, last = words[0], words[1], words[-1]
    number = int(last) if last.isdecimal() and len(last) < 4 else NONE
    if len(words) == 4:
        found = _HEX.fullmatch(words[2])
        if word != "lay" or first.upper() not in LAND_CODES or not found or number == NONE:
            return None
        return Lay(first.upper(), int(found[1]), int(found[2]), number)
    if len(words) > 4:
        return None
    if word in WITH_EDGE and first.upper() in PROVINCE_OF:
        return Edge(word, first.upper(), last.upper()) if last.upper() in DIRECTIONS else None
    if word == "choose" and first in PEOPLES and last in RUNES:
        return Choose(first, last)
    if word == "moon" and first.isdecimal() and len(first) < 3 and last in RUNES:
        return Moon(int(first), last)
    if number == NONE:
        return None
    if first == "ship" and word in ON_SHIPS:
        return Vessel(word, number)
    return TrapCard(word, number) if first == "card" and word in ON_CARDS else None
