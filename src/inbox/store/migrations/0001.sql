-- A step that has once been published is never changed: a change is a further step.

CREATE TABLE enquiry (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  received INTEGER NOT NULL,
  -- The time from which its age counts, see clock.ts.
  since INTEGER NOT NULL,
  written TEXT NOT NULL,
  form TEXT NOT NULL,
  about TEXT NOT NULL,
  page TEXT NOT NULL,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  fields TEXT NOT NULL,
  search TEXT NOT NULL,
  spam TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'new',
  read INTEGER NOT NULL DEFAULT 0,
  note TEXT NOT NULL DEFAULT ''
);

CREATE INDEX enquiry_spam ON enquiry (spam, id);

CREATE INDEX enquiry_state ON enquiry (spam, state, id);

CREATE INDEX enquiry_unread ON enquiry (id) WHERE read = 0 AND spam = '';

CREATE INDEX enquiry_phone ON enquiry (phone);

CREATE INDEX enquiry_email ON enquiry (email);

CREATE INDEX enquiry_since ON enquiry (since);

-- Outlives its enquiry: one that was deleted does not come back when a browser repeats it.
CREATE TABLE receipt (key TEXT PRIMARY KEY, digest TEXT NOT NULL) WITHOUT ROWID;

-- What has still to be sent to the owner; without a key it is the summary of a day.
CREATE TABLE notice (
  key TEXT NOT NULL,
  channel TEXT NOT NULL,
  due INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (key, channel)
) WITHOUT ROWID;

CREATE INDEX notice_due ON notice (due);

CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

INSERT INTO setting VALUES ('clock', '0'), ('summary', '');
