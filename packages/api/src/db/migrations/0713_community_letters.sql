-- News of followed topics, and news of the community by e-mail and push for those who chose it. Replaces two checks of
-- small tables and adds a table: locks nothing for long.
alter table community_news drop constraint community_news_kind_check;
alter table community_news add constraint community_news_kind_check
  check (kind in ('mention', 'reply', 'decision', 'topic'));
alter table community_news_off drop constraint community_news_off_kind_check;
alter table community_news_off add constraint community_news_off_kind_check
  check (kind in ('mention', 'reply', 'decision', 'topic'));
create index community_subscriptions_topic on community_subscriptions (topic);

create table community_letters (
  user_id uuid primary key references users (id) on delete cascade,
  -- Named by the link that ends them.
  letter_id uuid not null unique,
  channels text[] not null check (channels <@ array['email', 'push']),
  -- The last news that each channel told of.
  email_to bigint not null,
  push_to bigint not null,
  changed_at timestamptz not null
);
create index community_letters_on on community_letters (user_id) where cardinality(channels) > 0;
create index community_news_unread on community_news (user_id, news_id) where read_at is null;
