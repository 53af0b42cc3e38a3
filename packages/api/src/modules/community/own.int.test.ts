import * as community from '@pahiya/contracts/community/community-contracts';
import { moderatePost } from '@pahiya/contracts/community/moderation-contracts';
import * as own from '@pahiya/contracts/community/own-contracts';
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
import { recountCommunity } from './recount-community.ts';

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
  await emptyCommunity(database.sql, [
    'community_news',
    'community_mutes',
    'community_bookmarks',
    'community_recounts',
  ]);
  api = await createTestApi(database.sql);
  api.setNow(now);
  desk = (await openModerator(api, 'mira')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
});
afterEach(() => api.close());

const decide = (id: string, act: 'approve' | 'remove', version = 1) =>
  desk.call(moderatePost, {
    body: { kind: 'post', id, act, version, ...(act === 'remove' && { reason: 'spam' }) },
  });
const shown = (browser = asha, body: object = {}) => publish(browser, desk, { ...post, ...body });
const say = (browser: TestBrowser, postId: string, words: string, more: object = {}) =>
  browser.call(community.saveComment, { body: { postId, text: words, ...more } });
const news = async (browser: TestBrowser) =>
  (await browser.call(own.communityNews, { query: {} })).data.news;
const read = async (postId: string, browser = createTestBrowser(api)) =>
  (await browser.call(community.communityPosts, { query: { postId } })).data.post;

test('saved posts are one’s own, newest first, and only shown ones', async () => {
  const first = await shown();
  const second = await shown(bina, { text: `${text} Mine too.` });
  const save = (postId: string, isSaved = true, browser = bina) =>
    browser.call(own.savePost, { body: { postId, isSaved } });
  await Promise.all([save(first), save(first)]);
  api.setNow(new Date(now.getTime() + 60_000));
  await save(second);
  const saved = async (browser = bina) =>
    (await browser.call(own.savedPosts, { query: {} })).data.posts.map(({ postId }) => postId);
  expect(await saved()).toEqual([second, first]);
  expect(await saved(asha)).toEqual([]);
  const marks = await bina.call(community.communityOwn, { query: { postId: first } });
  expect(marks.data.marks).toContain(`save:${first}`);
  await decide(second, 'remove', 2);
  expect(await saved()).toEqual([first]);
  await save(first, false);
  expect(await saved()).toEqual([]);
  expect((await save(second)).status).toBe(404);
  expect((await bina.call(own.savedPosts, { query: { after: 'x' } })).status).toBe(400);
});

test('unread news is marked until it was read', async () => {
  const postId = await shown();
  await say(bina, postId, 'Only after rain?');
  const isMarked = async (browser: TestBrowser) =>
    (await browser.call(community.communityOwn, { query: {} })).data.marks.includes('own:news');
  expect([await isMarked(asha), await isMarked(bina)]).toEqual([true, false]);
  await asha.call(own.communityNews, { query: {} });
  expect(await isMarked(asha)).toBe(false);
});

