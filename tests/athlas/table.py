"""Positions of Athlas written as the worked examples write them.

Alphas are cards, as in `G02 E08 E02 E03 E10`, or the names of the example alphas; units are written `g1.2 -1,2`,
fields `q,r`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from manawell.games.athlas import GAME
from manawell.games.athlas.components.cards import CARD_OF, INTERVENTION_OF, STANDARD, Alpha, CardSet
from manawell.games.athlas.components.tables import (
    CARDS,
    CONDITIONS,
    COORDINATES,
    DATA,
    FIELD_OF,
    FIGURES,
    NONE,
    RELICS,
    TERRAINS,
    TIMED,
)
from manawell.games.athlas.information.view import MODES, View
from manawell.games.athlas.rules.conditions import mark_unit
from manawell.games.athlas.rules.flow import begin_battle, carry_on, next_activation
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.rules.units import compute_flags, held_by, magic_left, name_of, physical_left
from manawell.games.athlas.state import BUSY, PER_PLAYER, SERIALS, Position
from manawell.kernel.event import Event
from manawell.kernel.faults import Illegal, Refusal
from manawell.kernel.game import ALL_KNOWING, Outcome
from manawell.kernel.journal import Journal
from manawell.kernel.rng import Scripted, rng_from
from manawell.kernel.state import NOBODY

EXAMPLES: dict[str, str] = {alpha["id"]: " ".join(alpha["cards"]) for alpha in DATA["example_alpha"]}
E = TypeVar("E", bound=Event)


class Table:
    """A position with the few words a test needs."""

    def __init__(self, state: Athlas) -> None:
        self.state = state
        self.journal = state.journal = Journal()

    # What happens.

    def play(self, *moves: str) -> "Table":
        """Play moves in notation, each by the player who has to decide."""
        for move in moves:
            self.state.play(GAME.read(self.state, self.state.actor, move))
        return self

    def chance(self, *outcomes: int) -> "Table":
        """Script the coming outcomes of chance."""
        self.state.rng = Scripted(list(outcomes))
        return self

    def copy(self) -> "Table":
        """The same position once more, to try something else."""
        return Table(self.state.clone())

    def refusal(self, move: str, by: int | None = None) -> Refusal:
        """Why a move is refused; an assertion fails if it is legal or changes anything."""
        before = GAME.save(self.state)
        try:
            GAME.read(self.state, self.state.actor if by is None else by, move)
        except Illegal as illegal:
            assert GAME.save(self.state) == before
            return illegal.refusal
        raise AssertionError(f"{move} is legal")

    # What is to be seen.

    @property
    def legal(self) -> list[str]:
        return [GAME.text_of(self.state, move) for move in self.state.moves()]

    def legal_with(self, start: str) -> list[str]:
        """The legal moves that begin like this."""
        return [move for move in self.legal if move.startswith(start)]

    @property
    def asks(self) -> tuple[str, int]:
        """Which decision is open, and whose."""
        prompt = GAME.prompt(self.view())
        return ("over" if prompt is None else prompt.id, self.state.actor)

    @property
    def over(self) -> bool:
        return self.state.actor == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    def pool(self, alpha: str) -> int:
        """The life of `g1`."""
        return self.state.core.pools[alpha_number(alpha)]

    def markers(self, player: str, card: str) -> int:
        """Time markers on a card of `g` or `s`."""
        return self.state.core.markers["gs".index(player) * CARDS + CARD_OF[card]]

    def at(self, unit: str) -> str | None:
        """The field of a unit, or None when it is not on the board."""
        for slot, field in enumerate(self.state.core.place):
            if field != NONE and name_of(self.state.core.name[slot]) == unit:
                return "{},{}".format(*COORDINATES[field])
        return None

    def unit_on(self, field: str) -> str | None:
        unit = self.state.core.occupant[field_number(field)]
        return None if unit == NONE else name_of(self.state.core.name[unit])

    def armour(self, unit: str) -> tuple[int, int]:
        """Physical and magic armour left in this turn."""
        slot = self._slot(unit)
        return physical_left(self.state, slot), magic_left(self.state, slot)

    def terrain(self, field: str) -> str:
        return TERRAINS[self.state.core.terrain[field_number(field)]]

    def relic(self, relic: str) -> str:
        """The field of a relic."""
        return "{},{}".format(*COORDINATES[self.state.core.relics[RELICS.index(relic)]])

    def moved(self, relic: str) -> bool:
        return bool(self.state.core.moved >> RELICS.index(relic) & 1)

    def holds(self, unit: str) -> set[str]:
        found = held_by(self.state, self._slot(unit))
        return {relic for number, relic in enumerate(RELICS) if found >> number & 1}

    def exposed(self, unit: str) -> bool:
        return bool(self.state.core.exposed >> self._slot(unit) & 1)

    def conditions(self, unit: str) -> list[str]:
        """Oldest first, with the remaining time in brackets if there is one."""
        slot = self._slot(unit)
        marks = [mark for mark in self.state.core.marks if mark.unit == slot]
        return [CONDITIONS[mark.condition] + (f" [{mark.time}]" if mark.time else "") for mark in marks]

    @property
    def spent(self) -> tuple[int, int]:
        gold, silver = self.state.core.spent
        return gold, silver

    def view(self, viewer: int = ALL_KNOWING) -> View:
        return GAME.view(self.state, viewer)

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event, _ in self.journal.entries if isinstance(event, kind)]

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events so far."""
        return [type(event).__name__ for event, _ in self.journal.entries]

    def _slot(self, unit: str) -> int:
        for slot, field in enumerate(self.state.core.place):
            if field != NONE and name_of(self.state.core.name[slot]) == unit:
                return slot
        raise AssertionError(f"{unit} is not on the board")


