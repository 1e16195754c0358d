"""How Caesar & Cleopatra looks and sounds in the terminal."""

import io
from collections.abc import Iterator
from functools import partial

import pytest
from rich.console import Console

from triumvir.contract.certain import certain
from triumvir.contract.chance import Seeded
from triumvir.contract.event import Event
from triumvir.contract.play import Play
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.games.cleopatra import box
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.games.cleopatra.seen import CardView
from triumvir.games.cleopatra.state import PHASES
from triumvir.games.cleopatra.view import TableView, surely_held
from triumvir.terminal.language import has
from triumvir.terminal.prompt import question_lines
from triumvir.terminal.tables import table_of
from triumvir.terminal.tables.cleopatra.cards import sum_text
from triumvir.terminal.tables.cleopatra.listing import short_sum
from triumvir.terminal.tables.cleopatra.running import running_text
from triumvir.terminal.tables.cleopatra.words import short_card, side_name
from triumvir.terminal.tables.table import Question, Room, Scene

TABLE = table_of(CLEOPATRA)
MOST = CLEOPATRA.info.most_actions
VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"action_order": "preset", "two_face_down": "on", "orgy_tickets": "on", "exchange": "open"},
    {"action_order": "shuffled", "ask_veto": "when_held", "exchange": "hidden", "orgies_leave": "on"},
)


def new_play(seed: int, **given: str) -> Play:
    return Play(CLEOPATRA, CLEOPATRA.info.read_options(given), 2, Seeded(seed), hashed=False)


def moments(play: Play, seed: int) -> Iterator[tuple[int, list[int], list[Event]]]:
    """Everything that is asked in a random game, and what happened just before."""
    chance = Seeded(seed)
    happened: list[Event] = []
    while seats := seats_to_act(play.position):
        seat = seats[int(chance.below(len(seats)))]
        legal = legal_actions(play.position, seat, MOST)
        yield seat, legal, happened
        happened = play.act(seat, legal[int(chance.below(len(legal)))])
    yield 0, [], happened


def view_of(position: Position, viewer: int) -> TableView:
    view = position.view(viewer)
    assert isinstance(view, TableView)
    return view


def question(position: Position, seat: int) -> Question:
    codes = legal_actions(position, seat, MOST)
    coded = [(code, position.action(code)) for code in codes]
    return TABLE.ask(position.view(seat), coded, partial(certain, position, seat))


def drawn(position: Position, width: int, height: int, viewer: int = 0, log: int = 0) -> list[str]:
    console = Console(file=io.StringIO(), width=width, height=height)
    happened = ["Somebody does something that takes a while to tell."] * log
    scene = Scene(Room(width, height), ("you", "a random player"), happened=happened)
    console.print(TABLE.draw(position.view(viewer), scene))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def printed(asked: Question, width: int) -> int:
    """How many lines a question takes on a live screen."""
    console = Console(file=io.StringIO(), width=width)
    for part in question_lines(asked, list_all=False):
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return len(console.file.getvalue().splitlines())


# ---- the board -----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "is_large"), [(120, 40, True), (160, 50, True), (80, 24, False)])
def test_table_and_question_fit_the_terminal_all_game_long(width: int, height: int, is_large: bool) -> None:
    play = new_play(4)
    for number, (seat, legal, _) in enumerate(moments(play, 4)):
        if legal and number % 3 == 0:
            lines = drawn(play.position, width, height, seat, log=20)
            assert ("╭" in "".join(lines)) == is_large
            assert max(len(line) for line in lines) <= width
            assert len(lines) + printed(question(play.position, seat), width) + 2 <= height


@pytest.mark.parametrize(("width", "height"), [(100, 50), (120, 30), (60, 20)])
def test_a_terminal_with_too_little_room_gets_the_grid(width: int, height: int) -> None:
    lines = drawn(new_play(1).position, width, height)
    assert "╭" not in "".join(lines)
    assert max(len(line) for line in lines) <= width


def test_own_face_down_cards_can_be_peeked_at_and_others_not() -> None:
    play = new_play(1, action_order="shuffled")
    for seat, card in ((0, "5"), (1, "3")):
        play.act(seat, int(play.position.code(CLEOPATRA.read_action(f"{card}@senators*"))))
    small = {seat: drawn(play.position, 80, 24, seat) for seat in (0, 1)}
    assert any(line.startswith("Caesar    ▒5") for line in small[0])
    assert any(line.startswith("Cleopatra ▒▒") for line in small[0])
    assert any(line.startswith("Cleopatra ▒3") for line in small[1])
    assert any(line.startswith("Caesar    ▒▒") for line in small[1])
    assert "▒5▒" in "".join(drawn(play.position, 120, 40, 0))
    assert "▒5▒" not in "".join(drawn(play.position, 120, 40, 1))


