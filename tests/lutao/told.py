"""A reason that was told of a move, and what the table looks like after it."""

from typing import Any, Final

from manawell.games.lutao import GAME
from manawell.games.lutao.components.codes import edge_of
from manawell.games.lutao.components.tables import DIRECTIONS, LUTAO, PROVINCE_OF, PROVINCES
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
        held = [
            one for one in view.provinces if one.owner is not None and not self.is_foe(one.owner) and not one.golems
        ]
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
        sent = [
            (at(GAME.view(after, ALL_KNOWING), one.split()[1]).golems, one) for one in legal(after) if "from" in one
        ]
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


def legal(state: Lutao) -> list[str]:
    return [GAME.text_of(state, move) for move in state.moves()]
