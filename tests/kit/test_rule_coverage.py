"""A rule of a game without a test fails the build."""

import pytest

import speeltafel
from tests.kit.rules import coverage


@pytest.mark.parametrize("slug", speeltafel.slugs())
def test_every_rule_and_ruling_is_cited_by_a_test(slug: str) -> None:
    assert coverage()[slug].missing == []


@pytest.mark.parametrize("slug", speeltafel.slugs())
def test_every_citation_names_a_rule(slug: str) -> None:
    assert coverage()[slug].unknown == []
