"""Experience: heroes keep trials and pay with them for their traits (scenario 6)."""

from typing import Final

from speeltafel.engine import Move, Now
from speeltafel.games.rush_out.choices import ask_target
from speeltafel.games.rush_out.completion import lapse
from speeltafel.games.rush_out.dice import lift_all
from speeltafel.games.rush_out.events import ExperienceGained, ExperienceLost, TraitUsed
from speeltafel.games.rush_out.material import JOKER, material
from speeltafel.games.rush_out.modules.curses import remove_curse
from speeltafel.games.rush_out.modules.dissipation import remove_dissipation
from speeltafel.games.rush_out.modules.doom import heal
from speeltafel.games.rush_out.modules.dragon import move_dragon
from speeltafel.games.rush_out.moves import Dispel, Heal, Inspire, Keep, Leave, Name, Repel
from speeltafel.games.rush_out.questions import (
    CHOICES,
    SPELL_EFFECTS,
    ChoiceRule,
    carries_out,
    extra_moves,
    trial_goes,
)
from speeltafel.games.rush_out.state import (
    AT_HOME,
    LOOSE,
    NEVER,
    Choice,
    Completion,
    Offer,
    Player,
    Table,
    place,
    touch_all,
)

KEEP_WITHIN: Final = 4.0
REPEL: Final = Repel()


@trial_goes.under("experience")
def to_a_hero(answer: None, table: Table, completion: Completion, now: Now) -> None:
    """One of the heroes who helped keeps the card (RO-162, RO-R60, RO-R61)."""
    table.discard.remove(completion.card)
    seats = completion.contributors
    if len(seats) == 1:
        gain(table, seats[0], completion.card, now)
    else:
        table.offered.append(Offer(completion.card, seats[:], now.at + KEEP_WITHIN))


def gain(table: Table, seat: int, card: str, now: Now) -> None:
    table.players[seat].experience.append(card)
    touch_all(table)
    if now.listening:
        now.emit(ExperienceGained(seat=seat, card=card))


def settle_offer(table: Table, offer: Offer, now: Now) -> None:
    """Nobody claimed it: the hero with fewer points, then the lower seat (RO-R61)."""
    seat = min(offer.seats, key=lambda seat: (len(table.players[seat].experience), seat))
    give_offer(table, offer, seat, now)


def give_offer(table: Table, offer: Offer, seat: int, now: Now) -> None:
    table.offered.remove(offer)
    gain(table, seat, offer.card, now)


def offer_of(table: Table, card: str) -> Offer:
    return next(offer for offer in table.offered if offer.card == card)


@carries_out(Keep)
def keep(table: Table, player: Player, move: Keep, now: Now) -> None:
    give_offer(table, offer_of(table, move.card), player.seat, now)


@carries_out(Leave)
def leave(table: Table, player: Player, move: Leave, now: Now) -> None:
    offer = offer_of(table, move.card)
    other = next(seat for seat in offer.seats if seat != player.seat)
    give_offer(table, offer, other, now)


@extra_moves.under("experience")
def with_experience(answer: list[Move], table: Table, player: Player) -> list[Move]:
    if player.seat == table.wizard:
        return answer
    moves = answer[:]
    for offer in table.offered:
        if player.seat in offer.seats:
            moves += [Keep(offer.card), Leave(offer.card)]
    if len(player.experience) >= material().heroes[player.hero].price:
        moves += TRAITS[player.hero](table, player)
    return moves


# The traits; none can be paid for without effect (RO-R64)


def inspirations(table: Table, player: Player) -> list[Move]:
    """A loose rolled die of another hero (RO-165, RO-R62)."""
    return [
        Inspire(seat, die)
        for seat in table.heroes
        if seat != player.seat and table.players[seat].lands_at == NEVER
        for die, face in enumerate(table.players[seat].faces)
        if table.players[seat].lies[die] == LOOSE and 0 <= face != JOKER
    ]


def dispels(table: Table, player: Player) -> list[Move]:
    """RO-166"""
    return [Dispel(card) for card in (*table.dissipations, *table.curses)]


def repels(table: Table, player: Player) -> list[Move]:
    """RO-167"""
    return [REPEL] if table.dragon > AT_HOME else []


def heals(table: Table, player: Player) -> list[Move]:
    """RO-168"""
    return [Heal(other.seat) for other in table.players if other.hurt]


TRAITS: Final = {"bard": inspirations, "hunter": dispels, "warrior": repels, "cleric": heals}


def pay(table: Table, player: Player, now: Now) -> None:
    """Discard the experience cards that the trait costs (RO-164)."""
    for _ in range(material().heroes[player.hero].price):
        table.discard.append(player.experience.pop())
    touch_all(table)
    if now.listening:
        now.emit(TraitUsed(seat=player.seat, hero=player.hero))


@carries_out(Inspire)
def inspire(table: Table, player: Player, move: Inspire, now: Now) -> None:
    pay(table, player, now)
    table.players[move.seat].faces[move.die] = JOKER


@carries_out(Dispel)
def dispel(table: Table, player: Player, move: Dispel, now: Now) -> None:
    """Dice on the card go back unrolled (RO-R63)."""
    pay(table, player, now)
    clear(table, move.card)
    if move.card in table.curses:
        remove_curse(table, move.card, now)
    else:
        remove_dissipation(table, move.card, now)


@carries_out(Repel)
def repel(table: Table, player: Player, move: Repel, now: Now) -> None:
    pay(table, player, now)
    move_dragon(table, -1, now)


@carries_out(Heal)
def heal_hero(table: Table, player: Player, move: Heal, now: Now) -> None:
    """Dice on the tile go back to their owners (RO-R65)."""
    pay(table, player, now)
    patient = table.players[move.seat]
    clear(table, patient.hero)
    heal(table, patient, now)


def clear(table: Table, card: str) -> None:
    """Dice go back, and what was under way for the card lapses."""
    lift_all(table, table.spots[card].hero)
    lapse(table, card)


# Regression


def regress(table: Table, completion: Completion, now: Now) -> None:
    """One named hero, or every hero, loses a point at once (RO-169, RO-170, RO-171)."""
    if place(completion.card).effect == "each_hero":
        for seat in table.heroes:
            lose(table, seat, now)
    else:
        ask_target(table, completion, "regression", now)


def any_hero(table: Table, choice: Choice) -> list[Move]:
    """Also one without points (RO-R66)."""
    return [Name(seat) for seat in table.heroes]


def named_loses(table: Table, choice: Choice, move: Name, now: Now) -> bool:
    lose(table, move.seat, now)
    return True


def lose(table: Table, seat: int, now: Now) -> None:
    experience = table.players[seat].experience
    if not experience:
        return
    table.discard.append(experience.pop())
    touch_all(table)
    if now.listening:
        now.emit(ExperienceLost(seat=seat))


def most_experienced(table: Table, choice: Choice) -> Move:
    """The hero with most points, then the lowest seat."""
    return Name(max(table.heroes, key=lambda seat: (len(table.players[seat].experience), -seat)))


SPELL_EFFECTS["regression"] = regress
CHOICES["regression"] = ChoiceRule(any_hero, named_loses, most_experienced, "RO-169")
