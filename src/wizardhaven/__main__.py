"""`python -m wizardhaven` is `wizardhaven`."""

import sys

from wizardhaven.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
