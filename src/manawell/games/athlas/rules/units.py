"""Facts about a unit: its properties, its relics, its armour."""

from manawell.games.athlas.components.cards import CARD_IDS, Alpha
from manawell.games.athlas.components.tables import (
    ARTEFACT,
    BEARER,
    CONDITION_FLAGS,
    CONDITION_MAGIC,
    CONDITION_MODS,
    CONDITION_PHYSICAL,
    FLYING,
    FROZEN,
    NO_RELIC,
    NONE,
    PLAYERS,
)
from manawell.games.athlas.state import PER_PLAYER, SERIALS, Position


def name_of(name: int) -> str:
    """`g2.3`: Gold's second alpha, the third unit summoned (ATH-29)."""
    alpha, serial = divmod(name, SERIALS)
    return f"{PLAYERS[alpha // PER_PLAYER][0]}{alpha % PER_PLAYER + 1}.{serial}"


def unit_name(p: Position, unit: int) -> str:
    return name_of(p.core.name[unit])


def genus_of(p: Position, unit: int) -> str:
    return CARD_IDS[p.alpha_of(unit).cards[0]]


def living(p: Position) -> list[int]:
    """All units on the board."""
    return [unit for unit, place in enumerate(p.core.place) if place != NONE]


def by_name(p: Position, units: list[int]) -> list[int]:
    """In ascending order of their names (ATH-9.4, 20.6)."""
    name = p.core.name
    return [number % SERIALS for number in sorted([name[unit] * SERIALS + unit for unit in units])]


def flying(p: Position, unit: int) -> bool:
    return p.core.flags[unit] & FLYING != 0


def frozen(p: Position, unit: int) -> bool:
    """In stasis (ATH-23.5)."""
    return p.core.flags[unit] & FROZEN != 0


def can_hold(p: Position, unit: int) -> bool:
    """Not flying, unless winged, and no Watchtower (ATH-17.2)."""
    flags = p.core.flags[unit]
    return flags & NO_RELIC == 0 and (flags & FLYING == 0 or flags & BEARER != 0)


def relics_on(p: Position, field: int) -> int:
    """As a bit set."""
    found = 0
    relics = p.core.relics
    for relic in range(len(relics)):
        if relics[relic] == field:
            found |= 1 << relic
    return found


def held_by(p: Position, unit: int) -> int:
    """The relics it holds, as a bit set (ATH-17.1)."""
    return relics_on(p, p.core.place[unit]) if can_hold(p, unit) else 0


def holder_of(p: Position, relic: int) -> int:
    """The unit that holds a relic, or NONE."""
    unit = p.core.occupant[p.core.relics[relic]]
    return unit if unit != NONE and can_hold(p, unit) else NONE


def compute_flags(p: Position, unit: int) -> int:
    """From the cards of its alpha, its conditions and its artefacts (ATH-10.7, 23.3)."""
    flags = p.alpha_of(unit).flags
    for mark in p.core.marks:
        if mark.unit == unit:
            flags |= CONDITION_FLAGS[mark.condition]
            if mark.condition == ARTEFACT:
                flags |= p.table.cards[mark.card].flags
    return flags


def artefacts(p: Position, unit: int) -> list[int]:
    """The different cards it has conjured (ATH-23.3)."""
    found: list[int] = []
    for mark in p.core.marks:
        if mark.unit == unit and mark.condition == ARTEFACT and mark.card not in found:
            found.append(mark.card)
    return found


def conditions_of(p: Position, unit: int) -> list[int]:
    """The different conditions it is in; several marks of one count once (ATH-23.3)."""
    found: list[int] = []
    for mark in p.core.marks:
        if mark.unit == unit and mark.condition not in found:
            found.append(mark.condition)
    return found


def attack_bonus(p: Position, unit: int, kind: int) -> int:
    """The modifiers of one attack type (ATH-19.2)."""
    bonus = p.alpha_of(unit).mods[kind]
    if p.core.marks:
        for condition in conditions_of(p, unit):
            bonus += CONDITION_MODS[condition][kind]
        for card in artefacts(p, unit):
            bonus += p.table.cards[card].mods[kind]
    return bonus


def pierce_of(p: Position, unit: int, kind: int) -> int:
    """ATH-19.8"""
    pierce = p.alpha_of(unit).pierce[kind]
    for card in artefacts(p, unit):
        pierce += p.table.cards[card].pierce[kind]
    return pierce


def venom_of(p: Position, unit: int) -> int:
    """The condition that its weapons bring, or NONE (ATH-C.12)."""
    venom = p.alpha_of(unit).venom
    for card in artefacts(p, unit):
        if p.table.cards[card].venom != NONE:
            venom = p.table.cards[card].venom
    return venom


def physical_left(p: Position, unit: int) -> int:
    """Physical armour that is not yet used in this turn (ATH-19.3, 19.4)."""
    armour = p.alpha_of(unit).physical
    if p.core.marks:
        for condition in conditions_of(p, unit):
            armour += CONDITION_PHYSICAL[condition]
        for card in artefacts(p, unit):
            armour += p.table.cards[card].physical
    return max(0, armour - p.core.spent_physical[unit])


def magic_left(p: Position, unit: int) -> int:
    armour = p.alpha_of(unit).magic
    if p.core.marks:
        for condition in conditions_of(p, unit):
            armour += CONDITION_MAGIC[condition]
        for card in artefacts(p, unit):
            armour += p.table.cards[card].magic
    return max(0, armour - p.core.spent_magic[unit])


def count_of(p: Position, alpha: int) -> int:
    """The units of an alpha on the board (ATH-2.3)."""
    core = p.core
    count = 0
    for unit in range(len(core.place)):
        if core.place[unit] != NONE and core.alpha[unit] == alpha:
            count += 1
    return count


def alpha_at(p: Position, alpha: int) -> Alpha:
    found = p.alphas[alpha]
    assert found is not None
    return found


def alarm(p: Position, player: int) -> None:
    """The running activation concerns this player."""
    p.core.alarms |= 1 << player


def alarm_holding(p: Position, unit: int) -> None:
    """The other player is concerned when a unit comes to hold a relic."""
    if held_by(p, unit):
        alarm(p, 1 - p.owner_of(unit))
