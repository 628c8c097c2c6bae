"""Reasons that concern the opponent: winning, stopping them, duels."""

from collections.abc import Callable

from manawell.games.gegensatz.components.tables import CARDS, HAND_SIZE, POWER
from manawell.games.gegensatz.reasons.case import Case, Values, where
from manawell.games.gegensatz.reasons.sight import NEVER, SURELY, Foresight, Turn, chance_to_win, in_all
from manawell.games.gegensatz.rules.actions import DECLINE, LEFT, RIGHT

Test = Callable[[Turn], bool]


def only_defence(case: Case) -> Values | None:
    """The opponent cannot win before the mover's next turn, as they could after every other play."""
    if not case.duel or not case.plays or len(case.legal) < 2 or not _is_close(case):
        return None
    return {} if _is_safe(case.play) and all(_is_open(other) for other in case.others()) else None


def stops_win(case: Case) -> Values | None:
    if not case.duel or not case.plays or not _is_close(case):
        return None
    wins = in_all(case.threats(), lambda found: chance_to_win(found, 1 - case.seat) == SURELY)
    return where(wins[0]) if wins and _is_safe(case.play) else None


def _is_close(case: Case) -> bool:
    """A turn can bring the opponent their last crystal."""
    return case.world.target - case.theirs <= 2


def _is_safe(play: Foresight) -> bool:
    other = 1 - play.seat
    at_once = any(_may_lose_at_once(play, found) for found in play.turns)
    return not at_once and play.never(lambda reply: chance_to_win(reply, other) != NEVER)


def _is_open(play: Foresight) -> bool:
    """In every world the opponent may win: by the duel of this play, or with a reply."""
    if play.opens:
        return False
    if all(_may_lose_at_once(play, found) for found in play.turns):
        return True
    other = 1 - play.seat
    return all(any(chance_to_win(reply, other) != NEVER for reply in line) for line in play.replies())


def _may_lose_at_once(play: Foresight, found: Turn) -> bool:
    crystals, target = found.position.crystals, found.position.target
    may_steal = play.fights and found.own <= found.other and crystals[play.seat] > 0
    return may_steal and crystals[1 - play.seat] + 1 >= target


def double(case: Case) -> Values | None:
    if not case.duel or not case.forms or not case.theirs:
        return None
    fought = case.duels()
    return {} if fought and all(own > other for own, other in fought) else None


def decline(case: Case) -> Values | None:
    """Declining wins the duel, forming would lose it (GEG-12.4)."""
    if not case.duel or not case.answers or case.move != DECLINE or case.missing <= 1:
        return None
    fought = case.duels()
    if not fought or any(own <= other for own, other in fought):
        return None
    forming = [pair for side in (LEFT, RIGHT) if side in case.legal for pair in case.duels(side)]
    return _at_most(fought) if all(own < other for own, other in forming) else None


def sure_duel(case: Case) -> Values | None:
    if not case.duel or not case.theirs:
        return None
    fought = case.duels()
    return _at_most(fought) if fought and all(own > other for own, other in fought) else None


def loses_duel(case: Case) -> Values | None:
    fought = case.duels()
    if not fought or not (case.mine or case.forms) or any(own >= other for own, other in fought):
        return None
    others = {other for _, other in fought}
    return {"own": fought[0][0], "other": min(others), "how": "exactly" if len(others) == 1 else "least"}


def _at_most(fought: list[tuple[int, int]]) -> Values:
    others = {other for _, other in fought}
    return {"own": fought[0][0], "other": max(others), "how": "exactly" if len(others) == 1 else "most"}


def good_odds(case: Case) -> Values | None:
    """A tie in which more of the pairs win than lose (GEG-13.1)."""
    if not case.duel or not case.plays or not case.play.fights or not case.theirs or len(case.worlds) > 1:
        return None
    found = case.play.first
    if found.own != found.other:
        return None
    power, hands = POWER[found.position.codex], found.position.hands
    pairs = [(power[own], power[other]) for own in hands[case.seat] for other in hands[1 - case.seat]]
    wins = sum(own > other for own, other in pairs)
    loses = sum(own < other for own, other in pairs)
    return {"sum": found.own, "wins": wins, "pairs": HAND_SIZE**2} if wins > loses else None


def blocks_paradox(case: Case) -> Values | None:
    if not case.duel or not case.plays or case.play.opens:
        return None
    needed = in_all(case.threats(), _opens)
    if not needed or not case.play.never(_opens):
        return None
    taken = case.play.first.taken
    if taken in [found.taken for found in needed]:
        return {"card": CARDS[taken], "how": "takes"}
    return {"card": "", "how": "breaks"}


def blocks_duel(case: Case) -> Values | None:
    if not case.duel or not case.plays or not case.mine or case.play.opens:
        return None
    return {} if in_all(case.threats(), _wins_duel) and case.play.never(_may_win_duel) else None


def attack_proof(case: Case) -> Values | None:
    """Some reply reaches the mover in every world, and each leads to a duel that the attacker loses."""
    if not case.duel or not case.plays or case.play.opens:
        return None
    if not all(after.crystals[case.seat] for after in case.play.positions()):
        return None
    reached = [[reply for reply in line if reply.meets] for line in case.play.replies()]
    return {} if all(reached) and case.play.never(_may_win_duel) else None


def free_look(case: Case) -> Values | None:
    if not case.plays or not case.duel or case.mine or not case.play.fights:
        return None
    return {} if None in case.view.hands[1 - case.seat] else None


def stays_hidden(case: Case) -> Values | None:
    if not case.plays or not case.duel or case.play.opens or case.play.fights:
        return None
    known, hand = case.view.known[case.seat], case.view.hands[case.seat]
    return {} if CARDS[case.play.first.played] in known and len(known) < len(hand) else None


def leaves_paradox(case: Case) -> Values | None:
    return _leaves(case, _opens, _opens)


def leaves_duel(case: Case) -> Values | None:
    if not case.duel or not case.plays or case.play.opens:
        return None
    if not all(after.crystals[case.seat] for after in case.play.positions()):
        return None
    return _leaves(case, _wins_duel, _may_win_duel)


def _leaves(case: Case, sure: Test, possible: Test) -> Values | None:
    """A reply of the kind is there in every world, and another play would have left none in any."""
    if not case.duel or not case.plays or case.play.opens:
        return None
    left = in_all(case.play.replies(), sure)
    if not left or not any(other.never(possible) for other in case.others()):
        return None
    return where(left[0])


def _opens(found: Turn) -> bool:
    return found.opens


def _wins_duel(found: Turn) -> bool:
    return found.meets and found.own > found.other


def _may_win_duel(found: Turn) -> bool:
    """Ties count, and so does a paradox that changes the hand before the duel."""
    return found.meets and (found.opens or found.own >= found.other)
