"""Real matches in a store: played by bots that take any legal action, entry by entry."""

from triumvir.contract.chance import Seeded
from triumvir.contract.json import dumps
from triumvir.contract.position import legal_actions
from triumvir.kits.catalogue import GAMES
from triumvir.match.commands import BotPlay
from triumvir.match.deciding import decide
from triumvir.match.draft import Draft
from triumvir.match.opening import open_match
from triumvir.match.seat import bot
from triumvir.match.settings import Settings
from triumvir.match.state import OVER, Match
from triumvir.storage.store import Entry, MatchHeader, MatchSummary, SeatLine, Status, Store, Visibility

WAIT = 30


def play_match(store: Store, key: str, game_key: str, seed: int, plies: int | None = None) -> None:
    """A match from its first entry to its last, or for so many plies."""
    game = GAMES[game_key]
    seats = game.info.seats[0]
    settings = Settings(game_key, game.info.rules_version, seats)
    secret = bytes([seed]) * 32
    draft = open_match(game, settings, [bot("Tiro")] * seats, secret, 1000)
    header = MatchHeader(key, game_key, game.info.rules_version, "usual", False, Visibility.PUBLIC, 1000)
    store.create_match(header, summary(key, draft.match), entries(draft)).result(WAIT)
    chance = Seeded(seed)
    match = draft.match
    while match.status != OVER and (plies is None or len(match.plies) < plies):
        draft = decide(match, any_action(match, chance), match.updated_at + 1)
        match = draft.match
        store.append(key, entries(draft), summary(key, match)).result(WAIT)


def any_action(match: Match, chance: Seeded) -> BotPlay:
    seat = match.to_act()[0]
    codes = legal_actions(match.table, seat, match.game.info.most_actions)
    code = codes[int(chance.below(len(codes)))]
    return BotPlay(seat, match.table.action(code).notation(), match.seq)


def entries(draft: Draft) -> list[Entry]:
    made = [applied.entry for applied in draft.applied_entries]
    return [Entry(e.seq, e.kind, e.seat, None, dumps(e.body), None, e.state_hash, e.at) for e in made]


def summary(key: str, match: Match) -> MatchSummary:
    return MatchSummary(
        match=key,
        game=match.settings.game,
        visibility=Visibility.PUBLIC,
        status=Status.OVER if match.status == OVER else Status.PLAYING,
        seats=tuple(SeatLine(seat.kind, seat.name, "anna") for seat in match.seats),
        to_act=tuple(match.to_act()),
        plies=len(match.plies),
        updated_at=match.updated_at,
    )
