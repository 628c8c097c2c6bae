"""What a host sees of a running server, and nobody else."""

import http.server
import json
import logging
import re
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from manawell.server.telemetry import traces
from manawell.server.telemetry.logs import JsonLines, TextLines, request_id
from manawell.server.telemetry.watch import HEADER
from tests.server.conftest import Invite
from tests.server.house import BOT, HOST_SECRET, ME, Person, metrics_of, roomy, running


def figures(text: str) -> dict[str, float]:
    """By name and labels: what Prometheus reads."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


async def test_alive_and_able_to_store(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as client:
        for path in ("/healthz", "/readyz"):
            answer = (await client.get(path)).json()
            assert (answer["status"], answer["uptime"] > 0) == ("ok", True)


async def test_metrics_are_for_the_host(url: str, tmp_path: Path) -> None:
    async with httpx.AsyncClient(base_url=url) as client:
        for headers in ({}, {"authorization": "Bearer guess"}, {"authorization": HOST_SECRET}):
            assert (await client.get("/metrics", headers=headers)).json()["fault"] == "fault-metrics-token"
    with running(roomy(tmp_path, metrics_token=None)) as closed:
        for headers in ({}, {"authorization": "Bearer None"}):
            answer = httpx.get(f"{closed}/metrics", headers=headers)
            assert (answer.status_code, answer.json()["fault"]) == (404, "fault-no-metrics")


async def test_what_happens_is_counted(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, ME)
    before = figures(await metrics_of(ada))
    async with ada.at(table) as place:
        for _ in range(3):
            assert (await place.play())["type"] == "done"
        await ada.get(f"/api/tables/{table}")
        after = figures(await metrics_of(ada))
        assert after["manawell_sockets"] >= 1
    grown = {name: value - before.get(name, 0) for name, value in after.items()}
    assert grown["manawell_moves_total"] >= 3
    assert grown["manawell_message_seconds_count{kind=play}"] >= 3
    assert grown["manawell_storage_write_seconds_count"] >= 3
    assert grown["manawell_requests_total{method=GET,route=/api/tables/{table},status=200}"] >= 1
    assert after["manawell_storage_up"] == 1
    assert table not in await metrics_of(ada), "no address names a table"


async def test_bots_are_timed(invite: Invite) -> None:
    ada = await invite("Ada")
    before = figures(await metrics_of(ada)).get("manawell_thought_seconds_count", 0)
    async with ada.at(await ada.make(ME, BOT)) as place:
        await place.turn()
        await place.play()
        await place.turn()
    assert figures(await metrics_of(ada))["manawell_thought_seconds_count"] > before


async def test_a_request_has_an_id_which_a_proxy_may_have_given(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as client:
        first, second = [(await client.get("/api/games")).headers[HEADER] for _ in range(2)]
        assert first != second
        given = await client.get("/nowhere", headers={HEADER: "from-the-proxy-1"})
        assert given.headers[HEADER] == "from-the-proxy-1"
        bad = await client.get("/api/games", headers={HEADER: "two words"})
        assert re.fullmatch("[0-9a-f]{16}", bad.headers[HEADER])


@pytest.fixture
def record() -> logging.LogRecord:
    made = logging.LogRecord("manawell.server", logging.WARNING, "", 0, "it %s", ("broke",), None)
    made.problem, made.token = "OSError", "swordfish"
    made.created = 0.0
    return made


def test_lines_of_the_log_name_the_request_and_only_known_fields(record: logging.LogRecord) -> None:
    plain = {"at": 0.0, "level": "warning", "from": "manawell.server", "message": "it broke", "problem": "OSError"}
    assert json.loads(JsonLines().format(record)) == plain
    named = request_id.set("abcd1234")
    try:
        assert json.loads(JsonLines().format(record)) == plain | {"request": "abcd1234"}
        line = TextLines().format(record)
    finally:
        request_id.reset(named)
    assert line == "1970-01-01 00:00:00Z warning it broke problem=OSError request=abcd1234"
    try:
        raise ValueError("why")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert "ValueError: why" in json.loads(JsonLines().format(record))["exception"]
    assert TextLines().format(record).endswith("ValueError: why")


async def test_requests_are_logged_if_the_host_wants_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "manawell.server"), running(roomy(tmp_path, log_requests=True)) as url:
        ada = await Person(url).come_in("Ada")
        table = await ada.make(ME, ME)
        await ada.get(f"/api/tables/{table}")
        await ada.leave()
    lines = [JsonLines().format(record) for record in caplog.records]
    (line,) = [line for line in lines if '"/api/tables/{table}"' in line]
    assert json.loads(line)["status"] == 200
    assert not any(table in line or ada.id in line for line in lines)


class Collector(http.server.BaseHTTPRequestHandler):
    """Receives traces, as a host's collector does."""

    received: list[bytes] = []  # noqa: RUF012

    def do_POST(self) -> None:
        self.received.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_arguments: Any) -> None: ...


async def test_traces_go_where_the_host_wants_them(tmp_path: Path) -> None:
    pytest.importorskip("opentelemetry.exporter.otlp")
    collector = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Collector)
    threading.Thread(target=collector.serve_forever, daemon=True).start()
    try:
        address = f"http://127.0.0.1:{collector.server_port}/v1/traces"
        with running(roomy(tmp_path, traces=address)) as url:
            ada = await Person(url).come_in("Ada")
            table = await ada.make(ME, ME)
            async with ada.at(table) as place:
                await place.play()
            await ada.leave()
    finally:
        collector.shutdown()
        collector.server_close()
    sent = b"".join(Collector.received)
    for name in (b"request", b"message", b"commit", b"/api/tables"):
        assert name in sent
    assert table.encode() not in sent
    assert traces.span("later") is traces.NOTHING
