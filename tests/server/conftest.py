"""No story of the server depends on how fast the machine is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.patience import patient


@pytest.fixture(autouse=True, scope="package")
def _patient() -> Iterator[None]:
    with patient():
        yield
