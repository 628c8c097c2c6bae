"""The duel and its tie-break (GEG-12, GEG-13)."""

from manawell.games.gegensatz import events
from manawell.games.gegensatz.components.tables import CARDS, COLOURS, HAND_SIZE, POWER
from manawell.games.gegensatz.rules.codex import turn_codex
from manawell.games.gegensatz.rules.ending import win
from manawell.games.gegensatz.state import BY_DUEL, NONE, Position


def fight(p: Position) -> None:
    """Both hands are revealed as they are now; the higher sum wins a crystal (GEG-12.1, 12.3, 12.4, 12.8, 12.9)."""
    power = POWER[p.codex]
    sums: list[int] = []
    for hand in p.hands:
        total = 0
        for card in hand:
            total += power[card]
        sums.append(total)
    p.secret = 0  # GEG-12.8
    if p.journal is not None:
        hands = tuple([tuple([CARDS[card] for card in hand]) for hand in p.hands])
        p.journal.tell(events.DuelFought(p.actor, hands, tuple(sums), COLOURS[p.codex]))
    winner = _higher(sums[0], sums[1])
    if winner == NONE:
        winner = _break_tie(p, power)  # GEG-12.7
    if winner == NONE:
        if p.journal is not None:
            p.journal.tell(events.DuelDrawn())  # GEG-13.2
    else:
        _steal(p, winner, 1 - winner)


def _break_tie(p: Position, power: list[int]) -> int:
    """One random relic of each hand; a codex-coloured one counts 0 here too (GEG-13.1, 13.3)."""
    pair = p.rng.below(HAND_SIZE * HAND_SIZE)
    first = p.hands[0][pair // HAND_SIZE]
    second = p.hands[1][pair % HAND_SIZE]
    if p.journal is not None:
        p.journal.tell(events.TieBroken((CARDS[first], CARDS[second]), (power[first], power[second])))
    return _higher(power[first], power[second])


def _higher(first: int, second: int) -> int:
    """The seat with more, or NONE."""
    if first == second:
        return NONE
    return 0 if first > second else 1


def _steal(p: Position, winner: int, loser: int) -> None:
    """A crystal changes hands and the codex turns, unless the loser has none (GEG-12.5, 12.6)."""
    if p.crystals[loser] == 0:
        if p.journal is not None:
            p.journal.tell(events.DuelUnrewarded(winner, loser))
        return
    p.crystals[loser] -= 1
    p.crystals[winner] += 1
    if p.journal is not None:
        p.journal.tell(events.CrystalStolen(winner, loser, p.crystals[winner]))
    if p.crystals[winner] == p.target:
        win(p, winner, BY_DUEL)  # GEG-16.1, 16.2, 16.3
    else:
        turn_codex(p)
