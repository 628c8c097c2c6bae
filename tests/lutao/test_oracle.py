"""Engine and oracle, two readings of one specification, agree question by question, move by move, view by view."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.information.view import Fighter, Folk, View
from manawell.games.lutao.information.view import Spell as PaperSpell
from manawell.kernel.rng import rng_from
from tests.lutao.oracle import (
    COMBAT,
    LAND_PROVINCES,
    LANDS,
    PROVINCES,
    SPELLS,
    STEPS,
    Battle,
    Oracle,
    People,
    Spell,
    distance,
    on_lutao,
)

ALL_KNOWING = -2
GOLEM_SIDE = -2
Pair = tuple[Any, Oracle]
"""The same game as the engine and as the oracle hold it."""


# --- One language ---


def counted(names: Any, counts: tuple[int, ...] | list[int]) -> dict[Any, int]:
    return {name: count for name, count in zip(names, counts, strict=False) if count}


def shown(view: View) -> dict[str, object]:
    """What the engine shows to the all-knowing, in the oracle's words."""
    fought, golems = (view.battle.province, view.battle.golems) if view.battle is not None else ("", 0)
    shows: dict[str, object] = {
        "asked": view.who if view.actor is not None else None,
        "round": view.round,
        "order": list(view.order),
        "control": (view.controller, view.since if view.controller is not None else 0),
        "golems": view.golem_supply,
        "provinces": {
            province.id: {
                "hex": None if province.q is None or province.r is None else (province.q, province.r),
                "held": (
                    province.owner,
                    province.armies,
                    province.golems,
                    province.attackers + (golems if province.id == fought else 0),
                ),
                "city": province.city,
                "ships": list(province.ships),
                "hostages": counted(range(4), province.hostages) or counted(range(4), province.captives),
            }
            for province in view.provinces
        },
        "fleet": [
            (ship.people, (ship.q, ship.r), ship.armies, counted(range(4), ship.hostages), ship.goal)
            for ship in view.fleet
        ],
        "traps": sorted(str(trap).replace("_", " ") for trap in view.traps),
        "spells": counted(SPELLS, view.spells or ()),
        "spell discards": dict(
            Counter(counted(SPELLS, view.spell_discards))
            + Counter(cast.spell for cast in view.casts)
            + Counter(list(SPELLS)[errand.numbers[0]] for errand in view.errands if errand.kind == "put_away")
        ),
        "people stack": (sorted(view.people_stack), list(view.people_bottom)),
        "rune stack": (sorted(view.rune_stack), list(view.rune_bottom)),
        "peoples": {at: shown_people(folk) for at, folk in enumerate(view.peoples)},
        "battle": None,
        "end": (list(view.winners), view.reason),
    }
    if view.battle is not None:
        shows["battle"] = {
            "province": view.battle.province,
            "round": view.battle.round,
            "sides": {at: shown_side(side) for at, side in enumerate(view.battle.sides)},
        }
    return shows


def shown_people(folk: Folk) -> dict[str, object]:
    pile = Counter(counted(COMBAT, folk.deck))
    pile.subtract(counted(COMBAT, folk.discards))
    return {
        "player": folk.player,
        "out": folk.out,
        "card": folk.card,
        "borrowed": folk.borrowed,
        "rune": folk.rune,
        "moons": list(folk.moons),
        "artefacts": None if folk.out else (folk.people_artefact, folk.rune_artefact),
        "supply": folk.supply,
        "reserve": (folk.reserve, folk.bound, folk.cities, folk.ships),
        "sticks": (folk.sticks, folk.wind, folk.bound_wind),
        "hand": sorted(
            (str(spell.spell), "marked" if spell.marked else "lutao" if spell.lutao else "") for spell in folk.hand
        ),
        "cards": (counted(COMBAT, folk.deck), folk.pile),
        "sunk": list(folk.sunk),
        "discards": counted(COMBAT, folk.discards),
        "points": folk.points,
        "budget": folk.budget,
        "banned": folk.banned,
    }


