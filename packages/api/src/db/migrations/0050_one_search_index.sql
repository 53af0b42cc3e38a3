-- One search index (docs/adr/0036). Articles are searched in search_entries, like everything else, and their words are
-- in search_words: the second index (the vectors of live_articles, article_words) goes. The search form keeps the
-- letters of all six scripts of the product's Indian languages, so both vectors are computed again.
--
-- Locks: search_entries, search_words and live_articles exclusively, for the time it takes to write search_entries
-- again and build its indexes: seconds for a thousand articles, some minutes for a hundred thousand. A server of the
-- version before cannot search afterwards; its pages work.

drop function find_live_articles;
drop function find_article_entries;
alter table live_articles drop column title_vector, drop column body_vector;
alter table search_entries drop column title_vector, drop column body_vector;
drop function search_form;

-- A text as it is searched, so that spellings match: compatibility forms, lower case, no accents; in Indian scripts
-- without nukta, with one sign for every nasal, one length for i and u (in the south also for e and o); Indian digits
-- as Latin ones; punctuation as a space. Every script stays its own. The program normalises the words of a question
-- by the same rules (domain/search/search-form.ts); a test compares the two.
create function search_form(raw text) returns text
  language sql immutable strict parallel safe
  as $$
    select regexp_replace(
      translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(regexp_replace(lower(normalize(raw, nfkd)),
      '[\u0300-\u036f\u093c\u09bc\u0abc\u0c3c\u0cbc\u0c55\u0cd5\u200b-\u200d\ufeff]', '', 'g'), nfc),
      '[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])', U&'\0902', 'g'),
      '[\u0999\u099e\u09a3\u09a8\u09ae]\u09cd(?=[\u0995-\u09ae\u09b0-\u09b9])', U&'\0982', 'g'),
      '[\u0a99\u0a9e\u0aa3\u0aa8\u0aae]\u0acd(?=[\u0a95-\u0ab9])', U&'\0A82', 'g'),
      '[\u0c19\u0c1e\u0c23\u0c28\u0c2e]\u0c4d(?=[\u0c15-\u0c39])', U&'\0C02', 'g'),
      '[\u0c99\u0c9e\u0ca3\u0ca8\u0cae]\u0ccd(?=[\u0c95-\u0cb9])', U&'\0C82', 'g'),
        U&'\0901\0940\0942\0908\090A\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F' ||
        U&'\0981\09C0\09C2\0988\098A\09E6\09E7\09E8\09E9\09EA\09EB\09EC\09ED\09EE\09EF' ||
        U&'\0A81\0AC0\0AC2\0A88\0A8A\0AE6\0AE7\0AE8\0AE9\0AEA\0AEB\0AEC\0AED\0AEE\0AEF' ||
        U&'\0B81\0BC0\0BC2\0B88\0B8A\0BC7\0BCB\0B8F\0B93\0BE6\0BE7\0BE8\0BE9\0BEA\0BEB\0BEC\0BED\0BEE\0BEF' ||
        U&'\0C01\0C40\0C42\0C08\0C0A\0C47\0C4B\0C0F\0C13\0C66\0C67\0C68\0C69\0C6A\0C6B\0C6C\0C6D\0C6E\0C6F' ||
        U&'\0C81\0CC0\0CC2\0C88\0C8A\0CC7\0CCB\0C8F\0C93\0CE6\0CE7\0CE8\0CE9\0CEA\0CEB\0CEC\0CED\0CEE\0CEF',
        U&'\0902\093F\0941\0907\09090123456789' ||
        U&'\0982\09BF\09C1\0987\09890123456789' ||
        U&'\0A82\0ABF\0AC1\0A87\0A890123456789' ||
        U&'\0B82\0BBF\0BC1\0B87\0B89\0BC6\0BCA\0B8E\0B920123456789' ||
        U&'\0C02\0C3F\0C41\0C07\0C09\0C46\0C4A\0C0E\0C120123456789' ||
        U&'\0C82\0CBF\0CC1\0C87\0C89\0CC6\0CCA\0C8E\0C920123456789'),
      '[^a-z0-9\u0900-\u0963\u0971-\u097f\u0980-\u09e3\u0a80-\u0ae3\u0b80-\u0bd7\u0c00-\u0c63\u0c80-\u0ce3]+', ' ', 'g')
  $$;

