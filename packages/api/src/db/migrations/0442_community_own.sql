-- What a person keeps for themselves in the community: saved posts, people they mute or block, news about what they
-- wrote, and the answer that an author accepts. New tables, and a column without a default: locks nothing for long.

create table community_bookmarks (
  user_id uuid not null references users (id) on delete cascade,
  post_id bigint not null references community_posts (post_id) on delete cascade,
  saved_at timestamptz not null,
  primary key (user_id, post_id)
);
create index community_bookmarks_list on community_bookmarks (user_id, saved_at desc, post_id desc);
create index community_bookmarks_post on community_bookmarks (post_id);

create table community_mutes (
  user_id uuid not null references users (id) on delete cascade,
  other_id uuid not null references users (id) on delete cascade,
  -- Blocked people cannot reply to, like, follow or mention the one who blocks.
  is_block boolean not null,
  muted_at timestamptz not null,
  primary key (user_id, other_id),
  check (user_id <> other_id)
);
create index community_mutes_other on community_mutes (other_id);

create table community_news (
  news_id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('mention', 'reply', 'decision')),
  -- The text or act that it is about: the same is told once.
  cause text not null,
  post_id bigint not null references community_posts (post_id) on delete cascade,
  comment_id bigint references community_comments (comment_id) on delete cascade,
  actor_id uuid references users (id) on delete set null,
  act text,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, kind, cause)
);
create index community_news_list on community_news (user_id, news_id desc);
create index community_news_post on community_news (post_id);
create index community_news_comment on community_news (comment_id) where comment_id is not null;
create index community_news_actor on community_news (actor_id) where actor_id is not null;
create index community_news_old on community_news (created_at);

-- Kinds that a person switched off.
create table community_news_off (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('mention', 'reply', 'decision')),
  primary key (user_id, kind)
);

alter table community_posts add column accepted_id bigint
  references community_comments (comment_id) on delete set null;
create index community_posts_accepted on community_posts (accepted_id) where accepted_id is not null;

-- What the nightly recount found.
create table community_recounts (
  recounted_at timestamptz primary key,
  wrong integer not null
);
