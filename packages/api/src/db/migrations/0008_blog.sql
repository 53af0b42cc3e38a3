-- The blog: articles in both languages with their revisions, polls and votes, redirects, what is searched, and who gets
-- the newsletter. New tables, a new function and the extension pg_trgm (it comes with PostgreSQL; the owner of a database
-- may create it): locks nothing.

create extension if not exists pg_trgm with schema public;

-- A text as it is searched, so that spellings meet: compatibility forms, lower case, no accents; in Hindi without nukta,
-- with one sign for every nasal and one length for i and u; Indian digits as Latin ones; punctuation as a space. The
-- program writes words of a question with the same rules (search-form.ts); a test holds the two together.
create function search_form(raw text) returns text
  language sql immutable strict parallel safe
  as $$
    select regexp_replace(
      translate(
        regexp_replace(
          regexp_replace(lower(normalize(raw, nfkd)), '[\u0300-\u036f\u093c\u200b-\u200d\ufeff]', '', 'g'),
          '[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])', U&'\0902', 'g'),
        U&'\0901\0940\0942\0908\090A\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F',
        U&'\0902\093F\0941\0907\09090123456789'),
      '[^a-z0-9\u0900-\u0963\u0971-\u097f]+', ' ', 'g')
  $$;

create table blog_categories (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null,
  name_en text not null,
  name_hi text not null,
  description_en text not null,
  description_hi text not null
);

create table articles (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- What readers see; null before the first publication and after a withdrawal.
  live_revision_id uuid,
  first_published_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  -- Checksum of the text that came with the program, while no editor has touched the article; null for all others.
  seed_checksum text
);

-- Every save is a revision; none is ever changed but for its state.
create table article_revisions (
  id uuid primary key,
  article_id uuid not null references articles (id) on delete cascade,
  number integer not null,
  category_id text not null references blog_categories (id),
  state text not null check (state in ('draft', 'scheduled', 'published', 'replaced')),
  -- Set with `scheduled`: when it takes the place of what readers see.
  publish_at timestamptz,
  -- The day that readers are told as that of the last change.
  updated_on date not null,
  made_at timestamptz not null,
  -- Null: it came with the program.
  made_by uuid references operators (id),
  note text,
  unique (article_id, number),
  check ((state = 'scheduled') = (publish_at is not null))
);
create index article_revisions_due on article_revisions (publish_at) where state = 'scheduled';
create unique index article_revisions_one_scheduled on article_revisions (article_id) where state = 'scheduled';

alter table articles add constraint articles_live_revision
  foreign key (live_revision_id) references article_revisions (id);

create table article_texts (
  revision_id uuid not null references article_revisions (id) on delete cascade,
  language text not null check (language in ('en', 'hi')),
  title text not null,
  description text not null,
  author text not null,
  tags text[] not null,
  -- Path of the picture at the top, or null.
  image_src text,
  image_alt text,
  markdown text not null,
  -- Made from the Markdown when it was saved; cleaned once more before it is sent.
  html text not null,
  -- Headings: [{id, text, level}]
  contents jsonb not null,
  -- Questions of the block FAQ: [{question, answer}], plain text.
  questions jsonb not null,
  plain_text text not null,
  reading_minutes integer not null,
  primary key (revision_id, language)
);

-- Addresses that articles had.
create table article_redirects (
  slug text primary key,
  article_id uuid not null references articles (id) on delete cascade,
  created_at timestamptz not null
);

-- What readers can find: one row an article and language, put here when it is published. Lists read it too.
create table live_articles (
  article_id uuid not null references articles (id) on delete cascade,
  language text not null check (language in ('en', 'hi')),
  slug text not null,
  category_id text not null references blog_categories (id),
  title text not null,
  description text not null,
  author text not null,
  tags text[] not null,
  image_src text,
  image_alt text,
  reading_minutes integer not null,
  published_at timestamptz not null,
  updated_on date not null,
  plain_text text not null,
  title_vector tsvector not null generated always as (
    case language
      when 'en' then to_tsvector('pg_catalog.english'::regconfig, search_form(title))
      else to_tsvector('pg_catalog.simple'::regconfig, search_form(title))
    end) stored,
  body_vector tsvector not null generated always as (
    case language
      when 'en' then setweight(to_tsvector('pg_catalog.english'::regconfig, search_form(title)), 'A')
        || setweight(to_tsvector('pg_catalog.english'::regconfig, search_form(description)), 'B')
        || setweight(to_tsvector('pg_catalog.english'::regconfig, search_form(plain_text)), 'D')
      else setweight(to_tsvector('pg_catalog.simple'::regconfig, search_form(title)), 'A')
        || setweight(to_tsvector('pg_catalog.simple'::regconfig, search_form(description)), 'B')
        || setweight(to_tsvector('pg_catalog.simple'::regconfig, search_form(plain_text)), 'D')
    end) stored,
  primary key (article_id, language)
);
-- Without fastupdate: a search never has to read a list of what is not yet in the index.
create index live_articles_title on live_articles using gin (title_vector) with (fastupdate = off);
create index live_articles_body on live_articles using gin (body_vector) with (fastupdate = off);
create index live_articles_tags on live_articles using gin (tags) with (fastupdate = off);
create index live_articles_newest on live_articles (language, published_at desc, article_id);
create index live_articles_category on live_articles (language, category_id, published_at desc, article_id);

-- The words of published articles, with how they sound in Latin letters: a word that is nowhere is looked for by sound.
create table article_words (
  word text not null,
  language text not null,
  sound text not null,
  -- In how many publications it was seen: of two words that sound alike the commoner is meant.
  uses integer not null,
  primary key (word, language)
);
create index article_words_sound on article_words using gin (sound gin_trgm_ops) with (fastupdate = off);

create table polls (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- The article under which it stands.
  article_id uuid not null references articles (id) on delete cascade,
  question_en text not null,
  question_hi text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  -- True while no editor has touched it.
  is_seed boolean not null
);
create index polls_article on polls (article_id);

create table poll_options (
  poll_id text not null references polls (id) on delete cascade,
  id text not null,
  position integer not null,
  text_en text not null,
  text_hi text not null,
  -- Counted with each vote, in its transaction.
  votes integer not null default 0,
  primary key (poll_id, id)
);

-- One vote a person: an account, or a browser (a keyed hash of its id, for a year).
create table poll_votes (
  poll_id text not null,
  option_id text not null,
  user_id uuid references users (id),
  device_hash bytea,
  voted_at timestamptz not null,
  foreign key (poll_id, option_id) references poll_options (poll_id, id) on delete cascade
);
create unique index poll_votes_user on poll_votes (poll_id, user_id) where user_id is not null;
create unique index poll_votes_device on poll_votes (poll_id, device_hash) where device_hash is not null;
create index poll_votes_of_user on poll_votes (user_id) where user_id is not null;
create index poll_votes_voted_at on poll_votes (voted_at) where device_hash is not null;

-- Addresses are encrypted; the keyed hash finds one again.
create table newsletter_subscribers (
  id uuid primary key,
  address_hash bytea not null unique,
  address_sealed bytea not null,
  language text not null check (language in ('en', 'hi')),
  asked_at timestamptz not null,
  -- When the last message that asks for confirmation went out.
  mailed_at timestamptz,
  -- Null until the link in that message was used; such rows go after a week.
  confirmed_at timestamptz,
  -- The articles published before have been sent.
  sent_until timestamptz
);
create index newsletter_subscribers_waiting on newsletter_subscribers (asked_at) where confirmed_at is null;
create index newsletter_subscribers_due on newsletter_subscribers (sent_until) where confirmed_at is not null;
