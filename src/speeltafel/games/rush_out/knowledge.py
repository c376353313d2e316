"""Another world that nobody can tell from the real one: only face-down cards can differ.

What was hidden is gathered and sorted before it is dealt anew, so that nothing depends on how it really lies.
"""

from speeltafel.engine import Chance, clone
from speeltafel.games.rush_out.material import SPELL_KINDS
from speeltafel.games.rush_out.state import Table, place

TRIALS = "trials"


def sample_world(table: Table, chance: Chance) -> Table:
    """Deal what nobody has seen anew: unused cards first, then the piles and what was discarded unseen.

    All know the same, so it is the same for every seat.
    """
    world = clone(table)
    if world.left_out:
        leave_out_anew(world, chance)
    if world.round:
        deal_unseen(world, chance)
    return world


def group_of(card: str) -> str:
    """Unused trials were drawn from the whole deck, unused spells per kind (RO-027, RO-R07)."""
    kind = place(card).kind
    return kind if kind in SPELL_KINDS else TRIALS


def leave_out_anew(world: Table, chance: Chance) -> None:
    """Any card of a kind that nobody saw in this game may be among the unused ones (RO-R07, RO-R08)."""
    cards = [*world.left_out, *world.trial_deck, *world.spell_deck]
    never_seen = sorted(set(cards).difference(world.seen))
    groups = [group_of(card) for card in world.left_out]
    left_out: list[str] = []
    for group in sorted(set(groups)):
        pool = [card for card in never_seen if group_of(card) == group]
        chance.shuffle(pool)
        left_out += pool[: groups.count(group)]
    world.left_out = sorted(left_out)
    in_use = sorted(set(cards).difference(left_out))
    world.trial_deck = [card for card in in_use if group_of(card) == TRIALS]
    world.spell_deck = [card for card in in_use if group_of(card) != TRIALS]


def deal_unseen(world: Table, chance: Chance) -> None:
    """Shuffle the unknown part of each pile together with what left it unseen."""
    deal_pile(world.trial_pile, len(world.known_trials), world.trial_deck, world, chance)
    deal_pile(world.spell_pile, len(world.known_spells), world.spell_deck, world, chance)


def deal_pile(pile: list[str], known: int, deck: list[str], world: Table, chance: Chance) -> None:
    trials = deck is world.trial_deck
    hidden = len(pile) - known
    places = [number for number, card in enumerate(world.unseen) if (group_of(card) == TRIALS) == trials]
    face_down = {*pile[:hidden], *(world.unseen[number] for number in places)}
    seen = set(world.seen)
    cards = [card for card in deck if card not in seen or card in face_down]
    chance.shuffle(cards)
    pile[:hidden] = cards[:hidden]
    for number, card in zip(places, cards[hidden:], strict=True):
        world.unseen[number] = card
