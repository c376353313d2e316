"""Another world that a seat cannot tell from the real one: only face-down cards can differ."""

from speeltafel.engine import Chance, clone
from speeltafel.games.rush_out.material import SPELL_KINDS
from speeltafel.games.rush_out.state import Table, place


def sample_world(table: Table, seat: int, chance: Chance) -> Table:
    """Deal what nobody has seen anew: unused cards first, then the piles and what was discarded unseen."""
    world = clone(table)
    swap_left_out(world, chance)
    deal_unseen(world, chance)
    return world


def swap_left_out(world: Table, chance: Chance) -> None:
    """Any card of a kind that nobody saw in this game may be among the unused ones (RO-027, RO-R07, RO-R08)."""
    for group in groups(world.left_out):
        deck = world.trial_deck if is_trial(group[0]) else world.spell_deck
        unseen = [card for card in deck if same_group(card, group[0]) and card not in world.seen]
        pool = group + unseen
        chance.shuffle(pool)
        renamed = dict(zip(group + unseen, pool, strict=True))
        rename(world, renamed)


def groups(left_out: list[str]) -> list[list[str]]:
    """Unused trials were drawn from the whole deck, unused spells per kind."""
    found: list[list[str]] = []
    for card in left_out:
        for group in found:
            if same_group(card, group[0]):
                group.append(card)
                break
        else:
            found.append([card])
    return found


def is_trial(card: str) -> bool:
    return place(card).kind not in SPELL_KINDS


def same_group(card: str, other: str) -> bool:
    return place(card).kind == place(other).kind or (is_trial(card) and is_trial(other))


def rename(world: Table, names: dict[str, str]) -> None:
    """Exchange cards that nobody saw, wherever they are."""
    world.left_out = [names.get(card, card) for card in world.left_out]
    world.trial_deck = [names.get(card, card) for card in world.trial_deck]
    world.spell_deck = [names.get(card, card) for card in world.spell_deck]
    world.trial_pile = [names.get(card, card) for card in world.trial_pile]
    world.spell_pile = [names.get(card, card) for card in world.spell_pile]
    world.unseen = [names.get(card, card) for card in world.unseen]


def deal_unseen(world: Table, chance: Chance) -> None:
    """Shuffle the unknown part of each pile together with what left it unseen."""
    for pile, known, trials in (
        (world.trial_pile, len(world.known_trials), True),
        (world.spell_pile, len(world.known_spells), False),
    ):
        hidden = len(pile) - known
        places = [number for number, card in enumerate(world.unseen) if is_trial(card) == trials]
        cards = pile[:hidden] + [world.unseen[number] for number in places]
        chance.shuffle(cards)
        pile[:hidden] = cards[:hidden]
        for number, card in zip(places, cards[hidden:], strict=True):
            world.unseen[number] = card
