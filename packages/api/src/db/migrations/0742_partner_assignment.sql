-- Who gets which lead, and offers that are shared by a link. New tables only: locks nothing.

create table partner_lead_rules (
  id uuid primary key,
  firm_id uuid not null references partner_firms (id),
  -- Null: any.
  city_id integer,
  kind text check (kind in ('used-car', 'sell-car', 'loan', 'insurance')),
  -- A word of the enquiry's title, in lower case: a make or a model.
  word text check (word = lower(word)),
  member_ids uuid[] not null check (cardinality(member_ids) > 0),
  created_at timestamptz not null,
  created_by uuid not null references partner_members (id),
  check (num_nonnulls(city_id, kind, word) > 0)
);
create index partner_lead_rules_firm on partner_lead_rules (firm_id, created_at);

-- One row for each member who was given leads: locked while a lead is given, so that enquiries at the same moment go to
-- different members.
create table partner_lead_turns (
  member_id uuid primary key references partner_members (id),
  given_at timestamptz
);

create table partner_offers (
  id uuid primary key,
  lead_id uuid not null references partner_leads (id),
  firm_id uuid not null references partner_firms (id),
  member_id uuid not null references partner_members (id),
  price_paise bigint not null check (price_paise > 0),
  includes text[] not null,
  made_at timestamptz not null,
  valid_until timestamptz not null,
  revoked_at timestamptz
);
create unique index partner_offers_one_live on partner_offers (lead_id) where revoked_at is null;
