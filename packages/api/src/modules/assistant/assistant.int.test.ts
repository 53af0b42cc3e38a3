import {
  askAssistant,
  assistantHistory,
  clearAssistant,
} from '@pahiya/contracts/assistant/assistant-contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { seedBlog } from '../blog/seed/seed-blog.ts';
import { purgeAssistant } from './purge-assistant.ts';

const now = new Date('2026-11-21T04:44:00Z');
const question = 'What does HPA on the RC mean?';
let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedBlog(database.sql, now);
  api = await createTestApi(database.sql);
});
beforeEach(async () => {
  await emptyTables(database.sql, [
    'assistant_messages',
    'rate_limits',
    'users',
    'otp_challenges',
    'otp_waits',
  ]);
  api.setNow(now);
  browser = createTestBrowser(api);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const ask = (by: TestBrowser, body: Record<string, unknown> = { question }) =>
  by.call(askAssistant, { body });
const history = async (by: TestBrowser) => (await by.call(assistantHistory)).data.messages;

describe('an answer', () => {
  test('quotes our own pages and links to them', async () => {
    const { message } = (await ask(browser)).data;
    expect(message).toMatchObject({
      outcome: 'answered',
      writtenBy: 'sources',
      text: null,
      question,
    });
    expect(message.sources[0]?.path).toMatch(/^\/blog\/hypothecation-hpa-on-rc/);
    const [article] = await database.sql<{ text: string }[]>`
      select plain_text as text from live_articles
      where slug = 'hypothecation-hpa-on-rc' and language = 'en'`;
    const words = message.sources[0]?.passage.match(/[\p{L}\p{N}]{4,}/gu) ?? [];
    expect(words.length).toBeGreaterThan(5);
    for (const word of words) expect(article?.text).toContain(word);
  });

  test('is in the language of the page', async () => {
    const { message } = (await ask(browser, { question: 'RC पर HPA का मतलब?', language: 'hi' }))
      .data;
    expect(message).toMatchObject({ outcome: 'answered', language: 'hi' });
    expect(message.sources[0]?.passage).toMatch(/[\u0900-\u097f]/);
  });

  test('is "unknown" when none of our pages has one', async () => {
    const { message } = (await ask(browser, { question: 'Who won the cricket world cup?' })).data;
    expect(message).toMatchObject({ outcome: 'unknown', text: null, sources: [] });
  });

  test('to a question without words is "unknown"', async () => {
    for (const odd of ['?? !!', '🙂🙂', 'DL8CAF5030', '9876543210']) {
      expect((await ask(browser, { question: odd })).data.message.outcome).toBe('unknown');
    }
  });

  test.each([
    ['no question', {}],
    ['an empty question', { question: '  ' }],
    ['one letter', { question: 'x' }],
    ['a question that is too long', { question: 'x'.repeat(501) }],
    ['a list', { question: ['x'] }],
    ['another language', { question, language: 'ta' }],
  ])('with %s it is refused', async (_what, body) => {
    const answer = await ask(browser, body);
    expect([answer.status, answer.problem.code]).toEqual([400, 'request/bad-input']);
  });

  test('is refused to other sites', async () => {
    const answer = await browser.call(askAssistant, {
      body: { question },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.problem.code).toBe('request/cross-site');
  });

  test('is limited to ten a minute per browser, and a hundred in ten minutes per address', async () => {
    // Declined before any page is read, and counted all the same.
    const ask = (by: TestBrowser) =>
      by.call(askAssistant, { body: { question: 'Who wins the cricket match?' } });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await ask(browser)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const others: number[] = [];
    for (let i = 0; i < 95; i += 1) others.push((await ask(createTestBrowser(api))).status);
    expect(others.filter((status) => status === 200)).toHaveLength(90);
    expect(others.at(-1)).toBe(429);
    const far = createTestBrowser(api, { address: '198.51.100.9' });
    expect((await ask(far)).status).toBe(200);
  });
});

describe('personal data', () => {
  const personal = 'PUC for DL8CAF5030, call 98765 43210 or asha@example.in';

  test('is removed before a question is stored or returned, and the answer says so', async () => {
    const answer = await ask(browser, { question: personal });
    expect(answer.data.wasShortened).toBe(true);
    expect(answer.text).not.toMatch(/DL8CAF5030|43210|asha/);
    const stored = await database.sql`select * from assistant_messages`;
    expect(JSON.stringify(stored)).not.toMatch(/DL8CAF5030|43210|asha/);
  });

  test('the device id is stored only as a keyed hash', async () => {
    await ask(browser);
    const [device = ''] = decodeURIComponent(browser.cookies.get('deviceId') ?? '').split('.');
    const [row] = await database.sql<{ hash: string }[]>`
      select encode(device_hash, 'hex') as hash from assistant_messages`;
    expect(device).toMatch(/^[0-9a-f-]{36}$/);
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.hash).not.toContain(device.replaceAll('-', ''));
  });
});

describe('the conversation', () => {
  test('belongs to the browser, oldest first', async () => {
    await ask(browser);
    api.setNow(new Date(now.getTime() + 1000));
    await ask(browser, { question: 'How long is a PUC valid?' });
    const messages = await history(browser);
    expect(messages.map((one) => one.question)).toEqual([question, 'How long is a PUC valid?']);
    expect(await history(createTestBrowser(api))).toEqual([]);
  });

  test('reading it sets no device cookie', async () => {
    await history(browser);
    expect(browser.setCookies).toEqual([]);
  });

  test('belongs to the account on all its devices', async () => {
    await ask(browser, { question: 'Asked before signing in: what is HPA?' });
    await signIn(api, browser, '9812345210');
    await ask(browser);
    api.setNow(new Date(now.getTime() + 60_000));
    const laptop = createTestBrowser(api);
    await signIn(api, laptop, '9812345210');
    for (const device of [browser, laptop]) {
      expect((await history(device)).map((one) => one.question)).toEqual([question]);
    }
  });

  test('can be deleted without touching others', async () => {
    const other = createTestBrowser(api);
    await ask(browser);
    await ask(other);
    expect((await browser.call(clearAssistant)).data).toEqual({ cleared: true });
    expect(await history(browser)).toEqual([]);
    expect(await history(other)).toHaveLength(1);
  });

  test('cannot be deleted from another site', async () => {
    const answer = await browser.call(clearAssistant, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.problem.code).toBe('request/cross-site');
  });

  test('is deleted after 30 days', async () => {
    await ask(browser);
    const after = (days: number) => () => new Date(now.getTime() + days * 86_400_000);
    expect(await purgeAssistant({ sql: database.sql, now: after(29) })).toBe(0);
    expect(await purgeAssistant({ sql: database.sql, now: after(31) })).toBe(1);
    expect(await history(browser)).toEqual([]);
  });
});
