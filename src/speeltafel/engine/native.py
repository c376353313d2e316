"""Marks for the optional compiled build; without it they do nothing."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(*_: str, **__: bool) -> Callable[[T], T]:
        """Leave the class as it is."""
        return lambda cls: cls
