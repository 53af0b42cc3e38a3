import { generateOtp, loginUser } from '@pahiya/contracts/auth/session-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { unlimited } from '../../limits/limiter.ts';

const start = new Date('2026-11-21T04:44:00Z');
const mobile = '9812345210';

let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`truncate users, otp_challenges, otp_waits, rate_limits, audit_events cascade`;
  api = await createTestApi(database.sql);
  browser = createTestBrowser(api);
});
afterEach(() => api.close());

function later(seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000);
}

function sentOtp(): string {
  const otp = api.messages.at(-1)?.variables.otp;
  if (otp === undefined) throw new Error('no message was sent');
  return otp;
}

function wrongOtp(otp = sentOtp()): string {
  return String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
}

async function ask(by = browser, body: Record<string, unknown> = {}): Promise<string> {
  const { data } = await by.call(generateOtp, { body: { mobile, ...body } });
  return data.challengeId;
}

function guess(challengeId: string, otp: string, by = browser, as = mobile) {
  return by.call(loginUser, { body: { mobile: as, challengeId, otp } });
}

function events() {
  return database.sql`select event, code from audit_events order by id`;
}

describe('asking for a one-time password', () => {
  test('six digits are sent, with the line that lets the browser fill them in', async () => {
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

  test('it is read out in Hindi when the person asks for a call in Hindi', async () => {
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

  test('the wait holds for a mobile from whichever browser it is asked', async () => {
    await ask();
    const other = createTestBrowser(api, { address: '198.51.100.9' });
    const answer = await other.call(generateOtp, { body: { mobile } });
    expect(answer.problem.code).toBe('auth/otp-wait');
  });

  test('of twenty asks at once one message is sent', async () => {
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

  test('a message that could not be sent says so, can be asked again at once, and signs nobody in', async () => {
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

  test('the limit of a mobile holds across two servers and a restart', async () => {
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

  test('asks that are refused for their address do not use up the mobile of another', async () => {
    for (let i = 0; i < 12; i += 1) {
      await browser.call(generateOtp, { body: { mobile: String(9_000_000_000 + i) } });
    }
    for (let i = 0; i < 8; i += 1) await browser.call(generateOtp, { body: { mobile } });
    await expect(ask(createTestBrowser(api, { address: '198.51.100.1' }))).resolves.toBeTypeOf(
      'string',
    );
  });
});

describe('signing in', () => {
  test('the right password signs in, makes the account and sets a cookie that scripts cannot read', async () => {
    const challengeId = await ask();
    const answer = await guess(challengeId, sentOtp());
    expect(answer.status).toBe(200);
    expect(answer.data.user).toEqual({
      userId: expect.any(String),
      name: null,
      mobileMasked: '98•••••210',
      language: 'en',
    });
    expect(browser.setCookies.at(-1)).toMatch(
      /^pahiya_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await events()).toEqual([{ event: 'signed-in', code: null }]);
  });

  test('outside loopback the cookie is Secure', async () => {
    await api.close();
    api = await createTestApi(database.sql, { settings: { secureCookies: true } });
    browser = createTestBrowser(api);
    await signIn(api, browser, mobile);
    expect(browser.setCookies.at(-1)).toMatch(/^pahiya_session=.*; Secure/);
  });

  test('the same mobile gets the same account again, however it is written', async () => {
    const first = await signIn(api, browser, mobile);
    api.setNow(later(40));
    const second = await signIn(api, createTestBrowser(api), '91-98123-45210');
    expect(second.userId).toBe(first.userId);
    expect(await database.sql`select mobile from users`).toEqual([{ mobile }]);
  });

  test('neither password nor token is stored', async () => {
    const challengeId = await ask();
    const otp = sentOtp();
    await guess(challengeId, otp);
    const token = browser.cookies.get('pahiya_session') ?? '';
    const [stored] = await database.sql`
      select (select json_agg(t) from otp_challenges t)::text || (select json_agg(t) from session_tokens t)::text
        || (select json_agg(t) from sessions t)::text as text`;
    expect(stored?.text).not.toContain(token);
    expect(stored?.text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    expect(stored?.text).not.toMatch(new RegExp(`(?<![0-9a-f])${otp}(?![0-9a-f])`));
  });

  test('a password is good for five minutes', async () => {
    const challengeId = await ask();
    api.setNow(later(301));
    const answer = await guess(challengeId, sentOtp());
    expect(answer.status).toBe(422);
    expect(answer.problem.code).toBe('auth/otp-expired');
    expect(await events()).toEqual([{ event: 'sign-in-refused', code: 'auth/otp-expired' }]);
  });

  test('a password is good once', async () => {
    const challengeId = await ask();
    await guess(challengeId, sentOtp());
    expect((await guess(challengeId, sentOtp())).problem.code).toBe('auth/otp-expired');
  });

  test('of many simultaneous sign-ins with the right password one gets a session', async () => {
    const challengeId = await ask();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => guess(challengeId, sentOtp())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await database.sql`select id from sessions`).toHaveLength(1);
  });

  test('after a resend the first password is over, the second good', async () => {
    const first = await ask();
    const firstOtp = sentOtp();
    api.setNow(later(31));
    const second = await ask();
    expect((await guess(first, firstOtp)).problem.code).toBe('auth/otp-expired');
    expect((await guess(second, sentOtp())).status).toBe(200);
  });

  test('a challenge is good in the browser that asked for it only', async () => {
    const challengeId = await ask();
    const other = createTestBrowser(api);
    expect((await guess(challengeId, sentOtp(), other)).problem.code).toBe('auth/otp-expired');
    expect((await guess(challengeId, sentOtp())).status).toBe(200);
  });

  test('somebody who asks for my password elsewhere does not end mine', async () => {
    const challengeId = await ask();
    const otp = sentOtp();
    api.setNow(later(31));
    await ask(createTestBrowser(api, { address: '198.51.100.1' }));
    expect((await guess(challengeId, otp)).status).toBe(200);
  });

  test('a challenge is good for its own mobile only', async () => {
    const challengeId = await ask();
    const answer = await guess(challengeId, sentOtp(), browser, '9999999999');
    expect(answer.problem.code).toBe('auth/otp-expired');
  });

  test('known and unknown mobiles are answered alike, asked and guessed', async () => {
    await signIn(api, createTestBrowser(api, { address: '198.51.100.1' }), mobile);
    api.setNow(later(60));
    const known = createTestBrowser(api);
    const unknown = createTestBrowser(api);
    const stranger = '9812349210';
    const asked = [
      await known.call(generateOtp, { body: { mobile } }),
      await unknown.call(generateOtp, { body: { mobile: stranger } }),
    ] as const;
    expect(shapeOf(asked[0])).toEqual(shapeOf(asked[1]));
    const guessed = [
      await guess(asked[0].data.challengeId, wrongOtp(api.messages.at(-2)?.variables.otp), known),
      await guess(asked[1].data.challengeId, wrongOtp(), unknown, stranger),
    ] as const;
    expect(guessed[0].problem.code).toBe('auth/otp-wrong');
    expect(shapeOf(guessed[0])).toEqual(shapeOf(guessed[1]));
    const invented = 'b9c3f1de-53a7-4d3c-8f7e-0d5a40b1c0aa';
    const blind = [
      await guess(invented, '123456', known),
      await guess(invented, '123456', unknown, stranger),
    ] as const;
    expect(blind[0].problem.code).toBe('auth/otp-expired');
    expect(shapeOf(blind[0])).toEqual(shapeOf(blind[1]));
  });

  test.each([
    [{ mobile, challengeId: 'x', otp: '123456' }, 'body.challengeId'],
    [{ mobile, challengeId: 'b9c3f1de-53a7-4d3c-8f7e-0d5a40b1c0aa', otp: '12345' }, 'body.otp'],
    [{ mobile, challengeId: 'b9c3f1de-53a7-4d3c-8f7e-0d5a40b1c0aa', otp: 123456 }, 'body.otp'],
  ])('%j is refused as bad input', async (body, path) => {
    const answer = await browser.call(loginUser, { body });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.map((fault) => fault.path)).toEqual([path]);
  });

  test.each([generateOtp, loginUser])(
    'another site cannot make $call.path be called',
    async (contract) => {
      const body = { mobile, challengeId: 'b9c3f1de-53a7-4d3c-8f7e-0d5a40b1c0aa', otp: '123456' };
      const answer = await browser.call(contract, {
        body,
        headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      });
      expect(answer.status).toBe(403);
      expect(answer.problem.code).toBe('request/cross-site');
      expect(api.messages).toEqual([]);
    },
  );
});

describe('guessing', () => {
  test('after five wrong tries even the right password is refused', async () => {
    const challengeId = await ask();
    const codes: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      codes.push((await guess(challengeId, wrongOtp())).problem.code);
    }
    codes.push((await guess(challengeId, sentOtp())).problem.code);
    expect(codes).toEqual([
      ...Array(4).fill('auth/otp-wrong'),
      'auth/otp-tries-used',
      'auth/otp-tries-used',
    ]);
  });

  test('of fifty simultaneous guesses five are looked at, over two servers', async () => {
    const pool = createDatabase({ url: database.url, applicationName: 'pahiya-test', poolSize: 5 });
    const second = await createTestApi(pool, { limiter: unlimited });
    const challengeId = await ask();
    await api.close();
    api = await createTestApi(database.sql, { limiter: unlimited });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const copy = createTestBrowser(i % 2 === 0 ? api : second);
        for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
        return copy.call(loginUser, {
          body: { mobile, challengeId, otp: String(i).padStart(6, '0') },
        });
      }),
    );
    const looked = answers.filter(({ problem }) => problem.code === 'auth/otp-wrong');
    expect(looked).toHaveLength(4);
    expect(answers.filter(({ problem }) => problem.code === 'auth/otp-tries-used')).toHaveLength(
      46,
    );
    expect(await database.sql`select tries from otp_challenges`).toEqual([{ tries: 5 }]);
    await second.close();
    await pool.end();
  });

  test('the tries that were used stay used on another server and after a restart', async () => {
    const challengeId = await ask();
    const otp = sentOtp();
    const second = await createTestApi(database.sql);
    for (let i = 0; i < 5; i += 1) {
      browser.useServer(i % 2 === 0 ? api : second);
      await guess(challengeId, wrongOtp(otp));
    }
    await second.close();
    const restarted = await createTestApi(database.sql);
    browser.useServer(restarted);
    expect((await guess(challengeId, otp)).problem.code).toBe('auth/otp-tries-used');
    await restarted.close();
  });

  test('a browser that tries too often is stopped, whatever challenges it names', async () => {
    const invented = 'b9c3f1de-53a7-4d3c-8f7e-0d5a40b1c0aa';
    await ask();
    const statuses: number[] = [];
    for (let i = 0; i < 41; i += 1) statuses.push((await guess(invented, '000000')).status);
    expect(statuses).toEqual([...Array(40).fill(422), 429]);
    expect(
      await database.sql`
      select code from audit_events order by id desc limit 1`,
    ).toEqual([{ code: 'request/too-many' }]);
  });
});

/** What an onlooker can tell of an answer, its random parts left out. */
function shapeOf({
  status,
  headers,
  text,
}:
  | Awaited<ReturnType<typeof guess>>
  | { status: number; headers: Record<string, unknown>; text: string }) {
  const { date: _, 'set-cookie': cookies, ...rest } = headers as Record<string, unknown>;
  const body = text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')
    .replaceAll(/req-\w+/g, 'request');
  const names = [cookies ?? []].flat().map((cookie) => String(cookie).split('=', 1)[0]);
  return { status, headers: rest, body, names };
}
