-- The folder of all enquiries has those that were set apart, too.
DROP VIEW total;

CREATE VIEW total AS
SELECT 'all' AS name, count(*) - (SELECT count(*) FROM enquiry WHERE deleted <> 0) AS count FROM enquiry
UNION ALL SELECT state, count(*) FROM enquiry WHERE spam = '' AND deleted = 0 GROUP BY state
UNION ALL SELECT 'spam', count(*) FROM enquiry WHERE spam <> '' AND deleted = 0
UNION ALL SELECT 'deleted', count(*) FROM enquiry WHERE deleted <> 0
UNION ALL SELECT 'unread', count(*) FROM enquiry WHERE read = 0 AND spam = '' AND deleted = 0
UNION ALL SELECT 'failed', count(*) FROM notice WHERE attempts > 0;
