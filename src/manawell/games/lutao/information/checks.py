"""Finds contradictions in a saved or edited position: things that no real table could show."""

from collections.abc import Iterator
from itertools import chain

from manawell.games.lutao.components.cards import BEGINNER_LACKS, SPELLS
from manawell.games.lutao.components.codes import (
    EDGES,
    HOSTAGE_KEYS,
    edge_bit,
    edge_of,
    edge_province,
    fleet_place,
    hostage_people,
    spell_kind,
)
from manawell.games.lutao.components.tables import (
    ARMIES_OF,
    COMBAT_CARDS,
    GOLEM_PIECES,
    GOLEMS,
    HEXES,
    KINDS,
    LANDS,
    LUTAO,
    NONE,
    PEOPLES,
    PROVINCE_COUNT,
    PROVINCES,
    RING,
    RUNES,
)
from manawell.games.lutao.rules.battle import side_of
from manawell.games.lutao.rules.choices import CHOICES
from manawell.games.lutao.rules.retreat import groups_of
from manawell.games.lutao.rules.standing import armies_of
from manawell.games.lutao.state import (
    ACTION_TURN,
    AT,
    B_OWNER,
    BEGINNER,
    BOARD,
    CHOOSE,
    CHOOSING,
    COURSE,
    DISCARD,
    GHOST,
    GIFT,
    GIVE,
    GIVE_UP,
    GOLEM_FROM,
    HOSTAGES,
    KEEP_CARD,
    KEEP_SPELL,
    LAY,
    LAYING,
    LEARNING,
    LURKING,
    MOON,
    MOVE_COUNT,
    MOVE_TO,
    OVER,
    PLACE_COUNT,
    PRO,
    RETREAT,
    RETURN,
    RISE,
    ROW,
    SPELL_CARD_TURN,
    SPELL_CHOICES,
    STEAL,
    STOP,
    SURPLUS,
    TO_ASSIGN_MOON,
    TO_KEEP_PEOPLE,
    TO_KEEP_RUNE,
    TO_KEEP_SPELLS,
    TO_PUT_AWAY,
    VOID,
    WINDOW,
    Position,
)
from manawell.kernel.census import miscounted
from manawell.kernel.faults import Impossible, Refusal, impossible
from manawell.kernel.state import NOBODY

WITH_ERRAND = (MOON, RISE, KEEP_SPELL, KEEP_CARD, GIVE_UP, SURPLUS)
IN_BATTLE = (GHOST, RETURN, DISCARD, GIFT, VOID, GIVE, STEAL, HOSTAGES, RETREAT, ROW)
OF_A_PEOPLE = (ACTION_TURN - {LURKING}) | (SPELL_CARD_TURN - {LEARNING})
"""Steps that are some people's turn."""


def check(p: Position) -> None:
    """Refuse the first contradiction."""
    for problem in chain(_options(p), _numbers(p), _map(p), _armies(p), _cards(p), _phase(p), _desk(p), _decks(p)):
        raise Impossible("lutao", problem)


def _options(p: Position) -> Iterator[Refusal]:
    peoples = len(p.peoples)
    if not 2 <= peoples <= 4 or p.seats != p.player_of(peoples - 1) + 1 or (p.mode == PRO and peoples != 4):
        yield impossible("LUT-18.2" if p.mode == PRO else "LUT-1.1", "peoples", found=peoples, players=p.seats)
        return
    if sorted(p.order) != sorted(set(p.order)) or any(people not in range(peoples) for people in p.order):
        yield impossible("LUT-5.2", "order")
        return
    if any((people in p.order) == one.out for people, one in enumerate(p.peoples)):
        yield impossible("LUT-4.11", "order-out")
    if not 0 <= p.turn <= len(p.order) or p.round < 0 or p.max_rounds < 0 or p.builder not in range(p.seats):
        yield impossible("LUT-5.1", "turn", turn=p.turn, round=p.round)


