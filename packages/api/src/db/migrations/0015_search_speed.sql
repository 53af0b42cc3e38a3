-- Searches that take the same time however many articles there are. An index of its own for each language: a word that all
-- articles of one language have, and none of the other, is looked for in vain at once. The database's planner knows only how
-- common a word is in both together and would read the whole table, so the reading stands in functions that let it use
-- nothing but these indexes; and of a word that more than some thousand articles have, a sample of that size is looked at
-- (gin_fuzzy_search_limit). Locks writing to live_articles and search_entries while their indexes are made.

create index live_articles_title_en on live_articles using gin (title_vector)
  with (fastupdate = off) where language = 'en';
create index live_articles_title_hi on live_articles using gin (title_vector)
  with (fastupdate = off) where language = 'hi';
drop index live_articles_title;
create index live_articles_body_en on live_articles using gin (body_vector)
  with (fastupdate = off) where language = 'en';
create index live_articles_body_hi on live_articles using gin (body_vector)
  with (fastupdate = off) where language = 'hi';
drop index live_articles_body;
create index search_entries_article_title_en on search_entries using gin (title_vector)
  with (fastupdate = off) where kind = 'article' and language = 'en';
create index search_entries_article_title_hi on search_entries using gin (title_vector)
  with (fastupdate = off) where kind = 'article' and language = 'hi';
drop index search_entries_article_title;
create index search_entries_article_body_en on search_entries using gin (body_vector)
  with (fastupdate = off) where kind = 'article' and language = 'en';
create index search_entries_article_body_hi on search_entries using gin (body_vector)
  with (fastupdate = off) where kind = 'article' and language = 'hi';
drop index search_entries_article_body;

create function find_live_articles(of text, in_title text, in_text text, titles integer, texts integer)
  returns table (article_id uuid, language text)
  language plpgsql stable rows 100
  set enable_seqscan = off
  set enable_indexscan = off
  set enable_indexonlyscan = off
  set gin_fuzzy_search_limit = 3000
  as $$
declare
  config regconfig := case of when 'en' then 'pg_catalog.english' else 'pg_catalog.simple' end;
  titled tsquery := to_tsquery(config, in_title);
  worded tsquery := to_tsquery(config, in_text);
begin
  if of = 'en' then
    return query
      (select a.article_id, a.language from live_articles a
        where a.language = 'en' and a.title_vector @@ titled limit titles)
      union
      (select a.article_id, a.language from live_articles a
        where a.language = 'en' and a.body_vector @@ worded limit texts);
  else
    return query
      (select a.article_id, a.language from live_articles a
        where a.language = 'hi' and a.title_vector @@ titled limit titles)
      union
      (select a.article_id, a.language from live_articles a
        where a.language = 'hi' and a.body_vector @@ worded limit texts);
  end if;
end
$$;

create function find_article_entries(of text, in_title text, in_text text, titles integer, texts integer)
  returns table (kind text, ref text, language text)
  language plpgsql stable rows 100
  set enable_seqscan = off
  set enable_indexscan = off
  set enable_indexonlyscan = off
  set gin_fuzzy_search_limit = 3000
  as $$
declare
  config regconfig := case of when 'en' then 'pg_catalog.english' else 'pg_catalog.simple' end;
  titled tsquery := to_tsquery(config, in_title);
  worded tsquery := to_tsquery(config, in_text);
begin
  if of = 'en' then
    return query
      (select a.kind, a.ref, a.language from search_entries a
        where a.kind = 'article' and a.language = 'en' and a.title_vector @@ titled limit titles)
      union
      (select a.kind, a.ref, a.language from search_entries a
        where a.kind = 'article' and a.language = 'en' and a.body_vector @@ worded limit texts);
  else
    return query
      (select a.kind, a.ref, a.language from search_entries a
        where a.kind = 'article' and a.language = 'hi' and a.title_vector @@ titled limit titles)
      union
      (select a.kind, a.ref, a.language from search_entries a
        where a.kind = 'article' and a.language = 'hi' and a.body_vector @@ worded limit texts);
  end if;
end
$$;
