"""`triumvir play`: sit down at the table."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from triumvir.arena.outside.program import is_program
from triumvir.cli.arguments import GameKey, OptionWords, Reading, Seats, Seed
from triumvir.contract.chance import Seeded
from triumvir.contract.game import Game
from triumvir.contract.play import Play, game_of
from triumvir.contract.record import Record
from triumvir.kits.catalogue import complete_options, game_named, options_given, seat_count
from triumvir.terminal.complaints import bad
from triumvir.terminal.files import read_record_file, within
from triumvir.terminal.match import play_match
from triumvir.terminal.output import people
from triumvir.terminal.rules_version import earlier_rules
from triumvir.terminal.saving import seed_of, take_up
from triumvir.terminal.screen import Screen
from triumvir.terminal.series import PLAYERS
from triumvir.terminal.session import RESIGNED, Sitting, check_is_new
from triumvir.terminal.tables import table_of
from triumvir.terminal.tables.seating import is_known
from triumvir.terminal.tables.table import Invitation

Against = Annotated[
    str | None,
    typer.Option(
        metavar="WHO",
        help="command-play-against",
    ),
]
Side = Annotated[str | None, typer.Option(metavar="SIDE", help="command-play-side")]
Resume = Annotated[str | None, typer.Option(metavar="FILE", help="command-play-resume")]
Save = Annotated[str | None, typer.Option(metavar="FILE", help="command-play-save")]

MatchGames = Annotated[
    int | None,
    typer.Option("--match", metavar="N", min=2, help="command-play-match"),
]


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    invitation: Invitation
    seats: int | None
    seed: int | None
    save: str | None


def play(
    game: GameKey,
    option: OptionWords = None,
    reading: Reading = None,
    against: Against = None,
    side: Side = None,
    seats: Seats = None,
    seed: Seed = None,
    resume: Resume = None,
    save: Save = None,
    match: MatchGames = None,
) -> None:
    """Sit down and play: against bots from recruit to commander, with a friend in turns, or alone against Auto-Crassus.

    His command tiles are reconstructed from what is known about them, not read from print (rule C8.3).
    """
    chosen = game_named(game)
    given = options_given(chosen.info, option or [], reading)
    wish = Wish(Invitation(against, side, given), seats, seed, save)
    if match is not None:
        play_match(match_of(chosen, wish, match, resume), match)
        return
    sitting = begin(chosen, wish) if resume is None else take_up_again(chosen, wish, resume)
    last_words = sitting.run()
    sitting.screen.say(last_words)


def begin(game: Game, wish: Wish) -> Sitting:
    """A new game. Everything that can be wrong is complained about before anything is drawn or written."""
    seats = seat_count(game.info, wish.seats)
    table = table_of(game)
    complete_options(game, wish.invitation.options, seats)
    seating = table.seat(wish.invitation, seats)
    options = complete_options(game, seating.options, seats)
    seed = randbelow(2**31) if wish.seed is None else wish.seed
    save_to = None
    if wish.save is not None:
        save_to = Path(wish.save)
        check_is_new(save_to)
    started = Play(game, options, seats, Seeded(seed), seating.players)
    return Sitting(started, table, Screen(people()), seating.players, seed, save_to)


# ---- a match -------------------------------------------------------------------------------------------------


def match_of(game: Game, wish: Wish, games: int, resume: str | None) -> Callable[[int], Sitting]:
    """How each game of a match begins; what is wrong with any of them is complained about before the first."""
    if resume is not None:
        raise bad("complaint-match-anew", "option --match")
    seats = seat_count(game.info, wish.seats)
    if seats != len(PLAYERS):
        raise bad("complaint-match-for-two", "option --match", seats=seats)
    own = table_of(game).seat(wish.invitation, seats).players.index("human")
    wishes = [_game_of_match(game, wish, number, (own + number) % seats) for number in range(games)]
    for one in wishes:
        if one.save is not None:
            check_is_new(Path(one.save))
        table_of(game).seat(one.invitation, seats)
    return lambda number: begin(game, wishes[number])


def _game_of_match(game: Game, wish: Wish, number: int, own: int) -> Wish:
    """The same wish for one game: its side, its seed, and a file of its own."""
    return replace(
        wish,
        invitation=replace(wish.invitation, side=game.info.sides[own]),
        seed=None if wish.seed is None else wish.seed + number,
        save=None if wish.save is None else str(_numbered(Path(wish.save), number + 1)),
    )


def _numbered(path: Path, number: int) -> Path:
    return path.with_name(f"{path.stem}-{number}{path.suffix}")


# ---- a saved game --------------------------------------------------------------------------------------------


def take_up_again(game: Game, wish: Wish, path: str) -> Sitting:
    """A saved game, with the same people unless others are asked for."""
    _refuse_what_the_record_says(wish)
    record = read_record_file(path)
    with within(path):
        _check_is_unfinished(record)
        seed = seed_of(record)
        if seed is None:
            seed = randbelow(2**31) if wish.seed is None else wish.seed
        game = game_of(game, record)
        play, events = take_up(game, record, seed)
        players = _players(game, wish, record)
    save_to = Path(path)
    if wish.save is not None and Path(wish.save) != save_to:
        save_to = Path(wish.save)
        check_is_new(save_to)
    rules = earlier_rules(game)
    title = f" · {rules}" if rules else ""
    return Sitting(play, table_of(game), Screen(people()), players, seed, save_to, events, title=title)


def _refuse_what_the_record_says(wish: Wish) -> None:
    if wish.invitation.options or wish.seats is not None:
        raise bad("complaint-resumed-keeps", "option --resume")


def _check_is_unfinished(record: Record) -> None:
    if record.outcome is not None:
        raise bad("complaint-game-over", "tag Result")
    for name, value in record.tags:
        if name == "Event" and value.endswith(RESIGNED):
            raise bad("complaint-game-over-by", "tag Event", event=value)


def _players(game: Game, wish: Wish, record: Record) -> tuple[str, ...]:
    """Who plays on: as saved, or as newly asked for."""
    invitation = wish.invitation
    if invitation.against is None and any(is_program(name) for name in record.seats):
        raise bad("complaint-program-played", "tag Seats")
    if all(is_known(name) for name in record.seats) and invitation.against is None and invitation.side is None:
        return record.seats
    options = dict(game.info.read_options(dict(record.options)).values)
    wanted = Invitation(invitation.against, invitation.side, options)
    return table_of(game).seat(wanted, len(record.seats)).players
