-- A quotation that was given for an enquiry. It is never changed, and its number is never given again: of a deleted
-- enquiry the number remains, without the content.
CREATE TABLE quotation (
  number INTEGER PRIMARY KEY,
  -- The key of its enquiry.
  key TEXT NOT NULL,
  -- The form that it was written with, and its content: the same one sent twice is one quotation.
  token TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  content TEXT NOT NULL
);

CREATE INDEX quotation_key ON quotation (key);

DROP TRIGGER enquiry_deleted;

CREATE TRIGGER enquiry_deleted AFTER DELETE ON enquiry BEGIN
  DELETE FROM notice WHERE key = old.key;
  UPDATE receipt SET digest = '' WHERE key = old.key;
  UPDATE quotation SET content = '' WHERE key = old.key;
END;
