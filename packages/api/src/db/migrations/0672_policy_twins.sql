-- One quote is bought once: two tabs that both pay would get two policies. Adds columns to a small table: locks
-- `insurance_policies` for a moment.

alter table insurance_policies
  -- The insurer's reference of the quote; null for policies that were ordered before.
  add column quote_ref text,
  -- Another policy of the quote was asked for first: this one is taken back and refunded.
  add column is_twin boolean not null default false;
create index insurance_policies_quote on insurance_policies (insurer_id, quote_ref);
