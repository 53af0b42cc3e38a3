import * as community from '@pahiya/contracts/community/community-contracts';
import { adminPosts, moderatePost } from '@pahiya/contracts/community/moderation-contracts';
import * as writing from '@pahiya/contracts/community/writing-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  communityNow as now,
  openModerator,
  publish,
} from '../../../test/community.ts';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { communityAccountData } from './community-account-data.ts';
import { purgeCommunity } from './purge-community.ts';

const hour = 3_600_000;
const text = 'They squeal for the first few stops after rain, then the noise is gone. Is it dust?';
const post = {
  ...{ topic: 'repairs', title: 'Front brakes squeal after rain', text, language: 'en' },
} as const;

let database: TestDatabase;
let api: TestApi;
let desk: TestBrowser;
let asha: TestBrowser;
let bina: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyCommunity(database.sql, ['community_revisions']);
  api = await createTestApi(database.sql);
  api.setNow(now);
  desk = (await openModerator(api, 'mira')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
});
afterEach(() => api.close());

const shown = (browser = asha, body: object = {}) => publish(browser, desk, { ...post, ...body });
const read = async (postId: string, browser = createTestBrowser(api)) =>
  (await browser.call(community.communityPosts, { query: { postId } })).data.post;
const edit = (postId: string, body: object, browser = asha) =>
  browser.call(writing.editPost, { body: { ...post, postId, version: 1, ...body } });
const history = (id: string, kind: 'post' | 'comment' = 'post') =>
  createTestBrowser(api).call(writing.revisions, { query: { kind, id } });

describe('drafts', () => {
  const save = (browser: TestBrowser, body: object = {}) =>
    browser.call(writing.saveDraft, {
      body: { place: 'post', revision: 0, text: 'A first line', language: 'en', ...body },
    });
  const read = async (browser: TestBrowser, place = 'post') =>
    (await browser.call(writing.communityDraft, { query: { place } })).data.draft;

  test('follow their author, and an older device never overwrites a newer text', async () => {
    expect((await save(asha)).data.revision).toBe(1);
    const phone = createTestBrowser(api);
    api.setNow(new Date(now.getTime() + 60_000));
    await signIn(api, phone, '9876500001');
    expect(await read(phone)).toMatchObject({ text: 'A first line', revision: 1 });
    expect((await save(phone, { revision: 1, text: 'On the phone' })).data.revision).toBe(2);
    const stale = await save(asha, { revision: 1, text: 'On the desk' });
    expect([stale.status, stale.problem.code]).toEqual([409, 'community/changed']);
    expect(await read(asha)).toMatchObject({ text: 'On the phone', revision: 2 });
    expect((await save(asha, { revision: 0 })).status).toBe(409);
    expect((await save(asha, { revision: 2, text: 'On the desk' })).status).toBe(200);
  });

  test("another's draft is not found, a visitor has none, and fifty are kept", async () => {
    await save(asha);
    expect(await read(bina)).toBeNull();
    expect((await bina.call(writing.communityDrafts, {})).data.drafts).toEqual([]);
    const visitor = await createTestBrowser(api).call(writing.communityDrafts, {});
    expect(visitor.status).toBe(401);
    for (let n = 10; n < 61; n += 1) {
      const place = `reply:6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b${n}`;
      api.setNow(new Date(now.getTime() + n * 1000));
      expect((await save(asha, { place })).status).toBe(200);
    }
    const { drafts } = (await asha.call(writing.communityDrafts, {})).data;
    expect(drafts).toHaveLength(50);
    expect(await read(asha)).toBeNull();
  });

  test.each(['posts', 'reply:nothing', `edit:${'x'.repeat(100)}`])('no place %s', async (place) => {
    expect((await save(asha, { place })).status).toBe(400);
  });

  test('go when deleted, and after 180 days', async () => {
    await save(asha);
    await asha.call(writing.dropDraft, { body: { place: 'post' } });
    expect(await read(asha)).toBeNull();
    await save(asha);
    const later = new Date(now.getTime() + 181 * 24 * hour);
    expect(await purgeCommunity({ sql: database.sql, now: () => later })).toBe(1);
    expect(await read(asha)).toBeNull();
  });
});