def _numbers(p: Position) -> Iterator[Refusal]:
    """Everything that refers to a place must refer to an existing one."""
    if len(p.captives) not in (0, 4) or any(len(vessel.hostages) != 4 for vessel in p.fleet):
        yield impossible("LUT-20.9", "hostage-list")
    edges = range(NONE, EDGES)
    if p.goal not in edges or (p.phase in (MOVE_COUNT, GOLEM_FROM) and p.goal not in range(PROVINCE_COUNT)):
        yield impossible("LUT-7.3", "no-goal")
    asked = p.phase != OVER
    if asked and p.turn == len(p.order) and p.step in OF_A_PEOPLE:
        yield impossible("LUT-5.2", "nobodys-turn")
    if any(card == NONE for one in p.peoples for card in one.offer):
        yield impossible("LUT-3.3", "unknown-offer")
    battle = p.battle
    if battle is None or len(battle.sides) != 2:
        return
    if any(side.people != GOLEMS and side.people not in range(len(p.peoples)) for side in battle.sides):
        yield impossible("LUT-9.2", "unknown-fighter")
    if not 0 <= battle.turn <= max(2, len(p.groups)) or battle.round < 0:
        yield impossible("LUT-9.15", "combat-turn")


def _map(p: Position) -> Iterator[Refusal]:
    taken = [spot for spot in p.chart.spots if spot != NONE]
    if len(set(taken)) != len(taken) or set(taken) & set(RING):
        yield impossible("LUT-2.15", "overlap")
    laid = [land for land in range(len(LANDS)) if p.chart.board[3 * land + 2] in range(6)]
    yield from miscounted(
        "LUT-2.11", "land-count", "land", LANDS, _by_kind(laid + p.stack, len(LANDS)), [1] * len(LANDS)
    )
    if p.phase == LAY and not p.stack:
        yield impossible("LUT-18.3", "nothing-to-lay")
    if p.step not in (CHOOSING, LAYING) and p.stack:
        yield impossible("LUT-3.1", "unlaid-land", land=LANDS[p.stack[0]])
    owners = [NONE, GOLEMS, *range(len(p.peoples))]
    for province in range(PROVINCE_COUNT):
        if p.ships[province] and not _coast(p, province):
            yield impossible("LUT-6.7", "no-coast", province=PROVINCES[province])
        if p.owner[province] not in owners:
            yield impossible("LUT-4.3", "unknown-owner", province=PROVINCES[province])
        if p.chart.spots[province] == NONE and p.armies[province] + p.ships[province] > 0:
            yield impossible("LUT-2.4", "unlaid-province", province=PROVINCES[province])


def _coast(p: Position, province: int) -> bool:
    edges = [edge_of(province, direction) for direction in range(6)]
    return all(p.chart.shores[edge] != NONE for edge in edges if p.ships[province] & edge_bit(edge))


def _armies(p: Position) -> Iterator[Refusal]:
    if min(p.armies + p.attack + p.moved) < 0 or min(p.hostages.values(), default=0) < 0:
        yield impossible("LUT-1.10", "negative-armies")
    for province in range(PROVINCE_COUNT):
        fought = p.battle is not None and p.battle.province == province
        if (p.armies[province] == 0) != (p.owner[province] == NONE) and not fought:
            yield impossible("LUT-4.3", "owner", province=PROVINCES[province])
        if p.moved[province] > p.armies[province]:
            yield impossible("LUT-7.3", "moved", province=PROVINCES[province])
    golems = p.golem_supply + sum(p.armies[at] for at in range(PROVINCE_COUNT) if p.owner[at] == GOLEMS)
    golems += p.battle.golems if p.battle is not None else 0
    if golems != GOLEM_PIECES or p.golem_supply < 0:
        yield impossible("LUT-4.9", "golems", wanted=GOLEM_PIECES, found=golems)
    if any(owner == GOLEMS for owner in p.owner[:LUTAO]):
        yield impossible("LUT-11.7", "golems-abroad")
    for people in range(len(p.peoples)):
        wanted, found = ARMIES_OF[len(p.peoples)], _count(p, people)
        if p.step != CHOOSING and found != wanted:
            yield impossible("LUT-4.1", "armies", people=_card(p, people), wanted=wanted, found=found)


