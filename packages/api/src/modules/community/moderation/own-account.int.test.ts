import * as community from '@pahiya/contracts/community/community-contracts';
import * as moderation from '@pahiya/contracts/community/moderation-contracts';
import { communityNews } from '@pahiya/contracts/community/own-contracts';
import * as writing from '@pahiya/contracts/community/writing-contracts';
import { deskDecideReports as decideContentReports } from '@pahiya/contracts/reports/content-report-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  communityNow,
  emptyCommunity,
  joinCommunity,
  openModerator,
  publish,
  words,
} from '../../../../test/community.ts';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { communityAccountData } from '../community-account-data.ts';

let database: TestDatabase;
let api: TestApi;
let mira: Awaited<ReturnType<typeof openModerator>>;
let noor: Awaited<ReturnType<typeof openModerator>>;
let asha: TestBrowser;
let bina: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyCommunity(database.sql);
  api = await createTestApi(database.sql);
  api.setNow(communityNow);
  mira = await openModerator(api, 'mira');
  noor = await openModerator(api, 'noor');
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
});
afterEach(() => api.close());

const name = (handle = 'asha_drives', by = mira) =>
  by.browser.call(moderation.nameModerator, { body: { handle } });
const decide = (id: string, body: object, by = mira) =>
  by.browser.call(moderation.moderatePost, { body: { kind: 'post', id, version: 1, ...body } });
const idOf = async (handle: string) => {
  const [row] = await database.sql<{ id: string }[]>`
    select user_id as id from community_people where handle = ${handle}`;
  return row?.id ?? '';
};

describe('what a moderator wrote', () => {
  test('is decided by another one: text, claim, thread, reports and suspension', async () => {
    expect((await name()).data.accounts).toEqual(['asha_drives']);
    const body = { topic: 'repairs', title: 'Front brakes squeal after rain', language: 'en' };
    const written = { ...body, text: words('Is it dust?') };
    const { postId: id } = (await asha.call(community.createPost, { body: written })).data;
    expect((await decide(id, { act: 'approve' })).status).toBe(409);
    const claim = { kind: 'post', id, isClaimed: true } as const;
    expect((await mira.browser.call(moderation.claimPost, { body: claim })).status).toBe(409);
    const { items } = (await mira.browser.call(moderation.adminPosts, { query: {} })).data;
    expect(items).toMatchObject([{ id, isOwn: true }]);
    expect((await decide(id, { act: 'approve' }, noor)).status).toBe(200);
    const lock = { id, isLocked: true };
    expect((await mira.browser.call(moderation.lockPost, { body: lock })).status).toBe(409);
    const pin = { id, act: 'pin' } as const;
    expect((await mira.browser.call(moderation.arrangePost, { body: pin })).status).toBe(409);
    await bina.call(community.reportPost, { body: { postId: id, reason: 'spam' } });
    const kept = {
      kind: 'community-post',
      subjectId: id,
      decision: 'keep',
      note: 'Read it',
    } as const;
    expect((await mira.browser.call(decideContentReports, { body: kept })).status).toBe(409);
    const suspended = { handle: 'asha_drives', isSuspended: true, note: 'because' };
    const suspend = await mira.browser.call(moderation.suspendMember, { body: suspended });
    expect(suspend.status).toBe(409);
    // Each refusal is in the record of the desk.
    const acts = await database.sql<{ outcome: string }[]>`
      select outcome from operator_acts where operator_id = ${mira.operatorId}
        and outcome = 'operator/wrong-state'`;
    expect(acts).toHaveLength(6);
    expect((await noor.browser.call(decideContentReports, { body: kept })).status).toBe(200);
  });

  test('is refused by the tables themselves', async () => {
    await name();
    const id = await publish(asha, noor.browser);
    await bina.call(community.reportPost, { body: { postId: id, reason: 'spam' } });
    const userId = await idOf('asha_drives');
    const { operatorId } = mira;
    await expect(
      database.sql`insert into community_acts (kind, subject_id, topic, operator_id, act, from_state,
        to_state, acted_at) values ('post', ${id}, 'repairs', ${operatorId}, 'approve', 'live', 'live', now())`,
    ).rejects.toThrow(/their own text/);
    await expect(
      database.sql`update content_reports set decision = 'kept', decided_at = now(), decided_by = ${operatorId}`,
    ).rejects.toThrow(/reports of their own text/);
    await expect(
      database.sql`insert into community_suspensions (user_id, operator_id, reason, note, starts_at)
        values (${userId}, ${operatorId}, 'spam', 'x', now())`,
    ).rejects.toThrow(/their own suspension/);
  });

  test('is appealed to another one, although somebody else removed it', async () => {
    await name();
    const id = await publish(asha, noor.browser);
    await decide(id, { act: 'remove', version: 2, reason: 'spam' }, noor);
    const appeal = { kind: 'post', id, words: 'This was a question, not an advert.' } as const;
    await asha.call(writing.appealDecision, { body: appeal });
    const [open] = (await mira.browser.call(moderation.adminAppeals)).data.appeals;
    expect(open).toMatchObject({ id, isOwnAct: true });
    const answer = { appealId: open?.appealId ?? 0, isGranted: true, note: 'Read it again' };
    const refused = await mira.browser.call(moderation.decideAppeal, { body: answer });
    expect(refused.status).toBe(409);
    await expect(
      database.sql`update community_appeals set is_granted = true, decided_at = now(),
        decided_by = ${mira.operatorId}`,
    ).rejects.toThrow(/their own appeal/);
  });
});

