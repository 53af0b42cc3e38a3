-- Closed loans whose papers are awaited, as their owner entered them, with what the record says of the financier.
-- New table: locks nothing but `users` for a moment (foreign key).

create table noc_clocks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  vehicle_number text not null,
  -- As typed; null: the record's name is used.
  lender text,
  -- Indian days: of the full payment, and on which the papers came.
  closed_on date not null,
  papers_on date check (papers_on >= closed_on),
  -- Of the last record that was seen; `record_at` null: none was.
  financier text,
  record_at timestamptz,
  -- Day on which the record was first seen without a financier.
  clear_on date,
  started_on date not null,
  unique (user_id, vehicle_number)
);
