"""Games with an own box keep all laws, are written, read and imagined as others are. [C1.7]"""

import pytest
from tests.games.caesar.boxes import GAME, OWN
from tests.games.caesar.test_laws import GAMES

from triumvir import build_info
from triumvir.contract.chance import Scripted, Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.laws import check_game
from triumvir.contract.play import Play, at_random, play_game, replay
from triumvir.contract.position import legal_actions
from triumvir.contract.record import read_record
from triumvir.games.caesar.bonuses import keep_senate
from triumvir.games.caesar.box import N_PROVINCES, SIDES
from triumvir.games.caesar.facts import standing
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.position import CaesarPosition

SEEDS = 3 if build_info.running() == "compiled" else 1


def start(box: str, seed: int = 1, /, **options: str) -> CaesarPosition:
    position = GAME.start(GAME.info.read_options({"box": box, **options}), 2, Seeded(seed))
    assert isinstance(position, CaesarPosition)
    return position


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("box", OWN)
@pytest.mark.parametrize("given", GAMES, ids=lambda given: "-".join(f"{k}={v}" for k, v in given.items()) or "base")
def test_c1_7_laws(given: dict[str, str], box: str, seed: int) -> None:
    options = GAME.info.read_options({**given, "box": box})
    record = check_game(GAME, options, 2, seed, every=9)
    assert record.outcome is not None


def test_c1_7_the_printed_box_is_the_default_and_is_not_named() -> None:
    for game in (CAESAR, GAME):
        position = game.start(game.info.read_options({}), 2, Seeded(1))
        assert position.to_json()["options"] == {}
        assert position.hash() == CAESAR.start(CAESAR.info.read_options({}), 2, Seeded(1)).hash()


def test_c1_7_each_side_has_its_own_troops_in_its_bag() -> None:
    position = start("bare")
    view = position.view(0).to_json()
    sides = view["sides"]
    assert isinstance(sides, dict)
    assert sides["pompey"]["unseen"] == {"shield11": 6, "ship32": 6}
    assert sum(int(position.bag_size[side] + position.supply_size[side]) for side in range(2)) == 24


@pytest.mark.parametrize("setup", ["replace", "mix"])
def test_c1_7_bonus_tokens_beyond_the_provinces_are_taken_out(setup: str) -> None:
    """36 base tokens, nine Poison and three Centurion for 18 provinces: the other 30 form the bank."""
    modules = {"poison": "on", "centurions": "on", "module_setup": setup}
    position = start("full", 1, border_control="on", **modules)
    assert all(position.bonus_at[province] >= 0 for province in range(N_PROVINCES))
    assert sum(map(int, position.bank)) == 30
    without = start("full", 1, **modules)
    assert sum(map(int, without.gone)) == 30
    assert sum(map(int, start("full").gone)) == 18


def test_c1_7_a_game_is_recorded_with_its_box_and_replayed() -> None:
    chance = Seeded(5)
    play = Play(GAME, GAME.info.read_options({"box": "full", "poison": "on", "centurions": "on"}), 2, chance)
    text = play_game(play, at_random(chance)).to_text()
    assert "box=full" in text
    record = read_record(text)
    assert replay(GAME, record).to_line() == play.position.to_line()
    with pytest.raises(BadInput, match="option box: 'full' is none of printed"):
        replay(CAESAR, record)


def test_c1_7_a_position_names_its_box() -> None:
    position = start("legions", 3, crassus="hard", centurions="on")
    line = position.to_line()
    assert "options={" in line
    assert "box:legions" in line
    assert GAME.position_from_line(line).to_line() == line
    with pytest.raises(BadInput, match="option box: 'legions' is none of printed"):
        CAESAR.position_from_line(line)


def test_c1_7_a_token_of_another_box_cannot_be_placed() -> None:
    position = start("legions")
    assert position.codebook() == "legions"
    with pytest.raises(BadInput, match="the box legions has no token 'ship32'"):
        position.code(GAME.read_action("ship32@HU-MT>HU"))
    with pytest.raises(BadInput, match="the box legions has no token 'centurionship88'"):
        position.code(GAME.read_action("take:centurionship88"))


def test_c1_7_positions_are_held_against_their_box() -> None:
    fields = start("bare").to_json()
    fields["supply"] = {"caesar": ["sword60", "sword60"], "pompey": ["sword60"]}
    with pytest.raises(BadInput, match="sword60 is there 1 times, pompey has 0"):
        GAME.position_from_json(fields)
    fields["supply"] = {"caesar": ["sword51"], "pompey": []}
    with pytest.raises(BadInput, match="unknown token 'sword51'"):
        GAME.position_from_json(fields)
    fields["supply"] = {"caesar": ["sword60"], "pompey": ["ship32"]}
    fields["senate"] = {"caesar": [1] + [0] * 9, "pompey": []}
    with pytest.raises(BadInput, match="there are 9 Senate tokens"):
        GAME.position_from_json(fields)


def test_c8_3_a_position_with_a_tile_that_is_not_in_the_box_is_refused() -> None:
    fields = start("bare", crassus="hard").to_json()
    assert GAME.position_from_json({**fields, "tile": "F"}).to_json()["tile"] == "F"
    with pytest.raises(BadInput, match="there is no tile G in this box"):
        GAME.position_from_json({**fields, "tile": "G"})


def test_c8_4_only_crassus_gains_more_tokens_than_he_has_again_and_again() -> None:
    fields = start("full", crassus="easy", human="pompey").to_json()
    assert GAME.position_from_json({**fields, "gains": {"caesar": 130, "pompey": 3}}).to_json()["gains"]
    with pytest.raises(BadInput, match=r"position.gains.pompey: 61 is not between 0 and 60"):
        GAME.position_from_json({**fields, "gains": {"caesar": 3, "pompey": 61}})


def test_c8_3_own_tiles_are_obeyed() -> None:
    position = start("full", crassus="easy", human="pompey")
    seen = []
    crassus = SIDES.index("caesar")
    position.apply(crassus, legal_actions(position, crassus, GAME.info.most_actions)[0], Scripted([0]), None)
    chance = Seeded(1)
    while position.active == crassus and position.to_act():
        code = legal_actions(position, crassus, GAME.info.most_actions)[0]
        seen.append(position.action(code).notation())
        position.apply(crassus, code, chance, None)
    assert seen == ["draw2", "draw2", "execute", "discard1", "discard1", "discard1"]
    assert position.gains[crassus] == 7


def test_c1_7_as_many_senates_as_the_box_has_can_be_owned() -> None:
    position = start("bare")
    for _ in range(9):
        keep_senate(position, False, 0, None)
    assert position.to_json()["senate"] == {"caesar": [0] * 9, "pompey": []}


def test_c1_7_a_hidden_token_is_imagined_from_the_troops_of_its_side() -> None:
    position = start("bare", 2)
    for seed in range(20):
        twin = position.imagine(0, Seeded(seed))
        assert isinstance(twin, CaesarPosition)
        assert {token for token, _ in twin.held(1)} <= {"ship32", "shield11"}
        assert twin.audit() == ""


def test_no_lead_is_too_large_for_a_judge() -> None:
    """Six tokens with a 9 toward Italia."""
    assert standing(54, 0) == 99
    assert standing(-54, 0) == -99
