"""Moves with spells: playing them, their targets, and the cards that are kept."""

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.codes import spell_code
from manawell.games.lutao.rules.asking import settle
from manawell.games.lutao.rules.effects import keep_people, keep_rune
from manawell.games.lutao.rules.piles import add_spells, spells_to_keep
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.rules.spells import choose_place, choose_user, declare, play_spell
from manawell.games.lutao.state import Position
from manawell.kernel.journal import only


def cast_spell(p: Position, kind: int, marked: int) -> None:
    play_spell(p, p.who, spell_code(kind, marked == 1))


def aim_for(p: Position, people: int, _two: int) -> None:
    if p.journal is not None:
        p.journal.tell(events.SpellAimed(name_of(p, p.who), name_of(p, people)))
    choose_user(p, p.casts[-1], people)


def aim_at(p: Position, province: int, _two: int) -> None:
    choose_place(p, p.casts[-1], province)


def aim_against(p: Position, people: int, _two: int) -> None:
    cast = p.casts[-1]
    cast.target = people
    declare(p, cast)


def keep_spell(p: Position, kind: int, _two: int) -> None:
    """One card of a double draw is kept; with the last one the rest is discarded (LUT-20.8)."""
    pending = p.pending[0]
    people = pending.people
    rest = pending.cards[:]
    rest.remove(kind)
    add_spells(p, people, [kind | pending.marks])
    if p.journal is not None:
        p.journal.tell(events.SpellKept(name_of(p, people), SPELLS[kind]), only(p.actor))
    if pending.number > 1:
        p.pending = [spells_to_keep(people, pending.number - 1, pending.marks, rest)] + p.pending[1:]
        return
    settle(p)
    for spell in rest:
        p.spell_discards[spell] += 1
        if p.journal is not None:
            p.journal.tell(events.SpellDiscarded(name_of(p, people), SPELLS[spell], "choice"))


def keep_new_people(p: Position, card: int, _two: int) -> None:
    keep_people(p, settle(p), card)


def keep_new_rune(p: Position, rune: int, _two: int) -> None:
    keep_rune(p, settle(p), rune)
