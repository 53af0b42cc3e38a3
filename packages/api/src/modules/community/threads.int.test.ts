import * as community from '@pahiya/contracts/community/community-contracts';
import * as lead from '@pahiya/contracts/community/lead-contracts';
import * as moderation from '@pahiya/contracts/community/moderation-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyCommunity, communityNow as now, openModerator } from '../../../test/community.ts';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { recountCommunity } from './recount-community.ts';

const text = 'They squeal for the first few stops after rain, then the noise is gone. Is it dust?';

let database: TestDatabase;
let api: TestApi;
let mira: TestBrowser;
let asha: TestBrowser;
let reader: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyCommunity(database.sql);
  api = await createTestApi(database.sql);
  api.setNow(now);
  mira = (await openModerator(api, 'mira', true)).browser;
  reader = createTestBrowser(api);
  asha = createTestBrowser(api);
  await signIn(api, asha, '9876500001');
  await asha.call(community.updateProfile, { body: { handle: 'asha_drives' } });
  await database.sql`update community_people set joined_at = ${new Date(now.getTime() - 10 * 86_400_000)}`;
  await post('My first post here, to be approved');
});
afterEach(() => api.close());

/** A post that is shown. */
async function post(title: string, words = text): Promise<string> {
  const written = await asha.call(community.createPost, {
    body: { topic: 'repairs', title, text: `${words} ${title}`, language: 'en' },
  });
  const id = written.data.postId;
  if (written.data.state === 'pending') {
    await mira.call(moderation.moderatePost, {
      body: { kind: 'post', id, act: 'approve', version: 1 },
    });
  }
  return id;
}
const reply = async (postId: string, words: string) =>
  (await asha.call(community.saveComment, { body: { postId, text: words } })).data.commentId;
const arrange = (body: object) =>
  mira.call(moderation.arrangePost, { body: { note: 'Asked twice', ...body } as never });
const topic = async () =>
  (await reader.call(community.topicPosts, { query: { topic: 'repairs' } })).data;
const read = async (postId: string) =>
  (await reader.call(community.communityPosts, { query: { postId } })).data.post;
const queue = async () => (await mira.call(moderation.adminPosts, { query: {} })).data.items;

describe('pinning', () => {
  test('a pinned post leads its topic and leaves the list; the fourth is refused; unpinned, it is back', async () => {
    const ids = [await post('Where to buy brake pads'), await post('How to bleed brakes')];
    for (const id of ids) expect((await arrange({ id, act: 'pin' })).status).toBe(200);
    const { pinned, posts } = await topic();
    expect(pinned.map(({ postId }) => postId).sort()).toEqual([...ids].sort());
    expect(posts.map(({ postId }) => postId)).not.toContain(ids[0]);
    const third = await post('Brake fluid, which kind');
    const fourth = await post('Brake lights stay on');
    expect((await arrange({ id: third, act: 'pin' })).status).toBe(200);
    expect((await arrange({ id: fourth, act: 'pin' })).status).toBe(400);
    expect((await arrange({ id: third, act: 'pin' })).status).toBe(409);
    expect((await arrange({ id: third, act: 'unpin' })).status).toBe(200);
    expect((await topic()).posts.map(({ postId }) => postId)).toContain(third);
    const log = (await reader.call(community.communityLog, {})).data.acts;
    expect(log[0]).toMatchObject({ act: 'unpin', isByModerator: true });
  });
});

