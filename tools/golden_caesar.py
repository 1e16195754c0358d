"""Make the golden records of CAESAR!: few games that together show everything the rules can do.

    .venv/bin/python tools/golden_caesar.py

Golden records are replayed with a hash for every ply on each build; they change only together with the rules version.
For every table below random games are played, and a game is kept if it shows something no earlier one has shown.
"""

from collections.abc import Iterator
from pathlib import Path

from tests.games.caesar.golden_claims import CLAIMS, shown_by

from triumvir.contract.chance import Seeded
from triumvir.contract.play import Play, at_random, play_game
from triumvir.contract.record import Record
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.position import CaesarPosition

FOLDER = Path(__file__).parent.parent / "tests/games/caesar/golden"

MODULES = "poison=on centurions=on"
BORDER = f"{MODULES} border_control=on"
HU = "module_setup=mix stuck_loses=empty_hand border_control_needs=either"
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
    "solo-hard-all": f"crassus=hard {BORDER} harder=hu human=pompey crassus_ties=own_turn",
    "solo-hard-hu": f"crassus=hard {BORDER} {HU} crassus_spares=all",
    "solo-easy-hu": f"crassus=easy poison=on {HU} harder=cs",
}
"""What is played; `STARTS` begin where random play hardly ever comes."""

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
        yield name, play(dict(position.choices.options.values), 1, start)


def searched(rounds: int = 400) -> Iterator[tuple[str, Record]]:
    """Two games of every table, then any that show something new until nothing is missing."""
    for seed in range(rounds):
        for name, words in TABLES.items():
            yield f"{name}-{seed}", play(options_of(words), 1000 * seed + 7)


def main() -> None:
    missing = set(CLAIMS)
    for old in FOLDER.glob("*.record"):
        old.unlink()
    for number, (name, record) in enumerate([*started(), *searched(2)]):
        missing = keep(f"{number:02}-{name}", record, missing)
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
