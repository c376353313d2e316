"""How the browser client is handed out: packed where the browser can read it, kept where its name tells its content."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from speeltafel.server.web.pages import pages

SCRIPT = "/assets/index-abc.js"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    for ending, content in (("", "plain"), (".br", "brotli"), (".gz", "gzipped")):
        (tmp_path / f"assets/index-abc.js{ending}").write_text(content)
    (tmp_path / "assets/font.woff2").write_text("font")
    with TestClient(Litestar(pages(tmp_path))) as client:
        yield client


def fetched(client: TestClient[Litestar], accepted: str) -> tuple[bytes, str | None]:
    """As it came over the line, not unpacked."""
    with client.stream("GET", SCRIPT, headers={"accept-encoding": accepted}) as answer:
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"].lower() == "accept-encoding"
        return b"".join(answer.iter_raw()), answer.headers.get("content-encoding")


@pytest.mark.parametrize(
    ("accepted", "content", "encoding"),
    [
        ("gzip, deflate, br", b"brotli", "br"),
        ("gzip, deflate", b"gzipped", "gzip"),
        ("identity", b"plain", None),
    ],
)
def test_scripts_come_packed_as_the_browser_can_read_them(
    client: TestClient[Litestar], accepted: str, content: bytes, encoding: str | None
) -> None:
    assert fetched(client, accepted) == (content, encoding)


def test_what_was_not_packed_comes_as_it_is(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/font.woff2", headers={"accept-encoding": "br"})
    assert answer.text == "font"
    assert "content-encoding" not in answer.headers


def test_named_by_content_a_file_is_kept_for_a_year_and_the_page_asked_for_each_time(
    client: TestClient[Litestar],
) -> None:
    assert "immutable" in client.get("/assets/font.woff2").headers["cache-control"]
    for page in ("/", "/table/abc", "/index.html"):
        assert client.get(page).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/other.js", "/assets/%2e%2e", "/assets/..%2findex.html", "/assets/"]
)
def test_there_is_nothing_else(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404
