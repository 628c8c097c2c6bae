"""What each reason claims, written from the rules: it is compared with the position after the move."""

from collections.abc import Callable
from typing import Final

from manawell.games.lutao import GAME
from manawell.games.lutao.components.tables import DIRECTIONS, MOST_POINTS, PROVINCE_OF, PROVINCES, ROOM
from manawell.games.lutao.information.view import View
from manawell.games.lutao.rules.turn import Lutao
from manawell.kernel.game import ALL_KNOWING, Reason
from manawell.kernel.rng import rng_from
from tests.lutao import battle_claims
from tests.lutao.told import CLOSE, TRIES, Told, at, carried_out, idled, legal, sticks_to_lutao


def wins(told: Told) -> bool:
    outcome = GAME.outcome(idled(told.after.clone()))
    last = told.old.order[-1] == told.me and told.old.order[told.old.turn] == told.me
    return last and outcome is not None and (outcome.winners, outcome.reason) == ((told.seat,), "city")


def stops(told: Told) -> bool:
    ruler = told.old.controller
    assert ruler is not None
    wins = told.old.held >= told.old.peoples[ruler].required and told.is_foe(ruler)
    return wins and told.entered.id == "LUT0" and told.values["people"] == told.old.peoples[ruler].card


def storms(told: Told) -> bool:
    return told.entered.id == "LUT0" and told.won().controller == told.me


def artefact(told: Told) -> bool:
    won = told.folk(told.won())
    taken = won.people_artefact if told.values["kind"] == "people" else won.rune_artefact
    return taken and won.required == told.values["required"] < told.folk(told.old).required


def holds_city(told: Told) -> bool:
    inside, before = at(told.new, "LUT0"), at(told.old, "LUT0")
    threats = [one for one in told.near(told.old, "LUT0") if told.is_foe(one.owner) and one.armies > 1]
    return (
        bool(threats)
        and inside.owner == before.owner == told.me
        and before.armies < told.values["armies"] == (inside.armies)
    )


def foothold(told: Told) -> bool:
    before = [one for one in told.mine(told.old) if one.id.startswith("LUT")]
    return not before and any(one.id.startswith("LUT") for one in told.mine(told.won()))


def gathers(told: Told) -> bool:
    city = at(told.new, "LUT0")
    beside = [one.armies - 1 for one in told.near(told.new, "LUT0") if one.owner == told.me]
    needed = 2 * (city.armies + city.golems) + 2
    return city.owner != told.me and sum(beside) == told.values["armies"] >= needed


def completes(told: Told) -> bool:
    land = told.values["land"]
    return land not in told.folk(told.old).lands and land in told.folk(told.won()).lands and _is_bonus(told, told.me)


def breaks(told: Told) -> bool:
    owner = told.entered.owner
    assert owner is not None
    land, lost = told.values["land"], told.won().peoples[owner]
    named = told.old.peoples[owner].card == told.values["people"] and told.is_foe(owner)
    return named and land in told.old.peoples[owner].lands and land not in lost.lands and _is_bonus(told, owner)


def _is_bonus(told: Told, people: int) -> bool:
    """What the points of a people would be with the whole land, less what they are with all but one province."""
    land = told.values["land"]
    state = told.state.clone()
    provinces = [province for province, name in enumerate(PROVINCES) if name.startswith(land)]
    totals = []
    for owner in (people, -1):
        for province in provinces:
            state.owner[province], state.armies[province] = people, 1
        outside = next(province for province in provinces if not state.city[province])
        state.owner[outside] = owner
        totals.append(GAME.view(state, ALL_KNOWING).peoples[people].income)
    return totals[0] >= MOST_POINTS or totals[0] - totals[1] - 1 == told.values["bonus"]


def takes_city(told: Told) -> bool:
    province = told.values["province"]
    won = at(told.won(), province)
    return won.owner == told.me and won.city and not province.startswith("LUT")


def walks_in(told: Told) -> bool:
    before, after = at(told.old, told.values["province"]), at(told.new, told.values["province"])
    return before.owner is None and not before.golems and after.owner == told.me and not after.attackers


