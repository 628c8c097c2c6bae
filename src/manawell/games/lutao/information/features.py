"""What a player sees, as features for learners: the provinces one by one, the peoples, the battle and the decision.

Peoples count from the player's own first one. What is told of others is what everybody knows, or what the player has
been shown.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from manawell.games.lutao.components.cards import MOMENTS, SPELLS
from manawell.games.lutao.components.codes import (
    EDGES,
    edge_direction,
    hostage_province,
    is_from_lutao,
    is_marked,
    is_seen_by,
    is_with_attackers,
    spell_kind,
)
from manawell.games.lutao.components.tables import (
    COMBAT_CARDS,
    COORDINATES,
    DIRECTIONS,
    GOLEM_PIECES,
    GOLEMS,
    LANDS,
    NONE,
    PEOPLES,
    PROVINCE_COUNT,
    PROVINCES,
    ROOM,
    RUNES,
    TRAPS,
    WISDOM,
)
from manawell.games.lutao.information.view import BOARDS, MODES, PHASES, STEPS
from manawell.games.lutao.rules.fixed import first_of
from manawell.games.lutao.rules.hits import pieces
from manawell.games.lutao.rules.powers import holder_of, rune_now, rune_of
from manawell.games.lutao.rules.spells import moment
from manawell.games.lutao.rules.standing import (
    goal_province,
    people_artefact_at,
    rune_artefact_at,
    source_province,
)
from manawell.games.lutao.state import (
    B_OWNER,
    BUSY,
    LAY,
    OVER,
    TO_ASSIGN_MOON,
    TO_KEEP_PEOPLE,
    TO_KEEP_RUNE,
    TO_KEEP_SPELLS,
    Battle,
    People,
    Position,
    Told,
)
from manawell.kernel.ink import MOST_COUNTED, add, count
from manawell.kernel.learning import Features, numbered

_PEOPLE: Final = ("own", *(f"people +{n}" for n in range(1, 4)))
MOST: Final[i64] = len(_PEOPLE)
_LEFT: Final = min(q for q, _ in COORDINATES)
_TOP: Final = min(r for _, r in COORDINATES)
ROWS: Final = 1 - _TOP + max(r for _, r in COORDINATES)
COLUMNS: Final = 1 - _LEFT + max(q for q, _ in COORDINATES)

FEATURES: Final = Features()
BOARD: Final = FEATURES.board(
    {
        **{f"held by {people}": 1 for people in _PEOPLE},
        "held by golems": 1,
        "armies": ROOM,
        "golems": ROOM,
        "attackers": ROOM,
        "city": 1,
        "ships": 2,
        "hostages": 4,
        "hostages with attackers": 4,
        "moved": ROOM,
        "conquered in this turn": 1,
        "source": 1,
        "goal": 1,
        "battle": 1,
        "own people artefact": 1,
        "own rune artefact": 1,
        "trap": 1,
        "column": COLUMNS,
        "row": ROWS,
    },
    PROVINCES,
    (ROWS, COLUMNS),
)
P: Final[i64] = PROVINCE_COUNT
GOLEM_HELD: Final = BOARD + MOST * P
ARMIES: Final = GOLEM_HELD + P
STONE: Final = ARMIES + P
ATTACK: Final = ARMIES + 2 * P
CITY: Final = ARMIES + 3 * P
SHIPS: Final = ARMIES + 4 * P
HOSTAGES: Final = ARMIES + 5 * P
CAPTIVES: Final = ARMIES + 6 * P
MOVED: Final = ARMIES + 7 * P
CONQUERED: Final = ARMIES + 8 * P
SOURCE: Final = ARMIES + 9 * P
GOAL: Final = ARMIES + 10 * P
FOUGHT: Final = ARMIES + 11 * P
PEOPLE_ARTEFACT: Final = ARMIES + 12 * P
RUNE_ARTEFACT: Final = ARMIES + 13 * P
TRAP: Final = ARMIES + 14 * P
COLUMN: Final = ARMIES + 15 * P
ROW: Final = ARMIES + 16 * P
"""Both from 1, and only where the board is not the standard one; 0 where a land is not laid yet."""


def _each(words: list[str], usual: int) -> i64:
    """A number for each people and word; those of a people lie together."""
    return FEATURES.numbers([f"{people}: {word}" for people in _PEOPLE for word in words], usual)


CARD: Final = _each([f"is {people}" for people in PEOPLES], 1)
BORROWED: Final = _each([f"borrows from {people}" for people in PEOPLES], 1)
RUNE: Final = _each([f"rune {rune}" for rune in RUNES], 1)
RUNE_NOW: Final = _each([f"rune now {rune}" for rune in RUNES], 1)
HAND: Final = _each([f"spell {spell}, as far as seen" for spell in SPELLS], 2)
FOUND: Final = _each([f"discarded {card}" for card in COMBAT_CARDS], 10)
_STORES: Final = (
    *("supply", "reserve", "reserve that may not go to Lutao", "cities", "ships", "sticks", "wind", "bound wind"),
    *("points", "budget", "combat cards in the pile", "spells", "marked spells", "place in the order", "armies"),
)
STORES: Final = _each(list(_STORES), 40)
STORE: Final[i64] = len(_STORES)
_NOTES: Final = ("plays", "banned", "gave", "stole", "has its people artefact", "has its rune artefact")
NOTES: Final = _each(list(_NOTES), 1)
NOTE: Final[i64] = len(_NOTES)

MODE: Final = FEATURES.words("mode", MODES)
BOARD_KIND: Final = FEATURES.words("board", BOARDS)
STEP: Final = FEATURES.words("step", STEPS)
PHASE: Final = FEATURES.words("phase", PHASES)
MOMENT: Final = FEATURES.words("moment", MOMENTS)
WINDOW: Final = FEATURES.words("window", MOMENTS)
ASKED: Final = FEATURES.flag("own decision")
WHO: Final = FEATURES.words("asked", _PEOPLE)
ACTIVE: Final = FEATURES.words("active", _PEOPLE)
CONTROLLER: Final = FEATURES.words("holds the city of Lutao", _PEOPLE)
HELD: Final = FEATURES.number("rounds since it was taken", 4)
ROUND: Final = FEATURES.number("round", 10)
LEFT: Final = FEATURES.number("rounds left", 20)
GOLEM_SUPPLY: Final = FEATURES.number("golem supply", GOLEM_PIECES)
COMMANDS: Final = FEATURES.number("golem actions left", 3)
ABOARD: Final = FEATURES.number("aboard", ROOM)
PAID: Final = FEATURES.number("sticks set aside", 10)
SOURCE_EDGE: Final = FEATURES.words("ship lies to the", DIRECTIONS)
ROUTE: Final = FEATURES.number("length of the route", 10)
SPELLS_LEFT: Final = FEATURES.number("spell pile", 60)
DISCARDED: Final = FEATURES.numbers([f"discarded spell {spell}" for spell in SPELLS], 4)
TRAPS_SET: Final = FEATURES.number("traps", 3)
SPRUNG: Final = FEATURES.flag("a trap was sprung")
FLEET: Final = FEATURES.numbers([f"ships at sea of {people}" for people in _PEOPLE], 3)
LAND: Final = FEATURES.words("land to lay", LANDS)
OFFER_PEOPLE: Final = FEATURES.words("may choose", PEOPLES)
OFFER_RUNE: Final = FEATURES.words("may choose rune", RUNES)

_ERRANDS: Final = ("to rise", "to keep spells", "to keep a people", "to keep a rune", "to assign a moon")
ERRAND: Final = FEATURES.words("waits", (*_ERRANDS, "to discard", "to give up", "to put away"))
ERRAND_OF: Final = FEATURES.words("waits for", _PEOPLE)
DRAWN_SPELL: Final = FEATURES.words("drawn spell", SPELLS)
DRAWN_PEOPLE: Final = FEATURES.words("drawn people", PEOPLES)
DRAWN_RUNE: Final = FEATURES.words("drawn rune", RUNES)
ERRAND_NUMBER: Final = FEATURES.number("how many of them", 5)
CASTS: Final = FEATURES.number("declared spells", 3)
CAST: Final = FEATURES.words("declared", SPELLS)
CASTER: Final = FEATURES.words("declared by", _PEOPLE)
VICTIM: Final = FEATURES.words("declared against", _PEOPLE)

_SIDES: Final = ("attacker", "defender")
BATTLE_STEP: Final = FEATURES.words("battle step", numbered(B_OWNER + 1))
BATTLE_ROUND: Final = FEATURES.number("combat round", 10)
FIGHTERS: Final = FEATURES.numbers([f"{side} is {people}" for side in _SIDES for people in (*_PEOPLE, "golems")], 1)
_FORCES: Final = ("pieces", "ghosts", "lost", "cards to draw", "cards in hand", "skin", "cards to return")
FORCES: Final = FEATURES.numbers([f"{side}: {force}" for side in _SIDES for force in _FORCES], 10)
FORCE: Final[i64] = len(_FORCES)
OWN_HAND: Final = FEATURES.numbers([f"own combat card {card}" for card in COMBAT_CARDS], 5)
SHOWN: Final = FEATURES.numbers([f"{side} shows {card}" for side in _SIDES for card in COMBAT_CARDS], 5)
BLANK: Final = bytes(FEATURES.size)
HALF_BITS: Final = 60
HALF: Final = (1 << HALF_BITS) - 1
_NOTHING: Final[list[int]] = [0] * P


def describe(p: Position, seat: int, paper: BytesWriter) -> None:
    first: i64 = len(paper)
    paper.write(_cities_and_ships(p))
    own: i64 = first_of(p, seat)
    peoples: i64 = len(p.peoples)
    _tell_provinces(p, own, peoples, paper, first)
    _tell_marks(p, seat, paper, first)
    for people in range(peoples):
        _tell_people(p, people, seat, (people - own) % peoples, paper, first)
    _tell_course(p, seat, own, peoples, paper, first)
    _tell_decision(p, seat, own, peoples, paper, first)
    battle = p.battle
    if battle is not None:
        _tell_battle(p, battle, seat, own, peoples, paper, first)


def _cities_and_ships(p: Position) -> bytes:
    """A row that tells cities and ships only, which change seldom."""
    told = p.told
    if told is None or not told.holds(p.city, p.ships):
        paper = BytesWriter()
        paper.write(BLANK)
        for province in range(P):
            if p.city[province]:
                paper[CITY + province] = 1
            if p.ships[province]:
                count(paper, SHIPS + province, p.ships[province].bit_count())
        told = Told(p.city, p.ships, paper.getvalue())
        p.told = told
    return told.features


def _tell_provinces(p: Position, own: i64, peoples: i64, paper: BytesWriter, first: i64) -> None:
    """Most of what is told, so nothing is called here that need not be."""
    at: i64 = first
    for owner, armies in zip(p.owner, p.armies):  # noqa: B905 (a plain loop once compiled)
        if owner != NONE:
            number: i64 = armies
            told: i64 = number if number < MOST_COUNTED else MOST_COUNTED
            if owner == GOLEMS:
                paper[at + GOLEM_HELD] = 1
                paper[at + STONE] = u8(told)
            else:
                relative: i64 = owner - own if owner >= own else owner - own + peoples
                paper[at + BOARD + P * relative] = 1
                paper[at + ARMIES] = u8(told)
                add(paper, first + STORES + STORE * relative + STORE - 1, number)
        at += 1
    if p.attack != _NOTHING:
        _tell_numbers(p.attack, paper, first + ATTACK)
    if p.moved != _NOTHING:
        _tell_numbers(p.moved, paper, first + MOVED)
    if p.strategic or p.random_board:
        _tell_lands(p, paper, first)


def _tell_lands(p: Position, paper: BytesWriter, first: i64) -> None:
    """Where the provinces lie."""
    for province in range(P):
        spot: i64 = p.chart.spots[province]
        if spot != NONE:
            q, r = COORDINATES[spot]
            count(paper, first + COLUMN + province, q - _LEFT + 1)
            count(paper, first + ROW + province, r - _TOP + 1)


def _tell_numbers(numbers: list[int], paper: BytesWriter, at: i64) -> None:
    for number in numbers:
        if number:
            count(paper, at, number)
        at += 1


def _tell_marks(p: Position, seat: int, paper: BytesWriter, first: i64) -> None:
    """What lies in few provinces only."""
    at: i64 = first + CONQUERED
    rest = p.conquered
    while rest:
        part: i64 = rest & HALF  # in parts that need no long arithmetic
        place: i64 = at
        while part:
            if part & 1:
                paper[place] = 1
            part >>= 1
            place += 1
        rest >>= HALF_BITS
        at += HALF_BITS
    for key, number in p.hostages.items():
        add(paper, first + (CAPTIVES if is_with_attackers(key) else HOSTAGES) + hostage_province(key), number)
    if p.battle is not None:
        paper[first + FOUGHT + p.battle.province] = 1
    for people in range(len(p.peoples)):
        if p.player_of(people) == seat:
            lies = people_artefact_at(p, people)
            if lies != NONE:
                paper[first + PEOPLE_ARTEFACT + lies] = 1
            lies = rune_artefact_at(p, people)
            if lies != NONE:
                paper[first + RUNE_ARTEFACT + lies] = 1
    if p.traps:
        _tell_traps(p, seat, paper, first)


def _tell_traps(p: Position, seat: int, paper: BytesWriter, first: i64) -> None:
    count(paper, first + TRAPS_SET, len(p.traps))
    trapper = holder_of(p, TRAPS)
    if p.phase == OVER or (trapper != NONE and p.player_of(trapper) == seat):
        for trap in p.traps:
            if trap < P:
                paper[first + TRAP + trap] = 1


def _tell_people(p: Position, people: int, seat: int, place: i64, paper: BytesWriter, first: i64) -> None:
    one = p.peoples[people]
    mine = p.phase == OVER or p.player_of(people) == seat
    if mine or not one.offer:
        if one.card != NONE:
            paper[first + CARD + len(PEOPLES) * place + one.card] = 1
        if one.rune != NONE:
            paper[first + RUNE + len(RUNES) * place + one.rune] = 1
        current = rune_now(p, people)
        if current != NONE:
            paper[first + RUNE_NOW + len(RUNES) * place + current] = 1
    if one.borrowed != NONE:
        paper[first + BORROWED + len(PEOPLES) * place + one.borrowed] = 1
    _tell_stores(one, paper, first + STORES + STORE * place)
    _tell_notes(one, paper, first + NOTES + NOTE * place)
    found: i64 = first + FOUND + len(COMBAT_CARDS) * place
    for number in one.discards:
        if number:
            count(paper, found, number)
        found += 1
    _tell_hand(p, people, seat, place, paper, first)


def _tell_notes(one: People, paper: BytesWriter, at: i64) -> None:
    if not one.out:
        paper[at] = 1
    if one.banned:
        paper[at + 1] = 1
    if one.gave:
        paper[at + 2] = 1
    if one.stole:
        paper[at + 3] = 1
    if one.people_artefact:
        paper[at + 4] = 1
    if one.rune_artefact:
        paper[at + 5] = 1


def _tell_hand(p: Position, people: int, seat: int, place: i64, paper: BytesWriter, first: i64) -> None:
    mine = p.phase == OVER or p.player_of(people) == seat
    for card in p.peoples[people].hand:
        if is_marked(card):
            add(paper, first + STORES + STORE * place + STORE - 3, 1)
        if mine or is_seen_by(card, seat) or _is_wise(p, seat, card):
            add(paper, first + HAND + len(SPELLS) * place + spell_kind(card), 1)


def _is_wise(p: Position, seat: int, card: int) -> bool:
    """Whether the player knows the spells of others (LUT-20.11c)."""
    for mine in p.order:
        if p.player_of(mine) == seat and rune_of(p, mine) == WISDOM:
            return not is_from_lutao(card) or p.peoples[mine].rune_artefact
    return False


def _tell_stores(one: People, paper: BytesWriter, at: i64) -> None:
    count(paper, at, one.supply)
    count(paper, at + 1, one.reserve)
    count(paper, at + 2, one.bound)
    count(paper, at + 3, one.cities)
    count(paper, at + 4, one.ships)
    count(paper, at + 5, one.sticks)
    count(paper, at + 6, one.wind)
    count(paper, at + 7, one.bound_wind)
    count(paper, at + 8, one.points)
    count(paper, at + 9, one.budget)
    count(paper, at + 10, _total(one.pile) + len(one.sunk))
    count(paper, at + 11, len(one.hand))
    count(paper, at + 13, one.place)


def _total(numbers: list[int]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def _tell_course(p: Position, seat: int, own: i64, peoples: i64, paper: BytesWriter, first: i64) -> None:
    paper[first + MODE + p.mode] = 1
    paper[first + BOARD_KIND + (2 if p.strategic else 1 if p.random_board else 0)] = 1
    paper[first + STEP + p.step] = 1
    if p.actor == seat:
        paper[first + ASKED] = 1
    if p.who != NONE:
        paper[first + WHO + (p.who - own) % peoples] = 1
    if p.turn < len(p.order):
        paper[first + ACTIVE + (p.active() - own) % peoples] = 1
    if p.controller != NONE:
        paper[first + CONTROLLER + (p.controller - own) % peoples] = 1
        count(paper, first + HELD, p.round - p.since)
    count(paper, first + ROUND, p.round)
    count(paper, first + LEFT, p.max_rounds - p.round)
    count(paper, first + GOLEM_SUPPLY, p.golem_supply)
    count(paper, first + COMMANDS, p.commands)
    count(paper, first + SPELLS_LEFT, _total(p.spell_pile))
    at: i64 = first + DISCARDED
    for number in p.spell_discards:
        if number:
            count(paper, at, number)
        at += 1
    if p.sprung:
        paper[first + SPRUNG] = 1
    for vessel in p.fleet:
        add(paper, first + FLEET + (vessel.people - own) % peoples, 1)


def _tell_decision(p: Position, seat: int, own: i64, peoples: i64, paper: BytesWriter, first: i64) -> None:
    if p.phase != BUSY:
        paper[first + PHASE + p.phase] = 1
    source, goal = source_province(p), goal_province(p)
    if source != NONE:
        paper[first + SOURCE + source] = 1
    if goal != NONE:
        paper[first + GOAL + goal] = 1
    paper[first + MOMENT + moment(p)] = 1
    paper[first + WINDOW + p.window] = 1
    count(paper, first + ABOARD, p.aboard)
    count(paper, first + PAID, p.paid)
    count(paper, first + ROUTE, len(p.route))
    if 0 <= p.source < EDGES and p.aboard > 0:
        paper[first + SOURCE_EDGE + edge_direction(p.source)] = 1
    if p.phase == LAY and p.stack:
        paper[first + LAND + p.stack[-1]] = 1
    for people in range(peoples):
        if p.player_of(people) == seat and p.peoples[people].offer:
            offer = p.peoples[people].offer
            for place in range(len(offer)):
                paper[first + (OFFER_PEOPLE if place < 3 else OFFER_RUNE) + offer[place]] = 1
    if p.pending:
        _tell_errand(p, seat, own, peoples, paper, first)
    count(paper, first + CASTS, len(p.casts))
    if p.casts:
        cast = p.casts[-1]
        paper[first + CAST + cast.spell] = 1
        paper[first + CASTER + (cast.people - own) % peoples] = 1
        if cast.target != NONE:
            paper[first + VICTIM + (cast.target - own) % peoples] = 1


def _tell_errand(p: Position, seat: int, own: i64, peoples: i64, paper: BytesWriter, first: i64) -> None:
    """What waits: drawn cards are known to their player only."""
    pending = p.pending[0]
    paper[first + ERRAND + pending.kind] = 1
    paper[first + ERRAND_OF + (pending.people - own) % peoples] = 1
    if pending.kind == TO_KEEP_SPELLS:
        count(paper, first + ERRAND_NUMBER, pending.number)
    if p.player_of(pending.people) != seat and pending.kind != TO_ASSIGN_MOON:
        return
    for card in pending.cards:
        if pending.kind in (TO_KEEP_RUNE, TO_ASSIGN_MOON):
            paper[first + DRAWN_RUNE + card] = 1
        elif pending.kind == TO_KEEP_PEOPLE:
            paper[first + DRAWN_PEOPLE + card] = 1
        else:
            paper[first + DRAWN_SPELL + card] = 1


def _tell_battle(
    p: Position, battle: Battle, seat: int, own: i64, peoples: i64, paper: BytesWriter, first: i64
) -> None:
    paper[first + BATTLE_STEP + battle.step] = 1
    count(paper, first + BATTLE_ROUND, battle.round)
    for place in range(2):
        side = battle.sides[place]
        golems = side.people == GOLEMS
        fighter: i64 = MOST if golems else (side.people - own) % peoples
        paper[first + FIGHTERS + (MOST + 1) * place + fighter] = 1
        at: i64 = first + FORCES + FORCE * place
        count(paper, at, pieces(p, battle, place))
        count(paper, at + 1, side.ghosts)
        count(paper, at + 2, side.lost)
        count(paper, at + 3, side.draws)
        count(paper, at + 4, len(side.hand))
        count(paper, at + 5, side.skin)
        if battle.turn == place:
            count(paper, at + 6, battle.returns)
        for card in side.played:
            add(paper, first + SHOWN + len(COMBAT_CARDS) * place + card, 1)
        if not golems and p.player_of(side.people) == seat:
            for card in side.hand:
                add(paper, first + OWN_HAND + card, 1)


def places(p: Position) -> list[tuple[int, int]]:
    """By province: row and column of its hex in axial coordinates; a land that is not laid lies nowhere."""
    found: list[tuple[int, int]] = []
    for spot in p.chart.spots:
        if spot == NONE:
            found.append((-1, -1))
        else:
            q, r = COORDINATES[spot]
            found.append((r - _TOP, q - _LEFT))
    return found
