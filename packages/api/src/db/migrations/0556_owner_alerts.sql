-- Alerts that a proved owner switched on for a vehicle: a new challan, another owner or another status in the register.
-- New table: locks nothing but `users` for a moment (foreign key).

create table owner_alerts (
  id uuid primary key,
  user_id uuid not null references users (id),
  vehicle_number text not null,
  channels text[] not null,
  -- Numbers of the challans that are known; null before the first look, which tells of none.
  known_challans text[],
  -- Change of the record that is still to be told: owner or status.
  record_change text check (record_change in ('owner', 'status')),
  started_at timestamptz not null,
  checked_at timestamptz,
  -- A source did not answer at the last look.
  has_failed_source boolean not null default false,
  unique (user_id, vehicle_number)
);
