-- Sales of cars through the product, and their moves. New tables: locks nothing.
create table sale_cases (
  id uuid primary key,
  -- Null until a visitor has confirmed with an OTP; `device_hash` finds it then.
  user_id uuid references users (id) on delete cascade,
  device_hash bytea,
  vehicle_number text not null,
  state text not null,
  -- Snapshot of the car: `InspectedCar` of the inspections.
  car jsonb not null,
  city_id integer not null,
  city text not null,
  -- The estimate that it began with; null without one.
  estimate jsonb,
  started_at timestamptz not null,
  check (user_id is not null or device_hash is not null)
);
create index sale_cases_user on sale_cases (user_id, started_at desc);
create index sale_cases_device on sale_cases (device_hash) where user_id is null;
-- A person sells a car once at a time.
create unique index sale_cases_live on sale_cases (user_id, vehicle_number)
  where state not in ('called-off', 'not-for-sale', 'withdrawn', 'transferred');
-- A car is sold once, also by different sellers.
create unique index sale_cases_bound on sale_cases (vehicle_number)
  where state in ('accepted', 'funded', 'handed-over', 'paid');

create table sale_moves (
  id bigint generated always as identity primary key,
  sale_id uuid not null references sale_cases (id) on delete cascade,
  event text not null,
  state text not null,
  at timestamptz not null
);
create index sale_moves_of on sale_moves (sale_id, id);
