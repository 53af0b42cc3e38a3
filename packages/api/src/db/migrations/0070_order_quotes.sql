-- Prices as they were shown, of any kind of orders: an order is created from one, once. And the accounts of those who pass
-- money on, or charge us, besides the settlement partner.
-- A new table, rows of ledger_accounts, and an index for a person's orders of one kind: locks orders against changes
-- while it is built.

create table order_quotes (
  id uuid primary key,
  kind text not null,
  -- Null for a visitor: the quote belongs to the account that orders from it.
  user_id uuid references users (id) on delete cascade,
  vehicle_number text not null,
  -- The lines of the order, as order_lines has them.
  lines jsonb not null,
  item_count smallint not null check (item_count > 0),
  total_paise bigint not null check (total_paise > 0),
  -- What the kind needs to create the order.
  terms jsonb not null,
  is_sandbox boolean not null,
  created_at timestamptz not null,
  valid_until timestamptz not null,
  -- Null until an order is created from it.
  order_id uuid references orders (id) on delete cascade
);
create index order_quotes_valid on order_quotes (valid_until);
create index order_quotes_user on order_quotes (user_id);
create index order_quotes_order on order_quotes (order_id);

insert into ledger_accounts (account, kind) values
  ('biller-payable', 'liability'),
  ('issuer-payable', 'liability'),
  ('vendor-payable', 'liability'),
  ('vendor-charges', 'expense');

create index orders_user_kind on orders (user_id, kind, created_at desc, id desc);
