-- A new vehicle has no number yet: a request for quotes then has the description that its buyer gave (in `answers` and
-- `vehicle`). Requests of the last day get the form of new ones. Locks their rows for a moment.

alter table insurance_requests alter column vehicle_number drop not null;
update insurance_requests set
  vehicle = vehicle || '{"seats": null, "invoicePrice": null}'::jsonb,
  answers = answers || '{"newVehicle": null}'::jsonb;
alter table insurance_requests add constraint insurance_requests_described_check
  check (vehicle_number is not null or jsonb_typeof(answers -> 'newVehicle') = 'object');
