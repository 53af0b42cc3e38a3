-- RTO work that owners ordered: one row per order, with what it was priced for and how far it is. Dates of its steps are
-- in order_events. Locks nothing that exists.
create table rto_works (
  id uuid primary key,
  order_id uuid not null unique references orders (id),
  -- The part of the price that is passed on; a refund after filing leaves it out.
  government_fee_id uuid not null unique,
  government_fee_paise bigint not null check (government_fee_paise > 0),
  -- The order's once it is paid, kept here for the queue of the desk.
  step text not null,
  service_id text not null,
  state_code text not null,
  vehicle_class text not null,
  file_within_days int not null check (file_within_days > 0),
  -- Days in India.
  documents_by date,
  promised_on date,
  appointment_at timestamptz,
  appointment_place text,
  application_number text,
  -- When it was first filed: from then on the government fee is spent.
  filed_at timestamptz,
  -- A reason code of the product, and the RTO's own words.
  deficiency text,
  remark text,
  courier text,
  consignment_number text,
  check ((appointment_at is null) = (appointment_place is null)),
  check (filed_at is null or application_number is not null),
  check ((courier is null) = (consignment_number is null))
);
create index rto_works_step on rto_works (step);
