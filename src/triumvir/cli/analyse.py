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
from triumvir.analysis.thinking import Evaluator, Step, Thought
from triumvir.bots.roster import LEVELS, simulations_of
from triumvir.cli.arguments import Json
from triumvir.cli.position import read_position
from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.json import JSON, Reader, loads
from triumvir.contract.position import Position, seats_to_act
from triumvir.contract.record import Record, read_record
from triumvir.kits.catalogue import game_named, kit_of
from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.files import read_text, within, write_text
from triumvir.terminal.output import people, print_json, waiting

MOST_MOVES: Final = 12
MOST_EXPECTED: Final = 10

AnyFile = Annotated[
    str, typer.Argument(metavar="FILE", help="A record, or a position as JSON or in one line; - reads the input.")
]
Level = Annotated[
    str | None, typer.Option(metavar="LEVEL", help=f"Think like one of {', '.join(LEVELS)}; legatus by default.")
]
Simulations = Annotated[int | None, typer.Option(metavar="N", min=8, help="Think for so many simulations instead.")]
Side = Annotated[str | None, typer.Option("--seat", metavar="SIDE", help="Only this seat; by default who is to act.")]
Open = Annotated[bool, typer.Option("--open", help="Use everything on the table, also what the seat did not know.")]
Seed = Annotated[int, typer.Option(metavar="N", help="The seed of the search; the same seed, the same thoughts.")]
Svg = Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the win chance over the game (records only).")]


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
            raise BadInput("only the record of a game can be drawn", "option --svg")
        else:
            analyse_position(text, budget, seat, is_open, seed, as_json)


def _budget(level: str | None, simulations: int | None) -> int:
    if level is not None and simulations is not None:
        raise BadInput("--level and --simulations do not go together", "option --level")
    return simulations if simulations is not None else simulations_of(level or "legatus")


# ---- a position ----------------------------------------------------------------------------------------------


def analyse_position(text: str, simulations: int, side: str | None, is_open: bool, seed: int, as_json: bool) -> None:
    game = game_named(_game_key(text))
    position = read_position(game, text)
    seats = int(position.seats())
    seat = _seat_to_act(game, position, side)
    sight = sight_of(game, position, seat, is_open)
    thought = Evaluator(game, kit_of(game).judges.fitted(), seats, simulations).think(sight, seed)
    expected = expected_hands(sight, Seeded(seed))
    if as_json:
        print_json(thought_json(game, thought, expected, simulations, is_open))
    else:
        people().print(thought_report(game, thought, expected))


def _game_key(text: str) -> str:
    if text.lstrip().startswith("{"):
        return Reader(loads(text, "position"), "position").text("game")
    return (text.split() or [""])[0]


def _seat_to_act(game: Game, position: Position, side: str | None) -> int:
    actors = [seat for seat in seats_to_act(position) if not position.is_automatic(seat)]
    if not actors:
        raise BadInput("nobody has a decision to make", "position")
    if side is None:
        return actors[0]
    seat = game.info.seat_named(side)
    if seat not in actors:
        raise BadInput(f"{side} has no decision to make here", "option --seat")
    return seat


def thought_json(
    game: Game, thought: Thought, expected: dict[int, tuple[Expected, ...]], simulations: int, is_open: bool
) -> dict[str, JSON]:
    sides = game.info.sides
    return {
        "game": game.info.key,
        "seat": sides[thought.seat],
        "open": is_open,
        "simulations": simulations,
        "chance": round(thought.best.chance, 4),
        "moves": [move.to_json() for move in thought.moves],
        "line": [step.to_json() for step in thought.line],
        "expects": {sides[seat]: [one.to_json() for one in hand] for seat, hand in expected.items()},
    }


def thought_report(game: Game, thought: Thought, expected: dict[int, tuple[Expected, ...]]) -> RenderableType:
    sides = game.info.sides
    parts: list[RenderableType] = [moves_table(thought, f"{sides[thought.seat]} to move")]
    parts += ["", Text.assemble(("best line  ", STONE), line_text(thought.line))]
    for seat, hand in expected.items():
        if hand:
            parts += ["", expected_table(sides[seat], hand)]
    return Group(*parts)


