"""What a spectator could see happen. Peoples, runes, spells, cards and provinces are named by id; the texts name them.

Events name a people by its people card, which is unique; the guardians are `golems`, nobody is `none`.
"""

from typing import ClassVar

from manawell.kernel.event import Event


class CardsOffered(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-3.3"
    seat: int
    peoples: tuple[str, ...]
    runes: tuple[str, ...]


class ChoiceMade(Event, frozen=True):
    """A player has chosen for a people; the choice is shown when all have chosen."""

    rule: ClassVar[str] = "LUT-3.3"
    seat: int


class PeopleShown(Event, frozen=True):
    rule: ClassVar[str] = "LUT-3.4"
    seat: int
    people: str
    rune: str


class ArtefactsLaid(Event, frozen=True):
    rule: ClassVar[str] = "LUT-3.7"
    people: str
    number: int
    province: str
    rune_province: str


class BuilderDrawn(Event, frozen=True):
    rule: ClassVar[str] = "LUT-18.3"
    seat: int


class LandTurnedUp(Event, frozen=True):
    rule: ClassVar[str] = "LUT-18.3"
    seat: int
    land: str


class LandLaid(Event, frozen=True):
    rule: ClassVar[str] = "LUT-2.17"
    seat: int
    land: str
    q: int
    r: int
    rotation: int


class ProvincesDealt(Event, frozen=True):
    rule: ClassVar[str] = "LUT-3.9"
    people: str
    provinces: tuple[str, ...]
    standards: int


class OrderSet(Event, frozen=True):
    """`cause` is `deal`, `scoring`, `time_swirl` or `elimination`."""

    rule: ClassVar[str] = "LUT-12.4"
    peoples: tuple[str, ...]
    cause: str


class RoundBegun(Event, frozen=True):
    rule: ClassVar[str] = "LUT-5.1"
    round: int


class PowerBorrowed(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.8"
    people: str
    borrowed: str


class MoonsDrawn(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.3"
    people: str
    runes: tuple[str, ...]


class MoonAssigned(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.3"
    people: str
    place: int
    rune: str


class MoonTurned(Event, frozen=True):
    """Another rune of the Moons works now."""

    rule: ClassVar[str] = "LUT-20.3"
    people: str
    rune: str


class SpellsGained(Event, frozen=True):
    """Told to the player only. `cause` is `cities`, `lutao`, `true_knowledge`, `wisdom` or `mind_theft`."""

    rule: ClassVar[str] = "LUT-13.1"
    people: str
    spells: tuple[str, ...]
    cause: str


class SpellsDrawn(Event, frozen=True):
    """What the others see of it."""

    rule: ClassVar[str] = "LUT-13.1"
    people: str
    count: int
    cause: str


class SpellsOffered(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-20.8"
    people: str
    spells: tuple[str, ...]
    kept: int


class SpellKept(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-20.8"
    people: str
    spell: str


class SpellDiscarded(Event, frozen=True):
    """`cause` is `limit`, `choice` or `elimination`."""

    rule: ClassVar[str] = "LUT-13.2"
    people: str
    spell: str
    cause: str


class SpellsReshuffled(Event, frozen=True):
    rule: ClassVar[str] = "LUT-13.4"


# Placement.


class Picked(Event, frozen=True):
    """The first part of a choice was made; told only to the player."""

    rule: ClassVar[str] = "LUT-1.9"
    people: str
    province: str


class ArmiesPlaced(Event, frozen=True):
    rule: ClassVar[str] = "LUT-6.2"
    people: str
    province: str
    armies: int
    total: int


class CityBuilt(Event, frozen=True):
    rule: ClassVar[str] = "LUT-6.4"
    people: str
    province: str


class ShipPlaced(Event, frozen=True):
    rule: ClassVar[str] = "LUT-6.7"
    people: str
    province: str
    direction: str


class PlacementEnded(Event, frozen=True):
    """Armies without room return to the supply."""

    rule: ClassVar[str] = "LUT-6.1"
    people: str
    returned: int


class TrapLaid(Event, frozen=True):
    """Told to the player only. `spot` is a province or `card_1` to `card_4`."""

    rule: ClassVar[str] = "LUT-20.6"
    people: str
    spot: str


class TrapLifted(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-20.6"
    people: str
    spot: str


class TrapsChanged(Event, frozen=True):
    """What the others see: how many traps lie now."""

    rule: ClassVar[str] = "LUT-20.6"
    people: str
    count: int


class TrapSprung(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.6"
    people: str
    victim: str
    province: str


# The action turn.


class TurnBegun(Event, frozen=True):
    rule: ClassVar[str] = "LUT-7.1"
    people: str


class Assassinated(Event, frozen=True):
    """`province` is `none` for a ship at sea."""

    rule: ClassVar[str] = "LUT-20.1"
    people: str
    victim: str
    province: str


class AssassinSpared(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.1"
    people: str
    victim: str


class ArmiesMoved(Event, frozen=True):
    """`how` is `land`, `flight`, `wrath` or `formation`."""

    rule: ClassVar[str] = "LUT-7.3"
    people: str
    origin: str
    province: str
    armies: int
    hostages: int
    how: str


class ShipBoarded(Event, frozen=True):
    """Told to the player only; the voyage is declared next."""

    rule: ClassVar[str] = "LUT-8.9"
    people: str
    province: str
    armies: int


class CourseSet(Event, frozen=True):
    """A hex was added to the route; told to the player only."""

    rule: ClassVar[str] = "LUT-8.2"
    people: str
    length: int


class ShipAnchored(Event, frozen=True):
    """Armies go ashore at a stop of a voyage in the formation step."""

    rule: ClassVar[str] = "LUT-10.5"
    people: str
    province: str
    armies: int


class VoyageDeclared(Event, frozen=True):
    """`origin` is `none` for a ship at sea; the route is written as q,r."""

    rule: ClassVar[str] = "LUT-8.15"
    people: str
    origin: str
    province: str
    direction: str
    armies: int
    hostages: int
    route: tuple[str, ...]
    sticks: int


class ShipLanded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-8.11"
    people: str
    province: str
    direction: str
    armies: int
    displaced: bool


class VoyageStopped(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.19"
    people: str
    sticks: int


class ShipLost(Event, frozen=True):
    """A ship at sea that did not sail on."""

    rule: ClassVar[str] = "LUT-20.7"
    people: str
    armies: int


class ProvinceContested(Event, frozen=True):
    rule: ClassVar[str] = "LUT-7.7"
    people: str
    defender: str
    province: str
    armies: int


class ProvinceConquered(Event, frozen=True):
    rule: ClassVar[str] = "LUT-7.6"
    people: str
    province: str


class ProvinceLost(Event, frozen=True):
    """It is now empty or owned by another people."""

    rule: ClassVar[str] = "LUT-9.23"
    people: str
    province: str


class ArtefactTaken(Event, frozen=True):
    """`kind` is `people` or `rune`."""

    rule: ClassVar[str] = "LUT-16.1"
    people: str
    kind: str
    province: str
    required: int


class CityTaken(Event, frozen=True):
    """The city of Lutao; `people` is `none` when nobody controls it now."""

    rule: ClassVar[str] = "LUT-17.1"
    people: str
    round: int
    required: int


class MovementEnded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-7.1"
    people: str


class CombatEnded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-9.1"
    people: str


class FormationEnded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-10.4"
    people: str
    returned: int


# Battles.


class BattleBegun(Event, frozen=True):
    rule: ClassVar[str] = "LUT-9.1"
    attacker: str
    defender: str
    province: str
    attackers: int
    defenders: int
    city: bool


class GhostsCalled(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.2"
    people: str
    armies: int


class GhostsDeclined(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.2"
    people: str


class FirstStrikeChosen(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.3"
    people: str
    used: bool


class CombatRoundBegun(Event, frozen=True):
    rule: ClassVar[str] = "LUT-9.6"
    province: str
    round: int
    attackers: int
    defenders: int
    attacker_cards: int
    defender_cards: int


class CombatCardsSeen(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-9.6"
    people: str
    cards: tuple[str, ...]


class CombatCardsDrawn(Event, frozen=True):
    """What the others see."""

    rule: ClassVar[str] = "LUT-9.6"
    people: str
    count: int


class PileReshuffled(Event, frozen=True):
    rule: ClassVar[str] = "LUT-9.14"
    people: str


class CardReturned(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-9.7"
    people: str
    card: str


class CardSunk(Event, frozen=True):
    """What the others see of it."""

    rule: ClassVar[str] = "LUT-9.12"
    people: str


class CardDropped(Event, frozen=True):
    """The Knights' second choice."""

    rule: ClassVar[str] = "LUT-19.11"
    people: str
    card: str


class CardsRevealed(Event, frozen=True):
    rule: ClassVar[str] = "LUT-9.15"
    people: str
    cards: tuple[str, ...]


class CardGifted(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.1"
    people: str
    other: str
    card: str
    drawn: str


class GiftDeclined(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.1"
    people: str


class CardsVoided(Event, frozen=True):
    """`side` loses its cards and shows new ones; `cause` is `clerics` or `second_chance`."""

    rule: ClassVar[str] = "LUT-19.7"
    people: str
    side: str
    cards: tuple[str, ...]
    drawn: tuple[str, ...]
    cause: str


class VoidDeclined(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.7"
    people: str


class HitsTaken(Event, frozen=True):
    """What one side suffers in a combat round, step by step; the last three are its losses."""

    rule: ClassVar[str] = "LUT-9.20"
    people: str
    province: str
    potential: int
    shields: int
    reflected: int
    skin: int
    ignored: int
    ghosts: int
    hostages: int
    armies: int
    left: int


class CardGivenAway(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.6"
    people: str
    other: str
    card: str


class CardStolen(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.6"
    people: str
    other: str
    card: str


class WitchesPassed(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.6"
    people: str


class BattleEnded(Event, frozen=True):
    """`winner` is `none` when nobody is left; `limit` when it went on for too long."""

    rule: ClassVar[str] = "LUT-9.22"
    winner: str
    province: str
    armies: int
    limit: bool


class HostagesTaken(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.9"
    people: str
    other: str
    province: str
    hostages: int


class HostagesFreed(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.9"
    people: str
    hostages: int


class PlagueBroke(Event, frozen=True):
    """The winning attackers must leave."""

    rule: ClassVar[str] = "LUT-20.7"
    people: str
    victim: str
    province: str


class GroupRetreated(Event, frozen=True):
    """`origin` is the province they went back to; `none` when they wait at sea or are lost."""

    rule: ClassVar[str] = "LUT-20.7"
    people: str
    armies: int
    origin: str
    lost: bool


class RetreatShared(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.7"
    people: str
    armies: int
    hostages: int


class Reincarnated(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.5"
    people: str
    province: str


# Golems.


class GolemsSent(Event, frozen=True):
    rule: ClassVar[str] = "LUT-11.2"
    people: str
    provinces: tuple[str, ...]
    province: str


class GolemsRaised(Event, frozen=True):
    rule: ClassVar[str] = "LUT-11.4"
    people: str
    province: str
    golems: int


class CommandEnded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-11.1"
    people: str


# Spells.


class SpellShown(Event, frozen=True):
    rule: ClassVar[str] = "LUT-21.1"
    people: str
    spell: str


class SpellAimed(Event, frozen=True):
    """The player uses it for one of their two peoples."""

    rule: ClassVar[str] = "LUT-18.2"
    people: str
    user: str


class SpellDeclared(Event, frozen=True):
    """With all its targets; missing ones are `none` or 0."""

    rule: ClassVar[str] = "LUT-21.1"
    people: str
    spell: str
    user: str
    province: str
    goal: str
    target: str
    number: int


class WindowPassed(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-21.5"
    people: str
    window: str


class SpellStopped(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.14"
    people: str
    spell: str


class SpellFailed(Event, frozen=True):
    """Its target is no longer legal."""

    rule: ClassVar[str] = "LUT-21.8"
    people: str
    spell: str


class BattleChanged(Event, frozen=True):
    """A spell changes what a side may draw, prevents hits for it, or silences it."""

    rule: ClassVar[str] = "LUT-9.10"
    people: str
    spell: str


class ArmiesRemoved(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.9"
    people: str
    province: str
    armies: int
    hostages: int
    spell: str


class ArmiesReturned(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.8"
    people: str
    province: str
    armies: int


class CityRazed(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.11"
    province: str


class SpellStolen(Event, frozen=True):
    """Told to thief and victim."""

    rule: ClassVar[str] = "LUT-22.13"
    people: str
    victim: str
    spell: str


class TheftSeen(Event, frozen=True):
    """What the others see of it."""

    rule: ClassVar[str] = "LUT-22.13"
    people: str
    victim: str


class RuneBanned(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.15"
    people: str
    rune: str


class CardsTurnedUp(Event, frozen=True):
    """Told only to the player: peoples or runes, one of which is kept."""

    rule: ClassVar[str] = "LUT-22.16"
    people: str
    peoples: tuple[str, ...]
    runes: tuple[str, ...]


class RuneChanged(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.16"
    people: str
    old_rune: str
    rune: str


class PeopleChanged(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.17"
    old: str
    people: str


class WindRaised(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.20"
    people: str
    sticks: int


class Teleported(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.22"
    people: str
    origin: str
    province: str
    armies: int


class ArmiesLevied(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.23"
    people: str
    armies: int


class BudgetChanged(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.26"
    people: str
    points: int
    budget: int


# Scoring, buying, the end.


class PointsCounted(Event, frozen=True):
    """Item by item (LUT-12.2); at most 60 in total."""

    rule: ClassVar[str] = "LUT-12.2"
    people: str
    provinces: int
    lutao: int
    cities: int
    lands: int
    land_cities: int
    total: int


class Bought(Event, frozen=True):
    """`item` is `armies`, `ships`, `cities` or `sticks`."""

    rule: ClassVar[str] = "LUT-14.5"
    people: str
    item: str
    number: int
    price: int
    budget: int


class BuyingEnded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-14.1"
    people: str
    unspent: int


class Eliminated(Event, frozen=True):
    rule: ClassVar[str] = "LUT-4.11"
    people: str


class Conceded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-4.12"
    seat: int


class GameEnded(Event, frozen=True):
    """`reason` is `city`, `elimination`, `rounds` or `concession`."""

    rule: ClassVar[str] = "LUT-17.2"
    seats: tuple[int, ...]
    reason: str
    round: int
