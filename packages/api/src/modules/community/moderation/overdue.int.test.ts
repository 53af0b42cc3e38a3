import * as community from '@pahiya/contracts/community/community-contracts';
import * as moderation from '@pahiya/contracts/community/moderation-contracts';
import { hiddenPart } from '@pahiya/domain/community/hide-contacts';
import { err } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  communityNow,
  emptyCommunity,
  joinCommunity,
  openModerator,
  words,
} from '../../../../test/community.ts';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { tellOverdue } from './tell-overdue.ts';

let database: TestDatabase;
let api: TestApi;
let mira: Awaited<ReturnType<typeof openModerator>>;
let noor: Awaited<ReturnType<typeof openModerator>>;
let asha: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyCommunity(database.sql);
  await emptyTables(database.sql, ['community_overdue_told']);
  api = await createTestApi(database.sql);
  api.setNow(communityNow);
  mira = await openModerator(api, 'mira');
  noor = await openModerator(api, 'noor');
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
});
afterEach(() => api.close());

const hour = 3_600_000;
const after = (hours: number) => api.setNow(new Date(communityNow.getTime() + hours * hour));
const write = async (title: string, text: string) =>
  (
    await asha.call(community.createPost, {
      body: { topic: 'repairs', title, language: 'en', text },
    })
  ).data.postId;
const queueOf = async (browser: TestBrowser) =>
  (await browser.call(moderation.adminPosts, { query: {} })).data.items;

describe('a deadline of the queue that passed', () => {
  test('is told to the officer once, with counts and a link and no word of the text', async () => {
    await write('Front brakes squeal after rain', words('Is it dust?'));
    expect(await tellOverdue(api.services)).toBe('done');
    expect(api.email.sent).toEqual([]);
    after(25);
    await tellOverdue(api.services);
    await tellOverdue(api.services);
    expect(api.email.sent).toHaveLength(1);
    const [mail] = api.email.sent;
    expect(mail).toMatchObject({ to: 'officer@pahiya.example' });
    expect(mail?.text).toContain('Overdue in all: 1 posts and replies, 0 appeals');
    expect(mail?.text).toContain('/moderate');
    expect(JSON.stringify(mail)).not.toMatch(/squeal|asha/i);
  });

  test('of another text is told again, and one that was decided is forgotten', async () => {
    const id = await write('Front brakes squeal after rain', words('Is it dust?'));
    after(25);
    await tellOverdue(api.services);
    // The desk's session of yesterday has ended.
    const omar = await openModerator(api, 'omar');
    const act = { kind: 'post', id, act: 'approve', version: 1 } as const;
    await omar.browser.call(moderation.moderatePost, { body: act });
    await tellOverdue(api.services);
    expect(await database.sql`select from community_overdue_told`).toHaveLength(0);
    await database.sql`
      update community_posts set due_at = ${new Date(communityNow.getTime() + 25 * hour)}
      where public_id = ${id}`;
    after(26);
    await tellOverdue(api.services);
    expect(api.email.sent).toHaveLength(2);
    const ids = api.email.sent.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
  });

  test('is told by the next run when the mail server was away, under the same id', async () => {
    await write('Front brakes squeal after rain', words('Is it dust?'));
    after(25);
    const tried: string[] = [];
    const away = {
      send: async ({ messageId }: { readonly messageId: string }) => {
        tried.push(messageId);
        return err({
          ...{ kind: 'unavailable' as const, provider: 'test-mail' },
          ...{ retryable: true, reason: 'refused' },
        });
      },
    };
    const failed = await tellOverdue({ ...api.services, email: { ...api.email, ...away } });
    expect(failed).toEqual({ failed: 'email-unavailable' });
    expect(await tellOverdue(api.services)).toBe('done');
    expect(api.email.sent.map(({ messageId }) => messageId)).toEqual(tried);
  });
});

describe('contact details of a text in the queue', () => {
  const text = words('My DL 8C AB 1234, call 98765 43210 or asha.k@example.in.');

  test('are hidden from a moderator until the text is assigned to them', async () => {
    const id = await write('Squeal of DL 8C AB 1234', text);
    const [hidden] = await queueOf(mira.browser);
    expect(hidden).toMatchObject({ isMasked: true, title: `Squeal of ${hiddenPart}` });
    expect(JSON.stringify(hidden)).not.toMatch(/1234|43210|asha\.k/);
    await mira.browser.call(moderation.claimPost, { body: { kind: 'post', id, isClaimed: true } });
    expect(await queueOf(mira.browser)).toMatchObject([{ isMasked: false, text }]);
    expect(JSON.stringify(await queueOf(noor.browser))).not.toMatch(/1234|43210|asha\.k/);
    const acts = await database.sql<{ act: string }[]>`
      select act from operator_acts where act = 'community-claim'`;
    expect(acts).toHaveLength(1);
    after(1 / 3);
    expect(await queueOf(mira.browser)).toMatchObject([{ isMasked: true }]);
  });
});