describe('merging', () => {
  test('moves the replies, counts them right, and the old address leads on, also over two merges', async () => {
    const [a, b, c] = [
      await post('Brakes squeal'),
      await post('Brakes scream'),
      await post('Brakes moan'),
    ];
    await reply(a ?? '', 'Clean the discs with a wire brush.');
    await reply(a ?? '', 'Mine did that too, it was dust.');
    await reply(b ?? '', 'New pads helped.');
    expect((await arrange({ id: a, act: 'merge', into: b })).status).toBe(200);
    expect(await read(b ?? '')).toMatchObject({ commentCount: 3 });
    expect(await read(a ?? '')).toMatchObject({ postId: b });
    expect((await arrange({ id: b, act: 'merge', into: c })).status).toBe(200);
    expect(await read(a ?? '')).toMatchObject({ postId: c, commentCount: 3 });
    const { comments } = (await reader.call(community.postComments, { query: { postId: c ?? '' } }))
      .data;
    expect(comments).toHaveLength(3);
    expect(await recountCommunity(api.services)).toBe(0);
  });

  test('into itself, into what is not shown, or without a post is refused, and nothing moves', async () => {
    const a = await post('Brakes squeal');
    await reply(a, 'Clean the discs with a wire brush.');
    for (const into of [a, null, '0195f0a2-1111-7000-8000-000000000001']) {
      expect((await arrange({ id: a, act: 'merge', into })).status).toBe(400);
    }
    expect(await read(a)).toMatchObject({ postId: a, commentCount: 1 });
  });
});

describe('watched words', () => {
  const watch = (word: string, isWatched = true, by = mira) =>
    by.call(lead.watchWord, { body: { word, isWatched, note: 'Seen in fraud' } });

  test('put a text into the queue, shown, whatever its case or width', async () => {
    await watch('Fake Agent');
    const id = await post('A ＦＡＫＥ AGENT called me');
    expect(await read(id)).toMatchObject({ state: 'live' });
    expect(await queue()).toMatchObject([{ id, state: 'live', spamParts: { watched: 1 } }]);
    await post('A fakeagent called me');
    expect(await queue()).toHaveLength(1);
  });

  test('also a reply and an edit', async () => {
    await watch('fake agent');
    const id = await post('Somebody called me about a challan');
    const commentId = await reply(id, 'That was a fake agent, block him.');
    expect(await queue()).toMatchObject([{ kind: 'comment', id: commentId }]);
  });

  test('the list ends at 300 words, and a word is watched no longer', async () => {
    await watch('fake agent');
    expect((await watch('FAKE AGENT', false)).status).toBe(200);
    expect((await watch('fake agent', false)).status).toBe(404);
    await database.sql`insert into community_watched_words (word, note, added_by, added_at)
      select 'word' || n, '', (select id from operators limit 1), now() from generate_series(1, 300) n`;
    expect((await watch('one more')).status).toBe(400);
    expect((await watch('word7')).status).toBe(200);
  });

  test('belong to the lead alone', async () => {
    const plain = (await openModerator(api, 'plain')).browser;
    expect((await watch('fake agent', true, plain)).status).toBe(403);
    expect((await plain.call(lead.leadDesk, {})).status).toBe(403);
  });
});

test('the lead sees who reports much and how often they were right', async () => {
  const [{ userId } = { userId: '' }] = await database.sql<{ userId: string }[]>`
    select user_id as "userId" from community_people`;
  await database.sql`insert into content_reports (id, kind, subject_id, reason, note, user_id,
      reported_at, decision, decided_at)
    select gen_random_uuid(), 'community-post', gen_random_uuid(), 'spam', '', ${userId},
      ${now}, case when n <= 4 then 'hidden' else 'kept' end, ${now} from generate_series(1, 20) n`;
  expect((await mira.call(lead.leadDesk, {})).data.reporters).toEqual([
    { handle: 'asha_drives', displayName: null, filed: 20, judged: 20, agreed: 4, isIgnored: true },
  ]);
});

test('beside a case: what was decided in its topic about others', async () => {
  const [a, b] = [await post('Brakes squeal'), await post('Brakes scream')];
  const history = (id: string) =>
    mira.call(moderation.postHistory, { query: { kind: 'post', id } });
  await mira.call(moderation.moderatePost, {
    body: { kind: 'post', id: a, act: 'remove', version: 1, reason: 'spam' },
  });
  const { similar } = (await history(b)).data;
  expect(similar[0]).toMatchObject({
    id: a,
    title: 'Brakes squeal',
    act: 'remove',
    reason: 'spam',
  });
  expect(similar.every(({ id }) => id !== b)).toBe(true);
});
