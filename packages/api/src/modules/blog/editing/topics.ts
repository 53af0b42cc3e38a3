import type { EditorTopic } from '@pahiya/contracts/blog/editor-topic-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { blogContent } from '../article.ts';

const tagsShown = 200;

type Words = { readonly en: string; readonly hi: string };

/** A topic as entered by an editor. */
export type TypedTopic = {
  readonly isNew: boolean;
  readonly name: Words;
  readonly description: Words;
  /** Position in the list, from 1. */
  readonly place: number;
};

type Tag = { readonly language: 'en' | 'hi'; readonly tag: string; readonly articles: number };

/** The topics in order, with their number of articles; and the tags of live articles. */
export async function readTopics(sql: Queryable): Promise<{ topics: EditorTopic[]; tags: Tag[] }> {
  const topics = await sql<EditorTopic[]>`
    select c.id as "topicId", json_build_object('en', c.name_en, 'hi', c.name_hi) as name,
      json_build_object('en', c.description_en, 'hi', c.description_hi) as description,
      (select count(distinct r.article_id)::integer from article_revisions r
        where r.category_id = c.id) as articles,
      (select count(distinct l.article_id)::integer from live_articles l
        where l.category_id = c.id) as live
    from blog_categories c order by c.position, c.id`;
  const tags = await sql<Tag[]>`
    select language, tag, count(*)::integer as articles
    from live_articles, unnest(tags) as tag
    group by language, tag order by articles desc, language, tag limit ${tagsShown}`;
  return { topics, tags };
}

/** Saves a topic at its position. Refuses `operator/not-found`, `operator/wrong-state` for a new one whose slug is
 * taken. */
export async function saveTopic(
  tx: Transaction,
  topicId: string,
  { isNew, name, description, place }: TypedTopic,
): Promise<Result<{ readonly topicId: string }, Refusal>> {
  await tx`lock table blog_categories in share row exclusive mode`;
  const ids = await tx<{ id: string }[]>`select id from blog_categories order by position, id`;
  const isThere = ids.some(({ id }) => id === topicId);
  if (isNew && isThere) return err(wrongState);
  if (!isNew && !isThere) return err(notAtDesk);
  await tx`
    insert into blog_categories (id, position, name_en, name_hi, description_en, description_hi)
    values (${topicId}, 0, ${name.en}, ${name.hi}, ${description.en}, ${description.hi})
    on conflict (id) do update set name_en = excluded.name_en, name_hi = excluded.name_hi,
      description_en = excluded.description_en, description_hi = excluded.description_hi`;
  const order = ids.map(({ id }) => id).filter((id) => id !== topicId);
  order.splice(place - 1, 0, topicId);
  await tx`
    update blog_categories c set position = o.place - 1
    from unnest(${order}::text[]) with ordinality as o (id, place) where c.id = o.id`;
  await bumpContent(tx, blogContent);
  return ok({ topicId });
}

/** Deletes a topic. Refuses `operator/not-found`, `operator/wrong-state` while any revision is in it, as an old one can
 * be restored. */
export async function deleteTopic(
  tx: Transaction,
  topicId: string,
): Promise<Result<{ readonly isDeleted: true }, Refusal>> {
  // Prevents saving an article into it in the meantime.
  await tx`lock table article_revisions in share mode`;
  const [topic] = await tx<{ isUsed: boolean }[]>`
    select exists (select 1 from article_revisions where category_id = c.id) as "isUsed"
    from blog_categories c where c.id = ${topicId} for update`;
  if (topic === undefined) return err(notAtDesk);
  if (topic.isUsed) return err(wrongState);
  await tx`delete from blog_categories where id = ${topicId}`;
  await bumpContent(tx, blogContent);
  return ok({ isDeleted: true });
}
