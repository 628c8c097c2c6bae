"""What each reason claims, written from the rules: it is compared with the position after the move."""

from collections.abc import Callable
from typing import Any, Final

from manawell.games.lutao import GAME, events
from manawell.games.lutao.components.codes import edge_of
from manawell.games.lutao.components.tables import DIRECTIONS, LUTAO, MOST_POINTS, PROVINCE_OF, PROVINCES, ROOM
from manawell.games.lutao.information.view import Folk, Province, View
from manawell.games.lutao.rules.turn import Lutao
from manawell.kernel.game import ALL_KNOWING, Reason
from manawell.kernel.journal import Journal
from manawell.kernel.rng import rng_from

TRIES: Final = 40
CLOSE: Final = 0.3
"""Almost four times the error of so few battles."""


class Told:
    """A reason that was told of a move, and the true positions before and after it."""

    def __init__(self, before: Lutao, text: str, reason: Reason) -> None:
        self.state, self.text, self.reason = before, text, reason
        self.after = carried_out(before, text)
        self.old: View = GAME.view(before, ALL_KNOWING)
        self.new: View = GAME.view(self.after, ALL_KNOWING)
        self.me = before.who
        self.seat = before.actor

    @property
    def values(self) -> dict[str, Any]:
        return self.reason.values

    def folk(self, view: View) -> Folk:
        return view.peoples[self.me]

    def mine(self, view: View) -> list[Province]:
        return [one for one in view.provinces if one.owner == self.me]

    def near(self, view: View, province: str) -> list[Province]:
        return [view.provinces[near] for near in self.state.chart.near[PROVINCE_OF[province]]]

    def is_foe(self, people: int | None) -> bool:
        peoples = self.old.peoples
        return people is not None and peoples[people].player != peoples[self.me].player

    @property
    def entered(self) -> Province:
        """As it was before: the one province that the mover's armies have come into, or in which they fight now."""
        if self.text.startswith("fight "):
            return at(self.old, self.text.split()[1])
        (found,) = [
            old
            for old, new in zip(self.old.provinces, self.new.provinces, strict=True)
            if old.owner != self.me and (new.owner == self.me or new.attackers > old.attackers)
        ]
        return found

    def won(self) -> View:
        """The province is conquered, at once or after a battle as likely as was said."""
        target = self.entered
        if target.owner is None and not target.golems:
            assert self.values.get("odds", 0) == 0
            return self.new
        return next(view for view in self.fought(target.id) if at(view, target.id).owner == self.me)

    def fought(self, province: str) -> list[View]:
        """Battles in worlds that the mover cannot tell from the true one; so many are won as was said."""
        start = self.state if self.text.startswith("fight ") else self.after
        ends = []
        wins = 0
        for number in range(TRIES):
            world = GAME.resample(start, self.seat, rng_from(f"battle {number}".encode()))
            left, _ = GAME.fight(world, province)
            wins += int(left > 0)
            ends.append(GAME.view(world, ALL_KNOWING))
        assert abs(wins / TRIES - self.values["odds"] / 100) < CLOSE
        return ends

    def belongings(self, view: View) -> list[object]:
        """All that the mover's player has, as far as spells can touch it."""
        mine = [folk for folk in view.peoples if folk.player == view.peoples[self.me].player]
        held = [one for one in view.provinces if one.owner is not None and not self.is_foe(one.owner) and not one.golems]
        return [
            [(one.id, one.armies, one.city, one.ships) for one in held],
            [(one.card, one.rune, len(one.hand), one.reserve, one.ships, one.cities, one.sticks) for one in mine],
        ]

    def ways(self, view: View, launch: bool) -> list[int]:
        """Sticks to Lutao from each own coast of a land, or from those with a ship."""
        return [
            sticks_to_lutao(self.state, PROVINCE_OF[one.id], direction)
            for one in self.mine(view)
            for direction in range(6)
            if PROVINCE_OF[one.id] < LUTAO and (launch or DIRECTIONS[direction] in one.ships)
        ]

    def can_cross(self, view: View) -> bool:
        folk = self.folk(view)
        return min(self.ways(view, folk.ships > 0), default=99) <= folk.sticks

    def kept(self) -> list[str]:
        """The cards in the hand when one has been returned."""
        assert self.old.battle is not None
        (side,) = [side for side in self.old.battle.sides if side.people == self.me]
        hand = [card for card in side.hand if card is not None]
        hand.remove(self.text.removeprefix("return "))
        return hand

    @property
    def attacks_a_city(self) -> bool:
        battle = self.old.battle
        assert battle is not None
        return battle.sides[0].people == self.me and at(self.old, battle.province).city


