-- A name that members may show beside their handle, and the names they had before, which moderators see beside a case for
-- a while. Adds empty columns and an empty table: locks nothing for long.
alter table community_people
  add column display_name text check (display_name <> ''),
  -- When it was last chosen, also where it was taken back since; null: never.
  add column display_named_at timestamptz;

create table community_former_names (
  name_id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('handle', 'display')),
  name text not null,
  ended_at timestamptz not null
);
create index community_former_names_person on community_former_names (user_id, ended_at desc);
create index community_former_names_ended on community_former_names (ended_at);
