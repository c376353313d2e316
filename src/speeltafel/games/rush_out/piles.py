"""Draw piles, fields and the end of a round. The last card of a pile is its top."""

from speeltafel.engine import Now
from speeltafel.games.rush_out.events import CardTurnedUp, RoundWon
from speeltafel.games.rush_out.state import (
    FREE,
    HEROES,
    NEVER,
    TUMBLING,
    UNROLLED,
    WIZARD,
    Player,
    Spot,
    Table,
    place,
)


def win(table: Table, team: str, reason: str, now: Now) -> None:
    """The first win counts; nothing resolves after it (RO-R17)."""
    if table.winner:
        return
    table.winner = team
    table.reason = reason
    for player in table.players:
        catch(player)
    if now.listening:
        now.emit(RoundWon(team=team, reason=reason))


def catch(player: Player) -> None:
    """Dice that are in the air when a race is over land no more."""
    if player.lands_at == NEVER:
        return
    player.lands_at = NEVER
    player.faces = [UNROLLED if face == TUMBLING else face for face in player.faces]


def pile_of(table: Table, team: str) -> list[str]:
    return table.trial_pile if team == HEROES else table.spell_pile


def known_of(table: Table, team: str) -> list[str]:
    return table.known_trials if team == HEROES else table.known_spells


def check_pile(table: Table, team: str, now: Now) -> None:
    """A team whose pile is empty wins (RO-006, RO-047, RO-063, RO-R01)."""
    if not pile_of(table, team):
        win(table, team, "trial_pile" if team == HEROES else "spell_pile", now)


def take_top(table: Table, team: str) -> str:
    """The top card, and what everybody knew about it is used up."""
    known = known_of(table, team)
    if known:
        known.pop()
    return pile_of(table, team).pop()


def turn_up(table: Table, team: str, field: int, now: Now) -> None:
    """Turn the next card up on a free field (RO-046, RO-062)."""
    card = take_top(table, team)
    fields = table.trials if team == HEROES else table.spells
    fields[field] = card
    lay(table, card)
    if now.listening:
        now.emit(CardTurnedUp(card=card, team=team, field=field))
    check_pile(table, team, now)


def lay(table: Table, card: str, owner: int = -1) -> None:
    """Lay a card open; its slots are free."""
    face = place(card)
    table.spots[card] = Spot(card, [FREE] * len(face.hero), [FREE] * len(face.wizard), owner)
    if card not in table.seen:
        table.seen.append(card)


def discard_top(table: Table, team: str, now: Now) -> None:
    """Discard the top card of a pile without looking (RO-115, RO-135)."""
    known = bool(known_of(table, team))
    card = take_top(table, team)
    (table.discard if known else table.unseen).append(card)
    check_pile(table, team, now)


def put_away(table: Table, card: str) -> None:
    """Take a card out of play, dice already gone."""
    del table.spots[card]
    table.discard.append(card)


def free_field(table: Table, card: str) -> int:
    """Take a card off its field and say which one became free; -1 if it lay on none."""
    for fields in (table.trials, table.spells):
        if card in fields:
            field = fields.index(card)
            fields[field] = ""
            return field
    return -1


def larger_share_lost(table: Table) -> str:
    """Who is ahead when the race clock runs out (RO-R67): the smaller share of the starting pile, else the wizard."""
    heroes = len(table.trial_pile) * table.pile_sizes[WIZARD]
    wizard = len(table.spell_pile) * table.pile_sizes[HEROES]
    return HEROES if heroes < wizard else WIZARD
