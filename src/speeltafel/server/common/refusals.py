"""Why the server does not do something."""

from speeltafel.server.wire import RefusalKind, Refused


class Refusal(Exception):
    """Nothing was changed. `rule` names the rule of the game that forbids it, if one does."""

    def __init__(self, kind: RefusalKind, detail: str = "", rule: str = "") -> None:
        super().__init__(detail or kind)
        self.kind: RefusalKind = kind
        self.detail = detail
        self.rule = rule

    def message(self, message_id: str) -> Refused:
        """As the browser gets it."""
        return Refused(
            kind=self.kind, id=message_id, rule=self.rule, text=f"refused-{self.kind}", detail=self.detail
        )
