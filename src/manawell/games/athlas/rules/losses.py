"""Life, death and what follows from it (ATH-20)."""

from manawell.games.athlas import events
from manawell.games.athlas.components.cards import BY_DROWNING, BY_EFFECT, BY_FALL, BY_SQUEEZE, CAUSES, INTERVENTION_IDS
from manawell.games.athlas.components.tables import (
    AMPHIBIOUS,
    COORDINATES,
    DROWNING,
    FLYING,
    FROZEN,
    NEIGHBOURS,
    NONE,
    STEADFAST,
    TIMED,
)
from manawell.games.athlas.rules.conditions import mark_unit
from manawell.games.athlas.rules.units import alarm, alpha_at, by_name, genus_of, unit_name
from manawell.games.athlas.state import BLASTS, CASUALTY, PER_PLAYER, Position
from manawell.kernel.event import Event


def spared(p: Position, unit: int, cause: int) -> bool:
    """Stasis prevents all loss of life, some flags prevent some losses (ATH-23.5, 6.1)."""
    flags = p.core.flags[unit]
    if flags & FROZEN:
        return True
    if cause == BY_DROWNING:
        return flags & AMPHIBIOUS != 0
    return cause in (BY_FALL, BY_SQUEEZE) and flags & STEADFAST != 0


def lose(p: Position, unit: int, amount: int, cause: int) -> None:
    """One unit loses life; it dies when the pool of its alpha is empty (ATH-20.2, 20.3)."""
    if amount > 0 and not spared(p, unit, cause):
        _subtract(p, unit, amount, cause)
        if p.core.pools[p.core.alpha[unit]] <= 0:
            kill(p, [unit])


def drown_on_entering(p: Position, unit: int) -> None:
    """A non-flying unit has entered a water field (ATH-14.1, 14.4)."""
    if p.core.flags[unit] & FLYING == 0:
        lose(p, unit, DROWNING, BY_DROWNING)


def lose_together(p: Position, units: list[int], amounts: list[int], cause: int) -> None:
    """Losses of one event: the amounts of an alpha add up, and one of its units may die (ATH-20.4, 20.5, 20.6).

    `cause` is NONE for an attack, which is told by itself.
    """
    hits: list[int] = []
    lost: list[int] = []
    for at in range(len(units)):
        unit = units[at]
        if amounts[at] > 0 and not spared(p, unit, cause):
            hits.append(unit)
            lost.append(amounts[at])
            _subtract(p, unit, amounts[at], cause)
    p.hits = hits
    p.amounts = lost
    emptied = sorted({p.core.alpha[unit] for unit in hits if p.core.pools[p.core.alpha[unit]] <= 0})
    for alpha in [one for one in emptied if one // PER_PLAYER == p.active] + [
        one for one in emptied if one // PER_PLAYER != p.active
    ]:
        candidates = candidates_of(p, alpha)
        if len(candidates) == 1:
            p.doomed = p.doomed + candidates
        else:
            p.asked = p.asked + [alpha]
    ask_casualty(p)


def candidates_of(p: Position, alpha: int) -> list[int]:
    """The units of an alpha that suffered in the event (ATH-20.4)."""
    return [unit for unit in p.hits if p.core.alpha[unit] == alpha]


def ask_casualty(p: Position) -> None:
    if p.asked:
        p.phase = CASUALTY
        p.actor = p.asked[0] // PER_PLAYER


def name_casualty(p: Position, unit: int) -> None:
    """The owner has chosen who dies."""
    p.doomed = p.doomed + [unit]
    p.asked = p.asked[1:]
    ask_casualty(p)


def finish_event(p: Position) -> None:
    """All deaths of the event happen together; survivors of poisoned weapons are marked (ATH-20.6, C.12)."""
    hits, doomed, venom = p.hits, p.doomed, p.venom
    p.hits, p.amounts, p.doomed, p.venom = [], [], [], NONE
    if doomed:
        kill(p, doomed)
    if venom != NONE:
        maker = NONE if p.run is None else p.run.player
        for unit in hits:
            if unit not in doomed:
                mark_unit(p, unit, venom, maker, NONE, 0)


