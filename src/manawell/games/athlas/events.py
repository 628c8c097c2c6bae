"""What a spectator could see happen. Cards, conditions, terrains and relics are named by id; the texts name them.

Events name a unit by its name and its genus card; fields are axial coordinates (ATH-B.2).
"""

from typing import ClassVar

from manawell.kernel.event import Event


class CardChosen(Event, frozen=True):
    """A card of an alpha, or of the stack when `alpha` is 0. Told to the owner only."""

    rule: ClassVar[str] = "ATH-4.8"
    seat: int
    alpha: int
    card: str


class AlphaMade(Event, frozen=True):
    """Told to the owner only."""

    rule: ClassVar[str] = "ATH-4.5"
    seat: int
    alpha: int
    cards: tuple[str, ...]
    cost: int


class RebuildChosen(Event, frozen=True):
    """Told to the owner only; `alpha` is 0 when all stay as they are."""

    rule: ClassVar[str] = "ATH-25.3"
    seat: int
    alpha: int


class ArmyReady(Event, frozen=True):
    """A player has finished creation; the others learn nothing else."""

    rule: ClassVar[str] = "ATH-4.1"
    seat: int


class GameBegun(Event, frozen=True):
    """A game of a campaign."""

    rule: ClassVar[str] = "ATH-25.1"
    game: int
    games: int


class StarterDrawn(Event, frozen=True):
    rule: ClassVar[str] = "ATH-6.1"
    seat: int


class TurnBegun(Event, frozen=True):
    rule: ClassVar[str] = "ATH-8.2"
    seat: int
    turn: int


class AlphaRevealed(Event, frozen=True):
    rule: ClassVar[str] = "ATH-7.1"
    seat: int
    alpha: int
    figure: str
    cards: tuple[str, ...]
    cost: int
    life: int


class UnitSummoned(Event, frozen=True):
    """`payer` pays; `spent` is the total the payer has spent so far."""

    rule: ClassVar[str] = "ATH-7.4"
    seat: int
    unit: str
    genus: str
    q: int
    r: int
    payer: int
    cost: int
    spent: int


class SummoningEnded(Event, frozen=True):
    rule: ClassVar[str] = "ATH-7.9"
    seat: int


class WindowPassed(Event, frozen=True):
    """A player who could have intervened did not."""

    rule: ClassVar[str] = "ATH-22.21"
    seat: int
    window: str


class ActivationBegun(Event, frozen=True):
    rule: ClassVar[str] = "ATH-9.1"
    seat: int
    unit: str
    genus: str


class ActivationEnded(Event, frozen=True):
    rule: ClassVar[str] = "ATH-9.2"
    seat: int
    unit: str
    genus: str


class AbilityUsed(Event, frozen=True):
    """A card's ability; basic abilities have events of their own. `target` is empty if there is no target unit."""

    rule: ClassVar[str] = "ATH-10.4"
    seat: int
    unit: str
    genus: str
    card: str
    target: str
    target_genus: str


class UnitMoved(Event, frozen=True):
    """`card` is what moved it: walk, climb, fly, or a card. `relic` is what it took along, or empty."""

    rule: ClassVar[str] = "ATH-15.1"
    seat: int
    unit: str
    genus: str
    card: str
    from_q: int
    from_r: int
    q: int
    r: int
    relic: str


class UnitPushed(Event, frozen=True):
    rule: ClassVar[str] = "ATH-18.1"
    seat: int
    unit: str
    genus: str
    from_q: int
    from_r: int
    q: int
    r: int
    relic: str


class UnitSqueezed(Event, frozen=True):
    rule: ClassVar[str] = "ATH-18.3"
    seat: int
    unit: str
    genus: str


class Attacked(Event, frozen=True):
    """value = base + modifiers + high_ground; damage = value - armour; `pool` is the target's life before it.

    `unit` is empty when a god attacks.
    """

    rule: ClassVar[str] = "ATH-19.7"
    seat: int
    unit: str
    genus: str
    card: str
    target: str
    target_genus: str
    type: str
    base: int
    modifiers: int
    high_ground: int
    value: int
    armour: int
    pierced: int
    damage: int
    pool: int


class LifeLost(Event, frozen=True):
    """`left` is what the pool then holds; a unit dies when it is empty."""

    rule: ClassVar[str] = "ATH-20.3"
    seat: int
    unit: str
    genus: str
    cause: str
    amount: int
    left: int


