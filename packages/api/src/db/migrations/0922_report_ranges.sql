-- Reports of one thing from one range of addresses count once. For some hours a report keeps a keyed digest of its range, under
-- a random key of the thing that is deleted with the last digest; what stays is a number that is the same for reports of one
-- thing from one range. Adds empty columns and an empty table: locks nothing for long.
alter table content_reports
  add column range_digest bytea,
  -- Null: not known.
  add column range_number integer;
create index content_reports_ranges on content_reports (reported_at) where range_digest is not null;

create table content_report_keys (
  kind text not null,
  subject_id uuid not null,
  key bytea not null,
  primary key (kind, subject_id)
);
