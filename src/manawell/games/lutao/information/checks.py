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
    RING,
    RUNES,
)
from manawell.games.lutao.rules.choices import CHOICES
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
    STOP,
    SURPLUS,
    TO_ASSIGN_MOON,
    TO_KEEP_PEOPLE,
    TO_KEEP_RUNE,
    TO_KEEP_SPELLS,
    TO_PUT_AWAY,
    WINDOW,
    Position,
)
from manawell.kernel.census import miscounted
from manawell.kernel.faults import BadPosition
from manawell.kernel.state import NOBODY

WITH_ERRAND = (MOON, RISE, KEEP_SPELL, KEEP_CARD, GIVE_UP, SURPLUS)
IN_BATTLE = (GHOST, RETURN, DISCARD, HOSTAGES, RETREAT, ROW)
OF_A_PEOPLE = (ACTION_TURN - {LURKING}) | (SPELL_CARD_TURN - {LEARNING})
"""Steps that are some people's turn."""


def check(p: Position) -> None:
    """Refuse the first contradiction."""
    for problem in chain(_options(p), _numbers(p), _map(p), _armies(p), _cards(p), _phase(p), _desk(p), _decks(p)):
        raise BadPosition(problem)


def _options(p: Position) -> Iterator[str]:
    peoples = len(p.peoples)
    if not 2 <= peoples <= 4 or p.seats != p.player_of(peoples - 1) + 1 or (p.mode == PRO and peoples != 4):
        yield f"{peoples} peoples of {p.seats} players"
        return
    if sorted(p.order) != sorted(set(p.order)) or any(people not in range(peoples) for people in p.order):
        yield f"turn order {p.order}"
        return
    if any((people in p.order) == one.out for people, one in enumerate(p.peoples)):
        yield "a people is in the turn order exactly while it is in the game"
    if not 0 <= p.turn <= len(p.order) or p.round < 0 or p.max_rounds < 0 or p.builder not in range(p.seats):
        yield f"turn {p.turn} of round {p.round}"


def _numbers(p: Position) -> Iterator[str]:
    """Everything that refers to a place must refer to an existing one."""
    if len(p.captives) not in (0, 4) or any(len(vessel.hostages) != 4 for vessel in p.fleet):
        yield "hostages are counted by people"
    edges = range(NONE, EDGES)
    if p.goal not in edges or (p.phase in (MOVE_COUNT, GOLEM_FROM) and p.goal not in range(PROVINCE_COUNT)):
        yield "a goal that does not exist"
    asked = p.phase != OVER
    if asked and p.turn == len(p.order) and p.step in OF_A_PEOPLE:
        yield "it is nobody's turn"
    if any(card == NONE for one in p.peoples for card in one.offer):
        yield "an unknown card to choose"
    battle = p.battle
    if battle is None or len(battle.sides) != 2:
        return
    if any(side.people not in (GOLEMS, *range(len(p.peoples))) for side in battle.sides):
        yield "an unknown people fights"
    if not 0 <= battle.turn <= max(2, len(p.groups)) or battle.round < 0:
        yield f"turn {battle.turn} of a combat round"


def _map(p: Position) -> Iterator[str]:
    taken = [spot for spot in p.chart.spots if spot != NONE]
    if len(set(taken)) != len(taken) or set(taken) & set(RING):
        yield "lands overlap"
    laid = [land for land in range(len(LANDS)) if p.chart.board[3 * land + 2] in range(6)]
    if sorted(laid + p.stack) != list(range(len(LANDS))):
        yield "every land lies or is still to be laid"
    if p.phase == LAY and not p.stack:
        yield "no land is to be laid"
    if p.step not in (CHOOSING, LAYING) and p.stack:
        yield "a land is missing"
    for province in range(PROVINCE_COUNT):
        if not _coast(p, province) or p.owner[province] not in (NONE, GOLEMS, *range(len(p.peoples))):
            yield f"a ship without a coast, or an unknown owner, in province {province}"
        if p.chart.spots[province] == NONE and p.armies[province] + p.ships[province] > 0:
            yield f"somebody stands in province {province}, which does not lie"


def _coast(p: Position, province: int) -> bool:
    edges = [edge_of(province, direction) for direction in range(6)]
    return all(p.chart.shores[edge] != NONE for edge in edges if p.ships[province] & edge_bit(edge))


