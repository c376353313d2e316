"""Dissipation: spells that lie before one hero and hamper that hero (scenario 1)."""

from speeltafel.engine import Move, Now
from speeltafel.games.rush_out.choices import ask_target, name_target
from speeltafel.games.rush_out.completion import completion_of, hero_dice_back, make_gesture
from speeltafel.games.rush_out.dice import is_locked, lift
from speeltafel.games.rush_out.events import CardCancelled, CardLaid, DieYielded
from speeltafel.games.rush_out.material import HERO_SYMBOLS
from speeltafel.games.rush_out.moves import Name, Yield
from speeltafel.games.rush_out.piles import free_field, lay, put_away
from speeltafel.games.rush_out.questions import (
    CHOICES,
    SPELL_EFFECTS,
    ChoiceRule,
    banned,
    carries_out,
    hero_places,
)
from speeltafel.games.rush_out.state import (
    HEROES,
    LOOSE,
    NEVER,
    NUMBERED_LISTS,
    UNROLLED,
    WHIRLED,
    WIZARD,
    Choice,
    Completion,
    Player,
    Table,
    place,
    touch,
    touch_all,
)


@hero_places.under("dissipation")
def with_dissipations(answer: list[str], table: Table, player: Player) -> list[str]:
    """Any hero may help to cancel one (RO-104)."""
    return [*answer, *table.dissipations]


@banned.under("dissipation")
def crossed_out(answer: int, table: Table, player: Player) -> int:
    """The faces crossed out on the cards before this hero (RO-105)."""
    for card in table.dissipations:
        if table.spots[card].owner == player.seat and place(card).effect != "whirlwind":
            answer |= 1 << HERO_SYMBOLS.index(place(card).effect.removeprefix("ban_"))
    return answer


def dissipate(table: Table, completion: Completion, now: Now) -> None:
    """RO-101"""
    ask_target(table, completion, "dissipation", now)


def any_hero(table: Table, choice: Choice) -> list[Move]:
    """Any hero, also the same one again (RO-R39)."""
    return [Name(seat) for seat in table.heroes]


def lay_before(table: Table, choice: Choice, move: Name, now: Now) -> bool:
    """The card lies before the named hero, who suffers from now on (RO-101)."""
    card = choice.card
    completion = completion_of(table, card, WIZARD)
    completion.where = free_field(table, card)
    lay(table, card, move.seat)
    table.dissipations.append(card)
    if now.listening:
        now.emit(CardLaid(card=card, seat=move.seat))
    if place(card).effect == "whirlwind":
        owe_die(table.players[move.seat])
    return True


def least_hampered(table: Table, choice: Choice) -> Move:
    """The hero with fewest dissipations, then most dice placed, then the lowest seat."""

    def burden(seat: int) -> tuple[int, int]:
        cards = sum(table.spots[card].owner == seat for card in table.dissipations)
        return cards, -sum(lies >= 0 for lies in table.players[seat].lies)

    return Name(min(table.heroes, key=burden))


# The whirlwind


def owe_die(player: Player) -> None:
    """The hero must give up a die, if none lies on a whirlwind already (RO-106, RO-108)."""
    player.owes_die = WHIRLED not in player.lies


def call_in_dice(table: Table, now: Now) -> None:
    """Start the time for choosing as soon as there is a die to give (RO-R36)."""
    for player in table.players:
        if player.owes_die and (player.yield_by == NEVER) == bool(dice_to_yield(table, player)):
            player.yield_by = now.at + table.options.choice_seconds if player.yield_by == NEVER else NEVER
            touch(table, player.seat)


def dice_to_yield(table: Table, player: Player) -> list[int]:
    """A die that is not on a slot; only with all of them placed a placed one (RO-107, RO-R36)."""
    loose = [die for die, lies in enumerate(player.lies) if lies == LOOSE]
    if loose or is_locked(table, player):
        return loose
    return [die for die, lies in enumerate(player.lies) if lies >= 0]


@carries_out(Yield)
def yield_die(table: Table, player: Player, move: Yield, now: Now) -> None:
    """Put a die on the whirlwind (RO-107)."""
    if player.lies[move.die] >= 0:
        lift(table, player, move.die)
    player.lies[move.die] = WHIRLED
    player.faces[move.die] = UNROLLED
    forgive(player)
    touch_all(table)
    if now.listening:
        now.emit(DieYielded(seat=player.seat, die=move.die))


def forgive(player: Player) -> None:
    player.owes_die = False
    player.yield_by = NEVER


def whirlwinds(table: Table, seat: int) -> list[str]:
    return [
        card
        for card in table.dissipations
        if table.spots[card].owner == seat and place(card).effect == "whirlwind"
    ]


def cancel(table: Table, completion: Completion, now: Now) -> None:
    """The completed dissipation is discarded (RO-104)."""
    remove_dissipation(table, completion.card, now)


def remove_dissipation(table: Table, card: str, now: Now) -> None:
    """Its effect ends; a die comes back with the last whirlwind of that hero (RO-108, RO-R37)."""
    player = table.players[table.spots[card].owner]
    table.dissipations.remove(card)
    put_away(table, card)
    touch_all(table)
    if now.listening:
        now.emit(CardCancelled(card=card))
    if not whirlwinds(table, player.seat):
        forgive(player)
        player.lies = [LOOSE if lies == WHIRLED else lies for lies in player.lies]


@carries_out(Name)
def name(table: Table, player: Player, move: Name, now: Now) -> None:
    name_target(table, move, now)


SPELL_EFFECTS["dissipation"] = dissipate
CHOICES["dissipation"] = ChoiceRule(any_hero, lay_before, least_hampered, "RO-101")
NUMBERED_LISTS[HEROES, "dissipation"] = (make_gesture, hero_dice_back, cancel)
