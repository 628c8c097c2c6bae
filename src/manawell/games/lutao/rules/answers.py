"""What each kind of move does: those that move, fight or cast stand in modules of their own, the others here."""

from collections.abc import Callable
from typing import Final

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.codes import edge_of
from manawell.games.lutao.components.tables import NONE, PROVINCE_COUNT, PROVINCES
from manawell.games.lutao.rules.asking import pick, settle, tell_pick
from manawell.games.lutao.rules.assassin import kill_at, kill_ship
from manawell.games.lutao.rules.battle import side_of
from manawell.games.lutao.rules.battle_end import capture
from manawell.games.lutao.rules.battle_powers import answer_strike, call_ghosts, give_gift, void_cards
from manawell.games.lutao.rules.buying import buy
from manawell.games.lutao.rules.casting import (
    aim_against,
    aim_at,
    aim_for,
    cast_spell,
    keep_new_people,
    keep_new_rune,
    keep_spell,
)
from manawell.games.lutao.rules.choices import battle_of
from manawell.games.lutao.rules.effects import burn, place_ship
from manawell.games.lutao.rules.entering import march
from manawell.games.lutao.rules.fighting import (
    drop_card,
    fight,
    give_back,
    give_card,
    row,
    steal_card,
    void_other,
    void_own,
)
from manawell.games.lutao.rules.flow import end_combat, end_commands, end_formation
from manawell.games.lutao.rules.golems import aim, attack, raise_golems, send
from manawell.games.lutao.rules.moving import (
    anchor,
    go_aboard,
    land,
    leave_ship,
    sail,
    sail_on,
    sail_onward,
    steer,
    take_from,
    take_to,
)
from manawell.games.lutao.rules.piles import discard_spell, find_spell
from manawell.games.lutao.rules.placing import build_city, end_placement, end_traps, lay_trap, lift_trap, place_armies
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.rules.retreat import share
from manawell.games.lutao.rules.runes import assign_moon
from manawell.games.lutao.rules.sea import sink_idle_ships
from manawell.games.lutao.rules.setup import choose, lay
from manawell.games.lutao.rules.spells import choose_place, declare, pass_window
from manawell.games.lutao.state import (
    ABOARD,
    ASHORE,
    BOARD,
    BUSY,
    COMBAT,
    FIGHTING,
    FORM,
    GHOST,
    GIFT,
    GIVE_UP,
    HOSTAGES,
    KILL,
    MOVE,
    MOVE_COUNT,
    PLACE,
    PLACE_COUNT,
    RETREAT,
    REVIVE,
    TELEPORT_COUNT,
    TRAP,
    VOID,
    WINDOW,
    Position,
)


def _end(p: Position, _one: int, _two: int) -> None:
    people = p.who
    if p.phase == PLACE:
        end_placement(p, people)
    elif p.phase == MOVE:
        sink_idle_ships(p, people)
        p.moved = [0] * PROVINCE_COUNT
        p.step = FIGHTING
        p.phase = BUSY
        if p.journal is not None:
            p.journal.tell(events.MovementEnded(name_of(p, people)))
    elif p.phase == COMBAT:
        end_combat(p)
        if p.journal is not None:
            p.journal.tell(events.CombatEnded(name_of(p, people)))
    elif p.phase == FORM:
        end_formation(p, people)
    else:
        end_commands(p)
        if p.journal is not None:
            p.journal.tell(events.CommandEnded(name_of(p, people)))


def _pass(p: Position, _one: int, _two: int) -> None:
    phase = p.phase
    p.phase = BUSY
    if phase == WINDOW:
        pass_window(p)
    elif phase == KILL:
        if p.journal is not None:
            p.journal.tell(events.AssassinSpared(name_of(p, p.who), name_of(p, p.active())))
    elif phase == GIFT:
        give_gift(p, battle_of(p), side_of(battle_of(p), p.who), NONE)
    elif phase == VOID:
        void_cards(p, battle_of(p), NONE)
    elif p.journal is not None:
        p.journal.tell(events.WitchesPassed(name_of(p, p.who)))


def _enough(p: Position, _one: int, _two: int) -> None:
    if p.phase == TRAP:
        if p.journal is not None:
            p.journal.tell(events.TrapsChanged(name_of(p, p.who), len(p.traps)))
        end_traps(p)
    else:
        attack(p, p.who)


def _answer(p: Position, used: bool) -> None:
    battle = battle_of(p)
    phase = p.phase
    p.phase = BUSY
    if phase == GHOST:
        call_ghosts(p, battle, side_of(battle, p.who), used)
    else:
        answer_strike(p, battle, used)


