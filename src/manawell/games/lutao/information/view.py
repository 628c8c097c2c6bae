"""The table as a viewer sees it: the structs of a view, and the decision it asks for."""

from typing import Final

import msgspec

from manawell.games.lutao.state import BEGINNER, CHOOSE, FORMING, MOVE_TO, OVER, WINDOW
from manawell.kernel.game import Prompt

MODES: Final = ("standard", "beginner", "pro")
BOARDS: Final = ("standard", "random", "strategic")
PHASES: Final = (
    "choose",
    "lay",
    "moon",
    "place",
    "place_count",
    "trap",
    "relay",
    "kill",
    "move",
    "move_to",
    "move_count",
    "board",
    "course",
    "combat",
    "ghosts",
    "strike",
    "return",
    "discard",
    "gift",
    "void",
    "give",
    "steal",
    "hostages",
    "retreat",
    "row",
    "rise",
    "form",
    "stop",
    "ashore",
    "aboard",
    "golems",
    "golem_from",
    "window",
    "for",
    "at",
    "against",
    "ship_at",
    "teleport_to",
    "teleport_count",
    "revive",
    "keep_spell",
    "keep_card",
    "give_up",
    "surplus",
    "buy_armies",
    "buy_ships",
    "buy_cities",
    "buy_sticks",
    "over",
)
BUSY_PHASE: Final = "busy"
"""In the middle of a move: nothing is asked."""
STEPS: Final = (
    "choosing",
    "laying",
    "starting",
    "placing",
    "trapping",
    "after_placement",
    "lurking",
    "before_turn",
    "moving",
    "fighting",
    "forming",
    "commanding",
    "after_turn",
    "scoring",
    "after_scoring",
    "learning",
    "learning_more",
    "learned",
    "limiting",
    "buying",
)
WAYS: Final = ("land", "ship", "flight", "sea")
ERRANDS: Final = ("rise", "keep_spell", "keep_card", "keep_card", "moon", "surplus", "give_up", "put_away")
"""By what is pending; people and rune cards are told apart by the first number."""
GOLEM_SIDE: Final = -2
"""Stands for golems in place of a people in a battle."""


class Laid(msgspec.Struct, frozen=True):
    """Where a land lies."""

    land: str
    q: int
    r: int
    rotation: int


class Province(msgspec.Struct, frozen=True, kw_only=True):
    """A province; in a contested one, the people that was there before."""

    id: str
    q: int | None
    r: int | None
    """Unknown while the land is not laid; derived from the board."""
    owner: int | None
    """A people; nobody when it is empty or held by golems."""
    armies: int
    golems: int
    attackers: int
    city: bool
    ships: tuple[str, ...]
    """The directions of its edges with a ship."""
    sailed: tuple[str, ...]
    moved: int
    hostages: tuple[int, ...]
    captives: tuple[int, ...]
    """By people: hostages of the owner, and of the attackers; empty when there are none."""


class Spell(msgspec.Struct, frozen=True, kw_only=True):
    """A spell card in a hand."""

    spell: str | None
    marked: bool
    lutao: bool
    seen: tuple[int, ...]
    """Other players who know it."""


