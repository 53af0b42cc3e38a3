-- Payments of partner firms on our bank account, with the income tax that they deducted (docs/adr/0140). Adds an account
-- and a table, and lets a transaction of these kinds be about a firm and a bank reference at once; reads the ledger's
-- transactions once while it locks them.

insert into ledger_accounts (account, kind) values ('tds-194h', 'asset');
alter table ledger_transactions drop constraint ledger_transactions_about;
-- About exactly one: an order, our bank account, or a firm. A firm's payment is about the firm and our bank account.
alter table ledger_transactions add constraint ledger_transactions_about check (
  case when kind in ('firm-payment', 'firm-payment-undone')
    then order_id is null and num_nonnulls(reference, firm_id) = 2
    else num_nonnulls(order_id, reference, firm_id) = 1
  end);

create table partner_payments (
  id uuid primary key,
  firm_id uuid not null references partner_firms (id),
  -- UTR, in capitals without spaces.
  reference text not null,
  received_paise bigint not null check (received_paise > 0),
  tds_paise bigint not null check (tds_paise between 0 and received_paise),
  -- Day in India on which it reached our bank.
  paid_on date not null,
  recorded_by uuid not null references operators (id),
  recorded_at timestamptz not null,
  undone_by uuid references operators (id),
  undone_at timestamptz,
  undone_note text,
  check (num_nonnulls(undone_by, undone_at, undone_note) in (0, 3))
);
-- A transfer counts once; an undone payment frees its reference.
create unique index partner_payments_reference on partner_payments (reference)
  where undone_at is null;
create index partner_payments_firm on partner_payments (firm_id, paid_on desc, id);
