-- One table for all links that show something to anyone who has them. Links of service-history reports move here: their
-- tokens stay valid. Locks service_reports for a moment.

create table short_links (
  id uuid primary key,
  -- The token is derived from the id and the server's secret; only its hash is stored.
  token_hash bytea not null unique,
  -- What it shows, and which one.
  kind text not null,
  subject text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create unique index short_links_one_live on short_links (kind, subject) where revoked_at is null;
create index short_links_expires_at on short_links (expires_at);

insert into short_links (id, token_hash, kind, subject, created_at, expires_at)
  select share_id, share_hash, 'service-report', id::text, coalesce(made_at, now()), valid_until
  from service_reports where share_id is not null and valid_until is not null;

-- `share_id` stays: the link of a report, so that its page needs no second query.
alter table service_reports drop column share_hash;