def field_number(text: str) -> int:
    q, r = text.strip("()").split(",")
    return FIELD_OF[(int(q), int(r))]


def alpha_number(text: str) -> int:
    """`g2` as a number."""
    return PER_PLAYER * "gs".index(text[0]) + int(text[1]) - 1


def cards(text: str) -> list[int]:
    """The cards of an alpha, in order."""
    return sorted(CARD_OF[card] for card in EXAMPLES.get(text, text).split())


def new(seed: str = "table", **options: str | int) -> Table:
    """A game as it begins, with its journal from the beginning."""
    journal = Journal()
    table = Table(GAME.new(GAME.settle(options), rng_from(seed.encode()), journal))
    table.journal = table.state.journal = journal
    return table


def create(
    gold: Sequence[str], silver: Sequence[str], stacks: tuple[str, str] = ("", ""), mode: str = "standard"
) -> Table:
    """A duel after creation, played through step by step; Gold starts."""
    table = new(mode=mode).chance(0)
    for alphas, stack in zip((gold, silver), stacks, strict=True):
        for number, alpha in enumerate(alphas, 1):
            first, *rest = (EXAMPLES.get(alpha, alpha)).split()
            table.play(f"genus {number} {first}", *(f"card {number} {card}" for card in rest), f"done {number}")
        table.play(*(f"stack {card}" for card in stack.split()), "stack done")
    return table


