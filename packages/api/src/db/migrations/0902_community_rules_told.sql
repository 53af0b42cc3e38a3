-- Members are told of the rules every few months: news without a post, and when a member was last told. Replaces checks of
-- a table, which reads it once, and adds an empty column; the index reads the members once.
alter table community_news alter column post_id drop not null;
alter table community_news drop constraint community_news_kind_check;
alter table community_news add constraint community_news_kind_check
  check (kind in ('mention', 'reply', 'decision', 'topic', 'rules'));
alter table community_news add constraint community_news_post_check check (kind = 'rules' or post_id is not null);
-- Null: not since joining, when the rules were shown.
alter table community_people add column rules_told_at timestamptz;
create index community_people_rules on community_people ((coalesce(rules_told_at, joined_at)));
