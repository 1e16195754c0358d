"""`triumvir analyse`: what a bot thinks of a position or of a whole game."""

from pathlib import Path
from typing import Annotated, Final, Literal

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triumvir.analysis.expectation import Expected, expected_hands
from triumvir.analysis.plot import draw_review
from triumvir.analysis.review import Decision, Review, review
from triumvir.analysis.sights import sight_of
from triumvir.analysis.thinking import Evaluation, Evaluator, Step
from triumvir.bots.roster import simulations_of
from triumvir.cli.arguments import Json
from triumvir.cli.position import read_position
from triumvir.contract.chance import Seeded
from triumvir.contract.game import Game
from triumvir.contract.json import JSON, Reader, loads
from triumvir.contract.play import game_of
from triumvir.contract.position import Position, seats_to_act
from triumvir.contract.record import Record, read_record
from triumvir.kits.catalogue import game_named, kit_of
from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.complaints import bad
from triumvir.terminal.figures import decimal, grouped, percent
from triumvir.terminal.files import read_text, within, write_text
from triumvir.terminal.language import say
from triumvir.terminal.output import people, print_json, waiting
from triumvir.terminal.tables import table_of

MOST_MOVES: Final = 12
MOST_EXPECTED: Final = 10

AnyFile = Annotated[str, typer.Argument(metavar="FILE", help="command-analyse-file")]
Level = Annotated[str | None, typer.Option(metavar="LEVEL", help="command-analyse-level")]
Simulations = Annotated[int | None, typer.Option(metavar="N", min=8, help="command-analyse-simulations")]
Side = Annotated[str | None, typer.Option("--seat", metavar="SIDE", help="command-analyse-seat")]
Open = Annotated[bool, typer.Option("--open", help="command-analyse-open")]
Seed = Annotated[int, typer.Option(metavar="N", help="command-analyse-seed")]
Svg = Annotated[Path | None, typer.Option(metavar="FILE", help="command-analyse-svg")]


def analyse(
    file: AnyFile,
    level: Level = None,
    simulations: Simulations = None,
    seat: Side = None,
    is_open: Open = False,
    seed: Seed = 1,
    svg: Svg = None,
    as_json: Json = False,
) -> None:
    """Tell the chance of every move and the best line of a position, or the mistakes and turning points of a game.

    Only what the seat knew is used, unless --open is given.
    """
    budget = _budget(level, simulations)
    text = read_text(file)
    with within(file):
        if text.lstrip().startswith("["):
            analyse_record(read_record(text), budget, seat, is_open, seed, svg, as_json)
        elif svg is not None:
            raise bad("complaint-only-records-drawn", "option --svg")
        else:
            analyse_position(text, budget, seat, is_open, seed, as_json)


def _budget(level: str | None, simulations: int | None) -> int:
    if level is not None and simulations is not None:
        raise bad("complaint-level-or-simulations", "option --level")
    return simulations if simulations is not None else simulations_of(level or "legatus")


# ---- a position ----------------------------------------------------------------------------------------------


def analyse_position(text: str, simulations: int, side: str | None, is_open: bool, seed: int, as_json: bool) -> None:
    game = game_named(_game_key(text))
    position = read_position(game, text)
    seats = int(position.seats())
    seat = _seat_to_act(game, position, side)
    sight = sight_of(game, position, seat, is_open)
    evaluation = Evaluator(game, kit_of(game).judges.fitted(), seats, simulations).think(sight, seed)
    expected = expected_hands(sight, Seeded(seed))
    if as_json:
        print_json(evaluation_json(game, evaluation, expected, simulations, is_open))
    else:
        people().print(evaluation_report(game, evaluation, expected))


def _game_key(text: str) -> str:
    if text.lstrip().startswith("{"):
        return Reader(loads(text, "position"), "position").text("game")
    return (text.split() or [""])[0]


def _seat_to_act(game: Game, position: Position, side: str | None) -> int:
    actors = [seat for seat in seats_to_act(position) if not position.is_automatic(seat)]
    if not actors:
        raise bad("complaint-nobody-decides", "position")
    if side is None:
        return actors[0]
    seat = game.info.seat_named(side)
    if seat not in actors:
        raise bad("complaint-side-decides-nothing", "option --seat", side=side)
    return seat


def evaluation_json(
    game: Game, evaluation: Evaluation, expected: dict[int, tuple[Expected, ...]], simulations: int, is_open: bool
) -> dict[str, JSON]:
    sides = game.info.sides
    return {
        "game": game.info.key,
        "seat": sides[evaluation.seat],
        "open": is_open,
        "simulations": simulations,
        "chance": round(evaluation.best.chance, 4),
        "moves": [move.to_json() for move in evaluation.moves],
        "line": [step.to_json() for step in evaluation.line],
        "expects": {sides[seat]: [one.to_json() for one in hand] for seat, hand in expected.items()},
    }


def evaluation_report(game: Game, evaluation: Evaluation, expected: dict[int, tuple[Expected, ...]]) -> RenderableType:
    table = table_of(game)
    title = say("command-analyse-to-move", side=table.name_of(evaluation.seat))
    parts: list[RenderableType] = [moves_table(evaluation, title)]
    parts += ["", Text.assemble((f"{say('command-analyse-best-line')}  ", STONE), line_text(evaluation.line))]
    for seat, hand in expected.items():
        if hand:
            parts += ["", expected_table(table.name_of(seat), hand)]
    return Group(*parts)


