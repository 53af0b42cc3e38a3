import * as community from '@pahiya/contracts/community/community-contracts';
import {
  adminPosts,
  communityAdmin,
  moderatePost,
} from '@pahiya/contracts/community/moderation-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  communityNow as now,
  openModerator,
  publish,
} from '../../../test/community.ts';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { communityAccountData } from './community-account-data.ts';
import { purgeCommunity } from './purge-community.ts';

const nowhere = '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11';
const text = 'They squeal for the first few stops after rain, then the noise is gone. Is it dust?';
const post = { topic: 'repairs', title: 'Front brakes squeal after rain', text, language: 'en' };

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
  await emptyCommunity(database.sql);
  api = await createTestApi(database.sql);
  api.setNow(now);
  desk = (await openModerator(api, 'mira')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
});
afterEach(() => api.close());

const write = (browser = asha, body: object = {}) =>
  browser.call(community.createPost, { body: { ...post, ...body } });
const moderate = (id: string, body: object, browser = desk) =>
  browser.call(moderatePost, { body: { kind: 'post', id, version: 1, ...body } });
const feed = async (query: Record<string, string> = {}, browser = createTestBrowser(api)) =>
  (await browser.call(community.communityFeeds, { query })).data;
const read = (postId: string, browser = createTestBrowser(api)) =>
  browser.call(community.communityPosts, { query: { postId } });

/** Writes a post, and has it approved where it waits. */
const shown = (browser = asha, body: object = {}) => publish(browser, desk, { ...post, ...body });
const idOf = async (handle: string) => {
  const [row] = await database.sql<{ id: string }[]>`
    select user_id as id from community_people where handle = ${handle}`;
  return row?.id ?? '';
};

