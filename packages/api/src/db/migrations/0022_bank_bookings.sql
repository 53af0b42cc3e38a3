-- Bookings on our bank account: gateway settlements, gateway charges and payouts to the partner or the desk. They belong
-- to no order. Adds accounts and nullable columns; locks the ledger's tables for a moment.

alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check
  check (kind in ('asset', 'liability', 'income', 'expense'));
insert into ledger_accounts (account, kind) values
  ('bank', 'asset'),
  ('gst-input', 'asset'),
  ('gateway-charges', 'expense');

alter table ledger_transactions alter column order_id drop not null;
alter table ledger_transactions
  -- The bank's reference (UTR) of a transaction on the bank account.
  add column reference text,
  add column note text,
  add column operator_id uuid references operators (id),
  add constraint ledger_transactions_about check ((order_id is null) <> (reference is null));
create index ledger_transactions_bank on ledger_transactions (at desc, id desc)
  where order_id is null;
