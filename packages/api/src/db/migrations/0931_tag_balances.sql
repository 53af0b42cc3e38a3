-- Last known balances of FASTags, kept for people who chose the amount below which they are told. Both tables are new:
-- locks nothing but `users` for a moment.

create table tag_balance_lines (
  user_id uuid primary key references users (id),
  line_paise bigint not null check (line_paise > 0),
  chosen_at timestamptz not null
);

create table tag_balances (
  user_id uuid not null references tag_balance_lines (user_id) on delete cascade,
  vehicle_number text not null,
  -- Null once a recharge made it out of date: the row then only says when the person was last told.
  balance_paise bigint,
  read_at timestamptz not null,
  issuer text not null,
  is_sandbox boolean not null,
  told_on date,
  primary key (user_id, vehicle_number)
);

create index tag_balances_vehicle on tag_balances (vehicle_number);
