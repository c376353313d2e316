"""What the kit adds to a test run: its marks, and at the end how many rules are proved.

A project that uses it says `pytest_plugins = ["speeltafel.kit.plugin"]` in its `conftest.py`.
"""

import pytest

from speeltafel.kit.rules import coverage

MARKS = ("rule(*ids): the rules that a test proves", "long: takes long, for a command of its own")


def pytest_configure(config: pytest.Config) -> None:
    for mark in MARKS:
        config.addinivalue_line("markers", mark)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    failed = len(terminalreporter.getreports("failed")) + len(terminalreporter.getreports("error"))
    proved = "proved by tests" if not failed else f"cited by tests, of which {failed} failed"
    terminalreporter.section(f"rules {proved}")
    for slug, found in coverage().items():
        cited = len(found.rules) - len(found.missing)
        terminalreporter.write_line(f"{slug}: {cited} of {len(found.rules)}")
        if found.missing:
            terminalreporter.write_line(f"  without a test: {' '.join(found.missing)}")
