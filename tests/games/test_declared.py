"""What is declared once about a game and what is made from it stay in step."""

import json
from pathlib import Path

import pytest
from tools import make_states
from tools.declared.actions import notation_of, spoken
from tools.declared.events import Clause, clause_of, kinds_of_events, otherwise
from tools.declared.facts import Facts
from tools.declared.folds import written_change
from tools.declared.reading import DECLARED, Declared
from tools.declared.typescript import actions_of
from tools.declared.views import WHOLE, fields_of

from triumvir.contract.chance import Seeded
from triumvir.contract.event import Log
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.position import legal_actions, seats_to_act
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.caesar.game import CAESAR
from triumvir.games.cleopatra.game import CLEOPATRA

ROOT = Path(__file__).resolve().parents[2]


def test_generated_sources_are_up_to_date() -> None:
    for path, text in make_states.outputs().items():
        assert path.read_text("utf-8") == text, f"{path}: run tools/make_states.py"


def test_every_game_declares_its_table() -> None:
    games = {path.parent.name for path in (ROOT / "src/triumvir/games").glob("*/position.py")}
    assert {path.parent.name for path in DECLARED} == games


@pytest.mark.parametrize(
    ("kind", "complaint"), [("number of pigs", "is not understood"), ("pig or none", "no words 'pig'")]
)
def test_what_is_declared_wrongly_is_named(kind: str, complaint: str) -> None:
    game = Declared(DECLARED[0])
    with pytest.raises(SystemExit, match=complaint):
        game.thing("sty", kind, "")


def test_what_is_hidden_is_said_in_a_few_words() -> None:
    game = Declared(DECLARED[0])
    assert clause_of(game, "X", "card but to side") == Clause(("card",), "side", "")
    assert clause_of(game, "X", "card group but to side where face = down").when == 'self.face == "down"'
    assert clause_of(game, "X", "token but to side unless open").when == "not self.open"
    assert [otherwise(when) for when in ('a == "b"', 'a != "b"', "not a", "a")] == [
        'a != "b"',
        'a == "b"',
        "a",
        "not a",
    ]
    with pytest.raises(SystemExit, match="does not say what is hidden"):
        clause_of(game, "X", "card from side")


def test_what_events_change_is_said_in_a_few_words() -> None:
    game = next(game for game in map(Declared, DECLARED) if game.game == "caesar")
    assert written_change(game, "TokenTurned", "spaces[space].face = turned") == (
        'self.spaces[event.space].face = "turned"'
    )
    assert written_change(game, "SenateKept", "gone[senate] - 1") == 'self.gone["senate"] -= 1'
    assert written_change(game, "SenateKept", "sides[side].senate & markers") == (
        "self.sides[event.side].senate.append(event.markers)"
    )
    assert written_change(game, "TokenPlaced", "by hand") == "self.on_token_placed(event)"
    with pytest.raises(SystemExit, match="does not say what changes"):
        written_change(game, "TokenPlaced", "space")


def test_what_an_action_is_is_said_in_a_line() -> None:
    game = next(game for game in map(Declared, DECLARED) if game.game == "cleopatra")
    assert notation_of(spoken(game, "LayCard")) == (
        """f"{self.card}@{self.group}{'*' if self.face == 'down' else ''}\""""
    )
    assert spoken(game, "Answer").all_fields()[0].name == "word"
    game.actions["Nap"] = "nap"
    with pytest.raises(SystemExit, match="does not say what an action is"):
        spoken(game, "Nap")


@pytest.mark.parametrize("game", [CAESAR, AVE_CAESAR, CLEOPATRA], ids=lambda game: game.info.key)
def test_facts_stand_in_the_order_that_the_weights_were_fitted_to(game: Game) -> None:
    """A judge is trained with numbers in an order: whoever changes it has to train anew."""
    path = ROOT / f"src/triumvir/bots/judges/{game.info.key.replace('-', '_')}.json"
    fitted = json.loads(path.read_text("utf-8"))
    assert list(game.info.facts) == fitted["facts"]
    assert list(game.info.action_facts) == fitted["action_facts"]


def test_a_fact_has_one_name() -> None:
    facts = Facts(Declared(DECLARED[0]))
    facts.add("hand")
    with pytest.raises(SystemExit, match="two facts are called 'hand'"):
        facts.add("hand")


# ---- the browser's types say what is really sent ---------------------------------------------------------------


def fits(game: Declared, kind: str, value: JSON) -> bool:
    """Whether a value is of a declared kind."""
    if "|" in kind:
        return value in [word.strip() for word in kind.split("|")]
    if kind.endswith(" or none"):
        return value is None or fits(game, kind.removesuffix(" or none"), value)
    if " by " in kind:
        inner, _, word = kind.rpartition(" by ")
        assert isinstance(value, dict)
        if word == "text":
            return all(fits(game, inner, one) for one in value.values())
        names = game.values(word.removeprefix("some "))
        is_whole = word.startswith("some ") or set(value) == set(names)
        return is_whole and set(value) <= set(names) and all(fits(game, inner, one) for one in value.values())
    if kind.startswith(("list of ", "pair of ")):
        assert isinstance(value, (list, tuple))
        if kind.startswith("list of "):
            return all(fits(game, kind.removeprefix("list of "), one) for one in value)
        first, second = kind.removeprefix("pair of ").split(" and ")
        return len(value) == 2 and fits(game, first, value[0]) and fits(game, second, value[1])
    if kind in game.views:
        assert isinstance(value, dict)
        kinds = {f.written: f.text for f in fields_of(game, kind) if f.where != "kept"}
        return list(kinds) == list(value) and all(fits(game, kinds[name], one) for name, one in value.items())
    plain: dict[str, type] = {"number": int, "flag": bool, "text": str}
    return type(value) is plain[kind] if kind in plain else value in game.values(kind)


def misfits(game: Declared, told: dict[str, str], sent: dict[str, JSON]) -> list[str]:
    assert list(sent) == list(told)
    return [f"{name}: {value} is no {told[name]}" for name, value in sent.items() if not fits(game, told[name], value)]


WHOLE_GAMES = [
    (CAESAR, {"poison": "on", "centurions": "on", "border_control": "on"}, 2),
    (CAESAR, {"crassus": "normal", "poison": "on"}, 2),
    (AVE_CAESAR, {"races": "1", "neutral": "1"}, 3),
    (CLEOPATRA, {}, 2),
    (CLEOPATRA, {"exchange": "open"}, 2),
]


@pytest.mark.parametrize(("game", "options", "seats"), WHOLE_GAMES)
def test_the_types_of_the_browser_are_those_of_what_is_sent(game: Game, options: dict[str, str], seats: int) -> None:
    declared = next(d for d in map(Declared, DECLARED) if d.game == game.info.key.replace("-", "_"))
    events, actions = kinds_of_events(declared), actions_of(declared)
    chance = Seeded(seats)
    position = game.start(game.info.read_options(options), seats, chance)
    while seats_to_act(position):
        seat = seats_to_act(position)[0]
        codes = legal_actions(position, seat, game.info.most_actions)
        for viewer in range(-1, seats):
            assert fits(declared, WHOLE, position.view(viewer).to_json())
        for action in map(position.action, codes):
            assert not misfits(declared, actions[type(action).__name__], dict(action.to_json()))
        log = Log()
        position.apply(seat, codes[int(chance.below(len(codes)))], chance, log)
        for event in log.take():
            for viewer in range(-1, seats):
                sent = event.seen_by(viewer).to_json()
                assert not misfits(declared, {"event": f"{event.kind()} |", **events[event.kind()]}, sent)
