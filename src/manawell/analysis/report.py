"""What an analysis says, as data that encodes to JSON.

All figures are chances of winning, from 0 to 1, listed by side (`Report.sides` gives the side of each seat; without
teams every seat is its own side). What a draw or a shared victory is worth is shared. With a single side, in a solo
game, there is one figure; otherwise chances add up to 1, and luck and skill to 0.
"""

from enum import StrEnum
from typing import Final

import msgspec

from manawell.kernel.game import Reason, Stop

FORMAT: Final = 2
"""Raised when a field changes its meaning or disappears; new fields may appear at any time."""

Chances = tuple[float, ...]
"""By side."""


class Grade(StrEnum):
    """What a decision was worth, by what it gave away (`grades.py` has the limits)."""

    FORCED = "forced"
    """There was no other legal move."""
    BEST = "best"
    """The best move, or one that the search cannot tell from it."""
    GOOD = "good"
    """A little was given away, less than counts."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Kind(StrEnum):
    """What made the chances swing."""

    LUCK = "luck"
    SKILL = "skill"


class Candidate(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that could be made."""

    text: str
    worth: float
    """The chance of the mover's side after it, as far as the mover could know."""
    error: float = 0.0
    """The standard error of that; 0 if it is proven."""
    equal: bool = False
    """It cannot be told from the best."""
    played: bool = False
    reason: Reason | None = None
    """What speaks for it; of the move that was made and was not best, what speaks against it."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision, judged by what the mover knew at that moment."""

    grade: Grade
    loss: float = 0.0
    """What it gave away of the mover's chance, 0 or more."""
    exact: bool = False
    """The worths are proven, not estimated."""
    candidates: tuple[Candidate, ...] = ()
    """The best moves, and the one that was made; best first. Empty if the move was forced or a seat gave up."""
    line: tuple[str, ...] = ()
    """If something was given away: how play might have gone on with the best move, which comes first."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of the game and where it led. Number 0 is the deal, which nobody decided."""

    number: int
    """As in `table/steps.py`: to play on from before this step, fork the game after step `number - 1`."""
    stop: int
    """The index of its turn or round in `Report.stops`."""
    true: Chances
    """After it, judged by what all seats knew together: what was true."""
    knew: tuple[Chances, ...]
    """After it, by seat: the chances of all sides as that seat could judge them. What I knew."""
    luck: Chances
    """What chance did in it: the chances after it, less their mean over everything that nobody could foresee."""
    skill: Chances
    """What its decision did: 0 or less for the mover's side, which is what it gave away; the others gain as much
    together. Of several others one may gain what another loses.
    """
    chance: bool = False
    """Whether anything in it was left to chance; if not, `luck` is exactly 0."""
    seat: int | None = None
    """Who decided, or gave up."""
    move: str | None = None
    """In notation; `concede N` if a seat gave up and the others played on."""
    decision: Decision | None = None
    outcomes: tuple[Chances, ...] = ()
    """If it was left to chance: the chances after some of all that could have come, to three digits."""


class Span(msgspec.Struct, frozen=True):
    """A turn or round: the stops in a long game."""

    stop: Stop
    first: int
    """Its first step."""
    last: int


class Ending(msgspec.Struct, frozen=True):
    """How the game ended, and what that did to the chances if it was not by the rules."""

    reason: str
    winners: tuple[int, ...]
    """Seats."""
    seat: int | None = None
    """Who gave up, where that ended the game."""
    change: Chances = ()
    """If a seat gave up or all agreed on a draw: the result less the chances at that moment; otherwise zeros."""


class Balance(msgspec.Struct, frozen=True):
    """Why a seat won or lost: `start + luck + own + others + residue` is the result, exactly.

    With several runs every figure is their mean.
    """

    seat: int
    start: float
    """Before the deal."""
    luck: float
    own: float
    """What its own decisions gave away, 0 or less."""
    others: float
    """What the decisions of the others brought it: usually 0 or more, less if it has a partner."""
    residue: float
    """What neither chance nor a decision explains: hidden cards that only some knew, and the noise of the search."""
    result: float
    accuracy: float | None = None
    """From 0 to 100, over its decisions with a choice; None if it had none (`grades.py`)."""
    grades: dict[Grade, int] = {}
    """How many of its own decisions got each grade, in the first run."""
    errors: dict[str, float] = {}
    """By field: half of the 95 % interval of the mean over the runs; empty after one run."""


class Moment(msgspec.Struct, frozen=True):
    """One of the largest swings."""

    step: int
    kind: Kind
    swing: Chances
    """The step's `luck` or `skill`."""
    seat: int | None = None
    """Whose decision it was, or whose move let chance decide; None for the deal."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think. With simulations, equal seeds give equal reports; with seconds, nearly so."""

    simulations: int = 1000
    """Of the search, for each decision; at most, if seconds are given."""
    seconds: float | None = None
    """For each run over the whole game: time of one core, whatever else the machine does."""
    worlds: int = 12
    """Imagined positions behind every chance that is told; fewer, if the seconds demand it."""
    runs: int = 1
    """How often everything is computed anew, to see how certain the balances are."""


class Report(msgspec.Struct, frozen=True):
    """An analysis, perhaps unfinished: then `steps` and what follows from them cover the game so far."""

    game: str
    rules: int
    options: dict[str, str | int]
    players: tuple[str, ...]
    seats: tuple[str, ...]
    """By seat, its id in the game."""
    sides: tuple[int, ...]
    """By seat."""
    seed: str
    """Of the analysis, not of the game."""
    budget: Budget
    last: int
    """The number of the game's last step."""
    start: Chances
    """Before the deal."""
    result: Chances
    ending: Ending
    stops: tuple[Span, ...] = ()
    steps: tuple[Step, ...] = ()
    """Those of the first run."""
    balances: tuple[Balance, ...] = ()
    """By seat; empty until a run is complete."""
    runs: int = 0
    """How many runs are complete."""
    trials: tuple[tuple[Balance, ...], ...] = ()
    """The balances of each of them."""
    progress: float = 0.0
    """How much of all runs is done, from 0 to 1."""
    moments: tuple[Moment, ...] = ()
    """The five largest swings so far, in the order of the game."""
    format: int = FORMAT
