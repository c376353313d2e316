"""The HTTP API keeps its own promises, whatever is sent to it."""

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from tests.server.inside import ServerInside

# Whether a game can be played with some options is more than a schema can say.
BEYOND_A_SCHEMA = [positive_data_acceptance, negative_data_rejection]


def test_every_call_answers_as_promised(tmp_path: Path) -> None:
    server = ServerInside(tmp_path).start()
    schema = schemathesis.openapi.from_url(f"{server.url}/api/docs/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]

    for operation in operations:

        @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def answers(case: Any) -> None:
            case.call_and_validate(excluded_checks=BEYOND_A_SCHEMA)

        answers()

    assert len(operations) >= 11
    server.stop()
