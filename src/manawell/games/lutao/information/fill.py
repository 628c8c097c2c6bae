"""Imagines what is hidden: hands, piles, traps and offers that the viewer cannot rule out (LUT-23)."""

from typing import Final

import msgspec

from manawell.games.lutao.components.cards import BEGINNER_LACKS, SPELLS
from manawell.games.lutao.components.materials import material_of
from manawell.games.lutao.components.tables import (
    COMBAT_CARDS,
    KINDS,
    LAND_PROVINCES,
    LANDS,
    PEOPLES,
    RUNES,
)
from manawell.games.lutao.information.view import Errand, Fight, Folk, View
from manawell.kernel.rng import Rng

HIDDEN: Final = "hidden"


def fill(view: View, rng: Rng) -> View:
    """Draw what is hidden; cards never seen are all equally likely."""
    peoples = list(view.peoples)
    errands = list(view.errands)
    changes: dict[str, object] = {}
    if view.step == "choosing":
        peoples = _offers(view, peoples, rng)
    if view.hidden_lands:
        changes |= _lands(view, rng)
    if view.spells is None:
        peoples, errands, spells = _spells(view, peoples, errands, rng)
        changes["spells"] = tuple(spells)
    battle = view.battle
    for people, folk in enumerate(peoples):
        peoples[people], battle = _combat_cards(people, folk, battle, rng)
    if None in view.traps or view.lifted == HIDDEN:
        changes |= _traps(view, rng)
    for place, errand in enumerate(errands):
        if errand.kind == "keep_card" and None in errand.cards:
            errands[place], stacks = _drawn(view, errand, rng)
            changes |= stacks
    return msgspec.structs.replace(
        view, peoples=tuple(peoples), errands=tuple(errands), battle=battle, **changes, hidden_lands=0
    )


def _shuffled(items: list[int], rng: Rng) -> list[int]:
    rng.shuffle(items)
    return items


def _offers(view: View, peoples: list[Folk], rng: Rng) -> list[Folk]:
    """Cards that others were dealt, and what they have kept of them."""
    seen = {card for folk in peoples for card in folk.peoples}
    seen_runes = {rune for folk in peoples for rune in folk.runes}
    cards = _shuffled([card for card, name in enumerate(PEOPLES) if name not in seen], rng)
    runes = _shuffled([rune for rune, name in enumerate(RUNES) if name not in seen_runes], rng)
    filled = []
    for people, folk in enumerate(peoples):
        if None not in folk.peoples:
            filled.append(folk)
            continue
        offer = sorted([cards.pop() for _ in folk.peoples])
        rune_offer = sorted([runes.pop() for _ in folk.runes])
        chosen = view.who is not None and people < view.who
        card = PEOPLES[offer[rng.below(len(offer))]] if chosen else None
        rune = RUNES[rune_offer[rng.below(len(rune_offer))]] if chosen and rune_offer else None
        filled.append(
            msgspec.structs.replace(
                folk,
                peoples=tuple([PEOPLES[one] for one in offer]),
                runes=tuple([RUNES[one] for one in rune_offer]),
                card=card,
                rune=rune,
            )
        )
    return filled


def _lands(view: View, rng: Rng) -> dict[str, object]:
    known = {laid.land for laid in view.lands} | set(view.stack)
    hidden = _shuffled([land for land, name in enumerate(LANDS) if name not in known], rng)
    stack = tuple([LANDS[land] for land in hidden]) + view.stack
    builder = view.builder if view.step != "choosing" else int(rng.below(view.seats))
    return {"stack": stack, "builder": builder}


