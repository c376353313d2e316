"""Looking back on a game and weighing a choice: what was worth how much, and what was luck."""

from speeltafel.analysis.forecasting import Forecast, forecast, forecast_known
from speeltafel.analysis.weighing import Weighed, alternatives, candidates, weigh

__all__ = ["Forecast", "Weighed", "alternatives", "candidates", "forecast", "forecast_known", "weigh"]
