-- Recharges of FASTags, each an item of an order, and the signed callbacks of the bill-payment system.
-- New tables: locks nothing.

create table fastag_recharges (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  vehicle_number text not null,
  biller_id text not null,
  issuer text not null,
  vehicle_class smallint,
  amount_paise bigint not null check (amount_paise > 0),
  -- A state of the table of moves in the domain.
  state text not null,
  state_changed_at timestamptz not null,
  -- Stored before the bill-payment system is called for the first time, and never changed: its idempotency key.
  request_id text not null unique,
  paid_at timestamptz,
  -- First and latest time of sending it.
  sent_at timestamptz,
  last_sent_at timestamptz,
  asked_count integer not null default 0,
  asked_at timestamptz,
  next_ask_at timestamptz,
  answered_at timestamptz,
  reference text,
  failure text,
  is_late_told boolean not null default false,
  complaint_ref text
);
create index fastag_recharges_order on fastag_recharges (order_id);
-- Day of the last recharge, and what was loaded this month and year.
create index fastag_recharges_vehicle on fastag_recharges (vehicle_number, answered_at desc)
  where state = 'done';

-- Callbacks by event id: a repeated one changes nothing.
create table biller_events (
  event_id text primary key,
  request_id text not null,
  received_at timestamptz not null
);
create index biller_events_received on biller_events (received_at);