describe('edits', () => {
  test('change the text, keep what it said, and refuse a stale version', async () => {
    const postId = await shown();
    const { version } = (await read(postId)) ?? { version: 0 };
    const likes = { kind: 'post', id: postId, isLiked: true } as const;
    await bina.call(community.likePost, { body: likes });
    const edited = await edit(postId, { version, text: `${text} Now it stays.` });
    expect(edited.data).toEqual({ state: 'live', version: version + 1 });
    expect(await read(postId)).toMatchObject({
      ...{ text: `${text} Now it stays.`, likeCount: 1, editedAt: now.toISOString() },
    });
    const stale = await edit(postId, { version, text: `${text} From another tab.` });
    expect([stale.status, stale.problem.code]).toEqual([409, 'community/changed']);
    expect((await history(postId)).data.revisions).toMatchObject([{ title: post.title, text }]);
  });

  test('two tabs at once: one is taken', async () => {
    const postId = await shown();
    const { version = 0 } = (await read(postId)) ?? {};
    const answers = await Promise.all(
      ['One', 'Two'].map((word) => edit(postId, { version, text: `${text} ${word}.` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await history(postId)).data.revisions).toHaveLength(1);
  });

  test('into advertising: back to the queue or refused; a decision about the old text is refused', async () => {
    const postId = await shown();
    const { version = 0 } = (await read(postId)) ?? {};
    const contact = `${text} Call 98765 43210 and see https://cheap.example today.`;
    const edited = await edit(postId, { version, text: contact });
    expect(edited.data.state).toBe('pending');
    expect(await read(postId, asha)).toMatchObject({ state: 'pending' });
    expect(
      (await createTestBrowser(api).call(community.communityFeeds, { query: {} })).data.posts,
    ).toEqual([]);
    expect((await history(postId)).status).toBe(404);
    const { items } = (await desk.call(adminPosts, { query: {} })).data;
    expect(items).toMatchObject([{ id: postId, version: version + 1 }]);
    const old = await desk.call(moderatePost, {
      body: { kind: 'post', id: postId, act: 'approve', version },
    });
    expect(old.status).toBe(409);
  });

  test("another's, a removed one and an old one are refused", async () => {
    const postId = await shown();
    const { version = 0 } = (await read(postId)) ?? {};
    expect((await edit(postId, { version }, bina)).status).toBe(404);
    api.setNow(new Date(now.getTime() + 25 * hour));
    expect((await edit(postId, { version })).problem.errors).toMatchObject([{ path: 'body.text' }]);
    api.setNow(now);
    await desk.call(moderatePost, {
      body: { kind: 'post', id: postId, act: 'remove', version, reason: 'spam' },
    });
    expect((await edit(postId, { version: version + 1 })).status).toBe(404);
    expect((await history(postId)).status).toBe(404);
  });

  test.each([
    ['a short title', { title: 'short' }, 'body.title'],
    ['an empty text', { text: '' }, 'body.text'],
    ['hidden characters', { text: `${text}\u202e` }, 'body.text'],
  ])('%s stores nothing', async (_, body, path) => {
    const postId = await shown();
    const { version = 0 } = (await read(postId)) ?? {};
    const answer = await edit(postId, { version, ...body });
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, path]);
    expect((await history(postId)).data.revisions).toEqual([]);
  });

  test('a comment that becomes suspect is no longer counted', async () => {
    const postId = await shown();
    const saved = await bina.call(community.saveComment, {
      body: { postId, text: 'Mine did the same.' },
    });
    const { commentId } = saved.data;
    expect((await read(postId))?.commentCount).toBe(1);
    const change = (words: string, version: number) =>
      bina.call(writing.editComment, { body: { commentId, version, text: words } });
    expect((await change('Mine did the same, it was dust.', 1)).data.state).toBe('live');
    expect((await history(commentId, 'comment')).data.revisions).toHaveLength(1);
    expect((await change('WhatsApp me at https://cheap.example now', 2)).data.state).toBe(
      'pending',
    );
    expect((await read(postId))?.commentCount).toBe(0);
  });

  test('a comment is read by its author alone, to be edited; its history leads to its post', async () => {
    const postId = await shown();
    const { commentId } = (
      await bina.call(community.saveComment, { body: { postId, text: 'Mine did the same.' } })
    ).data;
    const own = (browser = bina) => browser.call(writing.ownComment, { query: { commentId } });
    const first = (await own()).data;
    expect(first).toMatchObject({ postId, title: post.title, text: 'Mine did the same.' });
    expect((await own(asha)).status).toBe(404);
    expect((await own(createTestBrowser(api))).status).toBe(401);
    const change = (version: number) =>
      bina.call(writing.editComment, { body: { commentId, version, text: 'It was dust.' } });
    expect((await change(first.version)).status).toBe(200);
    const stale = await change(first.version);
    expect([stale.status, stale.problem.code]).toEqual([409, 'community/changed']);
    expect((await own()).data).toMatchObject({ text: 'It was dust.', version: first.version + 1 });
    expect((await history(commentId, 'comment')).data).toMatchObject({
      ...{ postId, commentId, title: post.title },
      revisions: [{ title: null, text: 'Mine did the same.' }],
    });
    await bina.call(community.deleteComment, { body: { commentId } });
    expect((await own()).status).toBe(404);
  });
});