class UnitDied(Event, frozen=True):
    """Its alpha's pool is refilled."""

    rule: ClassVar[str] = "ATH-20.2"
    seat: int
    unit: str
    genus: str
    q: int
    r: int
    life: int


class UnitExploded(Event, frozen=True):
    rule: ClassVar[str] = "ATH-C.14"
    q: int
    r: int
    amount: int


class Healed(Event, frozen=True):
    rule: ClassVar[str] = "ATH-20.7"
    seat: int
    alpha: int
    genus: str
    amount: int
    left: int


class TerrainChanged(Event, frozen=True):
    rule: ClassVar[str] = "ATH-13.5"
    q: int
    r: int
    terrain: str


class FieldFlooded(Event, frozen=True):
    rule: ClassVar[str] = "ATH-13.6"
    q: int
    r: int


class UnitMarked(Event, frozen=True):
    """`time` is the number of turns; 0 means until the next maintenance of the player who made it."""

    rule: ClassVar[str] = "ATH-23.1"
    seat: int
    unit: str
    genus: str
    condition: str
    time: int


class ArtefactConjured(Event, frozen=True):
    rule: ClassVar[str] = "ATH-C.22"
    seat: int
    unit: str
    genus: str
    card: str


class ConditionEnded(Event, frozen=True):
    rule: ClassVar[str] = "ATH-23.2"
    seat: int
    unit: str
    genus: str
    condition: str


class RelicMoved(Event, frozen=True):
    """A relic went to another field without its holder walking there."""

    rule: ClassVar[str] = "ATH-17.6"
    relic: str
    q: int
    r: int


class RelicHeld(Event, frozen=True):
    rule: ClassVar[str] = "ATH-17.1"
    seat: int
    unit: str
    genus: str
    relic: str


class RelicFreed(Event, frozen=True):
    rule: ClassVar[str] = "ATH-17.8"
    relic: str
    q: int
    r: int


class ControlTaken(Event, frozen=True):
    """`seat` commands the unit for one activation."""

    rule: ClassVar[str] = "ATH-21.1"
    seat: int
    unit: str
    genus: str


class InterventionPlayed(Event, frozen=True):
    """`moment` is a checkpoint such as c1, or now."""

    rule: ClassVar[str] = "ATH-22.4"
    seat: int
    card: str
    moment: str


class ChoiceNamed(Event, frozen=True):
    """A choice that belongs to the played card, as the notation writes it: `s1.2`, `1,1`, `SW`."""

    rule: ClassVar[str] = "ATH-22.22"
    seat: int
    card: str
    choice: str


class InterventionAnnounced(Event, frozen=True):
    """All its choices are made; the other player may respond."""

    rule: ClassVar[str] = "ATH-22.6"
    seat: int
    card: str
    unit: str
    genus: str


class InterventionResolved(Event, frozen=True):
    """It takes effect."""

    rule: ClassVar[str] = "ATH-22.22"
    seat: int
    card: str


class InterventionCancelled(Event, frozen=True):
    rule: ClassVar[str] = "ATH-22.25"
    seat: int
    card: str


class InterventionEnded(Event, frozen=True):
    """An active intervention left the game."""

    rule: ClassVar[str] = "ATH-22.9"
    seat: int
    card: str


class InterventionsDiscarded(Event, frozen=True):
    rule: ClassVar[str] = "ATH-22.3"
    seat: int
    cards: tuple[str, ...]


class ActivationSetBack(Event, frozen=True):
    """Everything after the checkpoint is undone."""

    rule: ClassVar[str] = "ATH-22.7"
    moment: str


class MarkerAdded(Event, frozen=True):
    rule: ClassVar[str] = "ATH-10.3"
    seat: int
    alpha: int
    card: str
    markers: int


class UnitTransformed(Event, frozen=True):
    """`genus` is what it has become."""

    rule: ClassVar[str] = "ATH-C.38"
    seat: int
    unit: str
    genus: str
    cost: int


class GameWon(Event, frozen=True):
    rule: ClassVar[str] = "ATH-24.1"
    seat: int
    unit: str
    genus: str


class GameDrawn(Event, frozen=True):
    """`turns` is how many turns passed without progress, or the agreed limit."""

    rule: ClassVar[str] = "ATH-24.6"
    reason: str
    turns: int


class CampaignScored(Event, frozen=True):
    """The games won by Gold and Silver."""

    rule: ClassVar[str] = "ATH-25.6"
    game: int
    gold: int
    silver: int
