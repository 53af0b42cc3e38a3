-- Bank accounts of firms, for what is paid out to them. New table only: locks nothing.

create table partner_bank_accounts (
  id uuid primary key,
  firm_id uuid not null references partner_firms (id),
  -- Holder, number and IFSC, encrypted with a key of their own.
  account_sealed bytea not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  proposed_by uuid not null references partner_members (id),
  proposed_at timestamptz not null,
  -- Another owner.
  confirmed_by uuid references partner_members (id),
  confirmed_at timestamptz,
  -- Nothing is paid to it earlier.
  usable_from timestamptz,
  cancelled_at timestamptz,
  cancelled_by uuid references partner_members (id),
  check (confirmed_by is distinct from proposed_by),
  check (num_nonnulls(confirmed_by, confirmed_at, usable_from) in (0, 3))
);
create unique index partner_bank_accounts_one_open on partner_bank_accounts (firm_id)
  where confirmed_at is null and cancelled_at is null;
create index partner_bank_accounts_firm on partner_bank_accounts (firm_id, proposed_at desc);
