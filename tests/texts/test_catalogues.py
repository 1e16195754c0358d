"""Sentences by their ids, in Python."""

from triumvir.contract.telling import phrase
from triumvir.texts.catalogues import Texts


def test_a_text_is_said_with_its_values() -> None:
    english, czech, hungarian = (Texts(language) for language in ("en", "cs", "hu"))
    assert english.say("ave-event-ChariotMoved", chariot="Russata", cells=1) == "Russata drives 1 cell."
    assert english.say("ave-event-ChariotMoved", chariot="Russata", cells=5) == "Russata drives 5 cells."
    assert "zbývají 3 žetony" in czech.say("caesar-markers-left", count=3)
    assert "3 irányításjelző" in hungarian.say("caesar-markers-left", count=3)


def test_phrases_stand_in_phrases_and_in_rows() -> None:
    texts = Texts("cs")
    told = phrase("cleo-event-HandShown", side=phrase("cleo-side-cleopatra"), cards=["3", phrase("cleo-card-P")])
    assert texts.tell(told) == "Špion vidí karty v ruce, Kleopatra: 3, Filozof."
    assert texts.troubles == []


def test_a_text_is_found_in_whatever_catalogue_it_lies() -> None:
    texts = Texts("en")
    assert texts.say("game-caesar") == "CAESAR!"
    assert texts.say("level-Tiro") == "Tiro (recruit)"
    assert texts.say("terminal-yes") == "yes"


def test_what_cannot_be_said_shows_itself() -> None:
    texts = Texts("en")
    assert texts.say("no-such-text") == "⟨no-such-text⟩"
    assert not texts.has("no-such-text")
    texts.say("log-rule")
    assert [trouble.partition(":")[0] for trouble in texts.troubles] == ["no-such-text", "log-rule"]
