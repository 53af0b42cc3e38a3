-- Inspections of vehicles before an insurer covers them: which pictures were taken, and what the desk decided. New tables:
-- locks nothing but `users` for a moment (foreign key).

-- Ends with the request for quotes that it belongs to, without a foreign key: its files are erased first.
create table insurance_inspections (
  id uuid primary key,
  request_id uuid not null,
  insurer_id text not null,
  insurer_name text not null,
  user_id uuid not null references users (id),
  vehicle_number text not null,
  state text not null check (state in ('open', 'submitted', 'passed', 'refused')),
  consented_at timestamptz not null,
  -- Until then pictures can be taken, and then until then a passed one holds.
  expires_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  -- Reason of a refusal, or what to take again; for the person.
  note text,
  unique (request_id, insurer_id)
);
create index insurance_inspections_user on insurance_inspections (user_id);
create index insurance_inspections_open on insurance_inspections (submitted_at)
  where state = 'submitted';
create index insurance_inspections_expires on insurance_inspections (expires_at);

create table insurance_inspection_pictures (
  inspection_id uuid not null references insurance_inspections (id) on delete cascade,
  shot text not null,
  -- Random: a picture that is taken again is another file.
  storage_key text not null unique,
  -- The desk asks for it again.
  is_again boolean not null default false,
  added_at timestamptz not null,
  primary key (inspection_id, shot)
);
