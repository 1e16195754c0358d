"""Every event names a sentence that every language has, with what it needs, and a rule of the book."""

from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.games.events import EVENTS

from triumvir.contract.chance import Seeded
from triumvir.contract.event import Event, story
from triumvir.contract.info import Options
from triumvir.contract.play import Play, at_random
from triumvir.contract.position import SPECTATOR, legal_actions, seats_to_act
from triumvir.contract.telling import LOOKS, Phrase, Telling
from triumvir.games.ave_caesar import events as ave
from triumvir.games.ave_caesar import story as ave_story
from triumvir.games.caesar import events as caesar
from triumvir.games.cleopatra import events as cleo
from triumvir.kits.catalogue import GAMES, game_named
from triumvir.rulebook import read_rules, rulebook_path
from triumvir.texts.catalogues import LANGUAGES, Texts, source

MODULES = {"caesar": caesar, "ave-caesar": ave, "cleopatra": cleo}
FILES = ("common", "caesar", "ave-caesar", "cleopatra")
SAYING = {language: Texts(language) for language in LANGUAGES}


class Needs(Visitor):
    """What a message needs: values, and other messages."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's word
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def needs(language: str) -> Mapping[str, frozenset[str]]:
    """The values that every message needs, those of messages within it included."""
    found: dict[str, Needs] = {}
    for file in FILES:
        for entry in FluentParser().parse(source(language, file)).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Needs()
                found[entry.id.name].visit(entry)

    def whole(name: str) -> frozenset[str]:
        return frozenset(found[name].values).union(*(whole(part) for part in found[name].messages))

    return {name: whole(name) for name in found}


def phrases(phrase: Phrase) -> Iterator[Phrase]:
    """A phrase and those within it."""
    yield phrase
    for value in phrase.values.values():
        for item in value if isinstance(value, list | tuple) else [value]:
            if isinstance(item, Phrase):
                yield from phrases(item)


def wrong_with(game: str, telling: Telling) -> list[str]:
    found = [f"{telling.rule} is no rule"] if telling.rule not in rules(game) else []
    found += [f"{telling.look} is no look"] if telling.look not in LOOKS else []
    for language, texts in SAYING.items():
        for phrase in phrases(telling.phrase):
            if needs(language).get(phrase.id) != frozenset(phrase.values):
                found.append(
                    f"{phrase.id} has {set(phrase.values)} in {language}, not {needs(language).get(phrase.id)}"
                )
        texts.troubles.clear()
        said = texts.tell(telling.phrase)
        found += texts.troubles
        found += [f"{telling.phrase.id}: {said}"] if any(sign in said for sign in "⟨⟩{}") or not said else []
    return found


@cache
def rules(game: str) -> frozenset[str]:
    return frozenset(read_rules(rulebook_path(game)))


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_is_tried(game: str) -> None:
    kinds = {kind for kind in vars(MODULES[game]).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {type(event) for event in EVENTS[game]} == kinds - {Event}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_sentence_in_every_language_and_a_rule(game: str) -> None:
    tellings = [telling for event in EVENTS[game] if (telling := event.telling()) is not None]
    assert [fault for telling in tellings for fault in wrong_with(game, telling)] == []


def test_only_questions_and_what_is_no_news_are_not_told() -> None:
    silent = [event for events in EVENTS.values() for event in events if event.telling() is None]
    assert [event.kind() for event in silent] == [
        "Asked", "BonusKept", "TurnBegan", "CardDrawn", "Asked", "CardMoved", "VoteCardSettled",
    ]  # fmt: skip


def tables(game: str) -> list[tuple[Options, int]]:
    """Every value of every option, each at a table of its own, and every number of seats."""
    info = game_named(game).info
    wishes = [{option.name: value} for option in info.options for value in option.values]
    found = []
    for number, wish in enumerate(wishes):
        seats = info.seats[number % len(info.seats)]
        options = info.read_options(wish)
        if goes_together(game, options, seats):
            found.append((options, seats))
    return found


def goes_together(game: str, options: Options, seats: int) -> bool:
    try:
        game_named(game).check_options(options, seats)
    except ValueError:
        return False
    return True


def events_of(game: str, options: Options, seats: int, seed: int) -> list[Event]:
    play = Play(game_named(game), options, seats, Seeded(seed), hashed=False)
    choose = at_random(Seeded(seed + 1))
    events: list[Event] = []
    while to_act := seats_to_act(play.position):
        actions = legal_actions(play.position, to_act[0], play.game.info.most_actions)
        events += play.act(to_act[0], choose(play.position, to_act[0], actions))
    return events


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_of_all_options_are_told_to_everybody(game: str) -> None:
    wrong: set[str] = set()
    checked: set[str] = set()
    for seed, (options, seats) in enumerate(tables(game)):
        events = events_of(game, options, seats, seed)
        for viewer in (SPECTATOR, *range(seats)):
            lines = story([event.seen_by(viewer) for event in events])
            assert lines
            fresh = {str(line): line for line in lines if str(line) not in checked}
            checked |= set(fresh)
            wrong.update(fault for line in fresh.values() for fault in wrong_with(game, line))
    assert wrong == set()


def test_the_order_of_a_reserve_is_told_once_for_each_side() -> None:
    """A reserve is ordered card by card, and each event names the whole order so far. [K6]"""
    events: list[Event] = [
        cleo.DeckOrdered("caesar", ("spy",)),
        cleo.Passed("caesar"),
        cleo.DeckOrdered("cleopatra", None),
        cleo.DeckOrdered("caesar", ("spy", "veto")),
    ]
    assert [SAYING["en"].tell(line.phrase) for line in story(events)] == [
        "Caesar passes.",
        "Cleopatra orders the action reserve.",
        "Caesar orders the action reserve: Spy, Veto.",
    ]


def test_the_rule_and_the_look_depend_on_the_case() -> None:
    lines = story(EVENTS["caesar"])
    told = {line.phrase.id: (line.rule, line.look) for line in lines}
    assert told["caesar-event-TurnBegan"] == ("C2.3", "turn")
    assert told["caesar-event-TurnBegan-extra"] == ("C5.1", "turn")
    assert told["caesar-event-ProvinceClosed"] == ("C4.1", "great")
    assert [line.rule for line in lines if line.phrase.id == "caesar-event-ProvinceHeld"] == ["C4.3", "C4.2", "C4.2"]
    assert [line.rule for line in lines if line.phrase.id == "caesar-event-TokenReturned"] == ["C5.5", "C8.4"]


def test_the_words_of_a_course_are_told() -> None:
    assert ave_story.direction("clockwise").id == "ave-direction-clockwise"
    assert ave_story.course("white").id == "ave-course-white"
    assert ave_story.course("my own").to_json() == {"id": "ave-course-added", "values": {"course": "my own"}}
