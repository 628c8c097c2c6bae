"""What follows when a battle is decided (LUT-9.22)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import W7
from manawell.games.lutao.components.tables import ENSLAVEMENT, GOLEMS, NONE, PLAGUES, PROVINCES
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.battle import open_window, side_of, winner_of
from manawell.games.lutao.rules.hits import pieces
from manawell.games.lutao.rules.holdings import (
    conquer,
    held_at,
    lose,
    put_hostages,
    send_home,
    set_owner,
    take_hostages,
)
from manawell.games.lutao.rules.powers import is_golem_battle, name_of, rune_in_battle
from manawell.games.lutao.rules.retreat import begin_retreat
from manawell.games.lutao.state import B_HOSTAGES, B_OWNER, B_PLAGUES, B_RETREAT, HOSTAGES, Battle, Position


def end_battle(p: Position, battle: Battle) -> None:
    """E1, E2"""
    for one in battle.sides:
        if one.ghosts > 0:
            p.peoples[one.people].supply += one.ghosts
            one.ghosts = 0
    winner = winner_of(p, battle)
    if p.journal is not None:
        name = "none" if winner == NONE else name_of(p, battle.sides[winner].people)
        left = 0 if winner == NONE else pieces(p, battle, winner)
        p.journal.tell(events.BattleEnded(name, PROVINCES[battle.province], left, battle.driven_off))
    battle.step = B_HOSTAGES
    if winner != NONE and battle.sides[winner].people != GOLEMS:
        open_window(p, W7)


def spare_keepers(p: Position, battle: Battle, side: int) -> int:
    """How many hostages the winner may take (LUT-20.9a)."""
    free = pieces(p, battle, side) - held_at(p, battle.province, side == 0)
    return min(battle.sides[1 - side].lost, free)


def hostages_step(p: Position, battle: Battle) -> None:
    """E3"""
    battle.step = B_PLAGUES
    winner = winner_of(p, battle)
    if winner == NONE or battle.sides[winner].people == GOLEMS:
        return
    if rune_in_battle(p, battle, winner, ENSLAVEMENT) and spare_keepers(p, battle, winner) > 0:
        ask(p, battle.sides[winner].people, HOSTAGES)


def capture(p: Position, battle: Battle, number: int) -> None:
    side = side_of(battle, p.who)
    victim = battle.sides[1 - side].people
    captives = [0, 0, 0, 0]
    captives[victim] = number
    p.peoples[victim].supply -= number
    put_hostages(p, battle.province, side == 0, captives)
    if p.journal is not None:
        names = (name_of(p, p.who), name_of(p, victim), PROVINCES[battle.province])
        p.journal.tell(events.HostagesTaken(*names, number))


def plagues_step(p: Position, battle: Battle) -> None:
    """E4 (LUT-20.7a, 20.7g)"""
    battle.step = B_OWNER
    if winner_of(p, battle) != 0 or is_golem_battle(battle):
        return
    if rune_in_battle(p, battle, 1, PLAGUES):
        battle.step = B_RETREAT
        begin_retreat(p, battle)


def owner_step(p: Position, battle: Battle) -> None:
    """E5, E6; the battle is over."""
    province = battle.province
    attacker, defender = battle.sides[0].people, battle.sides[1].people
    armies = p.attack[province]
    captives = take_hostages(p, province, True, held_at(p, province, True))
    p.attack[province] = 0
    p.groups = [group for group in p.groups if group.province != province]
    p.battle = None
    if p.armies[province] > 0:
        send_home(p, captives)
        return
    send_home(p, take_hostages(p, province, False, held_at(p, province)))
    if attacker == GOLEMS:
        p.armies[province] = battle.golems
        set_owner(p, province, GOLEMS if battle.golems > 0 else NONE)
        if p.journal is not None:
            p.journal.tell(events.ProvinceLost(name_of(p, defender), PROVINCES[province]))
        return
    if armies == 0:
        set_owner(p, province, NONE)
    else:
        conquer(p, attacker, province, armies, captives)
    if defender != GOLEMS:
        lose(p, defender, province)
