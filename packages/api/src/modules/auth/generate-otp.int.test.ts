import { generateOtp } from '@pahiya/contracts/auth/session-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { otpCaller } from '../../../test/otp-caller.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

const start = new Date('2026-11-21T04:44:00Z');
const mobile = '9812345210';

let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

const { sentOtp, ask, guess } = otpCaller(() => ({ api, browser }), mobile);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    'users',
    'otp_challenges',
    'otp_waits',
    'rate_limits',
    'audit_events',
  ]);
  api = await createTestApi(database.sql);
  browser = createTestBrowser(api);
});
afterEach(() => api.close());

function later(seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000);
}

function events() {
  return database.sql`select event, code from audit_events order by id`;
}

describe('requesting an OTP', () => {
  test('six digits are sent, with the line that lets the browser autofill them', async () => {
    const answer = await browser.call(generateOtp, { body: { mobile: '+91 98123 45210' } });
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({
      challengeId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      mobileMasked: '98•••••210',
      expiresAt: '2026-11-21T04:49:00.000Z',
      resendAt: '2026-11-21T04:44:30.000Z',
    });
    expect(api.messages).toEqual([
      {
        mobile,
        channel: 'sms',
        template: 'otp',
        language: 'en',
        variables: { otp: expect.stringMatching(/^\d{6}$/), host: 'localhost' },
      },
    ]);
    expect(answer.text).not.toContain(sentOtp());
  });

  test('it is read out in Hindi when a call in Hindi is requested', async () => {
    await ask(browser, { channel: 'voice', language: 'hi' });
    expect(api.messages).toMatchObject([{ channel: 'voice', language: 'hi' }]);
  });

  test('another is sent after 30 seconds, not before', async () => {
    await ask();
    api.setNow(later(12));
    const early = await browser.call(generateOtp, { body: { mobile } });
    expect(early.status).toBe(429);
    expect(early.problem).toMatchObject({ code: 'auth/otp-wait', retryAfter: 18 });
    expect(early.headers['retry-after']).toBe('18');
    api.setNow(later(30));
    await ask();
    expect(api.messages).toHaveLength(2);
  });

  test('the wait applies to a mobile whichever browser requests it', async () => {
    await ask();
    const other = createTestBrowser(api, { address: '198.51.100.9' });
    const answer = await other.call(generateOtp, { body: { mobile } });
    expect(answer.problem.code).toBe('auth/otp-wait');
  });

  test('twenty simultaneous requests send one message', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        createTestBrowser(api, { address: `198.51.100.${i}` }).call(generateOtp, {
          body: { mobile },
        }),
      ),
    );
    expect(api.messages).toHaveLength(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(429)]);
  });

  test('a failed message is reported, can be requested again immediately, and signs no one in', async () => {
    await api.close();
    let isDown = true;
    const tried: string[] = [];
    api = await createTestApi(database.sql, {
      sms: {
        send: async ({ variables }) => {
          tried.push(variables.otp ?? '');
          return isDown
            ? err({ kind: 'timeout', provider: 'test', retryable: true, reason: 'slow' })
            : ok({ requestId: '1' });
        },
      },
    });
    browser = createTestBrowser(api);
    const failed = await browser.call(generateOtp, { body: { mobile } });
    expect(failed.status).toBe(502);
    expect(failed.problem.code).toBe('auth/sms-not-sent');
    expect(await database.sql`select * from otp_challenges`).toEqual([]);
    expect(await events()).toEqual([{ event: 'otp-refused', code: 'auth/sms-not-sent' }]);
    isDown = false;
    const challengeId = await ask();
    expect((await guess(challengeId, tried[1] ?? '')).status).toBe(200);
  });

  test.each([
    '12345',
    '5812345210',
    '98123452101',
    '',
    null,
    'drop table users',
    '9812345210\u0000',
  ])('the mobile %j is refused as bad input, and nothing is sent', async (bad) => {
    const answer = await browser.call(generateOtp, { body: { mobile: bad } });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe('body.mobile');
    expect(api.messages).toEqual([]);
  });
});

describe('limits on sending', () => {
  test('a mobile gets five messages an hour, then 429 with Retry-After and RateLimit', async () => {
    for (let i = 0; i < 5; i += 1) {
      api.setNow(later(i * 31));
      await ask(createTestBrowser(api, { address: `198.51.100.${i}` }));
    }
    api.setNow(later(200));
    const answer = await browser.call(generateOtp, { body: { mobile } });
    expect(answer.status).toBe(429);
    expect(answer.problem.code).toBe('request/too-many');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['ratelimit-policy']).toBe('"otp-mobile-hour";q=5;w=3600');
    expect(answer.headers.ratelimit).toMatch(/^"otp-mobile-hour";r=0;t=\d+$/);
    expect(await events()).toEqual([{ event: 'otp-refused', code: 'request/too-many' }]);
  });

  test("a mobile's limit applies across two servers and a restart", async () => {
    const second = await createTestApi(database.sql);
    for (let i = 0; i < 5; i += 1) {
      const server = i % 2 === 0 ? api : second;
      server.setNow(later(i * 31));
      await ask(createTestBrowser(server, { address: `198.51.100.${i}` }));
    }
    await second.close();
    const restarted = await createTestApi(database.sql);
    restarted.setNow(later(200));
    const answer = await createTestBrowser(restarted).call(generateOtp, { body: { mobile } });
    expect(answer.problem.code).toBe('request/too-many');
    expect(restarted.messages).toEqual([]);
    await restarted.close();
  });

  test('one browser cannot send to many mobiles', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 13; i += 1) {
      const body = { mobile: String(9_000_000_000 + i) };
      statuses.push((await browser.call(generateOtp, { body })).status);
    }
    expect(statuses).toEqual([...Array(12).fill(200), 429]);
  });

  test('one address cannot send to many mobiles by posing as many browsers', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 41; i += 1) {
      const body = { mobile: String(9_000_000_000 + i) };
      statuses.push((await createTestBrowser(api).call(generateOtp, { body })).status);
    }
    expect(statuses).toEqual([...Array(40).fill(200), 429]);
  });

  test("requests refused for their address do not use up another person's mobile limit", async () => {
    for (let i = 0; i < 12; i += 1) {
      await browser.call(generateOtp, { body: { mobile: String(9_000_000_000 + i) } });
    }
    for (let i = 0; i < 8; i += 1) await browser.call(generateOtp, { body: { mobile } });
    await expect(ask(createTestBrowser(api, { address: '198.51.100.1' }))).resolves.toBeTypeOf(
      'string',
    );
  });
});
