-- Policies, the items of orders of kind 'insurance-policy', and the account of premiums that belong to insurers. New table
-- and one row of ledger_accounts: locks nothing but `orders` and `users` for a moment (foreign keys).

insert into ledger_accounts (account, kind) values ('insurer-payable', 'liability');

-- No details of the person: they went to the insurer with the proposal.
create table insurance_policies (
  -- Also the item of its order, and our reference at the insurer.
  id uuid primary key,
  order_id uuid not null unique references orders (id),
  -- Null once the account is deleted.
  user_id uuid references users (id),
  insurer_id text not null,
  insurer_name text not null,
  helpline text not null,
  product text not null,
  uin text not null,
  cover text not null check (cover in ('package', 'own-damage', 'third-party')),
  proposal_ref text not null,
  quoted_paise bigint not null check (quoted_paise > 0),
  price_until timestamptz not null,
  consent_version text not null,
  consented_at timestamptz not null,
  is_sandbox boolean not null,
  state text not null check (state in ('unpaid', 'issuing', 'insurer-down', 'issued', 'failed')),
  paid_at timestamptz,
  -- Set before the first call: from then on the insurer is asked for its report first.
  asked_at timestamptz,
  policy_number text,
  starts_on date not null,
  ends_on date,
  issued_at timestamptz,
  -- Stored before the hand-over is sent.
  hand_over_id uuid,
  handed_over_at timestamptz,
  -- What the insurer's statement has for it; null until it was compared.
  stated_paise bigint,
  is_disputed boolean not null default false,
  compared_at timestamptz,
  check ((policy_number is not null) = (state = 'issued'))
);
create index insurance_policies_user on insurance_policies (user_id);
create index insurance_policies_open on insurance_policies (id)
  where state in ('issuing', 'insurer-down') or (state = 'issued' and compared_at is null) or is_disputed;
