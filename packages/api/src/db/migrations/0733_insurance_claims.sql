-- A person's own diary of insurance claims: days, amounts and what happened.
create table insurance_claims (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  loss text not null check (loss in ('accident', 'theft', 'fire-flood', 'third-party')),
  -- Empty: not stated.
  vehicle_number text not null,
  lost_on date not null,
  told_on date,
  amount_paise bigint check (amount_paise > 0),
  claim_number text not null,
  is_closed boolean not null,
  created_at timestamptz not null,
  check (told_on is null or told_on >= lost_on)
);
create index insurance_claims_user on insurance_claims (user_id, created_at desc, id);

create table insurance_claim_steps (
  step_id bigint generated always as identity primary key,
  claim_id uuid not null references insurance_claims (id) on delete cascade,
  happened_on date not null,
  words text not null
);
create index insurance_claim_steps_claim on insurance_claim_steps (claim_id, happened_on, step_id);
