"""Other worlds that fit all that a seat saw: what it does not know is dealt once more."""

from collections.abc import Iterable

from speeltafel.engine import UNKNOWN, Chance, Now, ask_again, clone, sees
from speeltafel.games.creatures_and_outcasts.facts import redact, with_secret
from speeltafel.games.creatures_and_outcasts.flow.effects import (
    BlockNumber,
    MoveWednesday,
    Swap,
    TakeFromClosed,
    take_blindly,
)
from speeltafel.games.creatures_and_outcasts.flow.plays import PlayAgain
from speeltafel.games.creatures_and_outcasts.flow.rounds import Race
from speeltafel.games.creatures_and_outcasts.knowledge import Memory
from speeltafel.games.creatures_and_outcasts.legal import plays
from speeltafel.games.creatures_and_outcasts.material import character_number, material
from speeltafel.games.creatures_and_outcasts.state import Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY

TRIES = 200


def sample_world(table: Table, seat: int, chance: Chance) -> Table:
    """Another table that this seat cannot tell from this one; the true hidden cards are not read.

    Before the deal there is nothing to know. A card that others took unseen is put back, and taken again in the end.
    """
    world = clone(table)
    if not table.facts:
        return world
    world.facts = [redact(fact, seat) for fact in table.facts]
    swap = unseen_swap(world, seat)
    if swap is not None:
        put_back(world, swap)
    deal_again(world, Memory(world, seat), chance)
    if swap is not None:
        take_blindly(world, swap, Now(chance))
    settle_frames(world, seat)
    if world.frames:
        ask_again(world, Now(chance))
    return world


def unseen_swap(world: Table, seat: int) -> Swap | None:
    """A swap that waits for its gift, if this seat did not see the card that was taken."""
    swap = world.frames[-1] if world.frames else None
    if not isinstance(swap, Swap) or swap.taken == UNKNOWN:
        return None
    return None if sees(world.eyes(swap.seat, swap.player), seat) else swap


def put_back(world: Table, swap: Swap) -> None:
    """As if nothing had been taken yet. Which card goes back does not matter: both hands are dealt anew."""
    world.facts.pop()
    world.hands[swap.player].append(world.hands[swap.seat].pop())


def deal_again(world: Table, memory: Memory, chance: Chance) -> None:
    """Deal all that this seat cannot place."""
    world.characters = sample_characters(world, memory, chance)
    sizes = [len(hand) for hand in world.hands]
    for _ in range(TRIES):
        if deal_unseen(world, sizes, memory, chance):
            return
    raise AssertionError("no deal fits what this seat saw")


def sample_characters(world: Table, memory: Memory, chance: Chance) -> list[str]:
    """The stack, bottom first; which characters are in it is public (CO-R67)."""
    names = material().characters
    known = memory.characters.known()
    unseen = [number for number in sorted(map(character_number, world.characters)) if number not in known]
    chance.shuffle(unseen)
    return [names[number] for number in reversed(memory.characters.sample(unseen, chance))]


def deal_unseen(world: Table, sizes: list[int], memory: Memory, chance: Chance) -> bool:
    """Fill the other hands and the closed pile; False when the random order broke something this seat knows."""
    unseen = unseen_cards(world, memory)
    chance.shuffle(unseen)
    others = [seat for seat in range(world.seats) if seat != memory.seat]
    others.sort(key=lambda seat: (not must_play_again(world, seat), -len(memory.lacking[seat])))
    for other in others:
        if not fill_hand(world, memory, other, sizes[other], unseen):
            return False
    world.closed = memory.closed.sample(unseen, chance)[::-1]
    return fits_question(world)


def unseen_cards(world: Table, memory: Memory) -> list[int]:
    """Every card that this seat can place neither in a hand, nor on the table, nor in the closed pile."""
    unseen = list(material().deck)
    placed = world.trick + memory.closed.known()
    if world.thing != EMPTY:
        placed.append(world.thing)
    for seat in range(world.seats):
        placed += world.hands[seat] if seat == memory.seat else memory.known[seat].elements()
    for card in placed:
        unseen.remove(card)
    return unseen


def fill_hand(world: Table, memory: Memory, holder: int, size: int, unseen: list[int]) -> bool:
    """What the seat knows of a hand, then cards it could hold."""
    hand = list(memory.known[holder].elements())
    lacking = memory.lacking[holder]
    hand += promised_play(world, holder, hand, lacking, unseen, size)
    while len(hand) < size:
        fitting = next((i for i, card in enumerate(unseen) if card not in lacking), UNKNOWN)
        if fitting == UNKNOWN:
            return False
        hand.append(unseen.pop(fitting))
    world.hands[holder] = sorted(hand)
    return len(hand) == size


def promised_play(
    world: Table, holder: int, hand: list[int], lacking: set[int], unseen: list[int], size: int
) -> list[int]:
    """CO-100: whoever is asked for a second card has one; the first that fits is taken out of the unseen cards."""
    if not must_play_again(world, holder):
        return []
    rules = world.trick_rules()
    playable = rules.playable[world.top] - lacking
    if any(hand.count(card) >= rules.size for card in playable):
        return []
    for card in unseen:
        missing = rules.size - hand.count(card)
        if card in playable and unseen.count(card) >= missing and len(hand) + missing <= size:
            for _ in range(missing):
                unseen.remove(card)
            return [card] * missing
    return []


def must_play_again(world: Table, seat: int) -> bool:
    """Whether this seat is asked for a second card."""
    frame = world.frames[-1] if world.frames else None
    return isinstance(frame, PlayAgain) and frame.seat == seat


def fits_question(world: Table) -> bool:
    """Whether the player who is asked has something to choose from."""
    frame = world.frames[-1] if world.frames else None
    if isinstance(frame, TakeFromClosed):
        return any(card != world.thing for card in world.closed)
    return not isinstance(frame, PlayAgain) or bool(plays(world, frame.seat))


def settle_frames(world: Table, seat: int) -> None:
    """What waits in a frame, and what the player who is asked looks at, fit the cards that were dealt anew."""
    frame = world.frames[-1] if world.frames else None
    if isinstance(frame, Race):
        forget_answers(world, frame, seat)
    elif isinstance(frame, TakeFromClosed | BlockNumber):
        saw_last(world, world.closed[::-1])
    elif isinstance(frame, MoveWednesday):
        saw_last(world, map(character_number, reversed(world.characters)))


def saw_last(world: Table, cards: Iterable[int]) -> None:
    """Whoever is asked now was shown these cards just before."""
    world.facts[-1] = with_secret(world.facts[-1], *cards)


def forget_answers(world: Table, race: Race, seat: int) -> None:
    """CO-R09: whether others have answered is hidden. They are asked again, by the numbers they were asked with."""
    for other in [*race.silent, *(answer[0] for answer in race.reactions)]:
        if other != seat:
            world.asked[other] -= 1
    race.silent = [seat] if seat in race.silent else []
    race.reactions = [answer for answer in race.reactions if answer[0] == seat]
