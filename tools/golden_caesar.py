"""Make the golden records of CAESAR!: few games that together show everything the rules can do.

    .venv/bin/python tools/golden_caesar.py

Golden records are replayed with a hash for every ply on each build; they change only together with the rules version,
and those of an earlier version stay, in a folder of their own (`tests/games/golden.py`).
For every table below random games are played, and a game is kept if it shows something no earlier one has shown; for
every value of every new option, one in which it mattered.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from tests.games.caesar.golden_claims import CLAIMS, shown_by

from triumvir.contract.chance import Seeded
from triumvir.contract.info import Option
from triumvir.contract.play import Play, at_random, play_game
from triumvir.contract.record import Record
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.position import CaesarPosition
from triumvir.lab.mattering import mattered, new_options

FOLDER = Path(__file__).parent.parent / "tests/games/caesar/golden"

MODULES = "poison=on centurions=on"
BORDER = f"{MODULES} border_control=on"
HU = " ".join(f"{name}={value}" for name, value in CAESAR.info.reading("hu").items())
TABLES = {
    "base": "",
    "base-hu": HU,
    "poison": "poison=on",
    "poison-hu": f"poison=on {HU}",
    "centurions": "centurions=on",
    "centurions-hu": f"centurions=on {HU}",
    "both": MODULES,
    "border": BORDER,
    "border-hu": f"{BORDER} {HU}",
    "border-poison": f"poison=on border_control=on {HU}",
    "border-centurions": f"centurions=on border_control=on {HU}",
    "solo-easy": "crassus=easy",
    "solo-normal": "crassus=normal human=pompey",
    "solo-hard": "crassus=hard",
    "solo-easy-all": f"crassus=easy {BORDER} human=pompey",
    "solo-normal-all": f"crassus=normal {BORDER} harder=cs",
    "solo-hard-all": f"crassus=hard {BORDER} harder=hu human=pompey crassus_ties=always",
    "solo-hard-hu": f"crassus=hard {BORDER} {HU} crassus_spares=all",
    "solo-easy-hu": f"crassus=easy poison=on {HU} harder=cs",
}
"""What is played; `STARTS` begin where random play hardly ever comes."""

NEW_OPTIONS = {
    "crassus_ties": "crassus=easy",
    "double_closing": "",
    "wealth_draw": "",
    "centurion_taken": "centurions=on",
    "bank_draw": BORDER,
    "crassus_list_ties": "crassus=hard human=pompey",
}
"""The tables at which to look for games in which a new option mattered."""

STARTS = {
    "solo-item-5": (
        "caesar options={crassus:hard} tokens={AG-SY:pompey.sword60>SY,AS-SY:pompey.shield60>SY} "
        "provinces={HU:senate,HC:senate,MT:senate,GA:senate,SD:might,GC:might,NU:might,IT:senate,SC:might,AF:wealth,"
        "DM:wealth,AC:wealth,MD:tactics,CY:tactics,CR:tactics,AG:wealth,AS:tactics,SY:pompey} "
        "supply={caesar:[sword51+ship33],pompey:[ship60+sword51]} active=pompey phase=crassus tile=A step=1"
    ),
    "solo-item-7": (
        "caesar options={crassus:hard,human:pompey} tokens={MT-SD:caesar.ship60>MT~,SD-GA:caesar.shield60>SD~,"
        "SD-SC:pompey.ship60>SD~,SD-IT:pompey.shield60>SD~,NU-SC:caesar.ship51>NU~,SC-IT:caesar.sword60>SC~,"
        "SC-AF:caesar.ship42>SC~,IT-GC:pompey.sword60>IT~,IT-AC:caesar.ship33>IT~,IT-MD:pompey.shield51>IT~,"
        "IT-DM:pompey.ship51>IT~,AF-AC:pompey.ship42>AF~,AC-MD:caesar.sword51>AC~,AC-CR:caesar.shield51>AC~,"
        "CY-CR:pompey.shield42>CY~,CR-AG:pompey.ship33>CR~,CR-AS:caesar.shield42>CR~} "
        "provinces={HU:wealth,HC:wealth,MT:might,GA:tactics,SD:tied,GC:might,NU:might,IT:tied,SC:tied,AF:wealth,"
        "DM:wealth,AC:tied,MD:tactics,CY:tactics,CR:tied,AG:senate,AS:tactics,SY:senate} "
        "supply={caesar:[shield33],pompey:[sword51+laurel22]} active=caesar phase=crassus tile=A step=1"
    ),
    "solo-no-centurion-left": (
        "caesar options={crassus:hard,centurions:on} provinces={HU:senate,HC:senate,MT:senate,GA:senate,SD:might,"
        "GC:might,NU:might,IT:senate,SC:might,AF:wealth,DM:wealth,AC:wealth,MD:tactics,CY:tactics,CR:tactics,AG:wealth,"
        "AS:centurion,SY:senate} supply={caesar:[sword51+ship33],pompey:[sword70+shieldship44+laurel33]} "
        "active=pompey phase=crassus tile=E step=0"
    ),
    "solo-stack-fits": (
        "caesar options={centurions:on,stuck_loses:empty_hand,crassus:hard} tokens={HU-HC:caesar.shield60>HU,"
        "HU-MT:caesar.ship42>HU,HC-GA:caesar.sword60>HC,MT-SD:caesar.ship33>MT,MT-NU:caesar.sword51>MT,"
        "SD-GA:caesar.shield51>SD,SD-SC:pompey.ship51>SD,SD-IT:caesar.shield42>SD,GA-GC:caesar.sword42>GA,"
        "NU-SC:pompey.ship42>NU,NU-AF:caesar.sword33>NU,SC-IT:pompey.sword60>SC,SC-AF:pompey.ship33>SC,"
        "IT-GC:pompey.sword51>IT,IT-AC:caesar.laurel40>IT,IT-MD:pompey.shield60>IT,IT-DM:caesar.laurel31>IT,"
        "GC-DM:pompey.shield51>GC,AF-AC:caesar.laurel22>AF,AF-CY:pompey.shield42>AF,AC-MD:pompey.sword42>AC,"
        "AC-CR:pompey.shield33>AC,MD-DM:pompey.sword33>MD,CY-CR:pompey.laurel31>CY,CY-AG:pompey.laurel22>CY,"
        "CR-AG:caesar.laurel22>CR,CR-AS:pompey.laurel22>CR,AG-AS:pompey.laurel40>AG,AS-SY:caesar.shield33>AS} "
        "provinces={HU:tied,HC:tied,MT:tied,GA:tied,SD:tied,GC:tied,NU:tied,IT:tied,SC:tied,AF:tied,DM:tied,AC:tied,"
        "MD:tied,CY:tied,CR:tied,AG:wealth,AS:tied,SY:wealth} supply={caesar:[ship60],pompey:[ship60]} active=pompey "
        "phase=crassus tile=A step=1"
    ),
}


def play(given: dict[str, str], seed: int, start: str = "") -> Record:
    game = Play(CAESAR, CAESAR.info.read_options(given), 2, Seeded(seed), start=start)
    return play_game(game, at_random(Seeded(seed + 1)))


def options_of(words: str) -> dict[str, str]:
    return dict(word.split("=") for word in words.split())


def started() -> Iterator[tuple[str, Record]]:
    for name, start in STARTS.items():
        position = CAESAR.position_from_line(start)
        assert isinstance(position, CaesarPosition)
        yield name, play(dict(position.rules.options.values), 1, start)


def searched(rounds: int = 400) -> Iterator[tuple[str, Record]]:
    """Two games of every table, then any that show something new until nothing is missing."""
    for seed in range(rounds):
        for name, words in TABLES.items():
            yield f"{name}-{seed}", play(options_of(words), 1000 * seed + 7)


def decided() -> Iterator[tuple[str, Record]]:
    """For every value of every new option the first game that would have gone otherwise with another value."""
    for option in new_options(CAESAR.info):
        for value in option.values:
            given = options_of(NEW_OPTIONS[option.name]) | {option.name: value}
            yield f"option-{option.name}-{value}", first_decided(given, option)


def first_decided(given: dict[str, str], option: Option) -> Record:
    others = [value for value in option.values if value != given[option.name]]
    start = start_with(STARTS["solo-item-7"], given) if option.name == "crassus_list_ties" else ""
    games = (play(given, 1000 * seed + 7, start) for seed in count())
    return next(game for game in games if all(mattered(CAESAR, game, option.name, value) for value in others))


def start_with(line: str, given: dict[str, str]) -> str:
    """The same position at a table with these options."""
    position = CAESAR.position_from_line(line).to_json()
    options = CAESAR.info.read_options(given).changed(CAESAR.info)
    return CAESAR.position_from_json({**position, "options": {**options}}).to_line()


def main() -> None:
    missing = set(CLAIMS)
    for old in FOLDER.glob("*.record"):
        old.unlink()
    for number, (name, record) in enumerate([*started(), *searched(2)]):
        missing = keep(f"{number:02}-{name}", record, missing)
    for name, record in decided():
        missing = keep(name, record, missing)
    for name, record in searched():
        if not missing:
            break
        if missing & shown_by(record):
            missing = keep(name, record, missing)
    print(f"{len(list(FOLDER.glob('*.record')))} records; not shown: {sorted(missing) or 'nothing'}")


def keep(name: str, record: Record, missing: set[str]) -> set[str]:
    (FOLDER / f"{name}.record").write_text(record.to_text(), "utf-8")
    return missing - shown_by(record)


if __name__ == "__main__":
    main()