def at(view: View, province: str) -> Province:
    return view.provinces[PROVINCE_OF[province]]


def carried_out(before: Lutao, text: str) -> Lutao:
    """The move, with all that can go where a number is asked for next; nobody stops a voyage."""
    after = before.clone()
    after.play(GAME.read(after, after.actor, text))
    if text.startswith("golems "):
        sent = [(at(GAME.view(after, ALL_KNOWING), one.split()[1]).golems, one) for one in legal(after) if "from" in one]
        after.play(GAME.read(after, after.actor, max(sent, key=lambda pair: pair[0])[1]))
    if text.startswith(("to ", "army ")):
        takes = [move for move in after.moves() if GAME.text_of(after, move).startswith("take ")]
        after.play(max(takes, key=lambda move: GAME.digits(move)[1:]))
    while after.paid and GAME.view(after, ALL_KNOWING).phase == "window":
        after.play(GAME.read(after, after.actor, "pass"))
    return after


def sticks_to_lutao(state: Lutao, province: int, direction: int) -> int:
    """The length of the shortest route from an edge to any coast of the island (LUT-8.2, 8.3)."""
    edge = edge_of(province, direction)
    if state.chart.shores[edge] < 0:
        return 99
    shores = [state.chart.shores[edge_of(there, way)] for there in range(LUTAO, len(PROVINCES)) for way in range(6)]
    ways = [state.chart.ways_to(shore) for shore in shores if shore >= 0]
    return 1 + min(steps[start] for steps in ways for start in state.chart.starts(edge))


def passed(state: Lutao) -> Lutao:
    """Everybody lets the declared spells happen."""
    while state.casts and GAME.view(state, ALL_KNOWING).phase == "window":
        state.play(GAME.read(state, state.actor, "pass"))
    return state


def idled(state: Lutao) -> Lutao:
    """Nobody does anything more until the game is over or nobody can be idle."""
    for _ in range(200):
        idle = [text for text in ("pass", "end") if state.actor >= 0 and text in legal(state)]
        if not idle:
            break
        state.play(GAME.read(state, state.actor, idle[0]))
        if GAME.view(state, ALL_KNOWING).phase == "over":
            break
    return state


def wins(told: Told) -> bool:
    outcome = GAME.outcome(idled(told.after.clone()))
    last = told.old.order[-1] == told.me and told.old.order[told.old.turn] == told.me
    return last and outcome is not None and (outcome.winners, outcome.reason) == ((told.seat,), "city")


def drives_off(told: Told) -> bool:
    province = told.values["province"]
    owner = at(told.old, province).owner
    named = owner is not None and told.is_foe(owner) and told.old.peoples[owner].card == told.values["people"]
    ends = told.fought(province)
    return named and told.values["odds"] >= 75 and any(at(view, province).owner != owner for view in ends)


def closes(told: Told) -> bool:
    raised = told.text.split()[1]
    beside = {one.id for one in told.near(told.old, raised)}
    within = beside | {one.id for near in beside for one in told.near(told.old, near)}
    foes = [at(told.old, one).owner for one in within if told.is_foe(at(told.old, one).owner)]
    return (
        "LUT0" in beside
        and told.old.controller == told.me
        and at(told.old, raised).owner is None
        and at(told.new, raised).golems > 0
        and told.values["people"] in [told.old.peoples[owner].card for owner in foes if owner is not None]
    )


def saves(told: Told) -> bool:
    """So many armies are there more than if nobody had stopped it."""
    cast = told.old.casts[-1]
    assert cast.place is not None
    place = PROVINCES[cast.place]
    owner = at(told.old, place).owner
    bare = told.state.clone()
    bare.play(GAME.read(bare, bare.actor, "pass"))
    ends = [GAME.view(passed(state), ALL_KNOWING) for state in (told.after.clone(), bare)]
    kept, lost = [at(view, place).armies if at(view, place).owner == owner else 0 for view in ends]
    return not told.is_foe(owner) and cast.spell == told.values["spell"] and kept - lost == told.values["armies"] > 0


