-- A number may also go to a firm's own system, which is no member. Changes a constraint: locks contact_reads for a moment.

alter table contact_reads alter column member_id drop not null;
-- Erasures that nobody confirmed in time, for the desk.
create index contact_erasures_due on contact_erasures (due_at) where confirmed_at is null;
