"""Positions for tests, written as a player would describe them, and short ways to act on them."""

from collections.abc import Mapping, Sequence

from triumvir.contract.chance import Chance, Scripted
from triumvir.contract.event import Event, Log
from triumvir.contract.json import JSON
from triumvir.contract.position import legal_actions, seats_to_act
from triumvir.games.caesar.box import N_KINDS, N_PROVINCES, PROVINCES, SIDES, SPACE_SYMBOL, SPACES, SYMBOLS
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.position import CaesarPosition

MODULES = {"poison": "on", "centurions": "on"}
BORDER = {**MODULES, "border_control": "on"}

_FILLERS = ["poison"] * 3 + ["centurion"] * 3
_BASE = ["tactics"] * 4 + ["wealth"] * 4 + ["might"] * 4 + ["senate"] * 6


def _lay_out(bonuses: Mapping[str, str], open_provinces: Sequence[str], elsewhere: Sequence[str]) -> dict[str, str]:
    """The bonus tokens asked for, and base tokens as they come on all other open provinces."""
    laid = {"IT": "senate", **bonuses}
    rest = _FILLERS + _BASE
    for bonus in [*laid.values(), *elsewhere]:
        if bonus in rest:
            rest.remove(bonus)
    return {name: laid[name] if name in laid else rest.pop() for name in open_provinces}


def table(
    *,
    options: Mapping[str, str] | None = None,
    tokens: Mapping[str, str] | None = None,
    held: Mapping[str, str] | None = None,
    bonuses: Mapping[str, str] | None = None,
    caesar: str = "laurel40",
    pompey: str = "laurel40",
    senate: Sequence[int] = (),
    bank: Sequence[str] = (),
    **fields: JSON,
) -> CaesarPosition:
    """A position: `tokens` on spaces, `held` provinces ('caesar', 'pompey~', 'tied'), Caesar's `senate`, supplies."""
    closed = dict(held or {})
    open_provinces = [name for name in PROVINCES if name not in closed]
    elsewhere = ["senate"] * len(senate) + list(bank)
    provinces: dict[str, JSON] = {**_lay_out(bonuses or {}, open_provinces, elsewhere), **closed}
    value: dict[str, JSON] = {
        "options": dict(options or {}),
        "tokens": dict(tokens or {}),
        "provinces": provinces,
        "supply": {"caesar": list(caesar.split()), "pompey": list(pompey.split())},
        "senate": {"caesar": list(senate), "pompey": []},
        "bank": list(bank),
        **fields,
    }
    position = CAESAR.position_from_json(value)
    assert isinstance(position, CaesarPosition)
    return position


def new_game(seed_chance: Chance, **options: str) -> CaesarPosition:
    position = CAESAR.start(CAESAR.info.read_options(options), 2, seed_chance)
    assert isinstance(position, CaesarPosition)
    return position


def do(position: CaesarPosition, *actions: str, chance: Sequence[int] = ()) -> list[Event]:
    """Carry out actions for whoever is to act; `chance` scripts all their chance results."""
    log, script = Log(), Scripted(chance)
    for text in actions:
        code = position.code(CAESAR.read_action(text))
        position.apply(seats_to_act(position)[0], code, script, log)
    return log.take()


def legal(position: CaesarPosition) -> list[str]:
    """The notations of all legal actions."""
    seat = seats_to_act(position)[0]
    codes = legal_actions(position, seat, CAESAR.info.most_actions)
    return [position.action(code).notation() for code in codes]


def refused(position: CaesarPosition, text: str, seat: int | None = None) -> str:
    """The rule that forbids an action to the seat to act, or to the one named."""
    who = seats_to_act(position)[0] if seat is None else seat
    return position.forbids(who, position.code(CAESAR.read_action(text)))


def influence(position: CaesarPosition, province: str) -> tuple[int, int]:
    """Caesar's and Pompey's sums toward a province."""
    number = PROVINCES.index(province)
    return int(position.influence[number]), int(position.influence[N_PROVINCES + number])


def holder(position: CaesarPosition, province: str) -> str:
    """'open', 'tied', or who holds a province, with '~' for a marker that lies face down."""
    state = position.to_json()["provinces"]
    assert isinstance(state, dict)
    number = PROVINCES.index(province)
    return str(state[province]) if position.closed[number] else "open"


def marked(position: CaesarPosition) -> dict[str, str]:
    """The border markers by space."""
    return {SPACES[s]: SIDES[side] for s, side in enumerate(position.border_marker) if side >= 0}


def supply(position: CaesarPosition, side: str) -> list[str]:
    supplies = position.to_json()["supply"]
    assert isinstance(supplies, dict)
    return [str(token) for token in supplies[side]]


def bag(position: CaesarPosition, side: str) -> dict[str, int]:
    first = SIDES.index(side) * N_KINDS
    return {
        token: int(position.bag[first + k]) for k, token in enumerate(position.rules.tokens) if position.bag[first + k]
    }


def markers(position: CaesarPosition) -> tuple[int, int]:
    return int(position.markers[0]), int(position.markers[1])


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind() for event in events]


def only(events: Sequence[Event], kind: str) -> Event:
    """The one event of a kind."""
    found = [event for event in events if event.kind() == kind]
    assert len(found) == 1, f"{len(found)} events {kind}"
    return found[0]


def spaces_with(symbol: str) -> list[str]:
    """All border spaces that show a symbol."""
    return [name for space, name in enumerate(SPACES) if SYMBOLS[SPACE_SYMBOL[space]] == symbol]


def full(tokens: Mapping[str, str]) -> dict[str, str]:
    """The provinces whose border spaces are all filled, as tied."""
    spaces = {name: [space for space in SPACES if name in space.split("-")] for name in PROVINCES}
    return {name: "tied" for name in PROVINCES if all(space in tokens for space in spaces[name])}


def fill(spaces: Sequence[str], tokens: str) -> dict[str, str]:
    """Tokens such as 'c.ship60 p.laurel22' on spaces, each with its higher value toward the first province."""
    names = {"c": "caesar", "p": "pompey"}
    words = tokens.split()
    assert len(words) == len(spaces), f"{len(spaces)} spaces, {len(words)} tokens"
    return {
        space: f"{names[word[0]]}{word[1:]}>{space.split('-')[0]}" for space, word in zip(spaces, words, strict=True)
    }