describe('names', () => {
  test('free, taken by what they look like, reserved, and badly formed', async () => {
    const check = async (handle: string) =>
      (await asha.call(community.checkUsername, { query: { handle } })).data.result;
    expect(await check('asha_drives')).toBe('own');
    expect(await check('b1na')).toBe('taken');
    expect(await check('adm1n')).toBe('reserved');
    expect(await check('dl8caf5030')).toBe('plate');
    expect(await check('а_cyrillic')).toBe('form');
    const taken = await asha.call(community.updateProfile, { body: { handle: 'b_ina' } });
    expect([taken.status, taken.problem.code]).toEqual([409, 'community/name-taken']);
    const early = await asha.call(community.updateProfile, { body: { handle: 'asha_rides' } });
    expect(early.problem.errors).toMatchObject([{ path: 'body.handle' }]);
  });

  test('two people who take one name at once: one has it', async () => {
    const browsers = [createTestBrowser(api), createTestBrowser(api)];
    for (const [n, browser] of browsers.entries()) {
      await signIn(api, browser, `987650001${n}`);
    }
    const answers = await Promise.all(
      browsers.map((browser) =>
        browser.call(community.updateProfile, { body: { handle: 'same_name' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a new name leaves the old one held', async () => {
    await database.sql`update community_people set renamed_at = ${new Date(now.getTime() - 31 * 86_400_000)}`;
    expect(
      (await asha.call(community.updateProfile, { body: { handle: 'asha_rides' } })).status,
    ).toBe(200);
    const again = await bina.call(community.checkUsername, { query: { handle: 'asha_drives' } });
    expect(again.data.result).toBe('taken');
  });
});

describe('posts', () => {
  test('a first post waits, only its author sees it, and it is shown after approval', async () => {
    const written = await write();
    expect([written.status, written.data.state]).toEqual([201, 'pending']);
    const { postId } = written.data;
    expect((await feed()).posts).toEqual([]);
    expect((await read(postId)).status).toBe(404);
    expect((await read(postId, bina)).status).toBe(404);
    expect((await read(postId, asha)).data.post).toMatchObject({ state: 'pending', isOwn: true });
    expect((await desk.call(communityAdmin)).data).toMatchObject({ pending: 1, hidden: 0 });
    const { items } = (await desk.call(adminPosts)).data;
    expect(items).toMatchObject([{ kind: 'post', id: postId, version: 1, text }]);
    expect((await moderate(postId, { act: 'approve' })).data).toEqual({ state: 'live' });
    expect((await moderate(postId, { act: 'approve' })).status).toBe(409);
    expect((await feed()).posts).toMatchObject([{ postId, author: 'asha_drives' }]);
    expect((await write(asha, { title: 'A second one about the same' })).data.state).toBe('live');
  });

  test.each([
    ['a short title', { title: 'short' }, 'body.title'],
    ['an empty text', { text: ' \n ' }, 'body.text'],
    ['a turned direction', { title: 'Turns the line \u202E around' }, 'body.title'],
    [
      'piled marks',
      { text: `piled ${'e\u0301\u0302\u0303\u0304\u0305\u0306'} and more words` },
      'body.text',
    ],
    ['too many links', { text: `${text} https://a.example https://b.example` }, 'body.text'],
    ['an unknown topic', { topic: 'horses' }, 'body.topic'],
  ])('%s is refused with its field', async (_, body, path) => {
    const answer = await write(asha, body);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, path]);
    expect((await database.sql`select from community_posts`).count).toBe(0);
  });

  test('advertising is refused, repeated words wait, and nobody writes without a name', async () => {
    const spam = `${text} Whatsapp 98765 43210, http://bit.ly/x`;
    await shown(bina);
    await database.sql`update community_people set joined_at = ${now}`;
    expect((await write(asha, { text: spam })).problem.code).toBe('community/refused');
    await database.sql`update community_people set joined_at = ${new Date(now.getTime() - 2 * 86_400_000)}`;
    await shown(asha, { title: 'Something else of my own' });
    expect((await write()).data.state).toBe('pending');
    const nameless = createTestBrowser(api);
    await signIn(api, nameless, '9876500003');
    expect((await write(nameless)).problem.code).toBe('community/name-first');
    expect((await write(createTestBrowser(api))).status).toBe(401);
  });

  test('pages follow each other without a gap, and a cursor of another list is refused', async () => {
    const first = await shown();
    await database.sql`
      insert into community_posts (public_id, author_id, topic, title, source, language, state,
        spam_parts, text_hash, created_at, published_at, changed_at, like_count, top_key)
      select gen_random_uuid(), author_id, 'repairs', 'Post number ' || n, source, 'en', 'live', '{}',
        n::text, created_at, published_at, created_at, 0, top_key
      from community_posts, generate_series(1, 44) n where public_id = ${first}`;
    for (const kind of ['latest', 'top']) {
      const seen: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await feed({ feed: kind, ...(after ? { after } : {}) });
        seen.push(...page.posts.map(({ postId }) => postId));
        after = page.next;
      } while (after !== null);
      expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
    }
    const { next } = await feed();
    const browser = createTestBrowser(api);
    for (const after of [next ?? '', 'bm9uc2Vuc2U', "' or 1=1"]) {
      const answer = await browser.call(community.communityFeeds, {
        query: { feed: 'top', after },
      });
      expect(answer.status).toBe(400);
    }
    for (const key of ['5', '99999999999999999999', '0000-01-01T00:00:00.000Z', 'NaN', '1e400']) {
      const after = Buffer.from(`latest 1 ${key}`).toString('base64url');
      const answer = await browser.call(community.communityFeeds, { query: { after } });
      expect(answer.status, key).toBe(400);
    }
    const topic = await browser.call(community.topicPosts, { query: { topic: 'rto' } });
    expect(topic.data.posts).toEqual([]);
    const filtered = await browser.call(community.filterPosts, { body: { topic: 'repairs' } });
    expect(filtered.data.posts).toHaveLength(20);
  });

  test('the feed of followed people and topics, each post once', async () => {
    const postId = await shown();
    expect((await feed({ feed: 'following' }, bina)).posts).toEqual([]);
    const follow = (handle: string, isFollowed = true) =>
      bina.call(community.followUser, { body: { handle, isFollowed } });
    expect((await follow('bina')).status).toBe(400);
    expect((await follow('nobody_here')).status).toBe(404);
    await Promise.all([follow('asha_drives'), follow('asha_drives')]);
    await bina.call(community.subscribeTopic, { body: { topic: 'repairs', isSubscribed: true } });
    expect((await feed({ feed: 'following' }, bina)).posts).toMatchObject([{ postId }]);
    expect((await bina.call(community.communityInit)).data.userData).toMatchObject({
      ...{
        handle: 'bina',
        following: [{ id: 'asha_drives', deleted: false }],
        topics: ['repairs'],
      },
    });
    const person = await bina.call(community.userPosts, { query: { handle: 'asha_drives' } });
    expect(person.data).toMatchObject({ person: { isFollowed: true }, posts: [{ postId }] });
    await follow('asha_drives', false);
    await bina.call(community.subscribeTopic, { body: { topic: 'repairs', isSubscribed: false } });
    expect((await feed({ feed: 'following' }, bina)).posts).toEqual([]);
    expect((await feed({ feed: 'following' })).posts).toEqual([]);
  });

  test('only its author deletes a post', async () => {
    const postId = await shown();
    const remove = (browser: TestBrowser) =>
      browser.call(community.deletePost, { body: { postId } });
    expect((await remove(bina)).status).toBe(404);
    expect((await remove(asha)).status).toBe(200);
    expect((await remove(asha)).status).toBe(404);
    expect((await read(postId, asha)).status).toBe(404);
  });
});

describe('likes', () => {
  const like = (browser: TestBrowser, id: string, isLiked = true, kind = 'post') =>
    browser.call(community.likePost, { body: { kind, id, isLiked } });

  test('carry the wanted state: many at once change the count by one', async () => {
    const postId = await shown();
    const answers = await Promise.all(Array.from({ length: 9 }, () => like(bina, postId)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const counted = async () => (await read(postId, bina)).data.post;
    expect(await counted()).toMatchObject({ likeCount: 1, isLiked: true });
    await Promise.all([like(bina, postId, false), like(bina, postId, false)]);
    expect(await counted()).toMatchObject({ likeCount: 0, isLiked: false });
    expect((await like(asha, postId)).status).toBe(404);
    expect((await like(bina, nowhere, false)).status).toBe(404);
    const limited = await Promise.all([like(bina, postId), like(bina, postId)]);
    expect(limited.map(({ status }) => status).sort()).toEqual([200, 429]);
  });

  test('a like moves a post up', async () => {
    const first = await shown();
    const second = await shown(asha, { title: 'Another question of the day' });
    const order = async () => (await feed({ feed: 'top' })).posts.map(({ postId }) => postId);
    expect(await order()).toEqual([second, first]);
    await like(bina, first);
    await bina.call(community.saveComment, { body: { postId: first, text: 'Mine do that too.' } });
    expect(await order()).toEqual([first, second]);
  });
});

describe('comments', () => {
  const say = (browser: TestBrowser, postId: string, body: object = {}) =>
    browser.call(community.saveComment, { body: { postId, text: 'Mine do that too.', ...body } });
  const all = async (postId: string, browser = createTestBrowser(api)) =>
    (await browser.call(community.postComments, { query: { postId } })).data.comments;

  test('are in threads, counted, and keep their place when deleted', async () => {
    const postId = await shown();
    const { commentId } = (await say(bina, postId)).data;
    const reply = await say(asha, postId, { parentId: commentId, text: 'Since when?' });
    await say(bina, postId, { text: 'One more thing about the pads.' });
    expect(await all(postId)).toMatchObject([
      { commentId, depth: 0, author: 'bina' },
      { commentId: reply.data.commentId, parentId: commentId, depth: 1 },
      { depth: 0 },
    ]);
    expect((await read(postId)).data.post).toMatchObject({ commentCount: 3 });
    const remove = (browser: TestBrowser) =>
      browser.call(community.deleteComment, { body: { commentId } });
    expect((await remove(asha)).status).toBe(404);
    const deleted = await Promise.all([remove(bina), remove(bina)]);
    expect(deleted.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await all(postId))[0]).toMatchObject({ text: null, author: null, state: 'deleted' });
    expect((await read(postId)).data.post).toMatchObject({ commentCount: 2 });
    expect((await say(asha, postId, { parentId: commentId })).status).toBe(404);
    expect((await say(asha, nowhere)).status).toBe(404);
  });
});

describe('moderation', () => {
  test('a removal needs a reason, is told to the author alone, logged without words, and undone', async () => {
    const postId = await shown();
    expect((await moderate(postId, { act: 'remove', version: 2 })).status).toBe(400);
    const act = { act: 'remove', version: 2, reason: 'off-topic' };
    const both = await Promise.all([moderate(postId, act), moderate(postId, act)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(postId)).status).toBe(404);
    expect((await read(postId, asha)).data.post).toMatchObject({
      ...{ state: 'removed', reason: 'off-topic' },
    });
    const { acts } = (await createTestBrowser(api).call(community.communityLog)).data;
    expect(acts).toMatchObject([{ act: 'remove', reason: 'off-topic' }, { act: 'approve' }]);
    expect(JSON.stringify(acts)).not.toContain('squeal');
    expect((await moderate(postId, { act: 'restore', version: 3 })).data.state).toBe('live');
  });

  test('only moderators moderate', async () => {
    const postId = await shown();
    const editor = (await signInAtDesk(api, 'edda', ['editor'])).browser;
    expect((await moderate(postId, { act: 'approve' }, editor)).status).toBe(403);
    expect((await editor.call(adminPosts)).status).toBe(403);
    expect((await asha.call(communityAdmin)).status).toBe(401);
    expect((await moderate(nowhere, { act: 'approve' })).status).toBe(404);
  });

  test('enough reports hide a post until a moderator decides; one person counts once', async () => {
    const postId = await shown();
    const report = (browser: TestBrowser, reason = 'spam') =>
      browser.call(community.reportPost, { body: { postId, reason } });
    for (let turn = 0; turn < 5; turn += 1) await report(bina);
    expect((await read(postId)).status).toBe(200);
    const people: TestBrowser[] = [];
    for (const n of [4, 5, 6]) {
      people.push(await joinCommunity(api, `987650000${n}`, `reporter_${'abcdefg'[n]}`));
    }
    for (const [n, browser] of [bina, ...people].entries()) {
      await shown(browser, { text: `${text} This is number ${n}.` });
    }
    for (const browser of people) await report(browser);
    expect((await read(postId)).status).toBe(404);
    const { items } = (await desk.call(adminPosts, { query: { state: 'hidden' } })).data;
    expect(items).toMatchObject([
      { id: postId, reports: ['spam'], dueAt: '2026-12-02T06:00:00.000Z' },
    ]);
    expect((await moderate(postId, { act: 'approve', version: 3 })).status).toBe(200);
    const [open] = await database.sql`select count(*)::int as n from content_reports
      where decision is null`;
    expect(open).toEqual({ n: 0 });
    expect((await report(bina, 'not-a-reason')).status).toBe(400);
  });
});

test('an erased author leaves the shown post without a name; likes and name are gone', async () => {
  const postId = await shown();
  const other = await shown(bina, { title: 'Of somebody who stays', text: `${text} And pads?` });
  await asha.call(community.likePost, { body: { kind: 'post', id: other, isLiked: true } });
  const data = communityAccountData({ now: () => now });
  const userId = await idOf('asha_drives');
  const exported = await data.exportFor(database.sql, userId);
  expect(exported.community?.map(({ what }) => what).sort()).toEqual([
    ...['like', 'news', 'post', 'profile'],
  ]);
  await database.sql.begin((tx) => data.deleteFor(tx, userId));
  expect((await read(postId)).data.post).toMatchObject({ author: null, title: post.title });
  expect((await read(other)).data.post).toMatchObject({ likeCount: 0 });
  const free = await bina.call(community.checkUsername, { query: { handle: 'asha_drives' } });
  expect(free.data.result).toBe('taken');
});

test('words that were removed are deleted after 180 days', async () => {
  const postId = await shown();
  await asha.call(community.deletePost, { body: { postId } });
  // The post, and the news that it was approved.
  const later = (days: number) => () => new Date(now.getTime() + days * 86_400_000);
  expect(await purgeCommunity({ sql: database.sql, now: later(179) })).toBe(0);
  expect(await purgeCommunity({ sql: database.sql, now: later(181) })).toBe(2);
});

test('own likes and follows for a page that is the same for everybody; none of a visitor', async () => {
  const postId = await shown();
  await bina.call(community.likePost, { body: { kind: 'post', id: postId, isLiked: true } });
  await bina.call(community.followUser, { body: { handle: 'asha_drives', isFollowed: true } });
  await bina.call(community.subscribeTopic, { body: { topic: 'rto', isSubscribed: true } });
  const marks = async (browser: TestBrowser, query: Record<string, string> = { postId }) =>
    (await browser.call(community.communityOwn, { query })).data.marks;
  expect(await marks(bina)).toEqual([`like:${postId}`, 'topic:rto', 'user:asha_drives']);
  expect(await marks(bina, {})).toEqual(['topic:rto', 'user:asha_drives']);
  const several = await marks(bina, { postIds: [nowhere, postId].join(',') });
  expect(several).toEqual([`like:${postId}`, 'topic:rto', 'user:asha_drives']);
  for (const postIds of ['x', `${postId},`, Array(21).fill(postId).join(',')]) {
    const refused = await bina.call(community.communityOwn, { query: { postIds } });
    expect(refused.status).toBe(400);
  }
  expect(await marks(bina, { postIds: '-'.repeat(36) })).toEqual([
    ...['topic:rto', 'user:asha_drives'],
  ]);
  // Her post was approved: that is news.
  expect(new Set(await marks(asha))).toEqual(new Set(['own:news', `own:${postId}`]));
  expect(await marks(createTestBrowser(api))).toEqual([]);
});
