"""`speeltafel doctor`"""

import sys

from speeltafel.cli.common import app
from speeltafel.cli.keeping import say, settings


@app.command
def doctor(*, data: str | None = None) -> None:
    """Look whether a server could run here: a line about each thing, and what to do where something is wrong.

    Parameters
    ----------
    data
        The data folder, if it is not the usual one.
    """
    from speeltafel.server.doctor import examine

    wrong = 0
    for finding in examine(settings(data)):
        say(f"{'ok   ' if finding.fine else 'WRONG'}  {finding.about}: {finding.said}")
        wrong += not finding.fine
    if wrong:
        sys.exit(1)
