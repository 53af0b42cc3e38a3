-- The community: people, posts, comments, likes, whom and what people follow, and the acts of moderators. Counters are
-- changed by the statement that changes their row. New tables: locks nothing.

create table community_people (
  user_id uuid primary key references users (id) on delete cascade,
  handle text not null unique,
  -- What the handle looks like: no two people have names that read the same.
  skeleton text not null unique,
  bio text not null default '',
  joined_at timestamptz not null,
  renamed_at timestamptz not null
);

-- Names given up, by what they look like. Null: for ever, the account was deleted.
create table community_held_names (
  skeleton text primary key,
  held_until timestamptz
);

create table community_posts (
  post_id bigint generated always as identity primary key,
  public_id uuid not null unique,
  -- Null: a person who left.
  author_id uuid references users (id) on delete set null,
  topic text not null,
  title text not null,
  source text not null,
  language text not null,
  state text not null check (state in ('pending', 'live', 'hidden', 'removed', 'deleted')),
  version integer not null default 1,
  spam_parts jsonb not null,
  text_hash text not null,
  created_at timestamptz not null,
  -- When it was first shown; null: it never was.
  published_at timestamptz,
  edited_at timestamptz,
  changed_at timestamptz not null,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  top_key double precision not null default 0,
  check (state <> 'live' or published_at is not null)
) with (fillfactor = 85);
create index community_posts_latest on community_posts (published_at desc, post_id desc) where state = 'live';
create index community_posts_topic on community_posts (topic, published_at desc, post_id desc) where state = 'live';
create index community_posts_top on community_posts (top_key desc, post_id desc) where state = 'live';
create index community_posts_topic_top on community_posts (topic, top_key desc, post_id desc) where state = 'live';
create index community_posts_author on community_posts (author_id, published_at desc, post_id desc) where state = 'live';
create index community_posts_not_live on community_posts (state, post_id) where state <> 'live';
create index community_posts_own on community_posts (author_id);
create index community_posts_hash on community_posts (text_hash, created_at);

create sequence community_comment_ids;
create table community_comments (
  comment_id bigint primary key,
  public_id uuid not null unique,
  post_id bigint not null references community_posts (post_id) on delete cascade,
  parent_id bigint references community_comments (comment_id) on delete cascade,
  -- First comment of the thread; its own id for that one.
  root_id bigint not null,
  depth smallint not null check (depth between 0 and 6),
  author_id uuid references users (id) on delete set null,
  source text not null,
  state text not null check (state in ('pending', 'live', 'hidden', 'removed', 'deleted')),
  version integer not null default 1,
  spam_parts jsonb not null,
  text_hash text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  like_count integer not null default 0 check (like_count >= 0)
);
create index community_comments_post on community_comments (post_id, root_id, comment_id);
create index community_comments_parent on community_comments (parent_id);
create index community_comments_author on community_comments (author_id, comment_id desc);
create index community_comments_not_live on community_comments (state, comment_id) where state <> 'live';
create index community_comments_hash on community_comments (text_hash, created_at);

create table community_likes (
  kind text not null check (kind in ('post', 'comment')),
  target_id bigint not null,
  user_id uuid not null references users (id) on delete cascade,
  liked_at timestamptz not null,
  primary key (kind, target_id, user_id)
);
create index community_likes_user on community_likes (user_id);

create table community_follows (
  follower_id uuid not null references users (id) on delete cascade,
  followee_id uuid not null references users (id) on delete cascade,
  followed_at timestamptz not null,
  primary key (follower_id, followee_id),
  check (follower_id <> followee_id)
);
create index community_follows_followee on community_follows (followee_id);

create table community_subscriptions (
  user_id uuid not null references users (id) on delete cascade,
  topic text not null,
  subscribed_at timestamptz not null,
  primary key (user_id, topic)
);

-- What moderators and the threshold of reports did: rows are only added.
create table community_acts (
  act_id bigint generated always as identity primary key,
  kind text not null check (kind in ('post', 'comment')),
  subject_id uuid not null,
  topic text not null,
  -- Null: hidden by reports, until a moderator decides.
  operator_id uuid references operators (id),
  act text not null check (act in ('approve', 'remove', 'restore', 'hide')),
  reason text,
  from_state text not null,
  to_state text not null,
  acted_at timestamptz not null,
  check ((operator_id is null) = (act = 'hide'))
);
create index community_acts_subject on community_acts (subject_id, act_id desc);
