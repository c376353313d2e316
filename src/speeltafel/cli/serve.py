"""`speeltafel serve`"""

from speeltafel.cli.common import app
from speeltafel.engine import BadSetup


@app.command
def serve(
    *,
    port: int | None = None,
    host: str | None = None,
    no_open: bool = False,
    data: str | None = None,
    workers: int | None = None,
) -> None:
    """Open the table in the browser.

    Parameters
    ----------
    port
        The port to listen on; 8000 if not given.
    host
        The address to listen on. By default all of this machine, IPv4 and IPv6, so that phones in the same network can
        join; 127.0.0.1 keeps it here.
    no_open
        Do not open a browser.
    data
        Where tables and records are kept.
    workers
        Processes that share the tables, for a machine with several cores; 1 if not given.
    """
    if port is not None and not 0 < port < 65536:
        raise BadSetup(f"there is no port {port}; choose one from 1 to 65535")
    from speeltafel.server.serve import serve as run_server

    run_server(host=host, port=port, open_page=not no_open, data=data, workers=workers)
