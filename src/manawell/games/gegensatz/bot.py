"""How good a position looks to somebody who knows the game."""

from manawell.kernel.judge import Judge


class Sage(Judge):
    """The judge of Gegensatz."""
