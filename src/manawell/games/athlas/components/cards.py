"""The cards as data: each one a row of numbers and a list of effects from a small vocabulary (ATH-2.1, 6.1).

The rules never name a card. A `CardSet` holds one table of all 84 cards; a position knows its set.
"""

from typing import Any, Final

from manawell.games.athlas.components.tables import (
    ATTACKS,
    CONDITIONS,
    DATA,
    NONE,
    TERRAINS,
    flag_bits,
)

_WORDS: Final[dict[str, Any]] = DATA["vocabulary"]
_PRIMITIVES: Final[list[str]] = _WORDS["primitives"]
ATTACK: Final = _PRIMITIVES.index("attack")
PIERCE: Final = _PRIMITIVES.index("pierce")
LOSE_LIFE: Final = _PRIMITIVES.index("lose_life")
HEAL: Final = _PRIMITIVES.index("heal")
MOVE: Final = _PRIMITIVES.index("move")
PUSH: Final = _PRIMITIVES.index("push")
TELEPORT: Final = _PRIMITIVES.index("teleport")
SET_TERRAIN: Final = _PRIMITIVES.index("set_terrain")
MARK: Final = _PRIMITIVES.index("mark")
CONTROL: Final = _PRIMITIVES.index("control")
SUMMON: Final = _PRIMITIVES.index("summon")
EXTRA_MOVE: Final = _PRIMITIVES.index("extra_move")
FREE_ATTACK: Final = _PRIMITIVES.index("free_attack")
MOVE_RELIC: Final = _PRIMITIVES.index("move_relic")
COPY_EQUIPMENT: Final = _PRIMITIVES.index("copy_equipment")
TRANSFORM: Final = _PRIMITIVES.index("transform")
CANCEL: Final = _PRIMITIVES.index("cancel")
ADD_MARKERS: Final = _PRIMITIVES.index("add_markers")

_ON: Final[list[str]] = _WORDS["on"]
ON_OWN_ALPHA: Final = _ON.index("own_alpha")
ON_TARGET_ALPHA: Final = _ON.index("target_alpha")
ON_UNIT_ON_FIELD: Final = _ON.index("unit_on_field")
ON_LOWERED: Final = _ON.index("unit_on_field_if_lowered")
ON_AREA: Final = _ON.index("area1")
ON_OTHER: Final = _ON.index("other_enemy_next_to_target")

CAUSES: Final[list[str]] = _WORDS["loss_causes"]
BY_EFFECT: Final = CAUSES.index("effect")
BY_FALL: Final = CAUSES.index("fall")
BY_DROWNING: Final = CAUSES.index("drown")
BY_SQUEEZE: Final = CAUSES.index("squeeze")

_MODES: Final[list[str]] = _WORDS["move_modes"]
LEVEL_MODE: Final = _MODES.index("level")
STEP_MODE: Final = _MODES.index("step")
CLIFF_MODE: Final = _MODES.index("cliff")
FLY_MODE: Final = _MODES.index("fly")

_PUSHES: Final[list[str]] = _WORDS["push_directions"]
PUSH_ANY: Final = _PUSHES.index("any")
PUSH_AWAY: Final = _PUSHES.index("away")
PUSH_TOWARDS: Final = _PUSHES.index("towards")

_IFS: Final[list[str]] = _WORDS["if"]
IF_ALIVE: Final = _IFS.index("target_alive")
IF_ON_WATER: Final = _IFS.index("target_on_water")

ONE_STEP: Final = len(TERRAINS)
"""The terrain of Terraforming, which is part of the announcement (ATH-C.7)."""

TARGETS: Final[list[str]] = _WORDS["ability_targets"]
AT_SELF: Final = TARGETS.index("self")
AT_ENEMY: Final = TARGETS.index("enemy_unit")
AT_OWN: Final = TARGETS.index("own_unit")
AT_OWN_OTHER: Final = TARGETS.index("own_other_unit")
AT_ANY_OTHER: Final = TARGETS.index("any_other_unit")
AT_NEAR_WATER: Final = TARGETS.index("unit_near_water")
AT_CHAINED: Final = TARGETS.index("chained_enemy_unit")
AT_FIELD: Final = TARGETS.index("field")
AT_NOT_CRATER: Final = TARGETS.index("field_not_crater")
AT_NOT_PLAIN: Final = TARGETS.index("field_not_plain")
AT_ADJACENT: Final = TARGETS.index("adjacent_empty_field")
AT_EMPTY: Final = TARGETS.index("empty_field")
AT_PATH: Final = TARGETS.index("path")
AT_EQUIPMENT: Final = TARGETS.index("equipment_card")
AT_ATTACK: Final = TARGETS.index("as_attack")

