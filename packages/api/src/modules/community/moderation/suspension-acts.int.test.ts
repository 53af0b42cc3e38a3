import * as community from '@pahiya/contracts/community/community-area';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  communityNow as now,
  openModerator,
  publish,
} from '../../../../test/community.ts';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;
let mira: TestBrowser;
let noor: TestBrowser;
let asha: TestBrowser;
let bina: TestBrowser;
let visitor: TestBrowser;
const dayMs = 86_400_000;

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
  visitor = createTestBrowser(api);
});
afterEach(() => api.close());

const suspend = (body: object = {}, by = mira) =>
  by.call(community.suspendMember, {
    body: {
      ...{ handle: 'asha_drives', isSuspended: true, reason: 'harassment', days: 7 },
      ...{ note: 'Insults in three replies', ...body },
    },
  });
const suspension = async (by = asha) =>
  (await by.call(community.communityInit)).data.userData?.suspension ?? null;
const log = async () =>
  (await visitor.call(community.communityLog)).data.acts.map(({ kind, act, appeal }) => [
    ...[kind, act, appeal],
  ]);
const news = async (by = asha) =>
  (await by.call(community.communityNews, { query: {} })).data.news.map(({ act }) => act);
const words = 'They insulted me first, and I said sorry.';
const appeal = (kind: 'member' | 'post', id: string, by = asha) =>
  by.call(community.appealDecision, { body: { kind, id, words } });
const answer = async (by: TestBrowser, isGranted = true) => {
  const [one] = (await by.call(community.adminAppeals)).data.appeals;
  const body = { appealId: one?.appealId ?? 0, isGranted, note: 'Read all of it' };
  return by.call(community.decideAppeal, { body });
};

describe('a suspension', () => {
  test('is in the public log without name and note, and its member is told', async () => {
    await suspend();
    const { acts } = (await visitor.call(community.communityLog)).data;
    expect(acts).toMatchObject([
      { kind: 'member', act: 'suspend', topic: '', reason: 'harassment', isByModerator: true },
    ]);
    expect(JSON.stringify(acts)).not.toMatch(/asha|insults/i);
    expect(await news()).toEqual(['suspend']);
    expect(await news(bina)).toEqual([]);
    await suspend({ isSuspended: false });
    expect(await log()).toEqual([
      ['member', 'lift', null],
      ['member', 'suspend', null],
    ]);
    expect(await news()).toEqual(['lift', 'suspend']);
  });

  test('is appealed once, to another moderator; granted, it ends at once', async () => {
    const postId = await publish(bina, noor);
    await suspend();
    const id = (await suspension())?.suspensionId ?? '';
    expect((await appeal('member', id, bina)).status).toBe(404);
    const both = await Promise.all([appeal('member', id), appeal('member', id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await suspension()).toMatchObject({ appeal: 'open' });
    const [open] = (await noor.call(community.adminAppeals)).data.appeals;
    expect(open).toMatchObject({ kind: 'member', title: 'asha_drives', act: 'suspend', words });
    expect((await answer(mira)).status).toBe(409);
    const like = { kind: 'post', id: postId, isLiked: true } as const;
    expect((await asha.call(community.likePost, { body: like })).status).toBe(403);
    expect((await answer(noor)).status).toBe(200);
    expect(await suspension()).toBeNull();
    expect((await asha.call(community.likePost, { body: like })).status).toBe(200);
    expect((await log()).slice(0, 2)).toEqual([
      ['member', 'lift', null],
      ['member', 'suspend', 'granted'],
    ]);
  });

  test('stays when the appeal is refused, and a granted appeal ends no later one', async () => {
    await suspend();
    const first = (await suspension())?.suspensionId ?? '';
    await appeal('member', first);
    await suspend({ days: 30, note: 'And again' });
    expect((await answer(noor)).status).toBe(200);
    const second = await suspension();
    expect(second).toMatchObject({ appeal: 'possible', endsAt: '2026-12-25T06:00:00.000Z' });
    await appeal('member', second?.suspensionId ?? '');
    expect((await answer(noor, false)).status).toBe(200);
    expect(await suspension()).toMatchObject({ appeal: 'refused' });
  });

  test('takes no appeal once it is over, or after thirty days', async () => {
    await suspend({ days: 1 });
    const id = (await suspension())?.suspensionId ?? '';
    await database.sql`update community_suspensions set ends_at = ${now}`;
    expect((await appeal('member', id)).status).toBe(404);
    await suspend({ days: null });
    const open = (await suspension())?.suspensionId ?? '';
    await database.sql`update community_acts set acted_at = ${new Date(now.getTime() - 31 * dayMs)}`;
    expect(await suspension()).toMatchObject({ appeal: null });
    expect((await appeal('member', open)).status).toBe(404);
  });

  test('of a moderator is appealed to a lead', async () => {
    const lead = (await openModerator(api, 'lata', true)).browser;
    const boss = (await openModerator(api, 'bela', true)).browser;
    await mira.call(community.nameModerator, { body: { handle: 'asha_drives' } });
    await suspend({}, lead);
    await appeal('member', (await suspension())?.suspensionId ?? '');
    expect((await answer(noor)).status).toBe(403);
    expect((await answer(boss)).status).toBe(200);
    expect(await suspension()).toBeNull();
  });

  test('leads nowhere once the account is deleted', async () => {
    await suspend();
    const [person] = await database.sql<{ userId: string }[]>`
      select user_id as "userId" from community_people where handle = 'asha_drives'`;
    const [act] = await database.sql<{ subjectId: string }[]>`
      select subject_id as "subjectId" from community_acts where kind = 'member'`;
    expect(act?.subjectId).not.toBe(person?.userId);
    await database.sql`delete from users where id = ${person?.userId ?? ''}`;
    expect(await log()).toEqual([['member', 'suspend', null]]);
    expect((await database.sql`select from community_suspensions`).count).toBe(0);
  });
});

describe('a thread', () => {
  test('that is closed or moved is told to its author, and closing it can be appealed', async () => {
    const id = await publish(asha, mira);
    const arrange = (body: object) => mira.call(community.lockPost, { body: { id, ...body } });
    expect((await appeal('post', id)).status).toBe(404);
    await arrange({ topic: 'rto' });
    await arrange({ isLocked: true });
    expect((await news()).slice(0, 2)).toEqual(['lock', 'move']);
    const own = async () =>
      (await asha.call(community.ownWriting, { query: {} })).data.items[0]?.appeal;
    expect(await own()).toBe('possible');
    expect((await appeal('post', id)).status).toBe(201);
    expect((await answer(mira)).status).toBe(409);
    expect((await answer(noor)).status).toBe(200);
    const reply = { postId: id, text: 'Open again.' };
    expect((await bina.call(community.saveComment, { body: reply })).status).toBe(201);
    expect((await log()).slice(0, 2)).toEqual([
      ['post', 'unlock', null],
      ['post', 'lock', 'granted'],
    ]);
  });

  test('that was merged is appealed; granted, the post is back at its address', async () => {
    const id = await publish(asha, mira);
    const another = {
      title: 'Another question of the day',
      text: 'Are these the pads, or is it rust?',
    };
    const into = await publish(asha, mira, another);
    await mira.call(community.arrangePost, { body: { id, act: 'merge', into } });
    expect((await appeal('post', id)).status).toBe(201);
    expect((await answer(noor)).status).toBe(200);
    const found = await visitor.call(community.communityPosts, { query: { postId: id } });
    expect(found.data.post?.postId).toBe(id);
  });
});
