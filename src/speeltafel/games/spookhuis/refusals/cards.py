"""Why an own card cannot be played: a horror, an item, a key, or a card that lies open."""

from typing import Final

from speeltafel.games.spookhuis.cards import (
    CURSES,
    ENCOUNTERS,
    HORRORS,
    IS_HORROR,
    IS_ITEM,
    KEYS,
    OWN_TURN,
    PROTECTIVE,
)
from speeltafel.games.spookhuis.flow.horrors.losses import Losing
from speeltafel.games.spookhuis.flow.items import can_file, is_useful
from speeltafel.games.spookhuis.flow.trial import Trial
from speeltafel.games.spookhuis.refusals.moment import Id, Moment

WARDS: Final = {
    "mirror": "SH-155",
    "umbrella": "SH-153",
    "parchment": "SH-154",
    "cross": "SH-150",
    "garlic": "SH-147",
    "pistol": "SH-158",
}
"""What each protective item is good for."""
LIES_OPEN: Final = {
    "book": "SH-144",
    "gin": "SH-146",
    "dracula": "SH-174",
    "werewolf": "SH-182",
    "black_hood": "SH-164",
}
"""What must happen before an open card goes."""


def why_not_card(moment: Moment, card: Id) -> str:
    """The rule about a card of the own hand, an open card, or a key."""
    if card in KEYS:
        return why_not_key(moment, str(card))
    if moment.kind == "hand-in":
        return rule_of_loss(moment)
    if moment.kind in ("file-give", "file-take"):
        return "SH-145"
    if card in IS_ITEM and moment.player.has(str(card)):
        return why_not_item(moment, str(card))
    if card in IS_HORROR and moment.player.has(str(card)):
        return why_not_horror(moment)
    return why_not_open(moment, str(card))


def rule_of_loss(moment: Moment) -> str:
    """SH-161, SH-165: it is a key, or an item, that has to go."""
    frame = moment.table.frames[-1]
    return "SH-161" if isinstance(frame, Losing) and frame.what == "key" else "SH-165"


def why_not_open(moment: Moment, card: str) -> str:
    """A card that lies open in front of its owner, or one that is not there at all."""
    if moment.player.has_laid(card):
        if card in CURSES and moment.kind == "surplus":
            return "SH-128"
        return "SH-R37" if card in ENCOUNTERS else LIES_OPEN[card]
    if card in IS_ITEM:
        return "SH-057" if moment.player.ghost else "SH-107"
    if card in HORRORS:
        return "SH-086"
    return moment.turn_or_phase()


def why_not_horror(moment: Moment) -> str:
    """SH-085, SH-098, SH-R31: only whoever is asked frightens."""
    if moment.waiting == "key-room":
        return "SH-098"
    return "SH-R31" if moment.waiting == "frighten" else "SH-085"


def why_not_key(moment: Moment, key: str) -> str:
    """Keys open the gate, and little else."""
    if all(held.card != key for held in moment.player.keys):
        return "SH-057" if moment.player.ghost else "SH-099"
    if moment.kind == "hand-in":
        return rule_of_loss(moment)
    if moment.kind in ("file-give", "file-take"):
        return "SH-R67"
    return "SH-129" if moment.kind == "surplus" else "SH-120"


# Items --------------------------------------------------------------------------------------------


def why_not_item(moment: Moment, item: str) -> str:
    """SH-R72: every item has its moment."""
    if item in PROTECTIVE:
        return why_not_ward(moment, item)
    if item == "lamp":
        return why_not_lamp(moment)
    if item == "compass":
        return "SH-R62" if moment.kind == "rotate" and moment.table.derailed else "SH-149"
    if item == "file" and not can_file(moment.table, moment.player):
        return "SH-R67"
    if item in OWN_TURN and moment.kind == "rotate" and not is_useful(moment.table, item):
        return "SH-R63"
    return "SH-R72"


def why_not_ward(moment: Moment, item: str) -> str:
    """SH-087, SH-R28, SH-R51: against a horror that it does not stop, against a Ghost, or when nothing frightens."""
    frame = moment.table.frames[-1]
    if not isinstance(frame, Trial) or frame.seat != moment.seat:
        return "SH-087"
    if frame.cause == "horror":
        return WARDS[item]
    return {"scare": "SH-R28", "curse": "SH-R51"}.get(frame.cause, "SH-087")


def why_not_lamp(moment: Moment) -> str:
    """SH-140, SH-141: instead of the rotation, and with a wall in reach."""
    if moment.kind == "rotate":
        return "SH-140" if moment.table.shifted else "SH-141"
    return "SH-140" if moment.kind == "set-off" else "SH-R72"
