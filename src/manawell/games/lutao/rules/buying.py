"""Spell cards and purchases (LUT-13, 14)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.tables import ARMY_PRICES, CITY_PRICE, LUTAO, SHIP_PRICE, STICK_PRICE
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.piles import gain_spells, has_extra_card
from manawell.games.lutao.rules.powers import name_of, opponents
from manawell.games.lutao.state import BUSY, BUY_ARMIES, BUY_STICKS, Position

ITEMS = ("armies", "ships", "cities", "sticks")


def learn(p: Position, people: int) -> None:
    """Cards for cities on lands (LUT-13.1)."""
    cities = len([province for province in range(LUTAO) if p.city[province] and p.owner[province] == people])
    gain_spells(p, people, cities, "cities")


def learn_more(p: Position, people: int) -> None:
    """Cards for the city of Lutao, and the last one for True Knowledge (LUT-13.1, 20.10a)."""
    if p.controller == people:
        gain_spells(p, people, opponents(p, people), "lutao")
    if has_extra_card(p, people):
        gain_spells(p, people, 1, "true_knowledge")


def affordable(p: Position, people: int, phase: int) -> int:
    """The most that can be bought of the item in question (LUT-14.2, 14.3, 14.4)."""
    one = p.peoples[people]
    if phase == BUY_ARMIES:
        most = 0
        while most + 1 < len(ARMY_PRICES) and ARMY_PRICES[most + 1] <= one.budget and most < one.supply:
            most += 1
        return most
    return one.budget // (SHIP_PRICE, CITY_PRICE, STICK_PRICE)[phase - BUY_ARMIES - 1]


def price_of(phase: int, number: int) -> int:
    if phase == BUY_ARMIES:
        return ARMY_PRICES[number]
    return number * (SHIP_PRICE, CITY_PRICE, STICK_PRICE)[phase - BUY_ARMIES - 1]


def ask_buyer(p: Position, people: int, phase: int) -> None:
    """The next thing that could be bought; after the last, the turn is over."""
    while phase <= BUY_STICKS and affordable(p, people, phase) == 0:
        phase += 1
    if phase <= BUY_STICKS:
        ask(p, people, phase)
        return
    if p.journal is not None:
        p.journal.tell(events.BuyingEnded(name_of(p, people), p.peoples[people].budget))
    p.turn += 1
    p.phase = BUSY


def buy(p: Position, people: int, number: int) -> None:
    """LUT-14.5"""
    one = p.peoples[people]
    phase = p.phase
    price = price_of(phase, number)
    one.budget -= price
    item = phase - BUY_ARMIES
    if item == 0:
        one.supply -= number
        one.reserve += number
    elif item == 1:
        one.ships += number
    elif item == 2:
        one.cities += number
    else:
        one.sticks += number
    if p.journal is not None:
        p.journal.tell(events.Bought(name_of(p, people), ITEMS[item], number, price, one.budget))
    ask_buyer(p, people, phase + 1)
