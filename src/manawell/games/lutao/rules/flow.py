"""The automatic part of a round, step by step (LUT-5, 7.1, 7.2, 9.1, 13, 14, 17)."""

from collections.abc import Callable
from typing import Final

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import W1, W2, W8, W9, W10
from manawell.games.lutao.components.tables import ASSASSIN, NONE, PROVINCE_COUNT, ROOM, WRATH
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.assassin import sea_victims, victims
from manawell.games.lutao.rules.battle import begin_battle
from manawell.games.lutao.rules.battle_steps import go_on
from manawell.games.lutao.rules.buying import ask_buyer, learn, learn_more
from manawell.games.lutao.rules.effects import settle_cast
from manawell.games.lutao.rules.elimination import check_elimination
from manawell.games.lutao.rules.entering import can_leave
from manawell.games.lutao.rules.golems import command
from manawell.games.lutao.rules.holdings import free_surplus, own_provinces, rising_places
from manawell.games.lutao.rules.piles import check_limit
from manawell.games.lutao.rules.placing import ask_trapper, needs_placement
from manawell.games.lutao.rules.powers import hand_limit, holder_of, name_of, opponents, rune_of
from manawell.games.lutao.rules.runes import borrow, runes_now, turn_moon
from manawell.games.lutao.rules.scoring import (
    city_is_won,
    count_points,
    ranked,
    win_by_city,
    win_by_rounds,
)
from manawell.games.lutao.rules.sea import arrive
from manawell.games.lutao.rules.setup import start_abilities
from manawell.games.lutao.rules.spells import poll, poll_response
from manawell.games.lutao.state import (
    AFTER_PLACEMENT,
    AFTER_SCORING,
    AFTER_TURN,
    BEFORE_TURN,
    BUSY,
    BUYING,
    COMBAT,
    COMMANDING,
    FORM,
    FORMING,
    GIVE_UP,
    KEEP_CARD,
    KEEP_SPELL,
    KILL,
    LEARNED,
    LEARNING,
    LEARNING_MORE,
    LIMITING,
    LURKING,
    MOON,
    MOVE,
    MOVING,
    PLACE,
    PLACING,
    RISE,
    SCORING,
    STOP,
    SURPLUS,
    TO_ASSIGN_MOON,
    TO_DISCARD,
    TO_GIVE_UP,
    TO_KEEP_PEOPLE,
    TO_KEEP_RUNE,
    TO_KEEP_SPELLS,
    TO_PUT_AWAY,
    TO_RISE,
    TRAPPING,
    Position,
)

ASKED_BY: Final[dict[int, int]] = {
    TO_RISE: RISE,
    TO_KEEP_SPELLS: KEEP_SPELL,
    TO_KEEP_PEOPLE: KEEP_CARD,
    TO_KEEP_RUNE: KEEP_CARD,
    TO_ASSIGN_MOON: MOON,
    TO_DISCARD: SURPLUS,
    TO_GIVE_UP: GIVE_UP,
}
"""By what is pending: the decision it asks for."""


def carry_on(p: Position) -> None:
    """Continue until a player must decide or the game is over."""
    while p.phase == BUSY:
        if p.pending:
            _take_up(p)
        elif p.casts:
            if not poll_response(p):
                settle_cast(p)
        elif p.window:
            poll(p)
        elif p.battle is not None:
            go_on(p, p.battle)
        else:
            _STEPS[p.step](p)


def _take_up(p: Position) -> None:
    """What is pending comes before everything else; some of it no longer needs a decision."""
    pending = p.pending[0]
    people = pending.people
    if pending.kind == TO_PUT_AWAY:
        p.pending = p.pending[1:]
        if p.pending:
            p.pending.append(pending)
        else:
            p.spell_discards[pending.spell] += 1
        return
    needed = True
    if pending.kind == TO_RISE:
        needed = bool(rising_places(p, people))
    elif pending.kind == TO_DISCARD:
        needed = len(p.peoples[people].hand) > hand_limit(p, people)
    if needed:
        ask(p, people, ASKED_BY[pending.kind])
    else:
        p.pending = p.pending[1:]


def _to(p: Position, step: int) -> None:
    p.step = step
    p.turn = 0


def _open(p: Position, window: int, step: int) -> None:
    p.window = window
    p.poll = 0
    p.step = step


# Set-up and placement.


def _nothing(p: Position) -> None:
    """Set-up has questions of its own."""


def _start(p: Position) -> None:
    if p.turn < len(p.order):
        start_abilities(p)
    else:
        _begin_round(p)


def _begin_round(p: Position) -> None:
    """Everything that works once per round works again (LUT-5.4)."""
    p.round += 1
    for one in p.peoples:
        one.banned = False
        one.gave = False
        one.stole = False
    _to(p, PLACING)
    if p.journal is not None:
        p.journal.tell(events.RoundBegun(p.round))


def _place(p: Position) -> None:
    if p.turn == len(p.order):
        p.step = TRAPPING
    elif needs_placement(p, p.active()):
        ask(p, p.active(), PLACE)
    else:
        p.turn += 1


def _trap(p: Position) -> None:
    p.step = AFTER_PLACEMENT
    ask_trapper(p)


def _after_placement(p: Position) -> None:
    p.sprung = False
    _open(p, W1, LURKING)
    p.turn = 0


# The action turn.


def _lurk(p: Position) -> None:
    """Before an action turn: the Assassin (LUT-7.2, 20.1a)."""
    if p.turn == len(p.order):
        _end_action_phase(p)
        return
    p.step = BEFORE_TURN
    active = p.active()
    holder = holder_of(p, ASSASSIN)
    if holder == NONE or p.player_of(holder) == p.player_of(active) or rune_of(p, holder) != ASSASSIN:
        return
    if victims(p, holder) or sea_victims(p):
        ask(p, holder, KILL)


