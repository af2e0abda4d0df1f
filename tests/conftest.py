"""What holds for the whole suite: while the stories run, it is noted what the engine reads of the cards."""

from __future__ import annotations

import pytest

from tests.words.session import FieldsArePlayed


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(FieldsArePlayed(config), "fields are played")
