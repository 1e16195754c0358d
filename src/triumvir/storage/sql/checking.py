"""Whether what is stored holds together: every match with its summary, its entries numbered without gaps."""

from typing import Final

from triumvir.storage.sql.database import Connection

QUESTIONS: Final = {
    "match {} has no summary": """
        SELECT id FROM matches LEFT JOIN summaries ON match_id = id WHERE match_id IS NULL""",
    "a summary of match {}, which is not there": """
        SELECT match_id FROM summaries LEFT JOIN matches ON match_id = id WHERE id IS NULL""",
    "entries of match {}, which is not there": """
        SELECT DISTINCT match_id FROM entries LEFT JOIN matches ON match_id = id WHERE id IS NULL""",
    "match {}: its entries are not numbered from 1 to {}": """
        SELECT s.match_id, s.last_seq FROM summaries s LEFT JOIN entries e ON e.match_id = s.match_id
        GROUP BY s.match_id, s.last_seq
        HAVING count(e.seq) <> s.last_seq OR coalesce(max(e.seq), 0) <> s.last_seq""",
    "a job of match {}, which is not there": """
        SELECT DISTINCT match_id FROM jobs LEFT JOIN matches ON match_id = matches.id WHERE matches.id IS NULL""",
}


def complaints(connection: Connection) -> list[str]:
    return [words.format(*row) for words, question in QUESTIONS.items() for row in connection.ask(question)]
