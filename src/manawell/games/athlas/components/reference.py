"""The cards for clients that show them: numbers, abilities, texts, and the preset armies."""

from typing import Any

import msgspec

from manawell.games.athlas.bot.armies import LIKENESS
from manawell.games.athlas.components.cards import (
    ARMIES,
    BASIC,
    CARD_IDS,
    INTERVENTION_IDS,
    KINDS,
    TARGETS,
    A,
    CardSet,
    M,
    T,
)
from manawell.games.athlas.components.cardsets import TEXTS
from manawell.games.athlas.components.tables import (
    ALPHAS,
    ATTACKS,
    CAMPAIGN_ALPHAS,
    COORDINATES,
    FIRST_TURN_COST,
    FIRST_TURN_UNITS,
    FLAGS,
    GOD_POINTS,
    POINTS_DEFAULT,
    STACK_CARDS,
)
from manawell.games.athlas.drafts import sums_of
from manawell.games.athlas.suggestions import STYLES


def reference(table: CardSet) -> dict[str, Any]:
    """All cards of a set."""
    texts = TEXTS[table.name]
    return {
        "fields": [list(at) for at in COORDINATES],
        "alphas": {"quick": ALPHAS, "standard": ALPHAS, "campaign": CAMPAIGN_ALPHAS},
        "first_turn": {"units": FIRST_TURN_UNITS, "cost": FIRST_TURN_COST},
        "likeness": LIKENESS,
        "styles": list(STYLES),
        "god_points": GOD_POINTS,
        "stack_cards": STACK_CARDS,
        "basics": [_ability(table, number) for number in range(len(BASIC))],
        "cards": [
            {
                "id": card.id,
                "kind": KINDS[card.kind],
                "cost": card.cost,
                "hands": card.hands,
                "life": card.life,
                "spell_points": card.spell_points,
                "physical": card.physical,
                "magic": card.magic,
                "mods": dict(zip(ATTACKS, card.mods, strict=True)),
                "flags": [name for bit, name in enumerate(FLAGS) if card.flags >> bit & 1],
                "timed": card.timed,
                "abilities": [_ability(table, number) for number in card.abilities],
                "text": {language: texts[language][card.id] for language in texts},
            }
            for card in table.cards
        ],
        "interventions": [
            {
                "id": card.id,
                "god_points": card.god_points,
                "time": card.time,
                "text": {language: texts[language][card.id] for language in texts},
            }
            for card in table.interventions
        ],
        "armies": [
            {
                "id": army.id,
                "alphas": [[CARD_IDS[card] for card in cards] for cards in army.alphas],
                "figures": army.figures,
                "sums": [_sums(table, cards) for cards in army.alphas],
                "stack": [INTERVENTION_IDS[card] for card in army.stack],
            }
            for army in ARMIES
        ],
    }


def _sums(table: CardSet, cards: list[int]) -> Any:
    """What a preset alpha adds up to, with the points of the quick start."""
    return msgspec.json.decode(msgspec.json.encode(sums_of(table, [CARD_IDS[card] for card in cards], POINTS_DEFAULT)))


def _ability(table: CardSet, number: int) -> dict[str, Any]:
    ability = table.abilities[number]
    attacks = [effect for effect in ability.effects if effect.type >= 0]
    return {
        "number": number,
        "id": ability.id,
        "cost": [name for name, bit in (("M", M), ("A", A), ("T", T)) if ability.cost & bit],
        "target": TARGETS[ability.target],
        "range": [ability.least, ability.most],
        "attack": ATTACKS[attacks[0].type] if attacks else None,
        "value": attacks[0].value if attacks else None,
    }
