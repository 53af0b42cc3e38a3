-- Applications for loans at lenders: what is asked for, the consents, who was asked and got what, offers, and the
-- outcome. Money of a loan never comes here. New tables: locks nothing but `users` for a moment (foreign key).

-- `person`, `otp_session`, `otp_proof`: encrypted. The person's details are erased when the application is over, session
-- and proof once they are used.
create table loan_applications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  amount_paise bigint not null check (amount_paise > 0),
  months smallint not null check (months > 0),
  value_paise bigint check (value_paise > 0),
  vehicle_age smallint not null,
  is_sandbox boolean not null,
  state text not null,
  person bytea,
  mobile_masked text not null default '',
  otp_session bytea,
  otp_resends smallint not null default 0,
  otp_valid_until timestamptz,
  resend_after timestamptz,
  otp_proof bytea,
  chosen_offer uuid,
  lender_ref text,
  outcome_reason text,
  cooling_off_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index loan_applications_user on loan_applications (user_id, created_at desc);
create index loan_applications_changed on loan_applications (changed_at);

create table loan_application_steps (
  application_id uuid not null references loan_applications (id) on delete cascade,
  position integer not null,
  state text not null,
  at timestamptz not null,
  primary key (application_id, position)
);

-- One consent for one lender and purpose, and what followed from it: when data was sent, and how it was taken back.
create table loan_consents (
  id uuid primary key,
  application_id uuid not null references loan_applications (id) on delete cascade,
  lender_id text not null,
  lender_name text not null,
  purpose text not null check (purpose in ('offers', 'application')),
  credit_check text not null check (credit_check in ('soft', 'hard')),
  bureau text not null,
  kept_days integer not null,
  text_version text not null,
  given_at timestamptz not null,
  sent_at timestamptz,
  withdrawn_at timestamptz,
  withdrawal text check (withdrawal in ('asked', 'withdrawn', 'too-late', 'unreachable')),
  unique (application_id, lender_id, purpose)
);

-- What a lender answered to the request for offers.
create table loan_lender_answers (
  application_id uuid not null references loan_applications (id) on delete cascade,
  lender_id text not null,
  lender_name text not null,
  state text not null check (state in ('waiting', 'offers', 'no-offer', 'failed')),
  reason text,
  answered_at timestamptz,
  primary key (application_id, lender_id)
);

create table loan_offers (
  id uuid primary key,
  application_id uuid not null references loan_applications (id) on delete cascade,
  lender_id text not null,
  lender_name text not null,
  offer jsonb not null,
  valid_until timestamptz not null,
  received_at timestamptz not null
);
create index loan_offers_application on loan_offers (application_id);
