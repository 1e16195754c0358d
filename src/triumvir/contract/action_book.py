"""Every action of a game, in the order of the codes: numbers, values, notations and JSON lead to each other."""

from collections.abc import Sequence

from triumvir.contract.complaints import no_action
from triumvir.contract.errors import BadInput, echo
from triumvir.contract.json import JSON, Reader, dumps
from triumvir.contract.position import Action


class ActionBook:
    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = tuple(actions)
        self._codes = {action: code for code, action in enumerate(self.actions)}
        self._by_notation = {action.notation(): action for action in self.actions}
        self._by_json = {dumps(action.to_json()): action for action in self.actions}

    def decode(self, code: int) -> Action:
        """The action with this code."""
        if not 0 <= code < len(self.actions):
            raise BadInput(f"{code} is no action code", "action")
        return self.actions[code]

    def encode(self, action: Action) -> int:
        """The code of an action."""
        return self._codes[action]

    def read(self, text: str) -> Action:
        """The action with this notation."""
        if text not in self._by_notation:
            raise no_action(text)
        return self._by_notation[text]

    def from_json(self, value: JSON) -> Action:
        """The action that this JSON object describes."""
        verb = Reader(value, "action").text("do")
        found = self._by_json.get(dumps(value))
        if found is None:
            raise BadInput(f"'{echo(verb)}' with these fields is no action", "action")
        return found
