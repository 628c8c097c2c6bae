"""Builds the position that a view without blanks shows."""

from typing import Final

from manawell.games.lutao.components.cards import MOMENTS, SPELLS
from manawell.games.lutao.components.chart import chart_of, empty_board
from manawell.games.lutao.components.codes import FROM_LUTAO, hostage_key, shown_to, spell_code, trapped_card
from manawell.games.lutao.components.materials import material_of
from manawell.games.lutao.components.tables import (
    ARTEFACT_CARDS,
    COMBAT_CARDS,
    DIRECTIONS,
    GOLEMS,
    HEX_OF,
    HEXES,
    KINDS,
    LANDS,
    NONE,
    PEOPLES,
    PROVINCE_COUNT,
    PROVINCE_OF,
    RUNES,
)
from manawell.games.lutao.information.checks import check
from manawell.games.lutao.information.view import (
    BOARDS,
    ERRANDS,
    GOLEM_SIDE,
    MODES,
    PHASES,
    STEPS,
    WAYS,
    Arrival,
    Declared,
    Errand,
    Fight,
    Fighter,
    Folk,
    Province,
    Ship,
    View,
)
from manawell.games.lutao.rules.piles import hand_order
from manawell.games.lutao.rules.placing import place_name
from manawell.games.lutao.rules.scoring import REASONS
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import (
    TO_KEEP_PEOPLE,
    TO_KEEP_RUNE,
    Battle,
    Cast,
    Group,
    Pending,
    People,
    Side,
    Vessel,
)
from manawell.kernel.faults import BadPosition, Fault, Impossible, Unshaped, impossible
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY

CARD_PLACE: Final = {place_name(trapped_card(card)): trapped_card(card) for card in range(ARTEFACT_CARDS)}


def build(view: View, rng: Rng) -> Lutao:
    """The position of a view without blanks; `BadPosition` when it contradicts itself."""
    p = Lutao(rng)
    try:
        _frame(p, view)
        _board(p, view)
        _course(p, view)
    except BadPosition:
        raise
    except (ValueError, KeyError, IndexError, TypeError, Fault) as problem:
        raise Unshaped(str(problem)) from problem
    check(p)
    return p


def _frame(p: Lutao, view: View) -> None:
    p.mode = MODES.index(view.mode)
    if view.board not in BOARDS:
        raise ValueError(f"no board is called {view.board}")
    board = BOARDS.index(view.board)
    p.strategic = board == 2
    p.random_board = board == 1
    p.material = material_of(view.material)
    p.max_rounds = view.max_rounds
    p.seats = view.seats
    p.stack = [LANDS.index(land) for land in view.stack]
    p.builder = view.builder
    p.peoples = [_people(one) for one in view.peoples]
    p.order = list(view.order)
    p.round = view.round
    p.step = STEPS.index(view.step)
    p.turn = view.turn
    p.phase = PHASES.index(view.phase)
    p.who = _number(view.who)
    p.actor = NOBODY if view.actor is None else view.actor
    p.people_stack = [PEOPLES.index(card) for card in view.people_stack]
    p.people_bottom = [PEOPLES.index(card) for card in view.people_bottom]
    p.rune_stack = [RUNES.index(rune) for rune in view.rune_stack]
    p.rune_bottom = [RUNES.index(rune) for rune in view.rune_bottom]
    if view.spells is None:
        raise ValueError("the spell pile is not known")
    p.spell_pile = list(view.spells)
    p.spell_discards = list(view.spell_discards)
    p.leavers = list(view.leavers)
    p.winners = list(view.winners)
    p.reason = REASONS.index(view.reason)


def _number(value: int | None) -> int:
    return NONE if value is None else value


def _code(names: list[str], name: str | None) -> int:
    return NONE if name is None else names.index(name)


