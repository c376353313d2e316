"""Numbers for the host, at /metrics."""

from prometheus_client import Counter, Gauge

REFUSALS = Counter("speeltafel_refusals", "Messages that were refused", ["kind"])
SOCKETS = Gauge("speeltafel_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("speeltafel_tables", "Tables in memory", multiprocess_mode="livesum")
