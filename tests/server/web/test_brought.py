"""What games of other packages bring to the browser."""

import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from tests.brought import server_with_packages
from tests.server.process import HttpProblem, ServerProcess

VIEW: dict[str, Any] = {
    "seat": 0,
    "hand": [3],
    "my_card": None,
    "players": [{"seat": 0, "hand": None, "points": 0}, {"seat": 1, "hand": [], "points": 2}],
    "played": [],
    "deck": 17,
    "leader": 1,
    "market": [],
    "tree": [],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server beside which three packages are installed."""
    process = server_with_packages(tmp_path_factory.mktemp("packages")).start()
    yield process
    process.stop()


def fetched(server: ServerProcess, path: str) -> tuple[str, str]:
    with urllib.request.urlopen(server.url + path, timeout=20) as answer:
        return answer.headers["Content-Type"], answer.read().decode()


def refused(server: ServerProcess, path: str, body: Any = None) -> int:
    with pytest.raises(HttpProblem) as problem:
        server.get(path) if body is None else server.post(path, body)
    return problem.value.status


def test_they_are_among_the_games_with_what_they_bring(server: ServerProcess) -> None:
    cards = {card["slug"]: card for card in server.get("/api/games")}
    found = {slug: (cards[slug]["scene"], cards[slug]["sketched"]) for slug in cards}
    assert found["lucky-seven"] == ("", False)
    assert found["orchard"] == ("", True)
    assert found["stage-play"] == ("/api/games/stage-play/scene/index.js", False)
    assert found["spookhuis"] == ("", False)


def test_texts_and_rules_come_from_their_package(server: ServerProcess) -> None:
    kind, words = fetched(server, "/api/games/lucky-seven/texts/nl")
    assert kind.startswith("text/plain")
    assert "game-name = Lucky Seven" in words
    assert server.get("/api/games/lucky-seven/rules")[0]["id"] == "LS-001"
    assert refused(server, "/api/games/lucky-seven/texts/fr") == 404
    assert refused(server, "/api/games/nobody/texts/en") == 404


def test_a_scene_is_served_and_nothing_beside_it(server: ServerProcess) -> None:
    kind, script = fetched(server, "/api/games/stage-play/scene/index.js")
    assert kind.startswith("text/javascript")
    assert "draw(place, table)" in script
    for name in ("../game.py", "%2e%2e/game.py", "..%2fgame.py", "none.js", "", "../scene/../rules.toml"):
        assert refused(server, f"/api/games/stage-play/scene/{name}") in (400, 404)
    assert refused(server, "/api/games/spookhuis/scene/index.js") == 404


def test_a_view_is_drawn_in_the_readers_language(server: ServerProcess) -> None:
    asked = {"view": VIEW, "names": ["Noor", "Sam"]}
    dutch, english = (
        server.post("/api/games/orchard/sketch", asked | {"language": language}) for language in ("nl", "en")
    )
    assert [piece["text"] for piece in dutch["lines"][1]][2:] == ["Kaarten over", " 17"]
    assert [piece["text"] for piece in english["lines"][0]] == ["   /\\", "      ", "you"]
    assert english["lines"][0][0]["look"] == "green"
    assert english["shows"] == ["tree"]


@pytest.mark.parametrize("view", [{}, VIEW | {"deck": "many"}, VIEW | {"players": 3}])
def test_what_is_no_view_is_refused(server: ServerProcess, view: dict[str, Any]) -> None:
    asked = {"view": view, "names": ["Noor"], "language": "en"}
    assert refused(server, "/api/games/orchard/sketch", asked) == 400


def test_a_view_that_leads_the_drawing_astray_is_refused(server: ServerProcess) -> None:
    asked = {"view": VIEW, "names": [], "language": "en"}
    assert refused(server, "/api/games/orchard/sketch", asked) == 400


def test_games_with_a_scene_are_not_drawn_here(server: ServerProcess) -> None:
    asked = {"view": VIEW, "names": [], "language": "en"}
    for slug in ("spookhuis", "lucky-seven"):
        assert refused(server, f"/api/games/{slug}/sketch", asked) == 404
