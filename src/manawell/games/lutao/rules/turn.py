"""The playable position: carries out every move."""

from collections.abc import Callable
from typing import Final

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.codes import edge_of, edge_province, ship_at_sea, spell_code
from manawell.games.lutao.components.tables import NONE, PROVINCE_COUNT, PROVINCES
from manawell.games.lutao.rules import concession, concession_first
from manawell.games.lutao.rules.actions import kind_of, one_of, two_of
from manawell.games.lutao.rules.battle import (
    answer_strike,
    begin_battle,
    call_ghosts,
    capture,
    discard_card,
    exchange,
    give_gift,
    return_card,
    side_of,
    void_cards,
)
from manawell.games.lutao.rules.buying import buy
from manawell.games.lutao.rules.choices import CHOICES, battle_of
from manawell.games.lutao.rules.effects import burn, keep_people, keep_rune, place_ship
from manawell.games.lutao.rules.entering import enter, leave, march
from manawell.games.lutao.rules.flow import carry_on, end_combat, end_commands, end_formation
from manawell.games.lutao.rules.golems import aim, attack, raise_golems, send
from manawell.games.lutao.rules.holdings import close_ranks, share_out, take_off
from manawell.games.lutao.rules.piles import add_spells, discard_spell, find_spell, spells_to_keep
from manawell.games.lutao.rules.placing import build_city, end_placement, end_traps, lay_trap, lift_trap, place_armies
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.rules.retreat import row_back, share
from manawell.games.lutao.rules.runes import assign_moon
from manawell.games.lutao.rules.sea import (
    boarding_spans,
    choose_ship,
    clear_voyage,
    declare_leg,
    sink_idle_ships,
)
from manawell.games.lutao.rules.setup import choose, lay
from manawell.games.lutao.rules.spells import choose_place, choose_user, declare, pass_window, play_spell
from manawell.games.lutao.state import (
    ABOARD,
    ASHORE,
    BOARD,
    BUSY,
    BY_SHIP,
    COMBAT,
    COURSE,
    FIGHTING,
    FIRST_RULES,
    FORM,
    GHOST,
    GIFT,
    GIVE_UP,
    HOSTAGES,
    KILL,
    MOVE,
    MOVE_COUNT,
    MOVE_TO,
    OVER,
    PLACE,
    PLACE_COUNT,
    RETREAT,
    REVIVE,
    SET_UP,
    TELEPORT_COUNT,
    TELEPORT_TO,
    TRAP,
    VOID,
    WINDOW,
    Group,
    Pending,
    Position,
)
from manawell.kernel.journal import only


