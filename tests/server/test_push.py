"""The parts of notices that need no server: encryption, addresses, quiet hours, mail."""

import asyncio
import socket
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from manawell.server.faults import BadSetting
from manawell.server.notices.mail import Post, is_address, letter, post_of
from manawell.server.notices.quiet import quiet_until, zone_of
from manawell.server.notices.safe_address import Unsafe, check_endpoint, safe_target
from manawell.server.notices.webpush import Identity, encrypt, fresh_secret, is_point
from manawell.server.storage.notices import Subscription, Wishes
from tests.server.stand_ins import bytes_of, check_signature, text_of

BERLIN = ZoneInfo("Europe/Berlin")


def test_a_message_is_encrypted_as_in_the_standard() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    browser = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        bytes_of("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        bytes_of("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    secret = int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    once, salt = ec.derive_private_key(secret, ec.SECP256R1()), bytes_of("DGv6ra1nlYgDCS1FRnbzlw")
    assert text_of(encrypt(b"When I grow up, I want to be a watermelon", browser, salt, once)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_request_is_signed_for_its_service_alone() -> None:
    identity = Identity(fresh_secret(), "mailto:host@play.example")
    claims = check_signature(identity.authorization("https://push.example/a/b?c", 1000.0), "https://push.example")
    assert claims["key"] == identity.public
    assert claims["sub"] == "mailto:host@play.example"
    assert 1000 < claims["exp"] <= 1000 + 24 * 3600
    assert is_point(bytes_of(identity.public))
    assert not is_point(bytes_of(identity.public)[:-1] + b"\0")


GOOD = [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/x",
    "https://web.push.apple.com:443/Q",
]
BAD = [
    "http://push.example/a",
    "https://push.example:8443/a",
    "https://localhost/a",
    "https://intranet/a",
    "https://127.0.0.1/a",
    "https://10.0.0.7/a",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/a",
    "https://[fd00::1]/a",
    "https://[::ffff:192.168.1.1]/a",
    "https://[2002:7f00:1::]/a",
    "https://[64:ff9b::10.0.0.1]/a",
    "https://0.0.0.0/a",
    "https://100.64.0.1/a",
    "https://224.0.0.1/a",
    "https://user:secret@push.example/a",
    "https://push.example/a#b",
    "https://push.example/a\r\nX: y",
    "https://pu sh.example/",
    "https://[/",
    "https:///a",
    "ftp://push.example/a",
    "file:///etc/passwd",
    "",
    "https://push.example/" + "a" * 1000,
]


@pytest.mark.parametrize("endpoint", GOOD)
def test_push_services_are_called(endpoint: str) -> None:
    check_endpoint(endpoint, anywhere=False)


@pytest.mark.parametrize("endpoint", BAD, ids=range(len(BAD)))
def test_nothing_else_is_called(endpoint: str) -> None:
    with pytest.raises(Unsafe):
        check_endpoint(endpoint, anywhere=False)


def resolve_to(patch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Replace the system's resolver, whose answers nobody controls here, in this loop: others run in this process."""

    async def found(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    patch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["93.184.215.14", "10.0.0.1"], ["fe80::1%eth0"], ["::1"]])
async def test_a_name_that_leads_into_this_network_is_not_called(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    resolve_to(monkeypatch, *addresses)
    with pytest.raises(Unsafe):
        await safe_target("https://push.example/a", anywhere=False)


async def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "2606:2800:21f::1")
    found = await safe_target("https://push.example/a?b=c", anywhere=False)
    assert found == ("https://[2606:2800:21f::1]:443/a?b=c", "push.example", "push.example")


def at(hour: int, minute: int = 0, day: int = 10, month: int = 6) -> float:
    return datetime(2030, month, day, hour, minute, tzinfo=BERLIN).timestamp()


NIGHT = Wishes(quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Berlin")
NOON = Wishes(quiet_from=12 * 60, quiet_to=14 * 60, zone="Europe/Berlin")


@pytest.mark.parametrize(
    ("wishes", "now", "until"),
    [
        (NIGHT, at(21, 59), None),
        (NIGHT, at(22), at(8, day=11)),
        (NIGHT, at(23, 59), at(8, day=11)),
        (NIGHT, at(0), at(8)),
        (NIGHT, at(7, 59), at(8)),
        (NIGHT, at(8), None),
        (NOON, at(11, 59), None),
        (NOON, at(12), at(14)),
        (NOON, at(13, 59), at(14)),
        (NOON, at(14), None),
        (NIGHT, at(23, day=30, month=3), at(8, day=31, month=3)),
        (Wishes(quiet_from=0, quiet_to=0), at(0), None),
        (Wishes(), at(0), None),
    ],
)
def test_quiet_hours_are_those_of_the_person(wishes: Wishes, now: float, until: float | None) -> None:
    assert quiet_until(wishes, now) == until


def test_quiet_hours_end_where_clocks_are_put_back() -> None:
    """On 27 October 2030 it is half past two in the morning twice."""
    wishes = Wishes(quiet_from=23 * 60, quiet_to=2 * 60 + 30, zone="Europe/Berlin")
    now = datetime(2030, 10, 27, 2, 10, tzinfo=BERLIN, fold=1).timestamp()
    until = quiet_until(wishes, now)
    assert until is not None
    assert now < until < now + 3600


def test_only_time_zones_are_time_zones() -> None:
    assert zone_of("America/Argentina/Buenos_Aires") is not None
    for name in ("Nowhere/Atall", "../../etc/passwd", "Europe", "", "/etc/localtime"):
        assert zone_of(name) is None


@pytest.mark.parametrize("text", ["a@b.example", "first.last+tag@mail.example.org"])
def test_addresses_get_mail(text: str) -> None:
    assert is_address(text)


@pytest.mark.parametrize(
    "text",
    [
        "a@b",
        "a b@c.example",
        "a@b.example, c@d.example",
        "a@b.example\nBcc: c@d.example",
        "A <a@b.example>",
        '"a b"@c.example',
        "a@[127.0.0.1]",
        "ä@b.example",
        "@b.example",
        "a" * 250 + "@b.example",
        "",
    ],
)
def test_nothing_else_gets_mail(text: str) -> None:
    assert not is_address(text)


def test_a_mail_can_be_stopped_with_one_click() -> None:
    post = post_of("smtps://me:p%40ss@mail.example", "games@play.example", "https://play.example")
    assert post == Post("smtps", "mail.example", 465, "me", "p@ss", "games@play.example", "https://play.example")
    mail = letter(post, "ada@b.example", "Two\nlines", "text", "secret")
    assert mail["List-Unsubscribe"] == "<https://play.example/api/mail/stop/secret>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Subject"] == "Two lines"


@pytest.mark.parametrize(
    ("smtp", "sender", "home"),
    [
        ("http://mail.example", "a@b.example", "https://c.example"),
        ("smtp://", "a@b.example", "https://c.example"),
        ("smtp://h:x", "a@b.example", "https://c.example"),
        ("smtp://mail.example", None, "https://c.example"),
        ("smtp://mail.example", "a@b.example", None),
        ("smtp://mail.example", "nobody", "https://c.example"),
    ],
)
def test_half_a_mail_server_is_refused(smtp: str, sender: str | None, home: str | None) -> None:
    with pytest.raises(BadSetting):
        post_of(smtp, sender, home)


def test_without_a_mail_server_none_is_needed() -> None:
    assert post_of(None, None, None) is None
