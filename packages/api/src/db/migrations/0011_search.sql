-- The search of everything, and the assistant. One table of what can be found, with the version of what it was made of;
-- the words of it; what people asked the assistant. New tables and a view: locks nothing.

create table search_entries (
  kind text not null,
  ref text not null,
  language text not null check (language in ('en', 'hi')),
  title text not null,
  summary text not null,
  body text not null,
  -- Other words for it, apart by spaces.
  tags text not null,
  -- Below the language prefix.
  path text not null check (path ~ '^/' and path !~ '^//'),
  weight real not null,
  -- Of all that the source gave: what has not changed is not written again.
  checksum text not null,
  title_vector tsvector not null generated always as (
    case language
      when 'en' then to_tsvector('pg_catalog.english'::regconfig, search_form(title || ' ' || tags))
      else to_tsvector('pg_catalog.simple'::regconfig, search_form(title || ' ' || tags))
    end) stored,
  body_vector tsvector not null generated always as (
    case language
      when 'en' then
        setweight(to_tsvector('pg_catalog.english'::regconfig, search_form(title || ' ' || tags)), 'A')
        || setweight(to_tsvector('pg_catalog.english'::regconfig, search_form(summary)), 'B')
        || setweight(to_tsvector('pg_catalog.english'::regconfig, search_form(body)), 'D')
      else
        setweight(to_tsvector('pg_catalog.simple'::regconfig, search_form(title || ' ' || tags)), 'A')
        || setweight(to_tsvector('pg_catalog.simple'::regconfig, search_form(summary)), 'B')
        || setweight(to_tsvector('pg_catalog.simple'::regconfig, search_form(body)), 'D')
    end) stored,
  primary key (kind, ref, language)
);
-- Articles may be many, the rest is a few thousand: apart, so that neither has to be read past for the other. Without
-- fastupdate: a search never has to read a list of what is not yet in the index.
create index search_entries_article_title on search_entries using gin (title_vector)
  with (fastupdate = off) where kind = 'article';
create index search_entries_article_body on search_entries using gin (body_vector)
  with (fastupdate = off) where kind = 'article';
create index search_entries_other_body on search_entries using gin (body_vector)
  with (fastupdate = off) where kind <> 'article';

-- What the table was made of: `articles`, `pages`. Another version than that of today: it is made again.
create table search_sources (
  source text primary key,
  version text not null,
  made_at timestamptz not null
);

-- Words of all entries but articles, with how they sound in Latin letters.
create table search_words (
  word text not null,
  language text not null,
  sound text not null,
  uses integer not null,
  primary key (word, language)
);
create index search_words_sound on search_words using gin (sound gin_trgm_ops) with (fastupdate = off);

create view search_vocabulary as
  select word, language, sound, uses from article_words
  union all
  select word, language, sound, uses from search_words;

-- Questions to the assistant with their answers: of an account, or of a browser (a keyed hash of its id). Vehicle
-- numbers, mobiles and addresses were taken out of them before.
create table assistant_messages (
  id uuid primary key,
  user_id uuid references users (id),
  device_hash bytea,
  language text not null check (language in ('en', 'hi')),
  asked_at timestamptz not null,
  question text not null,
  -- As the contract has it: outcome, who worded it, text, sources.
  answer jsonb not null,
  check ((user_id is null) <> (device_hash is null))
);
create index assistant_messages_user on assistant_messages (user_id, asked_at desc) where user_id is not null;
create index assistant_messages_device on assistant_messages (device_hash, asked_at desc)
  where device_hash is not null;
create index assistant_messages_asked_at on assistant_messages (asked_at);
