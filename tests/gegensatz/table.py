"""Positions of Gegensatz written as they lie on the table."""

from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.components.tables import (
    CARDS,
    DIFFICULTIES,
    HAND_SIZE,
    RELICS,
    SOLO_TARGETS,
    SUPPLY,
    TIME_STONES,
)
from manawell.games.gegensatz.information.view import View
from manawell.games.gegensatz.rules.paradox import ORDERS
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.kernel.event import Event
from manawell.kernel.faults import Illegal, Refusal
from manawell.kernel.game import ALL_KNOWING, Outcome
from manawell.kernel.journal import SPECTATOR, Journal
from manawell.kernel.rng import Scripted

SEAT = {"A": 0, "B": 1}


def cards(text: str) -> tuple[str, ...]:
    """`"G3 B1"` as card names; dots and commas may separate groups."""
    return tuple(text.replace("·", " ").replace(",", " ").split())


class Table:
    """A position with the few words a test needs. Seats are called A and B."""

    def __init__(self, state: Gegensatz) -> None:
        self.state = state
        self.journal = state.journal = Journal()

    # What happens.

    def play(self, *moves: str) -> "Table":
        """Play moves in notation, each by the seat that has the move."""
        for move in moves:
            self.state.play(GAME.read(self.state, self.state.actor, move))
        return self

    def chance(self, *outcomes: int) -> "Table":
        """Script the coming outcomes of chance."""
        self.state.rng = Scripted(list(outcomes))
        return self

    def lays(self, order: str, of: str) -> "Table":
        """The next shuffle lays the three cards `of` in this order, by ascending index (GEG-11.10)."""
        return self.chance(shuffle_outcome(order, of))

    def reveals(self, a: str, b: str, of: tuple[str, str]) -> "Table":
        """The next tie-break shows these relics of the hands `of` that A and B then hold."""
        first, second = (
            sorted(cards(hand), key=CARDS.index).index(shown) for hand, shown in zip(of, (a, b), strict=True)
        )
        return self.chance(first * HAND_SIZE + second)

    def refusal(self, move: str, by: str | None = None) -> Refusal:
        """Why a move is refused; an assertion fails if it is legal or changes anything (GEG-30.6)."""
        before = GAME.save(self.state)
        seat = self.state.actor if by is None else SEAT[by]
        try:
            GAME.read(self.state, seat, move)
        except Illegal as illegal:
            assert GAME.save(self.state) == before
            return illegal.refusal
        raise AssertionError(f"{move} is legal")

    # What is to be seen.

    @property
    def legal(self) -> list[str]:
        return [GAME.text_of(self.state, move) for move in self.state.moves()]

    def targets(self, card: str) -> list[int]:
        """Where a hand relic can go, ascending."""
        return sorted(int(move.split(">")[1]) for move in self.legal if move.startswith(f"{card}>"))

    def view(self, viewer: str | None = None) -> View:
        """As seat A or B sees it, or a spectator."""
        return GAME.view(self.state, SPECTATOR if viewer is None else SEAT[viewer])

    @property
    def all(self) -> View:
        """Everything, hidden things included."""
        return GAME.view(self.state, ALL_KNOWING)

    @property
    def timeline(self) -> tuple[str, ...]:
        return self.all.timeline

    def hand(self, seat: str = "A") -> tuple[str | None, ...]:
        """In canonical order."""
        return self.all.hands[SEAT[seat]]

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    def told(self, viewer: str | None = None) -> list[Event]:
        """The events that seat A or B, or a spectator, has been told."""
        return self.journal.told_to(SPECTATOR if viewer is None else SEAT[viewer])

    def kinds(self, viewer: str | None = None) -> list[str]:
        """Their class names, in order."""
        return [type(event).__name__ for event in self.told(viewer)]


def shuffle_outcome(order: str, of: str) -> int:
    """The outcome by which three cards are laid in this order."""
    laid = sorted(cards(of), key=CARDS.index)
    return ORDERS.index([laid.index(card) for card in cards(order)])


def duel(
    timeline: str,
    a: str,
    b: str,
    *,
    codex: str,
    wands: tuple[int | None, int | None] = (None, None),
    crystals: tuple[int, int] = (0, 0),
    to_move: str = "A",
    phase: str = "move",
    known: tuple[str, str] = ("", ""),
    turn: int = 0,
    turn_limit: int = 1000,
    codex_card: str | None = None,
) -> Table:
    """A two-player position; the codex card is the relic that lies nowhere else."""
    rest = [card for card in CARDS[:RELICS] if card not in cards(f"{timeline} {a} {b}")]
    view = View(
        viewer=ALL_KNOWING,
        mode="duel",
        difficulty=None,
        target=5,
        turn_limit=turn_limit,
        timeline=cards(timeline),
        hands=(cards(a), cards(b)),
        known=(cards(known[0]), cards(known[1])),
        wands=wands,
        crystals=crystals,
        supply=SUPPLY - sum(crystals),
        codex_colour=codex,
        codex_card=codex_card or rest[0],
        phase=phase,
        actor=SEAT[to_move],
        turn=turn,
        swap=None,
        pile=(),
        time_stones=0,
        full_stones=0,
        drawn=None,
        removed=(),
        shrine=(),
        winner=None,
        reason="",
    )
    return Table(GAME.build(view, Scripted([])))


def solo(
    timeline: str,
    hand: str,
    *,
    codex: str,
    wand: int | None,
    codex_card: str,
    pile: str = "",
    crystals: int = 0,
    stones: int = 3,
    difficulty: str = "normal",
    removed: str = "",
    shrine: str | None = None,
    phase: str = "move",
    drawn: str | None = None,
    turn: int = 0,
) -> Table:
    """A solo position, pile top first; with `shrine` given (even empty) it is the shrine variant."""
    level = DIFFICULTIES.index(difficulty)
    view = View(
        viewer=ALL_KNOWING,
        mode="solo" if shrine is None else "solo_shrine",
        difficulty=difficulty,
        target=SOLO_TARGETS[level],
        turn_limit=0,
        timeline=cards(timeline),
        hands=(cards(hand),),
        known=((),),
        wands=(wand,),
        crystals=(crystals,),
        supply=SUPPLY - crystals - stones,
        codex_colour=codex,
        codex_card=codex_card,
        phase=phase,
        actor=0,
        turn=turn,
        swap=None,
        pile=cards(pile),
        time_stones=stones,
        full_stones=TIME_STONES[level],
        drawn=drawn,
        removed=cards(removed),
        shrine=cards(shrine or ""),
        winner=None,
        reason="",
    )
    return Table(GAME.build(view, Scripted([])))