def test_sums_tell_what_is_public_and_what_may_come() -> None:
    cards = [CardView("3", "up"), CardView("P", "up"), CardView("4", "down")]
    assert sum_text(cards) == "Σ7 (3 open)"
    assert sum_text(cards[:2]) == "Σ3"
    assert sum_text([CardView("3", "up"), CardView(None, "down")]) == "Σ3+▒"
    assert sum_text([]) == ""
    assert short_sum([CardView("3", "up"), CardView(None, "down")]) == "Σ3+1▒"


def test_the_vote_pile_shows_exact_odds() -> None:
    text = " ".join(" ".join(drawn(new_play(1).position, 120, 40)).split())
    assert "vote pile of 8 Senators, Praetors, Quaestors, Censors, Aediles, Orgy ×2, shuffle Orgy" in text
    assert "a group is called 5/8, in the long run 5/9" in text
    assert text.count("vote 1/8") == 5


def test_a_castling_in_progress_shows_its_owner_what_lies_where() -> None:
    play = new_play(3)
    for seat, _, _ in moments(play, 5):
        view = view_of(play.position, seat)
        if view.phase == "castle" and view.aside.moves:
            break
    view = view_of(play.position, seat)
    assert view.aside.moves is not None
    card, group = view.aside.moves[0]
    line = next(line for line in drawn(play.position, 80, 24, seat) if line.startswith(side_name(view.active)))
    cell = line[10 + 14 * box.GROUPS.index(group) :][:13]
    assert f"▒{card}" in cell


def test_what_a_spy_saw_stays_on_the_screen() -> None:
    play = new_play(3)
    spies = [seat for seat, _, _ in moments(play, 5) if _shows_known(play.position, seat)]
    assert spies


def _shows_known(position: Position, seat: int) -> bool:
    known = surely_held(view_of(position, seat).sides[box.SIDES[1 - seat]])
    actions = [card for card in known if card in box.CARDS[box.N_INFLUENCE :]]
    if not actions:
        return False
    (line,) = [line for line in drawn(position, 120, 40, seat) if "surely" in line]
    assert all(short_card(card) in line.partition("surely")[2] for card in known)
    return True


def test_the_score_sheet_comes_at_the_end() -> None:
    play = new_play(2)
    assert "Whole groups" not in "".join(drawn(play.position, 80, 24))
    for _ in moments(play, 3):
        pass
    text = " ".join(" ".join(drawn(play.position, 80, 24, -1)).split())
    outcome = play.position.outcome()
    assert outcome is not None
    caesar, cleopatra = outcome.scores
    assert text.endswith(f"Points {caesar} {cleopatra}")


# ---- questions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", VARIANTS)
def test_questions_lead_to_every_legal_action_once(given: dict[str, str]) -> None:
    """Whatever the position, choosing by number reaches exactly the legal actions."""
    phases: set[str] = set()
    for seed in (2, 3):
        play = new_play(seed, **given)
        for seat, legal, _ in moments(play, seed):
            if legal:
                phases.add(view_of(play.position, seat).phase)
                assert sorted(reachable(question(play.position, seat))) == sorted(legal)
    assert phases >= set(PHASES) - {"ticket", "over"}


def reachable(asked: Question) -> list[int]:
    """Every action that one answer leads to."""
    found: list[int] = []
    for answer in asked.answers:
        if not isinstance(answer.leads_to, int):
            found += reachable(answer.leads_to())
        elif not answer.then:
            found.append(answer.leads_to)
    return found


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_whole_order_can_be_taken_at_once(number: int) -> None:
    play = new_play(1)
    ask_whole_order = question(play.position, 1).answers[-1].leads_to
    assert callable(ask_whole_order)
    answer = ask_whole_order().answers[number]
    assert isinstance(answer.leads_to, int)
    for code in (answer.leads_to, *answer.then):
        play.act(1, code)
    order = view_of(play.position, 1).sides["cleopatra"].order
    kinds = box.PRESET_ORDER[number * box.ACTION_CARDS : (number + 1) * box.ACTION_CARDS]
    assert order == [box.CARDS[kind] for kind in kinds]


def test_the_veto_question_is_asked_alike_with_and_without_a_veto() -> None:
    asked: dict[bool, set[str]] = {False: set(), True: set()}
    for seed in range(6):
        play = new_play(seed)
        for seat, legal, _ in moments(play, seed):
            view = view_of(play.position, seat)
            if legal and view.phase == "veto":
                text = question(play.position, seat).text
                asked["veto" in (view.sides[view.asked].hand or [])].add(text.partition(" plays ")[2].split()[0])
    assert asked[False] & asked[True]


# ---- words ---------------------------------------------------------------------------------------------------


def test_every_step_of_a_turn_has_words() -> None:
    assert all(has(f"terminal-cleo-step-{phase}") for phase in PHASES)
    assert all(has(f"terminal-cleo-preset-{preset}") for preset in box.PRESETS)


def test_the_running_log_keeps_its_end() -> None:
    assert running_text(["One two.", "Three.", "Four."], 1, 12).plain == "Three. Four."
    assert running_text(["A sentence.", "Sesquipedalian words do not fit."], 2, 16).plain == ""
    assert running_text([], 3, 12).plain == ""