def _people(folk: Folk) -> People:
    one = People()
    one.card = _code(PEOPLES, folk.card)
    one.borrowed = _code(PEOPLES, folk.borrowed)
    one.rune = _code(RUNES, folk.rune)
    one.moons = [RUNES.index(rune) for rune in folk.moons]
    one.offer = [_code(PEOPLES, card) for card in folk.peoples] + [_code(RUNES, rune) for rune in folk.runes]
    one.artefact_card = NONE if folk.artefact_card is None else folk.artefact_card - 1
    one.people_artefact = folk.people_artefact
    one.rune_artefact = folk.rune_artefact
    one.supply = folk.supply
    one.reserve = folk.reserve
    one.bound = folk.bound
    one.cities = folk.cities
    one.ships = folk.ships
    one.sticks = folk.sticks
    one.wind = folk.wind
    one.bound_wind = folk.bound_wind
    hand = []
    for card in folk.hand:
        code = spell_code(SPELLS.index(str(card.spell)), card.marked) | (FROM_LUTAO if card.lutao else 0)
        for player in card.seen:
            code = shown_to(code, player)
        hand.append(code)
    one.hand = sorted(hand, key=hand_order)
    one.sunk = [COMBAT_CARDS.index(str(card)) for card in folk.sunk]
    one.discards = list(folk.discards)
    one.pile = list(folk.deck)
    one.points = folk.points
    one.budget = folk.budget
    one.place = folk.place
    one.banned = folk.banned
    one.gave = folk.gave
    one.stole = folk.stole
    one.out = folk.out
    return one


def _board(p: Lutao, view: View) -> None:
    board = empty_board()
    for laid in view.lands:
        land = LANDS.index(laid.land)
        if (laid.q, laid.r) not in HEX_OF or laid.rotation not in range(6):
            raise Impossible("lutao", impossible("LUT-2.16", "off-the-mat", land=laid.land))
        board[3 * land : 3 * land + 3] = [laid.q, laid.r, laid.rotation]
    p.chart = chart_of(board)
    if len(view.provinces) != PROVINCE_COUNT:
        raise ValueError(f"{len(view.provinces)} provinces")
    for province in view.provinces:
        _put(p, PROVINCE_OF[province.id], province)
    p.fleet = [_vessel(ship) for ship in view.fleet]
    p.groups = [_group(arrival) for arrival in view.arrivals]
    p.golem_supply = view.golem_supply
    p.controller = _number(view.controller)
    p.since = view.since
    p.home = 0 if view.home is None else 1 << PROVINCE_COUNT
    for name in view.home or ():
        p.home |= 1 << PROVINCE_OF[name]
    for name in view.conquered:
        p.conquered |= 1 << PROVINCE_OF[name]
    p.commands = view.commands
    p.traps = sorted([_place(str(trap)) for trap in view.traps])
    p.sprung = view.sprung
    p.lifted = NONE if view.lifted is None else _place(view.lifted)


def _place(name: str) -> int:
    return CARD_PLACE[name] if name in CARD_PLACE else PROVINCE_OF[name]


def _put(p: Lutao, at: int, province: Province) -> None:
    p.owner[at] = GOLEMS if province.golems else _number(province.owner)
    p.armies[at] = province.golems or province.armies
    p.attack[at] = province.attackers
    p.city[at] = province.city
    p.ships[at] = sum([1 << DIRECTIONS.index(name) for name in set(province.ships)])
    p.sailed[at] = sum([1 << DIRECTIONS.index(name) for name in set(province.sailed)])
    p.moved[at] = province.moved
    for people, number in enumerate(province.hostages):
        if number:
            p.hostages[hostage_key(at, False, people)] = number
    for people, number in enumerate(province.captives):
        if number:
            p.hostages[hostage_key(at, True, people)] = number


def _vessel(ship: Ship) -> Vessel:
    spot = HEX_OF[(ship.q, ship.r)]
    vessel = Vessel(ship.people, spot, ship.armies, list(ship.hostages), PROVINCE_OF[ship.goal], ship.origin)
    vessel.stayed = ship.stayed
    return vessel


def _group(arrival: Arrival) -> Group:
    if any([spot not in range(HEXES) for spot in arrival.route]):
        raise Impossible("lutao", impossible("LUT-8.5", "route"))
    way = WAYS.index(arrival.way)
    group = Group(PROVINCE_OF[arrival.province], way, arrival.origin, arrival.armies, list(arrival.route))
    group.landing = _number(arrival.landing)
    return group


