"""A battle and its two sides."""

from manawell.games.lutao.components.tables import NONE
from manawell.games.lutao.state.phases import B_WINDOW


class Side:
    """One side of a battle."""

    def __init__(self, people: int) -> None:
        self.people = people
        """Or GOLEMS."""
        self.ghosts: int = 0
        self.lost: int = 0
        """Armies destroyed in this battle."""
        self.fixed: int = 0
        self.per_army: int = 0
        self.counted: int = 0
        self.most: int = 0
        """What spells add to the number of cards (LUT-9.10)."""
        self.weak: int = 0
        self.silenced: bool = False
        self.used: bool = False
        """Its power that works once in a battle: gift, void, the ignored hit."""
        self.skin: int = 0
        """Hits that Stone Skin prevents in this combat round."""
        self.size: int = 0
        """Armies, ghosts included, or golems at the beginning of the combat round."""
        self.draws: int = 0
        self.given: int = NONE
        """The card that the Bards gave to this side."""
        self.hand: list[int] = []
        """Cards drawn and not yet revealed."""
        self.played: list[int] = []
        """Cards of its own on the table."""

    def clone(self) -> "Side":
        other = Side(self.people)
        other.ghosts = self.ghosts
        other.lost = self.lost
        other.fixed = self.fixed
        other.per_army = self.per_army
        other.counted = self.counted
        other.most = self.most
        other.weak = self.weak
        other.silenced = self.silenced
        other.used = self.used
        other.skin = self.skin
        other.size = self.size
        other.draws = self.draws
        other.given = self.given
        other.hand = self.hand[:]
        other.played = self.played[:]
        return other


class Battle:
    """A battle; side 0 attacks, side 1 defends."""

    def __init__(self, province: int, attacker: int, defender: int) -> None:
        self.province = province
        self.sides: list[Side] = [Side(attacker), Side(defender)]
        self.golems: int = 0
        """Attacking golems."""
        self.step: int = B_WINDOW
        self.round: int = 0
        self.idle: int = 0
        """Combat rounds in a row without any loss."""
        self.returns: int = 0
        """Cards that the side being asked must still return."""
        self.turn: int = 0
        """The side whose turn it is within a step."""
        self.driven_off: bool = False
        """The battle went on for too long."""
        self.shares: list[int] = []
        self.captive_shares: list[int] = []
        """In a retreat, by group: armies and hostages that go with it."""

    def clone(self) -> "Battle":
        other = Battle(self.province, NONE, NONE)
        other.sides = [side.clone() for side in self.sides]
        other.golems = self.golems
        other.step = self.step
        other.round = self.round
        other.idle = self.idle
        other.returns = self.returns
        other.turn = self.turn
        other.driven_off = self.driven_off
        other.shares = self.shares
        other.captive_shares = self.captive_shares
        return other
