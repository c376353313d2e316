"""What a bot reckons from what it sees: what its jokers are worth, how long a card will take, what it brings."""

from functools import cache
from math import comb
from typing import Final

from speeltafel.games.rush_out.material import DRAGON_TILE, HERO_SYMBOLS, JOKER, material
from speeltafel.games.rush_out.view import PlayerView, SpotView, View

FOR_EVER: Final = 30.0
WORK_PER_TRIAL: Final = 8.0
"""What the dice on a usual trial weigh together when it is nearly done."""
FREE: Final = -1
PUSH_WORTH: Final[tuple[float, ...]] = (0.0, 0.5, 2.0, 8.0)
"""What it is worth to push the dragon back, by how near it may be after the wizard's next spell."""
HELD_WORTH: Final = 0.8
"""What a full trial under the dragon is worth: it is done as soon as the dragon leaves."""
LIFE_WORTH: Final[tuple[float, ...]] = (6.0, 2.5, 1.3, 1.0, 0.9, 0.8)
"""What a life token of the wizard is worth, by how many he has left."""
CLEAR_WORTH: Final[tuple[float, ...]] = (5.0, 2.5, 1.2, 0.5, 0.3, 0.2)
"""What it is worth to the wizard to be rid of a confrontation, by how many lives he has left."""
STEP_WORTH: Final[tuple[float, ...]] = (0.0, 0.5, 1.0, 2.2)
"""What it is worth to the wizard to bring the dragon to a field."""


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
        return PUSH_WORTH[dragon_threat(view)]
    if face.kind == "dissipation":
        return dissipation_worth(view, face.effect)
    if face.kind == "curse":
        return 0.3 if face.effect == "silence" else 0.8
    if face.kind == "hero_tile":
        return heal_worth(view)
    if spot.held:
        return 0.1 if FREE in spot.hero else HELD_WORTH
    if face.kind == "confrontation":
        return LIFE_WORTH[min(view.lives, len(LIFE_WORTH)) - 1]
    if face.kind == "coin":
        return 1.5
    return 1.0 + 0.3 * (view.trial_pile == "few")


def dragon_threat(view: View) -> int:
    """How near the dragon is: fields from home, and the last one when an open spell would bring it to the pile."""
    steps = max([material().cards[card].steps for card in view.spells if card], default=0)
    return 3 if view.dragon + steps >= 4 else max(0, view.dragon)


def dissipation_worth(view: View, effect: str) -> float:
    """A ban hampers one hero, a whirlwind takes one die: the smaller the team, the more that is."""
    dice = sum([len(view.players[seat].faces) for seat in view.heroes])
    return 4.5 / dice if effect == "whirlwind" else 0.2 + 0.8 / len(view.heroes)


def hurt_heroes(view: View) -> int:
    return sum([player.hurt for player in view.players])


def souls_at_stake(view: View) -> int:
    """How many soul tokens the next doom takes: one for every hurt hero and for the one it wounds."""
    return min(hurt_heroes(view) + 1, len(view.heroes))


def heal_worth(view: View) -> float:
    """Healing is urgent when the next doom would take the last souls, and a habit before."""
    stake = souls_at_stake(view)
    if view.souls <= stake:
        return 5.0
    return 1.5 if view.souls <= 2 * stake else 0.3 + 0.15 * stake


def harm(view: View, card: str, slots: list[int]) -> float:
    """What the heroes lose when the dice on these slots are knocked off.

    A die that no joker can replace weighs more, and so does one on a card that is nearly done.
    """
    spot = view.spots[card]
    symbols = material().cards[card].hero
    jokers = 0
    for seat in heroes_on(spot):
        jokers |= hero_jokers(view.players[seat])
    work = sum([1.0 if jokers >> symbols[slot] & 1 else 1.5 for slot in slots])
    nearly_done = 1.0 + dice_on(spot) / len(spot.hero)
    return hero_worth(view, card) * nearly_done * work / WORK_PER_TRIAL


def filled_slots(spot: SpotView) -> list[int]:
    return [slot for slot, code in enumerate(spot.hero) if code != FREE]


def worst_harm(view: View) -> float:
    """The most that knocking all dice off one card can do now."""
    most = 0.0
    for card, spot in view.spots.items():
        if not spot.complete:
            slots = filled_slots(spot)
            if slots:
                most = max(most, harm(view, card, slots))
    return most


def wizard_worth(view: View, card: str) -> float:
    """What completing a card brings the wizard; getting rid of a spell is 1."""
    face = material().cards[card]
    base = 1.0 + 0.3 * (view.spell_pile == "few")
    if face.kind == "confusion":
        return base + (0.9 if face.effect == "remove_all" else 0.3) * worst_harm(view)
    if face.kind == "summon":
        return base + 0.9
    if face.kind == "dracology":
        return base + dragon_worth(view, face.steps)
    if face.kind == "dissipation":
        return base + (1.1 if face.effect == "whirlwind" else 0.8)
    if face.kind == "curse":
        return base + (0.3 if face.effect == "silence" else 0.9)
    if face.kind == "doom":
        return base + doom_worth(view, face.effect)
    if face.kind == "regression":
        return base + 0.2
    if face.kind == "coin":
        return 0.6
    if face.kind == "confrontation":
        danger = CLEAR_WORTH[min(view.lives, len(CLEAR_WORTH)) - 1]
        return danger + harm(view, card, filled_slots(view.spots[card]))
    return worst_harm(view) if face.effect == "clear" else dragon_worth(view, 1)


def dragon_worth(view: View, steps: int) -> float:
    if view.dragon + steps >= 4:
        return 15.0
    return STEP_WORTH[view.dragon + steps]


def doom_worth(view: View, effect: str) -> float:
    """Wounds are worth the souls that they will cost; the last souls win."""
    if effect == "wound_two":
        return 0.45 * min(2, len(view.heroes) - hurt_heroes(view))
    souls = souls_at_stake(view)
    return 12.0 if view.souls <= souls else 0.3 + 0.3 * souls
