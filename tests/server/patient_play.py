"""`wizardhaven` as it always is, but for its time limits: it waits for whoever is slow."""

from __future__ import annotations

import sys

from tests.server.patience import patient
from wizardhaven.cli.main import main

if __name__ == "__main__":
    with patient():
        sys.exit(main(sys.argv[1:]))
