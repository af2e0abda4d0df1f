"""What is counted and timed while the server runs, for Prometheus: never who, where or what was said."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

TABLES: Final = Gauge("wizardhaven_tables", "Tables in memory", registry=REGISTRY)
ONLOOKERS: Final = Gauge(
    "wizardhaven_onlookers", "Connections to tables, players among them", registry=REGISTRY
)
ANSWER_SECONDS: Final = Histogram(
    "wizardhaven_answer_seconds",
    "From hearing what somebody at a table says until it is done and stored, or refused",
    buckets=SECONDS,
    registry=REGISTRY,
)
THOUGHT_SECONDS: Final = Histogram(
    "wizardhaven_thought_seconds",
    "From asking a bot until it has chosen",
    buckets=SECONDS,
    registry=REGISTRY,
)
THINKER_RESTARTS: Final = Counter(
    "wizardhaven_thinker_restarts", "Processes of bots that were lost and started again", registry=REGISTRY
)
REFUSED: Final = Counter(
    "wizardhaven_refused", "What was asked for and not done, by the reason", ["why"], registry=REGISTRY
)
BATCH_SECONDS: Final = Histogram(
    "wizardhaven_storage_batch_seconds",
    "From the beginning of a batch until it is durable, or has failed",
    buckets=SECONDS,
    registry=REGISTRY,
)
BATCH_ROWS: Final = Counter(
    "wizardhaven_storage_rows", "Rows that were to be stored, in all batches", registry=REGISTRY
)
STORAGE_LOST: Final = Gauge(
    "wizardhaven_storage_lost", "1 while the database does not answer, 0 otherwise", registry=REGISTRY
)
TABLES_REMOVED: Final = Counter(
    "wizardhaven_tables_removed", "Finished tables that were kept long enough and removed", registry=REGISTRY
)
LAG_SECONDS: Final = Histogram(
    "wizardhaven_event_loop_lag_seconds",
    "How much later than it should something happens that is due",
    buckets=SECONDS,
    registry=REGISTRY,
)
