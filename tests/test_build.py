"""The two builds of the engine: which one runs, and that old compiled code never does silently."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

import pytest

import triumvir
from triumvir import build_info
from triumvir.kits.catalogue import GAMES
from triumvir.rulebook import rulebook_path

ROOT = Path(__file__).resolve().parents[1]
ENGINE_FILE = f"{build_info.ENGINE_LIBRARY}{EXTENSION_SUFFIXES[0]}"


def run_python(code: str, path: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("TRIUMVIR_", "COV_"))}
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**kept, "PYTHONPATH": str(path / "src"), **environment},
        capture_output=True,
        text=True,
        check=True,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in small, with an engine that claims to be compiled."""
    package = tmp_path / "src" / "triumvir"
    (package / "contract").mkdir(parents=True)
    for name in ("__init__.py", "build_info.py"):
        shutil.copy(ROOT / "src" / "triumvir" / name, package)
    (package / "contract" / "__init__.py").touch()
    (package / "contract" / "chance.py").write_text("ORIGIN = 'source'\n")
    (tmp_path / "setup.py").touch()
    (tmp_path / "src" / ENGINE_FILE).touch()
    build_info.write_note(build_info.Note(builder="", sources=build_info.describe_sources(str(package))), str(package))
    return tmp_path


def chance_of(checkout: Path) -> Path:
    return checkout / "src" / "triumvir" / "contract" / "chance.py"


def warning_of(checkout: Path) -> str:
    return run_python("import triumvir", checkout).stderr


def test_the_version_is_the_installed_one() -> None:
    assert triumvir.__version__ == version("triumvir") == "0.1.0"


def test_every_busy_module_is_there_to_be_compiled() -> None:
    named = {f"{room}/{module}.py" for room, modules in build_info.BUSY_MODULES.items() for module in modules.split()}
    assert named <= set(build_info.compiled_sources())


def test_pure_is_loaded_when_asked_for() -> None:
    code = "from triumvir import build_info; print(build_info.running())"
    assert run_python(code, TRIUMVIR_PURE="1").stdout == "pure\n"


def test_the_source_is_loaded_though_a_compiled_module_lies_beside_it(checkout: Path) -> None:
    chance_of(checkout).with_name(f"chance{EXTENSION_SUFFIXES[0]}").write_text("not a library")
    code = "from triumvir.contract.chance import ORIGIN; print(ORIGIN)"
    assert run_python(code, checkout, TRIUMVIR_PURE="1").stdout == "source\n"
    with pytest.raises(subprocess.CalledProcessError):
        run_python(code, checkout, TRIUMVIR_PURE="0")


def test_an_engine_of_the_present_source_runs_without_a_word(checkout: Path) -> None:
    assert warning_of(checkout) == ""


def test_a_new_date_alone_is_no_change(checkout: Path) -> None:
    os.utime(chance_of(checkout), (1, 1))
    assert warning_of(checkout) == ""


@pytest.mark.parametrize("text", ["ORIGIN = 'edited'\n", "ORIGIN = 'a longer edit'\n"])
def test_changed_source_is_run_instead_of_the_old_engine(checkout: Path, text: str) -> None:
    chance_of(checkout).with_name(f"chance{EXTENSION_SUFFIXES[0]}").write_text("not a library")
    chance_of(checkout).write_text(text)
    result = run_python("from triumvir.contract.chance import ORIGIN; print(ORIGIN)", checkout)
    assert "edit" in result.stdout
    assert result.stderr.count("\n") == 1
    assert "make setup" in result.stderr


def test_a_new_module_makes_the_engine_stale(checkout: Path) -> None:
    chance_of(checkout).with_name("record.py").touch()
    assert "make setup" in warning_of(checkout)


def test_a_removed_module_makes_the_engine_stale(checkout: Path) -> None:
    chance_of(checkout).unlink()
    assert "make setup" in warning_of(checkout)


@pytest.mark.parametrize("text", [None, "{"])
def test_an_engine_without_a_readable_note_is_stale(checkout: Path, text: str | None) -> None:
    note = checkout / "src" / "triumvir" / build_info.NOTE
    note.unlink() if text is None else note.write_text(text)
    assert "make setup" in warning_of(checkout)


def test_an_installed_engine_is_not_questioned(checkout: Path) -> None:
    (checkout / "setup.py").unlink()
    chance_of(checkout).write_text("ORIGIN = 'edited'\n")
    assert warning_of(checkout) == ""


def test_without_a_compiled_engine_nothing_is_stale(checkout: Path) -> None:
    (checkout / "src" / ENGINE_FILE).unlink()
    chance_of(checkout).write_text("ORIGIN = 'edited'\n")
    assert warning_of(checkout) == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_rulebook_is_found(game: str) -> None:
    assert rulebook_path(game) == ROOT / "rulebooks" / f"{game}.md"


def test_an_unknown_game_has_no_rulebook() -> None:
    with pytest.raises(FileNotFoundError, match="chess"):
        rulebook_path("chess")


@pytest.mark.slow
def test_the_package_carries_all_rulebooks(tmp_path: Path) -> None:
    command = [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    packed = {path.name for path in (tmp_path / "triumvir" / "rulebooks").iterdir()}
    assert packed == {path.name for path in (ROOT / "rulebooks").iterdir()}
