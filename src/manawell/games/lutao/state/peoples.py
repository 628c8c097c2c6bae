"""What a people has off the board."""

from manawell.games.lutao.components.tables import KINDS, NONE


class People:
    """What one people has off the board."""

    def __init__(self) -> None:
        self.card: int = NONE
        self.borrowed: int = NONE
        """The people whose power the Shapeshifters use."""
        self.rune: int = NONE
        self.moons: list[int] = []
        """By place: the rune assigned to it; only for the Rune of the Moons."""
        self.offer: list[int] = []
        """People cards, then rune cards to choose from."""
        self.artefact_card: int = NONE
        self.people_artefact: bool = False
        self.rune_artefact: bool = False
        """Whether its artefacts have been taken."""
        self.supply: int = 0
        self.reserve: int = 0
        self.bound: int = 0
        """Armies of the reserve that may not go to Lutao (LUT-20.10c)."""
        self.cities: int = 0
        self.ships: int = 0
        self.sticks: int = 0
        self.wind: int = 0
        self.bound_wind: int = 0
        """Sticks of Fair Wind; bound ones cannot pay for a route to Lutao."""
        self.hand: list[int] = []
        """Spells, ascending: kind, marks and who knows them, as in `components/codes.py`."""
        self.pile: list[int] = [0] * KINDS
        """By kind: combat cards whose place in the draw pile nobody knows."""
        self.sunk: list[int] = []
        """Combat cards at the bottom of the pile, in the order they were returned."""
        self.discards: list[int] = [0] * KINDS
        self.points: int = 0
        self.budget: int = 0
        self.place: int = 0
        """In the turn order at the last scoring, from 0."""
        self.banned: bool = False
        self.gave: bool = False
        self.stole: bool = False
        """The Witches have done so in this round."""
        self.out: bool = False

    def clone(self) -> "People":
        other = People()
        other.card = self.card
        other.borrowed = self.borrowed
        other.rune = self.rune
        other.moons = self.moons
        other.offer = self.offer
        other.artefact_card = self.artefact_card
        other.people_artefact = self.people_artefact
        other.rune_artefact = self.rune_artefact
        other.supply = self.supply
        other.reserve = self.reserve
        other.bound = self.bound
        other.cities = self.cities
        other.ships = self.ships
        other.sticks = self.sticks
        other.wind = self.wind
        other.bound_wind = self.bound_wind
        other.hand = self.hand
        other.pile = self.pile[:]
        other.sunk = self.sunk[:]
        other.discards = self.discards[:]
        other.points = self.points
        other.budget = self.budget
        other.place = self.place
        other.banned = self.banned
        other.gave = self.gave
        other.stole = self.stole
        other.out = self.out
        return other
