-- Who proved to be the owner of a vehicle, and what the tag page keeps for such an owner: crossings of toll plazas and
-- e-notices. Crossings say where somebody was, so they hang on the proof and on a consent.
-- New tables only: locks nothing but `users` for a moment (foreign keys).

create table proved_owners (
  -- One at a time: after a sale the buyer's proof replaces the seller's.
  vehicle_number text primary key,
  user_id uuid not null references users (id) on delete cascade,
  proved_at timestamptz not null,
  -- Serial number of the owner on the RC when it was proved; a higher one on a later record ends the proof.
  owner_serial smallint
);
create index proved_owners_user on proved_owners (user_id);

-- Vehicles whose crossings are asked for, with the last answer. A row exists only while the consent does.
create table toll_crossing_polls (
  user_id uuid not null references users (id) on delete cascade,
  vehicle_number text not null,
  -- Source of the crossings, sandbox and live apart.
  source_key text not null,
  -- The last answer; null before the first.
  answered_at timestamptz,
  -- The last attempt, and its failure if it failed.
  asked_at timestamptz,
  failure text,
  primary key (user_id, vehicle_number)
);

create table toll_crossings (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  vehicle_number text not null,
  plaza text not null,
  direction text,
  sequence text,
  vehicle_class text,
  read_at timestamptz not null,
  unique (user_id, vehicle_number, read_at, plaza),
  foreign key (user_id, vehicle_number) references toll_crossing_polls on delete cascade
);
create index toll_crossings_read_at on toll_crossings (read_at);

-- E-notices for unpaid fees, as typed in by their receiver.
create table toll_notices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  vehicle_number text not null,
  place text not null,
  notice_number text,
  fee_paise bigint not null check (fee_paise > 0),
  issued_at timestamptz not null,
  objected_at timestamptz,
  decided_at timestamptz,
  is_upheld boolean,
  paid_at timestamptz,
  entered_at timestamptz not null,
  check ((decided_at is null) = (is_upheld is null)),
  check (decided_at is null or objected_at is not null)
);
create index toll_notices_user on toll_notices (user_id, vehicle_number);
