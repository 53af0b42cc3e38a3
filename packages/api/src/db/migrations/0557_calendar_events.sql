-- Events of calendar feeds as they were last given, so that a change gets a higher SEQUENCE and an event that is
-- withdrawn is cancelled before it is dropped (RFC 5545); and addresses that were replaced, which answer 410.
-- New tables: lock nothing but `users` for a moment (foreign key).

create table calendar_events (
  user_id uuid not null references users (id) on delete cascade,
  event_id text not null,
  due_on date not null,
  title text not null,
  sequence integer not null default 0,
  changed_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (user_id, event_id)
);

create table replaced_feeds (
  key_hash bytea primary key,
  replaced_at timestamptz not null
);
