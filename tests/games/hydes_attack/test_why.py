"""Why can't I? Every thing on the screen that cannot be used has a rule, and the rule is about that thing."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

import speeltafel
from speeltafel.engine import Decision, Match, Thing
from speeltafel.games.hydes_attack import touch
from speeltafel.games.hydes_attack.moves import (
    PASS,
    SILENCE,
    SKIP,
    STAY,
    ChooseOutcast,
    Go,
    Play,
    PlayOnes,
    PlaySix,
    PlayThing,
    Remark,
    SendThing,
    Swap,
)
from speeltafel.games.hydes_attack.view import View
from speeltafel.kit.playing import start, steps
from speeltafel.kit.rules import rule
from speeltafel.lab.driver import answer, next_decision
from tests.games.hydes_attack.layout import lay
from tests.games.hydes_attack.setups import SETUPS

Rules = set[str]

OVER = {"HA-100", "HA-101"}
"""Lost, or won: nothing more is done."""
OUTCASTS_FIRST = {"HA-012"}
ORDER_OF_STEPS = {"HA-031"}
ANOTHERS_TURN = {"HA-028"}
USABLE: Rules = set()
"""It can always be used at this moment."""

ALLOWED: Final[dict[str, dict[str, Rules]]] = {
    "card": {
        "move": ORDER_OF_STEPS,
        "play": USABLE,
        "signal": {"HA-040"},
        "discard": USABLE,
        "thing": USABLE,
        "swap": {"HA-R12"},
        "another's turn": ANOTHERS_TURN,
        "another's swap": {"HA-106"},
    },
    "six": {
        "move": {"HA-031", "HA-014"},
        "play": {"HA-014", "HA-117"},
        "signal": {"HA-117", "HA-014"},
        "discard": {"HA-014"},
        "thing": {"HA-117", "HA-014"},
        "swap": {"HA-014"},
        "another's turn": {"HA-117", "HA-014"},
        "another's swap": {"HA-117", "HA-014"},
    },
    "thing": {
        "choosing": OUTCASTS_FIRST,
        "outcast": OUTCASTS_FIRST,
        "move": {"HA-045", "HA-031"},
        "play": {"HA-045", "HA-R29"},
        "signal": USABLE,
        "discard": {"HA-045", "HA-R22"},
        "thing": USABLE,
        "swap": {"HA-R12"},
        "another's turn": {"HA-045", "HA-059"},
        "another's swap": {"HA-045", "HA-059"},
    },
    "player": {
        "choosing": OUTCASTS_FIRST,
        "outcast": OUTCASTS_FIRST,
        "thing": USABLE,
        "move": {"HA-059"},
        "play": {"HA-059"},
        "signal": {"HA-059"},
        "discard": {"HA-059"},
        "swap": {"HA-059"},
        "another's turn": {"HA-059"},
        "another's swap": {"HA-059"},
    },
    "outcast": {"choosing": {"HA-R35"}, "outcast": {"HA-004", "HA-R35"}},
    "revealed": {"swap": {"HA-R12", "HA-R15"}, "another's swap": {"HA-106"}},
    "location": {
        "choosing": OUTCASTS_FIRST,
        "outcast": OUTCASTS_FIRST,
        "move": {"HA-032", "HA-034", "HA-036"},
        "play": {"HA-040", "HA-129", "HA-132", "HA-R11"},
        "signal": {"HA-029", "HA-144"},
        "discard": ORDER_OF_STEPS,
        "thing": {"HA-R38"},
        "swap": {"HA-106"},
        "another's turn": ANOTHERS_TURN,
        "another's swap": ANOTHERS_TURN,
    },
    "deck": {"choosing": OUTCASTS_FIRST, "outcast": OUTCASTS_FIRST, "*": {"HA-054", "HA-133"}},
    "discard": {"choosing": OUTCASTS_FIRST, "outcast": OUTCASTS_FIRST, "*": {"HA-R27"}},
    "bag": {"choosing": OUTCASTS_FIRST, "outcast": OUTCASTS_FIRST, "*": {"HA-069"}},
}
"""For each kind of thing and each moment: the rules that a player would accept as the reason."""


def moment(match: Match, seat: int) -> str:
    """What goes on, as this seat sees it: its own question, or what another is asked."""
    decision: Decision | None = match.table.decision(seat)
    if match.result is not None:
        return "over"
    if decision is not None:
        return decision.kind
    waiting = match.decisions()[0].kind
    return {"outcast": "choosing", "swap": "another's swap"}.get(waiting, "another's turn")


def allowed(kind: str, moment: str) -> Rules:
    if moment == "over":
        return OVER
    cells = ALLOWED[kind]
    return cells[moment] if moment in cells else cells["*"]


BIANCA_IS_GIVEN: dict[str, object] = {"signals": "after_play", "outcast_2": "bianca"}


def positions() -> Iterator[Match]:
    """Positions of random games and of games of bots, with every option and number of players."""
    for number, options in enumerate([*SETUPS, BIANCA_IS_GIVEN]):
        for seats in (2, 3, 4):
            match = start(("hydes-attack", seats, options), number, events=False, record=False)
            for step, _ in enumerate(steps(match, number)):
                if step % 3 == 0:
                    yield match
            yield match
            yield from bot_positions(options, seats)


def bot_positions(options: dict[str, Any], seats: int) -> Iterator[Match]:
    match = start(("hydes-attack", seats, options), seats, events=False, record=False)
    bots = [match.game.bot("normal", seat) for seat in range(seats)]
    while match.result is None:
        yield match
        decision = next_decision(match)
        answer(match, bots[decision.seat], decision)


def usable(match: Match, seat: int) -> set[Thing]:
    decision = match.table.decision(seat)
    return {thing for move in (decision.moves if decision else []) for thing in match.game.about(move)}


def test_every_thing_that_cannot_be_used_has_a_rule_about_it() -> None:
    told: Counter[tuple[str, str, str]] = Counter()
    for match in positions():
        for seat in range(match.table.seats):
            now, free = moment(match, seat), usable(match, seat)
            for thing in match.game.things(match.view(seat), seat):
                if thing in free:
                    assert match.why(seat, thing) == ""
                    continue
                found = match.why(seat, thing)
                assert found in allowed(thing.kind, now), (thing, now, found)
                assert found in match.game.catalogue()
                told[thing.kind, now, found] += 1
                if thing.kind == "location" and found not in OVER:
                    assert found == why_not_here(match.view(seat), seat, now, str(thing.id)), (thing, now)
    assert sum(told.values()) > 20_000
    assert never_told(told) <= RARE


RARE = {
    ("thing", "play", "HA-R29"),
    ("revealed", "swap", "HA-R15"),
}
"""What hardly ever happens in these games; the scenes below show it."""


def never_told(told: Counter[tuple[str, str, str]]) -> set[tuple[str, str, str]]:
    """Cells of the table that no position reached: they would prove nothing."""
    table = {(kind, now, found) for kind, cells in ALLOWED.items() for now in cells for found in cells[now]}
    reached = set(told) | {(kind, "*", found) for kind, now, found in told if now not in ALLOWED[kind]}
    return table - reached


def why_not_here(view: View, seat: int, now: str, location: str) -> str:
    """The reason for a location, worked out from the ring on the screen."""
    ring = [place.location for place in view.locations]
    fates = {place.location: place.fate for place in view.locations}
    here = view.players[seat].location
    beside = ["nevermore"] if here != "nevermore" else ring
    if here != "nevermore":
        at = ring.index(here)
        beside = [*beside, ring[at - 1], ring[(at + 1) % len(ring)]]
    attacked = fates.get(location, "open") != "open"
    match now:
        case "move" if location == here:
            return "HA-036" if here == "woods" else "HA-032"
        case "move":
            assert location not in beside
            return "HA-034"
        case "play" if location == "nevermore":
            return "HA-132"
        case "play" if attacked:
            return "HA-R11"
        case "play":
            return "HA-129" if view.players[seat].outcast == "eugene" else "HA-040"
        case "signal":
            return "HA-029" if attacked else "HA-144"
    (only,) = ALLOWED["location"][now]
    return only


# What hardly ever happens


@rule("HA-R21")
def test_a_six_without_a_card_in_hand() -> None:
    scene = lay("bianca ajax", hands="/M2", thing="E2", holder=0, pawns="crypt nevermore", deck="").do(STAY)
    assert scene.match.why(0, touch.SIX_CARD) == "HA-R21"


@rule("HA-119", "HA-015")
def test_a_six_that_is_used_up_or_not_in_the_game() -> None:
    scene = lay("bianca ajax", hands="S2/M2", pawns="crypt nevermore", sixes=0).do(STAY)
    assert scene.match.why(0, touch.SIX_CARD) == "HA-119"
    assert lay("enid ajax").match.why(0, touch.SIX_CARD) == "HA-015"


@rule("HA-R29")
def test_an_empty_thing_has_no_card_to_play() -> None:
    scene = lay(hands="S2/M2", holder=0, pawns="crypt nevermore", deck="").do(STAY)
    assert scene.match.why(0, touch.THING) == "HA-R29"


@rule("HA-R15")
def test_a_revealed_six_is_not_swapped() -> None:
    scene = lay("wednesday bianca", hands="S2/M2", piles={"crypt": "6:1 S5:1"}, attack="crypt", sixes=1)
    why = [scene.match.why(0, Thing("revealed", card)) for card in ("six", "siren_5", "bat_1")]
    assert why == ["HA-R15", "", "HA-R12"]


@pytest.mark.parametrize(
    ("thing", "found"),
    [
        (Thing("card", "bat_4"), "HA-R12"),
        (Thing("revealed", "bee_3"), "HA-R12"),
        (Thing("thing"), "HA-R12"),
        (Thing("player", 1), "HA-059"),
        (Thing("card", "no such card"), "HA-R12"),
        (Thing("location", "atlantis"), "HA-106"),
        (Thing("dragon", 7), "HA-031"),
    ],
)
@rule("HA-R12", "HA-106", "HA-107")
def test_what_wednesday_cannot_swap(thing: Thing, found: str) -> None:
    scene = lay("wednesday ajax", hands="S2 T4/M2", piles={"crypt": "S5:1 B3:1"}, attack="crypt")
    assert scene.match.why(0, thing) == found


@rule("HA-R35", "HA-004", "HA-012")
def test_an_outcast_that_cannot_be_chosen() -> None:
    match = speeltafel.start("hydes-attack", 3, {"outcast_3": "yoko"}, seed=1)
    match.play(0, ChooseOutcast("enid"))
    why = [match.why(1, Thing("outcast", name)) for name in ("enid", "yoko", "ajax", "dracula")]
    assert why == ["HA-004", "HA-R35", "", "HA-004"]
    assert match.why(0, Thing("outcast", "ajax")) == "HA-R35"
    match.play(1, ChooseOutcast("ajax"))
    assert match.why(match.decisions()[0].seat, Thing("outcast", "ajax")) == "HA-012"


@rule("HA-031", "HA-028", "HA-100", "HA-101")
def test_a_move_of_another_step_another_turn_or_a_game_that_is_over() -> None:
    scene = lay(hands="S2/M2", pawns="crypt nevermore")
    game, table = scene.match.game, scene.table
    assert [game.why_not(table, seat, Play("siren_2", "crypt")) for seat in (0, 1)] == ["HA-031", "HA-028"]
    lost = lay(attack="crypt", attacks="woods- jericho-", bag="crypt").table
    won = lay(attack="crypt", attacks="woods+ jericho+ pilgrim_village+ art_shed+", bag="crypt").table
    assert [game.why_not(over, 0, STAY) for over in (lost, won)] == ["HA-100", "HA-101"]
    assert [game.why_untouchable(over, 0, touch.THING) for over in (lost, won)] == ["HA-100", "HA-101"]


# What a move uses


@pytest.mark.parametrize(
    ("move", "used"),
    [
        (ChooseOutcast("enid"), [Thing("outcast", "enid")]),
        (Go("crypt"), [Thing("location", "crypt")]),
        (STAY, []),
        (Play("bee_1", "crypt"), [Thing("card", "bee_1"), Thing("location", "crypt")]),
        (PlayThing("crypt"), [touch.THING, Thing("location", "crypt")]),
        (
            PlayOnes(("bee_1",), True, "crypt"),
            [Thing("card", "bee_1"), touch.THING, Thing("location", "crypt")],
        ),
        (PlaySix("bee_1", "crypt"), [Thing("card", "bee_1"), Thing("location", "crypt")]),
        (SKIP, []),
        (Remark("focus", "crypt"), [Thing("location", "crypt")]),
        (Remark("keep-thing", None), [touch.THING]),
        (SILENCE, []),
        (SendThing("bee_1", 1), [touch.THING, Thing("card", "bee_1"), Thing("player", 1)]),
        (SendThing(None, 1), [touch.THING, Thing("player", 1)]),
        (Swap("bee_1", "bee_5"), [Thing("card", "bee_1"), Thing("revealed", "bee_5")]),
        (PASS, []),
    ],
)
def test_what_a_move_uses(move: Any, used: list[Thing]) -> None:
    assert list(touch.about(move)) == used
