"""Settings of the whole test run."""

import pytest

from tests.kit.rules import coverage


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that a test proves")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.section("rules proved by tests")
    for slug, found in coverage().items():
        proved = len(found.rules) - len(found.missing)
        terminalreporter.write_line(f"{slug}: {proved} of {len(found.rules)}")
        if found.missing:
            terminalreporter.write_line(f"  without a test: {' '.join(found.missing)}")
