#!/usr/bin/env bash
# Sees to it that there is a Chromium for the browser tests: the system's own, or one of Debian's packages.
set -euo pipefail

for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" >/dev/null; then
        exit 0
    fi
done
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing Chromium for the browser tests …"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null
    exit 0
fi
echo "There is no Chromium, so the browser tests will not run. Install it with your system's packages." >&2
if [ -n "${CI:-}" ]; then
    exit 1
fi
