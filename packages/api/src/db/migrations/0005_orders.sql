-- Orders of challans, payments, the ledger, settlement, refunds, and the work that is due.
-- New tables only: locks nothing. Amounts are whole paise.

create table orders (
  id uuid primary key,
  -- Short and speakable; tells nothing.
  public_id text not null unique,
  -- Null once the account is deleted: what the law asks to keep stays without the person.
  user_id uuid references users (id),
  vehicle_number text not null,
  settlement_type text not null check (settlement_type in ('STANDARD', 'EXPRESS')),
  active_step text not null,
  -- `open`: may be paid; `attempted`: a payment is under way or unknown; `paid`; `closed`: never paid.
  payment_state text not null check (payment_state in ('open', 'attempted', 'paid', 'closed')),
  quote_id uuid not null,
  quote jsonb not null,
  quote_valid_until timestamptz not null,
  total_paise bigint not null check (total_paise >= 100),
  source_key text not null,
  is_sandbox boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  paid_at timestamptz,
  -- An order that nobody pays is closed after this, and its challans are free again.
  closes_at timestamptz not null,
  rating smallint check (rating between 1 and 5),
  remark text,
  rated_at timestamptz
);
create index orders_user on orders (user_id, created_at desc, id desc);
create index orders_closing on orders (closes_at) where payment_state in ('open', 'attempted');

create table order_challans (
  id uuid primary key,
  order_id uuid not null references orders (id),
  challan_number text not null,
  kind text not null check (kind in ('e-challan', 'court')),
  -- The merged challan as it was when it was ordered.
  challan jsonb not null,
  fine_paise bigint not null check (fine_paise > 0),
  legal_fee_paise bigint not null,
  gst_paise bigint not null,
  discount_paise bigint not null,
  total_paise bigint not null,
  settlement text not null,
  settlement_changed_at timestamptz not null,
  promised_on date,
  -- `partner` or `desk`; null until it is handed over.
  route text check (route in ('partner', 'desk')),
  assigned_to uuid,
  receipt_number text,
  receipt_paid_at timestamptz,
  cleared_at timestamptz,
  is_late_told boolean not null default false,
  -- Holds the challan against every other order while true.
  is_open boolean not null,
  unique (order_id, challan_number),
  check (total_paise = fine_paise + legal_fee_paise + gst_paise - discount_paise)
);
-- Pay once: one challan is in one open order. Numbers are unique over India (state prefix); normalised by the domain.
create unique index order_challans_lock on order_challans (challan_number) where is_open;
create index order_challans_order on order_challans (order_id);
create index order_challans_queue on order_challans (promised_on, id)
  where settlement in ('queued', 'submitted', 'assigned', 'documents-review', 'paid-at-source', 'amount-changed', 'moved-to-court', 'failed');

-- The story of an order, for its owner and for the desk.
create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  order_challan_id uuid references order_challans (id),
  kind text not null,
  at timestamptz not null,
  receipt_number text,
  amount_paise bigint,
  operator_id uuid
);
create index order_events_order on order_events (order_id, id);

-- One order at the gateway. A new one is made only when the amount changed.
create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- Ours, unique, at most 40 characters; what the gateway's order is found by when its answer was lost.
  receipt text not null unique,
  gateway text not null,
  gateway_order_id text unique,
  amount_paise bigint not null check (amount_paise >= 100),
  created_at timestamptz not null,
  -- When a person was last sent to the gateway with it.
  started_at timestamptz,
  is_done boolean not null default false
);
create index payments_order on payments (order_id);
create index payments_open on payments (created_at) where not is_done;

-- What the gateway said of each attempt.
create table payment_attempts (
  gateway_payment_id text primary key,
  payment_id uuid not null references payments (id),
  status text not null,
  amount_paise bigint not null,
  currency text not null,
  method text not null,
  error_reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- `fulfilled`: this one pays the order; `surplus`, `mismatch`: goes back whole.
  use text check (use in ('fulfilled', 'surplus', 'mismatch'))
);
create index payment_attempts_payment on payment_attempts (payment_id);
-- At most one payment fulfils a gateway order.
create unique index payment_attempts_fulfilled on payment_attempts (payment_id) where use = 'fulfilled';

-- Webhook events as they came: one insert each, so that the gateway is answered at once; the id makes a repeat a
-- no-op. A worker makes tasks of those that have none yet.
create table gateway_events (
  event_id text primary key,
  gateway text not null,
  -- Holds the payer's contacts, so it is erased once it was worked off.
  body bytea,
  received_at timestamptz not null,
  queued_at timestamptz,
  done_at timestamptz,
  outcome text
);
create index gateway_events_new on gateway_events (received_at) where queued_at is null;
create index gateway_events_received on gateway_events (received_at);

