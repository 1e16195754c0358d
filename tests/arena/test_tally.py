"""What is made of results: standings, cross-table, report, picture."""

import json
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from rich.console import Console

from triumvir.arena.picture import axis_of, draw_tally
from triumvir.arena.playing import Fault, GameResult
from triumvir.arena.report import tally_json
from triumvir.arena.running import Played
from triumvir.arena.schedule import Wish, jobs
from triumvir.arena.tally import ELO, OPENSKILL, Tally, tally
from triumvir.cli.arena_report import report
from triumvir.kits.catalogue import game_named
from triumvir.terminal.language import say

DUEL = Wish(game_named, "caesar", ("thumb", "random", "tiro"), 4, 2, {}, 1)
RACE = Wish(game_named, "ave-caesar", ("tiro", "thumb", "thumb", "thumb"), 8, 4, {"races": "2"}, 1)


def won_by(wish: Wish, order: tuple[str, ...]) -> Tally:
    """A tally in which the bots always come in in this order."""
    planned = jobs(wish)
    played: list[Played] = []
    for job in planned:
        ranked = sorted(range(wish.seats), key=lambda seat: order.index(job.seating[seat]))
        places = tuple(ranked.index(seat) + 1 for seat in range(wish.seats))
        counts = {"disqualified": tuple(int(name == "thumb") for name in job.seating)} if wish is RACE else {}
        played.append((job.number, GameResult(job.seed, places, "end", 10, counts)))
    return tally(planned, reversed(played))


def test_standings_of_a_duel() -> None:
    found = won_by(DUEL, ("thumb", "tiro", "random"))
    assert (found.rating, found.games, found.planned) == (ELO, 12, 12)
    assert [one.bot for one in found.standings] == ["thumb", "tiro", "random"]
    assert [one.wins.value for one in found.standings] == [1.0, 0.5, 0.0]
    assert [one.mean_place for one in found.standings] == [1.0, 1.5, 2.0]
    assert all(one.disqualified is None for one in found.standings)
    assert found.cross["thumb", "random"][1].value == 1
    assert found.cross["random", "thumb"][1].value == 0
    assert [share.value for share in found.by_seat] == [0.5, 0.5]


def test_standings_of_a_race() -> None:
    found = won_by(RACE, ("tiro", "thumb"))
    assert found.rating == OPENSKILL
    first, second = found.standings
    assert (first.bot, first.games, first.wins.value, first.mean_place) == ("tiro", 8, 1.0, 1.0)
    assert (second.bot, second.games, second.wins.value, second.mean_place) == ("thumb", 24, 0.0, 3.0)
    assert first.disqualified is not None
    assert second.disqualified is not None
    assert (first.disqualified.value, second.disqualified.value) == (0.0, 0.5)
    assert found.cross["tiro", "thumb"][0] == 24


def test_level_bots_share_the_points() -> None:
    wish = Wish(game_named, "cleopatra", ("thumb", "random"), 2, 2, {}, 1)
    planned = jobs(wish)
    found = tally(planned, [(job.number, GameResult(1, (1, 1), "end", 10)) for job in planned])
    assert found.cross["thumb", "random"][1].value == 0.5
    assert [one.rating.value for one in found.standings] == [0.0, 0.0]


def test_faults_are_told() -> None:
    planned = jobs(DUEL)
    fault = Fault(1, "fell asleep", 7)
    result = GameResult(1, (1, 2), "fault", 7, fault=fault)
    found = tally(planned, [(job.number, result) for job in planned])
    assert sum(one.faults for one in found.standings) == 12
    told = shown(DUEL, found)
    assert "game 0, ply 7: random (pompey) lost, it fell asleep" in told
    assert "and 2 faults more" in told


def test_a_fault_counts_no_chariots() -> None:
    planned = jobs(RACE)
    result = GameResult(1, (1, 1, 4, 1), "fault", 7, fault=Fault(2, "fell asleep", 7))
    assert tally(planned, [(job.number, result) for job in planned]).standings[0].disqualified is None


def shown(wish: Wish, found: Tally) -> str:
    console = Console(width=80, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(report(wish, found))
    return capture.get()


def test_the_report_fits_a_terminal() -> None:
    text = shown(RACE, won_by(RACE, ("tiro", "thumb")))
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "OpenSkill" in text
    assert "100.0 %" in text
    assert "…" in text.splitlines()[2]


def test_json_says_everything() -> None:
    data = json.loads(json.dumps(tally_json(RACE, won_by(RACE, ("tiro", "thumb")))))
    assert (data["games"], data["seats"], data["seed"], data["rating"]) == (8, 4, 1, "OpenSkill")
    assert data["bots"][0]["bot"] == "tiro"
    assert data["bots"][1]["disqualified"]["value"] == 0.5
    assert {row["bot"] for row in data["cross"]} == {"tiro", "thumb"}
    assert list(data["seats_won"]) == ["russata", "albata", "veneta", "prasina"]


@pytest.mark.parametrize(("wish", "order"), [(DUEL, ("thumb", "tiro", "random")), (RACE, ("tiro", "thumb"))])
def test_the_picture_shows_every_bot_inside_its_frame(wish: Wish, order: tuple[str, ...]) -> None:
    root = ElementTree.fromstring(draw_tally(wish, won_by(wish, order), say))
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    words = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert all(words.count(name) == 3 for name in order)
    for element in root.iter():
        for names, most in ((("x", "x1", "x2", "cx"), width), (("y", "y1", "y2", "cy"), height)):
            for name in names:
                assert 0 <= float(element.attrib.get(name, 0)) <= most


def test_the_picture_of_one_bot_has_a_ladder_only() -> None:
    wish = Wish(game_named, "caesar", ("thumb",), 2, 2, {}, 1)
    planned = jobs(wish)
    found = tally(planned, [(job.number, GameResult(1, (1, 2), "end", 10)) for job in planned])
    assert axis_of([found.standings[0].rating]).low < axis_of([found.standings[0].rating]).high
    assert "Share of points" not in draw_tally(wish, found, say)


def test_names_are_escaped() -> None:
    wish = Wish(game_named, "caesar", ("thumb", "random"), 2, 2, {}, 1)
    planned = [replace(job, seating=("a<b>&c", "random")) for job in jobs(wish)]
    found = tally(planned, [(job.number, GameResult(1, (1, 2), "end", 10)) for job in planned])
    ElementTree.fromstring(draw_tally(wish, found, say))