def shown_side(side: Fighter) -> dict[str, object]:
    return {
        "people": side.people,
        "ghosts": side.ghosts,
        "lost": side.lost,
        "hand": sorted(str(card) for card in side.hand),
        "played": sorted([*side.played, *([side.given] if side.given else [])]),
    }


def told(oracle: Oracle) -> dict[str, object]:
    """The same from the oracle."""
    tells: dict[str, object] = {
        "asked": oracle.asked,
        "round": oracle.round,
        "order": list(oracle.order),
        "control": (oracle.controller, oracle.since),
        "golems": oracle.golems,
        "provinces": {
            name: {
                "hex": oracle.chart.hexes.get(name),
                "held": told_armies(oracle, name),
                "city": province.city,
                "ships": [side for side in STEPS if side in province.ships],
                "hostages": dict(+province.hostages),
            }
            for name, province in oracle.provinces.items()
        },
        "fleet": [(ship.people, ship.place, ship.armies, dict(+ship.hostages), ship.target) for ship in oracle.ships],
        "traps": sorted(oracle.traps),
        "spells": dict(+oracle.spells),
        "spell discards": dict(oracle.spell_discard + Counter(oracle.casting)),
        "people stack": (sorted(oracle.people_stack.unknown), list(oracle.people_stack.bottom)),
        "rune stack": (sorted(oracle.rune_stack.unknown), list(oracle.rune_stack.bottom)),
        "peoples": {people.number: told_people(oracle, people) for people in oracle.peoples},
        "battle": None if oracle.battle is None else told_battle(oracle.battle),
        "end": (oracle.winners, oracle.reason or "undecided"),
    }
    return tells


def told_armies(oracle: Oracle, name: str) -> tuple[int | None, int, int, int]:
    """The people that was there first, its armies, golems, attackers."""
    province = oracle.provinces[name]
    armies = dict(province.armies)
    battle = oracle.battle
    golems, attackers = province.golems, 0
    if battle is not None and battle.province == name and battle.defender.people is not None:
        armies.setdefault(battle.defender.people, 0)
    if battle is not None and battle.province == name and battle.attacker.people is None:
        golems, attackers = 0, province.golems
    elif oracle.contested(name) and oracle.active is not None:
        attackers = armies.pop(oracle.active, 0)
    owner = next(iter(armies), None)
    return owner, armies.get(owner, 0) if owner is not None else 0, golems, attackers


def told_people(oracle: Oracle, people: People) -> dict[str, object]:
    deck = people.deck
    own = Counter(deck.unknown) + Counter(deck.bottom) + Counter(deck.discard)
    for side in oracle.battle.sides if oracle.battle is not None else ():
        own += Counter(card for card, owner in side.played if owner == people.number)
        own += Counter(side.hand if side.people == people.number else [])
    return {
        "player": people.player,
        "out": not people.alive,
        "card": people.card or None,
        "borrowed": people.borrowed or None,
        "rune": people.rune or None,
        "moons": list(people.moons),
        "artefacts": ("people" in people.taken, "rune" in people.taken) if people.alive else None,
        "supply": people.supply,
        "reserve": (people.reserve, people.grounded, people.cities, people.ships),
        "sticks": (people.sticks, people.wind, people.marked_wind),
        "hand": sorted((spell.kind, spell.flag) for spell in people.hand),
        "cards": (dict(+own), deck.unknown.total() + len(deck.bottom)),
        "sunk": list(deck.bottom),
        "discards": dict(+deck.discard),
        "points": people.points,
        "budget": people.budget,
        "banned": people.number in oracle.banned,
    }


def told_battle(battle: Battle) -> dict[str, object]:
    return {
        "province": battle.province,
        "round": battle.round,
        "sides": {
            at: {
                "people": GOLEM_SIDE if side.people is None else side.people,
                "ghosts": side.ghosts,
                "lost": side.destroyed,
                "hand": sorted(side.hand),
                "played": sorted(card for card, _ in side.played),
            }
            for at, side in enumerate(battle.sides)
        },
    }


# --- The comparison ---