test('what a person wrote is theirs alone, by pages, with states', async () => {
  const postId = await shown();
  for (let n = 0; n < 3; n += 1) {
    await asha.call(community.saveComment, { body: { postId, text: `Another thought, ${n}.` } });
  }
  const { items, next } = (await asha.call(writing.ownWriting, { query: {} })).data;
  expect(items.map(({ kind }) => kind)).toContain('post');
  expect([items.length, next]).toEqual([4, null]);
  expect((await bina.call(writing.ownWriting, { query: {} })).data.items).toEqual([]);
  expect((await asha.call(writing.ownWriting, { query: { after: 'forged' } })).status).toBe(400);
});

test('similar titles are found, shown ones only', async () => {
  const postId = await shown();
  await bina.call(community.createPost, {
    body: { ...post, title: 'Front brakes squeal in the rain', text: `${text} Mine too.` },
  });
  const find = async (title: string) =>
    (await createTestBrowser(api).call(writing.similarPosts, { query: { title } })).data.posts;
  expect(await find('front brake squeals after the rain')).toMatchObject([{ postId }]);
  expect(await find('Where to renew a licence')).toEqual([]);
});

test('export and deletion include drafts and earlier texts', async () => {
  const postId = await shown();
  const { version = 0 } = (await read(postId)) ?? {};
  await edit(postId, { version, text: `${text} Edited.` });
  await asha.call(writing.saveDraft, {
    body: { place: 'post', revision: 0, text: 'Half a thought', language: 'en' },
  });
  const [row] = await database.sql<{ id: string }[]>`
    select user_id as id from community_people where handle = 'asha_drives'`;
  const source = communityAccountData({ now: () => now });
  const exported = await source.exportFor(database.sql, row?.id ?? '');
  expect(JSON.stringify(exported)).toContain('Half a thought');
  expect(JSON.stringify(exported)).toContain('earlier text');
  await database.sql.begin((tx) => source.deleteFor(tx, row?.id ?? ''));
  const left = await database.sql`select from community_drafts
    union all select from community_revisions`;
  expect(left.count).toBe(0);
  expect(await read(postId)).toMatchObject({ author: null, text: `${text} Edited.` });
});
