-- Searches whose news a person wants to hear of, with the channels chosen. `seen` is what the search found last: what it
-- finds besides is news. New table: locks nothing.

create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- One of the kinds of lists of the program.
  kind text not null,
  -- The filter as the query of its address, in its one form.
  query text not null,
  channels text[] not null check (cardinality(channels) > 0),
  seen text[] not null,
  created_at timestamptz not null,
  unique (user_id, kind, query)
);
