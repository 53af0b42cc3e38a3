-- Where the messages on the days of the law after a sale to a dealer go; empty: they are switched off. A constant default: the
-- table is locked for a moment only.
alter table sale_handovers add column channels text[] not null default '{sms,email}';
