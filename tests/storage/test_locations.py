from pathlib import Path

from triumvir.storage.locations import data_folder, default_url, make_data_folder


def test_the_environment_comes_first() -> None:
    assert default_url({"TRIUMVIR_DATABASE": "memory:", "HOME": "/home/anna"}) == "memory:"


def test_the_file_is_among_the_data_of_the_user() -> None:
    anna = {"HOME": "/home/anna", "TRIUMVIR_DATABASE": ""}
    assert default_url(anna) == "sqlite:///home/anna/.local/share/triumvir/triumvir.db"
    assert default_url({**anna, "XDG_DATA_HOME": "/data"}) == "sqlite:///data/triumvir/triumvir.db"


def test_a_folder_that_is_not_given_in_full_does_not_count() -> None:
    assert data_folder({"HOME": "/home/anna", "XDG_DATA_HOME": "data"}) == Path("/home/anna/.local/share/triumvir")


def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    surroundings = {"XDG_DATA_HOME": str(tmp_path)}
    make_data_folder(surroundings)
    make_data_folder(surroundings)
    assert (tmp_path / "triumvir").stat().st_mode & 0o777 == 0o700
