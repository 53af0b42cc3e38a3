-- Keys of firms' own systems. New table only: locks nothing.

create table partner_keys (
  id uuid primary key,
  firm_id uuid not null references partner_firms (id),
  name text not null,
  -- SHA-256 of the key, which is 256 random bits; it is shown once and stored nowhere.
  token_hash bytea not null unique,
  -- How it begins, to tell keys apart.
  beginning text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  created_by uuid not null references partner_members (id),
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references partner_members (id)
);
create index partner_keys_firm on partner_keys (firm_id, created_at desc);
-- Leads of a firm in the order in which its system reads them.
create index partner_leads_firm_oldest on partner_leads (firm_id, created_at, id);
