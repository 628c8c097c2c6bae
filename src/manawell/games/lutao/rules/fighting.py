"""Moves in a battle."""

from manawell.games.lutao.rules.battle import begin_battle, side_of
from manawell.games.lutao.rules.battle_cards import discard_card, return_card
from manawell.games.lutao.rules.battle_powers import exchange, give_gift, void_cards
from manawell.games.lutao.rules.choices import battle_of
from manawell.games.lutao.rules.retreat import row_back
from manawell.games.lutao.state import BUSY, GIFT, Position


def fight(p: Position, province: int, _two: int) -> None:
    p.phase = BUSY
    begin_battle(p, province, p.who)


def give_back(p: Position, card: int, _two: int) -> None:
    p.phase = BUSY
    battle = battle_of(p)
    return_card(p, battle, side_of(battle, p.who), card)


def drop_card(p: Position, card: int, _two: int) -> None:
    p.phase = BUSY
    battle = battle_of(p)
    discard_card(p, battle, side_of(battle, p.who), card)


def give_card(p: Position, card: int, _two: int) -> None:
    phase = p.phase
    p.phase = BUSY
    battle = battle_of(p)
    if phase == GIFT:
        give_gift(p, battle, side_of(battle, p.who), card)
    else:
        exchange(p, battle, card, False)


def steal_card(p: Position, card: int, _two: int) -> None:
    p.phase = BUSY
    exchange(p, battle_of(p), card, True)


def void_own(p: Position, _one: int, _two: int) -> None:
    p.phase = BUSY
    battle = battle_of(p)
    void_cards(p, battle, side_of(battle, p.who))


def void_other(p: Position, _one: int, _two: int) -> None:
    p.phase = BUSY
    battle = battle_of(p)
    void_cards(p, battle, 1 - side_of(battle, p.who))


def row(p: Position, sticks: int, _two: int) -> None:
    p.phase = BUSY
    row_back(p, battle_of(p), sticks)
