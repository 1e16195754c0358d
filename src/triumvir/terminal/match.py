"""A match at the terminal: game after game with sides swapped, and the total after each."""

from collections.abc import Callable

from rich.table import Table

from triumvir.terminal.colours import GOLD, PARCHMENT, STONE
from triumvir.terminal.language import say
from triumvir.terminal.screen import Screen
from triumvir.terminal.series import PLAYERS, Match, seat_of
from triumvir.terminal.session import Sitting
from triumvir.terminal.tables.table import TerminalTable

Begin = Callable[[int], Sitting]
"""How game number n of the match begins, counted from 0."""


def play_match(begin: Begin, games: int) -> None:
    """Play until all games are played or somebody leaves the table."""
    match = Match(games)
    for number in range(games):
        sitting = begin(number)
        sitting.title = f" · {say('terminal-match-game', number=number + 1, games=games)}"
        screen = sitting.screen
        screen.say(sitting.run())
        outcome = sitting.outcome()
        if outcome is None:
            return
        match.outcomes.append(outcome)
        names = player_names(sitting, number)
        screen.show(standing(match, names, sitting.table))
        if number + 1 < games and not _goes_on(screen):
            return
    screen.say(in_words(match, names), GOLD)


def _goes_on(screen: Screen) -> bool:
    """Time to look at the total before the sides are swapped."""
    if not screen.is_live:
        return True
    try:
        screen.read(say("terminal-match-next"), STONE)
    except EOFError:
        return False
    return True


def player_names(sitting: Sitting, number: int) -> list[str]:
    """What the players are called throughout the match."""
    if len(sitting.people) > 1:
        return [say("terminal-match-first"), say("terminal-match-second")]
    in_words = sitting.players_in_words(sitting.people[0])
    return [in_words[seat_of(player, number)] for player in PLAYERS]


# ---- the total -----------------------------------------------------------------------------------------------


def standing(match: Match, names: list[str], table: TerminalTable) -> Table:
    title = say("terminal-match-title", games=match.games)
    sheet = Table(title=title, title_style=GOLD, title_justify="left", box=None, padding=(0, 2), pad_edge=False)
    sheet.add_column("", style=PARCHMENT)
    for number in range(len(match.outcomes)):
        sheet.add_column(say("terminal-match-column", number=number + 1))
    has_points = match.points(PLAYERS[0]) is not None
    for heading in ["terminal-match-points"] * has_points + ["terminal-match-wins"]:
        sheet.add_column(say(heading), justify="right")
    for player in PLAYERS:
        totals = [str(match.points(player))] * has_points + [str(match.wins(player))]
        played = [_game(match, table, player, number) for number in range(len(match.outcomes))]
        sheet.add_row(names[player], *played, *totals)
    return sheet


def _game(match: Match, table: TerminalTable, player: int, number: int) -> str:
    """Which side, how many points, and whether it won."""
    outcome = match.outcomes[number]
    seat = seat_of(player, number)
    scored = f" {outcome.scores[seat]}" if outcome.scores else ""
    won = " ✓" if match.has_won(player, number) else ""
    return f"{table.name_of(seat)}{scored}{won}"


def in_words(match: Match, names: list[str]) -> str:
    leaders = match.leaders()
    if len(leaders) > 1:
        return say("terminal-match-drawn")
    key = "terminal-match-yours" if names[leaders[0]] == say("terminal-you") else "terminal-match-theirs"
    return say(key, player=names[leaders[0]])
