"""Addresses that strangers give us to call must not lead into our own network.

A subscription's endpoint comes from a client. We call it only over https, on the usual port, and only at a public
address: the name is resolved here, every address it has is looked at, and the connection goes to one of these, so that
the name cannot mean another machine a moment later.
"""

import asyncio
import ipaddress
import socket
from typing import Final, NamedTuple
from urllib.parse import urlsplit, urlunsplit

LONGEST: Final = 1000
PORT: Final = 443


class Unsafe(ValueError):
    """We do not call this address."""


class Target(NamedTuple):
    """Where a request goes."""

    url: str
    """With the address in place of the name."""
    host: str
    """The name as the service knows it, for the header `Host`."""
    name: str
    """The name that its certificate must have."""


def check_endpoint(endpoint: str, anywhere: bool) -> None:
    """`Unsafe` if it cannot be the endpoint of a push service; names are looked up only when they are called."""
    if not 0 < len(endpoint) <= LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise Unsafe("not an address")
    try:
        parts = urlsplit(endpoint)
        name, port = parts.hostname, parts.port
    except ValueError as problem:
        raise Unsafe("not an address") from problem
    if not name or parts.username is not None or parts.password is not None or parts.fragment:
        raise Unsafe("not an address")
    if anywhere and parts.scheme in ("http", "https"):
        return
    if parts.scheme != "https" or port not in (None, PORT):
        raise Unsafe("not https")
    if _literal(name) is None and "." not in name:
        raise Unsafe("a name of this network")
    if (address := _literal(name)) is not None and not _is_public(address):
        raise Unsafe("an address of this network")


async def safe_target(endpoint: str, anywhere: bool) -> Target:
    """Where to send what is meant for this endpoint; `anywhere` is for tests, and allows this network and http."""
    check_endpoint(endpoint, anywhere)
    parts = urlsplit(endpoint)
    name = parts.hostname or ""
    port = parts.port or (PORT if parts.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(name, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]).partition("%")[0] for one in found]
    if not anywhere and not all(_is_public(ipaddress.ip_address(one)) for one in addresses):
        raise Unsafe("an address of this network")
    address = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    url = urlunsplit((parts.scheme, f"{address}:{port}", parts.path, parts.query, ""))
    return Target(url, parts.netloc, name)


def _literal(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def _is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Also not one of ours in the clothes of IPv6: mapped, 6to4 or NAT64."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return _is_public(inner)
    return address.is_global and not address.is_multicast


NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