def differences(engine: Any, expected: Any, path: str = "") -> Iterator[str]:
    """Where two pictures differ, as deep as possible."""
    if isinstance(engine, dict) and isinstance(expected, dict):
        for key in {**engine, **expected}:
            yield from differences(engine.get(key), expected.get(key), f"{path} {key}")
    elif engine != expected:
        yield f"{path}: engine {engine}, oracle {expected}"


def assert_same(state: Any, oracle: Oracle, deep: bool = True) -> None:
    """Same people asked, same moves, same position, same chance used, same outcome."""
    actor = None if state.actor < 0 else state.actor
    assert actor == oracle.player, f"the engine asks {actor}, the oracle {oracle.player}: {oracle.legal()}"
    texts, legal = {GAME.text_of(state, move) for move in state.moves()}, set(oracle.legal())
    assert texts - legal == set(), f"the oracle forbids {sorted(texts - legal)} of {sorted(texts)}; {oracle.phase}"
    assert legal - texts == set(), f"the engine forbids {sorted(legal - texts)} of {sorted(legal)}; {oracle.phase}"
    assert state.rng.place() == oracle.rng.place(), "they have used another number of chances"
    if not deep or not oracle.order:  # while peoples are chosen and lands are laid there is nothing else to see
        return
    engine, expected = shown(GAME.view(state, ALL_KNOWING)), told(oracle)
    found = [] if engine == expected else list(differences(engine, expected))
    assert found == [], found
    assert oracle.invariant() == []
    outcome = GAME.outcome(state)
    assert (outcome is not None) == (oracle.asked is None)
    if outcome is not None:
        assert (list(outcome.winners), outcome.reason) == (oracle.winners, oracle.reason)


def play(pair: Pair, text: str) -> None:
    state, oracle = pair
    state.play(next(move for move in state.moves() if GAME.text_of(state, move) == text))
    oracle.play(text)


# --- Walks that meet many things ---

WEIGHTS = {"end": 0.25, "move": 1.5, "sail": 3, "via": 0.4, "lift": 0.7, "enough": 0.6, "no": 0.4, "anchor": 0.7}


class Walker:
    """Plays with an appetite for voyages, fights and spells."""

    def __init__(self, seed: str, met: Counter[str], fickle: float = 0.0) -> None:
        self.chance = random.Random(seed)
        self.met = met
        self.hurry = self.chance.choice([0.1, 0.5, 1.0, 2.5])  # to play spells
        self.fickle = fickle  # to give up
        self.daring = self.chance.choice([0.0, 0.4, 0.8])  # to go to Lutao, and with many

    def choose(self, oracle: Oracle) -> str:
        groups: dict[str, list[str]] = {}
        for text in sorted(oracle.legal()):
            groups.setdefault(text.split()[0], []).append(text)
        kinds = list(groups)
        kind = self.chance.choices(kinds, [self.weight(kind) for kind in kinds])[0]
        text = self.chance.choice(groups[kind])
        if self.chance.random() < self.daring:
            text = max(groups[kind], key=lambda text: (self.value(oracle, text), self.chance.random()))
        self.met[kind] += 1
        self.met[f"{oracle.phase} {kind}"] += 1
        if kind == "play":
            self.met[text.removesuffix("*")] += 1
        return text

    def leaver(self, oracle: Oracle) -> int | None:
        """A player who resigns now while the others play on (LUT-4.12)."""
        left = {oracle.peoples[number].player for number in oracle.order}
        if not self.fickle or len(left) < 3 or not oracle.question or not oracle.question.calm:
            return None
        if self.chance.random() > self.fickle:
            return None
        players = [player for player in sorted(left) if oracle.can_concede(player)]
        self.met["concede"] += bool(players)
        return self.chance.choice(players) if players else None

    def weight(self, kind: str) -> float:
        return self.hurry if kind == "play" else WEIGHTS.get(kind, 1)

    def value(self, oracle: Oracle, text: str) -> float:
        """Attack, and with all that can go; Lutao before all."""
        words = text.split()
        if words[0] in ("take", "armies", "row"):
            return float(words[1].split("+")[0])
        value = 0.0
        if words[0] in ("to", "land", "army", "move", "sail") and words[1] in oracle.chart.hexes:
            value -= distance(oracle.chart.hexes[words[1]], (0, 0))
            value += 3 * (words[0] in ("to", "land") and oracle.owner(words[1]) != oracle.asked)
        return value


