import { blogArticles } from '@pahiya/contracts/blog/blog-contracts';
import {
  editorDeleteTopic,
  editorSaveTopic,
  editorTopics,
} from '@pahiya/contracts/blog/editor-topic-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { afterAll, expect, test } from 'vitest';
import { draftOf, now, openEditorDesk } from '../../../../test/editor-desk.ts';
import { createTestDatabase } from '../../../db/test-database.ts';
import { renderDraft } from '../editing/article-content.ts';
import { startArticle } from '../editing/save-article.ts';

const database = await createTestDatabase();
const { acts, api, begin, editor, place, reader } = await openEditorDesk(database.sql);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const words = {
  isNew: true,
  name: { en: 'Road tax', hi: 'रोड टैक्स' },
  description: { en: 'What it costs.', hi: 'कितना लगता है।' },
  place: 2,
};
const save = (topicId: string, body: object = {}) =>
  editor.call(editorSaveTopic, { params: { topicId }, body: { ...words, ...body } });
const remove = (topicId: string) => editor.call(editorDeleteTopic, { params: { topicId } });
const topics = async () => (await editor.call(editorTopics)).data.topics;
const order = async () => (await topics()).map(({ topicId }) => topicId);

test('a topic is added at its position, reworded, moved, and deleted while empty', async () => {
  const before = await order();
  expect((await save('road-tax')).data).toEqual({ topicId: 'road-tax' });
  expect(await order()).toEqual([before[0], 'road-tax', ...before.slice(1)]);
  const moved = { isNew: false, place: 999, name: { en: 'Taxes', hi: 'कर' } };
  expect((await save('road-tax', moved)).status).toBe(200);
  expect(await order()).toEqual([...before, 'road-tax']);
  expect((await topics()).at(-1)).toEqual({
    topicId: 'road-tax',
    name: { en: 'Taxes', hi: 'कर' },
    description: words.description,
    articles: 0,
    live: 0,
  });
  const page = await reader.call(blogArticles, {
    params: { category: 'road-tax' },
    query: { language: 'hi' },
  });
  expect(page.data.category).toMatchObject({ name: 'कर' });
  expect((await remove('road-tax')).data).toEqual({ isDeleted: true });
  expect(await order()).toEqual(before);
  expect((await remove('road-tax')).problem.code).toBe('operator/not-found');
  expect(await acts('road-tax')).toEqual([
    'save-topic done',
    'save-topic done',
    'delete-topic done',
    'delete-topic operator/not-found',
  ]);
});

test('a topic that an article was once in is kept, though the article has moved', async () => {
  await save('for-a-day');
  const { articleId, revisionId } = await begin({ ...draftOf('One'), categoryId: 'for-a-day' });
  await place(revisionId, { when: 'now' });
  expect((await topics()).find(({ topicId }) => topicId === 'for-a-day')).toMatchObject({
    articles: 1,
    live: 1,
  });
  await database.sql`update live_articles set category_id = 'rules' where article_id = ${articleId}`;
  expect((await remove('for-a-day')).problem.code).toBe('operator/wrong-state');
});

test('a topic in which an article is being saved is kept', async () => {
  await save('just-now');
  const rendered = await renderDraft({
    ...draftOf('One'),
    categoryId: 'just-now',
    updatedOn: istDateOf(now),
  });
  const removing = await database.sql.begin(async (tx) => {
    const article = { slug: 'being-saved', rendered, madeBy: null, now };
    expect(await startArticle(tx, article)).toMatchObject({ ok: true });
    const removal = remove('just-now');
    const soon = new Promise((resolve) => setTimeout(() => resolve('waits'), 300));
    expect(await Promise.race([removal, soon])).toBe('waits');
    return { removal };
  });
  expect((await removing.removal).problem.code).toBe('operator/wrong-state');
});

test("a new topic cannot take another's address, nor be created without one", async () => {
  expect((await save('rules')).problem.code).toBe('operator/wrong-state');
  expect((await save('no-such', { isNew: false })).problem.code).toBe('operator/not-found');
});

test.each(['all', 'Road-Tax', '-', 'a b'])('no topic has the address "%s"', async (topicId) => {
  const answer = await save(topicId);
  expect(answer.problem.errors?.map(({ path }) => path)).toEqual(['params.topicId']);
});

test('a topic needs its name in both languages', async () => {
  const answer = await save('half', { name: { en: 'Half', hi: ' ' }, place: 0 });
  expect(answer.problem.errors?.map(({ path }) => path).sort()).toEqual([
    'body.name.hi',
    'body.place',
  ]);
});

test('tags are those of live articles, the most used first', async () => {
  const { revisionId } = await begin(draftOf('Tagged'));
  const before = (await editor.call(editorTopics)).data.tags;
  await place(revisionId, { when: 'now' });
  const { tags } = (await editor.call(editorTopics)).data;
  const count = (list: typeof tags) =>
    list.find(({ language, tag }) => language === 'en' && tag === 'one')?.articles ?? 0;
  expect(count(tags)).toBe(count(before) + 1);
  const counts = tags.map(({ articles }) => articles);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});