def kill(p: Position, units: list[int]) -> None:
    """Units leave the board with their conditions; pools are refilled; explosions are noted (ATH-20.2, 20.6)."""
    core = p.core
    mine = [unit for unit in units if p.owner_of(unit) == p.active]
    theirs = [unit for unit in units if p.owner_of(unit) != p.active]
    for unit in by_name(p, mine) + by_name(p, theirs):
        alpha = p.alpha_of(unit)
        field = core.place[unit]
        core.pools[core.alpha[unit]] = alpha.life
        core.progress = True
        alarm(p, p.owner_of(unit))
        if blast_of(p, unit) > 0:
            p.blasts = p.blasts + [field * BLASTS + blast_of(p, unit)]
        told = _farewell(p, unit)
        _remove(p, unit)
        if p.journal is not None:
            for event in told:
                p.journal.tell(event)


def _farewell(p: Position, unit: int) -> list[Event]:
    """What is told when the unit is gone; the interventions on it end (ATH-22.10)."""
    if p.journal is None:
        return []
    q, r = COORDINATES[p.core.place[unit]]
    name, genus, life = unit_name(p, unit), genus_of(p, unit), p.alpha_of(unit).life
    told: list[Event] = [events.UnitDied(p.owner_of(unit), name, genus, q, r, life)]
    for mark in p.core.marks:
        if mark.unit == unit and TIMED[mark.condition]:
            told.append(events.InterventionEnded(mark.maker, INTERVENTION_IDS[mark.card]))
    return told


def blast_of(p: Position, unit: int) -> int:
    blast = p.alpha_of(unit).blast
    for mark in p.core.marks:
        if mark.unit == unit and mark.card != NONE and not TIMED[mark.condition]:
            blast += p.table.cards[mark.card].blast
    return blast


def _remove(p: Position, unit: int) -> None:
    core = p.core
    core.marks = [mark for mark in core.marks if mark.unit != unit]
    core.occupant[core.place[unit]] = NONE
    core.place[unit] = NONE
    core.waiting &= ~(1 << unit)
    core.exposed &= ~(1 << unit)
    for frame in core.frames:
        if frame.unit == unit:
            frame.unit = NONE
    if p.run is not None:
        if p.run.target == unit:
            p.run.target = NONE
        if p.run.user == unit:
            p.run.user = NONE
    for announcement in p.announced:
        if announcement.unit == unit:
            announcement.unit = NONE


def _subtract(p: Position, unit: int, amount: int, cause: int) -> None:
    core = p.core
    alpha = core.alpha[unit]
    core.pools[alpha] -= amount
    core.stirred = True
    alarm(p, alpha // PER_PLAYER)
    if cause != NONE and p.journal is not None:
        left = max(0, core.pools[alpha])
        p.journal.tell(
            events.LifeLost(p.owner_of(unit), unit_name(p, unit), genus_of(p, unit), CAUSES[cause], amount, left)
        )


def start_drowning(p: Position) -> None:
    """All units on fields that have become water drown as one event (ATH-1.5, 14.2)."""
    core = p.core
    units = [core.occupant[field] for field in p.soaked if core.occupant[field] != NONE]
    units = [unit for unit in units if core.flags[unit] & FLYING == 0]
    p.soaked = []
    lose_together(p, units, [DROWNING] * len(units), BY_DROWNING)


def start_blast(p: Position) -> None:
    """The next explosion: every unit next to the field, flying or not, loses life at once (ATH-16.4, C.14)."""
    field, amount = divmod(p.blasts[0], BLASTS)
    p.blasts = p.blasts[1:]
    if p.journal is not None:
        q, r = COORDINATES[field]
        p.journal.tell(events.UnitExploded(q, r, amount))
    units = [p.core.occupant[near] for near in NEIGHBOURS[field] if p.core.occupant[near] != NONE]
    lose_together(p, units, [amount] * len(units), BY_EFFECT)


def heal(p: Position, alpha: int, amount: int) -> None:
    """Never above the maximum (ATH-20.7)."""
    healed = min(amount, alpha_at(p, alpha).life - p.core.pools[alpha])
    if healed > 0:
        p.core.pools[alpha] += healed
        if p.journal is not None:
            number = alpha % PER_PLAYER + 1
            genus = p.table.cards[alpha_at(p, alpha).cards[0]].id
            p.journal.tell(events.Healed(alpha // PER_PLAYER, number, genus, healed, p.core.pools[alpha]))
