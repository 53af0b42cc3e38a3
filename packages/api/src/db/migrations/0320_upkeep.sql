-- The log of a vehicle as its keeper writes it: work, fills, other expenses; and how often work is due. The log stays
-- when the vehicle leaves the garage, and is there again when it comes back.
-- New tables: lock nothing but `users` for a moment (foreign keys).

create table upkeep_entries (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  vehicle_number text not null,
  kind text not null check (kind in ('service', 'fuel', 'expense')),
  -- Kind of work or expense; of a fill, the fuel.
  category text not null,
  on_day date not null,
  km integer check (km >= 0),
  -- Null: not noted.
  cost_paise bigint check (cost_paise >= 0),
  title text,
  place text,
  note text,
  -- Of a fill: thousandths of a litre, kilogram or kilowatt hour.
  quantity integer check (quantity > 0),
  is_full boolean,
  is_missed boolean,
  -- What the keeper says about a reading that disagrees with the others.
  odometer text check (odometer in ('true', 'changed')),
  -- The import that brought the line; undone together.
  batch_id uuid,
  added_at timestamptz not null,
  check ((kind = 'fuel') = (quantity is not null)),
  check (kind <> 'fuel' or km is not null)
);
create index upkeep_entries_of_vehicle
  on upkeep_entries (user_id, vehicle_number, on_day desc, added_at desc);

create table upkeep_intervals (
  user_id uuid not null references users (id) on delete cascade,
  vehicle_number text not null,
  category text not null,
  every_km integer check (every_km > 0),
  every_months integer check (every_months > 0),
  primary key (user_id, vehicle_number, category),
  check (every_km is not null or every_months is not null)
);
