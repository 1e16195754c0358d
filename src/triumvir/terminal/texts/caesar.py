"""What the terminal says in CAESAR!, in English: events by their kind, questions, and the words of the box."""

from typing import Final

TITLE: Final = "CAESAR!"

SIDES: Final[dict[str, str]] = {"caesar": "Caesar", "pompey": "Pompey"}
LETTERS: Final[dict[str, str]] = {"caesar": "C", "pompey": "P"}

PROVINCES: Final[dict[str, str]] = {
    "HU": "Hispania Ulterior",
    "HC": "Hispania Citerior",
    "MT": "Mauritania",
    "GA": "Gallia",
    "SD": "Sardinia",
    "GC": "Gallia Cisalpina",
    "NU": "Numidia",
    "IT": "Italia",
    "SC": "Sicilia",
    "AF": "Africa",
    "DM": "Dalmatia",
    "AC": "Achaia",
    "MD": "Macedonia",
    "CY": "Cyrene",
    "CR": "Creta",
    "AG": "Aegyptus",
    "AS": "Asia",
    "SY": "Syria",
}
SHORT_PROVINCES: Final[dict[str, str]] = {
    **PROVINCES,
    "HU": "Hisp. Ult.",
    "HC": "Hisp. Cit.",
    "GC": "G. Cisalp.",
}

SYMBOLS: Final[dict[str, str]] = {"sword": "†", "shield": "◊", "ship": "≈", "laurel": "✶"}
SYMBOL_NAMES: Final[dict[str, str]] = {
    "sword": "sword",
    "shield": "shield",
    "ship": "ship",
    "laurel": "laurel",
    "shieldship": "shield-or-ship",
}
BONUSES: Final[dict[str, str]] = {
    "tactics": "Tactics",
    "wealth": "Wealth",
    "might": "Might",
    "senate": "Senate",
    "poison": "Poison",
    "centurion": "Centurion",
}
BONUS_EFFECTS: Final[dict[str, str]] = {
    "tactics": "take another turn after this one",
    "wealth": "draw one more token now",
    "might": "turn a token or control marker of the opponent face down",
    "poison": "a random token of the opponent goes back to the bag",
    "centurion": "choose a Centurion instead of drawing",
}

LABELS: Final[dict[str, str]] = {
    "legend": "† sword  ◊ shield  ≈ ship  ✶ laurel, anywhere  ▒ face down  ■ marker",
    "legend_border_control": "  { } border control",
    "legend_short": "† sword ◊ shield ≈ ship ✶ any",
    "turn": "{side} to play",
    "over": "{side} has won",
    "supply": "supply",
    "row": "row",
    "hidden": "{count} hidden",
    "empty": "none",
    "bag": "bag {count}",
    "markers": "{count} left",
    "senate": "Senate {row}",
    "centurions": "Centurions",
    "removed": "{count} out of the game",
    "tile": "tile {tile}",
    "deck": "tiles to come {deck}",
    "bank": "bank {bank}",
    "log": "What happened",
    "tied": "tied",
    "turned": "down",
    "extra_turn": "another turn follows",
}

QUESTIONS: Final[dict[str, str]] = {
    "token": "Which token do you place?",
    "space": "Where do you place {token}?",
    "facing": "{token} on {space}: which value faces which province?",
    "order": "Your token closes two provinces. Which one is resolved first?",
    "bonus": "You took {bonus}: {effect}. Do you use it?",
    "might": "You took Might. Which token or marker of {opponent} do you turn face down?",
    "take": "Which Centurion do you take instead of drawing?",
    "pass": "None of your tokens fits an empty space.",
    "crassus": "Auto-Crassus goes on.",
}

ANSWERS: Final[dict[str, str]] = {
    "token": "{token}",
    "face_down": "face down, counting nothing, and draw a token from the bank",
    "total": "{province} +{value} → C {caesar} : {pompey} P",
    "closes": "closed: {bonus} for you, {holder}",
    "holder": "control for {side}",
    "tie": "a tie",
    "tie_solo": "a tie, which Crassus may win by rule C8.5",
    "order": "{province} first (C {caesar} : {pompey} P, {bonus})",
    "use": "use {bonus}",
    "decline": "do not use {bonus}",
    "might_token": "the {token} between {first} and {second}",
    "might_marker": "the control marker on {province}",
    "take": "{token}",
    "pass": "pass and draw",
    "step": "go on",
}

EVENTS: Final[dict[str, str]] = {
    "TurnBegan": "{side}’s turn.",
    "TurnBegan.extra": "{side} has another turn (Tactics).",
    "Asked": "",
    "TokenPlaced": "{side} places {token}: {first_value} toward {first}, {second_value} toward {second}.",
    "TokenPlaced.hidden": "{side} places {token} face down between {first} and {second}.",
    "TokenPlaced.unknown": "{side} places a token face down between {first} and {second}.",
    "Passed": "{side} has no token that fits and passes.",
    "BankDrawn": "{side} draws {bonus} from the bank.",
    "ProvinceClosed": "{province} is closed, Caesar {caesar} : {pompey} Pompey. {side} takes {bonus}.",
    "ProvinceHeld": "{side} controls {province} ({markers} markers).",
    "ProvinceHeld.one": "{side} controls {province}.",
    "ProvinceTied": "{province} is tied: nobody controls it.",
    "BorderMarked": "{side} marks the border {first}–{second}.",
    "SenateKept": "{side} keeps Senate, {markers} markers under it.",
    "SenateKept.none": "{side} keeps Senate without a marker.",
    "SenateKept.one": "{side} keeps Senate, one marker under it.",
    "BonusUsed": "{side} uses {bonus}.",
    "BonusDeclined": "{side} does not use {bonus}.",
    "BonusDiscarded": "{side} throws {bonus} away.",
    "MarkerRemoved": "One of {side}’s markers leaves the game.",
    "TokenTurned": "The token between {first} and {second} is turned face down.",
    "MarkerTurned": "The control marker on {province} is turned face down.",
    "TokenDrawn": "{side} draws {token}.",
    "TokenDrawn.unknown": "{side} draws a token.",
    "BagEmpty": "{side}’s bag is empty.",
    "TokenReturned": "{side} returns {token} to the bag.",
    "CenturionTaken": "{side} takes the Centurion {token}.",
    "TileTurned": "Crassus turns up tile {tile}.",
    "TileTurned.shuffled": "The tiles are shuffled. Crassus turns up tile {tile}.",
    "StackEmpty": "{side} has no Centurion left to draw.",
    "CrassusAimed": "Crassus, item {item}: {reason}",
    "CrassusSkipped": "Crassus cannot {command} and skips it.",
    "GameEnded": "{side} wins: {reason}.",
}

CRASSUS_REASONS: Final[dict[int, str]] = {
    1: "he can gain control of {province}.",
    2: "he can close {province}, though you get it.",
    3: "he is behind in {province}.",
    4: "he is nearest to control in {province}.",
    5: "{province} is next to a province of his.",
    6: "{province} is central.",
    7: "{province} takes his highest value.",
}
COMMANDS: Final[dict[str, str]] = {
    "draw1": "draw 1",
    "draw2": "draw 2",
    "draw_centurion": "draw a Centurion",
    "execute": "place",
    "discard1": "discard 1",
}
END_REASONS: Final[dict[str, str]] = {
    "markers": "the last control marker is down",
    "markers_removed": "the last marker left the game",
    "stuck": "the other side cannot place a token",
    "standstill": "no token fits anywhere, and the other side was stuck first",
}
