"""Reasons that concern the mover's own relics, crystals, stones and shrine."""

from manawell.games.gegensatz.components.tables import (
    BITS,
    CARDS,
    COLOUR,
    COLOURS,
    HAND_SIZE,
    IS_FLARE,
    POSITIONS,
    RELICS,
)
from manawell.games.gegensatz.reasons.case import Case, Values, is_form, side_cards, where
from manawell.games.gegensatz.reasons.duels import decline
from manawell.games.gegensatz.reasons.sight import SURELY, Foresight, chance_to_win, turns
from manawell.games.gegensatz.rules.actions import DECLINE, FORM, LEFT, PLAY, REPLACE_AT, RETURN, RIGHT
from manawell.games.gegensatz.rules.ending import shrine_is_complete
from manawell.games.gegensatz.rules.paradox import is_paradox
from manawell.games.gegensatz.state import PLACE, REPLACE, SIDE, SOLO, SOLO_SHRINE


def wins(case: Case) -> Values | None:
    """The last crystal is won by this move, or by the paradox that it opens."""
    return {} if _wins(case, case.move) else None


def _wins(case: Case, move: int) -> bool:
    if PLAY <= move < DECLINE:
        return _play_wins(case, case.foresee(move))
    if case.duel:
        forms = case.answers and move != DECLINE
        if forms and case.missing <= 1:
            return True
        fought, gained = case.duels(move), int(forms)
        return bool(fought) and case.theirs > 0 and case.missing - gained <= 1 and all(a > b for a, b in fought)
    if is_form(move):
        return case.world.mode == SOLO and case.missing <= 1
    after = case.world.clone()
    after.play(move)
    return bool(after.winner == case.seat)


def _play_wins(case: Case, play: Foresight) -> bool:
    if not case.duel:
        return case.world.mode == SOLO and play.opens and case.missing <= 1
    return case.missing <= 1 and all(chance_to_win(found, case.seat) == SURELY for found in play.turns)


def paradox(case: Case) -> Values | None:
    if not (case.forms or (case.plays and case.play.opens)):
        return None
    how = "duel" if case.duel else "alone" if case.missing > 0 else "shrine"
    return {"crystal": case.mine + 1, "target": case.world.target, "how": how}


def keeps_set(case: Case) -> Values | None:
    """Three alike before the swap, though perhaps spoilt by the codex colour, and three alike after it."""
    if not case.plays or not case.play.opens:
        return None
    first, second, third = case.world.hands[case.seat]
    return {} if BITS[first] & BITS[second] & BITS[third] else None


def _next_colour(case: Case) -> int:
    """The codex colour after one more crystal (GEG-15.1)."""
    return (case.world.codex + 1) % len(COLOURS)


def _takes_side(case: Case) -> bool:
    """A side is being chosen, and the game goes on."""
    chooses = (case.duel and case.forms) or case.world.phase == SIDE
    return chooses and not _wins(case, case.move)


def side_set(case: Case) -> Values | None:
    """The new hand is a paradox at once, and stays one when a duel follows that turns the codex again."""
    if not _takes_side(case):
        return None
    cards, colour = side_cards(case.world, case.move), _next_colour(case)
    fought = case.duels()
    barred = {COLOUR[card] for card in cards}
    if fought and (colour + 1) % len(COLOURS) in barred:
        return None
    return {} if is_paradox(cards, colour) else None


def side_clean(case: Case) -> Values | None:
    if not _takes_side(case) or LEFT not in case.legal or RIGHT not in case.legal:
        return None
    spoilt = {
        side: _next_colour(case) in [COLOUR[card] for card in side_cards(case.world, side)] for side in (LEFT, RIGHT)
    }
    return {} if spoilt[LEFT] != spoilt[RIGHT] and not spoilt[case.move] else None


def prepares(case: Case) -> Values | None:
    """If nobody changed anything, the next turn could open a paradox; `count` ways at least."""
    if not case.plays or case.play.opens or (not case.duel and case.world.stones <= 1):
        return None
    after = case.play.positions() if case.duel else [case.play.first.position]
    count = min(sum(found.opens for found in turns(position, case.seat)) for position in after)
    return {"count": count} if count else None


def sheds_codex(case: Case) -> Values | None:
    if not case.plays:
        return None
    found, codex = case.play.first, case.world.codex
    return {} if COLOUR[found.played] == codex and COLOUR[found.taken] not in (codex, -1) else None


def sheds_ash(case: Case) -> Values | None:
    if not case.plays:
        return None
    return {} if case.play.first.played >= RELICS and case.play.first.taken < RELICS else None


def last_stone(case: Case) -> Values | None:
    """The pile outlasts the card that this draws."""
    if not case.plays or case.duel or case.play.opens:
        return None
    return {} if case.world.stones == 1 and len(case.world.pile) > 1 else None


def removes_flare(case: Case) -> Values | None:
    if case.world.phase != REPLACE:
        return None
    old, new = case.world.timeline[case.move - REPLACE_AT], case.world.drawn
    return {} if IS_FLARE[old] and not IS_FLARE[new] else None


def completes_shrine(case: Case) -> Values | None:
    """A shrine that overflows does not count before one relic has gone back."""
    if case.world.mode != SOLO_SHRINE:
        return None
    shrine = case.world.shrine
    if case.move >= RETURN:
        before, after = shrine[:-1], sorted(shrine)
        del after[case.move - RETURN]
    elif is_form(case.move):
        before, after = shrine, [*shrine, case.world.hands[0][case.move - FORM]]
    elif case.world.phase == REPLACE and (left := case.world.timeline[case.move - REPLACE_AT]) < RELICS:
        before, after = shrine, [*shrine, left]
    else:
        return None
    return {} if shrine_is_complete(after) and not shrine_is_complete(before) else None


def fills_shrine(case: Case) -> Values | None:
    """The relic that is given up shows something missing; none of the three shows more, and one shows less."""
    if case.world.mode != SOLO_SHRINE or not is_form(case.move):
        return None
    shown = 0
    for card in case.world.shrine:
        shown |= BITS[card]
    hand = case.world.hands[0]
    added = [(BITS[card] & ~shown).bit_count() for card in hand]
    count = added[case.move - FORM]
    if count < max(added) or count == min(added):
        return None
    return {"card": CARDS[hand[case.move - FORM]], "count": count}


def start_paradox(case: Case) -> Values | None:
    if case.world.phase != PLACE:
        return None
    start = case.world.clone()
    start.wands[case.seat] = case.move
    return {} if any(found.opens for found in turns(start, case.seat)) else None


def start_room(case: Case) -> Values | None:
    """Both sides are complete (GEG-11.2)."""
    if case.world.phase != PLACE:
        return None
    return {} if HAND_SIZE <= case.move < POSITIONS - HAND_SIZE else None


def misses_win(case: Case) -> Values | None:
    if _wins(case, case.move):
        return None
    found = next((other for other in case.others() if _play_wins(case, other)), None)
    if found is not None:
        return {**where(found.first), "how": "play"}
    missed = case.answers and any(_wins(case, move) for move in case.legal)
    return {"card": "", "position": 0, "how": "answer"} if missed else None


def misses_paradox(case: Case) -> Values | None:
    """Not said of a move that wins, nor where forming would lose the duel."""
    if paradox(case) is not None or _wins(case, case.move) or decline(case) is not None:
        return None
    found = next((other for other in case.others() if other.opens), None)
    if found is not None:
        return {**where(found.first), "how": "play"}
    return {"card": "", "position": 0, "how": "answer"} if case.answers else None
