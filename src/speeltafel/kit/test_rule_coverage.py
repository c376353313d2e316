"""A rule of a game without a test fails the build."""

import pytest

from speeltafel.kit.rules import coverage
from speeltafel.kit.setups import KITS


@pytest.mark.parametrize("slug", list(KITS))
def test_every_rule_and_ruling_is_cited_by_a_test(slug: str) -> None:
    assert coverage()[slug].missing == []


@pytest.mark.parametrize("slug", list(KITS))
def test_every_citation_names_a_rule(slug: str) -> None:
    assert coverage()[slug].unknown == []
