"""Other worlds that fit all that a seat saw: what it does not know is dealt once more."""

from speeltafel.engine import UNKNOWN, Chance, Now, ask_again, clone
from speeltafel.games.creatures_and_outcasts.facts import redact
from speeltafel.games.creatures_and_outcasts.flow.effects import Swap, TakeFromClosed
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

    Before the deal there is nothing to know.
    """
    world = clone(table)
    if not table.facts:
        return world
    memory = Memory(table, seat)
    world.facts = [redact(fact, seat) for fact in table.facts]
    world.characters = sample_characters(table, memory, chance)
    for _ in range(TRIES):
        if deal_unseen(world, table, memory, chance):
            break
    else:
        raise AssertionError("no deal fits what this seat saw")
    settle_frames(world, seat, chance)
    if world.frames:
        ask_again(world, Now(chance))
    return world


def sample_characters(table: Table, memory: Memory, chance: Chance) -> list[str]:
    """The stack, bottom first; which characters are in it is public (CO-R67)."""
    names = material().characters
    known = memory.characters.known()
    unseen = [number for number in sorted(map(character_number, table.characters)) if number not in known]
    chance.shuffle(unseen)
    return [names[number] for number in reversed(memory.characters.sample(unseen, chance))]


def deal_unseen(world: Table, table: Table, memory: Memory, chance: Chance) -> bool:
    """Fill the other hands and the closed pile; False when the random order broke something this seat knows."""
    unseen = unseen_cards(table, memory)
    chance.shuffle(unseen)
    others = [seat for seat in range(world.seats) if seat != memory.seat]
    others.sort(key=lambda seat: (not must_play_again(world, seat), -len(memory.lacking[seat])))
    for other in others:
        if not fill_hand(world, memory, other, len(table.hands[other]), unseen):
            return False
    world.closed = memory.closed.sample(unseen, chance)[::-1]
    return fits_question(world)


def unseen_cards(table: Table, memory: Memory) -> list[int]:
    """Every card that this seat can place neither in a hand, nor on the table, nor in the closed pile."""
    unseen = list(material().deck)
    placed = table.trick + memory.closed.known()
    if table.thing != EMPTY:
        placed.append(table.thing)
    for seat in range(table.seats):
        placed += table.hands[seat] if seat == memory.seat else memory.known[seat].elements()
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


def settle_frames(world: Table, seat: int, chance: Chance) -> None:
    """Answers and cards of others that wait in a frame are dealt anew too."""
    frame = world.frames[-1] if world.frames else None
    if isinstance(frame, Race):
        frame.silent = [seat] if seat in frame.silent else []
        frame.reactions = [reaction for reaction in frame.reactions if reaction[0] == seat]
    elif (
        isinstance(frame, Swap)
        and frame.taken != UNKNOWN
        and not world.eyes(frame.seat, frame.player) >> seat & 1
    ):
        frame.taken = chance.pick(world.hands[frame.seat])
