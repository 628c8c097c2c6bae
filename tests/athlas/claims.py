"""What each reason claims, compared with the board before and after the move."""

from collections.abc import Callable
from typing import Final

from manawell.games.athlas import GAME
from manawell.games.athlas.components.tables import RELICS
from manawell.games.athlas.information.view import Board, Unit
from manawell.games.athlas.rules.turn import Athlas
from manawell.kernel.game import Reason
from manawell.kernel.rng import rng_from
from tests.athlas.deeds import (
    Case,
    Values,
    board,
    case,
    deeds,
    distance,
    everything,
    field,
    holds_two,
    idle,
    keeper,
    keeps,
    legal,
    level,
    named,
    spot,
    steps,
    then,
)
from tests.athlas.ground_claims import blocks_way, flyer_safe, out_of_reach, short_water


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
        has_won(state, one, seat) or any(has_won(one, then(one, second), seat) for second in deeds(one, seat))
        for one in (then(state, first) for first in deeds(state, seat))
    )


def has_won(state: Athlas, after: Athlas, seat: int) -> bool:
    """In a campaign the next battle begins at once."""
    return holds_two(after, seat) or after.wins[seat] > state.wins[seat]


def leads_to_win(it: Case, _: Values) -> bool:
    return any(has_won(it.after, then(it.after, text), it.seat) for text in deeds(it.after, it.seat))


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
    return min((way for way in ways if way is not None), default=99)


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


def can_hurt(it: Case, values: Values) -> bool:
    return any(hurts(case(it.after, text), values) for text in deeds(it.after, it.seat))


def can_join(it: Case, values: Values) -> bool:
    return any(joins_relics(case(it.after, text), values) for text in deeds(it.after, it.seat))


def can_near(it: Case, values: Values) -> bool:
    return any(nearer_relic(case(it.after, text), values) for text in deeds(it.after, it.seat))


def summons_near(it: Case, values: Values) -> bool:
    ways = {text: summoned_way(then(it.before, text), it) for text in legal(it.before) if text.startswith("summon ")}
    alike = [way for text, way in ways.items() if text.split()[1] == it.text.split()[1] and way is not None]
    (unit,) = [one for one in it.now.units if one.name not in named(it.was)]
    return bool(ways[it.text] == values["count"] == min(alike) == steps(it.now, unit, spot(it.now, values["relic"])))


def summoned_way(after: Athlas, it: Case) -> int | None:
    fresh = [one for one in board(after).units if one.name not in named(it.was)]
    return nearest(board(after), fresh[0]) if fresh else None


def newcomer(it: Case) -> tuple[Unit, list[Unit]]:
    """The unit that was summoned, and the mover's others."""
    (unit,) = [one for one in it.now.units if one.name not in named(it.was)]
    return unit, [one for one in it.now.units if one.seat == it.seat and one.name != unit.name]


def summons_reach(it: Case, values: Values) -> bool:
    unit, others = newcomer(it)
    return it.text.startswith("summon ") and all(
        reach(it, unit) == values["count"] > reach(it, other) for other in others
    )


def reach(it: Case, unit: Unit) -> int:
    cards = everything(it.after).piles[4 * unit.seat + unit.alpha - 1].cards or ()
    abilities = [it.after.table.abilities[n] for one in it.after.table.cards if one.id in cards for n in one.abilities]
    return max((ability.most for ability in abilities if ability.attacks), default=0)


def summons_flyer(it: Case, _: Values) -> bool:
    unit, others = newcomer(it)
    return "flying" in unit.flags and not any("flying" in one.flags for one in others)


def summons_carrier(it: Case, values: Values) -> bool:
    unit, others = newcomer(it)
    return carries(unit) and sum(map(carries, others)) == values["count"] < 2


def carries(unit: Unit) -> bool:
    return "no_relic" not in unit.flags and ("flying" not in unit.flags or "bearer" in unit.flags)


CLAIMS: Final[dict[str, Callable[[Case, Values], bool]]] = {
    claim.__name__.replace("_", "-"): claim
    for claim in (
        *(wins, averts_defeat, wins_unless, leads_to_win, stops_win, frees_relic, takes_relic, drops_relic),
        *(joins_relics, undoes, cancels, kills, hits_several, own_weapon, drowns, armour_spent, opens_armour),
        *(next_kills, high_ground, stops_carrier, can_take, can_kill, hurts, covers_relic, heals, fresh_marker),
        *(gains_ground, nearer_relic, keeps_card, blocks_way, can_hurt, out_of_reach, flyer_safe, short_water),
        *(can_join, can_near, summons_near, summons_reach, summons_flyer, summons_carrier),
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
