"""Libraries that only some of the lab needs: fetched when wanted, with a clear line where they are missing."""

from importlib import import_module
from typing import Any

from speeltafel.engine import BadSetup

EXTRAS = {
    "altair": "sim",
    "distributed": "cluster",
    "joblib": "sim",
    "openskill": "sim",
    "polars": "sim",
    "vl_convert": "sim",
}


def need(module: str) -> Any:
    """A module of an extra.

    >>> need("joblib").__name__
    'joblib'
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        library = str(error.name).partition(".")[0]
        extra = EXTRAS[module.partition(".")[0]]
        raise BadSetup(f"{library} is missing: pip install 'speeltafel[{extra}]'") from None


def has(module: str) -> bool:
    """Whether a module can be fetched."""
    try:
        import_module(module)
    except ModuleNotFoundError:
        return False
    return True