def _card(p: Position, people: int) -> str:
    """The name of a people; empty before it has a card."""
    card = p.peoples[people].card
    return "" if card == NONE else PEOPLES[card]


def _count(p: Position, people: int) -> int:
    """All armies of a people, wherever they are (LUT-4.1)."""
    one = p.peoples[people]
    total = one.supply + one.reserve + armies_of(p, people)
    total += sum(number for key, number in p.hostages.items() if hostage_people(key) == people)
    total += sum(vessel.hostages[people] for vessel in p.fleet)
    if p.captives and p.source > NONE:
        total += p.captives[people]
    if p.battle is not None:
        total += sum(side.ghosts for side in p.battle.sides if side.people == people)
    return total


def _cards(p: Position) -> Iterator[Refusal]:
    for one in p.peoples:
        numbers = (one.supply, one.reserve, one.bound, one.cities, one.ships, one.sticks, one.wind, one.bound_wind)
        if min(numbers) < 0 or min(one.pile + one.discards) < 0 or one.budget < 0 or one.bound > one.reserve:
            yield impossible("LUT-1.10", "stock")
    cards = [one.card for one in p.peoples if one.card != NONE]
    if len(set(cards)) != len(cards) or (p.step != CHOOSING and len(cards) < len(p.peoples)):
        yield impossible("LUT-3.3", "people-card")
    if min(p.spell_pile + p.spell_discards) < 0:
        yield impossible("LUT-1.10", "negative-spells")
    if any(key not in range(HOSTAGE_KEYS) for key in p.hostages):
        yield impossible("LUT-20.9", "hostages")


def _decks(p: Position) -> Iterator[Refusal]:
    """Every card is somewhere, in finished games too (LUT-3.3, 13.4, 27.1, 27.5)."""
    lacking = BEGINNER_LACKS if p.mode == BEGINNER else []
    spells = [0 if kind in lacking else number for kind, number in enumerate(p.material.spells)]
    yield from miscounted("LUT-3.12", "spell-count", "spell", SPELLS, _spells(p), spells)
    combat = [len(p.peoples) * number for number in p.material.combat]  # the Witches give and steal (LUT-19.6)
    yield from miscounted("LUT-27.1", "card-count", "card", COMBAT_CARDS, _combat_cards(p), combat)
    if p.step == CHOOSING:
        return
    peoples, runes = _by_kind(_peoples(p), len(PEOPLES)), _by_kind(_runes(p), len(RUNES))
    yield from miscounted("LUT-3.3", "people-count", "people", PEOPLES, peoples, [1] * len(PEOPLES))
    rule, each = ("LUT-18.1", 0) if p.mode == BEGINNER else ("LUT-3.3", 1)
    yield from miscounted(rule, "rune-count", "rune", RUNES, runes, [each] * len(RUNES))


def _by_kind(cards: list[int], kinds: int) -> list[int]:
    found = [0] * kinds
    for card in cards:
        if card != NONE:
            found[card] += 1
    return found


def _spells(p: Position) -> list[int]:
    """By kind: in pile, discards and hands, declared, and drawn to choose from."""
    found = [one + two for one, two in zip(p.spell_pile, p.spell_discards, strict=True)]
    held = [spell_kind(card) for one in p.peoples for card in one.hand] + [cast.spell for cast in p.casts]
    for pending in p.pending:
        held += pending.cards if pending.kind == TO_KEEP_SPELLS else []
        held += [pending.spell] if pending.kind == TO_PUT_AWAY else []
    for spell in held:
        found[spell] += 1
    return found


