"""Why a move is not legal: the first rule that forbids it, in the order in which a player would check."""

from manawell.kernel.faults import Refusal
from manawell.kernel.state import NOBODY
from manawell_nim.moves import Take
from manawell_nim.rules import HEAPS, Position


def explain(position: Position, seat: int, attempt: Take) -> Refusal:
    if position.actor == NOBODY:
        return _no("NIM-3.1", "over")
    if seat != position.actor:
        return _no("NIM-1.2", "not-your-turn")
    if attempt.heap not in HEAPS:
        return _no("NIM-1.1", "no-heap", name=attempt.heap)
    if attempt.stones == 0:
        return _no("NIM-2.2", "nothing")
    return _no("NIM-2.1", "too-many", heap=attempt.heap, stones=position.heaps[HEAPS.index(attempt.heap)])


def _no(rule: str, reason: str, **values: str | int) -> Refusal:
    return Refusal(rule, f"refusal-{reason}", values)