test('an account is named once for all, one that exists, and shows to its moderator alone', async () => {
  expect((await name('nobody_here')).status).toBe(404);
  await name();
  expect((await name()).data.accounts).toEqual(['asha_drives']);
  expect((await name('bina')).data.accounts).toEqual(['asha_drives', 'bina']);
  expect((await noor.browser.call(moderation.communityAdmin)).data.accounts).toEqual([]);
  const handle = { handle: 'asha_drives' };
  expect((await asha.call(moderation.nameModerator, { body: handle })).status).toBe(401);
});

test('moderators are suspended by a lead alone', async () => {
  await name();
  const body = { handle: 'asha_drives', isSuspended: true, note: 'Insults in replies' };
  const refused = await noor.browser.call(moderation.suspendMember, { body });
  expect([refused.status, refused.problem.code]).toEqual([403, 'operator/wrong-role']);
  const lead = await openModerator(api, 'lena', true);
  expect((await lead.browser.call(moderation.suspendMember, { body })).status).toBe(200);
});

test('who loses the role is refused at once in a live session', async () => {
  expect((await mira.browser.call(moderation.communityAdmin)).status).toBe(200);
  await database.sql`update operators set roles = '{operator}' where id = ${mira.operatorId}`;
  expect((await mira.browser.call(moderation.communityAdmin)).status).toBe(403);
  expect((await name()).status).toBe(403);
});

test('the account’s export says that it is a moderator’s, and its deletion ends that', async () => {
  await name();
  const data = communityAccountData({ now: () => communityNow });
  const userId = await idOf('asha_drives');
  expect(JSON.stringify(await data.exportFor(database.sql, userId))).toContain('"moderator"');
  await database.sql.begin((tx) => data.deleteFor(tx, userId));
  expect((await database.sql`select from community_moderator_accounts`).count).toBe(0);
});

describe('reports', () => {
  const report = (by: TestBrowser, postId: string, reason = 'spam') =>
    by.call(community.reportPost, { body: { postId, reason } });
  const stateOf = async (id: string) => {
    const [row] = await database.sql<{ state: string }[]>`
      select state from community_posts where public_id = ${id}`;
    return row?.state;
  };

  test('of one’s own text are refused and not stored', async () => {
    const id = await publish(asha, mira.browser);
    expect((await report(asha, id)).problem.code).toBe('report/unknown-subject');
    expect((await database.sql`select from content_reports`).count).toBe(0);
    const long = { postId: id, reason: 'spam', note: 'x'.repeat(10_000) };
    expect((await bina.call(community.reportPost, { body: long })).status).toBe(400);
    await decide(id, { act: 'remove', version: 2, reason: 'spam' });
    expect((await report(bina, id)).problem.code).toBe('report/unknown-subject');
  });

  test('of many accounts on one device weigh like one', async () => {
    const id = await publish(asha, mira.browser);
    const reporters: TestBrowser[] = [];
    for (let n = 0; n < 6; n += 1) {
      const handle = `reporter_${String.fromCharCode(97 + n)}`;
      const browser = await joinCommunity(api, `98765030${n}0`, handle);
      reporters.push(browser);
      // Members of level 1, old enough to have a weight of 2 each.
      await database.sql`insert into community_posts (public_id, author_id, topic, title, source,
          language, state, spam_parts, text_hash, created_at, published_at, changed_at)
        select gen_random_uuid(), user_id, 'rto', 'A post of a member', 'x', 'en', 'live', '{}',
          handle, ${communityNow}, ${communityNow}, ${communityNow}
        from community_people where handle = ${handle}`;
      if (n === 5) continue;
      await database.sql`update sessions set device_id = '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b99'
        where user_id = (select user_id from community_people where handle = ${handle})`;
      await report(browser, id);
    }
    expect(await stateOf(id)).toBe('live');
    // From devices of their own the same five reports hide it.
    await database.sql`update sessions set device_id = gen_random_uuid()`;
    const last = reporters.at(-1);
    if (last === undefined) throw new Error('nobody reports');
    await report(last, id);
    expect(await stateOf(id)).toBe('hidden');
  });

  test('that lost their weight are told to their author once a month', async () => {
    const userId = await idOf('bina');
    await database.sql`insert into content_reports (id, kind, subject_id, reason, note, user_id,
        reported_at, decision, decided_at)
      select gen_random_uuid(), 'community-post', gen_random_uuid(), 'spam', '', ${userId},
        ${communityNow}, 'kept', ${communityNow} from generate_series(1, 19)`;
    const first = await publish(asha, mira.browser);
    const second = await publish(asha, mira.browser, {
      ...{ title: 'Another question of the day', text: words('Or the pads?') },
    });
    const news = async () =>
      (await bina.call(communityNews, { query: {} })).data.news.filter(
        ({ act }) => act === 'ignore-reports',
      );
    await report(bina, first);
    expect(await news()).toEqual([]);
    await decide(first, { act: 'approve', version: 2 });
    expect(await news()).toMatchObject([{ kind: 'decision', isRead: false }]);
    await report(bina, second);
    await decide(second, { act: 'approve' });
    expect(await news()).toHaveLength(1);
  });
});
