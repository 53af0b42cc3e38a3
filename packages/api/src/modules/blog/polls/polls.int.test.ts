import { votePoll } from '@pahiya/contracts/blog/blog-contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { publishArticle } from '../editing/publish-article.ts';
import { closePoll } from '../editing/save-poll.ts';
import { withdrawArticle } from '../editing/withdraw-article.ts';
import { purgeBlog } from '../purge-blog.ts';
import { seedBlog } from '../seed/seed-blog.ts';

const now = new Date('2026-11-21T04:44:00Z');
const body = { pollId: 'how-do-you-remember-puc', optionId: 'paper' };
let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedBlog(database.sql, now);
});
beforeEach(async () => {
  const { sql } = database;
  await emptyTables(sql, ['poll_votes', 'users', 'rate_limits', 'otp_challenges', 'otp_waits']);
  await sql`update poll_options set votes = 0`;
  await sql`update polls set closed_at = null`;
  api = await createTestApi(sql);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const vote = (browser: TestBrowser, over = {}) =>
  browser.call(votePoll, { body: { ...body, ...over } });
const votesOf = (poll: { options: { id: string; votes: number }[] }) =>
  Object.fromEntries(poll.options.map(({ id, votes }) => [id, votes]));

test('a browser has one vote; a second one changes nothing and is reported', async () => {
  const browser = createTestBrowser(api);
  const first = (await vote(browser)).data;
  expect(first).toMatchObject({ isCounted: true, poll: { total: 1 } });
  const second = (await vote(browser, { optionId: 'app' })).data;
  expect(second.isCounted).toBe(false);
  expect(votesOf(second.poll)).toEqual({ calendar: 0, app: 0, paper: 1, forget: 0 });
});

test('many simultaneous clicks count once', async () => {
  const browser = createTestBrowser(api);
  await vote(browser, { optionId: 'nothing' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => vote(browser)));
  expect(answers.filter(({ data }) => data.isCounted)).toHaveLength(1);
  expect((await vote(browser)).data.poll.total).toBe(1);
});

test('an account has one vote on all its devices', async () => {
  const [phone, laptop] = [createTestBrowser(api), createTestBrowser(api)];
  await signIn(api, phone, '9812345210');
  expect((await vote(phone)).data.isCounted).toBe(true);
  api.setNow(new Date(now.getTime() + 60_000));
  await signIn(api, laptop, '9812345210');
  expect((await vote(laptop)).data.isCounted).toBe(false);
});

test('a vote before signing in counts for the account', async () => {
  const browser = createTestBrowser(api);
  await vote(browser);
  await signIn(api, browser, '9812345210');
  expect((await vote(browser)).data.isCounted).toBe(false);
});

test('one address cannot stuff a poll with new browsers', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 31; i += 1) statuses.push((await vote(createTestBrowser(api))).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await vote(createTestBrowser(api, { address: '198.51.100.9' }))).status).toBe(200);
});

test.each([
  [{ pollId: 'no-such-poll' }, 404, 'blog/unknown-poll'],
  [{ optionId: 'no-such-choice' }, 404, 'blog/unknown-poll'],
  [{ optionId: '<script>' }, 400, 'request/bad-input'],
])('a vote with %j is refused', async (over, status, code) => {
  const answer = await vote(createTestBrowser(api), over);
  expect([answer.status, answer.problem.code]).toEqual([status, code]);
});

test('votes from other sites are not counted', async () => {
  const answer = await createTestBrowser(api).call(votePoll, {
    body,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.problem.code).toBe('request/cross-site');
});

test('a closed poll counts no further votes', async () => {
  await database.sql.begin((tx) => closePoll(tx, body.pollId, now));
  const answer = await vote(createTestBrowser(api));
  expect([answer.status, answer.problem.code]).toEqual([409, 'blog/poll-closed']);
});

test('after a year voters are deleted, the votes stay', async () => {
  const browser = createTestBrowser(api);
  await vote(browser);
  const later = new Date(now.getTime() + 366 * 24 * 60 * 60 * 1000);
  expect((await purgeBlog({ sql: database.sql, now: () => later })).votes).toBe(1);
  const [row] = await database.sql`select votes from poll_options
    where poll_id = ${body.pollId} and id = 'paper'`;
  expect(row).toEqual({ votes: 1 });
});

test('the poll of an article that is not live accepts no vote', async () => {
  const { sql } = database;
  const [live] = await sql<{ articleId: string; revisionId: string }[]>`
    select p.article_id as "articleId", r.id as "revisionId"
    from polls p join documents d on d.id = p.article_id
      join document_revisions r on r.document_id = d.id and r.number = d.published_revision
    where p.id = ${body.pollId}`;
  const { articleId = '', revisionId = '' } = live ?? {};
  await sql.begin((tx) => withdrawArticle(tx, { articleId, now }));
  try {
    const answer = await vote(createTestBrowser(api));
    expect([answer.status, answer.problem.code]).toEqual([404, 'blog/unknown-poll']);
  } finally {
    await sql.begin((tx) => publishArticle(tx, { revisionId, now }));
  }
  expect((await vote(createTestBrowser(api))).data.isCounted).toBe(true);
});
