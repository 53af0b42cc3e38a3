-- Copies of documents that people keep for themselves: their files are in the file store, encrypted.
-- A row without `stored_at` is an upload under way, or one that was broken off: its file is erased later.
-- New table: locks nothing but `users` for a moment (foreign key).

create table wallet_documents (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Null: of the person, such as a licence.
  vehicle_number text,
  kind text not null check (kind in ('insurance', 'puc', 'licence', 'rc', 'invoice', 'other')),
  title text,
  -- Last valid day as the person typed it; null: none, or not known.
  valid_upto date,
  storage_key text not null,
  content_type text,
  bytes integer,
  sha256 bytea,
  added_at timestamptz not null,
  stored_at timestamptz
);
create index wallet_documents_of_user on wallet_documents (user_id, added_at desc);
