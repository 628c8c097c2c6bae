"""The moves as fixed actions: what is done, with what, and where; the same number for the same thing in every position.

Silver sees the board turned by half: its fields, directions and relics are Gold's, so that both summon at the same
fields. A unit is the field on which it stands. The actions that abilities are depend on the set of cards.
"""

from typing import Final

from manawell.games.athlas.components.cards import (
    ARMIES,
    AT_ADJACENT,
    AT_ATTACK,
    AT_EMPTY,
    AT_EQUIPMENT,
    AT_PATH,
    AT_SELF,
    CARD_IDS,
    HAND_OVER,
    INTERVENTION_IDS,
    ONE_STEP,
    PUSH_ANY,
    PUSH_TOWARDS,
    SET_TERRAIN,
    STANDARD,
    SUMMON,
    A,
    Ability,
    CardSet,
)
from manawell.games.athlas.components.tables import (
    COORDINATES,
    DIRECTIONS,
    FIELDS,
    FIGURES,
    NEIGHBOUR,
    NONE,
    PLAYERS,
    RELICS,
    SILVER,
    TERRAINS,
)
from manawell.games.athlas.rules import actions as at
from manawell.games.athlas.rules.creation import ORDERS
from manawell.games.athlas.state import PER_PLAYER, Position
from manawell.kernel.learning import Actions, numbered

_FIELDS: Final = [f"{q},{r}" for q, r in COORDINATES]
_WITH: Final = ["", *(f"+{relic}" for relic in RELICS)]
_ALPHAS: Final = [f"alpha {alpha + 1}" for alpha in range(PER_PLAYER)]
_SIDES: Final = ["own", "other"]
CANCELS: Final = 32
FIGURE: Final = len(FIGURES) + 1
RELIC: Final = len(RELICS) + 1
STEPS: Final = RELIC + len(DIRECTIONS)
"""Of a path, after its first field: none, with a relic or without; or a second step."""


class Layout:
    """The actions of one set of cards."""

    def __init__(self, table: CardSet) -> None:
        self.table = table
        self.actions = Actions()
        self.plain: list[int] = [NONE] * at.SUMMON_AT
        """By number of a move that means no field and no side: its action, or NONE."""
        self._add_words()
        self._add_places()
        self.summon: int = self.actions.block("summon", _ALPHAS, _FIELDS, ["", *FIGURES])
        self.uses: list[int] = [
            self._add_use(f"use {self._name(ability)}", ability, ability.number) for ability in table.abilities
        ]
        """By ability: its first action."""
        self.frenzies: list[list[int]] = [
            [
                self._add_use(f"use {self._name(ability)} with {self._name(attack)}", attack, attack.number)
                if ability.target == AT_ATTACK and attack.cost == A and attack.attacks
                else NONE
                for attack in table.abilities
            ]
            if ability.target == AT_ATTACK
            else []
            for ability in table.abilities
        ]
        """By ability and attack that comes with it: the first action."""

    def _name(self, ability: Ability) -> str:
        return ability.id if ability.card == NONE else f"{CARD_IDS[ability.card]} {ability.id}"

    def _put(self, start: int, name: str, words: list[str]) -> None:
        first = self.actions.block(name, words)
        self.plain[start : start + len(words)] = range(first, first + len(words))

    def _add_words(self) -> None:
        words = ["pass", "end", "end all", "end summon", "enough", "leave", "stack done", "rebuild none", "done"]
        self._put(at.PASS, "say", words)
        self._put(at.FIGURE_IS, "figure", FIGURES)
        self._put(at.ALPHA_IS, "pick", _ALPHAS)
        self._put(at.REBUILD_ALPHA, "rebuild", _ALPHAS)
        self._put(at.DISCARD + 1, "discard", numbered(at.TOWARD - at.DISCARD - 1, 1))
        self._put(at.PLAY_NOW, "play the top card", ["now", "last", *numbered(at.CARD_IS - at.PLAY_AT)])
        self._put(at.CARD_IS, "card", CARD_IDS)
        self._put(at.STACK_CARD, "stack", INTERVENTION_IDS)
        orders = numbered(len(ORDERS))
        self._put(at.PRESET_IS, "preset", [f"{army.id} {order}" for army in ARMIES for order in orders])
        self._put(at.MARK_CARD, "mark", CARD_IDS)

    def _add_places(self) -> None:
        self.keep: int = self.actions.block("keep", RELICS)
        self.relic: int = self.actions.block("relic", RELICS)
        self.toward: int = self.actions.block("toward", DIRECTIONS)
        self.field: int = self.actions.block("field", _FIELDS, _WITH)
        self.units: int = self.actions.block("unit", ["pick", "activate", "lose", "then", "area"], _FIELDS)
        self.cancel: int = self.actions.block("cancel", _SIDES, numbered(CANCELS))

    def _add_use(self, name: str, ability: Ability, number: int) -> int:
        if ability.target == AT_SELF:
            return self.actions.block(name)
        if ability.target == AT_EQUIPMENT:
            return self.actions.block(name, CARD_IDS)
        if ability.target == AT_ATTACK:
            return self.actions.size
        return self.actions.block(name, _FIELDS, *_extra_words(ability, number))


