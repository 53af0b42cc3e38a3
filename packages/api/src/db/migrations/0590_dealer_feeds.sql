-- Addresses of dealers' lists of cars, when each is read next, and what the last reading led to. Locks nothing.
create table used_feeds (
  firm_id uuid primary key references partner_firms (id),
  url text not null,
  -- Version of the last list that was applied as a whole; null: ask for all of it.
  etag text,
  next_at timestamptz not null,
  read_at timestamptz,
  -- read, unchanged, shrunk, or why it could not be read
  outcome text,
  report jsonb,
  failures integer not null default 0
);
create index used_feeds_next on used_feeds (next_at);
