"""A bot on the network: `python examples/network_bot.py URL [TABLE …]`.

It takes an open seat at each of the tables; without any, it opens a table of every game and says where. Then it plays
them all at once, each from what its seat may know. Replace `choose` by your own ideas.
"""

import sys
from concurrent.futures import ThreadPoolExecutor

import msgspec

from manawell import find_game, games, make_bot, rng_from
from manawell.client import House, Seat

LEVEL = "scholar"


def choose(seat: Seat) -> str:
    """The text of a legal move: here, what one of Manawell's own bots would play."""
    game, rng = find_game(seat.table.game), rng_from(f"{seat.table.id} {seat.scene.version}".encode())
    view = msgspec.convert(seat.scene.view, game.view_type)
    move = make_bot(LEVEL, rng, seconds=1.0).choose(game, view)
    return game.text_of(game.imagine(view, rng), move)


def play(house: House, table: str) -> None:
    with house.sit(table) as seat:
        for _ in seat.turns():
            seat.play(choose(seat))
        print(seat.table.game, table, seat.scene.outcome)


def main(url: str, *tables: str) -> None:
    with House.enter(url, "Tinker") as house:
        for table in tables:
            house.join(table)
        if not tables:
            tables = tuple(house.make_table(game, [{"kind": "me"}, {"kind": "open"}]) for game in games())
            print(*(f"{url}/t/{table}" for table in tables), sep="\n", flush=True)
        with ThreadPoolExecutor(len(tables)) as pool:
            list(pool.map(lambda table: play(house, table), tables))


if __name__ == "__main__":
    main(*sys.argv[1:])