def _extra_words(ability: Ability, number: int) -> list[list[str]]:
    """What is chosen beside the field."""
    if number == HAND_OVER or (ability.target in (AT_ADJACENT, AT_EMPTY) and ability.first.do != SUMMON):
        return [_WITH]
    if ability.target == AT_PATH:
        return [[*_WITH, *DIRECTIONS]]
    if ability.only_pushes and ability.first.direction in (PUSH_ANY, PUSH_TOWARDS):
        return [DIRECTIONS]
    if ability.x_most:
        return [[f"x{x}" for x in range(ability.x_most + 1)]]
    if ability.first.do == SET_TERRAIN and ability.first.to == ONE_STEP:
        return [TERRAINS]
    return []


_LAYOUTS: Final[dict[str, Layout]] = {}


def layout_of(table: CardSet) -> Layout:
    found = _LAYOUTS.get(table.name)
    if found is None or found.table is not table:
        found = Layout(table)
        _LAYOUTS[table.name] = found
    return found


_STANDARD: Final = layout_of(STANDARD)
ACTIONS: Final = _STANDARD.actions


def turned(field: int, silver: bool) -> int:
    """A field as the player sees it."""
    return FIELDS - 1 - field if silver else field


def action_of(p: Position, move: int) -> int:
    """The action that a legal move of the actor is."""
    layout = _STANDARD if p.table is STANDARD else layout_of(p.table)
    silver = p.actor == SILVER
    if move >= at.USE:
        return _use(layout, p.table, move, silver)
    if move >= at.SUMMON_AT:
        code, figure = (move - at.SUMMON_AT) // FIGURE, (move - at.SUMMON_AT) % FIGURE
        field = code // FIELDS * FIELDS + turned(code % FIELDS, silver)
        return layout.summon + field * FIGURE + figure
    if move >= at.CANCEL_MARK:
        rest = move - at.CANCEL_MARK
        return layout.cancel + (rest // CANCELS + p.actor) % len(PLAYERS) * CANCELS + rest % CANCELS
    if at.UNIT_IS <= move < at.MARK_CARD:
        rest = move - at.UNIT_IS
        return layout.units + rest // 100 * FIELDS + turned(rest % 100, silver)
    if at.FIELD_IS <= move < at.UNIT_IS:
        rest = move - at.FIELD_IS
        field, relic = turned(rest // RELIC, silver), _relic(rest % RELIC, silver)
        return layout.field + field * RELIC + relic
    if at.KEEP <= move < at.RELIC_IS:
        return layout.keep + _relic(move - at.KEEP + 1, silver) - 1
    if at.RELIC_IS <= move < at.FIGURE_IS:
        return layout.relic + _relic(move - at.RELIC_IS + 1, silver) - 1
    if at.TOWARD <= move < at.PLAY_NOW:
        return layout.toward + _direction(move - at.TOWARD, silver)
    return layout.plain[move]


def _relic(relic: int, silver: bool) -> int:
    """A relic from 1, or 0; west is east for Silver."""
    return RELIC - relic if silver and relic > 0 else relic


def _direction(direction: int, silver: bool) -> int:
    return (direction + 3) % 6 if silver else direction


def _use(layout: Layout, table: CardSet, move: int, silver: bool) -> int:
    number = at.ability_in(move)
    ability = table.abilities[number]
    first = layout.uses[number]
    if ability.target == AT_ATTACK:
        attack = at.attack_in(move)
        ability, first = table.abilities[attack], layout.frenzies[number][attack]
        number = attack
    if ability.target == AT_SELF:
        return first
    if ability.target == AT_EQUIPMENT:
        return first + at.extra_in(move)
    field = at.field_in(move)
    seen = turned(field, silver)
    if number == HAND_OVER or (ability.target in (AT_ADJACENT, AT_EMPTY) and ability.first.do != SUMMON):
        return first + seen * RELIC + _relic(at.relic_in(move) + 1, silver)
    extra = at.extra_in(move)
    if ability.target == AT_PATH:
        if extra == at.NO_FIELD:
            return first + seen * STEPS + _relic(at.relic_in(move) + 1, silver)
        return first + seen * STEPS + RELIC + _direction(_way(field, extra), silver)
    if ability.only_pushes and ability.first.direction == PUSH_ANY:
        return first + seen * len(DIRECTIONS) + _direction(extra, silver)
    if ability.only_pushes and ability.first.direction == PUSH_TOWARDS:
        return first + seen * len(DIRECTIONS) + _direction(_way(field, extra), silver)
    if ability.x_most:
        return first + seen * (ability.x_most + 1) + extra
    if ability.first.do == SET_TERRAIN and ability.first.to == ONE_STEP:
        return first + seen * len(TERRAINS) + extra
    return first + seen


def _way(field: int, near: int) -> int:
    """The direction in which a neighbour lies."""
    for direction in range(6):
        if NEIGHBOUR[6 * field + direction] == near:
            return direction
    raise IndexError(near)