def walk(pair: Pair, walker: Walker, steps: int = 10**6, every: int = 4) -> None:
    """Compare along a path."""
    state, oracle = pair
    for at in range(steps):
        assert_same(state, oracle, at % every == 0 or oracle.asked is None)
        if oracle.asked is None:
            walker.met[f"end {oracle.reason}"] += 1
            break
        walker.met["moves"] += 1
        leaver = walker.leaver(oracle)
        if leaver is None:
            play(pair, walker.choose(oracle))
        else:
            assert state.concede(leaver)
            oracle.concede(leaver)


def deal(mode: str, players: int, board: str, max_rounds: int, seed: str, kind: type[Oracle] = Oracle) -> Pair:
    options: dict[str, object] = {"mode": mode, "board": board, "max_rounds": max_rounds}
    if mode != "pro":
        options["players"] = str(players)
    state = GAME.new(GAME.settle(options), rng_from(seed.encode()))
    return state, kind(players, mode, board, max_rounds, rng_from(seed.encode()))


# --- Edited positions ---


def edited(pair: Pair, walker: Walker) -> Pair:
    """The middle of a game: armies everywhere, also on Lutao, ships, cities, spells, artefacts."""
    state, oracle = pair
    chance = walker.chance
    while oracle.phase != "placement":
        play(pair, walker.choose(oracle))
    oracle.round = chance.randint(1, 5)
    chance.shuffle(oracle.order)
    peoples = oracle.peoples
    for people in peoples:
        people.supply += people.reserve + sum(oracle.armies(name, people.number) for name in PROVINCES)
        people.reserve, people.grounded = 0, 0
        people.place = chance.randrange(len(peoples))
        furnish(oracle, people, chance)
    settle(oracle, chance)
    equip(oracle, chance)
    for people in peoples:
        people.reserve = min(people.supply, chance.choice([0, 1, 3, 6]))
        people.supply -= people.reserve
    first = peoples[oracle.order[0]]
    first.cities = max(1, first.cities)  # so that the question comes up
    oracle.controller, oracle.since = None, 0
    oracle.settle_city()
    oracle.since = oracle.since and max(1, oracle.since - chance.randrange(2))
    view = as_view(oracle, GAME.view(state, ALL_KNOWING))
    oracle.resume()
    built = GAME.build(msgspec.structs.replace(view, who=oracle.asked, actor=oracle.player), oracle.rng.clone())
    return built, oracle


def furnish(oracle: Oracle, people: People, chance: random.Random) -> None:
    """What a people has off the board."""
    people.cities, people.ships = chance.choice([0, 0, 1, 2]), chance.choice([0, 1, 2])
    people.sticks = chance.choice([0, 1, 3, 6])
    people.taken = {kind for kind in people.waiting if chance.random() < 0.45}
    people.waiting = {kind: name for kind, name in people.waiting.items() if kind not in people.taken}
    oracle.spells.update(spell.kind for spell in people.hand)
    people.hand = []
    for _ in range(chance.choice([0, 2, 3, 4, 6])):
        kind = chance.choice([kind for kind in SPELLS if oracle.spells[kind]])
        oracle.spells[kind] -= 1
        people.hand.append(Spell(kind, chance.choice(["", "", "lutao", "marked" if people.rune else ""])))
    deck = people.deck
    for card in [kind for kind in COMBAT for _ in range(deck.unknown[kind])]:
        fate = chance.random()
        deck.unknown[card] -= fate < 0.5
        deck.discard[card] += fate < 0.4
        if 0.4 <= fate < 0.5:
            deck.bottom.append(card)


