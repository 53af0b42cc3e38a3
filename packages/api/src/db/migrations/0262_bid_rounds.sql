-- Rounds in which dealers bid for a car, their bids, what is owed on the car, and the accepted offer. New tables: locks
-- nothing.
create table bid_rounds (
  id uuid primary key,
  sale_id uuid not null references sale_cases (id) on delete cascade,
  inspection_id uuid not null,
  reserve_paise bigint not null check (reserve_paise > 0),
  -- No offer of the same inspection is lower than one that is still valid.
  floor_paise bigint not null default 0,
  -- Our charge as it was shown before the round.
  charge_paise bigint not null,
  gst_paise bigint not null,
  -- Times of the database's clock.
  opens_at timestamptz not null,
  ends_at timestamptz not null,
  closed_at timestamptz,
  -- Until when the offers can be accepted; set when it closes.
  offer_until timestamptz,
  check (opens_at < ends_at)
);
create unique index bid_rounds_open on bid_rounds (sale_id) where closed_at is null;
create index bid_rounds_of on bid_rounds (sale_id, opens_at desc);
create index bid_rounds_due on bid_rounds (ends_at) where closed_at is null;

create table bids (
  id uuid primary key,
  round_id uuid not null references bid_rounds (id) on delete cascade,
  firm_id uuid not null references partner_firms (id),
  member_id uuid not null,
  -- Name of the firm when it bid.
  dealer text not null,
  amount_paise bigint not null check (amount_paise > 0),
  -- Number of the firm's authorisation (Form 29B) when it bid; null: none.
  authorisation_number text,
  conditions text,
  placed_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index bids_live on bids (round_id, firm_id) where withdrawn_at is null;

create table sale_dues (
  sale_id uuid primary key references sale_cases (id) on delete cascade,
  -- Null: not stated yet. 0: no loan.
  loan_paise bigint check (loan_paise >= 0),
  lender text,
  -- Day of the lender's letter.
  letter_on date,
  -- Null: a source did not answer, or was not asked.
  challans_paise bigint check (challans_paise >= 0),
  challans integer,
  challans_at timestamptz,
  has_failed_source boolean not null default false
);

create table sale_acceptances (
  -- The money and the papers of a sale outlive the account that sold.
  sale_id uuid primary key,
  bid_id uuid not null,
  firm_id uuid not null,
  bid_paise bigint not null,
  loan_paise bigint not null,
  challans_paise bigint not null,
  charge_paise bigint not null,
  gst_paise bigint not null,
  net_paise bigint not null check (net_paise >= 0),
  -- Account of the seller, encrypted; its last four digits.
  account bytea not null,
  account_end text not null,
  handover_on date not null,
  accepted_at timestamptz not null,
  check (net_paise = bid_paise - loan_paise - challans_paise - charge_paise - gst_paise)
);

create table sale_payments (
  id uuid primary key,
  sale_id uuid not null references sale_acceptances (sale_id),
  kind text not null check (kind in ('dealer', 'seller', 'lender', 'challans', 'dealer-refund')),
  amount_paise bigint not null check (amount_paise > 0),
  reference text not null unique,
  paid_on date not null,
  operator_id uuid not null,
  at timestamptz not null,
  unique (sale_id, kind)
);

insert into ledger_accounts (account, kind) values ('sale-proceeds', 'liability');
