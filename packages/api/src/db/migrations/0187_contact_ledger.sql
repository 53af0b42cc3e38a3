-- Who may contact a person, who did, and what was withdrawn. New tables; cities of firms become numbers:
-- locks the (still empty) tables of firms for a moment.

create table contact_consents (
  id uuid primary key,
  -- Null once the account is deleted.
  user_id uuid references users (id) on delete set null,
  firm_id uuid not null references partner_firms (id),
  -- What it was given for: a lead, later a quote.
  subject_kind text not null,
  subject_id uuid not null,
  purpose text not null,
  -- In a few words, as the person sees it.
  about text not null,
  channels text[] not null check (cardinality(channels) > 0),
  slot text not null check (slot in ('any', 'morning', 'afternoon', 'evening')),
  -- The words that the person said yes to, by their version.
  text_version text not null,
  language text not null,
  given_at timestamptz not null,
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  -- Name and number, encrypted with a key of their own; erased when the consent ends. Read by one function, which writes
  -- a row of contact_reads first.
  contact_sealed bytea,
  check (withdrawn_at is null or contact_sealed is null)
);
create unique index contact_consents_live on contact_consents (subject_id, firm_id)
  where withdrawn_at is null;
create index contact_consents_user on contact_consents (user_id, given_at desc);
create index contact_consents_ends_at on contact_consents (ends_at) where contact_sealed is not null;

create table contact_reads (
  id bigint generated always as identity primary key,
  consent_id uuid not null references contact_consents (id),
  member_id uuid not null references partner_members (id),
  at timestamptz not null,
  how text not null check (how in ('shown', 'call', 'export')),
  why text not null,
  request_id text
);
create index contact_reads_consent on contact_reads (consent_id, id desc);

-- What a firm has to erase after a consent was withdrawn.
create table contact_erasures (
  consent_id uuid primary key references contact_consents (id),
  firm_id uuid not null references partner_firms (id),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by uuid references partner_members (id)
);
create index contact_erasures_open on contact_erasures (firm_id, due_at) where confirmed_at is null;

-- Calls that were not wanted. With a consent it counts against the firm, once; without one the desk looks into it.
create table contact_complaints (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  consent_id uuid unique references contact_consents (id),
  firm_id uuid references partner_firms (id),
  -- The caller, as the person named it.
  caller text,
  called_on date not null,
  note text,
  at timestamptz not null
);
create index contact_complaints_firm on contact_complaints (firm_id, at) where firm_id is not null;
create index contact_complaints_at on contact_complaints (at);

-- Cities are numbers everywhere else.
alter table partner_firms alter column city_id type integer using city_id::integer;
alter table partner_branches alter column city_id type integer using city_id::integer;
