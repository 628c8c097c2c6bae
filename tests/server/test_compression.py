"""Only long messages are compressed, and nothing is kept for the next one."""

from typing import Any

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from manawell.server.web.compression import LONG, SparingFactory
from tests.server.conftest import Invite
from tests.server.house import ME


def agreed() -> tuple[PerMessageDeflate, PerMessageDeflate]:
    """Both ends of a connection to a browser."""
    browser = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    wishes: Any = list(browser.get_request_params())
    answer, ours = SparingFactory().process_request_params(wishes, [])
    return ours, browser.process_response_params(answer, [])


@pytest.mark.parametrize(("size", "compressed"), [(1, False), (LONG - 1, False), (LONG, True), (20 * LONG, True)])
def test_long_messages_are_compressed_and_short_ones_are_not(size: int, compressed: bool) -> None:
    ours, theirs = agreed()
    sent = ours.encode(Frame(Opcode.TEXT, b"m" * size))
    assert sent.rsv1 == compressed
    assert (len(sent.data) < size) == compressed
    assert bytes(theirs.decode(sent).data) == b"m" * size


def test_an_idle_connection_keeps_no_memory_of_what_it_compressed() -> None:
    ours, theirs = agreed()
    for size in (LONG, 2 * LONG):
        theirs.decode(ours.encode(Frame(Opcode.TEXT, b"m" * size)))
        ours.decode(theirs.encode(Frame(Opcode.TEXT, b"a wish")))
        assert not {"encoder", "decoder"} & vars(ours).keys()


async def test_a_server_agrees_on_it_with_a_browser(invite: Invite) -> None:
    ada = await invite("Ada")
    async with ada.at(await ada.make(ME, ME)) as place:
        [extension] = place.connection.protocol.extensions
        assert isinstance(extension, PerMessageDeflate)
        assert (extension.remote_no_context_takeover, extension.local_no_context_takeover) == (True, True)
        assert (await place.play())["type"] == "done"
