-- One word for one thing: the status of a match is called here what the match itself calls it.
UPDATE summaries SET status = CASE status
    WHEN 'open' THEN 'waiting'
    WHEN 'running' THEN 'playing'
    ELSE 'over'
END;
