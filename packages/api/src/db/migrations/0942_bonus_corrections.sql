-- A holder who declared too high a no-claim bonus asks to correct it; the desk arranges it with the insurer, which states
-- and takes the difference itself. Adds columns without defaults: rewrites nothing, a short exclusive lock.
alter table insurance_policies
  -- Thousandths of a percent, as declared_bonus; null: not asked.
  add column bonus_actual integer check (bonus_actual >= 0),
  -- Estimated difference with GST, as it was shown; null: not known.
  add column bonus_due_paise bigint check (bonus_due_paise >= 0),
  add column bonus_asked_at timestamptz,
  add column bonus_settled_at timestamptz,
  add column bonus_outcome text check (bonus_outcome in ('endorsed', 'kept')),
  add check ((bonus_actual is null) = (bonus_asked_at is null)),
  add check ((bonus_outcome is null) = (bonus_settled_at is null));
create index insurance_policies_correcting on insurance_policies (id)
  where bonus_asked_at is not null and bonus_settled_at is null;
