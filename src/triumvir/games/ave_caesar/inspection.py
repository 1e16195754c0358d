"""Looking a position over: is every component in exactly one place, and could the race have come to this?"""

from mypy_extensions import i64

from triumvir.contract.errors import BadInput
from triumvir.games.ave_caesar.box import COPIES, DECK, FACTIONS, HAND, LAST_LAP, N_CARDS, NONE, SIX
from triumvir.games.ave_caesar.imagining import held_hand
from triumvir.games.ave_caesar.lead import BARRED, six_rule
from triumvir.games.ave_caesar.legality import find_moves
from triumvir.games.ave_caesar.state import HOME, RACING, STRANDED, Table
from triumvir.games.ave_caesar.table import is_neutral, played

# ---- components (law 12) -------------------------------------------------------------------------------------


def miscount(t: Table) -> str:
    """What is wrong with the components, or nothing."""
    for chariot in range(t.rules.chariots):
        wrong = _cards(t, chariot) or _place(t, chariot) or _progress(t, chariot)
        if wrong:
            return f"{FACTIONS[chariot]}: {wrong}"
    return _board(t) or _moves(t)


def _cards(t: Table, chariot: int) -> str:
    first = chariot * N_CARDS
    hand = [int(t.hand[first + card]) for card in range(N_CARDS)]
    deck = [int(t.deck[first + card]) for card in range(N_CARDS)]
    if any(h < 0 or d < 0 or h + d > COPIES for h, d in zip(hand, deck, strict=True)):
        return f"hand {hand} and deck {deck}"
    if (sum(hand), sum(deck)) != (t.hand_size[chariot], t.deck_size[chariot]):
        return f"counts {t.hand_size[chariot]} and {t.deck_size[chariot]} cards for {hand} and {deck}"
    if sum(hand) > HAND or not t.possible[chariot] >> held_hand(t, chariot) & 1:
        return f"hand {hand} is thought impossible"
    return ""


def _place(t: Table, chariot: int) -> str:
    is_on_board = t.at[chariot] != NONE
    if is_on_board != (t.state[chariot] == RACING) or is_on_board == (t.rank[chariot] > 0):
        return f"cell {t.at[chariot]}, state {t.state[chariot]}, rank {t.rank[chariot]}"
    if is_on_board and t.chariot_at[t.at[chariot]] != chariot:
        return f"is not found on cell {t.track.names[t.at[chariot]]}"
    return ""


def _progress(t: Table, chariot: int) -> str:
    if t.at[chariot] == NONE:
        return ""
    progress = (int(t.crossings[chariot]) - 1) * int(t.track.length) + int(t.track.position[t.at[chariot]])
    return "" if t.progress[chariot] == progress else f"progress {t.progress[chariot]} for {progress}"


def _board(t: Table) -> str:
    racing = [c for c in range(t.rules.chariots) if t.at[c] != NONE]
    standing = sum(1 for cell in range(t.track.n) if t.chariot_at[cell] != NONE)
    players = sum(1 for c in racing if c < t.rules.driven)
    if (len(racing), standing, players) != (t.on_board, t.on_board, t.players_left):
        return f"{len(racing)} chariots racing, {standing} on cells, counted {t.on_board}, {t.players_left} of players"
    return ""


def _moves(t: Table) -> str:
    """The moves worked out at the beginning of the turn are still the right ones."""
    if t.active == NONE:
        return ""
    again = t.clone()
    assert isinstance(again, Table)
    find_moves(again)
    before = [int(t.moves[i]) for i in range(t.n_moves)]
    now = [int(again.moves[i]) for i in range(again.n_moves)]
    return "" if before == now else f"moves {before} instead of {now}"


# ---- possible positions --------------------------------------------------------------------------------------


def complaint(t: Table) -> BadInput | None:
    """The first reason why the race cannot stand like this, or nothing."""
    for chariot, name in enumerate(t.rules.names()):
        wrong = _lap_complaint(t, chariot, name) or _denarius_complaint(t, chariot, name)
        wrong = wrong or _hand_complaint(t, chariot, name)
        if wrong is not None:
            return wrong
    return _turn_complaint(t)


def _lap_complaint(t: Table, chariot: int, name: str) -> BadInput | None:
    """Before the first crossing a chariot stands on the start row. [A6.1]"""
    if t.at[chariot] != NONE and t.crossings[chariot] == 0 and t.progress[chariot] != 0:
        return BadInput("has not crossed the line, but is not on the start row", f"crossings.{name}", "A6.1")
    return None


def _denarius_complaint(t: Table, chariot: int, name: str) -> BadInput | None:
    """Who has begun the third lap has paid or is disqualified; nobody is both, and neutral ones neither. [A5.3]"""
    paid, out = t.paid[chariot] == 1, t.disqualified[chariot] == 1
    if is_neutral(t, chariot):
        return BadInput("a neutral chariot pays nothing", f"paid.{name}", "A7.1") if paid or out else None
    if paid and (out or t.crossings[chariot] == 0):
        return BadInput("cannot have paid", f"paid.{name}", "A5.1")
    if not paid and out != (t.crossings[chariot] >= LAST_LAP):
        return BadInput("disqualified is who begins the third lap unpaid", f"disqualified.{name}", "A5.3")
    return None


def _hand_complaint(t: Table, chariot: int, name: str) -> BadInput | None:
    """Three cards in hand as long as the deck lasts; none for neutral chariots and off the board. [A1.1, A3.4]"""
    where = f"hands.{name}"
    held, left = int(t.hand_size[chariot]), int(t.hand_size[chariot] + t.deck_size[chariot])
    holds = t.at[chariot] != NONE and not is_neutral(t, chariot)
    if held != (min(HAND, left) if holds else 0):
        return BadInput(f"{held} cards in hand", where, "A3.4")
    state = t.state[chariot]
    is_spent = state == RACING and left == 0 and not (t.turned > 0 and chariot == t.active)
    if is_spent or (state == STRANDED and left > 0) or (state == HOME and left == DECK):
        return BadInput(f"{left} cards left", where, "A3.5")
    if not t.possible[chariot] >> held_hand(t, i64(chariot)) & 1:
        return BadInput("is a hand that it is known not to hold", where, "A3.3")
    return None


def _turn_complaint(t: Table) -> BadInput | None:
    """A player's chariot is in turn until all of them have left the board in the last race. [A3.1, A6.2]"""
    if is_neutral(t, t.order[0]):
        return BadInput("a neutral chariot does not start", "order", "A2.3")
    if t.active == NONE:
        return None if t.race + 1 == t.rules.races else BadInput("the next race should begin", "race", "A6.2")
    if t.at[t.active] == NONE or is_neutral(t, t.active) != (t.driver != NONE):
        return BadInput("is not a player's chariot on the board, nor a neutral one with a driver", "turn", "A3.1")
    return None if t.driver == NONE else _reins_complaint(t)


def _reins_complaint(t: Table) -> BadInput | None:
    """A player drives a neutral chariot with a card that was turned up; no six while it leads. [A7.1]"""
    if not t.rules.players_drive_neutral:
        return BadInput("neutral chariots drive by themselves", "driver", "A7.1")
    if played(t, t.active, t.turned - 1) == 0:
        return BadInput("was not turned up", "turned", "A7.1")
    if t.turned == SIX and six_rule(t, t.active) == BARRED:
        return BadInput("a six of a leader is discarded", "turned", "A7.1")
    return None
