-- One engine for background work: schedules become rows that the work loop turns into tasks, and tasks get a lane, so
-- that bulk and scheduled work does not keep money waiting. The schedules of pg-boss go; the next start declares ours,
-- so a run that was due between the two versions is caught up by the next one. Locks `tasks` against writes while its
-- index is built (a second for a million rows), and drops schema `pgboss`: a server of the version before logs errors
-- until it is replaced, and its jobs run on the new one.

create table schedules (
  name text primary key,
  cron text not null,
  time_zone text not null,
  next_at timestamptz not null,
  last_run_at timestamptz,
  -- `done`, or the code of the failure.
  last_outcome text
);

alter table tasks add column lane text not null default 'prompt'
  check (lane in ('prompt', 'bulk', 'scheduled'));
update tasks set lane = 'bulk'
  where kind in ('send-newsletter', 'deliver', 'erase-documents', 'erase-file');
drop index tasks_due;
create index tasks_due on tasks (lane, due_at) where dead_at is null;

drop schema if exists pgboss cascade;
