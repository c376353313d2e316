"""Games of other packages, written as `speeltafel new-game` does it and laid where pip would put them."""

import os
from pathlib import Path
from typing import Final

from speeltafel.workshop import NewGame, write_game
from tests.server.process import ServerProcess

OPEN_GAME: Final = '''

class OpenPlayer(msgspec.Struct, frozen=True):
    """Others see the hand, its owner does not."""

    seat: int
    hand: list[dict[str, str | int]] | None
    points: int


class OpenView(View, frozen=True):
    """More on the table than anybody needs: cards that are things, seats by number, a long row, a drawn board."""

    players: list[OpenPlayer]  # type: ignore[assignment]
    leader: int
    market: list[str]
    tree: list[str]


class OpenGame({kind}):
    """A game to look at."""

    def view(self, table: Any, seat: int | None) -> OpenView:
        seen = view(table, seat)
        fields = {{name: getattr(seen, name) for name in seen.__struct_fields__}}
        players = [
            OpenPlayer(one, None if one == seat else [{{"colour": "red", "number": card}} for card in hand], table.points[one])
            for one, hand in enumerate(table.hands)
        ]
        return OpenView(**fields | {{"players": players}}, leader=1, market=["apple", "pear"] * 10, tree=["leaf"])

    def sketch(self, view: Any, names: list[str], say: Any) -> Sketch:
        lines = (
            (("   /\\\\", "green"), ("      ", ""), (names[0], "bold")),
            (("  /  \\\\", "green"), ("     ", ""), (say("view-deck"), "dim"), (f" {{view.deck}}", "yellow")),
            (("   ||", "red"),),
        )
        return Sketch(lines, frozenset({{"tree"}}))

    def hint(self, view: Any, seat: int, move: Move, say: Any) -> str:
        return ""


GAME = OpenGame()
'''
OPEN_IMPORTS: Final = "import msgspec\nfrom speeltafel.engine.sketch import Sketch\n"
OPEN_TEXTS: Final = """
card-apple = Apple
    .text = Sweet.
card-pear = Pear
    .colour = #7a9a2b
view-leader = Leader
view-market = Market
card-red-4 = Red 4
    .index = 4
    .colour = #b3392f
"""
SCENE: Final = """
export default {
  faces: {},
  draw(place, table) {
    const title = document.createElement("h2");
    title.textContent = `A scene of its own: ${table.texts.say("game-name")}, ${table.name(0)}`;
    place.replaceChildren(title);
    for (const move of table.choice.all) {
      const button = document.createElement("button");
      button.dataset.move = "";
      button.textContent = `card ${move.card}`;
      button.onclick = () => table.play(move);
      place.append(button);
    }
  },
};
"""


def plain_game(site: Path, slug: str) -> None:
    """A game as the command writes it."""
    game = NewGame(slug)
    project = write_game(slug, site / "projects")
    os.symlink(project / "src" / game.package, site / game.package)
    about = site / f"{game.package}-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {slug}\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text(f"[speeltafel.games]\n{slug} = {game.package}\n")


def open_game(site: Path, slug: str) -> None:
    """A game that shows whatever a table can have, and draws some of it with characters."""
    plain_game(site, slug)
    package = site / NewGame(slug).package
    source = (package / "game.py").read_text("utf-8").replace("GAME = ", "PLAIN = ")
    source = source.replace(
        "from speeltafel.engine import", f"{OPEN_IMPORTS}from speeltafel.engine import", 1
    )
    (package / "game.py").write_text(source + OPEN_GAME.format(kind=NewGame(slug).kind), "utf-8")
    for language in ("en", "nl"):
        with (package / "texts" / f"{language}.ftl").open("a") as texts:
            texts.write(OPEN_TEXTS)


def staged_game(site: Path, slug: str) -> None:
    """A game that brings a scene."""
    plain_game(site, slug)
    scene = site / NewGame(slug).package / "scene"
    scene.mkdir()
    (scene / "index.js").write_text(SCENE, "utf-8")


def server_with_packages(folder: Path) -> ServerProcess:
    """A server beside which one game of each kind is installed."""
    site, data = folder / "site", folder / "data"
    data.mkdir()
    plain_game(site, "lucky-seven")
    open_game(site, "orchard")
    staged_game(site, "stage-play")
    process = ServerProcess(data)
    process.environment["PYTHONPATH"] = f"{site}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    return process
