"""Complaints by the ids of their sentences: in English as they were always said, elsewhere from the catalogues."""

from collections.abc import Iterator, Mapping

import pytest

from triumvir.contract import complaints
from triumvir.contract.errors import BadInput
from triumvir.terminal.complaints import told
from triumvir.terminal.language import speak
from triumvir.texts.catalogues import Texts


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


SAMPLES: Mapping[str, BadInput] = {
    error.name: error
    for error in (
        *(complaints.expected(kind, "here") for kind in complaints.EXPECTED),
        complaints.none_of("x", ["a", "b"], "option poison", "C7.1"),
        complaints.unknown_game("chess", ["caesar"]),
        complaints.unknown_option("wings", ["poison"]),
        complaints.unknown_field("here"),
        complaints.unknown_rules(77, [1, 2]),
        complaints.cannot_play(3, "caesar", [2], "seats"),
        complaints.missing("here"),
        complaints.given_twice("here"),
        complaints.not_between("7", 0, 3, "here"),
        complaints.not_whole("x", "here"),
        complaints.not_json(ValueError("no"), "here"),
        complaints.too_long(1000, "tag Event"),
        complaints.no_action("dance"),
        complaints.no_card_and_cell("dance"),
        complaints.not_allowed_here("dance", "ply 3", "C3.2"),
        complaints.other_game_line("caesar"),
        complaints.tag_missing("Game"),
        complaints.tag_unknown("Gaem", "line 1"),
        complaints.tag_twice("Game", "line 2"),
        complaints.no_tag("line 1"),
        complaints.no_ply("line 9"),
        complaints.ply_expected(0, "line 9"),
        complaints.ply_expected(5, "line 9"),
        complaints.no_set_up(),
        complaints.other_game("caesar", "cleopatra"),
        complaints.seats_cannot_play(7),
        complaints.wrong_hash("12", "34", "ply 3"),
        complaints.wrong_result(),
        complaints.too_many_results(3, "ply 3"),
    )
}


@pytest.mark.parametrize("error", SAMPLES.values(), ids=SAMPLES)
def test_a_complaint_says_the_same_in_the_catalogue(error: BadInput) -> None:
    texts = Texts("en")
    assert texts.say(error.name, **error.values) == error.what
    assert texts.troubles == []
    assert error.at("table").name == error.about("elsewhere").name == error.name


def test_an_unknown_word_is_said_without_its_kind_elsewhere() -> None:
    error = complaints.unknown("border space", "XX", "action")
    assert (error.what, told(error)) == ("unknown border space 'XX'", "action: unknown border space 'XX'")
    speak("cs")
    assert told(error) == "akce: neznámé slovo „XX“"


def test_a_complaint_is_told_with_its_place_and_its_rule() -> None:
    error = complaints.none_of("maybe", ["off", "on"], "option poison", "C7.1")
    assert told(error) == str(error) == "option poison: 'maybe' is none of off, on [C7.1]"
    speak("cs")
    assert told(error) == "volba poison: „maybe“ není mezi možnostmi off, on [C7.1]"
    speak("hu")
    assert told(error) == "poison beállítás: „maybe” nincs ezek között: off, on [C7.1]"
    assert told(error.about("game.record: line 3")).startswith("game.record: 3. sor: ")


def test_a_complaint_that_no_catalogue_knows_stays_in_english() -> None:
    speak("cs")
    assert told(BadInput("two chariots on one cell", "position.cells", "A3.2")).endswith(
        "two chariots on one cell [A3.2]"
    )
