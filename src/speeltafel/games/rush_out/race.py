"""A race: carrying out moves as they come, and what happens by itself when its time has come."""

from speeltafel.engine import Move, Now
from speeltafel.games.rush_out.choices import default_target, drop_empty_choices, name_target
from speeltafel.games.rush_out.completion import check_complete, completion_of, go_on
from speeltafel.games.rush_out.dice import (
    MOST_ROLLS,
    card_refusal,
    fitting,
    hand_refusal,
    joker_of,
    land,
    place_dice,
    places,
    roll,
)
from speeltafel.games.rush_out.events import CountdownStarted, RaceStarted
from speeltafel.games.rush_out.legal import refresh
from speeltafel.games.rush_out.market import is_over
from speeltafel.games.rush_out.modules.dissipation import call_in_dice, dice_to_yield, yield_die
from speeltafel.games.rush_out.modules.dragon import slide_trial_under
from speeltafel.games.rush_out.modules.experience import settle_offer
from speeltafel.games.rush_out.moves import Fill, Place, Roll, Tidy, Yield
from speeltafel.games.rush_out.piles import larger_share_lost, win
from speeltafel.games.rush_out.questions import HANDLERS, banned, carries_out
from speeltafel.games.rush_out.state import (
    BEFORE,
    COUNTDOWN,
    HEROES,
    LIMITED,
    MARKET,
    NEVER,
    RACE,
    READY,
    Player,
    Table,
    choosing,
    modules,
    renew,
    team_of,
    touch,
    touch_all,
)


def act(table: Table, seat: int, move: Move, now: Now) -> None:
    """Carry out a legal move."""
    table.touched = [seat]
    HANDLERS[type(move)](table, table.players[seat], move, now)
    settle(table, now)


def settle(table: Table, now: Now) -> None:
    """What the move set free resolves now; then everybody is asked anew, or the race is over (RO-R17)."""
    if table.dragon_landed and not table.winner:
        slide_trial_under(table, now)
    while table.released and not table.winner:
        card = table.released.pop(0)
        if card in table.spots and not table.spots[card].complete:
            check_complete(table, card, HEROES, now)
    if not table.winner:
        drop_empty_choices(table, now)
        call_in_dice(table, now)
    if table.winner or (table.phase == MARKET and is_over(table)):
        table.withdraw()
    else:
        refresh(table, table.touched)
    table.touched = []


@carries_out(Roll)
def throw(table: Table, player: Player, move: Roll, now: Now) -> None:
    """The wizard's first roll starts the race (RO-050), after the countdown if the table has one (RO-R68)."""
    if table.phase == READY and table.options.countdown_seconds:
        count_down(table, now)
        return
    if table.phase in BEFORE:
        start_race(table, now)
    card = player.on
    roll(table, player, move.back, now)
    if move.back:
        touch_card(table, card)
    touch_dice(table, player)
    if player.rolls >= MOST_ROLLS:
        time_is_up(table, now)


def count_down(table: Table, now: Now) -> None:
    """Everybody sees the race come before a die falls (RO-R68)."""
    table.phase = COUNTDOWN
    table.until = now.at + table.options.countdown_seconds
    touch_all(table)
    if now.listening:
        now.emit(CountdownStarted(seat=table.wizard, seconds=table.options.countdown_seconds))


def start_race(table: Table, now: Now) -> None:
    """RO-031"""
    table.phase = RACE
    table.until = now.at + table.options.race_seconds
    touch_all(table)
    if now.listening:
        now.emit(RaceStarted(seat=table.wizard))


def touch_dice(table: Table, player: Player) -> None:
    """Loose dice concern their owner, and the bard who may turn them."""
    touch(table, player.seat)
    for other in table.players:
        if other.experience:
            touch(table, other.seat)


def touch_card(table: Table, card: str) -> None:
    """Dice on a card concern those who may put theirs there, and the wizard who is about to name a target."""
    for player in table.players:
        if player.on in ("", card) and player.lands_at == NEVER:
            touch(table, player.seat)
    if choosing(table) is not None:
        touch(table, table.wizard)


