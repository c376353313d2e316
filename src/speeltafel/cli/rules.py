"""`speeltafel rules`"""

import speeltafel
from speeltafel.cli.common import Language, app, console
from speeltafel.engine import BadSetup
from speeltafel.engine.catalogue import Catalogue, Chapter, Rule
from speeltafel.texts import Texts


@app.command
def rules(game: str, rule: str | None = None, *, lang: Language = "en") -> None:
    """Print a rule of a game, or all of them."""
    loaded = speeltafel.load(game)
    catalogue = loaded.catalogue()
    if rule is None:
        print_all(catalogue, lang)
        return
    wanted = catalogue.get(rule.upper())
    if wanted is None:
        raise BadSetup(
            f"{game} has no rule {rule}; its rules go from {next(iter(catalogue))} to {list(catalogue)[-1]}"
        )
    print_rule(wanted, lang)
    console.print(origin(wanted, Texts(loaded, lang)), style="dim", highlight=False)


def print_all(catalogue: Catalogue, lang: Language) -> None:
    """Every rule, under the headings of its game."""
    above: Chapter | None = None
    for chapter, rule in catalogue.under_headings():
        if chapter is not None and chapter != above:
            console.print(f"\n[bold underline]{chapter.text(lang)}[/]", highlight=False)
        above = chapter
        print_rule(rule, lang)


def print_rule(rule: Rule, lang: Language) -> None:
    """Its id and its words."""
    console.print(f"[bold]{rule.id}[/]", rule.text(lang), highlight=False)


def origin(rule: Rule, texts: Texts) -> str:
    """Under which heading the rulebook has it, or that it is a ruling."""
    return texts.say("rules-ruling" if rule.section == "ruling" else "rules-section", section=rule.section)
