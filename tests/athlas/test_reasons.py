"""What is said for a move is true: checked against the position that the move leads to."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import pytest

from manawell.bots.levels import make_bot
from manawell.games.athlas import GAME, events
from manawell.games.athlas.components.tables import COORDINATES, FIELD_OF, LEVEL, NEIGHBOURS, RELICS, TERRAINS
from manawell.games.athlas.information.view import TERRAIN_LETTERS, Board, Unit, View
from manawell.games.athlas.rules.turn import Athlas
from manawell.kernel.game import ALL_KNOWING, Reason
from manawell.kernel.journal import Journal
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from manawell.learn.course import find_course
from tests.athlas.table import battle

# Reading a position.


def everything(state: Athlas) -> View:
    return GAME.view(state, ALL_KNOWING)


def board(state: Athlas) -> Board:
    """The present, even while a card is chosen in the past."""
    view = everything(state)
    return view.board if view.aside is None else view.aside


def field(unit: Unit) -> int:
    return FIELD_OF[(unit.q, unit.r)]


def named(there: Board) -> dict[str, Unit]:
    return {unit.name: unit for unit in there.units}


def keeper(there: Board, relic: str) -> Unit | None:
    return next((unit for unit in there.units if relic in unit.holds), None)


def keeps(there: Board, relic: str, seat: int) -> bool:
    unit = keeper(there, relic)
    return unit is not None and unit.seat == seat


def spot(there: Board, relic: str) -> int:
    found = there.relics[RELICS.index(relic)]
    return FIELD_OF[(found.q, found.r)]


def level(there: Board, place: int) -> int:
    return LEVEL[TERRAIN_LETTERS.index(there.terrain[place])]


def steps(there: Board, unit: Unit, goal: int) -> int | None:
    """How many steps a unit is from a field, on a board without other units."""
    flies, swims = "flying" in unit.flags, "amphibious" in unit.flags
    seen, edge, count = {field(unit)}, {field(unit)}, 0
    while edge and goal not in edge:
        count += 1
        edge = {near for here in edge for near in NEIGHBOURS[here] if passable(there, here, near, flies, swims)} - seen
        seen |= edge
    return count if edge else None


def passable(there: Board, here: int, near: int, flies: bool, swims: bool) -> bool:
    wet = there.terrain[near] == TERRAIN_LETTERS[TERRAINS.index("water")]
    return flies or (abs(level(there, here) - level(there, near)) <= 1 and (swims or not wet))


def distance(one: int, two: int) -> int:
    (q, r), (s, t) = COORDINATES[one], COORDINATES[two]
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))


def then(state: Athlas, text: str) -> Athlas:
    after = state.clone()
    after.play(GAME.read(after, after.actor, text))
    return after


def legal(state: Athlas) -> list[str]:
    return [GAME.text_of(state, move) for move in state.moves()]


def idle(state: Athlas, until: Callable[[Athlas], bool]) -> Athlas:
    """Nobody does anything until something holds."""
    here = state.clone()
    while not until(here):
        choices = legal(here)
        here = then(here, next(text for text in ("end", "end all", "pass", "end summon") if text in choices))
    return here


def holds_two(state: Athlas, seat: int) -> bool:
    return any(unit.seat == seat and len(unit.holds) > 1 for unit in board(state).units)


@dataclass
class Case:
    """A move that was really made."""

    before: Athlas
    after: Athlas
    text: str
    told: Journal

    @property
    def seat(self) -> int:
        return self.before.actor

    @property
    def rival(self) -> int:
        return 1 - self.before.actor

    @property
    def was(self) -> Board:
        return board(self.before)

    @property
    def now(self) -> Board:
        return board(self.after)

    def genus(self, unit: Unit) -> str:
        cards = everything(self.before).piles[4 * unit.seat + unit.alpha - 1].cards
        assert cards is not None
        return cards[0]

    def lost(self, seat: int) -> list[Unit]:
        """The units of a player that are gone."""
        return [unit for unit in self.was.units if unit.seat == seat and unit.name not in named(self.now)]

    def pools(self, seat: int) -> list[tuple[int, int]]:
        return list(zip(self.was.pools, self.now.pools, strict=True))[4 * seat : 4 * seat + 4]

    def struck(self, seat: int) -> list[Unit]:
        """The units of a player that are gone, or whose life is less."""
        pools = self.pools(seat)
        weaker = [
            one for one in self.was.units if one.seat == seat and pools[one.alpha - 1][1] < pools[one.alpha - 1][0]
        ]
        return weaker + self.lost(seat)

    def blows(self) -> list[events.Attacked]:
        return [event for event, _ in self.told.entries if isinstance(event, events.Attacked)]


def case(state: Athlas, text: str) -> Case:
    after, journal = state.clone(), Journal()
    after.journal = journal
    after.play(GAME.read(state, state.actor, text))
    return Case(state, after, text, journal)


# What each reason claims.

Values = Mapping[str, Any]


def wins(it: Case, _: Values) -> bool:
    return it.after.winner == it.seat or it.after.wins[it.seat] > it.before.wins[it.seat]


def wins_unless(it: Case, _: Values) -> bool:
    passed = then(it.after, "pass")
    won = passed.winner == it.seat or passed.wins[it.seat] > it.before.wins[it.seat]
    return holds_two(it.after, it.seat) and it.after.actor == it.rival and won


def averts_defeat(it: Case, _: Values) -> bool:
    lives = it.after.winner != it.rival and holds_two(it.before, it.rival) and not holds_two(it.after, it.rival)
    return lives and not can_win(it.after, it.rival)


def can_win(state: Athlas, seat: int) -> bool:
    """By at most two abilities of the running activation."""
    return any(
        holds_two(one, seat) or any(holds_two(then(one, second), seat) for second in deeds(one, seat))
        for one in (then(state, first) for first in deeds(state, seat))
    )


def deeds(state: Athlas, seat: int) -> list[str]:
    words = ("use", "walk", "climb", "fly", "give")
    if state.actor != seat or everything(state).phase != "act":
        return []
    return [text for text in legal(state) if text.split()[0] in words]


def leads_to_win(it: Case, _: Values) -> bool:
    return any(holds_two(then(it.after, text), it.seat) for text in deeds(it.after, it.seat))


def stops_win(it: Case, _: Values) -> bool:
    return threatened(it.before, it.rival) and not threatened(it.after, it.rival)


def threatened(state: Athlas, rival: int) -> bool:
    turn = idle(state, lambda here: here.active == rival and everything(here).phase in ("choose", "summon", "over"))
    return any(can_win(then(turn, text), rival) for text in legal(turn) if text.startswith("act "))


def frees_relic(it: Case, values: Values) -> bool:
    unit = keeper(it.was, values["relic"])
    assert unit is not None
    dead = unit.name not in named(it.now) and unit.seat == it.rival
    return dead and it.genus(unit) == values["genus"] and keeper(it.now, values["relic"]) is None


def takes_relic(it: Case, values: Values) -> bool:
    return keeps(it.now, values["relic"], it.seat) and not keeps(it.was, values["relic"], it.seat)


def drops_relic(it: Case, values: Values) -> bool:
    unit = keeper(it.was, values["relic"])
    return bool(unit and unit.seat == it.rival and unit.name in named(it.now)) and not keeps(
        it.now, values["relic"], it.rival
    )


def joins_relics(it: Case, values: Values) -> bool:
    was, now = apart(it.was, it.seat), apart(it.now, it.seat)
    return 0 < now < was and dict(values) == {"before": was, "count": now}


def apart(there: Board, seat: int) -> int:
    ways = [
        steps(there, unit, spot(there, relic))
        for unit in there.units
        for relic in RELICS
        if unit.seat == seat and unit.holds and relic not in unit.holds
    ]
    return min(way for way in ways if way is not None)


def undoes(it: Case, values: Values) -> bool:
    regained = sum(max(0, now - was) for was, now in it.pools(it.seat))
    return dict(values) == {"amount": regained}


def cancels(it: Case, values: Values) -> bool:
    waiting, left = [
        [one.card for one in everything(state).announced if one.seat == it.rival] for state in (it.before, it.after)
    ]
    active, lasting = [[mark.card for mark in there.marks if mark.maker == it.rival] for there in (it.was, it.now)]
    gone = values["card"] in waiting and values["card"] not in left
    return gone or active.count(values["card"]) > lasting.count(values["card"])


def kills(it: Case, values: Values) -> bool:
    return values["genus"] in map(it.genus, it.lost(it.rival))


def hits_several(it: Case, values: Values) -> bool:
    return 1 < values["count"] <= len({unit.name for unit in it.struck(it.rival)}) and not it.lost(it.seat)


def own_weapon(it: Case, _: Values) -> bool:
    acting = it.was.activations[-1]
    assert acting.unit is not None
    return acting.commander == it.seat and named(it.was)[acting.unit].seat == it.rival and bool(it.struck(it.rival))


def drowns(it: Case, values: Values) -> bool:
    fell = [was - now for was, now in it.pools(it.rival)]
    return bool(it.lost(it.rival)) or max(fell) >= values["amount"] > 0


def armour_spent(it: Case, _: Values) -> bool:
    return any(
        (unit.spent_physical and not unit.physical) or (unit.spent_magic and not unit.magic)
        for unit in it.struck(it.rival)
    )


def opens_armour(it: Case, _: Values) -> bool:
    was = named(it.was)
    bare = [
        unit
        for unit in it.now.units
        if unit.seat == it.rival
        and ((was[unit.name].physical > 0 == unit.physical) or (was[unit.name].magic > 0 == unit.magic))
    ]
    return any(next_blows(it, unit) for unit in bare)


def next_blows(it: Case, unit: Unit) -> list[Athlas]:
    """What comes of each ability that another unit of the mover can use on this one now."""
    turn = idle(it.after, lambda here: everything(here).phase in ("choose", "summon", "over"))
    begun = [then(turn, text) for text in legal(turn) if text.startswith("act ")]
    return [then(here, text) for here in begun for text in legal(here) if text.startswith("use") and unit.name in text]


def next_kills(it: Case, values: Values) -> bool:
    weak = [
        unit
        for unit in it.now.units
        if unit.seat == it.rival and it.pools(it.rival)[unit.alpha - 1][1] == values["amount"]
    ]
    return any(unit.name not in named(board(after)) for unit in weak for after in next_blows(it, unit))


def high_ground(it: Case, values: Values) -> bool:
    return any(
        level(it.was, field(named(it.was)[blow.unit])) > level(it.was, field(named(it.was)[blow.target]))
        and blow.value == blow.base + blow.modifiers + values["amount"]
        for blow in it.blows()
    )


def stops_carrier(it: Case, values: Values) -> bool:
    unit = keeper(it.now, values["relic"])
    assert unit is not None
    return unit.seat == it.rival and bool({"paralysed", "bound"} & {*unit.flags} - {*named(it.was)[unit.name].flags})


def can_take(it: Case, values: Values) -> bool:
    return any(takes_relic(case(it.after, text), values) for text in deeds(it.after, it.seat))


def can_kill(it: Case, values: Values) -> bool:
    return any(kills(case(it.after, text), values) for text in deeds(it.after, it.seat))


def hurts(it: Case, values: Values) -> bool:
    return any(
        it.genus(unit) == values["genus"] and was - now >= values["amount"] > 0
        for unit in it.now.units
        if unit.seat == it.rival
        for was, now in [it.pools(it.rival)[unit.alpha - 1]]
    )


def covers_relic(it: Case, values: Values) -> bool:
    there = [unit for unit in it.now.units if field(unit) == spot(it.now, values["relic"])]
    old = [unit.name for unit in it.was.units if field(unit) == spot(it.was, values["relic"])]
    return [unit.seat for unit in there] == [it.seat] and not there[0].holds and there[0].name not in old


def heals(it: Case, values: Values) -> bool:
    piles = everything(it.before).piles[4 * it.seat : 4 * it.seat + 4]
    return any(
        now - was == values["amount"] > 0 and pile.totals is not None and was * 2 < pile.totals.life
        for (was, now), pile in zip(it.pools(it.seat), piles, strict=True)
    )


def fresh_marker(it: Case, values: Values) -> bool:
    was, now = it.was.markers[it.seat], it.now.markers[it.seat]
    return it.text.startswith("summon") and not was.get(values["card"]) and now[values["card"]] == 1


def gains_ground(it: Case, _: Values) -> bool:
    return any(
        level(it.now, field(unit)) > level(it.was, field(named(it.was)[unit.name])) and prey(it, unit)
        for unit in it.now.units
        if unit.seat == it.seat and unit.name in named(it.was) and "flying" not in unit.flags
    )


def prey(it: Case, unit: Unit) -> bool:
    """An enemy stands lower, within the range of the longest attack and one field."""
    cards = everything(it.before).piles[4 * unit.seat + unit.alpha - 1].cards
    reach = max(
        ability.most
        for card in it.before.table.cards
        if card.id in (cards or ())
        for ability in map(it.before.table.abilities.__getitem__, card.abilities)
        if ability.attacks
    )
    return any(
        distance(field(unit), field(other)) <= reach + 1 and level(it.now, field(other)) < level(it.now, field(unit))
        for other in it.now.units
        if other.seat == it.rival and "flying" not in other.flags
    )


def nearer_relic(it: Case, values: Values) -> bool:
    return any(
        (new := nearest(it.now, unit)) is not None
        and (old := nearest(it.was, named(it.was)[unit.name])) is not None
        and new < old
        and steps(it.now, unit, spot(it.now, values["relic"])) == new
        for unit in it.now.units
        if unit.seat == it.seat and unit.name in named(it.was)
    )


def nearest(there: Board, unit: Unit) -> int | None:
    """Steps to the nearest relic that the owner does not hold."""
    ways = [steps(there, unit, spot(there, relic)) for relic in RELICS if not keeps(there, relic, unit.seat)]
    return min((way for way in ways if way is not None), default=None)


def keeps_card(it: Case, _: Values) -> bool:
    begin = everything(it.before).checkpoints[0] if it.before.checkpoints else it.was
    own = slice(4 * it.seat, 4 * it.seat + 4)
    unhurt = all(now >= was for was, now in zip(begin.pools[own], it.was.pools[own], strict=True))
    missing = [unit for unit in begin.units if unit.seat == it.seat and unit.name not in named(it.was)]
    robbed = [relic for relic in RELICS if keeps(begin, relic, it.seat) and not keeps(it.was, relic, it.seat)]
    return it.text == "pass" and unhurt and not missing and not robbed and bool(it.before.stacks[it.seat])


CLAIMS: Final[dict[str, Callable[[Case, Values], bool]]] = {
    claim.__name__.replace("_", "-"): claim
    for claim in (
        *(wins, averts_defeat, wins_unless, leads_to_win, stops_win, frees_relic, takes_relic, drops_relic),
        *(joins_relics, undoes, cancels, kills, hits_several, own_weapon, drowns, armour_spent, opens_armour),
        *(next_kills, high_ground, stops_carrier, can_take, can_kill, hurts, covers_relic, heals, fresh_marker),
        *(gains_ground, nearer_relic, keeps_card),
    )
}


def told(state: Athlas, text: str, seed: bytes = b"why") -> tuple[Reason, ...]:
    return GAME.why(GAME.view(state, state.actor), text, rng_from(seed))


def check(state: Athlas, text: str) -> tuple[Reason, ...]:
    """Every reason for a move is true, and they come in order."""
    reasons = told(state, text)
    ids = [reason.id for reason in reasons]
    assert ids == sorted(set(ids), key=GAME.reasons.index)
    for reason in reasons:
        assert CLAIMS[reason.id](case(state, text), reason.values), f"{text}: {reason}"
    return reasons


def test_every_reason_has_a_claim_that_is_checked() -> None:
    assert set(CLAIMS) == set(GAME.reasons)


# Examples.


def lesson(name: str, *line: str) -> Athlas:
    state = GAME.load(find_course(GAME.id).position(name).saved())
    for text in line:
        state = then(state, text)
    return state


def last_chance(stack: str, *line: str) -> Athlas:
    """Gold's warrior carries the West relic to the one in the centre; Silver may have a card against it."""
    relics = {"west": "0,1"}
    table = battle("g1.1 0,1; s1.1 0,-3", relics=relics, stacks=("", stack))
    return table.play("act g1.1", *line).state


