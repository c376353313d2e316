"""What a bot reckons from what it sees: what its jokers are worth, how long a card will take, what it brings."""

from functools import cache
from math import comb
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


Needs = tuple[tuple[int, bool, bool], ...]
"""Per free symbol: how often it is needed, whether a joker serves, whether its own face does."""


@cache
def rolls_needed(free: tuple[int, ...], dice: int, jokers: int, bans: int) -> float:
    """How many rolls it takes on average to fill these symbols with so many dice, placing all that fits."""
    if dice < len(free):
        return FOR_EVER
    needs = [
        (
            free.count(symbol),
            symbol == JOKER or bool(jokers >> symbol & 1),
            symbol != JOKER and not bans >> symbol & 1,
        )
        for symbol in set(free)
    ]
    return expected_rolls(tuple(sorted(needs)), dice)


@cache
def expected_rolls(needs: Needs, dice: int) -> float:
    """The same by the shape of what is needed: which symbol it is does not matter."""
    if not needs:
        return 0.0
    if not all(joker or plain for _, joker, plain in needs):
        return FOR_EVER
    stays, later = 0.0, 0.0
    for counts, probability in outcomes(len(needs) + 2, dice, faces_of(needs)):
        left = after_roll(needs, counts)
        if left == needs:
            stays += probability
        else:
            placed = sum(need[0] for need in needs) - sum(need[0] for need in left)
            later += probability * expected_rolls(left, dice - placed)
    return min(FOR_EVER, (1.0 + later) / (1.0 - stays)) if stays < 1.0 else FOR_EVER


def faces_of(needs: Needs) -> tuple[int, ...]:
    """How many faces of a die show each needed symbol, a joker, or nothing useful."""
    plain = tuple(int(serves) for _, _, serves in needs)
    return (*plain, 1, 5 - sum(plain))


def after_roll(needs: Needs, counts: tuple[int, ...]) -> Needs:
    """What is still needed after a roll: plain faces are placed first, then jokers."""
    jokers = counts[-2]
    left: list[tuple[int, bool, bool]] = []
    for (need, joker, plain), count in zip(needs, counts, strict=False):
        need = max(0, need - count)
        if joker and jokers and need:
            used = min(need, jokers)
            need -= used
            jokers -= used
        if need:
            left.append((need, joker, plain))
    return tuple(sorted(left))


@cache
def outcomes(kinds: int, dice: int, faces: tuple[int, ...]) -> list[tuple[tuple[int, ...], float]]:
    """Every roll as counts per kind of face, with its probability."""
    if kinds == 1:
        return [((dice,), (faces[0] / 6) ** dice)]
    found = []
    for count in range(dice + 1 if faces[0] else 1):
        chance = comb(dice, count) * (faces[0] / 6) ** count
        for rest, probability in outcomes(kinds - 1, dice - count, faces[1:]):
            found.append(((count, *rest), chance * probability))
    return found


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
        danger = (0.0, 0.35, 1.6, 8.0) if len(spot.hero) < 3 else (0.0, 0.6, 2.4, 9.0)
        return danger[max(0, view.dragon)]
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
        return 0.6
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
