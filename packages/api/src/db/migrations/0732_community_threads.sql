-- Pinned and merged posts, and words that moderators watch for. New columns are empty: adding them locks a moment only.
alter table community_posts add column pinned_at timestamptz;
-- The post whose replies this one's joined; its address leads there.
alter table community_posts add column merged_into bigint references community_posts (post_id) on delete set null;
create index community_posts_pinned on community_posts (topic, pinned_at desc)
  where pinned_at is not null and state = 'live';
create index community_posts_merged on community_posts (merged_into) where merged_into is not null;

alter table community_acts drop constraint community_acts_act_check;
alter table community_acts add constraint community_acts_act_check check (act in ('approve', 'remove',
  'restore', 'hide', 'lock', 'unlock', 'move', 'pin', 'unpin', 'merge'));
create index community_acts_topic on community_acts (topic, act_id desc);

-- A text with one of these words waits for a look; it is neither hidden nor refused for it.
create table community_watched_words (
  -- In the form in which texts are compared.
  word text primary key,
  note text not null,
  added_by uuid not null references operators (id),
  added_at timestamptz not null
);
