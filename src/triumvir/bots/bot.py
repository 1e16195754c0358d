"""A bot: who chooses for a seat, given what that seat may know."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from triumvir.contract.chance import Chance, Seeded
from triumvir.contract.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """The same bot with the same seed chooses the same in a position that looks the same to its seat."""

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """The code of a legal action."""

    def watch(self, seat: int, action: int | None) -> None:  # noqa: B027
        """An action was taken, by the bot or by others; None where its seat does not see what it was."""


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._chance: Chance = Seeded(seed)

    def choose(self, sight: Sight) -> int:
        actions = sight.legal()
        return actions[int(self._chance.below(len(actions)))]
