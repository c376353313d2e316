"""One server and, for each kind that is installed, one browser. Pictures are kept in tests/browsers/screens."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from speeltafel.server.web.pages import STATIC
from tests.browsers.drivers import BROWSERS, Driven
from tests.server.process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert (STATIC / "index.html").exists(), "build the browser client first: npm run build in web/"
    running = ServerProcess(tmp_path_factory.mktemp("tables")).start()
    yield running
    running.stop()


@pytest.fixture(scope="session", params=BROWSERS, ids=lambda kind: kind.name)
def page(request: pytest.FixtureRequest) -> Iterator[Driven]:
    kind: type[Driven] = request.param
    if missing := kind.missing():
        pytest.skip(f"{kind.name} was not tried: {' and '.join(missing)} not installed")
    driven = kind()
    yield driven
    driven.close()


@pytest.fixture(autouse=True)
def keep_a_picture(page: Driven, request: pytest.FixtureRequest) -> Iterator[None]:
    """Of how each test ended, for a person to look at."""
    yield
    folder = Path(__file__).parent / "screens"
    folder.mkdir(exist_ok=True)
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    if picture := page.picture():
        (folder / f"{name}.png").write_bytes(picture)
