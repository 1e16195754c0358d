"""The other end: what our engine answers, and what no message ever tells."""

import pytest
from tests.terminal.terminal import triumvir

from triumvir.arena.outside import protocol
from triumvir.arena.outside.engine import serve
from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.json import JSON, loads
from triumvir.contract.play import Play
from triumvir.contract.position import Position, seats_to_act
from triumvir.contract.sight import Sight
from triumvir.kits.catalogue import GAMES, game_named

CAESAR = GAMES["caesar"]
OPTIONS = CAESAR.info.read_options({})
NEW = protocol.new_game(CAESAR.info, OPTIONS, 2, 0, 5, 10.0)


def answers(*messages: dict[str, JSON], level: str = "tiro") -> list[JSON]:
    heard: list[bytes] = []
    serve(game_named, level, [protocol.line(message) for message in messages], heard.append)
    assert all(line.endswith(b"\n") and line.count(b"\n") == 1 for line in heard)
    return [loads(line.decode()) for line in heard]


def question(seed: int = 1) -> dict[str, JSON]:
    position = CAESAR.start(OPTIONS, 2, Seeded(seed))
    return protocol.choose(Sight(CAESAR, position, 0), 1, Seeded(3))


def test_a_conversation() -> None:
    asked = question()
    ready, answer, *more = answers(
        protocol.hello(), NEW, asked, protocol.watch(0, 5, "x", []), protocol.bye(), protocol.hello()
    )
    assert ready == {"type": "ready", "version": 1, "name": "triumvir tiro", "wants": ["position"]}
    assert isinstance(answer, dict)
    assert isinstance(asked["legal"], list)
    assert answer["action"] in [legal["notation"] for legal in asked["legal"]]
    assert 0 <= answer["say"]["chance"] <= 1
    assert answer["say"]["visits"] > 0
    assert more == []


def test_a_bot_that_does_not_search_has_nothing_to_say() -> None:
    (answer,) = answers(NEW, question(), level="random")
    assert isinstance(answer, dict)
    assert list(answer) == ["action"]


def without(message: dict[str, JSON], name: str) -> dict[str, JSON]:
    return {key: value for key, value in message.items() if key != name}


@pytest.mark.parametrize(
    ("messages", "complaint"),
    [
        ([{"type": "hello", "version": 9}], r"line 1.version: 9 is not between 1 and 1"),
        ([{"type": "sing"}], "line 1.type: 'sing' is none of hello, new, choose, watch, bye"),
        ([question()], "line 1: no game was begun"),
        ([protocol.watch(0, None, None, [])], "line 1: no game was begun"),
        ([{**NEW, "game": "chess"}], "unknown game 'chess'"),
        ([{**NEW, "rules_version": 99}], "line 1.rules_version: rules version 99 is not known"),
        ([{**NEW, "sides": ["caesar"]}], "line 1.sides: 1 cannot play caesar"),
        ([{**NEW, "seat": 2}], "line 1.seat: 2 is not between 0 and 1"),
        ([{**NEW, "options": {"poison": "maybe"}}], "'maybe' is none of off, on"),
        ([NEW, without(question(), "position")], "line 2.position: missing"),
        ([NEW, protocol.watch(7, None, None, [])], "line 2.seat: 7 is not between 0 and 1"),
        ([{**NEW, "seat": 1}, question()], "this seat is not to act there"),
    ],
)
def test_a_host_that_makes_mistakes_is_told_where(messages: list[dict[str, JSON]], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        answers(*messages)


def test_the_command_speaks_the_protocol() -> None:
    asked = b"".join(protocol.line(message) for message in (protocol.hello(), NEW, question(), protocol.bye()))
    result = triumvir("engine", "--level", "tiro", typed=asked.decode())
    assert (result.code, result.err) == (0, "")
    assert [("action" in loads(line)) for line in result.out.splitlines()] == [False, True]  # type: ignore[operator]


def test_the_command_refuses_what_it_does_not_know() -> None:
    assert "'god' is no bot" in triumvir("engine", "--level", "god").err
    result = triumvir("engine", typed="nonsense\n")
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert "line 1: not JSON" in result.err


# ---- secrets -------------------------------------------------------------------------------------------------


def positions(game: Game, options: dict[str, str], seats: int) -> list[Position]:
    """Positions of a random game, some plies apart."""
    chance = Seeded(11)
    play = Play(game, game.info.read_options(options), seats, chance)
    found: list[Position] = []
    while actors := seats_to_act(play.position):
        if len(play.plies) % 3 == 1:
            found.append(play.position.clone())
        legal = Sight(game, play.position, actors[0]).legal()
        play.act(actors[0], legal[int(chance.below(len(legal)))])
    return found


@pytest.mark.parametrize(
    ("key", "options", "seats"),
    [
        ("caesar", {"poison": "on", "centurions": "on"}, 2),
        ("ave-caesar", {"races": "1"}, 4),
        ("cleopatra", {}, 2),
    ],
)
def test_the_bytes_of_a_question_are_the_same_where_the_seat_sees_no_difference(
    key: str, options: dict[str, str], seats: int
) -> None:
    game = GAMES[key]
    differing = 0
    for number, position in enumerate(positions(game, options, seats)):
        for seat in seats_to_act(position):
            twin = position.imagine(seat, Seeded(number))
            differing += twin.to_line() != position.to_line()
            sent = [
                protocol.line(protocol.choose(Sight(game, one, seat), 1, Seeded(number + 1)))
                for one in (position, twin)
            ]
            assert sent[0] == sent[1]
    assert differing > 3
