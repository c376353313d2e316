"""What speaks for a move of Rush Out!: which card to aim for, which dice to keep. Quick, from what lies open."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from speeltafel.engine import Move, Reason, because
from speeltafel.games.rush_out.estimate import (
    FOR_EVER,
    bans_of,
    dice_on,
    dragon_threat,
    free_symbols,
    hero_jokers,
    heroes_on,
    left_after,
    loose_dice,
    rolls_needed,
    souls_at_stake,
    wizard_jokers,
)
from speeltafel.games.rush_out.material import DRAGON_TILE, JOKER, material
from speeltafel.games.rush_out.moves import (
    Aim,
    Buy,
    Claim,
    Clap,
    Dispel,
    Done,
    Fill,
    Flip,
    Heal,
    HighFive,
    Inspire,
    Keep,
    Name,
    Place,
    Repel,
    Roll,
    SpendCoins,
    Tidy,
    Want,
    Yield,
)
from speeltafel.games.rush_out.shortlist import loose_faces
from speeltafel.games.rush_out.view import View

HOME: Final = 4
"""Steps of the dragon to the trial pile."""


def reasons(view: View, seat: int, move: Move) -> Sequence[Reason]:
    """The most telling first."""
    speak = SPEAKERS.get(type(move))
    return list(speak(view, seat, move)) if speak else []


# Dice


def side(view: View, seat: int, card: str) -> tuple[int, ...]:
    """The symbols on the own side of a card that are still free."""
    face, spot = material().cards[card], view.spots[card]
    if seat == view.wizard:
        return free_symbols(face.wizard, spot.wizard)
    return free_symbols(face.hero, spot.hero)


def powers(view: View, seat: int) -> tuple[int, int]:
    """What the own jokers stand for, and what may not be placed."""
    if seat == view.wizard:
        return wizard_jokers(view), 0
    return hero_jokers(view.players[seat]), bans_of(view, seat)


def fill(view: View, seat: int, move: Fill | Place) -> Iterator[Reason]:
    card, me = move.card, view.players[seat]
    free, faces = side(view, seat, card), loose_faces(view, seat)
    left = left_after(free, faces, *powers(view, seat))
    fitting = len(free) - len(left)
    if not left:
        yield because("completes", card=card)
    yield from purpose(view, seat, card)
    mates = [other for other in heroes_on(view.spots[card]) if other != seat]
    if mates and seat != view.wizard:
        yield because("with-mate", seat=mates[0])
    if left:
        yield from still_missing(view, seat, left, loose_dice(me) - fitting + helpers(view, mates))
    yield because("many-fit", dice=fitting)


def helpers(view: View, mates: Sequence[int]) -> int:
    """Dice that team mates still roll for the same card."""
    return sum(loose_dice(view.players[mate]) for mate in mates)


def still_missing(view: View, seat: int, left: tuple[int, ...], dice: int) -> Iterator[Reason]:
    """How long the rest will take."""
    rolls = rolls_needed(left, dice, *powers(view, seat))
    if rolls < FOR_EVER / 2:
        yield because("rolls-left", count=len(left), rolls=max(1, round(rolls)))
    else:
        yield because("needs-help", count=len(left))


def purpose(view: View, seat: int, card: str) -> Iterator[Reason]:
    """What completing this card is good for."""
    kind = material().cards[card].kind
    if seat == view.wizard:
        yield from wizards_purpose(view, card, kind)
    elif card == DRAGON_TILE:
        yield because("dragon-near", steps=max(0, HOME - view.dragon))
    elif kind == "dissipation":
        yield because("frees-hero", seat=view.spots[card].owner)
    elif kind == "curse":
        yield because("ends-curse", card=card)
    elif kind == "hero_tile":
        yield because("heals", souls=view.souls, stake=souls_at_stake(view))
    elif kind == "confrontation":
        yield because("costs-life", lives=view.lives)
    elif kind == "coin":
        yield because("brings-coin")
    elif view.trial_pile == "few":
        yield because("pile-thin")


def wizards_purpose(view: View, card: str, kind: str) -> Iterator[Reason]:
    if kind == "dracology" and dragon_threat(view) >= HOME - 1:
        yield because("dragon-wins")
    elif kind == "dracology":
        yield because("dragon-steps", steps=material().cards[card].steps)
    elif kind == "confusion":
        most = max([dice_on(spot) for spot in view.spots.values() if not spot.complete], default=0)
        if most:
            yield because("knocks-off", dice=most)
    elif kind == "doom":
        yield because("wounds", souls=view.souls)
    elif kind in ("dissipation", "curse"):
        yield because("hampers")
    elif kind == "confrontation":
        yield because("saves-life", lives=view.lives)
    if view.spell_pile == "few":
        yield because("spells-thin")


def roll(view: View, seat: int, move: Roll) -> Iterator[Reason]:
    me = view.players[seat]
    if view.phase != "race":
        yield because("starts")
        return
    back = move.back.bit_count()
    if back and me.on:
        free, dice = side(view, seat, me.on), loose_dice(me)
        if rolls_needed(free, dice, *powers(view, seat)) >= FOR_EVER / 2:
            yield because("stuck-there", card=me.on)
        yield because("takes-back", dice=back)
    elif me.on:
        yield from going_on(view, seat, me.on)
        yield because("keeps-placed", card=me.on)
    else:
        if loose_faces(view, seat) and not completes_any(view, seat):
            yield because("better-roll")
        yield because("rolls-all", dice=loose_dice(me))


def completes_any(view: View, seat: int) -> bool:
    """Whether what was rolled would fill a card at once."""
    faces, able = loose_faces(view, seat), powers(view, seat)
    sides = [side(view, seat, card) for card in view.spots]
    return any(free and not left_after(free, faces, *able) for free in sides)


def going_on(view: View, seat: int, card: str) -> Iterator[Reason]:
    """What still has to come for the card on which the own dice lie."""
    for why in still_missing(view, seat, side(view, seat, card), loose_dice(view.players[seat])):
        yield because("rolls-on", card=card, **why.fields) if why.text == "rolls-left" else why


def yield_die(view: View, seat: int, move: Yield) -> Iterator[Reason]:
    face = view.players[seat].faces[move.die]
    yield (
        because("die-unrolled")
        if face < 0
        else because("die-least")
        if face != JOKER
        else because("die-joker")
    )


# The wizard's targets


def aim(view: View, seat: int, move: Aim) -> Iterator[Reason]:
    spot = view.spots[move.card]
    missing = len(spot.hero) - dice_on(spot)
    if missing == 1:
        yield because("nearly-done", card=move.card)
    yield because("dice-there", card=move.card, dice=dice_on(spot))


def name(view: View, seat: int, move: Name) -> Iterator[Reason]:
    hero = view.players[move.seat]
    placed = sum(lies >= 0 for lies in hero.lies)
    kind = view.choice.kind if view.choice else ""
    if kind == "regression":
        yield because("most-experience", seat=move.seat, count=hero.experience)
    elif kind == "dissipation":
        burden = sum(view.spots[card].owner == move.seat for card in view.dissipations)
        yield because("unburdened", seat=move.seat) if not burden else because("burdened", seat=move.seat)
    elif not hero.hurt:
        yield because("unhurt", seat=move.seat)
    if placed:
        yield because("busiest", seat=move.seat, dice=placed)


# Besides the dice


def gesture(view: View, seat: int, move: HighFive | Clap | Tidy) -> Iterator[Reason]:
    yield because("dice-wait", card=move.card)


def keep(view: View, seat: int, move: Keep) -> Iterator[Reason]:
    yield because("experience", count=view.players[seat].experience + 1)


def dispel(view: View, seat: int, move: Dispel) -> Iterator[Reason]:
    yield because("dispels", card=move.card)


def repel(view: View, seat: int, move: Repel) -> Iterator[Reason]:
    yield because("dragon-near", steps=max(0, HOME - view.dragon))


def heal(view: View, seat: int, move: Heal) -> Iterator[Reason]:
    yield because("heals", souls=view.souls, stake=souls_at_stake(view))


def inspire(view: View, seat: int, move: Inspire) -> Iterator[Reason]:
    mate = view.players[move.seat]
    if mate.on:
        yield because("inspires", seat=move.seat, card=mate.on)


def flip(view: View, seat: int, move: Flip) -> Iterator[Reason]:
    yield because("turns-fitting")


def claim(view: View, seat: int, move: Claim) -> Iterator[Reason]:
    if view.breaches:
        yield because("breach", seat=view.breaches[0].seat)


def spend(view: View, seat: int, move: SpendCoins) -> Iterator[Reason]:
    last = min(view.trophies.values()) == 1
    yield because("last-round") if last else because("card-less")


# The market


def want(view: View, seat: int, move: Want) -> Iterator[Reason]:
    if any(wish.item == move.item and wish.seat == move.seat for wish in view.wishes):
        yield because("wished", seat=move.seat, item=move.item)
    if not view.players[move.seat].equipment:
        yield because("has-nothing", seat=move.seat)
    yield because("joker-more", seat=move.seat)


def buy(view: View, seat: int, move: Buy) -> Iterator[Reason]:
    yield because("scroll", cost=material().scrolls[move.item].cost)


def done(view: View, seat: int, move: Done) -> Iterator[Reason]:
    yield because("saves-coins")


SPEAKERS: Final[dict[type, Callable[[View, int, Any], Iterator[Reason]]]] = {
    Fill: fill,
    Place: fill,
    Roll: roll,
    Yield: yield_die,
    Aim: aim,
    Name: name,
    HighFive: gesture,
    Clap: gesture,
    Tidy: gesture,
    Keep: keep,
    Dispel: dispel,
    Repel: repel,
    Heal: heal,
    Inspire: inspire,
    Flip: flip,
    Claim: claim,
    SpendCoins: spend,
    Want: want,
    Buy: buy,
    Done: done,
}
