"""What stands beside and below the board drawn with characters: players, keys, code, piles, and the own hand."""

from typing import Final

from speeltafel.engine.sketch import Line, Say, Span, chips, labelled, named
from speeltafel.games.spookhuis.board import FREE, NAMES
from speeltafel.games.spookhuis.lying import Laid
from speeltafel.games.spookhuis.view import PileView, PlayerView, View

ARROWS: Final = "→↗↖←↙↘•"
CARTS: Final = "①②③④⑤"
GHOSTS: Final = "❶❷❸❹❺"
NAME: Final = 20
SIDE_BY_SIDE: Final = 4
"""So many keys stand behind the number of cards."""
PER_LINE: Final = 3
"""Key Rooms on one line."""


def mark(player: PlayerView) -> str:
    """A cart, or a ghost cart."""
    return (GHOSTS if player.ghost else CARTS)[player.seat]


def key(card: str) -> str:
    """The number of a key; a question mark for one that the viewer has not seen."""
    return card.removeprefix("key_") or "?"


# Beside -------------------------------------------------------------------------------------------


def beside_board(view: View, names: list[str], say: Say) -> list[Line]:
    """The round, everybody, the keys, the code."""
    players = [line for player in view.players for line in player_lines(view, player, names, say)]
    return [
        ((say("sketch-round", round=view.round, dawn=view.dawn), "bold"),),
        *players,
        *key_rooms(view, say),
        labelled(say("sketch-code"), *slots(view)),
    ]


def player_lines(view: View, player: PlayerView, names: list[str], say: Say) -> list[Line]:
    """Cart and name, morale and terror, cards and keys."""
    active = player.seat == view.active
    arrow = ARROWS[player.exit] if player.exit != FREE else " "
    cart: Span = (f"{mark(player)}{arrow} ", "bold cyan")
    name: Span = (names[player.seat][:NAME], "bold" if active else "")
    mind = say("sketch-ghost" if player.ghost else "sketch-mind", morale=player.morale, terror=player.terror)
    cards = say("sketch-cards", count=player.cards)
    keys = f"{say('view-keys')} {' '.join(map(key, player.keys))}" if player.keys else ""
    held = [f"{cards}  {keys}"] if len(player.keys) <= SIDE_BY_SIDE else [cards, keys]
    return [
        (("»", "bold yellow") if active else (" ", ""), cart, name),
        ((f"    {mind}", "magenta" if player.ghost else ""),),
        *(((f"    {line}", ""),) for line in held),
    ]


def key_rooms(view: View, say: Say) -> list[Line]:
    """How many keys are left in each room; which they are stands on the board."""
    rooms = [f"{room.letter} ×{room.count}" for room in view.rooms]
    first, second = "   ".join(rooms[:PER_LINE]), "   ".join(rooms[PER_LINE:])
    return [((say("sketch-keys"), "bold"),), ((f"    {first}", ""),), ((f"    {second}", ""),)]


def slots(view: View) -> Line:
    """The code cards that the viewer knows; open ones stand out."""
    return tuple((f"[{key(slot.card)}] ", "bold yellow" if slot.open else "") for slot in view.slots)


# Below --------------------------------------------------------------------------------------------


def below_board(view: View, names: list[str], say: Say) -> list[Line]:
    """What lies open before players, what is known of them, what is going on, and the hand."""
    lying = [span for player in view.players for span in open_cards(player, names, say)]
    found: list[Line] = [tuple(lying)] if lying else []
    piles = say("sketch-piles", **{pile.name: pile.count for pile in view.piles})
    found.append((*going_on(view, names, say), (piles, "dim")))
    if view.seat is not None:
        found.append(
            labelled(say("view-hand"), *chips([named(say, card) for card in view.hand], "bold cyan"))
        )
    return found


def open_cards(player: PlayerView, names: list[str], say: Say) -> Line:
    """What lies before a player, and what is known of the hand."""
    spans: list[Span] = [*chips([laid(card, say) for card in player.laid], "yellow")]
    if player.known:
        spans += [
            (f"{say('view-known')} ", "dim"),
            *chips([named(say, card) for card in player.known], "green"),
        ]
    if player.placements:
        spans += [
            (f"{say('view-placements')} ", "dim"),
            *chips([named(say, card) for card in player.placements], "red"),
        ]
    for flag, label in ((player.steered, "view-steered"), (player.derailed, "view-derailed")):
        if flag:
            spans.append((f"{say(label)} ", "red"))
    return labelled(names[player.seat], *spans, ("  ", "")) if spans else ()


def laid(card: Laid, say: Say) -> str:
    """An open card with the points it gave and the markers on it."""
    gained = f" +{card.gained}" if card.gained else ""
    return f"{named(say, card.card)}{gained}{' •' * card.markers}"


def going_on(view: View, names: list[str], say: Say) -> Line:
    """Horror, ambush, a foreign driver, a first choice, keys that were tried, the lamp: what there is of them."""
    parts: list[Line] = []
    if view.phase:
        parts.append(labelled(say("view-phase"), (say(f"scene-phase-{view.phase}"), "")))
    if view.horror:
        parts.append(labelled(say("view-horror"), (named(say, view.horror), "bold red")))
    if view.ambushed is not None:
        parts.append(labelled(say("view-ambushed"), (names[view.ambushed], "bold")))
    if view.driver not in (None, view.active):
        parts.append(labelled(say("view-driver"), (names[view.driver or 0], "bold")))
    if view.picked is not None:
        parts.append(labelled(say("view-picked"), (NAMES[view.picked], "bold")))
    if view.tried:
        parts.append(labelled(say("view-tried"), (" ".join(map(key, view.tried)), "bold")))
    parts += [
        ((say(label), "yellow"),)
        for flag, label in ((view.lamp, "view-lamp"), (view.lit, "view-lit"))
        if flag
    ]
    if view.rotations > 1:
        parts.append(labelled(say("view-rotations"), (str(view.rotations), "bold")))
    return tuple(span for part in parts for span in (*part, ("   ", "")))


# When asked ---------------------------------------------------------------------------------------


def discards(piles: list[PileView], say: Say) -> list[Line]:
    """The open discard piles, the last card first, and where a horror hides."""
    found: list[Line] = []
    for pile in piles:
        cards = chips([named(say, card) for card in reversed(pile.discard)], "dim")
        parts: Line = ((f"{say('view-stray')}  ", "red"),) if pile.stray else ()
        if cards:
            parts = (*parts, (f"{say('view-discard')} ", ""), *cards)
        if parts:
            found.append(labelled(named(say, pile.name), *parts))
    return found
