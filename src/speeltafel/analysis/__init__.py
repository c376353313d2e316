"""Looking back on a game and weighing a choice: what was worth how much, and what was luck."""

from speeltafel.analysis.forecasting import Forecast, forecast, forecast_known
from speeltafel.analysis.looking_back import LookBack, analyse
from speeltafel.analysis.plan import CARES, DEPTHS, Care
from speeltafel.analysis.structure import Analysis
from speeltafel.analysis.weighing import Weighed, alternatives, candidates, weigh

__all__ = [
    "CARES",
    "DEPTHS",
    "Analysis",
    "Care",
    "Forecast",
    "LookBack",
    "Weighed",
    "alternatives",
    "analyse",
    "candidates",
    "forecast",
    "forecast_known",
    "weigh",
]