-- How texts of a language are stemmed. Only English is by the database; search_form and prefixes do for the others.
create function search_config(of text) returns regconfig
  language sql immutable strict parallel safe
  as $$
    select case of when 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end
  $$;

-- Articles published since the last run of the job that copied them.
delete from search_entries e where kind = 'article' and not exists (
  select from live_articles a where a.article_id::text = e.ref and a.language = e.language);
insert into search_entries
  (kind, ref, language, title, summary, body, tags, path, weight, checksum)
select 'article', article_id::text, language, title, description, plain_text, array_to_string(tags, ' '),
  '/blog/' || slug, 1.2, ''
from live_articles
on conflict (kind, ref, language) do update set title = excluded.title, summary = excluded.summary,
  body = excluded.body, tags = excluded.tags, path = excluded.path, checksum = excluded.checksum;

alter table search_entries
  add column title_vector tsvector not null generated always as (
    to_tsvector(search_config(language), search_form(title || ' ' || tags))) stored,
  add column body_vector tsvector not null generated always as (
    setweight(to_tsvector(search_config(language), search_form(title || ' ' || tags)), 'A')
      || setweight(to_tsvector(search_config(language), search_form(summary)), 'B')
      || setweight(to_tsvector(search_config(language), search_form(body)), 'D')) stored;

-- An index of its own for each language with many articles, so that a word which all articles of one language have, and
-- none of the other, is not searched for in vain; a language that has grown gets a pair of its own. Without
-- fastupdate: a search never has to read a list of what is not yet in the index.
create index search_entries_article_title_en on search_entries using gin (title_vector)
  with (fastupdate = off) where kind = 'article' and language = 'en';
create index search_entries_article_body_en on search_entries using gin (body_vector)
  with (fastupdate = off) where kind = 'article' and language = 'en';
create index search_entries_article_title_hi on search_entries using gin (title_vector)
  with (fastupdate = off) where kind = 'article' and language = 'hi';
create index search_entries_article_body_hi on search_entries using gin (body_vector)
  with (fastupdate = off) where kind = 'article' and language = 'hi';
create index search_entries_article_title_others on search_entries using gin (title_vector)
  with (fastupdate = off) where kind = 'article' and language <> 'en' and language <> 'hi';
create index search_entries_article_body_others on search_entries using gin (body_vector)
  with (fastupdate = off) where kind = 'article' and language <> 'en' and language <> 'hi';
create index search_entries_other_body on search_entries using gin (body_vector)
  with (fastupdate = off) where kind <> 'article';

-- A bounded number of articles for a question, whatever the size of the blog. The planner knows only how common a word
-- is in all rows together and would read the whole table, so this reads through the indexes alone; of a word that
-- more than some thousand articles have, it looks at a sample (gin_fuzzy_search_limit).
create function find_article_entries(of text, in_title text, in_text text, titles integer, texts integer)
  returns table (kind text, ref text, language text)
  language plpgsql stable rows 100
  set enable_seqscan = off
  set enable_indexscan = off
  set enable_indexonlyscan = off
  set gin_fuzzy_search_limit = 3000
  as $$
begin
  -- The language as a literal, for the planner to choose its index.
  return query execute format(
    '(select e.kind, e.ref, e.language from search_entries e
        where e.kind = ''article'' and e.language = %1$L and e.title_vector @@ $1 limit $3)
      union
      (select e.kind, e.ref, e.language from search_entries e
        where e.kind = ''article'' and e.language = %1$L and e.body_vector @@ $2 limit $4)', of)
    using to_tsquery(search_config(of), in_title), to_tsquery(search_config(of), in_text), titles, texts;
end
$$;

-- All words, with the source that counts them: published articles, or the entries of the pages.
drop view search_vocabulary;
alter table search_words
  add column source text not null default 'pages' check (source in ('articles', 'pages')),
  -- Sounds that Tamil writes alike, alike. Same as tamilSoundOf (domain/search/sound-of.ts).
  add column tamil_sound text not null generated always as (translate(sound, 'ghjdbsf', 'kkctpcp')) stored,
  drop constraint search_words_pkey;
alter table search_words alter column source drop default;
insert into search_words (source, word, language, sound, uses)
select 'articles', word, language, sound, uses from article_words;
alter table search_words add primary key (word, language, source);
create index search_words_tamil_sound on search_words (tamil_sound);
drop table article_words;

-- Publishing writes articles to the index; no job compares them any more.
delete from search_sources where source = 'articles';
