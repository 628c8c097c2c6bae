"""What a puzzle is, and what a game says about its puzzles.

    games/<id>/puzzles/
      goals.toml         what may be asked, where, and what the miner plays: `Plan`
      puzzles.jsonl      the puzzles, one to a line: `Puzzle`
      text/              goals and themes in words, in three languages

Conditions are those of lessons (`learn/conditions.py`), judged from the solver's own view.
"""

from typing import Any, Final, Literal

import msgspec

from manawell.kernel.game import Saved
from manawell.kernel.options import Options

FOLDER: Final = "puzzles"
FILE: Final = "puzzles.jsonl"
Kind = Literal["reach", "most", "force", "best"]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that may be asked; the message `goal-<id>` says it. `{seat}` stands for the solver's seat, `{each}` for
    the thing it is about, and every name in `names` for what stands at its place.
    """

    id: str
    kind: Kind
    """`reach`: that these conditions hold before anybody else decides; `most`: that as much as possible is reached by
    then; `force`: the only move that wins whatever the others do; `best`: the best move.
    """
    at: list[str] = []
    """The open decisions (ids of prompts) at which it is asked; empty: at any."""
    when: list[str] = []
    """Conditions on the position in which it is asked."""
    holds: list[str] = []
    until: list[str] = []
    """Where these hold, it is too late."""
    measure: str = ""
    """`most`: the place of a number."""
    lead: float = 1.0
    """`most`: how much less every other beginning leads to."""
    each: str = ""
    """The place of a list: it may be asked about each thing in it."""
    key: str = "id"
    """The field by which such a thing is called."""
    names: dict[str, str] = {}
    reasons: list[str] = []
    """`best`: what must speak for the move and for hardly any other, one of these; empty: anything may."""
    star: list[str] = []
    """What the page marks."""
    themes: list[str] = []


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `goals.toml` says."""

    settings: list[dict[str, Any]]
    """The options of the games that are searched for puzzles, in turn."""
    players: list[str]
    """The levels that play these games, by seat, over and over."""
    goals: list[Goal]
    """The first that fits is asked."""
    themes: dict[str, list[str]] = {}
    """By theme, the reasons for a move that make it one; the message `theme-<id>` names it."""
    simulations: int = 2000
    """Of a search that compares moves."""
    most_moves: int = 40
    """No decision with more of them is asked."""
    worlds: int = 12
    """In so many imagined worlds a turn is tried out."""
    positions: int = 2500
    """A turn with more of them is not tried out."""
    per_game: int = 3
    """No game of bots gives more."""
    hindsight: bool = False
    """Of a turn, only what the bots reached in it is asked: for games in which trying out every turn takes too long."""


class Checked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it is known that the answer is right."""

    by: Literal["turn", "solver", "search"]
    """`turn`: everything that the solver could do before anybody else decides was tried, in all of these worlds;
    `solver`: the game was solved in all of them; `search`: every move was searched.
    """
    worlds: int
    """Different ones, among those that the solver cannot rule out."""
    positions: int
    """How many positions or walks were looked at."""
    margin: float = 0.0
    """`search`: by how much the answer is ahead of every other move, in chances of winning: the least of all runs."""
    error: float = 0.0
    """Its standard error."""
    runs: int = 1
    """How often each world was looked at: by `turn` more than once, with other luck, where chance has a say."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where it was found: in a game of bots."""

    rules: int
    seed: str
    game: int
    """The number of the game, from 0."""
    decision: int


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position, what is asked of one seat, and the answer. It knows what is hidden: the solver sees only a view."""

    id: str
    goal: str
    seat: int
    line: list[str]
    """The solver's moves; decisions without a choice are left out."""
    checked: Checked
    origin: Origin
    options: Options
    position: dict[str, Any]
    key: str
    place: int
    also: list[list[str]] = []
    """Other lines that are as good."""
    holds: list[str] = []
    """Where these conditions hold, it is solved, whatever was played; empty: the lines alone count."""
    until: list[str] = []
    values: dict[str, int | str] = {}
    """Of the message that says the goal."""
    star: list[str] = []
    themes: list[str] = []
    level: int = 0
    """The weakest level that solves it, counted from 0; the very weakest solves none."""
    worths: dict[str, float] = {}
    """`search`: by move, the chance of winning."""

    @property
    def rules(self) -> int:
        return self.origin.rules

    def saved(self) -> Saved:
        return Saved(self.position, self.key, self.place, self.rules)