def _before_turn(p: Position) -> None:
    _open(p, W2, MOVING)
    p.home = 0


def _move(p: Position) -> None:
    """A declared voyage arrives; otherwise the active people goes on moving."""
    people = p.active()
    if p.goal != NONE:
        arrive(p, people)
        return
    if p.home == 0:
        begin_turn(p, people)
    ask(p, people, MOVE)


def begin_turn(p: Position, people: int) -> None:
    p.home = 1 << PROVINCE_COUNT
    p.conquered = 0
    for province in own_provinces(p, people):
        p.home |= 1 << province
    if p.journal is not None:
        p.journal.tell(events.TurnBegun(name_of(p, people)))


def open_battles(p: Position) -> list[int]:
    return [province for province in range(PROVINCE_COUNT) if p.attack[province] > 0]


def wrath_sources(p: Position, people: int) -> list[int]:
    """Provinces conquered in this turn from which armies may attack again (LUT-20.12a)."""
    if rune_of(p, people) != WRATH:
        return []
    return [
        province
        for province in own_provinces(p, people)
        if p.conquered >> province & 1 and p.armies[province] > 1 and can_leave(p, people, province)
    ]


def _fight(p: Position) -> None:
    people = p.active()
    battles = open_battles(p)
    wrath = wrath_sources(p, people)
    if wrath or len(battles) > 1:
        ask(p, people, COMBAT)
    elif battles:
        begin_battle(p, battles[0], people)
    else:
        end_combat(p)


def end_combat(p: Position) -> None:
    p.step = FORMING
    p.sailed = [0] * PROVINCE_COUNT
    p.phase = BUSY


def _form(p: Position) -> None:
    people = p.active()
    if p.goal == NONE:
        ask(p, people, FORM)
        return
    arrive(p, people)
    p.goal = NONE
    ask(p, people, STOP)


def end_formation(p: Position, people: int) -> None:
    """Surplus armies return to the supply; golem actions follow (LUT-4.6, 10.4, 11.1)."""
    returned = 0
    for province in own_provinces(p, people):
        surplus = p.armies[province] - ROOM
        if surplus > 0:
            returned += surplus
            p.armies[province] = ROOM
            p.peoples[people].supply += surplus
            free_surplus(p, province)
    p.moved = [0] * PROVINCE_COUNT
    p.sailed = [0] * PROVINCE_COUNT
    one = p.peoples[people]
    one.wind = 0
    one.bound_wind = 0
    p.commands = opponents(p, people) if p.controller == people else 0
    p.step = COMMANDING
    p.phase = BUSY
    if p.journal is not None:
        p.journal.tell(events.FormationEnded(name_of(p, people), returned))


def _command(p: Position) -> None:
    if not command(p, p.active()):
        end_commands(p)


def end_commands(p: Position) -> None:
    p.commands = 0
    p.phase = BUSY
    _open(p, W8, AFTER_TURN)


def _after_turn(p: Position) -> None:
    """A people that holds nothing is out (LUT-4.11); then the next people takes its turn."""
    active = p.active()
    check_elimination(p, active)
    if active in p.order:
        p.turn += 1
    p.step = LURKING


def _end_action_phase(p: Position) -> None:
    """The victory check, then scoring; Shapeshifters and Moons react (LUT-12.1, 12.5, 17.2, 19.8b, 26.1)."""
    if city_is_won(p):
        win_by_city(p)
        return
    p.step = SCORING
    count_points(p)
    if p.max_rounds > 0 and p.round >= p.max_rounds:
        win_by_rounds(p)
        return
    before = runes_now(p)
    p.order = ranked(p, [one.points for one in p.peoples])
    if p.journal is not None:
        p.journal.tell(events.OrderSet(tuple([name_of(p, people) for people in p.order]), "scoring"))
    p.turn = 0
    for place, people in enumerate(p.order):
        one = p.peoples[people]
        if place > one.place or place == len(p.order) - 1:
            borrow(p, people)
        one.place = place
        turn_moon(p, people, before[people])


def _score(p: Position) -> None:
    _open(p, W9, AFTER_SCORING)


def _after_scoring(p: Position) -> None:
    _to(p, LEARNING)


# Spell cards and buying.


def _learn(p: Position) -> None:
    """A people draws its spells, may play in its window, and keeps to its limit (LUT-13.1, 13.2)."""
    if p.turn == len(p.order):
        _to(p, BUYING)
        return
    learn(p, p.active())
    p.step = LEARNING_MORE


def _learn_more(p: Position) -> None:
    learn_more(p, p.active())
    p.step = LEARNED


def _learned(p: Position) -> None:
    _open(p, W10, LIMITING)


def _limit(p: Position) -> None:
    check_limit(p, p.active())
    p.turn += 1
    p.step = LEARNING


def _buy(p: Position) -> None:
    if p.turn == len(p.order):
        _begin_round(p)
    else:
        ask_buyer(p, p.active(), 0)


_STEPS: Final[list[Callable[[Position], None]]] = [
    _nothing,
    _nothing,
    _start,
    _place,
    _trap,
    _after_placement,
    _lurk,
    _before_turn,
    _move,
    _fight,
    _form,
    _command,
    _after_turn,
    _score,
    _after_scoring,
    _learn,
    _learn_more,
    _learned,
    _limit,
    _buy,
]
"""By step of the round."""
