-- Handovers of sold cars: the file with its hash, and the two ticks after it. New table: locks nothing.
create table sale_handovers (
  sale_id uuid primary key references sale_cases (id) on delete cascade,
  handed_over_at timestamptz not null,
  place text not null,
  odometer_km integer not null,
  is_other_state boolean not null,
  -- Of the file: its check code, key in the file store, and SHA-256.
  code text not null unique,
  storage_key text not null,
  sha256 bytea not null,
  -- Serial number of the owner on the record before the handover; null: not known.
  owner_serial integer,
  -- Acknowledgement number of Form 29C, and since when the dealer answers for the car.
  acknowledgement text,
  liability_closed_at timestamptz,
  -- Since when the record names a later owner.
  record_closed_at timestamptz
);
