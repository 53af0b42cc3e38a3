-- Only a verified owner's report is shown to everyone; other reports are tickets. Locks `field_reports` for a moment.

alter table field_reports add column by_owner boolean not null default false;

-- Answers stored with reports that were not verified: fetched again at the next look-up.
update vehicles set fresh_until = fetched_at
  where body is not null and body not like '%"reports":[]%';