class Folk(msgspec.Struct, frozen=True, kw_only=True):
    """What a people has off the board."""

    player: int
    card: str | None
    """Unknown to others until all have chosen."""
    borrowed: str | None
    rune: str | None
    current: str | None
    """The rune that works now, unless it is banned; derived from the rest."""
    moons: tuple[str, ...]
    peoples: tuple[str | None, ...]
    runes: tuple[str | None, ...]
    """Cards to choose from."""
    artefact_card: int | None
    people_artefact: bool
    rune_artefact: bool
    supply: int
    reserve: int
    bound: int
    cities: int
    ships: int
    sticks: int
    wind: int
    bound_wind: int
    hand: tuple[Spell, ...]
    limit: int
    """Spells it may keep, 999 for any number; derived from the rest."""
    deck: tuple[int, ...]
    """By kind: all combat cards that are its own."""
    pile: int
    """Cards of the draw pile."""
    sunk: tuple[str | None, ...]
    """The bottom of the pile, as returned."""
    discards: tuple[int, ...]
    points: int
    budget: int
    income: int
    """What it would score now; derived from the rest."""
    required: int
    """Rounds it must hold the city of Lutao; derived from the rest."""
    armies: int = 0
    """All its armies on the board; derived from the rest."""
    lands: tuple[str, ...] = ()
    """The codes of its complete lands; derived from the rest."""
    people_artefact_at: str | None = None
    rune_artefact_at: str | None = None
    """The provinces where its artefacts still lie; derived from the rest."""
    place: int
    banned: bool
    gave: bool
    stole: bool
    out: bool


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a battle."""

    people: int
    """-2 for golems."""
    armies: int = 0
    """What is left of it, ghosts not included; derived from the rest."""
    ghosts: int
    lost: int
    fixed: int
    per_army: int
    counted: int
    most: int
    weak: int
    silenced: bool
    used: bool
    skin: int
    size: int
    draws: int
    given: str | None
    hand: tuple[str | None, ...]
    played: tuple[str, ...]


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """A battle."""

    province: str
    sides: tuple[Fighter, ...]
    golems: int
    step: int
    round: int
    idle: int
    returns: int
    turn: int
    driven_off: bool
    shares: tuple[int, ...]
    captive_shares: tuple[int, ...]
    leaving: int | None = None
    """The place in `arrivals` of the group whose retreat is being decided; derived from the rest."""


class Declared(msgspec.Struct, frozen=True, kw_only=True):
    """A spell that was shown, with its choices so far."""

    people: int
    spell: str
    marked: bool
    user: int
    place: int | None
    goal: int | None
    target: int | None
    number: int
    hostages: int
    poll: int | None
    stopped: bool


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """Armies that came into a contested province together."""

    province: str
    way: str
    origin: int
    """A province, or an edge; for programs. `start` is the province in either case; derived from the rest."""
    start: str = ""
    armies: int
    route: tuple[int, ...]
    landing: int | None


class Ship(msgspec.Struct, frozen=True, kw_only=True):
    """A ship at sea."""

    people: int
    q: int
    r: int
    armies: int
    hostages: tuple[int, ...]
    goal: str
    origin: int
    stayed: bool


class Errand(msgspec.Struct, frozen=True, kw_only=True):
    """What is pending: a decision that comes before everything else."""

    kind: str
    people: int
    numbers: tuple[int, ...]
    """`keep_spell`: how many, and the marks they get; `keep_card`: 1 for runes, and the card that is changed;
    `give_up`: province, number and spell; `put_away`: the spell."""
    cards: tuple[str | None, ...]
    """Spells, peoples or runes to choose from."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    viewer: int
    mode: str
    board: str
    material: str
    max_rounds: int
    seats: int
    lands: tuple[Laid, ...]
    stack: tuple[str, ...]
    """Lands still to be laid, the next one last; of the others only their number is known."""
    hidden_lands: int
    builder: int
    provinces: tuple[Province, ...]
    peoples: tuple[Folk, ...]
    order: tuple[int, ...]
    round: int
    step: str
    turn: int
    phase: str
    who: int | None
    """The people that is asked."""
    actor: int | None
    moment: str
    """The moment at which a spell could be played; derived from the rest."""
    fleet: tuple[Ship, ...]
    arrivals: tuple[Arrival, ...]
    golem_supply: int
    controller: int | None
    since: int
    held: int = 0
    """How many rounds the controller has held the city of Lutao; derived from the rest."""
    attacker: int | None = None
    """The people whose armies attack in contested provinces, -2 for golems; derived from the rest."""
    home: tuple[str, ...] | None
    """Own provinces of the active people at the start of its turn."""
    conquered: tuple[str, ...]
    commands: int
    source: int | None
    goal: int | None
    source_province: str | None = None
    goal_province: str | None = None
    """Where the movement or voyage that is being chosen begins and ends; derived from the rest."""
    aboard: int
    captives: tuple[int, ...]
    route: tuple[int, ...]
    paid: int
    sources: tuple[str, ...]
    traps: tuple[str | None, ...]
    sprung: bool
    lifted: str | None
    """`hidden` for others."""
    people_stack: tuple[str, ...]
    people_bottom: tuple[str, ...]
    rune_stack: tuple[str, ...]
    rune_bottom: tuple[str, ...]
    """Unused cards. To others, those just drawn are still among them."""
    spell_pile: int
    spells: tuple[int, ...] | None
    """By kind: the spell pile; unknown to all players."""
    spell_discards: tuple[int, ...]
    battle: Fight | None
    window: str
    poll: int
    casts: tuple[Declared, ...]
    errands: tuple[Errand, ...]
    leavers: tuple[int, ...]
    """Players who resigned during set-up."""
    winners: tuple[int, ...]
    reason: str


