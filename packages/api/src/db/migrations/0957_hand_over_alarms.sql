-- When the desk was told that a premium has not reached its insurer 20 hours after the payment: each policy once. Adds a
-- column without a default: no rewrite, a short lock.

alter table insurance_policies add column hand_over_alarm_at timestamptz;
