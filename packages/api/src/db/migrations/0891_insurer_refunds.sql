-- What an insurer paid back to us after a cancellation, by its statements: the sum, the last day that was read, when it is
-- settled, and whether it is late or another sum. Adds columns with constant defaults: no rewrite, a short lock.

alter table insurance_policies
  add column refund_stated_paise bigint not null default 0 check (refund_stated_paise >= 0),
  add column refund_read_until date,
  add column refund_settled_at timestamptz,
  add column is_refund_owed boolean not null default false;

create index insurance_policies_refunds on insurance_policies (insurer_id, id)
  where cancelled_at is not null and cancel_refund_paise > 0 and refund_settled_at is null;
