-- Inspections of vehicles at home: slot, inspector, findings, photos, decision. New tables: locks nothing.
create table inspections (
  id uuid primary key,
  -- What it is for: `sale` (id of the sale).
  subject_kind text not null,
  subject_id uuid not null,
  state text not null,
  vehicle_number text not null,
  -- Snapshot of the car: `InspectedCar` in the module.
  car jsonb not null,
  city text not null,
  -- A day and hours in India.
  slot_day date not null,
  from_hour smallint not null,
  until_hour smallint not null,
  -- Address and mobile, encrypted; erased once the inspection is over.
  contact bytea,
  -- A visitor's slot is kept until then.
  held_until timestamptz,
  assigned_to uuid,
  list_version text not null,
  odometer_km integer,
  -- Grows with every saved change.
  revision integer not null default 0,
  booked_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  -- Why it was returned or refused.
  decision_note text,
  check ((state = 'held') = (held_until is not null))
);
-- One inspection at a time for a thing.
create unique index inspections_live on inspections (subject_id)
  where state in ('held', 'booked', 'assigned', 'submitted');
create index inspections_subject on inspections (subject_id, booked_at);
create index inspections_slots on inspections (city, slot_day, from_hour)
  where state in ('held', 'booked', 'assigned', 'submitted');
create index inspections_inspector on inspections (assigned_to, slot_day)
  where state in ('assigned', 'submitted');
create index inspections_held on inspections (held_until) where state = 'held';

create table inspection_findings (
  inspection_id uuid not null references inspections (id) on delete cascade,
  point_id text not null,
  grade text not null,
  note text,
  repair_low_paise bigint,
  repair_high_paise bigint,
  view text,
  x smallint,
  y smallint,
  primary key (inspection_id, point_id),
  check ((repair_low_paise is null) = (repair_high_paise is null)),
  check (repair_low_paise <= repair_high_paise)
);

create table inspection_photos (
  id uuid primary key,
  inspection_id uuid not null references inspections (id) on delete cascade,
  -- A point, or ODO for the odometer.
  point_id text not null,
  storage_key text not null,
  width integer not null,
  height integer not null,
  added_at timestamptz not null
);
create index inspection_photos_of on inspection_photos (inspection_id, point_id, added_at);
