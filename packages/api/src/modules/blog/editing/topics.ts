import type { EditorTopic } from '@pahiya/contracts/blog/editor-topic-contracts';
import { everyLanguage, type Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { countByField } from '../../documents/read-documents.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { blogContent } from '../article/article.ts';
import { countLiveByTopic, findLiveTags } from '../reading/live-article-repository.ts';
import {
  deleteTopicRow,
  findTopics,
  insertTopic,
  lockTopic,
  lockTopics,
  orderTopics,
  putTopicWords,
} from '../topics/topic-repository.ts';
import { articleKind } from './article-kind.ts';

const tagsShown = 200;

/** Articles with a revision in each topic. */
const countSavedByTopic = (sql: Queryable) => countByField(sql, articleKind.kind, 'categoryId');

type Words = Readonly<Record<Language, string>>;

/** A topic as entered by an editor. */
export type TypedTopic = {
  readonly isNew: boolean;
  readonly name: Words;
  readonly description: Words;
  /** Position in the list, from 1. */
  readonly place: number;
};

type Tag = { readonly language: Language; readonly tag: string; readonly articles: number };

/** The topics in order, with their number of articles; and the tags of live articles. */
export async function readTopics(sql: Queryable): Promise<{ topics: EditorTopic[]; tags: Tag[] }> {
  const [topics, articles, live, tags] = await Promise.all([
    findTopics(sql),
    countSavedByTopic(sql),
    countLiveByTopic(sql),
    findLiveTags(sql, tagsShown),
  ]);
  return {
    topics: topics.map(({ id, words }) => ({
      topicId: id,
      name: everyLanguage((language) => words[language]?.name ?? ''),
      description: everyLanguage((language) => words[language]?.description ?? ''),
      articles: articles.get(id) ?? 0,
      live: live.get(id) ?? 0,
    })),
    tags: [...tags],
  };
}

/** The names of the topics, in order and in every language. */
export async function listTopicNames(
  sql: Queryable,
): Promise<({ readonly id: string } & Record<Language, string>)[]> {
  return (await findTopics(sql)).map(({ id, words }) => ({
    id,
    ...everyLanguage((language) => words[language]?.name ?? ''),
  }));
}

/** Saves a topic at its position. Refuses `operator/not-found`, `operator/wrong-state` for a new one whose slug is
 * taken. */
export async function saveTopic(
  tx: Transaction,
  topicId: string,
  { isNew, name, description, place }: TypedTopic,
): Promise<Result<{ readonly topicId: string }, Refusal>> {
  const ids = await lockTopics(tx);
  const isThere = ids.includes(topicId);
  if (isNew && isThere) return err(wrongState);
  if (!isNew && !isThere) return err(notAtDesk);
  await insertTopic(tx, topicId, 0);
  await putTopicWords(
    tx,
    topicId,
    everyLanguage((language) => ({ name: name[language], description: description[language] })),
  );
  const order = ids.filter((id) => id !== topicId);
  order.splice(place - 1, 0, topicId);
  await orderTopics(tx, order);
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
  if (!(await lockTopic(tx, topicId))) return err(notAtDesk);
  if (((await countSavedByTopic(tx)).get(topicId) ?? 0) > 0) return err(wrongState);
  await deleteTopicRow(tx, topicId);
  await bumpContent(tx, blogContent);
  return ok({ isDeleted: true });
}