def settle(oracle: Oracle, chance: random.Random) -> None:
    """Who stands where."""
    share = chance.choice([0.05, 0.3, 0.6])  # of Lutao that is conquered
    peoples = oracle.peoples
    numbers = [people.number for people in peoples]
    if chance.random() < 0.3:  # somebody is nearly gone
        numbers.remove(chance.choice(numbers))
    for name, province in oracle.provinces.items():
        province.armies = {}
        keep = on_lutao(name) and chance.random() > share
        if on_lutao(name) and not keep:
            oracle.golems += province.golems
            province.golems = 0
        if keep or chance.random() < 0.1:
            continue
        number = chance.choice(numbers)
        count = min(peoples[number].supply, chance.choice([1, 1, 1, 2, 2, 3, 5, 8]))
        if count:
            peoples[number].supply -= count
            province.armies = {number: count}
    for people in peoples:
        if people.number not in numbers and people.supply:
            name = chance.choice(LAND_PROVINCES)
            for number, count in oracle.provinces[name].armies.items():
                peoples[number].supply += count
            oracle.provinces[name].armies = {people.number: 1}
            people.supply -= 1


def equip(oracle: Oracle, chance: random.Random) -> None:
    """Cities, ships, traps and hostages; sometimes the pile of spells runs short."""
    if chance.random() < 0.3:
        oracle.spells, oracle.spell_discard = Counter(), oracle.spells
    for land in LANDS:
        if chance.random() < 0.5:
            oracle.provinces[chance.choice(oracle.land(land))].city = True
    for name in PROVINCES:
        for side in oracle.chart.edges(name):
            if chance.random() < 0.12:
                oracle.provinces[name].ships.add(side)
    trapper, keeper = oracle.holder("traps"), oracle.holder("enslavement")
    if trapper is not None and oracle.round > 1:
        set_traps(oracle, trapper, chance)
    if keeper is not None:
        for name in oracle.owned(keeper):
            enslave(oracle, name, keeper, chance)


def set_traps(oracle: Oracle, trapper: int, chance: random.Random) -> None:
    oracle.traps = chance.sample(LAND_PROVINCES, chance.randrange(3))
    spots = [spot for spot in oracle.trap_spots(trapper) if spot.startswith("card")]
    if spots and chance.random() < 0.7:
        oracle.traps.append(chance.choice(spots))
    oracle.triggered = chance.random() < 0.5


def enslave(oracle: Oracle, name: str, keeper: int, chance: random.Random) -> None:
    for _ in range(chance.randrange(oracle.armies(name, keeper) + 1)):
        victim = chance.choice([people for people in oracle.peoples if people.number != keeper])
        if victim.supply and chance.random() < 0.7:
            victim.supply -= 1
            oracle.provinces[name].hostages[victim.number] += 1


def as_view(oracle: Oracle, dealt: View) -> View:
    """The beginning of a round on the engine's paper, on the sheet of a deal."""
    provinces = []
    for sheet in dealt.provinces:
        province = oracle.provinces[sheet.id]
        owner = next(iter(province.armies), None)
        held = tuple(province.hostages[number] for number in range(4))
        provinces.append(
            msgspec.structs.replace(
                sheet,
                owner=owner,
                armies=0 if owner is None else province.armies[owner],
                golems=province.golems,
                city=province.city,
                ships=tuple(side for side in STEPS if side in province.ships),
                hostages=held if any(held) else (),
            )
        )
    return msgspec.structs.replace(
        dealt,
        provinces=tuple(provinces),
        peoples=tuple(as_folk(people, folk) for people, folk in zip(oracle.peoples, dealt.peoples, strict=True)),
        order=tuple(oracle.order),
        round=oracle.round,
        turn=0,
        golem_supply=oracle.golems,
        controller=oracle.controller,
        since=oracle.since,
        traps=tuple(trap.replace(" ", "_") for trap in oracle.traps),
        sprung=oracle.triggered,
        spell_pile=oracle.spells.total(),
        spells=tuple(oracle.spells[kind] for kind in SPELLS),
        spell_discards=tuple(oracle.spell_discard[kind] for kind in SPELLS),
    )


