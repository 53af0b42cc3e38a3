import * as community from '@pahiya/contracts/community/community-contracts';
import * as moderation from '@pahiya/contracts/community/moderation-contracts';
import * as writing from '@pahiya/contracts/community/writing-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  communityNow as now,
  openModerator,
} from '../../../test/community.ts';
import { createTestBrowser, type TestBrowser } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

const hour = 3_600_000;
const text = 'They squeal for the first few stops after rain, then the noise is gone. Is it dust?';
const post = {
  ...{ topic: 'repairs', title: 'Front brakes squeal after rain', text, language: 'en' },
} as const;

let database: TestDatabase;
let api: TestApi;
let mira: TestBrowser;
let noor: TestBrowser;
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
  mira = (await openModerator(api, 'mira')).browser;
  noor = (await openModerator(api, 'noor')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
});
afterEach(() => api.close());

const write = async (browser = asha, body: object = {}) =>
  (await browser.call(community.createPost, { body: { ...post, ...body } })).data.postId;
const decide = (id: string, act: 'approve' | 'remove' | 'restore', more: object = {}, by = mira) =>
  by.call(moderation.moderatePost, {
    body: {
      kind: 'post',
      id,
      act,
      version: 1,
      ...(act === 'remove' && { reason: 'spam' }),
      ...more,
    },
  });
const queue = async (query: Record<string, string> = {}, by = mira) =>
  (await by.call(moderation.adminPosts, { query })).data;
const isShown = async (postId: string) =>
  (await createTestBrowser(api).call(community.communityPosts, { query: { postId } })).status ===
  200;

/** A post that was shown and then removed by Mira. */
async function removed(): Promise<string> {
  const id = await write();
  await decide(id, 'approve');
  await decide(id, 'remove', { version: 2, note: 'An advert' });
  return id;
}

describe('the queue', () => {
  test('is ordered by deadline over all states, and says how much is overdue', async () => {
    const first = await write();
    api.setNow(new Date(now.getTime() + hour / 3));
    const second = await write(bina, { text: `${text} Mine too.` });
    await decide(second, 'approve');
    const shown = { kind: 'post', id: second } as const;
    await asha.call(community.reportPost, { body: { postId: second, reason: 'unlawful' } });
    const { items } = await queue();
    // Reported as unlawful: three hours from the report; a first post: a day from when it was written.
    expect(items.map(({ id, dueAt }) => [id, dueAt])).toEqual([
      [second, '2026-11-25T09:20:00.000Z'],
      [first, '2026-11-26T06:00:00.000Z'],
    ]);
    expect(items[0]).toMatchObject({ state: 'live', reports: ['unlawful'] });
    await database.sql`update community_posts set due_at = ${now} where public_id = ${second}`;
    expect((await mira.call(moderation.communityAdmin)).data).toMatchObject({
      ...{ due: 2, pending: 1, overdue: 1, appeals: 0 },
    });
    // Kept after reports: its deadline is over.
    expect((await decide(second, 'approve', { version: 2 })).data.state).toBe('live');
    expect((await queue()).items.map(({ id }) => id)).toEqual([first]);
    expect((await history(shown)).map(({ act }) => act)).toEqual(['approve', 'approve']);
  });

  test('has pages without gaps', async () => {
    for (let n = 10; n < 32; n += 1) {
      await database.sql`insert into community_posts (public_id, topic, title, source, language,
        state, spam_parts, text_hash, created_at, changed_at, due_at)
        values (gen_random_uuid(), 'rto', ${`Post ${n}`}, 'x', 'en', 'pending', '{}', '', ${now},
          ${now}, ${new Date(now.getTime() + (n % 3) * hour)})`;
    }
    const one = await queue();
    const two = await queue({ after: one.next ?? '' });
    const titles = [...one.items, ...two.items].map(({ title }) => title);
    expect([one.items.length, new Set(titles).size, two.next]).toEqual([20, 22, null]);
    const forged = await mira.call(moderation.adminPosts, {
      query: { state: 'live', after: one.next ?? '' },
    });
    expect(forged.status).toBe(400);
  });

  test('a claim keeps others away for a quarter of an hour', async () => {
    const id = await write();
    const claim = (by: TestBrowser, isClaimed = true) =>
      by.call(moderation.claimPost, { body: { kind: 'post', id, isClaimed } });
    const both = await Promise.all([claim(mira), claim(noor)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, other] = both[0]?.status === 200 ? [mira, noor] : [noor, mira];
    expect((await queue({}, other)).items[0]).toMatchObject({ isClaimedByOther: true });
    expect((await queue({}, winner)).items[0]).toMatchObject({ isClaimedByOther: false });
    expect((await decide(id, 'approve', {}, other)).status).toBe(409);
    api.setNow(new Date(now.getTime() + 16 * 60_000));
    expect((await claim(other)).status).toBe(200);
    await claim(other, false);
    expect((await decide(id, 'approve', {}, winner)).status).toBe(200);
  });

  test('two moderators who decide at once: one act', async () => {
    const id = await write();
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'remove', {}, noor)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await history({ kind: 'post', id })).toHaveLength(1);
  });
});

