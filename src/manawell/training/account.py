"""What a calibration says of itself: its file, its tables for docs/bots.md, and the games that the tests keep."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from manawell.kernel.calibration import GLANCE, SEARCH, VALUE, Calibration
from manawell.training.foretold import Foretold, Played, look_again
from manawell.training.lines import Losses, measured, reliability

BASES: Final = (VALUE, GLANCE, SEARCH)
LOOKS: Final = 108
"""How many positions the tests look at again; many games matter more than many positions of one."""
TENTHS: Final = [f"{10 * at}–{10 * at + 10}" for at in range(10)]


class Seen(msgspec.Struct, frozen=True):
    """A game, and what was foretold in it."""

    held_out: bool
    """It was not fitted to."""
    played: Played
    samples: list[Foretold]


class Kept(msgspec.Struct, frozen=True):
    """Games that were not fitted to, and what was measured in them."""

    simulations: int
    losses: dict[str, Losses]
    """By basis."""
    games: list[Played]


def of_basis(seen: Sequence[Seen], basis: str) -> list[Foretold]:
    return [sample for one in seen for sample in one.samples if sample.basis == basis]


def keep(calibration: Calibration, held: Sequence[Seen], simulations: int) -> Kept:
    """Up to about `LOOKS` positions of these games."""
    skip = -(-sum(len(one.played.places) for one in held) // LOOKS)
    games = [msgspec.structs.replace(one.played, places=one.played.places[skip // 2 :: skip]) for one in held]
    samples = [sample for played in games for sample in look_again(played, simulations)]
    found = {basis: [sample for sample in samples if sample.basis == basis] for basis in BASES}
    losses = {basis: measured(calibration, some) for basis, some in found.items() if some}
    return Kept(simulations, losses, games)


def toml(calibration: Calibration, command: str) -> str:
    lines = [
        "# What chance of winning a worth stands for: a straight line between logarithms of odds, by what the worth",
        "# rests on and the variety of the game (docs/bots.md). Written by",
        f"# {command}",
    ]
    for basis, found in calibration.lines.items():
        for variety, line in found.items():
            lines += ["", f"[{basis}.{variety}]"]
            lines += [f"{name} = {number}" for name, number in msgspec.structs.asdict(line).items() if number]
    return "\n".join(lines) + "\n"


def losses_table(calibration: Calibration, held: Sequence[Seen]) -> str:
    """By variety and basis."""
    rows = [
        "| Variety | Rests on | Games | Positions | Coin | Worth | Told |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for variety in dict.fromkeys(sample.variety for one in held for sample in one.samples):
        games = [one for one in held if one.samples and one.samples[0].variety == variety]
        for basis in BASES:
            found = of_basis(games, basis)
            if found:
                losses = measured(calibration, found)
                figures = " | ".join(f"{loss:.3f}" for loss in (losses.coin, losses.worth, losses.told))
                rows.append(f"| {variety} | {basis} | {len(games)} | {losses.positions} | {figures} |")
    return "\n".join(rows)


def reliability_table(calibration: Calibration, held: Sequence[Seen]) -> str:
    """By tenths of what was told: how often that was, and the percentage that was won."""
    rows = [f"| Told, % | {' | '.join(TENTHS)} |", "| --- |" + " ---: |" * len(TENTHS)]
    for basis in BASES:
        found = of_basis(held, basis)
        if found:
            bins = reliability(calibration, found)
            cells = [f"{100 * one.won:.0f} of {one.size}" if one.size else "–" for one in bins]
            rows.append(f"| {basis} | {' | '.join(cells)} |")
    return "\n".join(rows)


def put_into(document: Path, name: str, text: str) -> None:
    """Between the marks of that name; `ValueError` if they are not there."""
    begin, end = f"<!-- calibration of {name} -->\n", f"<!-- end of {name} -->\n"
    whole = document.read_text("utf-8")
    at, until = whole.index(begin) + len(begin), whole.index(end)
    document.write_text(f"{whole[:at]}\n{text}\n\n{whole[until:]}", "utf-8")
