"""Where the database is, if nobody says anything else."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

VARIABLE: Final = "TRIUMVIR_DATABASE"


def default_url(environment: Mapping[str, str]) -> str:
    """The address in the environment, or a file among the data of the user."""
    return environment.get(VARIABLE, "") or f"sqlite://{data_folder(environment) / 'triumvir.db'}"


def data_folder(environment: Mapping[str, str]) -> Path:
    """By the XDG convention, which leaves out folders that are not given in full."""
    base = Path(environment.get("XDG_DATA_HOME", ""))
    home = base if base.is_absolute() else Path(environment.get("HOME", "") or Path.home(), ".local", "share")
    return home / "triumvir"


def make_data_folder(environment: Mapping[str, str]) -> None:
    data_folder(environment).mkdir(mode=0o700, parents=True, exist_ok=True)
