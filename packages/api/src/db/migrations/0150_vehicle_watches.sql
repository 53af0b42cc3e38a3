-- Vehicles whose record is asked for again on set days, each for a purpose of its owner: the kind's module says on which
-- days and what a change means. A row exists only while it is watched. New table: locks nothing but `users` for a moment
-- (foreign key).

create table vehicle_watches (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The kind's own id of what it watches for.
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  vehicle_number text not null,
  -- Indian days: when to ask next, and the last day of the watch.
  next_on date not null,
  until_on date not null,
  -- What the kind keeps of the last record; null before the first answer, or when there was no record to see.
  seen jsonb,
  -- Time of the record in `seen`.
  seen_at timestamptz,
  -- Last attempt that the source did not answer; null after an answer.
  failed_at timestamptz,
  started_at timestamptz not null,
  unique (kind, subject)
);
create index vehicle_watches_next on vehicle_watches (next_on, vehicle_number);
create index vehicle_watches_until on vehicle_watches (until_on);
create index vehicle_watches_user on vehicle_watches (user_id);
