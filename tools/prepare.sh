#!/bin/sh
# Prepares .venv: finds Python, makes the environment, installs the packages.
# What is missing is installed with apt-get where this runs as root on Debian, and named otherwise.
# Usage: tools/prepare.sh PYTHON VENV
set -eu

python=$1
venv=$2

may_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1
}

install_packages() {
    echo "Installing the Debian packages: $* …"
    {
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
    } >/dev/null 2>&1
}

has_python() {
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

has_venv() {
    "$python" -c 'import ensurepip, venv' >/dev/null 2>&1
}

has_compiler() {
    command -v "${CC:-gcc}" >/dev/null 2>&1 || command -v cc >/dev/null 2>&1
}

has_headers() {
    "$python" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))'
}

# The packages of a Debian Python carry its version: python3.11-venv, python3.11-dev.
versioned() {
    "$python" -c 'import sys; print("python%d.%d-" % sys.version_info[:2] + sys.argv[1])' "$1"
}

need() { # CHECK WHAT PACKAGE…
    check=$1 what=$2
    shift 2
    if "$check"; then return; fi
    if may_install && install_packages "$@" && "$check"; then return; fi
    echo "Missing: $what." >&2
    echo "On Debian or Ubuntu: sudo apt-get install $*" >&2
    echo "Elsewhere: install it, then run make again (another Python: make PYTHON=/path/to/python3)." >&2
    exit 1
}

want() { # CHECK PACKAGE…
    check=$1
    shift
    if "$check" || ! may_install; then return; fi
    install_packages "$@" || true
}

need has_python "Python 3.11 or newer as '$python'" python3 python3-venv
need has_venv "the venv module of Python" "$(versioned venv)"
if [ "${TRIUMVIR_PURE_BUILD:-0}" = 0 ]; then
    want has_compiler gcc libc6-dev
    want has_headers "$(versioned dev)"
fi

if ! "$venv/bin/python" -c 'import pip' >/dev/null 2>&1; then
    echo "Making the Python environment $venv …"
    rm -rf "$venv"
    "$python" -m venv "$venv"
fi

echo "Installing the Python packages into $venv (about half a minute) …"
pip() {
    "$venv/bin/python" -m pip --disable-pip-version-check -qq "$@"
}
pip install --constraint constraints.txt setuptools
TRIUMVIR_PURE_BUILD=1 pip install --constraint constraints.txt --no-build-isolation --editable '.[dev]'
