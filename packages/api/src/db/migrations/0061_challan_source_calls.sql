-- Which server is calling a challan source about a vehicle, so that no two call it at the same time: a source charges
-- for each call. A row is a lease that its server renews; one with a failure, or past its time, is free.
-- A new table: locks nothing.

create table challan_source_calls (
  vehicle_number text not null,
  -- Which system is called (sandbox or live), as in `challan_source_answers`.
  source_key text not null,
  holder uuid not null,
  leased_until timestamptz not null,
  failure text,
  primary key (vehicle_number, source_key)
);
