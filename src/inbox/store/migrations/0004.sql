-- The day on which the owner wants to come back to an enquiry, `2024-06-30`; empty if there is none.
ALTER TABLE enquiry ADD COLUMN followUp TEXT NOT NULL DEFAULT '';

CREATE INDEX enquiry_followUp ON enquiry (followUp) WHERE followUp <> '' AND spam = '';

DROP VIEW enquiry_shown;

CREATE VIEW enquiry_shown AS SELECT *,
  (SELECT count(*) FROM notice WHERE notice.key = enquiry.key) AS waiting,
  (SELECT count(*) FROM notice WHERE notice.key = enquiry.key AND attempts > 0) AS failed
FROM enquiry;