def battle(
    units: str,
    gold: Sequence[str] = ("warrior",),
    silver: Sequence[str] = ("dragon",),
    *,
    active: str = "g",
    turn: int = 11,
    stacks: tuple[str, str] = ("", ""),
    relics: Mapping[str, str] | None = None,
    terrain: Mapping[str, str] | None = None,
    pools: Mapping[str, int] | None = None,
    markers: Mapping[str, int] | None = None,
    spent: tuple[int, int] = (0, 0),
    marks: Sequence[str] = (),
    exposed: str = "",
    points: int = 250,
    mode: str = "standard",
    hidden: str = "",
    start: bool = False,
    table: CardSet = STANDARD,
) -> Table:
    """A battle under way, before the active player's first activation (or before their maintenance with `start`).

    `units` is `g1.1 1,4; s1.1 0,2`, `pools` is by `g1`, `markers` by `g E10`, a mark is `g1.1 strengthened g D03 6` or
    `s1.1 levitating s`; alphas named in `hidden`, such as `g2`, are not revealed yet.
    """
    p = Athlas(rng_from(b"table"))
    p.table, p.mode, p.points = table, MODES.index(mode), points
    p.games = 3 if mode == "campaign" else 1
    for player, alphas in enumerate((gold, silver)):
        for number, alpha in enumerate(_filled(alphas, 4 if mode == "campaign" else 3)):
            _set_alpha(p, PER_PLAYER * player + number, alpha, f"{'gs'[player]}{number + 1}" in hidden.split())
    p.stacks = [[INTERVENTION_OF[card] for card in stack.split()] for stack in stacks]
    core = p.core
    for relic, field in (relics or {}).items():
        core.relics[RELICS.index(relic)] = field_number(field)
    changed = bytearray(core.terrain)
    for field, kind in (terrain or {}).items():
        changed[field_number(field)] = TERRAINS.index(kind)
    core.terrain = bytes(changed)
    for entry in filter(None, map(str.strip, units.split(";"))):
        _put_unit(p, *entry.split())
    for alpha, pool in (pools or {}).items():
        core.pools[alpha_number(alpha)] = pool
    placed = bytearray(core.markers)
    for entry, count in (markers or {}).items():
        letter, card = entry.split()
        placed["gs".index(letter) * CARDS + CARD_OF[card]] = count
    core.markers = bytes(placed)
    core.spent = list(spent)
    for mark in marks:
        _put_mark(p, mark.split())
    for slot in range(len(core.place)):
        core.flags[slot] = compute_flags(p, slot)
        core.exposed |= (name_of(core.name[slot]) in exposed.split()) << slot
    return _begin(p, "gs".index(active), turn, start)


def _filled(alphas: Sequence[str], count: int) -> list[str]:
    """Players need more alphas than most examples name; single genus cards fill up."""
    used = {card for alpha in alphas for card in EXAMPLES.get(alpha, alpha).split()}
    spare = [card for card in ("G04", "G08", "G01", "G02", "G05", "G06") if card not in used]
    return [*alphas, *spare[: count - len(alphas)]]


def _set_alpha(p: Position, alpha: int, text: str, hidden: bool) -> None:
    made = Alpha(p.table, cards(text))
    p.alphas = p.alphas[:alpha] + [made] + p.alphas[alpha + 1 :]
    if not hidden:
        p.revealed |= 1 << alpha
        p.figures = p.figures[:alpha] + [alpha % len(FIGURES)] + p.figures[alpha + 1 :]
        p.core.pools[alpha] = made.life


def _put_unit(p: Position, name: str, field: str) -> None:
    core = p.core
    alpha, serial = alpha_number(name), int(name.split(".")[1])
    core.occupant[field_number(field)] = len(core.place)
    core.place.append(field_number(field))
    core.alpha.append(alpha)
    core.name.append(alpha * SERIALS + serial)
    core.flags.append(0)
    core.spent_physical.append(0)
    core.spent_magic.append(0)
    core.serials[alpha] = max(core.serials[alpha], serial)


def _put_mark(p: Position, words: list[str]) -> None:
    """Unit, condition, maker, and the card with its time, or the conjured card."""
    unit = next(slot for slot, name in enumerate(p.core.name) if name_of(name) == words[0])
    condition = CONDITIONS.index(words[1])
    card, time = NONE, 0
    if len(words) > 3:
        card = INTERVENTION_OF[words[3]] if TIMED[condition] else CARD_OF[words[3]]
        time = int(words[4]) if len(words) > 4 else 0
    mark_unit(p, unit, condition, "gs".index(words[2]), card, time)


def _begin(p: Athlas, active: int, turn: int, start: bool) -> Table:
    core = p.core
    p.starter = active if turn % 2 else 1 - active
    p.active, p.turn = active, turn
    if start:
        p.turn -= 1
        chance, p.rng = p.rng, Scripted([active])
        begin_battle(p)
        p.rng, p.starter = chance, active if turn % 2 else 1 - active
        table = Table(p)
        if p.phase == BUSY:
            carry_on(p)
        return table
    for unit in range(len(core.place)):
        if p.owner_of(unit) == active:
            core.waiting |= 1 << unit
    next_activation(p)
    return Table(p)


def walk(table: Table, seed: str) -> Iterator[Table]:
    """A random game from here on: the same table, again after each move until the game is over."""
    chance = rng_from(seed.encode())
    yield table
    while not table.over:
        moves = table.state.moves()
        table.state.play(moves[chance.below(len(moves))])
        yield table