def moves_table(thought: Thought, title: str, most: int = MOST_MOVES) -> Table:
    more = len(thought.moves) - most
    caption = f"and {more} moves more" if more > 0 else None
    table = _sheet(title, caption)
    table.add_column("move", no_wrap=True)
    for heading in ("win chance", "visits", "at a glance"):
        table.add_column(heading, justify="right")
    for move in thought.moves[:most]:
        chance = percent(move.chance) if move.visits else "–"
        table.add_row(move.notation, chance, f"{move.visits:,}", percent(move.prior))
    return table


def expected_table(side: str, hand: tuple[Expected, ...]) -> Table:
    more = len(hand) - MOST_EXPECTED
    table = _sheet(f"what {side} may hold", f"and {more} kinds more" if more > 0 else None)
    table.add_column("", no_wrap=True)
    table.add_column("on average", justify="right")
    table.add_column("at least one", justify="right")
    for one in hand[:MOST_EXPECTED]:
        table.add_row(one.name, f"{one.number:.2f}", percent(one.likelihood))
    return table


def line_text(line: tuple[Step, ...]) -> str:
    return "  ".join(f"{step.side} {step.notation}" for step in line) or "–"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


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
    game = game_named(record.game)
    seats = len(record.seats)
    seat = None if side is None else game.info.seat_named(side)
    if seat is not None and seat >= seats:
        raise BadInput(f"{side} does not play here", "option --seat")
    thinker = Evaluator(game, kit_of(game).judges.fitted(), seats, simulations)
    decisions: list[Decision] = []
    with waiting("Thinking", len(record.plies)) as advance:
        for done, decision in enumerate(review(thinker, record, seat, is_open, seed), 1):
            decisions += [decision] if decision is not None else []
            advance(done)
    found = Review(record, game.info.sides[:seats], tuple(decisions))
    if svg is not None:
        write_text(svg, draw_review(found))
    if as_json:
        print_json({**found.to_json(), "open": is_open, "simulations": simulations})
    else:
        people().print(review_report(found))


def review_report(found: Review) -> RenderableType:
    return Group(decisions_table(found), "", summary_table(found))


def decisions_table(found: Review) -> Table:
    """Every decision; an arrow where the chance went up or down so much that it turned the game."""
    table = _sheet(f"{found.record.game}, {len(found.record.plies)} plies")
    for heading in ("ply", "seat", "move", "chance", "", "lost", "", "better"):
        is_long = heading in ("move", "better")
        justify: Literal["left", "right"] = "right" if heading in ("ply", "chance", "lost") else "left"
        table.add_column(heading, justify=justify, no_wrap=not is_long, overflow="fold")
    for decision in found.decisions:
        has_lost = bool(decision.mark)
        table.add_row(
            str(decision.ply),
            found.sides[decision.seat],
            decision.played.notation,
            percent(decision.played.chance),
            turning_sign(decision),
            percent(decision.loss) if has_lost else "",
            MARK_SIGNS[decision.mark],
            decision.best.notation if has_lost else "",
            style=MARK_STYLES[decision.mark],
        )
    return table


MARK_SIGNS: Final = {"": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}


MARK_STYLES: Final = {"": "", "inaccuracy": "yellow", "mistake": "#f0863a", "blunder": "bold #f0563a"}


def turning_sign(decision: Decision) -> str:
    if not decision.is_turning_point:
        return ""
    return "▼" if decision.swing - decision.loss < 0 else "▲"


def summary_table(found: Review) -> Table:
    table = _sheet("in all")
    for heading in ("seat", "decisions", "lost on average", "inaccuracies ?!", "mistakes ?", "blunders ??"):
        table.add_column(heading, justify="left" if heading == "seat" else "right")
    for seat in found.seats():
        marks = [str(found.count(seat, mark)) for mark in ("inaccuracy", "mistake", "blunder")]
        table.add_row(found.sides[seat], str(len(found.of(seat))), percent(found.mean_loss(seat)), *marks)
    return table
