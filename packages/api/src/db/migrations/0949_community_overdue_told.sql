-- Decisions of moderators whose deadline passed and that the officer was told about, so that each is told once. A row is
-- of a text or appeal and its deadline, and goes when that no longer waits. A new table: locks nothing.
create table community_overdue_told (
  kind text not null check (kind in ('post', 'comment', 'appeal')),
  subject_id text not null,
  due_at timestamptz not null,
  told_at timestamptz not null,
  primary key (kind, subject_id, due_at)
);
