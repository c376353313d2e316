"""Rolling, taking back and placing dice."""

from typing import Final

from speeltafel.engine import Now
from speeltafel.games.rush_out.events import DiceLanded, DicePlaced, DiceThrown
from speeltafel.games.rush_out.material import DRAGON_TILE, JOKER, material
from speeltafel.games.rush_out.questions import banned, hero_joker, hero_places, wizard_joker, wizard_places
from speeltafel.games.rush_out.state import (
    FREE,
    HEROES,
    LOOSE,
    NEVER,
    TUMBLING,
    UNROLLED,
    WHIRLED,
    WIZARD,
    Player,
    Spot,
    Table,
    choosing,
    colours_on,
    die_code,
    die_of,
    modules,
    place,
    seat_of,
)

MOST_COLOURS: Final = 2
MOST_ROLLS: Final = 3000


def side_of(table: Table, player: Player, spot: Spot) -> list[int]:
    """The slots of a card that this player fills (RO-078, RO-R72)."""
    return spot.wizard if player.seat == table.wizard else spot.hero


def symbols_of(table: Table, player: Player, card: str) -> tuple[int, ...]:
    return place(card).wizard if player.seat == table.wizard else place(card).hero


# Rolling


def back_refusal(table: Table, player: Player, back: int) -> str:
    """Why these dice cannot be taken back: only placed dice of an incomplete card (RO-034, RO-R12)."""
    rule = "RO-053" if player.seat == table.wizard else "RO-034"
    for die in range(len(player.faces)):
        if back >> die & 1 and player.lies[die] < 0:
            return rule
    if back and is_locked(table, player):
        return "RO-R52"
    return "" if back >> len(player.faces) == 0 else rule


def is_locked(table: Table, player: Player) -> bool:
    """The placed dice lie on a complete card that waits to be taken away (RO-R52)."""
    if not player.on:
        return False
    complete = table.spots[player.on].complete
    return complete == WIZARD if player.seat == table.wizard else complete != ""


def roll_refusal(table: Table, player: Player, back: int) -> str:
    """Why this roll is not possible now."""
    if player.owes_die:
        return "RO-R36"
    if player.seat == table.wizard and choosing(table) is not None:
        return "RO-R26"
    if player.lands_at != NEVER:
        return "RO-052" if player.seat == table.wizard else "RO-033"
    refusal = back_refusal(table, player, back)
    if refusal:
        return refusal
    return "" if back or LOOSE in player.lies else "RO-R12"


def roll(table: Table, player: Player, back: int, now: Now) -> None:
    """Take dice back, then throw all loose dice together (RO-033, RO-034)."""
    if back:
        for die in range(len(player.faces)):
            if back >> die & 1:
                lift(table, player, die)
    for die, lies in enumerate(player.lies):
        if lies == LOOSE:
            player.faces[die] = TUMBLING
    player.rolls += 1
    player.roll_card = ""
    player.flips = [0] * len(player.faces)
    player.swaps = 0
    player.lands_at = now.at + table.options.tumble_ms / 1000
    if now.listening:
        now.emit(DiceThrown(seat=player.seat, back=back, lands_at=player.lands_at))


def land(table: Table, player: Player, now: Now) -> None:
    """The tumbling ends and the faces are known. A face depends on nothing but round, seat, roll and die."""
    player.lands_at = NEVER
    faces = player.faces
    for die in range(len(faces)):
        if faces[die] == TUMBLING:
            faces[die] = now.chance.below_for(6, "roll", table.round, player.seat, player.rolls, die)
    if now.listening:
        now.emit(DiceLanded(seat=player.seat, faces=tuple(faces)))


def lift(table: Table, player: Player, die: int) -> None:
    """Take a die off its slot. It shows nothing until it is rolled (RO-035, RO-R13)."""
    side_of(table, player, table.spots[player.on])[player.lies[die]] = FREE
    player.lies[die] = LOOSE
    player.faces[die] = UNROLLED
    if max(player.lies) < 0:
        player.on = ""


def lift_all(table: Table, codes: list[int]) -> tuple[int, ...]:
    """Give dice back to their owners; free slots in the list are passed over."""
    dice = tuple(code for code in codes if code != FREE)
    for code in dice:
        lift(table, table.players[seat_of(code)], die_of(code))
    return dice


# Placing


def places(table: Table, player: Player) -> list[str]:
    """Where this player may put dice at all."""
    question = wizard_places if player.seat == table.wizard else hero_places
    return question(modules(table), table, player)


def joker_of(table: Table, player: Player) -> int:
    question = wizard_joker if player.seat == table.wizard else hero_joker
    return question(modules(table), table, player)


def has_rolled_dice(player: Player) -> bool:
    """Whether a loose die shows a face."""
    return any(lies == LOOSE and player.faces[die] >= 0 for die, lies in enumerate(player.lies))


