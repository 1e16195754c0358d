"""What the prompt says in every game. One catalogue, so that another language can take its place."""

from typing import Final

PROMPT: Final[dict[str, str]] = {
    "hint": "number or notation · ? what is possible · rule ID · log · save · resign · quit",
    "hint_enter": "Enter · ",
    "hint_back": "number or notation · b back · ? what is possible · rule ID · log · quit",
    "choose_on_board": "{question} Type a gold number of the board ({first}–{last}).",
    "not_a_choice": "{word} is none of the choices 1 to {last}.",
    "illegal": "{action} is not allowed by rule {rule}. {text}",
    "unreadable": "{what} — type a number, a notation, or ? to see what is possible.",
    "possible": "You can",
    "impossible": "You cannot",
    "impossible_line": "{subjects}  by rule {rule}. {text}",
    "nothing_impossible": "Nothing that looks playable is forbidden.",
    "no_rule": "There is no rule {rule}.",
    "rule_needs_id": "Type rule and an id, as in: rule {example}",
    "no_rulebook": "(the rulebook is not here)",
    "log_title": "What happened",
    "log_empty": "Nothing has happened yet.",
    "go_on": "Press Enter to go on.",
    "hand_over": "Pass the seat to {side}.",
    "hand_over_hint": "{side}, press Enter when nobody else is looking.",
    "saved": "Saved to {path}.",
    "save_where": "Save to which file?",
    "quit_save": "Save the game before you leave? Type a file name, or just Enter to leave it unsaved: ",
    "left": "You left the table.",
    "left_saved": "You left the table. `triumvir play {game} --resume {path}` takes the game up again.",
    "resign_sure": "Resign and give the game away? Type yes: ",
    "resigned": "{side} resigned.",
    "resign_not": "You play on.",
    "you": "you",
    "human": "a person",
    "random": "a random player",
    "automatic": "Auto-Crassus",
    "over": "The game is over.",
    "match_game": " · game {number} of {games}",
    "match_title": "Match of {games} games",
    "match_column": "game {number}",
    "match_points": "points",
    "match_wins": "wins",
    "match_won": "✓",
    "match_first": "first player",
    "match_second": "second player",
    "match_next": "Now you swap sides. Press Enter for the next game.",
    "match_yours": "You win the match.",
    "match_theirs": "The match goes to {player}.",
    "match_drawn": "The match is drawn.",
}


def say(key: str, **words: object) -> str:
    return PROMPT[key].format(**words)
