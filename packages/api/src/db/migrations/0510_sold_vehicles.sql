-- Vehicles that people sold elsewhere: the handover file with its hash, the two ticks after it, and challans issued after
-- the handover. New tables: lock nothing.
create table sold_vehicles (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  vehicle_number text not null,
  title text not null,
  sold_at timestamptz not null,
  is_other_state boolean not null,
  -- Names, address, place and price, encrypted: the file can be drawn again from them.
  details bytea not null,
  language text not null,
  code text not null unique,
  storage_key text not null,
  sha256 bytea not null,
  -- Serial number of the owner on the record; null: not known yet.
  owner_serial integer,
  -- First tick: number under which Form 29 was filed.
  report_number text,
  reported_at timestamptz,
  -- Second tick: since when the record names a later owner.
  record_closed_at timestamptz,
  -- Where messages go; empty: they are only shown.
  channels text[] not null,
  -- Day of the next reminder; null: none is left.
  next_reminder_on date,
  challans_at timestamptz,
  has_failed_source boolean not null default false,
  recorded_at timestamptz not null
);
-- A vehicle is sold once by a person until the record has changed.
create unique index sold_vehicles_open on sold_vehicles (user_id, vehicle_number)
  where record_closed_at is null;
create index sold_vehicles_user on sold_vehicles (user_id, sold_at desc);
create index sold_vehicles_due on sold_vehicles (next_reminder_on) where record_closed_at is null;

create table sold_vehicle_challans (
  sold_id uuid not null references sold_vehicles (id) on delete cascade,
  challan_number text not null,
  issued_at timestamptz not null,
  amount_paise bigint,
  authority text,
  section text,
  offence text,
  seen_at timestamptz not null,
  primary key (sold_id, challan_number)
);
