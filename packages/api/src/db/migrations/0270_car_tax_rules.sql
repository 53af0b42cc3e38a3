-- Rules behind the on-road price that operators import: they replace those that ship with the program from their first
-- day on. New table: locks nothing.

create table car_tax_rules (
  id integer generated always as identity primary key,
  kind text not null,
  -- Empty for a rule of all of India.
  state_code text not null,
  from_day date not null,
  -- The rule in the form of the domain.
  value jsonb not null,
  saved_at timestamptz not null,
  unique (kind, state_code, from_day)
);
