"""What the terminal says in Ave Caesar, in English: events by their kind, questions, and the words of the box."""

from typing import Final

TITLE: Final = "AVE CAESAR"

FACTIONS: Final[dict[str, str]] = {
    "russata": "Russata",
    "albata": "Albata",
    "veneta": "Veneta",
    "prasina": "Prasina",
    "aurata": "Aurata",
    "purpurea": "Purpurea",
}
LETTERS: Final[dict[str, str]] = {
    "russata": "R",
    "albata": "A",
    "veneta": "V",
    "prasina": "P",
    "aurata": "G",  # gold
    "purpurea": "U",
}
DIRECTIONS: Final[dict[str, str]] = {"clockwise": "clockwise", "counter_clockwise": "counter-clockwise"}
PLACES: Final = ("I", "II", "III", "IV", "V", "VI")

LABELS: Final[dict[str, str]] = {
    "turn": "{chariot} to move",
    "over": "the tournament is over",
    "race": "race {race} of {races}, {course} {direction}",
    "legend": "█ wall  N narrow  K imperial lane",
    "pulvinar": "AVE CAESAR",
    "neutral": "neutral",
    "start": "start",
    "lap": "lap {lap}",
    "home": "home",
    "stranded": "stranded",
    "paid": "paid",
    "to_pay": "to pay",
    "disqualified": "disqualified",
    "disqualified_short": "disqual.",
    "nothing": "–",
    "leads": "leads",
    "leads_tied": "leads, tied",
    "sixes_locked": "6 locked",
    "no_six": "no 6",
    "to_go": "{cells} to go",
    "to_spare": "{points} spare",
    "too_short": "{points} too few",
    "lane_missed": "lane missed",
    "hand": "hand",
    "laurels": "✶ {laurels}",
    "next": "Next: {chariots}",
    "nobody": "nobody",
    "standing": "Laurels: {laurels}",
    "to_come": "To come: {races}",
    "turned_up": "Turned up for the start: {cards}",
    "head_chariot": "chariot",
    "head_cell": "cell",
    "head_lap": "lap",
    "head_denarius": "denarius",
    "head_to_go": "to go",
    "head_spare": "spare",
    "head_left": "left of 1–6",
    "head_laurels": "✶",
    "head_hand": "hand",
}

QUESTIONS: Final[dict[str, str]] = {
    "card": "{chariot}: which card do you play?",
    "cell": "{chariot}, card {card}: where to? At best {spare}.",
    "blocked": "{chariot} cannot move any card in full and skips (rule A3.3).",
    "only_sixes": "{chariot} leads with nothing but sixes and skips (rule A4.4).",
}

ANSWERS: Final[dict[str, str]] = {
    "cells": "{count} cells, {least} to go",
    "cells_range": "{count} cells, {least} to {most} to go",
    "one": "to {cell}, {outlook}, {spare}",
    "finish": "across the line and home",
    "skip": "skip, keep all cards",
    "wait": "skip and wait for the lane (A5.4)",
    "pays": "pays",
    "disqualifies": "OUT by A5.3",
    "misses": "LANE MISSED",
}

WARNINGS: Final[dict[str, str]] = {
    "disqualifies": "{chariot} would begin the third lap unpaid and be disqualified, no points (rule A5.3).",
    "misses": "From there the lane cannot be reached before the third lap: no points (rule A5.3).",
}

EVENTS: Final[dict[str, str]] = {
    "RaceBegan": "Race {race}, {course} {direction}. Start: {lineup}.",
    "CardDrawn": "{chariot} draws a {card}.",
    "CardDrawn.unknown": "",
    "TurnBegan": "",
    "CardPlayed": "",
    "CardTurned": "{chariot}, neutral, turns up a {card}.",
    "ChariotMoved": "{chariot} drives {cells} to {to}.",
    "ChariotMoved.crossed": "{chariot} drives {cells} across the line to {to}.",
    "TurnSkipped": "{chariot} skips.",
    "CardDiscarded": "{chariot} cannot move it: the card is discarded.",
    "NeutralBlocked": "{chariot}, neutral, is blocked and turns no card.",
    "DenariusPaid": "“Ave Caesar!” {chariot} pays the denarius.",
    "ChariotDisqualified": "{chariot} begins the third lap unpaid: disqualified.",
    "ChariotFinished": "{chariot} is home: {laurels} laurels.",
    "ChariotFinished.none": "{chariot} is home, without laurels.",
    "ChariotStranded": "{chariot} has no cards left and is stranded.",
    "RaceEnded": "Race {race} is over: {ranking}.",
    "GameEnded": "{winners} {reason}.",
    "GameEnded.no_laurels": "{reason}.",
}

END_REASONS: Final[dict[str, str]] = {
    "laurels": "wins: the most laurels",
    "shared_laurels": "win together: equally many laurels",
    "no_laurels": "Nobody wins: nobody has laurels",
}
