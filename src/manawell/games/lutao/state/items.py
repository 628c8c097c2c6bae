"""What is declared, pending or under way: spells, decisions, armies on the march, ships at sea."""

from manawell.games.lutao.components.tables import NONE


class Cast:
    """A spell that was declared, or is being declared. Never changed, only replaced."""

    def __init__(self, people: int, spell: int, marked: bool) -> None:
        self.people = people
        self.spell = spell
        self.marked = marked
        self.user: int = people
        """The people for which it is used; another one only in the pro variant."""
        self.place: int = NONE
        """A province, or a coastal edge."""
        self.goal: int = NONE
        self.target: int = NONE
        """A people."""
        self.number: int = 0
        self.hostages: int = 0
        self.poll: int = NONE
        """The place in the turn order that is asked next whether to stop it; NONE while it is being declared."""
        self.stopped: bool = False

    def clone(self) -> "Cast":
        other = Cast(self.people, self.spell, self.marked)
        other.user = self.user
        other.place = self.place
        other.goal = self.goal
        other.target = self.target
        other.number = self.number
        other.hostages = self.hostages
        other.poll = self.poll
        other.stopped = self.stopped
        return other


class Pending:
    """What a people must decide before anything else goes on. Never changed, only replaced."""

    def __init__(self, kind: int, people: int) -> None:
        self.kind = kind
        self.people = people
        self.cards: list[int] = []
        """To choose from: spells, peoples or runes."""
        self.number: int = 0
        """How many of the spells are kept; or how many armies are removed where hostages may be given up instead."""
        self.marks: int = 0
        """What is noted on the spells that are kept."""
        self.old: int = NONE
        """The people or rune that is changed."""
        self.province: int = NONE
        """Where hostages may be given up."""
        self.spell: int = NONE
        """The spell that removes armies there, or that is put away."""


class Group:
    """Armies that came into a contested province together (LUT-7.10). Never changed."""

    def __init__(self, province: int, kind: int, origin: int, armies: int, route: list[int]) -> None:
        self.province = province
        self.kind = kind
        self.origin = origin
        """A province; for a ship, the edge it lay on; for a ship from the sea, the edge it came from at first."""
        self.armies = armies
        self.route = route
        self.landing: int = NONE
        """The edge on which the ship lies now."""


class Vessel:
    """A ship at sea (LUT-20.7). Never changed."""

    def __init__(self, people: int, spot: int, armies: int, hostages: list[int], goal: int, origin: int) -> None:
        self.people = people
        self.spot = spot
        self.armies = armies
        self.hostages = hostages
        """By people."""
        self.goal = goal
        """The province it was driven from."""
        self.origin = origin
        """The edge it had come from."""
        self.stayed: bool = False
        """A Storm held it in this movement step: its duty moves to the next round."""

    def with_aboard(self, armies: int, hostages: list[int]) -> "Vessel":
        other = Vessel(self.people, self.spot, armies, hostages, self.goal, self.origin)
        other.stayed = self.stayed
        return other


class Told:
    """What was told last of cities and ships, as features: it holds as long as they are the same."""

    def __init__(self, city: list[bool], ships: list[int], features: bytes) -> None:
        self.city = city[:]
        self.ships = ships[:]
        self.features = features

    def holds(self, city: list[bool], ships: list[int]) -> bool:
        return self.city == city and self.ships == ships