CARRY: Final = "walk 0,0 +west"
EXAMPLES: Final[list[tuple[str, Callable[[], Athlas], str, dict[str, Any]]]] = [
    ("wins", partial(lesson, "relics-2", "act g1.1"), "walk 0,0 +west", {}),
    ("averts-defeat", partial(last_chance, "D04", CARRY, "play D04 @c0"), "unit g1.1", {}),
    ("wins-unless", partial(last_chance, "D05"), CARRY, {}),
    ("leads-to-win", partial(lesson, "ground-3"), "act g1.1", {}),
    ("stops-win", partial(lesson, "end-3", "act g1.1"), "walk 0,0", {}),
    ("frees-relic", partial(lesson, "fight-2", "act g1.1"), "use E09 s2.1", {"genus": "G01", "relic": "centre"}),
    ("takes-relic", partial(lesson, "relics-1", "act g1.1"), "walk 0,0", {"relic": "centre"}),
    ("drops-relic", partial(lesson, "cards-6", "act g1.1"), "use S04 s1.1", {"relic": "centre"}),
    ("joins-relics", partial(lesson, "carry-1", "act g1.1"), "give centre g1.2", {"count": 2, "before": 3}),
    ("undoes", partial(lesson, "answer-1", "play D05 @c1", "unit s1.1"), "toward E", {"amount": 3}),
    ("cancels", partial(lesson, "answer-4"), "play D02 @now", {"card": "D12"}),
    ("kills", partial(lesson, "ground-4", "act g1.1"), "use E09 s2.1", {"genus": "G01"}),
    ("hits-several", partial(lesson, "gods-1", "play D07 @now", "field -1,-1", "field 1,-1"), "enough", {"count": 2}),
    ("own-weapon", partial(lesson, "mind-1", "act g3.1", "use G07 s2.1"), "use E11 s1.1", {}),
    ("drowns", partial(lesson, "push-1", "act g1.1"), "use E15 s1.1 E", {"amount": 5}),
    ("armour-spent", partial(lesson, "armour-1", "act g1.1", "use E09 s1.1", "end", "act g1.2"), "use E09 s1.1", {}),
    ("opens-armour", partial(lesson, "armour-1", "act g1.1"), "use E09 s1.1", {}),
    ("next-kills", partial(lesson, "armour-3", "act g2.1"), "use E04 s1.1", {"amount": 3}),
    ("high-ground", partial(lesson, "ground-4", "act g1.1"), "use E09 s2.1", {"amount": 2}),
    ("stops-carrier", partial(lesson, "armour-3", "act g2.1"), "use E04 s1.1", {"relic": "centre"}),
    ("can-take", partial(lesson, "relics-1"), "act g1.1", {"relic": "centre"}),
    ("can-kill", partial(lesson, "fight-2"), "act g1.1", {"genus": "G01"}),
    ("hurts", partial(lesson, "armour-3", "act g2.1"), "use E04 s1.1", {"genus": "G06", "amount": 3}),
    ("covers-relic", partial(lesson, "end-4", "act g2.1"), "fly 0,0", {"relic": "centre"}),
    ("heals", partial(lesson, "answer-3", "play D15 @now"), "alpha 1", {"amount": 3}),
    ("fresh-marker", partial(lesson, "army-1"), "summon 1 -5,5 dragon", {"card": "S02"}),
    ("gains-ground", partial(lesson, "cards-2", "act g1.1"), "climb 0,2", {}),
    ("nearer-relic", partial(lesson, "armour-2", "act g1.1"), "walk 2,-1", {"relic": "centre"}),
    ("keeps-card", partial(last_chance, "D05", "walk 1,1", "end"), "pass", {}),
]


