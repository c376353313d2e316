"""Whatever is touched and cannot be used gets a rule that is about it, and that is true of it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import speeltafel
from speeltafel.engine import Match, Thing
from speeltafel.engine.clock import VirtualClock
from speeltafel.games.rush_out.material import HERO_SYMBOLS, JOKER, WIZARD_SYMBOLS, material
from speeltafel.games.rush_out.state import FREE, LOOSE, TUMBLING, UNROLLED, WHIRLED
from speeltafel.games.rush_out.touch import PILES
from speeltafel.kit.playing import moments

SHORT = {"race_seconds": 30, "start_seconds": 5, "market_seconds": 15}
TILE = "dragon_tile"
SHARED = ("coin", "confrontation")


class Look:
    """One seat looks at one thing and is told a rule: what its view says about both."""

    def __init__(self, view: Any, seat: int, thing: Thing) -> None:
        self.view, self.seat, self.id = view, seat, thing.id
        self.me = view.players[seat]
        self.wizard = seat == view.wizard
        self.kind = "" if view.choice is None or not self.wizard else view.choice.kind
        self.air = TUMBLING in self.me.faces or self.me.lands_at >= 0
        self.card = card_in(thing)
        self.spot = view.spots.get(self.card)
        self.die = die_in(thing)

    def side(self) -> tuple[int, ...]:
        spot = self.spot
        return () if spot is None else spot.wizard if self.wizard else spot.hero

    def full(self) -> bool:
        return FREE not in self.side()

    def full_card(self, card: str) -> bool:
        spot = self.view.spots[card]
        return FREE not in (spot.wizard if self.wizard else spot.hero)

    def takes_dice(self, card: str) -> bool:
        """Lies where this player puts dice and still takes some."""
        view = self.view
        if card not in view.spots or view.spots[card].complete or (card == TILE and view.dragon == 0):
            return False
        if self.wizard:
            shared = [name for name in view.trials if name and view.spots[name].printed.kind in SHARED]
            return card in (*view.spells, *shared, *view.owned_scrolls)
        hurt = [player.hero for player in view.players if player.hurt]
        return card in (*view.trials, *view.dissipations, *view.curses, TILE, *hurt)

    def elsewhere(self) -> bool:
        """The own dice lie on another card."""
        return self.me.on not in ("", self.card)

    def with_tile(self) -> bool:
        return TILE in (self.card, self.me.on)

    def crowded(self, card: str = "") -> bool:
        """Two other heroes have dice there."""
        spot = self.view.spots.get(card or self.card)
        seats = {code >> 3 for code in spot.hero if code != FREE} if spot else set()
        return len(seats - {self.seat}) >= 2

    def wanted_where_it_is_crowded(self) -> set[str]:
        """Cards that would take the die, if there were not two other heroes."""
        cards = [card for card in self.view.spots if self.takes_dice(card) and self.crowded(card)]
        return {card for card in cards for die in self.loose() if self.fits(die, card)}

    def waits(self, team: str = "") -> bool:
        return any(one.card == self.card and one.team in (team or one.team) for one in self.view.waiting)

    def complete(self) -> bool:
        return (self.spot is not None and self.spot.complete != "") or self.waits()

    def loose(self) -> list[int]:
        """The own rolled dice that are not placed: one of them, if a die was touched."""
        found = [die for die, lies in enumerate(self.me.lies) if lies == LOOSE and self.me.faces[die] >= 0]
        return found if self.die is None else [die for die in found if die == self.die]

    def shows(self, die: int) -> int:
        return int(self.me.faces[die])

    def fits(self, die: int, card: str) -> bool:
        """Whether a die could lie on a free slot of a card, by what is printed there."""
        spot = self.view.spots[card]
        side, printed = (spot.wizard, spot.printed.wizard) if self.wizard else (spot.hero, spot.printed.hero)
        face = self.shows(die)
        name = "joker" if face == JOKER else (WIZARD_SYMBOLS if self.wizard else HERO_SYMBOLS)[face]
        allowed = {"joker", *self.view.jokers} if name == "joker" else {name} - set(self.view.bans)
        return any(code == FREE and printed[slot] in allowed for slot, code in enumerate(side))

    def unfitting(self) -> bool:
        """None of the dice in question fits the card, or any card where they may go at all."""
        where = self.card or self.me.roll_card or self.me.on
        cards = [where] if where else [card for card in self.view.spots if self.takes_dice(card)]
        return not any(self.fits(die, card) for die in self.loose() for card in cards)

    def lies(self) -> int:
        return int(self.me.lies[self.die]) if self.die is not None else LOOSE

    def mine(self) -> bool:
        """The die on the slot is an own one."""
        slot = int(str(self.id).split("/")[1])
        return self.spot is not None and self.spot.hero[slot] >> 3 == self.seat

    def target(self) -> str:
        """Where the own dice of this roll may go."""
        return str(self.me.roll_card or self.me.on)

    def owned_effect(self) -> str:
        scroll = material().scrolls.get(str(self.id))
        return scroll.effect if scroll is not None and self.id in self.view.owned_scrolls else ""

    def can_pay(self) -> bool:
        team = "wizard" if self.wizard else "heroes"
        money = self.view.purse[team] + (self.view.token == team)
        return bool(material().equipment[str(self.id)].cost <= money)

    def on_shelf(self) -> bool:
        return self.id in (*self.view.equipment, *self.view.scrolls)


def card_in(thing: Thing) -> str:
    parts = str(thing.id).split("/")
    return {"card": parts[0], "slot": parts[0], "fit": parts[-1]}.get(thing.kind, "")


def die_in(thing: Thing) -> int | None:
    if thing.kind == "die":
        return int(thing.id)
    return int(str(thing.id).split("/")[0]) if thing.kind == "fit" else None


Rules = dict[str, Callable[[Look], bool]]
"""The rules that answer "why can't I?", each with what must be so for it to be the reason."""

NO_DIE: Rules = {
    "RO-R36": lambda look: look.me.owes_die,
    "RO-R26": lambda look: look.kind != "",
    "RO-035": lambda look: not look.wizard and LOOSE in look.me.lies and (look.air or not look.loose()),
    "RO-053": lambda look: look.wizard and LOOSE in look.me.lies and (look.air or not look.loose()),
}
NO_PLACE: Rules = {
    "RO-025": lambda look: not look.wizard and look.card in look.view.spells,
    "RO-120": lambda look: not look.wizard and look.card in look.view.owned_scrolls,
    "RO-R31": lambda look: look.card == TILE and look.view.dragon == 0,
    "RO-058": lambda look: (
        look.wizard
        and look.card not in look.view.spells
        and look.spot.printed.kind != "scroll"
        and not (look.spot.printed.kind in SHARED and look.card in look.view.trials)
    ),
    "RO-R52": lambda look: look.complete(),
}
NO_ROOM: Rules = {
    "RO-038": lambda look: not look.wizard and look.elsewhere() and not look.with_tile(),
    "RO-092": lambda look: look.elsewhere() and look.with_tile(),
    "RO-056": lambda look: look.wizard and look.elsewhere(),
    "RO-039": lambda look: look.crowded() and look.card != TILE,
    "RO-091": lambda look: look.crowded() and look.card == TILE,
    "RO-R10": lambda look: look.me.roll_card not in ("", look.card),
    "RO-016": lambda look: look.full() and not (look.spot.held and not look.wizard),
    "RO-085": lambda look: look.full() and look.spot.held,
}
NO_FIT: Rules = {
    "RO-037": lambda look: not look.wizard and look.unfitting(),
    "RO-055": lambda look: look.wizard and look.unfitting(),
    "RO-090": lambda look: look.unfitting() and TILE in (look.card, look.me.on, look.me.roll_card),
}
THIS_DIE: Rules = {
    "RO-048": lambda look: not look.wizard and look.shows(look.die or 0) == JOKER and look.unfitting(),
    "RO-068": lambda look: look.wizard and look.shows(look.die or 0) == JOKER and look.unfitting(),
    "RO-105": lambda look: HERO_SYMBOLS[look.shows(look.die or 0)] in look.view.bans,
    "RO-R38": lambda look: look.lies() == WHIRLED,
}
TARGETS: Rules = {
    "RO-101": lambda look: look.kind == "dissipation",
    "RO-144": lambda look: look.kind == "wound_one_take_souls",
    "RO-145": lambda look: look.kind == "wound_two",
    "RO-169": lambda look: look.kind == "regression",
}
NO_TARGET: Rules = {
    "RO-R24": lambda look: (
        look.kind in ("remove_all", "remove_one")
        and (look.spot is None or look.complete() or all(code == FREE for code in look.spot.hero))
    ),
}

IN_THE_RACE: dict[str, Rules] = {
    "card": {
        **NO_DIE,
        **NO_PLACE,
        **NO_ROOM,
        **NO_FIT,
        **TARGETS,
        **NO_TARGET,
        "RO-036": lambda look: not look.wizard and LOOSE not in look.me.lies,
        "RO-054": lambda look: look.wizard and LOOSE not in look.me.lies,
        "RO-R18": lambda look: look.waits("heroes" if look.wizard else "wizard"),
        "RO-R61": lambda look: any(offer.card == look.card for offer in look.view.offered),
    },
    "fit": {
        **NO_DIE,
        **NO_PLACE,
        **NO_ROOM,
        **NO_FIT,
        **THIS_DIE,
        "RO-040": lambda look: not look.wizard and look.lies() >= 0,
        "RO-057": lambda look: look.wizard and look.lies() >= 0,
    },
    "die": {
        **NO_FIT,
        **THIS_DIE,
        "RO-R36": lambda look: look.me.owes_die,
        "RO-R26": lambda look: look.kind != "",
        "RO-033": lambda look: not look.wizard and look.air,
        "RO-052": lambda look: look.wizard and look.air,
        "RO-035": lambda look: not look.wizard and look.me.faces[look.die or 0] == UNROLLED,
        "RO-053": lambda look: look.wizard and look.me.faces[look.die or 0] == UNROLLED,
        "RO-R52": lambda look: look.me.on != "" and look.view.spots[look.me.on].complete != "",
        "RO-R10": lambda look: look.me.roll_card != "" and not look.takes_dice(look.me.roll_card),
        "RO-016": lambda look: look.target() == "" or look.full_card(look.target()),
        "RO-085": lambda look: look.full_card(look.target()) and look.view.spots[look.target()].held,
        "RO-039": lambda look: look.target() == "" and bool(look.wanted_where_it_is_crowded() - {TILE}),
        "RO-091": lambda look: look.target() == "" and TILE in look.wanted_where_it_is_crowded(),
    },
    "slot": {
        **TARGETS,
        **NO_TARGET,
        "RO-071": lambda look: look.wizard and look.kind == "",
        "RO-072": lambda look: look.kind == "remove_all",
        "RO-R14": lambda look: not look.wizard and not look.mine(),
        "RO-R36": lambda look: look.mine() and look.me.owes_die,
        "RO-033": lambda look: look.mine() and look.air,
        "RO-R52": lambda look: look.mine() and look.complete(),
        "RO-R12": lambda look: look.mine(),
    },
    "mate_die": {
        "RO-R24": lambda look: look.wizard,
        "RO-R14": lambda look: (
            not look.wizard and (look.me.hero != "bard" or "experience" not in look.view.modules)
        ),
        "RO-165": lambda look: look.me.hero == "bard" and look.me.experience < 1,
        "RO-R62": lambda look: look.me.hero == "bard" and look.me.experience >= 1,
        "RO-R64": lambda look: look.me.hero == "bard" and look.me.experience >= 1,
    },
    "player": {
        **TARGETS,
        "RO-072": lambda look: look.kind == "remove_all",
        "RO-073": lambda look: look.kind == "remove_one",
        "RO-R26": lambda look: look.wizard and look.kind == "",
        "RO-R55": lambda look: look.kind == "wound_one_take_souls" and look.view.players[look.id].hurt,
        "RO-R57": lambda look: look.kind == "wound_two" and look.view.players[look.id].hurt,
        "RO-R14": lambda look: not look.wizard and not look.view.players[look.id].hurt,
        "RO-149": lambda look: not look.wizard and look.view.players[look.id].hurt,
        "RO-168": lambda look: look.me.hero == "cleric" and look.me.experience < 3,
        "RO-R64": lambda look: look.me.hero == "cleric" and not look.view.players[look.id].hurt,
    },
    "trait": {
        "RO-161": lambda look: "experience" not in look.view.modules,
        "RO-165": lambda look: look.id == "bard" and look.me.experience < 1,
        "RO-166": lambda look: look.id == "hunter" and look.me.experience < 2,
        "RO-167": lambda look: look.id == "warrior" and look.me.experience < 3,
        "RO-168": lambda look: look.id == "cleric" and look.me.experience < 3,
        "RO-R62": lambda look: look.id == "bard" and look.me.experience >= 1,
        "RO-R64": lambda look: look.id != "bard",
    },
    "button": {
        "RO-033": lambda look: look.id == "roll" and not look.wizard and look.air,
        "RO-052": lambda look: look.id == "roll" and look.wizard and look.air,
        "RO-R36": lambda look: look.id == "roll" and look.me.owes_die,
        "RO-R26": lambda look: look.id == "roll" and look.kind != "",
        "RO-R12": lambda look: look.id == "roll" and LOOSE not in look.me.lies,
        "RO-115": lambda look: look.id == "spend_coins",
        "RO-R50": lambda look: look.id == "claim" and look.wizard,
        "RO-135": lambda look: look.id == "claim" and not look.wizard,
        "RO-136": lambda look: look.id == "speak" and not look.wizard,
        "RO-R54": lambda look: look.id == "speak" and look.wizard,
        "RO-137": lambda look: look.id == "second_hand",
        "RO-116": lambda look: look.id == "done",
    },
    "item": {
        "RO-116": Look.on_shelf,
        "RO-120": lambda look: not look.wizard and look.owned_effect() != "",
        "RO-122": lambda look: look.id in material().equipment and look.id not in look.me.equipment,
        "RO-123": lambda look: look.id in look.me.equipment,
        "RO-124": lambda look: look.id in look.me.equipment,
        "RO-125": lambda look: look.id in look.me.equipment,
        "RO-R46": lambda look: look.wizard and look.owned_effect() == "flip",
        "RO-R26": lambda look: look.kind != "" and look.owned_effect() == "flip",
        "RO-R47": lambda look: look.wizard and look.owned_effect() == "swap",
        "RO-129": lambda look: look.wizard and look.owned_effect() == "joker",
        "RO-130": lambda look: look.wizard and look.owned_effect() == "clear",
        "RO-131": lambda look: look.wizard and look.owned_effect() == "dragon",
    },
    "pile": {"RO-010": lambda look: look.id in PILES},
}

BEFORE_THE_RACE: dict[str, Rules] = {
    **{
        kind: {"RO-050": lambda look: look.wizard, "RO-031": lambda look: not look.wizard}
        for kind in ("card", "die", "fit")
    },
    **{kind: {"RO-R68": lambda look: True} for kind in ("slot", "mate_die", "player", "trait")},
    "button": {
        "RO-031": lambda look: not look.wizard,
        "RO-R68": lambda look: look.wizard,
        "RO-116": lambda look: look.id == "done",
    },
    "item": {
        **IN_THE_RACE["item"],
        "RO-R68": lambda look: look.wizard and look.owned_effect() in ("flip", "swap", "clear", "dragon"),
    },
    "pile": IN_THE_RACE["pile"],
}

IN_THE_MARKET: dict[str, Rules] = {
    **{kind: {"RO-116": lambda look: True} for kind in ("card", "die", "fit", "slot", "mate_die", "trait")},
    "player": {"RO-121": lambda look: True},
    "button": {
        "RO-116": lambda look: look.id not in ("done", "spend_coins"),
        "RO-115": lambda look: look.id == "spend_coins",
        "RO-117": lambda look: look.id == "done",
    },
    "item": {
        "RO-120": lambda look: look.id in material().scrolls and not look.wizard,
        "RO-121": lambda look: look.id in material().equipment and look.wizard,
        "RO-122": lambda look: look.id in material().equipment and not look.on_shelf(),
        "RO-R44": lambda look: look.on_shelf() and not look.wizard and look.can_pay(),
        "RO-123": lambda look: not look.wizard and not (look.on_shelf() and look.can_pay()),
        "RO-124": lambda look: look.id == "healing_herb",
        "RO-125": lambda look: look.id == "wishing_star",
        "RO-126": lambda look: look.id == "scroll_of_dew",
        "RO-127": lambda look: look.id == "scroll_of_pollen",
        "RO-128": lambda look: look.id == "scroll_of_exchange",
        "RO-129": lambda look: look.id in ("scroll_of_springs", "scroll_of_seeds", "scroll_of_winds"),
        "RO-130": lambda look: look.id == "scroll_of_thunder",
        "RO-131": lambda look: look.id == "scroll_of_the_drake",
    },
    "pile": IN_THE_RACE["pile"],
}

IN_THE_SETUP: dict[str, Rules] = {
    "player": {"RO-018": lambda look: True},
    "character": {"RO-018": lambda look: True},
    "colour": {"RO-021": lambda look: True},
}

ANSWERS = {
    "setup": IN_THE_SETUP,
    "ready": BEFORE_THE_RACE,
    "race": IN_THE_RACE,
    "market": IN_THE_MARKET,
}

CASES: list[tuple[str, int, dict[str, object]]] = [
    ("training_1", 2, {"lone_hero": True}),
    ("training_2", 3, {"characters": "chosen", "auto_place": True}),
    ("scenario_1", 4, {"hands_on": True}),
    ("scenario_2", 5, {"choice_seconds": 5}),
    ("scenario_3", 4, {"hands_on": True, "handicap": True}),
    ("scenario_4", 3, {}),
    ("scenario_5", 5, {"hands_on": True}),
    ("scenario_6", 5, {"sixth_confusion": 3, "flag_breaches": True}),
    ("scenario_6", 3, {"wizard": 2, "hands_on": True}),
]


def start(case: tuple[str, int, dict[str, object]]) -> Match:
    scenario, seats, options = case
    return speeltafel.start(
        "rush-out", seats, {**SHORT, "scenario": scenario, **options}, seed=5, record=False
    )


def touch_everything(match: Match) -> Iterator[tuple[Look, Thing, str]]:
    """Every thing on every screen with which nothing can be done now, and the rule that is told."""
    for seat in range(match.table.seats):
        decision = match.table.decision(seat)
        usable = {thing for move in (decision.moves if decision else ()) for thing in match.game.about(move)}
        view = match.view(seat)
        for thing in match.game.things(view, seat):
            if thing not in usable:
                yield Look(view, seat, thing), thing, match.game.why_untouchable(match.table, seat, thing)


def judge(match: Match) -> int:
    count = 0
    for look, thing, told in touch_everything(match):
        rules = ANSWERS[look.view.phase][thing.kind]
        assert told in rules, f"{look.view.phase}: {thing} is no case for {told}"
        assert rules[told](look), f"{told} is not true of {thing} for seat {look.seat}"
        assert told in match.game.catalogue()
        count += 1
    return count


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_players_are_told_what_is_true_of_the_thing(case: tuple[str, int, dict[str, object]]) -> None:
    match = start(case)
    assert sum(judge(match) for _ in moments(match, 5, every=9)) > 300


@pytest.mark.parametrize("case", CASES, ids=str)
def test_in_games_of_bots_every_answer_is_true_of_the_thing(case: tuple[str, int, dict[str, object]]) -> None:
    match = start(case)
    clock = VirtualClock(match, [match.game.bot("master", seat) for seat in range(match.table.seats)], 5)
    for number in range(900):
        if match.result is not None:
            break
        if number % 18 == 0:
            judge(match)
        clock.step()
