-- Partners: firms, their branches and members, sessions, invitations, recoveries, and what they did. Sign-in counters
-- are shared with operators: a short exclusive lock on a small table for its new name.

alter table operator_sign_in_tries rename to sign_in_tries;
alter table sign_in_tries rename column username_hash to key_hash;

create table partner_firms (
  id uuid primary key,
  kind text not null check (kind in ('dealer', 'insurer', 'lender', 'garage', 'settlement')),
  -- As people see it.
  name text not null,
  -- As on its invoices.
  legal_name text not null,
  gstin text check (gstin ~ '^[0-9]{2}[A-Z0-9]{13}$'),
  -- Of a dealer in used vehicles: number of Form 29B (Central Motor Vehicles Rules 1989, r. 55B).
  authorisation_number text,
  state_code text not null,
  city_id text,
  grievance_name text not null,
  grievance_email text not null,
  -- Hours in India in which its clocks run: minutes of the day, and days of the week (1 is Monday).
  opens_at smallint not null default 600 check (opens_at between 0 and 1439),
  closes_at smallint not null default 1140 check (closes_at between 1 and 1440),
  open_days smallint[] not null default '{1,2,3,4,5,6}',
  created_at timestamptz not null,
  created_by uuid references operators (id),
  -- A paused firm gets no leads and reads no number.
  paused_at timestamptz,
  paused_reason text check (paused_reason in ('strikes', 'desk')),
  closed_at timestamptz,
  check (opens_at < closes_at),
  check ((paused_at is null) = (paused_reason is null))
);

create table partner_branches (
  id uuid primary key,
  firm_id uuid not null references partner_firms (id),
  name text not null,
  city_id text not null,
  closed_at timestamptz
);
create index partner_branches_firm on partner_branches (firm_id);

create table partner_members (
  id uuid primary key,
  firm_id uuid not null references partner_firms (id),
  email text not null check (email = lower(email)),
  display_name text not null,
  role text not null check (role in ('owner', 'manager', 'agent', 'accounts', 'auditor')),
  -- Empty: all branches.
  branch_ids uuid[] not null default '{}',
  -- Argon2id, with its salt and costs.
  password_hash text not null,
  -- Encrypted with the server's secret.
  totp_secret bytea not null,
  -- The last time step that was used, so that a code works once.
  totp_last_step bigint,
  -- Members on duty are given leads.
  is_on_duty boolean not null default true,
  language text not null default 'en',
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index partner_members_email on partner_members (email) where removed_at is null;
create index partner_members_firm on partner_members (firm_id);

create table partner_sessions (
  id uuid primary key,
  member_id uuid not null references partner_members (id),
  token_hash bytea not null unique,
  -- Browser and system in words; the user agent itself is not kept.
  label text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index partner_sessions_member on partner_sessions (member_id);

-- An invitation makes a member, or gives an existing one new credentials.
create table partner_invitations (
  id uuid primary key,
  firm_id uuid not null references partner_firms (id),
  member_id uuid references partner_members (id),
  email text not null check (email = lower(email)),
  display_name text not null,
  role text not null check (role in ('owner', 'manager', 'agent', 'accounts', 'auditor')),
  branch_ids uuid[] not null default '{}',
  token_hash bytea not null unique,
  totp_secret bytea not null,
  language text not null,
  -- Null: an operator did.
  invited_by uuid references partner_members (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create unique index partner_invitations_open on partner_invitations (firm_id, email)
  where accepted_at is null and revoked_at is null;

create table partner_recoveries (
  token_hash bytea primary key,
  member_id uuid not null references partner_members (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index partner_recoveries_expires on partner_recoveries (expires_at);

-- Every act of a partner's members, also those refused. Ids and codes; free text only in `note`.
create table partner_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  firm_id uuid references partner_firms (id),
  member_id uuid references partner_members (id),
  act text not null,
  subject text,
  outcome text not null,
  note text,
  request_id text
);
create index partner_acts_firm on partner_acts (firm_id, id);
create index partner_acts_at on partner_acts (at);
