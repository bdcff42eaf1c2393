-- Of a deleted enquiry its key alone is stored.
CREATE TRIGGER enquiry_deleted AFTER DELETE ON enquiry BEGIN
  DELETE FROM notice WHERE key = old.key;
  UPDATE receipt SET digest = '' WHERE key = old.key;
END;

-- With how many messages to the owner about it are not sent yet, and how many of them have failed.
CREATE VIEW enquiry_shown AS SELECT *,
  (SELECT count(*) FROM notice WHERE notice.key = enquiry.key) AS waiting,
  (SELECT count(*) FROM notice WHERE notice.key = enquiry.key AND attempts > 0) AS failed
FROM enquiry;

-- How many enquiries each folder holds, how many are unread, how many messages to the owner have failed.
CREATE VIEW total AS
SELECT 'all' AS name, count(*) AS count FROM enquiry WHERE spam = ''
UNION ALL SELECT state, count(*) FROM enquiry WHERE spam = '' GROUP BY state
UNION ALL SELECT 'spam', count(*) FROM enquiry WHERE spam <> ''
UNION ALL SELECT 'unread', count(*) FROM enquiry WHERE read = 0 AND spam = ''
UNION ALL SELECT 'failed', count(*) FROM notice WHERE attempts > 0;
