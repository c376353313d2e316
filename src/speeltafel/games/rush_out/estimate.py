"""What a bot reckons from what it sees: what its jokers are worth, how long a card will take, what it brings."""

from functools import cache
from typing import Final

from speeltafel.games.rush_out.material import DRAGON_TILE, HERO_SYMBOLS, JOKER, material
from speeltafel.games.rush_out.view import PlayerView, SpotView, View

FOR_EVER: Final = 30.0
FREE: Final = -1


def hero_jokers(player: PlayerView) -> int:
    jokers = 1 << material().heroes[player.hero].skill
    for item in player.equipment:
        jokers |= material().equipment[item].jokers
    return jokers


def wizard_jokers(view: View) -> int:
    jokers = 0
    for card in view.trials + view.spells:
        if card and material().cards[card].banner >= 0:
            jokers |= 1 << material().cards[card].banner
    for name in view.owned_scrolls:
        if material().scrolls[name].effect == "joker":
            jokers |= 1 << material().scrolls[name].symbols[0]
    return jokers


def bans_of(view: View, seat: int) -> int:
    bans = 0
    for card in view.dissipations:
        effect = material().cards[card].effect
        if view.spots[card].owner == seat and effect.startswith("ban_"):
            bans |= 1 << HERO_SYMBOLS.index(effect.removeprefix("ban_"))
    return bans


def free_symbols(symbols: tuple[int, ...], side: tuple[int, ...]) -> tuple[int, ...]:
    """The symbols of the slots that are still free."""
    return tuple([symbol for symbol, code in zip(symbols, side, strict=False) if code == FREE])


def left_after(free: tuple[int, ...], faces: list[int], jokers: int, bans: int) -> tuple[int, ...]:
    """The free symbols that remain when all fitting dice are placed."""
    left = list(free)
    wild = 0
    for face in faces:
        if face == JOKER:
            wild += 1
        elif face in left and not bans >> face & 1:
            left.remove(face)
    for symbol in left[:]:
        if wild and (symbol == JOKER or jokers >> symbol & 1):
            left.remove(symbol)
            wild -= 1
    return tuple(left)


@cache
def rolls_needed(free: tuple[int, ...], dice: float, jokers: int, bans: int) -> float:
    """About how many rolls it takes to fill these symbols with so many dice."""
    left = float(len(free))
    if dice < left:
        return FOR_EVER
    rolls = 0.0
    while left > 0:
        kinds = fitting_faces(free, jokers, bans) * (0.4 + 0.6 * left / len(free))
        fits = min(dice * min(1.0, kinds / 6), left)
        if fits < 0.1:
            return FOR_EVER
        step = min(1.0, left / fits) if fits >= left else 1.0
        rolls += step
        left -= fits
        dice -= fits
        if left < 0.15:
            break
    return rolls


def fitting_faces(free: tuple[int, ...], jokers: int, bans: int) -> int:
    """How many of the six faces go on one of these symbols."""
    faces = 0
    wild = False
    for symbol in set(free):
        if symbol == JOKER:
            wild = True
            continue
        if not bans >> symbol & 1:
            faces += 1
        wild = wild or bool(jokers >> symbol & 1)
    return faces + wild


def heroes_on(spot: SpotView) -> list[int]:
    return sorted({code >> 3 for code in spot.hero if code != FREE})


def dice_on(spot: SpotView) -> int:
    return sum(code != FREE for code in spot.hero)


def loose_dice(player: PlayerView) -> int:
    return sum(lies == FREE for lies in player.lies)


def playing_dice(player: PlayerView) -> int:
    """All dice but the one on a whirlwind."""
    return sum(lies >= FREE for lies in player.lies)


def hero_worth(view: View, card: str) -> float:
    """What completing a card brings the heroes; a trial is 1."""
    spot = view.spots[card]
    face = material().cards[card]
    if card == DRAGON_TILE:
        return (0.0, 0.35, 1.6, 8.0)[max(0, view.dragon)]
    if face.kind == "dissipation":
        return 0.75 if face.effect == "whirlwind" else 0.45
    if face.kind == "curse":
        return 0.6 if face.effect == "high_five" else 0.4
    if face.kind == "hero_tile":
        hurt = sum(player.hurt for player in view.players)
        return 4.0 if view.souls <= hurt + 1 else 0.3 + 0.15 * hurt
    if spot.held:
        return 0.1
    if face.kind == "confrontation":
        return (6.0, 2.5, 1.3, 1.0, 0.9, 0.8)[max(0, min(5, view.lives - 1))]
    if face.kind == "coin":
        return 1.5
    return 1.0 + 0.3 * (view.trial_pile == "few")


def wizard_worth(view: View, card: str) -> float:
    """What completing a card brings the wizard; getting rid of a spell is 1."""
    face = material().cards[card]
    base = 1.0 + 0.3 * (view.spell_pile == "few")
    fullest = max((dice_on(spot) for spot in view.spots.values() if not spot.complete), default=0)
    if face.kind == "confusion":
        return base + (0.25 * fullest if face.effect == "remove_all" else 0.15 * (fullest > 1))
    if face.kind == "summon":
        return base + 0.9
    if face.kind == "dracology":
        return base + dragon_worth(view, face.steps)
    if face.kind == "dissipation":
        return base + (1.1 if face.effect == "whirlwind" else 0.8)
    if face.kind == "curse":
        return base + 0.7
    if face.kind == "doom":
        return base + doom_worth(view, face.effect)
    if face.kind == "regression":
        return base + 0.2
    if face.kind == "coin":
        return 0.35
    if face.kind == "confrontation":
        return 2.0 if view.lives <= 2 else 0.25
    return 0.3 * fullest if face.effect == "clear" else dragon_worth(view, 1)


def dragon_worth(view: View, steps: int) -> float:
    if view.dragon + steps >= 4:
        return 15.0
    return (0.0, 0.5, 1.0, 2.2)[view.dragon + steps]


def doom_worth(view: View, effect: str) -> float:
    hurt = sum(player.hurt for player in view.players)
    unhurt = len(view.heroes) - hurt
    if effect == "wound_two":
        return 0.45 * min(2, unhurt)
    souls = hurt + (1 if unhurt else 0)
    return 12.0 if view.souls <= souls else 0.3 + 0.3 * souls
