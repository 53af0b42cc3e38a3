-- Days that no register tells, typed by the person: when a FASTag was issued and when an annual pass was activated.
-- New table: locks nothing but `users` for a moment.

create table reminder_typed_days (
  user_id uuid not null references users (id),
  vehicle_number text not null,
  kind text not null check (kind in ('tag', 'chassis-tag', 'pass')),
  began_on date not null,
  -- Of a pass, as its holder counted them on a day.
  trips_left smallint check (trips_left between 0 and 1000),
  counted_on date,
  added_at timestamptz not null,
  primary key (user_id, vehicle_number, kind),
  check ((trips_left is null) = (counted_on is null))
);