class Lutao(Position):
    """A position of Lutao that can be played."""

    def moves(self) -> list[int]:
        return sorted(CHOICES[self.phase](self))

    def play(self, move: int) -> None:
        _ANSWERS[kind_of(move)](self, one_of(move), two_of(move))
        if self.phase == BUSY:
            carry_on(self)
        if self.leavers:
            self._see_off()

    def _leave(self, seat: int) -> None:
        if self.rules == FIRST_RULES:
            concession_first.leave_table(self, seat)
        else:
            concession.leave_table(self, seat)

    def concede(self, seat: int) -> bool:
        """The game goes on without a player, or ends; one who resigns in set-up leaves when it begins (LUT-4.12)."""
        if self.step in SET_UP:
            self.leavers = self.leavers + [seat]
            if self.journal is not None:
                self.journal.tell(events.Conceded(seat))
            self._see_off()
            return True
        self._leave(seat)
        if self.phase == BUSY:
            carry_on(self)
        return True

    def _see_off(self) -> None:
        """A player resigned during set-up: until the first round begins, the first legal move is played for them."""
        while self.actor in self.leavers and self.step in SET_UP:
            self.play(self.moves()[0])
        if self.step not in SET_UP:
            leavers, self.leavers = self.leavers, []
            for seat in leavers:
                if self.phase != OVER:
                    self._leave(seat)
            if self.phase == BUSY:
                carry_on(self)

    def clone(self) -> "Lutao":
        other = Lutao(self.rng.clone())
        self.copy_to(other)
        return other

    def payoff(self, seat: int) -> float:
        """A shared first place is divided."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


def pick(p: Position, province: int) -> None:
    """The first part of a choice: a province."""
    p.source = province
    if p.journal is not None:
        p.journal.tell(events.Picked(name_of(p, p.who), PROVINCES[province]), only(p.actor))


def _settle(p: Position) -> Pending:
    """What was pending first is decided."""
    pending = p.pending[0]
    p.pending = p.pending[1:]
    p.phase = BUSY
    return pending


# Moves that end a decision.


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


# Set-up.


def _choose(p: Position, card: int, rune: int) -> None:
    choose(p, card, rune - 1)


def _lay(p: Position, origin: int, rotation: int) -> None:
    lay(p, origin, rotation)


def _moon(p: Position, _place: int, rune: int) -> None:
    pending = _settle(p)
    assign_moon(p, pending.people, rune, pending.cards)


# Placement.


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


# The Assassin.


def _kill_at(p: Position, province: int, _two: int) -> None:
    p.phase = BUSY
    take_off(p, province, 1)
    if p.journal is not None:
        names = (name_of(p, p.who), name_of(p, p.owner[province]), PROVINCES[province])
        p.journal.tell(events.Assassinated(*names))
    close_ranks(p, province)


def _kill_ship(p: Position, place: int, _two: int) -> None:
    vessel = p.fleet[place]
    if p.journal is not None:
        p.journal.tell(events.Assassinated(name_of(p, p.who), name_of(p, vessel.people), "none"))
    p.phase = BUSY
    p.peoples[vessel.people].supply += 1
    left = vessel.armies - 1
    freed = share_out(p, vessel.hostages, max(0, sum(vessel.hostages) - left))
    for people in range(len(freed)):
        if freed[people] > 0:
            p.peoples[people].supply += freed[people]
    kept = [before - gone for before, gone in zip(vessel.hostages, freed, strict=True)]
    rest = [vessel.with_aboard(left, kept)] if left > 0 else []
    p.fleet = p.fleet[:place] + rest + p.fleet[place + 1 :]


# Movement.


def _from_province(p: Position, province: int, _two: int) -> None:
    pick(p, province)
    p.phase = MOVE_TO


def _to(p: Position, province: int, _two: int) -> None:
    if p.phase == TELEPORT_TO:
        choose_place(p, p.casts[-1], province)
        return
    p.goal = province
    p.phase = MOVE_COUNT
    if p.journal is not None:
        p.journal.tell(events.Picked(name_of(p, p.who), PROVINCES[province]), only(p.actor))


def _sail(p: Position, province: int, direction: int) -> None:
    pick(p, province)
    choose_ship(p, edge_of(province, direction))


def _sail_sea(p: Position, place: int, _two: int) -> None:
    choose_ship(p, ship_at_sea(place))
    if p.journal is not None:
        p.journal.tell(events.Picked(name_of(p, p.who), PROVINCES[p.fleet[place].goal]), only(p.actor))


def _via(p: Position, spot: int, _two: int) -> None:
    p.route = p.route + [spot]
    if p.journal is not None:
        p.journal.tell(events.CourseSet(name_of(p, p.who), len(p.route)), only(p.actor))


def _land(p: Position, province: int, direction: int) -> None:
    declare_leg(p, p.who, edge_of(province, direction))


def _anchor(p: Position, _one: int, _two: int) -> None:
    if p.journal is not None:
        p.journal.tell(events.ShipAnchored(name_of(p, p.who), PROVINCES[edge_province(p.source)], p.aboard))
    province, armies, captives = edge_province(p.source), p.aboard, p.captives
    clear_voyage(p)
    _step_ashore(p, province, armies, captives)
    p.phase = FORM


def _step_ashore(p: Position, province: int, armies: int, captives: list[int]) -> None:
    """Armies leave a ship at an own province; a trap may lie there (LUT-20.6b)."""
    enter(p, p.who, province, armies, captives, Group(province, BY_SHIP, NONE, armies, []))


def _onward(p: Position, _one: int, _two: int) -> None:
    p.phase = ASHORE
    if p.journal is not None:
        p.journal.tell(events.Picked(name_of(p, p.who), PROVINCES[edge_province(p.source)]), only(p.actor))


# Numbers.


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
        _go_aboard(p, number, hostages)
    elif phase == ASHORE:
        _leave_ship(p, number, hostages)
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
        pending = _settle(p)
        burn(p, pending.province, pending.number, number, pending.spell)
    elif phase in (REVIVE, TELEPORT_COUNT):
        cast = p.casts[-1]
        cast.number = number
        cast.hostages = hostages
        declare(p, cast)


def _go_aboard(p: Position, number: int, hostages: int) -> None:
    captives = leave(p, edge_province(p.source), number, hostages)
    p.aboard += number
    p.captives = [one + two for one, two in zip(p.captives, captives, strict=True)]
    p.phase = COURSE
    if p.journal is not None:
        p.journal.tell(events.ShipBoarded(name_of(p, p.who), PROVINCES[edge_province(p.source)], number), only(p.actor))


def _leave_ship(p: Position, number: int, hostages: int) -> None:
    province = edge_province(p.source)
    captives = share_out(p, p.captives, hostages)
    p.captives = [one - two for one, two in zip(p.captives, captives, strict=True)]
    p.aboard -= number
    if p.journal is not None:
        p.journal.tell(events.ShipAnchored(name_of(p, p.who), PROVINCES[province], number))
    if number > 0:
        _step_ashore(p, province, number, captives)
    if p.aboard == 0 and len(boarding_spans(p, province)) == 1:
        clear_voyage(p)  # a trap took the army that would have stayed
        p.phase = FORM
    else:
        p.phase = ABOARD


# Battles.


def _fight(p: Position, province: int, _two: int) -> None:
    p.phase = BUSY
    begin_battle(p, province, p.who)


def _return_card(p: Position, card: int, _two: int) -> None:
    p.phase = BUSY
    battle = battle_of(p)
    return_card(p, battle, side_of(battle, p.who), card)


def _discard_card(p: Position, card: int, _two: int) -> None:
    p.phase = BUSY
    battle = battle_of(p)
    discard_card(p, battle, side_of(battle, p.who), card)


def _give_card(p: Position, card: int, _two: int) -> None:
    phase = p.phase
    p.phase = BUSY
    battle = battle_of(p)
    if phase == GIFT:
        give_gift(p, battle, side_of(battle, p.who), card)
    else:
        exchange(p, battle, card, False)


def _steal_card(p: Position, card: int, _two: int) -> None:
    p.phase = BUSY
    exchange(p, battle_of(p), card, True)


def _void_own(p: Position, _one: int, _two: int) -> None:
    p.phase = BUSY
    battle = battle_of(p)
    void_cards(p, battle, side_of(battle, p.who))


def _void_other(p: Position, _one: int, _two: int) -> None:
    p.phase = BUSY
    battle = battle_of(p)
    void_cards(p, battle, 1 - side_of(battle, p.who))


def _row(p: Position, sticks: int, _two: int) -> None:
    p.phase = BUSY
    row_back(p, battle_of(p), sticks)


def _rise(p: Position, province: int, _two: int) -> None:
    _settle(p)
    p.peoples[p.who].supply -= 1
    p.armies[province] += 1
    if p.journal is not None:
        p.journal.tell(events.Reincarnated(name_of(p, p.who), PROVINCES[province]))


# Golems.


def _golems_at(p: Position, province: int, _two: int) -> None:
    aim(p, province)
    if p.journal is not None:
        p.journal.tell(events.Picked(name_of(p, p.who), PROVINCES[province]), only(p.actor))


def _from(p: Position, province: int, _two: int) -> None:
    if p.journal is not None:
        p.journal.tell(events.Picked(name_of(p, p.who), PROVINCES[province]), only(p.actor))
    send(p, p.who, province)


def _raise(p: Position, province: int, _two: int) -> None:
    raise_golems(p, p.who, province)


# Spells.


def _play(p: Position, kind: int, marked: int) -> None:
    play_spell(p, p.who, spell_code(kind, marked == 1))


def _for(p: Position, people: int, _two: int) -> None:
    if p.journal is not None:
        p.journal.tell(events.SpellAimed(name_of(p, p.who), name_of(p, people)))
    choose_user(p, p.casts[-1], people)


def _at(p: Position, province: int, _two: int) -> None:
    choose_place(p, p.casts[-1], province)


def _against(p: Position, people: int, _two: int) -> None:
    cast = p.casts[-1]
    cast.target = people
    declare(p, cast)


def _keep(p: Position, kind: int, _two: int) -> None:
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
    _settle(p)
    for spell in rest:
        p.spell_discards[spell] += 1
        if p.journal is not None:
            p.journal.tell(events.SpellDiscarded(name_of(p, people), SPELLS[spell], "choice"))


def _keep_people(p: Position, card: int, _two: int) -> None:
    keep_people(p, _settle(p), card)


def _keep_rune(p: Position, rune: int, _two: int) -> None:
    keep_rune(p, _settle(p), rune)


def _drop(p: Position, kind: int, marked: int) -> None:
    discard_spell(p, p.who, find_spell(p, p.who, kind, marked == 1))
    p.phase = BUSY
    if p.journal is not None:
        p.journal.tell(events.SpellDiscarded(name_of(p, p.who), SPELLS[kind], "limit"))


def _buy(p: Position, number: int, _two: int) -> None:
    buy(p, p.who, number)


_ANSWERS: Final[list[Callable[[Position, int, int], None]]] = [
    _end,
    _pass,
    _enough,
    _yes,
    _no,
    _anchor,
    _onward,
    _void_own,
    _void_other,
    _choose,
    _lay,
    _moon,
    _army,
    _city,
    _ship,
    _take,
    _set_trap,
    _lift_trap,
    _kill_at,
    _kill_ship,
    _from_province,
    _to,
    _sail,
    _sail_sea,
    _via,
    _land,
    _fight,
    _from_province,
    _return_card,
    _discard_card,
    _give_card,
    _steal_card,
    _row,
    _rise,
    _golems_at,
    _from,
    _raise,
    _play,
    _for,
    _at,
    _against,
    _keep,
    _keep_people,
    _keep_rune,
    _drop,
    _buy,
    _buy,
    _buy,
    _buy,
]
"""By kind of move."""
