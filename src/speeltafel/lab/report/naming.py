"""The names of things in a report, in the reader's language."""

from typing import Any

from speeltafel.lab.report.building import Effect
from speeltafel.lab.report.shares import Bar, Group
from speeltafel.texts import Texts, kebab


class Naming:
    """Words for one report."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def group(self, group: Group) -> str:
        """The title of a group."""
        kinds = {"seat": "report-seats", "side": "report-sides", "ending": "report-endings"}
        return self.texts.say(kinds.get(group.kind) or f"{group.kind}-{kebab(group.name)}")

    def bar(self, group: Group, bar: Bar) -> str:
        """The name of one of its values."""
        texts, name = self.texts, kebab(bar.name)
        if group.kind == "side":
            return texts.say(f"side-{name}")
        if group.kind == "seat":
            return texts.say("simulate-seat", seat=int(bar.name))
        if group.kind == "ending":
            return texts.say(f"result-{name}").rstrip(".")
        own = texts.find(f"{group.kind}-{kebab(group.name)}-{name}")
        known = own or texts.find(f"card-{name}") or texts.find(f"value-{name}")
        return known or texts.find(f"result-{name}") or bar.name

    def effect(self, effect: Effect) -> str:
        """What is different in a variation."""
        return self.option(effect.option, effect.value) if effect.option else self.texts.say("report-usual")

    def option(self, name: str, value: Any) -> str:
        """An option with its value: the name alone where it is switched on."""
        title = self.texts.say(f"option-{kebab(name)}")
        if value is True:
            return title
        if value is False:
            return self.texts.say("report-without", option=title)
        chosen = self.texts.say(f"option-{kebab(name)}-{kebab(str(value))}")
        return self.texts.say("report-option", option=title, value=chosen)