def _yes(p: Position, _one: int, _two: int) -> None:
    _answer(p, True)


def _no(p: Position, _one: int, _two: int) -> None:
    _answer(p, False)


def _choose(p: Position, card: int, rune: int) -> None:
    choose(p, card, rune - 1)


def _lay(p: Position, origin: int, rotation: int) -> None:
    lay(p, origin, rotation)


def _moon(p: Position, _place: int, rune: int) -> None:
    pending = settle(p)
    assign_moon(p, pending.people, rune, pending.cards)


def _army(p: Position, province: int, _two: int) -> None:
    pick(p, province)
    p.phase = PLACE_COUNT


def _city(p: Position, province: int, _two: int) -> None:
    build_city(p, p.who, province)


def _ship(p: Position, province: int, direction: int) -> None:
    edge = edge_of(province, direction)
    if p.phase == PLACE:
        p.peoples[p.who].ships -= 1
        place_ship(p, p.who, edge)
    else:
        choose_place(p, p.casts[-1], edge)


def _set_trap(p: Position, place: int, _two: int) -> None:
    lay_trap(p, p.who, place)


def _lift_trap(p: Position, place: int, _two: int) -> None:
    lift_trap(p, p.who, place)


def _take(p: Position, number: int, hostages: int) -> None:
    phase = p.phase
    if phase == PLACE_COUNT:
        place_armies(p, p.who, p.source, number)
        p.source = NONE
    elif phase == MOVE_COUNT:
        origin, goal = p.source, p.goal
        p.source = NONE
        p.goal = NONE
        p.phase = BUSY
        march(p, p.who, origin, goal, number, hostages)
    elif phase in (BOARD, ABOARD):
        go_aboard(p, number, hostages)
    elif phase == ASHORE:
        leave_ship(p, number, hostages)
    else:
        _take_more(p, phase, number, hostages)


def _take_more(p: Position, phase: int, number: int, hostages: int) -> None:
    if phase == HOSTAGES:
        p.phase = BUSY
        capture(p, battle_of(p), number)
    elif phase == RETREAT:
        p.phase = BUSY
        share(p, battle_of(p), number, hostages)
    elif phase == GIVE_UP:
        pending = settle(p)
        burn(p, pending.province, pending.number, number, pending.spell)
    elif phase in (REVIVE, TELEPORT_COUNT):
        cast = p.casts[-1]
        cast.number = number
        cast.hostages = hostages
        declare(p, cast)


def _rise(p: Position, province: int, _two: int) -> None:
    settle(p)
    p.peoples[p.who].supply -= 1
    p.armies[province] += 1
    if p.journal is not None:
        p.journal.tell(events.Reincarnated(name_of(p, p.who), PROVINCES[province]))


def _golems_at(p: Position, province: int, _two: int) -> None:
    aim(p, province)
    tell_pick(p, province)


def _from(p: Position, province: int, _two: int) -> None:
    tell_pick(p, province)
    send(p, p.who, province)


def _raise(p: Position, province: int, _two: int) -> None:
    raise_golems(p, p.who, province)


def _drop(p: Position, kind: int, marked: int) -> None:
    discard_spell(p, p.who, find_spell(p, p.who, kind, marked == 1))
    p.phase = BUSY
    if p.journal is not None:
        p.journal.tell(events.SpellDiscarded(name_of(p, p.who), SPELLS[kind], "limit"))


def _buy(p: Position, number: int, _two: int) -> None:
    buy(p, p.who, number)


ANSWERS: Final[list[Callable[[Position, int, int], None]]] = [
    _end,
    _pass,
    _enough,
    _yes,
    _no,
    anchor,
    sail_onward,
    void_own,
    void_other,
    _choose,
    _lay,
    _moon,
    _army,
    _city,
    _ship,
    _take,
    _set_trap,
    _lift_trap,
    kill_at,
    kill_ship,
    take_from,
    take_to,
    sail,
    sail_on,
    steer,
    land,
    fight,
    take_from,
    give_back,
    drop_card,
    give_card,
    steal_card,
    row,
    _rise,
    _golems_at,
    _from,
    _raise,
    cast_spell,
    aim_for,
    aim_at,
    aim_against,
    keep_spell,
    keep_new_people,
    keep_new_rune,
    _drop,
    _buy,
    _buy,
    _buy,
    _buy,
]
"""By kind of move."""
