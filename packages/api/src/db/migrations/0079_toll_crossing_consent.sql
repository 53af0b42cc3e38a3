-- A purpose of consent more: the crossings of toll plazas.
-- Locks `consents` for a moment; existing rows satisfied the narrower check and are not read again.

alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check
  check (purpose in ('analytics', 'marketing-messages', 'ad-measurement', 'toll-crossings')) not valid;
