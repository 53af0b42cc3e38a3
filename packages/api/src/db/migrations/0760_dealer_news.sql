-- E-mails to members of a dealer about test drives and cars of theirs. Facts have no personal data: the car and a time.
-- A new table: nothing is locked.

create table dealer_news (
  id uuid primary key,
  firm_id uuid not null,
  member_id uuid not null,
  kind text not null,
  -- Names the news: the same is told a member once.
  subject text not null,
  facts jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'cancelled')),
  created_at timestamptz not null,
  unique (member_id, kind, subject)
);
create index dealer_news_created on dealer_news (created_at);