def moves_table(evaluation: Evaluation, title: str, most: int = MOST_MOVES) -> Table:
    more = len(evaluation.moves) - most
    caption = say("command-analyse-more-moves", count=more) if more > 0 else None
    table = _sheet(title, caption)
    table.add_column(say("command-analyse-head-move"), no_wrap=True)
    for heading in ("win-chance", "visits", "at-a-glance"):
        table.add_column(say(f"command-analyse-head-{heading}"), justify="right")
    for move in evaluation.moves[:most]:
        chance = percent(move.chance) if move.visits else "–"
        table.add_row(move.notation, chance, grouped(move.visits), percent(move.prior))
    return table


def expected_table(side: str, hand: tuple[Expected, ...]) -> Table:
    more = len(hand) - MOST_EXPECTED
    caption = say("command-analyse-more-kinds", count=more) if more > 0 else None
    table = _sheet(say("command-analyse-may-hold", side=side), caption)
    table.add_column("", no_wrap=True)
    table.add_column(say("command-analyse-on-average"), justify="right")
    table.add_column(say("command-analyse-at-least-one"), justify="right")
    for one in hand[:MOST_EXPECTED]:
        table.add_row(one.name, decimal(one.number, 2), percent(one.likelihood))
    return table


def line_text(line: tuple[Step, ...]) -> str:
    return "  ".join(f"{step.side} {step.notation}" for step in line) or "–"


def _sheet(title: str, caption: str | None = None) -> Table:
    return Table(
        title=title,
        title_style=GOLD,
        title_justify="left",
        caption=caption,
        caption_style=STONE,
        caption_justify="left",
        box=None,
        padding=(0, 1),
        pad_edge=False,
    )


# ---- a record ------------------------------------------------------------------------------------------------


def analyse_record(
    record: Record, simulations: int, side: str | None, is_open: bool, seed: int, svg: Path | None, as_json: bool
) -> None:
    game = game_of(game_named(record.game), record)
    seats = len(record.seats)
    seat = None if side is None else game.info.seat_named(side)
    if seat is not None and seat >= seats:
        raise bad("complaint-side-not-here", "option --seat", side=str(side))
    evaluator = Evaluator(game, kit_of(game).judges.fitted(), seats, simulations)
    decisions: list[Decision] = []
    with waiting(say("command-wait-thinking"), len(record.plies)) as advance:
        for done, decision in enumerate(review(evaluator, record, seat, is_open, seed), 1):
            decisions += [decision] if decision is not None else []
            advance(done)
    found = Review(record, game.info.sides[:seats], tuple(decisions))
    if svg is not None:
        write_text(svg, draw_review(found, say))
    if as_json:
        print_json({**found.to_json(), "open": is_open, "simulations": simulations})
    else:
        people().print(review_report(found))


def review_report(found: Review) -> RenderableType:
    return Group(decisions_table(found), "", summary_table(found))


def decisions_table(found: Review) -> Table:
    """Every decision; an arrow where the chance went up or down so much that it turned the game."""
    table = _sheet(say("command-analyse-record", game=found.record.game, plies=len(found.record.plies)))
    for heading in ("ply", "seat", "move", "chance", "", "lost", "", "better"):
        is_long = heading in ("move", "better")
        justify: Literal["left", "right"] = "right" if heading in ("ply", "chance", "lost") else "left"
        title = say(f"command-analyse-head-{heading}") if heading else ""
        table.add_column(title, justify=justify, no_wrap=not is_long, overflow="fold")
    sides = _sides(found)
    for decision in found.decisions:
        has_lost = bool(decision.mark)
        table.add_row(
            str(decision.ply),
            sides[decision.seat],
            decision.played.notation,
            percent(decision.played.chance),
            turning_sign(decision),
            percent(decision.loss) if has_lost else "",
            MARK_SIGNS[decision.mark],
            decision.best.notation if has_lost else "",
            style=MARK_STYLES[decision.mark],
        )
    return table


def _sides(found: Review) -> list[str]:
    """What the seats are called."""
    table = table_of(game_named(found.record.game))
    return [table.name_of(seat) for seat in range(len(found.sides))]


MARK_SIGNS: Final = {"": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}


MARK_STYLES: Final = {"": "", "inaccuracy": "yellow", "mistake": "#f0863a", "blunder": "bold #f0563a"}


def turning_sign(decision: Decision) -> str:
    if not decision.is_turning_point:
        return ""
    return "▼" if decision.swing - decision.loss < 0 else "▲"


def summary_table(found: Review) -> Table:
    table = _sheet(say("command-analyse-in-all"))
    for heading in ("seat", "decisions", "mean-loss", "inaccuracies", "mistakes", "blunders"):
        table.add_column(say(f"command-analyse-head-{heading}"), justify="left" if heading == "seat" else "right")
    for seat in found.seats():
        marks = [str(found.count(seat, mark)) for mark in ("inaccuracy", "mistake", "blunder")]
        table.add_row(_sides(found)[seat], str(len(found.of(seat))), percent(found.mean_loss(seat)), *marks)
    return table
