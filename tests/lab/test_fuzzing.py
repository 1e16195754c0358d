"""Every combination of options has its turn."""

from itertools import islice

import pytest

from triumvir.contract.errors import BadInput
from triumvir.contract.info import Options
from triumvir.contract.record import Record
from triumvir.games.caesar.game import CAESAR
from triumvir.lab.fuzzing import Failure, Table, tables, try_out


def possible_tables() -> int:
    """Counted the long way round: modules and readings that go together, times everything else."""
    count = 0
    for poison in ("off", "on"):
        for centurions in ("off", "on"):
            for border_control in ("off", "on"):
                for needs in ("both", "either"):
                    given = {"poison": poison, "centurions": centurions, "border_control": border_control}
                    options = CAESAR.info.read_options({**given, "border_control_needs": needs})
                    try:
                        CAESAR.check_options(options, 2)
                    except BadInput:
                        continue
                    count += 1
    return count * 2 * 2 * 4 * 2 * 2 * 3 * 2 * 2**5


@pytest.mark.slow
def test_every_possible_table_comes_once_before_any_comes_again() -> None:
    total = possible_tables()
    seen = list(islice(tables(CAESAR, 5), total + 10))
    assert len(set(seen[:total])) == total
    assert set(seen[total:]) <= set(seen[:total])


def test_few_tables_already_show_every_value() -> None:
    seen = list(islice(tables(CAESAR, 1), 30))
    for option in CAESAR.info.options:
        assert {table.options[option.name] for table in seen} == set(option.values)


def test_a_lawful_game_is_counted() -> None:
    result = try_out(CAESAR, Table(2, CAESAR.info.read_options({})), 4)
    assert isinstance(result, Record)
    assert len(result.plies) > 10


def test_a_game_that_cannot_start_is_a_failure_without_record() -> None:
    impossible = Options(CAESAR.info.read_options({"border_control": "on"}).values)
    result = try_out(CAESAR, Table(2, impossible), 4)
    assert isinstance(result, Failure)
    assert (result.law, result.record) == (0, None)
    assert "Border Control needs" in result.what
