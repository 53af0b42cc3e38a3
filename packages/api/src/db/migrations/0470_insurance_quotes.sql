-- Requests for quotes of insurers: what all were asked alike, and what each answered. New tables: locks nothing but
-- `users` for a moment (foreign key).

-- `vehicle`, `ask`: what was sent, without anybody's name or phone number; `answers`: what the person said, to ask again
-- with a change.
create table insurance_requests (
  id uuid primary key,
  vehicle_number text not null,
  user_id uuid references users (id) on delete cascade,
  device_hash bytea not null,
  vehicle jsonb not null,
  ask jsonb not null,
  bonus_reason text,
  answers jsonb not null,
  started_at timestamptz not null,
  expires_at timestamptz not null
);
create index insurance_requests_user on insurance_requests (user_id) where user_id is not null;
create index insurance_requests_expires on insurance_requests (expires_at);

create table insurance_answers (
  request_id uuid not null references insurance_requests (id) on delete cascade,
  insurer_id text not null,
  state text not null check (state in ('quote', 'declined', 'failed')),
  reason text,
  quote jsonb,
  answered_at timestamptz not null,
  primary key (request_id, insurer_id)
);
