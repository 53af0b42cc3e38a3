import type { Transaction } from '../../../db/database.ts';
import { articleLanguages } from '../article.ts';
import { searchWords } from '../search/search-form.ts';
import { soundOf } from '../search/sound-of.ts';

/** Shorter words are useless to a fuzzy search. */
const shortestWord = 3;
const longestWord = 40;

/** Writes an article's live revision to the table of lists and the search. */
export async function putLiveArticle(tx: Transaction, articleId: string): Promise<void> {
  await tx`
    insert into live_articles (article_id, language, slug, category_id, title, description, author,
      tags, image_src, image_alt, reading_minutes, published_at, updated_on, plain_text)
    select a.id, t.language, a.slug, r.category_id, t.title, t.description, t.author, t.tags,
      t.image_src, t.image_alt, t.reading_minutes, a.first_published_at, r.updated_on, t.plain_text
    from articles a join article_revisions r on r.id = a.live_revision_id
      join article_texts t on t.revision_id = r.id
    where a.id = ${articleId}
    on conflict (article_id, language) do update set slug = excluded.slug,
      category_id = excluded.category_id, title = excluded.title,
      description = excluded.description, author = excluded.author, tags = excluded.tags,
      image_src = excluded.image_src, image_alt = excluded.image_alt,
      reading_minutes = excluded.reading_minutes, published_at = excluded.published_at,
      updated_on = excluded.updated_on, plain_text = excluded.plain_text`;
  for (const language of articleLanguages) await countWords(tx, articleId, language);
}

/** Adds the words of a live text to those for spelling suggestions. In sorted order, so two concurrent publications
 * cannot deadlock. */
async function countWords(tx: Transaction, articleId: string, language: string): Promise<void> {
  const [row] = await tx<{ text: string }[]>`
    select concat_ws(' ', title, description, array_to_string(tags, ' '), plain_text) as text
    from live_articles where article_id = ${articleId} and language = ${language}`;
  const words = [...new Set(searchWords(row?.text ?? ''))]
    .filter(({ length }) => length >= shortestWord && length <= longestWord)
    .filter((word) => !/^\d+$/.test(word))
    .sort();
  await tx`
    insert into article_words (word, language, sound, uses)
    select word, ${language}, sound, 1
    from unnest(${words}::text[], ${words.map(soundOf)}::text[]) as given (word, sound)
    on conflict (word, language) do update set uses = article_words.uses + 1`;
}
