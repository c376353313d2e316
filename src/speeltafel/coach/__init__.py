"""A coach at a player's side: what it would do at a decision, how likely that wins, and why."""

from speeltafel.coach.advice import Advised, advise, effort_for
from speeltafel.coach.telling import told

__all__ = ["Advised", "advise", "effort_for", "told"]
