import type { CategoryOnWire } from '@pahiya/contracts/blog/article-schema';
import { type Language, languages } from '@pahiya/domain/shared/language';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** Words of a topic in one language. */
export type TopicWords = { readonly name: string; readonly description: string };

/** A topic with its words in every language that has some. */
export type TopicRow = {
  readonly id: string;
  readonly words: Partial<Readonly<Record<Language, TopicWords>>>;
};

/** The topics with `id`, `position`, `name` and `description` in one language, as a table of a query. A topic without
 * words in the language has those of the authoritative one. */
export function topicsIn(sql: Queryable, language: Language): ReturnType<Queryable> {
  return sql`(
    select c.id, c.position, coalesce(own.name, main.name) as name,
      coalesce(own.description, main.description) as description
    from blog_categories c
      left join blog_category_texts own on own.category_id = c.id and own.language = ${language}
      left join blog_category_texts main
        on main.category_id = c.id and main.language = ${languages[0]})`;
}

/** The topics in order. */
export async function findTopicsIn(
  sql: Queryable,
  language: Language,
): Promise<readonly CategoryOnWire[]> {
  return sql<CategoryOnWire[]>`
    select id, name, description from ${topicsIn(sql, language)} topics order by position, id`;
}

/** The topics in order, with their words in every language. */
export async function findTopics(sql: Queryable): Promise<readonly TopicRow[]> {
  return sql<TopicRow[]>`
    select c.id, coalesce((
        select json_object_agg(t.language,
          json_build_object('name', t.name, 'description', t.description))
        from blog_category_texts t where t.category_id = c.id), '{}') as words
    from blog_categories c order by c.position, c.id`;
}

/** Whether a topic exists. It cannot be deleted before the transaction ends. */
export async function keepTopic(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx`select 1 from blog_categories where id = ${id} for key share`;
  return row !== undefined;
}

/** Whether a topic exists. Until the transaction ends no article can be saved in it. */
export async function lockTopic(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx`select 1 from blog_categories where id = ${id} for update`;
  return row !== undefined;
}

/** Ids of the topics in order. Others who save topics wait until the transaction ends. */
export async function lockTopics(tx: Transaction): Promise<readonly string[]> {
  await tx`lock table blog_categories in share row exclusive mode`;
  const rows = await tx<{ id: string }[]>`select id from blog_categories order by position, id`;
  return rows.map(({ id }) => id);
}

/** Adds a topic without words; false when it exists. */
export async function insertTopic(tx: Transaction, id: string, position: number): Promise<boolean> {
  const { count } = await tx`
    insert into blog_categories (id, position) values (${id}, ${position}) on conflict do nothing`;
  return count > 0;
}

/** Writes the words of a topic. */
export async function putTopicWords(
  tx: Transaction,
  id: string,
  words: TopicRow['words'],
): Promise<void> {
  for (const language of languages) {
    const text = words[language];
    if (text === undefined) continue;
    await tx`
      insert into blog_category_texts (category_id, language, name, description)
      values (${id}, ${language}, ${text.name}, ${text.description})
      on conflict (category_id, language) do update set name = excluded.name,
        description = excluded.description`;
  }
}

/** Puts the topics in this order. */
export async function orderTopics(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx`
    update blog_categories c set position = o.place - 1
    from unnest(${[...ids]}::text[]) with ordinality as o (id, place) where c.id = o.id`;
}

/** Deletes a topic with its words. */
export async function deleteTopicRow(tx: Transaction, id: string): Promise<void> {
  await tx`delete from blog_categories where id = ${id}`;
}