def as_folk(people: People, dealt: Folk) -> Folk:
    deck = people.deck
    own = deck.unknown + deck.discard + Counter(deck.bottom)
    return msgspec.structs.replace(
        dealt,
        people_artefact="people" in people.taken,
        rune_artefact="rune" in people.taken,
        supply=people.supply,
        reserve=people.reserve,
        bound=people.grounded,
        cities=people.cities,
        ships=people.ships,
        sticks=people.sticks,
        hand=tuple(
            PaperSpell(spell=spell.kind, marked=spell.flag == "marked", lutao=spell.flag == "lutao", seen=())
            for spell in people.hand
        ),
        deck=tuple(own[card] for card in COMBAT),
        pile=deck.unknown.total() + len(deck.bottom),
        sunk=tuple(deck.bottom),
        discards=tuple(deck.discard[card] for card in COMBAT),
        place=people.place,
    )


# --- The tests ---

GAMES = [
    ("standard", 2, "standard"),
    ("standard", 3, "random"),
    ("standard", 4, "strategic"),
    ("beginner", 2, "strategic"),
    ("beginner", 3, "standard"),
    ("beginner", 4, "random"),
    ("pro", 2, "standard"),
    ("pro", 2, "random"),
    ("pro", 2, "strategic"),
]
QUESTIONS = (
    "choose lay moon army city ship take end trap lift enough kill pass move to sail via land fight wrath yes no "
    "return discard give steal void rise anchor onward golems from raise play for at against keep "
    "armies ships cities sticks"
)


def roam(seed: int, met: Counter[str], steps: int = 200, every: int = 4, fickle: float = 0.0) -> None:
    """From an edited position on; with fickle players, who may give up, there are more than two."""
    walker = Walker(f"edited {seed}", met, fickle)
    mode = walker.chance.choice(["standard", "standard", "beginner", "standard" if fickle else "pro"])
    players = 2 if mode == "pro" else walker.chance.choice([3, 4] if fickle else [2, 3, 4])
    board = walker.chance.choice(["standard", "standard", "standard", "random", "strategic"])
    max_rounds = walker.chance.choice([8, 12])
    walk(edited(deal(mode, players, board, max_rounds, f"e{seed}"), walker), walker, steps, every)


@pytest.mark.parametrize(("mode", "players", "board"), GAMES)
def test_they_play_the_same_games(mode: str, players: int, board: str) -> None:
    met: Counter[str] = Counter()
    walk(deal(mode, players, board, 8, "game"), Walker(f"{mode} {players} {board}", met), every=5)
    assert met["moves"] > 300
    assert sum(met[f"end {reason}"] for reason in ("city", "elimination", "rounds")) == 1


def test_they_agree_on_edited_positions() -> None:
    met: Counter[str] = Counter()
    for seed in range(50):
        roam(seed, met, every=3)
    expected = {*QUESTIONS.split(), *(f"play {kind}" for kind in SPELLS if SPELLS[kind]["copies"] > 1)}
    assert {sign for sign in expected if not met[sign]} == set()


def test_they_agree_when_somebody_gives_up() -> None:
    met: Counter[str] = Counter()
    for seed in range(16):
        roam(seed, met, steps=100, every=3, fickle=0.03)
    assert met["concede"] > 10


RARE = {
    "sticks of a marked Fair Wind never pay a landing on Lutao (LUT-20.10)": 5,
    "a Rune Shift is discarded after the card of Wisdom is drawn (LUT-21.1)": 20,
    "the cards for the city of Lutao are drawn after the choice of the others (LUT-20.8)": 530,
    "a Time Swirl that brings the Moons to Wisdom (LUT-20.3)": 521,
    "a banned rune gives no card when the Moons come to Wisdom (LUT-20.11)": 1004,
    "no reincarnation after a battle against golems (LUT-20.5)": 1103,
}
"""Found by long searches: cases where the two readings of the specification differed."""


@pytest.mark.parametrize("seed", RARE.values(), ids=RARE)
def test_they_agree_on_rare_things(seed: int) -> None:
    roam(seed, Counter(), 300)
