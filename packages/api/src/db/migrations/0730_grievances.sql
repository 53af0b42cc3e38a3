-- Complaints to the grievance officer, with or without an account.
create table grievances (
  id uuid primary key,
  -- Number that the complainant quotes.
  ticket text not null unique,
  kind text not null,
  -- Page on this site that it is about; empty: none.
  subject_path text not null,
  -- Encrypted; erased some time after the decision.
  name_sealed bytea,
  contact_sealed bytea,
  words_sealed bytea,
  language text not null,
  received_at timestamptz not null,
  acknowledge_by timestamptz not null,
  acknowledged_at timestamptz,
  resolve_by timestamptz not null,
  outcome text check (outcome in ('upheld', 'partly', 'declined')),
  -- What the officer wrote to the complainant; erased with the words.
  answer_sealed bytea,
  decided_at timestamptz,
  decided_by uuid references operators (id),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null))
);
create index grievances_open on grievances (resolve_by, id) where decided_at is null;
create index grievances_received on grievances (received_at);
create index grievances_decided on grievances (decided_at) where decided_at is not null;