describe('muting and blocking', () => {
  const mute = (browser: TestBrowser, handle: string, how: 'none' | 'mute' | 'block') =>
    browser.call(own.mutePerson, { body: { handle, how } });
  const feed = async (browser: TestBrowser) =>
    (await browser.call(community.communityFeeds, { query: {} })).data.posts.length;

  test('a muted author is in no list of who mutes, and in everybody else’s', async () => {
    const postId = await shown();
    await say(asha, postId, 'One more thing about it.');
    await mute(bina, 'asha_drives', 'mute');
    expect([await feed(bina), await feed(createTestBrowser(api))]).toEqual([0, 1]);
    const { comments } = (await bina.call(community.postComments, { query: { postId } })).data;
    expect(comments).toMatchObject([{ isMuted: true, text: null, author: null }]);
    const { people } = (await bina.call(own.mutedPeople)).data;
    expect(people).toEqual([{ handle: 'asha_drives', displayName: null, how: 'mute' }]);
    const marks = async (browser: TestBrowser) =>
      (await browser.call(community.communityOwn, { query: {} })).data.marks;
    expect(await marks(bina)).toEqual(['mute:asha_drives']);
    expect(await marks(createTestBrowser(api))).toEqual([]);
    await mute(bina, 'asha_drives', 'block');
    expect(await marks(bina)).toEqual(['block:asha_drives']);
    await mute(bina, 'asha_drives', 'none');
    expect(await marks(bina)).toEqual([]);
    expect(await feed(bina)).toBe(1);
    expect((await mute(bina, 'bina', 'mute')).status).toBe(400);
    expect((await mute(bina, 'nobody_here', 'mute')).status).toBe(404);
  });

  test('pages stay full when many posts of a muted author are among them', async () => {
    await shown();
    await database.sql`insert into community_posts (public_id, author_id, topic, title, source,
      language, state, spam_parts, text_hash, created_at, published_at, changed_at)
      select gen_random_uuid(), case when n % 2 = 0 then p.user_id end, 'rto', 'Post ' || n, 'x',
        'en', 'live', '{}', '', ${now}, ${now}::timestamptz + n * interval '1 second', ${now}
      from generate_series(1, 60) n, community_people p where p.handle = 'asha_drives'`;
    await mute(bina, 'asha_drives', 'mute');
    const one = (await bina.call(community.communityFeeds, { query: {} })).data;
    const two = (await bina.call(community.communityFeeds, { query: { after: one.next ?? '' } }))
      .data;
    expect([one.posts.length, two.posts.length, two.next]).toEqual([20, 10, null]);
    expect([...one.posts, ...two.posts].map(({ author }) => author)).not.toContain('asha_drives');
  });

  test('somebody blocked cannot reply, like, follow or be heard, and is told no more than 404', async () => {
    const postId = await shown();
    const other = await shown(bina, { text: `${text} Mine too.` });
    await bina.call(community.followUser, { body: { handle: 'asha_drives', isFollowed: true } });
    await mute(asha, 'bina', 'block');
    const answers = await Promise.all([
      say(bina, postId, 'Let me answer this.'),
      bina.call(community.likePost, { body: { kind: 'post', id: postId, isLiked: true } }),
      bina.call(community.followUser, { body: { handle: 'asha_drives', isFollowed: true } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    await say(bina, other, 'What does @asha_drives think?');
    expect((await news(asha)).filter(({ kind }) => kind === 'mention')).toEqual([]);
    expect(await read(postId, bina)).toMatchObject({ title: post.title });
    const follows = await database.sql`select from community_follows`;
    expect(follows.count).toBe(0);
  });
});

test('an author accepts a reply to their own post, and takes it back', async () => {
  const postId = await shown();
  const { commentId } = (await say(bina, postId, 'It is dust. Clean the pads.')).data;
  const other = await shown(bina, { text: `${text} Mine too.` });
  const accept = (browser: TestBrowser, id: string | null, of = postId) =>
    browser.call(own.acceptAnswer, { body: { postId: of, commentId: id } });
  expect((await accept(bina, commentId)).status).toBe(404);
  expect((await accept(bina, commentId, other)).status).toBe(404);
  expect((await accept(asha, commentId)).status).toBe(200);
  expect(await read(postId)).toMatchObject({ acceptedId: commentId });
  await bina.call(community.deleteComment, { body: { commentId } });
  expect(await read(postId)).toMatchObject({ acceptedId: null });
  expect((await accept(asha, commentId)).status).toBe(404);
  expect((await accept(asha, null)).status).toBe(200);
});

describe('news', () => {
  const wordsWith = (name: string) => `Ask ${name} about it, they know.`;

  test('of mentions and replies come once, none in code or quotes, none to oneself', async () => {
    const postId = await shown();
    await say(asha, postId, `${wordsWith('@asha_drives')} \`@bina\`\n> @bina said`);
    expect(await news(bina)).toEqual([]);
    const { commentId } = (await say(bina, postId, wordsWith('@asha_drives @asha_drives'))).data;
    expect(await news(asha)).toMatchObject([
      { kind: 'reply', actor: 'bina', commentId, isRead: false },
      { kind: 'mention', actor: 'bina', commentId, isRead: false },
      { kind: 'decision', act: 'approve' },
    ]);
    expect((await news(asha)).every(({ isRead }) => isRead)).toBe(true);
    for (const [n, words] of ['No more name.', wordsWith('@asha_drives')].entries()) {
      await bina.call(writing.editComment, { body: { commentId, version: n + 1, text: words } });
    }
    expect((await news(asha)).filter(({ kind }) => kind === 'mention')).toHaveLength(1);
  });

  test('each kind can be switched off; a removal is told with its act', async () => {
    const postId = await shown();
    const choose = (off: ('mention' | 'reply' | 'decision')[]) =>
      asha.call(own.chooseNews, { body: { off } });
    await choose(['reply', 'mention']);
    await say(bina, postId, wordsWith('@asha_drives'));
    await decide(postId, 'remove', 2);
    expect(await news(asha)).toMatchObject([
      { kind: 'decision', act: 'remove', postId, actor: null },
      { kind: 'decision', act: 'approve' },
    ]);
    const { off } = (await asha.call(own.communityNews, { query: {} })).data;
    expect(off).toEqual(['mention', 'reply']);
    expect((await createTestBrowser(api).call(own.communityNews, { query: {} })).status).toBe(401);
  });
});

describe('counters', () => {
  test('sixty likes at once by six people, on and off: the count is the rows', async () => {
    const postId = await shown();
    const people: TestBrowser[] = [];
    for (let n = 0; n < 6; n += 1) {
      const browser = createTestBrowser(api);
      await signIn(api, browser, `987650010${n}`);
      people.push(browser);
    }
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const browser = people[n % people.length] ?? asha;
        const isLiked = n % 3 !== 0;
        return browser.call(community.likePost, { body: { kind: 'post', id: postId, isLiked } });
      }),
    );
    const [row] = await database.sql<{ count: number; rows: number }[]>`
      select like_count as count, (select count(*)::int from community_likes) as rows
      from community_posts where public_id = ${postId}`;
    expect(row?.count).toBe(row?.rows);
    expect(await recountCommunity({ sql: database.sql, now: () => now })).toBe(0);
  });

  test('the recount repairs what is wrong and keeps how much it was', async () => {
    const postId = await shown();
    await say(bina, postId, 'Mine do that too.');
    await database.sql`update community_posts set like_count = 7, comment_count = 3`;
    expect(await recountCommunity({ sql: database.sql, now: () => now })).toBe(1);
    expect(await read(postId)).toMatchObject({ likeCount: 0, commentCount: 1 });
    expect(await database.sql`select wrong from community_recounts`).toMatchObject([{ wrong: 1 }]);
  });
});