def _combat_cards(p: Position) -> list[int]:
    """By kind: in pile and discards, and in the hands and on the table of a battle."""
    found = [0] * KINDS
    for one in p.peoples:
        found = [have + pile + gone for have, pile, gone in zip(found, one.pile, one.discards, strict=True)]
        for card in one.sunk:
            found[card] += 1
    sides = [] if p.battle is None else p.battle.sides
    for card in [card for side in sides for card in (*side.hand, *side.played, side.given) if card != NONE]:
        found[card] += 1
    return found


def _peoples(p: Position) -> list[int]:
    """People cards; a people being changed has put its own card back (LUT-21.14)."""
    changing = {pending.people: pending.cards for pending in p.pending if pending.kind == TO_KEEP_PEOPLE}
    found = p.people_stack + p.people_bottom + [one.borrowed for one in p.peoples]
    for people, one in enumerate(p.peoples):
        found += changing.get(people, [one.card])
    return found


def _runes(p: Position) -> list[int]:
    found = p.rune_stack + p.rune_bottom + [rune for one in p.peoples for rune in (one.rune, *one.moons)]
    for pending in p.pending:
        found += pending.cards if pending.kind in (TO_ASSIGN_MOON, TO_KEEP_RUNE) else []
    return found


def _phase(p: Position) -> Iterator[Refusal]:
    if p.phase == OVER:
        if p.actor != NOBODY or p.reason == 0:
            yield impossible("LUT-17.4", "over")
        return
    if p.reason != 0 or p.who not in range(len(p.peoples)) or p.actor != p.player_of(p.who):
        yield impossible("LUT-1.3", "running")
        return
    if (p.phase == CHOOSE) != (p.step == CHOOSING) or (p.phase == LAY) != (p.step == LAYING):
        yield impossible("LUT-3.1", "setup")
    if p.phase in WITH_ERRAND and (not p.pending or p.pending[0].people != p.who):
        yield impossible("LUT-1.9", "no-errand")
    if p.phase == WINDOW and p.pending:
        yield impossible("LUT-21.5", "errand-first")
    if p.phase in IN_BATTLE and p.battle is None:
        yield impossible("LUT-9.1", "no-battle")
    if p.phase in SPELL_CHOICES and (not p.casts or p.casts[-1].people != p.who):
        yield impossible("LUT-21.1", "no-spell")
    if p.phase == WINDOW and not p.window and not p.casts:
        yield impossible("LUT-21.3", "no-window")


def _desk(p: Position) -> Iterator[Refusal]:
    """Checks the battle, voyage and spells in progress."""
    if p.phase in (BOARD, COURSE, STOP) and not _ship_is_there(p):
        yield impossible("LUT-8.8", "no-ship")
    if p.phase in (PLACE_COUNT, MOVE_TO, MOVE_COUNT) and p.source not in range(PROVINCE_COUNT):
        yield impossible("LUT-7.3", "no-province")
    if any(spot not in range(HEXES) for spot in p.route):
        yield impossible("LUT-8.5", "route")
    battle = p.battle
    if battle is not None and (len(battle.sides) != 2 or battle.step not in range(B_OWNER + 1)):
        yield impossible("LUT-9.2", "two-sides")
    elif battle is not None and battle.sides[0].people == battle.sides[1].people:
        yield impossible("LUT-9.2", "fights-itself")
    elif battle is not None and p.phase in IN_BATTLE and side_of(battle, p.who) == NONE:
        yield impossible("LUT-9.2", "not-fighting")
    elif battle is not None and p.phase == ROW and battle.turn >= len(groups_of(p, battle)):
        yield impossible("LUT-20.7", "no-group")
    for cast in p.casts:
        if cast.people not in range(len(p.peoples)) or cast.user not in range(len(p.peoples)):
            yield impossible("LUT-21.1", "unknown-caster")
    if p.phase != OVER and p.phase != AT and not CHOICES[p.phase](p):
        yield impossible("LUT-1.9", "nothing-to-decide")


def _ship_is_there(p: Position) -> bool:
    place = fleet_place(p.source)
    if place != NONE:
        return place < len(p.fleet)
    return p.source in range(EDGES) and bool(p.ships[edge_province(p.source)] & edge_bit(p.source))
