"""Rush Out!'s side of the kit."""

from collections import Counter
from collections.abc import Iterator

from speeltafel.engine import Decision, Move
from speeltafel.games.rush_out.completion import CHOICE, GESTURE, HAND
from speeltafel.games.rush_out.flow import HANDICAP, spell_count, trials_in_use
from speeltafel.games.rush_out.market import on_sale
from speeltafel.games.rush_out.material import SPELL_KINDS
from speeltafel.games.rush_out.material import material as box
from speeltafel.games.rush_out.modules.dissipation import dice_to_yield, whirlwinds
from speeltafel.games.rush_out.moves import Claim, Clap, Done, Grab, HighFive, Keep, Leave, Tidy, Want, Yield
from speeltafel.games.rush_out.questions import CHOICES
from speeltafel.games.rush_out.race import next_moment
from speeltafel.games.rush_out.state import (
    FREE,
    HEROES,
    MARKET,
    NEVER,
    RACE,
    SETUP,
    TUMBLING,
    WHIRLED,
    WIZARD,
    Completion,
    Player,
    Spot,
    Table,
    choosing,
    place,
    team_of,
)

SHORT: dict[str, object] = {"race_seconds": 25, "start_seconds": 5, "market_seconds": 15}
"""Random players end few races by themselves: the clock does it early."""

SETUPS: list[dict[str, object]] = [
    SHORT | {"scenario": "training_1", "lone_hero": True},
    SHORT | {"scenario": "training_2", "handicap": True, "auto_place": True, "wizard": 0},
    SHORT | {"scenario": "scenario_1", "tumble_ms": 300},
    SHORT | {"scenario": "scenario_2", "choice_seconds": 1},
    SHORT | {"scenario": "scenario_3", "hands_on": True, "characters": "chosen"},
    SHORT | {"scenario": "scenario_4", "talk": "everyone"},
    SHORT | {"scenario": "scenario_5", "lone_hero": True},
    SHORT | {"scenario": "scenario_6", "sixth_confusion": 3, "flag_breaches": True, "wizard": 3},
]

SEATS = {
    "training_1": (2,),
    "training_2": (3,),
    "scenario_1": (4,),
    "scenario_2": (5,),
    "scenario_3": (4,),
    "scenario_4": (3,),
    "scenario_5": (2,),
    "scenario_6": (3, 5),
}


def allowed(options: dict[str, object], seats: int) -> bool:
    """Each setup at few numbers of seats; bots play all of them in test_time.py."""
    return seats in SEATS[str(options["scenario"])]


def material(table: Table) -> Counter[str]:
    """Every card of both decks, wherever it is, and every die."""
    cards = Counter(table.trial_pile + table.spell_pile + table.discard + table.unseen)
    if not table.round:
        cards.update(table.trial_deck + table.spell_deck)
    decks = {*table.trial_deck, *table.spell_deck}
    cards.update(card for card in table.spots if card in decks)
    cards.update(card for purse in table.purse.values() for card in purse)
    cards.update(card for player in table.players for card in player.experience)
    cards.update(offer.card for offer in table.offered)
    cards.update(table.equipment + table.scrolls + table.owned_scrolls)
    cards.update(item for player in table.players for item in player.equipment)
    cards.update(table.left_out)
    on_slots = [code for spot in table.spots.values() for code in spot.hero + spot.wizard if code >= 0]
    assert (
        len(on_slots)
        == len(set(on_slots))
        == sum(lies >= 0 for player in table.players for lies in player.lies)
    )
    return cards


def face(table: Table, decision: Decision, move: Move, viewer: int) -> object:
    """Nothing that a player does is hidden."""
    return move


# What everybody knows: which cards lie where, as far as they were ever shown


def knows(table: Table, seat: int | None) -> object:
    """Who watched remembers which cards went on a pile, which were shown, and how many each pile has."""
    sizes = len(table.trial_pile), len(table.spell_pile), len(table.unseen)
    return table.known_trials, table.known_spells, sorted(table.seen), sorted(table.discard), sizes


def contradictions(table: Table, seat: int) -> list[str]:
    """Everybody knows the same: what was shown, what was left out of which kind, and what lies on top."""
    return [*false_memories(table), *wrong_decks(table), *misplaced_cards(table)]


