"""The pages of the client: found, packed and kept as they should be."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import roomy, running

SCRIPT = "export const well = 'mana';\n" * 200


@pytest.fixture
def built(tmp_path: Path) -> Iterator[httpx.Client]:
    """A server with a client of two files."""
    assets = tmp_path / "client" / "assets"
    assets.mkdir(parents=True)
    (assets / "table-1a2b3c.js").write_text(SCRIPT)
    (assets.parent / "sw.js").write_text(SCRIPT)
    (assets.parent / "index.html").write_text("<!doctype html><title>the client</title>")
    with (
        running(roomy(tmp_path / "data", client=assets.parent)) as address,
        httpx.Client(base_url=address) as client,
    ):
        yield client


def test_assets_are_packed_and_kept_for_ever(built: httpx.Client) -> None:
    answer = built.get("/assets/table-1a2b3c.js", headers={"Accept-Encoding": "gzip"})
    assert answer.text == SCRIPT
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert "default-src" in answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize("address", ["/", "/new", "/settings", "/t/abcdefghij", "/rules/gegensatz"])
def test_every_address_of_the_client_leads_to_its_page(built: httpx.Client, address: str) -> None:
    answer = built.get(address)
    assert "the client" in answer.text
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "address",
    ["/", "/new", "/t/abcdefghij", "/assets/table-1a2b3c.js", "/sw.js", "/healthz", "/readyz"],
)
def test_monitors_look_with_head(built: httpx.Client, address: str) -> None:
    seen, looked = built.get(address), built.head(address)
    assert (looked.status_code, looked.content) == (200, b"")
    assert looked.headers["Content-Type"] == seen.headers["Content-Type"]


def test_an_unknown_address_shows_people_the_page_and_programs_a_fault(built: httpx.Client) -> None:
    for address in ("/nonsense", "/tables", "/assets/nothing.js"):
        seen = built.get(address, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
        assert (seen.status_code, "the client" in seen.text) == (404, True)
        told = built.get(address)
        assert (told.status_code, told.json()["fault"]) == (404, "fault-no-page")
    told = built.get("/api/nonsense", headers={"Accept": "text/html"})
    assert (told.status_code, told.json()["values"]) == (404, {"path": "/api/nonsense"})
    assert built.post("/nonsense", headers={"Accept": "text/html"}).json()["fault"] == "fault-no-page"


def test_a_missing_asset_is_not_found(built: httpx.Client) -> None:
    assert built.get("/assets/../../../etc/passwd").status_code == 404
    assert built.get("/assets/nothing.js").status_code == 404


def test_without_pages_the_server_says_how_to_build_them(tmp_path: Path) -> None:
    with running(roomy(tmp_path / "data", client=tmp_path / "none")) as address:
        assert "make play" in httpx.get(address).text
