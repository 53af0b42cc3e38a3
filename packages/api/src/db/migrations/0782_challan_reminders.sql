-- Days of open challans in the reminders of their proved owner, and whether a date comes from a sandbox. Columns with
-- constant defaults rewrite no row.
alter table owner_alerts add column open_challans jsonb not null default '[]'
  check (jsonb_typeof(open_challans) = 'array');
alter table reminder_series add column is_sandbox boolean not null default false;
