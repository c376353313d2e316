"""What a seat may know: a picture of one moment."""

import msgspec


class View(msgspec.Struct, frozen=True):
    """The table through one seat's eyes; games add their fields. It shares no list with the table, which goes on.

    >>> import speeltafel
    >>> speeltafel.position("good-vs-evil", hands=["shuffle", "nope"], pile="kitten mer").view(0)
    View(
        seat=0,
        hand=['shuffle'],
        ...
    )
    """

    def __repr__(self) -> str:
        """What there is, one thing a line: who prints a view wants to see the table."""
        shown = [(name, getattr(self, name)) for name in self.__struct_fields__]
        lines = [f"    {name}={value!r}," for name, value in shown if value not in (None, "", [], {}, ())]
        return "\n".join([f"{type(self).__name__}(", *lines, ")"])
