import pytest
from tests.storage.samples import WAIT, add_match, entries, job

from triumvir.storage.opening import open_database
from triumvir.storage.sql.store import SqlStore

DAMAGE = {
    "DELETE FROM entries WHERE seq = 2": "match m1: its entries are not numbered from 1 to 3",
    "DELETE FROM entries WHERE seq = 3": "match m1: its entries are not numbered from 1 to 3",
    "UPDATE entries SET seq = 9 WHERE seq = 1": "match m1: its entries are not numbered from 1 to 3",
    "UPDATE entries SET match_id = 'm2' WHERE seq = 3": "entries of match m2, which is not there",
    "DELETE FROM summaries": "match m1 has no summary",
    "DELETE FROM matches": "a summary of match m1, which is not there",
    "UPDATE jobs SET match_id = 'm2'": "a job of match m2, which is not there",
}


@pytest.mark.parametrize("statement", DAMAGE)
def test_damage_is_found(url: str, statement: str) -> None:
    store = SqlStore(open_database(url))
    try:
        add_match(store)
        store.append("m1", entries(1, 3), jobs=[job()]).result(WAIT)
        assert store.check() == ()
        store.writer.do(lambda connection: connection.change(statement)).result(WAIT)
        assert DAMAGE[statement] in store.check()
    finally:
        store.close()
