#!/bin/sh
# Prints the path of a Chromium for the browser tests. Where there is none it is installed, or said to be missing.
set -eu

find_one() {
    for name in chromium chromium-browser google-chrome-stable google-chrome; do
        if command -v "$name" 2>/dev/null; then return 0; fi
    done
    return 1
}

if find_one; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing the Debian package chromium …" >&2
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; } >/dev/null 2>&1 || true
    if find_one; then exit 0; fi
fi
echo "Missing: Chromium. On Debian or Ubuntu: sudo apt-get install chromium" >&2
exit 1
