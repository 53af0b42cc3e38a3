-- Vehicles of a garage that are shared with family members: who may see a log, and who may drive and see documents.
-- An invitation is a row without member. New table: locks nothing but `users` for a moment (foreign keys).

create table garage_shares (
  id uuid primary key,
  owner_id uuid not null references users (id),
  vehicle_number text not null,
  role text not null check (role in ('driver', 'viewer')),
  -- What the owner calls the person.
  name text not null,
  member_id uuid references users (id),
  created_at timestamptz not null,
  -- Of the invitation.
  expires_at timestamptz not null,
  accepted_at timestamptz,
  check ((member_id is null) = (accepted_at is null)),
  unique (owner_id, vehicle_number, member_id)
);
create index garage_shares_of_member on garage_shares (member_id, vehicle_number);
