"""What became of a message."""

from enum import Enum


class Sent(Enum):
    DONE = "done"
    GONE = "gone"
    """It can never be delivered there."""
    LATER = "later"
    """It was not delivered, and may be tried again."""
    REFUSED = "refused"
    """It was not delivered, or we do not know; it is not tried again."""
