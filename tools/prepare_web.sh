#!/bin/sh
# Builds the browser client into src/triumvir/web_dist: finds Node, installs the packages, builds. Nothing is done twice.
# What is missing is installed with apt-get where this runs as root on Debian, and named otherwise.
# Usage: tools/prepare_web.sh [packages]      with "packages" only the packages are installed
set -eu

only=${1:-}
dist=src/triumvir/web_dist

may_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1
}

has_node() {
    command -v npm >/dev/null 2>&1 && node -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)' >/dev/null 2>&1
}

# A fingerprint of everything the client is made from.
fingerprint() {
    find web/src web/index.html web/package-lock.json web/package.json web/vite.config.ts web/svelte.config.js web/tsconfig.json \
        src/triumvir/catalogues rulebooks -type f | LC_ALL=C sort | xargs sha256sum | sha256sum | cut -d ' ' -f 1
}

is_current() { # FILE CONTENT
    [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]
}

sources=$(fingerprint)
if [ "$only" != packages ] && [ -f $dist/index.html ] && is_current $dist/.made-from "$sources"; then exit 0; fi

if ! has_node && may_install; then
    echo "Installing the Debian packages: nodejs npm …"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nodejs npm; } >/dev/null 2>&1 || true
fi
if ! has_node; then
    echo "Missing: Node 20 or newer with npm; the browser client cannot be built without it." >&2
    echo "On Debian or Ubuntu: sudo apt-get install nodejs npm" >&2
    echo "Everything else works: the terminal table is at .venv/bin/triumvir play caesar" >&2
    exit 1
fi

lock=$(sha256sum web/package-lock.json | cut -d ' ' -f 1)
if ! is_current web/node_modules/.installed-from "$lock"; then
    echo "Installing the packages of the browser client (about a minute) …"
    log=$(mktemp)
    if ! (cd web && npm ci --no-audit --no-fund --loglevel=error >"$log" 2>&1); then
        cat "$log" >&2
        echo "The packages of the browser client could not be installed (see above)." >&2
        exit 1
    fi
    rm -f "$log"
    printf '%s\n' "$lock" >web/node_modules/.installed-from
fi
if [ "$only" = packages ]; then exit 0; fi

echo "Building the browser client …"
(cd web && npm run --silent build -- --logLevel error)
find $dist -type f \( -name '*.js' -o -name '*.css' -o -name '*.html' -o -name '*.svg' -o -name '*.webmanifest' \) -size +1k -exec gzip -9 -k -f {} +
printf '%s\n' "$sources" >$dist/.made-from
