import type { Transaction } from '../../db/database.ts';

/** Articles rank above table rows with the same words. */
const weight = 1.2;

/** Syncs the search entries of articles with the published blog; unchanged rows are not written. */
export async function putArticles(tx: Transaction): Promise<void> {
  await tx`
    delete from search_entries e where kind = 'article' and not exists (
      select from live_articles a where a.article_id::text = e.ref and a.language = e.language)`;
  await tx`
    with live as (
      select article_id::text as ref, language, title, description, plain_text,
        array_to_string(tags, ' ') as tags, '/blog/' || slug as path,
        md5(concat_ws(chr(1), slug, title, description, plain_text, array_to_string(tags, ' ')))
          as checksum
      from live_articles)
    insert into search_entries
      (kind, ref, language, title, summary, body, tags, path, weight, checksum)
    select 'article', l.ref, l.language, l.title, l.description, l.plain_text, l.tags, l.path, ${weight}::real,
      l.checksum
    from live l left join search_entries e
      on e.kind = 'article' and e.ref = l.ref and e.language = l.language
    where e.checksum is distinct from l.checksum
    on conflict (kind, ref, language) do update set title = excluded.title,
      summary = excluded.summary, body = excluded.body, tags = excluded.tags,
      path = excluded.path, checksum = excluded.checksum`;
}
