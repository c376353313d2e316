"""The board in the terminal: rails, rooms, carts and what is within reach."""

from io import StringIO

from rich.console import Console

from speeltafel.engine.sketch import SketchedGame
from speeltafel.games.spookhuis.board import cell_at
from speeltafel.games.spookhuis.game import GAME
from speeltafel.games.spookhuis.moves import GO, ROLL, STEER, Rotate
from speeltafel.games.spookhuis.sketch import corner, sketch
from speeltafel.terminal.picture import Picture
from speeltafel.texts import Texts
from tests.games.spookhuis.layout import E, Night, W, corridor

NAMES = ["Anna", "Ben", "Cas"]
ENGLISH = Texts(GAME, "en")


def lines(night: Night) -> list[str]:
    drawn = sketch(night.match.view(0), NAMES, ENGLISH.say)
    return ["".join(text for text, _ in line) for line in drawn.lines]


def tile(night: Night, q: int, r: int) -> list[str]:
    """The three lines of one tile."""
    x, y = corner(cell_at(q, r))
    return [line[x : x + 10] for line in lines(night)[y : y + 3]]


def style(night: Night, q: int, r: int) -> str:
    """How the name of a tile looks."""
    x, y = corner(cell_at(q, r))
    place = 0
    for text, look in sketch(night.match.view(0), NAMES, ENGLISH.say).lines[y]:
        place += len(text)
        if place > x + 4:
            return look
    raise AssertionError("the line ends before the tile")


def test_rails_meet_from_tile_to_tile() -> None:
    night = corridor()
    night.lay(1, 0, "S0")
    night.lay(2, 0, "S1")
    night.begin()
    assert tile(night, 1, 0)[1] == "──── · ───"
    assert [row[3] + row[7] for row in tile(night, 2, 0)] == [" ╱", " " + tile(night, 2, 0)[1][7], "╱ "]
    x, y = corner(cell_at(2, 0))
    above_x, above_y = corner(cell_at(3, -1))
    assert (above_x + 3, above_y + 2) == (x + 8, y - 1), "the way to the north-east goes on one line higher"


def test_the_middle_tells_how_rails_are_joined() -> None:
    night = Night()
    for code, sign in (("O0", "◯"), ("X0", "╳"), ("D0", "≍"), ("R0", "→"), ("Y2", "↖"), ("W0", "·")):
        night.lay(1, 1, code)
        assert tile(night, 1, 1)[1][5] == sign
    assert "[G]" in tile(night, 0, 0)[1]
    night.rooms(4, 2, 3, 1, 5, 6)
    assert "A:4" in tile(night, 3, 0)[1]


def test_carts_and_ghosts_show_where_they_are_and_where_they_head() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.cart(1, 2, 0, W)
    night.ghost(1)
    night.begin()
    assert tile(night, 1, 0)[2][4:6] == "①→"
    assert tile(night, 2, 0)[2][4:6] == "❷←"
    night.cart(1, 1, 0, W)
    assert tile(night, 1, 0)[2][4:6] == "①❷"
    names = "\n".join(lines(night))
    assert "①→ Anna" in names
    assert "❷← Ben" in names


def test_five_carts_fit_into_the_gatehouse() -> None:
    night = Night(seats=5)
    for seat in range(5):
        night.cart(seat, 0, 0)
    drawn = sketch(night.match.view(0), [*NAMES, "Dea", "Eva"], ENGLISH.say)
    x, y = corner(cell_at(0, 0))
    rows = ["".join(text for text, _ in line)[x : x + 10] for line in drawn.lines[y : y + 3]]
    assert rows[2][4:7] + rows[0][4:6] == "①②③④⑤"


def test_stops_within_reach_are_marked() -> None:
    night = corridor()
    night.begin()
    assert tile(night, 3, 0)[0][4:7] == "D7*"
    assert "green" in style(night, 3, 0)
    assert "*" not in tile(night, 2, 0)[0]
    night.lay(2, 0, "S1")
    assert tile(night, 1, 0)[0][4:7] == "D5*"
    assert "red" in style(night, 1, 0)


def test_teleporters_and_ramps_show_at_the_rim() -> None:
    night = corridor()
    night.lay(3, -1, "S0")
    night.begin()
    assert tile(night, 3, -1)[1].endswith("◉")
    assert [tile(night, 0, 0)[1][9], tile(night, 0, 0)[0][3], tile(night, 0, 0)[2][3]] == ["A", "B", "C"]


def test_a_rotation_tells_which_rooms_it_opens() -> None:
    night = corridor()
    night.begin()
    view = night.match.view(0)
    assert GAME.hint(view, 0, GO, ENGLISH.say) == "(to: A:1)"
    assert GAME.hint(view, 0, Rotate(cell_at(2, 0), 1), ENGLISH.say) == ""
    assert GAME.hint(view, 0, ROLL, ENGLISH.say) == ""


def test_the_terminal_shows_the_drawing_instead_of_a_list_of_tiles() -> None:
    night = corridor()
    night.begin()
    assert isinstance(GAME, SketchedGame)
    sheet = StringIO()
    Console(file=sheet, width=120).print(Picture(ENGLISH, NAMES, GAME).draw(night.match.view(0)))
    shown = sheet.getvalue()
    assert "[G]" in shown
    assert ENGLISH.say("view-tiles") not in shown
    assert ENGLISH.say("sketch-keys") in shown


def test_a_way_on_tells_to_which_tile_it_leads() -> None:
    night = corridor()
    night.cart(0, 1, 0, E)
    night.begin()
    view = night.match.view(0)
    assert GAME.hint(view, 0, STEER[E], ENGLISH.say) == "(D6)"
    assert GAME.hint(view, 0, STEER[W], ENGLISH.say) == "(D4)"