def hand_refusal(table: Table, player: Player) -> str:
    """Why this player cannot place anything now."""
    wizard = player.seat == table.wizard
    if player.owes_die:
        return "RO-R36"
    if wizard and choosing(table) is not None:
        return "RO-R26"
    if player.lands_at == NEVER and has_rolled_dice(player):
        return ""
    if LOOSE in player.lies:
        return "RO-053" if wizard else "RO-035"
    return "RO-054" if wizard else "RO-036"


def card_refusal(table: Table, player: Player, card: str) -> str:
    """Why this player cannot put anything on this card, one of `places`, now."""
    if player.roll_card and player.roll_card != card:
        return "RO-R10"
    if player.on and player.on != card:
        return other_card_rule(table, player, card)
    spot = table.spots[card]
    if player.seat == table.wizard:
        return "RO-R52" if spot.complete == WIZARD else ""
    if spot.complete:
        return "RO-R52"
    if player.on == card:
        return ""
    if len(colours_on(spot)) >= MOST_COLOURS:
        return "RO-091" if card == DRAGON_TILE else "RO-039"
    return ""


def place_refusal(table: Table, player: Player, card: str) -> str:
    """Why this card or tile is not one where this player puts dice at all."""
    if card in places(table, player):
        return ""
    spot = table.spots.get(card)
    if player.seat == table.wizard:
        return "RO-R52" if spot is not None and spot.complete and place(card).kind == "coin" else "RO-058"
    if card in material().heroes:
        return "RO-148"
    if spot is None:
        return "RO-023"
    if spot.complete == HEROES:
        return "RO-R52"
    return {DRAGON_TILE: "RO-R31", "scroll": "RO-120"}.get(place(card).kind, "RO-025")


def other_card_rule(table: Table, player: Player, card: str) -> str:
    if player.seat == table.wizard:
        return "RO-056"
    return "RO-092" if DRAGON_TILE in (card, player.on) else "RO-038"


def fits_on(face: int, jokers: int, bans: int) -> int:
    """The symbols, as bits, on which a face may lie: its own, or those for which a joker stands (RO-037, RO-055)."""
    return jokers | 1 << JOKER if face == JOKER else 1 << face & ~bans


def face_refusal(table: Table, player: Player, face: int, symbol: int, jokers: int, bans: int) -> str:
    """Why a face does not go on a symbol."""
    if face < 0:
        return "RO-053" if player.seat == table.wizard else "RO-035"
    if fits_on(face, jokers, bans) >> symbol & 1:
        return ""
    if symbol == JOKER:
        return "RO-090"
    if face == JOKER:
        return "RO-068" if player.seat == table.wizard else "RO-048"
    if bans >> face & 1:
        return "RO-105"
    return "RO-055" if player.seat == table.wizard else "RO-037"


def lying_rule(table: Table, player: Player, die: int) -> str:
    """Why a die that is not loose cannot be placed."""
    if die in range(len(player.lies)) and player.lies[die] == WHIRLED:
        return "RO-R38"
    return "RO-057" if player.seat == table.wizard else "RO-040"


def die_refusal(table: Table, player: Player, die: int, card: str, slot: int) -> str:
    """Why this die cannot go on this slot now."""
    if not 0 <= die < len(player.faces) or player.lies[die] != LOOSE:
        return lying_rule(table, player, die)
    refusal = (
        place_refusal(table, player, card) or hand_refusal(table, player) or card_refusal(table, player, card)
    )
    if refusal:
        return refusal
    side = side_of(table, player, table.spots[card])
    if not 0 <= slot < len(side) or side[slot] != FREE:
        return "RO-R16"
    symbol = symbols_of(table, player, card)[slot]
    bans = banned(modules(table), table, player)
    return face_refusal(table, player, player.faces[die], symbol, joker_of(table, player), bans)


def put(table: Table, player: Player, die: int, card: str, slot: int) -> None:
    """Lay a die on a slot."""
    side_of(table, player, table.spots[card])[slot] = die_code(player.seat, die)
    player.lies[die] = slot
    player.on = card
    player.roll_card = card


def fitting(table: Table, player: Player, card: str, jokers: int, bans: int) -> list[tuple[int, int]]:
    """Loose dice with the slots they fill when all that fit go on a card: first plain faces, then jokers (RO-R16)."""
    side = side_of(table, player, table.spots[card])
    symbols = symbols_of(table, player, card)
    free = [slot for slot, code in enumerate(side) if code == FREE]
    pairs: list[tuple[int, int]] = []
    for joker_turn in (False, True):
        for die, face in enumerate(player.faces):
            if not free or face < 0 or player.lies[die] != LOOSE or (face == JOKER) != joker_turn:
                continue
            fits = fits_on(face, jokers, bans)
            for slot in free:
                if fits >> symbols[slot] & 1:
                    free.remove(slot)
                    pairs.append((die, slot))
                    break
    return pairs


def place_dice(table: Table, player: Player, card: str, pairs: list[tuple[int, int]], now: Now) -> None:
    """Lay dice on their slots of one card."""
    for die, slot in pairs:
        put(table, player, die, card, slot)
    if now.listening:
        now.emit(DicePlaced(seat=player.seat, card=card, dice=tuple(die for die, _ in pairs)))
