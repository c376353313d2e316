"""Numbers for the host, at /metrics."""

from prometheus_client import Counter, Gauge

ENTRIES = Counter("speeltafel_entries", "Entries appended to logs", ["kind"])
REFUSALS = Counter("speeltafel_refusals", "Messages that were refused", ["kind"])
SOCKETS = Gauge("speeltafel_sockets", "Open sockets")
TABLES = Gauge("speeltafel_tables", "Tables in memory")
