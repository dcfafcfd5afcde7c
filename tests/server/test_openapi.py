"""The HTTP API does what its page says, whatever it is asked."""

import random
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.playing import PERSON, new_table, play_to_the_end
from tests.server.serving import Server

EXAMPLES = 12
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def tables(server: Server) -> list[str]:
    """A running and a finished table, so that something is found."""
    running = new_table(server, "northgard", PERSON, PERSON)
    over = new_table(server, "ice-garden", PERSON, PERSON)
    with over.chair(0, 1) as chair:
        play_to_the_end([chair], random.Random(1))
    return [running.id, over.id, "nosuchtable"]


def test_nothing_that_is_asked_is_a_server_error(server: Server, tables: list[str]) -> None:
    page = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")
    results = list(page.get_all_operations())
    operations = [result.ok() for result in results if isinstance(result, Ok)]
    assert len(operations) == len(results)
    assert len(operations) >= 14
    for operation in operations:
        _try(operation, tables)
    assert server.metric("skald_failures_total") == 0


def _try(operation: Any, tables: list[str]) -> None:
    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(
        case=operation.as_strategy(), table=hypothesis.strategies.sampled_from(tables)
    )
    def run(case: Any, table: str) -> None:
        if "table_id" in case.path_parameters and table:
            case.path_parameters["table_id"] = table
        case.call_and_validate(checks=CHECKS, timeout=60)

    run()
