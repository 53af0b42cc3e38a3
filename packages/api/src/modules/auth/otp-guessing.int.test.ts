import { loginUser } from '@pahiya/contracts/auth/session-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { otpCaller } from '../../../test/otp-caller.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { unlimited } from '../../limits/limiter.ts';

const mobile = '9812345210';

let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

const { sentOtp, wrongOtp, ask, guess } = otpCaller(() => ({ api, browser }), mobile);

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

describe('guessing', () => {
  test('after five wrong attempts even the right OTP is refused', async () => {
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

  test('of fifty simultaneous guesses five are checked, over two servers', async () => {
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

  test('used attempts stay used on another server and after a restart', async () => {
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

  test('a browser that guesses too often is stopped, whatever challenges it uses', async () => {
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