create table refunds (
  id uuid primary key,
  order_id uuid not null references orders (id),
  gateway_payment_id text not null references payment_attempts (gateway_payment_id),
  -- What makes it one refund: `surplus:<payment>`, `challans:<ids>`, `order:<id>`, `operator:<key>`.
  reason_key text not null unique,
  reason text not null,
  amount_paise bigint not null check (amount_paise > 0),
  -- What it takes back of fines, our fees and their GST; nothing of each when the payment was never ours to keep.
  fines_paise bigint not null default 0,
  fees_paise bigint not null default 0,
  gst_paise bigint not null default 0,
  state text not null
    check (state in ('awaiting-approval', 'declined', 'requested', 'sent', 'processed', 'failed')),
  -- How often it was sent: a refund that failed at the bank is sent again under a receipt of its own.
  tries integer not null default 1,
  gateway_refund_id text unique,
  bank_reference text,
  requested_at timestamptz not null,
  requested_by uuid,
  approved_by uuid,
  expected_on date not null,
  processed_at timestamptz,
  check (requested_by is null or approved_by is null or requested_by <> approved_by),
  check (fines_paise + fees_paise + gst_paise in (0, amount_paise))
);
create index refunds_order on refunds (order_id);
create index refunds_open on refunds (requested_at) where state in ('requested', 'sent');

create table refund_challans (
  refund_id uuid not null references refunds (id),
  order_challan_id uuid not null unique references order_challans (id),
  primary key (refund_id, order_challan_id)
);

-- Double entry. A transaction has a key that says what it books, so that nothing is booked twice.
create table ledger_accounts (
  account text primary key,
  kind text not null check (kind in ('asset', 'liability', 'income'))
);
insert into ledger_accounts (account, kind) values
  ('gateway', 'asset'),
  ('owed-to-authorities', 'liability'),
  ('partner-payable', 'liability'),
  ('fee-income', 'income'),
  ('gst-payable', 'liability'),
  ('refunds-due', 'liability');

create table ledger_transactions (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  order_id uuid not null references orders (id),
  at timestamptz not null
);
create index ledger_transactions_order on ledger_transactions (order_id);

create table ledger_entries (
  transaction_id bigint not null references ledger_transactions (id),
  account text not null references ledger_accounts (account),
  -- Debit positive, credit negative.
  amount_paise bigint not null check (amount_paise <> 0),
  primary key (transaction_id, account)
);
create index ledger_entries_account on ledger_entries (account);

-- Entries of a transaction sum to nothing, or the whole database transaction is refused.
create function check_ledger_balance() returns trigger language plpgsql as $$
declare
  difference bigint;
begin
  select coalesce(sum(amount_paise), 0) into difference
  from ledger_entries where transaction_id = new.transaction_id;
  if difference <> 0 then
    raise exception 'ledger transaction % does not balance: %', new.transaction_id, difference
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_balance after insert or update on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();

-- What was booked stays: entries are corrected by further entries.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is not changed, only added to' using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_fixed before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_transactions_fixed before update or delete on ledger_transactions
  for each row execute function refuse_ledger_change();

-- Work that is due: written in the same transaction as what asks for it, so that neither is there without the other.
-- A task is done when its row is gone. `dead_at`: gave up; an operator sees it and may try it again.
create table tasks (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  leased_until timestamptz,
  -- Grows with every lease: a worker that was overtaken changes nothing any more.
  lease integer not null default 0,
  -- Grows with every request, so that what is asked for while the task runs is not lost with its row.
  revision integer not null default 0,
  last_error text,
  dead_at timestamptz,
  created_at timestamptz not null,
  unique (kind, subject)
);
create index tasks_due on tasks (due_at) where dead_at is null;
create index tasks_dead on tasks (dead_at) where dead_at is not null;

-- Documents of court challans. The file itself is in the file store, encrypted.
create table order_documents (
  id uuid primary key,
  order_id uuid not null references orders (id),
  order_challan_id uuid not null references order_challans (id),
  kind text not null,
  storage_key text not null unique,
  content_type text not null,
  bytes integer not null,
  sha256 bytea not null,
  state text not null check (state in ('stored', 'accepted', 'rejected')),
  reason text,
  uploaded_at timestamptz not null,
  reviewed_at timestamptz,
  reviewed_by uuid,
  -- Erased from the store some time after the order ended.
  erased_at timestamptz
);
create index order_documents_challan on order_documents (order_challan_id);

-- One message a turn and channel. `sending` is written before it is sent: after a crash it is not sent again.
create table notifications (
  id uuid primary key,
  order_id uuid not null references orders (id),
  order_challan_id uuid references order_challans (id),
  refund_id uuid references refunds (id),
  turn text not null,
  -- A turn that comes again (documents rejected a second time) is told again.
  occurrence integer not null default 1,
  channel text not null check (channel in ('sms', 'email')),
  state text not null check (state in ('pending', 'sending', 'sent', 'failed', 'unknown')),
  created_at timestamptz not null,
  sent_at timestamptz
);
create unique index notifications_once 
  on notifications
  (order_id, coalesce(refund_id, order_challan_id, order_id), turn, occurrence, channel);

-- What the daily comparison of gateway, orders and ledger found.
create table reconciliation_differences (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  expected_paise bigint,
  found_paise bigint,
  found_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid,
  note text
);
create unique index reconciliation_open on reconciliation_differences (kind, subject) where resolved_at is null;
