"""What is compiled can be compiled."""

import importlib
import inspect

import msgspec
import pytest

from tools.compile import modules


@pytest.mark.parametrize("path", modules(), ids=str)
def test_no_compiled_module_defines_a_struct(path: object) -> None:
    """A compiled module forgets the types of its structs: what they hold would be lost on the way to a browser."""
    name = str(path).removesuffix(".py").replace("/", ".")
    own = [kind for kind in vars(importlib.import_module(name)).values() if inspect.isclass(kind)]
    assert not [kind for kind in own if kind.__module__ == name and issubclass(kind, msgspec.Struct)]
