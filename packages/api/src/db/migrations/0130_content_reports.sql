-- One queue of reports of anything that people write: reviews, and later listings and posts (docs/adr/0049). The thing
-- itself belongs to the module that registers its kind. New table: locks nothing.

create table content_reports (
  id uuid primary key,
  kind text not null,
  subject_id uuid not null,
  reason text not null,
  note text not null,
  -- Null: a visitor, or an account that was deleted.
  user_id uuid references users (id) on delete set null,
  reported_at timestamptz not null,
  decision text check (decision in ('kept', 'hidden', 'gone')),
  decided_at timestamptz,
  decided_by uuid references operators (id),
  check ((decision is null) = (decided_at is null))
);

create unique index content_reports_once on content_reports (kind, subject_id, user_id)
  where decision is null and user_id is not null;
create index content_reports_open on content_reports (kind, reported_at) where decision is null;
create index content_reports_user on content_reports (user_id) where user_id is not null;
create index content_reports_decided on content_reports (decided_at) where decision is not null;
