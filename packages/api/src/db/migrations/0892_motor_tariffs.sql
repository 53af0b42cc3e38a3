-- Corrected tables of motor rating that operators save: the last one in force replaces those that ship. One waits for a
-- second operator, or is in force at once with a reason. New table: locks nothing.

create sequence motor_tariff_order;
create table motor_tariffs (
  id uuid primary key,
  -- All tables, in the form of those that ship.
  content jsonb not null,
  state text not null check (state in ('waiting', 'in-force', 'discarded')),
  saved_by uuid not null references operators (id),
  saved_at timestamptz not null,
  -- Why one operator was enough; null where a second one confirmed.
  reason text,
  decided_by uuid references operators (id),
  decided_at timestamptz,
  -- Which was put into force last: two may be within one millisecond.
  force_order bigint,
  check (state <> 'in-force' or reason is not null or decided_by is not null),
  check ((state = 'in-force') = (force_order is not null)),
  check (decided_by is null or state = 'discarded' or decided_by <> saved_by)
);

create index motor_tariffs_state on motor_tariffs (state, force_order desc);