@carries_out(Place)
def place_one(table: Table, player: Player, move: Place, now: Now) -> None:
    """RO-036"""
    lay_down(table, player, move.card, [(move.die, move.slot)], now)


@carries_out(Fill)
def fill(table: Table, player: Player, move: Fill, now: Now) -> None:
    """Dice that fit lie, the others stay loose (RO-R16)."""
    bans = banned(modules(table), table, player)
    lay_down(table, player, move.card, fitting(table, player, move.card, joker_of(table, player), bans), now)


def lay_down(table: Table, player: Player, card: str, pairs: list[tuple[int, int]], now: Now) -> None:
    place_dice(table, player, card, pairs, now)
    touch_card(table, card)
    touch_dice(table, player)
    check_complete(table, card, team_of(table, player.seat), now)


@carries_out(Tidy)
def tidy(table: Table, player: Player, move: Tidy, now: Now) -> None:
    """The next step of a completed card, by hand (RO-R18)."""
    completion = completion_of(table, move.card, team_of(table, player.seat))
    completion.by_hand = True
    touch_all(table)
    go_on(table, completion, now)


# What happens by itself


def next_moment(table: Table) -> float | None:
    """When the next thing happens by itself."""
    moments = [table.until] if table.until != NEVER else []
    if table.phase == RACE:
        for player in table.players:
            if player.lands_at != NEVER:
                moments.append(player.lands_at)
            if player.owes_die and player.yield_by != NEVER:
                moments.append(player.yield_by)
        spell = choosing(table)
        if spell is not None and spell.choice is not None:
            moments.append(spell.choice.until)
        if table.offered or table.breaches:
            moments += [offer.until for offer in table.offered]
            moments += [breach.until for breach in table.breaches]
    return min(moments) if moments else None


def pass_time(table: Table, now: Now) -> None:
    """Do everything that is due, in the order of time."""
    table.touched = []
    moment = next_moment(table)
    while moment is not None and moment <= now.at and not table.winner and table.phase in LIMITED:
        happen(table, moment, now)
        settle(table, now)
        if not table.waiting:
            return
        moment = next_moment(table)


def happen(table: Table, moment: float, now: Now) -> None:
    """One thing that is due at this moment."""
    if table.until == moment:
        phase_is_over(table, now)
        return
    for player in table.players:
        if player.lands_at == moment:
            come_down(table, player, now)
            return
        if player.yield_by == moment:
            yield_die(table, player, Yield(dice_to_yield(table, player)[0]), now)
            return
    spell = choosing(table)
    if spell is not None and spell.choice is not None and spell.choice.until == moment:
        name_target(table, default_target(table, spell.choice), now)
        return
    forget_old_news(table, moment, now)


def phase_is_over(table: Table, now: Now) -> None:
    """The table starts the race, stops it, or closes the market."""
    if table.phase in BEFORE:
        throw(table, table.players[table.wizard], Roll(), now)
    elif table.phase == RACE:
        time_is_up(table, now)
    else:
        table.done = list(range(table.seats))


def time_is_up(table: Table, now: Now) -> None:
    """RO-R67"""
    win(table, larger_share_lost(table), "time", now)


def come_down(table: Table, player: Player, now: Now) -> None:
    """Dice in the air land; with auto-place what fits goes on the card where the others lie."""
    land(table, player, now)
    renew(table, player.seat)
    touch_dice(table, player)
    if table.options.auto_place and not hand_refusal(table, player):
        place_by_itself(table, player, now)


def place_by_itself(table: Table, player: Player, now: Now) -> None:
    card = player.on
    if card not in places(table, player) or card_refusal(table, player, card):
        return
    bans = banned(modules(table), table, player)
    pairs = fitting(table, player, card, joker_of(table, player), bans)
    if pairs:
        lay_down(table, player, card, pairs, now)


def forget_old_news(table: Table, moment: float, now: Now) -> None:
    """Offers are settled and breaches forgotten."""
    touch_all(table)
    for offer in table.offered[:]:
        if offer.until == moment:
            settle_offer(table, offer, now)
    table.breaches = [breach for breach in table.breaches if breach.until != moment]
