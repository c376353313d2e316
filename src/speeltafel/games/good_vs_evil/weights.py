"""The judgement's weights, as `python -m tools.fit good-vs-evil` wrote them."""

from importlib import resources

import msgspec


def read_weights() -> dict[str, dict[str, float]]:
    """By the number of living players, then by figure."""
    text = (resources.files(__package__) / "weights.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, float]])
