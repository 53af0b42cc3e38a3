-- Holidays changed at the desk, and prices of leads agreed with single firms. New tables only: locks nothing. Rows are never
-- changed: a later one for the same day replaces an earlier one.

create table partner_holidays (
  id bigint generated always as identity primary key,
  day date not null,
  -- Null: every state.
  state_code text check (state_code ~ '^[A-Z]{2}$'),
  -- A working day although a list has it as a holiday.
  is_open boolean not null,
  -- Where it was announced.
  note text not null,
  created_by uuid not null references operators (id),
  created_at timestamptz not null
);
create index partner_holidays_day on partner_holidays (day, id);

create table partner_prices (
  id bigint generated always as identity primary key,
  firm_id uuid not null references partner_firms (id),
  kind text not null check (kind in ('used-car', 'sell-car', 'loan', 'insurance')),
  from_day date not null,
  -- Without GST.
  price_paise bigint not null check (price_paise >= 0),
  note text not null,
  created_by uuid not null references operators (id),
  created_at timestamptz not null
);
create index partner_prices_firm on partner_prices (firm_id, kind, from_day desc, id desc);
