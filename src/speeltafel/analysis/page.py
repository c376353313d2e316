"""An analysis as one page that needs nothing else."""

from html import escape
from importlib import resources

from speeltafel.analysis.curves import colour, groups, legend, picture
from speeltafel.analysis.structure import CHOICE, WHOLE, Account, Moment
from speeltafel.analysis.telling import Teller

CHOICES = 3
"""So many choices of everybody are shown with what a master would have done."""


def write_page(teller: Teller) -> str:
    """The page, in the language of the teller."""
    say, analysis = teller.texts.say, teller.analysis
    style = (resources.files("speeltafel.analysis") / "page.css").read_text(encoding="utf-8")
    title = f"{say('look-title')}: {say('game-name')}"
    people = teller.texts.enumeration(teller.names)
    unjudged = "" if analysis.judged else f'<p class="note">{escape(say("look-unjudged"))}</p>'
    return (
        f'<!doctype html><html lang="{teller.texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body><main>"
        f'<h1>{escape(title)}</h1><p class="lead">{escape(people)}</p>'
        f"{curves(teller)}{accounts(teller)}{moments(teller)}{choices(teller)}"
        f'<p class="note">{escape(say("look-how"))} {escape(say("look-made", depth=analysis.depth))}</p>{unjudged}'
        "</main></body></html>\n"
    )


def curves(teller: Teller) -> str:
    """The picture, whose two sides can be switched without a script."""
    say = teller.texts.say
    heading = say("look-curve-team" if len(teller.analysis.sides) == 1 else "look-curve")
    radios = '<input type="radio" name="side" id="side-known" checked><input type="radio" name="side" id="side-table">'
    labels = (
        f'<label for="side-known">{escape(say("look-known"))}</label>'
        f'<label for="side-table">{escape(say("look-table"))}</label>'
    )
    return (
        f'<section><h2>{escape(heading)}</h2><div class="panel curves">{radios}<div class="sides">{labels}</div>'
        f"<figure>{picture(teller)}{legend(teller)}</figure></div></section>"
    )


def accounts(teller: Teller) -> str:
    """Luck and skill of everybody."""
    cards = "".join(account(teller, line) for line in teller.lines())
    return f'<section><h2>{escape(teller.texts.say("look-players"))}</h2><div class="accounts">{cards}</div></section>'


def account(teller: Teller, line: Account) -> str:
    """One player or side: a sentence, and a bar for each part of it."""
    say = teller.texts.say
    way = say("look-from", start=teller.percent(line.start), end=teller.percent(line.end))
    left = f"<p>{escape(say('look-left', cost=teller.signed(line.cost)))}</p>" if line.cost else ""
    return (
        f'<div class="panel"><h3 style="color:{colour(line.seats[0])}">{escape(teller.owner(line))}</h3>'
        f"<p>{escape(way)}</p>{bars(teller, line)}{left}</div>"
    )


def bars(teller: Teller, line: Account) -> str:
    """What every part changed, to the right or to the left of nothing."""
    parts = teller.parts(line)
    rows = []
    for name, change in parts:
        width = min(50.0, 50 * abs(change) / WHOLE)
        sign, place = ("plus", "left:50%") if change >= 0 else ("minus", "right:50%")
        rows.append(
            f'<span>{escape(name)}</span><span class="bar"><i class="{sign}" style="{place};width:{width:.1f}%"></i>'
            f"</span><span>{escape(teller.signed(change))}</span>"
        )
    return f'<div class="bars">{"".join(rows)}</div>'


def moments(teller: Teller) -> str:
    """What mattered, in words."""
    say, found = teller.texts.say, teller.analysis.moments
    items = "".join(moment_of(teller, number, moment) for number, moment in enumerate(found, 1))
    inside = f'<ol class="moments">{items}</ol>' if found else f"<p>{escape(say('look-no-moments'))}</p>"
    return f'<section><h2>{escape(say("look-moments"))}</h2><div class="panel">{inside}</div></section>'


def moment_of(teller: Teller, number: int, moment: Moment) -> str:
    """One of them: luck or choice, what happened, whose chance it changed, what would have been better."""
    seats = next(seats for seats in groups(teller.analysis) if moment.seat in seats)
    better = teller.better(moment)
    happened = " ".join(teller.happened(moment))
    advice = f' <span class="better">{escape(better)}</span>' if better else ""
    return (
        f'<li><span class="badge" style="background:{colour(seats[0])}">{number}</span>'
        f'<p class="sort {"choice" if moment.sort == CHOICE else "luck"}">{escape(teller.sort(moment))}</p>'
        f'<p class="swing {"up" if moment.change > 0 else "down"}">{escape(teller.change(moment))}</p>'
        f'<p class="what">{escape(happened)}{advice}</p></li>'
    )


def choices(teller: Teller) -> str:
    """The choices of everybody that left most lying."""
    say = teller.texts.say
    if teller.analysis.timed:
        return ""
    items = []
    for seat, name in enumerate(teller.names):
        for choice in teller.costliest([seat], CHOICES):
            move = teller.option(choice, choice.options[choice.played])
            said = say(
                "look-played", player=name, step=choice.entry + 1, move=move, better=teller.advice(choice)
            )
            items.append(f"<li><span>{escape(said)}</span></li>")
    inside = f"<ul>{''.join(items)}</ul>" if items else f"<p>{escape(say('look-none'))}</p>"
    return f'<section><h2>{escape(say("look-choices"))}</h2><div class="panel">{inside}</div></section>'
