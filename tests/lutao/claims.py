"""What each reason claims, written from the rules: it is compared with the position after the move."""

from collections.abc import Callable
from typing import Any, Final

from manawell.games.lutao import GAME
from manawell.games.lutao.components.codes import edge_of
from manawell.games.lutao.components.tables import DIRECTIONS, LUTAO, MOST_POINTS, PROVINCE_OF, PROVINCES, ROOM
from manawell.games.lutao.information.view import Folk, Province, View
from manawell.games.lutao.rules.turn import Lutao
from manawell.kernel.game import ALL_KNOWING, Reason
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
        """As it was before: the one province that the mover's armies have come into."""
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
        battles = [self._fought(target.id, number) for number in range(TRIES)]
        wins = [view for view in battles if at(view, target.id).owner == self.me]
        assert abs(len(wins) / TRIES - self.values["odds"] / 100) < CLOSE
        return wins[0]

    def _fought(self, province: str, number: int) -> View:
        """The battle in a world that the mover cannot tell from the true one."""
        world = GAME.resample(self.after, self.seat, rng_from(f"battle {number}".encode()))
        GAME.fight(world, province)
        return GAME.view(world, ALL_KNOWING)

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


def saves_surplus(told: Told) -> bool:
    before, after = [sum(max(0, one.armies - ROOM) for one in told.mine(view)) for view in (told.old, told.new)]
    return bool(before - after == told.values["armies"] > 0)


def spends_all(told: Told) -> bool:
    return told.folk(told.old).budget > 0 == told.folk(told.new).budget


def legal(state: Lutao) -> list[str]:
    return [GAME.text_of(state, move) for move in state.moves()]


CLAIMS: Final[dict[str, Callable[[Told], bool]]] = {
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
    "wins-battle": wins_battle,
    "idle-card": idle_card,
    "keeps-breakers": keeps_breakers,
    "keeps-shield": keeps_shield,
    "island": island,
    "launches": launches,
    "crossing": crossing,
    "founds": founds,
    "guards": guards,
    "saves-surplus": saves_surplus,
    "spends-all": spends_all,
}
