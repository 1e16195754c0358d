"""Settings: defaults, file, environment; and every one explained."""

from dataclasses import fields
from pathlib import Path

import pytest

from triumvir.contract.errors import BadInput
from triumvir.server.config import Config, explain, load_config


def test_the_environment_goes_before_the_file_and_the_file_before_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "triumvir.toml"
    file.write_text('port = 9000\nworkers = 3\norigins = ["https://table.example"]\nsecure_cookies = true\n')
    config = load_config({"TRIUMVIR_CONFIG": str(file), "TRIUMVIR_PORT": "9100"})
    assert (config.port, config.workers, config.host) == (9100, 3, "127.0.0.1")
    assert config.origins == ("https://table.example",)
    assert config.secure_cookies


@pytest.mark.parametrize(
    ("environment", "port"), [({}, 8000), ({"PORT": "9"}, 9), ({"PORT": "9", "TRIUMVIR_PORT": "8"}, 8)]
)
def test_the_port(environment: dict[str, str], port: int) -> None:
    assert load_config(environment).port == port


@pytest.mark.parametrize(
    ("variable", "value", "where"),
    [
        ("TRIUMVIR_PORT", "http", "environment port"),
        ("TRIUMVIR_PORT", "-1", "environment port"),
        ("TRIUMVIR_SECURE_COOKIES", "perhaps", "environment secure_cookies"),
    ],
)
def test_a_wrong_value_is_named(variable: str, value: str, where: str) -> None:
    with pytest.raises(BadInput) as caught:
        load_config({variable: value})
    assert caught.value.where == where


@pytest.mark.parametrize("text", ["port = ", "prot = 1", 'port = "x"', "origins = 7", "secure_cookies = 3", "host = 1"])
def test_a_wrong_file_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    with pytest.raises(BadInput, match=r"wrong\.toml"):
        load_config({}, str(file))


def test_every_setting_is_explained_and_secrets_are_not_shown() -> None:
    lines = explain(Config(secret="hush"))
    assert [line.name for line in lines] == [one.name for one in fields(Config)]
    assert all(line.meaning for line in lines)
    assert "hush" not in repr(lines)
    assert "hush" not in repr(Config(secret="hush"))


def test_lists_and_switches_from_the_environment() -> None:
    config = load_config({"TRIUMVIR_ORIGINS": "https://a, https://b", "TRIUMVIR_SECURE_COOKIES": "on"})
    assert config.origins == ("https://a", "https://b")
    assert config.secure_cookies
