"""What clients are told about the cards so that they can draw them."""

from manawell.games.gegensatz import GAME


def test_the_reference_tells_what_is_printed_on_every_card() -> None:
    """GEG-1.2, 1.4, 1.5: four relics of each colour, and the cards of the solo expansion."""
    cards = {card.pop("id"): card for card in GAME.reference(GAME.settle({}))["cards"]}
    assert len(cards) == 22
    assert cards["G2"] == {"colour": "green", "symbol": "key", "numbers": [2]}
    assert cards["X4"] == {"colour": None, "symbol": "skull", "numbers": [4]}
    assert cards["S13"] == {"colour": None, "symbol": None, "numbers": [1, 3]}


def test_the_reference_names_the_colours_in_the_order_of_the_codex() -> None:
    """The codex turns to the next of them."""
    assert GAME.reference(GAME.settle({}))["colours"] == ["green", "purple", "red", "blue"]
