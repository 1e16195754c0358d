"""What people added to a game: the files of a folder that an environment variable names."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from triumvir.contract.errors import BadInput


class Named(Protocol):
    @property
    def name(self) -> str: ...


Thing = TypeVar("Thing", bound=Named)


@dataclass(frozen=True)
class Added(Generic[Thing]):
    things: tuple[Thing, ...] = ()
    complaints: tuple[str, ...] = ()
    """What is wrong with the files that are left out."""


def added(variable: str, load: Callable[[Path], Thing], what: str, taken: Sequence[str]) -> Added[Thing]:
    """All things of the folder; a file with a mistake, or with a name that is taken, is left out and told."""
    folder = os.environ.get(variable, "")
    if not folder:
        return Added()
    if not Path(folder).is_dir():
        return Added(complaints=(f"{variable}={folder}: no such folder",))
    found: dict[str, Thing] = {}
    complaints = []
    for path in sorted(Path(folder).glob("*.json")):
        try:
            thing = load(path)
        except BadInput as error:
            complaints.append(f"left out: {error}")
            continue
        if thing.name in (*taken, *found):
            complaints.append(f"{path} is left out: there is a {what} named {thing.name} already")
        else:
            found[thing.name] = thing
    return Added(tuple(found.values()), tuple(complaints))
