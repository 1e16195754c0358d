"""Where golden records lie: those of the latest rules in the folder itself, those of an earlier version in `v<number>`.

Records of an earlier version stay for ever: a game that was played by it is replayed by it, hash by hash. [P9]
"""

from pathlib import Path


def latest(folder: Path, ending: str = "record") -> list[Path]:
    """The golden files by the latest rules."""
    return sorted(folder.glob(f"*.{ending}"))


def earlier(folder: Path, version: int, ending: str = "record") -> list[Path]:
    """The golden files by an earlier version of the rules."""
    return sorted((folder / f"v{version}").glob(f"*.{ending}"))


def of_all_versions(folder: Path, ending: str = "record") -> list[Path]:
    return sorted(folder.rglob(f"*.{ending}"))


def name_of(path: Path) -> str:
    """Its name, and before it the version unless it is the latest."""
    return path.stem if path.parent.name == "golden" else f"{path.parent.name}-{path.stem}"