@pytest.mark.parametrize(("name", "start", "text", "values"), EXAMPLES, ids=[name for name, *_ in EXAMPLES])
def test_an_example_of_each_reason(name: str, start: Callable[[], Athlas], text: str, values: dict[str, Any]) -> None:
    assert Reason(name, values) in check(start(), text)


def test_every_reason_has_an_example() -> None:
    assert tuple(name for name, *_ in EXAMPLES) == GAME.reasons


@pytest.mark.parametrize(
    ("name", "start", "text"),
    [
        ("wins", partial(last_chance, "D05"), CARRY),
        ("wins-unless", partial(last_chance, ""), CARRY),
        ("averts-defeat", partial(last_chance, "D05", CARRY), "pass"),
        ("averts-defeat", partial(last_chance, "D05", CARRY, "play D05 @c0", "unit g1.1"), "toward SE"),
        ("stops-win", partial(lesson, "end-3", "act g1.1"), "end"),
        ("takes-relic", partial(lesson, "relics-1", "act g1.1"), "walk 0,1"),
        ("armour-spent", partial(lesson, "armour-1", "act g1.1"), "use E09 s1.1"),
        ("keeps-card", partial(lesson, "answer-1"), "pass"),
    ],
)
def test_what_does_not_hold_is_not_said(name: str, start: Callable[[], Athlas], text: str) -> None:
    assert name not in [reason.id for reason in check(start(), text)]


