"""What `docs/hosting.md` and `deploy/` promise exists: settings, variables, commands, files."""

import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest
from tests.cli.terminal import triumvir

from triumvir.app.courses import FOLDER
from triumvir.server.config import FILE, PREFIX, Config

ROOT = Path(__file__).resolve().parents[1]
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DEPLOY = {path.name: path.read_text("utf-8") for path in sorted((ROOT / "deploy").iterdir())}
VARIABLES = {PREFIX + field.name.upper() for field in fields(Config)} | {FILE, FOLDER}


def test_the_example_of_settings_can_be_read() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    settings = tomllib.loads(re.sub(r"^   ", "", example, flags=re.MULTILINE))
    config = Config().with_values(settings, "example")
    assert config.database == settings["database"]


@pytest.mark.parametrize("text", [GUIDE, *DEPLOY.values()], ids=["hosting.md", *DEPLOY])
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
