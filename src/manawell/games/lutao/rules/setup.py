"""Setting up the game (LUT-3, 18)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import BEGINNER_LACKS
from manawell.games.lutao.components.chart import chart_of, empty_board, placements, random_board, with_land
from manawell.games.lutao.components.tables import (
    ARMIES_OF,
    COORDINATES,
    GOLEMS,
    GUARDS,
    LAND_PROVINCES,
    LANDS,
    LUTAO,
    NONE,
    OFFERED,
    PEOPLE_ARTEFACT,
    PEOPLES,
    PROVINCE_COUNT,
    PROVINCES,
    RUNE_ARTEFACT,
    RUNES,
    STANDARDS,
)
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.rules.runes import borrow, gain_rune
from manawell.games.lutao.rules.scoring import ranked
from manawell.games.lutao.state import BEGINNER, BUSY, CHOOSE, LAY, LAYING, STARTING, People, Position
from manawell.kernel.journal import only


def set_up(p: Position, peoples: int) -> None:
    """Board, golems, and cards to choose from (LUT-3.1, 3.2, 3.3)."""
    p.peoples = [People() for _ in range(peoples)]
    p.order = list(range(peoples))
    p.seats = p.player_of(peoples - 1) + 1
    p.chart = chart_of(empty_board() if p.strategic else random_board(p.rng) if p.random_board else p.material.board)
    for province in range(LUTAO, PROVINCE_COUNT):
        p.owner[province] = GOLEMS
        p.armies[province] = GUARDS[province]
        p.golem_supply -= GUARDS[province]
    p.city[LUTAO] = True
    p.spell_pile = p.material.spells[:]
    if p.mode == BEGINNER:
        for spell in BEGINNER_LACKS:
            p.spell_pile[spell] = 0
    for one in p.peoples:
        one.supply = ARMIES_OF[peoples]
        one.cities = 1
        one.pile = p.material.combat[:]
    _offer(p)
    if p.strategic:
        lands = list(range(len(LANDS)))
        p.rng.shuffle(lands)
        p.stack = lands
        p.builder = int(p.rng.below(p.seats))
    ask(p, 0, CHOOSE)


def _offer(p: Position) -> None:
    cards = list(range(len(PEOPLES)))
    p.rng.shuffle(cards)
    runes = list(range(len(RUNES)))
    if p.mode != BEGINNER:
        p.rng.shuffle(runes)
    for people, one in enumerate(p.peoples):
        first = OFFERED * people
        one.offer = sorted(cards[first : first + OFFERED])
        if p.mode != BEGINNER:
            one.offer = one.offer + sorted(runes[first : first + OFFERED])
        if p.journal is not None:
            peoples = tuple([PEOPLES[card] for card in one.offer[:OFFERED]])
            offered = tuple([RUNES[rune] for rune in one.offer[OFFERED:]])
            seat = p.player_of(people)
            p.journal.tell(events.CardsOffered(seat, peoples, offered), only(seat))


def choose(p: Position, card: int, rune: int) -> None:
    """Keep a people and a rune; all choices are shown when the last player has chosen (LUT-3.3, 3.4)."""
    one = p.peoples[p.who]
    one.card = card
    one.rune = rune
    if p.journal is not None:
        p.journal.tell(events.ChoiceMade(p.player_of(p.who)))
    if p.who + 1 < len(p.peoples):
        ask(p, p.who + 1, CHOOSE)
        return
    p.phase = BUSY
    for people, one in enumerate(p.peoples):
        one.offer = []
        if p.journal is not None:
            rune_name = "none" if one.rune == NONE else RUNES[one.rune]
            p.journal.tell(events.PeopleShown(p.player_of(people), name_of(p, people), rune_name))
    p.people_stack = [card for card in range(len(PEOPLES)) if all([card != one.card for one in p.peoples])]
    if p.mode != BEGINNER:
        p.rune_stack = [rune for rune in range(len(RUNES)) if all([rune != one.rune for one in p.peoples])]
    _lay_artefacts(p)
    if p.strategic:
        p.step = LAYING
        if p.journal is not None:
            p.journal.tell(events.BuilderDrawn(p.builder))
        _ask_builder(p)
    else:
        occupy(p)


def _lay_artefacts(p: Position) -> None:
    """LUT-3.7"""
    cards = list(range(len(p.peoples)))
    p.rng.shuffle(cards)
    for people, one in enumerate(p.peoples):
        one.artefact_card = cards[people]
        if p.journal is not None:
            card = cards[people]
            places = (PROVINCES[PEOPLE_ARTEFACT[card]], PROVINCES[RUNE_ARTEFACT[card]])
            rune_place = "none" if p.mode == BEGINNER else places[1]
            p.journal.tell(events.ArtefactsLaid(name_of(p, people), card + 1, places[0], rune_place))


# Building the board (LUT-18.3).


def _ask_builder(p: Position) -> None:
    ask(p, _first_people(p, p.builder), LAY)
    if p.journal is not None:
        p.journal.tell(events.LandTurnedUp(p.builder, LANDS[p.stack[-1]]))


def _first_people(p: Position, player: int) -> int:
    for people in range(len(p.peoples)):
        if p.player_of(people) == player:
            return people
    return NONE


def lay(p: Position, origin: int, rotation: int) -> None:
    land = p.stack[-1]
    p.stack = p.stack[:-1]
    p.chart = chart_of(with_land(p.chart.board, land, origin, rotation))
    p.phase = BUSY
    if p.journal is not None:
        q, r = COORDINATES[origin]
        p.journal.tell(events.LandLaid(p.builder, LANDS[land], q, r, rotation))
    p.builder = (p.builder + 1) % p.seats
    if not p.stack:
        occupy(p)
        return
    if len(p.stack) > 1 and not placements(p.chart, p.stack[-1]):
        p.stack = p.stack[:-2] + [p.stack[-1], p.stack[-2]]  # set aside until after the next land (LUT-18.4)
    _ask_builder(p)


# Occupation (LUT-3.8 to 3.13).


def occupy(p: Position) -> None:
    cards = list(range(LAND_PROVINCES + STANDARDS))
    p.rng.shuffle(cards)
    share = len(cards) // len(p.peoples)
    standards: list[int] = []
    for people, one in enumerate(p.peoples):
        hand = sorted(cards[share * people : share * (people + 1)])
        provinces = [card for card in hand if card < LAND_PROVINCES]
        for province in provinces:
            p.owner[province] = people
            p.armies[province] = 1
        one.supply -= len(hand)
        one.reserve = len(hand) - len(provinces)
        standards.append(one.reserve)
        if p.journal is not None:
            names = tuple([PROVINCES[province] for province in provinces])
            p.journal.tell(events.ProvincesDealt(name_of(p, people), names, one.reserve))
    p.order = ranked(p, standards)
    for place, people in enumerate(p.order):
        p.peoples[people].place = place
    if p.journal is not None:
        p.journal.tell(events.OrderSet(tuple([name_of(p, people) for people in p.order]), "deal"))
    p.step = STARTING
    p.turn = 0
    p.phase = BUSY


def start_abilities(p: Position) -> None:
    """Of the people whose turn it is (LUT-3.13)."""
    people = p.order[p.turn]
    borrow(p, people)
    gain_rune(p, people, p.peoples[people].rune)
    p.turn += 1
