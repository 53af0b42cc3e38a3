import {
  confirmNewsletter,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '@pahiya/contracts/blog/newsletter-contracts';
import { err } from '@pahiya/domain/shared/result';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { purgeBlog } from '../purge-blog.ts';
import { seedBlog } from '../seed/seed-blog.ts';
import { sendNewsletter } from './send-newsletter.ts';

const now = new Date('2026-11-21T04:44:00Z');
const days = (n: number) => new Date(now.getTime() + n * 24 * 60 * 60 * 1000);
const email = 'Asha@Example.in';
let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedBlog(database.sql, now);
});
beforeEach(async () => {
  await emptyTables(database.sql, ['newsletter_subscribers', 'rate_limits']);
  api = await createTestApi(database.sql);
  browser = createTestBrowser(api);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const ask = (over = {}) => browser.call(subscribeNewsletter, { body: { email, ...over } });
/** The key of a link in the last message. */
function keyOf(use: 'confirm' | 'unsubscribe'): string {
  const text = api.email.sent.at(-1)?.text ?? '';
  return new RegExp(`/blog/newsletter\\?${use}=(\\S+)`).exec(text)?.[1] ?? '';
}
async function join(): Promise<void> {
  await ask();
  await browser.call(confirmNewsletter, { body: { key: keyOf('confirm') } });
}
const rows = () => database.sql<{ confirmedAt: Date | null }[]>`
  select confirmed_at as "confirmedAt" from newsletter_subscribers`;

describe('subscribing', () => {
  test('a message with a link follows; without opening it nothing is subscribed', async () => {
    const answer = await ask({ language: 'hi' });
    expect([answer.status, answer.data]).toEqual([202, { isMailed: true }]);
    expect(api.email.sent).toHaveLength(1);
    const mail = api.email.sent[0];
    expect(mail?.to).toBe('asha@example.in');
    expect(mail?.text).toContain('http://localhost:3000/hi/blog/newsletter?confirm=');
    expect(mail?.html).toContain('lang="hi"');
    expect(mail?.endUrl).toBeUndefined();
    expect([...(await rows())]).toEqual([{ confirmedAt: null }]);
    api.setNow(days(3));
    await seedNewArticle(days(2));
    expect(await sendNewsletter(api.services)).toEqual({ sent: 0, failed: 0 });
  });

  test('the address is readable nowhere in the database', async () => {
    await ask();
    const [row] = await database.sql<{ all: string }[]>`
      select string_agg(s::text || encode(s.address_sealed, 'escape'), '') as all
      from newsletter_subscribers s`;
    expect(row?.all.toLowerCase()).not.toContain('asha');
  });

  test('a subscriber is informed by mail; the page shows the same to all', async () => {
    await join();
    api.setNow(new Date(now.getTime() + 11 * 60_000));
    const answer = await ask({ email: 'asha@example.in' });
    expect([answer.status, answer.data]).toEqual([202, { isMailed: true }]);
    expect(api.email.sent).toHaveLength(2);
    expect(keyOf('confirm')).toBe('');
    expect(keyOf('unsubscribe')).not.toBe('');
    expect(await rows()).toHaveLength(1);
  });

  test('an address is written to at most every ten minutes, and three times a day', async () => {
    await ask();
    await ask();
    expect(api.email.sent).toHaveLength(1);
    await ask();
    const answer = await ask();
    expect(answer.problem.code).toBe('request/too-many');
  });

  test.each(['', 'asha', 'a@b', 'a b@c.in', 'x@y.in\nBcc: z@y.in', `${'a'.repeat(250)}@b.in`])(
    'the address %j is refused',
    async (wrong) => {
      const answer = await ask({ email: wrong });
      expect(answer.problem.code).toBe('request/bad-input');
      expect(api.email.sent).toEqual([]);
    },
  );

  test('a failing mail service is reported', async () => {
    const down = await createTestApi(database.sql, {
      email: {
        send: async () =>
          err({ kind: 'unavailable', provider: 'smtp', retryable: true, reason: 'scripted' }),
      },
    });
    const answer = await createTestBrowser(down).call(subscribeNewsletter, { body: { email } });
    expect([answer.status, answer.problem.code]).toEqual([502, 'blog/mail-not-sent']);
    await down.close();
  });
});

describe('confirming and unsubscribing', () => {
  test('the link confirms, also twice, and only for a week', async () => {
    await ask();
    const key = keyOf('confirm');
    api.setNow(days(6));
    expect((await browser.call(confirmNewsletter, { body: { key } })).data.isConfirmed).toBe(true);
    expect((await browser.call(confirmNewsletter, { body: { key } })).status).toBe(200);
    await database.sql`update newsletter_subscribers set confirmed_at = null`;
    api.setNow(days(8));
    const late = await browser.call(confirmNewsletter, { body: { key } });
    expect([late.status, late.problem.code]).toEqual([404, 'blog/link-over']);
  });

  test('a key is valid for one use only, and a changed one is invalid', async () => {
    await ask();
    const key = keyOf('confirm');
    const wrong = [
      key.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
      `${key.split('.')[0]}.`.padEnd(80, 'A'),
    ];
    for (const other of wrong) {
      const answer = await browser.call(confirmNewsletter, { body: { key: other } });
      expect(answer.problem.code).toBe('blog/link-over');
    }
    const ended = await browser.call(unsubscribeNewsletter, { body: { key } });
    expect(ended.problem.code).toBe('blog/link-over');
    expect(await rows()).toHaveLength(1);
  });

  test('unsubscribing erases the address; a second time gets the same response', async () => {
    await join();
    api.setNow(new Date(now.getTime() + 11 * 60_000));
    await ask();
    const key = keyOf('unsubscribe');
    for (let press = 0; press < 2; press += 1) {
      const { data } = await browser.call(unsubscribeNewsletter, { body: { key } });
      expect(data).toEqual({ isErased: true });
    }
    expect(await rows()).toHaveLength(0);
  });

  test('an unconfirmed address is erased after a week', async () => {
    await ask();
    expect((await purgeBlog({ sql: database.sql, now: () => days(6) })).addresses).toBe(0);
    expect((await purgeBlog({ sql: database.sql, now: () => days(7) })).addresses).toBe(1);
  });
});

describe('sending', () => {
  test('new articles are sent once, none from before, and no mail without new ones', async () => {
    await join();
    expect(await sendNewsletter(api.services)).toEqual({ sent: 0, failed: 0 });
    await seedNewArticle(days(5));
    api.setNow(days(7));
    expect(await sendNewsletter(api.services)).toEqual({ sent: 1, failed: 0 });
    const mail = api.email.sent.at(-1);
    expect(mail?.text).toContain('http://localhost:3000/blog/puc-certificate');
    expect(mail?.text).not.toContain('fastag-rules');
    const key = keyOf('unsubscribe');
    // A mail program's own button posts to the same address as the link in the text.
    expect(mail?.endUrl).toBe(`http://localhost:3000/blog/newsletter?unsubscribe=${key}`);
    expect(await sendNewsletter(api.services)).toEqual({ sent: 0, failed: 0 });
  });

  test('what could not be sent is sent the next time', async () => {
    await join();
    await seedNewArticle(days(5));
    api.setNow(days(7));
    const failing = { ...api.services, email: { send: async () => down } };
    expect(await sendNewsletter(failing)).toEqual({ sent: 0, failed: 1 });
    expect(await sendNewsletter(api.services)).toEqual({ sent: 1, failed: 0 });
  });
});

const down = err({
  kind: 'unavailable',
  provider: 'smtp',
  retryable: true,
  reason: 'scripted',
} as const);

/** Sets one article's publication date. */
async function seedNewArticle(at: Date): Promise<void> {
  await database.sql`update live_articles set published_at = ${at} where slug = 'puc-certificate'`;
}