PROMPT_RULES: Final = {
    "choose": "LUT-3.3",
    "choose-people": "LUT-3.3",
    "lay": "LUT-18.3",
    "moon": "LUT-20.3",
    "place": "LUT-6.1",
    "place-count": "LUT-6.2",
    "trap": "LUT-20.6",
    "relay": "LUT-20.6",
    "kill": "LUT-20.1",
    "move": "LUT-7.3",
    "move-to": "LUT-7.5",
    "move-count": "LUT-7.4",
    "board": "LUT-8.9",
    "course": "LUT-8.2",
    "combat": "LUT-9.1",
    "ghosts": "LUT-20.2",
    "strike": "LUT-19.3",
    "return": "LUT-9.7",
    "discard": "LUT-19.11",
    "gift": "LUT-19.1",
    "void": "LUT-19.7",
    "give": "LUT-19.6",
    "steal": "LUT-19.6",
    "hostages": "LUT-20.9",
    "retreat": "LUT-20.7",
    "row": "LUT-20.7",
    "rise": "LUT-20.5",
    "form": "LUT-10.1",
    "form-to": "LUT-10.1",
    "stop": "LUT-10.5",
    "ashore": "LUT-10.5",
    "aboard": "LUT-10.5",
    "golems": "LUT-11.1",
    "golem-from": "LUT-11.3",
    "for": "LUT-18.2",
    "at": "LUT-21.1",
    "against": "LUT-21.1",
    "ship-at": "LUT-22.21",
    "teleport-to": "LUT-22.22",
    "teleport-count": "LUT-22.22",
    "revive": "LUT-22.8",
    "keep-spell": "LUT-20.8",
    "keep-card": "LUT-22.16",
    "give-up": "LUT-20.9",
    "surplus": "LUT-13.2",
    "buy-armies": "LUT-14.3",
    "buy-ships": "LUT-14.2",
    "buy-cities": "LUT-14.2",
    "buy-sticks": "LUT-14.2",
    "window-w1": "LUT-21.5",
    "window-w2": "LUT-21.5",
    "window-w3": "LUT-8.15",
    "window-w4": "LUT-21.5",
    "window-w5": "LUT-21.5",
    "window-w6": "LUT-21.5",
    "window-w7": "LUT-21.5",
    "window-w8": "LUT-21.5",
    "window-w9": "LUT-21.5",
    "window-w10": "LUT-13.2",
    "window-r": "LUT-21.6",
}
"""By open decision: the rule behind it."""


def prompt(view: View) -> Prompt | None:
    """The decision that is open."""
    if view.phase == PHASES[OVER]:
        return None
    asked = view.phase.replace("_", "-")
    if view.phase == PHASES[WINDOW]:
        asked = f"window-{view.moment.lower()}"
    elif view.phase == PHASES[CHOOSE] and view.mode == MODES[BEGINNER]:
        asked = "choose-people"
    elif view.phase == PHASES[MOVE_TO] and view.step == STEPS[FORMING]:
        asked = "form-to"
    return Prompt(asked, PROMPT_RULES[asked])
