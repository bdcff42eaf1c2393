-- The time at which the owner deleted an enquiry together with others, 0 if not: for a day it can be brought back.
ALTER TABLE enquiry ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;

CREATE INDEX enquiry_deleted_at ON enquiry (deleted) WHERE deleted <> 0;

DROP VIEW enquiry_shown;

CREATE VIEW enquiry_shown AS SELECT *,
  (SELECT count(*) FROM notice WHERE notice.key = enquiry.key) AS waiting,
  (SELECT count(*) FROM notice WHERE notice.key = enquiry.key AND attempts > 0) AS failed
FROM enquiry;

DROP VIEW total;

CREATE VIEW total AS
SELECT 'all' AS name, count(*) AS count FROM enquiry WHERE spam = '' AND deleted = 0
UNION ALL SELECT state, count(*) FROM enquiry WHERE spam = '' AND deleted = 0 GROUP BY state
UNION ALL SELECT 'spam', count(*) FROM enquiry WHERE spam <> '' AND deleted = 0
UNION ALL SELECT 'deleted', count(*) FROM enquiry WHERE deleted <> 0
UNION ALL SELECT 'unread', count(*) FROM enquiry WHERE read = 0 AND spam = '' AND deleted = 0
UNION ALL SELECT 'failed', count(*) FROM notice WHERE attempts > 0;
