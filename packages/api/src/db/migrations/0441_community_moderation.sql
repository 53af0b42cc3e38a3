-- The moderators' queue by deadline, claims, notes, suspensions and appeals. New tables, and columns without a rewrite:
-- locks nothing for long.

-- When a decision is due: for texts that wait or were reported; null: nothing waits.
alter table community_posts add column due_at timestamptz;
alter table community_comments add column due_at timestamptz;
update community_posts set due_at = changed_at + interval '24 hours' where state in ('pending', 'hidden');
update community_comments set due_at = changed_at + interval '24 hours' where state in ('pending', 'hidden');
create index community_posts_due on community_posts (due_at, post_id) where due_at is not null;
create index community_comments_due on community_comments (due_at, comment_id) where due_at is not null;

-- No replies to a locked post.
alter table community_posts add column is_locked boolean not null default false;

-- Who looks at what, for a quarter of an hour.
create table community_claims (
  kind text not null check (kind in ('post', 'comment')),
  subject_id uuid not null,
  operator_id uuid not null references operators (id),
  claimed_until timestamptz not null,
  primary key (kind, subject_id)
);

-- For moderators; the public log has no notes.
alter table community_acts add column note text not null default '';
alter table community_acts drop constraint community_acts_act_check;
alter table community_acts add constraint community_acts_act_check
  check (act in ('approve', 'remove', 'restore', 'hide', 'lock', 'unlock', 'move'));

create table community_suspensions (
  suspension_id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  operator_id uuid not null references operators (id),
  reason text not null,
  note text not null,
  starts_at timestamptz not null,
  -- Null: until it is lifted.
  ends_at timestamptz,
  lifted_at timestamptz,
  lifted_by uuid references operators (id)
);
create unique index community_suspensions_open on community_suspensions (user_id) where lifted_at is null;

-- One appeal for each act, decided by another moderator than the one who acted.
create table community_appeals (
  appeal_id bigint generated always as identity primary key,
  act_id bigint not null unique references community_acts (act_id),
  -- Who acted, so that the row itself can refuse them.
  act_operator_id uuid references operators (id),
  user_id uuid references users (id) on delete cascade,
  words text not null,
  filed_at timestamptz not null,
  due_at timestamptz not null,
  is_granted boolean,
  decided_by uuid references operators (id),
  decided_at timestamptz,
  check (decided_by is null or act_operator_id is null or decided_by <> act_operator_id),
  check ((decided_at is null) = (is_granted is null) and (decided_at is null) = (decided_by is null))
);
create index community_appeals_open on community_appeals (due_at, appeal_id) where decided_at is null;
create index community_appeals_user on community_appeals (user_id);
