"""Reasons of those who play or stop spells, or send the Assassin: what happens if nobody answers."""

from typing import Any

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import (
    COUNTERSPELL,
    COURAGE,
    DEFECTORS,
    FIRESTORM,
    GREAT_HOST,
    LIGHTNING,
    SPELLS,
    STONE_SKIN,
    STRENGTH,
)
from manawell.games.lutao.components.tables import NONE, PROVINCE_COUNT, PROVINCES
from manawell.games.lutao.reasons.case import Case, let_happen
from manawell.games.lutao.reasons.conquest import Values
from manawell.games.lutao.rules.actions import AT_PROVINCE, KILL_AT, PASS, PLAY, code
from manawell.games.lutao.rules.battle import side_of
from manawell.games.lutao.rules.hits import cards_for, pieces
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import WINDOW
from manawell.kernel.journal import Journal


def saves(case: Case) -> Values:
    """A spell is stopped that would take armies of the mover's player (LUT-22.9, 22.10, 22.12)."""
    if not _stops_spell(case):
        return None
    cast = case.p.casts[-1]
    if cast.spell not in (LIGHTNING, FIRESTORM, DEFECTORS) or case.is_foe(case.p.owner[cast.place]):
        return None
    lost = case.p.armies[cast.place] - _armies_of(case, let_happen(case.p, code(PASS)), cast.place)
    return {"armies": lost, "spell": SPELLS[cast.spell]} if lost > 0 else None


def _armies_of(case: Case, p: Lutao, province: int) -> int:
    """What is left there to the people that owned it."""
    return p.armies[province] if p.owner[province] == case.p.owner[province] else 0


def _stops_spell(case: Case) -> bool:
    """A Counterspell for the last spell, which a foe declared and nobody has stopped."""
    casts = case.p.casts
    stops = case.kind == PLAY and case.one == COUNTERSPELL and bool(casts) and not casts[-1].stopped
    return stops and case.is_foe(casts[-1].people)


def removes_last(case: Case) -> Values:
    """A foe loses the province, because its last army goes (LUT-20.1, 22.9, 22.12)."""
    p = case.p
    aimed = case.kind == AT_PROVINCE and bool(p.casts) and p.casts[-1].spell in (LIGHTNING, DEFECTORS)
    if not aimed and case.kind != KILL_AT:
        return None
    owner = p.owner[case.one]
    if not case.is_foe(owner) or p.armies[case.one] != 1 or case.after.owner[case.one] == owner:
        return None
    return {"people": name_of(p, owner), "province": PROVINCES[case.one]}


def adds_cards(case: Case) -> Values:
    """More cards to draw when the combat round begins (LUT-9.10)."""
    if case.kind != PLAY or case.one not in (STRENGTH, COURAGE, GREAT_HOST) or case.p.battle is None:
        return None
    more = _draws(case, case.after) - _draws(case, case.p)
    return {"number": more} if more > 0 else None


def _draws(case: Case, p: Lutao) -> int:
    """The cards of the mover's side, if the combat round began now."""
    here = p.clone()
    if here.battle is None or side_of(here.battle, case.people) == NONE:
        return 0
    for side in (0, 1):
        here.battle.sides[side].size = pieces(here, here.battle, side) + here.battle.sides[side].ghosts
    return cards_for(here, here.battle, side_of(here.battle, case.people))


def prevents(case: Case) -> Values:
    """Stone Skin, once the cards lie open (LUT-22.5)."""
    battle = case.p.battle
    if case.kind != PLAY or case.one != STONE_SKIN or battle is None or not any(side.played for side in battle.sides):
        return None
    here = case.p.clone()
    here.journal = journal = Journal()
    move, name = case.move, name_of(case.p, case.people)
    while True:
        here.play(move)
        hits = [event for event in journal.events if isinstance(event, events.HitsTaken) and event.people == name]
        if hits or here.phase != WINDOW:
            return {"hits": hits[0].skin} if hits and hits[0].skin > 0 else None
        move = code(PASS)


def unharmed(case: Case) -> Values:
    """A Counterspell is kept, because the spell of a foe leaves everything of the mover's player as it is."""
    p = case.p
    if case.move != code(PASS) or p.phase != WINDOW or not p.casts or p.battle is not None:
        return None
    cast = p.casts[-1]
    if cast.stopped or not case.is_foe(cast.people) or len(p.moves()) < 2:
        return None
    return {"spell": SPELLS[cast.spell]} if _goods(case, p) == _goods(case, case.after) else None


def _goods(case: Case, p: Lutao) -> list[Any]:
    """All that the mover's player has."""
    mine = [people for people in range(len(p.peoples)) if not case.is_foe(people)]
    held = [
        (province, p.armies[province], p.city[province], p.ships[province])
        for province in range(PROVINCE_COUNT)
        if p.owner[province] in mine
    ]
    off = [
        (one.card, one.rune, one.banned, len(one.hand), one.supply, one.reserve, one.ships, one.cities, one.sticks)
        for one in [p.peoples[people] for people in mine]
    ]
    return [held, off, [p.peoples[people].budget for people in mine], p.order, p.goal]
