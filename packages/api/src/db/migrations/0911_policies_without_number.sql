-- Policies of new vehicles that have no number yet: the words of the vehicle, and the number that its owner adds once there is
-- one, with when it was added and when the insurer noted it. An order then has the words as its vehicle until the
-- insurer noted the number (docs/adr/0153). Adds columns without defaults: locks insurance_policies for a moment.

alter table insurance_policies
  add column vehicle_words text,
  add column added_number text,
  add column number_added_at timestamptz,
  add column number_noted_at timestamptz,
  add check ((added_number is null) = (number_added_at is null)),
  add check (added_number is null or vehicle_words is not null),
  add check (number_noted_at is null or number_added_at is not null);
