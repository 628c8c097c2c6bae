"""The solo game: pile, time stones, replacing, shrine (GEG-18, GEG-21 to GEG-25)."""

from manawell.games.gegensatz import events
from manawell.games.gegensatz.components.tables import BITS, CARDS, POSITIONS, RELICS, SHRINE_CAPACITY
from manawell.games.gegensatz.rules.actions import REPLACE_AT, RETURN
from manawell.games.gegensatz.rules.codex import turn_codex
from manawell.games.gegensatz.rules.ending import judge_solo
from manawell.games.gegensatz.rules.paradox import exchange
from manawell.games.gegensatz.state import MOVE, NONE, REPLACE, SHRINE, SIDE, SOLO_SHRINE, Position


def sit_out(p: Position) -> None:
    """Draw and replace instead of moving; no time stone is lost (GEG-24.1, 24.2, 24.3)."""
    if p.journal is not None:
        p.journal.tell(events.SatOut(p.actor))
    _draw(p)
    p.phase = REPLACE


def lose_stone(p: Position) -> None:
    """A turn without a paradox costs a time stone; after the last one a card is drawn (GEG-22.1, 22.2)."""
    p.stones -= 1
    if p.journal is not None:
        p.journal.tell(events.StoneRemoved(p.stones))
    if p.stones == 0:
        _draw(p)
        p.phase = REPLACE
    else:
        end_turn(p)


def form(p: Position, slot: int) -> None:
    """Reveal, then remove one of the three before the new card is seen (GEG-21.3, 21.4)."""
    hand = p.hands[0]
    if p.journal is not None:
        p.journal.tell(events.ParadoxFormed(p.actor, tuple([CARDS[card] for card in hand])))
    _leave(p, hand.pop(slot))
    if p.phase != SHRINE:
        _draw_for_paradox(p)


def take_side(p: Position, side: int) -> None:
    """Two kept relics and the drawn card for one side; then the crystal and the codex (GEG-21.3, 21.6, 15.4)."""
    laid = sorted(p.hands[0] + [p.drawn])
    p.drawn = NONE
    exchange(p, side, laid)
    if p.crystals[0] < p.target:  # GEG-21.8
        p.crystals[0] += 1
        if p.journal is not None:
            p.journal.tell(events.CrystalGained(0, p.crystals[0]))
    turn_codex(p)
    end_turn(p)


def replacements(p: Position) -> list[int]:
    """The cards that share something with the drawn one, or all if none does (GEG-23.1, 23.2, 23.4, 23.6, 23.7, 23.9).

    The bits of a card already ensure that flares match by either number (GEG-19.7) and that extinguished relics never
    match by colour (GEG-20.5).
    """
    shown = BITS[p.drawn]
    matching = [REPLACE_AT + index for index in range(POSITIONS) if shown & BITS[p.timeline[index]]]
    return matching or [REPLACE_AT + index for index in range(POSITIONS)]


def replace(p: Position, index: int) -> None:
    """The drawn card takes a place in the timeline; the wand stays (GEG-23.1, 23.3, 23.8)."""
    drawn = p.drawn
    replaced = p.lay(drawn, index)
    p.drawn = NONE
    if p.journal is not None:
        p.journal.tell(events.CardReplaced(index, CARDS[drawn], CARDS[replaced]))
    _leave(p, replaced)
    if p.phase != SHRINE:
        _settle_replacement(p)


def return_relic(p: Position, slot: int) -> None:
    """The surplus relic of six goes back to the box, then the turn goes on (GEG-25.2, 25.3)."""
    card = sorted(p.shrine)[slot]  # GEG-30.1
    p.shrine.remove(card)
    p.removed.append(card)
    if p.journal is not None:
        p.journal.tell(events.RelicReturned(CARDS[card]))
    if is_forming(p):
        _draw_for_paradox(p)
    else:
        _settle_replacement(p)


def is_forming(p: Position) -> bool:
    """A paradox is under way: one of the three hand relics has been removed."""
    return len(p.hands[0]) == 2


def returns(p: Position) -> list[int]:
    return [RETURN + slot for slot in range(len(p.shrine))]


def end_turn(p: Position) -> None:
    p.turn += 1
    if not judge_solo(p):
        p.phase = MOVE


def _draw(p: Position) -> None:
    p.drawn = p.pile.pop()
    if p.journal is not None:
        p.journal.tell(events.CardDrawn(CARDS[p.drawn], len(p.pile)))


def _draw_for_paradox(p: Position) -> None:
    _draw(p)
    p.phase = SIDE


def _settle_replacement(p: Position) -> None:
    """After the last stone, the wand is filled again (GEG-22.2)."""
    if p.stones == 0:
        p.stones = p.full_stones
        if p.journal is not None:
            p.journal.tell(events.StonesRestored(p.stones))
    end_turn(p)


def _leave(p: Position, card: int) -> None:
    """Out of the game, or to the shrine, which may overflow at once (GEG-23.8, 25.1, 25.2, 25.7)."""
    if p.mode == SOLO_SHRINE and card < RELICS:
        p.shrine.append(card)
        if p.journal is not None:
            p.journal.tell(events.ShrineJoined(CARDS[card]))
        if len(p.shrine) > SHRINE_CAPACITY:
            p.phase = SHRINE
    else:
        p.removed.append(card)
        if p.journal is not None:
            p.journal.tell(events.CardRemoved(CARDS[card]))