# Whole games.


def play(options: Mapping[str, str | int], seed: str, most: int) -> Iterator[Athlas]:
    """Positions of a battle between quick players."""
    rng = rng_from(seed.encode())
    state = GAME.new(GAME.settle(options), rng.clone())
    for _ in range(most):
        if state.actor == NOBODY:
            return
        if state.turn > 0:
            yield state
        moves = state.moves()
        state.play(GAME.judge.choose(state, moves, rng))


MODES: Final[list[dict[str, str | int]]] = [
    {"mode": "quick"},
    {"mode": "quick", "armies": "chosen"},
    {"mode": "standard"},
    {"mode": "campaign"},
]


@pytest.mark.parametrize("options", MODES, ids=lambda options: "-".join(map(str, options.values())))
def test_what_is_said_in_play_is_true(options: Mapping[str, str | int]) -> None:
    rng = rng_from(b"which moves")
    heard: set[str] = set()
    for number, state in enumerate(play(options, "reasons", 900)):
        if number % 9 == 0:
            moves = state.moves()
            for move in {moves[rng.below(len(moves))] for _ in range(3)}:
                heard |= {reason.id for reason in check(state, GAME.text_of(state, move))}
    assert len(heard) >= 3


@pytest.mark.parametrize("name", ["first-short", "armour-1", "push-1", "mind-1", "end-4", "answer-2", "cards-5"])
def test_what_is_said_of_a_lesson_is_true(name: str) -> None:
    """All moves of a full position, and all that can follow some of them."""
    start = lesson(name)
    for first in legal(start)[:12]:
        check(start, first)
        after = then(start, first)
        if after.actor != NOBODY:
            choices = legal(after)
            for second in choices[:: max(1, len(choices) // 12)]:
                check(after, second)


def test_reasons_do_not_depend_on_what_the_mover_does_not_know() -> None:
    rng = rng_from(b"other worlds")
    for options in MODES:
        for number, state in enumerate(play(options, "unknown", 300)):
            if number % 25 == 0:
                text = GAME.text_of(state, state.moves()[-1])
                other = GAME.resample(state, state.actor, rng)
                assert told(other, text) == told(state, text) == told(state, text, b"other chance")


def test_many_moves_that_bots_choose_have_a_reason() -> None:
    """Of abilities and activations; ends, cards and summonings can often only be explained by what they avoid."""
    rng = rng_from(b"how often")
    state = lesson("first-short")
    explained: list[bool] = []
    while len(explained) < 10 and state.actor != NOBODY:
        view = GAME.view(state, state.actor)
        move = make_bot("journeyman", rng, seconds=0.05).advise(GAME, view).move
        text = GAME.text_of(state, move)
        if text.split()[0] in ("act", "use", "walk", "climb", "fly", "give"):
            explained.append(bool(check(state, text)))
        state.play(move)
    assert sum(explained) >= 2


def test_nothing_is_said_of_armies_or_to_those_who_do_not_decide() -> None:
    state = GAME.new(GAME.settle({"mode": "standard"}), rng_from(b"armies"))
    assert told(state, legal(state)[0]) == ()
    begun = lesson("relics-1")
    assert GAME.why(GAME.view(begun, 1 - begun.actor), "act g1.1", rng_from(b"why")) == ()
    assert told(begun, "walk 0,0") == ()
