-- What leads cost: transactions of a firm in the one ledger, and frozen statements. Adds accounts and a nullable column;
-- locks the ledger's tables for a moment.

insert into ledger_accounts (account, kind) values
  ('partner-receivable', 'asset'), ('lead-income', 'income');
alter table ledger_transactions add column firm_id uuid references partner_firms (id);
alter table ledger_transactions drop constraint ledger_transactions_about;
-- About exactly one: an order, our bank account, or a firm.
alter table ledger_transactions add constraint ledger_transactions_about
  check (num_nonnulls(order_id, reference, firm_id) = 1);
create index ledger_transactions_firm on ledger_transactions (firm_id, at, id)
  where firm_id is not null;
create index partner_lead_calls_started on partner_lead_calls (at) where outcome = 'started';
