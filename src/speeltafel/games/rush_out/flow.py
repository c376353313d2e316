"""The sequence of play: setup, rounds with their race, trophies and the market."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import Now, Procedure, Result, Step
from speeltafel.games.rush_out import modules as every_module
from speeltafel.games.rush_out.events import (
    CardTurnedUp,
    CharacterTaken,
    ColourTaken,
    GameWon,
    RoundReady,
)
from speeltafel.games.rush_out.legal import refresh
from speeltafel.games.rush_out.market import close_market, is_over, open_market
from speeltafel.games.rush_out.material import SPELL_KINDS, material
from speeltafel.games.rush_out.moves import Character, Colour
from speeltafel.games.rush_out.options import Options
from speeltafel.games.rush_out.piles import lay
from speeltafel.games.rush_out.questions import BEGIN_ROUND
from speeltafel.games.rush_out.race import act
from speeltafel.games.rush_out.state import (
    FIELDS,
    HEROES,
    LOOSE,
    NEVER,
    NO_DRAGON,
    READY,
    UNROLLED,
    WIZARD,
    Player,
    Table,
    modules,
    place,
    scenario,
)

assert every_module
"""Importing the modules registers their rules."""

HANDICAP = 2
LONE_HERO_SETS = 2


def set_up(options: Options, seats: int, now: Now) -> Table:
    """An empty board; the procedures do the rest."""
    table = Table(seats=seats, options=options)
    table.players = [Player(seat=seat) for seat in range(seats)]
    table.trophies = {HEROES: 0, WIZARD: 0}
    table.purse = {HEROES: [], WIZARD: []}
    table.push(WholeGame())
    return table


@dataclass
class WholeGame(Procedure):
    """RO-017 to RO-030"""

    def steps(self) -> tuple[Step, ...]:
        return (build_decks, take_characters, take_dice, play_round, award_game)


def take_characters(table: Table, game: WholeGame, now: Now) -> None:
    """Everybody takes a character, or gets one (RO-018)."""
    if table.options.characters == "chosen":
        table.push(ChooseCharacters())
    else:
        deal_characters(table, now)


def deal_characters(table: Table, now: Now) -> None:
    heroes = list(material().heroes)
    now.chance.shuffle(heroes)
    wizard = table.options.wizard - 1 if table.options.wizard else now.chance.below(table.seats)
    colours = iter(material().colours)
    for player in table.players:
        if player.seat != wizard:
            player.hero = heroes.pop()
            player.colour = next(colours)


@dataclass
class ChooseCharacters(Procedure):
    """Who comes first takes the character and then the colour of choice (RO-018, RO-021)."""

    def steps(self) -> tuple[Step, ...]:
        return (ask_for_characters,)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        player = table.players[seat]
        if isinstance(move, Character):
            player.hero = move.character
            if now.listening:
                now.emit(CharacterTaken(seat=seat, character=move.character))
        else:
            player.colour = move.colour
            if now.listening:
                now.emit(ColourTaken(seat=seat, colour=move.colour))
        table.withdraw()
        self.repeat()


def ask_for_characters(table: Table, frame: ChooseCharacters, now: Now) -> None:
    """Exactly one wizard, no hero twice, colour and character apart."""
    free = free_characters(table)
    colours = [Colour(name) for name in material().colours if name not in (p.colour for p in table.players)]
    for player in table.players:
        if not player.hero:
            table.ask(player.seat, "character", [Character(name) for name in free], "RO-018", "start")
        elif not player.colour and player.hero != WIZARD:
            table.ask(player.seat, "colour", colours, "RO-021", "start")
    if not table.waiting:
        for player in table.players:
            if player.hero == WIZARD:
                player.hero = ""


def free_characters(table: Table) -> list[str]:
    """The wizard must be among them: the last seat without a character takes what is missing."""
    taken = [player.hero for player in table.players if player.hero]
    if WIZARD not in taken and len(taken) == table.seats - 1:
        return [WIZARD]
    return [name for name in (WIZARD, *material().heroes) if name not in taken]


def take_dice(table: Table, game: WholeGame, now: Now) -> None:
    """Three dice of a colour for a hero, five for the wizard (RO-020, RO-021, RO-R05)."""
    sets = LONE_HERO_SETS if table.options.lone_hero else 1
    for player in table.players:
        count = material().hero_dice * sets if player.hero else material().wizard_dice
        player.faces = [UNROLLED] * count
        if player.hero:
            table.heroes.append(player.seat)
        else:
            table.wizard = player.seat


# Decks


def build_decks(table: Table, game: WholeGame, now: Now) -> None:
    """The decks that each team uses in every round (RO-022, RO-024, RO-099), and the shelf in the middle."""
    table.trial_deck = trials_in_use(table)
    if table.options.handicap:
        now.chance.shuffle(table.trial_deck)
        table.left_out = table.trial_deck[:HANDICAP]
        table.trial_deck = sorted(table.trial_deck[HANDICAP:])
    for kind in SPELL_KINDS:
        cards = material().of_kind(kind)
        count = spell_count(table, kind)
        if count < len(cards):
            now.chance.shuffle(cards)
        table.spell_deck += cards[:count]
        table.left_out += cards[count:]
    if "equipment" in modules(table):
        table.equipment = list(material().equipment)
        table.scrolls = list(material().scrolls)


def trials_in_use(table: Table) -> list[str]:
    """Without standard trials for more players than there are (RO-026); a lone hero uses those for three."""
    players = max(3, table.seats)
    kinds = scenario(table).trials
    return [card.id for card in material().cards.values() if card.kind in kinds and card.players <= players]


def spell_count(table: Table, kind: str) -> int:
    """How many spells of a kind are drawn at random (RO-027, RO-R03)."""
    if kind == "confusion" and table.options.scenario == "scenario_6":
        return table.options.sixth_confusion
    return next((count for name, count in scenario(table).spells.items() if name == kind), 0)


# Rounds


@dataclass
class Round(Procedure):
    """One round: a race, a trophy, and the market (RO-096)."""

    def steps(self) -> tuple[Step, ...]:
        return (lay_out, get_ready, race, award_round, visit_market, trade, leave_market)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        act(table, seat, move, now)


def play_round(table: Table, game: WholeGame, now: Now) -> None:
    """Rounds until a team has the trophies it needs (RO-070, RO-098)."""
    if max(table.trophies.values()) < scenario(table).trophies:
        game.repeat()
        table.push(Round())


def lay_out(table: Table, frame: Round, now: Now) -> None:
    """Everything as at the start; equipment, scrolls and trophies stay (RO-R21)."""
    table.round += 1
    table.winner = table.reason = ""
    clear_board(table)
    for player in table.players:
        reset_player(player)
    deal_trials(table, now)
    deal_spells(table, now)
    for module in modules(table):
        if module in BEGIN_ROUND:
            BEGIN_ROUND[module](table, now)
    table.pile_sizes = {HEROES: len(table.trial_pile), WIZARD: len(table.spell_pile)}


def clear_board(table: Table) -> None:
    table.discard = []
    table.unseen = []
    table.known_trials = []
    table.known_spells = []
    table.dissipations = []
    table.curses = []
    table.spots = {}
    table.dragon = NO_DRAGON
    table.purse = {HEROES: [], WIZARD: []}
    table.token = ""


def reset_player(player: Player) -> None:
    """Dice loose, unhurt, without experience (RO-143, RO-R21)."""
    count = len(player.faces)
    player.faces = [UNROLLED] * count
    player.lies = [LOOSE] * count
    player.flips = [0] * count
    player.on = player.roll_card = ""
    player.rolls = player.swaps = 0
    player.lands_at = player.yield_by = NEVER
    player.owes_die = player.hurt = False
    player.experience = []


def deal_trials(table: Table, now: Now) -> None:
    """The three open trials are standard cards; others are shuffled back (RO-022, RO-023, RO-110)."""
    pile = table.trial_deck[:]
    now.chance.shuffle(pile)
    table.trials = []
    others: list[str] = []
    while len(table.trials) < FIELDS:
        card = pile.pop()
        (table.trials if place(card).kind == "standard" else others).append(card)
    if others:
        pile += others
        now.chance.shuffle(pile)
    table.trial_pile = pile
    show_cards(table, table.trials, HEROES, now)


def deal_spells(table: Table, now: Now) -> None:
    """RO-024, RO-025"""
    pile = table.spell_deck[:]
    now.chance.shuffle(pile)
    table.spells = [pile.pop() for _ in range(FIELDS)]
    table.spell_pile = pile
    show_cards(table, table.spells, WIZARD, now)


def show_cards(table: Table, cards: list[str], team: str, now: Now) -> None:
    for field, card in enumerate(cards):
        lay(table, card)
        if now.listening:
            now.emit(CardTurnedUp(card=card, team=team, field=field))


def get_ready(table: Table, frame: Round, now: Now) -> None:
    """The time in which the wizard must start begins (RO-R68)."""
    table.phase = READY
    table.until = now.at + table.options.start_seconds
    if now.listening:
        now.emit(RoundReady(round=table.round))


def race(table: Table, frame: Round, now: Now) -> None:
    """The wizard's first roll starts the race, or the table does it for him (RO-050, RO-R68)."""
    refresh(table, range(table.seats))


