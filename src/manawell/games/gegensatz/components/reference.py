"""The cards for clients that show them: what is printed on each."""

from typing import Any

from manawell.games.gegensatz.components.tables import CARDS, COLOURS, PRINTED


def reference() -> dict[str, Any]:
    """The colours in their order around the codex, and all cards (GEG-1.2, 1.4, 1.5)."""
    return {"colours": COLOURS, "cards": [{"id": name, **PRINTED[card]} for card, name in enumerate(CARDS)]}