CHOICES: Final[list[str]] = _WORDS["intervention_choices"]
PICK_ANY_UNIT: Final = CHOICES.index("any_unit")
PICK_OWN_UNIT: Final = CHOICES.index("own_unit")
PICK_DIRECTION: Final = CHOICES.index("direction")
PICK_FIELD: Final = CHOICES.index("field")
PICK_NEIGHBOURS: Final = CHOICES.index("neighbour_fields_1_6")
PICK_DRY: Final = CHOICES.index("fields_1_4_not_water")
PICK_WET: Final = CHOICES.index("fields_1_4_water")
PICK_AREA: Final = CHOICES.index("water_area")
PICK_GROWING: Final = CHOICES.index("growing_plain_fields")
PICK_MOVEMENT: Final = CHOICES.index("m_ability")
PICK_NEAR_FIELD: Final = CHOICES.index("empty_field_within_3")
PICK_RELIC: Final = CHOICES.index("free_relic")
PICK_ADJACENT: Final = CHOICES.index("adjacent_field")
PICK_ALPHA: Final = CHOICES.index("own_alpha")
PICK_OTHER_ALPHA: Final = CHOICES.index("own_other_alpha")
PICK_SUMMONING: Final = CHOICES.index("summoning_field")
PICK_T_CARDS: Final = CHOICES.index("own_t_cards_1_2")
PICK_ACTIVE: Final = CHOICES.index("answered_or_active_intervention")

# Costs (ATH-10.2).
M: Final = 1
A: Final = 2
T: Final = 4
_COSTS: Final[dict[str, int]] = {"M": M, "A": A, "T": T}

KINDS: Final[list[str]] = ["genus", "equipment", "ability", "spell"]
GENUS: Final = KINDS.index("genus")
EQUIPMENT: Final = KINDS.index("equipment")
SPELL_CARD: Final = KINDS.index("spell")

WALK: Final = 0
CLIMB: Final = 1
FLY: Final = 2
HAND_OVER: Final = 3
BASIC: Final[list[str]] = ["walk", "climb", "fly", "hand_over"]


class Effect:
    """One primitive with its parameters; NONE where it has none."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.do: int = _PRIMITIVES.index(data["do"])
        self.on: int = _ON.index(data.get("on", "target"))
        self.type: int = ATTACKS.index(data["type"]) if "type" in data else NONE
        value = data.get("value", data.get("n", 0))
        self.per_x: int = 0
        """How much of the value comes with each announced X."""
        self.value: int = 0
        if isinstance(value, str):
            self.per_x = int(value[:-1] or "1")
        else:
            self.value = value
        self.cause: int = CAUSES.index(data.get("cause", "effect"))
        self.mode: int = _MODES.index(data["mode"]) if "mode" in data else NONE
        self.steps: int = int(data.get("steps", 1))
        self.direction: int = _PUSHES.index(data["direction"]) if "direction" in data else NONE
        to = data.get("to")
        self.to: int = NONE if to is None else ONE_STEP if to == "one_step" else TERRAINS.index(to)
        self.condition: int = CONDITIONS.index(data["condition"]) if "condition" in data else NONE
        self.only_if: int = _IFS.index(data["if"]) if "if" in data else NONE
        self.types: list[int] = [ATTACKS.index(kind) for kind in data.get("types", [])]


class Ability:
    """Something a unit can do: cost, target and effects."""

    def __init__(self, number: int, card: int, data: dict[str, Any]) -> None:
        self.number = number
        self.card = card
        """The card that grants it, or NONE for a basic ability."""
        self.id: str = str(data["id"])
        self.cost: int = 0
        for part in data["cost"]:
            self.cost |= _COSTS[part]
        self.target: int = TARGETS.index(data.get("target", "self"))
        span: list[int] = list(data.get("range", [0, 0]))
        self.least: int = span[0]
        self.most: int = span[1]
        x: list[int] = list(data.get("x", [0, 0]))
        self.x_least: int = x[0]
        self.x_most: int = x[1]
        self.effects: list[Effect] = [Effect(effect) for effect in data["effects"]]
        kinds = [effect.do for effect in self.effects]
        self.first: Effect = self.effects[0]
        self.attacks: bool = ATTACK in kinds
        self.controls: bool = CONTROL in kinds
        self.moves_user: bool = MOVE in kinds or TELEPORT in kinds
        self.only_heals: bool = all([kind == HEAL for kind in kinds])
        self.only_pushes: bool = all([kind == PUSH for kind in kinds])
        self.pushes_away: bool = any([effect.direction == PUSH_AWAY for effect in self.effects])


class Card:
    """An alpha card."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number
        self.id: str = str(data["id"])
        self.kind: int = KINDS.index(data["kind"])
        self.cost: int = int(data["cost"])
        self.hands: int = int(data["hands_give"]) - int(data["hands_need"])
        """What it gives, or needs when negative."""
        self.life: int = int(data["life"])
        """Values with a plus sign do not count (ATH-7.2)."""
        self.spell_points: int = int(data["spell_points"])
        """What it gives; a spell card needs its cost (ATH-4.4)."""
        if self.kind == SPELL_CARD:
            self.spell_points -= self.cost
        self.physical: int = int(data["armour_physical"])
        self.magic: int = int(data["armour_magic"])
        self.mods: list[int] = [int(data[f"mod_{kind}"]) for kind in ATTACKS]
        self.flags: int = flag_bits(data["flags"])
        self.timed: bool = False
        """It has an ability that costs T, so it gets a marker at every summoning (ATH-7.6)."""
        self.abilities: list[int] = []
        passives: list[dict[str, Any]] = data["passives"]
        self.pierce: list[int] = [0, 0, 0]
        self.recovery: int = 0
        self.blast: int = 0
        self.venom: int = NONE
        """The condition that its weapons put on units they damage."""
        for passive in passives:
            effect = Effect(passive)
            if effect.do == PIERCE:
                for kind in effect.types:
                    self.pierce[kind] += effect.value
            elif effect.do == HEAL:
                self.recovery += effect.value
            elif effect.do == LOSE_LIFE:
                self.blast += effect.value
            else:
                self.venom = effect.condition


