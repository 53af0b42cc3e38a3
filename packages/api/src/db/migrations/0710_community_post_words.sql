-- Words of posts for the site search, apart from the words of pages: what people write is never a source, is not
-- offered as a spelling, and is read only while its post is shown. One configuration for all languages, because people
-- mix them in one sentence; the stemmer leaves words of other scripts as they are. A new table: locks nothing. Filling
-- it reads each post once.

create table community_post_words (
  post_id bigint primary key references community_posts (post_id) on delete cascade,
  vector tsvector not null
);
insert into community_post_words (post_id, vector)
select post_id, setweight(to_tsvector('pg_catalog.english', search_form(title)), 'A')
  || setweight(to_tsvector('pg_catalog.english', search_form(source)), 'D')
from community_posts;
create index community_post_words_vector on community_post_words using gin (vector);
