"""The avatars that a guest can choose: one of our drawings on a tinted plate."""

from typing import Final

EMBLEMS: Final = (
    "golem",
    "horned",
    "peaked",
    "wizard",
    "mage",
    "knight",
    "ranger",
    "dragon",
    "ship",
    "feather",
    "ring",
    "skull",
)
TINTS: Final = ("orange", "purple", "teal", "rose", "gold", "silver", "stone")
"""Those of the seats."""
AVATAR: Final = f"^(({'|'.join(EMBLEMS)})-({'|'.join(TINTS)}))?$"
"""An emblem and a tint, as in `feather-teal`; empty for none."""
