"""Requests that nobody would think of, made from the server's own description."""

from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from manawell.server import schema


@pytest.fixture
def guest(url: str) -> Iterator[requests.Session]:
    """One connection for all requests of an operation, always of the same guest. Each operation has its own guest: some
    delete theirs, and the others would be left with nobody.
    """
    answer = httpx.post(url + "/api/guests", json={"name": "Fuzz"})
    with requests.Session() as found:
        found.trust_env = False
        found.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        found.headers["Cookie"] = f"manawell={answer.cookies['manawell']}"
        yield found


REJECTED = {"checks": {"negative_data_rejection": {"expected-statuses": ["4xx"]}}}
"""What the schema forbids may also be too large (413)."""
api = schemathesis.openapi.from_dict(schema.openapi(), config=SchemathesisConfig.from_dict(REJECTED))


@api.parametrize()
@settings(
    max_examples=15, deadline=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck)
)
def test_nothing_sent_to_the_server_breaks_it(case: schemathesis.Case[Any], url: str, guest: requests.Session) -> None:
    excluded = [
        positive_data_acceptance,  # which games, options and levels there are, no schema can say
        allow_header_conformance,  # Starlette names the methods of one route, not of all with the same path
    ]
    case.call_and_validate(base_url=url, session=guest, excluded_checks=excluded)
