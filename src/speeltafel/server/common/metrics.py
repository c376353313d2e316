"""Numbers for the host, at /metrics."""

from prometheus_client import Counter, Gauge

REFUSALS = Counter("speeltafel_refusals", "Messages that were refused", ["kind"])
SOCKETS = Gauge("speeltafel_sockets", "Open sockets", multiprocess_mode="livesum")
THOUGHTS = Counter("speeltafel_thoughts", "What bots were to think about: done, busy or failed", ["end"])
TABLES = Gauge("speeltafel_tables", "Tables in memory", multiprocess_mode="livesum")
