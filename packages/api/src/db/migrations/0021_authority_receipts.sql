-- The authority's receipt as a file: one for each challan that the desk paid. The file itself is in the file store,
-- encrypted. New table only: locks nothing.

create table authority_receipts (
  order_challan_id uuid primary key references order_challans (id),
  storage_key text not null unique,
  content_type text not null,
  bytes integer not null,
  sha256 bytea not null,
  uploaded_by uuid not null references operators (id),
  uploaded_at timestamptz not null
);
