"""How Rivality looks to a player."""

from manawell.kernel.judge import Judge


class Seer(Judge):
    """The judge of Rivality."""