def removes_last(told: Told) -> bool:
    province = told.values["province"]
    before, after = at(told.old, province), at(GAME.view(passed(told.after.clone()), ALL_KNOWING), province)
    return told.is_foe(before.owner) and before.armies == 1 and after.owner != before.owner


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
        before, after = [sum(max(0, one.armies - ROOM) for one in told.mine(view)) for view in (mover.old, mover.new)]
        return bool(before > after)
    foes = [one for one in told.near(told.old, province) if told.is_foe(one.owner)]
    behind = not [one for one in told.near(told.old, source) if told.is_foe(one.owner)]
    return bool(foes) and behind and at(mover.new, province).armies > at(told.old, province).armies


def adds_cards(told: Told) -> bool:
    """Compared with what the side draws if the spell is not played."""
    bare = told.state.clone()
    bare.play(GAME.read(bare, bare.actor, "pass"))
    (with_spell, without) = [_draws(told, state) for state in (told.after.clone(), bare)]
    return with_spell - without == told.values["number"] > 0


def _draws(told: Told, state: Lutao) -> int:
    """The cards of the mover's side when a combat round begins; nobody does more than they must."""
    for _ in range(60):
        view = GAME.view(state, ALL_KNOWING)
        idle = [text for text in ("pass", "no") if text in legal(state)]
        if not idle:
            break
        state.play(GAME.read(state, state.actor, idle[0]))
    view = GAME.view(state, ALL_KNOWING)
    assert view.battle is not None
    (side,) = [side for side in view.battle.sides if side.people == told.me]
    return side.draws


def prevents(told: Told) -> bool:
    """Hits that Stone Skin takes in the coming losses, told by the game itself."""
    state = told.state.clone()
    journal = state.journal = Journal()
    move = GAME.read(state, state.actor, told.text)
    for _ in range(60):
        state.play(move)
        taken = [event for event, _ in journal.entries if isinstance(event, events.HitsTaken)]
        mine = [event for event in taken if event.people == told.folk(told.old).card]
        if mine:
            return bool(mine[0].skin == told.values["hits"] > 0)
        move = GAME.read(state, state.actor, "pass")
    return False


def unharmed(told: Told) -> bool:
    state = told.state.clone()
    cast = told.old.casts[-1]
    state.play(GAME.read(state, state.actor, "pass"))
    after = GAME.view(passed(state), ALL_KNOWING)
    foe = told.is_foe(cast.people) and cast.spell == told.values["spell"]
    return foe and told.belongings(told.old) == told.belongings(after)


def free_power(told: Told) -> bool:
    """Nothing of the mover's is lost by using it."""
    old, new = told.folk(told.old), told.folk(told.new)
    same = (old.sticks, old.ships, old.cities, len(old.hand)) == (new.sticks, new.ships, new.cities, len(new.hand))
    return same and told.text == "yes" and sum(one.armies for one in told.mine(told.old)) == sum(
        one.armies for one in told.mine(told.new)
    )


def voids(told: Told) -> bool:
    battle = told.old.battle
    assert battle is not None
    own = told.text == "void own"
    (side,) = [side for side in battle.sides if (side.people == told.me) == own]
    number, hits = len(side.played), told.values["hits"]
    weak = hits * 2 < number if own else hits * 2 > number
    return weak and number == told.values["number"]


def idle_card(told: Told) -> bool:
    return told.text == "return miss" or (told.text == "return hit" and told.attacks_a_city)


def keeps_breakers(told: Told) -> bool:
    return told.attacks_a_city and bool({"city_hit", "hero"} & set(told.kept()))


def keeps_shield(told: Told) -> bool:
    assert told.old.battle is not None
    return "shield" in told.kept() and any(side.people == -2 for side in told.old.battle.sides)


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
    wanted = [texts[0], texts[-1]] if view.phase == "buy_sticks" else texts[:2] if view.phase == "buy_ships" else texts[:1]
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
    before, after = [sum(max(0, one.armies - ROOM) for one in told.mine(view)) for view in (told.old, told.new)]
    return bool(before - after == told.values["armies"] > 0)


def spends_all(told: Told) -> bool:
    return told.folk(told.old).budget > 0 == told.folk(told.new).budget


def legal(state: Lutao) -> list[str]:
    return [GAME.text_of(state, move) for move in state.moves()]


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
    "drives-off": drives_off,
    "closes": closes,
    "saves": saves,
    "removes-last": removes_last,
    "wins-battle": wins_battle,
    "opens": opens,
    "adds-cards": adds_cards,
    "prevents": prevents,
    "idle-card": idle_card,
    "keeps-breakers": keeps_breakers,
    "keeps-shield": keeps_shield,
    "free-power": free_power,
    "voids": voids,
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
    "unharmed": unharmed,
}
