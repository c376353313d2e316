"""What a seat may know. Only the piles and the discarded cards are hidden, and their sizes (RO-010)."""

from functools import cache
from typing import Final, Literal

import msgspec

from speeltafel.engine import View as BaseView
from speeltafel.games.rush_out.dice import joker_of
from speeltafel.games.rush_out.material import HERO_SYMBOLS, JOKER, WIZARD_SYMBOLS
from speeltafel.games.rush_out.questions import banned, is_held
from speeltafel.games.rush_out.state import HEROES, WIZARD, Player, Spot, Table, choosing, modules, place

Thickness = Literal["many", "some", "few", "none"]


def every_set(symbols: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Names for every set of symbols given as bits."""
    return [
        tuple([name for bit, name in enumerate(symbols) if bits >> bit & 1])
        for bits in range(1 << len(symbols))
    ]


HERO_SETS: Final = every_set(HERO_SYMBOLS)
WIZARD_SETS: Final = every_set(WIZARD_SYMBOLS)


class PlayerView(msgspec.Struct, frozen=True):
    """A player and the dice. `lies` holds slots of the card `on`, -1 for loose dice, -2 for one on a whirlwind."""

    seat: int
    hero: str
    colour: str
    faces: tuple[int, ...]
    lies: tuple[int, ...]
    on: str
    roll_card: str
    lands_at: float
    owes_die: bool
    yield_by: float
    hurt: bool
    experience: int
    equipment: tuple[str, ...]


class PrintView(msgspec.Struct, frozen=True):
    """What is printed on a card or tile: its kind, the symbols of both sides, banner and effect."""

    kind: str
    hero: tuple[str, ...]
    wizard: tuple[str, ...]
    banner: str
    effect: str


class SpotView(msgspec.Struct, frozen=True):
    """A card or tile in play. A slot holds seat * 8 + die, or -1."""

    card: str
    printed: PrintView
    hero: tuple[int, ...]
    wizard: tuple[int, ...]
    owner: int
    complete: str
    held: bool
    """Heroes cannot complete it now."""


class ChoiceView(msgspec.Struct, frozen=True):
    kind: str
    card: str
    until: float


class WaitingView(msgspec.Struct, frozen=True):
    """A complete card that waits for a gesture or a hand."""

    card: str
    team: str
    waits_for: str
    seats: tuple[int, ...]
    raised: tuple[int, ...]


class OfferView(msgspec.Struct, frozen=True):
    card: str
    seats: tuple[int, ...]
    until: float


class BreachView(msgspec.Struct, frozen=True):
    kind: str
    seat: int
    until: float


class WishView(msgspec.Struct, frozen=True):
    item: str
    seat: int
    votes: tuple[int, ...]


class View(BaseView, frozen=True):
    """The table as one seat sees it; all see the same, with the own joker and bans worked out."""

    seat: int | None
    jokers: tuple[str, ...]
    """The symbols that the own joker may stand for now."""
    bans: tuple[str, ...]
    """The faces that this seat may not place now."""
    scenario: str
    modules: tuple[str, ...]
    phase: str
    round: int
    wizard: int
    heroes: tuple[int, ...]
    trophies: dict[str, int]
    players: tuple[PlayerView, ...]
    trials: tuple[str, ...]
    spells: tuple[str, ...]
    spots: dict[str, SpotView]
    dissipations: tuple[str, ...]
    curses: tuple[str, ...]
    trial_pile: Thickness
    spell_pile: Thickness
    trial_top: str
    spell_top: str
    dragon: int
    souls: int
    lives: int
    purse: dict[str, int]
    token: str
    equipment: tuple[str, ...]
    scrolls: tuple[str, ...]
    owned_scrolls: tuple[str, ...]
    choice: ChoiceView | None
    waiting: tuple[WaitingView, ...]
    offered: tuple[OfferView, ...]
    breaches: tuple[BreachView, ...]
    wishes: tuple[WishView, ...]
    done: tuple[int, ...]
    until: float
    winner: str
    reason: str


def view(table: Table, seat: int | None) -> View:
    """The same for everybody: nothing on the table is hidden but the piles."""
    own = table.players[seat] if seat is not None and table.heroes else None
    # In the order of the fields: naming forty of them would take a third of the time.
    return View(
        seat,
        names(table, own, joker_of(table, own)) if own is not None else (),
        names(table, own, banned(modules(table), table, own)) if own is not None else (),
        table.options.scenario,
        modules(table),
        table.phase,
        table.round,
        table.wizard,
        tuple(table.heroes),
        table.trophies.copy(),
        tuple([player_view(player) for player in table.players]),
        tuple(table.trials),
        tuple(table.spells),
        {card: spot_view(table, spot) for card, spot in table.spots.items()},
        tuple(table.dissipations),
        tuple(table.curses),
        thickness(table.trial_pile),
        thickness(table.spell_pile),
        table.known_trials[-1] if table.known_trials else "",
        table.known_spells[-1] if table.known_spells else "",
        table.dragon,
        table.souls,
        table.lives,
        {HEROES: len(table.purse[HEROES]), WIZARD: len(table.purse[WIZARD])},
        table.token,
        tuple(table.equipment),
        tuple(table.scrolls),
        tuple(table.owned_scrolls),
        choice_view(table) if table.completions else None,
        waiting_views(table) if table.completions else (),
        offer_views(table) if table.offered else (),
        breach_views(table) if table.breaches else (),
        wish_views(table) if table.wishes else (),
        tuple(table.done),
        table.until,
        table.winner,
        table.reason,
    )


def view_beside(table: Table, seat: int | None, other: View) -> View:
    """Only what the own joker and the own bans are differs: a fifth of the time of a new view."""
    own = table.players[seat] if seat is not None and table.heroes else None
    return msgspec.structs.replace(
        other,
        seat=seat,
        jokers=names(table, own, joker_of(table, own)) if own is not None else (),
        bans=names(table, own, banned(modules(table), table, own)) if own is not None else (),
    )


def player_view(player: Player) -> PlayerView:
    return PlayerView(
        player.seat,
        player.hero,
        player.colour,
        tuple(player.faces),
        tuple(player.lies),
        player.on,
        player.roll_card,
        player.lands_at,
        player.owes_die,
        player.yield_by,
        player.hurt,
        len(player.experience),
        tuple(player.equipment),
    )


def spot_view(table: Table, spot: Spot) -> SpotView:
    held = table.dragon > 0 and is_held(modules(table), table, spot.card)
    return SpotView(
        spot.card, printed(spot.card), tuple(spot.hero), tuple(spot.wizard), spot.owner, spot.complete, held
    )


@cache
def printed(card: str) -> PrintView:
    """The same for every table."""
    face = place(card)
    return PrintView(
        face.kind,
        tuple(["joker" if symbol == JOKER else HERO_SYMBOLS[symbol] for symbol in face.hero]),
        tuple([WIZARD_SYMBOLS[symbol] for symbol in face.wizard]),
        WIZARD_SYMBOLS[face.banner] if face.banner >= 0 else "",
        face.effect,
    )


def names(table: Table, player: Player, symbols: int) -> tuple[str, ...]:
    """Symbols given as bits, as words."""
    return (WIZARD_SETS if player.seat == table.wizard else HERO_SETS)[symbols]


def choice_view(table: Table) -> ChoiceView | None:
    spell = choosing(table)
    if spell is None or spell.choice is None:
        return None
    return ChoiceView(spell.choice.kind, spell.card, spell.choice.until)


def waiting_views(table: Table) -> tuple[WaitingView, ...]:
    return tuple(
        WaitingView(
            completion.card,
            completion.team,
            completion.waits_for,
            tuple(completion.contributors),
            tuple(completion.hands),
        )
        for completion in table.completions
    )


def offer_views(table: Table) -> tuple[OfferView, ...]:
    return tuple(OfferView(offer.card, tuple(offer.seats), offer.until) for offer in table.offered)


def wish_views(table: Table) -> tuple[WishView, ...]:
    return tuple(WishView(wish.item, wish.seat, tuple(wish.votes)) for wish in table.wishes)


def breach_views(table: Table) -> tuple[BreachView, ...]:
    """Only if the table flags breaches; else the wizard must have noticed what happened."""
    if not table.options.flag_breaches:
        return ()
    return tuple(BreachView(breach.kind, breach.seat, breach.until) for breach in table.breaches)


def thickness(pile: list[str]) -> Thickness:
    """A pile looks thick, middling or thin, and everybody sees that it is gone; nobody may count it (RO-010)."""
    if len(pile) >= 10:
        return "many"
    if len(pile) >= 5:
        return "some"
    return "few" if pile else "none"
