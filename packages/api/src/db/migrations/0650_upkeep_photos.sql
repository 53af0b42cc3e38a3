-- Photographs of lines of a log, such as a bill or a worn part: their files are in the file store, encrypted.
-- A row without `stored_at` is an upload under way, or one that was broken off: its file is erased later. A line goes
-- only after its photographs, so that no file is left behind.
-- New table: locks nothing but `users` and `upkeep_entries` for a moment (foreign keys).

create table upkeep_photos (
  id uuid primary key,
  entry_id uuid not null references upkeep_entries (id),
  user_id uuid not null references users (id),
  storage_key text not null,
  content_type text,
  bytes integer,
  sha256 bytea,
  added_at timestamptz not null,
  stored_at timestamptz
);
create index upkeep_photos_of_entry on upkeep_photos (entry_id, added_at);
create index upkeep_photos_of_user on upkeep_photos (user_id);