def _spells(
    view: View, peoples: list[Folk], errands: list[Errand], rng: Rng
) -> tuple[list[Folk], list[Errand], list[int]]:
    """The others' hands and newly drawn cards come from the cards nowhere in sight; the rest is the pile."""
    counts = material_of(view.material).spells[:]
    if view.mode == "beginner":
        for spell in BEGINNER_LACKS:
            counts[spell] = 0
    seen = [card.spell for folk in peoples for card in folk.hand] + [cast.spell for cast in view.casts]
    seen += [card for errand in errands if errand.kind == "keep_spell" for card in errand.cards]
    seen += [SPELLS[errand.numbers[0]] for errand in errands if errand.kind == "put_away"]
    for name in seen:
        if name is not None:
            counts[SPELLS.index(name)] -= 1
    for spell in range(len(SPELLS)):
        counts[spell] -= view.spell_discards[spell]
    pile = _shuffled([spell for spell in range(len(SPELLS)) for _ in range(counts[spell])], rng)
    for people, folk in enumerate(peoples):
        hand = [
            msgspec.structs.replace(card, spell=SPELLS[pile.pop()]) if card.spell is None else card
            for card in folk.hand
        ]
        peoples[people] = msgspec.structs.replace(folk, hand=tuple(hand))
    for place, errand in enumerate(errands):
        if errand.kind == "keep_spell" and None in errand.cards:
            drawn = sorted([pile.pop() for _ in errand.cards])
            errands[place] = msgspec.structs.replace(errand, cards=tuple([SPELLS[spell] for spell in drawn]))
    return peoples, errands, [pile.count(spell) for spell in range(len(SPELLS))]


def _combat_cards(people: int, folk: Folk, battle: Fight | None, rng: Rng) -> tuple[Folk, Fight | None]:
    """Cards that a people holds or has returned, drawn from those of its cards nowhere in sight."""
    mine = None
    if battle is not None:
        mine = next((side for side, one in enumerate(battle.sides) if one.people == people), None)
    hand = battle.sides[mine].hand if battle is not None and mine is not None else ()
    if None not in folk.sunk and None not in hand:
        return folk, battle
    counts = [folk.deck[kind] - folk.discards[kind] for kind in range(KINDS)]
    if battle is not None and mine is not None:
        given = battle.sides[1 - mine].given
        for name in battle.sides[mine].played + ((given,) if given is not None else ()):
            counts[COMBAT_CARDS.index(name)] -= 1
    cards = _shuffled([kind for kind in range(KINDS) for _ in range(counts[kind])], rng)
    folk = msgspec.structs.replace(folk, sunk=tuple([COMBAT_CARDS[cards.pop()] for _ in folk.sunk]))
    if battle is None or mine is None:
        return folk, battle
    drawn = tuple([COMBAT_CARDS[card] for card in sorted([cards.pop() for _ in hand])])
    sides = list(battle.sides)
    sides[mine] = msgspec.structs.replace(sides[mine], hand=drawn)
    return folk, msgspec.structs.replace(battle, sides=tuple(sides))


def _traps(view: View, rng: Rng) -> dict[str, object]:
    """Traps are most likely where their holder has armies."""
    holder = next(
        (people for people, folk in enumerate(view.peoples) if folk.current == "traps" and not folk.out), None
    )
    lands = view.provinces[:LAND_PROVINCES]
    own = _shuffled([place for place, one in enumerate(lands) if one.owner == holder], rng)
    others = _shuffled([place for place, one in enumerate(lands) if one.owner != holder], rng)
    places = others + own
    found: dict[str, object] = {}
    if view.lifted == HIDDEN:
        found["lifted"] = lands[places.pop()].id
    chosen = sorted([places.pop() for _ in view.traps])
    found["traps"] = tuple([lands[place].id for place in chosen])
    return found


def _drawn(view: View, errand: Errand, rng: Rng) -> tuple[Errand, dict[str, object]]:
    """Two cards of an unused stack that another player is looking at."""
    runes = errand.numbers[0] == 1
    names = RUNES if runes else PEOPLES
    stack = _shuffled([names.index(name) for name in (view.rune_stack if runes else view.people_stack)], rng)
    drawn = sorted([stack.pop() for _ in errand.cards])
    left = tuple([names[card] for card in sorted(stack)])
    filled = msgspec.structs.replace(errand, cards=tuple([names[card] for card in drawn]))
    return filled, {"rune_stack" if runes else "people_stack": left}
