"""Writes `deploy/requirements.txt`: what a hosted server runs on, each package pinned with the hashes of its wheels.

Versions are those of `constraints.txt`; wheels are fetched with pip, from wherever pip gets them, for every Python and
machine that is named below. `pip install --require-hashes` then takes nothing else.
Usage: .venv/bin/python tools/pin_hashes.py
"""

import hashlib
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "deploy" / "requirements.txt"
PYTHONS = ("3.11", "3.12", "3.13")
MACHINES = ("x86_64", "aarch64")
GLIBCS = ("manylinux_2_34", "manylinux_2_28", "manylinux_2_17", "manylinux2014")
HEAD = """# What a hosted server runs on: the packages of .[postgres], pinned, with the hashes of their wheels.
# Made by tools/pin_hashes.py from constraints.txt, for: pip install --require-hashes -r deploy/requirements.txt
"""


def wanted() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["postgres"]]


def pip(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "pip", *arguments], capture_output=True, text=True, check=False)


def closure() -> dict[str, str]:
    """Every package that is needed, with its version."""
    options = ["--dry-run", "--quiet", "--ignore-installed", "--only-binary", ":all:", "--report", "-"]
    found = pip("install", *options, "--constraint", str(ROOT / "constraints.txt"), *wanted())
    if found.returncode:
        sys.exit(found.stderr)
    packages = [item["metadata"] for item in json.loads(found.stdout)["install"]]
    return {canonical(package["name"]): package["version"] for package in packages}


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def wheels(name: str, version: str) -> tuple[set[str], list[str]]:
    """The hashes of a package's wheels, and for which Pythons and machines there are none."""
    hashes: set[str] = set()
    missing = []
    for python in PYTHONS:
        for machine in MACHINES:
            found = fetch(name, version, python, machine)
            hashes |= set(found.values())
            if not found:
                missing.append(f"{python} {machine}")
            if any(wheel.endswith("-none-any.whl") for wheel in found):
                return hashes, missing  # the same for all
    return hashes, missing


def fetch(name: str, version: str, python: str, machine: str) -> dict[str, str]:
    """The wheel for one Python and machine, if there is one, with its hash."""
    platforms = [word for glibc in GLIBCS for word in ("--platform", f"{glibc}_{machine}")]
    options = ["--quiet", "--no-deps", "--only-binary", ":all:", "--python-version", python, *platforms]
    with tempfile.TemporaryDirectory() as folder:
        pip("download", *options, "--dest", folder, f"{name}=={version}")
        return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in Path(folder).iterdir()}


def main() -> None:
    lines = []
    for name, version in sorted(closure().items()):
        hashes, missing = wheels(name, version)
        if not hashes:
            sys.exit(f"no wheel of {name} {version}")
        if missing:
            print(f"{name} {version}: no wheel for {', '.join(missing)}", file=sys.stderr)
        lines.append(" \\\n".join([f"{name}=={version}", *(f"    --hash=sha256:{one}" for one in sorted(hashes))]))
    FILE.write_text(HEAD + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
