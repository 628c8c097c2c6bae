"""Positions of Lutao written as the worked examples write them.

Peoples are the letters A to D; combat cards M H C X S (Miss, Hit, City hit, Hero strike, Shield). A draw pile is
written in the order in which it will be drawn.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from manawell.games.lutao import GAME
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.codes import FROM_LUTAO, MARKED
from manawell.games.lutao.components.tables import (
    ARMIES_OF,
    DIRECTIONS,
    GOLEM_PIECES,
    GOLEMS,
    GUARDS,
    KINDS,
    LUTAO,
    NONE,
    PEOPLES,
    PROVINCE_COUNT,
    PROVINCE_OF,
    RUNES,
)
from manawell.games.lutao.information.view import MODES, STEPS, View
from manawell.games.lutao.rules.flow import carry_on
from manawell.games.lutao.rules.piles import hand_order
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.rules.scoring import count_points
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import People
from manawell.kernel.event import Event
from manawell.kernel.faults import Illegal, Refusal
from manawell.kernel.game import ALL_KNOWING, Outcome
from manawell.kernel.journal import Journal
from manawell.kernel.rng import Scripted, rng_from
from manawell.kernel.state import NOBODY

LETTERS = "ABCD"
CARDS = "MHCXS"
FULL_DECK = (10, 3, 5, 1, 4)
E = TypeVar("E", bound=Event)


def cards(text: str) -> list[int]:
    """Combat cards from letters; spaces do not matter."""
    return [CARDS.index(letter) for letter in text if letter != " "]


class Table:
    """A position with the few words a test needs."""

    def __init__(self, state: Lutao) -> None:
        self.state = state
        self.journal = state.journal = Journal()

    # What happens.

    def play(self, *moves: str) -> "Table":
        """Play moves in notation, each by the player who is asked."""
        for move in moves:
            self.state.play(GAME.read(self.state, self.state.actor, move))
        return self

    def go(self, *moves: str) -> "Table":
        """Play moves; players asked in a window in between pass."""
        for move in moves:
            while self.asks[0].startswith("window") and move not in self.legal:
                self.play("pass")
            self.play(move)
        return self

    def pass_all(self) -> "Table":
        """Everybody passes until somebody is asked something else."""
        while self.asks[0].startswith("window"):
            self.play("pass")
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
    def asks(self) -> tuple[str, str]:
        """Which decision is open, and of which people."""
        prompt = GAME.prompt(self.view())
        return ("over", "") if prompt is None else (prompt.id, LETTERS[self.state.who])

    @property
    def over(self) -> bool:
        return self.state.actor == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    def view(self, viewer: int = ALL_KNOWING) -> View:
        return GAME.view(self.state, viewer)

    def at(self, province: str) -> str:
        """Who stands there: `A3`, `golems 2`, `empty`; attackers follow, as in `B2<A5`."""
        at = PROVINCE_OF[province]
        owner, armies = self.state.owner[at], self.state.armies[at]
        text = "empty" if owner == NONE else f"golems {armies}" if owner == GOLEMS else f"{LETTERS[owner]}{armies}"
        if self.state.attack[at]:
            text += f"<{LETTERS[self.state.active()]}{self.state.attack[at]}"
        return text

    def people(self, letter: str) -> People:
        return self.state.peoples[LETTERS.index(letter)]

    def hand(self, letter: str) -> list[str]:
        """The spells in a hand; `*` marks those of True Knowledge, `'` those from Lutao."""
        return [
            SPELLS[card & 31] + ("*" if card & MARKED else "") + ("'" if card & FROM_LUTAO else "")
            for card in self.people(letter).hand
        ]

    def pile(self, letter: str) -> str:
        """The bottom of a draw pile as it was returned, which is the whole pile where a test wrote it."""
        return "".join(CARDS[card] for card in self.people(letter).sunk)

    def discards(self, letter: str) -> str:
        return "".join(CARDS[kind] * self.people(letter).discards[kind] for kind in range(KINDS))

    def ships(self, province: str) -> list[str]:
        bits = self.state.ships[PROVINCE_OF[province]]
        return [DIRECTIONS[direction] for direction in range(6) if bits >> direction & 1]

    @property
    def order(self) -> str:
        return "".join(LETTERS[people] for people in self.state.order)

    def happened(self, kind: type[E]) -> list[E]:
        """The events of a kind so far."""
        return [event for event, _ in self.journal.entries if isinstance(event, kind)]

    def name(self, letter: str) -> str:
        return name_of(self.state, LETTERS.index(letter))


def whole(first: str) -> str:
    """A whole pile of combat cards that begins like this (LUT-27.1)."""
    rest = Counter("M" * 10 + "H" * 3 + "C" * 5 + "X" + "S" * 4) - Counter(first.replace(" ", ""))
    return first + "".join(rest.elements())


def table(
    armies: str = "A NUR1 3; B SIG1 3",
    *,
    peoples: str = "bards druids",
    runes: str = "",
    mode: str = "standard",
    step: str = "moving",
    active: str = "A",
    order: str = "",
    round_: int = 3,
    cities: str = "",
    ships: str = "",
    golems: Mapping[str, int] | None = None,
    hands: Mapping[str, str] | None = None,
    piles: Mapping[str, str] | None = None,
    artefacts: str = "",
    taken: str = "",
    sticks: Mapping[str, int] | None = None,
    reserve: Mapping[str, str] | None = None,
    traps: Sequence[str] = (),
    spells: str = "",
    controller: str = "",
    max_rounds: int = 20,
    budget: Mapping[str, int] | None = None,
) -> Table:
    """A position on the standard board at the beginning of a step of the round.

    armies: `A NUR1 3; B SIG1 3 h A1` (h: hostages it holds). peoples, runes: one for each people, `-` for no rune.
    cities: `SIG1 NUR1`. ships: `NUR2 W; SIG4 E`. golems: changes of the start (0 for none). hands: `lightning storm*`
    (`*` marked, `'` from Lutao). piles: the order of drawing; without it a full deck in random order.
    artefacts: the card of each people, `2 1`. taken: artefacts taken, as in `Ap Ar Bp`. reserve: `3 armies 1 city 2
    ships`. spells: the whole spell pile, else the full deck without what is in the hands. controller: `A 2` (since).
    """
    p = Lutao(rng_from(b"table"))
    p.mode = MODES.index(mode)
    cards_of = peoples.split()
    p.peoples = [_people(name, p.material.combat) for name in cards_of]
    p.order = [LETTERS.index(letter) for letter in order] or list(range(len(cards_of)))
    p.seats = p.player_of(len(cards_of) - 1) + 1
    p.max_rounds = max_rounds
    p.round = round_
    for place, people in enumerate(p.order):
        p.peoples[people].place = place
    _cards(p, runes.split(), artefacts.split(), taken.split())
    _board(p, armies, cities, ships, golems or {})
    for letter, number in (sticks or {}).items():
        p.peoples[LETTERS.index(letter)].sticks = number
    for letter, text in (reserve or {}).items():
        _reserve(p, LETTERS.index(letter), text.split())
    for letter, text in (piles or {}).items():
        one = p.peoples[LETTERS.index(letter)]
        one.pile = [0] * KINDS
        one.sunk = cards(text)
    _hands(p, hands or {}, spells)
    p.traps = sorted(PROVINCE_OF[trap] if trap in PROVINCE_OF else PROVINCE_COUNT + int(trap) - 1 for trap in traps)
    if controller:
        letter, since = controller.split()
        p.controller, p.since = LETTERS.index(letter), int(since)
    count_points(p)
    for letter, number in (budget or {}).items():
        p.peoples[LETTERS.index(letter)].budget = number
    p.step = STEPS.index(step)
    p.turn = p.order.index(LETTERS.index(active))
    carry_on(p)
    return Table(p)


def _people(name: str, combat: Sequence[int]) -> People:
    one = People()
    card, _, borrowed = name.partition("=")
    one.card = PEOPLES.index(card)
    one.borrowed = PEOPLES.index(borrowed) if borrowed else NONE
    one.pile = list(combat)
    return one


def _cards(p: Lutao, runes: list[str], artefacts: list[str], taken: list[str]) -> None:
    for people, one in enumerate(p.peoples):
        one.artefact_card = int(artefacts[people]) - 1 if artefacts else people
        if runes and runes[people] != "-":
            rune, _, moons = runes[people].partition("=")
            one.rune = RUNES.index(rune)
            one.moons = [RUNES.index(moon) for moon in moons.split(",")] if moons else []
    for artefact in taken:
        one = p.peoples[LETTERS.index(artefact[0])]
        if artefact[1] == "p":
            one.people_artefact = True
        else:
            one.rune_artefact = True
    used = {one.card for one in p.peoples} | {one.borrowed for one in p.peoples}
    p.people_stack = [card for card in range(len(PEOPLES)) if card not in used]
    held = {one.rune for one in p.peoples} | {moon for one in p.peoples for moon in one.moons}
    p.rune_stack = [rune for rune in range(len(RUNES)) if rune not in held]


def _board(p: Lutao, armies: str, cities: str, ships: str, golems: Mapping[str, int]) -> None:
    for province in range(LUTAO, PROVINCE_COUNT):
        p.owner[province] = GOLEMS
        p.armies[province] = GUARDS[province]
    for name, guards in golems.items():
        p.owner[PROVINCE_OF[name]] = GOLEMS if guards else NONE
        p.armies[PROVINCE_OF[name]] = guards
    for one in p.peoples:
        one.supply = ARMIES_OF[len(p.peoples)]
    for entry in filter(None, armies.split(";")):
        letter, name, number, *held = entry.split()
        province = PROVINCE_OF[name]
        p.owner[province] = LETTERS.index(letter)
        p.armies[province] = int(number)
        p.peoples[LETTERS.index(letter)].supply -= int(number)
        for captive in held[1:]:
            victim = LETTERS.index(captive[0])
            p.hostages[4 * province + victim] = int(captive[1:])
            p.peoples[victim].supply -= int(captive[1:])
    p.golem_supply = GOLEM_PIECES - sum(p.armies[at] for at in range(PROVINCE_COUNT) if p.owner[at] == GOLEMS)
    p.city[LUTAO] = True
    for name in cities.split():
        p.city[PROVINCE_OF[name]] = True
    for entry in filter(None, ships.split(";")):
        name, direction = entry.split()
        p.ships[PROVINCE_OF[name]] |= 1 << DIRECTIONS.index(direction)


def _reserve(p: Lutao, people: int, words: list[str]) -> None:
    one = p.peoples[people]
    for number, word in zip(words[::2], words[1::2], strict=True):
        if word.startswith("arm"):
            one.reserve = int(number)
            one.supply -= int(number)
        elif word.startswith("cit"):
            one.cities = int(number)
        else:
            one.ships = int(number)


def _hands(p: Lutao, hands: Mapping[str, str], spells: str) -> None:
    p.spell_pile = p.material.spells[:]
    for letter, text in hands.items():
        hand = []
        for word in text.split():
            kind = SPELLS.index(word.rstrip("*'"))
            p.spell_pile[kind] -= 1
            hand.append(kind | (MARKED if "*" in word else 0) | (FROM_LUTAO if "'" in word else 0))
        p.peoples[LETTERS.index(letter)].hand = sorted(hand, key=hand_order)
    if spells:
        p.spell_pile = [spells.split().count(spell) for spell in SPELLS]
