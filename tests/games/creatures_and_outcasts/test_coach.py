"""What the coach says for a move of Creatures & Outcasts is true."""

import speeltafel
from speeltafel.engine import Match, Move
from speeltafel.games.creatures_and_outcasts.moves import PASS, Play, PlayPair, Treat


def leading(hand: str, active: str = "", closed: str = "") -> Match:
    """Noor begins a pile, under this character."""
    return speeltafel.position(
        "creatures-and-outcasts",
        hands=[hand, "2 3", "4 6"],
        active=active,
        closed=closed,
        characters="yoko wednesday",
    )


def reasons(match: Match, move: Move) -> list[str]:
    return [why.text for why in match.game.reasons(match.view(0), 0, move)]


def test_a_card_does_not_go_on_top_of_itself() -> None:
    """Under Weems equal numbers go on top, if there is another one."""
    assert "room-above" not in reasons(leading("1 1 5", "weems"), Play("5"))
    assert "room-above" in reasons(leading("1 1 5", "weems"), Play("1"))
    assert "room-above" in reasons(leading("1 5 5", "weems"), Play("5"))


def test_on_a_pair_goes_a_pair() -> None:
    assert "room-above" not in reasons(leading("3 3 9", "enid"), PlayPair("3"))
    assert "room-above" in reasons(leading("3 3 9 9", "enid"), PlayPair("3"))


def test_nobody_waits_for_a_trick_with_a_low_card() -> None:
    assert "waits-for-trick" not in reasons(leading("1 1 5", "weems"), PASS)
    assert "waits-for-trick" in reasons(leading("1 1 10", "weems"), PASS)


def test_who_draws_themselves_is_no_team_mate() -> None:
    assert reasons(leading("8 9", closed="3 5"), Treat(0)) == ["gets-more"]


def test_a_siren_is_said_to_bring_a_card() -> None:
    assert "takes-chosen" in reasons(leading("7 9", closed="3 5"), Play("7"))
    assert "nothing-to-take" in reasons(leading("7 9"), Play("7"))
