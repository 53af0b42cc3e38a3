import * as community from '@pahiya/contracts/community/community-contracts';
import * as moderation from '@pahiya/contracts/community/moderation-contracts';
import * as grievances from '@pahiya/contracts/grievances/grievance-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { taskHandlers } from '../../composition/task-handlers.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createWorkLoop } from '../../tasks/work-loop.ts';
import { purgeGrievances } from './purge-grievances.ts';

const now = new Date('2026-11-25T06:00:00Z');
const day = 86_400_000;
const complaint = {
  kind: 'content',
  subject: '',
  words: 'The page about my model says something that was never true.',
  name: 'Devika Rao',
  contact: 'devika@people.example',
  language: 'en',
} as const;
const answer = 'We have corrected the page and thank you for writing.';

let database: TestDatabase;
let api: TestApi;
let visitor: TestBrowser;
let officer: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['grievances', 'tasks', 'community_people', 'community_posts', 'community_acts', 'users'],
    ...['content_reports', 'operators', 'operator_acts', 'rate_limits', 'otp_challenges'],
    ...['otp_waits', 'idempotency_keys', 'community_held_names'],
  ]);
  api = await createTestApi(database.sql);
  api.setNow(now);
  visitor = createTestBrowser(api);
  officer = (await signInAtDesk(api, 'omkar', ['officer'])).browser;
});
afterEach(() => api.close());

const file = (more: object = {}) =>
  visitor.call(grievances.fileGrievance, { body: { ...complaint, ...more } });
const status = (key: string) =>
  createTestBrowser(api).call(grievances.readGrievance, { body: { key } });
const open = async () => (await officer.call(grievances.deskGrievances, {})).data;
const decide = async (outcome: 'upheld' | 'partly' | 'declined' = 'partly') => {
  const [first] = (await open()).grievances;
  return officer.call(grievances.deskDecideGrievance, {
    body: { grievanceId: first?.grievanceId ?? '', outcome, answer },
  });
};
const mails = async () => {
  await createWorkLoop(api.services, taskHandlers).drain();
  return api.email.sent.map(({ to, subject }) => `${to} ${subject}`).sort();
};

test('without an account: acknowledged at once, decided once, and read by its key alone', async () => {
  const { data } = await file();
  expect(data.ticket).toMatch(/^G-2611-[2-9A-HJ-NP-Z]{6}$/);
  expect(data.resolveBy).toBe('2026-12-02T06:00:00.000Z');
  expect((await status(data.key)).data).toMatchObject({ ticket: data.ticket, outcome: null });
  const { grievances: waiting, ...counts } = await open();
  expect(counts).toEqual({ open: 1, overdue: 0 });
  expect(waiting).toMatchObject([
    { name: complaint.name, contact: complaint.contact, words: complaint.words, subject: '' },
  ]);
  expect((await decide()).status).toBe(200);
  expect((await status(data.key)).data).toMatchObject({ outcome: 'partly', answer });
  expect(await open()).toMatchObject({ open: 0, grievances: [] });
});

test('nobody reads it by its number, another key, or another role', async () => {
  const { data } = await file();
  const [id = '', sign = ''] = data.key.split('.');
  for (const key of [
    data.ticket.padEnd(20, '0'),
    `${id}.${'A'.repeat(22)}`,
    `${id.slice(1)}0.${sign}`,
  ]) {
    expect((await status(key)).status).toBe(404);
  }
  for (const role of ['operator', 'moderator', 'editor', 'lead'] as const) {
    const { browser } = await signInAtDesk(api, `other-${role}`, [role]);
    expect((await browser.call(grievances.deskGrievances, {})).status).toBe(403);
  }
});

test('nothing of the complainant is readable in the database, and it is erased 180 days after the decision', async () => {
  await file();
  await decide();
  const row = JSON.stringify(await database.sql`select * from grievances`);
  for (const secret of ['Devika', 'people.example', 'never true', 'corrected']) {
    expect(row).not.toContain(secret);
  }
  api.setNow(new Date(now.getTime() + 179 * day));
  expect(await purgeGrievances(api.services)).toBe(0);
  api.setNow(new Date(now.getTime() + 181 * day));
  expect(await purgeGrievances(api.services)).toBe(1);
  expect(await database.sql`select ticket from grievances where words_sealed is null`).toHaveLength(
    1,
  );
});

