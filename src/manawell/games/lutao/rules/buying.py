"""Spell cards and purchases (LUT-13, 14)."""

from typing import Final

from manawell.games.lutao import events
from manawell.games.lutao.components.tables import ARMY_PRICES, CITY_PRICE, LUTAO, SHIP_PRICE, STICK_PRICE
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.piles import gain_spells, has_extra_card
from manawell.games.lutao.rules.powers import name_of, opponents
from manawell.games.lutao.state import BUSY, BUY_ARMIES, BUY_CITIES, BUY_SHIPS, BUY_STICKS, PURCHASES, Position

ITEMS: Final = {BUY_ARMIES: "armies", BUY_SHIPS: "ships", BUY_CITIES: "cities", BUY_STICKS: "sticks"}
PRICES: Final = {BUY_SHIPS: SHIP_PRICE, BUY_CITIES: CITY_PRICE, BUY_STICKS: STICK_PRICE}
"""By purchase; armies have prices by number."""


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
    return one.budget // PRICES[phase]


def price_of(phase: int, number: int) -> int:
    if phase == BUY_ARMIES:
        return ARMY_PRICES[number]
    return number * PRICES[phase]


def ask_buyer(p: Position, people: int, place: int) -> None:
    """The next thing that could be bought, from a place in their order on; after the last, the turn is over."""
    for phase in PURCHASES[place:]:
        if affordable(p, people, phase) > 0:
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
    if phase == BUY_ARMIES:
        one.supply -= number
        one.reserve += number
    elif phase == BUY_SHIPS:
        one.ships += number
    elif phase == BUY_CITIES:
        one.cities += number
    else:
        one.sticks += number
    if p.journal is not None:
        p.journal.tell(events.Bought(name_of(p, people), ITEMS[phase], number, price, one.budget))
    ask_buyer(p, people, PURCHASES.index(phase) + 1)
