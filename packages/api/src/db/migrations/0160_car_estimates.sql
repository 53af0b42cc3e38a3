-- Estimates of what a car is worth, kept with their working so that an offer can be explained against them. An estimate
-- is about a kind of car, not about a person's: no vehicle number, no user. The same question on the same day gives
-- the same row. New table: locks nothing.

create table car_estimates (
  id uuid primary key,
  -- Hash of the question, the day, the version and the answer.
  key bytea not null unique,
  -- The car that was asked about and the valuation: shapes in the domain's valuation.ts.
  car jsonb not null,
  valuation jsonb not null,
  version text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index car_estimates_expiry on car_estimates (expires_at);