def _course(p: Lutao, view: View) -> None:
    p.source = NONE if view.source is None else view.source
    p.goal = _number(view.goal)
    p.aboard = view.aboard
    p.captives = list(view.captives)
    p.route = list(view.route)
    p.paid = view.paid
    p.sources = [PROVINCE_OF[name] for name in view.sources]
    p.window = MOMENTS.index(view.window)
    p.poll = view.poll
    p.casts = [_cast(declared) for declared in view.casts]
    p.pending = [_pending(errand) for errand in view.errands]
    p.battle = None if view.battle is None else _battle(view.battle)
    for people, one in enumerate(p.peoples):
        _hidden_pile(p, people, one)


def _hidden_pile(p: Lutao, people: int, one: People) -> None:
    """The pile holds those cards of a people that are nowhere else."""
    if len(one.pile) != KINDS or len(one.discards) != KINDS:
        raise ValueError(f"there are {KINDS} kinds of combat cards")
    elsewhere = one.sunk[:]
    if p.battle is not None:
        for side in (0, 1):
            if p.battle.sides[side].people == people:
                elsewhere += p.battle.sides[side].hand + p.battle.sides[side].played
                if p.battle.sides[1 - side].given != NONE:
                    elsewhere.append(p.battle.sides[1 - side].given)
    for kind in range(KINDS):
        one.pile[kind] -= one.discards[kind] + elsewhere.count(kind)


def _cast(declared: Declared) -> Cast:
    cast = Cast(declared.people, SPELLS.index(declared.spell), declared.marked)
    cast.user = declared.user
    cast.place = _number(declared.place)
    cast.goal = _number(declared.goal)
    cast.target = _number(declared.target)
    cast.number = declared.number
    cast.hostages = declared.hostages
    cast.poll = _number(declared.poll)
    cast.stopped = declared.stopped
    return cast


def _pending(errand: Errand) -> Pending:
    pending = Pending(ERRANDS.index(errand.kind), errand.people)
    names = SPELLS
    if errand.kind == "keep_spell":
        pending.number, pending.marks = errand.numbers
    elif errand.kind == "keep_card":
        of_runes, pending.old = errand.numbers
        pending.kind, names = (TO_KEEP_RUNE, RUNES) if of_runes else (TO_KEEP_PEOPLE, PEOPLES)
    elif errand.kind == "moon":
        names = RUNES
    elif errand.kind == "give_up":
        pending.province, pending.number, pending.spell = errand.numbers
    elif errand.kind == "put_away":
        (pending.spell,) = errand.numbers
    pending.cards = [names.index(str(card)) for card in errand.cards]
    return pending


def _battle(fight: Fight) -> Battle:
    battle = Battle(PROVINCE_OF[fight.province], NONE, NONE)
    battle.sides = [_side(fighter) for fighter in fight.sides]
    battle.golems = fight.golems
    battle.step = fight.step
    battle.round = fight.round
    battle.idle = fight.idle
    battle.returns = fight.returns
    battle.turn = fight.turn
    battle.driven_off = fight.driven_off
    battle.shares = list(fight.shares)
    battle.captive_shares = list(fight.captive_shares)
    return battle


def _side(fighter: Fighter) -> Side:
    side = Side(GOLEMS if fighter.people == GOLEM_SIDE else fighter.people)
    side.ghosts = fighter.ghosts
    side.lost = fighter.lost
    side.fixed = fighter.fixed
    side.per_army = fighter.per_army
    side.counted = fighter.counted
    side.most = fighter.most
    side.weak = fighter.weak
    side.silenced = fighter.silenced
    side.used = fighter.used
    side.skin = fighter.skin
    side.size = fighter.size
    side.draws = fighter.draws
    side.given = _code(COMBAT_CARDS, fighter.given)
    side.hand = [COMBAT_CARDS.index(str(card)) for card in fighter.hand]
    side.played = [COMBAT_CARDS.index(card) for card in fighter.played]
    return side