def wins_battle(told: Told) -> bool:
    after = at(told.new, told.entered.id)
    fits = (after.attackers, after.armies + after.golems) == (told.values["armies"], told.values["others"])
    return fits and told.values["odds"] >= 75 and at(told.won(), after.id).owner == told.me


def opens(told: Told) -> bool:
    """The province can be entered next, with that chance to conquer it."""
    state = told.after.clone()
    if told.text.startswith("sail ") and legal(state)[0].startswith("take "):
        state.play(state.moves()[-1])
    province = told.values["province"]
    goal = next(text for text in legal(state) if text.split()[:2] in (["to", province], ["land", province]))
    return at(Told(state, goal, told.reason).won(), province).owner == told.me


def leads(told: Told) -> bool:
    """Armies can go there next, and are then next to foes as they were not before, or no longer above the limit."""
    province = told.values["province"]
    goal = f"to {province}"
    source = told.text.split()[1]
    mover = Told(told.after.clone(), goal, Reason("border", {"province": province, "people": ""}))
    if told.values["use"] == "surplus":
        return surplus_saved(mover) > 0
    foes = [one for one in told.near(told.old, province) if told.is_foe(one.owner)]
    behind = not [one for one in told.near(told.old, source) if told.is_foe(one.owner)]
    return bool(foes) and behind and at(mover.new, province).armies > at(told.old, province).armies


def island(told: Told) -> bool:
    pairs = zip(told.old.provinces, told.new.provinces, strict=True)
    (grown,) = [old for old, new in pairs if new.armies > old.armies]
    return grown.id.startswith("LUT") and grown.owner == told.me


def launches(told: Told) -> bool:
    _, province, direction = told.text.split()
    way = sticks_to_lutao(told.state, PROVINCE_OF[province], DIRECTIONS.index(direction))
    free = [text.split() for text in legal(told.state) if text.startswith("ship ") and " LUT" not in text]
    ways = [sticks_to_lutao(told.state, PROVINCE_OF[one], DIRECTIONS.index(two)) for _, one, two in free]
    return bool(way == told.values["sticks"] == min(ways))


def crossing(told: Told) -> bool:
    way = min(told.ways(told.new, told.folk(told.new).ships > 0))
    return not told.can_cross(told.old) and told.can_cross(told.new) and way == told.values["sticks"]


def founds(told: Told) -> bool:
    gain = told.folk(told.new).income - told.folk(told.old).income
    return gain == told.values["points"] or told.folk(told.new).income == MOST_POINTS


def guards(told: Told) -> bool:
    province = told.values["province"]
    threats = [one.armies - 1 for one in told.near(told.old, province) if told.is_foe(one.owner)]
    threat = told.values["armies"]
    return bool(threat == max(threats) and at(told.old, province).armies < threat <= at(told.new, province).armies)


def readies(told: Told) -> bool:
    province = told.values["province"]
    grown = [
        (old, new)
        for old, new in zip(told.old.provinces, told.new.provinces, strict=True)
        if old.owner == new.owner == told.me and new.armies > old.armies
    ]
    foe = at(told.old, province)
    return any(
        province in [one.id for one in told.near(told.old, new.id)]
        and new.armies - 1 == told.values["armies"] >= 2 * told.values["others"] > old.armies - 1
        and foe.armies + foe.golems == told.values["others"]
        and (foe.golems > 0 or told.is_foe(foe.owner))
        for old, new in grown
    )


def border(told: Told) -> bool:
    province = told.values["province"]
    foes = [one for one in told.near(told.old, province) if told.is_foe(one.owner)]
    strongest = max(one.armies for one in foes)
    named = [told.old.peoples[one.owner].card for one in foes if one.armies == strongest and one.owner is not None]
    grown = at(told.new, province).armies > at(told.old, province).armies
    source = told.old.source_province
    behind = source is None or told.text.startswith("army ") or told.old.phase == "place_count"
    if not behind:
        assert source is not None
        behind = not [one for one in told.near(told.old, source) if told.is_foe(one.owner)]
    return grown and behind and told.values["people"] in named


