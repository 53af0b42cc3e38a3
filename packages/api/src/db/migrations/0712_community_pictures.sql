-- Pictures of posts. One without a post waits for the post that its author writes. Files are erased by a task when a
-- row goes; nothing deletes rows by cascade before that (a post's pictures are taken before the post is purged).
-- New table: locks nothing.
create table community_pictures (
  picture_id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  post_id bigint references community_posts (post_id) on delete cascade,
  place smallint not null default 0,
  alt text not null check (length(alt) between 1 and 200),
  storage_key text not null unique,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null
);
create index community_pictures_post on community_pictures (post_id, place) where post_id is not null;
create index community_pictures_user on community_pictures (user_id, created_at);
create index community_pictures_waiting on community_pictures (created_at) where post_id is null;