def false_memories(table: Table) -> Iterator[str]:
    for pile, known in ((table.trial_pile, table.known_trials), (table.spell_pile, table.known_spells)):
        if known and pile[-len(known) :] != known:
            yield f"{known} was put on top, {pile[-len(known) :]} lies there"
        if set(known) - set(table.seen):
            yield f"{known} went on a pile without being seen"
    if set(table.seen) & set(table.left_out):
        yield "a card that lay open was left out"
    unseen_summons = [card for card in table.trial_pile if is_spell(card) and card not in table.known_trials]
    if unseen_summons:
        yield f"nobody saw how {unseen_summons} came into the trial pile"


def wrong_decks(table: Table) -> Iterator[str]:
    """How many cards of each kind take part is told before the game (RO-026, RO-027, RO-029)."""
    if not table.trial_deck:
        return
    trials = trials_in_use(table)
    if sorted(table.trial_deck + [card for card in table.left_out if not is_spell(card)]) != sorted(trials):
        yield "other trials than the setup uses"
    if len(table.trial_deck) != len(trials) - HANDICAP * table.options.handicap:
        yield "as many trials as no setup has"
    for kind in SPELL_KINDS:
        used = [card for card in table.spell_deck if place(card).kind == kind]
        unused = [card for card in table.left_out if place(card).kind == kind]
        if len(used) != spell_count(table, kind) or sorted(used + unused) != sorted(box().of_kind(kind)):
            yield f"other {kind} spells than the setup uses"


def misplaced_cards(table: Table) -> Iterator[str]:
    """Face-down cards belong to the deck of their pile, and none is anywhere else."""
    if not table.round:
        return
    for pile, deck in ((table.trial_pile, table.trial_deck), (table.spell_pile, table.spell_deck)):
        strangers = [card for card in pile if card not in deck and card not in table.known_trials]
        if strangers:
            yield f"{strangers} is in a pile to which it does not belong"
    every = material(table)
    if set(every.values()) != {1}:
        yield f"not once: {[card for card, count in every.items() if count != 1]}"
    if not {*table.trial_deck, *table.spell_deck} <= set(every):
        yield "a card of the decks is nowhere"


def is_spell(card: str) -> bool:
    return place(card).kind in SPELL_KINDS


# What waits for somebody


def unoffered(table: Table) -> list[str]:
    """Everything on this table that waits for a hand, a gesture, a target, a die, an answer."""
    if table.phase == SETUP:
        return [
            f"seat {player.seat} has no character" for player in table.players if has_no_part(table, player)
        ]
    if table.phase == MARKET:
        return list(unoffered_purchases(table))
    if table.phase != RACE or table.winner:
        return [f"{card} from a race that is over" for card in left_over(table)]
    return [*unoffered_steps(table), *lost_cards(table), *unoffered_dice(table), *unoffered_answers(table)]


def has_no_part(table: Table, player: Player) -> bool:
    if player.hero and (player.colour or player.hero == WIZARD):
        return False
    return table.decision(player.seat) is None


def offers(table: Table, seat: int, *moves: Move) -> bool:
    decision = table.decision(seat)
    return decision is not None and set(moves) <= set(decision.moves)


def left_over(table: Table) -> list[str]:
    pending = [completion.card for completion in table.completions] + [offer.card for offer in table.offered]
    return (
        [*pending, *table.released, *(breach.kind for breach in table.breaches)] if not table.winner else []
    )


def unoffered_purchases(table: Table) -> Iterator[str]:
    for wish in table.wishes:
        for seat in table.heroes:
            if seat not in wish.votes and not offers(table, seat, Want(wish.item, wish.seat)):
                yield f"hero {seat} cannot say yes to {wish.item}"
    for seat in range(table.seats):
        if (
            seat not in table.done
            and on_sale(table, team_of(table, seat))
            and not offers(table, seat, Done())
        ):
            yield f"seat {seat} cannot leave the market"
    yield from left_over(table)


def unoffered_steps(table: Table) -> Iterator[str]:
    """Every completion that is under way goes on by somebody's move."""
    for completion in table.completions:
        seats = [seat for seat in range(table.seats) if team_of(table, seat) == completion.team]
        if completion.waits_for == GESTURE:
            yield from unoffered_gestures(table, completion)
        elif completion.waits_for == HAND:
            if not all(offers(table, seat, Tidy(completion.card)) for seat in seats):
                yield f"nobody can take {completion.card} away"
        elif completion.waits_for != CHOICE or completion.choice is None:
            yield f"{completion.card} waits for nothing"
        if (completion.waits_for == CHOICE) != (completion.choice is not None):
            yield f"{completion.card} has a target to be named and waits for something else"
    yield from unoffered_targets(table)


