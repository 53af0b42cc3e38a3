-- Writing in the community: drafts that follow their author to every device, and what a text was before it was edited.
-- New tables and a column without a default: locks nothing for long.

create table community_drafts (
  user_id uuid not null references users (id) on delete cascade,
  -- What it becomes: `post`, `reply:<post>`, `edit:<post>`.
  place text not null check (length(place) <= 60),
  revision integer not null,
  topic text not null,
  title text not null check (length(title) <= 400),
  source text not null check (length(source) <= 40000),
  language text not null,
  updated_at timestamptz not null,
  primary key (user_id, place)
);
create index community_drafts_old on community_drafts (updated_at);

-- What a post or comment said before an edit. It goes with its post or comment.
create table community_revisions (
  revision_id bigint generated always as identity primary key,
  post_id bigint references community_posts (post_id) on delete cascade,
  comment_id bigint references community_comments (comment_id) on delete cascade,
  title text,
  source text not null,
  -- When it was replaced.
  replaced_at timestamptz not null,
  check ((post_id is null) <> (comment_id is null))
);
create index community_revisions_post on community_revisions (post_id, revision_id desc) where post_id is not null;
create index community_revisions_comment on community_revisions (comment_id, revision_id desc)
  where comment_id is not null;

alter table community_comments add column edited_at timestamptz;
create index community_posts_title on community_posts using gin (lower(title) gin_trgm_ops) where state = 'live';
