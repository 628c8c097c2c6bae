"""What the search is told about Athlas."""

from manawell.kernel.judge import Judge


class Tactician(Judge):
    """Knows nothing yet."""
