"""Automatic answers of a seat: windows in which it would only pass (section 4 of the rules, auto-pass)."""

from collections.abc import Mapping
from typing import Final

from manawell.games.athlas.information.view import View

AUTO_PASS: Final = "auto_pass"
STOP: Final = "stop"
ALWAYS_ASKED: Final = ("response", "last_chance")


def answer_automatically(view: View, chosen: Mapping[str, str]) -> tuple[str | None, dict[str, str]]:
    """The move that is played for the seat without asking, if any, and its settings from then on."""
    kept = dict(chosen)
    if view.phase != "window" or view.actor != view.viewer:
        return None, kept
    if kept[STOP] == "on":
        kept[STOP] = "off"
        return None, kept
    if kept[AUTO_PASS] == "never" or view.window in ALWAYS_ASKED:
        return None, kept
    touched = view.window == "activation_end" and view.viewer in view.board.alarms
    return None if touched and kept[AUTO_PASS] == "smart" else "pass", kept
