-- Reminders of more than the record's documents: work of the log, saved copies, licences.
-- `version` says which document or which work a series is about: another one starts over. A forecast that moves the day
-- of the same work does not. Rewrites the rows of `reminder_series`, of which there are few; `vehicle_number` is empty
-- for what belongs to the person.

alter table reminder_series add column version text not null default '';
update reminder_series set version = due_on::text;