def unoffered_gestures(table: Table, completion: Completion) -> Iterator[str]:
    alone = len(completion.contributors) == 1
    gesture: Move = Clap(completion.card) if alone else HighFive(completion.card)
    for seat in completion.contributors:
        if not offers(table, seat, gesture, Grab(completion.card)):
            yield f"hero {seat} cannot make the gesture for {completion.card}"
    if not completion.contributors:
        yield f"nobody has to make the gesture for {completion.card}"


def unoffered_targets(table: Table) -> Iterator[str]:
    """The first spell in line asks now, with its whole list, and its time runs."""
    spell = choosing(table)
    decision = table.decision(table.wizard)
    if spell is None or spell.choice is None:
        if decision is not None and decision.kind.startswith("choose_"):
            yield "a target is asked for that no spell needs"
        return
    options = CHOICES[spell.choice.kind].options(table, spell.choice)
    if decision is None or decision.kind != f"choose_{spell.choice.kind}" or not options:
        yield f"the target of {spell.card} is not asked for"
    elif not set(options) <= set(decision.moves):
        yield f"not every target of {spell.card} is offered"
    yield from untimed(table, f"the target of {spell.card}", spell.choice.until)


def lost_cards(table: Table) -> Iterator[str]:
    """Fields without a card have somebody who draws, complete cards somebody who takes them away."""
    draws = {(is_spell(one.card) and one.team == WIZARD, one.where) for one in table.completions}
    for row, of_wizard in ((table.trials, False), (table.spells, True)):
        for field, card in enumerate(row):
            if not card and (of_wizard, field) not in draws:
                yield f"field {field} of the {WIZARD if of_wizard else HEROES} stays empty"
    for spot in table.spots.values():
        yield from lost_spot(table, spot)
    if table.released or table.dragon_landed:
        yield "what the dragon set free is not done"


def lost_spot(table: Table, spot: Spot) -> Iterator[str]:
    under_way = [one.team for one in table.completions if one.card == spot.card]
    if spot.complete and spot.complete not in under_way:
        yield f"{spot.card} is complete and nobody takes it away"
    if spot.wizard and FREE not in spot.wizard and spot.complete != WIZARD:
        yield f"the wizard filled {spot.card} for nothing"
    held = 0 < table.dragon < 4 and table.trials[table.dragon - 1] == spot.card
    if spot.hero and FREE not in spot.hero and not spot.complete and not held:
        yield f"the heroes filled {spot.card} for nothing"


def unoffered_dice(table: Table) -> Iterator[str]:
    for player in table.players:
        if TUMBLING in player.faces and player.lands_at == NEVER:
            yield f"dice of seat {player.seat} never land"
        yield from untimed(table, f"the dice of seat {player.seat}", player.lands_at)
        if player.seat in table.heroes:
            yield from unoffered_die(table, player)


def unoffered_die(table: Table, player: Player) -> Iterator[str]:
    """Under a whirlwind one die lies there, or is owed; a die that can be given is asked for."""
    if bool(whirlwinds(table, player.seat)) != (player.owes_die or WHIRLED in player.lies):
        yield f"hero {player.seat} forgot the whirlwind"
    dice = dice_to_yield(table, player) if player.owes_die else []
    asked = not dice or offers(table, player.seat, *map(Yield, dice))
    if bool(dice) != (player.yield_by != NEVER) or not asked:
        yield f"hero {player.seat} is not asked for a die"
    yield from untimed(table, f"the die that hero {player.seat} owes", player.yield_by)


def unoffered_answers(table: Table) -> Iterator[str]:
    for offer in table.offered:
        for seat in offer.seats:
            if not offers(table, seat, Keep(offer.card), Leave(offer.card)):
                yield f"hero {seat} cannot claim {offer.card}"
        yield from untimed(table, f"the offer of {offer.card}", offer.until)
    if table.breaches and not offers(table, table.wizard, Claim()):
        yield "the wizard cannot claim a breach"
    for breach in table.breaches:
        yield from untimed(table, f"the breach of hero {breach.seat}", breach.until)


def untimed(table: Table, what: str, until: float) -> Iterator[str]:
    """Its moment comes by itself."""
    wake = next_moment(table)
    if until != NEVER and (wake is None or wake > until):
        yield f"nobody looks at the clock for {what}"
