"""Compression on sockets: only of long messages, each for itself.

uvicorn compresses every message, with memory of the earlier ones: about 45 KiB for each connection, and at a small game
more time than everything else that a message costs. Most messages fit into a packet or two anyway.
"""

from collections.abc import Sequence
from typing import Final

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LONG: Final = 4096
"""Messages of so many bytes are compressed."""
BITS: Final = 12
"""The size of the window, as a power of two."""
FAST: Final = 1
"""The level. The usual one takes twice as long and makes messages like ours a twentieth smaller."""


class SparingDeflate(PerMessageDeflate):
    """Leaves short messages as they are, as the extension allows for every single one."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < LONG else super().encode(frame)


class SparingFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on compression without memory."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=BITS,
            client_max_window_bits=BITS,
            compress_settings={"level": FAST, "memLevel": 5},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[object]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)  # type: ignore[arg-type]
        sparing = SparingDeflate(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )
        return agreed, sparing
