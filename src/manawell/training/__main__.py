"""`python -m manawell.training play GAME FILE` and `… fit FILE… NET`: see docs/training.md."""

import argparse
import os
from pathlib import Path
from time import monotonic

import msgspec


def main() -> None:
    parser = argparse.ArgumentParser(prog="manawell.training", description=__doc__)
    commands = parser.add_subparsers(required=True)
    play = commands.add_parser("play", help="play games of a bot against itself, and write their positions")
    play.add_argument("game")
    play.add_argument("file", type=Path)
    play.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--games", type=int, default=1000)
    play.add_argument("--seed", default="training")
    play.add_argument("--simulations", type=int, default=64)
    play.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    play.set_defaults(run=_play)
    fit = commands.add_parser("fit", help="fit a network to positions")
    fit.add_argument("files", type=Path, nargs="+")
    fit.add_argument("--net", type=Path, required=True)
    fit.add_argument("--device", default="cpu")
    fit.set_defaults(run=_fit)
    chosen = parser.parse_args()
    chosen.run(chosen)


def _play(chosen: argparse.Namespace) -> None:
    from manawell.training.samples import save
    from manawell.training.selfplay import play_on_all_cores

    start, options = monotonic(), dict(one.split("=", 1) for one in chosen.option)
    found = play_on_all_cores(chosen.game, options, chosen.games, chosen.seed, chosen.simulations, chosen.workers)
    save(found, chosen.file)
    print(f"{chosen.games} games, {len(found.game)} rows, {monotonic() - start:.0f} s")


def _fit(chosen: argparse.Namespace) -> None:
    from manawell.training.fit import fit, in_integers
    from manawell.training.samples import load

    samples = load(*chosen.files)
    network, losses = fit(samples, device=chosen.device)
    provenance = {"rows": len(samples.game), **losses._asdict()}
    chosen.net.write_bytes(msgspec.json.encode(in_integers(network, provenance)))
    print(losses)


if __name__ == "__main__":
    main()