def leaves_crossing(told: Told) -> bool:
    """With what can be bought next the way to Lutao is paid."""
    left = told.folk(told.new).budget
    found = [told.can_cross(view) for view in purchases(told.after, told.seat)]
    return left == told.values["points"] and any(found) and not told.can_cross(told.new)


def purchases(state: Lutao, seat: int) -> list[View]:
    """What the table looks like after each way to spend on ships and sticks, in the purchases that are left."""
    view = GAME.view(state, ALL_KNOWING)
    if state.actor != seat or not view.phase.startswith("buy_"):
        return [view]
    texts = legal(state)
    wanted = (
        [texts[0], texts[-1]] if view.phase == "buy_sticks" else texts[:2] if view.phase == "buy_ships" else texts[:1]
    )
    found = []
    for text in wanted:
        after = state.clone()
        after.play(GAME.read(after, after.actor, text))
        found += purchases(after, seat)
    return found


def no_attack(told: Told) -> bool:
    """Each attack from one province fails more often than not, and none could be made together."""
    targets = []
    for text in legal(told.state):
        if not text.startswith(("move ", "sail ")):
            continue
        state = told.state.clone()
        state.play(GAME.read(state, state.actor, text))
        if text.startswith("sail ") and legal(state)[0].startswith("take "):
            state.play(state.moves()[-1])
        goals = {one.split()[1]: one for one in legal(state) if one.startswith(("to ", "land "))}
        for province, goal in goals.items():
            if at(told.old, province).owner == told.me:
                continue
            targets.append(province)
            after = carried_out(state, goal)
            wins = 0
            for number in range(TRIES):
                world = GAME.resample(after, told.seat, rng_from(f"battle {number}".encode()))
                wins += int(GAME.fight(world, province)[0] > 0)
            if wins / TRIES >= 0.5 + CLOSE:
                return False
    return len(set(targets)) == len(targets)


def saves_surplus(told: Told) -> bool:
    return bool(surplus_saved(told) == told.values["armies"] > 0)


def surplus_saved(told: Told) -> int:
    """How many armies fewer stand above the limit, at best if the number is chosen next."""
    ends = [told.after]
    if told.text.startswith("to "):
        chosen = told.state.clone()
        chosen.play(GAME.read(chosen, chosen.actor, told.text))
        ends = [carried_out(chosen, text) for text in legal(chosen)]
    return surplus(told, told.old) - min(surplus(told, GAME.view(end, ALL_KNOWING)) for end in ends)


def surplus(told: Told, view: View) -> int:
    return sum(max(0, one.armies - ROOM) for one in told.mine(view))


def spends_all(told: Told) -> bool:
    return told.folk(told.old).budget > 0 == told.folk(told.new).budget


CLAIMS: Final[dict[str, Callable[[Told], bool]]] = {
    "wins": wins,
    "stops": stops,
    "storms": storms,
    "artefact": artefact,
    "holds-city": holds_city,
    "foothold": foothold,
    "gathers": gathers,
    "completes": completes,
    "breaks": breaks,
    "takes-city": takes_city,
    "walks-in": walks_in,
    "drives-off": battle_claims.drives_off,
    "closes": battle_claims.closes,
    "saves": battle_claims.saves,
    "removes-last": battle_claims.removes_last,
    "wins-battle": wins_battle,
    "opens": opens,
    "adds-cards": battle_claims.adds_cards,
    "prevents": battle_claims.prevents,
    "idle-card": battle_claims.idle_card,
    "keeps-breakers": battle_claims.keeps_breakers,
    "keeps-shield": battle_claims.keeps_shield,
    "free-power": battle_claims.free_power,
    "voids": battle_claims.voids,
    "island": island,
    "launches": launches,
    "crossing": crossing,
    "founds": founds,
    "guards": guards,
    "readies": readies,
    "border": border,
    "leads": leads,
    "saves-surplus": saves_surplus,
    "leaves-crossing": leaves_crossing,
    "spends-all": spends_all,
    "no-attack": no_attack,
    "unharmed": battle_claims.unharmed,
}
