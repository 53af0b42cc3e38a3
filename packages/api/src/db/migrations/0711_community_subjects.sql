-- What a post or its draft is about: a car model, an RTO, an offence or a service (`office/mh-12`). Nullable columns
-- and one with a constant default: locks nothing for long; the index has no rows yet.
alter table community_posts add column about text;
alter table community_drafts add column about text not null default '';
create index community_posts_about on community_posts (about, top_key desc, post_id desc)
  where state = 'live' and about is not null;
