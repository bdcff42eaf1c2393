-- The version of the columns that are derived from the fields, see derive.ts.
INSERT INTO setting VALUES ('derived', '0');

-- Enquiries with more than one phone number, with a space between.
CREATE INDEX enquiry_phones ON enquiry (phone) WHERE instr(phone, ' ') > 0;

-- Sessions that the owner has ended before their time.
CREATE TABLE signed_out (session TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