class Intervention:
    """A divine intervention."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number
        self.id: str = str(data["id"])
        self.god_points: int = int(data["god_points"])
        self.time: int = int(data["time"])
        self.picks: list[int] = [CHOICES.index(choice) for choice in data["choices"]]
        self.effects: list[Effect] = [Effect(effect) for effect in data["effects"]]
        self.first: Effect = self.effects[0]
        self.cancels: bool = self.first.do == CANCEL


class CardSet:
    """A table of all cards. Cards and interventions are numbers in the order of the file."""

    def __init__(self, name: str, cards: list[dict[str, Any]], interventions: list[dict[str, Any]]) -> None:
        self.name = name
        self.abilities: list[Ability] = []
        for basic in DATA["basic_ability"]:
            self.abilities.append(Ability(len(self.abilities), NONE, _with_target(basic)))
        self.cards: list[Card] = []
        for data in cards:
            card = Card(len(self.cards), data)
            for entry in data.get("ability", []):
                ability = Ability(len(self.abilities), card.number, entry)
                card.timed = card.timed or ability.cost & T != 0
                card.abilities.append(ability.number)
                self.abilities.append(ability)
            self.cards.append(card)
        self.interventions: list[Intervention] = [
            Intervention(number, data) for number, data in enumerate(interventions)
        ]


def _with_target(basic: dict[str, Any]) -> dict[str, Any]:
    """The basic abilities name no target in the file: three move the unit, the last gives a relic to another one."""
    kinds = {"walk": "adjacent_empty_field", "climb": "adjacent_empty_field", "fly": "empty_field"}
    target = kinds.get(basic["id"], "own_other_unit")
    return basic | {"target": target, "range": [1, 2 if basic["id"] == "fly" else 1]}


class Alpha:
    """A creature of one player: its cards and what they add up to (ATH-4.5, 7.2, 10.7)."""

    def __init__(self, table: CardSet, cards: list[int]) -> None:
        self.cards = cards
        self.cost: int = 0
        self.life: int = 0
        self.hands: int = 0
        self.spell_points: int = 0
        self.physical: int = 0
        self.magic: int = 0
        self.mods: list[int] = [0, 0, 0]
        self.pierce: list[int] = [0, 0, 0]
        self.flags: int = 0
        self.recovery: int = 0
        self.blast: int = 0
        self.venom: int = NONE
        self.timed: list[int] = []
        """Its cards with a T ability."""
        self.abilities: list[int] = [WALK, CLIMB, FLY, HAND_OVER]
        for number in cards:
            card = table.cards[number]
            self.cost += card.cost
            self.life += card.life
            self.hands += card.hands
            self.spell_points += card.spell_points
            self.physical += card.physical
            self.magic += card.magic
            for kind in range(len(ATTACKS)):
                self.mods[kind] += card.mods[kind]
                self.pierce[kind] += card.pierce[kind]
            self.flags |= card.flags
            self.recovery += card.recovery
            self.blast += card.blast
            if card.venom != NONE:
                self.venom = card.venom
            if card.timed:
                self.timed.append(number)
            self.abilities += card.abilities


CARD_IDS: Final[list[str]] = [str(card["id"]) for card in DATA["card"]]
CARD_OF: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_IDS)}
INTERVENTION_IDS: Final[list[str]] = [str(card["id"]) for card in DATA["intervention"]]
INTERVENTION_OF: Final[dict[str, int]] = {name: card for card, name in enumerate(INTERVENTION_IDS)}
STANDARD: Final[CardSet] = CardSet("standard", DATA["card"], DATA["intervention"])


class Army:
    """A preset army (ATH-26.1)."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = str(data["id"])
        self.alphas: list[list[int]] = [[CARD_OF[card] for card in cards] for cards in data["alphas"]]
        self.figures: list[str] = [str(figure) for figure in data["figures"]]
        self.stack: list[int] = [INTERVENTION_OF[card] for card in data["stack"]]


ARMIES: Final[list[Army]] = [Army(data) for data in DATA["preset"]]
