"""A bot on the network: `python examples/network_bot.py URL [TABLE …]`.

It takes an open seat at each of the tables; without any, it waits for people who challenge it. It plays all its games
at once, each from what its seat may know. Replace `choose` by your own ideas.
"""

import sys
from concurrent.futures import ThreadPoolExecutor

import msgspec

from manawell import find_game, make_bot, rng_from
from manawell.client import House, Seat


def choose(seat: Seat) -> str:
    """The text of a legal move: here, what one of Manawell's own bots would play."""
    game, rng = find_game(seat.table.game), rng_from(f"{seat.table.id} {seat.scene.version}".encode())
    view = msgspec.convert(seat.scene.view, game.view_type)
    move = make_bot("scholar", rng, seconds=1.0).choose(game, view)
    return game.text_of(game.imagine(view, rng), move)


def play(house: House, table: str) -> None:
    with house.sit(table) as seat:
        for _ in seat.turns():
            seat.play(choose(seat))
        print(seat.table.game, table, seat.scene.outcome, flush=True)


def main(url: str, *tables: str) -> None:
    with House.enter(url, "Tinker") as house, ThreadPoolExecutor(50) as pool:
        print(f"Challenge me: {url}/p/{house.me().id}", flush=True)
        for table in tables or house.challenges():
            house.join(table)
            pool.submit(play, house, table)


if __name__ == "__main__":
    main(*sys.argv[1:])