def _armies(p: Position) -> Iterator[str]:
    if min(p.armies + p.attack + p.moved) < 0 or min(p.hostages.values(), default=0) < 0:
        yield "fewer than no armies"
    for province in range(PROVINCE_COUNT):
        fought = p.battle is not None and p.battle.province == province
        if (p.armies[province] == 0) != (p.owner[province] == NONE) and not fought:
            yield f"province {province} has an owner exactly while armies stand there"
        if p.moved[province] > p.armies[province]:
            yield f"more armies have moved than stand in province {province}"
    golems = p.golem_supply + sum(p.armies[at] for at in range(PROVINCE_COUNT) if p.owner[at] == GOLEMS)
    golems += p.battle.golems if p.battle is not None else 0
    if golems != GOLEM_PIECES or p.golem_supply < 0 or any(owner == GOLEMS for owner in p.owner[:LUTAO]):
        yield f"{golems} golems"
    for people in range(len(p.peoples)):
        if p.step != CHOOSING and _count(p, people) != ARMIES_OF[len(p.peoples)]:
            yield f"people {people} has {_count(p, people)} armies"


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


def _cards(p: Position) -> Iterator[str]:
    for one in p.peoples:
        numbers = (one.supply, one.reserve, one.bound, one.cities, one.ships, one.sticks, one.wind, one.bound_wind)
        if min(numbers) < 0 or min(one.pile + one.discards) < 0 or one.budget < 0 or one.bound > one.reserve:
            yield "less than nothing in a people's stock"
    cards = [one.card for one in p.peoples if one.card != NONE]
    if len(set(cards)) != len(cards) or (p.step != CHOOSING and len(cards) < len(p.peoples)):
        yield "every people has a card of its own"
    if min(p.spell_pile + p.spell_discards) < 0:
        yield "less than no spells"
    if any(key not in range(HOSTAGE_KEYS) for key in p.hostages):
        yield "hostages"


def _decks(p: Position) -> Iterator[str]:
    """Every card is somewhere, in finished games too (LUT-3.3, 13.4, 27.1, 27.5)."""
    lacking = BEGINNER_LACKS if p.mode == BEGINNER else []
    yield from miscounted(
        "spell", SPELLS, _spells(p), [0 if kind in lacking else number for kind, number in enumerate(p.material.spells)]
    )
    combat = [len(p.peoples) * number for number in p.material.combat]  # the Witches give and steal (LUT-19.6)
    yield from miscounted("combat card", COMBAT_CARDS, _combat_cards(p), combat)
    if p.step == CHOOSING:
        return
    yield from miscounted("people", PEOPLES, _by_kind(_peoples(p), len(PEOPLES)), [1] * len(PEOPLES))
    runes = 0 if p.mode == BEGINNER else 1
    yield from miscounted("rune", RUNES, _by_kind(_runes(p), len(RUNES)), [runes] * len(RUNES))


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


def _phase(p: Position) -> Iterator[str]:
    if p.phase == OVER:
        if p.actor != NOBODY or p.reason == 0:
            yield "a finished game asks nobody and has a reason"
        return
    if p.reason != 0 or p.who not in range(len(p.peoples)) or p.actor != p.player_of(p.who):
        yield "an unfinished game asks the player of a people and has no reason"
        return
    if (p.phase == CHOOSE) != (p.step == CHOOSING) or (p.phase == LAY) != (p.step == LAYING):
        yield "peoples and lands are chosen at the beginning"
    if p.phase in WITH_ERRAND and (not p.pending or p.pending[0].people != p.who):
        yield "an errand is asked only while there is one"
    if p.phase == WINDOW and p.pending:
        yield "an errand comes before a window"
    if p.phase in IN_BATTLE and p.battle is None:
        yield "there is no battle"
    if p.phase in SPELL_CHOICES and (not p.casts or p.casts[-1].people != p.who):
        yield "no spell is being declared"
    if p.phase == WINDOW and not p.window and not p.casts:
        yield "no window is open"


def _desk(p: Position) -> Iterator[str]:
    """Checks the battle, voyage and spells in progress."""
    if p.phase in (BOARD, COURSE, STOP) and not _ship_is_there(p):
        yield "no ship sails"
    if p.phase in (PLACE_COUNT, MOVE_TO, MOVE_COUNT) and p.source not in range(PROVINCE_COUNT):
        yield "no province was picked"
    if any(spot not in range(HEXES) for spot in p.route):
        yield "a route leaves the mat"
    battle = p.battle
    if battle is not None and (len(battle.sides) != 2 or battle.step not in range(B_OWNER + 1)):
        yield "a battle has two sides"
    elif battle is not None and battle.sides[0].people == battle.sides[1].people:
        yield "a people fights against itself"
    for cast in p.casts:
        if cast.people not in range(len(p.peoples)) or cast.user not in range(len(p.peoples)):
            yield "a spell of an unknown people"
    if p.phase != OVER and p.phase != AT and not CHOICES[p.phase](p):
        yield "nothing can be decided"


def _ship_is_there(p: Position) -> bool:
    place = fleet_place(p.source)
    if place != NONE:
        return place < len(p.fleet)
    return p.source in range(EDGES) and bool(p.ships[edge_province(p.source)] & edge_bit(p.source))
