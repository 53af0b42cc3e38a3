-- Tags of posts, as their words say: each leads to the posts that carry it, newest first. New table: locks nothing. Posts
-- of before get theirs when they are edited.
create table community_post_tags (
  -- In the form in which tags are compared.
  tag text not null check (length(tag) <= 60),
  post_id bigint not null references community_posts (post_id) on delete cascade,
  primary key (tag, post_id)
);
create index community_post_tags_post on community_post_tags (post_id);