async function history(query: { kind: 'post' | 'comment'; id: string }) {
  return (await mira.call(moderation.postHistory, { query })).data.acts;
}

test('history has who and notes; the public log has neither', async () => {
  const id = await removed();
  expect(await history({ kind: 'post', id })).toMatchObject([
    { act: 'remove', reason: 'spam', note: 'An advert', by: expect.any(String) },
    { act: 'approve' },
  ]);
  const { acts } = (await createTestBrowser(api).call(community.communityLog)).data;
  expect(JSON.stringify(acts)).not.toMatch(/advert|mira/i);
});

describe('appeals', () => {
  const words = 'This was a question, not an advert.';
  const appeal = (id: string, by = asha) =>
    by.call(writing.appealDecision, { body: { kind: 'post', id, words } });
  const open = async (by: TestBrowser) => (await by.call(moderation.adminAppeals)).data.appeals;
  const answer = (appealId: number, by: TestBrowser, isGranted = true) =>
    by.call(moderation.decideAppeal, { body: { appealId, isGranted, note: 'Read it again' } });

  test('one for each decision, decided by another moderator', async () => {
    const id = await removed();
    expect((await appeal(id, bina)).status).toBe(404);
    const both = await Promise.all([appeal(id), appeal(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [own] = await open(mira);
    expect(own).toMatchObject({ isOwnAct: true, words, dueAt: '2026-12-02T06:00:00.000Z' });
    const appealId = own?.appealId ?? 0;
    expect((await answer(appealId, mira)).status).toBe(409);
    expect((await open(noor))[0]).toMatchObject({ isOwnAct: false });
    expect((await answer(appealId, noor)).status).toBe(200);
    expect(await isShown(id)).toBe(true);
    expect((await answer(appealId, noor)).status).toBe(404);
    const { acts } = (await createTestBrowser(api).call(community.communityLog)).data;
    expect(acts).toMatchObject([{ act: 'restore' }, { act: 'remove', appeal: 'granted' }, {}]);
  });

  test('the table itself refuses who acted', async () => {
    await appeal(await removed());
    await expect(
      database.sql`update community_appeals set is_granted = true, decided_at = now(),
        decided_by = act_operator_id`,
    ).rejects.toThrow(/check constraint/);
  });

  test('a refused one stays removed, and its author sees how it went', async () => {
    const id = await removed();
    const state = async () =>
      (await asha.call(writing.ownWriting, { query: {} })).data.items.find((one) => one.id === id)
        ?.appeal;
    expect(await state()).toBe('possible');
    await appeal(id);
    expect(await state()).toBe('open');
    const [one] = await open(noor);
    await answer(one?.appealId ?? 0, noor, false);
    expect([await state(), await isShown(id)]).toEqual(['refused', false]);
  });

  test('none for what is shown, after thirty days, or in a few letters', async () => {
    const id = await write();
    await decide(id, 'approve');
    expect((await appeal(id)).status).toBe(404);
    await decide(id, 'remove', { version: 2 });
    const short = await asha.call(writing.appealDecision, {
      body: { kind: 'post', id, words: 'no' },
    });
    expect(short.problem.errors).toMatchObject([{ path: 'body.words' }]);
    await database.sql`update community_acts set acted_at = ${new Date(now.getTime() - 31 * 24 * hour)}`;
    expect((await appeal(id)).status).toBe(404);
  });
});

describe('suspension', () => {
  const suspend = (body: object = {}, by = mira) =>
    by.call(moderation.suspendMember, {
      body: {
        ...{ handle: 'asha_drives', isSuspended: true, reason: 'harassment', days: 7 },
        ...{ note: 'Insults in three replies', ...body },
      },
    });

  test('holds at once in every session, says why and until when, and ends by itself', async () => {
    const id = await write();
    await decide(id, 'approve');
    const other = await write(bina, { text: `${text} Mine too.` });
    await decide(other, 'approve');
    expect((await suspend()).status).toBe(200);
    const refused = await Promise.all([
      asha.call(community.createPost, { body: { ...post, title: 'Another question of mine' } }),
      asha.call(community.saveComment, { body: { postId: other, text: 'And a reply.' } }),
      asha.call(writing.editPost, { body: { ...post, postId: id, version: 2, text: `${text} x` } }),
      asha.call(community.likePost, { body: { kind: 'post', id: other, isLiked: true } }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(refused[0]?.problem).toMatchObject({
      code: 'community/suspended',
      detail: expect.stringContaining('2026-12-02'),
    });
    const { userData } = (await asha.call(community.communityInit)).data;
    expect(userData?.suspension).toMatchObject({
      ...{ reason: 'harassment', endsAt: '2026-12-02T06:00:00.000Z', appeal: 'possible' },
    });
    expect(await isShown(id)).toBe(true);
    api.setNow(new Date(now.getTime() + 8 * 24 * hour));
    const like = { kind: 'post', id: other, isLiked: true } as const;
    expect((await asha.call(community.likePost, { body: like })).status).toBe(200);
  });

  test('is lifted, replaced, and of nobody unknown', async () => {
    expect((await suspend({ isSuspended: false })).status).toBe(409);
    await suspend({ days: null });
    await suspend({ days: 1 });
    const rows = await database.sql`select from community_suspensions where lifted_at is null`;
    expect(rows.count).toBe(1);
    expect((await suspend({ isSuspended: false })).status).toBe(200);
    expect((await suspend({ handle: 'nobody_here' })).status).toBe(404);
    expect((await suspend({ note: '' })).status).toBe(400);
  });
});

test('a post closed for replies takes none, a moved one is in its new topic', async () => {
  const id = await write();
  await decide(id, 'approve');
  const lock = (body: object) =>
    mira.call(moderation.lockPost, { body: { id, isLocked: true, ...body } });
  expect((await lock({ topic: 'rto' })).status).toBe(200);
  const reply = () => bina.call(community.saveComment, { body: { postId: id, text: 'A reply.' } });
  const refused = await reply();
  expect([refused.status, refused.problem.code]).toEqual([409, 'community/locked']);
  const list = await bina.call(community.topicPosts, { query: { topic: 'rto' } });
  expect(list.data.posts).toMatchObject([{ postId: id }]);
  await lock({ isLocked: false });
  expect((await reply()).status).toBe(201);
  const { acts } = (await createTestBrowser(api).call(community.communityLog)).data;
  expect(acts.map(({ act }) => act)).toEqual(['unlock', 'move', 'lock', 'approve']);
});

test('only moderators: editors are refused, members and visitors are not signed in there', async () => {
  const id = await write();
  const editor = (await signInAtDesk(api, 'edda', ['editor'])).browser;
  const calls = (by: TestBrowser) =>
    Promise.all([
      by.call(moderation.adminPosts, { query: {} }),
      by.call(moderation.adminAppeals),
      by.call(moderation.postHistory, { query: { kind: 'post', id } }),
      by.call(moderation.claimPost, { body: { kind: 'post', id, isClaimed: true } }),
      by.call(moderation.lockPost, { body: { id, isLocked: true } }),
      by.call(moderation.suspendMember, {
        body: { handle: 'asha_drives', isSuspended: true, note: 'because' },
      }),
      by.call(moderation.decideAppeal, { body: { appealId: 1, isGranted: true, note: 'yes' } }),
    ]);
  const statuses = async (by: TestBrowser) => [
    ...new Set((await calls(by)).map(({ status }) => status)),
  ];
  expect(await statuses(editor)).toEqual([403]);
  expect(await statuses(asha)).toEqual([401]);
  expect(await statuses(createTestBrowser(api))).toEqual([401]);
});
