"""A combat round, step by step (LUT-9.15)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import W5, W6
from manawell.games.lutao.components.tables import (
    BARDS,
    BATTLE_ROUNDS,
    DRUIDS,
    GOLEMS,
    IDLE_ROUNDS,
    KNIGHTS,
    NONE,
    PROVINCES,
)
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.battle import open_window, side_with
from manawell.games.lutao.rules.battle_cards import ask_return, clear_table, draw, reveal
from manawell.games.lutao.rules.hits import cards_for, discarded_by, pieces, strike
from manawell.games.lutao.rules.holdings import free_surplus
from manawell.games.lutao.rules.powers import power_in_battle
from manawell.games.lutao.state import (
    B_BARDS,
    B_COUNT,
    B_DISCARD,
    B_END,
    B_GIVE,
    B_HITS,
    B_RETURN,
    B_REVEAL,
    B_ROUND,
    B_VOID,
    DISCARD,
    Battle,
    Position,
)


def take_sizes(p: Position, battle: Battle) -> None:
    for side in (0, 1):
        battle.sides[side].size = pieces(p, battle, side) + battle.sides[side].ghosts


def begin_round(p: Position, battle: Battle) -> None:
    """B5"""
    battle.round += 1
    battle.step = B_COUNT
    if battle.round > 1:
        open_window(p, W5)


def count_step(p: Position, battle: Battle) -> None:
    take_sizes(p, battle)
    for side in (0, 1):
        one = battle.sides[side]
        one.skin = 0
        one.draws = cards_for(p, battle, side)
    battle.step = B_BARDS
    if p.journal is not None:
        one, two = battle.sides[0], battle.sides[1]
        sizes = (one.size, two.size, one.draws, two.draws)
        p.journal.tell(events.CombatRoundBegun(PROVINCES[battle.province], battle.round, *sizes))


def draw_step(p: Position, battle: Battle) -> None:
    """B7"""
    bards = side_with(p, battle, BARDS)
    for side in (0, 1):
        if side != bards and battle.sides[side].people != GOLEMS:
            draw(p, battle.sides[side])
    battle.turn = 0
    battle.step = B_RETURN


def return_step(p: Position, battle: Battle) -> None:
    """B8: attacker, then defender; nobody sees what the other returns (LUT-25.2)."""
    if battle.turn > 1:
        battle.step = B_DISCARD
        return
    side = battle.turn
    battle.turn += 1
    if battle.sides[side].people != GOLEMS and power_in_battle(p, battle, side) not in (BARDS, DRUIDS):
        ask_return(p, battle, side)


def discard_step(p: Position, battle: Battle) -> None:
    """B8, the Knights' second choice (LUT-19.11b)."""
    battle.step = B_REVEAL
    side = side_with(p, battle, KNIGHTS)
    if side == NONE:
        return
    one = battle.sides[side]
    spare = len(one.hand) - (0 if one.given != NONE else 1)
    if min(spare, discarded_by(KNIGHTS)) > 0:
        ask(p, one.people, DISCARD)


def reveal_step(p: Position, battle: Battle) -> None:
    """B9; then the Druids choose, B10 (LUT-19.2b)."""
    battle.step = B_VOID
    druids = side_with(p, battle, DRUIDS)
    for side in (0, 1):
        if side != druids:
            reveal(p, battle.sides[side])
    if druids != NONE:
        ask_return(p, battle, druids)


def last_window(p: Position, battle: Battle) -> None:
    """B12"""
    battle.step = B_HITS
    open_window(p, W6)


def hits_step(p: Position, battle: Battle) -> None:
    """B13"""
    battle.idle = 0 if strike(p, battle) else battle.idle + 1
    battle.step = B_GIVE


def end_round(p: Position, battle: Battle) -> None:
    clear_table(p, battle)
    if pieces(p, battle, 0) == 0 or pieces(p, battle, 1) == 0:
        battle.step = B_END
    elif battle.round >= BATTLE_ROUNDS or battle.idle >= IDLE_ROUNDS:
        _drive_off(p, battle)
        battle.step = B_END
    else:
        battle.step = B_ROUND


def _drive_off(p: Position, battle: Battle) -> None:
    """The attackers are removed (LUT-9.24)."""
    battle.driven_off = True
    province = battle.province
    people = battle.sides[0].people
    if people == GOLEMS:
        p.golem_supply += battle.golems
        battle.golems = 0
        return
    p.peoples[people].supply += p.attack[province]
    p.attack[province] = 0
    free_surplus(p, province, True)
