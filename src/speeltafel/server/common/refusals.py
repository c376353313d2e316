"""Why the server does not do something."""

from speeltafel.server.wire import RefusalKind, Refused


class Refusal(Exception):
    """Nothing was changed. `rule` names the rule of the game that forbids it, if one does.

    `reason` is a text id of the client (`reason-<reason>`) where the kind alone does not say enough.
    """

    def __init__(self, kind: RefusalKind, detail: str = "", rule: str = "", reason: str = "") -> None:
        super().__init__(detail or kind)
        self.kind: RefusalKind = kind
        self.detail = detail
        self.rule = rule
        self.reason = reason

    def message(self, message_id: str) -> Refused:
        """As the browser gets it."""
        return Refused(
            kind=self.kind,
            id=message_id,
            rule=self.rule,
            text=f"refused-{self.kind}",
            detail=self.detail,
            reason=self.reason,
        )
