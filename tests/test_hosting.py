"""What `docs/hosting.md` and `deploy/` promise exists: settings, variables, commands, files."""

import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest
from tests.terminal.terminal import triumvir

from triumvir.kits.ave_caesar.courses import FOLDER as COURSES
from triumvir.kits.caesar.boxes import FOLDER as BOXES
from triumvir.server.config import FILE, PREFIX, Config

ROOT = Path(__file__).resolve().parents[1]
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DEPLOY = {path.name: path.read_text("utf-8") for path in sorted((ROOT / "deploy").iterdir())}
VARIABLES = {PREFIX + field.name.upper() for field in fields(Config)} | {FILE, COURSES, BOXES}


def test_the_example_of_settings_can_be_read() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    settings = tomllib.loads(re.sub(r"^   ", "", example, flags=re.MULTILINE))
    config = Config().with_values(settings, "example")
    assert config.database == settings["database"]


SPEAKING = {name: text for name, text in DEPLOY.items() if name != "requirements.txt"}


@pytest.mark.parametrize("text", [GUIDE, *SPEAKING.values()], ids=["hosting.md", *SPEAKING])
def test_every_variable_is_a_setting(text: str) -> None:
    named = set(re.findall(r"TRIUMVIR_[A-Z]+", text)) - {"TRIUMVIR_NAME"}
    assert named
    assert named <= VARIABLES


def test_every_command_is_there() -> None:
    commands = set(re.findall(r"(?:`|^|&& )triumvir ([a-z]+)", GUIDE, re.MULTILINE))
    assert {"serve", "config", "backup", "restore", "migrate", "export", "import"} <= commands
    for command in commands:
        assert triumvir(command, "--help").code == 0


def test_every_file_is_there() -> None:
    files = re.findall(r"deploy/[\w.]+", GUIDE)
    assert {Path(file).name for file in files} == set(DEPLOY)
    assert all((ROOT / file).is_file() for file in files)


# ---- pins ----------------------------------------------------------------------------------------------------


def name_of(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def pinned(text: str) -> dict[str, str]:
    return {name_of(line): line.partition("==")[2].split()[0] for line in text.splitlines() if "==" in line}


def test_every_package_of_a_hosted_server_is_pinned_with_hashes() -> None:
    pins = pinned(DEPLOY["requirements.txt"])
    known = pinned((ROOT / "constraints.txt").read_text("utf-8"))
    assert pins == {name: known[name] for name in pins}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    assert {name_of(requirement) for requirement in wanted} <= pins.keys()
    assert {"psycopg-binary", "h11", "anyio"} <= pins.keys()
    assert not {"pytest", "mypy", "ruff", "ray", "numpy"} & pins.keys()


def test_a_pin_has_hashes_and_no_address() -> None:
    text = DEPLOY["requirements.txt"]
    entries = re.split(r"\n(?=[a-z])", text.partition("\n\n")[2] or text)
    for entry in [entry for entry in entries if not entry.startswith("#")]:
        assert re.fullmatch(r"[\w.-]+==[\w.]+( \\\n    --hash=sha256:[0-9a-f]{64})+\n?", entry), entry
    assert "://" not in text
    for name in ("msgspec", "uvloop", "psycopg-binary"):  # one wheel for every Python and machine
        assert len(re.findall("--hash", text.partition(f"{name}==")[2].partition("\n" + "==")[0].split("==")[0])) >= 6


def test_the_image_is_made_from_the_pins_and_without_secrets() -> None:
    assert "--require-hashes --requirement deploy/requirements.txt" in DEPLOY["Containerfile"]
    ignored = (ROOT / ".containerignore").read_text("utf-8")
    assert ignored == (ROOT / ".dockerignore").read_text("utf-8")
    assert {".git", ".venv", "**/*.db", "**/*.secret", "**/*.env"} <= set(ignored.splitlines())


def test_the_unit_bounds_memory_and_tasks() -> None:
    unit = DEPLOY["triumvir.service"]
    assert re.search(r"^MemoryMax=\d+[MG]$", unit, re.MULTILINE)
    assert re.search(r"^TasksMax=\d+$", unit, re.MULTILINE)
    assert "`MemoryMax=`, `TasksMax=`" in GUIDE
