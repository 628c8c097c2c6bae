"""Machines on one machine: network namespaces with addresses of their own, joined by a bridge. This needs root."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from typing import Final

HUB: Final = "10.77.0.1"
"""Our own address, where PostgreSQL and Redis listen."""
NETWORK: Final = f"{HUB}/24"
BRIDGE: Final = "mana-hub"


def possible() -> bool:
    return os.geteuid() == 0 and shutil.which("ip") is not None


def ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True)


class Machine:
    """One of them: its name, its address, and the cable to the others."""

    def __init__(self, number: int) -> None:
        self.name = f"mana{number}"
        self.address = f"10.77.0.{10 + number}"
        self.within = ("ip", "netns", "exec", self.name)
        self._cable = f"mana-cable{number}"

    def set_up(self) -> None:
        ip("netns", "add", self.name)
        ip("link", "add", self._cable, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        ip("link", "set", self._cable, "master", BRIDGE, "up")
        for command in (
            ("addr", "add", f"{self.address}/24", "dev", "eth0"),
            ("link", "set", "eth0", "up"),
            ("link", "set", "lo", "up"),
        ):
            ip("-n", self.name, *command)

    def cut(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        ip("link", "set", self._cable, "down")

    def mend(self) -> None:
        ip("link", "set", self._cable, "up")

    def take_down(self) -> None:
        subprocess.run(["ip", "netns", "del", self.name], check=False)


@contextlib.contextmanager
def machines(count: int) -> Iterator[list[Machine]]:
    found = [Machine(number) for number in range(1, count + 1)]
    ip("link", "add", BRIDGE, "type", "bridge")
    try:
        ip("addr", "add", NETWORK, "dev", BRIDGE)
        ip("link", "set", BRIDGE, "up")
        for machine in found:
            machine.set_up()
        yield found
    finally:
        for machine in found:
            machine.take_down()
        ip("link", "del", BRIDGE)
