import {
  editorClosePoll,
  editorNewsletter,
  editorSavePoll,
  editorSendNewsletter,
} from '@pahiya/contracts/blog/editor-poll-contracts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { now, openEditorDesk } from '../../../../test/editor-desk.ts';
import { createTestDatabase } from '../../../db/test-database.ts';

const database = await createTestDatabase();
const { acts, api, begin, editor, open, place, read } = await openEditorDesk(database.sql);
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(() => api.setNow(now));

describe('a poll', () => {
  const option = (en: string, id: string | null = null) => ({ id, en, hi: `${en} हि` });
  const write = (articleId: string, body: object) =>
    editor.call(editorSavePoll, { params: { articleId }, body });
  const words = { en: 'Which?', hi: 'कौन सा?' };

  test('is created, reworded with its votes, closed, and followed by another', async () => {
    const { articleId, revisionId, slug } = await begin();
    await place(revisionId, { when: 'now' });
    const first = await write(articleId, {
      ...words,
      pollId: null,
      options: [option('a'), option('b'), option('c')],
    });
    const { pollId } = first.data;
    expect((await read(slug, 'hi')).data.poll?.question).toBe('कौन सा?');
    const { poll } = await open(articleId);
    const [a, b] = poll?.options ?? [];
    await database.sql`update poll_options set votes = 3 where poll_id = ${pollId} and id = ${a?.id ?? ''}`;
    const again = await write(articleId, {
      ...words,
      pollId,
      options: [option('B', b?.id), option('A', a?.id)],
    });
    expect(again.status).toBe(200);
    expect((await open(articleId)).poll).toMatchObject({
      total: 3,
      options: [
        { en: 'B', votes: 0 },
        { en: 'A', votes: 3 },
      ],
    });
    const second = { ...words, pollId: null, options: [option('x'), option('y')] };
    expect((await write(articleId, second)).problem.code).toBe('operator/wrong-state');
    const close = () => editor.call(editorClosePoll, { params: { pollId } });
    expect((await close()).data).toEqual({ articleId });
    expect((await close()).problem.code).toBe('operator/wrong-state');
    expect((await read(slug)).data.poll?.isClosed).toBe(true);
    expect((await write(articleId, { ...second, pollId })).problem.code).toBe(
      'operator/wrong-state',
    );
    api.setNow(new Date(now.getTime() + 1000));
    expect((await write(articleId, second)).status).toBe(200);
    expect((await open(articleId)).poll).toMatchObject({ closedAt: null, total: 0 });
    expect(await acts(pollId)).toEqual(['close-poll done', 'close-poll operator/wrong-state']);
  });

  test('of another article cannot be overwritten', async () => {
    const [one, two] = [await begin(), await begin()];
    const body = { ...words, pollId: null, options: [option('a'), option('b')] };
    const { pollId } = (await write(one.articleId, body)).data;
    await write(two.articleId, body);
    const stolen = await write(two.articleId, { ...body, pollId });
    expect(stolen.problem.code).toBe('operator/not-found');
  });
});

test("the newsletter is sent once on an editor's request, to readers with new articles", async () => {
  const count = async () => (await editor.call(editorNewsletter)).data;
  expect(await count()).toEqual({ en: 0, hi: 0, unconfirmed: 0, due: 0 });
  expect((await editor.call(editorSendNewsletter)).problem.code).toBe('operator/wrong-state');
  await database.sql`
    insert into newsletter_subscribers (id, address_hash, address_sealed, language, asked_at,
      confirmed_at, sent_until)
    values (gen_random_uuid(), '\\x01', '\\x01', 'hi', ${now}, ${now}, '2020-01-01'),
      (gen_random_uuid(), '\\x02', '\\x02', 'en', ${now}, null, null)`;
  expect(await count()).toEqual({ en: 0, hi: 1, unconfirmed: 1, due: 1 });
  const sent = await editor.call(editorSendNewsletter);
  expect([sent.status, sent.data]).toEqual([202, { isQueued: true }]);
  const tasks = await database.sql`select subject from tasks where kind = 'send-newsletter'`;
  expect(tasks).toHaveLength(1);
  // No mail was accepted for a day: the task gave up. A new request retries it.
  await database.sql`update tasks set dead_at = ${now}, attempts = 12 where kind = 'send-newsletter'`;
  expect((await editor.call(editorSendNewsletter)).status).toBe(202);
  expect(
    await database.sql`select dead_at, attempts from tasks where kind = 'send-newsletter'`,
  ).toMatchObject([{ dead_at: null, attempts: 0 }]);
});
