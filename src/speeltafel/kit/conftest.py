"""The kit brings its plugin along, wherever it runs."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.import_plugin("speeltafel.kit.plugin")
