-- Tokens of native apps that were exchanged for a web-view session, so that each is used once. Kept for a day; a token is
-- valid for five minutes. New table: locks nothing.

create table web_view_uses (
  token_id uuid primary key,
  used_at timestamptz not null
);
