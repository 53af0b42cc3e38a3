-- Service records that a keeper made for buyers, one a day and vehicle: the code in the file names its row, and is worth
-- nothing once the keeper has taken the row away. Files from before have no row and are valid as they were.
-- New table: locks nothing but `users` for a moment (foreign key).
create table upkeep_packs (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  vehicle_number text not null,
  made_on date not null,
  unique (user_id, vehicle_number, made_on)
);
