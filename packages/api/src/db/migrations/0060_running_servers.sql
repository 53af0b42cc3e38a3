-- The servers that run on this database and where each keeps its files: servers with different file stores would not
-- find each other's documents. A row is renewed every few seconds; one that is old belongs to a server that has crashed.
-- A new table: locks nothing.

create table running_servers (
  id uuid primary key,
  file_store text not null,
  seen_at timestamptz not null
);