def end_race(table: Table) -> None:
    """Nothing resolves after a win (RO-R17)."""
    table.until = NEVER
    table.completions = []
    table.released = []
    table.dragon_landed = False
    table.discard += [offer.card for offer in table.offered]
    table.offered = []
    table.breaches = []


def award_round(table: Table, frame: Round, now: Now) -> None:
    """A trophy for the winner, the coin token for the loser (RO-097, RO-114)."""
    end_race(table)
    table.trophies[table.winner] += 1
    if "coins" in modules(table):
        table.token = WIZARD if table.winner == HEROES else HEROES


def visit_market(table: Table, frame: Round, now: Now) -> None:
    """Between rounds, not after the last one (RO-116, RO-R44)."""
    if "coins" not in modules(table) or max(table.trophies.values()) == scenario(table).trophies:
        frame.finish()
        return
    table.winner = ""
    open_market(table, now)


def trade(table: Table, frame: Round, now: Now) -> None:
    """RO-117"""
    if not is_over(table):
        refresh(table, range(table.seats))


def leave_market(table: Table, frame: Round, now: Now) -> None:
    """RO-118"""
    close_market(table, now)


def award_game(table: Table, game: WholeGame, now: Now) -> None:
    """Heroes win or lose together (RO-005, RO-098)."""
    if now.listening:
        now.emit(GameWon(team=table.winner, reason=table.reason))
    winners = tuple(table.heroes) if table.winner == HEROES else (table.wizard,)
    ranks = tuple(1 if seat in winners else 2 for seat in range(table.seats))
    heroes, wizard = table.trophies[HEROES], table.trophies[WIZARD]
    scores = tuple(wizard if seat == table.wizard else heroes for seat in range(table.seats))
    table.end(Result(winners, ranks, table.reason, scores))
