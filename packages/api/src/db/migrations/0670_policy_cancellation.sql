-- Cancellation of policies that were bought here: what may come back of the premium, and the one cancellation of each
-- policy. Adds columns and swaps two checks of a small table: locks `insurance_policies` for a moment.

alter table insurance_policies
  -- Premium before GST; null for policies that were ordered before.
  add column own_damage_paise bigint,
  add column third_party_paise bigint,
  -- Bonus that the buyer declared, in thousandths of a percent.
  add column declared_bonus integer not null default 0,
  -- Part and refund are fixed when the holder confirms; the day that counts too.
  add column cancel_part text check (cancel_part in ('own-damage', 'whole')),
  add column cancel_ground text
    check (cancel_ground in ('double-insurance', 'total-loss', 'registration-cancelled')),
  -- Number of the other policy of a doubled cover; erased once the insurer has answered.
  add column cancel_other text,
  add column cancel_had_claim boolean,
  -- Why, if the holder says so: nobody has to.
  add column cancel_reason text,
  add column cancel_refund_paise bigint check (cancel_refund_paise >= 0),
  add column cancel_on date,
  add column cancel_asked_at timestamptz,
  add column cancelled_at timestamptz,
  drop constraint insurance_policies_state_check,
  add constraint insurance_policies_state_check
    check (state in ('unpaid', 'issuing', 'insurer-down', 'issued', 'cancelled', 'failed')),
  drop constraint insurance_policies_check,
  add constraint insurance_policies_check
    check ((policy_number is not null) = (state in ('issued', 'cancelled'))),
  add check ((cancel_asked_at is null) = (cancel_part is null)),
  add check ((cancel_asked_at is null) = (cancel_refund_paise is null)),
  add check (cancelled_at is null or cancel_asked_at is not null),
  add check ((state = 'cancelled') = (cancelled_at is not null and cancel_part = 'whole'));
create index insurance_policies_cancelling on insurance_policies (id)
  where cancel_asked_at is not null and cancelled_at is null;