test('a complainant with an e-mail address is told twice, one with a mobile number not by mail', async () => {
  const { data } = await file();
  await file({ contact: '+91 98765 43210' });
  await decide();
  await decide();
  expect(await mails()).toEqual([
    `${complaint.contact} Pahiya: Complaint ${data.ticket} received`,
    `${complaint.contact} Pahiya: Complaint ${data.ticket}: decision`,
  ]);
});

test('a decision of somebody else meanwhile is refused', async () => {
  await file();
  const [first] = (await open()).grievances;
  await decide();
  const again = await officer.call(grievances.deskDecideGrievance, {
    body: { grievanceId: first?.grievanceId ?? '', outcome: 'declined', answer },
  });
  expect(again.status).toBe(409);
});

test.each([
  [{ words: 'Too short' }, 'words'],
  [{ words: 'a\u0000'.repeat(20) }, 'words'],
  [{ contact: 'nobody' }, 'contact'],
  [{ name: '' }, 'name'],
  [{ kind: 'weather' }, 'kind'],
])('bad input is refused and nothing is stored: %j', async (more, field) => {
  const refused = await visitor.send({
    method: 'POST',
    url: '/api/v1/web/grievances',
    body: { ...complaint, ...more },
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.payload).toContain(field);
  expect(await database.sql`select id from grievances`).toHaveLength(0);
});

test('the sixth complaint of an address in a day is refused', async () => {
  for (let n = 0; n < 5; n += 1) expect((await file()).status).toBe(201);
  expect((await file()).status).toBe(429);
});

test('an address elsewhere is never shown to the officer as a page here', async () => {
  await file({ subject: 'https://elsewhere.example/community' });
  await file({ subject: '/blog/helmet' });
  const shown = (await open()).grievances.map(({ subject }) => subject);
  expect(shown.sort()).toEqual(['', '/blog/helmet']);
});

describe('about a post', () => {
  let postId: string;
  let mira: TestBrowser;
  beforeEach(async () => {
    mira = (await signInAtDesk(api, 'mira', ['moderator'])).browser;
    const asha = createTestBrowser(api);
    await signIn(api, asha, '9876500001');
    await asha.call(community.updateProfile, { body: { handle: 'asha_drives' } });
    const text = 'They squeal for the first stops after rain, then the noise is gone. Is it dust?';
    const written = await asha.call(community.createPost, {
      body: { topic: 'repairs', title: 'Front brakes squeal after rain', text, language: 'en' },
    });
    postId = written.data.postId;
    await judge('approve', 1);
  });
  const judge = (act: 'approve' | 'remove', version: number) =>
    mira.call(moderation.moderatePost, {
      body: { kind: 'post', id: postId, act, version, ...(act === 'remove' && { reason: 'spam' }) },
    });
  const isShown = async () =>
    (await createTestBrowser(api).call(community.communityPosts, { query: { postId } })).status ===
    200;
  const about = (kind: string) => file({ kind, subject: `/community/post/${postId}-front-brakes` });

  test('hours by law hide it first, with its deadline in the moderators’ queue', async () => {
    await about('intimate');
    expect(await isShown()).toBe(false);
    const { items } = (await mira.call(moderation.adminPosts, { query: {} })).data;
    expect(items).toMatchObject([
      { id: postId, state: 'hidden', dueAt: '2026-11-25T08:00:00.000Z' },
    ]);
  });

  test('what a moderator allowed after that is not hidden by the next complaint', async () => {
    await about('intimate');
    const [{ version } = { version: 0 }] = (await mira.call(moderation.adminPosts, { query: {} }))
      .data.items;
    await judge('approve', version);
    expect(await isShown()).toBe(true);
    await about('intimate');
    expect(await isShown()).toBe(true);
  });

  test('days by law leave it shown; upheld, it is removed', async () => {
    await about('content');
    expect(await isShown()).toBe(true);
    expect((await open()).grievances).toMatchObject([{ canBeRemoved: true }]);
    await decide('upheld');
    expect(await isShown()).toBe(false);
  });

  test('declined, it stays', async () => {
    await about('content');
    await decide('declined');
    expect(await isShown()).toBe(true);
  });
});
