"""Battles in a few words: who attacks whom with how many, and the result."""

from collections.abc import Mapping

from manawell.games.lutao.events import CardsRevealed, CombatCardsDrawn, CombatRoundBegun, HitsTaken
from tests.lutao.table import Table, table

PLAIN = "elves shapeshifters"
"""Attacking Elves and Shapeshifters that have borrowed nobody have no power that matters."""
CAMPS = {"NUR1": "NUR2", "LUT2": "LUT1", "LUT0": "LUT1"}
"""Where the attackers come from."""
LETTER_OF = {"miss": "M", "hit": "H", "city_hit": "C", "hero": "X", "shield": "S"}
ANSWERS = {
    "return": "return miss",
    "discard": "discard miss",
    "ghosts": "no",
    "strike": "no",
    "gift": "pass",
    "void": "pass",
    "give": "pass",
    "steal": "pass",
}
"""The answer to a question that does not matter here."""


def fight(
    attackers: int,
    defenders: int,
    a: str = "MMMM",
    b: str = "MMMM",
    *,
    peoples: str = PLAIN,
    at: str = "NUR1",
    city: bool = False,
    golems: bool = False,
    runes: str = "",
    hands: Mapping[str, str] | None = None,
    taken: str = "",
    captives: tuple[int, int] = (0, 0),
    artefacts: str = "",
) -> Table:
    """A attacks B, or golems, with this many; a and b are the piles, played behind their owners' hands."""
    held = [f" h {enemy}{number}" if number else "" for enemy, number in zip("BA", captives, strict=True)]
    camp = CAMPS[at]
    defence = "" if golems else f"; B {at} {defenders}{held[1]}"
    field = table(
        f"A {camp} {attackers + 1}{held[0]}{defence}; A RHU1 1; B BEL1 1",
        peoples=peoples,
        runes=runes,
        cities=at if city else "",
        golems={at: defenders} if golems else None,
        hands=hands,
        taken=taken,
        artefacts=artefacts,
        piles={"A": a, "B": b},
    )
    take = f"take {attackers}+{captives[0]}" if captives[0] else f"take {attackers}"
    return field.play(f"move {camp}", f"to {at}", take, "end")


def two_battles(peoples: str, a: str, b: str, defenders: int = 1) -> Table:
    """A attacks NUR1 and NUR3 with 2 armies each and begins with NUR1."""
    field = table(
        f"A NUR2 5; B NUR1 {defenders}; B NUR3 {defenders}; B SIG1 1", peoples=peoples, piles={"A": a, "B": b}
    )
    moves = [f"move NUR2/to {target}/take 2".split("/") for target in ("NUR1", "NUR3")]
    return field.play(*moves[0], *moves[1], "end", "fight NUR1")


def golems_attack(armies: int, pile: str, peoples: str = PLAIN, *, runes: str = "", taken: str = "") -> Table:
    """A holds the city of Lutao and sends the 2 golems of LUT3 against B on LUT2."""
    field = table(
        f"A LUT0 3; B LUT2 {armies}; B BEL1 1",
        peoples=peoples,
        runes=runes,
        taken=taken,
        step="forming",
        controller="A 3",
        golems={"LUT1": 0, "LUT7": 0},
        piles={"B": pile},
    )
    return field.play("end", "golems LUT2", "from LUT3")


def trace(field: Table, rounds: int = 1, **answers: str) -> list[str]:
    """Fight this many combat rounds and list who was asked what, as in `return A`; answers by question, or none."""
    asked = []
    battle = field.state.battle
    while battle is not None and field.state.battle is battle and battle.round <= rounds:
        question, people = field.asks
        if question not in ANSWERS and not question.startswith("window"):
            break
        asked.append(f"{question} {people}")
        answer = answers.get(question, ANSWERS.get(question, "pass"))
        field.play(answer if answer in field.legal else field.legal[0])
    return asked


def fought(field: Table, rounds: int = 1, **answers: str) -> Table:
    """Fight this many combat rounds; answers by question, otherwise return Misses and leave powers unused."""
    trace(field, rounds, **answers)
    return field


def hits(field: Table, letter: str) -> list[HitsTaken]:
    """What a people suffered, by combat round; a first strike counts as one."""
    return [event for event in field.happened(HitsTaken) if event.people == field.name(letter)]


def losses(field: Table, letter: str) -> list[int]:
    """Armies lost, by combat round."""
    return [event.armies for event in hits(field, letter)]


def drawn(field: Table, letter: str) -> list[int]:
    """Numbers of cards drawn, one after another."""
    return [event.count for event in field.happened(CombatCardsDrawn) if event.people == field.name(letter)]


def shown(field: Table, letter: str) -> list[str]:
    """The cards revealed, one combat round after another."""
    return [
        "".join(LETTER_OF[card] for card in event.cards)
        for event in field.happened(CardsRevealed)
        if event.people == field.name(letter)
    ]


def counts(field: Table) -> list[tuple[int, int, int, int]]:
    """Pieces and numbers of cards at the beginning of each combat round: of A, of B."""
    return [
        (event.attackers, event.defenders, event.attacker_cards, event.defender_cards)
        for event in field.happened(CombatRoundBegun)
    ]


def told(field: Table) -> list[str]:
    """The names of all events so far."""
    return [type(event).__name__ for event, _ in field.journal.entries]


def idle_until(field: Table, round_: int) -> Table:
    """Nobody does anything until that round begins."""
    while field.view().round < round_:
        field.play(next(move for move in field.legal if move in ("end", "pass", "no", "enough") or move.endswith(" 0")))
    return field
